//! The colours players choose from.

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
}
