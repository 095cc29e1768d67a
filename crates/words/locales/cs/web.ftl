### Stránky stolu v prohlížeči.

web-title = Samovar
web-tagline = Hry ze starého Ruska u jednoho stolu
web-about = Hrajte v prohlížeči s přáteli, proti botům nebo sólo. Nic se neinstaluje, účet není třeba.
web-skip = Přejít k obsahu
web-language = Jazyk
# Beside a language that is not complete; what is missing is shown in English.
web-language-share = přeloženo z { $percent } %
web-home = Domů
web-rules = Pravidla
web-account = Účet
web-guest = Host
web-back = Zpět

## Sentences put together from others

# What a person is doing who has to decide, for everybody else. $who is a name, $what is the attribute .they of the
# question, or web-thinking.
web-turn-they = { $who } { $what }
# After a name, where nothing better is known.
web-thinking = přemýšlí
# A label and what it is for, both put into words already.
web-labelled = { $label }: { $text }
# The tooltip of a place on the board where something can be done: the choice, then what the place is.
web-choice-at = { $choice } – { $place }
# A chance in a table.
web-percent = { $percent } %
# The last two things of a list in a sentence, such as names. $rest is the last one.
web-list-two = { $one } a { $rest }
# The first thing of a longer list; $rest is the list of all others.
web-list-more = { $one }, { $rest }

## Domů

web-games = Hry
web-play-now = Hrát hned
web-against-bots =
    { $count ->
        [one] Proti botovi
        [few] Proti { $count } botům
       *[other] Proti { $count } botům
    }
web-with-friends = S přáteli přes odkaz
web-more-options = Další volby
web-my-tables = Moje stoly
web-open-tables = Otevřené stoly
web-running-tables = Stoly ke sledování
web-no-open = Právě není žádný otevřený stůl.
web-no-running = Veřejně teď nikdo nehraje.
web-your-move = Jste na tahu
web-stage-lobby = čeká se na hráče
web-stage-playing = hraje se
web-stage-over = dohráno
web-stage-abandoned = ukončeno
web-join = Přidat se
web-watch = Sledovat
web-open = Otevřít
web-idle-minutes =
    { $count ->
        [0] právě teď
        [one] před minutou
       *[other] před { $count } minutami
    }
web-idle-hours =
    { $count ->
        [one] před hodinou
       *[other] před { $count } hodinami
    }
web-idle-days =
    { $count ->
        [one] před dnem
       *[other] před { $count } dny
    }

## Nový stůl

web-new-table = Nový stůl
web-new-seats = Kdo hraje?
web-new-seats-help = Vy, další lidé u této obrazovky, boti nebo přátelé, kteří mají odkaz.
web-new-options = Hra
web-new-pace = Tempo
web-new-more = Stůl
web-seat = Místo { $number }
web-seat-me = já
web-seat-guest = jiný člověk u této obrazovky
web-seat-open = volné: pro kohokoli, kdo přijde nebo má odkaz
web-seat-invited = na pozvání: jen odkazem na toto místo
web-seat-bot = bot: { $level }
web-guest-name = Jméno druhého člověka
web-name = Vaše jméno
web-name-help = Ostatní je uvidí. Účet není třeba.
web-pace-live = naživo: všichni zůstanou u stolu
web-pace-days = korespondenčně: mezi tahy i dny
web-pace-help = Když hodiny dojdou, hraje za hráče bot, dokud se nevrátí.
web-clock = Hodiny
web-clock-none = bez hodin
web-clock-minutes = { $count } minut
web-clock-days =
    { $count ->
        [one] den
        [few] { $count } dny
       *[other] { $count } dní
    }
web-clock-help = Naživo: čas na celou hru. Korespondenčně: čas na každé rozhodnutí.
web-public = Ukázat stůl na úvodní stránce
web-public-help = Jinak ho najdou jen ti, kdo mají odkaz.
web-create = Vytvořit stůl
web-faults = Nejdřív prosím opravte:
web-bot-random = Náhodný hráč
web-bot-greedy = Hladový hráč
web-bot-newcomer = Nováček
web-bot-beginner = Začátečník
web-bot-casual = Příležitostný hráč
web-bot-capable = Slušný hráč
web-bot-seasoned = Zkušený hráč
web-bot-strong = Silný hráč
web-bot-expert = Expert
web-bot-master = Mistr

