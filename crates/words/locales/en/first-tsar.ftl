### What The First Tsar can say.
###
### Families: event (the log), ask and then (questions), do (choices), why and when (refusals), goods and list (what is given), source (where
### an effect is printed), score (categories of the standings), scores (what a Title counts), option (faults in the options),
### help (what an option does), city, region, chamber, hue, kind, project, title, estate (names), colour, hint (help in the
### terminal); board, phase and short are for the drawn board.

first-tsar-name = The First Tsar
first-tsar-about = Send your boyars to the Kremlin and win the Tsar’s Favor and the regions of Russia. For 2 to 4 players, by Stan Kordonsky.

## Options
##
## Shown beside each option on the form for a new table and by `samovar games`.

first-tsar-help-players = Number of players.
first-tsar-help-colours = The color of each seat; all different.


## Names
##
## Names as labels, also put into sentences as $city, $region, $chamber, $hue, $kind, $project, $title and $estate. Regions have
## their article in English and French.

first-tsar-colour-white = white
first-tsar-colour-black = black
first-tsar-colour-green = green
first-tsar-colour-red = red

first-tsar-hue-black = black
first-tsar-hue-blue = blue
first-tsar-hue-purple = purple
first-tsar-hue-yellow = yellow

first-tsar-kind-construction = Construction
first-tsar-kind-trade = Trade
first-tsar-kind-military = Military

first-tsar-chamber-production = Production
first-tsar-chamber-maneuver = Maneuver
first-tsar-chamber-project = Project
first-tsar-chamber-exchange = Exchange
first-tsar-chamber-reward = Reward

first-tsar-region-east = the East
first-tsar-region-south = the South
first-tsar-region-west = the West
first-tsar-region-north = the North

first-tsar-city-veliky-novgorod = Veliky Novgorod
first-tsar-city-tver = Tver
first-tsar-city-yaroslavl = Yaroslavl
first-tsar-city-vologda = Vologda
first-tsar-city-moscow = Moscow
first-tsar-city-smolensk = Smolensk
first-tsar-city-bryansk = Bryansk
first-tsar-city-kozelsk = Kozelsk
first-tsar-city-novgorod-seversky = Novgorod-Seversky
first-tsar-city-chernigov = Chernigov
first-tsar-city-putivl = Putivl
first-tsar-city-kursk = Kursk
first-tsar-city-vladimir = Vladimir
first-tsar-city-murom = Murom
first-tsar-city-nizhny-novgorod = Nizhny Novgorod
first-tsar-city-ryazan = Ryazan

first-tsar-project-PC01 = Timber Ramparts
first-tsar-project-PC02 = Stone Parish Church
first-tsar-project-PC03 = Monastery Granary
first-tsar-project-PC04 = River Wharf
first-tsar-project-PC05 = White Stone Tower
first-tsar-project-PC06 = Cannon Yard
first-tsar-project-PC07 = Bell Tower
first-tsar-project-PC08 = Tsar’s Sloboda
first-tsar-project-PC09 = City Kremlin
first-tsar-project-PC10 = Border Fortress
first-tsar-project-PT01 = Autumn Fair
first-tsar-project-PT02 = Grain Barges
first-tsar-project-PT03 = Mast Timber Contract
first-tsar-project-PT04 = English Cloth
first-tsar-project-PT05 = White Sea Voyage
first-tsar-project-PT06 = Volga Caravan
first-tsar-project-PT07 = Merchants’ Court
first-tsar-project-PT08 = Persian Silks
first-tsar-project-PT09 = Narva Navigation
first-tsar-project-PT10 = Muscovy Company
first-tsar-project-PM01 = Levy of the Towns
first-tsar-project-PM02 = Border Watch
first-tsar-project-PM03 = Noble Cavalry
first-tsar-project-PM04 = Streltsy Company
first-tsar-project-PM05 = River Flotilla
first-tsar-project-PM06 = Armored Regiment
first-tsar-project-PM07 = Gulyay-gorod
first-tsar-project-PM08 = Siege Mines
first-tsar-project-PM09 = Livonian Campaign
first-tsar-project-PM10 = Capture of Kazan

first-tsar-title-TL01 = Steward of the Palace
first-tsar-title-TL02 = Privileged Merchant
first-tsar-title-TL03 = Head of Works
first-tsar-title-TL04 = Voivode
first-tsar-title-TL05 = Customs Head
first-tsar-title-TL06 = Governor
first-tsar-title-TL07 = Governor of the East and South
first-tsar-title-TL08 = Governor of the West and North
first-tsar-title-TL09 = Great Landholder
first-tsar-title-TL10 = Boyar of the Duma
first-tsar-title-TL11 = Head of the Streltsy
first-tsar-title-TL12 = Master of Stone
first-tsar-title-TL13 = Okolnichy
first-tsar-title-TL14 = Oprichnik
first-tsar-title-TL15 = Keeper of Embassies

