### The lessons of Stroganov; docs/lessons.md says how they are written.

## Move and hunt

stroganov-lesson-hunt = Move and hunt
stroganov-lesson-hunt-about = How a turn works, how far your Cossack gets, and what a fur costs.
stroganov-lesson-hunt-turn = A game lasts four years. In Spring, Summer and Autumn everyone has one turn, with three steps: move, then one basic action, then up to two main actions. Winter brings income.
stroganov-lesson-hunt-row = Twelve landscape tiles lie in a row, with furs on them. You hunt on the tile where your Cossack stands. Your first two steps to the right are free; a third costs one horse.
stroganov-lesson-hunt-ride = Three steps to the right lies a bear, the highest fur. Go there: one of your four horses pays for the third step.
stroganov-lesson-hunt-ride-detour = That is possible, too, but the bear lies three steps to the right. Go three steps.
stroganov-lesson-hunt-hunt = Now a basic action. The lowest fur of a tile is free; for a higher one you pay a horse for every lower fur you leave lying. The bear costs two horses here. Hunt it!
stroganov-lesson-hunt-hunt-detour = A good action for another day. This time, hunt the bear: it also brings two story points.
stroganov-lesson-hunt-second = The bear brought two story points. For a coin you could hunt a second fur here. Keep your coin: added to a fur you pay, it gives the fur any value you need.
stroganov-lesson-hunt-second-detour = Keep your coin this time: do not hunt again.
stroganov-lesson-hunt-main = Now your main actions, up to two: basic ones again, or advanced ones, which use what the region offers. Horses have become scarce, so take four.
stroganov-lesson-hunt-main-detour = You will come to that in the next lessons. Take four horses now.
stroganov-lesson-hunt-finish = A second main action would cost a fur on top. That is enough for one season: end your turn.
stroganov-lesson-hunt-finish-detour = End your turn here; the second main action has a lesson of its own.
stroganov-lesson-hunt-end = You have moved and hunted. Furs are what you pay with for everything bigger: landscape tiles, outposts, the Tsar’s Wishes.

## Furs and payment

stroganov-lesson-furs = Furs and payment
stroganov-lesson-furs-about = What furs pay for, how to exchange them, and what coins and horses are good for.
stroganov-lesson-furs-exact = You have a fox (4) and a lynx (7). A price wants an exact value: a lynx does not pay for a fox, and two foxes make no bear. So you will often turn one fur into another.
stroganov-lesson-furs-lower = The trade wants a wolverine (5), and one lies in the market. On your turn, as often as you like, 1 horse and a higher fur get you a lower one from there. Take the wolverine.
stroganov-lesson-furs-lower-detour = First take the wolverine from the market; it costs 1 horse and a higher fur.
stroganov-lesson-furs-lynx = Which fur do you give? The lynx is higher than 5 as it is. The fox would need your coin to count as more. Pay the lynx.
stroganov-lesson-furs-lynx-detour = Keep the fox and the coin this time: pay the lynx.
stroganov-lesson-furs-trade = Now your basic action: trade. You pay a fur with exactly the value of the trade fur, the wolverine, and take two bonuses.
stroganov-lesson-furs-trade-detour = Another time. Now trade: it costs the wolverine.
stroganov-lesson-furs-wolverine = Pay the wolverine. With your coin the fox could count as a 5, too, but a coin is worth keeping.
stroganov-lesson-furs-wolverine-detour = The wolverine fits exactly. Pay it, and keep your coin.
stroganov-lesson-furs-bonus = Choose your first bonus: a coin, 2 story points or 3 horses.
stroganov-lesson-furs-bonus-detour = This time, choose a coin, story points or horses.
stroganov-lesson-furs-again = And now the second one. You may take the same bonus twice.
stroganov-lesson-furs-again-detour = Choose a coin, story points or horses as your second bonus.
stroganov-lesson-furs-buy = Horses are money, too. For 5 of them you choose a fur in the market, or you draw two from the bag and keep one. This uses up no action. Try the bag.
stroganov-lesson-furs-buy-detour = First buy a fur from the bag: it costs 5 horses.
stroganov-lesson-furs-keep = Keep one of the two; the other goes back. What might you need? The Wish in your hand wants sables (2), the trade wolverines (5).
stroganov-lesson-furs-keep-detour = Choose the fur you keep.
stroganov-lesson-furs-main = Now a main action. It may be another basic one: take a coin. Paid together with a fur, it gives that fur any value.
stroganov-lesson-furs-main-detour = Take a coin for now. Advanced actions have a lesson of their own.
stroganov-lesson-furs-second = A second main action costs a fur. For a basic action any fur will do. Take 4 horses.
stroganov-lesson-furs-second-detour = Take 4 horses as your second action.
stroganov-lesson-furs-any = Any fur pays here, so give the one you need least.
stroganov-lesson-furs-any-detour = Pay one of your furs.
stroganov-lesson-furs-end = Now you can get almost any fur you need. So do not save them: left over at the end, two furs are worth a single point.

