//! Finds the languages and the texts: every folder of `locales` is a language, and its `.ftl` files are its words; `guides`
//! has a folder of Markdown files for each language.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What is in a folder, in the order of the names.
fn inside(folder: &Path) -> Vec<PathBuf> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("a folder of texts");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).expect("a name in ASCII")
}

/// The folders inside of one, English first: the other languages fall back to it.
fn languages(folder: &Path) -> Vec<PathBuf> {
    let mut folders: Vec<_> = inside(folder).into_iter().filter(|path| path.is_dir()).collect();
    folders.sort_by_key(|folder| name(folder) != "en");
    folders
}

/// The files of a folder with this extension, as a list of names and texts in Rust.
fn files(folder: &Path, extension: &str) -> String {
    let mut code = String::from("&[\n");
    let is_one = |path: &PathBuf| path.extension().is_some_and(|found| found == extension);
    for path in inside(folder).into_iter().filter(is_one) {
        writeln!(code, "        ({:?}, include_str!({path:?})),", name(&path)).expect("a string");
    }
    code + "    ]"
}

fn main() {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("set by Cargo"));
    let out = PathBuf::from(env::var("OUT_DIR").expect("set by Cargo"));
    let write = |file: &str, code: String| {
        fs::write(out.join(file), format!("&[\n{code}]\n")).expect("the folder of the build is writable");
    };
    let locale = |folder: &PathBuf| {
        format!("    Locale {{ code: {:?}, files: {} }},\n", name(folder), files(folder, "ftl"))
    };
    write("locales.rs", languages(&root.join("locales")).iter().map(locale).collect());
    let guide = |folder: &PathBuf| format!("    ({:?}, {}),\n", name(folder), files(folder, "md"));
    write("guides.rs", languages(&root.join("guides")).iter().map(guide).collect());
}
