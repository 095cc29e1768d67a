//! What is kept: people, sessions, tables, their logs and what was said there.
//!
//! One trait, two databases: a SQLite file and PostgreSQL, with one SQL text and one test suite.

pub mod access;
mod sql;
mod writer;

use std::future::Future;
use std::path::Path;
use std::pin::Pin;
use std::sync::Arc;

use tokio::sync::mpsc;

pub use access::Access;
pub use writer::Writer;

/// What a store answers, sooner or later.
pub type Answer<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Why the store did not do what it was asked.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: a name that is taken, or an entry that is written already.
    #[error("somebody else was first")]
    Taken,
    /// The address of a database that nothing here can open.
    #[error("{0:?} is not a database this server knows; write sqlite:FILE or postgres://…")]
    UnknownDatabase(String),
    /// The database failed.
    #[error("the database failed: {0}")]
    Database(#[from] sqlx::Error),
    /// The database has a schema this program cannot bring up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The folder of the database cannot be made.
    #[error("cannot make the folder of the database: {0}")]
    Folder(#[from] std::io::Error),
    /// The writer has stopped because the server stops.
    #[error("the server is stopping")]
    Stopping,
}

/// Somebody who plays: a guest, or the owner of an account.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    /// Never shown to others.
    pub id: String,
    /// The name the person plays under.
    pub name: String,
    /// The name of the account in lower case.
    pub login: Option<String>,
    /// The hash of the password.
    pub password: Option<String>,
}

/// One entry of a table's log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its number, from 1.
    pub seq: i64,
    /// When it was written, in milliseconds since 1970.
    pub at_ms: i64,
    /// The deed, as JSON.
    pub body: String,
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Whether it is listed on the home page.
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

/// An entry to be written, with all that changes by it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The entry; number 1 makes the table.
    pub entry: Entry,
    /// The table after it.
    pub row: Row,
    /// The people who sit there, if that changed.
    pub members: Option<Vec<String>>,
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

/// What another server at the same database did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// This table changed.
    Table(String),
    /// News may have been missed: every table may have changed.
    Gap,
}

/// Everything that is kept.
pub trait Store: access::Access + Send + Sync {
    /// Writes entries in one transaction. Each is written or not by itself: `false` where the table has moved on.
    fn append<'a>(&'a self, batch: &'a [Append]) -> Answer<'a, Vec<bool>>;
    /// The entries of a table after number `after`, in order.
    fn entries<'a>(&'a self, table: &'a str, after: i64) -> Answer<'a, Vec<Entry>>;
    /// Replaces the text of an entry, for people who want to be forgotten.
    fn rewrite<'a>(&'a self, table: &'a str, seq: i64, body: &'a str) -> Answer<'a, ()>;
    /// Replaces what lists show of a table, for people who want to be forgotten.
    fn redraw<'a>(&'a self, table: &'a str, card: &'a str) -> Answer<'a, ()>;

    /// The tables of a person, the newest change first.
    fn tables_of<'a>(&'a self, person: &'a str, limit: i64) -> Answer<'a, Vec<Listed>>;
    /// The listed tables of a stage, the newest change first.
    fn listed<'a>(&'a self, stage: &'a str, limit: i64) -> Answer<'a, Vec<Listed>>;
    /// Tables of a stage that have waited for a bot since `bots_ms`, or whose clock has run out.
    fn due<'a>(&'a self, stage: &'a str, now_ms: i64, bots_ms: i64, limit: i64) -> Answer<'a, Vec<String>>;

    /// Adds a line of chat and hands back its number.
    fn say<'a>(
        &'a self,
        table: &'a str,
        person: &'a str,
        name: &'a str,
        said: &'a str,
        at_ms: i64,
    ) -> Answer<'a, i64>;
    /// What was said at a table after line `after`: the newest `limit` lines, oldest first.
    fn chat<'a>(&'a self, table: &'a str, after: i64, limit: i64) -> Answer<'a, Vec<Said>>;

    /// Adds a person; [`StoreError::Taken`] if the account's name is taken.
    fn add_person<'a>(&'a self, person: &'a Person, now_ms: i64) -> Answer<'a, ()>;
    /// Changes name, login and password of a person; [`StoreError::Taken`] if the account's name is taken.
    fn change_person<'a>(&'a self, person: &'a Person) -> Answer<'a, ()>;
    /// The person of a login.
    fn person_by_login<'a>(&'a self, login: &'a str) -> Answer<'a, Option<Person>>;
    /// Forgets a person with all sessions, memberships and everything said.
    fn forget_person<'a>(&'a self, person: &'a str) -> Answer<'a, ()>;

    /// Begins a session.
    fn add_session<'a>(&'a self, hash: &'a str, person: &'a str, now_ms: i64) -> Answer<'a, ()>;
    /// Ends a session.
    fn end_session<'a>(&'a self, hash: &'a str) -> Answer<'a, ()>;
    /// The person of a session.
    fn person_of<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Person>>;

    /// Whether the database answers.
    fn alive(&self) -> Answer<'_, ()>;
    /// News from other servers, if the database can carry them.
    fn news(&self) -> Answer<'_, Option<mpsc::Receiver<News>>>;
    /// Closes every connection.
    fn close(&self) -> Answer<'_, ()>;
}

/// Opens the database of an address (`sqlite:FILE` or `postgres://…`), makes it if it is a file that does not exist,
/// and brings its schema up to date.
///
/// # Errors
/// If the address is of no known kind, or the database cannot be used.
pub async fn open(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    if url.starts_with("sqlite:") {
        return Ok(Arc::new(sql::Sqlite::open(url).await?));
    }
    if url.starts_with("postgres:") || url.starts_with("postgresql:") {
        return Ok(Arc::new(sql::Postgres::open(url).await?));
    }
    Err(StoreError::UnknownDatabase(url.to_owned()))
}

/// The file of a `sqlite:` address, if it is one.
fn sqlite_file(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or(path);
    (!path.is_empty() && path != ":memory:").then_some(Path::new(path))
}
