//! `samovar sim`.

use crate::common::{complains, json_lines, prints, python, rogue};
use serde_json::Value;

/// The last line of a simulation in JSON, without what depends on the clock.
fn timeless(args: &[&str]) -> Value {
    let mut report = json_lines(&prints(args)).pop().expect("a line");
    for key in ["seconds", "threads", "games_per_second", "decisions_per_second"] {
        assert!(report[key].is_number(), "{key}");
        report.as_object_mut().expect("an object").remove(key);
    }
    report
}

#[test]
fn the_same_seed_gives_the_same_result_whatever_the_threads() {
    let run = |threads| {
        let args =
            ["sim", "stroganov", "--players", "4", "--games", "150", "--seed", "1", "--json", "--threads"];
        timeless(&[&args[..], &[threads]].concat())
    };
    assert_eq!(run("1"), run("3"));
}

#[test]
fn the_last_line_has_the_promised_fields() {
    let report =
        timeless(&["sim", "stroganov", "--bots", "greedy,random", "--games", "10", "--seed", "1", "--json"]);
    assert_eq!(report["games"], 10);
    assert!(report["decisions_per_game"].as_f64().is_some_and(|decisions| decisions > 1.0));
    let seats = report["seats"].as_array().expect("seats");
    assert_eq!(seats.len(), 2);
    for seat in seats {
        let value = |key: &str| seat[key].as_f64().expect("a number");
        assert!(value("low") <= value("mean") && value("mean") <= value("high"));
    }
}

#[test]
fn the_tables_show_scores_and_usage() {
    let text = prints(&["sim", "stroganov", "--players", "1", "--games", "20", "--seed", "1"]);
    for part in ["20 games in", "decisions a game", "95 %", "Player 1", "automa", "Used, in all games", "end"]
    {
        assert!(text.contains(part), "{part:?} is missing in {text}");
    }
}

#[test]
fn every_question_can_be_checked() {
    prints(&["sim", "stroganov", "--players", "2", "--games", "2", "--seed", "1", "--check"]);
}

#[test]
fn every_kind_of_bot_takes_a_seat() {
    let bots = format!("{},random,search:2", python("examples/seat.py", ""));
    let report = timeless(&["sim", "rurik", "--bots", &bots, "--games", "2", "--seed", "1", "--json"]);
    assert_eq!(
        report["bots"],
        serde_json::json!([python("examples/seat.py", "").trim(), "random", "search:2"])
    );
    let again = timeless(&["sim", "rurik", "--bots", &bots, "--games", "2", "--seed", "1", "--json"]);
    assert_eq!(report, again, "a program repeats itself");
}

#[test]
fn a_program_that_fails_fails_the_game_with_its_reason() {
    let bots = format!("random,{}", rogue("dies"));
    let said = complains(&["sim", "stroganov", "--bots", &bots, "--games", "1", "--seed", "1"], 1);
    for part in ["game 0 (seed ", "exec:python3", "at seat 1", "exit status: 3"] {
        assert!(said.contains(part), "{part:?} is missing in {said}");
    }
    let bots = format!("random,{}", rogue("deaf"));
    let args = ["sim", "stroganov", "--games", "1", "--patience", "0.3", "--bots"];
    let said = complains(&[&args[..], &[&bots]].concat(), 1);
    assert!(said.contains("did not answer \"sit\" within 0.3 s"), "{said}");
}

#[test]
fn a_program_that_fails_can_lose_the_game_instead() {
    let bots = format!("random,Mine={}", rogue("dies"));
    let args = ["sim", "stroganov", "--bots", &bots, "--games", "3", "--seed", "1", "--on-failure", "lose"];
    let report = timeless(&[&args[..], &["--json"]].concat());
    assert_eq!((&report["seats"][0]["wins"], &report["seats"][1]["wins"]), (&3.0.into(), &0.0.into()));
    assert_eq!(report["failures"][0]["bot"], "Mine");
    assert_eq!((&report["failures"][0]["games"], &report["failures"][0]["first"]), (&3.into(), &0.into()));
    let text = prints(&args);
    for part in ["Failures", "Mine lost 3 games by failing; in game 0: Mine at seat 1", "exit status: 3"] {
        assert!(text.contains(part), "{part:?} is missing in {text}");
    }
    // What is not there does not lose every game: somebody has mistyped it.
    let args =
        ["sim", "stroganov", "--bots", "exec:no-such-program,random", "--games", "3", "--on-failure", "lose"];
    assert!(complains(&args, 1).contains("cannot be started"));
}

#[test]
fn the_scores_alone_are_a_few_lines() {
    let args = ["sim", "rurik", "--bots", "Left=random,Right=random", "--games", "20", "--seed", "1"];
    let brief = prints(&[&args[..], &["--brief"]].concat());
    assert!(brief.contains("Left") && brief.contains("Right") && !brief.contains("Used"), "{brief}");
    assert!(brief.lines().count() < 15 && prints(&args).lines().count() > 60, "{brief}");
}

#[test]
fn no_games_are_no_simulation() {
    for games in ["0", "-1", "many"] {
        let said = complains(&["sim", "rurik", &format!("--games={games}")], 2);
        assert!(said.contains("a whole number from 1 on, for example 1000"), "{said}");
    }
}

#[test]
fn a_wrong_bot_is_told_what_is_right() {
    for (bots, part) in [
        ("grandmaster", "a bot is random, greedy, newcomer, beginner"),
        ("random,search:0", "from 1 to 1000000"),
        ("exec:", "names nothing"),
        ("random,random,random,random,random", "options of stroganov"),
    ] {
        let said = complains(&["sim", "stroganov", "--bots", bots, "--games", "1"], 2);
        assert!(said.contains(part), "{bots}: {said}");
    }
}
