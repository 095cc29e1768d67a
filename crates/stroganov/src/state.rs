//! The complete state of a game: plain data, copied whole.

use samovar_engine::{Game, Pile, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::action::{Action, Quarry, Way};
use crate::components::{
    CardId, Fur, MAX_PLACES, REGIONS, Region, SLOTS, STORY_END, SongId, Tables, TileId, Token, Track,
    VillageId, WishId, YurtId,
};
use crate::furs::{FurSet, Values};
use crate::options::{BoardSide, Options};

/// Most frames that can be owed at once; random play reports how many ever were.
pub(crate) const MAX_FRAMES: usize = 40;

/// Furs for claiming a tile on which nothing lies (STR-130).
pub(crate) const CLAIM_FURS: u8 = 2;

/// A game of Stroganov.
#[derive(Clone, Copy, PartialEq)]
pub struct Stroganov {
    pub(crate) tables: &'static Tables,
    pub(crate) options: Options,
    pub(crate) rng: Rng,
    pub(crate) reveals: u32,

    /// 1 to 4 (STR-C07, STR-047).
    pub(crate) year: u8,
    /// 0 Spring, 1 Summer, 2 Autumn, 3 Winter.
    pub(crate) season: u8,
    pub(crate) phase: Phase,
    /// Who has had the turn or window of this phase, one bit a seat.
    pub(crate) done: u8,
    /// Whose turn or window it is.
    pub(crate) active: Seat,
    /// Who has used the end-of-track reward in this turn or Winter, one bit a seat (STR-184).
    pub(crate) story_end_used: u8,
    /// Season and Winter cards used in this turn or window.
    pub(crate) used: WishSet,

    pub(crate) row: [Slot; SLOTS],
    /// The slots that hold a tile, bit 1 for slot 1.
    pub(crate) tiles: u16,
    pub(crate) region_furs: [Fur; REGIONS], // STR-008
    pub(crate) trade_fur: Fur,
    pub(crate) villages: [VillageId; REGIONS], // STR-217
    pub(crate) yurts: [Option<YurtId>; REGIONS],
    pub(crate) wishes: [Option<WishId>; REGIONS],
    pub(crate) songs: [Option<SongId>; 4],
    pub(crate) outposts: [[Owner; MAX_PLACES]; REGIONS],
    pub(crate) market: FurSet,
    pub(crate) bag: FurSet, // STR-C08
    pub(crate) tiger_pool: u8,
    pub(crate) banner_pool: u8,
    /// S wishes on offer in setup with their furs.
    pub(crate) offer: [Option<(WishId, Fur)>; 5],

    pub(crate) tile_pile: Pile<TileId, 14>,
    pub(crate) yurt_pile: Pile<YurtId, 11>,
    pub(crate) wish_pile: Pile<WishId, 23>,
    pub(crate) song_pile: Pile<SongId, 18>,
    pub(crate) automa: Automa,

    pub(crate) players: [Player; 4],
    /// Seats in player order, the rightmost Cossack first (STR-021).
    pub(crate) order: [Seat; 4],

    pub(crate) frames: Pile<Frame, MAX_FRAMES>,
}

/// What part of the game is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// S wishes are chosen in reverse player order.
    Draft,
    /// Spring, Summer or Autumn.
    Season,
    /// Winter: income, player by player.
    Income,
    /// Winter: the first in player order tells a story.
    FirstStory,
    /// Winter: so does the second.
    SecondStory,
    /// Winter: songs, player by player.
    Songs,
    /// The game has ended.
    Over,
}

/// A slot of the landscape row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Slot {
    /// The tile that lies here; a gap has none.
    pub tile: Option<TileId>,
    /// The furs on it.
    pub furs: FurSet,
    /// Whether a tiger lies on it (STR-Q17).
    pub tiger: bool,
}

impl Slot {
    /// Furs and tiger together.
    pub(crate) fn pieces(&self) -> u8 {
        self.furs.total() + u8::from(self.tiger)
    }

    /// Horses for skipping every lower fur (STR-073, STR-078, STR-072, STR-Q12).
    pub(crate) fn skip_cost(&self, quarry: Quarry) -> u8 {
        match quarry {
            Quarry::Fur(fur) => self.furs.below(fur),
            Quarry::Tiger => self.furs.total(), // STR-077
        }
    }
}

