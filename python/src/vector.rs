//! `Vector`: many games at once, in arrays.

use std::sync::Mutex;

use numpy::{PyArray1, PyArray2, PyArrayDyn, PyArrayMethods, PyReadonlyArray1, PyUntypedArrayMethods};
use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuilder};
use samovar_bots::{Bot, Dice, Maker, look_ahead};
use samovar_engine::{Action, ActionList, Game, Insight, Knowledge, Rng, Seat, Seed, Session, Turn};
use samovar_games::with_game;

use crate::json;
use crate::play::{self, Play};
use crate::state::{State, maker, seed};
use crate::wrong::Wrong;

/// Most games at once.
const MAX_GAMES: usize = 1 << 20;
/// Most threads.
const MAX_THREADS: usize = 1024;

/// What a step tells of one game.
struct Row<'a> {
    observation: &'a mut [f32],
    mask: &'a mut [bool],
    rewards: &'a mut [f32],
    done: &'a mut bool,
    seat: &'a mut i64,
    points: &'a mut [i32],
}

/// What all games have in common.
struct Plan<G: Insight> {
    options: G::Options,
    players: usize,
    seed: Seed,
    count: u64,
    /// Who plays the seats after the caller's own, in turn order; empty if the caller decides for all.
    opponents: Vec<Maker>,
    /// The caller's own seat; it changes from game to game if there is none.
    seat: Option<usize>,
    skip_forced: bool,
    /// Whether a reward is what the lead in points has grown by.
    lead: bool,
}

/// One of the games.
struct Place<G: Insight> {
    /// Its number among all games that are played from the seed.
    number: u64,
    state: G,
    /// What may be done now.
    legal: ActionList<G::Action>,
    bots: Vec<Option<Box<dyn Bot<G>>>>,
    /// The lead of the caller's seat when it decided last.
    last_lead: f32,
    dice: Dice,
}

impl<G: Insight> Place<G> {
    /// The first game at a place.
    fn new(plan: &Plan<G>, number: u64) -> Result<Place<G>, Wrong> {
        let seed = plan.seed.nth(number);
        let mut place = Place {
            number,
            state: G::new(&plan.options, seed.nth(0)),
            legal: ActionList::new(),
            bots: Vec::new(),
            last_lead: 0.0,
            dice: Dice::new(seed.nth(1)),
        };
        place.begin(plan, number)?;
        Ok(place)
    }

    /// Begins a game, and plays on to the first decision of the caller.
    fn begin(&mut self, plan: &Plan<G>, number: u64) -> Result<(), Wrong> {
        let seed = plan.seed.nth(number);
        self.number = number;
        self.state = G::new(&plan.options, seed.nth(0));
        self.bots.clear();
        if !plan.opponents.is_empty() {
            // Over the games at one place and over the places of one round, the caller sits at every seat in turn.
            let round = number / plan.count + number % plan.count;
            let own = plan.seat.unwrap_or((round % plan.players as u64) as usize);
            self.bots.resize_with(plan.players, || None);
            for (index, maker) in plan.opponents.iter().enumerate() {
                let seat = (own + 1 + index) % plan.players;
                let bot = maker.make::<G>(&plan.options, Seat::new(seat as u8), seed.nth(2 + seat as u64))?;
                self.bots[seat] = Some(bot);
            }
        }
        self.advance(plan)
    }

    /// Plays what needs no decision of the caller.
    fn advance(&mut self, plan: &Plan<G>) -> Result<(), Wrong> {
        while let Turn::Decide(seat) = self.state.turn() {
            self.legal.clear();
            self.state.legal_actions(&mut self.legal);
            let bot = self.bots.get_mut(seat.index()).and_then(Option::as_mut);
            let action = match (&self.legal[..], bot) {
                ([only], Some(_)) => *only,
                ([only], None) if plan.skip_forced => *only,
                (_, Some(bot)) => bot.choose(&Knowledge::of(&self.state).expect("a seat decides"))?,
                (_, None) => return Ok(()),
            };
            self.state.play_unchecked(action);
        }
        Ok(())
    }

