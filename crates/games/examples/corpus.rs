//! Writes the corpus of the current rules: `cargo run -p samovar-games --example corpus`. See `corpus/README.md`.

use std::path::Path;
use std::{fs, io};

use samovar_engine::{Kind, MAX_SEATS, OptionKind, Seed, Table, Turn};
use samovar_games::kinds;
use serde_json::{Map, Value, json};

/// How many positions of every game are kept.
const POSITIONS: usize = 6;

fn main() -> io::Result<()> {
    for kind in kinds() {
        let version = format!("rules-{}", kind.rules_version());
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(kind.name()).join(version);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("actions"), actions(*kind))?;
        for (number, options) in set_ups(*kind).into_iter().enumerate() {
            let name = folder.join(format!("{:02}", number + 1));
            let (record, positions) = play(*kind, &options, &format!("corpus {number}"));
            fs::write(name.with_extension("record"), record)?;
            fs::write(name.with_extension("positions"), positions)?;
        }
    }
    Ok(())
}

/// The notation of all actions in the order of their ids, one per line.
fn actions(kind: &dyn Kind) -> String {
    kind.actions().iter().map(|action| format!("{action}\n")).collect()
}

/// For every number of players, the default game, then each option at each value that makes a difference.
fn set_ups(kind: &dyn Kind) -> Vec<Map<String, Value>> {
    let set_up =
        |options: &Map<String, Value>| Some(kind.new_table(options, Seed::from_text("any")).ok()?.options());
    let mut kept: Vec<(Map<String, Value>, Map<String, Value>)> = Vec::new();
    for players in 1..=MAX_SEATS {
        let usual = Map::from_iter([("players".to_owned(), Value::from(players))]);
        let more = kind.option_specs().iter().flat_map(|spec| {
            let usual = &usual;
            values(spec.kind).into_iter().map(move |value| {
                let mut options = usual.clone();
                options.insert(spec.key.to_owned(), value);
                options
            })
        });
        for options in [usual.clone()].into_iter().chain(more) {
            match set_up(&options) {
                Some(full) if kept.iter().all(|(_, known)| *known != full) => kept.push((options, full)),
                _ => {}
            }
        }
    }
    kept.into_iter().map(|(options, _)| options).collect()
}

fn values(kind: OptionKind) -> Vec<Value> {
    match kind {
        OptionKind::Number { min, max } => vec![min.into(), max.into()],
        OptionKind::Choice(words) | OptionKind::PerSeat(words) => {
            words.iter().map(|word| (*word).into()).collect()
        }
        OptionKind::Flag => vec![true.into(), false.into()],
    }
}

/// Plays a whole game. Returns its record, and some positions with the number of decisions before them, one per line.
fn play(kind: &dyn Kind, options: &Map<String, Value>, seed: &str) -> (String, String) {
    let mut table = kind.new_table(options, Seed::from_text(seed)).expect("options that were tried");
    let mut positions: Vec<(usize, Value)> = Vec::new();
    while table.turn() != Turn::Over {
        positions.push((table.played(), table.state()));
        let legal = table.legal();
        let action = legal[(table.played() * 7 + 3) % legal.len()].clone();
        table.play(&action).expect("it is on the list");
    }
    let every = (positions.len() / POSITIONS).max(1);
    let kept = positions
        .iter()
        .step_by(every)
        .map(|(after, position)| json!({"after": after, "position": position}));
    (Table::record(&*table).to_string(), kept.map(|line| format!("{line}\n")).collect())
}
