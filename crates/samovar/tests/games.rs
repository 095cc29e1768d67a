//! `samovar help`, `samovar games`, wrong usage, and own component tables.

use std::fs;

use crate::common::{complains, json_lines, prints};

#[test]
fn help_shows_commands_to_try() {
    let help = prints(&["help"]);
    assert!(help.contains("samovar play stroganov") && help.contains("127.0.0.1:8080"), "{help}");
}

#[test]
fn games_are_listed_with_options_and_allowed_values() {
    let list = prints(&["games"]);
    assert!(list.contains("stroganov") && list.contains("1–4") && list.contains("ivan, katyusha"), "{list}");
}

#[test]
fn games_in_json_are_one_object_a_line() {
    let games = json_lines(&prints(&["games", "--json"]));
    let game = games.iter().find(|game| game["name"] == "stroganov").expect("stroganov is listed");
    assert_eq!(game["players"], serde_json::json!({"min": 1, "max": 4}));
    assert_eq!(game["options"][0]["key"], "players");
}

#[test]
fn help_of_every_command_can_be_read() {
    for command in ["games", "play", "sim", "engine", "replay", "verify"] {
        assert!(prints(&[command, "--help"]).contains("Usage: samovar"));
    }
}

#[test]
fn translators_see_what_is_missing_and_every_message_with_an_example() {
    let checked = prints(&["words", "check"]);
    assert!(checked.contains("fr (Français): 100 % translated") && !checked.contains("wrong:"), "{checked}");
    let listed = prints(&["words", "list", "cs"]);
    assert!(listed.contains("  en  a tiger") && listed.contains("  cs  .acc tygra"), "{listed}");
    assert_eq!(prints(&["words", "list", "cs", "--missing"]), "");
    assert!(complains(&["words", "check", "tlh"], 2).contains("there are: en, "));
}

#[test]
fn wrong_usage_says_what_would_be_right() {
    assert!(complains(&["dance"], 2).contains("Usage"));
    assert!(complains(&["play", "checkers"], 2).contains("known: stroganov"));
    assert!(complains(&["play", "stroganov", "--option", "players=9"], 2).contains("allowed: 1–4"));
    assert!(complains(&["play", "stroganov", "--option", "colour"], 2).contains("KEY=VALUE"));
    assert!(complains(&["play", "stroganov", "--option", "weather=fine"], 2).contains("weather"));
    assert!(complains(&["play", "stroganov", "--seats", "human,robot"], 2).contains("robot"));
    assert!(complains(&["play", "stroganov", "--seats", "human", "--option", "players=3"], 2).contains("3"));
    assert!(
        complains(&["play", "stroganov", "--solo", "ivan", "--option", "players=3"], 2).contains("twice")
    );
    assert!(complains(&["play", "rurik", "--solo", "ivan"], 2).contains("it has rebellion"));
    assert!(complains(&["play", "first-tsar", "--solo", "ivan"], 2).contains("no opponent"));
    assert!(complains(&["sim", "stroganov", "--bots", "robot"], 2).contains("random, greedy"));
    assert!(
        complains(&["sim", "stroganov", "--players", "3", "--bots", "random,random"], 2).contains("3 seats")
    );
}

#[test]
fn a_directory_of_components_may_hold_only_tables_of_games() {
    let directory = tempfile::tempdir().expect("a directory");
    let path = directory.path().to_str().expect("UTF-8");
    let games = || complains(&["--components", path, "games"], 1);

    fs::write(directory.path().join("chess.toml"), "").expect("written");
    assert!(games().contains("allowed here: stroganov"));
    fs::remove_file(directory.path().join("chess.toml")).expect("removed");

    let game = directory.path().join("stroganov");
    fs::create_dir(&game).expect("created");
    prints(&["--components", path, "games"]);

    fs::write(game.join("rules.toml"), "").expect("written");
    let complaint = games();
    assert!(complaint.contains("rules.toml") && complaint.contains("allowed here: "), "{complaint}");
}

#[test]
fn a_table_that_cannot_be_used_is_named() {
    let directory = tempfile::tempdir().expect("a directory");
    let game = directory.path().join("stroganov");
    fs::create_dir(&game).expect("created");
    let game_info = &json_lines(&prints(&["games", "--json"]))[0];
    let file = game_info["component_files"][0].as_str().expect("a name");
    fs::write(game.join(file), "bad = [").expect("written");
    let path = directory.path().to_str().expect("UTF-8");
    assert!(complains(&["games", "--components", path], 1).contains(file));
}

#[test]
fn a_missing_directory_of_components_is_named() {
    assert!(complains(&["--components", "no-such-directory", "games"], 1).contains("no-such-directory"));
}
