//! What bots know of a game beyond its rules.

use arrayvec::ArrayVec;

use crate::{FORESEEN, Game, Net, Recall, Seat, Sketch, Turn};

/// Most rows of the standings of a game that bots play.
pub const MOST_RIVALS: usize = 4;

/// How well everybody stands, a row of the standings each.
pub type Outlook = ArrayVec<f32, MOST_RIVALS>;

/// What a point of the best rival counts beside an own one in [`Insight::evaluate`].
pub const ENVY: f32 = 0.3;

/// Most half-done questions that are finished for a look at a position.
const MOST_SETTLED: usize = 24;

/// What bots know of a game beyond its rules.
pub trait Insight: Game {
    /// How many points ahead make a lead at the beginning that usually lasts to the end.
    const LEAD: f32;

    /// How many points one step of look-ahead has to show for an action to be e times as promising as another.
    const TELLING: f32;

    /// How far a search plays on from a position, by what the judge thinks best one step ahead, before the judge is asked: until
    /// so many more turns have ended or pieces were drawn ([`Game::reveals`]). 0 where that gains nothing over a tree of so
    /// many `iterations`.
    fn playout(_options: &Self::Options, _iterations: u32) -> u32 {
        0
    }

    /// How many points ahead make a lead now: towards the end, fewer do.
    fn lead(&self) -> f32 {
        Self::LEAD
    }

    /// The plainest answer to a question inside something half done, as what to pay with; `None` where a position can be
    /// judged as it stands.
    fn plainest(&self) -> Option<Self::Action>;

    /// Finishes what is half done in the plainest way, so that a price is judged with what it pays for. A position is
    /// judged after that.
    fn settle(&mut self) {
        for _ in 0..MOST_SETTLED {
            let Some(answer) = self.plainest() else { return };
            self.play_unchecked(answer);
        }
    }

    /// The position after an action, with what that leaves half done finished in the plainest way.
    fn after(&self, action: Self::Action) -> Self {
        let mut next = self.clone();
        next.play_unchecked(action);
        next.settle();
        next
    }

    /// The position as numbers, as far as they concern `seat`, for a judge that learned from play.
    fn sketch(&self, seat: Seat) -> Sketch;

    /// The judge that learned from play.
    fn judge() -> &'static Net;

    /// An earlier judge, for who is there to be measured against: it stays as it is when [`Insight::judge`] learns more, so
    /// that measurements can be compared.
    fn yardstick() -> &'static Net {
        Self::judge()
    }

    /// The points that a seat and its best rival will have at the end, as a judge of the game foresees it.
    fn foresee(&self, judge: &mut Recall<'_>, seat: Seat) -> [f32; FORESEEN] {
        let sketch = self.sketch(seat);
        if self.turn() == Turn::Over { sketch.now } else { judge.foresee(&sketch) }
    }

    /// How well `seat` stands: the points foreseen, with an eye on those of the best rival.
    fn evaluate(&self, judge: &mut Recall<'_>, seat: Seat) -> f32 {
        let [mine, rival] = self.foresee(judge, seat);
        mine - ENVY * rival
    }

    /// The points that everybody will have at the end, as the judge foresees it, in the order of the standings: the seats,
    /// then the automatic opponent of a solo game.
    fn outlook(&self) -> Outlook {
        let mut judge = Recall::new(Self::judge());
        match self.seats() {
            1 => self.foresee(&mut judge, Seat::new(0)).into_iter().collect(),
            seats => Seat::first(seats).map(|seat| self.foresee(&mut judge, seat)[0]).collect(),
        }
    }
}
