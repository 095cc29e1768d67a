### Qui entre : l’interface pour les programmes, les jetons, les sessions, les limites.

api-no-route = Il n’y a rien à cette adresse. /openapi.json dit ce qu’il y a.
api-no-method = Cette adresse ne répond pas à cette méthode.
api-no-token = Il faut un jeton : envoyez « Authorization: Bearer samovar_… », avec un jeton créé sur la page du compte.
api-bad-token = Ce jeton n’est pas valable. Peut-être a-t-il été révoqué ; créez-en un autre sur la page du compte.
api-bad-query = La requête est illisible : { $reason }
api-bad-body = Le corps est illisible : { $reason }
api-not-json = Le corps doit être du JSON : envoyez « Content-Type: application/json ».
api-body-too-long = Le corps est trop long.
api-bad-options = Le jeu n’accepte pas ces options.
api-bad-clock = Une pendule compte de 1 à { $most } secondes.
api-one-seat = Un compte prend une seule place à une table.
api-no-bot = Il n’y a pas de robot « { $level } » ; il y a : { $allowed }.
api-level-of-bot = Seul un robot a un niveau.
api-too-long = « { $field } » est trop long : au plus { $most } caractères.
api-nothing-said = Cette ligne est vide.
api-too-many = Trop de requêtes. Réessayez dans { $seconds } s.
api-too-many-streams = Trop de flux d’événements sont ouverts. Fermez-en un d’abord.
api-too-slow = Cela a mis trop de temps à arriver.

account-too-many-attempts =
    { $seconds ->
        [one] Trop de tentatives. Réessayez dans { $seconds } seconde.
       *[other] Trop de tentatives. Réessayez dans { $seconds } secondes.
    }
account-too-many-tokens = Vous avez atteint le nombre maximal de jetons. Révoquez-en un d’abord.
account-needs-account = Seul un compte peut avoir des jetons. Choisissez d’abord un nom et un mot de passe.
account-guest-password = Vous jouez en invité : seul un compte a un mot de passe.
account-name-invisible = Ce nom contient un caractère invisible. Saisissez-le de nouveau sans ce caractère.
account-name-mixed = Ce nom mélange des lettres de plusieurs écritures et pourrait être pris pour un autre. Utilisez les lettres d’une seule écriture.
account-name-of-account = Ce nom est celui d’un compte ou lui ressemble. Connectez-vous si c’est le vôtre, ou choisissez un autre nom.
server-unknown-host = Ce serveur ne se connaît pas sous le nom « { $host } ». La personne qui le gère peut indiquer son adresse avec --origin, par exemple --origin https://tea.example, ou son nom avec --known-host.

web-tokens = Programmes
web-tokens-help = Avec un jeton, un programme peut jouer pour vous, en votre nom. Quiconque le possède peut en faire autant : gardez-le pour vous et révoquez-le quand vous n’en avez plus besoin.
web-token-label = À quoi il sert
web-token-make = Créer un jeton
web-token-new = Votre nouveau jeton. Il n’est montré que cette fois :
web-token-used = dernière utilisation : { $when }
web-token-unused = jamais utilisé
web-token-end = Révoquer
web-change-password = Changer le mot de passe
web-change-password-help = Tous les autres navigateurs sont déconnectés et tous les jetons de programmes prennent fin.
web-password-new = Nouveau mot de passe
web-password-changed = Votre mot de passe est changé. Tous les autres navigateurs sont déconnectés et tous les jetons de programmes ont pris fin.
web-sessions = Vos connexions
web-session-here = ce navigateur
web-session-seen = vu : { $when }
web-session-end = Déconnecter
web-session-end-others = Déconnecter toutes les autres
web-unknown-browser = Navigateur inconnu
web-days-ago =
    { $days ->
        [0] aujourd’hui
        [1] hier
       *[other] il y a { $days } jours
    }
