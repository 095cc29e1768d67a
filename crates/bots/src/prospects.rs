//! What a move should lead to, compared with another: both are played on to the end in the same guesses at what is hidden.

use samovar_engine::{Insight, Knowledge, Reason, ReasonKind, Rng, Seat, Seed, Standings};

use crate::Budget;
use crate::search::roll_out;

/// Most pairs of playouts.
const MOST_PAIRS: u32 = 16;

/// With fewer pairs nothing is claimed.
const FEWEST_PAIRS: u32 = 8;

/// A search with this many iterations is worth a pair of playouts.
const ITERATIONS_PER_PAIR: u32 = 100;

/// A difference is claimed if it is at least so many points,
const TELLING: f32 = 1.0;

/// and at least so many standard errors. That many, because all parts of everybody's score are looked at.
const SURE: f32 = 3.0;

/// One imaginary pair that differs from the others by this many points: a few pairs that happen to agree prove little.
const CAUTION: f32 = 2.0;

/// How many pairs of playouts go with the budget of a search; 0 if it is too small for reasons of this kind.
pub fn pairs(budget: Budget) -> u32 {
    let pairs =
        (budget.iterations.saturating_mul(budget.rollout.max(1)) / ITERATIONS_PER_PAIR).min(MOST_PAIRS);
    if pairs < FEWEST_PAIRS { 0 } else { pairs }
}

/// What speaks for an action of the seat that decides against another one: at most a part of the own score that should be
/// higher at the end, and a part of a rival's that should be lower. Empty if no difference is beyond its error.
///
/// It follows from what the seat may know. The same guesses at what is hidden serve both actions, and after them everybody
/// plays by a one-step look-ahead.
pub fn prospects<G: Insight>(
    known: &Knowledge<'_, G>,
    action: G::Action,
    other: G::Action,
    pairs: u32,
    seed: Seed,
) -> Vec<Reason> {
    claims(&differences(known, action, other, pairs, seed), known.seat())
}

/// By how many points every part of everybody's score is higher at the end after an action than after another one, in several
/// pairs of playouts.
pub fn differences<G: Insight>(
    known: &Knowledge<'_, G>,
    action: G::Action,
    other: G::Action,
    pairs: u32,
    seed: Seed,
) -> Vec<Vec<Part>> {
    let mut rng = Rng::new(seed);
    let pair = |_| {
        let world = known.sample(&mut rng);
        let other = play_on(world.clone(), other);
        difference(&play_on(world, action), &other)
    };
    (0..pairs).map(pair).collect()
}

/// How a game ends after an action.
fn play_on<G: Insight>(mut state: G, action: G::Action) -> Standings {
    state.play_unchecked(action);
    roll_out(&mut state, u32::MAX);
    state.standings()
}

/// A part of somebody's score, and by how many points it is higher.
pub type Part = (Seat, &'static str, f32);

fn difference(one: &Standings, other: &Standings) -> Vec<Part> {
    let rows = one.rows.iter().zip(&other.rows).enumerate();
    rows.flat_map(|(place, (one, other))| {
        let parts = one.parts.iter().zip(&other.parts);
        parts.map(move |((part, one), (_, other))| (Seat::new(place as u8), *part, (one - other) as f32))
    })
    .collect()
}

/// What may be said of the differences in several pairs.
fn claims(differences: &[Vec<Part>], seat: Seat) -> Vec<Reason> {
    let count = differences.len() as f32;
    let Some(parts) = differences.first().filter(|_| count > 1.0) else { return Vec::new() };
    let claimed = |(place, (whose, part, _)): (usize, &Part)| {
        let of = || differences.iter().map(|pair| pair[place].2);
        let mean = of().sum::<f32>() / count;
        let squares = of().map(|points| (points - mean).powi(2)).sum::<f32>() + CAUTION * CAUTION;
        let error = (squares / (count - 1.0) / count).sqrt();
        let speaks_for = (*whose == seat) == (mean > 0.0);
        (speaks_for && mean.abs() >= TELLING.max(SURE * error)).then_some((*whose, *part, mean))
    };
    let claimed: Vec<Part> = parts.iter().enumerate().filter_map(claimed).collect();
    let strongest = |own: bool| {
        let of = claimed.iter().filter(|(whose, ..)| (*whose == seat) == own);
        of.max_by(|one, other| one.2.abs().total_cmp(&other.2.abs()))
    };
    let reason = |(whose, part, points): &Part| Reason {
        kind: ReasonKind::Later,
        part,
        points: points.round() as i32,
        whose: *whose,
        sure: false,
    };
    strongest(true).into_iter().chain(strongest(false)).map(reason).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat::new(1);

    /// Pairs in which a part of the own score and one of a rival's differ by so many points.
    fn pairs_of(own: &[f32], rival: &[f32]) -> Vec<Vec<Part>> {
        let pair = |(own, rival): (&f32, &f32)| vec![(Seat::new(0), "trade", *rival), (ME, "wishes", *own)];
        own.iter().zip(rival).map(pair).collect()
    }

    fn told(own: &[f32], rival: &[f32]) -> Vec<(&'static str, i32)> {
        claims(&pairs_of(own, rival), ME).iter().map(|reason| (reason.part, reason.points)).collect()
    }

    #[test]
    fn clear_differences_that_speak_for_the_move_are_told_the_own_first() {
        let four = [4.0, 5.0, 3.0, 4.0, 4.0, 5.0, 3.0, 4.0];
        assert_eq!(told(&four, &four.map(|points| -points)), [("wishes", 4), ("trade", -4)]);
        assert_eq!(told(&four.map(|points| -points), &four), [], "both speak against it");
    }

    #[test]
    fn nothing_is_said_within_the_error_or_of_less_than_a_point() {
        let wild = [20.0, -12.0, 20.0, -12.0, 20.0, -12.0, 20.0, -12.0];
        assert_eq!(told(&wild, &[0.0; 8]), [], "4 points on average, but 6 of error");
        assert_eq!(told(&[0.0, 1.0, 1.0, 1.0, 1.0, 1.0, 1.0, 0.0], &[0.0; 8]), []);
        assert_eq!(told(&[9.0], &[0.0]), [], "one pair says nothing");
        assert_eq!(claims(&[], ME), []);
    }

    #[test]
    fn of_several_parts_the_one_that_differs_most_is_told() {
        let pair = vec![(ME, "furs", 3.0), (ME, "wishes", 6.0), (ME, "tigers", -9.0)];
        let told = claims(&vec![pair; 8], ME);
        assert_eq!(told.iter().map(|reason| reason.part).collect::<Vec<_>>(), ["wishes"]);
    }

    #[test]
    fn small_searches_are_no_basis_for_reasons() {
        let pairs = |text: &str| super::pairs(text.parse().expect("a budget"));
        assert_eq!(["60", "799", "800", "10000", "750+4", "100"].map(pairs), [0, 0, 8, 16, 16, 0]);
    }
}
