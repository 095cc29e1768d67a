//! One run: people, servers and a database under one seed.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

use parking_lot::Mutex;
use samovar_bots::Maker;
use samovar_engine::{Fingerprint, Seed};
use samovar_server::clock::Clock;
use samovar_server::hall::Hall;
use samovar_server::offer::Offer;
use samovar_server::random::Random;
use samovar_server::room::{NotDone, Room};
use samovar_server::settings::Settings;
use samovar_server::store::Store;
use samovar_server::turns::Claim;
use samovar_server::workers::Work;
use samovar_table::deed::{Deed, Setup, Sitting, Why};
use samovar_table::fold::{Away, Fold, Refused, STAND_IN, Stage};
use samovar_table::permit::{self, Click, Person, Wish};
use samovar_table::show::{self, Looker, Scene};
use serde_json::Value;
use tempfile::TempDir;
use tokio::time::{Instant, sleep, timeout};

use crate::database::{BEGIN_MS, Database, Faults, Flaw, Link};
use crate::dice::Dice;
use crate::ledger::{Ledger, digest};

/// Everybody who plays. Nobody else is to learn these names.
const PEOPLE: [&str; 4] = ["anna0secret", "boris0secret", "clara0secret", "dmitri0secret"];

/// How long it takes until everything is put right once nothing fails any more: servers compare their tables twice a
/// minute.
const CALM: Duration = Duration::from_secs(36);

/// How long a request may take when nothing fails.
const PATIENCE_MS: i64 = 20_000;

/// A store for people and lists, which nobody asks for anything here. It belongs to no run.
static ELSEWHERE: LazyLock<(Store, tokio::runtime::Runtime, TempDir)> = LazyLock::new(|| {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let folder = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", folder.path().join("people.db").display());
    let store = runtime.block_on(Store::open(&url)).expect("a database");
    (store, runtime, folder)
});

/// Runs a seed to its end: a number that stands for all that happened, and how many entries were written.
///
/// # Errors
/// The first thing that was wrong.
pub fn run(seed: u64, flaw: Option<Flaw>) -> Result<(u64, usize), String> {
    follow(seed, flaw, false)
}

/// Runs a seed as [`run`] does, and tells what happens.
pub fn follow(seed: u64, flaw: Option<Flaw>, tells: bool) -> Result<(u64, usize), String> {
    LazyLock::force(&ELSEWHERE);
    let runtime = tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build();
    runtime.expect("a runtime").block_on(async { World::new(seed, flaw, tells).play().await })
}

/// What is chosen once for a run.
#[derive(Clone, Debug)]
struct Plan {
    shared: bool,
    servers: usize,
    steps: usize,
    faults: Faults,
    /// How often a server or the database crashes, of a thousand steps.
    crashes: usize,
    /// The longest time between two steps, in milliseconds.
    gap_ms: usize,
    bot_pause: Duration,
    lease: Duration,
    /// How wrong the clocks of machines may be, in milliseconds.
    skew_ms: usize,
}

impl Plan {
    fn draw(dice: &Dice) -> Plan {
        let shared = dice.chance(700);
        let rate = |of: &[usize]| dice.pick(of);
        Plan {
            shared,
            servers: if shared { 2 + usize::from(dice.chance(300)) } else { 1 },
            steps: 10 + dice.below(20),
            faults: Faults {
                way_ms: rate(&[0, 3, 40, 400, 1500]),
                refused: rate(&[0, 0, 20, 100]),
                lost: rate(&[0, 20, 100]),
                // Nothing lies between a server and its own file.
                late: if shared { rate(&[0, 0, 20, 100]) } else { 0 },
                unheard: rate(&[0, 50, 300]),
                twice: rate(&[0, 100]),
                news_ms: rate(&[0, 50, 3000]),
            },
            crashes: rate(&[0, 30, 100]),
            gap_ms: rate(&[20, 500, 3000, 12_000]),
            bot_pause: Duration::from_millis(dice.pick(&[200, 1000, 4000])),
            lease: Duration::from_millis(dice.pick(&[1000, 6000])),
            skew_ms: rate(&[0, 500, 3_600_000]),
        }
    }
}

