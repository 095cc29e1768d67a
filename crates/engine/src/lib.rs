//! What a game *is*: seats, seeds, decisions, actions, events, views, records.
//!
//! A game is a value that implements [`Game`]. Everything else here works with any game: [`Session`] plays one with undo
//! and a record, [`Table`] and [`Kind`] are the object-safe interfaces for commands and servers, [`Knowledge`] is
//! everything a bot gets to see, [`sheet`] reads what is printed on the pieces, and the module `kit` (with the feature
//! `kit`) tests the contract.
//!
//! The crate is pure: no clock, no files, no threads, no ambient randomness.

mod action;
mod chain;
mod colour;
mod game;
mod insight;
#[cfg(feature = "kit")]
pub mod kit;
mod level;
mod message;
mod named;
mod net;
mod offer;
mod options;
mod pile;
mod plain;
mod position;
mod reason;
mod record;
mod rng;
mod seat;
mod seed;
mod session;
mod set;
pub mod sheet;
mod sight;
mod standings;
mod table;

pub use action::{Action, Argument, BadAction, Closing, Every, Form};
pub use chain::{BadFingerprint, Chain, Fact, Fingerprint, Line, Sits};
pub use colour::Colour;
pub use game::{ActionList, Event, Game, Knowledge, Log, MAX_ACTIONS, NoLog, Turn};
pub use insight::{
    Chances, ExpectedPoints, Insight, MAX_RANKED, MOMENTS, RIVAL_WEIGHT, interpolate, softmax,
};
pub use level::{Level, Rung};
pub use message::{Arg, Fault, Message, Refusal};
pub use net::{Accumulator, FeatureSink, FeatureWriter, Features, HIDDEN, Net, OUTPUTS, Part};
pub use offer::{FirstTwo, Judged, Objection, Offers, When, Why, asked, demand};
pub use options::{Answers, BadOptions, GameOptions, OptionKind, OptionSpec, Scope};
pub use pile::Pile;
pub use plain::{Moves, moves, steps};
pub use position::{Faults, Position, read_position};
pub use reason::{Reason, ReasonKind, changed_parts, reasoning, reasons};
pub use record::{BadRecord, HEADLINE, Record, Start};
pub use rng::Rng;
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use seed::{BadSeed, Draw, Seed};
pub use session::Session;
pub use sight::{AnyEvent, Happening, Seen, Sight, Told};
pub use standings::{Score, Standings, Who};
pub use table::{BadReplay, Choice, ChoiceStep, Kind, KindOf, Rejected, Replay, Table};
