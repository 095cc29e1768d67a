//! Scheme decks, draws, and playing schemes (catalogue 2.13 and 2.14).

use samovar_engine::{Log, Seat};

use crate::components::{SchemeId, SchemeSet};
use crate::event::Event;
use crate::state::{Frame, Lying, MAX_LOOK, Rurik, SIDES};

impl Rurik {
    /// Whether no scheme is left outside the hands (RUR-Q56).
    pub(crate) fn no_schemes(&self) -> bool {
        self.decks.iter().all(|deck| deck.is_empty()) && self.discard.is_empty()
    }

    /// The deck is chosen before any card is seen (RUR-Q84).
    pub(super) fn use_deck(&mut self, frame: Frame, deck: u8, log: &mut impl Log<Event>) {
        self.frames.pop();
        let deck = usize::from(deck) - 1;
        match frame {
            Frame::Check { region, cards } => self.check_casualty(deck, region, cards, log),
            Frame::Draw { cards } => self.look(deck, cards, log),
            _ => unreachable!("a deck was asked for"),
        }
    }

    /// Draws cards to keep one of them (RUR-118, RUR-119).
    fn look(&mut self, deck: usize, cards: u8, log: &mut impl Log<Event>) {
        self.reveals += 1;
        self.looked = Lying::EMPTY;
        self.looked_deck = deck as u8;
        for _ in 0..cards.min(MAX_LOOK as u8) {
            let Some((card, known)) = self.draw_scheme(deck, log) else { break };
            self.looked.put(card, known);
        }
        let drawn = self.looked.cards().len() as u8;
        log.add(Event::Drew { who: self.active, deck: deck as u8 + 1, cards: drawn });
        let mut seen = [None; MAX_LOOK];
        seen.iter_mut().zip(self.looked.cards()).for_each(|(seen, card)| *seen = Some(*card));
        log.add(Event::Looked { who: self.active, cards: seen });
        match self.looked.cards() {
            [] => {}
            [card] => self.add_to_hand(*card, true, log),
            _ => self.frames.push(Frame::Keep),
        }
        if drawn < 2 {
            self.looked_deck = 0;
            self.settle_decks(log);
        }
    }

    /// A card that was looked at goes to the hand. Whoever knows that it was the only one knows that it is there.
    fn add_to_hand(&mut self, card: SchemeId, only: bool, log: &mut impl Log<Event>) {
        let known = self.looked.take(card);
        self.me_mut().hand.add(card);
        let spies = (0..SIDES).filter(|side| only && *side != self.active.index() && known >> side & 1 == 1);
        for side in spies {
            self.players[side].spied.add(card);
        }
        log.add(Event::Kept { who: self.active, card: Some(card) });
    }

    pub(super) fn keep_scheme(&mut self, card: SchemeId, log: &mut impl Log<Event>) {
        self.frames.pop();
        self.add_to_hand(card, false, log);
        match *self.looked.cards() {
            [other] => self.put_back(&[other], log),
            _ => self.frames.push(Frame::Top),
        }
    }

    pub(super) fn put_on_top(&mut self, card: SchemeId, log: &mut impl Log<Event>) {
        self.frames.pop();
        let under = self.looked.cards().iter().copied().find(|other| *other != card);
        let under = under.expect("two cards are looked at");
        self.put_back(&[under, card], log);
    }

    /// Cards go back on their deck, the last one on top; the player knows them there (RUR-119).
    fn put_back(&mut self, cards: &[SchemeId], log: &mut impl Log<Event>) {
        let deck = std::mem::take(&mut self.looked_deck);
        for card in cards {
            self.looked.take(*card);
            self.decks[usize::from(deck)].put(*card, 1 << self.active.index());
        }
        log.add(Event::PutBack { who: self.active, deck: deck + 1, cards: cards.len() as u8 });
        self.settle_decks(log);
    }

    /// The next card of a deck; a used-up deck is reshuffled first (RUR-Q53, RUR-Q54).
    pub(super) fn draw_scheme(&mut self, deck: usize, log: &mut impl Log<Event>) -> Option<(SchemeId, u8)> {
        if self.decks[deck].is_empty() {
            let other = self.decks[1 - deck].len();
            if other + self.discard.len() >= 2 || !self.discard.is_empty() {
                self.reshuffle_schemes(log); // RUR-Q56
            }
        }
        self.decks[deck].draw()
    }

    /// Reshuffles when a deck is used up, if that leaves both decks with a card (RUR-120, RUR-Q55, RUR-Q56).
    pub(super) fn settle_decks(&mut self, log: &mut impl Log<Event>) {
        let [first, second] = [self.decks[0].len(), self.decks[1].len()];
        let left = first + second + self.discard.len();
        if (first == 0 || second == 0) && left >= 2 {
            self.reshuffle_schemes(log);
        }
    }

    /// Both decks and the discard pile are shuffled together and dealt out as two decks (RUR-120).
    fn reshuffle_schemes(&mut self, log: &mut impl Log<Event>) {
        let mut cards = [SchemeId::at(0); SchemeId::COUNT];
        let mut len = 0;
        let lying = self.decks[0].cards().iter().chain(self.decks[1].cards()).copied();
        for card in lying.chain(self.discard.iter()) {
            cards[len] = card;
            len += 1;
        }
        self.rng.shuffle(&mut cards[..len]);
        self.reveals += 1;
        self.returned = self.discard;
        self.discard = SchemeSet::EMPTY;
        for player in &mut self.players {
            player.held = player.hand;
        }
        self.split_schemes(&cards[..len]);
        log.add(Event::SchemesShuffled { first: self.decks[0].len(), second: self.decks[1].len() });
    }

    /// Only the rewards of the card count, not its casualty icon (RUR-124, RUR-125, RUR-127); it is discarded once they are
    /// gained (RUR-Q36).
    pub(super) fn play_scheme(&mut self, card: SchemeId, log: &mut impl Log<Event>) {
        self.used.scheme = true;
        let printed = &self.tables.schemes[card.index()];
        self.leave_hand(card);
        self.reveals += 1;
        log.add(Event::Played { who: self.active, card });
        self.pay_coins(printed.cost, log); // RUR-Q35
        self.frames.push(Frame::Played(card));
        self.grant(&printed.reward, log);
    }

    /// A scheme leaves the active player's hand for everybody to see.
    pub(super) fn leave_hand(&mut self, card: SchemeId) {
        self.me_mut().hand.remove(card);
        self.me_mut().held.remove(card);
        self.players.iter_mut().for_each(|player| player.spied.remove(card));
    }

    pub(super) fn discard_scheme(&mut self, card: SchemeId, log: &mut impl Log<Event>) {
        self.discard.add(card);
        self.settle_decks(log);
    }

    /// Schemes that a seat knows to be in the decks, by deck and place from the bottom.
    pub(crate) fn known_in_decks(&self, seat: Seat) -> impl Iterator<Item = (u8, u8, SchemeId)> {
        (0..2u8).flat_map(move |deck| {
            let lying = &self.decks[usize::from(deck)];
            let cards = lying.cards().iter().zip(lying.known()).zip(0..);
            cards
                .filter(move |((_, known), _)| **known >> seat.index() & 1 == 1)
                .map(move |((card, _), place)| (deck, place, *card))
        })
    }
}
