### What The First Tsar can say.
###
### Families: event (the log), ask and then (questions), do (choices), why and when (refusals), goods and list (what is given), source (where
### an effect is printed), score (categories of the standings), scores (what a Title counts), option (faults in the options),
### help (what an option does), city, region, chamber, hue, kind, project, title, estate (names), colour, hint (help in the
### terminal); board, phase and short are for the drawn board.
###
### Names stand where they need no elision, and verbs in the present, which does not ask who is a woman. Regions have their
### article. Blanks before : ; ? ! and within « » do not break; those before ; ? ! are narrow.

first-tsar-name = Le Premier Tsar
first-tsar-about = Envoyez vos boyards au Kremlin, gagnez la faveur du Tsar et les régions de la Russie. De 2 à 4 joueurs, par Stan Kordonsky.

## Options

first-tsar-help-players = Nombre de joueurs.
first-tsar-help-colours = La couleur de chaque place ; toutes différentes.


## Names

first-tsar-colour-white = blanc
first-tsar-colour-black = noir
first-tsar-colour-green = vert
first-tsar-colour-red = rouge

first-tsar-hue-black = noire
first-tsar-hue-blue = bleue
first-tsar-hue-purple = violette
first-tsar-hue-yellow = jaune

first-tsar-kind-construction = construction
first-tsar-kind-trade = commerce
first-tsar-kind-military = militaire

first-tsar-chamber-production = Production
first-tsar-chamber-maneuver = Manœuvre
first-tsar-chamber-project = Projets
first-tsar-chamber-exchange = Échange
first-tsar-chamber-reward = Récompense

first-tsar-region-east = l’Est
first-tsar-region-south = le Sud
first-tsar-region-west = l’Ouest
first-tsar-region-north = le Nord

first-tsar-city-veliky-novgorod = Veliki Novgorod
first-tsar-city-tver = Tver
first-tsar-city-yaroslavl = Iaroslavl
first-tsar-city-vologda = Vologda
first-tsar-city-moscow = Moscou
first-tsar-city-smolensk = Smolensk
first-tsar-city-bryansk = Briansk
first-tsar-city-kozelsk = Kozelsk
first-tsar-city-novgorod-seversky = Novgorod-Severski
first-tsar-city-chernigov = Tchernigov
first-tsar-city-putivl = Poutivl
first-tsar-city-kursk = Koursk
first-tsar-city-vladimir = Vladimir
first-tsar-city-murom = Mourom
first-tsar-city-nizhny-novgorod = Nijni Novgorod
first-tsar-city-ryazan = Riazan

first-tsar-project-PC01 = Remparts de bois
first-tsar-project-PC02 = Église de pierre
first-tsar-project-PC03 = Grenier du monastère
first-tsar-project-PC04 = Quai fluvial
first-tsar-project-PC05 = Tour de pierre blanche
first-tsar-project-PC06 = Fonderie de canons
first-tsar-project-PC07 = Clocher
first-tsar-project-PC08 = Sloboda du Tsar
first-tsar-project-PC09 = Kremlin de la ville
first-tsar-project-PC10 = Forteresse frontalière
first-tsar-project-PT01 = Foire d’automne
first-tsar-project-PT02 = Barges de blé
first-tsar-project-PT03 = Contrat de mâts
first-tsar-project-PT04 = Drap anglais
first-tsar-project-PT05 = Voyage en mer Blanche
first-tsar-project-PT06 = Caravane de la Volga
first-tsar-project-PT07 = Cour des marchands
first-tsar-project-PT08 = Soieries de Perse
first-tsar-project-PT09 = Navigation de Narva
first-tsar-project-PT10 = Compagnie de Moscovie
first-tsar-project-PM01 = Levée des villes
first-tsar-project-PM02 = Garde des frontières
first-tsar-project-PM03 = Cavalerie noble
first-tsar-project-PM04 = Compagnie de streltsy
first-tsar-project-PM05 = Flottille fluviale
first-tsar-project-PM06 = Régiment cuirassé
first-tsar-project-PM07 = Gouliaï-gorod
first-tsar-project-PM08 = Mines de siège
first-tsar-project-PM09 = Campagne de Livonie
first-tsar-project-PM10 = Prise de Kazan

first-tsar-title-TL01 = Intendant du palais
first-tsar-title-TL02 = Marchand privilégié
first-tsar-title-TL03 = Chef des travaux
first-tsar-title-TL04 = Voïvode
first-tsar-title-TL05 = Chef des douanes
first-tsar-title-TL06 = Gouverneur
first-tsar-title-TL07 = Gouverneur de l’Est et du Sud
first-tsar-title-TL08 = Gouverneur de l’Ouest et du Nord
first-tsar-title-TL09 = Grand propriétaire
first-tsar-title-TL10 = Boyard de la Douma
first-tsar-title-TL11 = Chef des streltsy
first-tsar-title-TL12 = Maître de la pierre
first-tsar-title-TL13 = Okolnitchi
first-tsar-title-TL14 = Opritchnik
first-tsar-title-TL15 = Gardien des ambassades

