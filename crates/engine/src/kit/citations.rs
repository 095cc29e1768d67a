//! Every rule of a catalogue is proven by a test that names it, and named where the program decides it; what cannot be
//! is listed with a reason.
//!
//! A test names what it proves in a comment, each id by itself: `// TOY-061, TOY-Q15`. The line that decides a rule
//! names it the same way, or in the refusal it makes; a row of a component file names it in a `#` comment.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::When;

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
    /// The ids that no line or row decides, with the reasons: TOML of `[[unnamed]]` with `ids` and `reason`. It may
    /// list ids of other catalogues.
    pub unnamed: &'a str,
    /// Letters of ids that no test has to name: `"C"` leaves out `TOY-C01`.
    pub untested: &'a str,
}

/// Defines the `CATALOGUE` of a game in a folder of its crate, three levels below the one with `rules`, and the tests
/// that every rule is named. Takes the prefix of the ids, the file in `rules` and the letters no test has to name.
#[macro_export]
macro_rules! citations {
    ($prefix:literal, $file:literal, $untested:literal) => {
        const CATALOGUE: $crate::kit::citations::Catalogue<'_> = $crate::kit::citations::Catalogue {
            prefix: $prefix,
            text: include_str!(concat!("../../../../rules/", $file)),
            exempt: include_str!("../../../../rules/exempt.toml"),
            unnamed: include_str!("../../../../rules/unnamed.toml"),
            untested: $untested,
        };

        #[test]
        fn every_rule_is_named_by_a_test_or_exempt() {
            let tests = $crate::kit::citations::tests_in(env!("CARGO_MANIFEST_DIR"));
            assert_eq!(CATALOGUE.complaints(&tests), Vec::<String>::new());
        }

        #[test]
        fn every_rule_is_named_where_it_is_decided() {
            let sources = $crate::kit::citations::sources_in(env!("CARGO_MANIFEST_DIR"));
            assert_eq!(CATALOGUE.source_complaints(&sources), Vec::<String>::new());
        }
    };
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unnamed {
    #[serde(default)]
    unnamed: Vec<Group>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Group {
    ids: Vec<String>,
    reason: String,
}

impl Catalogue<'_> {
    /// The ids that the catalogue defines.
    #[must_use]
    pub fn defined(&self) -> BTreeSet<String> {
        let lines = self.text.lines().filter_map(|line| line.strip_prefix("- **"));
        lines.filter_map(|line| self.ids(line.split_once("**")?.0).into_iter().next()).collect()
    }

    /// Those of these that name no rule of it.
    #[must_use]
    pub fn unruled(&self, whens: impl IntoIterator<Item = When>) -> Vec<When> {
        let defined = self.defined();
        whens.into_iter().filter(|When(rule, _)| !defined.contains(*rule)).collect()
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
        let mut found = Vec::new();
        let mut settled = match self.exempt() {
            Ok(listed) => self.settle(listed, "exempt", &mut found),
            Err(error) => return vec![error],
        };
        self.unknown(tests, &mut found);
        settled.extend(tests.values().flat_map(|text| self.ids(&comments(text))));
        let untested = |id: &str| self.letter(id).is_some_and(|letter| self.untested.contains(letter));
        let missing = self.defined().into_iter().filter(|id| !untested(id) && !settled.contains(id));
        found.extend(missing.map(|id| format!("no test names {id}")));
        found
    }

    /// Everything wrong with how these sources, given as (name, text), name what they decide. An id that is exempt from
    /// tests need not be named either.
    #[must_use]
    pub fn source_complaints(&self, sources: &BTreeMap<String, String>) -> Vec<String> {
        let mut found = Vec::new();
        let (exempt, unnamed) = match (self.exempt(), self.unnamed()) {
            (Ok(exempt), Ok(unnamed)) => (exempt, unnamed),
            (Err(error), _) | (_, Err(error)) => return vec![error],
        };
        let unnamed = self.settle(unnamed, "unnamed", &mut found);
        self.unknown(sources, &mut found);
        let named: BTreeSet<String> = sources.values().flat_map(|text| self.ids(text)).collect();
        found.extend(unnamed.intersection(&named).map(|id| format!("{id} is listed as unnamed, but named")));
        let exempt: BTreeSet<String> = exempt.into_iter().map(|(id, _)| id).collect();
        found
            .extend(unnamed.intersection(&exempt).map(|id| format!("{id} is listed as unnamed, but exempt")));
        let settled = |id: &String| [&named, &unnamed, &exempt].iter().any(|ids| ids.contains(id));
        let missing = self.defined().into_iter().filter(|id| !settled(id));
        found.extend(missing.map(|id| format!("no line or row names {id}")));
        found
    }

    fn exempt(&self) -> Result<Vec<(String, String)>, String> {
        let read: Exemptions =
            toml::from_str(self.exempt).map_err(|error| format!("the exemptions cannot be read: {error}"))?;
        Ok(read.exempt.into_iter().map(|Exemption { id, reason }| (id, reason)).collect())
    }

    fn unnamed(&self) -> Result<Vec<(String, String)>, String> {
        let read: Unnamed = toml::from_str(self.unnamed)
            .map_err(|error| format!("the list of unnamed ids cannot be read: {error}"))?;
        let pairs = |Group { ids, reason }| ids.into_iter().map(move |id| (id, reason.clone()));
        Ok(read.unnamed.into_iter().flat_map(pairs).collect())
    }

    /// The ids of this catalogue in a list of (id, reason), after complaining about what is wrong with the list.
    fn settle(&self, listed: Vec<(String, String)>, word: &str, found: &mut Vec<String>) -> BTreeSet<String> {
        let defined = self.defined();
        let mut settled = BTreeSet::new();
        let own = format!("{}-", self.prefix);
        for (id, reason) in listed.into_iter().filter(|(id, _)| id.starts_with(&own)) {
            if !defined.contains(&id) {
                found.push(format!("{id} is {word}, but the catalogue does not have it"));
            }
            if reason.trim().is_empty() {
                found.push(format!("{id} is {word} without a reason"));
            }
            if !settled.insert(id.clone()) {
                found.push(format!("{id} is {word} twice"));
            }
        }
        settled
    }

    /// Complains about ids in these texts that the catalogue does not have.
    fn unknown(&self, texts: &BTreeMap<String, String>, found: &mut Vec<String>) {
        let defined = self.defined();
        for (name, text) in texts {
            let unknown = self.ids(text).into_iter().filter(|id| !defined.contains(id));
            found.extend(unknown.map(|id| format!("{name} names {id}, which the catalogue does not have")));
        }
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
    let files = files(&Path::new(crate_root).join("src"), "rs").into_iter();
    let tests = files.filter_map(|(name, text)| {
        let tests = split(&name, &text).1?.to_owned();
        Some((name, tests))
    });
    tests.collect()
}

/// The sources of a crate that are not tests by name, and its component files.
///
/// # Panics
/// If the folders cannot be read.
#[must_use]
pub fn sources_in(crate_root: &str) -> BTreeMap<String, String> {
    let root = Path::new(crate_root);
    let sources = files(&root.join("src"), "rs").into_iter().map(|(name, text)| {
        let source = split(&name, &text).0.to_owned();
        (name, source)
    });
    sources.chain(files(&root.join("components"), "toml")).collect()
}

/// A source file without its tests, and its tests.
fn split<'a>(name: &str, text: &'a str) -> (&'a str, Option<&'a str>) {
    if name.starts_with("tests") || name.ends_with("tests.rs") {
        return ("", Some(text));
    }
    match text.split_once("#[cfg(test)]\nmod tests {") {
        Some((source, tests)) => (source, Some(tests)),
        None => (text, None),
    }
}

