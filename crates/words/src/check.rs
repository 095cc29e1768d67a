//! What a translator wants to know of a language: what is missing, and what does not fit.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use fluent_syntax::parser;
use samovar_engine::Message;

use crate::source::{Source, messages};
use crate::{Language, Names, THEY, attribute, locales, say};

/// What is wrong with a message of a language, or could be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The file and the id, or the file and the line.
    pub at: String,
    /// What it is, in English.
    pub what: String,
    /// Whether it has to be mended. Other faults are only hints.
    pub wrong: bool,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.what)
    }
}

/// The labels of drawn boards that have to fit a cell, with its columns.
const CELLS: [(usize, &[&str]); 3] = [
    (
        5,
        &[
            "stroganov-board-start",
            "stroganov-board-tiger",
            "stroganov-board-outposts",
            "stroganov-board-village",
            "stroganov-board-yurt",
            "stroganov-board-wish",
            "stroganov-short-vp",
            "stroganov-short-horse",
            "stroganov-short-coin",
            "stroganov-short-bag",
            "stroganov-short-market",
        ],
    ),
    (9, &["stroganov-board-region"]),
    (
        11,
        &[
            "stroganov-short-story",
            "stroganov-short-outpost",
            "stroganov-short-banner",
            "stroganov-short-tiger",
            "stroganov-short-trophy",
            "stroganov-board-pays",
        ],
    ),
];

/// Texts that are folded by hand for a terminal.
const FOLDED: [&str; 6] = [
    "stroganov-hints",
    "stroganov-board-legend",
    "rurik-hints",
    "rurik-board-legend",
    "first-tsar-hints",
    "first-tsar-board-legend",
];

/// All faults of a language, in the order of its files. What it does not say at all is no fault.
pub fn check(language: Language) -> Vec<Fault> {
    let faults = unreadable(language);
    if !faults.is_empty() {
        return faults;
    }
    let english: BTreeMap<_, _> = messages(Language::ENGLISH).map(|message| (message.id, message)).collect();
    let plurals = plurals(language);
    let mut faults = Vec::new();
    let mut known = BTreeSet::new();
    for message in messages(language) {
        let at = format!("{}.ftl: {}", message.file, message.id);
        let mut add = |what: String, wrong| faults.push(Fault { at: at.clone(), what, wrong });
        if !known.insert(message.id) {
            add("stands there twice".to_owned(), true);
        }
        let Some(of) = english.get(message.id) else {
            add("English has no such message (any more)".to_owned(), true);
            continue;
        };
        against_english(&message, of, &mut add);
        for (argument, forms) in &message.plurals {
            let named: BTreeSet<_> = forms.iter().copied().filter(|form| plurals.contains(form)).collect();
            if named.len() > 1 && named.len() < plurals.len() {
                let missing: Vec<_> = plurals.difference(&named).copied().collect();
                add(format!("${argument} has no form for {}", missing.join(", ")), false);
            }
        }
        if language != Language::ENGLISH && message.texts == of.texts && has_words(&message) {
            add("is the same as in English".to_owned(), false);
        }
    }
    faults.extend(too_wide(language, &known));
    faults
}

fn against_english(message: &Source, of: &Source, add: &mut impl FnMut(String, bool)) {
    if message.file != of.file {
        add(format!("belongs in {}.ftl", of.file), true);
    }
    let (own, expected) = (plain(message), plain(of));
    for unknown in own.difference(&expected) {
        add(format!("${unknown} is not given to it"), true);
    }
    for left_out in expected.difference(&own) {
        add(format!("does not say ${left_out}"), true);
    }
    if of.attributes.contains(&THEY) && !message.attributes.contains(&THEY) {
        add("lacks .they, for what others see".to_owned(), false);
    }
}

/// The arguments of a message, without the forms that a language may ask for.
fn plain(message: &Source) -> BTreeSet<&'static str> {
    message.arguments.iter().map(|name| name.split('-').next().unwrap_or(name)).collect()
}

fn has_words(message: &Source) -> bool {
    message
        .texts
        .iter()
        .any(|text| text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.len() > 3))
}

/// What Fluent cannot read.
fn unreadable(language: Language) -> Vec<Fault> {
    let mut faults = Vec::new();
    for (file, text) in locales::files(language) {
        let Err((_, errors)) = parser::parse(*text) else { continue };
        faults.extend(errors.iter().map(|error| Fault {
            at: format!("{file}.ftl, line {}", text[..error.pos.start].lines().count().max(1)),
            what: error.to_string(),
            wrong: true,
        }));
    }
    faults
}

/// The plural forms that whole numbers have in a language.
fn plurals(language: Language) -> BTreeSet<&'static str> {
    const FORMS: [&str; 6] = ["zero", "one", "two", "few", "many", "other"];
    let probe = FORMS.map(|form| match form {
        "other" => "       *[other] other\n".to_owned(),
        form => format!("        [{form}] {form}\n"),
    });
    let probe = format!("probe =\n    {{ $number ->\n{}    }}\n", probe.concat());
    let resource = FluentResource::try_new(probe).expect("the probe is Fluent");
    let grammar = if language == Language::PSEUDO { "en" } else { language.code() };
    let mut bundle = FluentBundle::new_concurrent(vec![grammar.parse().expect("a language identifier")]);
    bundle.add_resource(resource).expect("one message");
    let pattern = bundle.get_message("probe").and_then(|message| message.value()).expect("the probe");
    let form = |number: i64| {
        let args: FluentArgs = [("number", number)].into_iter().collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    };
    let found: BTreeSet<_> = (0..=200).map(form).collect();
    FORMS.into_iter().filter(|form| found.contains(*form)).collect()
}

fn too_wide(language: Language, known: &BTreeSet<&str>) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut add = |id: &str, what: String| faults.push(Fault { at: id.to_owned(), what, wrong: true });
    for (columns, ids) in CELLS {
        for id in ids.iter().filter(|id| known.contains(*id)) {
            let message = Message::new(id).with("count", 9).with("furs", 2).with("region", 5).with("fur", 7);
            let text = say(language, &message, &Names::default());
            if text.chars().count() > columns {
                add(id, format!("“{text}” is wider than {columns} columns"));
            }
        }
    }
    for id in FOLDED.iter().filter(|id| known.contains(*id)) {
        let text = say(language, &Message::new(id), &Names::default());
        for line in text.lines().filter(|line| line.chars().count() > 80) {
            add(id, format!("“{line}” is wider than 80 columns"));
        }
    }
    faults
}

/// A message as it could be shown, with its attributes. Numbers are 2, names are Anna, other words are named in ⟨⟩.
pub fn sample(language: Language, message: &Source) -> Vec<String> {
    let counted: BTreeSet<_> = message.plurals.iter().map(|(argument, _)| *argument).collect();
    let mut example = Message::new(message.id);
    for name in &message.arguments {
        let plain = name.split('-').next().unwrap_or(name);
        example = match plain {
            _ if counted.contains(name) => example.with(name, 2),
            "who" | "whose" | "name" | "names" | "leader" | "player" | "first" => example.with(name, "Anna"),
            _ => example.with(name, format!("⟨{plain}⟩")),
        };
    }
    let names = Names::default();
    let attributes = message
        .attributes
        .iter()
        .filter_map(|of| attribute(language, &example, of, &names).map(|text| format!(".{of} {text}")));
    [say(language, &example, &names)].into_iter().chain(attributes).collect()
}
