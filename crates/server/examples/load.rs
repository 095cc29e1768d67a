//! Measures a server under simulated players: actions a second, and how long until an action is stored and seen.
//!
//! `scripts/load` builds and runs it; `scripts/load --help` lists the scenarios and options.

#[allow(dead_code, reason = "tests use more of it")]
#[path = "../tests/common/postgres.rs"]
mod postgres;

use std::collections::HashMap;
use std::fmt::{self, Display};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::http::{Method, Request, Response, StatusCode, header};
use clap::{Parser, ValueEnum};
use http_body_util::{BodyExt, Full};
use hyper::body::Incoming;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper_util::rt::TokioIo;
use postgres::Postgres;
use samovar_server::people::token_hash;
use samovar_server::random::{Random, hash};
use samovar_server::store::{self, Person, Store, Token};
use serde_json::{Value, json};
use sqlx::AssertSqlSafe;
use tokio::net::TcpStream;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinSet;

/// Measures a server under simulated players: actions a second, and how long until an action is stored and seen.
#[derive(Parser)]
struct Args {
    /// What to measure [default: everything]
    scenarios: Vec<Scenario>,
    /// The database, and how many servers share it [default: each in turn]
    #[arg(long)]
    on: Vec<Backend>,
    /// Actions a second in `play`; 0 for as many as possible
    #[arg(long, default_value_t = 300)]
    rate: u32,
    /// How long to measure
    #[arg(long, default_value_t = 20)]
    seconds: u64,
    /// How many tables are played at once
    #[arg(long, default_value_t = 60)]
    games: usize,
    /// Open event streams in `streams`
    #[arg(long, default_value_t = 2000)]
    streams: usize,
    /// Stored tables in `open`
    #[arg(long, default_value_t = 10_000)]
    tables: usize,
    /// Ask for compressed event streams
    #[arg(long)]
    gzip: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Scenario {
    /// Entries straight into the database, grouped by the writer and one by one
    Store,
    /// Games of four people, each with the table open in a browser
    Play,
    /// Games of four programs that use the JSON API, nobody watching, as fast as possible
    Api,
    /// Open event streams, a tenth of them at tables that are played
    Streams,
    /// Opening one of many stored tables; their size on disk and in memory
    Open,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Backend {
    Sqlite,
    Postgres,
    /// Two servers at one PostgreSQL
    Two,
}

impl Display for Backend {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Backend::Sqlite => "sqlite",
            Backend::Postgres => "postgres",
            Backend::Two => "two",
        })
    }
}

type Failure = Box<dyn std::error::Error + Send + Sync>;
type Outcome<T> = Result<T, Failure>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let mut args = Args::parse();
    if args.scenarios.is_empty() {
        args.scenarios = Scenario::value_variants().to_vec();
    }
    if args.on.is_empty() {
        args.on = Backend::value_variants().to_vec();
    }
    for on in &args.on {
        for scenario in &args.scenarios {
            let place = Place::make(*on).await?;
            match scenario {
                Scenario::Store => into_the_store(&args, &place).await?,
                Scenario::Play => play(&args, &place).await?,
                Scenario::Api => api(&args, &place).await?,
                Scenario::Streams => streams(&args, &place).await?,
                Scenario::Open => open(&args, &place).await?,
            }
        }
    }
    Ok(())
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Servers that share a database of their own.
struct Place {
    on: Backend,
    url: String,
    servers: Vec<Running>,
    addresses: Vec<String>,
    _postgres: Option<Postgres>,
    _folder: tempfile::TempDir,
}

/// A server process, killed when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

impl Place {
    async fn make(on: Backend) -> Outcome<Place> {
        let folder = tempfile::tempdir_in(
            std::env::var_os("SAMOVAR_LOAD_DIR").map_or_else(std::env::temp_dir, PathBuf::from),
        )?;
        let postgres = (on != Backend::Sqlite).then(Postgres::start_durable);
        let url = match &postgres {
            Some(postgres) => postgres.url("postgres"),
            None => format!("sqlite:{}", folder.path().join("load.db").display()),
        };
        Store::open(&url).await?.close().await;
        let (servers, addresses) = (Vec::new(), Vec::new());
        let mut place = Place { on, url, servers, addresses, _postgres: postgres, _folder: folder };
        for _ in 0..if on == Backend::Two { 2 } else { 1 } {
            place.start()?;
        }
        Ok(place)
    }

