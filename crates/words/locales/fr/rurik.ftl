# What Rurik can say.
#
# Families: event (the log), because (the Rebellion's reasons), ask (questions), do (choices), why (refusals), gain, need
# and cost (what cards give and ask), score (categories of the standings), option (faults in the options), help (what an
# option does); names of regions, goods, structures, columns, tracks, leaders, agendas, deeds, priorities, phases and
# colours.
#
# Names of regions stand after "à" or a colon, names of goods and structures after a colon, and verbs in the present,
# which does not ask who is a woman.

rurik-name = Rurik : l’aube de Kiev
rurik-about = Conseillez, bâtissez, taxez et combattez pour le trône de Kiev. De 1 à 4 joueurs, par Stanislav Kordonskiy.
rurik-rebellion = La Rébellion

## Options

rurik-help-players = Combien de personnes jouent ; 1 est le jeu en solo contre la Rébellion.
rurik-help-leaders = Comment chaque place obtient son chef : au choix, au hasard, ou celui-ci.
rurik-help-first_player = Qui commence ; tiré au hasard si aucune place n’est nommée.
rurik-help-colours = La couleur de chaque place ; toutes différentes.
rurik-help-alternate_board = Variante : des jetons mélangés disent quelle marchandise une région produit.
rurik-help-rebel_rewards = Variante : les récompenses des rebelles vaincus viennent d’une pile mélangée.
rurik-help-deed_row = Variante : chaque manche finit par trois nouveaux exploits.
rurik-help-difficulty = Solo : la force de la Rébellion.
rurik-help-solo_leader_card = Solo, plus dur : la carte de Sviatopolk est en vigueur.
rurik-option-leaders = deux places ne peuvent pas avoir le même chef
rurik-option-sviatopolk = Sviatopolk mène la Rébellion dans le jeu en solo
rurik-option-first-player = le premier joueur doit être l’une des { $players } places
rurik-option-not-solo = { $key } ne va pas avec le jeu en solo
rurik-option-solo = { $key } ne sert qu’au jeu en solo

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
rurik-ability-mstislav = Taxer et bâtir dans sa région ne vous coûtent jamais qu’un point.
rurik-ability-predslava = Une fois par manche, envoyez une troupe adverse de sa région dans une région voisine ; son joueur reçoit une pièce.
rurik-ability-sudislav = Les points d’attaque peuvent aussi lever des troupes dans sa région.
rurik-ability-sviatopolk = Les rebelles de sa région comptent pour vous quand on décide qui gouverne ; un rebelle que vous y battez est remplacé par une de vos troupes.
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
rurik-goal-protective = le plus de bâtiments, à qui qu’ils soient, dans les régions gouvernées
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
rurik-phase-strategy = Stratégie
rurik-phase-action = Actions
rurik-phase-claim = Prétentions
rurik-phase-over = La partie est finie

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
        [one] une intrigue piochée
       *[other] { $count } intrigues piochées, une gardée
    }
rurik-gain-fewer =
    { $count ->
        [one] une carte de moins pour ses pertes
       *[other] { $count } cartes de moins pour ses pertes
    }
rurik-gain-anywhere =
    { $count ->
        [one] { $count } troupe déplacée n’importe où
       *[other] { $count } troupes déplacées n’importe où
    }
rurik-gain-coins =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
rurik-gain-good = une marchandise : { $good }
rurik-gain-deed = le choix d’un exploit
rurik-scheme-for =
    { $what } contre { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }
rurik-need-troops = { $count } troupes à vous dans une région
rurik-need-regions = des troupes à vous dans { $count } régions
rurik-need-together = à vous dans une même région : { $structures }
rurik-need-adjacent = à vous dans { $count } régions voisines : { $structure }
rurik-need-different = à vous dans { $count } régions de marchandises différentes : { $structure }
rurik-need-rebels = { $count } rebelles vaincus
rurik-need-first = le marqueur de premier joueur
rurik-cost-good = { $count } × { $good }
rurik-cost-one-type = { $count } marchandises d’une sorte
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
rurik-deed-whole = { $demands } → { $reward } ; { $vp } PV

## What happened