/// A server that runs.
#[derive(Clone)]
struct Server {
    hall: Arc<Hall>,
    link: Arc<Link>,
    clock: Clock,
    /// Its number, counted over all restarts.
    number: usize,
}

struct World {
    seed: u64,
    dice: Dice,
    plan: Plan,
    database: Arc<Database>,
    ledger: Arc<Mutex<Ledger>>,
    servers: Vec<Option<Server>>,
    started: usize,
    tables: Arc<Mutex<Vec<String>>>,
}

impl World {
    fn new(seed: u64, flaw: Option<Flaw>, tells: bool) -> World {
        let dice = Dice::new(seed);
        let plan = Plan::draw(&dice);
        let database = Database::new(plan.shared, flaw, dice.clone(), plan.faults);
        World {
            seed,
            ledger: Arc::new(Mutex::new(Ledger::new(database.clone(), tells))),
            servers: vec![None; plan.servers],
            started: 0,
            tables: Arc::default(),
            dice,
            plan,
            database,
        }
    }

    async fn play(mut self) -> Result<(u64, usize), String> {
        for place in 0..self.servers.len() {
            self.start(place).await;
        }
        self.make().await;
        for _ in 0..self.plan.steps {
            self.step().await;
            sleep(Duration::from_millis(self.dice.below(self.plan.gap_ms + 1) as u64)).await;
            self.check();
            if !self.ledger.lock().is_sound() {
                break;
            }
        }
        if self.ledger.lock().is_sound() {
            self.calm_down().await;
        }
        let ledger = self.ledger.lock();
        let verdict = ledger.verdict().map_err(|why| format!("{why}\n{:?}", self.plan));
        verdict.map(|trace| (trace, ledger.entries()))
    }

    /// A server starts, on a machine whose clock may be wrong, unless the database does not answer.
    async fn start(&mut self, place: usize) {
        let skew = self.dice.below(2 * self.plan.skew_ms + 1) as i64 - self.plan.skew_ms as i64;
        let clock = Clock::of_machine(self.database.now_ms() + skew);
        let number = self.started;
        self.started += 1;
        let settings = Settings {
            bot_pause: self.plan.bot_pause,
            // Bots decide at once here, and everybody can tell what they have to decide.
            offers: vec![Offer { name: STAND_IN.to_owned(), bot: Maker::Random }],
            thinkers: 1,
            lease: self.plan.lease,
            work: Work::InLine,
            random: Random::fixed(Seed::from_text(&format!("{} {number}", self.seed))),
            clock: clock.clone(),
            ..Settings::default()
        };
        let link = self.database.link();
        let started = Hall::start(link.clone(), ELSEWHERE.0.clone(), settings);
        let Ok(Ok(hall)) = timeout(Duration::from_secs(5), started).await else { return };
        let mut ledger = self.ledger.lock();
        ledger.trace(("starts", place, number));
        ledger.starts.push(self.database.now_ms());
        self.servers[place] = Some(Server { hall, link, clock, number });
    }

    /// A server that runs, if there is one.
    fn server(&self) -> Option<Server> {
        let up: Vec<&Server> = self.servers.iter().flatten().collect();
        (!up.is_empty()).then(|| up[self.dice.below(up.len())].clone())
    }

    /// Somebody opens a table, and tries until it is there.
    async fn make(&mut self) {
        let setup = self.setup();
        for _ in 0..20 {
            let Some(server) = self.server() else { break };
            let made = timeout(Duration::from_secs(60), server.hall.rooms.make(setup.clone())).await;
            if let Ok(Ok(id)) = made {
                let stored = self.database.look(|state| state.tables.contains_key(&id));
                if !stored {
                    self.ledger.lock().fault(format!("table {id} is acknowledged and not stored"));
                }
                self.tables.lock().push(id);
                return;
            }
        }
    }

