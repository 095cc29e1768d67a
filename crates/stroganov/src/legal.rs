//! What may be done now: the list, and the check that says why not.
//!
//! `check` asks the `may_…` functions, and so do most lists. Where play spends its time the list is a twin tuned by hand:
//! `offer_steps`, `offer_hunts_at`, `offer_advanced`, `offer_auxiliary`, `offer_wishes`, `offer_payments`, and the
//! compulsory move. The test kit compares lists and checks over every action there is.

use samovar_engine::{FirstTwo, Judged, Objection, Offers, Why, asked, demand};

use crate::action::{Action, Bonus, Ground, Quarry, StandIn, Way};
use crate::components::{Effect, Fur, Part, Region, Reward, SongId, Token, WishId};
use crate::furs::Values;
use crate::state::{CLAIM_FURS, Frame, Phase, Player, Purse, Regions, Step, Stroganov};

/// Whether an action has to be paid for as a second main action.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fee {
    None,
    Surcharge,
}

impl Frame {
    /// Whether auxiliary actions and season cards may be used at this question (STR-Q46, STR-154).
    pub(crate) fn is_open(self) -> bool {
        !matches!(
            self,
            Frame::Draft
                | Frame::Pay { .. }
                | Frame::Show { .. }
                | Frame::Keep(..)
                | Frame::Do(_)
                | Frame::Gain(..)
                | Frame::Shown { .. }
        )
    }
}

/// Horses for 0 to 3 steps bought for a compulsory move (STR-058).
const STEP_PRICES: [u8; 4] = [0, 1, 3, 6];

/// Horses for a compulsory move of which some steps are free.
#[inline]
fn price_of_steps(steps: u8, free: u8) -> u8 {
    STEP_PRICES[usize::from(steps.saturating_sub(free).min(3))]
}

/// Whether an action may be taken now, or why not.
pub(crate) fn check(game: &Stroganov, action: Action) -> Judged {
    let Some(frame) = game.frames.top() else { return Err(Why("STR-220", "stroganov-why-over", 0).into()) };
    match action {
        Action::Fulfil(wish) if frame == Frame::Fulfil => game.may_fulfil(wish, true),
        Action::Buy(_)
        | Action::BuyBag
        | Action::Lower(_)
        | Action::Swap(_)
        | Action::Fulfil(_)
        | Action::Extra(_) => {
            asked(frame.is_open())?;
            game.may_auxiliary(action)
        }
        Action::Skip => asked(may_skip(frame)),
        Action::End => asked(may_end(frame)),
        _ => game.may_answer(frame, action),
    }
}

/// Everything that may be done now, in a fixed order.
#[inline]
pub(crate) fn legal_actions(game: &Stroganov, out: &mut impl Offers<Action>) {
    let Some(frame) = game.frames.top() else { return };
    game.offer_answers(frame, out);
    if may_skip(frame) {
        out.add(Action::Skip);
    } else if may_end(frame) {
        out.add(Action::End);
    }
    if frame.is_open() && !out.enough() {
        game.offer_auxiliary(frame, out);
    }
}

impl Stroganov {
    /// Checks an answer to the very question that is asked.
    fn may_answer(&self, frame: Frame, action: Action) -> Judged {
        match (frame, action) {
            (Frame::Draft, Action::Draft(wish)) => {
                let offered = self.offer.iter().flatten().any(|(card, _)| *card == wish);
                demand(offered, Why("STR-035", "stroganov-why-not-offered", 0))
            }
            (Frame::Turn(Step::Move), Action::Go(steps)) => self.may_go(steps),
            (Frame::Turn(Step::Move), action) if is_main(action) => {
                Err(Why("STR-051", "stroganov-why-move-first", 0).into())
            }
            (Frame::Turn(Step::Basic), action) if is_advanced(action) => {
                Err(Why("STR-050", "stroganov-why-basic-first", 0).into())
            }
            (Frame::Turn(Step::Basic) | Frame::Basic, action) => self.may_basic(action, Fee::None),
            (Frame::Turn(Step::Main), action) if is_advanced(action) => {
                // STR-Q36
                let (regions, building) = self.advanced_regions(false);
                self.may_advanced(action, Fee::None, regions, building)
            }
            (Frame::Turn(Step::Main), action) => self.may_basic(action, Fee::None),
            (Frame::Turn(Step::Second), action) if is_advanced(action) => {
                let (regions, building) = self.advanced_regions(false);
                self.may_advanced(action, Fee::Surcharge, regions, building)
            }
            (Frame::Turn(Step::Second), action) => self.may_basic(action, Fee::Surcharge),
            (Frame::Turn(Step::Finish), action) if is_main(action) => {
                Err(Why("STR-099", "stroganov-why-no-third", 0).into())
            }
            (Frame::Income, Action::Income(wish)) => self.may_take_income(wish),
            (Frame::Songs { taken }, Action::Sing(song)) => {
                demand(!taken, Why("STR-196", "stroganov-why-one-song", 0))?;
                self.may_sing(song)
            }
            (Frame::Pay { accept, left, free, from }, Action::Pay(quarry)) => {
                self.may_pay(quarry, accept, left, free, from)
            }
            (Frame::Show { value, left, set, tigers }, Action::Show(with)) => {
                self.may_show(with, value, left, set, tigers)
            }
            (Frame::SecondHunt, Action::Hunt(quarry, place)) => self.may_hunt_again(quarry, place),
            (Frame::Hunt, Action::Hunt(quarry, place)) => self.may_hunt(quarry, place),
            (Frame::TradeBonus { .. }, Action::Bonus(_)) => Ok(()), // STR-085
            // STR-083, STR-086
            (Frame::TradeBonus { .. } | Frame::Move, Action::Step(way, steps)) => self.may_step(way, steps),
            (Frame::Keep(one, other), Action::Keep(fur)) => {
                demand(fur == one || fur == other, Why("STR-175", "stroganov-why-not-drawn", 0))
            }
            (Frame::Market, Action::Take(fur)) => self.may_take(fur),
            (Frame::TrophyMove, Action::Advance) => self.may_advance(),
            (Frame::TrophyReward { reach }, Action::Reward(space)) => self.may_reward(space, reach),
            (Frame::TwoRewards { first }, Action::Reward(space)) => self.may_reward_of_two(space, first),
            (Frame::Village { trophy }, Action::Visit(region)) => {
                let symbol = self.tables.villages[self.villages[region.index()].index()].trophy;
                demand(trophy || !symbol, Why("STR-146", "stroganov-why-trophy-symbol", 0))?;
                self.may_visit(region)
            }
            (Frame::Yurt, Action::Yurt(region)) => {
                self.may_use_yurt(region)?;
                let yurt = self.yurts[region.index()].expect("checked above");
                let symbol = self.tables.yurts[yurt.index()].trophy;
                demand(!symbol, Why("STR-150", "stroganov-why-trophy-symbol", 0))
            }
            (Frame::Advanced { anywhere }, action) if is_advanced(action) => {
                let (regions, building) = self.advanced_regions(anywhere);
                self.may_advanced(action, Fee::None, regions, building)
            }
            (Frame::Build, Action::Build(region)) => self.may_build_free(region),
            (Frame::StoryEnd, Action::Sing(song)) => self.may_sing(song),
            (Frame::StoryEnd, Action::Advance) => self.may_advance_by_story(),
            _ => Err(Objection::NotAsked),
        }
    }

