//! What records of tables prove: to `samovar verify`, and to a program that shares nothing with it.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

use samovar_bots::Maker;
use samovar_engine::{Chain, Fingerprint, Record, Seed};
use samovar_server::bots::ask_in_time;
use samovar_table::deed::{Deed, Setup, Sitting};
use samovar_table::fold::{Fold, Stage};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::common::{complains, json_lines, prints};

/// A server, as it should be or not.
#[derive(Clone, Copy)]
struct Server {
    secret: &'static str,
    /// Which of the legal actions Anna takes.
    taste: usize,
    /// Which decision of the bot somebody takes for it.
    meddles: Option<usize>,
}

const HONEST: Server = Server { secret: "the table's", taste: 0, meddles: None };

/// What is left after a game: its record, the commitment and the heads that were shown.
struct Game {
    record: Record,
    commitment: String,
    heads: Vec<String>,
}

impl Server {
    /// Anna plays a whole game against a bot.
    fn plays(self) -> Game {
        let bot: Maker = "greedy".parse().expect("a bot");
        let anna = Sitting::person("anna", "Anna", Some(Fingerprint::of("tea")));
        let setup = Setup {
            game: "stroganov".to_owned(),
            options: json!({"players": 2}).as_object().expect("an object").clone(),
            listed: true,
            correspondence: false,
            clock: None,
            hints: false,
            host: "anna".to_owned(),
            secret: Seed::from_text(self.secret),
            seats: vec![anna, Sitting::Bot { level: bot.to_string() }],
            position: None,
            teaching: None,
        };
        let secret = setup.secret;
        let mut fold = Fold::open(setup, 0).expect("a table");
        let take = |fold: &mut Fold, deed: Deed| fold.take(&deed, 0).expect("it can be done");
        let mut heads = Vec::new();
        take(&mut fold, Deed::Close);
        take(&mut fold, Deed::Reveal { seat: 0, added: "tea".to_owned() });
        take(&mut fold, Deed::start("stroganov"));
        let mut asked = 0;
        while fold.stage == Stage::Playing {
            let game = fold.game.as_deref().expect("it runs");
            let seat = fold.deciding().expect("somebody decides").index() as u8;
            let legal = game.legal();
            let action = if seat == 0 {
                legal[self.taste % legal.len()].clone()
            } else {
                let seed = secret.nth(fold.seq.unsigned_abs());
                let moods = secret.nth(u64::MAX);
                let time = Duration::from_secs(60);
                let own =
                    ask_in_time(game, &bot, seed, moods, time).expect("it answers").expect("it decides");
                // Where it has no choice, nobody meddles.
                asked += usize::from(legal.len() > 1);
                let other = legal.iter().find(|other| **other != own);
                let meddles = self.meddles == Some(asked);
                other.filter(|_| meddles).cloned().unwrap_or(own)
            };
            take(&mut fold, Deed::Act { seat, action, bot: seat == 1, stood_in: false });
            heads.push(fold.chain.as_ref().expect("it runs").head().to_string());
        }
        let commitment = secret.commitment().to_string();
        Game { record: fold.record().expect("it is over"), commitment, heads }
    }
}

/// Writes a record to a file and hands back its path.
fn file(folder: &TempDir, record: &Record) -> String {
    let path = folder.path().join("game.record");
    fs::write(&path, record.to_string()).expect("it is written");
    path.display().to_string()
}

fn examples() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples"))
}

/// What the program in Python says, and whether it is content.
fn python(args: &[&str]) -> (bool, String) {
    let ran = Command::new("python3").arg(examples().join("verify.py")).args(args).output().expect("python3");
    let text = [ran.stdout, ran.stderr].concat();
    (ran.status.success(), String::from_utf8(text).expect("text"))
}

/// Both programs refuse; hands back why.
fn both_refuse(args: &[&str]) -> String {
    let (content, why) = python(args);
    assert!(!content && why.contains("wrong: "), "{why}");
    complains(&[&["verify"], args].concat(), 1)
}

