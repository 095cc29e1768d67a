//! The cards.

use crate::{named, piece_id, sets};

/// The number of cards.
pub const CARDS: usize = 24;

/// The number of cards in each suit.
const WORTHS: u8 = 6;

named! {
    /// What a card does when it is served.
    Suit {
        /// Nothing.
        Leaf = "L",
        /// Draws a card.
        Sugar = "S",
        /// Looks at the deck.
        Jam = "J",
        /// Serves two more cards.
        Brew = "B",
    }
}

piece_id!(/// A card, written as suit and worth: `J4`.
    Card, CARDS, |i, f| write!(f, "{}{}", Suit::at(usize::from(i / WORTHS)), i % WORTHS + 1));

crate::printed!(Card);

impl Card {
    /// What it does.
    pub fn suit(self) -> Suit {
        Suit::at(usize::from(self.0 / WORTHS))
    }

    /// What it counts, 1 to 6.
    pub fn worth(self) -> u8 {
        self.0 % WORTHS + 1
    }
}

sets! {
    /// A set of cards. It has no order, so it cannot reveal how the cards were collected.
    Cards(u32) of Card;
}