first-tsar-estate-ES01 = Saline
first-tsar-estate-ES02 = Chapelle privée
first-tsar-estate-ES03 = Armurerie
first-tsar-estate-ES04 = Haras
first-tsar-estate-ES05 = Carrière
first-tsar-estate-ES06 = Village
first-tsar-estate-ES07 = Place du marché
first-tsar-estate-ES08 = Douane
first-tsar-estate-ES09 = Chancellerie
first-tsar-estate-ES10 = Résidence à Moscou
first-tsar-estate-ES11 = Comptoir
first-tsar-estate-ES12 = Moulin
first-tsar-estate-ES13 = Monastère
first-tsar-estate-ES14 = Briqueterie
first-tsar-estate-ES15 = Fort frontalier

first-tsar-decade = années { $year }

first-tsar-assignment-hue = vers une ville { $hue }
first-tsar-assignment-any = vers n’importe quelle ville
first-tsar-assignment-kremlin = reste au Kremlin : gagner 1 pièce, et la faveur avec un sceau

## Goods and effects

first-tsar-goods-grain = { $count } blé
first-tsar-goods-wood = { $count } bois
first-tsar-goods-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
first-tsar-goods-gunpowder = { $count } poudre
first-tsar-goods-textile =
    { $count ->
        [one] { $count } étoffe
       *[other] { $count } étoffes
    }
first-tsar-goods-steel = { $count } acier
first-tsar-goods-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
first-tsar-goods-vp = { $count } PV
first-tsar-goods-any =
    { $count ->
        [one] une marchandise au choix ou une pièce
       *[other] { $count } marchandises ou pièces au choix
    }
first-tsar-goods-income =
    { $count ->
        [one] le revenu d’une ville
       *[other] le revenu de { $count } villes
    }
first-tsar-goods-warrior =
    { $count ->
        [one] un guerrier
       *[other] { $count } guerriers
    }
first-tsar-goods-move =
    { $count ->
        [one] un déplacement
       *[other] { $count } déplacements
    }
first-tsar-goods-take-project =
    { $count ->
        [one] une carte Projet
       *[other] { $count } cartes Projet
    }
first-tsar-goods-complete-project =
    { $count ->
        [one] la réalisation d’un projet
       *[other] la réalisation de { $count } projets
    }
first-tsar-goods-take-estate =
    { $count ->
        [one] un domaine
       *[other] { $count } domaines
    }
first-tsar-goods-take-title =
    { $count ->
        [one] un titre
       *[other] { $count } titres
    }
first-tsar-goods-swap =
    { $count ->
        [one] un échange 1 pour 1
       *[other] jusqu’à { $count } échanges 1 pour 1
    }
first-tsar-goods-favor =
    { $count ->
        [one] la faveur du Tsar
       *[other] { $count } fois la faveur du Tsar
    }
first-tsar-goods-trade =
    { $count ->
        [one] un effet de commerce de votre plateau
       *[other] { $count } effets de commerce de votre plateau
    }
first-tsar-goods-two-trades =
    { $count ->
        [one] deux effets de commerce différents de votre plateau
       *[other] { $count } fois deux effets de commerce différents de votre plateau
    }
first-tsar-goods-building =
    { $count ->
        [one] un bâtiment
       *[other] { $count } bâtiments
    }
first-tsar-goods-war =
    { $count ->
        [one] un guerrier au champ de bataille, avec butin
       *[other] { $count } guerriers au champ de bataille, avec butin
    }

first-tsar-list-none = rien
first-tsar-list-two = { $one } et { $two }
first-tsar-list-more = { $one }, { $rest }
first-tsar-effect-paid = { $gain } (payer { $pay })

first-tsar-source-trade = le jeton Commerce { $token }
first-tsar-source-printed = l’effet imprimé de la case { $slot }
first-tsar-source-spoils = le jeton Butin { $token }
first-tsar-source-region = le jeton Région { $token }

first-tsar-scores-set = { $vp } PV par série d’un projet de construction, d’un de commerce et d’un militaire
first-tsar-scores-construction = { $vp } PV par projet de construction réalisé
first-tsar-scores-trade = { $vp } PV par projet de commerce réalisé
first-tsar-scores-military = { $vp } PV par projet militaire réalisé
first-tsar-scores-token = { $vp } PV par jeton Butin et par jeton Commerce de votre plateau
first-tsar-scores-city = { $vp } PV par ville où vous avez au moins 3 d’influence
first-tsar-scores-city-in = { $vp } PV par ville où vous avez au moins 3 d’influence, dans { $regions }
first-tsar-scores-estate = { $vp } PV par domaine à vous
first-tsar-scores-title = { $vp } PV par titre à vous, celui-ci compris
first-tsar-scores-field = { $vp } PV par guerrier à vous sur le champ de bataille
first-tsar-scores-building = { $vp } PV par bâtiment à vous
first-tsar-scores-region = { $vp } PV par région où vous avez le plus d’influence
first-tsar-scores-warrior = { $vp } PV par guerrier à vous dans les villes
first-tsar-scores-foreign = { $vp } PV par marchandise étrangère à vous