#[test]
fn an_honest_game_is_proven_to_whoever_kept_commitment_and_head() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = HONEST.plays();
    let file = file(&folder, &game.record);
    let head = &game.heads[game.heads.len() / 2];
    let kept = ["--commitment", &game.commitment, "--head", head, &file];
    let said = prints(&[["verify", "--bots"].as_slice(), &kept].concat());
    for words in [
        "commitment: it is the one you kept",
        "head: it is the one you kept, after line",
        "all the same",
        "seat 1: added what",
    ] {
        assert!(said.contains(words), "{words}: {said}");
    }
    assert!(!said.contains("not shown"), "{said}");
    let report = json_lines(&prints(&["verify", "--bots", "--json", "--head", head, &file])).remove(0);
    assert_eq!(report["head"].as_str(), game.heads.last().map(String::as_str));
    assert_eq!(report["kept_lines"], json!(game.heads.len() / 2 + 3));
    assert_eq!(report["added"], json!(["added what it had promised", "a bot"]));
    assert!(report["bots"]["same"].as_u64().is_some_and(|same| same > 20), "{report}");

    let (content, said) = python(&kept);
    assert!(content && said.contains(&game.heads[game.heads.len() - 1]), "{said}");
    assert!(said.contains("seat 1: promised it; added 'tea'") && said.contains("seat 2: a bot"), "{said}");
}

#[test]
fn without_what_was_kept_it_says_what_is_not_shown() {
    let folder = tempfile::tempdir().expect("a folder");
    let said = prints(&["verify", &file(&folder, &HONEST.plays().record)]);
    assert!(said.contains("give --commitment") && said.contains("give --head"), "{said}");
}

#[test]
fn a_server_that_changes_the_secret_is_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let shown = HONEST.plays().commitment;
    let file = file(&folder, &Server { secret: "a better one", ..HONEST }.plays().record);
    prints(&["verify", &file]);
    assert!(both_refuse(&["--commitment", &shown, &file]).contains("not the secret the table was bound to"));
}

#[test]
fn a_server_that_tells_two_stories_is_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let (told, other) = (HONEST.plays(), Server { taste: 1, ..HONEST }.plays());
    let file = file(&folder, &other.record);
    prints(&["verify", "--commitment", &told.commitment, &file]);
    let parted = told.heads.iter().position(|head| !other.heads.contains(head)).expect("they part");
    for head in [&told.heads[parted], &told.heads[told.heads.len() / 2], &told.heads[told.heads.len() - 1]] {
        assert!(both_refuse(&["--head", head, &file]).contains("another story was told"));
    }
}

/// The record of a table with other lines in its chain, and a last line that fits.
fn retold(record: &Record, lines: &[String]) -> Record {
    let chain = record.chain.as_ref().expect("a chain");
    let mut again = Chain::new(chain.secret(), &lines[0]);
    lines[1..].iter().for_each(|line| again.push(line));
    let actions = again.actions().expect("lines");
    Record { actions, result: None, chain: Some(again), ..record.clone() }
}

#[test]
fn a_record_that_was_shortened_is_found_out_by_the_head() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = HONEST.plays();
    let lines: Vec<String> =
        game.record.chain.as_ref().expect("a chain").lines().iter().map(ToString::to_string).collect();
    let file = file(&folder, &retold(&game.record, &lines[..lines.len() - 3]));
    assert!(prints(&["verify", &file]).contains("not finished"));
    let last = &game.heads[game.heads.len() - 1];
    assert!(both_refuse(&["--head", last, &file]).contains("another story was told"));
}

#[test]
fn whoever_decides_for_a_bot_is_found_out() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = Server { meddles: Some(5), ..HONEST }.plays();
    let file = file(&folder, &game.record);
    prints(&["verify", &file]);
    let why = complains(&["verify", "--bots", &file], 1);
    assert!(why.contains("1 of ") && why.contains("comes out"), "{why}");
}

