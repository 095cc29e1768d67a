# What The First Tsar can say.
#
# Families: event (the log), ask and then (questions), do (choices), why (refusals), goods and list (what is given), source (where
# an effect is printed), score (categories of the standings), scores (what a Title counts), option (faults in the options),
# help (what an option does), city, region, chamber, hue, kind, project, title, estate (names), colour, hint (help in the
# terminal); board, phase and short are for the drawn board.
#
# Names stand where they need no elision, and verbs in the present, which does not ask who is a woman. Regions have their
# article. Blanks before : ; ? ! and within « » do not break.

first-tsar-name = Le Premier Tsar
first-tsar-about = Envoyez vos boyards au Kremlin, gagnez la faveur du Tsar et les régions du royaume. De 2 à 4 joueurs, par Stan Kordonsky.

## Options

first-tsar-help-players = Combien de personnes jouent.
first-tsar-help-colours = La couleur de chaque place ; toutes différentes.


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
first-tsar-assignment-kremlin = reste au Kremlin : une pièce, et la faveur avec un sceau

## Goods and effects

first-tsar-goods-grain = { $count } blé
first-tsar-goods-wood = { $count } bois
first-tsar-goods-stone =
    { $count ->
        [one] { $count } pierre
       *[other] { $count } pierres
    }
first-tsar-goods-gunpowder =
    { $count ->
        [one] { $count } poudre
       *[other] { $count } poudres
    }
first-tsar-goods-textile =
    { $count ->
        [one] { $count } étoffe
       *[other] { $count } étoffes
    }
first-tsar-goods-steel =
    { $count ->
        [one] { $count } acier
       *[other] { $count } aciers
    }
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
       *[other] { $count } revenus de villes
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
        [one] un projet à réaliser
       *[other] { $count } projets à réaliser
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
first-tsar-effect-paid = { $gain } pour { $pay }

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
first-tsar-event-settled = { $who } place un premier guerrier : { $city }.
first-tsar-event-round = Les { $decade } commencent (manche { $round } sur 4). { $who } joue en premier.
first-tsar-event-planned =
    { $who } envoie un boyard à la chambre { $chamber }{ $coins ->
        [0] { "" }
        [one] , avec une pièce
       *[other] , avec { $coins } pièces
    }.
first-tsar-event-actions = Tous les boyards sont au Kremlin ; ils passent à l’action.
first-tsar-event-turn = C’est à { $who }.
first-tsar-event-turn-ended = { $who } termine son tour.
first-tsar-event-left =
    { $who } quitte la chambre { $chamber }{ $coins ->
        [0] { "" }
        [one] {" "}et reprend sa pièce
       *[other] {" "}et reprend ses { $coins } pièces
    }.
first-tsar-event-left-first =
    { $who } quitte la chambre { $chamber } avec le boyard le plus important{ $coins ->
        [0] { "" }
        [one] {" "}et abandonne sa pièce
       *[other] {" "}et abandonne ses { $coins } pièces
    }.
first-tsar-event-sealed =
    { $who } pose un sceau dans la chambre { $chamber }{ $coins ->
        [0] { "" }
       *[other] , pour une pièce
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
        [one] , contre une pièce
       *[other] , contre { $coins } pièces
    }.
first-tsar-event-warrior = { $who } place un guerrier à { $city }.
first-tsar-event-moved-warrior = { $who } déplace un guerrier de { $from } à { $to }.
first-tsar-event-moved-boyar = { $who } déplace un boyard de { $from } à { $to }.
first-tsar-event-took-trade = { $who } prend le jeton Commerce { $token }.
first-tsar-event-placed-trade = { $who } pose le jeton Commerce { $token } sur la case { $slot }.
first-tsar-event-dropped-trade = { $who } défausse le jeton Commerce { $token } pour faire de la place.
first-tsar-event-discarded-trades = { $who } défausse les jetons Commerce { $one } et { $two } pour un projet.
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
first-tsar-event-sold = { $who } dépense { $goods } pour une pièce.
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
first-tsar-event-used-paying = { $who } utilise le domaine { $estate } pour { $goods }.
first-tsar-event-reshuffled-titles = Les titres défaussés forment une nouvelle pioche.
first-tsar-event-reshuffled-estates = Les domaines défaussés forment une nouvelle pioche.
first-tsar-event-rewards = La manche s’achève ; les régions donnent leurs récompenses.
first-tsar-event-led = { $who } a le plus d’influence dans { $region }.
first-tsar-event-no-reward = Personne n’a de figurine dans { $region }.
first-tsar-event-reward-points = { $who } reçoit les points pour { $region }.
first-tsar-event-reward-other = { $who } reçoit l’autre récompense pour { $region }.
first-tsar-event-scoring = Décompte spécial après les { $decade }.
first-tsar-event-title-scored = { $who } marque { $vp } PV avec le titre { $title }.
first-tsar-event-new-spoils = Les guerriers reviennent du champ de bataille, et un nouveau butin est dévoilé.
first-tsar-event-new-trades = De nouveaux jetons Commerce sont sur les voies d’eau.
first-tsar-event-new-cards = De nouveaux titres et domaines sont dévoilés.
first-tsar-event-new-assignments = Les cartes Mission sont redistribuées.
first-tsar-event-new-regions = De nouveaux jetons Région sont sur la carte.
first-tsar-event-over = Les années 1580 s’achèvent, et la partie avec elles.

