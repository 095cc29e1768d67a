//! The two databases: one SQL text, stamped out for both by a macro.

mod access;

use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgListener, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use sqlx::{Row as _, SqlSafeStr};
use tokio::sync::mpsc;

use super::{Answer, Append, Entry, Listed, News, Person, Said, Store, StoreError, sqlite_file};

/// Every migration, in order. Never change one that was released: add another.
const MIGRATIONS: &[(i64, &str, &str)] = &[
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "access", include_str!("../../migrations/0002_access.sql")),
];

/// The channel on which servers at one PostgreSQL tell each other which tables changed.
const CHANNEL: &str = "samovar_table";

const CREATE: &str = "INSERT INTO game_table (id, listed, stage, seq, waits, due_ms, card, created_ms, changed_ms) \
    VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $7) ON CONFLICT DO NOTHING";
const ADVANCE: &str = "UPDATE game_table SET listed = $1, stage = $2, seq = $3, waits = $4, due_ms = $5, card = $6, \
    changed_ms = $7 WHERE id = $8 AND seq = $3 - 1";
const ENTER: &str = "INSERT INTO entry (table_id, seq, at_ms, body) VALUES ($1, $2, $3, $4)";
const NO_MEMBERS: &str = "DELETE FROM member WHERE table_id = $1";
const MEMBER: &str = "INSERT INTO member (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
const ENTRIES: &str = "SELECT seq, at_ms, body FROM entry WHERE table_id = $1 AND seq > $2 ORDER BY seq";
const REWRITE: &str = "UPDATE entry SET body = $3 WHERE table_id = $1 AND seq = $2";
const REDRAW: &str = "UPDATE game_table SET card = $2 WHERE id = $1";
const TABLES_OF: &str = "SELECT t.id, t.stage, t.waits, t.card, t.changed_ms FROM game_table t \
    JOIN member m ON m.table_id = t.id WHERE m.person = $1 ORDER BY t.changed_ms DESC, t.id LIMIT $2";
const LISTED: &str = "SELECT id, stage, waits, card, changed_ms FROM game_table \
    WHERE listed = 1 AND stage = $1 ORDER BY changed_ms DESC, id LIMIT $2";
const DUE: &str = "SELECT id FROM game_table WHERE stage = $1 \
    AND ((waits = 'bot' AND changed_ms <= $2) OR (due_ms > 0 AND due_ms <= $3)) ORDER BY changed_ms LIMIT $4";
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
    "DELETE FROM person WHERE id = $1",
];
const ADD_SESSION: &str = "INSERT INTO session (hash, person, created_ms) VALUES ($1, $2, $3)";
const END_SESSION: &str = "DELETE FROM session WHERE hash = $1";
const OF_SESSION: &str = "SELECT p.id, p.name, p.login, p.password FROM person p \
    JOIN session s ON s.person = p.id WHERE s.hash = $1";

/// Tables in a SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    pool: SqlitePool,
}

/// Tables in PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    pool: PgPool,
}

impl Sqlite {
    pub async fn open(url: &str) -> Result<Sqlite, StoreError> {
        if let Some(folder) = sqlite_file(url).and_then(|file| file.parent()) {
            std::fs::create_dir_all(folder)?;
        }
        let options = SqliteConnectOptions::from_str(url)?
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let pool = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        migrator().run(&pool).await?;
        Ok(Sqlite { pool })
    }

    async fn begin(&self) -> Result<sqlx::Transaction<'static, sqlx::Sqlite>, StoreError> {
        Ok(self.pool.begin_with("BEGIN IMMEDIATE").await?)
    }

    async fn tell(_: &mut sqlx::SqliteConnection, _: &str) -> Result<(), StoreError> {
        Ok(())
    }

    async fn listen(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        Ok(None)
    }
}

impl Postgres {
    pub async fn open(url: &str) -> Result<Postgres, StoreError> {
        let pool = PgPoolOptions::new().max_connections(8).connect(url).await?;
        migrator().run(&pool).await?;
        Ok(Postgres { pool })
    }

