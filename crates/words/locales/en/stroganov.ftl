### What Stroganov can say.
###
### Families: event (the log), ask (questions), do (choices), why and when (refusals), goods and reward (what is given), score
### (categories of the standings), option (faults in the options), help (what an option does), wish (what a fulfilled
### wish does), terrain, colour, hint (help in the terminal); board, short and effect are for the drawn board.

stroganov-name = Stroganov
stroganov-about = Hunt furs across Siberia, please the Tsar and tell the best stories. For 1 to 4 players, by Andreas Steding.
stroganov-ivan = Ivan
stroganov-katyusha = Katyusha

## Options
##
## Shown beside each option on the form for a new table and by `samovar games`. $key is the name of an option as it is typed.

stroganov-help-players = Number of players; 1 for the solo game.
stroganov-help-region_furs = Region furs rise from left to right (easier) or are placed at random.
stroganov-help-boards = The side of each player board: a is the same for everyone, b gives each color a power of its own.
stroganov-help-colours = The color of each seat; all different.
stroganov-help-opponent = Solo: who plays against you. Katyusha scores more for her trophies.
stroganov-help-focus = Solo: what the opponent focuses on, or five cards at random.
stroganov-help-coin_for_lack = Solo, harder: the opponent gains a coin when it is short of furs for its additional action.
stroganov-help-coin_for_trade_fur = Solo, harder: the opponent gains a coin instead of every trade fur.

stroganov-option-solo = { $key } is for the solo game only

## Seasons, colours, landscape
##
## Names. Seasons begin sentences and stand in brackets; colors and landscapes stand in brackets or before a noun.

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
##
## What is paid and gained, as $quarry, $what, $reward and so on of other messages, and alone as tooltips: the plain form is that of
## a label. A language with cases gives the others as attributes (.acc), which sentences ask for as $quarry-acc. $count is a
## number, $value and $number are the value printed on a fur.

# A fur by the animal and its value in brackets. $value is 2 to 8.
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
# The kind of several furs, beside the word for furs: “3 fox (4) furs”, « 3 fourrures de renard (4) ».
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
# The same as stroganov-fur, for refusals, where the value is called $number.
stroganov-number-fur =
    { $number ->
        [2] a sable (2)
        [3] a rabbit (3)
        [4] a fox (4)
        [5] a wolverine (5)
        [6] an elk (6)
        [7] a lynx (7)
       *[other] a bear ({ $number })
    }
# A tiger tile, which can be paid as any fur.
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
        [one] a trophy track reward
       *[other] { $count } trophy track rewards
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
       *[other] { $count } visits to any villages
    }
stroganov-goods-village-no-trophy =
    { $count ->
        [one] a visit to any village except the trophy village
       *[other] { $count } visits to any villages except the trophy village
    }
stroganov-goods-yurt-no-trophy =
    { $count ->
        [one] any yurt without a trophy
       *[other] { $count } yurts without a trophy
    }
stroganov-goods-build-anywhere =
    { $count ->
        [one] a free outpost built in any region
       *[other] { $count } free outposts built in any regions
    }
stroganov-goods-fulfil-red-only =
    { $count ->
        [one] a Wish fulfilled with only the furs to pay
       *[other] { $count } Wishes fulfilled with only the furs to pay
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
##
## The log, in the present tense. $who is a name; numbers in brackets are what was paid; $quarry, $what are goods; $slot, $from
## and $to are numbers of spaces, 0 is the starting tile; $furs is a list of values such as 2 3 3 8; $wish, $tile, $song,
## $village, $yurt and $card are printed ids.

stroganov-event-drafted = { $who } chooses Wish { $wish } with { stroganov-fur }.
stroganov-event-season = { $season } of year { $year } begins.
stroganov-event-turn = It is { $who }’s turn.
stroganov-event-turn-ended = { $who } ends the turn.
stroganov-event-moved =
    { $who } moves from { $from ->
        [0] the starting tile
       *[other] space { $from }
    } to space { $to }{ $horses ->
        [0] { "" }
        [one] {" "}(pays 1 horse)
       *[other] {" "}(pays { $horses } horses)
    }.
stroganov-event-hunted =
    { $who } hunts { $quarry } on space { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] {" "}(pays 1 coin)
        }
        [one] { $coins ->
            [0] {" "}(pays 1 horse)
           *[other] {" "}(pays 1 horse and 1 coin)
        }
       *[other] { $coins ->
            [0] {" "}(pays { $horses } horses)
           *[other] {" "}(pays { $horses } horses and 1 coin)
        }
    }.
