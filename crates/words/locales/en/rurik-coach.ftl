### What the coach explains the first time a kind of question comes up: what it is about and what matters. One or two sentences, at most 240 characters in English.

# How to win, said beside the first decision. Two or three short sentences, at most 240 characters in English.
coach-rurik-goal = How to win: have the most points after four rounds. Most come from three tracks: regions you rule, neighboring regions you build in, and goods on your boat. Two of them climbed well are enough.
coach-rurik-leader = Each leader has an ability that works in the region where the leader stands. For a first game take one that is easy to use every round, such as Mstislav, Agatha or Yaroslav.
coach-rurik-agenda = An agenda is a secret goal for 2 points at the end. Keep the one that fits what you want to do anyway.
coach-rurik-troop = Where your troops begin. One troop beside a rebel is a tie and rules nothing; two rule. Your leader comes last and counts as a troop, so it can be the second one. Stay near the goods you want.
coach-rurik-stand = Your leader counts as a troop, and its ability works from where it stands. Where it joins a troop, you have two against one rebel and rule at once.
coach-rurik-place = The higher an advisor stands in its column, the stronger its action. High numbers push others down; low numbers act first. What must happen first needs a low number.
coach-rurik-bribe = Each coin makes this advisor one stronger in its column, now and against those who come later, but it does not act sooner. The coins are gone, so bribe only where a higher space is worth it.
coach-rurik-before = Your lowest advisor acts now. You may play a scheme, accomplish a deed or convert goods first. If the action is of no use, give it up for a coin.
coach-rurik-after = The action is done. Spend the tax and build points you have left, and take bonus actions: perhaps you can accomplish a deed in front of you. What is left when you end the turn is lost.
coach-rurik-muster = New troops appear where you have troops already. With more troops in a region than each other player and than the rebels, you rule it.
coach-rurik-move = Each point takes a troop over one border. Before you leave, count what stays behind: a region that falls to a tie is no longer yours.
coach-rurik-anywhere = This move leads to any region, not only to a neighboring one: a good way to rule one that lies far off.
coach-rurik-escort = Up to two troops may come along with Agatha for free. Take as many as you need to rule the new region, and leave as many as keep the old one.
coach-rurik-attack = A rebel brings its reward without risk. A troop of another player brings you forward on the warfare track, but then scheme cards show whether you lose a troop, too.
coach-rurik-check = Cards from this deck show whether your attack costs you a troop: about one in three has the skull. If you know cards of a deck, use that.
coach-rurik-check-rebellion = The Rebellion attacked you, and now cards show whether it loses a troop, too. You choose the deck: if you know where a skull lies, take that one.
coach-rurik-draw = Schemes are small rewards that you play later as a bonus action. All cards come from one deck, and you keep one.
coach-rurik-keep = Keep the scheme you will soon have a use for: it counts only once it is played, and you play at most one each turn.
coach-rurik-top = The card you put on top is the next one drawn or revealed from this deck. A skull on top makes attacks from it costly, and only you know.
coach-rurik-marker = Whoever has the marker goes first from the Claim Phase on: first choice of deeds, and the first advisor of the next round. Placing last has its merits, too.
coach-rurik-market = Your market adds a good or a coin. Take the good if your boat has room for it and you want to climb on the Trade track; otherwise the coin.
coach-rurik-church = Your church drives out a rebel or a troop of another player, and one of yours comes in. Choose whoever keeps you from ruling the region.
coach-rurik-dock = A trade marker that is not on the board earns a coin. Leave goods on the dock only if you want that coin more than the climb; what you reach once is yours for good.
coach-rurik-dock-priority = Goods left on the dock do not count while the Rebellion chooses its priority. Afterward everything is loaded again.
coach-rurik-deed = A deed you take can be accomplished on one of your turns, for a reward at once and 1 or 2 points at the end. Take one you can soon pay for; one you never manage costs nothing.
coach-rurik-remove-different = Troops are the price here, each from a different region. Take them where you lead by two or more.
coach-rurik-remove-ruled = Troops are the price, all from one region you rule. They return to your supply and can be mustered again.
coach-rurik-remove = Troops are the price. Take them where they are not needed to rule; they return to your supply.
coach-rurik-raze = A structure is the price. Take one that does not belong to your chain; you can build it again elsewhere.
coach-rurik-discard = A scheme is the price. Give up the one you need least.
coach-rurik-pay-one-type = All goods of this payment are of one type. Pay first with what does not fit on the boat.
coach-rurik-pay-different = Each good of this payment is of another type. Pay first with what does not fit on the boat.
coach-rurik-pay = Pay first with goods that do not fit on the boat: those aboard count for trade, and full columns bring coins.
coach-rurik-pay-named = One of the goods has to be of a kind shown on the token, the other can be any. Each token works once a round.
