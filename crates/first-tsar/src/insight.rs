//! What bots know of The First Tsar: the features of a position, and the net that evaluates them.

use std::sync::LazyLock;

use samovar_engine::{FeatureSink, FirstTwo, Insight, MAX_RANKED, MOMENTS, Net, OUTPUTS, Seat};

use crate::action::Action;
use crate::components::{CITIES, EstateId, Item, ProjectKind, ROUNDS, Region, TitleId};
use crate::options::Options;
use crate::state::{CitySet, FirstTsar, Frame, Phase};

impl FirstTsar {
    /// The share of the game that is still to come.
    fn future(&self) -> f32 {
        let turns = 3.0 * f32::from(self.options.players);
        let of_round = match self.phase {
            Phase::Actions => f32::from(self.turns) / turns,
            Phase::EndOfRound | Phase::Over => 1.0,
            _ => 0.0,
        };
        1.0 - (f32::from(self.round - 1) + of_round) / f32::from(ROUNDS)
    }

    /// Half of a project's points, times the square of the share of its cost that is there.
    fn promise(&self, seat: Seat, project: usize) -> f32 {
        let printed = &self.tables.projects[project];
        let goods = self.players[seat.index()].goods;
        let (mut need, mut have) = (0.0, 0.0);
        for (item, count) in printed.cost.iter() {
            need += f32::from(count);
            have += f32::from(count.min(goods.count(item)));
        }
        let share: f32 = have / need;
        0.5 * f32::from(printed.vp) * share * share
    }
}

/// The stage of a round, as a feature.
fn stage(frame: Option<Frame>) -> usize {
    match frame {
        Some(Frame::Turn) => 0,
        Some(Frame::Plan) => 1,
        Some(Frame::Prize { .. }) => 2,
        Some(Frame::Keep) => 3,
        Some(Frame::Settle) => 4,
        _ => 5,
    }
}

impl Insight for FirstTsar {
    const WIN_TEMPERATURE: f32 = 12.0;
    const PRIOR_TEMPERATURE: f32 = 2.4;
    const CHANCE_TEMPERATURES: [[f32; MOMENTS]; MAX_RANKED] = [
        [0.0, 0.0, 0.0, 0.0, 0.0],
        [15.3, 11.7, 6.8, 3.8, 2.2],
        [9.5, 9.1, 7.0, 5.3, 2.5],
        [12.5, 9.7, 6.2, 4.6, 2.7],
    ];

    /// One turn of each player with four players, where much happens before a seat is next.
    fn rollout(options: &Options, _iterations: u32) -> u32 {
        if options.players == 4 { 4 } else { 0 }
    }

    fn progress(&self) -> f32 {
        1.0 - self.future()
    }

    fn win_temperature(&self) -> f32 {
        Self::WIN_TEMPERATURE * self.future().sqrt().max(0.1)
    }

    /// The first legal answer, except to a choice of the turn or of a phase.
    fn default_answer(&self) -> Option<Action> {
        match self.frames.top() {
            None | Some(Frame::Keep | Frame::Settle | Frame::Plan | Frame::Turn | Frame::Prize { .. }) => {
                return None;
            }
            Some(_) => {}
        }
        FirstTwo::of(|out| crate::legal::legal_actions(self, out)).first
    }

