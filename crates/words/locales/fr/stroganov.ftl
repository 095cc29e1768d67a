### What Stroganov can say.
###
### Families: event (the log), ask (questions), do (choices), why and when (refusals), goods and reward (what is given), score
### (categories of the standings), option (faults in the options), help (what an option does), wish (what a fulfilled
### wish does), terrain, colour, hint (help in the terminal); board, short and effect are for the drawn board.
###
### Names stand where they need no elision, and verbs in the present, which does not ask who is a woman. Blanks before
### : ; ? ! and within « » do not break; those before ; ? ! are narrow.

stroganov-name = Stroganov
stroganov-about = Chassez les fourrures de Sibérie, contentez le Tsar et racontez les plus belles histoires. De 1 à 4 joueurs, par Andreas Steding.
stroganov-ivan = Ivan
stroganov-katyusha = Katyusha

## Options

stroganov-help-players = Nombre de joueurs ; 1 pour le mode solo.
stroganov-help-region_furs = Fourrures des régions : croissantes de gauche à droite (plus facile) ou au hasard.
stroganov-help-boards = La face de chaque plateau de joueur : a est la même pour tous, b donne à chaque couleur son propre pouvoir.
stroganov-help-colours = La couleur de chaque place ; toutes différentes.
stroganov-help-opponent = Solo : qui joue contre vous. Katyusha tire plus de points de ses trophées.
stroganov-help-focus = Solo : ce que recherche l’adversaire, ou cinq cartes écartées au hasard.
stroganov-help-coin_for_lack = Solo, plus dur : l’adversaire gagne une pièce quand les fourrures lui manquent pour son action supplémentaire.
stroganov-help-coin_for_trade_fur = Solo, plus dur : l’adversaire gagne une pièce au lieu de chaque fourrure de l’action commerce.

stroganov-option-solo = { $key } ne sert qu’en mode solo

## Seasons, colours, landscape

stroganov-spring = Printemps
stroganov-summer = Été
stroganov-autumn = Automne
stroganov-winter = Hiver

stroganov-colour-blue = bleu
stroganov-colour-red = rouge
stroganov-colour-green = vert
stroganov-colour-yellow = jaune

stroganov-terrain-forest = forêt
stroganov-terrain-steppe = steppe
stroganov-terrain-swamp = marécage
stroganov-terrain-mountain = montagnes

## Goods and rewards

stroganov-fur =
    { $value ->
        [2] une zibeline (2)
        [3] un lapin (3)
        [4] un renard (4)
        [5] un glouton (5)
        [6] un élan (6)
        [7] un lynx (7)
       *[other] un ours ({ $value })
    }
stroganov-fur-kind =
    { $value ->
        [2] de zibeline (2)
        [3] de lapin (3)
        [4] de renard (4)
        [5] de glouton (5)
        [6] d’élan (6)
        [7] de lynx (7)
       *[other] d’ours ({ $value })
    }
stroganov-number-fur =
    { $number ->
        [2] une zibeline (2)
        [3] un lapin (3)
        [4] un renard (4)
        [5] un glouton (5)
        [6] un élan (6)
        [7] un lynx (7)
       *[other] un ours ({ $number })
    }
stroganov-tiger = un tigre

stroganov-goods-vp = { $count } PV
stroganov-goods-horse =
    { $count ->
        [one] { $count } cheval
       *[other] { $count } chevaux
    }
stroganov-goods-coin =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
stroganov-goods-story =
    { $count ->
        [one] { $count } point d’histoire
       *[other] { $count } points d’histoire
    }
stroganov-goods-bag =
    { $count ->
        [one] une fourrure du sac
       *[other] { $count } fourrures du sac
    }
stroganov-goods-market =
    { $count ->
        [one] une fourrure du marché
       *[other] { $count } fourrures du marché
    }
stroganov-goods-outpost =
    { $count ->
        [one] { $count } avant-poste
       *[other] { $count } avant-postes
    }
stroganov-goods-banner =
    { $count ->
        [one] { $count } bannière
       *[other] { $count } bannières
    }
stroganov-goods-tiger =
    { $count ->
        [one] { $count } tigre
       *[other] { $count } tigres
    }
stroganov-goods-trophy =
    { $count ->
        [one] un trophée
       *[other] { $count } trophées
    }
stroganov-goods-trophy-reward =
    { $count ->
        [one] une récompense de la piste des trophées
       *[other] { $count } récompenses de la piste des trophées
    }
stroganov-goods-basic =
    { $count ->
        [one] une action de base
       *[other] { $count } actions de base
    }
stroganov-goods-hunt =
    { $count ->
        [one] une chasse
       *[other] { $count } chasses
    }
stroganov-goods-move =
    { $count ->
        [one] un déplacement
       *[other] { $count } déplacements
    }
stroganov-goods-advanced =
    { $count ->
        [one] une action avancée
       *[other] { $count } actions avancées
    }
stroganov-goods-advanced-anywhere =
    { $count ->
        [one] une action avancée dans une région au choix
       *[other] { $count } actions avancées dans des régions au choix
    }
stroganov-goods-village-anywhere =
    { $count ->
        [one] la visite d’un village au choix
       *[other] la visite de { $count } villages au choix
    }
