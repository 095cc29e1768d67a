### What Stroganov can say.
###
### Families: event (the log), ask (questions), do (choices), why and when (refusals), goods and reward (what is given), score
### (categories of the standings), option (faults in the options), help (what an option does), wish (what a fulfilled
### wish does), terrain, colour, hint (help in the terminal); board, short and effect are for the drawn board.
###
### Furs, the tiger and goods have the nominative as their plain form and the accusative as .acc; sentences ask for it as
### $what-acc or { stroganov-fur.acc }. Names are in the nominative, and verbs in the present, which does not ask who is a
### woman.

stroganov-name = Stroganov
stroganov-about = Lovte kožešiny po celé Sibiři, potěšte cara a vyprávějte nejlepší příběhy. Pro 1 až 4 hráče, autor Andreas Steding.
stroganov-ivan = Ivan
stroganov-katyusha = Kaťuša

## Options

stroganov-help-players = Počet hráčů; 1 znamená sólovou hru.
stroganov-help-region_furs = Oblastní kožešiny: vzestupně zleva doprava (snazší), nebo náhodně.
stroganov-help-boards = Strana každé desky hráče: a je pro všechny stejná, b dává každé barvě zvláštní schopnost.
stroganov-help-colours = Barva každého místa; žádné dvě stejné.
stroganov-help-opponent = Sólo: kdo hraje proti vám. Kaťuša má za trofeje víc bodů.
stroganov-help-focus = Sólo: na co se soupeř zaměří, nebo pět náhodně vyřazených karet.
stroganov-help-coin_for_lack = Sólo, těžší: soupeř získá minci, když nemá kožešiny na svou druhou akci.
stroganov-help-coin_for_trade_fur = Sólo, těžší: soupeř získá minci místo každé obchodní kožešiny.

stroganov-option-solo = { $key } platí jen v sólové hře

## Seasons, colours, landscape

stroganov-spring = Jaro
stroganov-summer = Léto
stroganov-autumn = Podzim
stroganov-winter = Zima

stroganov-colour-blue = modrá
stroganov-colour-red = červená
stroganov-colour-green = zelená
stroganov-colour-yellow = žlutá

stroganov-terrain-forest = tajga
stroganov-terrain-steppe = tundra
stroganov-terrain-swamp = mokřad
stroganov-terrain-mountain = hory

## Goods and rewards

stroganov-fur =
    { $value ->
        [2] sobol (2)
        [3] králík (3)
        [4] liška (4)
        [5] rosomák (5)
        [6] los (6)
        [7] rys (7)
       *[other] medvěd ({ $value })
    }
    .acc =
        { $value ->
            [2] sobola (2)
            [3] králíka (3)
            [4] lišku (4)
            [5] rosomáka (5)
            [6] losa (6)
            [7] rysa (7)
           *[other] medvěda ({ $value })
        }
stroganov-fur-kind =
    { $value ->
        [2] sobola (2)
        [3] králíka (3)
        [4] lišky (4)
        [5] rosomáka (5)
        [6] losa (6)
        [7] rysa (7)
       *[other] medvěda ({ $value })
    }
stroganov-number-fur =
    { $number ->
        [2] sobol (2)
        [3] králík (3)
        [4] liška (4)
        [5] rosomák (5)
        [6] los (6)
        [7] rys (7)
       *[other] medvěd ({ $number })
    }
    .acc =
        { $number ->
            [2] sobola (2)
            [3] králíka (3)
            [4] lišku (4)
            [5] rosomáka (5)
            [6] losa (6)
            [7] rysa (7)
           *[other] medvěda ({ $number })
        }
stroganov-tiger = tygr
    .acc = tygra

stroganov-goods-vp = { $count } VB
stroganov-goods-horse =
    { $count ->
        [one] { $count } kůň
        [few] { $count } koně
       *[other] { $count } koní
    }
    .acc =
        { $count ->
            [one] { $count } koně
            [few] { $count } koně
           *[other] { $count } koní
        }
stroganov-goods-coin =
    { $count ->
        [one] { $count } mince
        [few] { $count } mince
       *[other] { $count } mincí
    }
    .acc =
        { $count ->
            [one] { $count } minci
            [few] { $count } mince
           *[other] { $count } mincí
        }
stroganov-goods-story =
    { $count ->
        [one] { $count } příběh
        [few] { $count } příběhy
       *[other] { $count } příběhů
    }
stroganov-goods-bag =
    { $count ->
        [one] kožešina z pytlíku
        [few] { $count } kožešiny z pytlíku
       *[other] { $count } kožešin z pytlíku
    }
    .acc =
        { $count ->
            [one] kožešinu z pytlíku
            [few] { $count } kožešiny z pytlíku
           *[other] { $count } kožešin z pytlíku
        }
stroganov-goods-market =
    { $count ->
        [one] kožešina z trhu
        [few] { $count } kožešiny z trhu
       *[other] { $count } kožešin z trhu
    }
    .acc =
        { $count ->
            [one] kožešinu z trhu
            [few] { $count } kožešiny z trhu
           *[other] { $count } kožešin z trhu
        }
stroganov-goods-outpost =
    { $count ->
        [one] { $count } tábor
        [few] { $count } tábory
       *[other] { $count } táborů
    }
stroganov-goods-banner =
    { $count ->
        [one] { $count } vlajka
        [few] { $count } vlajky
       *[other] { $count } vlajek
    }
    .acc =
        { $count ->
            [one] { $count } vlajku
            [few] { $count } vlajky
           *[other] { $count } vlajek
        }
stroganov-goods-tiger =
    { $count ->
        [one] { $count } tygr
        [few] { $count } tygři
       *[other] { $count } tygrů
    }
    .acc =
        { $count ->
            [one] { $count } tygra
            [few] { $count } tygry
           *[other] { $count } tygrů
        }
stroganov-goods-trophy =
    { $count ->
        [one] trofej
        [few] { $count } trofeje
       *[other] { $count } trofejí
    }
