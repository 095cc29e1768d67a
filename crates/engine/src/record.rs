//! A recorded game as text: a header, then one action per line.
//!
//! ```text
//! samovar record 2
//! game: stroganov
//! rules: 1
//! components: 0123456789abcdef
//! options: {"players":2}
//! seed: 64 hexadecimal digits
//! result: 57 43
//!
//! draft S3
//! go 2
//! end: 64 hexadecimal digits
//! ```
//! A record of a table has the lines of its [`Chain`] in place of actions: JSON objects, from which the actions follow.
//!
//! Instead of `seed` the header may have `start` (a complete position), `commitment` (the seed is not published yet),
//! or `secret` with `added` (a seed drawn by a table and its players, see [`Draw`]; `added` is a JSON list of texts).
//! With a chain and `start`, `secret` stands alone.
//! Only finished games have a `result`: the totals of the standings. Lines that start with `#` are comments.
//!
//! The last line is the SHA-256 of all that comes before it, so a record that was cut short or changed is refused. It is
//! no proof against somebody who computes it anew. Records that begin with `samovar record 1` do not have it: they are
//! read as they are, and nothing shows that they are complete.

use std::fmt;
use std::str::FromStr;

use serde_json::{Map, Value};

use sha2::{Digest, Sha256};

use crate::seed::hex;
use crate::{Chain, Draw, Fingerprint, Seed};

/// The first line of every record.
pub const HEADLINE: &str = "samovar record 2";

/// The first line of a record without a last line that shows whether it is complete.
const OPEN_HEADLINE: &str = "samovar record 1";

/// What the last line begins with.
const END: &str = "end: ";

/// A recorded game. It is not checked against the rules; [`crate::Kind::replay`] plays it.
#[derive(Clone, PartialEq, Debug)]
pub struct Record {
    /// The game's name.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The hash of its component tables.
    pub components: String,
    /// The options it was set up with.
    pub options: Map<String, Value>,
    /// How the game began.
    pub start: Start,
    /// The final totals of a finished game.
    pub result: Option<Vec<i32>>,
    /// Every decision, in notation.
    pub actions: Vec<String>,
    /// The chain of the table it was played at, with the same decisions and what was taken back.
    pub chain: Option<Chain>,
}

/// How a recorded game began.
#[derive(Clone, PartialEq, Debug)]
pub enum Start {
    /// With a known seed.
    Seed(Seed),
    /// With a seed that is not published yet. This is the SHA-256 of the seed, or of the table's secret.
    Commitment(Fingerprint),
    /// With a seed drawn by a table and its players.
    Drawn(Draw),
    /// From a position.
    Position(Value),
}

impl Record {
    /// The record as text, with a comment of one line at its beginning.
    pub fn with_comment(&self, comment: &str) -> String {
        sealed(&format!("{HEADLINE}\n# {comment}\n{}", Body(self)))
    }

    /// Whether a text that reads as a record also shows that it is complete.
    pub fn shows_its_end(text: &str) -> bool {
        text.lines().next() == Some(HEADLINE)
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&sealed(&format!("{HEADLINE}\n{}", Body(self))))
    }
}

/// A text with its last line.
fn sealed(text: &str) -> String {
    format!("{text}{END}{}\n", hex(&Sha256::digest(text)))
}

/// A text without its last line, if that fits.
fn unsealed(text: &str) -> Result<&str, BadRecord> {
    let line = |end: usize| text[..end].lines().count().max(1);
    if let Some(at) = text.find('\r') {
        let reason =
            "the lines end with CR LF, so the file was converted on its way: use the file as it was written";
        return Err(BadRecord { line: line(at), reason: reason.to_owned() });
    }
    let end = text.trim_end_matches('\n').rfind('\n').map_or(0, |at| at + 1);
    let Some(digest) = text[end..].strip_prefix(END) else {
        let reason =
            format!("the last line \"{END}…\" is missing: the record was cut short, or goes on after it");
        return Err(BadRecord { line: line(text.len()), reason });
    };
    if digest.strip_suffix('\n').unwrap_or(digest) != hex(&Sha256::digest(&text[..end])) {
        let reason = "what is above does not fit this line: the record was changed after it was written";
        return Err(BadRecord { line: line(text.len()), reason: reason.to_owned() });
    }
    Ok(&text[..end])
}

