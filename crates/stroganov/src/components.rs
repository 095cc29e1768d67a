//! The pieces of the game: ids, rewards, and the tables that say what is printed on each piece.
//!
//! The numbers live in `components/*.toml`, embedded in the crate, read and checked once into a plain [`Tables`].
//! An owner of the printed game can hand in other text ([`Components::read`]) to correct a reconstructed number.

pub(crate) mod load;

use std::fmt;

use samovar_engine::{Every, named, piece_id, sheet};
use serde::{Deserialize, Serialize};

pub use samovar_engine::sheet::{Components, Fault, Provenance, Warning};

use crate::state::WishSet;

/// The texts of the component tables.
pub type Sheets = sheet::Sheets<Tables>;

/// Number of regions on the board.
pub const REGIONS: usize = 5;
/// Number of slots in the landscape row, right of the starting tile (STR-C01).
pub const SLOTS: usize = 12;
/// Most outpost places a region may have.
pub const MAX_PLACES: usize = 4;
/// Most parts a printed reward may have.
pub const MAX_PARTS: usize = 4;
/// Most spaces a trophy track may have.
pub const MAX_SPACES: usize = 9;
/// Size of the fur market.
pub const MARKET: u8 = 6;
/// End of the story track.
pub const STORY_END: u8 = 12;

/// A fur value from 2 (the commonest) to 8 (the bear).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Fur(u8);

impl Fur {
    /// The lowest value.
    pub const MIN: Fur = Fur(2);
    /// The bear.
    pub const BEAR: Fur = Fur(8);
    /// All seven values, rising.
    pub const ALL: [Fur; 7] = [Fur(2), Fur(3), Fur(4), Fur(5), Fur(6), Fur(7), Fur(8)];

    /// The fur of this value, if there is one.
    pub const fn new(value: u8) -> Option<Fur> {
        if value >= 2 && value <= 8 { Some(Fur(value)) } else { None }
    }

    /// The value printed on it.
    pub const fn value(self) -> u8 {
        self.0
    }

    /// Position among the seven values: 0 for a 2, 6 for a bear.
    pub const fn index(self) -> usize {
        self.0 as usize - 2
    }

    /// The fur at a position among the seven values.
    ///
    /// # Panics
    /// If `index` is 7 or more.
    pub const fn at(index: usize) -> Fur {
        assert!(index < 7, "there are seven fur values");
        Fur(index as u8 + 2)
    }
}

impl Every for Fur {
    const COUNT: usize = Fur::ALL.len();
    fn index(self) -> usize {
        self.index()
    }
    fn at(index: usize) -> Fur {
        Fur::at(index)
    }
}

impl TryFrom<u8> for Fur {
    type Error = String;
    fn try_from(value: u8) -> Result<Fur, String> {
        Fur::new(value).ok_or_else(|| format!("fur value {value} is not from 2 to 8"))
    }
}

impl From<Fur> for u8 {
    fn from(fur: Fur) -> u8 {
        fur.0
    }
}

impl fmt::Display for Fur {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

piece_id!(/// A wish card: S1–S9, A1–A14, B1–B14.
WishId, 37, |i, f| match i {
    0..9 => write!(f, "S{}", i + 1),
    9..23 => write!(f, "A{}", i - 8),
    _ => write!(f, "B{}", i - 22),
});
piece_id!(/// A song tile: GA1–GA10, GB1–GB10.
    SongId, 20, |i, f| if i < 10 { write!(f, "GA{}", i + 1) } else { write!(f, "GB{}", i - 9) });
piece_id!(/// A yurt tile: YA1–YA8, YB1–YB8.
    YurtId, 16, |i, f| if i < 8 { write!(f, "YA{}", i + 1) } else { write!(f, "YB{}", i - 7) });
piece_id!(/// A landscape tile: L01–L26.
    TileId, 26, |i, f| write!(f, "L{:02}", i + 1));
piece_id!(/// A village tile: V1–V5.
    VillageId, 5, |i, f| write!(f, "V{}", i + 1));
piece_id!(/// An automa card: 1–18.
    CardId, 18, |i, f| write!(f, "{}", i + 1));

/// One of the five regions, written 1 to 5 from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Region(u8);

impl Region {
    /// The number of regions.
    pub const COUNT: usize = REGIONS;
    /// All regions from left to right.
    pub const ALL: [Region; REGIONS] = [Region(0), Region(1), Region(2), Region(3), Region(4)];

