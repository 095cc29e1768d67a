//! The board of The First Tsar: the Kremlin, the map region by region, the displays, and the players.

mod map;
mod players;

use samovar_engine::{Message, Seat, Seen};
use samovar_first_tsar::components::{Chamber, Components, Destination, Tables, TitleId};
use samovar_first_tsar::{FirstTsar, Phase, View, phrase};

use super::Drawing;
use super::layout::{flow, pad};
use super::sheet::{LABEL, Sheet, WIDTH, labelled};
use crate::pen::Pen;

impl Drawing for FirstTsar {
    fn draw(seen: &Seen<Self>, pen: &Pen) -> String {
        let picture = Picture { view: &seen.view, pen, tables: Tables::current() };
        let mut sheet = Sheet::new(pen);
        picture.draw(&mut sheet);
        sheet.finish()
    }
}

/// Everything the parts of the drawing need.
struct Picture<'a> {
    view: &'a View,
    pen: &'a Pen,
    tables: &'static Tables,
}

impl Picture<'_> {
    fn draw(&self, sheet: &mut Sheet<'_>) {
        sheet.add(self.pen.bold(&self.title()));
        sheet.gap();
        self.add_favor(sheet);
        self.add_kremlin(sheet);
        sheet.gap();
        self.add_map(sheet);
        sheet.gap();
        self.add_displays(sheet);
        for seat in self.seats() {
            sheet.gap();
            self.add_player(seat, sheet);
        }
        sheet.gap();
        for line in self.pen.text("first-tsar-board-legend").lines() {
            sheet.add(self.pen.dim(line));
        }
    }

    fn title(&self) -> String {
        let board = &self.view.board;
        let phase = match board.phase {
            Phase::Keep => "first-tsar-phase-keep",
            Phase::Settle => "first-tsar-phase-settle",
            Phase::Planning => "first-tsar-phase-planning",
            Phase::Actions => "first-tsar-phase-actions",
            Phase::EndOfRound => "first-tsar-phase-end-of-round",
            Phase::Over => "first-tsar-phase-over",
        };
        let title = Message::new("first-tsar-board-title")
            .with("decade", phrase::decade(board.round))
            .with("round", board.round)
            .with("phase", Message::new(phase));
        self.pen.say(&title)
    }

    fn add_favor(&self, sheet: &mut Sheet<'_>) {
        let board = &self.view.board;
        let order: Vec<String> = board.favor.iter().map(|seat| self.pen.letter(*seat)).collect();
        let mut parts = vec![order.join(" > ")];
        if !board.favor_tokens.is_empty() {
            let spaces: Vec<String> = board.favor_tokens.iter().map(ToString::to_string).collect();
            let tokens = Message::new("first-tsar-board-favor-tokens").with("spaces", spaces.join(", "));
            parts.push(self.pen.say(&tokens));
        }
        let first = Message::new("first-tsar-board-first").with("who", self.pen.letter(board.first));
        parts.push(self.pen.say(&first));
        self.add_flow("first-tsar-board-favor", parts, sheet);
    }

    /// The chambers with their Assignment cards, boyars and seals.
    fn add_kremlin(&self, sheet: &mut Sheet<'_>) {
        let mut label = self.pen.text("first-tsar-board-kremlin");
        for (chamber, data) in Chamber::ALL.into_iter().zip(&self.view.board.chambers) {
            let to = match self.tables.assignments[data.assignment.index()] {
                Destination::Hue(hue) => {
                    Message::new("first-tsar-board-to-hue").with("hue", phrase::hue(hue))
                }
                Destination::Any => Message::new("first-tsar-board-to-any"),
                Destination::Kremlin => Message::new("first-tsar-board-to-kremlin"),
            };
            let boyars: Vec<String> = self.seats().filter_map(|seat| self.boyar(seat, chamber)).collect();
            let seal = data.seal.map(|seat| {
                self.pen.say(&Message::new("first-tsar-board-seal").with("who", self.pen.letter(seat)))
            });
            let line = format!(
                "{}{}{}{}",
                pad(&self.pen.say(&phrase::chamber(chamber)), 12),
                pad(&format!("→ {}", self.pen.say(&to)), 14),
                pad(&boyars.join(" "), 16),
                seal.unwrap_or_default(),
            );
            sheet.add(labelled(self.pen, &label, &line));
            label.clear();
        }
    }

    /// A boyar in a chamber: its coins, and a star on the most important one.
    fn boyar(&self, seat: Seat, chamber: Chamber) -> Option<String> {
        let coins = self.view.board.players[seat.index()].bribes.get(&chamber)?;
        let is_first = self.view.important[chamber.index()] == Some(seat);
        Some(format!("{}{coins}{}", self.pen.letter(seat), if is_first { "*" } else { "" }))
    }

    fn add_displays(&self, sheet: &mut Sheet<'_>) {
        let (board, stacks) = (&self.view.board, self.view.stacks);
        let projects = board.projects.iter().map(|id| self.project(id));
        self.add_lines("first-tsar-board-projects", projects, sheet);
        let titles = board.titles.iter().map(|id| {
            let scores = phrase::scores(self.tables, &self.tables.titles[id.index()]);
            let title = format!("{id} {}: {}", self.pen.say(&phrase::title(id)), self.pen.say(&scores));
            match self.view.viewer {
                Some(seat) => self.scored(title, id, seat),
                None => title,
            }
        });
        self.add_lines("first-tsar-board-titles", titles, sheet);
        let estates = board.estates.iter().map(|id| self.estate(id));
        self.add_lines("first-tsar-board-estates", estates, sheet);
        let decks = [
            ("first-tsar-board-projects-left", stacks.projects),
            ("first-tsar-board-titles-left", stacks.titles),
            ("first-tsar-board-estates-left", stacks.estates),
        ];
        let decks = decks.map(|(id, count)| self.pen.say(&Message::new(id).with("count", count)));
        self.add_flow("first-tsar-board-decks", decks, sheet);
    }

    /// A Title with what it would score a seat now.
    fn scored(&self, title: String, id: TitleId, seat: Seat) -> String {
        let vp = self.view.title_points[seat.index()][id.index()];
        self.pen.say(&Message::new("first-tsar-board-title-now").with("title", title).with("vp", vp))
    }

    // Words and lines.

    /// Pieces after a name, in as many lines as they take.
    fn add_flow(&self, label: &str, pieces: impl IntoIterator<Item = String>, sheet: &mut Sheet<'_>) {
        sheet.add_flow(&self.pen.text(label), pieces, " · ");
    }

    /// Texts after a name, each beginning a line and broken where it is too long.
    fn add_lines(&self, label: &str, texts: impl IntoIterator<Item = String>, sheet: &mut Sheet<'_>) {
        let mut label = self.pen.text(label);
        for text in texts {
            for (place, line) in flow(text.split(' '), " ", WIDTH - LABEL - 2).iter().enumerate() {
                let indent = if place == 0 { "" } else { "  " };
                sheet.add(labelled(self.pen, &label, &format!("{indent}{line}")));
                label.clear();
            }
        }
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.view.board.players.len())
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
}
