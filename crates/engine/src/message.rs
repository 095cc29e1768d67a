//! What a game says, without saying it in any language.

use std::borrow::Cow;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Seat;

/// A message id with its arguments; the `words` crate turns it into a sentence.
///
/// Its `Display` form is for programmers: `id(name=value, …)`. As JSON it reads back as it was written, so a log can keep
/// messages whose ids this version no longer has.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Message {
    /// The key of the sentence in the locale files.
    pub id: Cow<'static, str>,
    /// The values the sentence mentions, by name.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Message {
    /// A message without arguments.
    pub const fn new(id: &'static str) -> Message {
        Message { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// A message without arguments whose id is put together from parts.
    pub fn owned(id: String) -> Message {
        Message { id: Cow::Owned(id), args: Vec::new() }
    }

    /// The message with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Message {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The player who is its argument of this name.
    pub fn seat(&self, name: &str) -> Option<Seat> {
        self.args.iter().find_map(|(called, value)| match value {
            Arg::Seat(seat) if *called == name => Some(*seat),
            _ => None,
        })
    }

    /// The message that is its argument of this name.
    pub fn words(&self, name: &str) -> Option<&Message> {
        self.args.iter().find_map(|(called, value)| match value {
            Arg::Words(message) if *called == name => Some(message),
            _ => None,
        })
    }
}

impl From<&'static str> for Message {
    fn from(id: &'static str) -> Message {
        Message::new(id)
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id)?;
        if self.args.is_empty() {
            return Ok(());
        }
        f.write_str("(")?;
        for (place, (name, value)) in self.args.iter().enumerate() {
            let comma = if place == 0 { "" } else { ", " };
            write!(f, "{comma}{name}={value}")?;
        }
        f.write_str(")")
    }
}

/// An argument of a message.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Arg {
    /// A number, which may decide a plural form.
    #[serde(rename = "n")]
    Number(i64),
    /// A printed id or a piece of notation, the same in every language.
    #[serde(rename = "t")]
    Text(String),
    /// A player.
    #[serde(rename = "s")]
    Seat(Seat),
    /// Words that have to be looked up themselves.
    #[serde(rename = "w")]
    Words(Message),
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Number(number) => number.fmt(f),
            Arg::Text(text) => text.fmt(f),
            Arg::Seat(seat) => seat.fmt(f),
            Arg::Words(message) => message.fmt(f),
        }
    }
}

macro_rules! number_args {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg {
            fn from(number: $number) -> Arg {
                Arg::Number(i64::from(number))
            }
        }
    )*};
}
number_args!(bool, u8, u16, u32, i16, i32, i64);

impl From<usize> for Arg {
    fn from(number: usize) -> Arg {
        Arg::Number(number as i64)
    }
}

impl From<String> for Arg {
    fn from(text: String) -> Arg {
        Arg::Text(text)
    }
}

impl From<&str> for Arg {
    fn from(text: &str) -> Arg {
        Arg::Text(text.to_owned())
    }
}

impl From<Seat> for Arg {
    fn from(seat: Seat) -> Arg {
        Arg::Seat(seat)
    }
}

impl From<Message> for Arg {
    fn from(message: Message) -> Arg {
        Arg::Words(message)
    }
}

/// Why an action is not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{rule}: {reason}")]
pub struct Refusal {
    /// The id of the rule that forbids it.
    pub rule: &'static str,
    /// The reason, for the player.
    pub reason: Message,
}

impl Refusal {
    /// The refusal by a rule for a reason.
    pub const fn new(rule: &'static str, reason: Message) -> Refusal {
        Refusal { rule, reason }
    }
}

/// Something wrong in a position that was handed in: where, and what.
///
/// Faults are for whoever wrote the position, like a parser's messages, and are in English.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, thiserror::Error)]
#[error("{at}: {reason}")]
pub struct Fault {
    /// Path to the field, as in `players[1].horses`.
    pub at: String,
    /// What is wrong with it and what would be right.
    pub reason: String,
}

impl Fault {
    /// The fault of a field.
    pub fn new(at: impl Into<String>, reason: impl Into<String>) -> Fault {
        Fault { at: at.into(), reason: reason.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_shows_its_id_and_arguments() {
        let fur = Message::new("fur").with("value", 3_u8);
        let message = Message::new("paid").with("seat", Seat::new(1)).with("what", fur).with("how", "rubles");
        assert_eq!(message.to_string(), "paid(seat=1, what=fur(value=3), how=rubles)");
    }

    #[test]
    fn a_message_without_arguments_shows_its_id() {
        assert_eq!(Message::new("over").to_string(), "over");
    }

    #[test]
    fn every_number_becomes_a_number() {
        let numbers: [Arg; 7] = [
            1_u8.into(),
            1_u16.into(),
            1_u32.into(),
            1_i16.into(),
            1_i32.into(),
            1_i64.into(),
            1_usize.into(),
        ];
        assert!(numbers.iter().all(|number| *number == Arg::Number(1)));
    }

    #[test]
    fn a_message_reads_back_from_json() {
        let message = Message::new("paid")
            .with("coins", 2_u8)
            .with("to", String::from("bank"))
            .with("who", Seat::new(2))
            .with("for", Message::owned(format!("tea-{}", 1)));
        let json = serde_json::json!({
            "id": "paid",
            "args": [["coins", {"n": 2}], ["to", {"t": "bank"}], ["who", {"s": 2}], ["for", {"w": {"id": "tea-1"}}]],
        });
        assert_eq!(serde_json::to_value(&message).unwrap(), json);
        assert_eq!(serde_json::from_value::<Message>(json).unwrap(), message);
    }

    #[test]
    fn refusals_and_faults_say_where_and_why() {
        assert_eq!(Refusal::new("TOY-03", Message::new("no-card")).to_string(), "TOY-03: no-card");
        assert_eq!(Fault::new("deck[2]", "is not a card").to_string(), "deck[2]: is not a card");
    }
}
