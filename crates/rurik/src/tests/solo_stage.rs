//! A small stage for the Rebellion: an empty board on which just the things that matter are put in place.

use samovar_engine::{Game, Seat, Seed, kit};

use crate::action::{Action, Piece};
use crate::components::{
    Advisor, Bonus, Column, Gain, Good, LOCATIONS, Leader, Priority, Region, RegionSet, SchemeId, Structure,
    Tables,
};
use crate::event::Event;
use crate::options::{LeaderChoice, Options};
use crate::solo::{HUMAN, REBELLION, Reason};
use crate::state::{Deck, Frame, Phase, Placed, Player, Rurik, Step};

/// The human's side.
pub(crate) const ME: usize = 0;
/// The Rebellion's side.
pub(crate) const FOE: usize = 1;

/// The order of the regions on every card of the stage, that of RUR-E11.
pub(crate) const ORDER: [Region; LOCATIONS] = [
    Region::Pereyaslavl,
    Region::Chernigov,
    Region::Smolensk,
    Region::Rostov,
    Region::Kiev,
    Region::Novgorod,
    Region::Polotsk,
    Region::Volyn,
];

/// A solo game set up for a test, with everything that happened since.
#[derive(Clone)]
pub(crate) struct Solo {
    pub(crate) game: Rurik,
    pub(crate) log: Vec<Event>,
}

/// Solo options with a leader for the human, without the solo leader card.
pub(crate) fn led_by(leader: Leader) -> Options {
    let mut options = Options { solo_leader_card: false, ..Options::for_players(1) };
    options.leaders[0] = LeaderChoice::Fixed(leader);
    options
}

impl Solo {
    /// Round 1, no troop, neutral troop, structure or advisor on any board, no coins but those on the mat, no bonus
    /// at work, the priority of war, a good in every region. The human leads Maria.
    pub(crate) fn new() -> Solo {
        Solo::with(led_by(Leader::Maria))
    }

    pub(crate) fn with(options: Options) -> Solo {
        let mut game = Rurik::new(&options, Seed::from_text("scene"));
        while game.phase != Phase::Strategy {
            let legal = kit::legal(&game);
            game.play_unchecked(legal[0]);
        }
        game.frames.pop();
        for side in [ME, FOE] {
            for region in game.players[side].occupied.iter() {
                while game.force(side, region) > 0 {
                    let piece = game.loser(side, region);
                    game.recall(side, piece, region);
                }
            }
            game.players[side].coins = 0;
            game.players[side].advisors = crate::components::AdvisorSet::EMPTY;
        }
        game.neutrals = RegionSet::EMPTY;
        game.phase = Phase::Action;
        game.rebellion.priority = Priority::War;
        let mut solo = Solo { game, log: Vec::new() };
        solo.lock_all().order(ORDER)
    }

    /// Other tables, for this game only.
    pub(crate) fn tables(mut self, change: impl FnOnce(&mut Tables)) -> Solo {
        let mut tables = self.game.tables.clone();
        change(&mut tables);
        self.game.tables = Box::leak(Box::new(tables));
        self
    }

    /// Every card lists the regions in this order.
    pub(crate) fn order(&mut self, order: [Region; LOCATIONS]) -> Solo {
        self.clone().tables(|tables| tables.cards.iter_mut().for_each(|card| card.locations = order))
    }

    /// Every card has this build order under every priority.
    pub(crate) fn builds(self, order: [Structure; Structure::COUNT]) -> Solo {
        self.tables(|tables| {
            tables.cards.iter_mut().flat_map(|card| &mut card.plans).for_each(|plan| plan.build = order);
        })
    }

    /// A coin on every space of the mat, bonuses that are open at the start included: no bonus is at work.
    fn lock_all(&mut self) -> &mut Solo {
        self.game.rebellion.locked = [0b1111; Priority::COUNT];
        self
    }

    /// The bonus at a place of a column, from the top, is at work.
    pub(crate) fn bonus(&mut self, column: Priority, place: usize) -> &mut Solo {
        self.game.rebellion.locked[column.index()] &= !(1 << place);
        self
    }

    /// The first bonus of the mat that gives this to an action is at work.
    pub(crate) fn help(&mut self, on: Column, gain: Gain) -> &mut Solo {
        let mat = self.game.mat();
        let place = |column: Priority| {
            let fits = |bonus: &Bonus| (bonus.on, bonus.gain) == (on, gain);
            mat.bonuses(column).iter().position(fits).map(|place| (column, place))
        };
        let (column, place) = Priority::ALL.into_iter().find_map(place).expect("a bonus of the mat");
        self.bonus(column, place)
    }

