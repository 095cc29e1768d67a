//! Printed effects, part by part (catalogue 2.18 and 3.9).

use samovar_engine::Log;

use crate::components::{Effect, Token};
use crate::event::Event;
use crate::goods::Goods;
use crate::state::{FirstTsar, Frame, Points, Source};

impl FirstTsar {
    /// Resolves an effect for the active player; asks first if it has a price that can be paid and would change something
    /// (TSR-Q45, TSR-Q46).
    pub(super) fn resolve(&mut self, source: Source, log: &mut impl Log<Event>) {
        let effect = self.effect_of(source);
        if effect.pay.is_empty() {
            return self.owe(effect, log);
        }
        let goods = self.me().goods;
        if goods.covers(effect.pay) && self.changes_something(effect, goods.minus(effect.pay)) {
            self.frames.push(Frame::Bargain(source));
        }
    }

    /// The price of the effect that is asked for (TSR-256).
    pub(super) fn pay_bargain(&mut self, log: &mut impl Log<Event>) {
        let Some(Frame::Bargain(source)) = self.frames.top() else { unreachable!("a price is asked for") };
        self.frames.pop();
        let effect = self.effect_of(source);
        let me = self.me_mut();
        me.goods = me.goods.minus(effect.pay);
        log.add(Event::Paid { who: self.active, goods: effect.pay });
        self.owe(effect, log);
    }

    /// Owes the parts of an effect; those that ask nothing are carried out at once while nothing comes before them
    /// (TSR-Q92).
    pub(super) fn owe(&mut self, effect: &'static Effect, log: &mut impl Log<Event>) {
        let parts = effect.parts();
        let asking = parts.iter().position(|part| !is_fixed(part.token)).unwrap_or(parts.len());
        for part in parts[asking..].iter().rev() {
            self.frames.push(Frame::Gain(part.token, part.count));
        }
        for part in &parts[..asking] {
            self.gain(part.token, part.count, log);
        }
    }

    /// One part of an effect for the active player.
    pub(super) fn gain(&mut self, token: Token, count: u8, log: &mut impl Log<Event>) {
        let who = self.active;
        if let Some(item) = token.item() {
            let me = self.me_mut();
            me.goods = me.goods.and(Goods::of(item, count)); // TSR-225, TSR-238, TSR-241
            return log.add(Event::Gained { who, item, count });
        }
        match token {
            Token::Vp => self.gain_points(who, count.into(), Points::Tokens, log), // TSR-239
            Token::Favor => (0..count).for_each(|_| self.gain_favor(who, log)),    // TSR-251
            Token::Swap => self.frames.push(Frame::Swap { left: count }),
            _ => self.gain_one_by_one(token, count),
        }
    }

    /// Parts of an effect that ask something, one after the other; what is impossible is left out (TSR-Q46).
    fn gain_one_by_one(&mut self, token: Token, count: u8) {
        if count > 1 {
            self.frames.push(Frame::Gain(token, count - 1));
        }
        let me = self.me();
        let (possible, question) = match token {
            Token::Any => (true, Frame::Any), // TSR-240, TSR-Q93
            Token::Income => (true, Frame::Income),
            Token::Warrior => (me.warriors > 0, Frame::Warrior), // TSR-129, TSR-243
            Token::Move => (true, Frame::Move),                  // TSR-244
            Token::TakeProject => (self.projects_left(), Frame::TakeProject { must: false }), // TSR-245
            Token::CompleteProject => (true, Frame::Complete),   // TSR-246
            Token::TakeEstate => (true, Frame::TakeEstate),
            Token::TakeTitle => (true, Frame::TakeTitle),
            Token::Trade => (true, Frame::Trades { two: false, first: None }),
            Token::TwoTrades => (true, Frame::Trades { two: true, first: None }), // TSR-253
            Token::Building => (me.buildings > 0, Frame::Building),               // TSR-151, TSR-254
            Token::War => (me.warriors > 0, Frame::War),                          // TSR-156, TSR-255
            _ => unreachable!("{token:?} comes all at once"),
        };
        if possible {
            self.frames.push(question);
        }
    }
}

impl FirstTsar {
    /// Logs what the player declines (TSR-Q45, TSR-Q71). Only for decisions: `run` skips what cannot be used without a
    /// line.
    pub(super) fn tell_declined(&self, log: &mut impl Log<Event>) {
        let who = self.active;
        let (what, count) = match self.frames.top() {
            Some(Frame::Bargain(source)) => return log.add(Event::DeclinedToPay { who, source }),
            Some(Frame::Any) => (Token::Any, 1),
            Some(Frame::Income) => (Token::Income, 1),
            Some(Frame::Warrior) => (Token::Warrior, 1),
            Some(Frame::Move) => (Token::Move, 1),
            Some(Frame::TakeProject { .. }) => (Token::TakeProject, 1),
            Some(Frame::Complete) => (Token::CompleteProject, 1),
            Some(Frame::TakeEstate) => (Token::TakeEstate, 1),
            Some(Frame::TakeTitle) => (Token::TakeTitle, 1),
            Some(Frame::Building) => (Token::Building, 1),
            Some(Frame::War) => (Token::War, 1),
            Some(Frame::Swap { left }) => (Token::Swap, left),
            Some(Frame::Trades { .. }) => (Token::Trade, 1),
            frame => unreachable!("{frame:?} cannot be declined"),
        };
        log.add(Event::Declined { who, what, count });
    }
}

/// Whether a part asks nothing: goods, coins, points, Favor (TSR-Q45).
fn is_fixed(token: Token) -> bool {
    token.item().is_some() || matches!(token, Token::Vp | Token::Favor)
}
