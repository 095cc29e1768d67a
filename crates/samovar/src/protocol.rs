//! `samovar engine`: another program drives a game, with one JSON object per line. `docs/protocol.md` describes it.

mod lines;

use std::collections::HashMap;
use std::io::{BufRead, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use samovar_bots::{BadMaker, MAX_ITERATIONS, Maker};
use samovar_engine::{Happening, Kind, Message, Rejected, Seat, Seed, Table, Turn, Viewer};
use samovar_games::kinds;
use samovar_words::{Language, Names, UnknownLanguage, say};
use serde_json::{Map, Value, json};

use crate::pen::names_at;
use crate::{bots, list, setup};
use lines::Line;

/// The version of the protocol, as sent in the first answer.
pub const VERSION: u32 = 1;

/// The longest line accepted, in bytes.
pub const LONGEST_LINE: usize = 4 << 20;

/// Answers lines until the input ends.
///
/// # Errors
/// Only if reading or writing fails.
pub fn serve(mut input: impl BufRead, mut output: impl Write) -> anyhow::Result<()> {
    let mut engine = Engine::default();
    let mut buffer = Vec::new();
    loop {
        let answer = match lines::read(&mut input, &mut buffer, LONGEST_LINE)? {
            Line::End => return Ok(()),
            Line::TooLong => {
                engine.refuse_line("too_long", format!("a line has at most {LONGEST_LINE} bytes"))
            }
            Line::Text => match std::str::from_utf8(&buffer) {
                Ok(line) if line.trim().is_empty() => continue,
                Ok(line) => engine.answer_safely(line),
                Err(error) => engine.refuse_line("bad_json", format!("the line is not UTF-8: {error}")),
            },
        };
        writeln!(output, "{answer}")?;
        output.flush()?;
    }
}

/// Every command with the fields it takes besides those of all commands.
const COMMANDS: [(&str, &[&str]); 13] = [
    ("games", &[]),
    ("new", &["game", "options", "seed"]),
    ("load", &["record", "game"]),
    ("act", &["action"]),
    ("undo", &[]),
    ("state", &[]),
    ("view", &["seat"]),
    ("legal", &[]),
    ("explain", &["action"]),
    ("bot", &["name", "iterations", "seed"]),
    ("record", &[]),
    ("standings", &[]),
    ("close", &[]),
];

/// The fields that every command takes.
const FIELDS: [&str; 8] = ["id", "cmd", "table", "language", "state", "words", "standings", "view"];

/// A session with one client; holds the games that its commands refer to.
#[derive(Default)]
pub struct Engine {
    /// By the name of the table; that of a table without one is null.
    tables: HashMap<Value, Box<dyn Table>>,
    /// The table that the command refers to.
    at: Value,
    greeted: bool,
    /// The language of the words in its answers.
    language: Language,
}

/// A command as received.
type Request = Map<String, Value>;

/// The fields of an answer.
type Fields = Map<String, Value>;

/// Why a command failed.
struct Problem {
    code: &'static str,
    message: String,
    /// Further fields for programs.
    more: Fields,
}

impl Problem {
    fn new(code: &'static str, message: impl Into<String>) -> Problem {
        Problem { code, message: message.into(), more: Fields::new() }
    }

    fn with(mut self, key: &str, value: Value) -> Problem {
        self.more.insert(key.to_owned(), value);
        self
    }
}

impl Engine {
    /// The answer to one line.
    pub fn answer(&mut self, line: &str) -> Value {
        match serde_json::from_str::<Value>(line) {
            Ok(Value::Object(request)) => self.answer_request(&request),
            Ok(_) => self
                .refuse_line("bad_json", "a command is a JSON object, like {\"cmd\":\"games\"}".to_owned()),
            Err(error) => self.refuse_line("bad_json", format!("the line is not JSON: {error}")),
        }
    }

    /// The answer to one line, even if a game panics. That game is lost in that case.
    fn answer_safely(&mut self, line: &str) -> Value {
        catch_unwind(AssertUnwindSafe(|| self.answer(line))).unwrap_or_else(|_| {
            self.tables.remove(&self.at);
            self.refuse_line("internal", "the game broke over this command and was dropped".to_owned())
        })
    }

    fn refuse_line(&mut self, code: &'static str, message: String) -> Value {
        self.compose(None, Err(Problem::new(code, message)))
    }

    fn answer_request(&mut self, request: &Request) -> Value {
        let answer = self.obey(request);
        let mut answer = self.compose(request.get("id"), answer);
        if let (Value::Object(fields), Some(table)) = (&mut answer, request.get("table")) {
            fields.insert("table".to_owned(), table.clone());
        }
        answer
    }

    /// An answer with the fields that all answers have.
    fn compose(&mut self, id: Option<&Value>, answer: Result<Fields, Problem>) -> Value {
        let mut fields = Fields::new();
        fields.insert("ok".to_owned(), answer.is_ok().into());
        if !std::mem::replace(&mut self.greeted, true) {
            fields.insert("protocol".to_owned(), VERSION.into());
        }
        if let Some(id) = id {
            fields.insert("id".to_owned(), id.clone());
        }
        match answer {
            Ok(answer) => fields.extend(answer),
            Err(problem) => {
                let mut error = Fields::new();
                error.insert("code".to_owned(), problem.code.into());
                error.insert("message".to_owned(), problem.message.into());
                error.extend(problem.more);
                fields.insert("error".to_owned(), error.into());
            }
        }
        Value::Object(fields)
    }

    fn obey(&mut self, request: &Request) -> Result<Fields, Problem> {
        let command = command(request)?;
        self.at = table_name(request)?;
        let wants = Wants::read(request)?;
        self.speak(request)?;
        let language = self.language;
        let words = |message: &Message| words(message, language);
        let mut fields = match command {
            "games" => return Ok(one("games", kinds().iter().map(|kind| list::to_json(*kind)).collect())),
            "close" => {
                self.table()?;
                self.tables.remove(&self.at);
                return Ok(Fields::new());
            }
            "new" => self.new_game(request)?,
            "load" => self.load(request)?,
            "act" => self.act(request)?,
            "undo" => self.undo()?,
            "view" => self.view(request)?,
            "explain" => self.explain(request)?,
            "bot" => self.bot(request)?,
            "record" => one("record", self.table()?.record().to_string().into()),
            _ => Fields::new(),
        };
        let table = self.table()?;
        let over = table.turn() == Turn::Over;
        fields.insert("turn".to_owned(), turn(table.turn()));
        fields.insert("legal".to_owned(), table.legal().into());
        if wants.words {
            if !over {
                fields.insert("question".to_owned(), words(&table.question()).into());
            }
            let choice = |choice: samovar_engine::Choice| json!({"action": choice.action, "words": words(&choice.words)});
            fields.insert("choices".to_owned(), table.choices().into_iter().map(choice).collect());
        }
        if wants.state || command == "state" {
            fields.insert("state".to_owned(), table.state());
        }
        if wants.view && command != "view" {
            let viewer = table.turn().seat().map_or(Viewer::Spectator, Viewer::Seat);
            fields.insert("view".to_owned(), table.view(viewer));
        }
        if wants.standings || over || command == "standings" {
            fields.insert("standings".to_owned(), json!(table.standings()));
        }
        Ok(fields)
    }

    /// Speaks the language that a command asks for, from now on.
    fn speak(&mut self, request: &Request) -> Result<(), Problem> {
        let Some(code) = request.get("language") else { return Ok(()) };
        let language = code.as_str().and_then(|code| code.parse().ok());
        self.language = language
            .ok_or_else(|| Problem::new("bad_field", format!("\"language\" is {}", UnknownLanguage)))?;
        Ok(())
    }

    fn new_game(&mut self, request: &Request) -> Result<Fields, Problem> {
        let kind = kind(text(request, "game")?)?;
        let none = Map::new();
        let options = match request.get("options") {
            None | Some(Value::Null) => &none,
            Some(Value::Object(options)) => options,
            Some(_) => {
                return Err(Problem::new("bad_options", "\"options\" is an object, like {\"players\":2}"));
            }
        };
        let seed = seed(request)?;
        let table = kind
            .new_table(options, seed)
            .map_err(|faults| Problem::new("bad_options", setup::option_faults(&faults)))?;
        let mut fields = one("game", table.game().into());
        fields.insert("options".to_owned(), table.options().into());
        fields.insert("seed".to_owned(), seed.to_string().into());
        self.tables.insert(self.at.clone(), table);
        Ok(fields)
    }

    fn load(&mut self, request: &Request) -> Result<Fields, Problem> {
        let table = match request.get("record") {
            Some(Value::String(record)) => replay(record)?,
            Some(_) => return Err(Problem::new("bad_field", "\"record\" is the text of a record")),
            None => {
                let kind = kind(text(request, "game")?)?;
                let state = request.get("state").ok_or_else(|| missing("state"))?;
                kind.load(state).map_err(|faults| {
                    let all: Vec<_> = faults.iter().map(ToString::to_string).collect();
                    Problem::new("bad_state", all.join("; ")).with("faults", json!(faults))
                })?
            }
        };
        let mut fields = one("game", table.game().into());
        fields.insert("options".to_owned(), table.options().into());
        self.tables.insert(self.at.clone(), table);
        Ok(fields)
    }

    fn act(&mut self, request: &Request) -> Result<Fields, Problem> {
        let action = text(request, "action")?;
        let language = self.language;
        let table = self.running()?;
        let happened = table.play(action).map_err(|why| rejected(why, language))?;
        Ok(one("events", events(&happened, &names_at(table, language), language)))
    }

    fn undo(&mut self) -> Result<Fields, Problem> {
        let seat = self.table()?.undo();
        let seat = seat.ok_or_else(|| Problem::new("nothing_to_undo", "no decision has been taken yet"))?;
        Ok(one("undone", json!({"seat": seat})))
    }

    fn view(&mut self, request: &Request) -> Result<Fields, Problem> {
        let table = self.table()?;
        let viewer = match request.get("seat") {
            None => return Err(missing("seat")),
            Some(Value::Null) => Viewer::Spectator,
            Some(seat) => {
                let seats = table.seats();
                let number = seat.as_u64().filter(|number| *number < seats as u64);
                let number = number.ok_or_else(|| {
                    let message = format!("\"seat\" is from 0 to {}, or null for a spectator", seats - 1);
                    Problem::new("bad_seat", message)
                })?;
                Viewer::Seat(Seat::new(number as u8))
            }
        };
        Ok(one("view", table.view(viewer)))
    }

    fn explain(&mut self, request: &Request) -> Result<Fields, Problem> {
        let action = text(request, "action")?;
        let language = self.language;
        let table = self.running()?;
        match table.check(action) {
            Ok(()) => {
                let mut fields = one("allowed", true.into());
                let choices = table.choices();
                let choice = choices.iter().find(|choice| choice.action == action.trim());
                if let Some(choice) = choice {
                    fields.insert("words".to_owned(), words(&choice.words, language).into());
                }
                Ok(fields)
            }
            Err(Rejected::Refused(refusal)) => {
                let mut fields = one("allowed", false.into());
                let refusal = json!({"rule": refusal.rule, "message": words(&refusal.reason, language)});
                fields.insert("refusal".to_owned(), refusal);
                Ok(fields)
            }
            Err(unreadable) => Err(rejected(unreadable, language)),
        }
    }

    fn bot(&mut self, request: &Request) -> Result<Fields, Problem> {
        let bot = bot(request)?;
        let table = self.running()?;
        let seed = if request.contains_key("seed") { seed(request)? } else { bots::seed_of(table) };
        let broken = || Problem::new("internal", format!("{bot} does not play this game"));
        if !bot.searches() {
            let failed = |failed: samovar_bots::BotFailed| Problem::new("internal", failed.to_string());
            let action = bots::ask(table, &bot, seed).map_err(failed)?.ok_or_else(broken)?;
            return Ok(one("action", action.into()));
        }
        let thought = bots::think(table, &bot, seed).ok_or_else(broken)?;
        let best = thought.moves.first().ok_or_else(broken)?;
        let mut fields = one("action", best.action.as_str().into());
        fields.insert("value".to_owned(), share(best.value));
        fields.insert("chance".to_owned(), share(best.chance));
        let visited = |one: &samovar_bots::Considered<String>| {
            let (value, chance) = (share(one.value), share(one.chance));
            json!({"action": one.action, "visits": one.visits, "value": value, "chance": chance})
        };
        fields.insert("visits".to_owned(), thought.moves.iter().map(visited).collect());
        fields.insert("line".to_owned(), thought.line.into());
        Ok(fields)
    }

    fn table(&mut self) -> Result<&mut dyn Table, Problem> {
        match self.tables.get_mut(&self.at) {
            Some(table) => Ok(&mut **table),
            None => Err(Problem::new("no_game", "begin a game with \"new\" or \"load\" at this table first")),
        }
    }

    /// The game, unless it is over.
    fn running(&mut self) -> Result<&mut dyn Table, Problem> {
        let table = self.table()?;
        match table.turn() {
            Turn::Decide(_) => Ok(table),
            Turn::Over => Err(Problem::new("over", "the game is over")),
        }
    }
}

/// What a command asks for besides its own answer.
struct Wants {
    state: bool,
    words: bool,
    standings: bool,
    view: bool,
}

impl Wants {
    fn read(request: &Request) -> Result<Wants, Problem> {
        let flag = |key: &str| match request.get(key) {
            None => Ok(false),
            Some(Value::Bool(wanted)) => Ok(*wanted),
            Some(_) => Err(Problem::new("bad_field", format!("{key:?} is true or false"))),
        };
        let loads = request.get("cmd").is_some_and(|cmd| cmd == "load");
        let state = if loads && request.get("state").is_some_and(|state| !state.is_boolean()) {
            false
        } else {
            flag("state")?
        };
        Ok(Wants { state, words: flag("words")?, standings: flag("standings")?, view: flag("view")? })
    }
}

/// Whose turn it is, as in an answer.
pub(crate) fn turn(turn: Turn) -> Value {
    match turn {
        Turn::Decide(seat) => json!({"seat": seat}),
        Turn::Over => "over".into(),
    }
}

/// Events as in an answer: the complete event, and its words.
pub(crate) fn events(happened: &[Happening], names: &Names, language: Language) -> Value {
    let event = |happening: &Happening| {
        let words = say(language, &happening.full.words(), names);
        json!({"event": happening.full.event.json(), "words": words})
    };
    happened.iter().map(event).collect()
}

fn words(message: &Message, language: Language) -> String {
    say(language, message, &Names::default())
}

/// The command of a request. A field it does not take is refused: it would be a mistake that goes unnoticed.
fn command(request: &Request) -> Result<&'static str, Problem> {
    let asked = text(request, "cmd")?;
    let Some((command, own)) = COMMANDS.into_iter().find(|(command, _)| *command == asked) else {
        let known = COMMANDS.map(|(command, _)| command).join(", ");
        return Err(Problem::new(
            "unknown_command",
            format!("there is no command {asked:?}; known: {known}"),
        ));
    };
    let takes = |key: &str| own.contains(&key) || FIELDS.contains(&key);
    match request.keys().find(|key| !takes(key)) {
        None => Ok(command),
        Some(key) => {
            let known = [own, &FIELDS[..]].concat().join(", ");
            let options =
                if command == "new" { "; what the game calls an option goes into \"options\"" } else { "" };
            let message = format!("{command:?} takes no field {key:?}; its fields are {known}{options}");
            Err(Problem::new("unknown_field", message))
        }
    }
}

