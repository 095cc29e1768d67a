# What The First Tsar can say.
#
# Families: event (the log), ask and then (questions), do (choices), why (refusals), goods and list (what is given), source (where
# an effect is printed), score (categories of the standings), scores (what a Title counts), option (faults in the options),
# help (what an option does), city, region, chamber, hue, kind, project, title, estate (names), colour, hint (help in the
# terminal); board, phase and short are for the drawn board.

first-tsar-name = The First Tsar
first-tsar-about = Send your boyars to the Kremlin, win the Tsar’s Favor and the regions of the realm. For 2 to 4 players, by Stan Kordonsky.

## Options

first-tsar-help-players = How many people play.
first-tsar-help-colours = The colour of each seat; no two alike.


## Names

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
first-tsar-project-PM06 = Armoured Regiment
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
first-tsar-estate-ES03 = Armoury
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

first-tsar-decade = { $year }s

first-tsar-assignment-hue = to a { $hue } city
first-tsar-assignment-any = to any city
first-tsar-assignment-kremlin = stays in the Kremlin: a coin, and Favor with a seal

## Goods and effects

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
       *[other] { $count } incomes of cities
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
        [one] completing a project
       *[other] completing { $count } projects
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
        [one] a Trade effect of your pad
       *[other] { $count } Trade effects of your pad
    }
