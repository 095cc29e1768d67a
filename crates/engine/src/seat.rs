//! Players and spectators.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The maximum number of seats in a game.
pub const MAX_SEATS: usize = 4;

/// A player's place at the table, counted from 0. Automatic opponents have no seat, because they do not decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number.
    pub const fn new(number: u8) -> Seat {
        Seat(number)
    }

    /// Its number, for indexing.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The first `count` seats in order.
    pub fn first(count: usize) -> impl DoubleEndedIterator<Item = Seat> {
        (0..count as u8).map(Seat)
    }

    /// The seats of a mask with one bit for each.
    pub fn of_mask(mask: u8) -> Vec<Seat> {
        Seat::first(MAX_SEATS).filter(|seat| mask >> seat.index() & 1 == 1).collect()
    }

    /// The mask of some seats, one bit for each.
    pub fn mask(seats: &[Seat]) -> u8 {
        seats.iter().fold(0, |mask, seat| mask | 1 << seat.index())
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Somebody who looks at a game: one of its players, or a spectator who knows only what everybody may know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum Viewer {
    Seat(Seat),
    Spectator,
}

impl Viewer {
    /// Every viewer of a game with `seats` seats, the spectator last.
    pub fn all(seats: usize) -> impl Iterator<Item = Viewer> {
        Seat::first(seats).map(Viewer::Seat).chain([Viewer::Spectator])
    }

    /// The seat of a player.
    pub fn seat(self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self { Some(seat) } else { None }
    }
}
