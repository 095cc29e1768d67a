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
    /// The row of a seat.
    ///
    /// # Panics
    /// If the game has no such seat.
    pub fn of(&self, seat: Seat) -> &Score {
        let of_seat = |row: &&Score| row.who == Who::Seat(seat);
        self.rows.iter().find(of_seat).expect("standings have a row for every seat")
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
