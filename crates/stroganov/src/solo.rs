//! The automatic opponent, Ivan or Katyusha (catalogue 2.18 and 2.19). It decides nothing: its whole turn is one effect
//! (STR-255).

use samovar_engine::{Log, Seat};

use crate::action::{Quarry, Way};
use crate::components::{Additional, AutomaCard, Deck, End, Fur, Region, Reward, STORY_END, SongId, Token};
use crate::event::Event;
use crate::state::{Player, Regions, Stroganov};

/// Where the opponent sits.
const IVAN: Seat = Seat::new(1);

/// What became of an additional action.
#[derive(PartialEq, Eq)]
enum Outcome {
    Done,
    /// It failed, but with furs enough it could have been done in full (STR-Q114).
    LacksFurs,
    Failed,
}

/// Tells that an additional action came to nothing at all.
fn automa_gave_up(outcome: Outcome, log: &mut impl Log<Event>) -> Outcome {
    log.add(Event::AdditionalFailed { who: IVAN });
    outcome
}

impl Stroganov {
    fn ivan(&self) -> &Player {
        &self.players[IVAN.index()]
    }

    fn ivan_mut(&mut self) -> &mut Player {
        &mut self.players[IVAN.index()]
    }

    /// The S card nobody chose: a point, and its fur (STR-249, STR-250).
    pub(crate) fn automa_start(&mut self, fur: Fur, log: &mut impl Log<Event>) {
        self.ivan_mut().vp += 1;
        log.add(Event::Gained { who: IVAN, token: Token::Vp, count: 1 });
        self.automa_fur(fur, log);
    }

    /// One turn in five steps (STR-265, STR-Q113).
    pub(crate) fn automa_turn(&mut self, log: &mut impl Log<Event>) {
        let id = self.automa.top();
        self.automa.flipped += 1; // STR-266
        self.reveals += 1;
        log.add(Event::Flipped { who: IVAN, card: id });
        let card = self.tables.automa[id.index()];
        self.automa_move(log);
        self.automa_hunt(&card, log);
        self.automa_main_action(log);
        let outcome = self.automa_additional(&card, log);
        if outcome == Outcome::LacksFurs && self.options.coin_for_lack {
            self.automa_part(Token::Coin, 1, log); // STR-298
        }
    }

    /// The card now on top of the deck says how far (STR-267, STR-268), as far as there are tiles (STR-Q95).
    fn automa_move(&mut self, log: &mut impl Log<Event>) {
        let wanted = self.tables.automa[self.automa.top().index()].steps;
        let steps = wanted.min(self.steps(self.ivan().slot, Way::Right));
        if steps > 0 {
            self.move_cossack(IVAN, Way::Right, steps, 0, log); // STR-256
        }
    }

    // STR-269, STR-270
    fn automa_hunt(&mut self, card: &AutomaCard, log: &mut impl Log<Event>) {
        let slot = self.ivan().slot;
        let pieces = if slot == 0 { 0 } else { self.slot(slot).pieces() };
        if pieces == 0 {
            return self.automa_part(Token::Coin, card.furs, log); // STR-272, STR-Q97
        }
        for _ in 0..card.furs.min(pieces) {
            // STR-Q96
            let tile = self.slot_mut(slot);
            if tile.tiger && (card.end == End::Highest || tile.furs.is_empty()) {
                tile.tiger = false; // STR-271
                self.ivan_mut().tigers += 1;
                log.add(Event::Hunted { who: IVAN, slot, quarry: Quarry::Tiger, horses: 0, coin: false });
                continue;
            }
            let fur = match card.end {
                End::Lowest => tile.furs.lowest(),
                End::Highest => tile.furs.highest(),
            }
            .expect("something is left to hunt");
            tile.furs.remove(fur);
            log.add(Event::Hunted { who: IVAN, slot, quarry: Quarry::Fur(fur), horses: 0, coin: false });
            self.automa_take_in(fur, log);
        }
    }

    /// The tile he stands on if it is bare and he can pay, otherwise the village (STR-273, STR-275).
    fn automa_main_action(&mut self, log: &mut impl Log<Event>) {
        let slot = self.ivan().slot;
        let Some(region) = self.region_of(slot) else { return }; // STR-Q97: on the starting tile, nothing
        let bare = self.tiles >> slot & 1 == 1 && self.slot(slot).pieces() == 0; // STR-Q98
        if bare && self.automa_claim(slot, log) {
            return;
        }
        let village = self.villages[region.index()];
        log.add(Event::Visited { who: IVAN, region, village });
        let reward = self.tables.villages[village.index()].reward;
        self.automa_reward(&reward, log); // STR-Q102
    }

