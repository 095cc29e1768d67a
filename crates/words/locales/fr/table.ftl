### La table dans le navigateur : panneaux, touches, explications, ce que les autres ont fait.

## Panneaux

web-glance-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
web-glance-place = Numéro { $place } dans l’ordre du tour
web-glance-count = { $count } × { $what }
stroganov-web-glance-wishes =
    { $count ->
        [one] { $count } Souhait du Tsar en main
       *[other] { $count } Souhaits du Tsar en main
    }

## Titres des choix, et première de deux étapes

stroganov-heading-basic = Actions de base
stroganov-heading-advanced = Actions avancées
stroganov-heading-auxiliary = Actions supplémentaires
rurik-heading-bonus = Actions bonus
rurik-first-advisor = Conseiller { $number }
rurik-first-leader = Votre chef ({ $region })
rurik-first-troop = Une troupe ({ $region })
rurik-first-attack = Attaquer ({ $region })
rurik-first-build = Bâtir : { $structure }
first-tsar-heading-exchange = Échanger deux contre une
first-tsar-heading-free = Actions gratuites
first-tsar-first-boyar = Le boyard ({ $city })
first-tsar-first-warrior = Un guerrier ({ $city })

## Ce que les autres ont fait

table-playback = Ce que les autres ont joué
table-pause = Pause
table-faster = Vitesse
table-skip = Passer à maintenant

## Boutons et touches

table-fold = Replier les choix
table-queued = Pas de connexion. Votre coup sera envoyé dès qu’elle sera rétablie.
table-keys = Touches
table-key-choose = choisir une réponse
table-key-end = finir le tour
table-key-undo = annuler
table-key-hint = demander un conseil
table-key-walk = parcourir le plateau ; tout y est expliqué
table-key-keys = cette liste
table-close = Fermer
table-confirm-yes = Oui
table-confirm-no = Non, revenir

## Revoir une partie

table-turn = Tour
table-turn-back = Au tour précédent
table-turn-on = Au tour suivant
table-autoplay = Lecture automatique
table-speed = Vitesse
table-speed-slow = lente
table-speed-normal = normale
table-speed-fast = rapide
table-copy-moment = Copier le lien vers ce moment
table-confirm-resign = Abandonner ? Un robot jouera à votre place, et vous ne pourrez pas revenir.
table-confirm-abandon = Proposer de finir la partie sans vainqueur ?
table-confirm-leave = Quitter votre place ?

## Se retrouver

table-invite-title = Invitez vos amis
table-invite-hint = Envoyez-leur ce lien, ou faites-leur scanner le code. Qui l’ouvre peut prendre une place libre.
table-link = Lien
table-share = Partager
table-qr = Le lien sous forme de code QR
table-usual-rules = Les règles habituelles
table-options-differ = Ce qui change ici
table-option = { $label } : { $value }
table-option-off = sans « { $label } »
table-pace-live = En direct, sans pendule
table-pace-live-clock = En direct, { $time } chacun pour toute la partie
table-pace-days = Par correspondance, sans pendule
table-pace-days-clock = Par correspondance, { $time } pour chaque décision
table-sit-down = S’asseoir et jouer
table-use-name = Prendre ce nom
table-put-bot-in = Mettre un robot dans { $time }
table-next = Table suivante

## Robots

table-level = { $level } (classement { $rating })
bot-name-agrafena = Agrafena
bot-name-akulina = Akoulina
bot-name-darya = Daria
bot-name-demyan = Demian
bot-name-dobrynya = Dobrynia
bot-name-fyodor = Fiodor
bot-name-gavrila = Gavrila
bot-name-ilya = Ilia
bot-name-kuzma = Kouzma
bot-name-lyubava = Lioubava
bot-name-marfa = Marfa
bot-name-nikita = Nikita
bot-name-pelageya = Pélagueïa
bot-name-praskovya = Praskovia
bot-name-rodion = Rodion
bot-name-savva = Savva
bot-name-stepan = Stepan
bot-name-timofey = Timofeï
bot-name-ulyana = Ouliana
bot-name-varvara = Varvara
bot-name-vasilisa = Vassilissa
bot-name-yefrosinya = Efrossinia
bot-name-yemelyan = Emelian
bot-name-zabava = Zabava

## Préférences

preferences = Préférences
preferences-save = Enregistrer
preferences-saved = Vos préférences sont enregistrées.
preferences-of-account = Elles sont conservées avec votre compte, sur tous vos appareils.
preferences-of-guest = Elles sont conservées pour ce navigateur. Un compte les conserve sur tous vos appareils.
preferences-table = À la table
preferences-look = Apparence
preferences-turn = Quand c’est à vous
preference-speed = Vitesse à laquelle les coups sont montrés, y compris ceux des robots
preference-speed-slow = lente
preference-speed-normal = normale
preference-speed-fast = rapide
preference-speed-off = aussitôt, rien ne bouge
preference-auto_end = Finir mon tour de lui-même quand il n’y a plus rien à faire
preference-confirm = Demander confirmation avant d’abandonner, de proposer la fin de la partie ou de quitter une place
preference-zoom = Taille du plateau
preference-zoom-100 = dans la largeur
preference-zoom-125 = 125 %
preference-zoom-150 = 150 %
preference-theme = Couleurs
preference-theme-system = comme le système
preference-theme-light = claires
preference-theme-dark = sombres
preference-sound = Jouer un son
preference-notify = Afficher une notification quand la page est en arrière-plan
preference-unknown = « { $value } » n’est pas un choix pour « { $what } ».

regard-menu = Masquer, bloquer ou signaler
regard-mute = Masquer ses messages
regard-hear = Afficher ses messages
regard-block = Bloquer
regard-unblock = Débloquer
regard-report = Signaler à la personne qui gère le serveur : que s’est-il passé ?
regard-send = Envoyer le signalement
regard-help = Personne n’en est informé. Une personne bloquée ne peut ni rejoindre vos tables ni vous inviter, et vous ne voyez pas ses messages.
