//! Carrying actions out: an answer settles the question on top of the stack, and what follows by itself is run until
//! somebody has to decide again.

mod chambers;
mod effects;
mod favor;
mod planning;
mod projects;
mod round;
mod trade;
mod turn;

pub(crate) use favor::FAVOR_SPACES;
use samovar_engine::{FirstTwo, Log};

use crate::action::Action;
use crate::event::Event;
use crate::legal::legal_actions;
use crate::state::{FirstTsar, Frame, Phase, Step};

impl FirstTsar {
    /// Runs to the next question with more than one answer, to a turn that has to be ended, or to the end.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        loop {
            match self.frames.top() {
                None if self.phase == Phase::Over => return,
                None => self.next(log),
                // Always asked: a turn is ended by its player (TSR-173).
                Some(Frame::Turn) if self.errand.step != Step::Before => return,
                Some(Frame::Gain(token, count)) => {
                    self.frames.pop();
                    self.gain(token, count, log);
                }
                Some(Frame::Second(seat, prize)) => {
                    self.frames.pop();
                    self.active = seat; // TSR-Q69
                    self.take_prize(prize, log);
                }
                Some(_) => match self.sole_answer() {
                    Some(action) => self.settle_question(action, log),
                    None => return,
                },
            }
        }
    }

    /// The answer to a question that has only one.
    fn sole_answer(&self) -> Option<Action> {
        FirstTwo::of(|out| legal_actions(self, out)).sole()
    }

    /// Begins the next turn, region or phase when nothing is owed any more.
    fn next(&mut self, log: &mut impl Log<Event>) {
        match self.phase {
            Phase::Keep => self.next_keeper(log),
            Phase::Settle => self.next_settler(log),
            Phase::Planning => self.next_plan(log),
            Phase::Actions => self.next_turn(log),
            Phase::EndOfRound => self.next_region(log),
            Phase::Over => unreachable!("nothing comes after the end"),
        }
    }

    /// Takes the answer to the question on top, and tells it if something is declined.
    pub(crate) fn answer(&mut self, action: Action, log: &mut impl Log<Event>) {
        if action == Action::Skip {
            self.tell_declined(log);
        }
        self.settle_question(action, log);
    }

    /// Settles the question on top.
    fn settle_question(&mut self, action: Action, log: &mut impl Log<Event>) {
        self.errand.arranged = matches!(action, Action::Cover(_)); // TSR-Q23
        match action {
            Action::SellLocal(one, two) => self.sell_local(one, two, log),
            Action::SellForeign(item) => self.sell_foreign(item, log),
            Action::Discard(one, two) => self.discard_trades(one, two, log),
            Action::Cover(slots) => self.arrange(slots, log),
            Action::Use(id) => self.use_estate(id, log),
            Action::Skip => self.skip(log),
            Action::End => self.end_turn(log),
            Action::Keep(id) => self.keep(id, log),
            Action::Settle(city) => self.settle(city, log),
            Action::Plan(chamber) => self.frames.replace_top(Frame::Coins(chamber)),
            Action::Coins(coins) => self.bribe(coins, log),
            Action::Leave(chamber, seal) => self.leave(chamber, seal, log),
            Action::Send(city) => self.send(city, log),
            Action::Give(one, two) => self.give(one, two, log),
            Action::Slot(slot) => self.place_trade(slot, log),
            Action::Drop(token) => self.drop_trade(token, log),
            Action::Effect(slot) => self.choose_trade(slot, log),
            Action::Resolve => self.resolve_second(log),
            Action::Pay => self.pay_bargain(log),
            Action::Reward(prize) => self.choose_prize(prize, log),
            Action::Swap(give, take) => self.swap(give, take, log),
            _ => {
                // What is an action of a chamber in the turn's menu is the answer to a question elsewhere.
                match self.frames.top() {
                    Some(Frame::Turn) => self.spend_chamber(action),
                    _ => self.frames.pop(),
                }
                self.perform(action, log);
            }
        }
    }

    /// Carries out the actions that chambers and effects have in common.
    fn perform(&mut self, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Income(city, take) => self.take_income(city, take, log),
            Action::Warrior(city) => self.place_warrior(city, log),
            Action::Move(piece, from, to) => self.move_piece(piece, from, to, log),
            Action::TakeProject(id) => self.take_project(id, log),
            Action::DrawProject => self.draw_project(log),
            Action::Complete(id) => self.complete(id, log),
            Action::Take(item) => self.take_item(item, log),
            Action::TakeTitle(id) => self.take_title(id, log),
            Action::DrawTitle => self.draw_title(log),
            Action::TakeEstate(id) => self.take_estate(id, log),
            Action::DrawEstate => self.draw_estate(log),
            Action::Build(city) => self.build(city, log),
            Action::War(spoils) => self.war(spoils, log),
            _ => unreachable!("{action} is settled by its question"),
        }
    }
}