    fn setup(&self) -> Setup {
        let dice = &self.dice;
        let game = dice.pick(&["stroganov", "rurik", "first-tsar"]);
        let players = 2 + usize::from(dice.chance(250));
        let Value::Object(options) = serde_json::json!({ "players": players }) else { unreachable!() };
        let open = dice.chance(300);
        let sit = |seat: usize| match dice.below(10) {
            0..=1 if seat > 0 => Sitting::Bot { level: "random".to_owned() },
            2..=4 if seat > 0 && open => Sitting::Nobody,
            _ => Sitting::person(
                PEOPLE[seat],
                PEOPLE[seat].trim_end_matches("0secret"),
                promise(PEOPLE[seat], dice),
            ),
        };
        let seats = (0..players).map(sit).collect();
        Setup {
            game: game.to_owned(),
            options,
            listed: true,
            correspondence: dice.chance(300),
            clock: dice.pick(&[None, None, Some(15), Some(60), Some(600)]),
            hints: false,
            host: PEOPLE[0].to_owned(),
            secret: Seed::from_text(&format!("secret {}", self.seed)),
            seats,
            position: None,
            teaching: None,
        }
    }

    /// One thing happens.
    async fn step(&mut self) {
        if self.dice.chance(self.plan.crashes) {
            return self.disturb().await;
        }
        let person = self.dice.pick(&PEOPLE);
        let Some(client) = self.client(person) else { return };
        match self.dice.below(100) {
            0..80 => self.ask(client, true),
            80..88 => drop(tokio::spawn(client.watch())),
            88..94 => drop(tokio::spawn(client.say())),
            94..96 => {
                let same = self.client(self.dice.pick(&PEOPLE)).filter(|other| other.person != person);
                self.forget(client);
                if let Some(other) = same {
                    self.forget(other);
                }
            }
            96..98 => sleep(Duration::from_millis(self.dice.below(20_000) as u64)).await,
            _ => drop(tokio::spawn(client.rematch(self.tables.clone()))),
        }
    }

    /// Somebody asks for something; sometimes two servers, or the same one twice.
    fn ask(&self, client: Client, often: bool) {
        let twice = often && self.dice.chance(150);
        let other = twice.then(|| self.client(client.person)).flatten();
        let same = other.map(|other| Client { table: client.table.clone(), ..other });
        tokio::spawn(client.ask(same));
    }

    fn client(&self, person: &'static str) -> Option<Client> {
        let tables = self.tables.lock();
        if tables.is_empty() || self.ledger.lock().leaving.contains_key(person) {
            return None;
        }
        let table = tables[self.dice.below(tables.len())].clone();
        Some(Client {
            server: self.server()?,
            table,
            person,
            dice: self.dice.clone(),
            ledger: self.ledger.clone(),
        })
    }

    /// Somebody is forgotten who asks for nothing any more.
    fn forget(&self, client: Client) {
        if *self.database.later.lock() == 0 {
            self.ledger.lock().leaving.insert(client.person.to_owned(), self.database.now_ms());
            tokio::spawn(client.forget());
        }
    }

    /// Something breaks, or is mended.
    async fn disturb(&mut self) {
        let place = self.dice.below(self.servers.len());
        match self.dice.below(10) {
            0..=3 if self.servers[place].is_some() => self.crash(place),
            0..=3 => self.start(place).await,
            4 => {
                self.ledger.lock().trace("database crashes");
                self.database.crash();
                if !self.plan.shared {
                    // The machine went down, and its server with it.
                    self.crash(place);
                }
            }
            5 => {
                let away = !self.database.is_away();
                self.ledger.lock().trace(("away", away));
                self.database.set_away(away);
            }
            6..=7 => {
                if let Some(server) = &self.servers[place] {
                    server.link.deafen();
                }
            }
            8 => self.database.sync(),
            _ => {
                if let Some(server) = &self.servers[place] {
                    let skew = self.dice.below(2 * self.plan.skew_ms + 1) as i64 - self.plan.skew_ms as i64;
                    server.clock.set(self.database.now_ms() + skew);
                }
            }
        }
    }

    fn crash(&mut self, place: usize) {
        let Some(server) = self.servers[place].take() else { return };
        self.ledger.lock().trace(("crashes", place));
        server.link.cut();
        server.hall.stop.cancel();
    }

