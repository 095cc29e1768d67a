//! Reasons for moves: what they claim is what happens, and they tell nothing that the seat does not know.

use samovar_bots::{Search, Thought, prospects};
use samovar_engine::{
    Game, Insight, Knowledge, Reason, ReasonKind, Rng, Seat, Seed, Session, Table, moves, reasons,
};
use samovar_first_tsar::FirstTsar;
use samovar_rurik::Rurik;
use samovar_stroganov::Stroganov;

/// How many hints are checked in each game, with all other choices there are besides them.
const HINTS: usize = 200;

/// What really changes when an action is played with its plainest answers, and whether it reveals something.
fn played<G: Game>(state: &G, action: G::Action) -> (Vec<(Seat, &'static str, i32)>, bool) {
    let mut after = state.clone();
    after.play_unchecked(action);
    moves(state, action).plain.into_iter().for_each(|(answer, _)| after.play_unchecked(answer));
    let (old, new) = (state.standings(), after.standings());
    let mut changes = Vec::new();
    for (place, (old, new)) in old.rows.iter().zip(&new.rows).enumerate() {
        for ((part, old), (_, new)) in old.parts.iter().zip(&new.parts) {
            changes.push((Seat::new(place as u8), *part, new - old));
        }
    }
    changes.retain(|(_, _, points)| *points != 0);
    (changes, after.reveals() != state.reveals())
}

/// Follows hints, and looks at all choices where one was given. The hints are spread over games with all numbers of players.
fn at_hints<G: Insight>(hints: usize, mut look: impl FnMut(&G, G::Action, &[Reason])) {
    let mut given = 0;
    for number in 0.. {
        let seed = Seed::from_text("reasons").nth(number);
        let values = [("players".to_owned(), (2 + number % 3).into())].into_iter().collect();
        let mut state = G::new(&G::read_options(&values).expect("a number of players"), seed);
        let mut search = Search::<G>::new(2, seed);
        for decision in 0.. {
            let Some(known) = Knowledge::of(&state) else { break };
            let thought = search.think(&known);
            if decision % 5 == 0 {
                thought
                    .moves
                    .iter()
                    .for_each(|one| look(&state, one.action, &reasons(&known, &[one.action])));
                given += 1;
                if given == hints {
                    return;
                }
            }
            state.play_unchecked(thought.moves[0].action);
        }
    }
}

fn claims_what_is_scored<G: Insight>() {
    let mut explained = 0;
    at_hints::<G>(HINTS, |state, hint, why| {
        explained += usize::from(!why.is_empty());
        let (changes, revealing) = played(state, hint);
        for reason in why {
            let claim = (reason.whose, reason.part, reason.points);
            assert!(reason.sure && reason.kind == ReasonKind::Now);
            assert!(changes.contains(&claim), "{}: {hint} does {changes:?}, not {claim:?}", G::NAME);
        }
        if !revealing {
            assert_eq!(why.len(), changes.len(), "{}: {hint} does {changes:?}, not {why:?}", G::NAME);
        }
    });
    assert!(explained >= HINTS / 10, "{}: {explained} choices had reasons", G::NAME);
}

#[test]
fn what_a_move_is_said_to_gain_now_is_scored_when_it_is_played() {
    claims_what_is_scored::<Stroganov>();
    claims_what_is_scored::<Rurik>();
    claims_what_is_scored::<FirstTsar>();
}

fn follows_from_what_is_known<G: Insight>() {
    let mut rng = Rng::new(Seed::from_text("another world"));
    at_hints::<G>(HINTS / 4, |state, hint, why| {
        let other = Knowledge::of(state).expect("it runs").sample(&mut rng);
        let elsewhere = Knowledge::of(&other).expect("the same question");
        assert_eq!(why, reasons(&elsewhere, &[hint]), "{}: {hint}", G::NAME);
    });
}

#[test]
fn reasons_do_not_depend_on_what_the_seat_cannot_know() {
    follows_from_what_is_known::<Stroganov>();
    follows_from_what_is_known::<Rurik>();
    follows_from_what_is_known::<FirstTsar>();
}

#[test]
fn a_move_in_notation_has_reasons_too_and_one_that_cannot_be_played_has_none() {
    let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
    let mut session = Session::<Stroganov>::new(&options, Seed::from_text("notation"));
    let (mut whole, mut search) = (0, Search::<Stroganov>::new(6, Seed::from_text("tea")));
    while let Some(known) = Knowledge::of(session.state()) {
        let hint = search.think(&known).moves[0].action;
        let why = reasons(&known, &[hint]);
        let choices = Table::choices(&session);
        let choice = choices.iter().find(|choice| choice.action == hint.to_string()).expect("it is legal");
        let table: &dyn Table = &session;
        assert_eq!(table.reasons(&choice.line(&choice.then)), why, "the plainest answers are added anyway");
        assert_eq!(table.reasons(&format!("{hint}; {hint}; {hint}; {hint}; {hint}")), []);
        whole += usize::from(!why.is_empty() && !choice.then.is_empty());
        session.play(hint, &mut samovar_engine::NoLog).expect("it is legal");
    }
    assert!(whole > 5, "{whole} moves of several steps had reasons");
    assert_eq!(Table::reasons(&session, "pass"), [], "the game is over");
}

/// Thinks at some of the decisions of games of two to four in which one action is better than the next, from a moment of a game on,
/// and looks at the two.
fn at_choices<G: Insight>(
    hints: usize,
    from: f32,
    iterations: u32,
    mut look: impl FnMut(&Knowledge<'_, G>, G::Action, G::Action, Seed),
) {
    let mut given = 0;
    for number in 0.. {
        let seed = Seed::from_text("prospects").nth(number);
        let values = [("players".to_owned(), (2 + number % 3).into())].into_iter().collect();
        let mut state = G::new(&G::read_options(&values).expect("a number of players"), seed);
        let mut search = Search::<G>::new(2, seed);
        for decision in 0.. {
            let Some(known) = Knowledge::of(&state) else { break };
            if decision % 17 == 11 && state.progress() >= from {
                let Thought { moves, .. } = Search::new(iterations, seed.nth(decision)).think(&known);
                if let [best, next, ..] = moves[..]
                    && next.visits > 0
                    && best.chance - next.chance >= 0.02
                {
                    look(&known, best.action, next.action, seed.nth(decision));
                    given += 1;
                    if given == hints {
                        return;
                    }
                }
            }
            let action = search.think(&known).moves[0].action;
            state.play_unchecked(action);
        }
    }
}

fn prospects_follow_from_what_is_known<G: Insight>() {
    let mut rng = Rng::new(Seed::from_text("another world"));
    at_choices::<G>(1, 0.9, 60, |known, best, next, seed| {
        let other = known.sample(&mut rng);
        let elsewhere = Knowledge::of(&other).expect("the same question");
        let told = prospects(known, best, next, 8, seed);
        assert_eq!(told, prospects(&elsewhere, best, next, 8, seed), "{}: {best}", G::NAME);
        for reason in told {
            assert!(!reason.sure && reason.kind == ReasonKind::Later);
            assert_eq!(reason.whose == known.seat(), reason.points > 0, "{}: it speaks for {best}", G::NAME);
        }
    });
}

#[test]
fn prospects_do_not_depend_on_what_the_seat_cannot_know() {
    prospects_follow_from_what_is_known::<Stroganov>();
    prospects_follow_from_what_is_known::<Rurik>();
    prospects_follow_from_what_is_known::<FirstTsar>();
}

/// Counts the claims of hints whose sign is the same on average in many other playouts. `scripts/claims` asks for many hints
/// at all moments of games; otherwise there are few, late in games, where playouts are short.
fn most_claims_are_right<G: Insight>() {
    let asked = std::env::var("SAMOVAR_HINTS").ok().and_then(|text| text.parse().ok());
    let (hints, from, iterations, playouts) =
        asked.map_or((4, 0.85, 60, 24), |hints| (hints, 0.0, 1000, 100));
    let (mut claims, mut right) = (0, 0);
    at_choices::<G>(hints, from, iterations, |known, best, next, seed| {
        let told = prospects(known, best, next, 16, seed);
        if told.is_empty() {
            return;
        }
        let checked = samovar_bots::differences(known, best, next, playouts, seed.nth(1));
        for reason in told {
            let of = |pair: &Vec<(Seat, &str, f32)>| {
                let part =
                    pair.iter().find(|(whose, part, _)| (*whose, *part) == (reason.whose, reason.part));
                part.expect("all parts are there").2
            };
            let sum: f32 = checked.iter().map(of).sum();
            claims += 1;
            right += usize::from(sum * reason.points as f32 > 0.0);
        }
    });
    println!("{}: {right} of {claims} claims of {hints} hints are right", G::NAME);
    assert!(claims > 0 && right * 5 >= claims * 4, "{}: {right} of {claims}", G::NAME);
}

#[test]
fn most_claims_are_right_in_other_playouts() {
    most_claims_are_right::<Stroganov>();
    most_claims_are_right::<Rurik>();
    most_claims_are_right::<FirstTsar>();
}
