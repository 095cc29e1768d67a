//! All texts: message ids in, sentences out. The terminal and the pages use the same ones.
//!
//! The sentences are Fluent files in `locales/<language>/*.ftl`; the build finds the languages there. If a language
//! lacks a sentence, the English one is used. An id without any sentence is shown as it is, with its arguments.
//! `docs/translating.md` is the guide for translators. Longer texts, such as the rulebooks, are Markdown files in
//! `guides/<language>`; `docs/guides.md` says how to write them.
//!
//! ```
//! use samovar_engine::Message;
//! use samovar_words::{Language, Names, say};
//! let message = Message::new("option-value").with("key", "players").with("value", "7").with("allowed", "1–4");
//! assert_eq!(say(Language::ENGLISH, &message, &Names::default()), "players cannot be “7”; allowed: 1–4");
//! ```

pub mod book;
pub mod check;
mod language;
mod list;
mod locales;
mod memory;
mod pseudo;
pub mod source;

use fluent_bundle::{FluentArgs, FluentValue};
use samovar_engine::{Arg, Message, Seat, Standings, Who};

pub use language::{Language, UnknownLanguage};
pub use list::{labelled, listed, listed_with_commas};

/// The attribute of a question that says of others what they are deciding, after their name.
pub const THEY: &str = "they";

/// The names of the players. A seat without a name is called "Player 1" and so on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// The names by seat; an empty name means none.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// The names in the words of a game: those of automatic opponents. Events may refer to them by the index of their row in
    /// the standings, as if it were a seat.
    pub fn at(language: Language, game: &str, standings: &Standings) -> Names {
        let name = |who: Who| match who {
            Who::Seat(_) => String::new(),
            Who::Automa(id) => automa(language, game, id),
        };
        Names(standings.rows.iter().map(|row| name(row.who)).collect())
    }

    /// The name of a seat.
    pub fn of(&self, language: Language, seat: Seat) -> String {
        match self.0.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => say(language, &Message::new("player").with("number", seat.index() + 1), self),
        }
    }
}

/// The name of an automatic opponent: the game's word for it, or its capitalized id.
pub fn automa(language: Language, game: &str, id: &str) -> String {
    text(language, &format!("{game}-{id}")).unwrap_or_else(|| {
        let (first, rest) = id.split_at(id.chars().next().map_or(0, char::len_utf8));
        first.to_uppercase() + rest
    })
}

/// A message as a sentence. Never fails: if the id has no sentence, or the sentence does not fit its arguments, it
/// returns the message's own form `id(name=value)`.
///
/// Words inside of it are put in as `$name`. If they have attributes in this language, such as `.acc` for another case,
/// the sentence can ask for `$name-acc`; words without that attribute have their only form there.
pub fn say(language: Language, message: &Message, names: &Names) -> String {
    memory::recall(language, message, "", names, || {
        let args = arguments(language, message, names);
        locales::format(language, &message.id, &args).unwrap_or_else(|| message.to_string())
    })
}

/// An attribute of a message, if the language has the message with this attribute. A language without the message
/// has the attribute of English.
pub fn attribute(language: Language, message: &Message, name: &str, names: &Names) -> Option<String> {
    let args = arguments(language, message, names);
    locales::format_attribute(language, &message.id, name, &args)
}

/// What others see while somebody answers a question: "Anna is choosing which fur to keep".
pub fn they(language: Language, who: impl Into<Arg>, question: &Message, names: &Names) -> String {
    let what = attribute(language, question, THEY, names);
    let what = what.or_else(|| text(language, "web-thinking")).unwrap_or_default();
    say(language, &Message::new("web-turn-they").with("who", who).with("what", what), names)
}

/// A sentence without arguments, if there is one with this id.
pub fn text(language: Language, id: &str) -> Option<String> {
    locales::format(language, id, &FluentArgs::new())
}

/// Whether a language has its own sentence for an id, without falling back to English.
pub fn has(language: Language, id: &str) -> bool {
    locales::bundle(language).has_message(id)
}

fn arguments<'a>(language: Language, message: &'a Message, names: &Names) -> FluentArgs<'a> {
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, arg) in &message.args {
        for form in locales::forms(language) {
            let value = match arg {
                Arg::Words(words) => FluentValue::from(in_form(language, words, form, names)),
                _ => value(language, arg, names),
            };
            args.set(format!("{name}-{form}"), value);
        }
        args.set(&**name, value(language, arg, names));
    }
    args
}

/// Words in a form of their language; in the plain one if they have no other.
fn in_form(language: Language, words: &Message, form: &'static str, names: &Names) -> String {
    memory::recall(language, words, form, names, || {
        attribute(language, words, form, names).unwrap_or_else(|| say(language, words, names))
    })
}

fn value<'a>(language: Language, arg: &'a Arg, names: &Names) -> FluentValue<'a> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
        Arg::Seat(seat) => FluentValue::from(names.of(language, *seat)),
        Arg::Words(message) => FluentValue::from(say(language, message, names)),
    }
}
