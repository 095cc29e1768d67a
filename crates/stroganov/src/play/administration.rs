//! Administration at the end of years 1 to 3 (catalogue 2.15).

use samovar_engine::{Log, Pile};

use crate::components::{Deck, REGIONS, Region, SLOTS, WishId, YurtId};
use crate::event::Event;
use crate::state::{Slot, Stroganov};

impl Stroganov {
    // STR-202
    pub(super) fn administer(&mut self, log: &mut impl Log<Event>) {
        self.reveals += 1;
        // STR-214, STR-Q08
        self.players.iter_mut().for_each(|player| player.slot = 0); // STR-203: the order stays
        log.add(Event::CossacksHome);
        let first_new = self.slide_tiles(log);
        self.add_tiles(first_new, log);
        self.bag.add_all(std::mem::take(&mut self.market)); // STR-210, STR-Q84: after stocking
        self.fill_market();
        log.add(Event::NewMarket { furs: self.market });
        // Preparing year 2 uses A, preparing years 3 and 4 uses B (STR-211, STR-D34).
        let deck = if self.year == 1 { Deck::A } else { Deck::B };
        if self.year == 2 {
            self.remove_letter_a(log);
        }
        self.renew_songs(deck, log);
        self.renew_yurts(deck, log);
        self.renew_wishes(deck, log);
    }

    /// Closes the gaps and hands back the first free slot (STR-204).
    fn slide_tiles(&mut self, log: &mut impl Log<Event>) -> u8 {
        let mut kept = 0;
        for place in 0..SLOTS {
            if self.row[place].tile.is_some() {
                self.row.swap(kept, place);
                kept += 1;
            }
        }
        if kept < SLOTS {
            log.add(Event::TilesSlid);
        }
        kept as u8 + 1
    }

    fn add_tiles(&mut self, first_new: u8, log: &mut impl Log<Event>) {
        let mut last = first_new - 1;
        while usize::from(last) < SLOTS
            && let Some(tile) = self.tile_pile.draw_if(|_| true)
        {
            last += 1;
            *self.slot_mut(last) = Slot { tile: Some(tile), ..Slot::default() }; // STR-205
        }
        self.tiles = (2 << last) - 2;
        self.stock_tiles(first_new, last);
        if last >= first_new {
            self.place_tiger(last); // STR-209, STR-Q82, STR-D32
        }
        for slot in first_new..=last {
            let Slot { tile, furs, tiger } = *self.slot(slot);
            let tile = tile.expect("the tile was just laid");
            log.add(Event::NewTile { slot, tile, furs, tiger });
        }
    }

    /// Stocks the new tiles; a shortfall is spread as evenly as can be (STR-206, STR-207, STR-208).
    fn stock_tiles(&mut self, first: u8, last: u8) {
        let mut plan = [0; SLOTS];
        let plan = &mut plan[..usize::from(last + 1 - first)];
        for (furs, slot) in plan.iter_mut().zip(first..) {
            *furs = self.fur_places(slot);
        }
        spread(plan, self.bag.total());
        for (furs, slot) in plan.iter().zip(first..) {
            self.stock(slot, *furs);
        }
    }

    /// A material on the board and in the stacks leaves the game (STR-212, STR-Q62, STR-D35, STR-Q81).
    fn remove_letter_a(&mut self, log: &mut impl Log<Event>) {
        let tables = self.tables;
        for region in 0..REGIONS {
            self.yurts[region] = self.yurts[region].filter(|yurt| tables.yurts[yurt.index()].deck != Deck::A);
            self.wishes[region] =
                self.wishes[region].filter(|wish| tables.wishes[wish.index()].deck != Deck::A);
        }
        while self.yurt_pile.draw_if(|yurt| tables.yurts[yurt.index()].deck == Deck::A).is_some() {}
        while self.wish_pile.draw_if(|wish| tables.wishes[wish.index()].deck == Deck::A).is_some() {}
        while self.song_pile.draw_if(|song| tables.songs[song.index()].deck == Deck::A).is_some() {}
        log.add(Event::LetterRemoved);
    }

    /// New songs for old (STR-213, STR-D30).
    fn renew_songs(&mut self, deck: Deck, log: &mut impl Log<Event>) {
        let tables = self.tables;
        self.songs = [None; 4];
        for place in 0..usize::from(self.options.setup_players()) {
            self.songs[place] = self.song_pile.draw_if(|song| tables.songs[song.index()].deck == deck);
            if let Some(song) = self.songs[place] {
                log.add(Event::NewSong { song });
            }
        }
    }

    /// Yurts slide left, new ones fill up; the rightmost places can stay empty (STR-215, STR-216, STR-120).
    fn renew_yurts(&mut self, deck: Deck, log: &mut impl Log<Event>) {
        let wanted = |yurt: YurtId| self.tables.yurts[yurt.index()].deck == deck;
        renew(&mut self.yurts, &mut self.yurt_pile, wanted, |region, yurt| {
            log.add(Event::NewYurt { region, yurt });
        });
    }

    /// Wishes do the same (STR-218).
    fn renew_wishes(&mut self, deck: Deck, log: &mut impl Log<Event>) {
        let wanted = |wish: WishId| self.tables.wishes[wish.index()].deck == deck;
        renew(&mut self.wishes, &mut self.wish_pile, wanted, |region, wish| {
            log.add(Event::NewWish { region, wish });
        });
    }
}

/// Closes the gaps of a row of places and fills it up from the left with what is wanted (STR-Q80).
fn renew<T: Copy, const N: usize>(
    places: &mut [Option<T>; REGIONS],
    pile: &mut Pile<T, N>,
    wanted: impl Fn(T) -> bool,
    mut tell: impl FnMut(Region, T),
) {
    slide_left(places);
    for region in Region::ALL {
        let place = &mut places[region.index()];
        if place.is_none() {
            *place = pile.draw_if(&wanted);
            place.iter().for_each(|new| tell(region, *new));
        }
    }
}

/// Closes the gaps of a row of places.
fn slide_left<T: Copy>(places: &mut [Option<T>; REGIONS]) {
    let mut kept = 0;
    for place in 0..REGIONS {
        if places[place].is_some() {
            places.swap(kept, place);
            kept += 1;
        }
    }
}

/// Cancels planned furs one at a time until the plan needs no more than there are (STR-Q83, STR-D33).
pub(crate) fn spread(plan: &mut [u8], furs: u8) {
    let mut cancelled = [0u8; SLOTS];
    let total: u8 = plan.iter().sum();
    for _ in furs..total {
        let last_fur_kept = plan.iter().any(|planned| *planned >= 2);
        let open = |place: &usize| plan[*place] >= if last_fur_kept { 2 } else { 1 };
        let next = (0..plan.len())
            .filter(open)
            .min_by_key(|place| (cancelled[*place], u8::MAX - plan[*place], *place))
            .expect("the plan still has furs");
        plan[next] -= 1;
        cancelled[next] += 1;
    }
}
