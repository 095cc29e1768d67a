//! `State` and `Bot`.

use std::fmt::Display;
use std::sync::Mutex;

use numpy::{PyArray1, PyArrayMethods, PyReadwriteArray1};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyAny, PyDict, PyInt, PyList, PyString};
use samovar_bots::Maker;
use samovar_engine::{BadReplay, Record, Seat, Seed, Viewer};
use samovar_words::Language;
use serde_json::{Value, json};

use crate::json;
use crate::play::{self, Play, Seated};
use crate::wrong::Wrong;

/// A game at one moment, with its past.
///
/// `samovar.load` makes one. It is the whole truth, hidden parts and future chance included; what a player may know is what
/// `view`, `observation_tensor` and `information_state_string` tell of a seat.
#[pyclass(module = "samovar")]
pub struct State {
    pub game: Box<dyn Play>,
}

impl State {
    fn seat(&self, seat: i64) -> Result<Seat, Wrong> {
        seat_of(seat, &*self.game)
    }

    /// An action given by its id or in notation.
    fn id(&self, action: &Bound<'_, PyAny>) -> Result<usize, Wrong> {
        if let Ok(id) = action.extract::<usize>() {
            return Ok(id);
        }
        if let Ok(text) = action.cast::<PyString>() {
            return self.game.id_of(&text.to_string());
        }
        if action.is_instance_of::<PyInt>() {
            return Err(self.no_action(action));
        }
        let shown = action.repr().map_or_else(|_| "this".to_owned(), |shown| shown.to_string());
        Err(Wrong::Type(format!("an action is an id (int) or its notation (str), not {shown}")))
    }

    fn no_action(&self, id: impl Display) -> Wrong {
        play::no_action(self.game(), self.game.action_count(), id)
    }

    fn viewer(&self, viewer: Option<i64>) -> Result<Viewer, Wrong> {
        Ok(match viewer {
            None => Viewer::Spectator,
            Some(seat) => Viewer::Seat(self.seat(seat)?),
        })
    }
}

fn seat_of(seat: i64, game: &dyn Play) -> Result<Seat, Wrong> {
    let seats = game.seats();
    let number = usize::try_from(seat).ok().filter(|number| *number < seats);
    let number = number
        .ok_or_else(|| Wrong::Value(format!("there is no seat {seat}; the seats are 0 to {}", seats - 1)))?;
    Ok(Seat::new(number as u8))
}

pub fn language(code: &str) -> Result<Language, Wrong> {
    code.parse().map_err(|unknown| Wrong::Value(format!("{code:?} is {unknown}")))
}

/// The seed of a number or a text; a new one from the operating system for `None`.
pub fn seed(value: Option<&Bound<'_, PyAny>>) -> Result<Seed, Wrong> {
    let Some(value) = value else {
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes)
            .map_err(|error| Wrong::Failed(format!("no random seed from the operating system: {error}")))?;
        return Ok(Seed::new(bytes));
    };
    match value.cast::<PyString>() {
        Ok(text) => Ok(Seed::from_text(&text.to_string())),
        Err(_) => match value.extract::<i128>() {
            Ok(number) => Ok(Seed::from_text(&number.to_string())),
            Err(_) => Err(Wrong::Type(format!("a seed is a whole number, a text or None, not {value}"))),
        },
    }
}

pub fn maker(name: &str) -> Result<Maker, Wrong> {
    name.parse().map_err(|bad: samovar_bots::BadMaker| Wrong::Value(bad.to_string()))
}

/// An array to write into: the caller's, or a new one.
fn array<'py, T: numpy::Element>(
    py: Python<'py>,
    out: Option<Bound<'py, PyArray1<T>>>,
    len: usize,
) -> PyResult<Bound<'py, PyArray1<T>>> {
    match out {
        None => Ok(PyArray1::zeros(py, len, false)),
        Some(out) if out.len()? == len => Ok(out),
        Some(out) => Err(PyValueError::new_err(format!("out has {} entries instead of {len}", out.len()?))),
    }
}

fn writable<'py, T: numpy::Element>(array: &Bound<'py, PyArray1<T>>) -> PyResult<PyReadwriteArray1<'py, T>> {
    array.try_readwrite().map_err(|error| PyValueError::new_err(format!("out cannot be written to: {error}")))
}

