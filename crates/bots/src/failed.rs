//! Failures of external programs.

use std::time::Duration;

use samovar_engine::Seat;

/// A bot failed to take a decision. Only external programs ([`Maker::Exec`](crate::Maker::Exec)) do.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{bot} at seat {seat}: {why}")]
pub struct BotFailed {
    /// The name of the bot.
    pub bot: String,
    /// Its seat.
    pub seat: Seat,
    /// What went wrong.
    pub why: WhyFailed,
}

/// What went wrong with a program.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum WhyFailed {
    #[error("it cannot be started: {0}")]
    NotStarted(String),
    #[error("it ended {0} before it answered {1:?}")]
    Ended(String, &'static str),
    #[error("it did not answer {1:?} within {seconds} s", seconds = .0.as_secs_f64())]
    Silent(Duration, &'static str),
    #[error("it answered {came:?} to {to:?}: {reason}; right would be {right}")]
    Nonsense { to: &'static str, came: String, reason: String, right: String },
    #[error("{0}")]
    OtherGame(String),
}

impl WhyFailed {
    /// Whether it has not even begun to play.
    pub fn is_before_the_game(&self) -> bool {
        matches!(self, WhyFailed::NotStarted(_) | WhyFailed::OtherGame(_))
    }
}
