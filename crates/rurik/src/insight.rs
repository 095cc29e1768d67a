//! What bots know of Rurik: the features of a position, and the net that evaluates them.

use std::sync::LazyLock;

use samovar_engine::{FeatureSink, FirstTwo, Game, Insight, MAX_RANKED, MOMENTS, Net, OUTPUTS, Seat};

use crate::action::Action;
use crate::components::{AgendaId, Column, DeedId, ROUNDS, Region, RegionSet, Track};
use crate::legal;
use crate::state::{Frame, Phase, Rurik, Step};

/// The stage of a round, as a feature.
fn stage(frame: Option<Frame>) -> usize {
    match frame {
        Some(Frame::Turn(Step::Before)) => 0,
        Some(Frame::Turn(Step::After)) => 1,
        Some(Frame::Place) => 2,
        Some(Frame::Deed) => 3,
        Some(Frame::Leader | Frame::Agenda) => 4,
        Some(Frame::Troop | Frame::Stand) => 5,
        _ => 6,
    }
}

impl Rurik {
    /// The points of a side if the game ended now with what its tracks would give. Restates `score` and step A of `claim`
    /// for speed: nothing is allocated, and who rules what is known already. A test compares them.
    pub(crate) fn points_now(&self, side: usize, ruled: RegionSet) -> f32 {
        if self.is_over() {
            return self.standings().rows[side].total as f32;
        }
        let tracks: f32 = Track::ALL.iter().map(|track| self.reached(side, *track, ruled)).sum();
        let warfare = f32::from(self.warfare_points(side));
        let rest = if self.is_rebellion(Seat::new(side as u8)) {
            self.players[side].coins.div_ceil(3) + self.on_dock(side).div_ceil(3)
        } else {
            self.deed_points(side)
        };
        tracks + warfare + f32::from(rest)
    }

    /// How many of this round's advisors stand on the strategy board, as a share.
    fn placed_share(&self) -> f32 {
        let placed = self.strategy.iter().flatten().flatten().count();
        let all = self.sides() * usize::from(self.tables.advisors_in(self.options.players, self.round).len());
        (placed as f32 / all as f32).min(1.0)
    }

    /// The points of the rung of a track that a side has claimed or would claim now.
    fn reached(&self, side: usize, track: Track, ruled: RegionSet) -> f32 {
        let has = match track {
            Track::Rule => ruled.len(),
            Track::Build => self.connected(side),
            Track::Trade => self.on_boat(side),
        };
        let rungs = &self.tables.claim[track.index()];
        let met = rungs.iter().rev().find(|rung| rung.need <= has && ruled.contains(rung.with));
        let claimed = self.track_points(side, track);
        met.map_or(claimed, |rung| rung.vp.max(claimed)).into()
    }
}

impl Insight for Rurik {
    const WIN_TEMPERATURE: f32 = 6.0;
    const PRIOR_TEMPERATURE: f32 = 0.3;
    const CHANCE_TEMPERATURES: [[f32; MOMENTS]; MAX_RANKED] = [
        [3.5, 3.1, 2.6, 2.2, 1.4],
        [3.5, 3.1, 2.6, 2.2, 1.4],
        [3.1, 2.7, 2.2, 1.8, 1.3],
        [2.6, 2.2, 1.8, 1.4, 1.2],
    ];

    /// The rounds: the placing of advisors is the first third of one, and the turns in which they are taken back the rest.
    fn progress(&self) -> f32 {
        let of_round = match self.phase {
            Phase::Strategy => self.placed_share() / 3.0,
            Phase::Action => 1.0 - 2.0 / 3.0 * self.placed_share(),
            Phase::Claim | Phase::Over => 1.0,
            _ => 0.0,
        };
        (f32::from(self.round - 1) + of_round) / ROUNDS as f32
    }

    /// The first legal answer, except to a turn's menu.
    fn default_answer(&self) -> Option<Action> {
        match self.frames.top() {
            None | Some(Frame::Turn(_) | Frame::Place | Frame::Leader | Frame::Agenda | Frame::Troop) => {
                return None;
            }
            Some(Frame::Stand | Frame::Deed) if self.phase != Phase::Action => return None,
            Some(_) => {}
        }
        FirstTwo::of(|out| legal::legal_actions(self, out)).first
    }

