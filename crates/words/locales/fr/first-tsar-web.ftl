### Ce que dit le plateau du Premier Tsar dans le navigateur, et ses options dans le formulaire d’une nouvelle table.

first-tsar-label-players = Joueurs
first-tsar-label-colours = Couleurs

first-tsar-value-white = blanc
first-tsar-value-black = noir
first-tsar-value-green = vert
first-tsar-value-red = rouge

## La première lettre d’une famille marque ses pièces ; deux lettres marquent la couleur d’une ville.

first-tsar-web-family-white = Belski
first-tsar-web-family-black = Tcherniatinski
first-tsar-web-family-green = Zabolotski
first-tsar-web-family-red = Pojarski
first-tsar-web-hue-black = No
first-tsar-web-hue-blue = Bl
first-tsar-web-hue-purple = Vi
first-tsar-web-hue-yellow = Ja

## La manche

first-tsar-web-clock = { $decade } (manche { $round } sur 4) : { $phase }. Premier joueur : { $first }. Les titres, le champ de bataille et la faveur rapportent des points après les manches 2 et 4.
first-tsar-web-first = { $who } commence
first-tsar-web-reserve = Face cachée : { $trades } jetons Commerce pour la troisième manche, { $regions } jetons Région pour les manches suivantes

## La carte

first-tsar-web-map = La carte des villes et de leurs voies d’eau
first-tsar-web-city = { $city } : ville { $hue } ; région : { $region }. Revenu : { $income }. Chaque pierre coûte 1 pièce.
first-tsar-web-stands =
    { $who } : influence { $influence }{ $warriors ->
        [0] { "" }
        [one] , 1 guerrier
       *[other] , { $warriors } guerriers
    }{ $boyars ->
        [0] { "" }
        [one] , 1 boyard
       *[other] , { $boyars } boyards
    }{ $buildings ->
        [0] { "" }
       *[other] , un bâtiment
    }.
first-tsar-web-warriors =
    { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
    }
first-tsar-web-boyars =
    { $count ->
        [one] { $count } boyard
       *[other] { $count } boyards
    }
first-tsar-web-buildings =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
first-tsar-web-piece = { $city } – { $who } : { $what }
first-tsar-web-trade = Jeton Commerce { $token } sur la voie d’eau { $from } – { $to }. Qui s’y déplace le prend : { $effect }.
first-tsar-web-to = Destination : { $city }
first-tsar-web-region-token = Région : { $region }, jeton { $token } : { $reward }. Qui y a le plus d’influence choisit une récompense, le deuxième reçoit l’autre ; à deux joueurs, seul le premier est récompensé.
first-tsar-web-leads =
    { $who } mène dans { $region }{ $lead ->
        [0] , par la seule faveur
       *[other] {" "}avec { $lead } d’avance
    }. Influence : { $all }.
first-tsar-web-nobody-leads = Personne n’a de figurine dans { $region }.
first-tsar-web-score-track = Score
first-tsar-web-points = { $count } PV
first-tsar-web-favor-token = Jeton Faveur : qui atteint le premier { $points } PV gagne la faveur du Tsar. Ce qui reste après la manche 2 est retiré.
first-tsar-web-favor-track = La faveur du Tsar
first-tsar-web-favor = { $who } : rang { $rank } dans la faveur du Tsar. La faveur départage toutes les égalités.
first-tsar-web-field-of-war = Champ de bataille
first-tsar-web-field =
    Le champ de bataille. Après les manches 2 et 4, qui y a le plus de guerriers marque 4 PV, le deuxième 2 PV. { $stack ->
        [0] Il n’y a plus de butin en réserve.
       *[other] Butin en réserve : { $stack }.
    } { $all }
first-tsar-web-no-spoils = Plus de butin
first-tsar-web-spoils = Butin { $token } : { $effect }
first-tsar-web-army =
    { $who } : { $count ->
        [one] 1 guerrier
       *[other] { $count } guerriers
    } au champ de bataille{ $points ->
        [0] { "" }
       *[other] , soit { $points } PV en l’état
    }

## Le Kremlin

