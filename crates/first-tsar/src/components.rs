//! The pieces of the game: ids, effects, and the tables that say what is printed on each piece.
//!
//! The numbers live in `components/*.toml`, embedded in the crate, read and checked once into a plain [`Tables`].
//! An owner of the printed game can hand in other text ([`Components::read`]) to correct a reconstructed number.

mod load;

use samovar_engine::{named, piece_id, sheet};
use serde::{Deserialize, Serialize};

pub use samovar_engine::sheet::{Components, Fault, Provenance, Warning};

use crate::goods::Goods;
use crate::state::CitySet;

/// The texts of the component tables.
pub type Sheets = sheet::Sheets<Tables>;

/// Number of cities on the map (TSR-002).
pub const CITIES: usize = 16;
/// Number of regions (TSR-006).
pub const REGIONS: usize = 4;
/// Number of chambers in the Kremlin (TSR-010).
pub const CHAMBERS: usize = 5;
/// Round slots on a pad.
pub const PAD: usize = 5;
/// Slots for Trade tokens on the waterways.
pub const SLOTS: usize = 10;
/// Most waterways a map may have.
pub const MAX_WATERWAYS: usize = 32;
/// Most parts an effect may have.
pub const MAX_PARTS: usize = 4;
/// Cards of the Project display.
pub const PROJECT_DISPLAY: usize = 6;
/// Boyars of a player (TSR-030).
pub const BOYARS: u8 = 3;
/// Warriors of a player (TSR-031).
pub const WARRIORS: u8 = 10;
/// Buildings of a player (TSR-032).
pub const BUILDINGS: u8 = 6;
/// Seals of a player (TSR-033).
pub const SEALS: u8 = 2;
/// Rounds of a game (TSR-038).
pub const ROUNDS: u8 = 4;

piece_id!(/// A Project card: PC01–PC10 Construction, PT01–PT10 Trade, PM01–PM10 Military (TSR-015).
ProjectId, 30, |i, f| write!(f, "P{}{:02}", ['C', 'T', 'M'][usize::from(i / 10)], i % 10 + 1));
piece_id!(/// A Title card: TL01–TL15 (TSR-016).
    TitleId, 15, |i, f| write!(f, "TL{:02}", i + 1));
piece_id!(/// An Estate card: ES01–ES15 (TSR-017).
    EstateId, 15, |i, f| write!(f, "ES{:02}", i + 1));
piece_id!(/// A Spoils token: SP01–SP12 (TSR-022).
    SpoilsId, 12, |i, f| write!(f, "SP{:02}", i + 1));
piece_id!(/// A Trade token: TT01–TT20 (TSR-025).
    TradeId, 20, |i, f| write!(f, "TT{:02}", i + 1));
piece_id!(/// A Region token: RL01–RL09 light, RD01–RD09 dark (TSR-023).
    TokenId, 18, |i, f| write!(f, "R{}{:02}", if i < 9 { 'L' } else { 'D' }, i % 9 + 1));
piece_id!(/// An Assignment card: AC01–AC06.
    AssignmentId, 6, |i, f| write!(f, "AC{:02}", i + 1));

/// The names of the cities as actions write them, in the order of the table.
const CITY_NAMES: [&str; CITIES] = [
    "veliky-novgorod",
    "tver",
    "yaroslavl",
    "vologda",
    "moscow",
    "smolensk",
    "bryansk",
    "kozelsk",
    "novgorod-seversky",
    "chernigov",
    "putivl",
    "kursk",
    "vladimir",
    "murom",
    "nizhny-novgorod",
    "ryazan",
];

piece_id!(/// A city, written by its name: `moscow`, `novgorod-seversky`.
    City, CITIES, |i, f| f.write_str(CITY_NAMES[usize::from(i)]));

impl City {
    /// Its id in the component tables.
    pub fn code(self) -> String {
        format!("CT{:02}", self.0 + 1)
    }

