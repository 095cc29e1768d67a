//! Component tables: what is printed on the pieces of a game, read from TOML and checked.
//!
//! A game lists its files with [`layout!`](crate::layout) and implements [`Components`], which turns rows into its
//! tables. This module does the rest: texts that can be replaced one by one ([`Sheets`]), faults that name the file and
//! the row ([`Fault`]), differences from the printed game ([`Warning`]), how certain every value is ([`Provenance`]),
//! and one set of tables that the whole process uses ([`Components::current`]).
//!
//! Reading takes three passes. A text becomes rows with an id and a provenance ([`Sheet`]). Rows become tables;
//! anything the engine cannot work with is a fault. Finally, complete tables are compared with what is known about the
//! printed game.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::{self, Debug, Display};
use std::marker::PhantomData;
use std::sync::OnceLock;

use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};

/// Something that makes component tables unusable.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", place(file, row, reason))]
pub struct Fault {
    /// The file.
    pub file: String,
    /// The id of the row; empty if the fault concerns the whole file.
    pub row: String,
    /// What is wrong, in words a person can act on.
    pub reason: String,
}

/// A difference between the component tables and what is known about the printed game. The tables can still be used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    /// The file.
    pub file: String,
    /// The id of the row; empty if the warning concerns the whole file.
    pub row: String,
    /// What differs.
    pub reason: String,
}

impl Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&place(&self.file, &self.row, &self.reason))
    }
}

fn place(file: &str, row: &str, reason: &str) -> String {
    if row.is_empty() { format!("{file}: {reason}") } else { format!("{file}, {row}: {reason}") }
}

/// How certain a row, or one of its fields, is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    /// The file that contains the row.
    pub file: &'static str,
    /// The id of the row.
    pub row: String,
    /// The field; `None` for the whole row.
    pub field: Option<String>,
    /// One of [`Provenance::WORDS`].
    pub word: &'static str,
}

impl Provenance {
    /// Known from a public source; derived from what is known; chosen to fit what is known.
    pub const WORDS: [&'static str; 3] = ["fact", "derived", "reconstructed"];
}

/// A file: its name, its embedded text, and the arrays it must have. Defined with [`layout!`](crate::layout).
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The name of the file.
    pub file: &'static str,
    /// The text embedded in the crate.
    pub text: &'static str,
    /// The names of its arrays of tables.
    pub arrays: &'static [&'static str],
}

/// Implements the constants, [`hash`](crate::sheet::Components::hash) and
/// [`in_force`](crate::sheet::Components::in_force) of tables with a field `hash`, from the type, a folder and lines
/// like `"regions.toml": "region" "place";`.
#[macro_export]
macro_rules! layout {
    ($tables:ty, $folder:literal; $($file:literal: $($array:literal)+;)+) => {
        const FILES: &'static [&'static str] = &[$($file),+];
        const LAYOUT: &'static [$crate::sheet::Layout] = &[$($crate::sheet::Layout {
            file: $file,
            text: include_str!(concat!($folder, $file)),
            arrays: &[$($array),+],
        }),+];

        fn hash(&self) -> u64 {
            self.hash
        }

        fn in_force() -> &'static ::std::sync::OnceLock<&'static Self> {
            static TABLES: ::std::sync::OnceLock<&'static $tables> = ::std::sync::OnceLock::new();
            &TABLES
        }
    };
}