/// What stands between the first line of a record and its last.
struct Body<'a>(&'a Record);

impl fmt::Display for Body<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let record = self.0;
        writeln!(f, "game: {}", record.game)?;
        writeln!(f, "rules: {}", record.rules)?;
        writeln!(f, "components: {}", record.components)?;
        writeln!(f, "options: {}", Value::Object(record.options.clone()))?;
        match &record.start {
            Start::Seed(seed) => writeln!(f, "seed: {seed}")?,
            Start::Commitment(hash) => writeln!(f, "commitment: {hash}")?,
            Start::Drawn(draw) => {
                writeln!(f, "secret: {}", draw.secret)?;
                writeln!(f, "added: {}", Value::from(draw.added.clone()))?;
            }
            Start::Position(state) => {
                writeln!(f, "start: {state}")?;
                if let Some(chain) = &record.chain {
                    writeln!(f, "secret: {}", chain.secret())?;
                }
            }
        }
        if let Some(result) = &record.result {
            let totals: Vec<_> = result.iter().map(ToString::to_string).collect();
            writeln!(f, "result: {}", totals.join(" "))?;
        }
        writeln!(f)?;
        match &record.chain {
            Some(chain) => chain.lines().iter().try_for_each(|line| writeln!(f, "{line}")),
            None => record.actions.iter().try_for_each(|action| writeln!(f, "{action}")),
        }
    }
}

/// The text is not a record; names the line where reading failed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct BadRecord {
    /// The line number, starting at 1.
    pub line: usize,
    /// What is wrong, and what would be right.
    pub reason: String,
}

impl FromStr for Record {
    type Err = BadRecord;

    fn from_str(text: &str) -> Result<Record, BadRecord> {
        let fault = |line: usize, reason: String| BadRecord { line: line + 1, reason };
        let text = if Record::shows_its_end(text) { unsealed(text)? } else { text };
        let mut lines = text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.starts_with('#'));
        match lines.next() {
            Some((0, HEADLINE)) | Some((_, OPEN_HEADLINE)) => {}
            _ => return Err(fault(0, format!("a record begins with the line {HEADLINE:?}"))),
        }
        let mut header = Header::default();
        let mut end = 0;
        for (at, line) in lines.by_ref() {
            end = at;
            if line.is_empty() {
                break;
            }
            header.read(line).map_err(|reason| fault(at, reason))?;
        }
        let body: Vec<(usize, &str)> = lines.filter(|(_, line)| !line.is_empty()).collect();
        header.finish(&body).map_err(|(at, reason)| fault(at.unwrap_or(end), reason))
    }
}

/// The header lines read so far.
#[derive(Default)]
struct Header {
    game: Option<String>,
    rules: Option<u32>,
    components: Option<String>,
    options: Option<Map<String, Value>>,
    start: Option<Start>,
    secret: Option<Seed>,
    added: Option<Vec<String>>,
    result: Option<Vec<i32>>,
}

