//! Ratings: the Bradley–Terry model on the Elo scale.

use samovar_engine::{Rng, Seed};

use crate::stats::{Estimate, quantile};

/// The mean of all ratings.
pub const MEAN: f64 = 1500.0;

/// Rating points for odds of ten to one.
const TENFOLD: f64 = 400.0;

/// Wins added to both sides of every pair that met, so that a bot that always won is not infinitely strong (Jeffreys's
/// prior).
const PRIOR: f64 = 0.5;

/// Groups are merged into at most this many blocks for the bootstrap.
const MOST_BLOCKS: usize = 500;

/// Rounds of the bootstrap.
const DRAWS: usize = 1000;

/// Newton steps; enough to converge.
const STEPS: usize = 100;

/// The longest Newton step. Far from the optimum, a full step may overshoot.
const LONGEST_STEP: f64 = 1.0;

/// How often each beat each other in a group of games. A tie is half a win for both.
#[derive(Clone, PartialEq, Debug)]
pub struct Duels {
    players: usize,
    wins: Vec<f64>,
}

impl Duels {
    /// Nobody has met yet.
    pub fn new(players: usize) -> Duels {
        Duels { players, wins: vec![0.0; players * players] }
    }

    /// Adds a meeting of two players, each with its rank. A player does not meet itself.
    pub fn add(&mut self, one: (usize, u8), other: (usize, u8)) {
        if one.0 == other.0 {
            return;
        }
        let share = match one.1.cmp(&other.1) {
            std::cmp::Ordering::Less => 1.0,
            std::cmp::Ordering::Equal => 0.5,
            std::cmp::Ordering::Greater => 0.0,
        };
        self.wins[one.0 * self.players + other.0] += share;
        self.wins[other.0 * self.players + one.0] += 1.0 - share;
    }

    /// How often `one` beat `other`.
    pub fn wins(&self, one: usize, other: usize) -> f64 {
        self.wins[one * self.players + other]
    }

    /// The same with a prior added to the wins of both sides of every pair that met in `all`.
    fn with_prior(mut self, all: &Duels, mut prior: impl FnMut() -> f64) -> Duels {
        for one in 0..self.players {
            for other in 0..self.players {
                if all.wins(one, other) + all.wins(other, one) > 0.0 {
                    self.wins[one * self.players + other] += prior();
                }
            }
        }
        self
    }

    fn add_weighted(&mut self, other: &Duels, weight: f64) {
        self.wins.iter_mut().zip(&other.wins).for_each(|(sum, wins)| *sum += weight * wins);
    }
}

/// The ratings of everybody with their 95 % intervals.
///
/// The intervals come from a Bayesian bootstrap: a thousand times, every group and the prior get random weights, and the
/// ratings are computed from those. Its seed is fixed, so equal games give equal intervals.
pub fn ratings(players: usize, groups: &[Duels]) -> Vec<Estimate> {
    let blocks = blocks(players, groups);
    let mut all = Duels::new(players);
    blocks.iter().for_each(|block| all.add_weighted(block, 1.0));
    let start = fit(&all.clone().with_prior(&all, || PRIOR), &vec![0.0; players]);
    let values = points(&start);

    let mut rng = Rng::new(Seed::from_text("ratings"));
    let mut drawn: Vec<Vec<f64>> = vec![Vec::with_capacity(DRAWS); players];
    for _ in 0..DRAWS {
        let mut duels = Duels::new(players);
        for block in &blocks {
            duels.add_weighted(block, -uniform(&mut rng).ln());
        }
        let duels = duels.with_prior(&all, || gamma_half(&mut rng));
        for (drawn, value) in drawn.iter_mut().zip(points(&fit(&duels, &start))) {
            drawn.push(value);
        }
    }
    let interval = |(value, mut drawn): (f64, Vec<f64>)| {
        drawn.sort_by(f64::total_cmp);
        Estimate { value, low: quantile(&drawn, 0.025).min(value), high: quantile(&drawn, 0.975).max(value) }
    };
    values.into_iter().zip(drawn).map(interval).collect()
}

/// Merges neighbouring groups.
fn blocks(players: usize, groups: &[Duels]) -> Vec<Duels> {
    let size = groups.len().div_ceil(MOST_BLOCKS).max(1);
    let block = |groups: &[Duels]| {
        let mut sum = Duels::new(players);
        groups.iter().for_each(|group| sum.add_weighted(group, 1.0));
        sum
    };
    groups.chunks(size).map(block).collect()
}

/// The maximum-likelihood log strengths for these duels, by Newton's method from a first guess. Their sum stays that of the
/// guess.
fn fit(duels: &Duels, start: &[f64]) -> Vec<f64> {
    let players = duels.players;
    let mut strengths = start.to_vec();
    for _ in 0..STEPS {
        let mut gradient = vec![0.0; players];
        let mut curvature = vec![vec![0.0; players]; players];
        for one in 0..players {
            for other in one + 1..players {
                let (won, lost) = (duels.wins(one, other), duels.wins(other, one));
                let chance = 1.0 / (1.0 + (strengths[other] - strengths[one]).exp());
                let surprise = won - (won + lost) * chance;
                let curve = (won + lost) * chance * (1.0 - chance);
                gradient[one] += surprise;
                gradient[other] -= surprise;
                curvature[one][one] += curve;
                curvature[other][other] += curve;
                curvature[one][other] -= curve;
                curvature[other][one] -= curve;
            }
        }
        // The likelihood depends on differences only; this fixes the sum.
        curvature.iter_mut().flatten().for_each(|entry| *entry += 1.0);
        let step = solve(curvature, gradient);
        let longest = step.iter().fold(0.0_f64, |longest, step| longest.max(step.abs()));
        let part = (LONGEST_STEP / longest).min(1.0);
        strengths.iter_mut().zip(&step).for_each(|(strength, step)| *strength += part * step);
        if longest < 1e-9 {
            break;
        }
    }
    strengths
}