stroganov-goods-village-no-trophy =
    { $count ->
        [one] la visite d’un village au choix, sauf celui du trophée
       *[other] la visite de { $count } villages au choix, sauf celui du trophée
    }
stroganov-goods-yurt-no-trophy =
    { $count ->
        [one] une yourte au choix, sans trophée
       *[other] { $count } yourtes au choix, sans trophée
    }
stroganov-goods-build-anywhere =
    { $count ->
        [one] un avant-poste construit gratuitement dans une région au choix
       *[other] { $count } avant-postes construits gratuitement dans des régions au choix
    }
stroganov-goods-fulfil-red-only =
    { $count ->
        [one] un souhait à satisfaire avec les seules fourrures à payer
       *[other] { $count } souhaits à satisfaire avec les seules fourrures à payer
    }
stroganov-goods-two-rewards =
    { $count ->
        [one] deux récompenses différentes, prises plus haut sur la piste des trophées
       *[other] { $count } fois deux récompenses différentes, prises plus haut sur la piste des trophées
    }

stroganov-reward-none = rien
stroganov-reward-two = { $one } et { $two }
stroganov-reward-three = { $one }, { $two } et { $three }
stroganov-reward-four = { $one }, { $two }, { $three } et { $four }

## What happened

stroganov-event-drafted = { $who } choisit le souhait { $wish } avec { stroganov-fur }.
stroganov-event-season = { $season }, année { $year } : la saison commence.
stroganov-event-turn = À { $who } de jouer.
stroganov-event-turn-ended = { $who } termine son tour.
stroganov-event-moved =
    { $who } se déplace { $from ->
        [0] de la tuile de départ
       *[other] de la case { $from }
    } à la case { $to }{ $horses ->
        [0] { "" }
        [one] {" "}(paie 1 cheval)
       *[other] {" "}(paie { $horses } chevaux)
    }.
stroganov-event-hunted =
    { $who } chasse { $quarry } sur la case { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] {" "}(paie 1 pièce)
        }
        [one] { $coins ->
            [0] {" "}(paie 1 cheval)
           *[other] {" "}(paie 1 cheval et 1 pièce)
        }
       *[other] { $coins ->
            [0] {" "}(paie { $horses } chevaux)
           *[other] {" "}(paie { $horses } chevaux et 1 pièce)
        }
    }.
stroganov-event-paid =
    { $who } paie { $quarry }{ $coins ->
        [0] { "" }
       *[other] {" "}et 1 pièce pour en changer la valeur
    }.
stroganov-event-paid-horses =
    { $horses ->
        [one] { $who } paie { $horses } cheval.
       *[other] { $who } paie { $horses } chevaux.
    }
stroganov-event-paid-story =
    { $story ->
        [one] { $who } paie { $story } point d’histoire.
       *[other] { $who } paie { $story } points d’histoire.
    }
stroganov-event-paid-coin = { $who } paie 1 pièce au lieu d’une fourrure.
stroganov-event-showed-coin = { $who } paie 1 pièce : une autre fourrure compte pour celle qui manque.
stroganov-event-showed-tiger = { $who } paie un tigre à la place d’une fourrure qui manque.
stroganov-event-gained = { $who } gagne { $what }.
stroganov-event-drew = { $who } tire du sac : { $furs }.
stroganov-event-acquired = { $who } gagne { stroganov-fur }.
stroganov-event-returned = { $who } remet { stroganov-fur } dans le sac et gagne 1 pièce à la place.
stroganov-event-refilled = Nouveau au marché : { $furs }.
stroganov-event-visited = { $who } se rend au village de la région { $region } ({ $village }).
stroganov-event-yurt = { $who } utilise la yourte de la région { $region } ({ $yurt }).
stroganov-event-wish = { $who } prend le souhait { $wish } de la région { $region }.
stroganov-event-built =
    { $who } construit un avant-poste dans la région { $region }{ $horses ->
        [0] { "" }
        [one] {" "}(paie 1 cheval)
       *[other] {" "}(paie { $horses } chevaux)
    }.
stroganov-event-claimed = { $who } s’approprie la tuile { $tile } de la case { $slot }.
stroganov-event-fulfilled = { $who } satisfait le souhait { $wish }.
stroganov-event-trophy = { $who } descend son pion trophée à la case { $space }.
stroganov-event-sang =
    { $cost ->
        [one] { $who } prend la chanson { $song } (paie { $cost } point d’histoire).
       *[other] { $who } prend la chanson { $song } (paie { $cost } points d’histoire).
    }
stroganov-event-income =
    Revenu d’hiver : { $who } gagne { $horses ->
        [one] { $horses } cheval
       *[other] { $horses } chevaux
    }.
stroganov-event-home = Tous les Cosaques retournent sur la tuile de départ en gardant leur ordre.
stroganov-event-slid = Les tuiles contrée glissent à gauche et comblent les intervalles.
stroganov-event-new-tile =
    Nouveau sur la case { $slot } : tuile { $tile }, fourrures { $furs }{ $tigers ->
        [0] { "" }
       *[other] {" "}et un tigre
    }.
