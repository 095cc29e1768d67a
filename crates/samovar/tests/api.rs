//! `samovar serve` for programs: a bot in Python, and what the log keeps to itself.

#![cfg(unix)]

use std::process::Command;

use crate::common::repository;
use crate::common::server::{FORM, Server, between, send};

/// What a server answers.
fn asked(server: &Server, method: &str, path: &str, headers: &[&str], body: &str) -> String {
    send(&server.address, method, path, headers, body).expect("it answers")
}

/// What stands in a text between two others.
fn found<'a>(text: &'a str, before: &str, after: &str) -> &'a str {
    between(text, before, after).unwrap_or_else(|| panic!("{before:?} is not in {text}"))
}

/// Somebody with an account.
struct Account {
    cookie: String,
    csrf: String,
    token: String,
}

const PASSWORD: &str = "a-password-of-mine";

impl Account {
    fn register(server: &Server, name: &str) -> Account {
        let home = asked(server, "GET", "/", &[], "");
        let cookie = format!("cookie: samovar={}", found(&home, "set-cookie: samovar=", ";"));
        let csrf = found(&home, "name=\"csrf\" value=\"", "\"").to_owned();
        let register = format!("csrf={csrf}&do=register&name={name}&password={PASSWORD}");
        let made = asked(server, "POST", "/account", &[FORM, &cookie], &register);
        let cookie = format!("cookie: samovar={}", found(&made, "set-cookie: samovar=", ";"));
        let page = asked(server, "GET", "/account", &[&cookie], "");
        let csrf = found(&page, "name=\"csrf\" value=\"", "\"").to_owned();
        let make = format!("csrf={csrf}&do=make-token&label=bot");
        let page = asked(server, "POST", "/account", &[FORM, &cookie], &make);
        let token = found(&page, "<code id=\"token\">", "<").to_owned();
        Account { cookie, csrf, token }
    }
}

#[test]
fn a_bot_in_python_plays_a_whole_game() {
    let home = tempfile::tempdir().expect("a folder");
    let server = Server::start(&["serve"], home.path());
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
        let server = Server::start(&["serve", "--log", "trace", "--log-format", format], home.path());
        let account = Account::register(&server, &format!("Anna{format}"));
        let bearer = format!("authorization: Bearer {}", account.token);
        let json = "content-type: application/json";
        let new = r#"{"game": "stroganov", "options": {"players": 2}, "seats": [{"sits": "me"}, {"sits": "invited"}]}"#;
        let made = asked(&server, "POST", "/api/v1/tables", &[&bearer, json], new);
        let id = found(&made, "\"id\":\"", "\"").to_owned();
        let key = found(&made, "\"key\":\"", "\"").to_owned();
        let reveal = r#"{"added": "chance-of-mine"}"#;
        asked(&server, "POST", &format!("/api/v1/tables/{id}/reveal"), &[&bearer, json], reveal);
        let said = r#"{"text": "a-line-of-mine"}"#;
        let chat = asked(&server, "POST", &format!("/api/v1/tables/{id}/chat"), &[&bearer, json], said);
        assert!(chat.contains("204"), "{chat}");
        asked(&server, "GET", &format!("/t/{id}?invite={key}"), &[&account.cookie], "");
        // What goes wrong is logged, but not what was tried with it.
        let wrong = format!("csrf={}&do=sign-in&name=Anna{format}&password=a-wrong-password", account.csrf);
        asked(&server, "POST", "/account", &[FORM, &account.cookie], &wrong);
        asked(&server, "GET", "/api/v1/me", &["authorization: Bearer samovar_a-wrong-token"], "");
        asked(&server, "POST", "/api/v1/tables", &[&bearer, json], "{\"a-wrong-body\"");
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
    let server = Server::start(&["serve", "--addr", "0.0.0.0:0", "--base-path", "/tea"], home.path());
    assert!(
        server.address.starts_with("127.0.0.1:") && server.address.ends_with("/tea/"),
        "{}",
        server.address
    );
    let address = server.address.trim_end_matches("/tea/").to_owned();
    let answer = send(&address, "GET", "/tea/healthz", &[], "").expect("it answers");
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    for (flag, value) in
        [("--base-path", "tea"), ("--trusted-proxy", "kitchen"), ("--metrics-for", "1.2.3.4/99")]
    {
        assert!(crate::common::complains(&["serve", flag, value], 2).contains(value), "{flag}");
    }
}
