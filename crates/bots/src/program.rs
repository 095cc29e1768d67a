//! An external program at a seat. It is started as a child process and asked in lines of JSON, and it is told only what
//! its seat may know. `docs/protocol.md` describes the protocol.

mod process;
mod programs;

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use std::{env, fmt, fs};

use samovar_engine::{ActionList, Fingerprint, Game, Knowledge, Seed, Standings};
use serde_json::{Value, json};

use crate::{BadMaker, Bot, BotFailed, WhyFailed};
use process::NoAnswer;
use programs::Worker;
pub use programs::{Place, Programs};

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

    /// The files that the command line names, as words or as `--option=FILE`, with what they contain. The program itself
    /// is looked up as a shell does. What these files read in turn is not known.
    ///
    /// # Errors
    /// The file that cannot be read, and why.
    pub fn files(&self) -> Result<BTreeMap<String, Fingerprint>, String> {
        let value = |word: &'_ str| word.split_once('=').map(|(_, value)| PathBuf::from(value));
        let mut files = BTreeMap::new();
        for (place, word) in self.words.iter().enumerate() {
            let here = || Some(PathBuf::from(word)).filter(|path| path.is_file());
            let given = || value(word).filter(|path| path.is_file());
            let found = if place == 0 { in_path(word) } else { here().or_else(given) };
            if let Some(path) = found {
                let contents =
                    fs::read(&path).map_err(|why| format!("cannot read {}: {why}", path.display()))?;
                files.insert(word.clone(), Fingerprint::of(contents));
            }
        }
        Ok(files)
    }
}

/// The file that is started by this name.
fn in_path(name: &str) -> Option<PathBuf> {
    let path = PathBuf::from(name);
    if path.components().count() > 1 || path.is_absolute() {
        return Some(path).filter(|path| path.is_file());
    }
    let folders = env::var_os("PATH")?;
    env::split_paths(&folders).map(|folder| folder.join(name)).find(|path| path.is_file())
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

/// A program that has taken a seat. When this is dropped, its process goes back to the others.
#[derive(Debug)]
pub(crate) struct Program<G> {
    command: Command,
    programs: Arc<Programs>,
    place: Place,
    /// The number by which it knows the table.
    table: u64,
    /// `None` once it has failed, or the game is over.
    worker: Option<Worker>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> Program<G> {
    /// Assigns a program a seat, unless it has it already. It is started if no process can take the seat.
    pub fn sit(
        command: &Command,
        programs: &Arc<Programs>,
        options: &G::Options,
        place: Place,
        seed: Seed,
    ) -> Result<Program<G>, BotFailed> {
        let (command, programs) = (command.clone(), programs.clone());
        let mut program = Program { command, programs, place, table: 0, worker: None, game: PhantomData };
        program.worker = program.programs.take(&program.command, place);
        let is_new = program.worker.is_none();
        match program.sit_down(options, seed) {
            // It ended between two tables, for which no game has to suffer.
            Err(BotFailed { why: WhyFailed::Ended(..), .. }) if !is_new => program.sit_down(options, seed)?,
            done => done?,
        }
        Ok(program)
    }

    fn sit_down(&mut self, options: &G::Options, seed: Seed) -> Result<(), BotFailed> {
        if self.worker.is_none() {
            let started = Worker::start(&self.command);
            self.worker = Some(started.map_err(|why| self.failed(WhyFailed::NotStarted(why.to_string())))?);
        }
        let worker = self.worker.as_mut().expect("it was started");
        if let Some(table) = worker.table(self.place) {
            self.table = table;
            return Ok(());
        }
        self.table = worker.next_table();
        let options = G::write_options(options);
        let sit = json!({
            "cmd": "sit",
            "protocol": PROTOCOL,
            "table": self.table,
            "game": G::NAME,
            "seat": self.place.seat,
            "players": options["players"],
            "options": options,
            "seed": seed,
        });
        let answer = self.ask("sit", &sit)?;
        let wrong = if answer["ok"] != true {
            Some(says(&answer).unwrap_or_else(|| "it does not take the seat".to_owned()))
        } else if !matches!(answer["many"], Value::Null | Value::Bool(_)) {
            Some("\"many\" is true or false".to_owned())
        } else {
            None
        };
        if let Some(reason) = wrong {
            return Err(self.nonsense("sit", &answer.to_string(), reason, right("sit")));
        }
        if let Some(worker) = &mut self.worker {
            worker.sat(self.place, answer["many"] == true);
        }
        Ok(())
    }

    /// Sends a command and waits for the answer, a JSON object.
    fn ask(&mut self, command: &'static str, line: &Value) -> Result<Value, BotFailed> {
        let patience = self.command.patience;
        let Some(worker) = &mut self.worker else {
            return Err(self.failed(WhyFailed::Ended("after its last mistake".to_owned(), command)));
        };
        worker.attend(self.place);
        let answer = match worker.ask(line, patience) {
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
        self.worker = None;
        BotFailed { bot: format!("exec:{}", self.command), seat: self.place.seat, why }
    }
}

impl<G: Game> Bot<G> for Program<G> {
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed> {
        let mut legal = ActionList::new();
        known.legal_actions(&mut legal);
        let notations: Vec<String> = legal.iter().map(ToString::to_string).collect();
        let choose = json!({
            "cmd": "choose",
            "table": self.table,
            "seat": self.place.seat,
            "view": known.view_json(),
            "legal": notations,
        });
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
        let kept = self.worker.take().and_then(|worker| worker.over(self.place, standings));
        if let Some(worker) = kept {
            self.programs.put(worker);
        }
    }
}

impl<G> Drop for Program<G> {
    fn drop(&mut self) {
        if let Some(worker) = self.worker.take() {
            self.programs.put(worker);
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
        "sit" => r#"{"ok":true} or {"ok":true,"many":true}"#.to_owned(),
        _ => r#"{"action":"…"} with one of "legal""#.to_owned(),
    }
}
