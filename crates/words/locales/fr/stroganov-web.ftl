### Ce que dit le plateau de Stroganov dans le navigateur, et ses options dans le formulaire d’une nouvelle table.

stroganov-label-players = Joueurs
stroganov-label-region_furs = Fourrures des régions
stroganov-label-boards = Plateaux des joueurs
stroganov-label-colours = Couleurs
stroganov-label-opponent = Adversaire
stroganov-label-focus = Priorité de l’adversaire
stroganov-label-coin_for_lack = Pièce à défaut de fourrures
stroganov-label-coin_for_trade_fur = Pièce au lieu des fourrures de l’action commerce

stroganov-value-ascending = croissantes
stroganov-value-random = au hasard
stroganov-value-a = face a
stroganov-value-b = face b
stroganov-value-blue = bleu
stroganov-value-red = rouge
stroganov-value-green = vert
stroganov-value-yellow = jaune
stroganov-value-ivan = Ivan
stroganov-value-katyusha = Katyusha
stroganov-value-focus-a = a : avant-postes et trophées
stroganov-value-focus-b = b : avant-postes et contrées
stroganov-value-focus-c = c : avant-postes et souhaits
stroganov-value-focus-d = d : trophées et contrées
stroganov-value-focus-e = e : trophées et souhaits
stroganov-value-focus-f = f : contrées et souhaits

stroganov-solo = En solo contre Ivan

stroganov-web-map = La rangée des contrées et les régions
stroganov-web-season = { $season }, année { $year }
stroganov-web-draft = Les premiers souhaits du Tsar
stroganov-web-deeds = Actions de base et commerce
stroganov-web-start = La tuile de départ, où tous les Cosaques commencent l’année
stroganov-web-slot = Case { $slot }
stroganov-web-gap = La case { $slot } est vide
stroganov-web-tile = Case { $slot } : tuile { $tile } ({ $terrain }). Si vous vous l’appropriez, vous gagnez { $reward }.
stroganov-web-lies = Case { $slot } : { $what }
stroganov-web-cossack =
    Cosaque ({ $who }), { $slot ->
        [0] sur la tuile de départ
       *[other] sur la case { $slot }
    }
stroganov-web-region-fur = La fourrure de la région { $region } : { stroganov-fur }.
stroganov-web-village = Le village de la région { $region }. Rendez-vous-y pour gagner { $reward }.
stroganov-web-yurt = La yourte de la région { $region } ({ $yurt }), à usage unique : gagnez { $reward }.
stroganov-web-no-yurt = La yourte de la région { $region } n’est plus là.
stroganov-web-no-wish = Le souhait de la région { $region } n’est plus là.
stroganov-web-wish =
    Souhait { $wish } : { $furs ->
        [one] posséder une fourrure
       *[other] posséder { $furs } fourrures
    } { stroganov-fur-kind }, en payer { $pay }, marquer { $vp } PV. { $effect }
stroganov-web-outpost = Avant-poste ({ $who }) dans la région { $region }
stroganov-web-blocked = Emplacement bloqué par un avant-poste d’une couleur inutilisée
stroganov-web-place =
    Un emplacement d’avant-poste dans la région { $region }{ $horses ->
        [0] , gratuit
        [one] {" "}(payer 1 cheval)
       *[other] {" "}(payer { $horses } chevaux)
    }
stroganov-web-score-track = Score
stroganov-web-score = { $who } { $vp } PV
stroganov-web-story-track = Piste des histoires
stroganov-web-story = { $who } { $count }
stroganov-web-song =
    Chanson { $song } : { $cost ->
        [one] payer { $cost } point d’histoire
       *[other] payer { $cost } points d’histoire
    }, gagner { $reward }.
stroganov-web-ware = Au marché : { $what }
stroganov-web-drawn = Tirage du sac : { $what }
stroganov-web-trade = Commerce : payer { stroganov-fur }, gagner deux bonus.
stroganov-web-basic = Action de base : { $what }
stroganov-web-bonus = Bonus de commerce : { $what }
stroganov-web-left = Encore à venir : { $what }
stroganov-web-income = { $banners } : { $horses } chaque hiver
stroganov-web-bag = Le sac contient { $count } fourrures : { $furs }
stroganov-web-with-fur = Vous gagnez aussi { $what }.
stroganov-web-has = { $who } : { $what }
stroganov-web-no-furs = aucune fourrure
stroganov-web-order = numéro { $place } dans l’ordre des joueurs
stroganov-web-side = face { $side }
stroganov-web-in-hand = En main.
stroganov-web-fulfilled = Satisfait.
stroganov-web-space =
    Case de trophée { $space } : { $reward }{ $value ->
        [0] { "" }
       *[other] . Pour y aller, payer { stroganov-fur }
    }{ $coins ->
        [0] { "" }
        [one] . En arrivant, gagner 1 pièce
       *[other] . En arrivant, gagner { $coins } pièces
    }{ $shield ->
        [0] { "" }
       *[other] . Son bouclier vaut { $shield } PV à la fin
    }.

stroganov-credits = Stroganov est un jeu d’Andreas Steding, édité par Game Brewer.
