### The lessons of Rurik; docs/lessons.md says how they are written.

## Place advisors

rurik-lesson-advisors = Place advisors
rurik-lesson-advisors-about = How the numbers and coins of your advisors decide what you do, how strongly and how soon.
rurik-lesson-advisors-columns = Each of the four rounds begins with the strategy board: six columns, one for each action. Everyone places an advisor in turn. The higher it stands in its column, the stronger its action.
rurik-lesson-advisors-power = In this round you have the advisors 1, 2, 4 and 5. The stronger one stands above; at equal power, whoever came first. Your opponent has put a 4 on Build already.
rurik-lesson-advisors-five = Begin with your strongest. On top of Muster it will bring three troops, and nobody can push a 5 down without a bribe. Place it there.
rurik-lesson-advisors-five-detour = That would work, too. For this lesson place the 5 on Muster, without a bribe.
rurik-lesson-advisors-bribe = You want Build as well, but your 4 is no stronger than the 4 there and would stand below. Add a coin as a bribe: then it counts as 5 and pushes the other one down.
rurik-lesson-advisors-bribe-detour = Here the 4 goes on Build, with one coin as a bribe.
rurik-lesson-advisors-initiative = The coin is gone, but you build first and stronger. Low numbers have their own strength: in the Action Phase the advisors act in the order of their numbers, 1 before 5. A bribe does not change that.
rurik-lesson-advisors-one = Scheme is empty, so even your 1 comes to stand on top. Your first three advisors have to go to three different columns anyway. Place the 1 on Scheme.
rurik-lesson-advisors-one-detour = Place the 1 on Scheme, without a bribe.
rurik-lesson-advisors-pushed = Your opponent’s 2 has pushed your 1 down: now it draws fewer cards. That is the risk of going early with a low number. But it will act first.
rurik-lesson-advisors-last = Your 2 is left, and from the fourth advisor on you may also take a column you are on already. Place it wherever you like; coins you keep are useful later.
rurik-lesson-advisors-last-detour = Place your 2.
rurik-lesson-advisors-end = All advisors are placed. Now they act, low numbers first, and what stands higher acts more strongly: that is the whole secret of the strategy board.

## Muster, move and rule

rurik-lesson-muster = Muster, move and rule
rurik-lesson-muster-about = How you bring in troops, march with them, and come to rule a region.
rurik-lesson-muster-rule = The advisors are placed, and you are blue. In Kiev your leader and two troops face one rebel: three to one. You rule Kiev, as the crown shows.
rurik-lesson-muster-tie = In Smolensk a single troop of yours faces a rebel. One to one is a tie, and on a tie nobody rules. You are only a guest there.
rurik-lesson-muster-take = Your lowest advisor acts first: the 1 on Muster, on the top space with three points. Resolve it.
rurik-lesson-muster-take-detour = First resolve the 1 on Muster.
rurik-lesson-muster-smolensk = Each point brings a troop from your supply to a region where you already have one. Muster a troop in Smolensk: two to one, and Smolensk is yours.
rurik-lesson-muster-smolensk-detour = The first troop goes to Smolensk.
rurik-lesson-muster-kiev = You would like Chernigov, too, but without a troop there you cannot muster there. So collect them next door: muster the other two in Kiev.
rurik-lesson-muster-kiev-detour = Muster two troops in Kiev for now.
rurik-lesson-muster-done = All points are spent. End your turn; then it is your opponent’s.
rurik-lesson-muster-done-detour = Your turn is done: end it.
rurik-lesson-muster-march = You are up again, and now your 2 acts. Your opponent’s 5 has pushed it down a space, so it has two movement points instead of three. Resolve it.
rurik-lesson-muster-march-detour = Resolve the 2 on Move.
rurik-lesson-muster-chernigov = Each point takes a troop over one border, and nobody can stop it. In Chernigov an opposing troop and a rebel are waiting. March two troops from Kiev to Chernigov.
rurik-lesson-muster-chernigov-detour = March from Kiev to Chernigov, two troops in all.
rurik-lesson-muster-ruled = Two troops against one and one: you are compared with each alone, so you rule Chernigov as well. Kiev keeps three. Three regions are worth 2 VP on the Rule track if they are still yours at the end of the round.
rurik-lesson-muster-end = Muster where you are, then march where you want to be. And count before you leave: whoever goes away leaves a smaller number behind.

## Attack

