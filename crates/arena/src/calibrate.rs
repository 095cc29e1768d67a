//! Plays games to see whether the chances that people are shown come true, and fits them to games.

use std::sync::Arc;

use rayon::prelude::*;
use samovar_bots::{Dice, Maker, Named, Programs};
use samovar_engine::{
    Chances, ExpectedPoints, Insight, Knowledge, MOMENTS, Rng, Seat, Seed, interpolate, softmax,
};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::play::{Observer, OnFailure, Unfinished, play};
use crate::reliability::{Foretold, Moment, Reliability};
use crate::run::{Failed, seat_bots, seated};

/// Into how many parts of a game a [`Calibration`] is divided.
const PARTS: usize = 5;

/// By how much the logarithms of temperatures are changed while they are fitted, first and last.
const STEPS: [f32; 5] = [0.3, 0.1, 0.03, 0.01, 0.003];

/// The range of temperatures, in points.
const TEMPERATURES: (f32, f32) = (0.2, 100.0);

/// Games to be played, in which somebody tells everybody's chances.
#[derive(Clone, Debug)]
pub struct Forecasting<G: Insight> {
    /// The set-up.
    pub options: G::Options,
    /// The bot at each seat; a single one stands for all seats.
    pub bots: Vec<Named>,
    /// Whose search tells the chances.
    pub teller: Maker,
    /// Chances are told at one in this many decisions.
    pub every: u32,
    /// How many games.
    pub games: u64,
    /// The seed all games follow from.
    pub seed: Seed,
    /// How many threads to use; 0 means one per core.
    pub threads: usize,
}

/// How true the chances were that were told in some games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Calibration {
    /// The name of the game.
    pub game: &'static str,
    /// The set-up.
    pub options: Map<String, Value>,
    /// The seed all games followed from.
    pub seed: Seed,
    /// Who played.
    pub bots: Vec<String>,
    /// Whose search told the chances.
    pub teller: String,
    /// How many games were played.
    pub games: u64,
    /// All chances.
    pub all: Reliability,
    /// Those of each fifth of the game.
    pub parts: Vec<Reliability>,
}

/// Temperatures for [`Insight::CHANCE_TEMPERATURES`].
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fit {
    /// The name of the game.
    pub game: &'static str,
    /// How many seats it has.
    pub players: usize,
    /// How many games were played.
    pub games: u64,
    /// How many positions were looked at.
    pub positions: u64,
    /// The row of the table.
    pub temperatures: [f32; MOMENTS],
    /// The mean surprise at who won (the cross entropy), by today's temperatures.
    pub surprise_before: f64,
    /// The same by those.
    pub surprise: f64,
}

/// Plays games and compares the chances that are told in them with who wins. `progress` is told of every game that is
/// done. The result does not depend on the number of threads.
///
/// # Errors
/// If the number of bots is wrong, the teller does not search, or a game goes wrong.
pub fn forecast<G: Insight>(
    plan: &Forecasting<G>,
    progress: &(dyn Fn() + Sync),
) -> Result<Calibration, Failed> {
    if !plan.teller.searches() {
        return Err(Failed::NoSearch { bot: plan.teller.to_string() });
    }
    let tell = |known: &Knowledge<'_, G>, seed: Seed| {
        plan.teller.search::<G>(&plan.options, seed).expect("it searches").think(known).chances
    };
    let games = play_all(plan, progress, &tell)?;
    let games: Vec<Foretold> = games
        .into_iter()
        .map(|Watched { seen, won }| {
            let moment = |(progress, chances)| Moment { progress, chances };
            Foretold { moments: seen.into_iter().map(moment).collect(), won }
        })
        .collect();
    let part = |number: usize| {
        let part = |moment: &Moment| ((moment.progress * PARTS as f32) as usize).min(PARTS - 1);
        Reliability::of(&games, |moment| part(moment) == number)
    };
    Ok(Calibration {
        game: G::NAME,
        options: G::write_options(&plan.options),
        seed: plan.seed,
        bots: plan.bots.iter().map(|bot| bot.title().into_owned()).collect(),
        teller: plan.teller.to_string(),
        games: plan.games,
        all: Reliability::of(&games, |_| true),
        parts: (0..PARTS).map(part).collect(),
    })
}

/// Plays games and fits the temperatures of their set-up to what the evaluation net expects in them and who wins.
///
/// # Errors
/// If the number of bots is wrong, or a game goes wrong.
pub fn fit<G: Insight>(plan: &Forecasting<G>, progress: &(dyn Fn() + Sync)) -> Result<Fit, Failed> {
    let expect = |known: &Knowledge<'_, G>, seed: Seed| {
        let mut state = known.sample(&mut Rng::new(seed));
        state.resolve_pending();
        state.expected_standings()
    };
    let games = play_all(plan, progress, &expect)?;
    let lesson = |game: Watched<_>| {
        let won = std::array::from_fn(|row| game.won.get(row).copied().unwrap_or_default());
        game.seen.into_iter().map(move |(progress, points)| Lesson { progress, points, won })
    };
    let lessons: Vec<Lesson> = games.into_iter().flat_map(lesson).collect();
    let players = G::new(&plan.options, plan.seed.nth(0)).seats();
    let today = G::CHANCE_TEMPERATURES[players - 1];
    let temperatures = fitted(&lessons, today);
    Ok(Fit {
        game: G::NAME,
        players,
        games: plan.games,
        positions: lessons.len() as u64,
        temperatures,
        surprise_before: surprise(&lessons, &today),
        surprise: surprise(&lessons, &temperatures),
    })
}

