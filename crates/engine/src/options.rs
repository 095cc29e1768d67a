//! What can be chosen before a game begins.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::{Colour, Fault, MAX_SEATS, Message};

/// What is chosen before a game: players, variants, opponents.
pub trait GameOptions: Clone + PartialEq + Debug + Send + Sync {
    /// What can be chosen, with allowed values and defaults. The first one is always `players`.
    const SPECS: &'static [OptionSpec];

    /// The options chosen by these values.
    ///
    /// # Errors
    /// If a value is unknown or values do not go together; all faults are listed.
    fn read(values: &Map<String, Value>) -> Result<Self, BadOptions>;

    /// Options as values, every one written out; the inverse of [`GameOptions::read`].
    fn write(&self) -> Map<String, Value>;

    /// The colour of each seat. Those of seats that nobody plays mean nothing.
    fn colours(&self) -> [Colour; MAX_SEATS];
}

/// One thing a game lets its players choose, for forms and `--help`.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct OptionSpec {
    /// Its name in options and on the command line.
    pub key: &'static str,
    /// What values it takes.
    pub kind: OptionKind,
    /// The default, as it would be written.
    pub default: &'static str,
    /// The games it applies to.
    pub scope: Scope,
}

/// The games an option applies to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Every game.
    #[default]
    Always,
    /// Only games with one player.
    Solo,
    /// Only games with two or more players.
    Several,
}

impl OptionSpec {
    /// An option that applies to every game.
    pub const fn new(key: &'static str, kind: OptionKind, default: &'static str) -> OptionSpec {
        OptionSpec { key, kind, default, scope: Scope::Always }
    }

    /// The same option, for these games only.
    #[must_use]
    pub const fn only(self, scope: Scope) -> OptionSpec {
        OptionSpec { scope, ..self }
    }
}

/// The values an option takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum OptionKind {
    /// A whole number.
    Number {
        /// The smallest allowed.
        min: i64,
        /// The largest allowed.
        max: i64,
    },
    /// One of these words.
    Choice(&'static [&'static str]),
    /// On or off.
    Flag,
    /// One of these words for each seat; a single word stands for all seats.
    PerSeat(&'static [&'static str]),
}

/// Options a game cannot be set up with; every fault is listed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
pub struct BadOptions(pub Vec<Message>);

impl BadOptions {
    /// Them as faults of a file or position that holds the options at this place.
    pub fn faults(&self, at: &str) -> Vec<Fault> {
        self.0.iter().map(|fault| Fault::new(at, fault.to_string())).collect()
    }
}

/// Reads the values that were chosen against the specification, and collects every fault on the way.
///
/// Values may be JSON (`4`, `true`, `["a","b"]`) or text as on a command line (`"4"`, `"true"`, `"a,b"`).
#[derive(Debug)]
pub struct Answers<'a> {
    specs: &'a [OptionSpec],
    values: &'a Map<String, Value>,
    faults: Vec<Message>,
}

