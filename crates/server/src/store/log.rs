//! The event log of each table, its latest position, the lists of tables, and chat.

use samovar_table::log::{Entry, Listed, Said};
use sqlx::AssertSqlSafe;

use super::postgres::{self, again_news, chat_news};
use super::{Fetched, Result, Store, StoreError, Transaction, args, sqlite, taken};

/// How far a table's log goes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Head {
    /// The number of its last entry.
    pub seq: i64,
    /// Changes when the log is rewritten.
    pub edition: i64,
}

/// Which lists show a table, as the database has it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Listing {
    /// Those of the people who sit there.
    Private = 0,
    /// The home page, too.
    Public = 1,
    /// None: a lesson is taught there, and it is removed when it is old.
    Lesson = 2,
}

/// What is known of a table without reading its log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Which lists show it.
    pub listing: Listing,
    /// Its stage, as a word.
    pub stage: String,
    /// The person whose move it is, `bot`, or nothing.
    pub waits: String,
    /// When a clock runs out; 0 is never.
    pub due_ms: i64,
    /// What lists show, as JSON.
    pub card: String,
}

/// An entry to be written, with everything that changes with it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Append {
    /// The table.
    pub table: String,
    /// The edition of the log that it continues.
    pub edition: i64,
    /// The entry; number 1 creates the table.
    pub entry: Entry,
    /// The table after it.
    pub row: Row,
    /// The people at the table, if they changed.
    pub members: Option<Vec<String>>,
    /// The position after it, as JSON, if it changed.
    pub position: Option<String>,
}

/// Not for a table that was removed in the meantime.
const KEEP_ANALYSIS: &str = "INSERT INTO analysis (table_id, body) SELECT id, $2 FROM game_table WHERE id = $1 \
    ON CONFLICT (table_id) DO UPDATE SET body = excluded.body";
const TABLES_OF: &str = "SELECT t.id, t.stage, t.waits, t.card, t.changed_ms FROM game_table t \
    JOIN member m ON m.table_id = t.id WHERE m.person = $1 AND t.listed <> 2 \
    ORDER BY t.changed_ms DESC, t.id LIMIT $2";
// Whoever sat somewhere and left before the game began is still in the log.
const EVERY_TABLE_OF: &str = "SELECT table_id FROM member WHERE person = $1 \
    UNION SELECT table_id FROM entry WHERE body LIKE '%\"' || $1 || '\"%' ORDER BY table_id";
const LISTED: &str = "SELECT id, stage, waits, card, changed_ms FROM game_table \
    WHERE listed = 1 AND stage = $1 ORDER BY changed_ms DESC, id LIMIT $2";
const WAITS_FOR: &str = "SELECT id FROM game_table WHERE stage = 'playing' AND waits = $1 AND id <> $2 \
    AND listed <> 2 ORDER BY changed_ms, id LIMIT 1";
const SAY: &str = "INSERT INTO chat (table_id, number, person, name, said, at_ms) \
    SELECT $1, COALESCE(MAX(number), 0) + 1, $2, $3, $4, $5 FROM chat WHERE table_id = $1 RETURNING number";
const CHAT: &str = "SELECT number, person, name, said FROM chat WHERE table_id = $1 AND number > $2 \
    ORDER BY number DESC LIMIT $3";

/// How often a line of chat is retried when another took its number.
const TRIES: usize = 100;

impl Store {
    /// Writes entries in one transaction. An entry whose table has moved on is skipped and answered with `false`; the others
    /// are still written.
    pub async fn append(&self, batch: &[Append]) -> Result<Vec<bool>> {
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
        // Nobody is told of an entry that went into a lost file.
        self.is_in_place()?;
        Ok(written)
    }

    /// The entries of a table after number `after`, in order.
    pub async fn entries(&self, table: &str, after: i64) -> Result<Vec<Entry>> {
        let sql =
            "SELECT seq, at_ms, body, story, mark FROM entry WHERE table_id = $1 AND seq > $2 ORDER BY seq";
        self.all(sql, args![table, after], entry).await
    }

    /// How far a table's log goes; `None` if there is no such table.
    pub async fn head(&self, table: &str) -> Result<Option<Head>> {
        let head: fn(&Fetched) -> _ = |row| Ok(Head { seq: row.get(0)?, edition: row.get(1)? });
        self.one("SELECT seq, edition FROM game_table WHERE id = $1", args![table], head).await
    }

