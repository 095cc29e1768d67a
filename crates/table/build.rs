//! Finds the lessons: every file `lessons/<game>/<number>-<name>.toml` is one.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// What is in a folder.
fn inside(folder: &Path) -> Vec<PathBuf> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).expect("a folder of lessons");
    entries.map(|entry| entry.expect("an entry").path()).collect()
}

fn name(path: &Path) -> &str {
    path.file_stem().and_then(|name| name.to_str()).expect("a name in ASCII")
}

/// The number and the name of a lesson, from the name of its file.
fn numbered(path: &Path) -> (u32, String) {
    let (number, name) = name(path).split_once('-').expect("a number, a dash and a name");
    (number.parse().expect("a number before the dash"), name.to_owned())
}

fn main() {
    let lessons = Path::new(&env::var("CARGO_MANIFEST_DIR").expect("set by Cargo")).join("lessons");
    let mut games = inside(&lessons);
    games.sort();
    let mut code = String::from("&[\n");
    for game in games {
        let mut files = inside(&game);
        files.sort_by_key(|path| numbered(path));
        for path in files {
            let (game, lesson) = (name(&game), numbered(&path).1);
            writeln!(code, "    ({game:?}, {lesson:?}, include_str!({path:?})),").expect("a string");
        }
    }
    code.push_str("]\n");
    let out = env::var("OUT_DIR").expect("set by Cargo");
    fs::write(Path::new(&out).join("lessons.rs"), code).expect("the folder of the build is writable");
}