## Questions

first-tsar-ask-over = La partie est finie.
first-tsar-ask-keep = Quel projet gardez-vous ? Les deux autres retournent dans la pioche.
first-tsar-ask-settle = Où placez-vous un premier guerrier ?
first-tsar-ask-plan = Planification des { $decade }. Dans quelle chambre va votre boyard ?
first-tsar-ask-coins = Combien de pièces placez-vous sous votre boyard dans la chambre { $chamber } ?
first-tsar-ask-leave = Actions des { $decade }. Quel boyard quitte sa chambre ?
first-tsar-ask-production =
    { $left ->
        [0] Production : plus rien à percevoir. { $then }
        [one] Production : encore un revenu, { $then }.
       *[other] Production : encore { $left } revenus au plus, { $then }.
    }
first-tsar-ask-maneuver =
    { $left ->
        [0] Manœuvre : plus aucune action. { $then }
        [one] Manœuvre : encore une action, { $then }.
       *[other] Manœuvre : encore { $left } actions au plus, { $then }.
    }
first-tsar-ask-project =
    { $left ->
        [0] Projets : plus aucune action. { $then }
        [one] Projets : encore une action, { $then }.
       *[other] Projets : encore { $left } actions au plus, { $then }.
    }
first-tsar-ask-exchange-chamber =
    { $left ->
        [0] Échange : deux au choix contre un au choix, { $then }.
        [one] Échange : deux au choix contre un au choix, et une marchandise étrangère à prendre.
       *[other] Échange : deux au choix contre un au choix, et { $left } marchandises étrangères à prendre.
    }
first-tsar-ask-reward =
    { $left ->
        [0] Récompense : plus aucune carte à prendre. { $then }
        [one] Récompense : une carte à prendre, { $then }.
       *[other] Récompense : { $left } cartes à prendre, { $then }.
    }
first-tsar-ask-reward-titled =
    { $left ->
        [0] Récompense : plus aucune carte à prendre. { $then }
       *[other] Récompense : le bonus donne un domaine, { $then }.
    }
first-tsar-then-send = ou envoyez votre boyard en mission
first-tsar-then-end = ou terminez votre tour : votre boyard reste au Kremlin
first-tsar-then-where = Où va votre boyard ?
first-tsar-then-stays = Votre boyard reste au Kremlin.
first-tsar-ask-end = Autre chose avant la fin de votre tour ?
first-tsar-ask-exchange = Que prenez-vous contre les deux que vous donnez ?
first-tsar-ask-slot = Sur quelle case va le jeton Commerce { $token } ({ $effect }) ?
first-tsar-ask-drop = Votre plateau est plein. Quel jeton laisse la place à { $token } ({ $effect }) ?
first-tsar-ask-bargain = Voulez-vous { $effect } ?
first-tsar-ask-any = Quelle marchandise prenez-vous, ou une pièce ?
first-tsar-ask-income = De quelle ville percevez-vous le revenu ?
first-tsar-ask-warrior = Où placez-vous le guerrier ?
first-tsar-ask-move = Quel guerrier ou boyard déplacez-vous ?
first-tsar-ask-take-project = Quel projet prenez-vous ?
first-tsar-ask-complete = Quel projet réalisez-vous ?
first-tsar-ask-take-estate = Quel domaine prenez-vous ?
first-tsar-ask-take-title = Quel titre prenez-vous ?
first-tsar-ask-building = Où construisez-vous ?
first-tsar-ask-war = Envoyez-vous un guerrier au champ de bataille, et pour quel butin ?
first-tsar-ask-swap =
    { $left ->
        [one] Qu’échangez-vous ? Il reste un échange.
       *[other] Qu’échangez-vous ? Il reste { $left } échanges.
    }
