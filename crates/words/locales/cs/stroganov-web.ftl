### Co říká deska Stroganova v prohlížeči a jeho volby ve formuláři nového stolu.

stroganov-label-players = Hráči
stroganov-label-region_furs = Oblastní kožešiny
stroganov-label-boards = Desky hráčů
stroganov-label-colours = Barvy
stroganov-label-opponent = Soupeř
stroganov-label-focus = Zaměření soupeře
stroganov-label-coin_for_lack = Mince při nedostatku kožešin
stroganov-label-coin_for_trade_fur = Mince místo obchodní kožešiny

stroganov-value-ascending = vzestupně
stroganov-value-random = náhodně
stroganov-value-a = strana a
stroganov-value-b = strana b
stroganov-value-blue = modrá
stroganov-value-red = červená
stroganov-value-green = zelená
stroganov-value-yellow = žlutá
stroganov-value-ivan = Ivan
stroganov-value-katyusha = Kaťuša
stroganov-value-focus-a = a: tábory a trofeje
stroganov-value-focus-b = b: tábory a desky krajiny
stroganov-value-focus-c = c: tábory a příkazy
stroganov-value-focus-d = d: trofeje a desky krajiny
stroganov-value-focus-e = e: trofeje a příkazy
stroganov-value-focus-f = f: desky krajiny a příkazy

stroganov-solo = Sólo proti Ivanovi

stroganov-web-map = Řada krajin a oblasti
stroganov-web-season = { $season }, { $year }. rok
stroganov-web-draft = První carské příkazy
stroganov-web-deeds = Základní akce a obchod
stroganov-web-start = Počáteční deska, kde všichni kozáci začínají rok
stroganov-web-slot = Pole { $slot }
stroganov-web-gap = Pole { $slot } je prázdné
stroganov-web-tile = Pole { $slot }: deska { $tile } ({ $terrain }). Za obsazení získáte { $reward-acc }.
stroganov-web-lies = Pole { $slot }: { $what }
stroganov-web-cossack =
    Kozák ({ $who }), { $slot ->
        [0] na počáteční desce
       *[other] pole { $slot }
    }
stroganov-web-region-fur = Oblastní kožešina oblasti { $region }: { stroganov-fur }.
stroganov-web-village = Osada v oblasti { $region }. Návštěvou získáte { $reward-acc }.
stroganov-web-yurt = Jurta v oblasti { $region } ({ $yurt }), na jedno použití: získáte { $reward-acc }.
stroganov-web-no-yurt = Jurta v oblasti { $region } je pryč.
stroganov-web-no-wish = Příkaz v oblasti { $region } je pryč.
stroganov-web-wish =
    Příkaz { $wish }: mít { $furs ->
        [one] { $furs } kožešinu
        [few] { $furs } kožešiny
       *[other] { $furs } kožešin
    } { stroganov-fur-kind }, z toho zaplatit { $pay }, získat { $vp } VB. { $effect }
stroganov-web-outpost = Tábor ({ $who }) v oblasti { $region }
stroganov-web-blocked = Pole blokuje tábor nepoužité barvy
stroganov-web-place =
    Pole pro tábor v oblasti { $region }{ $horses ->
        [0] , zdarma
        [one] {" "}(zaplatit 1 koně)
        [few] {" "}(zaplatit { $horses } koně)
       *[other] {" "}(zaplatit { $horses } koní)
    }
stroganov-web-score-track = Body
stroganov-web-score = { $who } { $vp } VB
stroganov-web-story-track = Počítadlo příběhů
stroganov-web-story = { $who } { $count }
stroganov-web-song =
    Píseň { $song }: za { $cost ->
        [one] { $cost } příběh
        [few] { $cost } příběhy
       *[other] { $cost } příběhů
    } získáte { $reward-acc }.
stroganov-web-ware = Na trhu: { $what }
stroganov-web-drawn = Z pytlíku: { $what }
stroganov-web-trade = Obchod: zaplaťte { stroganov-fur.acc } a získejte dvě odměny.
stroganov-web-bag = Kožešin v pytlíku: { $count } ({ $furs })
stroganov-web-with-fur = S ním získáte { $what-acc }.
stroganov-web-has = { $who } má { $what-acc }
stroganov-web-basic = Základní akce, získáte { $what }
stroganov-web-bonus = Odměna za obchod, získáte { $what }
stroganov-web-left = Ještě k dispozici: { $what }
stroganov-web-income = Má { $banners } a každou zimu dostává { $horses }
stroganov-web-no-furs = žádné kožešiny
stroganov-web-order = { $place }. v pořadí hráčů
stroganov-web-side = strana { $side }
stroganov-web-in-hand = V ruce.
stroganov-web-fulfilled = Splněno.
stroganov-web-space =
    Trofejní pole { $space }: { $reward }{ $value ->
        [0] { "" }
       *[other] . Za posun sem zaplatíte { stroganov-fur.acc }
    }{ $coins ->
        [0] { "" }
        [one] . Při vstupu získáte 1 minci
        [few] . Při vstupu získáte { $coins } mince
       *[other] . Při vstupu získáte { $coins } mincí
    }{ $shield ->
        [0] { "" }
       *[other] . Štít přináší na konci { $shield } VB
    }.

stroganov-credits = Stroganov je hra Andrease Stedinga, vydala ji Game Brewer.
