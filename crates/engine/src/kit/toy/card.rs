//! The cards.

use std::fmt;
use std::str::FromStr;

/// The number of cards.
pub const CARDS: usize = 24;

/// The number of cards in each suit.
const WORTHS: u8 = 6;

/// What a card does when it is served.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Suit {
    /// Nothing.
    Leaf,
    /// Draws a card.
    Sugar,
    /// Looks at the deck.
    Jam,
    /// Serves two more cards.
    Brew,
}

const SUITS: [(Suit, char); 4] = [(Suit::Leaf, 'L'), (Suit::Sugar, 'S'), (Suit::Jam, 'J'), (Suit::Brew, 'B')];

/// A card, written as suit and worth: `J4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Card(u8);

impl Card {
    /// Every card, by suit and worth.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..CARDS as u8).map(Card)
    }

    /// What it does.
    pub fn suit(self) -> Suit {
        SUITS[usize::from(self.0 / WORTHS)].0
    }

    /// What it counts, 1 to 6.
    pub fn worth(self) -> u8 {
        self.0 % WORTHS + 1
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", SUITS[usize::from(self.0 / WORTHS)].1, self.worth())
    }
}

/// The text is not a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a card is one of L, S, J, B and a number from 1 to 6")]
pub struct BadCard;

impl FromStr for Card {
    type Err = BadCard;
    fn from_str(text: &str) -> Result<Card, BadCard> {
        Card::all().find(|card| card.to_string() == text).ok_or(BadCard)
    }
}

crate::json_as_text!(Card);

/// A set of cards. It has no order, so it cannot reveal how the cards were collected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Cards(u32);

impl Cards {
    /// Whether it contains a card.
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.0 & 1 == 1
    }

    /// The number of cards.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether it is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Removes a card.
    pub fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// The cards by suit and worth.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        Card::all().filter(move |card| self.contains(*card))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::default();
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}