    /// What has to be true at every moment.
    fn check(&self) {
        let tables = self.tables.lock().clone();
        for table in &tables {
            self.ledger.lock().hold(table);
            for server in self.servers.iter().flatten() {
                let Some(room) = server.hall.rooms.get(table) else { continue };
                let (fold, now_ms) = (room.fold(), server.hall.now_ms());
                self.ledger.lock().look_at(server.number, table, fold, now_ms);
            }
        }
    }

    /// Nothing fails any more, and everybody comes back: everything has to be put right by itself.
    async fn calm_down(&mut self) {
        *self.database.faults.lock() = Faults::default();
        self.database.set_away(false);
        for place in 0..self.servers.len() {
            if self.servers[place].is_none() {
                self.start(place).await;
            }
        }
        if self.tables.lock().is_empty() {
            self.make().await;
        }
        let tables = self.tables.lock().clone();
        for person in PEOPLE {
            for table in &tables {
                if let Some(client) = self.client(person) {
                    tokio::spawn(Client { table: table.clone(), ..client }.watch());
                }
            }
        }
        let begun = Instant::now();
        while begun.elapsed() < CALM && self.ledger.lock().is_sound() {
            sleep(CALM / 5).await;
            self.check();
        }
        let alive: Vec<usize> = self.servers.iter().flatten().map(|server| server.number).collect();
        // What time it is for those who play: a server alone believes its machine.
        let clocks = self.servers.iter().flatten().map(|server| server.hall.now_ms());
        let now_ms = clocks.min().unwrap_or_default();
        self.ledger.lock().close(&alive, now_ms, PATIENCE_MS);
        let tables = self.tables.lock().clone();
        for table in &tables {
            let mut seen = BTreeMap::new();
            for server in self.servers.clone().iter().flatten() {
                // What is open is up to date without being asked for.
                if let Some(room) = server.hall.rooms.get(table) {
                    self.is_newest(server.number, &room);
                }
                let Ok(Some(room)) = server.hall.room(table).await else {
                    self.ledger.lock().fault(format!("server {} cannot open table {table}", server.number));
                    continue;
                };
                self.is_newest(server.number, &room);
                self.sees(&room, &mut seen);
            }
        }
    }

    /// Whether a server has come as far as the database.
    fn is_newest(&self, by: usize, room: &Room) {
        let (scene, mut ledger) = (room.scene(), self.ledger.lock());
        let newest = ledger.newest(&room.id);
        let shown = Some((scene.fold.seq, digest(&scene.fold)));
        let said = self.database.look(|state| state.tables.get(&room.id).map(|kept| kept.chat.clone()));
        if newest != shown {
            let now = newest.map(|(seq, _)| seq);
            ledger.fault(format!(
                "server {by} has not caught up with table {}: {now:?}, {:?}",
                room.id, scene.fold
            ));
        }
        if said.is_some_and(|said| said != *scene.chat) {
            ledger.fault(format!("server {by} shows another chat at table {}", room.id));
        }
    }

    /// Whether everybody sees the same at every server, and no secret.
    fn sees(&self, room: &Room, seen: &mut BTreeMap<Option<&'static str>, String>) {
        if !self.seed.is_multiple_of(8) {
            return;
        }
        let scene = Scene { here: Arc::default(), ..room.scene() };
        for person in [None, Some(PEOPLE[0]), Some(PEOPLE[1])] {
            let looker = Looker { person, invitation: None, base: "", now_ms: 0, bots: &[], aside: &[] };
            let view = format!("{:?}", show::table(&room.id, &scene, looker));
            let secret = scene.fold.setup.secret.to_string();
            let others = PEOPLE.iter().filter(|one| Some(**one) != person);
            let hidden = matches!(scene.fold.stage, Stage::Lobby | Stage::Playing);
            let mut ledger = self.ledger.lock();
            if hidden && view.contains(&secret) {
                ledger.fault(format!("{person:?} is shown the secret of table {}", room.id));
            }
            for other in others.filter(|other| view.contains(**other)) {
                ledger.fault(format!("{person:?} is shown {other} at table {}", room.id));
            }
            if seen.get(&person).is_some_and(|known| *known != view) {
                ledger.fault(format!("{person:?} sees table {} differently at two servers", room.id));
            }
            seen.insert(person, view);
        }
    }
}