    #[inline]
    fn tell_features(&self, seat: Seat, out: &mut impl FeatureSink) -> [f32; OUTPUTS] {
        let player = &self.players[seat.index()];
        let points = |seat: Seat| {
            let coming = if self.is_over() { 0 } else { self.coming_points(seat).iter().sum() };
            f32::from(self.players[seat.index()].vp + coming)
        };
        let others = self.seats_in_order().filter(|other| *other != seat).map(|other| (points(other), other));
        let best = others.max_by(|(one, _), (other, _)| one.total_cmp(other));
        let (rivals, rival) = best.expect("two players");
        let now = [points(seat), rivals];

        out.part("time");
        out.one_hot(4, usize::from(self.round) - 1);
        out.one_hot(6, self.phase as usize);
        out.one_hot(6, stage(self.frames.top()));
        let mine = self.active == seat;
        out.one_hot(8, if mine { self.errand.step as usize } else { 7 });
        out.number(if mine { f32::from(self.errand.left) / 3.0 } else { 0.0 });
        out.number(f32::from(self.turns) / (3.0 * f32::from(self.options.players)));
        out.flag(self.first == seat);
        out.one_hot(3, usize::from(self.options.players) - 2);
        let future = self.future();

        out.part("points");
        for number in now {
            out.number(number / 20.0);
        }
        for (part, who, most) in [("own", seat, 4), ("rival", rival, 1)] {
            out.part(part);
            let player = &self.players[who.index()];
            for item in Item::ALL {
                out.count(most, player.goods.count(item).into());
                out.number(f32::from(player.goods.count(item).min(12)) / 4.0);
            }
            out.number(f32::from(player.goods.local().min(12)) / 6.0);
            out.number(f32::from(player.goods.foreign().min(8)) / 4.0);
            out.number(f32::from(player.vp) / 20.0);
            out.number(f32::from(player.warriors) / 5.0);
            out.count(6, player.buildings.into());
            out.count(2, player.seals.into());
            out.count(5, player.field.into());
            out.count(3, player.in_kremlin.into());
            out.set(5, player.chambers.iter().map(|chamber| chamber.index()));
            out.number(player.bribes.iter().map(|coins| f32::from(*coins)).sum::<f32>() / 3.0);
            out.count(8, player.presence().len().into());
            out.number(f32::from(player.influence_in(CitySet::ALL)) / 8.0);
            out.count(4, player.hand.len().into());
            out.count(6, player.completed.len().into());
            out.count(4, player.titles.len().into());
            out.count(5, player.estates.len().into());
            out.count(5, player.pad.iter().flatten().count());
            out.count(5, player.spoils.len().into());
            let favor = self.by_favor().iter().position(|other| *other == who).unwrap_or(3);
            out.one_hot(4, favor);
            let field = self.field_ranking().place_of(who);
            out.one_hot(5, field.map_or(4, |place| place));
            for region in Region::ALL {
                out.one_hot(5, self.ranking(region).place_of(who).unwrap_or(4));
            }
        }
        out.part("chamber");
        out.one_hot(8, if mine { self.errand.chamber.map_or(5, |chamber| chamber.index()) } else { 6 });
        out.part("projects");
        for kind in ProjectKind::ALL {
            let of_kind = player.completed.iter().filter(|id| id.kind() == kind).count();
            out.count(3, of_kind);
        }
        let projects: f32 = player.hand.iter().map(|id| self.promise(seat, id.index())).sum();
        out.number(projects / 4.0);
        let lacking = |id: usize| {
            let lack = |(item, count): (Item, u8)| count.saturating_sub(player.goods.count(item));
            self.tables.projects[id].cost.iter().map(lack).sum::<u8>()
        };
        let lack = player.hand.iter().map(|id| lacking(id.index())).min();
        out.one_hot(7, lack.map_or(6, usize::from));
        let best = player.hand.iter().filter(|id| lacking(id.index()) == 0);
        let best = best.map(|id| self.tables.projects[id.index()].vp).max().unwrap_or(0);
        out.number(f32::from(best) / 6.0);
        out.part("titles");
        let titles: u16 = player.titles.iter().map(|id| self.title_points(seat, id)).sum();
        out.number(f32::from(titles) / 8.0);
        out.number(future * f32::from(titles) / 8.0);
        out.set(TitleId::COUNT as u16, player.titles.iter().map(|id| id.index()));
        out.part("estates");
        out.set(EstateId::COUNT as u16, player.estates.iter().map(|id| id.index()));
        out.part("cities");
        out.set(CITIES as u16, player.presence().iter().map(|city| city.index()));
        out.count(6, player.covered().count_ones() as usize);
        now
    }

    fn net() -> &'static Net {
        &NET
    }
}

/// The trained weights.
static NET: LazyLock<Net> = LazyLock::new(|| Net::built_in(include_str!("learned.txt")));
