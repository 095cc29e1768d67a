//! `samovar play`, `replay` and `verify`.

use std::fs;
use std::path::Path;

use crate::common::{complains, json_lines, prints, prints_when_typed, python, rogue, samovar};

/// The path of a file in a directory.
fn path(directory: &Path, name: &str) -> String {
    directory.join(name).to_str().expect("UTF-8").to_owned()
}

/// Plays a whole game of bots and saves it.
fn bots_play(file: &str) -> String {
    prints(&["play", "stroganov", "--seats", "random,greedy", "--seed", "1", "--record", file])
}

#[test]
fn a_person_plays_against_a_bot_to_the_end() {
    let typed = "1\n".repeat(5000);
    let text = prints_when_typed(&["play", "stroganov", "--seats", "human,random", "--seed", "1"], &typed);
    assert!(text.contains("The game is over.") && text.contains("Total"), "{}", &text[text.len() - 1000..]);
    assert!(!text.contains('\x1b'), "there is no colour outside a terminal");
}

#[test]
fn a_person_plays_alone_against_an_automatic_opponent() {
    for (game, opponent) in [("stroganov", "ivan"), ("stroganov", "katyusha"), ("rurik", "rebellion")] {
        let typed = "1\n".repeat(5000);
        let text = prints_when_typed(&["play", game, "--solo", opponent, "--seed", "1"], &typed);
        assert!(text.contains("The game is over."), "{opponent}");
    }
}

#[test]
fn the_terminal_speaks_the_language_that_is_asked_for() {
    let play = ["play", "stroganov", "--seats", "human,random", "--seed", "1"];
    let over = |language: &str, words: &str| {
        let args: Vec<_> = play.into_iter().chain(["--language", language]).collect();
        let text = prints_when_typed(&args, &"1\n".repeat(5000));
        assert!(text.contains(words) && !text.contains("The game is over."), "{language}");
    };
    over("fr", "La partie est terminée.");
    over("cs", "Hra skončila.");
    over("qps", "Théé gááméé îîš ôôvéér.");
    let mut czech = samovar(&["games"]);
    let output = czech.env("LC_ALL", "cs_CZ.UTF-8").assert().success();
    assert!(String::from_utf8_lossy(&output.get_output().stdout).contains("Počet hráčů"));
    assert!(complains(&["play", "stroganov", "--language", "tlh"], 2).contains("there are: en, "));
}

#[test]
fn two_people_share_the_screen() {
    let text = prints_when_typed(
        &["play", "stroganov", "--seats", "human,human", "--seed", "1"],
        &"1\n".repeat(300),
    );
    assert!(text.contains("Player 1, your choice:") && text.contains("Player 2, your choice:"));
}

#[test]
fn commands_are_answered_and_change_nothing() {
    let typed = "?\nl\nb\nwhy\nwhy 1\nwhy nonsense\nnonsense\n999\n0\n\nu\ns\nq\n";
    let text = prints_when_typed(&["play", "stroganov", "--seats", "human,human", "--seed", "1"], typed);
    for part in [
        "Type one of these",
        "Nothing has happened yet.",
        "Say which action",
        "Allowed: ",
        "“nonsense” is not a number",
        "There is no number 999",
        "There is no number 0",
        "Nothing has been decided yet.",
        "Say where: s FILE",
        "The game was not saved",
    ] {
        assert!(text.contains(part), "{part:?} is missing in {text}");
    }
}

#[test]
fn the_same_seed_deals_the_same_game() {
    let deal = |seed| prints_when_typed(&["play", "stroganov", "--seats", "human,human", "--seed", seed], "");
    let without_head = |text: String| text.lines().skip(1).collect::<Vec<_>>().join("\n");
    assert_eq!(without_head(deal("1")), without_head(deal("1")));
    assert_ne!(without_head(deal("1")), without_head(deal("2")));
}

