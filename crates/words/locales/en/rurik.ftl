# What Rurik can say.
#
# Families: event (the log), because (the Rebellion's reasons), ask (questions), do (choices), why (refusals), gain, need
# and cost (what cards give and ask), score (categories of the standings), option (faults in the options), help (what an
# option does); names of regions, goods, structures, columns, tracks, leaders, agendas, deeds, priorities, phases and
# colours.

rurik-name = Rurik: Dawn of Kiev
rurik-about = Advise, build, tax and fight for the throne of Kiev. For 1 to 4 players, by Stanislav Kordonskiy.
rurik-rebellion = The Rebellion

## Options

rurik-help-players = How many people play; 1 is the solo game against the Rebellion.
rurik-help-leaders = How each seat comes by its leader: by choice, at random, or this one.
rurik-help-first_player = Who begins; drawn at random unless a seat is named.
rurik-help-colours = The colour of each seat; no two alike.
rurik-help-alternate_board = Variant: shuffled goods tokens say which good a region brings forth.
rurik-help-rebel_rewards = Variant: rewards for defeated rebels come from a shuffled pile.
rurik-help-deed_row = Variant: every round ends with three new deeds.
rurik-help-difficulty = Solo: how strong the Rebellion is.
rurik-help-solo_leader_card = Solo: Sviatopolk’s own card is used; without it the Rebellion is weaker.
rurik-option-leaders = no two seats can have the same leader
rurik-option-sviatopolk = Sviatopolk leads the Rebellion in the solo game
rurik-option-first-player = the first player must be one of the { $players } seats
rurik-option-not-solo = { $key } does not go with the solo game
rurik-option-solo = { $key } is for the solo game only

## Names

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
rurik-ability-agatha = Up to two other troops go along for free whenever you move her.
rurik-ability-boris = Your attacks on players in his region reveal one card less and take a coin from them.
rurik-ability-maria = Once a round, a muster may also go to one adjacent region where you have no troop.
rurik-ability-mstislav = Taxing and building in his region always cost you one point.
rurik-ability-predslava = Once a round, send one troop of another player from her region to an adjacent one; that player gets a coin.
rurik-ability-sudislav = Attack points may muster troops in his region instead.
rurik-ability-sviatopolk = Rebels in his region count for you when rule is decided; a rebel you defeat there is replaced by a troop of yours.
rurik-ability-yaroslav = You win ties for rule in his region, and structures of others have no effect there.
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
rurik-goal-capable = most goods, boat and dock together
rurik-goal-committed = first on the build track
rurik-goal-conquering = first on the warfare track
rurik-goal-courageous = most rebels defeated
rurik-goal-dignified = most deeds accomplished
rurik-goal-esteemed = troops in the most regions
rurik-goal-prosperous = first on the trade track
rurik-goal-protective = most structures, whoever owns them, in regions you rule
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
rurik-phase-strategy = Strategy
rurik-phase-action = Actions
rurik-phase-claim = Claims
rurik-phase-over = The game is over

## What cards give and ask

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
        [one] a scheme drawn
       *[other] { $count } schemes drawn, one kept
    }
rurik-gain-fewer =
    { $count ->
        [one] one card less in its casualty check
       *[other] { $count } cards less in its casualty check
    }
rurik-gain-anywhere =
    { $count ->
        [one] { $count } troop moved anywhere
       *[other] { $count } troops moved anywhere
    }
rurik-gain-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
rurik-gain-good = a good: { $good }
rurik-gain-deed = the choice of a deed
rurik-scheme-for =
    { $what } for { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }
rurik-need-troops = { $count } troops of yours in one region
rurik-need-regions = troops of yours in { $count } regions
rurik-need-together = { $structures } of yours in one region
rurik-need-adjacent = a { $structure } of yours in each of { $count } adjacent regions
rurik-need-different = a { $structure } of yours in each of { $count } regions of different goods
rurik-need-rebels = { $count } defeated rebels
rurik-need-first = the first player marker
rurik-cost-good = { $count } { $good }
rurik-cost-one-type = { $count } goods of one kind
rurik-cost-different = { $count } goods of different kinds
rurik-cost-any = { $count } goods of any kind
rurik-cost-troops-different = a troop each from { $count } regions
rurik-cost-troops-ruled = { $count } troops from one region you rule
rurik-cost-troops = { $count } troops from anywhere
rurik-cost-schemes =
    { $count ->
        [one] a scheme from the hand
       *[other] { $count } schemes from the hand
    }
