//! The results of the kit.

use std::fmt;

use crate::Record;

/// How much was played, and the largest sizes seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Report {
    /// Games played.
    pub games: usize,
    /// Decisions in all games.
    pub decisions: usize,
    /// The most decisions in one game.
    pub longest_game: usize,
    /// The most legal actions at once.
    pub longest_list: usize,
    /// The most frames on the stack at once.
    pub deepest_stack: usize,
    /// The size of a state in bytes.
    pub state_bytes: usize,
}

impl Report {
    /// Both combined: the sums of what was played, and the maximum of each size.
    #[must_use]
    pub fn and(self, other: Report) -> Report {
        Report {
            games: self.games + other.games,
            decisions: self.decisions + other.decisions,
            longest_game: self.longest_game.max(other.longest_game),
            longest_list: self.longest_list.max(other.longest_list),
            deepest_stack: self.deepest_stack.max(other.deepest_stack),
            state_bytes: self.state_bytes.max(other.state_bytes),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Report { games, decisions, longest_game, longest_list, deepest_stack, state_bytes } = self;
        write!(f, "{games} games with {decisions} decisions; longest game {longest_game}, ")?;
        write!(f, "longest list {longest_list}, deepest stack {deepest_stack}, {state_bytes} bytes a state")
    }
}

/// A property that does not hold.
///
/// Its `Debug` output is its `Display` output, so that `unwrap` prints something useful.
#[derive(Clone, PartialEq, thiserror::Error)]
pub struct Failure {
    /// The check that found it.
    pub check: &'static str,
    /// What does not hold.
    pub fault: String,
    /// The set-up and the game that leads to the fault; the last action may be the one that fails. `None` if no game is
    /// needed to show it.
    pub game: Option<Box<(String, Record)>>,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.check, self.fault)?;
        match &self.game {
            None => Ok(()),
            Some(game) => write!(f, "\nset-up: {}; the game up to there:\n{}", game.0, game.1),
        }
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
