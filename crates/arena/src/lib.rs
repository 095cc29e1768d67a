//! Many games at once: simulations, contests between bots, and their statistics.
//!
//! [`simulate`] plays games between bots on all the threads it is given. Game number `i` follows from the `i`-th seed of
//! the family, and everything is added up in whole numbers, so the [`Report`] is the same whatever the number of threads,
//! but for the time it took.
//!
//! [`hold`] holds a [`Contest`]: every seed is played with the bots moved on by one seat each time, so that the luck of
//! the deal cancels out. Its [`Outcome`] has win rates, ratings, points and times, with intervals that take the games of
//! one seed for one observation; [`page`] makes one HTML file of it.

mod balance;
mod contest;
mod hold;
mod journal;
mod outcome;
mod page;
mod play;
mod played;
mod rating;
mod report;
mod run;
mod settle;
mod stats;
mod tally;

pub use balance::{Balance, FEWEST_GAMES, Family, Origin, Row};
pub use contest::{BadContest, Contest, MOST_BOTS, MOST_GAMES, Setting, by_seat};
pub use hold::{NotHeld, hold};
pub use journal::{BadJournal, Header, Journal};
pub use outcome::{Duel, Elapsed, Histogram, Outcome, Pace, Scores, SettingOutcome, Settled, Standing};
pub use page::{Titles, page};
pub use report::{EventUse, Report, ScoreSummary, Timing, Usage, UsageCount};
pub use run::{Failed, Plan, simulate};
pub use settle::{BadQuestion, Question, Verdict};
pub use stats::{Estimate, wilson};