rurik-event-leader = { $who } prend pour chef { $leader }.
rurik-event-agenda = { $who } garde l’ambition { $agenda }.
rurik-event-agenda-hidden = { $who } garde une ambition en secret.
rurik-event-deployed = { $who } place une première troupe à { $region }.
rurik-event-deployed-leader = { $who } place son chef à { $region }.
rurik-event-round = La manche { $round } commence.
rurik-event-placed =
    { $who } place le conseiller { $number } à la case { $row } de la colonne { $column }{ $coins ->
        [0] { "" }
        [one] , avec un pot-de-vin d’une pièce
       *[other] , avec un pot-de-vin de { $coins } pièces
    }.
rurik-event-actions = Tous les conseillers sont en place ; les actions commencent.
rurik-event-turn = C’est le tour de : { $who }.
rurik-event-turn-ended = { $who } termine son tour.
rurik-event-took =
    { $who } prend { $column } avec le conseiller { $number } (case { $row }){ $coins ->
        [0] { "" }
        [one] , pour une pièce
       *[other] , pour { $coins } pièces
    }.
rurik-event-forfeited = { $who } renonce à { $column } avec le conseiller { $number } (case { $row }) pour une pièce.
rurik-event-rescued = { $who } revient sur la carte : chef et troupe à { $region }.
rurik-event-mustered = { $who } lève une troupe à { $region }.
rurik-event-mustered-leader = { $who } rappelle son chef à { $region }.
rurik-event-moved = { $who } déplace une troupe : { $from } → { $to }.
rurik-event-moved-leader = { $who } déplace son chef : { $from } → { $to }.
rurik-event-escorted =
    { $troops ->
        [one] Une troupe accompagne
       *[other] { $troops } troupes accompagnent
    } le chef de ce joueur : { $who }, { $from } → { $to }.
rurik-event-sent = { $who } envoie une troupe de ce joueur : { $whose }, { $from } → { $to }.
rurik-event-sent-leader = { $who } envoie le chef de ce joueur : { $whose }, { $from } → { $to }.
rurik-event-attacked = { $who } attaque à { $region } : { $foe }.
rurik-event-rebel = { $who } bat le rebelle à { $region }.
rurik-event-lost = { $who } perd une troupe à { $region }.
rurik-event-lost-leader = { $who } perd son chef à { $region }.
rurik-event-warfare = { $who } avance à { $place } sur la piste de guerre.
rurik-event-stolen = { $who } prend une pièce à { $whose }.
rurik-event-revealed = Révélée : { $card }, aucune perte.
rurik-event-revealed-casualty = Révélée : { $card }, une perte.
rurik-event-joined = Une troupe prend la place libre à { $region } : { $who }.
rurik-event-taxed =
    { $who } taxe { $region } : { $good }, pour { $points ->
        [one] un point
       *[other] { $points } points
    }.
