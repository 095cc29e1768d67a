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
