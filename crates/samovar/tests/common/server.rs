//! `samovar serve` as a process, and requests to it.

use std::cell::RefCell;
use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use samovar_server::random::hash;

/// A server that listens, and where.
pub struct Server {
    child: Child,
    pub address: String,
    /// What it said at the start.
    pub said: String,
    /// The file it logs to.
    pub log: PathBuf,
}

impl Server {
    pub fn start(args: &[&str], home: &Path) -> Server {
        Server::start_by(&["env"], args, home)
    }

    /// Starts it by another program, to which it and its arguments are handed.
    pub fn start_by(by: &[&str], args: &[&str], home: &Path) -> Server {
        let path = std::env::var_os("PATH").unwrap_or_default();
        let log = home.join("log");
        let logged = File::options().create(true).append(true).open(&log).expect("a log");
        let mut child = Command::new(by[0])
            .args(&by[1..])
            .arg(assert_cmd::cargo::cargo_bin("samovar"))
            .args(args)
            .env_clear()
            .env("PATH", path)
            .env("HOME", home)
            .env("SAMOVAR_ADDR", "127.0.0.1:0")
            .env("SAMOVAR_BOT_PAUSE", "0")
            .env("SAMOVAR_RATE", "0")
            .stdout(Stdio::piped())
            .stderr(if std::env::var_os("SAMOVAR_TEST_LOG").is_some() {
                Stdio::inherit()
            } else {
                Stdio::from(logged)
            })
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(child.stdout.take().expect("an output")).lines();
        let said = [lines.next(), lines.next()].map(|line| line.expect("a line").expect("text")).join("\n");
        let address = said.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        let address = address.expect("an address").to_owned();
        Server { child, address, said, log }
    }

    /// The number of its process.
    pub fn pid(&self) -> u32 {
        self.child.id()
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
        while begun.elapsed() < Duration::from_secs(60) {
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

/// A browser of somebody who comes for the first time; it keeps the cookie a server gives it.
#[derive(Clone)]
pub struct Browser(RefCell<String>);

impl Browser {
    /// Browsers with different salts come with different cookies.
    pub fn new(salt: &str) -> Browser {
        Browser(RefCell::new(hash(&[salt])))
    }

    /// Asks for a page; `None` if the server is gone before it has answered.
    pub fn get(&self, address: &str, path: &str) -> Option<String> {
        self.ask(address, "GET", path, "")
    }

    /// Sends a form; `None` if the server is gone before it has answered.
    pub fn post(&self, address: &str, path: &str, form: &str) -> Option<String> {
        let csrf = hash(&["csrf", &self.0.borrow()])[..32].to_owned();
        self.ask(address, "POST", path, &format!("csrf={csrf}&{form}"))
    }

    fn ask(&self, address: &str, method: &str, path: &str, body: &str) -> Option<String> {
        let cookie = format!("samovar={}", self.0.borrow());
        let answer = ask(address, method, path, &cookie, body)?;
        if let Some(token) = between(&answer, "set-cookie: samovar=", ";") {
            token.clone_into(&mut self.0.borrow_mut());
        }
        Some(answer)
    }
}

/// The header of a form.
pub const FORM: &str = "content-type: application/x-www-form-urlencoded";

/// Sends one request as a browser; `None` if the server is gone before it has answered.
pub fn ask(address: &str, method: &str, path: &str, cookie: &str, body: &str) -> Option<String> {
    send(address, method, path, &[&format!("cookie: {cookie}"), FORM], body)
}

/// Sends one request; `None` if the server is gone before it has answered.
pub fn send(address: &str, method: &str, path: &str, headers: &[&str], body: &str) -> Option<String> {
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(60))).ok()?;
    let mut lines = vec![
        format!("{method} {path} HTTP/1.1"),
        format!("host: {address}"),
        "connection: close".to_owned(),
        format!("content-length: {}", body.len()),
    ];
    lines.extend(headers.iter().map(|header| (*header).to_owned()));
    stream.write_all(format!("{}\r\n\r\n{body}", lines.join("\r\n")).as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    answer.contains("\r\n\r\n").then_some(answer)
}

/// What stands in a text between two others.
pub fn between<'a>(text: &'a str, before: &str, after: &str) -> Option<&'a str> {
    text.split_once(before)?.1.split_once(after).map(|(found, _)| found)
}
