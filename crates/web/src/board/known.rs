//! Which pieces of a game have reconstructed numbers.

use std::collections::HashSet;

use samovar_engine::sheet::{Components, Sheets};

/// The rows of a game's embedded tables with a number that is reconstructed.
pub(super) struct Known {
    hash: String,
    guessed: HashSet<(&'static str, String)>,
}

impl Known {
    /// Reads the provenance of the embedded tables; what is said about these fields does not matter, as they are no
    /// numbers.
    pub fn of<T: Components>(aside: &[&str]) -> Known {
        let sheets = Sheets::<T>::embedded();
        let hash = T::read(&sheets).map_or_else(|_| String::new(), |(tables, _)| tables.hash_text());
        let told = sheets.provenance().unwrap_or_default().into_iter();
        let guessed = told.filter(|told| {
            let matters = told.field.as_deref().is_none_or(|field| !aside.contains(&field));
            told.word == "reconstructed" && matters
        });
        Known { hash, guessed: guessed.map(|told| (told.file, told.row)).collect() }
    }

    /// Whether a printed piece has a number that is reconstructed; an owner's own tables are taken as known.
    pub fn guessed<T: Components>(&self, tables: &T, file: &'static str, row: &str) -> bool {
        self.hash == tables.hash_text() && self.guessed.contains(&(file, row.to_owned()))
    }
}
