### The words of the terminal.

play-turn = { $who } : { $question }
play-prompt = { $who }, votre choix :
play-pass-screen = Passez l’écran à { $who }, puis appuyez sur Entrée.
play-no-number = Le numéro { $number } n’est pas proposé ; choisissez de 1 à { $last }.
play-unreadable = « { $text } » n’est ni un numéro, ni une commande, ni une action de ce jeu : { $reason }. Tapez ? pour l’aide.
play-refused = Interdit : { $reason } ({ $rule })
play-legal = Permis : { $words }
play-why-what = Dites de quelle action il s’agit : why ACTION, par exemple : why { $example }
play-undone = { $who } annule sa dernière décision.
play-nothing-to-undo = Rien n’a encore été décidé.
play-no-undo = Impossible d’annuler : vous ne pouvez annuler que votre propre dernière décision, tant qu’elle n’a rien révélé ni mis fin à un tour.
play-log-empty = Il ne s’est encore rien passé.
play-saved = Enregistré dans { $file }.
play-save-where = Dites où : s FICHIER
play-not-saved = La partie n’a pas été enregistrée ; lancez-la avec --record FICHIER pour qu’elle le soit.
play-resumed = Reprise de { $file } après { $decisions ->
        [one] { $decisions } décision
       *[other] { $decisions } décisions
    } ; les options et la graine en viennent.
play-resume-command = Pour continuer : samovar play { $game } --record { $file }
play-started = { $game }, { $seats }. Graine : { $seed }
play-goodbye = Au revoir.
play-end-of-input = Fin de l’entrée.
play-interrupted = Interrompu.
play-so-far = Les points pour l’instant :
play-over = La partie est terminée.
play-bot = ordinateur : { $bot }
play-bot-failed = Un robot a échoué.
play-bot-failed-prompt = Entrée pour le relancer ; s FICHIER enregistre la partie, q quitte :
play-human = humain
play-hint-best = Un robot choisirait : { $words } [{ $action }]
play-hint-chance = Il estime vos chances de gagner à environ { $percent } %.
play-hint-line = Ensuite, il prévoit :
play-hint-step = { $who } : { $words }
play-hint-others = Il a aussi envisagé :
play-hint-other = { $words } [{ $action }] (environ { $percent } %)
play-hint-guess = Ce sont des estimations : il ne sait que ce que vous savez et devine le reste.
play-help =
    Tapez l’une de ces lignes, puis Entrée :
      7            le choix qui porte ce numéro dans la liste
      hunt 8       une action en notation, entre crochets dans la liste
      u            annuler votre dernière décision, si elle n’a rien révélé
      b            le plateau
      l, l 50      le journal : les 20 ou 50 derniers événements
      why ACTION   si une action est permise, et quelle règle l’interdit
      hint         ce que ferait un robot à votre place, et ce qu’il prévoit
      s, s FICHIER enregistrer la partie
      q            quitter (avec --record, chaque décision est enregistrée)
      ?            cette aide
    Les numéros devant les choix ne font que les compter ; les nombres à l’intérieur d’un choix sont ceux du jeu.

standings-who = Joueur
standings-rank = Rang
standings-total = Total
play-winners =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
