//! Carrying actions out: an answer settles the question on top of the stack, and what follows by itself is run until
//! somebody has to decide again.

mod attack;
mod build;
mod claim;
mod deed;
mod march;
mod scheme;
mod start;
mod strategy;
mod tax;
mod turn;

use samovar_engine::{FirstTwo, Log};

use crate::action::Action;
use crate::components::{Column, Gain, Gains};
use crate::event::Event;
use crate::legal;
use crate::state::{Frame, Phase, Rurik, Step};

impl Rurik {
    /// Runs to the next question with more than one answer, to a turn that has to be ended, or to the end.
    pub(crate) fn run(&mut self, log: &mut impl Log<Event>) {
        loop {
            match self.frames.top() {
                None if self.phase == Phase::Over => return,
                None => self.next(log),
                // A turn is ended by its player.
                Some(Frame::Turn(Step::After)) => return,
                // Being asked must not tell whether a scheme in hand can be played.
                Some(Frame::Turn(Step::Before)) if self.may_have_scheme() => return,
                Some(Frame::Accomplish(deed)) => {
                    self.frames.pop();
                    self.reward_deed(deed, log);
                }
                Some(Frame::Convert(conversion)) => {
                    self.frames.pop();
                    self.gain_conversion(conversion);
                }
                Some(Frame::Played(card)) => {
                    self.frames.pop();
                    self.discard_scheme(card, log);
                }
                Some(Frame::Raid { left, fewer, region }) => self.raid(left, fewer, region, log),
                Some(
                    Frame::Muster { left: 0, .. }
                    | Frame::Move { left: 0 }
                    | Frame::Anywhere { left: 0, .. }
                    | Frame::Attack { left: 0, .. },
                ) => self.frames.pop(),
                Some(Frame::Draw { .. } | Frame::Check { .. }) if self.no_schemes() => self.frames.pop(), // RUR-Q56
                Some(Frame::Deed) if self.row.iter().all(Option::is_none) => self.frames.pop(), // RUR-Q37, RUR-Q78
                Some(frame) if self.is_a_choice(frame) => {
                    debug_assert!(self.sole_answer().is_none());
                    return;
                }
                Some(_) => match self.sole_answer() {
                    Some(action) => self.answer(action, log),
                    None => return,
                },
            }
        }
    }

    /// The answer to a question that has only one.
    #[inline(never)]
    fn sole_answer(&self) -> Option<Action> {
        FirstTwo::of(|out| legal::legal_actions(self, out)).sole()
    }

    /// Settles the question on top.
    #[inline]
    pub(crate) fn answer(&mut self, action: Action, log: &mut impl Log<Event>) {
        let frame = self.frames.top().expect("somebody was asked");
        match action {
            Action::Lead(leader) => self.lead(leader, log),
            Action::Agenda(agenda) => self.keep_agenda(agenda, log),
            Action::Deploy(region) => self.deploy(frame, region, log),
            Action::Place(number, column) => self.choose_place(number, column, log),
            Action::Bribe(coins) => self.bribe(frame, coins, log),
            Action::Take(column, row) => self.take_action(column, row, log),
            Action::Forfeit(column, row) => self.forfeit_action(column, row, log),
            Action::Rescue(region) => self.rescue(region, log),
            Action::Muster(piece, region) => self.muster(frame, piece, region, log),
            Action::Move(piece, from, to) => self.march(frame, piece, from, to, log),
            Action::Escort(troops) => self.escort(frame, troops, log),
            Action::Attack(region, foe) => self.attack(frame, region, foe, log),
            Action::Deck(deck) => self.use_deck(frame, deck, log),
            Action::Tax(region) => self.collect(region, log),
            Action::Extra(extra) => self.market(frame, extra, log),
            Action::Build(region, structure) => self.erect(region, structure, log),
            Action::Expel(foe) => self.expel(frame, foe, log),
            Action::Keep(card) => self.keep_scheme(card, log),
            Action::Top(card) => self.put_on_top(card, log),
            Action::Marker(seat) => self.hand_marker(seat, log),
            Action::Play(card) => self.play_scheme(card, log),
            Action::Accomplish(deed) => self.begin_deed(deed, log),
            Action::Convert(conversion) => self.begin_conversion(conversion, log),
            Action::Pay(good) => self.pay(frame, good, log),
            Action::Remove(piece, region) => self.give_up(frame, piece, region, log),
            Action::Raze(region, structure) => self.raze(frame, region, structure, log),
            Action::Discard(card) => self.give_up_scheme(frame, card, log),
            Action::Hold(goods) => self.hold_back(frame, goods, log),
            Action::Choose(deed) => self.choose_deed(deed, log),
            Action::Send(seat, piece, to) => self.send(seat, piece, to, log),
            Action::Skip | Action::Done => self.frames.pop(),
            Action::End => self.end_turn(log),
        }
    }

    /// Gives the active player what a card promises: coins and pooled points at once, the rest as questions.
    pub(crate) fn grant(&mut self, gains: &Gains, log: &mut impl Log<Event>) {
        // RUR-206
        let fewer =
            gains.parts().iter().map(|part| if let Gain::Fewer(cards) = part { *cards } else { 0 }).sum();
        for part in gains.parts().iter().rev() {
            match *part {
                Gain::Points(column, points) => self.grant_points(column, points, fewer),
                Gain::Fewer(_) => {}
                Gain::Anywhere(troops) => {
                    self.frames.push(Frame::Anywhere { left: troops, troop: None, leader: false });
                }
                Gain::Draw(cards) => self.frames.push(Frame::Draw { cards }), // RUR-Q47
                Gain::Coins(coins) => self.gain_coins(self.active, coins, log),
                Gain::Good(good) => self.gain_good(self.active, good, log),
                Gain::Deed => self.frames.push(Frame::Deed),
            }
        }
    }

    /// Points of a main action: tax and build points go to the pool of the turn, others are spent now (RUR-062, RUR-Q27).
    pub(crate) fn grant_points(&mut self, column: Column, points: u8, fewer: u8) {
        match column {
            Column::Muster => self.frames.push(Frame::Muster { left: points, reach: self.marias_reach() }),
            Column::Move => self.frames.push(Frame::Move { left: points }),
            Column::Attack => self.frames.push(Frame::Attack { left: points, fewer }),
            Column::Tax => self.tax += points,     // RUR-101, RUR-Q29
            Column::Build => self.build += points, // RUR-105, RUR-Q29
            Column::Scheme => self.frames.push(Frame::Draw { cards: points }),
        }
    }
}
