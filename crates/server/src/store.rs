//! Storage: people, sessions, tables, their event logs and chat.
//!
//! The contract is split by concern: [`Log`], [`People`], [`Cluster`] and [`Admin`]; [`Store`] is all four. [`open`] answers
//! with a store in a SQLite file or in PostgreSQL. Both run the same SQL and the same tests.

mod admin;
mod backup;
mod cache;
mod cluster;
mod log;
mod people;
mod sql;
mod writer;

use std::path::Path;
use std::sync::Arc;

pub use admin::{Account, Admin};
pub use cluster::{Cluster, News};
pub use log::{Append, Entry, Head, Listed, Log, Row, Said};
pub use people::{Attempts, People, Person, Session, Stale, Swept, Token};
pub use writer::Writer;

/// The answer of a store.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was first: the name or key exists already.
    #[error("somebody else was first")]
    Taken,
    /// The address is neither SQLite's nor PostgreSQL's.
    #[error("{0:?} is not a database this server knows; write sqlite:FILE or postgres://…")]
    UnknownDatabase(String),
    /// The disk of the database is full.
    #[error("the database is full: {0}")]
    Full(#[source] sqlx::Error),
    /// The database is read-only.
    #[error("the database can only be read: {0}")]
    ReadOnly(#[source] sqlx::Error),
    /// The database cannot be reached, or did not answer in time.
    #[error("the database does not answer: {0}")]
    Away(#[source] sqlx::Error),
    /// Any other database error.
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
    /// The schema cannot be migrated.
    #[error("the database cannot be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// The folder of the SQLite file cannot be created.
    #[error("cannot make the folder of the database: {0}")]
    Folder(#[from] std::io::Error),
    /// A backup file cannot be read or written.
    #[error("the file cannot be read or written: {0}")]
    File(#[source] std::io::Error),
    /// A backup is invalid: the line number and the reason.
    #[error("line {0} of the backup: {1}")]
    Backup(usize, String),
    /// A backup is restored into an empty database unless told to replace everything.
    #[error("the database is not empty: --replace replaces everything in it")]
    NotEmpty,
    /// There is no such SQLite file.
    #[error("there is no database {0}")]
    NoDatabase(String),
    /// The writer has stopped because the server is shutting down.
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
        // SQLite's codes are numbers whose lowest byte is the kind; PostgreSQL's are five letters and digits.
        match (code.len(), code.as_str(), code.parse::<u32>().map(|number| number & 0xff)) {
            (5, "53100", _) => StoreError::Full(error),
            (5, "25006", _) => StoreError::ReadOnly(error),
            (5, "57P01" | "57P02" | "57P03" | "53300", _) => StoreError::Away(error),
            (5, code, _) if code.starts_with("08") => StoreError::Away(error),
            (1..=4, _, Ok(13)) => StoreError::Full(error),
            (1..=4, _, Ok(8)) => StoreError::ReadOnly(error),
            // Busy, locked, an I/O error, a file that cannot be opened.
            (1..=4, _, Ok(5 | 6 | 10 | 14)) => StoreError::Away(error),
            _ => StoreError::Database(error),
        }
    }
}

/// All of a store. Anything that implements the four concerns is one.
pub trait Store: Log + People + Cluster + Admin {}

impl<T: Log + People + Cluster + Admin> Store for T {}

/// Opens a database (`sqlite:FILE` or `postgres://…`) and migrates its schema. A missing SQLite file is created.
///
/// # Errors
/// If the address is of an unknown kind, or the database cannot be opened or migrated.
pub async fn open(url: &str) -> Result<Arc<dyn Store>> {
    Ok(Arc::new(sql::SqlStore::open(url).await?))
}

/// Like [`open`], but never creates a database.
///
/// # Errors
/// As [`open`], and if there is no such file.
pub async fn open_existing(url: &str) -> Result<Arc<dyn Store>> {
    match sqlite_file(url) {
        Some(file) if !file.exists() => Err(StoreError::NoDatabase(file.display().to_string())),
        _ => open(url).await,
    }
}

/// The path in a `sqlite:` address, if it names a file.
fn sqlite_file(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or(path);
    (!path.is_empty() && path != ":memory:").then_some(Path::new(path))
}
