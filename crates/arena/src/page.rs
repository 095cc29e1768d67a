//! The report of a contest as a single, self-contained HTML file.
//!
//! Every plot is a column of the table that has its figures, so readers who cannot see it miss nothing.

mod plot;

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::balance::{Balance, Family, Origin, Row};
use crate::calibrate::Calibration;
use crate::outcome::{Duel, Outcome, Pace, Settled, Standing};
use crate::reliability::{Bin, Reliability};
use crate::settle::Verdict;
use crate::stats::Estimate;
use plot::{Axis, Mark};

const STYLE: &str = include_str!("page/style.css");

/// Names for a report that the outcome does not have.
#[derive(Clone, Copy)]
pub struct Titles<'a> {
    /// The name of the game.
    pub game: &'a str,
    /// The words for a piece, an event, an option or an opponent, by the id in the outcome.
    pub name: &'a dyn Fn(&str) -> String,
}

impl std::fmt::Debug for Titles<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Titles").field("game", &self.game).finish_non_exhaustive()
    }
}

/// The report.
pub fn page(outcome: &Outcome, titles: &Titles<'_>) -> String {
    let title = format!("{}: {}", titles.game, names(outcome));
    let everybody: Vec<&Standing> = outcome.bots.iter().chain(&outcome.opponents).collect();
    let many = outcome.settings.len() > 1;
    let bots: Vec<&Standing> = outcome.bots.iter().collect();
    let main = html! {
        @if let Some(settled) = &outcome.settled { (verdict(settled)) }
        @if everybody.len() > 1 { section {
            h2 { "Win rates" }
            p { "The dot is the rate at one seat, the line its 95 % interval; the dashed line is where all would be equal. Games of one seed count as one observation." }
            (win_rates(if many { &bots } else { &everybody }))
        } }
        @if many { (settings(outcome)) }
        @if everybody.len() > 1 {
            section {
                h2 { "Ratings" }
                p { "On Elo’s scale: 400 points more are ten victories to one. The mean of all is 1500." }
                (ratings(&everybody))
                @if outcome.players > 1 && outcome.duels.len() > 1 { (duels(&outcome.duels)) }
            }
        }
        section {
            h2 { "Points" }
            p { "How many games ended with how many points, the same scale for everybody." }
            @for standing in if many { &bots } else { &everybody } { (histogram(standing)) }
            (points(&everybody))
        }
        @if outcome.players > 1 && outcome.balance.is_none() {
            section {
                h2 { "By seat" }
                (by_seat(&outcome.bots, outcome.players))
            }
        }
        section {
            h2 { "Time for a decision" }
            p { "Of decisions with a choice. The bar ends at the median, the line at 95 %. Times depend on the machine and what else it did." }
            (times(&outcome.bots))
        }
        @if let Some(balance) = &outcome.balance { (report(balance, outcome.players, titles)) }
    };
    document("arena", &title, &lead(outcome), &facts(outcome), &main)
}

/// A report of a command.
fn document(command: &str, title: &str, lead: &str, facts: &Markup, main: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                title { (title) " – Samovar " (command) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header {
                    p.kicker { "Samovar " (command) }
                    h1 { (title) }
                    p.lead { (lead) }
                    (facts)
                }
                main { (main) }
                footer { p { "Made by " code { "samovar " (command) } ", version " (env!("CARGO_PKG_VERSION")) "." } }
            }
        }
    };
    page.into_string()
}

