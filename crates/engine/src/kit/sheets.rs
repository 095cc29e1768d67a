//! Component tables with deliberate misprints, to test the resulting faults and warnings.

use crate::sheet::{Components, Sheets};

/// The file, the row, the text to find after that row, its replacement, and how the expected fault or warning begins.
pub type Misprint = (&'static str, &'static str, &'static str, &'static str, &'static str);

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

/// Puts each misprint into the embedded texts and compares what `told` returns with what is expected.
///
/// # Panics
/// If they differ.
pub fn check_misprints<T: Components>(misprints: &[Misprint], told: fn(&Sheets<T>) -> Vec<String>) {
    for (file, id, find, replace, expected) in misprints {
        let found = told(&edited(Sheets::embedded(), file, id, find, replace));
        let right = found.iter().any(|text| text.starts_with(expected));
        assert!(right, "{expected:?} is not among {found:#?}");
    }
}
