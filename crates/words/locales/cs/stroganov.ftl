# What Stroganov can say.
#
# Families: event (the log), ask (questions), do (choices), why (refusals), goods and reward (what is given), score
# (categories of the standings), option (faults in the options), help (what an option does), wish (what a fulfilled
# wish does), terrain, colour, hint (help in the terminal); board, short and effect are for the drawn board.
#
# Fur, tiger and goods are in the accusative: they stand after a verb. Names are in the nominative, and verbs in the
# present, which does not ask who is a woman.

stroganov-name = Stroganov
stroganov-about = Lovte kožešiny po celé Sibiři, potěšte cara a vyprávějte nejlepší příběhy. Pro 1 až 4 hráče, autor Andreas Steding.
stroganov-ivan = Ivan
stroganov-katyusha = Kaťuša

## Options

stroganov-help-players = Kolik lidí hraje; 1 je sólová hra.
stroganov-help-region_furs = Zda kožešiny požadované v oblastech rostou zleva doprava (snazší), nebo leží náhodně.
stroganov-help-boards = Strana desky na každém místě: a je pro všechny stejná, b dává každé barvě zvláštní schopnost.
stroganov-help-colours = Barva každého místa; žádné dvě stejné.
stroganov-help-opponent = Sólo: kdo hraje proti vám. Kaťuša má za trofeje víc bodů.
stroganov-help-focus = Sólo: písmeno pěti karet, které soupeř vynechá; určuje, o co mu půjde. Nebo pět náhodných.
stroganov-help-coin_for_lack = Sólo, těžší: soupeř dostane minci, když nemá kožešiny na svou druhou akci.
stroganov-help-coin_for_trade_fur = Sólo, těžší: soupeř dostane minci místo každé kožešiny s hodnotou obchodu.

stroganov-option-solo = { $key } platí jen v sólové hře

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
stroganov-tiger = tygra

stroganov-goods-vp = { $count } VB
stroganov-goods-horse =
    { $count ->
        [one] { $count } koně
        [few] { $count } koně
       *[other] { $count } koní
    }
stroganov-goods-coin =
    { $count ->
        [one] { $count } minci
        [few] { $count } mince
       *[other] { $count } mincí
    }
stroganov-goods-story =
    { $count ->
        [one] { $count } příběh
        [few] { $count } příběhy
       *[other] { $count } příběhů
    }
stroganov-goods-bag =
    { $count ->
        [one] kožešinu z pytlíku
        [few] { $count } kožešiny z pytlíku
       *[other] { $count } kožešin z pytlíku
    }
stroganov-goods-market =
    { $count ->
        [one] kožešinu z trhu
        [few] { $count } kožešiny z trhu
       *[other] { $count } kožešin z trhu
    }
stroganov-goods-outpost =
    { $count ->
        [one] { $count } tábor
        [few] { $count } tábory
       *[other] { $count } táborů
    }
stroganov-goods-banner =
    { $count ->
        [one] { $count } vlajku
        [few] { $count } vlajky
       *[other] { $count } vlajek
    }
stroganov-goods-tiger =
    { $count ->
        [one] { $count } tygra
        [few] { $count } tygry
       *[other] { $count } tygrů
    }
stroganov-goods-trophy =
    { $count ->
        [one] trofej
        [few] { $count } trofeje
       *[other] { $count } trofejí
    }
stroganov-goods-trophy-reward =
    { $count ->
        [one] odměnu ze stupnice trofejí
        [few] { $count } odměny ze stupnice trofejí
       *[other] { $count } odměn ze stupnice trofejí
    }
stroganov-goods-basic =
    { $count ->
        [one] základní akci
        [few] { $count } základní akce
       *[other] { $count } základních akcí
    }
stroganov-goods-hunt =
    { $count ->
        [one] lov
        [few] { $count } lovy
       *[other] { $count } lovů
    }
stroganov-goods-move =
    { $count ->
        [one] pohyb
        [few] { $count } pohyby
       *[other] { $count } pohybů
    }
stroganov-goods-advanced =
    { $count ->
        [one] pokročilou akci
        [few] { $count } pokročilé akce
       *[other] { $count } pokročilých akcí
    }
stroganov-goods-advanced-anywhere =
    { $count ->
        [one] pokročilou akci v libovolné oblasti
        [few] { $count } pokročilé akce v libovolné oblasti
       *[other] { $count } pokročilých akcí v libovolné oblasti
    }
stroganov-goods-village-anywhere =
    { $count ->
        [one] návštěvu libovolné osady
        [few] { $count } návštěvy libovolné osady
       *[other] { $count } návštěv libovolné osady
    }
