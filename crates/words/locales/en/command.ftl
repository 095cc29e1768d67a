### The words of the terminal.

# Before the choices. $question is the question of the game.
play-turn = { $who }: { $question }
play-prompt = { $who }, your choice:
play-pass-screen = Pass the screen to { $who }, then press Enter.
play-no-number = There is no number { $number }; choose from 1 to { $last }.
play-unreadable = “{ $text }” is not a number, a command or an action of this game: { $reason }. Type ? for help.
# $reason is a refusal of a game, $rule the id of the rule.
play-refused = Not allowed: { $reason } ({ $rule })
play-legal = Allowed: { $words }
play-why-what = Say which action: why ACTION, for example: why { $example }
play-undone = { $who } takes back the last decision.
play-nothing-to-undo = Nothing has been decided yet.
play-no-undo = That cannot be taken back: only your own last decision can, as long as it revealed nothing and did not end a turn.
play-log-empty = Nothing has happened yet.
play-saved = Saved in { $file }.
play-save-where = Say where: s FILE
play-not-saved = The game was not saved; start it with --record FILE to save it.
play-resumed = Resumed from { $file } after { $decisions ->
        [one] one decision
       *[other] { $decisions } decisions
    }; options and seed come from there.
play-resume-command = To continue: samovar play { $game } --record { $file }
play-started = { $game }, { $seats }. Seed: { $seed }
play-goodbye = Goodbye.
play-end-of-input = End of input.
play-interrupted = Interrupted.
# Before a table.
play-so-far = The points so far:
play-over = The game is over.
# After the name of a seat.
play-bot = computer: { $bot }
play-bot-failed = A bot has failed.
play-bot-failed-prompt = Press Enter to start it again; s FILE saves the game, q quits:
play-human = human
play-hint-best = A bot would choose: { $words } [{ $action }]
play-hint-chance = It puts your chance of winning at about { $percent }%.
play-hint-line = After that it expects:
play-hint-step = { $who }: { $words }
play-hint-others = It also considered:
play-hint-other = { $words } [{ $action }] (about { $percent }%)
play-hint-guess = These are estimates: the bot knows only what you know and guesses at the rest.
# What stands before the wide gap is typed and stays as it is, but for FILE and ACTION.
play-help =
    Type one of these, then Enter:
      7            the choice with that number in the list
      hunt 8       an action in notation, as the list shows it in brackets
      u            take back your last decision, as long as it revealed nothing
      b            the board
      l, l 50      the log: the last 20 or 50 things that happened
      why ACTION   whether an action is allowed now, and which rule forbids it
      hint         what a bot would do in your place, and what it expects
      s, s FILE    save the record of the game
      q            quit (with --record the game is saved at every decision)
      ?            this help
    The numbers before the choices count the choices and mean nothing else; numbers inside a choice are the game’s.

standings-who = Player
standings-rank = Rank
standings-total = Total
play-winners =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
