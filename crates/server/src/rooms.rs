//! The tables that are open on this server.

use std::collections::BTreeMap;
use std::sync::Arc;

use parking_lot::Mutex;
use samovar_table::deed::{Deed, Setup};
use samovar_table::fold::{Fold, Place};
use tokio::sync::Semaphore;

use crate::metrics::Census;
use crate::room::{Means, NotDone, Room, append};
use crate::store::StoreError;
use crate::turns::Claim;

/// How many tables are opened at once: enough to keep a database busy, and to leave others its connections.
const OPENERS: usize = 4;

pub struct Rooms {
    pub(crate) means: Means,
    open: Mutex<BTreeMap<String, Arc<Room>>>,
    openers: Semaphore,
}

impl Rooms {
    pub fn new(means: Means) -> Rooms {
        Rooms { means, open: Mutex::default(), openers: Semaphore::new(OPENERS) }
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
        let Some(room) = Room::open(id, self.means.clone(), claim).await?.map(Arc::new) else {
            return Ok(None);
        };
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
        let Means { keeper, writer, clock, random, .. } = &self.means;
        let (id, mark) = (random.id(), random.mark());
        let fold = Fold::open(setup.clone(), clock.now_ms())?;
        let append = append(&id, 0, mark, &fold, &fold, &Deed::Open(Box::new(setup)));
        let error = match writer.append(append).await {
            Ok(true) => return Ok(id),
            Ok(false) => NotDone::Moved,
            Err(error) => error.into(),
        };
        // An answer that was lost says nothing about the table.
        let made = keeper.entries(&id, 0).await?.first().is_some_and(|entry| entry.mark == mark);
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
