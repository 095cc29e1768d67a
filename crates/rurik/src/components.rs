//! The pieces of the game: ids, gains, and the tables that say what is printed on each piece.
//!
//! The numbers live in `components/*.toml`, embedded in the crate, read and checked once into a plain [`Tables`].
//! An owner of the printed game can hand in other text ([`Components::read`]) to correct a reconstructed number.

pub(crate) mod load;
mod region;

use std::convert::identity;

use samovar_engine::{named, piece_id, sets, sheet};
use serde::{Deserialize, Serialize};

pub use region::{Map, REGIONS, Region, RegionRow, RegionSet, Zone};
pub use samovar_engine::sheet::{Components, Fault, Provenance, Warning};

/// The texts of the component tables.
pub type Sheets = sheet::Sheets<Tables>;

/// Rounds of a game (RUR-010).
pub const ROUNDS: usize = 4;
/// Most spaces a column of the strategy board has.
pub const MAX_ROWS: usize = 4;
/// Spaces of a claim track.
pub const RUNGS: usize = 5;
/// Rebels in the game, and rebel reward tokens.
pub const REBELS: usize = 15;
/// Regions a rebellion card lists: those of a game of two.
pub const LOCATIONS: usize = 8;
/// Most bonuses in a column of a solo mat.
pub const MAX_BONUSES: usize = 4;
/// Most parts of a printed reward.
pub const MAX_GAINS: usize = 2;

named! {
    /// A kind of good, in the order of the boat's columns.
    Good { Ore = "ore", Wood = "wood", Fish = "fish", Honey = "honey", Fur = "fur" }
    /// A kind of structure.
    Structure { Church = "church", Market = "market", Stronghold = "stronghold" }
    /// A main action (RUR-062), and its column of the strategy board from left to right (RUR-D06).
    Column {
        Muster = "muster", Move = "move", Attack = "attack", Tax = "tax", Build = "build", Scheme = "scheme",
    }
    /// One of the six advisors of a colour.
    Advisor {
        One = "1", Two = "2",
        /// The other one with the number 2, from round 3 on.
        SecondTwo = "2+",
        /// From round 4 on, never with four players.
        Three = "3+",
        Four = "4", Five = "5",
    }
    /// A claim track.
    Track { Rule = "rule", Build = "build", Trade = "trade" }
    /// A leader.
    Leader {
        Agatha = "agatha", Boris = "boris", Maria = "maria", Mstislav = "mstislav", Predslava = "predslava",
        Sudislav = "sudislav", Sviatopolk = "sviatopolk", Yaroslav = "yaroslav",
    }
    /// An agenda card.
    AgendaId {
        Capable = "capable", Committed = "committed", Conquering = "conquering", Courageous = "courageous",
        Dignified = "dignified", Esteemed = "esteemed", Prosperous = "prosperous", Protective = "protective",
        Regal = "regal", Successful = "successful", Wealthy = "wealthy",
    }
    /// A deed card.
    DeedId {
        AmassForces = "amass-forces", BorderPatrols = "border-patrols", CapitalCity = "capital-city",
        DefensiveBelt = "defensive-belt", DispatchMessengers = "dispatch-messengers",
        EnforcePeace = "enforce-peace", EstablishFortress = "establish-fortress",
        GenerousPrince = "generous-prince", GrandHunter = "grand-hunter", GreatLibrary = "great-library",
        HireMercenaries = "hire-mercenaries", Hoard = "hoard", HonorablePrince = "honorable-prince",
        LawGiver = "law-giver", MarketDay = "market-day", MasterBeekeeper = "master-beekeeper",
        NewBeginning = "new-beginning", PeaceMaker = "peace-maker", RetireVeterans = "retire-veterans",
        RewardLaborers = "reward-laborers", SendGifts = "send-gifts", SplendidFeast = "splendid-feast",
        TithePayments = "tithe-payments", TradeRoute = "trade-route", VictoryMarch = "victory-march",
        WildernessForts = "wilderness-forts",
    }
    /// A conversion token.
    Conversion { Build = "build", Muster = "muster" }
    /// What the Rebellion puts first: a column of its mat (RUR-236).
    Priority {
        /// Attack and move.
        War = "war",
        /// Build.
        Build = "build",
        /// Tax.
        Tax = "tax",
    }
    /// A difficulty of the solo game: one of the four mats (RUR-228).
    Difficulty { Easy = "easy", Medium = "medium", Hard = "hard", VeryHard = "very-hard" }
}

