//! People and how they sign in: sessions, tokens for programs, password attempts.

use async_trait::async_trait;

use super::Result;

/// A player: a guest, or the owner of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Never shown to others.
    pub id: String,
    /// The name shown to others.
    pub name: String,
    /// The account's name in lower case; `None` for a guest.
    pub login: Option<String>,
    /// The hash of the password.
    pub password: Option<String>,
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

/// People, sessions, tokens and password attempts.
#[async_trait]
pub trait People: Send + Sync {
    /// Adds a person; [`StoreError::Taken`](super::StoreError::Taken) if the login is taken.
    async fn add_person(&self, person: &Person, now_ms: i64) -> Result<()>;
    /// Changes a person's name, login and password; [`StoreError::Taken`](super::StoreError::Taken) if the login is taken.
    async fn change_person(&self, person: &Person) -> Result<()>;
    /// The person with a login.
    async fn person_by_login(&self, login: &str) -> Result<Option<Person>>;
    /// Removes a person with all their sessions, memberships and chat.
    async fn forget_person(&self, person: &str) -> Result<()>;

    /// Begins a session.
    async fn add_session(&self, hash: &str, person: &str, now_ms: i64) -> Result<()>;
    /// Ends a session.
    async fn end_session(&self, hash: &str) -> Result<()>;
    /// The person of a session.
    async fn person_of(&self, hash: &str) -> Result<Option<Person>>;
    /// The sessions of a person, last used first.
    async fn sessions_of(&self, person: &str) -> Result<Vec<Session>>;
    /// Ends every session of a person but one.
    async fn end_other_sessions(&self, person: &str, hash: &str) -> Result<()>;
    /// Records that a session was used, and by which browser.
    async fn touch_session(&self, hash: &str, now_ms: i64, agent: &str) -> Result<()>;

    /// Adds a token of a person.
    async fn add_token(&self, hash: &str, person: &str, token: &Token) -> Result<()>;
    /// The tokens of a person, newest first.
    async fn tokens_of(&self, person: &str) -> Result<Vec<Token>>;
    /// Ends a token of a person; `false` if they have none with this id.
    async fn end_token(&self, person: &str, id: &str) -> Result<bool>;
    /// The person a token acts for.
    async fn person_of_token(&self, hash: &str) -> Result<Option<Person>>;
    /// Records that a token was used.
    async fn touch_token(&self, hash: &str, now_ms: i64) -> Result<()>;

    /// The attempts on a target.
    async fn attempts(&self, target: &str) -> Result<Attempts>;
    /// Replaces the attempts on a target; `false` if they are no longer what they were `before`.
    async fn set_attempts(&self, target: &str, before: Attempts, after: Attempts) -> Result<bool>;

    /// Removes whatever is stale.
    async fn sweep(&self, stale: Stale) -> Result<Swept>;
}
