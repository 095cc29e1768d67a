//! How true chances were that were told before games ended.

use samovar_engine::{Chances, MAX_RANKED};
use serde::Serialize;

use crate::stats::{Estimate, Group, rate};

/// How many bins the chances from 0 to 1 are divided into.
const BINS: usize = 10;

/// A moment of a game and everybody's chance of winning there.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Moment {
    /// How much of the game was over, from 0 to 1.
    pub progress: f32,
    /// What was told.
    pub chances: Chances,
}

/// What was told in a game, and how it ended.
#[derive(Clone, PartialEq, Debug)]
pub struct Foretold {
    /// What was told.
    pub moments: Vec<Moment>,
    /// The share of the victory of everybody who could win.
    pub won: Vec<f32>,
}

/// How true chances were.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reliability {
    /// How many chances were told: one for everybody who can win, at every moment.
    pub forecasts: u64,
    /// The Brier score: the mean squared difference between a chance and what came of it. Less is better.
    pub brier: f64,
    /// The Brier score if everybody had been told the same chance.
    pub brier_even: f64,
    /// The expected calibration error: how far the chances of a bin are from how often it came true, in the mean over all
    /// forecasts.
    pub calibration_error: f64,
    /// The chances by size. Empty bins are left out.
    pub bins: Vec<Bin>,
}

/// Forecasts of about the same chance.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bin {
    /// The least chance in it.
    pub from: f64,
    /// Where the next bin begins.
    pub to: f64,
    /// How many there are.
    pub forecasts: u64,
    /// The mean chance.
    pub told: f64,
    /// How often it came true. The interval treats all forecasts of a game as one observation.
    pub won: Estimate,
}

impl Foretold {
    /// All chances, each with what came of it.
    fn forecasts(&self, within: impl Fn(&Moment) -> bool) -> impl Iterator<Item = (f64, f64)> {
        let moments = self.moments.iter().filter(move |moment| within(moment));
        let of = |moment: &Moment| moment.chances.into_iter().zip(self.won.iter().copied());
        moments.flat_map(of).map(|(chance, won)| (f64::from(chance), f64::from(won)))
    }
}

/// What is known of a bin so far.
#[derive(Clone, Default)]
struct Pile {
    told: f64,
    groups: Vec<Group>,
}

