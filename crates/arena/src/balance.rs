//! Who wins with what: by seat, by what was drawn at random, by what was used.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::played::{Had, Played};
use crate::stats::{self, Estimate, Group, standing_out};

/// Rows with fewer games than this are not shown: their intervals would say nothing.
pub const FEWEST_GAMES: u64 = 20;

/// Up to this many combinations of drawn options get rows of their own.
const MOST_COMBINATIONS: usize = 8;

/// The balance of a game, from games of one bot against itself.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Balance {
    /// The rows, by family.
    pub families: Vec<Family>,
    /// How many rows are compared.
    pub rows: usize,
    /// How many standard errors off its expectation a row has to be to stand out among all the rows.
    pub bar: f64,
    /// How many pieces occurred in too few games for a row.
    pub rare: usize,
}

/// Rows of the same kind.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Family {
    /// Their kind: `seat`, `order` (of first decisions), an option, or an event.
    pub family: String,
    /// How it was decided who had what.
    pub origin: Origin,
    /// The rows, the most successful first; seats and orders as they are numbered.
    pub rows: Vec<Row>,
}

/// How it was decided who had something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// By the rules of the game.
    Seat,
    /// At random, so that a difference is an effect.
    Lot,
    /// In play, so that a difference may be a cause or a consequence.
    Play,
}

/// How the seats did that had something.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Row {
    /// What they had.
    pub piece: String,
    /// In how many games somebody had it.
    pub games: u64,
    /// How many seats had it in all of them.
    pub seats: u64,
    /// Their win rate.
    pub win_rate: f64,
    /// Lower end of its 95 % interval.
    pub low: f64,
    /// Upper end of its 95 % interval.
    pub high: f64,
    /// The win rate of the same seats in all games; for seats and orders, of all seats.
    pub expected: f64,
    /// Their average points.
    pub score: f64,
    /// How many more points they had than the same seats in all games.
    pub score_difference: Estimate,
    /// How many standard errors the win rate is above its expectation.
    pub deviation: f64,
    /// Whether that is too much to be chance among all the rows.
    pub stands_out: bool,
}

/// How one row of the report is gathered.
#[derive(Default)]
struct Gathered {
    /// By game: seats that had it.
    seats: Vec<(usize, usize)>,
}

type Key = (String, String);

impl Balance {
    /// The balance shown by games; every one of them was kept with what its seats had.
    pub fn new(games: &[Played]) -> Balance {
        let seats = games.first().map_or(0, |played| played.had.len());
        let averages: Vec<(f64, f64)> = (0..seats).map(|seat| average(games, seat)).collect();
        // Seats themselves are compared with each other, everything else with the seats that had it.
        let mean =
            |part: fn(&(f64, f64)) -> f64| averages.iter().map(part).sum::<f64>() / seats.max(1) as f64;
        let overall = vec![(mean(|average| average.0), mean(|average| average.1)); seats];
        let combine = combinable(games);
        let mut by_seat: BTreeMap<Key, Gathered> = BTreeMap::new();
        let mut by_lot: BTreeMap<Key, Gathered> = BTreeMap::new();
        let mut by_play: BTreeMap<Key, Gathered> = BTreeMap::new();
        for (game, played) in games.iter().enumerate() {
            for (seat, had) in played.had.iter().enumerate() {
                let add = |rows: &mut BTreeMap<Key, Gathered>, family: &str, piece: &str| {
                    let row = rows.entry((family.to_owned(), piece.to_owned())).or_default();
                    row.seats.push((game, seat));
                };
                add(&mut by_seat, "seat", &(seat + 1).to_string());
                if had.order > 0 {
                    add(&mut by_seat, "order", &had.order.to_string());
                }
                had.drawn.iter().for_each(|(key, word)| add(&mut by_lot, key, word));
                if combine {
                    let (keys, words) = combination(had);
                    add(&mut by_lot, &keys, &words);
                }
                for (event, pieces) in &had.used {
                    pieces.iter().for_each(|piece| add(&mut by_play, event, piece));
                }
            }
        }
        let everywhere = games.len() * seats;
        let mut rare = 0;
        let mut families: Vec<Family> = Vec::new();
        for (origin, rows) in [(Origin::Seat, by_seat), (Origin::Lot, by_lot), (Origin::Play, by_play)] {
            for ((family, piece), gathered) in rows {
                let averages = if origin == Origin::Seat { &overall } else { &averages };
                let row = Row::new(piece, games, &gathered, averages);
                if origin == Origin::Play && row.games < FEWEST_GAMES {
                    rare += 1;
                    continue;
                }
                if origin == Origin::Play && gathered.seats.len() == everywhere {
                    continue; // What everybody always has distinguishes nobody.
                }
                match families.last_mut() {
                    Some(last) if last.family == family && last.origin == origin => last.rows.push(row),
                    _ => families.push(Family { family, origin, rows: vec![row] }),
                }
            }
        }
        // Orders that are the seats again say nothing new.
        let same = |one: &Family, other: &Family| one.rows == other.rows;
        if let [order, seat, ..] = &families[..]
            && same(order, seat)
        {
            families.remove(0);
        }
        families.sort_by_key(|family| (family.origin as u8, family.family != "seat"));
        let rows = families.iter().map(|family| family.rows.len()).sum();
        let bar = standing_out(rows);
        for family in &mut families {
            if family.origin != Origin::Seat {
                family.rows.sort_by(|one, other| {
                    other.win_rate.total_cmp(&one.win_rate).then_with(|| one.piece.cmp(&other.piece))
                });
            }
            family.rows.iter_mut().for_each(|row| row.stands_out = row.deviation.abs() > bar);
        }
        Balance { families, rows, bar, rare }
    }
}

