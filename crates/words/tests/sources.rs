//! The command and the server say nothing they have no words for, in any language; and every test file is run.

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
    let missing: Vec<_> = ids.iter().filter(|id| !has(Language::ENGLISH, id)).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_message_of_the_command_has_words() {
    check("samovar/src", &["play-", "standings-"], 20);
}

#[test]
fn every_message_of_the_server_has_words() {
    check("server/src", &["table-", "account-", "api-"], 50);
}

/// Where one program holds all tests of a crate, Cargo does not look for test files: one that is neither a module there nor
/// named in the manifest would never run.
#[test]
fn every_test_file_is_run() {
    let mut files = 0;
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("..")).expect("the crates") {
        let folder = entry.expect("an entry").path();
        let Ok(all) = fs::read_to_string(folder.join("tests/all.rs")) else { continue };
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).expect("a manifest");
        for entry in fs::read_dir(folder.join("tests")).expect("the tests are there") {
            let path = entry.expect("an entry").path();
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            let named = |path: String| manifest.contains(&format!("path = \"tests/{path}.rs\""));
            let is_module = all.contains(&format!("\nmod {name};\n"));
            let known = is_module || named(name.clone()) || named(format!("{name}/main"));
            assert!(known, "{} is neither a module of all.rs nor named in Cargo.toml", path.display());
            files += 1;
        }
    }
    assert!(files > 30, "only {files} were found");
}
