### The lessons of The First Tsar; docs/lessons.md says how they are written.

## Leave a chamber

first-tsar-lesson-chamber = Opustit komnatu
first-tsar-lesson-chamber-about = Jak bojar jedná, kdo smí položit pečeť a kam pak bojar jde.
first-tsar-lesson-chamber-boyars = Všichni bojaři stojí v pěti komnatách. Ve svém tahu necháte jednoho odejít a provedete akce jeho komnaty. Váš bojar v komnatě Výroba má pod sebou minci, soupeřův žádnou.
first-tsar-lesson-chamber-leave = Víc mincí: váš bojar je tam nejvýznamnější a smí při odchodu položit pečeť. Získáte bonus komnaty, ale mince je pryč a ve dvou stojí pečeť ještě jednu. Udělejte to.
first-tsar-lesson-chamber-leave-detour = Odejít smí kterýkoli bojar, v této lekci to ale bude ten z komnaty Výroba a s pečetí.
first-tsar-lesson-chamber-sealed = Komnata je zapečetěná, v tomto kole už její bonus nikdo jiný nezíská. Vyberte příjem až ze tří měst, kde máte figurku, a jako bonus z jednoho z nich ještě jednou.
first-tsar-lesson-chamber-moscow = Máte válečníka v Moskvě a ve Smolensku. Začněte Moskvou: každý kámen stojí minci a jedna vám zbyla.
first-tsar-lesson-chamber-moscow-detour = Nejdřív příjem, a to z Moskvy.
first-tsar-lesson-chamber-smolensk = Teď příjem ze Smolensku.
first-tsar-lesson-chamber-smolensk-detour = Smolensk ještě nic nedal, vezměte si jeho příjem.
first-tsar-lesson-chamber-bonus = A bonus za pečeť: jedno z těch měst ještě jednou. Vyberte si.
first-tsar-lesson-chamber-bonus-detour = Nejdřív využijte bonus: vezměte příjem jednoho z těch dvou měst ještě jednou.
first-tsar-lesson-chamber-send = Akce jsou hotové a karta úkolu posílá bojara do města své barvy. Do konce kola tam má vliv 2. Jedno vyberte.
first-tsar-lesson-chamber-send-detour = Teď musí bojar do města.
first-tsar-lesson-chamber-finish = Volné akce, třeba prodej zboží, smíte dělat před vším ostatním i po něm. Zatím si zboží nechte a ukončete tah.
first-tsar-lesson-chamber-finish-detour = Zboží si zatím nechte a ukončete tah.
first-tsar-lesson-chamber-end = Jeden bojar splnil svůj úkol, dva ještě čekají. Za zboží dokončujete projekty a bojaři ve městech vám na konci kola získají oblasti.

## Complete a project

