### Les pages de la table dans le navigateur.

web-title = Samovar
web-tagline = Jeux de l’ancienne Russie, à une même table
web-about = Jouez dans le navigateur avec des amis, contre des robots ou en solo. Rien à installer, aucun compte nécessaire.
web-skip = Aller au contenu
web-language = Langue
# Beside a language that is not complete; what is missing is shown in English.
web-language-share = traduit à { $percent } %
web-home = Accueil
web-rules = Règles
web-account = Compte
web-guest = Invité
web-back = Retour

## Sentences put together from others

# What a person is doing who has to decide, for everybody else. $who is a name, $what is the attribute .they of the
# question, or web-thinking.
web-turn-they = { $who } { $what }
# After a name, where nothing better is known.
web-thinking = réfléchit
# A label and what it is for, both put into words already.
web-labelled = { $label } : { $text }
# The tooltip of a place on the board where something can be done: the choice, then what the place is.
web-choice-at = { $choice } – { $place }
# A chance in a table.
web-percent = { $percent } %
# The last two things of a list in a sentence, such as names. $rest is the last one.
web-list-two = { $one } et { $rest }
# The first thing of a longer list; $rest is the list of all others.
web-list-more = { $one }, { $rest }

## Accueil

web-games = Jeux
web-play-now = Jouer tout de suite
web-against-bots =
    { $count ->
        [one] Contre un robot
       *[other] Contre { $count } robots
    }
web-with-friends = Avec des amis, par un lien
web-more-options = Plus d’options
web-my-tables = Mes tables
web-open-tables = Tables ouvertes
web-running-tables = Tables à regarder
web-no-open = Aucune table ouverte pour le moment.
web-no-running = Personne ne joue en public pour le moment.
web-your-move = À vous de jouer
web-stage-lobby = en attente de joueurs
web-stage-playing = en cours
web-stage-over = terminée
web-stage-abandoned = arrêtée
web-join = Rejoindre
web-watch = Regarder
web-open = Ouvrir
web-idle-minutes =
    { $count ->
        [0] à l’instant
        [one] il y a une minute
       *[other] il y a { $count } minutes
    }
web-idle-hours =
    { $count ->
        [one] il y a une heure
       *[other] il y a { $count } heures
    }
web-idle-days =
    { $count ->
        [one] il y a un jour
       *[other] il y a { $count } jours
    }

## Une nouvelle table

web-new-table = Nouvelle table
web-new-seats = Qui joue ?
web-new-seats-help = Vous, d’autres personnes devant cet écran, des robots, ou des amis qui suivent un lien.
web-new-options = Le jeu
web-new-pace = Rythme
web-new-more = Table
web-seat = Place { $number }
web-seat-me = moi
web-seat-guest = une autre personne devant cet écran
web-seat-open = ouverte : à toute personne qui vient ou qui a le lien
web-seat-invited = sur invitation : seulement par le lien de cette place
web-seat-bot = robot : { $level }
web-guest-name = Nom de l’autre personne
web-name = Votre nom
web-name-help = Les autres le voient. Aucun compte n’est nécessaire.
web-pace-live = en direct : tout le monde reste à la table
web-pace-days = par correspondance : des jours entre les coups
web-pace-help = Quand une pendule est à zéro, un robot joue la place jusqu’au retour de son joueur.
web-clock = Pendule
web-clock-none = sans pendule
web-clock-minutes = { $count } minutes
web-clock-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
web-clock-help = En direct : le temps pour toute la partie. Par correspondance : le temps pour chaque décision.
web-public = Afficher la table sur la page d’accueil
web-public-help = Sinon, seuls ceux qui ont le lien la trouvent.
web-create = Créer la table
web-faults = À corriger :
web-bot-random = Joueur au hasard
web-bot-greedy = Joueur glouton
web-bot-newcomer = Nouveau venu
web-bot-beginner = Débutant
web-bot-casual = Joueur occasionnel
web-bot-capable = Joueur correct
web-bot-seasoned = Joueur aguerri
web-bot-strong = Joueur fort
web-bot-expert = Expert
web-bot-master = Maître

## La table

