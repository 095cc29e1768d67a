### What all lessons have in common: the list of them, and the panel that speaks at the table. docs/lessons.md says how they are written.

## The list

lessons = Lessons
# The title of the page. $game is the name of a game.
lessons-of = Lessons: { $game }
lessons-intro = Two or three minutes each, at the real board. Take them in any order.
lessons-start = Start
lessons-again = Again
# Beside a lesson, for those who cannot see the tick.
lessons-done = done
lessons-none = There are no lessons for this game yet.

## At the table

# How far the learner is. $step and $steps are numbers.
lesson-progress = { $step } of { $steps }
lesson-next = Next
# In place of a question, while there is something to read.
lesson-reading = Read what your coach says, then go on.
lesson-finished = Lesson finished
lesson-next-lesson = Next lesson
lesson-all = All lessons
# The name of the panel, for those who cannot see it.
lesson-coach = Coach

## Refusals

# Where an action is tried at a step that is only to be read.
lesson-read-on = Read on first: press “Next”.
lesson-over = The lesson is finished.
lesson-nothing-to-read = There is something to do first.
lesson-no-hints = In a lesson, the coach says what to do.