rurik-lesson-attack = Attack
rurik-lesson-attack-about = What you gain and what you risk when you attack rebels and other players.
rurik-lesson-attack-rebel = You have two advisors on Attack. In Kiev a rebel keeps your leader company. You outnumber it, but a rebel carries a hidden reward: a good or coins.
rurik-lesson-attack-take = Your 1 acts first. Your own 2 stands above it and has the better space, so this attack has one point. Resolve the 1.
rurik-lesson-attack-take-detour = First resolve the 1 on Attack.
rurik-lesson-attack-kiev = You may attack wherever you have a troop. Beating a rebel costs you nothing else and cannot go wrong. Attack the rebel in Kiev.
rurik-lesson-attack-kiev-detour = This point is for the rebel in Kiev.
rurik-lesson-attack-reward = The rebel brought you an ore. It is on your boat already. Meanwhile your opponent has given up an action, and you are up again.
rurik-lesson-attack-risk = In Chernigov two of your troops face an opposing troop and its leader. Attacking a player always removes a troop. Afterward schemes are turned over: one, one more if that player rules there, one more for a stronghold. A skull costs you a troop.
rurik-lesson-attack-again = In Chernigov it is two against two: nobody rules and there is no stronghold, so it will be just one card. One card in three has a skull. Resolve your 2.
rurik-lesson-attack-again-detour = Resolve the 2 on Attack.
rurik-lesson-attack-chernigov = You have two attack points. Attack your opponent in Chernigov.
rurik-lesson-attack-chernigov-detour = Attack the other player in Chernigov.
rurik-lesson-attack-deck = The troop is gone. Now choose the deck from which the card is turned over. Take the first one.
rurik-lesson-attack-deck-detour = Take the first deck here.
rurik-lesson-attack-casualty = A skull! You lose a troop, too. But the attack counts: you have advanced on the warfare track. Whoever is first there at the end scores 3 VP, the second 1 VP.
rurik-lesson-attack-leader = Now leader faces troop. A leader falls only when no other troop is left, and that moment has come. Attack Chernigov once more, and take the first deck again.
rurik-lesson-attack-leader-detour = Attack the other player in Chernigov again, then take the first deck.
rurik-lesson-attack-fallen = This time there was no skull. The leader is off the map and with it its ability, until a muster point brings it back. A rebel still shares Chernigov with you: one to one.
rurik-lesson-attack-end = Rebels are safe gains. Players are worth more, but look first: who rules, is there a stronghold, and can you spare a troop?

## Tax, build and the boat

rurik-lesson-goods = Tax, build and the boat
rurik-lesson-goods-about = How you fill your boat, what a church does, and how structures make a chain.
rurik-lesson-goods-price = Your leader holds Kiev, a troop holds Volyn: you rule both. In Chernigov a troop and a rebel are tied. That makes a difference: where you rule, taxing and building cost 1 point, where you are only a guest, 2.
rurik-lesson-goods-take = Your 2 is next. It has two tax points. Resolve it.
rurik-lesson-goods-take-detour = Resolve the 2 on Tax.
rurik-lesson-goods-kiev = With both points you could have the fish of Chernigov, or one point each brings you two goods from your own regions. Tax Kiev: a wood.
rurik-lesson-goods-kiev-detour = Tax Kiev first.
rurik-lesson-goods-volyn = The wood is gone from the map; a new one comes at the end of the round. Spend the second point in Volyn, for a fish.
rurik-lesson-goods-volyn-detour = Tax Volyn.
rurik-lesson-goods-boat = Two wood and a fish: three goods on the boat are worth 1 VP on the Trade track, five 2 VP. Each good has its own column, and a full column earns a coin every round. What does not fit waits on the dock.
rurik-lesson-goods-done = You could convert goods now, but you will need them later in this lesson. End your turn.
rurik-lesson-goods-done-detour = Keep your goods for now and end your turn.
rurik-lesson-goods-build = Now your 4 acts: Build, two points. Resolve it.
rurik-lesson-goods-build-detour = Resolve the 4 on Build.
rurik-lesson-goods-church = Chernigov costs both points, because you do not rule it. But a church changes that: it drives out the rebel and brings in one of your troops. Build a church in Chernigov.
rurik-lesson-goods-church-detour = The church belongs in Chernigov.
rurik-lesson-goods-chain = Two troops, no rebel: you rule Chernigov. On the Build track, regions with your structures count if they touch each other. Chernigov touches Kiev, but you have no points left.
rurik-lesson-goods-convert = That is what your goods are for. Turn over the token with the hammer: for a wood and another good it gives a build point. Convert your goods.
rurik-lesson-goods-convert-detour = Convert goods into a build point.
rurik-lesson-goods-market = One point is enough in Kiev, because you rule there. Build a market: from now on, every time you tax Kiev it adds a good or a coin.
rurik-lesson-goods-market-detour = Build the market in Kiev.
rurik-lesson-goods-group = Two touching regions are worth 1 VP on the Build track, three 2 VP, seven 8 VP. Several structures in one region count only once.
rurik-lesson-goods-end = Goods on the boat score, and goods spent make points. The art is in choosing the moment, and in building where regions touch.

