### What Rurik can say.
###
### Families: event (the log), because (the Rebellion's reasons), ask (questions), do (choices), why and when (refusals), gain, need
### and cost (what cards give and ask), score (categories of the standings), option (faults in the options), help (what an
### option does); names of regions, goods, structures, columns, tracks, leaders, agendas, deeds, priorities, phases and
### colours.
###
### Names of regions stand after "à" or a colon, names of goods and structures after a colon, and verbs in the present,
### which does not ask who is a woman.

rurik-name = Rurik : l’aube de Kiev
rurik-about = Conseillez, construisez, taxez et combattez pour le trône de Kiev. De 1 à 4 joueurs, par Stanislav Kordonskiy.
rurik-rebellion = La Rébellion

## Options

rurik-help-players = Nombre de joueurs ; 1 pour le mode solo contre la Rébellion.
rurik-help-leaders = Comment chaque place obtient son chef : choisi par le joueur, au hasard ou imposé.
rurik-help-first_player = Qui commence ; au hasard si aucune place n’est nommée.
rurik-help-colours = La couleur de chaque place ; toutes différentes.
rurik-help-alternate_board = Variante : des jetons mélangés disent quelle marchandise une région produit.
rurik-help-rebel_rewards = Variante : les récompenses des rebelles vaincus viennent d’une pile mélangée.
rurik-help-deed_row = Variante : chaque manche se termine par trois nouveaux exploits.
rurik-help-difficulty = Solo : la force de la Rébellion.
rurik-help-solo_leader_card = Solo : utiliser la carte de Sviatopolk ; sans elle, la Rébellion est plus faible.
rurik-option-leaders = deux places ne peuvent pas avoir le même chef
rurik-option-sviatopolk = Sviatopolk mène la Rébellion en mode solo
rurik-option-first-player = le premier joueur doit être l’une des { $players } places
rurik-option-not-solo = { $key } n’existe pas en mode solo
rurik-option-solo = { $key } ne sert qu’en mode solo

## Names

rurik-colour-blue = bleu
rurik-colour-yellow = jaune
rurik-colour-red = rouge
rurik-colour-white = blanc
rurik-region-novgorod = Novgorod
rurik-region-rostov = Rostov
rurik-region-polotsk = Polotsk
rurik-region-smolensk = Smolensk
rurik-region-volyn = Volyn
rurik-region-kiev = Kiev
rurik-region-chernigov = Tchernigov
rurik-region-pereyaslavl = Pereïaslavl
rurik-region-pskov = Pskov
rurik-region-suzdal = Souzdal
rurik-region-galich = Galitch
rurik-region-brest = Brest
rurik-region-murom = Mourom
rurik-region-peresech = Peresetch
rurik-region-azov = Azov
rurik-good-ore = minerai
rurik-good-wood = bois
rurik-good-fish = poisson
rurik-good-honey = miel
rurik-good-fur = fourrure
rurik-structure-church = église
rurik-structure-market = marché
rurik-structure-stronghold = forteresse
rurik-column-muster = Levée
rurik-column-move = Marche
rurik-column-attack = Attaque
rurik-column-tax = Impôt
rurik-column-build = Construction
rurik-column-scheme = Intrigue
rurik-track-rule = Pouvoir
rurik-track-build = Construction
rurik-track-trade = Commerce
rurik-leader-agatha = Agathe
rurik-leader-boris = Boris
rurik-leader-maria = Maria
rurik-leader-mstislav = Mstislav
rurik-leader-predslava = Predslava
rurik-leader-sudislav = Soudislav
rurik-leader-sviatopolk = Sviatopolk
rurik-leader-yaroslav = Iaroslav
rurik-ability-agatha = Jusqu’à deux autres troupes l’accompagnent gratuitement à chacun de ses déplacements.
rurik-ability-boris = Vos attaques contre des joueurs dans sa région révèlent une carte de moins et leur prennent une pièce.
rurik-ability-maria = Une fois par manche, une levée peut aussi se faire dans une région voisine sans troupe à vous.
rurik-ability-mstislav = Taxer et construire dans sa région vous coûte toujours 1 point.
rurik-ability-predslava = Une fois par manche, envoyez une troupe adverse de sa région dans une région voisine ; son joueur gagne une pièce.
rurik-ability-sudislav = Les points d’attaque peuvent aussi lever des troupes dans sa région.
rurik-ability-sviatopolk = Les rebelles de sa région comptent pour vous quand on décide qui gouverne ; un rebelle que vous y battez est remplacé par une de vos troupes.
rurik-ability-yaroslav = Vous gagnez les égalités de pouvoir dans sa région, et les bâtiments des autres y sont sans effet.
rurik-agenda-capable = Capable
rurik-agenda-committed = Appliqué
rurik-agenda-conquering = Conquérant
rurik-agenda-courageous = Courageux
rurik-agenda-dignified = Digne
rurik-agenda-esteemed = Estimé
rurik-agenda-prosperous = Prospère
rurik-agenda-protective = Protecteur
rurik-agenda-regal = Royal
rurik-agenda-successful = Accompli
rurik-agenda-wealthy = Riche
rurik-goal-capable = le plus de marchandises, bateau et quai réunis
rurik-goal-committed = premier sur la piste de construction
rurik-goal-conquering = premier sur la piste de guerre
rurik-goal-courageous = le plus de rebelles vaincus
rurik-goal-dignified = le plus d’exploits accomplis
rurik-goal-esteemed = des troupes dans le plus de régions
rurik-goal-prosperous = premier sur la piste de commerce
rurik-goal-protective = le plus de bâtiments dans les régions gouvernées, quel qu’en soit le propriétaire
rurik-goal-regal = le plus de fourrures et de miel
rurik-goal-successful = premier sur la piste de pouvoir
rurik-goal-wealthy = le plus de pièces
rurik-deed-amass-forces = Masser les forces
rurik-deed-border-patrols = Gardes-frontières
rurik-deed-capital-city = Ville capitale
rurik-deed-defensive-belt = Ceinture de défense
rurik-deed-dispatch-messengers = Envoyer des messagers
rurik-deed-enforce-peace = Imposer la paix
rurik-deed-establish-fortress = Fonder une citadelle
rurik-deed-generous-prince = Prince généreux
rurik-deed-grand-hunter = Grand veneur
rurik-deed-great-library = Grande bibliothèque
rurik-deed-hire-mercenaries = Engager des mercenaires
rurik-deed-hoard = Amasser
rurik-deed-honorable-prince = Prince honorable
rurik-deed-law-giver = Législateur
rurik-deed-market-day = Jour de marché
rurik-deed-master-beekeeper = Maître apiculteur
rurik-deed-new-beginning = Nouveau départ
rurik-deed-peace-maker = Faiseur de paix
rurik-deed-retire-veterans = Congédier les vétérans
rurik-deed-reward-laborers = Payer les ouvriers
rurik-deed-send-gifts = Envoyer des présents
rurik-deed-splendid-feast = Festin splendide
rurik-deed-tithe-payments = Dîme
rurik-deed-trade-route = Route de commerce
rurik-deed-victory-march = Marche triomphale
rurik-deed-wilderness-forts = Forts des confins
rurik-conversion-build = un bois ou minerai et une marchandise au choix contre 1 point de construction
rurik-conversion-muster = un poisson ou miel et une marchandise au choix contre 1 point de levée
rurik-priority-war = attaque et marche
rurik-priority-build = construction
rurik-priority-tax = impôt
rurik-foe-rebel = le rebelle
rurik-foe-neutral = la troupe neutre
rurik-phase-leaders = Chefs
rurik-phase-agendas = Ambitions
rurik-phase-troops = Premières troupes
rurik-phase-stand = Les chefs prennent place
rurik-phase-strategy = Phase de stratégie
rurik-phase-action = Phase d’action
rurik-phase-claim = Phase de prétentions
rurik-phase-over = La partie est terminée

