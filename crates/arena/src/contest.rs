//! The plan of a contest: which bots play in which games, at which seats.

use std::collections::BTreeMap;

use samovar_bots::Named;
use samovar_engine::{BadOptions, Game, Insight, OptionKind, Rng, Seed, Who, sheet};

use crate::journal::{Described, Header};
use crate::run::Conduct;
use crate::settle::Question;

/// Most bots in one contest. More would make too many pairings to play.
pub const MOST_BOTS: usize = 16;

/// Most games in one contest. All of them are kept in memory.
pub const MOST_GAMES: u64 = 2_000_000;

/// Values of an option that leave the choice to the game or to a player.
const LEFT_OPEN: [&str; 2] = ["random", "choose"];

/// How often a random draw of an option is repeated before giving up.
const TRIES: usize = 1000;

/// A contest between bots.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// The ways to set the game up. Every seed is played in each of them. All have the same number of seats.
    pub settings: Vec<Setting<G>>,
    /// The bots. If there are as many as seats, they all play together, and a bot may be named several times. A single bot
    /// takes all seats. If there are more bots than seats, every combination plays.
    pub bots: Vec<Named>,
    /// Games of every combination in every setting, rounded up so that everybody has every seat equally often.
    pub games: u64,
    /// The seed all games follow from.
    pub seed: Seed,
    /// How many threads to use; 0 means one per core.
    pub threads: usize,
    /// How they are played.
    pub conduct: Conduct,
    /// Stop as soon as this question about the first bot is settled.
    pub settle: Option<Question>,
    /// Report on the balance of the game. These options, which have a value per seat, are drawn at random for every seed.
    pub balance: Option<Vec<&'static str>>,
}

/// One way to set the game up.
#[derive(Clone, Debug)]
pub struct Setting<G: Game> {
    /// What sets it apart from the others; empty if it is the only one.
    pub label: String,
    /// The options.
    pub options: G::Options,
}

/// Why a contest cannot be held.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadContest {
    #[error("no bots are named; name some, for example expert,greedy")]
    NoBots,
    #[error("{bots} bots are named; at most {MOST_BOTS} can meet in one contest")]
    TooManyBots { bots: usize },
    #[error(
        "{bots} bots are named for {seats} seats; name one for each, for example {example} for one against {}, or more than {seats} of which every {seats} meet",
        seats - 1
    )]
    TooFewBots { bots: usize, seats: usize, example: String },
    #[error("{bot} is named twice among more bots than there are seats ({seats}); name it once")]
    Twice { bot: String, seats: usize },
    #[error("{one} and {other} have the same name; give each bot a name of its own")]
    SameName { one: String, other: String },
    #[error("a bot is known by its files: {0}")]
    Unreadable(String),
    #[error("the settings have {one} and {other} players; give all of them the same number")]
    OtherSeats { one: usize, other: usize },
    #[error("a question is settled in one setting, and there are {settings}; hold a contest for each")]
    ManyQuestions { settings: usize },
    #[error(
        "a question is about a bot and its rivals, and {bot} plays only against itself; name another bot too"
    )]
    NoRival { bot: String },
    #[error("the balance report is of one bot that sits everywhere, and {bots} are named; name one")]
    BalanceOfMany { bots: usize },
    #[error("the balance report is of one setting, and there are {settings}; ask for one at a time")]
    BalanceOfSettings { settings: usize },
    #[error("these are {games} games; at most {MOST_GAMES} can be played in one contest")]
    TooManyGames { games: u64 },
    #[error("the option {key} cannot be drawn by lot: {reason}; give it a value")]
    NotDrawn { key: &'static str, reason: String },
}

/// Who has which seat in which game of a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Schedule {
    /// The bots, each once.
    pub bots: Vec<Named>,
    /// Which bot has which seat, by index into `bots`. Each seating is played once for every seed and setting.
    pub seatings: Vec<Vec<usize>>,
    /// Whose row of the standings is which, in every setting.
    pub rows: Vec<Vec<Who>>,
    /// How many settings there are.
    pub settings: usize,
    /// How many seeds are played.
    pub groups: u64,
}

/// What is played in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Assignment {
    /// The number of its seed. The games of one seed are a group.
    pub group: u64,
    /// The index of its setting.
    pub setting: usize,
    /// The index of its seating.
    pub seating: usize,
}

