//! What administrators do: lists, counts, backups, health.

use std::io::{BufRead, Write};

use async_trait::async_trait;

use super::{Listed, Result};

/// An account in a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Account {
    /// Its name.
    pub name: String,
    /// When its person first came.
    pub created_ms: i64,
    /// The number of tables its person sits at.
    pub tables: i64,
}

/// Everything that is not part of play.
#[async_trait]
pub trait Admin: Send + Sync {
    /// All tables, latest change first, without the first `skip`.
    async fn all_tables(&self, limit: i64, skip: i64) -> Result<Vec<Listed>>;
    /// All accounts by name, without the first `skip`.
    async fn accounts(&self, limit: i64, skip: i64) -> Result<Vec<Account>>;
    /// The number of tables of each stage.
    async fn count_tables(&self) -> Result<Vec<(String, i64)>>;
    /// Writes a consistent backup as text and returns the number of rows.
    async fn dump(&self, out: &mut (dyn Write + Send)) -> Result<u64>;
    /// Restores a backup in one transaction and returns the number of rows. Needs an empty database unless `replace` is set.
    async fn restore(&self, lines: &mut (dyn BufRead + Send), replace: bool, now_ms: i64) -> Result<u64>;
    /// Checks that the database answers.
    async fn alive(&self) -> Result<()>;
    /// Closes every connection.
    async fn close(&self) -> Result<()>;
}
