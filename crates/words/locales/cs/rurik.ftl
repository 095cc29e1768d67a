### What Rurik can say.
###
### Families: event (the log), because (the Rebellion's reasons), ask (questions), do (choices), why and when (refusals), gain, need
### and cost (what cards give and ask), score (categories of the standings), option (faults in the options), help (what an
### option does); names of regions, goods, structures, columns, tracks, leaders, agendas, deeds, priorities, phases and
### colours.
###
### Names are in the nominative: regions stand after "oblast", goods and players after a colon or in brackets. Verbs are in
### the present, which does not ask who is a woman.

rurik-name = Rurik: Úsvit Kyjeva
rurik-about = Raďte, stavte, vybírejte daně a bojujte o kyjevský trůn. Pro 1 až 4 hráče, autor Stanislav Kordonskiy.
rurik-rebellion = Povstání

## Options

rurik-help-players = Počet hráčů; 1 znamená sólovou hru proti Povstání.
rurik-help-leaders = Jak každé místo získá vůdce: volbou hráče, náhodně, nebo pevně.
rurik-help-first_player = Kdo začíná; losuje se, není-li určeno místo.
rurik-help-colours = Barva každého místa; žádné dvě stejné.
rurik-help-alternate_board = Varianta: zamíchané žetony určují, jaké zboží oblast dává.
rurik-help-rebel_rewards = Varianta: odměny za poražené povstalce se berou ze zamíchané hromádky.
rurik-help-deed_row = Varianta: každé kolo končí třemi novými činy.
rurik-help-difficulty = Sólo: jak silné je Povstání.
rurik-help-solo_leader_card = Sólo: platí Svjatopolkova vlastní karta; bez ní je Povstání slabší.
rurik-option-leaders = dvě místa nemohou mít stejného vůdce
rurik-option-sviatopolk = v sólové hře vede Svjatopolk Povstání
rurik-option-first-player = první hráč musí být jedno z míst hry (je jich { $players })
rurik-option-not-solo = { $key } není v sólové hře k dispozici
rurik-option-solo = { $key } platí jen v sólové hře

## Names

rurik-colour-blue = modrá
rurik-colour-yellow = žlutá
rurik-colour-red = červená
rurik-colour-white = bílá
rurik-region-novgorod = Novgorod
rurik-region-rostov = Rostov
rurik-region-polotsk = Polock
rurik-region-smolensk = Smolensk
rurik-region-volyn = Volyň
rurik-region-kiev = Kyjev
rurik-region-chernigov = Černigov
rurik-region-pereyaslavl = Perejaslavl
rurik-region-pskov = Pskov
rurik-region-suzdal = Suzdal
rurik-region-galich = Halič
rurik-region-brest = Brest
rurik-region-murom = Murom
rurik-region-peresech = Peresečeň
rurik-region-azov = Azov
rurik-good-ore = ruda
rurik-good-wood = dřevo
rurik-good-fish = ryby
rurik-good-honey = med
rurik-good-fur = kožešiny
rurik-structure-church = kostel
rurik-structure-market = trh
rurik-structure-stronghold = pevnost
rurik-column-muster = Verbování
rurik-column-move = Přesun
rurik-column-attack = Útok
rurik-column-tax = Daně
rurik-column-build = Stavba
rurik-column-scheme = Intriky
rurik-track-rule = Vláda
rurik-track-build = Stavba
rurik-track-trade = Obchod
rurik-leader-agatha = Agáta
rurik-leader-boris = Boris
rurik-leader-maria = Marie
rurik-leader-mstislav = Mstislav
rurik-leader-predslava = Předslava
rurik-leader-sudislav = Sudislav
rurik-leader-sviatopolk = Svjatopolk
rurik-leader-yaroslav = Jaroslav
rurik-ability-agatha = Kdykoli s ní táhnete, mohou s ní zdarma jít až dva další oddíly.
rurik-ability-boris = Vaše útoky na hráče v jeho oblasti odkrývají o kartu méně a berou jim minci.
rurik-ability-maria = Jednou za kolo smíte verbovat i v jedné sousední oblasti, kde nemáte žádný oddíl.
rurik-ability-mstislav = Daně i stavba v jeho oblasti vás vždy stojí jeden bod.
rurik-ability-predslava = Jednou za kolo pošlete oddíl jiného hráče z její oblasti do sousední; ten hráč dostane minci.
rurik-ability-sudislav = Body útoku můžete v jeho oblasti použít i k verbování.
rurik-ability-sviatopolk = Povstalci v jeho oblasti se vám při určování vlády počítají; místo povstalce, kterého tam porazíte, přijde váš oddíl.
rurik-ability-yaroslav = V jeho oblasti vyhráváte shody o vládu a cizí stavby tam nemají účinek.
rurik-agenda-capable = Schopnost
rurik-agenda-committed = Vytrvalost
rurik-agenda-conquering = Výboje
rurik-agenda-courageous = Odvaha
rurik-agenda-dignified = Důstojnost
rurik-agenda-esteemed = Vážnost
rurik-agenda-prosperous = Rozkvět
rurik-agenda-protective = Ochrana
rurik-agenda-regal = Vznešenost
rurik-agenda-successful = Úspěch
rurik-agenda-wealthy = Bohatství
rurik-goal-capable = nejvíc zboží na lodi a v přístavu dohromady
rurik-goal-committed = první na stupnici stavby
rurik-goal-conquering = první na válečné stupnici
rurik-goal-courageous = nejvíc poražených povstalců
rurik-goal-dignified = nejvíc vykonaných činů
rurik-goal-esteemed = oddíly v největším počtu oblastí
rurik-goal-prosperous = první na stupnici obchodu
rurik-goal-protective = nejvíc staveb v oblastech, kde vládnete, bez ohledu na majitele
rurik-goal-regal = nejvíc kožešin a medu
rurik-goal-successful = první na stupnici vlády
rurik-goal-wealthy = nejvíc mincí
rurik-deed-amass-forces = Shromáždit síly
rurik-deed-border-patrols = Stráž hranic
rurik-deed-capital-city = Hlavní město
rurik-deed-defensive-belt = Obranný pás
rurik-deed-dispatch-messengers = Vyslat posly
rurik-deed-enforce-peace = Vynutit mír
rurik-deed-establish-fortress = Založit tvrz
rurik-deed-generous-prince = Štědrý kníže
rurik-deed-grand-hunter = Velký lovec
rurik-deed-great-library = Velká knihovna
rurik-deed-hire-mercenaries = Najmout žoldnéře
rurik-deed-hoard = Hromadit zásoby
rurik-deed-honorable-prince = Čestný kníže
rurik-deed-law-giver = Zákonodárce
rurik-deed-market-day = Trhový den
rurik-deed-master-beekeeper = Mistr včelař
rurik-deed-new-beginning = Nový začátek
rurik-deed-peace-maker = Mírotvorce
rurik-deed-retire-veterans = Propustit veterány
rurik-deed-reward-laborers = Odměnit dělníky
rurik-deed-send-gifts = Poslat dary
rurik-deed-splendid-feast = Skvělá hostina
rurik-deed-tithe-payments = Desátky
rurik-deed-trade-route = Obchodní stezka
rurik-deed-victory-march = Vítězný pochod
rurik-deed-wilderness-forts = Pevnůstky v divočině
rurik-conversion-build = dřevo nebo ruda a jakékoli další zboží za 1 bod stavby
rurik-conversion-muster = ryby nebo med a jakékoli další zboží za 1 bod verbování
rurik-priority-war = útok a přesun
rurik-priority-build = stavba
rurik-priority-tax = daně
rurik-foe-rebel = povstalec
    .acc = povstalce
