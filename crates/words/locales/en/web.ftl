### The pages of the table in the browser.

web-title = Samovar
web-tagline = Games of old Russia, at one table
web-about = Play in your browser with friends, against bots or solo. Nothing to install, no account needed.
web-skip = Skip to content
web-language = Language
# Beside a language that is not complete; what is missing is shown in English.
web-language-share = { $percent }% translated
web-home = Home
web-rules = Rules
web-account = Account
web-guest = Guest
web-back = Back

## Sentences put together from others

# What a person is doing who has to decide, for everybody else. $who is a name, $what is the attribute .they of the
# question, or web-thinking.
web-turn-they = { $who } { $what }
# After a name, where nothing better is known.
web-thinking = is thinking
# A label and what it is for, both put into words already.
web-labelled = { $label }: { $text }
# The tooltip of a place on the board where something can be done: the choice, then what the place is.
web-choice-at = { $choice } – { $place }
# A chance in a table.
web-percent = { $percent }%
# The last two things of a list in a sentence, such as names. $rest is the last one.
web-list-two = { $one } and { $rest }
# The first thing of a longer list; $rest is the list of all others.
web-list-more = { $one }, { $rest }

## Home
##
## Headings, buttons and notes.

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
web-no-open = No open tables right now.
web-no-running = Nobody is playing in public right now.
web-your-move = Your move
web-stage-lobby = waiting for players
web-stage-playing = in play
web-stage-over = finished
web-stage-abandoned = ended early
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
##
## The form. Names of levels begin with a capital; values after a colon do not.

web-new-table = New table
web-new-seats = Who plays?
web-new-seats-help = You, others at this screen, bots, or friends who follow a link.
web-new-options = The game
web-new-pace = Pace
web-new-more = Table
web-seat = Seat { $number }
web-seat-me = me
web-seat-guest = another person at this screen
web-seat-open = open: anyone who comes or has the link
web-seat-invited = invited: only by this seat’s link
web-seat-bot = bot: { $level }
web-guest-name = Name of the other person
web-name = Your name
web-name-help = Other players see it. No account is needed.
web-pace-live = live: everyone stays at the table
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
web-public-help = Otherwise only people with the link can find it.
web-create = Create table
web-faults = Please fix this first:
web-bot-random = Random player
web-bot-greedy = Greedy player
web-bot-newcomer = Newcomer
web-bot-beginner = Beginner
web-bot-casual = Casual player
web-bot-capable = Capable player
web-bot-seasoned = Seasoned player
web-bot-strong = Strong player
web-bot-expert = Expert
web-bot-master = Master

## The table
##
## Buttons are short: at most about 20 letters. $name is a player, $reason a refusal of a game.

web-seats = Seats
web-seat-taken-open = empty
web-seat-taken-invited = invited
web-seat-kept = kept for { $name }
web-seat-bot-for = { $level }, in place of { $name }
web-you = you
web-here = at the table
web-away = away
web-take-seat = Take this seat
web-take-seat-here = Somebody at this screen
web-leave-seat = Leave
web-dismiss-bot = Remove bot
web-put-bot = Add a bot
web-return = I am back
web-start = Start
web-start-wait = The game starts when every seat is taken.
web-invite = Invite friends with this link
web-invite-seat = Send this link to the player for this seat
web-copy = Copy
web-copied = Copied.
web-your-turn = Your decision
web-their-turn = { $name } decides
web-their-turn-bot = { $name } is thinking
# Takes back the last decision.
web-undo = Undo
web-so-far = This turn so far
web-why-not = Not now: { $reason }
web-why-allowed = That is allowed: just do it.
web-rule-link = Rule { $rule }
web-log = Game log
web-log-new = New since your last decision
web-log-again = Show it on the board
web-chat = Chat
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-resign = Resign
web-resign-help = A bot will play on in your place.
web-give-up = End the game early
web-give-up-help =
    { $count ->
        [0] The game ends without a winner if everyone who has not resigned agrees.
        [one] 1 player wants to end the game early.
       *[other] { $count } players want to end the game early.
    }
