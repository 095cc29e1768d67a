### What every game can say.

# The name of this language in the language itself, for the list of languages.
language-name = English
# A player without a name. $number counts from 1.
player = Player { $number }
# An action that is no answer to the question. $when says when it may be taken, without a full stop.
when-begun = { $when }; first finish what you have begun

# $key, $value and $allowed are typed and not translated.
option-unknown = there is no option “{ $key }”; allowed: { $allowed }
option-value = { $key } cannot be “{ $value }”; allowed: { $allowed }
option-twice = { $key } gives two seats the same, and every seat needs one of its own
option-per-seat =
    { $key } gives { $value } for { $seats ->
        [one] one seat
       *[other] { $seats } seats
    }; give one value for all, or exactly one for each seat, separated by commas

## Why a move is good or bad. $parts lists what changes, as in “Tigers +2, Coins −1”.

reason-now-gains = Gains { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once: { $parts }.
reason-now-loses = Costs { $points ->
        [one] 1 point
       *[other] { $points } points
    } at once: { $parts }.
# As many points are gained as are lost.
reason-now-trades = At once: { $parts }.
# Another player's points.
reason-now-other = { $who } at once: { $parts }.
# Estimates of how a move differs from another at the end of the game. $part is a part of the score.
reason-later-more = By the end it should bring about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than the next best move: { $part }.
reason-later-fewer = By the end it should bring about { $points ->
        [one] 1 point
       *[other] { $points } points
    } less than the best move: { $part }.
# Another player's points.
reason-later-denies = { $who } should end up with about { $points ->
        [one] 1 point
       *[other] { $points } points
    } less than after the next best move: { $part }.
reason-later-leaves = { $who } should end up with about { $points ->
        [one] 1 point
       *[other] { $points } points
    } more than after the best move: { $part }.
# $part is a part of the score, such as “Tigers”; $change is a number with its sign.
reason-part = { $part } { $change }
# $rest is the list of all other parts.
reason-parts = { $one }, { $rest }
