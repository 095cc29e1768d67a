//! Whose turn it is where only a few things can be done at once.
//!
//! Of those who wait, whoever used least lately goes first: the network, then the person in it, then the table of that
//! person. So shares are equal between networks, however many people, tables or requests each of them has.

use std::collections::{BTreeMap, HashMap};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::sync::oneshot;
use tokio::time::Instant;

/// After so long, what somebody used counts half.
const HALF_LIFE: Duration = Duration::from_secs(30);

/// After so many half-lives all counts begin anew, so that they stay exact.
const HALVES: f64 = 100.0;

/// What counts for nothing any more, in seconds.
const NOTHING: f64 = 1e-4;

/// For whom something is done.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Claim {
    /// Whether others have to let it go first.
    urgent: bool,
    /// The network, the person and the table, each as a hash that includes the one before.
    levels: [u64; 3],
}

impl Claim {
    /// Something a person asks for, from a network if it is known, at a table. All strangers together count as one network.
    pub fn of(network: Option<IpAddr>, person: Option<&str>, table: &str) -> Claim {
        match (person, network) {
            (None, network) => Claim::levels(&("strangers", ""), &network, &table),
            (Some(person), None) => Claim::levels(&("person", person), &person, &table),
            (Some(person), Some(network)) => {
                Claim::levels(&("network", network.to_string()), &person, &table)
            }
        }
    }

    /// Something the server does for everybody.
    pub fn house() -> Claim {
        Claim::levels(&"house", &(), &()).urgently(true)
    }

    /// The claim, before all others that are not urgent or after those that are.
    #[must_use]
    pub fn urgently(self, urgent: bool) -> Claim {
        Claim { urgent, ..self }
    }

    fn levels(widest: &impl Hash, person: &impl Hash, table: &impl Hash) -> Claim {
        let mut hasher = DefaultHasher::new();
        let mut level = |part: &dyn Fn(&mut DefaultHasher)| {
            part(&mut hasher);
            hasher.finish()
        };
        let levels = [
            level(&|hasher| widest.hash(hasher)),
            level(&|hasher| person.hash(hasher)),
            level(&|hasher| table.hash(hasher)),
        ];
        Claim { urgent: false, levels }
    }
}

/// Too many wait already.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Full;

/// How many things can be done and waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Room {
    /// How many are done at once.
    pub running: usize,
    /// How many may wait from one network.
    pub of_network: usize,
    /// How many may wait for one person; of strangers, from one network.
    pub of_person: usize,
}

/// Things of which only a few are done at once.
pub struct Turns(Mutex<Queue>);

impl Turns {
    /// Nothing is done yet.
    pub fn new(room: Room) -> Arc<Turns> {
        Arc::new(Turns(Mutex::new(Queue::new(room, Instant::now()))))
    }

    /// Waits for a turn; it lasts until what is handed back is dropped.
    ///
    /// # Errors
    /// If too many wait already.
    pub async fn turn(self: &Arc<Turns>, claim: Claim) -> Result<Turn, Full> {
        let (sender, called) = oneshot::channel();
        let number = self.0.lock().enter(claim, sender, Instant::now())?;
        let turn = Turn { turns: self.clone(), number };
        // It is answered while somebody waits, and nobody else can end the waiting.
        called.await.map_err(|_| Full)?;
        Ok(turn)
    }
}

/// A turn, or a place among those who wait for one; given up when it is dropped.
pub struct Turn {
    turns: Arc<Turns>,
    number: u64,
}

impl Drop for Turn {
    fn drop(&mut self) {
        self.turns.0.lock().leave(self.number, Instant::now());
    }
}

/// Who waits, whose turn it is, and who used how much.
struct Queue {
    room: Room,
    entered: u64,
    waiting: BTreeMap<u64, (Claim, oneshot::Sender<()>)>,
    /// Those whose turn it is, and up to when it was counted.
    running: BTreeMap<u64, (Claim, Instant)>,
    /// Seconds used by each level of a claim, as they count at `since`: what is used later counts more.
    used: HashMap<u64, f64>,
    since: Instant,
}

impl Queue {
    fn new(room: Room, now: Instant) -> Queue {
        let (waiting, running, used) = (BTreeMap::new(), BTreeMap::new(), HashMap::new());
        Queue { room, entered: 0, waiting, running, used, since: now }
    }