/// The report on how true chances were, with the reliability curve.
pub fn reliability_page(found: &Calibration, titles: &Titles<'_>) -> String {
    let main = html! {
        section {
            h2 { "Reliability" }
            p { "The dot is how often those won who were told a chance of this size, the line its 95 % interval; the dashed line is the chance they were told. Where chances are true, the dots are on the dashed lines. All that was told in a game counts as one observation." }
            (reliability("All chances", &found.all))
        }
        section {
            h2 { "From the beginning of a game to its end" }
            (figures("By fifths of the game", &["forecasts", "Brier score", "calibration error"], &found.parts.iter().enumerate().map(|(number, part)| {
                (format!("fifth {}", number + 1), vec![part.forecasts.to_string(), digits(part.brier), digits(part.calibration_error)])
            }).collect::<Vec<_>>()))
        }
    };
    let lead = format!(
        "The Brier score is {} (always telling everybody the same would be {}), the expected calibration error {}.",
        digits(found.all.brier),
        digits(found.all.brier_even),
        digits(found.all.calibration_error)
    );
    let facts = html! {
        dl.facts {
            div { dt { "Games" } dd { (found.games) } }
            div { dt { "Players" } dd { (found.bots.join(", ")) } }
            div { dt { "Chances by" } dd { (found.teller) } }
            div { dt { "Forecasts" } dd { (found.all.forecasts) } }
            div.wide { dt { "Seed" } dd { code { (found.seed) } } }
            div.wide { dt { "Set-up" } dd { code { (serde_json::Value::Object(found.options.clone())) } } }
        }
    };
    document("calibrate", &format!("{}: chances", titles.game), &lead, &facts, &main)
}

fn reliability(caption: &str, reliability: &Reliability) -> Markup {
    let axis = Axis::rates();
    let row = |bin: &Bin| {
        let Estimate { value, low, high } = bin.won;
        let mark = Mark { value, low, high, even: Some(bin.told), strong: false };
        let cells = vec![percent(bin.told), percent(value), range(low, high), bin.forecasts.to_string()];
        (format!("{:.0}–{:.0} %", 100.0 * bin.from, 100.0 * bin.to), axis.mark(&mark), cells)
    };
    let rows: Vec<_> = reliability.bins.iter().map(row).collect();
    plotted(caption, &axis, &["told", "won", "95 %", "forecasts"], &rows)
}

/// A score with the digits it needs.
fn digits(score: f64) -> String {
    format!("{score:.4}")
}

fn names(outcome: &Outcome) -> String {
    let bots = outcome.bots.iter().map(|bot| bot.name.as_str()).collect::<Vec<_>>();
    match bots[..] {
        [one] if outcome.balance.is_some() => format!("balance, as {one} plays"),
        [one] if outcome.opponents.is_empty() => format!("{one} against itself"),
        [one] => format!("{one}, solo"),
        _ => bots.join(", "),
    }
}

fn lead(outcome: &Outcome) -> String {
    let best = outcome.bots.iter().max_by(|one, other| one.rating.total_cmp(&other.rating));
    let Some(best) = best else { return String::new() };
    let rate = interval(best.win_rate, best.low, best.high);
    match outcome.bots.len() {
        1 if outcome.opponents.is_empty() => {
            format!("{} games of {} at all {} seats.", outcome.games, best.name, outcome.players)
        }
        1 => format!("{} wins {rate} of {} games.", best.name, best.games),
        _ => format!("The strongest is {}: it wins {rate} of {} games.", best.name, best.games),
    }
}

fn facts(outcome: &Outcome) -> Markup {
    html! {
        dl.facts {
            div { dt { "Games" } dd { (outcome.games) } }
            div { dt { "Seeds" } dd { (outcome.groups) } }
            div { dt { "Players" } dd { (outcome.players) } }
            div.wide { dt { "Seed" } dd { code { (outcome.seed) } } }
            @for setting in outcome.settings.iter().take(1) {
                div.wide {
                    dt { @if outcome.settings.len() > 1 { "First set-up" } @else { "Set-up" } }
                    dd { code { (serde_json::Value::Object(setting.options.clone())) } }
                }
            }
        }
    }
}

fn verdict(settled: &Settled) -> Markup {
    html! {
        section.verdict {
            h2 { "The question" }
            p { (settled.in_words()) }
        }
    }
}

