//! Every rule of the catalogue is proven by a test that names it, or stands in `rules/exempt.toml` with a reason.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;

const CATALOGUE: &str = include_str!("../../../../rules/stroganov.md");
const EXEMPT: &str = include_str!("../../../../rules/exempt.toml");

/// What stands in `rules/exempt.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exemptions {
    #[serde(default)]
    exempt: Vec<Exemption>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exemption {
    id: String,
    reason: String,
}

/// The ids a catalogue defines, component ids included.
fn defined(catalogue: &str) -> BTreeSet<String> {
    let lines = catalogue.lines().filter_map(|line| line.strip_prefix("- **"));
    lines.filter_map(|line| ids(line.split_once("**")?.0).into_iter().next()).collect()
}

/// Every id written in a text, in order.
fn ids(text: &str) -> Vec<String> {
    let rest = text.split("STR-").skip(1);
    rest.filter_map(|rest| {
        let letter = rest.chars().next().filter(|letter| "CDQE".contains(*letter));
        let number: String =
            rest.chars().skip(usize::from(letter.is_some())).take_while(char::is_ascii_digit).collect();
        let letter = letter.map(String::from).unwrap_or_default();
        (!number.is_empty()).then(|| format!("STR-{letter}{number}"))
    })
    .collect()
}

/// The comments of a source; only there a test says what it proves.
fn comments(source: &str) -> String {
    source
        .lines()
        .filter_map(|line| line.split_once("//"))
        .map(|(_, comment)| format!("{comment}\n"))
        .collect()
}

/// Everything wrong with the citations: sources are (name, text of the tests).
fn complaints(catalogue: &str, exempt: &str, sources: &BTreeMap<String, String>) -> Vec<String> {
    let defined = defined(catalogue);
    let exempt = match toml::from_str::<Exemptions>(exempt) {
        Ok(exemptions) => exemptions.exempt,
        Err(error) => return vec![format!("exempt.toml cannot be read: {error}")],
    };
    let mut found = Vec::new();
    let mut settled = BTreeSet::new();
    for Exemption { id, reason } in exempt {
        if !defined.contains(&id) {
            found.push(format!("exempt.toml lists {id}, which the catalogue does not have"));
        }
        if reason.trim().is_empty() {
            found.push(format!("exempt.toml gives no reason for {id}"));
        }
        if !settled.insert(id.clone()) {
            found.push(format!("exempt.toml lists {id} twice"));
        }
    }
    for (name, source) in sources {
        let unknown = ids(source).into_iter().filter(|id| !defined.contains(id));
        found.extend(unknown.map(|id| format!("{name} names {id}, which the catalogue does not have")));
        settled.extend(ids(&comments(source)));
    }
    let component = |id: &&String| id.starts_with("STR-C");
    let missing = defined.iter().filter(|id| !component(id) && !settled.contains(*id));
    found.extend(missing.map(|id| format!("no test names {id}")));
    found
}

/// All test sources of the crate, without this file.
fn sources() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = BTreeMap::new();
    for path in rust_files(&root) {
        let name = path.strip_prefix(&root).expect("found there").display().to_string();
        let text = std::fs::read_to_string(&path).expect("a readable source");
        let tests = if name.starts_with("tests") {
            Some(text.as_str())
        } else {
            text.split_once("#[cfg(test)]\nmod tests {").map(|(_, tests)| tests)
        };
        if let Some(tests) = tests.filter(|_| !name.ends_with("citations.rs")) {
            found.insert(name, tests.to_owned());
        }
    }
    found
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries =
        std::fs::read_dir(folder).expect("a folder of sources").map(|entry| entry.expect("an entry").path());
    let files = entries.flat_map(|path| match path.is_dir() {
        true => rust_files(&path),
        false => vec![path],
    });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

#[test]
fn every_rule_is_named_by_a_test_or_exempt() {
    let found = complaints(CATALOGUE, EXEMPT, &sources());
    assert!(found.is_empty(), "{} complaints:\n{}", found.len(), found.join("\n"));
}

#[test]
fn the_catalogue_defines_as_many_entries_as_it_says() {
    let defined = defined(CATALOGUE);
    let count = |letter: &str| defined.iter().filter(|id| id[4..].starts_with(letter)).count();
    let rules = defined.iter().filter(|id| id.as_bytes()[4].is_ascii_digit()).count();
    let counts = [count("C"), rules, count("D"), count("Q"), count("E")];
    let said = CATALOGUE.lines().find(|line| line.starts_with("**Size.**")).expect("a line with the sizes");
    let said: Vec<usize> =
        said.split(|letter: char| !letter.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
    assert_eq!(counts[..], said[..5]);
}

// The checker itself, on a small catalogue.

const SMALL: &str =
    "- **STR-001** [E] One.\n- **STR-Q01** Two, see STR-002.\n- **STR-C01** A piece.\nSTR-003\n";

fn check(exempt: &str, source: &str) -> Vec<String> {
    complaints(SMALL, exempt, &BTreeMap::from([("small.rs".to_owned(), source.to_owned())]))
}

#[test]
fn ids_that_are_named_in_comments_or_exempt_are_settled() {
    let exempt = "[[exempt]]\nid = \"STR-Q01\"\nreason = \"It is a memory aid.\"\n";
    assert!(check(exempt, "// STR-001\n").is_empty());
    assert!(check("", "x(); // STR-001, STR-Q01\n").is_empty());
}

#[test]
fn what_is_missing_unknown_or_without_reason_is_told() {
    assert_eq!(check("", "\"STR-001\"; // STR-Q01"), ["no test names STR-001"]);
    assert_eq!(
        check("", "// STR-001, STR-Q01, STR-C01, STR-Q02")[..],
        ["small.rs names STR-Q02, which the catalogue does not have"]
    );
    let exempt = |id: &str, reason: &str| format!("[[exempt]]\nid = \"{id}\"\nreason = \"{reason}\"\n");
    let named = "// STR-001, STR-Q01";
    assert_eq!(
        check(&exempt("STR-009", "x"), named),
        ["exempt.toml lists STR-009, which the catalogue does not have"]
    );
    assert_eq!(check(&exempt("STR-001", " "), named), ["exempt.toml gives no reason for STR-001"]);
    assert_eq!(check(&exempt("STR-001", "x").repeat(2), named), ["exempt.toml lists STR-001 twice"]);
    assert_eq!(check("[[exempt]]\nid = \"STR-001\"\n", named).len(), 1);
}
