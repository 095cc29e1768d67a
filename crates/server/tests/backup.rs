//! A backup goes from one kind of database to the other and back, all of it or nothing.

use crate::common::File;
use crate::common::browser::{AGAINST_BOT, Browser, hall};
use crate::common::postgres::{Postgres, is_off};
use samovar_server::store::{Store, StoreError};
use samovar_table::fold::Stage;

/// A database with something of everything in it.
async fn filled(file: &File) -> (Browser, String) {
    let hall = hall(file.open().await);
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(&[AGAINST_BOT, &[("name", "Žofie")]].concat()).await;
    let register = [("do", "register"), ("name", "Žofie"), ("password", "long enough")];
    assert_eq!(anna.post("/account", &register).await.location(), "/account");
    for _ in 0..5 {
        while anna.room(&id).await.fold().bot_to_decide().is_some() {
            tokio::time::sleep(std::time::Duration::from_millis(5)).await;
        }
        anna.act(&id).await;
    }
    anna.post(&format!("/t/{id}/chat"), &[("text", "“čaj”\nor\ttea?")]).await;
    hall.close().await;
    (anna, id)
}

async fn dump(store: &Store) -> String {
    let mut out = Vec::new();
    store.dump(&mut out).await.expect("a backup");
    String::from_utf8(out).expect("text")
}

async fn restore(store: &Store, text: &str, replace: bool) -> Result<u64, StoreError> {
    store.restore(&mut text.as_bytes(), replace, 77).await
}

/// A backup without what says that it was put back.
fn content(dump: &str) -> Vec<String> {
    let lines: Vec<&str> = dump.lines().collect();
    let edition = |line: &str| line.replace(",0]", ",77]");
    lines[..lines.len() - 1].iter().map(|line| edition(line)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_goes_from_sqlite_to_postgres_and_back() {
    if is_off() {
        return;
    }
    let (file, postgres) = (File::new(), Postgres::start());
    let (anna, id) = filled(&file).await;
    let first = dump(&file.open().await).await;
    assert!(first.lines().count() > 20, "{first}");
    let middle = Store::open(&postgres.url("postgres")).await.expect("it opens");
    let rows = restore(&middle, &first, false).await.expect("put back");
    assert_eq!(rows as usize, first.lines().filter(|line| line.starts_with('[')).count());
    let second = dump(&middle).await;
    assert_eq!(content(&second), content(&first));
    let other = File::new();
    let last = other.open().await;
    restore(&last, &second, false).await.expect("put back");
    assert_eq!(content(&dump(&last).await), content(&first));

    // The game goes on there, for the same person with the same cookie.
    let hall = hall(last);
    let mut anna = anna.at(&hall);
    while anna.room(&id).await.fold().stage == Stage::Playing {
        if anna.room(&id).await.fold().bot_to_decide().is_none() {
            anna.act(&id).await;
        }
        tokio::time::sleep(std::time::Duration::from_millis(1)).await;
    }
    hall.close().await;
    middle.close().await;
}

#[tokio::test]
async fn a_backup_that_is_not_whole_changes_nothing() {
    let file = File::new();
    filled(&file).await;
    let store = file.open().await;
    let good = dump(&store).await;
    let before = content(&good);
    let lines: Vec<&str> = good.lines().collect();
    let short = lines[..lines.len() - 1].join("\n");
    let snapshot = lines[lines.len() - 2];
    let without_a_row = good.replacen(snapshot, "", 1).replacen("\n\n", "\n", 1);
    let faults = [
        ("", "ends too early"),
        ("samovar record 1\n", "not a backup"),
        (&good.replacen("\"format\":1", "\"format\":2", 1), "format 2"),
        (short.as_str(), "ends too early"),
        (&without_a_row, "altered or is not whole"),
        (&good.replacen("Žofie", "Sofie", 1), "altered or is not whole"),
        (&good.replacen("\"table\":\"person\"", "\"table\":\"persons\"", 1), "newer version"),
        (&good.replacen("\"login\"", "\"logins\"", 1), "newer version"),
        (&good.replacen(lines[2], "[1]", 1), "does not fit"),
        (&good.replacen(lines[2], "{}", 1), "neither a table nor a row"),
    ];
    for (text, reason) in faults {
        let error = restore(&store, text, true).await.expect_err(reason).to_string();
        assert!(error.contains(reason), "{reason}: {error}");
        assert_eq!(content(&dump(&store).await), before, "{reason}");
    }
    let error = restore(&store, &good, false).await.expect_err("it is not empty").to_string();
    assert!(error.contains("--replace"), "{error}");
    restore(&store, &good, true).await.expect("it may be replaced");
    assert_eq!(content(&dump(&store).await), before);
    store.close().await;
}
