//! Simulated players over HTTP and live updates: how many actions a second, and how long until one is stored and seen.
//!
//! `scripts/load [SCENARIO…]` builds and runs it; without a scenario it runs all of them:
//!
//! - `play`: games of four people, each with the table open, at `--rate` actions a second (300; 0 is as many as go)
//! - `api`: programs that play four-player games through the JSON API, nobody watching, as many as go
//! - `streams`: `--streams` (2,000) open event streams, a tenth of them at tables that are played
//! - `store`: entries straight into the database, grouped by the one writer and one by one
//! - `open`: `--tables` (10,000) stored tables, any of which is opened; what they take on the disk and in memory
//!
//! each on `--on sqlite`, `postgres` and `two` (servers at one PostgreSQL), for `--seconds` (20).

#[allow(dead_code, reason = "tests use more of it")]
#[path = "../tests/common/postgres.rs"]
mod postgres;

use std::collections::HashMap;
use std::io;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use postgres::Postgres;
use samovar_server::people::token_hash;
use samovar_server::random::{Random, hash};
use samovar_server::store::{self, Person, Token};
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

/// What was asked for.
struct Asked {
    scenarios: Vec<String>,
    on: Vec<String>,
    rate: u32,
    seconds: u64,
    games: usize,
    streams: usize,
    tables: usize,
    gzip: bool,
}

impl Asked {
    fn read() -> Result<Asked, String> {
        let mut asked = Asked {
            scenarios: Vec::new(),
            on: Vec::new(),
            rate: 300,
            seconds: 20,
            games: 60,
            streams: 2000,
            tables: 10_000,
            gzip: false,
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut number = || {
                let text = words.next().unwrap_or_default();
                text.parse::<usize>().map_err(|_| format!("{word} needs a number, not {text:?}"))
            };
            match word.as_str() {
                "--rate" => asked.rate = number()? as u32,
                "--seconds" => asked.seconds = number()? as u64,
                "--games" => asked.games = number()?,
                "--streams" => asked.streams = number()?,
                "--tables" => asked.tables = number()?,
                "--gzip" => asked.gzip = true,
                "--on" => asked.on.push(words.next().unwrap_or_default()),
                "play" | "api" | "streams" | "store" | "open" => asked.scenarios.push(word),
                _ => {
                    return Err(format!(
                        "{word:?} is none of play, api, streams, store, open, --on, --rate, --seconds, --games, --streams, --tables, --gzip"
                    ));
                }
            }
        }
        if asked.scenarios.is_empty() {
            asked.scenarios = ["store", "play", "api", "streams", "open"].map(str::to_owned).to_vec();
        }
        if asked.on.is_empty() {
            asked.on = ["sqlite", "postgres", "two"].map(str::to_owned).to_vec();
        }
        Ok(asked)
    }
}

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Outcome<T> = Result<T, Failure>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let asked = Asked::read()?;
    for on in &asked.on {
        for scenario in &asked.scenarios {
            let place = Place::make(on).await?;
            match scenario.as_str() {
                "play" => play(&asked, &place).await?,
                "api" => api(&asked, &place).await?,
                "streams" => streams(&asked, &place).await?,
                "store" => into_the_store(&asked, &place).await?,
                _ => open(&asked, &place).await?,
            }
        }
    }
    Ok(())
}

/// Servers over a database of their own.
struct Place {
    name: String,
    url: String,
    servers: Mutex<Vec<Running>>,
    addresses: Vec<String>,
    _postgres: Option<Postgres>,
    _folder: tempfile::TempDir,
}

