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
//! | `legal` | what may be done now, and why not |
//! | `play/…` | what actions do: `planning` (and the choices of setup), `turn`, `chambers`, `projects`, `trade`, `effects`, `favor`, `round` (its end) |
//! | `score` | special scoring, final exchange, standings |
//! | `event`, `words`, `phrase` | what happened, the messages for questions and choices, and the words of drawn boards |
//! | `view`, `position` | what a viewer may know; saving, loading, resampling |
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
mod play;
mod position;
mod score;
mod setup;
mod state;
#[cfg(test)]
mod tests;
mod view;
mod words;

use samovar_engine::{
    ActionList, Fault, Game, Log, Message, NoLog, Refusal, Rng, Seat, Seed, Standings, Turn, Viewer,
};
use serde_json::Value;

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

use components::{Components, Tables};

impl Game for FirstTsar {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Components = Tables;

    const NAME: &'static str = "first-tsar";
    const RULES_VERSION: u32 = 1;

    fn new(options: &Options, seed: Seed) -> FirstTsar {
        FirstTsar::with_tables(Tables::current(), options, seed)
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

    /// Which project is kept is a secret (TSR-067).
    fn action_seen_by(&self, action: Action, viewer: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Keep(_)) && viewer != Viewer::Seat(self.active);
        (!secret).then_some(action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn resample(&mut self, knower: Seat, rng: &mut Rng) {
        position::resample(self, knower, rng);
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

    fn load(state: &Value) -> Result<FirstTsar, Vec<Fault>> {
        position::load(Tables::current(), state)
    }
}

impl FirstTsar {
    /// A game with the given tables instead of the installed ones.
    pub fn with_tables(tables: &'static Tables, options: &Options, seed: Seed) -> FirstTsar {
        let mut game = FirstTsar::set_up(tables, options.canonical(), seed);
        game.run(&mut NoLog);
        game
    }
}
