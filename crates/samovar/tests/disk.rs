//! A disk without room: errors in words, nothing lost, nothing done twice, no restart.
//!
//! The server gets a little disk of its own, in a mount namespace that ends with it. Where that is not allowed, set
//! `SAMOVAR_TEST_MOUNT=off` to leave this out.

#![cfg(target_os = "linux")]

use std::fs::{self, File};
use std::io::Write;
use std::path::PathBuf;
use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::common::server::{Browser, Server, between};

const DISK: &str = "2m";

/// Fills a folder until nothing goes in any more.
fn fill(folder: &std::path::Path) -> PathBuf {
    let path = folder.join("filler");
    let mut filler = File::create(&path).expect("a file");
    for size in [65_536, 4096, 1] {
        while filler.write_all(&vec![7; size]).is_ok() {}
    }
    path
}

#[test]
fn a_full_disk_is_told_and_overcome_without_a_restart() {
    if std::env::var("SAMOVAR_TEST_MOUNT").is_ok_and(|value| value == "off") {
        return;
    }
    let home = tempfile::tempdir().expect("a folder");
    let disk = home.path().join("disk");
    fs::create_dir(&disk).expect("a folder");
    let url = format!("sqlite:{}", disk.join("tables.db").display());
    let mount = format!("mount -t tmpfs -o size={DISK} none {} && exec \"$@\"", disk.display());
    let server = Server::start_by(
        &["unshare", "-rm", "sh", "-c", &mount, "sh"],
        &["serve", "--database", &url],
        home.path(),
    );
    // The disk as the server sees it.
    let inside = PathBuf::from(format!("/proc/{}/root{}", server.pid(), disk.display()));
    assert!(inside.join("tables.db").exists(), "set SAMOVAR_TEST_MOUNT=off where nothing may be mounted");

    let anna = Browser::new("anna");
    let post = |path: &str, form: &str| anna.post(&server.address, path, form).expect("it answers");
    let made = post("/tables", "game=stroganov&o-players=1&seat-0=me&start=1");
    let table = between(&made, "location: ", "\r\n").expect("a table").to_owned();
    let page = || anna.get(&server.address, &table).expect("it answers");
    let seq = || between(&page(), "data-seq=\"", "\"").expect("a number").parse::<u64>().expect("a number");
    let act = || {
        let page = page();
        let seq = between(&page, "name=\"seq\" value=\"", "\"").expect("a question");
        let action = between(&page, "name=\"action\" value=\"", "\"").expect("an answer").replace(' ', "+");
        post(&format!("{table}/act"), &format!("seq={seq}&action={action}"))
    };
    // What was found a moment ago still holds for a moment.
    let health = |status: &str| {
        let begun = Instant::now();
        while !server.get("/healthz")[9..].starts_with(status) {
            assert!(begun.elapsed() < Duration::from_secs(30), "not {status}");
            sleep(Duration::from_millis(100));
        }
    };
    for round in 0..3 {
        assert!(act().starts_with("HTTP/1.1 303"), "round {round}");
        let filler = fill(&inside);
        // There may be some room left inside the files of the database.
        let mut before = seq();
        let refused = (0..500).find_map(|_| {
            let answer = act();
            let done = answer.starts_with("HTTP/1.1 303");
            before += u64::from(done);
            (!done).then_some(answer)
        });
        let refused = refused.expect("a full disk takes nothing");
        assert!(refused.starts_with("HTTP/1.1 503"), "{refused}");
        assert!(refused.contains("no space left"), "{refused}");
        assert_eq!(seq(), before, "what was not stored is not shown");
        health("503");
        fs::remove_file(filler).expect("removed");
        health("200");
        assert!(act().starts_with("HTTP/1.1 303"), "it goes on");
        assert_eq!(seq(), before + 1, "once");
    }
    server.stop();
}
