//! What a bot would do in a player's place, in words.

use samovar_bots::{Considered, Maker, pairs, prospects};
use samovar_engine::{
    ActionList, Choice, Insight, Knowledge, Reason, Rng, Seat, Seed, Table, Turn, Viewer, reasons,
};
use samovar_games::with_session;
use samovar_table::model::{Advised, EQUAL, Expected, Hint, Tried};

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
    let mut named: Vec<_> = thought.moves.iter().filter(|one| one.visits > 0).collect();
    let as_searched = !put_first_what_leads_on(&known, &mut named, seed);
    named.truncate(MOVES);
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
    // What is expected begins with what the search found best.
    let line = if as_searched { thought.line.as_slice() } else { &[] };
    Some(Hint { moves, line: expected(&known, line, seed), plan: planned(&known, line), tried })
}

/// Nobody is advised to do what changes nothing that counts while something else is about as good: if the best action leads
/// nowhere, the first one as good that leads on comes before it. Says whether there was one.
fn put_first_what_leads_on<G: Insight>(
    known: &Knowledge<'_, G>,
    moves: &mut [&Considered<G::Action>],
    seed: Seed,
) -> bool {
    let Some(best) = moves.first().filter(|best| leads_nowhere(known, best.action, seed)) else {
        return false;
    };
    let as_good =
        |one: &&Considered<_>| best.chance - one.chance < EQUAL && !leads_nowhere(known, one.action, seed);
    let Some(place) = moves.iter().position(as_good) else { return false };
    moves[..=place].rotate_right(1);
    true
}

/// Whether an action leaves its seat with the same question, and everybody with the same score.
fn leads_nowhere<G: Insight>(known: &Knowledge<'_, G>, action: G::Action, seed: Seed) -> bool {
    let mut state = known.sample(&mut Rng::new(seed));
    let before = (state.turn(), state.question(), state.standings());
    state.play_unchecked(action);
    before == (state.turn(), state.question(), state.standings())
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
fn expected<G: Insight>(known: &Knowledge<'_, G>, line: &[G::Action], seed: Seed) -> Vec<Expected> {
    let mut rng = Rng::new(seed);
    let mut longest = (0, Vec::new());
    for _ in 0..GUESSES {
        let told = follow(known.sample(&mut rng), line, known.seat());
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

#[cfg(test)]
mod tests {
    use samovar_games::with_game;
    use serde_json::Map;

    use super::*;

    #[test]
    fn what_leads_nowhere_is_advised_only_if_nothing_else_is_as_good() {
        // Rearranging Trade tokens is a free action.
        let met = with_game!("first-tsar", G => in_random_games::<G>("cover "));
        assert!(met.expect("a game of the list") > 0, "such a decision was met");
    }

    /// At how many decisions of random games an action that begins so leads nowhere, and the turn can end.
    fn in_random_games<G: Insight>(idle: &str) -> usize {
        let seed = Seed::from_text("nowhere");
        let mut rng = Rng::new(seed);
        let mut state = G::new(&G::read_options(&Map::new()).expect("the usual ones"), seed);
        let mut met = 0;
        while let Some(known) = Knowledge::of(&state) {
            let mut legal = ActionList::new();
            state.legal_actions(&mut legal);
            let of = |name: &str| legal.iter().copied().find(|action| action.to_string().starts_with(name));
            if let (Some(idle), Some(end)) = (of(idle), of("end")) {
                met += 1;
                assert!(leads_nowhere(&known, idle, seed) && !leads_nowhere(&known, end, seed));
                let one = |action, chance| Considered { action, visits: 9, value: chance, chance };
                for (chance, first) in [(0.49, end), (0.4, idle)] {
                    let moves = [one(idle, 0.5), one(idle, 0.5), one(end, chance)];
                    let mut moves: Vec<_> = moves.iter().collect();
                    assert_eq!(put_first_what_leads_on(&known, &mut moves, seed), first == end);
                    assert_eq!(moves[0].action, first);
                }
            }
            state.play_unchecked(legal[rng.below(legal.len() as u32) as usize]);
        }
        met
    }
}
