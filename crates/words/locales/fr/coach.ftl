### What the coach of a first game says in every game. What it says about each kind of question is in the files of the games.

## The home page

# A button beside “Play now”.
coach-first-game = Première partie
coach-first-game-about = Contre un robot clément, avec un guide à vos côtés.

## At the table

coach-quiet = Silence
# In the menu “More”, once the coach was asked to be quiet.
coach-again = Redonner la parole au guide
coach-nobody = Il n’y a pas de guide à cette table.
coach-thinking = Je réfléchis…
# A label: what the coach would do follows.
coach-yours = Vous connaissez maintenant ce genre de question : je vous laisse décider. La lampe montre toujours ce que je ferais.
coach-advice = Je ferais ceci
# A label: what the coach would do on the reader’s next decision follows.
coach-show = Montrer sur le plateau et dans la liste
coach-plan = Et ensuite
# A label: another move follows.
coach-worth = En tout, ce tour rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } : { $parts }.
coach-equal = À peu près aussi bien
# $played and $better are moves, as the buttons say them; $before and $after are chances in percent.
coach-costly = { $played } : vos chances passent de { $before } % à { $after } %. Mieux : { $better }.
# The same where points were left. $points is a number.
coach-points-lying =
    { $points ->
        [one] { $played } : vous laissez 1 point, et vos chances passent de { $before } % à { $after } %. Mieux : { $better }.
       *[other] { $played } : vous laissez { $points } points, et vos chances passent de { $before } % à { $after } %. Mieux : { $better }.
    }
coach-take-back = Reprendre le coup
