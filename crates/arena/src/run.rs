//! Playing the games.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use rayon::prelude::*;
use samovar_bots::{Bot, BotFailed, Maker, Random};
use samovar_engine::{ActionList, Game, Insight, Knowledge, Seat, Seed, Standings, Turn};

use crate::report::{Report, Timing};
use crate::tally::Tally;

/// Games of chance played one after another by one thread before it reports progress.
const CHUNK: u64 = 64;

/// Questions after which a game counts as endless.
const ENDLESS: u64 = 1_000_000;

/// Games whose usage is counted at least, as long as there are so many.
const USAGE_GAMES: u64 = 256;

/// What is to be simulated.
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
    /// On how many threads; 0 means as many as there are cores.
    pub threads: usize,
    /// Count the usage of actions and pieces in one game of so many; `None` chooses a share that costs little time and
    /// covers at least 256 games.
    pub usage_every: Option<u64>,
    /// At every question, account for all pieces and judge every offered action; in one game of 64 also save and load.
    pub check: bool,
}

/// Why a simulation has no report.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Failed {
    /// The number of bots is neither one nor that of the seats.
    #[error("{bots} bots were named for {seats} seats; name one for all, or one for each seat")]
    WrongBots {
        /// How many were named.
        bots: usize,
        /// How many seats there are.
        seats: usize,
    },
    /// The threads could not be started.
    #[error("cannot start the threads: {0}")]
    Threads(String),
    /// A game went wrong.
    #[error("game {index} (seed {seed}): {reason}")]
    Game {
        /// Its number, from 0.
        index: u64,
        /// The seed it follows from.
        seed: Seed,
        /// What went wrong.
        reason: String,
    },
}

/// Plays the games of a plan; `progress` is told now and then how many more are done.
///
/// # Errors
/// If the plan has too few bots or too many, or the first game, by number, of those that went wrong.
pub fn simulate<G: Insight>(plan: &Plan<G>, progress: &(dyn Fn(u64) + Sync)) -> Result<Report, Failed> {
    let table = G::new(&plan.options, plan.seed.nth(0));
    let bots = seat_bots(&plan.bots, table.seats())?;
    let usage_every =
        plan.usage_every.unwrap_or_else(|| (plan.games / (2 * USAGE_GAMES)).next_power_of_two()).max(1);
    let pool = rayon::ThreadPoolBuilder::new()
        .num_threads(plan.threads)
        .build()
        .map_err(|error| Failed::Threads(error.to_string()))?;

    let begun = Instant::now();
    let size = if all_random(&bots) { CHUNK } else { 1 };
    let failed = AtomicU64::new(u64::MAX);
    let chunk = |number: u64| {
        // A game that went wrong is the answer; only an earlier one could still be a better one.
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
    Ok(Report::new(plan, bots, usage_every, &table.standings(), tally, timing))
}

/// The bot at each seat.
fn seat_bots(bots: &[Maker], seats: usize) -> Result<Vec<Maker>, Failed> {
    match bots {
        [one] => Ok(vec![one.clone(); seats]),
        _ if bots.len() == seats => Ok(bots.to_vec()),
        _ => Err(Failed::WrongBots { bots: bots.len(), seats }),
    }
}

/// Whether nobody thinks, so that a game takes no time worth speaking of.
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
        let play = || {
            if all_random {
                let players = (0..bots.len()).map(|seat| Random::new(bot_seed(seed, seat)));
                play_game(plan, seed, players.collect(), with_usage, check, &mut tally)
            } else {
                let players = bots.iter().zip(Seat::first(bots.len()));
                let players = players
                    .map(|(bot, seat)| bot.make::<G>(&plan.options, seat, bot_seed(seed, seat.index())));
                let players = players.collect::<Result<Vec<_>, _>>().map_err(|failed| failed.to_string())?;
                play_game(plan, seed, players, with_usage, check, &mut tally)
            }
        };
        let played = catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| Err(panic_text(&*panic)));
        played.map_err(|reason| Failed::Game { index, seed, reason })?;
    }
    Ok(tally)
}

/// The seed of the bot at a seat: of the game's family, and of no use to guess the game's own chance.
fn bot_seed(game: Seed, seat: usize) -> Seed {
    game.nth(seat as u64)
}

/// Somebody who takes decisions in a simulation. Beside [`Bot`] it exists so that random play, which needs nothing but
/// the list, is fast.
trait Player<G: Game> {
    fn answer(&mut self, state: &G, legal: &[G::Action]) -> Result<G::Action, BotFailed>;

    /// Is told how the game ended.
    fn over(&mut self, _: &Standings) {}
}

impl<G: Game> Player<G> for Random {
    #[inline]
    fn answer(&mut self, _: &G, legal: &[G::Action]) -> Result<G::Action, BotFailed> {
        Ok(self.pick(legal))
    }
}

impl<G: Game> Player<G> for Box<dyn Bot<G>> {
    fn answer(&mut self, state: &G, _: &[G::Action]) -> Result<G::Action, BotFailed> {
        let known = Knowledge::of(state).expect("somebody has to decide");
        self.choose(&known)
    }

    fn over(&mut self, standings: &Standings) {
        Bot::over(&mut **self, standings);
    }
}

/// One game from set-up to its end.
fn play_game<G: Game, P: Player<G>>(
    plan: &Plan<G>,
    seed: Seed,
    mut players: Vec<P>,
    with_usage: bool,
    check: Option<Check<G>>,
    tally: &mut Tally<G>,
) -> Result<(), String> {
    let mut state = G::new(&plan.options, seed);
    let mut legal = ActionList::new();
    let mut events = Vec::new();
    let mut questions = 0;
    while let Turn::Decide(seat) = state.turn() {
        legal.clear();
        state.legal_actions(&mut legal);
        questions += 1;
        tally.decisions += u64::from(legal.len() > 1);
        tally.most_answers = tally.most_answers.max(legal.len());
        if legal.is_empty() || questions > ENDLESS {
            return Err(stuck(seat, &legal));
        }
        if let Some(check) = check {
            check(&state, &legal)?;
        }
        let action = players[seat.index()].answer(&state, &legal).map_err(|failed| failed.to_string())?;
        if with_usage {
            *tally.usage.actions.entry(action).or_default() += 1;
            state.apply(action, &mut events);
            events.drain(..).for_each(|event| tally.usage.add_event(&event));
        } else {
            state.play_unchecked(action);
        }
    }
    tally.questions += questions;
    tally.longest = tally.longest.max(questions);
    tally.usage.games += u64::from(with_usage);
    let standings = state.standings();
    players.iter_mut().for_each(|player| player.over(&standings));
    tally.add_result(&standings.rows);
    Ok(())
}

#[cold]
fn stuck<A>(seat: Seat, legal: &[A]) -> String {
    if legal.is_empty() {
        format!("seat {seat} has to decide, but nothing is allowed")
    } else {
        format!("it has not ended after {ENDLESS} questions")
    }
}

/// Looks at a state and its legal list for anything wrong.
type Check<G> = fn(&G, &[<G as Game>::Action]) -> Result<(), String>;

/// Whether all pieces are accounted for and the judge agrees with the list.
fn check_state<G: Game>(state: &G, legal: &[G::Action]) -> Result<(), String> {
    state.audit()?;
    for action in legal {
        state.check(*action).map_err(|refusal| format!("{action} is offered but refused: {refusal}"))?;
    }
    Ok(())
}

/// The same, and whether the state survives being saved.
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

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    format!("it broke: {}", text.unwrap_or("no reason given"))
}
