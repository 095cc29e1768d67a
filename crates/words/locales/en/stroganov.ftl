# What Stroganov can say.
#
# Families: event (the log), ask (questions), do (choices), why (refusals), goods and reward (what is given), score
# (categories of the standings), option (faults in the options), help (what an option does), wish (what a fulfilled
# wish does), terrain, colour, hint (help in the terminal); board, short and effect are for the drawn board.

stroganov-name = Stroganov
stroganov-about = Hunt furs across Siberia, please the Tsar and tell the best stories. For 1 to 4 players, by Andreas Steding.
stroganov-ivan = Ivan
stroganov-katyusha = Katyusha

## Options

stroganov-help-players = How many people play; 1 is the solo game.
stroganov-help-region_furs = Whether the furs asked for in the regions rise from left to right (easier) or lie at random.
stroganov-help-boards = The board side of each seat: a is alike for all, b gives each colour a power of its own.
stroganov-help-colours = The colour of each seat; no two alike.
stroganov-help-opponent = Solo: who plays against you. Katyusha scores more for her trophies.
stroganov-help-focus = Solo: the letter of the five cards the opponent leaves out, which decides what it is after; or five at random.
stroganov-help-coin_for_lack = Solo, harder: the opponent gets a coin when it lacks the furs for its additional action.
stroganov-help-coin_for_trade_fur = Solo, harder: the opponent gets a coin instead of every fur of the trade value.

stroganov-option-solo = { $key } is for the solo game only

## Seasons, colours, landscape

stroganov-spring = Spring
stroganov-summer = Summer
stroganov-autumn = Autumn
stroganov-winter = Winter

stroganov-colour-blue = blue
stroganov-colour-red = red
stroganov-colour-green = green
stroganov-colour-yellow = yellow

stroganov-terrain-forest = forest
stroganov-terrain-steppe = steppe
stroganov-terrain-swamp = swamp
stroganov-terrain-mountain = mountain

## Goods and rewards

stroganov-fur =
    { $value ->
        [2] a sable (2)
        [3] a rabbit (3)
        [4] a fox (4)
        [5] a wolverine (5)
        [6] an elk (6)
        [7] a lynx (7)
       *[other] a bear ({ $value })
    }
stroganov-fur-kind =
    { $value ->
        [2] sable (2)
        [3] rabbit (3)
        [4] fox (4)
        [5] wolverine (5)
        [6] elk (6)
        [7] lynx (7)
       *[other] bear ({ $value })
    }
stroganov-tiger = a tiger

stroganov-goods-vp = { $count } VP
stroganov-goods-horse =
    { $count ->
        [one] { $count } horse
       *[other] { $count } horses
    }
stroganov-goods-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
stroganov-goods-story =
    { $count ->
        [one] { $count } story point
       *[other] { $count } story points
    }
stroganov-goods-bag =
    { $count ->
        [one] a fur from the bag
       *[other] { $count } furs from the bag
    }
stroganov-goods-market =
    { $count ->
        [one] a fur from the market
       *[other] { $count } furs from the market
    }
stroganov-goods-outpost =
    { $count ->
        [one] { $count } outpost
       *[other] { $count } outposts
    }
stroganov-goods-banner =
    { $count ->
        [one] { $count } banner
       *[other] { $count } banners
    }
stroganov-goods-tiger =
    { $count ->
        [one] { $count } tiger
       *[other] { $count } tigers
    }
stroganov-goods-trophy =
    { $count ->
        [one] a trophy
       *[other] { $count } trophies
    }
stroganov-goods-trophy-reward =
    { $count ->
        [one] a reward of the trophy track
       *[other] { $count } rewards of the trophy track
    }
stroganov-goods-basic =
    { $count ->
        [one] a basic action
       *[other] { $count } basic actions
    }
stroganov-goods-hunt =
    { $count ->
        [one] a hunt
       *[other] { $count } hunts
    }
stroganov-goods-move =
    { $count ->
        [one] a move
       *[other] { $count } moves
    }