    /// The caller's own seat, if it has only one.
    fn own(&self) -> Option<usize> {
        self.bots.iter().position(Option::is_none)
    }

    fn check(&self, id: i64) -> Result<G::Action, Wrong> {
        let action = play::action::<G>(usize::try_from(id).unwrap_or(usize::MAX))?;
        if self.legal.contains(&action) {
            return Ok(action);
        }
        match self.state.check(action) {
            Err(refusal) => Err(play::illegal(&self.state, action, &refusal)),
            Ok(()) => Ok(action),
        }
    }

    fn step(&mut self, plan: &Plan<G>, id: i64, row: &mut Row<'_>) -> Result<(), Wrong> {
        self.state.play_unchecked(self.check(id)?);
        self.advance(plan)?;
        row.rewards.fill(0.0);
        *row.done = self.state.turn() == Turn::Over;
        if *row.done {
            self.reward(plan, row);
            self.begin(plan, self.number + plan.count)?;
        }
        // A game that ends before the caller's first decision would tell nothing.
        while self.state.turn() == Turn::Over {
            self.begin(plan, self.number + plan.count)?;
        }
        self.tell(plan, row);
        Ok(())
    }

    /// Rewards the end of a game.
    fn reward(&self, plan: &Plan<G>, row: &mut Row<'_>) {
        let standings = self.state.standings();
        row.points.iter_mut().zip(&standings.rows).for_each(|(points, score)| *points = score.total);
        match self.own() {
            Some(own) if plan.lead => {
                let others = standings.rows.iter().enumerate().filter(|(place, _)| *place != own);
                let best = others.map(|(_, score)| score.total).max().unwrap_or(0);
                row.rewards[0] = (standings.rows[own].total - best) as f32 - self.last_lead;
            }
            Some(own) => row.rewards[0] = play::returns(&standings).nth(own).unwrap_or(0.0),
            None => row.rewards.iter_mut().zip(play::returns(&standings)).for_each(|(one, won)| *one = won),
        }
    }

    /// Tells what the seat that decides may know.
    fn tell(&mut self, plan: &Plan<G>, row: &mut Row<'_>) {
        let Turn::Decide(seat) = self.state.turn() else { return };
        let [mine, theirs] = self.state.observe(seat, row.observation);
        row.mask.fill(false);
        self.legal.iter().for_each(|action| row.mask[action.index()] = true);
        *row.seat = seat.index() as i64;
        if plan.lead {
            if !*row.done {
                row.rewards[0] = mine - theirs - self.last_lead;
            }
            self.last_lead = mine - theirs;
        }
    }
}

