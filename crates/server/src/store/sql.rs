//! The two databases: one SQL text, stamped out for both by a macro.

mod access;

use std::collections::HashSet;
use std::io::{BufRead, Write};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::TryStreamExt;
use serde_json::Value;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{AssertSqlSafe, Connection as _, QueryBuilder, Row as _, SqlSafeStr};
use tokio::sync::mpsc;

use super::backup::{Column, Dump, PASSING, Restore, Rows, Schema, schema};
use super::cache::Sessions;
use super::{
    Account, Answer, Append, Entry, Head, Listed, News, Person, Said, Store, StoreError, sqlite_file,
};

/// Every migration, in order. Never change one that was released: add another.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "access", include_str!("../../migrations/0002_access.sql")),
    (3, "durable", include_str!("../../migrations/0003_durable.sql")),
    (4, "presence", include_str!("../../migrations/0004_presence.sql")),
    (5, "analysis", include_str!("../../migrations/0005_analysis.sql")),
];

/// The channel on which servers at one PostgreSQL tell each other which tables changed.
const CHANNEL: &str = "samovar_table";

/// How long anybody waits for a connection before the database counts as away.
const PATIENCE: Duration = Duration::from_secs(3);

/// How long a change waits for another process that writes into the same SQLite file.
const BUSY: Duration = Duration::from_secs(5);

/// How often a SQLite file is asked whether another process wrote into it.
const LOOK: Duration = Duration::from_millis(500);

const CREATE: &str = "INSERT INTO game_table (id, listed, stage, seq, waits, due_ms, card, created_ms, changed_ms) \
    VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $7) ON CONFLICT DO NOTHING";
const ADVANCE: &str = "UPDATE game_table SET listed = $1, stage = $2, seq = $3, waits = $4, due_ms = $5, card = $6, \
    changed_ms = $7 WHERE id = $8 AND seq = $3 - 1 AND edition = $9";
const ENTER: &str = "INSERT INTO entry (table_id, seq, at_ms, body, story, mark) \
    VALUES ($1, $2, $3, $4, $5, $6)";
const KEEP: &str = "INSERT INTO snapshot (table_id, seq, position) VALUES ($1, $2, $3) \
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, position = excluded.position";
/// Only locks the rows, always in the same order, so that two servers cannot wait for each other.
const LOCK_MANY: &str = "SELECT id FROM game_table WHERE id = ANY($1) ORDER BY id FOR UPDATE";
/// Everything that an entry changes but the members, for many tables in one statement; hands back those that were written.
const APPEND_MANY: &str = "WITH given AS (\
      SELECT * FROM UNNEST($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[], $6::TEXT[], $7::BIGINT[], \
        $8::TEXT[], $9::BIGINT[], $10::TEXT[], $11::TEXT[], $12::BIGINT[], $13::TEXT[]) \
      AS g (id, edition, seq, listed, stage, waits, due_ms, card, at_ms, body, story, mark, position)\
    ), moved AS (\
      UPDATE game_table t SET listed = g.listed, stage = g.stage, seq = g.seq, waits = g.waits, due_ms = g.due_ms, \
        card = g.card, changed_ms = g.at_ms \
      FROM given g WHERE t.id = g.id AND t.seq = g.seq - 1 AND t.edition = g.edition RETURNING t.id\
    ), made AS (\
      INSERT INTO game_table (id, listed, stage, seq, waits, due_ms, card, created_ms, changed_ms) \
      SELECT id, listed, stage, 1, waits, due_ms, card, at_ms, at_ms FROM given WHERE seq = 1 \
      ON CONFLICT DO NOTHING RETURNING id\
    ), written AS (\
      SELECT g.* FROM given g WHERE g.id IN (SELECT id FROM moved UNION ALL SELECT id FROM made)\
    ), entered AS (\
      INSERT INTO entry (table_id, seq, at_ms, body, story, mark) \
      SELECT id, seq, at_ms, body, story, mark FROM written\
    ), kept AS (\
      INSERT INTO snapshot (table_id, seq, position) SELECT id, seq, position FROM written WHERE position IS NOT NULL \
      ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, position = excluded.position\
    ) SELECT id, pg_notify($14, id || ' ' || seq) FROM written";
const HEAD: &str = "SELECT seq, edition FROM game_table WHERE id = $1";
const POSITION: &str = "SELECT seq, position FROM snapshot WHERE table_id = $1";
const ANALYSIS: &str = "SELECT body FROM analysis WHERE table_id = $1";
/// Not for a table that was removed meanwhile.
const KEEP_ANALYSIS: &str = "INSERT INTO analysis (table_id, body) SELECT id, $2 FROM game_table WHERE id = $1 \
    ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";
const NO_MEMBERS: &str = "DELETE FROM member WHERE table_id = $1";
const MEMBER: &str = "INSERT INTO member (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const ENTRIES: &str =
    "SELECT seq, at_ms, body, story, mark FROM entry WHERE table_id = $1 AND seq > $2 ORDER BY seq";