## What cards give and ask

rurik-none = rien
rurik-both = { $one } et { $two }
rurik-gain-muster =
    { $count ->
        [one] { $count } point de levée
       *[other] { $count } points de levée
    }
rurik-gain-move =
    { $count ->
        [one] { $count } point de marche
       *[other] { $count } points de marche
    }
rurik-gain-attack =
    { $count ->
        [one] { $count } point d’attaque
       *[other] { $count } points d’attaque
    }
rurik-gain-tax =
    { $count ->
        [one] { $count } point d’impôt
       *[other] { $count } points d’impôt
    }
rurik-gain-build =
    { $count ->
        [one] { $count } point de construction
       *[other] { $count } points de construction
    }
rurik-gain-draw =
    { $count ->
        [one] piocher { $count } intrigue
       *[other] piocher { $count } intrigues, en garder une
    }
rurik-gain-fewer =
    { $count ->
        [one] révéler { $count } carte de moins pour les pertes
       *[other] révéler { $count } cartes de moins pour les pertes
    }
rurik-gain-anywhere =
    { $count ->
        [one] déplacer { $count } troupe n’importe où
       *[other] déplacer { $count } troupes n’importe où
    }
rurik-gain-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
rurik-gain-good = 1 { $good }
rurik-gain-deed = un exploit au choix
rurik-scheme-for =
    { $coins ->
        [one] payer { $coins } pièce : { $what }
       *[other] payer { $coins } pièces : { $what }
    }
rurik-need-troops = { $count } de vos troupes dans une région
rurik-need-regions = vos troupes dans { $count } régions
rurik-need-together = dans une même région, à vous : { $structures }
rurik-need-adjacent = dans { $count } régions voisines, à vous : { $structure }
rurik-need-different = dans { $count } régions de marchandises différentes, à vous : { $structure }
rurik-need-rebels = { $count } rebelles vaincus
rurik-need-first = le marqueur de premier joueur
rurik-cost-good = { $count } × { $good }
rurik-cost-one-type = { $count } marchandises de même sorte
rurik-cost-different = { $count } marchandises de sortes différentes
rurik-cost-any = { $count } marchandises au choix
rurik-cost-troops-different = une troupe dans chacune de { $count } régions
rurik-cost-troops-ruled = { $count } troupes d’une région gouvernée
rurik-cost-troops = { $count } troupes de n’importe où
rurik-cost-schemes =
    { $count ->
        [one] une intrigue de la main
       *[other] { $count } intrigues de la main
    }
