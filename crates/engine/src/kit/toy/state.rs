//! The complete state, as plain data.

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Pile, Rng, Seat, Seed, Viewer};

use super::{CARDS, Card, Cards};

/// Cards dealt to everybody.
const DEAL: usize = 3;
/// Rounds of a game.
pub(super) const ROUNDS: u8 = 3;
/// Cards a jam looks at.
pub(super) const LOOK: usize = 2;
/// The end of the turn, two more cards to serve, one more for each of the six brews, and a look.
pub(super) const FRAMES: usize = 10;

/// What is chosen before the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// Two to four.
    pub players: u8,
    /// Whether hands are face up.
    pub open: bool,
}

/// The toy game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Toy {
    pub(super) options: Options,
    pub(super) rng: Rng,
    pub(super) reveals: u32,
    /// The number of completed rounds.
    pub(super) round: u8,
    /// Whose turn it is, or was last.
    pub(super) active: Seat,
    /// From the bottom to the top.
    pub(super) deck: Pile<Slot, CARDS>,
    /// Cards that were offered and are out of the game.
    pub(super) gone: Cards,
    pub(super) players: [Player; MAX_SEATS],
    /// What is still to be resolved, the next on top. Empty at the end of the game.
    pub(super) stack: Pile<Frame, FRAMES>,
}

/// One player's cards and points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Player {
    pub(super) hand: Cards,
    pub(super) served: Cards,
    pub(super) prizes: u8,
    /// The card offered. It stays in the hand until offers are revealed.
    pub(super) offer: Option<Card>,
}

/// A card in the deck and who has seen it there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) card: Card,
    pub(super) seen: Seats,
}

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Seats(u8);

impl Seats {
    pub(super) fn contains(self, seat: Seat) -> bool {
        self.0 >> seat.index() & 1 == 1
    }

    pub(super) fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Seat> {
        Seat::first(MAX_SEATS).filter(move |seat| self.contains(*seat))
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::default();
        seats.into_iter().for_each(|seat| set.insert(seat));
        set
    }
}

/// Something still to be resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Frame {
    /// The active player serves or rests.
    Act,
    /// The active player serves another card.
    Again,
    /// The active player puts back the cards looked at.
    Put,
    /// The active player ends the turn.
    End,
    /// A player offers a card.
    Offer(Seat),
    /// The offers are revealed; nobody is asked.
    Show,
}

impl Toy {
    /// TOY-01
    pub(super) fn set_up(options: Options, seed: Seed) -> Toy {
        let mut rng = Rng::new(seed);
        let mut cards: [Card; CARDS] = std::array::from_fn(Card::at);
        rng.shuffle(&mut cards);
        let mut toy = Toy::blank(options, rng);
        toy.deck.refill(&cards.map(|card| Slot { card, ..Slot::UNSEEN }));
        for seat in toy.everybody() {
            for _ in 0..DEAL {
                toy.draw(seat, &mut crate::NoLog);
            }
        }
        toy.begin_turn(&mut crate::NoLog);
        toy.run(&mut crate::NoLog);
        toy
    }

    /// A state with nothing but its options, for setup and loading to fill.
    pub(super) fn blank(options: Options, rng: Rng) -> Toy {
        Toy {
            options,
            rng,
            reveals: 0,
            round: 0,
            active: Seat::new(0),
            deck: Pile::empty(Slot::UNSEEN),
            gone: Cards::EMPTY,
            players: Default::default(),
            stack: Pile::empty(Frame::End),
        }
    }