stroganov-goods-advanced =
    { $count ->
        [one] an advanced action
       *[other] { $count } advanced actions
    }
stroganov-goods-advanced-anywhere =
    { $count ->
        [one] an advanced action in any region
       *[other] { $count } advanced actions in any region
    }
stroganov-goods-village-anywhere =
    { $count ->
        [one] a visit to any village
       *[other] { $count } visits to any village
    }
stroganov-goods-village-no-trophy =
    { $count ->
        [one] a visit to any village but the trophy village
       *[other] { $count } visits to any village but the trophy village
    }
stroganov-goods-yurt-no-trophy =
    { $count ->
        [one] any yurt without a trophy
       *[other] { $count } yurts without a trophy
    }
stroganov-goods-build-anywhere =
    { $count ->
        [one] an outpost built for free in any region
       *[other] { $count } outposts built for free in any region
    }
stroganov-goods-fulfil-red-only =
    { $count ->
        [one] a wish fulfilled without showing furs, only paying
       *[other] { $count } wishes fulfilled without showing furs, only paying
    }
stroganov-goods-two-rewards =
    { $count ->
        [one] two different rewards from higher up the trophy track
       *[other] { $count } times two different rewards from higher up the trophy track
    }

stroganov-reward-none = nothing
stroganov-reward-two = { $one } and { $two }
stroganov-reward-three = { $one }, { $two } and { $three }
stroganov-reward-four = { $one }, { $two }, { $three } and { $four }

## What happened

stroganov-event-drafted = { $who } chose wish { $wish } with { stroganov-fur }.
stroganov-event-season = { $season } of year { $year } begins.
stroganov-event-turn = It is { $who }’s turn.
stroganov-event-turn-ended = { $who } ended the turn.
stroganov-event-moved =
    { $who } rode from { $from ->
        [0] the start
       *[other] slot { $from }
    } to slot { $to }{ $horses ->
        [0] { "" }
        [one] , for a horse
       *[other] , for { $horses } horses
    }.
stroganov-event-hunted =
    { $who } hunted { $quarry } in slot { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] , for a coin
        }
        [one] { $coins ->
            [0] , for a horse
           *[other] , for a horse and a coin
        }
       *[other] { $coins ->
            [0] , for { $horses } horses
           *[other] , for { $horses } horses and a coin
        }
    }.
stroganov-event-paid =
    { $who } paid { $quarry }{ $coins ->
        [0] { "" }
       *[other] {" "}and a coin to change its value
    }.
stroganov-event-paid-horses =
    { $horses ->
        [one] { $who } paid a horse.
       *[other] { $who } paid { $horses } horses.
    }
stroganov-event-paid-story =
    { $story ->
        [one] { $who } paid a story point.
       *[other] { $who } paid { $story } story points.
    }
stroganov-event-paid-coin = { $who } paid a coin in place of a fur.
stroganov-event-showed-coin = { $who } spent a coin to show another fur in place of a missing one.
stroganov-event-showed-tiger = { $who } gave up a tiger in place of a missing fur.
stroganov-event-gained = { $who } gained { $what }.
stroganov-event-drew = { $who } drew from the bag: { $furs }.
stroganov-event-acquired = { $who } now also has { stroganov-fur }.
stroganov-event-returned = { $who } put { stroganov-fur } into the bag and takes a coin for it.
stroganov-event-refilled = New in the market: { $furs }.
stroganov-event-visited = { $who } visited the village of region { $region } ({ $village }).
stroganov-event-yurt = { $who } used the yurt of region { $region } ({ $yurt }).
stroganov-event-wish = { $who } took wish { $wish } from region { $region }.
stroganov-event-built =
    { $who } built an outpost in region { $region }{ $horses ->
        [0] { "" }
        [one] , for a horse
       *[other] , for { $horses } horses
    }.
stroganov-event-claimed = { $who } claimed the tile { $tile } in slot { $slot }.
stroganov-event-fulfilled = { $who } fulfilled wish { $wish }.
stroganov-event-trophy = { $who } moved the trophy token down to space { $space }.
stroganov-event-sang =
    { $cost ->
        [one] { $who } sang { $song } for { $cost } story point.
       *[other] { $who } sang { $song } for { $cost } story points.
    }