    /// The mat as it is at the start of a game.
    pub(crate) fn fresh_mat(&mut self) -> &mut Solo {
        for column in Priority::ALL {
            self.game.rebellion.locked[column.index()] = self.game.mat().coins_in(column);
        }
        self
    }

    pub(crate) fn priority(&mut self, priority: Priority) -> &mut Solo {
        self.game.rebellion.priority = priority;
        self
    }

    /// So many ordinary troops of a side in a region, whatever stands there.
    pub(crate) fn troops(&mut self, side: usize, region: Region, count: u8) -> &mut Solo {
        while self.game.ordinary(side, region) > count {
            self.game.recall(side, Piece::Troop, region);
        }
        while self.game.ordinary(side, region) < count {
            self.game.place_piece(side, Piece::Troop, region);
        }
        self
    }

    /// The leader of a side stands in a region.
    pub(crate) fn leader(&mut self, side: usize, region: Region) -> &mut Solo {
        if let Some(from) = self.game.players[side].leader_at {
            self.game.recall(side, Piece::Leader, from);
        }
        self.game.place_piece(side, Piece::Leader, region);
        self
    }

    pub(crate) fn neutral(&mut self, region: Region) -> &mut Solo {
        self.game.neutrals.add(region);
        self
    }

    pub(crate) fn built(&mut self, side: usize, structure: Structure, region: Region) -> &mut Solo {
        self.game.players[side].built[structure.index()].add(region);
        self
    }

    pub(crate) fn coins(&mut self, side: usize, coins: u8) -> &mut Solo {
        self.game.players[side].coins = coins;
        self
    }

    pub(crate) fn goods(&mut self, side: usize, good: Good, count: u8) -> &mut Solo {
        self.game.players[side].goods[good.index()] = count;
        self
    }

    /// Goods lie only in these regions.
    pub(crate) fn lying(&mut self, regions: &[Region]) -> &mut Solo {
        self.game.goods = regions.iter().copied().collect();
        self
    }

    /// An advisor on a space, counted from 1.
    pub(crate) fn advisor(
        &mut self,
        side: usize,
        advisor: Advisor,
        column: Column,
        row: u8,
        bribe: u8,
    ) -> &mut Solo {
        let owner = Seat::new(side as u8);
        self.game.strategy[column.index()][usize::from(row) - 1] = Some(Placed { owner, advisor, bribe });
        self.game.players[side].columns = self.game.columns_of(side);
        self
    }

    /// All schemes in the decks; those on top of a deck (0 or 1) show a casualty or not, the first one on top.
    pub(crate) fn omens(&mut self, deck: usize, casualties: &[bool]) -> &mut Solo {
        let all = SchemeId::all().collect::<Vec<_>>();
        let (mut bad, mut good): (Vec<_>, Vec<_>) =
            all.into_iter().partition(|card| self.game.tables.casualties.has(*card));
        let mut pick = |bad_one: bool| if bad_one { bad.pop() } else { good.pop() }.expect("a card left");
        let top: Vec<SchemeId> = casualties.iter().map(|casualty| pick(*casualty)).collect();
        let mut rest: Vec<SchemeId> = bad.into_iter().chain(good).collect();
        let sizes = [14, 13];
        let mut decks = [Deck::EMPTY; 2];
        for (number, size) in sizes.into_iter().enumerate() {
            let on_top = if number == deck { top.len() } else { 0 };
            rest.drain(..size - on_top).for_each(|card| decks[number].put(card, 0));
        }
        top.iter().rev().for_each(|card| decks[deck].put(*card, 0));
        self.game.decks = decks;
        self
    }

    /// The Rebellion's turn in round 1 with its advisor 5 on this space, up to the next question. The human has an advisor
    /// left, so the human's turn follows.
    pub(crate) fn resolves(&mut self, column: Column, row: u8) -> &mut Solo {
        self.advisor(FOE, Advisor::Five, column, row, 0).turn()
    }

    /// The Rebellion's turn with the advisors it has on the board.
    pub(crate) fn turn(&mut self) -> &mut Solo {
        let human = self.game.strategy.iter().flatten().flatten().any(|placed| placed.owner == HUMAN);
        if !human {
            let space = |column: &Column| self.game.strategy[column.index()][2].is_none();
            let column = Column::ALL.into_iter().rev().find(space).expect("a free space");
            self.advisor(ME, Advisor::Five, column, 3, 0);
        }
        assert!(self.game.frames.top().is_none(), "something is asked already");
        (self.game.phase, self.game.turn) = (Phase::Action, 1);
        self.game.rebellion.turned = self.game.cards_turned() as u8;
        self.game.run(&mut self.log);
        self.sound()
    }

