### Co říká deska Prvního cara v prohlížeči a jeho volby ve formuláři nového stolu.

first-tsar-label-players = Hráči
first-tsar-label-colours = Barvy

first-tsar-value-white = bílá
first-tsar-value-black = černá
first-tsar-value-green = zelená
first-tsar-value-red = červená

## První písmeno rodu značí jeho figurky, dvě písmena barvu města.

first-tsar-web-family-white = Bělští
first-tsar-web-family-black = Čerňatinští
first-tsar-web-family-green = Zabolotští
first-tsar-web-family-red = Požarští
first-tsar-web-hue-black = Če
first-tsar-web-hue-blue = Mo
first-tsar-web-hue-purple = Fi
first-tsar-web-hue-yellow = Žl

## Kolo

first-tsar-web-clock = { $decade } (kolo { $round } ze 4): { $phase }. Začíná { $first }. Tituly, bojiště a přízeň se bodují po 2. a 4. kole.
first-tsar-web-first = začíná { $who }
first-tsar-web-reserve = Lícem dolů: obchodní žetony pro třetí kolo ({ $trades }), žetony oblastí pro další kola ({ $regions })

## Mapa

first-tsar-web-map = Mapa měst a vodních cest
first-tsar-web-city = { $city }: { $hue } město, oblast { $region }. Příjem: { $income }. Každý kámen stojí 1 minci.
first-tsar-web-stands =
    { $who }: vliv { $influence }{ $warriors ->
        [0] { "" }
        [one] , 1 válečník
        [few] , { $warriors } válečníci
       *[other] , { $warriors } válečníků
    }{ $boyars ->
        [0] { "" }
        [one] , 1 bojar
        [few] , { $boyars } bojaři
       *[other] , { $boyars } bojarů
    }{ $buildings ->
        [0] { "" }
       *[other] , budova
    }.
first-tsar-web-warriors =
    { $count ->
        [one] { $count } válečník
        [few] { $count } válečníci
       *[other] { $count } válečníků
    }
first-tsar-web-boyars =
    { $count ->
        [one] { $count } bojar
        [few] { $count } bojaři
       *[other] { $count } bojarů
    }
first-tsar-web-buildings =
    { $count ->
        [one] { $count } budova
        [few] { $count } budovy
       *[other] { $count } budov
    }
first-tsar-web-piece = { $city } – { $who }: { $what }
first-tsar-web-trade = Obchodní žeton { $token } na vodní cestě { $from } – { $to }. Kdo se po ní přesune, vezme si ho a získá { $effect-acc }.
first-tsar-web-to = Cíl: { $city }
first-tsar-web-region-token = Oblast { $region }, žeton { $token }: { $reward }. Kdo má v oblasti největší vliv, vybere si odměnu, druhý dostane tu zbylou; při hře dvou hráčů ji dostane jen první.
first-tsar-web-leads =
    V oblasti { $region } vede { $who }{ $lead ->
        [0] , jen díky přízni
       *[other] {" "}o { $lead }
    }. Vliv: { $all }.
first-tsar-web-nobody-leads = V oblasti { $region } nikdo nemá žádnou figurku.
first-tsar-web-score-track = Body
first-tsar-web-points = { $count } VB
first-tsar-web-favor-token = Žeton přízně: kdo první dosáhne { $points } VB, získá carovu přízeň. Co zbude po 2. kole, se odstraní.
first-tsar-web-favor-track = Carova přízeň
first-tsar-web-favor = { $who }: { $rank }. místo v carově přízni. Přízeň rozhoduje každou shodu.
first-tsar-web-field-of-war = Bojiště
first-tsar-web-field =
    Bojiště. Po 2. a 4. kole získá ten, kdo tu má nejvíc válečníků, 4 VB, a druhý 2 VB. { $stack ->
        [0] V zásobě už není žádná kořist.
       *[other] Kořist v zásobě: { $stack }.
    } { $all }
first-tsar-web-no-spoils = Žádná kořist
first-tsar-web-spoils = Kořist { $token } přináší { $effect-acc }
first-tsar-web-army =
    { $who }: na bojišti { $count ->
        [one] 1 válečník
        [few] { $count } válečníci
       *[other] { $count } válečníků
    }{ $points ->
        [0] { "" }
       *[other] , teď za { $points } VB
    }

## Kreml

