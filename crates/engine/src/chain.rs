//! The chain of what a table has told: whoever keeps its head can tell later whether the story is still the same.
//!
//! Every line of the story is a JSON object. The first is public, and the head after it is its SHA-256. Every other line
//! is bound by a *link*, the SHA-256 of the words `samovar link`, the table's secret (32 bytes) and the line; the head
//! after it is the SHA-256 of the head before it and the link (32 bytes each). Links and heads can be shown while the
//! game runs, because nobody can guess a line from its link without the secret. Once the secret is published, anybody
//! can compute all of them again.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::seed::{hex, unhex};
use crate::{Seed, steps};

/// A SHA-256; as text 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fingerprint([u8; 32]);

impl Fingerprint {
    /// The SHA-256 of some bytes.
    pub fn of(bytes: impl AsRef<[u8]>) -> Fingerprint {
        Fingerprint(Sha256::digest(bytes).into())
    }

    /// The head after a link.
    #[must_use]
    pub fn then(self, link: Fingerprint) -> Fingerprint {
        Fingerprint::of([self.0, link.0].concat())
    }
}

impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

/// The text is not 64 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a SHA-256 is 64 hexadecimal digits")]
pub struct BadFingerprint;

impl FromStr for Fingerprint {
    type Err = BadFingerprint;
    fn from_str(text: &str) -> Result<Fingerprint, BadFingerprint> {
        unhex(text).map(Fingerprint).ok_or(BadFingerprint)
    }
}

crate::json_as_text!(Fingerprint);

/// A line of the story. What was written once is never written differently: it would change the heads of old tables.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Line {
    /// The entry of the table's log.
    pub seq: i64,
    /// What it tells.
    #[serde(flatten)]
    pub fact: Fact,
}

/// What a line tells.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "told", rename_all = "snake_case")]
pub enum Fact {
    /// The seats are taken: the first line.
    Table {
        /// The game's name.
        game: String,
        /// The options that were chosen.
        options: Map<String, Value>,
        /// The SHA-256 of the table's secret.
        commitment: Fingerprint,
        /// Who sits where.
        seats: Vec<Sits>,
    },
    /// The game begins.
    Start {
        /// The version of the rules.
        rules: u32,
        /// The hash of the component tables.
        components: String,
        /// What each seat has added to the seed.
        added: Vec<String>,
    },
    /// It goes on under other rules or component tables, from a position.
    Switch {
        /// The version of the rules.
        rules: u32,
        /// The hash of the component tables.
        components: String,
        /// The SHA-256 of the position.
        position: Fingerprint,
    },
    /// A person decided.
    Act {
        /// Whose decision it was.
        seat: u8,
        /// It, in notation; a whole move in one line.
        action: String,
    },
    /// A bot decided.
    Bot {
        /// Whose decision it was.
        seat: u8,
        /// The bot.
        level: String,
        /// Its decision, in notation.
        action: String,
    },
    /// The last decision that stood was taken back.
    Undo {
        /// Whose decision it was.
        seat: u8,
    },
}

/// Who sits on a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sits {
    /// A person who has promised to add something to the seed, or has not.
    Person {
        /// The SHA-256 of what the person will add.
        promise: Option<Fingerprint>,
    },
    /// A bot of this level.
    Bot(String),
}

impl Line {
    /// The line as text.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("lines are plain data")
    }
}

/// What a table has told so far, with the head of its chain.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    secret: Seed,
    lines: Vec<Arc<str>>,
    head: Fingerprint,
}

impl Chain {
    /// The chain of a table with this secret after its first line.
    pub fn new(secret: Seed, first: &str) -> Chain {
        Chain { secret, lines: vec![first.into()], head: Fingerprint::of(first) }
    }

    /// Adds a line.
    pub fn push(&mut self, line: &str) {
        self.head = self.head.then(self.link(line));
        self.lines.push(line.into());
    }

    /// What binds a line that is not the first.
    fn link(&self, line: &str) -> Fingerprint {
        Fingerprint::of([b"samovar link", self.secret.bytes().as_slice(), line.as_bytes()].concat())
    }

    /// The table's secret.
    pub fn secret(&self) -> Seed {
        self.secret
    }

    /// Every line.
    pub fn lines(&self) -> &[Arc<str>] {
        &self.lines
    }

    /// The head after the last line.
    pub fn head(&self) -> Fingerprint {
        self.head
    }

    /// The head after each line.
    pub fn heads(&self) -> Vec<Fingerprint> {
        let mut heads = vec![Fingerprint::of(self.lines[0].as_bytes())];
        for link in self.links(1) {
            heads.push(heads[heads.len() - 1].then(link));
        }
        heads
    }

    /// The links of the lines after the first `known`, which are at least one.
    pub fn links(&self, known: usize) -> Vec<Fingerprint> {
        self.lines.iter().skip(known.max(1)).map(|line| self.link(line)).collect()
    }

    /// Every line, read.
    ///
    /// # Errors
    /// The number of the line that cannot be read, from 1, and why not.
    pub fn read(&self) -> Result<Vec<Line>, (usize, String)> {
        let read = |(at, line): (usize, &Arc<str>)| {
            serde_json::from_str(line).map_err(|error: serde_json::Error| (at + 1, error.to_string()))
        };
        self.lines.iter().enumerate().map(read).collect()
    }