const REWRITE: &str = "UPDATE entry SET body = $3 WHERE table_id = $1 AND seq = $2";
const REDRAW: &str = "UPDATE game_table SET card = $2, edition = edition + 1 WHERE id = $1";
const REMOVE: &[&str] = &[
    "DELETE FROM entry WHERE table_id = $1",
    "DELETE FROM member WHERE table_id = $1",
    "DELETE FROM chat WHERE table_id = $1",
    "DELETE FROM snapshot WHERE table_id = $1",
    "DELETE FROM analysis WHERE table_id = $1",
    "DELETE FROM lease WHERE table_id = $1",
    "DELETE FROM presence WHERE table_id = $1",
];
const REMOVE_TABLE: &str = "DELETE FROM game_table WHERE id = $1";
const TABLES_OF: &str = "SELECT t.id, t.stage, t.waits, t.card, t.changed_ms FROM game_table t \
    JOIN member m ON m.table_id = t.id WHERE m.person = $1 ORDER BY t.changed_ms DESC, t.id LIMIT $2";
const LISTED: &str = "SELECT id, stage, waits, card, changed_ms FROM game_table \
    WHERE listed = 1 AND stage = $1 ORDER BY changed_ms DESC, id LIMIT $2";
const DUE: &str = "SELECT id FROM game_table t WHERE stage = $1 \
    AND ((waits = 'bot' AND changed_ms <= $2) OR (due_ms > 0 AND due_ms <= $3)) \
    AND NOT EXISTS (SELECT 1 FROM lease l WHERE l.table_id = t.id AND l.node <> $4 AND l.until_ms > $5) \
    ORDER BY changed_ms LIMIT $6";
const LEASE: &str = "INSERT INTO lease (table_id, node, until_ms) VALUES ($1, $2, $3) \
    ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until_ms = excluded.until_ms \
    WHERE lease.node = excluded.node OR lease.until_ms <= $4";
const RELEASE: &str = "DELETE FROM lease WHERE node = $1";
const NOT_HERE: &str = "DELETE FROM presence WHERE node = $1 OR until_ms <= $2";
const HERE: &str = "INSERT INTO presence (table_id, person, node, until_ms) \
    SELECT DISTINCT g.id, g.person, $3, $4 FROM UNNEST($1::TEXT[], $2::TEXT[]) AS g (id, person)";
const ELSEWHERE: &str = "SELECT DISTINCT table_id, person FROM presence \
    WHERE table_id = ANY($1) AND node <> $2 AND until_ms > $3";
const NOW: &str = "SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT";
const SAY: &str = "INSERT INTO chat (table_id, number, person, name, said, at_ms) \
    SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 RETURNING number";
const CHAT: &str = "SELECT number, person, name, said FROM chat WHERE table_id = $1 AND number > $2 \
    ORDER BY number DESC LIMIT $3";
const ADD_PERSON: &str = "INSERT INTO person (id, name, login, password, created_ms, seen_ms) \
    VALUES ($1, $2, $3, $4, $5, $5)";
const CHANGE_PERSON: &str = "UPDATE person SET name = $2, login = $3, password = $4 WHERE id = $1";
const BY_LOGIN: &str = "SELECT id, name, login, password FROM person WHERE login = $1";
const FORGET: &[&str] = &[
    "DELETE FROM session WHERE person = $1",
    "DELETE FROM member WHERE person = $1",
    "DELETE FROM chat WHERE person = $1",
    "DELETE FROM presence WHERE person = $1",
    "DELETE FROM person WHERE id = $1",
];
const ADD_SESSION: &str = "INSERT INTO session (hash, person, created_ms) VALUES ($1, $2, $3)";
const END_SESSION: &str = "DELETE FROM session WHERE hash = $1";
const OF_SESSION: &str = "SELECT p.id, p.name, p.login, p.password FROM person p \
    JOIN session s ON s.person = p.id WHERE s.hash = $1";

const ALL_TABLES: &str = "SELECT id, stage, waits, card, changed_ms FROM game_table \
    ORDER BY changed_ms DESC, id LIMIT $1 OFFSET $2";
const ACCOUNTS: &str = "SELECT p.name, p.created_ms, \
    (SELECT COUNT(*) FROM member m WHERE m.person = p.id) FROM person p WHERE p.login IS NOT NULL \
    ORDER BY p.login LIMIT $1 OFFSET $2";
/// Every table and column, and whether it holds numbers.
const SQLITE_SCHEMA: &str = "SELECT m.name, p.name, CASE WHEN upper(p.type) = 'BIGINT' THEN 1 ELSE 0 END \
    FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table' \
    AND m.name NOT LIKE 'sqlite_%' AND m.name <> '_sqlx_migrations' ORDER BY m.name, p.cid";