stroganov-event-income = Winter income: { $who } got { $horses } horses.
stroganov-event-home = All Cossacks rode back to the start, keeping their order.
stroganov-event-slid = The landscape tiles moved left and closed the gaps.
stroganov-event-new-tile =
    New in slot { $slot }: tile { $tile } with furs { $furs }{ $tigers ->
        [0] { "" }
       *[other] {" "}and a tiger
    }.
stroganov-event-new-market = The whole market is new: { $furs }.
stroganov-event-letter-removed = Songs, yurts and wishes marked A left the game; from now on those marked B come.
stroganov-event-new-song = New song: { $song }.
stroganov-event-new-yurt = New yurt in region { $region }: { $yurt }.
stroganov-event-new-wish = New wish in region { $region }: { $wish }.
stroganov-event-flipped = { $who } turned over card { $card }.
stroganov-event-scored-for-action = { $who } scored { $vp } VP in place of an action.
stroganov-event-additional-failed = { $who } could not take the additional action of the card.
stroganov-event-over = The fourth Winter is over, and so is the game.

## Questions

stroganov-ask-over = The game is over.
stroganov-ask-draft = Which first wish do you want, with the fur on it?
stroganov-ask-move = { $season } of year { $year }. How far to the right do you ride?
stroganov-ask-basic = { $season } of year { $year }. Which basic action do you take?
stroganov-ask-main = { $season } of year { $year }. What is your main action?
stroganov-ask-second = { $season } of year { $year }. A second main action? It costs a fur: any fur for a basic one, the region’s fur for an advanced one.
stroganov-ask-finish = { $season } of year { $year }. Anything else before your turn ends?
stroganov-ask-income = Winter income. Anything else before you go on?
stroganov-ask-song =
    { $story ->
        [one] Winter songs. You have { $story } story point. Which song do you sing?
       *[other] Winter songs. You have { $story } story points. Which song do you sing?
    }
stroganov-ask-after-song = Your song is sung. Anything else this Winter?
stroganov-ask-pay =
    { $kinds ->
        [7] { $furs ->
            [one] Which fur do you pay? Any will do.
           *[other] Which furs do you pay? Any { $furs } will do.
        }
       *[other] { $furs ->
            [one] Which fur do you pay? Wanted: one of value { $values }.
           *[other] Which furs do you pay? Wanted: { $furs } more of value { $values }.
        }
    }
stroganov-ask-show =
    { $furs ->
        [one] You lack one { $kind } fur to show. What stands in for it?
       *[other] You lack { $furs } { $kind } furs to show. What stands in for the next?
    }
stroganov-ask-second-hunt =
    { $coins ->
        [0] Do you hunt once more?
       *[other] Do you hunt once more, for a coin?
    }
stroganov-ask-bonus =
    { $left ->
        [one] Which trade bonus do you take? This is the last one.
       *[other] Which trade bonus do you take? You have { $left }.
    }
stroganov-ask-keep = Which of the two furs do you keep? The other goes back into the bag.
stroganov-ask-market = Which fur do you take from the market?
stroganov-ask-trophy-move = A trophy. Do you move your trophy token down first?
stroganov-ask-trophy-reward = Which reward of your trophy track do you take?
stroganov-ask-first-of-two = Two different rewards. Which one first?
stroganov-ask-second-of-two = Which other reward?
stroganov-ask-village = Which village do you visit? Any region will do.
stroganov-ask-yurt = Which yurt do you use? Any region will do.
stroganov-ask-advanced-anywhere = Which advanced action do you take? Any region will do.
stroganov-ask-advanced = Which advanced action do you take?
stroganov-ask-reward-basic = Which basic action do you take as a reward?
stroganov-ask-hunt = What do you hunt as a reward?
stroganov-ask-step = Where do you ride as a reward?
stroganov-ask-build = Where do you build the free outpost?
stroganov-ask-fulfil = Which wish do you fulfil? You need only the furs to pay.
stroganov-ask-story-end = You are at the end of the story track. What do you make of it?