/// Defines a small id type: a number inside, the printed id outside (`S1`, `GA10`, `L07`).
#[macro_export]
macro_rules! piece_id {
    ($(#[$doc:meta])* $name:ident, $count:expr, $write:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub struct $name(u8);

        impl $name {
            /// The number of ids.
            pub const COUNT: usize = $count;

            /// The id at this index, if it is below [`Self::COUNT`].
            pub const fn new(index: u8) -> Option<Self> {
                if (index as usize) < Self::COUNT { Some(Self(index)) } else { None }
            }

            /// The id at this index.
            ///
            /// # Panics
            /// If there is none.
            #[inline]
            pub const fn at(index: usize) -> Self {
                assert!(index < Self::COUNT, concat!("no such ", stringify!($name)));
                Self(index as u8)
            }

            /// Its index among all ids of this type, from 0.
            pub const fn index(self) -> usize {
                self.0 as usize
            }

            /// All ids of this type, in order.
            pub fn all() -> impl DoubleEndedIterator<Item = Self> + Clone {
                (0..Self::COUNT as u8).map(Self)
            }
        }

        impl $crate::Every for $name {
            const COUNT: usize = $name::COUNT;
            #[inline]
            fn index(self) -> usize {
                self.index()
            }
            fn at(index: usize) -> Self {
                $name::at(index)
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                let write: fn(u8, &mut std::fmt::Formatter<'_>) -> std::fmt::Result = $write;
                write(self.0, f)
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                Self::all()
                    .find(|id| id.to_string() == text)
                    .ok_or_else(|| format!("there is no {} {text:?}", stringify!($name)))
            }
        }

        $crate::json_as_text!($name);
    };
}

/// The largest count of anything printed: four bits.
pub const MAX_COUNT: u8 = 15;

/// Reads a name and a count from 1 to [`MAX_COUNT`], written like the example: `coin:2`.
///
/// # Errors
/// In words, what is wrong with the text.
pub fn counted<'a>(text: &'a str, example: &str) -> Result<(&'a str, u8), String> {
    let (name, count) =
        text.split_once(':').ok_or_else(|| format!("{text:?} is not of the form {example:?}"))?;
    match count.parse() {
        Ok(count @ 1..=MAX_COUNT) => Ok((name, count)),
        _ => Err(format!("the count of {text:?} is not from 1 to {MAX_COUNT}")),
    }
}

/// The component tables of a game: plain data, read-only after loading.
pub trait Components: Sized + Send + Sync + 'static {
    /// The names of the files.
    const FILES: &'static [&'static str];
    /// The files, in the order of `FILES`.
    const LAYOUT: &'static [Layout];

    /// Builds the tables and adds every fault to `faults`; `None` only if there is one.
    fn assemble(sheets: &Sheets<Self>, faults: &mut Vec<Fault>) -> Option<Self>;

    /// How valid tables differ from what is known about the printed game.
    fn departures(&self) -> Vec<Warning>;

    /// The hash of the values, computed once by [`hash`].
    fn hash(&self) -> u64;

    /// Where the active tables are kept: a `static` in the game's crate.
    fn in_force() -> &'static OnceLock<&'static Self>;

    /// The hash of the values, as it appears in records.
    fn hash_text(&self) -> String {
        format!("{:016x}", self.hash())
    }

    /// Reads and checks all tables.
    ///
    /// # Errors
    /// Everything that makes the tables unusable, not only the first fault. Faults of a whole table (a sum, a missing
    /// start tile) are not reported as long as single rows have faults.
    fn read(sheets: &Sheets<Self>) -> Result<(Self, Vec<Warning>), Vec<Fault>> {
        let mut faults = Vec::new();
        match Self::assemble(sheets, &mut faults) {
            Some(tables) if faults.is_empty() => {
                let warnings = tables.departures();
                Ok((tables, warnings))
            }
            _ => Err(faults),
        }
    }

    /// The active tables: the embedded ones, unless [`Components::install`] was called first.
    ///
    /// # Panics
    /// If the embedded tables are invalid, which the tests of the game's crate rule out.
    fn current() -> &'static Self {
        Self::in_force().get_or_init(|| match Self::read(&Sheets::embedded()) {
            Ok((tables, _)) => Box::leak(Box::new(tables)),
            Err(faults) => panic!("the embedded component tables are broken: {faults:?}"),
        })
    }

    /// Makes these the active tables for the rest of the process.
    ///
    /// # Errors
    /// If there are active tables already, because games may be using them.
    fn install(tables: Self) -> Result<(), AlreadyInForce> {
        Self::in_force().set(Box::leak(Box::new(tables))).map_err(|_| AlreadyInForce)
    }

    /// Reads the embedded texts with some files replaced, and makes the result the active tables. Returns the warnings
    /// as text.
    ///
    /// # Errors
    /// An unknown file name, every fault, or that there are active tables already, as text.
    fn install_files(files: &[(String, String)]) -> Result<Vec<String>, Vec<String>> {
        let mut sheets = Sheets::<Self>::embedded();
        for (file, text) in files {
            sheets = sheets.with(file, text.as_str()).map_err(|fault| vec![fault.to_string()])?;
        }
        let read = Self::read(&sheets);
        let (tables, warnings) =
            read.map_err(|faults| faults.iter().map(ToString::to_string).collect::<Vec<_>>())?;
        Self::install(tables).map_err(|error| vec![error.to_string()])?;
        Ok(warnings.iter().map(ToString::to_string).collect())
    }
}

