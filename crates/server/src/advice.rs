//! What a bot would do in a player's place, in words.

use samovar_bots::{Maker, Thought, pairs, prospects};
use samovar_engine::{
    ActionList, Choice, Insight, Knowledge, Reason, Rng, Seat, Seed, Table, Turn, Viewer, reasons,
};
use samovar_games::with_session;
use samovar_table::model::{Advised, Expected, Hint, Tried};

/// How many actions are named.
const MOVES: usize = 4;

/// How far ahead it is told what a bot expects.
const AHEAD: usize = 8;

/// In how many guesses at what is hidden a place is sought for what a bot expects.
const GUESSES: usize = 16;

/// What a bot that searches would do now, what else it considered, and what it expects; `None` if the game is over, or the
/// bot does not search.
///
/// All of it follows from what the seat that decides may know, the bot and the seed.
pub fn advise(table: &dyn Table, adviser: &Maker, seed: Seed) -> Option<Hint> {
    with_session!(table, session => advise_game(session.state(), adviser, seed))?
}

fn advise_game<G: Insight>(state: &G, adviser: &Maker, seed: Seed) -> Option<Hint> {
    let known = Knowledge::of(state)?;
    let thought = adviser.search::<G>(&state.options(), seed)?.think(&known);
    let named: Vec<_> = thought.moves.iter().filter(|one| one.visits > 0).take(MOVES).collect();
    let moves = named.iter().map(|one| Advised {
        choice: Choice::of(state, one.action),
        chance: one.chance,
        reasons: reasons(&known, &[one.action]),
    });
    let mut moves: Vec<Advised> = moves.collect();
    if let ([best, next, ..], [one, other, ..]) = (&named[..], &mut moves[..])
        && !other.is_about_as_good_as(one)
    {
        let pairs = pairs(adviser.budget::<G>(&state.options())?);
        for reason in prospects(&known, best.action, next.action, pairs, seed) {
            one.add(reason);
            other.add(Reason { points: -reason.points, ..reason });
        }
    }
    let tried = thought.moves.iter().filter(|one| one.visits > 0).map(|one| {
        let own = reasons(&known, &[one.action]).into_iter().filter(|reason| reason.whose == known.seat());
        Tried {
            action: one.action.to_string(),
            words: state.describe(one.action),
            chance: one.chance,
            gains: own.map(|reason| reason.points).sum(),
        }
    });
    let tried = tried.collect();
    let line = expected(&known, &thought, seed);
    Some(Hint { moves, line, plan: planned(&known, &thought.line), tried })
}

/// What the longest beginning of a line that consists of the seat's own decisions changes for certain.
fn planned<G: Insight>(known: &Knowledge<'_, G>, line: &[G::Action]) -> Vec<Reason> {
    let lengths = (2..=line.len().min(AHEAD + 1)).rev();
    let mut changes = lengths.map(|length| reasons(known, &line[..length]));
    changes.find(|changes| !changes.is_empty()).unwrap_or_default()
}

/// What a search expects after its first action, as the seat would see it.
///
/// An action means something only in a state, and the real one is not to be looked at: so the words come from a guess at
/// what is hidden in which most of it can happen.
fn expected<G: Insight>(known: &Knowledge<'_, G>, thought: &Thought<G::Action>, seed: Seed) -> Vec<Expected> {
    let mut rng = Rng::new(seed);
    let mut longest = (0, Vec::new());
    for _ in 0..GUESSES {
        let told = follow(known.sample(&mut rng), &thought.line, known.seat());
        if told.0 > longest.0 {
            longest = told;
        }
    }
    longest.1
}

/// How much of a line can happen in a state, and what a seat would see of it after the first action.
fn follow<G: Insight>(mut state: G, line: &[G::Action], knower: Seat) -> (usize, Vec<Expected>) {
    let (mut seen, mut foreseen) = (Vec::new(), true);
    for (place, action) in line.iter().take(AHEAD + 1).enumerate() {
        let mut legal = ActionList::new();
        state.legal_actions(&mut legal);
        let Turn::Decide(seat) = state.turn() else { return (place, seen) };
        if !legal.contains(action) {
            return (place, seen);
        }
        if place > 0 && state.action_seen_by(*action, Viewer::Seat(knower)) == Some(*action) {
            let choice = Choice::alone(&state, *action);
            let goes_without_saying = choice.closes.is_some() || state.plain() == Some(*action);
            let planned = seat == knower && foreseen && !goes_without_saying;
            seen.push(Expected { seat, choice, planned });
        }
        let reveals = state.reveals();
        state.play_unchecked(*action);
        // The end of a turn counts as well; what is revealed within one is only guessed here.
        foreseen &= seat != knower || state.turn() != Turn::Decide(knower) || state.reveals() == reveals;
    }
    (line.len().min(AHEAD + 1), seen)
}