/// A server; it ends with this.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Place {
    async fn make(on: &str) -> Outcome<Place> {
        let folder = tempfile::tempdir_in(
            std::env::var_os("SAMOVAR_LOAD_DIR").map_or_else(std::env::temp_dir, PathBuf::from),
        )?;
        let postgres = (on != "sqlite").then(Postgres::start_durable);
        let url = match &postgres {
            Some(postgres) => postgres.url("postgres"),
            None => format!("sqlite:{}", folder.path().join("load.db").display()),
        };
        store::open(&url).await?.close().await?;
        let mut place = Place {
            name: on.to_owned(),
            url,
            servers: Mutex::default(),
            addresses: Vec::new(),
            _postgres: postgres,
            _folder: folder,
        };
        for _ in 0..if on == "two" { 2 } else { 1 } {
            place.start().await?;
        }
        Ok(place)
    }

    async fn start(&mut self) -> Outcome<()> {
        let beside =
            std::env::current_exe()?.parent().and_then(|folder| Some(folder.parent()?.join("samovar")));
        let program =
            std::env::var_os("SAMOVAR_BIN").map(PathBuf::from).or(beside).ok_or("where is samovar?")?;
        let mut child = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--rate", "0", "--log", "warn", "--database", &self.url])
            .stdout(Stdio::piped())
            .spawn()?;
        let said = child.stdout.take().ok_or("it says nothing")?;
        let line = io::BufRead::lines(io::BufReader::new(said)).next().ok_or("it says nothing")??;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        self.addresses.push(address.ok_or("it has no address")?.to_owned());
        self.servers.lock().unwrap_or_else(PoisonError::into_inner).push(Running(child));
        Ok(())
    }

    /// What the database takes on the disk.
    async fn bytes(&self) -> Outcome<u64> {
        if let Some(file) = self.url.strip_prefix("sqlite:") {
            let pool = sqlx::SqlitePool::connect(&self.url).await?;
            sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pool).await?;
            pool.close().await;
            return Ok(std::fs::metadata(file)?.len());
        }
        let pool = sqlx::PgPool::connect(&self.url).await?;
        let query = "SELECT pg_database_size(current_database())";
        let bytes: i64 = sqlx::query_scalar(query).fetch_one(&pool).await?;
        pool.close().await;
        Ok(bytes.unsigned_abs())
    }

    fn address(&self, number: usize) -> String {
        self.addresses[number % self.addresses.len()].clone()
    }

    /// The processor time of all servers so far, and the memory they take now, in KiB.
    fn used(&self) -> (Duration, u64) {
        let servers = self.servers.lock().unwrap_or_else(PoisonError::into_inner);
        let used = servers.iter().map(|server| used(&server.0.id().to_string()));
        used.fold((Duration::ZERO, 0), |(time, memory), (more, taken)| (time + more, memory + taken))
    }
}

/// Processor time and memory of a process, as Linux tells them.
fn used(process: &str) -> (Duration, u64) {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields: Vec<u64> = stat
        .rsplit(')')
        .next()
        .unwrap_or_default()
        .split_whitespace()
        .map(|field| field.parse().unwrap_or(0))
        .collect();
    let ticks = fields.get(11).unwrap_or(&0) + fields.get(12).unwrap_or(&0);
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = memory.and_then(|text| text.split_whitespace().next()?.parse().ok());
    (Duration::from_millis(ticks * 10), memory.unwrap_or(0))
}

fn machine() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or("?").to_owned()
}

/// How long things took.
#[derive(Clone, Default)]
struct Times(Arc<Mutex<Vec<u32>>>);

impl Times {
    fn add(&self, took: Duration) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(took.as_micros() as u32);
    }

    fn clear(&self) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    fn count(&self) -> usize {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).len()
    }
}

impl std::fmt::Display for Times {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut times = self.0.lock().unwrap_or_else(PoisonError::into_inner).clone();
        times.sort_unstable();
        let at = |share: f64| {
            times.get((times.len() as f64 * share) as usize).map_or(0.0, |time| f64::from(*time) / 1000.0)
        };
        write!(f, "p50 {:.1} ms, p99 {:.1} ms", at(0.5), at(0.99))
    }
}

/// A person whom the servers know by a cookie, and a program by a token.
#[derive(Clone)]
struct Player {
    cookie: String,
    csrf: String,
    bearer: String,
}

/// Makes people behind the servers' backs.
async fn people(place: &Place, count: usize) -> Outcome<Vec<Player>> {
    let (store, random) = (store::open(&place.url).await?, Random::default());
    let mut people = Vec::with_capacity(count);
    for number in 0..count {
        let (token, bearer) = (random.token(), format!("samovar_{}", random.token()));
        let person = Person {
            id: random.id(),
            name: format!("Player {number}"),
            login: Some(format!("player {number} {}", random.id())),
            password: None,
        };
        store.add_person(&person, 1).await?;
        store.add_session(&hash(&["session", &token]), &person.id, i64::MAX / 2).await?;
        let kept = Token { id: random.id(), label: String::new(), created_ms: 1, used_ms: 0 };
        store.add_token(&token_hash(&bearer), &person.id, &kept).await?;
        let csrf = hash(&["csrf", &token])[..32].to_owned();
        people.push(Player { cookie: format!("samovar={token}"), csrf, bearer });
    }
    store.close().await?;
    Ok(people)
}

