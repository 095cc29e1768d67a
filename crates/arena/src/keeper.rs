//! Keeping what is played: records, and training data.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use samovar_bots::{parts, properties, width};
use samovar_engine::{Action, Insight, Record, Seat, Seed, Standings, Start};
use serde_json::json;

use crate::npz::{Npz, Numbers};
use crate::play::Decision;

/// Keeps games as files while they are played: each as a record in a folder, their decisions as rows of one NPZ file, or
/// both. `docs/models.md` describes the file.
#[derive(Debug)]
pub struct Keeper {
    records: Option<PathBuf>,
    data: Option<Mutex<Data>>,
    /// How many numbers an observation has.
    width: usize,
}

/// The columns of the file, in this order.
const COLUMNS: [&str; 10] =
    ["observation", "mask", "action", "visits", "value", "result", "points", "seat", "game", "seed"];

#[derive(Debug)]
struct Data {
    /// `None` once it is finished.
    npz: Option<Npz>,
    path: PathBuf,
    /// The number of the game that is written next.
    next: u64,
    /// Later games that ended before.
    early: BTreeMap<u64, Rows>,
}

/// The decisions of a game, as columns.
#[derive(Clone, PartialEq, Debug, Default)]
struct Rows {
    seats: Vec<Seat>,
    columns: [Vec<u8>; COLUMNS.len()],
}

/// Why what is played cannot be kept.
#[derive(Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum NotKept {
    #[error("cannot write {}: {error}", path.display())]
    File { path: PathBuf, error: io::Error },
}

impl Keeper {
    /// Keeps games of `G` in a folder for records, which is made if it is not there, and in a file for data.
    ///
    /// # Errors
    /// If they cannot be written.
    pub fn new<G: Insight>(records: Option<&Path>, data: Option<&Path>) -> Result<Keeper, NotKept> {
        if let Some(folder) = records {
            fs::create_dir_all(folder).map_err(|error| NotKept::File { path: folder.to_owned(), error })?;
        }
        let width = width::<G>();
        let file = |path: &Path| -> Result<Mutex<Data>, NotKept> {
            let failed = |error| NotKept::File { path: path.to_owned(), error };
            let mut npz = Npz::new(path);
            let numbers = [
                (Numbers::F32, vec![width]),
                (Numbers::Bool, vec![G::Action::COUNT]),
                (Numbers::U16, vec![]),
                (Numbers::U32, vec![G::Action::COUNT]),
                (Numbers::F32, vec![]),
                (Numbers::F32, vec![]),
                (Numbers::I32, vec![]),
                (Numbers::U8, vec![]),
                (Numbers::U64, vec![]),
                (Numbers::Text(64), vec![]),
            ];
            for (name, (numbers, shape)) in COLUMNS.into_iter().zip(numbers) {
                npz.column(name, numbers, &shape).map_err(failed)?;
            }
            Ok(Mutex::new(Data { npz: Some(npz), path: path.to_owned(), next: 0, early: BTreeMap::new() }))
        };
        Ok(Keeper { records: records.map(Path::to_owned), data: data.map(file).transpose()?, width })
    }

    /// Whether it keeps the decisions of games as data.
    pub fn has_data(&self) -> bool {
        self.data.is_some()
    }

    /// Completes the data. Games that did not end are not in it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn finish<G: Insight>(&self) -> Result<(), NotKept> {
        let Some(data) = &self.data else { return Ok(()) };
        let meta = json!({
            "format": 1,
            "game": G::NAME,
            "components": G::components_hash(),
            "properties": properties::<G>(),
            "parts": parts::<G>(),
            "actions": G::Action::in_order().map(|action| action.to_string()).collect::<Vec<_>>(),
        });
        data.lock().expect("nobody panics here").finish(&meta.to_string())
    }
}

impl Data {
    /// Writes a game, and those that waited for it: rows are in the order of the games, whatever the threads.
    fn add(&mut self, number: u64, rows: Rows) -> Result<(), NotKept> {
        self.early.insert(number, rows);
        while let Some(rows) = self.early.remove(&self.next) {
            self.write(&rows)?;
            self.next += 1;
        }
        Ok(())
    }

