//! What is legal.

use crate::{ActionList, Message, Refusal, Seat};

use super::state::{Frame, LOOK, Toy};
use super::{Action, Card};

impl Toy {
    /// Checks any action.
    pub(super) fn judge(&self, action: Action) -> Result<(), Refusal> {
        let Some(frame) = self.stack.top() else { return refuse("TOY-11", "toy-no-over") };
        match (frame, action) {
            (Frame::Act | Frame::Again, Action::Serve(card)) => self.holds(self.active, card, "TOY-03"),
            (Frame::Act, Action::Rest) => Ok(()),
            (Frame::Act, _) => refuse("TOY-02", "toy-no-serve-or-rest"),
            (Frame::Again, _) => refuse("TOY-07", "toy-no-serve-more"),
            (Frame::Put, Action::Keep) => Ok(()),
            (Frame::Put, Action::Bury) if self.deck.all().len() > LOOK => Ok(()),
            (Frame::Put, Action::Bury) => refuse("TOY-06", "toy-no-deck-to-bury-under"),
            (Frame::Put, _) => refuse("TOY-06", "toy-no-put-back-first"),
            (Frame::End, Action::Done) => Ok(()),
            (Frame::End, _) => refuse("TOY-08", "toy-no-turn-is-done"),
            (Frame::Offer(seat), Action::Offer(card)) => self.holds(seat, card, "TOY-09"),
            (Frame::Offer(_), _) => refuse("TOY-09", "toy-no-offer-first"),
            (Frame::Show, _) => unreachable!("offers are shown without a question"),
        }
    }

    /// Lists every legal action: those that pass the check.
    pub(super) fn list_legal(&self, out: &mut ActionList<Action>) {
        let Some(frame) = self.stack.top() else { return };
        match frame {
            Frame::Act | Frame::Again => {
                out.extend(self.player(self.active).hand.iter().map(Action::Serve));
                out.push(Action::Rest);
            }
            Frame::Put => out.extend([Action::Keep, Action::Bury]),
            Frame::End => out.push(Action::Done),
            Frame::Offer(seat) => out.extend(self.player(seat).hand.iter().map(Action::Offer)),
            Frame::Show => {}
        }
        out.retain(|action| self.judge(*action).is_ok());
    }

    /// The same as a new list.
    pub(super) fn answers(&self) -> ActionList<Action> {
        let mut list = ActionList::new();
        self.list_legal(&mut list);
        list
    }

    fn holds(&self, seat: Seat, card: Card, rule: &'static str) -> Result<(), Refusal> {
        if self.player(seat).hand.has(card) {
            return Ok(());
        }
        Err(Refusal::new(rule, Message::new("toy-no-such-card").with("card", card.to_string())))
    }
}

fn refuse(rule: &'static str, reason: &'static str) -> Result<(), Refusal> {
    Err(Refusal::new(rule, Message::new(reason)))
}
