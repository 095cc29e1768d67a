### What Rurik's board in the browser says, and its options on the form for a new table.

# Labels of the options on the form; values below stand in lists of choices.
rurik-label-players = Players
rurik-label-leaders = Leaders
rurik-label-first_player = First player
rurik-label-colours = Colors
rurik-label-alternate_board = Variant: alternate board
rurik-label-rebel_rewards = Variant: rebel rewards
rurik-label-deed_row = Variant: deed row
rurik-label-difficulty = Difficulty
rurik-label-solo_leader_card = Sviatopolk’s card
rurik-value-choose = by choice
rurik-value-random = at random
rurik-value-agatha = Agatha
rurik-value-boris = Boris
rurik-value-maria = Maria
rurik-value-mstislav = Mstislav
rurik-value-predslava = Predslava
rurik-value-sudislav = Sudislav
rurik-value-sviatopolk = Sviatopolk
rurik-value-yaroslav = Yaroslav
rurik-value-first_player-0 = seat 1
rurik-value-first_player-1 = seat 2
rurik-value-first_player-2 = seat 3
rurik-value-first_player-3 = seat 4
rurik-value-blue = blue
rurik-value-yellow = yellow
rurik-value-red = red
rurik-value-white = white
rurik-value-easy = easy
rurik-value-medium = medium
rurik-value-hard = hard
rurik-value-very-hard = very hard
rurik-solo = Solo against the Rebellion

## The board
##
## Tooltips and labels for screen readers. $who is a name with a color in brackets.

rurik-web-map = The map of the regions
rurik-web-strategy = Strategy board
rurik-web-claims = Claim board
rurik-web-deeds = Deeds
rurik-web-schemes = Schemes
rurik-web-leaders = Leaders to choose from
rurik-web-warfare = Warfare
rurik-web-round = Round { $round } of 4
rurik-web-out-of-play = { $region } is not in play.
# Followed by a list of who has how many troops.
rurik-web-ruled = { $region }, ruled by { $who }:
rurik-web-empty = { $region }: nobody stands here.
rurik-web-unruled = { $region }, ruled by nobody:
rurik-web-ruler = { $who } rules { $region }
rurik-web-count =
    { $who } { $count }{ $extra ->
        [0] { "" }
       *[other] { " " }(with { $extra } from a stronghold or rebels)
    }
rurik-web-count-rebels =
    { $count ->
        [one] { $count } rebel
       *[other] { $count } rebels
    }
rurik-web-count-neutral =
    { $count ->
        [one] { $count } neutral troop
       *[other] { $count } neutral troops
    }
rurik-web-wins-ties = { $who } wins ties
rurik-web-good = { $region }: { $good } to collect
rurik-web-good-gone = { $region }: { $good } collected already
rurik-web-force =
    { $who }: { $count ->
        [one] { $count } troop
       *[other] { $count } troops
    } in { $region }
rurik-web-leader = { $leader }, { $who }’s leader, in { $region }. { $ability }
rurik-web-rebel = A rebel in { $region }
rurik-web-neutral = A neutral troop in { $region }
rurik-web-here = Here, in { $region }
rurik-web-structure = { $structure } of { $who } in { $region }
rurik-web-build-here = Space for a { $structure } in { $region }
rurik-web-way = from { $from } to { $to }
rurik-web-column = { $column }, from the top: { $spaces }
rurik-web-pool = { $points } left in this turn
rurik-web-strength =
    { $gain }{ $coins ->
        [0] { "" }
        [one] { " " }for a coin
       *[other] { " " }for { $coins } coins
    }
rurik-web-space =
    { $column }, space { $row }: { $gain }{ $coins ->
        [0] .
        [one] {" "}(pay 1 coin).
       *[other] {" "}(pay { $coins } coins).
    }
rurik-web-advisor =
    { $who }’s advisor { $number }{ $coins ->
        [0] .
        [one] { " " }with a bribe of 1 coin.
       *[other] { " " }with a bribe of { $coins } coins.
    }
rurik-web-waiting = Advisors to place: { $numbers }
rurik-web-full = { $column } is full.
rurik-web-lands = { $column }, space { $row }.
rurik-web-pushed = { $who }’s advisor { $number } moves down to space { $row }.
rurik-web-claim = { $who } { $vp } VP (now { $now })
rurik-web-track-rule = Rule track, by regions ruled; the top space requires five with Kiev and Novgorod.
rurik-web-track-build = Build track, by connected regions with your structures.
rurik-web-track-trade = Trade track, by goods on the boat.
rurik-web-track-warfare = Warfare track: 3 VP for first place, 1 VP for second.
rurik-web-cards-left =
    { $count ->
        [one] { $count } card left
       *[other] { $count } cards left
    }
rurik-web-deck =
    Scheme deck { $deck }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
rurik-web-known = Number { $place } from the top is { $card }.
rurik-web-discard =
    Discard pile: { $count ->
        [0] empty
        [one] { $count } card ({ $cards })
       *[other] { $count } cards ({ $cards })
    }
rurik-web-scheme =
    Scheme { $card }: { $what }{ $casualty ->
        [0] .
       *[other] . Revealed in an attack, it is a casualty.
    }

## The players
##
## Tooltips of the player boards.

rurik-web-marker = First player
rurik-web-first = { $who } holds the first player marker
rurik-web-supply =
    { $count ->
        [0] no troop in the supply
        [one] { $count } troop in the supply
       *[other] { $count } troops in the supply
    }
rurik-web-left = { $structure }: { $count } left to build
rurik-web-rules =
    Rules { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }, occupies { $occupied }
rurik-web-defeated =
    { $count ->
        [0] no rebel defeated
        [one] { $count } rebel defeated
       *[other] { $count } rebels defeated
    }
rurik-web-hand =
    { $count ->
        [0] no scheme in hand
        [one] { $count } scheme in hand
       *[other] { $count } schemes in hand
    }
rurik-web-spied = you know { $cards }
rurik-web-boat = Boat and dock
rurik-web-hold =
    { $good }: { $boat } of { $spaces } on the boat{ $dock ->
        [0] { "" }
       *[other] , { $dock } on the dock
    }
rurik-web-face-down = (used this round)

## The Rebellion
##
## Labels that end with a colon stand before a list.

rurik-web-mat = The Rebellion’s mat
rurik-web-top-card = Card { $card }, regions in order:
rurik-web-build-order = It builds:
rurik-web-placed-by = Its advisors this round:
rurik-web-steps = What the Rebellion did, step by step
rurik-web-cards-seen = Cards seen, in the order of the cycle: { $cards }
rurik-web-locked = { $column } also gives { $gain }; locked by a coin
rurik-web-bonus = { $column } also gives { $gain }

rurik-credits = Rurik: Dawn of Kiev is a game by Stanislav Kordonskiy, published by PieceKeeper Games.