## Choices

stroganov-do-second = { $what } (second action, for { stroganov-fur } on top)
stroganov-do-second-any = { $what } (second action, for any fur on top)
stroganov-do-draft = Take wish { $wish } and { stroganov-fur }. { $effect }
stroganov-do-go =
    { $steps ->
        [one] Ride { $steps } step to slot { $slot }
       *[other] Ride { $steps } steps to slot { $slot }
    }{ $horses ->
        [0] { "" }
        [one] , for a horse
       *[other] , for { $horses } horses
    }
stroganov-do-skip = Skip this
stroganov-do-end = End the turn
stroganov-do-close = Done
stroganov-do-coin = Take a coin
stroganov-do-horses = Take 4 horses
stroganov-do-step-left =
    { $steps ->
        [one] Ride { $steps } step left, to slot { $slot }
       *[other] Ride { $steps } steps left, to slot { $slot }
    }
stroganov-do-step-right =
    { $steps ->
        [one] Ride { $steps } step right, to slot { $slot }
       *[other] Ride { $steps } steps right, to slot { $slot }
    }
stroganov-do-hunt =
    Hunt { $quarry } in slot { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] , for a coin
        }
        [one] { $coins ->
            [0] , for a horse
           *[other] , for a horse and a coin
        }
       *[other] { $coins ->
            [0] , for { $horses } horses
           *[other] , for { $horses } horses and a coin
        }
    }
stroganov-do-trade = Trade { stroganov-fur } for two bonuses
stroganov-do-bonus-coin = Bonus: a coin
stroganov-do-bonus-story = Bonus: 2 story points
stroganov-do-bonus-horses = Bonus: 3 horses
stroganov-do-visit = Visit the village of region { $region }: { $reward }
stroganov-do-yurt = Use the yurt of region { $region }: { $reward }
stroganov-do-wish = Take wish { $wish } from region { $region }. { $effect }
stroganov-do-build =
    Build an outpost in region { $region }{ $horses ->
        [0] { "" }
        [one] , for a horse
       *[other] , for { $horses } horses
    }
stroganov-do-claim =
    Claim tile { $tile } in slot { $slot } for { $furs } { $kind } furs: { $reward }{ $tigers ->
        [0] { $furs ->
            [2] { "" }
           *[other] , and the furs on it ({ $gains })
        }
       *[other] { $furs ->
            [3] , and the tiger on it
           *[other] , and the furs ({ $gains }) and the tiger on it
        }
    }
stroganov-do-pay =
    Pay { $quarry }{ $coins ->
        [0] { "" }
       *[other] {" "}and a coin, so that it counts as the value wanted
    }
stroganov-do-show-coin = Spend a coin: another of your furs counts as the missing one and stays
stroganov-do-show-tiger = Give up a tiger for the missing fur
stroganov-do-keep = Keep { stroganov-fur }
stroganov-do-take = Take { stroganov-fur } from the market
stroganov-do-buy = Extra: buy { stroganov-fur } from the market for 5 horses
stroganov-do-buy-bag = Extra: buy a fur from the bag for 5 horses (draw two, keep one)
stroganov-do-lower = Extra: swap a higher fur and a horse for { stroganov-fur } from the market
stroganov-do-swap = Extra: swap any two furs for { stroganov-fur } from the market
stroganov-do-fulfil =
    Extra: fulfil wish { $wish } ({ $vp } VP): pay { $pay ->
        [one] one { $kind } fur
       *[other] { $pay } { $kind } furs
    }{ $show ->
        [0] { "" }
       *[other] {" "}and show { $show } more
    }
stroganov-do-extra = Extra: use wish { $wish } for an advanced action
stroganov-do-income = Use wish { $wish } now. { $effect }
stroganov-do-advance =
    Move the trophy token to space { $space }{ $value ->
        [0] , for free
       *[other] , for { stroganov-fur }
    }
