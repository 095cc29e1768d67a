//! A database that servers share, as far as tables need one, with a network to it that fails.
//!
//! It keeps what PostgreSQL keeps: what is committed is there, and one writer at a time checks the number and the edition
//! of a log. Everything else may go wrong: requests and answers take their time or get lost, what failed is done all the
//! same, even later, and news come late, twice, in another order or never.

use std::collections::BTreeMap;
use std::future::pending;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::Duration;

use parking_lot::Mutex;
use samovar_server::store::{
    Answer, Append, Entry, Head, Keeper, News, Result, Row, Said, Stale, StoreError, Swept,
};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep};

use crate::dice::Dice;

/// When a run begins, in milliseconds since 1970.
pub const BEGIN_MS: i64 = 1_700_000_000_000;

/// How often things go wrong, in a thousand cases, and how long they take.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// The longest way to the database or back, in milliseconds.
    pub way_ms: usize,
    /// Requests that never arrive.
    pub refused: usize,
    /// Answers that never arrive.
    pub lost: usize,
    /// Requests that fail and are carried out later.
    pub late: usize,
    /// News that are lost.
    pub unheard: usize,
    /// News that come twice.
    pub twice: usize,
    /// The longest way of news, in milliseconds.
    pub news_ms: usize,
}

/// What a database does wrong on purpose: the simulation has to notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// It answers before what it wrote survives a crash.
    NotSynced,
    /// It takes an entry whose number is taken.
    Overwrites,
    /// It takes an entry that was made for another edition of the log.
    AnyEdition,
    /// It rewrites a log of which the server has read another edition.
    RewritesAny,
    /// Some answers are older than others before them.
    StaleReads,
    /// It says that what it did was done twice.
    ChatTwice,
    /// Its clock leaps.
    ClockLeaps,
}

/// A table.
#[derive(Clone)]
pub struct Kept {
    pub edition: i64,
    pub row: Row,
    pub changed_ms: i64,
    pub entries: Vec<Entry>,
    /// The entries as they were in each edition before.
    pub past: Vec<Vec<Entry>>,
    /// When each entry was written, by the database's clock.
    pub written_ms: Vec<i64>,
    pub members: Vec<String>,
    pub position: Option<(i64, String)>,
    pub chat: Vec<Said>,
}

#[derive(Clone, Default)]
pub struct State {
    pub tables: BTreeMap<String, Kept>,
    /// Who thinks for a table, and until when.
    leases: BTreeMap<String, (usize, i64)>,
    /// Table, person, server, until when.
    presence: Vec<(String, String, usize, i64)>,
}

/// The database.
pub struct Database {
    state: Mutex<State>,
    /// What survives a crash, where that is not everything.
    synced: Mutex<State>,
    ears: Mutex<BTreeMap<usize, mpsc::Sender<News>>>,
    begun: Instant,
    links: AtomicUsize,
    longest_way_ms: usize,
    shared: bool,
    flaw: Option<Flaw>,
    pub dice: Dice,
    pub faults: Mutex<Faults>,
    /// Whether it answers at all.
    away: AtomicBool,
    /// Counts its crashes: whatever was under way then is lost.
    crashes: Mutex<usize>,
    /// Writes that will be done later.
    pub later: Mutex<usize>,
}

/// The way of one server to the database.
pub struct Link {
    database: Arc<Database>,
    node: usize,
    /// Set when the server crashes: nothing of it goes on.
    cut: AtomicBool,
}

fn gone() -> StoreError {
    StoreError::Away(std::io::Error::other("simulated").into())
}

impl Database {
    pub fn new(shared: bool, flaw: Option<Flaw>, dice: Dice, faults: Faults) -> Arc<Database> {
        Arc::new(Database {
            state: Mutex::default(),
            synced: Mutex::default(),
            ears: Mutex::default(),
            begun: Instant::now(),
            links: AtomicUsize::new(0),
            shared,
            flaw,
            dice,
            faults: Mutex::new(faults),
            longest_way_ms: faults.way_ms,
            away: AtomicBool::new(false),
            crashes: Mutex::default(),
            later: Mutex::default(),
        })
    }