    fn start(&mut self) -> Outcome<()> {
        let beside =
            std::env::current_exe()?.parent().and_then(|folder| Some(folder.parent()?.join("samovar")));
        let program =
            std::env::var_os("SAMOVAR_BIN").map(PathBuf::from).or(beside).ok_or("where is samovar?")?;
        let mut child = Command::new(program)
            .args(["serve", "--addr", "127.0.0.1:0", "--rate", "0", "--log", "warn", "--database", &self.url])
            .stdout(Stdio::piped())
            .spawn()?;
        let output = child.stdout.take().ok_or("the server has no output")?;
        self.servers.push(Running(child));
        let line = io::BufReader::new(output).lines().next().ok_or("the server printed nothing")??;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        self.addresses.push(address.ok_or("the server printed no address")?.to_owned());
        Ok(())
    }

    /// Runs a statement in the database.
    async fn run(&self, sql: String) -> Outcome<()> {
        if self.on == Backend::Sqlite {
            let pool = sqlx::SqlitePool::connect(&self.url).await?;
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&pool).await?;
            // Otherwise the write-ahead log would grow to a gigabyte.
            sqlx::raw_sql("PRAGMA wal_checkpoint(TRUNCATE)").execute(&pool).await?;
            pool.close().await;
        } else {
            let pool = sqlx::PgPool::connect(&self.url).await?;
            sqlx::raw_sql(AssertSqlSafe(sql)).execute(&pool).await?;
            pool.close().await;
        }
        Ok(())
    }

    /// The size of the database on disk.
    async fn bytes(&self) -> Outcome<u64> {
        if let Some(file) = self.url.strip_prefix("sqlite:") {
            self.run("SELECT 1".to_owned()).await?;
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

    /// The processor time of all servers so far, and their memory now in KiB.
    fn used(&self) -> (Duration, u64) {
        let used = self.servers.iter().map(|server| used(&server.0.id().to_string()));
        used.fold((Duration::ZERO, 0), |(time, memory), (more, taken)| (time + more, memory + taken))
    }
}

/// Processor time and memory in KiB of a process, as Linux reports them.
fn used(process: &str) -> (Duration, u64) {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u64 = fields.skip(11).take(2).map(|field| field.parse().unwrap_or(0)).sum();
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let memory = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let memory = memory.and_then(|text| text.split_whitespace().next()?.parse().ok());
    (Duration::from_millis(ticks * 10), memory.unwrap_or(0))
}

/// The load of the machine, to tell whether a figure can be trusted.
fn machine() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or("?").to_owned()
}

/// How long things took, in microseconds.
#[derive(Clone, Default)]
struct Times(Arc<Mutex<Vec<u32>>>);

impl Times {
    fn add(&self, took: Duration) {
        lock(&self.0).push(took.as_micros() as u32);
    }

    fn clear(&self) {
        lock(&self.0).clear();
    }

    fn count(&self) -> usize {
        lock(&self.0).len()
    }
}

impl Display for Times {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut times = lock(&self.0).clone();
        times.sort_unstable();
        let at = |share: f64| {
            times.get((times.len() as f64 * share) as usize).map_or(0.0, |time| f64::from(*time) / 1000.0)
        };
        write!(f, "p50 {:.1} ms, p99 {:.1} ms", at(0.5), at(0.99))
    }
}

/// Somebody the servers know: as a person by a cookie, as a program by a token.
#[derive(Clone)]
struct Player {
    cookie: String,
    csrf: String,
    bearer: String,
}

/// Adds people straight to the database.
async fn people(place: &Place, count: usize) -> Outcome<Vec<Player>> {
    let (store, random) = (Store::open(&place.url).await?, Random::default());
    let mut people = Vec::with_capacity(count);
    for number in 0..count {
        let (token, bearer) = (random.token(), format!("samovar_{}", random.token()));
        let person = Person {
            id: random.id(),
            name: format!("Player {number}"),
            login: Some(format!("player {number} {}", random.id())),
            ..Person::default()
        };
        store.add_person(&person, 1).await?;
        store.add_session(&hash(&["session", &token]), &person.id, i64::MAX / 2).await?;
        let kept = Token { id: random.id(), label: String::new(), created_ms: 1, used_ms: 0 };
        store.add_token(&token_hash(&bearer), &person.id, &kept).await?;
        let csrf = hash(&["csrf", &token])[..32].to_owned();
        people.push(Player { cookie: format!("samovar={token}"), csrf, bearer });
    }
    store.close().await;
    Ok(people)
}