first-tsar-web-without-seal = Maintenant :
first-tsar-web-with-seal = Avec le sceau, en plus :
first-tsar-web-gives-production = le revenu de trois villes différentes au plus où vous avez une figurine.
first-tsar-web-gives-maneuver = deux fois, placer un guerrier ou déplacer une figurine sur une voie d’eau.
first-tsar-web-gives-project = deux fois, prendre un projet ou en réaliser un.
first-tsar-web-gives-exchange = une marchandise étrangère, et autant d’échanges de 2 contre 1 que vous voulez.
first-tsar-web-gives-reward = un titre ou un domaine.
first-tsar-web-bonus-production = encore une fois le revenu d’une de ces villes.
first-tsar-web-bonus-maneuver = un troisième placement ou déplacement.
first-tsar-web-bonus-project = une troisième action de projet.
first-tsar-web-bonus-exchange = une autre marchandise étrangère.
first-tsar-web-bonus-reward = un autre domaine.
first-tsar-web-now-production =
    { $count ->
        [0] Vous n’avez de figurine dans aucune ville, donc pas de revenu.
        [1] Le revenu de : { $cities }.
        [2] Le revenu de : { $cities }.
        [3] Le revenu de : { $cities }.
       *[other] Le revenu de trois villes parmi : { $cities }.
    } { $coins ->
        [0] Vous n’avez pas de pièce pour payer une pierre.
        [one] Vous avez { $coins } pièce pour payer des pierres.
       *[other] Vous avez { $coins } pièces pour payer des pierres.
    }
first-tsar-web-now-maneuver =
    Deux fois, placer un guerrier{ $warriors ->
        [0] {" "}(il n’en reste pas)
       *[other] {" "}(il en reste { $warriors })
    } ou déplacer une figurine. { $count ->
        [0] Aucun jeton Commerce n’est à un déplacement.
       *[other] À un déplacement : { $tokens }.
    }
first-tsar-web-now-project =
    Deux fois, prendre un projet ou en réaliser un de votre main ({ $hand }). { $count ->
        [0] Vous ne pouvez en payer aucun.
       *[other] Vous pouvez payer : { $ready }.
    }
first-tsar-web-now-exchange =
    Une marchandise étrangère, et { $count ->
        [0] rien à échanger à 2 contre 1.
        [1] un échange de 2 contre 1.
       *[other] jusqu’à { $count } échanges de 2 contre 1.
    }
first-tsar-web-now-reward = Un titre ({ $titles } face visible) ou un domaine ({ $estates } face visible), ou la première carte d’une pioche.
first-tsar-web-seal-taken = { $who } a posé son sceau dans cette chambre : plus de bonus dans cette manche, et plus de pièces en jeu.
first-tsar-web-seal-absent =
    Vous n’avez pas de boyard ici. Le plus important est celui de { $who }, { $coins ->
        [0] sans pièce.
        [one] avec 1 pièce.
       *[other] avec { $coins } pièces.
    }
first-tsar-web-seal-empty = Il n’y a pas de boyard ici.
first-tsar-web-seal-behind =
    { $who } a un boyard plus important : pas de sceau pour vous maintenant{ $coins ->
        [0] .
        [one] , et votre pièce vous revient.
       *[other] , et vos { $coins } pièces vous reviennent.
    }
first-tsar-web-seal-none =
    Votre boyard est le plus important, mais vous n’avez plus de sceau{ $coins ->
        [0] .
        [one]  ; la pièce sous lui est perdue.
       *[other]  ; les { $coins } pièces sous lui sont perdues.
    }
first-tsar-web-seal-poor =
    Votre boyard est le plus important, mais il vous manque la pièce que coûte un sceau{ $coins ->
        [0] .
        [one]  ; la pièce sous lui est perdue.
       *[other]  ; les { $coins } pièces sous lui sont perdues.
    }
first-tsar-web-seal-yours =
    Votre boyard est le plus important : vous pouvez poser un sceau{ $price ->
        [0] { "" }
       *[other] {" "}(payer 1 pièce)
    }{ $coins ->
        [0] .
        [one]  ; la pièce sous lui est perdue dans tous les cas.
       *[other]  ; les { $coins } pièces sous lui sont perdues dans tous les cas.
    }
