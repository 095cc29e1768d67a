//! How much one visitor may ask of the server, so that there is enough for the others.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock as _, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use ipnet::IpNet;
use parking_lot::Mutex;

/// A rate: requests per second, and how many may come at once after a pause.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rate {
    /// Requests a second, for ever.
    pub per_second: NonZeroU32,
    /// Requests at once.
    pub burst: NonZeroU32,
}

impl Rate {
    /// A rate with ten seconds' worth at once; none for 0.
    pub fn new(per_second: u32) -> Option<Rate> {
        let burst = NonZeroU32::new(per_second.saturating_mul(10))?;
        Some(Rate { per_second: NonZeroU32::new(per_second)?, burst })
    }
}

/// How much one visitor may ask of the server.
#[derive(Clone, Debug)]
pub struct Limits {
    /// Requests from one address; none: as many as come.
    pub per_address: Option<Rate>,
    /// Requests of one person; none: as many as come.
    pub per_person: Option<Rate>,
    /// Live streams open to one address.
    pub streams_per_address: usize,
    /// Connections in all.
    pub connections: usize,
    /// Connections from one address.
    pub connections_per_address: usize,
    /// Networks from which there may be any number of connections, beside those of trusted proxies.
    pub uncounted: Vec<IpNet>,
    /// How long the head of a request may take, and how long a connection may say nothing.
    pub head: Duration,
    /// How long a request may take, its body included; live streams go on.
    pub request: Duration,
    /// How long a visitor may leave what was sent to them unread.
    pub write: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            per_address: Rate::new(50),
            per_person: Rate::new(50),
            streams_per_address: 100,
            connections: 10_000,
            connections_per_address: 200,
            uncounted: vec![
                IpNet::new_assert(Ipv4Addr::LOCALHOST.into(), 8),
                IpNet::new_assert(Ipv6Addr::LOCALHOST.into(), 128),
            ],
            head: Duration::from_secs(20),
            request: Duration::from_secs(30),
            write: Duration::from_secs(30),
        }
    }
}

/// Counts requests against a rate, each by its key.
struct Meter<K: Hash + Eq + Clone>(Option<RateLimiter<K, HashMapStateStore<K>, DefaultClock>>);

impl<K: Hash + Eq + Clone> Meter<K> {
    fn new(rate: Option<Rate>) -> Meter<K> {
        let quota = |rate: Rate| Quota::per_second(rate.per_second).allow_burst(rate.burst);
        Meter(
            rate.map(|rate| {
                RateLimiter::new(quota(rate), HashMapStateStore::default(), DefaultClock::default())
            }),
        )
    }

    fn count(&self, key: &K) -> Result<(), Wait> {
        let Some(meter) = &self.0 else { return Ok(()) };
        let wait = |until: governor::NotUntil<_>| Wait(until.wait_time_from(DefaultClock::default().now()));
        meter.check_key(key).map_err(wait)
    }

    fn forget(&self) {
        if let Some(meter) = &self.0 {
            meter.retain_recent();
            meter.shrink_to_fit();
        }
    }
}

/// Too much was asked: how long to wait.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Wait(pub Duration);

impl Wait {
    /// Whole seconds to wait, at least one.
    pub fn seconds(self) -> u32 {
        u32::try_from(self.0.as_millis().div_ceil(1000)).unwrap_or(u32::MAX).max(1)
    }
}

/// What visitors have asked of the server.
pub struct Guard {
    addresses: Meter<IpAddr>,
    people: Meter<String>,
    streams: Arc<Tally>,
    /// Sessions and tokens whose use was noted, and when.
    noted: Mutex<HashMap<String, i64>>,
}

/// How often the use of a session or token is noted, in milliseconds.
const NOTE_EVERY_MS: i64 = 60 * 60 * 1000;

impl Guard {
    /// Nobody has asked anything yet.
    pub fn new(limits: &Limits) -> Guard {
        Guard {
            addresses: Meter::new(limits.per_address),
            people: Meter::new(limits.per_person),
            streams: Tally::new(limits.streams_per_address),
            noted: Mutex::default(),
        }
    }

    /// Counts a request from an address.
    pub fn address(&self, address: IpAddr) -> Result<(), Wait> {
        self.addresses.count(&address)
    }