    /// Its name as actions write it.
    pub const fn name(self) -> &'static str {
        CITY_NAMES[self.0 as usize]
    }
}

named! {
    /// A good or a coin.
    Item {
        Grain = "grain", Wood = "wood", Stone = "stone",
        Gunpowder = "gunpowder", Textile = "textile", Steel = "steel",
        Coin = "coin",
    }
    /// A chamber of the Kremlin.
    Chamber {
        Production = "production", Maneuver = "maneuver", Project = "project", Exchange = "exchange",
        Reward = "reward",
    }
    /// A region of the map, in the order in which regions are rewarded (TSR-183).
    Region { East = "east", South = "south", West = "west", North = "north" }
    /// The colour of a city.
    Hue { Black = "black", Blue = "blue", Purple = "purple", Yellow = "yellow" }
    /// What completing a project leads to.
    ProjectKind { Construction = "construction", Trade = "trade", Military = "military" }
}

impl Item {
    /// Local goods.
    pub const LOCAL: [Item; 3] = [Item::Grain, Item::Wood, Item::Stone];
    /// Foreign goods.
    pub const FOREIGN: [Item; 3] = [Item::Gunpowder, Item::Textile, Item::Steel];

    /// Whether it is grain, wood or stone.
    pub const fn is_local(self) -> bool {
        (self as usize) < 3
    }

    /// Whether it is gunpowder, textile or steel.
    pub const fn is_foreign(self) -> bool {
        3 <= self as usize && (self as usize) < 6
    }
}

impl ProjectId {
    /// What kind of project it is, by the letters of its id.
    pub const fn kind(self) -> ProjectKind {
        match self.0 / 10 {
            0 => ProjectKind::Construction,
            1 => ProjectKind::Trade,
            _ => ProjectKind::Military,
        }
    }
}

impl TokenId {
    /// Whether its background is dark; only such tokens are used in the last round (TSR-204).
    pub const fn is_dark(self) -> bool {
        self.0 >= 9
    }
}

named! {
    /// One kind of thing an effect can give.
    Token {
        /// Grain.
        Grain = "grain",
        /// Wood.
        Wood = "wood",
        /// Stone.
        Stone = "stone",
        /// Gunpowder.
        Gunpowder = "gunpowder",
        /// Textile.
        Textile = "textile",
        /// Steel.
        Steel = "steel",
        /// Coins.
        Coin = "coin",
        /// Victory points.
        Vp = "vp",
        /// Any good or a coin, one after the other.
        Any = "any",
        /// The income of a city with presence.
        Income = "income",
        /// A warrior placed in a city with presence.
        Warrior = "warrior",
        /// A move of a warrior or a boyar along a waterway.
        Move = "move",
        /// A Project card from display or deck.
        TakeProject = "take_project",
        /// A project completed from hand.
        CompleteProject = "complete_project",
        /// An Estate from display or deck.
        TakeEstate = "take_estate",
        /// A Title from display or deck.
        TakeTitle = "take_title",
        /// Exchanges of one good or coin for another.
        Swap = "swap",
        /// The Tsar's Favor.
        Favor = "favor",
        /// One Trade effect of the own pad.
        Trade = "trade",
        /// Two different Trade effects of the player's pad.
        TwoTrades = "two_trades",
        /// A building placed.
        Building = "building",
        /// A warrior sent to the Field of War, and a Spoils token.
        War = "war",
    }
}

impl Token {
    /// The good or coin it is, if it is one.
    #[inline]
    pub const fn item(self) -> Option<Item> {
        if (self as usize) < Item::COUNT { Some(Item::ALL[self as usize]) } else { None }
    }

    /// The token that gives a good or coin.
    pub const fn of(item: Item) -> Token {
        match item {
            Item::Grain => Token::Grain,
            Item::Wood => Token::Wood,
            Item::Stone => Token::Stone,
            Item::Gunpowder => Token::Gunpowder,
            Item::Textile => Token::Textile,
            Item::Steel => Token::Steel,
            Item::Coin => Token::Coin,
        }
    }
}

