//! How servers that share a database work together: leases, presence, news and a common clock.

use async_trait::async_trait;
use tokio::sync::mpsc;

use super::Result;

/// What another server at the same database did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// This table has an entry of this number.
    Table(String, i64),
    /// This table's chat has a line of this number.
    Chat(String, i64),
    /// This table was rewritten or removed: reload it.
    Again(String),
    /// News may have been lost: any table may have changed.
    Gap,
}

/// Coordination between the servers of one database. With SQLite there is only one server.
#[async_trait]
pub trait Cluster: Send + Sync {
    /// Whether several servers can share the database.
    fn is_shared(&self) -> bool;
    /// The database's clock, if several servers share it.
    async fn now_ms(&self) -> Result<Option<i64>>;
    /// News from other servers. The channel ends when they can no longer be heard.
    async fn news(&self) -> Result<Option<mpsc::Receiver<News>>>;

    /// Leases a table's bots and clocks to a server for `ms`; `false` while another one has the lease. Always succeeds if the
    /// database is not shared.
    async fn lease(&self, table: &str, node: &str, ms: i64) -> Result<bool>;
    /// Gives up every lease of a server.
    async fn release(&self, node: &str) -> Result<()>;
    /// Tables of a stage that have waited for a bot since `bots_ms` or whose clock has run out, except those leased to a server
    /// other than `node`.
    async fn due(
        &self,
        node: &str,
        stage: &str,
        now_ms: i64,
        bots_ms: i64,
        limit: i64,
    ) -> Result<Vec<String>>;

    /// Publishes for `ms` which tables are open at a server and by whom, as pairs of table and person. Replaces what the server
    /// published before.
    async fn present(&self, node: &str, here: &[(String, String)], ms: i64) -> Result<()>;
    /// The people who have one of these tables open at a server other than `node`, as pairs of table and person.
    async fn elsewhere(&self, node: &str, tables: &[String]) -> Result<Vec<(String, String)>>;
}
