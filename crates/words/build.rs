//! Finds the languages: every folder of `locales` is one, and its `.ftl` files are its words.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What is in a folder, in the order of the names.
fn inside(folder: &Path) -> Vec<PathBuf> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("a folder of locales");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).expect("a name in ASCII")
}

fn main() {
    let locales = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by Cargo")).join("locales");
    let mut folders: Vec<_> = inside(&locales).into_iter().filter(|path| path.is_dir()).collect();
    // English first: the other languages fall back to it.
    folders.sort_by_key(|folder| name(folder) != "en");
    let mut code = String::from("&[\n");
    for folder in folders {
        let is_words = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "ftl");
        writeln!(code, "    Locale {{ code: {:?}, files: &[", name(&folder)).expect("a string");
        for path in inside(&folder).into_iter().filter(is_words) {
            writeln!(code, "        ({:?}, include_str!({path:?})),", name(&path)).expect("a string");
        }
        code.push_str("    ] },\n");
    }
    code.push_str("]\n");
    let out = env::var("OUT_DIR").expect("set by Cargo");
    fs::write(Path::new(&out).join("locales.rs"), code).expect("the folder of the build is writable");
}
