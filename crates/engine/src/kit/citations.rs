//! Every rule of a catalogue is proven by a test that names it, or is exempt with a reason.
//!
//! A test names what it proves in a comment, each id by itself: `// TOY-061, TOY-Q15`.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;

/// The rules of a game in words, each with an id: `- **TOY-001** …`, `- **TOY-Q01** …`.
#[derive(Clone, Copy, Debug)]
pub struct Catalogue<'a> {
    /// What the ids begin with, as in `TOY`.
    pub prefix: &'a str,
    /// The text of the catalogue.
    pub text: &'a str,
    /// The ids that no test can show, with the reasons: TOML of `[[exempt]]` with `id` and `reason`. It may list ids of
    /// other catalogues.
    pub exempt: &'a str,
    /// Letters of ids that no test has to name: `"C"` leaves out `TOY-C01`.
    pub unnamed: &'a str,
}

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

impl Catalogue<'_> {
    /// The ids that the catalogue defines.
    #[must_use]
    pub fn defined(&self) -> BTreeSet<String> {
        let lines = self.text.lines().filter_map(|line| line.strip_prefix("- **"));
        lines.filter_map(|line| self.ids(line.split_once("**")?.0).into_iter().next()).collect()
    }

    /// How many ids of a letter it defines; the plain rules have none.
    #[must_use]
    pub fn count(&self, letter: Option<char>) -> usize {
        self.defined().iter().filter(|id| self.letter(id) == letter).count()
    }

    fn letter(&self, id: &str) -> Option<char> {
        id.chars().nth(self.prefix.len() + 1).filter(char::is_ascii_uppercase)
    }

    /// Every id of this catalogue written in a text, in order.
    fn ids(&self, text: &str) -> Vec<String> {
        let start = format!("{}-", self.prefix);
        let rest = text.split(&start).skip(1);
        rest.filter_map(|rest| {
            let letter = rest.chars().next().filter(char::is_ascii_uppercase);
            let number: String =
                rest.chars().skip(usize::from(letter.is_some())).take_while(char::is_ascii_digit).collect();
            let letter = letter.map(String::from).unwrap_or_default();
            (!number.is_empty()).then(|| format!("{start}{letter}{number}"))
        })
        .collect()
    }

    /// Everything wrong with the citations in these tests, given as (name, text).
    #[must_use]
    pub fn complaints(&self, tests: &BTreeMap<String, String>) -> Vec<String> {
        let defined = self.defined();
        let exempt = match toml::from_str::<Exemptions>(self.exempt) {
            Ok(exemptions) => exemptions.exempt,
            Err(error) => return vec![format!("the exemptions cannot be read: {error}")],
        };
        let mut found = Vec::new();
        let mut settled = BTreeSet::new();
        for Exemption { id, reason } in exempt {
            if !id.starts_with(&format!("{}-", self.prefix)) {
                continue;
            }
            if !defined.contains(&id) {
                found.push(format!("{id} is exempt, but the catalogue does not have it"));
            }
            if reason.trim().is_empty() {
                found.push(format!("{id} is exempt without a reason"));
            }
            if !settled.insert(id.clone()) {
                found.push(format!("{id} is exempt twice"));
            }
        }
        for (name, text) in tests {
            let unknown = self.ids(text).into_iter().filter(|id| !defined.contains(id));
            found.extend(unknown.map(|id| format!("{name} names {id}, which the catalogue does not have")));
            settled.extend(self.ids(&comments(text)));
        }
        let unnamed = |id: &str| self.letter(id).is_some_and(|letter| self.unnamed.contains(letter));
        let missing = defined.iter().filter(|id| !unnamed(id) && !settled.contains(*id));
        found.extend(missing.map(|id| format!("no test names {id}")));
        found
    }
}

/// The comments of a source; only there a test says what it proves.
fn comments(source: &str) -> String {
    let comments = source.lines().filter_map(|line| line.split_once("//"));
    comments.map(|(_, comment)| format!("{comment}\n")).collect()
}