## What happened

first-tsar-event-kept = { $who } garde le projet { $project }.
first-tsar-event-kept-secret = { $who } garde un projet.
first-tsar-event-projects = Les projets remis sont mélangés à la pioche, et six sont dévoilés.
first-tsar-event-settled = { $who } place un guerrier de départ : { $city }.
first-tsar-event-round = Les { $decade } commencent (manche { $round } sur 4). { $who } joue en premier.
first-tsar-event-planned =
    { $who } envoie un boyard à la chambre { $chamber }{ $coins ->
        [0] { "" }
        [one] {" "}avec { $coins } pièce
       *[other] {" "}avec { $coins } pièces
    }.
first-tsar-event-actions = Tous les boyards sont au Kremlin ; ils passent à l’action.
first-tsar-event-turn = À { $who } de jouer.
first-tsar-event-turn-ended = { $who } termine son tour.
first-tsar-event-left =
    { $who } quitte la chambre { $chamber }{ $coins ->
        [0] { "" }
        [one] {" "}et reprend { $coins } pièce
       *[other] {" "}et reprend { $coins } pièces
    }.
first-tsar-event-left-first =
    { $who } quitte la chambre { $chamber } avec le boyard le plus important{ $coins ->
        [0] { "" }
        [one] {" "}et perd { $coins } pièce
       *[other] {" "}et perd { $coins } pièces
    }.
first-tsar-event-sealed =
    { $who } pose un sceau dans la chambre { $chamber }{ $coins ->
        [0] { "" }
       *[other] {" "}(paie 1 pièce)
    }.
first-tsar-event-coins-back =
    { $coins ->
        [one] { $who } récupère la pièce placée sous son boyard.
       *[other] { $who } récupère les { $coins } pièces placées sous son boyard.
    }
first-tsar-event-sent = { $who } envoie le boyard à { $city }.
first-tsar-event-income =
    { $who } perçoit le revenu de { $city } : { $goods }{ $coins ->
        [0] { "" }
        [one] {" "}(paie { $coins } pièce)
       *[other] {" "}(paie { $coins } pièces)
    }.
first-tsar-event-warrior = { $who } place un guerrier à { $city }.
first-tsar-event-moved-warrior = { $who } déplace un guerrier de { $from } à { $to }.
first-tsar-event-moved-boyar = { $who } déplace un boyard de { $from } à { $to }.
first-tsar-event-took-trade = { $who } prend le jeton Commerce { $token }.
first-tsar-event-placed-trade = { $who } pose le jeton Commerce { $token } sur la case { $slot }.
first-tsar-event-dropped-trade = { $who } défausse le jeton Commerce { $token } pour faire de la place.
first-tsar-event-discarded-trades = { $who } défausse les jetons Commerce { $one } et { $two } et prend un projet.
first-tsar-event-arranged = { $who } réorganise ses jetons Commerce.
first-tsar-event-resolved-trade = { $who } applique { $source }.
first-tsar-event-took-project = { $who } prend le projet { $project }.
first-tsar-event-drew-project = { $who } pioche le projet { $project }.
first-tsar-event-drew-secret = { $who } pioche un projet.
first-tsar-event-new-project = Nouveau projet dévoilé : { $project }.
first-tsar-event-completed = { $who } réalise le projet { $project }.
first-tsar-event-built = { $who } construit à { $city }.
first-tsar-event-war = { $who } envoie un guerrier au champ de bataille et prend le jeton Butin { $token }.
first-tsar-event-war-only = { $who } envoie un guerrier au champ de bataille.
first-tsar-event-gave = { $who } donne { $goods }.
first-tsar-event-swapped = { $who } échange { $give } contre { $take }.
first-tsar-event-sold = { $who } dépense { $goods } et gagne 1 pièce.
first-tsar-event-gained = { $who } gagne { $what }.
first-tsar-event-paid = { $who } paie { $goods }.
first-tsar-event-declined = { $who } renonce ({ $what }).
first-tsar-event-declined-trade = { $who } renonce à un effet de commerce.
first-tsar-event-declined-to-pay = { $who } ne paie pas pour { $source }.
first-tsar-event-scored-project = { $who } marque { $vp } PV pour le projet.
first-tsar-event-scored-token = { $who } marque { $vp } PV grâce à un jeton.
first-tsar-event-scored-region = { $who } marque { $vp } PV dans la région.
first-tsar-event-scored-favor = { $who } est déjà en tête de la piste de faveur et marque { $vp } PV.
first-tsar-event-scored-titles = { $who } marque { $vp } PV grâce à ses titres.
first-tsar-event-scored-field = { $who } marque { $vp } PV sur le champ de bataille.
first-tsar-event-scored-standing = { $who } marque { $vp } PV sur la piste de faveur.
first-tsar-event-scored-exchange = { $who } échange marchandises et pièces contre { $vp } PV.
first-tsar-event-favored = { $who } gagne la faveur du Tsar et passe en tête.
first-tsar-event-favor-token = { $who } atteint { $space } PV avant tout le monde et prend le jeton Faveur.
first-tsar-event-took-title = { $who } prend le titre { $title }.
first-tsar-event-drew-title = { $who } pioche le titre { $title }.
first-tsar-event-took-estate = { $who } prend le domaine { $estate }.
first-tsar-event-drew-estate = { $who } pioche le domaine { $estate }.
first-tsar-event-used = { $who } utilise le domaine { $estate }.
first-tsar-event-used-paying = { $who } utilise le domaine { $estate } (paie { $goods }).
first-tsar-event-reshuffled-titles = Les titres défaussés forment une nouvelle pioche.
first-tsar-event-reshuffled-estates = Les domaines défaussés forment une nouvelle pioche.
first-tsar-event-rewards = La manche s’achève ; les régions donnent leurs récompenses.
first-tsar-event-led = { $who } a le plus d’influence dans { $region }.
first-tsar-event-no-reward = Personne n’a de figurine dans { $region }.
first-tsar-event-reward-points = { $who } gagne les points pour { $region }.
first-tsar-event-reward-other = { $who } gagne l’autre récompense pour { $region }.
first-tsar-event-scoring = Décompte spécial après les { $decade }.
first-tsar-event-title-scored = { $who } marque { $vp } PV avec le titre { $title }.
first-tsar-event-new-spoils = Les guerriers reviennent du champ de bataille, et un nouveau butin est dévoilé.
first-tsar-event-new-trades = De nouveaux jetons Commerce sont sur les voies d’eau.
first-tsar-event-new-cards = De nouveaux titres et domaines sont dévoilés.
first-tsar-event-new-assignments = Les cartes Mission sont redistribuées.
first-tsar-event-new-regions = De nouveaux jetons Région sont sur la carte.
first-tsar-event-over = Les années 1580 s’achèvent, et la partie avec elles.