first-tsar-web-without-seal = Teď:
first-tsar-web-with-seal = S pečetí navíc:
first-tsar-web-gives-production = příjem až ze tří různých měst s vlastními figurkami.
first-tsar-web-gives-maneuver = dvakrát umístit válečníka nebo přesunout figurku po vodní cestě.
first-tsar-web-gives-project = dvakrát vzít projekt nebo projekt dokončit.
first-tsar-web-gives-exchange = kus cizího zboží a libovolně mnoho směn 2 za 1.
first-tsar-web-gives-reward = titul nebo panství.
first-tsar-web-bonus-production = ještě jednou příjem jednoho z těch měst.
first-tsar-web-bonus-maneuver = třetí umístění nebo přesun.
first-tsar-web-bonus-project = třetí akce s projekty.
first-tsar-web-bonus-exchange = další kus cizího zboží.
first-tsar-web-bonus-reward = další panství.
first-tsar-web-now-production =
    { $count ->
        [0] V žádném městě nemáte figurku, takže žádný příjem.
        [1] Příjem z města: { $cities }.
        [2] Příjem z měst: { $cities }.
        [3] Příjem z měst: { $cities }.
       *[other] Příjem ze tří z těchto měst: { $cities }.
    } { $coins ->
        [0] Na kámen nemáte žádnou minci.
        [one] Na kameny máte { $coins } minci.
        [few] Na kameny máte { $coins } mince.
       *[other] Na kameny máte { $coins } mincí.
    }
first-tsar-web-now-maneuver =
    Dvakrát umístit válečníka{ $warriors ->
        [0] {" "}(žádný nezbývá)
       *[other] {" "}(v zásobě { $warriors })
    } nebo přesunout figurku. { $count ->
        [0] Na jeden přesun není žádný obchodní žeton.
       *[other] Na jeden přesun lze získat: { $tokens }.
    }
first-tsar-web-now-project =
    Dvakrát vzít projekt nebo dokončit projekt z ruky (máte jich { $hand }). { $count ->
        [0] Zaplatit nemůžete žádný.
       *[other] Zaplatit můžete: { $ready }.
    }
first-tsar-web-now-exchange =
    Kus cizího zboží a { $count ->
        [0] žádná směna 2 za 1.
        [one] nejvýš { $count } směna 2 za 1.
        [few] až { $count } směny 2 za 1.
       *[other] až { $count } směn 2 za 1.
    }
first-tsar-web-now-reward = Titul (v nabídce { $titles }) nebo panství (v nabídce { $estates }), případně vrchní karta balíčku.
first-tsar-web-seal-taken = Pečeť tu už má { $who }: bonus v tomto kole už není a o žádné mince nejde.
first-tsar-web-seal-absent =
    Nemáte tu bojara. Nejvýznamnějšího má { $who }, { $coins ->
        [0] bez mincí.
        [one] s { $coins } mincí.
       *[other] s { $coins } mincemi.
    }
first-tsar-web-seal-empty = Není tu žádný bojar.
first-tsar-web-seal-behind =
    Významnějšího bojara má { $who }: teď pečeť položit nemůžete{ $coins ->
        [0] .
        [one] {" "}a mince se vám vrátí.
        [few] {" "}a vaše { $coins } mince se vám vrátí.
       *[other] {" "}a vašich { $coins } mincí se vám vrátí.
    }
first-tsar-web-seal-none =
    Váš bojar je nejvýznamnější, ale nezbývá vám pečeť{ $coins ->
        [0] .
        [one] ; o minci pod ním přijdete.
        [few] ; o { $coins } mince pod ním přijdete.
       *[other] ; o { $coins } mincí pod ním přijdete.
    }
first-tsar-web-seal-poor =
    Váš bojar je nejvýznamnější, ale chybí vám mince, kterou stojí pečeť{ $coins ->
        [0] .
        [one] ; o minci pod ním přijdete.
        [few] ; o { $coins } mince pod ním přijdete.
       *[other] ; o { $coins } mincí pod ním přijdete.
    }
first-tsar-web-seal-yours =
    Váš bojar je nejvýznamnější: můžete položit pečeť{ $price ->
        [0] { "" }
       *[other] {" "}(zaplatit 1 minci)
    }{ $coins ->
        [0] .
        [one] ; o minci pod ním přijdete tak jako tak.
        [few] ; o { $coins } mince pod ním přijdete tak jako tak.
       *[other] ; o { $coins } mincí pod ním přijdete tak jako tak.
    }
