//! What bots know of Stroganov: how good a position is.

use samovar_engine::{FirstTwo, NoLog, Seat};

use crate::components::{Effect, STORY_END};
use crate::state::{Frame, Phase, Stroganov};
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// tuned
pub const N: usize = 40;
/// w
pub static W: [AtomicU32; N] = [const { AtomicU32::new(0) }; N];
fn w(i: usize) -> f32 { f32::from_bits(W[i].load(Relaxed)) }

/// Most half-done questions that are finished for a look at a position.
const MOST_SETTLED: usize = 24;

impl Stroganov {
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let mut game = *self;
        game.settle();
        let mine = game.total_of(seat) as f32;
        if game.is_over() {
            return mine;
        }
        mine + game.promise(seat)
    }

    fn settle(&mut self) {
        for _ in 0..MOST_SETTLED {
            match self.frames.top() {
                None | Some(Frame::Draft | Frame::Turn(_) | Frame::Income | Frame::Songs { .. }) => return,
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
        let seasons = f32::from(3 * (self.year - 1) + self.season.min(3));
        let past = if self.phase == Phase::Draft { 0.0 } else { seasons };
        (12.0 - past) / 12.0
    }

    fn promise(&self, seat: Seat) -> f32 {
        let p = &self.players[seat.index()];
        let f = self.future();
        let mut v = 0.0;
        let mut i = 0;
        let mut add = |x: f32| { v += x * (w(i) + w(i + 1) * f); i += 2; };
        let share = |x: f32, cap: f32| cap * (1.0 - (-x / cap).exp());
        add(share(f32::from(p.horses), 8.0));
        add(share(f32::from(p.coins), 4.0));
        add(share(f32::from(p.furs.total()), 6.0));
        add(f32::from(p.tigers));
        add(f32::from(p.story.min(STORY_END)));
        add(f32::from(p.banners));
        add(f32::from(p.outposts));
        add(f32::from(p.built.len()));
        add(f32::from(p.trophy));
        add(f32::from(p.tiles.len()));
        let lasting = p.fulfilled.iter().filter(|wish| !matches!(self.tables.wishes[wish.index()].effect, Effect::End(_) | Effect::Once(_))).count();
        add(lasting as f32);
        // hand
        let mut hope = 0.0; let mut hand = 0.0; let mut ready = 0.0;
        for wish in p.hand.iter() {
            let printed = &self.tables.wishes[wish.index()];
            let have = f32::from((p.furs.count(printed.value) + p.tigers).min(printed.possess));
            let need = f32::from(printed.possess);
            let worth = f32::from(printed.vp) + match printed.effect { Effect::End(_) => 3.0, Effect::Once(_) => 1.0, _ => 1.0 + 3.0 * f };
            hand += worth; hope += worth * have / need;
            if have + f32::from(p.coins.min(6)) >= need && f32::from(p.furs.total() + p.tigers) >= need { ready += worth; }
        }
        add(hand); add(hope); add(ready);
        // claims: best matched furs
        let mut best = 0.0f32; let mut second = 0.0f32;
        for fur in self.region_furs {
            let c = f32::from((p.furs.count(fur)).min(4)) + 0.5 * f32::from(p.tigers.min(2));
            if c > best { second = best; best = c; } else if c > second { second = c; }
        }
        add(best); add(second);
        add(f32::from(p.slot) * f32::from(u8::from(self.phase != Phase::Draft)));
        let sum: f32 = p.furs.iter().map(|fur| f32::from(fur.value())).sum();
        add(sum);
        v
    }
}
