//! The test kit: what the contract of [`Game`] promises, checked over random games of any game.
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
//! Each property also has a function of its own, with the same signature, for a closer look:
//!
//! | function | what it shows |
//! | --- | --- |
//! | [`check_ends`] | the legal list is empty at the end and never before; every game ends within [`Specimen::MAX_DECISIONS`] |
//! | [`check_conserves`] | [`Game::audit`] holds in every state |
//! | [`check_list`] | the legal list is exactly what [`Game::check`] passes; refusals name rule and reason |
//! | [`check_refusals`] | a refused action changes nothing |
//! | [`check_singles`] | a question with one answer is asked only where [`Specimen::may_ask_single`] says so |
//! | [`check_playing`] | `play` with a log, `play_unchecked` and `apply` give equal states |
//! | [`check_notation`] | notation is one line of text that reads back as the same action |
//! | [`check_saves`] | a saved state loads as an equal one and plays on identically |
//! | [`check_positions`] | a position that was tampered with is refused with reasons, or plays to the end |
//! | [`check_records`] | options, records and replays come back as they were |
//! | [`check_resample`] | samples agree with what the knower knows and depend on nothing else |
//! | [`check_secrets`] | what a viewer may not know changes nothing that the viewer sees |
//! | [`check_undo`] | what the table's rule lets a seat take back has shown the seat nothing |
//!
//! [`playthrough`] writes a whole game down, for golden files, and [`feature_digest`] guards the features that nets were trained on; [`stage!`](crate::stage) gives the stage of a game's tests what
//! every stage can do.
//!
//! A failed check hands back a [`Failure`] whose text (also its `Debug` text, for `unwrap`) holds the record that leads to
//! the fault. A panic of the game is a failure like any other.
//!
//! What the kit cannot know is whether [`Specimen::scramble`] changes *everything* that is hidden: a secret it leaves
//! alone is a secret the kit does not guard.

mod checks;
pub mod citations;
mod playthrough;
mod report;
pub mod sheets;
mod stage;
pub mod toy;
mod walk;

use crate::{Game, Rng, Seed, Viewer};

pub use checks::{
    check_all, check_conserves, check_ends, check_list, check_notation, check_playing, check_positions,
    check_records, check_refusals, check_resample, check_saves, check_secrets, check_singles, check_undo,
};
pub use playthrough::{feature_digest, lively, playthrough};
pub use report::{Failure, Report};

/// What the kit has to know of a game beyond its rules.
pub trait Specimen: Game {
    /// No game takes more decisions than this.
    const MAX_DECISIONS: usize;

    /// The options to play with, each with a name for reports.
    fn setups() -> Vec<(String, Self::Options)>;

    /// Every action there is, each once: the legal ones of every state are among them.
    fn universe() -> Vec<Self::Action>;

    /// Another possible state that `viewer` cannot tell from this one: what the viewer may not know is changed, future
    /// chance included, and nothing else. Better written apart from [`Game::resample`], so that each proves the other;
    /// it need not be a fair sample.
    #[must_use]
    fn scramble(&self, viewer: Viewer, rng: &mut Rng) -> Self;

    /// Whether what is asked now may be asked although it has one answer: the end of a turn.
    fn may_ask_single(&self) -> bool;

    /// The number of frames on the game's stack, for the report.
    fn depth(&self) -> usize {
        0
    }

    /// Whether [`Game::standings`] tell nothing here that is hidden from anybody.
    fn open_standings(&self) -> bool {
        false
    }

    /// Whether an event shows its viewers something that no view keeps, like a die that is rolled and forgotten. Such
    /// events are left out where the kit compares what viewers see after equal views.
    fn passing(event: &Self::Event) -> bool {
        let _ = event;
        false
    }
}

/// How many times more than usual a test that can go on for ever should do: `SAMOVAR_PATIENCE`, 1 if it is not set.
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
    /// Random games of each set-up for each property.
    pub games: u32,
    /// Costly comparisons are made at one decision in so many, at random; 1 is at every one.
    pub every: u32,
    /// What everything random in the test follows from.
    pub seed: Seed,
}

impl Plan {
    /// So many games of each set-up, with costly comparisons at every eighth decision.
    pub fn new(games: u32, seed: &str) -> Plan {
        Plan { games, every: 8, seed: Seed::from_text(seed) }
    }

    /// The plan with costly comparisons at one decision in `every`.
    ///
    /// # Panics
    /// If `every` is 0.
    #[must_use]
    pub fn with_every(self, every: u32) -> Plan {
        assert!(every > 0, "one decision in 0 is none");
        Plan { every, ..self }
    }
}
