//! What time it is, for the server and for tests that hold it still.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use parking_lot::Mutex;
use tokio::time::Instant;

/// How far behind a clock may be and still be put right at once; a longer way is made up slowly.
const STEP_MS: i64 = 1_000;

/// A clock that is far off gains or loses this part of the time that passes.
const SLEW: i64 = 20;

/// How often the way to make up is looked at anew.
const ANCHOR_MS: i64 = 1_000;

/// The time in milliseconds since 1970. It never goes back while a server runs, and it never leaps: if the machine's clock
/// is set forward, or stands still while the machine sleeps, nobody's time at a table runs out. It makes the difference up
/// slowly, and a server that starts takes the time as it is.
#[derive(Clone, Debug, Default)]
pub struct Clock {
    wall: Wall,
    running: Arc<Mutex<Running>>,
}

/// The clock of the machine, or for tests one that can be set.
#[derive(Clone, Debug, Default)]
enum Wall {
    #[default]
    Machine,
    /// Stands still, and is never wrong.
    Held(Arc<Mutex<i64>>),
    /// What it said when it was set, from which it runs.
    Set(Arc<Mutex<(i64, Instant)>>),
}

/// A running clock.
#[derive(Debug, Default)]
struct Running {
    /// What it said at a moment not long ago, from which time is counted.
    anchor: Option<(i64, Instant)>,
    /// What another clock said, and when, if that one rules instead of the machine's.
    ruler: Option<(i64, Instant)>,
    /// The latest it ever said.
    latest: i64,
}

impl Running {
    fn now(&mut self, wall_ms: i64, at: Instant) -> i64 {
        let since = |when: Instant| millis(at.saturating_duration_since(when).as_millis());
        let aim = self.ruler.map_or(wall_ms, |(said, when)| said.saturating_add(since(when)));
        let (said, when) = *self.anchor.get_or_insert((aim, at));
        let passed = since(when);
        let gap = aim.saturating_sub(said + passed);
        let most = passed / SLEW;
        let now = said + passed + if (0..=STEP_MS).contains(&gap) { gap } else { gap.clamp(-most, most) };
        if passed >= ANCHOR_MS {
            self.anchor = Some((now, at));
        }
        self.latest = self.latest.max(now);
        self.latest
    }

    /// The first time another clock rules, ours leaps to it, but never back.
    fn follow(&mut self, now_ms: i64, at: Instant) {
        if self.ruler.is_none() {
            self.anchor = self.anchor.map(|_| (self.latest.max(now_ms), at));
        }
        self.ruler = Some((now_ms, at));
    }
}

impl Clock {
    /// A clock that stands still until it is set.
    pub fn held_at(now_ms: i64) -> Clock {
        Clock { wall: Wall::Held(Arc::new(Mutex::new(now_ms))), ..Clock::default() }
    }

    /// A clock of a machine of which tests say what time it believes it is. It runs as time does in tests.
    pub fn of_machine(now_ms: i64) -> Clock {
        Clock { wall: Wall::Set(Arc::new(Mutex::new((now_ms, Instant::now())))), ..Clock::default() }
    }

    /// Sets a clock that stands still, or that of a test's machine; the real machine's goes on.
    pub fn set(&self, now_ms: i64) {
        match &self.wall {
            Wall::Machine => {}
            Wall::Held(held) => *held.lock() = now_ms,
            Wall::Set(set) => *set.lock() = (now_ms, Instant::now()),
        }
    }

    /// Lets a running clock follow another one, which says that it is now so late: servers that share tables follow their
    /// database. It still never goes back.
    pub fn follow(&self, now_ms: i64) {
        self.running.lock().follow(now_ms, Instant::now());
    }

    /// The time now.
    pub fn now_ms(&self) -> i64 {
        let wall_ms = match &self.wall {
            Wall::Held(held) => return *held.lock(),
            Wall::Machine => {
                millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis())
            }
            Wall::Set(set) => {
                let (said, when) = *set.lock();
                said.saturating_add(millis(when.elapsed().as_millis()))
            }
        };
        self.running.lock().now(wall_ms, Instant::now())
    }
}

fn millis(count: u128) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    const HOUR: i64 = 3_600_000;

    /// A clock that says 100,000 now, and the moments so many seconds later.
    fn begun() -> (Running, impl Fn(u64) -> Instant) {
        let (mut running, begun) = (Running::default(), Instant::now());
        assert_eq!(running.now(100_000, begun), 100_000);
        (running, move |seconds| begun + Duration::from_secs(seconds))
    }

    #[test]
    fn time_goes_on_slowly_when_the_clock_is_set_back() {
        let (mut running, after) = begun();
        assert_eq!(running.now(105_000, after(5)), 105_000);
        assert_eq!(running.now(105_000 - HOUR, after(5)), 105_000);
        assert_eq!(running.now(125_000 - HOUR, after(25)), 124_000, "a twentieth is lost");
        // Put right again.
        assert_eq!(running.now(126_000, after(26)), 126_000);
    }

    #[test]
    fn time_does_not_leap_when_the_clock_is_set_forward() {
        let (mut running, after) = begun();
        assert_eq!(running.now(100_000 + HOUR, after(0)), 100_000);
        assert_eq!(running.now(120_000 + HOUR, after(20)), 121_000, "a twentieth is gained");
        // Put right again: it waits for the time to come.
        assert_eq!(running.now(140_000, after(40)), 140_000);
        assert_eq!(running.now(160_900, after(60)), 160_900, "a little is made up at once");
    }

    #[test]
    fn it_makes_up_as_much_however_often_it_is_asked() {
        let (mut running, after) = begun();
        let mut last = 0;
        for ms in 0..=20_000 {
            let now = running.now(100_000 + ms - HOUR, after(0) + Duration::from_millis(ms as u64));
            assert!(now >= last);
            last = now;
        }
        assert_eq!(last, 119_000);
    }

    #[test]
    fn a_clock_follows_another_but_never_back() {
        let (mut running, after) = begun();
        running.follow(130_000, after(1));
        assert_eq!(running.now(0, after(1)), 130_000, "the machine's clock no longer counts");
        // The other clock leaps.
        running.follow(131_000 + HOUR, after(2));
        assert_eq!(running.now(0, after(2)), 131_050);
        assert_eq!(running.now(0, after(22)), 152_050);
        running.follow(100_000, after(22));
        assert_eq!(running.now(0, after(42)), 171_050);
    }

    #[test]
    fn the_first_clock_to_follow_never_leads_back() {
        let (mut running, after) = begun();
        running.follow(50_000, after(1));
        assert!(running.now(0, after(1)) >= 100_000);
    }
}
