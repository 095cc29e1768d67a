//! `samovar verify`: what a record proves.

use std::io::{Write, stdout};
use std::time::Duration;

use anyhow::{Context, anyhow, bail};
use samovar_bots::Maker;
use samovar_engine::{Kind, Record, Start, Turn};
use samovar_server::bots::ask_in_time;
use samovar_table::proof::{self, Added, Doubt, Move, Proof};
use samovar_words::Language;
use serde_json::json;

use crate::cli::VerifyArgs;
use crate::pen::Pen;
use crate::replay::{Read, cannot_play, read};

/// Longer than any bot thinks: nobody waits, so no search has to stop early.
const ENOUGH: Duration = Duration::from_secs(60 * 60);

pub fn verify(args: &VerifyArgs) -> anyhow::Result<()> {
    let Read { record, kind, shows_its_end } = read(&args.file)?;
    let pen = Pen::for_stdout(Language::ENGLISH);
    let table = kind.replay(&record, None).map_err(|fault| cannot_play(&args.file, &fault, &pen))?.table;
    let over = table.turn() == Turn::Over;
    let name = || args.file.display().to_string();
    let proof = match proof::check(&record, kind) {
        Ok(proof) => Some(proof),
        Err(Doubt::NoChain) => None,
        Err(doubt) => return Err(doubt).with_context(name),
    };
    let kept = Kept::compare(args, &record, proof.as_ref()).with_context(name)?;
    let bots = match &proof {
        _ if !args.bots => None,
        Some(proof) => Some(Bots::again(&record, kind, proof).with_context(name)?),
        None => return Err(Doubt::NoChain).with_context(name),
    };
    let mut out = stdout().lock();
    if args.json {
        let line = json!({
            "ok": true,
            "game": record.game,
            "options": table.options(),
            "decisions": table.played(),
            "over": over,
            "result": record.result,
            "complete": shows_its_end,
            "commitment": commitment(&record),
            "head": proof.as_ref().and_then(|proof| proof.heads.last()),
            "lines": proof.as_ref().map(|proof| proof.heads.len()),
            "added": proof.as_ref().map(|proof| proof.seats.iter().map(|added| word(*added)).collect::<Vec<_>>()),
            "kept_lines": kept.lines,
            "bots": bots.as_ref().map(|bots| json!({"same": bots.same, "others": bots.others})),
        });
        writeln!(out, "{line}")?;
        return Ok(());
    }
    let start = match &record.start {
        Start::Position(_) => "from a given position".to_owned(),
        Start::Seed(_) | Start::Commitment(_) => "from its seed".to_owned(),
        Start::Drawn(draw) => format!("from a seed drawn under commitment {}", draw.commitment()),
    };
    let end = match &record.result {
        Some(result) => {
            let totals: Vec<_> = result.iter().map(ToString::to_string).collect();
            format!("finished, result {} confirmed", totals.join(" "))
        }
        None => "not finished".to_owned(),
    };
    let options = serde_json::Value::Object(table.options());
    writeln!(out, "ok: {} {options}, {} decisions {start}, {end}", record.game, table.played())?;
    if let Some(proof) = &proof {
        let head = proof.heads.last().map(ToString::to_string).unwrap_or_default();
        writeln!(out, "chain: {} lines, head {head}", proof.heads.len())?;
        for (seat, added) in proof.seats.iter().enumerate().filter(|(_, added)| **added != Added::Bot) {
            writeln!(out, "seat {}: {}", seat + 1, word(*added))?;
        }
    }
    if args.commitment.is_some() {
        writeln!(out, "commitment: it is the one you kept")?;
    }
    if let (Some(line), Some(proof)) = (kept.lines, &proof) {
        writeln!(out, "head: it is the one you kept, after line {line} of {}", proof.heads.len())?;
    }
    if let Some(bots) = &bots {
        writeln!(out, "bots: {} decisions computed again, all the same", bots.same)?;
        if bots.others > 0 {
            writeln!(
                out,
                "bots: {} decisions not computed again: programs of the server, lessons",
                bots.others
            )?;
        }
    }
    for missing in not_shown(args, &record, shows_its_end, proof.as_ref()) {
        writeln!(out, "not shown: {missing}")?;
    }
    Ok(())
}

