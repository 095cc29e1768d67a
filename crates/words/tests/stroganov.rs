//! Stroganov says nothing it has no English words for, and no words wait for a message that never comes.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use samovar_words::{Language, has, text};

/// Ids that are put together from a family and a name, or shown by the command on their own.
const FAMILIES: [&str; 5] =
    ["stroganov-help-", "stroganov-wish-", "stroganov-terrain-", "stroganov-colour-", "stroganov-hint-"];
const ALONE: [&str; 5] =
    ["stroganov-name", "stroganov-about", "stroganov-hints", "stroganov-ivan", "stroganov-katyusha"];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Every message id of Stroganov in quotes in a source file, or in the files of a directory.
fn ids_in(path: &Path, ids: &mut BTreeSet<String>) {
    if path.is_dir() {
        for entry in fs::read_dir(path).expect("a directory") {
            ids_in(&entry.expect("an entry").path(), ids);
        }
        return;
    }
    let source = fs::read_to_string(path).expect("a source file");
    for (_, rest) in source.match_indices("\"stroganov-").map(|(at, _)| source[at..].split_at(1)) {
        let id = rest.split('"').next().unwrap_or_default();
        if id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') && !id.ends_with('-') {
            ids.insert(id.to_owned());
        }
    }
}

/// What the rules can send, and what the drawn board writes besides.
fn used() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    ids_in(&crates().join("stroganov/src"), &mut ids);
    ids_in(&crates().join("samovar/src/draw"), &mut ids);
    ids
}

/// What the English file says.
fn said() -> BTreeSet<String> {
    let file = fs::read_to_string(crates().join("words/locales/en/stroganov.ftl")).expect("the English file");
    let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
    file.lines().filter(|line| line.starts_with("stroganov-")).filter_map(id).collect()
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
fn every_wish_is_explained() {
    for (letter, count) in [("S", 9), ("A", 14), ("B", 14)] {
        for number in 1..=count {
            assert!(
                text(Language::En, &format!("stroganov-wish-{letter}{number}")).is_some(),
                "{letter}{number}"
            );
        }
    }
}

#[test]
fn what_stands_alone_needs_no_arguments() {
    for id in
        said().iter().filter(|id| ALONE.contains(&id.as_str()) || FAMILIES.iter().any(|f| id.starts_with(f)))
    {
        assert!(text(Language::En, id).is_some(), "{id}");
    }
}
