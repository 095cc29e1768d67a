//! Fulfilling wishes (catalogue 2.10).

use samovar_engine::Log;

use crate::action::Action;
use crate::components::{Effect, Token, WishId};
use crate::event::Event;
use crate::furs::Values;
use crate::state::{Frame, Stroganov};

impl Stroganov {
    /// Owes a wish, its furs first: the red-framed ones are paid, then the others are shown (STR-163, STR-164).
    pub(super) fn begin_wish(&mut self, wish: WishId, red_only: bool) {
        let value = self.tables.wishes[wish.index()].value;
        let (pay, show) = self.wish_demand(wish, red_only);
        self.frames.push(Frame::Do(Action::Fulfil(wish)));
        if show > 0 {
            self.frames.push(Frame::Shown { value, need: show });
        }
        self.demand_furs(Values::only(value), pay, 0);
    }

    pub(super) fn fulfil(&mut self, wish: WishId, log: &mut impl Log<Event>) {
        self.me_mut().hand.remove(wish);
        self.me_mut().fulfilled.add(wish); // STR-169, STR-172, STR-D18
        log.add(Event::Fulfilled { who: self.active, wish });
        let printed = self.tables.wishes[wish.index()];
        if let Effect::Once(part) = printed.effect {
            self.frames.push(Frame::Gain(part.token, part.count)); // STR-322
        }
        if printed.vp > 0 {
            self.frames.push(Frame::Gain(Token::Vp, printed.vp)); // STR-168: first
        }
    }
}
