//! What a viewer may know: everything that lies open, and the viewer's own hand (TSR-Q53).

use std::cmp::Reverse;
use std::collections::BTreeMap;

use samovar_engine::{Game, GameOptions, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::components::{
    AssignmentId, CHAMBERS, CITIES, Chamber, City, ProjectId, REGIONS, Region, TitleId, TokenId, TradeId,
    Waterway,
};
use crate::goods::Goods;
use crate::play::FAVOR_SPACES;
use crate::state::{
    ChamberSet, CitySet, Errand, EstateSet, FirstTsar, Frame, Phase, Player, ProjectSet, SpoilsSet, TitleSet,
    TradeSet, influence,
};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// The seat that has to decide; none when the game is over.
    pub to_decide: Option<Seat>,
    /// Everything that lies open.
    pub board: Board,
    /// What only the viewer knows; none for a spectator.
    pub own: Option<Own>,
    /// How many pieces lie face down in each stack.
    pub stacks: Stacks,
    /// The owner of the most important boyar in each chamber now.
    pub important: Vec<Option<Seat>>,
    /// The influence of every seat in each region, from the East to the North.
    pub influence: Vec<Vec<u8>>,
    /// The player who would be first in each region now.
    pub leaders: Vec<Option<Seat>>,
    /// What each Title would score for each seat now if the seat had it: by seat, then by Title.
    pub title_points: Vec<Vec<u16>>,
}

/// What only one player knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// The projects in hand; while one is kept of three, all three.
    pub hand: ProjectSet,
    /// The project kept at the start.
    pub kept: Option<ProjectId>,
    /// The projects put back at the start.
    pub put_back: ProjectSet,
}

/// Heights of the face-down stacks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct Stacks {
    pub projects: u8,
    pub titles: u8,
    pub estates: u8,
    pub spoils: u8,
    pub trades: u8,
    /// Region tokens for later rounds.
    pub regions: u8,
}

/// Everything that lies open on the table: part of every view and of every saved position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Board {
    /// The options the game was set up with.
    pub options: Map<String, Value>,
    /// 1 to 4.
    pub round: u8,
    /// What part of the game is being played.
    pub phase: Phase,
    /// Turns finished in this phase; in the end of a round, regions begun.
    pub turns: u8,
    /// The first player of this round, who begins Planning and Actions.
    pub first: Seat,
    /// The player to decide, or the last who did.
    pub active: Seat,
    /// The boyar that acts in this turn, and what is left to do with it.
    pub errand: Errand,
    /// What is asked and what is owed after it, the next one last.
    pub frames: Vec<Frame>,
    /// The seats by Favor, the highest first.
    pub favor: Vec<Seat>,
    /// The points at which Favor tokens still lie.
    pub favor_tokens: Vec<u16>,
    /// The chambers, in the order of [`Chamber::ALL`].
    pub chambers: Vec<ChamberData>,
    /// The Assignment card put aside (TSR-Q16).
    pub aside: AssignmentId,
    /// All Region tokens shown so far, four a round from the East to the North; the last four lie on the map.
    pub tokens: Vec<TokenId>,
    /// The Trade tokens in the slots of the waterways, in the order of the waterways (TSR-Q50).
    pub waters: Vec<Option<TradeId>>,
    /// Discarded Trade tokens; discards are open (TSR-181).
    pub trades_gone: TradeSet,
    /// Spoils tokens on the Field of War.
    pub spoils: SpoilsSet,
    /// Discarded Spoils tokens.
    pub spoils_gone: SpoilsSet,
    /// The Project display.
    pub projects: ProjectSet,
    /// The Title display.
    pub titles: TitleSet,
    /// Discarded Titles.
    pub titles_gone: TitleSet,
    /// The Estate display.
    pub estates: EstateSet,
    /// Discarded Estates.
    pub estates_gone: EstateSet,
    /// The players by seat.
    pub players: Vec<PlayerData>,
}

/// A chamber of the Kremlin.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct ChamberData {
    pub assignment: AssignmentId,
    pub seal: Option<Seat>,
}