stroganov-goods-trophy-reward =
    { $count ->
        [one] odměna ze stupnice trofejí
        [few] { $count } odměny ze stupnice trofejí
       *[other] { $count } odměn ze stupnice trofejí
    }
    .acc =
        { $count ->
            [one] odměnu ze stupnice trofejí
            [few] { $count } odměny ze stupnice trofejí
           *[other] { $count } odměn ze stupnice trofejí
        }
stroganov-goods-basic =
    { $count ->
        [one] základní akce
        [few] { $count } základní akce
       *[other] { $count } základních akcí
    }
    .acc =
        { $count ->
            [one] základní akci
            [few] { $count } základní akce
           *[other] { $count } základních akcí
        }
stroganov-goods-hunt =
    { $count ->
        [one] lov
        [few] { $count } lovy
       *[other] { $count } lovů
    }
stroganov-goods-move =
    { $count ->
        [one] pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    }
stroganov-goods-advanced =
    { $count ->
        [one] pokročilá akce
        [few] { $count } pokročilé akce
       *[other] { $count } pokročilých akcí
    }
    .acc =
        { $count ->
            [one] pokročilou akci
            [few] { $count } pokročilé akce
           *[other] { $count } pokročilých akcí
        }
stroganov-goods-advanced-anywhere =
    { $count ->
        [one] pokročilá akce v libovolné oblasti
        [few] { $count } pokročilé akce v libovolné oblasti
       *[other] { $count } pokročilých akcí v libovolné oblasti
    }
    .acc =
        { $count ->
            [one] pokročilou akci v libovolné oblasti
            [few] { $count } pokročilé akce v libovolné oblasti
           *[other] { $count } pokročilých akcí v libovolné oblasti
        }
stroganov-goods-village-anywhere =
    { $count ->
        [one] návštěva libovolné osady
        [few] { $count } návštěvy libovolné osady
       *[other] { $count } návštěv libovolné osady
    }
    .acc =
        { $count ->
            [one] návštěvu libovolné osady
            [few] { $count } návštěvy libovolné osady
           *[other] { $count } návštěv libovolné osady
        }
stroganov-goods-village-no-trophy =
    { $count ->
        [one] návštěva libovolné osady kromě trofejní
        [few] { $count } návštěvy libovolné osady kromě trofejní
       *[other] { $count } návštěv libovolné osady kromě trofejní
    }
    .acc =
        { $count ->
            [one] návštěvu libovolné osady kromě trofejní
            [few] { $count } návštěvy libovolné osady kromě trofejní
           *[other] { $count } návštěv libovolné osady kromě trofejní
        }
stroganov-goods-yurt-no-trophy =
    { $count ->
        [one] libovolná jurta bez trofeje
        [few] { $count } libovolné jurty bez trofeje
       *[other] { $count } libovolných jurt bez trofeje
    }
    .acc =
        { $count ->
            [one] libovolnou jurtu bez trofeje
            [few] { $count } libovolné jurty bez trofeje
           *[other] { $count } libovolných jurt bez trofeje
        }
stroganov-goods-build-anywhere =
    { $count ->
        [one] stavba tábora zdarma v libovolné oblasti
        [few] { $count } stavby tábora zdarma v libovolné oblasti
       *[other] { $count } staveb tábora zdarma v libovolné oblasti
    }
    .acc =
        { $count ->
            [one] stavbu tábora zdarma v libovolné oblasti
            [few] { $count } stavby tábora zdarma v libovolné oblasti
           *[other] { $count } staveb tábora zdarma v libovolné oblasti
        }
stroganov-goods-fulfil-red-only =
    { $count ->
        [one] splnění příkazu jen za placené kožešiny
       *[other] { $count }× splnění příkazu jen za placené kožešiny
    }
stroganov-goods-two-rewards =
    { $count ->
        [one] dvě různé odměny z vyšších polí stupnice trofejí
       *[other] { $count }× dvě různé odměny z vyšších polí stupnice trofejí
    }

stroganov-reward-none = nic
stroganov-reward-two = { $one } a { $two }
    .acc = { $one-acc } a { $two-acc }
stroganov-reward-three = { $one }, { $two } a { $three }
    .acc = { $one-acc }, { $two-acc } a { $three-acc }
stroganov-reward-four = { $one }, { $two }, { $three } a { $four }
    .acc = { $one-acc }, { $two-acc }, { $three-acc } a { $four-acc }

## What happened

stroganov-event-drafted = { $who } volí příkaz { $wish } a k němu { stroganov-fur.acc }.
stroganov-event-season = { $season } { $year }. roku začíná.
stroganov-event-turn = Na tahu je { $who }.
stroganov-event-turn-ended = { $who } končí tah.
stroganov-event-moved =
    { $who } se pohybuje { $from ->
        [0] z počáteční desky
       *[other] z pole { $from }
    } na pole { $to }{ $horses ->
        [0] { "" }
        [one] {" "}(platí 1 koně)
        [few] {" "}(platí { $horses } koně)
       *[other] {" "}(platí { $horses } koní)
    }.
stroganov-event-hunted =
    { $who } loví { $quarry-acc } na poli { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] {" "}(platí 1 minci)
        }
        [one] { $coins ->
            [0] {" "}(platí 1 koně)
           *[other] {" "}(platí 1 koně a 1 minci)
        }
        [few] { $coins ->
            [0] {" "}(platí { $horses } koně)
           *[other] {" "}(platí { $horses } koně a 1 minci)
        }
       *[other] { $coins ->
            [0] {" "}(platí { $horses } koní)
           *[other] {" "}(platí { $horses } koní a 1 minci)
        }
    }.
stroganov-event-paid =
    { $who } platí { $quarry-acc }{ $coins ->
        [0] { "" }
       *[other] {" "}a 1 minci za změnu hodnoty
    }.
stroganov-event-paid-horses =
    { $horses ->
        [one] { $who } platí 1 koně.
        [few] { $who } platí { $horses } koně.
       *[other] { $who } platí { $horses } koní.
    }
stroganov-event-paid-story =
    { $story ->
        [one] { $who } platí { $story } příběh.
        [few] { $who } platí { $story } příběhy.
       *[other] { $who } platí { $story } příběhů.
    }
