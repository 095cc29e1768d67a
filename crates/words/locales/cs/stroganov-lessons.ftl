### The lessons of Stroganov; docs/lessons.md says how they are written.

## Move and hunt

stroganov-lesson-hunt = Pohyb a lov
stroganov-lesson-hunt-about = Jak probíhá tah, jak daleko dojede kozák a co stojí kožešina.
stroganov-lesson-hunt-turn = Hra trvá čtyři roky. Na jaře, v létě a na podzim má každý jeden tah o třech krocích: pohyb, jedna základní akce a pak až dvě hlavní. Zima přináší příjem.
stroganov-lesson-hunt-row = V řadě leží dvanáct desek krajiny a na nich kožešiny. Lovíte na desce, kde stojí váš kozák. První dva kroky doprava jsou zdarma, třetí stojí jednoho koně.
stroganov-lesson-hunt-ride = Tři kroky doprava leží medvěd, nejcennější kožešina. Vydejte se tam: třetí krok zaplatí jeden z vašich čtyř koní.
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
