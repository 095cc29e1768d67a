//! The boards of the games.

/// The options of a game that only speak of its solo game.
pub fn solo_options(game: &str) -> &'static [&'static str] {
    match game {
        "stroganov" => &["opponent", "focus", "coin_for_lack", "coin_for_trade_fur"],
        _ => &[],
    }
}