impl Header {
    fn read(&mut self, line: &str) -> Result<(), String> {
        let (key, value) =
            line.split_once(':').ok_or("a header line is \"key: value\"; an empty line ends the header")?;
        let value = value.trim();
        match key {
            "game" => set(&mut self.game, key, value.to_owned()),
            "rules" => set(&mut self.rules, key, parse(value, "a whole number")?),
            "components" => set(&mut self.components, key, value.to_owned()),
            "options" => set(&mut self.options, key, json(value)?),
            "seed" => set(&mut self.start, "start", Start::Seed(parse(value, "64 hexadecimal digits")?)),
            "commitment" => {
                set(&mut self.start, "start", Start::Commitment(parse(value, "64 hexadecimal digits")?))
            }
            "secret" => set(&mut self.secret, key, parse(value, "64 hexadecimal digits")?),
            "added" => set(&mut self.added, key, json(value)?),
            "start" => set(&mut self.start, key, Start::Position(json(value)?)),
            "result" => {
                let totals = value.split_whitespace().map(|total| parse(total, "whole numbers"));
                set(&mut self.result, key, totals.collect::<Result<_, _>>()?)
            }
            _ => Err(format!(
                "{key:?} is none of game, rules, components, options, seed, commitment, secret, added, start, result"
            )),
        }
    }

    /// The record with what stands below the header, line by line; else what is wrong, and in which line if it is there.
    fn finish(self, body: &[(usize, &str)]) -> Result<Record, (Option<usize>, String)> {
        let missing = |key: &str| (None, format!("the header has no {key:?}"));
        let is_chain = body.first().is_some_and(|(_, line)| line.starts_with('{'));
        let start = match (self.start, self.secret, self.added) {
            (None, Some(secret), Some(added)) => Start::Drawn(Draw { secret, added }),
            (None, Some(_), None) => return Err(missing("added")),
            (None, None, _) => return Err(missing("seed")),
            (Some(_), _, Some(_)) => return Err((None, "\"added\" goes only with \"secret\"".to_owned())),
            (Some(_), Some(_), None) if !is_chain => {
                return Err((None, "the header gives \"start\" twice".to_owned()));
            }
            (Some(start), _, None) => start,
        };
        let (actions, chain) = if is_chain {
            let chain = read_chain(self.secret.ok_or_else(|| missing("secret"))?, body);
            let fault = |(line, why): (usize, String)| (Some(body[line - 1].0), why);
            (chain.actions().map_err(fault)?, Some(chain))
        } else {
            (body.iter().map(|(_, line)| (*line).to_owned()).collect(), None)
        };
        Ok(Record {
            game: self.game.ok_or_else(|| missing("game"))?,
            rules: self.rules.ok_or_else(|| missing("rules"))?,
            components: self.components.ok_or_else(|| missing("components"))?,
            options: self.options.ok_or_else(|| missing("options"))?,
            start,
            result: self.result,
            actions,
            chain,
        })
    }
}

/// The chain of a table, line by line; there is at least one.
fn read_chain(secret: Seed, body: &[(usize, &str)]) -> Chain {
    let mut chain = Chain::new(secret, body[0].1);
    body[1..].iter().for_each(|(_, line)| chain.push(line));
    chain
}

fn set<T>(field: &mut Option<T>, key: &str, value: T) -> Result<(), String> {
    match field.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("the header gives {key:?} twice")),
    }
}

fn parse<T: FromStr>(text: &str, wanted: &str) -> Result<T, String> {
    text.parse().map_err(|_| format!("{text:?} is not {wanted}"))
}