/// The name of the table that a request refers to; null if it does not say.
fn table_name(request: &Request) -> Result<Value, Problem> {
    match request.get("table") {
        None => Ok(Value::Null),
        Some(name @ (Value::String(_) | Value::Number(_))) => Ok(name.clone()),
        Some(_) => Err(Problem::new("bad_field", "\"table\" is a text or a number of your own")),
    }
}

fn one(key: &str, value: Value) -> Fields {
    Fields::from_iter([(key.to_owned(), value)])
}

fn missing(key: &str) -> Problem {
    Problem::new("missing_field", format!("the command needs the field {key:?}"))
}

/// The bot named in a command, with its number of iterations.
fn bot(request: &Request) -> Result<Maker, Problem> {
    let name = text(request, "name")?;
    let named: Result<Maker, BadMaker> = name.parse();
    let bot = named.map_err(|bad| Problem::new("unknown_bot", bad.to_string()))?;
    if bot.is_program() {
        let message =
            "the engine starts no programs; exec:COMMAND takes a seat in samovar play, sim and arena";
        return Err(Problem::new("unknown_bot", message));
    }
    let Some(iterations) = request.get("iterations") else { return Ok(bot) };
    if bot != Maker::Search(None) {
        let message = format!("only the bot \"search\" takes \"iterations\", not {name:?}");
        return Err(Problem::new("bad_field", message));
    }
    let number = iterations.as_u64().and_then(|number| u32::try_from(number).ok());
    let number = number.filter(|number| (1..=MAX_ITERATIONS).contains(number)).ok_or_else(|| {
        let message = format!("\"iterations\" is a whole number from 1 to {MAX_ITERATIONS}");
        Problem::new("bad_field", message)
    })?;
    Ok(Maker::Search(Some(number.into())))
}

