//! A sequential test: it may look after every group of games, and stops as soon as the question is settled.

use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// The probability of a wrong answer, for each of the two answers.
pub const WRONG: f64 = 0.05;

/// The largest share of its money that a gambler stakes on a group, so that it can always recover.
const STAKE: f64 = 0.75;

/// The question whether the win rate of the first bot is above `low` or below `high`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Question {
    /// "Above" means above this.
    pub low: f64,
    /// "Below" means below this; at least `low`.
    pub high: f64,
}

/// A text that is not a question.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "{0:?} is no rate to settle: give one between 0 and 1, such as 0.5, or two such as 0.5,0.6 (above the first, or below the second?)"
)]
pub struct BadQuestion(String);

impl FromStr for Question {
    type Err = BadQuestion;
    fn from_str(text: &str) -> Result<Question, BadQuestion> {
        let bad = || BadQuestion(text.to_owned());
        let (low, high) = text.split_once(',').unwrap_or((text, text));
        let number = |text: &str| text.trim().parse::<f64>().map_err(|_| bad());
        let (low, high) = (number(low)?, number(high)?);
        if 0.0 < low && low <= high && high < 1.0 { Ok(Question { low, high }) } else { Err(bad()) }
    }
}

impl fmt::Display for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.low == self.high {
            write!(f, "{}", self.low)
        } else {
            write!(f, "{},{}", self.low, self.high)
        }
    }
}

/// How a question stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// Not settled yet.
    Open,
    /// The rate is above `low`.
    Above,
    /// The rate is below `high`.
    Below,
}

/// A question with the evidence so far.
///
/// Two gamblers bet on each group before it is played: one that the rate is above `low`, one that it is below `high`, at
/// odds that would be fair at exactly that rate. A gambler who is wrong multiplies its money by twenty in at most 5 % of
/// all tests, however long they run (Ville's inequality), so twenty times the money settles the question. This holds for
/// any outcomes between 0 and 1, so groups of several games and shared victories need no model. The stakes depend only on
/// earlier groups.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Evidence {
    question: Question,
    groups: u64,
    sum: f64,
    squares: f64,
    /// The log of the money of the gambler who bets on above.
    pub above: f64,
    /// The log of the money of the gambler who bets on below.
    pub below: f64,
}

impl Evidence {
    /// No evidence.
    pub fn new(question: Question) -> Evidence {
        Evidence { question, groups: 0, sum: 0.0, squares: 0.0, above: 0.0, below: 0.0 }
    }

    /// Adds the outcome of a group, from 0 (lost everything) to 1, unless the question is settled.
    pub fn add(&mut self, outcome: f64) {
        if self.verdict() != Verdict::Open {
            return;
        }
        let (low, high) = (self.question.low, self.question.high);
        let stake = self.stake(low, self.expected((1.0 + low) / 2.0));
        self.above += (stake * (outcome - low)).ln_1p();
        let stake = self.stake(1.0 - high, 1.0 - self.expected(high / 2.0));
        self.below += (stake * (high - outcome)).ln_1p();
        self.groups += 1;
        self.sum += outcome;
        self.squares += outcome * outcome;
    }

    /// How the question stands.
    pub fn verdict(&self) -> Verdict {
        let enough = -WRONG.ln();
        match () {
            () if self.above >= enough => Verdict::Above,
            () if self.below >= enough => Verdict::Below,
            () => Verdict::Open,
        }
    }

    /// The expected rate of the next group: the mean of the groups so far and, as one more group, a first guess.
    fn expected(&self, guess: f64) -> f64 {
        (guess + self.sum) / (self.groups + 1) as f64
    }

    /// How much to stake on outcomes above `fair` when `expected` is expected: roughly what makes the money grow fastest.
    fn stake(&self, fair: f64, expected: f64) -> f64 {
        let n = self.groups as f64;
        let mean = if n > 0.0 { self.sum / n } else { 0.0 };
        let variance = (0.25 + self.squares - n * mean * mean) / (n + 1.0);
        let lead = expected - fair;
        (lead / (variance.max(0.0) + lead * lead)).clamp(0.0, STAKE / fair)
    }
}

#[cfg(test)]
mod tests {
    use samovar_engine::{Rng, Seed};

    use super::*;

    fn settled(question: Question, mut outcome: impl FnMut() -> f64, most: u64) -> (Verdict, u64) {
        let mut evidence = Evidence::new(question);
        for group in 0..most {
            if evidence.verdict() != Verdict::Open {
                return (evidence.verdict(), group);
            }
            evidence.add(outcome());
        }
        (evidence.verdict(), most)
    }

    #[test]
    fn questions_are_one_rate_or_two_in_order() {
        assert_eq!("0.5".parse(), Ok(Question { low: 0.5, high: 0.5 }));
        assert_eq!("0.5, 0.6".parse(), Ok(Question { low: 0.5, high: 0.6 }));
        for bad in ["", "x", "0", "1", "0.6,0.5", "0.5,1.5", "nan", "0.1,0.2,0.3"] {
            let error = bad.parse::<Question>().expect_err(bad).to_string();
            assert!(error.contains("0.5,0.6"), "{error}");
        }
    }

    #[test]
    fn money_has_to_grow_twentyfold() {
        // The stake of a sure winner at even odds soon is all it may be, so that every group makes 1.75 of it.
        let mut evidence = Evidence::new(Question { low: 0.5, high: 0.5 });
        let mut groups = 0;
        while evidence.verdict() == Verdict::Open {
            evidence.add(1.0);
            groups += 1;
        }
        assert!(evidence.above >= 20_f64.ln() && evidence.above < (20.0_f64 * 1.75).ln(), "{evidence:?}");
        assert_eq!(groups, 6);
        assert!(evidence.below < 0.0);
    }

    #[test]
    fn who_always_loses_is_below() {
        assert_eq!(settled(Question { low: 0.5, high: 0.5 }, || 0.0, 100).0, Verdict::Below);
    }

    #[test]
    fn what_is_settled_stays_settled() {
        let mut evidence = Evidence::new(Question { low: 0.5, high: 0.5 });
        (0..50).for_each(|_| evidence.add(1.0));
        let then = evidence;
        (0..50).for_each(|_| evidence.add(0.0));
        assert_eq!(evidence, then);
    }

    #[test]
    fn equals_are_rarely_taken_for_better_or_worse() {
        let mut rng = Rng::new(Seed::from_text("coins"));
        let mut wrong = 0;
        for _ in 0..400 {
            let question = Question { low: 0.5, high: 0.5 };
            wrong += u32::from(settled(question, || f64::from(rng.below(2)), 500).0 != Verdict::Open);
        }
        // Two gamblers, each wrong in at most 5 %: at most 10 % of 400 are expected, 58 is three deviations more.
        assert!(wrong <= 58, "{wrong} of 400");
    }

    #[test]
    fn a_real_difference_is_found() {
        let mut rng = Rng::new(Seed::from_text("dice"));
        for _ in 0..20 {
            let question = Question { low: 0.5, high: 0.6 };
            let (verdict, groups) = settled(question, || f64::from(rng.below(4) != 0), 2000);
            assert_eq!(verdict, Verdict::Above);
            assert!(groups < 500, "{groups}");
        }
    }
}