stroganov-event-paid =
    { $who } pays { $quarry }{ $coins ->
        [0] { "" }
       *[other] {" "}and 1 coin to change its value
    }.
stroganov-event-paid-horses =
    { $horses ->
        [one] { $who } pays 1 horse.
       *[other] { $who } pays { $horses } horses.
    }
stroganov-event-paid-story =
    { $story ->
        [one] { $who } pays 1 story point.
       *[other] { $who } pays { $story } story points.
    }
stroganov-event-paid-coin = { $who } pays 1 coin instead of a fur.
stroganov-event-showed-coin = { $who } pays 1 coin: another fur counts as the missing one.
stroganov-event-showed-tiger = { $who } pays a tiger to cover a missing fur.
stroganov-event-gained = { $who } gains { $what }.
stroganov-event-drew = { $who } draws from the bag: { $furs }.
stroganov-event-acquired = { $who } gains { stroganov-fur }.
# A variant of the solo game: the opponent takes a coin instead of a trade fur.
stroganov-event-returned = { $who } returns { stroganov-fur } to the bag and gains 1 coin instead.
stroganov-event-refilled = New in the market: { $furs }.
stroganov-event-visited = { $who } visits the village of region { $region } ({ $village }).
stroganov-event-yurt = { $who } uses the yurt of region { $region } ({ $yurt }).
stroganov-event-wish = { $who } takes Wish { $wish } from region { $region }.
stroganov-event-built =
    { $who } builds an outpost in region { $region }{ $horses ->
        [0] { "" }
        [one] {" "}(pays 1 horse)
       *[other] {" "}(pays { $horses } horses)
    }.
stroganov-event-claimed = { $who } claims tile { $tile } on space { $slot }.
stroganov-event-fulfilled = { $who } fulfills Wish { $wish }.
stroganov-event-trophy = { $who } moves the trophy token down to space { $space }.
stroganov-event-sang =
    { $cost ->
        [one] { $who } takes song { $song } (pays { $cost } story point).
       *[other] { $who } takes song { $song } (pays { $cost } story points).
    }
stroganov-event-income =
    Winter income: { $who } gains { $horses ->
        [one] { $horses } horse
       *[other] { $horses } horses
    }.
stroganov-event-home = All Cossacks return to the starting tile and keep their order.
stroganov-event-slid = The landscape tiles move left and close the gaps.
stroganov-event-new-tile =
    New on space { $slot }: tile { $tile } with furs { $furs }{ $tigers ->
        [0] { "" }
       *[other] {" "}and a tiger
    }.
stroganov-event-new-market = The whole market is new: { $furs }.
stroganov-event-letter-removed = The songs, yurts and Wishes marked A leave the game; those marked B replace them from now on.
stroganov-event-new-song = New song: { $song }.
stroganov-event-new-yurt = New yurt in region { $region }: { $yurt }.
stroganov-event-new-wish = New Wish in region { $region }: { $wish }.
stroganov-event-flipped = { $who } flips card { $card }.
stroganov-event-scored-for-action = { $who } scores { $vp } VP instead of an action.
stroganov-event-additional-failed = { $who } cannot take the additional action of the card.
stroganov-event-over = The fourth Winter is over, and so is the game.

## Questions
##
## What the player who decides is asked, at the head of the table; .they is what all others read after the name of that player,
## without a full stop. $season is a name; $kind is stroganov-fur-kind; $furs, $story, $left are numbers.

stroganov-ask-over = The game is over.
stroganov-ask-draft = Choose your first Wish; you also gain the fur on it.
    .they = is choosing a first Wish
stroganov-ask-move = { $season }, year { $year }. Move your Cossack to the right.
    .they = is moving to the right
stroganov-ask-basic = { $season }, year { $year }. Take a basic action.
    .they = is choosing a basic action
stroganov-ask-main = { $season }, year { $year }. Take your main action.
    .they = is choosing a main action
stroganov-ask-second = { $season }, year { $year }. Second main action: pay any fur (basic) or the region fur (advanced).
    .they = is deciding on a second main action
stroganov-ask-finish = { $season }, year { $year }. Take auxiliary actions or end your turn.
    .they = is finishing the turn
