//! Servers are killed again and again while people play. Whatever was acknowledged is there, once and in order, and every
//! table plays on to its end.
//!
//! A few kills here; `scripts/kill N` does N with every kind of database.

#![cfg(unix)]

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use crate::common::postgres::{Postgres, is_off};
use crate::common::server::{Browser, Server, between};
use samovar_server::store::Store;
use samovar_table::deed::Deed;

/// Tables that are played at the same time.
fn tables() -> u32 {
    if kills() < 50 { 2 } else { 6 }
}

/// A table that stands still for so long is broken.
const STUCK: Duration = Duration::from_secs(120);

/// How often servers are killed for each kind of database.
fn kills() -> u32 {
    std::env::var("SAMOVAR_KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(6)
}

#[test]
fn no_acknowledged_move_is_lost_with_sqlite() {
    let home = tempfile::tempdir().expect("a folder");
    let url = format!("sqlite:{}", home.path().join("tables.db").display());
    survive("SQLite", &url, 1, home.path());
}

#[test]
fn no_acknowledged_move_is_lost_with_postgres() {
    survive_at_postgres("PostgreSQL", 1);
}

#[test]
fn no_acknowledged_move_is_lost_with_two_servers_at_one_postgres() {
    survive_at_postgres("PostgreSQL, two servers", 2);
}

fn survive_at_postgres(name: &str, servers: usize) {
    if is_off() {
        return;
    }
    let (home, postgres) = (tempfile::tempdir().expect("a folder"), Postgres::start());
    survive(name, &postgres.url("postgres"), servers, home.path());
}

/// The addresses of the servers that run now.
#[derive(Clone)]
struct Addresses(Arc<Mutex<Vec<String>>>);

impl Addresses {
    fn one(&self, which: u32) -> String {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all[which as usize % all.len()].clone()
    }

    fn set(&self, place: usize, address: &str) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)[place] = address.to_owned();
    }
}

/// What was sent to a table: by the number the entry would get, the action and whether it was acknowledged.
type Sent = BTreeMap<i64, BTreeMap<String, bool>>;

/// A table that was played.
struct Played {
    id: String,
    sent: Sent,
}

fn survive(name: &str, url: &str, servers: usize, home: &Path) {
    let start = || Server::start(&["serve", "--database", url, "--log", "error"], home);
    let mut running: Vec<Server> = (0..servers).map(|_| start()).collect();
    let addresses = running.iter().map(|server| server.address.clone()).collect();
    let addresses = Addresses(Arc::new(Mutex::new(addresses)));
    let calm = Arc::new(AtomicBool::new(false));
    let acknowledged = Arc::new(AtomicU32::new(0));
    let players: Vec<_> = (0..tables())
        .map(|number| {
            let (addresses, calm, acknowledged) = (addresses.clone(), calm.clone(), acknowledged.clone());
            std::thread::spawn(move || play(number, &addresses, &calm, &acknowledged))
        })
        .collect();

    // Always when somebody is in the middle of something, at another moment every time.
    for kill in 0..kills() {
        let before = acknowledged.load(Ordering::Relaxed);
        let begun = Instant::now();
        while acknowledged.load(Ordering::Relaxed) < before + tables() {
            assert!(begun.elapsed() < STUCK, "{name}: nobody can play");
            std::thread::sleep(Duration::from_millis(1));
        }
        std::thread::sleep(Duration::from_millis(u64::from(kill * 37 % 101)));
        let place = kill as usize % servers;
        running.remove(place).kill();
        running.insert(place, start());
        addresses.set(place, &running[place].address);
    }
    calm.store(true, Ordering::Relaxed);
    let mut tables = Vec::new();
    for player in players {
        tables.extend(player.join().expect("everybody plays to the end"));
    }
    for server in running {
        server.stop();
    }
    let (tables, moves) = check(url, &tables);
    eprintln!(
        "{name}: {} kills, {tables} tables, {moves} acknowledged moves, all there, once, in order",
        kills()
    );
}

/// Plays one table after the other as quickly as possible; the last one to its end when it is calm.
fn play(number: u32, addresses: &Addresses, calm: &AtomicBool, acknowledged: &AtomicU32) -> Vec<Played> {
    let people = new_couple(addresses);
    let mut tables = Vec::new();
    loop {
        // Every second table has a bot, so that servers have something to think about.
        let table = sit_down(&people, addresses, number % 2 == 1);
        tables.push(play_to_the_end(&people, table, addresses, acknowledged));
        if calm.load(Ordering::Relaxed) {
            return tables;
        }
    }
}

