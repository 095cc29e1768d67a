//! How much a search thinks.

use std::fmt;
use std::str::FromStr;

use crate::BadMaker;

/// The most iterations a search may be given: beyond them its memory grows out of hand.
pub const MOST_ITERATIONS: u32 = 1_000_000;

/// The longest a playout may be.
pub(crate) const MOST_PLAYED: u32 = 100;

/// The most threads a search may be shared out among.
pub(crate) const MOST_THREADS: u32 = 64;

/// How much a [`Search`](crate::Search) thinks about a decision, written as `20000`, `20000+2`, `20000x4` or `20000+2x4`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Budget {
    /// So many iterations; 0 counts as 1.
    pub iterations: u32,
    /// How far an iteration plays on from the position it adds before the judge is asked: until so many more turns have
    /// ended or pieces were drawn. With 0 the judge is asked at once.
    pub playout: u32,
    /// Among how many threads the iterations are shared out, each with a tree of its own; what they find is added up. The
    /// choice follows from their number too, but not from how fast they are. 0 counts as 1.
    pub threads: u32,
}

impl From<u32> for Budget {
    /// So many iterations and nothing else.
    fn from(iterations: u32) -> Budget {
        Budget { iterations, playout: 0, threads: 1 }
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
                Some((text, threads)) => (text, read(threads, MOST_THREADS)?),
                None => (text, 1),
            };
            let (text, playout) = match text.split_once('+') {
                Some((text, playout)) => (text, read(playout, MOST_PLAYED)?),
                None => (text, 0),
            };
            Some(Budget { iterations: read(text, MOST_ITERATIONS)?, playout, threads })
        };
        budget().ok_or_else(|| BadMaker::Budget(text.to_owned()))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.iterations)?;
        if self.playout > 0 {
            write!(f, "+{}", self.playout)?;
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
    use crate::LEVELS;

    #[test]
    fn a_budget_is_its_own_text() {
        let read = |text: &str| text.parse::<Budget>().expect("a budget");
        assert_eq!(read("7"), 7.into());
        assert_eq!(read("7+2"), Budget { iterations: 7, playout: 2, threads: 1 });
        assert_eq!(read("7+2x3"), Budget { iterations: 7, playout: 2, threads: 3 });
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
    fn a_level_plays_on_where_it_gains_something() {
        fn budgets<G: samovar_engine::Insight>(players: u64) -> [String; 3] {
            let values = serde_json::Map::from_iter([("players".to_owned(), players.into())]);
            let options = G::read_options(&values).expect("a number of players");
            LEVELS.map(|level| level.budget::<G>(&options).to_string())
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
