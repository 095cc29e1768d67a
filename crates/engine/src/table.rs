//! The object-safe face of a game: text and JSON in and out, for whoever does not know which game it is.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use serde_json::{Map, Value};

use crate::game::view_json;
use crate::{
    Action, ActionList, AnyEvent, BadOptions, Closing, Colour, Fault, Fingerprint, Form, Game, Happening,
    Knowledge, MAX_SEATS, Message, Moves, OptionSpec, Reason, Record, Refusal, Seat, Seed, Seen, Session,
    Sight, Standings, Start, Turn, Viewer, moves, reasons, steps,
};

/// A kind of game, as the registry lists it.
pub trait Kind: Send + Sync {
    /// Its name in records and on the command line.
    fn name(&self) -> &'static str;
    /// The version of its rules.
    fn rules_version(&self) -> u32;
    /// The hash of its component tables in force.
    fn components_hash(&self) -> String;
    /// How its actions are written, in the order of their ids.
    fn forms(&self) -> Vec<Form>;
    /// The notation of all actions, in the order of their ids.
    fn actions(&self) -> Vec<String>;
    /// As [`Action::list_hash`].
    fn actions_hash(&self) -> Fingerprint;
    /// Whether a seat may know what another may not.
    fn has_secrets(&self) -> bool;
    /// The names of the component files an owner can replace.
    fn component_files(&self) -> &'static [&'static str];
    /// As [`Game::install_components`].
    ///
    /// # Errors
    /// All faults, in words.
    fn install_components(&self, files: &[(String, String)]) -> Result<Vec<String>, Vec<String>>;
    /// What can be chosen before a game.
    fn option_specs(&self) -> &'static [OptionSpec];
    /// The colour of each seat under these options, or by default if they can't be read.
    fn colours(&self, options: &Map<String, Value>) -> [Colour; MAX_SEATS];
    /// Sets a game up.
    ///
    /// # Errors
    /// Every fault of the options.
    fn new_table(&self, options: &Map<String, Value>, seed: Seed) -> Result<Box<dyn Table>, BadOptions>;
    /// An event from its JSON; `None` if these rules have no such event.
    fn event(&self, event: &Value) -> Option<Arc<dyn AnyEvent>>;
    /// Takes a position up.
    ///
    /// # Errors
    /// Every fault of the position.
    fn load(&self, position: &Value) -> Result<Box<dyn Table>, Vec<Fault>>;
    /// Plays a record up to its `to`-th decision, or to its end.
    ///
    /// # Errors
    /// Why it cannot be played, and how far it could.
    fn replay(&self, record: &Record, to: Option<usize>) -> Result<Replay, BadReplay>;
}

/// A record played back.
pub struct Replay {
    /// The game after the last decision played.
    pub table: Box<dyn Table>,
    /// What happened, decision by decision.
    pub steps: Vec<Vec<Happening>>,
}

/// The [`Kind`] of a game.
#[derive(Debug)]
pub struct KindOf<G>(PhantomData<fn() -> G>);

impl<G> KindOf<G> {
    /// The kind of game `G`.
    pub const NEW: KindOf<G> = KindOf(PhantomData);
}

/// Why a record cannot be played.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadReplay {
    #[error("the record is of {found:?}, not of {wanted:?}")]
    OtherGame { wanted: &'static str, found: String },
    #[error("the record was made by version {found} of the rules; this is version {wanted}")]
    OtherRules { wanted: u32, found: u32 },
    #[error("the record was made with other component tables ({found}; those in force are {wanted})")]
    OtherComponents { wanted: String, found: String },
    #[error("the seed of the record is not opened yet")]
    Sealed,
    #[error("options: {0}")]
    Options(#[from] BadOptions),
    #[error("start position: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Position(Vec<Fault>),
    #[error("the record has {has} decisions, fewer than {to}")]
    TooShort { has: usize, to: usize },
    #[error("decision {at}, {action:?}: {why}")]
    Action { at: usize, action: String, why: Rejected },
    #[error("the record says the result is {said:?}, but it is {found:?}")]
    Result { said: Vec<i32>, found: Option<Vec<i32>> },
    #[error(
        "the game is over, and the record does not say that the result is {found:?}: the line is missing"
    )]
    NoResult { found: Vec<i32> },
}

