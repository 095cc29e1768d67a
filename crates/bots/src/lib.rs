//! Players that think.
//!
//! A [`Bot`] sees what its seat may know ([`Knowledge`]), never the state. All of its chance comes from the seed it was
//! made with: the same seed and the same questions give the same answers.

mod dice;
mod greedy;
mod random;
mod search;

pub use dice::Dice;
pub use greedy::Greedy;
pub use random::Random;
use samovar_engine::{Game, Insight, Knowledge, Seed};
pub use search::{Considered, Search, Thought};

/// Somebody who can take a seat's decisions.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions.
    fn choose(&mut self, known: &Knowledge<G>) -> G::Action;
}

/// How long a search may think, by a name that a player understands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// Its name among the bots.
    pub name: &'static str,
    /// The iterations of its [`Search`] for each decision.
    pub iterations: u32,
}

/// The levels of [`Search`], weakest first: about 5, 50 and 500 ms a decision on one core of an ordinary machine.
pub const LEVELS: [Level; 3] = [
    Level { name: "novice", iterations: 1_000 },
    Level { name: "steady", iterations: 10_000 },
    Level { name: "master", iterations: 100_000 },
];

/// The names that [`by_name`] knows, weakest first.
pub const NAMES: &[&str] = &["random", "greedy", LEVELS[0].name, LEVELS[1].name, LEVELS[2].name];

/// The bot of this name, with all of its chance drawn from `seed`; `None` if there is no such bot.
pub fn by_name<G: Insight>(name: &str, seed: Seed) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        _ => {
            let level = LEVELS.iter().find(|level| level.name == name)?;
            Some(Box::new(Search::new(level.iterations, seed)))
        }
    }
}