/// What everybody knows of a player.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerData {
    pub goods: Goods,
    pub vp: u16,
    /// The same points: projects, tokens, regions, Favor gained on top, Titles, Field of War, Favor track, exchange.
    pub points: Vec<u16>,
    /// In the supply.
    pub warriors: u8,
    /// In the supply.
    pub buildings: u8,
    /// In the supply.
    pub seals: u8,
    /// Warriors on the Field of War.
    pub field: u8,
    /// Boyars on the Kremlin card.
    pub in_kremlin: u8,
    /// Chambers with a boyar, and the coins underneath.
    pub bribes: BTreeMap<Chamber, u8>,
    /// Warriors by city.
    pub garrison: BTreeMap<City, u8>,
    /// Boyars by city.
    pub boyars: BTreeMap<City, u8>,
    pub built: CitySet,
    /// Cards in hand.
    pub hand: u8,
    /// Projects that everybody saw the player take.
    pub shown: ProjectSet,
    pub completed: ProjectSet,
    /// Any number, face up, like the Estates (TSR-166).
    pub titles: TitleSet,
    pub estates: EstateSet,
    /// Estates used in this round.
    pub used: EstateSet,
    /// Trade tokens on the pad.
    pub pad: Vec<Option<TradeId>>,
    pub spoils: SpoilsSet,
}

pub(crate) fn view(game: &FirstTsar, viewer: Viewer) -> View {
    let own = |seat: Seat| {
        let player = &game.players[seat.index()];
        Own { hand: player.hand, kept: player.kept, put_back: player.put_back }
    };
    let influence = |region: Region| {
        let cities = game.tables.map.of_region[region.index()];
        game.seats_in_order().map(|seat| game.players[seat.index()].influence_in(cities)).collect()
    };
    let title_points = |seat| TitleId::all().map(|title| game.title_promise(seat, title)).collect();
    View {
        viewer: viewer.seat(),
        to_decide: game.turn().seat(),
        board: game.lie_open(),
        own: viewer.seat().map(own),
        stacks: game.stacks(),
        important: Chamber::ALL.map(|chamber| game.most_important(chamber)).to_vec(),
        influence: Region::ALL.map(influence).to_vec(),
        leaders: Region::ALL
            .map(|region| game.ranking(region).rows().first().map(|(seat, _)| *seat))
            .to_vec(),
        title_points: game.seats_in_order().map(title_points).collect(),
    }
}

impl FirstTsar {
    fn stacks(&self) -> Stacks {
        Stacks {
            projects: self.project_deck.len(),
            titles: self.title_deck.len(),
            estates: self.estate_deck.len(),
            spoils: self.spoils_reserve.len(),
            trades: self.trade_reserve.len(),
            regions: (REGIONS * (4 - usize::from(self.round))) as u8,
        }
    }

    /// Everything that lies open.
    pub(crate) fn lie_open(&self) -> Board {
        let seats = usize::from(self.options.players);
        let chamber = |chamber: Chamber| ChamberData {
            assignment: self.assignment(chamber),
            seal: self.seals[chamber.index()],
        };
        let on_track = |place: &usize| self.favor_tokens >> place & 1 == 1;
        Board {
            options: self.options.write(),
            round: self.round,
            phase: self.phase,
            turns: self.turns,
            first: self.first,
            active: self.active,
            errand: self.errand,
            frames: self.frames.all().to_vec(),
            favor: self.by_favor().to_vec(),
            favor_tokens: (0..FAVOR_SPACES.len()).filter(on_track).map(|place| FAVOR_SPACES[place]).collect(),
            chambers: Chamber::ALL.map(chamber).to_vec(),
            aside: self.assignments[CHAMBERS],
            tokens: self.tokens[..REGIONS * usize::from(self.round)].to_vec(),
            waters: self.waters.to_vec(),
            trades_gone: self.trades_gone,
            spoils: self.spoils,
            spoils_gone: self.spoils_gone,
            projects: self.projects,
            titles: self.titles,
            titles_gone: self.titles_gone,
            estates: self.estates,
            estates_gone: self.estates_gone,
            players: self.players[..seats].iter().map(PlayerData::from).collect(),
        }
    }
}

/// How many stand in each city, where any do.
fn by_city(counts: &[u8; CITIES]) -> BTreeMap<City, u8> {
    City::all().map(|city| (city, counts[city.index()])).filter(|(_, count)| *count > 0).collect()
}

