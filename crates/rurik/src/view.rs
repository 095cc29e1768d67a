//! What a viewer may know: everything that lies open, and the viewer's own cards (RUR-Q04, RUR-Q129).

use samovar_engine::{Game, GameOptions, Message, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::components::{
    Advisor, AdvisorSet, AgendaId, CardId, Column, Conversion, DeedId, DeedSet, Good, Goods, Leader,
    Priority, REBELS, Region, RegionSet, SchemeId, SchemeSet, Structure, Track,
};
use crate::phrase;
use crate::state::{Frame, Phase, Placed, Player, Rurik, Used};

/// What one viewer may know.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that looks; none for a spectator.
    pub viewer: Option<Seat>,
    /// The seat that has to decide; none when the game is over.
    pub to_decide: Option<Seat>,
    /// Everything that lies open.
    pub board: Board,
    /// Cards in the two scheme decks.
    pub decks: [u8; 2],
    /// Cards in the deed deck.
    pub deed_deck: u8,
    /// What follows from the open pieces, by side: players, then the Rebellion.
    pub sides: Vec<SideView>,
    /// Who rules the regions in play, and by what counts, in the order of the board's regions.
    pub rule: Vec<RuleView>,
    /// Rewards of defeated rebels.
    pub rewards: Vec<RewardView>,
    /// The Rebellion's cards as far as they have been seen, in a solo game.
    pub rebellion: Option<RebellionView>,
    /// What only the viewer knows; none for a spectator.
    pub own: Option<OwnView>,
}

/// What follows from a side's open pieces, and how many cards it holds.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct SideView {
    /// Schemes in hand.
    pub hand: u8,
    /// Those of them that were in hand at the last reshuffle.
    pub held: u8,
    /// Goods on the boat.
    pub boat: Goods,
    /// Goods on the dock.
    pub dock: Goods,
    /// Regions ruled.
    pub ruled: RegionSet,
    /// Regions occupied.
    pub occupied: RegionSet,
    /// The largest group of connected regions with structures.
    pub connected: u8,
    /// The agenda, once it is shown at the end.
    pub agenda: Option<AgendaId>,
    /// Points if the game ended now, without the agenda until it is shown.
    pub points: i32,
}

/// Who rules a region and why.
#[derive(Clone, PartialEq, Hash, Debug, Serialize)]
pub struct RuleView {
    /// The region.
    pub region: Region,
    /// Who rules it.
    pub ruler: Option<Seat>,
    /// The counts that decide, by side: troops, strongholds, rebels with Sviatopolk.
    pub counts: Vec<u8>,
    /// Rebels or neutral troops to be outnumbered.
    pub others: u8,
    /// Who wins ties here.
    pub wins_ties: Option<Seat>,
}

/// The reward of a defeated rebel.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RewardView {
    /// The region of the rebel; none for a token of the variant.
    pub region: Option<Region>,
    /// What it gave.
    pub gain: Message,
}

/// The Rebellion's cards as far as they have been seen.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct RebellionView {
    /// The card on top of the deck.
    pub top: CardId,
    /// Rows of the bottom card seen in this Strategy Phase, in the order of placement.
    pub rows: Vec<CardRow>,
}

/// A row of a rebellion card.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
pub struct CardRow {
    /// The advisor.
    pub advisor: Advisor,
    /// Its column by priority.
    pub columns: [Column; Priority::COUNT],
    /// Whether it is bribed to the top, by priority.
    pub top: [bool; Priority::COUNT],
}

/// What only one player knows.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OwnView {
    /// Schemes in hand.
    pub hand: SchemeSet,
    /// The agendas dealt, and which is kept.
    pub agendas: AgendaView,
    /// Schemes being looked at.
    pub looked: Vec<SchemeId>,
    /// Schemes put back on a deck and still there.
    pub known: Vec<KnownCard>,
    /// Schemes in other hands that were put back and drawn alone from there.
    pub spied: Vec<SpiedCard>,
}

/// The own agendas.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct AgendaView {
    pub dealt: [AgendaId; 2],
    pub kept: Option<AgendaId>,
}

/// A card of a deck that the viewer has seen there.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct KnownCard {
    /// 1 or 2.
    pub deck: u8,
    /// Cards on top of it.
    pub under: u8,
    /// The card.
    pub card: SchemeId,
}