    /// A way to it for a server.
    pub fn link(self: &Arc<Database>) -> Arc<Link> {
        let node = self.links.fetch_add(1, Ordering::Relaxed);
        Arc::new(Link { database: self.clone(), node, cut: AtomicBool::new(false) })
    }

    /// What time it really is.
    pub fn now_ms(&self) -> i64 {
        BEGIN_MS + self.begun.elapsed().as_millis() as i64
    }

    /// Whether several servers share it.
    pub fn is_shared(&self) -> bool {
        self.shared
    }

    /// The longest way to it in this run, in milliseconds.
    pub fn longest_way_ms(&self) -> i64 {
        self.longest_way_ms as i64
    }

    /// What is stored, looked at from outside.
    pub fn look<T>(&self, look: impl FnOnce(&State) -> T) -> T {
        look(&self.state.lock())
    }

    /// Whether it answers nobody.
    pub fn is_away(&self) -> bool {
        self.away.load(Ordering::Relaxed)
    }

    /// It answers nobody, or everybody again.
    pub fn set_away(&self, away: bool) {
        self.away.store(away, Ordering::Relaxed);
    }

    /// It fails and comes back: connections are lost, and with them what was under way.
    pub fn crash(&self) {
        *self.crashes.lock() += 1;
        *self.later.lock() = 0;
        self.ears.lock().clear();
        if self.is(Flaw::NotSynced) {
            *self.state.lock() = self.synced.lock().clone();
        }
    }

    /// Everything written so far survives.
    pub fn sync(&self) {
        if self.is(Flaw::NotSynced) {
            *self.synced.lock() = self.state.lock().clone();
        }
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == Some(flaw)
    }

    /// Tells every server that listens.
    fn tell(&self, news: News) {
        let faults = *self.faults.lock();
        for ear in self.ears.lock().values() {
            let times =
                usize::from(!self.dice.chance(faults.unheard)) + usize::from(self.dice.chance(faults.twice));
            for _ in 0..times {
                let (ear, news, ms) = (ear.clone(), news.clone(), self.dice.below(faults.news_ms + 1));
                if ms == 0 {
                    // A server that hears nothing any more is told nothing.
                    let _ = ear.try_send(news);
                    continue;
                }
                tokio::spawn(async move {
                    sleep(Duration::from_millis(ms as u64)).await;
                    let _ = ear.try_send(news);
                });
            }
        }
    }

    fn append(&self, state: &mut State, batch: Vec<Append>) -> Vec<bool> {
        let now_ms = self.now_ms();
        batch.into_iter().map(|append| self.append_one(state, append, now_ms)).collect()
    }

    fn append_one(&self, state: &mut State, append: Append, now_ms: i64) -> bool {
        let Append { table, edition, entry, row, members, position } = append;
        let seq = entry.seq;
        if seq == 1 && !state.tables.contains_key(&table) {
            let (entries, past, written_ms, members, chat) = Default::default();
            let kept = Kept {
                edition: 0,
                row: row.clone(),
                changed_ms: 0,
                entries,
                past,
                written_ms,
                members,
                position: None,
                chat,
            };
            state.tables.insert(table.clone(), kept);
        }
        let Some(kept) = state.tables.get_mut(&table) else { return false };
        let last = kept.entries.len() as i64;
        if edition != kept.edition && !self.is(Flaw::AnyEdition) {
            return false;
        }
        if self.is(Flaw::Overwrites) && seq == last && seq > 1 {
            kept.entries.pop();
            kept.written_ms.pop();
        } else if seq != last + 1 {
            return false;
        }
        kept.changed_ms = entry.at_ms;
        kept.entries.push(entry);
        kept.written_ms.push(now_ms);
        kept.row = row;
        if let Some(members) = members {
            kept.members = members;
        }
        if let Some(position) = position {
            kept.position = Some((seq, position));
        }
        self.tell(News::Table(table, seq));
        true
    }
}