/// The active tables were used before others were installed.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the component tables are in use already; replace them before the first game")]
pub struct AlreadyInForce;

/// A game without component tables.
impl Components for () {
    const FILES: &'static [&'static str] = &[];
    const LAYOUT: &'static [Layout] = &[];

    fn assemble(_: &Sheets<()>, _: &mut Vec<Fault>) -> Option<()> {
        Some(())
    }

    fn departures(&self) -> Vec<Warning> {
        Vec::new()
    }

    fn hash(&self) -> u64 {
        0
    }

    fn in_force() -> &'static OnceLock<&'static ()> {
        static TABLES: OnceLock<&'static ()> = OnceLock::new();
        &TABLES
    }
}

/// The first 8 bytes of the SHA-256 of the tables' debug output. Their own hash field must be 0 at that time.
///
/// It covers the values, not the texts. Comments, blanks, the order of rows and provenance can change without
/// invalidating the records of earlier games.
pub fn hash(tables: &impl Debug) -> u64 {
    let digest = Sha256::digest(format!("{tables:?}"));
    digest.iter().take(8).fold(0, |hash, byte| hash << 8 | u64::from(*byte))
}

/// The texts of the component tables, one for each of [`Components::FILES`]. Nothing is checked before
/// [`Components::read`].
#[derive(Debug)]
pub struct Sheets<Tables> {
    texts: Vec<Cow<'static, str>>,
    tables: PhantomData<Tables>,
}

impl<Tables> Clone for Sheets<Tables> {
    fn clone(&self) -> Self {
        Sheets { texts: self.texts.clone(), tables: PhantomData }
    }
}

impl<Tables: Components> Sheets<Tables> {
    /// The texts embedded in the crate.
    pub fn embedded() -> Self {
        let texts = Tables::LAYOUT.iter().map(|layout| Cow::Borrowed(layout.text)).collect();
        Sheets { texts, tables: PhantomData }
    }

    /// The same texts with one of them replaced. The new text is not checked yet.
    ///
    /// # Errors
    /// If there is no file with that name.
    pub fn with(mut self, file: &str, text: impl Into<String>) -> Result<Self, Fault> {
        match Tables::FILES.iter().position(|name| *name == file) {
            Some(at) => {
                self.texts[at] = Cow::Owned(text.into());
                Ok(self)
            }
            None => Err(Fault {
                file: file.to_owned(),
                row: String::new(),
                reason: format!("there is no such file; the files are {}", Tables::FILES.join(", ")),
            }),
        }
    }

    /// The text of a file, if there is one with that name.
    pub fn text(&self, file: &str) -> Option<&str> {
        Tables::FILES.iter().position(|name| *name == file).map(|at| &*self.texts[at])
    }

    /// How certain each row is, by file and row. Says nothing about whether the values are usable.
    ///
    /// # Errors
    /// Every text that is not TOML, and every row without an id or with a missing or unknown provenance.
    pub fn provenance(&self) -> Result<Vec<Provenance>, Vec<Fault>> {
        let mut faults = Vec::new();
        let mut words = Vec::new();
        for (layout, text) in Tables::LAYOUT.iter().zip(&self.texts) {
            if let Some(mut sheet) = Sheet::open(layout, text, &mut faults) {
                let lines = layout.arrays.iter().filter_map(|array| sheet.arrays.remove(array)).flatten();
                words.extend(lines.flat_map(|line| line.provenance));
            }
        }
        if faults.is_empty() { Ok(words) } else { Err(faults) }
    }

