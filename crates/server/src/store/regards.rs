//! What people think of each other: whom they mute and block, and what they report.

use samovar_table::model::Regard;

use super::{Fetched, Result, Store, args};

/// What somebody reports to whoever runs the server.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Report {
    /// Its id.
    pub id: String,
    /// When it was sent.
    pub at_ms: i64,
    /// Who reports.
    pub person: String,
    /// Who is reported.
    pub other: String,
    /// The name of who reports.
    pub by_name: String,
    /// The name of who is reported, at the table.
    pub name: String,
    /// The table.
    pub table: String,
    /// What happened.
    pub words: String,
}

const SET_REGARD: &str = "INSERT INTO regard (person, other, regard) VALUES ($1, $2, $3) \
    ON CONFLICT (person, other) DO UPDATE SET regard = excluded.regard";
const HAND_OVER: &[&str] = &[
    "INSERT INTO regard (person, other, regard) SELECT person, $2, regard FROM regard \
        WHERE other = $1 AND person <> $2 ON CONFLICT DO NOTHING",
    "INSERT INTO regard (person, other, regard) SELECT $2, other, regard FROM regard \
        WHERE person = $1 AND other <> $2 ON CONFLICT DO NOTHING",
];
const ADD_REPORT: &str = "INSERT INTO report (id, at_ms, person, other, by_name, name, table_id, words) \
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
const REPORTS: &str = "SELECT id, at_ms, person, other, by_name, name, table_id, words FROM report \
    ORDER BY at_ms DESC, id LIMIT $1 OFFSET $2";

impl Store {
    /// Notes what a person thinks of another.
    pub async fn set_regard(&self, person: &str, other: &str, regard: Regard) -> Result<()> {
        match regard {
            Regard::Welcome => {
                let sql = "DELETE FROM regard WHERE person = $1 AND other = $2";
                self.run(sql, args![person, other]).await?;
            }
            Regard::Muted | Regard::Blocked => {
                self.run(SET_REGARD, args![person, other, regard.word()]).await?;
            }
        }
        self.forget(person).await
    }

    /// Whom a person has muted or blocked.
    pub(super) async fn regards_of(&self, person: &str) -> Result<Vec<(String, Regard)>> {
        let sql = "SELECT other, regard FROM regard WHERE person = $1 ORDER BY other";
        let rows: Vec<(String, String)> =
            self.all(sql, args![person], |row| Ok((row.get(0)?, row.get(1)?))).await?;
        Ok(rows.into_iter().filter_map(|(other, word)| Some((other, Regard::read(&word)?))).collect())
    }

    /// The people who have blocked a person.
    pub async fn blocked_by(&self, person: &str) -> Result<Vec<String>> {
        let sql = "SELECT person FROM regard WHERE other = $1 AND regard = 'blocked' ORDER BY person";
        self.all(sql, args![person], |row| row.get(0)).await
    }

    /// What was thought of a guest, and what the guest thought, goes to an account.
    pub async fn hand_regards_over(&self, from: &str, to: &str) -> Result<()> {
        for sql in HAND_OVER {
            self.run(sql, args![from, to]).await?;
        }
        self.forget(to).await
    }

    /// Adds a report.
    pub async fn add_report(&self, report: &Report) -> Result<()> {
        let Report { id, at_ms, person, other, by_name, name, table, words } = report;
        self.run(ADD_REPORT, args![*id, *at_ms, *person, *other, *by_name, *name, *table, *words]).await
    }

    /// The reports that were not removed, newest first, without the first `skip`.
    pub async fn reports(&self, limit: i64, skip: i64) -> Result<Vec<Report>> {
        self.all(REPORTS, args![limit, skip], report).await
    }

    /// How many reports of a person there are.
    pub async fn count_reports(&self, person: &str) -> Result<i64> {
        let sql = "SELECT COUNT(*) FROM report WHERE person = $1";
        Ok(self.one(sql, args![person], |row| row.get(0)).await?.unwrap_or(0))
    }

    /// Removes a report that was dealt with; `false` if there is none.
    pub async fn remove_report(&self, id: &str) -> Result<bool> {
        Ok(self.change("DELETE FROM report WHERE id = $1", args![id]).await? > 0)
    }
}

fn report(row: &Fetched) -> Result<Report> {
    Ok(Report {
        id: row.get(0)?,
        at_ms: row.get(1)?,
        person: row.get(2)?,
        other: row.get(3)?,
        by_name: row.get(4)?,
        name: row.get(5)?,
        table: row.get(6)?,
        words: row.get(7)?,
    })
}
