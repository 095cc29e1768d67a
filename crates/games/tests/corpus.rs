//! Games of every released version of the rules; see `corpus/README.md`.

use std::fs;
use std::path::{Path, PathBuf};

use samovar_engine::{BadReplay, Fingerprint, Kind, Record, Table, Turn};
use samovar_games::kinds;
use serde_json::Value;

/// More decisions than any game has.
const ENOUGH: usize = 20_000;

/// The folders of a game's versions, the oldest first.
fn versions(kind: &dyn Kind) -> Vec<(u32, PathBuf)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(kind.name());
    let folders = fs::read_dir(&folder).unwrap_or_else(|_| panic!("{} is missing", folder.display()));
    let version = |path: &Path| path.file_name()?.to_str()?.strip_prefix("rules-")?.parse().ok();
    let mut versions: Vec<(u32, PathBuf)> = folders
        .map(|entry| entry.expect("an entry").path())
        .map(|path| (version(&path).unwrap_or_else(|| panic!("{} is no version", path.display())), path))
        .collect();
    versions.sort();
    versions
}

/// A position of a game, and how many decisions were taken before it.
type Position = (usize, Value);

/// The records of a folder by name with the positions kept of them.
fn games(folder: &Path) -> Vec<(String, Record, Vec<Position>)> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let mut records: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|kind| kind == "record")).collect();
    records.sort();
    let game = |path: PathBuf| {
        let name = path.display().to_string();
        let record: Record = fs::read_to_string(&path).expect("text").parse().expect(&name);
        let positions = fs::read_to_string(path.with_extension("positions")).expect(&name);
        let position = |line: &str| {
            let line: Value = serde_json::from_str(line).expect(&name);
            (line["after"].as_u64().expect("a number") as usize, line["position"].clone())
        };
        let positions: Vec<Position> = positions.lines().map(position).collect();
        assert!(!positions.is_empty(), "{name} has no positions");
        (name, record, positions)
    };
    records.into_iter().map(game).collect()
}

#[test]
fn the_rules_in_force_play_as_they_did_when_they_were_released() {
    for kind in kinds() {
        let wanted = kind.rules_version();
        let versions = versions(*kind);
        let (_, folder) = versions.iter().find(|(version, _)| *version == wanted).unwrap_or_else(|| {
            panic!("version {wanted} of the rules of {} has no folder: see corpus/README.md", kind.name())
        });
        let mut played = 0;
        for (name, record, positions) in games(folder) {
            assert_eq!(record.rules, wanted, "{name}");
            assert!(record.result.is_some(), "{name} is a whole game");
            if record.components != kind.components_hash() {
                continue;
            }
            played += 1;
            if let Err(why) = kind.replay(&record, None) {
                panic!("{name}: {why}. Do the rules play differently? See corpus/README.md");
            }
            for (after, position) in positions {
                let then = kind.replay(&record, Some(after)).expect(&name).table;
                assert_eq!(then.state(), position, "{name} after {after} decisions");
            }
        }
        assert!(played > 0, "{} has no records with the tables in force: see corpus/README.md", kind.name());
    }
}

#[test]
fn the_ids_of_actions_are_those_of_the_release() {
    for kind in kinds() {
        let folder = format!("corpus/{}/rules-{}", kind.name(), kind.rules_version());
        let released = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder).join("actions");
        let released = fs::read_to_string(&released).expect("the list of the release");
        for (index, (was, is)) in released.lines().zip(kind.actions()).enumerate() {
            assert_eq!(
                was,
                is,
                "{}, id {index}. Other ids are other rules: see corpus/README.md",
                kind.name()
            );
        }
        assert_eq!(released.lines().count(), kind.actions().len(), "{}: see corpus/README.md", kind.name());
        assert_eq!(Fingerprint::of(&released), kind.actions_hash(), "{}", kind.name());
    }
}

#[test]
fn positions_of_every_version_play_on_to_an_end() {
    for kind in kinds() {
        for (_, folder) in versions(*kind) {
            for (name, _, positions) in games(&folder) {
                for (after, position) in positions {
                    let table = kind.load(&position);
                    let table = table.unwrap_or_else(|faults| panic!("{name} after {after}: {faults:?}"));
                    play_on(table, &name);
                }
            }
        }
    }
}

fn play_on(mut table: Box<dyn Table>, name: &str) {
    while table.turn() != Turn::Over {
        assert!(table.played() < ENOUGH, "{name} never ends");
        let legal = table.legal();
        let action = &legal[(table.played() * 5 + 1) % legal.len()];
        table.play(action).unwrap_or_else(|why| panic!("{name}, {action}: {why}"));
    }
}

#[test]
fn records_of_other_versions_are_refused_by_name() {
    for kind in kinds() {
        for (version, folder) in versions(*kind) {
            assert!(version <= kind.rules_version(), "{} is newer than the rules", folder.display());
            for (name, mut record, _) in games(&folder) {
                assert_eq!(record.rules, version, "{name} lies in the wrong folder");
                if version == kind.rules_version() {
                    record.rules += 1;
                }
                let refused = kind.replay(&record, None).err();
                assert!(matches!(refused, Some(BadReplay::OtherRules { .. })), "{name}: {refused:?}");
            }
        }
    }
}
