//! How much a search may compute.

use std::fmt;
use std::str::FromStr;

use samovar_engine::{Insight, Level};

use crate::BadMaker;

/// The most iterations of a search. More would need too much memory.
pub const MAX_ITERATIONS: u32 = 1_000_000;

/// The longest rollout.
pub(crate) const MAX_ROLLOUT: u32 = 100;

/// The most threads of a search.
pub(crate) const MAX_THREADS: u32 = 64;

/// What a [`Search`](crate::Search) may spend on one decision, written as `20000`, `20000+2`, `20000x4` or `20000+2x4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// How many iterations; 0 counts as 1.
    pub iterations: u32,
    /// How long an iteration plays on before it evaluates a position: until this many more turns have ended or pieces
    /// were drawn. With 0, positions are evaluated at once.
    pub rollout: u32,
    /// How many threads the search uses; 0 counts as 1. Each grows a tree of its own with its share of the iterations, and
    /// the visits are added up. The choice depends on how many threads there are, but not on how fast they are.
    pub threads: u32,
}

impl Budget {
    /// What a level may spend in a game with these options. Where rollouts pay off ([`Insight::rollout`]), it has fewer
    /// iterations, so that a decision takes about as long.
    pub fn of_level<G: Insight>(level: Level, options: &G::Options) -> Budget {
        let iterations = level.in_game(G::NAME).iterations;
        match G::rollout(options, iterations) {
            0 => iterations.into(),
            rollout => Budget { rollout, ..(iterations * 3 / (10 * rollout)).max(1).into() },
        }
    }
}

impl From<u32> for Budget {
    /// This many iterations, without rollouts, on one thread.
    fn from(iterations: u32) -> Budget {
        Budget { iterations, rollout: 0, threads: 1 }
    }
}

impl FromStr for Budget {
    type Err = BadMaker;

    fn from_str(text: &str) -> Result<Budget, BadMaker> {
        let read = |text: &str, most: u32| {
            let digits = text.bytes().all(|byte| byte.is_ascii_digit()); // no sign
            text.parse().ok().filter(|number| digits && (1..=most).contains(number))
        };
        let budget = || {
            let (text, threads) = match text.split_once('x') {
                Some((text, threads)) => (text, read(threads, MAX_THREADS)?),
                None => (text, 1),
            };
            let (text, rollout) = match text.split_once('+') {
                Some((text, rollout)) => (text, read(rollout, MAX_ROLLOUT)?),
                None => (text, 0),
            };
            Some(Budget { iterations: read(text, MAX_ITERATIONS)?, rollout, threads })
        };
        budget().ok_or_else(|| BadMaker::Budget(text.to_owned()))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.iterations)?;
        if self.rollout > 0 {
            write!(f, "+{}", self.rollout)?;
        }
        if self.threads > 1 { write!(f, "x{}", self.threads) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use samovar_first_tsar::FirstTsar;
    use samovar_rurik::Rurik;
    use samovar_stroganov::Stroganov;

    use super::*;

    #[test]
    fn a_budget_is_its_own_text() {
        let read = |text: &str| text.parse::<Budget>().expect("a budget");
        assert_eq!(read("7"), 7.into());
        assert_eq!(read("7+2"), Budget { iterations: 7, rollout: 2, threads: 1 });
        assert_eq!(read("7+2x3"), Budget { iterations: 7, rollout: 2, threads: 3 });
        for text in ["1", "1000000", "7+1", "7+100", "7x2", "7x64", "7+2x3"] {
            assert_eq!(read(text).to_string(), text);
        }
        for wrong in [
            "", "0", "1000001", "7+", "7+0", "7+101", "+2", "7x", "7x0", "7x65", "7x2+2", "7+2+2", "7++2",
            "7x+2",
        ] {
            assert!(wrong.parse::<Budget>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_level_has_rollouts_where_they_gain_something() {
        fn budgets<G: Insight>(players: u64) -> [String; 3] {
            let values = serde_json::Map::from_iter([("players".to_owned(), players.into())]);
            let options = G::read_options(&values).expect("a number of players");
            ["strong", "expert", "master"].map(|name| {
                let level = Level::find(name).expect("a level");
                Budget::of_level::<G>(level, &options).to_string()
            })
        }
        for players in 1..=4 {
            assert_eq!(budgets::<Stroganov>(players), ["1000", "10000", "15000+2"]);
            assert_eq!(budgets::<Rurik>(players), ["1000", "10000", "100000"]);
        }
        for players in 2..=3 {
            assert_eq!(budgets::<FirstTsar>(players), ["1000", "10000", "100000"]);
        }
        assert_eq!(budgets::<FirstTsar>(4), ["75+4", "750+4", "7500+4"]);
    }
}
