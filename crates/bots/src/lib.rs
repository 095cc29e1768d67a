//! Players that think.
//!
//! A [`Bot`] sees what its seat may know ([`Knowledge`]), never the state. All of its chance comes from the seed it was
//! made with: the same seed and the same questions give the same answers. Which bot is a [`Maker`], written as `greedy`,
//! `steady`, `search:2000` or, for somebody else's program, `exec:COMMAND`.

mod budget;
mod dice;
mod failed;
mod greedy;
mod maker;
mod program;
mod random;
mod search;

pub use budget::{Budget, MOST_ITERATIONS};
pub use dice::Dice;
pub use failed::{BotFailed, WhyFailed};
pub use greedy::Greedy;
pub use maker::{BadMaker, Maker, split};
pub use program::{Command, PATIENCE, PROTOCOL};
pub use random::Random;
use samovar_engine::{Game, Insight, Knowledge, Standings};
pub use search::{Considered, Search, Thought};

/// Somebody who can take a seat's decisions.
pub trait Bot<G: Game>: Send {
    /// One of the legal actions.
    ///
    /// # Errors
    /// If it is a program, and that does not answer as it should; then it never will again.
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed>;

    /// Is told how the game ended.
    fn over(&mut self, standings: &Standings) {
        let _ = standings;
    }
}

/// How long a search may think, by a name that a player understands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Level {
    /// Its name among the bots.
    pub name: &'static str,
    /// The iterations of its [`Search`] for each decision, if the judge is asked at once.
    pub iterations: u32,
}

impl Level {
    /// What it may think about a decision of a game: where it gains by playing on ([`Insight::playout`]), fewer iterations the
    /// longer each takes.
    pub fn budget<G: Insight>(self, options: &G::Options) -> Budget {
        match G::playout(options, self.iterations) {
            0 => self.iterations.into(),
            playout => Budget { playout, ..(self.iterations * 3 / (10 * playout)).into() },
        }
    }
}

/// The levels of [`Search`], weakest first: on one core of an ordinary machine about 6, 60 and 600 ms for a hard decision,
/// and a third of that on average (docs/bots.md).
pub const LEVELS: [Level; 3] = [
    Level { name: "novice", iterations: 1_000 },
    Level { name: "steady", iterations: 10_000 },
    Level { name: "master", iterations: 100_000 },
];

/// The level in the middle: what plain `search` means, and what hints are given by.
pub const MIDDLE: Level = LEVELS[1];

/// The bots that anybody may be offered, weakest first: each is the text of a [`Maker`] that is no program.
pub const NAMES: &[&str] = &["random", "greedy", LEVELS[0].name, LEVELS[1].name, LEVELS[2].name];
