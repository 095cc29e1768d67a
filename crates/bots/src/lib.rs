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
pub use search::{Considered, Search, Thought};
use samovar_engine::{Game, Insight, Knowledge, Seed};

/// Somebody who can take a seat's decisions.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions.
    fn choose(&mut self, known: &Knowledge<G>) -> G::Action;
}

/// The names that [`by_name`] knows, weakest first.
pub const NAMES: &[&str] = &["random", "greedy"];

/// The bot of this name, with all of its chance drawn from `seed`; `None` if there is no such bot.
pub fn by_name<G: Game + Insight>(name: &str, seed: Seed) -> Option<Box<dyn Bot<G>>> {
    match name {
        "random" => Some(Box::new(Random::new(seed))),
        "greedy" => Some(Box::new(Greedy::new(seed))),
        "search" => Some(Box::new(Search::new(1000, seed))),
        _ => name.strip_prefix("search:").and_then(|budget| budget.parse().ok()).map(|iterations| Box::new(Search::new(iterations, seed)) as Box<dyn Bot<G>>),
    }
}