stroganov-goods-village-no-trophy =
    { $count ->
        [one] návštěvu libovolné osady kromě trofejní
        [few] { $count } návštěvy libovolné osady kromě trofejní
       *[other] { $count } návštěv libovolné osady kromě trofejní
    }
stroganov-goods-yurt-no-trophy =
    { $count ->
        [one] libovolnou jurtu bez trofeje
        [few] { $count } libovolné jurty bez trofeje
       *[other] { $count } libovolných jurt bez trofeje
    }
stroganov-goods-build-anywhere =
    { $count ->
        [one] stavbu tábora zdarma v libovolné oblasti
        [few] { $count } stavby tábora zdarma v libovolné oblasti
       *[other] { $count } staveb tábora zdarma v libovolné oblasti
    }
stroganov-goods-fulfil-red-only =
    { $count ->
        [one] splnění příkazu bez ukazování, jen za placené kožešiny
       *[other] { $count }× splnění příkazu bez ukazování, jen za placené kožešiny
    }
stroganov-goods-two-rewards =
    { $count ->
        [one] dvě různé odměny z vyšších polí stupnice trofejí
       *[other] { $count }× dvě různé odměny z vyšších polí stupnice trofejí
    }

stroganov-reward-none = nic
stroganov-reward-two = { $one } a { $two }
stroganov-reward-three = { $one }, { $two } a { $three }
stroganov-reward-four = { $one }, { $two }, { $three } a { $four }

## What happened

stroganov-event-drafted = { $who } volí příkaz { $wish } a k němu { stroganov-fur }.
stroganov-event-season = { $season } { $year }. roku začíná.
stroganov-event-turn = Na tahu je { $who }.
stroganov-event-turn-ended = { $who } končí tah.
stroganov-event-moved =
    { $who } jede { $from ->
        [0] ze startu
       *[other] z pole { $from }
    } na pole { $to }{ $horses ->
        [0] { "" }
        [one] , za 1 koně
        [few] , za { $horses } koně
       *[other] , za { $horses } koní
    }.
stroganov-event-hunted =
    { $who } loví { $quarry } na poli { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] , za minci
        }
        [one] { $coins ->
            [0] , za 1 koně
           *[other] , za 1 koně a minci
        }
        [few] { $coins ->
            [0] , za { $horses } koně
           *[other] , za { $horses } koně a minci
        }
       *[other] { $coins ->
            [0] , za { $horses } koní
           *[other] , za { $horses } koní a minci
        }
    }.
stroganov-event-paid =
    { $who } platí { $quarry }{ $coins ->
        [0] { "" }
       *[other] {" "}a minci za změnu hodnoty
    }.
stroganov-event-paid-horses =
    { $horses ->
        [one] { $who } platí 1 koně.
        [few] { $who } platí { $horses } koně.
       *[other] { $who } platí { $horses } koní.
    }
stroganov-event-paid-story =
    { $story ->
        [one] { $who } platí { $story } příběh.
        [few] { $who } platí { $story } příběhy.
       *[other] { $who } platí { $story } příběhů.
    }
stroganov-event-paid-coin = { $who } platí minci místo kožešiny.
stroganov-event-showed-coin = { $who } vydává minci a místo chybějící kožešiny ukazuje jinou.
stroganov-event-showed-tiger = { $who } vrací tygra místo chybějící kožešiny.
stroganov-event-gained = { $who } získává { $what }.
stroganov-event-drew = { $who } táhne z pytlíku: { $furs }.
stroganov-event-acquired = { $who } má teď o { stroganov-fur } víc.
stroganov-event-returned = { $who } vrací do pytlíku { stroganov-fur } a místo toho si bere minci.
stroganov-event-refilled = Nově na trhu: { $furs }.
stroganov-event-visited = { $who } navštěvuje osadu v oblasti { $region } ({ $village }).
stroganov-event-yurt = { $who } používá jurtu v oblasti { $region } ({ $yurt }).
stroganov-event-wish = { $who } bere příkaz { $wish } z oblasti { $region }.
stroganov-event-built =
    { $who } staví tábor v oblasti { $region }{ $horses ->
        [0] { "" }
        [one] , za 1 koně
        [few] , za { $horses } koně
       *[other] , za { $horses } koní
    }.
stroganov-event-claimed = { $who } obsazuje desku { $tile } na poli { $slot }.
stroganov-event-fulfilled = { $who } plní příkaz { $wish }.
stroganov-event-trophy = { $who } posouvá ukazatel trofejí na pole { $space }.
stroganov-event-sang =
    { $cost ->
        [one] { $who } zpívá { $song } za { $cost } příběh.
        [few] { $who } zpívá { $song } za { $cost } příběhy.
       *[other] { $who } zpívá { $song } za { $cost } příběhů.
    }
