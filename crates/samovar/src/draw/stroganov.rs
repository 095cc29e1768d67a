//! The board of Stroganov: the landscape row over its regions, what lies beside it, and the players.

mod map;
mod phrase;
mod players;

use samovar_engine::{Message, Seat};
use samovar_stroganov::components::{Tables, WishId};
use samovar_stroganov::{Board, FurSet, Phase};
use samovar_words::text;
use serde_json::Value;

use super::layout::{flow, pad, width};
use super::plain;
use crate::pen::{Ink, Pen};

/// The width to which lines are broken.
const WIDTH: usize = 80;
/// Room for the names at the left edge.
const LABEL: usize = 9;

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
        self.add_map(&mut lines);
        lines.push(String::new());
        self.add_offer(&mut lines);
        self.add_wishes(&mut lines);
        self.add_songs(&mut lines);
        self.add_pools(&mut lines);
        for seat in self.seats() {
            lines.push(String::new());
            self.add_player(seat, &mut lines);
        }
        self.add_track(&mut lines);
        lines.push(String::new());
        lines.push(self.dim(&self.text("stroganov-board-legend")));
        lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    fn title(&self) -> String {
        let season = ["stroganov-spring", "stroganov-summer", "stroganov-autumn", "stroganov-winter"];
        let season = season[usize::from(self.board.season.min(3))];
        let title = match self.board.phase {
            Phase::Draft => Message::new("stroganov-board-title-draft"),
            Phase::Over => Message::new("stroganov-board-title-over"),
            _ => Message::new("stroganov-board-title")
                .with("year", self.board.year)
                .with("season", Message::new(season)),
        };
        let order: Vec<String> = self.board.order.iter().map(|seat| self.letter(*seat)).collect();
        let order = Message::new("stroganov-board-order").with("order", order.join(" "));
        format!("{} · {}", self.pen.paint(Ink::Bold, &self.say(&title)), self.say(&order))
    }

    /// The first wishes, while they are chosen.
    fn add_offer(&self, lines: &mut Vec<String>) {
        let offer = self.board.offer.iter().map(|offer| {
            let fur = Message::new("stroganov-board-with-fur").with("fur", offer.fur.value());
            (offer.wish, format!("{}, {}. ", self.demand(offer.wish), self.say(&fur)))
        });
        self.add_cards("stroganov-board-offer", offer, lines);
    }

    /// What the wishes in the regions do.
    fn add_wishes(&self, lines: &mut Vec<String>) {
        let wishes = self.board.regions.iter().filter_map(|region| region.wish);
        self.add_cards("stroganov-board-wishes", wishes.map(|wish| (wish, String::new())), lines);
    }

    /// Wishes with something said before what they do.
    fn add_cards(
        &self,
        label: &str,
        wishes: impl Iterator<Item = (WishId, String)>,
        lines: &mut Vec<String>,
    ) {
        for (place, (wish, before)) in wishes.enumerate() {
            let said = text(self.pen.language, &format!("stroganov-wish-{wish}"));
            let said = before + &said.unwrap_or_else(|| self.effect(wish));
            let label = if place == 0 { self.text(label) } else { String::new() };
            for (line, words) in flow(said.split(' '), " ", WIDTH - LABEL - 4).iter().enumerate() {
                let id = if line == 0 { wish.to_string() } else { String::new() };
                let label = if line == 0 { label.as_str() } else { "" };
                lines.push(self.labelled(label, &format!("{}{words}", pad(&id, 4))));
            }
        }
    }

    fn add_songs(&self, lines: &mut Vec<String>) {
        for (place, song) in self.board.songs.iter().flatten().enumerate() {
            let printed = &self.tables.songs[song.index()];
            let message = Message::new("stroganov-board-song")
                .with("song", pad(&song.to_string(), 4))
                .with("cost", pad(&printed.cost.to_string(), 2))
                .with("reward", self.reward(&printed.reward));
            let label = if place == 0 { self.text("stroganov-board-songs") } else { String::new() };
            lines.push(self.labelled(&label, &self.say(&message)));
        }
    }

    fn add_pools(&self, lines: &mut Vec<String>) {
        let number = |id, count: u64| self.say(&Message::new(id).with("count", count as i64));
        let trade = Message::new("stroganov-board-trade-fur").with("fur", self.board.trade_fur.value());
        let market = format!("{}  ·  {}", self.furs(self.board.market), self.say(&trade));
        lines.push(self.labelled(&self.text("stroganov-board-market"), &market));
        let bag = number("stroganov-board-bag-count", self.board.bag.total().into());
        let bag = format!("{bag}: {}", counted(self.board.bag));
        lines.push(self.labelled(&self.text("stroganov-board-bag"), &bag));
        let supply = [
            number("stroganov-board-tigers-left", self.board.tiger_pool.into()),
            number("stroganov-board-banners-left", self.board.banner_pool.into()),
        ];
        self.add_flow("stroganov-board-supply", supply, lines);
        let stacks = [
            number("stroganov-board-tiles-left", self.stack("tiles")),
            number("stroganov-board-yurts-left", self.stack("yurts")),
            number("stroganov-board-wishes-left", self.stack("wishes")),
            number("stroganov-board-songs-left", self.stack("songs")),
        ];
        self.add_flow("stroganov-board-stacks", stacks, lines);
    }

    fn stack(&self, name: &str) -> u64 {
        self.view["stacks"][name].as_u64().unwrap_or(0)
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

    /// Everybody with a Cossack.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.board.players.len())
    }

    /// The colour of a seat; the automatic opponent has none.
    fn colour(&self, seat: Seat) -> Option<&str> {
        self.board.colour(seat)
    }

    /// The letter of a seat: that of its colour, or of the opponent's name.
    fn letter(&self, seat: Seat) -> String {
        let ink = match self.colour(seat) {
            Some("blue") => Ink::Blue,
            Some("red") => Ink::Red,
            Some("green") => Ink::Green,
            Some("yellow") => Ink::Yellow,
            _ => Ink::Magenta,
        };
        let name = self.colour(seat).or_else(|| self.view["automa"]["name"].as_str()).unwrap_or("?");
        self.pen.paint(ink, &name[..1].to_uppercase())
    }

    /// Furs by value, each on its own.
    fn furs(&self, furs: FurSet) -> String {
        let values: Vec<String> = furs.iter().map(|fur| fur.to_string()).collect();
        if values.is_empty() { self.text("stroganov-board-gone") } else { values.join(" ") }
    }
}