/// A connection that stays open for one request after another.
struct Client {
    sender: SendRequest<Full<Bytes>>,
    address: String,
}

impl Client {
    async fn connect(address: &str) -> Outcome<Client> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (sender, connection) = handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        Ok(Client { sender, address: address.to_owned() })
    }

    /// Sends a request; the body of the answer is still to be read.
    async fn send(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Outcome<Response<Incoming>> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, &self.address);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.sender.ready().await?;
        Ok(self.sender.send_request(request.body(Full::from(body))?).await?)
    }

    async fn ask(
        &mut self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: String,
    ) -> Outcome<Response<Bytes>> {
        let (parts, body) = self.send(method, path, headers, body).await?.into_parts();
        Ok(Response::from_parts(parts, body.collect().await?.to_bytes()))
    }

    /// Sends a form as the script of a page does.
    async fn post(&mut self, path: &str, player: &Player, form: &str) -> Outcome<Response<Bytes>> {
        let headers = [
            ("cookie", player.cookie.as_str()),
            ("x-samovar", "1"),
            ("content-type", "application/x-www-form-urlencoded"),
        ];
        self.ask(Method::POST, path, &headers, format!("csrf={}&{form}", player.csrf)).await
    }

    /// Calls the JSON API.
    async fn call(&mut self, method: Method, path: &str, player: &Player, body: &Value) -> Outcome<Value> {
        let bearer = format!("Bearer {}", player.bearer);
        let headers = [("authorization", bearer.as_str()), ("content-type", "application/json")];
        let body = if body.is_null() { String::new() } else { body.to_string() };
        let answer = self.ask(method, path, &headers, body).await?;
        if answer.status().as_u16() >= 400 {
            return Err(format!("{path}: {} {}", answer.status(), text(&answer)).into());
        }
        if answer.body().is_empty() { Ok(Value::Null) } else { Ok(serde_json::from_slice(answer.body())?) }
    }
}

fn text(answer: &Response<Bytes>) -> String {
    String::from_utf8_lossy(answer.body()).into_owned()
}

/// The table to which an answer leads.
fn table_of(made: &Response<Bytes>) -> Outcome<String> {
    let path = made.headers().get(header::LOCATION).and_then(|path| path.to_str().ok()?.strip_prefix("/t/"));
    Ok(path.ok_or_else(|| format!("no table: {} {}", made.status(), text(made)))?.to_owned())
}

/// A table of four programs that has begun; its path in the API.
async fn programs_sit_down(client: &mut Client, players: &[Player; 4]) -> Outcome<String> {
    let new = json!({"game": "stroganov", "options": {"players": 4}});
    let table = client.call(Method::POST, "/api/v1/tables", &players[0], &new).await?;
    let table = format!("/api/v1/tables/{}", table["id"].as_str().ok_or("no table")?);
    for player in &players[1..] {
        client.call(Method::POST, &format!("{table}/join"), player, &json!({})).await?;
    }
    client.call(Method::POST, &format!("{table}/start"), &players[0], &json!({})).await?;
    Ok(table)
}

/// The text between two others.
fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}

/// What all players share.
struct Shared {
    stored: Times,
    seen: Times,
    seen_elsewhere: Times,
    opened: AtomicU64,
    faults: AtomicU64,
    bytes: AtomicU64,
    /// How many actions may be sent now; without it as many as possible.
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
                    // Permits unused for half a second expire, so that a stall is not followed by a burst.
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

    fn fault(&self, what: &dyn Display) {
        if self.faults.fetch_add(1, Ordering::Relaxed) < 3 {
            eprintln!("  a fault: {what}");
        }
    }
}

/// What one seat hears of its table.
enum Heard {
    /// It has to decide: the seat, the entry it saw, and the actions on offer.
    Decide(usize, u64, Vec<String>),
    /// The game is over.
    Over,
}

/// When each entry was sent, and from which server.
type Sent = Arc<Mutex<HashMap<u64, (Instant, usize)>>>;

