//! Two worlds that a seat cannot tell apart.

use samovar_engine::{Insight, Rng, Seat, Seed, Session};
use samovar_games::{TableVisitor, kinds, visit_table};
use serde_json::{Map, Value};

/// The positions of a game and of another that a seat cannot tell from it.
struct Twins(Seat);

impl TableVisitor for Twins {
    type Out = (Value, Value);
    fn visit<G: Insight>(self, session: &Session<G>) -> (Value, Value) {
        let mut other = session.state().clone();
        other.resample(self.0, &mut Rng::new(Seed::from_text("another world")));
        (session.state().save(), other.save())
    }
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
                let worlds = visit_table(&*table, Twins(seat)).expect("a known game");
                assert_ne!(worlds.0, worlds.1, "something is hidden");
                pairs.push(Pair { game: kind.name(), options: table.options(), seat, worlds });
            }
        }
    }
    pairs
}
