//! Whether a database works, for whoever watches over a server.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::Mutex;
use tokio::time::Instant;

use super::{Result, Store, StoreError, args};
use crate::random::Random;

/// How long what was found holds, however many ask.
const HOLDS: Duration = Duration::from_secs(1);

/// More than any entry takes, so that no disk is full for players but not for us.
const PADDING: usize = 64 * 1024;

const WRITE: &str = "INSERT INTO health (id, padding) VALUES (1, $1) \
    ON CONFLICT (id) DO UPDATE SET padding = excluded.padding";

/// What was found last, and when.
#[derive(Debug, Default)]
pub struct Health(Mutex<Option<Found>>);

type Found = (Instant, Result<(), Arc<StoreError>>);

impl Store {
    /// Checks that the database can be written and read.
    ///
    /// # Errors
    /// If it cannot, with the reason.
    pub async fn alive(&self) -> Result<()> {
        let mut last = self.health.0.lock().await;
        let found = match last.take().filter(|(at, _)| at.elapsed() < HOLDS) {
            Some(found) => found,
            None => (Instant::now(), self.write_and_read().await.map_err(Arc::new)),
        };
        last.insert(found).1.clone().map_err(StoreError::Unhealthy)
    }

    async fn write_and_read(&self) -> Result<()> {
        // SQLite writes only pages that change.
        let id = Random::default().id();
        let padding = id.repeat(PADDING / id.len());
        self.run(WRITE, args![padding]).await?;
        self.all("SELECT id FROM health", &[], |row| row.get::<i64>(0)).await?;
        Ok(())
    }
}
