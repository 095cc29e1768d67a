//! Whether all pieces are there, each once, and everything is within its bounds.
//!
//! The same list of faults serves the audit of running games and the loading of positions. What a position needs beyond
//! it, so that the game can go on from there, is in `position`.

use std::fmt::{self, Display};

use samovar_engine::{Faults, Seat};

use crate::components::{
    Column, DeedSet, Leader, Priority, REBELS, RUNGS, Region, RegionSet, SchemeId, SchemeSet, Structure,
};
use crate::state::{Frame, Phase, Player, Rurik};

/// A field of a list by its place. Words are made of it only if something is wrong, as every state of long runs is audited.
#[derive(Clone, Copy)]
pub(crate) struct At(pub(crate) &'static str, pub(crate) usize, pub(crate) &'static str);

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}[{}]{}", self.0, self.1, self.2)
    }
}

/// Notes what is there twice; says how many there are.
fn once<T: Display>(
    found: &mut Faults,
    at: &str,
    things: impl Iterator<Item = T>,
    index: fn(&T) -> usize,
) -> usize {
    let (mut seen, mut count, mut twice) = (0u64, 0, Vec::new());
    for thing in things {
        let bit = 1u64.checked_shl(index(&thing) as u32).unwrap_or(0);
        if seen & bit != 0 {
            twice.push(thing.to_string());
        }
        seen |= bit;
        count += 1;
    }
    found.demand(twice.is_empty(), at, || format!("appear twice: {}", twice.join(", ")));
    count
}

impl Rurik {
    /// Everything wrong with the pieces.
    pub(crate) fn faults(&self) -> Faults {
        let mut faults = Faults::default();
        let found = &mut faults;
        self.check_leaders(found);
        for (side, player) in self.players[..self.sides()].iter().enumerate() {
            self.check_side(side, player, found);
            self.check_knowledge(side, player, found);
        }
        self.check_structures(found);
        self.check_advisors(found);
        self.check_schemes(found);
        self.check_deeds(found);
        self.check_rebels(found);
        if self.options.solo() {
            self.check_rebellion(found);
        }
        found.demand(self.map().regions.contains(self.goods), "board.regions", || "goods out of play".into());
        let points = self.phase == Phase::Action || (self.tax, self.build) == (0, 0);
        found.demand(points, "board", || "has points outside the Action Phase".into());
        let dealt = self.players[..usize::from(self.options.players)].iter().flat_map(|player| player.dealt);
        once(found, "hidden.agendas", dealt, |agenda| agenda.index());
        faults
    }

    /// Troops, the leader, and what a side has.
    fn check_side(&self, side: usize, player: &Player, found: &mut Faults) {
        let at = |field| At("board.players", side, field);
        let play = self.map().regions;
        let held: RegionSet =
            Region::ALL.into_iter().filter(|region| self.force(side, *region) > 0).collect();
        found.demand(held == player.occupied, at(""), || "occupied regions do not go with the troops".into());
        found.demand(play.contains(held), at(""), || "has troops out of play".into());
        let stands = player.leader_at.is_none_or(|at| self.force(side, at) > 0);
        found.demand(stands, at(".leader_at"), || "has no troop of the player".into());
        let led = player.leader_at.is_none() || player.leader.is_some();
        found.demand(led, at(".leader_at"), || "is for somebody with a leader".into());
        let rebellion = self.is_rebellion(Seat::new(side as u8));
        let all = if rebellion { REBELS as u32 } else { u32::from(self.tables.pieces.troops) };
        let all = all + u32::from(player.leader_at.is_some());
        let on_board: u32 = Region::ALL.iter().map(|region| u32::from(self.force(side, *region))).sum();
        let troops = on_board + u32::from(player.supply);
        found.demand(troops == all, at(".supply"), || {
            format!("and the board have {troops} pieces, not {all}")
        });
        for space in player.claims.into_iter().map(usize::from) {
            found.demand(space <= RUNGS, at(".claims"), || format!("{space} is more than {RUNGS}"));
        }
        let (back, most) = (player.held_back, self.most_held_back(side));
        found.demand(back <= most, at(".held_back"), || format!("{back} is more than {most}"));
        let cards = (player.deeds | player.accomplished).len();
        let of_players = [
            (".tokens", player.tokens),
            (".deeds", cards),
            (".defeated", player.defeated),
            (".hand", player.hand.len()),
            (".agenda", u8::from(player.kept.is_some())),
        ];
        for (field, has) in of_players {
            found.demand(!rebellion || has == 0, at(field), || format!("{has} is more than 0"));
        }
    }