#[pymethods]
impl State {
    /// A new game.
    #[new]
    #[pyo3(signature = (game, options, seed=None))]
    fn new(game: &str, options: &Bound<'_, PyDict>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        Ok(State { game: play::new(game, &json::options(options)?, self::seed(seed)?)? })
    }

    /// The state of a text that `save` returned, or after `to` decisions (all by default) of a text that `record` returned.
    #[staticmethod]
    #[pyo3(signature = (text, to=None))]
    fn load(text: &str, to: Option<usize>) -> PyResult<State> {
        if !text.trim_start().starts_with('{') {
            return replay(text, to);
        }
        if to.is_some() {
            return Err(PyValueError::new_err(
                "`to` counts the decisions of a record; this is a saved state",
            ));
        }
        let saved: Value = serde_json::from_str(text).map_err(|error| {
            PyValueError::new_err(format!("a saved state is JSON, and this is not: {error}"))
        })?;
        let (Some(Value::String(game)), Some(position)) = (saved.get("game"), saved.get("state")) else {
            return Err(PyValueError::new_err("a saved state is {\"game\":\"NAME\",\"state\":{…}}"));
        };
        let table = play::kind(game)?.load(position).map_err(|faults| {
            let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
            PyValueError::new_err(format!("the position is impossible: {}", faults.join("; ")))
        })?;
        Ok(State { game: play::of_table(&*table) })
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game.table().game()
    }