    /// The seats in the game.
    pub(super) fn everybody(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.options.players))
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// Who has to answer the frame on top of the stack.
    pub(super) fn decider(&self) -> Option<Seat> {
        match self.stack.top()? {
            Frame::Offer(seat) => Some(seat),
            _ => Some(self.active),
        }
    }

    pub(super) fn turn_is_ending(&self) -> bool {
        self.stack.top() == Some(Frame::End)
    }

    /// The current question.
    pub(super) fn asked(&self) -> &'static str {
        match self.stack.top() {
            Some(Frame::Act) => "toy-ask-act",
            Some(Frame::Again) => "toy-ask-again",
            Some(Frame::Put) => "toy-ask-put",
            Some(Frame::End) => "toy-ask-end",
            Some(Frame::Offer(_)) => "toy-ask-offer",
            Some(Frame::Show) | None => "toy-over",
        }
    }

    /// Whether a viewer may see a player's hand.
    pub(super) fn hand_is_known(&self, seat: Seat, viewer: Viewer) -> bool {
        self.options.open || viewer == Viewer::Seat(seat)
    }

    /// The players whose hands a viewer may not see.
    fn hidden_hands(&self, viewer: Viewer) -> Seats {
        self.everybody().filter(|seat| !self.hand_is_known(*seat, viewer)).collect()
    }

    /// Replaces everything a viewer does not know with a fair sample: unknown cards go where unknown cards were, hidden
    /// offers can be any card in hand, and the random numbers are new.
    ///
    /// The unknown cards are taken in the order of their set, not of their places, so that states that look the same to
    /// the viewer give the same sample.
    pub(super) fn deal_unknown(&mut self, viewer: Viewer, rng: &mut Rng) {
        let hidden_hands = self.hidden_hands(viewer);
        let unseen = |slot: &&Slot| !slot.seen_by(viewer);
        let in_hands = hidden_hands.iter().flat_map(|seat| self.player(seat).hand.iter());
        let unknown: Cards =
            in_hands.chain(self.deck.all().iter().filter(unseen).map(|slot| slot.card)).collect();
        let mut cards: Vec<Card> = unknown.iter().collect();
        rng.shuffle(&mut cards);

        for seat in hidden_hands.iter() {
            let size = self.player(seat).hand.len();
            self.player_mut(seat).hand = (0..size).filter_map(|_| cards.pop()).collect();
        }
        for slot in self.deck.all_mut().iter_mut().filter(|slot| !slot.seen_by(viewer)) {
            slot.card = cards.pop().expect("as many cards are dealt as were taken");
        }
        for seat in self.everybody().filter(|seat| viewer != Viewer::Seat(*seat)) {
            let player = self.player_mut(seat);
            if player.offer.is_some() {
                let place = rng.below(player.hand.len().into()) as usize;
                player.offer = player.hand.iter().nth(place);
            }
        }
        self.rng = rng.fork();
    }

    /// Changes some of what a viewer does not know, card by card. This is how the test kit gets another state that
    /// looks the same. It is independent of [`Toy::deal_unknown`], so that each can prove the other wrong.
    pub(super) fn swap_unknown(&mut self, viewer: Viewer, rng: &mut Rng) {
        self.rng = rng.fork();
        let deck = self.deck.all_mut();
        let unseen: Vec<_> = (0..deck.len()).filter(|place| !deck[*place].seen_by(viewer)).collect();
        for pair in unseen.windows(2).filter(|_| rng.below(2) == 0) {
            let card = deck[pair[0]].card;
            deck[pair[0]].card = std::mem::replace(&mut deck[pair[1]].card, card);
        }
        for seat in self.hidden_hands(viewer).iter() {
            for &place in &unseen {
                let hand = self.player(seat).hand;
                if hand.is_empty() || rng.below(2) == 0 {
                    continue;
                }
                let given =
                    hand.iter().nth(rng.below(hand.len().into()) as usize).expect("a card of the hand");
                let taken = std::mem::replace(&mut self.deck.all_mut()[place].card, given);
                let player = self.player_mut(seat);
                player.hand.remove(given);
                player.hand.add(taken);
                player.offer = player.offer.map(|offer| if offer == given { taken } else { offer });
            }
        }
        for seat in self.everybody().filter(|seat| viewer != Viewer::Seat(*seat)) {
            let player = self.player_mut(seat);
            if player.offer.is_some() {
                player.offer = player.hand.iter().last();
            }
        }
    }
}

impl Slot {
    const UNSEEN: Slot = Slot { card: Card::at(0), seen: Seats(0) };

    /// Whether a viewer has seen the card.
    pub(super) fn seen_by(&self, viewer: Viewer) -> bool {
        viewer.seat().is_some_and(|seat| self.seen.contains(seat))
    }
}