web-seats = Places
web-seat-taken-open = libre
web-seat-taken-invited = sur invitation
web-seat-kept = réservée à { $name }
web-seat-bot-for = { $level }, à la place de { $name }
web-you = vous
web-here = en ligne
web-away = hors ligne
web-take-seat = Prendre cette place
web-take-seat-here = Quelqu’un devant cet écran
web-leave-seat = Partir
web-dismiss-bot = Retirer le robot
web-put-bot = Ajouter un robot
web-return = Me revoilà
web-start = Commencer
web-start-wait = La partie commence quand toutes les places sont prises.
web-invite = Invitez des amis avec ce lien
web-invite-seat = Envoyez ce lien à la personne qui prendra cette place
web-copy = Copier
web-copied = Copié.
web-your-turn = À vous de décider
web-their-turn = { $name } décide
web-their-turn-bot = { $name } réfléchit
web-undo = Annuler
web-so-far = Ce tour jusqu’ici
web-why-not = Pas maintenant : { $reason }
web-why-allowed = C’est permis : faites-le.
web-rule-link = Règle { $rule }
web-log = Journal de la partie
web-log-new = Nouveau depuis votre dernière décision
web-log-again = Le montrer sur le plateau
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-send = Envoyer
web-resign = Abandonner
web-resign-help = Un robot continuera à votre place.
web-give-up = Arrêter la partie
web-give-up-help =
    { $count ->
        [0] La partie s’arrête sans vainqueur si tous ceux qui n’ont pas abandonné sont d’accord.
        [one] { $count } joueur veut arrêter la partie.
       *[other] { $count } joueurs veulent arrêter la partie.
    }
web-more = Plus
web-watching = Vous regardez.
web-board = Plateau
web-players = Joueurs
web-decision = Décision
web-reconstructed = (Un de ses nombres est reconstitué.)
web-reconstructed-note = Les nombres marqués ≈ n’ont pas pu être lus dans des sources publiques ; ils sont reconstitués d’après ce qui est connu. Les personnes qui possèdent le jeu peuvent les corriger.
web-unofficial = Une réalisation d’amateurs, non officielle et non commerciale, avec ses propres images et ses propres mots.
web-lost = Connexion perdue. Nouvel essai…
web-pass-screen = À vous devant cet écran : { $name }
web-curtain = Passez l’écran à :
web-curtain-open = C’est moi
web-notify = Me prévenir quand c’est mon tour
web-sound = Son

## La fin

web-over = La partie est terminée
web-winners =
    { $count ->
        [one] Victoire de { $names } !
       *[other] Victoire partagée : { $names } !
    }
web-abandoned = La partie a été arrêtée.
web-total = Total
web-rank = Rang
web-breakdown = D’où viennent les points
web-record = Télécharger la partie
web-replay = Revoir la partie
web-verify = Vérifier
web-rematch = Revanche
web-rematch-there = Rejoindre la revanche
web-fair = Hasard honnête
web-fair-words = Le serveur a tiré son secret en premier, et l’engagement l’y lie. Les navigateurs ajoutent leur propre hasard : chacun le promet d’abord et ne le révèle qu’une fois les places fermées, si bien que personne n’a pu le choisir. À la fin, tout est révélé et tout le monde peut vérifier.
web-commitment = Engagement
web-added = Ajouté par { $name }
web-secret = Secret
web-seed = Graine
web-sealed = révélé à la fin
fair-promised = promis :
fair-nothing = rien : cette place n’a rien promis
fair-withheld = rien : ce qui était promis n’a pas été révélé à temps
fair-head = Tête de la chaîne que garde votre navigateur
fair-drawing = Les places sont fermées. Le navigateur de chacun révèle ce qu’il a promis, et la partie commence dans un instant.
fair-drawing-look = Regarder à nouveau
fair-doubt-commitment = Le serveur montre un autre engagement qu’auparavant. Il a peut-être changé son secret : ne faites pas confiance à cette partie.
fair-doubt-left-out = Ce que votre navigateur a promis pour votre place ne compte pas. Si vous vous êtes assis de nouveau dans un autre navigateur, c’est pour cela. Sinon, ne faites pas confiance à cette partie.
fair-doubt-story = Le serveur raconte cette partie autrement qu’auparavant. Des décisions ont peut-être été retirées ou changées : ne faites pas confiance à cette partie.
fair-kept = Ce que votre navigateur a gardé
fair-kept-nothing = Votre navigateur n’a rien gardé de cette partie : vous ne l’avez pas suivie ici, ou les scripts sont désactivés. Comparez l’enregistrement avec les nombres que vous avez notés.
fair-kept-fits = L’engagement et la chaîne que votre navigateur a gardés pendant la partie correspondent à l’enregistrement.
fair-kept-differs = L’enregistrement ne correspond pas à ce que votre navigateur a gardé pendant la partie : le secret ou les décisions ont été changés.

