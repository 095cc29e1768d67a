//! The outcome of a contest as tables.

use samovar_arena::{Balance, Family, Origin, Outcome, Row, Standing};
use serde_json::Value;

use super::name;
use crate::pen::{Ink, Pen};
use crate::setup;
use crate::standings::{align_right, plain_table};

/// The most rows shown of what was used in play, from either end; `--json` and `--html` have all.
const SHOWN: usize = 6;

pub fn draw(outcome: &Outcome, pen: &Pen) -> String {
    let head = |text: &str| pen.paint(Ink::Bold, text);
    let mut parts = vec![format!("{}\n{}", head(&title(outcome)), facts(outcome))];
    if let Some(settled) = &outcome.settled {
        parts.push(format!("{}\n{}", head("The question"), settled.in_words()));
    }
    let everybody = || outcome.bots.iter().chain(&outcome.opponents);
    let mut add = |title: &str, table: String| parts.push(format!("{}\n{table}", head(title)));
    if everybody().count() > 1 {
        add("Win rates and ratings, with 95 % intervals", rates(everybody()));
    }
    if outcome.settings.len() > 1 {
        add("In each setting", settings(outcome));
    }
    add("Points", points(everybody()));
    if outcome.players > 1 && outcome.duels.len() > 1 {
        add("Who finished before whom", duels(outcome));
    }
    if outcome.players > 1 && outcome.balance.is_none() {
        add("Win rate at each seat", by_seat(outcome));
    }
    add("Decisions with a choice", times(outcome));
    if !outcome.failures.is_empty() {
        add("Failures", setup::failures(&outcome.failures));
    }
    if let Some(balance) = &outcome.balance {
        parts.push(format!("{}\n{}", head("Balance"), balance.caution()));
        parts.extend(balance.families.iter().map(|family| {
            let title = family.title(|id| name(&outcome.game, id));
            format!("{}\n{}", head(&title), self::family(family, outcome))
        }));
        parts.push(in_short(balance));
    }
    parts.join("\n\n")
}

fn title(outcome: &Outcome) -> String {
    match &outcome.settings[..] {
        [only] => format!("{} {}", outcome.game, Value::Object(only.options.clone())),
        many => format!("{}, {} settings", outcome.game, many.len()),
    }
}

fn facts(outcome: &Outcome) -> String {
    let timing = &outcome.timing;
    let resumed = match timing.resumed {
        0 => String::new(),
        resumed => format!(", {resumed} more from the log"),
    };
    let threads =
        if timing.threads == 1 { "one thread".to_owned() } else { format!("{} threads", timing.threads) };
    let seeds = if outcome.groups == 1 { "one seed".to_owned() } else { format!("{} seeds", outcome.groups) };
    format!(
        "seed {}\n{} games of {seeds}; {} played in {:.2} s on {threads}{resumed}",
        outcome.seed, outcome.games, timing.played, timing.seconds
    )
}

fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

fn range(low: f64, high: f64) -> String {
    format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)
}

fn rates<'a>(standings: impl Iterator<Item = &'a Standing>) -> String {
    let mut table = plain_table();
    table.set_header(["", "games", "wins", "95 %", "equal", "rating", "95 %"]);
    for standing in standings {
        table.add_row([
            standing.name.clone(),
            standing.games.to_string(),
            percent(standing.win_rate),
            range(standing.low, standing.high),
            percent(standing.even),
            format!("{:.0}", standing.rating),
            format!("{:.0}–{:.0}", standing.rating_low, standing.rating_high),
        ]);
    }
    align_right(&mut table);
    table.to_string()
}

fn settings(outcome: &Outcome) -> String {
    let mut table = plain_table();
    table.set_header(["", "bot", "games", "wins", "95 %", "points", "opponent’s"]);
    for setting in &outcome.settings {
        for bot in &setting.bots {
            table.add_row([
                setting.label.clone(),
                bot.name.clone(),
                bot.games.to_string(),
                percent(bot.win_rate),
                range(bot.low, bot.high),
                format!("{:.1}", bot.score.mean),
                bot.against.map_or("–".to_owned(), |points| format!("{points:.1}")),
            ]);
        }
    }
    align_right(&mut table);
    table.to_string()
}

