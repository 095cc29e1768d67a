//! `samovar serve` as a process, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A server that listens, and where.
pub struct Server {
    child: Child,
    pub address: String,
    /// What it said at the start.
    pub said: String,
}

impl Server {
    pub fn start(args: &[&str], home: &Path) -> Server {
        let program = assert_cmd::cargo::cargo_bin("samovar");
        let mut child = Command::new(program)
            .args(args)
            .env_clear()
            .env("HOME", home)
            .env("SAMOVAR_ADDR", "127.0.0.1:0")
            .env("SAMOVAR_BOT_PAUSE", "0")
            .stdout(Stdio::piped())
            .stderr(if std::env::var_os("SAMOVAR_TEST_LOG").is_some() {
                Stdio::inherit()
            } else {
                Stdio::null()
            })
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("an output")).lines();
        let said = [lines.next(), lines.next()].map(|line| line.expect("a line").expect("text")).join("\n");
        let address = said.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.expect("an address").to_owned();
        Server { child, address, said }
    }

    pub fn get(&self, path: &str) -> String {
        ask(&self.address, "GET", path, "", "").expect("it answers")
    }

    /// Ends it as a power cut would.
    pub fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }

    /// Stops it kindly and waits for its end.
    pub fn stop(mut self) {
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

/// Sends one request; `None` if the server is gone before it has answered.
pub fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    let head = format!(
        "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: close\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all((head + body).as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    answer.contains("\r\n\r\n").then_some(answer)
}

/// What stands in a text between two others.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}