piece_id!(/// A scheme card: S01–S27.
    SchemeId, 27, |i, f| write!(f, "S{:02}", i + 1));
piece_id!(/// A rebellion card: 1–18 (RUR-250).
    CardId, 18, |i, f| write!(f, "{}", i + 1));

sets! {
    /// A set of kinds of goods.
    GoodSet(u8) of Good, shown by identity;
    /// A set of kinds of structures.
    StructureSet(u8) of Structure, shown by identity;
    /// A set of columns.
    ColumnSet(u8) of Column;
    /// A set of advisors of one colour.
    AdvisorSet(u8) of Advisor;
    /// A set of leaders.
    LeaderSet(u8) of Leader;
    /// A set of agenda cards.
    AgendaSet(u16) of AgendaId;
    /// A set of deed cards.
    DeedSet(u32) of DeedId;
    /// A set of scheme cards.
    SchemeSet(u32) of SchemeId;
}

/// How many goods of each kind, by [`Good::index`].
pub type Goods = [u8; Good::COUNT];

/// One part of what a space, card, rebel or bonus gives.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Points of a main action; never of Scheme.
    Points(Column, u8),
    /// Every casualty check of the attack points beside it reveals this many cards fewer.
    Fewer(u8),
    /// Troops that may go anywhere.
    Anywhere(u8),
    /// This many schemes drawn from one deck, of which one is kept.
    Draw(u8),
    /// Coins.
    Coins(u8),
    /// A good.
    Good(Good),
    /// The choice of a deed from the row.
    Deed,
}

/// What a card gives; a scheme or a deed has one or two parts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Gains {
    parts: [Gain; MAX_GAINS],
    len: u8,
}

impl Gains {
    /// These parts, if they are not too many.
    pub fn new(parts: &[Gain]) -> Option<Gains> {
        let mut gains = Gains { parts: [Gain::Coins(0); MAX_GAINS], len: parts.len() as u8 };
        gains.parts.get_mut(..parts.len())?.copy_from_slice(parts);
        Some(gains)
    }

    /// The parts, first one first.
    pub fn parts(&self) -> &[Gain] {
        &self.parts[..self.len as usize]
    }

    /// The coins among them.
    pub fn coins(&self) -> u8 {
        self.parts().iter().map(|part| if let Gain::Coins(coins) = part { *coins } else { 0 }).sum()
    }
}

/// A space of the strategy board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// Points of the action; in the scheme column the number of cards drawn.
    pub points: u8,
    /// Coins to pay for taking the action.
    pub coins: u8,
}

/// A side of the strategy board.
#[derive(Clone, Copy, Debug)]
pub struct StrategyBoard {
    /// Spaces of every column.
    pub rows: u8,
    /// The spaces from the top, by [`Column`]; only the first `rows` are there.
    pub columns: [[Space; MAX_ROWS]; Column::COUNT],
}

impl StrategyBoard {
    /// The spaces of a column from the top.
    pub fn spaces(&self, column: Column) -> &[Space] {
        &self.columns[column.index()][..self.rows as usize]
    }
}

/// An advisor.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AdvisorRow {
    /// Its number: its power before bribes, and its initiative.
    pub number: u8,
    /// The first round it is there, from 1.
    pub from_round: u8,
    /// The most players it is used with.
    pub max_players: u8,
}

/// A leader.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LeaderRow {
    /// Whether a player may lead them against the Rebellion.
    pub solo: bool,
}

/// An agenda card.
#[derive(Clone, Copy, Debug)]
pub struct Agenda {
    /// What to have most of, or be first in.
    pub goal: Goal,
    /// Points if it is met.
    pub vp: u8,
    /// Whether it is used against the Rebellion.
    pub solo: bool,
}

/// What an agenda wants; ties count, nothing does not.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Most goods of these kinds, boat and dock.
    Goods(GoodSet),
    /// First on a claim track.
    Track(Track),
    /// First on the warfare track.
    Warfare,
    /// Most defeated rebels.
    Rebels,
    /// Most deeds accomplished.
    Deeds,
    /// Most regions occupied.
    Occupied,
    /// Most structures, whoever owns them, in regions ruled.
    StructuresRuled,
    /// Most coins.
    Coins,
}

/// A scheme card.
#[derive(Clone, Copy, Debug)]
pub struct Scheme {
    /// What playing it gives.
    pub reward: Gains,
    /// Coins to pay for playing it.
    pub cost: u8,
    /// Whether it shows a casualty.
    pub casualty: bool,
}