first-tsar-estate-ES01 = Salt Works
first-tsar-estate-ES02 = House Chapel
first-tsar-estate-ES03 = Armory
first-tsar-estate-ES04 = Horse Farm
first-tsar-estate-ES05 = Quarry
first-tsar-estate-ES06 = Village
first-tsar-estate-ES07 = Market Yard
first-tsar-estate-ES08 = Customs House
first-tsar-estate-ES09 = Chancery
first-tsar-estate-ES10 = Moscow Residence
first-tsar-estate-ES11 = Trading Court
first-tsar-estate-ES12 = Mill
first-tsar-estate-ES13 = Monastery
first-tsar-estate-ES14 = Brickworks
first-tsar-estate-ES15 = Frontier Fort

# $year is 1550 to 1580. Put into sentences as $decade.
first-tsar-decade = { $year }s

# Where a boyar goes after its chamber; in brackets and after a colon.
first-tsar-assignment-hue = to a { $hue } city
first-tsar-assignment-any = to any city
first-tsar-assignment-kremlin = stays in the Kremlin: gain 1 coin, and Favor with a seal

## Goods and effects
##
## What is paid and gained, as $goods, $effect, $what, $cost, $income and so on of other messages, and alone as tooltips: the
## plain form is that of a label. A language with cases gives the others as attributes (.acc), which sentences ask for as
## $effect-acc. $count is a number; $one, $two and $rest are such words again.

first-tsar-goods-grain = { $count } grain
first-tsar-goods-wood = { $count } wood
first-tsar-goods-stone = { $count } stone
first-tsar-goods-gunpowder = { $count } gunpowder
first-tsar-goods-textile = { $count } textile
first-tsar-goods-steel = { $count } steel
first-tsar-goods-coin =
    { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }
first-tsar-goods-vp = { $count } VP
first-tsar-goods-any =
    { $count ->
        [one] any good or a coin
       *[other] { $count } goods or coins of your choice
    }
first-tsar-goods-income =
    { $count ->
        [one] the income of a city
       *[other] the income of { $count } cities
    }
first-tsar-goods-warrior =
    { $count ->
        [one] a warrior
       *[other] { $count } warriors
    }
first-tsar-goods-move =
    { $count ->
        [one] a move
       *[other] { $count } moves
    }
first-tsar-goods-take-project =
    { $count ->
        [one] a Project card
       *[other] { $count } Project cards
    }
first-tsar-goods-complete-project =
    { $count ->
        [one] complete a project
       *[other] complete { $count } projects
    }
first-tsar-goods-take-estate =
    { $count ->
        [one] an Estate
       *[other] { $count } Estates
    }
first-tsar-goods-take-title =
    { $count ->
        [one] a Title
       *[other] { $count } Titles
    }
first-tsar-goods-swap =
    { $count ->
        [one] a 1:1 exchange
       *[other] up to { $count } 1:1 exchanges
    }
first-tsar-goods-favor =
    { $count ->
        [one] the Tsar’s Favor
       *[other] the Tsar’s Favor { $count } times
    }
first-tsar-goods-trade =
    { $count ->
        [one] a Trade effect on your pad
       *[other] { $count } Trade effects on your pad
    }
first-tsar-goods-two-trades =
    { $count ->
        [one] two different Trade effects on your pad
       *[other] { $count } times two different Trade effects on your pad
    }
first-tsar-goods-building =
    { $count ->
        [one] a building
       *[other] { $count } buildings
    }
first-tsar-goods-war =
    { $count ->
        [one] a warrior to the Field of War, with Spoils
       *[other] { $count } warriors to the Field of War, with Spoils
    }

first-tsar-list-none = nothing
first-tsar-list-two = { $one } and { $two }
first-tsar-list-more = { $one }, { $rest }
# An effect that has to be paid for.
first-tsar-effect-paid = { $gain } (pay { $pay })

first-tsar-source-trade = Trade token { $token }
first-tsar-source-printed = the effect printed in slot { $slot }
first-tsar-source-spoils = Spoils token { $token }
first-tsar-source-region = Region token { $token }