rurik-event-good = { $who } gagne une marchandise : { $good }.
rurik-event-paid-goods = { $who } paie { $count } × { $good }.
rurik-event-coins =
    { $who } gagne { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
rurik-event-paid-coins =
    { $who } paie { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
    }.
rurik-event-built =
    { $who } bâtit à { $region } : { $structure }, pour { $points ->
        [one] un point
       *[other] { $points } points
    }.
rurik-event-expelled = L’église ({ $who }) chasse de la région { $region } : { $foe }.
rurik-event-razed = { $who } abandonne à { $region } : { $structure }.
rurik-event-gave-up = { $who } abandonne une troupe à { $region }.
rurik-event-gave-up-leader = { $who } retire son chef de { $region }.
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
rurik-event-accomplished = { $who } accomplit { $deed }.
rurik-event-converted-build = { $who } convertit des marchandises en point de construction.
rurik-event-converted-muster = { $who } convertit des marchandises en point de levée.
rurik-event-claims = On fait valoir ses prétentions ; premier joueur : { $first }.
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
    Des marchandises arrivent dans { $count ->
        [one] { $count } région
       *[other] { $count } régions
    }.
rurik-event-agenda-met = { $who } a réalisé l’ambition { $agenda }.
rurik-event-agenda-missed = { $who } a manqué l’ambition { $agenda }.
rurik-event-over = La quatrième manche est finie, et la partie avec elle.
rurik-event-card = { $who } met la carte { $card } au-dessus de sa pile.
rurik-event-unlocked = { $who } prend la pièce d’un bonus ({ $priority }) : désormais, l’action { $column } rapporte aussi { $what }.
rurik-event-priority = Nouvelle priorité ({ $who }) : { $priority }.

## Pourquoi la Rébellion agit ainsi

rurik-because-row = La carte indique { $column } pour le conseiller { $number } ({ $who }, priorité : { $priority }).
rurik-because-row-top = La carte indique la case du haut de { $column } pour le conseiller { $number } ({ $who }, priorité : { $priority }).
rurik-because-column-full = La colonne { $column } est pleine ; { $who } continue à droite : { $to }.
rurik-because-bribe-top =
    { $coins ->
        [0] { $who } atteint la case du haut sans pièce.
        [one] { $who } atteint la case du haut avec une pièce.
       *[other] { $who } atteint la case du haut avec { $coins } pièces.
    }
rurik-because-bribe-tie = Une pièce place { $who } au-dessus d’un conseiller de même force ({ $player }).
rurik-because-bribe-dear =
    Pas de pot-de-vin : { $who } a { $has } pièce(s), il en faudrait { $coins ->
        [one] une
       *[other] { $coins }
    }.
rurik-because-cannot-pay =
    { $who } a { $has } pièce(s), la case en coûte { $coins ->
        [one] une
       *[other] { $coins }
    }.
rurik-because-no-muster = { $who } n’a plus personne à lever.
rurik-because-no-move = { $who } n’a aucune troupe qui puisse aller où il faut.
rurik-because-no-attack = { $who } n’a personne à attaquer dans ses régions.
rurik-because-no-tax = { $who } ne peut percevoir aucune marchandise.
rurik-because-no-build = { $who } ne peut rien bâtir.
rurik-because-no-scheme = Il ne reste aucune pièce sur le plateau ({ $who }).
rurik-because-bonus = { $who } a un bonus pour l’action { $column } ({ $priority }) : { $what }.
rurik-because-muster = { $who } occupe { $region } sans y gouverner.
rurik-because-muster-ruled = { $who } gouverne toutes ses régions ; { $region } est la suivante.
rurik-because-move-spread = { $to } est la première région que { $who } n’occupe pas ; { $from } est la plus proche qui puisse céder une troupe.
rurik-because-move-gather = { $to } est la première région que { $who } ne gouverne pas ; { $from } est la plus proche qui puisse céder une troupe.
rurik-because-attack = { $region } est la première région à attaquer que { $who } ne gouverne pas.
rurik-because-attack-ruled = { $region } est la première région à attaquer que { $who } gouverne.
rurik-because-build-a = { $who } gouverne { $region } et n’y a aucun bâtiment.
rurik-because-build-b = { $who } occupe { $region } sans y gouverner et n’y a aucun bâtiment.
rurik-because-build-c = { $who } gouverne { $region } et y a un bâtiment ; d’autres troupes s’y trouvent.
rurik-because-build-d = { $who } gouverne { $region } et y a un bâtiment.
rurik-because-tax-a = { $who } gouverne { $region }, et son bateau a de la place pour la marchandise.
rurik-because-tax-b = { $who } occupe { $region } sans y gouverner, et son bateau a de la place pour la marchandise.
rurik-because-tax-c = { $who } gouverne { $region } ; le bateau est plein de cette marchandise.
rurik-because-tax-d = { $who } occupe { $region } sans y gouverner ; le bateau est plein de cette marchandise.
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

rurik-ask-over = La partie est finie.
rurik-ask-leader = Quel chef prenez-vous ?
rurik-ask-agenda = Quelle ambition gardez-vous ? L’autre retourne dans la boîte.
rurik-ask-troop =
    Où commence votre prochaine troupe ? ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
rurik-ask-stand = Dans laquelle de vos régions commence votre chef ?
rurik-ask-place =
    Manche { $round }. Quel conseiller placez-vous, et où ? ({ $coins ->
        [0] aucune pièce
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } pour des pots-de-vin)
rurik-ask-bribe = Conseiller { $number }, colonne { $column } : combien de pièces en pot-de-vin ? Vous en avez { $coins }.
rurik-ask-before =
    Manche { $round }. D’abord des actions bonus, ou résoudre le conseiller ?{ $tax ->
        [0] { "" }
        [one] { " " }Point d’impôt : { $tax }.
       *[other] { " " }Points d’impôt : { $tax }.
    }{ $build ->
        [0] { "" }
        [one] { " " }Point de construction : { $build }.
       *[other] { " " }Points de construction : { $build }.
    }
rurik-ask-after =
    Manche { $round }. Autre chose avant la fin de votre tour ?{ $tax ->
        [0] { "" }
        [one] { " " }Point d’impôt : { $tax }.
       *[other] { " " }Points d’impôt : { $tax }.
    }{ $build ->
        [0] { "" }
        [one] { " " }Point de construction : { $build }.
       *[other] { " " }Points de construction : { $build }.
    }
rurik-ask-muster =
    Où levez-vous une troupe ? ({ $left ->
        [one] dernier point
       *[other] { $left } points
    })
rurik-ask-move =
    Quelle troupe va où ? ({ $left ->
        [one] dernier point
       *[other] { $left } points
    })
rurik-ask-anywhere =
    Quelle troupe va où ? N’importe quelle région convient. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
rurik-ask-escort = Combien de troupes l’accompagnent de { $from } à { $to } ?
rurik-ask-attack =
    Qui attaquez-vous ? ({ $left ->
        [one] dernier point
       *[other] { $left } points
    }{ $fewer ->
        [0] { "" }
        [one] , une carte de moins
       *[other] , { $fewer } cartes de moins
    })
rurik-ask-check =
    Pertes de l’attaque à { $region } : quelle pile révèle jusqu’à { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } ?
rurik-ask-check-rebellion =
    La Rébellion a attaqué à { $region } : quelle pile révèle jusqu’à { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } pour ses pertes ?
rurik-ask-draw =
    Dans quelle pile piochez-vous { $cards ->
        [one] une intrigue
       *[other] { $cards } intrigues
    } ?
rurik-ask-keep = Quelle intrigue gardez-vous ?
rurik-ask-top = Laquelle des deux cartes sera sur le dessus ?
rurik-ask-marker = Qui reçoit le marqueur de premier joueur ?
rurik-ask-market = Votre marché donne plus : encore une marchandise ({ $good }) ou une pièce ?
rurik-ask-church = Qui votre église chasse-t-elle de { $region } ?
rurik-ask-dock = Combien de marchandises restent à quai pendant qu’on règle la piste de commerce ?
rurik-ask-dock-priority = Combien de marchandises restent à quai pendant que la Rébellion choisit sa priorité ?
rurik-ask-deed = Quel exploit choisissez-vous ?
rurik-ask-remove-different =
    Quelle troupe abandonnez-vous ? Chacune d’une autre région. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
rurik-ask-remove-ruled =
    Quelle troupe abandonnez-vous ? Toutes d’une seule région gouvernée. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
rurik-ask-remove =
    Quelle troupe abandonnez-vous ? ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
rurik-ask-raze =
    Quel bâtiment abandonnez-vous ? ({ $left ->
        [one] le dernier
       *[other] encore { $left }
    })
rurik-ask-discard =
    Quelle intrigue abandonnez-vous ? ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
rurik-ask-pay-one-type = Quelle sorte de marchandise payez-vous ? ({ $left } unités)
rurik-ask-pay-different =
    Quelle marchandise payez-vous ? Chacune d’une autre sorte. ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
rurik-ask-pay =
    Quelle marchandise payez-vous ? ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })
