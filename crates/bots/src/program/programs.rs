//! The processes of programs: which of them serve which seats, and how long they are kept.

use std::collections::HashMap;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use samovar_engine::{Seat, Seed, Standings};
use serde_json::{Value, json};

use super::Command;
use super::process::{NoAnswer, Process};

/// The most tables a process sits at; it leaves the one it was asked about longest ago.
const MOST_TABLES: usize = 256;

/// The most processes kept for later that can only sit at the one table they sit at.
const MOST_WAITING: usize = 16;

/// How long a process is kept that nobody needs, if others of the same program are needed.
const UNUSED: Duration = Duration::from_secs(600);

/// A seat of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Place {
    /// What the deal follows from. Games with the same deal have the same secrets, so who knows one knows all.
    pub deal: Seed,
    /// Which of the games with this deal.
    pub game: u64,
    /// The seat.
    pub seat: Seat,
}

/// The processes of programs. One that says it can sits at many tables, at one after the other or at several at once.
///
/// Processes are handed out exclusively, and more are started when all are in use. So there are as many of a program as
/// decide at the same time, and never fewer than it has seats at one table: a process that has sat at a place never gets
/// another place of the same deal, since it would know more there than its seat may.
#[derive(Debug, Default)]
pub struct Programs {
    idle: Mutex<Vec<Worker>>,
}

impl Programs {
    /// An idle process of a program for a place, if there is one: rather one that sits there already.
    pub(super) fn take(&self, command: &Command, place: Place) -> Option<Worker> {
        let mut dead = Vec::new();
        let mut idle = self.idle.lock().expect("nobody panics here");
        let found = loop {
            let fits = |worker: &Worker| worker.words == command.words && worker.may_take(place);
            let sits = idle.iter().rposition(|worker| fits(worker) && worker.table(place).is_some());
            let Some(index) = sits.or_else(|| idle.iter().rposition(fits)) else { break None };
            let mut worker = idle.remove(index);
            if worker.process.is_running() {
                break Some(worker);
            }
            dead.push(worker);
        };
        drop(idle);
        found
    }

    /// Keeps a process for later.
    pub(super) fn put(&self, mut worker: Worker) {
        worker.used = Instant::now();
        let mut ended = Vec::new();
        let mut idle = self.idle.lock().expect("nobody panics here");
        ended.extend(idle.extract_if(.., |one| one.words == worker.words && one.used.elapsed() > UNUSED));
        idle.push(worker);
        let waiting = idle.iter().filter(|one| !one.many).count();
        if waiting > MOST_WAITING
            && let Some(oldest) = idle.iter().position(|one| !one.many)
        {
            ended.push(idle.remove(oldest));
        }
        // Ending processes may take a moment, in which others need not wait.
        drop(idle);
    }

    /// Tells the processes that sit at games of a deal how the game ended.
    pub fn over(&self, deal: Seed, standings: &Standings) {
        let mut idle = self.idle.lock().expect("nobody panics here");
        let sits = |worker: &mut Worker| worker.open.iter().any(|open| open.place.deal == deal);
        let told: Vec<Worker> = idle.extract_if(.., sits).collect();
        drop(idle);
        for worker in told {
            // It never sits at two places of a deal.
            let place = worker.open.iter().map(|open| open.place).find(|place| place.deal == deal);
            if let Some(worker) = place.and_then(|place| worker.over(place, standings)) {
                self.put(worker);
            }
        }
    }

    /// Ends all processes that are not in use.
    pub fn end(&self) {
        let idle = std::mem::take(&mut *self.idle.lock().expect("nobody panics here"));
        drop(idle);
    }
}

/// A running program, with the tables it sits at.
#[derive(Debug)]
pub(super) struct Worker {
    words: Vec<String>,
    process: Process,
    /// Whether it can sit at many tables.
    many: bool,
    /// The tables it sits at; the one it was asked about last is at the end.
    open: Vec<Open>,
    /// Where it has sat, by deal.
    seen: HashMap<Seed, (u64, Seat)>,
    /// How many tables it has sat at.
    tables: u64,
    used: Instant,
}

#[derive(Clone, Copy, Debug)]
struct Open {
    place: Place,
    table: u64,
}

impl Worker {
    pub fn start(command: &Command) -> std::io::Result<Worker> {
        Ok(Worker {
            words: command.words.clone(),
            process: Process::start(&command.words)?,
            many: false,
            open: Vec::new(),
            seen: HashMap::new(),
            tables: 0,
            used: Instant::now(),
        })
    }

    /// Whether it may be asked at a place: it sits there, or it can sit down there and knows nothing of the deal, unless from
    /// the same place.
    fn may_take(&self, place: Place) -> bool {
        let knows = self.seen.get(&place.deal);
        (self.many || self.table(place).is_some()) && knows.is_none_or(|at| *at == (place.game, place.seat))
    }

    /// The number by which it knows the table, if it sits there.
    pub fn table(&self, place: Place) -> Option<u64> {
        self.open.iter().find(|open| open.place == place).map(|open| open.table)
    }

    /// A number for a table it is about to sit at.
    pub fn next_table(&self) -> u64 {
        self.tables + 1
    }

    /// It has sat down.
    pub fn sat(&mut self, place: Place, many: bool) {
        self.many = many;
        self.tables += 1;
        self.seen.insert(place.deal, (place.game, place.seat));
        if self.open.len() == MOST_TABLES {
            let left = self.open.remove(0);
            self.process.tell(json!({"cmd": "leave", "table": left.table}).to_string());
        }
        self.open.push(Open { place, table: self.tables });
    }

    pub fn ask(&mut self, line: &Value, patience: Duration) -> Result<Vec<u8>, NoAnswer> {
        self.process.ask(line.to_string(), patience)
    }

    /// It is asked about a table, so that it leaves others first.
    pub fn attend(&mut self, place: Place) {
        if let Some(index) = self.open.iter().position(|open| open.place == place) {
            let open = self.open.remove(index);
            self.open.push(open);
        }
    }

    /// Tells it how a game ended. It is handed back if it can sit elsewhere; otherwise it ends.
    pub fn over(mut self, place: Place, standings: &Standings) -> Option<Worker> {
        let Some(table) = self.table(place) else { return Some(self) };
        let over = json!({"cmd": "over", "table": table, "standings": standings}).to_string();
        if !self.many {
            self.process.dismiss(over);
            return None;
        }
        self.process.tell(over);
        self.open.retain(|open| open.place != place);
        Some(self)
    }
}