    /// All options of the game.
    #[getter]
    fn options<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &Value::Object(self.game.table().options()))
    }

    /// How many players decide.
    #[getter]
    fn players(&self) -> usize {
        self.game.seats()
    }

    /// The seat that has to decide; None when the game is over.
    #[getter]
    fn current_player(&self) -> Option<usize> {
        self.game.decider().map(Seat::index)
    }

    /// Whether the game has ended.
    #[getter]
    fn is_over(&self) -> bool {
        self.game.decider().is_none()
    }

    /// The ids of the legal actions. Empty when the game is over.
    fn legal_actions<'py>(&mut self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        PyList::new(py, self.game.legal())
    }

    /// Which actions are legal: a bool for each id. With `out` it is written there, and that array is returned.
    #[pyo3(signature = (out=None))]
    fn legal_mask<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<bool>>>,
    ) -> PyResult<Bound<'py, PyArray1<bool>>> {
        let array = array(py, out, self.game.action_count())?;
        let mut mask = writable(&array)?;
        let mask = mask.as_slice_mut()?;
        mask.fill(false);
        self.game.legal().iter().for_each(|id| mask[usize::from(*id)] = true);
        Ok(array)
    }

    /// The notation of an action.
    fn action_to_string(&self, action: i64) -> PyResult<String> {
        let known = usize::try_from(action).ok().and_then(|id| self.game.notation(id));
        Ok(known.ok_or_else(|| self.no_action(action))?)
    }

    /// The id of an action in notation.
    fn string_to_action(&self, notation: &str) -> PyResult<usize> {
        Ok(self.game.id_of(notation)?)
    }

    /// Plays an action, given by its id or in notation. Raises `IllegalAction`, and changes nothing, if it is not allowed.
    fn apply(&mut self, action: &Bound<'_, PyAny>) -> PyResult<()> {
        let id = self.id(action)?;
        Ok(self.game.play(id)?)
    }

    /// Takes the last decision back, even if it revealed something, and returns the seat that had taken it.
    fn undo(&mut self) -> PyResult<usize> {
        let seat = self.game.undo();
        seat.map(Seat::index).ok_or_else(|| PyIndexError::new_err("no decision has been taken yet"))
    }

    /// A copy, with the same future chance.
    fn clone(&self) -> State {
        State { game: self.game.copy() }
    }

    fn __copy__(&self) -> State {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> State {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, State>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let record = slf.borrow().record();
        Ok((slf.get_type().getattr("load")?, (record,)))
    }

    /// The decisions so far, as pairs of a seat and the id of an action.
    fn history(&self) -> Vec<(usize, usize)> {
        self.game.history()
    }

    /// What everybody won: 1 for the only winner and -1 for the loser of a game of two. Winners who tie share, everybody
    /// else loses the same, and the sum over all players (with the opponent of a solo game) is 0. Before the end it is 0.
    fn returns(&self) -> Vec<f32> {
        let seats = self.game.seats();
        if self.game.decider().is_some() {
            return vec![0.0; seats];
        }
        play::returns(&self.game.table().standings()).take(seats).collect()
    }

    /// Everybody's points and ranks as a dict. Before the end they are as if the game ended now, hidden points included.
    fn standings<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &json!(self.game.table().standings()))
    }

    /// What a seat may know, or a spectator for None, as a dict.
    #[pyo3(signature = (seat))]
    fn view<'py>(&self, py: Python<'py>, seat: Option<i64>) -> PyResult<Bound<'py, PyAny>> {
        json::to_python(py, &self.game.table().view(self.viewer(seat)?))
    }

    /// All that a seat has been told since the game began, a line of JSON for the start and for every decision of which it saw
    /// something. Two states with the same text cannot be told apart by the seat.
    fn information_state_string(&mut self, seat: i64) -> PyResult<&str> {
        let seat = self.seat(seat)?;
        Ok(self.game.information(seat))
    }

    /// What a seat may know, as numbers. With `out` they are written there, and that array is returned.
    #[pyo3(signature = (seat, out=None))]
    fn observation_tensor<'py>(
        &self,
        py: Python<'py>,
        seat: i64,
        out: Option<Bound<'py, PyArray1<f32>>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let seat = self.seat(seat)?;
        let array = array(py, out, self.game.width())?;
        let mut row = writable(&array)?;
        self.game.observe(seat, row.as_slice_mut()?);
        Ok(array)
    }

    /// A state that a seat cannot tell from this one: everything it may not know is drawn anew, future chance included. It
    /// has no past to undo.
    #[pyo3(signature = (seat, seed=None))]
    fn resample(&mut self, seat: i64, seed: Option<&Bound<'_, PyAny>>) -> PyResult<State> {
        let (seat, seed) = (self.seat(seat)?, self::seed(seed)?);
        Ok(State { game: self.game.resample(seat, seed) })
    }

    /// The whole state as a text, without its past.
    fn save(&self) -> String {
        let table = self.game.table();
        json!({"game": table.game(), "state": table.state()}).to_string()
    }

    /// The game so far as a text that `samovar replay` and `State.load` read.
    fn record(&self) -> String {
        self.game.table().record().to_string()
    }

    /// What the last decision led to, as pairs of an event (a dict) and a sentence. `viewer` is "all" for everything, a seat
    /// for what it saw, or None for what a spectator saw.
    #[pyo3(signature = (viewer=Viewing::All, language="en"), text_signature = "($self, viewer='all', language='en')")]
    fn events<'py>(
        &self,
        py: Python<'py>,
        viewer: Viewing,
        language: &str,
    ) -> PyResult<Vec<(Bound<'py, PyAny>, String)>> {
        let viewer = match viewer {
            Viewing::All => None,
            Viewing::Viewer(seat) => Some(self.viewer(seat)?),
        };
        let events = self.game.events(viewer, self::language(language)?);
        events.into_iter().map(|(event, words)| Ok((json::to_python(py, &event)?, words))).collect()
    }

    /// What is asked now, in words.
    #[pyo3(signature = (language="en"))]
    fn question(&self, language: &str) -> PyResult<Option<String>> {
        let language = self::language(language)?;
        Ok(self.game.decider().map(|_| play::words(&self.game.table().question(), language)))
    }

    /// What a legal action means now, in words.
    #[pyo3(signature = (action, language="en"))]
    fn describe(&self, action: &Bound<'_, PyAny>, language: &str) -> PyResult<String> {
        Ok(self.game.describe(self.id(action)?, self::language(language)?)?)
    }

    /// Which rule forbids an action now and why, in words; None if it is legal.
    #[pyo3(signature = (action, language="en"))]
    fn why_not(&self, action: &Bound<'_, PyAny>, language: &str) -> PyResult<Option<String>> {
        Ok(self.game.objection(self.id(action)?, self::language(language)?)?)
    }

    /// The id of the action that a bot would take. Without a seed, its random choices follow from what it may know.
    #[pyo3(signature = (name, seed=None))]
    fn bot(&self, py: Python<'_>, name: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<usize> {
        let maker = maker(name)?;
        let seed = self.bot_seed(seed)?;
        Ok(py.detach(|| self.game.ask(&maker, seed, &mut Seated::default()))?)
    }

    /// What the evaluation net of the game thinks of every legal action, in points: the own ones expected at the end, less a
    /// part of the best rival's. Others are -inf. `greedy` takes the best.
    #[pyo3(signature = (seed=None))]
    fn evaluate<'py>(
        &self,
        py: Python<'py>,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<f32>>> {
        let mut values = vec![f32::NEG_INFINITY; self.game.action_count()];
        self.game.evaluate(self.bot_seed(seed)?, &mut values)?;
        Ok(PyArray1::from_vec(py, values))
    }

    /// What a bot that searches thinks of the decision: `moves` with the `action`, `visits`, `value` and `chance` of each, the
    /// most visited first; the `line` it expects; and everybody's `chances` after the best move.
    #[pyo3(signature = (name="expert", seed=None))]
    fn think<'py>(
        &self,
        py: Python<'py>,
        name: &str,
        seed: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let maker = maker(name)?;
        let seed = self.bot_seed(seed)?;
        let thought = py.detach(|| self.game.think(&maker, seed))?;
        json::to_python(py, &thought)
    }

    fn __eq__(&self, other: &State) -> bool {
        self.save() == other.save() && self.game.history() == other.game.history()
    }

    fn __repr__(&self) -> String {
        let turn =
            self.current_player().map_or_else(|| "over".to_owned(), |seat| format!("seat {seat} decides"));
        let decisions = self.game.table().played();
        format!(
            "<samovar.State of {}, {} players, {decisions} decisions, {turn}>",
            self.game(),
            self.players()
        )
    }
}

