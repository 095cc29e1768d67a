### What The First Tsar can say.
###
### Families: event (the log), ask and then (questions), do (choices), why and when (refusals), goods and list (what is given), source (where
### an effect is printed), score (categories of the standings), scores (what a Title counts), option (faults in the options),
### help (what an option does), city, region, chamber, hue, kind, project, title, estate (names), colour, hint (help in the
### terminal); board, phase and short are for the drawn board.
###
### Goods and effects have the nominative as their plain form and the accusative as .acc; sentences ask for it as
### $effect-acc. Names are in the nominative, with a word before them that takes the case (do města Kursk, v oblasti Sever),
### and verbs in the present, which does not ask who is a woman.

first-tsar-name = První car
first-tsar-about = Pošlete své bojary do Kremlu, získejte carovu přízeň a oblasti Ruska. Pro 2 až 4 hráče, autor Stan Kordonsky.

## Options

first-tsar-help-players = Počet hráčů.
first-tsar-help-colours = Barva každého místa; žádné dvě stejné.


## Names

first-tsar-colour-white = bílá
first-tsar-colour-black = černá
first-tsar-colour-green = zelená
first-tsar-colour-red = červená

first-tsar-hue-black = černé
first-tsar-hue-blue = modré
first-tsar-hue-purple = fialové
first-tsar-hue-yellow = žluté

first-tsar-kind-construction = stavební
first-tsar-kind-trade = obchodní
first-tsar-kind-military = vojenský

first-tsar-chamber-production = Výroba
first-tsar-chamber-maneuver = Manévry
first-tsar-chamber-project = Projekty
first-tsar-chamber-exchange = Směna
first-tsar-chamber-reward = Odměny

first-tsar-region-east = Východ
first-tsar-region-south = Jih
first-tsar-region-west = Západ
first-tsar-region-north = Sever

first-tsar-city-veliky-novgorod = Veliký Novgorod
first-tsar-city-tver = Tver
first-tsar-city-yaroslavl = Jaroslavl
first-tsar-city-vologda = Vologda
first-tsar-city-moscow = Moskva
first-tsar-city-smolensk = Smolensk
first-tsar-city-bryansk = Brjansk
first-tsar-city-kozelsk = Kozelsk
first-tsar-city-novgorod-seversky = Novgorod-Severskij
first-tsar-city-chernigov = Černigov
first-tsar-city-putivl = Putivl
first-tsar-city-kursk = Kursk
first-tsar-city-vladimir = Vladimir
first-tsar-city-murom = Murom
first-tsar-city-nizhny-novgorod = Nižnij Novgorod
first-tsar-city-ryazan = Rjazaň

first-tsar-project-PC01 = Dřevěné hradby
first-tsar-project-PC02 = Kamenný kostel
first-tsar-project-PC03 = Klášterní sýpka
first-tsar-project-PC04 = Říční přístaviště
first-tsar-project-PC05 = Věž z bílého kamene
first-tsar-project-PC06 = Dělostřelecký dvůr
first-tsar-project-PC07 = Zvonice
first-tsar-project-PC08 = Carská sloboda
first-tsar-project-PC09 = Městský kreml
first-tsar-project-PC10 = Pohraniční pevnost
first-tsar-project-PT01 = Podzimní trh
first-tsar-project-PT02 = Čluny s obilím
first-tsar-project-PT03 = Smlouva na stožáry
first-tsar-project-PT04 = Anglické sukno
first-tsar-project-PT05 = Plavba po Bílém moři
first-tsar-project-PT06 = Povolžská karavana
first-tsar-project-PT07 = Kupecký dvůr
first-tsar-project-PT08 = Perské hedvábí
first-tsar-project-PT09 = Narvská plavba
first-tsar-project-PT10 = Moskevská společnost
first-tsar-project-PM01 = Odvod z měst
first-tsar-project-PM02 = Pohraniční hlídka
first-tsar-project-PM03 = Šlechtická jízda
first-tsar-project-PM04 = Setnina střelců
first-tsar-project-PM05 = Říční flotila
first-tsar-project-PM06 = Obrněný pluk
first-tsar-project-PM07 = Guljaj-gorod
first-tsar-project-PM08 = Podkopy hradeb
first-tsar-project-PM09 = Livonské tažení
first-tsar-project-PM10 = Dobytí Kazaně

first-tsar-title-TL01 = Správce paláce
first-tsar-title-TL02 = Privilegovaný kupec
first-tsar-title-TL03 = Představený staveb
first-tsar-title-TL04 = Vojevoda
first-tsar-title-TL05 = Představený celnice
first-tsar-title-TL06 = Místodržitel
first-tsar-title-TL07 = Místodržitel Východu a Jihu
first-tsar-title-TL08 = Místodržitel Západu a Severu
first-tsar-title-TL09 = Velkostatkář
first-tsar-title-TL10 = Bojar dumy
first-tsar-title-TL11 = Velitel střelců
first-tsar-title-TL12 = Mistr kameník
first-tsar-title-TL13 = Okolničij
first-tsar-title-TL14 = Opričnik
first-tsar-title-TL15 = Strážce poselstev