fn play_to_the_end(
    people: &[Browser; 2],
    id: String,
    addresses: &Addresses,
    acknowledged: &AtomicU32,
) -> Played {
    let mut sent = Sent::new();
    let (mut turn, mut quiet) = (0, Instant::now());
    loop {
        turn += 1;
        assert!(quiet.elapsed() < STUCK, "table {id} stands still");
        let person = &people[turn as usize % 2];
        let address = addresses.one(turn);
        let Some(page) = person.get(&address, &format!("/t/{id}")) else {
            std::thread::sleep(Duration::from_millis(5));
            continue;
        };
        let question = between(&page, "name=\"seq\" value=\"", "\"").and_then(|seq| seq.parse::<i64>().ok());
        let action = between(&page, "name=\"action\" value=\"", "\"");
        let (Some(seq), Some(action)) = (question, action) else {
            let record = person.get(&address, &format!("/t/{id}/record"));
            if record.is_some_and(|record| record.contains("\nresult: ")) {
                return Played { id, sent };
            }
            continue;
        };
        // Sent to two servers at once, if there are two, it is still played once.
        let answers = [turn, turn + 1].map(|which| {
            let (person, address) = (person.clone(), addresses.one(which));
            let form = format!("seq={seq}&action={}", action.replace(' ', "+"));
            let path = format!("/t/{id}/act");
            std::thread::spawn(move || person.post(&address, &path, &form))
        });
        let answers = answers.map(|answer| answer.join().expect("asked"));
        let taken = answers.iter().flatten().filter(|answer| answer.starts_with("HTTP/1.1 303")).count();
        assert!(taken <= 1, "table {id}, entry {}: taken twice", seq + 1);
        let action = sent.entry(seq + 1).or_default().entry(action.to_owned()).or_default();
        *action |= taken == 1;
        if taken == 1 {
            quiet = Instant::now();
            acknowledged.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// The browsers of two people who have never been here.
fn new_couple(addresses: &Addresses) -> [Browser; 2] {
    let salt = |who: &str| format!("{who} {:?} {}", std::thread::current().id(), addresses.one(0));
    [Browser::new(&salt("anna")), Browser::new(&salt("boris"))]
}

/// Makes a table that has begun, whatever happens to the servers meanwhile.
fn sit_down(people: &[Browser; 2], addresses: &Addresses, bot: bool) -> String {
    let begun = Instant::now();
    for turn in 0.. {
        assert!(begun.elapsed() < STUCK, "no table can be made");
        let at = |which: u32| addresses.one(turn + which);
        let third = if bot { "&o-players=3&seat-2=bot+random" } else { "&o-players=2" };
        let form = format!("game=stroganov&seat-0=me&seat-1=open&name=Anna{third}");
        let made = people[0].post(&at(0), "/tables", &form);
        let made = made.as_deref().and_then(|made| between(made, "location: /t/", "\r\n"));
        let Some(id) = made.map(str::to_owned) else { continue };
        // Without the answer, a newcomer does not know as whom the server seated them.
        let taken = people[1].post(&at(1), &format!("/t/{id}/seat/1/take"), "name=Boris");
        if !taken.is_some_and(|answer| answer.starts_with("HTTP/1.1 303")) {
            continue;
        }
        // Whether this answer is lost does not matter if it has begun.
        let _ = people[0].post(&at(2), &format!("/t/{id}/start"), "");
        let record = people[0].get(&at(3), &format!("/t/{id}/record"));
        if record.is_some_and(|record| record.starts_with("HTTP/1.1 200")) {
            return id;
        }
    }
    unreachable!("it would have been stuck long ago")
}

/// Compares what was acknowledged with what is stored; hands back how many tables and moves.
fn check(url: &str, tables: &[Played]) -> (usize, usize) {
    let runtime = tokio::runtime::Runtime::new().expect("a runtime");
    let mut moves = 0;
    runtime.block_on(async {
        let store = Store::open(url).await.expect("the database is there");
        for Played { id, sent } in tables {
            let entries = store.entries(id, 0).await.expect("a log");
            let mut stored = BTreeMap::new();
            for (place, entry) in entries.iter().enumerate() {
                assert_eq!(entry.seq, place as i64 + 1, "table {id}: the log has no gaps");
                if let Ok(Deed::Act { action, bot: false, .. }) = Deed::read(&entry.body) {
                    stored.insert(entry.seq, action);
                }
            }
            for (seq, actions) in sent {
                for (action, _) in actions.iter().filter(|(_, acknowledged)| **acknowledged) {
                    assert_eq!(stored.get(seq), Some(action), "table {id}: entry {seq} was acknowledged");
                    moves += 1;
                }
            }
            for (seq, action) in &stored {
                let known = sent.get(seq).is_some_and(|actions| actions.contains_key(action));
                assert!(known, "table {id}: nobody sent {action:?} as entry {seq}");
            }
        }
        store.close().await;
    });
    (tables.len(), moves)
}