    fn offer_answers(&self, frame: Frame, out: &mut impl Offers<Action>) {
        match frame {
            Frame::Draft => self.offer.iter().flatten().for_each(|(wish, _)| out.add(Action::Draft(*wish))),
            Frame::Turn(Step::Move) => {
                let free = self.free_steps();
                let possible = self.numbers_of_steps(free + 3, Way::Right);
                let paid = |steps: &u8| u16::from(price_of_steps(*steps, free)) <= self.me().horses;
                out.add_all(possible.take_while(paid).map(Action::Go)); // the price only rises
            }
            Frame::Turn(Step::Basic) | Frame::Basic => self.offer_basic(Fee::None, out),
            Frame::Turn(Step::Main) => {
                self.offer_basic(Fee::None, out);
                self.offer_advanced(Fee::None, self.advanced_regions(false), out);
            }
            Frame::Turn(Step::Second) => {
                if self.me().purse().pieces() > 0 {
                    // STR-105
                    self.offer_basic(Fee::Surcharge, out);
                    self.offer_advanced(Fee::Surcharge, self.advanced_regions(false), out);
                }
            }
            Frame::Turn(Step::Finish) => {}
            Frame::Income => {
                let open = self.income_left().iter().filter(|wish| self.may_take_income(*wish).is_ok());
                open.for_each(|wish| out.add(Action::Income(wish)));
            }
            Frame::Songs { taken: false } => self.offer_songs(out),
            Frame::Songs { taken: true } => {}
            Frame::Pay { accept, left, free, from } => self.offer_payments(accept, left, free, from, out),
            Frame::Show { value, left, set, tigers } => [StandIn::Coin, StandIn::Tiger]
                .into_iter()
                .filter(|with| self.may_show(*with, value, left, set, tigers).is_ok())
                .for_each(|with| out.add(Action::Show(with))),
            Frame::SecondHunt => {
                if self.me().coins > 0 || self.able(self.tables.abilities.second_hunt_free) {
                    self.offer_hunts(out);
                }
            }
            Frame::Hunt => self.offer_hunts(out),
            Frame::TradeBonus { .. } => {
                out.add_all([Bonus::Coin, Bonus::Story, Bonus::Horses].map(Action::Bonus));
                self.offer_steps(out);
            }
            Frame::Move => self.offer_steps(out),
            Frame::Keep(one, other) => {
                out.add(Action::Keep(one));
                if one != other {
                    out.add(Action::Keep(other));
                }
            }
            Frame::Market => out.add_all(self.market.values().iter().map(Action::Take)),
            Frame::TrophyMove => {
                if self.may_advance().is_ok() {
                    out.add(Action::Advance);
                }
            }
            Frame::TrophyReward { reach } => (1..=reach)
                .filter(|space| self.may_reward(*space, reach).is_ok())
                .for_each(|space| out.add(Action::Reward(space))),
            Frame::TwoRewards { first } => (1..self.track_of(self.active).spaces().len() as u8)
                .filter(|space| self.may_reward_of_two(*space, first).is_ok())
                .for_each(|space| out.add(Action::Reward(space))),
            Frame::Village { .. } => {
                let visits = Region::ALL.into_iter().map(Action::Visit);
                visits
                    .filter(|visit| self.may_answer(frame, *visit).is_ok())
                    .for_each(|visit| out.add(visit));
            }
            Frame::Yurt => {
                let yurts = Region::ALL.into_iter().map(Action::Yurt);
                yurts.filter(|yurt| self.may_answer(frame, *yurt).is_ok()).for_each(|yurt| out.add(yurt));
            }
            Frame::Advanced { anywhere } => {
                self.offer_advanced(Fee::None, self.advanced_regions(anywhere), out)
            }
            Frame::Build => Region::ALL
                .into_iter()
                .filter(|region| self.may_build_free(*region).is_ok())
                .for_each(|region| out.add(Action::Build(region))),
            Frame::Fulfil => self.offer_wishes(self.me().purse(), true, out),
            Frame::StoryEnd => {
                self.offer_songs(out);
                if self.may_advance_by_story().is_ok() {
                    out.add(Action::Advance);
                }
            }
            Frame::Do(_) | Frame::Gain(..) | Frame::Shown { .. } => unreachable!("effects ask nothing"),
        }
    }

