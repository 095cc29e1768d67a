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
