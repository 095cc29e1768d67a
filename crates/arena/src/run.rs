//! Simulations: many games of one set-up.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use samovar_bots::{Maker, Named, Place, Programs, Random};
use samovar_engine::{Game, Insight, Seat, Seed};

use crate::keeper::{Keeper, Kept, NotKept};
use crate::play::{Contender, Decision, Observer, OnFailure, Stop, Unfinished, bot_seed, judged, play};
use crate::report::{Report, Timing};
use crate::tally::Tally;

/// Random games that a thread plays before it reports progress.
const CHUNK: u64 = 64;

/// The least number of games whose usage is counted, if there are that many.
const USAGE_GAMES: u64 = 256;

/// How games are played, whatever is played.
#[derive(Clone, Debug, Default)]
pub struct Conduct {
    /// What becomes of a game in which a program fails.
    pub on_failure: OnFailure,
    /// Ends games early.
    pub stop: Stop,
    /// Keeps what is played.
    pub keeper: Option<Arc<Keeper>>,
}

/// What to simulate.
#[derive(Clone, Debug)]
pub struct Plan<G: Game> {
    /// The set-up.
    pub options: G::Options,
    /// The bot at each seat; a single one stands for all seats.
    pub bots: Vec<Named>,
    /// How many games.
    pub games: u64,
    /// The seed all games follow from.
    pub seed: Seed,
    /// How many threads to use; 0 means one per core.
    pub threads: usize,
    /// How they are played.
    pub conduct: Conduct,
    /// Count the usage of actions and pieces in one game out of this many. `None` picks a number that costs little time
    /// and still counts at least 256 games.
    pub usage_every: Option<u64>,
    /// Audit the state and check every offered action at every question. In one game of 64, also save and load.
    pub check: bool,
}

/// Why a simulation has no report.
#[derive(Clone, Debug, thiserror::Error)]
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
    #[error(transparent)]
    NotKept(#[from] Arc<NotKept>),
}

/// Plays the games of a plan. `progress` is told now and then how many more are done. If it is stopped, the report is of
/// the games that have ended.
///
/// # Errors
/// If the number of bots is wrong, or a game goes wrong. Of several such games, the first by number is reported.
pub fn simulate<G: Insight>(plan: &Plan<G>, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Failed> {
    let first = G::new(&plan.options, plan.seed.nth(0));
    let bots = seat_bots(&plan.bots, first.seats())?;
    let usage_every =
        plan.usage_every.unwrap_or_else(|| (plan.games / (2 * USAGE_GAMES)).next_power_of_two()).max(1);
    let threads = threads(plan.threads);

    let begun = Instant::now();
    let size = if all_random(&bots) { CHUNK } else { 1 };
    let table = TableOf { plan, bots: &bots, usage_every, programs: Arc::default() };
    // Games are begun in order: after a failure, all before it are played to their end.
    let next = AtomicU64::new(0);
    let failed = AtomicU64::new(u64::MAX);
    let work = || {
        let mut tally = Tally::new();
        let mut failure: Option<(u64, Failed)> = None;
        while !plan.conduct.stop.is_stopped() && failed.load(Ordering::Relaxed) == u64::MAX {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let games = number * size..((number + 1) * size).min(plan.games);
            if games.start >= plan.games {
                break;
            }
            let count = games.end - games.start;
            match play_games(&table, games) {
                Ok(played) => tally = tally.merge(played),
                Err(why) => {
                    failed.fetch_min(number, Ordering::Relaxed);
                    failure = Some((number, why));
                }
            }
            progress(count);
        }
        (tally, failure)
    };
    let (mut tally, mut failures) = (Tally::new(), Vec::new());
    std::thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let mut add = |(played, failure): (Tally<G>, _)| {
            tally = std::mem::replace(&mut tally, Tally::new()).merge(played);
            failures.extend(failure);
        };
        add(work());
        others.into_iter().for_each(|thread| add(thread.join().expect("games that panic are caught")));
    });
    if let Some(keeper) = &plan.conduct.keeper {
        keeper.finish::<G>().map_err(Arc::new)?;
    }
    if let Some((_, why)) = failures.into_iter().min_by_key(|(number, _)| *number) {
        return Err(why);
    }
    let timing = Timing::new(begun.elapsed(), threads, &tally);
    let bots = bots.iter().map(|bot| bot.title().into_owned()).collect();
    Ok(Report::new(plan, bots, usage_every, &first.standings(), tally, timing))
}

/// How many threads play; 0 means one per core.
pub(crate) fn threads(wanted: usize) -> usize {
    match wanted {
        0 => std::thread::available_parallelism().map_or(1, usize::from),
        threads => threads,
    }
}

