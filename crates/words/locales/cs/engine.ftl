### What every game can say.

# The name of this language in the language itself, for the list of languages.
language-name = Čeština
# A player without a name. $number counts from 1.
player = Hráč { $number }
when-begun = { $when }; nejdřív dokončete, co jste začali

option-unknown = volba „{ $key }“ neexistuje; možné jsou: { $allowed }
option-value = { $key } nemůže být „{ $value }“; možné je: { $allowed }
option-twice = { $key } dává dvěma místům totéž, a každé místo musí mít vlastní
option-per-seat =
    { $key } má hodnoty { $value } pro { $seats ->
        [one] jedno místo
        [few] { $seats } místa
       *[other] { $seats } míst
    }; zadejte jednu hodnotu pro všechny, nebo přesně jednu pro každé místo, oddělené čárkami

## Proč je tah dobrý, nebo špatný.

reason-now-gains = Hned přinese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $parts }.
reason-now-loses = Hned stojí { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }: { $parts }.
reason-now-trades = Hned: { $parts }.
reason-now-other = { $who } hned: { $parts }.
reason-later-more = Do konce by měl tento tah přinést asi o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } více než druhý nejlepší: { $part }.
reason-later-fewer = Do konce by měl tento tah přinést asi o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } méně než nejlepší: { $part }.
reason-later-denies = { $who }: do konce asi o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } méně než po druhém nejlepším tahu: { $part }.
reason-later-leaves = { $who }: do konce asi o { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    } více než po nejlepším tahu: { $part }.
reason-part = { $part } { $change }
reason-parts = { $one }, { $rest }
