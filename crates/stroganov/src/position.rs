//! Saving a game, loading any position, and resampling what nobody can know.

use samovar_engine::{Fault, Faults, NoLog, Rng, Seat, read_position};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::action::Action;
use crate::components::{
    CardId, Deck, Fur, MARKET, Mark, REGIONS, Region, SLOTS, STORY_END, SongId, Tables, TileId, WishId,
    YurtId,
};
use crate::furs::{FurSet, Values};
use crate::options::Options;
use crate::state::{Automa, Frame, Owner, Phase, Regions, Slot, Stroganov};
use crate::view::{Board, OutpostData};

/// Most frames a loaded position may owe; leaves room for what they bring about.
const MAX_LOADED_FRAMES: usize = 12;

/// Most reveals a loaded position may have counted; no game comes near it.
const MAX_LOADED_REVEALS: usize = 1_000_000;

/// A complete position: what lies open and what does not.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Position {
    board: Board,
    hidden: Hidden,
}

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

impl Stroganov {
    pub(crate) fn written_down(&self) -> Value {
        let hidden = Hidden {
            rng: self.rng,
            reveals: self.reveals,
            tiles: self.tile_pile.all().to_vec(),
            yurts: self.yurt_pile.all().to_vec(),
            wishes: self.wish_pile.all().to_vec(),
            songs: self.song_pile.all().to_vec(),
            automa: match self.options.players {
                1 => self.automa.cards[usize::from(self.automa.flipped)..].to_vec(),
                _ => Vec::new(),
            },
        };
        serde_json::to_value(Position { board: self.lie_open(), hidden }).expect("positions are plain data")
    }

    /// The game of a position, run on to its next question.
    pub(crate) fn from_position(tables: &'static Tables, state: &Value) -> Result<Stroganov, Vec<Fault>> {
        let position: Position = read_position(state)?;
        let options = Options::read(&position.board.options).map_err(|bad| bad.faults("board.options"))?;
        let mut loading = Loading {
            game: Stroganov::blank(tables, options, position.hidden.rng),
            faults: Faults::default(),
        };
        loading.shape(&position);
        loading.faults.finish()?;
        loading.fill(&position);
        loading.pieces(&position);
        loading.clock();
        loading.people();
        loading.faults.finish()?;
        loading.owed(&position.board.frames);
        loading.faults.finish()?;
        loading.game.run(&mut NoLog);
        Ok(loading.game)
    }

    /// A fair sample of everything hidden: the order of all stacks, the automa cards, and all chance to come.
    pub(crate) fn reshuffle(&mut self, rng: &mut Rng) {
        let tables = self.tables;
        shuffle_decks(self.tile_pile.all_mut(), |_| Deck::A, rng);
        shuffle_decks(self.yurt_pile.all_mut(), |id| tables.yurts[id.index()].deck, rng);
        shuffle_decks(self.wish_pile.all_mut(), |id| tables.wishes[id.index()].deck, rng);
        shuffle_decks(self.song_pile.all_mut(), |id| tables.songs[id.index()].deck, rng);
        if self.options.players == 1 {
            self.reshuffle_automa(rng);
        }
        self.rng = rng.fork();
    }