first-tsar-estate-ES01 = Solivar
first-tsar-estate-ES02 = Domácí kaple
first-tsar-estate-ES03 = Zbrojnice
first-tsar-estate-ES04 = Hřebčín
first-tsar-estate-ES05 = Lom
first-tsar-estate-ES06 = Vesnice
first-tsar-estate-ES07 = Tržiště
first-tsar-estate-ES08 = Celnice
first-tsar-estate-ES09 = Kancelář
first-tsar-estate-ES10 = Moskevské sídlo
first-tsar-estate-ES11 = Obchodní dvůr
first-tsar-estate-ES12 = Mlýn
first-tsar-estate-ES13 = Klášter
first-tsar-estate-ES14 = Cihelna
first-tsar-estate-ES15 = Pohraniční tvrz

first-tsar-decade =
    { $year ->
        [1550] 50. léta
        [1560] 60. léta
        [1570] 70. léta
        [1580] 80. léta
       *[other] léta { $year }
    }

first-tsar-assignment-hue = cíl: { $hue } město
first-tsar-assignment-any = cíl: kterékoli město
first-tsar-assignment-kremlin = zůstane v Kremlu: získá 1 minci, s pečetí i přízeň

## Goods and effects

first-tsar-goods-grain = { $count } obilí
first-tsar-goods-wood =
    { $count ->
        [one] { $count } dřevo
        [few] { $count } dřeva
       *[other] { $count } dřev
    }
first-tsar-goods-stone =
    { $count ->
        [one] { $count } kámen
        [few] { $count } kameny
       *[other] { $count } kamenů
    }
first-tsar-goods-gunpowder = { $count }× střelný prach
first-tsar-goods-textile =
    { $count ->
        [one] { $count } látka
        [few] { $count } látky
       *[other] { $count } látek
    }
    .acc =
        { $count ->
            [one] { $count } látku
            [few] { $count } látky
           *[other] { $count } látek
        }
first-tsar-goods-steel =
    { $count ->
        [one] { $count } ocel
        [few] { $count } oceli
       *[other] { $count } ocelí
    }
first-tsar-goods-coin =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
    .acc =
        { $count ->
            [one] { $count } minci
            [few] { $count } mince
           *[other] { $count } mincí
        }
first-tsar-goods-vp = { $count } VB
first-tsar-goods-any =
    { $count ->
        [one] libovolné zboží nebo mince
       *[other] { $count }× libovolné zboží nebo mince
    }
    .acc =
        { $count ->
            [one] libovolné zboží nebo minci
           *[other] { $count }× libovolné zboží nebo minci
        }
first-tsar-goods-income =
    { $count ->
        [one] příjem z města
        [few] { $count } příjmy z měst
       *[other] { $count } příjmů z měst
    }
first-tsar-goods-warrior =
    { $count ->
        [one] válečník
        [few] { $count } válečníci
       *[other] { $count } válečníků
    }
    .acc =
        { $count ->
            [one] válečníka
            [few] { $count } válečníky
           *[other] { $count } válečníků
        }
first-tsar-goods-move =
    { $count ->
        [one] přesun
        [few] { $count } přesuny
       *[other] { $count } přesunů
    }
first-tsar-goods-take-project =
    { $count ->
        [one] karta projektu
        [few] { $count } karty projektů
       *[other] { $count } karet projektů
    }
    .acc =
        { $count ->
            [one] kartu projektu
            [few] { $count } karty projektů
           *[other] { $count } karet projektů
        }
first-tsar-goods-complete-project =
    { $count ->
        [one] dokončení projektu
       *[other] dokončení { $count } projektů
    }
first-tsar-goods-take-estate =
    { $count ->
        [one] panství
       *[other] { $count } panství
    }
first-tsar-goods-take-title =
    { $count ->
        [one] titul
        [few] { $count } tituly
       *[other] { $count } titulů
    }
first-tsar-goods-swap =
    { $count ->
        [one] výměna 1 : 1
        [few] až { $count } výměny 1 : 1
       *[other] až { $count } výměn 1 : 1
    }
    .acc =
        { $count ->
            [one] výměnu 1 : 1
            [few] až { $count } výměny 1 : 1
           *[other] až { $count } výměn 1 : 1
        }
first-tsar-goods-favor =
    { $count ->
        [one] carova přízeň
       *[other] { $count }× carova přízeň
    }
    .acc =
        { $count ->
            [one] carovu přízeň
           *[other] { $count }× carovu přízeň
        }
first-tsar-goods-trade =
    { $count ->
        [one] obchodní účinek z vaší desky
        [few] { $count } obchodní účinky z vaší desky
       *[other] { $count } obchodních účinků z vaší desky
    }
first-tsar-goods-two-trades =
    { $count ->
        [one] dva různé obchodní účinky z vaší desky
       *[other] { $count }× dva různé obchodní účinky z vaší desky
    }
