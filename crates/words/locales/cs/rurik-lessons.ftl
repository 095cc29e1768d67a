### The lessons of Rurik; docs/lessons.md says how they are written.

## Place advisors

rurik-lesson-advisors = Umístit rádce
rurik-lesson-advisors-about = Jak čísla a mince vašich rádců rozhodují o tom, co uděláte, jak silně a jak brzy.
rurik-lesson-advisors-columns = Každé ze čtyř kol začíná na strategickém plánu: šest sloupců, každý pro jednu akci. Hráči střídavě umisťují po jednom rádci. Čím výš ve sloupci stojí, tím silnější má akci.
rurik-lesson-advisors-power = V tomto kole máte rádce 1, 2, 4 a 5. Silnější stojí výš, při stejné síle ten, kdo přišel dřív. Soupeř už dal čtyřku na Stavbu.
rurik-lesson-advisors-five = Začněte nejsilnějším. Na vrcholu Verbování přivede tři jednotky a pětku bez úplatku nikdo neodsune. Umístěte ho tam.
rurik-lesson-advisors-five-detour = Šlo by to i tak. V této lekci dejte pětku na Verbování, bez úplatku.
rurik-lesson-advisors-bribe = Hodila by se i Stavba, ale vaše čtyřka není silnější než ta soupeřova a stála by pod ní. Přidejte minci jako úplatek: bude se počítat jako pětka a druhou odsune.
rurik-lesson-advisors-bribe-detour = Teď dejte čtyřku na Stavbu s jednou mincí jako úplatkem.
rurik-lesson-advisors-initiative = Mince je pryč, ale stavět budete silněji. I nízká čísla mají svou sílu: ve fázi akcí jednají rádci podle čísel, jednička před pětkou. Úplatek na tom nic nemění.
rurik-lesson-advisors-one = Intriky jsou prázdné, takže i vaše jednička bude na vrcholu. První tři rádci stejně musí do tří různých sloupců. Dejte jedničku na Intriky.
rurik-lesson-advisors-one-detour = Dejte jedničku na Intriky, bez úplatku.
rurik-lesson-advisors-pushed = Soupeřova dvojka vaši jedničku odsunula, lízne si méně karet. To je riziko, když nízké číslo umístíte brzy. Zato bude na řadě první.
rurik-lesson-advisors-last = Zbývá dvojka; od čtvrtého rádce smíte i do sloupce, kde už jste. Umístěte ji, kam chcete, ušetřené mince se budou hodit později.
rurik-lesson-advisors-last-detour = Umístěte dvojku.
rurik-lesson-advisors-end = Všichni rádci stojí. Teď budou jednat, nízká čísla napřed, a kdo stojí výš, jedná silněji: v tom je celý strategický plán.

## Muster, move and rule

rurik-lesson-muster = Verbování, přesun a vláda
rurik-lesson-muster-about = Jak přivést oddíly, vytáhnout s nimi a získat vládu nad oblastí.
rurik-lesson-muster-rule = Rádci jsou umístěni a vy hrajete za modrou. V Kyjevě stojí váš vůdce a dva oddíly proti povstalci: tři na jednoho. V Kyjevě vládnete, jak ukazuje koruna.
rurik-lesson-muster-tie = Ve Smolensku stojí jediný váš oddíl proti povstalci. Jeden na jednoho je shoda a při shodě nevládne nikdo. Jste tam jen hostem.
rurik-lesson-muster-take = Nejdřív jedná váš nejnižší rádce: jednička na horním poli Verbování má tři body. Vyhodnoťte ji.
rurik-lesson-muster-take-detour = Nejdřív vyhodnoťte jedničku na Verbování.
rurik-lesson-muster-smolensk = Každý bod přivede oddíl ze zásoby do oblasti, kde už nějaký máte. Naverbujte oddíl ve Smolensku: dva na jednoho a Smolensk je váš.
rurik-lesson-muster-smolensk-detour = První oddíl patří do Smolensku.
rurik-lesson-muster-kiev = Hodil by se i Černigov, ale bez oddílu tam verbovat nemůžete. Sesbírejte je tedy vedle: zbylé dva naverbujte v Kyjevě.
rurik-lesson-muster-kiev-detour = Zatím naverbujte dva oddíly v Kyjevě.
rurik-lesson-muster-done = Všechny body jsou utracené. Ukončete tah; potom hraje soupeř.
rurik-lesson-muster-done-detour = Tah máte za sebou: ukončete ho.
rurik-lesson-muster-march = Jste zase na tahu a jedná vaše dvojka. Soupeřova pětka ji odsunula o pole níž, takže má místo tří bodů přesunu dva. Vyhodnoťte ji.
rurik-lesson-muster-march-detour = Vyhodnoťte dvojku na Přesunu.
rurik-lesson-muster-chernigov = Za každý bod překročí oddíl jednu hranici a nikdo ho nezastaví. V Černigově čeká cizí oddíl a povstalec. Přesuňte dva oddíly z Kyjeva do Černigova.
rurik-lesson-muster-chernigov-detour = Přesuňte z Kyjeva do Černigova celkem dva oddíly.
rurik-lesson-muster-ruled = Dva oddíly proti jednomu a jednomu: porovnáváte se s každým zvlášť, takže vládnete i v Černigově. V Kyjevě zůstaly tři. Tři oblasti dají na stupnici vlády 2 VB, pokud vám do konce kola vydrží.
rurik-lesson-muster-end = Verbujte, kde jste, a pak táhněte, kde být chcete. A než odejdete, spočítejte si to: kdo odchází, nechává za sebou menší číslo.

