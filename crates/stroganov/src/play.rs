//! Carrying actions out: an answer settles the question on top of the stack, and what follows by itself is run until
//! somebody has to decide again.

mod action;
mod administration;
mod furs;
mod season;
mod story;
mod trophy;
mod winter;
mod wish;

use samovar_engine::{FirstTwo, Log};

use crate::action::Action;
use crate::components::{Reward, Token};
use crate::event::Event;
use crate::legal::{Fee, legal_actions};
use crate::state::{Frame, Phase, Step, Stroganov};

impl Stroganov {
    /// Runs to the next question with more than one answer, to a turn that has to be ended, or to the end.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        loop {
            match self.frames.top() {
                None if self.phase == Phase::Over => return,
                None => self.next(log),
                Some(Frame::Do(action)) => {
                    self.frames.pop();
                    self.perform(action, log);
                }
                Some(Frame::Gain(token, count)) => {
                    self.frames.pop();
                    self.gain(token, count, log);
                }
                Some(Frame::Shown { value, need }) => {
                    self.frames.pop();
                    self.show(value, need);
                }
                // Most payments leave no choice.
                Some(Frame::Pay { accept, left, free, from }) => {
                    match FirstTwo::of(|out| self.offer_payments(accept, left, free, from, out)).sole() {
                        Some(Action::Pay(quarry)) => self.pay(quarry, log),
                        _ => return,
                    }
                }
                // These always have several answers, or are asked all the same: a turn is ended by its player.
                Some(Frame::Turn(Step::Basic | Step::Main | Step::Second | Step::Finish)) => return,
                Some(Frame::Turn(Step::Move)) if self.cannot_move() => {
                    self.frames.replace_top(Frame::Turn(Step::Basic)); // STR-063
                }
                Some(frame) if self.is_a_choice(frame) => {
                    debug_assert!(self.sole_answer().is_none());
                    return;
                }
                Some(Frame::SecondHunt) if !self.second_hunt_thinkable() => self.frames.pop(),
                // The last market fur may have been bought before it could be taken (STR-Q27).
                Some(Frame::Market) if self.market.is_empty() => self.frames.pop(),
                Some(_) => match self.sole_answer() {
                    Some(action) => self.answer(action, log),
                    None => return,
                },
            }
        }
    }

    /// The answer to a question that has only one.
    fn sole_answer(&self) -> Option<Action> {
        let sole = FirstTwo::of(|out| legal_actions(self, out)).sole();
        match self.frames.top() {
            Some(Frame::Income) if sole.is_none() => self.certain_income(),
            _ => sole,
        }
    }

    /// Settles the question on top.
    pub(crate) fn answer(&mut self, action: Action, log: &mut impl Log<Event>) {
        let frame = self.frames.top().expect("somebody was asked");
        match action {
            Action::Fulfil(wish) if frame == Frame::Fulfil => {
                self.frames.pop();
                self.begin_wish(wish, true);
            }
            Action::Fulfil(wish) => self.begin_wish(wish, false),
            Action::Buy(_) | Action::BuyBag | Action::Lower(_) | Action::Swap(_) => {
                self.trade_furs(action, log)
            }
            Action::Extra(wish) => {
                self.used.add(wish);
                self.frames.push(Frame::Advanced { anywhere: false });
            }
            Action::Pay(quarry) => self.pay(quarry, log),
            Action::Show(with) => self.show_with(with, log),
            Action::Keep(fur) => self.keep(fur, log),
            Action::Income(wish) => self.take_income(wish),
            Action::End => self.end(log),
            _ => self.answer_question(frame, action, log),
        }
    }

    fn answer_question(&mut self, frame: Frame, action: Action, log: &mut impl Log<Event>) {
        match (frame, action) {
            (Frame::Draft, Action::Draft(wish)) => self.draft(wish, log),
            (Frame::Turn(step), _) => self.turn_action(step, action, log),
            (Frame::TradeBonus { left }, Action::Step(..) | Action::Bonus(_)) => {
                if left > 1 {
                    self.frames.replace_top(Frame::TradeBonus { left: left - 1 });
                } else {
                    self.frames.pop();
                }
                self.perform(action, log);
            }
            (Frame::Songs { .. }, Action::Sing(song)) => {
                self.frames.replace_top(Frame::Songs { taken: true });
                self.take_song(song, log);
            }
            (Frame::StoryEnd, Action::Sing(song)) => {
                self.frames.pop();
                self.sing_at_end(song, log);
            }
            (Frame::StoryEnd, Action::Advance) => {
                // STR-D22
                self.frames.pop();
                self.advance_by_story(log);
            }
            (Frame::TrophyMove, Action::Skip) => {
                // STR-141, STR-Q53
                self.frames.pop();
                self.frames.push(Frame::TrophyReward { reach: self.me().trophy + 1 }); // STR-143
            }
            (Frame::TwoRewards { first: 0 }, Action::Reward(space)) => {
                self.frames.replace_top(Frame::TwoRewards { first: space });
                self.perform(action, log);
            }
            (Frame::SecondHunt, Action::Hunt(quarry, place)) => {
                self.frames.pop();
                self.hunt_again(quarry, place, log);
            }
            (Frame::Build, Action::Build(region)) => {
                self.frames.pop();
                self.build_free(region, log);
            }
            (_, Action::Skip) => self.frames.pop(),
            _ => {
                self.frames.pop();
                self.begin(action, Fee::None, log);
            }
        }
    }

    /// Owes the parts of a reward, the first one next (STR-Q117).
    pub(crate) fn owe(&mut self, reward: &Reward) {
        for part in reward.parts().iter().rev() {
            self.frames.push(Frame::Gain(part.token, part.count));
        }
    }

    /// One part of a reward for the active player.
    #[inline]
    fn gain(&mut self, token: Token, count: u8, log: &mut impl Log<Event>) {
        match token {
            Token::Vp => self.me_mut().vp += u16::from(count),
            Token::Horse => self.me_mut().horses += u16::from(count),
            Token::Coin => self.me_mut().coins += u16::from(count),
            Token::Story => return self.gain_story(count, log),
            Token::Outpost => {
                let count = count.min(self.me().reserve); // STR-Q42, STR-114
                self.me_mut().reserve -= count;
                self.me_mut().outposts += count;
                return self.tell_gain(token, count, log);
            }
            Token::Banner => {
                let count = count.min(self.banner_pool); // STR-Q41
                self.banner_pool -= count;
                self.me_mut().banners += count;
                return self.tell_gain(token, count, log);
            }
            Token::Tiger => {
                let count = count.min(self.tiger_pool); // STR-Q31
                self.tiger_pool -= count;
                self.me_mut().tigers += count;
                return self.tell_gain(token, count, log);
            }
            _ => return self.gain_one_by_one(token, count, log),
        }
        self.tell_gain(token, count, log);
    }

    /// Parts of a reward that ask something or draw something, one after the other.
    fn gain_one_by_one(&mut self, token: Token, count: u8, log: &mut impl Log<Event>) {
        if count > 1 {
            self.frames.push(Frame::Gain(token, count - 1));
        }
        let question = match token {
            Token::Bag => return self.draw_two(log),
            Token::Market if self.market.is_empty() => return, // STR-Q27
            Token::Market => Frame::Market,
            Token::Trophy => return self.receive_trophy(),
            Token::TrophyReward => Frame::TrophyReward { reach: self.me().trophy + 1 },
            Token::TwoRewards => Frame::TwoRewards { first: 0 },
            Token::Basic => Frame::Basic,
            Token::Hunt => Frame::Hunt,
            Token::Move => Frame::Move,
            Token::Advanced => Frame::Advanced { anywhere: false },
            Token::AdvancedAnywhere => Frame::Advanced { anywhere: true },
            Token::VillageAnywhere => Frame::Village { trophy: true },
            Token::VillageNoTrophy => Frame::Village { trophy: false },
            Token::YurtNoTrophy => Frame::Yurt,
            Token::BuildOutpostAnywhere => Frame::Build,
            Token::FulfilWishRedOnly => Frame::Fulfil,
            Token::Vp
            | Token::Horse
            | Token::Coin
            | Token::Story
            | Token::Outpost
            | Token::Banner
            | Token::Tiger => {
                unreachable!("{token:?} comes all at once")
            }
        };
        self.frames.push(question);
    }

    fn tell_gain(&mut self, token: Token, count: u8, log: &mut impl Log<Event>) {
        if count > 0 {
            log.add(Event::Gained { who: self.active, token, count });
        }
    }
}