/// The tests among the sources of a crate by name: the files of `src/tests`, and the `tests` modules in other files.
///
/// # Panics
/// If the folder cannot be read.
#[must_use]
pub fn tests_in(crate_root: &str) -> BTreeMap<String, String> {
    let root = Path::new(crate_root).join("src");
    let mut found = BTreeMap::new();
    for path in rust_files(&root) {
        let name = path.strip_prefix(&root).expect("found there").display().to_string();
        let text = std::fs::read_to_string(&path).expect("a readable source");
        let tests = if name.starts_with("tests") || name.ends_with("tests.rs") {
            Some(text.as_str())
        } else {
            text.split_once("#[cfg(test)]\nmod tests {").map(|(_, tests)| tests)
        };
        if let Some(tests) = tests {
            found.insert(name, tests.to_owned());
        }
    }
    found
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of sources");
    let files = entries.map(|entry| entry.expect("an entry").path()).flat_map(|path| match path.is_dir() {
        true => rust_files(&path),
        false => vec![path],
    });
    files.filter(|path| path.extension().is_some_and(|extension| extension == "rs")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "- **TOY-001** [E] One.\n- **TOY-Q01** Two, see TOY-002.\n- **TOY-C01** A piece.\nTOY-003\n";

    fn small(exempt: &str) -> Catalogue<'_> {
        Catalogue { prefix: "TOY", text: TEXT, exempt, unnamed: "C" }
    }

    fn check(exempt: &str, source: &str) -> Vec<String> {
        small(exempt).complaints(&BTreeMap::from([("small.rs".to_owned(), source.to_owned())]))
    }

    fn exempt(id: &str, reason: &str) -> String {
        format!("[[exempt]]\nid = \"{id}\"\nreason = \"{reason}\"\n")
    }

    #[test]
    fn ids_are_counted_by_letter() {
        let counts = [None, Some('Q'), Some('C'), Some('E')].map(|letter| small("").count(letter));
        assert_eq!(counts, [1, 1, 1, 0]);
    }

    #[test]
    fn ids_that_are_named_in_comments_or_exempt_are_settled() {
        assert!(check(&exempt("TOY-Q01", "It is a memory aid."), "// TOY-001\n").is_empty());
        assert!(check("", "x(); // TOY-001, TOY-Q01\n").is_empty());
        let all = Catalogue { unnamed: "", ..small("") };
        let named = BTreeMap::from([("small.rs".to_owned(), "// TOY-001 TOY-Q01".to_owned())]);
        assert_eq!(all.complaints(&named), ["no test names TOY-C01"]);
    }

    #[test]
    fn what_is_missing_unknown_or_without_reason_is_told() {
        assert_eq!(check("", "\"TOY-001\"; // TOY-Q01"), ["no test names TOY-001"]);
        assert_eq!(
            check("", "// TOY-001, TOY-Q01, TOY-C01, TOY-Q02"),
            ["small.rs names TOY-Q02, which the catalogue does not have"]
        );
        let named = "// TOY-001, TOY-Q01";
        let unknown = check(&exempt("TOY-009", "x"), named);
        assert_eq!(unknown, ["TOY-009 is exempt, but the catalogue does not have it"]);
        assert_eq!(check(&exempt("TOY-001", " "), named), ["TOY-001 is exempt without a reason"]);
        assert_eq!(check(&exempt("TOY-001", "x").repeat(2), named), ["TOY-001 is exempt twice"]);
        let unread = check("[[exempt]]\nid = \"TOY-001\"\n", named);
        assert!(unread.len() == 1 && unread[0].starts_with("the exemptions cannot be read"), "{unread:?}");
    }

    #[test]
    fn exemptions_of_other_catalogues_are_left_alone() {
        assert!(check(&exempt("TEA-009", ""), "// TOY-001, TOY-Q01").is_empty());
    }

    #[test]
    fn tests_are_found_in_their_folder_and_in_other_files() {
        let found = tests_in(env!("CARGO_MANIFEST_DIR"));
        let own = &found["kit/citations.rs"];
        let outside = ["fn rust", "_files("].concat();
        assert!(own.contains("fn tests_are_found_in_their_folder") && !own.contains(&outside));
        assert!(!found.contains_key("kit/sheets.rs"), "it has no tests");
    }
}