stroganov-event-income =
    Zimní příjem: { $who } dostává { $horses ->
        [one] { $horses } koně
        [few] { $horses } koně
       *[other] { $horses } koní
    }.
stroganov-event-home = Všichni kozáci se vracejí na start a zachovávají pořadí.
stroganov-event-slid = Desky krajiny se posouvají doleva a zaplňují mezery.
stroganov-event-new-tile =
    Nově na poli { $slot }: deska { $tile }, kožešiny { $furs }{ $tigers ->
        [0] { "" }
       *[other] {" "}a tygr
    }.
stroganov-event-new-market = Celý trh je nový: { $furs }.
stroganov-event-letter-removed = Písně, jurty a příkazy s písmenem A opouštějí hru; od teď přicházejí ty s písmenem B.
stroganov-event-new-song = Nová píseň: { $song }.
stroganov-event-new-yurt = Nová jurta v oblasti { $region }: { $yurt }.
stroganov-event-new-wish = Nový příkaz v oblasti { $region }: { $wish }.
stroganov-event-flipped = { $who } otáčí kartu { $card }.
stroganov-event-scored-for-action = { $who } získává { $vp } VB místo akce.
stroganov-event-additional-failed = { $who } nemůže provést druhou akci z karty.
stroganov-event-over = Čtvrtá zima skončila a s ní i hra.

## Questions

stroganov-ask-over = Hra skončila.
stroganov-ask-draft = Který první příkaz chcete, i s kožešinou na něm?
stroganov-ask-move = { $season } { $year }. roku. Jak daleko doprava pojedete?
stroganov-ask-basic = { $season } { $year }. roku. Jakou základní akci provedete?
stroganov-ask-main = { $season } { $year }. roku. Jaká bude vaše hlavní akce?
stroganov-ask-second = { $season } { $year }. roku. Chcete druhou hlavní akci? Stojí kožešinu: základní libovolnou, pokročilá tu z oblasti.
stroganov-ask-finish = { $season } { $year }. roku. Ještě něco, než váš tah skončí?
stroganov-ask-income = Zimní příjem. Ještě něco, než se bude pokračovat?
stroganov-ask-song =
    { $story ->
        [one] Zimní písně. Máte { $story } příběh. Kterou píseň zazpíváte?
        [few] Zimní písně. Máte { $story } příběhy. Kterou píseň zazpíváte?
       *[other] Zimní písně. Máte { $story } příběhů. Kterou píseň zazpíváte?
    }
stroganov-ask-after-song = Píseň je zazpívána. Ještě něco této zimy?
stroganov-ask-pay =
    { $kinds ->
        [7] { $furs ->
            [one] Kterou kožešinu zaplatíte? Může být libovolná.
           *[other] Které kožešiny zaplatíte? Ještě { $furs }, libovolné.
        }
       *[other] { $furs ->
            [one] Kterou kožešinu zaplatíte? Žádaná hodnota: { $values }.
           *[other] Které kožešiny zaplatíte? Ještě { $furs } o hodnotě { $values }.
        }
    }
stroganov-ask-show =
    { $furs ->
        [one] K ukázání vám chybí kožešina { $kind }. Čím ji nahradíte?
        [few] K ukázání vám chybějí { $furs } kožešiny { $kind }. Čím nahradíte další z nich?
       *[other] K ukázání vám chybí { $furs } kožešin { $kind }. Čím nahradíte další z nich?
    }
stroganov-ask-second-hunt =
    { $coins ->
        [0] Ulovíte ještě něco?
       *[other] Ulovíte ještě něco, za minci?
    }
stroganov-ask-bonus =
    { $left ->
        [one] Kterou odměnu za obchod si vezmete? Je poslední.
        [few] Kterou odměnu za obchod si vezmete? Zbývají { $left }.
       *[other] Kterou odměnu za obchod si vezmete? Zbývá { $left }.
    }
stroganov-ask-keep = Kterou ze dvou kožešin si necháte? Druhá se vrátí do pytlíku.
stroganov-ask-market = Kterou kožešinu si vezmete z trhu?
stroganov-ask-trophy-move = Trofej. Posunete nejdřív svůj ukazatel trofejí?
stroganov-ask-trophy-reward = Kterou odměnu ze své stupnice trofejí si vezmete?
stroganov-ask-first-of-two = Dvě různé odměny. Která první?
stroganov-ask-second-of-two = A která druhá?
stroganov-ask-village = Kterou osadu navštívíte? Může být v libovolné oblasti.
stroganov-ask-yurt = Kterou jurtu použijete? Může být v libovolné oblasti.
stroganov-ask-advanced-anywhere = Jakou pokročilou akci provedete? Může být v libovolné oblasti.
stroganov-ask-advanced = Jakou pokročilou akci provedete?
stroganov-ask-reward-basic = Jakou základní akci provedete jako odměnu?
stroganov-ask-hunt = Co jako odměnu ulovíte?
stroganov-ask-step = Kam jako odměnu pojedete?
stroganov-ask-build = Kde postavíte tábor zdarma?
stroganov-ask-fulfil = Který příkaz splníte? Stačí kožešiny k zaplacení.
stroganov-ask-story-end = Jste na konci počítadla příběhů. Jak toho využijete?

