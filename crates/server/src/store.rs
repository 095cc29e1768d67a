//! What is kept: people, sessions, tables, their logs and what was said there.
//!
//! One trait, two databases: a SQLite file and PostgreSQL, with one SQL text and one test suite.

pub mod access;
mod backup;
mod cache;
mod sql;
mod writer;

pub use samovar_table::log::{Entry, Listed, Said};
use std::future::Future;
use std::io::{BufRead, Write};
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
    /// The database has no room for anything more.
    #[error("the database is full: {0}")]
    Full(#[source] sqlx::Error),
    /// The database can only be read.
    #[error("the database can only be read: {0}")]
    ReadOnly(#[source] sqlx::Error),
    /// The database does not answer, or not in time.
    #[error("the database does not answer: {0}")]
    Away(#[source] sqlx::Error),
    /// The database failed otherwise.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
    /// The database has a schema this program cannot bring up to date.
    #[error("the database cannot be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The folder of the database cannot be made.
    #[error("cannot make the folder of the database: {0}")]
    Folder(#[from] std::io::Error),
    /// A backup cannot be read or written.
    #[error("the file cannot be read or written: {0}")]
    File(#[source] std::io::Error),
    /// A backup cannot be used: the line and the reason.
    #[error("line {0} of the backup: {1}")]
    Backup(usize, String),
    /// A backup may only be put into an empty database.
    #[error("the database is not empty: --replace replaces everything in it")]
    NotEmpty,
    /// There is no database to be opened.
    #[error("there is no database {0}")]
    NoDatabase(String),
    /// The writer has stopped because the server stops.
    #[error("the server is stopping")]
    Stopping,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        use sqlx::Error::{Database, Io, PoolClosed, PoolTimedOut, Protocol, Tls, WorkerCrashed};
        let Database(fault) = &error else {
            return match error {
                Io(_) | PoolClosed | PoolTimedOut | Protocol(_) | Tls(_) | WorkerCrashed => {
                    StoreError::Away(error)
                }
                _ => StoreError::Database(error),
            };
        };
        let code = fault.code().unwrap_or_default().into_owned();
        // SQLite has numbers whose lowest byte is the kind, PostgreSQL five letters and digits.
        match (code.len(), code.as_str(), code.parse::<u32>().map(|number| number & 0xff)) {
            (5, "53100", _) => StoreError::Full(error),
            (5, "25006", _) => StoreError::ReadOnly(error),
            (5, "57P01" | "57P02" | "57P03" | "53300", _) => StoreError::Away(error),
            (5, code, _) if code.starts_with("08") => StoreError::Away(error),
            (1..=4, _, Ok(13)) => StoreError::Full(error),
            (1..=4, _, Ok(8)) => StoreError::ReadOnly(error),
            // Busy, locked, a fault of the disk, a file that cannot be opened.
            (1..=4, _, Ok(5 | 6 | 10 | 14)) => StoreError::Away(error),
            _ => StoreError::Database(error),
        }
    }
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

/// How far a table is.
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
    /// The edition of the log it goes on.
    pub edition: i64,
    /// The entry; number 1 makes the table.
    pub entry: Entry,
    /// The table after it.
    pub row: Row,
    /// The people who sit there, if that changed.
    pub members: Option<Vec<String>>,
    /// The position of the game after it, as JSON, if that changed.
    pub position: Option<String>,
}

/// An account in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Its name.
    pub name: String,
    /// When its person was first remembered.
    pub created_ms: i64,
    /// How many tables its person sits at.
    pub tables: i64,
}

/// What another server at the same database did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// This table has an entry of this number.
    Table(String, i64),
    /// At this table something was said.
    Chat(String, i64),
    /// This table is to be read again from the beginning, or is gone.
    Again(String),
    /// News may have been missed: every table may have changed.
    Gap,
}

/// Everything that is kept.
pub trait Store: access::Access + Send + Sync {
    /// Writes entries in one transaction. Each is written or not by itself: `false` where the table has moved on.
    fn append<'a>(&'a self, batch: &'a [Append]) -> Answer<'a, Vec<bool>>;
    /// The entries of a table after number `after`, in order.
    fn entries<'a>(&'a self, table: &'a str, after: i64) -> Answer<'a, Vec<Entry>>;
    /// How far a table is; `None` if there is no such table.
    fn head<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Head>>;
    /// The newest position of a table's game and the number of the entry that led to it.
    fn position<'a>(&'a self, table: &'a str) -> Answer<'a, Option<(i64, String)>>;
    /// What a bot thinks of a table's game, if that was kept.
    fn analysis<'a>(&'a self, table: &'a str) -> Answer<'a, Option<String>>;
    /// Keeps what a bot thinks of a table's game, in the place of what it thought before.
    fn keep_analysis<'a>(&'a self, table: &'a str, body: &'a str) -> Answer<'a, ()>;
    /// Replaces the texts of entries and what lists show of the table, for people who want to be forgotten. Every server
    /// reads the table again.
    fn rewrite<'a>(&'a self, table: &'a str, bodies: &'a [(i64, String)], card: &'a str) -> Answer<'a, ()>;
    /// Removes a table with all that belongs to it; `false` if there is none.
    fn remove_table<'a>(&'a self, table: &'a str) -> Answer<'a, bool>;

    /// Lets a server think for a table for so long; `false` while another one does. Where only one server can be, always.
    fn lease<'a>(&'a self, table: &'a str, node: &'a str, ms: i64) -> Answer<'a, bool>;
    /// Gives up everything a server has leased.
    fn release<'a>(&'a self, node: &'a str) -> Answer<'a, ()>;
    /// Whether several servers can share the database.
    fn is_shared(&self) -> bool;
    /// Says which people have which tables open at a server, for so long; all that it said before is forgotten.
    fn present<'a>(&'a self, node: &'a str, here: &'a [(String, String)], ms: i64) -> Answer<'a, ()>;
    /// The people who have one of these tables open at another server than this, by table.
    fn elsewhere<'a>(&'a self, node: &'a str, tables: &'a [String]) -> Answer<'a, Vec<(String, String)>>;
    /// The time by the clock of the database, if several servers share it.
    fn now_ms(&self) -> Answer<'_, Option<i64>>;

    /// The tables of a person, the newest change first.
    fn tables_of<'a>(&'a self, person: &'a str, limit: i64) -> Answer<'a, Vec<Listed>>;
    /// The listed tables of a stage, the newest change first.
    fn listed<'a>(&'a self, stage: &'a str, limit: i64) -> Answer<'a, Vec<Listed>>;
    /// Tables of a stage that have waited for a bot since `bots_ms`, or whose clock has run out, without those that another
    /// server than `node` has leased.
    fn due<'a>(
        &'a self,
        node: &'a str,
        stage: &'a str,
        now_ms: i64,
        bots_ms: i64,
        limit: i64,
    ) -> Answer<'a, Vec<String>>;

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

    /// All tables, the newest change first.
    fn all_tables(&self, limit: i64, after: i64) -> Answer<'_, Vec<Listed>>;
    /// All accounts by name.
    fn accounts(&self, limit: i64, after: i64) -> Answer<'_, Vec<Account>>;
    /// Writes everything that is kept at one moment, as text; hands back the number of rows.
    fn dump<'a>(&'a self, out: &'a mut (dyn Write + Send)) -> Answer<'a, u64>;
    /// Puts a backup into an empty database, or in the place of everything in it; all of it or nothing. Hands back the
    /// number of rows.
    fn restore<'a>(
        &'a self,
        lines: &'a mut (dyn BufRead + Send),
        replace: bool,
        now_ms: i64,
    ) -> Answer<'a, u64>;

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

/// Opens the database of an address as [`open`] does, but only if it is there already.
///
/// # Errors
/// As [`open`], and if there is no such file.
pub async fn open_existing(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    match sqlite_file(url) {
        Some(file) if !file.exists() => Err(StoreError::NoDatabase(file.display().to_string())),
        _ => open(url).await,
    }
}

/// The file of a `sqlite:` address, if it is one.
fn sqlite_file(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or(path);
    (!path.is_empty() && path != ":memory:").then_some(Path::new(path))
}