## Stůl

web-seats = Místa
web-seat-taken-open = volné
web-seat-taken-invited = na pozvání
web-seat-kept = čeká na hráče { $name }
web-seat-bot-for = { $level } místo: { $name }
web-you = vy
web-here = u stolu
web-away = nepřipojeno
web-take-seat = Posadit se
web-take-seat-here = Někdo u této obrazovky
web-leave-seat = Odejít
web-dismiss-bot = Odebrat bota
web-put-bot = Přidat bota
web-return = Jsem zpět
web-start = Začít
web-start-wait = Hra začne, až budou všechna místa obsazená.
web-invite = Pozvěte přátele tímto odkazem
web-invite-seat = Pošlete tento odkaz hráči, pro kterého místo je
web-copy = Kopírovat
web-copied = Zkopírováno.
web-your-turn = Rozhodujete vy
web-their-turn = Rozhoduje { $name }
web-their-turn-bot = { $name } přemýšlí
web-undo = Vrátit
web-so-far = Tento tah zatím
web-why-not = Teď ne: { $reason }
web-why-allowed = To je dovoleno: udělejte to.
web-rule-link = Pravidlo { $rule }
web-log = Průběh hry
web-log-new = Nové od vašeho posledního rozhodnutí
web-log-again = Ukázat na plánu
web-chat = Chat
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-say = Řekněte něco
web-chat-send = Poslat
web-resign = Vzdát se
web-resign-help = Místo vás bude hrát bot.
web-give-up = Ukončit hru dohodou
web-give-up-help =
    { $count ->
        [0] Hra skončí bez vítěze, když souhlasí všichni, kdo se nevzdali.
        [one] Hru chce ukončit { $count } hráč.
        [few] Hru chtějí ukončit { $count } hráči.
       *[other] Hru chce ukončit { $count } hráčů.
    }
web-more = Více
web-watching = Sledujete hru.
web-board = Herní plán
web-players = Hráči
web-decision = Rozhodnutí
web-reconstructed = (Některé číslo je rekonstruované.)
web-reconstructed-note = Čísla se značkou ≈ nešlo zjistit z veřejných zdrojů a jsou rekonstruovaná podle toho, co je známo. Majitel hry je může opravit.
web-unofficial = Neoficiální nekomerční zpracování fanoušků s vlastními obrázky a vlastními slovy.
web-lost = Spojení se ztratilo. Zkouším znovu…
web-pass-screen = U této obrazovky je na řadě: { $name }
web-curtain = Předejte obrazovku. Na řadě je:
web-curtain-open = To jsem já
web-notify = Upozornit, až budu na tahu
web-sound = Zvuk

## Konec

web-over = Hra skončila
web-winners =
    { $count ->
        [one] Vítězí { $names }!
       *[other] O vítězství se dělí { $names }!
    }
web-abandoned = Hra byla ukončena dohodou.
web-total = Celkem
web-rank = Pořadí
web-breakdown = Odkud jsou body
web-record = Stáhnout záznam
web-replay = Přehrát znovu
web-verify = Ověřit
web-rematch = Odveta
web-rematch-there = Připojit se k odvetě
web-fair = Poctivá náhoda
web-fair-words = Stůl se zavázal ke svému tajemství před prvním rozhodnutím a každý hráč k náhodě přidal. Na konci se vše odhalí a kdokoli to může ověřit.
web-commitment = Závazek
web-added = Přidává { $name }
web-secret = Tajemství
web-seed = Semínko
web-sealed = odhalí se na konci

## Rady a rozbor

