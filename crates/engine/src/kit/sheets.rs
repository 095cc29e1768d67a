//! Component tables with deliberate misprints, to test the resulting faults and warnings.

use std::collections::BTreeMap;

use crate::sheet::{Components, Sheets};

/// The texts with the first `find` after the row `id` replaced; after the start of the file if `id` is empty.
///
/// # Panics
/// If the file, the row or the text does not exist.
#[must_use]
pub fn edited<T: Components>(
    sheets: Sheets<T>,
    file: &str,
    id: &str,
    find: &str,
    replace: &str,
) -> Sheets<T> {
    let text = sheets.text(file).expect("a known file").to_owned();
    let start = if id.is_empty() { 0 } else { text.find(&format!("id = {id:?}")).expect("a known row") };
    let (head, tail) = text.split_at(start);
    assert!(tail.contains(find), "{file} has no {find:?} from {id:?} on");
    sheets.with(file, format!("{head}{}", tail.replacen(find, replace, 1))).expect("a known file")
}

/// The faults of unusable tables, as text.
///
/// # Panics
/// If there are none.
pub fn faults<T: Components>(sheets: &Sheets<T>) -> Vec<String> {
    let faults = T::read(sheets).err().expect("a fault");
    faults.iter().map(ToString::to_string).collect()
}

/// The warnings about valid tables, as text.
///
/// # Panics
/// If the tables are not valid.
pub fn warnings<T: Components>(sheets: &Sheets<T>) -> Vec<String> {
    let (_, warnings) = T::read(sheets).unwrap_or_else(|faults| panic!("{faults:?}"));
    warnings.iter().map(ToString::to_string).collect()
}

/// Puts each misprint of a TOML text with the lists `faults` and `warnings` into the embedded texts, and looks for what is
/// expected. A misprint is five texts: the file, the row, the text to find after that row, its replacement, and how the
/// expected fault or warning begins.
///
/// # Panics
/// If it is not found.
pub fn check_misprints<T: Components>(text: &str) {
    let lists: BTreeMap<String, Vec<[String; 5]>> = toml::from_str(text).expect("lists of misprints");
    for (list, told) in [("faults", faults::<T> as fn(&Sheets<T>) -> Vec<String>), ("warnings", warnings)] {
        for [file, id, find, replace, expected] in &lists[list] {
            let found = told(&edited(Sheets::embedded(), file, id, find, replace));
            let right = found.iter().any(|text| text.starts_with(expected));
            assert!(right, "{expected:?} is not among {found:#?}");
        }
    }
}