const POSTGRES_SCHEMA: &str = "SELECT table_name::TEXT, column_name::TEXT, \
    (CASE WHEN data_type = 'bigint' THEN 1 ELSE 0 END)::BIGINT FROM information_schema.columns \
    WHERE table_schema = current_schema() AND table_name <> '_sqlx_migrations' ORDER BY table_name, ordinal_position";
/// After a restore every server reads every table again.
const NEW_EDITION: &str = "UPDATE game_table SET edition = $1";

/// Tables in a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    /// The one connection that writes.
    writer: SqlitePool,
    /// Those that read.
    pool: SqlitePool,
    sessions: Arc<Sessions>,
}

/// Tables in PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    writer: PgPool,
    pool: PgPool,
    sessions: Arc<Sessions>,
}

impl Sqlite {
    const SHARED: bool = false;

    pub async fn open(url: &str) -> Result<Sqlite, StoreError> {
        if let Some(folder) = sqlite_file(url).and_then(|file| file.parent()) {
            std::fs::create_dir_all(folder)?;
        }
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(BUSY);
        let pool = |connections| {
            let kept = SqlitePoolOptions::new().max_connections(connections).acquire_timeout(PATIENCE + BUSY);
            kept.idle_timeout(None).max_lifetime(None).test_before_acquire(false)
        };
        // A disk without room ends a transaction behind the driver's back; such a connection is made anew.
        let writer = pool(1).before_acquire(|connection, _| {
            Box::pin(async move {
                connection.ping().await?;
                Ok(!connection.is_in_transaction())
            })
        });
        let writer = writer.connect_with(options.clone()).await?;
        migrator().run(&writer).await?;
        let pool = pool(4).connect_with(options.pragma("query_only", "1")).await?;
        Ok(Sqlite { writer, pool, sessions: Arc::default() })
    }

    async fn begin(&self) -> Result<sqlx::Transaction<'static, sqlx::Sqlite>, StoreError> {
        Ok(self.writer.begin_with("BEGIN IMMEDIATE").await?)
    }

    /// A transaction that sees one moment.
    async fn moment(&self) -> Result<sqlx::Transaction<'static, sqlx::Sqlite>, StoreError> {
        Ok(self.pool.begin().await?)
    }

    async fn tell(_: &mut sqlx::SqliteConnection, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    async fn now(&self) -> Result<Option<i64>, StoreError> {
        Ok(None)
    }

    /// Only one server is here.
    async fn set_present(&self, _: &str, _: &[(String, String)], _: i64) -> Result<(), StoreError> {
        Ok(())
    }

    async fn present_elsewhere(&self, _: &str, _: &[String]) -> Result<Vec<(String, String)>, StoreError> {
        Ok(Vec::new())
    }

    async fn append_all(&self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        let mut written = Vec::with_capacity(batch.len());
        let mut transaction = self.begin().await?;
        for append in batch {
            written.push(Self::append_one(&mut transaction, append).await?);
        }
        transaction.commit().await?;
        Ok(written)
    }

    /// Writes one entry if the table has not moved on.
    async fn append_one(
        connection: &mut sqlx::SqliteConnection,
        append: &Append,
    ) -> Result<bool, StoreError> {
        let Append { table, edition, entry, row, members, position } = append;
        let listed = i64::from(row.listed);
        let query = if entry.seq == 1 {
            sqlx::query(CREATE)
                .bind(table)
                .bind(listed)
                .bind(&row.stage)
                .bind(&row.waits)
                .bind(row.due_ms)
                .bind(&row.card)
                .bind(entry.at_ms)
        } else {
            sqlx::query(ADVANCE)
                .bind(listed)
                .bind(&row.stage)
                .bind(entry.seq)
                .bind(&row.waits)
                .bind(row.due_ms)
                .bind(&row.card)
                .bind(entry.at_ms)
                .bind(table)
                .bind(edition)
        };
        if query.execute(&mut *connection).await?.rows_affected() == 0 {
            return Ok(false);
        }
        let query = sqlx::query(ENTER).bind(table).bind(entry.seq).bind(entry.at_ms).bind(&entry.body);
        query.bind(&entry.story).bind(entry.mark).execute(&mut *connection).await?;
        if let Some(position) = position {
            let query = sqlx::query(KEEP).bind(table).bind(entry.seq).bind(position);
            query.execute(&mut *connection).await?;
        }
        if let Some(members) = members {
            Self::set_members(connection, table, members).await?;
        }
        Ok(true)
    }

    /// Only other processes are news here. The connection that writes notices what others wrote, and nothing of its own.
    async fn listen(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        let (sender, receiver) = mpsc::channel(1);
        let (writer, sessions) = (self.writer.clone(), self.sessions.clone());
        sessions.open();
        let mut known = file_version(&writer).await?;
        tokio::spawn(async move {
            loop {
                tokio::time::sleep(LOOK).await;
                match file_version(&writer).await {
                    Ok(version) if version == known => continue,
                    Ok(version) => known = version,
                    Err(_) if writer.is_closed() => return sessions.close(),
                    Err(error) => {
                        tracing::warn!(%error, "cannot see whether the database has changed");
                        continue;
                    }
                }
                sessions.forget_all();
                if sender.send(News::Gap).await.is_err() {
                    return;
                }
            }
        });
        Ok(Some(receiver))
    }
}

