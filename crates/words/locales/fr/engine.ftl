### What every game can say.

# The name of this language in the language itself, for the list of languages.
language-name = Français
# A player without a name. $number counts from 1.
player = Joueur { $number }
when-begun = { $when } ; finissez d’abord ce que vous avez commencé

option-unknown = l’option « { $key } » n’existe pas ; possibles : { $allowed }
option-value = { $key } ne peut pas valoir « { $value } » ; possibles : { $allowed }
option-twice = { $key } donne la même chose à deux places, et chaque place doit avoir la sienne
option-per-seat =
    { $key } donne { $value } pour { $seats ->
        [one] une place
       *[other] { $seats } places
    } ; donnez une valeur pour toutes, ou exactement une par place, séparées par des virgules

## Pourquoi un coup est bon ou mauvais.

reason-now-gains = Rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite : { $parts }.
reason-now-loses = Coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    } tout de suite : { $parts }.
reason-now-trades = Tout de suite : { $parts }.
reason-now-other = { $who }, tout de suite : { $parts }.
reason-later-more = D’ici la fin, devrait rapporter environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus que le deuxième meilleur coup : { $part }.
reason-later-fewer = D’ici la fin, devrait rapporter environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins que le meilleur coup : { $part }.
reason-later-denies = { $who } devrait finir avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de moins qu’après le deuxième meilleur coup : { $part }.
reason-later-leaves = { $who } devrait finir avec environ { $points ->
        [one] { $points } point
       *[other] { $points } points
    } de plus qu’après le meilleur coup : { $part }.
reason-part = { $part } { $change }
reason-parts = { $one }, { $rest }
