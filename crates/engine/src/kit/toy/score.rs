//! Points and ranks.

use crate::{Score, Standings, Who};

use super::Toy;

impl Toy {
    /// TOY-11. Before the end: the points so far.
    pub(super) fn score(&self) -> Standings {
        let row = |seat| {
            let player = self.player(seat);
            let served = player.served.iter().map(|card| i32::from(card.worth())).sum();
            let prizes = i32::from(player.prizes);
            let parts = vec![("toy-served", served), ("toy-prizes", prizes)];
            Score { who: Who::Seat(seat), rank: 0, total: served + prizes, parts }
        };
        let mut rows: Vec<_> = self.everybody().map(row).collect();
        let totals: Vec<_> = rows.iter().map(|row| row.total).collect();
        for row in &mut rows {
            row.rank = 1 + totals.iter().filter(|total| **total > row.total).count() as u8;
        }
        Standings { rows }
    }
}