rurik-foe-neutral = neutrální oddíl
rurik-phase-leaders = Vůdci
rurik-phase-agendas = Záměry
rurik-phase-troops = První oddíly
rurik-phase-stand = Vůdci přicházejí
rurik-phase-strategy = Fáze strategie
rurik-phase-action = Fáze akcí
rurik-phase-claim = Fáze nároků
rurik-phase-over = Konec hry

## What cards give and ask

rurik-none = nic
rurik-both = { $one } a { $two }
rurik-gain-muster =
    { $count ->
        [one] { $count } bod verbování
        [few] { $count } body verbování
       *[other] { $count } bodů verbování
    }
rurik-gain-move =
    { $count ->
        [one] { $count } bod přesunu
        [few] { $count } body přesunu
       *[other] { $count } bodů přesunu
    }
rurik-gain-attack =
    { $count ->
        [one] { $count } bod útoku
        [few] { $count } body útoku
       *[other] { $count } bodů útoku
    }
rurik-gain-tax =
    { $count ->
        [one] { $count } daňový bod
        [few] { $count } daňové body
       *[other] { $count } daňových bodů
    }
rurik-gain-build =
    { $count ->
        [one] { $count } bod stavby
        [few] { $count } body stavby
       *[other] { $count } bodů stavby
    }
rurik-gain-draw =
    { $count ->
        [one] líznout { $count } intriku
        [few] líznout { $count } intriky a jednu si nechat
       *[other] líznout { $count } intrik a jednu si nechat
    }
rurik-gain-fewer =
    { $count ->
        [one] odkrýt při ztrátách o { $count } kartu méně
        [few] odkrýt při ztrátách o { $count } karty méně
       *[other] odkrýt při ztrátách o { $count } karet méně
    }
rurik-gain-anywhere =
    { $count ->
        [one] přesunout { $count } oddíl kamkoli
        [few] přesunout { $count } oddíly kamkoli
       *[other] přesunout { $count } oddílů kamkoli
    }
rurik-gain-coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
rurik-gain-good = zboží: { $good }
rurik-gain-deed = čin dle výběru
rurik-scheme-for =
    { $coins ->
        [one] zaplatit { $coins } minci: { $what }
        [few] zaplatit { $coins } mince: { $what }
       *[other] zaplatit { $coins } mincí: { $what }
    }
rurik-need-troops = v jedné oblasti vlastní oddíly (aspoň { $count })
rurik-need-regions = vlastní oddíly v různých oblastech ({ $count })
rurik-need-together = vlastní v jedné oblasti: { $structures }
rurik-need-adjacent = vlastní { $structure } v sousedících oblastech ({ $count })
rurik-need-different = vlastní { $structure } v oblastech s různým zbožím ({ $count })
rurik-need-rebels = poražení povstalci ({ $count })
rurik-need-first = žeton prvního hráče
rurik-cost-good = { $count } × { $good }
rurik-cost-one-type = zboží jednoho druhu ({ $count })
rurik-cost-different = zboží různých druhů ({ $count })
rurik-cost-any = jakékoli zboží ({ $count })
rurik-cost-troops-different = po oddílu z různých oblastí ({ $count })
rurik-cost-troops-ruled = oddíly z jedné oblasti, kde vládnete ({ $count })
rurik-cost-troops = oddíly odkudkoli ({ $count })
rurik-cost-schemes =
    { $count ->
        [one] intrika z ruky
        [few] { $count } intriky z ruky
       *[other] { $count } intrik z ruky
    }