## Choices

stroganov-do-second = { $what } (druhá akce, navíc za { stroganov-fur })
stroganov-do-second-any = { $what } (druhá akce, navíc za libovolnou kožešinu)
stroganov-do-draft = Vzít příkaz { $wish } a { stroganov-fur }. { $effect }
stroganov-do-go =
    { $steps ->
        [one] Jet o { $steps } krok na pole { $slot }
        [few] Jet o { $steps } kroky na pole { $slot }
       *[other] Jet o { $steps } kroků na pole { $slot }
    }{ $horses ->
        [0] { "" }
        [one] , za 1 koně
        [few] , za { $horses } koně
       *[other] , za { $horses } koní
    }
stroganov-do-skip = Vynechat
stroganov-do-end = Ukončit tah
stroganov-do-close = Hotovo
stroganov-do-coin = Vzít si minci
stroganov-do-horses = Vzít si 4 koně
stroganov-do-step-left =
    { $steps ->
        [one] Jet o { $steps } krok doleva, na pole { $slot }
        [few] Jet o { $steps } kroky doleva, na pole { $slot }
       *[other] Jet o { $steps } kroků doleva, na pole { $slot }
    }
stroganov-do-step-right =
    { $steps ->
        [one] Jet o { $steps } krok doprava, na pole { $slot }
        [few] Jet o { $steps } kroky doprava, na pole { $slot }
       *[other] Jet o { $steps } kroků doprava, na pole { $slot }
    }
stroganov-do-hunt =
    Ulovit { $quarry } na poli { $slot }{ $horses ->
        [0] { $coins ->
            [0] { "" }
           *[other] , za minci
        }
        [one] { $coins ->
            [0] , za 1 koně
           *[other] , za 1 koně a minci
        }
        [few] { $coins ->
            [0] , za { $horses } koně
           *[other] , za { $horses } koně a minci
        }
       *[other] { $coins ->
            [0] , za { $horses } koní
           *[other] , za { $horses } koní a minci
        }
    }
stroganov-do-trade = Vyměnit { stroganov-fur } za dvě odměny
stroganov-do-bonus-coin = Odměna: mince
stroganov-do-bonus-story = Odměna: 2 příběhy
stroganov-do-bonus-horses = Odměna: 3 koně
stroganov-do-visit = Navštívit osadu v oblasti { $region }: získáte { $reward }
stroganov-do-yurt = Použít jurtu v oblasti { $region }: získáte { $reward }
stroganov-do-wish = Vzít příkaz { $wish } z oblasti { $region }. { $effect }
stroganov-do-build =
    Postavit tábor v oblasti { $region }{ $horses ->
        [0] { "" }
        [one] , za 1 koně
        [few] , za { $horses } koně
       *[other] , za { $horses } koní
    }
stroganov-do-claim =
    Obsadit desku { $tile } na poli { $slot } za { $furs ->
        [few] { $furs } kožešiny
       *[other] { $furs } kožešin
    } { $kind }: získáte { $reward }{ $tigers ->
        [0] { $furs ->
            [2] { "" }
           *[other] , i kožešiny na ní ({ $gains })
        }
       *[other] { $furs ->
            [3] , i tygra na ní
           *[other] , i kožešiny ({ $gains }) a tygra na ní
        }
    }
stroganov-do-pay =
    Zaplatit { $quarry }{ $coins ->
        [0] { "" }
       *[other] {" "}a minci za změnu na žádanou hodnotu
    }
stroganov-do-show-coin = Vydat minci: jiná vaše kožešina platí za chybějící a zůstane vám
stroganov-do-show-tiger = Vrátit tygra za chybějící kožešinu
stroganov-do-keep = Nechat si { stroganov-fur }
stroganov-do-take = Vzít z trhu { stroganov-fur }
stroganov-do-buy = Navíc: koupit z trhu { stroganov-fur } za 5 koní
stroganov-do-buy-bag = Navíc: koupit kožešinu z pytlíku za 5 koní (táhnout dvě, nechat si jednu)
stroganov-do-lower = Navíc: vyměnit vyšší kožešinu a koně za { stroganov-fur } z trhu
stroganov-do-swap = Navíc: vyměnit dvě libovolné kožešiny za { stroganov-fur } z trhu
stroganov-do-fulfil =
    Navíc: splnit příkaz { $wish } ({ $vp } VB): zaplatit { $pay ->
        [one] kožešinu
        [few] { $pay } kožešiny
       *[other] { $pay } kožešin
    } { $kind }{ $show ->
        [0] { "" }
        [one] {" "}a ukázat ještě jednu
       *[other] {" "}a ukázat ještě { $show }
    }