/// One part of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// What it gives.
    pub token: Token,
    /// How many.
    pub count: u8,
}

/// A printed effect: what is paid, and what is gained for it from left to right (TSR-256, TSR-Q92).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effect {
    /// The price; nothing for most effects.
    pub pay: Goods,
    parts: [Part; MAX_PARTS],
    len: u8,
}

impl Effect {
    /// The effect that costs and gives nothing.
    pub const NONE: Effect =
        Effect { pay: Goods::NONE, parts: [Part { token: Token::Vp, count: 0 }; MAX_PARTS], len: 0 };

    /// An effect of these parts; none if there are too many.
    pub fn new(pay: Goods, parts: &[Part]) -> Option<Effect> {
        let mut effect = Effect { pay, ..Effect::NONE };
        effect.parts.get_mut(..parts.len())?.copy_from_slice(parts);
        effect.len = parts.len() as u8;
        Some(effect)
    }

    /// What it gives, first one first.
    #[inline]
    pub fn parts(&self) -> &[Part] {
        &self.parts[..self.len as usize]
    }
}

/// A city of the map.
#[derive(Clone, Copy, Debug)]
pub struct CityRow {
    /// Its colour.
    pub hue: Hue,
    /// The region it lies in.
    pub region: Region,
    /// What it yields; each stone costs a coin (TSR-003).
    pub income: Goods,
    /// Where it lies on a map of 1000 by 800.
    pub x: u16,
    /// Where it lies, from the north.
    pub y: u16,
}

/// A waterway between two cities.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Waterway {
    /// One end.
    pub from: City,
    /// The other end.
    pub to: City,
    /// Its place among the slots for Trade tokens, if it has one.
    pub slot: Option<u8>,
}

/// A Project card.
#[derive(Clone, Copy, Debug)]
pub struct Project {
    /// The goods it costs.
    pub cost: Goods,
    /// The points it gives.
    pub vp: u8,
}

/// What a Title counts (TSR-257).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Counted {
    /// Sets of a Construction, a Trade and a Military project.
    ProjectSet,
    /// Completed Construction projects.
    ConstructionProject,
    /// Completed Trade projects.
    TradeProject,
    /// Completed Military projects.
    MilitaryProject,
    /// Spoils tokens, and Trade tokens on the pad.
    Token,
    /// Cities where the player has an influence of three or more.
    StrongCity,
    /// Own Estates.
    Estate,
    /// Own Titles.
    Title,
    /// Own warriors on the Field of War.
    FieldWarrior,
    /// Own buildings.
    Building,
    /// Regions in which the player has the most influence.
    LedRegion,
    /// Own warriors in cities.
    CityWarrior,
    /// Own foreign goods.
    ForeignGood,
}

/// A Title card.
#[derive(Clone, Copy, Debug)]
pub struct Title {
    /// Points for each.
    pub vp: u8,
    /// Of what.
    pub per: Counted,
    /// The cities that count, where cities are counted.
    pub cities: CitySet,
}

/// A Region token.
#[derive(Clone, Copy, Debug)]
pub struct RegionToken {
    /// The reward in points.
    pub vp: u8,
    /// The other reward.
    pub other: Effect,
}

/// Where an Assignment card sends a boyar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Destination {
    /// To a city of a colour.
    Hue(Hue),
    /// To any city.
    Any,
    /// Nowhere: the boyar stays on the card.
    Kremlin,
}