## Conseils et analyse

web-hint = Conseil
web-hint-best = Un robot ferait ceci :
web-hint-line = Il s’attend ensuite à ceci :
web-hint-others = Il a aussi envisagé :
web-hint-equal = À peu près aussi bien que le meilleur coup.
web-hint-guess = Ce sont des estimations. Le robot ne sait que ce que vous savez et devine le reste.
web-chance = environ { $percent } % de chances de gagner
web-hints = Autoriser les conseils
web-hints-help = Chaque joueur peut demander ce que ferait un robot. Toujours permis en solo et contre des robots seulement.
web-analysis = Analyse du robot
web-analysis-of = { $game } : chances de gagner
web-analysis-help = Après chaque tour, un robot a estimé les chances de chacun, en sachant ce que pouvait savoir le joueur qui devait décider. Un clic sur la courbe montre ce moment.
web-analysis-progress = Le robot parcourt la partie : décision { $done } sur { $of }. Cette page s’actualise toute seule.
web-analysis-curve = Les chances de chacun après chaque tour
web-analysis-turn = Tour { $turn }
web-analysis-turn-of = Tour { $turn }, { $who }
web-analysis-turns = Tour
web-analysis-sum = entre { $low } % et { $high } %
# A player and the chance of winning, in a list.
web-analysis-each = { $who } { $percent } %
web-analysis-falls = Les plus fortes baisses
web-analysis-no-falls = Personne n’a perdu beaucoup de chances pendant son propre tour.
web-analysis-fall = Tour { $turn } : de { $before } % à { $after } %
web-analysis-played =
    { $count ->
        [one] Ce qui a été fait
       *[other] Ce qui a été fait ({ $count } décisions)
    }
web-analysis-instead = Au lieu de « { $done } », un robot aurait fait ceci :
web-analysis-same = Un robot aurait fait de même.
web-analysis-numbers = Tous les tours en chiffres

## Revoir

web-replay-of = { $game } : revoir la partie
web-step = Décision { $step } sur { $steps }
web-step-go = Aller
web-step-first = Au début
web-step-back = Précédente
web-step-on = Suivante
web-step-last = À la fin
web-seen-by = Point de vue :
web-spectator = public
web-start-position = Le début

## Compte

web-account-guest = Vous jouez en invité. Un compte garde vos tables sur tous vos appareils ; il suffit d’un nom et d’un mot de passe.
web-account-signed = Compte : { $name }
web-rename = Changer de nom
web-register = Créer un compte
web-sign-in = Se connecter
web-sign-in-or-register = Se connecter ou créer un compte
web-sign-out = Se déconnecter
web-password = Mot de passe
web-password-help = Au moins 8 caractères.
web-delete = Supprimer le compte
web-delete-help = Votre nom disparaît de toutes les tables ; les parties jouées restent.
web-delete-confirm = Oui, le supprimer

## Règles

web-rules-of = Règles de { $game }
web-rules-search = Chercher dans les règles
web-rules-find = Chercher
web-rules-english = La référence des règles est en anglais.
web-rules-found =
    { $count ->
        [0] Aucune règle ne contient ces mots.
        [one] { $count } entrée
       *[other] { $count } entrées
    }
web-rules-all = Toutes les règles
web-rules-how = Comment lire les entrées
web-rules-contents = Sommaire

## Vérification

web-verified = Tout est juste.
web-not-verified = Quelque chose ne va pas.

## Erreurs

