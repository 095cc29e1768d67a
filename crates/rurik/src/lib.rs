//! The rules of Rurik: Dawn of Kiev (Stanislav Kordonskiy, PieceKeeper Games 2019) as a pure state machine.
//!
//! Every rule has an id in `rules/rurik.md`; the line that decides names it. Where to look:
//!
//! | file | what is there |
//! | --- | --- |
//! | `components` | ids, gains, and the tables read from `components/*.toml` |
//! | `options` | what can be chosen before a game |
//! | `state` | the state, and who rules a region |
//! | `setup` | laying everything out |
//! | `action` | decisions and their notation |
//! | `legal`, `when` | what may be done now, and why not, or when else |
//! | `play/…` | carrying it out: `start` (setup choices), `strategy`, `turn`, `march` (muster and move), `attack`, `tax`, `build`, `scheme`, `deed`, `claim` |
//! | `solo/…` | the Rebellion: `strategy` (placing), `turn`, `act` (the six actions), `reason` (why, for the log) |
//! | `score` | final scoring |
//! | `event`, `words`, `phrase` | what happened, how questions and choices are put, and names of pieces |
//! | `view`, `position` | what a viewer may know; saving, loading, resampling |
//! | `plain` | the plainest answers, and what is offered in one move |
//! | `audit` | conservation of all pieces |
//! | `insight` | what bots know |
//!
//! ```
//! use samovar_engine::{ActionList, Game, NoLog, Seed, Turn};
//! use samovar_rurik::{Options, Rurik};
//!
//! let mut game = Rurik::new(&Options::for_players(2), Seed::from_text("birch"));
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

use samovar_engine::{Game, NoLog, Seat, Seed, Turn, Viewer};

pub use action::{Action, Extra, Foe, Piece};
pub use event::Event;
pub use options::{LeaderChoice, Options};
pub use solo::{Lead, REBELLION, Reason, Stage};
pub use state::{BoatCount, Frame, Payment, Phase, Placed, Removal, Rurik, Step, Used};
pub use view::{
    AgendaView, Board, Built, CardRow, KnownCard, OwnView, PlayerData, RebellionData, RebellionView,
    RegionData, RewardView, RuleView, SideView, SpiedCard, View,
};

use components::Tables;

impl Game for Rurik {
    samovar_engine::game_by_modules!();

    const NAME: &'static str = "rurik";
    const RULES_VERSION: u32 = 2;

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Decide(self.decider()) }
    }

    /// Which agenda is kept, which scheme is kept, and which one lies on top, only the player knows.
    fn action_seen_by(&self, action: Action, viewer: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Agenda(_) | Action::Keep(_) | Action::Top(_));
        (!secret || viewer == Viewer::Seat(self.decider())).then_some(action)
    }
}

impl Rurik {
    /// A game with the given tables instead of the installed ones.
    pub fn with_tables(tables: &'static Tables, options: &Options, seed: Seed) -> Rurik {
        let mut game = Rurik::set_up(tables, options.canonical(), seed);
        game.run(&mut NoLog);
        game
    }

    /// Who decides: the active player, but for the Rebellion the human (RUR-281).
    #[inline]
    fn decider(&self) -> Seat {
        if self.options.solo() { Seat::new(0) } else { self.active }
    }
}