first-tsar-scores-set = { $vp } VP for each set of a Construction, a Trade and a Military project
first-tsar-scores-construction = { $vp } VP for each completed Construction project
first-tsar-scores-trade = { $vp } VP for each completed Trade project
first-tsar-scores-military = { $vp } VP for each completed Military project
first-tsar-scores-token = { $vp } VP for each Spoils token and each Trade token on your pad
first-tsar-scores-city = { $vp } VP for each city where your influence is 3 or more
first-tsar-scores-city-in = { $vp } VP for each city in { $regions } where your influence is 3 or more
first-tsar-scores-estate = { $vp } VP for each of your Estates
first-tsar-scores-title = { $vp } VP for each of your Titles, including this one
first-tsar-scores-field = { $vp } VP for each of your warriors on the Field of War
first-tsar-scores-building = { $vp } VP for each of your buildings
first-tsar-scores-region = { $vp } VP for each region where you have the most influence
first-tsar-scores-warrior = { $vp } VP for each of your warriors in cities
first-tsar-scores-foreign = { $vp } VP for each foreign good you have

## What happened
##
## The log, in the present tense. $who is a name; $coins in brackets were paid; $token is a printed id; $slot is a number.

first-tsar-event-kept = { $who } keeps the project { $project }.
first-tsar-event-kept-secret = { $who } keeps a project.
first-tsar-event-projects = The returned projects are shuffled into the deck, and six are revealed.
first-tsar-event-settled = { $who } places a starting warrior: { $city }.
first-tsar-event-round = The { $decade } begin (round { $round } of 4). { $who } is first player.
first-tsar-event-planned =
    { $who } sends a boyar to the { $chamber } Chamber{ $coins ->
        [0] { "" }
        [one] {" "}with 1 coin
       *[other] {" "}with { $coins } coins
    }.
first-tsar-event-actions = All boyars are in the Kremlin; the Action phase begins.
first-tsar-event-turn = It is { $who }’s turn.
first-tsar-event-turn-ended = { $who } ends the turn.
first-tsar-event-left =
    { $who } leaves the { $chamber } Chamber{ $coins ->
        [0] { "" }
        [one] {" "}and takes 1 coin back
       *[other] {" "}and takes { $coins } coins back
    }.
first-tsar-event-left-first =
    { $who } leaves the { $chamber } Chamber with the most important boyar{ $coins ->
        [0] { "" }
        [one] {" "}and loses 1 coin
       *[other] {" "}and loses { $coins } coins
    }.
first-tsar-event-sealed =
    { $who } seals the { $chamber } Chamber{ $coins ->
        [0] { "" }
       *[other] {" "}(pays 1 coin)
    }.
first-tsar-event-coins-back =
    { $coins ->
        [one] { $who } takes back the coin under the boyar there.
       *[other] { $who } takes back the { $coins } coins under the boyar there.
    }
first-tsar-event-sent = { $who } sends the boyar to { $city }.
first-tsar-event-income =
    { $who } gains the income of { $city }: { $goods }{ $coins ->
        [0] { "" }
        [one] {" "}(pays 1 coin)
       *[other] {" "}(pays { $coins } coins)
    }.
