//! Databases for tests.

pub mod browser;
pub mod postgres;
pub mod program;
pub mod twins;

use std::sync::Arc;

use samovar_server::store::{self, Store};
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

    pub async fn open(&self) -> Arc<dyn Store> {
        store::open(&self.url()).await.expect("a SQLite file can be opened")
    }
}
