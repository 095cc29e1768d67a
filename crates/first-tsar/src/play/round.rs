//! The end of a round: region rewards, special scoring, and the preparation of the next round (catalogue 2.13 to 2.16).

use samovar_engine::{Log, Seat};

use crate::components::{AssignmentId, CHAMBERS, CITIES, REGIONS, ROUNDS, Region, SEALS, TitleId};
use crate::event::Event;
use crate::score::{PLACES, after_exchange};
use crate::state::{CitySet, EstateSet, FirstTsar, Frame, Phase, Points, Prize, Source, SpoilsSet};

impl FirstTsar {
    /// The next region is rewarded; influence and Favor are those of this moment (TSR-183, TSR-Q68).
    pub(super) fn next_region(&mut self, log: &mut impl Log<Event>) {
        if usize::from(self.turns) == REGIONS {
            return self.end_round(log);
        }
        let region = Region::ALL[usize::from(self.turns)];
        self.turns += 1;
        let ranks = self.ranking(region);
        let Some((leader, influence)) = ranks.rows().first().copied() else {
            return log.add(Event::NoReward { region }); // TSR-188, TSR-Q75
        };
        let second = ranks.rows().get(1); // TSR-187
        if self.options.players == 2 {
            let other = second.map_or(0, |(_, influence)| *influence); // TSR-193, TSR-Q74
            let vp = self.tables.tokens[self.region_token(region).index()].vp;
            let close = influence - other < vp; // TSR-191, TSR-192, TSR-Q73
            self.active = if close { self.left_of(leader, 1) } else { leader };
            self.frames.push(Frame::Prize { leader, second: None }); // TSR-190
        } else {
            self.active = leader; // TSR-185
            self.frames.push(Frame::Prize { leader, second: second.map(|(seat, _)| *seat) });
        }
        log.add(Event::RegionLed { region, leader });
    }

    /// The leader's reward is resolved whole, then that of the second (TSR-186, TSR-Q69).
    pub(super) fn choose_prize(&mut self, prize: Prize, log: &mut impl Log<Event>) {
        let Some(Frame::Prize { leader, second }) = self.frames.top() else {
            unreachable!("a reward is asked for")
        };
        self.frames.pop();
        if let Some(second) = second {
            self.frames.push(Frame::Second(second, prize.other()));
        }
        self.active = leader;
        self.take_prize(prize, log);
    }

    /// One reward of the region's token for the active player.
    pub(super) fn take_prize(&mut self, prize: Prize, log: &mut impl Log<Event>) {
        let region = self.rewarded_region();
        let token = self.region_token(region);
        log.add(Event::Rewarded { who: self.active, region, token, prize });
        match prize {
            Prize::Points => {
                let vp = self.tables.tokens[token.index()].vp;
                self.gain_points(self.active, vp.into(), Points::Regions, log);
            }
            Prize::Other => self.resolve(Source::Region(token), log),
        }
    }

    /// Scoring after the second and the fourth round, preparation after all but the last (TSR-194).
    fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.reveals += 1;
        if self.round.is_multiple_of(2) {
            self.score_round(log); // TSR-Q67
        }
        if self.round == ROUNDS {
            self.exchange_for_points(log);
            self.phase = Phase::Over; // TSR-222
            self.active = Seat::new(0);
            return log.add(Event::GameOver);
        }
        if self.round == 2 {
            self.renew_field(log);
            self.renew_waters(log);
        }
        self.prepare(log);
        self.begin_round(log);
    }

    /// Titles, Field of War, Favor (TSR-208 to TSR-215, TSR-Q80).
    fn score_round(&mut self, log: &mut impl Log<Event>) {
        log.add(Event::ScoringBegan { round: self.round });
        self.favor_tokens = 0; // TSR-209, TSR-221, TSR-Q31
        for seat in self.seats_in_order() {
            for title in self.players[seat.index()].titles.iter() {
                let vp = self.title_points(seat, title);
                self.score_title(seat, title, vp, log);
            }
        }
        let ranks = self.field_ranking();
        for ((seat, _), vp) in ranks.rows().iter().zip(PLACES) {
            self.gain_points(*seat, vp, Points::FieldOfWar, log); // TSR-211, TSR-212
        }
        for (place, vp) in PLACES.into_iter().enumerate() {
            self.gain_points(self.favor[place], vp, Points::Standing, log); // TSR-215
        }
    }

    fn score_title(&mut self, who: Seat, title: TitleId, vp: u16, log: &mut impl Log<Event>) {
        log.add(Event::TitleScored { who, title, vp });
        let player = &mut self.players[who.index()];
        player.vp += vp; // TSR-210
        player.points[Points::Titles as usize] += vp;
    }

    /// Exchanges everything that can be exchanged, foreign goods first (TSR-219, TSR-220, TSR-Q81).
    fn exchange_for_points(&mut self, log: &mut impl Log<Event>) {
        for seat in self.seats_in_order() {
            let (vp, left) = after_exchange(self.players[seat.index()].goods);
            self.players[seat.index()].goods = left;
            self.gain_points(seat, vp, Points::Exchange, log);
        }
    }

    fn renew_field(&mut self, log: &mut impl Log<Event>) {
        for player in &mut self.players {
            player.warriors += std::mem::take(&mut player.field); // TSR-216
        }
        self.spoils_gone = self.spoils_gone.or(self.spoils); // TSR-217
        self.spoils = SpoilsSet::EMPTY;
        for _ in 0..self.options.spoils() {
            self.spoils.extend(self.spoils_reserve.draw());
        }
        log.add(Event::NewSpoils { spoils: self.spoils });
    }

    fn renew_waters(&mut self, log: &mut impl Log<Event>) {
        for slot in 0..self.waters.len() {
            self.trades_gone.extend(self.waters[slot]); // TSR-218
            self.waters[slot] = self.trade_reserve.draw();
        }
        log.add(Event::NewTrades);
    }

    /// Prepares the next round (TSR-195 to TSR-207).
    fn prepare(&mut self, log: &mut impl Log<Event>) {
        for player in &mut self.players {
            player.boyars = [0; CITIES]; // TSR-195, TSR-198
            player.visited = CitySet::EMPTY;
            player.in_kremlin = 0;
            player.seals = SEALS; // TSR-196
            player.used = EstateSet::EMPTY; // TSR-197
        }
        self.seals = [None; CHAMBERS];
        self.renew_displays(log);
        self.rng.shuffle(&mut self.assignments); // TSR-202
        let cards: [AssignmentId; CHAMBERS] = std::array::from_fn(|place| self.assignments[place]);
        log.add(Event::NewAssignments { cards });
        self.round += 1; // TSR-203, TSR-205
        log.add(Event::NewRegions { tokens: Region::ALL.map(|region| self.region_token(region)) });
        self.choose_first(); // TSR-206
    }

    /// The old displays go away first, then new cards come (TSR-199, TSR-200, TSR-201, TSR-Q64).
    fn renew_displays(&mut self, log: &mut impl Log<Event>) {
        self.titles_gone = self.titles_gone.or(self.titles);
        self.titles.0 = 0;
        self.renew_titles(log);
        self.estates_gone = self.estates_gone.or(self.estates);
        self.estates.0 = 0;
        self.renew_estates(log);
        for _ in 0..self.options.display() {
            self.titles.extend(self.title_deck.draw());
            self.renew_titles(log);
            self.estates.extend(self.estate_deck.draw());
            self.renew_estates(log);
        }
        log.add(Event::NewCards { titles: self.titles, estates: self.estates });
    }
}