first-tsar-event-warrior = { $who } places a warrior in { $city }.
first-tsar-event-moved-warrior = { $who } moves a warrior from { $from } to { $to }.
first-tsar-event-moved-boyar = { $who } moves a boyar from { $from } to { $to }.
first-tsar-event-took-trade = { $who } takes Trade token { $token }.
first-tsar-event-placed-trade = { $who } puts Trade token { $token } in slot { $slot }.
first-tsar-event-dropped-trade = { $who } discards Trade token { $token } to make room.
first-tsar-event-discarded-trades = { $who } discards Trade tokens { $one } and { $two } to take a project.
first-tsar-event-arranged = { $who } rearranges the Trade tokens.
first-tsar-event-resolved-trade = { $who } resolves { $source }.
first-tsar-event-took-project = { $who } takes the project { $project }.
first-tsar-event-drew-project = { $who } draws the project { $project }.
first-tsar-event-drew-secret = { $who } draws a project.
first-tsar-event-new-project = New project on display: { $project }.
first-tsar-event-completed = { $who } completes the project { $project }.
first-tsar-event-built = { $who } builds in { $city }.
first-tsar-event-war = { $who } sends a warrior to the Field of War and takes Spoils token { $token }.
first-tsar-event-war-only = { $who } sends a warrior to the Field of War.
first-tsar-event-gave = { $who } gives { $goods }.
first-tsar-event-swapped = { $who } exchanges { $give } for { $take }.
first-tsar-event-sold = { $who } spends { $goods } and gains 1 coin.
first-tsar-event-gained = { $who } gains { $what }.
first-tsar-event-paid = { $who } pays { $goods }.
first-tsar-event-declined = { $who } skips { $what }.
first-tsar-event-declined-trade = { $who } skips a Trade effect.
first-tsar-event-declined-to-pay = { $who } does not pay for { $source }.
first-tsar-event-scored-project = { $who } scores { $vp } VP for the project.
first-tsar-event-scored-token = { $who } scores { $vp } VP from a token.
first-tsar-event-scored-region = { $who } scores { $vp } VP in the region.
first-tsar-event-scored-favor = { $who } is already at the top of the Favor track and scores { $vp } VP.
first-tsar-event-scored-titles = { $who } scores { $vp } VP with Titles.
first-tsar-event-scored-field = { $who } scores { $vp } VP on the Field of War.
first-tsar-event-scored-standing = { $who } scores { $vp } VP on the Favor track.
first-tsar-event-scored-exchange = { $who } exchanges goods and coins for { $vp } VP.
first-tsar-event-favored = { $who } gains the Tsar’s Favor and moves to the top.
first-tsar-event-favor-token = { $who } is first to reach { $space } VP and takes the Favor token.
first-tsar-event-took-title = { $who } takes the Title { $title }.
first-tsar-event-drew-title = { $who } draws the Title { $title }.
first-tsar-event-took-estate = { $who } takes the Estate { $estate }.
first-tsar-event-drew-estate = { $who } draws the Estate { $estate }.
first-tsar-event-used = { $who } uses the Estate { $estate }.
first-tsar-event-used-paying = { $who } uses the Estate { $estate } (pays { $goods }).
first-tsar-event-reshuffled-titles = The discarded Titles form a new deck.
first-tsar-event-reshuffled-estates = The discarded Estates form a new deck.
first-tsar-event-rewards = The round ends; the regions are rewarded.
first-tsar-event-led = { $who } has the most influence in { $region }.
first-tsar-event-no-reward = Nobody has a piece in { $region }.
first-tsar-event-reward-points = { $who } gains the points for { $region }.
first-tsar-event-reward-other = { $who } gains the other reward for { $region }.
first-tsar-event-scoring = Special scoring after the { $decade }.
first-tsar-event-title-scored = { $who } scores { $vp } VP as { $title }.
first-tsar-event-new-spoils = The warriors return from the Field of War, and new Spoils are revealed.
first-tsar-event-new-trades = New Trade tokens are on the waterways.
first-tsar-event-new-cards = New Titles and Estates are revealed.
first-tsar-event-new-assignments = The Assignment cards are dealt again.
first-tsar-event-new-regions = New Region tokens are on the map.
first-tsar-event-over = The 1580s are over, and so is the game.

## Questions
##
## What the player who decides is asked, at the head of the table; .they is what all others read after the name of that player,
## without a full stop. $then is one of first-tsar-then-…: a clause where something is left to do, a sentence where not.

first-tsar-ask-over = The game is over.
first-tsar-ask-keep = Keep one project; the other two return to the deck.
    .they = is choosing a project to keep
first-tsar-ask-settle = Place a starting warrior.
    .they = is placing a starting warrior
first-tsar-ask-plan = The { $decade }, Planning phase. Send a boyar to a chamber.
    .they = is sending a boyar to a chamber
first-tsar-ask-coins = How many coins do you put under your boyar in the { $chamber } Chamber?
    .they = is putting coins under a boyar in the { $chamber } Chamber
first-tsar-ask-leave = The { $decade }, Action phase. Choose a boyar to leave its chamber.
    .they = is choosing a boyar to leave its chamber
first-tsar-ask-production =
    { $left ->
        [0] Production: nothing left to gain. { $then }
        [one] Production: gain 1 more income, { $then }.
       *[other] Production: gain up to { $left } more incomes, { $then }.
    }
    .they = is taking the actions of the Production Chamber
first-tsar-ask-maneuver =
    { $left ->
        [0] Maneuver: no action left. { $then }
        [one] Maneuver: take 1 more action, { $then }.
       *[other] Maneuver: take up to { $left } more actions, { $then }.
    }
    .they = is taking the actions of the Maneuver Chamber
first-tsar-ask-project =
    { $left ->
        [0] Project: no action left. { $then }
        [one] Project: take 1 more action, { $then }.
       *[other] Project: take up to { $left } more actions, { $then }.
    }
    .they = is taking the actions of the Project Chamber
first-tsar-ask-exchange-chamber =
    { $left ->
        [0] Exchange: trade 2 for 1, { $then }.
        [one] Exchange: trade 2 for 1, and take 1 foreign good.
       *[other] Exchange: trade 2 for 1, and take { $left } foreign goods.
    }
    .they = is taking the actions of the Exchange Chamber
first-tsar-ask-reward =
    { $left ->
        [0] Reward: no card left to take. { $then }
        [one] Reward: take 1 card, { $then }.
       *[other] Reward: take { $left } cards, { $then }.
    }
    .they = is taking the actions of the Reward Chamber
first-tsar-ask-reward-titled =
    { $left ->
        [0] Reward: no card left to take. { $then }
       *[other] Reward: take an Estate as the bonus, { $then }.
    }
    .they = is taking the actions of the Reward Chamber