first-tsar-goods-two-trades =
    { $count ->
        [one] two different Trade effects of your pad
       *[other] { $count } times two different Trade effects of your pad
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
first-tsar-effect-paid = { $gain } for { $pay }

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
first-tsar-scores-estate = { $vp } VP for each Estate of yours
first-tsar-scores-title = { $vp } VP for each Title of yours, this one too
first-tsar-scores-field = { $vp } VP for each warrior of yours on the Field of War
first-tsar-scores-building = { $vp } VP for each building of yours
first-tsar-scores-region = { $vp } VP for each region where you have the most influence
first-tsar-scores-warrior = { $vp } VP for each warrior of yours in the cities
first-tsar-scores-foreign = { $vp } VP for each foreign good you have

## What happened

first-tsar-event-kept = { $who } kept the project { $project }.
first-tsar-event-kept-secret = { $who } kept a project.
first-tsar-event-projects = The projects that were put back are shuffled in, and six are laid out.
first-tsar-event-settled = { $who } placed a first warrior: { $city }.
first-tsar-event-round = The { $decade } begin (round { $round } of 4). { $who } is first player.
first-tsar-event-planned =
    { $who } sent a boyar to the chamber { $chamber }{ $coins ->
        [0] { "" }
        [one] , with a coin
       *[other] , with { $coins } coins
    }.
first-tsar-event-actions = All boyars are in the Kremlin; now they act.
first-tsar-event-turn = It is { $who }’s turn.
first-tsar-event-turn-ended = { $who } ended the turn.
first-tsar-event-left =
    { $who } left the chamber { $chamber }{ $coins ->
        [0] { "" }
        [one] {" "}and took the coin back
       *[other] {" "}and took the { $coins } coins back
    }.
first-tsar-event-left-first =
    { $who } left the chamber { $chamber } as the most important{ $coins ->
        [0] { "" }
        [one] , giving up the coin
       *[other] , giving up the { $coins } coins
    }.
first-tsar-event-sealed =
    { $who } sealed the chamber { $chamber }{ $coins ->
        [0] { "" }
       *[other] , for a coin
    }.
first-tsar-event-coins-back =
    { $coins ->
        [one] { $who } got back the coin under the boyar there.
       *[other] { $who } got back the { $coins } coins under the boyar there.
    }
first-tsar-event-sent = { $who } sent the boyar to { $city }.
first-tsar-event-income =
    { $who } took the income of { $city }: { $goods }{ $coins ->
        [0] { "" }
        [one] , paying a coin
       *[other] , paying { $coins } coins
    }.
first-tsar-event-warrior = { $who } placed a warrior in { $city }.
first-tsar-event-moved-warrior = { $who } moved a warrior from { $from } to { $to }.
first-tsar-event-moved-boyar = { $who } moved a boyar from { $from } to { $to }.
first-tsar-event-took-trade = { $who } took the Trade token { $token }.
first-tsar-event-placed-trade = { $who } put the Trade token { $token } into slot { $slot }.
first-tsar-event-dropped-trade = { $who } discarded the Trade token { $token } to make room.
first-tsar-event-discarded-trades = { $who } discarded the Trade tokens { $one } and { $two } for a project.
first-tsar-event-arranged = { $who } rearranged the Trade tokens.
first-tsar-event-resolved-trade = { $who } resolved { $source }.
first-tsar-event-took-project = { $who } took the project { $project }.
first-tsar-event-drew-project = { $who } drew the project { $project }.
first-tsar-event-drew-secret = { $who } drew a project.
first-tsar-event-new-project = New on display: { $project }.
first-tsar-event-completed = { $who } completed the project { $project }.
first-tsar-event-built = { $who } built in { $city }.
first-tsar-event-war = { $who } sent a warrior to the Field of War and took the Spoils token { $token }.
first-tsar-event-war-only = { $who } sent a warrior to the Field of War.
first-tsar-event-gave = { $who } gave { $goods }.
first-tsar-event-swapped = { $who } exchanged { $give } for { $take }.
first-tsar-event-sold = { $who } spent { $goods } for a coin.
first-tsar-event-gained = { $who } gained { $what }.
first-tsar-event-paid = { $who } paid { $goods }.
first-tsar-event-declined = { $who } skipped { $what }.
first-tsar-event-declined-trade = { $who } skipped a Trade effect.
first-tsar-event-declined-to-pay = { $who } did not pay for { $source }.
first-tsar-event-scored-project = { $who } scored { $vp } VP for the project.
first-tsar-event-scored-token = { $who } scored { $vp } VP from a token.
first-tsar-event-scored-region = { $who } scored { $vp } VP in the region.
first-tsar-event-scored-favor = { $who } is on top of the Favor track already and scored { $vp } VP.
first-tsar-event-scored-titles = { $who } scored { $vp } VP with Titles.
first-tsar-event-scored-field = { $who } scored { $vp } VP on the Field of War.
first-tsar-event-scored-standing = { $who } scored { $vp } VP on the Favor track.
first-tsar-event-scored-exchange = { $who } exchanged goods and coins for { $vp } VP.
first-tsar-event-favored = { $who } won the Tsar’s Favor and moved to the top.
first-tsar-event-favor-token = { $who } reached { $space } VP first and took the Favor token.
first-tsar-event-took-title = { $who } took the Title { $title }.
first-tsar-event-drew-title = { $who } drew the Title { $title }.
first-tsar-event-took-estate = { $who } took the Estate { $estate }.
first-tsar-event-drew-estate = { $who } drew the Estate { $estate }.
first-tsar-event-used = { $who } used the Estate { $estate }.
first-tsar-event-used-paying = { $who } used the Estate { $estate } for { $goods }.
first-tsar-event-reshuffled-titles = The discarded Titles make a new deck.
first-tsar-event-reshuffled-estates = The discarded Estates make a new deck.
first-tsar-event-rewards = The round ends; the regions are rewarded.
first-tsar-event-led = { $who } has the most influence in { $region }.
first-tsar-event-no-reward = Nobody has a piece in { $region }.
first-tsar-event-reward-points = { $who } gets the points for { $region }.
first-tsar-event-reward-other = { $who } gets the other reward for { $region }.
first-tsar-event-scoring = Special scoring after the { $decade }.
first-tsar-event-title-scored = { $who } scored { $vp } VP as { $title }.
first-tsar-event-new-spoils = The warriors come home from the Field of War, and new Spoils are laid out.
first-tsar-event-new-trades = New Trade tokens lie on the waterways.
first-tsar-event-new-cards = New Titles and Estates are laid out.
first-tsar-event-new-assignments = The Assignment cards are dealt anew.
first-tsar-event-new-regions = New Region tokens lie on the map.
first-tsar-event-over = The 1580s are over, and so is the game.

## Questions

first-tsar-ask-over = The game is over.
first-tsar-ask-keep = Which project do you keep? The other two go back into the deck.
first-tsar-ask-settle = Where do you place a first warrior?
first-tsar-ask-plan = The { $decade }, planning. Which chamber does your boyar go to?
first-tsar-ask-coins = How many coins do you put under your boyar in the chamber { $chamber }?
first-tsar-ask-leave = The { $decade }. Which boyar leaves the chamber?
first-tsar-ask-production =
    { $left ->
        [0] Production: nothing is left to take. { $then }
        [one] Production: one more income, { $then }.
       *[other] Production: up to { $left } more incomes, { $then }.
    }
first-tsar-ask-maneuver =
    { $left ->
        [0] Maneuver: no action is left. { $then }
        [one] Maneuver: one more action, { $then }.
       *[other] Maneuver: up to { $left } more actions, { $then }.
    }
first-tsar-ask-project =
    { $left ->
        [0] Project: no action is left. { $then }
        [one] Project: one more action, { $then }.
       *[other] Project: up to { $left } more actions, { $then }.
    }
first-tsar-ask-exchange-chamber =
    { $left ->
        [0] Exchange: any two for any one, { $then }.
        [one] Exchange: any two for any one, and one foreign good to take.
       *[other] Exchange: any two for any one, and { $left } foreign goods to take.
    }
first-tsar-ask-reward =
    { $left ->
        [0] Reward: no card is left to take. { $then }
        [one] Reward: one card to take, { $then }.
       *[other] Reward: { $left } cards to take, { $then }.
    }
first-tsar-ask-reward-titled =
    { $left ->
        [0] Reward: no card is left to take. { $then }
       *[other] Reward: the bonus gives an Estate, { $then }.
    }
first-tsar-then-send = or send your boyar on its way
first-tsar-then-end = or end your turn: your boyar stays in the Kremlin
first-tsar-then-where = Where does your boyar go?
first-tsar-then-stays = Your boyar stays in the Kremlin.
first-tsar-ask-end = Anything else before your turn ends?
first-tsar-ask-exchange = What do you take for the two you gave?
first-tsar-ask-slot = Into which slot goes the Trade token { $token } ({ $effect })?
first-tsar-ask-drop = Your pad is full. Which token makes room for { $token } ({ $effect })?
first-tsar-ask-bargain = Do you want { $effect }?
first-tsar-ask-any = Which good do you take, or a coin?
first-tsar-ask-income = The income of which city do you take?
first-tsar-ask-warrior = Where do you place the warrior?
first-tsar-ask-move = Which warrior or boyar do you move?
first-tsar-ask-take-project = Which project do you take?
first-tsar-ask-complete = Which project do you complete?
first-tsar-ask-take-estate = Which Estate do you take?
first-tsar-ask-take-title = Which Title do you take?
first-tsar-ask-building = Where do you build?
first-tsar-ask-war = Do you send a warrior to the Field of War, and for which Spoils?
first-tsar-ask-swap =
    { $left ->
        [one] What do you exchange? One exchange is left.
       *[other] What do you exchange? { $left } exchanges are left.
    }
first-tsar-ask-trade = Which Trade effect of your pad do you resolve?
first-tsar-ask-first-trade = Two different Trade effects of your pad. Which one comes first?
first-tsar-ask-second-trade = Which Trade effect comes second?
first-tsar-ask-pause = Next comes your second Trade effect: { $effect }. Anything before it?
first-tsar-ask-prize = You have the most influence in { $region }. Which reward do you take?
first-tsar-ask-prize-for = The lead in { $region } is narrow. Which reward does { $leader } get?

## Choices

first-tsar-do-keep = Keep { $project } ({ $kind }): { $cost } for { $vp } VP
first-tsar-do-settle = { $city }, { $region } (yields { $income })
first-tsar-do-plan = { $chamber } ({ $assignment })
first-tsar-do-coins =
    { $coins ->
        [0] No coins
        [one] { $coins } coin
       *[other] { $coins } coins
    }
first-tsar-do-leave =
    Leave { $chamber } ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; your coin comes back
       *[other] ; your { $coins } coins come back
    }