first-tsar-lesson-project = Dokončit projekt
first-tsar-lesson-project-about = Jak vám Směna opatří to, co chybí, a co dokončený projekt přinese.
first-tsar-lesson-project-card = Váš projekt Zvonice stojí 2 dřeva, 1 kámen a 1 ocel a dává 7 VB. Máte jedno obilí, jedno dřevo, jeden kámen a 3 mince. Chybí tedy dřevo a ocel. Obojí vám může dát Směna.
first-tsar-lesson-project-leave = Ve Směně nemá mince ani jeden bojar, takže rozhoduje přízeň a v té je soupeř výš. Váš bojar tam není nejvýznamnější: tentokrát bez pečeti a bez bonusu. Akce ale máte. Nechte ho odejít.
first-tsar-lesson-project-leave-detour = Začněte Směnou: na projekt ještě něco chybí.
first-tsar-lesson-project-steel = Jeden kus cizího zboží podle vašeho výběru tu nic nestojí. Vezměte si ocel.
first-tsar-lesson-project-steel-detour = Zvonice potřebuje ocel: tu si vezměte nejdřív.
first-tsar-lesson-project-give = A teď směna: dáte libovolná dvě zboží nebo mince za jedno, kolikrát chcete. Obilí a jednu z mincí můžete postrádat. Dejte ty dvě věci.
first-tsar-lesson-project-give-detour = Dřevo, kámen a ocel si nechte na projekt: dejte obilí a minci.
first-tsar-lesson-project-wood = A vezměte si, co ještě chybí: dřevo.
first-tsar-lesson-project-wood-detour = Zvonice potřebuje druhé dřevo: vezměte si ho.
first-tsar-lesson-project-send = Máte všechno. Karta úkolu u Směny má všechny čtyři barvy, takže bojar smí do kteréhokoli města a bude tam mít vliv 2. Jedno vyberte.
first-tsar-lesson-project-send-detour = Máte, co potřebujete. Pošlete bojara do města.
first-tsar-lesson-project-finish = Ukončete tah. Hraje soupeř a potom zase vy.
first-tsar-lesson-project-finish-detour = Zboží si nechte na projekt a ukončete tah.
first-tsar-lesson-project-again = V Projektech je váš bojar sám, a proto nejvýznamnější i bez mincí. Pečeť přidá třetí akci; při hře dvou hráčů stojí minci. Odejděte s pečetí.
first-tsar-lesson-project-again-detour = Teď jsou na řadě Projekty, s pečetí.
first-tsar-lesson-project-complete = Každá z vašich tří akcí projekt vezme, nebo dokončí. Dokončete Zvonici: zaplatíte její zboží a hned máte 7 VB.
first-tsar-lesson-project-complete-detour = Nejdřív dokončete Zvonici.
first-tsar-lesson-project-build = Stavební projekt přinese i budovu. Přijde tam, kde máte válečníka nebo bojara a ještě nic nestojí. Má vliv 2 a zůstane po celou hru. Vyberte město.
first-tsar-lesson-project-build-detour = Vyberte město pro svou budovu.
first-tsar-lesson-project-take = Zbývají dvě akce. Vezměte si projekt na později: z nabídky, nebo vrchní kartu balíčku, aniž ji vidíte.
first-tsar-lesson-project-take-detour = Nejdřív si vezměte projekt na později.
first-tsar-lesson-project-end = Tak to jde s většinou projektů: opatřit zboží, přijít do Projektů, bodovat. Obchodní projekty místo stavby vyhodnotí dva účinky vaší desky a vojenské pošlou válečníka na bojiště.

## Warriors on the map

first-tsar-lesson-warriors = Válečníci na mapě
first-tsar-lesson-warriors-about = Jak se válečníci dostanou na mapu a po vodních cestách a co dělají obchodní žetony.
first-tsar-lesson-warriors-cities = Máte válečníka ve Velikém Novgorodu a v Nižním Novgorodu. Každý má ve své oblasti vliv 1 a umožní vám vzít příjem z města. Na mapě zůstávají po celou hru.
first-tsar-lesson-warriors-leave = Manévry dávají dvě akce, s pečetí tři. Váš bojar je tam sám, takže je nejvýznamnější. Pečeť stojí při hře dvou hráčů minci. Odejděte s ní.
first-tsar-lesson-warriors-leave-detour = V této lekci odejde bojar z Manévrů, s pečetí.
first-tsar-lesson-warriors-place = Nejdřív umístěte válečníka ze zásoby. Smí jen do města, kde už figurku máte. Jedno vyberte.
first-tsar-lesson-warriors-place-detour = Nejdřív umístěte válečníka do některého svého města.
first-tsar-lesson-warriors-river = Teď přesun: válečník nebo bojar jde po vodní cestě do sousedního města. Na cestě do Tveru leží obchodní žeton, který si cestou vezmete. Přesuňte válečníka z Velikého Novgorodu do Tveru.
first-tsar-lesson-warriors-river-detour = Přesuňte válečníka z Velikého Novgorodu do Tveru.
first-tsar-lesson-warriors-slot = Žeton přijde na vaši desku. Na polích 1 až 3 by zakryl natištěný účinek a ten se může později hodit. Vyberte pole 4 nebo 5.
first-tsar-lesson-warriors-slot-detour = Pole 4 a 5 jsou prázdná: vyberte jedno z nich.
first-tsar-lesson-warriors-effect = Obchodní žeton působí hned, jak ho vezmete. Tento umístí dalšího válečníka. Vyberte mu město.
first-tsar-lesson-warriors-effect-detour = Umístěte válečníka, kterého žeton dává.
first-tsar-lesson-warriors-onward = Zbývá jedna akce a tentýž válečník smí pokračovat. Žeton na cestě do Smolensku dává minci a bod. Vezměte ho.
first-tsar-lesson-warriors-onward-detour = Přesuňte válečníka z Tveru dál do Smolensku.
first-tsar-lesson-warriors-full = Položte tento žeton na druhé prázdné pole.
first-tsar-lesson-warriors-full-detour = Jedno prázdné pole zbývá: vyberte to.
first-tsar-lesson-warriors-pad = Žetony zůstávají na desce a zapůsobí znovu, kdykoli se vyhodnocují obchodní účinky. Obchodní projekt například vyhodnotí dva; patří k nim i natištěné účinky.
first-tsar-lesson-warriors-send = Nakonec bojar. Jeho karta úkolu dovoluje fialová města. Jedno vyberte: do konce kola tam má vliv 2.
first-tsar-lesson-warriors-send-detour = Akce jsou hotové: pošlete bojara do fialového města.
first-tsar-lesson-warriors-end = Víc měst znamená víc příjmů a větší vliv. A kdo přijde na vodní cestu první, má žeton: doplňují se jen jednou, po 2. kole.