rurik-cost-structures =
    { $count ->
        [one] vlastní stavba
        [few] { $count } vlastní stavby
       *[other] { $count } vlastních staveb
    }
rurik-cost-coins =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
rurik-deed-whole = { $demands } → { $reward }; { $vp } VB

## What happened

rurik-event-leader = { $who } si bere vůdce: { $leader }.
rurik-event-agenda = { $who } si nechává záměr: { $agenda }.
rurik-event-agenda-hidden = { $who } si tajně nechává jeden záměr.
rurik-event-deployed = { $who } umisťuje počáteční oddíl, oblast { $region }.
rurik-event-deployed-leader = { $who } umisťuje vůdce, oblast { $region }.
rurik-event-round = Začíná { $round }. kolo.
rurik-event-placed =
    { $who } umisťuje rádce { $number } na { $row }. pole sloupce { $column }{ $coins ->
        [0] { "" }
        [one] , úplatek { $coins } mince
        [few] , úplatek { $coins } mince
       *[other] , úplatek { $coins } mincí
    }.
rurik-event-actions = Všichni rádci jsou umístěni; začíná fáze akcí.
rurik-event-turn = Na tahu je { $who }.
rurik-event-turn-ended = { $who } končí tah.
rurik-event-took =
    { $who } vyhodnocuje rádce { $number }: { $column }, { $row }. pole{ $coins ->
        [0] { "" }
        [one] { " " }(platí { $coins } minci)
        [few] { " " }(platí { $coins } mince)
       *[other] { " " }(platí { $coins } mincí)
    }.
rurik-event-forfeited = { $who } se vzdává akce { $column } (rádce { $number }, { $row }. pole).
rurik-event-rescued = { $who } se vrací na mapu: vůdce a oddíl, oblast { $region }.
rurik-event-mustered = { $who } verbuje oddíl, oblast { $region }.
rurik-event-mustered-leader = { $who } povolává vůdce, oblast { $region }.
rurik-event-moved = { $who } přesouvá oddíl: { $from } → { $to }.
rurik-event-moved-leader = { $who } přesouvá vůdce: { $from } → { $to }.
rurik-event-escorted =
    S vůdcem ({ $who }) { $troops ->
        [one] jde { $troops } oddíl
        [few] jdou { $troops } oddíly
       *[other] jde { $troops } oddílů
    }: { $from } → { $to }.
rurik-event-sent = { $who } posílá cizí oddíl ({ $whose }): { $from } → { $to }.
rurik-event-sent-leader = { $who } posílá cizího vůdce ({ $whose }): { $from } → { $to }.
rurik-event-attacked = { $who } útočí, oblast { $region }; cíl: { $foe }.
rurik-event-rebel = { $who } poráží povstalce, oblast { $region }.
rurik-event-lost = { $who } ztrácí oddíl, oblast { $region }.
rurik-event-lost-leader = { $who } ztrácí vůdce, oblast { $region }.
rurik-event-warfare = { $who } postupuje na { $place }. pole válečné stupnice.
rurik-event-stolen = { $who } získává 1 minci; přichází o ni { $whose }.
rurik-event-revealed = Odkryto: { $card }, beze ztrát.
rurik-event-revealed-casualty = Odkryto: { $card }, ztráta.
rurik-event-joined = Na uvolněné místo přichází oddíl ({ $who }), oblast { $region }.
rurik-event-taxed =
    { $who } vybírá daň, oblast { $region }: { $good } ({ $points ->
        [one] { $points } daňový bod
        [few] { $points } daňové body
       *[other] { $points } daňových bodů
    }).
rurik-event-good = { $who } získává zboží: { $good }.
rurik-event-paid-goods = { $who } platí: { $count } × { $good }.
rurik-event-coins =
    { $who } získává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
rurik-event-paid-coins =
    { $who } platí { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    }.
rurik-event-built =
    { $who } staví { $structure }, oblast { $region } ({ $points ->
        [one] { $points } bod stavby
        [few] { $points } body stavby
       *[other] { $points } bodů stavby
    }).
rurik-event-expelled = Kostel ({ $who }) vyhání z oblasti { $region }: { $foe-acc }.
rurik-event-razed = { $who } odstraňuje stavbu { $structure }, oblast { $region }.
rurik-event-gave-up = { $who } odstraňuje oddíl, oblast { $region }.
rurik-event-gave-up-leader = { $who } odstraňuje vůdce, oblast { $region }.
rurik-event-drew =
    { $who } líže { $cards ->
        [one] intriku
        [few] { $cards } intriky
       *[other] { $cards } intrik
    } z balíčku { $deck }.
rurik-event-looked = { $who } vidí: { $cards }.
rurik-event-kept = { $who } si nechává { $card }.
rurik-event-kept-hidden = { $who } si nechává intriku.
rurik-event-put-back =
    { $who } vrací { $cards ->
        [one] kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } na balíček { $deck }.