## Attack

rurik-lesson-attack = Útok
rurik-lesson-attack-about = Co získáte a co riskujete, když útočíte na povstalce a na jiné hráče.
rurik-lesson-attack-rebel = Na Útoku máte dva rádce. V Kyjevě dělá vašemu vůdci společnost povstalec. Je vás tam víc, ale povstalec má u sebe skrytou odměnu: zboží nebo mince.
rurik-lesson-attack-take = Nejdřív jedná jednička. Vaše vlastní dvojka stojí nad ní a má lepší pole, takže tento útok má jeden bod. Vyhodnoťte jedničku.
rurik-lesson-attack-take-detour = Nejdřív vyhodnoťte jedničku na Útoku.
rurik-lesson-attack-kiev = Útočit smíte všude, kde máte oddíl. Porazit povstalce nestojí nic dalšího a vyjde to vždycky. Zaútočte na povstalce v Kyjevě.
rurik-lesson-attack-kiev-detour = Tento bod patří povstalci v Kyjevě.
rurik-lesson-attack-reward = Povstalec vám přinesl rudu, už leží na lodi. Soupeř se mezitím vzdal akce a vy jste zase na tahu.
rurik-lesson-attack-risk = V Černigově stojí dva vaše oddíly proti cizímu oddílu a vůdci. Útok na hráče vždy odstraní oddíl. Potom se odkrývají intriky: jedna, další, když tam napadený vládne, a další za pevnost. Lebka vás stojí oddíl.
rurik-lesson-attack-again = V Černigově je to dva na dva: nikdo nevládne a pevnost tam není, takže jen jedna karta. Lebku má každá třetí. Vyhodnoťte dvojku.
rurik-lesson-attack-again-detour = Vyhodnoťte dvojku na Útoku.
rurik-lesson-attack-chernigov = Máte dva body útoku. Zaútočte na soupeře v Černigově.
rurik-lesson-attack-chernigov-detour = Zaútočte na druhého hráče v Černigově.
rurik-lesson-attack-deck = Oddíl je pryč. Teď vyberte balíček, ze kterého se karta odkryje. Vezměte první.
rurik-lesson-attack-deck-detour = Tady vezměte první balíček.
rurik-lesson-attack-casualty = Lebka! I vy přicházíte o oddíl. Útok ale platí: postoupili jste na válečné stupnici. Kdo je na ní nakonec první, má 3 VB, druhý 1 VB.
rurik-lesson-attack-leader = Teď stojí vůdce proti oddílu. Vůdce padne, jen když žádný jiný oddíl nezbývá, a ta chvíle přišla. Zaútočte v Černigově ještě jednou a vezměte znovu první balíček.
rurik-lesson-attack-leader-detour = Zaútočte znovu na druhého hráče v Černigově a vezměte první balíček.
rurik-lesson-attack-fallen = Tentokrát bez lebky. Vůdce je mimo mapu i se svou schopností, dokud ho bod verbování nevrátí. O Černigov se s vámi ještě dělí povstalec: jeden na jednoho.
rurik-lesson-attack-end = Povstalci jsou jistý zisk. Hráči vynesou víc, ale nejdřív se dívejte: kdo vládne, je tam pevnost a můžete oddíl postrádat?

## Tax, build and the boat

