//! A table that is open on this server: the newest state for everybody who looks, and one door for every change.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use parking_lot::Mutex;
use samovar_engine::Message;
use samovar_table::coach;
use samovar_table::model::Hint;
use samovar_table::show::Scene;
use samovar_web::push::Memo;
use tokio::sync::watch;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::clock::Clock;
use crate::metrics::metrics;
use crate::random::Random;
use crate::settings::Settings;
use crate::store::{Append, Entry, Head, Keeper, Listing, Row, StoreError, Writer};
use crate::turns::Claim;
use crate::workers::Workers;
use samovar_table::card::Card;
use samovar_table::deed::{Deed, Setup, Teaching};
use samovar_table::fold::{Fold, Refused, Stage};

/// The newest lines of chat that are kept at hand.
const CHAT_LINES: i64 = 200;

/// How long somebody who plays counts as present after a request, in milliseconds: not everybody keeps a stream open.
const PRESENT_MS: i64 = 60_000;

/// How far back a page that was away is shown what it missed.
const MOMENTS: i64 = 60;

/// What the rooms of a server work with.
#[derive(Clone)]
pub struct Means {
    /// Keeps the tables.
    pub keeper: Arc<dyn Keeper>,
    /// Writes into their logs.
    pub writer: Writer,
    /// Says what time it is.
    pub clock: Clock,
    /// Where chance comes from.
    pub random: Random,
    /// Do whatever takes long.
    pub workers: Workers,
}

impl Means {
    /// The means of a server with these settings.
    pub fn new(keeper: Arc<dyn Keeper>, settings: &Settings) -> Means {
        Means {
            writer: Writer::start(keeper.clone()),
            keeper,
            clock: settings.clock.clone(),
            random: settings.random.clone(),
            workers: Workers::new(settings.work),
        }
    }
}

/// A table that is open on this server.
pub struct Room {
    /// Its id.
    pub id: String,
    means: Means,
    /// Cancelled when the table is removed.
    pub gone: CancellationToken,
    /// Held while the table changes.
    door: tokio::sync::Mutex<()>,
    /// The edition of the log the scene follows from. Only changes behind the door.
    edition: AtomicI64,
    scene: watch::Sender<Scene>,
    here: Mutex<HashMap<String, usize>>,
    /// When those who play here last asked for anything.
    asked: Mutex<HashMap<String, i64>>,
    /// The people who have it open at other servers.
    elsewhere: Mutex<Vec<String>>,
    /// Whether the store may have more than is shown, because it did not say what came of something.
    unsure: AtomicBool,
    /// Whether somebody waits to begin the game.
    starting: AtomicBool,
    /// Whether somebody thinks for the table's bots.
    thinking: AtomicBool,
    /// Whether its coach thinks.
    coaching: AtomicBool,
    /// The last hint, and the entry it was given at. Held while one is thought of, so that nobody thinks twice.
    pub hint: tokio::sync::Mutex<Option<(i64, Arc<Hint>)>>,
    /// What was drawn of it last, for all who look.
    pub drawn: Memo,
}

