//! Errors in how the command was used.

use samovar_arena::Failed;

/// The command was used wrongly; the text says what would be right. The program exits with 2.
#[derive(Debug)]
pub struct Usage(pub String);

impl std::fmt::Display for Usage {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Usage {}

/// Somebody pressed Ctrl+C; the text says what to do next. The program exits with 130.
#[derive(Debug)]
pub struct Interrupted(pub String);

impl std::fmt::Display for Interrupted {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.0.fmt(f)
    }
}

impl std::error::Error for Interrupted {}

/// Separates wrong usage from games that went wrong.
pub fn of_games(failed: Failed) -> anyhow::Error {
    match failed {
        Failed::WrongBots { .. } | Failed::NoSearch { .. } => Usage(failed.to_string()).into(),
        Failed::Threads(_) | Failed::Game { .. } | Failed::NotKept(_) => failed.into(),
    }
}