stroganov-do-advance-story =
    Move the trophy token to space { $space }{ $value ->
        [0] , for free
       *[other] , for { $value } story points
    }
stroganov-do-advance-none = Move the trophy token
stroganov-do-reward = Space { $space }: { $reward }
stroganov-do-sing =
    { $cost ->
        [one] Sing { $song } for { $cost } story point: { $reward }
       *[other] Sing { $song } for { $cost } story points: { $reward }
    }

## Refusals

stroganov-why-over = the game is over
stroganov-why-not-asked = that is no answer to what you are asked now
stroganov-why-closed = first finish what you have begun
stroganov-why-no-skip = this cannot be left out
stroganov-why-no-end = it is too early to end here
stroganov-why-not-offered = that wish is not on offer
stroganov-why-move-first = your Cossack has to ride first
stroganov-why-basic-first = first comes the basic action; skip it if you want none
stroganov-why-no-third = there are only two main actions in a turn
stroganov-why-one-song = you have had your song this Winter
stroganov-why-not-drawn = you did not draw that fur
stroganov-why-trophy-symbol = one that gives a trophy cannot be chosen here
stroganov-why-too-far =
    { $number ->
        [one] { $number } step is the most
       *[other] { $number } steps are the most
    }
stroganov-why-end-of-row =
    { $number ->
        [0] there is no tile left to ride to
        [one] there is only { $number } tile left that way
       *[other] there are only { $number } tiles left that way
    }
stroganov-why-horses =
    { $number ->
        [one] you need a horse
       *[other] you need { $number } horses
    }
stroganov-why-no-tile = there is no landscape tile
stroganov-why-own-tile = you hunt only where your Cossack stands
stroganov-why-not-there = there is no such prey
stroganov-why-coin = you need a coin
stroganov-why-trade-fur = you cannot pay the trade fur of value { $number }
stroganov-why-surcharge-any = a second main action costs a fur, and you have none
stroganov-why-surcharge = a second action here costs a fur of value { $number }, which you cannot pay
stroganov-why-presence = neither your Cossack nor an outpost of yours is in that region
stroganov-why-cossack-region = you build only where your Cossack is
stroganov-why-claim-furs = this tile costs { $number } furs of the region’s value, which you cannot pay
stroganov-why-no-wish = the wish of that region is gone
stroganov-why-no-yurt = the yurt of that region is gone
stroganov-why-no-effect = it would give you nothing now
stroganov-why-no-outpost = you have no outpost left for it
stroganov-why-one-outpost = you have an outpost there already
stroganov-why-no-place = all places for outposts are taken there
stroganov-why-bag-empty = the bag is empty
stroganov-why-higher-fur = you cannot pay a fur above { $number }
stroganov-why-two-furs = you cannot pay two furs
stroganov-why-not-in-market = the market has no fur of value { $number }
stroganov-why-not-in-hand = you do not hold that wish
stroganov-why-wish-furs =
    { $number ->
        [one] the wish asks for a fur you cannot come up with
       *[other] the wish asks for { $number } furs alike, more than you can come up with
    }
stroganov-why-not-fulfilled = you have not fulfilled that wish
stroganov-why-other-season = that wish gives no action in this season
stroganov-why-used = you have used that wish already
stroganov-why-not-owned = you do not have that
stroganov-why-pay-order = pay in order: fitting furs from low to high, then furs with a coin, tigers last
stroganov-why-not-enough =
    { $number ->
        [one] then you could not pay the last fur
       *[other] then you could not pay all { $number } furs
    }
stroganov-why-no-tiger =
    { $number ->
        [one] you need a tiger for that
       *[other] you need { $number } tigers for that
    }
stroganov-why-last-space = your trophy token is at the end of its track
stroganov-why-trophy-fur = the next space costs a fur of value { $number }, which you cannot pay
stroganov-why-side-b = only side b of the player board can do that
stroganov-why-story =
    { $number ->
        [one] you need a story point
       *[other] you need { $number } story points
    }
