//! The Claim Phase (catalogue 2.15).

use samovar_engine::{Log, Seat};

use crate::components::{Good, ROUNDS, RegionSet, Track};
use crate::event::Event;
use crate::solo::{HUMAN, Lead, REBELLION};
use crate::state::{BoatCount, Frame, Phase, Rurik};

impl Rurik {
    /// The marker's holder becomes first player (RUR-122). Before goods on boats are counted, their owners may hold some
    /// back (RUR-Q127).
    pub(super) fn begin_claims(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Claim;
        self.turn = 0;
        if !self.options.solo() {
            self.first = self.marker;
        }
        self.active = self.first;
        log.add(Event::ClaimsBegan { first: self.first });
        let count = if self.options.solo() { BoatCount::Priority } else { BoatCount::Trade };
        self.frames.push(Frame::Dock(count));
    }

    /// Goods stay on the dock; then the next boat is looked at, or what was waiting for the count is done.
    pub(super) fn hold_back(&mut self, frame: Frame, goods: u8, log: &mut impl Log<Event>) {
        self.frames.pop();
        let Frame::Dock(count) = frame else { unreachable!("goods are held back for a count") };
        let asked = self.holdable(count).count() > 1;
        self.me_mut().held_back = goods;
        if goods > 0 {
            log.add(Event::HeldBack { who: self.active, goods });
        }
        if count == BoatCount::Priority {
            self.rebellion_takes_stock(log);
            self.me_mut().held_back = 0; // goods move freely between two counts (RUR-100)
            return self.frames.push(Frame::Dock(BoatCount::Trade));
        }
        self.turn += 1;
        self.reveals += u32::from(asked);
        if self.turn < self.options.players {
            self.active = self.seat_of_turn(usize::from(self.options.players));
            return self.frames.push(Frame::Dock(BoatCount::Trade));
        }
        self.turn = 0;
        self.active = self.first;
        self.settle_claims(log);
    }

    /// How many goods may be held back: none, or the fewest that are of use to the active player (RUR-Q127).
    pub(crate) fn holdable(&self, count: BoatCount) -> impl Iterator<Item = u8> {
        let side = self.active.index();
        let boat = self.on_boat(side);
        let fewer = match count {
            _ if usize::from(self.round) == ROUNDS => [None; 2],
            BoatCount::Priority => [self.load_for_priority(), None],
            BoatCount::Trade => self.spaces_to_keep(side).map(|space| {
                let load = self.tables.claim[Track::Trade.index()][usize::from(space?)].need - 1;
                Some(load)
            }),
        };
        [Some(0)].into_iter().chain(fewer.map(|load| load.map(|load| boat - load))).flatten()
    }

    /// Goods on the human's boat with which the Rebellion keeps the priority of its mat, if more would change it.
    fn load_for_priority(&self) -> Option<u8> {
        let (lead, priority, [_, rebellion]) = self.human_lead()?;
        (lead == Lead::Goods && priority != self.mat().start).then_some(rebellion)
    }

    /// Spaces of the trade track on which a marker that would go higher is better kept, 0 for below the track: level
    /// with the Rebellion's, so that no bonus is unlocked, and off the board, for income.
    fn spaces_to_keep(&self, side: usize) -> [Option<u8>; 2] {
        let marker = self.players[side].claims[Track::Trade.index()];
        let space = self.space_after(side, Track::Trade);
        if space == marker {
            return [None; 2];
        }
        let level = if self.options.solo() { self.level_space(marker, space) } else { None };
        [level, (marker == 0).then_some(0)]
    }

    fn level_space(&self, marker: u8, space: u8) -> Option<u8> {
        let [human, rebellion] = [HUMAN, REBELLION].map(Seat::index);
        let level = Some(self.space_after(rebellion, Track::Trade))
            .filter(|level| (marker..space).contains(level))?;
        let behind = |track: &Track| self.space_after(human, *track) > self.space_after(rebellion, *track);
        let unlocked = [Track::Rule, Track::Build].iter().filter(|track| behind(track)).count();
        let coins: u32 = self.rebellion.locked.iter().map(|locked| locked.count_ones()).sum();
        let rungs = &self.tables.claim[Track::Trade.index()];
        let apart = level > 0 && rungs[usize::from(level)].need > rungs[0].need;
        (apart && coins as usize > unlocked).then_some(level)
    }