/// What a record does not prove.
fn not_shown(args: &VerifyArgs, record: &Record, shows_its_end: bool, proof: Option<&Proof>) -> Vec<String> {
    let mut missing = Vec::new();
    let mut note = |is_missing: bool, words: &str| {
        if is_missing {
            missing.push(words.to_owned());
        }
    };
    note(!shows_its_end, "that it is complete; records of the first version have no last line for that");
    let is_of_table = proof.is_some() || matches!(record.start, Start::Drawn(_));
    note(is_of_table && proof.is_none(), "that nothing was changed since; its table kept no chain yet");
    note(is_of_table && args.commitment.is_none(), "that the secret was chosen before; give --commitment");
    if let Some(proof) = proof {
        note(args.head.is_none(), "that it is the story told during the game; give --head");
        note(!proof.is_drawn, "where the position it begins with comes from");
        if proof.earlier > 0 {
            missing.push(format!("that {} moves under earlier rules were allowed", proof.earlier));
        }
    }
    missing
}

/// The SHA-256 of the secret of the table that a record comes from.
fn commitment(record: &Record) -> Option<samovar_engine::Fingerprint> {
    match (&record.start, &record.chain) {
        (Start::Drawn(draw), _) => Some(draw.commitment()),
        (_, Some(chain)) => Some(chain.secret().commitment()),
        _ => None,
    }
}

/// What a seat added to the seed, in words.
const fn word(added: Added) -> &'static str {
    match added {
        Added::Bot => "a bot",
        Added::AsPromised => "added what it had promised",
        Added::Withheld => "added nothing: it did not reveal what it had promised",
        Added::Nothing => "added nothing",
        Added::Unpromised => "added something that it had not promised (a table of an earlier version)",
    }
}

/// What somebody kept during the game, compared with a record.
struct Kept {
    /// After how many lines the chain had the head that was kept.
    lines: Option<usize>,
}

impl Kept {
    fn compare(args: &VerifyArgs, record: &Record, proof: Option<&Proof>) -> anyhow::Result<Kept> {
        if let Some(kept) = args.commitment {
            let found = commitment(record)
                .ok_or_else(|| anyhow!("the record has no secret that a commitment binds"))?;
            if found != kept {
                bail!(
                    "the secret has the commitment {found}, not {kept}: it is not the secret the table was bound to"
                );
            }
        }
        let Some(kept) = args.head else { return Ok(Kept { lines: None }) };
        let heads = &proof.ok_or(Doubt::NoChain)?.heads;
        match heads.iter().position(|head| *head == kept) {
            Some(place) => Ok(Kept { lines: Some(place + 1) }),
            None => bail!("the chain never had the head {kept}: during the game, another story was told"),
        }
    }
}

/// What came of computing the decisions of bots again.
struct Bots {
    /// How many were the same.
    same: usize,
    /// How many were not those of bots that everybody has.
    others: usize,
}

impl Bots {
    /// Asks every bot again what it decides. Its chance follows from the table's secret and the entry before it.
    fn again(record: &Record, kind: &dyn Kind, proof: &Proof) -> anyhow::Result<Bots> {
        let secret = record.chain.as_ref().ok_or(Doubt::NoChain)?.secret();
        let moods = secret.nth(u64::MAX);
        let mut bots = Bots { same: 0, others: 0 };
        let mut others = Vec::new();
        let begun = kind.replay(record, Some(0))?.table;
        proof::play(begun, &proof.moves, |_, Move { seq, bot, action, .. }, table| {
            let Some(level) = bot else { return };
            let Some(maker) = level.parse::<Maker>().ok().filter(|maker| !maker.is_program()) else {
                bots.others += 1;
                return;
            };
            let seed = secret.nth((seq - 1).unsigned_abs());
            match ask_in_time(table, &maker, seed, moods, ENOUGH) {
                Ok(Some(again)) if again == *action => bots.same += 1,
                again => {
                    let again = again.ok().flatten().unwrap_or_default();
                    others.push(format!("entry {seq}, {level}: {action:?} was decided, {again:?} comes out"));
                }
            }
        })?;
        if others.is_empty() {
            return Ok(bots);
        }
        let number = others.len();
        bail!(
            "{number} of {} decisions of bots come out differently: somebody chose for them, or the server had no time to think to \
             the end\n{}",
            bots.same + number,
            others.join("\n")
        )
    }
}