/// A number that changes when another connection writes.
async fn file_version(writer: &SqlitePool) -> Result<i64, StoreError> {
    Ok(sqlx::query("PRAGMA data_version").fetch_one(writer).await?.try_get(0)?)
}

impl Postgres {
    const SHARED: bool = true;

    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE).connect(url).await?;
        migrator().run(&pool).await?;
        Ok(Postgres { writer: pool.clone(), pool, sessions: Arc::default() })
    }

    async fn begin(&self) -> Result<sqlx::Transaction<'static, sqlx::Postgres>, StoreError> {
        Ok(self.pool.begin().await?)
    }

    /// A transaction that sees one moment.
    async fn moment(&self) -> Result<sqlx::Transaction<'static, sqlx::Postgres>, StoreError> {
        Ok(self.pool.begin_with("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await?)
    }

    /// Part of the transaction: nobody hears of what was rolled back.
    async fn tell(connection: &mut sqlx::PgConnection, news: &str) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(news).execute(connection).await?;
        Ok(())
    }

    async fn now(&self) -> Result<Option<i64>, StoreError> {
        Ok(Some(sqlx::query(NOW).fetch_one(&self.pool).await?.try_get(0)?))
    }

    async fn set_present(&self, node: &str, here: &[(String, String)], ms: i64) -> Result<(), StoreError> {
        let now = self.now().await?.unwrap_or(0);
        let mut transaction = self.begin().await?;
        sqlx::query(NOT_HERE).bind(node).bind(now).execute(&mut *transaction).await?;
        let (tables, people): (Vec<&str>, Vec<&str>) =
            here.iter().map(|(table, person)| (table.as_str(), person.as_str())).unzip();
        let query = sqlx::query(HERE).bind(tables).bind(people).bind(node).bind(now + ms);
        query.execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }

    async fn present_elsewhere(
        &self,
        node: &str,
        tables: &[String],
    ) -> Result<Vec<(String, String)>, StoreError> {
        let now = self.now().await?.unwrap_or(0);
        let rows = sqlx::query(ELSEWHERE).bind(tables).bind(node).bind(now).fetch_all(&self.pool).await?;
        rows.into_iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
    }

    async fn append_all(&self, batch: &[Append]) -> Result<Vec<bool>, StoreError> {
        let mut written = vec![false; batch.len()];
        let mut waiting: Vec<usize> = (0..batch.len()).collect();
        let mut transaction = self.begin().await?;
        let tables: Vec<&str> = batch.iter().map(|append| append.table.as_str()).collect();
        sqlx::query(LOCK_MANY).bind(&tables).execute(&mut *transaction).await?;
        while !waiting.is_empty() {
            // One statement takes one entry of a table; there are hardly ever more.
            let mut seen = HashSet::new();
            let (now, later): (Vec<usize>, Vec<usize>) =
                waiting.into_iter().partition(|place| seen.insert(&batch[*place].table));
            waiting = later;
            let now: Vec<(usize, &Append)> = now.into_iter().map(|place| (place, &batch[place])).collect();
            let done = Self::append_many(&mut transaction, &now).await?;
            for (place, append) in now {
                written[place] = done.contains(&append.table);
                if let (true, Some(members)) = (written[place], &append.members) {
                    Self::set_members(&mut transaction, &append.table, members).await?;
                }
            }
        }
        transaction.commit().await?;
        Ok(written)
    }

    /// Writes entries of different tables; hands back the tables that had not moved on.
    async fn append_many(
        connection: &mut sqlx::PgConnection,
        batch: &[(usize, &Append)],
    ) -> Result<HashSet<String>, StoreError> {
        fn texts<'a>(batch: &[(usize, &'a Append)], text: impl Fn(&'a Append) -> &'a str) -> Vec<&'a str> {
            batch.iter().map(|(_, append)| text(append)).collect()
        }
        fn numbers(batch: &[(usize, &Append)], number: impl Fn(&Append) -> i64) -> Vec<i64> {
            batch.iter().map(|(_, append)| number(append)).collect()
        }
        let positions: Vec<Option<&str>> =
            batch.iter().map(|(_, append)| append.position.as_deref()).collect();
        let rows = sqlx::query(APPEND_MANY)
            .bind(texts(batch, |append| &append.table))
            .bind(numbers(batch, |append| append.edition))
            .bind(numbers(batch, |append| append.entry.seq))
            .bind(numbers(batch, |append| i64::from(append.row.listed)))
            .bind(texts(batch, |append| &append.row.stage))
            .bind(texts(batch, |append| &append.row.waits))
            .bind(numbers(batch, |append| append.row.due_ms))
            .bind(texts(batch, |append| &append.row.card))
            .bind(numbers(batch, |append| append.entry.at_ms))
            .bind(texts(batch, |append| &append.entry.body))
            .bind(texts(batch, |append| &append.entry.story))
            .bind(numbers(batch, |append| append.entry.mark))
            .bind(positions)
            .bind(CHANNEL)
            .fetch_all(connection)
            .await?;
        rows.into_iter().map(|row| Ok(row.try_get(0)?)).collect()
    }

    async fn listen(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(CHANNEL).await?;
        let (sender, receiver) = mpsc::channel(1024);
        let sessions = self.sessions.clone();
        sessions.open();
        tokio::spawn(async move {
            loop {
                // `None` means that the connection was lost and made again: what was told meanwhile is lost.
                let news = match listener.try_recv().await {
                    Ok(Some(told)) => heard(told.payload(), &sessions),
                    Ok(None) => Some(News::Gap),
                    // The receiver ends with us; whoever listens begins again.
                    Err(error) => {
                        tracing::warn!(%error, "cannot hear of other servers");
                        sessions.close();
                        return;
                    }
                };
                let Some(news) = news else { continue };
                if news == News::Gap {
                    sessions.forget_all();
                }
                if sender.send(news).await.is_err() {
                    return;
                }
            }
        });
        Ok(Some(receiver))
    }
}