rurik-ask-pay-named =
    Quelle marchandise du jeton payez-vous ? ({ $left ->
        [one] la dernière
       *[other] encore { $left }
    })

## Choices

rurik-do-lead = Prendre pour chef { $leader }. { $ability }
rurik-do-agenda = Garder { $agenda } : { $goal }
rurik-do-deploy = Une troupe à { $region }
rurik-do-stand = Le chef à { $region }
rurik-do-place =
    Conseiller { $number }, colonne { $column }, case { $row } : { $points }{ $coins ->
        [0] { "" }
        [one] , pour une pièce
       *[other] , pour { $coins } pièces
    }
rurik-do-bribe =
    { $coins ->
        [0] Aucun pot-de-vin
        [one] Une pièce
       *[other] { $coins } pièces
    } : case { $row }
rurik-do-take =
    Prendre { $column }, case { $row } : { $points }{ $coins ->
        [0] { "" }
        [one] , pour une pièce
       *[other] , pour { $coins } pièces
    }
rurik-do-forfeit = Renoncer à { $column }, case { $row }, pour une pièce
rurik-do-rescue = Chef et troupe à { $region }
rurik-do-muster = Lever une troupe à { $region }
rurik-do-muster-leader = Rappeler le chef à { $region }
rurik-do-move = Troupe : { $from } → { $to }
rurik-do-move-leader = Chef : { $from } → { $to }
rurik-do-escort =
    { $troops ->
        [0] Personne n’accompagne
        [one] Une troupe accompagne
       *[other] { $troops } troupes accompagnent
    }
