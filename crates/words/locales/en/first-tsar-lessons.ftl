### The lessons of The First Tsar; docs/lessons.md says how they are written.

## Leave a chamber

first-tsar-lesson-chamber = Leave a chamber
first-tsar-lesson-chamber-about = How a boyar acts, who may place a seal, and where the boyar goes afterwards.
first-tsar-lesson-chamber-boyars = All boyars stand in the five chambers. On your turn one of yours leaves and takes the actions of its chamber. Your boyar in the Production Chamber has one coin under it, your opponent’s has none.
first-tsar-lesson-chamber-leave = More coins: so yours is the most important there and may place a seal as it leaves. That brings the bonus of the chamber, but the coin is gone, and with two players the seal costs one more. Do it.
first-tsar-lesson-chamber-leave-detour = Any boyar may leave, but in this lesson it is the one in the Production Chamber, with a seal.
first-tsar-lesson-chamber-sealed = The chamber is sealed: nobody else can use its bonus in this round. Now collect income from up to three cities where you have a piece, and once more from one of them as the bonus.
first-tsar-lesson-chamber-moscow = You have a warrior in Moscow and one in Smolensk. Begin with Moscow: each stone costs a coin, and you have one left.
first-tsar-lesson-chamber-moscow-detour = The income first, and Moscow before Smolensk.
first-tsar-lesson-chamber-smolensk = Now the income of Smolensk.
first-tsar-lesson-chamber-smolensk-detour = Smolensk has not paid yet: take its income.
first-tsar-lesson-chamber-bonus = And the bonus your seal brings: one of these cities once more. Take what you like.
first-tsar-lesson-chamber-bonus-detour = Use the bonus first: take the income of one of the two cities once more.
first-tsar-lesson-chamber-send = The actions are done, and the Assignment card of the chamber sends the boyar to a city of its color. There it has 2 influence until the end of the round. Choose one.
first-tsar-lesson-chamber-send-detour = Now the boyar goes to a city.
first-tsar-lesson-chamber-finish = Free actions, such as selling goods, are possible before and after everything else. Here there is nothing to sell for the moment: end your turn.
first-tsar-lesson-chamber-finish-detour = Keep your goods for now, and end your turn.
first-tsar-lesson-chamber-end = One boyar has done its work, two are still waiting. With goods you complete projects, and boyars in cities win you regions at the end of the round.

## Complete a project

first-tsar-lesson-project = Complete a project
first-tsar-lesson-project-about = How the Exchange Chamber gets you what is missing, and what a completed project brings.
first-tsar-lesson-project-card = Your project Bell Tower costs 2 wood, 1 stone and 1 steel, and gives 7 VP. You have a grain, a wood, a stone and 3 coins. So a wood and a steel are missing. The Exchange Chamber can give you both.
first-tsar-lesson-project-leave = Neither boyar in Exchange has a coin, so Favor decides, and there your opponent is higher. Yours is not the most important: no seal and no bonus this time. The actions are yours all the same. Let your boyar leave.
first-tsar-lesson-project-leave-detour = Start with Exchange: the goods for the project are not complete yet.
first-tsar-lesson-project-steel = A foreign good of your choice costs nothing here. Take the steel.
first-tsar-lesson-project-steel-detour = Bell Tower needs steel: take that first.
first-tsar-lesson-project-give = Now trade: give any two goods or coins for any one, as often as you like. The grain and one of your coins you can do without. Give these two.
first-tsar-lesson-project-give-detour = Keep wood, stone and steel for the project: give the grain and a coin.
first-tsar-lesson-project-wood = And take what is still missing: wood.
first-tsar-lesson-project-wood-detour = Bell Tower needs a second wood: take one.
first-tsar-lesson-project-send = You have all you need. The Assignment card of Exchange shows all four colors, so your boyar may go to any city and has 2 influence there. Choose one.
first-tsar-lesson-project-send-detour = You have what you need. Send the boyar to a city.
first-tsar-lesson-project-finish = End your turn. Your opponent plays next, then you again.
first-tsar-lesson-project-finish-detour = Keep your goods for the project, and end your turn.
first-tsar-lesson-project-again = In Project your boyar is alone, and so the most important even without a coin. A seal brings a third action; with two players it costs a coin. Leave with a seal.
first-tsar-lesson-project-again-detour = Now it is Project’s turn, with a seal.
first-tsar-lesson-project-complete = Each of your three actions either takes a project or completes one. Complete Bell Tower: you pay its goods and score 7 VP at once.
first-tsar-lesson-project-complete-detour = First complete Bell Tower.
first-tsar-lesson-project-build = A Construction project also brings a building. It goes where you have a warrior or a boyar and no building stands yet. It counts 2 influence and stays for the whole game. Choose a city.
first-tsar-lesson-project-build-detour = Choose a city for your building.
first-tsar-lesson-project-take = Two actions are left. Take a project for later: one on display, or the top card of the deck, unseen.
first-tsar-lesson-project-take-detour = Take a project for later first.
first-tsar-lesson-project-end = That is the way of most projects: get the goods, come to Project, score. Trade projects resolve two effects of your pad instead of building, and Military ones send a warrior to war.

