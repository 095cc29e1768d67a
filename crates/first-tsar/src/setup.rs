//! Setup, up to the choice of the starting projects (catalogue 2.1).

use samovar_engine::{NoLog, Rng, Seat, Seed};

use crate::components::{EstateId, Item, ProjectId, REGIONS, SpoilsId, Tables, TitleId, TokenId, TradeId};
use crate::goods::Goods;
use crate::options::Options;
use crate::state::FirstTsar;

/// Projects dealt to everybody, of which one is kept (TSR-066, TSR-067).
pub(crate) const DEALT: usize = 3;

impl FirstTsar {
    /// A game with the given tables instead of the installed ones: everything laid out, and the first project asked for.
    pub fn with_tables(tables: &'static Tables, options: &Options, seed: Seed) -> FirstTsar {
        let mut game = FirstTsar::blank(tables, options.canonical(), Rng::new(seed));
        game.rng.shuffle(&mut game.assignments); // TSR-044, TSR-045
        game.lay_regions();
        game.lay_spoils();
        game.lay_trades();
        game.lay_cards();
        for seat in game.seats_in_order() {
            let start = [Item::Grain, Item::Wood, Item::Stone].into_iter().collect::<Goods>();
            game.players[seat.index()].goods = start.and(Goods::of(Item::Coin, 3)); // TSR-061
        }
        let seats = usize::from(options.players);
        game.rng.shuffle(&mut game.favor[..seats]); // TSR-063
        game.choose_first();
        game.deal_projects();
        game.run(&mut NoLog);
        game
    }

    fn lay_regions(&mut self) {
        let (light, dark) = self.tokens.split_at_mut(TokenId::COUNT / 2);
        debug_assert!(light.iter().all(|token| !token.is_dark()));
        self.rng.shuffle(dark);
        let last: [TokenId; REGIONS] = std::array::from_fn(|place| dark[place]); // TSR-048
        let rest = TokenId::COUNT - REGIONS;
        let mut others: [TokenId; TokenId::COUNT] = self.tokens;
        others.copy_within(TokenId::COUNT / 2 + REGIONS.., TokenId::COUNT / 2);
        self.rng.shuffle(&mut others[..rest]); // TSR-049
        self.tokens[..3 * REGIONS].copy_from_slice(&others[..3 * REGIONS]); // TSR-050, TSR-051
        self.tokens[3 * REGIONS..4 * REGIONS].copy_from_slice(&last);
        self.tokens[4 * REGIONS..].copy_from_slice(&others[3 * REGIONS..rest]); // TSR-052
    }

    fn lay_spoils(&mut self) {
        let tokens: [SpoilsId; SpoilsId::COUNT] = shuffled(SpoilsId::all(), &mut self.rng);
        let (open, rest) = tokens.split_at(self.options.spoils());
        self.spoils = open.iter().copied().collect(); // TSR-053
        self.spoils_reserve.refill(rest); // TSR-054
    }

    fn lay_trades(&mut self) {
        let tokens: [TradeId; TradeId::COUNT] = shuffled(TradeId::all(), &mut self.rng);
        let (open, rest) = tokens.split_at(self.waters.len());
        for (water, token) in self.waters.iter_mut().zip(open) {
            *water = Some(*token); // TSR-055
        }
        self.trade_reserve.refill(rest); // TSR-056
    }

    fn lay_cards(&mut self) {
        let titles: [TitleId; TitleId::COUNT] = shuffled(TitleId::all(), &mut self.rng); // TSR-057
        self.title_deck.refill(&titles);
        let estates: [EstateId; EstateId::COUNT] = shuffled(EstateId::all(), &mut self.rng);
        self.estate_deck.refill(&estates);
        for _ in 0..self.options.display() {
            self.titles.extend(self.title_deck.draw()); // TSR-058, TSR-059
            self.estates.extend(self.estate_deck.draw());
        }
    }

    /// The first player sits to the left of the lowest Favor (TSR-065, TSR-206).
    pub(crate) fn choose_first(&mut self) {
        let lowest: Seat = self.by_favor()[usize::from(self.options.players) - 1];
        self.first = self.left_of(lowest, 1);
    }

    fn deal_projects(&mut self) {
        let cards: [ProjectId; ProjectId::COUNT] = shuffled(ProjectId::all(), &mut self.rng);
        let dealt = DEALT * usize::from(self.options.players);
        let (hands, rest) = cards.split_at(dealt);
        for (seat, hand) in hands.chunks(DEALT).enumerate() {
            self.players[seat].hand = hand.iter().copied().collect(); // TSR-066
        }
        self.project_deck.refill(rest);
    }
}

/// All pieces of a kind in random order.
fn shuffled<T, const N: usize>(mut all: impl Iterator<Item = T>, rng: &mut Rng) -> [T; N] {
    let mut pieces = std::array::from_fn(|_| all.next().expect("a piece for each id"));
    rng.shuffle(&mut pieces);
    pieces
}