/// The games of a vector, whatever game it is.
trait Games: Send {
    fn reset(&mut self, seed: Seed, rows: Vec<Row<'_>>) -> Result<(), Wrong>;
    fn step(&mut self, ids: &[i64], rows: Vec<Row<'_>>) -> Result<(), Wrong>;
    fn sample(&mut self, ids: &mut [i64]);
    fn ask(&mut self, maker: &Maker, seed: Seed, ids: &mut [i64]) -> Result<(), Wrong>;
    fn evaluate(&mut self, seed: Seed, values: &mut [f32]) -> Result<(), Wrong>;
    fn copy(&self, index: usize) -> Box<dyn Play>;
}

struct Typed<G: Insight> {
    plan: Plan<G>,
    places: Vec<Place<G>>,
    pool: Option<ThreadPool>,
}

/// Does something with all items, on the threads of the pool if there is one.
fn each<T: Send>(
    pool: Option<&ThreadPool>,
    mut items: Vec<T>,
    act: impl Fn(&mut T) -> Result<(), Wrong> + Send + Sync,
) -> Result<(), Wrong> {
    match pool {
        None => items.iter_mut().try_for_each(act),
        Some(pool) => pool.install(|| items.par_iter_mut().try_for_each(act)),
    }
}

impl<G: Insight> Games for Typed<G> {
    fn reset(&mut self, seed: Seed, rows: Vec<Row<'_>>) -> Result<(), Wrong> {
        self.plan.seed = seed;
        let plan = &self.plan;
        let numbered = self.places.iter_mut().zip(rows).enumerate().collect();
        each(self.pool.as_ref(), numbered, |(index, (place, row))| {
            **place = Place::new(plan, *index as u64)?;
            while place.state.turn() == Turn::Over {
                place.begin(plan, place.number + plan.count)?;
            }
            row.rewards.fill(0.0);
            row.points.fill(0);
            *row.done = false;
            place.tell(plan, row);
            row.rewards.fill(0.0);
            Ok(())
        })
    }

    fn step(&mut self, ids: &[i64], rows: Vec<Row<'_>>) -> Result<(), Wrong> {
        for (index, (place, id)) in self.places.iter().zip(ids).enumerate() {
            place.check(*id).map_err(|wrong| wrong.at(&format!("game {index}")))?;
        }
        let plan = &self.plan;
        let items = self.places.iter_mut().zip(ids).zip(rows).collect();
        each(self.pool.as_ref(), items, |((place, id), row)| place.step(plan, **id, row))
    }

    fn sample(&mut self, ids: &mut [i64]) {
        for (place, id) in self.places.iter_mut().zip(ids) {
            *id = place.legal[place.dice.below(place.legal.len())].index() as i64;
        }
    }

    fn ask(&mut self, maker: &Maker, seed: Seed, ids: &mut [i64]) -> Result<(), Wrong> {
        let options = &self.plan.options;
        let items = self.places.iter_mut().zip(ids).enumerate().collect();
        each(self.pool.as_ref(), items, |(index, (place, id))| {
            let known = Knowledge::of(&place.state).expect("a seat decides");
            let mut bot = maker.make::<G>(options, known.seat(), seed.nth(*index as u64))?;
            **id = bot.choose(&known)?.index() as i64;
            Ok(())
        })
    }

    fn evaluate(&mut self, seed: Seed, values: &mut [f32]) -> Result<(), Wrong> {
        let rows = values.chunks_exact_mut(G::Action::COUNT);
        let items = self.places.iter_mut().zip(rows).enumerate().collect();
        each(self.pool.as_ref(), items, |(index, (place, row))| {
            let known = Knowledge::of(&place.state).expect("a seat decides");
            row.fill(f32::NEG_INFINITY);
            look_ahead(&known, &mut Rng::new(seed.nth(*index as u64)), |action, value| {
                row[action.index()] = value
            });
            Ok(())
        })
    }

    fn copy(&self, index: usize) -> Box<dyn Play> {
        play::of_table(&Session::of(self.places[index].state.clone()))
    }
}

fn typed<G: Insight>(plan: Plan<G>, pool: Option<ThreadPool>) -> Result<Box<dyn Games>, Wrong> {
    let places: Result<Vec<_>, _> = (0..plan.count).map(|number| Place::new(&plan, number)).collect();
    Ok(Box::new(Typed { places: places?, plan, pool }))
}

/// Many games of one kind that are played together, in arrays that are written in place.
///
/// `samovar.vector` makes one. Every step takes an action for each game and writes what its seat to decide sees next. A game
/// that has ended is followed by the next one at once.
#[pyclass(module = "samovar")]
pub struct Vector {
    games: Mutex<Box<dyn Games>>,
    game: &'static str,
    players: usize,
    count: usize,
    steps: u64,
    observations: Py<PyArray2<f32>>,
    masks: Py<PyArray2<bool>>,
    rewards: Py<PyArrayDyn<f32>>,
    dones: Py<PyArray1<bool>>,
    seats: Py<PyArray1<i64>>,
    points: Py<PyArray2<i32>>,
}

impl Vector {
    /// Calls something with the games and their rows, without holding Python's lock.
    fn with_rows(
        &mut self,
        py: Python<'_>,
        act: impl FnOnce(&mut dyn Games, Vec<Row<'_>>) -> Result<(), Wrong> + Send,
    ) -> PyResult<()> {
        let locked = |error: numpy::BorrowError| {
            PyRuntimeError::new_err(format!("the arrays of the vector cannot be written to: {error}"))
        };
        let mut observations = self.observations.bind(py).try_readwrite().map_err(locked)?;
        let mut masks = self.masks.bind(py).try_readwrite().map_err(locked)?;
        let mut rewards = self.rewards.bind(py).try_readwrite().map_err(locked)?;
        let mut dones = self.dones.bind(py).try_readwrite().map_err(locked)?;
        let mut seats = self.seats.bind(py).try_readwrite().map_err(locked)?;
        let mut points = self.points.bind(py).try_readwrite().map_err(locked)?;
        let count = self.count;
        let (observations, masks) = (observations.as_slice_mut()?, masks.as_slice_mut()?);
        let (rewards, points) = (rewards.as_slice_mut()?, points.as_slice_mut()?);
        let (dones, seats) = (dones.as_slice_mut()?, seats.as_slice_mut()?);
        let games = self.games.get_mut().unwrap_or_else(|poisoned| poisoned.into_inner());
        py.detach(|| {
            let (width, actions) = (observations.len() / count, masks.len() / count);
            let (per_reward, per_points) = (rewards.len() / count, points.len() / count);
            let mut rewards = rewards.chunks_exact_mut(per_reward);
            let mut points = points.chunks_exact_mut(per_points);
            let mut masks = masks.chunks_exact_mut(actions);
            let (mut dones, mut seats) = (dones.iter_mut(), seats.iter_mut());
            let row = |observation| {
                Some(Row {
                    observation,
                    mask: masks.next()?,
                    rewards: rewards.next()?,
                    done: dones.next()?,
                    seat: seats.next()?,
                    points: points.next()?,
                })
            };
            let rows = observations.chunks_exact_mut(width).map_while(row).collect();
            act(&mut **games, rows)
        })?;
        Ok(())
    }
}

/// The ids of an array of whole numbers.
fn ids<'py>(actions: &Bound<'py, PyAny>, count: usize) -> PyResult<PyReadonlyArray1<'py, i64>> {
    let py = actions.py();
    let wanted = || {
        PyTypeError::new_err(format!(
            "actions are {count} ids: an array of whole numbers of shape ({count},)"
        ))
    };
    let ids: PyReadonlyArray1<'py, i64> = match actions.extract() {
        Ok(ids) => ids,
        Err(_) => {
            let array = py.import("numpy")?.call_method1("asarray", (actions,))?;
            let kind: String = array.getattr("dtype")?.getattr("kind")?.extract()?;
            if kind != "i" && kind != "u" {
                return Err(wanted());
            }
            array.call_method1("astype", ("int64",))?.extract().map_err(|_| wanted())?
        }
    };
    if ids.len() == count { Ok(ids) } else { Err(wanted()) }
}

