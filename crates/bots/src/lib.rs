//! Computer players.
//!
//! A [`Bot`] sees what its seat may know ([`Knowledge`]), never the state. All its randomness comes from the seed it was
//! made with: the same seed and the same questions give the same answers. A [`Maker`] is the name of a bot, such as
//! `greedy`, `expert`, `search:2000` or, for an external program, `exec:COMMAND`.

mod budget;
mod contract;
mod dice;
mod failed;
mod greedy;
mod maker;
mod model;
mod named;
mod player;
mod program;
mod prospects;
mod random;
mod search;

pub use budget::{Budget, MAX_ITERATIONS};
pub use contract::{parts, properties, width};
pub use dice::Dice;
pub use failed::{BotFailed, WhyFailed};
pub use greedy::{Greedy, look_ahead};
pub use maker::{BadMaker, Maker, split};
pub use model::Model;
pub use named::{BadNamed, Named};
pub use player::Player;
pub use program::{Command, PATIENCE, PROTOCOL, Place, Programs};
pub use prospects::{Part, differences, pairs, prospects};
pub use random::Random;
use samovar_engine::{Game, Knowledge, Level, Standings};
pub use search::{Considered, Search, Thought};

/// A player that takes the decisions of a seat.
pub trait Bot<G: Game>: Send {
    /// Chooses one of the legal actions.
    ///
    /// # Errors
    /// If it is a program that does not answer properly. It is not asked again: every later call fails too.
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed>;

    /// What it found out about its last decision, if it searches and there was a choice.
    fn thinking(&self) -> Option<Thinking<'_, G::Action>> {
        None
    }

    /// Tells the bot how the game ended.
    fn over(&mut self, standings: &Standings) {
        let _ = standings;
    }
}

/// What a bot that searches found out about a decision.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking<'a, A> {
    /// How often it tried which action.
    pub visits: &'a [(A, u32)],
    /// What it maximizes, from 0 to 1, after the action it chose.
    pub value: f32,
}

/// The names of the built-in bots, weakest first: two for research, then the levels for people. Each is a [`Maker`].
pub const NAMES: [&str; 2 + Level::COUNT] = {
    let mut names = ["random", "greedy", "", "", "", "", "", "", "", ""];
    let mut place = 0;
    while place < Level::COUNT {
        names[2 + place] = Level::ALL[place].name();
        place += 1;
    }
    names
};