rurik-cost-structures =
    { $count ->
        [one] a structure of yours
       *[other] { $count } structures of yours
    }
rurik-cost-coins =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
rurik-deed-whole = { $demands } → { $reward }; { $vp } VP

## What happened

rurik-event-leader = { $who } leads with { $leader }.
rurik-event-agenda = { $who } keeps the agenda { $agenda }.
rurik-event-agenda-hidden = { $who } keeps an agenda in secret.
rurik-event-deployed = { $who } puts a first troop into { $region }.
rurik-event-deployed-leader = { $who } puts the leader into { $region }.
rurik-event-round = Round { $round } begins.
rurik-event-placed =
    { $who } places advisor { $number } on space { $row } of { $column }{ $coins ->
        [0] { "" }
        [one] , with a bribe of a coin
       *[other] , with a bribe of { $coins } coins
    }.
rurik-event-actions = All advisors stand; the actions begin.
rurik-event-turn = It is { $who }’s turn.
rurik-event-turn-ended = { $who } ends the turn.
rurik-event-took =
    { $who } takes { $column } with advisor { $number } (space { $row }){ $coins ->
        [0] { "" }
        [one] , for a coin
       *[other] , for { $coins } coins
    }.
rurik-event-forfeited = { $who } forfeits { $column } with advisor { $number } (space { $row }) for a coin.
rurik-event-rescued = { $who } comes back to the map: leader and a troop in { $region }.
rurik-event-mustered = { $who } musters a troop in { $region }.
rurik-event-mustered-leader = { $who } musters the leader in { $region }.
rurik-event-moved = { $who } moves a troop from { $from } to { $to }.
rurik-event-moved-leader = { $who } moves the leader from { $from } to { $to }.
rurik-event-escorted =
    { $troops ->
        [one] A troop goes
       *[other] { $troops } troops go
    } along with { $who }’s leader from { $from } to { $to }.
rurik-event-sent = { $who } sends a troop of { $whose } from { $from } to { $to }.
rurik-event-sent-leader = { $who } sends the leader of { $whose } from { $from } to { $to }.
rurik-event-attacked = { $who } attacks { $foe } in { $region }.
rurik-event-rebel = { $who } defeats the rebel in { $region }.
rurik-event-lost = { $who } loses a troop in { $region }.
rurik-event-lost-leader = { $who } loses the leader in { $region }.
rurik-event-warfare = { $who } advances to { $place } on the warfare track.
rurik-event-stolen = { $who } takes a coin from { $whose }.
rurik-event-revealed = Revealed: { $card }, no casualty.
rurik-event-revealed-casualty = Revealed: { $card }, a casualty.
rurik-event-joined = A troop of { $who } takes the free place in { $region }.
rurik-event-taxed =
    { $who } taxes { $region }: { $good }, for { $points ->
        [one] a point
       *[other] { $points } points
    }.
