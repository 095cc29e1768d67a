//! The board of The First Tsar: the Kremlin, the map region by region, the displays, and the players.

mod map;
mod players;

use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{Chamber, Components, Destination, Tables, TitleId};
use samovar_first_tsar::{Board, Phase, phrase};
use serde_json::Value;

use super::layout::{flow, pad};
use super::plain;
use super::sheet::{self, LABEL, WIDTH};
use crate::pen::{Ink, Pen};

/// What a viewer sees of a game; a view of another shape is shown as plain lines.
pub fn draw(view: &Value, pen: &Pen) -> String {
    match serde_json::from_value(view["board"].clone()) {
        Ok(board) => Picture { board, view, pen, tables: Tables::current() }.draw(),
        Err(_) => plain::draw(view, pen),
    }
}

/// Everything the parts of the drawing need.
struct Picture<'a> {
    board: Board,
    view: &'a Value,
    pen: &'a Pen,
    tables: &'static Tables,
}

impl Picture<'_> {
    fn draw(&self) -> String {
        let mut lines = vec![self.title(), String::new()];
        self.add_favor(&mut lines);
        self.add_kremlin(&mut lines);
        lines.push(String::new());
        self.add_map(&mut lines);
        lines.push(String::new());
        self.add_displays(&mut lines);
        for seat in self.seats() {
            lines.push(String::new());
            self.add_player(seat, &mut lines);
        }
        lines.push(String::new());
        lines.extend(self.text("first-tsar-board-legend").lines().map(|line| self.dim(line)));
        lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    fn title(&self) -> String {
        let phase = match self.board.phase {
            Phase::Keep => "first-tsar-phase-keep",
            Phase::Settle => "first-tsar-phase-settle",
            Phase::Planning => "first-tsar-phase-planning",
            Phase::Actions => "first-tsar-phase-actions",
            Phase::EndOfRound => "first-tsar-phase-end-of-round",
            Phase::Over => "first-tsar-phase-over",
        };
        let title = Message::new("first-tsar-board-title")
            .with("decade", phrase::decade(self.board.round))
            .with("round", self.board.round)
            .with("phase", Message::new(phase));
        self.pen.paint(Ink::Bold, &self.say(&title))
    }

    fn add_favor(&self, lines: &mut Vec<String>) {
        let order: Vec<String> = self.board.favor.iter().map(|seat| self.letter(*seat)).collect();
        let mut parts = vec![order.join(" > ")];
        if !self.board.favor_tokens.is_empty() {
            let spaces: Vec<String> = self.board.favor_tokens.iter().map(ToString::to_string).collect();
            let tokens = Message::new("first-tsar-board-favor-tokens").with("spaces", spaces.join(", "));
            parts.push(self.say(&tokens));
        }
        let first = Message::new("first-tsar-board-first").with("who", self.letter(self.board.first));
        parts.push(self.say(&first));
        self.add_flow("first-tsar-board-favor", parts, lines);
    }

    /// The chambers with their Assignment cards, boyars and seals.
    fn add_kremlin(&self, lines: &mut Vec<String>) {
        let mut label = self.text("first-tsar-board-kremlin");
        for (place, chamber) in Chamber::ALL.into_iter().enumerate() {
            let Some(data) = self.board.chambers.get(place) else { continue };
            let to = match self.tables.assignments[data.assignment.index()] {
                Destination::Hue(hue) => {
                    Message::new("first-tsar-board-to-hue").with("hue", phrase::hue(hue))
                }
                Destination::Any => Message::new("first-tsar-board-to-any"),
                Destination::Kremlin => Message::new("first-tsar-board-to-kremlin"),
            };
            let boyars: Vec<String> = self.seats().filter_map(|seat| self.boyar(seat, chamber)).collect();
            let seal = data
                .seal
                .map(|seat| self.say(&Message::new("first-tsar-board-seal").with("who", self.letter(seat))));
            let line = format!(
                "{}{}{}{}",
                pad(&self.say(&phrase::chamber(chamber)), 12),
                pad(&format!("→ {}", self.say(&to)), 14),
                pad(&boyars.join(" "), 16),
                seal.unwrap_or_default(),
            );
            lines.push(self.labelled(&label, &line));
            label.clear();
        }
    }

    /// A boyar in a chamber: its coins, and a star on the most important one.
    fn boyar(&self, seat: Seat, chamber: Chamber) -> Option<String> {
        let coins = *self.board.players.get(seat.index())?.bribes.get(&chamber)?;
        let first = self.view["important"][chamber.index()] == serde_json::json!(seat);
        let star = if first { "*" } else { "" };
        Some(format!("{}{coins}{star}", self.letter(seat)))
    }

    fn add_displays(&self, lines: &mut Vec<String>) {
        let projects = self.board.projects.iter().map(|id| self.project(id));
        self.add_lines("first-tsar-board-projects", projects, lines);
        let titles = self.board.titles.iter().map(|id| {
            let scores = phrase::scores(self.tables, &self.tables.titles[id.index()]);
            let title = format!("{id} {}: {}", self.say(&phrase::title(id)), self.say(&scores));
            self.scored(title, id, self.view["viewer"].as_u64())
        });
        self.add_lines("first-tsar-board-titles", titles, lines);
        let estates = self.board.estates.iter().map(|id| self.estate(id));
        self.add_lines("first-tsar-board-estates", estates, lines);
        let number = |id, stack: &str| {
            self.say(&Message::new(id).with("count", self.view["stacks"][stack].as_i64().unwrap_or(0)))
        };
        let decks = [
            number("first-tsar-board-projects-left", "projects"),
            number("first-tsar-board-titles-left", "titles"),
            number("first-tsar-board-estates-left", "estates"),
        ];
        self.add_flow("first-tsar-board-decks", decks, lines);
    }

    /// A Title with what it would score a seat now; to somebody who only watches, without.
    fn scored(&self, title: String, id: TitleId, seat: Option<u64>) -> String {
        let points = seat.and_then(|seat| self.view["title_points"][seat as usize][id.index()].as_i64());
        let Some(vp) = points else { return title };
        self.say(&Message::new("first-tsar-board-title-now").with("title", title.as_str()).with("vp", vp))
    }

    // Words and colour.

    fn say(&self, message: &Message) -> String {
        self.pen.say(message)
    }

    fn text(&self, id: &str) -> String {
        self.pen.text(id)
    }

    fn dim(&self, text: &str) -> String {
        self.pen.paint(Ink::Dim, text)
    }

    /// A line with a name at its left edge.
    fn labelled(&self, label: &str, text: &str) -> String {
        sheet::labelled(self.pen, label, text)
    }

    /// Pieces after a name, in as many lines as they take.
    fn add_flow(&self, label: &str, pieces: impl IntoIterator<Item = String>, lines: &mut Vec<String>) {
        lines.extend(sheet::flowing(self.pen, &self.text(label), pieces, " · "));
    }

    /// Texts after a name, each beginning a line and broken where it is too long.
    fn add_lines(&self, label: &str, texts: impl IntoIterator<Item = String>, lines: &mut Vec<String>) {
        let mut label = self.text(label);
        for text in texts {
            for (place, line) in flow(text.split(' '), " ", WIDTH - LABEL - 2).iter().enumerate() {
                let indent = if place == 0 { "" } else { "  " };
                lines.push(self.labelled(&label, &format!("{indent}{line}")));
                label.clear();
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.board.players.len())
    }

    /// The letter of a seat: that of its colour.
    fn letter(&self, seat: Seat) -> String {
        sheet::letter(self.pen, &self.board.options, seat)
    }
}

#[cfg(test)]
mod tests {
    use samovar_engine::Viewer;
    use serde_json::json;

    use super::*;
    use crate::draw::tests::{drawn, table};

    #[test]
    fn only_the_own_hand_is_drawn() {
        let table = table("first-tsar", json!({"players": 2}), "fox");
        let own = |seat: u8| table.view(Viewer::Seat(Seat::new(seat)))["own"]["hand"].clone();
        let text = drawn(&*table, Viewer::Seat(Seat::new(0)), false);
        for (seat, shown) in [(0, true), (1, false)] {
            for card in own(seat).as_array().expect("a hand") {
                assert_eq!(text.contains(card.as_str().expect("an id")), shown, "{card}");
            }
        }
    }

    #[test]
    fn another_view_is_shown_as_plain_lines() {
        assert_eq!(draw(&json!({"board": 3}), &Pen::default()), "board: 3\n");
    }
}