stroganov-ask-income = Winter income. Take auxiliary actions or continue.
    .they = is taking the Winter income
stroganov-ask-song =
    { $story ->
        [one] Storytelling. You have { $story } story point. Which song do you take?
       *[other] Storytelling. You have { $story } story points. Which song do you take?
    }
    .they = is choosing a song
stroganov-ask-after-song = Song taken. Take auxiliary actions or finish.
    .they = is finishing the Winter
# $kinds is how many kinds will do: 1 is $kind only, 7 is any fur, otherwise $kind is the lowest.
stroganov-ask-pay =
    { $kinds ->
        [7] { $furs ->
            [one] Pay any fur.
           *[other] Pay any { $furs } furs.
        }
        [1] { $furs ->
            [one] Pay one { $kind } fur.
           *[other] Pay { $furs } more { $kind } furs.
        }
       *[other] { $furs ->
            [one] Pay one { $kind } fur or a higher one.
           *[other] Pay { $furs } more furs: { $kind } or higher.
        }
    }
    .they = is choosing furs to pay
# A Wish requires furs that the player does not have.
stroganov-ask-show =
    { $furs ->
        [one] You are one { $kind } fur short. Cover it with a coin or a tiger.
       *[other] You are { $furs } { $kind } furs short. Cover the next one with a coin or a tiger.
    }
    .they = is covering a missing fur
stroganov-ask-second-hunt =
    { $coins ->
        [0] Hunt a second fur?
       *[other] Hunt a second fur (pay 1 coin)?
    }
    .they = is deciding on a second hunt
stroganov-ask-bonus =
    { $left ->
        [one] Choose your last trade bonus.
       *[other] Choose a trade bonus ({ $left } to take).
    }
    .they = is choosing a trade bonus
stroganov-ask-keep = Keep one of the two furs; the other returns to the bag.
    .they = is choosing which fur to keep
stroganov-ask-market = Choose a fur from the market.
    .they = is choosing a fur from the market
stroganov-ask-trophy-move = Trophy: you may first move your trophy token down.
    .they = is deciding whether to move the trophy token
stroganov-ask-trophy-reward = Choose a reward of your trophy track.
    .they = is choosing a trophy reward
stroganov-ask-first-of-two = Two different rewards: choose the first.
    .they = is choosing the first of two rewards
stroganov-ask-second-of-two = Now choose a different reward.
    .they = is choosing the second reward
stroganov-ask-village = Choose a village to visit, in any region.
    .they = is choosing a village to visit
stroganov-ask-yurt = Choose a yurt to use, in any region.
    .they = is choosing a yurt to use
stroganov-ask-advanced-anywhere = Choose an advanced action, in any region.
    .they = is choosing an advanced action
stroganov-ask-advanced = Choose an advanced action.
    .they = is choosing an advanced action
stroganov-ask-reward-basic = Your reward: choose a basic action.
    .they = is choosing a basic action
stroganov-ask-hunt = Your reward: choose what to hunt.
    .they = is choosing what to hunt
stroganov-ask-step = Your reward: move your Cossack.
    .they = is choosing where to move
stroganov-ask-build = Your reward: choose where to build the free outpost.
    .they = is choosing where to build an outpost
stroganov-ask-fulfil = Choose a Wish to fulfill. You only need the furs to pay.
    .they = is choosing a Wish to fulfill
stroganov-ask-story-end = You reached the end of the story track. Choose your reward now.
    .they = is choosing a reward at the end of the story track

## Choices
##
## Buttons and tooltips. Costs say “pay” in brackets, gains say “gain”. $steps, $slot, $horses, $coins, $furs, $pay, $show are
## numbers; $effect is a whole sentence (wish); $what is another choice.

# A choice as a second main action, which costs a fur besides. $what is the choice.
stroganov-do-second = { $what } (second action: also pay { stroganov-fur })
stroganov-do-second-any = { $what } (second action: also pay any fur)
stroganov-do-draft = Take Wish { $wish } and { stroganov-fur }. { $effect }
stroganov-do-go =
    { $steps ->
        [one] Move { $steps } step to space { $slot }
       *[other] Move { $steps } steps to space { $slot }
    }{ $horses ->
        [0] { "" }
        [one] {" "}(pay 1 horse)
       *[other] {" "}(pay { $horses } horses)
    }