stroganov-why-below-token = only rewards down to space { $number } are yours
stroganov-why-above-last = only rewards down to space { $number } can be chosen
stroganov-why-different = the second reward has to be a different one
stroganov-why-no-song = that song is not on display
stroganov-why-no-winter-card = that wish gives you no Winter income

## Scoring

stroganov-score-vp = Points in play
stroganov-score-wishes = Wishes
stroganov-score-sets = Landscape sets
stroganov-score-tigers = Tigers
stroganov-score-trophies = Trophies
stroganov-score-outposts = Built outposts
stroganov-score-supply = Outposts in supply
stroganov-score-coins = Coins
stroganov-score-furs = Furs and horses
stroganov-score-story = Story points

## What a fulfilled wish does

stroganov-wish-S1 = Whenever you ride, one step more is free.
stroganov-wish-S2 = Every Winter: 3 horses.
stroganov-wish-S3 = Every Winter: a coin.
stroganov-wish-S4 = Every Winter: 2 story points.
stroganov-wish-S5 = Every Winter: 2 horses for each outpost you have built.
stroganov-wish-S6 = Every Winter: 2 horses for each landscape tile you own.
stroganov-wish-S7 = When your trophy token moves, the reward one space below it is yours to choose, too.
stroganov-wish-S8 = You can also hunt on the next tile to the left or right.
stroganov-wish-S9 = A second advanced action costs you any fur instead of the region’s.
stroganov-wish-A1 = Whenever you ride, one step more is free.
stroganov-wish-A2 = Every Winter: 3 horses.
stroganov-wish-A3 = For a wish you need one shown fur fewer.
stroganov-wish-A4 = When your trophy token moves, the reward one space below it is yours to choose, too.
stroganov-wish-A5 = Every Winter: a fur from the bag, if you like.
stroganov-wish-A6 = Advanced actions also as if your Cossack stood on one of the two next tiles to its left.
stroganov-wish-A7 = Every Winter: 2 story points.
stroganov-wish-A8 = Skipping lower furs in a hunt costs no horses.
stroganov-wish-A9 = Every Winter: an advanced action in any region, if you like.
stroganov-wish-A10 = Once, at once: a tiger.
stroganov-wish-A11 = Every Spring: an extra advanced action.
stroganov-wish-A12 = Every Summer: an extra advanced action.
stroganov-wish-A13 = Every Autumn: an extra advanced action.
stroganov-wish-A14 = The second hunt of an action costs no coin.
stroganov-wish-B1 = At the end: 2 VP.
stroganov-wish-B2 = At the end: 3 VP.
stroganov-wish-B3 = At the end: 4 VP.
stroganov-wish-B4 = At the end: 1 VP more for each tiger you have.
stroganov-wish-B5 = At the end: 1 VP for each outpost you have built.
stroganov-wish-B6 = At the end: a quarter of the points you made during the game.
stroganov-wish-B7 = At the end: 1 VP more for each coin you have.
stroganov-wish-B8 = At the end: 3 VP for each mountain tile.
stroganov-wish-B9 = At the end: 3 VP for each swamp tile.
stroganov-wish-B10 = At the end: 3 VP for each steppe tile.
stroganov-wish-B11 = At the end: 3 VP for each forest tile.
stroganov-wish-B12 = At the end: 1 VP for each landscape tile.
stroganov-wish-B13 = At the end: 1 VP for each wish you have fulfilled, this one too.
stroganov-wish-B14 = At the end: 1 VP for each banner you have.

## The drawn board: labels

stroganov-board-title = STROGANOV · year { $year } of 4 · { $season }
stroganov-board-title-draft = STROGANOV · the first wishes
stroganov-board-title-over = STROGANOV · the game is over
stroganov-board-order = order { $order }
stroganov-board-region = { $region } · fur { $fur }
stroganov-board-start = start
stroganov-board-tiger = tiger
stroganov-board-outposts = outp
stroganov-board-village = vill
stroganov-board-yurt = yurt
stroganov-board-wish = wish
stroganov-board-gone = –
stroganov-board-pays = pay { $furs }
stroganov-board-offer = Offer
stroganov-board-with-fur = fur { $fur }
stroganov-board-wishes = Wishes
stroganov-board-songs = Songs
stroganov-board-song = { $song } cost { $cost } { $reward }
stroganov-board-market = Market
stroganov-board-trade-fur = trade fur { $fur }
stroganov-board-bag = Bag
stroganov-board-bag-count =
    { $count ->
        [one] { $count } fur
       *[other] { $count } furs
    }