stroganov-do-extra = Navíc: využít příkaz { $wish } k pokročilé akci
stroganov-do-income = Využít teď příkaz { $wish }. { $effect }
stroganov-do-advance =
    Posunout ukazatel trofejí na pole { $space }{ $value ->
        [0] , zdarma
       *[other] , za { stroganov-fur }
    }
stroganov-do-advance-story =
    Posunout ukazatel trofejí na pole { $space }{ $value ->
        [0] , zdarma
        [one] , za { $value } příběh
        [few] , za { $value } příběhy
       *[other] , za { $value } příběhů
    }
stroganov-do-advance-none = Posunout ukazatel trofejí
stroganov-do-reward = Pole { $space }: získáte { $reward }
stroganov-do-sing =
    { $cost ->
        [one] Zazpívat { $song } za { $cost } příběh: získáte { $reward }
        [few] Zazpívat { $song } za { $cost } příběhy: získáte { $reward }
       *[other] Zazpívat { $song } za { $cost } příběhů: získáte { $reward }
    }

## Refusals

stroganov-why-over = hra skončila
stroganov-why-not-asked = na to se teď nikdo neptá
stroganov-why-closed = nejdřív dokončete rozdělanou akci
stroganov-why-no-skip = tohle vynechat nelze
stroganov-why-no-end = na ukončení je ještě brzy
stroganov-why-not-offered = ten příkaz není v nabídce
stroganov-why-move-first = nejdřív musí jet váš kozák
stroganov-why-basic-first = nejdřív je na řadě základní akce; jestli ji nechcete, vynechte ji
stroganov-why-no-third = v jednom tahu jsou jen dvě hlavní akce
stroganov-why-one-song = svou píseň už máte této zimy za sebou
stroganov-why-not-drawn = taková kožešina se netáhla
stroganov-why-trophy-symbol = co dává trofej, tady vybrat nelze
stroganov-why-too-far =
    { $number ->
        [one] nejvýš { $number } krok
        [few] nejvýš { $number } kroky
       *[other] nejvýš { $number } kroků
    }
stroganov-why-end-of-row =
    { $number ->
        [0] není už deska, kam jet
        [one] tím směrem zbývá jen { $number } deska
        [few] tím směrem zbývají jen { $number } desky
       *[other] tím směrem zbývá jen { $number } desek
    }
stroganov-why-horses =
    { $number ->
        [one] potřebujete koně
        [few] potřebujete { $number } koně
       *[other] potřebujete { $number } koní
    }
stroganov-why-no-tile = není tam deska krajiny
stroganov-why-own-tile = lovit můžete jen tam, kde stojí váš kozák
stroganov-why-not-there = taková kořist tam není
stroganov-why-coin = potřebujete minci
stroganov-why-trade-fur = nemůžete zaplatit kožešinu obchodu, o hodnotě { $number }
stroganov-why-surcharge-any = druhá hlavní akce stojí kožešinu a vy žádnou nemáte
stroganov-why-surcharge = druhá akce tu stojí kožešinu o hodnotě { $number } a tu zaplatit nemůžete
stroganov-why-presence = v té oblasti nemáte kozáka ani tábor
stroganov-why-cossack-region = stavět můžete jen tam, kde je váš kozák
stroganov-why-claim-furs =
    { $number ->
        [few] tato deska stojí { $number } kožešiny s hodnotou oblasti a ty zaplatit nemůžete
       *[other] tato deska stojí { $number } kožešin s hodnotou oblasti a ty zaplatit nemůžete
    }
stroganov-why-no-wish = příkaz z té oblasti už je pryč
stroganov-why-no-yurt = jurta z té oblasti už je pryč
stroganov-why-no-effect = teď by vám to nic nedalo
stroganov-why-no-outpost = nemáte na to už žádný tábor
stroganov-why-one-outpost = tam už tábor máte
stroganov-why-no-place = všechna místa pro tábory jsou tam obsazená
stroganov-why-bag-empty = pytlík je prázdný
stroganov-why-higher-fur = nemůžete zaplatit kožešinu vyšší než { $number }
stroganov-why-two-furs = nemůžete zaplatit dvě kožešiny
stroganov-why-not-in-market = na trhu není kožešina o hodnotě { $number }
stroganov-why-not-in-hand = takový příkaz nemáte v ruce
stroganov-why-wish-furs =
    { $number ->
        [one] příkaz žádá kožešinu, kterou neseženete
        [few] příkaz žádá { $number } stejné kožešiny, tolik jich neseženete
       *[other] příkaz žádá { $number } stejných kožešin, tolik jich neseženete
    }
