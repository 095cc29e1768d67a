### What Rurik can say.
###
### Families: event (the log), because (the Rebellion's reasons), ask (questions), do (choices), why and when (refusals), gain, need
### and cost (what cards give and ask), score (categories of the standings), option (faults in the options), help (what an
### option does); names of regions, goods, structures, columns, tracks, leaders, agendas, deeds, priorities, phases and
### colours.

rurik-name = Rurik: Dawn of Kiev
rurik-about = Advise, build, tax and fight for the throne of Kiev. For 1 to 4 players, by Stanislav Kordonskiy.
rurik-rebellion = The Rebellion

## Options
##
## Shown beside each option on the form for a new table and by `samovar games`. $key is the name of an option as it is typed.

rurik-help-players = Number of players; 1 for the solo game against the Rebellion.
rurik-help-leaders = How each seat gets its leader: chosen by the player, random, or fixed.
rurik-help-first_player = Who goes first; random unless you name a seat.
rurik-help-colours = The color of each seat; all different.
rurik-help-alternate_board = Variant: shuffled goods tokens decide which good a region produces.
rurik-help-rebel_rewards = Variant: rewards for defeated rebels come from a shuffled pile.
rurik-help-deed_row = Variant: every round ends with three new deeds.
rurik-help-difficulty = Solo: how strong the Rebellion is.
rurik-help-solo_leader_card = Solo: use Sviatopolk’s own card; without it the Rebellion is weaker.
rurik-option-leaders = no two seats can have the same leader
rurik-option-sviatopolk = Sviatopolk leads the Rebellion in the solo game
rurik-option-first-player = the first player must be one of the { $players } seats
rurik-option-not-solo = { $key } is not available in the solo game
rurik-option-solo = { $key } is for the solo game only

## Names
##
## Names as labels, also put into sentences as $region, $good, $structure, $column, $track, $leader, $agenda, $deed, $foe and so on.

rurik-colour-blue = blue
rurik-colour-yellow = yellow
rurik-colour-red = red
rurik-colour-white = white
rurik-region-novgorod = Novgorod
rurik-region-rostov = Rostov
rurik-region-polotsk = Polotsk
rurik-region-smolensk = Smolensk
rurik-region-volyn = Volyn
rurik-region-kiev = Kiev
rurik-region-chernigov = Chernigov
rurik-region-pereyaslavl = Pereyaslavl
rurik-region-pskov = Pskov
rurik-region-suzdal = Suzdal
rurik-region-galich = Galich
rurik-region-brest = Brest
rurik-region-murom = Murom
rurik-region-peresech = Peresech
rurik-region-azov = Azov
rurik-good-ore = ore
rurik-good-wood = wood
rurik-good-fish = fish
rurik-good-honey = honey
rurik-good-fur = fur
rurik-structure-church = church
rurik-structure-market = market
rurik-structure-stronghold = stronghold
rurik-column-muster = Muster
rurik-column-move = Move
rurik-column-attack = Attack
rurik-column-tax = Tax
rurik-column-build = Build
rurik-column-scheme = Scheme
rurik-track-rule = Rule
rurik-track-build = Build
rurik-track-trade = Trade
rurik-leader-agatha = Agatha
rurik-leader-boris = Boris
rurik-leader-maria = Maria
rurik-leader-mstislav = Mstislav
rurik-leader-predslava = Predslava
rurik-leader-sudislav = Sudislav
rurik-leader-sviatopolk = Sviatopolk
rurik-leader-yaroslav = Yaroslav
rurik-ability-agatha = Whenever you move her, up to two other troops may come along for free.
rurik-ability-boris = When you attack players in his region, reveal one card fewer and take a coin from them.
rurik-ability-maria = Once a round, you may also muster in one adjacent region where you have no troop.
rurik-ability-mstislav = Taxing and building in his region always costs you 1 point.
rurik-ability-predslava = Once a round, send another player’s troop from her region to an adjacent one; that player gains a coin.
rurik-ability-sudislav = You may use attack points to muster troops in his region.
rurik-ability-sviatopolk = Rebels in his region count as yours for rule; when you defeat a rebel there, replace it with one of your troops.
rurik-ability-yaroslav = You win ties for rule in his region, and other players’ structures have no effect there.
rurik-agenda-capable = Capable
rurik-agenda-committed = Committed
rurik-agenda-conquering = Conquering
rurik-agenda-courageous = Courageous
rurik-agenda-dignified = Dignified
rurik-agenda-esteemed = Esteemed
rurik-agenda-prosperous = Prosperous
rurik-agenda-protective = Protective
rurik-agenda-regal = Regal
rurik-agenda-successful = Successful
rurik-agenda-wealthy = Wealthy
rurik-goal-capable = most goods, boat and dock combined
rurik-goal-committed = first on the build track
rurik-goal-conquering = first on the warfare track
rurik-goal-courageous = most rebels defeated
rurik-goal-dignified = most deeds accomplished
rurik-goal-esteemed = troops in the most regions
rurik-goal-prosperous = first on the trade track
rurik-goal-protective = most structures in regions you rule, no matter who owns them
rurik-goal-regal = most fur and honey
rurik-goal-successful = first on the rule track
rurik-goal-wealthy = most coins
rurik-deed-amass-forces = Amass Forces
rurik-deed-border-patrols = Border Patrols
rurik-deed-capital-city = Capital City
rurik-deed-defensive-belt = Defensive Belt
rurik-deed-dispatch-messengers = Dispatch Messengers
rurik-deed-enforce-peace = Enforce Peace
rurik-deed-establish-fortress = Establish Fortress
rurik-deed-generous-prince = Generous Prince
rurik-deed-grand-hunter = Grand Hunter
rurik-deed-great-library = Great Library
rurik-deed-hire-mercenaries = Hire Mercenaries
rurik-deed-hoard = Hoard
rurik-deed-honorable-prince = Honorable Prince
rurik-deed-law-giver = Law Giver
rurik-deed-market-day = Market Day
rurik-deed-master-beekeeper = Master Beekeeper
rurik-deed-new-beginning = New Beginning
rurik-deed-peace-maker = Peace Maker
rurik-deed-retire-veterans = Retire Veterans
rurik-deed-reward-laborers = Reward Laborers
rurik-deed-send-gifts = Send Gifts
rurik-deed-splendid-feast = Splendid Feast
rurik-deed-tithe-payments = Tithe Payments
rurik-deed-trade-route = Trade Route
rurik-deed-victory-march = Victory March
rurik-deed-wilderness-forts = Wilderness Forts
rurik-conversion-build = a wood or ore and any other good for 1 build point
rurik-conversion-muster = a fish or honey and any other good for 1 muster point
rurik-priority-war = attack and move
rurik-priority-build = build
rurik-priority-tax = tax
rurik-foe-rebel = the rebel
rurik-foe-neutral = the neutral troop
rurik-phase-leaders = Leaders
rurik-phase-agendas = Agendas
rurik-phase-troops = First troops
rurik-phase-stand = Leaders take their places
rurik-phase-strategy = Strategy Phase
rurik-phase-action = Action Phase
rurik-phase-claim = Claim Phase
rurik-phase-over = The game is over