stroganov-event-paid-coin = { $who } platí 1 minci místo kožešiny.
stroganov-event-showed-coin = { $who } platí 1 minci: jiná kožešina platí za chybějící.
stroganov-event-showed-tiger = { $who } platí tygra místo chybějící kožešiny.
stroganov-event-gained = { $who } získává { $what-acc }.
stroganov-event-drew = { $who } táhne z pytlíku: { $furs }.
stroganov-event-acquired = { $who } získává { stroganov-fur.acc }.
stroganov-event-returned = { $who } vrací do pytlíku { stroganov-fur.acc } a místo toho získává 1 minci.
stroganov-event-refilled = Nově na trhu: { $furs }.
stroganov-event-visited = { $who } navštěvuje osadu v oblasti { $region } ({ $village }).
stroganov-event-yurt = { $who } používá jurtu v oblasti { $region } ({ $yurt }).
stroganov-event-wish = { $who } bere příkaz { $wish } z oblasti { $region }.
stroganov-event-built =
    { $who } staví tábor v oblasti { $region }{ $horses ->
        [0] { "" }
        [one] {" "}(platí 1 koně)
        [few] {" "}(platí { $horses } koně)
       *[other] {" "}(platí { $horses } koní)
    }.
stroganov-event-claimed = { $who } obsazuje desku { $tile } na poli { $slot }.
stroganov-event-fulfilled = { $who } plní příkaz { $wish }.
stroganov-event-trophy = { $who } posouvá ukazatel trofejí na pole { $space }.
stroganov-event-sang =
    { $cost ->
        [one] { $who } bere píseň { $song } (platí { $cost } příběh).
        [few] { $who } bere píseň { $song } (platí { $cost } příběhy).
       *[other] { $who } bere píseň { $song } (platí { $cost } příběhů).
    }
stroganov-event-income =
    Zimní příjem: { $who } získává { $horses ->
        [one] { $horses } koně
        [few] { $horses } koně
       *[other] { $horses } koní
    }.
stroganov-event-home = Všichni kozáci se vracejí na počáteční desku a zachovávají pořadí.
stroganov-event-slid = Desky krajiny se posouvají doleva a zaplňují mezery.
stroganov-event-new-tile =
    Nově na poli { $slot }: deska { $tile }, kožešiny { $furs }{ $tigers ->
        [0] { "" }
       *[other] {" "}a tygr
    }.
stroganov-event-new-market = Celý trh je nový: { $furs }.
stroganov-event-letter-removed = Písně, jurty a příkazy s písmenem A opouštějí hru; odteď přicházejí ty s písmenem Б.
stroganov-event-new-song = Nová píseň: { $song }.
stroganov-event-new-yurt = Nová jurta v oblasti { $region }: { $yurt }.
stroganov-event-new-wish = Nový příkaz v oblasti { $region }: { $wish }.
stroganov-event-flipped = { $who } otáčí kartu { $card }.
stroganov-event-scored-for-action = { $who } získává { $vp } VB místo akce.
stroganov-event-additional-failed = { $who } nemůže provést druhou akci z karty.
stroganov-event-over = Čtvrtá zima skončila a s ní i hra.

## Questions

stroganov-ask-over = Hra skončila.
stroganov-ask-draft = Vyberte si první příkaz; získáte i kožešinu na něm.
    .they = vybírá první příkaz
stroganov-ask-move = { $season } { $year }. roku. Pohněte kozákem doprava.
    .they = se pohybuje doprava
stroganov-ask-basic = { $season } { $year }. roku. Proveďte základní akci.
    .they = vybírá základní akci
stroganov-ask-main = { $season } { $year }. roku. Proveďte hlavní akci.
    .they = vybírá hlavní akci
stroganov-ask-second = { $season } { $year }. roku. Druhá hlavní akce: zaplaťte libovolnou kožešinu (základní), nebo oblastní (pokročilá).
    .they = zvažuje druhou hlavní akci
stroganov-ask-finish = { $season } { $year }. roku. Proveďte doplňkové akce, nebo ukončete tah.
    .they = končí tah
stroganov-ask-income = Zimní příjem. Proveďte doplňkové akce, nebo pokračujte.
    .they = bere zimní příjem
stroganov-ask-song =
    { $story ->
        [one] Vyprávění příběhů. Máte { $story } příběh. Kterou píseň si vezmete?
        [few] Vyprávění příběhů. Máte { $story } příběhy. Kterou píseň si vezmete?
       *[other] Vyprávění příběhů. Máte { $story } příběhů. Kterou píseň si vezmete?
    }
    .they = vybírá píseň
stroganov-ask-after-song = Píseň máte. Proveďte doplňkové akce, nebo skončete.
    .they = končí zimu
stroganov-ask-pay =
    { $kinds ->
        [7] { $furs ->
            [one] Zaplaťte libovolnou kožešinu.
            [few] Zaplaťte { $furs } libovolné kožešiny.
           *[other] Zaplaťte { $furs } libovolných kožešin.
        }
        [1] { $furs ->
            [one] Zaplaťte kožešinu { $kind }.
            [few] Zaplaťte ještě { $furs } kožešiny { $kind }.
           *[other] Zaplaťte ještě { $furs } kožešin { $kind }.
        }
       *[other] { $furs ->
            [one] Zaplaťte kožešinu { $kind } nebo vyšší.
            [few] Zaplaťte ještě { $furs } kožešiny { $kind } nebo vyšší.
           *[other] Zaplaťte ještě { $furs } kožešin { $kind } nebo vyšších.
        }
    }
    .they = vybírá kožešiny k zaplacení
stroganov-ask-show =
    { $furs ->
        [one] Chybí vám kožešina { $kind }. Nahraďte ji mincí, nebo tygrem.
        [few] Chybějí vám { $furs } kožešiny { $kind }. Další z nich nahraďte mincí, nebo tygrem.
       *[other] Chybí vám { $furs } kožešin { $kind }. Další z nich nahraďte mincí, nebo tygrem.
    }
    .they = nahrazuje chybějící kožešinu
