//! A table that is open on this server: the newest state for everybody who looks, and one door for every change.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use crate::card::Card;
use crate::clock::Clock;
use crate::deed::Deed;
use crate::fold::{Fold, Refused};
use crate::store::{Append, Entry, Row, Said, Store, StoreError, Writer};

/// The newest lines of chat that are kept at hand.
const CHAT_LINES: i64 = 200;

/// How far back a page that was away is shown what happened meanwhile.
const MOMENTS: i64 = 60;

/// All there is to see at a table at one moment. Never changes: the next moment is another scene.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The table.
    pub fold: Arc<Fold>,
    /// What was said.
    pub chat: Arc<Vec<Said>>,
    /// The people who have the table open.
    pub here: Arc<Vec<String>>,
}

/// A table that is open on this server.
pub struct Room {
    /// Its id.
    pub id: String,
    store: Arc<dyn Store>,
    writer: Writer,
    clock: Clock,
    /// Held while the table changes.
    door: tokio::sync::Mutex<()>,
    scene: watch::Sender<Scene>,
    here: Mutex<HashMap<String, usize>>,
    /// Whether somebody thinks for the table's bots.
    thinking: AtomicBool,
}

/// Why a change did not come about.
#[derive(Debug, thiserror::Error)]
pub enum NotDone {
    /// The table has moved on meanwhile.
    #[error("the table has moved on")]
    Moved,
    /// It is not allowed.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The log cannot be read.
    #[error("entry {0} of the log of {1} cannot be carried out: {2}")]
    Log(i64, String, String),
}

impl Room {
    /// Opens a table by its log; `None` if there is no such table.
    ///
    /// # Errors
    /// If the log cannot be read.
    pub async fn open(
        id: &str,
        store: Arc<dyn Store>,
        writer: Writer,
        clock: Clock,
    ) -> Result<Option<Room>, NotDone> {
        let entries = store.entries(id, 0).await?;
        let fold = Fold::of(&entries).map_err(|(seq, why)| NotDone::Log(seq, id.to_owned(), why))?;
        let Some(fold) = fold else { return Ok(None) };
        let chat = store.chat(id, 0, CHAT_LINES).await?;
        let scene = Scene { fold: Arc::new(fold), chat: Arc::new(chat), here: Arc::default() };
        Ok(Some(Room {
            id: id.to_owned(),
            store,
            writer,
            clock,
            door: tokio::sync::Mutex::default(),
            scene: watch::Sender::new(scene),
            here: Mutex::default(),
            thinking: AtomicBool::new(false),
        }))
    }

    /// What there is to see now.
    pub fn scene(&self) -> Scene {
        self.scene.borrow().clone()
    }

    /// The table now.
    pub fn fold(&self) -> Arc<Fold> {
        self.scene.borrow().fold.clone()
    }

    /// Every scene from now on; who is slow sees only the newest.
    pub fn watch(&self) -> watch::Receiver<Scene> {
        self.scene.subscribe()
    }

    /// Changes the table: `decide` names the deed, it is tried, stored, and only then shown.
    ///
    /// With `expected`, only if the table is still at that entry.
    ///
    /// # Errors
    /// If the table has moved on, the deed is refused, or it could not be stored.
    pub async fn change(
        &self,
        expected: Option<i64>,
        decide: impl FnOnce(&Fold) -> Result<Deed, Refused> + Send,
    ) -> Result<Arc<Fold>, NotDone> {
        let _door = self.door.lock().await;
        let before = self.fold();
        if expected.is_some_and(|seq| seq != before.seq) {
            return Err(NotDone::Moved);
        }
        let deed = decide(&before)?;
        let mut after = Fold::clone(&before);
        after.take(&deed, self.clock.now_ms())?;
        match self.writer.append(append(&self.id, &before, &after, &deed)).await {
            Ok(true) => {
                let after = Arc::new(after);
                self.scene.send_modify(|scene| scene.fold = after.clone());
                Ok(after)
            }
            Ok(false) => {
                self.read_on().await?;
                Err(NotDone::Moved)
            }
            Err(error) => {
                // It may have been stored all the same.
                self.read_on().await?;
                Err(error.into())
            }
        }
    }

