//! The map: regions with their cities and tokens, waterways, the Field of War.

use samovar_engine::{Message, Seat};
use samovar_first_tsar::components::{City, Hue, Region};
use samovar_first_tsar::phrase;

use super::{LABEL, Picture, Sheet, WIDTH, flow, labelled, pad};

impl Picture<'_> {
    pub(super) fn add_map(&self, sheet: &mut Sheet<'_>) {
        for region in Region::ALL {
            self.add_region(region, sheet);
        }
        self.add_waters(sheet);
        self.add_field(sheet);
    }

    /// A region: its token, who has how much influence, and its cities.
    fn add_region(&self, region: Region, sheet: &mut Sheet<'_>) {
        let name = self.pen.bold(&self.pen.say(&phrase::region(region)));
        let prize = self.view.board.region_token(region).map(|id| {
            let printed = &self.tables.tokens[id.index()];
            let prize = Message::new("first-tsar-board-prize")
                .with("vp", printed.vp)
                .with("other", phrase::short_effect(&printed.other));
            format!("{id} {}", self.pen.say(&prize))
        });
        let influence: Vec<String> = self.seats().filter_map(|seat| self.influence(region, seat)).collect();
        let head = format!("{}{}", pad(&name, LABEL), pad(&prize.unwrap_or_default(), 46));
        sheet.add(format!("{head} {}", influence.join(" ")));
        for city in self.tables.map.of_region[region.index()].iter() {
            sheet.add(self.city(city));
        }
    }

    /// The influence of a seat in a region, with a star on the leader.
    fn influence(&self, region: Region, seat: Seat) -> Option<String> {
        let amount = self.view.influence[region.index()][seat.index()];
        let leads = self.view.leaders[region.index()] == Some(seat);
        (amount > 0).then(|| format!("{}{amount}{}", self.pen.letter(seat), if leads { "*" } else { "" }))
    }

    fn city(&self, city: City) -> String {
        let row = &self.tables.cities[city.index()];
        let hue = self.pen.say(&Message::new(match row.hue {
            Hue::Black => "first-tsar-board-letter-black",
            Hue::Blue => "first-tsar-board-letter-blue",
            Hue::Purple => "first-tsar-board-letter-purple",
            Hue::Yellow => "first-tsar-board-letter-yellow",
        }));
        let pieces: Vec<String> = self.seats().filter_map(|seat| self.pieces(city, seat)).collect();
        let income = self.pen.dim(&self.pen.say(&phrase::short_goods(row.income)));
        let name = pad(&self.pen.say(&phrase::city(city)), 20);
        format!("  {hue} {name}{}{}", pad(&income, 18), pieces.join(" "))
    }

    /// What a seat has in a city: warriors by number, a plus for each boyar, a hash for a building.
    fn pieces(&self, city: City, seat: Seat) -> Option<String> {
        let player = &self.view.board.players[seat.index()];
        if player.influence(city) == 0 {
            return None;
        }
        let warriors = Some(player.warriors_in(city)).filter(|count| *count > 0);
        let warriors = warriors.map_or_else(String::new, |count| count.to_string());
        let boyars = "+".repeat(usize::from(player.boyars_in(city)));
        let building = if player.built.has(city) { "#" } else { "" };
        Some(format!("{}{warriors}{boyars}{building}", self.pen.letter(seat)))
    }

    /// The waterways that carry a token, and then those that do not.
    fn add_waters(&self, sheet: &mut Sheet<'_>) {
        let name = |city: City| self.pen.say(&phrase::city(city));
        let mut laden = Vec::new();
        let mut bare = Vec::new();
        for way in self.tables.waterways() {
            let ends = format!("{}–{}", name(way.from), name(way.to));
            match self.view.board.trade_on(way) {
                Some(id) => {
                    let effect = self.pen.say(&phrase::short_effect(&self.tables.trades[id.index()]));
                    laden.push(format!("{ends} {id} ({effect})"));
                }
                None => bare.push(ends),
            }
        }
        self.add_flow("first-tsar-board-waters", laden, sheet);
        for line in flow(bare, " · ", WIDTH - LABEL) {
            sheet.add(labelled(self.pen, "", &self.pen.dim(&line)));
        }
    }

    fn add_field(&self, sheet: &mut Sheet<'_>) {
        let board = &self.view.board;
        let warriors = self.seats().zip(&board.players);
        let warriors = warriors.map(|(seat, player)| format!("{}{}", self.pen.letter(seat), player.field));
        let warriors = warriors.collect::<Vec<_>>().join(" ");
        sheet.add(labelled(self.pen, &self.pen.text("first-tsar-board-field"), &warriors));
        let spoils = board.spoils.iter().map(|id| {
            format!("{id} {}", self.pen.say(&phrase::short_effect(&self.tables.spoils[id.index()])))
        });
        self.add_flow("first-tsar-board-spoils", spoils, sheet);
    }
}
