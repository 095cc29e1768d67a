### The words of the terminal.

play-turn = { $who }: { $question }
play-prompt = { $who }, vaše volba:
play-pass-screen = Předejte obrazovku, hraje { $who }. Pak stiskněte Enter.
play-no-number = Číslo { $number } v nabídce není; vyberte od 1 do { $last }.
play-unreadable = „{ $text }“ není číslo, povel ani akce této hry: { $reason }. Nápovědu ukáže ?
play-refused = Nelze: { $reason } ({ $rule })
play-legal = Lze: { $words }
play-why-what = Napište, o kterou akci jde: why AKCE, například: why { $example }
play-undone = { $who } bere zpět poslední rozhodnutí.
play-nothing-to-undo = Zatím se o ničem nerozhodlo.
play-no-undo = To už nelze vzít zpět: vrátit můžete jen své vlastní poslední rozhodnutí, pokud nic neodhalilo ani neukončilo tah.
play-log-empty = Zatím se nic nestalo.
play-saved = Uloženo do { $file }.
play-save-where = Napište kam: s SOUBOR
play-not-saved = Hra se neuložila; ukládá se, když ji spustíte s --record SOUBOR.
play-resumed = Pokračuje hra ze souboru { $file } po { $decisions ->
        [one] jednom rozhodnutí
       *[other] { $decisions } rozhodnutích
    }; volby a semínko jsou odtud.
play-resume-command = Pokračovat můžete takto: samovar play { $game } --record { $file }
play-started = { $game }, { $seats }. Semínko: { $seed }
play-goodbye = Na shledanou.
play-end-of-input = Vstup skončil.
play-interrupted = Přerušeno.
play-so-far = Dosavadní body:
play-over = Hra skončila.
play-bot = počítač: { $bot }
play-bot-failed = Bot selhal.
play-bot-failed-prompt = Enter ho spustí znovu; s SOUBOR uloží hru, q skončí:
play-human = člověk
play-hint-best = Bot by zvolil: { $words } [{ $action }]
play-hint-chance = Vaši šanci na výhru odhaduje asi na { $percent } %.
play-hint-line = Potom očekává:
play-hint-step = { $who }: { $words }
play-hint-others = Zvažoval také:
play-hint-other = { $words } [{ $action }] (asi { $percent } %)
play-hint-guess = Jsou to odhady: bot ví jen to, co víte vy, a zbytek hádá.
play-help =
    Napište jedno z tohoto a stiskněte Enter:
      7            možnost s tímto číslem v seznamu
      hunt 8       akci v zápisu, jak je v seznamu v hranatých závorkách
      u            vzít zpět své poslední rozhodnutí, pokud nic neodhalilo
      b            herní plán
      l, l 50      záznam: posledních 20 nebo 50 událostí
      why AKCE     zda je akce teď možná a které pravidlo ji zakazuje
      hint         co by na vašem místě udělal bot a co očekává
      s, s SOUBOR  uložit průběh hry
      q            konec (s --record se hra ukládá po každém rozhodnutí)
      ?            tato nápověda
    Čísla před možnostmi je jen počítají a nic jiného neznamenají; čísla uvnitř možností patří ke hře.

standings-who = Hráč
standings-rank = Pořadí
standings-total = Celkem
play-winners =
    { $count ->
        [one] Vítězí { $names }.
       *[other] O vítězství se dělí { $names }.
    }