first-tsar-web-afterwards = Ensuite, le boyard : { $where }.
first-tsar-web-boyar =
    { $who } a un boyard ici{ $coins ->
        [0] .
        [one] , avec 1 pièce.
       *[other] , avec { $coins } pièces.
    }
first-tsar-web-boyar-first =
    { $who } a le boyard le plus important ici{ $coins ->
        [0] .
        [one] , avec 1 pièce.
       *[other] , avec { $coins } pièces.
    }
first-tsar-web-sealed = Sceau posé par { $who } : le bonus de cette chambre est utilisé.
first-tsar-web-seal-open = L’emplacement du sceau est libre : le boyard le plus important qui sort peut en poser un et prendre le bonus.
first-tsar-web-assignment = Carte Mission : { $where }.
first-tsar-web-on-card = Un boyard ({ $who }) s’y trouve.

## Les cartes

first-tsar-web-offer = Gardez l’un de ceux-ci
first-tsar-web-discarded =
    { $count ->
        [one] { $count } défaussée
       *[other] { $count } défaussées
    }
first-tsar-web-project-deck =
    { $count ->
        [0] La pioche des projets est vide.
        [one] La pioche des projets : 1 carte
       *[other] La pioche des projets : { $count } cartes
    }
first-tsar-web-title-deck =
    { $count ->
        [0] La pioche des titres est vide.
        [one] La pioche des titres : 1 carte
       *[other] La pioche des titres : { $count } cartes
    }
first-tsar-web-estate-deck =
    { $count ->
        [0] La pioche des domaines est vide.
        [one] La pioche des domaines : 1 carte
       *[other] La pioche des domaines : { $count } cartes
    }
first-tsar-web-project = { $project } ({ $kind }) : coûte { $cost }, donne { $vp } PV et { $does }.
first-tsar-web-does-construction = un bâtiment
first-tsar-web-does-trade = deux effets de commerce du plateau
first-tsar-web-does-military = un guerrier au champ de bataille avec un jeton Butin
first-tsar-web-title = Titre { $title } : { $scores }, après les manches 2 et 4.
first-tsar-web-title-now = Pour l’instant : { $vp } PV pour { $who }.
first-tsar-web-title-would = Il rapporterait pour l’instant { $vp } PV à { $who }.
first-tsar-web-estate = Domaine { $estate }, une fois par manche : { $effect }.
first-tsar-web-used = Utilisé dans cette manche.

## Les joueurs

first-tsar-web-supply-warriors =
    { $count ->
        [one] { $count } guerrier en réserve
       *[other] { $count } guerriers en réserve
    }
first-tsar-web-supply-boyars =
    { $count ->
        [one] { $count } boyard chez lui
       *[other] { $count } boyards chez eux
    }
first-tsar-web-supply-buildings =
    { $count ->
        [one] { $count } bâtiment en réserve
       *[other] { $count } bâtiments en réserve
    }
first-tsar-web-supply-seals =
    { $count ->
        [one] { $count } sceau restant
       *[other] { $count } sceaux restants
    }
first-tsar-web-pad = Le plateau et ses cinq cases de commerce
first-tsar-web-slot-token = Case { $slot } : jeton Commerce { $token }, { $effect }
first-tsar-web-slot-printed = Case { $slot }, imprimée : { $effect }
first-tsar-web-slot-blank = Case { $slot }, vierge
first-tsar-web-hand =
    { $count ->
        [one] { $count } projet en main
       *[other] { $count } projets en main
    }
first-tsar-web-in-hand = En main : { $card }
first-tsar-web-hidden =
    { $count ->
        [one] { $count } projet que seul son propriétaire connaît
       *[other] { $count } projets que seul leur propriétaire connaît
    }
first-tsar-web-completed = Projets réalisés, { $kind } : { $count } ({ $names })

first-tsar-credits = The First Tsar: Ivan the Terrible est un jeu de Stan Kordonsky, publié par Hobby World.