/// A deed card.
#[derive(Clone, Copy, Debug)]
pub struct Deed {
    /// What must be true.
    pub need: Need,
    /// What is given up.
    pub cost: Cost,
    /// What it gives.
    pub reward: Gains,
    /// Points at the end.
    pub vp: u8,
    /// Whether it is used against the Rebellion.
    pub solo: bool,
}

/// What must be true for a deed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Need {
    /// Nothing.
    None,
    /// This many own troops in one region.
    TroopsInOneRegion(u8),
    /// Own troops in this many regions.
    TroopsInRegions(u8),
    /// Own structures of these kinds in one region.
    Together(StructureSet),
    /// Own structures of a kind in this many connected regions.
    Adjacent(Structure, u8),
    /// Own structures of a kind in this many regions, each with a different good.
    DifferentGoods(Structure, u8),
    /// This many defeated rebels.
    Rebels(u8),
    /// The first player marker.
    FirstPlayer,
}

/// What a deed costs; every part is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cost {
    /// Coins.
    pub coins: u8,
    /// Goods.
    pub goods: GoodsCost,
    /// Troops removed from the map.
    pub troops: TroopsCost,
    /// Schemes discarded from the hand.
    pub schemes: u8,
    /// Own structures removed from the map.
    pub structures: u8,
}

impl Cost {
    /// Nothing.
    pub const NONE: Cost =
        Cost { coins: 0, goods: GoodsCost::None, troops: TroopsCost::None, schemes: 0, structures: 0 };
}

/// Goods to pay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum GoodsCost {
    /// None.
    None,
    /// Exactly these.
    These(Goods),
    /// This many, all of one kind.
    OneType(u8),
    /// This many, all of different kinds.
    DifferentTypes(u8),
    /// This many of any kinds.
    AnyTypes(u8),
}

/// Troops to remove from the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TroopsCost {
    /// None.
    None,
    /// One from each of this many regions.
    DifferentRegions(u8),
    /// This many from one region that the player rules.
    OneRuledRegion(u8),
    /// This many from anywhere.
    Anywhere(u8),
}

/// A conversion token.
#[derive(Clone, Copy, Debug)]
pub struct ConversionRow {
    /// One good of these kinds is spent.
    pub one_of: GoodSet,
    /// And this many of any kind.
    pub any: u8,
    /// Points of this action are gained.
    pub gain: Column,
    /// How many.
    pub points: u8,
}

/// A space of a claim track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// Regions ruled, connected regions with structures, or goods on the boat that it takes.
    pub need: u8,
    /// Regions that must be among those ruled.
    pub with: RegionSet,
    /// Its points.
    pub vp: u8,
}

/// What a colour has, and what a player starts with.
#[derive(Clone, Copy, Debug)]
pub struct Pieces {
    /// Troops, the leader not counted.
    pub troops: u8,
    /// Structures, by [`Structure`].
    pub structures: [u8; Structure::COUNT],
    /// Coins at the start.
    pub starting_coins: u8,
    /// Troops placed at the start.
    pub starting_troops: u8,
}

/// A mat of the Rebellion.
#[derive(Clone, Copy, Debug)]
pub struct Mat {
    /// The priority it starts with.
    pub start: Priority,
    columns: [[Bonus; MAX_BONUSES]; Priority::COUNT],
    lens: [u8; Priority::COUNT],
}

impl Mat {
    /// The bonuses of a column from the top.
    pub fn bonuses(&self, column: Priority) -> &[Bonus] {
        &self.columns[column.index()][..self.lens[column.index()] as usize]
    }

    /// Coins that lie on the mat at the start.
    pub fn coins(&self) -> u8 {
        Priority::ALL.map(|column| self.coins_in(column).count_ones() as u8).into_iter().sum()
    }

    /// The bonuses of a column on which a coin lies at the start, one bit each from the top.
    pub fn coins_in(&self, column: Priority) -> u8 {
        let locked = self.bonuses(column).iter().enumerate().filter(|(_, bonus)| bonus.locked);
        locked.fold(0, |mask, (place, _)| mask | 1 << place)
    }
}

/// A bonus on a mat of the Rebellion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bonus {
    /// The main action it goes with.
    pub on: Column,
    /// What it gives: points, coins, or cards less.
    pub gain: Gain,
    /// Whether a coin lies on it at the start.
    pub locked: bool,
}

