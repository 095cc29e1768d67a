# What Stroganov's board in the browser says, and its options on the form for a new table.

stroganov-label-players = Players
stroganov-label-region_furs = Furs of the regions
stroganov-label-boards = Player boards
stroganov-label-colours = Colours
stroganov-label-opponent = Opponent
stroganov-label-focus = The opponent’s focus
stroganov-label-coin_for_lack = A coin for want of furs
stroganov-label-coin_for_trade_fur = A coin for the trade fur

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
stroganov-value-focus-a = letter a
stroganov-value-focus-b = letter b
stroganov-value-focus-c = letter c
stroganov-value-focus-d = letter d
stroganov-value-focus-e = letter e
stroganov-value-focus-f = letter f

stroganov-solo = Alone against Ivan

stroganov-web-map = The landscape row and the regions
stroganov-web-season = { $season } of year { $year }
stroganov-web-draft = The first wishes
stroganov-web-deeds = Basic actions and trade
stroganov-web-start = The starting tile, where all Cossacks begin the year
stroganov-web-slot = Slot { $slot }
stroganov-web-gap = Slot { $slot } is empty
stroganov-web-tile = Slot { $slot }: { $terrain } tile { $tile }. Claimed, it gives { $reward }.
stroganov-web-lies = { $what } in slot { $slot }
stroganov-web-cossack =
    The Cossack of { $who }, { $slot ->
        [0] on the starting tile
       *[other] in slot { $slot }
    }
stroganov-web-region-fur = Region { $region } asks for { stroganov-fur-kind } furs.
stroganov-web-village = The village of region { $region }. A visit gives { $reward }.
stroganov-web-yurt = The yurt of region { $region } ({ $yurt }). Used once, it gives { $reward }.
stroganov-web-no-yurt = The yurt of region { $region } is gone.
stroganov-web-no-wish = The wish of region { $region } is gone.
stroganov-web-wish =
    Wish { $wish }: { $furs ->
        [one] have one { stroganov-fur-kind } fur
       *[other] have { $furs } { stroganov-fur-kind } furs
    }, pay { $pay } of them, score { $vp } VP. { $effect }
stroganov-web-outpost = Outpost of { $who } in region { $region }
stroganov-web-blocked = A blocking outpost of an unused colour
stroganov-web-place =
    A place for an outpost in region { $region }{ $horses ->
        [0] , free of charge
        [one] , for a horse
       *[other] , for { $horses } horses
    }
stroganov-web-score-track = Score
stroganov-web-score = { $who } { $vp } VP
stroganov-web-story-track = Story points
stroganov-web-story = { $who } { $count }
stroganov-web-song =
    Song { $song }: { $cost ->
        [one] for one story point
       *[other] for { $cost } story points
    } it gives { $reward }.
stroganov-web-ware = { $what } in the market
stroganov-web-drawn = { $what } drawn from the bag
stroganov-web-trade = Trade: give { stroganov-fur }, take two bonuses.
stroganov-web-bag = The bag holds { $count } furs: { $furs }
stroganov-web-with-fur = With it comes { $what }.
stroganov-web-has = { $who }: { $what }
stroganov-web-no-furs = no furs
stroganov-web-order = number { $place } in player order
stroganov-web-side = side { $side }
stroganov-web-in-hand = In hand.
stroganov-web-fulfilled = Fulfilled.
stroganov-web-space =
    Trophy space { $space }: { $reward }{ $value ->
        [0] { "" }
       *[other] . Moving here costs { stroganov-fur }
    }{ $coins ->
        [0] { "" }
        [one] , and brings a coin
       *[other] , and brings { $coins } coins
    }{ $shield ->
        [0] { "" }
       *[other] . Its shield counts { $shield } VP at the end
    }.

stroganov-credits = Stroganov is a game by Andreas Steding, published by Game Brewer.