/// The solution of linear equations with a positive definite matrix.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let size = right.len();
    for pivot in 0..size {
        let (done, rest) = matrix.split_at_mut(pivot + 1);
        let above = &done[pivot];
        for (below, row) in rest.iter_mut().zip(pivot + 1..) {
            let factor = below[pivot] / above[pivot];
            below.iter_mut().zip(above).for_each(|(entry, above)| *entry -= factor * above);
            right[row] -= factor * right[pivot];
        }
    }
    for row in (0..size).rev() {
        let known: f64 = (row + 1..size).map(|column| matrix[row][column] * right[column]).sum();
        right[row] = (right[row] - known) / matrix[row][row];
    }
    right
}

/// Strengths as ratings.
fn points(strengths: &[f64]) -> Vec<f64> {
    let mean = strengths.iter().sum::<f64>() / strengths.len().max(1) as f64;
    strengths.iter().map(|strength| MEAN + TENFOLD / std::f64::consts::LN_10 * (strength - mean)).collect()
}

/// A number between 0 and 1, never either.
fn uniform(rng: &mut Rng) -> f64 {
    (f64::from(rng.below(1 << 31)) + 0.5) / f64::from(1_u32 << 31)
}

/// A draw from the gamma distribution of shape one half: half the square of a normal one.
fn gamma_half(rng: &mut Rng) -> f64 {
    let angle = std::f64::consts::TAU * uniform(rng);
    -uniform(rng).ln() * angle.cos().powi(2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64, by: f64) {
        assert!((one - other).abs() < by, "{one} is not {other}");
    }

    /// Groups of one duel each: `wins` for the first of `players`, then `losses`.
    fn match_of(wins: usize, losses: usize) -> Vec<Duels> {
        let duel = |rank| {
            let mut duels = Duels::new(2);
            duels.add((0, rank), (1, 2));
            duels
        };
        (0..wins).map(|_| duel(1)).chain((0..losses).map(|_| duel(3))).collect()
    }

    #[test]
    fn three_to_one_is_191_points() {
        let ratings = ratings(2, &match_of(300, 100));
        near(ratings[0].value - ratings[1].value, 400.0 * (300.5_f64 / 100.5).log10(), 1e-6);
        near(ratings[0].value + ratings[1].value, 2.0 * MEAN, 1e-6);
    }

    #[test]
    fn the_interval_of_a_match_is_that_of_its_odds() {
        // Log odds of 300 to 100 have a standard error of (1/300 + 1/100)^½ = 0.1155: 20.06 points, half of it for each.
        let ratings = ratings(2, &match_of(300, 100));
        let half = (ratings[0].high - ratings[0].low) / 2.0;
        near(half, 1.96 * 20.06 / 2.0, 2.0);
    }

    #[test]
    fn the_known_strengths_of_three_are_found() {
        // Expected results of strengths 4 : 2 : 1 in 120 games a pair.
        let mut duels = Duels::new(3);
        let strengths = [4.0, 2.0, 1.0];
        for one in 0..3 {
            for other in 0..3 {
                if one != other {
                    duels.wins[one * 3 + other] =
                        120.0 * strengths[one] / (strengths[one] + strengths[other]);
                }
            }
        }
        let found = points(&fit(&duels, &[0.0; 3]));
        near(found[0] - found[1], 400.0 * 2_f64.log10(), 1e-6);
        near(found[1] - found[2], 400.0 * 2_f64.log10(), 1e-6);
        near(found.iter().sum::<f64>(), 3.0 * MEAN, 1e-6);
    }

    #[test]
    fn a_chain_of_who_beats_the_next_is_one_scale() {
        let mut duels = Duels::new(4);
        for one in 0..3 {
            duels.wins[one * 4 + one + 1] = 190.0;
            duels.wins[(one + 1) * 4 + one] = 10.0;
        }
        let found = points(&fit(&duels, &[0.0; 4]));
        near(found[0] - found[3], 3.0 * 400.0 * 19_f64.log10(), 1e-6);
    }

    #[test]
    fn who_always_won_is_strong_within_reason() {
        let ratings = ratings(2, &match_of(200, 0));
        let lead = ratings[0].value - ratings[1].value;
        near(lead, 400.0 * 401_f64.log10(), 1e-6);
        assert!(ratings[0].high - ratings[0].low > 200.0, "{ratings:?}");
        assert!(ratings[0].high.is_finite());
    }

    #[test]
    fn equal_ranks_are_half_a_victory_each() {
        let mut duels = Duels::new(2);
        duels.add((0, 1), (1, 1));
        duels.add((1, 1), (1, 2));
        assert_eq!((duels.wins(0, 1), duels.wins(1, 0)), (0.5, 0.5));
    }

    #[test]
    fn groups_that_agree_are_worth_less_than_as_many_single_games() {
        let pairs: Vec<Duels> = match_of(60, 40)
            .into_iter()
            .map(|mut duels| {
                duels.wins.iter_mut().for_each(|wins| *wins *= 2.0);
                duels
            })
            .collect();
        let width = |ratings: Vec<Estimate>| ratings[0].high - ratings[0].low;
        let (pairs, single) = (width(ratings(2, &pairs)), width(ratings(2, &match_of(120, 80))));
        assert!(pairs > 1.2 * single, "{pairs} {single}");
    }

    #[test]
    fn alone_one_is_average() {
        assert_eq!(ratings(1, &[Duels::new(1)])[0], Estimate { value: MEAN, low: MEAN, high: MEAN });
    }
}
