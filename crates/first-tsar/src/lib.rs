//! The rules of The First Tsar: Ivan the Terrible (Stan Kordonsky, Hobby World 2023) as a pure state machine.
//!
//! Every rule has an id in `rules/first-tsar.md`; the line that decides names it. Where to look:
//!
//! | file | what is there |
//! | --- | --- |
//! | `components` | ids, effects, and the tables read from `components/*.toml` |
//! | `options` | what can be chosen before a game |
//! | `state`, `goods` | the state, and goods and coins |
//! | `setup` | laying everything out |
//! | `action` | decisions and their notation |
//! | `legal`, `when` | what may be done now, and why not, or when else |
//! | `play/…` | what actions do: `planning` (and the choices of setup), `turn`, `chambers`, `projects`, `trade`, `effects`, `favor`, `round` (its end) |
//! | `score` | special scoring, final exchange, standings |
//! | `event`, `words`, `phrase` | what happened, the messages for questions and choices, and the words of drawn boards |
//! | `view`, `position` | what a viewer may know; saving, loading, resampling |
//! | `plain` | the plainest answers, and what is offered in one move |
//! | `audit` | conservation of all pieces |
//! | `insight` | what bots know |
//!
//! ```
//! use samovar_engine::{ActionList, Game, NoLog, Seed, Turn};
//! use samovar_first_tsar::{FirstTsar, Options};
//!
//! let mut game = FirstTsar::new(&Options::for_players(2), Seed::from_text("birch"));
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
mod goods;
mod insight;
mod legal;
mod options;
pub mod phrase;
mod plain;
mod play;
mod position;
mod score;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod when;
mod words;

use samovar_engine::{Game, Turn, Viewer};

pub use action::{Action, Piece, Seal, SlotSet, Yield};
pub use event::{Deck, Event};
pub use goods::Goods;
pub use options::Options;
pub use score::PLACES;
pub use state::{
    ChamberSet, CitySet, Errand, EstateSet, FirstTsar, Frame, Phase, Points, Prize, ProjectSet, Source,
    SpoilsSet, Step, TitleSet, TradeSet,
};
pub use view::{Board, ChamberData, Own, PlayerData, Stacks, View};

impl Game for FirstTsar {
    samovar_engine::game_by_modules!();

    const NAME: &'static str = "first-tsar";
    const RULES_VERSION: u32 = 1;

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Decide(self.active) }
    }

    /// Which project is kept is a secret (TSR-067).
    fn action_seen_by(&self, action: Action, viewer: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Keep(_)) && viewer != Viewer::Seat(self.active);
        (!secret).then_some(action)
    }
}
