//! An external program at a seat. It is started as a child process and asked in lines of JSON, and it is told only what
//! its seat may know. `docs/protocol.md` describes the protocol.

mod process;

use std::fmt;
use std::marker::PhantomData;
use std::str::FromStr;
use std::time::Duration;

use samovar_engine::{ActionList, Game, Knowledge, Seat, Seed, Standings};
use serde_json::{Value, json};

use crate::{BadMaker, Bot, BotFailed, WhyFailed};
use process::{NoAnswer, Process};

/// The version of the protocol, sent with `sit`.
pub const PROTOCOL: u32 = 1;

/// The default time limit for an answer.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// How many characters of an answer an error message repeats.
const QUOTED: usize = 200;

/// How many legal actions an error message lists.
const LISTED: usize = 12;

/// A program and its arguments. They are split like a shell does, with quotes and backslashes, but no shell is started.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Command {
    text: String,
    words: Vec<String>,
    patience: Duration,
}

impl Command {
    /// The same program with another time limit for every answer.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Command {
        Command { patience, ..self }
    }
}

impl FromStr for Command {
    type Err = BadMaker;

    fn from_str(text: &str) -> Result<Command, BadMaker> {
        let text = text.trim();
        let bad = |why| BadMaker::Command(text.to_owned(), why);
        if text.contains(char::is_control) {
            return Err(bad("it has to stand on one line, without control characters"));
        }
        let words = shlex::split(text).ok_or_else(|| bad("a quote is not closed"))?;
        if words.first().is_none_or(String::is_empty) {
            return Err(bad("it names nothing to be started"));
        }
        Ok(Command { text: text.to_owned(), words, patience: PATIENCE })
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// A program that has taken a seat. Dropping this ends the process and reaps it.
#[derive(Debug)]
pub(crate) struct Program<G> {
    command: Command,
    seat: Seat,
    /// `None` once it has failed.
    process: Option<Process>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Program<G> {
    /// Starts a program and assigns it a seat.
    pub fn start(
        command: &Command,
        options: &G::Options,
        seat: Seat,
        seed: Seed,
    ) -> Result<Program<G>, BotFailed> {
        let mut program = Program { command: command.clone(), seat, process: None, game: PhantomData };
        let process = Process::start(&command.words);
        program.process =
            Some(process.map_err(|why| program.failed(WhyFailed::NotStarted(why.to_string())))?);
        let options = G::write_options(options);
        let sit = json!({
            "cmd": "sit",
            "protocol": PROTOCOL,
            "game": G::NAME,
            "seat": seat,
            "players": options["players"],
            "options": options,
            "seed": seed,
        });
        let answer = program.ask("sit", &sit)?;
        if answer["ok"] == true {
            Ok(program)
        } else {
            let reason = says(&answer).unwrap_or_else(|| "it does not take the seat".to_owned());
            Err(program.nonsense("sit", &answer.to_string(), reason, r#"{"ok":true}"#.to_owned()))
        }
    }

    /// Sends a command and waits for the answer, a JSON object.
    fn ask(&mut self, command: &'static str, line: &Value) -> Result<Value, BotFailed> {
        let patience = self.command.patience;
        let Some(process) = &mut self.process else {
            return Err(self.failed(WhyFailed::Ended("after its last mistake".to_owned(), command)));
        };
        let answer = match process.ask(line.to_string(), patience) {
            Ok(answer) => answer,
            Err(NoAnswer::Late) => return Err(self.failed(WhyFailed::Silent(patience, command))),
            Err(NoAnswer::Ended(how)) => return Err(self.failed(WhyFailed::Ended(how, command))),
        };
        let text = String::from_utf8_lossy(&answer);
        match serde_json::from_slice(&answer) {
            Ok(value @ Value::Object(_)) => Ok(value),
            Ok(_) => Err(self.nonsense(command, &text, "it is no JSON object".to_owned(), right(command))),
            Err(error) => {
                Err(self.nonsense(command, &text, format!("it is not JSON: {error}"), right(command)))
            }
        }
    }

    fn nonsense(&mut self, to: &'static str, came: &str, reason: String, right: String) -> BotFailed {
        let came = came.trim_end();
        let mut quoted: String = came.chars().take(QUOTED).collect();
        if quoted.len() < came.len() {
            quoted.push('…');
        }
        self.failed(WhyFailed::Nonsense { to, came: quoted, reason, right })
    }

    /// Ends the program and makes the error.
    fn failed(&mut self, why: WhyFailed) -> BotFailed {
        self.process = None;
        BotFailed { bot: format!("exec:{}", self.command), seat: self.seat, why }
    }
}

impl<G: Game> Bot<G> for Program<G> {
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed> {
        let mut legal = ActionList::new();
        known.legal_actions(&mut legal);
        let notations: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let choose =
            json!({"cmd": "choose", "seat": self.seat, "view": known.view_json(), "legal": notations});
        let answer = self.ask("choose", &choose)?;
        let chosen = answer["action"].as_str();
        let place = chosen.and_then(|chosen| notations.iter().position(|notation| notation == chosen));
        if let Some(place) = place {
            return Ok(legal[place]);
        }
        let reason = match (chosen, says(&answer)) {
            (_, Some(said)) => said,
            (Some(_), None) => "that action is not among the legal ones".to_owned(),
            (None, None) => "it has no text in the field \"action\"".to_owned(),
        };
        let listed: Vec<String> =
            notations.iter().take(LISTED).map(|notation| json!({"action": notation}).to_string()).collect();
        let more = if notations.len() > LISTED { " or another of \"legal\"" } else { "" };
        Err(self.nonsense("choose", &answer.to_string(), reason, listed.join(" or ") + more))
    }

    fn over(&mut self, standings: &Standings) {
        if let Some(process) = self.process.take() {
            process.dismiss(json!({"cmd": "over", "standings": standings}).to_string());
        }
    }
}

/// The error that a program reports itself.
fn says(answer: &Value) -> Option<String> {
    answer["error"].as_str().map(|error| format!("it says {error:?}"))
}

/// A generic example of a valid answer to a command.
fn right(command: &str) -> String {
    match command {
        "sit" => r#"{"ok":true}"#.to_owned(),
        _ => r#"{"action":"…"} with one of "legal""#.to_owned(),
    }
}