    // Moving.

    /// Free steps of any move of the active player's Cossack (STR-057, STR-301, STR-Q10).
    #[inline]
    fn free_steps(&self) -> u8 {
        let cards = self.me().fulfilled.and(self.tables.abilities.extra_step);
        if cards.is_empty() { 2 } else { 2 + cards.len() }
    }

    /// Horses for a compulsory move (STR-058).
    #[inline]
    pub(crate) fn step_price(&self, steps: u8) -> u8 {
        price_of_steps(steps, self.free_steps())
    }

    /// The numbers of steps that are possible for the active player's Cossack, up to `most`.
    #[inline]
    fn numbers_of_steps(&self, most: u8, way: Way) -> impl Iterator<Item = u8> {
        let mut tiles = self.tiles_towards(self.me().slot, way);
        (1..most + 1).take_while(move |_| {
            let more = tiles != 0;
            tiles &= tiles.wrapping_sub(1);
            more
        })
    }

    // STR-Q11
    fn may_go(&self, steps: u8) -> Judged {
        let most = self.free_steps() + 3;
        demand(steps <= most, Why("STR-059", "stroganov-why-too-far", most.into()))?;
        let possible = self.steps(self.me().slot, Way::Right);
        demand(steps <= possible, Why("STR-062", "stroganov-why-end-of-row", possible.into()))?;
        let price = u16::from(self.step_price(steps));
        demand(price <= self.me().horses, Why("STR-058", "stroganov-why-horses", price))
    }

    // STR-069, STR-Q04
    fn may_step(&self, way: Way, steps: u8) -> Judged {
        demand(
            steps <= self.free_steps(),
            Why("STR-070", "stroganov-why-too-far", self.free_steps().into()),
        )?;
        let possible = self.steps(self.me().slot, way);
        demand(steps <= possible, Why("STR-Q05", "stroganov-why-end-of-row", possible.into()))
    }

    #[inline(always)]
    fn offer_steps(&self, out: &mut impl Offers<Action>) {
        let most = self.free_steps();
        for way in Way::ALL {
            out.add_all(self.numbers_of_steps(most, way).map(|steps| Action::Step(way, steps)));
        }
    }

    // Hunting.

    /// The slot a hunt takes place on (STR-071, STR-310).
    #[inline]
    pub(crate) fn hunting_slot(&self, place: Ground) -> Result<u8, Objection> {
        let here = self.me().slot;
        let way = match place {
            Ground::Here => {
                let tile = self.tiles >> here & 1 == 1;
                return demand(tile, Why("STR-Q13", "stroganov-why-no-tile", 0)).map(|()| here);
            }
            Ground::Left => Way::Left,
            Ground::Right => Way::Right,
        };
        demand(self.able(self.tables.abilities.hunt_adjacent), Why("STR-071", "stroganov-why-own-tile", 0))?;
        demand(self.steps(here, way) > 0, Why("STR-310", "stroganov-why-no-tile", 0))?; // STR-D42
        Ok(self.after_steps(here, way, 1))
    }

    /// Horses for hunting this, or nothing with A8 (STR-073, STR-320).
    #[inline]
    pub(crate) fn hunt_price(&self, slot: u8, quarry: Quarry) -> u8 {
        if self.able(self.tables.abilities.skip_free) { 0 } else { self.slot(slot).skip_cost(quarry) }
    }

    fn may_hunt(&self, quarry: Quarry, place: Ground) -> Judged {
        let slot = self.hunting_slot(place)?;
        let there = match quarry {
            Quarry::Fur(fur) => self.slot(slot).furs.count(fur) > 0,
            Quarry::Tiger => self.slot(slot).tiger,
        };
        demand(there, Why("STR-071", "stroganov-why-not-there", 0))?;
        let price = u16::from(self.hunt_price(slot, quarry));
        demand(price <= self.me().horses, Why("STR-073", "stroganov-why-horses", price))
    }

    fn may_hunt_again(&self, quarry: Quarry, place: Ground) -> Judged {
        let free = self.able(self.tables.abilities.second_hunt_free);
        demand(free || self.me().coins > 0, Why("STR-074", "stroganov-why-coin", 1))?;
        self.may_hunt(quarry, place)
    }

    #[inline]
    fn offer_hunts(&self, out: &mut impl Offers<Action>) {
        self.offer_hunts_at(Ground::Here, out);
        if self.able(self.tables.abilities.hunt_adjacent) {
            self.offer_adjacent_hunts(out);
        }
    }

    #[inline(never)]
    fn offer_adjacent_hunts(&self, out: &mut impl Offers<Action>) {
        self.offer_hunts_at(Ground::Left, out);
        self.offer_hunts_at(Ground::Right, out);
    }

