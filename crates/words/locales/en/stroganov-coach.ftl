### What the coach explains the first time a kind of question comes up: what it is about and what matters. One or two sentences, at most 240 characters in English.

# How to win, said beside the first decision. Two or three short sentences, at most 240 characters in English.
coach-stroganov-goal = How to win: have the most victory points after four years, from Wishes, landscape tiles, outposts and trophies. Each year has three turns and a Winter, twelve turns in all.
coach-stroganov-draft = A Wish is a task you keep in hand: once you have the furs it shows, you fulfill it for points and an effect. Pick one whose furs lie close by, and look at the fur you get with it.
coach-stroganov-move = Each turn begins with a move to the right. It decides what you can hunt and in which region you act. Two or three tiles are usual: the row has to last for three turns, and you can hardly go back.
coach-stroganov-basic = One basic action before the main ones: hunt here, take horses or a coin, trade, or move a little more. Hunting is the usual choice, as furs pay for everything.
coach-stroganov-main = Now the main action. Advanced ones use a region where your Cossack or an outpost of yours stands: its village, yurt, Wish, an outpost space or a landscape tile. Tiles and Wishes bring most of the points.
coach-stroganov-second = A second main action costs a fur: any fur for a basic action, the region fur for an advanced one. A fur kept to the end is worth only half a point, so this is nearly always a good deal.
coach-stroganov-finish = All actions are used. Auxiliary actions, such as buying furs with horses or fulfilling a Wish, are still possible as often as you like. Otherwise end your turn.
coach-stroganov-income = Winter: you have gained 2 horses, and 1 for each banner. Now use Wishes that pay in Winter, and auxiliary actions if you like. Then the stories are told, and songs chosen.
coach-stroganov-song = In Winter you may take one song and pay for it with story points. Points you keep are worth little at the end, so take a song that helps you now.
coach-stroganov-after-song = The song is sung. If its effect makes an auxiliary action possible, take it now; then finish the Winter.
coach-stroganov-pay = Pay with the furs you need least. A coin can be added to a fur to give it the value asked for, and a tiger replaces any fur, but both are worth points at the end.
coach-stroganov-show = A Wish asks you to have more furs than you pay. What you are short of can be covered by a coin with another fur, or by a tiger, which is used up.
coach-stroganov-second-hunt = For a coin you catch a second fur on the same tile, by the same rule: one horse for each lower fur you leave. Worth it if both furs fit into your plan.
coach-stroganov-bonus = A trade brings two of these bonuses, and the same one twice is fine. Take what your next turn lacks: horses to go further, a coin to pay, stories for a song.
coach-stroganov-keep = You drew two furs from the bag and keep one. High furs are dear but not better: keep the one your Wishes or the next tile ask for.
coach-stroganov-market = Take any fur from the market. Think of the exact values your next payment needs: a higher fur never pays for a lower one.
coach-stroganov-trophy-move = A trophy first lets you pay the fur of the next space to move your token there. Later spaces have better rewards, and the last shield you reach scores at the end.
coach-stroganov-trophy-reward = Choose one reward, from the space of your token or any before it.
coach-stroganov-first-of-two = You gain two different rewards. Their order can matter: take furs before what they pay for.
coach-stroganov-second-of-two = Now the second reward; it has to be a different one.
coach-stroganov-village = You may visit a village anywhere. The one you cannot reach yourself in the next turns is often the best.
coach-stroganov-yurt = You may use a yurt anywhere. It is gone afterwards, so take the strongest, or the one somebody else is heading for.
coach-stroganov-advanced-anywhere = An advanced action in any region: use it for what lies far from your Cossack.
coach-stroganov-advanced = An advanced action as a reward: the village, yurt, Wish, outpost place or tiles of a region where your Cossack or an outpost of yours stands.
coach-stroganov-reward-basic = A basic action as a reward. Hunt if something useful lies here; otherwise take horses or a coin.
coach-stroganov-hunt = A hunt as a reward. The usual price holds: a horse for each lower fur you leave lying.
coach-stroganov-step = A move as a reward, to either side. A step back can bring a tile or a region within reach again.
coach-stroganov-build = A free outpost. You can act in its region from now on without going there, and outposts score more the more you have.
coach-stroganov-fulfil = This time you only need the furs you pay, not the others a Wish shows. Choose the Wish that would be hardest otherwise.
coach-stroganov-story-end = You reached the end of the story track and may sing a song at once for its cost. Story points beyond the end would be lost.