    /// A turn of the human in round 1 with an advisor on this space, at its beginning. The Rebellion has one left too.
    pub(crate) fn humans_turn(&mut self, column: Column, row: u8) -> &mut Solo {
        self.advisor(ME, Advisor::One, column, row, 0);
        let space = |column: &Column| self.game.strategy[column.index()][2].is_none();
        let free = Column::ALL.into_iter().rev().find(space).expect("a free space");
        self.advisor(FOE, Advisor::Five, free, 3, 0);
        (self.game.phase, self.game.turn) = (Phase::Action, 0);
        self.game.rebellion.turned = self.game.cards_turned() as u8;
        self.game.run(&mut self.log);
        assert_eq!(self.game.frames.top(), Some(Frame::Turn(Step::Before)));
        self
    }

    /// An answer of the human.
    pub(crate) fn play(&mut self, action: Action) -> &mut Solo {
        self.game.play(action, &mut self.log).unwrap_or_else(|refusal| panic!("{action}: {refusal}"));
        self.sound()
    }

    /// The rule that forbids an action.
    pub(crate) fn refused(&self, action: Action) -> String {
        self.game.check(action).expect_err("it is allowed").rule.to_string()
    }

    /// Nothing is lost.
    pub(crate) fn sound(&mut self) -> &mut Solo {
        let mut game = self.game;
        game.rebellion.locked = [0; Priority::COUNT]; // the stage may lock what has no coin
        game.audit().expect("all pieces are accounted for");
        self
    }

    // What became of it.

    pub(crate) fn foe(&self) -> &Player {
        &self.game.players[FOE]
    }

    pub(crate) fn me(&self) -> &Player {
        &self.game.players[ME]
    }

    /// The Rebellion's troops in these regions, leader included.
    pub(crate) fn forces(&self, regions: &[Region]) -> Vec<u8> {
        regions.iter().map(|region| self.game.force(FOE, *region)).collect()
    }

    pub(crate) fn happened(&self, event: impl Fn(&Event) -> bool) -> bool {
        self.log.iter().any(event)
    }

    /// The reasons told so far.
    pub(crate) fn reasons(&self) -> Vec<Reason> {
        let reason = |event: &Event| if let Event::Reasoned { why } = event { Some(*why) } else { None };
        self.log.iter().filter_map(reason).collect()
    }

    pub(crate) fn told(&self, why: Reason) -> bool {
        self.reasons().contains(&why)
    }

    /// Whether the last turn was forfeited.
    pub(crate) fn forfeited(&self) -> bool {
        self.happened(|event| matches!(event, Event::Forfeited { who: REBELLION, .. }))
    }

    /// Where the Rebellion moved troops: piece, origin, destination.
    pub(crate) fn moves(&self) -> Vec<(Piece, Region, Region)> {
        let step = |event: &Event| match event {
            Event::Moved { who: REBELLION, piece, from, to } => Some((*piece, *from, *to)),
            _ => None,
        };
        self.log.iter().filter_map(step).collect()
    }

    /// Where it mustered.
    pub(crate) fn musters(&self) -> Vec<(Piece, Region)> {
        let step = |event: &Event| match event {
            Event::Mustered { who: REBELLION, piece, region } => Some((*piece, *region)),
            _ => None,
        };
        self.log.iter().filter_map(step).collect()
    }

    /// Where it attacked.
    pub(crate) fn raids(&self) -> Vec<Region> {
        let step = |event: &Event| match event {
            Event::Attacked { who: REBELLION, region, .. } => Some(*region),
            _ => None,
        };
        self.log.iter().filter_map(step).collect()
    }

    /// What it built: structure, region, points.
    pub(crate) fn buildings(&self) -> Vec<(Structure, Region, u8)> {
        let step = |event: &Event| match event {
            Event::Built { who: REBELLION, region, structure, points } => {
                Some((*structure, *region, *points))
            }
            _ => None,
        };
        self.log.iter().filter_map(step).collect()
    }

    /// What it taxed: region, points.
    pub(crate) fn taxes(&self) -> Vec<(Region, u8)> {
        let step = |event: &Event| match event {
            Event::Taxed { who: REBELLION, region, points, .. } => Some((*region, *points)),
            _ => None,
        };
        self.log.iter().filter_map(step).collect()
    }

    /// How many scheme cards were turned over.
    pub(crate) fn revealed(&self) -> usize {
        self.log.iter().filter(|event| matches!(event, Event::Revealed { .. })).count()
    }
}