    #[inline]
    fn offer_hunts_at(&self, place: Ground, out: &mut impl Offers<Action>) {
        let Ok(slot) = self.hunting_slot(place) else { return };
        let tile = self.slot(slot);
        let free = self.able(self.tables.abilities.skip_free);
        let horses = if free { u16::MAX } else { self.me().horses };
        let mut lower = 0;
        let affordable = |(fur, count): (Fur, u8)| {
            let hunt = (lower <= horses).then_some(Action::Hunt(Quarry::Fur(fur), place));
            lower += u16::from(count);
            hunt
        };
        out.add_all(tile.furs.counts().map_while(affordable));
        if tile.tiger && lower <= horses {
            out.add(Action::Hunt(Quarry::Tiger, place));
        }
    }

    /// Whether a second hunt is possible, or an auxiliary action or a season card used before it could make it so
    /// (STR-153, STR-Q14, STR-Q46). May say yes where luck with the bag would be needed, never no where it is possible.
    pub(crate) fn second_hunt_thinkable(&self) -> bool {
        if self.some(Frame::SecondHunt) {
            return true;
        }
        let extras = FirstTwo::of(|out| self.offer_extras(out));
        extras.first.is_some() || self.bears_may_open_story_end() || self.wish_may_open_hunt()
    }

    /// Furs that horses can buy (STR-156).
    fn furs_to_buy(&self) -> u8 {
        (self.me().horses / 5).min(12) as u8
    }

    /// Whether bears bought or traded for could bring the active player to the end of the story track, whose song may
    /// give a coin. A trade down never brings a bear.
    fn bears_may_open_story_end(&self) -> bool {
        let me = self.me();
        let bears = [self.market, self.bag, me.furs].iter().any(|furs| furs.count(Fur::BEAR) > 0);
        let bought = self.furs_to_buy();
        let takes = bought + (me.purse().pieces() + bought).saturating_sub(1);
        bears && self.may_reach_story_end(takes.saturating_mul(2))
    }

    /// Whether a wish that opens a second hunt could be fulfilled: trades change the values of furs, only horses add
    /// to their number.
    fn wish_may_open_hunt(&self) -> bool {
        let abilities = &self.tables.abilities;
        let paid = self.me().coins > 0 || self.able(abilities.second_hunt_free);
        let mut helpful = if paid { abilities.hunt_adjacent } else { abilities.second_hunt_free };
        if self.phase == Phase::Season {
            helpful = helpful.or(abilities.season[usize::from(self.season)]);
        }
        let furs = self.me().purse().pieces() + self.furs_to_buy();
        self.me().hand.and(helpful).iter().any(|wish| {
            let (pay, show) = self.wish_demand(wish, false);
            pay + show <= furs
        })
    }

    // Basic actions.

    fn may_basic(&self, action: Action, fee: Fee) -> Judged {
        match action {
            Action::Coin | Action::Horses => {}
            Action::Step(way, steps) => self.may_step(way, steps)?,
            Action::Hunt(quarry, place) => self.may_hunt(quarry, place)?,
            Action::Trade => {
                let value = self.trade_fur.value();
                return demand(self.can_trade(fee), Why("STR-087", "stroganov-why-trade-fur", value.into()));
            }
            _ => return Err(Objection::NotAsked),
        }
        let payable = fee == Fee::None || self.me().purse().pieces() > 0;
        demand(payable, Why("STR-101", "stroganov-why-surcharge-any", 0))
    }

    /// Whether a trade can be paid.
    #[inline]
    fn can_trade(&self, fee: Fee) -> bool {
        let fee = u8::from(fee == Fee::Surcharge);
        self.me().purse().pays(self.trade_fur, 1 + fee, fee)
    }

    #[inline]
    fn offer_basic(&self, fee: Fee, out: &mut impl Offers<Action>) {
        out.add(Action::Coin);
        out.add(Action::Horses);
        self.offer_steps(out);
        self.offer_hunts(out);
        if self.can_trade(fee) {
            out.add(Action::Trade);
        }
    }

    // Advanced actions.

    /// The Cossack's region and, with A6, those of the two nearest tiles to its left (STR-318, STR-Q63,
    /// STR-D41, STR-Q64, STR-Q65).
    #[inline]
    fn cossack_regions(&self) -> Regions {
        let here = self.me().slot;
        let mut regions = Regions::EMPTY;
        self.region_of(here).into_iter().for_each(|region| regions.add(region));
        if self.able(self.tables.abilities.two_tiles_left) {
            for steps in 1..=self.steps(here, Way::Left).min(2) {
                let slot = self.after_steps(here, Way::Left, steps);
                self.region_of(slot).into_iter().for_each(|region| regions.add(region));
            }
        }
        regions
    }

    /// The regions of an advanced action: presence, widened by A6 (STR-107, STR-129); and those for building (STR-D12).
    #[inline]
    fn advanced_regions(&self, anywhere: bool) -> (Regions, Regions) {
        if anywhere {
            return (Regions::ALL, Regions::ALL); // STR-108, STR-Q40
        }
        let here = self.cossack_regions();
        (here.or(self.me().built), here)
    }

    /// The values accepted as surcharge for an advanced action in a region (STR-102, STR-311, STR-D11, STR-D40).
    #[inline]
    pub(crate) fn surcharge(&self, region: Region) -> Values {
        if self.able(self.tables.abilities.any_surcharge) {
            Values::ALL
        } else {
            Values::only(self.region_furs[region.index()])
        }
    }

    /// What a claim takes: the value, furs in all, and how many of them may have any value (STR-138, STR-Q66).
    #[inline]
    pub(crate) fn claim_payment(&self, slot: u8, fee: Fee) -> (Fur, u8, u8) {
        let region = self.tables.slot_region[usize::from(slot) - 1];
        let value = self.region_furs[region.index()];
        if fee == Fee::None {
            return (value, self.claim_price(slot), 0);
        }
        let any = u8::from(self.able(self.tables.abilities.any_surcharge));
        (value, self.claim_price(slot) + 1, any)
    }

