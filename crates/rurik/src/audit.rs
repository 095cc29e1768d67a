//! Conservation: all pieces are there, each once, and everything is within its bounds.

use samovar_engine::Seat;

use crate::components::{
    AgendaId, CardId, Column, DeedId, Leader, Priority, REBELS, RUNGS, Region, RegionSet, SchemeId, Structure,
};
use crate::state::{Frame, Phase, Rurik};

type Held = Result<(), String>;

fn demand(condition: bool, what: impl FnOnce() -> String) -> Held {
    if condition { Ok(()) } else { Err(what()) }
}

pub(crate) fn audit(game: &Rurik) -> Held {
    (0..game.sides()).try_for_each(|side| game.account_for_side(side))?;
    game.account_for_structures()?;
    game.account_for_advisors()?;
    game.account_for_schemes()?;
    game.account_for_deeds()?;
    game.account_for_rebels()?;
    let play = game.map().regions;
    demand(play.contains(game.goods), || "goods lie out of play".into())?;
    demand(game.phase == Phase::Action || (game.tax, game.build) == (0, 0), || {
        "points out of a turn".into()
    })?;
    let dealt = game.players[..usize::from(game.options.players)].iter().flat_map(|player| player.dealt);
    once(dealt.map(AgendaId::index), "agenda").map(|_| ())
}

impl Rurik {
    fn account_for_side(&self, side: usize) -> Held {
        let player = &self.players[side];
        let of = |what: &str| format!("{what} of side {side}");
        let held = self.map().regions.iter().filter(|region| self.force(side, *region) > 0);
        demand(held.collect::<RegionSet>() == player.occupied, || of("occupied regions"))?;
        let on_board: u8 = Region::ALL.iter().map(|region| self.force(side, *region)).sum();
        let counted: u8 = player.occupied.iter().map(|region| self.force(side, region)).sum();
        demand(on_board == counted, || of("troops out of play"))?;
        let leader = u8::from(player.leader_at.is_some());
        demand(player.leader_at.is_none_or(|at| self.force(side, at) > 0), || of("the leader's region"))?;
        let all =
            if self.is_rebellion(Seat::new(side as u8)) { REBELS as u8 } else { self.tables.pieces.troops };
        demand(on_board - leader + player.supply == all, || {
            format!("{} and {on_board} on the board, leader {leader}", of("troops in supply"))
        })?;
        let seat = player.leader.map(|leader| self.seats[leader.index()]);
        demand(seat.is_none_or(|seat| usize::from(seat) == side), || of("the leader's seat"))?;
        demand(player.claims.iter().all(|space| usize::from(*space) <= RUNGS), || of("claims"))?;
        let most = self.most_held_back(side, self.frames.top());
        demand(player.held_back <= most, || of("goods held back"))?;
        demand(player.hand.contains(player.held), || of("held schemes"))?;
        let others = self.players.iter().enumerate().filter(|(other, _)| *other != side);
        let hands = others.fold(crate::components::SchemeSet::NONE, |hands, (_, player)| hands | player.hand);
        demand(hands.contains(player.spied), || of("spied schemes"))
    }

    fn account_for_structures(&self) -> Held {
        let play = self.map().regions;
        for structure in Structure::ALL {
            let mut taken = RegionSet::NONE;
            for player in &self.players[..self.sides()] {
                let built = player.built[structure.index()];
                demand((built & taken).is_empty(), || format!("two of {structure} in one region"))?;
                demand(play.contains(built), || format!("{structure} out of play"))?;
                let most = self.tables.pieces.structures[structure.index()];
                demand(built.len() <= usize::from(most), || format!("more than {most} of {structure}"))?;
                taken = taken | built;
            }
        }
        let seats =
            Leader::ALL.iter().filter(|leader| usize::from(self.seats[leader.index()]) < self.sides());
        let leaders = self.players[..self.sides()].iter().filter(|player| player.leader.is_some());
        demand(seats.count() == leaders.count(), || "leaders and their seats".into())
    }