fn points<'a>(standings: impl Iterator<Item = &'a Standing>) -> String {
    let mut table = plain_table();
    table.set_header(["", "mean", "± 95 %", "sd", "min", "5 %", "25 %", "median", "75 %", "95 %", "max"]);
    for standing in standings {
        let score = &standing.score;
        let mut row = vec![
            standing.name.clone(),
            format!("{:.1}", score.mean),
            format!("{:.1}", score.high - score.mean),
            format!("{:.1}", score.sd),
            score.min.to_string(),
        ];
        row.extend(score.quantiles.iter().map(|quantile| format!("{quantile:.0}")));
        row.push(score.max.to_string());
        table.add_row(row);
    }
    align_right(&mut table);
    table.to_string()
}

fn duels(outcome: &Outcome) -> String {
    let mut table = plain_table();
    table.set_header(["", "meetings", "ahead", "95 %"]);
    for duel in &outcome.duels {
        table.add_row([
            format!("{} before {}", duel.one, duel.other),
            format!("{:.0}", duel.meetings),
            percent(duel.ahead),
            range(duel.low, duel.high),
        ]);
    }
    align_right(&mut table);
    table.to_string()
}

fn by_seat(outcome: &Outcome) -> String {
    let mut table = plain_table();
    let seats = (1..=outcome.players).map(|seat| format!("seat {seat}"));
    table.set_header([String::new()].into_iter().chain(seats));
    for bot in &outcome.bots {
        let rates = bot
            .by_seat
            .iter()
            .map(|rate| format!("{} ({})", percent(rate.value), range(rate.low, rate.high)));
        table.add_row([bot.name.clone()].into_iter().chain(rates));
    }
    align_right(&mut table);
    table.to_string()
}

fn times(outcome: &Outcome) -> String {
    let mut table = plain_table();
    table.set_header(["", "a game", "median ms", "mean ms", "95 % ms"]);
    for bot in &outcome.bots {
        let pace = bot.time.unwrap_or_default();
        let times = [pace.median_ms, pace.mean_ms, pace.p95_ms].map(milliseconds);
        table.add_row(
            [bot.name.clone(), format!("{:.1}", bot.decisions)].into_iter().chain(times).collect::<Vec<_>>(),
        );
    }
    align_right(&mut table);
    table.to_string()
}

/// A time with a sensible number of digits.
fn milliseconds(time: f64) -> String {
    if time < 1.0 { format!("{time:.4}") } else { format!("{time:.1}") }
}

fn family(family: &Family, outcome: &Outcome) -> String {
    let mut table = plain_table();
    table.set_header(["", "seats", "wins", "95 %", "expected", "points", "more", "± 95 %"]);
    let rows = &family.rows;
    let all = family.origin != Origin::Play || rows.len() <= 2 * SHOWN + 1;
    let (first, last) =
        if all { (&rows[..], &rows[..0]) } else { (&rows[..SHOWN], &rows[rows.len() - SHOWN..]) };
    let mut add = |row: &Row| {
        let star = if row.stands_out { " ★" } else { "" };
        let lead = row.score_difference;
        table.add_row([
            format!("{}{star}", name(&outcome.game, &row.piece)),
            row.seats.to_string(),
            percent(row.win_rate),
            range(row.low, row.high),
            percent(row.expected),
            format!("{:.1}", row.score),
            format!("{:+.1}", lead.value).replace("-0.0", "+0.0"),
            format!("{:.1}", lead.high - lead.value),
        ]);
    };
    first.iter().for_each(&mut add);
    last.iter().for_each(&mut add);
    align_right(&mut table);
    match rows.len() - first.len() - last.len() {
        0 => table.to_string(),
        left => format!("{table}\n(the best and the worst; {left} between them are in --json and --html)"),
    }
}

/// The most striking results, in one line.
fn in_short(balance: &Balance) -> String {
    let all = balance.families.iter().flat_map(|family| &family.rows);
    match all.filter(|row| row.stands_out).count() {
        0 => "Nothing stands out.".to_owned(),
        1 => "One row stands out.".to_owned(),
        rows => format!("{rows} rows stand out."),
    }
}
