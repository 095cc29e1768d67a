//! The contract every game keeps.

use std::fmt::Debug;

use arrayvec::ArrayVec;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::sheet::Components;
use crate::{
    Action, BadOptions, Colour, Fault, GameOptions, MAX_SEATS, Message, OptionSpec, Refusal, Rng, Seat, Seed,
    Standings, Viewer,
};

/// Most actions a game may offer at once.
pub const MAX_ACTIONS: usize = 256;

/// A list of legal actions that never allocates. Games prove by random play that theirs fit.
pub type ActionList<A> = ArrayVec<A, MAX_ACTIONS>;

/// Whose decision it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// This seat has to choose one of the legal actions.
    Decide(Seat),
    /// The game has ended.
    Over,
}

impl Turn {
    /// The seat that has to choose.
    pub fn seat(self) -> Option<Seat> {
        if let Turn::Decide(seat) = self { Some(seat) } else { None }
    }
}

/// A game as a pure state machine: a value that holds everything, and changes only by [`Game::play`].
///
/// Guarantees that the test kit (module `kit`) checks for every game: the legal list is exactly what
/// [`Game::check`] passes; a refused action changes nothing; equal seeds and actions give equal states; a list is never
/// empty before the end; every game ends.
pub trait Game: Clone + PartialEq + Debug + Send + Sync + 'static {
    /// What is chosen before the game: players, variants, opponents.
    type Options: GameOptions;
    /// One small decision.
    type Action: Action;
    /// One small thing that happened, for log and animation.
    type Event: Event;
    /// What one viewer may know; built from what they may know, never filtered down from the state.
    type View: Serialize + Clone + PartialEq + Debug + Send + Sync;
    /// What is printed on the pieces; `()` for a game without component tables.
    type Components: Components;

    /// The name in records and on the command line.
    const NAME: &'static str;
    /// Raised whenever an old record would replay differently.
    const RULES_VERSION: u32;
    /// Whether a seat may know what another may not, so that people who share a screen have to take turns at it.
    const HAS_SECRETS: bool = true;

    /// As [`GameOptions::SPECS`].
    fn option_specs() -> &'static [OptionSpec] {
        Self::Options::SPECS
    }
    /// As [`GameOptions::read`].
    ///
    /// # Errors
    /// As there.
    fn read_options(values: &Map<String, Value>) -> Result<Self::Options, BadOptions> {
        Self::Options::read(values)
    }
    /// As [`GameOptions::write`].
    fn write_options(options: &Self::Options) -> Map<String, Value> {
        options.write()
    }
    /// As [`GameOptions::colours`].
    fn colours(options: &Self::Options) -> [Colour; MAX_SEATS] {
        options.colours()
    }

    /// The names of the component files an owner can replace.
    fn component_files() -> &'static [&'static str] {
        Self::Components::FILES
    }
    /// Uses an owner's component files (name, text) from the first game on; returns warnings.
    ///
    /// # Errors
    /// All faults, in words, if the tables cannot be used.
    fn install_components(files: &[(String, String)]) -> Result<Vec<String>, Vec<String>> {
        Self::Components::install_files(files)
    }
    /// The hash of the component tables in use.
    fn components_hash() -> String {
        Self::Components::current().hash_text()
    }

    /// Sets a game up and runs it to its first decision.
    fn new(options: &Self::Options, seed: Seed) -> Self;
    /// The options it was set up with.
    fn options(&self) -> Self::Options;
    /// The number of seats that decide.
    fn seats(&self) -> usize;
    /// Whose decision it is.
    fn turn(&self) -> Turn;
    /// What is asked, in words.
    fn question(&self) -> Message;
    /// Fills `out` with everything that may be done now, in a fixed order, without allocating. Empty only at the end.
    fn legal_actions(&self, out: &mut ActionList<Self::Action>);
    /// Judges one action.
    ///
    /// # Errors
    /// The rule that forbids it and the reason.
    fn check(&self, action: Self::Action) -> Result<(), Refusal>;
    /// Carries a legal action out and runs to the next decision.
    ///
    /// # Panics
    /// May panic or leave a broken state if the action is not legal.
    fn apply(&mut self, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Carries an action out if it is legal.
    ///
    /// # Errors
    /// The refusal; the state is unchanged then.
    fn play(&mut self, action: Self::Action, log: &mut impl Log<Self::Event>) -> Result<(), Refusal> {
        self.check(action)?;
        self.apply(action, log);
        Ok(())
    }

    /// Carries a legal action out without judging it, for search and simulation. Does not allocate.
    ///
    /// # Panics
    /// As [`Game::apply`].
    #[inline]
    fn play_unchecked(&mut self, action: Self::Action) {
        self.apply(action, &mut NoLog);
    }

    /// The plainest answer to the question now asked, if it is one that comes with the decision before it (how to pay, a
    /// bribe or none, which of pieces that are alike) and nearly everybody would give that answer. `None` where the choice
    /// matters.
    ///
    /// This, [`Game::joins`] and [`Game::sole`] serve tables; search and simulation never call them. The first two follow
    /// from what the seat to decide may know.
    fn plain(&self) -> Option<Self::Action> {
        None
    }
    /// Whether a legal answer to the question now asked is offered in one move with the decision before it: the hunt with
    /// the way to it, the end of a turn with its last action.
    fn joins(&self, answer: Self::Action) -> bool {
        let _ = answer;
        false
    }
    /// The only answer to the question now asked, if everybody at the table can tell that there is no other: then a table
    /// need not ask.
    fn sole(&self) -> Option<Self::Action> {
        None
    }

    /// What an action means here, in words, with its price and gain.
    fn describe(&self, action: Self::Action) -> Message;
    /// The action as a viewer may see it when the seat to decide plays it here; `None` hides it altogether.
    fn action_seen_by(&self, action: Self::Action, viewer: Viewer) -> Option<Self::Action>;
    /// What a viewer may know.
    fn view(&self, viewer: Viewer) -> Self::View;
    /// Replaces everything `knower` cannot know by a fair sample of what it could be, future chance included.
    fn resample(&mut self, knower: Seat, rng: &mut Rng);
    /// Counts everything that let somebody see something new (draws, looks) and every end of a turn. Undo at a table
    /// stops where it changed.
    fn reveals(&self) -> u32;
    /// Points, ranks and where they come from.
    fn standings(&self) -> Standings;
    /// Conservation laws and invariants: whether every piece is there, once, and everything is within its bounds.
    ///
    /// # Errors
    /// What does not hold; then the game is broken.
    fn audit(&self) -> Result<(), String>;

    /// The complete state as JSON.
    fn save(&self) -> Value;
    /// The state of a JSON text.
    ///
    /// # Errors
    /// Everything that is wrong with it. What is accepted can be played to the end.
    fn load(state: &Value) -> Result<Self, Vec<Fault>>;
}

