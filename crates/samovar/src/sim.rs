//! `samovar sim`.

use std::io::{Write, stdout};

use anyhow::bail;
use samovar_arena::{Plan, Report, ScoreSummary, simulate as play_all};
use samovar_bots::Named;
use samovar_engine::{Insight, Seed};
use samovar_games::with_game;
use samovar_words::Language;
use serde_json::{Map, Value};

use crate::cli::SimArgs;
use crate::fault::{Interrupted, of_games};
use crate::pen::{Ink, Pen};
use crate::progress;
use crate::setup;
use crate::standings::{align_right, plain_table, wrap};

/// The most pieces shown for an action or event; `--json` has all.
const SHOWN: usize = 40;

pub fn simulate(args: &SimArgs) -> anyhow::Result<()> {
    let kind = setup::game(&args.game)?;
    let bots = setup::bots(&args.bots, &args.tables.patience)?;
    let mut options = setup::options(&args.tables.options.given)?;
    if let Some(players) = args.tables.players {
        setup::set_option(&mut options, "players", &players.to_string())?;
    } else if bots.len() > 1 && !options.contains_key("players") {
        setup::set_option(&mut options, "players", &bots.len().to_string())?;
    }
    let seed = setup::seed(args.seed.as_deref())?;
    let Some(report) = with_game!(kind.name(), G => play::<G>(args, &options, bots, seed)) else {
        bail!("{} cannot be simulated", kind.name())
    };
    let report = report?;
    let mut out = stdout().lock();
    if args.json {
        writeln!(out, "{}", serde_json::to_string(&report)?)?;
    } else {
        writeln!(out, "{}", draw(&report, args.brief, &Pen::for_stdout(Language::ENGLISH)))?;
    }
    let Some(all) = report.stopped_of else { return Ok(()) };
    let again = "a simulation starts over; samovar arena --log FILE continues where it stopped";
    let said = format!("{} of {all} games were played, with --seed {}; {again}", report.games, report.seed);
    Err(Interrupted(said).into())
}

fn play<G: Insight>(
    args: &SimArgs,
    options: &Map<String, Value>,
    bots: Vec<Named>,
    seed: Seed,
) -> anyhow::Result<Report> {
    let plan = Plan::<G> {
        options: setup::read_options::<G>(options, "")?,
        bots,
        games: args.games,
        seed,
        threads: args.tables.threads.map_or(0, usize::from),
        conduct: setup::conduct::<G>(&args.keeping)?,
        usage_every: args.usage_every,
        check: args.check,
    };
    let bar = progress::bar("{per_sec}");
    bar.set_length(args.games);
    let report = play_all(&plan, &|games| bar.inc(games));
    bar.finish_and_clear();
    report.map_err(of_games)
}

fn draw(report: &Report, brief: bool, pen: &Pen) -> String {
    let head = |text: &str| pen.paint(Ink::Bold, text);
    let timing = &report.timing;
    let threads =
        if timing.threads == 1 { "one thread".to_owned() } else { format!("{} threads", timing.threads) };
    let mut text = format!(
        "{}\nbots {}, seed {}\n\
         {} games in {:.2} s on {threads}: {:.0} games and {:.0} decisions a second\n\
         {:.1} decisions a game ({:.1} with questions that have one answer), the longest {}; \
         at most {} answers to a question\n\n\
         {}\n{}",
        head(&format!("{} {}", report.game, Value::Object(report.options.clone()))),
        report.bots.join(", "),
        report.seed,
        report.games,
        timing.seconds,
        timing.games_per_second,
        timing.decisions_per_second,
        report.decisions_per_game,
        report.questions_per_game,
        report.longest_game,
        report.most_answers,
        head("Scores, with 95 % intervals"),
        scores(report, pen),
    );
    if !report.failures.is_empty() {
        text += &format!("\n\n{}\n{}", head("Failures"), setup::failures(&report.failures));
    }
    if !brief {
        let usage = (head(&usage_title(report)), actions(report), events(report));
        text += &format!("\n\n{}\n{}\n\n{}", usage.0, usage.1, usage.2);
    }
    text
}

fn scores(report: &Report, pen: &Pen) -> String {
    let mut table = plain_table();
    table.set_header(["", "bot", "mean", "± 95 %", "sd", "min", "max", "wins", "95 %"]);
    let bots = report.bots.iter().map(String::as_str).chain(std::iter::repeat("automa"));
    for (row, bot) in report.seats.iter().chain(&report.automas).zip(bots) {
        table.add_row(score_row(report.game, row, bot, pen));
    }
    align_right(&mut table);
    table.to_string()
}

fn score_row(game: &str, row: &ScoreSummary, bot: &str, pen: &Pen) -> [String; 9] {
    [
        pen.who(game, row.who),
        bot.to_owned(),
        format!("{:.2}", row.mean),
        format!("{:.2}", row.high - row.mean),
        format!("{:.2}", row.sd),
        row.min.to_string(),
        row.max.to_string(),
        format!("{:.1} %", 100.0 * row.win_rate),
        format!("{:.1}–{:.1} %", 100.0 * row.win_low, 100.0 * row.win_high),
    ]
}

fn usage_title(report: &Report) -> String {
    match report.usage.every {
        1 => "Used, in all games".to_owned(),
        every => format!("Used, counted in one game of every {every} ({} games)", report.usage.games),
    }
}

fn actions(report: &Report) -> String {
    let rows =
        report.usage.actions.iter().map(|row| (row.action.as_str(), row.per_game, row.with.as_slice()));
    counts("action", rows, report)
}

fn events(report: &Report) -> String {
    let prefix = format!("{}-event-", report.game);
    let rows = report.usage.events.iter().map(|row| {
        let event = row.event.strip_prefix(prefix.as_str()).unwrap_or(&row.event);
        (event, row.per_game, row.pieces.as_slice())
    });
    counts("event", rows, report)
}

/// A table of things, with how often per game they were used, and with what.
fn counts<'a>(
    what: &str,
    rows: impl Iterator<Item = (&'a str, f64, &'a [(String, u64)])>,
    report: &Report,
) -> String {
    let mut table = plain_table();
    wrap(&mut table);
    table.set_header([what, "a game", "with (a game)"]);
    let prefix = format!("{}-", report.game);
    let piece = |(piece, count): &(String, u64)| {
        let piece = piece.strip_prefix(&prefix).unwrap_or(piece);
        format!("{piece} {}", rate(*count as f64 / report.usage.games as f64))
    };
    for (name, per_game, with) in rows {
        let mut pieces: Vec<String> = with.iter().take(SHOWN).map(piece).collect();
        if with.len() > SHOWN {
            pieces.push(format!("and {} more", with.len() - SHOWN));
        }
        table.add_row([name, &rate(per_game), &pieces.join(", ")]);
    }
    table.to_string()
}

/// A number with a sensible number of digits.
fn rate(number: f64) -> String {
    if number < 0.1 { format!("{number:.4}") } else { format!("{number:.2}") }
}
