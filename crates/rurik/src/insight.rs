//! What bots know of Rurik: how good a position is.

use samovar_engine::{FirstTwo, NoLog, Seat};

use crate::components::{RUNGS, Track};
use crate::state::{Frame, Phase, Rurik};

/// Most half-done questions that are finished for a look at a position.
const MOST_SETTLED: usize = 24;

/// Worth in points of things in stock, early in the game; all of it fades towards the end.
const COIN: f32 = 0.25;
const TROOP: f32 = 0.3;
const RULED: f32 = 0.5;
const GOOD: f32 = 0.25;
const STRUCTURE: f32 = 0.4;
const SCHEME: f32 = 0.35;
const DEED: f32 = 0.3;
const WARFARE: f32 = 0.2;

impl Rurik {
    /// The position as it is judged: what is half done is finished in the plainest way, so that a payment is judged
    /// with what it pays for.
    pub(crate) fn settled(&self) -> Rurik {
        let mut game = *self;
        game.settle();
        game
    }

    /// How well a side stands in points: the score if the game ended now with what the tracks would give, and what
    /// the stock is worth beyond it.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let side = seat.index();
        if self.is_over() {
            let standings = self.count_up();
            let mine = standings.rows[side].total as f32;
            let others = standings.rows.iter().enumerate().filter(|(other, _)| *other != side);
            let rival = others.map(|(_, row)| row.total).max().unwrap_or(0) as f32;
            return mine + 0.5 * (mine - rival).signum();
        }
        let tracks: f32 = Track::ALL.iter().map(|track| self.hope(side, *track)).sum();
        let warfare = f32::from(self.warfare_points(side)) * 0.7;
        if self.is_rebellion(seat) {
            let stock = self.players[side].coins.div_ceil(3) + self.on_dock(side).div_ceil(3); // RUR-304, RUR-306
            return tracks + warfare + f32::from(stock) + self.future() * self.promise(side);
        }
        let agenda = if self.meets_agenda(side) { 1.5 } else { 0.0 };
        let certain = warfare + f32::from(self.deed_points(side));
        tracks + agenda + certain + self.future() * self.promise(side)
    }

    /// Answers everything but a turn's menu by the first choice there is.
    fn settle(&mut self) {
        for _ in 0..MOST_SETTLED {
            match self.frames.top() {
                None | Some(Frame::Turn(_) | Frame::Place | Frame::Leader | Frame::Agenda | Frame::Troop) => {
                    return;
                }
                Some(Frame::Stand | Frame::Deed) if self.phase != Phase::Action => return,
                Some(_) => {}
            }
            let mut answers = FirstTwo::default();
            self.offer(&mut answers);
            let Some(first) = answers.first else { return };
            self.carry_out(first, &mut NoLog);
        }
    }

    /// The share of the game that is still to come.
    fn future(&self) -> f32 {
        (4.5 - f32::from(self.round)) / 4.0
    }

    /// Points of a claim track: those reached, and a part of those in reach.
    fn hope(&self, side: usize, track: Track) -> f32 {
        let ruled = self.ruled(side);
        let has = match track {
            Track::Rule => ruled.len() as u8,
            Track::Build => self.connected(side),
            Track::Trade => self.on_boat(side),
        };
        let rungs = &self.tables.claim[track.index()];
        let met = |rung: &usize| rungs[*rung - 1].need <= has && ruled.contains(rungs[*rung - 1].with);
        let now = (1..=RUNGS)
            .rev()
            .find(met)
            .unwrap_or(0)
            .max(usize::from(self.players[side].claims[track.index()]));
        let points = |rung: usize| if rung == 0 { 0.0 } else { f32::from(rungs[rung - 1].vp) };
        let next = (now + 1).min(RUNGS);
        let share = f32::from(has) / f32::from(rungs[next - 1].need.max(1));
        points(now) + (points(next) - points(now)) * 0.4 * share.min(1.0)
    }

    /// What the stock of a side promises.
    fn promise(&self, side: usize) -> f32 {
        let player = &self.players[side];
        let troops: u8 = player.occupied.iter().map(|region| self.force(side, region)).sum();
        let structures: usize = player.built.iter().map(|built| built.len()).sum();
        COIN * f32::from(player.coins.min(6))
            + TROOP * f32::from(troops)
            + RULED * self.ruled(side).len() as f32
            + 0.2 * player.occupied.len() as f32
            + GOOD * f32::from(player.goods_in_all().min(14))
            + STRUCTURE * structures as f32
            + SCHEME * player.hand.len().min(4) as f32
            + DEED * player.deeds.len().min(4) as f32
            + WARFARE * f32::from(player.warfare.min(6))
    }
}
