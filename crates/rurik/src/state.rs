//! The complete state of a game: plain data, copied whole.

use samovar_engine::{Game, Pile, Rng, Seat};
use serde::{Deserialize, Serialize};

use crate::action::Piece;
use crate::components::{
    Advisor, AdvisorSet, AgendaId, CardId, Column, ColumnSet, Conversion, DeedId, DeedSet, Good, GoodSet,
    Goods, Leader, MAX_ROWS, Map, Priority, REBELS, REGIONS, Region, RegionSet, SchemeId, SchemeSet,
    StrategyBoard, Structure, Tables, Track,
};
use crate::options::Options;

/// Most frames that can be owed at once; random play reports how many ever were.
pub(crate) const MAX_FRAMES: usize = 10;

/// Most sides in a game: four players, or a player and the Rebellion.
pub(crate) const SIDES: usize = 4;

/// Most cards a scheme deck can have (RUR-Q05).
pub(crate) const MAX_DECK: usize = 14;

/// Most cards that are looked at in one draw.
pub(crate) const MAX_LOOK: usize = 3;

/// Face-up deeds in the row (RUR-018).
pub(crate) const DEED_ROW: usize = 3;

/// A game of Rurik.
#[derive(Clone, Copy, PartialEq)]
pub struct Rurik {
    pub(crate) tables: &'static Tables,
    pub(crate) options: Options,
    pub(crate) rng: Rng,
    pub(crate) reveals: u32,

    /// 1 to 4.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// Turns taken in this phase; the seat of a turn follows from the first player.
    pub(crate) turn: u8,
    /// Who began this phase's turn order (RUR-122).
    pub(crate) first: Seat,
    /// Who holds the first player marker; in a solo game it means nothing (RUR-242).
    pub(crate) marker: Seat,
    /// Whose turn it is.
    pub(crate) active: Seat,
    pub(crate) used: Used,
    /// Tax points of this turn (RUR-Q27).
    pub(crate) tax: u8,
    /// Build points of this turn (RUR-Q27).
    pub(crate) build: u8,

    /// Troops by region and side, leaders included (RUR-003).
    pub(crate) troops: [[u8; SIDES]; REGIONS],
    /// Regions with a rebel; never more than one each (RUR-Q130).
    pub(crate) rebels: RegionSet,
    /// Solo: regions with a neutral troop.
    pub(crate) neutrals: RegionSet,
    /// Regions whose good lies there.
    pub(crate) goods: RegionSet,
    /// The good each region produces, by icon or token (RUR-007, RUR-221, RUR-Q86).
    pub(crate) produce: [Good; REGIONS],
    /// What defeated rebels give, as places in the table: by region (stickers), or in the order of the pile (tokens).
    pub(crate) rewards: [u8; REBELS],
    /// Which of them have been shown, one bit each.
    pub(crate) shown: u16,
    /// The strategy board: columns from left to right, spaces from the top.
    pub(crate) strategy: [[Option<Placed>; MAX_ROWS]; Column::COUNT],

    pub(crate) players: [Player; SIDES],
    /// The seat of each leader in the game, [`NOBODY`] for the others.
    pub(crate) seats: [u8; Leader::COUNT],

    pub(crate) decks: [Deck; 2],
    pub(crate) discard: SchemeSet,
    /// Cards that lay open in the discard pile at the last reshuffle: nobody had them in hand then.
    pub(crate) returned: SchemeSet,
    /// Cards the active player has drawn and not yet kept or put back.
    pub(crate) looked: Lying<MAX_LOOK>,
    /// The deck they come from, 0 or 1; 0 while there are none.
    pub(crate) looked_deck: u8,

    pub(crate) deeds: Pile<DeedId, { DeedId::COUNT }>,
    pub(crate) row: [Option<DeedId>; DEED_ROW],
    /// Deeds discarded by the variant.
    pub(crate) spent_deeds: DeedSet,

    pub(crate) rebellion: Rebellion,

    pub(crate) frames: Pile<Frame, MAX_FRAMES>,
}

/// No seat.
pub(crate) const NOBODY: u8 = u8::MAX;

/// What part of the game is being played.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Leaders are chosen.
    Leaders,
    /// Each player keeps one of two agendas.
    Agendas,
    /// Starting troops are placed.
    Troops,
    /// Leaders are placed.
    Stand,
    /// Advisors are placed.
    Strategy,
    /// Advisors are resolved.
    Action,
    /// Goods are held back and deeds are chosen; the other steps of the Claim Phase ask nobody.
    Claim,
    /// The game has ended.
    Over,
}

