//! Simulations: many games of one set-up.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use rayon::prelude::*;
use samovar_bots::{Bot, Maker, Random};
use samovar_engine::{Game, Insight, Seat, Seed};

use crate::play::{Observer, bot_seed, play};
use crate::report::{Report, Timing};
use crate::tally::Tally;

/// Random games that a thread plays before it reports progress.
const CHUNK: u64 = 64;

/// The least number of games whose usage is counted, if there are that many.
const USAGE_GAMES: u64 = 256;

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The set-up.
    pub options: G::Options,
    /// The bot at each seat; a single one stands for all seats.
    pub bots: Vec<Maker>,
    /// How many games.
    pub games: u64,
    /// The seed all games follow from.
    pub seed: Seed,
    /// How many threads to use; 0 means one per core.
    pub threads: usize,
    /// Count the usage of actions and pieces in one game out of this many. `None` picks a number that costs little time
    /// and still counts at least 256 games.
    pub usage_every: Option<u64>,
    /// Audit the state and check every offered action at every question. In one game of 64, also save and load.
    pub check: bool,
}

/// Why a simulation has no report.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum Failed {
    #[error("{bots} bots were named for {seats} seats; name one for all, or one for each seat")]
    WrongBots { bots: usize, seats: usize },
    #[error("{bot} does not search, so it has no chances to tell; name a level or search:N")]
    NoSearch { bot: String },
    #[error("cannot start the threads: {0}")]
    Threads(String),
    #[error("game {index} (seed {seed}): {reason}")]
    Game { index: u64, seed: Seed, reason: String },
}

/// Plays the games of a plan. `progress` is told now and then how many more are done.
///
/// # Errors
/// If the number of bots is wrong, or a game goes wrong. Of several such games, the first by number is reported.
pub fn simulate<G: Insight>(plan: &Plan<G>, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Failed> {
    let first = G::new(&plan.options, plan.seed.nth(0));
    let bots = seat_bots(&plan.bots, first.seats())?;
    let usage_every =
        plan.usage_every.unwrap_or_else(|| (plan.games / (2 * USAGE_GAMES)).next_power_of_two()).max(1);
    let pool = pool(plan.threads)?;

    let begun = Instant::now();
    let size = if all_random(&bots) { CHUNK } else { 1 };
    let failed = AtomicU64::new(u64::MAX);
    let chunk = |number: u64| {
        // After a failure only earlier games matter: the first failure by number is reported.
        if number > failed.load(Ordering::Relaxed) {
            return Ok(Tally::new());
        }
        let games = number * size..((number + 1) * size).min(plan.games);
        let count = games.end - games.start;
        let tally = play_games(plan, &bots, usage_every, games);
        if tally.is_err() {
            failed.fetch_min(number, Ordering::Relaxed);
        }
        progress(count);
        tally
    };
    let tally = pool.install(|| {
        (0..plan.games.div_ceil(size))
            .into_par_iter()
            .map(chunk)
            .reduce(|| Ok(Tally::new()), |left, right| Ok(left?.merge(right?)))
    })?;
    let timing = Timing::new(begun.elapsed(), pool.current_num_threads(), &tally);
    let bots = bots.iter().map(ToString::to_string).collect();
    Ok(Report::new(plan, bots, usage_every, &first.standings(), tally, timing))
}

/// The threads that play; 0 means one per core.
pub(crate) fn pool(threads: usize) -> Result<rayon::ThreadPool, Failed> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build();
    pool.map_err(|error| Failed::Threads(error.to_string()))
}

/// The bot at each seat.
pub(crate) fn seat_bots(bots: &[Maker], seats: usize) -> Result<Vec<Maker>, Failed> {
    match bots {
        [one] => Ok(vec![one.clone(); seats]),
        _ if bots.len() == seats => Ok(bots.to_vec()),
        _ => Err(Failed::WrongBots { bots: bots.len(), seats }),
    }
}

