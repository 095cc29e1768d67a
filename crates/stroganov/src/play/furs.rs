//! Paying, drawing and trading furs (catalogue 2.5, 2.9, 2.11).

use samovar_engine::Log;

use crate::action::{Action, Quarry, StandIn};
use crate::components::{Fur, Token};
use crate::event::Event;
use crate::furs::{FurSet, Values};
use crate::legal::pay_rank;
use crate::state::{Frame, Stroganov};

impl Stroganov {
    /// Owes a payment of furs.
    pub(super) fn demand_furs(&mut self, accept: Values, furs: u8, any: u8) {
        self.frames.push(Frame::Pay { accept, left: furs, free: any, from: 0 });
    }

    /// One fur of a payment; a coin goes with it where its value is not the demanded one.
    pub(super) fn pay(&mut self, quarry: Quarry, log: &mut impl Log<Event>) {
        let Some(Frame::Pay { accept, left, mut free, .. }) = self.frames.top() else {
            unreachable!("a payment is asked for")
        };
        let mut coin = false;
        match quarry {
            Quarry::Tiger => self.spend_tiger(), // STR-096
            Quarry::Fur(fur) => {
                if accept.has(fur) {
                } else if free > 0 {
                    free -= 1;
                } else {
                    coin = true;
                    self.me_mut().coins -= 1; // STR-093, STR-Q20
                }
                self.me_mut().furs.remove(fur);
                self.bag.add(fur); // STR-094, STR-Q21
            }
        }
        log.add(Event::Paid { who: self.active, what: quarry, coin });
        if left > 1 {
            self.frames.replace_top(Frame::Pay {
                accept,
                left: left - 1,
                free,
                from: pay_rank(quarry, accept),
            });
        } else {
            self.frames.pop();
        }
    }

    // STR-D10
    fn spend_tiger(&mut self) {
        self.me_mut().tigers -= 1;
        self.tiger_pool += 1;
    }

    /// The furs of a wish that are only shown: what is there counts, the rest has to be made up for (STR-164).
    pub(super) fn show(&mut self, value: Fur, need: u8) {
        let missing = need.saturating_sub(self.me().furs.count(value));
        if missing > 0 {
            self.frames.push(Frame::Show { value, left: missing, set: 0, tigers: false });
        }
    }

    pub(super) fn show_with(&mut self, with: StandIn, log: &mut impl Log<Event>) {
        let Some(Frame::Show { value, left, mut set, .. }) = self.frames.top() else {
            unreachable!("something is to be shown")
        };
        match with {
            StandIn::Coin => {
                self.me_mut().coins -= 1; // STR-165, STR-166: the fur itself stays as it is
                set += 1;
            }
            StandIn::Tiger => self.spend_tiger(), // STR-167
        }
        log.add(Event::Showed { who: self.active, with });
        if left > 1 {
            let tigers = with == StandIn::Tiger;
            self.frames.replace_top(Frame::Show { value, left: left - 1, set, tigers });
        } else {
            self.frames.pop();
        }
    }

    /// A fur out of the bag, each with the same chance.
    pub(crate) fn draw(&mut self) -> Option<Fur> {
        let total = self.bag.total();
        if total == 0 {
            return None;
        }
        let fur = self.bag.nth(self.rng.below(total.into()) as u8);
        self.bag.remove(fur);
        Some(fur)
    }

    /// A bag fur: draw two, keep one (STR-175); fewer where the bag has fewer (STR-Q26, STR-Q28).
    pub(super) fn draw_two(&mut self, log: &mut impl Log<Event>) {
        let Some(one) = self.draw() else { return };
        self.reveals += 1;
        let Some(other) = self.draw() else {
            log.add(Event::Drew { who: self.active, furs: FurSet::from_iter([one]) });
            return self.acquire(one, log);
        };
        log.add(Event::Drew { who: self.active, furs: FurSet::from_iter([one, other]) });
        self.frames.push(Frame::Keep(one.min(other), one.max(other)));
    }

    pub(super) fn keep(&mut self, fur: Fur, log: &mut impl Log<Event>) {
        let Some(Frame::Keep(one, other)) = self.frames.top() else { unreachable!("two furs were drawn") };
        self.frames.pop();
        self.bag.add(if fur == one { other } else { one }); // STR-Q29
        self.acquire(fur, log);
    }

    /// Takes a fur into the supply and tells it.
    pub(super) fn acquire(&mut self, fur: Fur, log: &mut impl Log<Event>) {
        log.add(Event::Acquired { who: self.active, fur });
        self.take_in(fur);
    }

    /// Takes a fur into the supply; a bear brings story points at once (STR-177).
    pub(super) fn take_in(&mut self, fur: Fur) {
        self.me_mut().furs.add(fur);
        if fur == Fur::BEAR {
            self.frames.push(Frame::Gain(Token::Story, 2));
        }
    }

    /// A market fur; the market is refilled before anything else happens (STR-176, STR-159).
    pub(super) fn take_from_market(&mut self, fur: Fur, log: &mut impl Log<Event>) {
        self.market.remove(fur);
        self.acquire(fur, log);
        self.refill_market(log);
    }

    pub(crate) fn refill_market(&mut self, log: &mut impl Log<Event>) {
        let furs = self.fill_market();
        if !furs.is_empty() {
            self.reveals += 1;
            log.add(Event::MarketRefilled { furs });
        }
    }

    /// Buying and trading as auxiliary actions (STR-156, STR-157, STR-158).
    pub(super) fn trade_furs(&mut self, action: Action, log: &mut impl Log<Event>) {
        let horses = match action {
            Action::Buy(fur) => {
                self.frames.push(Frame::Do(Action::Take(fur)));
                5
            }
            Action::BuyBag => {
                self.frames.push(Frame::Gain(Token::Bag, 1));
                5
            }
            Action::Lower(fur) => {
                self.frames.push(Frame::Do(Action::Take(fur)));
                self.demand_furs(Values::above(fur), 1, 0);
                1
            }
            Action::Swap(fur) => {
                self.frames.push(Frame::Do(Action::Take(fur)));
                return self.demand_furs(Values::ALL, 2, 0); // STR-D16
            }
            _ => unreachable!("{action} trades no furs"),
        };
        self.me_mut().horses -= horses;
        log.add(Event::PaidHorses { who: self.active, horses: horses as u8 });
    }
}
