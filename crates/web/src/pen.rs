//! Words for pages: messages in a language, players by their names.

use samovar_engine::{Message, Seat};
use samovar_words::{Language, Names, say, text};

/// Writes messages in a language and calls players by their names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pen {
    pub language: Language,
    pub names: Names,
}

impl Pen {
    /// A message as a sentence.
    pub fn say(&self, message: &Message) -> String {
        say(self.language, message, &self.names)
    }

    /// A sentence without arguments; the id itself where there is none.
    pub fn text(&self, id: &str) -> String {
        text(self.language, id).unwrap_or_else(|| id.to_owned())
    }

    /// The first of these ids that has a sentence.
    pub fn first(&self, ids: &[&str]) -> Option<String> {
        ids.iter().find_map(|id| text(self.language, id))
    }

    /// A sentence that counts something.
    pub fn count(&self, id: &'static str, count: impl Into<samovar_engine::Arg>) -> String {
        self.say(&Message::new(id).with("count", count))
    }

    /// The name of a seat.
    pub fn seat(&self, seat: Seat) -> String {
        self.names.of(self.language, seat)
    }
}
