//! The one list of games. Everything outside the game crates reaches the games through it.
//!
//! Code that handles text and JSON takes a [`Kind`] from [`kinds`] or [`find`]. Code that needs the type, to be fast or to
//! draw, uses [`with_game!`], or [`with_session!`] for a game being played.
//!
//! ```
//! use samovar_engine::Game;
//! use samovar_games::{find, kinds, with_game};
//! for kind in kinds() {
//!     assert_eq!(find(kind.name()).map(|found| found.name()), Some(kind.name()));
//!     assert_eq!(with_game!(kind.name(), G => G::RULES_VERSION), Some(kind.rules_version()));
//! }
//! assert!(find("checkers").is_none());
//! assert_eq!(with_game!("checkers", G => G::RULES_VERSION), None);
//! ```

use samovar_engine::{Kind, KindOf};

#[doc(hidden)]
pub use samovar_engine::{Game, Table};

macro_rules! games {
    ($dollar:tt $($krate:ident::$game:ident),+ $(,)?) => {
        pub use {$($krate::$game),+};

        static KINDS: &[&dyn Kind] = &[$(&KindOf::<$game>::NEW),+];

        /// Evaluates an expression with the type of the game of this name: `with_game!(name, G => expression)` is
        /// `Some` of the expression, or `None` if there is no such game.
        ///
        /// The expression is compiled once for each game, so it may use whatever all games have in common, traits of the
        /// caller's own crate included: a game that lacks something is a compile error.
        #[macro_export]
        macro_rules! with_game {
            ($dollar name:expr, $dollar G:ident => $dollar body:expr) => {{
                let name: &str = $dollar name;
                $(if name == <$crate::$game as $crate::Game>::NAME {
                    type $dollar G = $crate::$game;
                    Some($dollar body)
                } else)+ {
                    None
                }
            }};
        }

        /// Evaluates an expression with the typed session behind a table: `with_session!(table, session => expression)`.
        /// `None` if it is of no game in the list.
        #[macro_export]
        macro_rules! with_session {
            ($dollar table:expr, $dollar session:ident => $dollar body:expr) => {{
                let table: &dyn $crate::Table = $dollar table;
                $(if let Some($dollar session) = table.session::<$crate::$game>() {
                    Some($dollar body)
                } else)+ {
                    None
                }
            }};
        }
    };
}

games![$ samovar_stroganov::Stroganov, samovar_rurik::Rurik, samovar_first_tsar::FirstTsar];

/// All games.
pub fn kinds() -> &'static [&'static dyn Kind] {
    KINDS
}

/// The game with this name.
pub fn find(name: &str) -> Option<&'static dyn Kind> {
    KINDS.iter().copied().find(|kind| kind.name() == name)
}

#[cfg(test)]
mod tests {
    use samovar_engine::Seed;

    use super::*;

    #[test]
    fn names_are_unique_and_lead_to_their_type() {
        for kind in kinds() {
            assert_eq!(kinds().iter().filter(|other| other.name() == kind.name()).count(), 1);
            assert_eq!(with_game!(kind.name(), G => G::NAME), Some(kind.name()));
        }
        assert_eq!(with_game!("checkers", G => G::NAME), None);
    }

    #[test]
    fn a_table_leads_to_its_session() {
        for kind in kinds() {
            let table =
                kind.new_table(&Default::default(), Seed::from_text("tea")).expect("defaults are allowed");
            assert_eq!(with_session!(&*table, session => session.state().seats()), Some(2));
        }
    }

    #[test]
    fn every_game_begins_with_the_number_of_players() {
        for kind in kinds() {
            assert_eq!(kind.option_specs()[0].key, "players");
        }
    }
}
