//! The one list of games. Everything outside the game crates reaches the games through it.
//!
//! Code that handles text and JSON takes a [`Kind`] from [`kinds`] or [`find`]. Code that needs the game's types passes
//! a [`Visitor`] to [`visit`] or a [`TableVisitor`] to [`visit_table`].
//!
//! ```
//! use samovar_games::{find, kinds};
//! for kind in kinds() {
//!     assert_eq!(find(kind.name()).map(|found| found.name()), Some(kind.name()));
//! }
//! assert!(find("checkers").is_none());
//! ```

use samovar_engine::{Game, Insight, Kind, KindOf, Session, Table};

/// An operation that needs the type of a game.
pub trait Visitor {
    /// Its result.
    type Out;
    /// Runs it for the game `G`.
    fn visit<G: Game + Insight>(self) -> Self::Out;
}

/// An operation on a game in progress that needs the game's type.
pub trait TableVisitor {
    /// Its result.
    type Out;
    /// Runs it on a game of type `G`.
    fn visit<G: Game + Insight>(self, session: &Session<G>) -> Self::Out;
}

macro_rules! games {
    ($($game:ty),+ $(,)?) => {
        static KINDS: &[&dyn Kind] = &[$(&KindOf::<$game>::NEW),+];

        /// Runs an operation for the game with this name; `None` if there is no such game.
        pub fn visit<V: Visitor>(name: &str, visitor: V) -> Option<V::Out> {
            $(if name == <$game as Game>::NAME {
                return Some(visitor.visit::<$game>());
            })+
            None
        }

        /// Runs an operation on a game in progress; `None` if its game is not in the list.
        pub fn visit_table<V: TableVisitor>(table: &dyn Table, visitor: V) -> Option<V::Out> {
            $(if let Some(session) = table.as_any().downcast_ref::<Session<$game>>() {
                return Some(visitor.visit(session));
            })+
            None
        }
    };
}

games![samovar_stroganov::Stroganov, samovar_rurik::Rurik, samovar_first_tsar::FirstTsar];

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

    struct Name;

    impl Visitor for Name {
        type Out = &'static str;
        fn visit<G: Game + Insight>(self) -> &'static str {
            G::NAME
        }
    }

    impl TableVisitor for Name {
        type Out = &'static str;
        fn visit<G: Game + Insight>(self, _: &Session<G>) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn names_are_unique_and_lead_to_their_type() {
        for kind in kinds() {
            assert_eq!(kinds().iter().filter(|other| other.name() == kind.name()).count(), 1);
            assert_eq!(visit(kind.name(), Name), Some(kind.name()));
        }
        assert_eq!(visit("checkers", Name), None);
    }

    #[test]
    fn a_table_leads_to_its_type() {
        for kind in kinds() {
            let table =
                kind.new_table(&Default::default(), Seed::from_text("tea")).expect("defaults are allowed");
            assert_eq!(visit_table(&*table, Name), Some(kind.name()));
        }
    }

    #[test]
    fn every_game_begins_with_the_number_of_players() {
        for kind in kinds() {
            assert_eq!(kind.option_specs()[0].key, "players");
        }
    }
}
