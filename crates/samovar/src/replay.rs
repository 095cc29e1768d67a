//! `samovar replay`, and reading records.

use std::fs;
use std::io::{Write, stdout};
use std::path::Path;

use anyhow::{Context, anyhow};
use samovar_engine::{BadReplay, Kind, Record, Rejected, Table, Turn, Viewer};
use serde_json::json;

use crate::cli::ReplayArgs;
use crate::pen::{Ink, Pen};
use crate::{draw, protocol, setup, standings};

pub fn replay(args: &ReplayArgs) -> anyhow::Result<()> {
    let Read { record, kind, .. } = read(&args.file)?;
    let pen = Pen::for_stdout(args.speech.language());
    let play = |to| kind.replay(&record, to).map_err(|fault| cannot_play(&args.file, &fault, &pen));
    let steps = play(args.to)?.steps;
    // Replayed again step by step, to find out who decided.
    let mut table = play(Some(0))?.table;
    let pen = pen.clone().at(&*table);
    let mut out = stdout().lock();
    for (number, (action, happened)) in record.actions.iter().zip(&steps).enumerate() {
        let turn = table.turn();
        table.play(action).map_err(|why| anyhow!("decision {}, {action:?}: {why}", number + 1))?;
        if args.json {
            let seat = if let Turn::Decide(seat) = turn { Some(seat) } else { None };
            let events = protocol::events(happened, &pen.names, pen.language);
            let line = json!({"decision": number + 1, "seat": seat, "action": action, "events": events});
            writeln!(out, "{line}")?;
        } else {
            let who = if let Turn::Decide(seat) = turn { pen.seat(seat) } else { String::new() };
            writeln!(out, "{:>4}  {}  {action}", number + 1, pen.paint(Ink::Bold, &who))?;
            for happening in happened {
                writeln!(out, "      {}", pen.say(&happening.full.words()))?;
            }
        }
    }
    if args.json {
        writeln!(out, "{}", position(&*table))?;
    } else {
        show_end(&*table, &pen, &mut out)?;
    }
    Ok(())
}

/// What a file with a record contains.
pub struct Read {
    pub record: Record,
    /// Its game.
    pub kind: &'static dyn Kind,
    /// Whether its last line shows that it is complete.
    pub shows_its_end: bool,
}

/// The record in a file.
pub fn read(file: &Path) -> anyhow::Result<Read> {
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))?;
    let record: Record = text.parse().with_context(|| format!("{} is not a record", file.display()))?;
    let kind = setup::game(&record.game).map_err(|fault| anyhow!("{}: {fault}", file.display()))?;
    Ok(Read { shows_its_end: Record::shows_its_end(&text), record, kind })
}

/// Why a record cannot be replayed, in words.
pub fn cannot_play(file: &Path, fault: &BadReplay, pen: &Pen) -> anyhow::Error {
    let reason = match fault {
        BadReplay::Options(faults) => format!("options: {}", setup::option_faults(faults)),
        BadReplay::Action { at, action, why: Rejected::Refused(refusal) } => {
            format!("decision {at}, {action:?}: {} ({})", pen.say(&refusal.reason), refusal.rule)
        }
        BadReplay::OtherComponents { .. } => format!("{fault}; --components DIR uses other tables"),
        _ => fault.to_string(),
    };
    anyhow!("{}: {reason}", file.display())
}

fn position(table: &dyn Table) -> serde_json::Value {
    let over = table.turn() == Turn::Over;
    let mut line = json!({
        "turn": protocol::turn(table.turn()),
        "legal": table.legal(),
        "state": table.state(),
    });
    if let Some(fields) = line.as_object_mut().filter(|_| over) {
        fields.insert("standings".to_owned(), json!(table.standings()));
    }
    line
}

fn show_end(table: &dyn Table, pen: &Pen, out: &mut impl Write) -> anyhow::Result<()> {
    writeln!(out)?;
    write!(out, "{}", draw::board(&*table.sight(Viewer::Spectator, false), pen))?;
    writeln!(out)?;
    match table.turn() {
        Turn::Over => writeln!(out, "{}", standings::draw(table.game(), &table.standings(), pen))?,
        Turn::Decide(seat) => writeln!(out, "{}: {}", pen.seat(seat), pen.say(&table.question()))?,
    }
    Ok(())
}
