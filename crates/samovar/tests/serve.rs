//! `samovar serve`, the real binary with a real network.

#![cfg(unix)]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};

use crate::common::server::{Browser, Server, between};
use crate::common::{complains, prints};

/// Somebody who plays as quickly as possible, and knows how far the table has acknowledged.
struct Player {
    browser: Browser,
    table: String,
    acknowledged: u64,
}

impl Player {
    fn sit_down(server: &Server, who: &str) -> Player {
        let browser = Browser::new(who);
        let form = format!("game=stroganov&o-players=1&seat-0={who}&start=1");
        let made = browser.post(&server.address, "/tables", &form).expect("it answers");
        let table = between(&made, "location: ", "\r\n").expect("a table").to_owned();
        Player { browser, table, acknowledged: 0 }
    }

    /// How far the table is.
    fn seq(&self, address: &str) -> Option<u64> {
        let page = self.browser.get(address, &self.table)?;
        between(&page, "data-seq=\"", "\"").and_then(|seq| seq.parse().ok())
    }

    /// Takes the first decision there is; `None` when the server or the game is gone.
    fn decide(&mut self, address: &str) -> Option<()> {
        let page = self.browser.get(address, &self.table)?;
        let seq: u64 = between(&page, "name=\"seq\" value=\"", "\"")?.parse().ok()?;
        let action = between(&page, "name=\"action\" value=\"", "\"")?.replace(' ', "+");
        let form = format!("seq={seq}&action={action}");
        let answer = self.browser.post(address, &format!("{}/act", self.table), &form)?;
        if answer.starts_with("HTTP/1.1 303") {
            self.acknowledged = seq + 1;
        }
        Some(())
    }
}

#[test]
fn no_acknowledged_move_is_lost_when_the_server_is_killed() {
    let home = tempfile::tempdir().expect("a folder");
    let mut server = Server::start(&[], home.path());
    let mut player = Player::sit_down(&server, "me");
    for round in 0..6 {
        let address = server.address.clone();
        // However slow the machine is, something is acknowledged before the server is killed in the middle of something.
        let enough = player.acknowledged + 2;
        while player.acknowledged < enough && player.decide(&address).is_some() {}
        let killer = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(37 * round));
            server.kill();
        });
        while player.decide(&address).is_some() {}
        killer.join().expect("it was killed");
        server = Server::start(&[], home.path());
        let seq = player.seq(&server.address).expect("the table is there");
        let acknowledged = player.acknowledged;
        assert!(
            (acknowledged..=acknowledged + 1).contains(&seq) || acknowledged == 0,
            "{seq} {acknowledged}"
        );
    }
    assert!(player.acknowledged > 5, "{}", player.acknowledged);
    server.stop();
}

#[test]
fn a_downloaded_record_is_verified_by_its_commitment() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&[], home.path());
    let watcher = Player::sit_down(&server, "bot+random");
    let commitment = server.get(&watcher.table);
    let commitment = between(&commitment, "<dd><code>", "</code>").expect("a commitment").to_owned();
    assert_eq!(commitment.len(), 64);
    let begun = Instant::now();
    let chain = server.get(&format!("/api/v1{}/chain", watcher.table.replace("/t/", "/tables/")));
    let head = between(&chain, "\"head\":\"", "\"").expect("a head").to_owned();
    let record = loop {
        let answer = server.get(&format!("{}/record", watcher.table));
        let (_, record) = answer.split_once("\r\n\r\n").expect("a body");
        assert!(begun.elapsed() < Duration::from_secs(120), "the bot never ends");
        if record.contains("\nresult: ") {
            break record.to_owned();
        }
        assert!(record.contains(&format!("commitment: {commitment}")), "{record}");
        std::thread::sleep(Duration::from_millis(200));
    };
    server.stop();
    let file = home.path().join("game.record");
    std::fs::write(&file, &record).expect("it is written");
    let file = file.display().to_string();
    assert!(prints(&["verify", &file]).contains(&commitment));
    let said = prints(&["verify", "--bots", "--commitment", &commitment, "--head", &head, &file]);
    assert!(said.contains("all the same") && said.contains("after line"), "{said}");
    // Somebody who changes what was added changes the seed, and nothing fits any more.
    let altered = record.replacen("added: [\"", "added: [\"x", 1);
    let open = altered.rfind("end: ").expect("a last line");
    let altered = altered[..open].replace("samovar record 2", "samovar record 1");
    std::fs::write(home.path().join("altered.record"), altered).expect("it is written");
    complains(&["verify", &home.path().join("altered.record").display().to_string()], 1);
}

#[test]
fn without_arguments_it_serves_and_says_where_the_tables_are() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&[], home.path());
    let database = home.path().join(".local/share/samovar/samovar.db");
    assert!(server.said.contains(&database.display().to_string()), "{}", server.said);
    assert!(database.exists());
    assert!(server.get("/healthz").contains("200 OK"));
    assert!(server.get("/").contains("200 OK"));
    server.stop();
}

#[test]
fn the_database_can_be_chosen() {
    let home = tempfile::tempdir().expect("a folder");
    let file = home.path().join("tea.db");
    let url = format!("sqlite:{}", file.display());
    let server = Server::start(&["serve", "--database", &url], home.path());
    assert!(server.said.contains("tea.db"), "{}", server.said);
    server.stop();
    assert!(file.exists());
}

#[test]
fn it_stops_while_somebody_listens() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&["serve"], home.path());
    let mut stream = TcpStream::connect(&server.address).expect("it listens");
    write!(stream, "GET / HTTP/1.1\r\nhost: x\r\n\r\n").expect("asked");
    let mut some = [0; 12];
    stream.read_exact(&mut some).expect("an answer");
    server.stop();
}

#[test]
fn wrong_usage_is_explained() {
    assert!(complains(&["serve", "--addr", "kitchen"], 2).contains("kitchen"));
    assert!(
        complains(&["serve", "--addr", "127.0.0.1:0", "--database", "mysql://x"], 1).contains("mysql://x")
    );
    assert!(
        complains(&["serve", "--addr", "127.0.0.1:0", "--origin", "tea"], 2).contains("https://tea.example")
    );
    assert!(complains(&["serve", "--addr", "192.0.2.1:9"], 1).contains("--addr"));
    let offers = |bots: &[&str]| complains(&[&["serve", "--addr", "127.0.0.1:0"], bots].concat(), 2);
    assert!(offers(&["--bot", "Ivan"]).contains("NAME=BOT"));
    assert!(offers(&["--bot", "greedy=random"]).contains("cannot be a name"));
    assert!(offers(&["--bot", "Ivan=clever"]).contains("there is no bot"));
    assert!(offers(&["--bot", "Ivan=random", "--bot", "Ivan=greedy"]).contains("twice"));
    assert!(offers(&["--bot-time", "0"]).contains("--bot-time"));
}
