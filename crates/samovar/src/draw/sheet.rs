//! Lines of a drawn board: names at the left edge, pieces in as many lines as they take, players by their letters.

use samovar_engine::Seat;

use super::layout::{flow, pad, width};
use crate::pen::Pen;

/// The width to which lines are broken.
pub const WIDTH: usize = 80;
/// Room for the names at the left edge.
pub const LABEL: usize = 9;

pub struct Sheet<'a> {
    pen: &'a Pen,
    lines: Vec<String>,
}

impl<'a> Sheet<'a> {
    pub fn new(pen: &'a Pen) -> Sheet<'a> {
        Sheet { pen, lines: Vec::new() }
    }

    /// All lines, without blanks at their ends.
    pub fn finish(self) -> String {
        self.lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// A seat by letter and name, with a mark on who has to decide.
    pub fn name(&self, seat: Seat, decides: bool) -> String {
        let mark = if decides { self.pen.bold("▸") } else { " ".to_owned() };
        format!("{mark}{} {}", self.pen.letter(seat), self.pen.bold(&self.pen.seat(seat)))
    }

    pub fn add(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

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
    format!("{}{text}", pad(&pen.dim(label), room))
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
