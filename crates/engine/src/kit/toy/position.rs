//! States as JSON: a raw form that anybody can write, and the checks that turn it into a state.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Fault, MAX_SEATS, Rng, Seat};

use super::state::{FRAMES, Frame, LOOK, Player, ROUNDS, Slot};
use super::{CARDS, Card, Cards, List, Options, Suit, Toy};

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
    gone: Vec<Card>,
    players: Vec<WrittenPlayer>,
    stack: Vec<Frame>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenSlot {
    card: Card,
    seen_by: Vec<Seat>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenPlayer {
    hand: Vec<Card>,
    served: Vec<Card>,
    prizes: u8,
    offer: Option<Card>,
}

/// The state as JSON.
pub(super) fn save(toy: &Toy) -> Value {
    let position = Position {
        open: toy.options.open,
        rng: toy.rng,
        reveals: toy.reveals,
        round: toy.round,
        active: toy.active,
        deck: toy
            .deck
            .iter()
            .map(|slot| WrittenSlot { card: slot.card, seen_by: slot.seen.iter().collect() })
            .collect(),
        gone: toy.gone.iter().collect(),
        players: toy.everybody().map(|seat| write_player(toy.player(seat))).collect(),
        stack: toy.stack.to_vec(),
    };
    serde_json::to_value(position).expect("a position is plain data")
}

/// The state from JSON, or everything that is wrong with it.
pub(super) fn load(value: &Value) -> Result<Toy, Vec<Fault>> {
    let position = Position::deserialize(value).map_err(|error| vec![Fault::new("", error.to_string())])?;
    let mut faults = position.faults();
    if let Some(toy) = position.fill() {
        faults.extend(toy.faults());
        if faults.is_empty() {
            return Ok(toy);
        }
    }
    Err(faults)
}

impl Position {
    /// What does not even fit into a state.
    fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut need = |good: bool, at: &str, reason: String| {
            if !good {
                faults.push(Fault::new(at, reason));
            }
        };
        let players = self.players.len();
        need((2..=MAX_SEATS).contains(&players), "players", format!("{players} players; 2 to 4 can play"));
        need(self.active.index() < players, "active", format!("there is no seat {}", self.active));
        need(self.round <= ROUNDS, "round", format!("{} is more than {ROUNDS} rounds", self.round));
        need(self.reveals <= 1_000_000, "reveals", "more than a million".to_owned());
        need(self.stack.len() <= FRAMES, "stack", format!("holds at most {FRAMES} frames"));
        for (place, slot) in self.deck.iter().enumerate() {
            let good = slot.seen_by.iter().all(|seat| seat.index() < players);
            need(good, &format!("deck[{place}].seen_by"), "names a seat that is not in the game".to_owned());
        }
        for (place, frame) in self.stack.iter().enumerate() {
            let good = !matches!(frame, Frame::Offer(seat) if seat.index() >= players);
            need(good, &format!("stack[{place}]"), "names a seat that is not in the game".to_owned());
        }
        for card in Card::all() {
            let count = self.cards().filter(|other| *other == card).count();
            need(count == 1, "cards", format!("{card} is there {count} times, not once"));
        }
        faults
    }

    /// All cards, wherever they are.
    fn cards(&self) -> impl Iterator<Item = Card> {
        let of_players = self.players.iter().flat_map(|player| player.hand.iter().chain(&player.served));
        of_players.chain(&self.gone).copied().chain(self.deck.iter().map(|slot| slot.card))
    }

    /// The state, if everything fits into it.
    fn fill(self) -> Option<Toy> {
        let mut players = [Player::default(); MAX_SEATS];
        for (player, written) in players.get_mut(..self.players.len())?.iter_mut().zip(&self.players) {
            *player = Player {
                hand: written.hand.iter().copied().collect(),
                served: written.served.iter().copied().collect(),
                prizes: written.prizes,
                offer: written.offer,
            };
        }
        if self.active.index() >= self.players.len() || self.players.len() < 2 {
            return None;
        }
        let in_game = |seat: &Seat| seat.index() < self.players.len();
        let slots: Option<Vec<_>> = self.deck.iter().map(|slot| read_slot(slot, in_game)).collect();
        if self.stack.iter().any(|frame| matches!(frame, Frame::Offer(seat) if !in_game(seat))) {
            return None;
        }
        Some(Toy {
            options: Options { players: self.players.len() as u8, open: self.open },
            rng: self.rng,
            reveals: self.reveals,
            round: self.round,
            active: self.active,
            deck: List::<Slot, CARDS>::of(&slots?)?,
            gone: self.gone.into_iter().collect(),
            players,
            stack: List::of(&self.stack)?,
        })
    }
}

fn read_slot(slot: &WrittenSlot, in_game: impl Fn(&Seat) -> bool) -> Option<Slot> {
    let good = slot.seen_by.iter().all(in_game);
    good.then(|| Slot { card: slot.card, seen: slot.seen_by.iter().copied().collect() })
}

fn write_player(player: &Player) -> WrittenPlayer {
    WrittenPlayer {
        hand: player.hand.iter().collect(),
        served: player.served.iter().collect(),
        prizes: player.prizes,
        offer: player.offer,
    }
}

impl Toy {
    /// Every reason why this is not a state of the game between two decisions.
    pub(super) fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut need = |good: bool, at: String, reason: &str| {
            if !good {
                faults.push(Fault::new(at, reason));
            }
        };
        let piles = self.everybody().flat_map(|seat| [self.player(seat).hand, self.player(seat).served]);
        let laid = piles.chain([self.gone]).flat_map(|pile| pile.iter());
        let cards: Vec<_> = laid.chain(self.deck.iter().map(|slot| slot.card)).collect();
        let distinct: Cards = cards.iter().copied().collect();
        let all = cards.len() == CARDS && distinct.len() == CARDS;
        need(all, "cards".to_owned(), "every one is there once");
        let over = self.round == ROUNDS;
        need(
            over == self.stack.is_empty(),
            "stack".to_owned(),
            "is empty after the last round and only then",
        );
        need(self.stack.is_empty() || self.stack_is_possible(), "stack".to_owned(), "no play leads to it");
        for seat in self.everybody() {
            let player = self.player(seat);
            let at = |field| format!("players[{seat}].{field}");
            need(player.prizes <= 6 * self.round.min(ROUNDS), at("prizes"), "a round wins at most 6");
            need(
                player.offer.is_none_or(|card| player.hand.contains(card)),
                at("offer"),
                "is not in the hand",
            );
            let offers = self.has_offered(seat) && !player.hand.is_empty();
            need(player.offer.is_some() == offers, at("offer"), "does not go with the stack");
        }
        faults
    }

    /// Whether a seat has already been asked for its offer in this round.
    fn has_offered(&self, seat: Seat) -> bool {
        self.stack.first() == Some(&Frame::Show) && !self.stack.contains(&Frame::Offer(seat))
    }

    /// Whether the stack can occur between two decisions.
    fn stack_is_possible(&self) -> bool {
        let brews = |seat| self.player(seat).served.iter().filter(|card| card.suit() == Suit::Brew).count();
        let asks = self.turn_is_ending() || self.answers().len() > 1;
        match &self.stack[..] {
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
                let looked = || self.deck.iter().rev().take(LOOK).all(|slot| slot.seen.contains(self.active));
                let top = *last == Frame::Again || *last == Frame::Put && looked();
                asks && nothing_but_again && top && owed <= bound
            }
            _ => false,
        }
    }
}