first-tsar-ask-trade = Quel effet de commerce de votre plateau appliquez-vous ?
first-tsar-ask-first-trade = Deux effets de commerce différents de votre plateau. Lequel d’abord ?
first-tsar-ask-second-trade = Quel effet de commerce ensuite ?
first-tsar-ask-pause = Vient votre second effet de commerce : { $effect }. Autre chose avant ?
first-tsar-ask-prize = Vous avez le plus d’influence dans { $region }. Quelle récompense prenez-vous ?
first-tsar-ask-prize-for = L’avance dans { $region } est faible. Quelle récompense reçoit { $leader } ?

## Choices

first-tsar-do-keep = Garder { $project } ({ $kind }) : { $cost } pour { $vp } PV
first-tsar-do-settle = { $city }, { $region } (produit { $income })
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
        [one]  ; votre pièce vous revient
       *[other]  ; vos { $coins } pièces vous reviennent
    }
first-tsar-do-leave-first =
    Quitter { $chamber } sans sceau ({ $assignment }){ $coins ->
        [0] { "" }
        [one]  ; votre pièce est perdue
       *[other]  ; vos { $coins } pièces sont perdues
    }
first-tsar-do-leave-seal =
    Quitter { $chamber } avec un sceau pour le bonus ({ $assignment }){ $coins ->
        [0] { "" }
        [one]  ; votre pièce est perdue
       *[other]  ; vos { $coins } pièces sont perdues
    }{ $price ->
        [0] { "" }
       *[other]  ; le sceau coûte une pièce
    }
first-tsar-do-income = Revenu de { $city } : { $goods }
first-tsar-do-income-paid = Revenu de { $city } : { $goods }, la pierre contre une pièce
first-tsar-do-income-plain = Revenu de { $city } sans la pierre : { $goods }
first-tsar-do-warrior = Placer un guerrier à { $city }
first-tsar-do-move-warrior = Déplacer un guerrier de { $from } à { $to }
first-tsar-do-move-boyar = Déplacer un boyard de { $from } à { $to }
first-tsar-do-move-taking = { $move } et prendre { $token } : { $effect }
first-tsar-do-take-project = Prendre { $project } ({ $kind }) : { $cost } pour { $vp } PV
first-tsar-do-draw-project = Piocher le premier projet
first-tsar-do-complete = Réaliser { $project } ({ $kind }) pour { $cost } : { $vp } PV
first-tsar-do-give = Échanger { $goods } contre autre chose
first-tsar-do-take = Prendre { $what }
first-tsar-do-swap = Échanger { $give } contre { $take }
first-tsar-do-take-title = Prendre le titre { $title } : { $scores }
first-tsar-do-draw-title = Piocher le premier titre
first-tsar-do-take-estate = Prendre le domaine { $estate } : { $effect }
first-tsar-do-draw-estate = Piocher le premier domaine
first-tsar-do-send = Envoyer le boyard à { $city }, { $region } (produit { $income })
first-tsar-do-sell = Libre : dépenser { $goods } pour une pièce
first-tsar-do-discard = Libre : défausser les jetons Commerce { $one } et { $two } pour un projet
first-tsar-do-cover = Libre : réorganiser les jetons pour couvrir les cases imprimées { $slots }
first-tsar-do-cover-none = Libre : réorganiser les jetons pour ne couvrir aucune case imprimée
first-tsar-do-use = Libre : utiliser { $estate } : { $effect }
first-tsar-do-slot = Case { $slot }
first-tsar-do-slot-printed = Case { $slot }, en couvrant { $effect }
first-tsar-do-drop = Défausser { $token } : { $effect }
first-tsar-do-effect = Case { $slot } : { $effect }
first-tsar-do-resolve = L’appliquer maintenant
first-tsar-do-pay = Payer { $goods }
first-tsar-do-build = Construire à { $city }
first-tsar-do-war = Envoyer un guerrier pour { $token } : { $effect }
first-tsar-do-war-only = Envoyer un guerrier ; il ne reste pas de butin
first-tsar-do-reward-points = { $vp } PV
first-tsar-do-reward-other = L’autre récompense : { $effect }
first-tsar-do-skip = Passer
first-tsar-do-end = Terminer le tour

