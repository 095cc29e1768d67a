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
reason-part = { $part } { $change }
reason-parts = { $one }, { $rest }
