//! Computer players.
//!
//! A [`Bot`] sees what its seat may know ([`Knowledge`]), never the state. All its randomness comes from the seed it was
//! made with: the same seed and the same questions give the same answers. A [`Maker`] is the name of a bot, such as
//! `greedy`, `steady`, `search:2000` or, for an external program, `exec:COMMAND`.

mod budget;
mod dice;
mod failed;
mod greedy;
mod maker;
mod program;
mod random;
mod search;

pub use budget::{Budget, MAX_ITERATIONS};
pub use dice::Dice;
pub use failed::{BotFailed, WhyFailed};
pub use greedy::Greedy;
pub use maker::{BadMaker, Maker, split};
pub use program::{Command, PATIENCE, PROTOCOL};
pub use random::Random;
use samovar_engine::{Game, Insight, Knowledge, Standings};
pub use search::{Considered, Search, Thought};

/// A player that takes the decisions of a seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions.
    ///
    /// # Errors
    /// If it is a program that does not answer properly. It is not asked again: every later call fails too.
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed>;

    /// Tells the bot how the game ended.
    fn over(&mut self, standings: &Standings) {
        let _ = standings;
    }
}

/// A strength of [`Search`] with a name for players.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Level {
    /// Its name as a bot.
    pub name: &'static str,
    /// Iterations per decision, without rollouts.
    pub iterations: u32,
}

impl Level {
    /// Its budget in a game with these options. Where rollouts pay off ([`Insight::rollout`]), it has fewer iterations, so
    /// that a decision takes about as long.
    pub fn budget<G: Insight>(self, options: &G::Options) -> Budget {
        match G::rollout(options, self.iterations) {
            0 => self.iterations.into(),
            rollout => Budget { rollout, ..(self.iterations * 3 / (10 * rollout)).into() },
        }
    }
}

/// The levels of [`Search`], weakest first. On one core of an ordinary machine a hard decision takes about 6, 60 and
/// 600 ms, the average one a third of that (docs/bots.md).
pub const LEVELS: [Level; 3] = [
    Level { name: "novice", iterations: 1_000 },
    Level { name: "steady", iterations: 10_000 },
    Level { name: "master", iterations: 100_000 },
];

/// The middle level. It is what plain `search` means, and what gives hints.
pub const MIDDLE: Level = LEVELS[1];

/// The names of the built-in bots that are offered to players, weakest first. Each is a [`Maker`].
pub const NAMES: &[&str] = &["random", "greedy", LEVELS[0].name, LEVELS[1].name, LEVELS[2].name];