stroganov-why-not-fulfilled = ten příkaz nemáte splněný
stroganov-why-other-season = ten příkaz v tomto období žádnou akci nedává
stroganov-why-used = ten příkaz už máte využitý
stroganov-why-not-owned = to nemáte
stroganov-why-pay-order = plaťte popořadě: vhodné kožešiny od nejnižší, pak kožešiny s mincí, tygry nakonec
stroganov-why-not-enough =
    { $number ->
        [one] pak už nepůjde zaplatit poslední kožešinu
        [few] pak už nepůjde zaplatit všechny { $number } kožešiny
       *[other] pak už nepůjde zaplatit všech { $number } kožešin
    }
stroganov-why-no-tiger =
    { $number ->
        [one] potřebujete k tomu tygra
        [few] potřebujete k tomu { $number } tygry
       *[other] potřebujete k tomu { $number } tygrů
    }
stroganov-why-last-space = váš ukazatel trofejí je na konci stupnice
stroganov-why-trophy-fur = další pole stojí kožešinu o hodnotě { $number } a tu zaplatit nemůžete
stroganov-why-side-b = to umí jen strana b desky hráče
stroganov-why-story =
    { $number ->
        [one] potřebujete příběh
        [few] potřebujete { $number } příběhy
       *[other] potřebujete { $number } příběhů
    }
stroganov-why-below-token = nárok máte jen na odměny po pole { $number }
stroganov-why-above-last = vybírat lze jen z odměn po pole { $number }
stroganov-why-different = druhá odměna musí být jiná
stroganov-why-no-song = ta píseň není vyložená
stroganov-why-no-winter-card = ten příkaz vám zimní příjem nedává

## Scoring

stroganov-score-vp = Body ze hry
stroganov-score-wishes = Carské příkazy
stroganov-score-sets = Sady krajin
stroganov-score-tigers = Tygři
stroganov-score-trophies = Trofeje
stroganov-score-outposts = Postavené tábory
stroganov-score-supply = Nepostavené tábory
stroganov-score-coins = Mince
stroganov-score-furs = Kožešiny a koně
stroganov-score-story = Příběhy

## What a fulfilled wish does

stroganov-wish-S1 = Při každé jízdě je jeden krok navíc zdarma.
stroganov-wish-S2 = Každou zimu: 3 koně.
stroganov-wish-S3 = Každou zimu: mince.
stroganov-wish-S4 = Každou zimu: 2 příběhy.
stroganov-wish-S5 = Každou zimu: 2 koně za každý postavený tábor.
stroganov-wish-S6 = Každou zimu: 2 koně za každou vaši desku krajiny.
stroganov-wish-S7 = Když posunete ukazatel trofejí, můžete zvolit i odměnu o pole níž.
stroganov-wish-S8 = Lovit můžete i na vedlejší desce vlevo nebo vpravo.
stroganov-wish-S9 = Druhá pokročilá akce vás stojí libovolnou kožešinu místo té z oblasti.
stroganov-wish-A1 = Při každé jízdě je jeden krok navíc zdarma.
stroganov-wish-A2 = Každou zimu: 3 koně.
stroganov-wish-A3 = K příkazu stačí ukázat o jednu kožešinu méně.
stroganov-wish-A4 = Když posunete ukazatel trofejí, můžete zvolit i odměnu o pole níž.
stroganov-wish-A5 = Každou zimu: kožešina z pytlíku, chcete-li.
stroganov-wish-A6 = Pokročilé akce i tak, jako by kozák stál na jedné ze dvou nejbližších desek nalevo.
stroganov-wish-A7 = Každou zimu: 2 příběhy.
stroganov-wish-A8 = Přeskočit při lovu nižší kožešiny nestojí žádné koně.
stroganov-wish-A9 = Každou zimu: pokročilá akce v libovolné oblasti, chcete-li.
stroganov-wish-A10 = Jednou, hned: tygr.
stroganov-wish-A11 = Každé jaro: pokročilá akce navíc.
stroganov-wish-A12 = Každé léto: pokročilá akce navíc.
stroganov-wish-A13 = Každý podzim: pokročilá akce navíc.
stroganov-wish-A14 = Druhý úlovek v jedné akci nestojí minci.
stroganov-wish-B1 = Na konci: 2 VB.
stroganov-wish-B2 = Na konci: 3 VB.
stroganov-wish-B3 = Na konci: 4 VB.
stroganov-wish-B4 = Na konci: za každého tygra o 1 VB víc.
stroganov-wish-B5 = Na konci: 1 VB za každý postavený tábor.
stroganov-wish-B6 = Na konci: čtvrtina bodů získaných během hry.
stroganov-wish-B7 = Na konci: za každou minci o 1 VB víc.
stroganov-wish-B8 = Na konci: 3 VB za každé hory.
stroganov-wish-B9 = Na konci: 3 VB za každý mokřad.
stroganov-wish-B10 = Na konci: 3 VB za každou tundru.
stroganov-wish-B11 = Na konci: 3 VB za každou tajgu.
stroganov-wish-B12 = Na konci: 1 VB za každou desku krajiny.
stroganov-wish-B13 = Na konci: 1 VB za každý splněný příkaz, i tento.
stroganov-wish-B14 = Na konci: 1 VB za každou vlajku.

