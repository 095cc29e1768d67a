//! Points and ranks.

use serde::Serialize;

use crate::Seat;

/// Everybody's score, in seat order, automatic opponents last.
///
/// Before the end this is the score as if the game ended now. Each game documents how it counts in that case.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standings {
    /// One row for everyone who can win.
    pub rows: Vec<Score>,
}

impl Standings {
    /// The standings of these rows. The greater the key of a row, which has its place among them, the better its rank.
    pub fn ranked<K: PartialOrd>(mut rows: Vec<Score>, key: impl Fn(usize, &Score) -> K) -> Standings {
        let keys: Vec<K> = rows.iter().enumerate().map(|(place, row)| key(place, row)).collect();
        for (row, own) in rows.iter_mut().zip(&keys) {
            row.rank = 1 + keys.iter().filter(|key| *key > own).count() as u8;
        }
        Standings { rows }
    }

    /// The row of a seat.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn of(&self, seat: Seat) -> &Score {
        let of_seat = |row: &&Score| row.who == Who::Seat(seat);
        self.rows.iter().find(of_seat).expect("standings have a row for every seat")
    }

    /// Everybody's share of the victory: winners who tie share it.
    pub fn shares(&self) -> impl Iterator<Item = f32> {
        let winners = self.rows.iter().filter(|row| row.rank == 1).count();
        self.rows.iter().map(move |row| if row.rank == 1 { 1.0 / winners as f32 } else { 0.0 })
    }
}

/// Whose row of the standings it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A player.
    Seat(Seat),
    /// An automatic opponent, by its id.
    Automa(&'static str),
}

/// One row of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Whose row it is.
    pub who: Who,
    /// 1 is the winner; equal ranks share the victory.
    pub rank: u8,
    /// The sum of all points.
    pub total: i32,
    /// The points by category (a message id), in scoring order.
    pub parts: Vec<(&'static str, i32)>,
}

impl Score {
    /// A row that has no rank yet.
    pub fn new(who: Who, parts: Vec<(&'static str, i32)>) -> Score {
        Score { who, rank: 0, total: parts.iter().map(|(_, points)| points).sum(), parts }
    }
}
