//! The boards as the terminal shows them.

mod first_tsar;
mod layout;
mod plain;
mod stroganov;

use serde_json::Value;

use crate::pen::Pen;

/// Draws what a viewer sees of a game.
type Drawing = fn(&Value, &Pen) -> String;

/// The games that have a drawing of their own.
const DRAWINGS: &[(&str, Drawing)] = &[("first-tsar", first_tsar::draw), ("stroganov", stroganov::draw)];

/// What a viewer sees of a game, drawn by the game's own drawing or, where it has none, as plain lines.
pub fn board(game: &str, view: &Value, pen: &Pen) -> String {
    let own = DRAWINGS.iter().find(|(name, _)| *name == game);
    own.map_or(plain::draw as Drawing, |(_, drawing)| *drawing)(view, pen)
}