web-more = More
web-watching = You are watching.
web-board = Board
web-players = Players
web-decision = Decision
# After a tooltip.
web-reconstructed = (A number on it is reconstructed.)
web-reconstructed-note = Numbers marked ≈ could not be read from public sources and are reconstructed to fit what is known. Owners of the game can correct them.
web-unofficial = An unofficial, non-commercial fan implementation with its own art and words.
web-lost = Connection lost. Reconnecting…
web-pass-screen = Your turn at this screen: { $name }
# Before a name, when several people share a screen.
web-curtain = Pass the screen to:
web-curtain-open = That’s me
web-notify = Tell me when it is my turn
web-sound = Sound

## The end
##
## The standings and how to check that the dice were fair.

web-over = The game is over
# $names is one name or a list.
web-winners =
    { $count ->
        [one] { $names } wins!
       *[other] { $names } share the victory!
    }
web-abandoned = The game was ended early.
web-total = Total
web-rank = Rank
web-breakdown = Where the points come from
web-record = Download the record
web-replay = Watch it again
web-verify = Verify
web-rematch = Rematch
web-rematch-there = Join the rematch
web-fair = Fair randomness
web-fair-words = The server drew its secret first and is bound to it by the commitment. Browsers add chance of their own: each promises it first and reveals it only once the seats are closed, so nobody could choose it. At the end everything is revealed, and anyone can check it.
web-commitment = Commitment
web-added = Added by { $name }
web-secret = Secret
web-seed = Seed
web-sealed = revealed at the end
fair-promised = promised:
fair-nothing = nothing: this seat promised nothing
fair-withheld = nothing: what was promised was not revealed in time
fair-head = Head of the chain that your browser keeps
fair-drawing = The seats are closed. Everybody’s browser reveals what it promised, and the game begins in a moment.
fair-drawing-look = Look again
fair-doubt-commitment = The server shows another commitment than before. It may have changed its secret: don’t trust this game.
fair-doubt-left-out = What your browser promised for your seat does not count. If you sat down again in another browser, that is why. Otherwise, don’t trust this game.
fair-doubt-story = The server tells this game differently than before. Decisions may have been removed or changed: don’t trust this game.
fair-kept = What your browser kept
fair-kept-nothing = Your browser kept nothing of this game: you did not follow it here, or scripts are off. Compare the record with numbers you wrote down.
fair-kept-fits = The commitment and the chain that your browser kept during the game fit the record.
fair-kept-differs = The record does not fit what your browser kept during the game: the secret or the decisions were changed.

## Hints and analysis
##
## $percent, $low, $high, $before and $after are numbers; $done is a choice of a game.

web-hint = Hint
web-hint-best = A bot would do this:
web-hint-line = Then it expects:
web-hint-others = It also considered:
web-hint-equal = About as good as the best.
web-hint-guess = Estimates. The bot knows only what you know, and guesses at the rest.
web-chance = about { $percent }% to win
web-hints = Allow hints
web-hints-help = Each player may ask what a bot would do. Always allowed in solo games and against bots only.
web-analysis = Bot analysis
web-analysis-of = { $game }: chances of winning
web-analysis-help = After each turn a bot estimated everyone’s chance of winning, knowing only what the deciding player could know. Click the curve to see that moment.
web-analysis-progress = The bot is working through the game: decision { $done } of { $of }. This page refreshes itself.
web-analysis-curve = Everyone’s chance of winning after each turn
web-analysis-turn = Turn { $turn }
web-analysis-turn-of = Turn { $turn }, { $who }
web-analysis-turns = Turn
web-analysis-sum = between { $low }% and { $high }%
# A player and the chance of winning, in a list.
web-analysis-each = { $who } { $percent }%
web-analysis-falls = The biggest drops
web-analysis-no-falls = Nobody lost much of a chance on their own turn.
web-analysis-fall = Turn { $turn }: from { $before }% to { $after }%
web-analysis-played =
    { $count ->
        [one] What was done
       *[other] What was done ({ $count } decisions)
    }
web-analysis-instead = Instead of “{ $done }” a bot would have done this:
web-analysis-same = A bot would have done the same.
web-analysis-numbers = All turns in numbers

## Replay
##
## The buttons of the replay are short.

web-replay-of = { $game }: replay
web-step = Decision { $step } of { $steps }
web-step-go = Go
web-step-first = To the beginning
web-step-back = Previous
web-step-on = Next
web-step-last = To the end
# Before a list of players and web-spectator.
web-seen-by = Seen by
web-spectator = a spectator
web-start-position = The start