stroganov-ask-second-hunt =
    { $coins ->
        [0] Ulovíte druhou kožešinu?
       *[other] Ulovíte druhou kožešinu (zaplatíte 1 minci)?
    }
    .they = zvažuje druhý lov
stroganov-ask-bonus =
    { $left ->
        [one] Vyberte si poslední odměnu za obchod.
        [few] Vyberte si odměnu za obchod (zbývají { $left }).
       *[other] Vyberte si odměnu za obchod (zbývá { $left }).
    }
    .they = vybírá odměnu za obchod
stroganov-ask-keep = Jednu ze dvou kožešin si nechte; druhá se vrátí do pytlíku.
    .they = vybírá, kterou kožešinu si nechá
stroganov-ask-market = Vyberte si kožešinu z trhu.
    .they = vybírá kožešinu z trhu
stroganov-ask-trophy-move = Trofej: nejdřív můžete posunout svůj ukazatel trofejí.
    .they = zvažuje posun ukazatele trofejí
stroganov-ask-trophy-reward = Vyberte si odměnu ze své stupnice trofejí.
    .they = vybírá odměnu za trofej
stroganov-ask-first-of-two = Dvě různé odměny: vyberte si první.
    .they = vybírá první ze dvou odměn
stroganov-ask-second-of-two = Teď si vyberte jinou odměnu.
    .they = vybírá druhou odměnu
stroganov-ask-village = Vyberte si osadu v libovolné oblasti a navštivte ji.
    .they = vybírá osadu k návštěvě
stroganov-ask-yurt = Vyberte si jurtu v libovolné oblasti.
    .they = vybírá jurtu
stroganov-ask-advanced-anywhere = Vyberte si pokročilou akci v libovolné oblasti.
    .they = vybírá pokročilou akci
stroganov-ask-advanced = Vyberte si pokročilou akci.
    .they = vybírá pokročilou akci
stroganov-ask-reward-basic = Vaše odměna: vyberte si základní akci.
    .they = vybírá základní akci
stroganov-ask-hunt = Vaše odměna: vyberte si, co ulovíte.
    .they = vybírá, co uloví
stroganov-ask-step = Vaše odměna: pohněte kozákem.
    .they = vybírá, kam se pohne
stroganov-ask-build = Vaše odměna: vyberte, kde postavíte tábor zdarma.
    .they = vybírá, kde postaví tábor
stroganov-ask-fulfil = Vyberte si příkaz, který splníte. Stačí kožešiny k zaplacení.
    .they = vybírá příkaz ke splnění
stroganov-ask-story-end = Jste na konci počítadla příběhů. Vyberte si hned odměnu.
    .they = vybírá odměnu na konci počítadla příběhů

## Choices

stroganov-do-second = { $what } (druhá akce: zaplatit také { stroganov-fur.acc })
stroganov-do-second-any = { $what } (druhá akce: zaplatit také libovolnou kožešinu)
stroganov-do-draft = Vzít příkaz { $wish } a { stroganov-fur.acc }. { $effect }
stroganov-do-go =
    { $steps ->
        [one] Pohnout se o { $steps } krok na pole { $slot }
        [few] Pohnout se o { $steps } kroky na pole { $slot }
       *[other] Pohnout se o { $steps } kroků na pole { $slot }
    }{ $horses ->
        [0] { "" }
        [one] {" "}(zaplatit 1 koně)
        [few] {" "}(zaplatit { $horses } koně)
       *[other] {" "}(zaplatit { $horses } koní)
    }
stroganov-do-skip = Vynechat
stroganov-do-end = Ukončit tah
stroganov-do-close = Hotovo
stroganov-do-coin = Vzít si 1 minci
stroganov-do-horses = Vzít si 4 koně
stroganov-do-step-left =
    { $steps ->
        [one] Pohnout se o { $steps } krok doleva, na pole { $slot }
        [few] Pohnout se o { $steps } kroky doleva, na pole { $slot }
       *[other] Pohnout se o { $steps } kroků doleva, na pole { $slot }
    }
stroganov-do-step-right =
    { $steps ->
        [one] Pohnout se o { $steps } krok doprava, na pole { $slot }
        [few] Pohnout se o { $steps } kroky doprava, na pole { $slot }
       *[other] Pohnout se o { $steps } kroků doprava, na pole { $slot }
    }
stroganov-do-hunt =
    Ulovit { $quarry-acc } na poli { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] {" "}(zaplatit 1 minci)
        }
        [one] { $coins ->
            [0] {" "}(zaplatit 1 koně)
           *[other] {" "}(zaplatit 1 koně a 1 minci)
        }
        [few] { $coins ->
            [0] {" "}(zaplatit { $horses } koně)
           *[other] {" "}(zaplatit { $horses } koně a 1 minci)
        }
       *[other] { $coins ->
            [0] {" "}(zaplatit { $horses } koní)
           *[other] {" "}(zaplatit { $horses } koní a 1 minci)
        }
    }
stroganov-do-trade = Obchod: zaplatit { stroganov-fur.acc }, získat dvě odměny
stroganov-do-bonus-coin = Odměna: získat 1 minci
stroganov-do-bonus-story = Odměna: získat 2 příběhy
stroganov-do-bonus-horses = Odměna: získat 3 koně
stroganov-do-visit = Navštívit osadu v oblasti { $region }: získat { $reward-acc }
stroganov-do-yurt = Použít jurtu v oblasti { $region }: získat { $reward-acc }
stroganov-do-wish = Vzít příkaz { $wish } z oblasti { $region }. { $effect }
stroganov-do-build =
    Postavit tábor v oblasti { $region }{ $horses ->
        [0] { "" }
        [one] {" "}(zaplatit 1 koně)
        [few] {" "}(zaplatit { $horses } koně)
       *[other] {" "}(zaplatit { $horses } koní)
    }
stroganov-do-claim =
    Obsadit desku { $tile } na poli { $slot }: zaplatit { $furs ->
        [few] { $furs } kožešiny
       *[other] { $furs } kožešin
    } { $kind }, získat { $reward-acc }{ $tigers ->
        [0] { $furs ->
            [2] { "" }
           *[other] , i kožešiny na ní ({ $gains })
        }
       *[other] { $furs ->
            [3] , i tygra na ní
           *[other] , i kožešiny ({ $gains }) a tygra na ní
        }
    }