impl State {
    fn bot_seed(&self, seed: Option<&Bound<'_, PyAny>>) -> Result<Seed, Wrong> {
        seed.map_or_else(|| Ok(self.game.seed_for_bot()), |seed| self::seed(Some(seed)))
    }
}

/// Who is told events.
pub enum Viewing {
    /// Somebody who sees everything.
    All,
    /// A seat, or a spectator.
    Viewer(Option<i64>),
}

impl<'py> FromPyObject<'_, 'py> for Viewing {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Viewing> {
        if value.is_none() {
            return Ok(Viewing::Viewer(None));
        }
        if let Ok(text) = value.cast::<PyString>()
            && *text == "all"
        {
            return Ok(Viewing::All);
        }
        value.extract::<i64>().map(|seat| Viewing::Viewer(Some(seat))).map_err(|_| {
            Wrong::Value(format!("viewer is a seat, None for a spectator, or \"all\", not {}", &*value))
                .into()
        })
    }
}

fn replay(text: &str, to: Option<usize>) -> PyResult<State> {
    let record: Record =
        text.parse().map_err(|bad| PyValueError::new_err(format!("this is not a record: {bad}")))?;
    let replayed = play::kind(&record.game)?.replay(&record, to);
    let replayed = replayed
        .map_err(|bad: BadReplay| PyValueError::new_err(format!("the record cannot be played: {bad}")))?;
    Ok(State { game: play::of_table(&*replayed.table) })
}

/// A bot that plays whole games, at any seat of any game.
///
/// `samovar.bot` makes one. Call it with a state to get the id of an action. It keeps what it has thought between its
/// decisions, so use a new one for every game you want to be able to repeat.
#[pyclass(module = "samovar", frozen)]
pub struct Bot {
    maker: Maker,
    seed: Seed,
    seated: Mutex<Seated>,
}

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, seed=None))]
    fn new(name: &str, seed: Option<&Bound<'_, PyAny>>) -> PyResult<Bot> {
        Ok(Bot { maker: maker(name)?, seed: self::seed(seed)?, seated: Mutex::default() })
    }

    /// Its name.
    #[getter]
    fn name(&self) -> String {
        self.maker.to_string()
    }

    /// The id of the action it takes for the seat that has to decide.
    fn __call__(&self, py: Python<'_>, state: PyRef<'_, State>) -> PyResult<usize> {
        let game = &*state.game;
        let choice = py.detach(|| {
            let mut seated = self.seated.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            game.ask(&self.maker, self.seed, &mut seated)
        });
        Ok(choice?)
    }

    fn __repr__(&self) -> String {
        format!("<samovar.Bot {}>", self.maker)
    }
}
