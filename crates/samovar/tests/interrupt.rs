//! Ctrl+C: what was done is told, and how to go on.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use crate::common::{binary, json_lines, prints};

/// Starts the command in a folder.
fn start(folder: &Path, args: &[&str]) -> Child {
    let mut command = Command::new(binary());
    command.args(args).current_dir(folder).env("LC_ALL", "C").env_remove("SAMOVAR_LANGUAGE");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
}

fn interrupt(child: &Child) {
    let killed = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill runs");
    assert!(killed.success());
}

/// What it says after Ctrl+C, with its exit code checked.
fn interrupted(child: Child) -> (String, String) {
    interrupt(&child);
    let Output { status, stdout, stderr } = child.wait_with_output().expect("it ends");
    let [out, err] = [stdout, stderr].map(|said| String::from_utf8(said).expect("UTF-8"));
    assert_eq!(status.code(), Some(130), "{out}{err}");
    (out, err)
}

fn wait_for(what: &str, is_there: impl Fn() -> bool) {
    let begun = Instant::now();
    while !is_there() {
        assert!(begun.elapsed() < Duration::from_secs(120), "{what} does not come");
        thread::sleep(Duration::from_millis(20));
    }
}

#[test]
fn a_contest_tells_what_was_played_and_goes_on_from_its_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("log");
    let args = [
        "arena",
        "stroganov",
        "--bots",
        "random,greedy",
        "--games",
        "1000000",
        "--seed",
        "1",
        "--log",
        "log",
    ];
    let contest = start(folder.path(), &args);
    let lines = || fs::read_to_string(&log).map_or(0, |text| text.lines().count());
    wait_for("a game", || lines() > 8);
    let (out, err) = interrupted(contest);
    assert!(out.contains("Win rates and ratings"), "{out}");
    assert!(
        err.contains("of 1000000 games were played; they are in log, and the same command continues"),
        "{err}"
    );
    let kept = lines() as u64 - 1;
    let name = log.to_str().expect("UTF-8");
    let games = (kept + 4).to_string();
    let more = ["arena", "stroganov", "--bots", "random,greedy", "--games", &games, "--log", name, "--json"];
    let outcome = json_lines(&prints(&more)).remove(0);
    assert!(outcome["timing"]["resumed"].as_u64().is_some_and(|resumed| resumed + 1 >= kept), "{outcome}");
}

#[test]
fn a_simulation_tells_what_was_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let args = [
        "sim",
        "rurik",
        "--bots",
        "greedy",
        "--games",
        "1000000",
        "--seed",
        "1",
        "--brief",
        "--records",
        "records",
    ];
    let simulation = start(folder.path(), &args);
    wait_for("a game", || fs::read_dir(&records).is_ok_and(|files| files.count() > 3));
    let (out, err) = interrupted(simulation);
    assert!(out.contains("Scores, with 95 % intervals") && !out.contains("Used"), "{out}");
    assert!(err.contains("of 1000000 games were played, with --seed"), "{err}");
}

#[test]
fn a_game_at_the_terminal_is_saved_and_can_be_continued() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut game = start(folder.path(), &["play", "stroganov", "--seed", "tea", "--language", "en"]);
    let mut output = BufReader::new(game.stdout.take().expect("an output"));
    game.stdin.as_mut().expect("an input").write_all(b"1\n").expect("it listens");
    let mut line = String::new();
    while !line.contains("[go ") {
        line.clear();
        assert!(output.read_line(&mut line).expect("it goes on") > 0, "it has ended");
    }
    interrupt(&game);
    let mut rest = String::new();
    output.read_to_string(&mut rest).expect("UTF-8");
    assert_eq!(game.wait().expect("it ends").code(), Some(130));
    for part in ["Interrupted.", "The points so far:", "--record samovar-stroganov.record"] {
        assert!(rest.contains(part), "{part:?} is missing in {rest}");
    }
    assert!(
        fs::read_to_string(folder.path().join("samovar-stroganov.record"))
            .expect("a record")
            .contains("draft")
    );
}