/// What every game crate fills in alike in `impl Game`, at its root: types and functions of its modules, and fields of
/// its state. The rest of the contract is for each game to say.
#[macro_export]
macro_rules! game_by_modules {
    () => {
        type Options = options::Options;
        type Action = action::Action;
        type Event = event::Event;
        type View = view::View;
        type Components = components::Tables;

        fn new(options: &Self::Options, seed: $crate::Seed) -> Self {
            Self::with_tables($crate::sheet::Components::current(), options, seed)
        }

        fn options(&self) -> Self::Options {
            self.options
        }

        fn seats(&self) -> usize {
            self.options.players.into()
        }

        fn question(&self) -> $crate::Message {
            words::question(self)
        }

        #[inline]
        fn legal_actions(&self, out: &mut $crate::ActionList<Self::Action>) {
            legal::legal_actions(self, out);
        }

        fn check(&self, action: Self::Action) -> Result<(), $crate::Refusal> {
            legal::check(self, action)
                .map_err(|objection| objection.refusal(when::when(action), when::is_begun(self)))
        }

        #[inline]
        fn apply(&mut self, action: Self::Action, log: &mut impl $crate::Log<Self::Event>) {
            self.answer(action, log);
            self.run(log);
        }

        fn plain(&self) -> Option<Self::Action> {
            plain::plain(self)
        }

        fn joins(&self, answer: Self::Action) -> bool {
            plain::joins(self, answer)
        }

        fn sole(&self) -> Option<Self::Action> {
            plain::sole(self)
        }

        fn describe(&self, action: Self::Action) -> $crate::Message {
            words::describe(self, action)
        }

        fn view(&self, viewer: $crate::Viewer) -> Self::View {
            view::view(self, viewer)
        }

        fn resample(&mut self, knower: $crate::Seat, rng: &mut $crate::Rng) {
            position::resample(self, knower, rng);
        }

        fn reveals(&self) -> u32 {
            self.reveals
        }

        fn standings(&self) -> $crate::Standings {
            score::standings(self)
        }

        fn audit(&self) -> Result<(), String> {
            self.faults().tell()
        }

        fn save(&self) -> ::serde_json::Value {
            position::save(self)
        }

        fn load(state: &::serde_json::Value) -> Result<Self, Vec<$crate::Fault>> {
            position::load($crate::sheet::Components::current(), state)
        }
    };
}

