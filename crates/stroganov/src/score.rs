//! Final scoring (catalogue 2.16) and the standings.

use std::cmp::Reverse;

use samovar_engine::{Score, Seat, Standings, Who};

use crate::components::{Effect, EndVp, Tables};
use crate::state::{Phase, Player, Stroganov, TileSet};

/// Points for built outposts, by their number (STR-227).
const OUTPOST_POINTS: [i32; 6] = [0, 1, 3, 6, 10, 15];

/// The score if the game ended now; at the end, the score.
pub(crate) fn standings(game: &Stroganov) -> Standings {
    let rows = Seat::first(game.options.cossacks()).map(|seat| game.row_of(seat)).collect();
    let place = |seat: usize| game.in_order().iter().position(|other| other.index() == seat);
    // STR-Q85, STR-Q116, STR-233, STR-234: more points, then the Cossack further right.
    Standings::ranked(rows, |seat, row| (row.total, Reverse(place(seat))))
}

impl Stroganov {
    // STR-296
    fn row_of(&self, seat: Seat) -> Score {
        let parts = self.points_of(seat);
        let who =
            if self.is_automa(seat) { Who::Automa(self.options.opponent.name()) } else { Who::Seat(seat) };
        Score::new(who, parts.to_vec())
    }

    /// The points a seat would have if the game ended now.
    pub(crate) fn total_of(&self, seat: Seat) -> i32 {
        self.points_of(seat).iter().map(|(_, points)| points).sum()
    }

    /// The points of a seat by category, in scoring order (STR-221).
    fn points_of(&self, seat: Seat) -> [(&'static str, i32); 10] {
        let player = &self.players[seat.index()];
        let number = |count: u8| i32::from(count);
        let furs = number(player.furs.total()) + i32::from(player.horses / 5); // STR-230
        [
            ("stroganov-score-vp", i32::from(player.vp)),
            ("stroganov-score-wishes", self.wish_points(player)),
            ("stroganov-score-sets", set_points(self.tables, player.tiles)),
            ("stroganov-score-tigers", 2 * number(player.tigers)), // STR-224, STR-097
            ("stroganov-score-trophies", self.shield_points(seat)),
            ("stroganov-score-outposts", OUTPOST_POINTS[usize::from(player.built.len())]),
            ("stroganov-score-supply", number(player.outposts)), // STR-228
            ("stroganov-score-coins", i32::from(player.coins / 2)), // STR-229, STR-D37
            ("stroganov-score-furs", furs / 2),                  // STR-231, STR-Q87
            ("stroganov-score-story", number(player.story / 4)), // STR-232
        ]
    }

    /// The shield last reached or passed; not all of them (STR-225, STR-226, STR-D36).
    fn shield_points(&self, seat: Seat) -> i32 {
        let reached = usize::from(self.players[seat.index()].trophy) + 1;
        let spaces = &self.track_of(seat).spaces()[..reached];
        spaces.iter().rev().find(|space| space.shield > 0).map_or(0, |space| space.shield.into())
    }

    /// Silver shields of fulfilled wishes (STR-222); the share of the points counts those before any end points.
    fn wish_points(&self, player: &Player) -> i32 {
        let points = |effect: Effect| {
            let Effect::End(end) = effect else { return 0 };
            let (each, count) = match end {
                EndVp::Flat(points) => (points, 1),
                EndVp::PerTiger(each) => (each, player.tigers.into()), // STR-D38
                EndVp::PerOutpost(each) => (each, player.built.len().into()),
                // STR-D39, STR-Q67
                EndVp::ShareOfVp(share) => (1, player.vp / u16::from(share)), // STR-333, STR-334
                EndVp::PerCoin(each) => (each, player.coins),
                EndVp::PerTerrain(terrain, each) => {
                    (each, terrains(self.tables, player.tiles)[terrain as usize].into())
                }
                EndVp::PerTile(each) => (each, player.tiles.len().into()),
                EndVp::PerWish(each) => (each, player.fulfilled.len().into()),
                EndVp::PerBanner(each) => (each, player.banners.into()),
            };
            i32::from(each) * i32::from(count)
        };
        player.fulfilled.iter().map(|wish| points(self.tables.wishes[wish.index()].effect)).sum()
    }

    /// Whether nothing more will happen.
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}

/// How many of these tiles are of each terrain, in the order of [`Terrain`](crate::components::Terrain).
pub(crate) fn terrains(tables: &Tables, tiles: TileSet) -> [u8; 4] {
    let mut counts = [0; 4];
    tiles.iter().for_each(|tile| counts[tables.landscape[tile.index()].terrain as usize] += 1);
    counts
}

/// The best total of sets of 3 and 4 different types (STR-223, STR-Q86, STR-136).
fn set_points(tables: &Tables, tiles: TileSet) -> i32 {
    let mut counts = terrains(tables, tiles).map(i32::from);
    counts.sort_unstable();
    6 * counts[0] + 3 * (counts[1] - counts[0])
}