rurik-event-schemes-shuffled = Intriky se míchají do dvou balíčků: { $first } a { $second }.
rurik-event-marker = { $who } předává žeton prvního hráče; má ho { $to }.
rurik-event-played = { $who } hraje intriku { $card }.
rurik-event-discarded = { $who } odhazuje intriku { $card }.
rurik-event-deed-chosen = { $who } si vybírá čin { $deed }.
rurik-event-deed-revealed = Nový čin: { $deed }.
rurik-event-row-cleared = Zbylé činy opouštějí řadu.
rurik-event-deeds-shuffled =
    Nový balíček činů: { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    }.
rurik-event-accomplished = { $who } vykonává čin { $deed }.
rurik-event-converted-build = { $who } mění zboží na bod stavby.
rurik-event-converted-muster = { $who } mění zboží na bod verbování.
rurik-event-claims = Vyhodnocují se nároky; první hráč: { $first }.
rurik-event-advanced = { $who } postupuje na { $space }. pole stupnice { $track }.
rurik-event-held-back =
    { $who } nechává v přístavu zboží: { $goods }.
rurik-event-income =
    { $who } získává { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
       *[other] { $coins } mincí
    } (za značky { $markers }, za loď { $boat }).
rurik-event-replenished =
    Zboží přibývá v { $count ->
        [one] { $count } oblasti
        [few] { $count } oblastech
       *[other] { $count } oblastech
    }.
rurik-event-agenda-met = { $who } plní záměr: { $agenda }.
rurik-event-agenda-missed = { $who } neplní záměr: { $agenda }.
rurik-event-over = Čtvrté kolo skončilo a s ním i hra.
rurik-event-card = { $who } dává navrch kartu { $card }.
rurik-event-unlocked = { $who } bere minci z bonusu ({ $priority }): { $column } odteď přináší navíc: { $what }.
rurik-event-priority = Nová priorita ({ $who }): { $priority }.

## Proč Povstání jedná, jak jedná

rurik-because-row = Karta určuje pro rádce { $number } sloupec { $column } ({ $who }, priorita { $priority }).
rurik-because-row-top = Karta určuje pro rádce { $number } horní pole sloupce { $column } ({ $who }, priorita { $priority }).
rurik-because-column-full = Sloupec { $column } je plný; { $who } pokračuje doprava: { $to }.
rurik-because-bribe-top =
    { $coins ->
        [0] { $who } na horní pole minci nepotřebuje.
        [one] { $who } platí za horní pole { $coins } minci.
        [few] { $who } platí za horní pole { $coins } mince.
       *[other] { $who } platí za horní pole { $coins } mincí.
    }