/// The bots of a game, in the order of the seats.
///
/// # Errors
/// If one is a program that does not start, in words.
pub(crate) fn seated<'a, G: Insight>(
    bots: impl Iterator<Item = &'a Maker>,
    options: &G::Options,
    seed: Seed,
) -> Result<Vec<Box<dyn Bot<G>>>, String> {
    let at = |(number, bot): (usize, &Maker)| {
        let seat = Seat::new(number as u8);
        bot.make::<G>(options, seat, bot_seed(seed, seat)).map_err(|failed| failed.to_string())
    };
    bots.enumerate().map(at).collect()
}

/// Whether all bots are random, which makes games very fast.
fn all_random(bots: &[Maker]) -> bool {
    bots.iter().all(|bot| *bot == Maker::Random)
}

fn play_games<G: Insight>(
    plan: &Plan<G>,
    bots: &[Maker],
    usage_every: u64,
    games: std::ops::Range<u64>,
) -> Result<Tally<G>, Failed> {
    let all_random = all_random(bots);
    let mut tally = Tally::new();
    for index in games {
        let seed = plan.seed.nth(index);
        let with_usage = index % usage_every == 0;
        let check: Option<Check<G>> = match index % CHUNK {
            _ if !plan.check => None,
            0 => Some(check_saving),
            _ => Some(check_state),
        };
        let failed = |reason| Failed::Game { index, seed, reason };
        let mut count = Count { tally: &mut tally, with_usage, check, questions: 0 };
        let standings = if all_random {
            let mut players: Vec<Random> =
                Seat::first(bots.len()).map(|seat| Random::new(bot_seed(seed, seat))).collect();
            play(&plan.options, seed, &mut players, &mut count)
        } else {
            let mut players = seated(bots.iter(), &plan.options, seed).map_err(failed)?;
            play(&plan.options, seed, &mut players, &mut count)
        };
        let questions = count.questions;
        tally.add_result(&standings.map_err(failed)?.rows);
        tally.questions += questions;
        tally.longest = tally.longest.max(questions);
        tally.usage.games += u64::from(with_usage);
    }
    Ok(tally)
}

/// Counts what a simulation reports, and checks states if asked to.
struct Count<'a, G: Game> {
    tally: &'a mut Tally<G>,
    with_usage: bool,
    check: Option<Check<G>>,
    questions: u64,
}

impl<G: Game> Observer<G> for Count<'_, G> {
    #[inline]
    fn asked(&mut self, state: &G, _: Seat, legal: &[G::Action]) -> Result<(), String> {
        self.questions += 1;
        self.tally.decisions += u64::from(legal.len() > 1);
        self.tally.most_answers = self.tally.most_answers.max(legal.len());
        self.check.map_or(Ok(()), |check| check(state, legal))
    }

    #[inline]
    fn listens(&self) -> bool {
        self.with_usage
    }

    fn happened(&mut self, action: G::Action, events: &[G::Event]) {
        *self.tally.usage.actions.entry(action).or_default() += 1;
        events.iter().for_each(|event| self.tally.usage.add_event(event));
    }
}

/// A check of a state and its legal actions.
type Check<G> = fn(&G, &[<G as Game>::Action]) -> Result<(), String>;

/// Whether the state passes its audit and every listed action its check.
fn check_state<G: Game>(state: &G, legal: &[G::Action]) -> Result<(), String> {
    state.audit()?;
    for action in legal {
        state.check(*action).map_err(|refusal| format!("{action} is offered but refused: {refusal}"))?;
    }
    Ok(())
}

/// The same, and whether saving and loading gives the same state.
fn check_saving<G: Game>(state: &G, legal: &[G::Action]) -> Result<(), String> {
    check_state(state, legal)?;
    match G::load(&state.save()) {
        Ok(loaded) if loaded == *state => Ok(()),
        Ok(_) => Err("the saved state loads as another one".to_owned()),
        Err(faults) => {
            let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
            Err(format!("the saved state does not load: {}", faults.join("; ")))
        }
    }
}
