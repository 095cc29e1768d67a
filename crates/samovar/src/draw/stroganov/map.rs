//! The landscape row and the regions beneath it.

use samovar_engine::Message;
use samovar_stroganov::components::{Place, Region, Reward, Terrain};
use samovar_stroganov::{OutpostData, Slot};

use super::{Picture, flow, pad, width};
use crate::pen::Ink;

/// Columns of a slot; one more separates it from the next.
const SLOT: usize = 5;
/// Columns left of the row, where the starting tile lies.
const START: usize = 6;

impl Picture<'_> {
    pub(super) fn add_map(&self, lines: &mut Vec<String>) {
        lines.push(self.border());
        lines.push(self.slot_line(&self.pen.text("stroganov-board-start"), |slot, _| slot.to_string()));
        lines.push(self.slot_line(&self.cossacks(0), |slot, _| self.cossacks(slot)));
        lines.push(self.slot_line("", |_, tile| self.tile(tile)));
        lines.push(self.slot_line("", |_, tile| {
            self.pen.bold(&tile.furs.iter().map(|fur| fur.to_string()).collect::<String>())
        }));
        if self.board.row.iter().any(|slot| slot.tiger) {
            let tiger = self.pen.paint(Ink::Yellow, &self.pen.text("stroganov-board-tiger"));
            lines.push(self.slot_line("", |_, tile| if tile.tiger { tiger.clone() } else { String::new() }));
        }
        let parts = |tile: &Slot| self.tile_parts(tile);
        for place in 0..self.board.row.iter().map(|tile| parts(tile).len()).max().unwrap_or(0) {
            lines.push(self.slot_line("", |_, tile| parts(tile).get(place).cloned().unwrap_or_default()));
        }
        self.add_region_lines("stroganov-board-outposts", |region, _| vec![self.outposts(region)], lines);
        self.add_region_lines("stroganov-board-village", |region, room| self.village(region, room), lines);
        self.add_region_lines("stroganov-board-yurt", |region, room| self.yurt(region, room), lines);
        self.add_region_lines("stroganov-board-wish", |region, room| self.wish(region, room), lines);
        lines.push(self.foot());
    }

    fn slots_of(&self, region: Region) -> std::ops::RangeInclusive<u8> {
        let row = &self.tables.regions[region.index()];
        row.first_slot..=row.last_slot
    }

    /// Columns between the borders of a region.
    fn room(&self, region: Region) -> usize {
        self.slots_of(region).count() * (SLOT + 1) - 1
    }

    fn border(&self) -> String {
        let heads = Region::ALL.into_iter().map(|region| {
            let fur = self.board.regions[region.index()].fur;
            let head = Message::new("stroganov-board-region").with("region", region.number());
            let head = format!(" {} ", self.pen.say(&head.with("fur", fur.value())));
            let rest = self.room(region).saturating_sub(width(&head));
            format!("{}{}", self.pen.bold(&head), self.pen.dim(&"─".repeat(rest)))
        });
        let heads = heads.collect::<Vec<_>>().join(&self.pen.dim("┬"));
        format!("{}{}{heads}{}", " ".repeat(START - 1), self.pen.dim("┌"), self.pen.dim("┐"))
    }

    fn foot(&self) -> String {
        let runs: Vec<String> = Region::ALL.into_iter().map(|region| "─".repeat(self.room(region))).collect();
        format!("{}{}", " ".repeat(START - 1), self.pen.dim(&format!("└{}┘", runs.join("┴"))))
    }

    /// A line with something for every slot.
    fn slot_line(&self, start: &str, cell: impl Fn(u8, &Slot) -> String) -> String {
        self.line(start, |region| {
            let cells = self.slots_of(region).map(|slot| {
                let tile = &self.board.row[usize::from(slot) - 1];
                pad(&cell(slot, tile), SLOT)
            });
            cells.collect::<Vec<_>>().join(" ")
        })
    }

    /// A line with something for every region.
    fn line(&self, start: &str, cell: impl Fn(Region) -> String) -> String {
        let bar = self.pen.dim("│");
        let cells: String = Region::ALL
            .into_iter()
            .map(|region| format!("{}{bar}", pad(&cell(region), self.room(region))))
            .collect();
        format!("{}{bar}{cells}", pad(start, START - 1))
    }

    /// As many lines as the longest cell takes.
    fn add_region_lines(
        &self,
        label: &str,
        cell: impl Fn(Region, usize) -> Vec<String>,
        lines: &mut Vec<String>,
    ) {
        let cells = Region::ALL.map(|region| cell(region, self.room(region)));
        let height = cells.iter().map(Vec::len).max().unwrap_or(0);
        for line in 0..height {
            let label = if line == 0 { self.pen.dim(&self.pen.text(label)) } else { String::new() };
            lines.push(
                self.line(&label, |region| cells[region.index()].get(line).cloned().unwrap_or_default()),
            );
        }
    }

    /// The Cossacks in a slot as they stand: the right-hand one is the first in player order.
    fn cossacks(&self, slot: u8) -> String {
        let here = self.board.order.iter().rev().filter(|seat| self.board.players[seat.index()].slot == slot);
        here.map(|seat| self.pen.letter(*seat)).collect()
    }

    fn tile(&self, slot: &Slot) -> String {
        let Some(tile) = slot.tile else { return self.pen.dim("·") };
        format!("{tile} {}", self.pen.say(&terrain(self.tables.landscape[tile.index()].terrain)))
    }

    fn tile_parts(&self, slot: &Slot) -> Vec<String> {
        let Some(tile) = slot.tile else { return Vec::new() };
        self.tables.landscape[tile.index()].reward.parts().iter().map(|part| self.part(*part)).collect()
    }

    fn outposts(&self, region: Region) -> String {
        let places = self.tables.regions[region.index()].places();
        let owners = &self.board.regions[region.index()].outposts;
        let place = |(owner, place): (&Option<OutpostData>, &Place)| match owner {
            None => place.horses.to_string(),
            Some(OutpostData::Neutral(_)) => self.pen.dim("×"),
            Some(OutpostData::Seat(seat)) => self.pen.letter(*seat),
        };
        owners.iter().zip(places).map(place).collect::<Vec<_>>().join(" ")
    }

    fn village(&self, region: Region, room: usize) -> Vec<String> {
        let village = self.board.regions[region.index()].village;
        self.parts_in(&self.tables.villages[village.index()].reward, room)
    }

    fn yurt(&self, region: Region, room: usize) -> Vec<String> {
        match self.board.regions[region.index()].yurt {
            Some(yurt) => self.parts_in(&self.tables.yurts[yurt.index()].reward, room),
            None => vec![self.pen.dim(&self.pen.text("stroganov-board-gone"))],
        }
    }

    fn wish(&self, region: Region, room: usize) -> Vec<String> {
        let Some(wish) = self.board.regions[region.index()].wish else {
            return vec![self.pen.dim(&self.pen.text("stroganov-board-gone"))];
        };
        let [wants, pays, scores] = self.demands(wish);
        flow([format!("{wish} {wants}"), pays, scores], " ", room)
    }

    fn parts_in(&self, reward: &Reward, room: usize) -> Vec<String> {
        flow(reward.parts().iter().map(|part| self.part(*part)), " ", room)
    }
}

/// The letter of a landscape type, as the legend explains it.
pub(super) fn terrain(terrain: Terrain) -> Message {
    Message::new(match terrain {
        Terrain::Forest => "stroganov-board-letter-forest",
        Terrain::Steppe => "stroganov-board-letter-steppe",
        Terrain::Swamp => "stroganov-board-letter-swamp",
        Terrain::Mountain => "stroganov-board-letter-mountain",
    })
}