rurik-because-bribe-tie = { $who } platí 1 minci, aby rádce stál nad stejně silným ({ $player }).
rurik-because-bribe-dear = { $who } neuplácí: mincí má { $has }, potřebuje { $coins }.
rurik-because-cannot-pay = { $who } má mincí { $has }, pole stojí { $coins }.
rurik-because-no-muster = { $who } už nemá koho verbovat.
rurik-because-no-move = { $who } nemá oddíl, který by směl jít, kam je třeba.
rurik-because-no-attack = { $who } nemá ve svých oblastech na koho útočit.
rurik-because-no-tax = { $who } nemůže vybrat žádné zboží.
rurik-because-no-build = { $who } nemůže nic postavit.
rurik-because-no-scheme = Na desce už neleží žádná mince ({ $who }).
rurik-because-bonus = { $who } má bonus k akci { $column } ({ $priority }): { $what }.
rurik-because-muster = { $who } má oddíly v oblasti { $region }, ale nevládne v ní.
rurik-because-muster-ruled = { $who } vládne všude, kde má oddíly; na řadě je oblast { $region }.
rurik-because-move-spread = Oblast { $to } je první, kde { $who } nemá oddíl; nejblíž může oddíl postrádat oblast { $from }.
rurik-because-move-gather = Oblast { $to } je první, kde { $who } nevládne; nejblíž může oddíl postrádat oblast { $from }.
rurik-because-attack = Oblast { $region } je první, kde je na koho útočit a { $who } v ní nevládne.
rurik-because-attack-ruled = Oblast { $region } je první, kde je na koho útočit a { $who } v ní vládne.
rurik-because-build-a = { $who } vládne v oblasti { $region } a nemá v ní stavbu.
rurik-because-build-b = { $who } má oddíly v oblasti { $region }, nevládne v ní a nemá v ní stavbu.
rurik-because-build-c = { $who } vládne v oblasti { $region } a má v ní stavbu; stojí v ní i cizí oddíly.
rurik-because-build-d = { $who } vládne v oblasti { $region } a má v ní stavbu.
rurik-because-tax-a = { $who } vládne v oblasti { $region } a loď má pro zboží místo.
rurik-because-tax-b = { $who } má oddíly v oblasti { $region }, nevládne v ní a loď má pro zboží místo.
rurik-because-tax-c = { $who } vládne v oblasti { $region }; loď je tohoto zboží plná.
rurik-because-tax-d = { $who } má oddíly v oblasti { $region } a nevládne v ní; loď je tohoto zboží plná.
rurik-because-points-lost =
    { $who } nemůže využít { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
rurik-because-behind = { $player } má na stupnici { $track } náskok ({ $who } je níž).
rurik-because-no-coin = Na desce už není mince, která by se dala vzít ({ $who }).
rurik-because-regions = { $player } má oddíly ve více oblastech než { $who }: { $count } ku { $own }.
rurik-because-structures = { $player } má stavby ve více sousedních oblastech než { $who }: { $count } ku { $own }.
rurik-because-goods = { $player } má na lodi víc zboží než { $who }: { $count } ku { $own }.
rurik-because-nothing = { $player } nemá náskok v ničem, co určuje prioritu ({ $who }).
rurik-because-leader-card = Svjatopolkova karta přivádí oddíl, oblast { $region } ({ $who }).

## Questions

rurik-ask-over = Hra skončila.
rurik-ask-leader = Vyberte si vůdce.
    .they = vybírá vůdce
rurik-ask-agenda = Jeden záměr si nechte; druhý se vrátí do krabice.
    .they = vybírá záměr
rurik-ask-troop =
    Umístěte počáteční oddíl. ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = umisťuje počáteční oddíl
rurik-ask-stand = Vyberte oblast, kde začne váš vůdce.
    .they = umisťuje vůdce
rurik-ask-place =
    { $round }. kolo. Umístěte rádce. (na úplatky { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    })
    .they = umisťuje rádce
rurik-ask-bribe = Rádce { $number }, sloupec { $column }: kolik mincí přidáte jako úplatek? Máte { $coins }.
    .they = zvažuje úplatek (sloupec { $column })
rurik-ask-before =
    { $round }. kolo. Proveďte bonusové akce, nebo vyhodnoťte rádce.{ $tax ->
        [0] { "" }
       *[other] { " " }Zbývající daňové body: { $tax }.
    }{ $build ->
        [0] { "" }
       *[other] { " " }Zbývající body stavby: { $build }.
    }
    .they = se chystá vyhodnotit rádce
rurik-ask-after =
    { $round }. kolo. Proveďte bonusové akce, využijte body, nebo ukončete tah.{ $tax ->
        [0] { "" }
       *[other] { " " }Zbývající daňové body: { $tax }.
    }{ $build ->
        [0] { "" }
       *[other] { " " }Zbývající body stavby: { $build }.
    }
    .they = končí tah
rurik-ask-muster =
    Kde naverbujete oddíl? ({ $left ->
        [one] poslední bod
        [few] zbývají { $left } body
       *[other] zbývá { $left } bodů
    })
    .they = verbuje oddíl
rurik-ask-move =
    Přesuňte oddíl. ({ $left ->
        [one] poslední bod
        [few] zbývají { $left } body
       *[other] zbývá { $left } bodů
    })
    .they = přesouvá oddíl
rurik-ask-anywhere =
    Přesuňte oddíl do libovolné oblasti. ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = přesouvá oddíl
rurik-ask-escort = Kolik oddílů půjde s ní? { $from } → { $to }
    .they = vybírá, kolik oddílů půjde s vůdcem (cíl: { $to })
rurik-ask-attack =
    Na koho zaútočíte? ({ $left ->
        [one] poslední bod
        [few] zbývají { $left } body
       *[other] zbývá { $left } bodů
    }{ $fewer ->
        [0] { "" }
        [one] , o { $fewer } kartu méně
        [few] , o { $fewer } karty méně
       *[other] , o { $fewer } karet méně
    })
    .they = vybírá, na koho zaútočí
rurik-ask-check =
    Ztráty útoku, oblast { $region }: který balíček odkryje až { $cards ->
        [one] jednu kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    }?
    .they = vybírá balíček pro ztráty, oblast { $region }
rurik-ask-check-rebellion =
    Povstání zaútočilo, oblast { $region }: který balíček odkryje až { $cards ->
        [one] jednu kartu
        [few] { $cards } karty
       *[other] { $cards } karet
    } pro jeho ztráty?
    .they = vybírá balíček pro ztráty Povstání, oblast { $region }
rurik-ask-draw =
    Ze kterého balíčku líznete { $cards ->
        [one] { $cards } intriku
        [few] { $cards } intriky
       *[other] { $cards } intrik
    }?
    .they = vybírá balíček k líznutí
rurik-ask-keep = Kterou intriku si necháte?
    .they = vybírá, kterou intriku si nechá
rurik-ask-top = Vyberte kartu, která přijde navrch.
    .they = vybírá kartu navrch
rurik-ask-marker = Kdo dostane žeton prvního hráče?
    .they = vybírá, kdo dostane žeton prvního hráče
rurik-ask-market = Váš trh vám dává navíc zboží ({ $good }), nebo 1 minci.
    .they = volí mezi zbožím a mincí
rurik-ask-church = Koho váš kostel vyžene z oblasti { $region }?
    .they = vybírá, koho kostel vyžene z oblasti { $region }
rurik-ask-dock = Kolik zboží necháte v přístavu pro stupnici obchodu?
    .they = zvažuje, kolik zboží nechá v přístavu
rurik-ask-dock-priority = Kolik zboží necháte v přístavu, než si Povstání zvolí prioritu?
    .they = zvažuje, kolik zboží nechá v přístavu
rurik-ask-deed = Který čin si vyberete?
    .they = vybírá čin
rurik-ask-remove-different =
    Odstraňte oddíl, každý z jiné oblasti. ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = vybírá oddíl k odstranění
rurik-ask-remove-ruled =
    Odstraňte oddíl, všechny z jedné oblasti, kde vládnete. ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = vybírá oddíl k odstranění
rurik-ask-remove =
    Odstraňte oddíl. ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = vybírá oddíl k odstranění
rurik-ask-raze =
    Odstraňte stavbu. ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = vybírá stavbu k odstranění
rurik-ask-discard =
    Odhoďte intriku. ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = vybírá intriku k odhození
rurik-ask-pay-one-type = Kterým druhem zboží zaplatíte? (kusů: { $left })
    .they = vybírá zboží k zaplacení
rurik-ask-pay-different =
    Kterým zbožím zaplatíte? Každé jiného druhu. ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = vybírá zboží k zaplacení
rurik-ask-pay =
    Kterým zbožím zaplatíte? ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = vybírá zboží k zaplacení
rurik-ask-pay-named =
    Kterým zbožím z žetonu zaplatíte? ({ $left ->
        [one] poslední
        [few] zbývají { $left }
       *[other] zbývá { $left }
    })
    .they = vybírá zboží k zaplacení

## Choices

rurik-do-lead = { $leader }: { $ability }
rurik-do-agenda = Nechat si záměr { $agenda }: { $goal }
rurik-do-deploy = Umístit oddíl, oblast { $region }
rurik-do-stand = Umístit vůdce, oblast { $region }
rurik-do-place =
    Rádce { $number }, sloupec { $column }, { $row }. pole: { $gain }{ $coins ->
        [0] { "" }
        [one] { " " }(zaplatit { $coins } minci)
        [few] { " " }(zaplatit { $coins } mince)
       *[other] { " " }(zaplatit { $coins } mincí)
    }
rurik-do-bribe =
    { $coins ->
        [0] Bez úplatku
        [one] Zaplatit { $coins } minci
        [few] Zaplatit { $coins } mince
       *[other] Zaplatit { $coins } mincí
    }: { $row }. pole
rurik-do-take =
    Vyhodnotit akci { $column }, { $row }. pole: { $gain }{ $coins ->
        [0] { "" }
        [one] { " " }(zaplatit { $coins } minci)
        [few] { " " }(zaplatit { $coins } mince)
       *[other] { " " }(zaplatit { $coins } mincí)
    }
rurik-do-forfeit = Vzdát se akce { $column } ({ $row }. pole) a získat 1 minci
rurik-do-rescue = Umístit vůdce a oddíl, oblast { $region }
rurik-do-muster = Verbovat oddíl, oblast { $region }
rurik-do-muster-leader = Povolat vůdce, oblast { $region }
rurik-do-move = Oddíl: { $from } → { $to }
rurik-do-move-leader = Vůdce: { $from } → { $to }
rurik-do-escort =
    { $troops ->
        [0] Nikdo s ní nepůjde
        [one] Půjde s ní { $troops } oddíl
        [few] Půjdou s ní { $troops } oddíly
       *[other] Půjde s ní { $troops } oddílů
    }
rurik-do-attack =
    Zaútočit, oblast { $region }, cíl: { $foe }{ $cards ->
        [0] { " " }(bez odkrytí karet)
        [one] { " " }(odkryje se až { $cards } karta)
        [few] { " " }(odkryjí se až { $cards } karty)
       *[other] { " " }(odkryje se až { $cards } karet)
    }
rurik-do-deck =
    Balíček { $deck } ({ $cards ->
        [0] prázdný
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } karet
    })