## Villages, yurts and outposts

stroganov-lesson-region = Villages, yurts and outposts
stroganov-lesson-region-about = What a region offers, what a second action there costs, and why outposts are good to have.
stroganov-lesson-region-region = This is region 1. It has a village, a yurt, a Wish and spaces for outposts. The fur at the top is its region fur, the sable (2). With it you pay for a second advanced action here.
stroganov-lesson-region-go = Advanced actions need your Cossack or one of your outposts in the region. Move 1 step, to space 1.
stroganov-lesson-region-go-detour = You want to act in region 1, so move just 1 step.
stroganov-lesson-region-hunt = A sable lies here. It is the lowest fur, so it is free. Hunt it.
stroganov-lesson-region-hunt-detour = Hunt the sable. You will need it in a moment.
stroganov-lesson-region-skip = Keep your coin and do not hunt again: skip.
stroganov-lesson-region-skip-detour = Keep your coin this time: skip the second hunt.
stroganov-lesson-region-build = Your main action: build an outpost. The space on the left costs no horses. From now on you can act in region 1, wherever your Cossack is.
stroganov-lesson-region-build-detour = First build an outpost in region 1.
stroganov-lesson-region-second = Now a second main action. It is an advanced one, so it costs the region fur. Use the yurt: it gives 3 horses and another outpost. Then it is gone until Winter.
stroganov-lesson-region-second-detour = Use the yurt of region 1 now.
stroganov-lesson-region-pay = Pay the sable. The fox would do as well with a coin, but you need not spend that.
stroganov-lesson-region-pay-detour = The sable is the region fur. Pay it.
stroganov-lesson-region-over = A full turn: a move, a basic action and two main actions. End it.
stroganov-lesson-region-over-detour = That is enough for Spring: end your turn.
stroganov-lesson-region-summer = It is Summer. Move 2 steps to space 3. It lies in region 2.
stroganov-lesson-region-summer-detour = Move 2 steps, to space 3.
stroganov-lesson-region-horses = Take 4 horses as your basic action. They carry you further, let you pick better furs in a hunt, and 5 of them buy a fur.
stroganov-lesson-region-horses-detour = Take 4 horses this time.
stroganov-lesson-region-village = Your Cossack has left region 1, but your outpost is there. So you can visit its village: a village stays, and you may come as often as you like. Visit it.
stroganov-lesson-region-village-detour = Use your outpost: visit the village of region 1.
stroganov-lesson-region-more = You could also have acted here in region 2. Every outpost gives you more to choose from. At the end one to five of them score 1, 3, 6, 10 or 15 points.
stroganov-lesson-region-end = Remember two things. Carry a region fur for a second advanced action, and leave outposts on your way east.

## The Tsar’s Wishes