stroganov-do-pay =
    Zaplatit { $quarry-acc }{ $coins ->
        [0] { "" }
       *[other] {" "}a 1 minci za volbu hodnoty
    }
stroganov-do-show-coin = Zaplatit 1 minci: jiná kožešina platí za chybějící a zůstane vám
stroganov-do-show-tiger = Zaplatit tygra za chybějící kožešinu
stroganov-do-keep = Nechat si { stroganov-fur.acc }
stroganov-do-take = Vzít z trhu { stroganov-fur.acc }
stroganov-do-buy = Doplňková akce: zaplatit 5 koní, získat z trhu { stroganov-fur.acc }
stroganov-do-buy-bag = Doplňková akce: zaplatit 5 koní, získat kožešinu z pytlíku (táhnout dvě, nechat si jednu)
stroganov-do-lower = Doplňková akce: zaplatit 1 koně a vyšší kožešinu, získat z trhu { stroganov-fur.acc }
stroganov-do-swap = Doplňková akce: zaplatit dvě libovolné kožešiny, získat z trhu { stroganov-fur.acc }
stroganov-do-fulfil =
    Doplňková akce: splnit příkaz { $wish } ({ $vp } VB): zaplatit { $pay ->
        [one] kožešinu
        [few] { $pay } kožešiny
       *[other] { $pay } kožešin
    } { $kind }{ $show ->
        [0] { "" }
        [one] {" "}a mít ještě jednu
       *[other] {" "}a mít ještě { $show }
    }
stroganov-do-extra = Doplňková akce: využít příkaz { $wish } k pokročilé akci
stroganov-do-income = Využít teď příkaz { $wish }. { $effect }
stroganov-do-advance =
    Posunout ukazatel trofejí na pole { $space }{ $value ->
        [0] {" "}(zdarma)
       *[other] {" "}(zaplatit { stroganov-fur.acc })
    }
stroganov-do-advance-story =
    Posunout ukazatel trofejí na pole { $space }{ $value ->
        [0] {" "}(zdarma)
        [one] {" "}(zaplatit { $value } příběh)
        [few] {" "}(zaplatit { $value } příběhy)
       *[other] {" "}(zaplatit { $value } příběhů)
    }
stroganov-do-advance-none = Posunout ukazatel trofejí
stroganov-do-reward = Pole { $space }: získat { $reward-acc }
stroganov-do-sing =
    { $cost ->
        [one] Píseň { $song }: zaplatit { $cost } příběh, získat { $reward-acc }
        [few] Píseň { $song }: zaplatit { $cost } příběhy, získat { $reward-acc }
       *[other] Píseň { $song }: zaplatit { $cost } příběhů, získat { $reward-acc }
    }

## Refusals

stroganov-why-over = hra skončila
stroganov-why-not-offered = ten příkaz není v nabídce
stroganov-why-move-first = nejdřív pohněte kozákem
stroganov-why-basic-first = nejdřív je na řadě základní akce; jestli ji nechcete, vynechte ji
stroganov-why-no-third = v jednom tahu jsou jen dvě hlavní akce
stroganov-why-one-song = této zimy už píseň máte
stroganov-why-not-drawn = takovou kožešinu jste nevytáhli
stroganov-why-trophy-symbol = co dává trofej, tady vybrat nelze
stroganov-why-too-far =
    { $number ->
        [one] pohnout se můžete nejvýš o { $number } krok
        [few] pohnout se můžete nejvýš o { $number } kroky
       *[other] pohnout se můžete nejvýš o { $number } kroků
    }
stroganov-why-end-of-row =
    { $number ->
        [0] není už deska, kam se pohnout
        [one] tím směrem zbývá jen { $number } deska
        [few] tím směrem zbývají jen { $number } desky
       *[other] tím směrem zbývá jen { $number } desek
    }
stroganov-why-horses =
    { $number ->
        [one] potřebujete 1 koně
        [few] potřebujete { $number } koně
       *[other] potřebujete { $number } koní
    }
stroganov-why-no-tile = není tam deska krajiny
stroganov-why-own-tile = lovit můžete jen tam, kde stojí váš kozák
stroganov-why-not-there = taková kožešina tam není
stroganov-why-coin = potřebujete 1 minci
stroganov-why-trade-fur = nemůžete zaplatit obchodní kožešinu, kterou je { stroganov-number-fur }
stroganov-why-surcharge-any = druhá hlavní akce stojí kožešinu a vy žádnou nemáte
stroganov-why-surcharge = druhá akce tu stojí oblastní kožešinu, kterou je { stroganov-number-fur }, a tu zaplatit nemůžete
stroganov-why-presence = v té oblasti nemáte kozáka ani tábor
stroganov-why-cossack-region = stavět můžete jen v oblasti, kde je váš kozák
stroganov-why-claim-furs =
    { $number ->
        [few] tato deska stojí { $number } oblastní kožešiny a ty zaplatit nemůžete
       *[other] tato deska stojí { $number } oblastních kožešin a ty zaplatit nemůžete
    }
stroganov-why-no-wish = příkaz z té oblasti už je pryč
stroganov-why-no-yurt = jurta z té oblasti už je pryč
stroganov-why-no-effect = teď by vám to nic nedalo
stroganov-why-no-outpost = nemáte na to už žádný tábor
stroganov-why-one-outpost = tam už tábor máte
stroganov-why-no-place = všechna pole pro tábory jsou tam obsazená
stroganov-why-bag-empty = pytlík je prázdný
stroganov-why-higher-fur = nemáte kožešinu k zaplacení, která by byla vyšší než { stroganov-number-fur }
stroganov-why-two-furs = nemůžete zaplatit dvě kožešiny
stroganov-why-not-in-market = na trhu není { stroganov-number-fur }
stroganov-why-not-in-hand = takový příkaz nemáte v ruce
stroganov-why-wish-furs =
    { $number ->
        [one] příkaz vyžaduje kožešinu, kterou nemáte čím pokrýt
        [few] příkaz vyžaduje { $number } kožešiny téže hodnoty a tolik jich nepokryjete
       *[other] příkaz vyžaduje { $number } kožešin téže hodnoty a tolik jich nepokryjete
    }
