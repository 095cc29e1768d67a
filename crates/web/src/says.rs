//! Sentences with the players' names in their colours.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_words::{Names, say};

use crate::model::{LogLine, TableView};
use crate::pen::Pen;
use crate::{art, board};

/// Around the number of a seat in a sentence that is to be coloured; private to fonts, so no sentence has them.
const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';

/// A message as a sentence in which players' names wear their colours.
pub(crate) fn markup(pen: &Pen, table: &TableView, message: &Message) -> Markup {
    let count = table.seats.len() + table.automas.len();
    let numbered = Names::new((0..count).map(|seat| format!("{OPEN}{seat}{CLOSE}")).collect());
    let said = say(pen.language, message, &numbered);
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
    html! {
        span.emblem { @if let Some(sign) = board::sign(&table.game, line) { (art::icon(sign)) } }
        span { (markup(pen, table, &line.words)) }
    }
}
