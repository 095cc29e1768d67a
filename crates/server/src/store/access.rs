//! Who gets in: tokens for programs, sessions, password attempts.

use super::{Answer, Person};

/// A token by which a program speaks for an account. The token itself is nowhere, only its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Token {
    /// What the account page calls it.
    pub id: String,
    /// What its owner calls it.
    pub label: String,
    /// When it was made.
    pub created_ms: i64,
    /// About when it was last used; 0 is never.
    pub used_ms: i64,
}

/// A browser that is signed in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of its token.
    pub hash: String,
    /// When it began.
    pub created_ms: i64,
    /// About when it was last used.
    pub seen_ms: i64,
    /// What the browser calls itself.
    pub agent: String,
}

/// The wrong passwords that were tried for an account or from an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Attempts {
    /// How many there were since the last right one.
    pub failed: i64,
    /// When the next may be made.
    pub until_ms: i64,
    /// When the last was made.
    pub last_ms: i64,
}

/// What a clean-up removed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Swept {
    /// Sessions nobody used for too long.
    pub sessions: u64,
    /// Guests who sit at no table and have not been here for long.
    pub guests: u64,
    /// Attempts that count no more.
    pub attempts: u64,
}

/// From when on things are too old to be kept, in milliseconds since 1970.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Stale {
    /// Sessions not used since.
    pub sessions_ms: i64,
    /// Guests not seen since.
    pub guests_ms: i64,
    /// Attempts not made since.
    pub attempts_ms: i64,
}

/// Everything that is kept of who gets in.
pub trait Access {
    /// Adds a token of a person.
    fn add_token<'a>(&'a self, hash: &'a str, person: &'a str, token: &'a Token) -> Answer<'a, ()>;
    /// The tokens of a person, the newest first.
    fn tokens_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<Token>>;
    /// Ends a token of a person; `false` if there is none of this id.
    fn end_token<'a>(&'a self, person: &'a str, id: &'a str) -> Answer<'a, bool>;
    /// The person a token speaks for.
    fn person_of_token<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Person>>;
    /// Notes that a token was used.
    fn touch_token<'a>(&'a self, hash: &'a str, now_ms: i64) -> Answer<'a, ()>;

    /// The sessions of a person, the last used first.
    fn sessions_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<Session>>;
    /// Ends every session of a person but one.
    fn end_other_sessions<'a>(&'a self, person: &'a str, hash: &'a str) -> Answer<'a, ()>;
    /// Notes that a session was used, and by what.
    fn touch_session<'a>(&'a self, hash: &'a str, now_ms: i64, agent: &'a str) -> Answer<'a, ()>;

    /// The attempts on a target.
    fn attempts<'a>(&'a self, target: &'a str) -> Answer<'a, Attempts>;
    /// Replaces the attempts on a target; `false` if somebody else did so meanwhile.
    fn set_attempts<'a>(&'a self, target: &'a str, before: Attempts, after: Attempts) -> Answer<'a, bool>;

    /// How many tables there are of each stage.
    fn count_tables(&self) -> Answer<'_, Vec<(String, i64)>>;
    /// Removes what is too old to be kept.
    fn sweep(&self, stale: Stale) -> Answer<'_, Swept>;
}
