//! The result of a contest.

use std::fmt;

use samovar_engine::{Seed, Who};
use serde::Serialize;
use serde_json::{Map, Value};

use crate::balance::Balance;
use crate::contest::{Assignment, Schedule};
use crate::played::{Played, Times};
use crate::rating::{Duels, ratings};
use crate::report::Lapse;
use crate::settle::{Evidence, Question, Verdict};
use crate::stats::{self, Estimate, Group, quantile};
use crate::tally::Failures;

/// Most bars of a histogram.
const MOST_BARS: i64 = 24;

/// The result of a contest. Everything except `timing` and the `time` of a bot follows from the plan alone.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outcome {
    /// The game.
    pub game: String,
    /// The seed all games follow from.
    pub seed: Seed,
    /// Seats in a game.
    pub players: usize,
    /// Games that count.
    pub games: u64,
    /// Seeds that were played. The games of one seed are one observation.
    pub groups: u64,
    /// The seatings, each with its bots in seat order. Every one was played for each seed and setting.
    pub tables: Vec<Vec<String>>,
    /// Every bot over all settings, in the order given.
    pub bots: Vec<Standing>,
    /// The automatic opponents of all settings.
    pub opponents: Vec<Standing>,
    /// What happened in each setting.
    pub settings: Vec<SettingOutcome>,
    /// Who finished before whom.
    pub duels: Vec<Duel>,
    /// The answer to the question.
    pub settled: Option<Settled>,
    /// How balanced the game is.
    pub balance: Option<Balance>,
    /// The games that programs lost because they failed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub failures: Vec<Lapse>,
    /// How many games there should have been, if it was stopped before.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped_of: Option<u64>,
    /// How long it took.
    pub timing: Elapsed,
}

/// How long a contest took, not counting games from a log.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Elapsed {
    /// Seconds from the first game to the last.
    pub seconds: f64,
    /// Threads used.
    pub threads: usize,
    /// Games that were played now.
    pub played: u64,
    /// Games that came from a log.
    pub resumed: u64,
}

/// What happened in one setting.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SettingOutcome {
    /// What sets it apart from the others; empty if it is the only one.
    pub label: String,
    /// The set-up, every option written out.
    pub options: Map<String, Value>,
    /// The bots.
    pub bots: Vec<Standing>,
    /// The automatic opponents.
    pub opponents: Vec<Standing>,
}

/// The results of a bot or an automatic opponent.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Standing {
    /// The bot as it is written on the command line, or the opponent.
    pub name: String,
    /// How many games it played in; several seats in one game count once.
    pub games: u64,
    /// How many seats it had in all of them.
    pub seats: u64,
    /// Victories; a shared one counts by its share.
    pub wins: f64,
    /// The win rate of one of its seats.
    pub win_rate: f64,
    /// Lower end of the win rate's 95 % interval.
    pub low: f64,
    /// Upper end of the win rate's 95 % interval.
    pub high: f64,
    /// The win rate it would have if everybody were equally strong.
    pub even: f64,
    /// Its rating; the mean of everybody is 1500.
    pub rating: f64,
    /// Lower end of the rating's 95 % interval.
    pub rating_low: f64,
    /// Upper end of the rating's 95 % interval.
    pub rating_high: f64,
    /// Its points.
    pub score: Scores,
    /// The average points of the automatic opponents in its games; `None` without any.
    pub against: Option<f64>,
    /// The win rate at each seat; empty for an automatic opponent.
    pub by_seat: Vec<Estimate>,
    /// Decisions of one seat in one game on average.
    pub decisions: f64,
    /// The time per decision; `None` for an automatic opponent.
    pub time: Option<Pace>,
}

/// A distribution of points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Scores {
    /// The average.
    pub mean: f64,
    /// Lower end of the average's 95 % interval.
    pub low: f64,
    /// Upper end of the average's 95 % interval.
    pub high: f64,
    /// The standard deviation.
    pub sd: f64,
    /// The lowest.
    pub min: i32,
    /// The quantiles at 5, 25, 50, 75 and 95 %.
    pub quantiles: [f64; 5],
    /// The highest.
    pub max: i32,
    /// The distribution.
    pub histogram: Histogram,
}

/// A histogram of points.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Histogram {
    /// Where the first bin begins.
    pub from: i64,
    /// The width of a bin.
    pub width: i64,
    /// The count in each bin.
    pub counts: Vec<u64>,
}

/// How long decisions took, in milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Pace {
    /// The average.
    pub mean_ms: f64,
    /// Half of them took less; exact to about 5 %.
    pub median_ms: f64,
    /// 95 % of them took less; exact to about 5 %.
    pub p95_ms: f64,
}