## The drawn board: labels

stroganov-board-title = STROGANOV · { $year }. rok ze 4 · { $season }
stroganov-board-title-draft = STROGANOV · první příkazy
stroganov-board-title-over = STROGANOV · hra skončila
stroganov-board-order = pořadí { $order }
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
stroganov-board-trade-fur = kožešina obchodu { $fur }
stroganov-board-bag = Pytlík
stroganov-board-bag-count =
    { $count ->
        [one] { $count } kožešina
        [few] { $count } kožešiny
       *[other] { $count } kožešin
    }
stroganov-board-supply = Zásoba
stroganov-board-stacks = Balíčky
stroganov-board-tigers-left =
    { $count ->
        [one] { $count } tygr
        [few] { $count } tygři
       *[other] { $count } tygrů
    }
stroganov-board-banners-left =
    { $count ->
        [one] { $count } vlajka
        [few] { $count } vlajky
       *[other] { $count } vlajek
    }
stroganov-board-tiles-left =
    { $count ->
        [one] { $count } deska
        [few] { $count } desky
       *[other] { $count } desek
    }
stroganov-board-yurts-left =
    { $count ->
        [one] { $count } jurta
        [few] { $count } jurty
       *[other] { $count } jurt
    }
stroganov-board-wishes-left =
    { $count ->
        [one] { $count } příkaz
        [few] { $count } příkazy
       *[other] { $count } příkazů
    }
stroganov-board-songs-left =
    { $count ->
        [one] { $count } píseň
        [few] { $count } písně
       *[other] { $count } písní
    }
stroganov-board-player = { $name } (deska { $side })
stroganov-board-goods = { $vp } VB · { $horses } K · { $coins } Mi · příběhy { $story }/12 · { $banners } vla · { $tigers } tyg
stroganov-board-furs = kožešiny
stroganov-board-tiles = desky
stroganov-board-outposts-of = tábory: { $ready } k postavení, { $reserve } k získání, { $built } na plánu
stroganov-board-trophies = trofeje
stroganov-board-shield =
    { $vp ->
        [0] { "" }
       *[other] {" "}(štít { $vp } VB)
    }
stroganov-board-hand = v ruce
stroganov-board-fulfilled = splněné
stroganov-board-track = Trofeje
stroganov-board-space =
    { $fur ->
        [0] { $space }: { $reward }
       *[other] { $space } (kožešina { $fur }): { $reward }
    }{ $coins ->
        [0] { "" }
       *[other] , { $coins } Mi při vstupu
    }{ $shield ->
        [0] { "" }
       *[other] , štít { $shield }
    }
stroganov-board-automa-card = karta { $card }: { $furs } { $end }, pak { $additional }
stroganov-board-automa-next =
    { $steps ->
        [one] příště jede { $steps } krok
        [few] příště jede { $steps } kroky
       *[other] příště jede { $steps } kroků
    }