impl Schedule {
    /// The schedule of a contest.
    ///
    /// # Errors
    /// If the bots do not fit the seats, or the contest asks for things that exclude each other.
    pub fn new<G: Game>(contest: &Contest<G>) -> Result<Schedule, BadContest> {
        let rows: Vec<Vec<Who>> =
            contest.settings.iter().map(|setting| rows(setting, contest.seed)).collect();
        let seats = |rows: &Vec<Who>| rows.iter().filter(|who| matches!(who, Who::Seat(_))).count();
        let one = rows.first().map_or(0, seats);
        if let Some(other) = rows.iter().map(seats).find(|other| *other != one) {
            return Err(BadContest::OtherSeats { one, other });
        }
        let settings = contest.settings.len();
        match contest {
            Contest { settle: Some(_), .. } if settings > 1 => {
                return Err(BadContest::ManyQuestions { settings });
            }
            Contest { balance: Some(_), .. } if settings > 1 => {
                return Err(BadContest::BalanceOfSettings { settings });
            }
            Contest { balance: Some(_), bots, .. } if bots.len() != 1 => {
                return Err(BadContest::BalanceOfMany { bots: bots.len() });
            }
            _ => {}
        }
        let (bots, selections) = selections(&contest.bots, one)?;
        if let ([only], Some(_)) = (&bots[..], contest.settle)
            && rows.iter().all(|rows| rows.len() == one)
        {
            return Err(BadContest::NoRival { bot: only.to_string() });
        }
        let seatings: Vec<Vec<usize>> = selections.iter().flat_map(|seating| rotations(seating)).collect();
        let rotations = (seatings.len() / selections.len()) as u64;
        let groups = contest.games.div_ceil(rotations).max(1);
        let schedule = Schedule { bots, seatings, rows, settings, groups };
        let games = groups.saturating_mul(schedule.group_size());
        if games > MOST_GAMES { Err(BadContest::TooManyGames { games }) } else { Ok(schedule) }
    }

    /// How many games are played with one seed.
    pub fn group_size(&self) -> u64 {
        (self.settings * self.seatings.len()) as u64
    }

    /// How many games there are in all.
    pub fn games(&self) -> u64 {
        self.groups * self.group_size()
    }

    /// What is played in the game with this number.
    pub fn assignment(&self, game: u64) -> Assignment {
        let within = (game % self.group_size()) as usize;
        let seatings = self.seatings.len();
        Assignment { group: game / self.group_size(), setting: within / seatings, seating: within % seatings }
    }

    /// How many seats a game has.
    pub fn seats(&self) -> usize {
        self.seatings[0].len()
    }

    /// The header of the contest's log.
    ///
    /// # Errors
    /// If a file that a bot consists of cannot be read.
    pub fn header<G: Insight>(&self, contest: &Contest<G>) -> Result<Header, BadContest> {
        let (samovar_arena, version) = Header::versions();
        let name = |bot: &usize| self.bots[*bot].title().into_owned();
        let budgets = |setting: &Setting<G>| {
            let budget = |named: &Named| {
                Some((named.title().into_owned(), named.bot.budget::<G>(&setting.options)?.to_string()))
            };
            self.bots.iter().filter_map(budget).collect()
        };
        let mut bots = BTreeMap::new();
        for named in &self.bots {
            let files = named.bot.files().map_err(BadContest::Unreadable)?;
            if named.name.is_some() || !files.is_empty() {
                let described = Described { bot: named.bot.to_string(), files };
                bots.insert(named.title().into_owned(), described);
            }
        }
        Ok(Header {
            samovar_arena,
            version,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            components: G::components_hash(),
            net: format!("{:016x}", sheet::hash(G::net())),
            settings: contest.settings.iter().map(|setting| G::write_options(&setting.options)).collect(),
            tables: self.seatings.iter().map(|seating| seating.iter().map(name).collect()).collect(),
            budgets: contest.settings.iter().map(budgets).collect(),
            seed: contest.seed,
            drawn: contest.balance.as_ref().map(|keys| keys.iter().map(|key| (*key).to_owned()).collect()),
            bots,
        })
    }
}

/// Whose row of the standings is which.
fn rows<G: Game>(setting: &Setting<G>, seed: Seed) -> Vec<Who> {
    G::new(&setting.options, seed.nth(0)).standings().rows.iter().map(|row| row.who).collect()
}

/// The bots, each once, and the combinations of them that play together.
fn selections(named: &[Named], seats: usize) -> Result<(Vec<Named>, Vec<Vec<usize>>), BadContest> {
    let mut bots: Vec<Named> = Vec::new();
    let mut places = Vec::new();
    for bot in named {
        if let Some(other) = bots.iter().find(|other| *other != bot && other.title() == bot.title()) {
            return Err(BadContest::SameName { one: other.to_string(), other: bot.to_string() });
        }
        let place = bots.iter().position(|known| known == bot).unwrap_or_else(|| {
            bots.push(bot.clone());
            bots.len() - 1
        });
        places.push(place);
    }
    match named.len() {
        0 => Err(BadContest::NoBots),
        many if many > MOST_BOTS => Err(BadContest::TooManyBots { bots: many }),
        1 => Ok((bots, vec![vec![0; seats]])),
        many if many < seats => {
            let mut example = named.to_vec();
            example.resize(seats, named[many - 1].clone());
            let example = example.iter().map(Named::to_string).collect::<Vec<_>>().join(",");
            Err(BadContest::TooFewBots { bots: many, seats, example })
        }
        many if many == seats => Ok((bots, vec![places])),
        many if bots.len() < many => {
            let twice = places.iter().enumerate().find(|(at, place)| places[..*at].contains(place));
            let bot = twice.map_or(&named[0], |(at, _)| &named[at]).to_string();
            Err(BadContest::Twice { bot, seats })
        }
        many => Ok((bots, choose(many, seats))),
    }
}