stroganov-event-new-market = Tout le marché est nouveau : { $furs }.
stroganov-event-letter-removed = Les chansons, yourtes et souhaits marqués A quittent la partie ; place à ceux marqués B.
stroganov-event-new-song = Nouvelle chanson : { $song }.
stroganov-event-new-yurt = Nouvelle yourte dans la région { $region } : { $yurt }.
stroganov-event-new-wish = Nouveau souhait dans la région { $region } : { $wish }.
stroganov-event-flipped = { $who } retourne la carte { $card }.
stroganov-event-scored-for-action = { $who } marque { $vp } PV à la place d’une action.
stroganov-event-additional-failed = { $who } ne peut pas faire l’action supplémentaire de la carte.
stroganov-event-over = Le quatrième hiver s’achève, et la partie avec lui.

## Questions

stroganov-ask-over = La partie est terminée.
stroganov-ask-draft = Choisissez votre premier souhait ; vous gagnez aussi la fourrure posée dessus.
    .they = choisit son premier souhait
stroganov-ask-move = { $season }, année { $year }. Déplacez votre Cosaque vers la droite.
    .they = se déplace vers la droite
stroganov-ask-basic = { $season }, année { $year }. Faites une action de base.
    .they = choisit une action de base
stroganov-ask-main = { $season }, année { $year }. Faites votre action principale.
    .they = choisit une action principale
stroganov-ask-second = { $season }, année { $year }. Seconde action : payez une fourrure au choix (de base) ou celle de la région (avancée).
    .they = songe à une seconde action principale
stroganov-ask-finish = { $season }, année { $year }. Faites des actions supplémentaires ou terminez votre tour.
    .they = termine son tour
stroganov-ask-income = Revenu d’hiver. Faites des actions supplémentaires ou continuez.
    .they = perçoit son revenu d’hiver
stroganov-ask-song =
    { $story ->
        [one] Chant. Vous avez { $story } point d’histoire. Quelle chanson prenez-vous ?
       *[other] Chant. Vous avez { $story } points d’histoire. Quelle chanson prenez-vous ?
    }
    .they = choisit une chanson
stroganov-ask-after-song = Chanson prise. Faites des actions supplémentaires ou terminez.
    .they = termine son hiver
stroganov-ask-pay =
    { $kinds ->
        [7] { $furs ->
            [one] Payez une fourrure au choix.
           *[other] Payez { $furs } fourrures au choix.
        }
        [1] { $furs ->
            [one] Payez une fourrure { $kind }.
           *[other] Payez encore { $furs } fourrures { $kind }.
        }
       *[other] { $furs ->
            [one] Payez une fourrure { $kind } ou plus haute.
           *[other] Payez encore { $furs } fourrures { $kind } ou plus hautes.
        }
    }
    .they = choisit des fourrures à payer
stroganov-ask-show =
    { $furs ->
        [one] Il vous manque une fourrure { $kind }. Remplacez-la par une pièce ou un tigre.
       *[other] Il vous manque { $furs } fourrures { $kind }. Remplacez la prochaine par une pièce ou un tigre.
    }
    .they = remplace une fourrure qui manque
stroganov-ask-second-hunt =
    { $coins ->
        [0] Chassez-vous une seconde fourrure ?
       *[other] Chassez-vous une seconde fourrure (payez 1 pièce) ?
    }
    .they = songe à une seconde chasse
stroganov-ask-bonus =
    { $left ->
        [one] Choisissez votre dernier bonus de commerce.
       *[other] Choisissez un bonus de commerce (encore { $left }).
    }
    .they = choisit un bonus de commerce
stroganov-ask-keep = Gardez l’une des deux fourrures ; l’autre retourne dans le sac.
    .they = choisit la fourrure à garder
stroganov-ask-market = Choisissez une fourrure du marché.
    .they = choisit une fourrure du marché
stroganov-ask-trophy-move = Trophée : vous pouvez d’abord descendre votre pion trophée.
    .they = décide de descendre ou non son pion trophée
stroganov-ask-trophy-reward = Choisissez une récompense de votre piste des trophées.
    .they = choisit une récompense de trophée
stroganov-ask-first-of-two = Deux récompenses différentes : choisissez la première.
    .they = choisit la première de deux récompenses
stroganov-ask-second-of-two = Choisissez maintenant une autre récompense.
    .they = choisit la seconde récompense
stroganov-ask-village = Choisissez un village où vous rendre, dans n’importe quelle région.
    .they = choisit un village où se rendre
stroganov-ask-yurt = Choisissez une yourte, dans n’importe quelle région.
    .they = choisit une yourte
stroganov-ask-advanced-anywhere = Choisissez une action avancée, dans n’importe quelle région.
    .they = choisit une action avancée
stroganov-ask-advanced = Choisissez une action avancée.
    .they = choisit une action avancée
stroganov-ask-reward-basic = Votre récompense : choisissez une action de base.
    .they = choisit une action de base
stroganov-ask-hunt = Votre récompense : choisissez quoi chasser.
    .they = choisit quoi chasser
stroganov-ask-step = Votre récompense : déplacez votre Cosaque.
    .they = choisit où se déplacer
stroganov-ask-build = Votre récompense : choisissez où construire l’avant-poste gratuit.
    .they = choisit où construire un avant-poste
stroganov-ask-fulfil = Choisissez un souhait à satisfaire. Seules les fourrures à payer sont nécessaires.
    .they = choisit un souhait à satisfaire
stroganov-ask-story-end = Vous voilà au bout de la piste des histoires. Choisissez tout de suite votre récompense.
    .they = choisit une récompense au bout de la piste des histoires

## Choices