/// Which of two finished before the other.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Duel {
    /// The first of the two.
    pub one: String,
    /// The second.
    pub other: String,
    /// How often they met.
    pub meetings: f64,
    /// The share of meetings in which the first finished ahead; ties count half.
    pub ahead: f64,
    /// Lower end of its 95 % interval.
    pub low: f64,
    /// Upper end of its 95 % interval.
    pub high: f64,
}

/// The answer to the question.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Settled {
    /// About whom.
    pub bot: String,
    /// What was asked.
    pub question: Question,
    /// The answer.
    pub verdict: Verdict,
    /// After how many seeds.
    pub groups: u64,
    /// The evidence that it is above, as odds; 20 settle it.
    pub above: f64,
    /// The evidence that it is below, as odds; 20 settle it.
    pub below: f64,
}

/// Who has a rating: a bot, or an automatic opponent in one setting.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Contestant {
    Bot(String),
    Automa { name: &'static str, setting: String },
}

impl fmt::Display for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contestant::Bot(name) => f.write_str(name),
            Contestant::Automa { name, setting } if setting.is_empty() => f.write_str(name),
            Contestant::Automa { name, setting } => write!(f, "{name} ({setting})"),
        }
    }
}

/// One row of one game.
struct Entry<'a> {
    group: u64,
    setting: usize,
    player: usize,
    row: usize,
    played: &'a Played,
}

/// All rows of all games, and whose they are.
pub(crate) struct Ledger<'a> {
    players: Vec<Contestant>,
    entries: Vec<Entry<'a>>,
    seats: usize,
    scale: Scale,
}

