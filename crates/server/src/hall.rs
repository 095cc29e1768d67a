//! All tables of this server, the bots that play there, and the clocks that run out.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use ipnet::IpNet;
use samovar_bots::{LEVELS, MIDDLE, Maker, NAMES};
use samovar_engine::{Message, Seed};
use samovar_web::model::Hint;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::advice::advise;
use crate::analysis::{Analysed, Analysis, Making};
use crate::bots;
use crate::clock::Clock;
use crate::deed::{Deed, Setup, Why};
use crate::fold::{Fold, Place, Refused, STAND_IN, Stage};
use crate::limits::{Guard, Limits};
use crate::metrics::metrics;
use crate::offer::Offer;
use crate::people;
use crate::random::Random;
use crate::room::{NotDone, Room, append};
use crate::store::{News, Stale, Store, StoreError, Swept, Writer};

/// How long a table may wait for a bot before any server takes it up.
const LOST_BOT_MS: i64 = 3_000;

/// How long to wait when the database fails.
const AFTER_FAULT: Duration = Duration::from_secs(1);

/// How long a table whose bot failed is left alone.
const AFTER_FAILURE: Duration = Duration::from_secs(10);

/// How often servers that share a database tell each other who is where, in looks.
const PRESENCE: u64 = 4;
/// How long that counts.
const PRESENCE_MS: i64 = 30_000;

/// How often the clock of the database is read, and how often open tables are compared with it, in looks.
const COMPARE: u64 = 30;
/// How often old things are cleaned up.
const CLEAN_EVERY: Duration = Duration::from_secs(60 * 60);
const DAY_MS: i64 = 24 * 60 * 60 * 1000;
/// How long a session lasts without being used: as long as its cookie.
pub const SESSION_MS: i64 = 365 * DAY_MS;
/// How long a guest who sits at no table is remembered.
pub const GUEST_MS: i64 = 30 * DAY_MS;
/// How long wrong passwords are remembered.
pub const ATTEMPT_MS: i64 = DAY_MS;

/// How many tables are opened at once: enough to keep a database busy, and to leave others its connections.
const OPENERS: usize = 4;

/// How many analyses may be made or waited for at once.
const ANALYSES: usize = 30;

/// How many tables one look around takes up.
const LOOK: i64 = 200;

/// What a server can be told about itself.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a bot waits before each decision, so that people can follow.
    pub bot_pause: Duration,
    /// How long a bot may think about a decision; then it plays the best it has found.
    pub bot_time: Duration,
    /// The bots that are offered beside those everybody has.
    pub offers: Vec<Offer>,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// The bot that gives hints; one that searches.
    pub adviser: Maker,
    /// The iterations a search thinks about each decision of a game that is over.
    pub analysis_iterations: u32,
    /// How long a server thinks for a table before it has to ask the others again; so long after it died another one takes
    /// over.
    pub lease: Duration,
    /// Where chance comes from.
    pub random: Random,
    /// What time it is.
    pub clock: Clock,
    /// The address people use, if it differs from what their browsers send (`https://tea.example`).
    pub origin: Option<String>,
    /// The path everything is served under, such as `/samovar`; empty for none.
    pub base_path: String,
    /// The networks of proxies that may say whom they speak for.
    pub proxies: Vec<IpNet>,
    /// How much one visitor may ask.
    pub limits: Limits,
    /// The networks, beside this machine, that may read the numbers of this server.
    pub metrics_for: Vec<IpNet>,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            bot_pause: Duration::from_millis(250),
            bot_time: Duration::from_secs(10),
            offers: Vec::new(),
            thinkers: cores.saturating_sub(1).max(1),
            adviser: Maker::Level(MIDDLE),
            analysis_iterations: LEVELS[0].iterations,
            lease: Duration::from_secs(6),
            random: Random::default(),
            clock: Clock::default(),
            origin: None,
            base_path: String::new(),
            proxies: Vec::new(),
            limits: Limits::default(),
            metrics_for: Vec::new(),
        }
    }
}

