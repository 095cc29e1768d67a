### The lessons of Stroganov; docs/lessons.md says how they are written.

## Move and hunt

stroganov-lesson-hunt = Pohyb a lov
stroganov-lesson-hunt-about = Jak probíhá tah, jak daleko dojde kozák a co stojí kožešina.
stroganov-lesson-hunt-turn = Hra trvá čtyři roky. Na jaře, v létě a na podzim má každý jeden tah o třech krocích: pohyb, jedna základní akce a pak až dvě hlavní. Zima přináší příjem.
stroganov-lesson-hunt-row = V řadě leží dvanáct desek krajiny a na nich kožešiny. Lovíte na desce, kde stojí váš kozák. První dva kroky doprava jsou zdarma, třetí stojí jednoho koně.
stroganov-lesson-hunt-ride = Tři kroky doprava leží medvěd, nejvyšší kožešina. Vydejte se tam: třetí krok zaplatí jeden z vašich čtyř koní.
stroganov-lesson-hunt-ride-detour = I to se smí, ale medvěd leží tři kroky doprava. Jděte o tři kroky.
stroganov-lesson-hunt-hunt = Teď základní akce. Nejnižší kožešina na desce je zdarma, za vyšší zaplatíte koně za každou nižší, kterou tu necháte. Medvěd tu stojí dva koně. Ulovte ho!
stroganov-lesson-hunt-hunt-detour = Dobrá akce, ale jindy. Tentokrát ulovte medvěda, přinese i dva příběhy.
stroganov-lesson-hunt-second = Medvěd přinesl dva příběhy. Za minci byste tu mohli ulovit druhou kožešinu. Minci si nechte: přidaná k placené kožešině jí dá hodnotu, jakou potřebujete.
stroganov-lesson-hunt-second-detour = Minci si tentokrát nechte a už nelovte.
stroganov-lesson-hunt-main = Teď až dvě hlavní akce: znovu základní, nebo pokročilé, které využívají nabídku oblasti. Koní už je málo, vezměte si čtyři.
stroganov-lesson-hunt-main-detour = K tomu se dostanete v dalších lekcích. Teď si vezměte čtyři koně.
stroganov-lesson-hunt-finish = Druhá hlavní akce by stála navíc jednu kožešinu. Na jedno období to stačí: ukončete tah.
stroganov-lesson-hunt-finish-detour = Tady tah ukončete, druhá hlavní akce má vlastní lekci.
stroganov-lesson-hunt-end = Umíte se pohybovat a lovit. Kožešinami se platí všechno větší: desky krajiny, tábory, carské příkazy.

## Furs and payment