stroganov-do-second = { $what } (seconde action : payer aussi { stroganov-fur })
stroganov-do-second-any = { $what } (seconde action : payer aussi une fourrure au choix)
stroganov-do-draft = Prendre le souhait { $wish } et { stroganov-fur }. { $effect }
stroganov-do-go =
    Se déplacer de { $steps ->
        [one] { $steps } tuile
       *[other] { $steps } tuiles
    }, jusqu’à la case { $slot }{ $horses ->
        [0] { "" }
        [one] {" "}(payer 1 cheval)
       *[other] {" "}(payer { $horses } chevaux)
    }
stroganov-do-skip = Passer
stroganov-do-end = Terminer le tour
stroganov-do-close = Terminé
stroganov-do-coin = Prendre 1 pièce
stroganov-do-horses = Prendre 4 chevaux
stroganov-do-step-left =
    Se déplacer de { $steps ->
        [one] { $steps } tuile
       *[other] { $steps } tuiles
    } vers la gauche, jusqu’à la case { $slot }
stroganov-do-step-right =
    Se déplacer de { $steps ->
        [one] { $steps } tuile
       *[other] { $steps } tuiles
    } vers la droite, jusqu’à la case { $slot }
stroganov-do-hunt =
    Chasser { $quarry } sur la case { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] {" "}(payer 1 pièce)
        }
        [one] { $coins ->
            [0] {" "}(payer 1 cheval)
           *[other] {" "}(payer 1 cheval et 1 pièce)
        }
       *[other] { $coins ->
            [0] {" "}(payer { $horses } chevaux)
           *[other] {" "}(payer { $horses } chevaux et 1 pièce)
        }
    }
stroganov-do-trade = Commerce : payer { stroganov-fur }, gagner deux bonus
stroganov-do-bonus-coin = Bonus : gagner 1 pièce
stroganov-do-bonus-story = Bonus : gagner 2 points d’histoire
stroganov-do-bonus-horses = Bonus : gagner 3 chevaux
stroganov-do-visit = Se rendre au village de la région { $region } : gagner { $reward }
stroganov-do-yurt = Utiliser la yourte de la région { $region } : gagner { $reward }
stroganov-do-wish = Prendre le souhait { $wish } de la région { $region }. { $effect }
stroganov-do-build =
    Construire un avant-poste dans la région { $region }{ $horses ->
        [0] { "" }
        [one] {" "}(payer 1 cheval)
       *[other] {" "}(payer { $horses } chevaux)
    }
stroganov-do-claim =
    S’approprier la tuile { $tile } de la case { $slot } : payer { $furs } fourrures { $kind }, gagner { $reward }{ $tigers ->
        [0] { $furs ->
            [2] { "" }
           *[other] , plus les fourrures posées dessus ({ $gains })
        }
       *[other] { $furs ->
            [3] , plus le tigre posé dessus
           *[other] , plus les fourrures ({ $gains }) et le tigre posés dessus
        }
    }
stroganov-do-pay =
    Payer { $quarry }{ $coins ->
        [0] { "" }
       *[other] {" "}et 1 pièce pour en choisir la valeur
    }
stroganov-do-show-coin = Payer 1 pièce : une autre fourrure compte pour celle qui manque, et vous la gardez
stroganov-do-show-tiger = Payer un tigre pour la fourrure qui manque
stroganov-do-keep = Garder { stroganov-fur }
stroganov-do-take = Prendre { stroganov-fur } au marché
stroganov-do-buy = Action supplémentaire : payer 5 chevaux pour { stroganov-fur } du marché
stroganov-do-buy-bag = Action supplémentaire : payer 5 chevaux pour une fourrure du sac (deux tirées, une gardée)
stroganov-do-lower = Action supplémentaire : payer 1 cheval et une fourrure plus haute pour { stroganov-fur } du marché
stroganov-do-swap = Action supplémentaire : payer deux fourrures au choix pour { stroganov-fur } du marché
stroganov-do-fulfil =
    Action supplémentaire : satisfaire le souhait { $wish } ({ $vp } PV) : payer { $pay ->
        [one] une fourrure
       *[other] { $pay } fourrures
    } { $kind }{ $show ->
        [0] { "" }
        [one] {" "}et en posséder une autre
       *[other] {" "}et en posséder { $show } autres
    }
stroganov-do-extra = Action supplémentaire : utiliser le souhait { $wish } pour une action avancée
stroganov-do-income = Utiliser maintenant le souhait { $wish }. { $effect }
stroganov-do-advance =
    Descendre le pion trophée à la case { $space }{ $value ->
        [0] {" "}(gratuit)
       *[other] {" "}(payer { stroganov-fur })
    }
stroganov-do-advance-story =
    Descendre le pion trophée à la case { $space }{ $value ->
        [0] {" "}(gratuit)
        [one] {" "}(payer { $value } point d’histoire)
       *[other] {" "}(payer { $value } points d’histoire)
    }
stroganov-do-advance-none = Descendre le pion trophée
stroganov-do-reward = Case { $space } : gagner { $reward }
stroganov-do-sing =
    { $cost ->
        [one] Chanson { $song } : payer { $cost } point d’histoire, gagner { $reward }
       *[other] Chanson { $song } : payer { $cost } points d’histoire, gagner { $reward }
    }

## Refusals

