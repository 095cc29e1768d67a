//! Deeds, what they cost, and conversions (catalogue 2.14 and 2.18).

use samovar_engine::Log;

use crate::action::Piece;
use crate::components::{
    Conversion, DeedId, Good, GoodSet, GoodsCost, Region, SchemeId, Structure, TroopsCost,
};
use crate::event::Event;
use crate::legal::{named_before, removal_rank};
use crate::state::{Frame, Payment, Phase, Removal, Rurik};

impl Rurik {
    /// A deed from the row; the row is refilled at once (RUR-126, RUR-147).
    pub(super) fn choose_deed(&mut self, deed: DeedId, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.reveals += 1;
        let place = self.row.iter().position(|shown| *shown == Some(deed)).expect("the deed is in the row");
        self.row[place] = None;
        self.me_mut().deeds.add(deed);
        log.add(Event::DeedChosen { who: self.active, deed });
        let claiming = self.phase == Phase::Claim; // RUR-Q88
        if claiming {
            self.turn += 1;
        }
        if claiming && self.options.deed_row && self.turn >= self.options.players {
            self.clear_row(log); // RUR-224
        }
        self.fill_row(log); // RUR-225
    }

    /// The rest of the row is discarded (RUR-224).
    fn clear_row(&mut self, log: &mut impl Log<Event>) {
        for deed in self.row.iter_mut().filter_map(Option::take) {
            self.spent_deeds.add(deed);
        }
        log.add(Event::RowCleared);
    }

    /// Every gap of the row gets a new deed, as long as there are any (RUR-Q78).
    fn fill_row(&mut self, log: &mut impl Log<Event>) {
        for place in 0..self.row.len() {
            if self.row[place].is_some() {
                continue;
            }
            if self.deeds.is_empty() && !self.spent_deeds.is_empty() {
                let spent = std::mem::take(&mut self.spent_deeds);
                spent.iter().for_each(|deed| self.deeds.push(deed));
                self.rng.shuffle(self.deeds.all_mut());
                log.add(Event::DeedsShuffled { cards: self.deeds.len() });
            }
            self.row[place] = self.deeds.draw();
            if let Some(deed) = self.row[place] {
                log.add(Event::DeedRevealed { deed });
            }
        }
    }

    /// A deed is accomplished: first all costs, then the reward (RUR-132).
    pub(super) fn begin_deed(&mut self, deed: DeedId, log: &mut impl Log<Event>) {
        self.used.deed = true;
        let player = self.me_mut();
        player.deeds.remove(deed);
        player.accomplished.add(deed);
        log.add(Event::Accomplished { who: self.active, deed });
        self.frames.push(Frame::Accomplish(deed));
        let cost = self.tables.deeds[deed.index()].cost;
        self.pay_coins(cost.coins, log);
        match cost.troops {
            TroopsCost::None => {}
            TroopsCost::DifferentRegions(left) => self.owe_troops(Removal::Different, left),
            TroopsCost::OneRuledRegion(left) => self.owe_troops(Removal::Ruled(None), left),
            TroopsCost::Anywhere(left) => self.owe_troops(Removal::Anywhere, left),
        }
        if cost.structures > 0 {
            self.frames.push(Frame::Raze { left: cost.structures });
        }
        if cost.schemes > 0 {
            self.frames.push(Frame::Discard { left: cost.schemes });
        }
        match cost.goods {
            GoodsCost::None => {}
            GoodsCost::These(goods) => {
                for good in Good::ALL {
                    self.spend(good, goods[good.index()], log);
                }
            }
            GoodsCost::OneType(left) => self.frames.push(Frame::Pay { how: Payment::OneType, left, from: 0 }),
            GoodsCost::DifferentTypes(left) => {
                self.frames.push(Frame::Pay { how: Payment::Different, left, from: 0 })
            }
            GoodsCost::AnyTypes(left) => {
                self.frames.push(Frame::Pay { how: Payment::AnyBut(GoodSet::EMPTY), left, from: 0 });
            }
        }
    }

    fn owe_troops(&mut self, how: Removal, left: u8) {
        self.frames.push(Frame::Remove { how, left, from: 0 });
    }