stroganov-lesson-furs = Kožešiny a placení
stroganov-lesson-furs-about = Co se kožešinami platí, jak je vyměnit a k čemu jsou mince a koně.
stroganov-lesson-furs-exact = Máte lišku (4) a rysa (7). Cena žádá přesnou hodnotu: rys nezaplatí lišku a dvě lišky nejsou medvěd. Často proto budete jednu kožešinu měnit za jinou.
stroganov-lesson-furs-lower = Obchod chce rosomáka (5) a jeden leží na trhu. Ve svém tahu, kolikrát chcete, tam za 1 koně a vyšší kožešinu dostanete nižší. Vezměte si rosomáka.
stroganov-lesson-furs-lower-detour = Nejdřív si z trhu vezměte rosomáka, stojí 1 koně a vyšší kožešinu.
stroganov-lesson-furs-lynx = Kterou kožešinu dáte? Rys je vyšší než 5 sám o sobě. Liška by k tomu potřebovala vaši minci. Zaplaťte rysa.
stroganov-lesson-furs-lynx-detour = Lišku a minci si tentokrát nechte: zaplaťte rysa.
stroganov-lesson-furs-trade = Teď základní akce: obchod. Zaplatíte kožešinu přesně té hodnoty, tedy rosomáka, a vezmete si dvě odměny.
stroganov-lesson-furs-trade-detour = Jindy. Teď obchodujte, stojí to rosomáka.
stroganov-lesson-furs-wolverine = Zaplaťte rosomáka. S mincí by za 5 platila i liška, ale minci je lepší si nechat.
stroganov-lesson-furs-wolverine-detour = Rosomák sedí přesně. Zaplaťte ho a minci si nechte.
stroganov-lesson-furs-bonus = Vyberte si první odměnu: minci, 2 příběhy nebo 3 koně.
stroganov-lesson-furs-bonus-detour = Tentokrát si vyberte minci, příběhy nebo koně.
stroganov-lesson-furs-again = A teď druhou. Můžete si vzít i tutéž.
stroganov-lesson-furs-again-detour = Jako druhou odměnu si vyberte minci, příběhy nebo koně.
stroganov-lesson-furs-buy = I koně jsou peníze. Za 5 si vyberete kožešinu na trhu, nebo táhnete dvě z pytlíku a jednu si necháte. Akci to nestojí. Zkuste pytlík.
stroganov-lesson-furs-buy-detour = Nejdřív kupte kožešinu z pytlíku, stojí 5 koní.
stroganov-lesson-furs-keep = Jednu ze dvou si nechte, druhá se vrátí. Co se může hodit? Příkaz ve vaší ruce chce soboly (2), obchod rosomáky (5).
stroganov-lesson-furs-keep-detour = Vyberte kožešinu, kterou si necháte.
stroganov-lesson-furs-main = Teď hlavní akce. Může to být zase základní: vezměte si minci. Zaplacená spolu s kožešinou jí dá libovolnou hodnotu.
stroganov-lesson-furs-main-detour = Vezměte si zatím minci. Pokročilé akce mají vlastní lekci.
stroganov-lesson-furs-second = Druhá hlavní akce stojí kožešinu. Za základní akci stačí libovolná. Vezměte si 4 koně.
stroganov-lesson-furs-second-detour = Jako druhou akci si vezměte 4 koně.
stroganov-lesson-furs-any = Tady stačí libovolná kožešina, dejte tedy tu, kterou nejméně potřebujete.
stroganov-lesson-furs-any-detour = Zaplaťte jednu ze svých kožešin.
stroganov-lesson-furs-end = Teď umíte získat skoro každou kožešinu. Nešetřete jimi: dvě, které zbudou na konci, jsou za jediný bod.

## Villages, yurts and outposts

stroganov-lesson-region = Osady, jurty a tábory
stroganov-lesson-region-about = Co oblast nabízí, kolik tu stojí druhá akce a k čemu jsou tábory.
stroganov-lesson-region-region = Tohle je oblast 1. Má osadu, jurtu, příkaz a pole pro tábory. Nahoře je její oblastní kožešina, sobol (2). Tou tu platíte druhou pokročilou akci.
stroganov-lesson-region-go = K pokročilé akci potřebujete mít v oblasti kozáka nebo tábor. Pohněte se o 1 krok na pole 1.
stroganov-lesson-region-go-detour = Chcete jednat v oblasti 1, pohněte se tedy jen o 1 krok.
stroganov-lesson-region-hunt = Leží tu sobol. Je to nejnižší kožešina, takže je zdarma. Ulovte ho.
stroganov-lesson-region-hunt-detour = Ulovte sobola. Za chvíli se bude hodit.
stroganov-lesson-region-skip = Minci si nechte a už nelovte: vynechte druhý lov.
stroganov-lesson-region-skip-detour = Minci si tentokrát nechte: vynechte druhý lov.
stroganov-lesson-region-build = Vaše hlavní akce: postavte tábor. Pole vlevo nestojí žádné koně. Odteď můžete v oblasti 1 jednat, ať je váš kozák kdekoli.
stroganov-lesson-region-build-detour = Nejdřív postavte tábor v oblasti 1.
stroganov-lesson-region-second = A druhá hlavní akce. Je pokročilá, stojí tedy oblastní kožešinu. Použijte jurtu: dá 3 koně a další tábor. Pak je do zimy pryč.
stroganov-lesson-region-second-detour = Použijte teď jurtu v oblasti 1.
stroganov-lesson-region-pay = Zaplaťte sobola. S mincí by stačila i liška, ale tu minci vydávat nemusíte.
stroganov-lesson-region-pay-detour = Oblastní kožešinou je sobol. Zaplaťte ho.
stroganov-lesson-region-over = Celý tah: pohyb, základní akce a dvě hlavní. Ukončete ho.
stroganov-lesson-region-over-detour = Na jaro to stačí: ukončete tah.
stroganov-lesson-region-summer = Je léto. Pohněte se o 2 kroky na pole 3. To leží v oblasti 2.
stroganov-lesson-region-summer-detour = Pohněte se o 2 kroky na pole 3.
stroganov-lesson-region-horses = Jako základní akci si vezměte 4 koně. Dostanou vás dál, při lovu zaplatí lepší kožešinu a za 5 z nich jednu koupíte.
stroganov-lesson-region-horses-detour = Tentokrát si vezměte 4 koně.
stroganov-lesson-region-village = Kozák oblast 1 opustil, ale váš tábor tam je. Můžete tedy navštívit její osadu: ta zůstává a smíte přijít, kolikrát chcete. Navštivte ji.
stroganov-lesson-region-village-detour = Využijte svůj tábor: navštivte osadu v oblasti 1.
stroganov-lesson-region-more = Jednat jste mohli i tady, v oblasti 2. S každým táborem máte z čeho vybírat. Na konci je za jeden až pět táborů 1, 3, 6, 10 nebo 15 bodů.
stroganov-lesson-region-end = Dvě věci k zapamatování: mějte u sebe oblastní kožešinu na druhou pokročilou akci a cestou na východ stavte tábory.