rurik-lesson-goods = Daně, stavba a loď
rurik-lesson-goods-about = Jak naplnit loď, co dělá kostel a jak stavby tvoří řetěz.
rurik-lesson-goods-price = Váš vůdce drží Kyjev, oddíl drží Volyň: vládnete v obou. V Černigově jsou oddíl a povstalec nastejno. Na tom záleží: kde vládnete, stojí daně i stavba 1 bod, kde jste jen hostem, 2.
rurik-lesson-goods-take = Na řadě je dvojka. Má dva daňové body. Vyhodnoťte ji.
rurik-lesson-goods-take-detour = Vyhodnoťte dvojku na Daních.
rurik-lesson-goods-kiev = Za oba body byste měli ryby z Černigova, ale po jednom bodu dají vaše vlastní oblasti dvě zboží. Vyberte daň v Kyjevě: dřevo.
rurik-lesson-goods-kiev-detour = Nejdřív vyberte daň v Kyjevě.
rurik-lesson-goods-volyn = Dřevo z mapy zmizelo, nové přibude na konci kola. Druhý bod využijte na Volyni, za ryby.
rurik-lesson-goods-volyn-detour = Vyberte daň na Volyni.
rurik-lesson-goods-boat = Dvě dřeva a ryby: tři zboží na lodi jsou na stupnici obchodu za 1 VB, pět za 2 VB. Každý druh má svůj sloupec a plný sloupec vynese každé kolo minci. Co se nevejde, čeká v přístavu.
rurik-lesson-goods-done = Zboží byste mohli směnit, ale v této lekci se bude hodit později. Ukončete tah.
rurik-lesson-goods-done-detour = Zboží si zatím nechte a ukončete tah.
rurik-lesson-goods-build = Teď jedná čtyřka: Stavba, dva body. Vyhodnoťte ji.
rurik-lesson-goods-build-detour = Vyhodnoťte čtyřku na Stavbě.
rurik-lesson-goods-church = Černigov stojí oba body, protože tam nevládnete. Kostel to ale změní: vyžene povstalce a přivede váš oddíl. Postavte kostel v Černigově.
rurik-lesson-goods-church-detour = Kostel patří do Černigova.
rurik-lesson-goods-chain = Dva oddíly, žádný povstalec: v Černigově vládnete. Na stupnici stavby se počítají oblasti s vašimi stavbami, pokud spolu sousedí. Černigov sousedí s Kyjevem, ale body vám došly.
rurik-lesson-goods-convert = Od toho máte zboží. Otočte žeton s kladivem: za dřevo a jedno další zboží dá bod stavby. Směňte zboží.
rurik-lesson-goods-convert-detour = Směňte zboží za bod stavby.
rurik-lesson-goods-market = V Kyjevě stačí jeden bod, protože tam vládnete. Postavte trh: od této chvíle při každé dani v Kyjevě přidá zboží, nebo minci.
rurik-lesson-goods-market-detour = Postavte v Kyjevě trh.
rurik-lesson-goods-group = Dvě sousedící oblasti jsou na stupnici stavby za 1 VB, tři za 2 VB, sedm za 8 VB. Víc staveb v jedné oblasti se počítá jen jednou.
rurik-lesson-goods-end = Zboží na lodi boduje, utracené zboží dává body k akcím. Umění je vybrat si chvíli a stavět tam, kde oblasti sousedí.

## Schemes and deeds

