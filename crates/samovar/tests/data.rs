//! Records and training data, and models that play.

use std::fs;
use std::path::Path;

use crate::common::{binary, complains, json_lines, numpy, prints, repository};
use serde_json::Value;

fn text(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

#[test]
fn numpy_reads_the_decisions_of_a_simulation() {
    let script = repository("python/tests/test_data.py");
    let output = numpy().arg(text(&script)).env("SAMOVAR", binary()).output().expect("Python runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && said.contains("Ran 7 tests") && !said.contains("skipped"), "{said}");
}

#[test]
fn every_game_is_a_record_that_replays() {
    let folder = tempfile::tempdir().expect("a folder");
    let records = folder.path().join("records");
    let args =
        ["--bots", "A=random,B=random", "--games", "4", "--seed", "1", "--json", "--records", text(&records)];
    for command in ["sim", "arena"] {
        prints(&[&[command, "stroganov"], &args[..]].concat());
        let mut files: Vec<_> =
            fs::read_dir(&records).expect("a folder").map(|file| file.expect("a file").path()).collect();
        files.sort();
        assert_eq!(files.len(), 4, "{files:?}");
        for file in &files {
            prints(&["verify", text(file)]);
        }
        let first = fs::read_to_string(&files[0]).expect("a record");
        assert!(first.contains("# seats: A,B"), "{first}");
        fs::remove_dir_all(&records).expect("it goes");
    }
}

#[test]
fn data_of_a_contest_is_written_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let [log, data] = ["log", "contest.npz"].map(|name| folder.path().join(name));
    let args = ["arena", "stroganov", "--bots", "random", "--games", "2", "--seed", "1"];
    let kept = ["--log", text(&log), "--data", text(&data)];
    prints(&[&args[..], &kept[..]].concat());
    let written = fs::read(&data).expect("a file");
    assert!(written.starts_with(b"PK"));
    let said = complains(&[&args[..], &kept[..]].concat(), 2);
    assert!(said.contains("the log has 2 games already") && said.contains("name a new log"), "{said}");
    assert_eq!(fs::read(&data).expect("still"), written, "what was there is kept");
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 2, "nothing is left beside it");
    let said = complains(&["sim", "stroganov", "--data", "data.csv"], 2);
    assert!(said.contains("NPZ file, for example rurik.npz"), "{said}");
    let said = complains(&["sim", "stroganov", "--games", "1", "--data", "no/such/folder/a.npz"], 1);
    assert!(said.contains("cannot write no/such/folder/a.npz"), "{said}");
}

#[test]
fn a_model_is_told_what_it_has_to_be_like() {
    for game in ["stroganov", "rurik", "first-tsar"] {
        let contract: Value = json_lines(&prints(&["model", game])).remove(0);
        assert_eq!(contract["properties"]["samovar.game"], game);
        let parts = contract["parts"].as_array().expect("a list");
        let lengths = parts.iter().map(|part| part["len"].as_u64().expect("a number"));
        assert_eq!(contract["observation"].as_u64(), Some(lengths.sum()));
        assert!(contract["actions"].as_array().is_some_and(|actions| actions.len() > 100));
    }
}

#[test]
fn a_file_that_is_no_model_is_refused_before_anything_is_played() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("model.onnx");
    fs::write(&file, "weights").expect("a file");
    let bots = format!("onnx:{},random", text(&file));
    let said = complains(&["sim", "rurik", "--bots", &bots], 2);
    assert!(said.contains("no ONNX file") && said.contains("docs/models.md"), "{said}");
    let said = complains(&["sim", "rurik", "--bots", "onnx:nothing.onnx@100"], 2);
    assert!(said.contains("\"nothing.onnx\" is no model: it cannot be read"), "{said}");
}
