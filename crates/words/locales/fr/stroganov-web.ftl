# Ce que dit le plateau de Stroganov dans le navigateur, et ses options dans le formulaire d’une nouvelle table.

stroganov-label-players = Joueurs
stroganov-label-region_furs = Fourrures des régions
stroganov-label-boards = Plateaux des joueurs
stroganov-label-colours = Couleurs
stroganov-label-opponent = Adversaire
stroganov-label-focus = Priorité de l’adversaire
stroganov-label-coin_for_lack = Une pièce à défaut de fourrures
stroganov-label-coin_for_trade_fur = Une pièce pour la fourrure de commerce

stroganov-value-ascending = croissantes
stroganov-value-random = au hasard
stroganov-value-a = face a
stroganov-value-b = face b
stroganov-value-blue = bleu
stroganov-value-red = rouge
stroganov-value-green = vert
stroganov-value-yellow = jaune
stroganov-value-ivan = Ivan
stroganov-value-katyusha = Katioucha
stroganov-value-focus-a = lettre a
stroganov-value-focus-b = lettre b
stroganov-value-focus-c = lettre c
stroganov-value-focus-d = lettre d
stroganov-value-focus-e = lettre e
stroganov-value-focus-f = lettre f

stroganov-solo = Seul contre Ivan

stroganov-web-map = La rangée de paysages et les régions
stroganov-web-season = { $season }, année { $year }
stroganov-web-draft = Les premiers souhaits
stroganov-web-deeds = Actions de base et commerce
stroganov-web-start = La tuile de départ, où tous les Cosaques commencent l’année
stroganov-web-slot = Emplacement { $slot }
stroganov-web-gap = L’emplacement { $slot } est vide
stroganov-web-tile = Emplacement { $slot } : tuile { $tile } ({ $terrain }). Acquise, elle donne { $reward }.
stroganov-web-lies = { $what }, emplacement { $slot }
stroganov-web-cossack =
    Le Cosaque de { $who }, { $slot ->
        [0] sur la tuile de départ
       *[other] à l’emplacement { $slot }
    }
stroganov-web-region-fur = La région { $region } demande des fourrures { stroganov-fur-kind }.
stroganov-web-village = Le village de la région { $region }. Une visite donne { $reward }.
stroganov-web-yurt = La yourte de la région { $region } ({ $yurt }). Utilisée une fois, elle donne { $reward }.
stroganov-web-no-yurt = La yourte de la région { $region } n’est plus là.
stroganov-web-no-wish = Le souhait de la région { $region } n’est plus là.
stroganov-web-wish =
    Souhait { $wish } : { $furs ->
        [one] avoir une fourrure
       *[other] avoir { $furs } fourrures
    } { stroganov-fur-kind }, en payer { $pay }, marquer { $vp } PV. { $effect }
stroganov-web-outpost = Avant-poste de { $who } dans la région { $region }
stroganov-web-blocked = Un avant-poste d’une couleur inutilisée bloque la place
stroganov-web-place =
    Une place d’avant-poste dans la région { $region }{ $horses ->
        [0] , gratuite
        [one] , pour un cheval
       *[other] , pour { $horses } chevaux
    }
stroganov-web-score-track = Score
stroganov-web-score = { $who } { $vp } PV
stroganov-web-story-track = Points d’histoire
stroganov-web-story = { $who } { $count }
stroganov-web-song =
    Chant { $song } : { $cost ->
        [one] pour un point d’histoire
       *[other] pour { $cost } points d’histoire
    }, il donne { $reward }.
stroganov-web-ware = { $what } au marché
stroganov-web-drawn = { $what } tirée du sac
stroganov-web-trade = Commerce : donner { stroganov-fur }, prendre deux bonus.
stroganov-web-bag = Le sac contient { $count } fourrures : { $furs }
stroganov-web-with-fur = Avec lui vient { $what }.
stroganov-web-has = { $who } : { $what }
stroganov-web-no-furs = aucune fourrure
stroganov-web-order = numéro { $place } dans l’ordre du tour
stroganov-web-side = face { $side }
stroganov-web-in-hand = En main.
stroganov-web-fulfilled = Exaucé.
stroganov-web-space =
    Case de trophée { $space } : { $reward }{ $value ->
        [0] { "" }
       *[other] . Y aller coûte { stroganov-fur }
    }{ $coins ->
        [0] { "" }
        [one] , et rapporte une pièce
       *[other] , et rapporte { $coins } pièces
    }{ $shield ->
        [0] { "" }
       *[other] . Son blason compte { $shield } PV à la fin
    }.

stroganov-credits = Stroganov est un jeu d’Andreas Steding, édité par Game Brewer.