stroganov-do-skip = Skip
stroganov-do-end = End the turn
# Ends auxiliary actions in Winter.
stroganov-do-close = Done
stroganov-do-coin = Gain 1 coin
stroganov-do-horses = Gain 4 horses
stroganov-do-step-left =
    { $steps ->
        [one] Move { $steps } step left, to space { $slot }
       *[other] Move { $steps } steps left, to space { $slot }
    }
stroganov-do-step-right =
    { $steps ->
        [one] Move { $steps } step right, to space { $slot }
       *[other] Move { $steps } steps right, to space { $slot }
    }
stroganov-do-hunt =
    Hunt { $quarry } on space { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] {" "}(pay 1 coin)
        }
        [one] { $coins ->
            [0] {" "}(pay 1 horse)
           *[other] {" "}(pay 1 horse and 1 coin)
        }
       *[other] { $coins ->
            [0] {" "}(pay { $horses } horses)
           *[other] {" "}(pay { $horses } horses and 1 coin)
        }
    }
stroganov-do-trade = Trade: pay { stroganov-fur }, gain two bonuses
stroganov-do-bonus-coin = Bonus: gain 1 coin
stroganov-do-bonus-story = Bonus: gain 2 story points
stroganov-do-bonus-horses = Bonus: gain 3 horses
stroganov-do-visit = Visit the village of region { $region }: gain { $reward }
stroganov-do-yurt = Use the yurt of region { $region }: gain { $reward }
stroganov-do-wish = Take Wish { $wish } from region { $region }. { $effect }
stroganov-do-build =
    Build an outpost in region { $region }{ $horses ->
        [0] { "" }
        [one] {" "}(pay 1 horse)
       *[other] {" "}(pay { $horses } horses)
    }
# $gains are the values of the furs on the tile; $furs is what is paid: 2 and one for each fur and tiger on the tile.
stroganov-do-claim =
    Claim tile { $tile } on space { $slot }: pay { $furs } { $kind } furs, gain { $reward }{ $tigers ->
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
       *[other] {" "}and 1 coin to set its value
    }
stroganov-do-show-coin = Pay 1 coin: another fur counts as the missing one, and you keep it
stroganov-do-show-tiger = Pay a tiger for the missing fur
stroganov-do-keep = Keep { stroganov-fur }
stroganov-do-take = Take { stroganov-fur } from the market
stroganov-do-buy = Auxiliary: pay 5 horses for { stroganov-fur } from the market
stroganov-do-buy-bag = Auxiliary: pay 5 horses for a fur from the bag (draw two, keep one)
stroganov-do-lower = Auxiliary: pay 1 horse and a higher fur for { stroganov-fur } from the market
stroganov-do-swap = Auxiliary: pay any two furs for { stroganov-fur } from the market
stroganov-do-fulfil =
    Auxiliary: fulfill Wish { $wish } ({ $vp } VP): pay { $pay ->
        [one] 1 { $kind } fur
       *[other] { $pay } { $kind } furs
    }{ $show ->
        [0] { "" }
       *[other] {" "}and have { $show } more
    }
stroganov-do-extra = Auxiliary: use Wish { $wish } for an advanced action
stroganov-do-income = Use Wish { $wish } now. { $effect }
stroganov-do-advance =
    Move the trophy token to space { $space }{ $value ->
        [0] {" "}(free)
       *[other] {" "}(pay { stroganov-fur })
    }
stroganov-do-advance-story =
    Move the trophy token to space { $space }{ $value ->
        [0] {" "}(free)
        [one] {" "}(pay { $value } story point)
       *[other] {" "}(pay { $value } story points)
    }
stroganov-do-advance-none = Move the trophy token
stroganov-do-reward = Space { $space }: gain { $reward }
stroganov-do-sing =
    { $cost ->
        [one] Song { $song }: pay { $cost } story point, gain { $reward }
       *[other] Song { $song }: pay { $cost } story points, gain { $reward }
    }

## Refusals
##
## Why something cannot be done, after “Not now:” and “Not allowed:”: no capital, no full stop. $number is what is needed or the
## most that is allowed; in messages with stroganov-number-fur it is the value of a fur.