fn json<T: serde::de::DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const SEED: &str = "a9f74d1ec36ebdeb2da3f6e5868090cd2a2d20b3dcca7b62f60304b1d3d9ef42";

    fn record() -> Record {
        let Value::Object(options) = json!({"players": 2, "open": false}) else { unreachable!() };
        Record {
            game: "toy".to_owned(),
            rules: 1,
            components: "0123".to_owned(),
            options,
            start: Start::Seed(Seed::from_text("tea")),
            result: Some(vec![57, -3]),
            actions: vec!["serve J4".to_owned(), "done".to_owned()],
            chain: None,
        }
    }

    /// The record as it was written before there was a last line.
    fn text() -> String {
        format!(
            "samovar record 1\ngame: toy\nrules: 1\ncomponents: 0123\noptions: {{\"players\":2,\"open\":false}}\n\
             seed: {SEED}\nresult: 57 -3\n\nserve J4\ndone\n"
        )
    }

    #[test]
    fn a_record_is_written_as_documented() {
        let text = text().replace("record 1", "record 2");
        let end = "28cc2bbc39ce90ab2ceb89cbfc7d30e117b85341b5ec8bebdd2f13a6fb2043a6";
        assert_eq!(record().to_string(), format!("{text}end: {end}\n"));
    }

    #[test]
    fn a_record_of_before_reads_back() {
        assert_eq!(text().parse(), Ok(record()));
        assert!(!Record::shows_its_end(&text()) && Record::shows_its_end(&record().to_string()));
    }

    #[test]
    fn a_record_that_was_changed_is_refused_with_the_reason() {
        let text = record().to_string();
        let refused = |text: &str| text.parse::<Record>().expect_err(text).to_string();
        let without = |line: &str| text.replacen(line, "", 1);
        let last = text.find("end: ").expect("a last line");
        for (altered, reason) in [
            (without("result: 57 -3\n"), "line 10: what is above does not fit this line"),
            (without("serve J4\n"), "does not fit this line"),
            (without("done\n"), "does not fit this line"),
            (text.replace("57", "75"), "does not fit this line"),
            (text.replace("done", "done "), "does not fit this line"),
            (text.replace("done", "# a thought\ndone"), "does not fit this line"),
            (text.replace("\n\n", "\n"), "does not fit this line"),
            (text[..text.len() - 2].to_owned(), "line 11: what is above does not fit this line"),
            (text[..last].to_owned(), "line 10: the last line \"end: …\" is missing"),
            (text[..last - 5].to_owned(), "line 9: the last line \"end: …\" is missing"),
            (format!("{text}done\n"), "line 12: the last line \"end: …\" is missing"),
            (format!("{text}\n"), "does not fit this line"),
            (text.replace('\n', "\r\n"), "line 1: the lines end with CR LF"),
            (text.replace("done\n", "done\r\n"), "line 10: the lines end with CR LF"),
            (format!("# mine\n{text}"), "a record begins with the line"),
            ("samovar record 2\n".to_owned(), "line 1: the last line"),
        ] {
            assert!(refused(&altered).contains(reason), "{altered:?}: {}", refused(&altered));
        }
        assert_eq!(text.trim_end().parse(), Ok(record()), "an end of line at the very end may be lost");
    }

    #[test]
    fn a_comment_belongs_to_what_the_last_line_covers() {
        let text = record().with_comment("seats: human,random");
        assert_eq!(text.lines().nth(1), Some("# seats: human,random"));
        assert_eq!(text.parse(), Ok(record()));
        assert!(text.replace("human", "casual").parse::<Record>().is_err());
    }

    #[test]
    fn every_kind_of_start_reads_back() {
        let starts = [
            Start::Seed(Seed::from_text("tea")),
            Start::Commitment(Fingerprint::of("tea")),
            Start::Position(json!({"deck": ["L1", "a: b"], "round": 2})),
            Start::Drawn(Draw {
                secret: Seed::from_text("tea"),
                added: vec!["a \"word\"\n".to_owned(), String::new()],
            }),
        ];
        for start in starts {
            for result in [None, Some(vec![1, 2])] {
                let record = Record { start: start.clone(), result, ..record() };
                assert_eq!(record.to_string().parse(), Ok(record));
            }
        }
    }

    #[test]
    fn a_chain_reads_back_and_says_what_was_played() {
        let secret = Seed::from_text("tea");
        let mut chain =
            Chain::new(secret, r#"{"seq":2,"told":"start","rules":1,"components":"","added":[]}"#);
        chain.push(r#"{"seq":3,"told":"act","seat":0,"action":"serve J4; done"}"#);
        chain.push(r#"{"seq":4,"told":"act","seat":1,"action":"done"}"#);
        chain.push(r#"{"seq":5,"told":"undo","seat":1}"#);
        for start in [Start::Position(json!({"deck": 1})), Start::Drawn(Draw { secret, added: Vec::new() })] {
            let record = Record { chain: Some(chain.clone()), start, ..record() };
            assert_eq!(record.to_string().parse(), Ok(record));
        }
        let drawn = Start::Drawn(Draw { secret, added: Vec::new() });
        let text = Record { chain: Some(chain), start: drawn, ..record() }.to_string();
        let open = text.replace("record 2", "record 1").replace("end: ", "# ");
        let bad = open.replace("\"told\":\"undo\"", "\"told\":\"redo\"").parse::<Record>().unwrap_err();
        assert!(bad.line == 13 && bad.reason.contains("redo"), "{bad}");
    }

    #[test]
    fn a_record_without_actions_reads_back() {
        let record = Record { actions: Vec::new(), ..record() };
        assert_eq!(record.to_string().parse(), Ok(record.clone()));
        assert_eq!(record.to_string().trim().parse(), Ok(record));
    }

    #[test]
    fn comments_blanks_and_spaces_do_not_count() {
        let text =
            text().replace("game:", "# a fine game\ngame:").replace("done", "\n  # a thought\n  done  \n\n");
        assert_eq!(text.replace('\n', "\r\n").parse(), Ok(record()));
    }

    #[test]
    fn what_is_not_a_record_is_told_by_line_and_reason() {
        let faults = [
            ("samovar record 1", "samovar record 3", 1, "begins with the line"),
            ("game: toy", "game toy", 2, "key: value"),
            ("game: toy", "name: toy", 2, "\"name\" is none of"),
            ("rules: 1", "rules: one", 3, "\"one\" is not a whole number"),
            ("rules: 1", "rules: 1\nrules: 1", 4, "gives \"rules\" twice"),
            ("{\"players\":2,\"open\":false}", "{\"players\":", 5, "EOF"),
            ("{\"players\":2,\"open\":false}", "[2]", 5, "expected a map"),
            ("seed: a9", "seed: x9", 6, "is not 64 hexadecimal digits"),
            ("result:", "commitment: 00\nresult:", 7, "\"00\" is not 64 hexadecimal digits"),
            ("result:", &format!("commitment: {SEED}\nresult:"), 7, "gives \"start\" twice"),
            ("result:", &format!("secret: {SEED}\nresult:"), 9, "gives \"start\" twice"),
            ("serve J4", "{\"seq\":1}", 8, "no \"secret\""),
            ("seed: a9", "start: {\nseed: a9", 6, "EOF"),
            ("seed: a9", "secret: a9", 8, "no \"added\""),
            ("seed: a9", "added: []\nseed: a9", 9, "goes only with"),
            ("seed: a9", "added: 1\nsecret: a9", 6, "expected a sequence"),
            ("result: 57 -3", "result: 57 x", 7, "\"x\" is not whole numbers"),
            ("game: toy\n", "", 7, "no \"game\""),
            ("rules: 1\n", "", 7, "no \"rules\""),
            ("components: 0123\n", "", 7, "no \"components\""),
            ("options: {\"players\":2,\"open\":false}\n", "", 7, "no \"options\""),
            (&format!("seed: {SEED}\n"), "", 7, "no \"seed\""),
        ];
        for (right, wrong, line, reason) in faults {
            let bad = text().replacen(right, wrong, 1).parse::<Record>().unwrap_err();
            assert_eq!(bad.line, line, "{wrong}: {bad}");
            assert!(bad.reason.contains(reason), "{wrong}: {bad}");
        }
    }

    #[test]
    fn an_empty_text_is_no_record() {
        let bad = "".parse::<Record>().unwrap_err();
        assert_eq!(bad.to_string(), "line 1: a record begins with the line \"samovar record 2\"");
    }
}