# A clause after a comma, as $then.
first-tsar-then-send = or send your boyar on its way
# A clause after a comma, as $then.
first-tsar-then-end = or end your turn: your boyar stays in the Kremlin
# A sentence of its own, as $then.
first-tsar-then-where = Send your boyar to a city.
# A sentence of its own, as $then.
first-tsar-then-stays = Your boyar stays in the Kremlin.
first-tsar-ask-end = Take free actions or end your turn.
    .they = is finishing the turn
first-tsar-ask-exchange = Choose what you take for the two you gave.
    .they = is choosing what to take in exchange
first-tsar-ask-slot = Choose the slot for Trade token { $token } ({ $effect }).
    .they = is choosing a slot for Trade token { $token }
first-tsar-ask-drop = Your pad is full. Discard a token to make room for { $token } ({ $effect }).
    .they = is making room for Trade token { $token }
# $effect has its price in brackets.
first-tsar-ask-bargain = Do you want { $effect }?
    .they = is deciding whether to pay for an effect
first-tsar-ask-any = Take a good or a coin.
    .they = is choosing a good or a coin
first-tsar-ask-income = Choose the city whose income you gain.
    .they = is choosing a city for its income
first-tsar-ask-warrior = Place the warrior.
    .they = is placing a warrior
first-tsar-ask-move = Choose a warrior or boyar to move.
    .they = is choosing a piece to move
first-tsar-ask-take-project = Choose a project to take.
    .they = is choosing a project to take
first-tsar-ask-complete = Choose a project to complete.
    .they = is choosing a project to complete
first-tsar-ask-take-estate = Choose an Estate.
    .they = is choosing an Estate
first-tsar-ask-take-title = Choose a Title.
    .they = is choosing a Title
first-tsar-ask-building = Choose the city to build in.
    .they = is choosing where to build
first-tsar-ask-war = You may send a warrior to the Field of War. Choose the Spoils.
    .they = is deciding whether to send a warrior to the Field of War
first-tsar-ask-swap =
    { $left ->
        [one] Exchange 1 for 1. This is the last exchange.
       *[other] Exchange 1 for 1. You have { $left } exchanges left.
    }
    .they = is choosing what to exchange
first-tsar-ask-trade = Choose a Trade effect on your pad.
    .they = is choosing a Trade effect
first-tsar-ask-first-trade = Two different Trade effects on your pad: choose the first.
    .they = is choosing the first of two Trade effects
first-tsar-ask-second-trade = Choose the second Trade effect.
    .they = is choosing the second Trade effect
first-tsar-ask-pause = Next: your second Trade effect ({ $effect }). Take free actions first, or resolve it.
    .they = is about to resolve a second Trade effect
first-tsar-ask-prize = You have the most influence in { $region }. Choose your reward.
    .they = is choosing the reward for { $region }
first-tsar-ask-prize-for = { $leader } leads { $region } by a small margin, so you choose their reward.
    .they = is choosing { $leader }’s reward for { $region }

## Choices
##
## Buttons and tooltips. Costs say “pay”, gains say “gain”. $assignment is one of first-tsar-assignment-…; $move is another choice.

first-tsar-do-keep = Keep { $project } ({ $kind }): costs { $cost }, gives { $vp } VP
first-tsar-do-settle = { $city }, { $region } (income: { $income })
first-tsar-do-plan = { $chamber } ({ $assignment })
first-tsar-do-coins =
    { $coins ->
        [0] No coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }
first-tsar-do-leave =
    Leave the { $chamber } Chamber ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; you take your coin back
       *[other] ; you take your { $coins } coins back
    }
first-tsar-do-leave-first =
    Leave the { $chamber } Chamber without a seal ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; you lose your coin
       *[other] ; you lose your { $coins } coins
    }
first-tsar-do-leave-seal =
    Leave the { $chamber } Chamber with a seal for the bonus ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; you lose your coin
       *[other] ; you lose your { $coins } coins
    }{ $price ->
        [0] { "" }
       *[other] {" "}(pay 1 coin for the seal)
    }