stroganov-why-over = the game is over
stroganov-why-not-offered = that Wish is not on offer
stroganov-why-move-first = move your Cossack first
stroganov-why-basic-first = the basic action comes first; skip it if you do not want one
stroganov-why-no-third = you have only two main actions in a turn
stroganov-why-one-song = you have already taken a song this Winter
stroganov-why-not-drawn = you did not draw that fur
stroganov-why-trophy-symbol = you cannot choose one that gives a trophy
stroganov-why-too-far =
    { $number ->
        [one] you can move at most { $number } step
       *[other] you can move at most { $number } steps
    }
stroganov-why-end-of-row =
    { $number ->
        [0] there is no tile left to move to
        [one] there is only { $number } tile left that way
       *[other] there are only { $number } tiles left that way
    }
stroganov-why-horses =
    { $number ->
        [one] you need 1 horse
       *[other] you need { $number } horses
    }
stroganov-why-no-tile = there is no landscape tile there
stroganov-why-own-tile = you can only hunt where your Cossack is
stroganov-why-not-there = there is no such fur there
stroganov-why-coin = you need 1 coin
stroganov-why-trade-fur = you cannot pay the trade fur, { stroganov-number-fur }
stroganov-why-surcharge-any = a second main action costs a fur, and you have none
stroganov-why-surcharge = a second action here costs the region fur, { stroganov-number-fur }, and you cannot pay it
stroganov-why-presence = you have neither your Cossack nor an outpost in that region
stroganov-why-cossack-region = you can only build in the region of your Cossack
stroganov-why-claim-furs = this tile costs { $number } region furs, and you cannot pay them
stroganov-why-no-wish = the Wish of that region is gone
stroganov-why-no-yurt = the yurt of that region is gone
stroganov-why-no-effect = it would give you nothing now
stroganov-why-no-outpost = you have no outpost left to build
stroganov-why-one-outpost = you already have an outpost there
stroganov-why-no-place = all outpost spaces there are taken
stroganov-why-bag-empty = the bag is empty
stroganov-why-higher-fur = you have no fur higher than { stroganov-number-fur } to pay
stroganov-why-two-furs = you cannot pay two furs
stroganov-why-not-in-market = the market does not have { stroganov-number-fur }
stroganov-why-not-in-hand = that Wish is not in your hand
stroganov-why-wish-furs =
    { $number ->
        [one] the Wish requires a fur, and you cannot cover it
       *[other] the Wish requires { $number } furs of one value, and you cannot cover them
    }
stroganov-why-not-fulfilled = you have not fulfilled that Wish
stroganov-why-other-season = that Wish gives no action in this season
stroganov-why-used = you have already used that Wish
stroganov-why-not-owned = you do not have that
stroganov-why-pay-order = pay in this order: matching furs from low to high, then furs with a coin, tigers last
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
stroganov-why-trophy-fur = the next space costs { stroganov-number-fur }, and you cannot pay it
stroganov-why-side-b = only side b of the player board can do that
stroganov-why-story =
    { $number ->
        [one] you need 1 story point
       *[other] you need { $number } story points
    }
stroganov-why-below-token = you can only choose rewards down to space { $number }
stroganov-why-above-last = only rewards down to space { $number } can be chosen
stroganov-why-different = the second reward has to be a different one
stroganov-why-no-song = that song is not on display
stroganov-why-no-winter-card = that Wish gives you no Winter income

## When else
##
## Refusals of what is no answer to the question: when it may be done. They stand after “Not now:”, too, or in
## when-begun.

stroganov-when-draft = the first Wishes are chosen in setup
stroganov-when-go = your Cossack makes this move once, at the start of your turn
stroganov-when-skip = you can only skip what a rule leaves to you
stroganov-when-end = you can end your turn after the move and the basic action
stroganov-when-basic = basic actions come after the move, and again as main actions
stroganov-when-hunt = hunting is a basic action: after the move, or as a main action
stroganov-when-bonus = trade bonuses come with the Trade action
stroganov-when-visit = villages are visited as a main action of your turn
stroganov-when-yurt = yurts are used as a main action of your turn
stroganov-when-wish = a region’s Wish is taken as a main action of your turn
stroganov-when-build = outposts are built as a main action of your turn
stroganov-when-claim = landscape tiles are claimed as a main action of your turn
stroganov-when-pay = furs are paid only when something costs them
stroganov-when-show = coins and tigers make up for missing furs while you fulfill a Wish
stroganov-when-keep = you keep one of two furs when you draw from the bag
stroganov-when-take = market furs come as rewards, or by buying and trading
stroganov-when-market = furs are bought and traded for between the steps of your turn, or in Winter
stroganov-when-fulfill = Wishes are fulfilled between the steps of your turn, or in Winter
stroganov-when-extra = the extra actions of Wishes are taken between the steps of your turn
stroganov-when-income = Wishes pay their Winter income in Winter
stroganov-when-advance = the trophy token moves when you receive a trophy
stroganov-when-reward = trophy rewards are chosen when you receive a trophy
stroganov-when-sing = songs are taken in Winter, or at the end of the story track

