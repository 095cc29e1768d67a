//! The complete state of a game: plain data, copied whole.

use samovar_engine::{Pile, Rng, Seat, named};
use serde::{Deserialize, Serialize};

use crate::components::{
    AssignmentId, BUILDINGS, CHAMBERS, CITIES, Chamber, City, Destination, Effect, EstateId, Item, PAD,
    ProjectId, REGIONS, Region, SEALS, SLOTS, SpoilsId, Tables, TitleId, Token, TokenId, TradeId, WARRIORS,
};
use crate::goods::Goods;
use crate::options::Options;

/// The most frames that can be owed at once; random play reports the highest number it saw.
pub(crate) const MAX_FRAMES: usize = 32;

/// A game of The First Tsar.
#[derive(Clone, Copy, PartialEq)]
pub struct FirstTsar {
    pub(crate) tables: &'static Tables,
    /// All chance comes from here (TSR-Q89).
    pub(crate) rng: Rng,
    pub(crate) players: [Player; 4],
    pub(crate) options: Options,
    pub(crate) reveals: u32,

    /// 1 to 4 (TSR-013).
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Turns finished in this phase; in the end of a round, regions begun.
    pub(crate) turns: u8,
    /// The first player of this round, who begins Planning and Actions (TSR-026).
    pub(crate) first: Seat,
    /// The player to decide.
    pub(crate) active: Seat,
    /// The boyar that is out of its chamber in this turn.
    pub(crate) errand: Errand,

    /// Seats by Favor, the top one first; those of unused seats mean nothing (TSR-012, TSR-029, TSR-077).
    pub(crate) favor: [Seat; 4],
    /// The Favor tokens still on the track, a bit for 10, 20 and 30 VP each (TSR-014).
    pub(crate) favor_tokens: u8,
    /// The seals in the chambers.
    pub(crate) seals: [Option<Seat>; CHAMBERS],
    /// The Assignment cards at the chambers, and the one put aside.
    pub(crate) assignments: [AssignmentId; AssignmentId::COUNT],
    /// The Region tokens: four for each round from the East to the North, then the two that left the game unseen.
    pub(crate) tokens: [TokenId; TokenId::COUNT],

    /// The Trade tokens in the slots of the waterways.
    pub(crate) waters: [Option<TradeId>; SLOTS],
    pub(crate) trade_reserve: Pile<TradeId, SLOTS>,
    pub(crate) trades_gone: TradeSet,
    /// Spoils tokens on the Field of War.
    pub(crate) spoils: SpoilsSet,
    pub(crate) spoils_reserve: Pile<SpoilsId, 9>,
    pub(crate) spoils_gone: SpoilsSet,

    /// The Project display.
    pub(crate) projects: ProjectSet,
    pub(crate) project_deck: Pile<ProjectId, { ProjectId::COUNT }>,
    /// The Title display.
    pub(crate) titles: TitleSet,
    pub(crate) title_deck: Pile<TitleId, { TitleId::COUNT }>,
    pub(crate) titles_gone: TitleSet,
    /// The Estate display.
    pub(crate) estates: EstateSet,
    pub(crate) estate_deck: Pile<EstateId, { EstateId::COUNT }>,
    pub(crate) estates_gone: EstateSet,

    /// What an effect leads to lies above it and is finished first (TSR-Q19).
    pub(crate) frames: Pile<Frame, MAX_FRAMES>,
}

/// What part of the game is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody keeps one of three projects, in secret.
    Keep,
    /// Starting warriors are placed.
    Settle,
    /// Boyars go into chambers.
    Planning,
    /// Boyars leave the chambers and act.
    Actions,
    /// Regions are rewarded.
    EndOfRound,
    /// The game has ended.
    Over,
}

/// Where points came from, in the order of the standings (TSR-035).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Points {
    Projects,
    /// Trade and Spoils tokens.
    Tokens,
    Regions,
    /// The Tsar's Favor gained while on top.
    Favor,
    Titles,
    FieldOfWar,
    /// The special scoring of the Favor track.
    Standing,
    Exchange,
}

impl Points {
    pub(crate) const COUNT: usize = 8;
}

