//! The board of Stroganov: the landscape row over its regions, what lies beside it, and the players.

mod map;
mod phrase;
mod players;

use samovar_engine::{Message, Seat, Seen};
use samovar_games::Stroganov;
use samovar_stroganov::components::{Components, Tables, WishId};
use samovar_stroganov::{Board, FurSet, Phase};
use samovar_words::text;

use super::layout::{flow, pad, width};
use super::sheet::{LABEL, WIDTH, flowing, labelled};
use crate::pen::Pen;

impl super::Drawing for Stroganov {
    fn draw(seen: &Seen<Stroganov>, pen: &Pen) -> String {
        Picture { seen, board: &seen.view.board, pen, tables: Tables::current() }.draw()
    }
}

/// Everything the parts of the drawing need.
struct Picture<'a> {
    seen: &'a Seen<Stroganov>,
    board: &'a Board,
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
        lines.push(self.pen.dim(&self.pen.text("stroganov-board-legend")));
        lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    fn title(&self) -> String {
        let title = match self.board.phase {
            Phase::Draft => Message::new("stroganov-board-title-draft"),
            Phase::Over => Message::new("stroganov-board-title-over"),
            _ => Message::new("stroganov-board-title")
                .with("year", self.board.year)
                .with("season", samovar_stroganov::phrase::season(self.board.season)),
        };
        let order: Vec<String> = self.board.order.iter().map(|seat| self.pen.letter(*seat)).collect();
        let order = Message::new("stroganov-board-order").with("order", order.join(" "));
        format!("{} · {}", self.pen.bold(&self.pen.say(&title)), self.pen.say(&order))
    }

    /// The first wishes, while they are chosen.
    fn add_offer(&self, lines: &mut Vec<String>) {
        let offer = self.board.offer.iter().map(|offer| {
            let fur = Message::new("stroganov-board-with-fur").with("fur", offer.fur.value());
            (offer.wish, format!("{}, {}. ", self.demand(offer.wish), self.pen.say(&fur)))
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
            let label = if place == 0 { self.pen.text(label) } else { String::new() };
            for (line, words) in flow(said.split(' '), " ", WIDTH - LABEL - 4).iter().enumerate() {
                let id = if line == 0 { wish.to_string() } else { String::new() };
                let label = if line == 0 { label.as_str() } else { "" };
                lines.push(labelled(self.pen, label, &format!("{}{words}", pad(&id, 4))));
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
            let label = if place == 0 { self.pen.text("stroganov-board-songs") } else { String::new() };
            lines.push(labelled(self.pen, &label, &self.pen.say(&message)));
        }
    }

    fn add_pools(&self, lines: &mut Vec<String>) {
        let number = |id, count: u8| self.pen.say(&Message::new(id).with("count", count));
        let trade = Message::new("stroganov-board-trade-fur").with("fur", self.board.trade_fur.value());
        let market = format!("{}  ·  {}", self.furs(self.board.market), self.pen.say(&trade));
        lines.push(labelled(self.pen, &self.pen.text("stroganov-board-market"), &market));
        let bag = number("stroganov-board-bag-count", self.board.bag.total());
        let bag = format!("{bag}: {}", counted(self.board.bag));
        lines.push(labelled(self.pen, &self.pen.text("stroganov-board-bag"), &bag));
        let supply = [
            number("stroganov-board-tigers-left", self.board.tiger_pool),
            number("stroganov-board-banners-left", self.board.banner_pool),
        ];
        self.add_flow("stroganov-board-supply", supply, lines);
        let stacks = [
            number("stroganov-board-tiles-left", self.seen.view.stacks.tiles),
            number("stroganov-board-yurts-left", self.seen.view.stacks.yurts),
            number("stroganov-board-wishes-left", self.seen.view.stacks.wishes),
            number("stroganov-board-songs-left", self.seen.view.stacks.songs),
        ];
        self.add_flow("stroganov-board-stacks", stacks, lines);
    }

    // Words and colour.

    /// Pieces after a name, in as many lines as they take.
    fn add_flow(&self, label: &str, pieces: impl IntoIterator<Item = String>, lines: &mut Vec<String>) {
        lines.extend(flowing(self.pen, &self.pen.text(label), pieces, " · "));
    }

    /// Everybody with a Cossack.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.board.players.len())
    }

    /// Furs by value, each on its own.
    fn furs(&self, furs: FurSet) -> String {
        let values: Vec<String> = furs.iter().map(|fur| fur.to_string()).collect();
        if values.is_empty() { self.pen.text("stroganov-board-gone") } else { values.join(" ") }
    }
}

/// How many furs there are of each value.
fn counted(furs: FurSet) -> String {
    let count = |fur| format!("{}×{fur}", furs.count(fur));
    furs.values().iter().map(count).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use samovar_engine::Viewer;
    use serde_json::json;

    use super::super::tests::{drawn, games, table, wander};

    #[test]
    fn the_borders_of_the_map_stand_in_line() {
        let bars = |line: &str| {
            line.chars().enumerate().filter(|(_, c)| "│┌┬┐└┴┘".contains(*c)).map(|(at, _)| at).collect()
        };
        for game in games().filter(|table| table.game() == "stroganov") {
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
    fn the_cossack_further_right_comes_first() {
        let table = table("stroganov", json!({"players": 4}), "ermine");
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
}