first-tsar-goods-building =
    { $count ->
        [one] budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
    .acc =
        { $count ->
            [one] budovu
            [few] { $count } budovy
           *[other] { $count } budov
        }
first-tsar-goods-war =
    { $count ->
        [one] válečník na bojiště a kořist
        [few] { $count } válečníci na bojiště a kořist
       *[other] { $count } válečníků na bojiště a kořist
    }
    .acc =
        { $count ->
            [one] válečníka na bojiště a kořist
            [few] { $count } válečníky na bojiště a kořist
           *[other] { $count } válečníků na bojiště a kořist
        }

first-tsar-list-none = nic
first-tsar-list-two = { $one } a { $two }
    .acc = { $one-acc } a { $two-acc }
first-tsar-list-more = { $one }, { $rest }
    .acc = { $one-acc }, { $rest-acc }
first-tsar-effect-paid = { $gain } (zaplatit { $pay-acc })
    .acc = { $gain-acc } (zaplatit { $pay-acc })

first-tsar-source-trade = obchodní žeton { $token }
first-tsar-source-printed = účinek natištěný na poli { $slot }
first-tsar-source-spoils = žeton kořisti { $token }
first-tsar-source-region = žeton oblasti { $token }

first-tsar-scores-set = { $vp } VB za každou sadu stavebního, obchodního a vojenského projektu
first-tsar-scores-construction = { $vp } VB za každý dokončený stavební projekt
first-tsar-scores-trade = { $vp } VB za každý dokončený obchodní projekt
first-tsar-scores-military = { $vp } VB za každý dokončený vojenský projekt
first-tsar-scores-token = { $vp } VB za každý žeton kořisti a každý obchodní žeton na vaší desce
first-tsar-scores-city = { $vp } VB za každé město, kde máte vliv aspoň 3
first-tsar-scores-city-in = { $vp } VB za každé město, kde máte vliv aspoň 3; oblasti: { $regions }
first-tsar-scores-estate = { $vp } VB za každé vaše panství
first-tsar-scores-title = { $vp } VB za každý váš titul včetně tohoto
first-tsar-scores-field = { $vp } VB za každého vašeho válečníka na bojišti
first-tsar-scores-building = { $vp } VB za každou vaši budovu
first-tsar-scores-region = { $vp } VB za každou oblast, kde máte největší vliv
first-tsar-scores-warrior = { $vp } VB za každého vašeho válečníka ve městech
first-tsar-scores-foreign = { $vp } VB za každé vaše cizí zboží

## What happened

first-tsar-event-kept = { $who } si nechává projekt { $project }.
first-tsar-event-kept-secret = { $who } si nechává projekt.
first-tsar-event-projects = Vrácené projekty se zamíchají do balíčku a šest se jich vyloží.
first-tsar-event-settled = { $who } umisťuje počátečního válečníka: { $city }.
first-tsar-event-round = Začínají { $decade } (kolo { $round } ze 4). První je na tahu { $who }.
first-tsar-event-planned =
    { $who } posílá bojara do komnaty { $chamber }{ $coins ->
        [0] { "" }
        [one] {" "}s jednou mincí
       *[other] {" "}s { $coins } mincemi
    }.
first-tsar-event-actions = Všichni bojaři jsou v Kremlu a začínají jednat.
first-tsar-event-turn = Na tahu je { $who }.
first-tsar-event-turn-ended = { $who } končí tah.
first-tsar-event-left =
    { $who } opouští komnatu { $chamber }{ $coins ->
        [0] { "" }
        [one] {" "}a bere si minci zpět
        [few] {" "}a bere si { $coins } mince zpět
       *[other] {" "}a bere si { $coins } mincí zpět
    }.
first-tsar-event-left-first =
    { $who } opouští komnatu { $chamber } s nejvýznamnějším bojarem{ $coins ->
        [0] { "" }
        [one] {" "}a přichází o minci
        [few] {" "}a přichází o { $coins } mince
       *[other] {" "}a přichází o { $coins } mincí
    }.
first-tsar-event-sealed =
    { $who } pečetí komnatu { $chamber }{ $coins ->
        [0] { "" }
       *[other] {" "}(platí 1 minci)
    }.
first-tsar-event-coins-back =
    { $coins ->
        [one] { $who } dostává zpět minci zpod bojara.
        [few] { $who } dostává zpět { $coins } mince zpod bojara.
       *[other] { $who } dostává zpět { $coins } mincí zpod bojara.
    }
first-tsar-event-sent = { $who } posílá bojara do města { $city }.
first-tsar-event-income =
    { $who } bere příjem z města { $city }: { $goods }{ $coins ->
        [0] { "" }
        [one] {" "}(platí { $coins } minci)
        [few] {" "}(platí { $coins } mince)
       *[other] {" "}(platí { $coins } mincí)
    }.
first-tsar-event-warrior = { $who } umisťuje válečníka do města { $city }.
first-tsar-event-moved-warrior = { $who } přesouvá válečníka z města { $from } do města { $to }.
first-tsar-event-moved-boyar = { $who } přesouvá bojara z města { $from } do města { $to }.
first-tsar-event-took-trade = { $who } bere obchodní žeton { $token }.
first-tsar-event-placed-trade = { $who } pokládá obchodní žeton { $token } na pole { $slot }.
first-tsar-event-dropped-trade = { $who } odhazuje obchodní žeton { $token } a uvolňuje místo.
first-tsar-event-discarded-trades = { $who } odhazuje obchodní žetony { $one } a { $two } a bere projekt.
first-tsar-event-arranged = { $who } přeskupuje obchodní žetony.
first-tsar-event-resolved-trade = { $who } vyhodnocuje { $source }.
first-tsar-event-took-project = { $who } bere projekt { $project }.
first-tsar-event-drew-project = { $who } dobírá projekt { $project }.
first-tsar-event-drew-secret = { $who } dobírá projekt.
first-tsar-event-new-project = Nově v nabídce: { $project }.
first-tsar-event-completed = { $who } dokončuje projekt { $project }.
first-tsar-event-built = { $who } staví ve městě { $city }.
first-tsar-event-war = { $who } posílá válečníka na bojiště a bere žeton kořisti { $token }.
first-tsar-event-war-only = { $who } posílá válečníka na bojiště.
first-tsar-event-gave = { $who } dává { $goods-acc }.
first-tsar-event-swapped = { $who } mění { $give-acc } za { $take-acc }.
first-tsar-event-sold = { $who } utrácí { $goods-acc } a získává 1 minci.
first-tsar-event-gained = { $who } získává { $what-acc }.
first-tsar-event-paid = { $who } platí { $goods-acc }.
first-tsar-event-declined = { $who } vynechává { $what-acc }.
first-tsar-event-declined-trade = { $who } vynechává obchodní účinek.
first-tsar-event-declined-to-pay = { $who } neplatí za { $source }.
first-tsar-event-scored-project = { $who } získává { $vp } VB za projekt.
first-tsar-event-scored-token = { $who } získává { $vp } VB z žetonu.
first-tsar-event-scored-region = { $who } získává { $vp } VB v oblasti.
first-tsar-event-scored-favor = { $who } už stojí na vrcholu stupnice přízně a získává { $vp } VB.
first-tsar-event-scored-titles = { $who } získává { $vp } VB za tituly.
first-tsar-event-scored-field = { $who } získává { $vp } VB na bojišti.
first-tsar-event-scored-standing = { $who } získává { $vp } VB na stupnici přízně.
first-tsar-event-scored-exchange = { $who } mění zboží a mince za { $vp } VB.
first-tsar-event-favored = { $who } získává carovu přízeň a jde na vrchol.
first-tsar-event-favor-token = { $who } první dosahuje { $space } VB a bere žeton přízně.
first-tsar-event-took-title = { $who } bere titul { $title }.
first-tsar-event-drew-title = { $who } dobírá titul { $title }.
first-tsar-event-took-estate = { $who } bere panství { $estate }.
first-tsar-event-drew-estate = { $who } dobírá panství { $estate }.
first-tsar-event-used = { $who } používá panství { $estate }.
first-tsar-event-used-paying = { $who } používá panství { $estate } (platí { $goods-acc }).
first-tsar-event-reshuffled-titles = Z odhozených titulů vzniká nový balíček.
first-tsar-event-reshuffled-estates = Z odhozených panství vzniká nový balíček.
first-tsar-event-rewards = Kolo končí a oblasti přinášejí odměny.
first-tsar-event-led = Největší vliv v oblasti { $region } má { $who }.
first-tsar-event-no-reward = V oblasti { $region } nemá nikdo žádnou figurku.
first-tsar-event-reward-points = { $who } získává body za oblast { $region }.
first-tsar-event-reward-other = { $who } získává druhou odměnu za oblast { $region }.
first-tsar-event-scoring = Zvláštní bodování: { $decade } končí.
first-tsar-event-title-scored = { $who } získává { $vp } VB za titul { $title }.
first-tsar-event-new-spoils = Válečníci se vracejí z bojiště a vykládá se nová kořist.
first-tsar-event-new-trades = Na vodních cestách leží nové obchodní žetony.
first-tsar-event-new-cards = Vykládají se nové tituly a panství.
first-tsar-event-new-assignments = Karty úkolů se rozdávají znovu.
first-tsar-event-new-regions = Na mapě leží nové žetony oblastí.
first-tsar-event-over = Končí 80. léta a s nimi i hra.

## Questions

first-tsar-ask-over = Hra skončila.
first-tsar-ask-keep = Jeden projekt si nechte; zbylé dva se vrátí do balíčku.
    .they = vybírá, který projekt si nechá
first-tsar-ask-settle = Umístěte počátečního válečníka.
    .they = umisťuje počátečního válečníka
first-tsar-ask-plan = { $decade }, fáze plánování. Pošlete bojara do komnaty.
    .they = posílá bojara do komnaty
first-tsar-ask-coins = Kolik mincí dáte pod svého bojara v komnatě { $chamber }?
    .they = dává mince pod bojara (komnata { $chamber })
first-tsar-ask-leave = { $decade }, fáze akcí. Vyberte bojara, který opustí komnatu.
    .they = vybírá bojara, který opustí komnatu
first-tsar-ask-production =
    { $left ->
        [0] Výroba: nezbývá žádný příjem. { $then }
        [one] Výroba: ještě jeden příjem, { $then }.
        [few] Výroba: ještě až { $left } příjmy, { $then }.
       *[other] Výroba: ještě až { $left } příjmů, { $then }.
    }
    .they = provádí akce komnaty Výroba
first-tsar-ask-maneuver =
    { $left ->
        [0] Manévry: nezbývá žádná akce. { $then }
        [one] Manévry: ještě jedna akce, { $then }.
        [few] Manévry: ještě až { $left } akce, { $then }.
       *[other] Manévry: ještě až { $left } akcí, { $then }.
    }
    .they = provádí akce komnaty Manévry
first-tsar-ask-project =
    { $left ->
        [0] Projekty: nezbývá žádná akce. { $then }
        [one] Projekty: ještě jedna akce, { $then }.
        [few] Projekty: ještě až { $left } akce, { $then }.
       *[other] Projekty: ještě až { $left } akcí, { $then }.
    }
    .they = provádí akce komnaty Projekty
first-tsar-ask-exchange-chamber =
    { $left ->
        [0] Směna: vyměňte 2 za 1, { $then }.
        [one] Směna: vyměňte 2 za 1 a vezměte si { $left } kus cizího zboží.
        [few] Směna: vyměňte 2 za 1 a vezměte si { $left } kusy cizího zboží.
       *[other] Směna: vyměňte 2 za 1 a vezměte si { $left } kusů cizího zboží.
    }
    .they = provádí akce komnaty Směna
first-tsar-ask-reward =
    { $left ->
        [0] Odměny: nezbývá žádná karta. { $then }
        [one] Odměny: vezměte si kartu, { $then }.
        [few] Odměny: vezměte si { $left } karty, { $then }.
       *[other] Odměny: vezměte si { $left } karet, { $then }.
    }
    .they = provádí akce komnaty Odměny
first-tsar-ask-reward-titled =
    { $left ->
        [0] Odměny: nezbývá žádná karta. { $then }
       *[other] Odměny: vezměte si panství jako bonus, { $then }.
    }
    .they = provádí akce komnaty Odměny
first-tsar-then-send = nebo pošlete bojara dál
first-tsar-then-end = nebo ukončete tah: bojar zůstává v Kremlu
first-tsar-then-where = Pošlete bojara do města.
first-tsar-then-stays = Váš bojar zůstává v Kremlu.
first-tsar-ask-end = Proveďte volné akce, nebo ukončete tah.
    .they = končí tah
first-tsar-ask-exchange = Vyberte, co si vezmete za to, co jste dali.
    .they = vybírá, co získá směnou
first-tsar-ask-slot = Vyberte pole pro obchodní žeton { $token }, který přináší { $effect-acc }.
    .they = vybírá pole pro obchodní žeton { $token }
first-tsar-ask-drop = Vaše deska je plná. Odhoďte žeton a uvolněte místo pro { $token }, který přináší { $effect-acc }.
    .they = uvolňuje místo pro obchodní žeton { $token }
first-tsar-ask-bargain = Chcete { $effect-acc }?
    .they = zvažuje, zda za účinek zaplatí
first-tsar-ask-any = Vezměte si zboží, nebo minci.
    .they = vybírá zboží, nebo minci
first-tsar-ask-income = Ze kterého města vezmete příjem?
    .they = vybírá město pro příjem
first-tsar-ask-warrior = Kam umístíte válečníka?
    .they = umisťuje válečníka
first-tsar-ask-move = Kterého válečníka nebo bojara přesunete?
    .they = vybírá figurku k přesunu
first-tsar-ask-take-project = Který projekt si vezmete?
    .they = vybírá projekt z nabídky
first-tsar-ask-complete = Který projekt dokončíte?
    .they = vybírá projekt k dokončení
first-tsar-ask-take-estate = Které panství si vezmete?
    .they = vybírá panství
first-tsar-ask-take-title = Který titul si vezmete?
    .they = vybírá titul
first-tsar-ask-building = Kde postavíte budovu?
    .they = vybírá, kde postaví budovu
first-tsar-ask-war = Můžete poslat válečníka na bojiště. Vyberte si kořist.
    .they = zvažuje, zda pošle válečníka na bojiště
first-tsar-ask-swap =
    { $left ->
        [one] Co vyměníte? Zbývá jedna výměna.
        [few] Co vyměníte? Zbývají { $left } výměny.
       *[other] Co vyměníte? Zbývá { $left } výměn.
    }
    .they = vybírá, co vymění
first-tsar-ask-trade = Který obchodní účinek své desky vyhodnotíte?
    .they = vybírá obchodní účinek
first-tsar-ask-first-trade = Dva různé obchodní účinky vaší desky. Který jako první?
    .they = vybírá první ze dvou obchodních účinků
first-tsar-ask-second-trade = Který obchodní účinek jako druhý?
    .they = vybírá druhý obchodní účinek
first-tsar-ask-pause = Následuje váš druhý obchodní účinek ({ $effect }). Nejdřív proveďte volné akce, nebo ho vyhodnoťte.
    .they = se chystá vyhodnotit druhý obchodní účinek
first-tsar-ask-prize = V oblasti { $region } máte největší vliv. Kterou odměnu si vezmete?
    .they = vybírá odměnu za oblast { $region }
first-tsar-ask-prize-for = { $leader } vede v oblasti { $region } jen těsně: odměnu vybíráte vy.
    .they = vybírá odměnu za oblast { $region }, kterou získá { $leader }

## Choices

first-tsar-do-keep = Nechat si projekt { $project } ({ $kind }): stojí { $cost-acc }, přináší { $vp } VB
first-tsar-do-settle = { $city }, { $region } (příjem: { $income })
first-tsar-do-plan = { $chamber } ({ $assignment })
first-tsar-do-coins =
    { $coins ->
        [0] Žádné mince
        [one] { $coins } mince
        [few] { $coins } mince
       *[other] { $coins } mincí
    }
first-tsar-do-leave =
    Opustit komnatu { $chamber } ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; mince se vám vrátí
        [few] ; { $coins } mince se vám vrátí
       *[other] ; { $coins } mincí se vám vrátí
    }