    /// The movement side on top shows; every card with those steps is as likely to be it. Which cards were put away is
    /// known only where a focus letter was chosen.
    fn reshuffle_automa(&mut self, rng: &mut Rng) {
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

/// A position on its way to being a game, with everything found wrong.
struct Loading {
    game: Stroganov,
    faults: Faults,
}

impl Loading {
    /// Whether every list has its length, so that it can be filled in at all.
    fn shape(&mut self, position: &Position) {
        let board = &position.board;
        let cossacks = self.game.options.cossacks();
        let songs = usize::from(self.game.options.setup_players());
        let solo = self.game.options.players == 1;
        let mut length = |at: &str, has: usize, wanted: usize| {
            self.faults.demand(has == wanted, at, || format!("has {has} entries, not {wanted}"));
        };
        length("board.row", board.row.len(), SLOTS);
        length("board.regions", board.regions.len(), REGIONS);
        length("board.players", board.players.len(), cossacks);
        length("board.order", board.order.len(), cossacks);
        length("board.songs", board.songs.len(), songs);
        length(
            "automa cards",
            board.flipped.len() + position.hidden.automa.len(),
            if solo { CardId::COUNT } else { 0 },
        );
        for (seat, data) in board.players.iter().enumerate() {
            self.faults.demand(data.trophy > 0, format!("board.players[{seat}].trophy"), || {
                "spaces count from 1".into()
            });
        }
        for (region, data) in board.regions.iter().enumerate().take(REGIONS) {
            let places = self.game.tables.regions[region].places().len();
            let has = data.outposts.len();
            self.faults.demand(has == places, format!("board.regions[{region}].outposts"), || {
                format!("has {has} places, not {places}")
            });
        }
        let mut at_most = |at: &str, has: usize, most: usize| {
            self.faults.demand(has <= most, at, || format!("has {has} entries, more than {most}"));
        };
        at_most("board.offer", board.offer.len(), 5);
        at_most("board.frames", board.frames.len(), MAX_LOADED_FRAMES);
        at_most("hidden.reveals", position.hidden.reveals as usize, MAX_LOADED_REVEALS);
        at_most("hidden.tiles", position.hidden.tiles.len(), 14);
        at_most("hidden.yurts", position.hidden.yurts.len(), 11);
        at_most("hidden.wishes", position.hidden.wishes.len(), 23);
        at_most("hidden.songs", position.hidden.songs.len(), 18);
        let seats = board.order.iter().chain(&board.done).chain(&board.story_end_used).chain([&board.active]);
        let strangers: Vec<_> = seats.filter(|seat| seat.index() >= cossacks).collect();
        self.faults
            .demand(strangers.is_empty(), "board", || format!("names seats that do not play: {strangers:?}"));
    }

    /// Copies everything over; lengths are right.
    fn fill(&mut self, position: &Position) {
        let Position { board, hidden } = position;
        let game = &mut self.game;
        game.reveals = hidden.reveals;
        (game.year, game.season, game.phase) = (board.year, board.season, board.phase);
        (game.active, game.used) = (board.active, board.used);
        game.done = mask(&board.done);
        game.story_end_used = mask(&board.story_end_used);
        for (place, slot) in board.row.iter().enumerate() {
            game.row[place] = Slot { tile: slot.tile, furs: slot.furs, tiger: slot.tiger };
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
            game.players[seat] = data.player(built);
        }
        game.order[..board.order.len()].copy_from_slice(&board.order);
        game.tile_pile.refill(&hidden.tiles);
        game.yurt_pile.refill(&hidden.yurts);
        game.wish_pile.refill(&hidden.wishes);
        game.song_pile.refill(&hidden.songs);
        game.automa.flipped = board.flipped.len() as u8;
        let cards = board.flipped.iter().chain(&hidden.automa);
        cards.enumerate().for_each(|(place, card)| game.automa.cards[place] = *card);
    }

    /// Every piece exists, and exists once (STR-E33).
    fn pieces(&mut self, position: &Position) {
        let Position { board, hidden } = position;
        let tables = self.game.tables;
        let furs = self.game.all_furs(&board.frames);
        for fur in Fur::ALL {
            let (has, wanted) = (furs[fur.index()], u32::from(tables.fur_counts[fur.index()]));
            self.faults
                .demand(has == wanted, "furs", || format!("there are {has} of value {fur}, not {wanted}"));
        }
        let players = &board.players;
        let total =
            |of: fn(&crate::view::PlayerData) -> u8| players.iter().map(|p| u32::from(of(p))).sum::<u32>();
        let on_tiles = board.row.iter().filter(|slot| slot.tiger).count() as u32;
        let tigers = total(|p| p.tigers) + u32::from(board.tiger_pool) + on_tiles;
        self.faults.demand(tigers == u32::from(tables.tigers), "tigers", || {
            format!("there are {tigers}, not {}", tables.tigers)
        });
        let banners = total(|p| p.banners) + u32::from(board.banner_pool);
        let wanted = u32::from(tables.banners[usize::from(self.game.options.players) - 1]);
        self.faults.demand(banners == wanted, "banners", || format!("there are {banners}, not {wanted}"));

        let tiles: Vec<TileId> = board
            .row
            .iter()
            .filter_map(|slot| slot.tile)
            .chain(hidden.tiles.iter().copied())
            .chain(players.iter().flat_map(|p| p.tiles.iter()))
            .collect();
        self.once(&tiles, "landscape tiles");
        self.faults.demand(tiles.len() == TileId::COUNT, "landscape tiles", || {
            format!("there are {}, not 26", tiles.len())
        });
        let yurts: Vec<YurtId> = board
            .regions
            .iter()
            .filter_map(|region| region.yurt)
            .chain(hidden.yurts.iter().copied())
            .collect();
        self.once(&yurts, "yurts");
        let wishes: Vec<WishId> = board
            .regions
            .iter()
            .filter_map(|region| region.wish)
            .chain(hidden.wishes.iter().copied())
            .chain(board.offer.iter().map(|offer| offer.wish))
            .chain(players.iter().flat_map(|p| p.hand.iter().chain(p.fulfilled.iter())))
            .collect();
        self.once(&wishes, "wishes");
        let songs: Vec<SongId> =
            board.songs.iter().copied().flatten().chain(hidden.songs.iter().copied()).collect();
        self.once(&songs, "songs");
        let cards: Vec<CardId> = board.flipped.iter().chain(&hidden.automa).copied().collect();
        self.once(&cards, "automa cards");
        let villages: Vec<_> = board.regions.iter().map(|region| region.village).collect();
        self.once(&villages, "villages");
        let deck = |id: &WishId| tables.wishes[id.index()].deck;
        let board_wish = |id: &WishId| deck(id) != Deck::S;
        let open = board.regions.iter().filter_map(|region| region.wish.as_ref()).chain(&hidden.wishes);
        let start_out =
            open.clone().all(board_wish) && board.offer.iter().all(|offer| deck(&offer.wish) == Deck::S);
        self.faults.demand(start_out, "wishes", || {
            "S wishes lie only on offer or with players, others never on offer".into()
        });
        self.a_on_top(&hidden.yurts, |id| tables.yurts[id.index()].deck, "hidden.yurts");
        self.a_on_top(&hidden.wishes, |id| tables.wishes[id.index()].deck, "hidden.wishes");
        self.a_on_top(&hidden.songs, |id| tables.songs[id.index()].deck, "hidden.songs");
        for (place, slot) in board.row.iter().enumerate() {
            let bare = slot.furs.is_empty() && !slot.tiger;
            self.faults.demand(slot.tile.is_some() || bare, format!("board.row[{place}]"), || {
                "furs lie in a gap".into()
            });
            self.faults.demand(slot.furs.total() <= 12, format!("board.row[{place}]"), || {
                "more than 12 furs".into()
            });
        }
        self.faults.demand(board.market.total() <= MARKET, "board.market", || {
            format!("holds more than {MARKET} furs")
        });
        let mut setup: Vec<Fur> =
            board.regions.iter().map(|region| region.fur).chain([board.trade_fur]).collect();
        setup.sort_unstable();
        self.faults.demand(setup == tables.setup_furs, "setup furs", || {
            format!("are {setup:?}, not {:?}", tables.setup_furs)
        });
        if let Some(letter) = self.game.options.focus {
            let removed = &self.game.automa.cards[Automa::DECK..];
            let right = removed.iter().all(|card| tables.automa[card.index()].letters >> letter & 1 == 1);
            self.faults.demand(right, "hidden.automa", || {
                "the five last cards are not those of the focus letter".into()
            });
        }
    }

    fn once<T: Ord + Copy + std::fmt::Display>(&mut self, ids: &[T], at: &str) {
        let mut sorted = ids.to_vec();
        sorted.sort_unstable();
        let twice: Vec<String> =
            sorted.windows(2).filter(|pair| pair[0] == pair[1]).map(|pair| pair[0].to_string()).collect();
        self.faults.demand(twice.is_empty(), at, || format!("appear twice: {}", twice.join(", ")));
    }

    fn a_on_top<T: Copy>(&mut self, cards: &[T], deck: impl Fn(T) -> Deck, at: &str) {
        let ordered = cards.windows(2).all(|pair| !(deck(pair[0]) == Deck::A && deck(pair[1]) != Deck::A));
        self.faults.demand(ordered, at, || "A lies below B; the next piece is the last".into());
    }

    /// Year, season, phase, and who has had a turn, go together.
    fn clock(&mut self) {
        let game = self.game;
        self.faults.demand((1..=4).contains(&game.year), "board.year", || "is not from 1 to 4".into());
        let fits = match game.phase {
            Phase::Draft => (game.year, game.season) == (1, 0),
            Phase::Season => game.season < 3,
            Phase::Income | Phase::FirstStory | Phase::SecondStory | Phase::Songs => game.season == 3,
            Phase::Over => (game.year, game.season) == (4, 3),
        };
        self.faults.demand(fits, "board.season", || {
            format!("{} does not go with the phase {:?}", game.season, game.phase)
        });
        let storytelling = matches!(game.phase, Phase::FirstStory | Phase::SecondStory);
        self.faults.demand(!storytelling || game.done == 0, "board.done", || {
            "nobody is done while stories are told".into()
        });
        if game.phase == Phase::Draft {
            let drafted = game.done.count_ones() as usize;
            let seats = usize::from(game.options.players);
            let offers = game.offer.iter().flatten().count();
            self.faults.demand(offers == seats + 1 - drafted.min(seats), "board.offer", || {
                format!("has {offers} cards with {drafted} of {seats} players done")
            });
            self.faults
                .demand(game.done >> seats == 0, "board.done", || "names a seat that does not choose".into());
        } else {
            self.faults.demand(game.offer.iter().all(Option::is_none), "board.offer", || {
                "is only for the draft".into()
            });
        }
        if game.options.players == 1 && (1..=4).contains(&game.year) {
            let ivan_done = game.phase == Phase::Season && game.done >> 1 & 1 == 1;
            let turns = match game.phase {
                Phase::Draft => 0,
                _ => 3 * (game.year - 1) + game.season.min(3) + u8::from(ivan_done),
            };
            self.faults.demand(game.automa.flipped == turns, "board.flipped", || {
                format!("has {} cards; the opponent has had {turns} turns", game.automa.flipped)
            });
        }
    }

    /// What players have is possible, and outposts and Cossacks stand where they can.
    fn people(&mut self) {
        let game = self.game;
        for (seat, player) in game.players[..game.options.cossacks()].iter().enumerate() {
            let at = format!("board.players[{seat}]");
            let mut limit = |field: &str, has: u16, most: u16| {
                self.faults
                    .demand(has <= most, format!("{at}.{field}"), || format!("{has} is more than {most}"));
            };
            limit("slot", player.slot.into(), SLOTS as u16);
            limit("story", player.story.into(), STORY_END.into());
            limit("horses", player.horses, 1000);
            limit("coins", player.coins, 1000);
            limit("vp", player.vp, 2000);
            let spaces = game.track_of(Seat::new(seat as u8)).spaces().len() as u16;
            limit("trophy", u16::from(player.trophy) + 1, spaces);
            if game.is_automa(Seat::new(seat as u8)) {
                limit("horses", player.horses, 4);
                limit("hand", player.hand.len().into(), 0);
            }
            let outposts =
                u16::from(player.outposts) + u16::from(player.reserve) + u16::from(player.built.len());
            self.faults
                .demand(outposts == 5, format!("{at}.outposts"), || format!("{outposts} in all, not 5"));
        }
        for region in Region::ALL {
            self.places(region);
        }
        let mut seats: Vec<_> = game.in_order().to_vec();
        let slots: Vec<u8> = seats.iter().map(|seat| game.players[seat.index()].slot).collect();
        self.faults.demand(slots.is_sorted_by(|left, right| left >= right), "board.order", || {
            format!("is not from right to left: slots {slots:?}")
        });
        seats.sort_unstable();
        seats.dedup();
        self.faults
            .demand(seats.len() == game.options.cossacks(), "board.order", || "names a seat twice".into());
    }

    fn places(&mut self, region: Region) {
        let game = self.game;
        let at = format!("board.regions[{}].outposts", region.index());
        let players = game.options.setup_players();
        let printed = game.tables.regions[region.index()].places();
        let mut free_seen = false;
        let mut owners = 0u8; // seats as bits
        for (owner, place) in game.outposts[region.index()].iter().zip(printed) {
            let blocker = match place.mark {
                Mark::UpToThree if players <= 3 => Some(Owner::Neutral(0)),
                Mark::Two if players == 2 => Some(Owner::Neutral(1)),
                _ => None,
            };
            let right = match blocker {
                Some(blocker) => *owner == blocker,
                None => !matches!(owner, Owner::Neutral(_)),
            };
            self.faults.demand(right, &at, || format!("{owner:?} does not fit the mark {:?}", place.mark));
            match owner {
                Owner::Free => free_seen = true,
                Owner::Neutral(_) => {}
                Owner::Seat(seat) => {
                    self.faults.demand(!free_seen, &at, || "the leftmost free place is taken first".into());
                    self.faults.demand(seat.index() < game.options.cossacks(), &at, || {
                        format!("seat {seat} does not play")
                    });
                    let bit = 1 << (seat.index() & 7);
                    self.faults.demand(owners & bit == 0, &at, || {
                        format!("seat {seat} has two outposts in one region")
                    });
                    owners |= bit;
                }
            }
        }
    }

    /// What is asked and owed can be: the first frame fits the phase, the rest can follow from it.
    fn owed(&mut self, frames: &[Frame]) {
        for (place, frame) in frames.iter().enumerate() {
            let at = format!("board.frames[{place}]");
            let bottom = place == 0;
            let above = frames.get(place + 1).copied();
            let fits = self.fits(*frame, bottom, above);
            self.faults.demand(fits, &at, || format!("{frame:?} cannot be owed here"));
            if fits {
                self.game.frames.push(*frame);
                let sound = self.sound(*frame, above);
                self.faults.demand(sound, &at, || format!("{frame:?} cannot be settled"));
            }
        }
        let phase = self.game.phase;
        self.faults.demand(phase != Phase::Over || frames.is_empty(), "board.frames", || {
            "nothing is owed at the end".into()
        });
        let automa = self.game.is_automa(self.game.active);
        self.faults
            .demand(frames.is_empty() || !automa, "board.active", || "the opponent is never asked".into());
    }

    /// Whether a frame may stand at this place of the stack.
    fn fits(&self, frame: Frame, bottom: bool, above: Option<Frame>) -> bool {
        let game = &self.game;
        let closed = matches!(frame, Frame::Pay { .. } | Frame::Show { .. } | Frame::Keep(..));
        if closed && above.is_some() {
            return false;
        }
        let had_turn = game.done >> game.active.index() & 1 == 1;
        match frame {
            Frame::Draft => bottom && above.is_none() && game.phase == Phase::Draft && !had_turn,
            Frame::Turn(_) => bottom && game.phase == Phase::Season && !had_turn,
            Frame::Income => bottom && game.phase == Phase::Income && had_turn,
            Frame::Songs { .. } => bottom && game.phase == Phase::Songs && had_turn,
            Frame::Do(_) => {
                matches!(above, Some(Frame::Pay { .. } | Frame::Show { .. } | Frame::Shown { .. }))
            }
            Frame::Shown { .. } => matches!(above, Some(Frame::Pay { .. })),
            _ => game.phase != Phase::Draft,
        }
    }

    /// Whether a frame, now on top, can be settled when its turn comes.
    fn sound(&self, frame: Frame, above: Option<Frame>) -> bool {
        let game = &self.game;
        let me = game.me();
        match frame {
            Frame::Do(action) => self.doable(action),
            Frame::Gain(_, count) => (1..=15).contains(&count),
            Frame::Pay { accept, left, free, from } => {
                let some = game.some(frame);
                some && (1..=20).contains(&left) && free <= 1 && from <= 14 && me.can_pay(accept, left, free)
            }
            Frame::Shown { value, need } => match above {
                Some(Frame::Pay { accept, left, free, .. }) => {
                    let demand = Values::only(value);
                    need <= 10
                        && free == 0
                        && accept == demand
                        && me.can_pay(demand, left.saturating_add(need), 0)
                }
                _ => false,
            },
            Frame::Show { left, .. } => (1..=10).contains(&left) && game.some(frame),
            Frame::TradeBonus { left } => (1..=2).contains(&left),
            Frame::Keep(one, other) => one <= other,
            Frame::TrophyReward { reach } => {
                (1..=game.track_of(game.active).spaces().len()).contains(&usize::from(reach))
            }
            Frame::TwoRewards { first } => usize::from(first) < game.track_of(game.active).spaces().len(),
            _ => true,
        }
    }

    /// Whether the effect of an action that is being paid for can take place.
    fn doable(&self, action: Action) -> bool {
        let game = &self.game;
        let me = game.me();
        match action {
            Action::Coin | Action::Horses | Action::Trade | Action::Visit(_) => true,
            Action::Step(way, steps) => steps <= game.steps(me.slot, way),
            Action::Hunt(quarry, place) => game.hunting_slot(place).is_ok_and(|slot| {
                let horses = u16::from(game.hunt_price(slot, quarry)) <= me.horses;
                horses
                    && match quarry {
                        crate::action::Quarry::Fur(fur) => game.slot(slot).furs.count(fur) > 0,
                        crate::action::Quarry::Tiger => game.slot(slot).tiger,
                    }
            }),
            Action::Yurt(region) => game.yurts[region.index()].is_some(),
            Action::Wish(region) => game.wishes[region.index()].is_some(),
            Action::Build(region) => {
                let place = game.free_place(region).is_some_and(|(_, horses)| u16::from(horses) <= me.horses);
                place && me.outposts > 0 && !me.built.has(region)
            }
            Action::Claim(slot) => game.tiles >> slot & 1 == 1,
            Action::Take(fur) => game.market.count(fur) > 0,
            Action::Fulfil(wish) => me.hand.has(wish),
            Action::Advance => game.next_space(me).is_some(),
            _ => false,
        }
    }
}

impl Stroganov {
    /// How many furs of each value there are in all places together; two drawn ones may lie in a frame.
    pub(crate) fn all_furs(&self, frames: &[Frame]) -> [u32; 7] {
        let mut counts = [0; 7];
        let mut add = |furs: FurSet| {
            Fur::ALL.into_iter().for_each(|fur| counts[fur.index()] += u32::from(furs.count(fur)));
        };
        add(self.bag);
        add(self.market);
        self.row.iter().for_each(|slot| add(slot.furs));
        self.players.iter().for_each(|player| add(player.furs));
        self.offer.iter().flatten().for_each(|(_, fur)| add(FurSet::from_iter([*fur])));
        for frame in frames {
            if let Frame::Keep(one, other) = frame {
                add(FurSet::from_iter([*one, *other]));
            }
        }
        counts
    }
}

fn mask(seats: &[Seat]) -> u8 {
    seats.iter().fold(0, |mask, seat| mask | 1 << seat.index())
}
