//! Backups: the whole database as text, in one format for SQLite and PostgreSQL.
//!
//! ```text
//! {"samovar":"backup","format":1}
//! {"table":"person","columns":["id","name"]}
//! ["4w8c","Anna"]
//! {"rows":1,"sha256":"…"}
//! ```
//! The first line names the format. Then come the tables, one row a line. The last line has the number of rows and the SHA-256
//! of all lines before it. Values are texts, whole numbers or null.

use std::collections::BTreeMap;
use std::io::{BufRead, Write};

use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use super::{Result, StoreError};
use crate::random::hex;

/// The version of the format.
const FORMAT: u32 = 1;

/// Tables left out of backups: what is in them means nothing once their servers stop.
pub const PASSING: &[&str] = &["health", "lease", "presence"];

/// Rows restored by one statement.
pub const ROWS_AT_ONCE: usize = 200;

#[derive(Serialize, Deserialize)]
struct First {
    samovar: String,
    format: u32,
}

#[derive(Serialize, Deserialize)]
struct Heading {
    table: String,
    columns: Vec<String>,
}

#[derive(Serialize, Deserialize)]
struct Last {
    rows: u64,
    sha256: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Column {
    pub name: String,
    /// Whether it holds numbers rather than texts.
    pub number: bool,
}

/// The tables of a database with their columns. People come first, because other tables refer to them.
pub type Schema = Vec<(String, Vec<Column>)>;

/// The schema from rows of a table, a column and 1 if the column holds numbers.
pub fn schema(rows: Vec<(String, String, i64)>) -> Schema {
    let mut tables: BTreeMap<(bool, String), Vec<Column>> = BTreeMap::new();
    for (table, name, number) in rows {
        if !PASSING.contains(&table.as_str()) {
            let key = (table != "person", table);
            tables.entry(key).or_default().push(Column { name, number: number == 1 });
        }
    }
    tables.into_iter().map(|((_, table), columns)| (table, columns)).collect()
}

pub struct Dump<'a> {
    out: &'a mut (dyn Write + Send),
    hash: Sha256,
    rows: u64,
}

impl<'a> Dump<'a> {
    pub fn begin(out: &'a mut (dyn Write + Send)) -> Result<Dump<'a>> {
        let mut dump = Dump { out, hash: Sha256::new(), rows: 0 };
        dump.line(&First { samovar: "backup".to_owned(), format: FORMAT })?;
        Ok(dump)
    }

    pub fn table(&mut self, table: &str, columns: &[Column]) -> Result<()> {
        let columns = columns.iter().map(|column| column.name.clone()).collect();
        self.line(&Heading { table: table.to_owned(), columns })
    }

    pub fn row(&mut self, values: &[Value]) -> Result<()> {
        self.rows += 1;
        self.line(&values)
    }

    /// Ends the backup and returns the number of rows.
    pub fn end(self) -> Result<u64> {
        let last = Last { rows: self.rows, sha256: hex(&self.hash.finalize()) };
        let text = serde_json::to_string(&last).expect("plain data");
        writeln!(self.out, "{text}").and_then(|()| self.out.flush()).map_err(StoreError::File)?;
        Ok(last.rows)
    }

    fn line(&mut self, what: &impl Serialize) -> Result<()> {
        let text = serde_json::to_string(what).expect("plain data") + "\n";
        self.hash.update(text.as_bytes());
        self.out.write_all(text.as_bytes()).map_err(StoreError::File)
    }
}

/// Some rows of a table to be restored.
pub struct Rows {
    pub table: String,
    /// Its columns, in the order of the values.
    pub columns: Vec<Column>,
    pub rows: Vec<Vec<Value>>,
}

pub struct Restore<'a> {
    lines: &'a mut (dyn BufRead + Send),
    schema: Schema,
    hash: Sha256,
    /// The line read last, from 1.
    line: usize,
    rows: u64,
    table: Option<(String, Vec<Column>)>,
    ended: bool,
}

impl<'a> Restore<'a> {
    /// Starts reading a backup for a database with this schema.
    pub fn begin(lines: &'a mut (dyn BufRead + Send), schema: Schema) -> Result<Restore<'a>> {
        let mut restore =
            Restore { lines, schema, hash: Sha256::new(), line: 0, rows: 0, table: None, ended: false };
        let text = restore.next_line()?;
        match serde_json::from_str::<First>(&text) {
            Ok(First { samovar, format: FORMAT }) if samovar == "backup" => Ok(restore),
            Ok(First { samovar, format }) if samovar == "backup" => Err(restore.bad(format!(
                "it is of format {format}, and this program knows format {FORMAT}; use a newer one"
            ))),
            _ => Err(restore.bad("it is not a backup: samovar backup makes one".to_owned())),
        }
    }

    /// The next rows; `None` once everything was read and its checksum is right.
    pub fn next(&mut self) -> Result<Option<Rows>> {
        let mut rows = Vec::new();
        while !self.ended {
            let before = self.hash.clone();
            let text = self.next_line()?;
            let value: Value =
                serde_json::from_str(&text).map_err(|error| self.bad(format!("it is broken: {error}")))?;
            match value {
                Value::Array(values) => {
                    let columns = self.table.as_ref().map_or(0, |(_, columns)| columns.len());
                    if values.len() != columns || columns == 0 {
                        return Err(self.bad("it is broken: a row does not fit its table".to_owned()));
                    }
                    self.rows += 1;
                    rows.push(values);
                    if rows.len() == ROWS_AT_ONCE {
                        break;
                    }
                }
                value => {
                    let done = self.table.take();
                    if let Ok(heading) = serde_json::from_value::<Heading>(value.clone()) {
                        self.table = Some(self.known(heading)?);
                    } else if let Ok(last) = serde_json::from_value::<Last>(value) {
                        if (last.rows, last.sha256) != (self.rows, hex(&before.finalize())) {
                            return Err(self.bad("it was altered or is not whole".to_owned()));
                        }
                        self.ended = true;
                    } else {
                        return Err(self.bad("it is broken: neither a table nor a row".to_owned()));
                    }
                    if let (Some((table, columns)), false) = (done, rows.is_empty()) {
                        return Ok(Some(Rows { table, columns, rows }));
                    }
                }
            }
        }
        let table = self.table.clone().filter(|_| !rows.is_empty());
        Ok(table.map(|(table, columns)| Rows { table, columns, rows }))
    }

    pub fn rows(&self) -> u64 {
        self.rows
    }

    fn known(&self, heading: Heading) -> Result<(String, Vec<Column>)> {
        let Heading { table, columns } = heading;
        let newer = |what: String| self.bad(format!("it was made by a newer version, which has {what}"));
        let known = self.schema.iter().find(|(name, _)| *name == table);
        let (_, known) = known.ok_or_else(|| newer(format!("a table {table:?}")))?;
        let column = |name: &String| {
            let found = known.iter().find(|column| column.name == *name).cloned();
            found.ok_or_else(|| newer(format!("a column {name:?} in its table {table:?}")))
        };
        let columns = columns.iter().map(column).collect::<Result<_, _>>()?;
        Ok((table, columns))
    }

    fn next_line(&mut self) -> Result<String> {
        let mut text = String::new();
        self.line += 1;
        if self.lines.read_line(&mut text).map_err(StoreError::File)? == 0 {
            return Err(self.bad("it ends too early".to_owned()));
        }
        self.hash.update(text.as_bytes());
        Ok(text)
    }

    fn bad(&self, why: String) -> StoreError {
        StoreError::Backup(self.line, why)
    }
}