/// News of a table's new entry are `<table> <number>`.
fn chat_news(table: &str, number: i64) -> String {
    format!("{table} chat {number}")
}

fn again_news(table: &str) -> String {
    format!("{table} again")
}

fn person_news(person: &str) -> String {
    format!("~{person}")
}

fn session_news(hash: &str) -> String {
    format!("-{hash}")
}

/// What another server tells; what only concerns people is done at once.
fn heard(news: &str, sessions: &Sessions) -> Option<News> {
    if let Some(person) = news.strip_prefix('~') {
        sessions.forget(person);
        return None;
    }
    if let Some(hash) = news.strip_prefix('-') {
        sessions.forget_session(hash);
        return None;
    }
    let mut words = news.split(' ');
    let table = words.next().unwrap_or_default().to_owned();
    let number = |word: Option<&str>| word.and_then(|word| word.parse().ok());
    match words.next() {
        Some("again") => Some(News::Again(table)),
        Some("chat") => Some(number(words.next()).map_or(News::Gap, |number| News::Chat(table, number))),
        word => Some(number(word).map_or(News::Gap, |seq| News::Table(table, seq))),
    }
}

fn migrator() -> Migrator {
    let migration = |(version, name, text): &(i64, &'static str, &'static str)| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect())
}

fn taken(error: sqlx::Error) -> StoreError {
    match &error {
        sqlx::Error::Database(fault) if fault.is_unique_violation() => StoreError::Taken,
        _ => error.into(),
    }
}

/// News that say that anything may have changed.
const ANYTHING: &str = "*";

