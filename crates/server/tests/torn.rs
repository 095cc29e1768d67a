//! A SQLite file after its machine lost power, or its disk lost what it had promised to keep: every acknowledged entry is
//! there, or the server says that it cannot go on. It never tells another story.
//!
//! While somebody plays, the files are copied after every answer. Between two copies anything may have happened to the
//! bytes that are new: the operating system writes them in any order, and in parts.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

use samovar_engine::{Rng, Seed};
use samovar_server::room::{Means, Room};
use samovar_server::settings::Settings;
use samovar_server::store::{Entry, Store};
use samovar_server::turns::Claim;
use tempfile::TempDir;

use crate::common::browser::{Browser, DONE, SOLO, hall};

/// What a disk writes as a whole.
const SECTOR: usize = 512;

/// What SQLite writes as a whole.
const PAGE: usize = 4096;

/// The file of the database and the log beside it, in which SQLite keeps what is not yet in the file.
#[derive(Clone)]
struct Files {
    main: Vec<u8>,
    wal: Vec<u8>,
}

impl Files {
    /// Copied by another process: one that closes a file loses its locks.
    fn copy(path: &Path) -> Files {
        let folder = tempfile::tempdir().expect("a folder");
        let read = |name: String| {
            let (from, to) = (PathBuf::from(name), folder.path().join("copy"));
            let copied = Command::new("cp").arg(&from).arg(&to).output().expect("there is cp");
            if copied.status.success() { fs::read(&to).expect("a copy") } else { Vec::new() }
        };
        let name = path.display().to_string();
        Files { main: read(name.clone()), wal: read(format!("{name}-wal")) }
    }

    fn put(&self, folder: &TempDir) -> String {
        let path = folder.path().join("tables.db");
        fs::write(&path, &self.main).expect("written");
        if !self.wal.is_empty() {
            fs::write(folder.path().join("tables.db-wal"), &self.wal).expect("written");
        }
        format!("sqlite:{}", path.display())
    }
}

/// What was played: the files after every answer, and every entry.
struct Played {
    id: String,
    /// The files after each entry, by its number; entries nobody waited for have none.
    files: BTreeMap<i64, Files>,
    /// After the log was taken into the file and removed.
    closed: Files,
    entries: Vec<Entry>,
}

async fn play(moves: usize) -> Played {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("tables.db");
    let store = Store::open(&format!("sqlite:{}", path.display())).await.expect("it opens");
    let hall = hall(store);
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(SOLO).await;
    let mut files = BTreeMap::new();
    for _ in 0..moves {
        let seq = anna.room(&id).await.fold().seq;
        files.insert(seq, Files::copy(&path));
        assert_eq!(anna.act(&id).await.status, DONE);
    }
    let entries = hall.store.entries(&id, 0).await.expect("a log");
    files.insert(entries.len() as i64, Files::copy(&path));
    hall.close().await;
    Played { id, files, closed: Files::copy(&path), entries }
}

/// What a server makes of files.
#[derive(Debug)]
enum Found {
    /// The entries of the table; none if there is no such table.
    Log(Vec<Entry>),
    /// Why it does not go on.
    Refused(String),
}

async fn open(files: &Files, id: &str) -> Found {
    let folder = tempfile::tempdir().expect("a folder");
    let refused = |why: &dyn std::fmt::Display| Found::Refused(why.to_string());
    let store = match Store::open(&files.put(&folder)).await {
        Ok(store) => store,
        Err(error) => return refused(&error),
    };
    let means = Means::new(Arc::new(store.clone()), &Settings::default());
    let room = Room::open(id, means, Claim::house()).await;
    let entries = store.entries(id, 0).await;
    store.close().await;
    match (room, entries) {
        (Ok(Some(room)), Ok(entries)) => {
            assert_eq!(room.fold().seq, entries.len() as i64, "it shows what it read");
            Found::Log(entries)
        }
        (Ok(None), Ok(_)) => Found::Log(Vec::new()),
        (Err(error), _) => refused(&error),
        (_, Err(error)) => refused(&error),
    }
}

/// Where to cut some bytes: at and around what SQLite and a disk write as a whole, and anywhere.
fn cuts(from: usize, to: usize, rng: &mut Rng) -> Vec<usize> {
    let frame = 24 + PAGE;
    let mut cuts: Vec<usize> = vec![from, from + 1, from + 23, from + 24, from + frame, to.saturating_sub(1)];
    cuts.extend((0..6).map(|_| from + rng.below((to - from).max(1) as u32) as usize));
    cuts.retain(|cut| (from..to).contains(cut));
    cuts
}

/// Which of the ways below fills in noise.
const NOISE: usize = 2;

