//! The action turn: leaving a chamber, going to a city, free actions of the pad and of Estates (catalogue 2.4, 2.5, 2.12).

use samovar_engine::Log;

use crate::action::{Action, Seal};
use crate::components::{BOYARS, Chamber, City, EstateId, Item, Token};
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{Errand, FirstTsar, Frame, Phase, Source, Step};

impl FirstTsar {
    pub(super) fn next_turn(&mut self, log: &mut impl Log<Event>) {
        if self.turns == BOYARS * self.options.players {
            // TSR-040
            self.phase = Phase::EndOfRound; // TSR-182
            self.turns = 0;
            return log.add(Event::RewardsBegan);
        }
        self.active = self.left_of(self.first, self.turns); // TSR-092
        self.errand = Errand::FRESH;
        log.add(Event::TurnBegan { who: self.active });
        self.frames.push(Frame::Turn);
    }

    pub(super) fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.turns += 1;
        self.reveals += 1;
        self.errand = Errand::FRESH;
        log.add(Event::TurnEnded { who: self.active });
    }

    /// A boyar leaves its chamber: importance, coins, seal, card, in this order (TSR-Q02).
    pub(super) fn leave(&mut self, chamber: Chamber, seal: Seal, log: &mut impl Log<Event>) {
        let who = self.active;
        let first = self.most_important(chamber) == Some(who); // TSR-097, TSR-Q01
        let coins = std::mem::take(&mut self.me_mut().bribes[chamber.index()]);
        if !first {
            self.me_mut().add_coins(coins); // TSR-099; otherwise they go to the pool (TSR-100)
        }
        self.me_mut().chambers.remove(chamber);
        log.add(Event::Left { who, chamber, coins, first });
        let sealed = seal == Seal::With;
        if sealed {
            self.place_seal(chamber, log);
        }
        self.errand = Errand {
            step: Step::Acting,
            chamber: Some(chamber),
            left: units(chamber) + u8::from(sealed && chamber != Chamber::Production), // TSR-135, TSR-148, TSR-163
            again: sealed && chamber == Chamber::Production,
            ..Errand::FRESH
        };
        if self.leads_nowhere(chamber) {
            self.me_mut().in_kremlin += 1; // TSR-113
            self.gain(Token::Coin, 1, log); // TSR-114, TSR-116, TSR-Q10
            if sealed {
                self.gain_favor(who, log); // TSR-115
            }
        }
    }

    fn place_seal(&mut self, chamber: Chamber, log: &mut impl Log<Event>) {
        let who = self.active;
        let price = self.options.seal_price();
        let me = self.me_mut();
        me.goods = me.goods.minus(Goods::of(Item::Coin, price)); // TSR-106
        me.seals -= 1;
        self.seals[chamber.index()] = Some(who); // TSR-101
        log.add(Event::Sealed { who, chamber, price });
        for seat in self.seats_in_order() {
            let player = &mut self.players[seat.index()];
            let coins = std::mem::take(&mut player.bribes[chamber.index()]);
            if coins > 0 {
                player.add_coins(coins); // TSR-105
                log.add(Event::CoinsBack { who: seat, coins });
            }
        }
    }

    /// The boyar goes from the card to a city; what was not done in the chamber lapses (TSR-111, TSR-Q12).
    pub(super) fn send(&mut self, city: City, log: &mut impl Log<Event>) {
        self.errand.step = Step::After;
        self.me_mut().add_boyar(city); // TSR-118
        log.add(Event::Sent { who: self.active, city });
    }

    /// An action of the chamber uses up one of those that are left.
    pub(super) fn spend_chamber(&mut self, action: Action) {
        match action {
            Action::Income(city, _) if self.errand.produced.has(city) => self.errand.again = false, // TSR-125
            Action::Income(city, _) => {
                self.errand.produced.add(city);
                self.errand.left -= 1;
            }
            Action::TakeTitle(_) | Action::DrawTitle => {
                self.errand.titled = true; // TSR-Q65
                self.errand.left -= 1;
            }
            _ => self.errand.left -= 1,
        }
    }

    // Free actions.

    pub(super) fn sell_local(&mut self, one: Item, two: Item, log: &mut impl Log<Event>) {
        let price = Goods::of(one, 1).and(Goods::of(two, 1));
        self.sell(price, log); // TSR-176
    }

    pub(super) fn sell_foreign(&mut self, item: Item, log: &mut impl Log<Event>) {
        self.sell(Goods::of(item, 1), log); // TSR-178
    }

    fn sell(&mut self, price: Goods, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        me.goods = me.goods.minus(price);
        me.add_coins(1);
        log.add(Event::Sold { who: self.active, goods: price });
    }

    /// The price is paid and the card marked before the gain (TSR-174, TSR-175, TSR-Q96).
    pub(super) fn use_estate(&mut self, estate: EstateId, log: &mut impl Log<Event>) {
        let effect = self.effect_of(Source::Estate(estate));
        let me = self.me_mut();
        me.goods = me.goods.minus(effect.pay);
        me.used.add(estate);
        log.add(Event::UsedEstate { who: self.active, estate, paid: effect.pay });
        self.owe(effect, log);
    }
}

/// How many actions, foreign goods or cards a chamber gives without its bonus.
const fn units(chamber: Chamber) -> u8 {
    match chamber {
        Chamber::Production => 3,                  // TSR-119
        Chamber::Maneuver | Chamber::Project => 2, // TSR-126, TSR-143
        Chamber::Exchange | Chamber::Reward => 1,  // TSR-160, TSR-164
    }
}
