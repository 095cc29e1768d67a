//! What bots know of Stroganov: how good a position is.

use samovar_engine::{FirstTwo, NoLog, Seat};

use crate::components::{Effect, STORY_END};
use crate::state::{Frame, Phase, Stroganov};

/// Most half-done questions that are finished for a look at a position.
const MOST_SETTLED: usize = 24;

/// Worth in points of things in stock, early in the game; all of it fades to what final scoring gives.
const COIN: f32 = 0.7;
const HORSE: f32 = 0.2;
const FUR: f32 = 0.8;
const STORY: f32 = 0.35;
const BANNER: f32 = 0.2;
const OUTPOST: f32 = 0.5;

impl Stroganov {
    /// The position as it is judged: what is half done is finished in the plainest way, so that a payment is judged with
    /// what it pays for.
    pub(crate) fn settled(&self) -> Stroganov {
        let mut game = *self;
        game.settle();
        game
    }

    /// How well a seat stands in points: the score if the game ended now, and what the stock is worth beyond it.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let mine = self.total_of(seat) as f32;
        if self.is_over() {
            let others = Seat::first(self.options.cossacks()).filter(|other| *other != seat);
            let rival = others.map(|other| self.total_of(other)).max().unwrap_or(0) as f32;
            return mine + 0.5 * (mine - rival).signum();
        }
        mine + self.future() * self.promise(seat)
    }

    /// Answers everything but a turn's menu or a Winter window by the first choice there is.
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
        let seasons = f32::from(4 * (self.year - 1) + self.season);
        let past = if self.phase == Phase::Draft { 0.0 } else { seasons };
        (16.0 - past) / 16.0
    }

    /// What the stock of a seat promises beyond its worth in final scoring.
    fn promise(&self, seat: Seat) -> f32 {
        let player = &self.players[seat.index()];
        let horses = f32::from(player.horses.min(12)) * HORSE;
        let coins = f32::from(player.coins.min(6)) * (COIN - 0.5);
        let furs: f32 = player.furs.iter().map(|fur| FUR - 0.5 + 0.05 * f32::from(fur.value())).sum();
        let story = f32::from(player.story.min(STORY_END)) * (STORY - 0.25);
        let built = f32::from(player.built.len());
        let banners = f32::from(player.banners) * BANNER * 4.0;
        let outposts = f32::from(player.outposts) * OUTPOST * 2.0;
        let hand: f32 = player.hand.iter().map(|wish| self.hope(seat, wish.index())).sum();
        let lasting = player.fulfilled.iter().filter(|wish| {
            !matches!(self.tables.wishes[wish.index()].effect, Effect::End(_) | Effect::Once(_))
        });
        let trophies = f32::from(player.trophy) * 0.6;
        horses
            + coins
            + furs.min(8.0)
            + story
            + built
            + banners
            + outposts
            + hand
            + 2.0 * lasting.count() as f32
            + trophies
    }

    /// What an unfulfilled wish promises: its points, by how much of its demand is there.
    fn hope(&self, seat: Seat, wish: usize) -> f32 {
        let printed = &self.tables.wishes[wish];
        let player = &self.players[seat.index()];
        let have = player.furs.count(printed.value) + player.tigers;
        let share = f32::from(have.min(printed.possess)) / f32::from(printed.possess);
        (f32::from(printed.vp) + 1.5) * (0.2 + 0.6 * share)
    }
}