/// Why an action given as text was not carried out.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Rejected {
    /// It is not an action of this game at all.
    #[error("not an action of this game: {0}")]
    Unreadable(String),
    /// The rules do not allow it.
    #[error(transparent)]
    Refused(#[from] Refusal),
}

/// An action on offer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// Its notation.
    pub action: String,
    /// What it means here.
    pub words: Message,
    /// What it closes, if that is all it does.
    pub closes: Option<Closing>,
    /// The plainest answers to what is asked after it.
    pub then: Vec<ChoiceStep>,
    /// Other ways to go on that are offered together with it.
    pub more: Vec<Vec<ChoiceStep>>,
}

/// An answer that goes with a choice.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChoiceStep {
    /// Its notation.
    pub action: String,
    /// What it means there.
    pub words: Message,
}

impl Choice {
    /// An action of the seat that decides, with the moves that begin with it.
    pub fn of<G: Game>(state: &G, action: G::Action) -> Choice {
        let write = |line: Vec<(G::Action, Message)>| {
            let step =
                |(action, words): (G::Action, Message)| ChoiceStep { action: action.to_string(), words };
            line.into_iter().map(step).collect()
        };
        let Moves { plain, more } = moves(state, action);
        Choice {
            then: write(plain),
            more: more.into_iter().map(write).collect(),
            ..Choice::alone(state, action)
        }
    }

    /// An action without what may follow it.
    pub fn alone<G: Game>(state: &G, action: G::Action) -> Choice {
        Choice {
            action: action.to_string(),
            words: state.describe(action),
            closes: action.closes(),
            then: Vec::new(),
            more: Vec::new(),
        }
    }

    /// The choice and what goes with it, in one line of notation: `visit 3; pay 5`.
    pub fn line(&self, then: &[ChoiceStep]) -> String {
        let steps = then.iter().map(|step| &step.action);
        std::iter::once(&self.action).chain(steps).map(String::as_str).collect::<Vec<_>>().join("; ")
    }
}

/// One game being played, whichever it is.
pub trait Table: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The options it was set up with.
    fn options(&self) -> Map<String, Value>;
    /// The number of seats that decide.
    fn seats(&self) -> usize;
    /// Whose decision it is.
    fn turn(&self) -> Turn;
    /// What is asked.
    fn question(&self) -> Message;
    /// The notation of everything that may be done.
    fn legal(&self) -> Vec<String>;
    /// Everything that may be done, with words.
    fn choices(&self) -> Vec<Choice>;
    /// Why the seat that decides should or should not play a move, written in one line: see [`reasons`](crate::reasons).
    /// Empty if it is not a move of this game.
    fn reasons(&self, line: &str) -> Vec<Reason>;
    /// Judges an action.
    ///
    /// # Errors
    /// Why it is not allowed.
    fn check(&self, action: &str) -> Result<(), Rejected>;
    /// Carries an action out and tells what happened.
    ///
    /// # Errors
    /// Why it is not allowed; nothing has changed then.
    fn play(&mut self, action: &str) -> Result<Vec<Happening>, Rejected>;
    /// As [`Session::undo`].
    fn undo(&mut self) -> Option<Seat>;
    /// As [`Session::may_undo`].
    fn may_undo(&self, seat: Seat, decisions: usize) -> bool;
    /// As [`Game::sole`], with what it closes.
    fn sole(&self) -> Option<(String, Option<Closing>)>;
    /// Decisions so far.
    fn played(&self) -> usize;
    /// The complete state.
    fn state(&self) -> Value;
    /// What a viewer may know, as JSON.
    fn view(&self, viewer: Viewer) -> Value;
    /// What a viewer may know, with the game's own types behind it. `deciding` says whether the viewer may be shown the
    /// choices of the seat that decides.
    fn sight(&self, viewer: Viewer, deciding: bool) -> Arc<dyn Sight>;
    /// Points and ranks.
    fn standings(&self) -> Standings;
    /// The game so far, as text.
    fn record(&self) -> Record;
    /// As [`Session::record_seen_by`].
    fn record_seen_by(&self, viewer: Viewer) -> Record;
    /// Another table with the same game and the same past.
    fn copy(&self) -> Box<dyn Table>;
    /// The session behind it; see [`Table::session`](#method.session).
    fn as_any(&self) -> &dyn Any;
}

