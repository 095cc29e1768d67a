//! The standings as a chart and a table.

use maud::{Markup, html};
use samovar_engine::{Message, Score, Standings, Who};
use samovar_words::listed;

use crate::model::{TableView, game_word};
use crate::pen::Pen;

/// How many parts of a hundred a bar takes that has room for its number on a phone.
const LEGIBLE: f32 = 5.;

/// Who won, where the points come from, and all numbers.
pub(crate) fn standings(pen: &Pen, table: &TableView, standings: &Standings) -> Markup {
    let winners: Vec<String> =
        standings.rows.iter().filter(|row| row.rank == 1).map(|row| name(pen, table, row)).collect();
    let message =
        Message::new("web-winners").with("count", winners.len()).with("names", listed(pen.language, winners));
    let mut rows: Vec<&Score> = standings.rows.iter().collect();
    rows.sort_by_key(|row| row.rank);
    html! {
        h2.winners { (pen.say(&message)) }
        (bars(pen, table, &rows))
        div.scroll tabindex="0" role="group" aria-label=(pen.text("web-breakdown")) { (numbers(pen, table, &rows)) }
    }
}

fn name(pen: &Pen, table: &TableView, row: &Score) -> String {
    match row.who {
        Who::Seat(seat) => pen.seat(seat),
        Who::Automa(id) => game_word(pen.language, &table.game, id),
    }
}

fn class(pen: &Pen, row: &Score) -> String {
    match row.who {
        Who::Seat(seat) => pen.seat_class(seat),
        Who::Automa(_) => "seat-automa".to_owned(),
    }
}

/// A bar for everybody, as long as their points: lengths are parts of a hundred, so that it fits every screen.
fn bars(pen: &Pen, table: &TableView, rows: &[&Score]) -> Markup {
    let sum = |row: &&Score| row.parts.iter().map(|(_, points)| (*points).max(0)).sum::<i32>();
    let scale = 100. / rows.iter().map(sum).max().unwrap_or(1).max(1) as f32;
    html! {
        figure.chart {
            div.bars role="img" aria-label=(pen.text("web-breakdown")) {
                @for row in rows {
                    b.name.(class(pen, row)) { (row.rank) ". " (name(pen, table, row)) }
                    b.total { (row.total) }
                    svg {
                        @for (kind, (left, (id, points))) in from_left(row, scale).enumerate() {
                            @if *points > 0 {
                                @let width = *points as f32 * scale;
                                g.bar.(format!("bar-{}", kind % 10)) {
                                    title { (pen.labelled(pen.text(id), points)) }
                                    rect x=(format!("{left}%")) width=(format!("{width}%")) height="100%" {}
                                    @if width > LEGIBLE { text x=(format!("{}%", left + width / 2.)) y="65%" { (points) } }
                                }
                            }
                        }
                    }
                }
            }
            @if let Some(row) = rows.first() {
                figcaption {
                    ul.legend {
                        @for (kind, (id, _)) in row.parts.iter().enumerate() {
                            li { span class=(format!("swatch bar-{}", kind % 10)) aria-hidden="true" {} (pen.text(id)) }
                        }
                    }
                }
            }
        }
    }
}

/// The parts of a row with where they begin.
fn from_left(row: &Score, scale: f32) -> impl Iterator<Item = (f32, &(&'static str, i32))> {
    row.parts.iter().scan(0., move |x, part| {
        let left = *x;
        *x += part.1.max(0) as f32 * scale;
        Some((left, part))
    })
}

fn numbers(pen: &Pen, table: &TableView, rows: &[&Score]) -> Markup {
    html! {
        table.numbers {
            caption { (pen.text("web-breakdown")) }
            thead {
                tr { td {} @for row in rows { th scope="col" class=(class(pen, row)) { (name(pen, table, row)) } } }
            }
            tbody {
                @if let Some(first) = rows.first() {
                    @for (place, (id, _)) in first.parts.iter().enumerate() {
                        tr {
                            th scope="row" { (pen.text(id)) }
                            @for row in rows { td { (row.parts.get(place).map_or(0, |(_, points)| *points)) } }
                        }
                    }
                }
            }
            tfoot {
                tr { th scope="row" { (pen.text("web-total")) } @for row in rows { td { b { (row.total) } } } }
                tr { th scope="row" { (pen.text("web-rank")) } @for row in rows { td { (row.rank) "." } } }
            }
        }
    }
}