macro_rules! store {
    ($store:ty, $database:ty, $row:ty, $connection:ty, $schema:expr) => {
        impl $store {
            async fn set_members(
                connection: &mut $connection,
                table: &str,
                members: &[String],
            ) -> Result<(), StoreError> {
                sqlx::query(NO_MEMBERS).bind(table).execute(&mut *connection).await?;
                for person in members {
                    sqlx::query(MEMBER).bind(table).bind(person).execute(&mut *connection).await?;
                }
                Ok(())
            }

            /// Tells other servers that something of a person has changed.
            async fn tell_of_person(&self, news: &str) -> Result<(), StoreError> {
                let mut connection = self.writer.acquire().await?;
                Self::tell(&mut connection, news).await
            }

            fn person(row: $row) -> Result<Person, StoreError> {
                Ok(Person {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    login: row.try_get(2)?,
                    password: row.try_get(3)?,
                })
            }

            /// The person of a session or a token, from what is kept at hand or by this query.
            async fn remembered(
                &self,
                query: &'static str,
                hash: &str,
            ) -> Result<Option<Person>, StoreError> {
                let changes = match self.sessions.find(hash) {
                    Ok(person) => return Ok(Some(person)),
                    Err(changes) => changes,
                };
                let row = sqlx::query(query).bind(hash).fetch_optional(&self.pool).await?;
                let person = row.map(Self::person).transpose()?;
                if let Some(person) = &person {
                    self.sessions.keep(hash, person, changes);
                }
                Ok(person)
            }

            async fn schema(connection: &mut $connection) -> Result<Schema, StoreError> {
                let rows = sqlx::query($schema).fetch_all(connection).await?;
                let row = |row: $row| Ok((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
                Ok(schema(rows.into_iter().map(row).collect::<Result<_, StoreError>>()?))
            }

            /// Writes the rows of a table.
            async fn dump_table(
                connection: &mut $connection,
                (table, columns): &(String, Vec<Column>),
                dump: &mut Dump<'_>,
            ) -> Result<(), StoreError> {
                dump.table(table, columns)?;
                let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
                let order = if names.len() > 1 { "1, 2" } else { "1" };
                let text = format!("SELECT {} FROM {table} ORDER BY {order}", names.join(", "));
                let mut rows = sqlx::query(AssertSqlSafe(text)).fetch(connection);
                while let Some(row) = rows.try_next().await? {
                    let value = |(place, column): (usize, &Column)| -> Result<Value, StoreError> {
                        Ok(match column.number {
                            true => row.try_get::<Option<i64>, _>(place)?.into(),
                            false => row.try_get::<Option<String>, _>(place)?.into(),
                        })
                    };
                    dump.row(&columns.iter().enumerate().map(value).collect::<Result<Vec<_>, _>>()?)?;
                }
                Ok(())
            }

            async fn is_empty(connection: &mut $connection, schema: &Schema) -> Result<bool, StoreError> {
                for (table, _) in schema {
                    let text = AssertSqlSafe(format!("SELECT 1 FROM {table} LIMIT 1"));
                    if sqlx::query(text).fetch_optional(&mut *connection).await?.is_some() {
                        return Ok(false);
                    }
                }
                Ok(true)
            }

            async fn put(connection: &mut $connection, rows: Rows) -> Result<(), StoreError> {
                let Rows { table, columns, rows } = rows;
                let names: Vec<&str> = columns.iter().map(|column| column.name.as_str()).collect();
                let mut query =
                    QueryBuilder::<$database>::new(format!("INSERT INTO {table} ({}) ", names.join(", ")));
                query.push_values(rows, |mut row, values| {
                    for (value, column) in values.into_iter().zip(&columns) {
                        match column.number {
                            true => row.push_bind(value.as_i64()),
                            false => row.push_bind(value.as_str().map(str::to_owned)),
                        };
                    }
                });
                query.build().execute(connection).await?;
                Ok(())
            }

            fn in_list(row: $row) -> Result<Listed, StoreError> {
                Ok(Listed {
                    id: row.try_get(0)?,
                    stage: row.try_get(1)?,
                    waits: row.try_get(2)?,
                    card: row.try_get(3)?,
                    changed_ms: row.try_get(4)?,
                })
            }
        }

        impl Store for $store {
            fn append<'a>(&'a self, batch: &'a [Append]) -> Answer<'a, Vec<bool>> {
                Box::pin(self.append_all(batch))
            }

            fn entries<'a>(&'a self, table: &'a str, after: i64) -> Answer<'a, Vec<Entry>> {
                Box::pin(async move {
                    let rows = sqlx::query(ENTRIES).bind(table).bind(after).fetch_all(&self.pool).await?;
                    let entry = |row: $row| {
                        Ok(Entry {
                            seq: row.try_get(0)?,
                            at_ms: row.try_get(1)?,
                            body: row.try_get(2)?,
                            story: row.try_get(3)?,
                            mark: row.try_get(4)?,
                        })
                    };
                    rows.into_iter().map(entry).collect()
                })
            }

            fn head<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Head>> {
                Box::pin(async move {
                    let row = sqlx::query(HEAD).bind(table).fetch_optional(&self.pool).await?;
                    let head = |row: $row| Ok(Head { seq: row.try_get(0)?, edition: row.try_get(1)? });
                    row.map(head).transpose()
                })
            }

            fn position<'a>(&'a self, table: &'a str) -> Answer<'a, Option<(i64, String)>> {
                Box::pin(async move {
                    let row = sqlx::query(POSITION).bind(table).fetch_optional(&self.pool).await?;
                    row.map(|row: $row| Ok((row.try_get(0)?, row.try_get(1)?))).transpose()
                })
            }

            fn analysis<'a>(&'a self, table: &'a str) -> Answer<'a, Option<String>> {
                Box::pin(async move {
                    let row = sqlx::query(ANALYSIS).bind(table).fetch_optional(&self.pool).await?;
                    row.map(|row: $row| Ok(row.try_get(0)?)).transpose()
                })
            }

            fn keep_analysis<'a>(&'a self, table: &'a str, body: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(KEEP_ANALYSIS).bind(table).bind(body).execute(&self.writer).await?;
                    Ok(())
                })
            }

            fn rewrite<'a>(
                &'a self,
                table: &'a str,
                bodies: &'a [(i64, String)],
                card: &'a str,
            ) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut transaction = self.begin().await?;
                    for (seq, body) in bodies {
                        let query = sqlx::query(REWRITE).bind(table).bind(seq).bind(body);
                        query.execute(&mut *transaction).await?;
                    }
                    sqlx::query(REDRAW).bind(table).bind(card).execute(&mut *transaction).await?;
                    Self::tell(&mut transaction, &again_news(table)).await?;
                    transaction.commit().await?;
                    Ok(())
                })
            }

            fn remove_table<'a>(&'a self, table: &'a str) -> Answer<'a, bool> {
                Box::pin(async move {
                    let mut transaction = self.begin().await?;
                    let removed = sqlx::query(REMOVE_TABLE).bind(table).execute(&mut *transaction).await?;
                    for text in REMOVE {
                        sqlx::query(*text).bind(table).execute(&mut *transaction).await?;
                    }
                    Self::tell(&mut transaction, &again_news(table)).await?;
                    transaction.commit().await?;
                    Ok(removed.rows_affected() > 0)
                })
            }

            fn lease<'a>(&'a self, table: &'a str, node: &'a str, ms: i64) -> Answer<'a, bool> {
                Box::pin(async move {
                    let Some(now) = self.now().await? else { return Ok(true) };
                    let query = sqlx::query(LEASE).bind(table).bind(node).bind(now + ms).bind(now);
                    Ok(query.execute(&self.writer).await?.rows_affected() > 0)
                })
            }

            fn release<'a>(&'a self, node: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(RELEASE).bind(node).execute(&self.writer).await?;
                    Ok(())
                })
            }

            fn is_shared(&self) -> bool {
                Self::SHARED
            }

            fn present<'a>(&'a self, node: &'a str, here: &'a [(String, String)], ms: i64) -> Answer<'a, ()> {
                Box::pin(self.set_present(node, here, ms))
            }

            fn elsewhere<'a>(
                &'a self,
                node: &'a str,
                tables: &'a [String],
            ) -> Answer<'a, Vec<(String, String)>> {
                Box::pin(self.present_elsewhere(node, tables))
            }

            fn now_ms(&self) -> Answer<'_, Option<i64>> {
                Box::pin(self.now())
            }

            fn tables_of<'a>(&'a self, person: &'a str, limit: i64) -> Answer<'a, Vec<Listed>> {
                Box::pin(async move {
                    let rows = sqlx::query(TABLES_OF).bind(person).bind(limit).fetch_all(&self.pool).await?;
                    rows.into_iter().map(Self::in_list).collect()
                })
            }

            fn listed<'a>(&'a self, stage: &'a str, limit: i64) -> Answer<'a, Vec<Listed>> {
                Box::pin(async move {
                    let rows = sqlx::query(LISTED).bind(stage).bind(limit).fetch_all(&self.pool).await?;
                    rows.into_iter().map(Self::in_list).collect()
                })
            }

            fn due<'a>(
                &'a self,
                node: &'a str,
                stage: &'a str,
                now_ms: i64,
                bots_ms: i64,
                limit: i64,
            ) -> Answer<'a, Vec<String>> {
                Box::pin(async move {
                    let leased_ms = self.now().await?.unwrap_or(now_ms);
                    let query = sqlx::query(DUE).bind(stage).bind(bots_ms).bind(now_ms).bind(node);
                    let rows = query.bind(leased_ms).bind(limit).fetch_all(&self.pool).await?;
                    rows.into_iter().map(|row| Ok(row.try_get(0)?)).collect()
                })
            }

            fn say<'a>(
                &'a self,
                table: &'a str,
                person: &'a str,
                name: &'a str,
                said: &'a str,
                at_ms: i64,
            ) -> Answer<'a, i64> {
                Box::pin(async move {
                    let mut tries = 0;
                    loop {
                        let mut transaction = self.begin().await?;
                        let query =
                            sqlx::query(SAY).bind(table).bind(person).bind(name).bind(said).bind(at_ms);
                        match query.fetch_one(&mut *transaction).await.map_err(taken) {
                            Ok(row) => {
                                let number = row.try_get(0)?;
                                Self::tell(&mut transaction, &chat_news(table, number)).await?;
                                transaction.commit().await?;
                                return Ok(number);
                            }
                            // Two lines at the same moment: the second takes the next number.
                            Err(StoreError::Taken) if tries < 100 => tries += 1,
                            Err(error) => return Err(error),
                        }
                    }
                })
            }

            fn chat<'a>(&'a self, table: &'a str, after: i64, limit: i64) -> Answer<'a, Vec<Said>> {
                Box::pin(async move {
                    let query = sqlx::query(CHAT).bind(table).bind(after).bind(limit);
                    let rows = query.fetch_all(&self.pool).await?;
                    let said = |row: $row| {
                        Ok(Said {
                            number: row.try_get(0)?,
                            person: row.try_get(1)?,
                            name: row.try_get(2)?,
                            said: row.try_get(3)?,
                        })
                    };
                    rows.into_iter().rev().map(said).collect()
                })
            }

            fn add_person<'a>(&'a self, person: &'a Person, now_ms: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(ADD_PERSON)
                        .bind(&person.id)
                        .bind(&person.name)
                        .bind(&person.login)
                        .bind(&person.password)
                        .bind(now_ms)
                        .execute(&self.writer)
                        .await
                        .map_err(taken)?;
                    Ok(())
                })
            }

            fn change_person<'a>(&'a self, person: &'a Person) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(CHANGE_PERSON)
                        .bind(&person.id)
                        .bind(&person.name)
                        .bind(&person.login)
                        .bind(&person.password)
                        .execute(&self.writer)
                        .await
                        .map_err(taken)?;
                    self.sessions.forget(&person.id);
                    self.tell_of_person(&person_news(&person.id)).await
                })
            }

            fn person_by_login<'a>(&'a self, login: &'a str) -> Answer<'a, Option<Person>> {
                Box::pin(async move {
                    let row = sqlx::query(BY_LOGIN).bind(login).fetch_optional(&self.pool).await?;
                    row.map(Self::person).transpose()
                })
            }

            fn forget_person<'a>(&'a self, person: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    let mut transaction = self.begin().await?;
                    for text in FORGET {
                        sqlx::query(*text).bind(person).execute(&mut *transaction).await?;
                    }
                    Self::tell(&mut transaction, &person_news(person)).await?;
                    transaction.commit().await?;
                    self.sessions.forget(person);
                    Ok(())
                })
            }

            fn add_session<'a>(&'a self, hash: &'a str, person: &'a str, now_ms: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    let query = sqlx::query(ADD_SESSION).bind(hash).bind(person).bind(now_ms);
                    query.execute(&self.writer).await.map_err(taken)?;
                    Ok(())
                })
            }

            fn end_session<'a>(&'a self, hash: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(END_SESSION).bind(hash).execute(&self.writer).await?;
                    self.sessions.forget_session(hash);
                    self.tell_of_person(&session_news(hash)).await
                })
            }

            fn person_of<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Person>> {
                Box::pin(async move { self.remembered(OF_SESSION, hash).await })
            }

            fn all_tables(&self, limit: i64, after: i64) -> Answer<'_, Vec<Listed>> {
                Box::pin(async move {
                    let rows = sqlx::query(ALL_TABLES).bind(limit).bind(after).fetch_all(&self.pool).await?;
                    rows.into_iter().map(Self::in_list).collect()
                })
            }

            fn accounts(&self, limit: i64, after: i64) -> Answer<'_, Vec<Account>> {
                Box::pin(async move {
                    let rows = sqlx::query(ACCOUNTS).bind(limit).bind(after).fetch_all(&self.pool).await?;
                    let account = |row: $row| {
                        Ok(Account {
                            name: row.try_get(0)?,
                            created_ms: row.try_get(1)?,
                            tables: row.try_get(2)?,
                        })
                    };
                    rows.into_iter().map(account).collect()
                })
            }

            fn dump<'a>(&'a self, out: &'a mut (dyn Write + Send)) -> Answer<'a, u64> {
                Box::pin(async move {
                    let mut moment = self.moment().await?;
                    let mut dump = Dump::begin(out)?;
                    for table in Self::schema(&mut moment).await? {
                        Self::dump_table(&mut moment, &table, &mut dump).await?;
                    }
                    dump.end()
                })
            }

            fn restore<'a>(
                &'a self,
                lines: &'a mut (dyn BufRead + Send),
                replace: bool,
                now_ms: i64,
            ) -> Answer<'a, u64> {
                Box::pin(async move {
                    let mut transaction = self.begin().await?;
                    let schema = Self::schema(&mut transaction).await?;
                    if !replace && !Self::is_empty(&mut transaction, &schema).await? {
                        return Err(StoreError::NotEmpty);
                    }
                    // People last: others refer to them.
                    let passing = PASSING.iter().map(|table| (*table).to_owned());
                    let tables = schema.iter().rev().map(|(table, _)| table.clone());
                    for table in passing.chain(tables) {
                        let text = AssertSqlSafe(format!("DELETE FROM {table}"));
                        sqlx::query(text).execute(&mut *transaction).await?;
                    }
                    let mut restore = Restore::begin(lines, schema)?;
                    while let Some(rows) = restore.next()? {
                        Self::put(&mut transaction, rows).await?;
                    }
                    sqlx::query(NEW_EDITION).bind(now_ms).execute(&mut *transaction).await?;
                    Self::tell(&mut transaction, ANYTHING).await?;
                    transaction.commit().await?;
                    self.sessions.forget_all();
                    Ok(restore.rows())
                })
            }

            fn alive(&self) -> Answer<'_, ()> {
                Box::pin(async move {
                    sqlx::query("SELECT 1").execute(&self.pool).await?;
                    Ok(())
                })
            }

            fn news(&self) -> Answer<'_, Option<mpsc::Receiver<News>>> {
                Box::pin(self.listen())
            }

            fn close(&self) -> Answer<'_, ()> {
                Box::pin(async move {
                    self.pool.close().await;
                    self.writer.close().await;
                    Ok(())
                })
            }
        }
    };
}

store!(Sqlite, sqlx::Sqlite, sqlx::sqlite::SqliteRow, sqlx::SqliteConnection, SQLITE_SCHEMA);
store!(Postgres, sqlx::Postgres, sqlx::postgres::PgRow, sqlx::PgConnection, POSTGRES_SCHEMA);
