//! The main actions of the Rebellion (catalogue 2.24). Every search starts at the top of the card (RUR-Q106).

use samovar_engine::Log;

use super::{HUMAN, REBELLION, Reason, Stage};
use crate::action::{Foe, Piece};
use crate::components::{Priority, Region, Structure};
use crate::event::Event;
use crate::state::{Frame, Rurik};

impl Rurik {
    fn rebellion_rules(&self, region: Region) -> bool {
        self.rules(REBELLION.index(), region)
    }

    /// Points that nothing more can be done with.
    fn points_lost(&self, points: u8, log: &mut impl Log<Event>) {
        if points > 0 {
            self.because(Reason::PointsLost { points }, log);
        }
    }

    // Muster.

    /// What would be mustered next: Sviatopolk first (RUR-266), then rebels.
    pub(super) fn recruit(&self) -> Option<Piece> {
        let me = self.me();
        match me.leader_at {
            None => Some(Piece::Leader),
            Some(_) => (me.supply > 0).then_some(Piece::Troop),
        }
    }

    /// One troop in each region that it occupies and does not rule, again and again; then in each that it rules
    /// (RUR-264, RUR-265, RUR-Q122).
    pub(super) fn rebellion_musters(&mut self, points: u8, log: &mut impl Log<Event>) {
        let mut left = points;
        for ruled in [false, true] {
            loop {
                let before = left;
                for region in self.locations() {
                    let fits = self.me().occupied.has(region) && self.rebellion_rules(region) == ruled;
                    let Some(piece) = self.recruit().filter(|_| fits && left > 0) else { continue };
                    self.because(Reason::Muster { region, ruled }, log);
                    self.place_piece(REBELLION.index(), piece, region);
                    log.add(Event::Mustered { who: REBELLION, piece, region });
                    left -= 1;
                }
                if left == before {
                    break;
                }
            }
        }
        self.points_lost(left, log); // RUR-Q107
    }

    // Move.

    /// Moves troops to regions it does not occupy, or all of them to one that it does not rule (RUR-269 to RUR-271).
    /// Says how many moved.
    pub(super) fn rebellion_marches(&mut self, points: u8, log: &mut impl Log<Event>) -> u8 {
        let single = self.locations().into_iter().find(|region| !self.rebellion_rules(*region));
        let spread = self.rebellion.priority == Priority::War; // RUR-270
        let mut moved = 0;
        while moved < points {
            let empty = || self.locations().into_iter().find(|region| !self.me().occupied.has(*region));
            let to = if spread { empty() } else { single }; // RUR-Q103
            let Some((from, to)) = to.and_then(|to| Some((self.nearest(to)?, to))) else { break };
            let side = REBELLION.index();
            let led = self.has_piece(side, Piece::Leader, from);
            let piece = if led { Piece::Leader } else { Piece::Troop }; // RUR-275
            self.because(Reason::March { from, to, spread }, log);
            self.shift(side, piece, from, to);
            log.add(Event::Moved { who: REBELLION, piece, from, to });
            moved += 1;
        }
        self.points_lost(points - moved, log); // RUR-Q104
        moved
    }

    /// The closest region with an available troop; of equal ones the lowest in the order (RUR-274, RUR-Q101).
    fn nearest(&self, to: Region) -> Option<Region> {
        let available = self.locations().into_iter().rev().filter(|from| *from != to && self.spares(*from));
        available.min_by_key(|from| self.map().distance(*from, to))
    }

    /// Whether a troop may leave a region: another one stays, and the human does not come to rule it (RUR-272, RUR-273,
    /// RUR-Q102, RUR-Q105).
    fn spares(&self, region: Region) -> bool {
        let side = REBELLION.index();
        if self.force(side, region) < 2 {
            return false;
        }
        let mut counts = self.counts(region);
        let before = counts.ruled_by(HUMAN.index());
        counts.sides[side] -= 1;
        before || !counts.ruled_by(HUMAN.index())
    }

    // Attack.

    /// Whom it would attack in a region: the human before neutral troops (RUR-276).
    fn prey(&self, region: Region) -> Option<Foe> {
        if !self.me().occupied.has(region) {
            None
        } else if self.force(HUMAN.index(), region) > 0 {
            Some(Foe::Player(HUMAN))
        } else {
            self.neutrals.has(region).then_some(Foe::Neutral)
        }
    }

    /// The first region with somebody to attack: those it does not rule first under the priority of war, otherwise those
    /// it rules first (RUR-278, RUR-279).
    pub(super) fn next_prey(&self) -> Option<(Region, bool)> {
        let first = self.rebellion.priority != Priority::War;
        let regions = |ruled: bool| {
            let fits =
                move |region: &Region| self.rebellion_rules(*region) == ruled && self.prey(*region).is_some();
            self.locations().into_iter().find(fits).map(|region| (region, ruled))
        };
        regions(first).or_else(|| regions(!first))
    }