impl From<&Player> for PlayerData {
    fn from(player: &Player) -> PlayerData {
        let bribe = |chamber: Chamber| (chamber, player.bribes[chamber.index()]);
        PlayerData {
            goods: player.goods,
            vp: player.vp,
            points: player.points.to_vec(),
            warriors: player.warriors,
            buildings: player.buildings,
            seals: player.seals,
            field: player.field,
            in_kremlin: player.in_kremlin,
            bribes: player.chambers.iter().map(bribe).collect(),
            garrison: by_city(&player.garrison),
            boyars: by_city(&player.boyars),
            built: player.built,
            hand: player.hand.len(),
            shown: player.shown,
            completed: player.completed,
            titles: player.titles,
            estates: player.estates,
            used: player.used,
            pad: player.pad.to_vec(),
            spoils: player.spoils,
        }
    }
}

impl Board {
    /// Whose boyars stand in a chamber and on how many coins, the most important first (TSR-096, TSR-098).
    pub fn boyars_in(&self, chamber: Chamber) -> Vec<(Seat, u8)> {
        self.ranks(|player| player.bribes.get(&chamber).copied())
    }

    /// The warriors on the Field of War by player, the most first (TSR-213, TSR-214).
    pub fn armies(&self) -> Vec<(Seat, u8)> {
        self.ranks(|player| Some(player.field).filter(|warriors| *warriors > 0))
    }

    /// The players with an amount of something, the most first; a tie goes to the higher Favor (TSR-075).
    fn ranks(&self, amount: impl Fn(&PlayerData) -> Option<u8>) -> Vec<(Seat, u8)> {
        let row = |seat: &Seat| Some((*seat, amount(self.players.get(seat.index())?)?));
        let mut rows: Vec<(Seat, u8)> = self.favor.iter().filter_map(row).collect();
        rows.sort_by_key(|(_, amount)| Reverse(*amount));
        rows
    }

    /// The place of a seat on the Favor track, from 0 for the top.
    pub fn favor_place(&self, seat: Seat) -> usize {
        self.favor.iter().position(|other| *other == seat).unwrap_or(self.favor.len())
    }

    /// The Region token that lies in a region now.
    pub fn region_token(&self, region: Region) -> Option<TokenId> {
        let first = self.tokens.len().checked_sub(REGIONS)?;
        self.tokens.get(first + region.index()).copied()
    }

    /// The region that is being rewarded, at the end of a round.
    pub fn rewarded_region(&self) -> Option<Region> {
        let region = Region::ALL.get(usize::from(self.turns.saturating_sub(1)));
        region.filter(|_| self.phase == Phase::EndOfRound).copied()
    }

    /// The Trade token on a waterway.
    pub fn trade_on(&self, way: &Waterway) -> Option<TradeId> {
        self.waters.get(usize::from(way.slot?)).copied().flatten()
    }
}

impl PlayerData {
    /// The warriors in a city.
    pub fn warriors_in(&self, city: City) -> u8 {
        self.garrison.get(&city).copied().unwrap_or(0)
    }

    /// The boyars in a city.
    pub fn boyars_in(&self, city: City) -> u8 {
        self.boyars.get(&city).copied().unwrap_or(0)
    }

    /// The influence in a city; 0 without any piece there.
    pub fn influence(&self, city: City) -> u8 {
        influence(self.warriors_in(city), self.boyars_in(city), self.built.has(city))
    }

    /// The projects in hand that everybody saw the player take.
    pub fn known_hand(&self) -> ProjectSet {
        self.shown.without(self.completed)
    }

    /// The player with this and what is hidden. Lists must have the right lengths.
    pub(crate) fn player(&self, own: &Own) -> Player {
        let mut player = Player {
            goods: self.goods,
            vp: self.vp,
            warriors: self.warriors,
            buildings: self.buildings,
            seals: self.seals,
            field: self.field,
            in_kremlin: self.in_kremlin,
            chambers: self.bribes.keys().copied().collect::<ChamberSet>(),
            guarded: self.garrison.keys().copied().collect(),
            visited: self.boyars.keys().copied().collect(),
            built: self.built,
            hand: own.hand,
            shown: self.shown,
            completed: self.completed,
            kept: own.kept,
            put_back: own.put_back,
            titles: self.titles,
            estates: self.estates,
            used: self.used,
            spoils: self.spoils,
            ..Player::default()
        };
        player.points.copy_from_slice(&self.points);
        player.pad.copy_from_slice(&self.pad);
        self.bribes.iter().for_each(|(chamber, coins)| player.bribes[chamber.index()] = *coins);
        self.garrison.iter().for_each(|(city, count)| player.garrison[city.index()] = *count);
        self.boyars.iter().for_each(|(city, count)| player.boyars[city.index()] = *count);
        player
    }
}