    async fn begin(&self) -> Result<sqlx::Transaction<'static, sqlx::Postgres>, StoreError> {
        Ok(self.pool.begin().await?)
    }

    /// Part of the transaction: nobody hears of what was rolled back.
    async fn tell(connection: &mut sqlx::PgConnection, table: &str) -> Result<(), StoreError> {
        sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(table).execute(connection).await?;
        Ok(())
    }

    async fn listen(&self) -> Result<Option<mpsc::Receiver<News>>, StoreError> {
        let mut listener = PgListener::connect_with(&self.pool).await?;
        listener.listen(CHANNEL).await?;
        let (sender, receiver) = mpsc::channel(256);
        tokio::spawn(async move {
            loop {
                // `None` means that the connection was lost and made again: what was told meanwhile is lost.
                let news = match listener.try_recv().await {
                    Ok(Some(told)) => News::Table(told.payload().to_owned()),
                    Ok(None) => News::Gap,
                    Err(error) => {
                        tracing::warn!(%error, "cannot hear of other servers");
                        tokio::time::sleep(Duration::from_secs(1)).await;
                        News::Gap
                    }
                };
                if sender.send(news).await.is_err() {
                    return;
                }
            }
        });
        Ok(Some(receiver))
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

macro_rules! store {
    ($store:ty, $row:ty, $connection:ty) => {
        impl $store {
            /// Writes one entry if the table has not moved on.
            async fn append_one(connection: &mut $connection, append: &Append) -> Result<bool, StoreError> {
                let Append { table, entry, row, members } = append;
                let listed = i64::from(row.listed);
                let moved = if entry.seq == 1 {
                    sqlx::query(CREATE)
                        .bind(table)
                        .bind(listed)
                        .bind(&row.stage)
                        .bind(&row.waits)
                        .bind(row.due_ms)
                        .bind(&row.card)
                        .bind(entry.at_ms)
                        .execute(&mut *connection)
                        .await?
                        .rows_affected()
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
                        .execute(&mut *connection)
                        .await?
                        .rows_affected()
                };
                if moved == 0 {
                    return Ok(false);
                }
                sqlx::query(ENTER)
                    .bind(table)
                    .bind(entry.seq)
                    .bind(entry.at_ms)
                    .bind(&entry.body)
                    .execute(&mut *connection)
                    .await?;
                if let Some(members) = members {
                    sqlx::query(NO_MEMBERS).bind(table).execute(&mut *connection).await?;
                    for person in members {
                        sqlx::query(MEMBER).bind(table).bind(person).execute(&mut *connection).await?;
                    }
                }
                Self::tell(connection, table).await?;
                Ok(true)
            }

            fn person(row: $row) -> Result<Person, StoreError> {
                Ok(Person {
                    id: row.try_get(0)?,
                    name: row.try_get(1)?,
                    login: row.try_get(2)?,
                    password: row.try_get(3)?,
                })
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
                Box::pin(async move {
                    // Always in the same order, so that two servers cannot wait for each other.
                    let mut order: Vec<usize> = (0..batch.len()).collect();
                    order.sort_by_key(|place| (&batch[*place].table, batch[*place].entry.seq));
                    let mut written = vec![false; batch.len()];
                    let mut transaction = self.begin().await?;
                    for place in order {
                        written[place] = Self::append_one(&mut transaction, &batch[place]).await?;
                    }
                    transaction.commit().await?;
                    Ok(written)
                })
            }

            fn entries<'a>(&'a self, table: &'a str, after: i64) -> Answer<'a, Vec<Entry>> {
                Box::pin(async move {
                    let rows = sqlx::query(ENTRIES).bind(table).bind(after).fetch_all(&self.pool).await?;
                    let entry = |row: $row| {
                        Ok(Entry { seq: row.try_get(0)?, at_ms: row.try_get(1)?, body: row.try_get(2)? })
                    };
                    rows.into_iter().map(entry).collect()
                })
            }

            fn rewrite<'a>(&'a self, table: &'a str, seq: i64, body: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(REWRITE).bind(table).bind(seq).bind(body).execute(&self.pool).await?;
                    Ok(())
                })
            }

            fn redraw<'a>(&'a self, table: &'a str, card: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(REDRAW).bind(table).bind(card).execute(&self.pool).await?;
                    Ok(())
                })
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
                stage: &'a str,
                now_ms: i64,
                bots_ms: i64,
                limit: i64,
            ) -> Answer<'a, Vec<String>> {
                Box::pin(async move {
                    let query = sqlx::query(DUE).bind(stage).bind(bots_ms).bind(now_ms).bind(limit);
                    let rows = query.fetch_all(&self.pool).await?;
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
                                Self::tell(&mut transaction, table).await?;
                                transaction.commit().await?;
                                return Ok(row.try_get(0)?);
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
                        .execute(&self.pool)
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
                        .execute(&self.pool)
                        .await
                        .map_err(taken)?;
                    Ok(())
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
                    transaction.commit().await?;
                    Ok(())
                })
            }

            fn add_session<'a>(&'a self, hash: &'a str, person: &'a str, now_ms: i64) -> Answer<'a, ()> {
                Box::pin(async move {
                    let query = sqlx::query(ADD_SESSION).bind(hash).bind(person).bind(now_ms);
                    query.execute(&self.pool).await.map_err(taken)?;
                    Ok(())
                })
            }

            fn end_session<'a>(&'a self, hash: &'a str) -> Answer<'a, ()> {
                Box::pin(async move {
                    sqlx::query(END_SESSION).bind(hash).execute(&self.pool).await?;
                    Ok(())
                })
            }

            fn person_of<'a>(&'a self, hash: &'a str) -> Answer<'a, Option<Person>> {
                Box::pin(async move {
                    let row = sqlx::query(OF_SESSION).bind(hash).fetch_optional(&self.pool).await?;
                    row.map(Self::person).transpose()
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
                    Ok(())
                })
            }
        }
    };
}

store!(Sqlite, sqlx::sqlite::SqliteRow, sqlx::SqliteConnection);
store!(Postgres, sqlx::postgres::PgRow, sqlx::PgConnection);
