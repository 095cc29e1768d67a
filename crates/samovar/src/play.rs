//! `samovar play`: a game at this terminal.

mod command;
mod file;
mod hint;
mod keyboard;
mod seating;
mod sitting;

use std::io::{self, IsTerminal};

use samovar_arena::Stop;
use samovar_bots::{BadMaker, Maker};
use samovar_engine::{Kind, Message, Seed, Start, Table, Who};
use serde_json::{Map, Value};

use crate::cli::PlayArgs;
use crate::fault::{Interrupted, Usage};
use crate::interrupt::on_interrupt;
use crate::pen::Pen;
use crate::{replay, setup};
use keyboard::Keyboard;
use seating::Seating;
use sitting::{Settings, Sitting};

pub fn play(args: &PlayArgs) -> anyhow::Result<()> {
    let adviser = adviser(args)?;
    let pen = Pen::for_stdout(args.speech.language());
    let begun = match &args.record {
        Some(file) if file.exists() => resume(args, file, &pen)?,
        _ => begin(args, &pen)?,
    };
    let pen = pen.at(&*begun.table);
    let interactive = io::stdin().is_terminal() && io::stdout().is_terminal();
    let (keyboard, closer) = Keyboard::new();
    let stop = Stop::default();
    on_interrupt(stop.clone(), move || closer.close())?;
    let settings = Settings { file: args.record.clone(), interactive, adviser, stop: stop.clone() };
    let mut sitting = Sitting::new(begun.table, begun.log, begun.seating, pen, settings);
    let played = sitting.run(&begun.greeting, keyboard, io::stdout().lock());
    if stop.is_stopped() {
        played.and(Err(Interrupted("the game can be continued".to_owned()).into()))
    } else {
        played
    }
}

/// The search that gives hints.
fn adviser(args: &PlayArgs) -> Result<Maker, Usage> {
    let bot: Maker = args.hint.parse().map_err(|bad: BadMaker| Usage(format!("--hint: {bad}")))?;
    if bot.searches() {
        return Ok(bot);
    }
    Err(Usage(format!(
        "--hint: {bot} does not search; hints come from a level such as expert, search or search:N"
    )))
}

/// A game that is ready to play.
struct Begun {
    table: Box<dyn Table>,
    log: Vec<Vec<samovar_engine::Happening>>,
    seating: Seating,
    greeting: String,
}

fn begin(args: &PlayArgs, pen: &Pen) -> anyhow::Result<Begun> {
    let kind = setup::game(&args.game)?;
    let mut options = setup::options(&args.options.given)?;
    if let Some(opponent) = &args.solo {
        play_alone(kind, opponent, &mut options)?;
    }
    let seats = setup::names(&args.seats);
    if !seats.is_empty() && !options.contains_key("players") {
        setup::set_option(&mut options, "players", &seats.len().to_string())?;
    }
    let seed = setup::seed(args.seed.as_deref())?;
    let table = kind.new_table(&options, seed).map_err(|faults| setup::bad_options(kind.name(), &faults))?;
    let seating = Seating::new(&seats, table.seats(), &args.patience)?;
    let shown_seed = args.seed.clone().unwrap_or_else(|| seed.to_string());
    let greeting = started(&*table, &seating, shown_seed, pen);
    Ok(Begun { table, log: Vec::new(), seating, greeting })
}

/// Sets the options of a solo game: the opponent is an option where there are several to choose from.
fn play_alone(kind: &dyn Kind, opponent: &str, options: &mut Map<String, Value>) -> Result<(), Usage> {
    setup::set_option(options, "players", "1")?;
    if kind.option_specs().iter().any(|spec| spec.key == "opponent") {
        return setup::set_option(options, "opponent", opponent);
    }
    let alone = kind.new_table(&Map::from_iter([("players".to_owned(), "1".into())]), Seed::from_text(""));
    let rows = alone.map(|table| table.standings().rows).unwrap_or_default();
    let mut automas = rows.iter().filter_map(|row| match row.who {
        Who::Automa(id) => Some(id),
        Who::Seat(_) => None,
    });
    match automas.next() {
        None => Err(Usage(format!("{} has no opponent to play alone against", kind.name()))),
        Some(only) if only == opponent => Ok(()),
        Some(only) => Err(Usage(format!(
            "{} has no opponent {opponent:?} to play alone against; it has {only}",
            kind.name()
        ))),
    }
}

fn resume(args: &PlayArgs, file: &std::path::Path, pen: &Pen) -> anyhow::Result<Begun> {
    let replay::Read { record, kind, .. } = replay::read(file)?;
    if record.game != args.game {
        let message = format!("{} holds a game of {}, not of {}", file.display(), record.game, args.game);
        return Err(Usage(message).into());
    }
    let replayed = kind.replay(&record, None).map_err(|fault| replay::cannot_play(file, &fault, pen))?;
    let saved = file::seats(file)?;
    let named = if args.seats.is_empty() { saved } else { setup::names(&args.seats) };
    let seating = Seating::new(&named, replayed.table.seats(), &args.patience)?;
    if args.seats.is_empty() && seating.has_programs() {
        let message = format!(
            "programs sat in {}, and none is started because a file says so; name the seats again: --seats {}",
            file.display(),
            seating.quoted(),
        );
        return Err(Usage(message).into());
    }
    let shown_seed = match &record.start {
        Start::Seed(seed) => seed.to_string(),
        Start::Drawn(draw) => draw.seed().to_string(),
        Start::Commitment(_) | Start::Position(_) => "–".to_owned(),
    };
    let resumed = Message::new("play-resumed")
        .with("file", file.display().to_string())
        .with("decisions", replayed.table.played());
    let started = started(&*replayed.table, &seating, shown_seed, pen);
    let greeting = format!("{started}\n{}", pen.say(&resumed));
    Ok(Begun { table: replayed.table, log: replayed.steps, seating, greeting })
}

fn started(table: &dyn Table, seating: &Seating, seed: String, pen: &Pen) -> String {
    let started = Message::new("play-started").with("game", table.game());
    pen.say(&started.with("seats", seating.in_words(pen)).with("seed", seed))
}
