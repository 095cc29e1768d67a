//! The First Tsar says nothing it has no English words for, and no words wait for a message that never comes.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use samovar_words::{Language, has, text};

/// Ids that are put together from a family and a name, or shown by the command on their own.
const FAMILIES: [&str; 9] = [
    "first-tsar-help-",
    "first-tsar-city-",
    "first-tsar-region-",
    "first-tsar-chamber-",
    "first-tsar-project-",
    "first-tsar-title-",
    "first-tsar-estate-",
    "first-tsar-colour-",
    "first-tsar-hint-",
];
const ALONE: [&str; 3] = ["first-tsar-name", "first-tsar-about", "first-tsar-hints"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every message id of the game in quotes in a source file, or in the files of a directory.
fn ids_in(path: &Path, ids: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a directory") {
            ids_in(&entry.expect("an entry").path(), ids);
        }
        return;
    }
    let source = fs::read_to_string(path).expect("a source file");
    for (_, rest) in source.match_indices("\"first-tsar-").map(|(at, _)| source[at..].split_at(1)) {
        let id = rest.split('"').next().unwrap_or_default();
        if id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') && !id.ends_with('-') {
            ids.insert(id.to_owned());
        }
    }
}

/// What the rules can send, and what the drawn board writes besides.
fn used() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    ids_in(&crates().join("first-tsar/src"), &mut ids);
    ids_in(&crates().join("samovar/src/draw"), &mut ids);
    ids
}

/// What the English file says.
fn said() -> BTreeSet<String> {
    let file =
        fs::read_to_string(crates().join("words/locales/en/first-tsar.ftl")).expect("the English file");
    let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    file.lines().filter(|line| line.starts_with("first-tsar-")).filter_map(id).collect()
}

#[test]
fn every_message_has_english_words() {
    let used = used();
    assert!(used.len() > 200, "{used:?}");
    let missing: Vec<_> = used.iter().filter(|id| !has(Language::En, id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn no_words_are_left_over() {
    let used = used();
    let is_family = |id: &str| FAMILIES.iter().any(|family| id.starts_with(family)) || ALONE.contains(&id);
    let idle: Vec<_> = said().into_iter().filter(|id| !used.contains(id) && !is_family(id)).collect();
    assert!(idle.is_empty(), "{idle:?}");
}

#[test]
fn every_card_and_city_has_a_name() {
    let count = |family: &str| said().iter().filter(|id| id.starts_with(family)).count();
    let families = ["city", "region", "chamber", "project", "title", "estate"];
    let counts = families.map(|family| count(&format!("first-tsar-{family}-")));
    assert_eq!(counts, [16, 4, 5, 30, 15, 15]);
}

#[test]
fn what_stands_alone_needs_no_arguments() {
    for id in
        said().iter().filter(|id| ALONE.contains(&id.as_str()) || FAMILIES.iter().any(|f| id.starts_with(f)))
    {
        assert!(text(Language::En, id).is_some(), "{id}");
    }
}
