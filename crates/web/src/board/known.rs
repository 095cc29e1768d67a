//! Which pieces of a game have reconstructed numbers.

use std::collections::{HashMap, HashSet};

use samovar_engine::sheet::{Components, Sheets};

/// The rows of a game's embedded tables with a number that is reconstructed.
pub(super) struct Known {
    /// Nothing if the embedded tables are not sound.
    hash: Option<u64>,
    /// By file.
    guessed: HashMap<&'static str, HashSet<String>>,
}

impl Known {
    /// Reads the provenance of the embedded tables; what is said about these fields does not matter, as they are no
    /// numbers.
    pub fn of<T: Components>(aside: &[&str]) -> Known {
        let sheets = Sheets::<T>::embedded();
        let hash = T::read(&sheets).ok().map(|(tables, _)| tables.hash());
        let told = sheets.provenance().unwrap_or_default().into_iter();
        let told = told.filter(|told| {
            let matters = told.field.as_deref().is_none_or(|field| !aside.contains(&field));
            told.word == "reconstructed" && matters
        });
        let mut guessed: HashMap<_, HashSet<_>> = HashMap::new();
        for told in told {
            guessed.entry(told.file).or_default().insert(told.row);
        }
        Known { hash, guessed }
    }

    /// Whether a printed piece has a number that is reconstructed; an owner's own tables are taken as known.
    pub fn guessed<T: Components>(&self, tables: &T, file: &'static str, row: &str) -> bool {
        let rows = self.guessed.get(file).filter(|_| self.hash == Some(tables.hash()));
        rows.is_some_and(|rows| rows.contains(row))
    }
}
