//! Special scoring (catalogue 2.15), the final exchange, and the standings.

use std::cmp::Reverse;

use samovar_engine::{Score, Seat, Standings, Who};

use crate::components::{Counted, Item, ProjectKind, Region, TitleId};
use crate::goods::Goods;
use crate::state::{FirstTsar, Player, Points, ProjectSet, Ranks};

/// Points for the first and the second place on the Field of War and on the Favor track (TSR-211, TSR-212, TSR-215),
/// with two players too (TSR-Q79).
pub const PLACES: [u16; 2] = [4, 2];

/// The categories of the standings, in the order of [`Points`].
const CATEGORIES: [&str; Points::COUNT] = [
    "first-tsar-score-projects",
    "first-tsar-score-tokens",
    "first-tsar-score-regions",
    "first-tsar-score-favor",
    "first-tsar-score-titles",
    "first-tsar-score-field",
    "first-tsar-score-standing",
    "first-tsar-score-exchange",
];

/// At the end, the score. Before, the score if the game ended now: points so far, and what Titles, Field of War,
/// Favor and the final exchange would add.
pub(crate) fn standings(game: &FirstTsar) -> Standings {
    let rows = game.seats_in_order().map(|seat| game.row_of(seat)).collect();
    let place = |seat: usize| game.by_favor().iter().position(|other| other.index() == seat);
    // TSR-041, TSR-223, TSR-224, TSR-Q85: more points, then more Favor.
    Standings::ranked(rows, |seat, row| (row.total, Reverse(place(seat))))
}

impl FirstTsar {
    fn row_of(&self, seat: Seat) -> Score {
        let mut points = self.players[seat.index()].points;
        if !self.is_over() {
            let coming = self.coming_points(seat);
            points.iter_mut().zip(coming).for_each(|(points, more)| *points += more);
        }
        let parts = CATEGORIES.into_iter().zip(points).map(|(category, points)| (category, points.into()));
        Score::new(Who::Seat(seat), parts.collect())
    }

    /// What a seat would still gain if the game ended now.
    pub(crate) fn coming_points(&self, seat: Seat) -> [u16; Points::COUNT] {
        let mut coming = [0; Points::COUNT];
        let player = &self.players[seat.index()];
        coming[Points::Titles as usize] = player.titles.iter().map(|id| self.title_points(seat, id)).sum();
        let place = self.field_ranking().place_of(seat);
        coming[Points::FieldOfWar as usize] = place.and_then(|place| PLACES.get(place)).copied().unwrap_or(0);
        let place = self.by_favor().iter().position(|other| *other == seat);
        coming[Points::Standing as usize] = place.and_then(|place| PLACES.get(place)).copied().unwrap_or(0);
        coming[Points::Exchange as usize] = after_exchange(player.goods).0;
        coming
    }

    /// The players with warriors on the Field of War, the most first (TSR-213, TSR-214).
    pub(crate) fn field_ranking(&self) -> Ranks {
        self.ranks(|player| player.field)
    }

    /// What a Title is worth to its owner now (TSR-233, TSR-Q77, TSR-Q78).
    pub(crate) fn title_points(&self, seat: Seat, title: TitleId) -> u16 {
        let printed = &self.tables.titles[title.index()];
        let player = &self.players[seat.index()];
        let of = |kind| count(player.completed, kind);
        let counted = match printed.per {
            Counted::ProjectSet => {
                let sets = ProjectKind::ALL.map(of).into_iter().min(); // TSR-231
                sets.unwrap_or(0)
            }
            Counted::ConstructionProject => of(ProjectKind::Construction),
            Counted::TradeProject => of(ProjectKind::Trade), // TSR-234
            Counted::MilitaryProject => of(ProjectKind::Military),
            Counted::Token => player.spoils.len() + player.covered().count_ones() as u8, // TSR-235, TSR-236
            Counted::StrongCity => {
                let cities = printed.cities.and(player.presence());
                cities.iter().filter(|city| player.influence(*city) >= 3).count() as u8 // TSR-237
            }
            Counted::Estate => player.estates.len(),
            Counted::Title => player.titles.len(),
            Counted::FieldWarrior => player.field,
            Counted::Building => player.built.len(),
            Counted::LedRegion => self.led_regions(seat),
            Counted::CityWarrior => city_warriors(player),
            Counted::ForeignGood => player.goods.foreign().min(255) as u8, // TSR-Q83
        };
        u16::from(printed.vp) * u16::from(counted)
    }

    /// What a Title would score for a seat now if it had it too.
    pub(crate) fn title_promise(&self, seat: Seat, title: TitleId) -> u16 {
        let mut owned = *self;
        owned.players[seat.index()].titles.add(title);
        owned.title_points(seat, title)
    }

    fn led_regions(&self, seat: Seat) -> u8 {
        let leads = |region: &Region| self.ranking(*region).place_of(seat) == Some(0);
        Region::ALL.iter().filter(|region| leads(region)).count() as u8
    }
}

fn count(projects: ProjectSet, kind: ProjectKind) -> u8 {
    projects.iter().filter(|id| id.kind() == kind).count() as u8
}

fn city_warriors(player: &Player) -> u8 {
    player.garrison.iter().sum()
}

/// The points of the final exchange and what is left: two foreign goods a point, then three of anything (TSR-219,
/// TSR-220, TSR-Q81).
pub(crate) fn after_exchange(goods: Goods) -> (u16, Goods) {
    let foreign = goods.foreign();
    let rest = foreign % 2 + goods.local() + u16::from(goods.count(Item::Coin));
    let mut left = goods;
    let mut give = |items: &[Item], mut count: u16| {
        for item in items {
            let given = count.min(left.count(*item).into());
            left = left.minus(Goods::of(*item, given as u8));
            count -= given;
        }
    };
    give(&Item::FOREIGN, foreign - foreign % 2);
    let order =
        [Item::Gunpowder, Item::Textile, Item::Steel, Item::Grain, Item::Wood, Item::Stone, Item::Coin];
    give(&order, rest - rest % 3);
    (foreign / 2 + rest / 3, left)
}