    // STR-276
    fn automa_additional(&mut self, card: &AutomaCard, log: &mut impl Log<Event>) -> Outcome {
        match card.additional {
            Additional::Wish => self.automa_wish(log),
            Additional::Yurt => self.automa_yurt(log),
            Additional::Outpost => self.automa_outpost(log),
            Additional::Trophy => self.automa_trophy(log),
            Additional::Landscape => self.automa_landscape(log),
        }
    }

    /// Regions with presence, from right to left (STR-279, STR-280).
    fn automa_presence(&self) -> impl Iterator<Item = Region> + use<> {
        let mut regions = self.ivan().built;
        self.region_of(self.ivan().slot).into_iter().for_each(|region| regions.add(region));
        Region::ALL.into_iter().rev().filter(move |region| Regions::has(regions, *region))
    }

    /// Pays the region fur of the rightmost possible region (STR-277, STR-279).
    fn automa_pay_region(
        &mut self,
        possible: impl Fn(&Stroganov, Region) -> bool,
        log: &mut impl Log<Event>,
    ) -> Result<Region, Outcome> {
        let mut outcome = Outcome::Failed;
        for region in self.automa_presence() {
            if !possible(self, region) {
                continue;
            }
            if self.automa_pay(self.region_furs[region.index()], 1, log) {
                return Ok(region);
            }
            outcome = Outcome::LacksFurs;
        }
        Err(outcome)
    }

    fn automa_wish(&mut self, log: &mut impl Log<Event>) -> Outcome {
        let there = |game: &Stroganov, region: Region| game.wishes[region.index()].is_some();
        let region = match self.automa_pay_region(there, log) {
            Ok(region) => region,
            Err(outcome) => return automa_gave_up(outcome, log),
        };
        let wish = self.wishes[region.index()].take().expect("the wish is there");
        log.add(Event::TookWish { who: IVAN, region, wish });
        let printed = self.tables.wishes[wish.index()];
        self.automa_part(Token::Vp, printed.vp, log); // STR-282
        if printed.deck == Deck::B {
            self.ivan_mut().fulfilled.add(wish); // STR-283, STR-Q111
        }
        Outcome::Done
    }

    fn automa_yurt(&mut self, log: &mut impl Log<Event>) -> Outcome {
        let there = |game: &Stroganov, region: Region| game.yurts[region.index()].is_some();
        let region = match self.automa_pay_region(there, log) {
            Ok(region) => region,
            Err(outcome) => return automa_gave_up(outcome, log),
        };
        let yurt = self.yurts[region.index()].take().expect("the yurt is there");
        log.add(Event::UsedYurt { who: IVAN, region, yurt });
        let reward = self.tables.yurts[yurt.index()].reward;
        self.automa_reward(&reward, log); // STR-286
        Outcome::Done
    }

    /// Only in his Cossack's region (STR-Q107); otherwise an outpost comes into his supply (STR-285, STR-D46).
    fn automa_outpost(&mut self, log: &mut impl Log<Event>) -> Outcome {
        let possible = |region: &Region| {
            let ivan = self.ivan();
            ivan.outposts > 0 && !ivan.built.has(*region) && self.free_place(*region).is_some()
        };
        let region = self.region_of(self.ivan().slot).filter(possible);
        if let Some(region) = region
            && self.automa_pay(self.region_furs[region.index()], 1, log)
        {
            self.ivan_mut().outposts -= 1;
            self.place_outpost(region, 0, log); // STR-284
            return Outcome::Done;
        }
        let outcome = if region.is_some() { Outcome::LacksFurs } else { Outcome::Failed };
        if self.ivan().reserve == 0 {
            return automa_gave_up(outcome, log);
        }
        self.automa_part(Token::Outpost, 1, log);
        outcome
    }

    /// Pays and moves if he can; the points of his space come either way (STR-287, STR-289, STR-Q109,
    /// STR-278, STR-281, STR-D48).
    fn automa_trophy(&mut self, log: &mut impl Log<Event>) -> Outcome {
        let spaces = self.track_of(IVAN).spaces();
        let next = usize::from(self.ivan().trophy) + 1;
        let outcome = match spaces.get(next) {
            None => Outcome::Failed, // STR-Q108
            Some(space) if space.fur.is_none_or(|fur| self.automa_pay(fur, 1, log)) => {
                self.ivan_mut().trophy += 1;
                log.add(Event::TrophyMoved { who: IVAN, space: next as u8 + 1 });
                Outcome::Done
            }
            Some(_) => Outcome::LacksFurs,
        };
        let reward = spaces[usize::from(self.ivan().trophy)].reward;
        self.automa_reward(&reward, log); // STR-288
        outcome
    }