/// The parts of an Action Phase turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// The advisor is still to be resolved.
    Before,
    /// The main action has been taken or forfeited.
    After,
}

/// An advisor on the strategy board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Placed {
    /// Whose it is.
    pub owner: Seat,
    /// Which one it is.
    pub advisor: Advisor,
    /// Coins of its bribe.
    pub bribe: u8,
}

/// What the active player has used in this turn: each of these is there once a turn (RUR-069, RUR-Q34).
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[allow(missing_docs)]
pub struct Used {
    pub scheme: bool,
    pub deed: bool,
    pub conversion: bool,
    pub rescue: bool,
}

/// What decides who rules a region.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Counts {
    /// Troops with all that counts for them, by side.
    pub(crate) sides: [u8; SIDES],
    /// Rebels or neutral troops.
    pub(crate) others: u8,
    /// Who wins ties: Yaroslav's owner in his region (RUR-176).
    pub(crate) wins_ties: Option<usize>,
}

impl Counts {
    /// Whether a side rules (RUR-034, RUR-035, RUR-036, RUR-Q09, RUR-Q13).
    #[inline]
    pub(crate) fn ruled_by(&self, side: usize) -> bool {
        let mine = self.sides[side];
        let mut rival = self.others;
        for (other, count) in self.sides.iter().enumerate() {
            if other != side {
                rival = rival.max(*count);
            }
        }
        mine > rival || (self.wins_ties == Some(side) && mine == rival && mine > 0)
    }
}

/// What a side has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Player {
    /// The leader, once taken.
    pub leader: Option<Leader>,
    /// Where the leader stands; nowhere when off the board.
    pub leader_at: Option<Region>,
    /// Ordinary troops in the supply.
    pub supply: u8,
    /// Regions with at least one own troop (RUR-005).
    pub occupied: RegionSet,
    /// Regions with an own structure, by [`Structure`].
    pub built: [RegionSet; Structure::COUNT],
    /// Coins on the dock.
    pub coins: u8,
    /// Goods on boat and dock together; all that fit are on the boat, but for those held back.
    pub goods: Goods,
    /// Goods that would fit on the boat and stay on the dock while it is counted (RUR-Q127).
    pub held_back: u8,
    /// Conversion tokens that lie face up, one bit each by [`Conversion`].
    pub tokens: u8,
    /// Spaces reached on the claim tracks, 0 for none, by [`Track`].
    pub claims: [u8; Track::COUNT],
    /// Advances on the warfare track, without a limit (RUR-D10, RUR-Q57).
    pub warfare: u8,
    /// Defeated rebels.
    pub defeated: u8,
    /// Advisors not yet placed in this round.
    pub advisors: AdvisorSet,
    /// Columns in which an own advisor stands.
    pub columns: ColumnSet,
    /// Whether the leader's ability of once a round has been used.
    pub ability_used: bool,
    /// The agendas dealt.
    pub dealt: [AgendaId; 2],
    /// Which of them is kept, once chosen.
    pub kept: Option<u8>,
    /// Scheme cards in hand.
    pub hand: SchemeSet,
    /// Those of them that were there at the last reshuffle.
    pub held: SchemeSet,
    /// Cards in other hands that this player has seen go there.
    pub spied: SchemeSet,
    /// Deeds chosen and not yet accomplished.
    pub deeds: DeedSet,
    /// Deeds accomplished.
    pub accomplished: DeedSet,
}

impl Player {
    const BLANK: Player = Player {
        leader: None,
        leader_at: None,
        supply: 0,
        occupied: RegionSet::EMPTY,
        built: [RegionSet::EMPTY; Structure::COUNT],
        coins: 0,
        goods: [0; Good::COUNT],
        held_back: 0,
        tokens: 0b11,
        claims: [0; Track::COUNT], // RUR-024
        warfare: 0,
        defeated: 0,
        advisors: AdvisorSet::EMPTY,
        columns: ColumnSet::EMPTY,
        ability_used: false,
        dealt: [AgendaId::Capable, AgendaId::Committed],
        kept: None,
        hand: SchemeSet::EMPTY,
        held: SchemeSet::EMPTY,
        spied: SchemeSet::EMPTY,
        deeds: DeedSet::EMPTY,
        accomplished: DeedSet::EMPTY,
    };

