//! Whole games in text, to be compared line by line: a change of the rules shows as a difference.

use std::fmt::Write as _;
use std::ops::RangeInclusive;

use serde_json::{Map, Value};

use crate::sheet::hash;
use crate::{ActionList, Event as _, Game, Insight, Rng, Seat, Seed, Turn};

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
        let mut legal = ActionList::new();
        game.legal_actions(&mut legal);
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
            let mut legal = ActionList::new();
            game.legal_actions(&mut legal);
            game.play_unchecked(any(&legal, &mut dice));
        }
    }
    digest
}