impl Settled {
    /// The answer to the question, as a sentence.
    pub fn in_words(&self) -> String {
        let (low, high) = (percent(self.question.low), percent(self.question.high));
        let bot = &self.bot;
        match self.verdict {
            Verdict::Above => {
                format!(
                    "Settled after {} seeds: {bot} wins more than {low} (odds of {:.0} to 1).",
                    self.groups, self.above
                )
            }
            Verdict::Below => {
                format!(
                    "Settled after {} seeds: {bot} wins less than {high} (odds of {:.0} to 1).",
                    self.groups, self.below
                )
            }
            Verdict::Open => format!(
                "Still open after {} seeds whether {bot} wins more than {low} (odds of {:.2} to 1) or less than {high} ({:.2} to 1); 20 to 1 settle it.",
                self.groups, self.above, self.below
            ),
        }
    }
}

/// A table whose second column is a plot.
fn plotted(caption: &str, axis: &Axis, columns: &[&str], rows: &[(String, Markup, Vec<String>)]) -> Markup {
    html! {
        table.plotted role="table" {
            caption { (caption) }
            thead role="rowgroup" {
                tr role="row" {
                    th scope="col" role="columnheader" { span.hidden { "who" } }
                    th.plot scope="col" role="columnheader" { span.hidden { "plot" } (axis.ticks()) }
                    @for column in columns { th scope="col" role="columnheader" { (column) } }
                }
            }
            tbody role="rowgroup" {
                @for (name, plot, cells) in rows {
                    tr role="row" {
                        th scope="row" role="rowheader" { (name) }
                        td.plot role="cell" { (plot) }
                        @for (cell, column) in cells.iter().zip(columns) { td role="cell" data-of=(column) { (cell) } }
                    }
                }
            }
        }
    }
}

/// A table of figures.
fn figures(caption: &str, columns: &[&str], rows: &[(String, Vec<String>)]) -> Markup {
    html! {
        div.scroll tabindex="0" role="region" aria-label=(caption) {
            table {
                caption { (caption) }
                thead { tr { th scope="col" { span.hidden { "who" } } @for column in columns { th scope="col" { (column) } } } }
                tbody {
                    @for (name, cells) in rows {
                        tr { th scope="row" { (name) } @for cell in cells { td { (cell) } } }
                    }
                }
            }
        }
    }
}

fn rate_row(standing: &Standing, axis: &Axis) -> (String, Markup, Vec<String>) {
    let mark = Mark {
        value: standing.win_rate,
        low: standing.low,
        high: standing.high,
        even: Some(standing.even),
        strong: false,
    };
    let cells =
        vec![percent(standing.win_rate), range(standing.low, standing.high), standing.games.to_string()];
    (standing.name.clone(), axis.mark(&mark), cells)
}

fn win_rates(standings: &[&Standing]) -> Markup {
    let axis = Axis::rates();
    let rows: Vec<_> = standings.iter().map(|standing| rate_row(standing, &axis)).collect();
    plotted("Win rates with 95 % intervals", &axis, &["wins", "95 %", "games"], &rows)
}

fn settings(outcome: &Outcome) -> Markup {
    let axis = Axis::rates();
    let columns = ["wins", "95 %", "games", "points", "opponent’s"];
    html! {
        section {
            h2 { "By setting" }
            p { "Every seed was played in every setting." }
            @for bot in &outcome.bots {
                @let rows = outcome.settings.iter().filter_map(|setting| {
                    let standing = setting.bots.iter().find(|standing| standing.name == bot.name)?;
                    let (_, plot, mut cells) = rate_row(standing, &axis);
                    cells.push(format!("{:.1}", standing.score.mean));
                    cells.push(standing.against.map_or("–".to_owned(), |points| format!("{points:.1}")));
                    Some((setting.label.clone(), plot, cells))
                }).collect::<Vec<_>>();
                (plotted(&format!("Win rate of {} in each setting", bot.name), &axis, &columns, &rows))
            }
        }
    }
}