/// A number from 0 to 1, rounded to a meaningful number of digits.
fn share(value: f32) -> Value {
    ((f64::from(value) * 1e4).round() / 1e4).into()
}

/// A field that must be a text.
fn text<'a>(request: &'a Request, key: &str) -> Result<&'a str, Problem> {
    match request.get(key) {
        None => Err(missing(key)),
        Some(Value::String(text)) => Ok(text),
        Some(_) => Err(Problem::new("bad_field", format!("{key:?} is a text"))),
    }
}

/// The seed in a command: a text, a whole number, or a new one.
fn seed(request: &Request) -> Result<Seed, Problem> {
    let text = match request.get("seed") {
        None | Some(Value::Null) => None,
        Some(Value::String(text)) => Some(text.clone()),
        Some(Value::Number(number)) => Some(number.to_string()),
        Some(_) => return Err(Problem::new("bad_field", "\"seed\" is a text or a number")),
    };
    setup::seed(text.as_deref()).map_err(|error| Problem::new("internal", error.to_string()))
}

fn kind(name: &str) -> Result<&'static dyn Kind, Problem> {
    setup::game(name).map_err(|unknown| Problem::new("unknown_game", unknown.to_string()))
}

fn replay(text: &str) -> Result<Box<dyn Table>, Problem> {
    let bad = |reason: String| Problem::new("bad_record", reason);
    let record: samovar_engine::Record =
        text.parse().map_err(|fault: samovar_engine::BadRecord| bad(fault.to_string()))?;
    let replay = kind(&record.game)?.replay(&record, None).map_err(|fault| bad(fault.to_string()))?;
    Ok(replay.table)
}

fn rejected(why: Rejected, language: Language) -> Problem {
    match why {
        Rejected::Unreadable(reason) => Problem::new("bad_action", reason),
        Rejected::Refused(refusal) => {
            Problem::new("refused", words(&refusal.reason, language)).with("rule", refusal.rule.into())
        }
    }
}