/// What a player has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// Goods and coins in the supply.
    pub goods: Goods,
    /// Points by where they came from.
    pub points: [u16; Points::COUNT],
    /// All points; they have no cap (TSR-028, TSR-036).
    pub vp: u16,
    /// Warriors in the supply.
    pub warriors: u8,
    /// Buildings in the supply.
    pub buildings: u8,
    /// Seals in the supply.
    pub seals: u8,
    /// Warriors on the Field of War, which is no city (TSR-007).
    pub field: u8,
    /// Boyars on the Kremlin card.
    pub in_kremlin: u8,
    /// The chambers in which a boyar stands.
    pub chambers: ChamberSet,
    /// The coins under the boyar in each chamber.
    pub bribes: [u8; CHAMBERS],
    /// Warriors in each city.
    pub garrison: [u8; CITIES],
    /// Boyars in each city.
    pub boyars: [u8; CITIES],
    /// Cities with an own warrior.
    pub guarded: CitySet,
    /// Cities with an own boyar.
    pub visited: CitySet,
    /// Cities with an own building.
    pub built: CitySet,
    /// Projects in hand; while one is kept of three, all three.
    pub hand: ProjectSet,
    /// Projects that everybody saw the player take.
    pub shown: ProjectSet,
    /// Completed projects.
    pub completed: ProjectSet,
    /// The project kept at the start.
    pub kept: Option<ProjectId>,
    /// The projects put back at the start.
    pub put_back: ProjectSet,
    /// Titles.
    pub titles: TitleSet,
    /// Estates.
    pub estates: EstateSet,
    /// Estates used in this round.
    pub used: EstateSet,
    /// Trade tokens on the pad.
    pub pad: [Option<TradeId>; PAD],
    /// Spoils tokens.
    pub spoils: SpoilsSet,
}

impl Default for Player {
    /// A player before setup hands out goods and cards (TSR-042).
    fn default() -> Player {
        Player {
            goods: Goods::NONE,
            points: [0; Points::COUNT],
            vp: 0, // TSR-062
            warriors: WARRIORS,
            buildings: BUILDINGS,
            seals: SEALS,
            field: 0,
            in_kremlin: 0,
            chambers: ChamberSet::EMPTY,
            bribes: [0; CHAMBERS],
            garrison: [0; CITIES],
            boyars: [0; CITIES],
            guarded: CitySet::EMPTY,
            visited: CitySet::EMPTY,
            built: CitySet::EMPTY,
            hand: ProjectSet::EMPTY,
            shown: ProjectSet::EMPTY,
            completed: ProjectSet::EMPTY,
            kept: None,
            put_back: ProjectSet::EMPTY,
            titles: TitleSet::EMPTY,
            estates: EstateSet::EMPTY,
            used: EstateSet::EMPTY,
            pad: [None; PAD],
            spoils: SpoilsSet::EMPTY,
        }
    }
}

impl Player {
    /// Cities with any own piece; a boyar on an Assignment card is in none (TSR-Q13).
    #[inline]
    pub(crate) fn presence(&self) -> CitySet {
        self.guarded.or(self.visited).or(self.built)
    }

    /// Coins in the supply, without those under boyars (TSR-Q09).
    #[inline]
    pub(crate) fn coins(&self) -> u8 {
        self.goods.count(Item::Coin)
    }

    /// The influence in a city.
    #[inline]
    pub(crate) fn influence(&self, city: City) -> u8 {
        influence(self.garrison[city.index()], self.boyars[city.index()], self.built.has(city))
    }

    /// The influence in all of some cities.
    pub(crate) fn influence_in(&self, cities: CitySet) -> u8 {
        cities.and(self.presence()).iter().map(|city| self.influence(city)).sum()
    }

    /// Slots of the pad that hold a token, a bit each.
    #[inline]
    pub(crate) fn covered(&self) -> u8 {
        let mut mask = 0;
        for (slot, token) in self.pad.iter().enumerate() {
            mask |= u8::from(token.is_some()) << slot;
        }
        mask
    }

    #[inline]
    pub(crate) fn add_warrior(&mut self, city: City) {
        self.garrison[city.index()] += 1;
        self.guarded.add(city);
    }