/// Ways in which the bytes from `cut` on may not have been written.
fn torn(wal: &[u8], before: &[u8], cut: usize, rng: &mut Rng) -> Vec<Vec<u8>> {
    let mut zeros = wal.to_vec();
    zeros[cut..].fill(0);
    let mut noise = wal.to_vec();
    noise[cut..].iter_mut().for_each(|byte| *byte = rng.below(256) as u8);
    // What comes later was written, and one sector before it was not.
    let mut hole = wal.to_vec();
    let end = (cut + SECTOR).min(hole.len());
    hole[cut..end].fill(0);
    // The file grew, and its new bytes are those that were there before.
    let mut old = wal.to_vec();
    let kept = before.len().max(cut).min(old.len());
    old[kept..].fill(0);
    vec![wal[..cut].to_vec(), zeros, noise, hole, old]
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_acknowledged_survives_a_torn_write() {
    let played = play(12).await;
    let mut rng = Rng::new(Seed::from_text("torn"));
    let copies: Vec<(&i64, &Files)> = played.files.iter().collect();
    let mut tried = 0;
    for pair in copies.windows(2).step_by(3) {
        let [(seq, before), (_, after)] = pair else { unreachable!() };
        assert_eq!(before.main, after.main, "nothing was taken into the file meanwhile");
        assert_eq!(after.wal[..before.wal.len()], before.wal, "the log only grows");
        assert!(after.wal.len() > before.wal.len(), "every entry is written");
        for cut in cuts(before.wal.len(), after.wal.len(), &mut rng) {
            for wal in torn(&after.wal, &before.wal, cut, &mut rng) {
                let files = Files { main: after.main.clone(), wal };
                let found = open(&files, &played.id).await;
                let Found::Log(entries) = found else { panic!("{cut} of entry {seq}: {found:?}") };
                assert!(
                    entries.len() as i64 >= **seq,
                    "entry {seq} was acknowledged, and {} are left",
                    entries.len()
                );
                assert_eq!(entries, played.entries[..entries.len()], "{cut} of entry {seq}");
                tried += 1;
            }
        }
    }
    assert!(tried > 100, "{tried}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_torn_checkpoint_loses_nothing() {
    let played = play(8).await;
    let mut rng = Rng::new(Seed::from_text("checkpoint"));
    let (_, last) = played.files.last_key_value().expect("there are some");
    assert!(played.closed.wal.is_empty() && played.closed.main.len() > last.main.len());
    for _ in 0..40 {
        // Some of its pages are in the file, others are not, or in part.
        let mut main = last.main.clone();
        main.resize([last.main.len(), played.closed.main.len()][rng.below(2) as usize], 0);
        for (place, sector) in main.chunks_mut(SECTOR).enumerate() {
            if rng.below(2) == 0 {
                sector.copy_from_slice(&played.closed.main[place * SECTOR..][..sector.len()]);
            }
        }
        let found = open(&Files { main, wal: last.wal.clone() }, &played.id).await;
        let Found::Log(entries) = found else { panic!("{found:?}") };
        assert_eq!(entries, played.entries);
    }
}

/// A disk that lies about what it has kept. What it lost is lost, but what is left has to be true. Only noise inside a text
/// would not be noticed: SQLite has no checksums of what is in its file.
#[tokio::test(flavor = "multi_thread")]
async fn what_a_disk_lost_is_never_told_otherwise() {
    let played = play(12).await;
    let mut rng = Rng::new(Seed::from_text("lost"));
    let (_, last) = played.files.last_key_value().expect("there are some");
    let (mut shorter, mut refused) = (0, 0);
    let mut judge = |found: Found, what: &str| match found {
        Found::Log(entries) => {
            let told = |entries: &[Entry]| -> Vec<(i64, i64, String)> {
                entries.iter().map(|entry| (entry.seq, entry.at_ms, entry.body.clone())).collect()
            };
            assert_eq!(told(&entries), told(&played.entries[..entries.len()]), "{what}");
            shorter += usize::from(entries.len() < played.entries.len());
        }
        Found::Refused(why) => {
            let clear = ["damaged", "log", "cannot be brought up to date", "file format"];
            assert!(clear.iter().any(|word| why.contains(word)), "{what}: {why}");
            refused += 1;
        }
    };
    for cut in cuts(0, last.wal.len(), &mut rng) {
        for wal in torn(&last.wal, &[], cut, &mut rng) {
            let found = open(&Files { main: last.main.clone(), wal }, &played.id).await;
            judge(found, &format!("the log from {cut} on"));
        }
    }
    for cut in cuts(0, played.closed.main.len(), &mut rng) {
        for (way, main) in torn(&played.closed.main, &last.main, cut, &mut rng).into_iter().enumerate() {
            if way != NOISE {
                let found = open(&Files { main, wal: Vec::new() }, &played.id).await;
                judge(found, &format!("the file from {cut} on, in way {way}"));
            }
        }
    }
    // A page that was written again keeps what was in it before, and a new one is empty.
    for (page, place) in (0..played.closed.main.len()).step_by(PAGE).enumerate() {
        let mut main = played.closed.main.clone();
        let before = last.main.get(place..place + PAGE).unwrap_or(&[0; PAGE]);
        main[place..place + PAGE].copy_from_slice(before);
        judge(open(&Files { main, wal: Vec::new() }, &played.id).await, &format!("page {page}"));
    }
    assert!(shorter > 10 && refused > 10, "{shorter} were shorter, and {refused} were refused");
}
