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
//! | `legal` | what may be done now, and why not |
//! | `play/…` | carrying it out: `season` (turns), `action` (basic and advanced), `furs`, `wish`, `trophy`, `story`, `winter`, `administration` |
//! | `solo` | Ivan and Katyusha |
//! | `score` | final scoring |
//! | `event`, `words`, `phrase` | what happened, how questions and choices are put, and what drawn boards say |
//! | `view`, `position` | what a viewer may know; saving, loading, resampling |
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
mod play;
mod position;
mod score;
mod setup;
mod solo;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod words;

use samovar_engine::{
    ActionList, Fault, Game, Log, Message, NoLog, Refusal, Rng, Seat, Seed, Standings, Turn, Viewer,
};
use serde_json::Value;

pub use action::{Action, Bonus, Ground, Quarry, StandIn, Way};
pub use event::Event;
pub use furs::{FurSet, Values};
pub use options::{BoardSide, Opponent, Options};
pub use state::{Frame, Phase, Regions, Step, Stroganov, TileSet, WishSet};
pub use view::{AutomaView, Board, OfferData, OutpostData, PlayerData, RegionData, SlotData, Stacks, View};

use components::{Components, Tables};

impl Game for Stroganov {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Components = Tables;

    const NAME: &'static str = "stroganov";
    const RULES_VERSION: u32 = 2;
    // Everything on the player boards lies open.
    const HAS_SECRETS: bool = false;

    fn new(options: &Options, seed: Seed) -> Stroganov {
        Stroganov::with_tables(Tables::current(), options, seed)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        usize::from(self.options.players)
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Decide(self.active) }
    }

    fn question(&self) -> Message {
        words::question(self)
    }

    #[inline]
    fn legal_actions(&self, out: &mut ActionList<Action>) {
        legal::legal_actions(self, out);
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        Ok(legal::check(self, action)?)
    }

    #[inline]
    fn apply(&mut self, action: Action, log: &mut impl Log<Event>) {
        play::apply(self, action, log);
    }

    fn describe(&self, action: Action) -> Message {
        words::describe(self, action)
    }

    fn action_seen_by(&self, action: Action, _: Viewer) -> Option<Action> {
        Some(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample(&mut self, _: Seat, rng: &mut Rng) {
        position::resample(self, rng);
    }

    fn reveals(&self) -> u32 {
        self.reveals
    }

    fn standings(&self) -> Standings {
        score::standings(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn save(&self) -> Value {
        position::save(self)
    }

    fn load(state: &Value) -> Result<Stroganov, Vec<Fault>> {
        position::load(Tables::current(), state)
    }
}

impl Stroganov {
    /// A game with the given tables instead of the installed ones.
    pub fn with_tables(tables: &'static Tables, options: &Options, seed: Seed) -> Stroganov {
        let mut game = Stroganov::set_up(tables, options.canonical(), seed);
        game.run(&mut NoLog);
        game
    }
}
