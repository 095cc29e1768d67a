//! Saved positions that are spoilt on purpose, to test that loading says what is wrong with them.

use serde::Serialize;
use serde_json::Value;

use crate::Game;

/// A fault, by where it is and by a part of its reason, and how to bring it about.
pub type Case = (&'static str, &'static str, fn(&mut Value));

/// Spoils a good position in each way and looks for the fault that is reported.
///
/// # Panics
/// If the position is not good, or a fault is not reported.
pub fn check_faults<G: Game>(good: &Value, cases: &[Case]) {
    let faults = |state: &Value| G::load(state).err().unwrap_or_default();
    assert_eq!(faults(good), []);
    for (at, reason, spoil) in cases {
        let mut bad = good.clone();
        spoil(&mut bad);
        let found = faults(&bad);
        let right = found.iter().any(|fault| fault.at == *at && fault.reason.contains(reason));
        assert!(right, "{at}: {reason}, but {found:?}");
    }
}

/// The list at a path.
///
/// # Panics
/// If there is none.
pub fn list<'a>(state: &'a mut Value, path: &str) -> &'a mut Vec<Value> {
    state.pointer_mut(path).and_then(Value::as_array_mut).expect("a list")
}

/// Replaces the value at a path.
///
/// # Panics
/// If there is none.
pub fn set(state: &mut Value, path: &str, value: impl Into<Value>) {
    *state.pointer_mut(path).unwrap_or_else(|| panic!("there is no {path}")) = value.into();
}

/// Changes the number at a path by so much.
///
/// # Panics
/// If there is none.
pub fn shift(state: &mut Value, path: &str, by: i64) {
    let number = state.pointer(path).and_then(Value::as_i64).expect("a number");
    set(state, path, number + by);
}

/// The state of a game that asks and owes just this.
pub fn owing<G: Game>(game: &G, frames: &[impl Serialize]) -> Value {
    let mut state = game.save();
    set(&mut state, "/board/frames", serde_json::to_value(frames).expect("plain data"));
    state
}