impl<'a> Ledger<'a> {
    pub(crate) fn new(schedule: &Schedule, labels: &[String], games: &'a [Played]) -> Ledger<'a> {
        let mut players: Vec<Contestant> =
            schedule.bots.iter().map(|bot| Contestant::Bot(bot.title().into_owned())).collect();
        let mut rows: Vec<Vec<Option<usize>>> = Vec::new();
        for (setting, who) in schedule.rows.iter().enumerate() {
            let row = |who: &Who| match who {
                Who::Seat(_) => None,
                Who::Automa(name) => {
                    players.push(Contestant::Automa { name, setting: labels[setting].clone() });
                    Some(players.len() - 1)
                }
            };
            rows.push(who.iter().map(row).collect());
        }
        let mut entries = Vec::new();
        for played in games {
            let Assignment { group, setting, seating } = schedule.assignment(played.game);
            let seating = &schedule.seatings[seating];
            for row in 0..played.ranks.len() {
                let player = rows[setting][row].unwrap_or_else(|| seating[row]);
                entries.push(Entry { group, setting, player, row, played });
            }
        }
        let scale = scale(entries.iter().map(|entry| i64::from(entry.played.scores[entry.row])));
        Ledger { players, entries, seats: schedule.seats(), scale }
    }

    /// Everybody's strength over all games.
    fn ratings(&self) -> Vec<Estimate> {
        ratings(self.players.len(), &self.duels_by_group())
    }

    fn duels_by_group(&self) -> Vec<Duels> {
        let mut groups: Vec<(u64, Duels)> = Vec::new();
        for game in self.entries.chunk_by(|one, other| one.played.game == other.played.game) {
            if groups.last().is_none_or(|(group, _)| *group != game[0].group) {
                groups.push((game[0].group, Duels::new(self.players.len())));
            }
            let (_, duels) = groups.last_mut().expect("it was just added");
            let of = |entry: &Entry| (entry.player, entry.played.ranks[entry.row]);
            for (at, one) in game.iter().enumerate() {
                game[at + 1..].iter().for_each(|other| duels.add(of(one), of(other)));
            }
        }
        groups.into_iter().map(|(_, duels)| duels).collect()
    }

    /// Who finished before whom.
    fn duels(&self) -> Vec<Duel> {
        let groups = self.duels_by_group();
        let mut duels = Vec::new();
        for one in 0..self.players.len() {
            for other in one + 1..self.players.len() {
                let met = |group: &Duels| group.wins(one, other) + group.wins(other, one);
                let group = |group: &Duels| Group {
                    sum: group.wins(one, other),
                    count: met(group),
                    games: met(group),
                };
                let meetings: Vec<Group> =
                    groups.iter().filter(|group| met(group) > 0.0).map(group).collect();
                if meetings.is_empty() {
                    continue;
                }
                let ahead = stats::rate(&meetings);
                duels.push(Duel {
                    one: self.players[one].to_string(),
                    other: self.players[other].to_string(),
                    meetings: meetings.iter().map(|group| group.count).sum(),
                    ahead: ahead.value,
                    low: ahead.low,
                    high: ahead.high,
                });
            }
        }
        duels
    }

    /// The results of a contestant in the wanted entries; `None` if it is in none of them.
    fn standing(&self, player: usize, rating: Estimate, wanted: impl Fn(&Entry) -> bool) -> Option<Standing> {
        let entries: Vec<&Entry> =
            self.entries.iter().filter(|entry| entry.player == player && wanted(entry)).collect();
        let first = entries.first()?;
        let rows = first.played.ranks.len();
        let share = |entry: &Entry| entry.played.share(entry.row);
        let wins = grouped(&entries, share);
        let rate = stats::rate(&wins);
        let is_bot = matches!(self.players[player], Contestant::Bot(_));
        let by_seat = |seat: usize| {
            let there: Vec<&Entry> = entries.iter().copied().filter(|entry| entry.row == seat).collect();
            stats::rate(&grouped(&there, share))
        };
        let mut times = Times::default();
        let mut decisions = 0;
        for entry in entries.iter().filter(|_| is_bot) {
            times.merge(&entry.played.times[entry.row]);
            decisions += u64::from(entry.played.decisions[entry.row]);
        }
        Some(Standing {
            name: self.players[player].to_string(),
            games: wins.iter().map(|group| group.games as u64).sum(),
            seats: entries.len() as u64,
            wins: wins.iter().map(|group| group.sum).sum(),
            win_rate: rate.value,
            low: rate.low,
            high: rate.high,
            even: 1.0 / rows as f64,
            rating: rating.value,
            rating_low: rating.low,
            rating_high: rating.high,
            score: self.scores(&entries),
            against: self.against(&entries).filter(|_| is_bot),
            by_seat: if is_bot { (0..self.seats).map(by_seat).collect() } else { Vec::new() },
            decisions: decisions as f64 / entries.len() as f64,
            time: is_bot.then(|| Pace {
                mean_ms: times.mean(),
                median_ms: times.quantile(0.5),
                p95_ms: times.quantile(0.95),
            }),
        })
    }

    /// The average points of automatic opponents in the games of these entries.
    fn against(&self, entries: &[&Entry]) -> Option<f64> {
        let opponents = entries.iter().flat_map(|entry| &entry.played.scores[self.seats..]);
        let (sum, count) =
            opponents.fold((0.0, 0), |(sum, count), score| (sum + f64::from(*score), count + 1));
        (count > 0).then(|| sum / f64::from(count))
    }

    fn scores(&self, entries: &[&Entry]) -> Scores {
        let score = |entry: &Entry| f64::from(entry.played.scores[entry.row]);
        let mean = stats::mean(&grouped(entries, score));
        let mut sorted: Vec<f64> = entries.iter().map(|entry| score(entry)).collect();
        sorted.sort_by(f64::total_cmp);
        let squares: f64 = sorted.iter().map(|score| (score - mean.value).powi(2)).sum();
        let Scale { from, width, bars } = self.scale;
        let mut counts = vec![0; bars];
        for score in &sorted {
            counts[((*score as i64 - from) / width) as usize] += 1;
        }
        Scores {
            mean: mean.value,
            low: mean.low,
            high: mean.high,
            sd: if sorted.len() < 2 { 0.0 } else { (squares / (sorted.len() - 1) as f64).sqrt() },
            min: sorted[0] as i32,
            quantiles: [0.05, 0.25, 0.5, 0.75, 0.95].map(|part| quantile(&sorted, part)),
            max: sorted[sorted.len() - 1] as i32,
            histogram: Histogram { from, width, counts },
        }
    }
}

/// What is observed in entries, summed by group. Entries are in the order of the games.
fn grouped(entries: &[&Entry], value: impl Fn(&Entry) -> f64) -> Vec<Group> {
    let same = |one: &&Entry, other: &&Entry| one.group == other.group;
    let group = |entries: &[&Entry]| Group {
        sum: entries.iter().map(|entry| value(entry)).sum(),
        count: entries.len() as f64,
        games: entries.chunk_by(|one, other| one.played.game == other.played.game).count() as f64,
    };
    entries.chunk_by(same).map(group).collect()
}

/// The bins of all histograms of a contest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Scale {
    from: i64,
    width: i64,
    bars: usize,
}

