//! Basic and advanced actions: paying for them, and what they do (catalogue 2.4, 2.6, 2.7).

use samovar_engine::Log;

use crate::action::{Action, Bonus, Ground, Quarry};
use crate::components::{Region, Token};
use crate::event::Event;
use crate::furs::Values;
use crate::legal::Fee;
use crate::state::{Frame, Owner, Stroganov};

impl Stroganov {
    /// The effect of a legal action, owed until every fur it costs is paid (STR-103, STR-Q25, STR-Q39, STR-D45).
    pub(super) fn begin(&mut self, action: Action, fee: Fee, log: &mut impl Log<Event>) {
        let surcharge = u8::from(fee == Fee::Surcharge);
        let payment = match action {
            // STR-079
            Action::Trade => Some((Values::only(self.trade_fur), 1 + surcharge, surcharge)),
            Action::Claim(slot) => {
                let (value, furs, any) = self.claim_payment(slot, fee);
                Some((Values::only(value), furs, any))
            }
            Action::Advance => {
                let next = self.next_space(self.me()).expect("the token can move");
                let fur = self.track_of(self.active).spaces()[next].fur;
                fur.map(|fur| (Values::only(fur), 1, 0))
            }
            Action::Visit(region) | Action::Yurt(region) | Action::Wish(region) | Action::Build(region)
                if surcharge > 0 =>
            {
                Some((self.surcharge(region), 1, 0))
            }
            _ if surcharge > 0 => Some((Values::ALL, 1, 0)), // STR-101, STR-Q23
            _ => None,
        };
        let Some((accept, furs, any)) = payment else { return self.perform(action, log) };
        self.frames.push(Frame::Do(action));
        self.demand_furs(accept, furs, any);
    }

    /// The effect of an action that is paid for.
    pub(super) fn perform(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Coin => self.gain(Token::Coin, 1, log),    // STR-066
            Action::Horses => self.gain(Token::Horse, 4, log), // STR-067
            Action::Bonus(Bonus::Coin) => self.gain(Token::Coin, 1, log), // STR-081
            Action::Bonus(Bonus::Story) => self.gain(Token::Story, 2, log), // STR-082
            Action::Bonus(Bonus::Horses) => self.gain(Token::Horse, 3, log), // STR-084
            Action::Step(way, steps) => self.move_cossack(self.active, way, steps, 0, log),
            Action::Hunt(quarry, place) => {
                self.frames.push(Frame::SecondHunt); // beneath a bear's story points, which come first
                self.hunt(quarry, place, false, log);
            }
            Action::Trade => self.frames.push(Frame::TradeBonus { left: 2 }), // STR-080
            Action::Visit(region) => self.visit(region, log),
            Action::Yurt(region) => self.use_yurt(region, log),
            Action::Wish(region) => self.take_wish(region, log),
            Action::Build(region) => self.build(region, log),
            Action::Claim(slot) => self.claim(slot, log),
            Action::Take(fur) => self.take_from_market(fur, log),
            Action::Fulfil(wish) => self.fulfil(wish, log),
            Action::Advance => self.advance(log),
            Action::Reward(space) => {
                let reward = self.track_of(self.active).spaces()[usize::from(space) - 1].reward;
                self.owe(&reward);
            }
            _ => unreachable!("{action} has no effect of its own"),
        }
    }

    fn hunt(&mut self, quarry: Quarry, place: Ground, coin: bool, log: &mut impl Log<Event>) {
        let Ok(slot) = self.hunting_slot(place) else { unreachable!("the hunt was legal") };
        let horses = self.hunt_price(slot, quarry);
        self.me_mut().horses -= u16::from(horses);
        log.add(Event::Hunted { who: self.active, slot, quarry, horses, coin });
        match quarry {
            Quarry::Tiger => {
                self.slot_mut(slot).tiger = false;
                self.me_mut().tigers += 1;
            }
            Quarry::Fur(fur) => {
                self.slot_mut(slot).furs.remove(fur);
                self.take_in(fur);
            }
        }
    }

    // STR-075, STR-076, STR-D09, STR-Q15, STR-Q16
    pub(super) fn hunt_again(&mut self, quarry: Quarry, place: Ground, log: &mut impl Log<Event>) {
        let coin = !self.able(self.tables.abilities.second_hunt_free);
        self.me_mut().coins -= u16::from(coin); // STR-074, STR-327
        self.hunt(quarry, place, coin, log);
    }

    fn visit(&mut self, region: Region, log: &mut impl Log<Event>) {
        let village = self.villages[region.index()];
        log.add(Event::Visited { who: self.active, region, village }); // STR-109, STR-110
        let reward = self.tables.villages[village.index()].reward;
        self.owe(&reward);
    }

    fn use_yurt(&mut self, region: Region, log: &mut impl Log<Event>) {
        // STR-Q45
        let yurt = self.yurts[region.index()].take().expect("the yurt is there"); // STR-118, STR-Q119
        log.add(Event::UsedYurt { who: self.active, region, yurt });
        let reward = self.tables.yurts[yurt.index()].reward;
        self.owe(&reward);
    }

    fn take_wish(&mut self, region: Region, log: &mut impl Log<Event>) {
        let wish = self.wishes[region.index()].take().expect("the wish is there");
        self.me_mut().hand.add(wish); // STR-121, STR-122, STR-Q57
        log.add(Event::TookWish { who: self.active, region, wish });
    }

    fn build(&mut self, region: Region, log: &mut impl Log<Event>) {
        let (_, horses) = self.free_place(region).expect("a place is free");
        self.me_mut().horses -= u16::from(horses); // STR-126
        self.me_mut().outposts -= 1;
        self.place_outpost(region, horses, log);
    }

    /// Building by the outpost song (STR-349).
    pub(super) fn build_free(&mut self, region: Region, log: &mut impl Log<Event>) {
        self.me_mut().reserve -= 1;
        self.place_outpost(region, 0, log);
    }

    pub(crate) fn place_outpost(&mut self, region: Region, horses: u8, log: &mut impl Log<Event>) {
        let (place, _) = self.free_place(region).expect("a place is free"); // STR-125
        self.outposts[region.index()][place] = Owner::Seat(self.active);
        self.me_mut().built.add(region);
        log.add(Event::Built { who: self.active, region, horses });
    }

    fn claim(&mut self, slot: u8, log: &mut impl Log<Event>) {
        let claimed = self.lift_tile(slot);
        let tile = claimed.tile.expect("the tile is there");
        let me = self.me_mut();
        me.tiles.add(tile);
        me.tigers += u8::from(claimed.tiger); // STR-132, STR-D14
        log.add(Event::Claimed { who: self.active, slot, tile });
        let reward = self.tables.landscape[tile.index()].reward;
        self.owe(&reward); // STR-134, after the furs (STR-Q38)
        claimed.furs.iter().for_each(|fur| self.acquire(fur, log)); // STR-135, STR-Q30
    }

    /// Takes the tile out of a slot; Cossacks stay in the gap (STR-137, STR-Q79).
    pub(crate) fn lift_tile(&mut self, slot: u8) -> crate::state::Slot {
        self.tiles &= !(1 << slot);
        std::mem::take(self.slot_mut(slot))
    }
}