first-tsar-do-leave-first =
    Leave { $chamber } without a seal ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; your coin is lost
       *[other] ; your { $coins } coins are lost
    }
first-tsar-do-leave-seal =
    Leave { $chamber } with a seal for the bonus ({ $assignment }){ $coins ->
        [0] { "" }
        [one] ; your coin is lost
       *[other] ; your { $coins } coins are lost
    }{ $price ->
        [0] { "" }
       *[other] ; the seal costs a coin
    }
first-tsar-do-income = Income of { $city }: { $goods }
first-tsar-do-income-paid = Income of { $city }: { $goods }, paying a coin for the stone
first-tsar-do-income-plain = Income of { $city } without the stone: { $goods }
first-tsar-do-warrior = Place a warrior in { $city }
first-tsar-do-move-warrior = Move a warrior from { $from } to { $to }
first-tsar-do-move-boyar = Move a boyar from { $from } to { $to }
first-tsar-do-move-taking = { $move }, taking { $token }: { $effect }
first-tsar-do-take-project = Take { $project } ({ $kind }): { $cost } for { $vp } VP
first-tsar-do-draw-project = Draw the top project of the deck
first-tsar-do-complete = Complete { $project } ({ $kind }) for { $cost }: { $vp } VP
first-tsar-do-give = Exchange { $goods } for something else
first-tsar-do-take = Take { $what }
first-tsar-do-swap = Exchange { $give } for { $take }
first-tsar-do-take-title = Take the Title { $title }: { $scores }
first-tsar-do-draw-title = Draw the top Title of the deck
first-tsar-do-take-estate = Take the Estate { $estate }: { $effect }
first-tsar-do-draw-estate = Draw the top Estate of the deck
first-tsar-do-send = Send the boyar to { $city }, { $region } (yields { $income })
first-tsar-do-sell = Free: spend { $goods } for a coin
first-tsar-do-discard = Free: discard the Trade tokens { $one } and { $two } for a project
first-tsar-do-cover = Free: rearrange the Trade tokens so that the printed slots { $slots } are covered
first-tsar-do-cover-none = Free: rearrange the Trade tokens so that no printed slot is covered
first-tsar-do-use = Free: use { $estate }: { $effect }
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
first-tsar-do-skip = Skip this
first-tsar-do-end = End the turn