stroganov-board-automa-deck =
    { $cards ->
        [one] zbývá { $cards } karta
        [few] zbývají { $cards } karty
       *[other] zbývá { $cards } karet
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
stroganov-board-legend = F tajga S tundra W mokřad M hory · K kůň Mi mince P příběh · ? nápověda

## The drawn board: rewards in a few letters

stroganov-short-vp = { $count } VB
stroganov-short-horse = { $count } K
stroganov-short-coin = { $count } Mi
stroganov-short-story = { $count } P
stroganov-short-bag = { $count } pyt
stroganov-short-market = { $count } trh
stroganov-short-outpost = { $count } táb
stroganov-short-banner = { $count } vla
stroganov-short-tiger = { $count } tyg
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

stroganov-effect-extra-step = jízda +1 krok
stroganov-effect-winter = zima: { $reward }
stroganov-effect-winter-per-outpost = zima: { $reward } za tábor
stroganov-effect-winter-per-tile = zima: { $reward } za desku
stroganov-effect-trophy-further = odměna za trofej o 1 níž
stroganov-effect-hunt-adjacent = lov i vedle
stroganov-effect-any-surcharge = 2. pokročilá: libovolná kožešina
stroganov-effect-one-fewer = příkazy: ukázat o 1 méně
stroganov-effect-two-left = pokročilé o 2 desky vlevo
stroganov-effect-skip-free = přeskakuje kožešiny zdarma
stroganov-effect-once = jednou: { $reward }
stroganov-effect-season = { $season }: pokročilá akce
stroganov-effect-second-hunt = 2. lov zdarma
stroganov-effect-end = konec: { $vp } VB
stroganov-effect-end-per-tiger = konec: { $vp } VB za tygra
stroganov-effect-end-per-outpost = konec: { $vp } VB za tábor
stroganov-effect-end-share = konec: 1 VB za { $share } VB
stroganov-effect-end-per-coin = konec: { $vp } VB za minci
stroganov-effect-end-per-terrain = konec: { $vp } VB za desku ({ $terrain })
stroganov-effect-end-per-tile = konec: { $vp } VB za desku
stroganov-effect-end-per-wish = konec: { $vp } VB za příkaz
stroganov-effect-end-per-banner = konec: { $vp } VB za vlajku

## Help in the terminal

stroganov-hint-turn =
    Tah: jeďte doprava (2 kroky zdarma, až 3 další celkem za 1, 3 nebo 6 koní),
    proveďte základní akci, pak hlavní akci a za jednu kožešinu druhou hlavní
    akci. Rok má tři taková období a zimu; hra končí po čtyřech letech.
stroganov-hint-actions =
    Základní: mince, 4 koně, jízda o 1–2 kroky, lov, obchod. Pokročilé: osada,
    jurta, příkaz, tábor, deska krajiny, a to v oblasti, kde je váš kozák nebo
    tábor; nové tábory se stavějí jen tam, kde je kozák.
stroganov-hint-row =
    Řada krajin ukazuje číslo pole, kozáky (první je na řadě ten nejvíc vpravo),
    desku a její druh (F tajga, S tundra, W mokřad, M hory), hodnoty kožešin na ní
    (2338 je dvojka, dvě trojky a medvěd), tygra a to, co deska dává. Obsadit ji
    stojí 2 kožešiny a jednu za každou kožešinu i tygra na ní, všechny s hodnotou
    oblasti.
stroganov-hint-furs =
    Kožešiny mají hodnotu: sobol 2, králík 3, liška 4, rosomák 5, los 6, rys 7,
    medvěd 8. Medvěd přináší 2 příběhy. Nejnižší kožešina na desce se loví zdarma,
    každá přeskočená nižší stojí koně. Při placení mince změní hodnotu jedné
    kožešiny a tygr nahradí kteroukoli.
stroganov-hint-regions =
    Kožešina oblasti je cenou za druhou pokročilou akci i za obsazení desky v té
    oblasti. Tábory: písmeno patří hráči, číslo je volné místo a jeho cena
    v koních, × je zablokované místo.
stroganov-hint-wishes =
    Příkaz jako 3×5 platba 1 chce tři kožešiny o hodnotě 5, jednu z nich
    zaplatíte, ostatní jen ukážete. Hned přinese své VB a pak dělá, co říká jeho
    efekt.
stroganov-hint-trophies =
    Trofej vám dovolí posunout ukazatel o pole níž za uvedenou kožešinu a pak vzít
    odměnu z dosaženého pole. V ■2■3◆4□ má ukazatel (◆) dvě pole za sebou; číslo
    je kožešina, která vede dál, 0 je zdarma. Na konci se počítá poslední dosažený
    štít.
stroganov-hint-story =
    Příběhy se v zimě platí za písně, a když dojdete na 12, hned za jednu z nich.
stroganov-hint-letters =
    Písmena: K koně, Mi mince, P příběhy, VB vítězné body, pyt kožešina z pytlíku
    (táhnete dvě, necháte si jednu), trh kožešina z trhu, táb tábor do vaší
    zásoby, vla vlajka (každou zimu kůň), tyg tygr.
stroganov-hint-score =
    Na konci se počítají i: desky 3 nebo 4 různých druhů (3 nebo 6), tygři (2),
    tábory postavené (1, 3, 6, 10, 15) a v zásobě (1), 2 mince (1), 2 kožešiny (1;
    5 koní platí za kožešinu), 4 příběhy (1).
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
