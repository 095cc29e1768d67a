//! One game of a contest, as logged.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The result of a game of a contest, with what the statistics need.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// Its number in the contest, from 0.
    pub game: u64,
    /// The points of everybody, in the order of the standings.
    pub scores: Vec<i32>,
    /// The ranks of everybody, from 1; ties have the same rank.
    pub ranks: Vec<u8>,
    /// Questions with more than one answer, for each seat.
    pub decisions: Vec<u32>,
    /// How long each seat thought about them.
    pub times: Vec<Times>,
    /// What each seat had and did; empty without a balance report.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub had: Vec<Had>,
    /// The seats that lost because their programs failed, and why.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub failed: BTreeMap<u8, String>,
}

impl Played {
    /// The share of the victory that goes to a row of the standings.
    pub fn share(&self, row: usize) -> f64 {
        if self.ranks[row] != 1 {
            return 0.0;
        }
        1.0 / self.ranks.iter().filter(|rank| **rank == 1).count() as f64
    }
}

/// What a seat had and did in a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Had {
    /// The position of its first decision among those of all seats, from 1; 0 if it took none.
    pub order: u8,
    /// The values of options that were drawn for it at random.
    pub drawn: BTreeMap<String, String>,
    /// The pieces that events named with it, by event.
    pub used: BTreeMap<String, BTreeSet<String>>,
}

/// Buckets of the time histogram per factor of two.
const BUCKETS_PER_DOUBLING: f64 = 8.0;

/// How long decisions took: an exact total, and a histogram with buckets about 9 % wide.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Times {
    /// The total, in nanoseconds.
    pub nanoseconds: u64,
    /// The histogram: buckets with their counts.
    pub steps: Vec<(u16, u64)>,
}

impl Times {
    /// Adds a decision.
    pub fn add(&mut self, time: Duration) {
        let nanoseconds = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX).max(1);
        self.nanoseconds = self.nanoseconds.saturating_add(nanoseconds);
        self.count((BUCKETS_PER_DOUBLING * (nanoseconds as f64).log2()) as u16, 1);
    }

    /// Adds the decisions of another.
    pub fn merge(&mut self, other: &Times) {
        self.nanoseconds = self.nanoseconds.saturating_add(other.nanoseconds);
        other.steps.iter().for_each(|(step, count)| self.count(*step, *count));
    }

    fn count(&mut self, step: u16, count: u64) {
        match self.steps.binary_search_by_key(&step, |(step, _)| *step) {
            Ok(place) => self.steps[place].1 += count,
            Err(place) => self.steps.insert(place, (step, count)),
        }
    }

    /// How many decisions.
    pub fn decisions(&self) -> u64 {
        self.steps.iter().map(|(_, count)| count).sum()
    }

    /// The average in milliseconds.
    pub fn mean(&self) -> f64 {
        match self.decisions() {
            0 => 0.0,
            decisions => self.nanoseconds as f64 / 1e6 / decisions as f64,
        }
    }

    /// A quantile in milliseconds, as exact as the buckets.
    pub fn quantile(&self, part: f64) -> f64 {
        let target = part * self.decisions() as f64;
        let mut passed = 0;
        for (step, count) in &self.steps {
            passed += count;
            if passed as f64 >= target {
                return 2_f64.powf((f64::from(*step) + 0.5) / BUCKETS_PER_DOUBLING) / 1e6;
            }
        }
        0.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_keep_their_mean_and_about_their_quantiles() {
        let mut times = Times::default();
        (1..=100).for_each(|ms| times.add(Duration::from_millis(ms)));
        assert!((times.mean() - 50.5).abs() < 1e-9);
        assert!((times.quantile(0.5) / 50.0 - 1.0).abs() < 0.1, "{}", times.quantile(0.5));
        assert!((times.quantile(0.95) / 95.0 - 1.0).abs() < 0.1);
        let mut twice = times.clone();
        twice.merge(&times);
        assert_eq!(twice.decisions(), 200);
        assert_eq!(twice.quantile(0.5), times.quantile(0.5));
    }

    #[test]
    fn no_decision_took_no_time() {
        assert_eq!((Times::default().mean(), Times::default().quantile(0.5)), (0.0, 0.0));
    }

    #[test]
    fn a_victory_is_shared() {
        let played = Played {
            game: 0,
            scores: vec![9, 9, 3],
            ranks: vec![1, 1, 3],
            decisions: vec![],
            times: vec![],
            had: vec![],
            failed: BTreeMap::new(),
        };
        assert_eq!([0, 1, 2].map(|row| played.share(row)), [0.5, 0.5, 0.0]);
    }
}