stroganov-lesson-wishes = The Tsar’s Wishes
stroganov-lesson-wishes-about = How to take a Wish, when to fulfill it, and how one helps with the next.
stroganov-lesson-wishes-hand = Wish S2 is in your hand. It shows two sables (2). You must have both, but you pay only the one in the red frame. Then it scores 1 point and gives 3 horses every Winter.
stroganov-lesson-wishes-take = In region 1 lies another Wish: one bear (8), for 3 points. After that, every Wish is content with one fur fewer. Take it: that is a main action.
stroganov-lesson-wishes-take-detour = Take the Wish of region 1.
stroganov-lesson-wishes-over = Wishes wait in your hand as long as you like. A bear lies on space 3; you will get it in Summer. End your turn.
stroganov-lesson-wishes-over-detour = Keep the rest for Summer: end your turn.
stroganov-lesson-wishes-go = The bear is still there. Move 2 steps to space 3, for free.
stroganov-lesson-wishes-go-detour = The bear lies on space 3. Move 2 steps.
stroganov-lesson-wishes-hunt = The bear costs 2 horses, one for each lower fur you leave. Hunt it.
stroganov-lesson-wishes-hunt-detour = Hunt the bear: the Wish asks for it.
stroganov-lesson-wishes-fulfil = You can fulfill a Wish at any time of your turn, even now, before a second hunt. It uses up no action. Fulfill A3.
stroganov-lesson-wishes-fulfil-detour = First fulfill Wish A3.
stroganov-lesson-wishes-bear = Pay the bear.
stroganov-lesson-wishes-bear-detour = Pay the bear; the other furs would cost a coin.
stroganov-lesson-wishes-another = That is 3 points, and the effect works at once: for S2 you now need only one sable, and you have one. Fulfill it, too.
stroganov-lesson-wishes-another-detour = You have all that S2 wants. Fulfill it, too.
stroganov-lesson-wishes-sable = Pay the sable. You keep the fox and the coin.
stroganov-lesson-wishes-sable-detour = Pay the sable.
stroganov-lesson-wishes-plan = Two Wishes in one turn, and you still have your main actions. The effects of your Wishes last for the rest of the game. Those of years 3 and 4 score points at the end instead.
stroganov-lesson-wishes-end = Before you hunt, look at the Wishes: which furs do they want, and where do those lie?

## Landscape tiles

stroganov-lesson-claim = Landscape tiles
stroganov-lesson-claim-about = What a tile costs, how to make it cheaper, and what a collection is worth.
stroganov-lesson-claim-price = Every tile can be yours. It costs two region furs, and one more for each fur lying on it. In region 1 these are sables (2): with three furs on it, the first tile costs five.
stroganov-lesson-claim-go = You have two sables. Let us make the tile cheaper: move 1 step, onto it.
stroganov-lesson-claim-go-detour = The tile is right next to you: move 1 step.
stroganov-lesson-claim-hunt = Each fur you hunt here makes the tile cheaper. The sable is free, and it pays for the tile as well. Hunt it.
stroganov-lesson-claim-hunt-detour = Hunt the sable: you need it for the tile.
stroganov-lesson-claim-again = For a coin you hunt a second time. The fox is the lowest fur now, so it costs no horses. Hunt it.
stroganov-lesson-claim-again-detour = Hunt the fox, so that the tile gets cheaper.
stroganov-lesson-claim-claim = Only the lynx is left, so the tile costs three sables, and you have three. Claim it as your main action. The lynx comes with it.
stroganov-lesson-claim-claim-detour = Claim the tile on space 1.
stroganov-lesson-claim-reward = The lynx and 2 points are yours. The tile also gives two furs from the bag, one after the other: you draw two and keep one. Choose.
stroganov-lesson-claim-reward-detour = Choose the fur you keep.
stroganov-lesson-claim-second = Now the second fur from the bag. Choose again.
stroganov-lesson-claim-second-detour = Choose the fur you keep.
stroganov-lesson-claim-gap = The tile has left a gap. Cossacks do not count it when they move, and in Winter the row closes up and new tiles come.
stroganov-lesson-claim-sets = Your tile lies here. At the end three different types score 3 points and all four score 6. Some Wishes of years 3 and 4 score 3 points for each tile of a type.
stroganov-lesson-claim-end = With an outpost you can claim any tile of its region, even without your Cossack. Look for tiles with few furs left on them.

