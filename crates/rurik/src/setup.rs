//! Setup, up to the choice of leaders (catalogue 2.2, and 2.21 for a solo game).

use samovar_engine::{Rng, Seat, Seed};

use crate::action::Piece;
use crate::components::{
    AgendaId, CardId, DeedId, DeedSet, Good, Leader, LeaderSet, Priority, Region, RegionSet, SchemeId, Tables,
};
use crate::options::{LeaderChoice, Options};
use crate::state::{Deck, Rurik};

impl Rurik {
    /// Everything laid out; leaders, agendas and troops come next.
    pub(crate) fn set_up(tables: &'static Tables, options: Options, seed: Seed) -> Rurik {
        let mut game = Rurik::blank(tables, options, Rng::new(seed));
        game.choose_first();
        game.hand_out();
        game.lay_goods();
        game.lay_rebels();
        game.lay_schemes();
        game.lay_deeds();
        game.assign_leaders();
        game.deal_agendas();
        if options.solo() {
            game.prepare_rebellion();
        }
        game
    }

    /// RUR-028, RUR-Q01, RUR-242.
    fn choose_first(&mut self) {
        let players = u32::from(self.options.players);
        self.first = match self.options.first_player {
            Some(seat) => seat,
            None if players == 1 => Seat::new(0),
            None => Seat::new(self.rng.below(players) as u8),
        };
        self.marker = self.first;
    }

    /// RUR-014, RUR-022, RUR-026.
    fn hand_out(&mut self) {
        let pieces = self.tables.pieces;
        let advisors = self.tables.advisors_in(self.options.players, self.round);
        for side in 0..self.sides() {
            let rebellion = self.is_rebellion(Seat::new(side as u8));
            let player = &mut self.players[side];
            player.coins = pieces.starting_coins; // RUR-235 for the Rebellion
            player.supply = if rebellion { crate::components::REBELS as u8 } else { pieces.troops }; // RUR-230
            player.advisors = advisors;
            player.tokens = if rebellion { 0 } else { 0b11 };
        }
    }

    /// RUR-015; by tokens in the variant (RUR-220).
    fn lay_goods(&mut self) {
        self.goods = self.map().regions;
        if !self.options.alternate_board {
            return;
        }
        let counts = self.tables.goods_tokens(self.options.players);
        let tokens = Good::ALL.into_iter().zip(counts);
        let mut tokens: Vec<Good> =
            tokens.flat_map(|(good, count)| std::iter::repeat_n(good, usize::from(count))).collect();
        self.rng.shuffle(&mut tokens);
        for (region, token) in self.map().regions.iter().zip(tokens) {
            self.produce[region.index()] = token;
        }
    }

    /// RUR-015, RUR-016; the tokens' pile of the variant (RUR-222). A solo game has no rebels but troops (RUR-237).
    fn lay_rebels(&mut self) {
        if self.options.solo() {
            return;
        }
        self.rng.shuffle(&mut self.rewards);
        self.rebels = self.map().regions;
    }

    /// RUR-017, RUR-Q05.
    fn lay_schemes(&mut self) {
        let mut cards: Vec<SchemeId> = SchemeId::all().collect();
        self.rng.shuffle(&mut cards);
        self.split_schemes(&cards);
    }

    /// Two decks of these cards, the first one with the odd card.
    pub(crate) fn split_schemes(&mut self, cards: &[SchemeId]) {
        self.decks = [Deck::EMPTY; 2];
        let (first, second) = cards.split_at(cards.len().div_ceil(2));
        first.iter().for_each(|card| self.decks[0].put(*card, 0));
        second.iter().for_each(|card| self.decks[1].put(*card, 0));
    }

    /// RUR-018, RUR-229.
    fn lay_deeds(&mut self) {
        let mut cards: Vec<DeedId> = self.deeds_in_game().iter().collect();
        self.rng.shuffle(&mut cards);
        self.deeds.refill(&cards);
        for place in 0..self.row.len() {
            self.row[place] = self.deeds.draw();
        }
    }

    /// The deeds used in this game (RUR-229).
    pub(crate) fn deeds_in_game(&self) -> DeedSet {
        let solo = self.options.solo();
        DeedId::ALL.into_iter().filter(|deed| !solo || self.tables.deeds[deed.index()].solo).collect()
    }

    /// Leaders that are named or drawn; the others are chosen later (RUR-019).
    fn assign_leaders(&mut self) {
        if self.options.solo() {
            self.take_leader(1, Leader::Sviatopolk); // RUR-231
        }
        let players = usize::from(self.options.players);
        for seat in 0..players {
            if let LeaderChoice::Fixed(leader) = self.options.leaders[seat] {
                self.take_leader(seat, leader);
            }
        }
        for seat in 0..players {
            if self.options.leaders[seat] == LeaderChoice::Random {
                let free: Vec<Leader> = self.free_leaders().iter().collect();
                let leader = free[self.rng.below(free.len() as u32) as usize];
                self.take_leader(seat, leader);
            }
        }
    }

    /// Leaders nobody has, and which a player may lead in this game.
    pub(crate) fn free_leaders(&self) -> LeaderSet {
        let solo = self.options.solo();
        let free = |leader: &Leader| {
            let row = self.tables.leaders[leader.index()];
            self.seats[leader.index()] == crate::state::NOBODY && (!solo || row.solo)
        };
        Leader::ALL.into_iter().filter(free).collect()
    }

    pub(crate) fn take_leader(&mut self, side: usize, leader: Leader) {
        self.players[side].leader = Some(leader);
        self.seats[leader.index()] = side as u8;
    }

    /// The agendas used in this game (RUR-229).
    pub(crate) fn agendas_in_game(&self) -> Vec<AgendaId> {
        let solo = self.options.solo();
        AgendaId::ALL.into_iter().filter(|agenda| !solo || self.tables.agendas[agenda.index()].solo).collect()
    }

    /// RUR-021.
    fn deal_agendas(&mut self) {
        let mut cards = self.agendas_in_game();
        self.rng.shuffle(&mut cards);
        for (seat, pair) in cards.chunks_exact(2).take(usize::from(self.options.players)).enumerate() {
            self.players[seat].dealt = [pair[0], pair[1]];
        }
    }

    /// RUR-232 to RUR-241.
    fn prepare_rebellion(&mut self) {
        let mut cards: Vec<CardId> = CardId::all().collect();
        self.rng.shuffle(&mut cards);
        self.rebellion.cards.copy_from_slice(&cards);
        let mat = self.mat();
        self.rebellion.priority = mat.start; // RUR-234
        for column in Priority::ALL {
            self.rebellion.locked[column.index()] = mat.coins_in(column); // RUR-235
        }
        self.place_piece(1, Piece::Leader, Region::Kiev); // RUR-238
        let order = self.tables.cards[self.rebellion.top().index()].locations;
        let bases = order.into_iter().filter(|region| *region != Region::Kiev).take(2); // RUR-239
        for region in [Region::Kiev].into_iter().chain(bases) {
            self.place_piece(1, Piece::Troop, region);
            self.place_piece(1, Piece::Troop, region);
        }
        self.neutrals = self.map().regions & !self.players[1].occupied; // RUR-240
    }

    /// Where starting troops may go (RUR-029, RUR-030, RUR-Q02); in a solo game not where the Rebellion starts (RUR-033).
    pub(crate) fn open_to_troops(&self) -> RegionSet {
        match self.options.solo() {
            true => self.map().regions & !self.players[1].occupied,
            false => self.map().regions,
        }
    }
}