## Schemes and deeds

rurik-lesson-schemes = Schemes and deeds
rurik-lesson-schemes-about = How you draw schemes, play them, and accomplish a deed.
rurik-lesson-schemes-cards = Schemes are small favors that you keep hidden in your hand. Your 1 stands on top of Scheme: it draws three cards, more than any other space.
rurik-lesson-schemes-take = Resolve your 1.
rurik-lesson-schemes-take-detour = Resolve the 1 on Scheme.
rurik-lesson-schemes-deck = There are two decks, and all cards of a draw come from one. Take the first.
rurik-lesson-schemes-deck-detour = Draw from the first deck here.
rurik-lesson-schemes-keep = You keep one card. One gives a tax point, one two coins, and one a deed of your choice and a coin. The skull on it matters only in attacks. Keep the deed: S27.
rurik-lesson-schemes-keep-detour = Keep S27, the card with the deed.
rurik-lesson-schemes-top = The others go back on top of their deck, in the order you like. Choose the one that will lie on top.
rurik-lesson-schemes-top-detour = Choose which card goes on top.
rurik-lesson-schemes-bear = The top space of Scheme has a second effect: you hand the bear to anyone. Its holder goes first in the next round and chooses a deed first. Take it yourself.
rurik-lesson-schemes-bear-detour = Take the first player marker yourself.
rurik-lesson-schemes-play = Before or after your action you may play one scheme each turn. Play S27: you gain a coin and a deed.
rurik-lesson-schemes-play-detour = Play your scheme S27.
rurik-lesson-schemes-choose = Three deeds lie open. Generous Prince asks for four coins and gives two muster points, and four coins are just what you have. Choose it.
rurik-lesson-schemes-choose-detour = Choose Generous Prince.
rurik-lesson-schemes-accomplish = A deed only scores once you accomplish it, at most one each turn. You may wait for a better moment, but this one is good. Accomplish Generous Prince.
rurik-lesson-schemes-accomplish-detour = Accomplish Generous Prince now.
rurik-lesson-schemes-muster = The coins are gone, and the reward comes at once. Muster two troops wherever you have some.
rurik-lesson-schemes-muster-detour = Use both muster points.
rurik-lesson-schemes-points = The deed is done and will score 1 VP at the end. In every Claim Phase of rounds 1 to 3 you take another one, so look early for those you can pay.
rurik-lesson-schemes-end = Draw, play, accomplish: all of that fits into one turn. Schemes often bring just the one point that was missing.

## The claim board

rurik-lesson-claims = The claim board
rurik-lesson-claims-about = How a round ends: markers climb, coins come in, everyone takes a deed.
rurik-lesson-claims-tracks = The first round is nearly over. You rule three regions and have built in two that touch: so far 2 VP on Rule and 1 VP on Build. On Trade you have nothing yet. Three goods on your boat would be 1 VP.
rurik-lesson-claims-take = Your last advisor is the 5 on Tax, with two points. Resolve it.
rurik-lesson-claims-take-detour = Resolve the 5 on Tax.
rurik-lesson-claims-kiev = Your market stands in Kiev. Tax Kiev.
rurik-lesson-claims-kiev-detour = Tax Kiev first, where your market is.
rurik-lesson-claims-market = The market offers a second wood or a coin. You need goods: take the wood.
rurik-lesson-claims-market-detour = Take the second good.
rurik-lesson-claims-chernigov = Two goods, and one point left. The third good is in Chernigov: a fish.
rurik-lesson-claims-chernigov-detour = Tax Chernigov.
rurik-lesson-claims-done = Three goods are on board. Keep them, and end your turn; when your opponent is done, the Claim Phase begins.
rurik-lesson-claims-done-detour = Do not convert goods here: end your turn.
rurik-lesson-claims-load = A question first: a marker that is not on the board yet earns a coin. So you could leave a good on the dock and take the coin. But a point that you have is never lost again. Load everything.
rurik-lesson-claims-load-detour = Load everything here.
rurik-lesson-claims-climbed = Your three markers have climbed and never come down, whatever you lose later. Then came the income: a coin for each of your four markers still off the board. Only your warfare marker was left.
rurik-lesson-claims-deed = Everyone takes a deed. You hold the bear and choose first. Take the one whose price suits you best.
rurik-lesson-claims-deed-detour = Choose a deed.
rurik-lesson-claims-round = Goods have grown back, your tokens are ready, and round 2 begins with all advisors in your hand again. After round 4 only the markers climb, and all points are counted.
rurik-lesson-claims-end = Look at the claim board before you place your advisors: which track can you climb a space this round, and what does it take?