first-tsar-do-income = Income of { $city }: { $goods }
first-tsar-do-income-paid = Income of { $city }: { $goods } (pay 1 coin for the stone)
first-tsar-do-income-plain = Income of { $city } without the stone: { $goods }
first-tsar-do-warrior = Place a warrior in { $city }
first-tsar-do-move-warrior = Move a warrior from { $from } to { $to }
first-tsar-do-move-boyar = Move a boyar from { $from } to { $to }
first-tsar-do-move-taking = { $move } and take { $token }: { $effect }
first-tsar-do-take-project = Take { $project } ({ $kind }): costs { $cost }, gives { $vp } VP
first-tsar-do-draw-project = Draw the top card of the Project deck
first-tsar-do-complete = Complete { $project } ({ $kind }): pay { $cost }, gain { $vp } VP
first-tsar-do-give = Exchange { $goods } for something else
first-tsar-do-take = Take { $what }
first-tsar-do-swap = Exchange { $give } for { $take }
first-tsar-do-take-title = Take the Title { $title }: { $scores }
first-tsar-do-draw-title = Draw the top card of the Title deck
first-tsar-do-take-estate = Take the Estate { $estate }: { $effect }
first-tsar-do-draw-estate = Draw the top card of the Estate deck
first-tsar-do-send = Send the boyar to { $city }, { $region } (income: { $income })
first-tsar-do-sell = Free action: spend { $goods }, gain 1 coin
first-tsar-do-discard = Free action: discard Trade tokens { $one } and { $two }, take a project
first-tsar-do-cover = Free action: rearrange the Trade tokens to cover the printed slots { $slots }
first-tsar-do-cover-none = Free action: rearrange the Trade tokens to cover no printed slot
first-tsar-do-use = Free action: use { $estate }: { $effect }
first-tsar-do-slot = Slot { $slot }
first-tsar-do-slot-printed = Slot { $slot }, covering { $effect }
first-tsar-do-drop = Discard { $token }: { $effect }
first-tsar-do-effect = Slot { $slot }: { $effect }
first-tsar-do-resolve = Resolve it now
first-tsar-do-pay = Pay { $goods }
first-tsar-do-build = Build in { $city }
first-tsar-do-war = Send a warrior for { $token }: { $effect }
first-tsar-do-war-only = Send a warrior; no Spoils are left
first-tsar-do-reward-points = { $vp } VP
first-tsar-do-reward-other = The other reward: { $effect }
first-tsar-do-skip = Skip
first-tsar-do-end = End the turn

## Refusals
##
## Why something cannot be done, after “Not now:” and “Not allowed:”: no capital, no full stop. $number is what the player has.

first-tsar-why-over = the game is over
first-tsar-why-not-dealt = you were not dealt that project
first-tsar-why-warrior-there = there is already a warrior there
first-tsar-why-boyar-there = you already have a boyar in that chamber
first-tsar-why-coins =
    { $number ->
        [0] you have no coin
        [one] you have only { $number } coin
       *[other] you have only { $number } coins
    }
first-tsar-why-no-skip = this step is mandatory
first-tsar-why-leave-first = a boyar has to leave its chamber first
first-tsar-why-send-first = send your boyar to a city first
first-tsar-why-one-boyar = only one boyar leaves its chamber per turn
first-tsar-why-no-boyar = you have no boyar in that chamber
first-tsar-why-not-important = your boyar is not the most important there
first-tsar-why-sealed = the chamber is already sealed
first-tsar-why-no-seal = you have no seal left
first-tsar-why-seal-price = a seal costs 1 coin, and you have none
first-tsar-why-wrong-city = the Assignment card sends your boyar to other cities
first-tsar-why-stays = your boyar stays in the Kremlin
first-tsar-why-lapsed = the actions of the chamber end when the boyar goes to a city
first-tsar-why-other-chamber = that is an action of another chamber
first-tsar-why-none-left = there is nothing left to do in this chamber
first-tsar-why-only-again = you have used three cities; the bonus only repeats one of them
first-tsar-why-no-presence = you have no piece in that city
first-tsar-why-city-used = you have already used that city
first-tsar-why-stone-coin = the stone costs 1 coin, and you have none
first-tsar-why-no-stone = that city yields no stone to leave out
first-tsar-why-no-warrior = you have no warrior left
first-tsar-why-no-piece = you have no such piece there
first-tsar-why-no-waterway = no waterway connects these cities
first-tsar-why-not-shown = that card is not on display
first-tsar-why-deck-empty = the deck is empty
first-tsar-why-not-in-hand = that project is not in your hand
first-tsar-why-cost = you cannot pay its cost
first-tsar-why-goods =
    { $number ->
        [one] you do not have that to give
       *[other] you do not have those { $number } to give
    }