## The Tsar’s Wishes

stroganov-lesson-wishes = Carské příkazy
stroganov-lesson-wishes-about = Jak příkaz vzít, kdy ho splnit a jak jeden pomůže s dalším.
stroganov-lesson-wishes-hand = V ruce máte příkaz S2. Jsou na něm dva soboli (2). Musíte mít oba, ale platíte jen toho v červeném rámečku. Získáte 1 bod a pak každou zimu 3 koně.
stroganov-lesson-wishes-take = V oblasti 1 leží další příkaz: jeden medvěd (8) za 3 body. Potom stačí ke každému příkazu o kožešinu méně. Vezměte si ho, je to hlavní akce.
stroganov-lesson-wishes-take-detour = Vezměte si příkaz z oblasti 1.
stroganov-lesson-wishes-over = Příkazy v ruce počkají, jak dlouho chcete. Na poli 3 leží medvěd, v létě bude váš. Ukončete tah.
stroganov-lesson-wishes-over-detour = Zbytek si nechte na léto: ukončete tah.
stroganov-lesson-wishes-go = Medvěd tam pořád je. Pohněte se o 2 kroky na pole 3, zdarma.
stroganov-lesson-wishes-go-detour = Medvěd leží na poli 3. Pohněte se o 2 kroky.
stroganov-lesson-wishes-hunt = Medvěd stojí 2 koně, jednoho za každou nižší kožešinu, kterou necháte. Ulovte ho.
stroganov-lesson-wishes-hunt-detour = Ulovte medvěda, příkaz ho chce.
stroganov-lesson-wishes-fulfil = Příkaz můžete splnit kdykoli ve svém tahu, třeba i teď před druhým lovem. Akci to nestojí. Splňte A3.
stroganov-lesson-wishes-fulfil-detour = Nejdřív splňte příkaz A3.
stroganov-lesson-wishes-bear = Zaplaťte medvěda.
stroganov-lesson-wishes-bear-detour = Zaplaťte medvěda, ostatní kožešiny by stály minci.
stroganov-lesson-wishes-another = To jsou 3 body a účinek platí hned: k S2 teď stačí jeden sobol a toho máte. Splňte ho taky.
stroganov-lesson-wishes-another-detour = Máte vše, co S2 chce. Splňte ho taky.
stroganov-lesson-wishes-sable = Zaplaťte sobola. Lišku a minci si necháte.
stroganov-lesson-wishes-sable-detour = Zaplaťte sobola.
stroganov-lesson-wishes-plan = Dva příkazy v jednom tahu a hlavní akce máte ještě před sebou. Účinky platí do konce hry. Příkazy ze 3. a 4. roku místo toho bodují na konci.
stroganov-lesson-wishes-end = Než budete lovit, podívejte se na příkazy: které kožešiny chtějí a kde leží?

