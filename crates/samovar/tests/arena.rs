//! `samovar arena`.

use std::fs;

use crate::common::{complains, json_lines, prints, python};
use serde_json::Value;

/// The last line of a contest in JSON.
fn outcome(args: &[&str]) -> Value {
    json_lines(&prints(&[&["arena"], args, &["--json"]].concat())).pop().expect("a line")
}

/// The same without what depends on the clock.
fn timeless(args: &[&str]) -> Value {
    let mut outcome = outcome(args);
    outcome.as_object_mut().expect("an object").remove("timing").expect("how long it took");
    for setting in outcome["settings"].as_array_mut().expect("settings") {
        remove_times(&mut setting["bots"]);
    }
    remove_times(&mut outcome["bots"]);
    outcome
}

fn remove_times(bots: &mut Value) {
    for bot in bots.as_array_mut().expect("bots") {
        bot.as_object_mut().expect("an object").remove("time").expect("the time for a decision");
    }
}

const PAIR: [&str; 7] = ["stroganov", "--bots", "greedy,random", "--games", "6", "--seed", "1"];

#[test]
fn the_last_line_has_the_promised_fields() {
    let outcome = outcome(&PAIR);
    let bots = outcome["bots"].as_array().expect("bots");
    let names: Vec<&Value> = bots.iter().map(|bot| &bot["name"]).collect();
    assert_eq!(names, ["greedy", "random"]);
    for bot in bots {
        let value = |key: &str| bot[key].as_f64().expect("a number");
        assert!(value("low") <= value("win_rate") && value("win_rate") <= value("high"), "{bot}");
        assert!(value("rating_low") <= value("rating") && value("rating") <= value("rating_high"), "{bot}");
    }
    assert_eq!((outcome["games"].as_u64(), outcome["groups"].as_u64()), (Some(6), Some(3)));
}

#[test]
fn the_same_seed_gives_the_same_outcome_whatever_the_threads() {
    let run = |threads: &str| timeless(&[&PAIR[..], &["--threads", threads]].concat());
    assert_eq!(run("1"), run("3"));
}

#[test]
fn a_contest_goes_on_where_it_was_interrupted() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let name = log.to_str().expect("UTF-8");
    let whole = timeless(&PAIR);
    assert_eq!(timeless(&[&PAIR[..], &["--log", name]].concat()), whole);
    let lines = fs::read(&log).expect("a log");
    fs::write(&log, &lines[..lines.len() * 2 / 3]).expect("a torn log");
    assert_eq!(timeless(&[&PAIR[..], &["--resume", name]].concat()), whole);
    let unsaid: Vec<&str> = PAIR[..5].iter().copied().chain(["--log", name]).collect();
    assert_eq!(timeless(&unsaid), whole, "the log knows the seed");
}

#[test]
fn the_log_of_another_contest_is_refused_in_words() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let name = log.to_str().expect("UTF-8");
    prints(&["arena", "stroganov", "--bots", "random", "--games", "1", "--seed", "1", "--log", name]);
    let words = complains(
        &["arena", "stroganov", "--bots", "greedy", "--games", "1", "--seed", "1", "--log", name],
        2,
    );
    assert!(words.contains("another contest") && words.contains("greedy"), "{words}");
}

#[test]
fn the_tables_show_rates_ratings_points_and_times() {
    let text = prints(&[&["arena"], &PAIR[..], &["--settle", "0.5"]].concat());
    for part in
        ["6 games of 3 seeds", "Win rates and ratings", "Points", "median ms", "seat 2", "The question"]
    {
        assert!(text.contains(part), "{part:?} is missing in {text}");
    }
}

#[test]
fn every_difficulty_of_a_solo_game_is_played() {
    let outcome =
        outcome(&["stroganov", "--bots", "random", "--each-difficulty", "--games", "2", "--seed", "1"]);
    let settings = outcome["settings"].as_array().expect("settings");
    assert_eq!(settings.len(), 8, "two opponents, with and without two additions");
    assert_eq!(settings[7]["label"], "opponent=katyusha, coin_for_lack=true, coin_for_trade_fur=true");
    assert_eq!(settings[7]["opponents"][0]["games"], 2);
    let text = prints(&[
        "arena",
        "rurik",
        "--bots",
        "random",
        "--each",
        "difficulty",
        "-p1",
        "--games",
        "1",
        "--seed",
        "1",
    ]);
    assert!(text.contains("In each setting") && text.contains("difficulty=very-hard"), "{text}");
}