/// The files below a folder with this extension: their paths in it, and what they say.
fn files(folder: &Path, extension: &str) -> Vec<(String, String)> {
    let paths =
        paths(folder).into_iter().filter(|path| path.extension().is_some_and(|found| found == extension));
    let named = paths.map(|path| {
        let name = path.strip_prefix(folder).expect("found there").display().to_string();
        (name, std::fs::read_to_string(&path).expect("a readable file"))
    });
    named.collect()
}

fn paths(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a readable folder");
    let files = entries.map(|entry| entry.expect("an entry").path()).flat_map(|path| match path.is_dir() {
        true => paths(&path),
        false => vec![path],
    });
    files.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str =
        "- **TOY-001** [E] One.\n- **TOY-Q01** Two, see TOY-002.\n- **TOY-C01** A piece.\nTOY-003\n";

    fn small(exempt: &str) -> Catalogue<'_> {
        Catalogue { prefix: "TOY", text: TEXT, exempt, unnamed: "", untested: "C" }
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
    fn what_names_no_rule_of_the_catalogue_is_found() {
        let whens =
            [When("TOY-001", "toy-when-one"), When("TOY-002", "toy-when-two"), When("", "toy-when-three")];
        assert_eq!(small("").unruled(whens), whens[1..]);
    }

    #[test]
    fn ids_that_are_named_in_comments_or_exempt_are_settled() {
        assert!(check(&exempt("TOY-Q01", "It is a memory aid."), "// TOY-001\n").is_empty());
        assert!(check("", "x(); // TOY-001, TOY-Q01\n").is_empty());
        let all = Catalogue { untested: "", ..small("") };
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
        assert!(check_source(&unnamed("\"TEA-009\"", ""), NAMED).is_empty());
    }

    const NAMED: &str = "// TOY-001\nWhy::no(\"TOY-Q01\") // TOY-C01";

    fn check_source(unnamed: &str, source: &str) -> Vec<String> {
        let exempt = exempt("TOY-C01", "It is cardboard.");
        let catalogue = Catalogue { unnamed, ..small(&exempt) };
        catalogue.source_complaints(&BTreeMap::from([("small.rs".to_owned(), source.to_owned())]))
    }

    fn unnamed(ids: &str, reason: &str) -> String {
        format!("[[unnamed]]\nids = [{ids}]\nreason = \"{reason}\"\n")
    }

    #[test]
    fn ids_that_a_line_names_or_a_list_excuses_are_settled() {
        assert!(check_source("", NAMED).is_empty());
        assert!(check_source("", "// TOY-001, TOY-Q01").is_empty(), "TOY-C01 is exempt");
        assert!(check_source(&unnamed("\"TOY-001\", \"TOY-Q01\"", "They are examples."), "").is_empty());
    }

    #[test]
    fn every_id_that_no_line_names_is_told_at_once() {
        assert_eq!(check_source("", ""), ["no line or row names TOY-001", "no line or row names TOY-Q01"]);
    }

    #[test]
    fn a_list_of_unnamed_ids_that_is_wrong_is_told() {
        let wrong = |ids: &str| check_source(&unnamed(ids, "x"), "// TOY-001, TOY-Q01");
        assert_eq!(wrong("\"TOY-001\""), ["TOY-001 is listed as unnamed, but named"]);
        assert_eq!(wrong("\"TOY-C01\""), ["TOY-C01 is listed as unnamed, but exempt"]);
        assert_eq!(wrong("\"TOY-009\""), ["TOY-009 is unnamed, but the catalogue does not have it"]);
        let twice = check_source(&unnamed("\"TOY-001\", \"TOY-001\"", "x"), "// TOY-Q01");
        assert_eq!(twice, ["TOY-001 is unnamed twice"]);
        let silent = check_source(&unnamed("\"TOY-001\"", " "), "// TOY-Q01");
        assert_eq!(silent, ["TOY-001 is unnamed without a reason"]);
        let unread = check_source("[[unnamed]]\nids = []\n", NAMED);
        assert!(unread.len() == 1 && unread[0].starts_with("the list of unnamed ids"), "{unread:?}");
        let unknown = check_source("", "// TOY-001, TOY-Q01, TOY-002");
        assert_eq!(unknown, ["small.rs names TOY-002, which the catalogue does not have"]);
    }

    #[test]
    fn tests_are_found_in_their_folder_and_in_other_files() {
        let found = tests_in(env!("CARGO_MANIFEST_DIR"));
        let own = &found["kit/citations.rs"];
        let outside = ["fn ", "paths("].concat();
        let inside = ["fn tests_are_found_in", "_their_folder"].concat();
        assert!(own.contains(&inside) && !own.contains(&outside));
        assert!(!found.contains_key("kit/sheets.rs"), "it has no tests");
        let source = &split("kit/citations.rs", include_str!("citations.rs")).0;
        assert!(source.contains(&outside) && !source.contains(&inside));
    }

    #[test]
    fn sources_are_found_without_tests_and_with_component_files() {
        let game = Path::new(env!("CARGO_MANIFEST_DIR")).join("../stroganov");
        let found = sources_in(game.to_str().expect("a path in UTF-8"));
        assert!(found["lib.rs"].contains("mod tests;") && found["furs.toml"].contains("[["));
        assert!(!found["furs.rs"].contains("#[test]") && found["tests.rs"].is_empty());
    }
}
