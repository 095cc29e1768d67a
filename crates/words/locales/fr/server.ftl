# Ce que dit le serveur : pourquoi une chose n’a pas été faite, et ce qui arrive à une table en dehors de la partie.

table-no-table = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet.
table-no-game = Il n’y a pas de jeu « { $game } » ici.
table-no-seat = Cette table n’a pas cette place.
table-wrong-seats = Le nombre de places ne correspond pas au nombre de joueurs.
table-bad-position = La position de départ de la partie n’est pas utilisable.
table-other-rules = Cette partie a été commencée avec d’autres règles ou d’autres tableaux de composants que ceux en vigueur.
table-seats-empty = Il reste des places libres : attendez quelqu’un ou mettez-y des robots.
table-seat-taken = Cette place est prise.
table-invited-only = Cette place est réservée à une personne invitée : venez par le lien reçu.
table-seated-already = Vous êtes déjà à cette table.
table-not-your-seat = Ce n’est pas votre place.
table-only-host = Seule la personne qui a créé la table peut faire cela.
table-only-seated = Seules les personnes assises à la table peuvent faire cela.
table-open-already = La table est déjà ouverte.
table-begun-already = La partie a déjà commencé.
table-not-running = La partie n’est pas en cours.
table-not-finished = La partie n’est pas encore finie.
table-not-your-move = Ce n’est pas à vous de jouer.
table-bot-plays-for-you = Un robot joue pour vous ; reprenez d’abord votre place.
table-resigned-for-good = Vous avez abandonné cette place pour de bon.
table-wait-longer = Laissez-leur encore un peu de temps : un robot peut prendre la relève quand ils sont absents et que c’est à eux de jouer depuis un moment.
table-no-undo = Impossible de revenir en arrière : quelque chose a été révélé, le tour est fini, ou la décision n’était pas la vôtre.
table-moved-on = La table a avancé entre-temps. Regardez à nouveau, puis décidez.
table-rematch-already = Il y a déjà une revanche.
table-not-done = Cela n’a pas été fait.
table-allowed = C’est permis.
table-unreadable = Ce n’est pas une action de ce jeu : { $reason }
table-broken = Une erreur s’est produite ici. Rien n’a changé ; veuillez réessayer.
table-store-failed = Le serveur ne peut pas joindre sa base de données pour le moment. Veuillez réessayer bientôt.
table-log-broken = Cette table ne peut pas être ouverte : son journal ne correspond pas aux règles en vigueur. Rien n’est perdu ; la personne qui gère ce serveur peut en dire plus.
table-other-site = Ce formulaire a été envoyé depuis un autre site et n’a donc pas été accepté.
table-stale-form = Ce formulaire est périmé. Revenez en arrière, rechargez la page et envoyez-le à nouveau.

table-log-undo = { $who } revient sur la dernière décision.
table-log-left = { $who } s’en va ; un robot continue.
table-log-replaced = { $who } est absent ; un robot continue.
table-log-time-up = Le temps de { $who } est écoulé ; un robot continue.
table-log-back = { $who } est de retour.
table-log-resigned = { $who } abandonne ; un robot continue.

table-check-commitment = L’engagement montré avant la première décision est le SHA-256 du secret de la table.
table-check-seed = La graine découle du secret et de ce que les joueurs ont ajouté.
table-check-decisions =
    { $count ->
        [one] L’unique décision suit les règles.
       *[other] Les { $count } décisions suivent toutes les règles.
    }
table-check-result = Rejouée depuis la graine, la partie finit dans la même position.

account-name-empty = Choisissez d’abord un nom.
account-name-fixed = Le nom d’un compte ne peut pas être changé.
account-name-taken = Quelqu’un d’autre porte déjà ce nom.
account-password-short = Choisissez un mot de passe d’au moins huit caractères.
account-password-long = Ce mot de passe est trop long.
account-already = Vous avez déjà un compte.
account-wrong = Le nom ou le mot de passe est faux.
