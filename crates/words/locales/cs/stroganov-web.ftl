# Co říká deska Stroganova v prohlížeči a jeho volby ve formuláři nového stolu.

stroganov-label-players = Hráči
stroganov-label-region_furs = Kožešiny oblastí
stroganov-label-boards = Desky hráčů
stroganov-label-colours = Barvy
stroganov-label-opponent = Soupeř
stroganov-label-focus = Zaměření soupeře
stroganov-label-coin_for_lack = Mince za chybějící kožešiny
stroganov-label-coin_for_trade_fur = Mince za obchodní kožešinu

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
stroganov-value-focus-a = písmeno a
stroganov-value-focus-b = písmeno b
stroganov-value-focus-c = písmeno c
stroganov-value-focus-d = písmeno d
stroganov-value-focus-e = písmeno e
stroganov-value-focus-f = písmeno f

stroganov-solo = Sám proti Ivanovi

stroganov-web-map = Řada krajin a oblasti
stroganov-web-season = { $season }, { $year }. rok
stroganov-web-draft = První přání
stroganov-web-deeds = Základní akce a obchod
stroganov-web-start = Výchozí dílek, kde všichni kozáci začínají rok
stroganov-web-slot = Pole { $slot }
stroganov-web-gap = Pole { $slot } je prázdné
stroganov-web-tile = Pole { $slot }: dílek { $tile } ({ $terrain }). Po získání dává: { $reward }.
stroganov-web-lies = { $what }, pole { $slot }
stroganov-web-cossack =
    Kozák hráče { $who }, { $slot ->
        [0] na výchozím dílku
       *[other] pole { $slot }
    }
stroganov-web-region-fur = Oblast { $region } žádá kožešiny { stroganov-fur-kind }.
stroganov-web-village = Vesnice v oblasti { $region }. Návštěva dává: { $reward }.
stroganov-web-yurt = Jurta v oblasti { $region } ({ $yurt }). Jednou použitá dává: { $reward }.
stroganov-web-no-yurt = Jurta v oblasti { $region } je pryč.
stroganov-web-no-wish = Přání v oblasti { $region } je pryč.
stroganov-web-wish =
    Přání { $wish }: mít { $furs ->
        [one] { $furs } kožešinu
        [few] { $furs } kožešiny
       *[other] { $furs } kožešin
    } { stroganov-fur-kind }, z toho zaplatit { $pay }, získat { $vp } VB. { $effect }
stroganov-web-outpost = Výspa hráče { $who } v oblasti { $region }
stroganov-web-blocked = Místo blokuje výspa nepoužité barvy
stroganov-web-place =
    Místo pro výspu v oblasti { $region }{ $horses ->
        [0] , zdarma
        [one] , za koně
       *[other] , za { $horses } koně
    }
stroganov-web-score-track = Body
stroganov-web-score = { $who } { $vp } VB
stroganov-web-story-track = Body příběhu
stroganov-web-story = { $who } { $count }
stroganov-web-song =
    Píseň { $song }: za { $cost ->
        [one] { $cost } bod příběhu
        [few] { $cost } body příběhu
       *[other] { $cost } bodů příběhu
    } dává: { $reward }.
stroganov-web-ware = { $what } na trhu
stroganov-web-drawn = { $what } tažená z vaku
stroganov-web-trade = Obchod: dej { stroganov-fur }, vezmi si dvě výhody.
stroganov-web-bag = Kožešin ve vaku: { $count } ({ $furs })
stroganov-web-with-fur = S ním přichází: { $what }.
stroganov-web-has = { $who }: { $what }
stroganov-web-no-furs = žádné kožešiny
stroganov-web-order = { $place }. v pořadí hráčů
stroganov-web-side = strana { $side }
stroganov-web-in-hand = V ruce.
stroganov-web-fulfilled = Splněno.
stroganov-web-space =
    Trofejní pole { $space }: { $reward }{ $value ->
        [0] { "" }
       *[other] . Posun sem stojí { stroganov-fur }
    }{ $coins ->
        [0] { "" }
        [one] , a přinese minci
       *[other] , a přinese mince ({ $coins })
    }{ $shield ->
        [0] { "" }
       *[other] . Štít platí na konci { $shield } VB
    }.

stroganov-credits = Stroganov je hra Andrease Stedinga, vydala ji Game Brewer.