    #[inline]
    pub(crate) fn remove_warrior(&mut self, city: City) {
        self.garrison[city.index()] -= 1;
        if self.garrison[city.index()] == 0 {
            self.guarded.remove(city);
        }
    }

    #[inline]
    pub(crate) fn add_boyar(&mut self, city: City) {
        self.boyars[city.index()] += 1;
        self.visited.add(city);
    }

    #[inline]
    pub(crate) fn remove_boyar(&mut self, city: City) {
        self.boyars[city.index()] -= 1;
        if self.boyars[city.index()] == 0 {
            self.visited.remove(city);
        }
    }

    /// Coins from the pool.
    #[inline]
    pub(crate) fn add_coins(&mut self, coins: u8) {
        self.goods = self.goods.and(Goods::of(Item::Coin, coins));
    }
}

/// The influence of a player's pieces in a city (TSR-037).
#[inline]
pub(crate) const fn influence(warriors: u8, boyars: u8, built: bool) -> u8 {
    warriors + 2 * boyars + 2 * built as u8
}

/// The boyar that acts in this turn, and what is left to do with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Errand {
    /// How far the turn has come.
    pub step: Step,
    /// The chamber the boyar left.
    pub chamber: Option<Chamber>,
    /// Actions, foreign goods or cards of the chamber still to take, those of a bonus included.
    pub left: u8,
    /// Production: whether an income may still be repeated.
    pub again: bool,
    /// Production: the cities that yielded their income.
    pub produced: CitySet,
    /// Reward: whether a Title was taken.
    pub titled: bool,
    /// Whether the last thing done was to rearrange Trade tokens (TSR-Q23).
    pub arranged: bool,
}

impl Errand {
    /// A turn in which nothing was done yet.
    pub(crate) const FRESH: Errand = Errand {
        step: Step::Before,
        chamber: None,
        left: 0,
        again: false,
        produced: CitySet::EMPTY,
        titled: false,
        arranged: false,
    };
}

/// The steps of an action turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The boyar is still in a chamber.
    Before,
    /// The boyar stands on the Assignment card (TSR-107).
    Acting,
    /// The boyar stands in a city.
    After,
}

samovar_engine::sets! {
    /// A set of cities.
    CitySet(u16) of City;
    /// A set of chambers.
    ChamberSet(u8) of Chamber;
    /// A set of Project cards.
    ProjectSet(u32) of ProjectId;
    /// A set of Title cards.
    TitleSet(u16) of TitleId;
    /// A set of Estate cards.
    EstateSet(u16) of EstateId;
    /// A set of Spoils tokens.
    SpoilsSet(u16) of SpoilsId;
    /// A set of Trade tokens.
    TradeSet(u32) of TradeId;
}

/// Where an effect is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// A Trade token.
    Trade(TradeId),
    /// A slot of the pad, from 0.
    Printed(u8),
    /// A Spoils token.
    Spoils(SpoilsId),
    /// The other reward of a Region token.
    Region(TokenId),
    /// An Estate.
    Estate(EstateId),
}

named! {
    /// One of the two rewards of a Region token.
    Prize {
        /// The points.
        Points = "points",
        /// The other reward.
        Other = "other",
    }
}

impl Prize {
    /// The one that was not picked.
    pub(crate) fn other(self) -> Prize {
        match self {
            Prize::Points => Prize::Other,
            Prize::Other => Prize::Points,
        }
    }
}