    /// Its next attack: where it attacked before as long as it can (RUR-277, RUR-Q110).
    pub(crate) fn raid(&mut self, left: u8, fewer: u8, region: Option<Region>, log: &mut impl Log<Event>) {
        let here = region.filter(|region| self.prey(*region).is_some());
        let next = if left == 0 || here.is_some() { None } else { self.next_prey() };
        if let Some((region, ruled)) = next {
            self.because(Reason::Raid { region, ruled }, log);
        }
        let target = here.filter(|_| left > 0).or(next.map(|(region, _)| region));
        let Some((region, foe)) = target.and_then(|region| Some((region, self.prey(region)?))) else {
            self.points_lost(left, log);
            self.frames.pop();
            return self.close_turn(log);
        };
        self.frames.replace_top(Frame::Raid { left: left - 1, fewer, region: Some(region) });
        log.add(Event::Attacked { who: REBELLION, region, foe });
        match foe {
            Foe::Player(seat) => {
                let led = self.options.solo_leader_card && self.me().leader_at == Some(region); // RUR-Q125
                self.attack_opponent(seat, region, fewer + u8::from(led), log); // RUR-280
            }
            _ => self.remove_neutral(region), // RUR-282
        }
    }

    // Build.

    /// What it builds next, where, and by which step (RUR-283 to RUR-287, RUR-Q111).
    pub(super) fn next_building(&self, points: u8) -> Option<(Stage, Region, Structure)> {
        let card = &self.tables.cards[self.rebellion.top().index()];
        let order = card.plans[self.rebellion.priority.index()].build;
        Stage::ALL.into_iter().find_map(|stage| {
            let fits = |region: &Region| self.site(*region) == Some(stage) && self.price(*region) <= points;
            self.locations().into_iter().filter(fits).find_map(|region| {
                let structure = order.into_iter().find(|structure| self.can_raise(*structure, region))?;
                Some((stage, region, structure))
            })
        })
    }

    /// The step at which a region is looked at for building.
    fn site(&self, region: Region) -> Option<Stage> {
        if !self.me().occupied.has(region) {
            return None;
        }
        let contested = self.force(HUMAN.index(), region) > 0 || self.neutrals.has(region);
        match (self.rebellion_rules(region), self.me().structures().has(region)) {
            (true, false) => Some(Stage::A),             // RUR-283
            (false, false) => Some(Stage::B),            // RUR-284
            (true, true) if contested => Some(Stage::C), // RUR-285
            (true, true) => Some(Stage::D),              // RUR-286
            (false, true) => None,
        }
    }

    fn can_raise(&self, structure: Structure, region: Region) -> bool {
        let kind = structure.index();
        let left = self.tables.pieces.structures[kind] > self.me().built[kind].len();
        let useful = structure != Structure::Church || self.convert(region).is_some();
        left && useful && self.owner(structure, region).is_none()
    }

    /// Whom its church would remove: an ordinary troop of the human before a neutral one (RUR-288, RUR-289).
    fn convert(&self, region: Region) -> Option<Foe> {
        if self.ordinary(HUMAN.index(), region) > 0 {
            Some(Foe::Player(HUMAN))
        } else {
            self.neutrals.has(region).then_some(Foe::Neutral)
        }
    }

    pub(super) fn rebellion_builds(&mut self, points: u8, log: &mut impl Log<Event>) {
        let mut left = points;
        while let Some((stage, region, structure)) = self.next_building(left) {
            let price = self.price(region); // RUR-290
            left -= price;
            self.because(Reason::Build { stage, region }, log);
            self.raise(region, structure, price, log);
            if structure == Structure::Church
                && self.able_in(REBELLION.index(), region)
                && let Some(foe) = self.convert(region)
            {
                self.church_expels(region, foe, log); // RUR-Q121, RUR-Q128
            }
        }
        self.points_lost(left, log);
    }

    // Tax.

    /// The good it collects next, and by which step (RUR-291 to RUR-294, RUR-Q112).
    pub(super) fn next_tax(&self, points: u8) -> Option<(Stage, Region)> {
        Stage::ALL.into_iter().find_map(|stage| {
            let fits = |region: &Region| self.crop(*region) == Some(stage) && self.price(*region) <= points;
            self.locations().into_iter().find(fits).map(|region| (stage, region))
        })
    }

    /// The step at which a region is looked at for taxing.
    fn crop(&self, region: Region) -> Option<Stage> {
        if !(self.me().occupied & self.goods).has(region) {
            return None;
        }
        let kind = self.produce[region.index()].index();
        let room = self.me().goods[kind] < self.tables.boat[kind];
        Some(match (room, self.rebellion_rules(region)) {
            (true, true) => Stage::A,   // RUR-291
            (true, false) => Stage::B,  // RUR-292
            (false, true) => Stage::C,  // RUR-293
            (false, false) => Stage::D, // RUR-294
        })
    }

    pub(super) fn rebellion_taxes(&mut self, points: u8, log: &mut impl Log<Event>) {
        let mut left = points;
        while let Some((stage, region)) = self.next_tax(left) {
            let price = self.price(region); // RUR-295
            left -= price;
            self.because(Reason::Tax { stage, region }, log);
            if let Some(good) = self.fetch(region, price, log) {
                self.gain_good(REBELLION, good, log); // RUR-297
            }
        }
        self.points_lost(left, log);
    }
}
