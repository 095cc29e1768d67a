### What the board of The First Tsar in the browser says, and its options on the form for a new table.

first-tsar-label-players = Players
first-tsar-label-colours = Colors

first-tsar-value-white = white
first-tsar-value-black = black
first-tsar-value-green = green
first-tsar-value-red = red

## The first letter of a family marks its pieces; two letters mark the colour of a city.

first-tsar-web-family-white = Belsky
first-tsar-web-family-black = Chernyatinsky
first-tsar-web-family-green = Zabolotsky
first-tsar-web-family-red = Pozharsky
first-tsar-web-hue-black = Bk
first-tsar-web-hue-blue = Bl
first-tsar-web-hue-purple = Pu
first-tsar-web-hue-yellow = Ye

## The round
##
## Tooltips.

first-tsar-web-clock = { $decade } (round { $round } of 4): { $phase }. First player: { $first }. Titles, the Field of War and Favor score after rounds 2 and 4.
first-tsar-web-first = { $who } begins
first-tsar-web-reserve = Face down: { $trades } Trade tokens for the third round, { $regions } Region tokens for later rounds

## The map
##
## Tooltips and labels for screen readers. $who is a name with a family and a color in brackets; $all is a list of such names with
## numbers.

first-tsar-web-map = The map of the cities with their waterways
first-tsar-web-city = { $city }: a { $hue } city in { $region }. Income: { $income }. Each stone costs 1 coin.
first-tsar-web-stands =
    { $who }: influence { $influence }{ $warriors ->
        [0] { "" }
        [one] , 1 warrior
       *[other] , { $warriors } warriors
    }{ $boyars ->
        [0] { "" }
        [one] , 1 boyar
       *[other] , { $boyars } boyars
    }{ $buildings ->
        [0] { "" }
       *[other] , a building
    }.
first-tsar-web-warriors =
    { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    }
first-tsar-web-boyars =
    { $count ->
        [one] 1 boyar
       *[other] { $count } boyars
    }
first-tsar-web-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
first-tsar-web-piece = { $who }: { $what } in { $city }
first-tsar-web-trade = Trade token { $token } on the waterway { $from } – { $to }. Move along it to take the token: { $effect }.
first-tsar-web-to = To { $city }
first-tsar-web-region-token = For { $region }, token { $token }: { $reward }. The leader of the region chooses a reward, second place gets the other; with two players only the leader is rewarded.
first-tsar-web-leads =
    { $who } leads in { $region }{ $lead ->
        [0] , by Favor alone
       *[other] {" "}by { $lead }
    }. Influence: { $all }.
first-tsar-web-nobody-leads = Nobody has a piece in { $region }.
first-tsar-web-score-track = Score
first-tsar-web-points = { $count } VP
first-tsar-web-favor-token = Favor token: the first player to reach { $points } VP gains the Tsar’s Favor. What is left after round 2 is removed.
first-tsar-web-favor-track = The Tsar’s Favor
first-tsar-web-favor = { $who }: place { $rank } in the Tsar’s Favor. Favor decides every tie.
first-tsar-web-field-of-war = Field of War
first-tsar-web-field =
    The Field of War. After rounds 2 and 4 the most warriors score 4 VP, the second most 2 VP. { $stack ->
        [0] No Spoils are left in reserve.
       *[other] Spoils in reserve: { $stack }.
    } { $all }
first-tsar-web-no-spoils = No Spoils left
first-tsar-web-spoils = Spoils { $token }: { $effect }
first-tsar-web-army =
    { $who }: { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
    } on the Field of War{ $points ->
        [0] { "" }
       *[other] , worth { $points } VP as it stands
    }

## The Kremlin
##
## The tooltip of a chamber: a sequence of these sentences. $coins is what lies under a boyar, $price what a seal costs.

first-tsar-web-without-seal = Now:
first-tsar-web-with-seal = With the seal also:
first-tsar-web-gives-production = the income of up to three different cities with your pieces.
first-tsar-web-gives-maneuver = twice, place a warrior or move a piece along a waterway.
first-tsar-web-gives-project = twice, take a project or complete one.
first-tsar-web-gives-exchange = a foreign good, and any number of 2-for-1 trades.
first-tsar-web-gives-reward = a Title or an Estate.
first-tsar-web-bonus-production = the income of one of those cities again.
first-tsar-web-bonus-maneuver = a third placement or move.
first-tsar-web-bonus-project = a third project action.
first-tsar-web-bonus-exchange = another foreign good.
first-tsar-web-bonus-reward = another Estate.
first-tsar-web-now-production =
    { $count ->
        [0] You have no piece in any city, so no income.
        [1] The income of { $cities }.
        [2] The income of { $cities }.
        [3] The income of { $cities }.
       *[other] The income of three of { $cities }.
    } { $coins ->
        [0] You have no coin to pay for a stone.
        [one] You have 1 coin to pay for stones.
       *[other] You have { $coins } coins to pay for stones.
    }
first-tsar-web-now-maneuver =
    Twice, place a warrior{ $warriors ->
        [0] {" "}(none left)
       *[other] {" "}({ $warriors } left)
    } or move a piece. { $count ->
        [0] No Trade token is within a move.
       *[other] Within a move: { $tokens }.
    }
first-tsar-web-now-project =
    Twice, take a project or complete one of the { $hand } in your hand. { $count ->
        [0] You cannot pay for any of them.
       *[other] You can pay for: { $ready }.
    }
