//! Counts of a simulation. They are integers, so that the order of adding does not matter.

use std::borrow::Cow;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, HashMap};

use samovar_engine::{Arg, Event, Game, MAX_SEATS, Score};

use crate::report::Lapse;

/// Most rows of the standings: all seats and one automatic opponent.
const MAX_ROWS: usize = MAX_SEATS + 1;

/// Wins are counted in sixtieths, so that a victory shared by up to five is exact.
pub const WHOLE_WIN: u64 = 60;

/// The counts of some games.
#[derive(Debug)]
pub struct Tally<G: Game> {
    pub games: u64,
    pub questions: u64,
    pub decisions: u64,
    pub longest: u64,
    pub most_answers: usize,
    pub rows: [RowTally; MAX_ROWS],
    pub usage: UsageTally<G>,
    pub failures: Failures,
}

/// The games that programs lost because they failed.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Failures(BTreeMap<String, Lapse>);

impl Failures {
    /// Adds a failure of a bot.
    pub fn add(&mut self, bot: &str, game: u64, reason: String) {
        self.join(Lapse { bot: bot.to_owned(), games: 1, first: game, reason });
    }

    fn join(&mut self, more: Lapse) {
        match self.0.entry(more.bot.clone()) {
            Entry::Vacant(entry) => drop(entry.insert(more)),
            Entry::Occupied(mut entry) => {
                let games = entry.get().games + more.games;
                if more.first < entry.get().first {
                    entry.insert(more);
                }
                entry.get_mut().games = games;
            }
        }
    }

    /// One for each bot that failed, by name.
    pub fn list(self) -> Vec<Lapse> {
        self.0.into_values().collect()
    }
}

/// The scores of one row of the standings.
#[derive(Clone, Copy, Debug)]
pub struct RowTally {
    pub sum: i64,
    pub squares: i64,
    pub min: i32,
    pub max: i32,
    /// In parts of [`WHOLE_WIN`].
    pub wins: u64,
}

/// What was done and what happened in the games whose usage is counted.
#[derive(Debug)]
pub struct UsageTally<G: Game> {
    pub games: u64,
    pub actions: HashMap<G::Action, u64>,
    pub events: HashMap<Cow<'static, str>, u64>,
    /// By event and the piece it speaks of.
    pub pieces: HashMap<(Cow<'static, str>, String), u64>,
}

impl<G: Game> Tally<G> {
    pub fn new() -> Tally<G> {
        let row = RowTally { sum: 0, squares: 0, min: i32::MAX, max: i32::MIN, wins: 0 };
        Tally {
            games: 0,
            questions: 0,
            decisions: 0,
            longest: 0,
            most_answers: 0,
            rows: [row; MAX_ROWS],
            usage: UsageTally {
                games: 0,
                actions: HashMap::new(),
                events: HashMap::new(),
                pieces: HashMap::new(),
            },
            failures: Failures::default(),
        }
    }

    /// Adds the end of a game.
    pub fn add_result(&mut self, scores: &[Score]) {
        let winners = scores.iter().filter(|score| score.rank == 1).count() as u64;
        for (row, score) in self.rows.iter_mut().zip(scores) {
            let total = i64::from(score.total);
            row.sum += total;
            row.squares += total * total;
            row.min = row.min.min(score.total);
            row.max = row.max.max(score.total);
            if score.rank == 1 {
                row.wins += WHOLE_WIN / winners;
            }
        }
        self.games += 1;
    }

    pub fn merge(mut self, other: Tally<G>) -> Tally<G> {
        self.games += other.games;
        self.questions += other.questions;
        self.decisions += other.decisions;
        self.longest = self.longest.max(other.longest);
        self.most_answers = self.most_answers.max(other.most_answers);
        for (row, more) in self.rows.iter_mut().zip(other.rows) {
            row.sum += more.sum;
            row.squares += more.squares;
            row.min = row.min.min(more.min);
            row.max = row.max.max(more.max);
            row.wins += more.wins;
        }
        self.usage.games += other.usage.games;
        add_all(&mut self.usage.actions, other.usage.actions);
        add_all(&mut self.usage.events, other.usage.events);
        add_all(&mut self.usage.pieces, other.usage.pieces);
        other.failures.0.into_values().for_each(|lapse| self.failures.join(lapse));
        self
    }
}

impl<G: Game> UsageTally<G> {
    /// Adds an event: its kind, and every piece it names.
    pub fn add_event(&mut self, event: &G::Event) {
        let message = event.message();
        *self.events.entry(message.id.clone()).or_default() += 1;
        for piece in message.args.iter().filter_map(|(_, arg)| piece(arg)) {
            *self.pieces.entry((message.id.clone(), piece)).or_default() += 1;
        }
    }
}

/// The piece that an argument of a message names: a printed id (a single word), or something with a message of its own.
pub fn piece(arg: &Arg) -> Option<String> {
    match arg {
        Arg::Text(text) => (!text.contains(' ')).then(|| text.clone()),
        Arg::Words(words) => Some(words.to_string()),
        Arg::Number(_) | Arg::Seat(_) => None,
    }
}

fn add_all<K: std::hash::Hash + Eq>(counts: &mut HashMap<K, u64>, more: HashMap<K, u64>) {
    for (key, count) in more {
        *counts.entry(key).or_default() += count;
    }
}
