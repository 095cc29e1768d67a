//! The command and the server say nothing they have no words for, in any language.

use std::fs;
use std::path::Path;

use samovar_words::{Language, has};

/// Everything in quotes in the sources of a directory.
fn quoted(directory: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(directory).expect("a directory") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts.extend(quoted(&path));
        } else {
            let source = fs::read_to_string(&path).expect("a source file");
            texts.extend(source.split('"').skip(1).step_by(2).map(str::to_owned));
        }
    }
    texts
}

/// Every id in the sources of a crate that begins like one of these has words; there are at least so many.
fn check(sources: &str, beginnings: &[&str], at_least: usize) {
    let is_id = |text: &str| {
        let rest = beginnings.iter().find_map(|beginning| text.strip_prefix(beginning));
        rest.is_some_and(|rest| rest.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'))
    };
    let texts = quoted(&Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(sources));
    let ids: Vec<_> = texts.iter().filter(|text| is_id(text)).collect();
    assert!(ids.len() >= at_least, "{ids:?}");
    for language in Language::ALL {
        let missing: Vec<_> = ids.iter().filter(|id| !has(language, id)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
    }
}

#[test]
fn every_message_of_the_command_has_words() {
    check("samovar/src", &["play-", "standings-"], 20);
}

#[test]
fn every_message_of_the_server_has_words() {
    check("server/src", &["table-", "account-", "api-"], 50);
}