rurik-do-tax =
    Vybrat daň, oblast { $region }: { $good } ({ $points ->
        [one] { $points } daňový bod
        [few] { $points } daňové body
       *[other] { $points } daňových bodů
    })
rurik-do-extra-good = Získat ještě jedno stejné zboží
rurik-do-extra-coin = Získat 1 minci
rurik-do-build =
    Postavit { $structure }, oblast { $region } ({ $points ->
        [one] { $points } bod stavby
        [few] { $points } body stavby
       *[other] { $points } bodů stavby
    })
rurik-do-expel = Vyhnat: { $foe-acc }
rurik-do-keep =
    Nechat si { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(ztráta)
    }
rurik-do-top =
    Navrch { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(ztráta)
    }
rurik-do-marker = Žeton prvního hráče dostane { $to }
rurik-do-play =
    Zahrát { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(ztráta)
    }
rurik-do-accomplish = Vykonat čin { $deed }: { $what }
rurik-do-convert = Směnit: { $what }
rurik-do-pay = Zaplatit: { $count } × { $good }
rurik-do-remove = Odstranit oddíl, oblast { $region }
rurik-do-remove-leader = Odstranit vůdce, oblast { $region }
rurik-do-raze = Odstranit stavbu { $structure }, oblast { $region }
rurik-do-discard =
    Odhodit { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(ztráta)
    }
rurik-do-hold =
    { $goods ->
        [0] Naložit všechno
       *[other] Nechat zboží v přístavu ({ $goods })
    }: { $space ->
        [0] značka obchodu zůstane pod stupnicí
       *[other] značka obchodu na { $space }. poli
    }
rurik-do-hold-priority =
    { $goods ->
        [0] Naložit všechno
       *[other] Nechat zboží v přístavu ({ $goods })
    }: { $priority }
rurik-do-choose = Vybrat čin { $deed }: { $what }
rurik-do-send = Poslat do oblasti { $region } cizí oddíl ({ $whose })
rurik-do-send-leader = Poslat do oblasti { $region } cizího vůdce ({ $whose })
rurik-do-skip = Vynechat
rurik-do-done = Přestat (zbylé body propadnou)
rurik-do-end = Ukončit tah

## Refusals

rurik-why-over = hra skončila
rurik-why-resolve-first = nejdřív musíte vyhodnotit rádce
rurik-why-leader-alone = vůdce začíná tam, kde máte oddíl
rurik-why-coins =
    potřebujete { $number ->
        [one] { $number } minci
        [few] { $number } mince
       *[other] { $number } mincí
    }
