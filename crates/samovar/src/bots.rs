//! Asking a bot at a table of any game.

use samovar_engine::{Seed, Table};
pub use samovar_server::bots::{Seated, ask, think};

/// A seed for a bot, derived from the game so far, so that the same position gets the same answer.
pub fn seed_of(table: &dyn Table) -> Seed {
    Seed::from_text(&format!("bot\n{}", table.record()))
}