first-tsar-web-now-exchange =
    A foreign good, and { $count ->
        [0] nothing to trade 2 for 1.
        [one] up to 1 trade of 2 for 1.
       *[other] up to { $count } trades of 2 for 1.
    }
first-tsar-web-now-reward = A Title ({ $titles } on display) or an Estate ({ $estates } on display), or the top card of a deck.
first-tsar-web-seal-taken = { $who } has sealed this chamber: no bonus is left this round, and no coins are at stake.
first-tsar-web-seal-absent =
    You have no boyar here. The most important is { $who }’s, { $coins ->
        [0] without coins.
        [one] with 1 coin.
       *[other] with { $coins } coins.
    }
first-tsar-web-seal-empty = There is no boyar here.
first-tsar-web-seal-behind =
    { $who }’s boyar is more important: no seal for you now{ $coins ->
        [0] .
        [one] , and you take your coin back.
       *[other] , and you take your { $coins } coins back.
    }
first-tsar-web-seal-none =
    Your boyar is the most important, but you have no seal left{ $coins ->
        [0] .
        [one] ; you lose the coin under it.
       *[other] ; you lose the { $coins } coins under it.
    }
first-tsar-web-seal-poor =
    Your boyar is the most important, but you have no coin to pay for a seal{ $coins ->
        [0] .
        [one] ; you lose the coin under it.
       *[other] ; you lose the { $coins } coins under it.
    }
first-tsar-web-seal-yours =
    Your boyar is the most important: you may place a seal{ $price ->
        [0] { "" }
       *[other] {" "}(pay 1 coin)
    }{ $coins ->
        [0] .
        [one] ; you lose the coin under it either way.
       *[other] ; you lose the { $coins } coins under it either way.
    }
first-tsar-web-afterwards = Then the boyar: { $where }.
first-tsar-web-boyar =
    { $who } has a boyar here{ $coins ->
        [0] .
        [one] {" "}with 1 coin.
       *[other] {" "}with { $coins } coins.
    }
first-tsar-web-boyar-first =
    { $who } has the most important boyar here{ $coins ->
        [0] .
        [one] , with 1 coin.
       *[other] , with { $coins } coins.
    }
first-tsar-web-sealed = Sealed by { $who }: the bonus of this chamber is used.
first-tsar-web-seal-open = The place for a seal is free: the most important boyar that leaves may place one and use the bonus.
first-tsar-web-assignment = Assignment card: { $where }.
first-tsar-web-on-card = { $who }’s boyar stands on it.

## Cards
##
## Tooltips.

first-tsar-web-offer = Keep one of these
first-tsar-web-discarded = { $count } discarded
first-tsar-web-project-deck =
    { $count ->
        [0] The Project deck is empty.
        [one] The Project deck: 1 card
       *[other] The Project deck: { $count } cards
    }
first-tsar-web-title-deck =
    { $count ->
        [0] The Title deck is empty.
        [one] The Title deck: 1 card
       *[other] The Title deck: { $count } cards
    }
first-tsar-web-estate-deck =
    { $count ->
        [0] The Estate deck is empty.
        [one] The Estate deck: 1 card
       *[other] The Estate deck: { $count } cards
    }
first-tsar-web-project = { $project } ({ $kind }): costs { $cost }, gives { $vp } VP and { $does }.
first-tsar-web-does-construction = a building
first-tsar-web-does-trade = two Trade effects of the pad
first-tsar-web-does-military = a warrior on the Field of War with a Spoils token
first-tsar-web-title = Title { $title }: { $scores }, after rounds 2 and 4.
first-tsar-web-title-now = It now scores { $vp } VP ({ $who }).
first-tsar-web-title-would = It would now score { $vp } VP ({ $who }).
first-tsar-web-estate = Estate { $estate }, once per round: { $effect }.
first-tsar-web-used = Used this round.

## The players
##
## Tooltips of the player boards.

first-tsar-web-supply-warriors =
    { $count ->
        [one] 1 warrior in the supply
       *[other] { $count } warriors in the supply
    }
first-tsar-web-supply-boyars =
    { $count ->
        [one] 1 boyar at home
       *[other] { $count } boyars at home
    }
first-tsar-web-supply-buildings =
    { $count ->
        [one] 1 building in the supply
       *[other] { $count } buildings in the supply
    }
first-tsar-web-supply-seals =
    { $count ->
        [one] 1 seal left
       *[other] { $count } seals left
    }
first-tsar-web-pad = The pad with its five Trade slots
first-tsar-web-slot-token = Slot { $slot }: Trade token { $token }, { $effect }
first-tsar-web-slot-printed = Slot { $slot }, printed: { $effect }
first-tsar-web-slot-blank = Slot { $slot }, blank
first-tsar-web-hand =
    { $count ->
        [one] 1 project in hand
       *[other] { $count } projects in hand
    }
first-tsar-web-in-hand = In hand: { $card }
first-tsar-web-hidden =
    { $count ->
        [one] 1 project that only its owner knows
       *[other] { $count } projects that only their owner knows
    }
first-tsar-web-completed = Completed, { $kind }: { $count } ({ $names })

first-tsar-credits = The First Tsar: Ivan the Terrible is a game by Stan Kordonsky, published by Hobby World.
