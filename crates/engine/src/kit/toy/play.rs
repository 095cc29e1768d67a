//! Carrying out actions.

use crate::{Log, Seat};

use super::state::{Frame, LOOK, ROUNDS, Toy};
use super::{Action, Card, Event, Suit};

impl Toy {
    /// Carries out the answer to the frame on top of the stack.
    pub(super) fn answer(&mut self, action: Action, log: &mut impl Log<Event>) {
        let frame = self.stack.draw().expect("a game that is over takes no answer");
        let seat = self.active;
        match (action, frame) {
            (Action::Serve(card), _) => self.serve(card, log),
            (Action::Rest, _) => {
                log.add(Event::Rested { seat });
                self.draw(seat, log); // TOY-04
            }
            (Action::Keep, _) => log.add(Event::Kept { seat }),
            (Action::Bury, _) => {
                self.deck.all_mut().rotate_right(LOOK);
                log.add(Event::Buried { seat });
            }
            (Action::Offer(card), Frame::Offer(seat)) => {
                self.player_mut(seat).offer = Some(card);
                log.add(Event::Offered { seat, card: Some(card) });
            }
            (Action::Offer(_), _) => unreachable!("an offer answers the question for it"),
            (Action::Done, _) => self.end_turn(log),
        }
    }

    /// Does everything that needs no decision, until the next decision.
    pub(super) fn run(&mut self, log: &mut impl Log<Event>) {
        while let Some(frame) = self.stack.top() {
            match frame {
                Frame::End => return,
                Frame::Show => self.show_offers(log),
                Frame::Again if self.player(self.active).hand.is_empty() => self.stack.pop(), // TOY-07
                Frame::Offer(seat) if self.player(seat).hand.is_empty() => self.stack.pop(),  // TOY-09
                _ => match self.answers()[..] {
                    [action] => self.answer(action, log),
                    _ => return,
                },
            }
        }
    }

    /// TOY-02
    pub(super) fn begin_turn(&mut self, log: &mut impl Log<Event>) {
        self.stack.push(Frame::End);
        self.stack.push(Frame::Act);
        self.draw(self.active, log);
    }

    /// TOY-08
    fn end_turn(&mut self, log: &mut impl Log<Event>) {
        self.reveals += 1;
        log.add(Event::TurnEnded { seat: self.active });
        let next = Seat::new(self.active.index() as u8 + 1);
        if next.index() < usize::from(self.options.players) {
            self.active = next;
            return self.begin_turn(log);
        }
        self.stack.push(Frame::Show);
        for seat in self.everybody().rev() {
            self.stack.push(Frame::Offer(seat)); // TOY-09
        }
    }

    /// TOY-03
    fn serve(&mut self, card: Card, log: &mut impl Log<Event>) {
        let seat = self.active;
        let player = self.player_mut(seat);
        player.hand.remove(card);
        player.served.add(card);
        log.add(Event::Served { seat, card });
        match card.suit() {
            Suit::Leaf => {}
            Suit::Sugar => self.draw(seat, log), // TOY-05
            Suit::Jam => self.look(seat, log),
            Suit::Brew => {
                self.stack.push(Frame::Again); // TOY-07
                self.stack.push(Frame::Again);
            }
        }
    }

    /// Draws a card, if there is one.
    pub(super) fn draw(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        let Some(slot) = self.deck.draw() else { return };
        self.reveals += 1;
        self.player_mut(seat).hand.add(slot.card);
        log.add(Event::Drew { seat, open: self.options.open, card: Some(slot.card) });
    }

    /// TOY-06
    fn look(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        if self.deck.is_empty() {
            return;
        }
        self.reveals += 1;
        for slot in self.deck.all_mut().iter_mut().rev().take(LOOK) {
            slot.seen.insert(seat);
            log.add(Event::Looked { seat, card: Some(slot.card) });
        }
        self.stack.push(Frame::Put);
    }

    /// TOY-10
    fn show_offers(&mut self, log: &mut impl Log<Event>) {
        self.stack.pop();
        self.reveals += 1;
        let die = self.rng.below(6) as u8 + 1;
        let offers = self.players.map(|player| player.offer);
        let best = offers.iter().flatten().map(|card| card.worth()).max();
        log.add(Event::Rolled { die });
        for seat in self.everybody() {
            let Some(card) = offers[seat.index()] else { continue };
            self.gone.add(card);
            let player = self.player_mut(seat);
            player.hand.remove(card);
            player.offer = None;
            log.add(Event::Shown { seat, card });
            if Some(card.worth()) == best {
                player.prizes += die;
                log.add(Event::Won { seat, points: die });
            }
        }
        self.end_round(log);
    }

    fn end_round(&mut self, log: &mut impl Log<Event>) {
        self.round += 1;
        log.add(Event::RoundEnded { round: self.round });
        if self.round < ROUNDS {
            self.active = Seat::new(0);
            self.begin_turn(log);
        }
    }
}