    fn may_advanced(&self, action: Action, fee: Fee, regions: Regions, building: Regions) -> Judged {
        let presence =
            |region: Region| demand(regions.has(region), Why("STR-107", "stroganov-why-presence", 0));
        let region = match action {
            Action::Claim(slot) => {
                demand(self.tiles >> slot & 1 == 1, Why("STR-130", "stroganov-why-no-tile", 0))?;
                presence(self.region_of(slot).expect("tiles lie in regions"))?;
                let (value, furs, any) = self.claim_payment(slot, fee);
                let payable = self.me().purse().pays(value, furs, any);
                return demand(payable, Why("STR-131", "stroganov-why-claim-furs", furs.into()));
            }
            Action::Visit(region) => {
                presence(region)?;
                self.may_visit(region)?;
                region
            }
            Action::Yurt(region) => {
                presence(region)?;
                self.may_use_yurt(region)?;
                region
            }
            Action::Wish(region) => {
                presence(region)?;
                let there = self.wishes[region.index()].is_some();
                demand(there, Why("STR-123", "stroganov-why-no-wish", 0))?;
                region
            }
            Action::Build(region) => {
                demand(building.has(region), Why("STR-124", "stroganov-why-cossack-region", 0))?;
                self.may_build(region)?;
                region
            }
            _ => return Err(Objection::NotAsked),
        };
        let payable = fee == Fee::None || self.me().can_pay(self.surcharge(region), 1, 0); // STR-104
        let value = self.region_furs[region.index()].value();
        demand(payable, Why("STR-102", "stroganov-why-surcharge", value.into()))
    }

    #[inline]
    fn offer_advanced(
        &self,
        fee: Fee,
        (regions, building): (Regions, Regions),
        out: &mut impl Offers<Action>,
    ) {
        let purse = self.me().purse();
        let second = u8::from(fee == Fee::Surcharge);
        let any = if self.able(self.tables.abilities.any_surcharge) { second } else { 0 };
        for region in regions.iter() {
            let reach = purse.reach_of(self.region_furs[region.index()], any);
            if reach >= second {
                self.offer_at(region, building.has(region), out);
            }
            if reach < CLAIM_FURS + second {
                continue; // for any tile
            }
            let row = &self.tables.regions[region.index()];
            let mut tiles = self.tiles & ((2 << row.last_slot) - (1 << row.first_slot));
            while tiles != 0 {
                let slot = tiles.trailing_zeros() as u8;
                tiles &= tiles - 1;
                // STR-Q37
                if reach >= self.claim_price(slot) + second {
                    out.add(Action::Claim(slot));
                }
            }
        }
    }

    /// Advanced actions in a region, but for claims.
    #[inline]
    fn offer_at(&self, region: Region, building: bool, out: &mut impl Offers<Action>) {
        if self.may_visit(region).is_ok() {
            out.add(Action::Visit(region));
        }
        if self.may_use_yurt(region).is_ok() {
            out.add(Action::Yurt(region));
        }
        if self.wishes[region.index()].is_some() {
            out.add(Action::Wish(region));
        }
        if building && self.may_build(region).is_ok() {
            out.add(Action::Build(region));
        }
    }

    #[inline]
    fn may_visit(&self, region: Region) -> Judged {
        let village = self.villages[region.index()];
        let reward = &self.tables.villages[village.index()].reward;
        demand(self.gives_something(reward), Why("STR-Q34", "stroganov-why-no-effect", 0))
    }

    #[inline]
    fn may_use_yurt(&self, region: Region) -> Judged {
        let yurt = self.yurts[region.index()].ok_or(Why("STR-119", "stroganov-why-no-yurt", 0))?;
        let reward = &self.tables.yurts[yurt.index()].reward;
        demand(self.gives_something(reward), Why("STR-Q34", "stroganov-why-no-effect", 0))
    }

    /// Building from the personal supply (STR-128).
    #[inline]
    fn may_build(&self, region: Region) -> Judged {
        demand(self.me().outposts > 0, Why("STR-128", "stroganov-why-no-outpost", 0))?;
        let price = u16::from(self.may_place(region)?);
        demand(price <= self.me().horses, Why("STR-126", "stroganov-why-horses", price))
    }

    /// Building by the song: from the general supply, without horses (STR-349, STR-Q42).
    fn may_build_free(&self, region: Region) -> Judged {
        demand(self.me().reserve > 0, Why("STR-Q42", "stroganov-why-no-outpost", 0))?;
        self.may_place(region).map(|_| ())
    }

    /// The price in horses of the place an outpost would go to.
    #[inline]
    fn may_place(&self, region: Region) -> Result<u8, Objection> {
        demand(!self.me().built.has(region), Why("STR-127", "stroganov-why-one-outpost", 0))?; // STR-D13
        let (_, price) = self.free_place(region).ok_or(Why("STR-128", "stroganov-why-no-place", 0))?;
        Ok(price)
    }

    /// Whether a reward would do at least a part of what it says (STR-Q34).
    #[inline]
    pub(crate) fn gives_something(&self, reward: &Reward) -> bool {
        let parts = reward.parts();
        parts.iter().any(|part| always_gives(part.token)) || parts.iter().any(|part| self.gives(*part))
    }

