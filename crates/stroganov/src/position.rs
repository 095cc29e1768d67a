//! Saving a game, loading any position, and resampling what nobody can know.

use samovar_engine::{Fault, Faults, GameOptions, NoLog, Rng, Seat, read_position};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::components::{CardId, Deck, REGIONS, Region, SLOTS, SongId, Tables, TileId, WishId, YurtId};
use crate::options::Options;
use crate::state::{Automa, Owner, Player, Regions, Stroganov};
use crate::view::{Board, OutpostData};

/// Most frames a loaded position may owe; leaves room for what they bring about.
const MAX_LOADED_FRAMES: usize = 12;

/// Most reveals a loaded position may have counted; no game comes near it.
const MAX_LOADED_REVEALS: usize = 1_000_000;

type Position = samovar_engine::Position<Board, Hidden>;

/// What nobody may know. Stacks are listed with the next piece last.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Hidden {
    rng: Rng,
    reveals: u32,
    tiles: Vec<TileId>,
    yurts: Vec<YurtId>,
    wishes: Vec<WishId>,
    songs: Vec<SongId>,
    /// Automa cards not turned over yet, the top of the deck first, those put away last.
    automa: Vec<CardId>,
}

pub(crate) fn save(game: &Stroganov) -> Value {
    let hidden = Hidden {
        rng: game.rng,
        reveals: game.reveals,
        tiles: game.tile_pile.all().to_vec(),
        yurts: game.yurt_pile.all().to_vec(),
        wishes: game.wish_pile.all().to_vec(),
        songs: game.song_pile.all().to_vec(),
        automa: match game.options.players {
            1 => game.automa.cards[usize::from(game.automa.flipped)..].to_vec(),
            _ => Vec::new(),
        },
    };
    Position { board: game.open_board(), hidden }.write()
}

/// The game of a position, run on to its next question.
pub(crate) fn load(tables: &'static Tables, state: &Value) -> Result<Stroganov, Vec<Fault>> {
    let position: Position = read_position(state)?;
    let options = Options::read(&position.board.options).map_err(|bad| bad.faults("board.options"))?;
    check_shape(&position, tables, &options)?;
    let mut game = Stroganov::blank(tables, options, position.hidden.rng);
    fill(&mut game, &position);
    game.faults().finish()?;
    game.run(&mut NoLog);
    Ok(game)
}

/// A fair sample of everything hidden: the order of all stacks, the automa cards, and all chance to come.
pub(crate) fn resample(game: &mut Stroganov, _: Seat, rng: &mut Rng) {
    let tables = game.tables;
    shuffle_decks(game.tile_pile.all_mut(), |_| Deck::A, rng);
    shuffle_decks(game.yurt_pile.all_mut(), |id| tables.yurts[id.index()].deck, rng);
    shuffle_decks(game.wish_pile.all_mut(), |id| tables.wishes[id.index()].deck, rng);
    shuffle_decks(game.song_pile.all_mut(), |id| tables.songs[id.index()].deck, rng);
    if game.options.players == 1 {
        game.resample_automa(rng);
    }
    game.rng = rng.fork();
}

impl Stroganov {
    /// The movement side on top shows; every card with those steps is as likely to be it. Which cards were put away is
    /// known only where a focus letter was chosen.
    fn resample_automa(&mut self, rng: &mut Rng) {
        let steps = |card: CardId| self.tables.automa[card.index()].steps;
        let wanted = steps(self.automa.top());
        let end = if self.options.focus.is_some() { Automa::DECK } else { CardId::COUNT };
        let mut unseen = self.automa.cards[usize::from(self.automa.flipped)..end].to_vec();
        unseen.sort_unstable(); // as in `shuffle_decks`
        rng.shuffle(&mut unseen);
        let top = unseen.iter().position(|card| steps(*card) == wanted).expect("the top card is among them");
        unseen.swap(0, top);
        rng.shuffle(&mut unseen[1..]); // the search has passed over other cards only
        self.automa.cards[usize::from(self.automa.flipped)..end].copy_from_slice(&unseen);
    }
}

/// Shuffles a stack whose A cards lie on top of its B cards. Sorting first makes equal knowledge and equal chance give
/// equal samples.
fn shuffle_decks<T: Copy + Ord>(cards: &mut [T], deck: impl Fn(T) -> Deck, rng: &mut Rng) {
    let a = cards.iter().position(|card| deck(*card) == Deck::A).unwrap_or(cards.len());
    let (under, top) = cards.split_at_mut(a);
    for part in [under, top] {
        part.sort_unstable();
        rng.shuffle(part);
    }
}