rurik-lesson-schemes = Intriky a činy
rurik-lesson-schemes-about = Jak si líznout intriky, zahrát je a vykonat čin.
rurik-lesson-schemes-cards = Intriky jsou drobné služby, které skrýváte v ruce. Vaše jednička stojí na vrcholu Intrik: lízne tři karty, víc než kterékoli jiné pole.
rurik-lesson-schemes-take = Vyhodnoťte jedničku.
rurik-lesson-schemes-take-detour = Vyhodnoťte jedničku na Intrikách.
rurik-lesson-schemes-deck = Balíčky jsou dva a všechny karty se berou z jednoho. Vezměte první.
rurik-lesson-schemes-deck-detour = Tady líznete z prvního balíčku.
rurik-lesson-schemes-keep = Jednu kartu si necháte. Jedna dává daňový bod, druhá dvě mince, třetí čin dle výběru a minci. Na její lebce záleží jen při útocích. Nechte si čin: S27.
rurik-lesson-schemes-keep-detour = Nechte si S27, kartu s činem.
rurik-lesson-schemes-top = Ostatní se vrátí na svůj balíček v pořadí, jaké chcete. Vyberte, která bude navrchu.
rurik-lesson-schemes-top-detour = Vyberte kartu, která přijde navrch.
rurik-lesson-schemes-bear = Horní pole Intrik má ještě druhý účinek: dáte medvěda komukoli. Jeho držitel v dalším kole začíná a první si vybírá čin. Vezměte si ho sami.
rurik-lesson-schemes-bear-detour = Vezměte si žeton prvního hráče sami.
rurik-lesson-schemes-play = Před akcí nebo po ní smíte v každém tahu zahrát jednu intriku. Zahrajte S27: získáte minci a čin.
rurik-lesson-schemes-play-detour = Zahrajte svou intriku S27.
rurik-lesson-schemes-choose = Vyložené jsou tři činy. Štědrý kníže žádá čtyři mince a dává dva body verbování, a právě čtyři mince máte. Vyberte ho.
rurik-lesson-schemes-choose-detour = Vyberte čin Štědrý kníže.
rurik-lesson-schemes-accomplish = Čin boduje, až když ho vykonáte, nejvýš jeden za tah. Na lepší chvíli smíte počkat, ale tahle je dobrá. Vykonejte čin Štědrý kníže.
rurik-lesson-schemes-accomplish-detour = Vykonejte teď čin Štědrý kníže.
rurik-lesson-schemes-muster = Mince jsou pryč a odměna přichází hned. Naverbujte dva oddíly tam, kde nějaké máte.
rurik-lesson-schemes-muster-detour = Využijte oba body verbování.
rurik-lesson-schemes-points = Čin je vykonaný a na konci vynese 1 VB. V každé fázi nároků 1. až 3. kola si vezmete další, proto se včas dívejte po těch, na které máte.
rurik-lesson-schemes-end = Líznout, zahrát, vykonat: to vše se vejde do jednoho tahu. Intrika často přinese právě ten bod, který chyběl.

## The claim board

rurik-lesson-claims = Plán nároků
rurik-lesson-claims-about = Jak končí kolo: značky stoupají, přicházejí mince, každý si vezme čin.
rurik-lesson-claims-tracks = První kolo se chýlí ke konci. Vládnete ve třech oblastech a stavěli jste ve dvou, které sousedí: zatím 2 VB za vládu a 1 VB za stavbu. V obchodu zatím nic. Tři zboží na lodi by byla za 1 VB.
rurik-lesson-claims-take = Váš poslední rádce je pětka na Daních, má dva body. Vyhodnoťte ji.
rurik-lesson-claims-take-detour = Vyhodnoťte pětku na Daních.
rurik-lesson-claims-kiev = V Kyjevě stojí váš trh. Vyberte daň v Kyjevě.
rurik-lesson-claims-kiev-detour = Nejdřív vyberte daň v Kyjevě, kde máte trh.
rurik-lesson-claims-market = Trh nabízí druhé dřevo, nebo minci. Potřebujete zboží: vezměte dřevo.
rurik-lesson-claims-market-detour = Vezměte druhé zboží.
rurik-lesson-claims-chernigov = Dvě zboží a jeden bod zbývá. Třetí zboží je v Černigově: ryby.
rurik-lesson-claims-chernigov-detour = Vyberte daň v Černigově.
rurik-lesson-claims-done = Na lodi jsou tři zboží. Nechte si je a ukončete tah; až dohraje soupeř, začne fáze nároků.
rurik-lesson-claims-done-detour = Tady nic nesměňujte: ukončete tah.
rurik-lesson-claims-load = Nejdřív otázka: značka, která ještě není na plánu, vynáší minci. Mohli byste tedy nechat jedno zboží v přístavu a vzít si minci. Bod, který jednou máte, ale už neztratíte. Naložte všechno.
rurik-lesson-claims-load-detour = Tady naložte všechno.
rurik-lesson-claims-climbed = Vaše tři značky vystoupaly a nikdy neklesnou, ať ztratíte cokoli. Pak přišel příjem: mince za každou ze čtyř značek, která ještě není na plánu. Zbývala už jen válečná.
rurik-lesson-claims-deed = Každý si vezme čin. Medvěda máte vy, vybíráte tedy první. Vezměte si ten, jehož cena se vám hodí nejlíp.
rurik-lesson-claims-deed-detour = Vyberte si čin.
rurik-lesson-claims-round = Zboží dorostlo, žetony jsou připravené a začíná 2. kolo se všemi rádci zpátky v ruce. Po 4. kole už jen vystoupají značky a sečtou se všechny body.
rurik-lesson-claims-end = Než umístíte rádce, podívejte se na plán nároků: na které stupnici můžete v tomto kole postoupit a co k tomu potřebujete?