/// A connection that is kept open.
struct Line {
    stream: BufReader<TcpStream>,
    address: String,
}

struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    fn header(&self, name: &str) -> Option<&str> {
        header(&self.head, name)
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines()
        .filter_map(|line| line.split_once(": "))
        .find(|(key, _)| key.eq_ignore_ascii_case(name))
        .map(|(_, value)| value.trim())
}

impl Line {
    async fn to(address: &str) -> io::Result<Line> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        Ok(Line { stream: BufReader::with_capacity(16 * 1024, stream), address: address.to_owned() })
    }

    async fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<()> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{headers}content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.get_mut().write_all(request.as_bytes()).await
    }

    async fn head(&mut self) -> io::Result<(u16, String)> {
        let mut head = String::new();
        loop {
            if self.stream.read_line(&mut head).await? == 0 {
                return Err(io::ErrorKind::UnexpectedEof.into());
            }
            if head.ends_with("\r\n\r\n") {
                break;
            }
        }
        let status = head.get(9..12).and_then(|text| text.parse().ok()).ok_or(io::ErrorKind::InvalidData)?;
        Ok((status, head))
    }

    /// The next part of an answer that comes in parts; `None` at its end.
    async fn chunk(&mut self) -> io::Result<Option<Vec<u8>>> {
        let mut size = String::new();
        if self.stream.read_line(&mut size).await? == 0 {
            return Ok(None);
        }
        let size = usize::from_str_radix(size.trim(), 16).map_err(|_| io::ErrorKind::InvalidData)?;
        let mut bytes = vec![0; size + 2];
        self.stream.read_exact(&mut bytes).await?;
        bytes.truncate(size);
        Ok((size > 0).then_some(bytes))
    }

    async fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) -> io::Result<Answer> {
        self.send(method, path, headers, body).await?;
        let (status, head) = self.head().await?;
        let mut body = Vec::new();
        if let Some(length) = header(&head, "content-length") {
            body.resize(length.parse().map_err(|_| io::ErrorKind::InvalidData)?, 0);
            self.stream.read_exact(&mut body).await?;
        } else if header(&head, "transfer-encoding").is_some() {
            while let Some(chunk) = self.chunk().await? {
                body.extend(chunk);
            }
        }
        Ok(Answer { status, head, body })
    }

    async fn post(&mut self, path: &str, player: &Player, form: &str) -> io::Result<Answer> {
        let headers = format!(
            "cookie: {}\r\nx-samovar: 1\r\ncontent-type: application/x-www-form-urlencoded\r\n",
            player.cookie
        );
        self.ask("POST", path, &headers, &format!("csrf={}&{form}", player.csrf)).await
    }

    async fn call(&mut self, method: &str, path: &str, player: &Player, body: &Value) -> Outcome<Value> {
        let headers =
            format!("authorization: Bearer {}\r\ncontent-type: application/json\r\n", player.bearer);
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.ask(method, path, &headers, &body).await?;
        if answer.status >= 400 {
            return Err(format!("{method} {path}: {} {}", answer.status, answer.text()).into());
        }
        if answer.body.is_empty() { Ok(Value::Null) } else { Ok(serde_json::from_slice(&answer.body)?) }
    }
}

/// What stands in a text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

fn encode(text: &str) -> String {
    text.bytes()
        .map(
            |byte| {
                if byte.is_ascii_alphanumeric() {
                    char::from(byte).to_string()
                } else {
                    format!("%{byte:02X}")
                }
            },
        )
        .collect()
}

/// What all players share.
struct Shared {
    stored: Times,
    seen: Times,
    seen_elsewhere: Times,
    opened: AtomicU64,
    faults: AtomicU64,
    bytes: AtomicU64,
    /// So many actions may be sent now; none: as many as go.
    budget: Option<Semaphore>,
    stop: AtomicBool,
    gzip: bool,
}

