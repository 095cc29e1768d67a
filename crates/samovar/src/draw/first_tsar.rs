//! The board of The First Tsar: the Kremlin, the map region by region, the displays, and the players.

mod map;
mod players;

use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{Chamber, Components, Destination, Tables};
use samovar_first_tsar::{Board, Phase, phrase};
use serde_json::Value;

use super::layout::{flow, pad, width};
use super::plain;
use crate::pen::{Ink, Pen};

/// The width to which lines are broken.
const WIDTH: usize = 80;
/// Room for the names at the left edge.
const LABEL: usize = 10;

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
            format!("{id} {}: {}", self.say(&phrase::title(id)), self.say(&scores))
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
        let room = LABEL.max(width(label) + 1);
        format!("{}{text}", pad(&self.dim(label), room))
    }

    /// Pieces after a name, in as many lines as they take.
    fn add_flow(&self, label: &str, pieces: impl IntoIterator<Item = String>, lines: &mut Vec<String>) {
        let label = self.text(label);
        for (place, line) in flow(pieces, " · ", WIDTH - LABEL).iter().enumerate() {
            lines.push(self.labelled(if place == 0 { &label } else { "" }, line));
        }
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
        let colour = self.board.options.get("colours").and_then(|colours| colours.get(seat.index()));
        let (ink, letter) = match colour.and_then(Value::as_str) {
            Some("white") => (Ink::Bold, "W"),
            Some("black") => (Ink::Blue, "B"),
            Some("green") => (Ink::Green, "G"),
            Some("red") => (Ink::Red, "R"),
            _ => (Ink::Magenta, "?"),
        };
        self.pen.paint(ink, letter)
    }
}

#[cfg(test)]
mod tests {
    use samovar_engine::{Seed, Table, Turn, Viewer};
    use samovar_games::find;
    use samovar_words::Language;
    use serde_json::{Map, json};

    use super::*;
    use crate::pen::names_at;

    fn table(players: u8, seed: &str) -> Box<dyn Table> {
        let options: Map<String, Value> =
            serde_json::from_value(json!({"players": players})).expect("options");
        let kind = find("first-tsar").expect("the game is listed");
        kind.new_table(&options, Seed::from_text(seed)).expect("the options are allowed")
    }

    fn drawn(table: &dyn Table, viewer: Viewer, language: Language, colour: bool) -> String {
        let pen = Pen { colour, language, names: names_at(table, language) };
        draw(&table.view(viewer), &pen)
    }

    /// Plays on without sense until the game is over, showing positions in between.
    fn wander(mut table: Box<dyn Table>, mut show: impl FnMut(&dyn Table)) {
        let mut dice = 1u32;
        for decision in 0.. {
            if decision % 9 == 0 || table.turn() == Turn::Over {
                show(&*table);
            }
            if table.turn() == Turn::Over {
                break;
            }
            let legal = table.legal();
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            table.play(&legal[(dice >> 8) as usize % legal.len()]).expect("a legal action");
        }
    }

    #[test]
    fn no_line_is_wider_than_a_terminal_in_any_language_and_all_has_words() {
        for (players, language) in [(2, Language::Cs), (3, Language::Fr), (4, Language::En)] {
            wander(table(players, "sable"), |table| {
                let text = drawn(table, Viewer::Seat(Seat::new(0)), language, true);
                for line in text.lines() {
                    assert!(width(line) <= WIDTH, "{} columns: {line}", width(line));
                }
                assert!(!text.contains("first-tsar-"), "{text}");
            });
        }
    }

    #[test]
    fn without_colour_the_letters_say_the_same() {
        wander(table(4, "ermine"), |table| {
            let plain = drawn(table, Viewer::Spectator, Language::En, false);
            assert!(!plain.contains('\x1b'));
            let mut coloured = drawn(table, Viewer::Spectator, Language::En, true);
            while let Some(at) = coloured.find('\x1b') {
                let end = at + coloured[at..].find('m').expect("a colour ends");
                coloured.replace_range(at..=end, "");
            }
            let trimmed: String = coloured.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
            assert_eq!(trimmed, plain);
        });
    }

    #[test]
    fn only_the_own_hand_is_drawn() {
        let table = table(2, "fox");
        let own = |seat: u8| table.view(Viewer::Seat(Seat::new(seat)))["own"]["hand"].clone();
        let text = drawn(&*table, Viewer::Seat(Seat::new(0)), Language::En, false);
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
