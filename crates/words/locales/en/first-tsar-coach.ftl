### What the coach explains the first time a kind of question comes up: what it is about and what matters. One or two sentences, at most 240 characters in English.

# How to win, said beside the first decision. Two or three short sentences, at most 240 characters in English.
coach-first-tsar-goal = How to win: have the most points after four rounds. Most come from Titles and from influence in the regions, then from projects. Each round your three boyars act once: twelve actions in all.
coach-first-tsar-keep = A project costs goods, scores points and has an effect. Keep the one whose goods you will have first; the others go back into the deck.
coach-first-tsar-settle = A warrior lets you collect the income of its city and counts 1 influence in its region. Two different regions, one with coins, are a good start.
coach-first-tsar-plan = Your three boyars go to three different chambers. Later each takes the actions of its chamber, and its Assignment card sends it on. Ask what you need before what, and go to Reward early.
coach-first-tsar-coins = With the most coins in a chamber you may seal it for its bonus, and then the coins are gone. If you are not the most important, you get them back. A boyar that stays alone needs none.
coach-first-tsar-leave = A boyar leaves, takes the actions of its chamber, and goes to a city. Begin where somebody could seal the bonus before you, or where you get the goods you will need next.
coach-first-tsar-production = Collect the income of up to three cities where you have a piece. A stone costs a coin, so take coins first and stones last.
coach-first-tsar-maneuver = Place a warrior where you have a piece, or move one along a waterway and take its Trade token. More cities mean more income and more influence.
coach-first-tsar-project = Take a project or complete one from your hand, in any order. Completing needs all of its goods; it scores at once and has an effect.
coach-first-tsar-exchange-chamber = Any two goods or coins become any one, as often as you like, and you gain a foreign good for nothing. Get just what your project lacks.
coach-first-tsar-reward = Take a Title or an Estate. A Title scores after rounds 2 and 4, so up to round 2 it is worth twice as much. An Estate helps once in every round.
coach-first-tsar-reward-titled = Your seal brings an Estate, not a second Title. One that suits your Title is best.
coach-first-tsar-end = Your boyar has done its work. Free actions, such as selling goods or using an Estate, are still possible. Otherwise end your turn.
coach-first-tsar-exchange = Take one good or coin for the two you gave: what your next project lacks, for example.
coach-first-tsar-slot = The token works at once and stays on your pad, where Trade projects use it again. Fill the blank slots 4 and 5 first, so that the printed effects stay open.
coach-first-tsar-drop = All five slots are full: one of the old tokens has to go. Give up the one whose effect you would use least.
coach-first-tsar-bargain = You may pay for this effect or skip it. Pay if it is worth more to you than the goods or coins are elsewhere.
coach-first-tsar-any = Take any good or a coin. A foreign good is the rarest, unless your project lacks something else.
coach-first-tsar-income = Choose one of your cities and gain its income. A stone costs a coin, as always.
coach-first-tsar-warrior = Place a warrior where you have a piece. It counts 1 influence: look where it wins or defends a region.
coach-first-tsar-move = Move a warrior or boyar to the next city. If a Trade token lies on the way, it is yours.
coach-first-tsar-take-project = Take a project whose goods you have, or can have soon. Cards from the deck are unseen.
coach-first-tsar-complete = Complete a project: you pay its goods, score its points, and gain the effect of its kind.
coach-first-tsar-take-estate = An Estate helps once in every round: the earlier, the better. The price stands before the arrow.
coach-first-tsar-take-title = A Title scores after rounds 2 and 4, each time in full. Take one for what you have, or will collect anyway.
coach-first-tsar-building = A building counts 2 influence and stays for good. It needs a warrior or boyar of yours, and a city without a building.
coach-first-tsar-war = The warrior leaves your supply and you take a Spoils token at once. After rounds 2 and 4 most warriors there score 4 VP, second most 2. After round 2 they come home.
coach-first-tsar-swap = Give one good or coin for another: what you have too much of for what you lack.
coach-first-tsar-trade = Resolve one of the Trade effects on your pad; printed ones count, too. It is not used up.
coach-first-tsar-first-trade = Choose two different Trade effects of your pad, the first one first. If the second costs something, let the first provide it.
coach-first-tsar-second-trade = Now the second effect, a different one. It works even if the first changes your pad.
coach-first-tsar-pause = Between the two Trade effects you may take free actions, for example to get a coin that the second one costs.
coach-first-tsar-prize = You lead this region and choose one of its two rewards. With three or four players second place gets the other one, so think of that, too.
coach-first-tsar-prize-for = With two players, a lead smaller than the VP of the token lets the other player choose. Give what helps your opponent less.
