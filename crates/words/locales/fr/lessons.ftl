### What all lessons have in common: the list of them, and the panel that speaks at the table. docs/lessons.md says how they are written.

## The list

lessons = Leçons
# The title of the page. $game is the name of a game.
lessons-of = Leçons : { $game }
lessons-intro = Deux ou trois minutes chacune, sur le vrai plateau. L’ordre est libre.
lessons-start = Commencer
lessons-again = Refaire
# Beside a lesson, for those who cannot see the tick.
lessons-done = faite
lessons-none = Il n’y a pas encore de leçon pour ce jeu.

## At the table

# How far the learner is. $step and $steps are numbers.
lesson-progress = { $step } sur { $steps }
lesson-next = Suite
# In place of a question, while there is something to read.
lesson-reading = Lisez votre guide, puis continuez.
lesson-finished = Leçon terminée
lesson-next-lesson = Leçon suivante
lesson-all = Toutes les leçons
# The name of the panel, for those who cannot see it.
lesson-coach = Guide

## Refusals

# Where an action is tried at a step that is only to be read.
lesson-read-on = Lisez d’abord la suite : appuyez sur « Suite ».
lesson-over = La leçon est terminée.
lesson-nothing-to-read = Il y a d’abord quelque chose à faire.
lesson-no-hints = Dans une leçon, c’est le guide qui dit quoi faire.