## Refusals

first-tsar-why-over = the game is over
first-tsar-why-not-asked = that is no answer to what you are asked now
first-tsar-why-not-dealt = you were not dealt that project
first-tsar-why-warrior-there = a warrior stands there already
first-tsar-why-boyar-there = a boyar of yours is in that chamber already
first-tsar-why-coins =
    { $number ->
        [0] you have no coin
        [one] you have only { $number } coin
       *[other] you have only { $number } coins
    }
first-tsar-why-coins-later = coins go under a boyar only when it is placed
first-tsar-why-planning = boyars leave the chambers only when all are placed
first-tsar-why-no-skip = this cannot be left out
first-tsar-why-no-end = it is too early to end here
first-tsar-why-leave-first = first a boyar has to leave its chamber
first-tsar-why-send-first = first your boyar has to go to a city
first-tsar-why-one-boyar = only one boyar leaves its chamber in a turn
first-tsar-why-no-boyar = no boyar of yours is in that chamber
first-tsar-why-not-important = your boyar is not the most important there
first-tsar-why-sealed = the chamber is sealed already
first-tsar-why-no-seal = you have no seal left
first-tsar-why-seal-price = a seal costs a coin, which you do not have
first-tsar-why-wrong-city = the Assignment card sends your boyar to other cities
first-tsar-why-stays = your boyar stays in the Kremlin
first-tsar-why-lapsed = the actions of the chamber are over once the boyar is in a city
first-tsar-why-other-chamber = that is an action of another chamber
first-tsar-why-none-left = there is nothing left to do in this chamber
first-tsar-why-only-again = three cities have yielded; the bonus only repeats one of them
first-tsar-why-no-presence = you have no piece in that city
first-tsar-why-city-used = that city has yielded already
first-tsar-why-stone-coin = the stone costs a coin, which you do not have
first-tsar-why-no-stone = that city yields no stone to leave out
first-tsar-why-no-warrior = you have no warrior left
first-tsar-why-no-piece = no such piece of yours stands there
first-tsar-why-no-waterway = no waterway joins these cities
first-tsar-why-not-shown = that card is not on display
first-tsar-why-deck-empty = the deck is empty
first-tsar-why-not-in-hand = you do not hold that project
first-tsar-why-cost = you do not have the goods it costs
first-tsar-why-goods =
    { $number ->
        [one] you do not have that to give
       *[other] you do not have those { $number } to give
    }