    fn write(&mut self, rows: &Rows) -> Result<(), NotKept> {
        let Some(npz) = &mut self.npz else { return Ok(()) };
        for (column, bytes) in rows.columns.iter().enumerate() {
            npz.add(column, bytes).map_err(|error| NotKept::File { path: self.path.clone(), error })?;
        }
        Ok(())
    }

    fn finish(&mut self, meta: &str) -> Result<(), NotKept> {
        for rows in std::mem::take(&mut self.early).into_values() {
            self.write(&rows)?;
        }
        let Some(npz) = self.npz.take() else { return Ok(()) };
        npz.finish("meta", meta).map_err(|error| NotKept::File { path: self.path.clone(), error })
    }
}

/// What is kept of a game while it is played.
pub(crate) struct Kept<'a, G: Insight> {
    number: u64,
    seed: Seed,
    keeper: &'a Keeper,
    actions: Vec<String>,
    rows: Rows,
    game: std::marker::PhantomData<fn() -> G>,
}

impl<'a, G: Insight> Kept<'a, G> {
    pub fn new(keeper: &'a Keeper, number: u64, seed: Seed) -> Kept<'a, G> {
        let (actions, rows) = (Vec::new(), Rows::default());
        Kept { number, seed, keeper, actions, rows, game: std::marker::PhantomData }
    }

    /// Keeps a decision.
    pub fn decided(&mut self, state: &G, decision: &Decision<'_, G::Action>) {
        if self.keeper.records.is_some() {
            self.actions.push(decision.chosen.to_string());
        }
        // Where there is nothing to choose there is nothing to learn.
        if !self.keeper.has_data() || decision.legal.len() < 2 {
            return;
        }
        self.rows.seats.push(decision.seat);
        let [observation, mask, action, visits, value, ..] = &mut self.rows.columns;
        let mut row = vec![0.0; self.keeper.width];
        state.observe(decision.seat, &mut row);
        observation.extend(row.iter().flat_map(|number| number.to_le_bytes()));
        let mut legal = vec![0; G::Action::COUNT];
        decision.legal.iter().for_each(|action| legal[action.index()] = 1);
        mask.extend(legal);
        action.extend((decision.chosen.index() as u16).to_le_bytes());
        let mut tried = vec![0_u32; G::Action::COUNT];
        if let Some(thinking) = decision.thinking {
            thinking.visits.iter().for_each(|(action, visits)| tried[action.index()] = *visits);
        }
        visits.extend(tried.iter().flat_map(|visits| visits.to_le_bytes()));
        value.extend(decision.thinking.map_or(f32::NAN, |thinking| thinking.value).to_le_bytes());
    }

    /// Keeps the game, which has ended.
    pub fn keep(self, options: &G::Options, bots: &[String], standings: &Standings) -> Result<(), NotKept> {
        let Kept { number, seed, keeper, actions, mut rows, .. } = self;
        if let Some(folder) = &keeper.records {
            let record = Record {
                game: G::NAME.to_owned(),
                rules: G::RULES_VERSION,
                components: G::components_hash(),
                options: G::write_options(options),
                start: Start::Seed(seed),
                result: Some(standings.rows.iter().map(|row| row.total).collect()),
                actions,
                chain: None,
            };
            let path = folder.join(format!("{number:07}.record"));
            let text = record.with_comment(&format!("seats: {}", bots.join(",")));
            fs::write(&path, text).map_err(|error| NotKept::File { path, error })?;
        }
        let Some(data) = &keeper.data else { return Ok(()) };
        let winners = standings.rows.iter().filter(|row| row.rank == 1).count() as f32;
        for seat in std::mem::take(&mut rows.seats) {
            let row = standings.of(seat);
            let result: f32 = if row.rank == 1 { 1.0 / winners } else { 0.0 };
            let [.., results, points, seats, games, seeds] = &mut rows.columns;
            results.extend(result.to_le_bytes());
            points.extend(row.total.to_le_bytes());
            seats.push(seat.index() as u8);
            games.extend(number.to_le_bytes());
            seeds.extend(seed.to_string().as_bytes());
        }
        data.lock().expect("nobody panics here").add(number, rows)
    }
}
