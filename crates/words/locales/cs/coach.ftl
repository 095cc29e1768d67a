### What the coach of a first game says in every game. What it says about each kind of question is in the files of the games.

## The home page

# A button beside “Play now”.
coach-first-game = První hra
coach-first-game-about = Proti mírnému botovi a s průvodcem po boku.

## At the table

coach-quiet = Prosím o klid
# In the menu “More”, once the coach was asked to be quiet.
coach-again = Ať průvodce zase mluví
coach-nobody = U tohoto stolu žádný průvodce není.
coach-thinking = Přemýšlím…
# A label: what the coach would do follows.
coach-yours = Tenhle druh otázek už znáte, takže rozhodnutí nechám na vás. Lampa pořád ukáže, co bych udělal.
coach-advice = Udělal bych tohle
# A label: what the coach would do on the reader’s next decision follows.
coach-show = Ukázat na plánu a v seznamu
coach-plan = A potom
# A label: another move follows.
coach-worth = Celý tah pak přinese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $parts }.
coach-equal = Skoro stejně dobré
# $played and $better are moves, as the buttons say them; $before and $after are chances in percent.
coach-costly = { $played }: vaše šance klesla z { $before } % na { $after } %. Lepší: { $better }.
# The same where points were left. $points is a number.
coach-points-lying =
    { $points ->
        [one] { $played }: nechali jste ležet 1 bod a šance klesla z { $before } % na { $after } %. Lepší: { $better }.
        [few] { $played }: nechali jste ležet { $points } body a šance klesla z { $before } % na { $after } %. Lepší: { $better }.
       *[other] { $played }: nechali jste ležet { $points } bodů a šance klesla z { $before } % na { $after } %. Lepší: { $better }.
    }
coach-take-back = Vzít tah zpět
