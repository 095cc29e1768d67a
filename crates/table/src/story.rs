//! What came of an entry, as it is stored beside it.
//!
//! Under the rules that wrote it a log tells its story by itself. Under later rules it may not: then the table goes on from
//! its last position, and what happened before is told from here.

use std::sync::Arc;

use samovar_engine::{AnyEvent, Happening, Kind, Message, Seat, Told, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What came of an entry. What was written stays readable: fields may be added with a default, never changed.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Story {
    /// Who decides after it; nobody when the game is over.
    turn: Option<u8>,
    /// What happened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    happened: Vec<Kept>,
    /// The final totals, if it ended the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    result: Option<Vec<i32>>,
}

/// A happening: the different ways in which it was told, the full one first, and which one each viewer was told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Kept {
    told: Vec<KeptTold>,
    /// By viewer, a spectator last; none if everybody was told everything.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seen: Option<Vec<Option<usize>>>,
}

/// One way in which a happening was told.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct KeptTold {
    event: Value,
    words: Message,
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    begins_turn: bool,
}

/// An event that other rules told, as JSON.
#[derive(Debug)]
struct KeptEvent(Value);

impl AnyEvent for KeptEvent {
    fn json(&self) -> Value {
        self.0.clone()
    }

    fn words(&self) -> Message {
        Message::owned(self.0.to_string())
    }

    fn begins(&self) -> bool {
        false
    }
}

impl Story {
    /// The story of an entry after which it is this turn.
    pub fn new(turn: Turn, happened: &[Happening]) -> Story {
        let turn = match turn {
            Turn::Decide(seat) => Some(seat.index() as u8),
            Turn::Over => None,
        };
        Story { turn, happened: happened.iter().map(Kept::of).collect(), result: None }
    }

    /// The story of an entry that ended the game with these totals, if it did.
    #[must_use]
    pub fn ending(self, result: Option<Vec<i32>>) -> Story {
        Story { result, ..self }
    }

    /// The final totals, if the entry ended the game.
    pub fn result(&self) -> Option<&[i32]> {
        self.result.as_deref()
    }

    /// A story as it was stored; `None` if there is none.
    pub fn read(text: &str) -> Option<Story> {
        serde_json::from_str(text).ok()
    }

    /// As it is stored.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("stories are plain data")
    }

    /// Whose turn it is after the entry.
    pub fn turn(&self) -> Turn {
        self.turn.map_or(Turn::Over, |seat| Turn::Decide(Seat::new(seat)))
    }

    /// What happened, as seats and spectators were told it.
    pub fn happened(&self, kind: Option<&dyn Kind>) -> Vec<Happening> {
        self.happened.iter().filter_map(|kept| kept.again(kind)).collect()
    }
}

impl Kept {
    fn of(happening: &Happening) -> Kept {
        let mut told: Vec<&Told> = vec![&happening.full];
        let mut number = |one| {
            let known = told.iter().position(|known| *known == one);
            known.unwrap_or_else(|| {
                told.push(one);
                told.len() - 1
            })
        };
        let seen = happening.seen();
        let seen = seen.map(|seen| seen.iter().map(|one| one.as_ref().map(&mut number)).collect());
        Kept { told: told.into_iter().map(KeptTold::of).collect(), seen }
    }

    fn again(&self, kind: Option<&dyn Kind>) -> Option<Happening> {
        let told: Vec<Told> = self.told.iter().map(|told| told.again(kind)).collect();
        let one = |place: &Option<usize>| place.and_then(|place| told.get(place).cloned());
        let seen = self.seen.as_ref().map(|seen| seen.iter().map(one).collect());
        Some(Happening::told(told.first()?.clone(), seen))
    }
}

impl KeptTold {
    fn of(told: &Told) -> KeptTold {
        KeptTold { event: told.event.json(), words: told.words(), begins_turn: told.begins_turn() }
    }

    /// Later rules may no longer know the event; then it stays JSON.
    fn again(&self, kind: Option<&dyn Kind>) -> Told {
        let known = kind.and_then(|kind| kind.event(&self.event));
        let event = known.unwrap_or_else(|| Arc::new(KeptEvent(self.event.clone())));
        Told::stored(event, self.words.clone(), self.begins_turn)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn told(words: Message) -> Told {
        Told::stored(Arc::new(KeptEvent(json!({"event": words.id}))), words, false)
    }

    #[test]
    fn a_story_reads_back() {
        let open = told(
            Message::new("sold")
                .with("who", Seat::new(2))
                .with("count", 3)
                .with("name", "tea")
                .with("what", Message::new("cup")),
        );
        let hidden = told(Message::new("drew"));
        let seen = told(Message::new("drew-card").with("card", "S3"));
        let happened = [
            Happening::told(open.clone(), None),
            Happening::told(seen.clone(), Some(vec![Some(seen), Some(hidden.clone()), Some(hidden)])),
            Happening::told(open, Some(vec![None; 3])),
        ];
        let story = Story::new(Turn::Decide(Seat::new(1)), &happened);
        let again = Story::read(&story.write()).expect("a story");
        assert_eq!(again.turn(), Turn::Decide(Seat::new(1)));
        assert_eq!(again.happened(None), happened);
        assert_eq!(Story::new(Turn::Over, &[]).write(), r#"{"turn":null}"#);
        assert_eq!(Story::read(""), None);
    }
}