stroganov-why-not-fulfilled = ten příkaz nemáte splněný
stroganov-why-other-season = ten příkaz v tomto období žádnou akci nedává
stroganov-why-used = ten příkaz už máte využitý
stroganov-why-not-owned = to nemáte
stroganov-why-pay-order = plaťte popořadě: vhodné kožešiny od nejnižší, pak kožešiny s mincí, tygry nakonec
stroganov-why-not-enough =
    { $number ->
        [one] pak už nepůjde zaplatit poslední kožešinu
        [few] pak už nepůjde zaplatit všechny { $number } kožešiny
       *[other] pak už nepůjde zaplatit všech { $number } kožešin
    }
stroganov-why-no-tiger =
    { $number ->
        [one] potřebujete k tomu tygra
        [few] potřebujete k tomu { $number } tygry
       *[other] potřebujete k tomu { $number } tygrů
    }
stroganov-why-last-space = váš ukazatel trofejí je na konci stupnice
stroganov-why-trophy-fur = další pole stojí { stroganov-number-fur.acc } a tu kožešinu zaplatit nemůžete
stroganov-why-side-b = to umí jen strana b desky hráče
stroganov-why-story =
    { $number ->
        [one] potřebujete 1 příběh
        [few] potřebujete { $number } příběhy
       *[other] potřebujete { $number } příběhů
    }
stroganov-why-below-token = vybírat můžete jen z odměn po pole { $number }
stroganov-why-above-last = vybírat lze jen z odměn po pole { $number }
stroganov-why-different = druhá odměna musí být jiná
stroganov-why-no-song = ta píseň není vyložená
stroganov-why-no-winter-card = ten příkaz vám zimní příjem nedává

## When else

stroganov-when-draft = první příkazy se vybírají při přípravě hry
stroganov-when-go = tímto pohybem začíná váš tah, pak už ho kozák nezopakuje
stroganov-when-skip = vynechat můžete jen to, co pravidla nechávají na vás
stroganov-when-end = tah můžete ukončit až po pohybu a základní akci
stroganov-when-basic = základní akce jsou na řadě po pohybu kozáka a pak jako hlavní akce
stroganov-when-hunt = lov je základní akce: na řadě je po pohybu kozáka, nebo jako hlavní akce
stroganov-when-bonus = tyto odměny přináší obchod
stroganov-when-visit = návštěva osady je hlavní akce ve vašem tahu
stroganov-when-yurt = použití jurty je hlavní akce ve vašem tahu
stroganov-when-wish = vzít příkaz z oblasti je hlavní akce ve vašem tahu
stroganov-when-build = stavba tábora je hlavní akce ve vašem tahu
stroganov-when-claim = obsadit desku krajiny je hlavní akce ve vašem tahu
stroganov-when-pay = kožešinami se platí, jen když je něco stojí
stroganov-when-show = mince a tygři zastupují chybějící kožešiny při plnění příkazu
stroganov-when-keep = jednu ze dvou kožešin si necháte, když taháte z pytlíku
stroganov-when-take = kožešiny z trhu se získávají jako odměny, nebo nákupem a výměnou
stroganov-when-market = kožešiny se kupují a vyměňují mezi kroky vašeho tahu, nebo v zimě
stroganov-when-fulfill = příkazy se plní mezi kroky vašeho tahu, nebo v zimě
stroganov-when-extra = akce, které dávají příkazy, se provádějí mezi kroky vašeho tahu
stroganov-when-income = příkazy dávají zimní příjem v zimě
stroganov-when-advance = ukazatel trofejí se posune, když získáte trofej
stroganov-when-reward = odměnu ze stupnice si vyberete, když získáte trofej
stroganov-when-sing = písně se berou v zimě, nebo na konci počítadla příběhů

## Scoring

stroganov-score-vp = Body během hry
stroganov-score-wishes = Carské příkazy
stroganov-score-sets = Sady krajin
stroganov-score-tigers = Tygři
stroganov-score-trophies = Trofeje
stroganov-score-outposts = Postavené tábory
stroganov-score-supply = Nepostavené tábory
stroganov-score-coins = Mince
stroganov-score-furs = Kožešiny a koně
stroganov-score-story = Příběhy

## What a fulfilled wish does

stroganov-wish-S1 = Při každém pohybu je jeden krok navíc zdarma.
stroganov-wish-S2 = Každou zimu získáte 3 koně.
stroganov-wish-S3 = Každou zimu získáte 1 minci.
stroganov-wish-S4 = Každou zimu získáte 2 příběhy.
stroganov-wish-S5 = Každou zimu získáte 2 koně za každý postavený tábor.
stroganov-wish-S6 = Každou zimu získáte 2 koně za každou svou desku krajiny.
stroganov-wish-S7 = Když posunete ukazatel trofejí, můžete si vzít i odměnu o pole níž.
stroganov-wish-S8 = Lovit můžete i na vedlejší desce vlevo nebo vpravo.
stroganov-wish-S9 = Za druhou pokročilou akci platíte libovolnou kožešinu místo oblastní.
stroganov-wish-A1 = Při každém pohybu je jeden krok navíc zdarma.
stroganov-wish-A2 = Každou zimu získáte 3 koně.
stroganov-wish-A3 = K příkazu stačí mít o jednu kožešinu méně. Platíte vždy celou cenu.
stroganov-wish-A4 = Když posunete ukazatel trofejí, můžete si vzít i odměnu o pole níž.
stroganov-wish-A5 = Každou zimu můžete získat kožešinu z pytlíku.
stroganov-wish-A6 = Pokročilé akce provádíte, jako by kozák stál i na kterékoli ze dvou nejbližších desek vlevo.
stroganov-wish-A7 = Každou zimu získáte 2 příběhy.
stroganov-wish-A8 = Přeskočit při lovu nižší kožešiny nestojí žádné koně.
stroganov-wish-A9 = Každou zimu můžete provést pokročilou akci v libovolné oblasti.
stroganov-wish-A10 = Jednou, hned: získáte tygra.
stroganov-wish-A11 = Každé jaro: pokročilá akce navíc.
stroganov-wish-A12 = Každé léto: pokročilá akce navíc.
stroganov-wish-A13 = Každý podzim: pokročilá akce navíc.
stroganov-wish-A14 = Druhý lov v jedné akci nestojí minci.
stroganov-wish-B1 = Na konci: 2 VB.
stroganov-wish-B2 = Na konci: 3 VB.
stroganov-wish-B3 = Na konci: 4 VB.
stroganov-wish-B4 = Na konci: za každého tygra o 1 VB víc.
stroganov-wish-B5 = Na konci: 1 VB za každý postavený tábor.
stroganov-wish-B6 = Na konci: 1 VB za každé 4 VB získané během hry.
stroganov-wish-B7 = Na konci: za každou minci o 1 VB víc.
stroganov-wish-B8 = Na konci: 3 VB za každou desku hor.
stroganov-wish-B9 = Na konci: 3 VB za každou desku mokřadu.
stroganov-wish-B10 = Na konci: 3 VB za každou desku tundry.
stroganov-wish-B11 = Na konci: 3 VB za každou desku tajgy.
stroganov-wish-B12 = Na konci: 1 VB za každou desku krajiny.
stroganov-wish-B13 = Na konci: 1 VB za každý splněný příkaz, i tento.
stroganov-wish-B14 = Na konci: 1 VB za každou vlajku.

