//! Sentences with the players' names in their colours.

use maud::{Markup, html};
use samovar_engine::{Message, Seat};
use samovar_words::{Names, say};

use crate::form::default_of_seat;
use crate::model::TableView;
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
                    b.who.(seat_class(table, seat)) { (pen.seat(seat)) } (rest)
                }
                None => (piece),
            }
        }
    }
}

/// A line of the log: its symbol and the sentence.
pub(crate) fn line(pen: &Pen, table: &TableView, message: &Message) -> Markup {
    html! {
        span.emblem { @if let Some(sign) = board::sign(&table.game, message) { (art::icon(sign)) } }
        span { (markup(pen, table, message)) }
    }
}

/// The class that colours what belongs to a seat.
pub(crate) fn seat_class(table: &TableView, seat: Seat) -> String {
    const COLOURS: [&str; 6] = ["blue", "red", "green", "yellow", "white", "black"];
    if seat.index() >= table.seats.len() {
        return "seat-automa".to_owned();
    }
    let chosen = table.options.get("colours").and_then(|colours| colours.get(seat.index())?.as_str());
    let known = |colour: &&str| COLOURS.contains(colour);
    let colour = chosen.filter(known).or_else(|| usual_colour(&table.game, seat));
    format!("seat-{}", colour.unwrap_or(COLOURS[seat.index() % 4]))
}

/// The colour a seat has if nobody chooses.
fn usual_colour(game: &str, seat: Seat) -> Option<&'static str> {
    let specs = samovar_games::find(game)?.option_specs();
    specs.iter().find(|spec| spec.key == "colours").map(|spec| default_of_seat(spec, seat.index()))
}