/// A card in another hand that the viewer has seen go there.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[allow(missing_docs)]
pub struct SpiedCard {
    pub seat: Seat,
    pub card: SchemeId,
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
    /// Turns taken in this phase.
    pub turn: u8,
    /// Who began it.
    pub first: Seat,
    /// Who holds the first player marker.
    pub marker: Seat,
    /// Whose turn it is.
    pub active: Seat,
    /// What has been used in this turn.
    pub used: Used,
    /// Tax points of this turn.
    pub tax: u8,
    /// Build points of this turn.
    pub build: u8,
    /// What is asked and what is owed after it, the next one last.
    pub frames: Vec<Frame>,
    /// The regions in play.
    pub regions: Vec<RegionData>,
    /// The strategy board: columns from left to right, spaces from the top.
    pub strategy: Vec<Vec<Option<Placed>>>,
    /// The players by seat; a solo game's Rebellion is the second.
    pub players: Vec<PlayerData>,
    /// The scheme discard pile.
    pub discard: SchemeSet,
    /// What lay in the scheme discard pile at the last reshuffle.
    pub returned: SchemeSet,
    /// The deed row.
    pub row: Vec<Option<DeedId>>,
    /// Deeds discarded by the variant.
    pub spent_deeds: DeedSet,
    /// Which rewards of rebels have been shown: places of regions, or of the pile of tokens.
    pub shown: Vec<u8>,
    /// The Rebellion in a solo game.
    pub rebellion: Option<RebellionData>,
}

/// A region in play.
#[derive(Clone, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct RegionData {
    pub region: Region,
    /// What it produces.
    pub good: Good,
    /// Whether the good lies there.
    pub lies: bool,
    pub rebel: bool,
    pub neutral: bool,
    /// Troops by side, leaders included.
    pub troops: Vec<u8>,
}

/// What a side has.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct PlayerData {
    pub leader: Option<Leader>,
    /// Where the leader stands.
    pub leader_at: Option<Region>,
    /// Ordinary troops in the supply.
    pub supply: u8,
    pub built: Built,
    pub coins: u8,
    /// On boat and dock together.
    pub goods: Goods,
    /// Goods that the boat has room for and that stay on the dock while it is counted.
    #[serde(default)]
    pub held_back: u8,
    /// Conversion tokens that lie face up.
    pub tokens: Vec<Conversion>,
    /// Spaces reached on the claim tracks, 0 for none: rule, build, trade.
    pub claims: [u8; Track::COUNT],
    pub warfare: u8,
    /// Defeated rebels.
    pub defeated: u8,
    /// Advisors not yet placed.
    pub advisors: AdvisorSet,
    /// Whether the leader's ability of once a round has been used.
    pub ability_used: bool,
    /// Whether the agenda has been chosen.
    pub agenda: bool,
    pub deeds: DeedSet,
    pub accomplished: DeedSet,
}

/// Where the structures of a side stand.
#[derive(Clone, Copy, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Built {
    pub church: RegionSet,
    pub market: RegionSet,
    pub stronghold: RegionSet,
}

/// The Rebellion's open things.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RebellionData {
    /// Its priority.
    pub priority: Priority,
    /// Bonuses under a coin, by priority, from the top.
    pub locked: [Vec<u8>; Priority::COUNT],
    /// Turns it has begun.
    pub turned: u8,
    /// Its cards seen so far, in the order of the cycle.
    pub seen: Vec<CardId>,
}

pub(crate) fn view(game: &Rurik, viewer: Viewer) -> View {
    View {
        viewer: viewer.seat(),
        to_decide: game.turn().seat(),
        board: game.open_board(),
        decks: [game.decks[0].len(), game.decks[1].len()],
        deed_deck: game.deeds.len(),
        sides: (0..game.sides()).map(|side| game.side_view(side)).collect(),
        rule: game.map().regions.iter().map(|region| game.rule_view(region)).collect(),
        rewards: game.reward_views(),
        rebellion: game.options.solo().then(|| game.rebellion_view()),
        own: viewer.seat().map(|seat| game.own_view(seat)),
    }
}

impl Rurik {
    fn side_view(&self, side: usize) -> SideView {
        let player = &self.players[side];
        let mut boat: Goods = std::array::from_fn(|kind| player.goods[kind].min(self.tables.boat[kind]));
        // Only the number of goods held back counts (RUR-Q127); they are shown as the last of the boat.
        let mut back = player.held_back;
        for goods in boat.iter_mut().rev() {
            let held = back.min(*goods);
            *goods -= held;
            back -= held;
        }
        SideView {
            hand: player.hand.len(),
            held: player.held.len(),
            boat,
            dock: std::array::from_fn(|kind| player.goods[kind] - boat[kind]),
            ruled: self.ruled(side),
            occupied: player.occupied,
            connected: self.connected(side),
            agenda: player.agenda().filter(|_| self.is_over()),
            points: self.row_of(Seat::new(side as u8)).total,
        }
    }

    fn rule_view(&self, region: Region) -> RuleView {
        let counts = self.counts(region);
        let seat = |side: usize| Seat::new(side as u8);
        RuleView {
            region,
            ruler: self.ruler(region).map(seat),
            counts: counts.sides[..self.sides()].to_vec(),
            others: counts.others,
            wins_ties: counts.wins_ties.map(seat),
        }
    }

    fn reward_views(&self) -> Vec<RewardView> {
        let shown = (0..REBELS).filter(|place| self.shown >> place & 1 == 1);
        shown
            .map(|place| RewardView {
                region: (!self.options.rebel_rewards).then(|| Region::at(place)),
                gain: phrase::gain(self.reward(usize::from(self.rewards[place]))),
            })
            .collect()
    }

