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
web-fair-words = Server si své tajemství vylosoval jako první a závazek ho k němu váže. Prohlížeče přidávají vlastní náhodu: každý ji nejdřív slíbí a odhalí ji, až když jsou místa uzavřená, takže si ji nikdo nemohl vybrat. Na konci se vše odhalí a kdokoli to může ověřit.
web-commitment = Závazek
web-added = Přidává { $name }
web-secret = Tajemství
web-seed = Semínko
web-sealed = odhalí se na konci
fair-promised = slíbeno:
fair-nothing = nic: toto místo nic neslíbilo
fair-withheld = nic: co bylo slíbeno, nebylo včas odhaleno
fair-head = Hlava řetězu, kterou si váš prohlížeč pamatuje
fair-drawing = Místa jsou uzavřená. Prohlížeč každého hráče odhalí, co slíbil, a hra za okamžik začne.
fair-drawing-look = Podívat se znovu
fair-doubt-commitment = Server ukazuje jiný závazek než předtím. Možná změnil své tajemství: této hře nevěřte.
fair-doubt-left-out = Co váš prohlížeč slíbil za vaše místo, se nepočítá. Pokud jste se znovu posadili v jiném prohlížeči, je to tím. Jinak této hře nevěřte.
fair-doubt-story = Server vypráví tuto hru jinak než předtím. Některá rozhodnutí mohla být odstraněna nebo změněna: této hře nevěřte.
fair-kept = Co si váš prohlížeč zapamatoval
fair-kept-nothing = Váš prohlížeč si z této hry nic nezapamatoval: nesledovali jste ji zde, nebo jsou skripty vypnuté. Porovnejte záznam s čísly, která jste si zapsali.
fair-kept-fits = Závazek a řetěz, které si váš prohlížeč zapamatoval během hry, odpovídají záznamu.
fair-kept-differs = Záznam neodpovídá tomu, co si váš prohlížeč zapamatoval během hry: tajemství nebo rozhodnutí byla změněna.

## Rady a rozbor

web-hint = Poradit
web-hint-best = Bot by udělal toto:
web-hint-line = Potom očekává:
web-hint-others = Zvažoval také:
web-hint-equal = Skoro stejně dobré jako nejlepší tah.
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

## Poctivá náhoda: co je dokázáno

fair-page = Poctivá náhoda a co ji dokazuje
fair-page-link = Co to dokazuje a co ne
fair-page-intro = Karty, dílky i boti plynou z jediného čísla, semínka. Nikdo si ho nemůže vybrat sám, a co server během hry vyprávěl, nemůže později změnit, aniž by se na to přišlo.
fair-draw = Jak se semínko losuje
fair-draw-1 = Když vznikne stůl, server vylosuje tajemství a ukáže jeho SHA-256, závazek. Od té chvíle nemůže tajemství vyměnit.
fair-draw-2 = Kdo si sedne, slíbí náhodný text pomocí jeho SHA-256. Text sám zůstane v prohlížeči.
fair-draw-3 = Když se hra spustí, místa se uzavřou. Každý prohlížeč si uloží závazek a sliby všech a teprve pak odhalí svůj text. Hra začne, až odhalí všichni, nejpozději po deseti sekundách. Kdo do té doby chybí, nepřidá nic a všichni to vidí.
fair-draw-4 = Semínko plyne z tajemství a textů. Na konci se vše zveřejní.
fair-chain = Jak se uchovává příběh
fair-chain-1 = Každé rozhodnutí, i každé vzaté zpět, přidá článek do řetězu. Váš prohlížeč si pamatuje poslední hlavu řetězu a varuje vás, když server ukáže jinou nebo kratší. Dokud není tajemství zveřejněno, nikdo z článku nepozná, co bylo rozhodnuto.
fair-proven = Co vám to dokazuje
fair-proven-1 = Pokud váš prohlížeč odhalil svůj text a ten se počítal: před uzavřením míst semínko nikdo neznal, ani server se všemi ostatními hráči dohromady.
fair-proven-2 = Pokud si váš prohlížeč zapamatoval hlavu: až k ní je záznam tou hrou, která se během hraní vyprávěla. Nic nebylo odebráno, přidáno ani změněno.
fair-proven-3 = Boti rozhodovali podle náhody, která plyne z tajemství. Jejich rozhodnutí může kdokoli spočítat znovu.
fair-unproven = Co to nedokazuje
fair-unproven-1 = Server zná karty všech, protože uplatňuje pravidla. Že je nikomu neprozradí, je věcí důvěry.
fair-unproven-2 = Kdo zná ostatní texty, může svůj zatajit, a server může tvrdit, že mu některý nedošel. Tím si lze vybrat mezi dvěma semínky. Obojí je u místa vyznačeno.
fair-unproven-3 = Server může přerušit hru, jejíž semínko se mu nelíbí.
fair-unproven-4 = Místo, které nic neslíbilo, třeba bez skriptů, nemá vlastní záruku. Pokud nic neslíbilo žádné místo, vybral semínko sám server.
fair-unproven-5 = Rozhodnutí nejsou podepsaná: server by mohl rozhodnout za vás. Viděli byste to.
fair-unproven-6 = Skript, který si čísla pamatuje, pochází z téhož serveru. Pokud mu nevěříte, zapište si závazek a hlavu a ověřte je jiným programem.
fair-check = Jak hru ověřit
fair-check-1 = Během hry si zapište závazek a hlavu: obojí najdete pod „Více“. Na konci stáhněte záznam a spusťte:
fair-check-2 = Druhý program má 70 řádků v Pythonu, nic se Samovarem nesdílí a je součástí zdrojového kódu. Soubor docs/fairness.md v něm popisuje každé číslo.
