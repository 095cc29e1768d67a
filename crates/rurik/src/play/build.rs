//! Build and churches (catalogue 2.12).

use samovar_engine::Log;

use crate::action::{Foe, Piece};
use crate::components::{Region, Structure};
use crate::event::Event;
use crate::state::{Frame, Rurik};

impl Rurik {
    /// Builds a structure (RUR-103, RUR-104).
    pub(super) fn erect(&mut self, region: Region, structure: Structure, log: &mut impl Log<Event>) {
        let points = self.price(region);
        self.build -= points;
        self.raise(region, structure, points, log);
        if structure == Structure::Church && self.church_acts(region) {
            self.frames.push(Frame::Church(region)); // RUR-109, RUR-113
        }
    }

    /// Puts a structure of the active side on the map.
    pub(crate) fn raise(
        &mut self,
        region: Region,
        structure: Structure,
        points: u8,
        log: &mut impl Log<Event>,
    ) {
        self.me_mut().built[structure.index()].add(region);
        log.add(Event::Built { who: self.active, region, structure, points });
    }

    /// Whether a church that the active side builds here removes anybody (RUR-178, RUR-Q64).
    pub(crate) fn church_acts(&self, region: Region) -> bool {
        self.able_in(self.active.index(), region) && self.some(Frame::Church(region))
    }

    pub(super) fn expel(&mut self, frame: Frame, foe: Foe, log: &mut impl Log<Event>) {
        self.frames.pop();
        let Frame::Church(region) = frame else { unreachable!("a church was built") };
        self.church_expels(region, foe, log);
    }

    /// The church removes somebody and an own troop takes the place (RUR-109 to RUR-112); it is no attack (RUR-Q66).
    pub(crate) fn church_expels(&mut self, region: Region, foe: Foe, log: &mut impl Log<Event>) {
        log.add(Event::Expelled { who: self.active, region, foe });
        match foe {
            Foe::Rebel => self.rebels.remove(region), // RUR-112
            Foe::Neutral => self.remove_neutral(region),
            Foe::Player(seat) => self.recall(seat.index(), Piece::Troop, region),
        }
        self.join(region, log);
    }
}
