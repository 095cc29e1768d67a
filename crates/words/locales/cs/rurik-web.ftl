### What Rurik's board in the browser says, and its options on the form for a new table.

rurik-label-players = Hráči
rurik-label-leaders = Vůdci
rurik-label-first_player = První hráč
rurik-label-colours = Barvy
rurik-label-alternate_board = Varianta: jiný plán
rurik-label-rebel_rewards = Varianta: odměny za povstalce
rurik-label-deed_row = Varianta: řada činů
rurik-label-difficulty = Obtížnost
rurik-label-solo_leader_card = Svjatopolkova karta
rurik-value-choose = volba
rurik-value-random = náhodně
rurik-value-agatha = Agáta
rurik-value-boris = Boris
rurik-value-maria = Marie
rurik-value-mstislav = Mstislav
rurik-value-predslava = Předslava
rurik-value-sudislav = Sudislav
rurik-value-sviatopolk = Svjatopolk
rurik-value-yaroslav = Jaroslav
rurik-value-first_player-0 = místo 1
rurik-value-first_player-1 = místo 2
rurik-value-first_player-2 = místo 3
rurik-value-first_player-3 = místo 4
rurik-value-blue = modrá
rurik-value-yellow = žlutá
rurik-value-red = červená
rurik-value-white = bílá
rurik-value-easy = lehká
rurik-value-medium = střední
rurik-value-hard = těžká
rurik-value-very-hard = velmi těžká
rurik-solo = Sólo proti Povstání

## The board

rurik-web-map = Mapa oblastí
rurik-web-strategy = Strategický plán
rurik-web-claims = Plán nároků
rurik-web-deeds = Činy
rurik-web-schemes = Intriky
rurik-web-leaders = Vůdci na výběr
rurik-web-warfare = Válka
rurik-web-round = { $round }. kolo ze 4
rurik-web-out-of-play = Oblast { $region } se hry neúčastní.
rurik-web-ruled = { $region }, vládne { $who }:
rurik-web-empty = { $region }: nikdo tu nestojí.
rurik-web-unruled = { $region }, nevládne nikdo:
rurik-web-ruler = { $who } vládne, oblast { $region }
rurik-web-count =
    { $who } { $count }{ $extra ->
        [0] { "" }
       *[other] { " " }(z toho { $extra } za pevnost nebo povstalce)
    }
rurik-web-count-rebels =
    { $count ->
        [one] { $count } povstalec
        [few] { $count } povstalci
       *[other] { $count } povstalců
    }
rurik-web-count-neutral =
    { $count ->
        [one] { $count } neutrální oddíl
        [few] { $count } neutrální oddíly
       *[other] { $count } neutrálních oddílů
    }
rurik-web-wins-ties = shody vyhrává { $who }
rurik-web-good = { $region }, zboží k vybrání: { $good }
rurik-web-good-gone = { $region }, zboží už vybrané: { $good }
rurik-web-force =
    { $who }: { $count ->
        [one] { $count } oddíl
        [few] { $count } oddíly
       *[other] { $count } oddílů
    }, oblast { $region }
rurik-web-leader = { $leader }, vůdce ({ $who }), oblast { $region }. { $ability }
rurik-web-rebel = Povstalec, oblast { $region }
rurik-web-neutral = Neutrální oddíl, oblast { $region }
rurik-web-here = Sem, oblast { $region }
rurik-web-structure = { $structure } ({ $who }), oblast { $region }
rurik-web-build-here = Místo pro { $structure }, oblast { $region }
rurik-web-way = { $from } → { $to }
rurik-web-column = { $column }, shora: { $spaces }
rurik-web-pool = Zbývá v tomto tahu: { $points }
rurik-web-strength =
    { $gain }{ $coins ->
        [0] { "" }
        [one] { " " }za { $coins } minci
        [few] { " " }za { $coins } mince
       *[other] { " " }za { $coins } mincí
    }
