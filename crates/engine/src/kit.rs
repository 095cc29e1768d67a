//! The test kit: checks in random games that a game keeps the contract of [`Game`].
//!
//! A game crate implements [`Specimen`] for its state and runs the kit in one test:
//!
//! ```
//! use samovar_engine::kit::{self, Plan, toy::Toy};
//!
//! let report = kit::check_all::<Toy>(&Plan::new(2, "tea")).unwrap();
//! println!("{report}");
//! ```
//!
//! Each property also has its own function, with the same signature, so that you can look at it alone:
//!
//! | function | what it checks |
//! | --- | --- |
//! | [`check_ends`] | the legal list is empty at the end and never before; every game ends within [`Specimen::MAX_DECISIONS`] |
//! | [`check_conserves`] | [`Game::audit`] holds in every state |
//! | [`check_list`] | the legal list is exactly what [`Game::check`] accepts; refusals name a rule and a reason |
//! | [`check_refusals`] | a refused action changes nothing |
//! | [`check_singles`] | a question with one answer is asked only where [`Specimen::may_ask_single`] says so |
//! | [`check_playing`] | `play` with a log, `play_unchecked` and `apply` give equal states |
//! | [`check_notation`] | notation is one line of text that parses back to the same action |
//! | [`check_ids`] | every action has an id of its own below [`Action::COUNT`](crate::Action::COUNT), which leads back to it |
//! | [`check_saves`] | a saved state loads as an equal state and plays on identically |
//! | [`check_positions`] | a position that was tampered with is refused with reasons, or plays to the end |
//! | [`check_records`] | options, records and replays survive being written and read |
//! | [`check_resample`] | samples agree with what the knower knows, and depend on nothing else |
//! | [`check_secrets`] | what a viewer may not know does not affect what the viewer sees |
//! | [`check_undo`] | a decision that may be taken back has shown its seat nothing |
//! | [`check_moves`] | moves of several answers can be played, and tell no secret |
//! | [`check_observations`] | observations contain no secret, and their parts are named (for games that bots play) |
//!
//! [`playthrough`] writes a whole game down, for golden files, and [`feature_digest`] guards the features that nets were
//! trained on; [`stage!`](crate::stage) gives the stage of a game's tests what every stage can do, and [`spoil`] the
//! means to spoil a position.
//!
//! A failed check returns a [`Failure`]. Its text (also its `Debug` text, for `unwrap`) contains the record that leads to
//! the fault. A panic of the game counts as a failure.
//!
//! The kit cannot know whether [`Specimen::scramble`] changes *everything* that is hidden. If it leaves a secret
//! unchanged, the kit does not notice when that secret leaks.

mod checks;
pub mod citations;
mod playthrough;
mod report;
pub mod sheets;
pub mod spoil;
mod stage;
pub mod toy;
mod walk;

use crate::{Game, Rng, Seed, Viewer};

pub use checks::{
    check_all, check_conserves, check_ends, check_ids, check_list, check_moves, check_notation,
    check_observations, check_playing, check_positions, check_records, check_refusals, check_resample,
    check_saves, check_secrets, check_singles, check_undo,
};
pub use playthrough::{any_legal, feature_digest, features_of, legal, lively, playthrough, random_game};
pub use report::{Failure, Report};
pub use stage::seat;

/// What the kit needs to know about a game besides its rules.
pub trait Specimen: Game {
    /// An upper bound for the number of decisions in a game.
    const MAX_DECISIONS: usize;

    /// The options to play with, each with a name for reports.
    fn setups() -> Vec<(String, Self::Options)>;

    /// Every possible action, each once. It contains the legal actions of every state.
    fn universe() -> Vec<Self::Action>;

    /// Another possible state that `viewer` cannot distinguish from this one: everything the viewer may not know is
    /// changed, including future random numbers, and nothing else. It need not be a fair sample. Write it independently
    /// of [`Game::resample`], so that each can prove the other wrong.
    #[must_use]
    fn scramble(&self, viewer: Viewer, rng: &mut Rng) -> Self;

    /// Whether the current question may be asked although it has only one answer, like the end of a turn.
    fn may_ask_single(&self) -> bool;

    /// The number of frames on the game's stack, for the report.
    fn depth(&self) -> usize {
        0
    }

    /// Whether [`Game::standings`] reveal nothing here that is hidden from anybody.
    fn open_standings(&self) -> bool {
        false
    }

    /// Whether an event shows its viewers something that no view keeps, like a die that is rolled and then irrelevant.
    /// The kit leaves such events out when it compares what viewers see after equal views.
    fn passing(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
}

/// How many times longer than usual an open-ended test should run: `SAMOVAR_PATIENCE`, or 1 if it is not set.
///
/// # Panics
/// If it is set to something that is not a number.
pub fn patience() -> u32 {
    let said = std::env::var("SAMOVAR_PATIENCE").unwrap_or_else(|_| "1".to_owned());
    said.parse().unwrap_or_else(|_| panic!("SAMOVAR_PATIENCE is {said:?}; it has to be a number like 40"))
}

/// How much to test.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Plan {
    /// The number of random games of each set-up for each property.
    pub games: u32,
    /// Expensive comparisons are made at one decision in `every`, chosen at random; 1 means at every decision.
    pub every: u32,
    /// Determines everything random in the test.
    pub seed: Seed,
}

impl Plan {
    /// `games` games of each set-up, with expensive comparisons at one decision in eight.
    pub fn new(games: u32, seed: &str) -> Plan {
        Plan { games, every: 8, seed: Seed::from_text(seed) }
    }

    /// The same plan with expensive comparisons at one decision in `every`.
    ///
    /// # Panics
    /// If `every` is 0.
    #[must_use]
    pub fn with_every(self, every: u32) -> Plan {
        assert!(every > 0, "one decision in 0 is none");
        Plan { every, ..self }
    }
}
