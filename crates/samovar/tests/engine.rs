//! `samovar engine`: the protocol of `docs/protocol.md`.

use std::fs;
use std::process::Command;

use crate::common::{converse, prints, repository, samovar};
use serde_json::{Value, json};

const NEW: &str = r#"{"cmd":"new","game":"stroganov","options":{"players":2},"seed":"tea"}"#;

fn act(action: &Value) -> String {
    json!({"cmd": "act", "action": action}).to_string()
}

fn code(answer: &Value) -> &str {
    assert_eq!(answer["ok"], false, "{answer}");
    answer["error"]["code"].as_str().expect("a code")
}

#[test]
fn the_session_in_the_documentation_is_true() {
    let text = fs::read_to_string(repository("docs/protocol.md")).expect("docs/protocol.md");
    let session =
        text.split("```session\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a session");
    let lines = |mark: &str| session.lines().filter_map(|line| line.strip_prefix(mark)).collect::<Vec<_>>();
    let answers = converse(&lines("> "));
    let promised = lines("< ");
    assert_eq!(answers.len(), promised.len());
    for ((sent, answer), promised) in lines("> ").iter().zip(&answers).zip(promised) {
        let promised: Value =
            serde_json::from_str(promised).unwrap_or_else(|error| panic!("{error}: {promised}"));
        assert!(fits(&promised, answer), "to      {sent}\ncame    {answer}\nwritten {promised}");
    }
}

/// Whether a value fits a pattern in which `"…"` stands for what is left out.
fn fits(pattern: &Value, value: &Value) -> bool {
    const ANY: &str = "…";
    match (pattern, value) {
        (Value::String(any), _) if any == ANY => true,
        (Value::Array(patterns), Value::Array(values)) => {
            let open = patterns.last().is_some_and(|last| last == ANY);
            let fixed = &patterns[..patterns.len() - usize::from(open)];
            (values.len() == fixed.len() || open && values.len() >= fixed.len())
                && fixed.iter().zip(values).all(|(pattern, value)| fits(pattern, value))
        }
        (Value::Object(patterns), Value::Object(values)) => {
            let open = patterns.contains_key(ANY);
            let known = |key: &String| patterns.contains_key(key);
            (open || values.keys().all(known))
                && patterns
                    .iter()
                    .filter(|(key, _)| *key != ANY)
                    .all(|(key, pattern)| values.get(key).is_some_and(|value| fits(pattern, value)))
        }
        _ => pattern == value,
    }
}

#[test]
fn only_the_first_answer_names_the_protocol() {
    let answers = converse(&["nonsense", NEW]);
    assert_eq!(answers[0]["protocol"], 1);
    assert!(answers[1].get("protocol").is_none());
}