    #[inline]
    fn tell_features(&self, seat: Seat, out: &mut impl FeatureSink) -> [f32; OUTPUTS] {
        let side = seat.index();
        let player = &self.players[side];
        let ruled = self.all_ruled();
        let points = |side: usize| self.points_now(side, ruled[side]);
        let others = (0..self.sides()).filter(|other| *other != side).map(|other| (points(other), other));
        let best = others.max_by(|(one, _), (other, _)| one.total_cmp(other));
        let (rivals, rival) = best.expect("two sides");
        let now = [points(side), rivals];
        let solo = self.options.players == 1;

        out.part("time");
        out.one_hot(4, usize::from(self.round) - 1);
        out.one_hot(8, self.phase as usize);
        out.one_hot(7, stage(self.frames.top()));
        out.flag(self.active == seat);
        out.flag(self.first == seat);
        out.one_hot(4, usize::from(self.options.players) - 1);
        let late = self.round >= 3;

        out.part("strategy");
        for column in Column::ALL {
            let (mut mine, mut theirs) = (0, 0);
            let mut strength = 0.0;
            for (row, placed) in self.strategy[column.index()].iter().enumerate() {
                let Some(placed) = placed else { continue };
                if placed.owner == seat {
                    mine += 1;
                    strength += f32::from(self.board().columns[column.index()][row].points);
                } else {
                    theirs += 1;
                }
            }
            out.count(2, mine);
            out.count(2, theirs);
            out.number(strength / 3.0);
        }
        out.set(6, player.advisors.iter().map(|advisor| advisor.index()));

        out.part("points");
        for number in now {
            out.number(number / 10.0);
        }
        for (part, side, rows) in [("own", side, 3), ("rival", rival, 2)] {
            out.part(part);
            let player = &self.players[side];
            let troops: u8 = player.occupied.iter().map(|region| self.force(side, region)).sum();
            out.count(6, player.coins.into());
            out.number(f32::from(troops) / 6.0);
            out.number(f32::from(player.supply) / 6.0);
            out.one_hot(9, ruled[side].len().into());
            out.number(player.occupied.len() as f32 / 5.0);
            let structures: u8 = player.built.iter().map(|built| built.len()).sum();
            out.one_hot(8, structures.into());
            out.one_hot(10, self.connected(side).into());
            out.one_hot(10, self.on_boat(side).into());
            out.number(f32::from(self.on_dock(side)) / 4.0);
            out.one_hot(12, player.warfare.into());
            for claim in player.claims {
                out.one_hot(6, claim.into());
            }
            for good in player.goods {
                out.count(rows, good.into());
            }
            out.count(4, player.hand.len().into());
            out.count(4, player.deeds.len().into());
            out.count(5, player.accomplished.len().into());
            out.number(f32::from(player.defeated) / 3.0);
        }
        out.part("secrets");
        out.set(8, player.leader.iter().map(|leader| leader.index()));
        out.flag(player.leader_at.is_some());
        out.set(AgendaId::COUNT as u16, player.agenda().iter().map(|agenda| agenda.index()));
        out.flag(self.meets_agenda(side));
        out.flag(late && self.meets_agenda(side));
        out.set(DeedId::COUNT as u16, player.deeds.iter().map(|deed| deed.index()));
        out.flag(player.ability_used);

        out.part("map");
        for region in Region::ALL {
            let mine = self.force(side, region);
            let most = (0..self.sides()).filter(|other| *other != side);
            let most = most.map(|other| self.force(other, region)).max().unwrap_or(0);
            out.count(3, mine.into());
            out.count(2, most.into());
            out.flag(ruled[side].has(region));
            out.flag(mine > 0 && self.rebels.has(region));
            out.flag(mine > 0 && self.goods.has(region));
            out.flag(player.structures().has(region));
        }

        out.part("rebellion");
        out.one_hot(5, if solo { self.options.difficulty as usize } else { 4 });
        out.one_hot(4, if solo { self.rebellion.priority.index() } else { 3 });
        let locked: u32 = self.rebellion.locked.iter().map(|locked| locked.count_ones()).sum();
        out.number(if solo { locked as f32 / 4.0 } else { 0.0 });
        now
    }

    fn net() -> &'static Net {
        &NET
    }
}

/// The trained weights.
static NET: LazyLock<Net> = LazyLock::new(|| Net::built_in(include_str!("learned.txt")));