/// What becomes of a request.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fate {
    Done,
    Refused,
    Lost,
    Late,
}

impl Link {
    /// The server crashes: nobody hears of it again.
    pub fn cut(&self) {
        self.cut.store(true, Ordering::Relaxed);
        self.deafen();
    }

    /// The connection breaks by which the server hears of others.
    pub fn deafen(&self) {
        self.database.ears.lock().remove(&self.node);
    }

    fn is_cut(&self) -> bool {
        self.cut.load(Ordering::Relaxed)
    }

    /// A server that crashed never goes on.
    async fn is_up(&self) {
        if self.is_cut() {
            pending::<()>().await;
        }
    }

    async fn way(&self) {
        let ms = self.database.dice.below(self.database.faults.lock().way_ms + 1);
        if ms > 0 {
            sleep(Duration::from_millis(ms as u64)).await;
        }
    }

    async fn read<T: Send>(&self, read: impl FnOnce(&State) -> T + Send) -> Result<T> {
        self.is_up().await;
        let faults = *self.database.faults.lock();
        let fails = self.database.dice.chance(faults.refused + faults.lost);
        self.way().await;
        let read = self.database.look(read);
        self.way().await;
        self.is_up().await;
        if fails || self.database.away.load(Ordering::Relaxed) { Err(gone()) } else { Ok(read) }
    }

    async fn write<T: Send + 'static>(
        &self,
        write: impl FnOnce(&Database, &mut State) -> T + Send + 'static,
    ) -> Result<T> {
        self.is_up().await;
        let database = &self.database;
        let fate = self.fate();
        let crashes = *database.crashes.lock();
        self.way().await;
        // What a server that crashed has sent may arrive or not.
        if self.is_cut() && database.dice.chance(500) {
            pending::<()>().await;
        }
        let away = database.away.load(Ordering::Relaxed) || crashes != *database.crashes.lock();
        if fate == Fate::Refused || away {
            return Err(gone());
        }
        if fate == Fate::Late {
            let (database, ms) = (database.clone(), 1 + database.dice.below(4000));
            *database.later.lock() += 1;
            tokio::spawn(async move {
                sleep(Duration::from_millis(ms as u64)).await;
                if crashes == *database.crashes.lock() {
                    *database.later.lock() -= 1;
                    write(&database, &mut database.state.lock());
                }
            });
            return Err(gone());
        }
        let done = write(database, &mut database.state.lock());
        self.way().await;
        self.is_up().await;
        if fate == Fate::Lost || crashes != *database.crashes.lock() { Err(gone()) } else { Ok(done) }
    }

    fn fate(&self) -> Fate {
        let (faults, dice) = (*self.database.faults.lock(), &self.database.dice);
        match dice.below(1000) {
            one if one < faults.refused => Fate::Refused,
            one if one < faults.refused + faults.lost => Fate::Lost,
            one if one < faults.refused + faults.lost + faults.late => Fate::Late,
            _ => Fate::Done,
        }
    }

    /// Whether this answer comes from the past.
    fn is_stale(&self) -> bool {
        self.database.is(Flaw::StaleReads) && self.database.dice.chance(50)
    }
}

impl Keeper for Link {
    fn is_shared(&self) -> bool {
        self.database.shared
    }

    fn append<'a>(&'a self, batch: &'a [Append]) -> Answer<'a, Vec<bool>> {
        let batch = batch.to_vec();
        Box::pin(self.write(|database, state| database.append(state, batch)))
    }