first-tsar-do-leave-first =
    Opustit komnatu { $chamber } bez pečeti ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; přijdete o minci
        [few] ; přijdete o { $coins } mince
       *[other] ; přijdete o { $coins } mincí
    }
first-tsar-do-leave-seal =
    Opustit komnatu { $chamber } s pečetí a bonusem ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; přijdete o { $coins } minci
        [few] ; přijdete o { $coins } mince
       *[other] ; přijdete o { $coins } mincí
    }{ $price ->
        [0] { "" }
       *[other] {" "}(zaplatit 1 minci za pečeť)
    }
first-tsar-do-income = Vzít příjem z města { $city }: { $goods }
first-tsar-do-income-paid = Vzít příjem z města { $city }: { $goods } (zaplatit 1 minci za kámen)
first-tsar-do-income-plain = Vzít příjem z města { $city } bez kamene: { $goods }
first-tsar-do-warrior = Umístit válečníka do města { $city }
first-tsar-do-move-warrior = Přesunout válečníka z města { $from } do města { $to }
first-tsar-do-move-boyar = Přesunout bojara z města { $from } do města { $to }
first-tsar-do-move-taking = { $move } a vzít { $token } (přináší { $effect-acc })
first-tsar-do-take-project = Vzít projekt { $project } ({ $kind }): stojí { $cost-acc }, přináší { $vp } VB
first-tsar-do-draw-project = Dobrat vrchní projekt z balíčku
first-tsar-do-complete = Dokončit projekt { $project } ({ $kind }): zaplatit { $cost-acc }, získat { $vp } VB
first-tsar-do-give = Vyměnit { $goods-acc } za něco jiného
first-tsar-do-take = Vzít { $what-acc }
first-tsar-do-swap = Vyměnit { $give-acc } za { $take-acc }
first-tsar-do-take-title = Vzít titul { $title }: { $scores }
first-tsar-do-draw-title = Dobrat vrchní titul z balíčku
first-tsar-do-take-estate = Vzít panství { $estate } (přináší { $effect-acc })
first-tsar-do-draw-estate = Dobrat vrchní panství z balíčku
first-tsar-do-send = Poslat bojara do města { $city }, { $region } (příjem: { $income })
first-tsar-do-sell = Volná akce: utratit { $goods-acc }, získat 1 minci
first-tsar-do-discard = Volná akce: odhodit obchodní žetony { $one } a { $two }, vzít projekt
first-tsar-do-cover = Volná akce: přeskupit obchodní žetony tak, aby kryly natištěná pole { $slots }
first-tsar-do-cover-none = Volná akce: přeskupit obchodní žetony tak, aby nekryly žádné natištěné pole
first-tsar-do-use = Volná akce: použít panství { $estate } (přináší { $effect-acc })
first-tsar-do-slot = Pole { $slot }
first-tsar-do-slot-printed = Pole { $slot }, zakryje { $effect-acc }
first-tsar-do-drop = Odhodit { $token } (přináší { $effect-acc })
first-tsar-do-effect = Pole { $slot } (přináší { $effect-acc })
first-tsar-do-resolve = Vyhodnotit ho teď
first-tsar-do-pay = Zaplatit { $goods-acc }
first-tsar-do-build = Postavit budovu ve městě { $city }
first-tsar-do-war = Poslat válečníka pro { $token } (přináší { $effect-acc })
first-tsar-do-war-only = Poslat válečníka; kořist už žádná nezbývá
first-tsar-do-reward-points = { $vp } VB
first-tsar-do-reward-other = Druhá odměna (přináší { $effect-acc })
first-tsar-do-skip = Vynechat
first-tsar-do-end = Ukončit tah