stroganov-why-over = la partie est terminée
stroganov-why-not-offered = ce souhait n’est pas proposé
stroganov-why-move-first = déplacez d’abord votre Cosaque
stroganov-why-basic-first = l’action de base vient d’abord ; passez-la si vous n’en voulez pas
stroganov-why-no-third = il n’y a que deux actions principales par tour
stroganov-why-one-song = vous avez déjà pris une chanson cet hiver
stroganov-why-not-drawn = vous n’avez pas tiré cette fourrure
stroganov-why-trophy-symbol = ce qui donne un trophée ne peut pas être choisi ici
stroganov-why-too-far =
    { $number ->
        [one] vous pouvez vous déplacer de { $number } tuile au plus
       *[other] vous pouvez vous déplacer de { $number } tuiles au plus
    }
stroganov-why-end-of-row =
    { $number ->
        [0] il ne reste aucune tuile où aller
        [one] il ne reste que { $number } tuile de ce côté
       *[other] il ne reste que { $number } tuiles de ce côté
    }
stroganov-why-horses =
    { $number ->
        [one] il vous faut { $number } cheval
       *[other] il vous faut { $number } chevaux
    }
stroganov-why-no-tile = il n’y a pas de tuile contrée à cet endroit
stroganov-why-own-tile = vous ne chassez que là où se trouve votre Cosaque
stroganov-why-not-there = cette fourrure n’y est pas
stroganov-why-coin = il vous faut 1 pièce
stroganov-why-trade-fur = vous ne pouvez pas payer la fourrure de l’action commerce, { stroganov-number-fur }
stroganov-why-surcharge-any = une seconde action principale coûte une fourrure, et vous n’en avez pas
stroganov-why-surcharge = une seconde action coûte ici la fourrure de la région, { stroganov-number-fur }, et vous ne pouvez pas la payer
stroganov-why-presence = vous n’avez ni Cosaque ni avant-poste dans cette région
stroganov-why-cossack-region = vous ne construisez que dans la région de votre Cosaque
stroganov-why-claim-furs = cette tuile coûte { $number } fourrures de la région, et vous ne pouvez pas les payer
stroganov-why-no-wish = le souhait de cette région n’est plus là
stroganov-why-no-yurt = la yourte de cette région n’est plus là
stroganov-why-no-effect = cela ne vous donnerait rien maintenant
stroganov-why-no-outpost = vous n’avez plus d’avant-poste à construire
stroganov-why-one-outpost = vous y avez déjà un avant-poste
stroganov-why-no-place = tous les emplacements d’avant-poste y sont pris
stroganov-why-bag-empty = le sac est vide
stroganov-why-higher-fur = vous n’avez aucune fourrure plus haute à payer ({ stroganov-number-fur } ne suffit pas)
stroganov-why-two-furs = vous ne pouvez pas payer deux fourrures
stroganov-why-not-in-market = il n’y a pas cette fourrure au marché ({ stroganov-number-fur })
stroganov-why-not-in-hand = vous n’avez pas ce souhait en main
stroganov-why-wish-furs =
    { $number ->
        [one] le souhait demande une fourrure que vous ne pouvez pas réunir
       *[other] le souhait demande { $number } fourrures de même valeur, et vous ne pouvez pas les réunir
    }
stroganov-why-not-fulfilled = vous n’avez pas satisfait ce souhait
stroganov-why-other-season = ce souhait ne donne pas d’action en cette saison
stroganov-why-used = vous avez déjà utilisé ce souhait
stroganov-why-not-owned = vous n’avez pas cela
stroganov-why-pay-order = payez dans cet ordre : les fourrures qui conviennent, de la plus basse à la plus haute, puis celles avec une pièce, les tigres en dernier
stroganov-why-not-enough =
    { $number ->
        [one] vous ne pourriez alors plus payer la dernière fourrure
       *[other] vous ne pourriez alors plus payer les { $number } fourrures
    }
stroganov-why-no-tiger =
    { $number ->
        [one] il vous faut un tigre pour cela
       *[other] il vous faut { $number } tigres pour cela
    }
stroganov-why-last-space = votre pion trophée est au bout de sa piste
stroganov-why-trophy-fur = la case suivante coûte { stroganov-number-fur }, et vous ne pouvez pas payer cette fourrure
stroganov-why-side-b = seule la face b du plateau de joueur le permet
stroganov-why-story =
    { $number ->
        [one] il vous faut { $number } point d’histoire
       *[other] il vous faut { $number } points d’histoire
    }
stroganov-why-below-token = seules les récompenses jusqu’à la case { $number } sont au choix
stroganov-why-above-last = seules les récompenses jusqu’à la case { $number } sont au choix
stroganov-why-different = la seconde récompense doit être différente
stroganov-why-no-song = cette chanson n’est pas en jeu
stroganov-why-no-winter-card = ce souhait ne vous donne pas de revenu d’hiver

## When else