/// Whose outpost stands on a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Owner {
    /// Nobody's: the place is free.
    Free,
    /// A blocking outpost of an unused colour: 0 the first one, 1 the second (STR-Q44).
    Neutral(u8),
    /// A player's.
    Seat(Seat),
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Player {
    /// Where the Cossack stands; 0 is the starting tile (STR-C03, STR-C20, STR-002).
    pub slot: u8,
    pub furs: FurSet,
    pub tigers: u8,
    /// Horses (STR-C09, STR-042, STR-068).
    pub horses: u16,
    /// Coins (STR-C11, STR-042).
    pub coins: u16,
    pub banners: u8,
    /// Outposts in the personal supply.
    pub outposts: u8,
    /// Own outposts left in the general supply (STR-C24).
    pub reserve: u8,
    /// Regions with an own outpost; in JSON they follow from the outposts of the regions.
    #[serde(skip)]
    pub built: Regions,
    /// Story points (STR-C21, STR-023).
    pub story: u8,
    /// Position of the trophy token; 0 is the start space, which is space 1 in JSON (STR-C22, STR-026, STR-D03).
    #[serde(with = "from_one")]
    pub trophy: u8,
    /// Points scored so far (STR-C23, STR-022).
    pub vp: u16,
    pub hand: WishSet,
    /// Fulfilled wishes (STR-371).
    pub fulfilled: WishSet,
    pub tiles: TileSet,
}

/// A position from 0, which counts from 1 in JSON.
mod from_one {
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    pub(super) fn serialize<S: Serializer>(place: &u8, serializer: S) -> Result<S::Ok, S::Error> {
        (place + 1).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
        u8::deserialize(deserializer)?.checked_sub(1).ok_or_else(|| D::Error::custom("spaces count from 1"))
    }
}

impl Player {
    /// What the player can pay with.
    #[inline]
    pub(crate) fn purse(&self) -> Purse {
        Purse {
            furs: self.furs,
            total: self.furs.total(),
            coins: self.coins.min(100) as u8,
            tigers: self.tigers,
        }
    }

    /// Whether `left` furs of the accepted values can be paid, `free` of which may have any value (STR-092, STR-095).
    #[inline]
    pub(crate) fn can_pay(&self, accept: Values, left: u8, free: u8) -> bool {
        self.purse().reach(self.furs.count_of(accept), free) >= left
    }
}

/// What a player can pay with, counted once for many questions.
#[derive(Clone, Copy)]
pub(crate) struct Purse {
    furs: FurSet,
    total: u8,
    coins: u8,
    tigers: u8,
}

impl Purse {
    /// How many furs can be paid if `natural` have the right value: each other one takes a coin, but for `free` of them,
    /// and tigers are always right.
    #[inline]
    pub(crate) fn reach(self, natural: u8, free: u8) -> u8 {
        (natural + self.coins + free).min(self.total) + self.tigers
    }

    /// How many furs of one value can be paid, `free` of which may have any value.
    #[inline]
    pub(crate) fn reach_of(self, value: Fur, free: u8) -> u8 {
        self.reach(self.furs.count(value), free)
    }

    /// Whether this number of furs of one value can be paid, `free` of which may have any value.
    #[inline]
    pub(crate) fn pays(self, value: Fur, furs: u8, free: u8) -> bool {
        self.reach_of(value, free) >= furs
    }

    /// How many furs can be paid where any value will do.
    #[inline]
    pub(crate) fn pieces(self) -> u8 {
        self.total + self.tigers
    }

    /// The values for which a fur can be paid that counts as higher (STR-157, STR-Q24).
    #[inline]
    pub(crate) fn can_exceed(self) -> Values {
        let wild = self.tigers > 0 || (self.coins > 0 && self.total > 0);
        if wild { Values::below(Fur::BEAR) } else { self.furs.highest().map_or(Values::NONE, Values::below) }
    }
}

samovar_engine::sets! {
    /// A set of wish cards.
    WishSet(u64) of WishId;
    /// A set of landscape tiles.
    TileSet(u32) of TileId;
    /// A set of regions.
    Regions(u8) of Region;
}

/// The cards of the automatic opponent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Automa {
    /// All 18 cards: those turned over, then the deck from its top, then those put away.
    pub(crate) cards: [CardId; CardId::COUNT],
    /// How many have been turned over.
    pub(crate) flipped: u8,
}

