//! The log of a contest: a header that describes the plan, then one game per line, all in JSON.
//!
//! An interrupted contest continues from its log. An incomplete last line is dropped, because its game is played again and
//! ends the same way. Anything else that is wrong with a file is an error.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufRead, BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use samovar_engine::{Fingerprint, Seed};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::played::Played;

/// The version of the format.
const FORMAT: u32 = 5;

/// Everything that the games of a log depend on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of this format.
    pub samovar_arena: u32,
    /// The version of the program.
    pub version: String,
    /// The game.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its component tables.
    pub components: String,
    /// The hash of its evaluation net.
    pub net: String,
    /// The options of every setting.
    pub settings: Vec<Map<String, Value>>,
    /// The bots of each seating, in seat order.
    pub tables: Vec<Vec<String>>,
    /// The seed all games follow from.
    pub seed: Seed,
    /// The budgets of the bots that search, in each setting.
    pub budgets: Vec<BTreeMap<String, String>>,
    /// The options that are drawn at random for a balance report; `None` without one.
    pub drawn: Option<Vec<String>>,
    /// The bots that are not told by their names alone: those somebody has named, and those that consist of files.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub bots: BTreeMap<String, Described>,
}

/// What stands behind the name of a bot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Described {
    /// Which bot it is.
    pub bot: String,
    /// The files it consists of, as far as its command tells, with the SHA-256 of what they contain.
    pub files: BTreeMap<String, Fingerprint>,
}

impl Header {
    /// The format and the version of this program.
    pub fn versions() -> (u32, String) {
        (FORMAT, env!("CARGO_PKG_VERSION").to_owned())
    }

    /// What differs in another header, in words.
    fn differences(&self, other: &Header) -> Vec<String> {
        let (Ok(Value::Object(here)), Ok(Value::Object(there))) =
            (serde_json::to_value(self), serde_json::to_value(other))
        else {
            unreachable!("a header is an object");
        };
        let differs = |(key, value): &(&String, &Value)| there[key.as_str()] != **value;
        let say = |(key, value): (&String, &Value)| {
            format!("{key} is {} in the file and {value} here", there[key.as_str()])
        };
        here.iter().filter(differs).map(say).collect()
    }
}

/// Why a log cannot be used.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadJournal {
    #[error("{}: {error}", path.display())]
    File { path: PathBuf, error: std::io::Error },
    #[error("{}: another arena is writing into it; wait for it, or name another file", .0.display())]
    Busy(PathBuf),
    #[error("{}: it is no log of an arena that this version can read ({reason}); name a new file", path.display())]
    NoLog { path: PathBuf, reason: String },
    #[error(
        "{}: it is the log of another contest: {}; give the same bots, options and seed, or name another file",
        path.display(), differences.join("; ")
    )]
    OtherPlan { path: PathBuf, differences: Vec<String> },
    #[error("{}, line {line}: {reason}; remove the line, and its game is played again", path.display())]
    BadLine { path: PathBuf, line: usize, reason: String },
}

/// A log, open for writing and locked.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// The header of a file; `None` if there is no file or no complete header.
    pub fn header(path: &Path) -> Result<Option<Header>, BadJournal> {
        match File::open(path) {
            Ok(file) => {
                read_header(path, &mut BufReader::new(file)).map(|read| read.map(|(header, _)| header))
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(BadJournal::File { path: path.to_owned(), error }),
        }
    }

    /// Opens or creates the log of a contest. Also returns the games that are in it.
    ///
    /// # Errors
    /// If the file cannot be used, is not a log, or belongs to another contest. The file is unchanged then.
    pub fn open(path: &Path, header: &Header) -> Result<(Journal, Vec<Played>), BadJournal> {
        let failed = |error| BadJournal::File { path: path.to_owned(), error };
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed)?;
        file.try_lock().map_err(|error| match error {
            std::fs::TryLockError::WouldBlock => BadJournal::Busy(path.to_owned()),
            std::fs::TryLockError::Error(error) => failed(error),
        })?;
        let mut reader = BufReader::new(&file);
        let (played, whole) = match read_header(path, &mut reader)? {
            Some((there, _)) if there != *header => {
                let differences = header.differences(&there);
                return Err(BadJournal::OtherPlan { path: path.to_owned(), differences });
            }
            Some((_, length)) => read_games(path, &mut reader, length)?,
            None => (Vec::new(), 0),
        };
        file.set_len(whole).map_err(failed)?;
        file.seek(SeekFrom::End(0)).map_err(failed)?;
        let mut journal = Journal { path: path.to_owned(), file };
        if whole == 0 {
            journal.write(header)?;
        }
        Ok((journal, played))
    }

    /// Adds a game.
    pub fn add(&mut self, played: &Played) -> Result<(), BadJournal> {
        self.write(played)
    }

    fn write(&mut self, line: &impl Serialize) -> Result<(), BadJournal> {
        let mut text = serde_json::to_string(line).expect("what is logged is JSON");
        text.push('\n');
        let failed = |error| BadJournal::File { path: self.path.clone(), error };
        self.file.write_all(text.as_bytes()).map_err(failed)
    }
}