impl dyn Table + '_ {
    /// The [`Session`] behind it, if it is one of game `G`.
    pub fn session<G: Game>(&self) -> Option<&Session<G>> {
        self.as_any().downcast_ref()
    }
}

impl Clone for Box<dyn Table> {
    fn clone(&self) -> Box<dyn Table> {
        self.copy()
    }
}

impl<G: Game> Table for Session<G> {
    fn game(&self) -> &'static str {
        G::NAME
    }

    fn options(&self) -> Map<String, Value> {
        G::write_options(&self.state().options())
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn turn(&self) -> Turn {
        self.state().turn()
    }

    fn question(&self) -> Message {
        self.state().question()
    }

    fn legal(&self) -> Vec<String> {
        legal(self.state()).iter().map(ToString::to_string).collect()
    }

    fn choices(&self) -> Vec<Choice> {
        legal(self.state()).iter().map(|action| Choice::of(self.state(), *action)).collect()
    }

    fn reasons(&self, line: &str) -> Vec<Reason> {
        let actions: Result<Vec<G::Action>, Rejected> = steps(line).map(read::<G>).collect();
        let known = Knowledge::of(self.state());
        known.zip(actions.ok()).map_or_else(Vec::new, |(known, actions)| reasons(&known, &actions))
    }

    fn check(&self, action: &str) -> Result<(), Rejected> {
        Ok(self.state().check(read::<G>(action)?)?)
    }

    fn play(&mut self, action: &str) -> Result<Vec<Happening>, Rejected> {
        let mut log = Vec::new();
        Session::play(self, read::<G>(action)?, &mut log)?;
        let seats = self.state().seats();
        Ok(log.iter().map(|event| Happening::new(event, seats)).collect())
    }

    fn undo(&mut self) -> Option<Seat> {
        Session::undo(self)
    }

    fn may_undo(&self, seat: Seat, decisions: usize) -> bool {
        Session::may_undo(self, seat, decisions)
    }

    fn sole(&self) -> Option<(String, Option<Closing>)> {
        self.state().sole().map(|action| (action.to_string(), action.closes()))
    }

    fn played(&self) -> usize {
        self.actions().len()
    }

    fn state(&self) -> Value {
        Session::state(self).save()
    }

    fn view(&self, viewer: Viewer) -> Value {
        view_json::<G>(&Session::state(self).view(viewer))
    }

    fn sight(&self, viewer: Viewer, deciding: bool) -> Arc<dyn Sight> {
        Arc::new(Seen::new(Session::state(self), viewer, deciding))
    }

    fn standings(&self) -> Standings {
        Session::state(self).standings()
    }

    fn record(&self) -> Record {
        Session::record(self)
    }

    fn record_seen_by(&self, viewer: Viewer) -> Record {
        Session::record_seen_by(self, viewer)
    }

    fn copy(&self) -> Box<dyn Table> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn legal<G: Game>(state: &G) -> ActionList<G::Action> {
    let mut list = ActionList::new();
    state.legal_actions(&mut list);
    list
}

fn read<G: Game>(action: &str) -> Result<G::Action, Rejected> {
    action
        .trim()
        .parse()
        .map_err(|error: <G::Action as std::str::FromStr>::Err| Rejected::Unreadable(error.to_string()))
}

impl<G: Game> Kind for KindOf<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn rules_version(&self) -> u32 {
        G::RULES_VERSION
    }

    fn components_hash(&self) -> String {
        G::components_hash()
    }

    fn forms(&self) -> Vec<Form> {
        G::Action::forms()
    }

    fn actions(&self) -> Vec<String> {
        G::Action::in_order().map(|action| action.to_string()).collect()
    }

    fn actions_hash(&self) -> Fingerprint {
        G::Action::list_hash()
    }

    fn has_secrets(&self) -> bool {
        G::HAS_SECRETS
    }

    fn component_files(&self) -> &'static [&'static str] {
        G::component_files()
    }

    fn install_components(&self, files: &[(String, String)]) -> Result<Vec<String>, Vec<String>> {
        G::install_components(files)
    }

    fn option_specs(&self) -> &'static [OptionSpec] {
        G::option_specs()
    }

    fn colours(&self, options: &Map<String, Value>) -> [Colour; MAX_SEATS] {
        let options = G::read_options(options).or_else(|_| G::read_options(&Map::new()));
        G::colours(&options.expect("the defaults are allowed"))
    }

    fn new_table(&self, options: &Map<String, Value>, seed: Seed) -> Result<Box<dyn Table>, BadOptions> {
        Ok(Box::new(Session::<G>::new(&G::read_options(options)?, seed)))
    }

    fn event(&self, event: &Value) -> Option<Arc<dyn AnyEvent>> {
        let event: G::Event = serde_json::from_value(event.clone()).ok()?;
        Some(Arc::new(event))
    }

    fn load(&self, position: &Value) -> Result<Box<dyn Table>, Vec<Fault>> {
        Ok(Box::new(Session::<G>::load(position)?))
    }

    fn replay(&self, record: &Record, to: Option<usize>) -> Result<Replay, BadReplay> {
        let mut table = begin::<G>(record)?;
        let count = to.unwrap_or(record.actions.len());
        if count > record.actions.len() {
            return Err(BadReplay::TooShort { has: record.actions.len(), to: count });
        }
        let mut steps = Vec::with_capacity(count);
        for (index, action) in record.actions[..count].iter().enumerate() {
            let why = |why| BadReplay::Action { at: index + 1, action: action.clone(), why };
            steps.push(Table::play(&mut table, action).map_err(why)?);
        }
        if count == record.actions.len() {
            match (&record.result, table.record().result) {
                (None, Some(found)) => return Err(BadReplay::NoResult { found }),
                (Some(said), found) if found.as_ref() != Some(said) => {
                    return Err(BadReplay::Result { said: said.clone(), found });
                }
                _ => {}
            }
        }
        Ok(Replay { table: Box::new(table), steps })
    }
}

/// The game a record begins with, if it was made by these rules and tables.
fn begin<G: Game>(record: &Record) -> Result<Session<G>, BadReplay> {
    if record.game != G::NAME {
        return Err(BadReplay::OtherGame { wanted: G::NAME, found: record.game.clone() });
    }
    if record.rules != G::RULES_VERSION {
        return Err(BadReplay::OtherRules { wanted: G::RULES_VERSION, found: record.rules });
    }
    if record.components != G::components_hash() {
        let found = record.components.clone();
        return Err(BadReplay::OtherComponents { wanted: G::components_hash(), found });
    }
    match &record.start {
        Start::Seed(seed) => Ok(Session::new(&G::read_options(&record.options)?, *seed)),
        Start::Drawn(draw) => Ok(Session::new(&G::read_options(&record.options)?, draw.seed())),
        Start::Position(position) => Session::load(position).map_err(BadReplay::Position),
        Start::Commitment(_) => Err(BadReplay::Sealed),
    }
}
