//! All texts: message ids in, sentences out. The terminal and the pages use the same ones.
//!
//! The sentences are Fluent files in `locales/<language>/*.ftl`. If a language lacks a sentence, the English one is
//! used. An id without any sentence is shown as it is, with its arguments.
//!
//! ```
//! use samovar_engine::Message;
//! use samovar_words::{Language, Names, say};
//! let message = Message::new("option-value").with("key", "players").with("value", "7").with("allowed", "1–4");
//! assert_eq!(say(Language::En, &message, &Names::default()), "players cannot be “7”; allowed: 1–4");
//! ```

mod locales;
mod memory;

use std::str::FromStr;

use fluent_bundle::{FluentArgs, FluentValue};
use samovar_engine::{Arg, Message, Seat};

/// A language people can choose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Language {
    /// English, the fallback for the other languages.
    #[default]
    En,
    /// French.
    Fr,
    /// Czech.
    Cs,
}

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 3] = [Language::En, Language::Fr, Language::Cs];

    /// Its two-letter code.
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
            Language::Cs => "cs",
        }
    }
}

/// The text is not the code of a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL.into_iter().find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}

/// The names of the players. A seat without a name is called "Player 1" and so on.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// The names by seat; an empty name means none.
    pub fn new(names: Vec<String>) -> Names {
        Names(names)
    }

    /// The name of a seat.
    pub fn of(&self, language: Language, seat: Seat) -> String {
        match self.0.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => say(language, &Message::new("player").with("number", seat.index() + 1), self),
        }
    }
}

/// A message as a sentence. Never fails: if the id has no sentence, or the sentence does not fit its arguments, it
/// returns the message's own form `id(name=value)`.
pub fn say(language: Language, message: &Message, names: &Names) -> String {
    memory::recall(language, message, names, || put(language, message, names))
}

fn put(language: Language, message: &Message, names: &Names) -> String {
    let mut args = FluentArgs::with_capacity(message.args.len());
    for (name, arg) in &message.args {
        args.set(&**name, value(language, arg, names));
    }
    locales::format(language, &message.id, &args).unwrap_or_else(|| message.to_string())
}

/// A sentence without arguments, if there is one with this id.
pub fn text(language: Language, id: &str) -> Option<String> {
    locales::format(language, id, &FluentArgs::new())
}

/// Whether a language has its own sentence for an id, without falling back to English.
pub fn has(language: Language, id: &str) -> bool {
    locales::bundle(language).has_message(id)
}

fn value<'a>(language: Language, arg: &'a Arg, names: &Names) -> FluentValue<'a> {
    match arg {
        Arg::Number(number) => FluentValue::from(*number),
        Arg::Text(text) => FluentValue::from(text.as_str()),
        Arg::Seat(seat) => FluentValue::from(names.of(language, *seat)),
        Arg::Words(message) => FluentValue::from(say(language, message, names)),
    }
}
