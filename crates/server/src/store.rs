//! Storage: people, sessions, tables, their event logs and chat, in a SQLite file or in PostgreSQL.
//!
//! Every statement is written once, over the small layer here, and every test runs on both. `sqlite` and `postgres` hold what differs: how to connect, how a
//! batch is appended, and how news of other writers arrive. The driver prepares each statement once per connection.

mod admin;
mod backup;
mod cache;
mod cluster;
mod error;
mod health;
mod keeper;
mod lessons;
mod log;
mod people;
mod postgres;
mod regards;
mod sqlite;
mod ties;
mod writer;

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use futures_util::TryStreamExt;
use futures_util::stream::BoxStream;
pub use samovar_table::log::{Entry, Listed, Said};
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgPool, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqlitePool, SqliteRow};
use sqlx::{Decode, Encode, Row as _, SqlSafeStr, Type};

pub use admin::Account;
use cache::Sessions;
pub use cluster::News;
pub use error::{Result, StoreError};
use health::Health;
pub use keeper::{Answer, Keeper};
pub use log::{Append, Head, Listing, Row};
pub use people::{Attempts, Person, Session, Stale, Swept, Token};
pub use regards::Report;
pub use ties::{Credential, Tie};
pub use writer::Writer;

/// Every migration, in order. Never change one that was released: add another.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../migrations/0001_tables.sql")),
    (2, "access", include_str!("../migrations/0002_access.sql")),
    (3, "durable", include_str!("../migrations/0003_durable.sql")),
    (4, "presence", include_str!("../migrations/0004_presence.sql")),
    (5, "analysis", include_str!("../migrations/0005_analysis.sql")),
    (6, "preferences", include_str!("../migrations/0006_preferences.sql")),
    (7, "lessons", include_str!("../migrations/0007_lessons.sql")),
    (8, "health", include_str!("../migrations/0008_health.sql")),
    (9, "known", include_str!("../migrations/0009_known.sql")),
    (10, "regard", include_str!("../migrations/0010_regard.sql")),
];

/// How long to wait for a connection before the database counts as away.
const PATIENCE: Duration = Duration::from_secs(3);

/// All that a server keeps. Copies share their connections.
#[derive(Clone, Debug)]
pub struct Store {
    database: Database,
    sessions: Arc<Sessions>,
    health: Arc<Health>,
}

#[derive(Clone, Debug)]
enum Database {
    /// SQLite takes one writer at a time, so only one connection writes.
    Sqlite {
        writer: SqlitePool,
        readers: SqlitePool,
        /// `None` in memory.
        file: Option<sqlite::OpenFile>,
    },
    Postgres(PgPool),
}

/// Rolled back when dropped without [`Transaction::commit`].
enum Transaction {
    Sqlite(sqlx::Transaction<'static, sqlx::Sqlite>),
    Postgres(sqlx::Transaction<'static, sqlx::Postgres>),
}

/// A value bound to a statement. The schema has only texts and whole numbers.
#[derive(Clone, Copy)]
enum Arg<'a> {
    Text(Option<&'a str>),
    Int(Option<i64>),
}

/// A row as its database returns it.
enum Fetched {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

/// Reads a row.
type Read<T> = fn(&Fetched) -> Result<T>;

impl Store {
    /// Opens a database (`sqlite:FILE` or `postgres://…`) and migrates its schema. A missing SQLite file is created.
    pub async fn open(url: &str) -> Result<Store> {
        let database = match url.split(':').next() {
            Some("sqlite") => sqlite::open(url).await?,
            Some("postgres" | "postgresql") => postgres::open(url).await?,
            _ => return Err(StoreError::UnknownDatabase(url.to_owned())),
        };
        let store = Store { database, sessions: Arc::default(), health: Arc::default() };
        store.note_looks().await?;
        Ok(store)
    }

    /// Like [`Store::open`], but never creates a database.
    pub async fn open_existing(url: &str) -> Result<Store> {
        match sqlite_file(url) {
            Some(file) if !file.exists() => Err(StoreError::NoDatabase(file.display().to_string())),
            _ => Store::open(url).await,
        }
    }

    async fn run(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<()> {
        self.change(sql, args).await?;
        Ok(())
    }

    /// Refuses to write into a file that is lost.
    fn is_in_place(&self) -> Result<()> {
        match &self.database {
            Database::Sqlite { file: Some(file), .. } => file.is_in_place(),
            _ => Ok(()),
        }
    }

    /// Runs a statement and returns the number of rows it changed.
    async fn change(&self, sql: &'static str, args: &[Arg<'_>]) -> Result<u64> {
        self.is_in_place()?;
        Ok(match &self.database {
            Database::Sqlite { writer, .. } => query(sql, args).execute(writer).await?.rows_affected(),
            Database::Postgres(pool) => query(sql, args).execute(pool).await?.rows_affected(),
        })
    }

    async fn all<T>(&self, sql: &'static str, args: &[Arg<'_>], read: Read<T>) -> Result<Vec<T>> {
        let rows: BoxStream<'_, sqlx::Result<Fetched>> = match &self.database {
            Database::Sqlite { readers, .. } => {
                Box::pin(query(sql, args).fetch(readers).map_ok(Fetched::Sqlite))
            }
            Database::Postgres(pool) => Box::pin(query(sql, args).fetch(pool).map_ok(Fetched::Postgres)),
        };
        collect(rows, read).await
    }

    async fn one<T>(&self, sql: &'static str, args: &[Arg<'_>], read: Read<T>) -> Result<Option<T>> {
        Ok(self.all(sql, args, read).await?.pop())
    }