/// The win rate and the average points of a seat in all games.
fn average(games: &[Played], seat: usize) -> (f64, f64) {
    let n = games.len() as f64;
    let wins: f64 = games.iter().map(|played| played.share(seat)).sum();
    let points: f64 = games.iter().map(|played| f64::from(played.scores[seat])).sum();
    (wins / n, points / n)
}

/// Whether the combinations of what was drawn are few enough for rows of their own, and more than one option was drawn.
fn combinable(games: &[Played]) -> bool {
    let all = games.iter().flat_map(|played| &played.had);
    let combinations: std::collections::BTreeSet<(String, String)> = all.map(combination).collect();
    let options = games.first().and_then(|played| played.had.first()).map_or(0, |had| had.drawn.len());
    options > 1 && combinations.len() <= MOST_COMBINATIONS
}

fn combination(had: &Had) -> (String, String) {
    let join = |parts: Vec<&String>| parts.into_iter().map(String::as_str).collect::<Vec<_>>().join(" + ");
    (join(had.drawn.keys().collect()), join(had.drawn.values().collect()))
}

impl Row {
    fn new(piece: String, games: &[Played], gathered: &Gathered, averages: &[(f64, f64)]) -> Row {
        let mut wins = Vec::new();
        let mut leads = Vec::new();
        let (mut expected, mut score) = (0.0, 0.0);
        for game in gathered.seats.chunk_by(|one, other| one.0 == other.0) {
            let played = &games[game[0].0];
            let group = |value: &dyn Fn(usize) -> f64| Group {
                sum: game.iter().map(|(_, seat)| value(*seat)).sum(),
                count: game.len() as f64,
                games: 1.0,
            };
            wins.push(group(&|seat| played.share(seat)));
            leads.push(group(&|seat| f64::from(played.scores[seat]) - averages[seat].1));
            expected += game.iter().map(|(_, seat)| averages[*seat].0).sum::<f64>();
            score += game.iter().map(|(_, seat)| f64::from(played.scores[*seat])).sum::<f64>();
        }
        let seats = gathered.seats.len() as f64;
        let rate = stats::rate(&wins);
        let expected = expected / seats;
        let chance = (expected * (1.0 - expected) / wins.len() as f64).sqrt();
        Row {
            piece,
            games: wins.len() as u64,
            seats: gathered.seats.len() as u64,
            win_rate: rate.value,
            low: rate.low,
            high: rate.high,
            expected,
            score: score / seats,
            score_difference: stats::mean(&leads),
            deviation: if chance > 0.0 { (rate.value - expected) / chance } else { 0.0 },
            stands_out: false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Games of two in which the first seat wins exactly when it has the sabre, which both seats have in turn.
    fn games(count: u64) -> Vec<Played> {
        let had = |sabre: bool| Had {
            order: 0,
            drawn: [("hat".to_owned(), if sabre { "fur" } else { "none" }.to_owned())].into(),
            used: if sabre {
                [("took".to_owned(), ["sabre".to_owned()].into())].into()
            } else {
                BTreeMap::new()
            },
        };
        let game = |game: u64| {
            let first = game.is_multiple_of(2);
            Played {
                game,
                scores: if first { vec![10, 4] } else { vec![4, 10] },
                ranks: if first { vec![1, 2] } else { vec![2, 1] },
                decisions: vec![1, 1],
                times: vec![],
                had: vec![had(first), had(!first)],
                failed: BTreeMap::new(),
            }
        };
        (0..count).map(game).collect()
    }

    fn row<'a>(balance: &'a Balance, family: &str, piece: &str) -> &'a Row {
        let family = balance.families.iter().find(|known| known.family == family).expect("a family");
        family.rows.iter().find(|row| row.piece == piece).expect("a row")
    }

    #[test]
    fn what_always_wins_stands_out_against_its_seats() {
        let balance = Balance::new(&games(100));
        let sabre = row(&balance, "took", "sabre");
        assert_eq!((sabre.games, sabre.win_rate, sabre.expected), (100, 1.0, 0.5));
        assert!(sabre.low > 0.95 && sabre.stands_out, "{sabre:?}");
        assert_eq!((sabre.score, sabre.score_difference.value), (10.0, 3.0));
        assert!(!row(&balance, "seat", "1").stands_out);
    }

    #[test]
    fn seats_are_compared_with_each_other() {
        let mut games = games(100);
        games.iter_mut().for_each(|played| {
            played.scores = vec![10, 4];
            played.ranks = vec![1, 2];
        });
        let balance = Balance::new(&games);
        let first = row(&balance, "seat", "1");
        assert_eq!((first.win_rate, first.expected, first.score_difference.value), (1.0, 0.5, 3.0));
        assert!(first.stands_out);
        assert!(!row(&balance, "took", "sabre").stands_out, "it is the seat that wins");
    }

    #[test]
    fn rows_say_whether_lot_or_play_decided() {
        let balance = Balance::new(&games(100));
        let origin = |family: &str| {
            balance.families.iter().find(|known| known.family == family).expect("a family").origin
        };
        assert_eq!(origin("hat"), Origin::Lot);
        assert_eq!(origin("took"), Origin::Play);
        assert_eq!(origin("seat"), Origin::Seat);
    }

    #[test]
    fn what_came_in_few_games_has_no_row() {
        let balance = Balance::new(&games(FEWEST_GAMES - 1));
        assert!(balance.families.iter().all(|family| family.family != "took"));
        assert_eq!(balance.rare, 1);
    }

    #[test]
    fn the_more_rows_the_higher_the_bar() {
        let balance = Balance::new(&games(100));
        assert_eq!(balance.rows, 5);
        assert_eq!(balance.bar, standing_out(5));
    }
}