impl Reliability {
    /// How true the chances of some games were at all moments that `within` accepts.
    pub fn of(games: &[Foretold], within: impl Fn(&Moment) -> bool) -> Reliability {
        let mut piles = vec![Pile::default(); BINS];
        let (mut squares, mut even_squares) = (0.0, 0.0);
        for game in games {
            let even = 1.0 / game.won.len().clamp(1, MAX_RANKED) as f64;
            let mut groups = [Group { sum: 0.0, count: 0.0, games: 1.0 }; BINS];
            for (chance, won) in game.forecasts(&within) {
                let bin = ((chance * BINS as f64) as usize).min(BINS - 1);
                piles[bin].told += chance;
                groups[bin].sum += won;
                groups[bin].count += 1.0;
                squares += (chance - won).powi(2);
                even_squares += (even - won).powi(2);
            }
            for (pile, group) in piles.iter_mut().zip(groups) {
                pile.groups.extend((group.count > 0.0).then_some(group));
            }
        }
        let bin = |(number, pile): (usize, &Pile)| {
            let count: f64 = pile.groups.iter().map(|group| group.count).sum();
            (count > 0.0).then(|| Bin {
                from: number as f64 / BINS as f64,
                to: (number + 1) as f64 / BINS as f64,
                forecasts: count as u64,
                told: pile.told / count,
                won: rate(&pile.groups),
            })
        };
        let bins: Vec<Bin> = piles.iter().enumerate().filter_map(bin).collect();
        let forecasts: u64 = bins.iter().map(|bin| bin.forecasts).sum();
        let all = forecasts.max(1) as f64;
        let off = |bin: &Bin| (bin.told - bin.won.value).abs() * bin.forecasts as f64;
        Reliability {
            forecasts,
            brier: squares / all,
            brier_even: even_squares / all,
            calibration_error: bins.iter().map(off).sum::<f64>() / all,
            bins,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(one: f64, other: f64) {
        assert!((one - other).abs() < 1e-6, "{one} is not {other}");
    }

    /// A game of two in which the first one wins or loses, with what was told of the first one.
    fn game(wins: bool, told: &[f32]) -> Foretold {
        let moment = |chance: &f32| Moment { progress: 0.5, chances: [*chance, 1.0 - chance, 0.0, 0.0] };
        let won = if wins { vec![1.0, 0.0] } else { vec![0.0, 1.0] };
        Foretold { moments: told.iter().map(moment).collect(), won }
    }

    fn all(games: &[Foretold]) -> Reliability {
        Reliability::of(games, |_| true)
    }

    #[test]
    fn who_always_knows_makes_no_error() {
        let sure = all(&[game(true, &[1.0, 1.0]), game(false, &[0.0])]);
        assert_eq!((sure.forecasts, sure.brier, sure.calibration_error), (6, 0.0, 0.0));
        assert_eq!(sure.brier_even, 0.25);
        assert_eq!(sure.bins.iter().map(|bin| bin.forecasts).collect::<Vec<_>>(), [3, 3]);
    }

    #[test]
    fn who_never_knows_makes_no_calibration_error_either() {
        let even = all(&[game(true, &[0.5]), game(false, &[0.5])]);
        assert_eq!((even.brier, even.calibration_error), (0.25, 0.0));
    }

    #[test]
    fn of_four_told_75_percent_three_should_win() {
        let told = |wins: usize| (0..4).map(|number| game(number < wins, &[0.75])).collect::<Vec<_>>();
        // Three times (0.25)², once (0.75)².
        near(all(&told(3)).brier, (3.0 * 0.0625 + 0.5625) / 4.0);
        near(all(&told(3)).calibration_error, 0.0);
        near(all(&told(4)).calibration_error, 0.25);
        near(all(&told(2)).calibration_error, 0.25);
        near(all(&told(2)).brier, (2.0 * 0.0625 + 2.0 * 0.5625) / 4.0);
    }

    #[test]
    fn bins_count_by_how_many_chances_they_have() {
        // Six chances of 0.9 or 0.1 that are right, two of 0.65 or 0.35 that are wrong.
        let games = [game(true, &[0.875, 0.875, 0.875]), game(false, &[0.625])];
        let outcome = all(&games);
        near(outcome.calibration_error, (6.0 * 0.125 + 2.0 * 0.625) / 8.0);
        let bins: Vec<(f64, u64, f64)> =
            outcome.bins.iter().map(|bin| (bin.from, bin.forecasts, bin.won.value)).collect();
        assert_eq!(bins, [(0.1, 3, 0.0), (0.3, 1, 1.0), (0.6, 1, 0.0), (0.8, 3, 1.0)]);
    }

    #[test]
    fn a_certain_chance_is_in_the_last_bin_and_a_shared_victory_is_half_a_win() {
        let shared = Foretold { won: vec![0.5, 0.5], ..game(true, &[1.0]) };
        let outcome = all(&[shared]);
        assert_eq!(outcome.bins.last().map(|bin| (bin.to, bin.won.value)), Some((1.0, 0.5)));
        assert_eq!((outcome.brier, outcome.brier_even, outcome.calibration_error), (0.25, 0.0, 0.5));
    }

    #[test]
    fn a_part_of_the_game_can_be_looked_at_alone() {
        let mut late = game(true, &[0.75, 0.25]);
        late.moments[1].progress = 0.9;
        let outcome = Reliability::of(&[late], |moment| moment.progress > 0.8);
        assert_eq!((outcome.forecasts, outcome.brier), (2, 0.5625));
        assert_eq!(Reliability::of(&[], |_| true).bins, []);
    }
}
