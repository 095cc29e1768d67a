//! Component tables with something changed in their texts, for tests of what is said about it.

use crate::sheet::{Components, Sheets};

/// File, row, text to find from that row on, its replacement, how the fault or warning expected begins.
pub type Misprint = (&'static str, &'static str, &'static str, &'static str, &'static str);

/// Texts with the first `find` from the row `id` on replaced; from the top if `id` is empty.
///
/// # Panics
/// If the file, the row or the text is not there.
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

/// What keeps tables from being used, in words.
///
/// # Panics
/// If nothing does.
pub fn faults<T: Components>(sheets: &Sheets<T>) -> Vec<String> {
    let faults = T::read(sheets).err().expect("a fault");
    faults.iter().map(ToString::to_string).collect()
}

/// Where sound tables depart from the printed game, in words.
///
/// # Panics
/// If they are not sound.
pub fn warnings<T: Components>(sheets: &Sheets<T>) -> Vec<String> {
    let (_, warnings) = T::read(sheets).unwrap_or_else(|faults| panic!("{faults:?}"));
    warnings.iter().map(ToString::to_string).collect()
}

/// Makes each misprint in the embedded texts and looks for what `told` says about it.
///
/// # Panics
/// If it does not say what is expected.
pub fn check_misprints<T: Components>(misprints: &[Misprint], told: fn(&Sheets<T>) -> Vec<String>) {
    for (file, id, find, replace, expected) in misprints {
        let found = told(&edited(Sheets::embedded(), file, id, find, replace));
        let right = found.iter().any(|text| text.starts_with(expected));
        assert!(right, "{expected:?} is not among {found:#?}");
    }
}
