### The table in the browser: panels, keys, explanations, what the others did.

## Panels

# On hover over a player's score. $count is a number.
web-glance-points =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
# On hover over the small number beside a player's name. $place is a number from 1.
web-glance-place = Number { $place } in turn order
# On hover over a number of things. $what is words for one of them in the form they have after a number or a cross.
web-glance-count = { $count } × { $what }
stroganov-web-glance-wishes =
    { $count ->
        [one] 1 Tsar’s Wish in hand
       *[other] { $count } Tsar’s Wishes in hand
    }

## Headings of choices, and the first of two steps

stroganov-heading-basic = Basic actions
stroganov-heading-advanced = Advanced actions
stroganov-heading-auxiliary = Auxiliary actions
rurik-heading-bonus = Bonus actions
rurik-first-advisor = Advisor { $number }
rurik-first-leader = Your leader in { $region }
rurik-first-troop = A troop in { $region }
rurik-first-attack = Attack in { $region }
rurik-first-build = Build a { $structure }
first-tsar-heading-exchange = Exchange two for one
first-tsar-heading-free = Free actions
first-tsar-first-boyar = The boyar in { $city }
first-tsar-first-warrior = A warrior in { $city }

## What the others did

# In the bar at the top, while the moves of others are shown one by one.
table-playback = Showing what the others did
table-pause = Pause
table-faster = Speed
table-skip = Skip to now

## Buttons and keys

table-fold = Fold the choices away
table-queued = No connection. Your move will be sent as soon as it is back.
table-keys = Keys
table-key-choose = choose an answer
table-key-end = end the turn
table-key-undo = undo
table-key-hint = ask for a hint
table-key-walk = walk over the board; everything is explained
table-key-keys = this list
table-close = Close
table-confirm-yes = Yes
table-confirm-no = No, go back
table-confirm-resign = Resign? A bot plays on in your place, and you cannot come back.
table-confirm-abandon = Propose to end the game without a winner?
table-confirm-leave = Leave your seat?

## Replay

table-turn = Turn
table-turn-back = To the turn before
table-turn-on = To the next turn
table-autoplay = Play it by itself
table-speed = Speed
table-speed-slow = slow
table-speed-normal = normal
table-speed-fast = fast
table-copy-moment = Copy the link to this moment
## Getting together

table-invite-title = Invite your friends
table-invite-hint = Send them this link, or let them scan the code. Whoever opens it can take an empty seat.
table-link = Link
table-share = Share
table-qr = The link as a QR code
table-usual-rules = The usual rules
table-options-differ = What is different here
# An option of the game that is not as usual. $label is its name, $value the chosen value or values.
table-option = { $label }: { $value }
# An option of the game that is usually on. $label is its name.
table-option-off = without “{ $label }”
table-pace-live = Live, without a clock
# $time is a number of minutes or days in words.
table-pace-live-clock = Live, { $time } each for the whole game
table-pace-days = By correspondence, without a clock
# $time is a number of minutes or days in words.
table-pace-days-clock = By correspondence, { $time } for each decision
table-sit-down = Sit down and play
table-use-name = Use this name
# On a button that cannot be used yet. $time is minutes and seconds, as in 0:57; it counts down.
table-put-bot-in = Put a bot here in { $time }
# In the bar at the top: a link to another table that waits for the reader.
table-next = Next table

## Bots

# $level is what a level of bots is called; $rating is a number, higher for stronger levels.
table-level = { $level } (rating { $rating })
bot-name-agrafena = Agrafena
bot-name-akulina = Akulina
bot-name-darya = Darya
bot-name-demyan = Demyan
bot-name-dobrynya = Dobrynya
bot-name-fyodor = Fyodor
bot-name-gavrila = Gavrila
bot-name-ilya = Ilya
bot-name-kuzma = Kuzma
bot-name-lyubava = Lyubava
bot-name-marfa = Marfa
bot-name-nikita = Nikita
bot-name-pelageya = Pelageya
bot-name-praskovya = Praskovya
bot-name-rodion = Rodion
bot-name-savva = Savva
bot-name-stepan = Stepan
bot-name-timofey = Timofey
bot-name-ulyana = Ulyana
bot-name-varvara = Varvara
bot-name-vasilisa = Vasilisa
bot-name-yefrosinya = Yefrosinya
bot-name-yemelyan = Yemelyan
bot-name-zabava = Zabava

## Preferences

preferences = Preferences
preferences-save = Save
preferences-saved = Your preferences are saved.
preferences-of-account = They are kept with your account, on every device.
preferences-of-guest = They are kept for this browser. An account keeps them on every device.
preferences-table = At the table
preferences-look = Appearance
preferences-turn = When it is your turn
preference-speed = How fast moves are shown, also those of bots
preference-speed-slow = slow
preference-speed-normal = normal
preference-speed-fast = fast
preference-speed-off = at once, nothing moves
preference-auto_end = End my turn by itself when nothing else can be done
preference-confirm = Ask before I resign, propose to end the game or leave a seat
preference-zoom = Size of the board
preference-zoom-100 = fits the width
preference-zoom-125 = 125 %
preference-zoom-150 = 150 %
preference-theme = Colors
preference-theme-system = as in the system
preference-theme-light = light
preference-theme-dark = dark
preference-sound = Play a sound
preference-notify = Show a notification while the page is in the background
# $what is the name of a preference, $value what was sent for it.
preference-unknown = “{ $value }” is not a choice for “{ $what }”.

regard-menu = Mute, block or report
regard-mute = Hide their chat
regard-hear = Show their chat
regard-block = Block
regard-unblock = Unblock
regard-report = Report to the operator: what happened?
regard-send = Send the report
regard-help = Nobody is told. Someone you block cannot join your tables or invite you, and you do not see their chat.
