# The pages of the table in the browser.

web-title = Samovar
web-tagline = Games of old Russia, at one table
web-about = Play in the browser with friends, against bots or alone. Nothing to install, no account needed.
web-skip = To the content
web-language = Language
web-home = Home
web-rules = Rules
web-account = Account
web-guest = Guest
web-back = Back

## Home

web-games = Games
web-play-now = Play now
web-against-bots =
    { $count ->
        [one] Against a bot
       *[other] Against { $count } bots
    }
web-with-friends = With friends, by link
web-more-options = More options
web-my-tables = My tables
web-open-tables = Open tables
web-running-tables = Tables to watch
web-no-open = No open table just now.
web-no-running = Nobody is playing in public just now.
web-your-move = Your move
web-stage-lobby = waiting for players
web-stage-playing = being played
web-stage-over = finished
web-stage-abandoned = given up
web-join = Join
web-watch = Watch
web-open = Open
web-idle-minutes =
    { $count ->
        [0] just now
        [one] a minute ago
       *[other] { $count } minutes ago
    }
web-idle-hours =
    { $count ->
        [one] an hour ago
       *[other] { $count } hours ago
    }
web-idle-days =
    { $count ->
        [one] a day ago
       *[other] { $count } days ago
    }

## A new table

web-new-table = A new table
web-new-seats = Who plays?
web-new-seats-help = You, others at this screen, bots, or friends who follow a link.
web-new-options = The game
web-new-pace = Pace
web-new-more = Table
web-seat = Seat { $number }
web-seat-me = me
web-seat-guest = another person at this screen
web-seat-open = open: whoever comes or has the link
web-seat-invited = by invitation: who is sent its link
web-seat-bot = bot: { $level }
web-guest-name = Name of the other person
web-name = Your name
web-name-help = The others see it. No account is needed.
web-pace-live = live: everybody stays at the table
web-pace-days = by correspondence: days between moves
web-pace-help = When a clock runs out, a bot plays the seat until its owner returns.
web-clock = Clock
web-clock-none = no clock
web-clock-minutes = { $count } minutes
web-clock-days =
    { $count ->
        [one] a day
       *[other] { $count } days
    }
web-clock-help = Live: time for the whole game. By correspondence: time for each decision.
web-public = List the table on the home page
web-public-help = Otherwise only those with the link find it.
web-create = Set the table
web-faults = That does not work yet:
web-bot-random = Beginner
web-bot-greedy = Merchant
web-bot-novice = Novice
web-bot-steady = Steady player
web-bot-master = Master

## The table

web-seats = Seats
web-seat-taken-open = empty
web-seat-taken-invited = invited
web-seat-bot-for = { $level }, in place of { $name }
web-you = you
web-here = at the table
web-away = away
web-take-seat = Take this seat
web-take-seat-here = Somebody at this screen
web-leave-seat = Leave
web-dismiss-bot = Send away
web-put-bot = Put a bot here
web-return = I am back
web-start = Begin
web-start-wait = The table begins when every seat is taken.
web-invite = Invite friends with this link
web-invite-seat = Send this link to whom the seat is for
web-copy = Copy
web-copied = Copied.
web-your-turn = Your decision
web-their-turn = { $name } decides
web-their-turn-bot = { $name } is thinking
web-extras = Besides, you may
web-undo = Take back
web-so-far = This turn so far
web-why-hint = Click anything on the board to learn what it is, or why it cannot be done now.
web-why-not = Not now: { $reason }
web-why-allowed = That is allowed: just do it.
web-explain = What is this?
web-explain-empty = Point at anything on the board, or walk over it with the arrow keys.
web-rule-link = Rule { $rule }
web-log = What happened
web-log-new = New since your last decision
web-log-again = Show it on the board
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-resign = Resign
web-resign-help = A bot will play on in your place.
web-give-up = Give the table up
web-give-up-help =
    { $count ->
        [0] It is given up when all agree.
        [one] One player wants to give it up.
       *[other] { $count } players want to give it up.
    }