    fn enter(&mut self, claim: Claim, called: oneshot::Sender<()>, now: Instant) -> Result<u64, Full> {
        let waiting = |level: usize| {
            let same = |(other, _): &&(Claim, _)| other.levels[level] == claim.levels[level];
            self.waiting.values().filter(same).count()
        };
        if waiting(0) >= self.room.of_network || waiting(1) >= self.room.of_person {
            return Err(Full);
        }
        self.entered += 1;
        self.waiting.insert(self.entered, (claim, called));
        self.call(now);
        Ok(self.entered)
    }

    fn leave(&mut self, number: u64, now: Instant) {
        self.count(now);
        self.waiting.remove(&number);
        self.running.remove(&number);
        self.call(now);
    }

    /// Calls whoever comes next, as long as there is room.
    fn call(&mut self, now: Instant) {
        while self.running.len() < self.room.running && !self.waiting.is_empty() {
            self.count(now);
            let Some((number, (claim, called))) =
                self.next().and_then(|next| self.waiting.remove_entry(&next))
            else {
                return;
            };
            self.running.insert(number, (claim, now));
            // Who does not listen any more is about to leave.
            let _ = called.send(());
        }
    }

    /// Who comes next: urgent claims first, then whoever used least, then whoever came first.
    fn next(&self) -> Option<u64> {
        let used = |level: u64| self.used.get(&level).copied().unwrap_or_default();
        let order = |(one, (claim, _)): &(&u64, &(Claim, _)), (other, (than, _)): &(&u64, &(Claim, _))| {
            let by_use = || {
                let pairs = claim.levels.iter().zip(than.levels);
                pairs.map(|(one, other)| used(*one).total_cmp(&used(other))).find(|order| order.is_ne())
            };
            let urgent = than.urgent.cmp(&claim.urgent);
            urgent.then_with(|| by_use().unwrap_or(one.cmp(other)))
        };
        self.waiting.iter().min_by(order).map(|(number, _)| *number)
    }