## What cards give and ask
##
## Printed on cards and put into choices as $gain, $what, $reward, $demands. $count is a number.

rurik-none = nothing
rurik-both = { $one } and { $two }
rurik-gain-muster =
    { $count ->
        [one] { $count } muster point
       *[other] { $count } muster points
    }
rurik-gain-move =
    { $count ->
        [one] { $count } movement point
       *[other] { $count } movement points
    }
rurik-gain-attack =
    { $count ->
        [one] { $count } attack point
       *[other] { $count } attack points
    }
rurik-gain-tax =
    { $count ->
        [one] { $count } tax point
       *[other] { $count } tax points
    }
rurik-gain-build =
    { $count ->
        [one] { $count } build point
       *[other] { $count } build points
    }
rurik-gain-draw =
    { $count ->
        [one] draw 1 scheme
       *[other] draw { $count } schemes, keep one
    }
# A casualty check of an attack reveals cards; this reveals fewer.
rurik-gain-fewer =
    { $count ->
        [one] reveal 1 fewer card for casualties
       *[other] reveal { $count } fewer cards for casualties
    }
rurik-gain-anywhere =
    { $count ->
        [one] move { $count } troop anywhere
       *[other] move { $count } troops anywhere
    }
rurik-gain-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
rurik-gain-good = 1 { $good }
rurik-gain-deed = a deed of your choice
# A scheme that has to be paid for. $what is what it gives.
rurik-scheme-for =
    { $coins ->
        [one] pay 1 coin: { $what }
       *[other] pay { $coins } coins: { $what }
    }
rurik-need-troops = { $count } of your troops in one region
rurik-need-regions = your troops in { $count } regions
rurik-need-together = your { $structures } in one region
rurik-need-adjacent = your { $structure } in each of { $count } adjacent regions
rurik-need-different = your { $structure } in each of { $count } regions with different goods
rurik-need-rebels = { $count } defeated rebels
rurik-need-first = the first player marker
rurik-cost-good = { $count } { $good }
rurik-cost-one-type = { $count } goods of one type
rurik-cost-different = { $count } goods of different types
rurik-cost-any = any { $count } goods
rurik-cost-troops-different = one troop from each of { $count } regions
rurik-cost-troops-ruled = { $count } troops from one region you rule
rurik-cost-troops = { $count } troops from anywhere
rurik-cost-schemes =
    { $count ->
        [one] 1 scheme from your hand
       *[other] { $count } schemes from your hand
    }