## Questions

first-tsar-ask-over = La partie est terminée.
first-tsar-ask-keep = Gardez un projet ; les deux autres retournent dans la pioche.
    .they = choisit un projet à garder
first-tsar-ask-settle = Placez un guerrier de départ.
    .they = place un guerrier de départ
first-tsar-ask-plan = Planification des { $decade }. Envoyez un boyard dans une chambre.
    .they = envoie un boyard dans une chambre
first-tsar-ask-coins = Combien de pièces placez-vous sous votre boyard dans la chambre { $chamber } ?
    .they = place des pièces sous un boyard (chambre { $chamber })
first-tsar-ask-leave = Actions des { $decade }. Choisissez le boyard qui quitte sa chambre.
    .they = choisit le boyard qui quitte sa chambre
first-tsar-ask-production =
    { $left ->
        [0] Production : plus rien à percevoir. { $then }
        [one] Production : percevez encore { $left } revenu, { $then }.
       *[other] Production : percevez encore { $left } revenus au plus, { $then }.
    }
    .they = fait les actions de la chambre Production
first-tsar-ask-maneuver =
    { $left ->
        [0] Manœuvre : plus aucune action. { $then }
        [one] Manœuvre : faites encore { $left } action, { $then }.
       *[other] Manœuvre : faites encore { $left } actions au plus, { $then }.
    }
    .they = fait les actions de la chambre Manœuvre
first-tsar-ask-project =
    { $left ->
        [0] Projets : plus aucune action. { $then }
        [one] Projets : faites encore { $left } action, { $then }.
       *[other] Projets : faites encore { $left } actions au plus, { $then }.
    }
    .they = fait les actions de la chambre Projets
first-tsar-ask-exchange-chamber =
    { $left ->
        [0] Échange : échangez 2 contre 1, { $then }.
        [one] Échange : échangez 2 contre 1, et prenez { $left } marchandise étrangère.
       *[other] Échange : échangez 2 contre 1, et prenez { $left } marchandises étrangères.
    }
    .they = fait les actions de la chambre Échange
first-tsar-ask-reward =
    { $left ->
        [0] Récompense : plus aucune carte à prendre. { $then }
        [one] Récompense : prenez { $left } carte, { $then }.
       *[other] Récompense : prenez { $left } cartes, { $then }.
    }
    .they = fait les actions de la chambre Récompense
first-tsar-ask-reward-titled =
    { $left ->
        [0] Récompense : plus aucune carte à prendre. { $then }
       *[other] Récompense : prenez un domaine en bonus, { $then }.
    }
    .they = fait les actions de la chambre Récompense
first-tsar-then-send = ou envoyez votre boyard en mission
first-tsar-then-end = ou terminez votre tour : votre boyard reste au Kremlin
first-tsar-then-where = Envoyez votre boyard dans une ville.
first-tsar-then-stays = Votre boyard reste au Kremlin.
first-tsar-ask-end = Faites des actions gratuites ou terminez votre tour.
    .they = termine son tour
first-tsar-ask-exchange = Choisissez ce que vous prenez contre les deux que vous donnez.
    .they = choisit ce que rapporte l’échange
first-tsar-ask-slot = Choisissez la case du jeton Commerce { $token } ({ $effect }).
    .they = choisit la case du jeton Commerce { $token }
