//! Random games, step by step.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{ActionList, Game, Record, Rng, Seed, Start, Turn};

use super::{Failure, Plan, Report, Specimen};

/// A moment of a random game: a state and, before the end, the decision taken there.
pub(super) struct Moment<'a, G: Game> {
    pub options: &'a G::Options,
    pub seed: Seed,
    /// The decisions made so far.
    pub past: &'a [G::Action],
    pub state: &'a G,
    pub legal: &'a [G::Action],
    /// `None` at the end of the game.
    pub step: Option<Step<'a, G>>,
}

/// The decision made at a moment, and its result.
pub(super) struct Step<'a, G: Game> {
    pub action: G::Action,
    pub after: &'a G,
    pub events: &'a [G::Event],
}

/// Plays the games of a plan and checks every moment.
pub(super) fn walk<G: Specimen>(
    check: &'static str,
    plan: &Plan,
    mut judge: impl FnMut(&Moment<G>, &mut Rng) -> Result<(), String>,
) -> Result<Report, Failure> {
    let mut report = Report { state_bytes: size_of::<G>(), ..Report::default() };
    for (place, (name, options)) in G::setups().into_iter().enumerate() {
        for number in 0..plan.games {
            let seed = plan.seed.nth((place as u64) << 32 | u64::from(number));
            let mut past = Vec::new();
            let game = || walk_one(&options, seed, &mut past, &mut report, &mut judge);
            attempt(game).map_err(|fault| {
                let record = record::<G>(&options, seed, &past);
                Failure { check, fault, game: Some(Box::new((name.clone(), record))) }
            })?;
        }
    }
    Ok(report)
}

fn walk_one<G: Specimen>(
    options: &G::Options,
    seed: Seed,
    past: &mut Vec<G::Action>,
    report: &mut Report,
    judge: &mut impl FnMut(&Moment<G>, &mut Rng) -> Result<(), String>,
) -> Result<(), String> {
    let mut rng = Rng::new(seed.nth(u64::MAX));
    let mut state = G::new(options, seed);
    report.games += 1;
    loop {
        let legal = legal_of(&state)?;
        report.longest_game = report.longest_game.max(past.len());
        report.longest_list = report.longest_list.max(legal.len());
        report.deepest_stack = report.deepest_stack.max(state.depth());
        if legal.is_empty() {
            let end = Moment { options, seed, past, state: &state, legal: &legal, step: None };
            return judge(&end, &mut rng);
        }
        within_bound::<G>(past.len())?;
        report.decisions += 1;
        let action = pick(&legal, &mut rng);
        past.push(action);
        let mut after = state.clone();
        let mut events = Vec::new();
        after.apply(action, &mut events);
        let step = Step { action, after: &after, events: &events };
        let (_, before) = past.split_last().expect("an action was just added");
        judge(
            &Moment { options, seed, past: before, state: &state, legal: &legal, step: Some(step) },
            &mut rng,
        )?;
        state = after;
    }
}

/// Plays a state to its end at random, with an audit after every action.
pub(super) fn play_out<G: Specimen>(mut state: G, rng: &mut Rng) -> Result<(), String> {
    for decisions in 0.. {
        state.audit()?;
        let legal = legal_of(&state)?;
        if legal.is_empty() {
            break;
        }
        within_bound::<G>(decisions)?;
        state.play_unchecked(pick(&legal, rng));
    }
    Ok(())
}

/// The legal actions. Fails if they are empty before the end, or not empty after it.
pub(super) fn legal_of<G: Game>(state: &G) -> Result<ActionList<G::Action>, String> {
    let mut legal = ActionList::new();
    state.legal_actions(&mut legal);
    match state.turn() {
        Turn::Over if !legal.is_empty() => Err(format!("the game is over, but {} is on the list", legal[0])),
        Turn::Decide(seat) if legal.is_empty() => Err(format!("dead end: seat {seat} has nothing to choose")),
        Turn::Decide(seat) if seat.index() >= state.seats() => {
            Err(format!("there is no seat {seat} to decide"))
        }
        _ => Ok(legal),
    }
}

/// Runs code of the game; a panic counts as a fault.
pub(super) fn attempt<T>(run: impl FnOnce() -> Result<T, String>) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).unwrap_or_else(|panic| Err(format!("panic: {}", words(&*panic))))
}

fn words(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("without a word")
}

fn within_bound<G: Specimen>(decisions: usize) -> Result<(), String> {
    if decisions < G::MAX_DECISIONS {
        return Ok(());
    }
    Err(format!("endless: no end after {decisions} decisions"))
}

fn pick<T: Copy>(items: &[T], rng: &mut Rng) -> T {
    items[rng.below(items.len() as u32) as usize]
}

fn record<G: Game>(options: &G::Options, seed: Seed, past: &[G::Action]) -> Record {
    Record {
        game: G::NAME.to_owned(),
        rules: G::RULES_VERSION,
        components: G::components_hash(),
        options: G::write_options(options),
        start: Start::Seed(seed),
        result: None,
        actions: past.iter().map(ToString::to_string).collect(),
        chain: None,
    }
}
