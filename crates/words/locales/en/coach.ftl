### What the coach of a first game says in every game. What it says about each kind of question is in the files of the games.

## The home page

# A button beside “Play now”.
coach-first-game = First game
coach-first-game-about = Against a gentle bot, with a coach at your side.

## At the table

coach-quiet = Quiet, please
# In the menu “More”, once the coach was asked to be quiet.
coach-again = Let the coach speak again
coach-nobody = There is no coach at this table.
coach-thinking = Let me think…
# Said once at a kind of question that the coach no longer advises on. The lamp is the button “Hint”.
coach-yours = You know this kind of question by now, so I leave it to you. The lamp still shows what I would do.
# A label: what the coach would do follows.
coach-advice = I would do this
# The tooltip of what the coach would do: a click shows it on the board and among the choices.
coach-show = Show it on the board and in the list
# A label: what the coach would do on the reader’s next decisions follows.
coach-plan = And after that
# What the move and the next ones of the same turn bring. $parts is a list such as “Wishes +5, Furs −1”.
coach-worth = In all, this turn brings { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $parts }.
# A label: another move follows.
coach-equal = About as good
# $played and $better are moves, as the buttons say them; $before and $after are chances in percent.
coach-costly = { $played }: that lowered your chance from { $before }% to { $after }%. Better: { $better }.
# The same where points were left. $points is a number.
coach-points-lying =
    { $points ->
        [one] { $played }: that left 1 point lying and lowered your chance from { $before }% to { $after }%. Better: { $better }.
       *[other] { $played }: that left { $points } points lying and lowered your chance from { $before }% to { $after }%. Better: { $better }.
    }
coach-take-back = Take it back