    fn entries<'a>(&'a self, table: &'a str, after: i64) -> Answer<'a, Vec<Entry>> {
        let stale = usize::from(self.is_stale());
        Box::pin(self.read(move |state| {
            let entries = state.tables.get(table).map(|kept| &*kept.entries).unwrap_or_default();
            let known = entries.len().saturating_sub(stale);
            entries[..known].iter().skip(after.max(0) as usize).cloned().collect()
        }))
    }

    fn head<'a>(&'a self, table: &'a str) -> Answer<'a, Option<Head>> {
        let stale = i64::from(self.is_stale());
        Box::pin(self.read(move |state| {
            let kept = state.tables.get(table)?;
            Some(Head { seq: (kept.entries.len() as i64 - stale).max(1), edition: kept.edition })
        }))
    }

    fn position<'a>(&'a self, table: &'a str) -> Answer<'a, Option<(i64, String)>> {
        Box::pin(self.read(move |state| state.tables.get(table)?.position.clone()))
    }

    fn rewrite<'a>(
        &'a self,
        table: &'a str,
        edition: i64,
        person: &'a str,
        bodies: &'a [(i64, String)],
        card: &'a str,
    ) -> Answer<'a, bool> {
        let (table, bodies, card) = (table.to_owned(), bodies.to_vec(), card.to_owned());
        let person = person.to_owned();
        Box::pin(self.write(move |database, state| {
            let Some(kept) = state.tables.get_mut(&table) else { return false };
            if kept.edition != edition && !database.is(Flaw::RewritesAny) {
                return false;
            }
            kept.past.push(kept.entries.clone());
            for (seq, body) in bodies {
                if let Some(entry) = kept.entries.get_mut(seq as usize - 1) {
                    entry.body = body;
                }
            }
            kept.chat.retain(|said| said.person != person);
            kept.row.card = card;
            kept.edition += 1;
            database.tell(News::Again(table));
            true
        }))
    }

    fn remove_table<'a>(&'a self, table: &'a str) -> Answer<'a, bool> {
        let table = table.to_owned();
        Box::pin(self.write(move |database, state| {
            database.tell(News::Again(table.clone()));
            state.tables.remove(&table).is_some()
        }))
    }

    fn every_table_of<'a>(&'a self, person: &'a str) -> Answer<'a, Vec<String>> {
        Box::pin(self.read(move |state| {
            let of = |(_, kept): &(&String, &Kept)| {
                kept.members.iter().any(|member| member == person)
                    || kept.entries.iter().any(|entry| entry.body.contains(person))
            };
            state.tables.iter().filter(of).map(|(id, _)| id.clone()).collect()
        }))
    }

    fn forget_person<'a>(&'a self, person: &'a str) -> Answer<'a, ()> {
        let person = person.to_owned();
        Box::pin(self.write(move |_, state| {
            state.presence.retain(|(_, one, ..)| *one != person);
            for kept in state.tables.values_mut() {
                kept.members.retain(|member| *member != person);
                kept.chat.retain(|said| said.person != person);
            }
        }))
    }

    fn say<'a>(
        &'a self,
        table: &'a str,
        person: &'a str,
        name: &'a str,
        said: &'a str,
        _: i64,
    ) -> Answer<'a, i64> {
        let table = table.to_owned();
        let said =
            Said { number: 0, person: person.to_owned(), name: name.to_owned(), said: said.to_owned() };
        Box::pin(self.write(move |database, state| {
            let Some(kept) = state.tables.get_mut(&table) else { return 0 };
            let times = if database.is(Flaw::ChatTwice) && database.dice.chance(300) { 2 } else { 1 };
            let mut number = kept.chat.last().map_or(0, |last| last.number);
            for _ in 0..times {
                number += 1;
                kept.chat.push(Said { number, ..said.clone() });
            }
            database.tell(News::Chat(table, number));
            number
        }))
    }

    fn chat<'a>(&'a self, table: &'a str, after: i64, limit: i64) -> Answer<'a, Vec<Said>> {
        Box::pin(self.read(move |state| {
            let Some(kept) = state.tables.get(table) else { return Vec::new() };
            let new: Vec<Said> = kept.chat.iter().filter(|said| said.number > after).cloned().collect();
            let skip = new.len().saturating_sub(limit as usize);
            new.into_iter().skip(skip).collect()
        }))
    }

    fn now_ms(&self) -> Answer<'_, Option<i64>> {
        let leap =
            if self.database.is(Flaw::ClockLeaps) && self.database.dice.chance(50) { 120_000 } else { 0 };
        Box::pin(async move {
            if !self.database.shared {
                return Ok(None);
            }
            self.read(|_| Some(self.database.now_ms() + leap)).await
        })
    }

    fn news(&self) -> Answer<'_, mpsc::Receiver<News>> {
        Box::pin(async move {
            self.read(|_| ()).await?;
            let (sender, receiver) = mpsc::channel(1024);
            self.database.ears.lock().insert(self.node, sender);
            Ok(receiver)
        })
    }

    fn lease<'a>(&'a self, table: &'a str, _: &'a str, ms: i64) -> Answer<'a, bool> {
        let (table, node) = (table.to_owned(), self.node);
        if !self.database.shared {
            return Box::pin(async { Ok(true) });
        }
        Box::pin(self.write(move |database, state| {
            let now = database.now_ms();
            let free = state.leases.get(&table).is_none_or(|(by, until)| *by == node || *until <= now);
            if free {
                state.leases.insert(table, (node, now + ms));
            }
            free
        }))
    }

    fn release<'a>(&'a self, _: &'a str) -> Answer<'a, ()> {
        let node = self.node;
        Box::pin(self.write(move |_, state| state.leases.retain(|_, (by, _)| *by != node)))
    }

    fn due<'a>(
        &'a self,
        _: &'a str,
        stage: &'a str,
        now_ms: i64,
        bots_ms: i64,
        limit: i64,
    ) -> Answer<'a, Vec<String>> {
        Box::pin(self.read(move |state| {
            let leased_ms = if self.database.shared { self.database.now_ms() } else { now_ms };
            let due = |(id, kept): &(&String, &Kept)| {
                let Row { stage: at, waits, due_ms, .. } = &kept.row;
                let changed_ms = kept.changed_ms;
                let waits = waits == "bot" && (changed_ms <= bots_ms || changed_ms > now_ms)
                    || *due_ms > 0 && *due_ms <= now_ms;
                let lease = state.leases.get(*id);
                at == stage
                    && waits
                    && lease.is_none_or(|(by, until)| *by == self.node || *until <= leased_ms)
            };
            state.tables.iter().filter(due).take(limit as usize).map(|(id, _)| id.clone()).collect()
        }))
    }

    fn present<'a>(&'a self, _: &'a str, here: &'a [(String, String)], ms: i64) -> Answer<'a, ()> {
        let (node, here) = (self.node, here.to_vec());
        Box::pin(self.write(move |database, state| {
            let now = database.now_ms();
            state.presence.retain(|(.., by, until)| *by != node && *until > now);
            let new = here.into_iter().map(|(table, person)| (table, person, node, now + ms));
            state.presence.extend(new);
        }))
    }

    fn elsewhere<'a>(&'a self, _: &'a str, tables: &'a [String]) -> Answer<'a, Vec<(String, String)>> {
        Box::pin(self.read(move |state| {
            let now = self.database.now_ms();
            let there = state
                .presence
                .iter()
                .filter(|(table, _, by, until)| *by != self.node && *until > now && tables.contains(table));
            there.map(|(table, person, ..)| (table.clone(), person.clone())).collect()
        }))
    }

    fn old_lessons(&self, _: i64, _: i64) -> Answer<'_, Vec<String>> {
        Box::pin(async { Ok(Vec::new()) })
    }

    fn sweep(&self, _: Stale) -> Answer<'_, Swept> {
        Box::pin(async { Ok(Swept::default()) })
    }
}
