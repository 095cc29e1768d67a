//! What chambers and effects do on the map and with goods and cards (catalogue 2.6, 2.7, 2.10, 2.11).

use samovar_engine::Log;

use crate::action::{Piece, Yield};
use crate::components::{City, EstateId, Item, TitleId, Token};
use crate::event::{Deck, Event};
use crate::goods::Goods;
use crate::state::{EstateSet, FirstTsar, Frame, TitleSet};

impl FirstTsar {
    /// The stone of a city is paid for before the rest arrives (TSR-122, TSR-Q35).
    pub(super) fn take_income(&mut self, city: City, take: Yield, log: &mut impl Log<Event>) {
        let mut income = self.tables.cities[city.index()].income; // TSR-120
        let stones = income.count(Item::Stone);
        let me = self.me_mut();
        let paid = match take {
            Yield::Full => stones,
            Yield::Plain => {
                income = income.minus(Goods::of(Item::Stone, stones)); // TSR-124
                0
            }
        };
        me.goods = me.goods.minus(Goods::of(Item::Coin, paid)).and(income); // TSR-121
        log.add(Event::Income { who: self.active, city, goods: income, paid });
    }

    pub(super) fn place_warrior(&mut self, city: City, log: &mut impl Log<Event>) {
        self.me_mut().warriors -= 1;
        self.me_mut().add_warrior(city); // TSR-128
        log.add(Event::PlacedWarrior { who: self.active, city });
    }

    /// A piece goes along a waterway; a Trade token there is taken at once (TSR-130, TSR-133).
    pub(super) fn move_piece(&mut self, piece: Piece, from: City, to: City, log: &mut impl Log<Event>) {
        let me = self.me_mut();
        match piece {
            Piece::Warrior => {
                me.remove_warrior(from);
                me.add_warrior(to);
            }
            Piece::Boyar => {
                me.remove_boyar(from);
                me.add_boyar(to);
            }
        }
        log.add(Event::Moved { who: self.active, piece, from, to });
        let slot = self.tables.waterway(from, to).and_then(|way| way.slot);
        let token = slot.and_then(|slot| self.waters[usize::from(slot)].take()); // TSR-134, TSR-141
        if let Some(token) = token {
            log.add(Event::TookTrade { who: self.active, token });
            self.frames.push(Frame::Slot(token)); // TSR-Q41, TSR-Q60
        }
    }

    /// Two goods or coins are given; what comes for them is asked next (TSR-159, TSR-249).
    pub(super) fn give(&mut self, one: Item, two: Item, log: &mut impl Log<Event>) {
        let price = Goods::of(one, 1).and(Goods::of(two, 1));
        let me = self.me_mut();
        me.goods = me.goods.minus(price); // TSR-162
        log.add(Event::Gave { who: self.active, goods: price });
        self.frames.push(Frame::Exchange);
    }

    pub(super) fn take_item(&mut self, item: Item, log: &mut impl Log<Event>) {
        self.gain(Token::of(item), 1, log);
    }

    pub(super) fn swap(&mut self, give: Item, take: Item, log: &mut impl Log<Event>) {
        let Some(Frame::Swap { left }) = self.frames.top() else { unreachable!("an exchange is asked for") };
        if left > 1 {
            self.frames.replace_top(Frame::Swap { left: left - 1 });
        } else {
            self.frames.pop();
        }
        let me = self.me_mut();
        me.goods = me.goods.minus(Goods::of(give, 1)).and(Goods::of(take, 1)); // TSR-250
        log.add(Event::Swapped { who: self.active, give, take });
    }

    // Titles and Estates: displays are not refilled before the next round (TSR-167, TSR-Q66).

    pub(super) fn take_title(&mut self, title: TitleId, log: &mut impl Log<Event>) {
        self.titles.remove(title);
        self.me_mut().titles.add(title);
        log.add(Event::TookTitle { who: self.active, title, deck: false });
    }

    pub(super) fn draw_title(&mut self, log: &mut impl Log<Event>) {
        let Some(title) = self.title_deck.draw() else { return };
        self.reveals += 1;
        self.me_mut().titles.add(title);
        log.add(Event::TookTitle { who: self.active, title, deck: true });
        self.renew_titles(log);
    }

    pub(super) fn take_estate(&mut self, estate: EstateId, log: &mut impl Log<Event>) {
        self.estates.remove(estate);
        self.me_mut().estates.add(estate);
        log.add(Event::TookEstate { who: self.active, estate, deck: false });
    }

    pub(super) fn draw_estate(&mut self, log: &mut impl Log<Event>) {
        let Some(estate) = self.estate_deck.draw() else { return };
        self.reveals += 1;
        self.me_mut().estates.add(estate);
        log.add(Event::TookEstate { who: self.active, estate, deck: true });
        self.renew_estates(log);
    }

    /// An empty deck is rebuilt from its discards at once (TSR-229, TSR-Q64).
    pub(super) fn renew_titles(&mut self, log: &mut impl Log<Event>) {
        if !self.title_deck.is_empty() || self.titles_gone.is_empty() {
            return;
        }
        let gone = std::mem::replace(&mut self.titles_gone, TitleSet::EMPTY);
        gone.iter().for_each(|title| self.title_deck.push(title));
        self.rng.shuffle(self.title_deck.all_mut());
        log.add(Event::Reshuffled { deck: Deck::Titles });
    }

    /// As [`FirstTsar::renew_titles`].
    pub(super) fn renew_estates(&mut self, log: &mut impl Log<Event>) {
        if !self.estate_deck.is_empty() || self.estates_gone.is_empty() {
            return;
        }
        let gone = std::mem::replace(&mut self.estates_gone, EstateSet::EMPTY);
        gone.iter().for_each(|estate| self.estate_deck.push(estate));
        self.rng.shuffle(self.estate_deck.all_mut());
        log.add(Event::Reshuffled { deck: Deck::Estates });
    }
}
