//! Event logs, positions, lists and chat in SQL.

use async_trait::async_trait;
use sqlx::AssertSqlSafe;

use super::postgres::{self, again_news, chat_news};
use super::{Row, SqlStore, Transaction, args, sqlite, taken};
use crate::store::{Append, Entry, Head, Listed, Log, Result, Said, StoreError};

/// Not for a table that was removed in the meantime.
const KEEP_ANALYSIS: &str = "INSERT INTO analysis (table_id, body) SELECT id, $2 FROM game_table WHERE id = $1 \
    ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";
const TABLES_OF: &str = "SELECT t.id, t.stage, t.waits, t.card, t.changed_ms FROM game_table t \
    JOIN member m ON m.table_id = t.id WHERE m.person = $1 ORDER BY t.changed_ms DESC, t.id LIMIT $2";
const LISTED: &str = "SELECT id, stage, waits, card, changed_ms FROM game_table \
    WHERE listed = 1 AND stage = $1 ORDER BY changed_ms DESC, id LIMIT $2";
const SAY: &str = "INSERT INTO chat (table_id, number, person, name, said, at_ms) \
    SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 RETURNING number";
const CHAT: &str = "SELECT number, person, name, said FROM chat WHERE table_id = $1 AND number > $2 \
    ORDER BY number DESC LIMIT $3";

/// How often a line of chat is retried when another took its number.
const TRIES: usize = 100;

#[async_trait]
impl Log for SqlStore {
    async fn append(&self, batch: &[Append]) -> Result<Vec<bool>> {
        let mut transaction = self.begin().await?;
        let written = match &mut transaction {
            Transaction::Sqlite(connection) => sqlite::append(connection, batch).await?,
            Transaction::Postgres(connection) => postgres::append(connection, batch).await?,
        };
        for (append, _) in batch.iter().zip(&written).filter(|(_, written)| **written) {
            if let Some(members) = &append.members {
                set_members(&mut transaction, &append.table, members).await?;
            }
        }
        transaction.commit().await?;
        Ok(written)
    }

    async fn entries(&self, table: &str, after: i64) -> Result<Vec<Entry>> {
        let sql =
            "SELECT seq, at_ms, body, story, mark FROM entry WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        self.all(sql, args![table, after], entry).await
    }

    async fn head(&self, table: &str) -> Result<Option<Head>> {
        let head: fn(&Row) -> _ = |row| Ok(Head { seq: row.get(0)?, edition: row.get(1)? });
        self.one("SELECT seq, edition FROM game_table WHERE id = $1", args![table], head).await
    }

    async fn position(&self, table: &str) -> Result<Option<(i64, String)>> {
        let sql = "SELECT seq, position FROM snapshot WHERE table_id = $1";
        self.one(sql, args![table], |row| Ok((row.get(0)?, row.get(1)?))).await
    }

    async fn analysis(&self, table: &str) -> Result<Option<String>> {
        let sql = "SELECT body FROM analysis WHERE table_id = $1";
        self.one(sql, args![table], |row| row.get(0)).await
    }

    async fn keep_analysis(&self, table: &str, body: &str) -> Result<()> {
        self.run(KEEP_ANALYSIS, args![table, body]).await
    }

    async fn rewrite(&self, table: &str, bodies: &[(i64, String)], card: &str) -> Result<()> {
        let mut transaction = self.begin().await?;
        for (seq, body) in bodies {
            let sql = "UPDATE entry SET body = $3 WHERE table_id = $1 AND seq = $2";
            transaction.run(sql, args![table, *seq, *body]).await?;
        }
        let sql = "UPDATE game_table SET card = $2, edition = edition + 1 WHERE id = $1";
        transaction.run(sql, args![table, card]).await?;
        transaction.notify(&again_news(table)).await?;
        transaction.commit().await
    }

    async fn remove_table(&self, table: &str) -> Result<bool> {
        let mut transaction = self.begin().await?;
        let removed = transaction.run("DELETE FROM game_table WHERE id = $1", args![table]).await?;
        for part in ["entry", "member", "chat", "snapshot", "analysis", "lease", "presence"] {
            let sql = AssertSqlSafe(format!("DELETE FROM {part} WHERE table_id = $1"));
            transaction.run(sql, args![table]).await?;
        }
        transaction.notify(&again_news(table)).await?;
        transaction.commit().await?;
        Ok(removed > 0)
    }

    async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<Listed>> {
        self.all(TABLES_OF, args![person, limit], listed).await
    }

    async fn listed(&self, stage: &str, limit: i64) -> Result<Vec<Listed>> {
        self.all(LISTED, args![stage, limit], listed).await
    }

    async fn say(&self, table: &str, person: &str, name: &str, said: &str, at_ms: i64) -> Result<i64> {
        let args = args![table, person, name, said, at_ms];
        let mut tries = 0;
        loop {
            let mut transaction = self.begin().await?;
            match transaction.all(SAY, args, |row| row.get(0)).await.map_err(taken) {
                Ok(numbers) => {
                    let number = numbers.first().copied().ok_or(sqlx::Error::RowNotFound)?;
                    transaction.notify(&chat_news(table, number)).await?;
                    transaction.commit().await?;
                    return Ok(number);
                }
                Err(StoreError::Taken) if tries < TRIES => tries += 1,
                Err(error) => return Err(error),
            }
        }
    }

    async fn chat(&self, table: &str, after: i64, limit: i64) -> Result<Vec<Said>> {
        let mut lines = self.all(CHAT, args![table, after, limit], said).await?;
        lines.reverse();
        Ok(lines)
    }
}

async fn set_members(transaction: &mut Transaction, table: &str, members: &[String]) -> Result<()> {
    transaction.run("DELETE FROM member WHERE table_id = $1", args![table]).await?;
    for person in members {
        let sql = "INSERT INTO member (table_id, person) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        transaction.run(sql, args![table, *person]).await?;
    }
    Ok(())
}

fn entry(row: &Row) -> Result<Entry> {
    Ok(Entry {
        seq: row.get(0)?,
        at_ms: row.get(1)?,
        body: row.get(2)?,
        story: row.get(3)?,
        mark: row.get(4)?,
    })
}

/// A row of id, stage, waits, card and time of the last change.
pub fn listed(row: &Row) -> Result<Listed> {
    Ok(Listed {
        id: row.get(0)?,
        stage: row.get(1)?,
        waits: row.get(2)?,
        card: row.get(3)?,
        changed_ms: row.get(4)?,
    })
}

fn said(row: &Row) -> Result<Said> {
    Ok(Said { number: row.get(0)?, person: row.get(1)?, name: row.get(2)?, said: row.get(3)? })
}