    /// Counts what those used whose turn it is.
    fn count(&mut self, now: Instant) {
        let halves = now.duration_since(self.since).as_secs_f64() / HALF_LIFE.as_secs_f64();
        let weight = halves.exp2();
        for (claim, counted) in self.running.values_mut() {
            let seconds = now.duration_since(*counted).as_secs_f64();
            *counted = now;
            for level in claim.levels {
                *self.used.entry(level).or_default() += seconds * weight;
            }
        }
        if halves > HALVES {
            self.used.retain(|_, used| {
                *used /= weight;
                *used > NOTHING
            });
            self.since = now;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { running: 1, of_network: 1000, of_person: 1000 };

    /// A queue whose turns take as long as it is told, in the order in which they were taken.
    struct Played {
        queue: Queue,
        now: Instant,
        names: HashMap<u64, &'static str>,
        order: Vec<&'static str>,
    }

    impl Played {
        fn new(room: Room) -> Played {
            let now = Instant::now();
            Played { queue: Queue::new(room, now), now, names: HashMap::new(), order: Vec::new() }
        }

        fn enter(&mut self, name: &'static str, claim: Claim) {
            let (sender, _) = oneshot::channel();
            let number = self.queue.enter(claim, sender, self.now).expect("there is room");
            self.names.insert(number, name);
        }

        /// Ends the turn that is taken after so many milliseconds.
        fn end(&mut self, ms: impl Fn(&str) -> u64) -> bool {
            let Some(number) = self.queue.running.keys().next().copied() else { return false };
            let name = self.names[&number];
            self.order.push(name);
            self.now += Duration::from_millis(ms(name));
            self.queue.leave(number, self.now);
            true
        }

        fn count(&self, name: &str, of: usize) -> usize {
            self.order.iter().take(of).filter(|one| **one == name).count()
        }
    }

    fn network(last: u8) -> Option<IpAddr> {
        Some(IpAddr::from([192, 0, 2, last]))
    }

    #[test]
    fn one_network_with_many_people_waits_as_long_as_one_person_does() {
        let mut played = Played::new(ROOM);
        for number in 0..300 {
            let guest = format!("guest {number}");
            played.enter("many", Claim::of(network(1), Some(&guest), &guest));
        }
        for _ in 0..10 {
            played.enter("one", Claim::of(network(2), Some("anna"), "tea"));
        }
        while played.end(|_| 5) {}
        assert_eq!(played.count("one", 21), 10, "{:?}", &played.order[..21]);
    }

    #[test]
    fn shares_are_times_and_not_turns() {
        let mut played = Played::new(ROOM);
        for _ in 0..20 {
            played.enter("slow", Claim::of(network(1), Some("boris"), "a"));
            played.enter("quick", Claim::of(network(2), Some("anna"), "b"));
        }
        while played.end(|name| if name == "slow" { 100 } else { 10 }) {}
        let slow_before_the_last_quick = played.order.iter().rposition(|name| *name == "quick");
        let slow = played.count("slow", slow_before_the_last_quick.expect("it had turns"));
        assert!(slow <= 3, "{slow} slow turns of 100 ms beside 20 quick ones of 10 ms");
    }

    #[test]
    fn people_of_a_network_and_tables_of_a_person_have_equal_shares() {
        let mut played = Played::new(ROOM);
        for _ in 0..30 {
            played.enter("anna's tea", Claim::of(network(1), Some("anna"), "tea"));
            played.enter("anna's samovar", Claim::of(network(1), Some("anna"), "samovar"));
            played.enter("boris", Claim::of(network(1), Some("boris"), "salt"));
        }
        while played.end(|_| 10) {}
        let counts = ["anna's tea", "anna's samovar", "boris"].map(|name| played.count(name, 40));
        assert_eq!(counts, [10, 10, 20]);
    }

    #[test]
    fn all_strangers_together_have_the_share_of_one_network() {
        let mut played = Played::new(ROOM);
        for number in 0..200 {
            played.enter("stranger", Claim::of(network(number), None, "tea"));
        }
        for _ in 0..20 {
            played.enter("anna", Claim::of(network(250), Some("anna"), "tea"));
        }
        while played.end(|_| 3) {}
        assert_eq!(played.count("anna", 41), 20);
    }

    #[test]
    fn what_is_urgent_goes_first_whatever_was_used() {
        let mut played = Played::new(ROOM);
        played.enter("first", Claim::of(network(1), Some("anna"), "tea"));
        played.enter("other", Claim::of(network(2), Some("boris"), "salt"));
        played.enter("urgent", Claim::of(network(1), Some("anna"), "tea").urgently(true));
        while played.end(|_| 10) {}
        assert_eq!(played.order, ["first", "urgent", "other"]);
    }

    #[test]
    fn what_was_used_is_forgotten_in_time() {
        let mut played = Played::new(ROOM);
        played.enter("anna", Claim::of(network(1), Some("anna"), "tea"));
        played.end(|_| 1000);
        // Later than all counts begin anew.
        played.now += HALF_LIFE * (HALVES as u32 + 1);
        played.enter("boris", Claim::of(network(2), Some("boris"), "salt"));
        played.end(|_| 10);
        played.enter("somebody", Claim::of(network(3), Some("dora"), "pot"));
        played.enter("boris", Claim::of(network(2), Some("boris"), "salt"));
        played.enter("anna", Claim::of(network(1), Some("anna"), "tea"));
        while played.end(|_| 1) {}
        assert_eq!(played.order, ["anna", "boris", "somebody", "anna", "boris"]);
    }

    #[test]
    fn so_many_wait_and_no_more() {
        let mut queue = Queue::new(Room { running: 1, of_network: 3, of_person: 2 }, Instant::now());
        let mut enter = |network, person: &str| {
            let (sender, _) = oneshot::channel();
            queue.enter(Claim::of(network, Some(person), "tea"), sender, Instant::now())
        };
        let running = enter(network(1), "anna").expect("it is the first");
        assert!(enter(network(1), "anna").is_ok() && enter(network(1), "anna").is_ok());
        assert_eq!(enter(network(1), "anna"), Err(Full), "two wait for this person");
        assert!(enter(network(1), "boris").is_ok());
        assert_eq!(enter(network(1), "dora"), Err(Full), "three wait from this network");
        assert!(enter(network(2), "dora").is_ok());
        queue.leave(running, Instant::now());
        assert!(queue.running.len() == 1 && queue.waiting.len() == 3);
    }

    #[tokio::test]
    async fn who_does_not_wait_any_more_takes_no_turn() {
        let turns = Turns::new(ROOM);
        let claim = || Claim::of(network(1), Some("anna"), "tea");
        let first = turns.turn(claim()).await.expect("there is room");
        let mut given_up = Box::pin(turns.turn(claim()));
        assert!(futures_util::poll!(&mut given_up).is_pending());
        drop(given_up);
        let mut next = Box::pin(turns.turn(claim()));
        assert!(futures_util::poll!(&mut next).is_pending());
        drop(first);
        assert!(next.await.is_ok());
        assert_eq!(turns.0.lock().waiting.len(), 0);
    }
}