/// The header and its length in bytes; `None` for a file that is empty or ends within it.
fn read_header(path: &Path, reader: &mut impl BufRead) -> Result<Option<(Header, u64)>, BadJournal> {
    let no_log = |reason: String| BadJournal::NoLog { path: path.to_owned(), reason };
    let mut line = Vec::new();
    reader.read_until(b'\n', &mut line).map_err(|error| BadJournal::File { path: path.to_owned(), error })?;
    if line.is_empty() {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        let begun = line.starts_with(b"{\"samovar_arena\"") || b"{\"samovar_arena\"".starts_with(&line);
        return if begun { Ok(None) } else { Err(no_log("its first line is no header".to_owned())) };
    }
    let value: Value =
        serde_json::from_slice(&line).map_err(|_| no_log("its first line is no header".to_owned()))?;
    match &value["samovar_arena"] {
        Value::Number(format) if format.as_u64() == Some(FORMAT.into()) => {}
        Value::Number(format) => {
            return Err(no_log(format!("its format is {format}, and this version reads {FORMAT}")));
        }
        _ => return Err(no_log("its first line is no header".to_owned())),
    }
    let header = serde_json::from_value(value).map_err(|error| no_log(format!("its header: {error}")))?;
    Ok(Some((header, line.len() as u64)))
}

/// The games after the header, and the length in bytes of all whole lines.
fn read_games(path: &Path, reader: &mut impl BufRead, header: u64) -> Result<(Vec<Played>, u64), BadJournal> {
    let mut played: Vec<Played> = Vec::new();
    let mut whole = header;
    let mut line = Vec::new();
    for number in 2.. {
        line.clear();
        reader
            .read_until(b'\n', &mut line)
            .map_err(|error| BadJournal::File { path: path.to_owned(), error })?;
        if line.last() != Some(&b'\n') {
            break;
        }
        let game = serde_json::from_slice(&line).map_err(|error| BadJournal::BadLine {
            path: path.to_owned(),
            line: number,
            reason: error.to_string(),
        })?;
        played.push(game);
        whole += line.len() as u64;
    }
    Ok((played, whole))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn header(seed: &str) -> Header {
        let (samovar_arena, version) = Header::versions();
        Header {
            samovar_arena,
            version,
            game: "chess".to_owned(),
            rules: 1,
            components: String::new(),
            net: String::new(),
            settings: vec![Map::new()],
            tables: vec![vec!["greedy".to_owned(), "random".to_owned()]],
            seed: Seed::from_text(seed),
            budgets: Vec::new(),
            drawn: None,
            bots: BTreeMap::new(),
        }
    }

    fn game(number: u64) -> Played {
        Played {
            game: number,
            scores: vec![3, 4],
            ranks: vec![2, 1],
            decisions: vec![1, 1],
            times: vec![],
            had: vec![],
            failed: BTreeMap::new(),
        }
    }

    fn fresh() -> (tempfile::TempDir, PathBuf) {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log");
        let (mut journal, played) = Journal::open(&path, &header("tea")).expect("a new log");
        assert!(played.is_empty());
        (0..3).for_each(|number| journal.add(&game(number)).expect("a line"));
        (folder, path)
    }

    #[test]
    fn what_was_added_is_read_again() {
        let (_folder, path) = fresh();
        let (_, played) = Journal::open(&path, &header("tea")).expect("the same log");
        assert_eq!(played, [0, 1, 2].map(game));
        assert_eq!(Journal::header(&path).expect("a log"), Some(header("tea")));
    }

    #[test]
    fn wherever_a_log_is_torn_what_is_whole_is_kept() {
        let (_folder, path) = fresh();
        let whole = fs::read(&path).expect("a file");
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).expect("a file");
            let (mut journal, played) = Journal::open(&path, &header("tea")).expect("a torn log");
            for number in played.len() as u64..3 {
                journal.add(&game(number)).expect("a line");
            }
            drop(journal);
            assert_eq!(fs::read(&path).expect("a file"), whole, "torn after {length} bytes");
        }
    }

    #[test]
    fn the_log_of_another_plan_is_refused_and_says_what_differs() {
        let (_folder, path) = fresh();
        let before = fs::read(&path).expect("a file");
        let other = Header { tables: vec![vec!["expert".to_owned()]], ..header("tea") };
        let error = Journal::open(&path, &other).expect_err("another plan").to_string();
        for part in ["another contest", "tables is [[\"greedy\",\"random\"]] in the file", "expert"] {
            assert!(error.contains(part), "{error}");
        }
        assert!(!error.contains("seed is"), "{error}");
        assert_eq!(fs::read(&path).expect("a file"), before);
    }

    #[test]
    fn a_file_that_is_no_log_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log");
        for text in ["dear diary", "dear diary\n", "{}\n", "{\"samovar_arena\":99}\n", "[1]\n"] {
            fs::write(&path, text).expect("a file");
            let error = Journal::open(&path, &header("tea")).expect_err(text).to_string();
            assert!(error.contains("no log of an arena"), "{error}");
            assert_eq!(fs::read_to_string(&path).expect("a file"), text);
        }
    }

    #[test]
    fn a_log_of_an_older_format_is_refused_with_both_formats() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log");
        fs::write(&path, "{\"samovar_arena\":4,\"game\":\"chess\",\"judge\":\"\",\"yardstick\":\"\"}\n")
            .expect("a file");
        let error = Journal::open(&path, &header("tea")).expect_err("an old log").to_string();
        assert!(error.contains("its format is 4, and this version reads 5"), "{error}");
    }

    #[test]
    fn a_bad_line_in_the_middle_is_named() {
        let (_folder, path) = fresh();
        let text = fs::read_to_string(&path).expect("a file");
        let mut lines: Vec<&str> = text.lines().collect();
        lines[2] = "{\"game\":";
        fs::write(&path, lines.join("\n") + "\n").expect("a file");
        let error = Journal::open(&path, &header("tea")).expect_err("a bad line").to_string();
        assert!(error.contains("line 3"), "{error}");
    }

    #[test]
    fn two_arenas_do_not_write_into_one_file() {
        let (_folder, path) = fresh();
        let _first = Journal::open(&path, &header("tea")).expect("a log");
        assert!(matches!(Journal::open(&path, &header("tea")), Err(BadJournal::Busy(_))));
    }
}
