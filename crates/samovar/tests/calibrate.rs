//! `samovar calibrate`.

use std::fs;

use crate::common::{complains, json_lines, prints};
use serde_json::Value;

/// Two games of greedy players, with chances by a very small search.
const GREEDY: [&str; 11] = [
    "calibrate",
    "rurik",
    "--bots",
    "greedy",
    "--by",
    "search:4",
    "--games",
    "4",
    "--seed",
    "1",
    "--every=20",
];

fn number(of: &Value, key: &str) -> f64 {
    of[key].as_f64().unwrap_or_else(|| panic!("{key} is no number in {of}"))
}

#[test]
fn the_figures_do_not_depend_on_threads_and_fit_together() {
    let found = |threads: &'static str| {
        json_lines(&prints(&[&GREEDY[..], &["--json", "--threads", threads]].concat())).pop().expect("a line")
    };
    let one = found("1");
    assert_eq!(one, found("3"));
    let all = &one["all"];
    assert!((0.0..=1.0).contains(&number(all, "brier")));
    assert!((0.0..=1.0).contains(&number(all, "calibration_error")));
    let count = |of: &Value| of["forecasts"].as_u64().expect("a count");
    let sum = |of: &Value| of.as_array().expect("a list").iter().map(count).sum::<u64>();
    assert!(count(all) > 20);
    assert_eq!((sum(&all["bins"]), sum(&one["parts"])), (count(all), count(all)));
}

#[test]
fn the_reliability_curve_is_drawn_and_written() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.html");
    let text = prints(&[&GREEDY[..], &["--html", file.to_str().expect("UTF-8")]].concat());
    for part in ["Brier score", "expected calibration error", "●", "fifth 5"] {
        assert!(text.contains(part), "{part:?} is missing in {text}");
    }
    let html = fs::read_to_string(&file).expect("a report");
    assert!(html.starts_with("<!DOCTYPE html>") && html.ends_with("</html>"));
    assert!(html.contains("Samovar calibrate") && html.contains("Reliability") && html.contains("<circle"));
}

#[test]
fn temperatures_are_fitted_to_games() {
    let args =
        ["calibrate", "stroganov", "--bots", "greedy", "--games", "6", "--seed", "1", "--every=4", "--fit"];
    let fit = json_lines(&prints(&[&args[..], &["--json"]].concat())).pop().expect("a line");
    assert_eq!(fit["temperatures"].as_array().map(Vec::len), Some(5));
    assert!(number(&fit, "surprise") <= number(&fit, "surprise_before"));
    assert!(prints(&args).contains("positions of 6 games"));
}

#[test]
fn what_cannot_tell_chances_is_refused() {
    let said = complains(&["calibrate", "rurik", "--by", "greedy", "--games", "1"], 2);
    assert!(said.contains("does not search"), "{said}");
    complains(&["calibrate", "rurik", "--bots", "greedy,greedy,greedy", "-p2", "--games", "1"], 2);
}