    /// His Cossack's tile, or through an outpost any tile of the region from the right (STR-290, STR-Q106).
    fn automa_landscape(&mut self, log: &mut impl Log<Event>) -> Outcome {
        let mut outcome = Outcome::Failed;
        for region in self.automa_presence() {
            let row = &self.tables.regions[region.index()];
            let through_outpost = self.ivan().built.has(region);
            for slot in (row.first_slot..=row.last_slot).rev() {
                let reachable = through_outpost || slot == self.ivan().slot;
                if !reachable || self.tiles >> slot & 1 == 0 {
                    continue;
                }
                if self.automa_claim(slot, log) {
                    return Outcome::Done;
                }
                outcome = Outcome::LacksFurs;
            }
        }
        automa_gave_up(outcome, log)
    }

    /// Claims a tile at the normal price if he can pay it (STR-274, STR-291, STR-292, STR-278, STR-D47).
    fn automa_claim(&mut self, slot: u8, log: &mut impl Log<Event>) -> bool {
        let region = self.region_of(slot).expect("tiles lie in regions");
        if !self.automa_pay(self.region_furs[region.index()], self.claim_price(slot), log) {
            return false;
        }
        let claimed = self.lift_tile(slot);
        let tile = claimed.tile.expect("the tile is there");
        self.ivan_mut().tiles.add(tile);
        self.ivan_mut().tigers += u8::from(claimed.tiger);
        log.add(Event::Claimed { who: IVAN, slot, tile });
        claimed.furs.iter().for_each(|fur| self.automa_fur(fur, log));
        let reward = self.tables.landscape[tile.index()].reward;
        self.automa_reward(&reward, log);
        true
    }

    /// Pays furs of a value if he can: natural ones, then bears, coins, tigers (STR-262, STR-Q101, STR-260).
    fn automa_pay(&mut self, value: Fur, furs: u8, log: &mut impl Log<Event>) -> bool {
        let ivan = self.ivan();
        let bears = if value == Fur::BEAR { 0 } else { ivan.furs.count(Fur::BEAR) };
        let means = u16::from(ivan.furs.count(value) + bears + ivan.tigers) + ivan.coins;
        if means < u16::from(furs) {
            return false;
        }
        for _ in 0..furs {
            let ivan = self.ivan();
            let fur = [value, Fur::BEAR].into_iter().find(|fur| ivan.furs.count(*fur) > 0);
            if let Some(fur) = fur {
                self.ivan_mut().furs.remove(fur);
                self.bag.add(fur);
                log.add(Event::Paid { who: IVAN, what: Quarry::Fur(fur), coin: false });
            } else if self.ivan().coins > 0 {
                self.ivan_mut().coins -= 1; // STR-261
                log.add(Event::PaidCoin { who: IVAN });
            } else {
                self.ivan_mut().tigers -= 1;
                self.tiger_pool += 1;
                log.add(Event::Paid { who: IVAN, what: Quarry::Tiger, coin: false });
            }
        }
        true
    }

    /// A fur for Ivan, told.
    fn automa_fur(&mut self, fur: Fur, log: &mut impl Log<Event>) {
        if !self.turns_to_coin(fur) {
            log.add(Event::Acquired { who: IVAN, fur });
        }
        self.automa_take_in(fur, log);
    }

    /// Whether the switch makes this fur a coin for Ivan (STR-299, STR-Q115, STR-D52).
    fn turns_to_coin(&self, fur: Fur) -> bool {
        self.options.coin_for_trade_fur && fur == self.trade_fur
    }

    /// A fur into Ivan's supply, or back into the bag for a coin.
    fn automa_take_in(&mut self, fur: Fur, log: &mut impl Log<Event>) {
        if self.turns_to_coin(fur) {
            self.bag.add(fur);
            log.add(Event::Returned { who: IVAN, fur });
            return self.automa_part(Token::Coin, 1, log);
        }
        self.ivan_mut().furs.add(fur);
        if fur == Fur::BEAR {
            self.automa_gain_story(2, log); // STR-259
        }
    }

    fn automa_reward(&mut self, reward: &Reward, log: &mut impl Log<Event>) {
        reward.parts().iter().for_each(|part| self.automa_part(part.token, part.count, log));
    }