## Refusals

first-tsar-why-over = hra skončila
first-tsar-why-not-dealt = tento projekt jste nedostali
first-tsar-why-warrior-there = už tam stojí válečník
first-tsar-why-boyar-there = v té komnatě už svého bojara máte
first-tsar-why-coins =
    { $number ->
        [0] nemáte žádnou minci
        [one] máte jen { $number } minci
        [few] máte jen { $number } mince
       *[other] máte jen { $number } mincí
    }
first-tsar-why-no-skip = tento krok je povinný
first-tsar-why-leave-first = nejdřív musí bojar opustit komnatu
first-tsar-why-send-first = nejdřív musí bojar odejít do města
first-tsar-why-one-boyar = za tah opustí komnatu jen jeden bojar
first-tsar-why-no-boyar = v té komnatě žádného bojara nemáte
first-tsar-why-not-important = váš bojar tam není nejvýznamnější
first-tsar-why-sealed = komnata už je zapečetěná
first-tsar-why-no-seal = nemáte už žádnou pečeť
first-tsar-why-seal-price = pečeť stojí minci a tu nemáte
first-tsar-why-wrong-city = karta úkolu posílá bojara do jiných měst
first-tsar-why-stays = váš bojar zůstává v Kremlu
first-tsar-why-lapsed = jakmile je bojar ve městě, akce komnaty končí
first-tsar-why-other-chamber = to je akce jiné komnaty
first-tsar-why-none-left = v této komnatě už nic nezbývá
first-tsar-why-only-again = tři města už příjem dala; bonus jen jedno z nich zopakuje
first-tsar-why-no-presence = v tom městě nemáte žádnou figurku
first-tsar-why-city-used = to město už příjem dalo
first-tsar-why-stone-coin = kámen stojí minci a tu nemáte
first-tsar-why-no-stone = to město nedává kámen, který by šlo vynechat
first-tsar-why-no-warrior = nemáte už žádného válečníka
first-tsar-why-no-piece = takovou figurku tam nemáte
first-tsar-why-no-waterway = ta města nespojuje žádná vodní cesta
first-tsar-why-not-shown = ta karta není v nabídce
first-tsar-why-deck-empty = balíček je prázdný
first-tsar-why-not-in-hand = ten projekt nemáte v ruce
first-tsar-why-cost = nemůžete zaplatit jeho cenu
first-tsar-why-goods =
    { $number ->
        [one] to nemáte
        [few] ty { $number } věci nemáte
       *[other] těch { $number } věcí nemáte
    }