/// A rebellion card.
#[derive(Clone, Copy, Debug)]
pub struct RebellionCard {
    /// The regions from top to bottom.
    pub locations: [Region; LOCATIONS],
    /// The advisors in the order in which they are placed.
    pub advisors: [Advisor; Advisor::COUNT],
    /// What to do under each priority, by [`Priority`] (RUR-248, RUR-249).
    pub plans: [Plan; Priority::COUNT],
}

/// What a rebellion card says under one priority.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// The structures, the preferred one first.
    pub build: [Structure; Structure::COUNT],
    /// The column of each advisor, in the order of [`RebellionCard::advisors`].
    pub columns: [Column; Advisor::COUNT],
    /// Which of them are bribed to the top, one bit each.
    pub(crate) top: u8,
}

impl Plan {
    /// Whether the advisor placed at this position (from 0) is bribed to the top space.
    pub const fn top(&self, position: usize) -> bool {
        self.top >> position & 1 != 0
    }
}

/// Everything printed on the pieces. Plain data: no allocation, read-only after loading.
#[derive(Clone, Debug)]
pub struct Tables {
    /// First 8 bytes of the SHA-256 of the values below, whatever text they were read from.
    pub hash: u64,
    /// The regions.
    pub regions: [RegionRow; REGIONS],
    /// The strategy boards for up to two, and for more players; see [`Tables::strategy`].
    pub strategy: [StrategyBoard; 2],
    /// The advisors, by [`Advisor`].
    pub advisors: [AdvisorRow; Advisor::COUNT],
    /// Spaces of the boat's columns, by [`Good`].
    pub boat: Goods,
    /// The conversion tokens, by [`Conversion`].
    pub conversions: [ConversionRow; Conversion::COUNT],
    /// What everybody has.
    pub pieces: Pieces,
    /// The leaders, by [`Leader`].
    pub leaders: [LeaderRow; Leader::COUNT],
    /// The agendas, by [`AgendaId`].
    pub agendas: [Agenda; AgendaId::COUNT],
    /// The schemes, by [`SchemeId`].
    pub schemes: [Scheme; SchemeId::COUNT],
    /// The deeds, by [`DeedId`].
    pub deeds: [Deed; DeedId::COUNT],
    /// The claim tracks from the bottom, by [`Track`].
    pub claim: [[Rung; RUNGS]; Track::COUNT],
    /// Points of the first and of the second place on the warfare track.
    pub warfare: [u8; 2],
    /// What the rebels' stickers give.
    pub stickers: [Gain; REBELS],
    /// What the rebel reward tokens give.
    pub reward_tokens: [Gain; REBELS],
    /// The goods tokens of the alternate board, by [`Zone`].
    pub goods_tokens: [Goods; Zone::COUNT],
    /// The Rebellion's mats, by [`Difficulty`].
    pub mats: [Mat; Difficulty::COUNT],
    /// The rebellion cards, by [`CardId`].
    pub cards: [RebellionCard; CardId::COUNT],
    /// The maps of two, three and four players; follow from `regions`. See [`Tables::map`].
    pub maps: [Map; 3],
    /// Which schemes show a casualty; follows from `schemes`.
    pub casualties: SchemeSet,
}

impl PartialEq for Tables {
    fn eq(&self, other: &Tables) -> bool {
        self.hash == other.hash
    }
}

impl Tables {
    /// The map for a number of players; a solo game uses that of two (RUR-227).
    pub fn map(&self, players: u8) -> &Map {
        &self.maps[usize::from(players.clamp(2, 4)) - 2]
    }

    /// The strategy board for a number of players (RUR-012).
    pub fn strategy(&self, players: u8) -> &StrategyBoard {
        &self.strategy[usize::from(players > 2)]
    }

    /// The advisors every player has in a round, counted from 1 (RUR-027, RUR-Q23).
    pub fn advisors_in(&self, players: u8, round: u8) -> AdvisorSet {
        let there = |advisor: &Advisor| {
            let row = self.advisors[advisor.index()];
            round >= row.from_round && players <= row.max_players
        };
        Advisor::ALL.into_iter().filter(there).collect()
    }

    /// The goods tokens laid out for a number of players, by kind (RUR-220).
    pub fn goods_tokens(&self, players: u8) -> Goods {
        let zones = Zone::ALL.into_iter().filter(|zone| zone.in_play(players));
        zones.fold([0; Good::COUNT], |mut sum, zone| {
            sum.iter_mut().zip(self.goods_tokens[zone.index()]).for_each(|(sum, more)| *sum += more);
            sum
        })
    }
}
