//! States as JSON: a raw form that anybody can write, and the checks that turn it into a state.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Fault, Faults, MAX_SEATS, Rng, Seat, read_position};

use super::state::{FRAMES, Frame, LOOK, Player, ROUNDS, Slot};
use super::{CARDS, Card, Cards, Options, Suit, Toy};

/// The JSON form of a state.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    open: bool,
    rng: Rng,
    reveals: u32,
    round: u8,
    active: Seat,
    /// From the bottom to the top.
    deck: Vec<WrittenSlot>,
    gone: Cards,
    players: Vec<Player>,
    stack: Vec<Frame>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSlot {
    card: Card,
    seen_by: Vec<Seat>,
}

/// The state as JSON.
pub(super) fn save(toy: &Toy) -> Value {
    let slot = |slot: &Slot| WrittenSlot { card: slot.card, seen_by: slot.seen.iter().collect() };
    let position = Position {
        open: toy.options.open,
        rng: toy.rng,
        reveals: toy.reveals,
        round: toy.round,
        active: toy.active,
        deck: toy.deck.all().iter().map(slot).collect(),
        gone: toy.gone,
        players: toy.everybody().map(|seat| *toy.player(seat)).collect(),
        stack: toy.stack.all().to_vec(),
    };
    serde_json::to_value(position).expect("a position is plain data")
}

/// The state from JSON, or everything that is wrong with it.
pub(super) fn load(value: &Value) -> Result<Toy, Vec<Fault>> {
    let position: Position = read_position(value)?;
    position.shape().finish()?;
    let toy = position.fill();
    toy.faults().finish()?;
    Ok(toy)
}

impl Position {
    /// What does not even fit into a state.
    fn shape(&self) -> Faults {
        let mut faults = Faults::default();
        let mut need = |good: bool, at: &str, reason: String| faults.demand(good, at, || reason);
        let players = self.players.len();
        need((2..=MAX_SEATS).contains(&players), "players", format!("{players} players; 2 to 4 can play"));
        need(self.active.index() < players, "active", format!("there is no seat {}", self.active));
        need(self.round <= ROUNDS, "round", format!("{} is more than {ROUNDS} rounds", self.round));
        need(self.reveals <= 1_000_000, "reveals", "more than a million".to_owned());
        need(self.deck.len() <= CARDS, "deck", format!("holds at most {CARDS} cards"));
        need(self.stack.len() <= FRAMES, "stack", format!("holds at most {FRAMES} frames"));
        for (place, slot) in self.deck.iter().enumerate() {
            let good = slot.seen_by.iter().all(|seat| seat.index() < players);
            need(good, &format!("deck[{place}].seen_by"), "names a seat that is not in the game".to_owned());
        }
        for (place, frame) in self.stack.iter().enumerate() {
            let good = !matches!(frame, Frame::Offer(seat) if seat.index() >= players);
            need(good, &format!("stack[{place}]"), "names a seat that is not in the game".to_owned());
        }
        faults
    }

    /// The state; everything fits into it.
    fn fill(self) -> Toy {
        let mut toy = Toy::blank(Options { players: self.players.len() as u8, open: self.open }, self.rng);
        (toy.reveals, toy.round, toy.active, toy.gone) = (self.reveals, self.round, self.active, self.gone);
        let slot = |slot: WrittenSlot| Slot { card: slot.card, seen: slot.seen_by.into_iter().collect() };
        self.deck.into_iter().map(slot).for_each(|slot| toy.deck.push(slot));
        toy.players[..self.players.len()].copy_from_slice(&self.players);
        toy.stack.refill(&self.stack);
        toy
    }
}

impl Toy {
    /// Every reason why this is not a state of the game between two decisions.
    pub(super) fn faults(&self) -> Faults {
        let mut faults = Faults::default();
        let mut need = |good: bool, at: &str, reason: &str| faults.demand(good, at, || reason.to_owned());
        let piles = self.everybody().flat_map(|seat| [self.player(seat).hand, self.player(seat).served]);
        let laid = piles.chain([self.gone]).flat_map(|pile| pile.iter());
        let mut counts = [0; CARDS];
        laid.chain(self.deck.all().iter().map(|slot| slot.card)).for_each(|card| counts[card.index()] += 1);
        for (card, count) in Card::all().zip(counts).filter(|(_, count)| *count != 1) {
            need(false, "cards", &format!("{card} is there {count} times, not once"));
        }
        let over = self.round == ROUNDS;
        need(over == self.stack.is_empty(), "stack", "is empty after the last round and only then");
        need(self.stack.is_empty() || self.stack_is_possible(), "stack", "no play leads to it");
        for seat in self.everybody() {
            let player = self.player(seat);
            let at = |field| format!("players[{seat}].{field}");
            need(player.prizes <= 6 * self.round.min(ROUNDS), &at("prizes"), "a round wins at most 6");
            let held = player.offer.is_none_or(|card| player.hand.has(card));
            need(held, &at("offer"), "is not in the hand");
            let offers = self.has_offered(seat) && !player.hand.is_empty();
            need(player.offer.is_some() == offers, &at("offer"), "does not go with the stack");
        }
        faults
    }

    /// Whether a seat has already been asked for its offer in this round.
    fn has_offered(&self, seat: Seat) -> bool {
        self.stack.all().first() == Some(&Frame::Show) && !self.stack.all().contains(&Frame::Offer(seat))
    }

    /// Whether the stack can occur between two decisions.
    fn stack_is_possible(&self) -> bool {
        let brews = |seat| self.player(seat).served.iter().filter(|card| card.suit() == Suit::Brew).count();
        let asks = self.turn_is_ending() || self.answers().len() > 1;
        match self.stack.all() {
            [Frame::Show, offers @ ..] => {
                let pending = self.everybody().rev().map(Frame::Offer).take(offers.len());
                asks && offers.iter().copied().eq(pending)
            }
            [Frame::End] => true,
            [Frame::End, Frame::Act] => asks,
            [Frame::End, again @ .., last] => {
                let bound = 1 + self.everybody().map(brews).sum::<usize>();
                let owed = again.len() + usize::from(*last == Frame::Again);
                let nothing_but_again = again.iter().all(|frame| *frame == Frame::Again);
                let looked =
                    || self.deck.all().iter().rev().take(LOOK).all(|slot| slot.seen.contains(self.active));
                let top = *last == Frame::Again || *last == Frame::Put && looked();
                asks && nothing_but_again && top && owed <= bound
            }
            _ => false,
        }
    }
}
