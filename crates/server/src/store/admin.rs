//! What administrators do: lists, counts, backups.

use std::io::{BufRead, Write};

use futures_util::TryStreamExt;
use samovar_table::log::Listed;
use serde_json::Value;
use sqlx::AssertSqlSafe;

use super::backup::{Column, Dump, PASSING, Restore, Rows, Schema, schema};
use super::log::listed;
use super::postgres::{self, ANYTHING};
use super::{Arg, Database, Fetched, Result, Store, StoreError, Transaction, args, sqlite};

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

const ALL_TABLES: &str = "SELECT id, stage, waits, card, changed_ms FROM game_table \
    ORDER BY changed_ms DESC, id LIMIT $1 OFFSET $2";
const ACCOUNTS: &str = "SELECT p.name, p.created_ms, \
    (SELECT COUNT(*) FROM member m WHERE m.person = p.id) FROM person p WHERE p.login IS NOT NULL \
    ORDER BY p.login LIMIT $1 OFFSET $2";

impl Store {
    /// All tables, latest change first, without the first `skip`.
    pub async fn all_tables(&self, limit: i64, skip: i64) -> Result<Vec<Listed>> {
        self.all(ALL_TABLES, args![limit, skip], listed).await
    }

    /// All accounts by name, without the first `skip`.
    pub async fn accounts(&self, limit: i64, skip: i64) -> Result<Vec<Account>> {
        self.all(ACCOUNTS, args![limit, skip], |row| {
            Ok(Account { name: row.get(0)?, created_ms: row.get(1)?, tables: row.get(2)? })
        })
        .await
    }

    /// The number of tables of each stage.
    pub async fn count_tables(&self) -> Result<Vec<(String, i64)>> {
        let sql = "SELECT stage, COUNT(*) FROM game_table GROUP BY stage";
        self.all(sql, &[], |row| Ok((row.get(0)?, row.get(1)?))).await
    }

    /// Writes a consistent backup as text and returns the number of rows.
    pub async fn dump(&self, out: &mut (dyn Write + Send)) -> Result<u64> {
        let mut snapshot = self.begin_snapshot().await?;
        let mut dump = Dump::begin(out)?;
        for (table, columns) in read_schema(&mut snapshot).await? {
            dump_table(&mut snapshot, &table, &columns, &mut dump).await?;
        }
        dump.end()
    }

    /// Restores a backup in one transaction and returns the number of rows. Needs an empty database unless `replace` is set.
    pub async fn restore(&self, lines: &mut (dyn BufRead + Send), replace: bool, now_ms: i64) -> Result<u64> {
        let mut transaction = self.begin().await?;
        let schema = read_schema(&mut transaction).await?;
        if !replace && !is_empty(&mut transaction, &schema).await? {
            return Err(StoreError::NotEmpty);
        }
        // People last: other tables refer to them.
        let tables = schema.iter().rev().map(|(table, _)| table.as_str());
        for table in PASSING.iter().copied().chain(tables) {
            transaction.run(AssertSqlSafe(format!("DELETE FROM {table}")), &[]).await?;
        }
        let mut restore = Restore::begin(lines, schema)?;
        while let Some(rows) = restore.next()? {
            insert(&mut transaction, &rows).await?;
        }
        // A new edition makes every server reload every table.
        transaction.run("UPDATE game_table SET edition = $1", args![now_ms]).await?;
        transaction.notify(ANYTHING).await?;
        transaction.commit().await?;
        self.sessions.forget_all();
        Ok(restore.rows())
    }

    /// Closes every connection.
    pub async fn close(&self) {
        match &self.database {
            Database::Sqlite { writer, readers, .. } => {
                readers.close().await;
                writer.close().await;
            }
            Database::Postgres(pool) => pool.close().await,
        }
    }
}

async fn read_schema(transaction: &mut Transaction) -> Result<Schema> {
    let sql = match transaction {
        Transaction::Sqlite(_) => sqlite::SCHEMA,
        Transaction::Postgres(_) => postgres::SCHEMA,
    };
    let columns = transaction.all(sql, &[], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?))).await?;
    Ok(schema(columns))
}

/// Streams the rows: a table may not fit into memory.
async fn dump_table(
    transaction: &mut Transaction,
    table: &str,
    columns: &[Column],
    dump: &mut Dump<'_>,
) -> Result<()> {
    dump.table(table, columns)?;
    let order = if columns.len() > 1 { "1, 2" } else { "1" };
    let sql = format!("SELECT {} FROM {table} ORDER BY {order}", names(columns));
    let mut rows = transaction.stream(AssertSqlSafe(sql), &[]);
    while let Some(row) = rows.try_next().await? {
        let values = columns.iter().enumerate().map(|(place, column)| value(&row, place, column));
        dump.row(&values.collect::<Result<Vec<_>>>()?)?;
    }
    Ok(())
}

fn value(row: &Fetched, place: usize, column: &Column) -> Result<Value> {
    Ok(match column.number {
        true => row.get::<Option<i64>>(place)?.into(),
        false => row.get::<Option<String>>(place)?.into(),
    })
}

async fn is_empty(transaction: &mut Transaction, schema: &Schema) -> Result<bool> {
    for (table, _) in schema {
        let sql = AssertSqlSafe(format!("SELECT 1 FROM {table} LIMIT 1"));
        if !transaction.all(sql, &[], |_| Ok(())).await?.is_empty() {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn insert(transaction: &mut Transaction, rows: &Rows) -> Result<()> {
    let Rows { table, columns, rows } = rows;
    let args =
        rows.iter().flat_map(|row| row.iter().zip(columns)).map(|(value, column)| match column.number {
            true => Arg::Int(value.as_i64()),
            false => Arg::Text(value.as_str()),
        });
    let args: Vec<Arg<'_>> = args.collect();
    let places: Vec<String> = (1..=args.len()).map(|place| format!("${place}")).collect();
    let values: Vec<String> =
        places.chunks(columns.len()).map(|row| format!("({})", row.join(", "))).collect();
    let sql = format!("INSERT INTO {table} ({}) VALUES {}", names(columns), values.join(", "));
    transaction.run(AssertSqlSafe(sql), &args).await?;
    Ok(())
}

fn names(columns: &[Column]) -> String {
    columns.iter().map(|column| column.name.as_str()).collect::<Vec<_>>().join(", ")
}