#[test]
fn a_game_is_saved_at_every_decision_and_goes_on_later() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "evening.record");
    let first = ["play", "stroganov", "--seats", "human,random", "--seed", "1", "--record", &file];
    let text = prints_when_typed(&first, "1\n1\n1\n");
    assert!(text.contains("To continue: samovar play stroganov --record"), "{text}");
    let saved = fs::read_to_string(&file).expect("the record");
    assert!(saved.lines().nth(1) == Some("# seats: human,random"), "{saved}");
    assert!(prints(&["verify", &file]).contains("not finished"));

    let text = prints_when_typed(&["play", "stroganov", "--record", &file], &"1\n".repeat(5000));
    assert!(text.contains("Resumed from") && text.contains("The game is over."));
    assert!(prints(&["verify", &file]).contains("confirmed"));
    let finished = fs::read_to_string(&file).expect("the record");
    let actions = |record: &str| {
        let (_, actions) = record.split_once("\n\n").expect("a header");
        actions.split_once("end: ").expect("a last line").0.to_owned()
    };
    assert!(actions(&finished).starts_with(&actions(&saved)));
    let leftovers = fs::read_dir(directory.path()).expect("the directory").count();
    assert_eq!(leftovers, 1, "nothing lies beside the record");
}

#[test]
fn replay_shows_every_decision() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "bots.record");
    assert!(bots_play(&file).contains("The game is over."));

    assert!(prints(&["replay", &file]).contains("Total"));
    let lines = json_lines(&prints(&["replay", &file, "--to", "2", "--json"]));
    assert_eq!(lines.len(), 3);
    assert_eq!(lines[1]["decision"], 2);
    assert!(lines[1]["action"].is_string() && lines[1]["events"].is_array());
    assert!(lines[2]["state"].is_object() && lines[2]["turn"]["seat"].is_number());
    let all = json_lines(&prints(&["replay", &file, "--json"]));
    assert_eq!(all.last().expect("a line")["turn"], "over");
    assert!(complains(&["replay", &file, "--to", "100000"], 1).contains("fewer than 100000"));
}

#[test]
fn verify_finds_what_was_altered() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "bots.record");
    bots_play(&file);
    let report = json_lines(&prints(&["verify", &file, "--json"]));
    assert_eq!((&report[0]["ok"], &report[0]["over"]), (&true.into(), &true.into()));

    let record = fs::read_to_string(&file).expect("the record");
    let refused = |text: &str| {
        assert_ne!(text, record, "something was altered");
        let file = path(directory.path(), "altered.record");
        fs::write(&file, text).expect("written");
        complains(&["verify", &file], 1)
    };
    let result = record.lines().find(|line| line.starts_with("result: ")).expect("a result");
    let half = record[..record.len() / 2].rfind('\n').expect("a line") + 1;
    assert!(
        refused(&record.replace(&format!("{result}\n"), "")).contains("was changed after it was written")
    );
    assert!(refused(&record.replacen("\nend\n", "\n", 1)).contains("was changed after it was written"));
    assert!(refused(&record[..half]).contains("cut short"));
    assert!(refused(&record.replace('\n', "\r\n")).contains("CR LF"));

    // Whoever computes the last line anew, or leaves it out, has the rules of the game against them.
    let open = record.replace("samovar record 2", "samovar record 1");
    let open = &open[..open.rfind("end: ").expect("a last line")];
    assert!(refused(&open.replace(&format!("{result}\n"), "")).contains("the line is missing"));
    let file = path(directory.path(), "open.record");
    fs::write(&file, open).expect("written");
    assert!(prints(&["verify", &file]).contains("not shown: that it is complete"));
    let report = json_lines(&prints(&["verify", &file, "--json"]));
    assert_eq!(report[0]["complete"], false);
    let altered =
        |change: &dyn Fn(&str) -> String| refused(&open.lines().map(change).collect::<Vec<_>>().join("\n"));
    let header = |key: &'static str, value: &'static str| {
        move |line: &str| if line.starts_with(key) { format!("{key}: {value}") } else { line.to_owned() }
    };
    assert!(altered(&header("result", "0 999")).contains("999"));
    assert!(altered(&header("components", "feedbeef")).contains("other component tables (feedbeef"));
    assert!(altered(&header("rules", "4000000")).contains("version 4000000"));
    assert!(altered(&header("game", "checkers")).contains("known: stroganov"));
    assert!(altered(&header("options", "{\"players\":7}")).contains("allowed: 1–4"));
    assert!(altered(&header("seed", "abc")).contains("64 hexadecimal digits"));
    assert!(altered(&|line| line.replace("samovar record 1", "a poem")).contains("line 1"));
    let fled = altered(&|line| if line == "end" { "flee".to_owned() } else { line.to_owned() });
    assert!(fled.contains("decision") && fled.contains("flee"), "{fled}");
}

