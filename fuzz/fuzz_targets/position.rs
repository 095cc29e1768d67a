//! A position from a real game, changed in any way, is refused with reasons or plays to its end.
#![no_main]

use std::sync::LazyLock;

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use samovar_engine::{Kind, OptionKind, Seed, Table, Turn};
use serde_json::{Map, Value};

/// Where to begin, how far to play, and what to change.
#[derive(Arbitrary, Debug)]
struct Plan {
    game: u8,
    players: u8,
    seed: u16,
    moves: u8,
    changes: Vec<Change>,
    choices: u64,
}

/// One change of the JSON: go down by these steps, then put a value there.
#[derive(Arbitrary, Debug)]
struct Change {
    path: Vec<u8>,
    value: Put,
}

#[derive(Arbitrary, Debug)]
enum Put {
    Number(i16),
    Flag(bool),
    Null,
    Empty,
    Remove,
    Repeat,
    CopyOf(Vec<u8>),
}

fn at<'a>(value: &'a mut Value, path: &[u8]) -> &'a mut Value {
    let Some((step, rest)) = path.split_first() else { return value };
    let count = match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if count == 0 {
        return value;
    }
    let place = usize::from(*step) % count;
    let next = match value {
        Value::Array(items) => &mut items[place],
        Value::Object(fields) => fields.values_mut().nth(place).expect("counted"),
        _ => unreachable!("counted"),
    };
    at(next, rest)
}

fn change(state: &mut Value, change: &Change) {
    let copy = match &change.value {
        Put::CopyOf(path) => at(state, path).clone(),
        _ => Value::Null,
    };
    let place = at(state, &change.path);
    match &change.value {
        Put::Number(number) => *place = (*number).into(),
        Put::Flag(flag) => *place = (*flag).into(),
        Put::Null => *place = Value::Null,
        Put::Empty => *place = Value::Array(Vec::new()),
        Put::Remove => {
            if let Value::Array(items) = place {
                items.pop();
            }
        }
        Put::Repeat => {
            if let Value::Array(items) = place
                && let Some(last) = items.last().cloned()
            {
                items.push(last);
            }
        }
        Put::CopyOf(_) => *place = copy,
    }
}

/// Plays with choices from a number; the game has to end.
fn play(table: &mut Box<dyn Table>, mut choices: u64, most: usize) {
    for _ in 0..most {
        if table.turn() == Turn::Over {
            return;
        }
        let legal = table.legal();
        assert!(!legal.is_empty(), "a dead end");
        choices = choices.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        let action = &legal[(choices >> 33) as usize % legal.len()];
        table.play(action).expect("a listed action is legal");
    }
}

/// The game to play: the one named in `FUZZ_GAME`, or any.
fn kind_of(plan: &Plan) -> &'static dyn Kind {
    static ONLY: LazyLock<Option<String>> = LazyLock::new(|| std::env::var("FUZZ_GAME").ok());
    let kinds = samovar_games::kinds();
    match &*ONLY {
        Some(name) => samovar_games::find(name).expect("a game of this name"),
        None => kinds[usize::from(plan.game) % kinds.len()],
    }
}

/// As many players as the game is for.
fn players(kind: &dyn Kind, number: u8) -> i64 {
    let spec = kind.option_specs().iter().find(|spec| spec.key == "players").expect("a number of players");
    let OptionKind::Number { min, max } = spec.kind else { unreachable!("players are counted") };
    min + i64::from(number) % (max - min + 1)
}

fuzz_target!(|plan: Plan| {
    let kind = kind_of(&plan);
    let options = Map::from_iter([("players".to_owned(), players(kind, plan.players).into())]);
    let seed = Seed::from_text(&plan.seed.to_string());
    let mut table = kind.new_table(&options, seed).expect("good options");
    play(&mut table, plan.choices, plan.moves.into());
    let mut state = table.state();
    plan.changes.iter().take(4).for_each(|item| change(&mut state, item));
    match kind.load(&state) {
        Ok(mut table) => {
            play(&mut table, plan.choices, 20_000);
            assert_eq!(table.turn(), Turn::Over, "the game does not end");
        }
        Err(faults) => assert!(!faults.is_empty()),
    }
});