## Landscape tiles

stroganov-lesson-claim = Desky krajiny
stroganov-lesson-claim-about = Co deska stojí, jak ji zlevnit a jakou cenu má sbírka.
stroganov-lesson-claim-price = Každá deska může být vaše. Stojí dvě oblastní kožešiny a jednu za každou kožešinu na ní. V oblasti 1 jsou to soboli (2): s třemi kožešinami stojí první deska pět.
stroganov-lesson-claim-go = Máte dva soboly. Zlevněme tu desku: pohněte se o 1 krok, přímo na ni.
stroganov-lesson-claim-go-detour = Deska je hned vedle: pohněte se o 1 krok.
stroganov-lesson-claim-hunt = Každá kožešina, kterou tu ulovíte, desku zlevní. Sobol je zdarma a desku jím i zaplatíte. Ulovte ho.
stroganov-lesson-claim-hunt-detour = Ulovte sobola, potřebujete ho na desku.
stroganov-lesson-claim-again = Za minci lovíte podruhé. Liška je teď nejnižší, nestojí tedy koně. Ulovte ji.
stroganov-lesson-claim-again-detour = Ulovte lišku, ať je deska levnější.
stroganov-lesson-claim-claim = Zbývá jen rys, deska tedy stojí tři soboly a ty máte. Obsaďte ji jako hlavní akci. Rys je s ní váš.
stroganov-lesson-claim-claim-detour = Obsaďte desku na poli 1.
stroganov-lesson-claim-reward = Rys a 2 body jsou vaše. Deska dá i dvě kožešiny z pytlíku, jednu po druhé: táhnete dvě, jednu si necháte. Vyberte.
stroganov-lesson-claim-reward-detour = Vyberte kožešinu, kterou si necháte.
stroganov-lesson-claim-second = A teď druhá kožešina z pytlíku. Vyberte znovu.
stroganov-lesson-claim-second-detour = Vyberte kožešinu, kterou si necháte.
stroganov-lesson-claim-gap = Po desce zůstala mezera. Kozáci ji při pohybu nepočítají, v zimě se řada zavře a přijdou nové desky.
stroganov-lesson-claim-sets = Vaše deska leží tady. Na konci jsou tři různé druhy za 3 body, všechny čtyři za 6. Některé příkazy ze 3. a 4. roku dají 3 body za každou desku jednoho druhu.
stroganov-lesson-claim-end = S táborem můžete obsadit kteroukoli desku jeho oblasti, i bez kozáka. Hledejte ty, kde už leží málo kožešin.

## Stories, songs and trophies