/// Who has which tables open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    /// Tables in memory.
    pub rooms: usize,
    /// People with a table open, each once a table.
    pub people: usize,
    /// Seats whose owner has the table open.
    pub seats: usize,
}

/// How far an analysis is.
struct Progress {
    done: AtomicUsize,
    of: usize,
    /// Whether it could not be made: it is not tried again before the next start.
    failed: AtomicBool,
}

/// All tables of this server.
pub struct Hall {
    /// Everything that is kept.
    pub store: Arc<dyn Store>,
    /// What the server was told about itself.
    pub settings: Settings,
    /// Set when the server stops.
    pub stop: CancellationToken,
    /// What this server calls itself among those that share its database.
    node: String,
    /// The tables this server thinks for, and until when it need not ask.
    leases: Mutex<HashMap<String, Instant>>,
    /// The names of the bots that can take a seat: those of this server, then those everybody has, weakest first.
    pub bots: Vec<String>,
    /// What visitors have asked.
    pub guard: Guard,
    writer: Writer,
    rooms: Mutex<HashMap<String, Arc<Room>>>,
    thinkers: Arc<Semaphore>,
    /// The analyses that are being made, by table, and how far they are.
    analyses: Mutex<HashMap<String, Arc<Progress>>>,
    /// Only one is made at a time.
    analyst: Semaphore,
    hashers: Semaphore,
    /// How many tables may be opened at once.
    openers: Semaphore,
    tasks: TaskTracker,
}

impl Hall {
    /// Opens the hall: tables go on where they were.
    pub fn open(store: Arc<dyn Store>, settings: Settings) -> Arc<Hall> {
        let hall = Arc::new(Hall {
            writer: Writer::start(store.clone()),
            thinkers: Arc::new(Semaphore::new(settings.thinkers.max(1))),
            analyses: Mutex::default(),
            analyst: Semaphore::new(1),
            hashers: Semaphore::new(2),
            openers: Semaphore::new(OPENERS),
            // Always by real chance: two servers never have the same name.
            node: Random::default().id(),
            leases: Mutex::default(),
            bots: names(&settings),
            guard: Guard::new(&settings.limits),
            store,
            settings,
            stop: CancellationToken::new(),
            rooms: Mutex::default(),
            tasks: TaskTracker::new(),
        });
        hall.tasks.spawn(hall.clone().look_around());
        hall.tasks.spawn(hall.clone().hear_news());
        hall.tasks.spawn(hall.clone().clean_up());
        hall
    }

    /// Stops: what was begun is finished, nothing new begins.
    pub async fn close(&self) {
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
        if let Err(error) = self.store.present(&self.node, &[], 0).await {
            tracing::warn!(%error, "others will take our visitors for present for a while");
        }
        if let Err(error) = self.store.release(&self.node).await {
            tracing::warn!(%error, "others will wait until they may think for our tables");
        }
        if let Err(error) = self.store.close().await {
            tracing::warn!(%error, "the database did not close well");
        }
    }

    /// The time now.
    pub fn now_ms(&self) -> i64 {
        self.settings.clock.now_ms()
    }

    /// The bot of this name, if it can take a seat here.
    pub fn bot(&self, name: &str) -> Option<Maker> {
        let offer = self.settings.offers.iter().find(|offer| offer.name == name);
        let own = || NAMES.contains(&name).then(|| name.parse().ok()).flatten();
        offer.map(|offer| offer.bot.clone()).or_else(own)
    }

