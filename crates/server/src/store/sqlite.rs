//! What only SQLite does.

use std::fs::{self, DirBuilder, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{Connection as _, Row as _};
use tokio::sync::mpsc;

use super::cache::Sessions;
use super::{Append, Database, News, PATIENCE, Result, StoreError, args, migrator, query, sqlite_file};

/// How long a write waits for another process that writes into the same file.
const BUSY: Duration = Duration::from_secs(5);

/// How often to check whether another process wrote into the file.
const LOOK: Duration = Duration::from_millis(500);

/// Every table and column, and whether the column holds numbers.
pub const SCHEMA: &str = "SELECT m.name, p.name, CASE WHEN upper(p.type) = 'BIGINT' THEN 1 ELSE 0 END \
    FROM sqlite_master m JOIN pragma_table_info(m.name) p WHERE m.type = 'table' \
    AND m.name NOT LIKE 'sqlite_%' AND m.name <> '_sqlx_migrations' ORDER BY m.name, p.cid";

const CREATE: &str = "INSERT INTO game_table (id, listed, stage, seq, waits, due_ms, card, created_ms, changed_ms) \
    VALUES ($1, $2, $3, 1, $4, $5, $6, $7, $7) ON CONFLICT DO NOTHING";
const ADVANCE: &str = "UPDATE game_table SET listed = $2, stage = $3, seq = $8, waits = $4, due_ms = $5, card = $6, \
    changed_ms = $7 WHERE id = $1 AND seq = $8 - 1 AND edition = $9";
const ENTER: &str = "INSERT INTO entry (table_id, seq, at_ms, body, story, mark) \
    VALUES ($1, $2, $3, $4, $5, $6)";
const KEEP: &str = "INSERT INTO snapshot (table_id, seq, position) VALUES ($1, $2, $3) \
    ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, position = excluded.position";

pub async fn open(url: &str) -> Result<Database> {
    let file = sqlite_file(url).map(OpenFile::make).transpose()?;
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
    // A full disk ends a transaction behind the driver's back; such a connection is replaced.
    let writer = pool(1).before_acquire(|connection, _| {
        Box::pin(async move {
            connection.ping().await?;
            Ok(!connection.is_in_transaction())
        })
    });
    let writer = writer.connect_with(options.clone()).await?;
    migrator().run(&writer).await?;
    let readers = pool(4).connect_with(options.pragma("query_only", "1")).await?;
    Ok(Database::Sqlite { writer, readers, file })
}

/// The file of an open database. A server goes on writing into a file that was removed or replaced without noticing, and all
/// of it is lost when it closes the file.
#[derive(Clone, Debug)]
pub struct OpenFile {
    path: PathBuf,
    identity: Identity,
}

impl OpenFile {
    /// Makes the file and its folder if need be. They hold secrets of running games: they are for nobody else to read.
    fn make(path: &Path) -> io::Result<OpenFile> {
        let mut options = OpenOptions::new();
        options.write(true).create_new(true);
        let mut folders = DirBuilder::new();
        folders.recursive(true);
        #[cfg(unix)]
        {
            use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
            options.mode(0o600);
            folders.mode(0o700);
        }
        if let Some(folder) = path.parent() {
            folders.create(folder)?;
        }
        match options.open(path) {
            // Not opened: closing the file again would end the locks of others in this process.
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => keep_to_ourselves(path)?,
            made => drop(made?),
        }
        Ok(OpenFile { path: path.to_owned(), identity: identity(&fs::metadata(path)?) })
    }

    /// # Errors
    /// If another file, or none, has taken its place.
    pub fn is_in_place(&self) -> Result<()> {
        match fs::metadata(&self.path) {
            Ok(found) if identity(&found) == self.identity => Ok(()),
            _ => Err(StoreError::Replaced(self.path.clone())),
        }
    }
}

/// A device and a number on it.
#[cfg(unix)]
type Identity = (u64, u64);

#[cfg(unix)]
fn identity(file: &fs::Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

#[cfg(unix)]
fn keep_to_ourselves(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt;
    let is_open = fs::metadata(path)?.permissions().mode() & 0o077 != 0;
    if is_open { fs::set_permissions(path, fs::Permissions::from_mode(0o600)) } else { Ok(()) }
}

/// Where files have no such number, only a missing file is noticed.
#[cfg(not(unix))]
type Identity = ();

#[cfg(not(unix))]
fn identity(_: &fs::Metadata) -> Identity {}

#[cfg(not(unix))]
fn keep_to_ourselves(_: &Path) -> io::Result<()> {
    Ok(())
}

/// Writes entries; answers for each whether its table had not moved on.
pub async fn append(connection: &mut SqliteConnection, batch: &[Append]) -> Result<Vec<bool>> {
    let mut written = Vec::with_capacity(batch.len());
    for append in batch {
        written.push(append_one(connection, append).await?);
    }
    Ok(written)
}

async fn append_one(connection: &mut SqliteConnection, append: &Append) -> Result<bool> {
    let Append { table, entry, row, .. } = append;
    let listed = row.listing as i64;
    let args = args![
        *table,
        listed,
        row.stage,
        row.waits,
        row.due_ms,
        row.card,
        entry.at_ms,
        entry.seq,
        append.edition
    ];
    let moved = if entry.seq == 1 { query(CREATE, &args[..7]) } else { query(ADVANCE, args) };
    if moved.execute(&mut *connection).await?.rows_affected() == 0 {
        return Ok(false);
    }
    let args = args![*table, entry.seq, entry.at_ms, entry.body, entry.story, entry.mark];
    query(ENTER, args).execute(&mut *connection).await?;
    if append.position.is_some() {
        query(KEEP, args![*table, entry.seq, append.position]).execute(connection).await?;
    }
    Ok(true)
}

/// Reports a gap whenever another process wrote into the file.
pub async fn listen(writer: SqlitePool, sessions: Arc<Sessions>) -> Result<mpsc::Receiver<News>> {
    let (sender, receiver) = mpsc::channel(1);
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
    Ok(receiver)
}

/// A number that changes when another connection writes. Asked on the writer, which makes all of our own changes.
async fn file_version(writer: &SqlitePool) -> Result<i64> {
    Ok(sqlx::query("PRAGMA data_version").fetch_one(writer).await?.try_get(0)?)
}
