//! Many games at once: simulation and its statistics.
//!
//! [`simulate`] plays games between bots on all the threads it is given. Game number `i` follows from the `i`-th seed of
//! the family, and everything is added up in whole numbers, so the [`Report`] is the same whatever the number of threads,
//! but for the time it took.

pub mod journal;
pub mod played;
pub mod rating;
mod report;
mod run;
pub mod settle;
pub mod stats;
mod tally;

pub use report::{EventUse, Report, ScoreSummary, Timing, Usage, UsageCount};
pub use run::{Failed, Plan, simulate};
