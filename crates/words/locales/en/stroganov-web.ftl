### What Stroganov's board in the browser says, and its options on the form for a new table.

# Labels of the options on the form; values below stand in lists of choices.
stroganov-label-players = Players
stroganov-label-region_furs = Region furs
stroganov-label-boards = Player boards
stroganov-label-colours = Colors
stroganov-label-opponent = Opponent
stroganov-label-focus = The opponent’s focus
stroganov-label-coin_for_lack = Coin when short of furs
stroganov-label-coin_for_trade_fur = Coin instead of trade furs

stroganov-value-ascending = rising
stroganov-value-random = at random
stroganov-value-a = side a
stroganov-value-b = side b
stroganov-value-blue = blue
stroganov-value-red = red
stroganov-value-green = green
stroganov-value-yellow = yellow
stroganov-value-ivan = Ivan
stroganov-value-katyusha = Katyusha
stroganov-value-focus-a = a: outposts and trophies
stroganov-value-focus-b = b: outposts and landscapes
stroganov-value-focus-c = c: outposts and Wishes
stroganov-value-focus-d = d: trophies and landscapes
stroganov-value-focus-e = e: trophies and Wishes
stroganov-value-focus-f = f: landscapes and Wishes

stroganov-solo = Solo against Ivan

# Tooltips and labels for screen readers. $who is a name with a color in brackets; $what and $reward are goods.
stroganov-web-map = The landscape row and the regions
stroganov-web-season = { $season }, year { $year }
stroganov-web-draft = The first Tsar’s Wishes
stroganov-web-deeds = Basic actions and trade
stroganov-web-start = The starting tile, where all Cossacks begin the year
stroganov-web-slot = Space { $slot }
stroganov-web-gap = Space { $slot } is empty
stroganov-web-tile = Space { $slot }: { $terrain } tile { $tile }. Claim it to gain { $reward }.
stroganov-web-lies = Space { $slot }: { $what }
stroganov-web-cossack =
    Cossack of { $who }, { $slot ->
        [0] on the starting tile
       *[other] on space { $slot }
    }
stroganov-web-region-fur = The region fur of region { $region }: { stroganov-fur }.
stroganov-web-village = The village of region { $region }. Visit it to gain { $reward }.
stroganov-web-yurt = The yurt of region { $region } ({ $yurt }), used once: gain { $reward }.
stroganov-web-no-yurt = The yurt of region { $region } is gone.
stroganov-web-no-wish = The Wish of region { $region } is gone.
stroganov-web-wish =
    Wish { $wish }: { $furs ->
        [one] have 1 { stroganov-fur-kind } fur
       *[other] have { $furs } { stroganov-fur-kind } furs
    }, pay { $pay } of them, score { $vp } VP. { $effect }
stroganov-web-outpost = Outpost of { $who } in region { $region }
stroganov-web-blocked = Blocked by an outpost of an unused color
stroganov-web-place =
    Outpost space in region { $region }{ $horses ->
        [0] , free
        [one] {" "}(pay 1 horse)
       *[other] {" "}(pay { $horses } horses)
    }
stroganov-web-score-track = Score
stroganov-web-score = { $who } { $vp } VP
stroganov-web-story-track = Story track
stroganov-web-story = { $who } { $count }
stroganov-web-song =
    Song { $song }: { $cost ->
        [one] pay 1 story point
       *[other] pay { $cost } story points
    }, gain { $reward }.
stroganov-web-ware = In the market: { $what }
stroganov-web-drawn = Drawn from the bag: { $what }
stroganov-web-trade = Trade: pay { stroganov-fur }, gain two bonuses.
stroganov-web-basic = Basic action: { $what }
stroganov-web-bonus = Trade bonus: { $what }
stroganov-web-left = Still to come: { $what }
stroganov-web-income = { $banners }: { $horses } each Winter
stroganov-web-bag = The bag holds { $count } furs: { $furs }
stroganov-web-with-fur = With it you gain { $what }.
stroganov-web-has = { $who } has { $what }
stroganov-web-no-furs = no furs
stroganov-web-order = number { $place } in player order
stroganov-web-side = side { $side }
stroganov-web-in-hand = In hand.
stroganov-web-fulfilled = Fulfilled.
stroganov-web-space =
    Trophy space { $space }: { $reward }{ $value ->
        [0] { "" }
       *[other] . To move here, pay { stroganov-fur }
    }{ $coins ->
        [0] { "" }
        [one] . On arrival, gain 1 coin
       *[other] . On arrival, gain { $coins } coins
    }{ $shield ->
        [0] { "" }
       *[other] . Its shield scores { $shield } VP at the end
    }.

stroganov-credits = Stroganov is a game by Andreas Steding, published by Game Brewer.
