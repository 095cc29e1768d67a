//! Sentences with the players' names in their colours.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_words::{Names, say, they};

use crate::board::Sign;
use crate::model::{LogLine, TableView};
use crate::pen::Pen;
use crate::{art, board};

/// Around the number of a seat in a sentence that is to be coloured; private to fonts, so no sentence has them.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

/// A message as a sentence in which players' names wear their colours.
pub(crate) fn markup(pen: &Pen, table: &TableView, message: &Message) -> Markup {
    sentence(pen, everybody(table), message)
}

/// How many are at a table, automatic opponents included.
fn everybody(table: &TableView) -> usize {
    table.seats.len() + table.automas.len()
}

/// What others see while somebody answers a question.
pub(crate) fn thinking(pen: &Pen, table: &TableView, seat: Seat, question: &Message) -> Markup {
    colored(pen, &they(pen.language, seat, question, &numbered(everybody(table))))
}

fn sentence(pen: &Pen, count: usize, message: &Message) -> Markup {
    colored(pen, &say(pen.language, message, &numbered(count)))
}

/// Names that are put in later, in their colors.
fn numbered(count: usize) -> Names {
    Names::new((0..count).map(|seat| format!("{OPEN}{seat}{CLOSE}")).collect())
}

fn colored(pen: &Pen, said: &str) -> Markup {
    html! {
        @for piece in said.split(OPEN) {
            @match piece.split_once(CLOSE).and_then(|(seat, rest)| Some((seat.parse::<u8>().ok()?, rest))) {
                Some((seat, rest)) => {
                    @let seat = Seat::new(seat);
                    b.who.(pen.seat_class(seat)) { (pen.seat(seat)) } (rest)
                }
                None => (piece),
            }
        }
    }
}

/// A line of the log: its symbol and the sentence.
pub(crate) fn line(pen: &Pen, table: &TableView, line: &LogLine) -> Markup {
    Line::new(table, line).draw(pen)
}

/// What a line of the log is drawn from.
#[derive(Hash)]
pub(crate) struct Line<'a> {
    pub sign: Option<Sign>,
    words: &'a Message,
    everybody: usize,
}

impl<'a> Line<'a> {
    pub fn new(table: &TableView, line: &'a LogLine) -> Line<'a> {
        Line { sign: board::sign(&table.game, line), words: &line.words, everybody: everybody(table) }
    }

    pub fn draw(&self, pen: &Pen) -> Markup {
        html! {
            span.emblem { @if let Some(sign) = self.sign { (art::icon(sign.icon)) } }
            span { (self.words(pen)) }
        }
    }

    /// The sentence alone.
    pub fn words(&self, pen: &Pen) -> Markup {
        sentence(pen, self.everybody, self.words)
    }
}