    /// The region with this position, counted from 0 at the left.
    ///
    /// # Panics
    /// If `index` is 5 or more.
    pub const fn at(index: usize) -> Region {
        assert!(index < REGIONS, "there are five regions");
        Region(index as u8)
    }

    /// Position from the left, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The printed number, from 1.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl Every for Region {
    const COUNT: usize = REGIONS;
    fn index(self) -> usize {
        self.index()
    }
    fn at(index: usize) -> Region {
        Region::at(index)
    }
}

impl TryFrom<u8> for Region {
    type Error = String;
    fn try_from(number: u8) -> Result<Region, String> {
        match number {
            1..=5 => Ok(Region(number - 1)),
            _ => Err(format!("region {number} is not from 1 to 5")),
        }
    }
}

impl From<Region> for u8 {
    fn from(region: Region) -> u8 {
        region.number()
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

named! {
    /// The four landscape types (STR-366).
    Terrain { Forest = "forest", Steppe = "steppe", Swamp = "swamp", Mountain = "mountain" }
    /// Which trophy track a seat has.
    TrackId {
        SideA = "side_a", BlueB = "blue_b", RedB = "red_b", GreenB = "green_b", YellowB = "yellow_b",
        Ivan = "ivan", Katyusha = "katyusha",
    }
    /// One kind of thing a printed reward can give.
    Token {
        /// Victory points at once (STR-359).
        Vp = "vp",
        /// Horses (STR-365).
        Horse = "horse",
        /// Coins (STR-365).
        Coin = "coin",
        /// Story points, arriving as one block (STR-367).
        Story = "story",
        /// Bag furs: draw two, keep one; one after the other (STR-355).
        Bag = "bag",
        /// Market furs, one after the other.
        Market = "market",
        /// Own outposts from the general into the personal supply (STR-363).
        Outpost = "outpost",
        /// Banners (STR-364).
        Banner = "banner",
        /// Tigers from the pool (STR-353).
        Tiger = "tiger",
        /// Trophies: move the token, then take a reward (STR-369).
        Trophy = "trophy",
        /// A trophy-track reward without moving the token (STR-370).
        TrophyReward = "trophy_reward",
        /// A basic action (STR-356).
        Basic = "basic",
        /// A hunt action (STR-361).
        Hunt = "hunt",
        /// A move of 1 or 2 steps, right or left (STR-362).
        Move = "move",
        /// An advanced action in a region with presence (STR-357).
        Advanced = "advanced",
        /// An advanced action in any region (STR-358).
        AdvancedAnywhere = "advanced_anywhere",
        /// A visit to any village.
        VillageAnywhere = "village_anywhere",
        /// A visit to any village but those that show a trophy.
        VillageNoTrophy = "village_no_trophy",
        /// Use of any yurt but those that show a trophy.
        YurtNoTrophy = "yurt_no_trophy",
        /// An outpost from the general supply, built anywhere without horses.
        BuildOutpostAnywhere = "build_outpost_anywhere",
        /// A wish from the hand, paid with its red-framed furs only.
        FulfilWishRedOnly = "fulfil_wish_red_only",
        /// Two different rewards from higher up on the trophy track.
        TwoRewards = "two_rewards",
    }
    /// Which end of the furs an automa card takes from.
    End { Lowest = "lowest", Highest = "highest" }
    /// What an automa card adds to the turn.
    Additional {
        Wish = "wish", Outpost = "outpost", Yurt = "yurt", Trophy = "trophy", Landscape = "landscape",
    }
}

/// The stack a song, yurt or wish comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[allow(missing_docs)]
pub enum Deck {
    S,
    A,
    B,
}

/// One part of a reward.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// What it gives.
    pub token: Token,
    /// How many.
    pub count: u8,
}

/// A printed reward; its parts are received from left to right.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reward {
    parts: [Part; MAX_PARTS],
    len: u8,
}

impl Reward {
    /// The reward that gives nothing.
    pub const NONE: Reward = Reward { parts: [Part { token: Token::Vp, count: 0 }; MAX_PARTS], len: 0 };

    /// A reward of these parts, if they are not too many.
    pub fn new(parts: &[Part]) -> Option<Reward> {
        let mut reward = Reward::NONE;
        reward.parts.get_mut(..parts.len())?.copy_from_slice(parts);
        reward.len = parts.len() as u8;
        Some(reward)
    }

