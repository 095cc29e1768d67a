//! `samovar backup`, `samovar restore` and `samovar admin`, beside a server that runs.

#![cfg(unix)]

use std::path::Path;
use std::time::{Duration, Instant};

use crate::common::server::{Browser, Server, between};
use crate::common::{complains, json_lines, prints, prints_when_typed};

/// Somebody with a browser.
struct Person(Browser);

impl Person {
    fn new(name: &str) -> Person {
        Person(Browser::new(name))
    }

    fn get(&self, server: &Server, path: &str) -> String {
        self.0.get(&server.address, path).expect("it answers")
    }

    fn post(&self, server: &Server, path: &str, form: &str) -> String {
        self.0.post(&server.address, path, form).expect("it answers")
    }

    /// Makes a table for one.
    fn table(&self, server: &Server) -> String {
        let form = "game=stroganov&o-players=1&seat-0=me&name=Anna&start=1";
        let made = self.post(server, "/tables", form);
        between(&made, "location: /t/", "\r\n").expect("a table").to_owned()
    }

    /// How far a table is, if it is there.
    fn seq(&self, server: &Server, table: &str) -> Option<u64> {
        between(&self.get(server, &format!("/t/{table}")), "data-seq=\"", "\"")?.parse().ok()
    }

    /// Takes the first decision there is.
    fn act(&self, server: &Server, table: &str) -> String {
        let page = self.get(server, &format!("/t/{table}"));
        let seq = between(&page, "name=\"seq\" value=\"", "\"").expect("a question");
        let action = between(&page, "name=\"action\" value=\"", "\"").expect("an answer").replace(' ', "+");
        self.post(server, &format!("/t/{table}/act"), &format!("seq={seq}&action={action}"))
    }
}

/// Registers an account and hands back its browser.
fn registered(server: &Server, name: &str, password: &str) -> Person {
    let person = Person::new(name);
    let answer = person.post(server, "/account", &format!("do=register&name={name}&password={password}"));
    assert!(answer.starts_with("HTTP/1.1 303"), "{answer}");
    person
}

fn signs_in(server: &Server, name: &str, password: &str) -> bool {
    let form = format!("do=sign-in&name={name}&password={password}");
    Person::new("somebody").post(server, "/account", &form).starts_with("HTTP/1.1 303")
}

fn until(what: &str, mut holds: impl FnMut() -> bool) {
    let begun = Instant::now();
    while !holds() {
        assert!(begun.elapsed() < Duration::from_secs(60), "{what} takes too long");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn database(folder: &Path, name: &str) -> String {
    format!("sqlite:{}", folder.join(name).display())
}

#[test]
fn a_backup_is_made_and_put_back_while_the_server_runs() {
    let home = tempfile::tempdir().expect("a folder");
    let url = database(home.path(), "tables.db");
    let file = home.path().join("tables.backup").display().to_string();
    let server = Server::start(&["serve", "--database", &url], home.path());
    let anna = Person::new("anna");
    let table = anna.table(&server);
    for _ in 0..3 {
        anna.act(&server, &table);
    }
    let then = anna.seq(&server, &table).expect("a table");
    assert!(prints(&["backup", &file, "--database", &url]).contains("rows are in"));
    let text = std::fs::read_to_string(&file).expect("a backup");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        let mode = std::fs::metadata(&file).expect("a backup").permissions().mode();
        assert_eq!(mode & 0o777, 0o600, "it holds secrets of running games");
    }
    assert_eq!(prints(&["backup", "-", "--database", &url]), text, "nothing has changed since");
    for _ in 0..3 {
        anna.act(&server, &table);
    }
    assert_eq!(anna.seq(&server, &table), Some(then + 3));

    // Elsewhere it goes on from there.
    let other = database(home.path(), "other.db");
    prints(&["restore", &file, "--database", &other]);
    let second = Server::start(&["serve", "--database", &other], home.path());
    assert_eq!(anna.seq(&second, &table), Some(then));
    assert!(anna.act(&second, &table).starts_with("HTTP/1.1 303"));
    second.stop();

    // Here it is not put over what is there, unless that is asked for.
    let refused = complains(&["restore", &file, "--database", &url], 1);
    assert!(refused.contains("--replace") && refused.contains("nothing was changed"), "{refused}");
    assert_eq!(anna.seq(&server, &table), Some(then + 3));
    prints(&["restore", &file, "--replace", "--database", &url]);
    until("going back", || anna.seq(&server, &table) == Some(then));
    assert!(anna.act(&server, &table).starts_with("HTTP/1.1 303"));
    server.stop();
}

#[test]
fn what_cannot_be_backed_up_or_restored_is_told() {
    let home = tempfile::tempdir().expect("a folder");
    let url = database(home.path(), "none.db");
    let file = home.path().join("x").display().to_string();
    assert!(complains(&["backup", &file, "--database", &url], 1).contains("there is no database"));
    assert!(!home.path().join("none.db").exists(), "nothing is made");
    assert!(complains(&["restore", &file, "--database", &url], 1).contains(&file));
    std::fs::write(&file, "a letter\n").expect("written");
    assert!(complains(&["restore", &file, "--database", &url], 1).contains("line 1 of the backup"));
    let nowhere = home.path().join("no/folder/x").display().to_string();
    prints(&["admin", "tables", "--database", &url]);
    assert!(complains(&["backup", &nowhere, "--database", &url], 1).contains("cannot write"));
}

#[test]
fn tables_and_accounts_are_looked_after_while_the_server_runs() {
    let home = tempfile::tempdir().expect("a folder");
    let url = database(home.path(), "tables.db");
    let server = Server::start(&["serve", "--database", &url], home.path());
    let admin = |args: &[&str]| prints(&[&["admin", "--database", &url], args].concat());
    let vera = registered(&server, "Vera", "first-password");
    let (first, second) = (vera.table(&server), vera.table(&server));

    let listed = json_lines(&admin(&["tables", "--json"]));
    assert_eq!(listed.len(), 2);
    assert_eq!(listed[0]["seats"][0], "Vera");
    assert_eq!(listed[0]["stage"], "playing");
    assert!(admin(&["tables"]).contains(&first));
    assert_eq!(json_lines(&admin(&["tables", "--json", "-n", "1", "--after", "1"])).len(), 1);
    assert_eq!(json_lines(&admin(&["accounts", "--json"]))[0]["tables"], 2);

    assert!(admin(&["remove-table", &first]).contains(&first));
    until("removing", || vera.get(&server, &format!("/t/{first}")).starts_with("HTTP/1.1 404"));
    assert!(complains(&["admin", "remove-table", &first, "--database", &url], 1).contains("no table"));

    assert!(signs_in(&server, "Vera", "first-password"));
    let typed = |line: &str| {
        prints_when_typed(&["admin", "password", "vera", "--database", &url], &format!("{line}\n"))
    };
    assert!(typed("second-password").contains("Vera"));
    assert!(!signs_in(&server, "Vera", "first-password"));
    assert!(signs_in(&server, "Vera", "second-password"));
    until("signing out", || !vera.get(&server, "/account").contains("Vera"));
    assert!(complains(&["admin", "password", "vera", "--database", &url], 1).contains("at least 8"));
    assert!(complains(&["admin", "password", "nobody", "--database", &url], 1).contains("no account"));

    assert!(admin(&["remove-account", "VERA"]).contains("from 1 tables"));
    assert!(!signs_in(&server, "Vera", "second-password"));
    until("forgetting", || !vera.get(&server, &format!("/t/{second}")).contains("Vera"));
    assert!(admin(&["accounts", "--json"]).is_empty());
    server.stop();
}
