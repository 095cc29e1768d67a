//! Whole games in text, to be compared line by line: a change of the rules shows as a difference.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::sheet::hash;
use crate::{ActionList, Event as _, Features, Game, Insight, Rng, Seat, Seed, Turn};

/// A game in which dice choose by the name's seed: every action, what happened, and the standings.
///
/// `choose` is given what may be done and the dice, so that a game can see to it that much happens.
///
/// # Panics
/// If a listed action is refused.
pub fn playthrough<G: Game>(
    name: &str,
    options: &G::Options,
    choose: impl Fn(&[G::Action], &mut Rng) -> G::Action,
) -> String {
    let seed = Seed::from_text(name);
    let mut game = G::new(options, seed);
    let mut dice = Rng::new(seed.nth(1));
    let mut text = format!("{}\n", Value::Object(G::write_options(options)));
    let prefix = format!("{}-event-", G::NAME);
    while let Turn::Decide(seat) = game.turn() {
        let legal = legal(&game);
        let action = choose(&legal, &mut dice);
        let mut events = Vec::new();
        game.play(action, &mut events).expect("a listed action is legal");
        _ = writeln!(text, "{seat}: {action}   [{} answers]", legal.len());
        for event in events {
            let message = event.message().to_string();
            _ = writeln!(text, "    {}", message.trim_start_matches(&prefix));
        }
    }
    for row in game.standings().rows {
        _ = writeln!(text, "{:?} rank {} total {} = {:?}", row.who, row.rank, row.total, row.parts);
    }
    text
}

fn any<A: Copy>(actions: &[A], dice: &mut Rng) -> A {
    actions[dice.below(actions.len() as u32) as usize]
}

/// The legal actions.
pub fn legal<G: Game>(game: &G) -> ActionList<G::Action> {
    let mut legal = ActionList::new();
    game.legal_actions(&mut legal);
    legal
}

/// Any of the legal actions.
pub fn any_legal<G: Game>(game: &G, dice: &mut Rng) -> G::Action {
    any(&legal(game), dice)
}

/// A game that dice play to its end, and everything that happened in it.
pub fn random_game<G: Game>(options: &G::Options, seed: Seed, mut dice: Rng) -> (G, Vec<G::Event>) {
    let mut game = G::new(options, seed);
    let mut log = Vec::new();
    while game.turn() != Turn::Over {
        game.apply(any_legal(&game, &mut dice), &mut log);
    }
    (game, log)
}

/// What a seat's position is evaluated by, after what is pending.
pub fn features_of<G: Insight>(game: &G, seat: Seat) -> Features {
    let mut game = game.clone();
    game.resolve_pending();
    game.features(seat)
}

/// Any of these; dull ones only if the dice insist, so that much happens.
pub fn lively<A: Copy>(actions: &[A], dice: &mut Rng, throws: usize, is_dull: impl Fn(A) -> bool) -> A {
    let mut action = any(actions, dice);
    for _ in 1..throws {
        action = if is_dull(action) { any(actions, dice) } else { action };
    }
    action
}

/// A digest of every seat's features in random games, one for each number of players. It changes whenever the features
/// do, and then the net has to be trained again.
///
/// # Panics
/// If the game cannot be played with one of these numbers of players.
pub fn feature_digest<G: Insight>(players: RangeInclusive<u8>) -> u64 {
    let mut digest = 0;
    for players in players {
        let options = Map::from_iter([("players".to_owned(), players.into())]);
        let options = G::read_options(&options).expect("a number of players");
        let seed = Seed::from_text("sketches").nth(players.into());
        let mut game = G::new(&options, seed);
        let mut dice = Rng::new(seed.nth(1));
        while game.turn() != Turn::Over {
            let mut resolved = game.clone();
            resolved.resolve_pending();
            for seat in Seat::first(game.seats()) {
                let features = resolved.features(seat);
                let mut nonzero: Vec<_> = features.nonzero().collect();
                nonzero.sort_by_key(|(index, _)| *index);
                digest = hash(&(digest, features.now, nonzero, features.width()));
            }
            game.play_unchecked(any_legal(&game, &mut dice));
        }
    }
    digest
}
