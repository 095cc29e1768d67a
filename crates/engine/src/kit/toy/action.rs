//! The actions and their notation.

use crate::{Message, actions};

use super::Card;

actions! {
    /// One decision. Its text form is the notation: `serve J4`, `rest`, `keep`, `bury`, `offer L2`, `done`.
    pub enum Action of "the toy", as in "serve J4, rest, keep, bury, offer L2, done";
    choices {
        /// Serves a card from the hand.
        Serve(card: Card) => "serve {card}";
        /// Draws a card instead.
        Rest => "rest";
        /// Leaves the cards looked at on top of the deck.
        Keep => "keep";
        /// Puts the cards looked at under the deck.
        Bury => "bury";
        /// Secretly offers a card from the hand.
        Offer(card: Card) => "offer {card}";
    }
    declines {}
    ends {
        /// Ends the turn.
        Done => "done";
    }
}

impl Action {
    /// Its description.
    pub(super) fn message(self) -> Message {
        match self {
            Action::Serve(card) => Message::new("toy-do-serve").with("card", card),
            Action::Rest => Message::new("toy-do-rest"),
            Action::Keep => Message::new("toy-do-keep"),
            Action::Bury => Message::new("toy-do-bury"),
            Action::Offer(card) => Message::new("toy-do-offer").with("card", card),
            Action::Done => Message::new("toy-do-done"),
        }
    }
}