fn ratings(standings: &[&Standing]) -> Markup {
    let low = standings.iter().map(|standing| standing.rating_low).fold(f64::INFINITY, f64::min);
    let high = standings.iter().map(|standing| standing.rating_high).fold(f64::NEG_INFINITY, f64::max);
    let axis = Axis::numbers(low, high);
    let mut sorted = standings.to_vec();
    sorted.sort_by(|one, other| other.rating.total_cmp(&one.rating));
    let row = |standing: &&Standing| {
        let (value, low, high) = (standing.rating, standing.rating_low, standing.rating_high);
        let mark = Mark { value, low, high, even: None, strong: false };
        (
            standing.name.clone(),
            axis.mark(&mark),
            vec![format!("{value:.0}"), format!("{low:.0} to {high:.0}")],
        )
    };
    let rows: Vec<_> = sorted.iter().map(row).collect();
    plotted("Ratings with 95 % intervals", &axis, &["rating", "95 %"], &rows)
}

fn duels(duels: &[Duel]) -> Markup {
    let axis = Axis::rates();
    let row = |duel: &Duel| {
        let mark = Mark { value: duel.ahead, low: duel.low, high: duel.high, even: Some(0.5), strong: false };
        (
            format!("{} before {}", duel.one, duel.other),
            axis.mark(&mark),
            vec![percent(duel.ahead), range(duel.low, duel.high), format!("{:.0}", duel.meetings)],
        )
    };
    let rows: Vec<_> = duels.iter().map(row).collect();
    plotted("Who finished before whom", &axis, &["ahead", "95 %", "meetings"], &rows)
}

fn histogram(standing: &Standing) -> Markup {
    html! {
        figure {
            figcaption { (standing.name) span.quiet { ", on average " (format!("{:.1}", standing.score.mean)) } }
            (plot::histogram(&standing.name, &standing.score))
        }
    }
}

fn points(standings: &[&Standing]) -> Markup {
    let columns = ["mean", "its 95 %", "sd", "min", "5 %", "25 %", "median", "75 %", "95 %", "max"];
    let row = |standing: &&Standing| {
        let score = &standing.score;
        let mut cells = vec![
            format!("{:.1}", score.mean),
            format!("{:.1} to {:.1}", score.low, score.high),
            format!("{:.1}", score.sd),
            score.min.to_string(),
        ];
        cells.extend(score.quantiles.iter().map(|quantile| format!("{quantile:.0}")));
        cells.push(score.max.to_string());
        (standing.name.clone(), cells)
    };
    figures("Points", &columns, &standings.iter().map(row).collect::<Vec<_>>())
}

fn by_seat(bots: &[Standing], players: usize) -> Markup {
    let columns: Vec<String> = (1..=players).map(|seat| format!("seat {seat}")).collect();
    let columns: Vec<&str> = columns.iter().map(String::as_str).collect();
    let cell = |rate: &Estimate| interval(rate.value, rate.low, rate.high);
    let row = |bot: &Standing| (bot.name.clone(), bot.by_seat.iter().map(cell).collect());
    figures("Win rate at each seat", &columns, &bots.iter().map(row).collect::<Vec<_>>())
}

fn times(bots: &[Standing]) -> Markup {
    let paces = || bots.iter().filter_map(|bot| bot.time);
    let most = paces().map(|pace| pace.p95_ms.max(pace.mean_ms)).fold(1e-6, f64::max);
    let least = paces().map(|pace| pace.median_ms).filter(|time| *time > 0.0).fold(most, f64::min);
    let axis = Axis::powers(least, most);
    let row = |bot: &Standing| {
        let pace = bot.time.unwrap_or_default();
        let cells = vec![
            milliseconds(pace.median_ms),
            milliseconds(pace.mean_ms),
            milliseconds(pace.p95_ms),
            format!("{:.1}", bot.decisions),
        ];
        (bot.name.clone(), axis.bar(pace.median_ms, pace.p95_ms), cells)
    };
    let rows: Vec<_> = bots.iter().map(row).collect();
    plotted("Milliseconds for a decision", &axis, &["median", "mean", "95 %", "decisions a game"], &rows)
}