    /// Reads one file; `None` if it has a fault.
    ///
    /// # Panics
    /// If there is no file with that name.
    pub fn read<T>(
        &self,
        file: &str,
        faults: &mut Vec<Fault>,
        read: impl FnOnce(&mut Sheet<'_>) -> Option<T>,
    ) -> Option<T> {
        let at = Tables::FILES.iter().position(|name| *name == file).expect("a file of the layout");
        read(&mut Sheet::open(&Tables::LAYOUT[at], &self.texts[at], faults)?)
    }
}

/// A row with a valid id whose fields are not checked yet.
pub struct Line {
    /// Its id.
    pub id: String,
    fields: toml::Table,
    provenance: Vec<Provenance>,
}

/// A file split into rows.
pub struct Sheet<'a> {
    file: &'static str,
    arrays: BTreeMap<&'static str, Vec<Line>>,
    faults: &'a mut Vec<Fault>,
}

/// The row being read, for reporting faults.
pub struct Spot<'a> {
    file: &'static str,
    /// The id of the row; empty for the file as a whole.
    pub row: &'a str,
    faults: &'a mut Vec<Fault>,
}

impl<'a> Sheet<'a> {
    fn open(layout: &Layout, text: &str, faults: &'a mut Vec<Fault>) -> Option<Sheet<'a>> {
        let mut sheet = Sheet { file: layout.file, arrays: BTreeMap::new(), faults };
        let mut content = match text.parse::<toml::Table>() {
            Ok(content) => content,
            Err(error) => {
                let start = error.span().map_or(0, |span| span.start);
                let line = text.bytes().take(start).filter(|byte| *byte == b'\n').count() + 1;
                sheet.at("").fault(format!("line {line}: {}", error.message()));
                return None;
            }
        };
        for array in layout.arrays {
            let lines = match content.remove(*array) {
                Some(toml::Value::Array(rows)) => sheet.lines(array, rows),
                _ => {
                    sheet.at("").fault(format!("there is no [[{array}]]"));
                    continue;
                }
            };
            sheet.arrays.insert(array, lines);
        }
        for key in content.keys() {
            let known = layout.arrays.join("]], [[");
            sheet.at("").fault(format!("{key:?} is unknown here; known are [[{known}]]"));
        }
        Some(sheet)
    }

    fn lines(&mut self, array: &str, rows: Vec<toml::Value>) -> Vec<Line> {
        let mut lines = Vec::new();
        for (at, row) in rows.into_iter().enumerate() {
            match row {
                toml::Value::Table(mut fields) => match fields.remove("id") {
                    Some(toml::Value::String(id)) => {
                        let provenance = self.at(&id).provenance(&mut fields);
                        lines.push(Line { id, fields, provenance });
                    }
                    _ => self.at("").fault(format!("row {} of [[{array}]] has no id in quotes", at + 1)),
                },
                _ => self.at("").fault(format!("row {} of [[{array}]] is not a table", at + 1)),
            }
        }
        lines
    }

    /// The row with this id, for reporting faults; the whole file if the id is empty.
    pub fn at<'b>(&'b mut self, row: &'b str) -> Spot<'b> {
        Spot { file: self.file, row, faults: self.faults }
    }

    /// Removes the rows of an array from the sheet; `None` if the file does not have it, which has been reported
    /// already.
    pub fn take(&mut self, array: &str) -> Option<Vec<Line>> {
        self.arrays.remove(array)
    }

    /// The rows of an array that must have exactly these ids, in the order of the ids.
    pub fn table<Raw: DeserializeOwned, Row, const N: usize>(
        &mut self,
        array: &str,
        ids: [String; N],
        build: impl Fn(&mut Spot<'_>, Raw) -> Row,
    ) -> Option<[Row; N]> {
        let lines = self.take(array)?;
        self.rows(&lines, &ids, build).try_into().ok()
    }

    /// The readable rows with one of these ids, in the order of the ids.
    pub fn rows<Raw: DeserializeOwned, Row>(
        &mut self,
        lines: &[Line],
        ids: &[String],
        build: impl Fn(&mut Spot<'_>, Raw) -> Row,
    ) -> Vec<Row> {
        self.check_ids(lines, ids);
        let mut rows = Vec::new();
        for id in ids {
            let Some(line) = lines.iter().find(|line| line.id == *id) else { continue };
            let mut spot = self.at(id);
            match toml::Value::Table(line.fields.clone()).try_into() {
                Ok(raw) => rows.push(build(&mut spot, raw)),
                Err(error) => spot.fault(in_words(&error)),
            }
        }
        rows
    }

    fn check_ids(&mut self, lines: &[Line], ids: &[String]) {
        for id in ids {
            match lines.iter().filter(|line| line.id == *id).count() {
                0 => self.at(id).fault("the row is missing"),
                1 => {}
                many => self.at(id).fault(format!("the id is given {many} times")),
            }
        }
        for line in lines.iter().filter(|line| !ids.contains(&line.id)) {
            let range = [ids.first(), ids.last()].map(|id| id.map_or("none", String::as_str)).join(" to ");
            self.at(&line.id).fault(format!("there is no such id; the ids are {range}"));
        }
    }
}

impl Spot<'_> {
    /// Reports a fault.
    pub fn fault(&mut self, reason: impl Into<String>) {
        self.faults.push(Fault {
            file: self.file.to_owned(),
            row: self.row.to_owned(),
            reason: reason.into(),
        });
    }

    /// Reports a fault unless the condition holds.
    pub fn require(&mut self, holds: bool, reason: impl Into<String>) {
        if !holds {
            self.fault(reason);
        }
    }

    /// The value, or `None` after reporting the fault.
    pub fn accept<T>(&mut self, result: Result<T, String>) -> Option<T> {
        result.map_err(|reason| self.fault(reason)).ok()
    }

    /// Removes the provenance from the fields of a row.
    fn provenance(&mut self, fields: &mut toml::Table) -> Vec<Provenance> {
        let given: Vec<(Option<String>, toml::Value)> = match fields.remove("provenance") {
            Some(toml::Value::Table(words)) => {
                words.into_iter().map(|(field, word)| (Some(field), word)).collect()
            }
            Some(word) => vec![(None, word)],
            None => Vec::new(),
        };
        self.require(!given.is_empty(), "the provenance is missing");
        let mut known = Vec::new();
        for (field, word) in given {
            if let Some(name) = field.as_ref().filter(|name| *name != "id" && !fields.contains_key(*name)) {
                self.fault(format!("the provenance is about {name:?}, which the row does not have"));
            }
            match Provenance::WORDS.into_iter().find(|known| word.as_str() == Some(known)) {
                Some(word) => {
                    known.push(Provenance { file: self.file, row: self.row.to_owned(), field, word })
                }
                None => {
                    let word = word.as_str().unwrap_or(word.type_str());
                    self.fault(format!(
                        "the provenance {word:?} is not one of {}",
                        Provenance::WORDS.join(", ")
                    ));
                }
            }
        }
        known
    }
}

/// What is wrong with a row, and in which field.
fn in_words(error: &toml::de::Error) -> String {
    // The message does not name the field, but the full text does, on a separate line.
    error.to_string().lines().map(str::trim).filter(|line| !line.is_empty()).collect::<Vec<_>>().join(" ")
}

/// The ids of a table as they are printed.
///
/// Missing ids are empty texts, which match no row.
pub fn ids<Id: Display, const N: usize>(all: impl Iterator<Item = Id>) -> [String; N] {
    let mut names = all.map(|id| id.to_string());
    std::array::from_fn(|_| names.next().unwrap_or_default())
}

/// The ids `prefix1`, `prefix2` and so on.
pub fn numbered<const N: usize>(prefix: &str) -> [String; N] {
    std::array::from_fn(|at| format!("{prefix}{}", at + 1))
}

/// Collects differences from the printed game.
#[derive(Default)]
pub struct Departures {
    found: Vec<Warning>,
}

impl Departures {
    /// What these comparisons find, one after the other.
    pub fn of<T>(tables: &T, comparisons: &[fn(&T, &mut Departures)]) -> Vec<Warning> {
        let mut departures = Departures::default();
        comparisons.iter().for_each(|compare| compare(tables, &mut departures));
        departures.found
    }

    /// Adds a warning unless the condition holds.
    pub fn expect(&mut self, holds: bool, file: &str, row: impl Display, reason: impl Into<String>) {
        if !holds {
            self.found.push(Warning { file: file.to_owned(), row: row.to_string(), reason: reason.into() });
        }
    }
}
