//! The real binary, run in a clean environment.

#[allow(dead_code, reason = "the tests of the server use more of it")]
#[path = "../../../server/tests/common/postgres.rs"]
pub mod postgres;
#[cfg(unix)]
pub mod server;

use std::path::PathBuf;
use std::process::Output;

use assert_cmd::Command;
use serde_json::Value;

/// The command with these arguments.
pub fn samovar(args: &[&str]) -> Command {
    let mut command = Command::cargo_bin("samovar").expect("the binary is built");
    command.env_remove("SAMOVAR_COMPONENTS").env_remove("NO_COLOR").env_remove("SAMOVAR_LANGUAGE");
    command.env("LC_ALL", "C").args(args);
    command
}

/// What a successful command prints.
pub fn prints(args: &[&str]) -> String {
    text(samovar(args).assert().success().get_output())
}

/// What a successful command prints when somebody types these lines.
pub fn prints_when_typed(args: &[&str], lines: &str) -> String {
    text(samovar(args).write_stdin(lines).assert().success().get_output())
}

/// What a command complains about that ends with this code.
pub fn complains(args: &[&str], code: i32) -> String {
    let assert = samovar(args).write_stdin("").assert().code(code);
    String::from_utf8(assert.get_output().stderr.clone()).expect("UTF-8")
}

/// The lines of a text as JSON.
pub fn json_lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// The answers of `samovar engine` to these lines.
pub fn converse(lines: &[&str]) -> Vec<Value> {
    json_lines(&prints_when_typed(&["engine"], &(lines.join("\n") + "\n")))
}

/// A file of the repository.
pub fn repository(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

/// A bot that is a Python program of the repository.
pub fn python(script: &str, arguments: &str) -> String {
    format!("exec:python3 '{}' {arguments}", repository(script).to_str().expect("UTF-8"))
}

/// Python with NumPy, which Debian brings for its own Python only.
pub fn numpy() -> std::process::Command {
    let has_numpy = |python: &&str| {
        let tried = std::process::Command::new(python).args(["-c", "import numpy"]).output();
        tried.is_ok_and(|output| output.status.success())
    };
    let python = ["python3", "/usr/bin/python3"]
        .into_iter()
        .find(has_numpy)
        .expect("a Python with NumPy is installed");
    std::process::Command::new(python)
}

/// The path of the binary.
pub fn binary() -> String {
    samovar(&[]).get_program().to_str().expect("UTF-8").to_owned()
}

/// A bot that does something wrong.
pub fn rogue(how: &str) -> String {
    python("crates/bots/tests/programs/rogue.py", how)
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("UTF-8")
}