    fn gives(&self, part: Part) -> bool {
        match part.token {
            token if always_gives(token) => true,
            Token::Story => Stroganov::story_left(self.me()) > 0,
            Token::Bag => !self.bag.is_empty(),
            Token::Market => !self.market.is_empty(),
            Token::Outpost => self.me().reserve > 0,
            Token::Banner => self.banner_pool > 0,
            Token::Tiger => self.tiger_pool > 0,
            Token::Hunt => self.some(Frame::Hunt),
            Token::Move => self.some(Frame::Move),
            Token::YurtNoTrophy => self.some(Frame::Yurt),
            Token::BuildOutpostAnywhere => self.some(Frame::Build),
            Token::FulfilWishRedOnly => self.some(Frame::Fulfil),
            token => unreachable!("{token:?} always gives something"),
        }
    }

    /// Whether a question is known at a glance to have several answers. Says no where that takes a list.
    #[inline]
    pub(crate) fn is_a_choice(&self, frame: Frame) -> bool {
        match frame {
            // Two steps are always free.
            Frame::Turn(Step::Move) => self.numbers_of_steps(2, Way::Right).count() == 2,
            Frame::TradeBonus { .. } => true,
            Frame::Keep(one, other) => one != other,
            Frame::SecondHunt => self.some(frame), // or to leave it out
            // Any trade, or to close the window. Horses buy furs, and two furs one of the market.
            Frame::Income | Frame::Songs { .. } => {
                !self.market.is_empty() && (self.me().horses >= 5 || self.me().purse().pieces() >= 2)
            }
            _ => false,
        }
    }

    /// Whether a question would have an answer besides leaving it out.
    #[inline(never)]
    pub(crate) fn some(&self, frame: Frame) -> bool {
        FirstTwo::of(|out| self.offer_answers(frame, out)).first.is_some()
    }

    // Auxiliary actions.

    fn may_auxiliary(&self, action: Action) -> Judged {
        match action {
            Action::BuyBag => {
                demand(!self.bag.is_empty(), Why("STR-Q26", "stroganov-why-bag-empty", 0))?;
                demand(self.me().horses >= 5, Why("STR-156", "stroganov-why-horses", 5))
            }
            Action::Buy(fur) => {
                self.may_take(fur)?;
                demand(self.me().horses >= 5, Why("STR-156", "stroganov-why-horses", 5))
            }
            Action::Lower(fur) => {
                // STR-160
                self.may_take(fur)?;
                demand(self.me().horses > 0, Why("STR-157", "stroganov-why-horses", 1))?;
                let payable = self.me().purse().can_exceed().has(fur);
                demand(payable, Why("STR-157", "stroganov-why-higher-fur", fur.value().into()))
            }
            Action::Swap(fur) => {
                self.may_take(fur)?;
                let payable = self.me().purse().pieces() >= 2;
                demand(payable, Why("STR-158", "stroganov-why-two-furs", 2))
            }
            Action::Fulfil(wish) => self.may_fulfil(wish, false),
            Action::Extra(wish) => self.may_use_extra(wish),
            _ => Err(Objection::NotAsked),
        }
    }

    fn offer_auxiliary(&self, frame: Frame, out: &mut impl Offers<Action>) {
        let market = self.market.values();
        let horses = self.me().horses;
        if horses >= 5 {
            if !self.bag.is_empty() {
                out.add(Action::BuyBag);
            }
            out.add_all(market.iter().map(Action::Buy));
        }
        let purse = self.me().purse();
        if horses > 0 {
            out.add_all(market.and(purse.can_exceed()).iter().map(Action::Lower));
        }
        if purse.pieces() >= 2 {
            out.add_all(market.iter().map(Action::Swap));
        }
        if !matches!(frame, Frame::Fulfil) && purse.pieces() > 0 {
            self.offer_wishes(purse, false, out);
        }
        self.offer_extras(out);
    }

    fn may_take(&self, fur: Fur) -> Judged {
        demand(self.market.count(fur) > 0, Why("STR-354", "stroganov-why-not-in-market", fur.value().into()))
    }

    /// How many furs a wish demands to pay and to show besides, for the active player (STR-162, STR-314, STR-350).
    pub(crate) fn wish_demand(&self, wish: WishId, red_only: bool) -> (u8, u8) {
        let wish = &self.tables.wishes[wish.index()];
        (wish.pay, (wish.possess - wish.pay).saturating_sub(self.spared(red_only)))
    }

    /// How many of the furs to be shown for a wish need not be there.
    #[inline]
    fn spared(&self, red_only: bool) -> u8 {
        match red_only {
            true => u8::MAX,                                               // STR-Q60
            false => u8::from(self.able(self.tables.abilities.one_fewer)), // STR-Q58, STR-Q59
        }
    }

    fn may_fulfil(&self, wish: WishId, red_only: bool) -> Judged {
        demand(self.me().hand.has(wish), Why("STR-161", "stroganov-why-not-in-hand", 0))?;
        let (pay, show) = self.wish_demand(wish, red_only);
        let value = self.tables.wishes[wish.index()].value;
        demand(
            self.me().purse().pays(value, pay + show, 0),
            Why("STR-162", "stroganov-why-wish-furs", u16::from(pay + show)),
        )
    }

    #[inline(always)]
    fn offer_wishes(&self, purse: Purse, red_only: bool, out: &mut impl Offers<Action>) {
        let spared = self.spared(red_only);
        for id in self.me().hand.iter() {
            let wish = &self.tables.wishes[id.index()];
            // What has to be paid is possessed, too.
            let demanded = wish.possess.saturating_sub(spared).max(wish.pay);
            if purse.pays(wish.value, demanded, 0) {
                out.add(Action::Fulfil(id));
            }
        }
    }

