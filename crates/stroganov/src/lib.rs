//! The rules of Stroganov (Andreas Steding, Game Brewer 2021) as a pure state machine.
//!
//! Every rule has an id in `rules/stroganov.md`; the line that decides names it. Where to look:
//!
//! | file | what is there |
//! | --- | --- |
//! | `components` | ids, rewards, and the tables read from `components/*.toml` |
//! | `options` | what can be chosen before a game |
//! | `state`, `furs` | the state, and sets of furs |
//! | `setup` | laying everything out |
//! | `action` | decisions and their notation |
//! | `legal`, `when` | what may be done now, and why not, or when else |
//! | `play/…` | carrying it out: `season` (turns), `action` (basic and advanced), `furs`, `wish`, `trophy`, `story`, `winter`, `administration` |
//! | `solo` | Ivan and Katyusha |
//! | `score` | final scoring |
//! | `event`, `words`, `phrase` | what happened, how questions and choices are put, and what drawn boards say |
//! | `view`, `position` | what a viewer may know; saving, loading, resampling |
//! | `plain` | the plainest answers, and what is offered in one move |
//! | `audit` | everything wrong with a state, for audits and for loading |
//! | `insight` | what bots know |
//!
//! ```
//! use samovar_engine::{ActionList, Game, NoLog, Seed, Turn};
//! use samovar_stroganov::{Options, Stroganov};
//!
//! let mut game = Stroganov::new(&Options::for_players(2), Seed::from_text("birch"));
//! while game.turn() != Turn::Over {
//!     let mut legal = ActionList::new();
//!     game.legal_actions(&mut legal);
//!     game.play(legal[legal.len() / 2], &mut NoLog)?;
//! }
//! assert_eq!(game.standings().rows.len(), 2);
//! # Ok::<(), samovar_engine::Refusal>(())
//! ```
//!
//! An unofficial, non-commercial fan implementation.

mod action;
mod audit;
pub mod components;
mod event;
mod furs;
mod insight;
mod legal;
mod options;
pub mod phrase;
mod plain;
mod play;
mod position;
mod score;
mod setup;
mod solo;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod when;
mod words;

use samovar_engine::{Game, Turn, Viewer};

pub use action::{Action, Bonus, Ground, Quarry, StandIn, Way};
pub use event::Event;
pub use furs::{FurSet, Values};
pub use options::{BoardSide, Opponent, Options};
pub use state::{Frame, Phase, Player, Regions, Slot, Step, Stroganov, TileSet, WishSet};
pub use view::{AutomaView, Board, OfferData, OutpostData, RegionData, Stacks, View};

impl Game for Stroganov {
    samovar_engine::game_by_modules!();

    const NAME: &'static str = "stroganov";
    const RULES_VERSION: u32 = 2;
    // Everything on the player boards lies open.
    const HAS_SECRETS: bool = false;

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Decide(self.active) }
    }

    fn action_seen_by(&self, action: Action, _: Viewer) -> Option<Action> {
        Some(action)
    }
}