fn report(balance: &Balance, players: usize, titles: &Titles<'_>) -> Markup {
    html! {
        section {
            h2 { "Balance" }
            p { (balance.caution()) }
            @for family in &balance.families {
                @if let Origin::Play = family.origin {
                    details open[family.rows.iter().any(|row| row.stands_out)] {
                        summary { (family_title(family, titles)) span.quiet { ", " (family.rows.len()) " rows" } }
                        (family_table(family, players, titles))
                    }
                } @else {
                    (family_table(family, players, titles))
                }
            }
        }
    }
}

impl Balance {
    /// A warning about comparing many rows.
    pub fn caution(&self) -> String {
        format!(
            "Of {} rows about {:.0} lie outside their 95 % interval by chance alone. Marked ★ are those too far off for that \
             ({:.1} standard errors, Bonferroni’s bound). What was drawn by lot or follows from the seat is an effect; what was \
             taken in play may be a consequence: whoever is winning can afford more. {} pieces came in fewer than {} games and \
             have no row.",
            self.rows,
            self.rows as f64 / 20.0,
            self.bar,
            self.rare,
            crate::balance::FEWEST_GAMES
        )
    }
}

impl Family {
    /// What its rows have in common, in words.
    pub fn title(&self, name: impl Fn(&str) -> String) -> String {
        match (self.origin, self.family.as_str()) {
            (Origin::Seat, "seat") => "By seat".to_owned(),
            (Origin::Seat, _) => "By the order of first decisions".to_owned(),
            (Origin::Lot, key) => format!("By {key}, drawn by lot"),
            (Origin::Play, event) => format!("By {}, in play", name(event)),
        }
    }
}

fn family_title(family: &Family, titles: &Titles<'_>) -> String {
    family.title(titles.name)
}

fn family_table(family: &Family, players: usize, titles: &Titles<'_>) -> Markup {
    let axis = Axis::around(
        family.rows.iter().map(|row| row.low).fold(1.0 / players as f64, f64::min),
        family.rows.iter().map(|row| row.high).fold(1.0 / players as f64, f64::max),
    );
    let row = |row: &Row| {
        let mark = Mark {
            value: row.win_rate,
            low: row.low,
            high: row.high,
            even: Some(row.expected),
            strong: row.stands_out,
        };
        let star = if row.stands_out { " ★" } else { "" };
        let lead = row.score_difference;
        (
            format!("{}{star}", (titles.name)(&row.piece)),
            axis.mark(&mark),
            vec![
                percent(row.win_rate),
                range(row.low, row.high),
                percent(row.expected),
                lead_in_words(&lead),
                row.seats.to_string(),
            ],
        )
    };
    let rows: Vec<_> = family.rows.iter().map(row).collect();
    let columns = ["wins", "95 %", "expected", "points more", "seats"];
    plotted(&family_title(family, titles), &axis, &columns, &rows)
}

/// A rate in per cent.
pub(crate) fn percent(rate: f64) -> String {
    format!("{:.1} %", 100.0 * rate)
}

fn range(low: f64, high: f64) -> String {
    format!("{:.1}–{:.1} %", 100.0 * low, 100.0 * high)
}

fn interval(value: f64, low: f64, high: f64) -> String {
    format!("{} ({})", percent(value), range(low, high))
}

/// By how much somebody was ahead.
fn lead_in_words(lead: &Estimate) -> String {
    let value = format!("{:+.1}", lead.value).replace("-0.0", "+0.0");
    format!("{value} ± {:.1}", lead.high - lead.value)
}

/// A time with the digits it needs.
pub(crate) fn milliseconds(time: f64) -> String {
    match time {
        time if time < 0.1 => format!("{time:.4}"),
        time if time < 10.0 => format!("{time:.2}"),
        time => format!("{time:.0}"),
    }
}

impl std::fmt::Display for Pace {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let [median, mean, p95] = [self.median_ms, self.mean_ms, self.p95_ms].map(milliseconds);
        write!(f, "{median} ms, on average {mean}, 95 % below {p95}")
    }
}