## Titles, Estates and free actions

first-tsar-lesson-cards = Tituly a panství
first-tsar-lesson-cards-about = K čemu jsou karty komnaty Odměny a jak pomáhají volné akce.
first-tsar-lesson-cards-display = Odměny nabízejí tituly a panství. Titul boduje po 2. kole a znovu po 4. kole. Opričnik dává 1 VB za každého vašeho válečníka ve městech. Máte dva: karta říká, kolik by vám teď vynesla.
first-tsar-lesson-cards-leave = Váš bojar v Odměnách má 2 mince, soupeřův jednu. S pečetí, za vaši poslední minci, si k titulu vezmete i panství. Takhle brzy se to vyplatí. Odejděte s pečetí.
first-tsar-lesson-cards-leave-detour = V této lekci odejde bojar z Odměn, s pečetí.
first-tsar-lesson-cards-title = Vezměte si titul Opričnik. Je teprve 1. kolo, takže bude bodovat dvakrát.
first-tsar-lesson-cards-title-detour = Nejdřív si vezměte titul Opričnik.
first-tsar-lesson-cards-estate = A jako bonus panství. Zbrojnice dá jednou za kolo válečníka za obilí a minci: to se k Opričnikovi hodí. Vezměte si ji.
first-tsar-lesson-cards-estate-detour = Jako bonus si vezměte Zbrojnici.
first-tsar-lesson-cards-sell = Použít ji smíte hned, jako volnou akci, jenže mince jsou pryč. Pomůže jiná volná akce: ze dvou místních zboží je mince. Prodejte dřevo a kámen.
first-tsar-lesson-cards-sell-detour = Obilí si nechte pro Zbrojnici: prodejte dřevo a kámen.
first-tsar-lesson-cards-use = Teď máte obilí i minci. Použijte Zbrojnici.
first-tsar-lesson-cards-use-detour = Nejdřív použijte Zbrojnici.
first-tsar-lesson-cards-warrior = Vyberte, kam nový válečník půjde.
first-tsar-lesson-cards-warrior-detour = Umístěte válečníka do některého svého města.
first-tsar-lesson-cards-worth = Tři válečníci: Opričnik má teď cenu 3 VB. Zbrojnice je v tomto kole použitá; v příštím bude zase k dispozici.
first-tsar-lesson-cards-send = Volné akce jsou možné kdykoli ve vašich akčních tazích. Tady už není co dělat: pošlete bojara do fialového města.
first-tsar-lesson-cards-send-detour = Pošlete bojara do fialového města.
first-tsar-lesson-cards-end = Nic nevynese víc bodů než tituly. Berte je brzy a pak sbírejte, co počítají.

## Importance, seals and Favor

