//! `samovar games`.

use std::io::{Write, stdout};

use samovar_engine::{Kind, OptionKind};
use samovar_games::kinds;
use samovar_words::text;
use serde_json::{Value, json};

use crate::cli::GamesArgs;
use crate::pen::{Ink, Pen};
use crate::standings::{plain_table, wrap};

pub fn show(args: &GamesArgs) -> anyhow::Result<()> {
    let pen = Pen::for_stdout(args.speech.language());
    let mut out = stdout().lock();
    for kind in kinds() {
        if args.json {
            writeln!(out, "{}", to_json(*kind))?;
        } else {
            writeln!(out, "{}", describe(*kind, &pen))?;
        }
    }
    Ok(())
}

/// A game as JSON: its name, player counts and options.
pub fn to_json(kind: &dyn Kind) -> Value {
    let options = kind.option_specs().iter().map(|spec| {
        let mut option = json!({"key": spec.key});
        let fields = match spec.kind {
            OptionKind::Number { min, max } => json!({"type": "number", "min": min, "max": max}),
            OptionKind::Choice(words) => json!({"type": "choice", "allowed": words}),
            OptionKind::Flag => json!({"type": "flag", "allowed": ["true", "false"]}),
            OptionKind::PerSeat(words) => json!({"type": "per_seat", "allowed": words}),
        };
        let all = option.as_object_mut().zip(fields.as_object().cloned());
        if let Some((option, fields)) = all {
            option.extend(fields);
            option.insert("default".to_owned(), spec.default.into());
        }
        option
    });
    let (min, max) = players(kind);
    json!({
        "name": kind.name(),
        "players": {"min": min, "max": max},
        "options": options.collect::<Vec<_>>(),
        "rules": kind.rules_version(),
        "components": kind.components_hash(),
        "component_files": kind.component_files(),
    })
}

fn describe(kind: &dyn Kind, pen: &Pen) -> String {
    let (min, max) = players(kind);
    let about = text(pen.language, &format!("{}-about", kind.name())).unwrap_or_default();
    let mut table = plain_table();
    wrap(&mut table);
    table.set_header(["option", "allowed", "default", ""]);
    for spec in kind.option_specs() {
        let meaning = text(pen.language, &format!("{}-help-{}", kind.name(), spec.key));
        let allowed = allowed(spec.kind);
        table.add_row([spec.key, &allowed, spec.default, &meaning.unwrap_or_default()]);
    }
    format!(
        "{}  {about}\n{min}–{max} players, rules version {}, components {}\n\n{table}\n\n\
         Your own tables (--components DIR): {}\n",
        pen.paint(Ink::Yellow, kind.name()),
        kind.rules_version(),
        kind.components_hash(),
        kind.component_files()
            .iter()
            .map(|file| format!("{}/{file}", kind.name()))
            .collect::<Vec<_>>()
            .join(", "),
    )
}

fn allowed(kind: OptionKind) -> String {
    match kind {
        OptionKind::Number { min, max } => format!("{min}–{max}"),
        OptionKind::Choice(words) => words.join(", "),
        OptionKind::Flag => "true, false".to_owned(),
        OptionKind::PerSeat(words) => format!("for each seat, or once for all: {}", words.join(", ")),
    }
}

/// The minimum and maximum number of players.
fn players(kind: &dyn Kind) -> (i64, i64) {
    let spec = kind.option_specs().iter().find(|spec| spec.key == "players");
    match spec.map(|spec| spec.kind) {
        Some(OptionKind::Number { min, max }) => (min, max),
        _ => (1, 1),
    }
}
