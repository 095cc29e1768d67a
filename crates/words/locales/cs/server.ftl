### Co říká server: proč se něco nestalo a co se u stolu děje vedle hry.

table-no-table = Na této adrese žádný stůl není. Možná je odkaz neúplný.
table-no-lesson = Taková lekce není.
table-no-game = Hra „{ $game }“ tu není.
table-no-seat = Takové místo u tohoto stolu není.
table-wrong-seats = Počet míst neodpovídá počtu hráčů.
table-bad-position = Pozici, kterou má hra začít, nelze použít.
table-other-rules = Tato hra se hraje podle jiných pravidel nebo tabulek komponent, než jaké zde platí.
table-no-way-on = Tato hra začala podle dřívějších pravidel a platná pravidla v ní nemohou pokračovat tam, kde skončila. Nic není ztraceno; více ví ten, kdo server provozuje.
table-verify-other-rules = Tato hra se hrála podle jiných pravidel, než jaká zde platí. Stáhněte si její záznam a ověřte ho verzí, kterou uvádí.
table-seats-empty = Některá místa jsou ještě volná: počkejte na někoho, nebo na ně posaďte boty.
table-seat-taken = Toto místo je obsazené.
table-invited-only = Toto místo je pro pozvaného: přijďte odkazem, který jste dostali.
table-seated-already = U tohoto stolu už sedíte.
table-not-your-seat = To není vaše místo.
table-only-host = To může jen ten, kdo stůl založil.
table-only-seated = To mohou jen ti, kdo sedí u stolu.
table-open-already = Stůl už je otevřený.
table-begun-already = Hra už začala.
table-drawing = Místa jsou uzavřená; hra za okamžik začne.
table-not-drawing = Teď není co odhalit.
table-not-promised = To není to, co bylo slíbeno.
table-bad-promise = Slib je SHA-256: 64 šestnáctkových číslic.
table-not-running = Hra neběží.
table-not-finished = Hra ještě neskončila.
table-not-your-move = Nejste na tahu.
table-bot-plays-for-you = Hraje za vás bot; nejdřív se vraťte na své místo.
table-resigned-for-good = Tohoto místa jste se vzdali nadobro.
table-bot-first = Váš čas vypršel: teď rozhodne bot a pak se můžete vrátit na své místo.
table-unknown-visitor = Nejdřív si někam sedněte nebo se přihlaste.
table-nobody-else = Nikdo jiný tam nesedí.
table-blocked = Někdo u tohoto stolu s vámi nechce hrát.
table-too-many-reports = Odeslali jste už mnoho hlášení. Počkejte prosím, až je někdo přečte.
table-reported = Vaše hlášení bylo odesláno správci tohoto serveru.
table-wait-longer = Dejte jim ještě trochu času: bot může nastoupit, když jsou pryč a jsou už chvíli na tahu.
table-no-undo = To nelze vzít zpět: něco bylo odhaleno, tah skončil, nebo to nebylo vaše rozhodnutí.
table-no-hints = Rady tu nejsou: u stolu hrají i jiní a nebyl otevřen s radami pro všechny.
table-analysis-other-rules = Tato hra se hrála podle jiných pravidel, než jaká tu platí, takže k ní zdejší boti nemohou nic říci.
table-analysis-busy = Boti teď procházejí mnoho jiných her. Zkuste to znovu za pár minut.
table-analysis-failed = Bot tuto hru nedokázal projít. Důvod najde správce serveru v jeho záznamech.
table-moved-on = Hra mezitím pokročila. Podívejte se znovu a pak se rozhodněte.
table-rematch-already = Odveta už existuje.
table-not-done = To se neprovedlo.
table-allowed = To je dovoleno.
table-unreadable = To není akce této hry: { $reason }
table-broken = Něco se tu pokazilo. Nic se nezměnilo; zkuste to prosím znovu.
table-store-failed = Server se teď nemůže spojit se svou databází. Nic se nezměnilo; zkuste to prosím za chvíli.
table-busy = Server má teď příliš mnoho práce. Nic se nezměnilo; zkuste to prosím za chvíli znovu.
table-store-full = Server už nemá místo, kam by cokoli uložil. Nic se nezměnilo; řekněte to prosím tomu, kdo ho provozuje.
table-store-read-only = Databázi serveru lze teď jen číst. Nic se nezměnilo; řekněte to prosím tomu, kdo server provozuje.
table-log-broken = Tento stůl nelze otevřít: jeho záznam neodpovídá platným pravidlům. Nic není ztraceno; více ví ten, kdo server provozuje.
table-other-site = Tento formulář přišel z jiné stránky, proto nebyl přijat.
table-stale-form = Tento formulář je zastaralý. Vraťte se, načtěte stránku znovu a odešlete ho ještě jednou.

table-log-bot-failed = { $who } se nedokáže rozhodnout; tentokrát rozhoduje jiný bot.
table-log-undo = { $who } bere zpět poslední rozhodnutí.
table-log-left = { $who } odchází; hraje dál bot.
table-log-replaced = { $who } neodpovídá; hraje dál bot.
table-log-time-up = { $who } nemá už žádný čas; hraje dál bot.
table-log-back = { $who } je zpět.
table-log-resigned = { $who } se vzdává; hraje dál bot.
table-log-switched = Odtud se hra hraje podle verze { $version } svých pravidel.

table-check-chain = Řetěz všeho, co stůl vyprávěl, souhlasí se záznamem.
table-check-seed = Semínko plyne z tajemství a z toho, co přidali hráči.
table-check-decisions =
    { $count ->
        [one] Jediné rozhodnutí odpovídá pravidlům.
        [few] Všechna { $count } rozhodnutí odpovídají pravidlům.
       *[other] Všech { $count } rozhodnutí odpovídá pravidlům.
    }
table-check-result = Hra přehraná znovu ze semínka končí ve stejné pozici.
table-check-decisions-since =
    { $count ->
        [one] Jediné rozhodnutí od změny pravidel odpovídá pravidlům. Dřívější padla podle dřívějších pravidel.
        [few] Všechna { $count } rozhodnutí od změny pravidel odpovídají pravidlům. Dřívější padla podle dřívějších pravidel.
       *[other] Všech { $count } rozhodnutí od změny pravidel odpovídá pravidlům. Dřívější padla podle dřívějších pravidel.
    }
table-check-result-since = Přehrána od změny pravidel končí hra ve stejné pozici.

account-name-empty = Nejdřív si zvolte jméno.
account-name-fixed = Jméno účtu nelze změnit.
account-name-taken = Toto jméno už má někdo jiný.
account-password-short = Zvolte heslo o nejméně osmi znacích.
account-password-long = Toto heslo je příliš dlouhé.
account-already = Účet už máte.
account-wrong = Jméno nebo heslo není správné.

# Krok tahu.
table-step-refused = Nic se nezahrálo: „{ $action }“ nejde. { $reason }
table-move-too-long = Ten tah má příliš mnoho kroků.