#[test]
fn the_report_is_one_file_that_calls_pieces_by_their_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.html");
    let name = file.to_str().expect("UTF-8");
    let args =
        ["arena", "rurik", "--balance", "--bots", "random", "--games", "60", "--seed", "1", "--html", name];
    let text = prints(&args);
    assert!(text.contains("By leaders, drawn by lot") && text.contains("by chance alone"), "{text}");
    let html = fs::read_to_string(&file).expect("a report");
    assert!(html.starts_with("<!DOCTYPE html>") && html.ends_with("</html>"));
    for part in ["Rurik: Dawn of Kiev", "Novgorod", "agatha"] {
        assert!(html.contains(part), "{part}");
    }
    assert!(!html.contains("http") && !html.contains("src="));
}

#[test]
fn a_program_takes_part() {
    let program = python("examples/seat.py", "");
    let bots = format!("{program},random");
    let outcome = outcome(&["stroganov", "--bots", &bots, "--games", "2", "--seed", "1"]);
    assert_eq!(outcome["bots"][0]["name"], program.trim());
    assert!(outcome["bots"][0]["time"]["mean_ms"].as_f64().is_some_and(|time| time > 0.0));
    let broken = complains(&["arena", "stroganov", "--bots", "exec:false,random", "--games", "2"], 1);
    assert!(broken.contains("exec:false") && broken.contains("game 0"), "{broken}");
}

#[test]
fn the_results_of_an_edited_program_are_not_used_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let [log, script] = ["log", "bot.py"].map(|name| folder.path().join(name));
    fs::copy(crate::common::repository("examples/seat.py"), &script).expect("a program");
    let bots = format!("Mine=exec:python3 {},random", script.display());
    let args = ["arena", "stroganov", "--bots", &bots, "--games", "2", "--seed", "1"];
    let log = log.to_str().expect("UTF-8");
    let first = timeless(&[&args[1..], &["--log", log]].concat());
    assert_eq!(first["bots"][0]["name"], "Mine");
    assert_eq!(timeless(&[&args[1..], &["--log", log]].concat()), first, "nothing has changed");
    let text = fs::read_to_string(&script).expect("a program");
    fs::write(&script, text.replace("coins < 2", "coins < 3")).expect("edited");
    let said = complains(&[&args[..], &["--log", log]].concat(), 2);
    assert!(said.contains("another contest") && said.contains("bot.py"), "{said}");
}

#[test]
fn a_program_that_fails_can_lose_its_games() {
    let bots = format!("Mine={},greedy,random", crate::common::rogue("cheats"));
    let args = ["stroganov", "--bots", &bots, "-p3", "--games", "3", "--seed", "1", "--on-failure", "lose"];
    let outcome = outcome(&args);
    assert_eq!((&outcome["bots"][0]["wins"], &outcome["failures"][0]["games"]), (&0.0.into(), &3.into()));
    assert!(
        outcome["failures"][0]["reason"].as_str().is_some_and(|why| why.contains("win now")),
        "{outcome}"
    );
}

#[test]
fn wrong_use_leaves_no_files_behind() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_str().expect("UTF-8").to_owned();
    let (log, html) = (path("log"), path("report.html"));
    complains(&["arena", "stroganov", "--bots", "expert,greedy", "-p4", "--log", &log, "--html", &html], 2);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
    let nowhere = path("no/such/folder/report.html");
    let words = complains(&["arena", "stroganov", "--bots", "random", "--html", &nowhere], 1);
    assert!(words.contains("cannot write"), "{words}");
}

#[test]
fn wrong_use_is_told_what_would_be_right() {
    for (args, words) in [
        (&["stroganov"][..], "--bots expert,greedy"),
        (&["stroganov", "--bots", "grandmaster"], "there is no bot \"grandmaster\""),
        (&["stroganov", "--bots", "expert,greedy", "-p4"], "expert,greedy,greedy,greedy"),
        (&["stroganov", "--bots", "random,greedy,strong,expert,master"], "--players"),
        (&["stroganov", "--bots", "random", "--settle", "60"], "between 0 and 1"),
        (&["stroganov", "--bots", "random", "--settle", "0.5"], "only against itself"),
        (&["stroganov", "--bots", "random", "--each", "tea"], "no option \"tea\"; known: players"),
        (&["stroganov", "--bots", "random", "--games", "0"], "from 1 on"),
        (&["stroganov", "--bots", "A=random,A=greedy"], "have the same name"),
        (&["stroganov", "--bots", "random,greedy", "--balance"], "name one"),
        (&["first-tsar", "--bots", "random", "--each-difficulty"], "first-tsar has no solo game"),
        (&["first-tsar", "--bots", "random", "-p1"], "allowed: 2–4"),
        (&["checkers", "--bots", "random"], "there is no game \"checkers\""),
    ] {
        let said = complains(&[&["arena"], args].concat(), 2);
        assert!(said.contains(words), "{said}");
    }
}