first-tsar-why-not-foreign = it has to be a foreign good
first-tsar-why-one-title = the bonus gives an Estate, not a second Title
first-tsar-why-no-building = you have no building left
first-tsar-why-no-builder = you have neither a warrior nor a boyar in that city
first-tsar-why-built-up = there is already a building there
first-tsar-why-no-spoils = that Spoils token is not on the Field of War
first-tsar-why-take-spoils = take a Spoils token as long as there are any
first-tsar-why-pad-full = your pad is full; discard a token first
first-tsar-why-slot-taken = there is already a token in that slot
first-tsar-why-room = there is room on your pad
first-tsar-why-not-on-pad = that token is not on your pad
first-tsar-why-no-effect = that slot has no effect
first-tsar-why-effect-twice = the second effect has to be different
first-tsar-why-closed = free actions are for your own turn in the Action phase
first-tsar-why-no-projects = there is no project left to take
first-tsar-why-not-printed = name only slots with a printed effect
first-tsar-why-arrangement =
    { $number ->
        [0] you have no Trade token
        [one] that cannot be done with { $number } token
       *[other] that cannot be done with { $number } tokens
    }
first-tsar-why-same-arrangement = your tokens are already arranged like that
first-tsar-why-arranged = you have just rearranged your tokens; do something else first
first-tsar-why-not-yours = that Estate is not yours
first-tsar-why-used = you have already used that Estate this round
first-tsar-why-price = you cannot pay its price
first-tsar-why-no-gain = it would give you nothing now

## When else
##
## Refusals of what is no answer to the question: when it may be done. They stand after “Not now:”, too, or in
## when-begun.

first-tsar-when-keep = the first project is chosen in setup
first-tsar-when-settle = starting warriors are placed in setup
first-tsar-when-plan = boyars are sent to chambers in the Planning phase
first-tsar-when-coins = you can only put coins under a boyar when you place it
first-tsar-when-leave = boyars leave the chambers in the Action phase, one per turn
first-tsar-when-income = the Production Chamber and some effects give the income of cities
first-tsar-when-warrior = the Maneuver Chamber and some effects place warriors
first-tsar-when-move = the Maneuver Chamber and some effects move pieces
first-tsar-when-take-project = the Project Chamber and some effects give projects
first-tsar-when-complete = the Project Chamber and some effects let you complete projects
first-tsar-when-exchange = goods are exchanged in the Exchange Chamber
first-tsar-when-swap = only effects swap goods one for one
first-tsar-when-take-title = the Reward Chamber and some effects give Titles
first-tsar-when-take-estate = the Reward Chamber and some effects give Estates
first-tsar-when-send = boyars go to cities in the Action phase, after the actions of their chamber
first-tsar-when-free = free actions are for your own turn in the Action phase, between other actions
first-tsar-when-slot = Trade tokens get their slot when you take them
first-tsar-when-drop = a Trade token is discarded from your pad only to make room for a new one
first-tsar-when-effect = Trade projects and some effects resolve the Trade effects of your pad
first-tsar-when-resolve = the second Trade effect comes after the first
first-tsar-when-pay = a price is paid when an effect asks for it
first-tsar-when-build = Construction projects and some effects place buildings
first-tsar-when-war = Military projects and some effects send warriors to the Field of War
first-tsar-when-reward = the rewards of the regions are chosen at the end of the round
first-tsar-when-skip = you can only skip what a rule leaves to you
first-tsar-when-end = your turn ends once your boyar has reached its place

## Scoring
##
## Headings of the standings.

first-tsar-score-projects = Projects
first-tsar-score-tokens = Trade and Spoils tokens
first-tsar-score-regions = Regions
first-tsar-score-favor = Favor gained on top
first-tsar-score-titles = Titles
first-tsar-score-field = Field of War
first-tsar-score-standing = Favor track
first-tsar-score-exchange = Goods and coins

## The drawn board
##
## The board in the terminal, lines of at most 80 columns.

first-tsar-board-title = THE FIRST TSAR · { $decade } (round { $round } of 4) · { $phase }
first-tsar-phase-keep = first projects
first-tsar-phase-settle = first warriors
first-tsar-phase-planning = planning
first-tsar-phase-actions = actions
first-tsar-phase-end-of-round = end of the round
first-tsar-phase-over = the game is over
first-tsar-board-first = first player { $who }
first-tsar-board-favor = Favor
first-tsar-board-favor-tokens = tokens at { $spaces } VP
first-tsar-board-kremlin = Kremlin
first-tsar-board-seal = seal { $who }
# One letter for each color of cities on the drawn map; first-tsar-board-legend explains them.
first-tsar-board-letter-black = B
first-tsar-board-letter-blue = U
first-tsar-board-letter-purple = P
first-tsar-board-letter-yellow = Y
first-tsar-board-to-hue = { $hue }
first-tsar-board-to-any = any city
first-tsar-board-to-kremlin = Kremlin
first-tsar-board-prize = { $vp } VP or { $other }
first-tsar-board-waters = Waters
first-tsar-board-field = War
first-tsar-board-spoils = Spoils
first-tsar-board-projects = Projects
first-tsar-board-titles = Titles
first-tsar-board-estates = Estates
first-tsar-board-decks = Decks
first-tsar-board-projects-left =
    { $count ->
        [one] { $count } project
       *[other] { $count } projects
    }
