//! The server says nothing it has no words for, in any language.

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

#[test]
fn every_message_of_the_server_has_words_in_every_language() {
    let is_id = |text: &str| {
        let rest = ["table-", "account-", "api-"].iter().find_map(|room| text.strip_prefix(room));
        rest.is_some_and(|rest| rest.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-'))
    };
    let texts = quoted(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let ids: Vec<_> = texts.iter().filter(|text| is_id(text)).collect();
    assert!(ids.len() > 50, "{ids:?}");
    for language in Language::ALL {
        let missing: Vec<_> = ids.iter().filter(|id| !has(language, id)).collect();
        assert!(missing.is_empty(), "{language:?}: {missing:?}");
    }
}