impl<'a> Answers<'a> {
    /// Begins reading; a key that is not in the specification is a fault.
    pub fn new(specs: &'a [OptionSpec], values: &'a Map<String, Value>) -> Answers<'a> {
        let known = |key: &String| specs.iter().any(|spec| spec.key == key);
        let allowed = specs.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
        let faults = values
            .keys()
            .filter(|key| !known(key))
            .map(|key| {
                Message::new("option-unknown").with("key", key.as_str()).with("allowed", allowed.as_str())
            })
            .collect();
        Answers { specs, values, faults }
    }

    /// The number chosen for `key`.
    pub fn number(&mut self, key: &'static str) -> i64 {
        let spec = self.spec(key);
        let OptionKind::Number { min, max } = spec.kind else { unreachable!("{key} is a number") };
        let text = self.text(spec);
        match text.parse() {
            Ok(number) if (min..=max).contains(&number) => number,
            _ => {
                self.fault(key, &text, format!("{min}–{max}"));
                min
            }
        }
    }

    /// The position of the word chosen for `key`.
    pub fn choice(&mut self, key: &'static str) -> usize {
        let spec = self.spec(key);
        let OptionKind::Choice(words) = spec.kind else { unreachable!("{key} is a choice") };
        let text = self.text(spec);
        self.word(key, words, &text)
    }

    /// Whether the flag `key` is set.
    pub fn flag(&mut self, key: &'static str) -> bool {
        let spec = self.spec(key);
        let text = self.text(spec);
        match text.as_str() {
            "true" | "on" | "yes" => true,
            "false" | "off" | "no" => false,
            _ => {
                self.fault(key, &text, "true, false".to_owned());
                false
            }
        }
    }

    /// For each seat the position of its word for `key`.
    pub fn per_seat(&mut self, key: &'static str, seats: usize) -> Vec<usize> {
        let spec = self.spec(key);
        let OptionKind::PerSeat(words) = spec.kind else { unreachable!("{key} is per seat") };
        let text = self.text(spec);
        let mut chosen: Vec<&str> = text.split(',').map(str::trim).collect();
        let is_default = !self.values.contains_key(key);
        if chosen.len() == 1 {
            chosen = vec![chosen[0]; seats];
        } else if is_default {
            chosen.truncate(seats);
        }
        if chosen.len() != seats {
            let reason = Message::new("option-per-seat").with("key", key).with("value", text.as_str());
            self.faults.push(reason.with("seats", seats));
            return vec![0; seats];
        }
        chosen.iter().map(|word| self.word(key, words, word)).collect()
    }

    /// For each seat the position of a word of its own for `key`; seats not in the game get what is left.
    pub fn one_each(&mut self, key: &'static str, seats: usize) -> [usize; MAX_SEATS] {
        let mut order = self.per_seat(key, seats);
        if (0..order.len()).any(|seat| order[..seat].contains(&order[seat])) {
            self.faults.push(Message::new("option-twice").with("key", key));
            order.clear();
        }
        let left: Vec<usize> = (0..MAX_SEATS).filter(|word| !order.contains(word)).collect();
        order.extend(left);
        std::array::from_fn(|seat| order[seat])
    }

    /// The options that were chosen although they don't apply to a game with this number of players.
    pub fn out_of_scope(&self, players: usize) -> Vec<&'static str> {
        let wrong = if players == 1 { Scope::Several } else { Scope::Solo };
        let chosen = |spec: &&OptionSpec| spec.scope == wrong && self.values.contains_key(spec.key);
        self.specs.iter().filter(chosen).map(|spec| spec.key).collect()
    }

    /// Adds a fault of the game's own, about how values go together.
    pub fn refuse(&mut self, reason: Message) {
        self.faults.push(reason);
    }

    /// Ends reading.
    ///
    /// # Errors
    /// If anything was wrong, all of it.
    pub fn finish(self) -> Result<(), BadOptions> {
        if self.faults.is_empty() { Ok(()) } else { Err(BadOptions(self.faults)) }
    }

    fn spec(&self, key: &str) -> &'a OptionSpec {
        self.specs.iter().find(|spec| spec.key == key).expect("a game reads only options it specifies")
    }

    fn text(&self, spec: &OptionSpec) -> String {
        match self.values.get(spec.key) {
            None => spec.default.to_owned(),
            Some(Value::String(text)) => text.trim().to_owned(),
            Some(Value::Array(items)) => items.iter().map(plain).collect::<Vec<_>>().join(","),
            Some(value) => value.to_string(),
        }
    }

    fn word(&mut self, key: &'static str, words: &[&str], text: &str) -> usize {
        words.iter().position(|word| *word == text).unwrap_or_else(|| {
            self.fault(key, text, words.join(", "));
            0
        })
    }

    fn fault(&mut self, key: &'static str, value: &str, allowed: String) {
        self.faults.push(
            Message::new("option-value").with("key", key).with("value", value).with("allowed", allowed),
        );
    }
}

fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const SPECS: &[OptionSpec] = &[
        OptionSpec::new("players", OptionKind::Number { min: 1, max: 4 }, "2"),
        OptionSpec::new("map", OptionKind::Choice(&["small", "large"]), "large"),
        OptionSpec::new("open", OptionKind::Flag, "false"),
        OptionSpec::new("sides", OptionKind::PerSeat(&["a", "b", "c"]), "b"),
    ];

    type Read = (i64, usize, bool, Vec<usize>);

    fn read(values: Value) -> Result<Read, Vec<String>> {
        let Value::Object(values) = values else { panic!("options are an object") };
        let mut answers = Answers::new(SPECS, &values);
        let players = answers.number("players");
        let read = (
            players,
            answers.choice("map"),
            answers.flag("open"),
            answers.per_seat("sides", players as usize),
        );
        let faults = |bad: BadOptions| bad.0.iter().map(ToString::to_string).collect();
        answers.finish().map(|()| read).map_err(faults)
    }

    #[test]
    fn nothing_said_means_the_defaults() {
        assert_eq!(read(json!({})), Ok((2, 1, false, vec![1, 1])));
    }

    #[test]
    fn json_and_text_mean_the_same() {
        let wanted = Ok((3, 0, true, vec![0, 1, 2]));
        assert_eq!(
            read(json!({"players": 3, "map": "small", "open": true, "sides": ["a", "b", "c"]})),
            wanted
        );
        assert_eq!(read(json!({"players": " 3", "map": "small", "open": "yes", "sides": "a, b,c"})), wanted);
    }

    #[test]
    fn flags_can_be_said_in_three_ways() {
        for (text, flag) in
            [("true", true), ("on", true), ("yes", true), ("false", false), ("off", false), ("no", false)]
        {
            assert_eq!(read(json!({ "open": text })).unwrap().2, flag, "{text}");
        }
    }

    #[test]
    fn one_word_stands_for_all_seats() {
        assert_eq!(read(json!({"players": 4, "sides": "c"})).unwrap().3, [2, 2, 2, 2]);
    }

    #[test]
    fn a_default_for_more_seats_is_cut_to_those_there_are() {
        let spec = OptionSpec::new("sides", OptionKind::PerSeat(&["a", "b"]), "a,b,a,b");
        let values = Map::new();
        let specs = [spec];
        let mut answers = Answers::new(&specs, &values);
        assert_eq!(answers.per_seat("sides", 3), [0, 1, 0]);
        assert_eq!(answers.finish(), Ok(()));
    }

    #[test]
    fn every_fault_is_listed() {
        let bad =
            json!({"players": 5, "map": "huge", "open": 1, "sides": ["a", "d", "e", "a", "a"], "teh": 1});
        let faults = [
            "option-unknown(key=teh, allowed=players, map, open, sides)",
            "option-value(key=players, value=5, allowed=1–4)",
            "option-value(key=map, value=huge, allowed=small, large)",
            "option-value(key=open, value=1, allowed=true, false)",
            "option-per-seat(key=sides, value=a,d,e,a,a, seats=1)",
        ];
        assert_eq!(read(bad), Err(faults.map(str::to_owned).to_vec()));
    }

    #[test]
    fn every_bad_word_of_a_seat_is_listed() {
        let faults = read(json!({"players": 3, "sides": "d,a,e"})).unwrap_err();
        let allowed = "allowed=a, b, c";
        let wanted = ["d", "e"].map(|word| format!("option-value(key=sides, value={word}, {allowed})"));
        assert_eq!(faults, wanted);
    }

    #[test]
    fn what_is_not_a_whole_number_is_refused() {
        for value in [json!(2.5), json!("two"), json!(null), json!(0), json!([2, 3])] {
            assert!(read(json!({ "players": value.clone() })).is_err(), "{value}");
        }
    }

    #[test]
    fn a_game_can_refuse_values_that_do_not_go_together() {
        let values = Map::new();
        let mut answers = Answers::new(SPECS, &values);
        answers.refuse(Message::new("solo-needs-small"));
        answers.refuse(Message::new("and-more"));
        assert_eq!(answers.finish().unwrap_err().to_string(), "solo-needs-small; and-more");
    }
}