first-tsar-why-not-foreign = musí to být cizí zboží
first-tsar-why-one-title = bonus dává panství, ne druhý titul
first-tsar-why-no-building = nemáte už žádnou budovu
first-tsar-why-no-builder = v tom městě nemáte válečníka ani bojara
first-tsar-why-built-up = už tam stojí budova
first-tsar-why-no-spoils = ten žeton kořisti na bojišti neleží
first-tsar-why-take-spoils = dokud nějaká kořist leží, jednu si vezměte
first-tsar-why-pad-full = vaše deska je plná; nejdřív odhoďte žeton
first-tsar-why-slot-taken = na tom poli už žeton leží
first-tsar-why-room = na vaší desce je místo
first-tsar-why-not-on-pad = ten žeton na vaší desce neleží
first-tsar-why-no-effect = to pole nemá žádný účinek
first-tsar-why-effect-twice = druhý účinek musí být jiný
first-tsar-why-closed = volné akce patří do vašeho tahu ve fázi akcí
first-tsar-why-no-projects = nezbývá žádný projekt
first-tsar-why-not-printed = uvádějí se jen pole s natištěným účinkem
first-tsar-why-arrangement =
    { $number ->
        [0] nemáte žádný obchodní žeton
        [one] s { $number } žetonem to nejde
       *[other] s { $number } žetony to nejde
    }
