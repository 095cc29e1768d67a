//! People and how they sign in: sessions, tokens for programs, password attempts.

use super::postgres::{person_news, session_news};
use super::{Credential, Fetched, Result, Store, StoreError, Tie, args, taken};
use crate::names::look;
use samovar_table::model::Regard;

/// A player: a guest, or the owner of an account.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Person {
    /// Never shown to others.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// The account's name in lower case; `None` for a guest.
    pub login: Option<String>,
    /// The hash of the password.
    pub password: Option<String>,
    /// What the person prefers, as words; empty for who never chose.
    pub preferences: String,
    /// The people whom the person has muted or blocked; only known of who asks.
    pub aside: Vec<(String, Regard)>,
}

impl Person {
    /// What the name of an account looks like; nothing for a guest.
    fn look(&self) -> Option<String> {
        self.login.as_ref().map(|_| look(&self.name))
    }
}

/// A token by which a program acts for an account. Only its hash is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// Its id on the account page.
    pub id: String,
    /// The label its owner gave it.
    pub label: String,
    /// When it was created.
    pub created_ms: i64,
    /// About when it was last used; 0 is never.
    pub used_ms: i64,
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of its cookie's token.
    pub hash: String,
    /// When it began.
    pub created_ms: i64,
    /// About when it was last used.
    pub seen_ms: i64,
    /// The browser's user agent.
    pub agent: String,
}

/// The wrong passwords tried for an account or from an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attempts {
    /// Wrong passwords since the last right one.
    pub failed: i64,
    /// When the next attempt is allowed.
    pub until_ms: i64,
    /// When the last attempt was made.
    pub last_ms: i64,
}

/// What a clean-up removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Expired sessions.
    pub sessions: u64,
    /// Guests who sit at no table and have not been seen for long.
    pub guests: u64,
    /// Attempts that no longer count.
    pub attempts: u64,
    /// Tables at which lessons were taught.
    pub lessons: u64,
}

/// What a clean-up removes: anything last used before these times, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale {
    /// For sessions.
    pub sessions_ms: i64,
    /// For guests.
    pub guests_ms: i64,
    /// For attempts.
    pub attempts_ms: i64,
}

const ADD_PERSON: &str = "INSERT INTO person (id, name, login, password, preferences, created_ms, seen_ms, look) \
    VALUES ($1, $2, $3, $4, $5, $6, $6, $7)";
// The look of an account is noted with its name; it stays as it was noted while the name does.
const CHANGE_PERSON: &str = "UPDATE person SET name = $2, login = $3, password = $4, \
    look = CASE WHEN login = $3 THEN look ELSE $5 END WHERE id = $1";
const KNOW_PLACE: &str = "INSERT INTO known_place (person, place, seen_ms) VALUES ($1, $2, $3) \
    ON CONFLICT (person, place) DO UPDATE SET seen_ms = excluded.seen_ms";
const KNOWS_PLACE: &str = "SELECT k.person FROM known_place k JOIN person p ON p.id = k.person \
    WHERE p.login = $1 AND k.place = $2";
const FORGET: &[&str] = &[
    "DELETE FROM session WHERE person = $1",
    "DELETE FROM member WHERE person = $1",
    "DELETE FROM chat WHERE person = $1",
    "DELETE FROM presence WHERE person = $1",
    "DELETE FROM regard WHERE other = $1",
    "DELETE FROM report WHERE person = $1 OR other = $1",
    "DELETE FROM person WHERE id = $1",
];
const OF_SESSION: &str = "SELECT p.id, p.name, p.login, p.password, p.preferences FROM person p \
    JOIN session s ON s.person = p.id WHERE s.hash = $1";
const SESSIONS_OF: &str = "SELECT hash, created_ms, seen_ms, agent FROM session WHERE person = $1 \
    ORDER BY seen_ms DESC, created_ms DESC, hash";
const ADD_TOKEN: &str = "INSERT INTO api_token (hash, id, person, label, created_ms, used_ms) \
    VALUES ($1, $2, $3, $4, $5, $6)";
const TOKENS_OF: &str = "SELECT id, label, created_ms, used_ms FROM api_token WHERE person = $1 \
    ORDER BY created_ms DESC, id";
const OF_TOKEN: &str = "SELECT p.id, p.name, p.login, p.password, p.preferences FROM person p \
    JOIN api_token t ON t.person = p.id WHERE t.hash = $1";
const FIRST_ATTEMPT: &str = "INSERT INTO attempt (target, failed, until_ms, last_ms) VALUES ($1, $2, $3, $4) \
    ON CONFLICT DO NOTHING";
const NEXT_ATTEMPT: &str = "UPDATE attempt SET failed = $2, until_ms = $3, last_ms = $4 \
    WHERE target = $1 AND failed = $5 AND last_ms = $6";
const SWEEP_GUESTS: &str = "DELETE FROM person WHERE login IS NULL AND created_ms < $1 \
    AND NOT EXISTS (SELECT 1 FROM member m WHERE m.person = person.id) \
    AND NOT EXISTS (SELECT 1 FROM session s WHERE s.person = person.id AND (s.seen_ms >= $1 OR s.created_ms >= $1))";
