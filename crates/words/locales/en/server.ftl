# What the server says: why something was not done, and what happened at a table beside the game.

table-no-table = There is no table at this address. Perhaps the link is incomplete.
table-no-game = There is no game “{ $game }” here.
table-no-seat = This table has no such seat.
table-wrong-seats = The number of seats does not fit the number of players.
table-bad-position = The position the game should begin with cannot be used.
table-other-rules = This game is played by other rules or component tables than those in force here.
table-no-way-on = This game was begun under earlier rules, and the rules in force cannot go on from its last position. Nothing is lost; whoever runs this server can tell more.
table-verify-other-rules = This game was played by other rules than those in force here. Download its record and check it with the version that it names.
table-seats-empty = Some seats are still empty: wait for somebody, or put bots there.
table-seat-taken = This seat is taken.
table-invited-only = This seat is for somebody who was invited: come by the link you were sent.
table-seated-already = You sit at this table already.
table-not-your-seat = This is not your seat.
table-only-host = Only whoever made the table can do that.
table-only-seated = Only those who sit at the table can do that.
table-open-already = The table is open already.
table-begun-already = The game has begun already.
table-not-running = The game is not running.
table-not-finished = The game is not finished yet.
table-not-your-move = It is not your move.
table-bot-plays-for-you = A bot plays for you; come back to your seat first.
table-resigned-for-good = You have given this seat up for good.
table-wait-longer = Give them a little more time: a bot can take over when they are away and it has been their move for a while.
table-no-undo = That cannot be taken back: something was revealed, the turn has ended, or it was not your decision.
table-no-hints = There are no hints here: others play at this table, and it was not opened with hints for all.
table-analysis-other-rules = This game was played by other rules than those in force here, so no bot here can say what it thinks of it.
table-analysis-busy = The bots are going through many other games at the moment. Try again in a few minutes.
table-analysis-failed = The bot could not go through this game. Whoever runs this server finds the reason in its log.
table-moved-on = The table has moved on meanwhile. Look again, then decide.
table-rematch-already = There is a rematch already.
table-not-done = That was not done.
table-allowed = That is allowed.
table-unreadable = That is no action of this game: { $reason }
table-broken = Something went wrong here. Nothing was changed; please try again.
table-store-failed = The server cannot reach its database at the moment. Nothing was changed; please try again soon.
table-store-full = The server has no room left to store anything. Nothing was changed; please tell whoever runs it.
table-store-read-only = The server’s database can only be read at the moment. Nothing was changed; please tell whoever runs it.
table-log-broken = This table cannot be opened: its log does not fit the rules in force. Nothing is lost; whoever runs this server can tell more.
table-other-site = This form was sent from another site, so it was not accepted.
table-stale-form = This form is out of date. Go back, reload the page, and send it again.

table-log-bot-failed = { $who } failed to decide; another bot decides this time.
table-log-undo = { $who } takes back the last decision.
table-log-left = { $who } leaves; a bot plays on.
table-log-replaced = { $who } is away; a bot plays on.
table-log-time-up = The clock of { $who } has run out; a bot plays on.
table-log-back = { $who } is back.
table-log-resigned = { $who } resigns; a bot plays on.
table-log-switched = From here on the game is played by version { $version } of its rules.

table-check-commitment = The commitment shown before the first decision is the SHA-256 of the table’s secret.
table-check-seed = The seed follows from the secret and what the players added.
table-check-decisions =
    { $count ->
        [one] The one decision follows the rules.
       *[other] All { $count } decisions follow the rules.
    }
table-check-result = Played again from the seed, the game ends in the same position.
table-check-decisions-since =
    { $count ->
        [one] The one decision since the rules were changed follows the rules. The earlier ones were played by earlier rules.
       *[other] All { $count } decisions since the rules were changed follow the rules. The earlier ones were played by earlier rules.
    }
table-check-result-since = Played again from where the rules were changed, the game ends in the same position.

account-name-empty = Choose a name first.
account-name-fixed = The name of an account cannot be changed.
account-name-taken = Somebody else has this name already.
account-password-short = Choose a password of at least eight characters.
account-password-long = That password is too long.
account-already = You have an account already.
account-wrong = Name or password is wrong.