stroganov-when-draft = les premiers souhaits se choisissent à la mise en place
stroganov-when-go = votre Cosaque fait ce déplacement une seule fois, au début de votre tour
stroganov-when-skip = on ne peut passer que ce que les règles laissent au choix
stroganov-when-end = votre tour peut se terminer après le déplacement et l’action de base
stroganov-when-basic = les actions de base viennent après le déplacement, puis comme actions principales
stroganov-when-hunt = chasser est une action de base : après le déplacement, ou comme action principale
stroganov-when-bonus = les bonus viennent avec l’action commerce
stroganov-when-visit = se rendre dans un village est une action principale de votre tour
stroganov-when-yurt = utiliser une yourte est une action principale de votre tour
stroganov-when-wish = prendre le souhait d’une région est une action principale de votre tour
stroganov-when-build = construire un avant-poste est une action principale de votre tour
stroganov-when-claim = s’approprier une tuile contrée est une action principale de votre tour
stroganov-when-pay = on ne paie des fourrures que lorsque quelque chose en coûte
stroganov-when-show = les pièces et les tigres remplacent des fourrures pendant que vous satisfaites un souhait
stroganov-when-keep = vous gardez une fourrure sur deux quand vous tirez du sac
stroganov-when-take = les fourrures du marché viennent de récompenses, d’achats ou d’échanges
stroganov-when-market = les fourrures s’achètent et s’échangent entre les étapes de votre tour, ou en hiver
stroganov-when-fulfill = un souhait se satisfait entre les étapes de votre tour, ou en hiver
stroganov-when-extra = les actions que donnent les souhaits se font entre les étapes de votre tour
stroganov-when-income = les souhaits donnent leur revenu d’hiver en hiver
stroganov-when-advance = le pion trophée descend quand vous recevez un trophée
stroganov-when-reward = les récompenses de la piste se choisissent quand vous recevez un trophée
stroganov-when-sing = les chansons se prennent en hiver, ou au bout de la piste des histoires

## Scoring

stroganov-score-vp = Points en cours de partie
stroganov-score-wishes = Souhaits du Tsar
stroganov-score-sets = Jeux de contrées
stroganov-score-tigers = Tigres
stroganov-score-trophies = Trophées
stroganov-score-outposts = Avant-postes construits
stroganov-score-supply = Avant-postes en réserve
stroganov-score-coins = Pièces
stroganov-score-furs = Fourrures et chevaux
stroganov-score-story = Points d’histoire

## What a fulfilled wish does

stroganov-wish-S1 = À chaque déplacement, une tuile de plus est gratuite.
stroganov-wish-S2 = Chaque hiver : gagnez 3 chevaux.
stroganov-wish-S3 = Chaque hiver : gagnez 1 pièce.
stroganov-wish-S4 = Chaque hiver : gagnez 2 points d’histoire.
stroganov-wish-S5 = Chaque hiver : gagnez 2 chevaux par avant-poste que vous avez construit.
stroganov-wish-S6 = Chaque hiver : gagnez 2 chevaux par tuile contrée que vous possédez.
stroganov-wish-S7 = Quand vous descendez votre pion trophée, vous pouvez prendre la récompense de la case juste en dessous.
stroganov-wish-S8 = Vous pouvez aussi chasser sur la tuile voisine, à gauche ou à droite.
stroganov-wish-S9 = Pour une seconde action avancée, payez une fourrure au choix au lieu de celle de la région.
stroganov-wish-A1 = À chaque déplacement, une tuile de plus est gratuite.
stroganov-wish-A2 = Chaque hiver : gagnez 3 chevaux.
stroganov-wish-A3 = Il vous suffit de posséder une fourrure de moins que ce que demande un souhait. Vous payez toujours le coût entier.
stroganov-wish-A4 = Quand vous descendez votre pion trophée, vous pouvez prendre la récompense de la case juste en dessous.
stroganov-wish-A5 = Chaque hiver : vous pouvez prendre une fourrure du sac.
stroganov-wish-A6 = Faites vos actions avancées comme si votre Cosaque était sur l’une des deux tuiles les plus proches à sa gauche.
stroganov-wish-A7 = Chaque hiver : gagnez 2 points d’histoire.
stroganov-wish-A8 = À la chasse, sauter des fourrures plus basses ne coûte aucun cheval.
stroganov-wish-A9 = Chaque hiver : vous pouvez faire une action avancée dans une région au choix.
stroganov-wish-A10 = Une seule fois, tout de suite : gagnez un tigre.
stroganov-wish-A11 = Chaque printemps : une action avancée de plus.
stroganov-wish-A12 = Chaque été : une action avancée de plus.
stroganov-wish-A13 = Chaque automne : une action avancée de plus.
stroganov-wish-A14 = La seconde chasse d’une action ne coûte pas de pièce.
stroganov-wish-B1 = À la fin : 2 PV.
stroganov-wish-B2 = À la fin : 3 PV.
stroganov-wish-B3 = À la fin : 4 PV.
stroganov-wish-B4 = À la fin : 1 PV de plus pour chacun de vos tigres.
stroganov-wish-B5 = À la fin : 1 PV par avant-poste que vous avez construit.
stroganov-wish-B6 = À la fin : 1 PV pour 4 PV marqués en cours de partie.
stroganov-wish-B7 = À la fin : 1 PV de plus pour chacune de vos pièces.
stroganov-wish-B8 = À la fin : 3 PV par tuile de montagnes.
stroganov-wish-B9 = À la fin : 3 PV par tuile de marécage.
stroganov-wish-B10 = À la fin : 3 PV par tuile de steppe.
stroganov-wish-B11 = À la fin : 3 PV par tuile de forêt.
stroganov-wish-B12 = À la fin : 1 PV par tuile contrée.
stroganov-wish-B13 = À la fin : 1 PV par souhait satisfait, celui-ci compris.
stroganov-wish-B14 = À la fin : 1 PV pour chacune de vos bannières.

