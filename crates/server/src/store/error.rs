//! Why a store fails.

use std::path::PathBuf;
use std::sync::Arc;

/// The answer of a store.
pub type Result<T, E = StoreError> = std::result::Result<T, E>;

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum StoreError {
    /// Somebody else was first: the name or key exists already.
    #[error("somebody else was first")]
    Taken,
    #[error("{0:?} is not a database this server knows; write sqlite:FILE or postgres://…")]
    UnknownDatabase(String),
    #[error("the database is full: {0}")]
    Full(#[source] sqlx::Error),
    #[error("the database can only be read: {0}")]
    ReadOnly(#[source] sqlx::Error),
    /// The database cannot be reached, or did not answer in time.
    #[error("the database does not answer: {0}")]
    Away(#[source] sqlx::Error),
    /// What is in the file is not what was written.
    #[error("the database is damaged, restore a backup: {0}")]
    Damaged(#[source] sqlx::Error),
    #[error("the database failed: {0}")]
    Database(#[source] sqlx::Error),
    #[error("the database cannot be brought up to date: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    #[error("cannot make the file of the database or its folder: {0}")]
    Folder(#[from] std::io::Error),
    #[error("{0} is no longer the file that was opened: put it back, or start the server again")]
    Replaced(PathBuf),
    #[error("the file cannot be read or written: {0}")]
    File(#[source] std::io::Error),
    #[error("line {0} of the backup: {1}")]
    Backup(usize, String),
    #[error("the database is not empty: --replace replaces everything in it")]
    NotEmpty,
    #[error("there is no database {0}")]
    NoDatabase(String),
    /// The writer has stopped because the server is shutting down.
    #[error("the server is stopping")]
    Stopping,
    /// What a check of the database's health found a moment ago.
    #[error("{0}")]
    Unhealthy(Arc<StoreError>),
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
            (1..=4, _, Ok(11 | 26)) => StoreError::Damaged(error),
            // Busy, locked, an I/O error, a file that cannot be opened.
            (1..=4, _, Ok(5 | 6 | 10 | 14)) => StoreError::Away(error),
            _ => StoreError::Database(error),
        }
    }
}