web-more = More
web-watching = You are watching.
web-board = Board
web-players = Players
web-decision = Decision
web-reconstructed = (A number on it is reconstructed.)
web-reconstructed-note = Numbers marked ≈ could not be read from public sources and are reconstructed to fit what is known. An owner of the game can correct them.
web-unofficial = An unofficial, non-commercial fan implementation with its own art and words.
web-lost = The connection is lost. Trying again…
web-pass-screen = Your turn at this screen: { $name }
web-curtain = Pass the screen on. Now decides:
web-curtain-open = That is me
web-notify = Tell me when it is my turn
web-sound = Sound

## The end

web-over = The game is over
web-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-abandoned = The table was given up.
web-total = Total
web-rank = Rank
web-breakdown = Where the points come from
web-record = Download the record
web-replay = Watch it again
web-verify = Verify
web-rematch = Rematch
web-rematch-there = To the rematch
web-fair = Fair chance
web-fair-words = The table committed itself to its secret before the first decision, and every player added to the chance. At the end everything is opened and anybody can check it.
web-commitment = Commitment
web-added = Added by { $name }
web-secret = Secret
web-seed = Seed
web-sealed = opened at the end

## Hints and analysis

web-hint = Hint
web-hint-best = A bot would do this:
web-hint-line = Then it expects:
web-hint-others = It also considered:
web-hint-guess = Estimates. The bot knows only what you know, and guesses at the rest.
web-chance = about { $percent } % to win
web-hints = Allow hints
web-hints-help = Each player may ask what a bot would do. Who plays alone or only against bots always may.
web-analysis = What a bot thinks of it
web-analysis-of = { $game }: chances to win
web-analysis-help = After each turn a bot estimated everybody’s chance to win, knowing what the player who had to decide could know. A click on the curve shows that moment.
web-analysis-progress = The bot goes through the game: decision { $done } of { $of }. This page comes again by itself.
web-analysis-curve = Everybody’s chance to win after each turn
web-analysis-turn = Turn { $turn }
web-analysis-turn-of = Turn { $turn }, { $who }
web-analysis-turns = Turn
web-analysis-sum = between { $low } % and { $high } %
web-analysis-falls = Where it fell most
web-analysis-no-falls = Nobody lost much of a chance in a turn of their own.
web-analysis-fall = Turn { $turn }: from { $before } % to { $after } %
web-analysis-played =
    { $count ->
        [one] What was done
       *[other] What was done ({ $count } decisions)
    }
web-analysis-instead = In place of “{ $done }” a bot would have done this:
web-analysis-same = A bot would have done the same.
web-analysis-numbers = All turns in numbers

## Replay

web-replay-of = { $game }: the game again
web-step = Decision { $step } of { $steps }
web-step-go = Go
web-step-first = To the beginning
web-step-back = One back
web-step-on = One on
web-step-last = To the end
web-seen-by = Seen by
web-spectator = a spectator
web-start-position = The start

## Account

web-account-guest = You play as a guest. An account keeps your tables on every device; it needs a name and a password, nothing else.
web-account-signed = You are signed in as { $name }.
web-rename = Change the name
web-register = Make an account
web-sign-in = Sign in
web-sign-in-or-register = Sign in or make an account
web-sign-out = Sign out
web-password = Password
web-password-help = At least 8 characters.
web-delete = Delete the account
web-delete-help = Your name goes from all tables; games that were played stay.
web-delete-confirm = Yes, delete it

## Rules

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-find = Search
web-rules-english = The reference is in English.
web-rules-found =
    { $count ->
        [0] No rule has these words.
        [one] One entry
       *[other] { $count } entries
    }
web-rules-all = All rules
web-rules-how = How to read the entries
web-rules-contents = Contents

## Verification

web-verified = Everything holds.
web-not-verified = Something does not hold.

## Errors

web-error-title = That did not work
web-error-400 = The page sent something that makes no sense here.
web-error-403 = That is not yours to see or do.
web-error-404 = There is nothing at this address.
web-error-409 = Somebody was quicker. Look again: the table has moved on.
web-error-422 = That cannot be done now.
web-error-429 = That was a little too often. Take a sip of tea and try again.
web-error-500 = Something broke on our side. Nothing you did is lost.
web-error-503 = The table is being set anew. Try again in a moment.