/// What somebody will add to the seed.
fn added(person: &str) -> String {
    format!("tea of {}", person.trim_end_matches("0secret"))
}

fn promise(person: &str, dice: &Dice) -> Option<Fingerprint> {
    dice.chance(400).then(|| Fingerprint::of(added(person)))
}

/// Somebody at a browser, and the server that answers.
#[derive(Clone)]
struct Client {
    server: Server,
    table: String,
    person: &'static str,
    dice: Dice,
    ledger: Arc<Mutex<Ledger>>,
}

impl Client {
    async fn room(&self) -> Option<Arc<Room>> {
        let claim = Claim::of(None, Some(self.person), &self.table);
        let room = self.server.hall.room_for(claim, &self.table).await;
        self.judge(&room);
        let room = room.ok()??;
        room.asked(self.person);
        Some(room)
    }

    /// Nothing may be broken off, and every log can be read.
    fn judge<T>(&self, answer: &Result<T, NotDone>) {
        if let Err(error @ (NotDone::Broken | NotDone::Log(..))) = answer {
            self.ledger.lock().fault(format!("server {}: {error}", self.server.number));
        }
    }

    /// Asks a server for a change and notes what it answers.
    async fn change(
        &self,
        room: &Arc<Room>,
        expected: Option<i64>,
        decide: impl FnOnce(&Fold) -> Result<Deed, Refused> + Send + 'static,
    ) -> bool {
        let number = Arc::new(Mutex::new(None));
        let (asked, ledger, by) = (number.clone(), self.ledger.clone(), self.server.number);
        let table = self.table.clone();
        let changed = self.server.hall.change(room, expected, move |fold| {
            let deed = decide(fold)?;
            *asked.lock() = Some(ledger.lock().ask(by, &table, expected, fold.seq + 1, &deed));
            Ok(deed)
        });
        let answer = changed.await;
        self.judge(&answer);
        if let Some(number) = *number.lock() {
            self.ledger.lock().answer(number, answer.is_ok());
        }
        !matches!(answer, Err(NotDone::Store(_)))
    }

    /// Does something that makes sense; sometimes asks another server for the same at the same time, or again.
    async fn ask(self, other: Option<Client>) {
        let Some(room) = self.room().await else { return };
        let Some((expected, wish)) = self.wish(&room.fold()) else { return };
        if let Some(other) = other {
            let wish = wish.clone();
            tokio::spawn(async move {
                if let Some(room) = other.room().await {
                    other.change(&room, expected, move |fold| wish.deed(fold, other.person)).await;
                }
            });
        }
        for _ in 0..2 {
            let (wish, person) = (wish.clone(), self.person);
            if self.change(&room, expected, move |fold| wish.deed(fold, person)).await
                || self.dice.chance(500)
            {
                break;
            }
        }
    }

    /// What somebody may want who sees a table.
    fn wish(&self, fold: &Fold) -> Option<(Option<i64>, Want)> {
        let (person, dice) = (self.person, &self.dice);
        let own = fold.seats_of(person).next().map(|seat| seat.index());
        let want = match (fold.stage, own) {
            (Stage::Lobby, Some(seat)) if fold.closed_ms.is_some() => Want::Reveal(seat as u8),
            (Stage::Lobby, None) => {
                let free = fold.places.iter().position(|place| place.by.is_empty())?;
                Want::Sit(free as u8, promise(person, dice))
            }
            (Stage::Lobby, Some(seat)) => match dice.below(20) {
                0 => Want::Leave(seat as u8),
                1 => Want::GiveUp,
                2..=3 => Want::Bot(fold.places.iter().position(|place| place.by.is_empty())? as u8),
                _ => Want::Start,
            },
            (Stage::Playing, Some(seat)) => match dice.below(100) {
                0..=1 => Want::Resign,
                2..=3 => Want::GiveUp,
                4..=7 => Want::Leave(seat as u8),
                8..=18 if fold.undoable(person).is_some() => Want::Undo,
                _ if matches!(
                    fold.places[seat].away,
                    Some(Away::For(Why::Left | Why::TimeUp | Why::Replaced))
                ) =>
                {
                    Want::Back(seat as u8)
                }
                _ => {
                    permit::to_decide(fold, person).ok()?;
                    let legal = fold.game.as_ref()?.legal();
                    let line = legal[dice.below(legal.len())].clone();
                    return Some((Some(fold.seq), Want::Act(line)));
                }
            },
            _ => return None,
        };
        Some((None, want))
    }