## Stories, songs and trophies

stroganov-lesson-songs = Stories, songs and trophies
stroganov-lesson-songs-about = What story points are for, what happens at 12, and how a trophy works.
stroganov-lesson-songs-track = This is the story track, and you have 10 points. Bears, trades, some villages and some yurts bring them. You can never have more than 12.
stroganov-lesson-songs-songs = Story points buy songs; the red number is the price. In Winter everyone may take one. Whoever reaches 12 may sing one at once.
stroganov-lesson-songs-go = A bear lies on space 3. Move 3 steps; the third costs 1 horse.
stroganov-lesson-songs-go-detour = The bear lies on space 3. Move 3 steps.
stroganov-lesson-songs-bear = The bear costs your last 2 horses, but it brings 2 story points. Hunt it.
stroganov-lesson-songs-bear-detour = Hunt the bear: it takes you to 12.
stroganov-lesson-songs-sing = You have reached 12! Sing the song for 4 points. It lets you take an advanced action anywhere. Sung like this, a song stays on display.
stroganov-lesson-songs-sing-detour = Sing the song for 4 points, the one with the advanced action.
stroganov-lesson-songs-village = Anywhere is also region 5, at the far end of Siberia. The village there gives a trophy. Visit it.
stroganov-lesson-songs-village-detour = Visit the village of region 5: it gives a trophy.
stroganov-lesson-songs-trophy = A trophy has two parts. First you may pay the fur of the next space of your trophy track and move your token there. The last shield you reach scores at the end. Move it.
stroganov-lesson-songs-trophy-detour = First move your trophy token.
stroganov-lesson-songs-pay = The space wants a sable (2). Pay your fox: a coin makes it count as one. You keep the bear.
stroganov-lesson-songs-pay-detour = Pay the fox, with your coin.
stroganov-lesson-songs-reward = Then you take a reward, from the space of your token or any before it: here 3 horses or 2 story points. Choose.
stroganov-lesson-songs-reward-detour = Choose one of the two rewards.
stroganov-lesson-songs-winter = The story points you have left stay with you. In Winter whoever is furthest right gains 2 more and the next one 1. In this order they may then take a song.
stroganov-lesson-songs-end = Try to reach 12 when a good song is on display. And do not sit there: every point beyond 12 is lost.

## Winter and a plan for the year