const SWEEP_SESSIONS: &str = "DELETE FROM session WHERE seen_ms < $1 AND created_ms < $1";
const SWEEP_ATTEMPTS: &str = "DELETE FROM attempt WHERE last_ms < $1 AND until_ms < $1";

impl Store {
    /// Adds a person; [`StoreError::Taken`] if the login is taken.
    pub async fn add_person(&self, person: &Person, now_ms: i64) -> Result<()> {
        let Person { id, name, login, password, preferences, .. } = person;
        let look = person.look();
        let args = args![*id, *name, *login, *password, *preferences, now_ms, look];
        self.run(ADD_PERSON, args).await.map_err(taken)
    }

    /// Changes a person's name, login and password, but not the preferences; [`StoreError::Taken`] if the
    /// login is taken.
    pub async fn change_person(&self, person: &Person) -> Result<()> {
        let look = person.look();
        let args = args![person.id, person.name, person.login, person.password, look];
        self.run(CHANGE_PERSON, args).await.map_err(taken)?;
        self.forget(&person.id).await
    }

    /// Notes what accounts look like that were made before that was noted. Of those that look alike one is noted.
    pub(super) async fn note_looks(&self) -> Result<()> {
        let sql = "SELECT id, name FROM person WHERE login IS NOT NULL AND look IS NULL";
        let accounts: Vec<(String, String)> =
            self.all(sql, &[], |row| Ok((row.get(0)?, row.get(1)?))).await?;
        for (id, name) in accounts {
            let sql = "UPDATE person SET look = $2 WHERE id = $1";
            match self.run(sql, args![id, look(&name)]).await.map_err(taken) {
                Ok(()) | Err(StoreError::Taken) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }

    /// The person whose account has this look.
    pub async fn person_looking(&self, look: &str) -> Result<Option<String>> {
        self.one("SELECT id FROM person WHERE look = $1", args![look], |row| row.get(0)).await
    }

    /// Notes that a person signed in at a place.
    pub async fn know_place(&self, person: &str, place: &str, now_ms: i64) -> Result<()> {
        self.run(KNOW_PLACE, args![person, place, now_ms]).await
    }

    /// Whether the owner of an account has signed in at a place.
    pub async fn knows_place(&self, login: &str, place: &str) -> Result<bool> {
        let known: Option<String> = self.one(KNOWS_PLACE, args![login, place], |row| row.get(0)).await?;
        Ok(known.is_some())
    }

    /// Forgets where a person has signed in.
    pub async fn forget_places(&self, person: &str) -> Result<()> {
        self.run("DELETE FROM known_place WHERE person = $1", args![person]).await
    }

    /// Changes what a person prefers.
    pub async fn set_preferences(&self, person: &str, preferences: &str) -> Result<()> {
        let sql = "UPDATE person SET preferences = $2 WHERE id = $1";
        self.run(sql, args![person, preferences]).await?;
        self.forget(person).await
    }

    /// The person with a login.
    pub async fn person_by_login(&self, login: &str) -> Result<Option<Person>> {
        let sql = "SELECT id, name, login, password, preferences FROM person WHERE login = $1";
        self.one(sql, args![login], person).await
    }

    /// Removes a person with all their sessions, memberships and chat.
    pub async fn forget_person(&self, person: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        for sql in FORGET {
            transaction.run(*sql, args![person]).await?;
        }
        transaction.notify(&person_news(person)).await?;
        transaction.commit().await?;
        self.sessions.forget(person);
        Ok(())
    }

    /// Begins a session.
    pub async fn add_session(&self, hash: &str, person: &str, now_ms: i64) -> Result<()> {
        let sql = "INSERT INTO session (hash, person, created_ms) VALUES ($1, $2, $3)";
        self.run(sql, args![hash, person, now_ms]).await.map_err(taken)
    }

    /// Ends a session.
    pub async fn end_session(&self, hash: &str) -> Result<()> {
        self.run("DELETE FROM session WHERE hash = $1", args![hash]).await?;
        self.sessions.forget_session(hash);
        self.notify(&session_news(hash)).await
    }

    /// The person of a session.
    pub async fn person_of(&self, hash: &str) -> Result<Option<Person>> {
        self.cached(OF_SESSION, hash).await
    }

    /// The sessions of a person, last used first.
    pub async fn sessions_of(&self, person: &str) -> Result<Vec<Session>> {
        self.all(SESSIONS_OF, args![person], session).await
    }

    /// Ends every session of a person but one.
    pub async fn end_other_sessions(&self, person: &str, hash: &str) -> Result<()> {
        let sql = "DELETE FROM session WHERE person = $1 AND hash <> $2";
        self.run(sql, args![person, hash]).await?;
        self.forget(person).await
    }

    /// Records that a session was used, and by which browser.
    pub async fn touch_session(&self, hash: &str, now_ms: i64, agent: &str) -> Result<()> {
        let sql = "UPDATE session SET seen_ms = $2, agent = $3 WHERE hash = $1";
        self.run(sql, args![hash, now_ms, agent]).await
    }

    /// Adds a token of a person.
    pub async fn add_token(&self, hash: &str, person: &str, token: &Token) -> Result<()> {
        let args = args![hash, token.id, person, token.label, token.created_ms, token.used_ms];
        self.run(ADD_TOKEN, args).await.map_err(taken)
    }

    /// The tokens of a person, newest first.
    pub async fn tokens_of(&self, person: &str) -> Result<Vec<Token>> {
        self.all(TOKENS_OF, args![person], token).await
    }

    /// Ends a token of a person; `false` if they have none with this id.
    pub async fn end_token(&self, person: &str, id: &str) -> Result<bool> {
        let sql = "DELETE FROM api_token WHERE person = $1 AND id = $2";
        let ended = self.change(sql, args![person, id]).await?;
        self.forget(person).await?;
        Ok(ended > 0)
    }

    /// Ends every token of a person.
    pub async fn end_tokens(&self, person: &str) -> Result<()> {
        self.run("DELETE FROM api_token WHERE person = $1", args![person]).await?;
        self.forget(person).await
    }

    /// The person behind a session or token.
    pub async fn holder(&self, credential: &Credential) -> Result<Option<Person>> {
        match credential {
            Credential::Session(hash) => self.person_of(hash).await,
            Credential::Token(hash) => self.person_of_token(hash).await,
        }
    }

    /// Ties something to a person's session or token: it is woken whenever that may have ended.
    pub fn tie(&self, credential: &Credential, person: &str) -> Tie {
        self.sessions.ties.tie(credential.hash(), person)
    }

    /// The person a token acts for.
    pub async fn person_of_token(&self, hash: &str) -> Result<Option<Person>> {
        self.cached(OF_TOKEN, hash).await
    }

    /// Records that a token was used.
    pub async fn touch_token(&self, hash: &str, now_ms: i64) -> Result<()> {
        let sql = "UPDATE api_token SET used_ms = $2 WHERE hash = $1";
        self.run(sql, args![hash, now_ms]).await
    }

    /// The attempts on a target.
    pub async fn attempts(&self, target: &str) -> Result<Attempts> {
        let sql = "SELECT failed, until_ms, last_ms FROM attempt WHERE target = $1";
        Ok(self.one(sql, args![target], attempts).await?.unwrap_or_default())
    }

    /// Replaces the attempts on a target; `false` if they are no longer what they were `before`.
    pub async fn set_attempts(&self, target: &str, before: Attempts, after: Attempts) -> Result<bool> {
        let Attempts { failed, until_ms, last_ms } = after;
        let args = args![target, failed, until_ms, last_ms, before.failed, before.last_ms];
        let changed = if before == Attempts::default() {
            self.change(FIRST_ATTEMPT, &args[..4]).await?
        } else {
            self.change(NEXT_ATTEMPT, args).await?
        };
        Ok(changed > 0)
    }

    /// Removes whatever is stale.
    pub async fn sweep(&self, stale: Stale) -> Result<Swept> {
        let swept = Swept {
            guests: self.change(SWEEP_GUESTS, args![stale.guests_ms]).await?,
            sessions: self.change(SWEEP_SESSIONS, args![stale.sessions_ms]).await?,
            attempts: self.change(SWEEP_ATTEMPTS, args![stale.attempts_ms]).await?,
            lessons: 0,
        };
        self.run("DELETE FROM known_place WHERE seen_ms < $1", args![stale.sessions_ms]).await?;
        self.sessions.forget_all();
        Ok(swept)
    }
}

impl Store {
    /// The person of a session or token, from the cache or by this query.
    async fn cached(&self, sql: &'static str, hash: &str) -> Result<Option<Person>> {
        let changes = match self.sessions.find(hash) {
            Ok(person) => return Ok(Some(person)),
            Err(changes) => changes,
        };
        let mut person = self.one(sql, args![hash], person).await?;
        if let Some(person) = &mut person {
            person.aside = self.regards_of(&person.id).await?;
            self.sessions.keep(hash, person, changes);
        }
        Ok(person)
    }

    /// Drops a person from every server's cache.
    pub(super) async fn forget(&self, person: &str) -> Result<()> {
        self.sessions.forget(person);
        self.notify(&person_news(person)).await
    }
}

fn person(row: &Fetched) -> Result<Person> {
    Ok(Person {
        id: row.get(0)?,
        name: row.get(1)?,
        login: row.get(2)?,
        password: row.get(3)?,
        preferences: row.get(4)?,
        aside: Vec::new(),
    })
}

fn session(row: &Fetched) -> Result<Session> {
    Ok(Session { hash: row.get(0)?, created_ms: row.get(1)?, seen_ms: row.get(2)?, agent: row.get(3)? })
}

fn token(row: &Fetched) -> Result<Token> {
    Ok(Token { id: row.get(0)?, label: row.get(1)?, created_ms: row.get(2)?, used_ms: row.get(3)? })
}

fn attempts(row: &Fetched) -> Result<Attempts> {
    Ok(Attempts { failed: row.get(0)?, until_ms: row.get(1)?, last_ms: row.get(2)? })
}