rurik-do-attack =
    Attaquer à { $region } : { $foe }{ $cards ->
        [0] , aucune carte révélée
        [one] , jusqu’à une carte révélée
       *[other] , jusqu’à { $cards } cartes révélées
    }
rurik-do-deck =
    Pile { $deck } ({ $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    })
rurik-do-tax =
    Taxer { $region } : { $good }, pour { $points ->
        [one] un point
       *[other] { $points } points
    }
rurik-do-extra-good = Encore une marchandise pareille
rurik-do-extra-coin = Une pièce
rurik-do-build =
    Bâtir à { $region } : { $structure }, pour { $points ->
        [one] un point
       *[other] { $points } points
    }
rurik-do-expel = Chasser : { $foe }
rurik-do-keep =
    Garder { $card } : { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(perte)
    }
rurik-do-top =
    Dessus { $card } : { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(perte)
    }
rurik-do-marker = Le marqueur de premier joueur à { $to }
rurik-do-play =
    Jouer { $card } : { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(perte)
    }
rurik-do-accomplish = Accomplir { $deed } : { $what }
rurik-do-convert = Convertir { $what }
rurik-do-pay = Payer { $count } × { $good }
rurik-do-remove = Abandonner une troupe à { $region }
rurik-do-remove-leader = Retirer le chef de { $region }
rurik-do-raze = Abandonner à { $region } : { $structure }
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
rurik-do-choose = Choisir { $deed } : { $what }
rurik-do-send = Envoyer à { $region } une troupe : { $whose }
rurik-do-send-leader = Envoyer à { $region } le chef : { $whose }
rurik-do-skip = S’en passer
rurik-do-done = Laisser le reste
rurik-do-end = Terminer le tour

## Refusals

rurik-why-not-asked = ce n’est pas ce qu’on demande
rurik-why-over = la partie est finie
rurik-why-no-turn = cela ne va que pendant votre tour d’action
rurik-why-half-resolved = autre chose est encore en cours
rurik-why-resolve-first = il faut d’abord résoudre votre conseiller
rurik-why-no-end = le tour ne peut pas finir ici
rurik-why-no-points = il n’y a pas de points à laisser
rurik-why-no-skip = on ne peut pas s’en passer
rurik-why-busy = pas au milieu d’une autre action
rurik-why-leader-alone = le chef commence là où vous avez une troupe
rurik-why-coins =
    vous n’avez pas { $number ->
        [one] une pièce
       *[other] { $number } pièces
    }
rurik-why-escort =
    { $number ->
        [0] aucune troupe ne peut accompagner
        [one] une seule troupe peut accompagner
       *[other] seules { $number } troupes peuvent accompagner
    }
rurik-why-hold = laisser autant de marchandises à quai ne change rien
rurik-why-not-drawn = cette carte n’est pas parmi celles que vous regardez
rurik-why-no-player = il n’y a pas de tel joueur
rurik-why-not-in-row = cet exploit n’est pas dans la rangée
rurik-why-no-structure = vous n’avez pas ce bâtiment là
rurik-why-not-in-hand = vous n’avez pas cette intrigue en main
rurik-why-rebellion-leader = Sviatopolk mène la Rébellion
rurik-why-leader-taken = ce chef est pris
rurik-why-not-dealt = cette ambition ne vous a pas été donnée
rurik-why-rebellion-starts = la Rébellion commence là
rurik-why-out-of-play = cette région n’est pas en jeu
rurik-why-column-full = cette colonne est pleine
rurik-why-three-columns = placez d’abord des conseillers dans { $number } colonnes différentes
rurik-why-no-advisor = vous n’avez pas de conseiller { $number } à placer
rurik-why-rescue-late = cela ne va qu’avant de résoudre le conseiller
rurik-why-has-troops = vous avez encore des troupes sur la carte
rurik-why-once-a-turn = une seule fois par tour
rurik-why-once-a-round = une seule fois par manche
rurik-why-one-advisor = on résout un conseiller par tour
rurik-why-not-your-advisor = aucun de vos conseillers n’est là
rurik-why-lowest-first = le conseiller { $number } passe d’abord
rurik-why-no-troops = il ne reste aucune troupe dans votre réserve
rurik-why-leader-on-board = votre chef est sur la carte
rurik-why-no-such-troop = vous n’avez pas cette troupe là
rurik-why-not-adjacent = ces régions ne sont pas voisines
rurik-why-moved-already = cette troupe a déjà bougé
rurik-why-not-occupied = vous n’avez pas de troupe là
rurik-why-yourself = pas contre vous-même
rurik-why-nobody-there = personne de cette sorte n’est là
rurik-why-attack-only = les points d’attaque servent à attaquer
rurik-why-sudislav-region = seulement dans la région de Soudislav
rurik-why-deck-empty = la pile { $number } est vide
rurik-why-no-good = aucune marchandise n’est là
rurik-why-tax-points =
    il faut { $number ->
        [one] un point d’impôt
       *[other] { $number } points d’impôt
    }