## The drawn board: labels

stroganov-board-title = STROGANOV · année { $year } sur 4 · { $season }
stroganov-board-title-draft = STROGANOV · les premiers souhaits
stroganov-board-title-over = STROGANOV · la partie est terminée
stroganov-board-order = ordre { $order }
stroganov-board-letter-forest = F
stroganov-board-letter-steppe = S
stroganov-board-letter-swamp = R
stroganov-board-letter-mountain = M
stroganov-board-region = { $region }·fourr { $fur }
stroganov-board-start = dép.
stroganov-board-tiger = tigre
stroganov-board-outposts = avp
stroganov-board-village = vill.
stroganov-board-yurt = yourt
stroganov-board-wish = souh.
stroganov-board-gone = –
stroganov-board-pays = payer { $furs }
stroganov-board-offer = Offre
stroganov-board-with-fur = fourrure { $fur }
stroganov-board-wishes = Souhaits
stroganov-board-songs = Chansons
stroganov-board-song = { $song } coût { $cost } { $reward }
stroganov-board-market = Marché
stroganov-board-trade-fur = commerce : { $fur }
stroganov-board-bag = Sac
stroganov-board-bag-count =
    { $count ->
        [one] { $count } fourrure
       *[other] { $count } fourrures
    }
stroganov-board-supply = Réserve
stroganov-board-stacks = Piles
stroganov-board-tigers-left =
    { $count ->
        [one] { $count } tigre
       *[other] { $count } tigres
    }
stroganov-board-banners-left =
    { $count ->
        [one] { $count } bannière
       *[other] { $count } bannières
    }
stroganov-board-tiles-left =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
stroganov-board-yurts-left =
    { $count ->
        [one] { $count } yourte
       *[other] { $count } yourtes
    }
stroganov-board-wishes-left =
    { $count ->
        [one] { $count } souhait
       *[other] { $count } souhaits
    }
stroganov-board-songs-left =
    { $count ->
        [one] { $count } chanson
       *[other] { $count } chansons
    }
stroganov-board-player = { $name } (plateau { $side })
stroganov-board-goods = { $vp } PV · { $horses } C · { $coins } P · hist. { $story }/12 · { $banners } ban · { $tigers } tig
stroganov-board-furs = fourrures
stroganov-board-tiles = tuiles
stroganov-board-outposts-of = avant-postes : { $ready } à poser, { $reserve } à gagner, { $built } en place
stroganov-board-trophies = trophées
stroganov-board-shield =
    { $vp ->
        [0] { "" }
       *[other] {" "}(bouclier { $vp } PV)
    }
stroganov-board-hand = en main
stroganov-board-fulfilled = satisfaits
stroganov-board-track = Trophées
stroganov-board-space =
    { $fur ->
        [0] { $space } : { $reward }
       *[other] { $space } (fourrure { $fur }) : { $reward }
    }{ $coins ->
        [0] { "" }
       *[other] , { $coins } P à l’arrivée
    }{ $shield ->
        [0] { "" }
       *[other] , bouclier { $shield }
    }
stroganov-board-automa-card = carte { $card } : { $furs } { $end }, puis { $additional }
stroganov-board-automa-next =
    { $steps ->
        [one] prochaine carte : { $steps } tuile au dos
       *[other] prochaine carte : { $steps } tuiles au dos
    }
stroganov-board-automa-deck =
    { $cards ->
        [one] encore { $cards } carte
       *[other] encore { $cards } cartes
    }
stroganov-board-lowest =
    { $furs ->
        [one] fourrure la plus basse
       *[other] fourrures les plus basses
    }
stroganov-board-highest =
    { $furs ->
        [one] fourrure la plus haute
       *[other] fourrures les plus hautes
    }
stroganov-board-additional-wish = un souhait
stroganov-board-additional-outpost = un avant-poste
stroganov-board-additional-yurt = une yourte
stroganov-board-additional-trophy = un trophée
stroganov-board-additional-landscape = une tuile contrée
stroganov-board-legend = F forêt S steppe R marécage M montagnes · C cheval P pièce H histoire · ? aide

## The drawn board: rewards in a few letters

stroganov-short-vp = { $count } PV
stroganov-short-horse = { $count } C
stroganov-short-coin = { $count } P
stroganov-short-story = { $count } H
stroganov-short-bag = { $count } sac
stroganov-short-market = { $count } mar
stroganov-short-outpost = { $count } avp
stroganov-short-banner = { $count } ban
stroganov-short-tiger = { $count } tig
stroganov-short-trophy = trophée
stroganov-short-trophy-reward = récompense de trophée
stroganov-short-basic = action de base
stroganov-short-hunt = chasse
stroganov-short-move = déplacement
stroganov-short-advanced = action avancée
stroganov-short-advanced-anywhere = action avancée n’importe où
stroganov-short-village-anywhere = un village au choix
stroganov-short-village-no-trophy = village (sans trophée)
stroganov-short-yurt-no-trophy = yourte (sans trophée)
stroganov-short-build-anywhere = avant-poste gratuit n’importe où
stroganov-short-fulfil-red-only = souhait, à payer seulement
stroganov-short-two-rewards = deux récompenses