first-tsar-lesson-seals = Význam a pečeti
first-tsar-lesson-seals-about = Kdo je v komnatě nejvýznamnější, co bude s mincemi a jak to všechno změní přízeň.
first-tsar-lesson-seals-tie = Hra ve třech. V Odměnách máte vy i Černý po minci. Je to shoda, takže rozhoduje carova přízeň a v té stojí Černý nad vámi. Kdybyste teď odešli, minci dostanete zpět, ale bonus ne.
first-tsar-lesson-seals-card = Podívejte se však na Směnu. Tam máte nejvíc mincí a leží tam karta Kremlu: bojar zůstane u dvora, získáte minci a s pečetí i carovu přízeň.
first-tsar-lesson-seals-leave = Při hře tří a čtyř hráčů pečeť nic navíc nestojí. Přijdete jen o minci pod bojarem. Opusťte Směnu s pečetí.
first-tsar-lesson-seals-leave-detour = Nejdřív Směna, s pečetí: tam je ta přízeň.
first-tsar-lesson-seals-top = Karta vám dala minci a přízeň vás posunula rovnou na vrchol. Teď je každá shoda vaše.
first-tsar-lesson-seals-good = Vezměte si cizí zboží. Váš projekt Dělostřelecký dvůr potřebuje například ocel.
first-tsar-lesson-seals-good-detour = Nejdřív si vezměte cizí zboží.
first-tsar-lesson-seals-bonus = Pečeť přináší druhý kus. Vezměte si, co chcete.
first-tsar-lesson-seals-bonus-detour = Vezměte si druhé cizí zboží.
first-tsar-lesson-seals-finish = Váš bojar zůstává v Kremlu. Ukončete tah; na řadě je Černý a Zelený.
first-tsar-lesson-seals-finish-detour = Ukončete tah.
first-tsar-lesson-seals-second = V Odměnách se nic nezměnilo, ale vy teď stojíte nad Černým: váš bojar je nejvýznamnější. Odejděte s druhou pečetí.
first-tsar-lesson-seals-second-detour = Teď Odměny, s druhou pečetí.
first-tsar-lesson-seals-back = Vaše mince je pryč, Černému se však ta jeho hned vrátila. Tento bonus v tomto kole už nikdo jiný nezíská. Běžné akce ostatním bojarům zůstávají.
first-tsar-lesson-seals-title = Vezměte si titul.
first-tsar-lesson-seals-title-detour = Nejdřív si vezměte titul.
first-tsar-lesson-seals-estate = A jako bonus panství.
first-tsar-lesson-seals-estate-detour = Bonus je panství: jedno si vezměte.
first-tsar-lesson-seals-left = Obě pečeti jsou použité; vrátí se na konci kola. I v Projektech bude váš bojar nejvýznamnější. Bez pečeti by mince pod ním prostě propadly. Ještě že tam žádné nejsou!
first-tsar-lesson-seals-end = O bonusu rozhodují mince, přízeň a pořadí odchodů. Než odejdete, zeptejte se, kdo by mohl zapečetit komnaty, které si necháváte na později.

## Regions and Favor

first-tsar-lesson-regions = Oblasti a odměny
first-tsar-lesson-regions-about = Jak se počítá vliv, kdo dostane kterou odměnu a kdy záleží na přízni.
first-tsar-lesson-regions-plates = První kolo skoro končí. Tabulka každé oblasti ukazuje dvě odměny a vliv všech hráčů: válečník má 1, bojar a budova 2. Na Východě máte 1, Černý a Zelený mají 2.
first-tsar-lesson-regions-send = Váš poslední bojar smí do černého města. Rjazaň leží na Východě: tam byste měli 3, nejvíc ze všech. Pošlete ho do Rjazaně.
first-tsar-lesson-regions-send-detour = Černé město na Východě je Rjazaň: pošlete bojara tam.
first-tsar-lesson-regions-finish = Ukončete tah. Až ostatní dohrají, oblasti rozdají odměny: nejdřív Východ, potom Jih, Západ a Sever.
first-tsar-lesson-regions-finish-detour = Ukončete tah.
first-tsar-lesson-regions-east = Na Východě vedete, takže vybíráte vy: 5 VB, nebo válečník na bojiště a kořist. Druhý dostane tu druhou odměnu. Vezměte si body.
first-tsar-lesson-regions-east-detour = V této lekci si vezmete 5 VB.
first-tsar-lesson-regions-token = Ze 6 VB jste první překročili 10 a vzali žeton přízně. Na vrcholu už stojíte, proto vám dal ještě 1 VB: máte 12. Černý a Zelený měli o druhé místo shodu; Černý má vyšší přízeň a dostal druhou odměnu.
first-tsar-lesson-regions-west = Jih získal Černý. Na Západě máte figurky jen vy: vyberte si 3 VB, nebo panství. Druhou odměnu nedostane nikdo.
first-tsar-lesson-regions-west-detour = Vyberte si odměnu za Západ.
first-tsar-lesson-regions-round = Sever získal Zelený a začíná 2. kolo. Bojaři a pečeti jsou zpátky, válečníci a budovy zůstávají. Jsou tu nové odměny a karty a bojaři půjdou do jiných měst.
first-tsar-lesson-regions-end = Než začnete plánovat, podívejte se na čtyři odměny a na to, kam komnaty bojary posílají. Při hře dvou hráčů je v oblasti odměněn jen první.

