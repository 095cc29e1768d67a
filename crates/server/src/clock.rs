//! What time it is, for the server and for tests that hold it still.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

/// The time in milliseconds since 1970.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    held: Option<Arc<AtomicI64>>,
}

impl Clock {
    /// A clock that stands still until it is set.
    pub fn held_at(now_ms: i64) -> Clock {
        Clock { held: Some(Arc::new(AtomicI64::new(now_ms))) }
    }

    /// Sets a clock that stands still; a running one goes on.
    pub fn set(&self, now_ms: i64) {
        if let Some(held) = &self.held {
            held.store(now_ms, Ordering::Relaxed);
        }
    }

    /// The time now.
    pub fn now_ms(&self) -> i64 {
        match &self.held {
            Some(held) => held.load(Ordering::Relaxed),
            None => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
            }
        }
    }
}