    /// The parts, first one first.
    pub fn parts(&self) -> &[Part] {
        &self.parts[..self.len as usize]
    }
}

/// A region of the board.
#[derive(Clone, Copy, Debug)]
pub struct RegionRow {
    /// Leftmost slot of the region, from 1.
    pub first_slot: u8,
    /// Rightmost slot of the region.
    pub last_slot: u8,
    places: [Place; MAX_PLACES],
    place_count: u8,
}

impl RegionRow {
    /// The outpost places from left to right.
    pub fn places(&self) -> &[Place] {
        &self.places[..self.place_count as usize]
    }
}

/// A place for an outpost.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Place {
    /// Horses to pay for building here.
    pub horses: u8,
    /// Whether an unused colour blocks it in small games.
    pub mark: Mark,
}

/// The mark on an outpost place.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Mark {
    /// Always free at the start.
    #[serde(rename = "none")]
    None,
    /// "3-": blocked with 3 players or fewer.
    #[serde(rename = "3-")]
    UpToThree,
    /// "2": blocked with 2 players or fewer.
    #[serde(rename = "2")]
    Two,
}

/// A village tile.
#[derive(Clone, Copy, Debug)]
pub struct Village {
    /// What a visit gives.
    pub reward: Reward,
    /// Whether it shows the trophy symbol.
    pub trophy: bool,
}

/// A landscape tile.
#[derive(Clone, Copy, Debug)]
pub struct Landscape {
    /// Whether it is one of the five marked S.
    pub start: bool,
    /// Its type.
    pub terrain: Terrain,
    /// Fur places in all.
    pub fur_places: u8,
    /// How many of them are used only with 4 players.
    pub four_only: u8,
    /// What claiming it gives.
    pub reward: Reward,
}

/// A yurt tile.
#[derive(Clone, Copy, Debug)]
pub struct Yurt {
    /// A or B.
    pub deck: Deck,
    /// What using it gives.
    pub reward: Reward,
    /// Whether it shows the trophy symbol.
    pub trophy: bool,
}

/// A song tile.
#[derive(Clone, Copy, Debug)]
pub struct Song {
    /// A or B.
    pub deck: Deck,
    /// The red number: story points to spend.
    pub cost: u8,
    /// What it gives.
    pub reward: Reward,
}

/// A wish card.
#[derive(Clone, Copy, Debug)]
pub struct Wish {
    /// S, A or B.
    pub deck: Deck,
    /// The demanded fur value.
    pub value: Fur,
    /// How many furs of that value must be possessed, the paid ones included.
    pub possess: u8,
    /// How many of them are red-framed and paid.
    pub pay: u8,
    /// Points scored on fulfilment.
    pub vp: u8,
    /// What it does afterwards.
    pub effect: Effect,
}

/// What a fulfilled wish does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// One more free step in every move of the own Cossack.
    ExtraStep,
    /// Income in Winter.
    Winter(Part),
    /// Horses in Winter for every own built outpost.
    WinterHorsesPerOutpost(u8),
    /// Horses in Winter for every landscape tile owned.
    WinterHorsesPerTile(u8),
    /// The reward may be the one a space further down than the moved trophy token.
    TrophyRewardOneFurther,
    /// Hunt on the own tile or on the next one to either side.
    HuntAdjacent,
    /// The surcharge of a second advanced action may be any fur.
    SecondAdvancedAnyFur,
    /// Possess one fur fewer than a wish demands.
    WishPossessOneFewer,
    /// Advanced actions also as if on either of the two nearest tiles to the left.
    AdvancedTwoTilesLeft,
    /// No horses for skipped furs.
    HuntSkipFree,
    /// Something received once, on fulfilment.
    Once(Part),
    /// An extra advanced action in a season: 0 Spring, 1 Summer, 2 Autumn.
    SeasonAdvanced(u8),
    /// The second hunt costs no coin.
    SecondHuntNoCoin,
    /// Points at the end.
    End(EndVp),
}

/// The silver-shield points of a wish (STR-360).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndVp {
    /// A fixed number.
    Flat(u8),
    /// Points for each tiger in the personal supply.
    PerTiger(u8),
    /// Points for each own built outpost.
    PerOutpost(u8),
    /// The points before any end points, divided by this number, rounded down.
    ShareOfVp(u8),
    /// Points for each coin.
    PerCoin(u8),
    /// Points for each landscape tile of a type.
    PerTerrain(Terrain, u8),
    /// Points for each landscape tile.
    PerTile(u8),
    /// Points for each fulfilled wish, this one included.
    PerWish(u8),
    /// Points for each banner.
    PerBanner(u8),
}