first-tsar-why-same-arrangement = tak už vaše žetony leží
first-tsar-why-arranged = žetony jste právě přeskupili; nejdřív udělejte něco jiného
first-tsar-why-not-yours = to panství není vaše
first-tsar-why-used = to panství už jste v tomto kole použili
first-tsar-why-price = nemůžete zaplatit jeho cenu
first-tsar-why-no-gain = teď by vám nic nedalo

## When else

first-tsar-when-keep = první projekt se vybírá při přípravě hry
first-tsar-when-settle = počáteční válečníci se umisťují při přípravě hry
first-tsar-when-plan = bojaři se posílají do komnat ve fázi plánování
first-tsar-when-coins = mince se pod bojara dávají jen při jeho umístění
first-tsar-when-leave = bojaři opouštějí komnaty ve fázi akcí, jeden za tah
first-tsar-when-income = příjem měst dává komnata Výroba a některé účinky
first-tsar-when-warrior = válečníky umisťuje komnata Manévry a některé účinky
first-tsar-when-move = figurkami pohybuje komnata Manévry a některé účinky
first-tsar-when-take-project = projekty dává komnata Projekty a některé účinky
first-tsar-when-complete = dokončit projekt umožňuje komnata Projekty a některé účinky
first-tsar-when-exchange = zboží se směňuje v komnatě Směna
first-tsar-when-swap = zboží jedno za jedno směňují jen účinky
first-tsar-when-take-title = tituly dává komnata Odměny a některé účinky
first-tsar-when-take-estate = panství dává komnata Odměny a některé účinky
first-tsar-when-send = bojaři odcházejí do měst ve fázi akcí, po akcích své komnaty
first-tsar-when-free = volné akce patří do vašeho tahu ve fázi akcí, mezi ostatní akce
first-tsar-when-slot = obchodní žeton se pokládá na pole, když si ho vezmete
first-tsar-when-drop = obchodní žeton se z vaší desky odhazuje, jen aby uvolnil místo novému
first-tsar-when-effect = obchodní účinky z vaší desky vyhodnocují obchodní projekty a některé účinky
first-tsar-when-resolve = druhý obchodní účinek přijde po prvním
first-tsar-when-pay = cena se platí, když ji účinek žádá
first-tsar-when-build = budovy stavějí stavební projekty a některé účinky
first-tsar-when-war = válečníky posílají na bojiště vojenské projekty a některé účinky
first-tsar-when-reward = odměny oblastí se vybírají na konci kola
first-tsar-when-skip = vynechat můžete jen to, co pravidla nechávají na vás
first-tsar-when-end = tah končí, až váš bojar dojde na své místo

## Scoring

first-tsar-score-projects = Projekty
first-tsar-score-tokens = Obchodní žetony a kořist
first-tsar-score-regions = Oblasti
first-tsar-score-favor = Přízeň získaná na vrcholu
first-tsar-score-titles = Tituly
first-tsar-score-field = Bojiště
first-tsar-score-standing = Stupnice přízně
first-tsar-score-exchange = Zboží a mince

## The drawn board

first-tsar-board-title = PRVNÍ CAR · { $decade } (kolo { $round } ze 4) · { $phase }
first-tsar-phase-keep = první projekty
first-tsar-phase-settle = první válečníci
first-tsar-phase-planning = plánování
first-tsar-phase-actions = akce
first-tsar-phase-end-of-round = konec kola
first-tsar-phase-over = hra skončila
first-tsar-board-first = začíná { $who }
first-tsar-board-favor = Přízeň
first-tsar-board-favor-tokens = žetony na { $spaces } VB
first-tsar-board-kremlin = Kreml
first-tsar-board-seal = pečeť { $who }
first-tsar-board-letter-black = Č
first-tsar-board-letter-blue = M
first-tsar-board-letter-purple = F
first-tsar-board-letter-yellow = Ž
first-tsar-board-to-hue = { $hue }
first-tsar-board-to-any = kamkoli
first-tsar-board-to-kremlin = Kreml
first-tsar-board-prize = { $vp } VB nebo { $other }
first-tsar-board-waters = Vody
first-tsar-board-field = Bojiště
first-tsar-board-spoils = Kořist
first-tsar-board-projects = Projekty
first-tsar-board-titles = Tituly
first-tsar-board-estates = Panství
first-tsar-board-decks = Balíčky
first-tsar-board-projects-left =
    { $count ->
        [one] { $count } projekt
        [few] { $count } projekty
       *[other] { $count } projektů
    }