    /// The table of this id, if there is one.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn room(&self, id: &str) -> Result<Option<Arc<Room>>, NotDone> {
        // No id we ever gave: the database need not hear of it.
        if !is_id(id) {
            return Ok(None);
        }
        let open = || self.rooms().get(id).cloned();
        if let Some(room) = open() {
            return Ok(Some(room));
        }
        // After a start everybody comes back at once: a few at a time, and each table once.
        let Ok(_turn) = self.openers.acquire().await else { return Err(StoreError::Stopping.into()) };
        if let Some(room) = open() {
            return Ok(Some(room));
        }
        let opened =
            Room::open(id, self.store.clone(), self.writer.clone(), self.settings.clock.clone()).await?;
        let Some(room) = opened.map(Arc::new) else { return Ok(None) };
        let room = self.rooms().entry(id.to_owned()).or_insert(room).clone();
        if self.store.is_shared() {
            // What came before it was in the list was told to nobody.
            room.catch_up().await?;
            self.hear_who_is_elsewhere(std::slice::from_ref(&room)).await?;
        }
        Ok(Some(room))
    }

    /// Makes a table and hands back its id.
    ///
    /// # Errors
    /// If the game does not take the options, or the table could not be stored.
    pub async fn make(self: &Arc<Hall>, setup: Setup) -> Result<String, NotDone> {
        let id = self.settings.random.id();
        let fold = Fold::open(setup.clone(), self.now_ms())?;
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
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
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

    /// Changes a table, whoever asked may go away meanwhile; see [`Room::change`]. Wakes the bots after it.
    ///
    /// # Errors
    /// As [`Room::change`].
    pub async fn change(
        self: &Arc<Hall>,
        room: &Arc<Room>,
        expected: Option<i64>,
        decide: impl FnOnce(&Fold) -> Result<Deed, Refused> + Send + 'static,
    ) -> Result<Arc<Fold>, NotDone> {
        let (hall, room) = (self.clone(), room.clone());
        let task = self.tasks.spawn(async move {
            let fold = room.change(expected, decide).await?;
            hall.wake_bots(&room);
            Ok(fold)
        });
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a change was broken off");
            Err(NotDone::Refused(Refused::Table(Message::new("table-broken"))))
        })
    }

    /// Says something at a table, whoever said it may go away meanwhile.
    ///
    /// # Errors
    /// If it could not be stored.
    pub async fn say(
        self: &Arc<Hall>,
        room: &Arc<Room>,
        person: String,
        name: String,
        said: String,
    ) -> Result<(), NotDone> {
        let room = room.clone();
        let task = self.tasks.spawn(async move { room.say(&person, &name, &said).await });
        task.await.unwrap_or(Err(NotDone::Moved))
    }

    /// Forgets a person; see [`people::forget`].
    ///
    /// # Errors
    /// If the database failed.
    pub async fn forget(self: &Arc<Hall>, person: &str) -> Result<(), NotDone> {
        let tables = people::forget(person, &self.store, &self.writer, &self.settings.clock).await?;
        for id in tables {
            let room = self.rooms().get(&id).cloned();
            if let Some(room) = room {
                self.catch_up(&room).await;
            }
        }
        Ok(())
    }

    /// Does the hard work of a password, two at a time and off the threads that answer; `None` if it was broken off.
    pub async fn hashing<T: Send + 'static>(&self, work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
        let _permit = self.hashers.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok()
    }

    /// Lets the bots of a table play, one after the other, if it is their turn.
    pub fn wake_bots(self: &Arc<Hall>, room: &Arc<Room>) {
        if self.stop.is_cancelled() || room.fold().bot_to_decide().is_none() || !room.begin_thinking() {
            return;
        }
        let (hall, room) = (self.clone(), room.clone());
        self.tasks.spawn(async move {
            let stop = hall.stop.clone();
            let ours = tokio::select! {
                () = stop.cancelled() => false,
                ours = hall.play_bots(&room) => ours,
            };
            room.end_thinking();
            // A bot's turn that came between the last look and the line above would be forgotten.
            if ours && room.fold().bot_to_decide().is_some() && !hall.stop.is_cancelled() {
                tokio::time::sleep(Duration::from_millis(200)).await;
                hall.wake_bots(&room);
            }
        });
    }

    /// Lets the bots play until it is nobody's turn; `false` if another server does that.
    async fn play_bots(self: &Arc<Hall>, room: &Arc<Room>) -> bool {
        while room.fold().bot_to_decide().is_some() && !room.gone.is_cancelled() {
            tokio::time::sleep(self.settings.bot_pause).await;
            match self.may_think(&room.id).await {
                Ok(true) => {}
                Ok(false) => return false,
                Err(error) => {
                    tracing::warn!(table = room.id, %error, "cannot think for a table");
                    tokio::time::sleep(AFTER_FAULT).await;
                    return true;
                }
            }
            let (hall, thinking) = (self.clone(), room.clone());
            let thought = self.thinking(move || {
                let fold = thinking.fold();
                (fold.seq, hall.decide(&thinking.id, &fold))
            });
            let (seq, deed) = match thought.await {
                Ok((seq, Some(deed))) => (seq, deed),
                Ok((_, None)) => continue,
                Err(error) => {
                    tracing::error!(table = room.id, %error, "a bot failed");
                    tokio::time::sleep(AFTER_FAILURE).await;
                    return true;
                }
            };
            match room.change(Some(seq), |_| Ok(deed)).await {
                Ok(_) | Err(NotDone::Moved) => {}
                Err(NotDone::Store(error)) => {
                    tracing::warn!(table = room.id, seq, %error, "a bot's decision could not be stored");
                    tokio::time::sleep(AFTER_FAULT).await;
                    return true;
                }
                Err(error) => {
                    tracing::error!(table = room.id, seq, %error, "a bot's decision was not taken");
                    tokio::time::sleep(AFTER_FAILURE).await;
                    return true;
                }
            }
        }
        true
    }

    /// What a bot would do where somebody has to decide at a table; thought of once for each entry of its log.
    ///
    /// # Errors
    /// If the game does not run, or thinking failed.
    pub async fn advise(&self, room: &Room, fold: &Arc<Fold>) -> Result<Arc<Hint>, NotDone> {
        let mut last = room.hint.lock().await;
        if let Some((seq, hint)) = &*last
            && *seq == fold.seq
        {
            return Ok(hint.clone());
        }
        let refused = |id| NotDone::Refused(Refused::Table(Message::new(id)));
        // Whoever asks for a hint can repeat it: its chance follows from what everybody knows.
        let seed = Seed::from_text(&format!("hint {} {}", room.id, fold.seq));
        let (fold, adviser) = (fold.clone(), self.settings.adviser.clone());
        let (seq, table) = (fold.seq, room.id.clone());
        let thought = self.thinking(move || advise(fold.game.as_deref()?, &adviser, seed)).await;
        let hint = thought.map_err(|error| {
            tracing::error!(table, seq, %error, "a hint failed");
            refused("table-broken")
        })?;
        let hint = Arc::new(hint.ok_or_else(|| refused("table-not-running"))?);
        *last = Some((seq, hint.clone()));
        Ok(hint)
    }

    /// What a bot thinks of a game that is over. It is made once, in the background, when somebody first asks, and kept.
    ///
    /// # Errors
    /// If the game is not over, was played by other rules, or too many others are waited for.
    pub async fn analysis(self: &Arc<Hall>, room: &Arc<Room>) -> Result<Analysed, NotDone> {
        let refused = |id| Err(NotDone::Refused(Refused::Table(Message::new(id))));
        let fold = room.fold();
        if fold.stage != Stage::Over {
            return refused("table-not-finished");
        }
        if let Some(progress) = self.analyses().get(&room.id) {
            if progress.failed.load(Ordering::Relaxed) {
                return refused("table-analysis-failed");
            }
            let done = progress.done.load(Ordering::Relaxed);
            return Ok(Analysed::Underway { done, of: progress.of });
        }
        let kept = self.store.analysis(&room.id).await?;
        if let Some(analysis) = kept.and_then(|text| Analysis::read(&text, &fold)) {
            return Ok(Analysed::Done(analysis));
        }
        let Some(making) = Making::begin(&fold) else { return refused("table-analysis-other-rules") };
        let progress = Arc::new(Progress {
            done: AtomicUsize::new(0),
            of: making.decisions(),
            failed: AtomicBool::new(false),
        });
        {
            let mut analyses = self.analyses();
            let underway = |progress: &&Arc<Progress>| !progress.failed.load(Ordering::Relaxed);
            if analyses.values().filter(underway).count() >= ANALYSES {
                return refused("table-analysis-busy");
            }
            if analyses.insert(room.id.clone(), progress.clone()).is_none() {
                let (hall, room, of) = (self.clone(), room.clone(), progress.clone());
                self.tasks.spawn(async move {
                    if hall.analyse(&room.id, making, &of).await {
                        hall.analyses().remove(&room.id);
                    } else {
                        of.failed.store(true, Ordering::Relaxed);
                    }
                });
            }
        }
        Ok(Analysed::Underway { done: 0, of: progress.of })
    }

    /// Makes an analysis and keeps it; a server that stops leaves it to the next one. `false` if it cannot be made.
    async fn analyse(&self, id: &str, mut making: Making, progress: &Progress) -> bool {
        let Ok(_turn) = self.analyst.acquire().await else { return true };
        let iterations = self.settings.analysis_iterations;
        let analysis = loop {
            if self.stop.is_cancelled() {
                return true;
            }
            match self.thinking(move || making.on(iterations)).await {
                Ok(ControlFlow::Continue(more)) => making = more,
                Ok(ControlFlow::Break(analysis)) => break analysis,
                Err(error) => {
                    tracing::error!(table = id, %error, "an analysis failed");
                    return false;
                }
            }
            progress.done.fetch_add(1, Ordering::Relaxed);
        };
        if let Err(error) = self.store.keep_analysis(id, &analysis.write()).await {
            tracing::warn!(table = id, %error, "an analysis could not be kept");
        }
        true
    }

    fn analyses(&self) -> MutexGuard<'_, HashMap<String, Arc<Progress>>> {
        self.analyses.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Thinks as bots do: off the threads that answer, and only so many at once.
    async fn thinking<T: Send + 'static>(
        &self,
        think: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, tokio::task::JoinError> {
        let waiting = metrics().bot_waits();
        let permit = self.thinkers.clone().acquire_owned().await.expect("it is never closed");
        drop(waiting);
        tokio::task::spawn_blocking(move || {
            let _permit = (permit, metrics().bot_thinks());
            think()
        })
        .await
    }

    /// What the bot that has to decide does. Its chance follows from the table's secret and the entry. Where it fails, or is
    /// not offered here, another one decides this time.
    fn decide(&self, table: &str, fold: &Fold) -> Option<Deed> {
        let (seat, name) = fold.bot_to_decide()?;
        let game = fold.game.as_deref()?;
        let seed: Seed = fold.setup.secret.nth(fold.seq.unsigned_abs());
        let ask = |bot: &Maker| bots::ask_in_time(game, bot, seed, self.settings.bot_time);
        let asked = match self.bot(name) {
            Some(bot) => ask(&bot).map_err(|error| error.to_string()),
            None => Err("it is not offered here".to_owned()),
        };
        let (action, stood_in) = match asked {
            Ok(action) => (action?, false),
            Err(error) => {
                tracing::warn!(table, seq = fold.seq, bot = name, error, "a bot failed; another one decides");
                let other: Maker = STAND_IN.parse().expect("it is one of our own");
                (ask(&other).ok()??, true)
            }
        };
        Some(Deed::Act { seat: seat.index() as u8, action, bot: true, stood_in })
    }

    /// Whether this server thinks for a table: only one does, as long as its lease lasts.
    async fn may_think(&self, table: &str) -> Result<bool, StoreError> {
        let now = Instant::now();
        if self.leases().get(table).is_some_and(|until| *until > now) {
            return Ok(true);
        }
        let leased = self.store.lease(table, &self.node, self.settings.lease.as_millis() as i64).await?;
        if leased {
            // Asked again while there is still time.
            self.leases().insert(table.to_owned(), now + self.settings.lease / 2);
        } else {
            self.leases().remove(table);
        }
        Ok(leased)
    }

    /// Whether this server has lately thought for a table, so that others leave it alone.
    fn thinks_for(&self, table: &str) -> bool {
        let now = Instant::now();
        self.leases().get(table).is_some_and(|until| *until + self.settings.lease / 2 > now)
    }

    /// Every second: clocks that ran out, bots that nobody thinks for, rooms that nobody needs.
    async fn look_around(self: Arc<Hall>) {
        let mut every = tokio::time::interval(Duration::from_secs(1));
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut looks: u64 = 0;
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                _ = every.tick() => {}
            }
            if let Err(error) = self.look().await {
                tracing::error!(%error, "cannot look after the tables");
            }
            if looks.is_multiple_of(COMPARE)
                && let Err(error) = self.compare().await
            {
                tracing::warn!(%error, "cannot compare open tables with the database");
            }
            if self.store.is_shared()
                && looks.is_multiple_of(PRESENCE)
                && let Err(error) = self.tell_who_is_here().await
            {
                tracing::warn!(%error, "cannot tell other servers who is here");
            }
            looks += 1;
        }
    }

    /// One look around.
    ///
    /// # Errors
    /// If the database failed.
    pub async fn look(self: &Arc<Hall>) -> Result<(), NotDone> {
        let now = self.now_ms();
        let due = self.store.due(&self.node, Stage::Playing.word(), now, now - LOST_BOT_MS, LOOK).await?;
        for id in due {
            let room = match self.room(&id).await {
                Ok(Some(room)) => room,
                Ok(None) => continue,
                Err(error) => {
                    tracing::error!(table = id, %error, "a table cannot be opened");
                    continue;
                }
            };
            self.wake_bots(&room);
            let fold = room.fold();
            if let (Some(seat), Some(due)) = (fold.running_clock(), fold.due_ms())
                && due <= now
                && !fold.is_of_other_rules()
                && self.may_think(&id).await?
            {
                let deed = Deed::Away { seat: seat.index() as u8, why: Why::TimeUp };
                match self.change(&room, Some(fold.seq), |_| Ok(deed)).await {
                    Ok(_) | Err(NotDone::Moved) => {}
                    Err(error) => tracing::error!(table = id, %error, "a clock ran out"),
                }
            }
        }
        self.rooms().retain(|_, room| Arc::strong_count(room) > 1 || room.is_watched());
        let now = Instant::now();
        let lease = self.settings.lease;
        self.leases().retain(|_, until| *until + lease > now);
        Ok(())
    }

    /// Tells other servers who is here, and hears who is there.
    async fn tell_who_is_here(&self) -> Result<(), StoreError> {
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        let at = |room: &Arc<Room>| {
            let id = room.id.clone();
            room.people_here().into_iter().map(move |person| (id.clone(), person))
        };
        let here: Vec<(String, String)> = rooms.iter().flat_map(at).collect();
        self.store.present(&self.node, &here, PRESENCE_MS).await?;
        self.hear_who_is_elsewhere(&rooms).await
    }

    async fn hear_who_is_elsewhere(&self, rooms: &[Arc<Room>]) -> Result<(), StoreError> {
        let ids: Vec<String> = rooms.iter().map(|room| room.id.clone()).collect();
        let mut people: HashMap<String, Vec<String>> = HashMap::new();
        for (table, person) in self.store.elsewhere(&self.node, &ids).await? {
            people.entry(table).or_default().push(person);
        }
        for room in rooms {
            room.set_elsewhere(people.remove(&room.id).unwrap_or_default());
        }
        Ok(())
    }

    /// Servers that share a database follow its clock, and make sure now and then that they have heard everything.
    async fn compare(self: &Arc<Hall>) -> Result<(), NotDone> {
        let asked = Instant::now();
        let Some(now_ms) = self.store.now_ms().await? else { return Ok(()) };
        let way = asked.elapsed() / 2;
        self.settings.clock.follow(now_ms + way.as_millis() as i64);
        self.catch_up_all().await;
        Ok(())
    }

    /// Every hour: sessions that have ended, guests who never came back, attempts that count no more.
    async fn clean_up(self: Arc<Hall>) {
        let mut every = tokio::time::interval(CLEAN_EVERY);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                () = self.stop.cancelled() => return,
                _ = every.tick() => {}
            }
            match self.sweep().await {
                Ok(swept) if swept == Swept::default() => {}
                Ok(Swept { sessions, guests, attempts }) => {
                    tracing::info!(sessions, guests, attempts, "cleaned up");
                }
                Err(error) => tracing::error!(%error, "cannot clean up"),
            }
        }
    }

    /// One clean-up.
    ///
    /// # Errors
    /// If the database failed.
    pub async fn sweep(&self) -> Result<Swept, StoreError> {
        let now = self.now_ms();
        self.guard.forget(now);
        let stale =
            Stale { sessions_ms: now - SESSION_MS, guests_ms: now - GUEST_MS, attempts_ms: now - ATTEMPT_MS };
        self.store.sweep(stale).await
    }

    /// Hears what other servers and other processes write, as long as the server runs.
    async fn hear_news(self: Arc<Hall>) {
        let stop = self.stop.clone();
        tokio::select! {
            () = stop.cancelled() => {}
            () = self.listen() => {}
        }
    }

    async fn listen(self: &Arc<Hall>) {
        loop {
            match self.store.news().await {
                Ok(None) => return,
                Ok(Some(mut news)) => {
                    while let Some(news) = news.recv().await {
                        self.hear(news).await;
                    }
                }
                Err(error) => tracing::error!(%error, "cannot hear of other servers"),
            }
            tokio::time::sleep(AFTER_FAULT).await;
            self.catch_up_all().await;
        }
    }

    async fn hear(self: &Arc<Hall>, news: News) {
        let (id, known): (String, fn(&Room, i64) -> bool) = match &news {
            News::Table(id, _) => (id.clone(), |room, seq| room.fold().seq >= seq),
            News::Chat(id, _) => (id.clone(), |room, number| room.last_said() >= number),
            News::Again(id) => (id.clone(), |_, _| false),
            News::Gap => return self.catch_up_all().await,
        };
        let room = self.rooms().get(&id).cloned();
        let number = if let News::Table(_, number) | News::Chat(_, number) = news { number } else { 0 };
        let hall = self.clone();
        match room {
            Some(room) if known(&room, number) => {}
            Some(room) => drop(self.tasks.spawn(async move { hall.catch_up(&room).await })),
            // The others leave the bots of this table to us, and nobody has it open here.
            None if self.thinks_for(&id) => drop(self.tasks.spawn(async move {
                if let Ok(Some(room)) = hall.room(&id).await {
                    hall.wake_bots(&room);
                }
            })),
            None => {}
        }
    }

    async fn catch_up_all(self: &Arc<Hall>) {
        let rooms: Vec<Arc<Room>> = self.rooms().values().cloned().collect();
        for room in rooms {
            self.catch_up(&room).await;
        }
    }

    async fn catch_up(self: &Arc<Hall>, room: &Arc<Room>) {
        if let Err(error) = room.catch_up().await {
            tracing::error!(table = room.id, %error, "cannot follow another server");
        }
        if room.gone.is_cancelled() {
            self.rooms().remove(&room.id);
        } else if self.thinks_for(&room.id) {
            self.wake_bots(room);
        }
    }

    fn leases(&self) -> MutexGuard<'_, HashMap<String, Instant>> {
        self.leases.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn rooms(&self) -> MutexGuard<'_, HashMap<String, Arc<Room>>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether a text could be the id of a table.
fn is_id(text: &str) -> bool {
    (1..=32).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The names of the bots that can take a seat.
fn names(settings: &Settings) -> Vec<String> {
    let offered = settings.offers.iter().map(|offer| offer.name.clone());
    offered.chain(NAMES.iter().map(|name| (*name).to_owned())).collect()
}