#[test]
fn a_missing_record_is_named() {
    assert!(complains(&["verify", "no-such.record"], 1).contains("no-such.record"));
}

#[test]
fn a_person_plays_against_a_program_to_the_end() {
    let seats = format!("human,{}", python("examples/seat.py", ""));
    let typed = "1\n".repeat(5000);
    let text = prints_when_typed(&["play", "stroganov", "--seats", &seats, "--seed", "1"], &typed);
    assert!(text.contains("The game is over."), "{}", &text[text.len() - 1000..]);
}

#[test]
fn a_program_that_fails_leaves_the_game_as_it_is() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = path(directory.path(), "guest.record");
    let seats = format!("human,{}", rogue("cheats"));
    let play = ["play", "stroganov", "--seats", &seats, "--seed", "1", "--record", &file];
    let text = prints_when_typed(&play, &("1\n".repeat(4) + "\nq\n"));
    let failures = text.matches("not among the legal ones").count();
    assert!(failures >= 2, "it is started again when asked to: {text}");
    assert!(text.contains("Press Enter to start it again") && text.contains("To continue:"), "{text}");
    assert!(prints(&["verify", &file]).contains("not finished"));

    let said = complains(&["play", "stroganov", "--record", &file], 2);
    assert!(said.contains("none is started because a file says so") && said.contains("--seats"), "{said}");
    let text = prints_when_typed(
        &["play", "stroganov", "--record", &file, "--seats", "human,random"],
        &"1\n".repeat(5000),
    );
    assert!(text.contains("The game is over."));
}

#[test]
fn among_bots_a_program_that_fails_ends_the_sitting() {
    let seats = format!("random,{}", rogue("dies"));
    let assert = samovar(&["play", "stroganov", "--seats", &seats, "--seed", "1"]).assert().code(1);
    let said = String::from_utf8_lossy(&assert.get_output().stderr).into_owned();
    assert!(said.contains("at seat 1") && said.contains("exit status: 3"), "{said}");
}

#[test]
fn a_wrong_seat_is_told_what_is_right() {
    let said = complains(&["play", "stroganov", "--seats", "human,grandmaster"], 2);
    assert!(said.contains("a seat is human or a bot") && said.contains("exec:COMMAND"), "{said}");
}

#[test]
fn a_hint_says_what_a_bot_would_do_and_changes_nothing() {
    let play = ["play", "stroganov", "--seats", "human,human", "--seed", "1", "--hint", "search:80"];
    let text = prints_when_typed(&play, "hint\n?\nq\n");
    for part in [
        "A bot would choose: ",
        "your chance of winning at about ",
        "After that it expects:",
        "It also considered:",
        "hint   ",
    ] {
        assert!(text.contains(part), "{part:?} is missing in {text}");
    }
    let best = text.lines().find_map(|line| line.split_once("A bot would choose: ")).expect("a hint").1;
    let words = best.split(" [").next().expect("words");
    assert!(text.matches(words).count() >= 2, "{words:?} is one of the choices: {text}");
    assert_eq!(text.matches("your choice:").count(), 3, "the same question stands");
}

#[test]
fn only_who_searches_gives_hints() {
    let said = complains(&["play", "stroganov", "--hint", "greedy"], 2);
    assert!(said.contains("--hint: greedy does not search"), "{said}");
    assert!(complains(&["play", "stroganov", "--hint", "oracle"], 2).contains("there is no bot \"oracle\""));
}
