//! What only PostgreSQL does: several servers share it, and one statement takes a whole batch as arrays.

use std::collections::HashSet;
use std::sync::Arc;

use sqlx::Row as _;
use sqlx::postgres::{PgConnection, PgListener, PgPool, PgPoolOptions};
use tokio::sync::mpsc;

use super::cache::Sessions;
use super::{Append, Database, News, PATIENCE, Result, migrator};

/// The channel on which servers tell each other what changed.
pub const CHANNEL: &str = "samovar_table";
/// Nobody hears of it if the transaction is rolled back.
pub const NOTIFY: &str = "SELECT pg_notify($1, $2)";

/// Every table and column, and whether the column holds numbers.
pub const SCHEMA: &str = "SELECT table_name::TEXT, column_name::TEXT, \
    (CASE WHEN data_type = 'bigint' THEN 1 ELSE 0 END)::BIGINT FROM information_schema.columns \
    WHERE table_schema = current_schema() AND table_name <> '_sqlx_migrations' ORDER BY table_name, ordinal_position";

/// Locks the rows in one order, so that two servers cannot deadlock.
const LOCK_MANY: &str = "SELECT id FROM game_table WHERE id = ANY($1) ORDER BY id FOR UPDATE";
/// Everything an entry changes except the members, for many tables at once; returns the tables that were written.
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

pub async fn open(url: &str) -> Result<Database> {
    let pool = PgPoolOptions::new().max_connections(8).acquire_timeout(PATIENCE).connect(url).await?;
    migrator().run(&pool).await?;
    Ok(Database::Postgres(pool))
}

/// Writes entries; answers for each whether its table had not moved on.
pub async fn append(connection: &mut PgConnection, batch: &[Append]) -> Result<Vec<bool>> {
    let mut written = vec![false; batch.len()];
    let mut waiting: Vec<usize> = (0..batch.len()).collect();
    let tables: Vec<&str> = batch.iter().map(|append| append.table.as_str()).collect();
    sqlx::query(LOCK_MANY).bind(&tables).execute(&mut *connection).await?;
    while !waiting.is_empty() {
        // One statement takes one entry of each table; there are hardly ever more.
        let mut seen = HashSet::new();
        let (now, later): (Vec<usize>, Vec<usize>) =
            waiting.into_iter().partition(|place| seen.insert(&batch[*place].table));
        waiting = later;
        let entries: Vec<&Append> = now.iter().map(|place| &batch[*place]).collect();
        let done = append_many(connection, &entries).await?;
        for place in now {
            written[place] = done.contains(&batch[place].table);
        }
    }
    Ok(written)
}

/// Writes entries of different tables; returns the tables that had not moved on.
async fn append_many(connection: &mut PgConnection, batch: &[&Append]) -> Result<HashSet<String>> {
    fn column<'a, T>(batch: &[&'a Append], value: impl Fn(&'a Append) -> T) -> Vec<T> {
        batch.iter().map(|append| value(append)).collect()
    }
    let rows = sqlx::query(APPEND_MANY)
        .bind(column(batch, |append| append.table.as_str()))
        .bind(column(batch, |append| append.edition))
        .bind(column(batch, |append| append.entry.seq))
        .bind(column(batch, |append| append.row.listing as i64))
        .bind(column(batch, |append| append.row.stage.as_str()))
        .bind(column(batch, |append| append.row.waits.as_str()))
        .bind(column(batch, |append| append.row.due_ms))
        .bind(column(batch, |append| append.row.card.as_str()))
        .bind(column(batch, |append| append.entry.at_ms))
        .bind(column(batch, |append| append.entry.body.as_str()))
        .bind(column(batch, |append| append.entry.story.as_str()))
        .bind(column(batch, |append| append.entry.mark))
        .bind(column(batch, |append| append.position.as_deref()))
        .bind(CHANNEL)
        .fetch_all(connection)
        .await?;
    rows.into_iter().map(|row| Ok(row.try_get(0)?)).collect()
}

/// Hears what other servers notify.
pub async fn listen(pool: &PgPool, sessions: Arc<Sessions>) -> Result<mpsc::Receiver<News>> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen(CHANNEL).await?;
    let (sender, receiver) = mpsc::channel(1024);
    sessions.open();
    tokio::spawn(async move {
        loop {
            // `None` means that the connection was lost and restored, and with it whatever was said in between.
            let news = match listener.try_recv().await {
                Ok(Some(told)) => heard(told.payload(), &sessions),
                Ok(None) => Some(News::Gap),
                // The channel closes with this task; its reader starts to listen again.
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
    Ok(receiver)
}

/// Anything may have changed.
pub const ANYTHING: &str = "*";

pub fn chat_news(table: &str, number: i64) -> String {
    format!("{table} chat {number}")
}

pub fn again_news(table: &str) -> String {
    format!("{table} again")
}

pub fn person_news(person: &str) -> String {
    format!("~{person}")
}

pub fn session_news(hash: &str) -> String {
    format!("-{hash}")
}

/// Reads one of the notices above, or `<table> <number>` for a new entry. Those about people only clear the cache.
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