    /// The kept agenda.
    pub(crate) fn agenda(&self) -> Option<AgendaId> {
        self.kept.map(|place| self.dealt[usize::from(place)])
    }

    /// Regions with any own structure.
    #[inline]
    pub(crate) fn structures(&self) -> RegionSet {
        self.built[0] | self.built[1] | self.built[2]
    }

    /// How many goods there are in all.
    #[inline]
    pub(crate) fn goods_in_all(&self) -> u8 {
        self.goods.iter().sum()
    }

    /// The kinds of goods there are.
    #[inline]
    pub(crate) fn kinds(&self) -> GoodSet {
        GoodSet((0..Good::COUNT).fold(0, |bits, kind| bits | u8::from(self.goods[kind] > 0) << kind))
    }
}

/// A face-down scheme deck; the top card is the last.
pub type Deck = Lying<MAX_DECK>;

/// Schemes that lie face down, with who knows which of them. Cards and knowledge are kept apart, so that the cards are
/// one slice.
#[derive(Clone, Copy, Debug)]
pub struct Lying<const N: usize> {
    cards: [SchemeId; N],
    /// For each card the seats that have seen it there, one bit each.
    known: [u8; N],
    len: u8,
}

impl<const N: usize> Lying<N> {
    pub(crate) const EMPTY: Lying<N> = Lying { cards: [SchemeId::at(0); N], known: [0; N], len: 0 };

    /// The cards, the top one last.
    pub(crate) fn cards(&self) -> &[SchemeId] {
        &self.cards[..self.len as usize]
    }

    pub(crate) fn cards_mut(&mut self) -> &mut [SchemeId] {
        &mut self.cards[..self.len as usize]
    }

    /// Who knows each of the cards.
    pub(crate) fn known(&self) -> &[u8] {
        &self.known[..self.len as usize]
    }

    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Takes the top card with who knows it.
    #[inline]
    pub(crate) fn draw(&mut self) -> Option<(SchemeId, u8)> {
        self.len = self.len.checked_sub(1)?;
        Some((self.cards[self.len as usize], self.known[self.len as usize]))
    }

    /// Puts a card on top.
    ///
    /// # Panics
    /// If there are `N` already, which the rules rule out.
    #[inline]
    pub(crate) fn put(&mut self, card: SchemeId, known: u8) {
        self.cards[self.len as usize] = card;
        self.known[self.len as usize] = known;
        self.len += 1;
    }

    /// Takes a card out; hands back who knows it.
    pub(crate) fn take(&mut self, card: SchemeId) -> u8 {
        let place = self.cards().iter().position(|seen| *seen == card).expect("the card lies there");
        let known = self.known[place];
        self.cards[place..].rotate_left(1);
        self.known[place..].rotate_left(1);
        self.len -= 1;
        known
    }
}

impl<const N: usize> PartialEq for Lying<N> {
    fn eq(&self, other: &Lying<N>) -> bool {
        (self.cards(), self.known()) == (other.cards(), other.known())
    }
}

/// The Rebellion's mat and cards in a solo game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rebellion {
    /// The cycle of cards: the top card of setup, then from the bottom of the deck upwards (RUR-Q99).
    pub(crate) cards: [CardId; CardId::COUNT],
    /// Turns the Rebellion has begun, each of which moved the bottom card to the top.
    pub(crate) turned: u8,
    /// Its priority: the column of the mat with the first player marker.
    pub(crate) priority: Priority,
    /// Bonuses under a coin, by [`Priority`], one bit each from the top.
    pub(crate) locked: [u8; Priority::COUNT],
}

impl Rebellion {
    /// The card on top of the deck.
    pub(crate) fn top(&self) -> CardId {
        self.cards[usize::from(self.turned) % CardId::COUNT]
    }

    /// The card at the bottom of the deck.
    pub(crate) fn bottom(&self) -> CardId {
        self.cards[(usize::from(self.turned) + 1) % CardId::COUNT]
    }
}

/// What the goods on a boat are counted for, so that its owner may want to load fewer of them (RUR-Q127).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BoatCount {
    /// Solo: the Rebellion's next priority (RUR-298).
    Priority,
    /// The trade track (RUR-143).
    Trade,
}

/// How goods are given.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// All of one kind.
    OneType,
    /// Each of another kind.
    Different,
    /// Of any kind but these, which would be named first.
    AnyBut(GoodSet),
    /// The named good of a conversion.
    Named(Conversion),
}

