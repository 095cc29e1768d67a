//! What bots know of a game beyond its rules.

use arrayvec::ArrayVec;

use crate::{Accumulator, FeatureSink, Features, Game, Net, OUTPUTS, Part, Seat, Turn};

/// Most rows of the standings in a game that bots play.
pub const MAX_RANKED: usize = 4;

/// The final points a net predicts, one entry for each row of the standings.
pub type ExpectedPoints = ArrayVec<f32, MAX_RANKED>;

/// A number from 0 to 1 for everybody, in the order of the standings. Together they are 1; unused entries are 0.
pub type Chances = [f32; MAX_RANKED];

/// How much a point of the best rival counts against one's own in [`Insight::evaluate`].
pub const RIVAL_WEIGHT: f32 = 0.3;

/// The moments of a game at which [`Insight::CHANCE_TEMPERATURES`] has a temperature: the start, each quarter, and the end.
pub const MOMENTS: usize = 5;

/// Most pending questions that [`Insight::resolve_pending`] answers.
const MAX_PENDING: usize = 24;

/// What bots know of a game beyond its rules: how to describe and evaluate a position.
pub trait Insight: Game {
    /// The temperature, in points, of the softmax from expected points to chances of winning at the start of a game.
    const WIN_TEMPERATURE: f32;

    /// The temperature, in points, of the softmax from one-step evaluations to the priors of a search.
    const PRIOR_TEMPERATURE: f32;

    /// The temperatures, in points, of the softmax from expected points to the chances that people are shown: a row for each
    /// number of seats, from the start of a game to its end. They are fitted to games (`samovar calibrate --fit`), and have
    /// nothing to do with what a search maximizes. Rows of numbers of seats that the game does not have are not used.
    const CHANCE_TEMPERATURES: [[f32; MOMENTS]; MAX_RANKED];

    /// How long a search with this many `iterations` plays a position on before it evaluates it: until
    /// [`Game::reveals`] has grown by this much. 0 where such rollouts are not worth their time.
    fn rollout(_options: &Self::Options, _iterations: u32) -> u32 {
        0
    }

    /// The temperature as in [`Insight::WIN_TEMPERATURE`], now. Towards the end a smaller lead may be enough to win.
    fn win_temperature(&self) -> f32 {
        Self::WIN_TEMPERATURE
    }

    /// How much of the game is over, from 0 at its start to 1 at its end, as far as everybody can see.
    fn progress(&self) -> f32;

    /// The temperature of [`Insight::CHANCE_TEMPERATURES`], now.
    fn chance_temperature(&self) -> f32 {
        interpolate(&Self::CHANCE_TEMPERATURES[self.seats() - 1], self.progress())
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

    /// Tells the features of the position as `seat` sees it, and nothing the seat may not know. Returns the points of the
    /// seat and of its best rival if the game ended now. If the features change, the net has to be trained again.
    fn tell_features(&self, seat: Seat, out: &mut impl FeatureSink) -> [f32; OUTPUTS];

    /// The features as inputs of [`Insight::net`].
    #[inline]
    fn features(&self, seat: Seat) -> Features {
        let mut features = Features::new([0.0; OUTPUTS]);
        let mut writer = features.writer();
        let now = self.tell_features(seat, &mut writer);
        writer.finish();
        features.now = now;
        features
    }

    /// The features as a row of numbers for programs that learn: the observation of a seat. It is as long as the parts of
    /// [`Insight::observation_parts`] together. Returns what [`Insight::tell_features`] does.
    ///
    /// # Panics
    /// If the row is too short.
    fn observe(&self, seat: Seat, row: &mut [f32]) -> [f32; OUTPUTS] {
        let features = self.features(seat);
        features.write(row);
        features.now
    }

    /// What the numbers of an observation are about. The same for every position of the game, whatever its options.
    fn observation_parts(&self) -> Vec<Part> {
        let mut parts = Vec::new();
        self.tell_features(Seat::new(0), &mut parts);
        parts
    }

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

/// The value of a curve with these points at equal distances, at a place from 0 to 1.
pub fn interpolate(curve: &[f32; MOMENTS], place: f32) -> f32 {
    let at = place.clamp(0.0, 1.0) * (MOMENTS - 1) as f32;
    let before = (at as usize).min(MOMENTS - 2);
    let part = at - before as f32;
    curve[before] * (1.0 - part) + curve[before + 1] * part
}

/// Points as chances: `temperature` points more are e times the chance.
pub fn softmax(points: &[f32], temperature: f32) -> Chances {
    let most = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut chances = [0.0; MAX_RANKED];
    chances
        .iter_mut()
        .zip(points)
        .for_each(|(chance, points)| *chance = ((points - most) / temperature).exp());
    let sum: f32 = chances.iter().sum();
    chances.map(|chance| chance / sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lead_of_six_points_is_worth_more_at_a_lower_temperature() {
        let sure = softmax(&[40.0, 46.0], 1.5);
        let open = softmax(&[40.0, 46.0], 12.0);
        assert!(sure[1] > 0.98 && (0.6..0.7).contains(&open[1]), "{sure:?} {open:?}");
        assert!((open.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(open[2..], [0.0, 0.0], "nobody sits there");
    }

    #[test]
    fn a_curve_goes_straight_from_point_to_point() {
        let curve = [8.0, 4.0, 2.0, 2.0, 1.0];
        let at = [0.0, 0.125, 0.25, 0.5, 0.625, 0.875, 1.0].map(|place| interpolate(&curve, place));
        assert_eq!(at, [8.0, 6.0, 4.0, 2.0, 2.0, 1.5, 1.0]);
        assert_eq!([interpolate(&curve, -1.0), interpolate(&curve, 7.0)], [8.0, 1.0]);
    }
}
