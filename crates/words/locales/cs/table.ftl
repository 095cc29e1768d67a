### Stůl v prohlížeči: přehledy hráčů, klávesy, vysvětlivky, co dělali ostatní.

## Přehledy

web-glance-points =
    { $count ->
        [one] { $count } bod
        [few] { $count } body
       *[other] { $count } bodů
    }
web-glance-place = { $place }. v pořadí
web-glance-count = { $count }× { $what }
stroganov-web-glance-wishes =
    { $count ->
        [one] { $count } carův příkaz v ruce
        [few] { $count } carovy příkazy v ruce
       *[other] { $count } carových příkazů v ruce
    }

## Nadpisy voleb a první ze dvou kroků

stroganov-heading-basic = Základní akce
stroganov-heading-advanced = Pokročilé akce
stroganov-heading-auxiliary = Doplňkové akce
rurik-heading-bonus = Bonusové akce
rurik-first-advisor = Rádce { $number }
rurik-first-leader = Váš vůdce ({ $region })
rurik-first-troop = Oddíl ({ $region })
rurik-first-attack = Útok ({ $region })
rurik-first-build = Stavba: { $structure }
first-tsar-heading-exchange = Směnit dvě za jedno
first-tsar-heading-free = Volné akce
first-tsar-first-boyar = Bojar ({ $city })
first-tsar-first-warrior = Válečník ({ $city })

## Co dělali ostatní

table-playback = Tahy ostatních
table-pause = Pozastavit
table-faster = Rychlost
table-skip = Přeskočit

## Tlačítka a klávesy

table-fold = Sbalit volby
table-queued = Spojení vypadlo. Tah se odešle, jakmile bude zpět.
table-keys = Klávesy
table-key-choose = vybrat odpověď
table-key-end = ukončit tah
table-key-undo = vzít zpět
table-key-hint = požádat o radu
table-key-walk = procházet herní plán; všechno je vysvětlené
table-key-keys = tento seznam
table-close = Zavřít
table-confirm-yes = Ano
table-confirm-no = Ne, zpět
table-confirm-resign = Vzdát hru? Místo vás dohraje bot a vrátit se už nepůjde.
table-confirm-abandon = Navrhnout ukončení hry bez vítěze?
table-confirm-leave = Opustit místo?

## Přehrání hry

table-turn = Tah
table-turn-back = Na předchozí tah
table-turn-on = Na další tah
table-autoplay = Přehrávat
table-speed = Rychlost
table-speed-slow = pomalu
table-speed-normal = běžně
table-speed-fast = rychle
table-copy-moment = Zkopírovat odkaz na tento okamžik
## Sejdeme se

table-invite-title = Pozvěte přátele
table-invite-hint = Pošlete jim tento odkaz, nebo je nechte načíst kód. Kdo ho otevře, může si sednout na volné místo.
table-link = Odkaz
table-share = Sdílet
table-qr = Odkaz jako QR kód
table-usual-rules = Obvyklá pravidla
table-options-differ = Co je tu jinak
table-option = { $label }: { $value }
table-option-off = bez „{ $label }“
table-pace-live = Naživo, bez hodin
table-pace-live-clock = Naživo, { $time } pro každého na celou hru
table-pace-days = Korespondenčně, bez hodin
table-pace-days-clock = Korespondenčně, { $time } na každé rozhodnutí
table-sit-down = Sednout si a hrát
table-use-name = Použít toto jméno
table-put-bot-in = Posadit bota za { $time }
table-next = Další stůl

## Boti

table-level = { $level } (síla { $rating })
bot-name-agrafena = Agrafena
bot-name-akulina = Akulina
bot-name-darya = Darja
bot-name-demyan = Demjan
bot-name-dobrynya = Dobryňa
bot-name-fyodor = Fjodor
bot-name-gavrila = Gavrila
bot-name-ilya = Ilja
bot-name-kuzma = Kuzma
bot-name-lyubava = Ljubava
bot-name-marfa = Marfa
bot-name-nikita = Nikita
bot-name-pelageya = Pelageja
bot-name-praskovya = Praskovja
bot-name-rodion = Rodion
bot-name-savva = Savva
bot-name-stepan = Stěpan
bot-name-timofey = Timofej
bot-name-ulyana = Uljana
bot-name-varvara = Varvara
bot-name-vasilisa = Vasilisa
bot-name-yefrosinya = Jefrosinja
bot-name-yemelyan = Jemeljan
bot-name-zabava = Zabava

## Předvolby

preferences = Předvolby
preferences-save = Uložit
preferences-saved = Předvolby jsou uloženy.
preferences-of-account = Uchovávají se s vaším účtem na všech zařízeních.
preferences-of-guest = Uchovávají se pro tento prohlížeč. S účtem platí na všech zařízeních.
preferences-table = U stolu
preferences-look = Vzhled
preferences-turn = Když jste na tahu
preference-speed = Jak rychle se ukazují tahy, i tahy botů
preference-speed-slow = pomalu
preference-speed-normal = normálně
preference-speed-fast = rychle
preference-speed-off = hned, nic se nehýbe
preference-auto_end = Ukončit můj tah, když už nejde nic jiného
preference-confirm = Zeptat se, než se vzdám, navrhnu konec hry nebo opustím místo
preference-zoom = Velikost herního plánu
preference-zoom-100 = na šířku
preference-zoom-125 = 125 %
preference-zoom-150 = 150 %
preference-theme = Barvy
preference-theme-system = podle systému
preference-theme-light = světlé
preference-theme-dark = tmavé
preference-sound = Přehrát zvuk
preference-notify = Ukázat oznámení, když je stránka na pozadí
preference-unknown = „{ $value }“ není volba pro „{ $what }“.

regard-menu = Skrýt, zablokovat nebo nahlásit
regard-mute = Skrýt zprávy
regard-hear = Zobrazit zprávy
regard-block = Zablokovat
regard-unblock = Odblokovat
regard-report = Nahlásit správci serveru: co se stalo?
regard-send = Odeslat hlášení
regard-help = Nikdo se to nedozví. Koho zablokujete, ten se nemůže připojit k vašim stolům ani vás pozvat a jeho zprávy neuvidíte.
