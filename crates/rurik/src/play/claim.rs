//! The Claim Phase (catalogue 2.15).

use samovar_engine::{Log, Seat};

use crate::components::{Good, ROUNDS, RUNGS, RegionSet, Track};
use crate::event::Event;
use crate::state::{Frame, Phase, Rurik};

impl Rurik {
    /// The marker's holder becomes first player (RUR-122); steps A and B; after the fourth round only A (RUR-138).
    pub(super) fn begin_claims(&mut self, log: &mut impl Log<Event>) {
        self.phase = Phase::Claim;
        self.turn = 0;
        if !self.options.solo() {
            self.first = self.marker;
        }
        self.active = self.first;
        log.add(Event::ClaimsBegan { first: self.first });
        if self.options.solo() {
            self.rebellion_takes_stock(log);
        }
        for side in 0..self.sides() {
            self.advance(side, log);
        }
        if self.options.solo() {
            self.rebellion_falls_behind(log);
        }
        if usize::from(self.round) == ROUNDS {
            return self.end_game(log);
        }
        for side in 0..self.sides() {
            self.earn(side, log);
        }
    }

    /// Step A: markers go up, never down (RUR-139, RUR-140).
    fn advance(&mut self, side: usize, log: &mut impl Log<Event>) {
        let ruled = self.ruled(side);
        let reach = [ruled.len() as u8, self.connected(side), self.on_boat(side)];
        for track in Track::ALL {
            let rungs = &self.tables.claim[track.index()];
            let met = |rung: &usize| {
                let rung = &rungs[*rung - 1];
                reach[track.index()] >= rung.need && ruled.contains(rung.with)
            };
            let space = (1..=RUNGS).rev().find(met).unwrap_or(0) as u8; // RUR-Q80
            let claim = &mut self.players[side].claims[track.index()];
            if space > *claim {
                *claim = space;
                log.add(Event::Advanced { who: Seat::new(side as u8), track, space });
            }
        }
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
