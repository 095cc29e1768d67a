//! Two worlds that a seat cannot tell apart.

use std::fmt;

use samovar_engine::{Game, Rng, Seat, Seed};
use samovar_games::{find, kinds, with_session};
use samovar_server::hall::Hall;
use samovar_table::deed::{Setup, Sitting};
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

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, {:?}, seat {}", self.game, self.options, self.seat)
    }
}

impl Pair {
    /// Makes a table in a world, where a person has the seat and somebody else all others; hands back its id.
    pub async fn make(&self, world: &Value, hall: &Hall, person: &str) -> String {
        let kind = find(self.game).expect("it is there");
        let seats = kind.load(world).unwrap_or_else(|faults| panic!("{faults:?}")).seats();
        let sit = |seat: Seat| {
            let (person, name) = if seat == self.seat { (person, "Me") } else { ("other", "Other") };
            Sitting::person(person, name, None)
        };
        let setup = Setup {
            game: self.game.to_owned(),
            options: self.options.clone(),
            listed: true,
            correspondence: false,
            clock: None,
            hints: true,
            host: person.to_owned(),
            secret: Seed::from_text("the same commitment"),
            seats: Seat::first(seats).map(sit).collect(),
            position: Some(world.clone()),
            teaching: None,
        };
        hall.rooms.make(setup).await.expect("it is made")
    }
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
