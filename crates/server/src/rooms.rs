//! The tables that are open on this server.

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::Mutex;
use samovar_table::deed::{Deed, Setup};
use samovar_table::fold::{Fold, Place};
use tokio::sync::Semaphore;

use crate::clock::Clock;
use crate::metrics::Census;
use crate::random::Random;
use crate::room::{NotDone, Room, append};
use crate::store::{Store, StoreError, Writer};
use crate::turns::Claim;
use crate::workers::Workers;

/// How many tables are opened at once: enough to keep a database busy, and to leave others its connections.
const OPENERS: usize = 4;

pub struct Rooms {
    store: Store,
    pub(crate) writer: Writer,
    clock: Clock,
    random: Random,
    workers: Workers,
    open: Mutex<HashMap<String, Arc<Room>>>,
    openers: Semaphore,
}

impl Rooms {
    pub fn new(store: Store, clock: Clock, random: Random, workers: Workers) -> Rooms {
        Rooms {
            writer: Writer::start(store.clone()),
            store,
            clock,
            random,
            workers,
            open: Mutex::default(),
            openers: Semaphore::new(OPENERS),
        }
    }

    /// The table of this id, opened for somebody if need be, and whether it was opened just now; `None` if there is no such
    /// table.
    pub async fn open(&self, id: &str, claim: Claim) -> Result<Option<(Arc<Room>, bool)>, NotDone> {
        // Never an id of ours: don't bother the database.
        if !is_id(id) {
            return Ok(None);
        }
        if let Some(room) = self.get(id) {
            return Ok(Some((room, false)));
        }
        // After a start everybody comes back at once: open a few tables at a time, and each only once.
        let Ok(_turn) = self.openers.acquire().await else { return Err(StoreError::Stopping.into()) };
        if let Some(room) = self.get(id) {
            return Ok(Some((room, false)));
        }
        let (store, writer, clock) = (self.store.clone(), self.writer.clone(), self.clock.clone());
        let opened = Room::open(id, store, writer, clock, self.workers.clone(), claim).await?;
        let Some(room) = opened.map(Arc::new) else { return Ok(None) };
        let room = self.open.lock().entry(id.to_owned()).or_insert(room).clone();
        Ok(Some((room, true)))
    }

    /// The table of this id, if it is open.
    pub fn get(&self, id: &str) -> Option<Arc<Room>> {
        self.open.lock().get(id).cloned()
    }

    pub fn all(&self) -> Vec<Arc<Room>> {
        self.open.lock().values().cloned().collect()
    }

    /// Closes a table that is gone.
    pub fn remove(&self, id: &str) {
        self.open.lock().remove(id);
    }

    /// Closes the tables that nobody uses.
    pub fn close_unused(&self) {
        self.all().iter().for_each(|room| room.forget_who_went());
        self.open.lock().retain(|_, room| {
            Arc::strong_count(room) > 1 || room.is_watched() || !room.people_here().is_empty()
        });
    }

    /// Makes a table and returns its id.
    pub async fn make(&self, setup: Setup) -> Result<String, NotDone> {
        let id = self.random.id();
        let fold = Fold::open(setup.clone(), self.clock.now_ms())?;
        let append = append(&id, 0, &fold, &fold, &Deed::Open(Box::new(setup)));
        let mark = append.entry.mark;
        let error = match self.writer.append(append).await {
            Ok(true) => return Ok(id),
            Ok(false) => NotDone::Moved,
            Err(error) => error.into(),
        };
        // An answer that was lost says nothing about the table.
        let made = self.store.entries(&id, 0).await?.first().is_some_and(|entry| entry.mark == mark);
        if made { Ok(id) } else { Err(error) }
    }

    /// Who has which tables open here.
    pub fn census(&self) -> Census {
        let rooms: Vec<Arc<Room>> = self.all();
        let mut census = Census { rooms: rooms.len(), ..Census::default() };
        for scene in rooms.iter().map(|room| room.scene()) {
            census.people += scene.here.len();
            let here = |place: &&Place| {
                place.person().is_some_and(|person| scene.here.iter().any(|one| one == person))
            };
            census.seats += scene.fold.places.iter().filter(here).count();
        }
        census
    }
}

/// Whether a text could be the id of a table.
fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}