/// Something owed: a question to the active player, or an effect that follows by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Which of three projects is kept?
    Keep,
    /// Where does a starting warrior go?
    Settle,
    /// Which chamber does the boyar go to?
    Plan,
    /// How many coins go under the boyar in this chamber?
    Coins(Chamber),
    /// What next in the action turn?
    Turn,
    /// What comes for the two goods or coins given?
    Exchange,
    /// Where does a Trade token go?
    Slot(TradeId),
    /// Pay for an effect?
    Bargain(Source),
    /// Which good or coin?
    Any,
    /// The income of which city?
    Income,
    /// A warrior where?
    Warrior,
    /// Which move?
    Move,
    /// Which project is taken?
    TakeProject {
        /// Whether it is paid for already and cannot be skipped.
        must: bool,
    },
    /// Which project is completed?
    Complete,
    /// Which Estate is taken?
    TakeEstate,
    /// Which Title is taken?
    TakeTitle,
    /// A building where?
    Building,
    /// A warrior to the Field of War, and which Spoils?
    War,
    /// What is exchanged for what?
    Swap {
        /// Exchanges still possible.
        left: u8,
    },
    /// Which Trade effect of the pad?
    Trades {
        /// Whether two are chosen.
        two: bool,
        /// The slot of the first one, from 0, once it is chosen.
        first: Option<u8>,
    },
    /// Anything before the second Trade effect (TSR-Q17)?
    Pause(Source),
    /// Which reward of the region's token?
    Prize {
        /// The player with the most influence in the region.
        leader: Seat,
        /// The player who gets what the leader does not.
        second: Option<Seat>,
    },
    /// A part of an effect.
    Gain(Token, u8),
    /// The other reward of the region's token for the second (TSR-186).
    Second(Seat, Prize),
}

/// Players by how much they have of something, the most first, each with the amount.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Ranks {
    rows: [(Seat, u8); 4],
    len: usize,
}

impl Ranks {
    /// Seats and amounts, without seats that have nothing.
    pub(crate) fn rows(&self) -> &[(Seat, u8)] {
        &self.rows[..self.len]
    }

    /// The place of a seat, from 0.
    pub(crate) fn place_of(&self, seat: Seat) -> Option<usize> {
        self.rows().iter().position(|(other, _)| *other == seat)
    }
}

impl FirstTsar {
    /// A state with nothing but its options, for setup and loading to fill.
    pub(crate) fn blank(tables: &'static Tables, options: Options, rng: Rng) -> FirstTsar {
        let seat = |index: usize| Seat::new(index as u8);
        FirstTsar {
            tables,
            rng,
            players: [Player::default(); 4],
            options,
            reveals: 0,
            round: 1, // TSR-047
            phase: Phase::Keep,
            turns: 0,
            first: seat(0),
            active: seat(0),
            errand: Errand::FRESH,
            favor: [seat(0), seat(1), seat(2), seat(3)],
            favor_tokens: 0b111, // TSR-043
            seals: [None; CHAMBERS],
            assignments: std::array::from_fn(AssignmentId::at),
            tokens: std::array::from_fn(TokenId::at),
            waters: [None; SLOTS],
            trade_reserve: Pile::empty(TradeId::at(0)),
            trades_gone: TradeSet::EMPTY,
            spoils: SpoilsSet::EMPTY,
            spoils_reserve: Pile::empty(SpoilsId::at(0)),
            spoils_gone: SpoilsSet::EMPTY,
            projects: ProjectSet::EMPTY,
            project_deck: Pile::empty(ProjectId::at(0)),
            titles: TitleSet::EMPTY,
            title_deck: Pile::empty(TitleId::at(0)),
            titles_gone: TitleSet::EMPTY,
            estates: EstateSet::EMPTY,
            estate_deck: Pile::empty(EstateId::at(0)),
            estates_gone: EstateSet::EMPTY,
            frames: Pile::empty(Frame::Keep),
        }
    }

    // Who is who.

    #[inline]
    pub(crate) fn me(&self) -> &Player {
        &self.players[self.active.index()]
    }