/// One space of a trophy track.
#[derive(Clone, Copy, Debug)]
pub struct Space {
    /// The fur to pay for moving here, if any.
    pub fur: Option<Fur>,
    /// The reward it opens (of solo boards: victory points).
    pub reward: Reward,
    /// End points of the shield beside it; 0 where there is none.
    pub shield: u8,
    /// Coins received on arrival.
    pub coins: u8,
}

/// A trophy track from its start space down.
#[derive(Clone, Copy, Debug)]
pub struct Track {
    spaces: [Space; MAX_SPACES],
    len: u8,
}

impl Track {
    /// The spaces; the first one is the start.
    pub fn spaces(&self) -> &[Space] {
        &self.spaces[..self.len as usize]
    }
}

/// An automa card.
#[derive(Clone, Copy, Debug)]
pub struct AutomaCard {
    /// Movement side: steps to the right.
    pub steps: u8,
    /// Action side: which end to hunt and to take from the market.
    pub end: End,
    /// Action side: how many furs to hunt.
    pub furs: u8,
    /// Action side: the additional action.
    pub additional: Additional,
    /// Focus letters as bits, a = bit 0: the card leaves when its letter is chosen.
    pub letters: u8,
}

/// Everything printed on the pieces. Plain data: no allocation, read-only after loading.
#[derive(Clone, Debug)]
pub struct Tables {
    /// First 8 bytes of the SHA-256 of the values below, whatever text they were read from.
    pub hash: u64,
    /// How many furs of each value are in the game.
    pub fur_counts: [u8; 7],
    /// The six setup furs, rising.
    pub setup_furs: [Fur; 6],
    /// How many tigers are in the game.
    pub tigers: u8,
    /// Banners in the general supply with 1, 2, 3 and 4 players.
    pub banners: [u8; 4],
    /// The regions from left to right.
    pub regions: [RegionRow; REGIONS],
    /// The region of each slot; index 0 is slot 1.
    pub slot_region: [Region; SLOTS],
    /// The village tiles.
    pub villages: [Village; VillageId::COUNT],
    /// The landscape tiles.
    pub landscape: [Landscape; TileId::COUNT],
    /// The yurt tiles.
    pub yurts: [Yurt; YurtId::COUNT],
    /// The song tiles.
    pub songs: [Song; SongId::COUNT],
    /// The wish cards.
    pub wishes: [Wish; WishId::COUNT],
    /// The trophy tracks, by [`TrackId`].
    pub tracks: [Track; 7],
    /// The automa cards.
    pub automa: [AutomaCard; CardId::COUNT],
    /// Which wishes have which lasting effect; follows from `wishes`.
    pub abilities: Abilities,
}

impl PartialEq for Tables {
    fn eq(&self, other: &Tables) -> bool {
        self.hash == other.hash
    }
}

/// The wishes with each lasting effect, so that asking for one costs a single mask.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[allow(missing_docs)]
pub struct Abilities {
    pub extra_step: WishSet,
    pub one_further: WishSet,
    pub hunt_adjacent: WishSet,
    pub any_surcharge: WishSet,
    pub one_fewer: WishSet,
    pub two_tiles_left: WishSet,
    pub skip_free: WishSet,
    pub second_hunt_free: WishSet,
    /// Cards with income or an action in Winter.
    pub winter: WishSet,
    /// Cards with an extra action in Spring, Summer, Autumn (STR-372).
    pub season: [WishSet; 3],
}

impl Abilities {
    /// The abilities of these wishes.
    pub fn of(wishes: &[Wish; WishId::COUNT]) -> Abilities {
        let mut all = Abilities::default();
        for (id, wish) in WishId::all().zip(wishes) {
            match wish.effect {
                Effect::ExtraStep => all.extra_step.add(id),
                Effect::TrophyRewardOneFurther => all.one_further.add(id),
                Effect::HuntAdjacent => all.hunt_adjacent.add(id),
                Effect::SecondAdvancedAnyFur => all.any_surcharge.add(id),
                Effect::WishPossessOneFewer => all.one_fewer.add(id),
                Effect::AdvancedTwoTilesLeft => all.two_tiles_left.add(id),
                Effect::HuntSkipFree => all.skip_free.add(id),
                Effect::SecondHuntNoCoin => all.second_hunt_free.add(id),
                Effect::Winter(_) | Effect::WinterHorsesPerOutpost(_) | Effect::WinterHorsesPerTile(_) => {
                    all.winter.add(id);
                }
                Effect::SeasonAdvanced(season) => all.season[usize::from(season)].add(id),
                Effect::Once(_) | Effect::End(_) => {}
            }
        }
        all
    }
}
