//! The colours players choose from.

use serde_json::Value;

use crate::MAX_SEATS;

/// The colour of a player's pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Colour {
    Blue,
    Red,
    Green,
    Yellow,
    White,
    Black,
}

impl Colour {
    /// Its word in options, views and style sheets.
    pub const fn name(self) -> &'static str {
        match self {
            Colour::Blue => "blue",
            Colour::Red => "red",
            Colour::Green => "green",
            Colour::Yellow => "yellow",
            Colour::White => "white",
            Colour::Black => "black",
        }
    }

    /// The words of several colours, for the specification of an option.
    pub const fn names<const N: usize>(colours: [Colour; N]) -> [&'static str; N] {
        let mut names = [""; N];
        let mut place = 0;
        while place < N {
            names[place] = colours[place].name();
            place += 1;
        }
        names
    }

    /// The words of the seats' colours, as a value of an option.
    pub fn list(seats: &[Colour]) -> Value {
        seats.iter().map(|colour| colour.name()).collect::<Vec<_>>().into()
    }

    /// Gives the seats from `seats` on, which nobody plays, what is left of `all` colours in their order.
    pub fn give_rest(colours: &mut [Colour; MAX_SEATS], seats: usize, all: [Colour; MAX_SEATS]) {
        let (used, rest) = colours.split_at_mut(seats);
        let left = all.into_iter().filter(|colour| !used.contains(colour));
        rest.iter_mut().zip(left).for_each(|(seat, colour)| *seat = colour);
    }
}