web-hint = Poradit
web-hint-best = Bot by udělal toto:
web-hint-line = Potom očekává:
web-hint-others = Zvažoval také:
web-hint-guess = Jsou to odhady. Bot ví jen to, co víte vy, a zbytek hádá.
web-chance = šance na výhru asi { $percent } %
web-hints = Povolit rady
web-hints-help = Každý hráč se smí zeptat, co by udělal bot. V sólové hře a jen proti botům je to dovoleno vždy.
web-analysis = Rozbor bota
web-analysis-of = { $game }: šance na výhru
web-analysis-help = Po každém tahu bot odhadl šance všech na výhru podle toho, co mohl vědět hráč, který rozhodoval. Klepnutí na křivku ukáže tu chvíli.
web-analysis-progress = Bot prochází hru: rozhodnutí { $done } z { $of }. Stránka se obnoví sama.
web-analysis-curve = Šance všech na výhru po každém tahu
web-analysis-turn = Tah { $turn }
web-analysis-turn-of = Tah { $turn }, { $who }
web-analysis-turns = Tah
web-analysis-sum = mezi { $low } % a { $high } %
# A player and the chance of winning, in a list.
web-analysis-each = { $who } { $percent } %
web-analysis-falls = Největší propady
web-analysis-no-falls = Nikdo ve vlastním tahu o velkou část šancí nepřišel.
web-analysis-fall = Tah { $turn }: z { $before } % na { $after } %
web-analysis-played =
    { $count ->
        [one] Co se stalo
        [few] Co se stalo ({ $count } rozhodnutí)
       *[other] Co se stalo ({ $count } rozhodnutí)
    }
web-analysis-instead = Místo „{ $done }“ by bot udělal toto:
web-analysis-same = Bot by udělal totéž.
web-analysis-numbers = Všechny tahy v číslech

## Přehrávání

web-replay-of = { $game }: záznam hry
web-step = Rozhodnutí { $step } z { $steps }
web-step-go = Přejít
web-step-first = Na začátek
web-step-back = Předchozí
web-step-on = Další
web-step-last = Na konec
web-seen-by = Pohled:
web-spectator = divák
web-start-position = Začátek

## Účet

web-account-guest = Hrajete jako host. Účet uchová vaše stoly na všech zařízeních; stačí jméno a heslo.
web-account-signed = Účet: { $name }
web-rename = Změnit jméno
web-register = Založit účet
web-sign-in = Přihlásit se
web-sign-in-or-register = Přihlásit se nebo založit účet
web-sign-out = Odhlásit se
web-password = Heslo
web-password-help = Nejméně 8 znaků.
web-delete = Smazat účet
web-delete-help = Vaše jméno zmizí ze všech stolů; odehrané hry zůstanou.
web-delete-confirm = Ano, smazat

## Pravidla

web-rules-of = Pravidla hry { $game }
web-rules-search = Hledat v pravidlech
web-rules-find = Hledat
web-rules-english = Pravidla jsou zde v angličtině.
web-rules-found =
    { $count ->
        [0] Žádné pravidlo tato slova neobsahuje.
        [one] { $count } záznam
        [few] { $count } záznamy
       *[other] { $count } záznamů
    }
web-rules-all = Všechna pravidla
web-rules-how = Jak záznamy číst
web-rules-contents = Obsah

## Ověření

web-verified = Všechno souhlasí.
web-not-verified = Něco nesouhlasí.

## Chyby

web-error-title = Tohle nevyšlo
web-error-400 = Stránka poslala něco, co zde nedává smysl.
web-error-403 = To nesmíte vidět ani dělat.
web-error-404 = Na této adrese nic není.
web-error-409 = Někdo byl rychlejší. Podívejte se znovu: hra mezitím pokročila.
web-error-422 = To teď nejde.
web-error-429 = Trochu moc rychle! Dejte si doušek čaje a zkuste to znovu.
web-error-500 = Něco se u nás pokazilo. Nic z toho, co jste udělali, není ztraceno.
web-error-503 = Server se restartuje. Zkuste to za chvíli.

# Celé tahy: volba a co k ní patří.
web-choice-then = { $what }, pak: { $next }
web-choice-steps = { $what } – zvolit každý krok zvlášť