first-tsar-board-titles-left =
    { $count ->
        [one] { $count } titul
        [few] { $count } tituly
       *[other] { $count } titulů
    }
first-tsar-board-estates-left = { $count } panství
first-tsar-board-cost = { $vp } VB za { $cost-acc }
first-tsar-board-none = –
first-tsar-board-vp = { $vp } VB
first-tsar-board-supply = zásoba { $warriors } vál, { $buildings } bud, { $seals } peč
first-tsar-board-goods = zboží
first-tsar-board-pad = deska
first-tsar-board-hand = ruka
first-tsar-board-cards =
    { $count ->
        [0] žádná karta
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }
first-tsar-board-known = z toho { $projects }
first-tsar-board-completed = hotovo
first-tsar-board-title-now = { $title } (teď { $vp } VB)
first-tsar-board-owned-titles = tituly
first-tsar-board-owned-estates = panství
first-tsar-board-used = { $estate } (použito)
first-tsar-board-owned-spoils = kořist
first-tsar-board-legend =
    Města: Č černé, M modré, F fialové, Ž žluté. W2+# jsou 2 válečníci, bojar a
    budova bílého. V Kremlu má W2* 2 mince a je nejvýznamnější. Více: ?

first-tsar-short-grain = { $count } ob
first-tsar-short-wood = { $count } dř
first-tsar-short-stone = { $count } ká
first-tsar-short-gunpowder = { $count } pr
first-tsar-short-textile = { $count } lá
first-tsar-short-steel = { $count } oc
first-tsar-short-coin = { $count } M
first-tsar-short-vp = { $count } VB
first-tsar-short-any = { $count } cokoli
first-tsar-short-income = příjem
first-tsar-short-warrior = válečník
first-tsar-short-move = přesun
first-tsar-short-take-project = projekt
first-tsar-short-complete-project = dokončení
first-tsar-short-take-estate = panství
first-tsar-short-take-title = titul
first-tsar-short-swap = { $count }× 1 : 1
first-tsar-short-favor = přízeň
first-tsar-short-trade = 1 obch. účinek
first-tsar-short-two-trades = 2 obch. účinky
first-tsar-short-building = budova
first-tsar-short-war = boj

## Help in the terminal

first-tsar-hint-round =
    Čtyři kola. Plánování: jeden po druhém posílají všichni tři bojary do tří
    různých komnat, každého s libovolným počtem mincí. Akce: jeden po druhém
    bojaři opouštějí komnaty, provedou jejich akce a jdou do města té barvy, kterou
    ukazuje karta úkolu. Potom přinesou odměny oblasti.
first-tsar-hint-seals =
    Nejvýznamnější bojar komnaty, podle mincí a pak podle carovy přízně, při
    odchodu o své mince přijde; každý jiný si je vezme zpět. Položí-li do komnaty
    první pečeť, má i bonus a ostatní, kdo v ní mají bojara, dostanou mince pod
    ním hned zpět. Při hře dvou hráčů stojí pečeť ještě jednu minci.
first-tsar-hint-chambers =
    Výroba: příjem ze 3 různých měst s vaší figurkou, každý kámen za minci (bonus:
    jedno z nich znovu). Manévry: 2× umístit válečníka nebo přesunout figurku
    (bonus: 3×). Projekty: 2× vzít nebo dokončit projekt (bonus: 3×). Směna:
    cokoli 2 za 1 a kus cizího zboží (bonus: další). Odměny: panství nebo titul
    (bonus: panství).
first-tsar-hint-projects =
    Stavební projekt staví budovu tam, kde máte válečníka nebo bojara, obchodní
    vyhodnotí dva účinky vaší desky, vojenský pošle válečníka na bojiště pro žeton
    kořisti.
first-tsar-hint-free =
    Volné akce ve vašem tahu: 2 kusy místního zboží za minci, kus cizího za minci,
    2 obchodní žetony za projekt, přeskupení žetonů a každé panství jednou za kolo.
first-tsar-hint-favor =
    Každou shodu rozhoduje vyšší přízeň. Získat ji na vrcholu vynese 1 VB. Do
    bodování 2. kola ji získá i ten, kdo první dosáhne 10, 20 nebo 30 VB.
first-tsar-hint-score =
    Po 2. a 4. kole: tituly; 4 a 2 VB za nejvíc válečníků na bojišti; 4 a 2 VB za
    nejvyšší přízeň. Na konci platí 2 kusy cizího zboží za bod, potom 3 kusy
    čehokoli. Válečník má vliv 1, bojaři a budovy 2.
first-tsar-hint-letters =
    Zkratky: ob obilí, dř dřevo, ká kámen, pr střelný prach, lá látka, oc ocel, M
    mince, VB body.
first-tsar-hints =
    { first-tsar-hint-round }

    { first-tsar-hint-seals }

    { first-tsar-hint-chambers }

    { first-tsar-hint-projects }

    { first-tsar-hint-free }

    { first-tsar-hint-favor }

    { first-tsar-hint-score }

    { first-tsar-hint-letters }
