//! What is kept of a table: the entries of its log, its chat, and what lists show of it.

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 1.
    pub seq: i64,
    /// When it was written, in milliseconds since 1970.
    pub at_ms: i64,
    /// The deed, as JSON.
    pub body: String,
    /// What came of it, as JSON, if it changed the game.
    pub story: String,
    /// A number of its own, by which its writer recognises it.
    pub mark: i64,
}

/// A line of chat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Said {
    /// Its number at the table, from 1.
    pub number: i64,
    /// Who said it.
    pub person: String,
    /// The name of the speaker then.
    pub name: String,
    /// What was said.
    pub said: String,
}

/// A table in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listed {
    /// Its id.
    pub id: String,
    /// Its stage, as a word.
    pub stage: String,
    /// The person whose move it is, `bot`, or nothing.
    pub waits: String,
    /// What lists show, as JSON.
    pub card: String,
    /// When it last changed.
    pub changed_ms: i64,
}