    /// What is known of the schemes in hand.
    fn check_knowledge(&self, side: usize, player: &Player, found: &mut Faults) {
        let at = At("hidden.hands", side, "");
        found.demand(player.hand.contains(player.held), at, || "held is not part of the cards".into());
        let returned = (player.held & self.returned).is_empty();
        found.demand(returned, at, || "held has a card that lay in the discard pile".into());
        let others = self.players.iter().enumerate().filter(|(other, _)| *other != side);
        let hands = others.fold(SchemeSet::EMPTY, |hands, (_, player)| hands | player.hand);
        found.demand(hands.contains(player.spied), at, || "spied has a card that is in no other hand".into());
    }

    fn check_structures(&self, found: &mut Faults) {
        let play = self.map().regions;
        for structure in Structure::ALL {
            let most = self.tables.pieces.structures[structure.index()];
            let mut taken = RegionSet::EMPTY;
            for (side, player) in self.players[..self.sides()].iter().enumerate() {
                let at = At("board.players", side, ".built");
                let built = player.built[structure.index()];
                found.demand(play.contains(built), at, || "has regions out of play".into());
                let count = built.len();
                found.demand(count <= most, at, || format!("{count} is more than {most}"));
                let alone = (built & taken).is_empty();
                found.demand(alone, "structures", || format!("more than one {structure} in a region"));
                taken = taken | built;
            }
        }
    }

    /// Nobody shares a leader, and the seats of the leaders are those of the players who have them.
    fn check_leaders(&self, found: &mut Faults) {
        let players = &self.players[..self.sides()];
        let leaders = || players.iter().filter_map(|player| player.leader);
        once(found, "leaders", leaders(), |leader| leader.index());
        let seat = |leader: Leader| players.get(usize::from(self.seats[leader.index()]));
        let theirs = |leader: &Leader| seat(*leader).is_none_or(|player| player.leader == Some(*leader));
        let seated = Leader::ALL.iter().all(theirs) && leaders().all(|leader| seat(leader).is_some());
        found.demand(seated, "leaders", || "do not go with their seats".into());
    }

    /// Columns are filled from the top without gaps, in falling power, while advisors are placed (RUR-051).
    fn check_advisors(&self, found: &mut Faults) {
        let rows = usize::from(self.board().rows);
        for column in Column::ALL {
            let spaces = self.strategy[column.index()];
            let short = spaces[rows..].iter().all(Option::is_none);
            found.demand(short, "board.strategy", || format!("{column} is too long"));
            let placed = spaces.iter().flatten();
            let packed = spaces[..placed.clone().count()].iter().all(Option::is_some);
            let power = |placed: &crate::state::Placed| {
                u16::from(self.number(placed.advisor)) + u16::from(placed.bribe)
            };
            let falling = placed.map(power).is_sorted_by(|one, next| one >= next);
            found.demand(self.phase != Phase::Strategy || packed && falling, "board.strategy", || {
                format!("{column} is not in the order of power")
            });
        }
        for (side, player) in self.players[..self.sides()].iter().enumerate() {
            let own = self.strategy.iter().flatten().flatten().filter(|placed| placed.owner.index() == side);
            let apart = own.clone().all(|placed| !player.advisors.has(placed.advisor));
            once(found, "board.strategy", own.map(|placed| placed.advisor), |advisor| advisor.index());
            found.demand(player.columns == self.columns_of(side), "board.strategy", || {
                format!("does not go with the columns of seat {side}")
            });
            found.demand(apart, "board.strategy", || {
                format!("has advisors seat {side} does not have, or has twice")
            });
        }
    }

