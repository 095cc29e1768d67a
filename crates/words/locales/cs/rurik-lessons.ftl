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
