//! The home page: what this is, the games, and the tables.

use maud::{Markup, html};
use samovar_engine::{Kind, OptionKind};

use super::{game_name, pen, shell, stage_word, usual_bot};
use crate::model::{Home, Reader, SeatInfo, Sitter, Stage, TableLine};
use crate::part::{csrf, promise};
use crate::pen::Pen;
use crate::{art, board, bots};

pub(super) fn page(reader: &Reader, home: &Home) -> String {
    let pen = pen(reader);
    let mut mine: Vec<TableLine> = home.mine.clone();
    mine.sort_by_key(|line| {
        (!line.my_move, line.stage == Stage::Over || line.stage == Stage::Abandoned, line.idle)
    });
    let content = html! {
        main #content.home {
            section.hero {
                div { h1 { (pen.text("web-tagline")) } p { (pen.text("web-about")) } }
            }
            @if !mine.is_empty() {
                section { h2 { (pen.text("web-my-tables")) } (lines(&pen, &mine)) }
            }
            section.games aria-label=(pen.text("web-games")) {
                @for kind in samovar_games::kinds() { (game(reader, &pen, *kind)) }
            }
            div.lists {
                section {
                    h2 { (pen.text("web-open-tables")) }
                    @if home.open.is_empty() { p.hint { (pen.text("web-no-open")) } } @else { (lines(&pen, &home.open)) }
                }
                section {
                    h2 { (pen.text("web-running-tables")) }
                    @if home.running.is_empty() { p.hint { (pen.text("web-no-running")) } } @else { (lines(&pen, &home.running)) }
                }
            }
        }
    };
    shell(reader, &pen.text("web-tagline"), "home-page", content)
}

/// A game with its picture and the quickest ways to play it.
fn game(reader: &Reader, pen: &Pen, kind: &dyn Kind) -> Markup {
    let name = kind.name();
    let (least, most) =
        match kind.option_specs().iter().find(|spec| spec.key == "players").map(|spec| spec.kind) {
            Some(OptionKind::Number { min, max }) => (min as usize, max as usize),
            _ => (2, 2),
        };
    html! {
        article.game {
            (board::picture(name))
            div.body {
                h2 { (game_name(pen, name)) }
                p { (pen.text(&format!("{name}-about"))) }
                (first_game(reader, pen, name))
                h3 { (pen.text("web-play-now")) }
                div.quick {
                    @if least == 1 {
                        (quick(reader, name, 1, &[], &pen.first(&[&format!("{name}-solo")]).unwrap_or_else(|| "1".into())))
                    }
                    @for bots in 1..most {
                        (quick(reader, name, bots + 1, &vec![&*usual_bot(); bots], &pen.count("web-against-bots", bots)))
                    }
                }
                div.doings {
                    (with_friends(reader, pen, name))
                    a href=(format!("/new?game={name}")) { (pen.text("web-more-options")) }
                    a href=(format!("/learn/{name}")) { (pen.text("guide-how")) }
                    a href=(format!("/learn/{name}/lessons")) { (pen.text("lessons")) }
                    a href=(format!("/rules/{name}")) { (pen.text("guide-rules")) }
                }
            }
        }
    }
}

/// A game against a gentle bot, with a coach.
pub(super) fn first_game(reader: &Reader, pen: &Pen, game: &str) -> Markup {
    html! {
        form.first method="post" action="/tables" {
            (csrf(reader)) (promise())
            input type="hidden" name="game" value=(game);
            input type="hidden" name="o-players" value="2";
            input type="hidden" name="seat-0" value="me";
            input type="hidden" name="seat-1" value=(format!("bot {}", bots::GENTLE));
            input type="hidden" name="start" value="1";
            input type="hidden" name="coach" value="1";
            button type="submit" { (art::icon("lamp")) (pen.text("coach-first-game")) }
            " " span.hint { (pen.text("coach-first-game-about")) }
        }
    }
}

/// A table that begins at once.
fn quick(reader: &Reader, game: &str, players: usize, others: &[&str], words: &str) -> Markup {
    html! {
        form.inline method="post" action="/tables" {
            (csrf(reader)) (promise())
            input type="hidden" name="game" value=(game);
            input type="hidden" name="o-players" value=(players);
            input type="hidden" name="seat-0" value="me";
            @for (place, other) in others.iter().enumerate() { input type="hidden" name=(format!("seat-{}", place + 1)) value=(other); }
            input type="hidden" name="start" value="1";
            button.primary type="submit" { (words) }
        }
    }
}

/// A table for friends: the reader sits down first, and the lobby has the link for the others.
fn with_friends(reader: &Reader, pen: &Pen, game: &str) -> Markup {
    html! {
        form.inline.friends method="post" action="/tables" {
            (csrf(reader)) (promise())
            input type="hidden" name="game" value=(game);
            input type="hidden" name="seat-0" value="me";
            button type="submit" { (pen.text("web-with-friends")) }
        }
    }
}

/// A list of tables.
pub(super) fn lines(pen: &Pen, lines: &[TableLine]) -> Markup {
    html! { ul.tables { @for line in lines { li.yours[line.my_move] { (table_line(pen, line)) } } } }
}

fn table_line(pen: &Pen, line: &TableLine) -> Markup {
    let open = line.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count();
    let seated = line.seats.iter().any(SeatInfo::is_mine);
    let word = match line.stage {
        Stage::Lobby if !seated && open > 0 => "web-join",
        Stage::Playing if !seated => "web-watch",
        _ => "web-open",
    };
    html! {
        a.tableline href=(format!("/t/{}", line.id)) {
            b { (game_name(pen, &line.game)) }
            span.sitters {
                @for (place, seat) in line.seats.iter().enumerate() {
                    @if place > 0 { ", " }
                    @match &seat.sitter {
                        Sitter::Open => em { (pen.text("web-seat-taken-open")) },
                        Sitter::Invited { .. } => em { (pen.text("web-seat-taken-invited")) },
                        Sitter::Person { name, .. } => @if name.is_empty() { (pen.seat(seat.seat)) } @else { (name) },
                        Sitter::Bot { instead_of: Some(name), .. } => @if name.is_empty() { (pen.seat(seat.seat)) } @else { (name) },
                        Sitter::Bot { level, .. } => { (bots::name(pen.language, &line.id, seat.seat, level)) (bots::bars(pen.language, &line.game, level)) }
                    }
                }
            }
            span.state {
                @if line.my_move { strong { (pen.text("web-your-move")) } } @else { (pen.text(stage_word(line.stage))) }
                " · " (idle(pen, line.idle))
            }
            span.go { @if line.my_move { (art::icon("move")) } (pen.text(word)) }
        }
    }
}

fn idle(pen: &Pen, seconds: u64) -> String {
    let (id, count) = match seconds {
        0..3600 => ("web-idle-minutes", seconds / 60),
        3600..86400 => ("web-idle-hours", seconds / 3600),
        _ => ("web-idle-days", seconds / 86400),
    };
    pen.count(id, count as i64)
}