rurik-cost-structures =
    { $count ->
        [one] 1 of your structures
       *[other] { $count } of your structures
    }
rurik-cost-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
# A deed card: what it requires and costs, what it gives, and its points.
rurik-deed-whole = { $demands } → { $reward }; { $vp } VP

## What happened
##
## The log, in the present tense. $who, $whose, $to and $first are names of players; $from and $to of a movement are regions;
## $number and $row are numbers of an advisor and of a space; $coins in brackets were paid; $card is a printed id.

rurik-event-leader = { $who } leads with { $leader }.
rurik-event-agenda = { $who } keeps the agenda { $agenda }.
rurik-event-agenda-hidden = { $who } keeps a secret agenda.
rurik-event-deployed = { $who } places a starting troop in { $region }.
rurik-event-deployed-leader = { $who } places the leader in { $region }.
rurik-event-round = Round { $round } begins.
rurik-event-placed =
    { $who } places advisor { $number } on { $column }, space { $row }{ $coins ->
        [0] { "" }
        [one] , with a bribe of 1 coin
       *[other] , with a bribe of { $coins } coins
    }.
rurik-event-actions = All advisors are placed; the Action Phase begins.
rurik-event-turn = It is { $who }’s turn.
rurik-event-turn-ended = { $who } ends the turn.
rurik-event-took =
    { $who } resolves advisor { $number }: { $column }, space { $row }{ $coins ->
        [0] { "" }
        [one] {" "}(pays 1 coin)
       *[other] {" "}(pays { $coins } coins)
    }.
rurik-event-forfeited = { $who } forfeits { $column } (advisor { $number }, space { $row }).
rurik-event-rescued = { $who } returns to the map with the leader and a troop in { $region }.
rurik-event-mustered = { $who } musters a troop in { $region }.
rurik-event-mustered-leader = { $who } musters the leader in { $region }.
rurik-event-moved = { $who } moves a troop from { $from } to { $to }.
rurik-event-moved-leader = { $who } moves the leader from { $from } to { $to }.
rurik-event-escorted =
    { $troops ->
        [one] 1 troop moves
       *[other] { $troops } troops move
    } with { $who }’s leader from { $from } to { $to }.
rurik-event-sent = { $who } sends { $whose }’s troop from { $from } to { $to }.
rurik-event-sent-leader = { $who } sends { $whose }’s leader from { $from } to { $to }.
rurik-event-attacked = { $who } attacks { $foe } in { $region }.
rurik-event-rebel = { $who } defeats the rebel in { $region }.
rurik-event-lost = { $who } loses a troop in { $region }.
rurik-event-lost-leader = { $who } loses the leader in { $region }.
rurik-event-warfare = { $who } advances to space { $place } of the warfare track.
rurik-event-stolen = { $who } takes 1 coin from { $whose }.
rurik-event-revealed = Revealed: { $card }, no casualty.
rurik-event-revealed-casualty = Revealed: { $card }, a casualty.
rurik-event-joined = { $who } places a troop in the empty spot in { $region }.
rurik-event-taxed =
    { $who } taxes { $region } for { $good } ({ $points ->
        [one] 1 tax point
       *[other] { $points } tax points
    }).
