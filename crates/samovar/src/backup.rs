//! `samovar backup` and `samovar restore`: everything a server stores, as one file for either kind of database.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::future::Future;
use std::io::{BufReader, BufWriter, Write, stdin, stdout};
use std::path::{Path, PathBuf};

use anyhow::Context;
use samovar_server::clock::Clock;
use samovar_server::store::Store;

use crate::cli::{BackupArgs, DatabaseArgs, RestoreArgs};
use crate::serve::{default_database, shown};

/// Runs something with an existing database, or with one that is created if necessary.
pub fn with_database<T, F: Future<Output = anyhow::Result<T>>>(
    args: &DatabaseArgs,
    make: bool,
    what: impl FnOnce(Store) -> F,
) -> anyhow::Result<T> {
    let url = args.database.clone().unwrap_or_else(default_database);
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(async {
        let store = if make { Store::open(&url).await } else { Store::open_existing(&url).await };
        let store = store.with_context(|| format!("cannot open {}", shown(&url)))?;
        let done = what(store.clone()).await;
        store.close().await;
        done
    })
}

pub fn backup(args: &BackupArgs) -> anyhow::Result<()> {
    with_database(&args.database, false, |store| async move {
        if is_standard(&args.file) {
            store.dump(&mut stdout()).await.context("no backup was made")?;
            return Ok(());
        }
        let rows = write_whole(&args.file, store).await?;
        writeln!(stdout(), "{rows} rows are in {}.", args.file.display())?;
        Ok(())
    })
}

/// Writes to a temporary file first, so that the file itself is always complete.
async fn write_whole(file: &Path, store: Store) -> anyhow::Result<u64> {
    let part = PathBuf::from(OsString::from_iter([file.as_os_str(), ".part".as_ref()]));
    let cannot = || format!("cannot write {}", part.display());
    let mut out = BufWriter::new(create_for_us(&part).with_context(cannot)?);
    let written = store.dump(&mut out).await.map_err(anyhow::Error::from);
    let written = written.and_then(|rows| {
        out.into_inner().map_err(|error| error.into_error())?.sync_all()?;
        fs::rename(&part, file)?;
        Ok(rows)
    });
    written.inspect_err(|_| drop(fs::remove_file(&part))).with_context(cannot)
}

/// Creates a file that nobody else can read: a backup holds secrets of running games.
fn create_for_us(path: &Path) -> std::io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
        let file = options.mode(0o600).open(path)?;
        // The file may have been left by an earlier version.
        file.set_permissions(fs::Permissions::from_mode(0o600))?;
        Ok(file)
    }
    #[cfg(not(unix))]
    options.open(path)
}

pub fn restore(args: &RestoreArgs) -> anyhow::Result<()> {
    let now_ms = Clock::default().now_ms();
    let cannot = || format!("cannot restore {}; nothing was changed", args.file.display());
    with_database(&args.database, true, |store| async move {
        let rows = if is_standard(&args.file) {
            store.restore(&mut BufReader::new(stdin()), args.replace, now_ms).await
        } else {
            let file = File::open(&args.file).with_context(cannot)?;
            store.restore(&mut BufReader::new(file), args.replace, now_ms).await
        };
        let rows = rows.with_context(cannot)?;
        writeln!(stdout(), "{rows} rows were put back.")?;
        Ok(())
    })
}

fn is_standard(file: &Path) -> bool {
    file.as_os_str() == "-"
}
