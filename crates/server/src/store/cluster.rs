//! How servers that share a database work together: leases, presence, news and a common clock.

use sqlx::Row as _;
use tokio::sync::mpsc;

use super::{Database, Result, Store, args, postgres, query, sqlite};

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

const LEASE: &str = "INSERT INTO lease (table_id, node, until_ms) VALUES ($1, $2, $3) \
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until_ms = excluded.until_ms \
    WHERE lease.node = excluded.node OR lease.until_ms <= $4";
// A change in the future was made by a server whose clock was wrong: nobody waits for that time to come.
const DUE: &str = "SELECT id FROM game_table t WHERE stage = $1 \
    AND ((waits = 'bot' AND (changed_ms <= $2 OR changed_ms > $3)) OR (due_ms > 0 AND due_ms <= $3)) \
    AND NOT EXISTS (SELECT 1 FROM lease l WHERE l.table_id = t.id AND l.node <> $4 AND l.until_ms > $5) \
    ORDER BY changed_ms LIMIT $6";
// Only PostgreSQL runs the statements below.
const NOW: &str = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
const HERE: &str = "INSERT INTO presence (table_id, person, node, until_ms) \
    SELECT DISTINCT g.id, g.person, $3, $4 FROM UNNEST($1::TEXT[], $2::TEXT[]) AS g (id, person)";
const ELSEWHERE: &str = "SELECT DISTINCT table_id, person FROM presence \
    WHERE table_id = ANY($1) AND node <> $2 AND until_ms > $3";

impl Store {
    /// Whether several servers can share the database.
    pub fn is_shared(&self) -> bool {
        matches!(self.database, Database::Postgres(_))
    }

    /// The database's clock, if several servers share it.
    pub async fn now_ms(&self) -> Result<Option<i64>> {
        if self.is_shared() { self.one(NOW, &[], |row| row.get(0)).await } else { Ok(None) }
    }

    /// News from other servers. The channel ends when they can no longer be heard.
    pub async fn news(&self) -> Result<mpsc::Receiver<News>> {
        let sessions = self.sessions.clone();
        match &self.database {
            Database::Sqlite { writer, .. } => sqlite::listen(writer.clone(), sessions).await,
            Database::Postgres(pool) => postgres::listen(pool, sessions).await,
        }
    }

    /// Leases a table's bots and clocks to a server for `ms`; `false` while another one has the lease. Always succeeds if the
    /// database is not shared.
    pub async fn lease(&self, table: &str, node: &str, ms: i64) -> Result<bool> {
        let Some(now) = self.now_ms().await? else { return Ok(true) };
        Ok(self.change(LEASE, args![table, node, now + ms, now]).await? > 0)
    }

    /// Gives up every lease of a server.
    pub async fn release(&self, node: &str) -> Result<()> {
        self.run("DELETE FROM lease WHERE node = $1", args![node]).await
    }

    /// Tables of a stage that have waited for a bot since `bots_ms` or whose clock has run out, except those leased to a server
    /// other than `node`.
    pub async fn due(
        &self,
        node: &str,
        stage: &str,
        now_ms: i64,
        bots_ms: i64,
        limit: i64,
    ) -> Result<Vec<String>> {
        let leased_ms = self.now_ms().await?.unwrap_or(now_ms);
        let args = args![stage, bots_ms, now_ms, node, leased_ms, limit];
        self.all(DUE, args, |row| row.get(0)).await
    }

    /// Publishes for `ms` which tables are open at a server and by whom, as pairs of table and person. Replaces what the server
    /// published before.
    pub async fn present(&self, node: &str, here: &[(String, String)], ms: i64) -> Result<()> {
        let (Database::Postgres(pool), Some(now)) = (&self.database, self.now_ms().await?) else {
            return Ok(());
        };
        let mut transaction = pool.begin().await?;
        let gone = query("DELETE FROM presence WHERE node = $1 OR until_ms <= $2", args![node, now]);
        gone.execute(&mut *transaction).await?;
        let (tables, people): (Vec<&str>, Vec<&str>) =
            here.iter().map(|(table, person)| (table.as_str(), person.as_str())).unzip();
        let here = sqlx::query(HERE).bind(tables).bind(people).bind(node).bind(now + ms);
        here.execute(&mut *transaction).await?;
        Ok(transaction.commit().await?)
    }

    /// The people who have one of these tables open at a server other than `node`, as pairs of table and person.
    pub async fn elsewhere(&self, node: &str, tables: &[String]) -> Result<Vec<(String, String)>> {
        let (Database::Postgres(pool), Some(now)) = (&self.database, self.now_ms().await?) else {
            return Ok(Vec::new());
        };
        let rows = sqlx::query(ELSEWHERE).bind(tables).bind(node).bind(now).fetch_all(pool).await?;
        rows.into_iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }
}