first-tsar-ask-drop = Votre plateau est plein. Défaussez un jeton pour faire place à { $token } ({ $effect }).
    .they = fait de la place pour le jeton Commerce { $token }
first-tsar-ask-bargain = Voulez-vous { $effect } ?
    .they = décide de payer ou non un effet
first-tsar-ask-any = Prenez une marchandise ou une pièce.
    .they = choisit une marchandise ou une pièce
first-tsar-ask-income = Choisissez la ville dont vous percevez le revenu.
    .they = choisit une ville pour son revenu
first-tsar-ask-warrior = Placez le guerrier.
    .they = place un guerrier
first-tsar-ask-move = Choisissez le guerrier ou le boyard à déplacer.
    .they = choisit une figurine à déplacer
first-tsar-ask-take-project = Choisissez un projet à prendre.
    .they = choisit un projet à prendre
first-tsar-ask-complete = Choisissez un projet à réaliser.
    .they = choisit un projet à réaliser
first-tsar-ask-take-estate = Choisissez un domaine.
    .they = choisit un domaine
first-tsar-ask-take-title = Choisissez un titre.
    .they = choisit un titre
first-tsar-ask-building = Choisissez la ville où construire.
    .they = choisit où construire
first-tsar-ask-war = Vous pouvez envoyer un guerrier au champ de bataille. Choisissez le butin.
    .they = décide d’envoyer ou non un guerrier au champ de bataille
first-tsar-ask-swap =
    { $left ->
        [one] Échangez 1 contre 1. C’est le dernier échange.
       *[other] Échangez 1 contre 1. Il vous reste { $left } échanges.
    }
    .they = choisit quoi échanger
first-tsar-ask-trade = Choisissez un effet de commerce de votre plateau.
    .they = choisit un effet de commerce
first-tsar-ask-first-trade = Deux effets de commerce différents de votre plateau : choisissez le premier.
    .they = choisit le premier de deux effets de commerce
first-tsar-ask-second-trade = Choisissez le second effet de commerce.
    .they = choisit le second effet de commerce
first-tsar-ask-pause = Ensuite : votre second effet de commerce ({ $effect }). Faites d’abord des actions gratuites, ou appliquez-le.
    .they = va appliquer un second effet de commerce
first-tsar-ask-prize = Vous avez le plus d’influence dans { $region }. Choisissez votre récompense.
    .they = choisit sa récompense dans { $region }
first-tsar-ask-prize-for = { $leader } mène de peu dans { $region } : choisissez sa récompense.
    .they = choisit une récompense pour { $leader } dans { $region }

## Choices