    /// The decisions since the rules last changed that were not taken back, one by one.
    ///
    /// # Errors
    /// As [`Chain::read`].
    pub fn actions(&self) -> Result<Vec<String>, (usize, String)> {
        let mut moves = Vec::new();
        for (at, line) in self.read()?.into_iter().enumerate() {
            match line.fact {
                Fact::Act { action, .. } | Fact::Bot { action, .. } => moves.push(action),
                Fact::Undo { .. } => {
                    moves.pop().ok_or_else(|| (at + 1, "there is nothing to take back".to_owned()))?;
                }
                Fact::Switch { .. } => moves.clear(),
                Fact::Table { .. } | Fact::Start { .. } => {}
            }
        }
        Ok(moves.iter().flat_map(|line| steps(line)).map(str::to_owned).collect())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn lines() -> Vec<String> {
        let Value::Object(options) = json!({"players": 2}) else { unreachable!() };
        let seats = vec![
            Sits::Person { promise: Some(Fingerprint::of("tea")) },
            Sits::Person { promise: None },
            Sits::Bot("casual".to_owned()),
        ];
        let commitment = Fingerprint::of([7; 32]);
        let facts = [
            Fact::Table { game: "toy".to_owned(), options, commitment, seats },
            Fact::Start {
                rules: 1,
                components: "0123".to_owned(),
                added: vec!["tea".to_owned(), String::new()],
            },
            Fact::Act { seat: 0, action: "serve J4; done".to_owned() },
            Fact::Undo { seat: 0 },
            Fact::Act { seat: 0, action: "rest".to_owned() },
            Fact::Bot { seat: 1, level: "casual".to_owned(), action: "keep; done".to_owned() },
        ];
        let line = |(at, fact)| Line { seq: at as i64 + 2, fact }.write();
        facts.into_iter().enumerate().map(line).collect()
    }

    fn chain() -> Chain {
        let lines = lines();
        let mut chain = Chain::new(Seed::new([7; 32]), &lines[0]);
        lines[1..].iter().for_each(|line| chain.push(line));
        chain
    }

    #[test]
    fn lines_never_look_different() {
        let commitment = Fingerprint::of([7; 32]);
        let promise = Fingerprint::of("tea");
        let known = [
            format!(
                r#"{{"seq":2,"told":"table","game":"toy","options":{{"players":2}},"commitment":"{commitment}","#
            ) + &format!(
                r#""seats":[{{"person":{{"promise":"{promise}"}}}},{{"person":{{"promise":null}}}},"#
            ) + r#"{"bot":"casual"}]}"#,
            r#"{"seq":3,"told":"start","rules":1,"components":"0123","added":["tea",""]}"#.to_owned(),
            r#"{"seq":4,"told":"act","seat":0,"action":"serve J4; done"}"#.to_owned(),
            r#"{"seq":5,"told":"undo","seat":0}"#.to_owned(),
            r#"{"seq":6,"told":"act","seat":0,"action":"rest"}"#.to_owned(),
            r#"{"seq":7,"told":"bot","seat":1,"level":"casual","action":"keep; done"}"#.to_owned(),
        ];
        assert_eq!(lines(), known);
        for line in known {
            assert_eq!(serde_json::from_str::<Line>(&line).expect("a line").write(), line);
        }
    }

    #[test]
    fn heads_follow_from_links() {
        let chain = chain();
        let (heads, links) = (chain.heads(), chain.links(1));
        assert_eq!((heads.len(), links.len()), (6, 5));
        assert_eq!(heads[5], chain.head());
        assert_eq!(links.iter().fold(heads[0], |head, link| head.then(*link)), chain.head());
        assert_eq!(chain.links(4), links[3..]);
        assert_eq!(chain.links(0), links);
    }

    #[test]
    fn heads_never_change() {
        let known = "e636d7b23e93b18841d6a49d1fbda65f94187f06627cb25ce1821eefb4d79924";
        assert_eq!(chain().head().to_string(), known);
    }

    #[test]
    fn every_line_and_the_secret_count() {
        let lines = lines();
        let head = |secret: u8, lines: &[String]| {
            let mut chain = Chain::new(Seed::new([secret; 32]), &lines[0]);
            lines[1..].iter().for_each(|line| chain.push(line));
            chain.head()
        };
        let whole = head(7, &lines);
        assert_ne!(head(8, &lines), whole);
        for at in 0..lines.len() {
            let mut altered = lines.clone();
            altered[at] = altered[at].replace('}', " }");
            assert_ne!(head(7, &altered), whole, "{at}");
            altered.remove(at);
            assert_ne!(head(7, &altered), whole, "without {at}");
        }
        assert_ne!(
            head(7, &[&lines[..2], &[lines[3].clone(), lines[2].clone()]].concat()),
            head(7, &lines[..4])
        );
    }

    #[test]
    fn what_was_taken_back_or_came_before_other_rules_is_not_played() {
        let mut chain = chain();
        assert_eq!(chain.actions(), Ok(vec!["rest".to_owned(), "keep".to_owned(), "done".to_owned()]));
        let position = Fingerprint::of("{}");
        let switch = Fact::Switch { rules: 2, components: "4567".to_owned(), position };
        chain.push(&Line { seq: 8, fact: switch }.write());
        chain.push(&Line { seq: 9, fact: Fact::Act { seat: 0, action: "rest".to_owned() } }.write());
        assert_eq!(chain.actions(), Ok(vec!["rest".to_owned()]));
        chain.push(&Line { seq: 10, fact: Fact::Undo { seat: 0 } }.write());
        chain.push(&Line { seq: 11, fact: Fact::Undo { seat: 0 } }.write());
        assert!(matches!(chain.actions(), Err((10, _))));
        chain.push("tea");
        assert!(matches!(chain.read(), Err((11, _))));
    }
}