rurik-event-good = { $who } gains 1 { $good }.
rurik-event-paid-goods = { $who } pays { $count } { $good }.
rurik-event-coins =
    { $who } gains { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
rurik-event-paid-coins =
    { $who } pays { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    }.
rurik-event-built =
    { $who } builds a { $structure } in { $region } ({ $points ->
        [one] 1 build point
       *[other] { $points } build points
    }).
rurik-event-expelled = { $who }’s church removes { $foe } from { $region }.
rurik-event-razed = { $who } removes the { $structure } in { $region }.
rurik-event-gave-up = { $who } removes a troop in { $region }.
rurik-event-gave-up-leader = { $who } removes the leader in { $region }.
rurik-event-drew =
    { $who } draws { $cards ->
        [one] 1 scheme
       *[other] { $cards } schemes
    } from deck { $deck }.
rurik-event-looked = { $who } sees: { $cards }.
rurik-event-kept = { $who } keeps { $card }.
rurik-event-kept-hidden = { $who } keeps a scheme.
rurik-event-put-back =
    { $who } returns { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } to the top of deck { $deck }.
rurik-event-schemes-shuffled = The schemes are shuffled into two decks of { $first } and { $second }.
rurik-event-marker = { $who } hands the first player marker to { $to }.
rurik-event-played = { $who } plays the scheme { $card }.
rurik-event-discarded = { $who } discards the scheme { $card }.
rurik-event-deed-chosen = { $who } chooses the deed { $deed }.
rurik-event-deed-revealed = New deed: { $deed }.
rurik-event-row-cleared = The remaining deeds leave the row.
rurik-event-deeds-shuffled =
    { $cards ->
        [one] 1 deed forms
       *[other] { $cards } deeds form
    } a new deck.
rurik-event-accomplished = { $who } accomplishes { $deed }.
rurik-event-converted-build = { $who } converts goods into a build point.
rurik-event-converted-muster = { $who } converts goods into a muster point.
rurik-event-claims = The Claim Phase begins; the first player is { $first }.
rurik-event-advanced = { $who } advances to space { $space } of the { $track } track.
rurik-event-held-back =
    { $who } leaves { $goods ->
        [one] 1 good
       *[other] { $goods } goods
    } on the dock.
rurik-event-income =
    { $who } gains { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    } ({ $markers } for markers, { $boat } for the boat).
rurik-event-replenished =
    Goods are replenished in { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }.
rurik-event-agenda-met = { $who } achieves the agenda { $agenda }.
rurik-event-agenda-missed = { $who } misses the agenda { $agenda }.
rurik-event-over = The fourth round is over, and so is the game.
rurik-event-card = { $who } turns card { $card } to the top.
rurik-event-unlocked = { $who } takes the coin off a bonus ({ $priority }): from now on { $column } also gives { $what }.
rurik-event-priority = { $who } now has the priority { $priority }.

## Why the Rebellion does what it does
##
## Lines of the log under what the Rebellion did. $who is the Rebellion, $player somebody else; $count and $own are numbers to
## compare.

rurik-because-row = { $who }’s card names { $column } for advisor { $number } (priority: { $priority }).
# Like rurik-because-row, where the card shows an arrow to the top.
rurik-because-row-top = { $who }’s card names the top space of { $column } for advisor { $number } (priority: { $priority }).
rurik-because-column-full = { $column } is full; { $who } continues to the right with { $to }.
rurik-because-bribe-top =
    { $coins ->
        [0] { $who } needs no coin for the top space.
        [one] { $who } pays 1 coin to reach the top space.
       *[other] { $who } pays { $coins } coins to reach the top space.
    }
rurik-because-bribe-tie = { $who } pays 1 coin to stand above { $player }’s advisor of the same power.
rurik-because-bribe-dear =
    { $who } has only { $has } of the { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for a bribe, so it does not bribe.
rurik-because-cannot-pay =
    { $who } has only { $has } of the { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } that this space costs.
rurik-because-no-muster = { $who } has no troops left to muster.
rurik-because-no-move = { $who } has no troop that can move where it is needed.
rurik-because-no-attack = { $who } has nobody to attack in its regions.
rurik-because-no-tax = { $who } cannot collect any good.
rurik-because-no-build = { $who } cannot build anything.
rurik-because-no-scheme = No coin is left on { $who }’s mat.
rurik-because-bonus = { $who } has a bonus for { $column } ({ $priority }): { $what }.
rurik-because-muster = { $who } occupies { $region } without ruling it.
rurik-because-muster-ruled = { $who } rules every region it occupies; { $region } is next in order.
rurik-because-move-spread = { $to } is the first region that { $who } does not occupy; { $from } is the closest that can spare a troop.
rurik-because-move-gather = { $to } is the first region that { $who } does not rule; { $from } is the closest that can spare a troop.
rurik-because-attack = { $region } is the first region with an enemy that { $who } does not rule.
rurik-because-attack-ruled = { $region } is the first region with an enemy that { $who } rules.
rurik-because-build-a = { $who } rules { $region } and has no structure there.
rurik-because-build-b = { $who } occupies { $region } without ruling it and has no structure there.
rurik-because-build-c = { $who } rules { $region } and has a structure there, next to troops of others.
rurik-because-build-d = { $who } rules { $region } and has a structure there.
rurik-because-tax-a = { $who } rules { $region }, and its boat has room for the good.
rurik-because-tax-b = { $who } occupies { $region } without ruling it, and its boat has room for the good.
rurik-because-tax-c = { $who } rules { $region }; the boat is full of this good.
rurik-because-tax-d = { $who } occupies { $region } without ruling it; the boat is full of this good.
rurik-because-points-lost =
    { $who } cannot use { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
rurik-because-behind = { $player } is ahead of { $who } on the { $track } track.
rurik-because-no-coin = No coin is left on { $who }’s mat to take off.
rurik-because-regions = { $player } occupies more regions than { $who }: { $count } to { $own }.
rurik-because-structures = { $player } has structures in more adjacent regions than { $who }: { $count } to { $own }.
rurik-because-goods = { $player } has more goods on the boat than { $who }: { $count } to { $own }.
rurik-because-nothing = { $player } is not ahead of { $who } in anything that decides the priority.
rurik-because-leader-card = Sviatopolk’s card gives { $who } a troop in { $region }.

## Questions
##
## What the player who decides is asked, at the head of the table; .they is what all others read after the name of that player,
## without a full stop. $left is how many are left, $tax and $build are points that can be spent.

rurik-ask-over = The game is over.
rurik-ask-leader = Choose your leader.
    .they = is choosing a leader
rurik-ask-agenda = Keep one agenda; the other returns to the box.
    .they = is choosing an agenda
rurik-ask-troop =
    Place a starting troop. ({ $left ->
        [one] the last one
       *[other] { $left } to place
    })
    .they = is placing a starting troop
rurik-ask-stand = Choose the region where your leader starts.
    .they = is placing the leader
rurik-ask-place =
    Round { $round }. Place an advisor. ({ $coins ->
        [0] no coins
        [one] 1 coin
       *[other] { $coins } coins
    } for bribes)
    .they = is placing an advisor
rurik-ask-bribe = Advisor { $number } on { $column }: how many coins do you add as a bribe? You have { $coins }.
    .they = is deciding on a bribe for { $column }
rurik-ask-before =
    Round { $round }. Take bonus actions or resolve your advisor.{ $tax ->
        [0] { $build ->
            [0] { "" }
            [one] { " " }({ $build } build point left)
           *[other] { " " }({ $build } build points left)
        }
        [one] { $build ->
            [0] { " " }({ $tax } tax point left)
            [one] { " " }({ $tax } tax point and { $build } build point left)
           *[other] { " " }({ $tax } tax point and { $build } build points left)
        }
       *[other] { $build ->
            [0] { " " }({ $tax } tax points left)
            [one] { " " }({ $tax } tax points and { $build } build point left)
           *[other] { " " }({ $tax } tax points and { $build } build points left)
        }
    }
    .they = is about to resolve an advisor
rurik-ask-after =
    Round { $round }. Take bonus actions, spend your points, or end your turn.{ $tax ->
        [0] { $build ->
            [0] { "" }
            [one] { " " }({ $build } build point left)
           *[other] { " " }({ $build } build points left)
        }
        [one] { $build ->
            [0] { " " }({ $tax } tax point left)
            [one] { " " }({ $tax } tax point and { $build } build point left)
           *[other] { " " }({ $tax } tax point and { $build } build points left)
        }
       *[other] { $build ->
            [0] { " " }({ $tax } tax points left)
            [one] { " " }({ $tax } tax points and { $build } build point left)
           *[other] { " " }({ $tax } tax points and { $build } build points left)
        }
    }
    .they = is finishing the turn
rurik-ask-muster =
    Muster a troop. ({ $left ->
        [one] the last point
       *[other] { $left } points left
    })
    .they = is mustering a troop
rurik-ask-move =
    Move a troop. ({ $left ->
        [one] the last point
       *[other] { $left } points left
    })
    .they = is moving a troop
rurik-ask-anywhere =
    Move a troop to any region. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is moving a troop
# Agatha moves, and up to two troops may go with her.
rurik-ask-escort = How many troops come along from { $from } to { $to }?
    .they = is choosing how many troops come along to { $to }
rurik-ask-attack =
    Choose whom to attack. ({ $left ->
        [one] the last point
       *[other] { $left } points left
    }{ $fewer ->
        [0] { "" }
        [one] , 1 card fewer
       *[other] , { $fewer } cards fewer
    })
    .they = is choosing whom to attack
rurik-ask-check =
    Casualties of the attack in { $region }: choose a deck to reveal up to { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }.
    .they = is choosing a deck for the casualties in { $region }
rurik-ask-check-rebellion =
    The Rebellion attacked in { $region }: choose a deck to reveal up to { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } for its casualties.
    .they = is choosing a deck for the Rebellion’s casualties in { $region }
rurik-ask-draw =
    Choose a deck to draw { $cards ->
        [one] 1 scheme
       *[other] { $cards } schemes
    } from.
    .they = is choosing a deck to draw from
rurik-ask-keep = Choose a scheme to keep.
    .they = is choosing a scheme to keep
rurik-ask-top = Choose the card that goes on top.
    .they = is choosing which card goes on top
rurik-ask-marker = Choose who gets the first player marker.
    .they = is choosing who gets the first player marker
rurik-ask-market = Your market gives you more: another good ({ $good }) or 1 coin.
    .they = is choosing between another good and a coin
rurik-ask-church = Choose whom your church removes from { $region }.
    .they = is choosing whom the church removes from { $region }
rurik-ask-dock = How many goods do you leave on the dock for the trade track?
    .they = is deciding how many goods to leave on the dock
rurik-ask-dock-priority = How many goods do you leave on the dock while the Rebellion chooses its priority?
    .they = is deciding how many goods to leave on the dock
rurik-ask-deed = Choose a deed.
    .they = is choosing a deed
rurik-ask-remove-different =
    Remove a troop, each from a different region. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is choosing a troop to remove
rurik-ask-remove-ruled =
    Remove a troop, all from one region you rule. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is choosing a troop to remove
rurik-ask-remove =
    Remove a troop. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is choosing a troop to remove
rurik-ask-raze =
    Remove a structure. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is choosing a structure to remove
rurik-ask-discard =
    Discard a scheme. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is choosing a scheme to discard
rurik-ask-pay-one-type = Choose the type of good to pay. ({ $left } of it)
    .they = is choosing goods to pay
rurik-ask-pay-different =
    Pay a good, each of a different type. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is choosing goods to pay
rurik-ask-pay =
    Pay a good. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is choosing goods to pay
rurik-ask-pay-named =
    Pay a good shown on the token. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
    .they = is choosing goods to pay

## Choices
##
## Buttons and tooltips. Costs say “pay” in brackets, gains say “gain”. $casualty is 1 for a card that counts as a casualty.

rurik-do-lead = Lead with { $leader }. { $ability }
rurik-do-agenda = Keep { $agenda }: { $goal }
rurik-do-deploy = Place a troop in { $region }
rurik-do-stand = Place the leader in { $region }
rurik-do-place =
    Advisor { $number } to { $column }, space { $row }: { $gain }{ $coins ->
        [0] { "" }
        [one] {" "}(pay 1 coin)
       *[other] {" "}(pay { $coins } coins)
    }
rurik-do-bribe =
    { $coins ->
        [0] No bribe
        [one] Pay 1 coin
       *[other] Pay { $coins } coins
    }: space { $row }
rurik-do-take =
    Resolve { $column }, space { $row }: { $gain }{ $coins ->
        [0] { "" }
        [one] {" "}(pay 1 coin)
       *[other] {" "}(pay { $coins } coins)
    }
rurik-do-forfeit = Forfeit { $column }, space { $row }: gain 1 coin instead
rurik-do-rescue = Place the leader and a troop in { $region }
rurik-do-muster = Muster a troop in { $region }
rurik-do-muster-leader = Muster the leader in { $region }
rurik-do-move = Troop: { $from } → { $to }
rurik-do-move-leader = Leader: { $from } → { $to }
rurik-do-escort =
    { $troops ->
        [0] No troop comes along
        [one] 1 troop comes along
       *[other] { $troops } troops come along
    }
rurik-do-attack =
    Attack { $foe } in { $region }{ $cards ->
        [0] {" "}(no cards revealed)
        [one] {" "}(up to 1 card revealed)
       *[other] {" "}(up to { $cards } cards revealed)
    }
rurik-do-deck =
    Deck { $deck } ({ $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    })
rurik-do-tax =
    Tax { $region }: gain { $good } ({ $points ->
        [one] 1 tax point
       *[other] { $points } tax points
    })
rurik-do-extra-good = Gain 1 more of the same good
rurik-do-extra-coin = Gain 1 coin
rurik-do-build =
    Build a { $structure } in { $region } ({ $points ->
        [one] 1 build point
       *[other] { $points } build points
    })
rurik-do-expel = Remove { $foe }
rurik-do-keep =
    Keep { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(casualty)
    }
rurik-do-top =
    { $card } on top: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(casualty)
    }
rurik-do-marker = Give the first player marker to { $to }
rurik-do-play =
    Play { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(casualty)
    }
rurik-do-accomplish = Accomplish { $deed }: { $what }
rurik-do-convert = Convert { $what }
rurik-do-pay = Pay { $count } { $good }
rurik-do-remove = Remove a troop in { $region }
rurik-do-remove-leader = Remove the leader in { $region }
rurik-do-raze = Remove the { $structure } in { $region }
rurik-do-discard =
    Discard { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(casualty)
    }
# How many goods stay on the dock, and where the trade marker goes then. $space is 0 below the track.
rurik-do-hold =
    { $goods ->
        [0] Load everything
        [one] Leave 1 good on the dock
       *[other] Leave { $goods } goods on the dock
    }: { $space ->
        [0] the trade marker stays below the track
       *[other] trade marker on space { $space }
    }
rurik-do-hold-priority =
    { $goods ->
        [0] Load everything
        [one] Leave 1 good on the dock
       *[other] Leave { $goods } goods on the dock
    }: { $priority }
rurik-do-choose = Choose { $deed }: { $what }
rurik-do-send = Send { $whose }’s troop to { $region }
rurik-do-send-leader = Send { $whose }’s leader to { $region }
rurik-do-skip = Skip
rurik-do-done = Stop (remaining points are lost)
rurik-do-end = End the turn

## Refusals
##
## Why something cannot be done, after “Not now:” and “Not allowed:”: no capital, no full stop. $number is what is needed or the
## most that is allowed.

rurik-why-over = the game is over
rurik-why-resolve-first = resolve your advisor first
rurik-why-leader-alone = your leader starts in a region with one of your troops
rurik-why-coins =
    { $number ->
        [one] you need 1 coin
       *[other] you need { $number } coins
    }
rurik-why-escort =
    { $number ->
        [0] no troop can come along
        [one] only 1 troop can come along
       *[other] only { $number } troops can come along
    }
rurik-why-hold = leaving that many goods on the dock changes nothing
rurik-why-not-drawn = you did not draw that card
rurik-why-no-player = there is no such player
rurik-why-not-in-row = that deed is not in the row
rurik-why-no-structure = you have no such structure there
rurik-why-not-in-hand = you do not have that scheme in hand
rurik-why-rebellion-leader = Sviatopolk leads the Rebellion
rurik-why-leader-taken = another player already has that leader
rurik-why-not-dealt = that agenda was not dealt to you
rurik-why-rebellion-starts = the Rebellion starts there
rurik-why-out-of-play = that region is not in play
rurik-why-column-full = that column is full
rurik-why-three-columns = place advisors in { $number } different columns first
rurik-why-no-advisor = you have no advisor { $number } to place
rurik-why-rescue-late = only before you resolve your advisor
rurik-why-has-troops = you still have troops on the map
rurik-why-once-a-turn = only once per turn
rurik-why-once-a-round = only once per round
rurik-why-one-advisor = you resolve one advisor per turn
rurik-why-not-your-advisor = you have no advisor there
rurik-why-lowest-first = advisor { $number } goes first
rurik-why-no-troops = you have no troop left in your supply
rurik-why-leader-on-board = your leader is already on the map
rurik-why-no-such-troop = you have no such troop there
rurik-why-not-adjacent = those regions are not adjacent
rurik-why-moved-already = that troop has already moved
rurik-why-not-occupied = you have no troop there
rurik-why-yourself = you cannot attack yourself
rurik-why-nobody-there = there is no such enemy there
rurik-why-attack-only = attack points only pay for attacks
rurik-why-sudislav-region = only in Sudislav’s region
rurik-why-deck-empty = deck { $number } is empty
rurik-why-no-good = there is no good there
rurik-why-tax-points =
    { $number ->
        [one] you need 1 tax point
       *[other] you need { $number } tax points
    }
rurik-why-build-points =
    { $number ->
        [one] you need 1 build point
       *[other] you need { $number } build points
    }
rurik-why-stands-already = there is already such a structure there
rurik-why-no-piece = you have no such structure left in your supply
rurik-why-not-your-deed = that deed is not in front of you
rurik-why-need = you do not meet the deed’s requirement
rurik-why-cost = you cannot pay the full cost of the deed
rurik-why-token-used = that token is face down until the next round
rurik-why-no-goods-of-it = you have no such good
rurik-why-pay-order = pay equal goods in the order offered
rurik-why-named-good = the token asks for another good first
rurik-why-no-named-good = you have neither of the goods that the token names
rurik-why-not-ruled = you do not rule that region
rurik-why-same-region = remove them all from the same region
rurik-why-no-predslava = Predslava is not on the map for you
rurik-why-goods =
    { $number ->
        [one] you need 1 more good
       *[other] you need { $number } goods
    }
rurik-why-not-enough-troops =
    { $number ->
        [one] you need 1 more troop
       *[other] you need { $number } troops
    }

## When else
##
## Refusals of what is no answer to the question: when it may be done. They stand after “Not now:”, too, or in
## when-begun.

rurik-when-lead = leaders are chosen in setup
rurik-when-agenda = agendas are chosen in setup
rurik-when-deploy = starting troops are placed in setup
rurik-when-place = advisors are placed one by one in the Strategy Phase
rurik-when-bribe = a bribe is paid only as you place the advisor
rurik-when-resolve = advisors are resolved in the Action Phase, one per turn
rurik-when-rescue = only with no troop on the map, before you resolve an advisor
rurik-when-muster = troops are mustered with muster points, from a Muster action or a bonus
rurik-when-move = troops move with movement points, from a Move action or a bonus
rurik-when-escort = troops go along only when Agatha moves
rurik-when-attack = attacks take attack points, from an Attack action or a bonus
rurik-when-deck = you choose a scheme deck to draw from, or to check for a casualty
rurik-when-tax = goods are collected with tax points on your turn, outside other actions
rurik-when-extra = a market gives this when you tax its region
rurik-when-build = structures are built with build points on your turn, outside other actions
rurik-when-expel = a church removes somebody only when it is built
rurik-when-keep = you choose among schemes when you draw them
rurik-when-marker = the first player marker is handed over by the action of the top Scheme space
rurik-when-play = schemes are played on your turn in the Action Phase, before or after your main action
rurik-when-accomplish = deeds are accomplished on your turn in the Action Phase, before or after your main action
rurik-when-convert = goods are converted on your turn in the Action Phase, before or after your main action
rurik-when-pay = goods are paid only for deeds and conversions
rurik-when-remove = you give up troops only as the cost of a deed
rurik-when-raze = you give up structures only as the cost of a deed
rurik-when-discard = you discard schemes only as the cost of a deed
rurik-when-hold = goods are held back when those on the boats are counted
rurik-when-choose = deeds are chosen in the Claim Phase, or by some schemes
rurik-when-send = Predslava acts on your turn in the Action Phase, between two steps
rurik-when-skip = you can only skip what a rule leaves to you
rurik-when-done = you have no points left to give up
rurik-when-end = your turn ends after its main action

## Scores
##
## Headings of the standings.

rurik-score-rule = Rule track
rurik-score-build = Build track
rurik-score-trade = Trade track
rurik-score-warfare = Warfare
rurik-score-agenda = Agenda
rurik-score-deeds = Deeds
rurik-score-coins = Coins
rurik-score-dock = Goods on the dock

## The drawn board
##
## The board in the terminal, lines of at most 80 columns.

rurik-board-title = Round { $round } of 4: { $phase }
rurik-board-first = first player { $who }
rurik-board-points = tax { $tax }, build { $build }
rurik-board-region = Region
rurik-board-good = Good
# The heading of a column one letter wide.
rurik-board-ruler = ◆
rurik-board-troops = Troops
rurik-board-structures = Built
rurik-board-neighbours = Neighbors
rurik-board-claim = { $who } { $vp } ({ $now })
rurik-board-war = War
rurik-board-deeds = Deeds
rurik-board-schemes = Schemes
rurik-board-decks = decks of { $first } and { $second }, { $discard } discarded
rurik-board-known = deck { $deck }, number { $place } from the top: { $card }
rurik-board-supply =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, { $troops ->
        [one] { $troops } troop
       *[other] { $troops } troops
    } in the supply
# c, m and s are the letters of the three structures on the drawn board.
rurik-board-left = to build: c{ $church } m{ $market } s{ $stronghold }
# One letter for each structure on the drawn map; rurik-board-legend and rurik-board-left use them.
rurik-board-letter-church = c
rurik-board-letter-market = m
rurik-board-letter-stronghold = s
rurik-board-stands = { $leader } in { $region }
rurik-board-off = { $leader } off the map
rurik-board-advisors = advisors { $numbers }
rurik-board-boat = Boat
rurik-board-hold =
    { $good } { $boat }/{ $spaces }{ $dock ->
        [0] { "" }
       *[other] +{ $dock }
    }
rurik-board-tokens = Tokens
rurik-board-rebels =
    { $count ->
        [one] { $count } rebel defeated
       *[other] { $count } rebels defeated
    }
rurik-board-hand =
    { $count ->
        [one] { $count } scheme in hand
       *[other] { $count } schemes in hand
    }
rurik-board-cards = Hand
rurik-board-looked = Drawn
rurik-board-agenda = Agenda
rurik-board-chosen = To do
rurik-board-done = Done
rurik-board-casualty = casualty
rurik-board-priority = Priority: { $priority }; card { $card }
rurik-board-order = Order
rurik-board-builds = Builds
rurik-board-bonuses = Bonuses
rurik-board-bonus = { $column }: { $gain }
rurik-board-locked = [{ $column }: { $gain }]
rurik-board-legend =
    B3* three troops with the leader · r rebel · n neutral troop · (good) collected
    c church, m market, s stronghold with the owner’s letter · ◆ who rules
    2 −1 B5+2: two points for a coin, advisor 5 of B with a bribe of 2
    in [brackets]: a locked bonus

## Help in the terminal
##
## Lines of at most 80 columns, folded by hand.

rurik-hint-turn =
    Four rounds. First everyone places advisors, one at a time; then you resolve
    one advisor per turn, lowest number first; then the Claim Phase scores.
rurik-hint-power =
    A high number with bribes takes a better space, a low number acts earlier.
    Equal or stronger advisors stay above, weaker ones are pushed down.
rurik-hint-rule =
    You rule a region with more troops than each other player and than the rebels;
    a stronghold counts as a troop. Taxing and building cost 1 point where you
    rule, 2 elsewhere.
rurik-hint-bonus =
    Before or after your advisor you may, once each: play a scheme, accomplish a
    deed, convert goods. Tax and build points of one turn add up.
rurik-hint-score = At the end score the three tracks, warfare (3 and 1), your agenda (2) and deeds.
rurik-hints =
    { rurik-hint-turn }

    { rurik-hint-power }

    { rurik-hint-rule }

    { rurik-hint-bonus }

    { rurik-hint-score }
