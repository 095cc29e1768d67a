//! What bots know of The First Tsar: how good a position is.

use samovar_engine::{FirstTwo, NoLog, Seat};

use crate::components::{Item, ROUNDS};
use crate::state::{FirstTsar, Frame, Phase, Points};

/// Most half-done questions that are finished for a look at a position.
const MOST_SETTLED: usize = 16;

/// Worth in points of things in stock early in the game; all of it fades to what the end gives.
const LOCAL: f32 = 0.45;
const FOREIGN: f32 = 1.1;
const COIN: f32 = 0.6;
const ESTATE: f32 = 2.0;
const CARD: f32 = 0.6;
const INFLUENCE: f32 = 0.35;
const CITY: f32 = 0.4;
const TOKEN: f32 = 0.5;

impl FirstTsar {
    /// The position as it is judged: what is half done is finished in the plainest way, so that a price is judged with
    /// what it pays for.
    pub(crate) fn settled(&self) -> FirstTsar {
        let mut game = *self;
        game.settle_questions();
        game
    }

    /// How well a seat stands in points: the score if the game ended now, and what the stock is worth beyond it.
    pub(crate) fn worth(&self, seat: Seat) -> f32 {
        let points: f32 = self.players[seat.index()].vp.into();
        if self.is_over() {
            let victory = if self.winner() == seat { 0.5 } else { -0.5 };
            return points + victory;
        }
        points + self.prospects(seat) + self.future() * self.promise(seat)
    }

    /// Answers everything but a choice of the turn or of a phase by the first answer there is.
    fn settle_questions(&mut self) {
        for _ in 0..MOST_SETTLED {
            match self.frames.top() {
                None
                | Some(Frame::Keep | Frame::Settle | Frame::Plan | Frame::Turn | Frame::Prize { .. }) => {
                    return;
                }
                Some(_) => {}
            }
            let mut answers = FirstTwo::default();
            self.offer(&mut answers);
            let Some(first) = answers.first else { return };
            self.carry_out(first, &mut NoLog);
        }
    }

    /// What scoring would give now; Titles count once more while the second round is not over.
    fn prospects(&self, seat: Seat) -> f32 {
        let coming = self.coming_points(seat).map(f32::from);
        let scorings = if self.round <= 2 { 2.0 } else { 1.0 };
        let places = coming[Points::FieldOfWar as usize] + coming[Points::Standing as usize];
        scorings * (coming[Points::Titles as usize] + 0.5 * places) + coming[Points::Exchange as usize]
    }

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

    /// What the stock of a seat promises beyond its worth in scoring.
    fn promise(&self, seat: Seat) -> f32 {
        let player = &self.players[seat.index()];
        let stock = LOCAL * f32::from(player.goods.local().min(12))
            + FOREIGN * f32::from(player.goods.foreign().min(6))
            + COIN * f32::from(player.goods.count(Item::Coin).min(10))
            + COIN * player.bribes.iter().map(|coins| 0.6 * f32::from(*coins)).sum::<f32>();
        let influence = f32::from(player.influence_in(crate::state::CitySet::ALL));
        let cards = ESTATE * f32::from(player.estates.len()) + CARD * f32::from(player.hand.len().min(4));
        let tokens = TOKEN * player.covered().count_ones() as f32;
        let hope: f32 = player.hand.iter().map(|id| self.hope(seat, id.index())).sum();
        stock + INFLUENCE * influence + CITY * f32::from(player.presence().len()) + cards + tokens + hope
    }

    /// What a project in hand promises: its points, by how much of its cost is there.
    fn hope(&self, seat: Seat, project: usize) -> f32 {
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
