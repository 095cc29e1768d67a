//! Whether a state can be one of the game: all pieces are there, each once, and everything goes together (STR-043).
//!
//! The same list of faults serves the audit of running games and the loading of positions.

use std::fmt;

use samovar_engine::{Faults, Seat};

use crate::action::{Action, Quarry};
use crate::components::{
    CardId, Deck, Fur, MARKET, Mark, Region, SLOTS, STORY_END, SongId, TileId, VillageId, WishId, YurtId,
};
use crate::furs::{FurSet, Values};
use crate::state::{Automa, Frame, Owner, Phase, Player, Stroganov};

/// Where something is wrong; words are made of it only if something is, as every state of long runs is audited.
#[derive(Clone, Copy)]
enum At {
    /// A field of a player.
    Player(usize, &'static str),
    Slot(usize),
    Outposts(Region),
    Frame(usize),
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            At::Player(seat, field) => write!(f, "board.players[{seat}].{field}"),
            At::Slot(place) => write!(f, "board.row[{place}]"),
            At::Outposts(region) => write!(f, "board.regions[{}].outposts", region.index()),
            At::Frame(place) => write!(f, "board.frames[{place}]"),
        }
    }
}

/// Counts pieces of which each may be there once.
fn once<T: Copy + Ord + fmt::Display>(
    found: &mut Faults,
    at: &str,
    ids: impl Iterator<Item = T>,
    index: fn(T) -> usize,
) -> usize {
    let (mut seen, mut count, mut twice) = (0u64, 0, Vec::new());
    for id in ids {
        if seen >> index(id) & 1 == 1 {
            twice.push(id);
        }
        seen |= 1 << index(id);
        count += 1;
    }
    found.demand(twice.is_empty(), at, || {
        twice.sort_unstable();
        format!("appear twice: {}", twice.iter().map(T::to_string).collect::<Vec<_>>().join(", "))
    });
    count
}

/// A lies on top of B.
fn a_on_top<T: Copy>(found: &mut Faults, at: &str, cards: &[T], deck: impl Fn(T) -> Deck) {
    let ordered = cards.windows(2).all(|pair| !(deck(pair[0]) == Deck::A && deck(pair[1]) != Deck::A));
    found.demand(ordered, at, || "A lies below B; the next piece is the last".into());
}

impl Stroganov {
    /// Everything in which this is not a state of the game. Lists have their lengths and seats that are named play.
    pub(crate) fn faults(&self) -> Faults {
        let mut found = Faults::default();
        self.account_for_pieces(&mut found);
        self.account_for_clock(&mut found);
        self.account_for_people(&mut found);
        if found.is_empty() {
            self.account_for_frames(&mut found);
        }
        found
    }

    /// Every piece exists, and exists once (STR-E33).
    pub(crate) fn account_for_pieces(&self, found: &mut Faults) {
        self.account_for_pools(found);
        self.account_for_tiles(found);
        self.account_for_cards(found);
        self.account_for_row(found);
        found.demand(self.market.total() <= MARKET, "board.market", || {
            format!("holds more than {MARKET} furs")
        });
        let mut setup = [self.trade_fur; 6];
        setup[1..].copy_from_slice(&self.region_furs);
        setup.sort_unstable();
        let wanted = self.tables.setup_furs;
        found.demand(setup == wanted, "setup furs", || format!("are {setup:?}, not {wanted:?}"));
    }

    fn account_for_pools(&self, found: &mut Faults) {
        let furs = self.all_furs();
        for fur in Fur::ALL {
            let (has, wanted) = (furs[fur.index()], u32::from(self.tables.fur_counts[fur.index()]));
            found.demand(has == wanted, "furs", || format!("there are {has} of value {fur}, not {wanted}"));
        }
        let total = |of: fn(&Player) -> u8| self.players.iter().map(|p| u32::from(of(p))).sum::<u32>();
        let on_tiles = self.row.iter().filter(|slot| slot.tiger).count() as u32;
        let tigers = total(|player| player.tigers) + u32::from(self.tiger_pool) + on_tiles;
        let wanted = u32::from(self.tables.tigers);
        found.demand(tigers == wanted, "tigers", || format!("there are {tigers}, not {wanted}"));
        let banners = total(|player| player.banners) + u32::from(self.banner_pool);
        let wanted = u32::from(self.tables.banners[usize::from(self.options.players) - 1]);
        found.demand(banners == wanted, "banners", || format!("there are {banners}, not {wanted}"));
    }