    #[inline]
    pub(crate) fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.active.index()]
    }

    /// The seat a number of places to the left of another (TSR-Q86).
    #[inline]
    pub(crate) fn left_of(&self, seat: Seat, places: u8) -> Seat {
        Seat::new((seat.index() as u8 + places) % self.options.players)
    }

    /// The seats in the game.
    pub(crate) fn seats_in_order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::first(usize::from(self.options.players))
    }

    /// The seats by Favor, the highest first (TSR-064).
    #[inline]
    pub(crate) fn by_favor(&self) -> &[Seat] {
        &self.favor[..usize::from(self.options.players)]
    }

    // Where things are.

    /// The most important boyar of a chamber, by its owner (TSR-096, TSR-098).
    #[inline]
    pub(crate) fn most_important(&self, chamber: Chamber) -> Option<Seat> {
        let mut best = None;
        let mut coins = 0;
        // From the highest Favor down: a tie stays with the one above (TSR-075). Only boyars in the chamber count
        // (TSR-Q03), and the first one found needs no coins (TSR-091, TSR-Q04).
        for seat in self.by_favor() {
            let player = &self.players[seat.index()];
            if player.chambers.has(chamber) && (best.is_none() || player.bribes[chamber.index()] > coins) {
                best = Some(*seat);
                coins = player.bribes[chamber.index()];
            }
        }
        best
    }

    /// The Assignment card of a chamber (TSR-011, TSR-117).
    #[inline]
    pub(crate) fn assignment(&self, chamber: Chamber) -> AssignmentId {
        self.assignments[chamber.index()]
    }

    /// Whether the Assignment card of a chamber is the Kremlin card.
    #[inline]
    pub(crate) fn leads_nowhere(&self, chamber: Chamber) -> bool {
        self.tables.assignments[self.assignment(chamber).index()] == Destination::Kremlin
    }

    /// Cities with a building of anyone.
    #[inline]
    pub(crate) fn built_up(&self) -> CitySet {
        let [one, two, three, four] = self.players.each_ref().map(|player| player.built);
        one.or(two).or(three.or(four))
    }

    /// Cities where the active player may build (TSR-150, TSR-Q62).
    #[inline]
    pub(crate) fn sites(&self) -> CitySet {
        self.me().guarded.or(self.me().visited).without(self.built_up())
    }

    /// The effect that is printed there.
    #[inline]
    pub(crate) fn effect_of(&self, source: Source) -> &'static Effect {
        match source {
            Source::Trade(id) => &self.tables.trades[id.index()],
            Source::Printed(slot) => self.tables.pad[usize::from(slot)].as_ref().unwrap_or(&Effect::NONE),
            Source::Spoils(id) => &self.tables.spoils[id.index()],
            Source::Region(id) => &self.tables.tokens[id.index()].other,
            Source::Estate(id) => &self.tables.estates[id.index()],
        }
    }

    /// What a slot of the active player's pad can be resolved for: its token, or what is printed there (TSR-Q44).
    #[inline]
    pub(crate) fn trade_source(&self, slot: usize) -> Option<Source> {
        match self.me().pad[slot] {
            Some(token) => Some(Source::Trade(token)),
            None => self.tables.pad[slot].map(|_| Source::Printed(slot as u8)),
        }
    }

    /// The Region token of a region in this round.
    pub(crate) fn region_token(&self, region: Region) -> TokenId {
        self.tokens[REGIONS * usize::from(self.round - 1) + region.index()]
    }

    /// The region that is being rewarded.
    pub(crate) fn rewarded_region(&self) -> Region {
        Region::ALL[usize::from(self.turns.saturating_sub(1)).min(REGIONS - 1)]
    }

    /// The players with pieces in a region, the greatest influence first, with their influence (TSR-184, TSR-189).
    pub(crate) fn ranking(&self, region: Region) -> Ranks {
        let cities = self.tables.map.of_region[region.index()];
        self.ranks(|player| player.influence_in(cities))
    }

    /// Everybody who has any of something, the most first; a tie goes to the higher Favor (TSR-075, TSR-188).
    pub(crate) fn ranks(&self, measure: impl Fn(&Player) -> u8) -> Ranks {
        let mut ranks = Ranks { rows: [(Seat::new(0), 0); 4], len: 0 };
        for seat in self.by_favor() {
            let amount = measure(&self.players[seat.index()]);
            if amount == 0 {
                continue;
            }
            let mut place = ranks.len;
            while place > 0 && ranks.rows[place - 1].1 < amount {
                // TSR-076
                ranks.rows[place] = ranks.rows[place - 1];
                place -= 1;
            }
            ranks.rows[place] = (*seat, amount);
            ranks.len += 1;
        }
        ranks
    }

    /// Whether nothing more will happen.
    #[inline]
    pub(crate) fn is_over(&self) -> bool {
        self.phase == Phase::Over
    }
}

impl std::fmt::Debug for FirstTsar {
    /// The position as JSON.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        crate::position::save(self).fmt(f)
    }
}
