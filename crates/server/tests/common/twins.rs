//! Two worlds that a seat cannot tell apart.

use samovar_engine::{Game, Rng, Seat, Seed};
use samovar_games::{kinds, with_session};
use serde_json::{Map, Value};

/// The positions of a game and of another that a seat cannot tell from it.
fn twins<G: Game>(state: &G, seat: Seat) -> (Value, Value) {
    let mut other = state.clone();
    other.resample(seat, &mut Rng::new(Seed::from_text("another world")));
    (state.save(), other.save())
}

/// Two worlds, and the seat that cannot tell them apart.
pub struct Pair {
    pub game: &'static str,
    pub options: Map<String, Value>,
    pub seat: Seat,
    pub worlds: (Value, Value),
}

/// Two worlds for every seat of every game with every number of players, in mid-game.
pub fn pairs() -> Vec<Pair> {
    let mut pairs = Vec::new();
    for kind in kinds() {
        for players in 1..=4 {
            let Value::Object(options) = serde_json::json!({ "players": players }) else { unreachable!() };
            let seed = Seed::from_text("one world");
            let Ok(mut table) = kind.new_table(&options, seed) else { continue };
            for _ in 0..(30 * players) {
                let legal = table.legal();
                table.play(&legal[legal.len() / 2]).expect("it is legal");
            }
            for seat in Seat::first(table.seats()) {
                let worlds =
                    with_session!(&*table, session => twins(session.state(), seat)).expect("a known game");
                assert_ne!(worlds.0, worlds.1, "something is hidden");
                pairs.push(Pair { game: kind.name(), options: table.options(), seat, worlds });
            }
        }
    }
    pairs
}