    /// The latest position of a table and the number of the entry that led to it.
    pub async fn position(&self, table: &str) -> Result<Option<(i64, String)>> {
        let sql = "SELECT seq, position FROM snapshot WHERE table_id = $1";
        self.one(sql, args![table], |row| Ok((row.get(0)?, row.get(1)?))).await
    }

    /// The stored analysis of a table's game.
    pub async fn analysis(&self, table: &str) -> Result<Option<String>> {
        let sql = "SELECT body FROM analysis WHERE table_id = $1";
        self.one(sql, args![table], |row| row.get(0)).await
    }

    /// Stores the analysis of a table's game in place of any older one.
    pub async fn keep_analysis(&self, table: &str, body: &str) -> Result<()> {
        self.run(KEEP_ANALYSIS, args![table, body]).await
    }

    /// Replaces the bodies of entries and the table's card, and removes what a person said, so that the person can be
    /// forgotten. Starts a new edition of the log,
    /// which makes every server reload the table. `false` if it is of another edition already: what is to replace its bodies
    /// may bring back somebody who was forgotten meanwhile.
    pub async fn rewrite(
        &self,
        table: &str,
        edition: i64,
        person: &str,
        bodies: &[(i64, String)],
        card: &str,
    ) -> Result<bool> {
        let mut transaction = self.begin().await?;
        let sql = "UPDATE game_table SET card = $2, edition = edition + 1 WHERE id = $1 AND edition = $3";
        if transaction.run(sql, args![table, card, edition]).await? == 0 {
            return Ok(false);
        }
        for (seq, body) in bodies {
            let sql = "UPDATE entry SET body = $3 WHERE table_id = $1 AND seq = $2";
            transaction.run(sql, args![table, *seq, *body]).await?;
        }
        let sql = "DELETE FROM chat WHERE table_id = $1 AND person = $2";
        transaction.run(sql, args![table, person]).await?;
        transaction.notify(&again_news(table)).await?;
        transaction.commit().await?;
        Ok(true)
    }

    /// Removes a table with everything that belongs to it; `false` if there is none.
    pub async fn remove_table(&self, table: &str) -> Result<bool> {
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

    /// The ids of all tables where a person sits or ever sat, even of those that no list shows.
    pub async fn every_table_of(&self, person: &str) -> Result<Vec<String>> {
        self.all(EVERY_TABLE_OF, args![person], |row| row.get(0)).await
    }

    /// The tables of a person that lists show, latest change first.
    pub async fn tables_of(&self, person: &str, limit: i64) -> Result<Vec<Listed>> {
        self.all(TABLES_OF, args![person, limit], listed).await
    }

    /// The table that has waited longest for a decision of a person, besides one.
    pub async fn waits_for(&self, person: &str, besides: &str) -> Result<Option<String>> {
        self.one(WAITS_FOR, args![person, besides], |row| row.get(0)).await
    }

    /// The listed tables of a stage, latest change first.
    pub async fn listed(&self, stage: &str, limit: i64) -> Result<Vec<Listed>> {
        self.all(LISTED, args![stage, limit], listed).await
    }

    /// Adds a line of chat and returns its number.
    pub async fn say(&self, table: &str, person: &str, name: &str, said: &str, at_ms: i64) -> Result<i64> {
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

    /// The newest `limit` lines of a table's chat after line `after`, oldest first.
    pub async fn chat(&self, table: &str, after: i64, limit: i64) -> Result<Vec<Said>> {
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

fn entry(row: &Fetched) -> Result<Entry> {
    Ok(Entry {
        seq: row.get(0)?,
        at_ms: row.get(1)?,
        body: row.get(2)?,
        story: row.get(3)?,
        mark: row.get(4)?,
    })
}

/// A row of id, stage, waits, card and time of the last change.
pub fn listed(row: &Fetched) -> Result<Listed> {
    Ok(Listed {
        id: row.get(0)?,
        stage: row.get(1)?,
        waits: row.get(2)?,
        card: row.get(3)?,
        changed_ms: row.get(4)?,
    })
}

fn said(row: &Fetched) -> Result<Said> {
    Ok(Said { number: row.get(0)?, person: row.get(1)?, name: row.get(2)?, said: row.get(3)? })
}
