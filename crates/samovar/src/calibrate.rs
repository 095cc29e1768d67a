//! `samovar calibrate`.

use std::io::{Write, stdout};

use anyhow::bail;
use samovar_arena::{Bin, Calibration, Fit, Forecasting, Reliability, Titles, reliability_page};
use samovar_arena::{fit as fit_to_games, forecast};
use samovar_engine::Insight;
use samovar_games::with_game;
use samovar_words::Language;
use serde_json::{Map, Value};

use crate::arena::{writable, write_report};
use crate::cli::CalibrateArgs;
use crate::fault::{Usage, of_games};
use crate::pen::{Ink, Pen};
use crate::progress;
use crate::setup;
use crate::standings::{align_right, plain_table};

/// The width of the reliability curve, in characters.
const WIDTH: usize = 51;

/// What was asked for.
enum Found {
    Calibration(Calibration),
    Fit(Fit),
}

pub fn calibrate(args: &CalibrateArgs) -> anyhow::Result<()> {
    let kind = setup::game(&args.game)?;
    let mut options = setup::options(&args.tables.options.given)?;
    if let Some(players) = args.tables.players {
        setup::set_option(&mut options, "players", &players.to_string())?;
    }
    if let Some(file) = &args.html {
        writable(file)?;
    }
    let Some(found) = with_game!(kind.name(), G => play::<G>(args, &options)) else {
        bail!("{} cannot be played by bots", kind.name())
    };
    let found = found?;
    let pen = Pen::for_stdout(Language::ENGLISH);
    if let (Some(file), Found::Calibration(found)) = (&args.html, &found) {
        let game = pen.text(&format!("{}-name", found.game));
        let titles = Titles { game: &game, name: &str::to_owned };
        write_report(file, &reliability_page(found, &titles))?;
    }
    let said = match (&found, args.json) {
        (Found::Calibration(found), true) => serde_json::to_string(found)?,
        (Found::Fit(found), true) => serde_json::to_string(found)?,
        (Found::Calibration(found), false) => draw(found, &pen),
        (Found::Fit(found), false) => draw_fit(found, &pen),
    };
    writeln!(stdout().lock(), "{said}")?;
    Ok(())
}

fn play<G: Insight>(args: &CalibrateArgs, options: &Map<String, Value>) -> anyhow::Result<Found> {
    let plan = Forecasting::<G> {
        options: setup::read_options::<G>(options, "")?,
        bots: setup::bots(&args.bots, &args.tables.patience)?,
        teller: args.by.parse().map_err(|bad: samovar_bots::BadMaker| Usage(bad.to_string()))?,
        every: args.every,
        games: args.games,
        seed: setup::seed(args.seed.as_deref())?,
        threads: args.tables.threads.map_or(0, usize::from),
    };
    let bar = progress::bar("{elapsed}");
    bar.set_length(args.games);
    let done = || bar.inc(1);
    let found = if args.fit {
        fit_to_games(&plan, &done).map(Found::Fit)
    } else {
        forecast(&plan, &done).map(Found::Calibration)
    };
    bar.finish_and_clear();
    found.map_err(of_games)
}

fn draw(found: &Calibration, pen: &Pen) -> String {
    let head = |text: &str| pen.paint(Ink::Bold, text);
    let all = &found.all;
    format!(
        "{}\n{} games of {}, chances by {}, seed {}\n\n\
         Brier score {:.4} (always telling everybody the same: {:.4})\n\
         expected calibration error {:.4}, of {} forecasts\n\n\
         {}\n{}\n\n{}\n{}",
        head(&format!("{} {}", found.game, Value::Object(found.options.clone()))),
        found.games,
        found.bots.join(", "),
        found.teller,
        found.seed,
        all.brier,
        all.brier_even,
        all.calibration_error,
        all.forecasts,
        head("How often those won who were told a chance (│ told, ● won, ─ 95 %)"),
        curve(all),
        head("From the beginning of a game to its end"),
        parts(&found.parts),
    )
}

/// The reliability curve, a row for each bin.
fn curve(reliability: &Reliability) -> String {
    let mut table = plain_table();
    let scale = format!("0 %{:^1$}100 %", "50 %", WIDTH - 8);
    table.set_header(["chance", "told", "won", "95 %", "forecasts", &scale]);
    for bin in &reliability.bins {
        table.add_row([
            format!("{:.0}–{:.0} %", 100.0 * bin.from, 100.0 * bin.to),
            percent(bin.told),
            percent(bin.won.value),
            format!("{:.1}–{:.1} %", 100.0 * bin.won.low, 100.0 * bin.won.high),
            bin.forecasts.to_string(),
            plot(bin),
        ]);
    }
    align_right(&mut table);
    table.to_string()
}

/// A bin as a line: where its chances lie, how often they came true, and the interval of that.
fn plot(bin: &Bin) -> String {
    let place = |share: f64| (share.clamp(0.0, 1.0) * (WIDTH - 1) as f64).round() as usize;
    let (low, high) = (place(bin.won.low), place(bin.won.high));
    let letter = |at: usize| match at {
        at if at == place(bin.won.value) => '●',
        at if at == place(bin.told) => '│',
        at if (low..=high).contains(&at) => '─',
        _ => '·',
    };
    (0..WIDTH).map(letter).collect()
}

fn parts(parts: &[Reliability]) -> String {
    let mut table = plain_table();
    table.set_header(["part", "forecasts", "Brier score", "calibration error"]);
    for (number, part) in parts.iter().enumerate() {
        table.add_row([
            format!("fifth {}", number + 1),
            part.forecasts.to_string(),
            format!("{:.4}", part.brier),
            format!("{:.4}", part.calibration_error),
        ]);
    }
    align_right(&mut table);
    table.to_string()
}

fn draw_fit(found: &Fit, pen: &Pen) -> String {
    let row = found.temperatures.map(|temperature| format!("{temperature:.1}")).join(", ");
    format!(
        "{}\n{} positions of {} games\n[{row}]\nmean surprise at who won {:.4}, with today's temperatures {:.4}",
        pen.paint(Ink::Bold, &format!("{}, {} players", found.game, found.players)),
        found.positions,
        found.games,
        found.surprise,
        found.surprise_before,
    )
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use samovar_arena::Estimate;

    use super::*;

    #[test]
    fn a_line_shows_what_was_told_and_what_came_of_it() {
        let won = Estimate { value: 0.5, low: 0.4, high: 0.6 };
        let bin = Bin { from: 0.7, to: 0.8, forecasts: 9, told: 0.74, won };
        let line = plot(&bin);
        assert_eq!(line.chars().count(), WIDTH);
        let at = |letter| line.chars().position(|other| other == letter);
        assert_eq!((at('─'), at('●'), at('│')), (Some(20), Some(25), Some(37)));
    }
}
