//! Rates, intervals and quantiles of games that come in groups.
//!
//! The games of one seed are not independent: a good deal is good in all of them. All intervals here treat a group as one
//! observation.

use serde::Serialize;
use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// Half the width of a 95 % interval, in standard errors.
pub const Z: f64 = 1.96;

/// The weight of one imaginary independent group in the estimate of the spread between groups. Without it, a few groups
/// that happen to agree would give an interval of zero width.
const CAUTION: f64 = 1.0;

/// A number with its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    /// The number.
    pub value: f64,
    /// Lower end.
    pub low: f64,
    /// Upper end.
    pub high: f64,
}

/// What one group of games says about a rate or a mean.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Group {
    /// The sum of the observations.
    pub sum: f64,
    /// The number of observations.
    pub count: f64,
    /// The number of games.
    pub games: f64,
}

/// Wilson's 95 % interval for a rate; `n` need not be whole.
pub fn wilson(wins: f64, n: f64) -> (f64, f64) {
    wilson_with(Z, wins, n)
}

fn wilson_with(z: f64, wins: f64, n: f64) -> (f64, f64) {
    if n == 0.0 {
        return (0.0, 1.0);
    }
    let rate = wins / n;
    let z2 = z * z;
    let centre = rate + z2 / (2.0 * n);
    let half = z * (rate * (1.0 - rate) / n + z2 / (4.0 * n * n)).max(0.0).sqrt();
    let scale = 1.0 + z2 / n;
    let low = if wins <= 0.0 { 0.0 } else { ((centre - half) / scale).max(0.0) };
    let high = if wins >= n { 1.0 } else { ((centre + half) / scale).min(1.0) };
    (low, high)
}

/// A win rate with its 95 % interval.
///
/// If every group is a single game, this is Wilson's interval. Otherwise it is Wilson's interval for the effective number
/// of independent games, estimated from the spread between groups, with Student's t instead of the normal distribution.
/// Groups that all went the same way count as independent games.
pub fn rate(groups: &[Group]) -> Estimate {
    let sum: f64 = groups.iter().map(|group| group.sum).sum();
    let count: f64 = groups.iter().map(|group| group.count).sum();
    let games: f64 = groups.iter().map(|group| group.games).sum();
    if count == 0.0 {
        return Estimate { value: 0.0, low: 0.0, high: 1.0 };
    }
    let value = sum / count;
    let n = groups.len() as f64;
    let paired = groups.iter().any(|group| group.games > 1.0);
    let (low, high) = if !paired {
        wilson(value * games, games)
    } else if groups.len() == 1 {
        wilson(value, 1.0)
    } else {
        let worth = games / design_effect(groups, value, count, games);
        wilson_with(student(n - 1.0), value * worth, worth)
    };
    Estimate { value, low, high }
}

/// The variance of the rate between groups, relative to that of independent games.
fn design_effect(groups: &[Group], value: f64, count: f64, games: f64) -> f64 {
    let independent = value * (1.0 - value) / games;
    if independent <= f64::EPSILON {
        return 1.0;
    }
    let n = groups.len() as f64;
    let effect = squares(groups, value) / (count * count) * n / (n - 1.0) / independent;
    ((n - 1.0) * effect + CAUTION) / (n - 1.0 + CAUTION)
}

fn squares(groups: &[Group], value: f64) -> f64 {
    groups.iter().map(|group| (group.sum - value * group.count).powi(2)).sum()
}

/// A mean with its 95 % interval by Student's t. With a single group the interval is just the mean.
pub fn mean(groups: &[Group]) -> Estimate {
    let sum: f64 = groups.iter().map(|group| group.sum).sum();
    let count: f64 = groups.iter().map(|group| group.count).sum();
    if count == 0.0 {
        return Estimate { value: 0.0, low: 0.0, high: 0.0 };
    }
    let value = sum / count;
    let half = if groups.len() < 2 {
        0.0
    } else {
        student(groups.len() as f64 - 1.0) * standard_error(groups, value, count)
    };
    Estimate { value, low: value - half, high: value + half }
}

/// The standard error of a mean over groups.
pub fn standard_error(groups: &[Group], value: f64, count: f64) -> f64 {
    let n = groups.len() as f64;
    (squares(groups, value) * n / (n - 1.0)).sqrt() / count
}

/// The 97.5 % quantile of Student's distribution.
fn student(freedom: f64) -> f64 {
    StudentsT::new(0.0, 1.0, freedom).expect("there is freedom").inverse_cdf(0.975)
}

/// How many standard errors off its expectation a row has to be to stand out. If there is no effect in any of `rows` rows,
/// one or more of them stand out in at most 5 % of all reports (Bonferroni's bound).
pub fn standing_out(rows: usize) -> f64 {
    Normal::standard().inverse_cdf(1.0 - 0.025 / rows.max(1) as f64)
}