    pub(super) fn reward_deed(&mut self, deed: DeedId, log: &mut impl Log<Event>) {
        let reward = &self.tables.deeds[deed.index()].reward;
        self.grant(reward, log);
    }

    /// RUR-134.
    pub(super) fn begin_conversion(&mut self, conversion: Conversion, log: &mut impl Log<Event>) {
        self.used.conversion = true;
        self.me_mut().tokens &= !(1 << conversion.index());
        log.add(Event::Converted { who: self.active, conversion });
        self.frames.push(Frame::Convert(conversion));
        let left = 1 + self.tables.conversions[conversion.index()].any;
        self.frames.push(Frame::Pay { how: Payment::Named(conversion), left, from: 0 });
    }

    /// RUR-136, RUR-137.
    pub(super) fn gain_conversion(&mut self, conversion: Conversion) {
        let row = &self.tables.conversions[conversion.index()];
        self.grant_points(row.gain, row.points, 0);
    }

    /// Goods go to the supply (RUR-Q39).
    fn spend(&mut self, good: Good, count: u8, log: &mut impl Log<Event>) {
        if count > 0 {
            self.me_mut().goods[good.index()] -= count;
            log.add(Event::GoodsPaid { who: self.active, good, count });
        }
    }

    pub(super) fn pay(&mut self, frame: Frame, good: Good, log: &mut impl Log<Event>) {
        let Frame::Pay { how, left, .. } = frame else { unreachable!("goods were asked for") };
        let (how, from, paid) = match how {
            Payment::OneType => (how, 0, left),
            Payment::Different => (how, good.index() + 1, 1),
            Payment::AnyBut(_) => (how, good.index(), 1),
            Payment::Named(conversion) => {
                let one_of = self.tables.conversions[conversion.index()].one_of;
                (Payment::AnyBut(named_before(one_of, good)), 0, 1)
            }
        };
        if left > paid {
            self.frames.replace_top(Frame::Pay { how, left: left - paid, from: from as u8 });
        } else {
            self.frames.pop();
        }
        self.spend(good, paid, log);
    }

    pub(super) fn give_up(&mut self, frame: Frame, piece: Piece, region: Region, log: &mut impl Log<Event>) {
        let Frame::Remove { how, left, .. } = frame else { unreachable!("troops were asked for") };
        let (how, from) = match how {
            Removal::Different => (how, region.index() as u8 + 1),
            Removal::Ruled(_) => (Removal::Ruled(Some(region)), removal_rank(piece, region)),
            Removal::Anywhere => (how, removal_rank(piece, region)),
        };
        if left > 1 {
            self.frames.replace_top(Frame::Remove { how, left: left - 1, from });
        } else {
            self.frames.pop();
        }
        self.recall(self.active.index(), piece, region); // RUR-Q43
        log.add(Event::GaveUp { who: self.active, piece, region });
    }

    /// A structure goes back to the supply and can be built again (RUR-Q07).
    pub(super) fn raze(
        &mut self,
        frame: Frame,
        region: Region,
        structure: Structure,
        log: &mut impl Log<Event>,
    ) {
        let Frame::Raze { left } = frame else { unreachable!("a structure was asked for") };
        if left > 1 {
            self.frames.replace_top(Frame::Raze { left: left - 1 });
        } else {
            self.frames.pop();
        }
        self.me_mut().built[structure.index()].remove(region);
        log.add(Event::Razed { who: self.active, region, structure });
    }

    /// A scheme goes to the discard pile without effect (RUR-Q38).
    pub(super) fn give_up_scheme(&mut self, frame: Frame, card: SchemeId, log: &mut impl Log<Event>) {
        let Frame::Discard { left } = frame else { unreachable!("a scheme was asked for") };
        if left > 1 {
            self.frames.replace_top(Frame::Discard { left: left - 1 });
        } else {
            self.frames.pop();
        }
        self.leave_hand(card);
        self.reveals += 1;
        log.add(Event::Discarded { who: self.active, card });
        self.discard_scheme(card, log);
    }
}