    /// Says something at the table.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn say(&self, person: &str, name: &str, said: &str) -> Result<(), NotDone> {
        self.store.say(&self.id, person, name, said, self.clock.now_ms()).await?;
        let _door = self.door.lock().await;
        self.read_on().await
    }

    /// Catches up with what other servers wrote.
    ///
    /// # Errors
    /// If the log cannot be read.
    pub async fn refresh(&self) -> Result<(), NotDone> {
        let _door = self.door.lock().await;
        self.read_on().await
    }

    /// Reads the whole log again, after it was rewritten.
    ///
    /// # Errors
    /// If the log cannot be read.
    pub async fn reread(&self) -> Result<(), NotDone> {
        let _door = self.door.lock().await;
        let entries = self.store.entries(&self.id, 0).await?;
        let fold = Fold::of(&entries).map_err(|(seq, why)| NotDone::Log(seq, self.id.clone(), why))?;
        let chat = Arc::new(self.store.chat(&self.id, 0, CHAT_LINES).await?);
        if let Some(fold) = fold {
            self.scene.send_modify(|scene| (scene.fold, scene.chat) = (Arc::new(fold), chat));
        }
        Ok(())
    }

    /// The table as it was after each of its entries behind `since`, the newest state left out; at most [`MOMENTS`].
    ///
    /// # Errors
    /// If the log cannot be read.
    pub async fn moments(&self, since: i64) -> Result<Vec<Scene>, NotDone> {
        let now = self.scene();
        let since = since.max(now.fold.seq - MOMENTS);
        if since + 1 >= now.fold.seq {
            return Ok(Vec::new());
        }
        let broken = |(seq, why)| NotDone::Log(seq, self.id.clone(), why);
        let mut entries = self.store.entries(&self.id, 0).await?;
        entries.retain(|entry| entry.seq < now.fold.seq);
        let known = entries.partition_point(|entry| entry.seq <= since);
        let (before, missed) = entries.split_at(known);
        let Some(mut fold) = Fold::of(before).map_err(broken)? else { return Ok(Vec::new()) };
        let mut moments = Vec::with_capacity(missed.len());
        for entry in missed {
            fold.follow(std::slice::from_ref(entry)).map_err(broken)?;
            moments.push(Scene { fold: Arc::new(fold.clone()), ..now.clone() });
        }
        Ok(moments)
    }

    /// Only behind the door.
    async fn read_on(&self) -> Result<(), NotDone> {
        let Scene { fold, chat, .. } = self.scene();
        let entries = self.store.entries(&self.id, fold.seq).await?;
        let said = self.store.chat(&self.id, chat.last().map_or(0, |line| line.number), CHAT_LINES).await?;
        if entries.is_empty() && said.is_empty() {
            return Ok(());
        }
        let mut after = Fold::clone(&fold);
        after.follow(&entries).map_err(|(seq, why)| NotDone::Log(seq, self.id.clone(), why))?;
        let mut chat = Vec::clone(&chat);
        chat.extend(said);
        chat.drain(..chat.len().saturating_sub(CHAT_LINES as usize));
        self.scene.send_modify(|scene| (scene.fold, scene.chat) = (Arc::new(after), Arc::new(chat)));
        Ok(())
    }

    /// Counts a person in until what is handed back is dropped.
    pub fn enter(self: &Arc<Room>, person: Option<String>) -> Presence {
        if let Some(person) = &person {
            *self.here().entry(person.clone()).or_default() += 1;
            self.show_who_is_here();
        }
        Presence { room: self.clone(), person }
    }

    fn show_who_is_here(&self) {
        let mut names: Vec<String> = self.here().keys().cloned().collect();
        names.sort();
        self.scene.send_if_modified(|scene| {
            let changed = *scene.here != names;
            if changed {
                scene.here = Arc::new(names);
            }
            changed
        });
    }

    fn here(&self) -> std::sync::MutexGuard<'_, HashMap<String, usize>> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes on the thinking for the table's bots; `false` if somebody does it already.
    pub fn begin_thinking(&self) -> bool {
        !self.thinking.swap(true, Ordering::AcqRel)
    }

    /// Gives the thinking up.
    pub fn end_thinking(&self) {
        self.thinking.store(false, Ordering::Release);
    }

    /// Whether anybody looks at the table.
    pub fn is_watched(&self) -> bool {
        self.scene.receiver_count() > 0
    }
}

/// Somebody has the table open.
pub struct Presence {
    room: Arc<Room>,
    person: Option<String>,
}

impl Drop for Presence {
    fn drop(&mut self) {
        let Some(person) = &self.person else { return };
        {
            let mut here = self.room.here();
            if let Some(count) = here.get_mut(person) {
                *count -= 1;
                if *count == 0 {
                    here.remove(person);
                }
            }
        }
        self.room.show_who_is_here();
    }
}

/// What has to be stored for a deed.
pub fn append(id: &str, before: &Fold, after: &Fold, deed: &Deed) -> Append {
    let members = after.people();
    Append {
        table: id.to_owned(),
        entry: Entry { seq: after.seq, at_ms: after.at_ms, body: deed.write() },
        row: Row {
            listed: after.setup.listed,
            stage: after.stage.word().to_owned(),
            waits: after.waits().to_owned(),
            due_ms: after.due_ms().unwrap_or(0),
            card: Card::of(after).write(),
        },
        members: (after.seq == 1 || before.people() != members).then_some(members),
    }
}