## Account
##
## The account page.

web-account-guest = You play as a guest. An account keeps your tables on every device; it needs a name and a password, nothing else.
web-account-signed = You are signed in as { $name }.
web-rename = Change the name
web-register = Create an account
web-sign-in = Sign in
web-sign-in-or-register = Sign in or create an account
web-sign-out = Sign out
web-password = Password
web-password-help = At least 8 characters.
web-delete = Delete the account
web-delete-help = Your name is removed from all tables; finished games remain.
web-delete-confirm = Yes, delete it

## Rules
##
## The catalog of rules, which itself is in English only.

web-rules-of = Rules of { $game }
web-rules-search = Search the rules
web-rules-find = Search
web-rules-english = The rules reference is in English.
web-rules-found =
    { $count ->
        [0] No rule contains these words.
        [one] 1 entry
       *[other] { $count } entries
    }
web-rules-all = All rules
web-rules-how = How to read the entries
web-rules-contents = Contents

## Verification
##
## Whether a finished game holds what it promised.

web-verified = Everything checks out.
web-not-verified = Something does not check out.

## Errors
##
## By the status of the answer.

web-error-title = That did not work
web-error-400 = The page sent something that makes no sense here.
web-error-403 = You may not see or do that.
web-error-404 = There is nothing at this address.
web-error-409 = Somebody was quicker. Look again: the game has moved on.
web-error-422 = That cannot be done now.
web-error-429 = A little too fast! Take a sip of tea and try again.
web-error-500 = Something broke on our side. Nothing you did is lost.
web-error-503 = The server is restarting. Try again in a moment.

# Whole moves: a choice and what goes with it.
web-choice-then = { $what }, then: { $next }
web-choice-steps = { $what } – choose each step yourself

## Fair chance: what is proven

fair-page = Fair chance, and what proves it
fair-page-link = What this proves, and what it does not
fair-page-intro = Cards, tiles and bots follow from one number, the seed. Nobody can choose it alone, and what the server told during a game it cannot change later without being noticed.
fair-draw = How the seed is drawn
fair-draw-1 = When a table is made, the server draws a secret and shows its SHA-256, the commitment. From then on it cannot exchange the secret.
fair-draw-2 = Whoever sits down promises a random text by its SHA-256. The text itself stays in the browser.
fair-draw-3 = When the game is started, the seats are closed. Each browser keeps the commitment and everybody’s promises, and only then reveals its text. The game begins when all have revealed, after ten seconds at the latest. Whoever is missing by then adds nothing, and everybody sees it.
fair-draw-4 = The seed follows from the secret and the texts. At the end, all of it is published.
fair-chain = How the story is kept
fair-chain-1 = Every decision, and every one that is taken back, adds a link to a chain. Your browser keeps the newest head of the chain, and warns you if the server shows another one or a shorter one. Nobody can tell from a link what was decided before the secret is published.
fair-proven = What this proves to you
fair-proven-1 = If your browser revealed its text and it counted: before the seats were closed nobody knew the seed, not even the server and all other players together.
fair-proven-2 = If your browser kept a head: up to there, the record is the game that was told while it ran. Nothing was removed, added or changed.
fair-proven-3 = The bots decided by chance that follows from the secret. Anybody can compute their decisions again.
fair-unproven = What it does not prove
fair-unproven-1 = The server knows everybody’s hand, because it applies the rules. That it tells nobody is a matter of trust.
fair-unproven-2 = Who knows the other texts can withhold its own, or the server one that it says did not arrive, and so choose between two seeds. Both are marked at the seat.
fair-unproven-3 = The server can break off a game whose seed it does not like.
fair-unproven-4 = A seat that promised nothing, for example without scripts, has no guarantee of its own. If no seat promised anything, the server alone chose the seed.
fair-unproven-5 = Decisions are not signed: the server could decide for you. You would see it.
fair-unproven-6 = The script that keeps the numbers comes from the same server. If you do not trust it, write the commitment and a head down and check with another program.
fair-check = How to check a game
fair-check-1 = Write down the commitment and a head while you play: both are under “More”. At the end, download the record and run:
fair-check-2 = The second program is 70 lines of Python, shares nothing with Samovar, and comes with its source. The file docs/fairness.md there describes every number.