    fn check_schemes(&self, found: &mut Faults) {
        let decks = self.decks.iter().flat_map(|deck| deck.cards().iter().copied());
        let hands = self.players.iter().flat_map(|player| player.hand.iter());
        let played = self.frames.all().iter().filter_map(|frame| match frame {
            Frame::Played(card) => Some(*card),
            _ => None,
        });
        let looked = self.looked.cards().iter().copied();
        let all = decks.chain(hands).chain(played).chain(looked).chain(self.discard.iter());
        let count = once(found, "schemes", all, |card| card.index());
        let wanted = SchemeId::COUNT;
        found.demand(count == wanted, "schemes", || format!("there are {count}, not {wanted}"));
        let looking = matches!(self.frames.top(), Some(Frame::Keep | Frame::Top));
        found.demand(looking != self.looked.cards().is_empty(), "hidden.looked", || {
            "has cards exactly when one of them is to be kept or to lie on top".into()
        });
    }

    fn check_deeds(&self, found: &mut Faults) {
        let owned =
            self.players.iter().flat_map(|player| player.deeds.iter().chain(player.accomplished.iter()));
        let open = self.row.iter().flatten().copied().chain(self.spent_deeds.iter());
        let all = owned.chain(open).chain(self.deeds.all().iter().copied());
        let mut there = DeedSet::EMPTY;
        let count = once(found, "deeds", all.inspect(|deed| there.add(*deed)), |deed| deed.index());
        let wanted = self.deeds_in_game();
        found.demand(there == wanted, "deeds", || {
            format!("there are {count}, not all {} of the game", wanted.len())
        });
    }

    fn check_rebels(&self, found: &mut Faults) {
        once(found, "hidden.rewards", self.rewards.iter().copied(), |place| usize::from(*place));
        let within = self.rewards.iter().all(|place| usize::from(*place) < REBELS);
        found.demand(within, "hidden.rewards", || format!("are not the numbers below {REBELS}"));
        let solo = self.options.solo();
        let play = self.map().regions;
        found.demand(play.contains(self.rebels | self.neutrals), "board.regions", || {
            "rebels or neutral troops out of play".into()
        });
        found
            .demand(!solo || self.rebels.is_empty(), "board.regions", || "have rebels in a solo game".into());
        found.demand(solo || self.neutrals.is_empty(), "board.regions", || {
            "have neutral troops in a game of several".into()
        });
        let shown = self.shown.count_ones() as usize;
        let defeated: usize = self.players.iter().map(|player| usize::from(player.defeated)).sum();
        found.demand(defeated == shown, "board.shown", || {
            format!("has {shown} places for {defeated} defeated rebels")
        });
        let standing = if self.options.rebel_rewards { 0 } else { self.shown & self.rebels.0 };
        found.demand(standing == 0, "board.shown", || "names a region whose rebel was not defeated".into());
    }

    /// The Rebellion's cards and mat.
    fn check_rebellion(&self, found: &mut Faults) {
        let rebellion = &self.rebellion;
        once(found, "rebellion cards", rebellion.cards.iter().copied(), |card| card.index());
        let (has, turned) = (usize::from(rebellion.turned), self.cards_turned());
        found.demand(has == turned, "board.rebellion.turned", || format!("is {has}, not {turned}"));
        for (column, locked) in Priority::ALL.into_iter().zip(rebellion.locked) {
            let coins = self.mat().coins_in(column);
            let at = "board.rebellion.locked";
            found.demand(locked & !coins == 0, at, || format!("has coins off the mat in {column}"));
            let taken = u32::from(coins & !locked);
            found.demand(locked == 0 || taken < 1 << locked.trailing_zeros(), at, || {
                format!("has a coin above one that was taken in {column}")
            });
        }
    }
}
