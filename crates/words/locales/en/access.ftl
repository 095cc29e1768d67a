### Who gets in: the interface for programs, tokens, sessions, limits.

api-no-route = There is nothing at this address. /openapi.json lists what there is.
api-no-method = This address does not answer to this method.
# For people who write programs.
api-no-token = This needs a token: send “Authorization: Bearer samovar_…”, with a token created on the account page.
api-bad-token = This token is not valid. It may have been revoked; create another on the account page.
api-bad-query = The query cannot be read: { $reason }
api-bad-body = The body cannot be read: { $reason }
api-not-json = The body has to be JSON: send “Content-Type: application/json”.
api-body-too-long = The body is too long.
api-bad-options = The game does not take these options.
api-bad-clock = A clock has 1 to { $most } seconds.
api-one-seat = An account takes one seat of a table.
api-no-bot = There is no bot “{ $level }”; there are: { $allowed }.
api-level-of-bot = Only a bot has a level.
api-too-long = “{ $field }” is too long: at most { $most } characters.
api-nothing-said = There is nothing in that line.
api-too-many = Too many requests. Try again in { $seconds } s.
api-too-many-streams = Too many event streams are open. Close one first.
api-too-slow = That took too long to arrive.

account-too-many-attempts =
    { $seconds ->
        [one] Too many attempts. Try again in one second.
       *[other] Too many attempts. Try again in { $seconds } seconds.
    }
account-too-many-tokens = You have reached the limit of tokens. Revoke one first.
account-needs-account = Only an account can have tokens. Choose a name and a password first.
account-guest-password = You play as a guest: only an account has a password.
account-name-invisible = This name contains a character that cannot be seen. Please type it again without.
account-name-mixed = This name mixes letters of different scripts, so it could be taken for another. Please use letters of one script.
account-name-of-account = This name belongs to an account or looks like one. Sign in if it is yours, or choose another name.
server-unknown-host = This server does not know itself as “{ $host }”. Whoever runs it can name its address with --origin, for example --origin https://tea.example, or its name with --known-host.

web-tokens = Programs
web-tokens-help = With a token a program can play for you, as you. Anyone who has it can do the same: keep it to yourself, and revoke it when you no longer need it.
web-token-label = What it is for
web-token-make = Create a token
web-token-new = Your new token. It is shown only once:
web-token-used = last used { $when }
web-token-unused = never used
web-token-end = Revoke
web-change-password = Change the password
web-change-password-help = All other browsers are signed out, and all program tokens end.
web-password-new = New password
web-password-changed = Your password is changed. All other browsers are signed out, and all program tokens have ended.
web-sessions = Where you are signed in
web-session-here = this browser
web-session-seen = last seen { $when }
web-session-end = Sign out
web-session-end-others = Sign out all others
web-unknown-browser = Unknown browser
web-days-ago =
    { $days ->
        [0] today
        [one] yesterday
       *[other] { $days } days ago
    }