stroganov-board-supply = Supply
stroganov-board-stacks = Stacks
stroganov-board-tigers-left =
    { $count ->
        [one] { $count } tiger
       *[other] { $count } tigers
    }
stroganov-board-banners-left =
    { $count ->
        [one] { $count } banner
       *[other] { $count } banners
    }
stroganov-board-tiles-left =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
stroganov-board-yurts-left =
    { $count ->
        [one] { $count } yurt
       *[other] { $count } yurts
    }
stroganov-board-wishes-left =
    { $count ->
        [one] { $count } wish
       *[other] { $count } wishes
    }
stroganov-board-songs-left =
    { $count ->
        [one] { $count } song
       *[other] { $count } songs
    }
stroganov-board-player = { $name } (board { $side })
stroganov-board-goods = { $vp } VP · { $horses } H · { $coins } C · story { $story }/12 · { $banners } ban · { $tigers } tig
stroganov-board-furs = furs
stroganov-board-tiles = tiles
stroganov-board-outposts-of = outposts { $ready } ready, { $reserve } in reserve, { $built } built
stroganov-board-trophies = trophies
stroganov-board-shield =
    { $vp ->
        [0] { "" }
       *[other] {" "}(shield { $vp } VP)
    }
stroganov-board-hand = in hand
stroganov-board-fulfilled = fulfilled
stroganov-board-track = Trophies
stroganov-board-space =
    { $fur ->
        [0] { $space }: { $reward }
       *[other] { $space } (fur { $fur }): { $reward }
    }{ $coins ->
        [0] { "" }
       *[other] , { $coins } C on arrival
    }{ $shield ->
        [0] { "" }
       *[other] , shield { $shield }
    }
stroganov-board-automa-card = card { $card }: { $furs } { $end }, then { $additional }
stroganov-board-automa-next =
    { $steps ->
        [one] rides { $steps } step next
       *[other] rides { $steps } steps next
    }
stroganov-board-automa-deck =
    { $cards ->
        [one] { $cards } card left
       *[other] { $cards } cards left
    }
stroganov-board-lowest =
    { $furs ->
        [one] lowest fur
       *[other] lowest furs
    }
stroganov-board-highest =
    { $furs ->
        [one] highest fur
       *[other] highest furs
    }
stroganov-board-additional-wish = a wish
stroganov-board-additional-outpost = an outpost
stroganov-board-additional-yurt = a yurt
stroganov-board-additional-trophy = a trophy
stroganov-board-additional-landscape = a landscape tile
stroganov-board-legend = F forest S steppe W swamp M mountain · H horse C coin St story · ? for more

## The drawn board: rewards in a few letters

stroganov-short-vp = { $count } VP
stroganov-short-horse = { $count } H
stroganov-short-coin = { $count } C
stroganov-short-story = { $count } St
stroganov-short-bag = { $count } bag
stroganov-short-market = { $count } mkt
stroganov-short-outpost = { $count } out
stroganov-short-banner = { $count } ban
stroganov-short-tiger = { $count } tig
stroganov-short-trophy = trophy
stroganov-short-trophy-reward = trophy reward
stroganov-short-basic = basic action
stroganov-short-hunt = hunt
stroganov-short-move = move
stroganov-short-advanced = advanced action
stroganov-short-advanced-anywhere = advanced action anywhere
stroganov-short-village-anywhere = any village
stroganov-short-village-no-trophy = village (no trophy)
stroganov-short-yurt-no-trophy = yurt (no trophy)
stroganov-short-build-anywhere = free outpost anywhere
stroganov-short-fulfil-red-only = wish for its paid furs only
stroganov-short-two-rewards = two rewards