rurik-why-build-points =
    il faut { $number ->
        [one] un point de construction
       *[other] { $number } points de construction
    }
rurik-why-stands-already = un tel bâtiment est déjà là
rurik-why-no-piece = il ne vous reste pas de tel bâtiment
rurik-why-not-your-deed = cet exploit n’est pas devant vous
rurik-why-need = ce que l’exploit demande n’est pas réuni
rurik-why-cost = vous ne pouvez pas payer tout le coût de l’exploit
rurik-why-token-used = ce jeton est retourné jusqu’à la prochaine manche
rurik-why-no-goods-of-it = vous n’avez pas cette marchandise
rurik-why-pay-order = des paiements égaux ne sont demandés que dans un ordre
rurik-why-named-good = le jeton veut d’abord une autre marchandise
rurik-why-not-ruled = vous ne gouvernez pas cette région
rurik-why-same-region = toutes de la même région
rurik-why-no-predslava = Predslava n’est pas sur la carte pour vous
rurik-why-goods =
    { $number ->
        [one] il manque une marchandise
       *[other] il faut { $number } marchandises
    }
rurik-why-not-enough-troops =
    { $number ->
        [one] il manque une troupe
       *[other] il faut { $number } troupes
    }

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
rurik-board-structures = Bâti
rurik-board-neighbours = Voisins
rurik-board-claim = { $who } { $vp } ({ $now })
rurik-board-war = Guerre
rurik-board-deeds = Exploits
rurik-board-schemes = Intrigues
rurik-board-decks = piles de { $first } et { $second }, { $discard } défaussées
rurik-board-known = pile { $deck }, no { $place } à partir du dessus : { $card }
rurik-board-supply =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }, { $troops ->
        [one] { $troops } troupe
       *[other] { $troops } troupes
    } en réserve
rurik-board-left = à bâtir : c{ $church } m{ $market } s{ $stronghold }
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
rurik-board-priority = Priorité : { $priority } ; carte { $card }
rurik-board-order = Ordre
rurik-board-builds = Bâtit
rurik-board-bonuses = Bonus
rurik-board-bonus = { $column } : { $gain }
rurik-board-locked = [{ $column } : { $gain }]
rurik-board-legend =
    B3* trois troupes dont le chef · r rebelle · n troupe neutre · (bien) déjà pris
    c église, m marché, s forteresse avec la lettre du joueur · ◆ qui gouverne
    2 −1 B5+2 : deux points pour une pièce, conseiller 5 de B, pot-de-vin 2
    entre [crochets] : un bonus bloqué

## Help in the terminal

rurik-hint-turn =
    Quatre manches. D’abord chacun place ses conseillers, un par un ; puis chaque
    tour résout votre conseiller au plus petit numéro ; puis on compte les pistes.
rurik-hint-power =
    Un grand numéro avec pot-de-vin prend une meilleure case, un petit agit plus
    tôt. Les conseillers égaux ou plus forts restent, les plus faibles descendent.
rurik-hint-rule =
    Vous gouvernez une région avec plus de troupes que chacun des autres et que les
    rebelles ; une forteresse compte comme une troupe. Taxer et bâtir coûtent
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
