//! Many games at once: simulations, contests between bots, and their statistics.
//!
//! [`simulate`] plays games between bots on several threads. Game number `i` follows from the `i`-th seed, and everything
//! is added up in integers, so the [`Report`] does not depend on the number of threads, except for the time it took.
//!
//! [`hold`] holds a [`Contest`]: every seed is played once for each rotation of the bots around the seats, so that the
//! luck of the deal cancels out. Its [`Outcome`] has win rates, ratings, points and times, with intervals that treat the
//! games of one seed as one observation. [`page`] turns it into a single HTML file.
//!
//! [`forecast`] compares the chances that people are shown with how games end; [`fit`] fits them.

mod balance;
mod calibrate;
mod contest;
mod hold;
mod journal;
mod keeper;
mod npz;
mod outcome;
mod page;
mod play;
mod played;
mod rating;
mod reliability;
mod report;
mod run;
mod settle;
mod stats;
mod tally;

pub use balance::{Balance, FEWEST_GAMES, Family, Origin, Row};
pub use calibrate::{Calibration, Fit, Forecasting, fit, forecast};
pub use contest::{BadContest, Contest, MOST_BOTS, MOST_GAMES, Setting, by_seat};
pub use hold::{NotHeld, hold};
pub use journal::{BadJournal, Described, Header, Journal};
pub use keeper::{Keeper, NotKept};
pub use outcome::{Duel, Elapsed, Histogram, Outcome, Pace, Scores, SettingOutcome, Settled, Standing};
pub use page::{Titles, page, reliability_page};
pub use play::{OnFailure, Stop};
pub use reliability::{Bin, Foretold, Moment, Reliability};
pub use report::{EventUse, Lapse, Report, ScoreSummary, Timing, Usage, UsageCount};
pub use run::{Conduct, Failed, Plan, simulate};
pub use settle::{BadQuestion, Question, Verdict};
pub use stats::{Estimate, wilson};
