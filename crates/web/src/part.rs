//! Fragments that are pushed live: each is one element with a fixed id.

use crate::model::{Reader, TableView, Why};

/// A fragment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The id of its element.
    pub id: &'static str,
    /// The element.
    pub html: String,
}

/// Every fragment of the table's page as it is now. A fragment needs sending only where its HTML changed.
pub fn all(_reader: &Reader, _table: &TableView) -> Vec<Part> {
    Vec::new()
}

/// The answer to "why not?", to be shown beside the decision.
pub fn why(_reader: &Reader, _why: &Why) -> String {
    String::new()
}
