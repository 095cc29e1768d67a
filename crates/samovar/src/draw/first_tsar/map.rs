//! The map: regions with their cities and tokens, waterways, the Field of War.

use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{City, Hue, Region};
use samovar_first_tsar::phrase;

use super::{LABEL, Picture, WIDTH, flow, pad};
use crate::pen::Ink;

impl Picture<'_> {
    pub(super) fn add_map(&self, lines: &mut Vec<String>) {
        for region in Region::ALL {
            self.add_region(region, lines);
        }
        self.add_waters(lines);
        self.add_field(lines);
    }

    /// A region: its token, who has how much influence, and its cities.
    fn add_region(&self, region: Region, lines: &mut Vec<String>) {
        let name = self.pen.paint(Ink::Bold, &self.say(&phrase::region(region)));
        let token = self.board.tokens.iter().rev().nth(Region::COUNT - 1 - region.index());
        let prize = token.map(|id| {
            let printed = &self.tables.tokens[id.index()];
            let prize = Message::new("first-tsar-board-prize")
                .with("vp", printed.vp)
                .with("other", phrase::short_effect(&printed.other));
            format!("{id} {}", self.say(&prize))
        });
        let influence: Vec<String> = self.seats().filter_map(|seat| self.influence(region, seat)).collect();
        let head = format!("{}{}", pad(&name, LABEL), pad(&prize.unwrap_or_default(), 46));
        lines.push(format!("{head} {}", influence.join(" ")));
        for city in self.tables.map.of_region[region.index()].iter() {
            lines.push(self.city(city));
        }
    }

    /// The influence of a seat in a region, with a star on the leader.
    fn influence(&self, region: Region, seat: Seat) -> Option<String> {
        let amount = self.view["influence"][region.index()][seat.index()].as_u64().filter(|n| *n > 0)?;
        let leads = self.view["leaders"][region.index()] == serde_json::json!(seat);
        Some(format!("{}{amount}{}", self.letter(seat), if leads { "*" } else { "" }))
    }

    fn city(&self, city: City) -> String {
        let row = &self.tables.cities[city.index()];
        let hue = match row.hue {
            Hue::Black => "B",
            Hue::Blue => "U",
            Hue::Purple => "P",
            Hue::Yellow => "Y",
        };
        let pieces: Vec<String> = self.seats().filter_map(|seat| self.pieces(city, seat)).collect();
        let income = self.say(&phrase::short_goods(row.income));
        let name = pad(&self.say(&phrase::city(city)), 20);
        format!("  {hue} {name}{}{}", pad(&self.dim(&income), 18), pieces.join(" "))
    }

    /// What a seat has in a city: warriors by number, a plus for each boyar, a hash for a building.
    fn pieces(&self, city: City, seat: Seat) -> Option<String> {
        let player = self.board.players.get(seat.index())?;
        let warriors = player.garrison.get(&city).copied().unwrap_or(0);
        let boyars = player.boyars.get(&city).copied().unwrap_or(0);
        let built = player.built.has(city);
        if warriors == 0 && boyars == 0 && !built {
            return None;
        }
        let warriors = if warriors > 0 { warriors.to_string() } else { String::new() };
        let boyars = "+".repeat(usize::from(boyars));
        Some(format!("{}{warriors}{boyars}{}", self.letter(seat), if built { "#" } else { "" }))
    }

    /// The waterways that carry a token, and then those that do not.
    fn add_waters(&self, lines: &mut Vec<String>) {
        let short = |city: City| self.say(&phrase::city(city));
        let mut laden = Vec::new();
        let mut bare = Vec::new();
        for way in self.tables.waterways() {
            let ends = format!("{}–{}", short(way.from), short(way.to));
            let token = way.slot.and_then(|slot| self.board.waters.get(usize::from(slot)).copied().flatten());
            match token {
                Some(id) => {
                    let effect = self.say(&phrase::short_effect(&self.tables.trades[id.index()]));
                    laden.push(format!("{ends} {id} ({effect})"));
                }
                None => bare.push(ends),
            }
        }
        self.add_flow("first-tsar-board-waters", laden, lines);
        let rest = flow(bare, " · ", WIDTH - LABEL);
        lines.extend(rest.iter().map(|line| self.labelled("", &self.dim(line))));
    }

    fn add_field(&self, lines: &mut Vec<String>) {
        let warriors = self.seats().map(|seat| {
            let count = self.board.players.get(seat.index()).map_or(0, |player| player.field);
            format!("{}{count}", self.letter(seat))
        });
        lines.push(
            self.labelled(&self.text("first-tsar-board-field"), &warriors.collect::<Vec<_>>().join(" ")),
        );
        let spoils =
            self.board.spoils.iter().map(|id| {
                format!("{id} {}", self.say(&phrase::short_effect(&self.tables.spoils[id.index()])))
            });
        self.add_flow("first-tsar-board-spoils", spoils, lines);
    }
}