/// What was seen at the decisions of a game, each with how much of the game was over, and everybody's share of the victory.
struct Watched<T> {
    seen: Vec<(f32, T)>,
    won: Vec<f32>,
}

/// Looks at a decision, with a seed for what it draws.
type Look<'a, G, T> = dyn Fn(&Knowledge<'_, G>, Seed) -> T + Sync + 'a;

fn play_all<G: Insight, T: Send>(
    plan: &Forecasting<G>,
    progress: &(dyn Fn() + Sync),
    look: &Look<'_, G, T>,
) -> Result<Vec<Watched<T>>, Failed> {
    let seats = G::new(&plan.options, plan.seed.nth(0)).seats();
    let bots = seat_bots(&plan.bots, seats)?;
    let programs = Arc::default();
    let game = |index: u64| {
        let watched = watch(plan, &bots, &programs, index, look);
        progress();
        watched.map_err(|reason| Failed::Game { index, seed: plan.seed.nth(index), reason })
    };
    let pool = rayon::ThreadPoolBuilder::new().num_threads(plan.threads).build();
    pool.map_err(|error| Failed::Threads(error.to_string()))?
        .install(|| (0..plan.games).into_par_iter().map(game).collect())
}

fn watch<G: Insight, T>(
    plan: &Forecasting<G>,
    bots: &[Named],
    programs: &Arc<Programs>,
    index: u64,
    look: &Look<'_, G, T>,
) -> Result<Watched<T>, String> {
    let seed = plan.seed.nth(index);
    let mut players = seated::<G>(bots.iter(), programs, &plan.options, (seed, index), OnFailure::Stop)?;
    // The seats have the first numbers.
    let seeds = seed.nth(u64::MAX);
    let mut watcher = Watcher { every: plan.every, dice: Dice::new(seeds), seeds, look, seen: Vec::new() };
    let standings = play(&plan.options, seed, &mut players, &mut watcher).map_err(|why| match why {
        Unfinished::Wrong(reason) => reason,
        Unfinished::Stopped => unreachable!("nobody stops it"),
    })?;
    Ok(Watched { seen: watcher.seen, won: standings.shares().collect() })
}

/// Looks at some of the decisions of a game.
struct Watcher<'a, G: Insight, T> {
    every: u32,
    dice: Dice,
    seeds: Seed,
    look: &'a Look<'a, G, T>,
    seen: Vec<(f32, T)>,
}

impl<G: Insight, T> Observer<G> for Watcher<'_, G, T> {
    fn asked(&mut self, state: &G, _: Seat, legal: &[G::Action]) -> Result<(), Unfinished> {
        if legal.len() > 1 && self.dice.below(self.every as usize) == 0 {
            let seed = self.seeds.nth(self.seen.len() as u64);
            let known = Knowledge::of(state).expect("somebody has to decide");
            self.seen.push((state.progress(), (self.look)(&known, seed)));
        }
        Ok(())
    }

    fn listens(&self) -> bool {
        false
    }

    fn happened(&mut self, _: G::Action, _: &[G::Event]) {}
}

/// A position to fit temperatures to.
struct Lesson {
    progress: f32,
    points: ExpectedPoints,
    won: Chances,
}

/// The mean surprise at who won.
fn surprise(lessons: &[Lesson], temperatures: &[f32; MOMENTS]) -> f64 {
    let of = |lesson: &Lesson| {
        let chances = softmax(&lesson.points, interpolate(temperatures, lesson.progress));
        let sum = |(chance, won): (f32, f32)| -f64::from(won) * f64::from(chance.max(1e-9)).ln();
        chances.into_iter().zip(lesson.won).map(sum).sum::<f64>()
    };
    lessons.iter().map(of).sum::<f64>() / lessons.len().max(1) as f64
}

/// The temperatures with the least surprise, sought from `first` by changing one after the other, in ever smaller steps.
fn fitted(lessons: &[Lesson], first: [f32; MOMENTS]) -> [f32; MOMENTS] {
    let mut best = first.map(|temperature| temperature.clamp(TEMPERATURES.0, TEMPERATURES.1));
    let mut least = surprise(lessons, &best);
    for step in STEPS {
        let mut improved = true;
        while improved {
            improved = false;
            for (moment, sign) in (0..MOMENTS).flat_map(|moment| [(moment, 1.0), (moment, -1.0)]) {
                let mut other = best;
                let changed = other[moment] * (sign * step).exp();
                other[moment] = changed.clamp(TEMPERATURES.0, TEMPERATURES.1);
                let its = surprise(lessons, &other);
                if its < least - 1e-9 {
                    (best, least, improved) = (other, its, true);
                }
            }
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn temperatures_are_found_again_in_games_that_follow_them() {
        let truth = [9.0, 7.0, 5.0, 3.0, 1.5];
        let mut dice = Dice::new(Seed::from_text("lessons"));
        let mut lessons = Vec::new();
        for _ in 0..8_000 {
            let progress = dice.below(1001) as f32 / 1000.0;
            let points: ExpectedPoints = [dice.below(21) as f32, 10.0].into_iter().collect();
            let chance = softmax(&points, interpolate(&truth, progress))[0];
            let wins = (dice.below(1_000_000) as f32) < chance * 1e6;
            let won = if wins { [1.0, 0.0, 0.0, 0.0] } else { [0.0, 1.0, 0.0, 0.0] };
            lessons.push(Lesson { progress, points, won });
        }
        let found = fitted(&lessons, [5.0; MOMENTS]);
        for (found, truth) in found.into_iter().zip(truth) {
            assert!((found / truth - 1.0).abs() < 0.25, "{found} is not {truth}");
        }
        assert!(surprise(&lessons, &found) <= surprise(&lessons, &truth));
    }
}
