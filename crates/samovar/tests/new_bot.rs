//! `samovar new-bot`: what it writes passes its own test, and plays.

use std::fs;
use std::process::Command;

use crate::common::{complains, json_lines, prints};

/// Writes a bot into a folder of its own.
fn write(language: &str, folder: &tempfile::TempDir) -> String {
    let bot = folder.path().join("my-bot").to_str().expect("UTF-8").to_owned();
    let said = prints(&["new-bot", language, &bot]);
    assert!(said.contains("Test it there with"), "{said}");
    bot
}

/// Runs a command in a folder; what it says.
fn run(folder: &str, command: &[&str]) -> String {
    let output = Command::new(command[0]).args(&command[1..]).current_dir(folder).output().expect("it runs");
    let said = String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned();
    assert!(output.status.success(), "{command:?}: {said}");
    said
}

/// Plays some games as two named bots, and looks at the result.
fn plays(command: &str) {
    let bots = format!("Mine=exec:{command},random");
    for game in ["stroganov", "rurik", "first-tsar"] {
        let report = prints(&["sim", game, "--bots", &bots, "--games", "2", "--seed", "1", "--json"]);
        assert_eq!(json_lines(&report)[0]["bots"][0], "Mine");
    }
}

#[test]
fn a_bot_in_python_passes_its_test_and_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = write("python", &folder);
    let said = run(&bot, &["python3", "-m", "unittest"]);
    assert!(said.contains("Ran 2 tests"), "{said}");
    plays(&format!("python3 {bot}/bot.py"));
    let again = complains(&["new-bot", "python", &bot], 2);
    assert!(again.contains("is there already") && again.contains("new or empty"), "{again}");
}

#[test]
fn a_bot_in_rust_passes_its_test_and_plays() {
    let folder = tempfile::tempdir().expect("a folder");
    let bot = write("rust", &folder);
    // What the workspace needs is there already, so the network is not needed.
    let said = run(&bot, &["cargo", "test", "--offline", "--quiet"]);
    assert!(said.contains("1 passed"), "{said}");
    plays(&format!("{bot}/target/debug/my-bot"));
    assert!(fs::read_to_string(format!("{bot}/Cargo.toml")).expect("a manifest").contains("[workspace]"));
}