impl Automa {
    /// Cards in the deck at the start: 12 turns and one more to show the last move (STR-251, STR-Q94).
    pub(crate) const DECK: usize = 13;

    /// The face-up card, once there is one.
    pub(crate) fn face_up(&self) -> Option<CardId> {
        Some(self.cards[usize::from(self.flipped).checked_sub(1)?])
    }

    /// The card on top of the deck, of which the movement side shows.
    pub(crate) fn top(&self) -> CardId {
        self.cards[usize::from(self.flipped)]
    }
}

/// The steps of a season turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The compulsory move.
    Move,
    /// One basic action (STR-064).
    Basic,
    /// The first main action (STR-098, STR-100, STR-Q36).
    Main,
    /// The second main action, at a surcharge.
    Second,
    /// Nothing but auxiliary actions is left.
    Finish,
}

/// Something owed: a question to the active player, or an effect that follows by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Which S wish?
    Draft,
    /// What next in the season turn?
    Turn(Step),
    /// What next in the income window?
    Income,
    /// What next in the song window?
    Songs {
        /// Whether a song was taken.
        taken: bool,
    },
    /// Which fur pays?
    Pay {
        /// Values that need no coin.
        accept: Values,
        /// Furs still to pay.
        left: u8,
        /// How many of them may have any value.
        free: u8,
        /// Where the order of payment stands, so that equal payments are one answer.
        from: u8,
    },
    /// What makes up for a missing shown fur?
    Show {
        /// The demanded value.
        value: Fur,
        /// Furs still missing.
        left: u8,
        /// Furs whose value a coin has set already.
        set: u8,
        /// Whether only tigers may follow, so that equal answers are one.
        tigers: bool,
    },
    /// A second hunt?
    SecondHunt,
    /// Which trade bonus?
    TradeBonus {
        /// Bonuses still to choose.
        left: u8,
    },
    /// Which of the two drawn furs?
    Keep(Fur, Fur),
    /// Which market fur?
    Market,
    /// Move the trophy token?
    TrophyMove,
    /// Which reward of the trophy track?
    TrophyReward {
        /// The lowest space in reach, from 1.
        reach: u8,
    },
    /// Which of two different rewards?
    TwoRewards {
        /// The one already taken, 0 for none.
        first: u8,
    },
    /// Which village, anywhere?
    Village {
        /// Whether those with the trophy symbol may be chosen.
        trophy: bool,
    },
    /// Which yurt without trophy symbol, anywhere?
    Yurt,
    /// Which advanced action without surcharge?
    Advanced {
        /// Whether presence does not matter.
        anywhere: bool,
    },
    /// Which basic action?
    Basic,
    /// A hunt?
    Hunt,
    /// A move?
    Move,
    /// Where does the free outpost go?
    Build,
    /// Which wish, for its red furs only?
    Fulfil,
    /// Which song, or which trophy step, at the end of the story track?
    StoryEnd,
    /// The effect of an action that is paid for.
    Do(Action),
    /// A part of a reward.
    Gain(Token, u8),
    /// The furs a wish demands to be shown.
    Shown {
        /// The demanded value.
        value: Fur,
        /// How many.
        need: u8,
    },
}

impl Stroganov {
    /// A state with nothing in it but its set-up choices, for setup and loading to fill.
    pub(crate) fn blank(tables: &'static Tables, options: Options, rng: Rng) -> Stroganov {
        let first = |index: usize| Seat::new(index as u8);
        Stroganov {
            tables,
            options,
            rng,
            reveals: 0,
            year: 1,
            season: 0,
            phase: Phase::Draft,
            done: 0,
            active: first(0),
            story_end_used: 0,
            used: WishSet::EMPTY,
            row: [Slot::default(); SLOTS],
            tiles: 0,
            region_furs: [Fur::MIN; REGIONS],
            trade_fur: Fur::MIN,
            villages: std::array::from_fn(VillageId::at),
            yurts: [None; REGIONS],
            wishes: [None; REGIONS],
            songs: [None; 4],
            outposts: [[Owner::Free; MAX_PLACES]; REGIONS],
            market: FurSet::EMPTY,
            bag: FurSet::EMPTY,
            tiger_pool: 0,
            banner_pool: 0,
            offer: [None; 5],
            tile_pile: Pile::empty(TileId::at(0)),
            yurt_pile: Pile::empty(YurtId::at(0)),
            wish_pile: Pile::empty(WishId::at(0)),
            song_pile: Pile::empty(SongId::at(0)),
            automa: Automa { cards: [CardId::at(0); CardId::COUNT], flipped: 0 },
            players: [Player::default(); 4],
            order: [first(0), first(1), first(2), first(3)],
            frames: Pile::empty(Frame::Draft),
        }
    }