## The drawn board: wishes in a few words

stroganov-effect-extra-step = +1 tuile gratuite
stroganov-effect-winter = hiver : { $reward }
stroganov-effect-winter-per-outpost = hiver : { $reward } par avant-poste
stroganov-effect-winter-per-tile = hiver : { $reward } par tuile
stroganov-effect-trophy-further = récompense : +1 case
stroganov-effect-hunt-adjacent = chasse à côté
stroganov-effect-any-surcharge = 2e avancée : toute fourrure
stroganov-effect-one-fewer = souhaits : 1 de moins
stroganov-effect-two-left = avancées 2 tuiles à gauche
stroganov-effect-skip-free = sauter : gratuit
stroganov-effect-once = une fois : { $reward }
stroganov-effect-season = { $season } : action avancée
stroganov-effect-second-hunt = 2e chasse gratuite
stroganov-effect-end = fin : { $vp } PV
stroganov-effect-end-per-tiger = fin : { $vp } PV par tigre
stroganov-effect-end-per-outpost = fin : { $vp } PV par avant-poste
stroganov-effect-end-share = fin : 1 PV pour { $share } PV
stroganov-effect-end-per-coin = fin : { $vp } PV par pièce
stroganov-effect-end-per-terrain = fin : { $vp } PV par { $terrain }
stroganov-effect-end-per-tile = fin : { $vp } PV par tuile
stroganov-effect-end-per-wish = fin : { $vp } PV par souhait
stroganov-effect-end-per-banner = fin : { $vp } PV par bannière

## Help in the terminal

stroganov-hint-turn =
    Un tour : déplacez-vous à droite (2 tuiles gratuites, jusqu’à 3 de plus pour
    1, 3 ou 6 chevaux en tout), faites une action de base, puis une action
    principale et, pour une fourrure, une seconde. Une année compte trois saisons
    ainsi jouées et un hiver ; la partie s’achève après quatre années.
stroganov-hint-actions =
    De base : une pièce, 4 chevaux, se déplacer de 1 ou 2 tuiles, chasser, faire
    du commerce. Avancées : village, yourte, souhait, avant-poste, tuile contrée,
    là où vous avez votre Cosaque ou un avant-poste ; un nouvel avant-poste ne se
    construit que dans la région du Cosaque.
stroganov-hint-row =
    La rangée des contrées montre le numéro de la case, les Cosaques (le plus à
    droite joue d’abord), la tuile et son type (F forêt, S steppe, R marécage,
    M montagnes), la valeur de ses fourrures (2338 : un 2, deux 3 et un ours), un
    tigre, et ce que donne la tuile. Se l’approprier coûte 2 fourrures, plus une
    par fourrure et par tigre posés dessus, toutes de la valeur de la région.
stroganov-hint-furs =
    Les fourrures ont une valeur : zibeline 2, lapin 3, renard 4, glouton 5,
    élan 6, lynx 7, ours 8. Un ours rapporte 2 points d’histoire. La plus basse
    fourrure d’une tuile se chasse gratuitement, chaque fourrure plus basse que
    l’on saute coûte un cheval. Pour payer, une pièce change la valeur d’une
    fourrure, et un tigre remplace toute fourrure.
stroganov-hint-regions =
    La fourrure de la région est le prix d’une seconde action avancée et celui des
    tuiles dans cette région. Avant-postes : une lettre est à un joueur, un nombre
    est un emplacement libre avec son prix en chevaux, × est bloqué.
stroganov-hint-wishes =
    Un souhait comme 3×5 payer 1 veut trois fourrures de valeur 5, dont une à
    payer ; il suffit de posséder les autres. Il rapporte ses PV tout de suite,
    puis fait ce que dit son effet.
stroganov-hint-trophies =
    Un trophée vous laisse descendre votre pion d’une case pour la fourrure
    indiquée, puis prendre la récompense d’une case atteinte. Dans ■2■3◆4□ le pion
    (◆) a passé deux cases ; le nombre est la fourrure qui mène plus loin, 0 est
    gratuit. Le dernier bouclier atteint compte à la fin.
stroganov-hint-story =
    Les points d’histoire paient les chansons en hiver, et une tout de suite quand
    vous arrivez à 12.
stroganov-hint-letters =
    Lettres : C chevaux, P pièces, H points d’histoire, PV points de victoire, sac
    une fourrure du sac (deux tirées, une gardée), mar une fourrure du marché, avp
    un avant-poste pour votre réserve, ban une bannière (un cheval chaque hiver),
    tig un tigre.
stroganov-hint-score =
    À la fin comptent aussi : les tuiles de 3 ou 4 types différents (3 ou 6), les
    tigres (2), les avant-postes construits (1, 3, 6, 10, 15) et en réserve (1),
    2 pièces (1), 2 fourrures (1 ; 5 chevaux comptent pour une fourrure), 4 points
    d’histoire (1).
stroganov-hints =
    { stroganov-hint-turn }

    { stroganov-hint-actions }

    { stroganov-hint-row }

    { stroganov-hint-furs }

    { stroganov-hint-regions }

    { stroganov-hint-wishes }

    { stroganov-hint-trophies }

    { stroganov-hint-story }

    { stroganov-hint-letters }

    { stroganov-hint-score }