impl Shared {
    fn new(rate: u32, gzip: bool) -> Arc<Shared> {
        let shared = Arc::new(Shared {
            stored: Times::default(),
            seen: Times::default(),
            seen_elsewhere: Times::default(),
            opened: AtomicU64::new(0),
            faults: AtomicU64::new(0),
            bytes: AtomicU64::new(0),
            budget: (rate > 0).then(|| Semaphore::new(0)),
            stop: AtomicBool::new(false),
            gzip,
        });
        let weak = Arc::downgrade(&shared);
        tokio::spawn(async move {
            let begun = Instant::now();
            let mut given = 0;
            while let Some(shared) = weak.upgrade() {
                let due = (begun.elapsed().as_secs_f64() * f64::from(rate)) as usize;
                if let Some(budget) = &shared.budget {
                    // What nobody could use in half a second is lost.
                    let spare = (rate as usize / 2 + 1).saturating_sub(budget.available_permits());
                    budget.add_permits((due - given).min(spare));
                }
                given = due;
                drop(shared);
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        });
        shared
    }

    async fn may_act(&self) {
        if let Some(budget) = &self.budget
            && let Ok(permit) = budget.acquire().await
        {
            permit.forget();
        }
    }

    fn stopped(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }

    fn fault(&self, what: &dyn std::fmt::Display) {
        if self.faults.fetch_add(1, Ordering::Relaxed) < 3 {
            eprintln!("  a fault: {what}");
        }
    }
}

/// What one seat hears of its table.
enum Heard {
    /// It has to decide: the entry it saw and the answers.
    Decide(usize, u64, Vec<String>),
    /// The game is over.
    Over,
}

/// The moments at which entries were sent, by their number, and from which server.
type Sent = Arc<Mutex<HashMap<u64, (Instant, usize)>>>;

/// Reads the live updates of a seat as its page would.
async fn watch(
    shared: Arc<Shared>,
    address: String,
    server: usize,
    table: String,
    (seat, player): (usize, Player),
    sent: Sent,
    heard: mpsc::UnboundedSender<Heard>,
) -> io::Result<()> {
    let mut line = Line::to(&address).await?;
    let gzip = if shared.gzip { "accept-encoding: gzip\r\n" } else { "" };
    let headers = format!("cookie: {}\r\naccept: text/event-stream\r\n{gzip}", player.cookie);
    line.send("GET", &format!("/t/{table}/events?since=0"), &headers, "").await?;
    let (status, head) = line.head().await?;
    if status != 200 {
        return Err(io::Error::other(head));
    }
    shared.opened.fetch_add(1, Ordering::Relaxed);
    let mut unzip = shared.gzip.then(|| flate2::write::GzDecoder::new(Vec::new()));
    let (mut text, mut last, mut known) = (Vec::new(), 0, Vec::new());
    while let Some(chunk) = line.chunk().await? {
        shared.bytes.fetch_add(chunk.len() as u64, Ordering::Relaxed);
        match &mut unzip {
            None => text.extend(chunk),
            Some(unzip) => {
                io::Write::write_all(unzip, &chunk)?;
                io::Write::flush(unzip)?;
                text.append(unzip.get_mut());
            }
        }
        while let Some(end) = text.windows(2).position(|pair| pair == b"\n\n") {
            let event: Vec<u8> = text.drain(..end + 2).collect();
            let event = String::from_utf8_lossy(&event);
            let id = event.lines().find_map(|line| line.strip_prefix("id: ")).and_then(|id| id.parse().ok());
            let Some(id) = id else { continue };
            if id > last {
                last = id;
                let moment = sent.lock().unwrap_or_else(PoisonError::into_inner).get(&id).copied();
                if let Some((moment, from)) = moment {
                    let times = if from == server { &shared.seen } else { &shared.seen_elsewhere };
                    times.add(moment.elapsed());
                }
            }
            if event.contains("/rematch\"") {
                let _ = heard.send(Heard::Over);
            }
            if let Some(seq) = between(&event, "name=\"seq\" value=\"", "\"").and_then(|seq| seq.parse().ok())
            {
                let answers: Vec<String> = event
                    .split("name=\"action\" value=\"")
                    .skip(1)
                    .filter_map(|rest| rest.split_once('"').map(|(action, _)| action.to_owned()))
                    .collect();
                // Answers that are as they were are not sent again, so some of the older ones may still stand.
                known.retain(|old| !answers.contains(old));
                known.splice(..0, answers);
                if !known.is_empty() && heard.send(Heard::Decide(seat, seq, known.clone())).is_err() {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// One table after the other, of four people who all watch.
async fn table_of_four(
    shared: Arc<Shared>,
    addresses: [String; 4],
    players: [Player; 4],
    salt: usize,
) -> Outcome<()> {
    let mut lines = Vec::new();
    for address in &addresses {
        lines.push(Line::to(address).await?);
    }
    let server = |seat: usize| addresses.iter().position(|address| *address == addresses[seat]).unwrap_or(0);
    while !shared.stopped() {
        let form = "game=stroganov&o-players=4&seat-0=me&seat-1=open&seat-2=open&seat-3=open";
        let made = lines[0].post("/tables", &players[0], form).await?;
        let table = made.header("location").and_then(|path| path.strip_prefix("/t/"));
        let table = table.ok_or_else(|| format!("no table: {} {}", made.status, made.text()))?.to_owned();
        for seat in 1..4 {
            let taken = lines[seat].post(&format!("/t/{table}/seat/{seat}/take"), &players[seat], "").await?;
            if taken.status >= 400 {
                return Err(format!("no seat: {}", taken.text()).into());
            }
        }
        lines[0].post(&format!("/t/{table}/start"), &players[0], "").await?;
        let sent = Sent::default();
        let (sender, mut heard) = mpsc::unbounded_channel();
        let mut watching = JoinSet::new();
        for seat in 0..4 {
            let player = (seat, players[seat].clone());
            let (shared, address) = (shared.clone(), addresses[seat].clone());
            watching.spawn(watch(
                shared,
                address,
                server(seat),
                table.clone(),
                player,
                sent.clone(),
                sender.clone(),
            ));
        }
        let mut done = 0;
        while let Some(Heard::Decide(seat, seq, answers)) = heard.recv().await {
            if shared.stopped() {
                break;
            }
            if seq <= done {
                continue;
            }
            shared.may_act().await;
            let mut answers = answers;
            while !answers.is_empty() {
                let action = answers.remove((seq as usize * 7 + salt) % answers.len());
                let form = format!("seq={seq}&action={}", encode(&action));
                let begun = Instant::now();
                sent.lock().unwrap_or_else(PoisonError::into_inner).insert(seq + 1, (begun, server(seat)));
                let answer = lines[seat].post(&format!("/t/{table}/act"), &players[seat], &form).await?;
                match answer.status {
                    204 => shared.stored.add(begun.elapsed()),
                    // It stood there before and does not any more: another one.
                    422 if !answers.is_empty() => continue,
                    // Another server has not heard of the last entry yet: it will tell again.
                    409 => break,
                    status => shared.fault(&format!("{status} {}", answer.text())),
                }
                done = seq;
                break;
            }
        }
        watching.shutdown().await;
    }
    Ok(())
}

/// Warms up, measures, and reports.
async fn measure(asked: &Asked, place: &Place, shared: &Shared) -> (f64, Duration, Duration) {
    tokio::time::sleep(Duration::from_secs(3)).await;
    for times in [&shared.stored, &shared.seen, &shared.seen_elsewhere] {
        times.clear();
    }
    shared.bytes.store(0, Ordering::Relaxed);
    let (begun, before, own) = (Instant::now(), place.used().0, used("self").0);
    tokio::time::sleep(Duration::from_secs(asked.seconds)).await;
    let rate = shared.stored.count() as f64 / begun.elapsed().as_secs_f64();
    (rate, place.used().0 - before, used("self").0 - own)
}

fn per(time: Duration, count: usize) -> f64 {
    time.as_secs_f64() * 1e6 / count.max(1) as f64
}

async fn play(asked: &Asked, place: &Place) -> Outcome<()> {
    let people = people(place, asked.games * 4).await?;
    let shared = Shared::new(asked.rate, asked.gzip);
    let mut tables = JoinSet::new();
    for (number, players) in people.chunks(4).enumerate() {
        let players: [Player; 4] = players.to_vec().try_into().map_err(|_| "four people")?;
        let addresses = [0, 1, 2, 3].map(|seat| place.address(seat));
        tables.spawn(table_of_four(shared.clone(), addresses, players, number));
    }
    let (rate, server, own) = measure(asked, place, &shared).await;
    let count = shared.stored.count();
    println!(
        "play on {}: {rate:.0} actions/s ({} games of 4, all watching{}); stored {}; seen by another seat {}{}; \
         {:.0} µs of server and {:.0} µs of players an action, {:.1} KB sent; {} faults; load {}",
        place.name,
        asked.games,
        if asked.gzip { ", gzip" } else { "" },
        shared.stored,
        shared.seen,
        if shared.seen_elsewhere.count() > 0 {
            format!(", at the other server {}", shared.seen_elsewhere)
        } else {
            String::new()
        },
        per(server, count),
        per(own, count),
        shared.bytes.load(Ordering::Relaxed) as f64 / 1000.0 / count.max(1) as f64,
        shared.faults.load(Ordering::Relaxed),
        machine(),
    );
    finish(&shared, tables).await
}

async fn finish(shared: &Shared, mut tables: JoinSet<Outcome<()>>) -> Outcome<()> {
    shared.stop.store(true, Ordering::Relaxed);
    if let Some(budget) = &shared.budget {
        budget.close();
    }
    tables.abort_all();
    while let Some(ended) = tables.join_next().await {
        match ended {
            Ok(ended) => ended?,
            Err(error) if error.is_cancelled() => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(())
}

/// One table after the other, of four programs.
async fn table_of_programs(
    shared: Arc<Shared>,
    address: String,
    players: [Player; 4],
    salt: usize,
) -> Outcome<()> {
    let mut line = Line::to(&address).await?;
    while !shared.stopped() {
        let new = json!({"game": "stroganov", "options": {"players": 4}});
        let table = line.call("POST", "/api/v1/tables", &players[0], &new).await?;
        let table = format!("/api/v1/tables/{}", table["id"].as_str().ok_or("no table")?);
        for player in &players[1..] {
            line.call("POST", &format!("{table}/join"), player, &json!({})).await?;
        }
        line.call("POST", &format!("{table}/start"), &players[0], &json!({})).await?;
        let mut known = line.call("GET", &format!("{table}/actions"), &players[0], &Value::Null).await?;
        while let (Some(seat), false) = (known["deciding"].as_u64(), shared.stopped()) {
            let player = &players[seat as usize];
            if known["your_move"] != true || known["legal"].is_null() {
                known = line.call("GET", &format!("{table}/actions"), player, &Value::Null).await?;
                let legal =
                    known["actions"].as_array().into_iter().flatten().map(|one| one["action"].clone());
                known["legal"] = Value::Array(legal.collect());
            }
            let legal =
                known["legal"].as_array().filter(|legal| !legal.is_empty()).ok_or("nothing may be done")?;
            let seq = known["seq"].as_u64().ok_or("no number")?;
            let action = &legal[(seq as usize * 7 + salt) % legal.len()];
            shared.may_act().await;
            let begun = Instant::now();
            let body = json!({"seq": seq, "action": action});
            known = line.call("POST", &format!("{table}/actions"), player, &body).await?;
            shared.stored.add(begun.elapsed());
        }
    }
    Ok(())
}

async fn api(asked: &Asked, place: &Place) -> Outcome<()> {
    let people = people(place, 4).await?;
    let shared = Shared::new(0, false);
    let mut tables = JoinSet::new();
    for number in 0..asked.games {
        let players: [Player; 4] = people.clone().try_into().map_err(|_| "four people")?;
        tables.spawn(table_of_programs(shared.clone(), place.address(number), players, number));
    }
    let (rate, server, own) = measure(asked, place, &shared).await;
    let count = shared.stored.count();
    println!(
        "api on {}: {rate:.0} actions/s ({} games of 4 programs, nobody watching); stored {}; {:.0} µs of server and \
         {:.0} µs of programs an action; load {}",
        place.name,
        asked.games,
        shared.stored,
        per(server, count),
        per(own, count),
        machine(),
    );
    finish(&shared, tables).await
}

/// A tenth of the streams is at tables that are played, the others are at tables where nothing happens.
async fn streams(asked: &Asked, place: &Place) -> Outcome<()> {
    let quiet = asked.streams * 9 / 10;
    let games = (asked.streams - quiet) / 4;
    let people = people(place, games * 4 + 40).await?;
    let shared = Shared::new(50, asked.gzip);
    let mut watching = JoinSet::new();
    let (sender, _heard) = mpsc::unbounded_channel();
    let mut line = Line::to(&place.address(0)).await?;
    let before = place.used().1;
    for (number, player) in people[games * 4..].iter().enumerate() {
        let made = line.post("/tables", player, "game=stroganov&o-players=1&seat-0=me&start=1").await?;
        let table =
            made.header("location").and_then(|path| path.strip_prefix("/t/")).ok_or("no table")?.to_owned();
        for _ in 0..quiet.div_ceil(40) {
            let (address, table, player) = (place.address(number), table.clone(), player.clone());
            watching.spawn(watch(
                shared.clone(),
                address,
                0,
                table,
                (0, player),
                Sent::default(),
                sender.clone(),
            ));
        }
    }
    let mut tables = JoinSet::new();
    for (number, players) in people[..games * 4].chunks(4).enumerate() {
        let players: [Player; 4] = players.to_vec().try_into().map_err(|_| "four people")?;
        let addresses = [0, 1, 2, 3].map(|seat| place.address(seat));
        tables.spawn(table_of_four(shared.clone(), addresses, players, number));
    }
    let (rate, server, _) = measure(asked, place, &shared).await;
    let open = shared.opened.load(Ordering::Relaxed);
    let memory = place.used().1.saturating_sub(before);
    println!(
        "streams on {}: {open} open{}, {rate:.0} actions/s; stored {}; seen {}; {:.0} KB a stream, {:.0}% of a core; load {}",
        place.name,
        if asked.gzip { " (gzip)" } else { "" },
        shared.stored,
        shared.seen,
        memory as f64 / open as f64,
        server.as_secs_f64() / asked.seconds as f64 * 100.0,
        machine(),
    );
    watching.shutdown().await;
    finish(&shared, tables).await
}

/// Entries of many tables, straight into the database.
async fn into_the_store(asked: &Asked, place: &Place) -> Outcome<()> {
    let store = store::open(&place.url).await?;
    let writer = store::Writer::start(store.clone());
    for grouped in [true, false] {
        let (times, begun) = (Times::default(), Instant::now());
        let mut tables = JoinSet::new();
        for number in 0..asked.games {
            let (store, writer, times) = (store.clone(), writer.clone(), times.clone());
            let (table, seconds) = (format!("store{grouped}{number}"), asked.seconds);
            tables.spawn(async move {
                for seq in 1.. {
                    let append = entry(&table, seq);
                    let one = Instant::now();
                    let written = match grouped {
                        true => writer.append(append).await?,
                        false => store.append(&[append]).await?[0],
                    };
                    times.add(one.elapsed());
                    if !written || begun.elapsed() > Duration::from_secs(seconds) {
                        break;
                    }
                }
                Ok::<(), store::StoreError>(())
            });
        }
        while let Some(ended) = tables.join_next().await {
            ended??;
        }
        println!(
            "store on {}: {:.0} entries/s {} ({} tables); {times}; load {}",
            place.name,
            times.count() as f64 / begun.elapsed().as_secs_f64(),
            if grouped { "grouped" } else { "one by one" },
            asked.games,
            machine(),
        );
    }
    store.close().await?;
    Ok(())
}

/// An entry as long as a usual one.
fn entry(table: &str, seq: i64) -> store::Append {
    let entry = store::Entry { seq, at_ms: seq, body: "x".repeat(60), story: "x".repeat(500), mark: seq };
    let row = store::Row {
        listed: false,
        stage: "playing".to_owned(),
        waits: format!("somebody {}", seq % 4),
        due_ms: 0,
        card: "x".repeat(300),
    };
    let position = Some("x".repeat(2500));
    store::Append { table: table.to_owned(), edition: 0, entry, row, members: None, position }
}

/// Copies of one table that was played for a while.
const COPY: &[&str] = &[
    "INSERT INTO entry (table_id, seq, at_ms, body, story, mark) WITH RECURSIVE number(n) AS \
     (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {count}) \
     SELECT 'copy' || n, seq, at_ms, body, story, mark FROM number, entry WHERE table_id = '{table}'",
    "INSERT INTO snapshot (table_id, seq, position) WITH RECURSIVE number(n) AS \
     (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {count}) \
     SELECT 'copy' || n, seq, position FROM number, snapshot WHERE table_id = '{table}'",
    "INSERT INTO game_table (id, listed, stage, seq, waits, due_ms, card, created_ms, changed_ms) WITH RECURSIVE number(n) AS \
     (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < {count}) \
     SELECT 'copy' || n, listed, stage, seq, waits, due_ms, card, created_ms, changed_ms + n FROM number, game_table WHERE id = '{table}'",
];

async fn open(asked: &Asked, place: &Place) -> Outcome<()> {
    let people = people(place, 4).await?;
    let players: [Player; 4] = people.clone().try_into().map_err(|_| "four people")?;
    let mut line = Line::to(&place.address(0)).await?;
    let new = json!({"game": "stroganov", "options": {"players": 4}});
    let table = line.call("POST", "/api/v1/tables", &players[0], &new).await?["id"]
        .as_str()
        .ok_or("no table")?
        .to_owned();
    let path = format!("/api/v1/tables/{table}");
    for player in &players[1..] {
        line.call("POST", &format!("{path}/join"), player, &json!({})).await?;
    }
    line.call("POST", &format!("{path}/start"), &players[0], &json!({})).await?;
    // Nearly to the end: the longest log there is.
    for number in 0..250_usize {
        let seat = line.call("GET", &format!("{path}/actions"), &players[0], &Value::Null).await?["deciding"]
            .as_u64();
        let Some(player) = seat.map(|seat| &players[seat as usize]) else { break };
        let known = line.call("GET", &format!("{path}/actions"), player, &Value::Null).await?;
        let answers = known["actions"].as_array().ok_or("nothing may be done")?;
        let body = json!({"seq": known["seq"], "action": answers[number * 7 % answers.len()]["action"]});
        line.call("POST", &format!("{path}/actions"), player, &body).await?;
    }
    for text in COPY {
        let text = text.replace("{count}", &asked.tables.to_string()).replace("{table}", &table);
        if place.url.starts_with("sqlite:") {
            let pool = sqlx::SqlitePool::connect(&place.url).await?;
            sqlx::raw_sql(AssertSqlSafe(text)).execute(&pool).await?;
            // Tables come one by one, not as one log of a gigabyte.
            sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pool).await?;
            pool.close().await;
        } else {
            let pool = sqlx::PgPool::connect(&place.url).await?;
            sqlx::raw_sql(AssertSqlSafe(text)).execute(&pool).await?;
            pool.close().await;
        }
    }
    // So long a connection may not be quiet.
    let mut line = Line::to(&place.address(0)).await?;
    let stored = place.bytes().await? as f64 / asked.tables as f64 / 1000.0;
    let (times, home) = (Times::default(), Times::default());
    let headers = format!("cookie: {}\r\n", players[0].cookie);
    for number in 0..500 {
        let begun = Instant::now();
        let path = format!("/t/copy{}", number * 7919 % asked.tables + 1);
        let answer = line.ask("GET", &path, &headers, "").await?;
        if answer.status != 200 {
            return Err(format!("{path}: {}", answer.status).into());
        }
        times.add(begun.elapsed());
        if number % 10 == 0 {
            let begun = Instant::now();
            line.ask("GET", "/", &headers, "").await?;
            home.add(begun.elapsed());
        }
    }
    let memory = memory_of_open_tables(asked, place, &players[0]).await?;
    println!(
        "open on {}: any of {} stored tables with 250 decisions {times}; the home page {home}; {stored:.0} KB on the disk a \
         table; {memory:.0} KB of memory a table that is open with one stream; load {}",
        place.name,
        asked.tables,
        machine(),
    );
    Ok(())
}

/// What a table takes in memory as long as somebody watches it, in KiB.
async fn memory_of_open_tables(asked: &Asked, place: &Place, player: &Player) -> Outcome<f64> {
    let count = asked.tables.min(500);
    let shared = Shared::new(0, asked.gzip);
    // Those that nobody watches are forgotten meanwhile.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let before = place.used().1;
    let mut watching = JoinSet::new();
    let (sender, _heard) = mpsc::unbounded_channel();
    for number in 1..=count {
        let (shared, address, seat) = (shared.clone(), place.address(0), (0, player.clone()));
        let table = format!("copy{number}");
        watching.spawn(watch(shared, address, 0, table, seat, Sent::default(), sender.clone()));
    }
    let begun = Instant::now();
    while shared.opened.load(Ordering::Relaxed) < count as u64 {
        if begun.elapsed() > Duration::from_secs(60) {
            return Err("streams do not open".into());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let memory = place.used().1.saturating_sub(before);
    watching.shutdown().await;
    Ok(memory as f64 / count as f64)
}
