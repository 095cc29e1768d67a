//! Regions, sets of them, and the maps that they make with each number of players.

use std::convert::identity;

use samovar_engine::{named, sets};

use super::Good;

/// Number of regions on the board.
pub const REGIONS: usize = Region::COUNT;

named! {
    /// A region.
    Region {
        Novgorod = "novgorod", Rostov = "rostov", Polotsk = "polotsk", Smolensk = "smolensk", Volyn = "volyn",
        Kiev = "kiev", Chernigov = "chernigov", Pereyaslavl = "pereyaslavl", Pskov = "pskov",
        Suzdal = "suzdal", Galich = "galich", Brest = "brest", Murom = "murom", Peresech = "peresech",
        Azov = "azov",
    }
    /// The background of a region, which says with how many players it is in play.
    Zone { Green = "green", Yellow = "yellow", Brown = "brown" }
}

sets! {
    /// A set of regions.
    RegionSet(u16) of Region, shown by identity;
}

impl Zone {
    /// Whether its regions are in play with a number of players (RUR-011).
    pub const fn in_play(self, players: u8) -> bool {
        match self {
            Zone::Green => true,
            Zone::Yellow => players >= 3,
            Zone::Brown => players >= 4,
        }
    }
}

/// A region of the board.
#[derive(Clone, Copy, Debug)]
pub struct RegionRow {
    /// Its background.
    pub zone: Zone,
    /// The good it produces (RUR-007).
    pub good: Good,
    /// Its neighbours on the whole board.
    pub adjacent: RegionSet,
}

/// The regions in play with a number of players.
#[derive(Clone, Debug)]
pub struct Map {
    /// The regions in play.
    pub regions: RegionSet,
    /// The neighbours in play, by region; none for a region out of play.
    pub adjacent: [RegionSet; REGIONS],
    /// Borders to cross between two regions (RUR-D03); [`Map::FAR`] if there is no way.
    pub distance: [[u8; REGIONS]; REGIONS],
}

impl Map {
    /// No way leads there.
    pub const FAR: u8 = u8::MAX;

    /// The map of these rows for a number of players.
    pub fn of(rows: &[RegionRow; REGIONS], players: u8) -> Map {
        let row = |region: Region| rows[region.index()];
        let regions: RegionSet =
            Region::ALL.into_iter().filter(|region| row(*region).zone.in_play(players)).collect();
        // RUR-Q06
        let adjacent = Region::ALL.map(|region| match regions.has(region) {
            true => row(region).adjacent & regions,
            false => RegionSet::EMPTY,
        });
        let distance = Region::ALL.map(|from| distances(from, regions, &adjacent));
        Map { regions, adjacent, distance }
    }

    /// The neighbours in play.
    pub const fn neighbours(&self, region: Region) -> RegionSet {
        self.adjacent[region.index()]
    }

    /// Whether two regions are adjacent and in play (RUR-006).
    pub const fn touch(&self, one: Region, other: Region) -> bool {
        self.adjacent[one.index()].has(other)
    }

    /// How many borders lie between two regions.
    pub const fn distance(&self, from: Region, to: Region) -> u8 {
        self.distance[from.index()][to.index()]
    }

    /// The regions that can be reached from one of `within` without leaving `within`.
    pub fn group(&self, start: Region, within: RegionSet) -> RegionSet {
        let mut group = RegionSet::only(start) & within;
        let mut fresh = group;
        while !fresh.is_empty() {
            let next = fresh.iter().fold(RegionSet::EMPTY, |next, region| next | self.neighbours(region));
            fresh = next & within & !group;
            group = group | fresh;
        }
        group
    }

    /// The largest number of regions of a set that hang together.
    pub fn largest_group(&self, within: RegionSet) -> u8 {
        let mut rest = within;
        let mut largest = 0;
        while let Some(start) = rest.first() {
            let group = self.group(start, within);
            largest = largest.max(group.len());
            rest = rest & !group;
        }
        largest
    }
}

fn distances(from: Region, regions: RegionSet, adjacent: &[RegionSet; REGIONS]) -> [u8; REGIONS] {
    let mut distances = [Map::FAR; REGIONS];
    let mut reached = RegionSet::only(from) & regions;
    let mut edge = reached;
    let mut steps = 0;
    while !edge.is_empty() {
        edge.iter().for_each(|region| distances[region.index()] = steps);
        let next = edge.iter().fold(RegionSet::EMPTY, |next, region| next | adjacent[region.index()]);
        edge = next & !reached;
        reached = reached | edge;
        steps += 1;
    }
    distances
}
