//! Setup, up to the choice of S wishes (catalogue 2.1 and the setup part of 2.18).

use samovar_engine::{Every, NoLog, Pile, Rng, Seat, Seed};

use crate::components::{
    CardId, Deck, MARKET, Mark, REGIONS, Region, SLOTS, SongId, Tables, TileId, WishId, YurtId,
};
use crate::furs::FurSet;
use crate::options::Options;
use crate::state::{Automa, Owner, Stroganov};

impl Stroganov {
    /// A game with the given tables instead of the installed ones: everything laid out, and the first S wish asked for.
    pub fn with_tables(tables: &'static Tables, options: &Options, seed: Seed) -> Stroganov {
        let mut game = Stroganov::blank(tables, options.canonical(), Rng::new(seed));
        game.lay_landscape();
        game.lay_setup_furs();
        game.bag = FurSet::from_counts(&tables.fur_counts); // STR-010, STR-Q33
        for slot in 1..=SLOTS as u8 {
            let places = game.fur_places(slot);
            game.stock(slot, places); // STR-Q32
        }
        game.tiger_pool = tables.tigers;
        game.place_tiger(SLOTS as u8); // STR-014
        game.fill_market(); // STR-015
        game.lay_villages_and_yurts();
        game.choose_order();
        game.lay_songs_and_wishes();
        game.hand_out();
        game.reveal_start_wishes();
        game.block_places();
        if options.players == 1 {
            game.prepare_automa();
        }
        game.run(&mut NoLog);
        game
    }

    fn lay_landscape(&mut self) {
        let tiles = self.shuffled(TileId::all(), |tables, id| !tables.landscape[id.index()].start);
        let (row, pile) = tiles.all().split_at(SLOTS);
        for (slot, tile) in row.iter().enumerate() {
            self.row[slot].tile = Some(*tile); // STR-003, STR-004
            self.tiles |= 2 << slot;
        }
        self.tile_pile.refill(pile); // STR-005
    }

    fn lay_setup_furs(&mut self) {
        let mut furs = self.tables.setup_furs;
        self.rng.shuffle(&mut furs);
        self.trade_fur = furs[5]; // STR-006
        self.region_furs.copy_from_slice(&furs[..REGIONS]);
        if !self.options.random_furs {
            self.region_furs.sort_unstable(); // STR-007; otherwise STR-009
        }
    }

    /// How many furs the tile in a slot is stocked with (STR-011, STR-012).
    pub(crate) fn fur_places(&self, slot: u8) -> u8 {
        let tile = self.slot(slot).tile.expect("only tiles are stocked");
        let tile = &self.tables.landscape[tile.index()];
        tile.fur_places - if self.options.players == 4 { 0 } else { tile.four_only }
    }

    /// Puts furs from the bag onto the tile in a slot; sorted by themselves (STR-013).
    pub(crate) fn stock(&mut self, slot: u8, furs: u8) {
        for _ in 0..furs {
            let Some(fur) = self.draw() else { return };
            self.slot_mut(slot).furs.add(fur);
        }
    }

    pub(crate) fn place_tiger(&mut self, slot: u8) {
        if self.tiger_pool > 0 {
            self.tiger_pool -= 1;
            self.slot_mut(slot).tiger = true;
        }
    }

    /// Draws furs until the market is full, as far as the bag allows (STR-Q27); hands back what came.
    pub(crate) fn fill_market(&mut self) -> FurSet {
        let mut came = FurSet::EMPTY;
        while self.market.total() < MARKET {
            let Some(fur) = self.draw() else { break };
            self.market.add(fur);
            came.add(fur);
        }
        came
    }

    fn lay_villages_and_yurts(&mut self) {
        self.rng.shuffle(&mut self.villages); // STR-016
        let pile = self.shuffled(YurtId::all(), |tables, id| tables.yurts[id.index()].deck == Deck::A);
        let (rest, first) = pile.all().split_at(YurtId::COUNT - REGIONS);
        for (region, yurt) in first.iter().rev().enumerate() {
            self.yurts[region] = Some(*yurt); // STR-017
        }
        self.yurt_pile.refill(rest); // STR-018
    }

