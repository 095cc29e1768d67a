### The lessons of Stroganov; docs/lessons.md says how they are written.

## Move and hunt

stroganov-lesson-hunt = Move and hunt
stroganov-lesson-hunt-about = How a turn works, how far your Cossack gets, and what a fur costs.
stroganov-lesson-hunt-turn = A game lasts four years. In Spring, Summer and Autumn everyone has one turn, with three steps: move, then one basic action, then up to two main actions. Winter brings income.
stroganov-lesson-hunt-row = Twelve landscape tiles lie in a row, with furs on them. You hunt on the tile where your Cossack stands. Your first two steps to the right are free; a third costs one horse.
stroganov-lesson-hunt-ride = Three steps to the right lies a bear, the dearest fur. Go there: one of your four horses pays for the third step.
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