    /// Keeps a page open.
    async fn watch(self) {
        let Some(room) = self.room().await else { return };
        let page = self.ledger.lock().open_page(&self.table);
        let _presence = room.enter(Some(self.person.to_owned()));
        let mut scenes = room.watch();
        scenes.mark_changed();
        loop {
            tokio::select! {
                biased;
                () = self.server.hall.stop.cancelled() => return,
                () = room.gone.cancelled() => return,
                changed = scenes.changed() => if changed.is_err() { return },
            }
            let scene = scenes.borrow_and_update().clone();
            self.ledger.lock().show(page, &scene.fold, &scene.chat);
        }
    }

    /// Says something nobody else says.
    async fn say(self) {
        let Some(room) = self.room().await else { return };
        let Ok(name) = permit::speak(&room.fold(), self.person) else { return };
        let said = format!("tea {}", self.dice.below(1 << 30));
        self.ledger.lock().says(&self.table, self.person, &said);
        let answer = self.server.hall.say(&room, self.person.to_owned(), name, said.clone()).await;
        self.judge(&answer);
        if answer.is_ok() {
            self.ledger.lock().said(&said);
        }
    }

    /// Is forgotten, and tries until it is done.
    async fn forget(self) {
        self.ledger.lock().trace(("forgets", self.person));
        // Whatever the person asked for before comes to its end.
        sleep(Duration::from_secs(20)).await;
        for _ in 0..10 {
            if self.server.hall.forget(self.person).await.is_ok() {
                self.ledger.lock().forgotten.insert(self.person.to_owned());
                return;
            }
            sleep(Duration::from_secs(1)).await;
        }
    }

    /// Makes another table for the same people.
    async fn rematch(self, tables: Arc<Mutex<Vec<String>>>) {
        let Some(room) = self.room().await else { return };
        let fold = room.fold();
        if !matches!(fold.stage, Stage::Over | Stage::Abandoned) || tables.lock().len() > 2 {
            return;
        }
        let secret = Seed::from_text(&self.dice.below(1 << 30).to_string());
        let setup = Setup { secret, host: self.person.to_owned(), ..fold.setup.clone() };
        let Ok(table) = self.server.hall.rooms.make(setup).await else { return };
        tables.lock().push(table.clone());
        self.change(&room, None, move |fold| match fold.rematch {
            None => Ok(Deed::Rematch { table }),
            Some(_) => Err(Refused::not_now("table-rematch-already")),
        })
        .await;
    }
}

/// What somebody wants to do.
#[derive(Clone, Debug)]
enum Want {
    Sit(u8, Option<Fingerprint>),
    Bot(u8),
    Reveal(u8),
    Leave(u8),
    Start,
    Act(String),
    Undo,
    Back(u8),
    Resign,
    GiveUp,
}

impl Want {
    fn deed(&self, fold: &Fold, person: &str) -> Result<Deed, Refused> {
        match self {
            Want::Sit(seat, promise) => {
                let name = person.trim_end_matches("0secret");
                let wish = Wish { promise: *promise, ..Wish::default() };
                permit::sit(fold, *seat, Person { id: person, name }, wish)
            }
            Want::Bot(seat) => permit::bot(fold, *seat, person, "random", &[], BEGIN_MS),
            Want::Reveal(seat) => permit::reveal(fold, *seat, person, added(person)),
            Want::Leave(seat) => permit::leave(fold, *seat, person),
            Want::Start => permit::start(fold, person),
            Want::Act(line) => permit::act(fold, person, &Click::on(line)),
            Want::Undo => permit::undo(fold, person),
            Want::Back(seat) => permit::person(fold, *seat, person),
            Want::Resign => permit::resign(fold, None, person),
            Want::GiveUp => permit::give_up(fold, person),
        }
    }
}