    /// Counts a request of a person.
    pub fn person(&self, person: &str) -> Result<(), Wait> {
        self.people.count(&person.to_owned())
    }

    /// Counts a live stream until what is handed back is dropped; `None` if an address has too many open.
    pub fn stream(&self, address: Option<IpAddr>) -> Option<Counted> {
        self.streams.enter(address)
    }

    /// How many live streams are open.
    pub fn streams(&self) -> usize {
        self.streams.all()
    }

    /// Whether the use of a session or token is to be noted now: once an hour.
    pub fn is_to_be_noted(&self, hash: &str, now_ms: i64) -> bool {
        let mut noted = self.noted.lock();
        let due = noted.get(hash).is_none_or(|at_ms| now_ms - at_ms >= NOTE_EVERY_MS);
        if due {
            noted.insert(hash.to_owned(), now_ms);
        }
        due
    }

    /// Forgets everybody who has not asked anything lately.
    pub fn forget(&self, now_ms: i64) {
        self.addresses.forget();
        self.people.forget();
        self.noted.lock().retain(|_, at_ms| now_ms - *at_ms < NOTE_EVERY_MS);
    }
}

/// Counts things that are open, in all and by address.
pub struct Tally {
    most: usize,
    open: Mutex<(usize, HashMap<IpAddr, usize>)>,
}

/// Something open; closed when it is dropped.
pub struct Counted {
    tally: Arc<Tally>,
    address: Option<IpAddr>,
}

impl Tally {
    /// Nothing is open yet; an address may open up to this many.
    pub fn new(most: usize) -> Arc<Tally> {
        Arc::new(Tally { most, open: Mutex::default() })
    }

    /// Opens something for an address, or for somebody who may open as many as they like.
    pub fn enter(self: &Arc<Tally>, address: Option<IpAddr>) -> Option<Counted> {
        let mut open = self.open.lock();
        if let Some(address) = address {
            let of_address = open.1.entry(address).or_default();
            if *of_address >= self.most {
                return None;
            }
            *of_address += 1;
        }
        open.0 += 1;
        drop(open);
        Some(Counted { tally: self.clone(), address })
    }

    /// How many are open.
    pub fn all(&self) -> usize {
        self.open.lock().0
    }
}

impl Drop for Counted {
    fn drop(&mut self) {
        let mut open = self.tally.open.lock();
        open.0 -= 1;
        if let Some(address) = self.address
            && let Some(count) = open.1.get_mut(&address)
        {
            *count -= 1;
            if *count == 0 {
                open.1.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 1));
    const THERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::new(192, 0, 2, 2));

    #[test]
    fn who_asks_too_much_has_to_wait_and_others_do_not() {
        let guard = Guard::new(&Limits { per_address: Rate::new(1), ..Limits::default() });
        let asked = (0..100).take_while(|_| guard.address(HERE).is_ok()).count();
        assert_eq!(asked, 10);
        let wait = guard.address(HERE).expect_err("too much");
        assert_eq!(wait.seconds(), 1);
        assert_eq!(guard.address(THERE), Ok(()));
    }

    #[test]
    fn no_rate_is_no_limit() {
        assert_eq!(Rate::new(0), None);
        let guard = Guard::new(&Limits { per_address: None, ..Limits::default() });
        assert!((0..100_000).all(|_| guard.address(HERE).is_ok()));
    }

    #[test]
    fn what_is_closed_counts_no_more() {
        let tally = Tally::new(2);
        let one = tally.enter(Some(HERE));
        let two = tally.enter(Some(HERE));
        assert!(one.is_some() && two.is_some() && tally.enter(Some(HERE)).is_none());
        assert!(tally.enter(Some(THERE)).is_some() && tally.enter(None).is_some());
        assert_eq!(tally.all(), 2);
        drop(one);
        assert!(tally.enter(Some(HERE)).is_some());
    }

    #[test]
    fn a_use_is_noted_once_an_hour() {
        let guard = Guard::new(&Limits::default());
        assert!(
            guard.is_to_be_noted("a", 0) && !guard.is_to_be_noted("a", 1) && guard.is_to_be_noted("b", 1)
        );
        assert!(guard.is_to_be_noted("a", NOTE_EVERY_MS));
    }
}
