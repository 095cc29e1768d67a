### Kdo smí dovnitř: rozhraní pro programy, tokeny, přihlášení, meze.

api-no-route = Na této adrese nic není. Co tu je, říká /openapi.json.
api-no-method = Tato adresa na tuto metodu neodpovídá.
api-no-token = K tomu je třeba token: pošlete „Authorization: Bearer samovar_…“ s tokenem vytvořeným na stránce účtu.
api-bad-token = Tento token neplatí. Možná byl zrušen; vytvořte si na stránce účtu jiný.
api-bad-query = Dotaz nelze přečíst: { $reason }
api-bad-body = Tělo nelze přečíst: { $reason }
api-not-json = Tělo musí být JSON: pošlete „Content-Type: application/json“.
api-body-too-long = Tělo je příliš dlouhé.
api-bad-options = Hra tyto volby nepřijímá.
api-bad-clock = Hodiny mají 1 až { $most } sekund.
api-one-seat = Účet zaujme u stolu jen jedno místo.
api-no-bot = Bot „{ $level }“ tu není; jsou tu: { $allowed }.
api-level-of-bot = Úroveň má jen bot.
api-too-long = „{ $field }“ je příliš dlouhé: nejvýš { $most } znaků.
api-nothing-said = Ten řádek je prázdný.
api-too-many = Příliš mnoho požadavků. Zkuste to znovu za { $seconds } s.
api-too-many-streams = Je otevřeno příliš mnoho proudů událostí. Nejdřív některý zavřete.
api-too-slow = To přicházelo příliš dlouho.

account-too-many-attempts =
    { $seconds ->
        [one] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekundu.
        [few] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekundy.
       *[other] Příliš mnoho pokusů. Zkuste to znovu za { $seconds } sekund.
    }
account-too-many-tokens = Dosáhli jste nejvyššího počtu tokenů. Nejdřív některý zrušte.
account-needs-account = Tokeny může mít jen účet. Nejdřív si zvolte jméno a heslo.
account-guest-password = Hrajete jako host: heslo má jen účet.
account-name-invisible = Toto jméno obsahuje znak, který není vidět. Napište ho prosím znovu bez něj.
account-name-mixed = Toto jméno míchá písmena různých písem a dalo by se zaměnit s jiným. Použijte prosím písmena jednoho písma.
account-name-of-account = Toto jméno patří účtu nebo se mu podobá. Je-li vaše, přihlaste se; jinak si zvolte jiné.
server-unknown-host = Tento server se pod jménem „{ $host }“ nezná. Kdo ho provozuje, může uvést jeho adresu pomocí --origin, například --origin https://tea.example, nebo jméno pomocí --known-host.

web-tokens = Programy
web-tokens-help = S tokenem může program hrát za vás a vaším jménem. Kdo ho má, může totéž: nechte si ho pro sebe, a když ho už nepotřebujete, zrušte ho.
web-token-label = K čemu je
web-token-make = Vytvořit token
web-token-new = Váš nový token. Ukáže se jen tentokrát:
web-token-used = naposledy použit { $when }
web-token-unused = dosud nepoužit
web-token-end = Zrušit
web-change-password = Změnit heslo
web-change-password-help = Všechny ostatní prohlížeče se odhlásí a všechny tokeny programů skončí.
web-password-new = Nové heslo
web-password-changed = Heslo je změněno. Všechny ostatní prohlížeče jsou odhlášeny a všechny tokeny programů skončily.
web-sessions = Kde jste přihlášeni
web-session-here = tento prohlížeč
web-session-seen = naposledy { $when }
web-session-end = Odhlásit
web-session-end-others = Odhlásit všechna ostatní
web-unknown-browser = Neznámý prohlížeč
web-days-ago =
    { $days ->
        [0] dnes
        [one] včera
       *[other] před { $days } dny
    }