/// The bot at each seat.
pub(crate) fn seat_bots(bots: &[Named], seats: usize) -> Result<Vec<Named>, Failed> {
    match bots {
        [one] => Ok(vec![one.clone(); seats]),
        _ if bots.len() == seats => Ok(bots.to_vec()),
        _ => Err(Failed::WrongBots { bots: bots.len(), seats }),
    }
}

/// The bots of a game, in the order of the seats. The game is one of several with the same seed.
///
/// # Errors
/// If one is a program that does not take its seat, in words.
pub(crate) fn seated<'a, G: Insight>(
    bots: impl Iterator<Item = &'a Named>,
    programs: &Arc<Programs>,
    options: &G::Options,
    (deal, game): (Seed, u64),
    on_failure: OnFailure,
) -> Result<Vec<Contender<G>>, String> {
    let at = |(number, bot): (usize, &Named)| {
        let seat = Seat::new(number as u8);
        let place = Place { deal, game, seat };
        Contender::new(bot, programs, options, place, bot_seed(deal, seat), on_failure)
    };
    bots.enumerate().map(at).collect()
}

/// Whether all bots are random, which makes games very fast.
fn all_random(bots: &[Named]) -> bool {
    bots.iter().all(|bot| bot.bot == Maker::Random)
}

/// What the games of a simulation have in common.
struct TableOf<'a, G: Insight> {
    plan: &'a Plan<G>,
    bots: &'a [Named],
    usage_every: u64,
    programs: Arc<Programs>,
}

fn play_games<G: Insight>(table: &TableOf<'_, G>, games: std::ops::Range<u64>) -> Result<Tally<G>, Failed> {
    let TableOf { plan, bots, usage_every, programs } = table;
    let Conduct { on_failure, stop, keeper } = &plan.conduct;
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
        let kept = keeper.as_deref().map(|keeper| Kept::new(keeper, index, seed));
        let mut count = Count { tally: &mut tally, with_usage, check, questions: 0, stop, kept };
        let mut failures = Vec::new();
        let played = if all_random {
            let mut players: Vec<Random> =
                Seat::first(bots.len()).map(|seat| Random::new(bot_seed(seed, seat))).collect();
            play(&plan.options, seed, &mut players, &mut count)
        } else {
            let seated = seated(bots.iter(), programs, &plan.options, (seed, index), *on_failure);
            seated.map_err(Unfinished::Wrong).and_then(|mut contenders| {
                let standings = play(&plan.options, seed, &mut contenders, &mut count)?;
                let standings = judged(standings, &contenders);
                failures.extend(
                    contenders
                        .into_iter()
                        .enumerate()
                        .filter_map(|(seat, contender)| Some((seat, contender.failure?.reason))),
                );
                Ok(standings)
            })
        };
        let standings = match played {
            Ok(standings) => standings,
            Err(Unfinished::Stopped) => return Ok(tally),
            Err(Unfinished::Wrong(reason)) => return Err(Failed::Game { index, seed, reason }),
        };
        let Count { questions, kept, .. } = count;
        if let Some(kept) = kept {
            let titles: Vec<String> = bots.iter().map(|bot| bot.title().into_owned()).collect();
            kept.keep(&plan.options, &titles, &standings).map_err(Arc::new)?;
        }
        for (seat, reason) in failures {
            tally.failures.add(&bots[seat].title(), index, reason);
        }
        tally.add_result(&standings.rows);
        tally.questions += questions;
        tally.longest = tally.longest.max(questions);
        tally.usage.games += u64::from(with_usage);
    }
    Ok(tally)
}

/// Counts what a simulation reports, and checks states if asked to.
struct Count<'a, 'k, G: Insight> {
    tally: &'a mut Tally<G>,
    with_usage: bool,
    check: Option<Check<G>>,
    questions: u64,
    stop: &'k Stop,
    kept: Option<Kept<'k, G>>,
}

impl<G: Insight> Observer<G> for Count<'_, '_, G> {
    #[inline]
    fn asked(&mut self, state: &G, _: Seat, legal: &[G::Action]) -> Result<(), Unfinished> {
        if self.stop.is_stopped() {
            return Err(Unfinished::Stopped);
        }
        self.questions += 1;
        self.tally.decisions += u64::from(legal.len() > 1);
        self.tally.most_answers = self.tally.most_answers.max(legal.len());
        Ok(self.check.map_or(Ok(()), |check| check(state, legal))?)
    }

    #[inline]
    fn decided(&mut self, state: &G, decision: &Decision<'_, G::Action>) {
        if let Some(kept) = &mut self.kept {
            kept.decided(state, decision);
        }
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