## Scoring
##
## Headings of the standings.

stroganov-score-vp = Points during the game
stroganov-score-wishes = Tsar’s Wishes
stroganov-score-sets = Landscape sets
stroganov-score-tigers = Tigers
stroganov-score-trophies = Trophies
stroganov-score-outposts = Built outposts
stroganov-score-supply = Outposts in supply
stroganov-score-coins = Coins
stroganov-score-furs = Furs and horses
stroganov-score-story = Story points

## What a fulfilled wish does
##
## Whole sentences in tooltips and after choices.

stroganov-wish-S1 = Whenever you move, one extra step is free.
stroganov-wish-S2 = Every Winter: gain 3 horses.
stroganov-wish-S3 = Every Winter: gain 1 coin.
stroganov-wish-S4 = Every Winter: gain 2 story points.
stroganov-wish-S5 = Every Winter: gain 2 horses for each outpost you have built.
stroganov-wish-S6 = Every Winter: gain 2 horses for each landscape tile you own.
stroganov-wish-S7 = When you move your trophy token, you may take the reward one space below it.
stroganov-wish-S8 = You may also hunt on the next tile to the left or right.
stroganov-wish-S9 = For a second advanced action, pay any fur instead of the region fur.
stroganov-wish-A1 = Whenever you move, one extra step is free.
stroganov-wish-A2 = Every Winter: gain 3 horses.
stroganov-wish-A3 = You may have one fur fewer than a Wish requires. You still pay in full.
stroganov-wish-A4 = When you move your trophy token, you may take the reward one space below it.
stroganov-wish-A5 = Every Winter: you may gain a fur from the bag.
stroganov-wish-A6 = Take advanced actions as if your Cossack were on either of the two nearest tiles to its left.
stroganov-wish-A7 = Every Winter: gain 2 story points.
stroganov-wish-A8 = Skipping lower furs in a hunt costs no horses.
stroganov-wish-A9 = Every Winter: you may take an advanced action in any region.
stroganov-wish-A10 = Once, right away: gain a tiger.
stroganov-wish-A11 = Every Spring: an extra advanced action.
stroganov-wish-A12 = Every Summer: an extra advanced action.
stroganov-wish-A13 = Every Autumn: an extra advanced action.
stroganov-wish-A14 = The second hunt of an action costs no coin.
stroganov-wish-B1 = At the end: 2 VP.
stroganov-wish-B2 = At the end: 3 VP.
stroganov-wish-B3 = At the end: 4 VP.
stroganov-wish-B4 = At the end: 1 extra VP for each tiger you have.
stroganov-wish-B5 = At the end: 1 VP for each outpost you have built.
stroganov-wish-B6 = At the end: 1 VP per 4 VP scored during the game.
stroganov-wish-B7 = At the end: 1 extra VP for each coin you have.
stroganov-wish-B8 = At the end: 3 VP for each mountain tile.
stroganov-wish-B9 = At the end: 3 VP for each swamp tile.
stroganov-wish-B10 = At the end: 3 VP for each steppe tile.
stroganov-wish-B11 = At the end: 3 VP for each forest tile.
stroganov-wish-B12 = At the end: 1 VP for each landscape tile.
stroganov-wish-B13 = At the end: 1 VP for each Wish you have fulfilled, including this one.
stroganov-wish-B14 = At the end: 1 VP for each banner you have.

## The drawn board: labels
##
## The board in the terminal. The labels of the map have 5 columns (start, tiger, outposts, village, yurt, wish), 9 (region) or
## 11 (pays); a test holds them.

