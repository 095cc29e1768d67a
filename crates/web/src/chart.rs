//! The standings as a chart and a table.

use maud::{Markup, html};
use samovar_engine::{Message, Score, Standings, Who};

use crate::model::{TableView, game_word};
use crate::pen::Pen;
use crate::says;

const ROW: f32 = 46.;
const LEFT: f32 = 150.;
const WIDTH: f32 = 900.;

/// Who won, where the points come from, and all numbers.
pub(crate) fn standings(pen: &Pen, table: &TableView, standings: &Standings) -> Markup {
    let winners: Vec<String> =
        standings.rows.iter().filter(|row| row.rank == 1).map(|row| name(pen, table, row)).collect();
    let message = Message::new("web-winners").with("count", winners.len()).with("names", winners.join(", "));
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

fn class(table: &TableView, row: &Score) -> String {
    match row.who {
        Who::Seat(seat) => says::seat_class(table, seat),
        Who::Automa(_) => "seat-automa".to_owned(),
    }
}

fn bars(pen: &Pen, table: &TableView, rows: &[&Score]) -> Markup {
    let sum = |row: &&Score| row.parts.iter().map(|(_, points)| (*points).max(0)).sum::<i32>();
    let most = rows.iter().map(sum).max().unwrap_or(1).max(1) as f32;
    let scale = (WIDTH - LEFT - 60.) / most;
    let height = ROW * rows.len() as f32 + 10.;
    html! {
        figure.chart tabindex="0" {
            svg viewBox=(format!("0 0 {WIDTH} {height}")) role="img" aria-label=(pen.text("web-breakdown")) {
                @for (place, row) in rows.iter().enumerate() {
                    @let y = 6. + ROW * place as f32;
                    text.name.(class(table, row)) x="4" y=(y + 25.) { (row.rank) ". " (shorten(&name(pen, table, row), 15)) }
                    @for (kind, (left, (id, points))) in from_left(row, scale).enumerate() {
                        @if *points > 0 {
                            @let width = *points as f32 * scale;
                            g class=(format!("bar bar-{}", kind % 10)) {
                                title { (pen.text(id)) ": " (points) }
                                rect x=(left) y=(y) width=(width) height=(ROW - 10.) {}
                                @if width > 16. { text x=(left + width / 2.) y=(y + 24.) { (points) } }
                            }
                        }
                    }
                    text.total x=(LEFT + sum(row) as f32 * scale + 8.) y=(y + 26.) { (row.total) }
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
    row.parts.iter().scan(LEFT, move |x, part| {
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
                tr { td {} @for row in rows { th scope="col" class=(class(table, row)) { (name(pen, table, row)) } } }
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

fn shorten(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}
