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
//! | `legal` | what may be done now, and why not |
//! | `play/…` | carrying it out: `start` (setup choices), `strategy`, `turn`, `march` (muster and move), `attack`, `tax`, `build`, `scheme`, `deed`, `claim` |
//! | `solo/…` | the Rebellion: `strategy` (placing), `turn`, `act` (the six actions), `reason` (why, for the log) |
//! | `score` | final scoring |
//! | `event`, `words`, `phrase` | what happened, how questions and choices are put, and names of pieces |
//! | `view`, `position` | what a viewer may know; saving, loading, resampling |
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

pub use action::{Action, Extra, Foe, Piece};
pub use event::Event;
pub use options::{LeaderChoice, Options};
pub use solo::{Lead, REBELLION, Reason, Stage};
pub use state::{BoatCount, Frame, Payment, Phase, Placed, Removal, Rurik, Step};
pub use view::{
    AgendaView, Board, Built, CardRow, KnownCard, OwnView, PlayerData, RebellionData, RebellionView,
    RegionData, RewardView, RuleView, SideView, SpiedCard, Used, View,
};

use components::{Components, Tables};

impl Game for Rurik {
    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Components = Tables;

    const NAME: &'static str = "rurik";
    const RULES_VERSION: u32 = 2;

    fn new(options: &Options, seed: Seed) -> Rurik {
        Rurik::with_tables(Tables::current(), options, seed)
    }

    fn options(&self) -> Options {
        self.options
    }

    fn seats(&self) -> usize {
        usize::from(self.options.players)
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Decide(self.decider()) }
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

    /// Which agenda is kept, which scheme is kept, and which one lies on top, only the player knows.
    fn action_seen_by(&self, action: Action, viewer: Viewer) -> Option<Action> {
        let secret = matches!(action, Action::Agenda(_) | Action::Keep(_) | Action::Top(_));
        (!secret || viewer == Viewer::Seat(self.decider())).then_some(action)
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

    /// Before the end agendas, which are secret, count nothing.
    fn standings(&self) -> Standings {
        score::standings(self)
    }

    fn audit(&self) -> Result<(), String> {
        audit::audit(self)
    }

    fn save(&self) -> Value {
        position::save(self)
    }

    fn load(state: &Value) -> Result<Rurik, Vec<Fault>> {
        position::load(Tables::current(), state)
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
