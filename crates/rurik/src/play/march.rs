//! Muster and Move (catalogue 2.8 and 2.9), and what leaders add to them.

use samovar_engine::{Log, Seat};

use crate::action::Piece;
use crate::components::{Leader, Region, RegionSet};
use crate::event::Event;
use crate::state::{Frame, Rurik};

impl Rurik {
    /// A muster point, or an attack point spent as one (RUR-071, RUR-172).
    pub(super) fn muster(&mut self, frame: Frame, piece: Piece, region: Region, log: &mut impl Log<Event>) {
        match frame {
            Frame::Muster { left, reach } => {
                let marias = !self.me().occupied.has(region);
                if marias {
                    self.me_mut().ability_used = true; // RUR-166
                }
                let reach = if marias { RegionSet::EMPTY } else { reach };
                self.frames.replace_top(Frame::Muster { left: left - 1, reach });
            }
            // RUR-173
            Frame::Attack { left, fewer } => self.frames.replace_top(Frame::Attack { left: left - 1, fewer }),
            _ => unreachable!("troops are mustered by points"),
        }
        self.place_piece(self.active.index(), piece, region);
        log.add(Event::Mustered { who: self.active, piece, region });
    }

    /// A movement point, or a troop that goes anywhere (RUR-076, RUR-205).
    pub(super) fn march(
        &mut self,
        frame: Frame,
        piece: Piece,
        from: Region,
        to: Region,
        log: &mut impl Log<Event>,
    ) {
        match frame {
            Frame::Move { left } => self.frames.replace_top(Frame::Move { left: left - 1 }),
            Frame::Anywhere { left, .. } => {
                let troop = (piece == Piece::Troop).then_some(to);
                let leader = piece == Piece::Leader;
                self.frames.replace_top(Frame::Anywhere { left: left - 1, troop, leader });
            }
            _ => unreachable!("troops move by points"),
        }
        let side = self.active.index();
        self.shift(side, piece, from, to);
        log.add(Event::Moved { who: self.active, piece, from, to });
        let agatha = piece == Piece::Leader && self.me().leader == Some(Leader::Agatha);
        if agatha && self.ordinary(side, from) > 0 {
            self.frames.push(Frame::Escort { from, to }); // RUR-161, RUR-Q74
        }
    }

    pub(super) fn escort(&mut self, frame: Frame, troops: u8, log: &mut impl Log<Event>) {
        self.frames.pop();
        let Frame::Escort { from, to } = frame else { unreachable!("an escort goes with Agatha") };
        if troops == 0 {
            return;
        }
        for _ in 0..troops {
            self.shift(self.active.index(), Piece::Troop, from, to);
        }
        log.add(Event::Escorted { who: self.active, from, to, troops });
    }

    /// Predslava moves an opponent's troop (RUR-169, RUR-170).
    pub(super) fn send(&mut self, whose: Seat, piece: Piece, to: Region, log: &mut impl Log<Event>) {
        let from = self.me().leader_at.expect("Predslava is on the board");
        self.me_mut().ability_used = true;
        self.shift(whose.index(), piece, from, to);
        log.add(Event::Sent { who: self.active, whose, piece, from, to });
        self.gain_coins(whose, 1, log); // RUR-Q120
    }

    /// Moves a piece on the map.
    #[inline]
    pub(crate) fn shift(&mut self, side: usize, piece: Piece, from: Region, to: Region) {
        self.lift(side, piece, from);
        self.put(side, piece, to);
    }
}