#[pymethods]
impl Vector {
    #[new]
    #[pyo3(signature = (game, n, options, opponents, seat, seed, threads, rewards, skip_forced))]
    #[allow(clippy::too_many_arguments, reason = "`samovar.vector` names them")]
    fn new(
        py: Python<'_>,
        game: &str,
        n: usize,
        options: &Bound<'_, PyDict>,
        opponents: Vec<String>,
        seat: Option<usize>,
        seed: Option<&Bound<'_, PyAny>>,
        threads: usize,
        rewards: &str,
        skip_forced: bool,
    ) -> PyResult<Vector> {
        if !(1..=MAX_GAMES).contains(&n) {
            return Err(PyValueError::new_err(format!(
                "n is the number of games, from 1 to {MAX_GAMES}, not {n}"
            )));
        }
        if !(1..=MAX_THREADS).contains(&threads) {
            return Err(PyValueError::new_err(format!("threads is from 1 to {MAX_THREADS}, not {threads}")));
        }
        let options = json::options(options)?;
        let first = play::new(game, &options, Seed::new([0; 32]))?;
        let (players, actions, width) = (first.seats(), first.action_count(), first.width());
        let opponents: Vec<Maker> = opponents.iter().map(|name| maker(name)).collect::<Result<_, _>>()?;
        if opponents.iter().any(Maker::is_program) {
            return Err(PyValueError::new_err(
                "a vector has no seats for programs (exec:COMMAND); use samovar.load",
            ));
        }
        if !opponents.is_empty() && opponents.len() + 1 != players {
            let (wanted, found) = (players - 1, opponents.len());
            return Err(PyValueError::new_err(format!(
                "{game} with {players} players has {wanted} opponents, not {found}; one name stands for all"
            )));
        }
        if let Some(seat) = seat
            && (seat >= players || opponents.is_empty())
        {
            return Err(PyValueError::new_err(format!(
                "seat is your own among opponents, from 0 to {}, not {seat}",
                players - 1
            )));
        }
        let lead = match rewards {
            "win" => false,
            "lead" if !opponents.is_empty() || players == 1 => true,
            "lead" => return Err(PyValueError::new_err("rewards=\"lead\" needs opponents")),
            _ => {
                return Err(PyValueError::new_err(format!(
                    "rewards is \"win\" or \"lead\", not {rewards:?}"
                )));
            }
        };
        let pool = match threads {
            1 => None,
            _ => Some(ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
                PyRuntimeError::new_err(format!("{threads} threads cannot be started: {error}"))
            })?),
        };
        let own = !opponents.is_empty() || players == 1;
        let (seed, count) = (self::seed(seed)?, n as u64);
        let kind = play::kind(game)?;
        let games = with_game!(kind.name(), G => {
            let options = G::read_options(&options).map_err(|bad| Wrong::Value(bad.to_string()))?;
            typed::<G>(Plan { options, players, seed, count, opponents, seat, skip_forced, lead }, pool)
        });
        let games = games.expect("it is in the list")?;
        let rewards_shape: Vec<usize> = if own { vec![n] } else { vec![n, players] };
        let mut vector = Vector {
            games: Mutex::new(games),
            game: kind.name(),
            players,
            count: n,
            steps: 0,
            observations: PyArray2::zeros(py, [n, width], false).unbind(),
            masks: PyArray2::zeros(py, [n, actions], false).unbind(),
            rewards: PyArrayDyn::zeros(py, rewards_shape, false).unbind(),
            dones: PyArray1::zeros(py, n, false).unbind(),
            seats: PyArray1::zeros(py, n, false).unbind(),
            points: PyArray2::zeros(py, [n, first.table().standings().rows.len()], false).unbind(),
        };
        vector.with_rows(py, |games, rows| games.reset(seed, rows))?;
        Ok(vector)
    }

    /// The name of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// How many players a game has.
    #[getter]
    fn players(&self) -> usize {
        self.players
    }

    /// How many steps have been made.
    #[getter]
    fn steps(&self) -> u64 {
        self.steps
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// What the seat to decide of every game may know: float32 of shape (n, width).
    #[getter]
    fn observations(&self, py: Python<'_>) -> Py<PyArray2<f32>> {
        self.observations.clone_ref(py)
    }

    /// Which actions are legal in every game: bool of shape (n, actions).
    #[getter]
    fn masks(&self, py: Python<'_>) -> Py<PyArray2<bool>> {
        self.masks.clone_ref(py)
    }

    /// What the last step earned: float32 of shape (n,) for the own seat among opponents, or (n, players).
    #[getter]
    fn rewards(&self, py: Python<'_>) -> Py<PyArrayDyn<f32>> {
        self.rewards.clone_ref(py)
    }

    /// Whether the last step ended a game, and what is shown is the beginning of the next: bool of shape (n,).
    #[getter]
    fn dones(&self, py: Python<'_>) -> Py<PyArray1<bool>> {
        self.dones.clone_ref(py)
    }

    /// The seat that has to decide in every game: int64 of shape (n,).
    #[getter]
    fn seats(&self, py: Python<'_>) -> Py<PyArray1<i64>> {
        self.seats.clone_ref(py)
    }

    /// Everybody's points at the end of the last game that has ended in every place: int32 of shape (n, rows of the standings).
    #[getter]
    fn points(&self, py: Python<'_>) -> Py<PyArray2<i32>> {
        self.points.clone_ref(py)
    }

    /// Plays an action in every game. Raises `IllegalAction`, and changes nothing, if one of them is not legal.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let ids = ids(actions, self.count)?;
        let ids = ids.as_array().to_vec();
        self.with_rows(py, |games, rows| games.step(&ids, rows))?;
        self.steps += 1;
        Ok(())
    }

    /// Begins all games anew, from another seed.
    #[pyo3(signature = (seed=None))]
    fn reset(&mut self, py: Python<'_>, seed: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        let seed = self::seed(seed)?;
        self.with_rows(py, |games, rows| games.reset(seed, rows))?;
        self.steps = 0;
        Ok(())
    }

    /// A legal action for every game, chosen at random: int64 of shape (n,).
    #[pyo3(signature = (out=None))]
    fn sample<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray1<i64>>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let out = out.unwrap_or_else(|| PyArray1::zeros(py, self.count, false));
        {
            let mut ids = out.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
            let ids = ids.as_slice_mut()?;
            if ids.len() != self.count {
                return Err(PyValueError::new_err(format!(
                    "out has {} entries instead of {}",
                    ids.len(),
                    self.count
                )));
            }
            self.games.get_mut().unwrap_or_else(|poisoned| poisoned.into_inner()).sample(ids);
        }
        Ok(out)
    }

    /// What a bot would do in every game: int64 of shape (n,). It is asked anew for every decision.
    #[pyo3(signature = (name, seed=None))]
    fn ask<'py>(
        &mut self,
        py: Python<'py>,
        name: &str,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let maker = maker(name)?;
        if maker.is_program() {
            return Err(PyValueError::new_err("programs (exec:COMMAND) cannot be asked about a vector"));
        }
        let seed = self::seed(seed)?;
        let mut ids = vec![0; self.count];
        let games = self.games.get_mut().unwrap_or_else(|poisoned| poisoned.into_inner());
        py.detach(|| games.ask(&maker, seed, &mut ids))?;
        Ok(PyArray1::from_vec(py, ids))
    }

    /// What the evaluation net thinks of every action in every game, as `State.evaluate`: float32 of shape (n, actions).
    #[pyo3(signature = (out=None, seed=None))]
    fn evaluate<'py>(
        &mut self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray2<f32>>>,
        seed: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        let seed = self::seed(seed)?;
        let shape = [self.count, self.masks.bind(py).shape()[1]];
        let out = out.unwrap_or_else(|| PyArray2::zeros(py, shape, false));
        if out.shape() != shape {
            return Err(PyValueError::new_err(format!(
                "out has the shape {:?} instead of {shape:?}",
                out.shape()
            )));
        }
        {
            let mut values = out.try_readwrite().map_err(|error| PyValueError::new_err(error.to_string()))?;
            let values = values.as_slice_mut()?;
            let games = self.games.get_mut().unwrap_or_else(|poisoned| poisoned.into_inner());
            py.detach(|| games.evaluate(seed, values))?;
        }
        Ok(out)
    }

    /// A copy of one of the games as a `State`, without its past.
    fn state(&self, index: usize) -> PyResult<State> {
        if index >= self.count {
            let last = self.count - 1;
            return Err(PyValueError::new_err(format!(
                "there is no game {index}; the games are 0 to {last}"
            )));
        }
        let games = self.games.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        Ok(State { game: games.copy(index) })
    }

    fn __repr__(&self) -> String {
        format!("<samovar.Vector of {} games of {}, {} players>", self.count, self.game, self.players)
    }
}
