### Ce que dit le serveur : pourquoi une chose n’a pas été faite, et ce qui arrive à une table en dehors de la partie.

table-no-table = Il n’y a pas de table à cette adresse. Le lien est peut-être incomplet.
table-no-lesson = Cette leçon n’existe pas.
table-no-game = Il n’y a pas de jeu « { $game } » ici.
table-no-seat = Cette table n’a pas cette place.
table-wrong-seats = Le nombre de places ne correspond pas au nombre de joueurs.
table-bad-position = La position de départ de la partie n’est pas utilisable.
table-other-rules = Cette partie se joue avec d’autres règles ou d’autres tableaux de composants que ceux en vigueur ici.
table-no-way-on = Cette partie a été commencée avec des règles antérieures, et celles en vigueur ne peuvent pas la reprendre là où elle en est. Rien n’est perdu ; la personne qui gère ce serveur peut en dire plus.
table-verify-other-rules = Cette partie a été jouée avec d’autres règles que celles en vigueur ici. Téléchargez son enregistrement et vérifiez-le avec la version qu’il nomme.
table-seats-empty = Il reste des places libres : attendez quelqu’un ou mettez-y des robots.
table-seat-taken = Cette place est prise.
table-invited-only = Cette place est réservée à une personne invitée : venez par le lien reçu.
table-seated-already = Vous êtes déjà à cette table.
table-not-your-seat = Ce n’est pas votre place.
table-only-host = Seule la personne qui a créé la table peut faire cela.
table-only-seated = Seules les personnes assises à la table peuvent faire cela.
table-open-already = La table est déjà ouverte.
table-begun-already = La partie a déjà commencé.
table-drawing = Les places sont fermées ; la partie commence dans un instant.
table-not-drawing = Il n’y a rien à révéler maintenant.
table-not-promised = Ce n’est pas ce qui était promis.
table-bad-promise = Une promesse est un SHA-256 : 64 chiffres hexadécimaux.
table-not-running = La partie n’est pas en cours.
table-not-finished = La partie n’est pas encore terminée.
table-not-your-move = Ce n’est pas à vous de jouer.
table-bot-plays-for-you = Un robot joue pour vous ; reprenez d’abord votre place.
table-resigned-for-good = Vous avez abandonné cette place pour de bon.
table-bot-first = Votre temps est écoulé : un robot décide maintenant, ensuite vous pourrez reprendre votre place.
table-unknown-visitor = Prenez d’abord une place quelque part ou connectez-vous.
table-nobody-else = Personne d’autre n’occupe cette place.
table-blocked = Quelqu’un à cette table ne souhaite pas jouer avec vous.
table-too-many-reports = Vous avez déjà envoyé beaucoup de signalements. Attendez qu’ils soient lus.
table-reported = Votre signalement a été envoyé à la personne qui gère ce serveur.
table-wait-longer = Laissez-leur encore un peu de temps : un robot peut prendre la relève quand ils sont absents et que c’est à eux de jouer depuis un moment.
table-no-undo = Impossible d’annuler : quelque chose a été révélé, le tour est terminé, ou la décision n’était pas la vôtre.
table-no-hints = Pas de conseils ici : d’autres jouent à cette table, et elle n’a pas été ouverte avec des conseils pour tous.
table-analysis-other-rules = Cette partie a été jouée selon d’autres règles que celles en vigueur ici ; les robots de ce serveur ne peuvent pas l’analyser.
table-analysis-busy = Les robots parcourent en ce moment beaucoup d’autres parties. Réessayez dans quelques minutes.
table-analysis-failed = Le robot n’a pas pu parcourir cette partie. La raison est dans le journal de ce serveur.
table-moved-on = La partie a avancé entre-temps. Regardez de nouveau, puis décidez.
table-rematch-already = Il y a déjà une revanche.
table-not-done = Cela n’a pas été fait.
table-allowed = C’est permis.
table-unreadable = Ce n’est pas une action de ce jeu : { $reason }
table-broken = Une erreur s’est produite ici. Rien n’a changé ; veuillez réessayer.
table-store-failed = Le serveur ne peut pas joindre sa base de données pour le moment. Rien n’a changé ; veuillez réessayer bientôt.
table-busy = Le serveur a trop à faire en ce moment. Rien n’a changé ; veuillez réessayer dans un instant.
table-store-full = Le serveur n’a plus de place pour enregistrer quoi que ce soit. Rien n’a changé ; prévenez la personne qui le gère.
table-store-read-only = La base de données du serveur ne peut être que lue pour le moment. Rien n’a changé ; prévenez la personne qui le gère.
table-log-broken = Cette table ne peut pas être ouverte : son journal ne correspond pas aux règles en vigueur. Rien n’est perdu ; la personne qui gère ce serveur peut en dire plus.
table-other-site = Ce formulaire a été envoyé depuis un autre site et n’a donc pas été accepté.
table-stale-form = Ce formulaire est périmé. Revenez en arrière, rechargez la page et envoyez-le à nouveau.

table-log-bot-failed = { $who } n’a pas su décider ; un autre robot décide cette fois.
table-log-undo = { $who } annule la dernière décision.
table-log-left = { $who } s’en va ; un robot continue.
table-log-replaced = { $who } ne répond plus ; un robot continue.
table-log-time-up = Le temps de { $who } est écoulé ; un robot continue.
table-log-back = { $who } est de retour.
table-log-resigned = { $who } abandonne ; un robot continue.
table-log-switched = À partir d’ici, la partie se joue avec la version { $version } de ses règles.

table-check-chain = La chaîne de tout ce que la table a raconté concorde avec l’enregistrement.
table-check-seed = La graine découle du secret et de ce que les joueurs ont ajouté.
table-check-decisions =
    { $count ->
        [one] L’unique décision suit les règles.
       *[other] Les { $count } décisions suivent toutes les règles.
    }
table-check-result = Rejouée depuis la graine, la partie se termine dans la même position.
table-check-decisions-since =
    { $count ->
        [one] La seule décision depuis le changement de règles suit les règles. Les précédentes ont été jouées avec des règles antérieures.
       *[other] Les { $count } décisions depuis le changement de règles suivent les règles. Les précédentes ont été jouées avec des règles antérieures.
    }
table-check-result-since = Rejouée depuis le changement de règles, la partie se termine dans la même position.

account-name-empty = Choisissez d’abord un nom.
account-name-fixed = Le nom d’un compte ne peut pas être changé.
account-name-taken = Quelqu’un d’autre porte déjà ce nom.
account-password-short = Choisissez un mot de passe d’au moins huit caractères.
account-password-long = Ce mot de passe est trop long.
account-already = Vous avez déjà un compte.
account-wrong = Nom ou mot de passe incorrect.

# Une étape d’un coup.
table-step-refused = Rien n’a été joué : « { $action } » est impossible. { $reason }
table-move-too-long = Ce coup a trop d’étapes.
