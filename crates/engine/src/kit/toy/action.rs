//! The actions and their notation.

use std::fmt;

use crate::Message;

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
    /// Every action there is.
    pub fn all() -> impl Iterator<Item = Action> {
        let cards = Card::all().flat_map(|card| [Action::Serve(card), Action::Offer(card)]);
        cards.chain([Action::Rest, Action::Keep, Action::Bury, Action::Done])
    }

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
    const ENDS: &'static [Action] = &[Action::Done];
    const DECLINES: &'static [Action] = &[];
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

crate::notation!(Action, "the toy", "serve J4, rest, keep, bury, offer L2, done");
