//! What bots know of a game beyond its rules.

use arrayvec::ArrayVec;

use crate::{Accumulator, Features, Game, Net, OUTPUTS, Seat, Turn};

/// Most rows of the standings in a game that bots play.
pub const MAX_RANKED: usize = 4;

/// The final points a net predicts, one entry for each row of the standings.
pub type ExpectedPoints = ArrayVec<f32, MAX_RANKED>;

/// How much a point of the best rival counts against one's own in [`Insight::evaluate`].
pub const RIVAL_WEIGHT: f32 = 0.3;

/// Most pending questions that [`Insight::resolve_pending`] answers.
const MAX_PENDING: usize = 24;

/// What bots know of a game beyond its rules: how to describe and evaluate a position.
pub trait Insight: Game {
    /// The temperature, in points, of the softmax from expected points to chances of winning at the start of a game.
    const WIN_TEMPERATURE: f32;

    /// The temperature, in points, of the softmax from one-step evaluations to the priors of a search.
    const PRIOR_TEMPERATURE: f32;

    /// How long a search with this many `iterations` plays a position on before it evaluates it: until
    /// [`Game::reveals`] has grown by this much. 0 where such rollouts are not worth their time.
    fn rollout(_options: &Self::Options, _iterations: u32) -> u32 {
        0
    }

    /// The temperature as in [`Insight::WIN_TEMPERATURE`], now. Towards the end a smaller lead may be enough to win.
    fn win_temperature(&self) -> f32 {
        Self::WIN_TEMPERATURE
    }

    /// A quick answer to a question in the middle of something, such as what to pay with. `None` where the position can
    /// be evaluated as it is.
    fn default_answer(&self) -> Option<Self::Action>;

    /// Completes what has been started, with default answers. Positions are evaluated after this, so that a price is seen
    /// together with what it buys.
    fn resolve_pending(&mut self) {
        for _ in 0..MAX_PENDING {
            let Some(answer) = self.default_answer() else { return };
            self.play_unchecked(answer);
        }
    }

    /// The position after an action, with everything it leaves pending resolved.
    fn after(&self, action: Self::Action) -> Self {
        let mut next = self.clone();
        next.play_unchecked(action);
        next.resolve_pending();
        next
    }

    /// The position as `seat` sees it, as inputs of [`Insight::net`]. If they change, the net has to be trained again.
    fn features(&self, seat: Seat) -> Features;

    /// The evaluation net, trained by self-play.
    fn net() -> &'static Net;

    /// The final points expected for a seat and for its best rival. At the end of the game these are the actual points.
    fn expected_points(&self, net: &mut Accumulator<'_>, seat: Seat) -> [f32; OUTPUTS] {
        let features = self.features(seat);
        if self.turn() == Turn::Over { features.now } else { net.evaluate(&features) }
    }

    /// The value of a position for `seat`, in points: its own expected points, less a part of its best rival's.
    fn evaluate(&self, net: &mut Accumulator<'_>, seat: Seat) -> f32 {
        let [own, rival] = self.expected_points(net, seat);
        own - RIVAL_WEIGHT * rival
    }

    /// The final points expected for everybody, in the order of the standings: the seats, then the automatic opponent of
    /// a solo game.
    fn expected_standings(&self) -> ExpectedPoints {
        let mut net = Accumulator::new(Self::net());
        match self.seats() {
            1 => self.expected_points(&mut net, Seat::new(0)).into_iter().collect(),
            seats => Seat::first(seats).map(|seat| self.expected_points(&mut net, seat)[0]).collect(),
        }
    }
}