/// Something that happened in a game.
pub trait Event: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The sentence that tells it.
    fn message(&self) -> Message;
    /// It as a viewer may see it; `None` hides it altogether.
    fn seen_by(&self, viewer: Viewer) -> Option<Self>;
    /// Whether a turn begins with it, or a phase in which players don't take turns.
    fn begins_turn(&self) -> bool;
}

/// Takes down what happens.
pub trait Log<E> {
    /// Adds an event.
    fn add(&mut self, event: E);
}

/// Takes nothing down; with it, events cost nothing.
#[derive(Clone, Copy, Debug)]
pub struct NoLog;

impl<E> Log<E> for NoLog {
    #[inline(always)]
    fn add(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn add(&mut self, event: E) {
        self.push(event);
    }
}

/// What a viewer may know, as tables and programs are told it.
pub(crate) fn view_json<G: Game>(view: &G::View) -> Value {
    serde_json::to_value(view).expect("views are plain data")
}

/// All that a player may base a decision on: the own view, the legal actions, and samples of what the rest could be.
///
/// The state inside is sealed: there is no way to it but through [`Game::view`] and [`Game::resample`].
#[derive(Debug)]
pub struct Knowledge<'a, G: Game> {
    state: &'a G,
    seat: Seat,
}

impl<'a, G: Game> Knowledge<'a, G> {
    /// What the seat to decide knows; `None` when the game is over.
    pub fn of(state: &'a G) -> Option<Knowledge<'a, G>> {
        state.turn().seat().map(|seat| Knowledge { state, seat })
    }

    /// The seat that has to decide.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What that seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Viewer::Seat(self.seat))
    }

    /// The same as tables and programs are told it.
    pub fn view_json(&self) -> Value {
        view_json::<G>(&self.view())
    }

    /// The same as a row of numbers ([`Insight::observe`](crate::Insight::observe)).
    pub fn observe(&self, row: &mut [f32])
    where
        G: crate::Insight,
    {
        self.state.observe(self.seat, row);
    }

    /// What that seat may do.
    pub fn legal_actions(&self, out: &mut ActionList<G::Action>) {
        self.state.legal_actions(out);
    }

    /// A complete state that the seat cannot tell from the real one.
    pub fn sample(&self, rng: &mut Rng) -> G {
        let mut state = self.state.clone();
        state.resample(self.seat, rng);
        state
    }
}