    /// Season cards that still give an extra action in this turn (STR-324, STR-Q47, STR-174).
    fn may_use_extra(&self, wish: WishId) -> Judged {
        demand(self.me().fulfilled.has(wish), Why("STR-173", "stroganov-why-not-fulfilled", 0))?;
        let now =
            self.phase == Phase::Season && self.tables.abilities.season[usize::from(self.season)].has(wish);
        demand(now, Why("STR-171", "stroganov-why-other-season", 0))?;
        demand(!self.used.has(wish), Why("STR-Q47", "stroganov-why-used", 0))?;
        demand(self.some(Frame::Advanced { anywhere: false }), Why("STR-Q34", "stroganov-why-no-effect", 0))
    }

    #[inline]
    fn offer_extras(&self, out: &mut impl Offers<Action>) {
        if self.phase != Phase::Season {
            return;
        }
        let season = self.tables.abilities.season[usize::from(self.season)];
        let cards = self.me().fulfilled.and(season).without(self.used);
        let open = cards.iter().filter(|wish| self.may_use_extra(*wish).is_ok());
        open.for_each(|wish| out.add(Action::Extra(wish)));
    }

    // Paying.

    fn may_pay(&self, quarry: Quarry, accept: Values, left: u8, free: u8, from: u8) -> Judged {
        let me = self.me();
        let owned = match quarry {
            Quarry::Fur(fur) => me.furs.count(fur) > 0,
            Quarry::Tiger => me.tigers > 0,
        };
        demand(owned, Why("STR-089", "stroganov-why-not-owned", 0))?;
        let rank = pay_rank(quarry, accept);
        demand(rank >= from, Why("STR-Q22", "stroganov-why-pay-order", 0))?;
        let needs_coin = (7..14).contains(&rank); // STR-090, STR-091
        demand(!needs_coin || free > 0 || me.coins > 0, Why("STR-092", "stroganov-why-coin", 1))?;
        demand(
            self.means_from(rank, accept, free) >= u16::from(left),
            Why("STR-089", "stroganov-why-not-enough", left.into()),
        )
    }

    /// In the order of payment, so that the means only shrink from one answer to the next.
    #[inline]
    pub(crate) fn offer_payments(
        &self,
        accept: Values,
        left: u8,
        free: u8,
        from: u8,
        out: &mut impl Offers<Action>,
    ) {
        let me = self.me();
        let (left, tigers, coins) = (u16::from(left), u16::from(me.tigers), me.coins + u16::from(free));
        let mut natural = u16::from(me.furs.count_of(accept));
        let mut set = u16::from(me.furs.total()) - natural;
        for fur in me.furs.values().and(accept).iter() {
            if natural + set.min(coins) + tigers < left || out.enough() {
                return;
            }
            if fur.index() as u8 >= from {
                out.add(Action::Pay(Quarry::Fur(fur)));
            }
            natural -= u16::from(me.furs.count(fur));
        }
        for fur in me.furs.values().and(accept.others()).iter() {
            if set.min(coins) + tigers < left || out.enough() {
                return;
            }
            if coins > 0 && 7 + fur.index() as u8 >= from {
                out.add(Action::Pay(Quarry::Fur(fur)));
            }
            set -= u16::from(me.furs.count(fur));
        }
        if tigers >= left {
            out.add(Action::Pay(Quarry::Tiger));
        }
    }

    /// How many furs can be paid with what comes at `rank` or later in the order of payment.
    fn means_from(&self, rank: u8, accept: Values, free: u8) -> u16 {
        let me = self.me();
        let from = |rank: u8| {
            if rank < 7 { Values::below(Fur::at(usize::from(rank))).others() } else { Values::NONE }
        };
        let natural = me.furs.count_of(accept.and(from(rank)));
        let set = me.furs.count_of(accept.others().and(from(rank.saturating_sub(7))));
        u16::from(natural) + u16::from(set).min(me.coins + u16::from(free)) + u16::from(me.tigers)
    }

    /// Furs whose value is not the demanded one and which could be set by a coin.
    fn settable(&self, value: Fur) -> u8 {
        self.me().furs.total() - self.me().furs.count(value)
    }

    fn may_show(&self, with: StandIn, value: Fur, left: u8, set: u8, tigers: bool) -> Judged {
        let me = self.me();
        match with {
            StandIn::Tiger => {
                demand(me.tigers >= left, Why("STR-167", "stroganov-why-no-tiger", left.into()))
            }
            StandIn::Coin => {
                demand(!tigers, Why("STR-Q22", "stroganov-why-pay-order", 0))?;
                let others = u16::from(self.settable(value).saturating_sub(set)).min(me.coins);
                demand(others > 0, Why("STR-165", "stroganov-why-coin", 1))?;
                let enough = others + u16::from(me.tigers) >= u16::from(left);
                demand(enough, Why("STR-162", "stroganov-why-not-enough", left.into()))
            }
        }
    }

    // Trophies and songs.

    /// The space the trophy token would move to.
    pub(crate) fn next_space(&self, player: &Player) -> Option<usize> {
        let next = usize::from(player.trophy) + 1;
        (next < self.track_of(self.active).spaces().len()).then_some(next)
    }

    fn may_advance(&self) -> Judged {
        let next = self.next_space(self.me()).ok_or(Why("STR-Q51", "stroganov-why-last-space", 0))?;
        let Some(fur) = self.track_of(self.active).spaces()[next].fur else { return Ok(()) };
        demand(
            self.me().purse().pays(fur, 1, 0),
            Why("STR-140", "stroganov-why-trophy-fur", fur.value().into()),
        )
    }

