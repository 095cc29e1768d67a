### What the server says: why something was not done, and what happened at a table beside the game.

table-no-table = There is no table at this address. The link may be incomplete.
table-no-lesson = There is no such lesson.
table-no-game = There is no game “{ $game }” here.
table-no-seat = This table has no such seat.
table-wrong-seats = The number of seats does not fit the number of players.
table-bad-position = The position the game should begin with cannot be used.
table-other-rules = This game is played by other rules or component tables than those in force here.
table-no-way-on = This game was started under earlier rules, and the current rules cannot continue from its last position. Nothing is lost; the operator of this server can tell you more.
table-verify-other-rules = This game was played by other rules than those in force here. Download its record and check it with the version that it names.
table-seats-empty = Some seats are still empty: wait for players, or add bots.
table-seat-taken = This seat is taken.
table-invited-only = This seat is for an invited player: use the link you were sent.
table-seated-already = You already have a seat at this table.
table-not-your-seat = This is not your seat.
table-only-host = Only the player who created the table can do that.
table-only-seated = Only players at the table can do that.
table-open-already = The table is already open.
table-begun-already = The game has already started.
table-drawing = The seats are closed; the game begins in a moment.
table-not-drawing = There is nothing to reveal now.
table-not-promised = This is not what was promised.
table-bad-promise = A promise is a SHA-256: 64 hexadecimal digits.
table-not-running = The game is not running.
table-not-finished = The game is not finished yet.
table-not-your-move = It is not your turn.
table-bot-plays-for-you = A bot is playing for you; take your seat back first.
table-resigned-for-good = You have resigned from this seat.
table-bot-first = Your time ran out: a bot decides now, and then you can take your seat back.
table-unknown-visitor = Sit down somewhere or sign in first.
table-nobody-else = Nobody else sits there.
table-blocked = Someone at this table does not want to play with you.
table-too-many-reports = You have sent many reports already. Please wait until they are read.
table-reported = Your report was sent to the operator of this server.
table-wait-longer = Give them a little more time: a bot can take over when they are away and it has been their turn for a while.
table-no-undo = That cannot be taken back: something was revealed, the turn has ended, or it was not your decision.
table-no-hints = No hints here: other people play at this table, and it was not opened with hints for everyone.
table-analysis-other-rules = This game was played under other rules than the current ones, so the bots here cannot analyze it.
table-analysis-busy = The bots are working through many other games right now. Try again in a few minutes.
table-analysis-failed = The bot could not work through this game. The operator of this server can find the reason in its log.
table-moved-on = The game has moved on. Look again, then decide.
table-rematch-already = There is already a rematch.
table-not-done = That was not done.
table-allowed = That is allowed.
table-unreadable = That is not an action of this game: { $reason }
table-broken = Something went wrong here. Nothing was changed; please try again.
table-store-failed = The server cannot reach its database right now. Nothing was changed; please try again soon.
table-busy = The server has too much to do right now. Nothing was changed; please try again in a moment.
table-store-full = The server has no space left to store anything. Nothing was changed; please tell its operator.
table-store-read-only = The server’s database is read-only right now. Nothing was changed; please tell its operator.
table-log-broken = This table cannot be opened: its log does not match the current rules. Nothing is lost; the operator of this server can tell you more.
table-other-site = This form was sent from another site, so it was not accepted.
table-stale-form = This form is out of date. Go back, reload the page, and send it again.

table-log-bot-failed = { $who } failed to decide; another bot decides this time.
# Lines of the log of a table, in the present tense.
table-log-undo = { $who } takes back the last decision.
table-log-left = { $who } leaves; a bot plays on.
table-log-replaced = { $who } is away; a bot plays on.
table-log-time-up = The clock of { $who } has run out; a bot plays on.
table-log-back = { $who } is back.
table-log-resigned = { $who } resigns; a bot plays on.
table-log-switched = From here on the game is played by version { $version } of its rules.

# Lines of a list that is checked.
table-check-chain = The chain of everything the table told agrees with the record.
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
account-name-taken = Somebody else already has this name.
account-password-short = Choose a password of at least eight characters.
account-password-long = That password is too long.
account-already = You already have an account.
account-wrong = Wrong name or password.

# A step of a move.
table-step-refused = Nothing was played: “{ $action }” is not possible. { $reason }
table-move-too-long = That move has too many steps.