first-tsar-board-titles-left =
    { $count ->
        [one] { $count } Title
       *[other] { $count } Titles
    }
first-tsar-board-estates-left =
    { $count ->
        [one] { $count } Estate
       *[other] { $count } Estates
    }
first-tsar-board-cost = { $cost } for { $vp } VP
first-tsar-board-none = –
first-tsar-board-vp = { $vp } VP
first-tsar-board-supply = supply { $warriors } war, { $buildings } bld, { $seals } seal
first-tsar-board-goods = goods
first-tsar-board-pad = pad
first-tsar-board-hand = hand
first-tsar-board-cards =
    { $count ->
        [0] no card
        [one] { $count } card
       *[other] { $count } cards
    }
first-tsar-board-known = among them { $projects }
first-tsar-board-completed = done
first-tsar-board-title-now = { $title } (now { $vp } VP)
first-tsar-board-owned-titles = titles
first-tsar-board-owned-estates = estates
first-tsar-board-used = { $estate } (used)
first-tsar-board-owned-spoils = spoils
first-tsar-board-legend =
    Cities: B black, U blue, P purple, Y yellow. W2+# is white’s 2 warriors, a
    boyar and a building. In the Kremlin W2* has 2 coins and is the most
    important. ? for more

first-tsar-short-grain = { $count } gr
first-tsar-short-wood = { $count } wd
first-tsar-short-stone = { $count } st
first-tsar-short-gunpowder = { $count } gp
first-tsar-short-textile = { $count } tx
first-tsar-short-steel = { $count } sl
first-tsar-short-coin = { $count } C
first-tsar-short-vp = { $count } VP
first-tsar-short-any = { $count } any
first-tsar-short-income = income
first-tsar-short-warrior = warrior
first-tsar-short-move = move
first-tsar-short-take-project = project
first-tsar-short-complete-project = complete
first-tsar-short-take-estate = Estate
first-tsar-short-take-title = Title
first-tsar-short-swap = { $count }× 1:1
first-tsar-short-favor = Favor
first-tsar-short-trade = 1 Trade effect
first-tsar-short-two-trades = 2 Trade effects
first-tsar-short-building = building
first-tsar-short-war = war

## Help in the terminal
##
## Lines of at most 80 columns, folded by hand.

first-tsar-hint-round =
    Four rounds. Planning: in turn, everyone sends three boyars to three different
    chambers, each with any number of coins. Actions: in turn, a boyar leaves its
    chamber, takes its actions and goes to a city of the color its Assignment card
    shows. Then the regions give their rewards.
first-tsar-hint-seals =
    The most important boyar of a chamber, by coins and then by the Tsar’s Favor,
    loses its coins when it leaves; any other takes them back. With the first seal
    in the chamber it also has the bonus, and whoever else stands there gets the
    coins underneath back at once. With two players a seal costs one more coin.
first-tsar-hint-chambers =
    Production: the income of 3 different cities with a piece of yours, each stone
    for a coin (bonus: one of them again). Maneuver: 2 times place a warrior or
    move a piece (bonus: 3). Project: 2 times take or complete a project (bonus:
    3). Exchange: any 2 for any 1, and a foreign good (bonus: another). Reward: an
    Estate or a Title (bonus: an Estate).
first-tsar-hint-projects =
    Construction lets you build where you have a warrior or boyar, Trade resolves
    two Trade effects of your pad, Military sends a warrior to the Field of War
    for a Spoils token.
first-tsar-hint-free =
    Free actions on your own turn: 2 local goods for a coin, a foreign good for a
    coin, 2 Trade tokens for a project, rearranging the tokens, and each Estate
    once per round.
first-tsar-hint-favor =
    The higher Favor wins every tie. Gaining Favor at the top scores 1 VP. Until
    the scoring of round 2, whoever first reaches 10, 20 or 30 VP also gains Favor.
first-tsar-hint-score =
    After rounds 2 and 4: Titles; 4 and 2 VP for the most warriors on the Field of
    War; 4 and 2 VP for the highest Favor. At the end 2 foreign goods are worth a
    point, then 3 of anything. A warrior has 1 influence, boyars and buildings 2.
first-tsar-hint-letters =
    Letters: gr grain, wd wood, st stone, gp gunpowder, tx textile, sl steel, C
    coins, VP points.
first-tsar-hints =
    { first-tsar-hint-round }

    { first-tsar-hint-seals }

    { first-tsar-hint-chambers }

    { first-tsar-hint-projects }

    { first-tsar-hint-free }

    { first-tsar-hint-favor }

    { first-tsar-hint-score }

    { first-tsar-hint-letters }