/// Bins with round bounds, and not too many of them.
fn scale(scores: impl Iterator<Item = i64> + Clone) -> Scale {
    let (Some(min), Some(max)) = (scores.clone().min(), scores.max()) else {
        return Scale { from: 0, width: 1, bars: 0 };
    };
    let mut width = 1;
    for factor in [2, 5, 2].into_iter().cycle() {
        let from = min.div_euclid(width) * width;
        let bars = (max - from) / width + 1;
        if bars <= MOST_BARS {
            return Scale { from, width, bars: bars as usize };
        }
        width = if factor == 5 { width / 2 * 5 } else { width * 2 };
    }
    unreachable!("widths grow until everything fits")
}

impl Outcome {
    /// Computes the outcome from the games.
    pub(crate) fn new(
        head: Head,
        schedule: &Schedule,
        games: &[Played],
        evidence: Option<(Question, Evidence)>,
        timing: Elapsed,
    ) -> Outcome {
        let labels: Vec<String> = head.settings.iter().map(|(label, _)| label.clone()).collect();
        let ledger = Ledger::new(schedule, &labels, games);
        let ratings = ledger.ratings();
        let bots = schedule.bots.len();
        let among = |players: std::ops::Range<usize>, setting: Option<usize>| {
            let wanted = move |entry: &Entry| setting.is_none_or(|setting| entry.setting == setting);
            players.filter_map(|player| ledger.standing(player, ratings[player], wanted)).collect::<Vec<_>>()
        };
        let all = ledger.players.len();
        let settings =
            head.settings.into_iter().enumerate().map(|(setting, (label, options))| SettingOutcome {
                label,
                options,
                bots: among(0..bots, Some(setting)),
                opponents: among(bots..all, Some(setting)),
            });
        let groups = games.len() as u64 / schedule.group_size();
        let name = |bot: &usize| schedule.bots[*bot].title().into_owned();
        let mut failures = Failures::default();
        for played in games {
            let seating = &schedule.seatings[schedule.assignment(played.game).seating];
            for (seat, reason) in &played.failed {
                if let Some(bot) = seating.get(usize::from(*seat)) {
                    failures.add(&name(bot), played.game, reason.clone());
                }
            }
        }
        Outcome {
            game: head.game,
            seed: head.seed,
            players: schedule.seats(),
            games: games.len() as u64,
            groups,
            tables: schedule.seatings.iter().map(|seating| seating.iter().map(name).collect()).collect(),
            settings: settings.collect(),
            bots: among(0..bots, None),
            opponents: among(bots..all, None),
            duels: ledger.duels(),
            settled: evidence.map(|(question, evidence)| Settled {
                bot: name(&0),
                question,
                verdict: evidence.verdict(),
                groups,
                above: evidence.above.exp(),
                below: evidence.below.exp(),
            }),
            balance: head.balance.then(|| Balance::new(games)),
            failures: failures.list(),
            stopped_of: head.stopped.then(|| schedule.games()),
            timing,
        }
    }

    /// The same without the times, which differ from run to run.
    #[must_use]
    pub fn timeless(mut self) -> Outcome {
        self.timing = Elapsed::default();
        let settings = self.settings.iter_mut().flat_map(|setting| &mut setting.bots);
        self.bots.iter_mut().chain(settings).for_each(|bot| bot.time = None);
        self
    }
}

/// The description of a contest in its outcome.
pub(crate) struct Head {
    pub game: String,
    pub seed: Seed,
    pub settings: Vec<(String, Map<String, Value>)>,
    pub stopped: bool,
    pub balance: bool,
}

/// The outcome of a group for a bot, as a question looks at it: its win rate at one of its seats.
pub(crate) fn group_rate(schedule: &Schedule, games: &[&Played], bot: usize) -> f64 {
    let mut shares = Vec::new();
    for played in games {
        let seating = &schedule.seatings[schedule.assignment(played.game).seating];
        let seats = seating.iter().enumerate().filter(|(_, sitting)| **sitting == bot);
        shares.extend(seats.map(|(seat, _)| played.share(seat)));
    }
    shares.iter().sum::<f64>() / shares.len().max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn histograms_have_round_parts_that_hold_all_scores() {
        for (min, max, wanted) in [
            (3, 3, (3, 1, 1)),
            (0, 23, (0, 1, 24)),
            (0, 24, (0, 2, 13)),
            (7, 99, (5, 5, 19)),
            (-13, 200, (-20, 10, 23)),
            (10, 1000, (0, 50, 21)),
        ] {
            let Scale { from, width, bars } = scale([min, max].into_iter());
            assert_eq!((from, width, bars), wanted, "{min} {max}");
        }
    }
}