rurik-cost-structures =
    { $count ->
        [one] un de vos bâtiments
       *[other] { $count } de vos bâtiments
    }
rurik-cost-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
rurik-deed-whole = { $demands } → { $reward } ; { $vp } PV

## What happened

rurik-event-leader = { $who } prend pour chef { $leader }.
rurik-event-agenda = { $who } garde l’ambition { $agenda }.
rurik-event-agenda-hidden = { $who } garde une ambition en secret.
rurik-event-deployed = { $who } place une troupe de départ à { $region }.
rurik-event-deployed-leader = { $who } place son chef à { $region }.
rurik-event-round = La manche { $round } commence.
rurik-event-placed =
    { $who } place le conseiller { $number } à la case { $row } de la colonne { $column }{ $coins ->
        [0] { "" }
        [one] , avec un pot-de-vin d’une pièce
       *[other] , avec un pot-de-vin de { $coins } pièces
    }.
rurik-event-actions = Tous les conseillers sont en place ; la phase d’action commence.
rurik-event-turn = À { $who } de jouer.
rurik-event-turn-ended = { $who } termine son tour.
rurik-event-took =
    { $who } résout le conseiller { $number } : { $column }, case { $row }{ $coins ->
        [0] { "" }
        [one] {" "}(paie 1 pièce)
       *[other] {" "}(paie { $coins } pièces)
    }.
rurik-event-forfeited = { $who } renonce à { $column } (conseiller { $number }, case { $row }).
rurik-event-rescued = { $who } revient sur la carte : chef et troupe à { $region }.
rurik-event-mustered = { $who } lève une troupe à { $region }.
rurik-event-mustered-leader = { $who } rappelle son chef à { $region }.
rurik-event-moved = { $who } déplace une troupe : { $from } → { $to }.
rurik-event-moved-leader = { $who } déplace son chef : { $from } → { $to }.
rurik-event-escorted =
    { $troops ->
        [one] { $troops } troupe accompagne
       *[other] { $troops } troupes accompagnent
    } le chef ({ $who }) : { $from } → { $to }.
rurik-event-sent = { $who } envoie une troupe adverse ({ $whose }) : { $from } → { $to }.
rurik-event-sent-leader = { $who } envoie un chef adverse ({ $whose }) : { $from } → { $to }.
rurik-event-attacked = { $who } attaque à { $region } : { $foe }.
rurik-event-rebel = { $who } bat le rebelle à { $region }.
rurik-event-lost = { $who } perd une troupe à { $region }.
rurik-event-lost-leader = { $who } perd son chef à { $region }.
rurik-event-warfare = { $who } avance à la case { $place } de la piste de guerre.
rurik-event-stolen = { $who } prend 1 pièce à { $whose }.
rurik-event-revealed = Révélée : { $card }, aucune perte.
rurik-event-revealed-casualty = Révélée : { $card }, une perte.
rurik-event-joined = Une troupe ({ $who }) prend la place libre à { $region }.
rurik-event-taxed =
    { $who } taxe { $region } : { $good } ({ $points ->
        [one] { $points } point d’impôt
       *[other] { $points } points d’impôt
    }).