stroganov-lesson-winter = Winter and a plan for the year
stroganov-lesson-winter-about = What Winter brings, why it pays to be furthest right, and how to begin a new year.
stroganov-lesson-winter-autumn = Autumn, your last turn this year. In Winter the Cossack furthest right gains 2 story points and the first choice of songs. The other one is 2 steps ahead of you.
stroganov-lesson-winter-first = Move 3 steps and pass it. The third step costs 1 of your horses.
stroganov-lesson-winter-first-detour = Move 3 steps, to be furthest right.
stroganov-lesson-winter-hunt = Hunt the sable: it is free.
stroganov-lesson-winter-hunt-detour = Hunt the sable.
stroganov-lesson-winter-build = Build your outpost here, where the space costs no horses. Next year your Cossack starts on the far left, but you can act here from the first turn on.
stroganov-lesson-winter-build-detour = Build the outpost in region 3.
stroganov-lesson-winter-over = A second action would cost a fox (4) here, and you have only a sable. End your turn: Winter comes.
stroganov-lesson-winter-over-detour = End your turn.
stroganov-lesson-winter-income = Winter! You have already gained 5 horses: 2 as everyone does, and 1 for each of your three banners. Your Wish S2 gives 3 more. Use it.
stroganov-lesson-winter-income-detour = First use Wish S2.
stroganov-lesson-winter-buy = 16 horses! In Winter, too, 5 of them buy a fur. The rabbit (3) is the region fur of region 2. With it you could take two advanced actions there next Spring. Buy it in the market.
stroganov-lesson-winter-buy-detour = Buy the rabbit in the market.
stroganov-lesson-winter-done = That will do. Go on: the stories are told next.
stroganov-lesson-winter-done-detour = Close your income and go on.
stroganov-lesson-winter-song = You were furthest right, so you have 4 story points now, and you choose first. Take the song for 4: an advanced action anywhere.
stroganov-lesson-winter-song-detour = Take the song for 4 points.
stroganov-lesson-winter-yurt = Use the yurt of region 3 with it. It gives 5 story points, even more than the song has cost.
stroganov-lesson-winter-yurt-detour = Use the yurt of region 3.
stroganov-lesson-winter-home = Your Winter is done. All Cossacks now go home in the order in which they stand, so you will be first again. Go on.
stroganov-lesson-winter-home-detour = Close your Winter and go on.
stroganov-lesson-winter-new = A new year! Songs and market are new, and used yurts and taken Wishes are replaced. Furs come only with new tiles, so they get fewer on the old ones.
stroganov-lesson-winter-plan = Three questions make a plan. Which Wish or tile do I want? Which fur pays for it, and where does it lie? And where can I take two advanced actions in a turn?
stroganov-lesson-winter-spring = Now you may do what you like. A hint: space 3 lies in region 2, and your rabbit pays for a second advanced action there. Play until your turn ends.
stroganov-lesson-winter-end = That was a whole Winter. You know the year now; the game has four of them, and the last one ends with the songs.

## Alone against Ivan

stroganov-lesson-ivan = Alone against Ivan
stroganov-lesson-ivan-about = How Ivan plays, what his cards tell you, and what to look out for.
stroganov-lesson-ivan-ivan = Nobody plays Ivan: a deck of cards tells what he does. He never pays horses, and for him a coin or a bear is as good as any fur.
stroganov-lesson-ivan-draft = Choose your first Wish. Ivan gets the other fur, and a bear in his hands is worth a lot. So take the Wish with the bear; it brings you 2 story points as well.
stroganov-lesson-ivan-draft-detour = Take the Wish with the bear, so that Ivan does not get it.
stroganov-lesson-ivan-turn = Ivan was first. His card made him hunt the two lowest furs and take a Wish. He never fulfills Wishes: he just scores their points, here 3, and pays a region fur. A coin was enough.
stroganov-lesson-ivan-next = Ivan never moves left. What lies on his tile or behind him, he leaves to you. On space 3 there is only a bear now.
stroganov-lesson-ivan-go = A fur that lies alone costs no horses to hunt. Move 3 steps to space 3; the third costs 1 horse.
stroganov-lesson-ivan-go-detour = The bear lies on space 3. Move 3 steps.
stroganov-lesson-ivan-hunt = Hunt the bear.
stroganov-lesson-ivan-hunt-detour = Hunt the bear: it is free.
stroganov-lesson-ivan-skip = There is nothing left to hunt here. Skip.
stroganov-lesson-ivan-skip-detour = There is nothing left to hunt: skip.
stroganov-lesson-ivan-village = Ivan has taken the Wish of this region, but villages stay. Visit it, for a banner and 4 horses.
stroganov-lesson-ivan-village-detour = Visit the village of region 2.
stroganov-lesson-ivan-over = End your turn. Then Ivan turns over his next card.
stroganov-lesson-ivan-over-detour = End your turn.
stroganov-lesson-ivan-again = This card made him hunt the two lowest furs again, and move down his trophy track. On the back of the next card is a number of steps, but it says only which cards that may be.
stroganov-lesson-ivan-harder = Each trophy gives Ivan a point. Katyusha gets up to 3, and options make both of them harder or let them focus on two things.
stroganov-lesson-ivan-end = Ivan scores a little every turn, but he plans nothing. Beat him with what takes a plan: Wishes that help each other, sets of tiles, outposts.