## Warriors on the map

first-tsar-lesson-warriors = Warriors on the map
first-tsar-lesson-warriors-about = How warriors get onto the map and along the rivers, and what Trade tokens do.
first-tsar-lesson-warriors-cities = You have a warrior in Veliky Novgorod and one in Nizhny Novgorod. Each has 1 influence in its region and lets you collect the income of its city. On the map they stay for the whole game.
first-tsar-lesson-warriors-leave = Maneuver gives two actions, and a third with a seal. Your boyar is alone there, so it is the most important. The seal costs a coin with two players. Leave with it.
first-tsar-lesson-warriors-leave-detour = In this lesson the boyar in Maneuver leaves, with a seal.
first-tsar-lesson-warriors-place = First, place a warrior from your supply. It can only go to a city where you already have a piece. Choose one.
first-tsar-lesson-warriors-place-detour = First place a warrior in one of your cities.
first-tsar-lesson-warriors-river = Next, a move: a warrior or boyar goes along a river to the next city. On the way to Tver lies a Trade token, which you take as you pass. Move the warrior from Veliky Novgorod to Tver.
first-tsar-lesson-warriors-river-detour = Move a warrior from Veliky Novgorod to Tver.
first-tsar-lesson-warriors-slot = The token goes on your pad. In slots 1 to 3 it would cover a printed effect, and those are useful later. Choose slot 4 or 5.
first-tsar-lesson-warriors-slot-detour = Slots 4 and 5 are blank: choose one of them.
first-tsar-lesson-warriors-effect = A Trade token works as soon as you take it. This one places another warrior. Choose its city.
first-tsar-lesson-warriors-effect-detour = Place the warrior that the token brings.
first-tsar-lesson-warriors-onward = One action is left, and the same warrior may go on. The token on the way to Smolensk gives a coin and a point. Take it.
first-tsar-lesson-warriors-onward-detour = Move the warrior from Tver on to Smolensk.
first-tsar-lesson-warriors-full = Put this token into the other blank slot.
first-tsar-lesson-warriors-full-detour = One blank slot is left: choose that one.
first-tsar-lesson-warriors-pad = Tokens stay on your pad and work again whenever something resolves Trade effects. A Trade project, for example, resolves two of them; printed effects count, too.
first-tsar-lesson-warriors-send = Finally the boyar. Its Assignment card allows the purple cities. Choose one: it has 2 influence there until the round ends.
first-tsar-lesson-warriors-send-detour = The actions are done: send the boyar to a purple city.
first-tsar-lesson-warriors-end = More cities mean more income and more influence. And whoever comes first to a waterway gets the token: they are refilled only once, after round 2.

## Titles, Estates and free actions

