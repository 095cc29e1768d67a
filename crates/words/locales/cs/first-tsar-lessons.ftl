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
