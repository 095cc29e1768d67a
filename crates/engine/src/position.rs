//! Reading complete positions from JSON.

use std::fmt::Display;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::Fault;

/// Parses a position from JSON. Checks its shape only, not whether it is possible.
///
/// # Errors
/// The first place where the JSON has the wrong shape.
pub fn read_position<P: DeserializeOwned>(state: &Value) -> Result<P, Vec<Fault>> {
    P::deserialize(state).map_err(|error| vec![Fault::new("state", error.to_string())])
}

/// A complete position in JSON: what lies open on the table, and what does not.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position<Board, Hidden> {
    /// What everybody may know.
    pub board: Board,
    /// What not everybody may know.
    pub hidden: Hidden,
}

impl<Board: Serialize, Hidden: Serialize> Position<Board, Hidden> {
    /// It as JSON; [`read_position`] reads it back.
    pub fn write(&self) -> Value {
        serde_json::to_value(self).expect("positions are plain data")
    }
}

/// Collects everything that is wrong with a position.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Faults(Vec<Fault>);

impl Faults {
    /// Adds a fault unless the condition holds. `reason` is called only if it does not.
    pub fn demand(&mut self, condition: bool, at: impl Display, reason: impl FnOnce() -> String) {
        if !condition {
            self.0.push(Fault::new(at.to_string(), reason()));
        }
    }

    /// Adds the faults found elsewhere.
    pub fn extend(&mut self, others: Faults) {
        self.0.extend(others.0);
    }

    /// Whether there are no faults so far.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Passes if there are no faults, for [`Game::audit`](crate::Game::audit).
    ///
    /// # Errors
    /// All faults in one line.
    pub fn tell(self) -> Result<(), String> {
        let told: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        if told.is_empty() { Ok(()) } else { Err(told.join("; ")) }
    }

    /// Passes if there are no faults so far.
    ///
    /// # Errors
    /// All faults found so far.
    pub fn finish(&mut self) -> Result<(), Vec<Fault>> {
        if self.is_empty() { Ok(()) } else { Err(std::mem::take(&mut self.0)) }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_has_another_shape_is_refused_in_words() {
        assert_eq!(read_position::<[u8; 2]>(&json!([1, 2])), Ok([1, 2]));
        let faults = read_position::<[u8; 2]>(&json!([1, "two"])).unwrap_err();
        assert_eq!(faults.len(), 1);
        assert_eq!(faults[0].at, "state");
        assert!(faults[0].reason.contains("two"), "{}", faults[0].reason);
    }

    #[test]
    fn all_that_is_wrong_is_told_once() {
        let mut faults = Faults::default();
        faults.demand(true, "here", || unreachable!("nothing is wrong"));
        assert!(faults.is_empty() && faults.finish().is_ok());
        faults.demand(false, "here", || "is wrong".to_owned());
        faults.demand(false, "there", || "is too".to_owned());
        assert!(!faults.is_empty());
        assert_eq!(faults.finish(), Err(vec![Fault::new("here", "is wrong"), Fault::new("there", "is too")]));
        assert_eq!(faults.finish(), Ok(()));
    }
}