/// Everything printed on the pieces. Plain data: no allocation, read-only after loading.
#[derive(Clone, Debug)]
pub struct Tables {
    /// First 8 bytes of the SHA-256 of the values below, whatever text they were read from.
    pub hash: u64,
    /// The cities.
    pub cities: [CityRow; CITIES],
    waterways: [Waterway; MAX_WATERWAYS],
    waterway_count: u8,
    /// The Project cards.
    pub projects: [Project; ProjectId::COUNT],
    /// The Title cards.
    pub titles: [Title; TitleId::COUNT],
    /// The Estate cards.
    pub estates: [Effect; EstateId::COUNT],
    /// The Spoils tokens.
    pub spoils: [Effect; SpoilsId::COUNT],
    /// The Region tokens.
    pub tokens: [RegionToken; TokenId::COUNT],
    /// The Trade tokens.
    pub trades: [Effect; TradeId::COUNT],
    /// What is printed on the slots of a pad.
    pub pad: [Option<Effect>; PAD],
    /// The Assignment cards.
    pub assignments: [Destination; AssignmentId::COUNT],
    /// What follows from the rows above.
    pub map: Map,
}

impl PartialEq for Tables {
    fn eq(&self, other: &Tables) -> bool {
        self.hash == other.hash
    }
}

impl Tables {
    /// The waterways.
    pub fn waterways(&self) -> &[Waterway] {
        &self.waterways[..usize::from(self.waterway_count)]
    }

    /// The waterway between two cities, if there is one.
    #[inline]
    pub fn waterway(&self, from: City, to: City) -> Option<&Waterway> {
        self.waterways().get(usize::from(self.map.between[from.index()][to.index()]))
    }

    /// The cities an Assignment card allows.
    #[inline]
    pub fn destinations(&self, card: AssignmentId) -> CitySet {
        match self.assignments[card.index()] {
            Destination::Hue(hue) => self.map.of_hue[hue.index()],
            Destination::Any => CitySet::ALL, // TSR-112
            Destination::Kremlin => CitySet::EMPTY,
        }
    }
}

/// The map as bit masks, derived from cities, waterways and pad, so that lookups are cheap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    /// The cities next to each city.
    pub next_to: [CitySet; CITIES],
    /// The number of the waterway between two cities; 255 where there is none.
    pub between: [[u8; CITIES]; CITIES],
    /// The cities of each region.
    pub of_region: [CitySet; REGIONS],
    /// The cities of each colour.
    pub of_hue: [CitySet; Hue::COUNT],
    /// The cities that yield a stone.
    pub stony: CitySet,
    /// The cities that yield something besides a stone.
    pub giving: CitySet,
    /// The slots of the pad with a printed effect, a bit each.
    pub printed: u8,
}

impl Map {
    /// Empty masks, to be filled.
    pub(crate) const BLANK: Map = Map {
        next_to: [CitySet::EMPTY; CITIES],
        between: [[u8::MAX; CITIES]; CITIES],
        of_region: [CitySet::EMPTY; REGIONS],
        of_hue: [CitySet::EMPTY; Hue::COUNT],
        stony: CitySet::EMPTY,
        giving: CitySet::EMPTY,
        printed: 0,
    };

    /// The masks of these rows.
    fn of(cities: &[CityRow; CITIES], waterways: &[Waterway], pad: &[Option<Effect>; PAD]) -> Map {
        let mut map = Map::BLANK;
        for (city, row) in City::all().zip(cities) {
            map.of_region[row.region.index()].add(city);
            map.of_hue[row.hue.index()].add(city);
            if row.income.has(Item::Stone) {
                map.stony.add(city);
            }
            if row.income.iter().any(|(item, _)| item != Item::Stone) {
                map.giving.add(city);
            }
        }
        for (number, way) in waterways.iter().enumerate() {
            for (from, to) in [(way.from, way.to), (way.to, way.from)] {
                map.next_to[from.index()].add(to);
                map.between[from.index()][to.index()] = number as u8;
            }
        }
        for (slot, printed) in pad.iter().enumerate() {
            map.printed |= u8::from(printed.is_some()) << slot;
        }
        map
    }
}