first-tsar-web-afterwards = Bojar potom: { $where }.
first-tsar-web-boyar =
    { $who } tu má bojara{ $coins ->
        [0] .
        [one] {" "}s 1 mincí.
       *[other] {" "}s { $coins } mincemi.
    }
first-tsar-web-boyar-first =
    { $who } tu má nejvýznamnějšího bojara{ $coins ->
        [0] .
        [one] {" "}s { $coins } mincí.
       *[other] {" "}s { $coins } mincemi.
    }
first-tsar-web-sealed = Pečeť ({ $who }): bonus této komnaty je využit.
first-tsar-web-seal-open = Místo pro pečeť je volné: nejvýznamnější bojar, který odchází, ji může položit a využít bonus.
first-tsar-web-assignment = Karta úkolu: { $where }.
first-tsar-web-on-card = Stojí na ní bojar ({ $who }).

## Karty

first-tsar-web-offer = Jeden z nich si nechte
first-tsar-web-discarded = { $count } odhozeno
first-tsar-web-project-deck =
    { $count ->
        [0] Balíček projektů je prázdný.
        [one] Balíček projektů: 1 karta
        [few] Balíček projektů: { $count } karty
       *[other] Balíček projektů: { $count } karet
    }
first-tsar-web-title-deck =
    { $count ->
        [0] Balíček titulů je prázdný.
        [one] Balíček titulů: 1 karta
        [few] Balíček titulů: { $count } karty
       *[other] Balíček titulů: { $count } karet
    }
first-tsar-web-estate-deck =
    { $count ->
        [0] Balíček panství je prázdný.
        [one] Balíček panství: 1 karta
        [few] Balíček panství: { $count } karty
       *[other] Balíček panství: { $count } karet
    }
first-tsar-web-project = { $project } ({ $kind } projekt): stojí { $cost-acc }, přináší { $vp } VB a { $does }.
first-tsar-web-does-construction = budovu
first-tsar-web-does-trade = dva obchodní účinky desky
first-tsar-web-does-military = válečníka na bojiště s žetonem kořisti
first-tsar-web-title = Titul { $title }: { $scores }, po 2. a 4. kole.
first-tsar-web-title-now = Teď vynáší { $vp } VB ({ $who }).
first-tsar-web-title-would = Teď by vynesl { $vp } VB ({ $who }).
first-tsar-web-estate = Panství { $estate }, jednou za kolo získáte { $effect-acc }.
first-tsar-web-used = V tomto kole už využito.

## Hráči

first-tsar-web-supply-warriors =
    { $count ->
        [one] { $count } válečník v zásobě
        [few] { $count } válečníci v zásobě
       *[other] { $count } válečníků v zásobě
    }
first-tsar-web-supply-boyars =
    { $count ->
        [one] { $count } bojar doma
        [few] { $count } bojaři doma
       *[other] { $count } bojarů doma
    }
first-tsar-web-supply-buildings =
    { $count ->
        [one] { $count } budova v zásobě
        [few] { $count } budovy v zásobě
       *[other] { $count } budov v zásobě
    }
first-tsar-web-supply-seals =
    { $count ->
        [one] zbývá { $count } pečeť
        [few] zbývají { $count } pečeti
       *[other] zbývá { $count } pečetí
    }
first-tsar-web-pad = Deska s pěti obchodními poli
first-tsar-web-slot-token = Pole { $slot }: obchodní žeton { $token } přináší { $effect-acc }
first-tsar-web-slot-printed = Pole { $slot }, natištěné: přináší { $effect-acc }
first-tsar-web-slot-blank = Pole { $slot }, prázdné
first-tsar-web-hand =
    { $count ->
        [one] { $count } projekt v ruce
        [few] { $count } projekty v ruce
       *[other] { $count } projektů v ruce
    }
first-tsar-web-in-hand = V ruce: { $card }
first-tsar-web-hidden =
    { $count ->
        [one] { $count } projekt, který zná jen jeho majitel
        [few] { $count } projekty, které zná jen jejich majitel
       *[other] { $count } projektů, které zná jen jejich majitel
    }
first-tsar-web-completed = Dokončeno ({ $kind } projekt): { $count } ({ $names })

first-tsar-credits = The First Tsar: Ivan the Terrible je hra Stana Kordonského, kterou vydalo nakladatelství Hobby World.
