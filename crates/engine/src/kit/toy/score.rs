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
            Score::new(Who::Seat(seat), vec![("toy-served", served), ("toy-prizes", prizes)])
        };
        Standings::ranked(self.everybody().map(row).collect(), |_, row| row.total)
    }
}