/// Why a change did not come about.
#[derive(Debug, thiserror::Error)]
pub enum NotDone {
    /// The table has moved on.
    #[error("the table has moved on")]
    Moved,
    /// It is not allowed.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// Too much waits to be done.
    #[error("too much waits to be done")]
    Busy,
    /// The server broke off what it was doing.
    #[error("a change was broken off")]
    Broken,
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
    /// A game that was played by earlier rules continues under the current ones, from its last position.
    pub async fn open(id: &str, means: Means, claim: Claim) -> Result<Option<Room>, NotDone> {
        let opened = read(id, &means, claim).await?;
        let Some((fold, edition)) = opened else { return Ok(None) };
        let chat = means.keeper.chat(id, 0, CHAT_LINES).await?;
        let scene = Scene { chat: Arc::new(chat), ..Scene::of(Arc::new(fold)) };
        Ok(Some(Room {
            id: id.to_owned(),
            means,
            gone: CancellationToken::new(),
            door: tokio::sync::Mutex::default(),
            edition: AtomicI64::new(edition),
            scene: watch::Sender::new(scene),
            here: Mutex::default(),
            asked: Mutex::default(),
            elsewhere: Mutex::default(),
            unsure: AtomicBool::new(false),
            starting: AtomicBool::new(false),
            thinking: AtomicBool::new(false),
            coaching: AtomicBool::new(false),
            hint: tokio::sync::Mutex::default(),
            drawn: Memo::default(),
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

    /// Every scene from now on. A slow reader gets only the newest.
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
        let begun = Instant::now();
        let _door = self.door.lock().await;
        let before = self.fold();
        if expected.is_some_and(|seq| seq != before.seq) {
            return Err(NotDone::Moved);
        }
        let deed = decide(&before)?;
        let mut after = Fold::clone(&before);
        after.take(&deed, self.means.clock.now_ms())?;
        let mark = self.means.random.mark();
        let edition = self.edition.load(Ordering::Relaxed);
        let append = append(&self.id, edition, mark, &before, &after, &deed);
        let mark = (append.entry.seq, append.entry.mark);
        let error = match self.means.writer.append(append).await {
            Ok(true) => {
                metrics().stored(&deed, begun.elapsed());
                let after = Arc::new(after);
                self.scene.send_modify(|scene| {
                    scene.thoughts = Arc::new(scene.thoughts.after(&after));
                    scene.fold = after.clone();
                });
                return Ok(after);
            }
            Ok(false) => NotDone::Moved,
            Err(error) => error.into(),
        };
        // An answer that was lost says nothing about the entry: it may have been stored all the same.
        self.unsure.store(true, Ordering::Relaxed);
        let read = self.read_on().await?;
        if read.iter().any(|one| (one.seq, one.mark) == mark) {
            return Ok(self.fold());
        }
        Err(error)
    }

    /// Says something at the table.
    pub async fn say(&self, person: &str, name: &str, said: &str) -> Result<(), NotDone> {
        let told = self.means.keeper.say(&self.id, person, name, said, self.means.clock.now_ms()).await;
        self.unsure.store(true, Ordering::Relaxed);
        told?;
        // It is said, even if it is shown later: whoever were told otherwise would say it again.
        if let Err(error) = self.catch_up().await {
            tracing::warn!(table = self.id, %error, "what was said is not shown yet");
        }
        Ok(())
    }

    /// The number of the last line of chat.
    pub fn last_said(&self) -> i64 {
        self.scene.borrow().chat.last().map_or(0, |line| line.number)
    }

    /// Catches up with what other servers wrote.
    pub async fn catch_up(&self) -> Result<(), NotDone> {
        let _door = self.door.lock().await;
        self.unsure.store(true, Ordering::Relaxed);
        self.read_on().await?;
        Ok(())
    }

    /// Catches up if the log goes on behind what is shown: whoever wrote to another server sees it here.
    pub async fn catch_up_if_behind(&self) -> Result<(), NotDone> {
        let shown = Head { seq: self.fold().seq, edition: self.edition.load(Ordering::Relaxed) };
        if self.means.keeper.head(&self.id).await? == Some(shown) { Ok(()) } else { self.catch_up().await }
    }

    /// What happened behind `since`, the newest state left out; at most `MOMENTS`. `None` if nothing did.
    pub async fn missed(&self, since: i64) -> Result<Option<Missed>, NotDone> {
        let now = self.scene();
        let since = since.max(now.fold.seq - MOMENTS);
        if since + 1 >= now.fold.seq {
            return Ok(None);
        }
        let mut entries = self.means.keeper.entries(&self.id, 0).await?;
        entries.retain(|entry| entry.seq < now.fold.seq);
        Ok(Some(Missed { id: self.id.clone(), entries, since, now }))
    }

    /// Whether the store has to be asked what came of something.
    pub fn is_unsure(&self) -> bool {
        self.unsure.load(Ordering::Relaxed)
    }

    /// Only behind the door. Returns the entries that were new.
    async fn read_on(&self) -> Result<Vec<Entry>, NotDone> {
        let read = self.read_what_is_new().await?;
        self.unsure.store(false, Ordering::Relaxed);
        Ok(read)
    }

    async fn read_what_is_new(&self) -> Result<Vec<Entry>, NotDone> {
        let Scene { fold, chat, .. } = self.scene();
        let Some(head) = self.means.keeper.head(&self.id).await? else {
            self.gone.cancel();
            return Ok(Vec::new());
        };
        let mut entries = Vec::new();
        if head.seq > fold.seq {
            entries = self.means.keeper.entries(&self.id, fold.seq).await?;
        }
        if head.edition != self.edition.load(Ordering::Relaxed) || head.seq < fold.seq {
            self.read_again().await?;
            return Ok(entries);
        }
        let said =
            self.means.keeper.chat(&self.id, chat.last().map_or(0, |line| line.number), CHAT_LINES).await?;
        if entries.is_empty() && said.is_empty() {
            return Ok(entries);
        }
        let follow = move || {
            let mut after = Fold::clone(&fold);
            (after.follow(&entries).map(|()| after), entries)
        };
        let (after, entries) = self.means.workers.run(Claim::house(), follow).await?;
        let after = after.map_err(|(seq, why)| NotDone::Log(seq, self.id.clone(), why))?;
        let mut chat = Vec::clone(&chat);
        chat.extend(said);
        chat.drain(..chat.len().saturating_sub(CHAT_LINES as usize));
        self.scene.send_modify(|scene| (scene.fold, scene.chat) = (Arc::new(after), Arc::new(chat)));
        Ok(entries)
    }

    /// Only behind the door. Reads the whole log again, after it was rewritten.
    async fn read_again(&self) -> Result<(), NotDone> {
        let Some((fold, edition)) = read(&self.id, &self.means, Claim::house()).await? else {
            self.gone.cancel();
            return Ok(());
        };
        let chat = Arc::new(self.means.keeper.chat(&self.id, 0, CHAT_LINES).await?);
        self.edition.store(edition, Ordering::Relaxed);
        self.scene.send_modify(|scene| (scene.fold, scene.chat) = (Arc::new(fold), chat));
        Ok(())
    }

    /// Counts a person in until what is handed back is dropped.
    pub fn enter(self: &Arc<Room>, person: Option<String>) -> Presence {
        if let Some(person) = &person {
            *self.here.lock().entry(person.clone()).or_default() += 1;
            self.show_who_is_here();
        }
        Presence { room: self.clone(), person }
    }

    /// Takes note of a request. Who plays here is present for a while after it.
    pub fn asked(&self, person: &str) {
        let fold = self.fold();
        if matches!(fold.stage, Stage::Lobby | Stage::Playing) && fold.seats_of(person).next().is_some() {
            let before = self.asked.lock().insert(person.to_owned(), self.means.clock.now_ms());
            if before.is_none() {
                self.show_who_is_here();
            }
        }
    }

    /// Forgets requests that were made too long ago.
    pub fn forget_who_went(&self) {
        let now_ms = self.means.clock.now_ms();
        let mut asked = self.asked.lock();
        let before = asked.len();
        asked.retain(|_, at_ms| now_ms - *at_ms < PRESENT_MS);
        let changed = asked.len() != before;
        drop(asked);
        if changed {
            self.show_who_is_here();
        }
    }

    /// The people who are present at this server.
    pub fn people_here(&self) -> Vec<String> {
        let mut people: Vec<String> = self.here.lock().keys().cloned().collect();
        people.extend(self.asked.lock().keys().cloned());
        people.sort();
        people.dedup();
        people
    }

    /// Takes note of the people who have it open at other servers.
    pub fn set_elsewhere(&self, people: Vec<String>) {
        *self.elsewhere.lock() = people;
        self.show_who_is_here();
    }

    fn show_who_is_here(&self) {
        let mut names = self.people_here();
        names.extend(self.elsewhere.lock().iter().cloned());
        names.sort();
        names.dedup();
        self.scene.send_if_modified(|scene| {
            let changed = *scene.here != names;
            if changed {
                scene.here = Arc::new(names);
            }
            changed
        });
    }

    /// Takes on the waiting for the game to begin; `false` if somebody does it already.
    pub fn begin_starting(&self) -> bool {
        !self.starting.swap(true, Ordering::AcqRel)
    }

    /// Gives it up.
    pub fn end_starting(&self) {
        self.starting.store(false, Ordering::Release);
    }

    /// Takes on the thinking for the table's bots; `false` if somebody does it already.
    pub fn begin_thinking(&self) -> bool {
        !self.thinking.swap(true, Ordering::AcqRel)
    }

    /// Gives the thinking up.
    pub fn end_thinking(&self) {
        self.thinking.store(false, Ordering::Release);
    }

    /// Takes on the thinking for the table's coach; `false` if somebody does it already.
    pub fn begin_coaching(&self) -> bool {
        !self.coaching.swap(true, Ordering::AcqRel)
    }

    /// Gives it up.
    pub fn end_coaching(&self) {
        self.coaching.store(false, Ordering::Release);
    }

    /// Shows what the coach would do after an entry, if the table has not moved on.
    pub fn advised(&self, seq: i64, hint: Arc<Hint>) {
        self.scene.send_if_modified(|scene| {
            let is_current = scene.fold.seq == seq;
            if is_current {
                scene.thoughts = Arc::new(scene.thoughts.with(seq, hint));
            }
            is_current
        });
    }

    /// Whether the coach has to think about what to do now.
    pub fn needs_advice(&self) -> bool {
        let scene = self.scene.borrow();
        coach::asked(&scene.fold).is_some() && !scene.thoughts.is_advice_for(scene.fold.seq)
    }

    /// Whether anybody looks at the table.
    pub fn is_watched(&self) -> bool {
        self.scene.receiver_count() > 0
    }
}

/// What happened at a table while somebody was away.
pub struct Missed {
    id: String,
    entries: Vec<Entry>,
    since: i64,
    now: Scene,
}

impl Missed {
    /// The table as it was after each entry. Folds the whole log: hard work.
    pub fn moments(self) -> Result<Vec<Scene>, NotDone> {
        let broken = |(seq, why)| NotDone::Log(seq, self.id.clone(), why);
        let known = self.entries.partition_point(|entry| entry.seq <= self.since);
        let (before, missed) = self.entries.split_at(known);
        let Some(mut fold) = Fold::of(before).map_err(broken)? else { return Ok(Vec::new()) };
        let mut moments = Vec::with_capacity(missed.len());
        for entry in missed {
            fold.follow(std::slice::from_ref(entry)).map_err(broken)?;
            moments.push(Scene { fold: Arc::new(fold.clone()), ..self.now.clone() });
        }
        Ok(moments)
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
            let mut here = self.room.here.lock();
            if let Some(count) = here.get_mut(person) {
                *count -= 1;
                if *count == 0 {
                    here.remove(person);
                    // Who closes the page leaves; what is asked after that counts again.
                    self.room.asked.lock().remove(person);
                }
            }
        }
        self.room.show_who_is_here();
    }
}

/// The table of a log, and the edition of the log.
async fn read(id: &str, means: &Means, claim: Claim) -> Result<Option<(Fold, i64)>, NotDone> {
    let Means { keeper, writer, clock, random, workers } = means;
    loop {
        // Read the edition first: if the log is rewritten after that, we notice later.
        let Some(head) = keeper.head(id).await? else { return Ok(None) };
        let entries = keeper.entries(id, 0).await?;
        let read = entries.last().map_or(0, |entry| entry.seq);
        if read < head.seq {
            if keeper.head(id).await? == Some(head) {
                let why = format!("the log ends before entry {}, which was stored", head.seq);
                return Err(NotDone::Log(read + 1, id.to_owned(), why));
            }
            // It was removed or replaced meanwhile.
            continue;
        }
        let fold = workers.run(claim.clone(), move || Fold::of(&entries)).await?;
        let fold = fold.map_err(|(seq, why)| NotDone::Log(seq, id.to_owned(), why))?;
        let Some(mut fold) = fold else { return Ok(None) };
        if fold.is_of_these_rules() || fold.stage == Stage::Lobby {
            return Ok(Some((fold, head.edition)));
        }
        let position = keeper.position(id).await?.map(|(_, position)| position).unwrap_or_default();
        if fold.stage != Stage::Playing {
            fold.look_back(&position);
            return Ok(Some((fold, head.edition)));
        }
        match take_over(&fold, &position, clock) {
            Ok(None) => return Ok(Some((fold, head.edition))),
            Ok(Some((deed, after))) => {
                let (from, to) = (fold.rules.as_ref().map(|rules| rules.version), &after.rules);
                tracing::info!(
                    table = id,
                    ?from,
                    to = to.as_ref().map(|rules| rules.version),
                    "rules changed"
                );
                if writer.append(append(id, head.edition, random.mark(), &fold, &after, &deed)).await? {
                    return Ok(Some((after, head.edition)));
                }
                // Another server was first.
            }
            Err(why) => {
                tracing::error!(table = id, %why, "the rules in force cannot go on with a game");
                let words = if let Refused::Table { words, .. } = why {
                    words
                } else {
                    Message::new("table-no-way-on")
                };
                fold.notes.push((fold.seq, words));
                return Ok(Some((fold, head.edition)));
            }
        }
    }
}

/// The deed by which the current rules take a game over, and the table after it.
fn take_over(fold: &Fold, position: &str, clock: &Clock) -> Result<Option<(Deed, Fold)>, Refused> {
    let Some(deed) = fold.switched(position)? else { return Ok(None) };
    let mut after = fold.clone();
    after.take(&deed, clock.now_ms())?;
    Ok(Some((deed, after)))
}

/// Which lists show a table that was made like this.
fn listing(setup: &Setup) -> Listing {
    match setup.teaching {
        Some(Teaching::Lesson(_)) => Listing::Lesson,
        _ if setup.listed => Listing::Public,
        _ => Listing::Private,
    }
}

/// What has to be stored for a deed; its writer recognises it by its mark.
pub fn append(id: &str, edition: i64, mark: i64, before: &Fold, after: &Fold, deed: &Deed) -> Append {
    let members = after.people();
    let story = after.story(deed).map(|story| story.write()).unwrap_or_default();
    Append {
        table: id.to_owned(),
        edition,
        entry: Entry { seq: after.seq, at_ms: after.at_ms, body: deed.write(), story, mark },
        row: Row {
            listing: listing(&after.setup),
            stage: after.stage.word().to_owned(),
            waits: after.waits().to_owned(),
            due_ms: after.due_ms().unwrap_or(0),
            card: Card::of(after).write(),
        },
        members: (after.seq == 1 || before.people() != members).then_some(members),
        position: after.position(deed),
    }
}