#[test]
fn bad_lines_are_answered_and_never_fatal() {
    let long = format!("{{\"cmd\":\"{}\"}}", "x".repeat(5 << 20));
    let deep = format!("{{\"cmd\":{}1{}}}", "[".repeat(5000), "]".repeat(5000));
    let mut input = Vec::new();
    for line in
        [&b"{"[..], b"[1]", b"\xff\xfe", b"", b"   ", long.as_bytes(), deep.as_bytes(), NEW.as_bytes()]
    {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    let output = samovar(&["engine"]).write_stdin(input).assert().success().get_output().stdout.clone();
    let answers = crate::common::json_lines(&String::from_utf8(output).expect("UTF-8"));
    let codes: Vec<_> = answers[..5].iter().map(code).collect();
    assert_eq!(codes, ["bad_json", "bad_json", "bad_json", "too_long", "bad_json"]);
    assert_eq!(answers[5]["ok"], true);
}

#[test]
fn every_mistake_has_its_code() {
    for (line, expected) in [
        (r#"{}"#, "missing_field"),
        (r#"{"cmd":7}"#, "bad_field"),
        (r#"{"cmd":"dance"}"#, "unknown_command"),
        (r#"{"cmd":"new"}"#, "missing_field"),
        (r#"{"cmd":"new","game":"checkers"}"#, "unknown_game"),
        (r#"{"cmd":"new","game":"stroganov","options":{"players":9}}"#, "bad_options"),
        (r#"{"cmd":"new","game":"stroganov","options":[2]}"#, "bad_options"),
        (r#"{"cmd":"new","game":"stroganov","seed":{}}"#, "bad_field"),
        (r#"{"cmd":"new","game":"rurik","players":4}"#, "unknown_field"),
        (r#"{"cmd":"standings","seat":1}"#, "unknown_field"),
        (r#"{"cmd":"load","game":"stroganov"}"#, "missing_field"),
        (r#"{"cmd":"load","game":"stroganov","state":{"a":1}}"#, "bad_state"),
        (r#"{"cmd":"load","record":"a poem"}"#, "bad_record"),
        (r#"{"cmd":"act"}"#, "missing_field"),
        (r#"{"cmd":"act","action":"xyzzy"}"#, "bad_action"),
        (r#"{"cmd":"explain","action":"xyzzy"}"#, "bad_action"),
        (r#"{"cmd":"act","action":"end"}"#, "refused"),
        (r#"{"cmd":"undo"}"#, "nothing_to_undo"),
        (r#"{"cmd":"view"}"#, "missing_field"),
        (r#"{"cmd":"view","seat":2}"#, "bad_seat"),
        (r#"{"cmd":"view","seat":-1}"#, "bad_seat"),
        (r#"{"cmd":"bot","name":"robot"}"#, "unknown_bot"),
        (r#"{"cmd":"bot","name":"exec:cat"}"#, "unknown_bot"),
        (r#"{"cmd":"bot","name":"search:0"}"#, "unknown_bot"),
        (r#"{"cmd":"bot","name":"greedy","iterations":5}"#, "bad_field"),
        (r#"{"cmd":"bot","name":"master","iterations":5}"#, "bad_field"),
        (r#"{"cmd":"bot","name":"search","iterations":0}"#, "bad_field"),
        (r#"{"cmd":"bot","name":"search","iterations":1000001}"#, "bad_field"),
        (r#"{"cmd":"bot","name":"search","iterations":"many"}"#, "bad_field"),
        (r#"{"cmd":"state","words":"yes"}"#, "bad_field"),
    ] {
        let answers = converse(&[NEW, line, r#"{"cmd":"legal"}"#]);
        assert_eq!(code(&answers[1]), expected, "{line}");
        assert_eq!(answers[2]["legal"], answers[0]["legal"], "{line} changed the game");
    }
    assert_eq!(code(&converse(&[r#"{"cmd":"act","action":"end"}"#])[0]), "no_game");
    for line in ["undo", "state", "legal", "record", "standings"] {
        let command = json!({"cmd": line}).to_string();
        assert_eq!(code(&converse(&[&command])[0]), "no_game", "{line}");
    }
}

#[test]
fn a_refusal_names_the_rule() {
    let answers = converse(&[NEW, r#"{"cmd":"explain","action":"end"}"#, r#"{"cmd":"act","action":"end"}"#]);
    assert_eq!(answers[1]["allowed"], false);
    assert!(answers[1]["refusal"]["rule"].as_str().is_some_and(|rule| rule.starts_with("STR-")));
    assert!(answers[1]["refusal"]["message"].is_string());
    assert_eq!(answers[1]["refusal"]["rule"], answers[2]["error"]["rule"]);
}

#[test]
fn undo_goes_back_exactly_one_decision() {
    let begun = converse(&[NEW, r#"{"cmd":"state"}"#]);
    let first = act(&begun[0]["legal"][0]);
    let answers = converse(&[NEW, &first, r#"{"cmd":"undo","state":true}"#, r#"{"cmd":"undo"}"#]);
    assert_eq!(answers[2]["state"], begun[1]["state"]);
    assert_eq!(code(&answers[3]), "nothing_to_undo");
}

#[test]
fn a_loaded_position_goes_on_as_the_original_and_its_record_carries_it() {
    let begun = converse(&[NEW, r#"{"cmd":"state"}"#]);
    let load = json!({"cmd": "load", "game": "stroganov", "state": begun[1]["state"]}).to_string();
    let first = act(&begun[0]["legal"][0]);
    let original = converse(&[NEW, &first, r#"{"cmd":"state"}"#]);
    let loaded = converse(&[&load, &first, r#"{"cmd":"state"}"#, r#"{"cmd":"record"}"#]);
    assert_eq!(original[2]["state"], loaded[2]["state"]);
    let record = loaded[3]["record"].as_str().expect("a record");
    assert!(record.contains("\nstart: {"), "{record}");
    let again = json!({"cmd": "load", "record": record}).to_string();
    assert_eq!(converse(&[&again, r#"{"cmd":"state"}"#])[1]["state"], loaded[2]["state"]);
}

#[test]
fn a_bot_repeats_itself_and_answers_legally() {
    for name in ["random", "greedy"] {
        let ask = json!({"cmd": "bot", "name": name}).to_string();
        let answers = converse(&[NEW, &ask, &ask]);
        assert_eq!(answers[1]["action"], answers[2]["action"]);
        assert!(answers[0]["legal"].as_array().expect("a list").contains(&answers[1]["action"]));
    }
}

#[test]
fn a_search_says_what_it_thinks() {
    let ask = r#"{"cmd":"bot","name":"search","iterations":60}"#;
    let answers =
        converse(&[NEW, ask, r#"{"cmd":"bot","name":"search:60"}"#, r#"{"cmd":"bot","name":"strong"}"#]);
    let answer = &answers[1];
    assert_eq!(*answer, answers[2], "iterations may stand in the name");
    for answer in [answer, &answers[3]] {
        let visits = answer["visits"].as_array().expect("a list");
        assert_eq!(visits[0]["action"], answer["action"]);
        assert_eq!((&visits[0]["value"], &visits[0]["chance"]), (&answer["value"], &answer["chance"]));
        assert_eq!(answer["line"][0], answer["action"]);
        for share in ["value", "chance"] {
            assert!(answer[share].as_f64().is_some_and(|share| (0.0..=1.0).contains(&share)));
        }
        let counts: Vec<_> = visits.iter().map(|one| one["visits"].as_u64().expect("a number")).collect();
        assert!(counts.is_sorted_by(|one, next| one >= next), "{counts:?}");
        assert_eq!(counts.len(), answers[0]["legal"].as_array().expect("a list").len());
    }
}

#[test]
fn programs_are_refused_in_words() {
    let answers = converse(&[NEW, r#"{"cmd":"bot","name":"exec:cat"}"#]);
    assert!(answers[1]["error"]["message"].as_str().is_some_and(|said| said.contains("starts no programs")));
}

#[test]
fn flags_add_words_state_and_standings_and_ids_come_back() {
    let answers = converse(&[NEW, r#"{"cmd":"legal","id":[7],"words":true,"state":true,"standings":true}"#]);
    let answer = &answers[1];
    assert_eq!(answer["id"], json!([7]));
    assert_eq!(answer["choices"][0]["action"], answer["legal"][0]);
    assert!(answer["choices"][0]["words"].is_string() && answer["question"].is_string());
    assert!(answer["state"].is_object() && answer["standings"]["rows"].is_array());
}

#[test]
fn an_engine_holds_many_games() {
    let new = |table: &str, seed: &str| {
        format!(r#"{{"cmd":"new","game":"rurik","seed":"{seed}","table":{table}}}"#)
    };
    let legal = |table: &str| format!(r#"{{"cmd":"legal","table":{table},"state":true}}"#);
    let answers = converse(&[
        &new("7", "a"),
        &new("\"7\"", "b"),
        &legal("7"),
        &legal("\"7\""),
        r#"{"cmd":"close","table":7}"#,
        &legal("7"),
        &legal("\"7\""),
        r#"{"cmd":"legal"}"#,
        r#"{"cmd":"legal","table":null}"#,
        r#"{"cmd":"close"}"#,
    ]);
    assert_eq!((&answers[2]["table"], &answers[3]["table"]), (&json!(7), &json!("7")));
    assert_ne!(answers[2]["state"], answers[3]["state"]);
    assert_eq!(answers[4], json!({"ok": true, "table": 7}));
    assert_eq!((code(&answers[5]), &answers[5]["table"]), ("no_game", &json!(7)));
    assert_eq!(answers[6]["state"], answers[3]["state"]);
    assert_eq!([7, 8, 9].map(|place: usize| code(&answers[place])), ["no_game", "bad_field", "no_game"]);
}

#[test]
fn the_view_of_whoever_decides_comes_with_any_answer() {
    let answers = converse(&[
        r#"{"cmd":"new","game":"rurik","seed":"tea","view":true}"#,
        r#"{"cmd":"legal","view":true}"#,
        r#"{"cmd":"view","seat":0,"view":true}"#,
        r#"{"cmd":"legal","view":0}"#,
    ]);
    let seat = answers[0]["turn"]["seat"].clone();
    assert_eq!(answers[0]["view"]["viewer"], seat);
    assert_eq!(answers[1]["view"], answers[0]["view"]);
    assert_eq!(answers[2]["view"]["viewer"], 0);
    assert_eq!(code(&answers[3]), "bad_field");
}

#[test]
fn words_are_in_the_language_that_a_command_asks_for() {
    let new = r#"{"cmd":"new","game":"stroganov","options":{"players":2},"seed":"tea","words":true,"language":"fr"}"#;
    let answers =
        converse(&[new, r#"{"cmd":"explain","action":"end"}"#, r#"{"cmd":"legal","language":"tlh"}"#]);
    assert!(
        answers[0]["question"].as_str().expect("a question").starts_with("Choisissez votre premier souhait")
    );
    let refusal = answers[1]["refusal"]["message"].as_str().expect("a reason");
    assert_eq!(refusal, "votre tour peut se terminer après le déplacement et l’action de base");
    assert_eq!(code(&answers[2]), "bad_field");
}

#[test]
fn a_python_program_plays_a_game() {
    let binary = samovar(&[]).get_program().to_owned();
    let output = Command::new("python3")
        .arg(repository("examples/random_game.py"))
        .arg(binary)
        .args(["stroganov", "2", "tea"])
        .output()
        .expect("python3 runs");
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert!(text.contains("seat 0: rank") && text.contains("decisions"), "{text}");
}

#[test]
fn the_games_of_the_protocol_are_those_of_the_list() {
    let listed = crate::common::json_lines(&prints(&["games", "--json"]));
    assert_eq!(converse(&[r#"{"cmd":"games"}"#])[0]["games"], Value::Array(listed));
}