#[test]
fn what_was_altered_cut_or_converted_is_refused_by_both() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = HONEST.plays();
    let text = game.record.to_string();
    let path = folder.path().join("altered.record");
    let result = text.lines().find(|line| line.starts_with("result: ")).expect("a result");
    let undoable = text.lines().filter(|line| line.contains("\"told\":\"act\"")).nth(3).expect("a decision");
    let end = text.rfind("end: ").expect("a last line");
    for altered in [
        text.replace(&format!("{result}\n"), ""),
        text.replace(&format!("{undoable}\n"), ""),
        text.replace("[\"tea\"", "[\"milk\""),
        text.replace('\n', "\r\n"),
        text[..text.len() / 2].to_owned(),
        text[..end].to_owned(),
    ] {
        assert_ne!(altered, text);
        fs::write(&path, altered).expect("it is written");
        both_refuse(&[&path.display().to_string()]);
    }
}

#[test]
fn a_record_without_a_chain_proves_no_head() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = HONEST.plays();
    let file = file(&folder, &Record { chain: None, ..game.record });
    assert!(prints(&["verify", "--commitment", &game.commitment, &file]).contains("kept no chain"));
    assert!(complains(&["verify", "--head", &game.heads[0], &file], 1).contains("no chain"));
    assert!(complains(&["verify", "--bots", &file], 1).contains("no chain"));
    let own = folder.path().join("own.record").display().to_string();
    prints(&["play", "stroganov", "--seats", "random,random", "--seed", "1", "--record", &own]);
    assert!(complains(&["verify", "--commitment", &game.commitment, &own], 1).contains("no secret"));
}

/// The numbers of docs/fairness.md.
fn vectors() -> Value {
    let text = fs::read_to_string(examples().join("fairness.json")).expect("the vectors");
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn the_vectors_hold_here_and_in_python() {
    let vectors = vectors();
    let texts = |value: &Value| -> Vec<String> { serde_json::from_value(value.clone()).expect("texts") };
    for vector in vectors["seeds"].as_array().expect("seeds") {
        let secret: Seed = vector["secret"].as_str().expect("text").parse().expect("a secret");
        let added = texts(&vector["added"]);
        let promises: Vec<String> = added.iter().map(|text| Fingerprint::of(text).to_string()).collect();
        assert_eq!(vector["commitment"], json!(secret.commitment()));
        assert_eq!(vector["promises"], json!(promises));
        assert_eq!(vector["seed"], json!(samovar_engine::Draw { secret, added }.seed()));
    }
    for vector in vectors["chains"].as_array().expect("chains") {
        let secret: Seed = vector["secret"].as_str().expect("text").parse().expect("a secret");
        let lines = texts(&vector["lines"]);
        let mut chain = Chain::new(secret, &lines[0]);
        lines[1..].iter().for_each(|line| chain.push(line));
        assert_eq!((&vector["links"], &vector["heads"]), (&json!(chain.links(1)), &json!(chain.heads())));
        assert_eq!(vector["actions"], json!(chain.actions().expect("lines")));
    }
    let script = "
import json, verify
vectors = json.load(open('fairness.json'))
for one in vectors['seeds']:
    secret = bytes.fromhex(one['secret'])
    assert verify.sha(secret).hex() == one['commitment']
    assert [verify.sha(text.encode()).hex() for text in one['added']] == one['promises']
    assert verify.seed(secret, one['added']).hex() == one['seed']
for one in vectors['chains']:
    assert verify.heads(bytes.fromhex(one['secret']), one['lines']) == one['heads']
print(len(vectors['seeds']), len(vectors['chains']))
";
    let ran =
        Command::new("python3").args(["-B", "-c", script]).current_dir(examples()).output().expect("python3");
    assert_eq!(String::from_utf8_lossy(&ran.stdout), "3 1\n", "{}", String::from_utf8_lossy(&ran.stderr));
}