## The drawn board: labels

stroganov-board-title = STROGANOV · { $year }. rok ze 4 · { $season }
stroganov-board-title-draft = STROGANOV · první příkazy
stroganov-board-title-over = STROGANOV · hra skončila
stroganov-board-order = pořadí { $order }
stroganov-board-letter-forest = J
stroganov-board-letter-steppe = D
stroganov-board-letter-swamp = M
stroganov-board-letter-mountain = H
stroganov-board-region = { $region } · kož { $fur }
stroganov-board-start = start
stroganov-board-tiger = tygr
stroganov-board-outposts = tábor
stroganov-board-village = osada
stroganov-board-yurt = jurta
stroganov-board-wish = přík.
stroganov-board-gone = –
stroganov-board-pays = platba { $furs }
stroganov-board-offer = Nabídka
stroganov-board-with-fur = kožešina { $fur }
stroganov-board-wishes = Příkazy
stroganov-board-songs = Písně
stroganov-board-song = { $song } cena { $cost } { $reward }
stroganov-board-market = Trh
stroganov-board-trade-fur = obchodní kožešina { $fur }
stroganov-board-bag = Pytlík
stroganov-board-bag-count =
    { $count ->
        [one] { $count } kožešina
        [few] { $count } kožešiny
       *[other] { $count } kožešin
    }
stroganov-board-supply = Zásoba
stroganov-board-stacks = Balíčky
stroganov-board-tigers-left =
    { $count ->
        [one] { $count } tygr
        [few] { $count } tygři
       *[other] { $count } tygrů
    }
stroganov-board-banners-left =
    { $count ->
        [one] { $count } vlajka
        [few] { $count } vlajky
       *[other] { $count } vlajek
    }
stroganov-board-tiles-left =
    { $count ->
        [one] { $count } deska
        [few] { $count } desky
       *[other] { $count } desek
    }
stroganov-board-yurts-left =
    { $count ->
        [one] { $count } jurta
        [few] { $count } jurty
       *[other] { $count } jurt
    }
stroganov-board-wishes-left =
    { $count ->
        [one] { $count } příkaz
        [few] { $count } příkazy
       *[other] { $count } příkazů
    }
stroganov-board-songs-left =
    { $count ->
        [one] { $count } píseň
        [few] { $count } písně
       *[other] { $count } písní
    }
stroganov-board-player = { $name } (deska { $side })
stroganov-board-goods = { $vp } VB · { $horses } K · { $coins } Mi · příběhy { $story }/12 · { $banners } vla · { $tigers } tyg
stroganov-board-furs = kožešiny
stroganov-board-tiles = desky
stroganov-board-outposts-of = tábory: { $ready } k postavení, { $reserve } k získání, { $built } na plánu
stroganov-board-trophies = trofeje
stroganov-board-shield =
    { $vp ->
        [0] { "" }
       *[other] {" "}(štít { $vp } VB)
    }
stroganov-board-hand = v ruce
stroganov-board-fulfilled = splněné
stroganov-board-track = Trofeje
stroganov-board-space =
    { $fur ->
        [0] { $space }: { $reward }
       *[other] { $space } (kožešina { $fur }): { $reward }
    }{ $coins ->
        [0] { "" }
       *[other] , { $coins } Mi při vstupu
    }{ $shield ->
        [0] { "" }
       *[other] , štít { $shield }
    }
stroganov-board-automa-card = karta { $card }: { $furs } { $end }, pak { $additional }
stroganov-board-automa-next =
    { $steps ->
        [one] příští karta: na rubu { $steps } krok
        [few] příští karta: na rubu { $steps } kroky
       *[other] příští karta: na rubu { $steps } kroků
    }
stroganov-board-automa-deck =
    { $cards ->
        [one] zbývá { $cards } karta
        [few] zbývají { $cards } karty
       *[other] zbývá { $cards } karet
    }
stroganov-board-lowest =
    { $furs ->
        [one] nejnižší kožešina
        [few] nejnižší kožešiny
       *[other] nejnižších kožešin
    }
stroganov-board-highest =
    { $furs ->
        [one] nejvyšší kožešina
        [few] nejvyšší kožešiny
       *[other] nejvyšších kožešin
    }
stroganov-board-additional-wish = příkaz
stroganov-board-additional-outpost = tábor
stroganov-board-additional-yurt = jurta
stroganov-board-additional-trophy = trofej
stroganov-board-additional-landscape = deska krajiny
stroganov-board-legend = J tajga D tundra M mokřad H hory · K kůň Mi mince P příběh · ? nápověda

## The drawn board: rewards in a few letters

