//! The board of Rurik: regions, strategy board, claims, cards, and the players.

use samovar_engine::{Message, Seat, Seen};
use samovar_rurik::components::{
    Advisor, AgendaId, Column, Components, Conversion, Good, Map, Priority, Region, SchemeId, Structure,
    Tables, Track,
};
use samovar_rurik::{
    AgendaView, Board, OwnView, Placed, PlayerData, REBELLION, RebellionData, RegionData, Rurik, View, phrase,
};

use super::layout::pad;
use super::sheet::{LABEL, Sheet, WIDTH};
use crate::pen::Pen;

impl super::Drawing for Rurik {
    fn draw(seen: &Seen<Rurik>, pen: &Pen) -> String {
        Picture { seen, view: &seen.view, pen, tables: Tables::current() }.draw()
    }
}

/// Everything the parts of the drawing need.
struct Picture<'a> {
    seen: &'a Seen<Rurik>,
    view: &'a View,
    pen: &'a Pen,
    tables: &'static Tables,
}

/// The widths of the columns of the list of regions, the last one open.
const COLUMNS: [usize; 5] = [12, 11, 2, 16, 10];
/// The width of a column of the strategy board.
const STRATEGY: usize = WIDTH / Column::COUNT;

impl Picture<'_> {
    fn draw(&self) -> String {
        let mut sheet = Sheet::new(self.pen);
        sheet.add(self.title());
        sheet.gap();
        self.add_regions(&mut sheet);
        sheet.gap();
        self.add_strategy(&mut sheet);
        sheet.gap();
        self.add_claims(&mut sheet);
        self.add_cards(&mut sheet);
        for seat in self.seats() {
            sheet.gap();
            self.add_player(seat, &mut sheet);
        }
        self.add_rebellion(&mut sheet);
        sheet.gap();
        for line in self.pen.text("rurik-board-legend").lines() {
            sheet.add(self.pen.dim(line));
        }
        sheet.finish()
    }

    fn board(&self) -> &Board {
        &self.view.board
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::first(self.board().players.len())
    }

    fn player(&self, seat: Seat) -> &PlayerData {
        &self.board().players[seat.index()]
    }

    fn map(&self) -> &'static Map {
        self.tables.map(self.seen.options.players)
    }

    fn title(&self) -> String {
        let board = self.board();
        let phase = Rurik::phase_name(board.phase);
        let title = Message::new("rurik-board-title").with("round", board.round).with("phase", phase);
        let first = Message::new("rurik-board-first").with("who", self.pen.letter(board.marker));
        let mut title = format!("{} · {}", self.pen.bold(&self.pen.say(&title)), self.pen.say(&first));
        if board.tax + board.build > 0 {
            let points = Message::new("rurik-board-points").with("tax", board.tax).with("build", board.build);
            title = format!("{title} · {}", self.pen.say(&points));
        }
        title
    }

    // Regions.

    fn add_regions(&self, sheet: &mut Sheet<'_>) {
        let heads = [
            "rurik-board-region",
            "rurik-board-good",
            "rurik-board-ruler",
            "rurik-board-troops",
            "rurik-board-structures",
            "rurik-board-neighbours",
        ];
        let heads = heads.map(|id| self.pen.dim(&self.pen.text(id)));
        sheet.add(row(&heads));
        for data in &self.board().regions {
            let line = row(&self.region(data));
            sheet.add(line);
        }
    }

    fn region(&self, data: &RegionData) -> [String; 6] {
        let good = self.pen.say(&phrase::good(data.good));
        let ruler = self.view.rule.iter().find(|rule| rule.region == data.region).and_then(|rule| rule.ruler);
        let neighbours = self.map().neighbours(data.region).iter().map(|region| self.short(region));
        [
            self.pen.bold(&self.pen.say(&phrase::region(data.region))),
            if data.lies { good } else { self.pen.dim(&format!("({good})")) },
            ruler.map_or_else(String::new, |seat| self.pen.letter(seat)),
            self.forces(data),
            self.structures(data.region),
            self.pen.dim(&neighbours.collect::<Vec<_>>().join(" ")),
        ]
    }

    /// The first letters of a region.
    fn short(&self, region: Region) -> String {
        let letters = if matches!(region, Region::Peresech | Region::Pereyaslavl) { 5 } else { 3 };
        self.pen.say(&phrase::region(region)).chars().take(letters).collect()
    }

    /// Who stands in a region.
    fn forces(&self, data: &RegionData) -> String {
        let force = |seat: Seat| {
            let count = data.troops.get(seat.index()).copied().filter(|count| *count > 0)?;
            let leads = if self.player(seat).leader_at == Some(data.region) { "*" } else { "" };
            Some(format!("{}{count}{leads}", self.pen.letter(seat)))
        };
        let mut forces: Vec<String> = self.seats().filter_map(force).collect();
        forces.extend(data.rebel.then(|| "r".to_owned()));
        forces.extend(data.neutral.then(|| "n".to_owned()));
        forces.join(" ")
    }

    fn structures(&self, region: Region) -> String {
        let standing = |structure: Structure| {
            let owner = self.seats().find(|seat| self.player(*seat).built.of(structure).has(region))?;
            Some(format!("{}{}", self.pen.say(&initial(structure)), self.pen.letter(owner)))
        };
        Structure::ALL.into_iter().filter_map(standing).collect::<Vec<_>>().join(" ")
    }

    // The strategy board.

    fn add_strategy(&self, sheet: &mut Sheet<'_>) {
        let heads =
            Column::ALL.map(|column| pad(&self.pen.bold(&self.pen.say(&phrase::column(column))), STRATEGY));
        sheet.add(heads.concat());
        let rows = self.board().strategy.first().map_or(0, Vec::len);
        for row in 0..rows {
            let cells = Column::ALL.map(|column| pad(&self.space(column, row), STRATEGY));
            sheet.add(cells.concat());
        }
    }

    fn space(&self, column: Column, row: usize) -> String {
        let printed = self.tables.strategy(self.seen.options.players).spaces(column)[row];
        let cost = if printed.coins > 0 { format!(" −{}", printed.coins) } else { String::new() };
        let placed = self.board().strategy[column.index()][row];
        let advisor = placed.map_or_else(String::new, |placed| self.advisor(placed));
        format!("{} {advisor}", self.pen.dim(&format!("{}{cost}", printed.points)))
    }

    fn number(&self, advisor: Advisor) -> u8 {
        self.tables.advisors[advisor.index()].number
    }

    fn advisor(&self, placed: Placed) -> String {
        let bribe = if placed.bribe > 0 { format!("+{}", placed.bribe) } else { String::new() };
        format!("{}{}{bribe}", self.pen.letter(placed.owner), self.number(placed.advisor))
    }

    // Claims and cards.

    fn add_claims(&self, sheet: &mut Sheet<'_>) {
        for track in Track::ALL {
            let claims: Vec<String> = self.seats().map(|seat| self.claim(track, seat)).collect();
            let label = self.pen.say(&phrase::track(track));
            sheet.add_flow(&label, claims, " · ");
        }
        let war = self.seats().map(|seat| format!("{} {}", self.pen.letter(seat), self.player(seat).warfare));
        let war: Vec<String> = war.collect();
        sheet.add_flow(&self.pen.text("rurik-board-war"), war, " · ");
    }

    /// The points a seat has on a track, and what counts towards it now.
    fn claim(&self, track: Track, seat: Seat) -> String {
        let side = &self.view.sides[seat.index()];
        let now = match track {
            Track::Rule => side.ruled.len(),
            Track::Build => side.connected,
            Track::Trade => side.boat.iter().sum(),
        };
        let space = usize::from(self.player(seat).claims[track.index()]);
        let vp = space.checked_sub(1).map_or(0, |at| self.tables.claim[track.index()][at].vp);
        let message = Message::new("rurik-board-claim").with("who", self.pen.letter(seat)).with("vp", vp);
        self.pen.say(&message.with("now", now))
    }

    fn add_cards(&self, sheet: &mut Sheet<'_>) {
        for (place, deed) in self.board().row.iter().flatten().enumerate() {
            let printed = &self.tables.deeds[deed.index()];
            let label = if place == 0 { self.pen.text("rurik-board-deeds") } else { String::new() };
            let words = format!(
                "{}: {}",
                self.pen.say(&phrase::deed(*deed)),
                self.pen.say(&phrase::whole_deed(printed))
            );
            sheet.add_words(&label, &words);
        }
        let decks = Message::new("rurik-board-decks")
            .with("first", self.view.decks[0])
            .with("second", self.view.decks[1])
            .with("discard", self.board().discard.len());
        let mut schemes = vec![self.pen.say(&decks)];
        for known in self.view.own.iter().flat_map(|own| &own.known) {
            let message = Message::new("rurik-board-known")
                .with("deck", known.deck)
                .with("place", known.under + 1)
                .with("card", known.card.to_string());
            schemes.push(self.pen.say(&message));
        }
        sheet.add_flow(&self.pen.text("rurik-board-schemes"), schemes, " · ");
        let looked: Vec<String> =
            self.view.own.iter().flat_map(|own| &own.looked).map(|card| self.scheme(*card)).collect();
        sheet.add_flow(&self.pen.text("rurik-board-looked"), looked, " · ");
    }

    fn scheme(&self, card: SchemeId) -> String {
        let printed = &self.tables.schemes[card.index()];
        let casualty = match printed.casualty {
            true => format!(", {}", self.pen.text("rurik-board-casualty")),
            false => String::new(),
        };
        format!("{card} {}{casualty}", self.pen.say(&phrase::scheme(printed)))
    }

    // Players.

    fn is_rebellion(&self, seat: Seat) -> bool {
        self.board().rebellion.is_some() && seat == REBELLION
    }

    fn add_player(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let player = self.player(seat);
        let supply =
            Message::new("rurik-board-supply").with("coins", player.coins).with("troops", player.supply);
        let name = sheet.name(seat, self.view.to_decide == Some(seat));
        sheet.add(format!("{name}  {}", self.pen.say(&supply)));
        sheet.add_flow("", self.belongings(seat), " · ");
        let holds: Vec<String> = Good::ALL.iter().map(|good| self.hold(seat, *good)).collect();
        sheet.add_flow(&self.pen.text("rurik-board-boat"), holds, "  ");
        if self.is_rebellion(seat) {
            return;
        }
        let face_up = |token: &Conversion| player.tokens.contains(token);
        let tokens: Vec<String> = Conversion::ALL
            .iter()
            .filter(|token| face_up(token))
            .map(|token| self.pen.say(&phrase::conversion(*token)))
            .collect();
        sheet.add_flow(&self.pen.text("rurik-board-tokens"), tokens, " · ");
        self.add_secrets(seat, sheet);
        for (label, deeds) in
            [("rurik-board-chosen", player.deeds), ("rurik-board-done", player.accomplished)]
        {
            for (place, deed) in deeds.iter().enumerate() {
                let whole = self.pen.say(&phrase::whole_deed(&self.tables.deeds[deed.index()]));
                let label = if place == 0 { self.pen.text(label) } else { String::new() };
                sheet.add_words(&label, &format!("{}: {whole}", self.pen.say(&phrase::deed(deed))));
            }
        }
    }

    fn belongings(&self, seat: Seat) -> Vec<String> {
        let player = self.player(seat);
        let mut things = Vec::new();
        if let Some(leader) = player.leader {
            let message = match player.leader_at {
                Some(region) => Message::new("rurik-board-stands").with("region", phrase::region(region)),
                None => Message::new("rurik-board-off"),
            };
            things.push(self.pen.say(&message.with("leader", phrase::leader(leader))));
        }
        let left = |structure: Structure| {
            self.tables.pieces.structures[structure.index()].saturating_sub(player.built.of(structure).len())
        };
        let to_build = Message::new("rurik-board-left")
            .with("church", left(Structure::Church))
            .with("market", left(Structure::Market))
            .with("stronghold", left(Structure::Stronghold));
        things.push(self.pen.say(&to_build));
        if !player.advisors.is_empty() {
            let numbers: Vec<String> =
                player.advisors.iter().map(|advisor| self.number(advisor).to_string()).collect();
            things
                .push(self.pen.say(&Message::new("rurik-board-advisors").with("numbers", numbers.join(" "))));
        }
        if !self.is_rebellion(seat) {
            let rebels = Message::new("rurik-board-rebels").with("count", player.defeated);
            let hand = Message::new("rurik-board-hand").with("count", self.view.sides[seat.index()].hand);
            things.extend([self.pen.say(&rebels), self.pen.say(&hand)]);
        }
        things
    }

    fn hold(&self, seat: Seat, good: Good) -> String {
        let side = &self.view.sides[seat.index()];
        let message = Message::new("rurik-board-hold")
            .with("good", phrase::good(good))
            .with("boat", side.boat[good.index()])
            .with("spaces", self.tables.boat[good.index()])
            .with("dock", side.dock[good.index()]);
        self.pen.say(&message)
    }

    /// What only the viewer knows; agendas of all once they are shown.
    fn add_secrets(&self, seat: Seat, sheet: &mut Sheet<'_>) {
        let own = self.view.own.as_ref().filter(|_| self.view.viewer == Some(seat));
        let agendas: Vec<AgendaId> = match (own, self.view.sides[seat.index()].agenda) {
            (Some(OwnView { agendas: AgendaView { kept: Some(kept), .. }, .. }), _) => vec![*kept],
            (Some(own), _) => own.agendas.dealt.to_vec(),
            (None, shown) => shown.into_iter().collect(),
        };
        let agendas: Vec<String> = agendas
            .into_iter()
            .map(|agenda| {
                format!("{}: {}", self.pen.say(&phrase::agenda(agenda)), self.pen.say(&phrase::goal(agenda)))
            })
            .collect();
        sheet.add_flow(&self.pen.text("rurik-board-agenda"), agendas, " · ");
        let hand: Vec<String> =
            own.iter().flat_map(|own| own.hand.iter()).map(|card| self.scheme(card)).collect();
        sheet.add_flow(&self.pen.text("rurik-board-cards"), hand, " · ");
    }

    // The Rebellion.

    fn add_rebellion(&self, sheet: &mut Sheet<'_>) {
        let (Some(cards), Some(data)) = (&self.view.rebellion, &self.board().rebellion) else { return };
        let message = Message::new("rurik-board-priority")
            .with("priority", phrase::priority(data.priority))
            .with("card", cards.top.to_string());
        sheet.add(" ".repeat(LABEL) + &self.pen.say(&message));
        let top = &self.tables.cards[cards.top.index()];
        let order = top.locations.map(|region| self.pen.say(&phrase::region(region)));
        sheet.add_flow(&self.pen.text("rurik-board-order"), order, " → ");
        let plan = &top.plans[data.priority.index()];
        let builds = plan.build.map(|structure| self.pen.say(&phrase::structure(structure)));
        sheet.add_flow(&self.pen.text("rurik-board-builds"), builds, " → ");
        let bonuses: Vec<String> = self.bonuses(data);
        sheet.add_flow(&self.pen.text("rurik-board-bonuses"), bonuses, " · ");
    }

    fn bonuses(&self, data: &RebellionData) -> Vec<String> {
        let mat = &self.tables.mats[self.seen.options.difficulty.index()];
        let bonuses = Priority::ALL.into_iter().flat_map(|priority| {
            let locked = &data.locked[priority.index()];
            mat.bonuses(priority)
                .iter()
                .enumerate()
                .map(move |(at, bonus)| (bonus, locked.contains(&(at as u8))))
        });
        let said = bonuses.map(|(bonus, locked)| {
            let id = if locked { "rurik-board-locked" } else { "rurik-board-bonus" };
            let message = Message::new(id).with("column", phrase::column(bonus.on));
            self.pen.say(&message.with("gain", phrase::gain(bonus.gain)))
        });
        said.collect()
    }
}

