//! What open tables and servers that share them need of a store, whatever keeps it.

use futures_util::future::BoxFuture;
use tokio::sync::mpsc;

use super::{Append, Entry, Head, News, Result, Said, Stale, Store, Swept};

/// The answer of a keeper, once it comes.
pub type Answer<'a, T> = BoxFuture<'a, Result<T>>;

macro_rules! keeper {
    ($($(#[$text:meta])* fn $name:ident($($arg:ident: $of:ty),*) -> $answer:ty;)*) => {
        /// Keeps the logs of tables, and what servers tell each other: a [`Store`], or a simulated one.
        ///
        /// Whatever fails may have been done all the same: an answer can be lost.
        pub trait Keeper: Send + Sync {
            /// Whether several servers can share it.
            fn is_shared(&self) -> bool;
            $($(#[$text])* fn $name<'a>(&'a self, $($arg: $of),*) -> Answer<'a, $answer>;)*
        }

        impl Keeper for Store {
            fn is_shared(&self) -> bool {
                Store::is_shared(self)
            }
            $(fn $name<'a>(&'a self, $($arg: $of),*) -> Answer<'a, $answer> {
                Box::pin(Store::$name(self, $($arg),*))
            })*
        }
    };
}

keeper! {
    /// As [`Store::append`].
    fn append(batch: &'a [Append]) -> Vec<bool>;
    /// As [`Store::entries`].
    fn entries(table: &'a str, after: i64) -> Vec<Entry>;
    /// As [`Store::head`].
    fn head(table: &'a str) -> Option<Head>;
    /// As [`Store::position`].
    fn position(table: &'a str) -> Option<(i64, String)>;
    /// As [`Store::rewrite`].
    fn rewrite(table: &'a str, edition: i64, person: &'a str, bodies: &'a [(i64, String)], card: &'a str) -> bool;
    /// As [`Store::remove_table`].
    fn remove_table(table: &'a str) -> bool;
    /// As [`Store::every_table_of`].
    fn every_table_of(person: &'a str) -> Vec<String>;
    /// As [`Store::forget_person`].
    fn forget_person(person: &'a str) -> ();
    /// As [`Store::say`].
    fn say(table: &'a str, person: &'a str, name: &'a str, said: &'a str, at_ms: i64) -> i64;
    /// As [`Store::chat`].
    fn chat(table: &'a str, after: i64, limit: i64) -> Vec<Said>;
    /// As [`Store::now_ms`].
    fn now_ms() -> Option<i64>;
    /// As [`Store::news`].
    fn news() -> mpsc::Receiver<News>;
    /// As [`Store::lease`].
    fn lease(table: &'a str, node: &'a str, ms: i64) -> bool;
    /// As [`Store::release`].
    fn release(node: &'a str) -> ();
    /// As [`Store::due`].
    fn due(node: &'a str, stage: &'a str, now_ms: i64, bots_ms: i64, limit: i64) -> Vec<String>;
    /// As [`Store::present`].
    fn present(node: &'a str, here: &'a [(String, String)], ms: i64) -> ();
    /// As [`Store::elsewhere`].
    fn elsewhere(node: &'a str, tables: &'a [String]) -> Vec<(String, String)>;
    /// As [`Store::old_lessons`].
    fn old_lessons(before_ms: i64, limit: i64) -> Vec<String>;
    /// As [`Store::sweep`].
    fn sweep(stale: Stale) -> Swept;
}