/// Whether every list has its length, so that it can be filled in at all.
fn check_shape(position: &Position, tables: &Tables, options: &Options) -> Result<(), Vec<Fault>> {
    let Position { board, hidden } = position;
    let mut faults = Faults::default();
    let cossacks = options.cossacks();
    let songs = usize::from(options.setup_players());
    let solo = options.players == 1;
    let mut length = |at: &str, has: usize, wanted: usize| {
        faults.demand(has == wanted, at, || format!("has {has} entries, not {wanted}"));
    };
    length("board.row", board.row.len(), SLOTS);
    length("board.regions", board.regions.len(), REGIONS);
    length("board.players", board.players.len(), cossacks);
    length("board.order", board.order.len(), cossacks);
    length("board.songs", board.songs.len(), songs);
    length("automa cards", board.flipped.len() + hidden.automa.len(), if solo { CardId::COUNT } else { 0 });
    for (region, data) in board.regions.iter().enumerate().take(REGIONS) {
        let places = tables.regions[region].places().len();
        let has = data.outposts.len();
        faults.demand(has == places, format!("board.regions[{region}].outposts"), || {
            format!("has {has} places, not {places}")
        });
    }
    let mut at_most = |at: &str, has: usize, most: usize| {
        faults.demand(has <= most, at, || format!("has {has} entries, more than {most}"));
    };
    at_most("board.offer", board.offer.len(), 5);
    at_most("board.frames", board.frames.len(), MAX_LOADED_FRAMES);
    at_most("hidden.reveals", hidden.reveals as usize, MAX_LOADED_REVEALS);
    at_most("hidden.tiles", hidden.tiles.len(), 14);
    at_most("hidden.yurts", hidden.yurts.len(), 11);
    at_most("hidden.wishes", hidden.wishes.len(), 23);
    at_most("hidden.songs", hidden.songs.len(), 18);
    let seats = board.order.iter().chain(&board.done).chain(&board.story_end_used).chain([&board.active]);
    let strangers: Vec<_> = seats.filter(|seat| seat.index() >= cossacks).collect();
    faults.demand(strangers.is_empty(), "board", || format!("names seats that do not play: {strangers:?}"));
    faults.finish()
}

/// Copies everything over; lengths are right.
fn fill(game: &mut Stroganov, position: &Position) {
    let Position { board, hidden } = position;
    game.reveals = hidden.reveals;
    (game.year, game.season, game.phase) = (board.year, board.season, board.phase);
    (game.active, game.used) = (board.active, board.used);
    game.done = Seat::mask(&board.done);
    game.story_end_used = Seat::mask(&board.story_end_used);
    for (place, slot) in board.row.iter().enumerate() {
        game.row[place] = *slot;
        game.tiles |= u16::from(slot.tile.is_some()) << (place + 1);
    }
    for (region, data) in board.regions.iter().enumerate() {
        game.region_furs[region] = data.fur;
        game.villages[region] = data.village;
        game.yurts[region] = data.yurt;
        game.wishes[region] = data.wish;
        for (place, outpost) in data.outposts.iter().enumerate() {
            game.outposts[region][place] = match *outpost {
                None => Owner::Free,
                Some(OutpostData::Neutral(colour)) => Owner::Neutral(colour),
                Some(OutpostData::Seat(seat)) => Owner::Seat(seat),
            };
        }
    }
    game.trade_fur = board.trade_fur;
    game.songs[..board.songs.len()].copy_from_slice(&board.songs);
    (game.market, game.bag) = (board.market, board.bag);
    (game.tiger_pool, game.banner_pool) = (board.tiger_pool, board.banner_pool);
    for (place, offer) in board.offer.iter().enumerate() {
        game.offer[place] = Some((offer.wish, offer.fur));
    }
    for (seat, data) in board.players.iter().enumerate() {
        let owns =
            |region: &Region| game.outposts[region.index()].contains(&Owner::Seat(Seat::new(seat as u8)));
        let built: Regions = Region::ALL.into_iter().filter(owns).collect();
        game.players[seat] = Player { built, ..*data };
    }
    game.order[..board.order.len()].copy_from_slice(&board.order);
    game.tile_pile.refill(&hidden.tiles);
    game.yurt_pile.refill(&hidden.yurts);
    game.wish_pile.refill(&hidden.wishes);
    game.song_pile.refill(&hidden.songs);
    game.automa.flipped = board.flipped.len() as u8;
    let cards = board.flipped.iter().chain(&hidden.automa);
    cards.enumerate().for_each(|(place, card)| game.automa.cards[place] = *card);
    board.frames.iter().for_each(|frame| game.frames.push(*frame));
}