    /// Steps A and B; after the fourth round only A (RUR-138).
    fn settle_claims(&mut self, log: &mut impl Log<Event>) {
        // RUR-299, RUR-Q79: the order of the sides makes no difference.
        let ruled = self.all_ruled();
        for (side, ruled) in ruled.into_iter().enumerate().take(self.sides()) {
            self.advance(side, ruled, log);
        }
        for player in &mut self.players {
            player.held_back = 0;
        }
        if self.options.solo() {
            self.rebellion_falls_behind(log); // RUR-Q117
        }
        if usize::from(self.round) == ROUNDS {
            return self.end_game(log);
        }
        for side in 0..self.sides() {
            self.earn(side, log);
        }
    }

    /// Step A (RUR-139).
    fn advance(&mut self, side: usize, ruled: RegionSet, log: &mut impl Log<Event>) {
        for track in Track::ALL {
            let space = self.space_ruling(side, track, ruled);
            let claim = &mut self.players[side].claims[track.index()];
            if space > *claim {
                *claim = space;
                log.add(Event::Advanced { who: Seat::new(side as u8), track, space });
            }
        }
    }

    /// The space of a side's marker after step A: the highest whose condition is met, never below where it is (RUR-139,
    /// RUR-140, RUR-Q80).
    pub(crate) fn space_after(&self, side: usize, track: Track) -> u8 {
        let ruled = if track == Track::Rule { self.ruled(side) } else { RegionSet::EMPTY };
        self.space_ruling(side, track, ruled)
    }

    /// The same for a side that is known to rule these regions.
    fn space_ruling(&self, side: usize, track: Track, ruled: RegionSet) -> u8 {
        let (has, ruled) = match track {
            Track::Rule => (ruled.len(), ruled),                      // RUR-141
            Track::Build => (self.connected(side), RegionSet::EMPTY), // RUR-142
            Track::Trade => (self.loaded(side), RegionSet::EMPTY),    // RUR-143
        };
        let rungs = &self.tables.claim[track.index()];
        let met = rungs.iter().rposition(|rung| rung.need <= has && ruled.contains(rung.with));
        let space = met.map_or(0, |place| place as u8 + 1);
        space.max(self.players[side].claims[track.index()])
    }

    /// Step B (RUR-144, RUR-145).
    fn earn(&mut self, side: usize, log: &mut impl Log<Event>) {
        let who = Seat::new(side as u8);
        let player = &self.players[side];
        let unplaced = player.claims.iter().filter(|space| **space == 0).count() as u8;
        let markers = if self.is_rebellion(who) {
            1 // RUR-301
        } else {
            unplaced + u8::from(player.warfare == 0)
        };
        let full = |good: &Good| player.goods[good.index()] >= self.tables.boat[good.index()];
        let boat = Good::ALL.iter().filter(|good| full(good)).count() as u8;
        self.players[side].coins += markers + boat;
        log.add(Event::Income { who, markers, boat });
    }

    /// Step C, player by player (RUR-146); the Rebellion takes none (RUR-302).
    pub(super) fn next_claim(&mut self, log: &mut impl Log<Event>) {
        let players = self.options.players;
        if self.turn >= players {
            return self.next_round(log);
        }
        self.active = self.seat_of_turn(usize::from(players));
        if self.row.iter().all(Option::is_none) {
            self.turn += 1; // RUR-Q78
            return;
        }
        self.frames.push(Frame::Deed);
    }

    /// Steps D to F (RUR-148 to RUR-151).
    pub(super) fn next_round(&mut self, log: &mut impl Log<Event>) {
        for side in 0..self.sides() {
            if !self.is_rebellion(Seat::new(side as u8)) {
                self.players[side].tokens = 0b11; // RUR-148
            }
        }
        let bare: RegionSet = self.map().regions & !self.goods;
        self.goods = self.map().regions; // RUR-149
        log.add(Event::Replenished { regions: bare });
        if self.options.solo() {
            self.rebellion_ends_round(log);
        }
        self.round += 1; // RUR-150
        self.begin_round(log);
    }

    /// RUR-152.
    fn end_game(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Over;
        self.active = Seat::new(0);
        self.reveals += 1;
        for seat in Seat::first(usize::from(self.options.players)) {
            if let Some(agenda) = self.players[seat.index()].agenda() {
                let met = self.meets_agenda(seat.index());
                log.add(Event::AgendaShown { who: seat, agenda, met });
            }
        }
        log.add(Event::GameOver);
    }
}