/// Every combination of `count` out of `many`, in order.
fn choose(many: usize, count: usize) -> Vec<Vec<usize>> {
    let within = |selection: &u32| selection.count_ones() as usize == count;
    let places = |selection: u32| (0..many).filter(|place| selection >> place & 1 == 1).collect::<Vec<_>>();
    let mut all: Vec<Vec<usize>> = (0..1 << many).filter(within).map(places).collect();
    all.sort();
    all
}

/// All distinct rotations of a seating.
fn rotations(seating: &[usize]) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![seating.to_vec()];
    for by in 1..seating.len() {
        let mut turned = seating.to_vec();
        turned.rotate_right(by);
        if turned == seating {
            break;
        }
        all.push(turned);
    }
    all
}

/// The values drawn for each seat, by option.
pub type Lots = Vec<BTreeMap<String, String>>;

/// The options of one game of a balance report: those of the setting, with the options named by `keys` drawn at random.
pub fn draw<G: Game>(
    options: &G::Options,
    keys: &[&'static str],
    seats: usize,
    seed: Seed,
) -> Result<(G::Options, Lots), BadContest> {
    let mut rng = Rng::new(Seed::from_text(&format!("lots {seed}")));
    let mut options = options.clone();
    let mut lots = vec![BTreeMap::new(); seats];
    for key in keys {
        let not_drawn = |reason: String| BadContest::NotDrawn { key, reason };
        let spec = G::option_specs().iter().find(|spec| spec.key == *key);
        let Some(OptionKind::PerSeat(words)) = spec.map(|spec| spec.kind) else {
            return Err(not_drawn("it has no word for each seat".to_owned()));
        };
        let words: Vec<&str> = words.iter().copied().filter(|word| !LEFT_OPEN.contains(word)).collect();
        let mut values = G::write_options(&options);
        let mut refused = BadOptions(Vec::new());
        let mut drawn = None;
        for _ in 0..TRIES {
            let lot: Vec<&str> = (0..seats).map(|_| words[rng.below(words.len() as u32) as usize]).collect();
            values.insert((*key).to_owned(), lot.clone().into());
            match G::read_options(&values) {
                Ok(options) => {
                    drawn = Some((options, lot));
                    break;
                }
                Err(faults) => refused = faults,
            }
        }
        let (new, lot) = drawn.ok_or_else(|| not_drawn(refused.to_string()))?;
        options = new;
        for (seat, word) in lots.iter_mut().zip(lot) {
            seat.insert((*key).to_owned(), word.to_owned());
        }
    }
    Ok((options, lots))
}

/// The options of a game that have a value per seat. A balance report draws those that are not given.
pub fn by_seat<G: Game>() -> Vec<&'static str> {
    let by_seat = |kind: &OptionKind| matches!(kind, OptionKind::PerSeat(_));
    G::option_specs().iter().filter(|spec| by_seat(&spec.kind)).map(|spec| spec.key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bots(names: &[&str]) -> Vec<Named> {
        names.iter().map(|name| name.parse().expect("a bot")).collect()
    }

    #[test]
    fn everybody_sits_everywhere_equally_often() {
        assert_eq!(rotations(&[0, 1]), [[0, 1], [1, 0]]);
        assert_eq!(rotations(&[0, 1, 1, 1]), [[0, 1, 1, 1], [1, 0, 1, 1], [1, 1, 0, 1], [1, 1, 1, 0]]);
    }

    #[test]
    fn no_table_is_played_twice_with_a_seed() {
        assert_eq!(rotations(&[0, 1, 0, 1]), [[0, 1, 0, 1], [1, 0, 1, 0]]);
        assert_eq!(rotations(&[0, 0]), [[0, 0]]);
    }

    #[test]
    fn one_bot_sits_at_all_seats() {
        let (bots, tables) = selections(&bots(&["greedy"]), 3).expect("a table");
        assert_eq!((bots.len(), tables), (1, vec![vec![0, 0, 0]]));
    }

    #[test]
    fn of_more_bots_than_seats_all_selections_meet() {
        let (_, tables) = selections(&bots(&["random", "greedy", "strong"]), 2).expect("tables");
        assert_eq!(tables, [[0, 1], [0, 2], [1, 2]]);
        let (_, alone) = selections(&bots(&["random", "greedy"]), 1).expect("tables");
        assert_eq!(alone, [[0], [1]]);
    }

    #[test]
    fn a_bot_may_be_named_as_often_as_there_are_seats() {
        let (unique, tables) = selections(&bots(&["strong", "greedy", "greedy"]), 3).expect("a table");
        assert_eq!((unique.len(), tables), (2, vec![vec![0, 1, 1]]));
        let error = selections(&bots(&["strong", "greedy", "greedy"]), 2).expect_err("too many");
        assert_eq!(error, BadContest::Twice { bot: "greedy".to_owned(), seats: 2 });
    }

    #[test]
    fn too_few_bots_are_told_how_one_plays_against_three() {
        let error = selections(&bots(&["expert", "greedy"]), 4).expect_err("too few").to_string();
        assert!(error.contains("expert,greedy,greedy,greedy for one against 3"), "{error}");
    }
}