    // Who is who.

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index() % self.players.len()] // without a bounds check
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index() % self.players.len()]
    }

    /// The seats with a Cossack, in player order.
    #[inline]
    pub(crate) fn in_order(&self) -> &[Seat] {
        &self.order[..self.options.cossacks()]
    }

    /// Whether a seat is the automatic opponent's.
    #[inline]
    pub(crate) fn is_automa(&self, seat: Seat) -> bool {
        self.options.players == 1 && seat.index() == 1
    }

    pub(crate) fn track_of(&self, seat: Seat) -> &'static Track {
        &self.tables.tracks[self.options.track(seat.index()) as usize]
    }

    /// Whether the active player's board shows side b (STR-Q92).
    pub(crate) fn on_side_b(&self) -> bool {
        self.options.sides[self.active.index()] == BoardSide::B
    }

    // Where things are.

    #[inline]
    pub(crate) fn slot(&self, slot: u8) -> &Slot {
        &self.row[usize::from(slot) - 1]
    }

    #[inline]
    pub(crate) fn slot_mut(&mut self, slot: u8) -> &mut Slot {
        &mut self.row[usize::from(slot) - 1]
    }

    /// The region of a slot; the starting tile lies in none (STR-Q02).
    #[inline]
    pub(crate) fn region_of(&self, slot: u8) -> Option<Region> {
        self.tables.slot_region.get(usize::from(slot).wrapping_sub(1)).copied()
    }

    /// How many steps are possible from a slot (STR-061, STR-062, STR-Q03).
    #[inline]
    pub(crate) fn steps(&self, from: u8, way: Way) -> u8 {
        self.tiles_towards(from, way).count_ones() as u8
    }

    /// The slot a number of steps away; there must be that many tiles.
    #[inline]
    pub(crate) fn after_steps(&self, from: u8, way: Way, steps: u8) -> u8 {
        tile_reached(self.tiles_towards(from, way), way, steps)
    }

    #[inline]
    pub(crate) fn tiles_towards(&self, from: u8, way: Way) -> u16 {
        tiles_beyond(self.tiles, from, way)
    }

    /// The first free outpost place of a region and its price in horses.
    #[inline]
    pub(crate) fn free_place(&self, region: Region) -> Option<(usize, u8)> {
        let places = self.tables.regions[region.index()].places();
        let owners = &self.outposts[region.index()];
        let place = (0..places.len()).find(|place| owners[*place] == Owner::Free)?;
        Some((place, places[place].horses))
    }

    /// How many furs it takes to claim the tile in a slot (STR-130).
    #[inline]
    pub(crate) fn claim_price(&self, slot: u8) -> u8 {
        CLAIM_FURS + self.slot(slot).pieces()
    }

    /// Whether the active player has fulfilled a card of this sort.
    #[inline]
    pub(crate) fn able(&self, cards: WishSet) -> bool {
        !self.me().fulfilled.and(cards).is_empty()
    }

    /// Story points that can still be gained before the end of the track.
    pub(crate) fn story_left(player: &Player) -> u8 {
        STORY_END - player.story
    }
}

/// The tiles to one side of a slot, among tiles with bit 1 for slot 1 (STR-Q06).
#[inline]
pub(crate) fn tiles_beyond(tiles: u16, from: u8, way: Way) -> u16 {
    match way {
        Way::Right => tiles & !((2 << from) - 1),
        Way::Left => tiles & ((1 << from) - 1),
    }
}

/// The slot a number of steps away, given the tiles to that side; there must be that many.
#[inline]
pub(crate) fn tile_reached(mut tiles: u16, way: Way, steps: u8) -> u8 {
    match way {
        Way::Right => {
            for _ in 1..steps {
                tiles &= tiles - 1;
            }
            tiles.trailing_zeros() as u8
        }
        Way::Left => {
            for _ in 1..steps {
                tiles &= !(1 << tiles.ilog2());
            }
            tiles.ilog2() as u8
        }
    }
}

impl std::fmt::Debug for Stroganov {
    /// The position as JSON.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.save().fmt(f)
    }
}
