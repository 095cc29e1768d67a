//! `samovar serve` for programs: a bot in Python, and what the log keeps to itself.

#![cfg(unix)]

mod common;

use std::fs::File;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use common::repository;

/// A server that listens, where, and what it logs.
struct Server {
    child: Child,
    address: String,
    log: std::path::PathBuf,
}

impl Server {
    fn start(args: &[&str], home: &Path) -> Server {
        let log = home.join("log");
        let mut child = Command::new(assert_cmd::cargo::cargo_bin("samovar"))
            .arg("serve")
            .args(args)
            .env_clear()
            .env("HOME", home)
            .env("SAMOVAR_ADDR", "127.0.0.1:0")
            .env("SAMOVAR_BOT_PAUSE", "0")
            .stdout(Stdio::piped())
            .stderr(File::create(&log).expect("a file"))
            .spawn()
            .expect("it starts");
        let mut said = String::new();
        BufReader::new(child.stdout.take().expect("an output")).read_line(&mut said).expect("a line");
        let address = said.split("http://").nth(1).and_then(|rest| rest.split(' ').next());
        Server { child, address: address.expect("an address").to_owned(), log }
    }

    /// Sends a request and hands back the whole answer.
    fn ask(&self, head: &str, headers: &[&str], body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).expect("it listens");
        let host = format!("host: {}", self.address);
        let length = format!("content-length: {}", body.len());
        let mut lines = vec![head, host.as_str(), "connection: close", length.as_str()];
        lines.extend(headers);
        write!(stream, "{}\r\n\r\n{body}", lines.join("\r\n")).expect("asked");
        let mut answer = String::new();
        stream.read_to_string(&mut answer).expect("an answer");
        answer
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn between<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    let found = text.split_once(before).and_then(|(_, rest)| rest.split_once(after));
    found.unwrap_or_else(|| panic!("{before:?} is not in {text}")).0
}

/// Somebody with an account.
struct Account {
    cookie: String,
    csrf: String,
    token: String,
}

const FORM: &str = "content-type: application/x-www-form-urlencoded";
const PASSWORD: &str = "a-password-of-mine";

impl Account {
    fn register(server: &Server, name: &str) -> Account {
        let home = server.ask("GET / HTTP/1.1", &[], "");
        let cookie = format!("cookie: samovar={}", between(&home, "set-cookie: samovar=", ";"));
        let csrf = between(&home, "name=\"csrf\" value=\"", "\"").to_owned();
        let register = format!("csrf={csrf}&do=register&name={name}&password={PASSWORD}");
        let made = server.ask("POST /account HTTP/1.1", &[FORM, &cookie], &register);
        let cookie = format!("cookie: samovar={}", between(&made, "set-cookie: samovar=", ";"));
        let page = server.ask("GET /account HTTP/1.1", &[&cookie], "");
        let csrf = between(&page, "name=\"csrf\" value=\"", "\"").to_owned();
        let make = format!("csrf={csrf}&do=make-token&label=bot");
        let page = server.ask("POST /account HTTP/1.1", &[FORM, &cookie], &make);
        let token = between(&page, "<code id=\"token\">", "<").to_owned();
        Account { cookie, csrf, token }
    }
}

#[test]
fn a_bot_in_python_plays_a_whole_game() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&[], home.path());
    let account = Account::register(&server, "Bot");
    let played = Command::new("python3")
        .arg(repository("examples/bot.py"))
        .args([&format!("http://{}", server.address), &account.token])
        .output()
        .expect("python3 is there");
    let said = String::from_utf8_lossy(&played.stdout);
    assert!(played.status.success(), "{said}\n{}", String::from_utf8_lossy(&played.stderr));
    assert!(said.contains("rank 1: seat ") && said.contains("decisions of mine"), "{said}");
    let refused = Command::new("python3")
        .arg(repository("examples/bot.py"))
        .args([&format!("http://{}", server.address), "samovar_wrong"])
        .output()
        .expect("python3 is there");
    assert!(!refused.status.success());
    assert!(String::from_utf8_lossy(&refused.stderr).contains("token is not valid"));
}

#[test]
fn the_log_keeps_secrets() {
    let home = tempfile::tempdir().expect("a folder");
    for format in ["text", "json"] {
        let server = Server::start(&["--log", "trace", "--log-format", format], home.path());
        let account = Account::register(&server, &format!("Anna{format}"));
        let bearer = format!("authorization: Bearer {}", account.token);
        let json = "content-type: application/json";
        let new = r#"{"game": "stroganov", "options": {"players": 2}, "seats": [{"sits": "me"}, {"sits": "invited"}], "entropy": "chance-of-mine"}"#;
        let made = server.ask("POST /api/v1/tables HTTP/1.1", &[&bearer, json], new);
        let id = between(&made, "\"id\":\"", "\"").to_owned();
        let key = between(&made, "\"key\":\"", "\"").to_owned();
        let said = r#"{"text": "a-line-of-mine"}"#;
        let chat = server.ask(&format!("POST /api/v1/tables/{id}/chat HTTP/1.1"), &[&bearer, json], said);
        assert!(chat.contains("204"), "{chat}");
        server.ask(&format!("GET /t/{id}?invite={key} HTTP/1.1"), &[&account.cookie], "");
        // What goes wrong is logged, but not what was tried with it.
        let wrong = format!("csrf={}&do=sign-in&name=Anna{format}&password=a-wrong-password", account.csrf);
        server.ask("POST /account HTTP/1.1", &[FORM, &account.cookie], &wrong);
        server.ask("GET /api/v1/me HTTP/1.1", &["authorization: Bearer samovar_a-wrong-token"], "");
        server.ask("POST /api/v1/tables HTTP/1.1", &[&bearer, json], "{\"a-wrong-body\"");
        let log = server.log.clone();
        drop(server);
        let log = std::fs::read_to_string(log).expect("a log");
        assert!(log.contains("/api/v1/tables") && log.len() > 10_000, "much is logged: {}", log.len());
        let session = account.cookie.split('=').nth(1).expect("a session");
        for secret in [
            session,
            &account.csrf,
            &account.token,
            &key,
            PASSWORD,
            "chance-of-mine",
            "a-line-of-mine",
            "a-wrong-password",
            "a-wrong-token",
            "a-wrong-body",
        ] {
            let at = log.find(secret).map(|at| &log[at.saturating_sub(300)..(at + 100).min(log.len())]);
            assert_eq!(at, None, "{secret} is in the log");
        }
    }
}

#[test]
fn a_server_for_the_network_says_where_it_is_and_can_have_a_path() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&["--addr", "0.0.0.0:0", "--base-path", "/tea"], home.path());
    assert!(
        server.address.starts_with("127.0.0.1:") && server.address.ends_with("/tea/"),
        "{}",
        server.address
    );
    let address = server.address.trim_end_matches("/tea/").to_owned();
    let mut stream = TcpStream::connect(&address).expect("it listens");
    write!(stream, "GET /tea/healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").expect("asked");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("an answer");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    for (flag, value) in
        [("--base-path", "tea"), ("--trusted-proxy", "kitchen"), ("--metrics-for", "1.2.3.4/99")]
    {
        assert!(common::complains(&["serve", flag, value], 2).contains(value), "{flag}");
    }
}