first-tsar-do-keep = Garder { $project } ({ $kind }) : coûte { $cost }, donne { $vp } PV
first-tsar-do-settle = { $city }, { $region } (revenu : { $income })
first-tsar-do-plan = { $chamber } ({ $assignment })
first-tsar-do-coins =
    { $coins ->
        [0] Aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
first-tsar-do-leave =
    Quitter { $chamber } ({ $assignment }){ $coins ->
        [0] { "" }
        [one]  ; votre pièce vous revient
       *[other]  ; vos { $coins } pièces vous reviennent
    }
first-tsar-do-leave-first =
    Quitter { $chamber } sans sceau ({ $assignment }){ $coins ->
        [0] { "" }
        [one]  ; votre pièce est perdue
       *[other]  ; vos { $coins } pièces sont perdues
    }
first-tsar-do-leave-seal =
    Quitter { $chamber } avec un sceau pour le bonus ({ $assignment }){ $coins ->
        [0] { "" }
        [one]  ; votre pièce est perdue
       *[other]  ; vos { $coins } pièces sont perdues
    }{ $price ->
        [0] { "" }
       *[other] {" "}(payer 1 pièce pour le sceau)
    }
first-tsar-do-income = Revenu de { $city } : { $goods }
first-tsar-do-income-paid = Revenu de { $city } : { $goods } (payer 1 pièce pour la pierre)
first-tsar-do-income-plain = Revenu de { $city } sans la pierre : { $goods }
first-tsar-do-warrior = Placer un guerrier à { $city }
first-tsar-do-move-warrior = Déplacer un guerrier de { $from } à { $to }
first-tsar-do-move-boyar = Déplacer un boyard de { $from } à { $to }
first-tsar-do-move-taking = { $move } et prendre { $token } : { $effect }
first-tsar-do-take-project = Prendre { $project } ({ $kind }) : coûte { $cost }, donne { $vp } PV
first-tsar-do-draw-project = Piocher la première carte des projets
first-tsar-do-complete = Réaliser { $project } ({ $kind }) : payer { $cost }, gagner { $vp } PV
first-tsar-do-give = Échanger { $goods } contre autre chose
first-tsar-do-take = Prendre { $what }
first-tsar-do-swap = Échanger { $give } contre { $take }
first-tsar-do-take-title = Prendre le titre { $title } : { $scores }
first-tsar-do-draw-title = Piocher la première carte des titres
first-tsar-do-take-estate = Prendre le domaine { $estate } : { $effect }
first-tsar-do-draw-estate = Piocher la première carte des domaines
first-tsar-do-send = Envoyer le boyard à { $city }, { $region } (revenu : { $income })
first-tsar-do-sell = Action gratuite : dépenser { $goods }, gagner 1 pièce
first-tsar-do-discard = Action gratuite : défausser les jetons Commerce { $one } et { $two }, prendre un projet
first-tsar-do-cover = Action gratuite : réorganiser les jetons pour couvrir les cases imprimées { $slots }
first-tsar-do-cover-none = Action gratuite : réorganiser les jetons pour ne couvrir aucune case imprimée
first-tsar-do-use = Action gratuite : utiliser { $estate } : { $effect }
first-tsar-do-slot = Case { $slot }
first-tsar-do-slot-printed = Case { $slot }, en couvrant { $effect }
first-tsar-do-drop = Défausser { $token } : { $effect }
first-tsar-do-effect = Case { $slot } : { $effect }
first-tsar-do-resolve = L’appliquer maintenant
first-tsar-do-pay = Payer { $goods }
first-tsar-do-build = Construire à { $city }
first-tsar-do-war = Envoyer un guerrier pour { $token } : { $effect }
first-tsar-do-war-only = Envoyer un guerrier ; il ne reste pas de butin
first-tsar-do-reward-points = { $vp } PV
first-tsar-do-reward-other = L’autre récompense : { $effect }
first-tsar-do-skip = Passer
first-tsar-do-end = Terminer le tour

## Refusals

first-tsar-why-over = la partie est terminée
first-tsar-why-not-dealt = ce projet ne vous a pas été distribué
first-tsar-why-warrior-there = un guerrier s’y trouve déjà
first-tsar-why-boyar-there = un de vos boyards est déjà dans cette chambre
first-tsar-why-coins =
    { $number ->
        [0] vous n’avez pas de pièce
        [one] vous n’avez que { $number } pièce
       *[other] vous n’avez que { $number } pièces
    }
first-tsar-why-no-skip = cette étape est obligatoire
first-tsar-why-leave-first = un boyard doit d’abord quitter sa chambre
first-tsar-why-send-first = votre boyard doit d’abord aller dans une ville
first-tsar-why-one-boyar = un seul boyard quitte sa chambre par tour
first-tsar-why-no-boyar = aucun de vos boyards n’est dans cette chambre
first-tsar-why-not-important = votre boyard n’y est pas le plus important
first-tsar-why-sealed = la chambre a déjà un sceau
first-tsar-why-no-seal = vous n’avez plus de sceau
first-tsar-why-seal-price = un sceau coûte une pièce, et vous n’en avez pas
first-tsar-why-wrong-city = la carte Mission envoie votre boyard dans d’autres villes
first-tsar-why-stays = votre boyard reste au Kremlin
first-tsar-why-lapsed = les actions de la chambre s’arrêtent dès que le boyard est dans une ville
first-tsar-why-other-chamber = c’est une action d’une autre chambre
first-tsar-why-none-left = il n’y a plus rien à faire dans cette chambre
first-tsar-why-only-again = trois villes ont donné leur revenu ; le bonus n’en répète qu’une
first-tsar-why-no-presence = vous n’avez aucune figurine dans cette ville
first-tsar-why-city-used = cette ville a déjà donné son revenu
first-tsar-why-stone-coin = la pierre coûte une pièce, et vous n’en avez pas
first-tsar-why-no-stone = cette ville n’a pas de pierre à laisser
first-tsar-why-no-warrior = vous n’avez plus de guerrier
first-tsar-why-no-piece = vous n’avez pas cette figurine à cet endroit
first-tsar-why-no-waterway = aucune voie d’eau ne relie ces villes
first-tsar-why-not-shown = cette carte n’est pas dévoilée
first-tsar-why-deck-empty = la pioche est vide
first-tsar-why-not-in-hand = vous n’avez pas ce projet en main
first-tsar-why-cost = vous ne pouvez pas payer son coût
first-tsar-why-goods =
    { $number ->
        [one] vous n’avez pas cela à donner
       *[other] vous n’avez pas ces { $number } choses à donner
    }
first-tsar-why-not-foreign = il faut une marchandise étrangère
first-tsar-why-one-title = le bonus donne un domaine, pas un second titre
first-tsar-why-no-building = vous n’avez plus de bâtiment
first-tsar-why-no-builder = ni guerrier ni boyard à vous dans cette ville
first-tsar-why-built-up = un bâtiment s’y trouve déjà
first-tsar-why-no-spoils = ce jeton Butin n’est pas sur le champ de bataille
first-tsar-why-take-spoils = prenez un jeton Butin tant qu’il y en a
first-tsar-why-pad-full = votre plateau est plein ; défaussez d’abord un jeton
first-tsar-why-slot-taken = un jeton occupe déjà cette case
first-tsar-why-room = il y a de la place sur votre plateau
first-tsar-why-not-on-pad = ce jeton n’est pas sur votre plateau
first-tsar-why-no-effect = cette case n’a pas d’effet
first-tsar-why-effect-twice = le second effet doit être un autre
first-tsar-why-closed = les actions gratuites se font à votre tour, dans la phase d’actions
first-tsar-why-no-projects = il n’y a plus de projet à prendre
first-tsar-why-not-printed = ne nommez que des cases à effet imprimé
first-tsar-why-arrangement =
    { $number ->
        [0] vous n’avez pas de jeton Commerce
        [one] ce n’est pas possible avec { $number } jeton
       *[other] ce n’est pas possible avec { $number } jetons
    }
first-tsar-why-same-arrangement = vos jetons sont déjà ainsi
first-tsar-why-arranged = vous venez de réorganiser vos jetons ; faites d’abord autre chose
first-tsar-why-not-yours = ce domaine n’est pas à vous
first-tsar-why-used = ce domaine a déjà servi dans cette manche
first-tsar-why-price = vous ne pouvez pas payer son prix
first-tsar-why-no-gain = il ne vous donnerait rien maintenant

## When else

first-tsar-when-keep = le premier projet se choisit à la mise en place
first-tsar-when-settle = les guerriers de départ se placent à la mise en place
first-tsar-when-plan = les boyards sont envoyés dans les chambres à la phase de planification
first-tsar-when-coins = les pièces ne se placent sous un boyard qu’à son arrivée
first-tsar-when-leave = les boyards quittent les chambres à la phase d’actions, un par tour
first-tsar-when-income = la chambre Production et certains effets donnent le revenu des villes
first-tsar-when-warrior = la chambre Manœuvre et certains effets placent des guerriers
first-tsar-when-move = la chambre Manœuvre et certains effets déplacent des figurines
first-tsar-when-take-project = la chambre Projets et certains effets donnent des projets
first-tsar-when-complete = la chambre Projets et certains effets font réaliser des projets
first-tsar-when-exchange = les marchandises s’échangent dans la chambre Échange
first-tsar-when-swap = seuls des effets échangent des marchandises une contre une
first-tsar-when-take-title = la chambre Récompense et certains effets donnent des titres
first-tsar-when-take-estate = la chambre Récompense et certains effets donnent des domaines
first-tsar-when-send = les boyards vont dans les villes à la phase d’actions, après les actions de leur chambre
first-tsar-when-free = les actions gratuites se font à votre tour dans la phase d’actions, entre les autres actions
first-tsar-when-slot = un jeton Commerce se place sur sa case quand vous le prenez
first-tsar-when-drop = un jeton Commerce n’est défaussé de votre plateau que pour faire place à un nouveau
first-tsar-when-effect = les projets de commerce et certains effets appliquent les effets de commerce de votre plateau
first-tsar-when-resolve = le second effet de commerce vient après le premier
first-tsar-when-pay = un prix se paie quand un effet le demande
first-tsar-when-build = les projets de construction et certains effets placent des bâtiments
first-tsar-when-war = les projets militaires et certains effets envoient des guerriers au champ de bataille
first-tsar-when-reward = les récompenses des régions se choisissent en fin de manche
first-tsar-when-skip = on ne peut passer que ce que les règles laissent au choix
first-tsar-when-end = votre tour se termine une fois votre boyard arrivé à sa place

## Scoring

first-tsar-score-projects = Projets
first-tsar-score-tokens = Jetons Commerce et Butin
first-tsar-score-regions = Régions
first-tsar-score-favor = Faveur gagnée en tête
first-tsar-score-titles = Titres
first-tsar-score-field = Champ de bataille
first-tsar-score-standing = Piste de faveur
first-tsar-score-exchange = Marchandises et pièces

## The drawn board

first-tsar-board-title = LE PREMIER TSAR · { $decade } (manche { $round } sur 4) · { $phase }
first-tsar-phase-keep = premiers projets
first-tsar-phase-settle = premiers guerriers
first-tsar-phase-planning = planification
first-tsar-phase-actions = actions
first-tsar-phase-end-of-round = fin de manche
first-tsar-phase-over = la partie est terminée
first-tsar-board-first = premier joueur { $who }
first-tsar-board-favor = Faveur
first-tsar-board-favor-tokens = jetons à { $spaces } PV
first-tsar-board-kremlin = Kremlin
first-tsar-board-seal = sceau { $who }
first-tsar-board-letter-black = N
first-tsar-board-letter-blue = B
first-tsar-board-letter-purple = V
first-tsar-board-letter-yellow = J
first-tsar-board-to-hue = { $hue }
first-tsar-board-to-any = partout
first-tsar-board-to-kremlin = Kremlin
first-tsar-board-prize = { $vp } PV ou { $other }
first-tsar-board-waters = Eaux
first-tsar-board-field = Bataille
first-tsar-board-spoils = Butin
first-tsar-board-projects = Projets
first-tsar-board-titles = Titres
first-tsar-board-estates = Domaines
first-tsar-board-decks = Pioches
first-tsar-board-projects-left =
    { $count ->
        [one] { $count } projet
       *[other] { $count } projets
    }
first-tsar-board-titles-left =
    { $count ->
        [one] { $count } titre
       *[other] { $count } titres
    }
first-tsar-board-estates-left =
    { $count ->
        [one] { $count } domaine
       *[other] { $count } domaines
    }
first-tsar-board-cost = { $cost } pour { $vp } PV
first-tsar-board-none = –
first-tsar-board-vp = { $vp } PV
first-tsar-board-supply = réserve { $warriors } gue, { $buildings } bât, { $seals } sceau
first-tsar-board-goods = biens
first-tsar-board-pad = plateau
first-tsar-board-hand = main
first-tsar-board-cards =
    { $count ->
        [0] aucune carte
        [one] { $count } carte
       *[other] { $count } cartes
    }
first-tsar-board-known = dont { $projects }
first-tsar-board-completed = réalisés
first-tsar-board-title-now = { $title } (pour l’instant { $vp } PV)
first-tsar-board-owned-titles = titres
first-tsar-board-owned-estates = domaines
first-tsar-board-used = { $estate } (utilisé)
first-tsar-board-owned-spoils = butin
first-tsar-board-legend =
    Villes : N noire, B bleue, V violette, J jaune. W2+# signifie 2 guerriers, un
    boyard et un bâtiment du blanc. Au Kremlin, W2* a 2 pièces et est le plus
    important. Aide : tapez « ? »

first-tsar-short-grain = { $count } bl
first-tsar-short-wood = { $count } bo
first-tsar-short-stone = { $count } pi
first-tsar-short-gunpowder = { $count } po
first-tsar-short-textile = { $count } ét
first-tsar-short-steel = { $count } ac
first-tsar-short-coin = { $count } P
first-tsar-short-vp = { $count } PV
first-tsar-short-any = { $count } au choix
first-tsar-short-income = revenu
first-tsar-short-warrior = guerrier
first-tsar-short-move = déplacement
first-tsar-short-take-project = projet
first-tsar-short-complete-project = réaliser
first-tsar-short-take-estate = domaine
first-tsar-short-take-title = titre
first-tsar-short-swap = { $count }× 1 pour 1
first-tsar-short-favor = faveur
first-tsar-short-trade = 1 effet de commerce
first-tsar-short-two-trades = 2 effets de commerce
first-tsar-short-building = bâtiment
first-tsar-short-war = guerre

## Help in the terminal

first-tsar-hint-round =
    Quatre manches. Planification : chacun à son tour envoie trois boyards dans
    trois chambres différentes, avec autant de pièces qu’il veut. Actions : chacun
    à son tour, un boyard quitte sa chambre, en fait les actions et va dans une
    ville de la couleur de sa carte Mission. Puis viennent les régions.
first-tsar-hint-seals =
    Le boyard le plus important d’une chambre, d’abord par ses pièces, puis par la
    faveur du Tsar, perd ses pièces en la quittant ; tout autre reprend les siennes.
    S’il y pose le premier sceau, il a aussi le bonus, et les boyards adverses qui
    s’y trouvent rendent aussitôt leurs pièces à leurs joueurs. À deux, un sceau
    coûte une pièce de plus.
first-tsar-hint-chambers =
    Production : le revenu de 3 villes différentes où vous êtes, une pièce par
    pierre (bonus : l’une d’elles encore). Manœuvre : 2 fois placer un guerrier ou
    déplacer une figurine (bonus : 3). Projets : 2 fois prendre ou réaliser un
    projet (bonus : 3). Échange : 2 au choix contre 1, et une marchandise étrangère
    (bonus : une autre). Récompense : un domaine ou un titre (bonus : un domaine).
first-tsar-hint-projects =
    Un projet de construction construit là où vous avez un guerrier ou un boyard,
    un projet de commerce applique deux effets de votre plateau, un projet militaire
    envoie un guerrier au champ de bataille pour un jeton Butin.
first-tsar-hint-free =
    Actions gratuites à votre tour : 2 marchandises locales pour une pièce, une
    étrangère pour une pièce, 2 jetons Commerce pour un projet, réorganiser les
    jetons, et chaque domaine une fois par manche.
first-tsar-hint-favor =
    La plus haute faveur l’emporte à égalité. La gagner en tête vaut 1 PV. Jusqu’au
    décompte de la manche 2, qui atteint d’abord 10, 20 ou 30 PV la gagne aussi.
first-tsar-hint-score =
    Après les manches 2 et 4 : les titres ; 4 et 2 PV pour les guerriers sur le
    champ de bataille ; 4 et 2 PV pour la plus haute faveur. À la fin, 2
    marchandises étrangères valent un point, puis 3 biens quelconques. Un guerrier
    a 1 d’influence, boyards et bâtiments 2.
first-tsar-hint-letters =
    Abréviations : bl blé, bo bois, pi pierre, po poudre, ét étoffe, ac acier,
    P pièces, PV points.
first-tsar-hints =
    { first-tsar-hint-round }

    { first-tsar-hint-seals }

    { first-tsar-hint-chambers }

    { first-tsar-hint-projects }

    { first-tsar-hint-free }

    { first-tsar-hint-favor }

    { first-tsar-hint-score }

    { first-tsar-hint-letters }
