//! The hall wires a server together: open tables, what thinks for them, the other servers, and what happens by itself.

use std::sync::Arc;
use std::time::Duration;

use samovar_bots::NAMES;
use samovar_table::deed::{Deed, Why};
use samovar_table::fold::{Fold, Refused, STAND_IN, Stage};
use samovar_table::lesson::Lesson;
use tokio::time::{Instant, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::cluster::Cluster;
use crate::limits::Guard;
use crate::people;
use crate::room::{Means, NotDone, Room};
use crate::rooms::Rooms;
use crate::settings::Settings;
use crate::store::{Keeper, News, Stale, Store, StoreError, Swept};
use crate::thinkers::Thinkers;
use crate::turns::Claim;
use crate::workers::Workers;

/// How long a request waits for the database to say whether a table has changed elsewhere.
const FRESH: Duration = Duration::from_millis(250);

/// How long a table may wait for a bot before any server takes it up.
const LOST_BOT_MS: i64 = 3_000;

/// How long to wait when the database fails.
const AFTER_FAULT: Duration = Duration::from_secs(1);

/// How long a table whose bot failed is left alone.
const AFTER_FAILURE: Duration = Duration::from_secs(10);

/// How often servers that share a database tell each other who is where, in looks.
const PRESENCE: u64 = 4;

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

/// How long the table of a lesson is kept after anything happened there.
pub const LESSON_MS: i64 = 3 * DAY_MS;
/// How many of them one clean-up removes.
const LESSONS: i64 = 1000;

/// How many tables one look around takes up.
const LOOK: i64 = 200;

/// All tables of this server.
pub struct Hall {
    /// Everything that is kept.
    pub store: Store,
    /// The tables, and what servers tell each other.
    keeper: Arc<dyn Keeper>,
    /// What the server was told about itself.
    pub settings: Settings,
    /// Set when the server stops.
    pub stop: CancellationToken,
    /// The open tables.
    pub rooms: Rooms,
    /// Bots, hints and analyses.
    pub thinkers: Arc<Thinkers>,
    /// This server among others that share its database.
    cluster: Cluster,
    /// The names of the bots that can take a seat: those of this server, then those everybody has, weakest first.
    pub bots: Vec<String>,
    /// Whatever takes long and is no thinking.
    pub workers: Workers,
    /// What visitors have asked.
    pub guard: Guard,
    tasks: TaskTracker,
}

impl Hall {
    /// Opens the hall: tables go on where they were.
    pub fn open(store: Store, settings: Settings) -> Arc<Hall> {
        Hall::keeping(Arc::new(store.clone()), store, settings)
    }

    /// Opens the hall once its clock follows that of a database which others share. It might be ahead otherwise, and
    /// clocks never go back.
    ///
    /// # Errors
    /// If the database does not answer.
    pub async fn start(
        keeper: Arc<dyn Keeper>,
        store: Store,
        settings: Settings,
    ) -> Result<Arc<Hall>, StoreError> {
        follow_clock(&*keeper, &settings).await?;
        Ok(Hall::keeping(keeper, store, settings))
    }

    /// Tables may be kept elsewhere than people, sessions and lists: in tests.
    fn keeping(keeper: Arc<dyn Keeper>, store: Store, settings: Settings) -> Arc<Hall> {
        let (stop, tasks) = (CancellationToken::new(), TaskTracker::new());
        let means = Means::new(keeper.clone(), &settings);
        let thinkers = Thinkers::new(store.clone(), settings.clone(), stop.clone(), tasks.clone());
        let hall = Arc::new(Hall {
            workers: means.workers.clone(),
            rooms: Rooms::new(means),
            thinkers: Arc::new(thinkers),
            cluster: Cluster::new(keeper.clone(), settings.lease),
            bots: names(&settings),
            guard: Guard::new(&settings.limits),
            keeper,
            store,
            settings,
            stop,
            tasks,
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
        self.thinkers.end_programs().await;
        self.cluster.leave().await;
        self.store.close().await;
    }

    /// The time now.
    pub fn now_ms(&self) -> i64 {
        self.settings.clock.now_ms()
    }

    /// The table of this id, if there is one.
    pub async fn room(self: &Arc<Hall>, id: &str) -> Result<Option<Arc<Room>>, NotDone> {
        self.room_for(Claim::house(), id).await
    }

    /// The table of this id, if there is one, opened for somebody who asks.
    pub async fn room_for(self: &Arc<Hall>, claim: Claim, id: &str) -> Result<Option<Arc<Room>>, NotDone> {
        let Some((room, opened)) = self.rooms.open(id, claim).await? else { return Ok(None) };
        if opened {
            // Whatever was written before it was in the list was announced to nobody.
            room.catch_up().await?;
            self.cluster.hear_who_is_elsewhere(std::slice::from_ref(&room)).await?;
        } else if self.keeper.is_shared() {
            // News of what another server wrote may still be on its way. A database that does not answer holds up nobody who
            // only wants to look.
            if let Ok(Err(error)) = timeout(FRESH, room.catch_up_if_behind()).await {
                tracing::warn!(table = room.id, %error, "cannot see whether it has changed");
            }
        }
        self.wake_start(&room);
        Ok(Some(room))
    }

    /// Changes a table, even if whoever asked goes away in the meantime; see [`Room::change`]. Then wakes the bots.
    pub async fn change(
        self: &Arc<Hall>,
        room: &Arc<Room>,
        expected: Option<i64>,
        decide: impl FnOnce(&Fold) -> Result<Deed, Refused> + Send + 'static,
    ) -> Result<Arc<Fold>, NotDone> {
        let (hall, room) = (self.clone(), room.clone());
        let task = self.tasks.spawn(async move {
            let changed = room.change(expected, decide).await;
            // Even what failed may have shown that others have closed the seats.
            hall.wake_start(&room);
            let fold = changed?;
            hall.note_lesson(&fold).await;
            hall.wake_coach(&room);
            hall.wake_bots(&room);
            Ok(fold)
        });
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a change was broken off");
            Err(NotDone::Broken)
        })
    }

    /// Notes that a lesson is done, if it is. Whoever did it can do it again if that fails.
    async fn note_lesson(&self, fold: &Fold) {
        let done = fold.course.as_ref().filter(|_| fold.is_learned());
        let (Some(course), Some(learner)) = (done, fold.places[Lesson::SEAT.index()].person()) else {
            return;
        };
        let Lesson { game, name, .. } = course.lesson;
        if let Err(error) = self.store.note_lesson(learner, game, name).await {
            tracing::warn!(game, name, %error, "cannot note that a lesson is done");
        }
    }

    /// Starts a table that was just made.
    pub async fn begin(self: &Arc<Hall>, id: &str) -> Result<(), NotDone> {
        if let Some(room) = self.room(id).await? {
            self.change(&room, None, |fold| Ok(fold.beginning())).await?;
        }
        Ok(())
    }

    /// The bot of this name, or the usual one if there is none.
    pub fn bot_or_usual(&self, name: &str) -> &str {
        self.bots.iter().find(|known| *known == name).map_or(STAND_IN, String::as_str)
    }

    /// Says something at a table, even if the speaker goes away in the meantime.
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
    pub async fn forget(self: &Arc<Hall>, person: &str) -> Result<(), NotDone> {
        let tables = match people::forget(person, &self.rooms.means).await {
            Ok(tables) => tables,
            Err(error) => {
                // Some seats may have been given up all the same.
                self.catch_up_all().await;
                return Err(error);
            }
        };
        for id in tables {
            if let Some(room) = self.rooms.get(&id) {
                self.catch_up(&room).await;
            }
        }
        Ok(())
    }

    /// Begins the game at closed seats, once everybody has revealed what was promised for the seed or the time for it is
    /// over. Several servers may do so: only one of them can.
    fn wake_start(self: &Arc<Hall>, room: &Arc<Room>) {
        if self.stop.is_cancelled() || room.fold().start_due_ms().is_none() || !room.begin_starting() {
            return;
        }
        let (hall, room) = (self.clone(), room.clone());
        self.tasks.spawn(async move {
            hall.start_in_time(&room).await;
            room.end_starting();
        });
    }

    async fn start_in_time(self: &Arc<Hall>, room: &Arc<Room>) {
        while let Some(due) = room.fold().start_due_ms() {
            // In short steps: the clock may be set.
            let wait = u64::try_from(due - self.now_ms()).unwrap_or(0).min(1000);
            tokio::select! {
                biased;
                () = self.stop.cancelled() => return,
                () = tokio::time::sleep(Duration::from_millis(wait)) => {}
            }
            let start = |fold: &Fold| match fold.start_due_ms() {
                Some(_) => Ok(Deed::start(&fold.setup.game)),
                None => Err(Refused::not_now("table-begun-already")),
            };
            match room.change(None, start).await {
                Ok(_) => {
                    self.wake_coach(room);
                    self.wake_bots(room);
                }
                // Somebody else was quicker, or it was too early.
                Err(NotDone::Moved) => {}
                Err(NotDone::Refused(_)) if wait > 0 || room.fold().start_due_ms().is_none() => {}
                Err(error @ (NotDone::Refused(_) | NotDone::Log(..))) => {
                    tracing::error!(table = room.id, %error, "a game cannot begin");
                    return;
                }
                Err(error) => {
                    tracing::warn!(table = room.id, %error, "a game could not begin");
                    tokio::time::sleep(AFTER_FAULT).await;
                }
            }
        }
    }

    /// Lets the bots of a table play, one after the other, if it is their turn.
    pub fn wake_bots(self: &Arc<Hall>, room: &Arc<Room>) {
        self.thinkers.tell_the_end(&room.id, &room.fold());
        if self.stop.is_cancelled() || room.fold().bot_to_decide().is_none() || !room.begin_thinking() {
            return;
        }
        let (hall, room) = (self.clone(), room.clone());
        self.tasks.spawn(async move {
            let stop = hall.stop.clone();
            let ours = tokio::select! {
                biased;
                () = stop.cancelled() => false,
                ours = hall.play_bots(&room) => ours,
            };
            room.end_thinking();
            hall.thinkers.tell_the_end(&room.id, &room.fold());
            // A bot's turn that came between the last look and the line above would be forgotten.
            if ours && room.fold().bot_to_decide().is_some() && !hall.stop.is_cancelled() {
                tokio::time::sleep(Duration::from_millis(200)).await;
                hall.wake_bots(&room);
            }
        });
    }

    /// Lets the coach of a table think about what to do, if somebody is asked there.
    pub fn wake_coach(self: &Arc<Hall>, room: &Arc<Room>) {
        if self.stop.is_cancelled() || !room.needs_advice() || !room.begin_coaching() {
            return;
        }
        let (hall, room) = (self.clone(), room.clone());
        self.tasks.spawn(async move {
            let stop = hall.stop.clone();
            let able = tokio::select! {
                biased;
                () = stop.cancelled() => false,
                able = hall.coach(&room) => able,
            };
            room.end_coaching();
            if able {
                // What was asked between the last look and the line above would be forgotten.
                hall.wake_coach(&room);
            }
        });
    }

    /// Thinks until nobody waits for the coach; `false` if it cannot, because it is a bot that does not search.
    async fn coach(&self, room: &Room) -> bool {
        while room.needs_advice() {
            let fold = room.fold();
            match self.thinkers.advise(room, &fold).await {
                Ok(hint) => room.advised(fold.seq, hint),
                Err(_) => return false,
            }
        }
        true
    }

    /// Lets the bots play until it is nobody's turn; `false` if another server does that.
    async fn play_bots(self: &Arc<Hall>, room: &Arc<Room>) -> bool {
        while room.fold().bot_to_decide().is_some() && !room.gone.is_cancelled() {
            let (thinkers, thinking) = (self.thinkers.clone(), room.clone());
            let thought = self.thinkers.think(move || {
                let fold = thinking.fold();
                (fold.seq, thinkers.decide(&thinking.id, &fold))
            });
            // It thinks while it pauses: the pace of a table does not depend on the level.
            let (thought, ()) = tokio::join!(thought, tokio::time::sleep(self.settings.bot_pause));
            match self.cluster.may_think(&room.id).await {
                Ok(true) => {}
                Ok(false) => return false,
                Err(error) => {
                    tracing::warn!(table = room.id, %error, "cannot think for a table");
                    tokio::time::sleep(AFTER_FAULT).await;
                    return true;
                }
            }
            let (seq, deed) = match thought {
                Ok((seq, Some(deed))) => (seq, deed),
                Ok((_, None)) => continue,
                Err(error) => {
                    tracing::error!(table = room.id, %error, "a bot failed");
                    tokio::time::sleep(AFTER_FAILURE).await;
                    return true;
                }
            };
            match room.change(Some(seq), |_| Ok(deed)).await {
                Ok(_) | Err(NotDone::Moved) => self.wake_coach(room),
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

    /// Every second: clocks that ran out, bots that nobody thinks for, rooms that nobody needs.
    async fn look_around(self: Arc<Hall>) {
        let mut every = tokio::time::interval(Duration::from_secs(1));
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut looks: u64 = 0;
        loop {
            tokio::select! {
                biased;
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
            if self.keeper.is_shared()
                && looks.is_multiple_of(PRESENCE)
                && let Err(error) = self.cluster.tell_who_is_here(&self.rooms.all()).await
            {
                tracing::warn!(%error, "cannot tell other servers who is here");
            }
            looks += 1;
        }
    }

    /// One look around.
    pub async fn look(self: &Arc<Hall>) -> Result<(), NotDone> {
        let now = self.now_ms();
        let due =
            self.keeper.due(&self.cluster.node, Stage::Playing.word(), now, now - LOST_BOT_MS, LOOK).await?;
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
                && self.cluster.may_think(&id).await?
            {
                let deed = Deed::Away { seat: seat.index() as u8, why: Why::TimeUp };
                match self.change(&room, Some(fold.seq), |_| Ok(deed)).await {
                    Ok(_) | Err(NotDone::Moved) => {}
                    Err(error) => tracing::error!(table = id, %error, "a clock ran out"),
                }
            }
        }
        for room in self.rooms.all().iter().filter(|room| room.is_unsure()) {
            self.catch_up(room).await;
        }
        self.rooms.close_unused();
        self.cluster.forget_old_leases();
        Ok(())
    }

    /// Servers that share a database follow its clock, and make sure now and then that they have heard everything.
    async fn compare(self: &Arc<Hall>) -> Result<(), NotDone> {
        if self.keeper.is_shared() {
            follow_clock(&*self.keeper, &self.settings).await?;
            self.catch_up_all().await;
        }
        Ok(())
    }

    /// Every hour: sessions that have ended, guests who never came back, attempts that count no more, old lessons.
    async fn clean_up(self: Arc<Hall>) {
        let mut every = tokio::time::interval(CLEAN_EVERY);
        every.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                biased;
                () = self.stop.cancelled() => return,
                _ = every.tick() => {}
            }
            match self.sweep().await {
                Ok(swept) if swept == Swept::default() => {}
                Ok(Swept { sessions, guests, attempts, lessons }) => {
                    tracing::info!(sessions, guests, attempts, lessons, "cleaned up");
                }
                Err(error) => tracing::error!(%error, "cannot clean up"),
            }
        }
    }

    /// One clean-up. Tables of lessons go first: a guest who sits at a table stays.
    pub async fn sweep(self: &Arc<Hall>) -> Result<Swept, StoreError> {
        let now = self.now_ms();
        self.guard.forget(now);
        let mut lessons = 0;
        for table in self.keeper.old_lessons(now - LESSON_MS, LESSONS).await? {
            lessons += u64::from(self.keeper.remove_table(&table).await?);
            if let Some(room) = self.rooms.get(&table) {
                self.catch_up(&room).await;
            }
        }
        let stale =
            Stale { sessions_ms: now - SESSION_MS, guests_ms: now - GUEST_MS, attempts_ms: now - ATTEMPT_MS };
        Ok(Swept { lessons, ..self.keeper.sweep(stale).await? })
    }

    /// Hears what other servers and other processes write, as long as the server runs.
    async fn hear_news(self: Arc<Hall>) {
        let stop = self.stop.clone();
        tokio::select! {
            biased;
            () = stop.cancelled() => {}
            () = self.listen() => {}
        }
    }

    async fn listen(self: &Arc<Hall>) {
        loop {
            match self.keeper.news().await {
                Ok(mut news) => {
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
        let room = self.rooms.get(&id);
        let number = if let News::Table(_, number) | News::Chat(_, number) = news { number } else { 0 };
        let hall = self.clone();
        match room {
            Some(room) if known(&room, number) => {}
            Some(room) => drop(self.tasks.spawn(async move { hall.catch_up(&room).await })),
            // The others leave the bots of this table to us, and nobody has it open here.
            None if self.cluster.thinks_for(&id) => drop(self.tasks.spawn(async move {
                if let Ok(Some(room)) = hall.room(&id).await {
                    hall.wake_bots(&room);
                }
            })),
            None => {}
        }
    }

    async fn catch_up_all(self: &Arc<Hall>) {
        for room in self.rooms.all() {
            self.catch_up(&room).await;
        }
    }

    async fn catch_up(self: &Arc<Hall>, room: &Arc<Room>) {
        if let Err(error) = room.catch_up().await {
            tracing::error!(table = room.id, %error, "cannot follow another server");
        }
        if room.gone.is_cancelled() {
            self.rooms.remove(&room.id);
            return;
        }
        self.wake_start(room);
        if room.is_watched() {
            self.wake_coach(room);
        }
        if self.cluster.thinks_for(&room.id) {
            self.wake_bots(room);
        }
    }
}

/// Servers that share tables follow the clock of their database.
async fn follow_clock(keeper: &dyn Keeper, settings: &Settings) -> Result<(), StoreError> {
    let asked = Instant::now();
    if let Some(now_ms) = keeper.now_ms().await? {
        let way = asked.elapsed() / 2;
        settings.clock.follow(now_ms + way.as_millis() as i64);
    }
    Ok(())
}

/// The names of the bots that can take a seat.
fn names(settings: &Settings) -> Vec<String> {
    let offered = settings.offers.iter().map(|offer| offer.name.clone());
    offered.chain(NAMES.iter().map(|name| (*name).to_owned())).collect()
}