rurik-event-good = { $who } gains a good: { $good }.
rurik-event-paid-goods = { $who } pays { $count } { $good }.
rurik-event-coins =
    { $who } gains { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
rurik-event-paid-coins =
    { $who } pays { $coins ->
        [one] a coin
       *[other] { $coins } coins
    }.
rurik-event-built =
    { $who } builds a { $structure } in { $region }, for { $points ->
        [one] a point
       *[other] { $points } points
    }.
rurik-event-expelled = The church of { $who } removes { $foe } from { $region }.
rurik-event-razed = { $who } gives up the { $structure } in { $region }.
rurik-event-gave-up = { $who } gives up a troop in { $region }.
rurik-event-gave-up-leader = { $who } gives up the leader in { $region }.
rurik-event-drew =
    { $who } draws { $cards ->
        [one] a scheme
       *[other] { $cards } schemes
    } from deck { $deck }.
rurik-event-looked = { $who } sees: { $cards }.
rurik-event-kept = { $who } keeps { $card }.
rurik-event-kept-hidden = { $who } keeps a scheme.
rurik-event-put-back =
    { $who } puts { $cards ->
        [one] a card
       *[other] { $cards } cards
    } back on deck { $deck }.
rurik-event-schemes-shuffled = The schemes are shuffled into two decks of { $first } and { $second }.
rurik-event-marker = { $who } hands the first player marker to { $to }.
rurik-event-played = { $who } plays the scheme { $card }.
rurik-event-discarded = { $who } discards the scheme { $card }.
rurik-event-deed-chosen = { $who } chooses the deed { $deed }.
rurik-event-deed-revealed = New deed: { $deed }.
rurik-event-row-cleared = The rest of the deeds leaves the row.
rurik-event-deeds-shuffled =
    { $cards ->
        [one] A deed makes
       *[other] { $cards } deeds make
    } a new deck.
rurik-event-accomplished = { $who } accomplishes { $deed }.
rurik-event-converted-build = { $who } converts goods into a build point.
rurik-event-converted-muster = { $who } converts goods into a muster point.
rurik-event-claims = Claims are made; { $first } is first player.
rurik-event-advanced = { $who } advances to space { $space } of the track: { $track }.
rurik-event-held-back =
    { $who } leaves { $goods ->
        [one] one good
       *[other] { $goods } goods
    } on the dock.
rurik-event-income =
    { $who } earns { $coins ->
        [0] no coins
        [one] { $coins } coin
       *[other] { $coins } coins
    } ({ $markers } for markers, { $boat } for the boat).
rurik-event-replenished =
    Goods come to { $count ->
        [one] { $count } region
       *[other] { $count } regions
    }.
rurik-event-agenda-met = { $who } has met the agenda { $agenda }.
rurik-event-agenda-missed = { $who } has missed the agenda { $agenda }.
rurik-event-over = The fourth round is over, and so is the game.
rurik-event-card = { $who } turns card { $card } to the top.
rurik-event-unlocked = { $who } takes the coin off a bonus ({ $priority }): from now on { $column } also brings { $what }.
rurik-event-priority = The priority of { $who } is now: { $priority }.

## Why the Rebellion does what it does

rurik-because-row = The card of { $who } names { $column } for advisor { $number } (priority: { $priority }).
rurik-because-row-top = The card of { $who } names the top space of { $column } for advisor { $number } (priority: { $priority }).
rurik-because-column-full = { $column } is full; { $who } goes on to the right, to { $to }.
rurik-because-bribe-top =
    { $coins ->
        [0] { $who } needs no coin for the top space.
        [one] A coin brings { $who } to the top space.
       *[other] { $coins } coins bring { $who } to the top space.
    }
rurik-because-bribe-tie = A coin brings { $who } above an advisor of { $player } with the same power.
rurik-because-bribe-dear =
    { $who } has { $has } of the { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } that a bribe would take, and makes none.
rurik-because-cannot-pay =
    { $who } has { $has } of the { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } that this space costs.
rurik-because-no-muster = { $who } has nobody left to muster.
rurik-because-no-move = { $who } has no troop that may move to where it is wanted.
rurik-because-no-attack = { $who } has nobody to attack in its regions.
rurik-because-no-tax = { $who } can collect no good.
rurik-because-no-build = { $who } can build nothing.
rurik-because-no-scheme = No coin is left on the mat of { $who }.
rurik-because-bonus = { $who } has a bonus for { $column } ({ $priority }): { $what }.
rurik-because-muster = { $who } occupies { $region } without ruling it.
rurik-because-muster-ruled = { $who } rules every region it occupies; { $region } is next in order.
rurik-because-move-spread = { $to } is the first region that { $who } does not occupy; { $from } is the closest that can spare a troop.
rurik-because-move-gather = { $to } is the first region that { $who } does not rule; { $from } is the closest that can spare a troop.
rurik-because-attack = { $region } is the first region with somebody to attack that { $who } does not rule.
rurik-because-attack-ruled = { $region } is the first region with somebody to attack that { $who } rules.
rurik-because-build-a = { $who } rules { $region } and has no structure there.
rurik-because-build-b = { $who } occupies { $region } without ruling it and has no structure there.
rurik-because-build-c = { $who } rules { $region } and has a structure there; others’ troops stand there too.
rurik-because-build-d = { $who } rules { $region } and has a structure there.
rurik-because-tax-a = { $who } rules { $region }, and its boat has room for the good.
rurik-because-tax-b = { $who } occupies { $region } without ruling it, and its boat has room for the good.
rurik-because-tax-c = { $who } rules { $region }; the boat is full of this good.
rurik-because-tax-d = { $who } occupies { $region } without ruling it; the boat is full of this good.
rurik-because-points-lost =
    { $points ->
        [one] A point
       *[other] { $points } points
    } of { $who } cannot be used.
rurik-because-behind = { $player } is ahead of { $who } on the track: { $track }.
rurik-because-no-coin = No coin is left on the mat of { $who } to take off.
rurik-because-regions = { $player } occupies more regions than { $who }: { $count } to { $own }.
rurik-because-structures = { $player } has structures in more adjacent regions than { $who }: { $count } to { $own }.
rurik-because-goods = { $player } has more goods on the boat than { $who }: { $count } to { $own }.
rurik-because-nothing = { $player } is ahead of { $who } in nothing that counts for the priority.
rurik-because-leader-card = The card of Sviatopolk brings { $who } a troop in { $region }.

## Questions

rurik-ask-over = The game is over.
rurik-ask-leader = Which leader do you take?
rurik-ask-agenda = Which agenda do you keep? The other goes to the box.
rurik-ask-troop =
    Where does your next troop begin? ({ $left ->
        [one] the last one
       *[other] { $left } to place
    })
rurik-ask-stand = In which of your regions does your leader begin?
rurik-ask-place =
    Round { $round }. Which advisor do you place, and where? ({ $coins ->
        [0] no coins
        [one] one coin
       *[other] { $coins } coins
    } for bribes)
rurik-ask-bribe = Advisor { $number } in { $column }: how many coins as a bribe? You have { $coins }.
rurik-ask-before =
    Round { $round }. Bonus actions first, or resolve your advisor?{ $tax ->
        [0] { "" }
        [one] { " " }Tax point: { $tax }.
       *[other] { " " }Tax points: { $tax }.
    }{ $build ->
        [0] { "" }
        [one] { " " }Build point: { $build }.
       *[other] { " " }Build points: { $build }.
    }
rurik-ask-after =
    Round { $round }. Anything else before your turn ends?{ $tax ->
        [0] { "" }
        [one] { " " }Tax point: { $tax }.
       *[other] { " " }Tax points: { $tax }.
    }{ $build ->
        [0] { "" }
        [one] { " " }Build point: { $build }.
       *[other] { " " }Build points: { $build }.
    }
rurik-ask-muster =
    Where do you muster? ({ $left ->
        [one] the last point
       *[other] { $left } points left
    })
rurik-ask-move =
    Which troop moves where? ({ $left ->
        [one] the last point
       *[other] { $left } points left
    })
rurik-ask-anywhere =
    Which troop goes where? Any region will do. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
rurik-ask-escort = How many troops go along from { $from } to { $to }?
rurik-ask-attack =
    Whom do you attack? ({ $left ->
        [one] the last point
       *[other] { $left } points left
    }{ $fewer ->
        [0] { "" }
        [one] , one card less
       *[other] , { $fewer } cards less
    })
rurik-ask-check =
    Casualties of the attack in { $region }: which deck reveals up to { $cards ->
        [one] one card
       *[other] { $cards } cards
    }?
rurik-ask-check-rebellion =
    The Rebellion has attacked in { $region }: which deck reveals up to { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for its casualties?
rurik-ask-draw =
    From which deck do you draw { $cards ->
        [one] a scheme
       *[other] { $cards } schemes
    }?
rurik-ask-keep = Which scheme do you keep?
rurik-ask-top = Which of the two cards shall lie on top?
rurik-ask-marker = Who gets the first player marker?
rurik-ask-market = Your market gives more: another good ({ $good }) or a coin?
rurik-ask-church = Whom does your church remove from { $region }?
rurik-ask-dock = How many goods stay on the dock while the trade track is settled?
rurik-ask-dock-priority = How many goods stay on the dock while the Rebellion chooses its priority?
rurik-ask-deed = Which deed do you choose?
rurik-ask-remove-different =
    Which troop do you give up? Each from another region. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
rurik-ask-remove-ruled =
    Which troop do you give up? All from one region that you rule. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
rurik-ask-remove =
    Which troop do you give up? ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
rurik-ask-raze =
    Which structure do you give up? ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
rurik-ask-discard =
    Which scheme do you give up? ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
rurik-ask-pay-one-type = Which kind of good do you pay? ({ $left } of it)
rurik-ask-pay-different =
    Which good do you pay? Each of another kind. ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
rurik-ask-pay =
    Which good do you pay? ({ $left ->
        [one] the last one
       *[other] { $left } left
    })
rurik-ask-pay-named =
    Which good of the token do you pay? ({ $left ->
        [one] the last one
       *[other] { $left } left
    })

## Choices

rurik-do-lead = Lead with { $leader }. { $ability }
rurik-do-agenda = Keep { $agenda }: { $goal }
rurik-do-deploy = A troop into { $region }
rurik-do-stand = The leader into { $region }
rurik-do-place =
    Advisor { $number } in { $column }, space { $row }: { $points }{ $coins ->
        [0] { "" }
        [one] , for a coin
       *[other] , for { $coins } coins
    }
rurik-do-bribe =
    { $coins ->
        [0] No bribe
        [one] A coin
       *[other] { $coins } coins
    }: space { $row }
rurik-do-take =
    Take { $column }, space { $row }: { $points }{ $coins ->
        [0] { "" }
        [one] , for a coin
       *[other] , for { $coins } coins
    }
rurik-do-forfeit = Forfeit { $column }, space { $row }, for a coin
rurik-do-rescue = Leader and a troop into { $region }
rurik-do-muster = Muster a troop in { $region }
rurik-do-muster-leader = Muster the leader in { $region }
rurik-do-move = Troop: { $from } → { $to }
rurik-do-move-leader = Leader: { $from } → { $to }
rurik-do-escort =
    { $troops ->
        [0] Nobody goes along
        [one] One troop goes along
       *[other] { $troops } troops go along
    }
rurik-do-attack =
    Attack { $foe } in { $region }{ $cards ->
        [0] , no cards revealed
        [one] , up to one card revealed
       *[other] , up to { $cards } cards revealed
    }
rurik-do-deck =
    Deck { $deck } ({ $cards ->
        [0] empty
        [one] { $cards } card
       *[other] { $cards } cards
    })
rurik-do-tax =
    Tax { $region }: { $good }, for { $points ->
        [one] a point
       *[other] { $points } points
    }
rurik-do-extra-good = One more of the same good
rurik-do-extra-coin = A coin
rurik-do-build =
    Build a { $structure } in { $region }, for { $points ->
        [one] a point
       *[other] { $points } points
    }
rurik-do-expel = Remove { $foe }
rurik-do-keep =
    Keep { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(casualty)
    }
rurik-do-top =
    On top { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(casualty)
    }
rurik-do-marker = The first player marker to { $to }
rurik-do-play =
    Play { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(casualty)
    }
rurik-do-accomplish = Accomplish { $deed }: { $what }
rurik-do-convert = Convert { $what }
rurik-do-pay = Pay { $count } { $good }
rurik-do-remove = Give up a troop in { $region }
rurik-do-remove-leader = Give up the leader in { $region }
rurik-do-raze = Give up the { $structure } in { $region }
rurik-do-discard =
    Discard { $card }: { $what }{ $casualty ->
        [0] { "" }
       *[other] { " " }(casualty)
    }
rurik-do-hold =
    { $goods ->
        [0] Load everything
        [one] Leave one good on the dock
       *[other] Leave { $goods } goods on the dock
    }: { $space ->
        [0] the trade marker stays below its track
       *[other] trade marker on space { $space }
    }
rurik-do-hold-priority =
    { $goods ->
        [0] Load everything
        [one] Leave one good on the dock
       *[other] Leave { $goods } goods on the dock
    }: { $priority }
rurik-do-choose = Choose { $deed }: { $what }
rurik-do-send = Send a troop of { $whose } to { $region }
rurik-do-send-leader = Send the leader of { $whose } to { $region }
rurik-do-skip = Leave it out
rurik-do-done = Leave the rest unspent
rurik-do-end = End the turn

## Refusals

rurik-why-not-asked = that is not what is asked now
rurik-why-over = the game is over
rurik-why-no-turn = that goes only in an action turn of your own
rurik-why-half-resolved = something else is still being resolved
rurik-why-resolve-first = your advisor must be resolved first
rurik-why-no-end = the turn cannot end here
rurik-why-no-points = there are no points to leave unspent
rurik-why-no-skip = this cannot be left out
rurik-why-busy = not in the middle of another action
rurik-why-leader-alone = the leader begins where you have a troop
rurik-why-coins =
    you do not have { $number ->
        [one] a coin
       *[other] { $number } coins
    }
rurik-why-escort =
    { $number ->
        [0] no troop can go along
        [one] only one troop can go along
       *[other] only { $number } troops can go along
    }
rurik-why-hold = leaving that many goods on the dock makes no difference
rurik-why-not-drawn = that card is not among those you look at
rurik-why-no-player = there is no such player
rurik-why-not-in-row = that deed is not in the row
rurik-why-no-structure = you have no such structure there
rurik-why-not-in-hand = you do not have that scheme in hand
rurik-why-rebellion-leader = Sviatopolk leads the Rebellion
rurik-why-leader-taken = that leader is taken
rurik-why-not-dealt = that agenda was not dealt to you
rurik-why-rebellion-starts = the Rebellion starts there
rurik-why-out-of-play = that region is not in play
rurik-why-column-full = that column is full
rurik-why-three-columns = first place advisors in { $number } different columns
rurik-why-no-advisor = you have no advisor { $number } to place
rurik-why-rescue-late = that goes only before the advisor is resolved
rurik-why-has-troops = you still have troops on the map
rurik-why-once-a-turn = only once a turn
rurik-why-once-a-round = only once a round
rurik-why-one-advisor = one advisor is resolved in a turn
rurik-why-not-your-advisor = no advisor of yours stands there
rurik-why-lowest-first = advisor { $number } comes first
rurik-why-no-troops = no troop is left in your supply
rurik-why-leader-on-board = your leader is on the map
rurik-why-no-such-troop = you have no such troop there
rurik-why-not-adjacent = those regions are not adjacent
rurik-why-moved-already = that troop has moved already
rurik-why-not-occupied = you have no troop there
rurik-why-yourself = not against yourself
rurik-why-nobody-there = nobody of that kind is there
rurik-why-attack-only = attack points attack
rurik-why-sudislav-region = only in Sudislav’s region
rurik-why-deck-empty = deck { $number } is empty
rurik-why-no-good = no good lies there
rurik-why-tax-points =
    that takes { $number ->
        [one] a tax point
       *[other] { $number } tax points
    }
rurik-why-build-points =
    that takes { $number ->
        [one] a build point
       *[other] { $number } build points
    }
rurik-why-stands-already = such a structure stands there already
rurik-why-no-piece = no such structure is left in your supply
rurik-why-not-your-deed = that deed is not in your area
rurik-why-need = what the deed needs is not true
rurik-why-cost = you cannot pay all that the deed costs
rurik-why-token-used = that token lies face down until the next round
rurik-why-no-goods-of-it = you have no such good
rurik-why-pay-order = equal payments are asked in one order only
rurik-why-named-good = the token wants another good first
rurik-why-not-ruled = you do not rule that region
rurik-why-same-region = all from the same region
rurik-why-no-predslava = Predslava is not on the map for you
rurik-why-goods =
    { $number ->
        [one] a good is lacking
       *[other] { $number } goods are needed
    }
rurik-why-not-enough-troops =
    { $number ->
        [one] a troop is lacking
       *[other] { $number } troops are needed
    }

## Scores

rurik-score-rule = Rule track
rurik-score-build = Build track
rurik-score-trade = Trade track
rurik-score-warfare = Warfare
rurik-score-agenda = Agenda
rurik-score-deeds = Deeds
rurik-score-coins = Coins
rurik-score-dock = Goods on the dock

## The drawn board

rurik-board-title = Round { $round } of 4: { $phase }
rurik-board-first = first player { $who }
rurik-board-points = tax { $tax }, build { $build }
rurik-board-region = Region
rurik-board-good = Good
rurik-board-ruler = ◆
rurik-board-troops = Troops
rurik-board-structures = Built
rurik-board-neighbours = Neighbours
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
rurik-board-left = to build: c{ $church } m{ $market } s{ $stronghold }
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

rurik-hint-turn =
    Four rounds. First all place advisors, one by one; then each turn resolves
    your advisor with the lowest number; then claims are counted.
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
rurik-hint-score = At the end count the three tracks, war (3 and 1), your agenda (2) and deeds.
rurik-hints =
    { rurik-hint-turn }

    { rurik-hint-power }

    { rurik-hint-rule }

    { rurik-hint-bonus }

    { rurik-hint-score }
