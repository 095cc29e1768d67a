//! This server among others that share its database: who thinks for which table, and who is where.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::Instant;

use crate::random::Random;
use crate::room::Room;
use crate::store::{Keeper, StoreError};

/// How long it counts that somebody is here after we last said so.
const PRESENCE_MS: i64 = 30_000;

pub struct Cluster {
    keeper: Arc<dyn Keeper>,
    /// What this server calls itself.
    pub node: String,
    lease: Duration,
    /// The tables this server thinks for, and until when it need not ask.
    leases: Mutex<HashMap<String, Instant>>,
}

impl Cluster {
    /// A server with a name of its own, which holds leases for this long.
    pub fn new(keeper: Arc<dyn Keeper>, lease: Duration) -> Cluster {
        // The name never comes from a seed: two servers never have the same one.
        Cluster { keeper, node: Random::default().id(), lease, leases: Mutex::default() }
    }

    /// Tells the others that this server is going: they need not wait for its leases and visitors to run out.
    pub async fn leave(&self) {
        if let Err(error) = self.keeper.present(&self.node, &[], 0).await {
            tracing::warn!(%error, "others will take our visitors for present for a while");
        }
        if let Err(error) = self.keeper.release(&self.node).await {
            tracing::warn!(%error, "others will wait until they may think for our tables");
        }
    }

    /// Whether this server thinks for a table: only one does, as long as its lease lasts.
    pub async fn may_think(&self, table: &str) -> Result<bool, StoreError> {
        let now = Instant::now();
        if self.leases.lock().get(table).is_some_and(|until| *until > now) {
            return Ok(true);
        }
        let leased = self.keeper.lease(table, &self.node, self.lease.as_millis() as i64).await?;
        if leased {
            // Asked again while there is still time.
            self.leases.lock().insert(table.to_owned(), now + self.lease / 2);
        } else {
            self.leases.lock().remove(table);
        }
        Ok(leased)
    }

    /// Whether this server has lately thought for a table, so that others leave it alone.
    pub fn thinks_for(&self, table: &str) -> bool {
        let now = Instant::now();
        self.leases.lock().get(table).is_some_and(|until| *until + self.lease / 2 > now)
    }

    pub fn forget_old_leases(&self) {
        let now = Instant::now();
        self.leases.lock().retain(|_, until| *until + self.lease > now);
    }

    /// Tells other servers who is here, and hears who is there.
    pub async fn tell_who_is_here(&self, rooms: &[Arc<Room>]) -> Result<(), StoreError> {
        let at = |room: &Arc<Room>| {
            let id = room.id.clone();
            room.people_here().into_iter().map(move |person| (id.clone(), person))
        };
        let here: Vec<(String, String)> = rooms.iter().flat_map(at).collect();
        self.keeper.present(&self.node, &here, PRESENCE_MS).await?;
        self.hear_who_is_elsewhere(rooms).await
    }

    /// Hears who has these tables open at other servers.
    pub async fn hear_who_is_elsewhere(&self, rooms: &[Arc<Room>]) -> Result<(), StoreError> {
        let ids: Vec<String> = rooms.iter().map(|room| room.id.clone()).collect();
        let mut people: HashMap<String, Vec<String>> = HashMap::new();
        for (table, person) in self.keeper.elsewhere(&self.node, &ids).await? {
            people.entry(table).or_default().push(person);
        }
        for room in rooms {
            room.set_elsewhere(people.remove(&room.id).unwrap_or_default());
        }
        Ok(())
    }
}
