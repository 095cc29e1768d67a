//! Lines of a drawn board: names at the left edge, pieces in as many lines as they take, players by their letters.

use samovar_engine::{Colour, Message, Seat};

use super::layout::{flow, pad, width};
use crate::pen::{Ink, Pen};

/// The width to which lines are broken.
pub const WIDTH: usize = 80;
/// Room for the names at the left edge.
pub const LABEL: usize = 9;

/// What is drawn on.
pub struct Sheet<'a> {
    pen: &'a Pen,
    lines: Vec<String>,
}

impl<'a> Sheet<'a> {
    /// An empty sheet.
    pub fn new(pen: &'a Pen) -> Sheet<'a> {
        Sheet { pen, lines: Vec::new() }
    }

    /// All lines, without blanks at their ends.
    pub fn finish(self) -> String {
        self.lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    // Words.

    pub fn say(&self, message: &Message) -> String {
        self.pen.say(message)
    }

    pub fn text(&self, id: &str) -> String {
        self.pen.text(id)
    }

    pub fn bold(&self, text: &str) -> String {
        self.pen.paint(Ink::Bold, text)
    }

    pub fn dim(&self, text: &str) -> String {
        self.pen.paint(Ink::Dim, text)
    }

    /// The letter of a seat: that of its colour; an automatic opponent has that of its name.
    pub fn letter(&self, seat: Seat) -> String {
        letter(self.pen, seat)
    }

    /// A seat by letter and name, with a mark on who has to decide.
    pub fn name(&self, seat: Seat, decides: bool) -> String {
        let mark = if decides { self.bold("▸") } else { " ".to_owned() };
        format!("{mark}{} {}", self.letter(seat), self.bold(&self.pen.seat(seat)))
    }

    // Lines.

    /// A line.
    pub fn add(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    /// An empty line.
    pub fn gap(&mut self) {
        self.lines.push(String::new());
    }

    /// Pieces after a name at the left edge, in as many lines as they take.
    pub fn add_flow<S: AsRef<str>>(
        &mut self,
        label: &str,
        pieces: impl IntoIterator<Item = S>,
        between: &str,
    ) {
        self.lines.extend(flowing(self.pen, label, pieces, between));
    }

    /// A sentence after a name, broken between its words.
    pub fn add_words(&mut self, label: &str, words: &str) {
        self.add_flow(label, words.split(' '), " ");
    }
}

/// A line with a name at its left edge.
pub fn labelled(pen: &Pen, label: &str, text: &str) -> String {
    let room = LABEL.max(width(label) + 1);
    format!("{}{text}", pad(&pen.paint(Ink::Dim, label), room))
}

/// Pieces after a name at the left edge, in as many lines as they take.
pub fn flowing<S: AsRef<str>>(
    pen: &Pen,
    label: &str,
    pieces: impl IntoIterator<Item = S>,
    between: &str,
) -> Vec<String> {
    let room = LABEL.max(width(label) + 1);
    // A piece that is wider than a line is broken between its words.
    let broken = |line: String| match width(&line) <= WIDTH - room {
        true => vec![line],
        false => flow(line.split(' '), " ", WIDTH - room),
    };
    let lines: Vec<String> = flow(pieces, between, WIDTH - room).into_iter().flat_map(broken).collect();
    let first = |place: usize, line: &String| match place {
        0 => labelled(pen, label, line),
        _ => " ".repeat(room) + line,
    };
    lines.iter().enumerate().map(|(place, line)| first(place, line)).collect()
}

/// The letter of a seat: that of its colour; an automatic opponent has that of its name.
pub fn letter(pen: &Pen, seat: Seat) -> String {
    let colour = pen.colours.get(seat.index()).copied();
    let ink = match colour {
        Some(Colour::Blue) => Ink::Blue,
        Some(Colour::Red) => Ink::Red,
        Some(Colour::Green) => Ink::Green,
        Some(Colour::Yellow) => Ink::Yellow,
        Some(Colour::White) => Ink::Bold,
        Some(Colour::Black) | None => Ink::Magenta,
    };
    let name = colour.map_or_else(|| pen.seat(seat), |colour| colour.name().to_owned());
    let last = name.split(' ').next_back().and_then(|word| word.chars().next());
    pen.paint(ink, &last.map_or_else(String::new, |letter| letter.to_uppercase().to_string()))
}