## The drawn board: wishes in a few words

stroganov-effect-extra-step = rides +1 step
stroganov-effect-winter = Winter: { $reward }
stroganov-effect-winter-per-outpost = Winter: { $reward } per outpost
stroganov-effect-winter-per-tile = Winter: { $reward } per tile
stroganov-effect-trophy-further = trophy reward 1 further
stroganov-effect-hunt-adjacent = hunts next door
stroganov-effect-any-surcharge = 2nd advanced: any fur
stroganov-effect-one-fewer = wishes show 1 less
stroganov-effect-two-left = advanced 2 tiles left
stroganov-effect-skip-free = skips furs free
stroganov-effect-once = once: { $reward }
stroganov-effect-season = { $season }: advanced action
stroganov-effect-second-hunt = 2nd hunt free
stroganov-effect-end = end: { $vp } VP
stroganov-effect-end-per-tiger = end: { $vp } VP per tiger
stroganov-effect-end-per-outpost = end: { $vp } VP per outpost
stroganov-effect-end-share = end: 1 VP per { $share } VP
stroganov-effect-end-per-coin = end: { $vp } VP per coin
stroganov-effect-end-per-terrain = end: { $vp } VP per { $terrain }
stroganov-effect-end-per-tile = end: { $vp } VP per tile
stroganov-effect-end-per-wish = end: { $vp } VP per wish
stroganov-effect-end-per-banner = end: { $vp } VP per banner

## Help in the terminal

stroganov-hint-turn =
    A turn: ride to the right (2 steps free, up to 3 more for 1, 3 or 6 horses in
    all), take a basic action, then a main action, and for one fur a second main
    action. A year has three such seasons and a Winter; the game lasts four years.
stroganov-hint-actions =
    Basic: a coin, 4 horses, ride 1–2 steps, hunt, trade. Advanced: village, yurt,
    wish, outpost, landscape tile, in a region where your Cossack or an outpost of
    yours is; outposts are built only where the Cossack is.
stroganov-hint-row =
    The landscape row shows slot number, Cossacks (the right-hand one comes
    first), tile with its type (F forest, S steppe, W swamp, M mountain), the furs
    on it by value (2338 is a 2, two 3s and a bear), a tiger, and what the tile
    gives. Claiming it costs 2 furs and one for every fur and tiger on it, all of
    the region’s value.
stroganov-hint-furs =
    Furs have a value: sable 2, rabbit 3, fox 4, wolverine 5, elk 6, lynx 7,
    bear 8. A bear brings 2 story points. The lowest fur of a tile is free to
    hunt, every lower fur skipped costs a horse. When you pay, a coin changes the
    value of one fur, and a tiger stands in for any fur.
stroganov-hint-regions =
    A region’s fur is what a second advanced action and a claim there cost.
    Outposts: a letter is a player’s, a number is a free place and its price in
    horses, × is blocked.
stroganov-hint-wishes =
    A wish like 3×5 pay 1 wants three furs of value 5, one of which you pay; the
    others are only shown. It scores its VP at once and then does what its effect
    says.
stroganov-hint-trophies =
    A trophy lets you move your token a space down for the fur shown, then take
    the reward of a space you have reached. In ■2■3◆4□ the token (◆) has passed
    two spaces; the number is the fur that leads on, 0 is free. The last shield
    reached scores at the end.
stroganov-hint-story =
    Story points pay for songs in Winter, and for one at once when you reach 12.
stroganov-hint-letters =
    Letters: H horses, C coins, St story points, VP points, bag a fur from the bag
    (draw two, keep one), mkt a fur from the market, out an outpost for your
    supply, ban a banner (a horse every Winter), tig a tiger.
stroganov-hint-score =
    The end also scores: tiles of 3 or 4 different types (3 or 6), tigers (2),
    outposts built (1, 3, 6, 10, 15) and in supply (1), 2 coins (1), 2 furs (1; 5
    horses count as a fur), 4 story points (1).
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
