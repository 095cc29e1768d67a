//! The result of a simulation.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::time::Duration;

use samovar_engine::{Game, Insight, Seed, Standings, Who};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::run::Plan;
use crate::stats::{Z, wilson};
use crate::tally::{RowTally, Tally, WHOLE_WIN};

/// The result of a simulation. Everything except [`Report::timing`] follows from the plan alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// The game.
    pub game: &'static str,
    /// The set-up, every option written out.
    pub options: Map<String, Value>,
    /// The bot at each seat.
    pub bots: Vec<String>,
    /// The seed all games follow from.
    pub seed: Seed,
    /// Games played.
    pub games: u64,
    /// How long it took.
    #[serde(flatten)]
    pub timing: Timing,
    /// Questions with more than one legal action, in all games.
    pub decisions: u64,
    /// The same for one game on average.
    pub decisions_per_game: f64,
    /// All questions per game on average, including those with a single legal action.
    pub questions_per_game: f64,
    /// Questions of the longest game.
    pub longest_game: u64,
    /// The longest list of legal actions.
    pub most_answers: usize,
    /// The scores of each seat.
    pub seats: Vec<ScoreSummary>,
    /// The scores of automatic opponents.
    pub automas: Vec<ScoreSummary>,
    /// What was done and what happened.
    pub usage: Usage,
    /// The games that programs lost because they failed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<Lapse>,
    /// How many games there should have been, if it was stopped before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_of: Option<u64>,
}

/// The games that a program lost because it failed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Lapse {
    /// What it is called.
    pub bot: String,
    /// How many games, counted for each of its seats.
    pub games: u64,
    /// The number of the first.
    pub first: u64,
    /// What went wrong there.
    pub reason: String,
}

/// How long a simulation took.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Timing {
    /// Seconds from the first game's set-up to the last one's end.
    pub seconds: f64,
    /// Threads used.
    pub threads: usize,
    /// Games divided by seconds.
    pub games_per_second: f64,
    /// Decisions divided by seconds.
    pub decisions_per_second: f64,
}

/// The scores of one row of the standings over all games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoreSummary {
    /// Whose they are.
    pub who: Who,
    /// The average.
    pub mean: f64,
    /// The standard deviation.
    pub sd: f64,
    /// Lower end of the average's 95 % interval.
    pub low: f64,
    /// Upper end of the average's 95 % interval.
    pub high: f64,
    /// The lowest score.
    pub min: i32,
    /// The highest score.
    pub max: i32,
    /// Victories; a shared one counts by its share.
    pub wins: f64,
    /// Victories divided by games.
    pub win_rate: f64,
    /// Lower end of the win rate's 95 % interval (Wilson's).
    pub win_low: f64,
    /// Upper end of the win rate's 95 % interval (Wilson's).
    pub win_high: f64,
}

/// What was done and what happened, in a share of the games.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Usage {
    /// One game out of this many was counted.
    pub every: u64,
    /// How many games were counted.
    pub games: u64,
    /// Actions by their first word, most frequent first, with their full notations.
    pub actions: Vec<UsageCount>,
    /// Events by message id, most frequent first, with the pieces they name (cards, tiles, songs).
    pub events: Vec<EventUse>,
}

/// How often an action was taken.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct UsageCount {
    /// The first word of its notation.
    pub action: String,
    /// How often in all counted games.
    pub count: u64,
    /// The same for one game on average.
    pub per_game: f64,
    /// How often with which other words, most frequent first.
    pub with: Vec<(String, u64)>,
}

/// How often something happened.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct EventUse {
    /// The message id of the event.
    pub event: Cow<'static, str>,
    /// How often in all counted games.
    pub count: u64,
    /// The same for one game on average.
    pub per_game: f64,
    /// How often with which piece, most frequent first.
    pub pieces: Vec<(String, u64)>,
}

impl Timing {
    pub(crate) fn new<G: Game>(elapsed: Duration, threads: usize, tally: &Tally<G>) -> Timing {
        let seconds = elapsed.as_secs_f64();
        let a_second = |count: u64| count as f64 / seconds.max(1e-9);
        Timing {
            seconds,
            threads,
            games_per_second: a_second(tally.games),
            decisions_per_second: a_second(tally.decisions),
        }
    }
}

