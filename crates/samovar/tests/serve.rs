//! `samovar serve`, the real binary with a real network.

#![cfg(unix)]

mod common;

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use common::complains;

/// A server that listens, and where.
struct Server {
    child: Child,
    address: String,
    said: String,
}

impl Server {
    fn start(args: &[&str], home: &Path) -> Server {
        let program = assert_cmd::cargo::cargo_bin("samovar");
        let mut child = Command::new(program)
            .args(args)
            .env_clear()
            .env("HOME", home)
            .env("SAMOVAR_ADDR", "127.0.0.1:0")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("an output")).lines();
        let said = [lines.next(), lines.next()].map(|line| line.expect("a line").expect("text")).join("\n");
        let address = said.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.expect("an address").to_owned();
        Server { child, address, said }
    }

    fn get(&self, path: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {}\r\nconnection: close\r\n\r\n", self.address)
            .expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("text");
        answer
    }

    /// Stops it kindly and waits for its end.
    fn stop(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs").success());
        let begun = Instant::now();
        while begun.elapsed() < Duration::from_secs(10) {
            if let Some(status) = self.child.try_wait().expect("a child") {
                assert!(status.success(), "{status}");
                return;
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        panic!("it does not stop");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
}