rurik-web-space =
    { $column }, { $row }. pole: { $gain }{ $coins ->
        [0] .
        [one] { " " }(zaplatit { $coins } minci).
        [few] { " " }(zaplatit { $coins } mince).
       *[other] { " " }(zaplatit { $coins } mincí).
    }
rurik-web-advisor =
    Rádce { $number } ({ $who }){ $coins ->
        [0] .
        [one] , úplatek { $coins } mince.
        [few] , úplatek { $coins } mince.
       *[other] , úplatek { $coins } mincí.
    }
rurik-web-waiting = Rádci k umístění: { $numbers }
rurik-web-full = { $column }: plný sloupec.
rurik-web-lands = { $column }, { $row }. pole.
rurik-web-pushed = Rádce { $number } ({ $who }) klesne na { $row }. pole.
rurik-web-claim = { $who } { $vp } VB (teď { $now })
rurik-web-track-rule = Stupnice vlády podle ovládaných oblastí; nejvyšší pole chce mezi pěti i Kyjev a Novgorod.
rurik-web-track-build = Stupnice stavby podle souvislých oblastí s vlastními stavbami.
rurik-web-track-trade = Stupnice obchodu podle zboží na lodi.
rurik-web-track-warfare = Válečná stupnice: 3 VB za první místo, 1 VB za druhé.
rurik-web-cards-left =
    { $count ->
        [one] zbývá { $count } karta
        [few] zbývají { $count } karty
       *[other] zbývá { $count } karet
    }
rurik-web-deck =
    Balíček intrik { $deck }: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } karet
    }.
rurik-web-known = { $place }. odshora je { $card }.
rurik-web-discard =
    Odhazovací balíček: { $count ->
        [0] prázdný
        [one] { $count } karta ({ $cards })
        [few] { $count } karty ({ $cards })
       *[other] { $count } karet ({ $cards })
    }
rurik-web-scheme =
    Intrika { $card }: { $what }{ $casualty ->
        [0] .
       *[other] . Odkrytá při útoku znamená ztrátu.
    }

## The players

rurik-web-marker = První hráč
rurik-web-first = Žeton prvního hráče má { $who }
rurik-web-supply =
    { $count ->
        [one] { $count } oddíl v zásobě
        [few] { $count } oddíly v zásobě
       *[other] { $count } oddílů v zásobě
    }
rurik-web-left = { $structure }: k postavení { $count }
rurik-web-rules =
    Vládne v { $count ->
        [one] { $count } oblasti
        [few] { $count } oblastech
       *[other] { $count } oblastech
    }, oddíly má v { $occupied }
rurik-web-defeated =
    { $count ->
        [one] { $count } poražený povstalec
        [few] { $count } poražení povstalci
       *[other] { $count } poražených povstalců
    }
rurik-web-hand =
    { $count ->
        [one] { $count } intrika v ruce
        [few] { $count } intriky v ruce
       *[other] { $count } intrik v ruce
    }
rurik-web-spied = znáte { $cards }
rurik-web-boat = Loď a přístav
rurik-web-hold =
    { $good }: na lodi { $boat }/{ $spaces }{ $dock ->
        [0] { "" }
       *[other] , v přístavu { $dock }
    }
rurik-web-face-down = (v tomto kole použito)

## The Rebellion

rurik-web-mat = Deska Povstání
rurik-web-top-card = Karta { $card }, pořadí oblastí:
rurik-web-build-order = Staví:
rurik-web-placed-by = Rádci v tomto kole:
rurik-web-steps = Co Povstání udělalo, krok za krokem
rurik-web-cards-seen = Viděné karty v pořadí oběhu: { $cards }
rurik-web-locked = { $column } přináší navíc: { $gain }; zamčeno mincí
rurik-web-bonus = { $column } přináší navíc: { $gain }

rurik-credits = Rurik: Dawn of Kiev je hra Stanislava Kordonského, vydala ji PieceKeeper Games.