stroganov-lesson-songs = Příběhy, písně a trofeje
stroganov-lesson-songs-about = K čemu jsou příběhy, co se děje na 12 a jak funguje trofej.
stroganov-lesson-songs-track = Tohle je počítadlo příběhů a vy jich máte 10. Přinášejí je medvědi, obchod, některé osady a jurty. Víc než 12 jich mít nemůžete.
stroganov-lesson-songs-songs = Příběhy se platí za písně, červené číslo je cena. V zimě si jednu smí vzít každý. Kdo dojde na 12, smí jednu zazpívat hned.
stroganov-lesson-songs-go = Na poli 3 leží medvěd. Pohněte se o 3 kroky, třetí stojí 1 koně.
stroganov-lesson-songs-go-detour = Medvěd leží na poli 3. Pohněte se o 3 kroky.
stroganov-lesson-songs-bear = Medvěd stojí vaše poslední 2 koně, ale přinese 2 příběhy. Ulovte ho.
stroganov-lesson-songs-bear-detour = Ulovte medvěda, dostane vás na 12.
stroganov-lesson-songs-sing = Jste na 12! Zazpívejte píseň za 4 příběhy. Dovolí vám pokročilou akci kdekoli. Takto zazpívaná píseň zůstává vyložená.
stroganov-lesson-songs-sing-detour = Zazpívejte píseň za 4 příběhy, tu s pokročilou akcí.
stroganov-lesson-songs-village = Kdekoli, to je i oblast 5 na druhém konci Sibiře. Tamní osada dává trofej. Navštivte ji.
stroganov-lesson-songs-village-detour = Navštivte osadu v oblasti 5, dává trofej.
stroganov-lesson-songs-trophy = Trofej má dvě části. Nejdřív smíte zaplatit kožešinu dalšího pole své stupnice trofejí a posunout tam ukazatel. Poslední dosažený štít na konci boduje. Posuňte ho.
stroganov-lesson-songs-trophy-detour = Nejdřív posuňte ukazatel trofejí.
stroganov-lesson-songs-pay = Pole chce sobola (2). Zaplaťte lišku: s mincí za něj platí. Medvěda si necháte.
stroganov-lesson-songs-pay-detour = Zaplaťte lišku, s mincí.
stroganov-lesson-songs-reward = Pak si vezmete odměnu z pole s ukazatelem nebo z kteréhokoli před ním: tady 3 koně nebo 2 příběhy. Vyberte si.
stroganov-lesson-songs-reward-detour = Vyberte si jednu z obou odměn.
stroganov-lesson-songs-winter = Zbylé příběhy vám zůstanou. V zimě získá ten nejvíc vpravo další 2 a druhý 1. V tomto pořadí si pak každý smí vzít píseň.
stroganov-lesson-songs-end = Snažte se dojít na 12, když je vyložená dobrá píseň. A nezůstávejte tam: každý příběh nad 12 propadá.

## Winter and a plan for the year

stroganov-lesson-winter = Zima a plán na rok
stroganov-lesson-winter-about = Co přináší zima, proč se vyplatí být nejvíc vpravo a jak začít nový rok.
stroganov-lesson-winter-autumn = Podzim, váš poslední tah v roce. V zimě získá kozák nejvíc vpravo 2 příběhy a první výběr písní. Ten druhý je 2 kroky před vámi.
stroganov-lesson-winter-first = Pohněte se o 3 kroky a předejděte ho. Třetí krok stojí 1 z vašich koní.
stroganov-lesson-winter-first-detour = Pohněte se o 3 kroky, ať jste nejvíc vpravo.
stroganov-lesson-winter-hunt = Ulovte sobola, je zdarma.
stroganov-lesson-winter-hunt-detour = Ulovte sobola.
stroganov-lesson-winter-build = Postavte tábor tady, kde pole nestojí koně. Příští rok začne kozák zase vlevo, ale vy tu budete moci jednat hned od prvního tahu.
stroganov-lesson-winter-build-detour = Postavte tábor v oblasti 3.
stroganov-lesson-winter-over = Druhá akce by tu stála lišku (4) a vy máte jen sobola. Ukončete tah: přichází zima.
stroganov-lesson-winter-over-detour = Ukončete tah.
stroganov-lesson-winter-income = Zima! 5 koní už jste získali: 2 jako každý a 1 za každou ze svých tří vlajek. Příkaz S2 dá další 3. Využijte ho.
stroganov-lesson-winter-income-detour = Nejdřív využijte příkaz S2.
stroganov-lesson-winter-buy = 16 koní! I v zimě se za 5 koupí kožešina. Králík (3) je oblastní kožešina oblasti 2: s ním tam na jaře můžete provést dvě pokročilé akce. Kupte ho na trhu.
stroganov-lesson-winter-buy-detour = Kupte na trhu králíka.
stroganov-lesson-winter-done = To stačí. Pokračujte: teď se vyprávějí příběhy.
stroganov-lesson-winter-done-detour = Ukončete příjem a pokračujte.
stroganov-lesson-winter-song = Byli jste nejvíc vpravo, máte tedy 4 příběhy a vybíráte první. Vezměte si píseň za 4: pokročilou akci kdekoli.
stroganov-lesson-winter-song-detour = Vezměte si píseň za 4 příběhy.
stroganov-lesson-winter-yurt = Použijte s ní jurtu v oblasti 3. Dá 5 příběhů, víc, než píseň stála.
stroganov-lesson-winter-yurt-detour = Použijte jurtu v oblasti 3.
stroganov-lesson-winter-home = Vaše zima je hotová. Kozáci se vracejí domů v pořadí, v jakém stojí, budete tedy zase první. Pokračujte.
stroganov-lesson-winter-home-detour = Ukončete zimu a pokračujte.
stroganov-lesson-winter-new = Nový rok! Písně a trh jsou nové, použité jurty a vzaté příkazy nahradily jiné. Kožešiny přicházejí jen s novými deskami, na starých jich tedy ubývá.
stroganov-lesson-winter-plan = Plán jsou tři otázky. Který příkaz nebo desku chci? Která kožešina je zaplatí a kde leží? A kde mohu v jednom tahu provést dvě pokročilé akce?
stroganov-lesson-winter-spring = Teď si dělejte, co chcete. Rada: pole 3 leží v oblasti 2 a králík tam zaplatí druhou pokročilou akci. Hrajte, dokud váš tah neskončí.
stroganov-lesson-winter-end = To byla celá zima. Teď rok znáte; hra má čtyři a poslední končí písněmi.