## Refusals

first-tsar-why-over = la partie est finie
first-tsar-why-not-asked = ce n’est pas une réponse à ce qui vous est demandé
first-tsar-why-not-dealt = ce projet ne vous a pas été distribué
first-tsar-why-warrior-there = un guerrier s’y trouve déjà
first-tsar-why-boyar-there = un de vos boyards est déjà dans cette chambre
first-tsar-why-coins =
    { $number ->
        [0] vous n’avez pas de pièce
        [one] vous n’avez que { $number } pièce
       *[other] vous n’avez que { $number } pièces
    }
first-tsar-why-coins-later = les pièces ne se placent sous un boyard qu’à son arrivée
first-tsar-why-planning = les boyards ne quittent les chambres qu’une fois tous placés
first-tsar-why-no-skip = on ne peut pas s’en passer
first-tsar-why-no-end = il est trop tôt pour finir ici
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
first-tsar-why-lapsed = les actions de la chambre sont finies dès que le boyard est dans une ville
first-tsar-why-other-chamber = c’est une action d’une autre chambre
first-tsar-why-none-left = il n’y a plus rien à faire dans cette chambre
first-tsar-why-only-again = trois villes ont donné leur revenu ; le bonus n’en répète qu’une
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
first-tsar-why-cost = vous n’avez pas les marchandises qu’il coûte
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
first-tsar-why-pad-full = votre plateau est plein ; défaussez d’abord un jeton
first-tsar-why-slot-taken = un jeton occupe déjà cette case
first-tsar-why-room = il y a de la place sur votre plateau
first-tsar-why-not-on-pad = ce jeton n’est pas sur votre plateau
first-tsar-why-no-effect = cette case n’a pas d’effet
first-tsar-why-effect-twice = le second effet doit être un autre
first-tsar-why-closed = les actions libres se font à votre tour, dans la phase d’actions
first-tsar-why-inside = finissez d’abord ce que vous avez commencé
first-tsar-why-no-projects = il n’y a plus de projet à prendre
first-tsar-why-not-printed = ne nommez que des cases à effet imprimé
first-tsar-why-arrangement =
    { $number ->
        [0] vous n’avez pas de jeton Commerce
        [one] ce n’est pas possible avec { $number } jeton
       *[other] ce n’est pas possible avec { $number } jetons
    }
first-tsar-why-same-arrangement = vos jetons sont déjà ainsi
first-tsar-why-arranged = vous venez de réorganiser vos jetons ; faites d’abord autre chose
first-tsar-why-not-yours = ce domaine n’est pas à vous
first-tsar-why-used = ce domaine a déjà servi dans cette manche
first-tsar-why-price = vous ne pouvez pas payer son prix
first-tsar-why-no-gain = il ne vous donnerait rien maintenant

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
first-tsar-phase-over = la partie est finie
first-tsar-board-first = { $who } commence
first-tsar-board-favor = Faveur
first-tsar-board-favor-tokens = jetons à { $spaces } PV
first-tsar-board-kremlin = Kremlin
first-tsar-board-seal = sceau { $who }
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
    Villes : B noire, U bleue, P violette, Y jaune. W2+# signifie 2 guerriers, un
    boyard et un bâtiment du blanc. Au Kremlin, W2* a 2 pièces et est le plus
    important. Aide : tapez « ? »

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
    faveur du Tsar, perd ses pièces en la quittant ; tout autre reprend les siennes.
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
    Un projet de construction bâtit là où vous avez un guerrier ou un boyard, un
    projet de commerce applique deux effets de votre plateau, un projet militaire
    envoie un guerrier au champ de bataille pour un jeton Butin.
first-tsar-hint-free =
    Actions libres à votre tour : 2 marchandises locales pour une pièce, une
    étrangère pour une pièce, 2 jetons Commerce pour un projet, réorganiser les
    jetons, et chaque domaine une fois par manche.
first-tsar-hint-favor =
    Toute égalité va à la plus haute faveur. La gagner en tête vaut 1 PV. Jusqu’au
    décompte de la manche 2, qui atteint d’abord 10, 20 ou 30 PV la gagne aussi.
first-tsar-hint-score =
    Après les manches 2 et 4 : les titres ; 4 et 2 PV pour les guerriers sur le
    champ de bataille ; 4 et 2 PV pour la plus haute faveur. À la fin, 2
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