/// How troops are given up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Removal {
    /// Each from another region.
    Different,
    /// From any region that the player rules, once chosen from this one.
    Ruled(Option<Region>),
    /// From anywhere.
    Anywhere,
}

/// Something owed: a question to the active player, or an effect that follows by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// Which leader?
    Leader,
    /// Which agenda?
    Agenda,
    /// Where does the next starting troop go?
    Troop,
    /// Where does the leader begin?
    Stand,
    /// Which advisor, in which column?
    Place,
    /// How many coins with it?
    Bribe(Advisor, Column),
    /// What next in the turn?
    Turn(Step),
    /// Which troop is mustered where?
    Muster {
        /// Points left.
        left: u8,
        /// Where Maria's ability allows it besides (RUR-Q72).
        reach: RegionSet,
    },
    /// Which troop moves where?
    Move {
        /// Points left.
        left: u8,
    },
    /// Which troop goes anywhere?
    Anywhere {
        /// Troops left.
        left: u8,
        /// Where the troop went that moved before, if it was an ordinary one.
        troop: Option<Region>,
        /// Whether it was the leader.
        leader: bool,
    },
    /// How many troops go along with Agatha?
    Escort {
        /// The region she left.
        from: Region,
        /// The region she entered.
        to: Region,
    },
    /// Who is attacked where?
    Attack {
        /// Points left.
        left: u8,
        /// Cards less in every check.
        fewer: u8,
    },
    /// Solo: the Rebellion goes on attacking.
    Raid {
        /// Points left.
        left: u8,
        /// Cards less in every check.
        fewer: u8,
        /// Where it attacked last.
        region: Option<Region>,
    },
    /// Which deck is the casualty check made with?
    Check {
        /// Where the attack was.
        region: Region,
        /// Most cards to reveal.
        cards: u8,
    },
    /// Which deck are schemes drawn from?
    Draw {
        /// How many.
        cards: u8,
    },
    /// Which of the cards is kept?
    Keep,
    /// Which of the two cards lies on top?
    Top,
    /// Who gets the first player marker?
    Marker,
    /// What does the market give?
    Market(Good),
    /// Whom does the church remove?
    Church(Region),
    /// How many goods stay on the dock while the boat is counted?
    Dock(BoatCount),
    /// Which deed?
    Deed,
    /// Which troop is given up?
    Remove {
        /// How.
        how: Removal,
        /// Troops left to give up.
        left: u8,
        /// Where the order of giving up stands, so that equal answers are one.
        from: u8,
    },
    /// Which structure is given up?
    Raze {
        /// How many are left to give up.
        left: u8,
    },
    /// Which scheme is given up?
    Discard {
        /// How many are left to give up.
        left: u8,
    },
    /// Which good pays?
    Pay {
        /// How.
        how: Payment,
        /// Goods left to pay.
        left: u8,
        /// Where the order of payment stands, so that equal payments are one answer.
        from: u8,
    },
    /// A deed that is paid for: its reward.
    Accomplish(DeedId),
    /// A conversion that is paid for: its point.
    Convert(Conversion),
    /// A scheme whose rewards have been gained goes to the discard pile (RUR-Q36).
    Played(SchemeId),
}

