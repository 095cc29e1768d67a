//! What a game *is*: seats, seeds, decisions, actions, events, views, records.
//!
//! A game is a value that implements [`Game`]. Everything else here works with any game: [`Session`] plays one with undo
//! and a record, [`Table`] and [`Kind`] are the object-safe interfaces for commands and servers, [`Knowledge`] is
//! everything a bot gets to see, [`sheet`] reads what is printed on the pieces, and the module `kit` (with the feature
//! `kit`) tests the contract.
//!
//! The crate is pure: no clock, no files, no threads, no ambient randomness.

mod game;
#[cfg(feature = "kit")]
pub mod kit;
mod message;
mod net;
mod offer;
mod options;
mod pile;
mod position;
mod record;
mod rng;
mod seat;
mod seed;
mod session;
mod set;
pub mod sheet;
mod standings;
mod table;

pub use game::{
    ActionList, ENVY, Event, Game, Insight, Knowledge, Log, MAX_ACTIONS, MOST_RIVALS, NoLog, Outlook, Turn,
};
pub use message::{Arg, Fault, Message, Refusal};
pub use net::{FORESEEN, HIDDEN, Net, Pen, Recall, Sketch};
pub use offer::{FirstTwo, Judged, Offers, Why, demand};
pub use options::{Answers, BadOptions, OptionKind, OptionSpec};
pub use pile::Pile;
pub use position::{Faults, read_position};
pub use record::{BadRecord, HEADLINE, Record, Start};
pub use rng::Rng;
pub use seat::{MAX_SEATS, Seat, Viewer};
pub use seed::{BadSeed, Draw, Seed};
pub use session::Session;
pub use standings::{Score, Standings, Who};
pub use table::{BadReplay, Choice, Happening, Kind, KindOf, Rejected, Replay, Table, Told};