/// A quantile of sorted numbers, interpolated linearly; 0 if there are none.
pub fn quantile(sorted: &[f64], part: f64) -> f64 {
    let Some(last) = sorted.len().checked_sub(1) else { return 0.0 };
    let place = part * last as f64;
    let (below, above) = (sorted[place.floor() as usize], sorted[place.ceil() as usize]);
    below + (above - below) * place.fract()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    fn single(value: f64) -> Group {
        Group { sum: value, count: 1.0, games: 1.0 }
    }

    fn pair(sum: f64) -> Group {
        Group { sum, count: 2.0, games: 2.0 }
    }

    #[test]
    fn a_rate_of_nothing_in_ten_may_still_be_up_to_28_percent() {
        let (low, high) = wilson(0.0, 10.0);
        assert_eq!(low, 0.0);
        near(high, 0.2775, 1e-3);
    }

    #[test]
    fn wilson_of_textbook_counts() {
        // 81 of 263, a table's example: 0.2553 to 0.3662.
        let (low, high) = wilson(81.0, 263.0);
        near(low, 0.2553, 1e-4);
        near(high, 0.3662, 1e-4);
    }

    #[test]
    fn two_hundred_of_two_hundred_is_not_certainty() {
        let all = rate(&[pair(2.0); 100]);
        assert_eq!((all.value, all.high), (1.0, 1.0));
        near(all.low, 0.981, 1e-3);
    }

    #[test]
    fn single_games_have_wilsons_interval() {
        let games: Vec<Group> = (0..50).map(|game| single(f64::from(game % 5 == 0))).collect();
        let estimate = rate(&games);
        assert_eq!((estimate.low, estimate.high), wilson(10.0, 50.0));
    }

    #[test]
    fn pairs_that_cancel_out_narrow_the_interval_and_pairs_that_agree_widen_it() {
        let width = |estimate: Estimate| estimate.high - estimate.low;
        let cancel = rate(&[pair(1.0); 100]);
        let agree: Vec<Group> = (0..100).map(|group| pair(f64::from(group % 2) * 2.0)).collect();
        let (low, high) = wilson(100.0, 200.0);
        assert!(width(cancel) > 0.005, "a width of nothing is too good to be true");
        assert!(width(cancel) < 0.3 * (high - low));
        // Pairs that always agree are worth as much as half as many games.
        let half = wilson(50.0, 100.0);
        near(width(rate(&agree)), half.1 - half.0, 5e-3);
    }

    #[test]
    fn intervals_hold_the_truth_about_as_often_as_they_promise() {
        // Pairs in which one game of three is decided by the deal alone, and 70 % of the others are won.
        let mut rng = samovar_engine::Rng::new(samovar_engine::Seed::from_text("coverage"));
        let mut games = |deal: u32| -> f64 {
            let dealt = rng.below(3) < deal;
            let won = if dealt { rng.below(2) } else { u32::from(rng.below(10) < 7) };
            if dealt { 2.0 * f64::from(won) } else { f64::from(won) + f64::from(rng.below(10) < 7) }
        };
        for (deal, truth) in [(0, 0.7), (1, (0.5 + 2.0 * 0.7) / 3.0), (3, 0.5)] {
            let mut held = 0;
            for _ in 0..1000 {
                let groups: Vec<Group> = (0..40).map(|_| pair(games(deal))).collect();
                let estimate = rate(&groups);
                held += u32::from(estimate.low <= truth && truth <= estimate.high);
            }
            assert!((930..=975).contains(&held), "{held} of 1000 with {deal} of 3 decided by the deal");
        }
    }

    #[test]
    fn one_pair_says_no_more_than_one_game() {
        let estimate = rate(&[pair(2.0)]);
        assert_eq!((estimate.low, estimate.high), wilson(1.0, 1.0));
    }

    #[test]
    fn the_mean_of_single_games_has_the_usual_interval() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sample variance 32/7, t with 7 degrees of freedom 2.364624.
        let scores = [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0].map(single);
        let estimate = mean(&scores);
        assert_eq!(estimate.value, 5.0);
        near(estimate.high - 5.0, 2.364_624 * (32.0_f64 / 7.0 / 8.0).sqrt(), 1e-5);
    }

    #[test]
    fn quantiles_lie_between_neighbours() {
        let sorted = [1.0, 2.0, 3.0, 4.0];
        assert_eq!(quantile(&sorted, 0.5), 2.5);
        assert_eq!(quantile(&sorted, 0.0), 1.0);
        assert_eq!(quantile(&sorted, 1.0), 4.0);
        assert_eq!(quantile(&[], 0.5), 0.0);
    }

    #[test]
    fn among_many_rows_it_takes_more_to_stand_out() {
        near(standing_out(1), 1.96, 1e-3);
        near(standing_out(100), 3.4808, 1e-3);
    }
}