stroganov-short-vp = { $count } VB
stroganov-short-horse = { $count } K
stroganov-short-coin = { $count } Mi
stroganov-short-story = { $count } P
stroganov-short-bag = { $count } pyt
stroganov-short-market = { $count } trh
stroganov-short-outpost = { $count } táb
stroganov-short-banner = { $count } vla
stroganov-short-tiger = { $count } tyg
stroganov-short-trophy = trofej
stroganov-short-trophy-reward = odměna za trofej
stroganov-short-basic = základní akce
stroganov-short-hunt = lov
stroganov-short-move = pohyb
stroganov-short-advanced = pokročilá akce
stroganov-short-advanced-anywhere = pokročilá akce kdekoli
stroganov-short-village-anywhere = libovolná osada
stroganov-short-village-no-trophy = osada (bez trofeje)
stroganov-short-yurt-no-trophy = jurta (bez trofeje)
stroganov-short-build-anywhere = tábor zdarma kdekoli
stroganov-short-fulfil-red-only = příkaz jen za placené kožešiny
stroganov-short-two-rewards = dvě odměny

## The drawn board: wishes in a few words

stroganov-effect-extra-step = pohyb +1 krok
stroganov-effect-winter = zima: { $reward }
stroganov-effect-winter-per-outpost = zima: { $reward } za tábor
stroganov-effect-winter-per-tile = zima: { $reward } za desku
stroganov-effect-trophy-further = odměna o 1 pole níž
stroganov-effect-hunt-adjacent = lov i vedle
stroganov-effect-any-surcharge = 2. pokročilá: jakákoli
stroganov-effect-one-fewer = příkazy: o 1 méně
stroganov-effect-two-left = pokročilé o 2 desky vlevo
stroganov-effect-skip-free = přeskakování zdarma
stroganov-effect-once = jednou: { $reward }
stroganov-effect-season = { $season }: pokročilá akce
stroganov-effect-second-hunt = 2. lov zdarma
stroganov-effect-end = konec: { $vp } VB
stroganov-effect-end-per-tiger = konec: { $vp } VB za tygra
stroganov-effect-end-per-outpost = konec: { $vp } VB za tábor
stroganov-effect-end-share = konec: 1 VB za { $share } VB
stroganov-effect-end-per-coin = konec: { $vp } VB za minci
stroganov-effect-end-per-terrain = konec: { $vp } VB za desku ({ $terrain })
stroganov-effect-end-per-tile = konec: { $vp } VB za desku
stroganov-effect-end-per-wish = konec: { $vp } VB za příkaz
stroganov-effect-end-per-banner = konec: { $vp } VB za vlajku

## Help in the terminal

stroganov-hint-turn =
    Tah: pohněte se doprava (2 kroky zdarma, až 3 další celkem za 1, 3 nebo
    6 koní), proveďte základní akci, pak hlavní akci a za jednu kožešinu druhou
    hlavní akci. Rok má tři taková období a zimu; hra končí po čtyřech letech.
stroganov-hint-actions =
    Základní: mince, 4 koně, pohyb o 1–2 kroky, lov, obchod. Pokročilé: osada,
    jurta, příkaz, tábor, deska krajiny, a to v oblasti, kde je váš kozák nebo
    tábor; nové tábory se stavějí jen tam, kde je kozák.
stroganov-hint-row =
    Řada krajin ukazuje číslo pole, kozáky (první je na řadě ten nejvíc vpravo),
    desku a její druh (J tajga, D tundra, M mokřad, H hory), hodnoty kožešin na ní
    (2338 je dvojka, dvě trojky a medvěd), tygra a to, co deska dává. Obsadit ji
    stojí 2 kožešiny a jednu za každou kožešinu i tygra na ní, všechny oblastní.
stroganov-hint-furs =
    Kožešiny mají hodnotu: sobol 2, králík 3, liška 4, rosomák 5, los 6, rys 7,
    medvěd 8. Medvěd přináší 2 příběhy. Nejnižší kožešina na desce se loví zdarma,
    každá přeskočená nižší stojí koně. Při placení mince změní hodnotu jedné
    kožešiny a tygr nahradí kteroukoli.
stroganov-hint-regions =
    Oblastní kožešina je cenou za druhou pokročilou akci i za obsazení desky v té
    oblasti. Tábory: písmeno patří hráči, číslo je volné pole a jeho cena
    v koních, × je zablokované pole.
stroganov-hint-wishes =
    Příkaz jako 3×5 platba 1 chce tři kožešiny o hodnotě 5: jednu z nich
    zaplatíte, ostatní stačí mít. Hned přinese své VB a pak dělá, co říká jeho
    efekt.
stroganov-hint-trophies =
    Trofej vám dovolí posunout ukazatel o pole níž za uvedenou kožešinu a pak vzít
    odměnu z dosaženého pole. V ■2■3◆4□ má ukazatel (◆) dvě pole za sebou; číslo
    je kožešina, která vede dál, 0 je zdarma. Na konci se počítá poslední dosažený
    štít.
stroganov-hint-story =
    Příběhy se v zimě platí za písně, a když dojdete na 12, hned za jednu z nich.
stroganov-hint-letters =
    Písmena: K koně, Mi mince, P příběhy, VB vítězné body, pyt kožešina z pytlíku
    (táhnete dvě, necháte si jednu), trh kožešina z trhu, táb tábor do vaší
    zásoby, vla vlajka (každou zimu kůň), tyg tygr.
stroganov-hint-score =
    Na konci se počítají i: desky 3 nebo 4 různých druhů (3 nebo 6), tygři (2),
    tábory postavené (1, 3, 6, 10, 15) a v zásobě (1), 2 mince (1), 2 kožešiny (1;
    5 koní platí za kožešinu), 4 příběhy (1).
stroganov-hints =
    { stroganov-hint-turn }

    { stroganov-hint-actions }

    { stroganov-hint-row }

    { stroganov-hint-furs }

    { stroganov-hint-regions }

    { stroganov-hint-wishes }

    { stroganov-hint-trophies }

    { stroganov-hint-story }

    { stroganov-hint-letters }

    { stroganov-hint-score }