    fn account_for_tiles(&self, found: &mut Faults) {
        let in_row = self.row.iter().filter_map(|slot| slot.tile);
        let owned = self.players.iter().flat_map(|player| player.tiles.iter());
        let tiles = in_row.chain(self.tile_pile.all().iter().copied()).chain(owned);
        let count = once(found, "landscape tiles", tiles, TileId::index);
        found.demand(count == TileId::COUNT, "landscape tiles", || format!("there are {count}, not 26"));
    }

    /// Yurts, wishes, songs, automa cards and villages: some leave the game, none appears twice.
    fn account_for_cards(&self, found: &mut Faults) {
        let tables = self.tables;
        let yurts = self.yurts.iter().flatten().chain(self.yurt_pile.all());
        once(found, "yurts", yurts.copied(), YurtId::index);
        let open = || self.wishes.iter().flatten().chain(self.wish_pile.all()).copied();
        let offer = || self.offer.iter().flatten().map(|(wish, _)| *wish);
        let held = self.players.iter().flat_map(|player| player.hand.iter().chain(player.fulfilled.iter()));
        once(found, "wishes", open().chain(offer()).chain(held), WishId::index);
        let songs = self.songs.iter().flatten().chain(self.song_pile.all());
        once(found, "songs", songs.copied(), SongId::index);
        let solo = self.options.players == 1;
        once(found, "automa cards", self.automa.cards.into_iter().filter(|_| solo), CardId::index);
        once(found, "villages", self.villages.into_iter(), VillageId::index);
        let start = |wish: WishId| tables.wishes[wish.index()].deck == Deck::S;
        let apart = offer().all(start) && !open().any(start);
        found.demand(apart, "wishes", || {
            "S wishes lie only on offer or with players, others never on offer".into()
        });
        a_on_top(found, "hidden.yurts", self.yurt_pile.all(), |id| tables.yurts[id.index()].deck);
        a_on_top(found, "hidden.wishes", self.wish_pile.all(), |id| tables.wishes[id.index()].deck);
        a_on_top(found, "hidden.songs", self.song_pile.all(), |id| tables.songs[id.index()].deck);
        if let Some(letter) = self.options.focus.filter(|_| solo) {
            let removed = &self.automa.cards[Automa::DECK..];
            let right = removed.iter().all(|card| tables.automa[card.index()].letters >> letter & 1 == 1);
            found.demand(right, "hidden.automa", || {
                "the five last cards are not those of the focus letter".into()
            });
        }
    }

    fn account_for_row(&self, found: &mut Faults) {
        for (place, slot) in self.row.iter().enumerate() {
            let at = At::Slot(place);
            let known = self.tiles >> (place + 1) & 1 == 1;
            found.demand(slot.tile.is_some() == known, at, || "the mask of tiles is wrong".into());
            found.demand(slot.tile.is_some() || slot.pieces() == 0, at, || "furs lie in a gap".into());
            found.demand(slot.furs.total() <= 12, at, || "more than 12 furs".into());
        }
    }

    /// Year, season, phase, and who has had a turn, go together.
    fn account_for_clock(&self, found: &mut Faults) {
        let game = self;
        found.demand((1..=4).contains(&game.year), "board.year", || "is not from 1 to 4".into());
        let fits = match game.phase {
            Phase::Draft => (game.year, game.season) == (1, 0),
            Phase::Season => game.season < 3,
            Phase::Income | Phase::FirstStory | Phase::SecondStory | Phase::Songs => game.season == 3,
            Phase::Over => (game.year, game.season) == (4, 3),
        };
        found.demand(fits, "board.season", || {
            format!("{} does not go with the phase {:?}", game.season, game.phase)
        });
        let storytelling = matches!(game.phase, Phase::FirstStory | Phase::SecondStory);
        found.demand(!storytelling || game.done == 0, "board.done", || {
            "nobody is done while stories are told".into()
        });
        if game.phase == Phase::Draft {
            let drafted = game.done.count_ones() as usize;
            let seats = usize::from(game.options.players);
            let offers = game.offer.iter().flatten().count();
            found.demand(offers == seats + 1 - drafted.min(seats), "board.offer", || {
                format!("has {offers} cards with {drafted} of {seats} players done")
            });
            found
                .demand(game.done >> seats == 0, "board.done", || "names a seat that does not choose".into());
        } else {
            found.demand(game.offer.iter().all(Option::is_none), "board.offer", || {
                "is only for the draft".into()
            });
        }
        if game.options.players == 1 && (1..=4).contains(&game.year) {
            let ivan_done = game.phase == Phase::Season && game.done >> 1 & 1 == 1;
            let turns = match game.phase {
                Phase::Draft => 0,
                _ => 3 * (game.year - 1) + game.season.min(3) + u8::from(ivan_done),
            };
            found.demand(game.automa.flipped == turns, "board.flipped", || {
                format!("has {} cards; the opponent has had {turns} turns", game.automa.flipped)
            });
        }
    }

