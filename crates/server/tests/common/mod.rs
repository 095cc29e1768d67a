//! Databases and servers for tests.

pub mod browser;
pub mod postgres;
pub mod program;
pub mod twins;

use std::sync::Arc;
use std::time::{Duration, Instant};

use samovar_server::hall::Hall;
use samovar_server::store::Store;
use tempfile::TempDir;

/// A SQLite file in a folder that goes away.
pub struct File {
    folder: TempDir,
}

impl File {
    pub fn new() -> File {
        File { folder: tempfile::tempdir().expect("a folder") }
    }

    pub fn url(&self) -> String {
        format!("sqlite:{}", self.folder.path().join("deep/in/tables.db").display())
    }

    /// A path in the same folder.
    pub fn path(&self, name: &str) -> std::path::PathBuf {
        self.folder.path().join(name)
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url()).await.expect("a SQLite file can be opened")
    }
}

/// A server at a file of its own.
pub async fn open() -> (File, Arc<Hall>) {
    let file = File::new();
    let hall = browser::hall(file.open().await);
    (file, hall)
}

/// A PostgreSQL and the address of its database; `None` if tests with PostgreSQL are switched off.
pub fn postgres() -> Option<(postgres::Postgres, String)> {
    (!postgres::is_off()).then(|| {
        let postgres = postgres::Postgres::start();
        let url = postgres.url("postgres");
        (postgres, url)
    })
}

/// Waits until something holds.
pub async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    let begun = Instant::now();
    while !holds().await {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what} takes too long");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}