stroganov-board-title = STROGANOV · year { $year } of 4 · { $season }
stroganov-board-title-draft = STROGANOV · the first Wishes
stroganov-board-title-over = STROGANOV · the game is over
stroganov-board-order = order { $order }
# One letter for each type of landscape on the drawn tiles; stroganov-board-legend and stroganov-hint-row explain them.
stroganov-board-letter-forest = F
stroganov-board-letter-steppe = S
stroganov-board-letter-swamp = W
stroganov-board-letter-mountain = M
stroganov-board-region = { $region } · fur { $fur }
stroganov-board-start = start
stroganov-board-tiger = tiger
stroganov-board-outposts = outp
stroganov-board-village = vill
stroganov-board-yurt = yurt
stroganov-board-wish = Wish
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
        [one] { $count } Wish
       *[other] { $count } Wishes
    }
stroganov-board-songs-left =
    { $count ->
        [one] { $count } song
       *[other] { $count } songs
    }
stroganov-board-player = { $name } (board { $side })
# One line of at most 80 columns.
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
# The back of the top card, by which it can be guessed: it is turned over next, and the card under it says how far the opponent
# moves then.
stroganov-board-automa-next =
    { $steps ->
        [one] next card: { $steps } step on its back
       *[other] next card: { $steps } steps on its back
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
stroganov-board-additional-wish = a Wish
stroganov-board-additional-outpost = an outpost
stroganov-board-additional-yurt = a yurt
stroganov-board-additional-trophy = a trophy
stroganov-board-additional-landscape = a landscape tile
# One line of at most 80 columns.
stroganov-board-legend = F forest S steppe W swamp M mountain · H horse C coin St story · ? for more

## The drawn board: rewards in a few letters
##
## Cells of 5 columns: vp, horse, coin, bag, market; of 11: story, outpost, banner, tiger, trophy. The letters are explained in
## stroganov-hint-letters.

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
stroganov-short-fulfil-red-only = Wish for its paid furs only
stroganov-short-two-rewards = two rewards

## The drawn board: wishes in a few words
##
## Also the small text on the cards in the browser: about 24 letters fit. $reward is one of the rewards above.

stroganov-effect-extra-step = +1 free step
stroganov-effect-winter = Winter: { $reward }
stroganov-effect-winter-per-outpost = Winter: { $reward } per outpost
stroganov-effect-winter-per-tile = Winter: { $reward } per tile
stroganov-effect-trophy-further = trophy reward 1 further
stroganov-effect-hunt-adjacent = hunt next door
stroganov-effect-any-surcharge = 2nd advanced: any fur
stroganov-effect-one-fewer = Wishes: have 1 fewer
stroganov-effect-two-left = advanced 2 tiles left
stroganov-effect-skip-free = skip furs for free
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
stroganov-effect-end-per-wish = end: { $vp } VP per Wish
stroganov-effect-end-per-banner = end: { $vp } VP per banner

## Help in the terminal
##
## Lines of at most 80 columns, folded by hand.

stroganov-hint-turn =
    A turn: move to the right (2 steps free, up to 3 more for 1, 3 or 6 horses in
    all), take a basic action, then a main action, and for one fur a second main
    action. A year has three such seasons and a Winter; the game lasts four years.
stroganov-hint-actions =
    Basic: a coin, 4 horses, move 1–2 steps, hunt, trade. Advanced: village, yurt,
    Wish, outpost, landscape tile, in a region with your Cossack or an outpost of
    yours; you build outposts only in the region of your Cossack.
stroganov-hint-row =
    The landscape row shows the number of the space, Cossacks (the rightmost goes
    first), the tile with its type (F forest, S steppe, W swamp, M mountain), the
    furs on it by value (2338 is a 2, two 3s and a bear), a tiger, and what the
    tile gives. Claiming it costs 2 furs plus one for every fur and tiger on it,
    all of them region furs.
stroganov-hint-furs =
    Furs have a value: sable 2, rabbit 3, fox 4, wolverine 5, elk 6, lynx 7,
    bear 8. A bear also gives 2 story points. The lowest fur of a tile is free to
    hunt; every lower fur you skip costs a horse. When you pay, a coin changes the
    value of one fur, and a tiger stands in for any fur.
stroganov-hint-regions =
    The region fur is the price of a second advanced action and of claiming a tile
    there. Outposts: a letter is a player’s, a number is a free space and its
    price in horses, × is blocked.
stroganov-hint-wishes =
    A Wish like 3×5 pay 1 wants three furs of value 5: you pay one of them and
    only need to have the others. It scores its VP at once and then does what its
    effect says.
stroganov-hint-trophies =
    A trophy lets you move your token one space down for the fur shown, then take
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