    /// One part of a reward for Ivan.
    fn automa_part(&mut self, token: Token, count: u8, log: &mut impl Log<Event>) {
        let count = match token {
            Token::Outpost => count.min(self.ivan().reserve),
            Token::Banner => count.min(self.banner_pool),
            Token::Tiger => count.min(self.tiger_pool),
            _ => count,
        };
        match token {
            Token::Vp => self.ivan_mut().vp += u16::from(count),
            Token::Coin => self.ivan_mut().coins += u16::from(count),
            Token::Outpost => {
                self.ivan_mut().reserve -= count;
                self.ivan_mut().outposts += count;
            }
            Token::Banner => {
                self.banner_pool -= count;
                self.ivan_mut().banners += count;
            }
            Token::Tiger => {
                self.tiger_pool -= count;
                self.ivan_mut().tigers += count;
            }
            Token::Horse => return self.automa_gain_horses(count, log),
            Token::Story => return self.automa_gain_story(count, log),
            Token::Bag => return (0..count).for_each(|_| self.automa_bag_fur(log)),
            Token::Market => return (0..count).for_each(|_| self.automa_market_fur(log)),
            Token::Trophy => {
                return (0..count).for_each(|_| {
                    self.automa_trophy(log);
                });
            }
            Token::TrophyReward => {
                let space = self.track_of(IVAN).spaces()[usize::from(self.ivan().trophy)];
                return (0..count).for_each(|_| self.automa_reward(&space.reward, log));
            }
            _ => {
                let vp = 3 * count; // STR-264, STR-Q103
                self.ivan_mut().vp += u16::from(vp);
                return log.add(Event::ScoredForAction { who: IVAN, vp });
            }
        }
        if count > 0 {
            log.add(Event::Gained { who: IVAN, token, count });
        }
    }

    /// A single draw, kept (STR-258).
    fn automa_bag_fur(&mut self, log: &mut impl Log<Event>) {
        if let Some(fur) = self.draw() {
            self.reveals += 1;
            self.automa_fur(fur, log);
        }
    }

    /// The lowest or highest market fur, by the face-up card (STR-263, STR-Q105).
    fn automa_market_fur(&mut self, log: &mut impl Log<Event>) {
        let end = self.automa.face_up().map_or(End::Lowest, |card| self.tables.automa[card.index()].end);
        let fur = match end {
            End::Lowest => self.market.lowest(),
            End::Highest => self.market.highest(),
        };
        let Some(fur) = fur else { return };
        self.market.remove(fur);
        self.refill_market(log); // STR-176: before the fur can go into the bag for a coin (STR-Q115)
        self.automa_fur(fur, log);
    }

    /// Horses for Ivan; every five become a point at once (STR-257, STR-Q99).
    pub(crate) fn automa_horses(&mut self, count: u8) {
        let horses = self.ivan().horses + u16::from(count);
        self.ivan_mut().horses = horses % 5;
        self.ivan_mut().vp += horses / 5;
    }

    pub(crate) fn automa_gain_horses(&mut self, count: u8, log: &mut impl Log<Event>) {
        log.add(Event::Gained { who: IVAN, token: Token::Horse, count });
        self.automa_told_horses(count, log);
    }

    /// Horses for Ivan that the log has told already; it still tells the points they become.
    pub(crate) fn automa_told_horses(&mut self, count: u8, log: &mut impl Log<Event>) {
        let before = self.ivan().vp;
        self.automa_horses(count);
        let points = (self.ivan().vp - before) as u8;
        if points > 0 {
            log.add(Event::Gained { who: IVAN, token: Token::Vp, count: points });
        }
    }

    /// Story points for Ivan; at the end of the track he sings the dearest song, which stays (STR-295, STR-Q110,
    /// STR-D50).
    pub(crate) fn automa_gain_story(&mut self, points: u8, log: &mut impl Log<Event>) {
        let count = points.min(Stroganov::story_left(self.ivan()));
        if count == 0 {
            return;
        }
        self.ivan_mut().story += count;
        log.add(Event::Gained { who: IVAN, token: Token::Story, count });
        let used = self.story_end_used >> IVAN.index() & 1 == 1;
        if self.ivan().story == STORY_END
            && !used
            && let Some(song) = self.automa_dearest_song()
        {
            self.story_end_used |= 1 << IVAN.index();
            self.automa_sing(song, log);
        }
    }

    /// In Winter he takes the dearest song he can pay, if any (STR-293, STR-294).
    pub(crate) fn automa_song(&mut self, log: &mut impl Log<Event>) {
        if let Some(song) = self.automa_dearest_song() {
            self.discard_song(song);
            self.automa_sing(song, log);
        }
    }

    /// The most expensive song he can pay, the rightmost of equals.
    fn automa_dearest_song(&self) -> Option<SongId> {
        let cost = |song: &SongId| self.tables.songs[song.index()].cost;
        let payable = self.songs.into_iter().flatten().filter(|song| cost(song) <= self.ivan().story);
        payable.max_by_key(cost)
    }

    fn automa_sing(&mut self, song: SongId, log: &mut impl Log<Event>) {
        let printed = self.tables.songs[song.index()];
        self.ivan_mut().story -= printed.cost;
        log.add(Event::Sang { who: IVAN, song, cost: printed.cost });
        self.automa_reward(&printed.reward, log);
    }
}