/// Cells side by side, the last one as wide as it is.
fn row(cells: &[String; 6]) -> String {
    let padded = cells.iter().zip(COLUMNS).map(|(cell, columns)| pad(cell, columns));
    padded.chain(std::iter::once(cells[5].clone())).collect()
}

/// The letter of a structure, which the legend explains.
fn initial(structure: Structure) -> Message {
    Message::new(match structure {
        Structure::Church => "rurik-board-letter-church",
        Structure::Market => "rurik-board-letter-market",
        Structure::Stronghold => "rurik-board-letter-stronghold",
    })
}

#[cfg(test)]
mod tests {
    use samovar_engine::{Game, Seed, Viewer};
    use samovar_rurik::Options;
    use samovar_rurik::components::Difficulty;
    use samovar_words::Language;

    use super::super::Drawing;
    use super::super::layout::width;
    use super::*;

    #[test]
    fn the_rebellion_is_drawn_with_its_card_and_its_mat() {
        for difficulty in Difficulty::ALL {
            let options = Options { difficulty, ..Options::for_players(1) };
            let game = Rurik::new(&options, Seed::from_text("lynx"));
            let seen = Seen::new(&game, Viewer::Seat(Seat::new(0)), false);
            for language in Language::all() {
                let text = Rurik::draw(&seen, &Pen { language, ..Pen::default() });
                assert!(!text.contains("rurik-") && text.lines().all(|line| width(line) <= WIDTH), "{text}");
            }
            let text = Rurik::draw(&seen, &Pen::default());
            // RUR-235
            let locked = Tables::current().mats[difficulty.index()].coins();
            let brackets = text.lines().rev().skip_while(|line| !line.is_empty()).collect::<String>();
            assert_eq!(brackets.matches('[').count(), usize::from(locked), "{text}");
        }
    }
}
