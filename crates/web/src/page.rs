//! Whole pages.

use crate::model::{
    Account, ErrorPage, Home, NewTable, Reader, ReplayView, RulesQuery, TableView, Verification,
};

macro_rules! pages {
    ($($(#[$doc:meta])* $name:ident: $model:ty;)*) => {$(
        $(#[$doc])*
        pub fn $name(_reader: &Reader, _model: &$model) -> String {
            String::new()
        }
    )*};
}
pages! {
    /// What this is, the games, and the tables.
    home: Home;
    /// The form for a new table.
    new_table: NewTable;
    /// A table: lobby, play or end.
    table: TableView;
    /// A finished game played back.
    replay: ReplayView;
    /// Name and password.
    account: Account;
    /// The rules of a game.
    rules: RulesQuery;
    /// The outcome of checking a table.
    verification: Verification;
    /// Why something did not work.
    error: ErrorPage;
}