    /// Columns are filled from the top without gaps, in falling power, while advisors are placed (RUR-051).
    fn account_for_advisors(&self) -> Held {
        for column in Column::ALL {
            let placed = self.strategy[column.index()];
            if self.phase == Phase::Strategy {
                let count = placed.iter().flatten().count();
                demand(placed[..count].iter().all(Option::is_some), || format!("a gap in {column}"))?;
                let powers = placed.iter().flatten().map(|placed| self.power(placed));
                demand(powers.is_sorted_by(|one, next| one >= next), || format!("powers in {column}"))?;
            }
            let rows = usize::from(self.board().rows);
            demand(placed[rows..].iter().all(Option::is_none), || format!("{column} is too long"))?;
        }
        for (side, player) in self.players[..self.sides()].iter().enumerate() {
            let own = self.strategy.iter().flatten().flatten().filter(|placed| placed.owner.index() == side);
            let placed: Vec<_> = own.map(|placed| placed.advisor).collect();
            let twice = placed.iter().any(|advisor| player.advisors.has(*advisor));
            demand(!twice, || format!("an advisor of side {side} is placed and not placed"))?;
            once(placed.iter().map(|advisor| advisor.index()), "advisor")?;
        }
        Ok(())
    }

    fn account_for_schemes(&self) -> Held {
        let decks = self.decks.iter().flat_map(|deck| deck.cards().iter().copied());
        let hands = self.players.iter().flat_map(|player| player.hand.iter());
        let played = self.frames.all().iter().filter_map(|frame| match frame {
            Frame::Played(card) => Some(*card),
            _ => None,
        });
        let looked = self.looked.cards().iter().copied();
        let all = decks.chain(hands).chain(played).chain(looked).chain(self.discard.iter());
        let count = once(all.map(SchemeId::index), "scheme")?;
        demand(count == SchemeId::COUNT, || format!("{count} schemes"))?;
        let looking = matches!(self.frames.top(), Some(Frame::Keep | Frame::Top));
        demand(looking != self.looked.cards().is_empty(), || "cards are looked at for no reason".into())?;
        let held = self.players.iter().any(|player| !(player.held & self.returned).is_empty());
        demand(!held, || "a card was in hand and in the discard pile at once".into())
    }

    fn account_for_deeds(&self) -> Held {
        let owned = self.players.iter().flat_map(|player| (player.deeds | player.accomplished).iter());
        let open = self.row.iter().flatten().copied().chain(self.spent_deeds.iter());
        let all = owned.chain(open).chain(self.deeds.all().iter().copied());
        let count = once(all.map(DeedId::index), "deed")?;
        let wanted = self.tables.deeds.iter().filter(|deed| !self.options.solo() || deed.solo).count();
        demand(count == wanted, || format!("{count} deeds, not {wanted}"))?;
        let both = self.players.iter().any(|player| !(player.deeds & player.accomplished).is_empty());
        demand(!both, || "a deed is accomplished and not".into())
    }

    fn account_for_rebels(&self) -> Held {
        once(self.rewards.iter().map(|place| usize::from(*place)), "reward")?;
        let play = self.map().regions;
        demand(play.contains(self.rebels) && play.contains(self.neutrals), || "rebels out of play".into())?;
        let defeated: u8 = self.players.iter().map(|player| player.defeated).sum();
        demand(u32::from(defeated) == self.shown.count_ones(), || format!("{defeated} defeated rebels"))?;
        if !self.options.rebel_rewards {
            demand(self.shown & self.rebels.bits() == 0, || "a defeated rebel stands".into())?;
        }
        if self.options.solo() {
            return self.account_for_rebellion();
        }
        demand(self.neutrals.is_empty(), || "neutral troops".into())
    }

    /// The Rebellion's cards and mat, and that it has nothing that only players have.
    fn account_for_rebellion(&self) -> Held {
        let rebellion = &self.rebellion;
        once(rebellion.cards.iter().copied().map(CardId::index), "rebellion card")?;
        demand(self.rebels.is_empty(), || "rebels that are no troops".into())?;
        let turned = self.cards_turned();
        demand(usize::from(rebellion.turned) == turned, || {
            format!("{} cards turned, not {turned}", rebellion.turned)
        })?;
        for column in Priority::ALL {
            let coins = self.mat().coins_in(column);
            let locked = rebellion.locked[column.index()];
            let taken = u32::from(coins & !locked);
            let from_top = locked == 0 || taken < 1 << locked.trailing_zeros();
            demand(locked & !coins == 0 && from_top, || format!("coins on the mat in {column}"))?;
        }
        let side = &self.players[1];
        let cards = side.hand.len() + (side.deeds | side.accomplished).len();
        demand(cards == 0 && side.tokens == 0 && side.defeated == 0 && side.kept.is_none(), || {
            "the Rebellion has cards or tokens".into()
        })
    }
}

/// Counts things of which each may exist once.
fn once(ids: impl Iterator<Item = usize>, what: &str) -> Result<usize, String> {
    let mut seen = 0u64;
    for id in ids {
        demand(seen >> id & 1 == 0, || format!("{what} number {id} exists twice"))?;
        seen |= 1 << id;
    }
    Ok(seen.count_ones() as usize)
}
