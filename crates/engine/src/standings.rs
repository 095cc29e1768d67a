//! Points and ranks.

use serde::Serialize;

use crate::Seat;

/// The score of everybody in the game, in seat order, automatic opponents last.
///
/// Before the end it is what the score would be if the game ended now; a game says in its own documentation how it
/// counts then.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standings {
    /// One row for everybody who can win.
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

/// Who a row of the standings speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Who {
    /// A player.
    Seat(Seat),
    /// An automatic opponent, by the id of its name.
    Automa(&'static str),
}

/// One row of the standings.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Score {
    /// Whose row it is.
    pub who: Who,
    /// 1 is the winner; equal ranks share the victory.
    pub rank: u8,
    /// All points together.
    pub total: i32,
    /// The same points by category (message ids), in scoring order.
    pub parts: Vec<(&'static str, i32)>,
}