/// How many furs there are of each value.
fn counted(furs: FurSet) -> String {
    let count = |fur| format!("{}×{fur}", furs.count(fur));
    furs.values().iter().map(count).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use samovar_engine::{Seed, Table, Turn, Viewer};
    use samovar_games::find;
    use serde_json::{Map, json};

    use super::*;
    use crate::pen::names_at;

    fn table(options: Value, seed: &str) -> Box<dyn Table> {
        let options: Map<String, Value> = serde_json::from_value(options).expect("options");
        let kind = find("stroganov").expect("the game is listed");
        kind.new_table(&options, Seed::from_text(seed)).expect("the options are allowed")
    }

    fn drawn(table: &dyn Table, viewer: Viewer, colour: bool) -> String {
        let pen = Pen { colour, names: names_at(table, Default::default()), ..Pen::default() };
        draw(&table.view(viewer), &pen)
    }

    /// Plays on without sense until the game is over, showing every position in between.
    fn wander(mut table: Box<dyn Table>, mut show: impl FnMut(&dyn Table)) {
        let mut dice = 1u32;
        while table.turn() != Turn::Over {
            show(&*table);
            let legal = table.legal();
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let choice = (dice >> 8) as usize % legal.len();
            table.play(&legal[choice]).expect("a legal action");
        }
        show(&*table);
    }

    fn games() -> impl Iterator<Item = Box<dyn Table>> {
        let options = [
            json!({"players": 1, "opponent": "ivan", "boards": "b", "colours": "green"}),
            json!({"players": 1, "opponent": "katyusha"}),
            json!({"players": 2, "region_furs": "random"}),
            json!({"players": 3, "boards": ["b", "a", "b"]}),
            json!({"players": 4, "boards": "b"}),
        ];
        options.into_iter().map(|options| table(options, "lynx"))
    }

    #[test]
    fn no_line_is_wider_than_a_terminal() {
        for game in games() {
            wander(game, |table| {
                for line in drawn(table, Viewer::Seat(Seat::new(0)), true).lines() {
                    assert!(width(line) <= WIDTH, "{} columns: {line}", width(line));
                }
            });
        }
    }

    #[test]
    fn the_borders_of_the_map_stand_in_line() {
        let bars = |line: &str| {
            line.chars().enumerate().filter(|(_, c)| "│┌┬┐└┴┘".contains(*c)).map(|(at, _)| at).collect()
        };
        for game in games() {
            wander(game, |table| {
                let text = drawn(table, Viewer::Spectator, false);
                let mut lines: Vec<Vec<usize>> =
                    text.lines().map(bars).filter(|bars: &Vec<_>| !bars.is_empty()).collect();
                lines.dedup();
                assert_eq!(lines, [[5, 17, 35, 47, 65, 77]], "{text}");
            });
        }
    }

    #[test]
    fn everything_drawn_has_words() {
        for game in games() {
            wander(game, |table| {
                let text = drawn(table, Viewer::Seat(Seat::new(0)), false);
                assert!(!text.contains("stroganov-"), "{text}");
            });
        }
    }

    #[test]
    fn without_colour_the_letters_say_the_same() {
        wander(table(json!({"players": 4}), "ermine"), |table| {
            let plain = drawn(table, Viewer::Spectator, false);
            assert!(!plain.contains('\x1b'));
            let mut coloured = drawn(table, Viewer::Spectator, true);
            while let Some(at) = coloured.find('\x1b') {
                let end = at + coloured[at..].find('m').expect("a colour ends");
                coloured.replace_range(at..=end, "");
            }
            let trimmed: String = coloured.lines().map(|line| line.trim_end().to_owned() + "\n").collect();
            assert_eq!(trimmed, plain);
        });
    }

    #[test]
    fn the_cossack_further_right_comes_first() {
        let table = table(json!({"players": 4}), "ermine");
        let text = drawn(&*table, Viewer::Spectator, false);
        let order: String = text
            .lines()
            .next()
            .and_then(|title| title.rsplit_once("order "))
            .expect("an order")
            .1
            .replace(' ', "");
        let start = text.lines().nth(4).expect("the Cossacks' line");
        assert_eq!(start[..4].chars().rev().collect::<String>(), order);
    }

    #[test]
    fn another_view_is_shown_as_plain_lines() {
        assert_eq!(draw(&json!({"board": 3}), &Pen::default()), "board: 3\n");
    }
}
