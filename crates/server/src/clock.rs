//! What time it is, for the server and for tests that hold it still.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Instant, SystemTime, UNIX_EPOCH};

use parking_lot::Mutex;

/// The time in milliseconds since 1970. It never goes back while a server runs, even if the machine's clock is set back.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    held: Option<Arc<AtomicI64>>,
    running: Arc<Mutex<Running>>,
}

/// A running clock: what it last said, and when.
#[derive(Debug, Default)]
struct Running {
    said: Option<(i64, Instant)>,
    /// How far it is ahead of the machine's clock, because another one rules.
    ahead_ms: i64,
}

impl Running {
    fn now(&mut self, wall_ms: i64, at: Instant) -> i64 {
        let at_least = self.said.map_or(i64::MIN, |(said, when)| {
            said.saturating_add(millis(at.saturating_duration_since(when).as_millis()))
        });
        let now = (wall_ms + self.ahead_ms).max(at_least);
        self.said = Some((now, at));
        now
    }
}

impl Clock {
    /// A clock that stands still until it is set.
    pub fn held_at(now_ms: i64) -> Clock {
        Clock { held: Some(Arc::new(AtomicI64::new(now_ms))), ..Clock::default() }
    }

    /// Sets a clock that stands still; a running one goes on.
    pub fn set(&self, now_ms: i64) {
        if let Some(held) = &self.held {
            held.store(now_ms, Ordering::Relaxed);
        }
    }

    /// Lets a running clock follow another one, which says that it is now so late: servers that share tables follow their
    /// database. It still never goes back.
    pub fn follow(&self, now_ms: i64) {
        self.running.lock().ahead_ms = now_ms - wall_ms();
    }

    /// The time now.
    pub fn now_ms(&self) -> i64 {
        match &self.held {
            Some(held) => held.load(Ordering::Relaxed),
            None => self.running.lock().now(wall_ms(), Instant::now()),
        }
    }
}

/// The machine's own clock.
fn wall_ms() -> i64 {
    millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis())
}

fn millis(count: u128) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn time_goes_on_when_the_clock_is_set_back() {
        let (mut running, begun) = (Running::default(), Instant::now());
        let after = |seconds| begun + Duration::from_secs(seconds);
        assert_eq!(running.now(100_000, begun), 100_000);
        assert_eq!(running.now(105_000, after(5)), 105_000);
        // An hour back, then a second later.
        assert_eq!(running.now(105_000 - 3_600_000, after(5)), 105_000);
        assert_eq!(running.now(106_000 - 3_600_000, after(6)), 106_000);
        // Put right again, and then forward.
        assert_eq!(running.now(107_000, after(7)), 107_000);
        assert_eq!(running.now(200_000, after(8)), 200_000);
    }

    #[test]
    fn a_clock_follows_another_but_never_back() {
        let (mut running, begun) = (Running { said: None, ahead_ms: 500 }, Instant::now());
        assert_eq!(running.now(100_000, begun), 100_500);
        running.ahead_ms = -500;
        assert_eq!(running.now(100_100, begun + Duration::from_millis(100)), 100_600);
    }
}