    fn rebellion_view(&self) -> RebellionView {
        RebellionView { top: self.rebellion.top(), rows: self.rows_seen(self.rebellion.bottom()) }
    }

    /// The rows that would have been seen of a card at the bottom of the deck: up to the last advisor placed, those
    /// that were skipped included, until the card goes to the top (RUR-Q129).
    pub(crate) fn rows_seen(&self, bottom: CardId) -> Vec<CardRow> {
        let available = self.tables.advisors_in(self.options.players, self.round);
        let placed = self.strategy.iter().flatten().flatten().filter(|placed| placed.owner.index() == 1);
        let mut left = match self.phase {
            Phase::Strategy => placed.count(),
            Phase::Action if self.turn == 0 => available.len().into(),
            _ => 0,
        };
        let card = &self.tables.cards[bottom.index()];
        let mut rows = Vec::new();
        for (position, advisor) in card.advisors.iter().enumerate() {
            if left == 0 {
                break;
            }
            left -= usize::from(available.has(*advisor));
            rows.push(CardRow {
                advisor: *advisor,
                columns: card.plans.map(|plan| plan.columns[position]),
                top: card.plans.map(|plan| plan.top(position)),
            });
        }
        rows
    }

    fn own_view(&self, seat: Seat) -> OwnView {
        let player = &self.players[seat.index()];
        let looking = seat == self.active;
        let known = self.known_in_decks(seat).map(|(deck, place, card)| KnownCard {
            deck: deck + 1,
            under: self.decks[usize::from(deck)].len() - 1 - place,
            card,
        });
        let spied = Seat::first(self.sides()).flat_map(|other| {
            let cards = self.players[other.index()].hand & player.spied;
            cards.iter().map(move |card| SpiedCard { seat: other, card }).collect::<Vec<_>>()
        });
        OwnView {
            hand: player.hand,
            agendas: AgendaView { dealt: player.dealt, kept: player.agenda() },
            looked: if looking { self.looked.cards().to_vec() } else { Vec::new() },
            known: known.collect(),
            spied: spied.collect(),
        }
    }

    /// Everything that lies open.
    pub(crate) fn open_board(&self) -> Board {
        let sides = self.sides();
        let rows = usize::from(self.board().rows);
        Board {
            options: self.options.write(),
            round: self.round,
            phase: self.phase,
            turn: self.turn,
            first: self.first,
            marker: self.marker,
            active: self.active,
            used: self.used,
            tax: self.tax,
            build: self.build,
            frames: self.frames.all().to_vec(),
            regions: self.map().regions.iter().map(|region| self.region_data(region)).collect(),
            strategy: self.strategy.iter().map(|column| column[..rows].to_vec()).collect(),
            players: self.players[..sides].iter().map(PlayerData::from).collect(),
            discard: self.discard,
            returned: self.returned,
            row: self.row.to_vec(),
            spent_deeds: self.spent_deeds,
            shown: (0..REBELS as u8).filter(|place| self.shown >> place & 1 == 1).collect(),
            rebellion: self.options.solo().then(|| self.rebellion_data()),
        }
    }

    fn region_data(&self, region: Region) -> RegionData {
        RegionData {
            region,
            good: self.produce[region.index()],
            lies: self.goods.has(region),
            rebel: self.rebels.has(region),
            neutral: self.neutrals.has(region),
            troops: self.troops[region.index()][..self.sides()].to_vec(),
        }
    }

    fn rebellion_data(&self) -> RebellionData {
        let rebellion = &self.rebellion;
        let seen = (usize::from(rebellion.turned) + 1).min(CardId::COUNT);
        RebellionData {
            priority: rebellion.priority,
            locked: rebellion.locked.map(|mask| (0..8).filter(|place| mask >> place & 1 == 1).collect()),
            turned: rebellion.turned,
            seen: rebellion.cards[..seen].to_vec(),
        }
    }
}

impl Built {
    /// Where the structures of a kind stand.
    pub fn of(self, structure: Structure) -> RegionSet {
        match structure {
            Structure::Church => self.church,
            Structure::Market => self.market,
            Structure::Stronghold => self.stronghold,
        }
    }
}

impl From<&Player> for PlayerData {
    fn from(player: &Player) -> PlayerData {
        let built = |structure: Structure| player.built[structure.index()];
        PlayerData {
            leader: player.leader,
            leader_at: player.leader_at,
            supply: player.supply,
            built: Built {
                church: built(Structure::Church),
                market: built(Structure::Market),
                stronghold: built(Structure::Stronghold),
            },
            coins: player.coins,
            goods: player.goods,
            held_back: player.held_back,
            tokens: Conversion::ALL
                .into_iter()
                .filter(|token| player.tokens >> token.index() & 1 == 1)
                .collect(),
            claims: player.claims,
            warfare: player.warfare,
            defeated: player.defeated,
            advisors: player.advisors,
            ability_used: player.ability_used,
            agenda: player.kept.is_some(),
            deeds: player.deeds,
            accomplished: player.accomplished,
        }
    }
}
