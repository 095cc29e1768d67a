//! `samovar arena`.

mod draw;
mod settings;

use std::fs::{self, OpenOptions};
use std::io::{Write, stdout};
use std::path::Path;

use anyhow::{Context, bail};
use samovar_arena::{
    BadJournal, Contest, Journal, NotHeld, Outcome, Titles, by_seat, hold, page as write_page,
};
use samovar_bots::Named;
use samovar_engine::{Insight, OptionKind, OptionSpec, Seed};
use samovar_games::with_game;
use samovar_words::{Language, text};
use serde_json::{Map, Value};

use crate::cli::ArenaArgs;
use crate::fault::{Interrupted, Usage};
use crate::pen::Pen;
use crate::progress::Progress;
use crate::setup;

/// The bot for a balance report if none is named.
const STRONG: &str = "expert";

pub fn compete(args: &ArenaArgs) -> anyhow::Result<()> {
    let kind = setup::game(&args.game)?;
    let bots = bots(args)?;
    let mut options = setup::options(&args.tables.options.given)?;
    if let Some(players) = players(args, kind.option_specs(), &bots, &options)? {
        setup::set_option(&mut options, "players", &players)?;
    }
    let seed = seed(args)?;
    if let Some(file) = &args.html {
        writable(file)?;
    }
    let Some(outcome) = with_game!(kind.name(), G => play::<G>(args, &options, bots, seed)) else {
        bail!("{} cannot be played by bots", kind.name())
    };
    let outcome = outcome?;
    let pen = Pen::for_stdout(Language::ENGLISH);
    if let Some(file) = &args.html {
        let game = pen.text(&format!("{}-name", outcome.game));
        let titles = Titles { game: &game, name: &|id| name(&outcome.game, id) };
        write_report(file, &write_page(&outcome, &titles))?;
    }
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&outcome)?)?;
    } else {
        writeln!(out, "{}", draw::draw(&outcome, &pen))?;
    }
    let Some(all) = outcome.stopped_of else { return Ok(()) };
    let finished = outcome.timing.played + outcome.timing.resumed;
    let said = format!("{finished} of {all} games were played; {}", how_to_resume(args, outcome.seed));
    Err(Interrupted(said).into())
}

/// How a contest goes on that was interrupted.
fn how_to_resume(args: &ArenaArgs, seed: Seed) -> String {
    match &args.log {
        Some(log) => format!("they are in {}, and the same command continues there", log.display()),
        None => format!("without --log FILE nothing is kept; with --seed {seed} the same are played again"),
    }
}

/// Fails if a file cannot be written, as far as we can tell without leaving anything behind: better now than after a night
/// of games.
pub fn writable(file: &Path) -> anyhow::Result<()> {
    let tried = if file.exists() {
        OpenOptions::new().append(true).open(file).map(drop)
    } else {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
        fs::read_dir(folder.unwrap_or(Path::new("."))).map(drop)
    };
    tried.with_context(|| format!("cannot write {}", file.display()))
}

/// Writes a report.
pub fn write_report(file: &Path, report: &str) -> anyhow::Result<()> {
    fs::write(file, report).with_context(|| format!("cannot write {}", file.display()))
}

fn bots(args: &ArenaArgs) -> Result<Vec<Named>, Usage> {
    match &args.bots[..] {
        [] if args.balance => setup::bots(&[STRONG.to_owned()], &args.tables.patience),
        [] => Err(Usage("no bots are named; give --bots, for example --bots expert,greedy".to_owned())),
        named => setup::bots(named, &args.tables.patience),
    }
}

/// The number of players; `None` if the options contain it or the game's default applies.
fn players(
    args: &ArenaArgs,
    specs: &[OptionSpec],
    bots: &[Named],
    options: &Map<String, Value>,
) -> Result<Option<String>, Usage> {
    if let Some(players) = args.tables.players {
        return Ok(Some(players.to_string()));
    }
    if options.contains_key("players") {
        return Ok(None);
    }
    if args.each_difficulty {
        return Ok(Some("1".to_owned()));
    }
    let most = specs.iter().find_map(|spec| match spec.kind {
        OptionKind::Number { max, .. } if spec.key == "players" => Some(max),
        _ => None,
    });
    match bots.len() {
        0 | 1 => Ok(None),
        many if most.is_some_and(|most| many as i64 > most) => Err(Usage(format!(
            "{many} bots are more than can play {} at once; say with --players how many meet at a table",
            args.game
        ))),
        many => Ok(Some(many.to_string())),
    }
}

/// The seed that was given, else that of the log, else a new one.
fn seed(args: &ArenaArgs) -> anyhow::Result<Seed> {
    if let (None, Some(file)) = (&args.seed, &args.log) {
        let header = Journal::header(file).map_err(|bad| fault(bad.into()))?;
        if let Some(header) = header {
            return Ok(header.seed);
        }
    }
    setup::seed(args.seed.as_deref())
}

fn play<G: Insight>(
    args: &ArenaArgs,
    options: &Map<String, Value>,
    bots: Vec<Named>,
    seed: Seed,
) -> anyhow::Result<Outcome> {
    let open = |key: &&'static str| !options.contains_key(*key);
    let contest = Contest::<G> {
        settings: settings::settings::<G>(args, options)?,
        bots,
        games: args.games,
        seed,
        threads: args.tables.threads.map_or(0, usize::from),
        conduct: setup::conduct::<G>(&args.keeping)?,
        settle: args.settle,
        balance: args.balance.then(|| by_seat::<G>().into_iter().filter(open).collect()),
    };
    let progress = Progress::new();
    let outcome = hold(&contest, args.log.as_deref(), &|more, all| progress.add(more, all));
    progress.finish();
    outcome.map_err(|why| match why {
        NotHeld::TooEarly { .. } => {
            Interrupted(format!("{why}; {}", how_to_resume(args, contest.seed))).into()
        }
        why => fault(why),
    })
}

/// Separates wrong usage from other failures.
fn fault(why: NotHeld) -> anyhow::Error {
    match why {
        NotHeld::Plan(_)
        | NotHeld::DataOfLog { .. }
        | NotHeld::Journal(BadJournal::OtherPlan { .. } | BadJournal::NoLog { .. }) => {
            Usage(why.to_string()).into()
        }
        NotHeld::Journal(_) | NotHeld::Game(_) | NotHeld::TooEarly { .. } => why.into(),
    }
}

/// The name for an id in the outcome.
fn name(game: &str, id: &str) -> String {
    let Some(short) = id.strip_prefix(game).and_then(|rest| rest.strip_prefix('-')) else {
        return id.to_owned();
    };
    if let Some(event) = short.strip_prefix("event-") {
        return event.replace('-', " ");
    }
    text(Language::ENGLISH, id).unwrap_or_else(|| short.replace('-', " "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_called_by_their_names_where_they_have_one() {
        assert_eq!(name("rurik", "rurik-leader-agatha"), "Agatha");
        assert_eq!(name("rurik", "rurik-event-agenda-met"), "agenda met");
        assert_eq!(name("rurik", "rurik-no-such-thing"), "no such thing");
        assert_eq!(name("stroganov", "L12"), "L12");
    }
}