## Alone against the Rebellion

rurik-lesson-solo = Alone against the Rebellion
rurik-lesson-solo-about = How Sviatopolk and his rebels think, and how you can use it.
rurik-lesson-solo-land = You play alone against the Rebellion. The rebels are its troops: here Sviatopolk and two of them hold Kiev. The gray troops are neutral. They score nothing, but you need more troops than they have.
rurik-lesson-solo-mat = Its priority, marked with the bear, says how it thinks: now it wants to build. Coins lock its bonuses. Everything it does follows from its cards, and you always act first.
rurik-lesson-solo-build = It places advisors as its card says, and a coin on the card means: to the top. See for yourself. Place your 5 on Build, without a bribe.
rurik-lesson-solo-build-detour = Place the 5 on Build, without a bribe.
rurik-lesson-solo-bribed = Its card sent the 4 to the top of Build. It paid two of its three coins to pass your 5. It never pays a bribe that is not enough: then it keeps its coins.
rurik-lesson-solo-move = You start in Chernigov and want to get at Kiev. First march, then fight: the low number goes on Move. Place your 1 there, without a bribe.
rurik-lesson-solo-move-detour = Place the 1 on Move, without a bribe.
rurik-lesson-solo-attack = Then place your 2 on Attack.
rurik-lesson-solo-attack-detour = Place the 2 on Attack, without a bribe.
rurik-lesson-solo-last = Your 4 is free. Place it wherever you like.
rurik-lesson-solo-last-detour = Place your 4.
rurik-lesson-solo-take = Now the advisors act, yours first. Resolve your 1: three movement points.
rurik-lesson-solo-take-detour = Resolve the 1 on Move.
rurik-lesson-solo-kiev = March two troops from Chernigov to Kiev.
rurik-lesson-solo-kiev-detour = March from Chernigov to Kiev, two troops in all.
rurik-lesson-solo-done = Leave the others where they are, so that you stay ahead of the neutral troop. Stop moving and end your turn.
rurik-lesson-solo-done-detour = Stop here and end your turn.
rurik-lesson-solo-turn = The Rebellion has had a turn. A new card lies on top and gives the order of regions. It mustered: first where it is without ruling, then where it rules. The list shows every step and why.
rurik-lesson-solo-act = Your turn. Resolve your 2: two attack points.
rurik-lesson-solo-act-detour = Resolve the 2 on Attack.
rurik-lesson-solo-rebels = Attacking the Rebellion is like attacking a player: no reward, but warfare, and a card check. It rules Kiev, so two cards. Attack it in Kiev, and take the first deck.
rurik-lesson-solo-rebels-detour = Attack the Rebellion in Kiev, then take the first deck.
rurik-lesson-solo-neutral = No skull. A neutral troop is no risk at all: it just goes. Attack the one in Chernigov.
rurik-lesson-solo-neutral-detour = Attack the neutral troop in Chernigov.
rurik-lesson-solo-scheme = Chernigov is all yours. Now the Rebellion’s 2 will act, on Scheme. It never draws cards; watch its board. End your turn.
rurik-lesson-solo-scheme-detour = End your turn.
rurik-lesson-solo-unlocked = A coin has gone from its board, and with it a lock: from now on this bonus comes with every attack. It also unlocks one for each track on which you lead when the markers climb. Its priority may change then, too.
rurik-lesson-solo-end = You know now how the Rebellion thinks. Use it: make its bribes expensive, leave neutral troops in its way, and beat it on Easy first.