## Alone against Ivan

stroganov-lesson-ivan = Sami proti Ivanovi
stroganov-lesson-ivan-about = Jak hraje Ivan, co prozrazují jeho karty a na co si dát pozor.
stroganov-lesson-ivan-ivan = Za Ivana nikdo nehraje: co udělá, říká balíček karet. Nikdy neplatí koně a mince nebo medvěd jsou pro něj jako kterákoli kožešina.
stroganov-lesson-ivan-draft = Vyberte si první příkaz. Druhou kožešinu dostane Ivan a medvěd by se mu moc hodil. Vezměte si proto příkaz s medvědem; přinese vám i 2 příběhy.
stroganov-lesson-ivan-draft-detour = Vezměte si příkaz s medvědem, ať ho nemá Ivan.
stroganov-lesson-ivan-turn = Ivan byl první. Podle karty ulovil dvě nejnižší kožešiny a vzal si příkaz. Příkazy nikdy neplní: jen za ně získá body, tady 3, a zaplatí oblastní kožešinu. Stačila mu mince.
stroganov-lesson-ivan-next = Ivan nikdy nejde doleva. Co leží na jeho desce nebo za ním, nechá vám. Na poli 3 je už jen medvěd.
stroganov-lesson-ivan-go = Kožešina, která leží sama, se loví bez koní. Pohněte se o 3 kroky na pole 3; třetí stojí 1 koně.
stroganov-lesson-ivan-go-detour = Medvěd leží na poli 3. Pohněte se o 3 kroky.
stroganov-lesson-ivan-hunt = Ulovte medvěda.
stroganov-lesson-ivan-hunt-detour = Ulovte medvěda, je zdarma.
stroganov-lesson-ivan-skip = Nic dalšího už tu není. Druhý lov vynechte.
stroganov-lesson-ivan-skip-detour = Už tu není co lovit: vynechte druhý lov.
stroganov-lesson-ivan-village = Příkaz této oblasti Ivan vzal, ale osady zůstávají. Navštivte ji, dostanete vlajku a 4 koně.
stroganov-lesson-ivan-village-detour = Navštivte osadu v oblasti 2.
stroganov-lesson-ivan-over = Ukončete tah. Ivan pak otočí další kartu.
stroganov-lesson-ivan-over-detour = Ukončete tah.
stroganov-lesson-ivan-again = Podle této karty zase ulovil dvě nejnižší a posunul se na stupnici trofejí. Na rubu příští karty je počet kroků, ten ale prozradí jen to, které karty to mohou být.
stroganov-lesson-ivan-harder = Každá trofej dá Ivanovi bod. Kaťuša jich má až 3 a volby oba ještě přitvrdí nebo je zaměří na dvě věci.
stroganov-lesson-ivan-end = Ivan získá v každém tahu trochu bodů, ale nic neplánuje. Porazíte ho tím, co chce plán: příkazy, které si pomáhají, sadami desek, tábory.
