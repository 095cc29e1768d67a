### What all lessons have in common: the list of them, and the panel that speaks at the table. docs/lessons.md says how they are written.

## The list

lessons = Lekce
# The title of the page. $game is the name of a game.
lessons-of = Lekce: { $game }
lessons-intro = Každá na dvě tři minuty, na skutečném herním plánu. V libovolném pořadí.
lessons-start = Začít
lessons-again = Znovu
# Beside a lesson, for those who cannot see the tick.
lessons-done = hotovo
lessons-none = Pro tuto hru zatím žádné lekce nejsou.

## At the table

# How far the learner is. $step and $steps are numbers.
lesson-progress = { $step } z { $steps }
lesson-next = Dál
# In place of a question, while there is something to read.
lesson-reading = Přečtěte si, co říká průvodce, a pokračujte.
lesson-finished = Lekce je hotová
lesson-next-lesson = Další lekce
lesson-all = Všechny lekce
# The name of the panel, for those who cannot see it.
lesson-coach = Průvodce

## Refusals

# Where an action is tried at a step that is only to be read.
lesson-read-on = Nejdřív čtěte dál: stiskněte „Dál“.
lesson-over = Lekce skončila.
lesson-nothing-to-read = Nejdřív je třeba něco udělat.
lesson-no-hints = V lekci radí průvodce.