impl Rurik {
    /// A state with nothing in it but its set-up choices, for setup and loading to fill.
    pub(crate) fn blank(tables: &'static Tables, options: Options, rng: Rng) -> Rurik {
        Rurik {
            tables,
            options,
            rng,
            reveals: 0,
            round: 1, // RUR-025
            phase: Phase::Leaders,
            turn: 0,
            first: Seat::new(0),
            marker: Seat::new(0),
            active: Seat::new(0),
            used: Used::default(),
            tax: 0,
            build: 0,
            troops: [[0; SIDES]; REGIONS],
            rebels: RegionSet::EMPTY,
            neutrals: RegionSet::EMPTY,
            goods: RegionSet::EMPTY,
            produce: tables.regions.map(|row| row.good),
            rewards: std::array::from_fn(|place| place as u8),
            shown: 0,
            strategy: [[None; MAX_ROWS]; Column::COUNT],
            players: [Player::BLANK; SIDES],
            seats: [NOBODY; Leader::COUNT],
            decks: [Deck::EMPTY; 2],
            discard: SchemeSet::EMPTY,
            returned: SchemeSet::EMPTY,
            looked: Lying::EMPTY,
            looked_deck: 0,
            deeds: Pile::empty(DeedId::AmassForces),
            row: [None; DEED_ROW],
            spent_deeds: DeedSet::EMPTY,
            rebellion: Rebellion {
                cards: std::array::from_fn(CardId::at),
                turned: 0,
                priority: Priority::War,
                locked: [0; Priority::COUNT],
            },
            frames: Pile::empty(Frame::Leader),
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

    #[inline]
    pub(crate) fn sides(&self) -> usize {
        self.options.sides()
    }

    /// Whether a seat is the Rebellion's.
    #[inline]
    pub(crate) fn is_rebellion(&self, seat: Seat) -> bool {
        self.options.solo() && seat.index() == 1
    }

    /// The seat of a turn of this phase, clockwise from the first player; `takers` have turns.
    #[inline]
    pub(crate) fn seat_of_turn(&self, takers: usize) -> Seat {
        Seat::new(((self.first.index() + usize::from(self.turn)) % takers) as u8)
    }

    /// Where a leader of the game stands, and whose it is.
    #[inline]
    pub(crate) fn find(&self, leader: Leader) -> Option<(usize, Region)> {
        let seat = usize::from(self.seats[leader.index()]);
        let at = self.players.get(seat)?.leader_at?;
        Some((seat, at))
    }

    /// The region of a leader if it is the active player's and on the board (RUR-004).
    #[inline]
    pub(crate) fn my_leader(&self, leader: Leader) -> Option<Region> {
        if self.me().leader == Some(leader) { self.me().leader_at } else { None }
    }

    // The map.

    #[inline]
    pub(crate) fn map(&self) -> &'static Map {
        self.tables.map(self.options.players)
    }

    #[inline]
    pub(crate) fn board(&self) -> &'static StrategyBoard {
        self.tables.strategy(self.options.players)
    }

    #[inline]
    pub(crate) fn force(&self, side: usize, region: Region) -> u8 {
        self.troops[region.index()][side]
    }

    /// Troops of a side in a region without the leader.
    #[inline]
    pub(crate) fn ordinary(&self, side: usize, region: Region) -> u8 {
        self.force(side, region) - u8::from(self.players[side].leader_at == Some(region))
    }

    /// Whether a side has a piece of this sort in a region.
    #[inline]
    pub(crate) fn has_piece(&self, side: usize, piece: Piece, region: Region) -> bool {
        match piece {
            Piece::Troop => self.ordinary(side, region) > 0,
            Piece::Leader => self.players[side].leader_at == Some(region),
        }
    }

    /// The owner of the structure of a kind in a region.
    #[inline]
    pub(crate) fn owner(&self, structure: Structure, region: Region) -> Option<usize> {
        (0..SIDES).find(|side| self.players[*side].built[structure.index()].has(region))
    }

    /// Whether the structures of a side have their abilities in a region (RUR-177).
    #[inline]
    pub(crate) fn able_in(&self, side: usize, region: Region) -> bool {
        match self.find(Leader::Yaroslav) {
            Some((owner, at)) => at != region || owner == side,
            None => true,
        }
    }

    /// What decides rule in a region: the counts of the sides, of rebels or neutral troops, and who wins ties (RUR-034 to
    /// RUR-039).
    #[inline]
    pub(crate) fn counts(&self, region: Region) -> Counts {
        let mut sides = self.troops[region.index()];
        let yaroslav = self.find(Leader::Yaroslav).filter(|(_, at)| *at == region).map(|(owner, _)| owner);
        for (side, count) in sides.iter_mut().enumerate() {
            let stands = self.players[side].built[Structure::Stronghold.index()].has(region);
            *count += u8::from(stands && yaroslav.is_none_or(|owner| owner == side)); // RUR-037, RUR-038, RUR-116, RUR-Q08, RUR-Q14
        }
        let mut others = u8::from(self.rebels.has(region));
        if others > 0
            && let Some((owner, at)) = self.find(Leader::Sviatopolk)
            && at == region
        {
            sides[owner] += others; // RUR-174, RUR-Q10
            others = 0;
        }
        Counts { sides, others: others.max(u8::from(self.neutrals.has(region))), wins_ties: yaroslav } // RUR-Q15, RUR-Q90
    }