## Plan a round

first-tsar-lesson-plan = Naplánovat kolo
first-tsar-lesson-plan-about = Které komnaty, kolik mincí a kdo odejde první.
first-tsar-lesson-plan-goal = Váš projekt Anglické sukno stojí obilí, dřevo a látku a dává 5 VB. Chybí jen látka. Plán je jasný: nejdřív Směna, potom Projekty.
first-tsar-lesson-plan-exchange = Pošlete prvního bojara do Směny.
first-tsar-lesson-plan-exchange-detour = Začněte Směnou: odtud je látka.
first-tsar-lesson-plan-free = Druhý kus cizího zboží by byl milý, ale nepotřebujete ho a běžné akce vám nikdo nevezme. Pod tohoto bojara žádnou minci nedávejte.
first-tsar-lesson-plan-free-detour = Mince si šetřete: na Směnu žádnou.
first-tsar-lesson-plan-project = Teď Projekty. V tomto kole je u nich karta Kremlu: kdo odejde s pečetí, získá carovu přízeň. To za nějakou minci stojí. Pošlete tam bojara.
first-tsar-lesson-plan-project-detour = Na řadě jsou Projekty: tam kartu dokončíte.
first-tsar-lesson-plan-bid = Soupeř je tam taky, bez mincí, ale shody vyhrává díky přízni. Jedna mince stačí, abyste byli významnější. Další bude stát pečeť, ze zásoby. Dejte pod bojara 1 minci.
first-tsar-lesson-plan-bid-detour = Tady stačí jedna mince a ostatní budete potřebovat.
first-tsar-lesson-plan-reward = Třetí bojar: Odměny. Titul, který si vezmete teď, bude bodovat dvakrát. Pošlete ho tam.
first-tsar-lesson-plan-reward-detour = Pošlete třetího bojara do Odměn, kvůli včasnému titulu.
first-tsar-lesson-plan-keep = Soupeř tam má minci. Mohli byste dát víc, ale pak by nic nezbylo na pečeť v Projektech. A titul dostanete i bez bonusu. Sem minci nedávejte.
first-tsar-lesson-plan-keep-detour = Mince si nechte na pečeť v Projektech.
first-tsar-lesson-plan-order = Soupeř opustil Odměny s pečetí. Teď rozhodujete vy, kdo odejde první. Projekty musí počkat na látku, takže Směna. Odejděte bez pečeti, ať vám mince zůstanou.
first-tsar-lesson-plan-order-detour = Nejdřív Směna, bez pečeti.
first-tsar-lesson-plan-textile = Vezměte si látku.
first-tsar-lesson-plan-textile-detour = Anglické sukno potřebuje látku: vezměte si ji.
first-tsar-lesson-plan-send = Bojar půjde do černého města. Podívejte se na tabulky oblastí: kde vám vliv 2 pomůže nejvíc?
first-tsar-lesson-plan-send-detour = Pošlete bojara do černého města.
first-tsar-lesson-plan-finish = Ukončete tah.
first-tsar-lesson-plan-finish-detour = Zboží si nechte a ukončete tah.
first-tsar-lesson-plan-seal = Plán vychází: máte zboží, v Projektech nejvýznamnějšího bojara a minci na pečeť. Odejděte s ní.
first-tsar-lesson-plan-seal-detour = Teď Projekty, s pečetí.
first-tsar-lesson-plan-complete = Karta Kremlu vám dala minci a posunula vás na vrchol stupnice přízně. Dokončete Anglické sukno.
first-tsar-lesson-plan-complete-detour = Dokončete Anglické sukno.
first-tsar-lesson-plan-effects = Obchodní projekt vyhodnotí dva různé účinky vaší desky. Natištěné jsou tři. Vyberte dva, jeden po druhém.
first-tsar-lesson-plan-effects-detour = Vyberte dva účinky na své desce.
first-tsar-lesson-plan-last = Odměny už pečeť mají, ale nespěchá to: běžná akce je tam dál vaše a nikdo vás odtud nevyžene. V posledním tahu si vezmete titul.
first-tsar-lesson-plan-end = Dobrý plán se ptá na tři věci: co potřebuji dřív než co, kde stojí bonus za své mince a kde moji bojaři skončí?
