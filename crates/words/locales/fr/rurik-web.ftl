### What Rurik's board in the browser says, and its options on the form for a new table.

rurik-label-players = Joueurs
rurik-label-leaders = Chefs
rurik-label-first_player = Premier joueur
rurik-label-colours = Couleurs
rurik-label-alternate_board = Variante : autre plateau
rurik-label-rebel_rewards = Variante : récompenses des rebelles
rurik-label-deed_row = Variante : rangée d’exploits
rurik-label-difficulty = Difficulté
rurik-label-solo_leader_card = La carte de Sviatopolk
rurik-value-choose = au choix
rurik-value-random = au hasard
rurik-value-agatha = Agathe
rurik-value-boris = Boris
rurik-value-maria = Maria
rurik-value-mstislav = Mstislav
rurik-value-predslava = Predslava
rurik-value-sudislav = Soudislav
rurik-value-sviatopolk = Sviatopolk
rurik-value-yaroslav = Iaroslav
rurik-value-first_player-0 = place 1
rurik-value-first_player-1 = place 2
rurik-value-first_player-2 = place 3
rurik-value-first_player-3 = place 4
rurik-value-blue = bleu
rurik-value-yellow = jaune
rurik-value-red = rouge
rurik-value-white = blanc
rurik-value-easy = facile
rurik-value-medium = moyenne
rurik-value-hard = difficile
rurik-value-very-hard = très difficile
rurik-solo = En solo contre la Rébellion

## The board

rurik-web-map = La carte des régions
rurik-web-strategy = Plateau de stratégie
rurik-web-claims = Plateau des prétentions
rurik-web-deeds = Exploits
rurik-web-schemes = Intrigues
rurik-web-leaders = Chefs au choix
rurik-web-warfare = Guerre
rurik-web-round = Manche { $round } sur 4
rurik-web-out-of-play = { $region } n’est pas en jeu.
rurik-web-ruled = { $region }, région gouvernée par { $who } :
rurik-web-empty = { $region } : il n’y a personne ici.
rurik-web-unruled = { $region }, région sans maître :
rurik-web-ruler = { $who } gouverne { $region }
rurik-web-count =
    { $who } { $count }{ $extra ->
        [0] { "" }
       *[other] { " " }(dont { $extra } de forteresse ou de rebelles)
    }
rurik-web-count-rebels =
    { $count ->
        [one] { $count } rebelle
       *[other] { $count } rebelles
    }
rurik-web-count-neutral =
    { $count ->
        [one] { $count } troupe neutre
       *[other] { $count } troupes neutres
    }
rurik-web-wins-ties = égalités gagnées par { $who }
rurik-web-good = { $region } : { $good } à prendre
rurik-web-good-gone = { $region }, déjà pris : { $good }
rurik-web-force =
    { $who } : { $count ->
        [one] { $count } troupe
       *[other] { $count } troupes
    } à { $region }
rurik-web-leader = { $leader }, chef ({ $who }), à { $region }. { $ability }
rurik-web-rebel = Un rebelle à { $region }
rurik-web-neutral = Une troupe neutre à { $region }
rurik-web-here = Ici, à { $region }
rurik-web-structure = { $structure } ({ $who }) à { $region }
rurik-web-build-here = Emplacement à { $region } : { $structure }
rurik-web-way = { $from } → { $to }
rurik-web-column = { $column }, à partir du haut : { $spaces }
rurik-web-pool = { $points } encore pour ce tour
rurik-web-strength =
    { $gain }{ $coins ->
        [0] { "" }
        [one] { " " }pour une pièce
       *[other] { " " }pour { $coins } pièces
    }
rurik-web-space =
    { $column }, case { $row } : { $gain }{ $coins ->
        [0] .
        [one] {" "}(payer 1 pièce).
       *[other] {" "}(payer { $coins } pièces).
    }
rurik-web-advisor =
    Conseiller { $number } ({ $who }){ $coins ->
        [0] .
        [one] { " " }avec un pot-de-vin d’une pièce.
       *[other] { " " }avec un pot-de-vin de { $coins } pièces.
    }
rurik-web-waiting = Conseillers à placer : { $numbers }
rurik-web-full = { $column } : colonne pleine.
rurik-web-lands = { $column }, case { $row }.
rurik-web-pushed = Le conseiller { $number } ({ $who }) descend à la case { $row }.
rurik-web-claim = { $who } { $vp } PV (maintenant { $now })
rurik-web-track-rule = Piste de pouvoir, selon les régions gouvernées ; la dernière case demande Kiev et Novgorod parmi cinq.
rurik-web-track-build = Piste de construction, selon les régions reliées avec vos bâtiments.
rurik-web-track-trade = Piste de commerce, selon les marchandises à bord.
rurik-web-track-warfare = Piste de guerre : 3 PV pour la première place, 1 PV pour la deuxième.
rurik-web-cards-left =
    { $count ->
        [one] reste { $count } carte
       *[other] restent { $count } cartes
    }
rurik-web-deck =
    Pile d’intrigues { $deck } : { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
rurik-web-known = Carte nº { $place } à partir du dessus : { $card }.
rurik-web-discard =
    Défausse : { $count ->
        [0] vide
        [one] { $count } carte ({ $cards })
       *[other] { $count } cartes ({ $cards })
    }
rurik-web-scheme =
    Intrigue { $card } : { $what }{ $casualty ->
        [0] .
       *[other] . Révélée dans une attaque, c’est une perte.
    }

## The players

rurik-web-marker = Premier joueur
rurik-web-first = Marqueur de premier joueur : { $who }
rurik-web-supply =
    { $count ->
        [0] aucune troupe en réserve
        [one] { $count } troupe en réserve
       *[other] { $count } troupes en réserve
    }
rurik-web-left = { $structure } : { $count } à construire
rurik-web-rules =
    Gouverne { $count ->
        [one] { $count } région
       *[other] { $count } régions
    }, en occupe { $occupied }
rurik-web-defeated =
    { $count ->
        [0] aucun rebelle vaincu
        [one] { $count } rebelle vaincu
       *[other] { $count } rebelles vaincus
    }
rurik-web-hand =
    { $count ->
        [0] aucune intrigue en main
        [one] { $count } intrigue en main
       *[other] { $count } intrigues en main
    }
rurik-web-spied = vous y connaissez { $cards }
rurik-web-boat = Bateau et quai
rurik-web-hold =
    { $good } : { $boat } sur { $spaces } à bord{ $dock ->
        [0] { "" }
       *[other] , { $dock } à quai
    }
rurik-web-face-down = (utilisé dans cette manche)

## The Rebellion

rurik-web-mat = Plateau de la Rébellion
rurik-web-top-card = Carte { $card }, régions dans l’ordre :
rurik-web-build-order = Elle construit :
rurik-web-placed-by = Ses conseillers de cette manche :
rurik-web-steps = Ce que fait la Rébellion, pas à pas
rurik-web-cards-seen = Cartes vues, dans l’ordre du cycle : { $cards }
rurik-web-locked = { $column } donne aussi { $gain } ; bloqué par une pièce
rurik-web-bonus = { $column } donne aussi { $gain }

rurik-credits = Rurik: Dawn of Kiev est un jeu de Stanislav Kordonskiy, édité par PieceKeeper Games.