impl Report {
    /// The report of a tally. `standings` are those of any game of the plan: they tell whose the rows are.
    pub(crate) fn new<G: Insight>(
        plan: &Plan<G>,
        bots: Vec<String>,
        usage_every: u64,
        standings: &Standings,
        mut tally: Tally<G>,
        timing: Timing,
    ) -> Report {
        let failures = std::mem::take(&mut tally.failures).list();
        let rows = standings.rows.iter().zip(&tally.rows);
        let summaries = rows.map(|(row, tallied)| ScoreSummary::new(row.who, tallied, tally.games));
        let (seats, automas) = summaries.partition(|summary| matches!(summary.who, Who::Seat(_)));
        Report {
            game: G::NAME,
            options: G::write_options(&plan.options),
            bots,
            seed: plan.seed,
            games: tally.games,
            timing,
            decisions: tally.decisions,
            decisions_per_game: ratio(tally.decisions, tally.games),
            questions_per_game: ratio(tally.questions, tally.games),
            longest_game: tally.longest,
            most_answers: tally.most_answers,
            seats,
            automas,
            failures,
            stopped_of: (tally.games < plan.games).then_some(plan.games),
            usage: Usage::new(usage_every, tally),
        }
    }
}

impl ScoreSummary {
    fn new(who: Who, row: &RowTally, games: u64) -> ScoreSummary {
        let n = games as f64;
        let mean = if games == 0 { 0.0 } else { row.sum as f64 / n };
        let sd = sample_sd(row, games);
        let half = if games == 0 { 0.0 } else { Z * sd / n.sqrt() };
        let wins = row.wins as f64 / WHOLE_WIN as f64;
        let (win_low, win_high) = wilson(wins, n);
        let played = games > 0;
        ScoreSummary {
            who,
            mean,
            sd,
            low: mean - half,
            high: mean + half,
            min: if played { row.min } else { 0 },
            max: if played { row.max } else { 0 },
            wins,
            win_rate: if played { wins / n } else { 0.0 },
            win_low,
            win_high,
        }
    }
}

/// The standard deviation from exact sums.
fn sample_sd(row: &RowTally, games: u64) -> f64 {
    if games < 2 {
        return 0.0;
    }
    let n = i128::from(games);
    let spread = n * i128::from(row.squares) - i128::from(row.sum) * i128::from(row.sum);
    (spread as f64 / (n * (n - 1)) as f64).sqrt()
}

impl Usage {
    fn new<G: Game>(every: u64, tally: Tally<G>) -> Usage {
        let usage = tally.usage;
        let per_game = |count: u64| ratio(count, usage.games);

        let mut by_verb: BTreeMap<String, Vec<(String, u64)>> = BTreeMap::new();
        for (action, count) in &usage.actions {
            let notation = action.to_string();
            let (verb, rest) = notation.split_once(' ').unwrap_or((&notation, ""));
            by_verb.entry(verb.to_owned()).or_default().push((rest.to_owned(), *count));
        }
        let actions = by_verb.into_iter().map(|(action, with)| {
            let count = with.iter().map(|(_, count)| count).sum();
            let with = with.into_iter().filter(|(rest, _)| !rest.is_empty()).collect();
            UsageCount { action, count, per_game: per_game(count), with: most_frequent(with) }
        });

        let mut by_event: HashMap<Cow<'static, str>, Vec<(String, u64)>> = HashMap::new();
        for ((event, piece), count) in usage.pieces {
            by_event.entry(event).or_default().push((piece, count));
        }
        let events = usage.events.into_iter().map(|(event, count)| {
            let pieces = most_frequent(by_event.remove(&event).unwrap_or_default());
            EventUse { event, count, per_game: per_game(count), pieces }
        });

        let mut actions: Vec<UsageCount> = actions.collect();
        actions.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.action.cmp(&b.action)));
        let mut events: Vec<EventUse> = events.collect();
        events.sort_by(|a, b| b.count.cmp(&a.count).then_with(|| a.event.cmp(&b.event)));
        Usage { every, games: usage.games, actions, events }
    }
}

/// Most frequent first, equals by name.
fn most_frequent(mut counts: Vec<(String, u64)>) -> Vec<(String, u64)> {
    counts.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    counts
}

fn ratio(count: u64, games: u64) -> f64 {
    if games == 0 { 0.0 } else { count as f64 / games as f64 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mean_spread_and_interval_of_known_scores() {
        // 2, 4, 4, 4, 5, 5, 7, 9: mean 5, sum of squares 232, sample variance 32/7.
        let row = RowTally { sum: 40, squares: 232, min: 2, max: 9, wins: 4 * WHOLE_WIN };
        let summary = ScoreSummary::new(Who::Automa("ivan"), &row, 8);
        assert_eq!(summary.mean, 5.0);
        assert!((summary.sd - (32.0_f64 / 7.0).sqrt()).abs() < 1e-12);
        assert!((summary.high - summary.mean - 1.96 * summary.sd / 8.0_f64.sqrt()).abs() < 1e-12);
        assert_eq!(summary.win_rate, 0.5);
    }
}