web-error-title = Cela n’a pas marché
web-error-400 = La page a envoyé quelque chose qui n’a pas de sens ici.
web-error-403 = Vous ne pouvez pas voir ou faire cela.
web-error-404 = Il n’y a rien à cette adresse.
web-error-409 = Quelqu’un a été plus rapide. Regardez de nouveau : la partie a avancé.
web-error-422 = C’est impossible maintenant.
web-error-429 = Un peu trop vite ! Prenez une gorgée de thé et réessayez.
web-error-500 = Quelque chose a cassé chez nous. Rien de ce que vous avez fait n’est perdu.
web-error-503 = Le serveur redémarre. Réessayez dans un instant.

# Coups entiers : un choix et ce qui va avec.
web-choice-then = { $what }, puis : { $next }
web-choice-steps = { $what } – choisir chaque étape soi-même

## Un hasard honnête : ce qui est prouvé

fair-page = Un hasard honnête, et ce qui le prouve
fair-page-link = Ce que cela prouve, et ce que cela ne prouve pas
fair-page-intro = Les cartes, les tuiles et les robots découlent d’un seul nombre, la graine. Personne ne peut la choisir seul, et ce que le serveur a raconté pendant une partie, il ne peut pas le changer ensuite sans qu’on le remarque.
fair-draw = Comment la graine est tirée
fair-draw-1 = Quand une table est créée, le serveur tire un secret et montre son SHA-256, l’engagement. Dès lors, il ne peut plus échanger le secret.
fair-draw-2 = Quiconque s’assoit promet un texte tiré au hasard, par son SHA-256. Le texte lui-même reste dans le navigateur.
fair-draw-3 = Quand la partie est lancée, les places sont fermées. Chaque navigateur garde l’engagement et les promesses de tous, et alors seulement révèle son texte. La partie commence quand tous l’ont fait, au plus tard après dix secondes. Qui manque à ce moment-là n’ajoute rien, et tout le monde le voit.
fair-draw-4 = La graine découle du secret et des textes. À la fin, tout est publié.
fair-chain = Comment le récit est gardé
fair-chain-1 = Chaque décision, et chaque décision reprise, ajoute un maillon à une chaîne. Votre navigateur garde la dernière tête de la chaîne et vous avertit si le serveur en montre une autre ou une plus courte. Avant la publication du secret, personne ne peut lire dans un maillon ce qui a été décidé.
fair-proven = Ce que cela vous prouve
fair-proven-1 = Si votre navigateur a révélé son texte et qu’il a compté : avant la fermeture des places, personne ne connaissait la graine, pas même le serveur et tous les autres joueurs ensemble.
fair-proven-2 = Si votre navigateur a gardé une tête : jusque-là, l’enregistrement est la partie racontée pendant qu’elle se jouait. Rien n’a été retiré, ajouté ni changé.
fair-proven-3 = Les robots ont décidé selon un hasard qui découle du secret. Tout le monde peut recalculer leurs décisions.
fair-unproven = Ce que cela ne prouve pas
fair-unproven-1 = Le serveur connaît la main de chacun, car il applique les règles. Qu’il ne la dise à personne est affaire de confiance.
fair-unproven-2 = Qui connaît les autres textes peut taire le sien, ou le serveur un texte qu’il dit ne pas avoir reçu, et choisir ainsi entre deux graines. Dans les deux cas, la place est marquée.
fair-unproven-3 = Le serveur peut interrompre une partie dont la graine ne lui plaît pas.
fair-unproven-4 = Une place qui n’a rien promis, par exemple sans scripts, n’a pas de garantie propre. Si aucune place n’a rien promis, le serveur a choisi la graine seul.
fair-unproven-5 = Les décisions ne sont pas signées : le serveur pourrait décider pour vous. Vous le verriez.
fair-unproven-6 = Le script qui garde les nombres vient du même serveur. Si vous ne lui faites pas confiance, notez l’engagement et une tête, et vérifiez avec un autre programme.
fair-check = Comment vérifier une partie
fair-check-1 = Notez l’engagement et une tête pendant que vous jouez : les deux sont sous « Plus ». À la fin, téléchargez l’enregistrement et lancez :
fair-check-2 = Le second programme a 70 lignes de Python, ne partage rien avec Samovar et vient avec ses sources. Le fichier docs/fairness.md y décrit chaque nombre.
