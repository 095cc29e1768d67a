//! The actions and their notation.

use std::fmt;
use std::str::FromStr;

use crate::{Closing, Message};

use super::Card;

/// One decision. Its text form is the notation: `serve J4`, `rest`, `keep`, `bury`, `offer L2`, `done`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// Serves a card from the hand.
    Serve(Card),
    /// Draws a card instead.
    Rest,
    /// Leaves the cards looked at on top of the deck.
    Keep,
    /// Puts the cards looked at under the deck.
    Bury,
    /// Secretly offers a card from the hand.
    Offer(Card),
    /// Ends the turn.
    Done,
}

impl Action {
    /// Its description.
    pub(super) fn message(self) -> Message {
        match self {
            Action::Serve(card) => Message::new("toy-do-serve").with("card", card.to_string()),
            Action::Rest => Message::new("toy-do-rest"),
            Action::Keep => Message::new("toy-do-keep"),
            Action::Bury => Message::new("toy-do-bury"),
            Action::Offer(card) => Message::new("toy-do-offer").with("card", card.to_string()),
            Action::Done => Message::new("toy-do-done"),
        }
    }
}

impl crate::Action for Action {
    fn closes(self) -> Option<Closing> {
        (self == Action::Done).then_some(Closing::Turn)
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Serve(card) => write!(f, "serve {card}"),
            Action::Rest => f.write_str("rest"),
            Action::Keep => f.write_str("keep"),
            Action::Bury => f.write_str("bury"),
            Action::Offer(card) => write!(f, "offer {card}"),
            Action::Done => f.write_str("done"),
        }
    }
}

/// The text is not an action of the toy.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0:?} is none of serve CARD, rest, keep, bury, offer CARD, done")]
pub struct BadAction(String);

impl FromStr for Action {
    type Err = BadAction;
    fn from_str(text: &str) -> Result<Action, BadAction> {
        let bad = || BadAction(text.to_owned());
        match text.split_once(' ') {
            None => match text {
                "rest" => Ok(Action::Rest),
                "keep" => Ok(Action::Keep),
                "bury" => Ok(Action::Bury),
                "done" => Ok(Action::Done),
                _ => Err(bad()),
            },
            Some((verb, card)) => {
                let card = card.parse().map_err(|_| bad())?;
                match verb {
                    "serve" => Ok(Action::Serve(card)),
                    "offer" => Ok(Action::Offer(card)),
                    _ => Err(bad()),
                }
            }
        }
    }
}