    fn may_advance_by_story(&self) -> Judged {
        demand(self.on_side_b(), Why("STR-237", "stroganov-why-side-b", 0))?;
        let next = self.next_space(self.me()).ok_or(Why("STR-Q90", "stroganov-why-last-space", 0))?;
        let cost = self.track_of(self.active).spaces()[next].fur.map_or(0, Fur::value);
        demand(cost <= self.me().story, Why("STR-237", "stroganov-why-story", cost.into()))
    }

    // STR-Q55
    fn may_reward(&self, space: u8, reach: u8) -> Judged {
        demand(space <= reach, Why("STR-142", "stroganov-why-below-token", reach.into()))?;
        let reward = &self.track_of(self.active).spaces()[usize::from(space) - 1].reward;
        demand(self.gives_something(reward), Why("STR-Q34", "stroganov-why-no-effect", 0))
    }

    fn may_reward_of_two(&self, space: u8, first: u8) -> Judged {
        let spaces = self.track_of(self.active).spaces();
        let above_last = spaces.len() as u8 - 1;
        demand(space <= above_last, Why("STR-Q52", "stroganov-why-above-last", above_last.into()))?;
        let reward = |space: u8| &spaces[usize::from(space) - 1].reward;
        let different = first == 0 || reward(first) != reward(space); // STR-D43
        demand(different, Why("STR-151", "stroganov-why-different", 0))?;
        self.may_reward(space, above_last)
    }

    fn may_sing(&self, song: SongId) -> Judged {
        let shown = self.songs.iter().flatten().any(|shown| *shown == song);
        demand(shown, Why("STR-196", "stroganov-why-no-song", 0))?;
        let cost = self.tables.songs[song.index()].cost;
        demand(cost <= self.me().story, Why("STR-198", "stroganov-why-story", cost.into())) // STR-368
    }

    fn offer_songs(&self, out: &mut impl Offers<Action>) {
        let open = self.songs.iter().flatten().filter(|song| self.may_sing(**song).is_ok());
        open.for_each(|song| out.add(Action::Sing(*song)));
    }

    fn may_take_income(&self, wish: WishId) -> Judged {
        let winter = self.me().fulfilled.and(self.tables.abilities.winter).has(wish);
        demand(winter, Why("STR-191", "stroganov-why-no-winter-card", 0))?;
        demand(!self.used.has(wish), Why("STR-Q75", "stroganov-why-used", 0))?;
        let gives = match self.tables.wishes[wish.index()].effect {
            Effect::Winter(part) => match part.token {
                Token::AdvancedAnywhere => self.some(Frame::Advanced { anywhere: true }),
                _ => self.gives(part),
            },
            Effect::WinterHorsesPerOutpost(_) => !self.me().built.is_empty(),
            Effect::WinterHorsesPerTile(_) => !self.me().tiles.is_empty(),
            _ => false,
        };
        demand(gives, Why("STR-Q34", "stroganov-why-no-effect", 0))
    }
}

/// Whether a part of a reward does something at any time.
#[inline]
fn always_gives(token: Token) -> bool {
    use Token::*;
    match token {
        Vp | Horse | Coin | Trophy | TrophyReward | TwoRewards => true,
        Basic | Advanced | AdvancedAnywhere | VillageAnywhere | VillageNoTrophy => true,
        Story | Bag | Market | Outpost | Banner | Tiger => false,
        Hunt | Move | YurtNoTrophy | BuildOutpostAnywhere | FulfilWishRedOnly => false,
    }
}

/// The order of payment: furs of an accepted value, furs that need a coin, tigers. Equal payments become one answer.
pub(crate) fn pay_rank(quarry: Quarry, accept: Values) -> u8 {
    match quarry {
        Quarry::Fur(fur) if accept.has(fur) => fur.index() as u8,
        Quarry::Fur(fur) => 7 + fur.index() as u8,
        Quarry::Tiger => 14,
    }
}

/// Whether an action can be a main action (STR-100).
fn is_main(action: Action) -> bool {
    use Action::{Coin, Horses, Hunt, Step, Trade};
    matches!(action, Coin | Horses | Step(..) | Hunt(..) | Trade) || is_advanced(action)
}

/// Whether an action is an advanced one (STR-106).
pub(crate) fn is_advanced(action: Action) -> bool {
    matches!(
        action,
        Action::Visit(_) | Action::Yurt(_) | Action::Wish(_) | Action::Build(_) | Action::Claim(_)
    )
}

/// Whether a question can be left out (STR-Q48).
#[inline]
fn may_skip(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Turn(Step::Basic)
            | Frame::SecondHunt
            | Frame::TradeBonus { .. }
            | Frame::TrophyMove
            | Frame::TrophyReward { .. }
            | Frame::TwoRewards { .. }
            | Frame::Village { .. }
            | Frame::Yurt
            | Frame::Advanced { .. }
            | Frame::Basic
            | Frame::Hunt
            | Frame::Move
            | Frame::Build
            | Frame::Fulfil
            // STR-185, STR-Q69
            | Frame::StoryEnd
    )
}

/// Whether a turn or a Winter window can be ended here (STR-051, STR-Q74, STR-200).
#[inline]
fn may_end(frame: Frame) -> bool {
    matches!(
        frame,
        Frame::Turn(Step::Main | Step::Second | Step::Finish) | Frame::Income | Frame::Songs { .. }
    )
}