    /// What players have is possible, and outposts and Cossacks stand where they can.
    fn account_for_people(&self, found: &mut Faults) {
        let game = self;
        for (seat, player) in game.players[..game.options.cossacks()].iter().enumerate() {
            let mut limit = |field, has: u16, most: u16| {
                found.demand(has <= most, At::Player(seat, field), || format!("{has} is more than {most}"));
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
            found.demand(outposts == 5, At::Player(seat, "outposts"), || format!("{outposts} in all, not 5"));
            for region in Region::ALL {
                let mine = |owner: &&Owner| **owner == Owner::Seat(Seat::new(seat as u8));
                let standing = game.outposts[region.index()].iter().filter(mine).count();
                found.demand(
                    standing.min(1) == usize::from(player.built.has(region)),
                    At::Outposts(region),
                    || format!("the outposts of seat {seat} are not where it has built"),
                );
            }
        }
        for region in Region::ALL {
            self.account_for_places(region, found);
        }
        let mut seats: Vec<_> = game.in_order().to_vec();
        let slots: Vec<u8> = seats.iter().map(|seat| game.players[seat.index()].slot).collect();
        found.demand(slots.is_sorted_by(|left, right| left >= right), "board.order", || {
            format!("is not from right to left: slots {slots:?}")
        });
        seats.sort_unstable();
        seats.dedup();
        found.demand(seats.len() == game.options.cossacks(), "board.order", || "names a seat twice".into());
    }

    fn account_for_places(&self, region: Region, found: &mut Faults) {
        let game = self;
        let at = At::Outposts(region);
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
            found.demand(right, at, || format!("{owner:?} does not fit the mark {:?}", place.mark));
            match owner {
                Owner::Free => free_seen = true,
                Owner::Neutral(_) => {}
                Owner::Seat(seat) => {
                    found.demand(!free_seen, at, || "the leftmost free place is taken first".into());
                    found.demand(seat.index() < game.options.cossacks(), at, || {
                        format!("seat {seat} does not play")
                    });
                    let bit = 1 << (seat.index() & 7);
                    found.demand(owners & bit == 0, at, || {
                        format!("seat {seat} has two outposts in one region")
                    });
                    owners |= bit;
                }
            }
        }
    }

    /// What is asked and owed can be: the first frame fits the phase, the rest can follow from it.
    fn account_for_frames(&self, found: &mut Faults) {
        let frames = self.frames.all();
        for (place, frame) in frames.iter().enumerate() {
            let above = frames.get(place + 1).copied();
            let fits = self.fits(*frame, place == 0, above);
            found.demand(fits, At::Frame(place), || format!("{frame:?} cannot be owed here"));
            found.demand(!fits || self.sound(*frame, above), At::Frame(place), || {
                format!("{frame:?} cannot be settled")
            });
        }
        found.demand(self.phase != Phase::Over || frames.is_empty(), "board.frames", || {
            "nothing is owed at the end".into()
        });
        found.demand(frames.is_empty() || !self.is_automa(self.active), "board.active", || {
            "the opponent is never asked".into()
        });
    }

    /// Whether a frame may stand at this place of the stack.
    fn fits(&self, frame: Frame, bottom: bool, above: Option<Frame>) -> bool {
        let game = self;
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
        let game = self;
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
        let game = self;
        let me = game.me();
        match action {
            Action::Coin | Action::Horses | Action::Trade | Action::Visit(_) => true,
            Action::Step(way, steps) => steps <= game.steps(me.slot, way),
            Action::Hunt(quarry, place) => game.hunting_slot(place).is_ok_and(|slot| {
                let horses = u16::from(game.hunt_price(slot, quarry)) <= me.horses;
                horses
                    && match quarry {
                        Quarry::Fur(fur) => game.slot(slot).furs.count(fur) > 0,
                        Quarry::Tiger => game.slot(slot).tiger,
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

    /// How many furs of each value there are in all places together; two drawn ones may lie in a frame.
    pub(crate) fn all_furs(&self) -> [u32; 7] {
        let mut counts = [0; 7];
        let mut add = |furs: FurSet| {
            Fur::ALL.into_iter().for_each(|fur| counts[fur.index()] += u32::from(furs.count(fur)));
        };
        add(self.bag);
        add(self.market);
        self.row.iter().for_each(|slot| add(slot.furs));
        self.players.iter().for_each(|player| add(player.furs));
        self.offer.iter().flatten().for_each(|(_, fur)| add(FurSet::from_iter([*fur])));
        for frame in self.frames.all() {
            if let Frame::Keep(one, other) = frame {
                add(FurSet::from_iter([*one, *other]));
            }
        }
        counts
    }
}
