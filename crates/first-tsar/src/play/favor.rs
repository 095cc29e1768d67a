//! Points and the Tsar's Favor (catalogue 2.2 and 3.3).

use samovar_engine::{Log, Seat};

use crate::event::Event;
use crate::state::{FirstTsar, Points};

/// The points at which Favor tokens lie (TSR-008).
pub(crate) const FAVOR_SPACES: [u16; 3] = [10, 20, 30];

impl FirstTsar {
    /// Points of one gain, with the Favor tokens they reach, the lower one first (TSR-080, TSR-Q27, TSR-Q29).
    pub(super) fn gain_points(&mut self, who: Seat, vp: u16, from: Points, log: &mut impl Log<Event>) {
        let player = &mut self.players[who.index()];
        let before = player.vp;
        let after = before + vp; // TSR-Q33
        player.vp = after;
        player.points[from as usize] += vp;
        if vp > 0 {
            log.add(Event::Scored { who, vp, from });
        }
        if self.favor_tokens == 0 {
            return; // TSR-083
        }
        for (token, space) in FAVOR_SPACES.into_iter().enumerate() {
            let reached = before < space && space <= after; // TSR-081, TSR-Q30
            if reached && self.favor_tokens >> token & 1 == 1 {
                self.favor_tokens &= !(1 << token); // TSR-082, TSR-Q32
                log.add(Event::FavorToken { who, space: space as u8 });
                self.gain_favor(who, log);
            }
        }
    }

    /// Moves a player to the top of the track, or gives a point if already there (TSR-078, TSR-079).
    pub(super) fn gain_favor(&mut self, who: Seat, log: &mut impl Log<Event>) {
        let place = self.by_favor().iter().position(|seat| *seat == who).expect("everybody is on the track");
        if place == 0 {
            return self.gain_points(who, 1, Points::Favor, log); // TSR-Q28
        }
        self.favor[..=place].rotate_right(1);
        log.add(Event::Favored { who });
    }
}