## Alone against the Rebellion

rurik-lesson-solo = Sólo proti Povstání
rurik-lesson-solo-about = Jak přemýšlejí Svjatopolk a jeho povstalci a jak toho využít.
rurik-lesson-solo-land = Hrajete sami proti Povstání. Povstalci jsou jeho oddíly: Svjatopolk a dva z nich drží Kyjev. Neutrální oddíly nebodují, ale abyste vládli, musíte jich mít víc než ony.
rurik-lesson-solo-mat = Jeho priorita, označená medvědem, říká, jak přemýšlí: teď chce stavět. Mince zamykají jeho bonusy. Všechno, co dělá, plyne z jeho karet, a vy vždycky začínáte.
rurik-lesson-solo-build = Rádce umisťuje, jak říká karta, a mince na kartě znamená: až nahoru. Podívejte se sami. Dejte pětku na Stavbu, bez úplatku.
rurik-lesson-solo-build-detour = Dejte pětku na Stavbu, bez úplatku.
rurik-lesson-solo-bribed = Karta poslala čtyřku na vrchol Stavby. Za to, aby předběhla vaši pětku, zaplatilo Povstání dvě ze svých tří mincí. Když úplatek nestačí, neplatí ho vůbec a mince si nechá.
rurik-lesson-solo-move = Začínáte v Černigově a chcete do Kyjeva. Nejdřív táhnout, potom bojovat: nízké číslo patří na Přesun. Dejte tam jedničku, bez úplatku.
rurik-lesson-solo-move-detour = Dejte jedničku na Přesun, bez úplatku.
rurik-lesson-solo-attack = Potom dejte dvojku na Útok.
rurik-lesson-solo-attack-detour = Dejte dvojku na Útok, bez úplatku.
rurik-lesson-solo-last = Čtyřka je volná. Umístěte ji, kam chcete.
rurik-lesson-solo-last-detour = Umístěte čtyřku.
rurik-lesson-solo-take = Teď rádci jednají, vaši první. Vyhodnoťte jedničku: tři body přesunu.
rurik-lesson-solo-take-detour = Vyhodnoťte jedničku na Přesunu.
rurik-lesson-solo-kiev = Přesuňte dva oddíly z Černigova do Kyjeva.
rurik-lesson-solo-kiev-detour = Přesuňte z Černigova do Kyjeva celkem dva oddíly.
rurik-lesson-solo-done = Ostatní nechte na místě, ať máte víc než neutrální oddíl. Zastavte se a ukončete tah.
rurik-lesson-solo-done-detour = Tady se zastavte a ukončete tah.
rurik-lesson-solo-turn = Povstání má tah za sebou. Navrchu leží nová karta a určuje pořadí oblastí. Verbovalo: nejdřív kde je a nevládne, potom kde vládne. Seznam ukazuje každý krok i s důvodem.
rurik-lesson-solo-act = Jste na tahu. Vyhodnoťte dvojku: dva body útoku.
rurik-lesson-solo-act-detour = Vyhodnoťte dvojku na Útoku.
rurik-lesson-solo-rebels = Útok na Povstání je jako útok na hráče: žádná odměna, zato válečná stupnice a odkrývání karet. V Kyjevě vládne, proto dvě. Zaútočte na něj v Kyjevě a vezměte první balíček.
rurik-lesson-solo-rebels-detour = Zaútočte na Povstání v Kyjevě a vezměte první balíček.
rurik-lesson-solo-neutral = Žádná lebka. U neutrálního oddílu neriskujete vůbec: prostě zmizí. Zaútočte na ten v Černigově.
rurik-lesson-solo-neutral-detour = Zaútočte na neutrální oddíl v Černigově.
rurik-lesson-solo-scheme = Černigov je celý váš. Teď bude jednat dvojka Povstání na Intrikách. Karty si nikdy nelíže; sledujte jeho desku. Ukončete tah.
rurik-lesson-solo-scheme-detour = Ukončete tah.
rurik-lesson-solo-unlocked = Z desky zmizela mince a s ní zámek: tento bonus teď přijde s každým útokem. Další se odemkne za každou stupnici, na které vedete, když značky vystoupají. Tehdy se může změnit i priorita.
rurik-lesson-solo-end = Teď víte, jak Povstání přemýšlí. Využijte toho: prodražte mu úplatky, nechte mu v cestě neutrální oddíly a porazte ho nejdřív na lehkou obtížnost.
