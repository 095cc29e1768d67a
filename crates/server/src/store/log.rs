//! The event log of each table, its latest position, the lists of tables, and chat.

use async_trait::async_trait;
pub use samovar_table::log::{Entry, Listed, Said};

use super::Result;

/// How far a table's log goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The number of its last entry.
    pub seq: i64,
    /// Changes when the log is rewritten.
    pub edition: i64,
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Whether the home page lists it.
    pub listed: bool,
    /// Its stage, as a word.
    pub stage: String,
    /// The person whose move it is, `bot`, or nothing.
    pub waits: String,
    /// When a clock runs out; 0 is never.
    pub due_ms: i64,
    /// What lists show, as JSON.
    pub card: String,
}

/// An entry to be written, with everything that changes with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The edition of the log that it continues.
    pub edition: i64,
    /// The entry; number 1 creates the table.
    pub entry: Entry,
    /// The table after it.
    pub row: Row,
    /// The people at the table, if they changed.
    pub members: Option<Vec<String>>,
    /// The position after it, as JSON, if it changed.
    pub position: Option<String>,
}

/// Tables and their event logs.
#[async_trait]
pub trait Log: Send + Sync {
    /// Writes entries in one transaction. An entry whose table has moved on is skipped and answered with `false`; the others
    /// are still written.
    async fn append(&self, batch: &[Append]) -> Result<Vec<bool>>;
    /// The entries of a table after number `after`, in order.
    async fn entries(&self, table: &str, after: i64) -> Result<Vec<Entry>>;
    /// How far a table's log goes; `None` if there is no such table.
    async fn head(&self, table: &str) -> Result<Option<Head>>;
    /// The latest position of a table and the number of the entry that led to it.
    async fn position(&self, table: &str) -> Result<Option<(i64, String)>>;
    /// The stored analysis of a table's game.
    async fn analysis(&self, table: &str) -> Result<Option<String>>;
    /// Stores the analysis of a table's game in place of any older one.
    async fn keep_analysis(&self, table: &str, body: &str) -> Result<()>;
    /// Replaces the bodies of entries and the table's card, so that a person can be forgotten. Starts a new edition of the log,
    /// which makes every server reload the table.
    async fn rewrite(&self, table: &str, bodies: &[(i64, String)], card: &str) -> Result<()>;
    /// Removes a table with everything that belongs to it; `false` if there is none.
    async fn remove_table(&self, table: &str) -> Result<bool>;

    /// The tables of a person, latest change first.
    async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<Listed>>;
    /// The listed tables of a stage, latest change first.
    async fn listed(&self, stage: &str, limit: i64) -> Result<Vec<Listed>>;

    /// Adds a line of chat and returns its number.
    async fn say(&self, table: &str, person: &str, name: &str, said: &str, at_ms: i64) -> Result<i64>;
    /// The newest `limit` lines of a table's chat after line `after`, oldest first.
    async fn chat(&self, table: &str, after: i64, limit: i64) -> Result<Vec<Said>>;
}