rurik-event-good = { $who } gagne une marchandise : { $good }.
rurik-event-paid-goods = { $who } paie { $count } × { $good }.
rurik-event-coins =
    { $who } gagne { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
rurik-event-paid-coins =
    { $who } paie { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
rurik-event-built =
    { $who } construit à { $region } : { $structure } ({ $points ->
        [one] { $points } point de construction
       *[other] { $points } points de construction
    }).
rurik-event-expelled = L’église ({ $who }) chasse de la région { $region } : { $foe }.
rurik-event-razed = { $who } retire à { $region } : { $structure }.
rurik-event-gave-up = { $who } retire une troupe à { $region }.
rurik-event-gave-up-leader = { $who } retire son chef à { $region }.
rurik-event-drew =
    { $who } pioche { $cards ->
        [one] une intrigue
       *[other] { $cards } intrigues
    } dans la pile { $deck }.
rurik-event-looked = { $who } voit : { $cards }.
rurik-event-kept = { $who } garde { $card }.
rurik-event-kept-hidden = { $who } garde une intrigue.
rurik-event-put-back =
    { $who } remet { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } sur la pile { $deck }.
rurik-event-schemes-shuffled = Les intrigues sont mélangées en deux piles de { $first } et { $second }.
rurik-event-marker = { $who } donne le marqueur de premier joueur à { $to }.
rurik-event-played = { $who } joue l’intrigue { $card }.
rurik-event-discarded = { $who } défausse l’intrigue { $card }.
rurik-event-deed-chosen = { $who } choisit l’exploit { $deed }.
rurik-event-deed-revealed = Nouvel exploit : { $deed }.
rurik-event-row-cleared = Le reste des exploits quitte la rangée.
rurik-event-deeds-shuffled =
    { $cards ->
        [one] Un exploit forme
       *[other] { $cards } exploits forment
    } une nouvelle pile.
rurik-event-accomplished = { $who } accomplit l’exploit { $deed }.
rurik-event-converted-build = { $who } convertit des marchandises en point de construction.
rurik-event-converted-muster = { $who } convertit des marchandises en point de levée.
rurik-event-claims = Phase de prétentions ; premier joueur : { $first }.
rurik-event-advanced = { $who } avance à la case { $space } de la piste : { $track }.
rurik-event-held-back =
    { $who } laisse { $goods ->
        [one] une marchandise
       *[other] { $goods } marchandises
    } à quai.
rurik-event-income =
    { $who } gagne { $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ({ $markers } pour les marqueurs, { $boat } pour le bateau).
rurik-event-replenished =
    Les marchandises sont complétées dans { $count ->
        [one] { $count } région
       *[other] { $count } régions
    }.
rurik-event-agenda-met = { $who } réalise l’ambition { $agenda }.
rurik-event-agenda-missed = { $who } manque l’ambition { $agenda }.
rurik-event-over = La quatrième manche est terminée, et la partie avec elle.
rurik-event-card = { $who } met la carte { $card } au-dessus de sa pile.
rurik-event-unlocked = { $who } prend la pièce d’un bonus ({ $priority }) : désormais, l’action { $column } donne aussi { $what }.
rurik-event-priority = Nouvelle priorité ({ $who }) : { $priority }.

## Pourquoi la Rébellion agit ainsi

rurik-because-row = La carte indique { $column } pour le conseiller { $number } ({ $who }, priorité : { $priority }).
rurik-because-row-top = La carte indique la case du haut de { $column } pour le conseiller { $number } ({ $who }, priorité : { $priority }).
rurik-because-column-full = La colonne { $column } est pleine ; { $who } continue à droite : { $to }.
rurik-because-bribe-top =
    { $coins ->
        [0] { $who } atteint la case du haut sans pièce.
        [one] { $who } paie 1 pièce pour la case du haut.
       *[other] { $who } paie { $coins } pièces pour la case du haut.
    }
rurik-because-bribe-tie = { $who } paie 1 pièce pour passer au-dessus d’un conseiller de même force ({ $player }).
rurik-because-bribe-dear =
    Pas de pot-de-vin : { $who } a { $has ->
        [one] { $has } pièce
       *[other] { $has } pièces
    } sur { $coins }.
rurik-because-cannot-pay =
    { $who } a { $has ->
        [one] { $has } pièce
       *[other] { $has } pièces
    }, la case en coûte { $coins }.
rurik-because-no-muster = { $who } n’a plus de troupe à lever.
rurik-because-no-move = { $who } n’a aucune troupe qui puisse aller où il faut.
rurik-because-no-attack = { $who } n’a personne à attaquer dans ses régions.
rurik-because-no-tax = { $who } ne peut percevoir aucune marchandise.
rurik-because-no-build = { $who } ne peut rien construire.
rurik-because-no-scheme = Il ne reste aucune pièce sur le plateau ({ $who }).
rurik-because-bonus = { $who } a un bonus pour l’action { $column } ({ $priority }) : { $what }.
rurik-because-muster = { $who } occupe { $region } sans y gouverner.
rurik-because-muster-ruled = { $who } gouverne toutes ses régions ; { $region } est la suivante.
rurik-because-move-spread = { $to } est la première région que { $who } n’occupe pas ; { $from } est la plus proche qui puisse céder une troupe.
rurik-because-move-gather = { $to } est la première région que { $who } ne gouverne pas ; { $from } est la plus proche qui puisse céder une troupe.
rurik-because-attack = { $region } est la première région à attaquer que { $who } ne gouverne pas.
rurik-because-attack-ruled = { $region } est la première région à attaquer que { $who } gouverne.
rurik-because-build-a = { $who } gouverne { $region } et n’y a aucun bâtiment.
rurik-because-build-b = { $who } occupe { $region } sans y gouverner et n’y a aucun bâtiment.
rurik-because-build-c = { $who } gouverne { $region } et y a un bâtiment ; d’autres troupes s’y trouvent.
rurik-because-build-d = { $who } gouverne { $region } et y a un bâtiment.
rurik-because-tax-a = { $who } gouverne { $region }, et son bateau a de la place pour la marchandise.
rurik-because-tax-b = { $who } occupe { $region } sans y gouverner, et son bateau a de la place pour la marchandise.
rurik-because-tax-c = { $who } gouverne { $region } ; le bateau est plein de cette marchandise.
rurik-because-tax-d = { $who } occupe { $region } sans y gouverner ; le bateau est plein de cette marchandise.
rurik-because-points-lost =
    { $who } ne peut pas utiliser { $points ->
        [one] un point
       *[other] { $points } points
    }.
rurik-because-behind = { $player } devance { $who } sur la piste : { $track }.
rurik-because-no-coin = Il ne reste aucune pièce à prendre sur le plateau ({ $who }).
rurik-because-regions = { $player } occupe plus de régions que { $who } : { $count } contre { $own }.
rurik-because-structures = { $player } a des bâtiments dans plus de régions voisines que { $who } : { $count } contre { $own }.
rurik-because-goods = { $player } a plus de marchandises sur son bateau que { $who } : { $count } contre { $own }.
rurik-because-nothing = { $player } ne devance { $who } en rien de ce qui fixe la priorité.
rurik-because-leader-card = La carte de Sviatopolk donne une troupe à { $region } ({ $who }).

## Questions

rurik-ask-over = La partie est terminée.
rurik-ask-leader = Choisissez votre chef.
    .they = choisit un chef
rurik-ask-agenda = Gardez une ambition ; l’autre retourne dans la boîte.
    .they = choisit une ambition
rurik-ask-troop =
    Placez une troupe de départ. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = place une troupe de départ
rurik-ask-stand = Choisissez la région où commence votre chef.
    .they = place son chef
rurik-ask-place =
    Manche { $round }. Placez un conseiller. ({ $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour des pots-de-vin)
    .they = place un conseiller
rurik-ask-bribe = Conseiller { $number }, colonne { $column } : combien de pièces ajoutez-vous en pot-de-vin ? Vous en avez { $coins }.
    .they = décide d’un pot-de-vin (colonne { $column })
rurik-ask-before =
    Manche { $round }. Faites des actions bonus ou résolvez votre conseiller.{ $tax ->
        [0] { "" }
        [one] { " " }Reste { $tax } point d’impôt.
       *[other] { " " }Restent { $tax } points d’impôt.
    }{ $build ->
        [0] { "" }
        [one] { " " }Reste { $build } point de construction.
       *[other] { " " }Restent { $build } points de construction.
    }
    .they = va résoudre un conseiller
rurik-ask-after =
    Manche { $round }. Faites des actions bonus, dépensez vos points ou terminez votre tour.{ $tax ->
        [0] { "" }
        [one] { " " }Reste { $tax } point d’impôt.
       *[other] { " " }Restent { $tax } points d’impôt.
    }{ $build ->
        [0] { "" }
        [one] { " " }Reste { $build } point de construction.
       *[other] { " " }Restent { $build } points de construction.
    }
    .they = termine son tour
rurik-ask-muster =
    Levez une troupe. ({ $left ->
        [one] dernier point
       *[other] encore { $left } points
    })
    .they = lève une troupe
rurik-ask-move =
    Déplacez une troupe. ({ $left ->
        [one] dernier point
       *[other] encore { $left } points
    })
    .they = déplace une troupe
rurik-ask-anywhere =
    Déplacez une troupe vers n’importe quelle région. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = déplace une troupe
rurik-ask-escort = Combien de troupes suivent ? { $from } → { $to }
    .they = choisit combien de troupes suivent à { $to }
rurik-ask-attack =
    Choisissez qui attaquer. ({ $left ->
        [one] dernier point
       *[other] encore { $left } points
    }{ $fewer ->
        [0] { "" }
        [one] , { $fewer } carte de moins
       *[other] , { $fewer } cartes de moins
    })
    .they = choisit qui attaquer
rurik-ask-check =
    Pertes de l’attaque à { $region } : choisissez la pile qui révèle jusqu’à { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
    .they = choisit une pile pour les pertes à { $region }
rurik-ask-check-rebellion =
    La Rébellion a attaqué à { $region } : choisissez la pile qui révèle jusqu’à { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } pour ses pertes.
    .they = choisit une pile pour les pertes de la Rébellion à { $region }
rurik-ask-draw =
    Choisissez la pile où piocher { $cards ->
        [one] { $cards } intrigue
       *[other] { $cards } intrigues
    }.
    .they = choisit la pile où piocher
rurik-ask-keep = Choisissez l’intrigue à garder.
    .they = choisit l’intrigue à garder
rurik-ask-top = Choisissez la carte qui va sur le dessus.
    .they = choisit la carte qui va sur le dessus
rurik-ask-marker = Choisissez qui reçoit le marqueur de premier joueur.
    .they = choisit qui reçoit le marqueur de premier joueur
rurik-ask-market = Votre marché vous donne en plus une marchandise ({ $good }) ou 1 pièce.
    .they = choisit entre une marchandise et une pièce
rurik-ask-church = Choisissez qui votre église chasse de { $region }.
    .they = choisit qui son église chasse de { $region }
rurik-ask-dock = Combien de marchandises laissez-vous à quai pour la piste de commerce ?
    .they = décide combien de marchandises laisser à quai
rurik-ask-dock-priority = Combien de marchandises laissez-vous à quai pendant que la Rébellion choisit sa priorité ?
    .they = décide combien de marchandises laisser à quai
rurik-ask-deed = Choisissez un exploit.
    .they = choisit un exploit
rurik-ask-remove-different =
    Retirez une troupe, chacune d’une région différente. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = choisit une troupe à retirer
rurik-ask-remove-ruled =
    Retirez une troupe, toutes d’une même région gouvernée. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = choisit une troupe à retirer
rurik-ask-remove =
    Retirez une troupe. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = choisit une troupe à retirer
rurik-ask-raze =
    Retirez un bâtiment. ({ $left ->
        [one] le dernier
       *[other] encore { $left }
    })
    .they = choisit un bâtiment à retirer
rurik-ask-discard =
    Défaussez une intrigue. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = choisit une intrigue à défausser
rurik-ask-pay-one-type = Choisissez la sorte de marchandise à payer. (quantité : { $left })
    .they = choisit des marchandises à payer
rurik-ask-pay-different =
    Payez une marchandise, chacune d’une sorte différente. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = choisit des marchandises à payer
rurik-ask-pay =
    Payez une marchandise. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = choisit des marchandises à payer
rurik-ask-pay-named =
    Payez une marchandise du jeton. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
    .they = choisit des marchandises à payer

## Choices

rurik-do-lead = Prendre pour chef { $leader }. { $ability }
rurik-do-agenda = Garder l’ambition { $agenda } : { $goal }
rurik-do-deploy = Placer une troupe à { $region }
rurik-do-stand = Placer le chef à { $region }
rurik-do-place =
    Conseiller { $number }, colonne { $column }, case { $row } : { $gain }{ $coins ->
        [0] { "" }
        [one] {" "}(payer 1 pièce)
       *[other] {" "}(payer { $coins } pièces)
    }
rurik-do-bribe =
    { $coins ->
        [0] Aucun pot-de-vin
        [one] Payer { $coins } pièce
       *[other] Payer { $coins } pièces
    } : case { $row }
rurik-do-take =
    Résoudre { $column }, case { $row } : { $gain }{ $coins ->
        [0] { "" }
        [one] {" "}(payer 1 pièce)
       *[other] {" "}(payer { $coins } pièces)
    }
rurik-do-forfeit = Renoncer à { $column }, case { $row } : gagner 1 pièce
rurik-do-rescue = Placer le chef et une troupe à { $region }
rurik-do-muster = Lever une troupe à { $region }
rurik-do-muster-leader = Rappeler le chef à { $region }
rurik-do-move = Troupe : { $from } → { $to }
rurik-do-move-leader = Chef : { $from } → { $to }
rurik-do-escort =
    { $troops ->
        [0] Aucune troupe ne suit
        [one] Une troupe suit
       *[other] { $troops } troupes suivent
    }
rurik-do-attack =
    Attaquer à { $region } : { $foe }{ $cards ->
        [0] {" "}(aucune carte révélée)
        [one] {" "}({ $cards } carte révélée au plus)
       *[other] {" "}({ $cards } cartes révélées au plus)
    }
rurik-do-deck =
    Pile { $deck } ({ $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
rurik-do-tax =
    Taxer { $region } : gagner { $good } ({ $points ->
        [one] { $points } point d’impôt
       *[other] { $points } points d’impôt
    })
rurik-do-extra-good = Gagner encore une marchandise pareille
rurik-do-extra-coin = Gagner 1 pièce
rurik-do-build =
    Construire à { $region } : { $structure } ({ $points ->
        [one] { $points } point de construction
       *[other] { $points } points de construction
    })
rurik-do-expel = Chasser : { $foe }
rurik-do-keep =
    Garder { $card } : { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(perte)
    }
rurik-do-top =
    { $card } sur le dessus : { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(perte)
    }
rurik-do-marker = Donner le marqueur de premier joueur à { $to }
rurik-do-play =
    Jouer { $card } : { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(perte)
    }
rurik-do-accomplish = Accomplir l’exploit { $deed } : { $what }
rurik-do-convert = Convertir { $what }
rurik-do-pay = Payer { $count } × { $good }
rurik-do-remove = Retirer une troupe à { $region }
rurik-do-remove-leader = Retirer le chef à { $region }
rurik-do-raze = Retirer à { $region } : { $structure }
rurik-do-discard =
    Défausser { $card } : { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(perte)
    }
rurik-do-hold =
    { $goods ->
        [0] Tout charger
        [one] Laisser une marchandise à quai
       *[other] Laisser { $goods } marchandises à quai
    } : { $space ->
        [0] le marqueur de commerce reste sous la piste
       *[other] marqueur de commerce sur la case { $space }
    }
rurik-do-hold-priority =
    { $goods ->
        [0] Tout charger
        [one] Laisser une marchandise à quai
       *[other] Laisser { $goods } marchandises à quai
    } : { $priority }
rurik-do-choose = Choisir l’exploit { $deed } : { $what }
rurik-do-send = Envoyer à { $region } une troupe adverse ({ $whose })
rurik-do-send-leader = Envoyer à { $region } un chef adverse ({ $whose })
rurik-do-skip = Passer
rurik-do-done = S’arrêter (points restants perdus)
rurik-do-end = Terminer le tour

## Refusals

rurik-why-over = la partie est terminée
rurik-why-resolve-first = résolvez d’abord votre conseiller
rurik-why-leader-alone = le chef commence là où vous avez une troupe
rurik-why-coins =
    il vous faut { $number ->
        [one] { $number } pièce
       *[other] { $number } pièces
    }
rurik-why-escort =
    { $number ->
        [0] aucune troupe ne peut suivre
        [one] une seule troupe peut suivre
       *[other] seules { $number } troupes peuvent suivre
    }
rurik-why-hold = laisser autant de marchandises à quai ne change rien
rurik-why-not-drawn = vous n’avez pas pioché cette carte
rurik-why-no-player = ce joueur n’existe pas
rurik-why-not-in-row = cet exploit n’est pas dans la rangée
rurik-why-no-structure = vous n’avez pas ce bâtiment dans cette région
rurik-why-not-in-hand = vous n’avez pas cette intrigue en main
rurik-why-rebellion-leader = Sviatopolk mène la Rébellion
rurik-why-leader-taken = un autre joueur a déjà ce chef
rurik-why-not-dealt = cette ambition ne vous a pas été donnée
rurik-why-rebellion-starts = la Rébellion commence là
rurik-why-out-of-play = cette région n’est pas en jeu
rurik-why-column-full = cette colonne est pleine
rurik-why-three-columns = placez d’abord des conseillers dans { $number } colonnes différentes
rurik-why-no-advisor = vous n’avez pas de conseiller { $number } à placer
rurik-why-rescue-late = possible seulement avant de résoudre le conseiller
rurik-why-has-troops = vous avez encore des troupes sur la carte
rurik-why-once-a-turn = une seule fois par tour
rurik-why-once-a-round = une seule fois par manche
rurik-why-one-advisor = on résout un conseiller par tour
rurik-why-not-your-advisor = aucun de vos conseillers n’est là
rurik-why-lowest-first = le conseiller { $number } passe d’abord
rurik-why-no-troops = il ne reste aucune troupe dans votre réserve
rurik-why-leader-on-board = votre chef est déjà sur la carte
rurik-why-no-such-troop = vous n’avez pas cette troupe dans cette région
rurik-why-not-adjacent = ces régions ne sont pas voisines
rurik-why-moved-already = cette troupe a déjà bougé
rurik-why-not-occupied = vous n’avez pas de troupe dans cette région
rurik-why-yourself = vous ne pouvez pas vous attaquer
rurik-why-nobody-there = il n’y a pas cet adversaire dans cette région
rurik-why-attack-only = les points d’attaque ne servent qu’à attaquer
rurik-why-sudislav-region = seulement dans la région de Soudislav
rurik-why-deck-empty = la pile { $number } est vide
rurik-why-no-good = il n’y a pas de marchandise dans cette région
rurik-why-tax-points =
    il vous faut { $number ->
        [one] { $number } point d’impôt
       *[other] { $number } points d’impôt
    }
rurik-why-build-points =
    il vous faut { $number ->
        [one] { $number } point de construction
       *[other] { $number } points de construction
    }
rurik-why-stands-already = il y a déjà un tel bâtiment dans cette région
rurik-why-no-piece = il ne vous reste aucun bâtiment de cette sorte
rurik-why-not-your-deed = cet exploit n’est pas devant vous
rurik-why-need = vous ne remplissez pas la condition de l’exploit
rurik-why-cost = vous ne pouvez pas payer tout le coût de l’exploit
rurik-why-token-used = ce jeton est retourné jusqu’à la prochaine manche
rurik-why-no-goods-of-it = vous n’avez pas cette marchandise
rurik-why-pay-order = payez les marchandises égales dans l’ordre proposé
rurik-why-named-good = le jeton demande d’abord une autre marchandise
rurik-why-no-named-good = vous n’avez aucune des marchandises que le jeton nomme
rurik-why-not-ruled = vous ne gouvernez pas cette région
rurik-why-same-region = retirez-les toutes de la même région
rurik-why-no-predslava = Predslava n’est pas sur la carte pour vous
rurik-why-goods =
    { $number ->
        [one] il vous faut encore { $number } marchandise
       *[other] il vous faut { $number } marchandises
    }
rurik-why-not-enough-troops =
    { $number ->
        [one] il vous faut encore { $number } troupe
       *[other] il vous faut { $number } troupes
    }

## When else

rurik-when-lead = les chefs se choisissent à la mise en place
rurik-when-agenda = les ambitions se choisissent à la mise en place
rurik-when-deploy = les troupes de départ se placent à la mise en place
rurik-when-place = les conseillers se placent un par un dans la phase de stratégie
rurik-when-bribe = un pot-de-vin ne se paie qu’en plaçant le conseiller
rurik-when-resolve = les conseillers se résolvent dans la phase d’action, un par tour
rurik-when-rescue = seulement sans troupe sur la carte, avant de résoudre un conseiller
rurik-when-muster = lever des troupes demande des points de levée, d’une action Levée ou d’un bonus
rurik-when-move = déplacer des troupes demande des points de marche, d’une action Marche ou d’un bonus
rurik-when-escort = des troupes ne suivent que quand Agathe se déplace
rurik-when-attack = attaquer demande des points d’attaque, d’une action Attaque ou d’un bonus
rurik-when-deck = une pile d’intrigues se choisit pour piocher ou pour vérifier les pertes
rurik-when-tax = les marchandises se prennent avec des points d’impôt à votre tour, hors des autres actions
rurik-when-extra = un marché donne cela quand vous taxez sa région
rurik-when-build = les bâtiments se construisent avec des points de construction à votre tour, hors des autres actions
rurik-when-expel = une église ne chasse quelqu’un qu’à sa construction
rurik-when-keep = les intrigues se choisissent quand vous les piochez
rurik-when-marker = le marqueur de premier joueur se donne par l’action de la case supérieure d’Intrigue
rurik-when-play = les intrigues se jouent à votre tour dans la phase d’action, avant ou après l’action principale
rurik-when-accomplish = les exploits s’accomplissent à votre tour dans la phase d’action, avant ou après l’action principale
rurik-when-convert = les marchandises se convertissent à votre tour dans la phase d’action, avant ou après l’action principale
rurik-when-pay = les marchandises ne paient que des exploits et des conversions
rurik-when-remove = vos troupes ne se retirent que comme coût d’un exploit
rurik-when-raze = vos bâtiments ne se retirent que comme coût d’un exploit
rurik-when-discard = les intrigues ne se défaussent que comme coût d’un exploit
rurik-when-hold = des marchandises restent à quai quand on compte celles des bateaux
rurik-when-choose = les exploits se choisissent dans la phase de prétentions, ou par certaines intrigues
rurik-when-send = Predslava agit à votre tour dans la phase d’action, entre deux étapes
rurik-when-skip = on ne peut passer que ce que les règles laissent au choix
rurik-when-done = vous n’avez plus de points à perdre
rurik-when-end = votre tour se termine après l’action principale

## Scores

rurik-score-rule = Piste de pouvoir
rurik-score-build = Piste de construction
rurik-score-trade = Piste de commerce
rurik-score-warfare = Guerre
rurik-score-agenda = Ambition
rurik-score-deeds = Exploits
rurik-score-coins = Pièces
rurik-score-dock = Marchandises à quai

## The drawn board

rurik-board-title = Manche { $round } sur 4 : { $phase }
rurik-board-first = premier joueur { $who }
rurik-board-points = impôt { $tax }, construction { $build }
rurik-board-region = Région
rurik-board-good = Bien
rurik-board-ruler = ◆
rurik-board-troops = Troupes
rurik-board-structures = Bâtim.
rurik-board-neighbours = Voisins
rurik-board-claim = { $who } { $vp } ({ $now })
rurik-board-war = Guerre
rurik-board-deeds = Exploits
rurik-board-schemes = Intrigues
rurik-board-decks = piles de { $first } et { $second }, { $discard } défaussées
rurik-board-known = pile { $deck }, nº { $place } à partir du dessus : { $card }
rurik-board-supply =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } en réserve
rurik-board-left = à construire : e{ $church } m{ $market } f{ $stronghold }
rurik-board-letter-church = e
rurik-board-letter-market = m
rurik-board-letter-stronghold = f
rurik-board-stands = { $leader } à { $region }
rurik-board-off = { $leader } hors de la carte
rurik-board-advisors = conseillers { $numbers }
rurik-board-boat = Bateau
rurik-board-hold =
    { $good } { $boat }/{ $spaces }{ $dock ->
        [0] { "" }
       *[other] +{ $dock }
    }
rurik-board-tokens = Jetons
rurik-board-rebels =
    { $count ->
        [one] { $count } rebelle vaincu
       *[other] { $count } rebelles vaincus
    }
rurik-board-hand =
    { $count ->
        [one] { $count } intrigue en main
       *[other] { $count } intrigues en main
    }
rurik-board-cards = Main
rurik-board-looked = Piochées
rurik-board-agenda = Ambition
rurik-board-chosen = À faire
rurik-board-done = Accompli
rurik-board-casualty = perte
rurik-board-priority = Priorité : { $priority } ; carte { $card }
rurik-board-order = Ordre
rurik-board-builds = Construit
rurik-board-bonuses = Bonus
rurik-board-bonus = { $column } : { $gain }
rurik-board-locked = [{ $column } : { $gain }]
rurik-board-legend =
    B3* trois troupes dont le chef · r rebelle · n troupe neutre · (bien) déjà pris
    e église, m marché, f forteresse avec la lettre du joueur · ◆ qui gouverne
    2 −1 B5+2 : deux points pour une pièce, conseiller 5 de B, pot-de-vin 2
    entre [crochets] : un bonus bloqué

## Help in the terminal

rurik-hint-turn =
    Quatre manches. D’abord chacun place ses conseillers, un par un ; puis chaque
    tour résout votre conseiller au plus petit numéro ; puis on compte les pistes.
rurik-hint-power =
    Un grand numéro avec pot-de-vin prend une meilleure case, un petit agit plus
    tôt. Les conseillers égaux ou plus forts restent, les plus faibles descendent.
rurik-hint-rule =
    Vous gouvernez une région avec plus de troupes que chacun des autres et que les
    rebelles ; une forteresse compte comme une troupe. Taxer et construire coûte
    1 point où vous gouvernez, 2 ailleurs.
rurik-hint-bonus =
    Avant ou après le conseiller, une fois chacun : jouer une intrigue, accomplir un
    exploit, convertir. Les points d’impôt et de construction du tour s’ajoutent.
rurik-hint-score =
    À la fin comptent les trois pistes, la guerre (3 et 1), l’ambition (2) et les
    exploits.
rurik-hints =
    { rurik-hint-turn }

    { rurik-hint-power }

    { rurik-hint-rule }

    { rurik-hint-bonus }

    { rurik-hint-score }