    /// Whether a side rules a region, computed from the board every time (RUR-040).
    #[inline]
    pub(crate) fn rules(&self, side: usize, region: Region) -> bool {
        self.counts(region).ruled_by(side)
    }

    /// The side that rules a region, if any: the first of those with the most, or the one that wins ties.
    pub(crate) fn ruler(&self, region: Region) -> Option<usize> {
        let counts = self.counts(region);
        let most = (1..SIDES)
            .fold(0, |most, side| if counts.sides[side] > counts.sides[most] { side } else { most });
        [Some(most), counts.wins_ties].into_iter().flatten().find(|side| counts.ruled_by(*side))
    }

    /// All regions a side rules.
    pub(crate) fn ruled(&self, side: usize) -> RegionSet {
        self.map().regions.iter().filter(|region| self.rules(side, *region)).collect()
    }

    /// All regions that each side rules.
    pub(crate) fn all_ruled(&self) -> [RegionSet; SIDES] {
        let mut ruled = [RegionSet::EMPTY; SIDES];
        for region in self.map().regions.iter() {
            if let Some(side) = self.ruler(region) {
                ruled[side].add(region);
            }
        }
        ruled
    }

    /// Goods that the boat of a side has room for, column by column (RUR-Q70).
    pub(crate) fn on_boat(&self, side: usize) -> u8 {
        self.players[side].goods.iter().zip(self.tables.boat).map(|(goods, spaces)| spaces.min(*goods)).sum()
    }

    /// Goods on the boat of a side while it is counted (RUR-Q127).
    pub(crate) fn loaded(&self, side: usize) -> u8 {
        self.on_boat(side) - self.players[side].held_back
    }

    /// Most goods that a side can have held back now: none before its own answer.
    pub(crate) fn most_held_back(&self, side: usize) -> u8 {
        let asked = self.frames.top() == Some(Frame::Dock(BoatCount::Trade));
        let answered = asked && self.turns_had(side) > 0;
        if answered { self.on_boat(side) } else { 0 }
    }

    /// Goods of a side that the boat has no room for.
    pub(crate) fn on_dock(&self, side: usize) -> u8 {
        self.players[side].goods_in_all() - self.on_boat(side)
    }

    /// The largest group of connected regions with structures of a side (RUR-Q16).
    pub(crate) fn connected(&self, side: usize) -> u8 {
        self.map().largest_group(self.players[side].structures())
    }

    /// The number of an advisor (RUR-045).
    #[inline]
    pub(crate) fn number(&self, advisor: Advisor) -> u8 {
        self.tables.advisors[advisor.index()].number
    }

    // Troops come and go.

    /// Puts a piece into a region; an ordinary troop does not come from anywhere yet.
    #[inline]
    pub(crate) fn put(&mut self, side: usize, piece: Piece, region: Region) {
        self.troops[region.index()][side] += 1;
        let player = &mut self.players[side];
        player.occupied.add(region);
        if piece == Piece::Leader {
            player.leader_at = Some(region);
        }
    }

    /// Takes a piece out of a region; an ordinary troop does not go anywhere yet.
    #[inline]
    pub(crate) fn lift(&mut self, side: usize, piece: Piece, region: Region) {
        let left = &mut self.troops[region.index()][side];
        *left -= 1;
        let player = &mut self.players[side];
        if *left == 0 {
            player.occupied.remove(region);
        }
        if piece == Piece::Leader {
            player.leader_at = None;
        }
    }

    /// Puts a piece from the supply into a region.
    #[inline]
    pub(crate) fn place_piece(&mut self, side: usize, piece: Piece, region: Region) {
        self.put(side, piece, region);
        if piece == Piece::Troop {
            self.players[side].supply -= 1;
        }
    }

    /// Takes a piece back into its owner's supply (RUR-Q07, RUR-Q92).
    #[inline]
    pub(crate) fn recall(&mut self, side: usize, piece: Piece, region: Region) {
        self.lift(side, piece, region);
        if piece == Piece::Troop {
            self.players[side].supply += 1;
        }
    }

    /// The piece that a side loses in a region: the leader only as the last one (RUR-087, RUR-Q50).
    #[inline]
    pub(crate) fn loser(&self, side: usize, region: Region) -> Piece {
        if self.ordinary(side, region) > 0 { Piece::Troop } else { Piece::Leader }
    }
}

impl std::fmt::Debug for Rurik {
    /// The position as JSON.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.save().fmt(f)
    }
}