rurik-why-escort =
    { $number ->
        [0] nikdo s ní jít nemůže
        [one] jít může jen { $number } oddíl
        [few] jít mohou jen { $number } oddíly
       *[other] jít může jen { $number } oddílů
    }
rurik-why-hold = nechat v přístavu právě tolik zboží nic nezmění
rurik-why-not-drawn = tuto kartu jste si nelízli
rurik-why-no-player = takový hráč není
rurik-why-not-in-row = tento čin v řadě neleží
rurik-why-no-structure = takovou stavbu tam nemáte
rurik-why-not-in-hand = tuto intriku v ruce nemáte
rurik-why-rebellion-leader = Svjatopolk vede Povstání
rurik-why-leader-taken = tohoto vůdce už má jiný hráč
rurik-why-not-dealt = tento záměr jste nedostali
rurik-why-rebellion-starts = tam začíná Povstání
rurik-why-out-of-play = tato oblast se neúčastní hry
rurik-why-column-full = tento sloupec je plný
rurik-why-three-columns = nejdřív umístěte rádce do různých sloupců ({ $number })
rurik-why-no-advisor = rádce { $number } k umístění nemáte
rurik-why-rescue-late = to jde jen před vyhodnocením rádce
rurik-why-has-troops = na mapě ještě oddíly máte
rurik-why-once-a-turn = jen jednou za tah
rurik-why-once-a-round = jen jednou za kolo
rurik-why-one-advisor = v tahu se vyhodnocuje jeden rádce
rurik-why-not-your-advisor = váš rádce tam nestojí
rurik-why-lowest-first = nejdřív je na řadě rádce { $number }
rurik-why-no-troops = v zásobě nemáte žádný oddíl
rurik-why-leader-on-board = váš vůdce je na mapě
rurik-why-no-such-troop = takový oddíl tam nemáte
rurik-why-not-adjacent = ty oblasti spolu nesousedí
rurik-why-moved-already = tento oddíl se už přesunul
rurik-why-not-occupied = nemáte tam žádný oddíl
rurik-why-yourself = na sebe útočit nemůžete
rurik-why-nobody-there = nikdo takový tam není
rurik-why-attack-only = body útoku slouží k útoku
rurik-why-sudislav-region = jen v Sudislavově oblasti
rurik-why-deck-empty = balíček { $number } je prázdný
rurik-why-no-good = neleží tam žádné zboží
rurik-why-tax-points =
    { $number ->
        [one] na to je třeba { $number } daňový bod
        [few] na to jsou třeba { $number } daňové body
       *[other] na to je třeba { $number } daňových bodů
    }
rurik-why-build-points =
    { $number ->
        [one] na to je třeba { $number } bod stavby
        [few] na to jsou třeba { $number } body stavby
       *[other] na to je třeba { $number } bodů stavby
    }
rurik-why-stands-already = taková stavba tam už stojí
rurik-why-no-piece = takovou stavbu už v zásobě nemáte
rurik-why-not-your-deed = tento čin před vámi neleží
rurik-why-need = nesplňujete požadavek činu
rurik-why-cost = nemůžete zaplatit vše, co čin stojí
rurik-why-token-used = tento žeton je do příštího kola otočený
rurik-why-no-goods-of-it = takové zboží nemáte
rurik-why-pay-order = stejné zboží plaťte v nabízeném pořadí
rurik-why-named-good = žeton chce nejdřív jiné zboží
rurik-why-no-named-good = nemáte žádné zboží, které žeton uvádí
rurik-why-not-ruled = v této oblasti nevládnete
rurik-why-same-region = odstraňte všechny z téže oblasti
rurik-why-no-predslava = Předslavu na mapě nemáte
rurik-why-goods =
    { $number ->
        [one] je třeba ještě { $number } kus zboží
        [few] jsou třeba { $number } kusy zboží
       *[other] je třeba { $number } kusů zboží
    }
rurik-why-not-enough-troops =
    { $number ->
        [one] je třeba ještě { $number } oddíl
        [few] jsou třeba { $number } oddíly
       *[other] je třeba { $number } oddílů
    }

## When else

rurik-when-lead = vůdci se vybírají při přípravě hry
rurik-when-agenda = záměry se vybírají při přípravě hry
rurik-when-deploy = počáteční oddíly se umisťují při přípravě hry
rurik-when-place = rádci se umisťují po jednom ve fázi strategie
rurik-when-bribe = úplatek se platí jen při umístění rádce
rurik-when-resolve = rádci se vyhodnocují ve fázi akcí, jeden za tah
rurik-when-rescue = jen než vyhodnotíte rádce, když na mapě nemáte žádný oddíl
rurik-when-muster = verbuje se za body verbování z akce Verbování, nebo z bonusu
rurik-when-move = oddíly se přesouvají za body přesunu z akce Přesun, nebo z bonusu
rurik-when-escort = doprovod jde jen s Agátou, když se přesouvá
rurik-when-attack = útočí se za body útoku z akce Útok, nebo z bonusu
rurik-when-deck = balíček intrik se vybírá, když si je lížete nebo zjišťujete ztráty
rurik-when-tax = zboží se vybírá za daňové body ve vašem tahu, ne uprostřed jiných akcí
rurik-when-extra = trh tohle dává, když z jeho oblasti vyberete daň
rurik-when-build = staví se za body stavby ve vašem tahu, ne uprostřed jiných akcí
rurik-when-expel = kostel někoho vyžene, jen když se postaví
rurik-when-keep = z intrik se vybírá, když si je lížete
rurik-when-marker = žeton prvního hráče se předává akcí na horním poli Intrik
rurik-when-play = intriky se hrají ve vašem tahu ve fázi akcí, před hlavní akcí, nebo po ní
rurik-when-accomplish = činy se vykonávají ve vašem tahu ve fázi akcí, před hlavní akcí, nebo po ní
rurik-when-convert = zboží se směňuje ve vašem tahu ve fázi akcí, před hlavní akcí, nebo po ní
rurik-when-pay = zbožím se platí jen za činy a směny
rurik-when-remove = svých oddílů se vzdáváte jen jako ceny za čin
rurik-when-raze = svých staveb se vzdáváte jen jako ceny za čin
rurik-when-discard = intriky se odhazují jen jako cena za čin
rurik-when-hold = zboží se zadržuje v přístavu, když se počítá náklad lodí
rurik-when-choose = činy se vybírají ve fázi nároků, nebo díky některým intrikám
rurik-when-send = Predslava jedná ve vašem tahu ve fázi akcí, mezi dvěma kroky
rurik-when-skip = vynechat můžete jen to, co pravidla nechávají na vás
rurik-when-done = nemáte body, které by propadly
rurik-when-end = tah končí až po hlavní akci