/// Reads the live updates of a seat as its page does.
async fn watch(
    shared: Arc<Shared>,
    address: String,
    server: usize,
    table: String,
    (seat, player): (usize, Player),
    sent: Sent,
    heard: mpsc::UnboundedSender<Heard>,
) -> Outcome<()> {
    let mut client = Client::connect(&address).await?;
    let mut headers = vec![("cookie", player.cookie.as_str()), ("accept", "text/event-stream")];
    headers.extend(shared.gzip.then_some(("accept-encoding", "gzip")));
    let path = format!("/t/{table}/events?since=0");
    let answer = loop {
        let answer = client.send(Method::GET, &path, &headers, String::new()).await?;
        match answer.status() {
            StatusCode::OK => break answer,
            // One person opens everything here, and the server works for so many of their requests at once.
            StatusCode::SERVICE_UNAVAILABLE => answer.into_body().collect().await?,
            status => return Err(format!("{path}: {status}").into()),
        };
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    shared.opened.fetch_add(1, Ordering::Relaxed);
    let mut body = answer.into_body();
    let mut unzip = shared.gzip.then(|| flate2::write::GzDecoder::new(Vec::new()));
    let (mut text, mut last) = (Vec::new(), 0);
    while let Some(frame) = body.frame().await {
        let Ok(chunk) = frame?.into_data() else { continue };
        shared.bytes.fetch_add(chunk.len() as u64, Ordering::Relaxed);
        match &mut unzip {
            None => text.extend_from_slice(&chunk),
            Some(unzip) => {
                unzip.write_all(&chunk)?;
                unzip.flush()?;
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
                let moment = lock(&sent).get(&id).copied();
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
                if !answers.is_empty() && heard.send(Heard::Decide(seat, seq, answers)).is_err() {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// Plays one table after another, of four people who all watch.
async fn table_of_four(
    shared: Arc<Shared>,
    addresses: [String; 4],
    players: [Player; 4],
    salt: usize,
) -> Outcome<()> {
    let mut clients = Vec::new();
    for address in &addresses {
        clients.push(Client::connect(address).await?);
    }
    let server = |seat: usize| addresses.iter().position(|address| *address == addresses[seat]).unwrap_or(0);
    while !shared.stopped() {
        let form = "game=stroganov&o-players=4&seat-0=me&seat-1=open&seat-2=open&seat-3=open";
        let table = table_of(&clients[0].post("/tables", &players[0], form).await?)?;
        for seat in 1..4 {
            let taken =
                clients[seat].post(&format!("/t/{table}/seat/{seat}/take"), &players[seat], "").await?;
            if taken.status().as_u16() >= 400 {
                return Err(format!("no seat: {}", text(&taken)).into());
            }
        }
        clients[0].post(&format!("/t/{table}/start"), &players[0], "").await?;
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
                let action: String = form_urlencoded::byte_serialize(action.as_bytes()).collect();
                let form = format!("seq={seq}&action={action}");
                let begun = Instant::now();
                lock(&sent).insert(seq + 1, (begun, server(seat)));
                let answer = clients[seat].post(&format!("/t/{table}/act"), &players[seat], &form).await?;
                match answer.status() {
                    StatusCode::NO_CONTENT => shared.stored.add(begun.elapsed()),
                    // An older answer that is no longer on offer: try another.
                    StatusCode::UNPROCESSABLE_ENTITY if !answers.is_empty() => continue,
                    // This server has not heard of the last entry yet. It will ask again.
                    StatusCode::CONFLICT => break,
                    status => shared.fault(&format!("{status} {}", text(&answer))),
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
async fn measure(args: &Args, place: &Place, shared: &Shared) -> (f64, Duration, Duration) {
    tokio::time::sleep(Duration::from_secs(3)).await;
    for times in [&shared.stored, &shared.seen, &shared.seen_elsewhere] {
        times.clear();
    }
    shared.bytes.store(0, Ordering::Relaxed);
    let (begun, before, own) = (Instant::now(), place.used().0, used("self").0);
    tokio::time::sleep(Duration::from_secs(args.seconds)).await;
    let rate = shared.stored.count() as f64 / begun.elapsed().as_secs_f64();
    (rate, place.used().0 - before, used("self").0 - own)
}

fn per(time: Duration, count: usize) -> f64 {
    time.as_secs_f64() * 1e6 / count.max(1) as f64
}

async fn play(args: &Args, place: &Place) -> Outcome<()> {
    let people = people(place, args.games * 4).await?;
    let shared = Shared::new(args.rate, args.gzip);
    let mut tables = JoinSet::new();
    for (number, players) in people.chunks(4).enumerate() {
        let players: [Player; 4] = players.to_vec().try_into().map_err(|_| "four people")?;
        let addresses = [0, 1, 2, 3].map(|seat| place.address(seat));
        tables.spawn(table_of_four(shared.clone(), addresses, players, number));
    }
    let (rate, server, own) = measure(args, place, &shared).await;
    let count = shared.stored.count();
    println!(
        "play on {}: {rate:.0} actions/s ({} games of 4, all watching{}); stored {}; seen by another seat {}{}; \
         {:.0} µs of server and {:.0} µs of players an action, {:.1} KB sent; {} faults; load {}",
        place.on,
        args.games,
        if args.gzip { ", gzip" } else { "" },
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

/// Plays one table after another, of four programs.
async fn table_of_programs(
    shared: Arc<Shared>,
    address: String,
    players: [Player; 4],
    salt: usize,
) -> Outcome<()> {
    let mut client = Client::connect(&address).await?;
    while !shared.stopped() {
        let table = programs_sit_down(&mut client, &players).await?;
        let actions = format!("{table}/actions");
        let mut known = client.call(Method::GET, &actions, &players[0], &Value::Null).await?;
        while let (Some(seat), false) = (known["deciding"].as_u64(), shared.stopped()) {
            let player = &players[seat as usize];
            if known["your_move"] != true || known["legal"].is_null() {
                known = client.call(Method::GET, &actions, player, &Value::Null).await?;
                let legal =
                    known["actions"].as_array().into_iter().flatten().map(|one| one["action"].clone());
                known["legal"] = Value::Array(legal.collect());
            }
            let legal =
                known["legal"].as_array().filter(|legal| !legal.is_empty()).ok_or("no legal action")?;
            let seq = known["seq"].as_u64().ok_or("no number")?;
            let action = &legal[(seq as usize * 7 + salt) % legal.len()];
            shared.may_act().await;
            let begun = Instant::now();
            let body = json!({"seq": seq, "action": action});
            known = client.call(Method::POST, &actions, player, &body).await?;
            shared.stored.add(begun.elapsed());
        }
    }
    Ok(())
}

async fn api(args: &Args, place: &Place) -> Outcome<()> {
    let people = people(place, 4).await?;
    let shared = Shared::new(0, false);
    let mut tables = JoinSet::new();
    for number in 0..args.games {
        let players: [Player; 4] = people.clone().try_into().map_err(|_| "four people")?;
        tables.spawn(table_of_programs(shared.clone(), place.address(number), players, number));
    }
    let (rate, server, own) = measure(args, place, &shared).await;
    let count = shared.stored.count();
    println!(
        "api on {}: {rate:.0} actions/s ({} games of 4 programs, nobody watching); stored {}; {:.0} µs of server and \
         {:.0} µs of programs an action; load {}",
        place.on,
        args.games,
        shared.stored,
        per(server, count),
        per(own, count),
        machine(),
    );
    finish(&shared, tables).await
}

/// A tenth of the streams are at tables that are played, the others at tables where nothing happens.
async fn streams(args: &Args, place: &Place) -> Outcome<()> {
    let quiet = args.streams * 9 / 10;
    let games = (args.streams - quiet) / 4;
    let people = people(place, games * 4 + 40).await?;
    let shared = Shared::new(50, args.gzip);
    let mut watching = JoinSet::new();
    let (sender, _heard) = mpsc::unbounded_channel();
    let mut client = Client::connect(&place.address(0)).await?;
    let before = place.used().1;
    for (number, player) in people[games * 4..].iter().enumerate() {
        let form = "game=stroganov&o-players=1&seat-0=me&start=1";
        let table = table_of(&client.post("/tables", player, form).await?)?;
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
    let (rate, server, _) = measure(args, place, &shared).await;
    let open = shared.opened.load(Ordering::Relaxed);
    let memory = place.used().1.saturating_sub(before);
    println!(
        "streams on {}: {open} open{}, {rate:.0} actions/s; stored {}; seen {}; {:.0} KB a stream, {:.0}% of a core; load {}",
        place.on,
        if args.gzip { " (gzip)" } else { "" },
        shared.stored,
        shared.seen,
        memory as f64 / open as f64,
        server.as_secs_f64() / args.seconds as f64 * 100.0,
        machine(),
    );
    watching.shutdown().await;
    finish(&shared, tables).await
}

/// Writes entries of many tables straight into the database.
async fn into_the_store(args: &Args, place: &Place) -> Outcome<()> {
    let store = Store::open(&place.url).await?;
    let writer = store::Writer::start(Arc::new(store.clone()));
    for grouped in [true, false] {
        let (times, begun) = (Times::default(), Instant::now());
        let mut tables = JoinSet::new();
        for number in 0..args.games {
            let (store, writer, times) = (store.clone(), writer.clone(), times.clone());
            let (table, seconds) = (format!("store{grouped}{number}"), args.seconds);
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
            place.on,
            times.count() as f64 / begun.elapsed().as_secs_f64(),
            if grouped { "grouped" } else { "one by one" },
            args.games,
            machine(),
        );
    }
    store.close().await;
    Ok(())
}

/// An entry of the usual length.
fn entry(table: &str, seq: i64) -> store::Append {
    let entry = store::Entry { seq, at_ms: seq, body: "x".repeat(60), story: "x".repeat(500), mark: seq };
    let row = store::Row {
        listing: store::Listing::Private,
        stage: "playing".to_owned(),
        waits: format!("somebody {}", seq % 4),
        due_ms: 0,
        card: "x".repeat(300),
    };
    let position = Some("x".repeat(2500));
    store::Append { table: table.to_owned(), edition: 0, entry, row, members: None, position }
}

/// Copies one table many times.
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

async fn open(args: &Args, place: &Place) -> Outcome<()> {
    let people = people(place, 4).await?;
    let players: [Player; 4] = people.clone().try_into().map_err(|_| "four people")?;
    let mut client = Client::connect(&place.address(0)).await?;
    let path = programs_sit_down(&mut client, &players).await?;
    let actions = format!("{path}/actions");
    // Nearly to the end, where the log is longest.
    for number in 0..250_usize {
        let seat = client.call(Method::GET, &actions, &players[0], &Value::Null).await?["deciding"].as_u64();
        let Some(player) = seat.map(|seat| &players[seat as usize]) else { break };
        let known = client.call(Method::GET, &actions, player, &Value::Null).await?;
        let answers = known["actions"].as_array().ok_or("no legal action")?;
        let body = json!({"seq": known["seq"], "action": answers[number * 7 % answers.len()]["action"]});
        client.call(Method::POST, &actions, player, &body).await?;
    }
    let table = path.rsplit('/').next().unwrap_or_default();
    for sql in COPY {
        place.run(sql.replace("{count}", &args.tables.to_string()).replace("{table}", table)).await?;
    }
    // Copying takes longer than the server keeps an idle connection.
    let mut client = Client::connect(&place.address(0)).await?;
    let stored = place.bytes().await? as f64 / args.tables as f64 / 1000.0;
    let (times, home) = (Times::default(), Times::default());
    let headers = [("cookie", players[0].cookie.as_str())];
    for number in 0..500 {
        let begun = Instant::now();
        let path = format!("/t/copy{}", number * 7919 % args.tables + 1);
        let answer = client.ask(Method::GET, &path, &headers, String::new()).await?;
        if answer.status() != StatusCode::OK {
            return Err(format!("{path}: {}", answer.status()).into());
        }
        times.add(begun.elapsed());
        if number % 10 == 0 {
            let begun = Instant::now();
            client.ask(Method::GET, "/", &headers, String::new()).await?;
            home.add(begun.elapsed());
        }
    }
    let memory = memory_of_open_tables(args, place, &players[0]).await?;
    println!(
        "open on {}: any of {} stored tables with 250 decisions {times}; the home page {home}; {stored:.0} KB on the disk a \
         table; {memory:.0} KB of memory a table that is open with one stream; load {}",
        place.on,
        args.tables,
        machine(),
    );
    Ok(())
}

/// The memory of a table while somebody watches it, in KiB.
async fn memory_of_open_tables(args: &Args, place: &Place, player: &Player) -> Outcome<f64> {
    let count = args.tables.min(500);
    let shared = Shared::new(0, args.gzip);
    // Tables that nobody watches are dropped from memory in the meantime.
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