first-tsar-why-not-foreign = it has to be a foreign good
first-tsar-why-one-title = the bonus gives an Estate, not a second Title
first-tsar-why-no-building = you have no building left
first-tsar-why-no-builder = neither a warrior nor a boyar of yours is in that city
first-tsar-why-built-up = a building stands there already
first-tsar-why-no-spoils = that Spoils token is not on the Field of War
first-tsar-why-take-spoils = take a Spoils token while there are any
first-tsar-why-pad-full = your pad is full; first discard a token
first-tsar-why-slot-taken = a token lies in that slot already
first-tsar-why-room = there is room on your pad
first-tsar-why-not-on-pad = that token is not on your pad
first-tsar-why-no-effect = that slot has no effect
first-tsar-why-effect-twice = the second effect has to be another one
first-tsar-why-closed = free actions are for your own turn in the Action phase
first-tsar-why-inside = first finish what you have begun
first-tsar-why-no-projects = there is no project left to take
first-tsar-why-not-printed = only slots with a printed effect are named
first-tsar-why-arrangement =
    { $number ->
        [0] you have no Trade token
        [one] that cannot be done with { $number } token
       *[other] that cannot be done with { $number } tokens
    }
first-tsar-why-same-arrangement = that is how your tokens lie already
first-tsar-why-arranged = you have just rearranged your tokens; do something else first
first-tsar-why-not-yours = that Estate is not yours
first-tsar-why-used = that Estate was used in this round
first-tsar-why-price = you cannot pay its price
first-tsar-why-no-gain = it would give you nothing now

## Scoring

first-tsar-score-projects = Projects
first-tsar-score-tokens = Trade and Spoils tokens
first-tsar-score-regions = Regions
first-tsar-score-favor = Favor gained on top
first-tsar-score-titles = Titles
first-tsar-score-field = Field of War
first-tsar-score-standing = Favor track
first-tsar-score-exchange = Goods and coins

## The drawn board

first-tsar-board-title = THE FIRST TSAR · { $decade } (round { $round } of 4) · { $phase }
first-tsar-phase-keep = first projects
first-tsar-phase-settle = first warriors
first-tsar-phase-planning = planning
first-tsar-phase-actions = actions
first-tsar-phase-end-of-round = end of the round
first-tsar-phase-over = the game is over
first-tsar-board-first = { $who } is first
first-tsar-board-favor = Favor
first-tsar-board-favor-tokens = tokens at { $spaces } VP
first-tsar-board-kremlin = Kremlin
first-tsar-board-seal = seal { $who }
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

first-tsar-hint-round =
    Four rounds. Planning: one after the other, everybody sends three boyars to
    three different chambers, each with any number of coins. Actions: one after
    the other, a boyar leaves its chamber, takes its actions and goes to a city of
    the colour its Assignment card shows. Then the regions are rewarded.
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
    Free actions in your own turn: 2 local goods for a coin, a foreign good for a
    coin, 2 Trade tokens for a project, rearranging the tokens, and each Estate
    once a round.
first-tsar-hint-favor =
    Every tie goes to the higher Favor. Gaining Favor on top is worth 1 VP. Until
    the scoring of round 2, who first reaches 10, 20 or 30 VP gains Favor, too.
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