    fn choose_order(&mut self) {
        if self.options.players == 1 {
            self.order.swap(0, 1); // STR-247
        } else {
            let cossacks = self.options.cossacks();
            self.rng.shuffle(&mut self.order[..cossacks]); // STR-020
        }
    }

    fn lay_songs_and_wishes(&mut self) {
        let songs = self.shuffled(SongId::all(), |tables, id| tables.songs[id.index()].deck == Deck::A);
        let (rest, first) = songs.all().split_at(SongId::COUNT - usize::from(self.options.setup_players()));
        for (place, song) in first.iter().rev().enumerate() {
            self.songs[place] = Some(*song); // STR-024
        }
        self.song_pile.refill(rest); // STR-025
        let tables = self.tables;
        let not_start = WishId::all().filter(|id| tables.wishes[id.index()].deck != Deck::S); // STR-030
        let wishes = self.shuffled(not_start, |tables, id| tables.wishes[id.index()].deck == Deck::A);
        let (rest, first) = wishes.all().split_at(usize::from(wishes.len()) - REGIONS);
        for (region, wish) in first.iter().rev().enumerate() {
            self.wishes[region] = Some(*wish); // STR-031
        }
        self.wish_pile.refill(rest); // STR-032
    }

    /// Shuffles two sorts apart and puts one on the other.
    fn shuffled<T: Every + Copy>(
        &mut self,
        all: impl Iterator<Item = T> + Clone,
        on_top: impl Fn(&Tables, T) -> bool,
    ) -> Pile<T, { WishId::COUNT }> {
        let mut pile = Pile::empty(T::at(0));
        for top in [false, true] {
            let under = usize::from(pile.len());
            all.clone().filter(|id| on_top(self.tables, *id) == top).for_each(|id| pile.push(id));
            self.rng.shuffle(&mut pile.all_mut()[under..]);
        }
        pile
    }

    fn hand_out(&mut self) {
        let cossacks = self.options.cossacks();
        for (place, seat) in self.order[..cossacks].iter().enumerate() {
            let player = &mut self.players[seat.index()];
            player.horses = 3 + place as u16; // STR-028
            player.coins = 1; // STR-029
            player.outposts = 1;
            player.reserve = 4; // STR-041
        }
        self.banner_pool = self.tables.banners[usize::from(self.options.players) - 1]; // STR-040
    }

    fn reveal_start_wishes(&mut self) {
        let tables = self.tables;
        let start = WishId::all().filter(|id| tables.wishes[id.index()].deck == Deck::S);
        let cards = self.shuffled(start, |_, _| true);
        let shown = usize::from(self.options.players) + 1; // STR-033, STR-249
        for (place, wish) in cards.all().iter().copied().take(shown).enumerate() {
            let fur = self.draw().expect("setup leaves furs in the bag"); // STR-034
            self.offer[place] = Some((wish, fur));
        }
    }

    fn block_places(&mut self) {
        let players = self.options.setup_players();
        for region in Region::ALL {
            let places = self.tables.regions[region.index()].places();
            for (place, printed) in places.iter().enumerate() {
                let blocker = match printed.mark {
                    Mark::UpToThree if players <= 3 => Owner::Neutral(0), // STR-045
                    Mark::Two if players == 2 => Owner::Neutral(1),       // STR-046
                    _ => continue,                                        // STR-044
                };
                self.outposts[region.index()][place] = blocker;
            }
        }
    }

    fn prepare_automa(&mut self) {
        let ivan = Seat::new(1);
        let horses = std::mem::take(&mut self.players[ivan.index()].horses);
        self.automa_horses(horses as u8); // STR-Q93
        let mut cards: Vec<_> = CardId::all().collect();
        self.rng.shuffle(&mut cards); // STR-251
        if let Some(letter) = self.options.focus {
            // STR-252: a stable sort keeps the shuffled order and puts the removed cards last.
            cards.sort_by_key(|card| self.tables.automa[card.index()].letters >> letter & 1);
        }
        debug_assert_eq!(cards.len(), Automa::DECK + 5);
        self.automa.cards.copy_from_slice(&cards);
    }
}