## Scores

rurik-score-rule = Stupnice vlády
rurik-score-build = Stupnice stavby
rurik-score-trade = Stupnice obchodu
rurik-score-warfare = Válka
rurik-score-agenda = Záměr
rurik-score-deeds = Činy
rurik-score-coins = Mince
rurik-score-dock = Zboží v přístavu

## The drawn board

rurik-board-title = { $round }. kolo ze 4: { $phase }
rurik-board-first = první hráč { $who }
rurik-board-points = daně { $tax }, stavba { $build }
rurik-board-region = Oblast
rurik-board-good = Zboží
rurik-board-ruler = ◆
rurik-board-troops = Oddíly
rurik-board-structures = Stavby
rurik-board-neighbours = Sousedé
rurik-board-claim = { $who } { $vp } ({ $now })
rurik-board-war = Válka
rurik-board-deeds = Činy
rurik-board-schemes = Intriky
rurik-board-decks = balíčky { $first } a { $second }, odhozeno { $discard }
rurik-board-known = balíček { $deck }, { $place }. odshora: { $card }
rurik-board-supply =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }, v zásobě { $troops ->
        [one] { $troops } oddíl
        [few] { $troops } oddíly
       *[other] { $troops } oddílů
    }
rurik-board-left = k postavení: k{ $church } t{ $market } p{ $stronghold }
rurik-board-letter-church = k
rurik-board-letter-market = t
rurik-board-letter-stronghold = p
rurik-board-stands = { $leader }, oblast { $region }
rurik-board-off = { $leader } mimo mapu
rurik-board-advisors = rádci { $numbers }
rurik-board-boat = Loď
rurik-board-hold =
    { $good } { $boat }/{ $spaces }{ $dock ->
        [0] { "" }
       *[other] +{ $dock }
    }
rurik-board-tokens = Žetony
rurik-board-rebels =
    { $count ->
        [one] { $count } poražený povstalec
        [few] { $count } poražení povstalci
       *[other] { $count } poražených povstalců
    }
rurik-board-hand =
    { $count ->
        [one] { $count } intrika v ruce
        [few] { $count } intriky v ruce
       *[other] { $count } intrik v ruce
    }
rurik-board-cards = Ruka
rurik-board-looked = Líznuto
rurik-board-agenda = Záměr
rurik-board-chosen = Vybrané
rurik-board-done = Vykonáno
rurik-board-casualty = ztráta
rurik-board-priority = Priorita: { $priority }; karta { $card }
rurik-board-order = Pořadí
rurik-board-builds = Staví
rurik-board-bonuses = Bonusy
rurik-board-bonus = { $column }: { $gain }
rurik-board-locked = [{ $column }: { $gain }]
rurik-board-legend =
    B3* tři oddíly i s vůdcem · r povstalec · n neutrální oddíl · (zboží) vybráno
    k kostel, t trh, p pevnost s písmenem majitele · ◆ kdo vládne
    2 −1 B5+2: dva body za minci, rádce 5 hráče B s úplatkem 2
    v [závorkách]: zamčený bonus

## Help in the terminal

rurik-hint-turn =
    Čtyři kola. Nejdřív všichni po jednom umisťují rádce; pak se v každém tahu
    vyhodnotí váš rádce s nejnižším číslem; nakonec se počítají nároky.
rurik-hint-power =
    Vysoké číslo s úplatkem bere lepší pole, nízké jedná dřív.
    Stejně silní a silnější rádci zůstávají, slabší klesají.
rurik-hint-rule =
    V oblasti vládnete, máte-li víc oddílů než každý jiný hráč a než povstalci;
    pevnost se počítá jako oddíl. Daně i stavba stojí 1 bod, kde vládnete,
    jinde 2.
rurik-hint-bonus =
    Před rádcem i po něm smíte po jednom: zahrát intriku, vykonat čin,
    směnit zboží. Daňové body a body stavby se v tahu sčítají.
rurik-hint-score = Nakonec se počítají tři stupnice, válka (3 a 1), záměr (2) a činy.
rurik-hints =
    { rurik-hint-turn }

    { rurik-hint-power }

    { rurik-hint-rule }

    { rurik-hint-bonus }

    { rurik-hint-score }