    async fn begin(&self) -> Result<Transaction> {
        self.is_in_place()?;
        Ok(match &self.database {
            // Takes the lock at once: a transaction that reads first could find it taken when it comes to write.
            Database::Sqlite { writer, .. } => {
                Transaction::Sqlite(writer.begin_with("BEGIN IMMEDIATE").await?)
            }
            Database::Postgres(pool) => Transaction::Postgres(pool.begin().await?),
        })
    }

    /// A transaction whose reads all see the same moment.
    async fn begin_snapshot(&self) -> Result<Transaction> {
        self.is_in_place()?;
        Ok(match &self.database {
            Database::Sqlite { readers, .. } => Transaction::Sqlite(readers.begin().await?),
            Database::Postgres(pool) => {
                let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                Transaction::Postgres(pool.begin_with(begin).await?)
            }
        })
    }

    /// Tells other servers. Nobody shares a SQLite file.
    async fn notify(&self, news: &str) -> Result<()> {
        match self.database {
            Database::Sqlite { .. } => Ok(()),
            Database::Postgres(_) => self.run(postgres::NOTIFY, args![postgres::CHANNEL, news]).await,
        }
    }
}

impl Transaction {
    async fn run(&mut self, sql: impl SqlSafeStr, args: &[Arg<'_>]) -> Result<u64> {
        Ok(match self {
            Transaction::Sqlite(tx) => query(sql, args).execute(&mut **tx).await?.rows_affected(),
            Transaction::Postgres(tx) => query(sql, args).execute(&mut **tx).await?.rows_affected(),
        })
    }

    fn stream(&mut self, sql: impl SqlSafeStr, args: &[Arg<'_>]) -> BoxStream<'_, sqlx::Result<Fetched>> {
        match self {
            Transaction::Sqlite(tx) => Box::pin(query(sql, args).fetch(&mut **tx).map_ok(Fetched::Sqlite)),
            Transaction::Postgres(tx) => {
                Box::pin(query(sql, args).fetch(&mut **tx).map_ok(Fetched::Postgres))
            }
        }
    }

    async fn all<T>(&mut self, sql: impl SqlSafeStr, args: &[Arg<'_>], read: Read<T>) -> Result<Vec<T>> {
        collect(self.stream(sql, args), read).await
    }

    /// Tells other servers once the transaction is committed.
    async fn notify(&mut self, news: &str) -> Result<()> {
        if let Transaction::Postgres(_) = self {
            self.run(postgres::NOTIFY, args![postgres::CHANNEL, news]).await?;
        }
        Ok(())
    }

    async fn commit(self) -> Result<()> {
        match self {
            Transaction::Sqlite(tx) => tx.commit().await?,
            Transaction::Postgres(tx) => tx.commit().await?,
        }
        Ok(())
    }
}

impl Fetched {
    fn get<T>(&self, column: usize) -> Result<T>
    where
        T: for<'r> Decode<'r, sqlx::Sqlite> + Type<sqlx::Sqlite>,
        T: for<'r> Decode<'r, sqlx::Postgres> + Type<sqlx::Postgres>,
    {
        Ok(match self {
            Fetched::Sqlite(row) => row.try_get(column)?,
            Fetched::Postgres(row) => row.try_get(column)?,
        })
    }
}

impl From<&i64> for Arg<'_> {
    fn from(number: &i64) -> Self {
        Arg::Int(Some(*number))
    }
}

impl<'a> From<&&'a str> for Arg<'a> {
    fn from(text: &&'a str) -> Arg<'a> {
        Arg::Text(Some(text))
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Arg<'a> {
        Arg::Text(Some(text))
    }
}

impl<'a> From<&'a Option<String>> for Arg<'a> {
    fn from(text: &'a Option<String>) -> Arg<'a> {
        Arg::Text(text.as_deref())
    }
}

/// The arguments of a statement.
macro_rules! args {
    ($($value:expr),*) => { &[$($crate::store::Arg::from(&$value)),*] };
}
use args;

fn query<D: sqlx::Database>(sql: impl SqlSafeStr, args: &[Arg<'_>]) -> Query<'static, D, D::Arguments>
where
    for<'t> Option<&'t str>: Encode<'t, D> + Type<D>,
    for<'t> Option<i64>: Encode<'t, D> + Type<D>,
{
    args.iter().fold(sqlx::query(sql), |query, arg| match *arg {
        Arg::Text(text) => query.bind(text),
        Arg::Int(number) => query.bind(number),
    })
}

async fn collect<T>(rows: BoxStream<'_, sqlx::Result<Fetched>>, read: Read<T>) -> Result<Vec<T>> {
    let rows: Vec<Fetched> = rows.try_collect().await?;
    rows.iter().map(read).collect()
}

fn migrator() -> Migrator {
    let migration = |(version, name, text): &(i64, &'static str, &'static str)| {
        Migration::new(*version, (*name).into(), MigrationType::Simple, text.into_sql_str(), false)
    };
    Migrator::with_migrations(MIGRATIONS.iter().map(migration).collect())
}

/// Turns a key that exists already into [`StoreError::Taken`].
fn taken(error: StoreError) -> StoreError {
    match error {
        StoreError::Database(sqlx::Error::Database(fault)) if fault.is_unique_violation() => {
            StoreError::Taken
        }
        error => error,
    }
}

/// The path in a `sqlite:` address, if it names a file.
fn sqlite_file(url: &str) -> Option<&Path> {
    let path = url.strip_prefix("sqlite:")?;
    let path = path.strip_prefix("//").unwrap_or(path);
    let path = path.split('?').next().unwrap_or(path);
    (!path.is_empty() && path != ":memory:").then_some(Path::new(path))
}