first-tsar-lesson-cards = Titles and Estates
first-tsar-lesson-cards-about = What the cards of the Reward Chamber are good for, and how free actions help.
first-tsar-lesson-cards-display = The Reward Chamber offers Titles and Estates. A Title scores after round 2 and again after round 4. Oprichnik gives 1 VP for each of your warriors in cities. You have two: the card says what it would be worth to you now.
first-tsar-lesson-cards-leave = Your boyar in Reward has 2 coins, your opponent’s has one. With a seal, for your last coin, you may take an Estate as well as a Title. That is worth it so early. Leave with a seal.
first-tsar-lesson-cards-leave-detour = In this lesson the boyar in Reward leaves, with a seal.
first-tsar-lesson-cards-title = Take the Title Oprichnik. It is only round 1, so it will score twice.
first-tsar-lesson-cards-title-detour = Take the Title Oprichnik first.
first-tsar-lesson-cards-estate = And for the bonus an Estate. The Armory brings a warrior for a grain and a coin, once a round: that suits Oprichnik. Take it.
first-tsar-lesson-cards-estate-detour = Take the Armory as your bonus.
first-tsar-lesson-cards-sell = You may use it at once, as a free action, but your coins are gone. Here another free action helps: two local goods become a coin. Sell the wood and the stone.
first-tsar-lesson-cards-sell-detour = Keep the grain for the Armory: sell the wood and the stone.
first-tsar-lesson-cards-use = Now you have the grain and the coin it takes. Use the Armory.
first-tsar-lesson-cards-use-detour = Use the Armory first.
first-tsar-lesson-cards-warrior = Choose where the new warrior goes.
first-tsar-lesson-cards-warrior-detour = Place the warrior in one of your cities.
first-tsar-lesson-cards-worth = Three warriors: now Oprichnik is worth 3 VP. The Armory is used for this round; in the next round it is ready again.
first-tsar-lesson-cards-send = Free actions are possible at any point of your action turns. Here nothing is left to do: send your boyar to a purple city.
first-tsar-lesson-cards-send-detour = Send the boyar to a purple city.
first-tsar-lesson-cards-end = Titles bring more points than anything else. Take them early, and then collect what they count.

## Importance, seals and Favor

first-tsar-lesson-seals = Importance and seals
first-tsar-lesson-seals-about = Who is the most important in a chamber, what becomes of the coins, and how Favor changes it all.
first-tsar-lesson-seals-tie = A game for three. In Reward you and Black have a coin each. It is a tie, so the Tsar’s Favor decides, and there Black stands above you. If you left now, you would get your coin back, but no bonus.
first-tsar-lesson-seals-card = But look at Exchange. There you have the most coins, and its card is the Kremlin card: the boyar stays at court, you gain a coin, and with a seal the Tsar’s Favor.
first-tsar-lesson-seals-leave = With three or four players the seal costs nothing more. You only lose the coin under the boyar. Leave Exchange with a seal.
first-tsar-lesson-seals-leave-detour = First Exchange, with a seal: the Favor is there.
first-tsar-lesson-seals-top = The card has given you a coin, and Favor has moved you straight to the top. Now every tie is yours.
first-tsar-lesson-seals-good = Take your foreign good. Your project Cannon Yard needs steel, for example.
first-tsar-lesson-seals-good-detour = Take a foreign good first.
first-tsar-lesson-seals-bonus = The seal brings a second one. Take what you like.
first-tsar-lesson-seals-bonus-detour = Take the second foreign good.
first-tsar-lesson-seals-finish = Your boyar stays in the Kremlin. End your turn; Black and Green play next.
first-tsar-lesson-seals-finish-detour = End your turn.
first-tsar-lesson-seals-second = Nothing has moved in Reward, but now you stand above Black: your boyar is the most important. Leave with your second seal.
first-tsar-lesson-seals-second-detour = Now Reward, with your second seal.
first-tsar-lesson-seals-back = Your coin is gone, but Black got the other one back at once. Nobody else can use this bonus in this round. The other boyars still have the regular actions.
first-tsar-lesson-seals-title = Take a Title.
first-tsar-lesson-seals-title-detour = Take a Title first.
first-tsar-lesson-seals-estate = And an Estate as the bonus.
first-tsar-lesson-seals-estate-detour = The bonus is an Estate: take one.
first-tsar-lesson-seals-left = Both seals are used; they come back when the round ends. In Project you will be the most important as well. Without a seal, coins under that boyar would simply be lost. Good that there are none!
first-tsar-lesson-seals-end = Coins, Favor and the order in which you leave decide who gets a bonus. Before you leave, ask who could seal the chambers you leave for later.

## Regions and Favor

first-tsar-lesson-regions = Regions and rewards
first-tsar-lesson-regions-about = How influence is counted, who gets which reward, and when Favor matters.
first-tsar-lesson-regions-plates = The first round is nearly over. The plate of each region shows two rewards and everybody’s influence: a warrior counts 1, a boyar or a building 2. In the East you have 1, Black and Green have 2.
first-tsar-lesson-regions-send = Your last boyar may go to a black city. Ryazan lies in the East: there it brings you to 3, the most. Send it to Ryazan.
first-tsar-lesson-regions-send-detour = Ryazan is the black city in the East: send the boyar there.
first-tsar-lesson-regions-finish = End your turn. When the others have played, the regions give their rewards: first the East, then the South, the West and the North.
first-tsar-lesson-regions-finish-detour = End your turn.
first-tsar-lesson-regions-east = You lead in the East, so you choose: 5 VP, or a warrior for the Field of War with Spoils. Second place gets the other reward. Take the points.
first-tsar-lesson-regions-east-detour = In this lesson you take the 5 VP.
first-tsar-lesson-regions-token = From 6 VP you came past 10 first, so you took the Favor token. As you stand at the top already, it gave 1 VP more: 12. Black and Green were tied for second place; Black is higher in Favor and got the other reward.
first-tsar-lesson-regions-west = The South went to Black. In the West only you have pieces: choose 3 VP or an Estate. The other reward is given to nobody.
first-tsar-lesson-regions-west-detour = Choose a reward of the West.
first-tsar-lesson-regions-round = The North went to Green, and round 2 begins. Boyars and seals have come home; warriors and buildings stay. There are new rewards and cards, and the boyars will be sent to other cities.
first-tsar-lesson-regions-end = Before you plan, look at the four rewards and at where the chambers send their boyars. With two players only the leader of a region is rewarded.

## Plan a round

first-tsar-lesson-plan = Plan a round
first-tsar-lesson-plan-about = Which chambers, how many coins, and who leaves first.
first-tsar-lesson-plan-goal = Your project English Cloth costs a grain, a wood and a textile, and gives 5 VP. Only the textile is missing. That makes a plan: first Exchange, then Project.
first-tsar-lesson-plan-exchange = Send your first boyar to Exchange.
first-tsar-lesson-plan-exchange-detour = Begin with Exchange: that is where the textile comes from.
first-tsar-lesson-plan-free = A second foreign good would be nice, but you do not need it, and nobody can take the regular actions from you. Put no coin under this boyar.
first-tsar-lesson-plan-free-detour = Save your coins: none for Exchange.
first-tsar-lesson-plan-project = Now Project. Its card is the Kremlin card this round: whoever leaves with a seal gains the Tsar’s Favor. That is worth some coins. Send a boyar there.
first-tsar-lesson-plan-project-detour = Project is next: there you complete your card.
first-tsar-lesson-plan-bid = Your opponent is there as well, without coins, but wins ties by Favor. One coin is enough to be more important. The seal will cost another from your supply. Put 1 coin under the boyar.
first-tsar-lesson-plan-bid-detour = One coin is enough here, and you need the others.
first-tsar-lesson-plan-reward = The third boyar: Reward. A Title that you take now scores twice. Send it there.
first-tsar-lesson-plan-reward-detour = Send the third boyar to Reward, for an early Title.
first-tsar-lesson-plan-keep = Your opponent has a coin there. You could pay more, but then nothing would be left for the seal in Project. A Title comes without a bonus, too. Put no coin here.
first-tsar-lesson-plan-keep-detour = Keep your coins for the seal in Project.
first-tsar-lesson-plan-order = Your opponent has left Reward with a seal. Now you decide who leaves first. Project has to wait for the textile, so it is Exchange. Leave without a seal: you want to keep your coins.
first-tsar-lesson-plan-order-detour = First Exchange, without a seal.
first-tsar-lesson-plan-textile = Take the textile.
first-tsar-lesson-plan-textile-detour = English Cloth needs a textile: take that.
first-tsar-lesson-plan-send = The boyar goes to a black city. Look at the plates of the regions: where do 2 influence help you most?
first-tsar-lesson-plan-send-detour = Send the boyar to a black city.
first-tsar-lesson-plan-finish = End your turn.
first-tsar-lesson-plan-finish-detour = Keep your goods, and end your turn.
first-tsar-lesson-plan-seal = The plan works out: you have the goods, the most important boyar in Project, and a coin for the seal. Leave with it.
first-tsar-lesson-plan-seal-detour = Now Project, with a seal.
first-tsar-lesson-plan-complete = The Kremlin card gave you a coin and moved you to the top of the Favor track. Complete English Cloth.
first-tsar-lesson-plan-complete-detour = Complete English Cloth.
first-tsar-lesson-plan-effects = A Trade project resolves two different effects of your pad. Your pad has three printed ones. Choose two of them, one after the other.
first-tsar-lesson-plan-effects-detour = Choose two of the effects on your pad.
first-tsar-lesson-plan-last = Reward is already sealed, but that can wait: the regular action there is still yours, and nobody can send you away. On your last turn you take a Title.
first-tsar-lesson-plan-end = A good plan asks three things: what do I need before what, where is a bonus worth its coins, and where will my boyars end up?
