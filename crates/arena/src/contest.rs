//! The plan of a contest: which bots meet at which tables.

use std::collections::BTreeMap;

use samovar_bots::Maker;
use samovar_engine::{BadOptions, Game, Insight, OptionKind, Rng, Seed, Who, sheet};

use crate::journal::Header;
use crate::settle::Question;

/// Most bots of one contest: with more, their tables are too many to be played.
pub const MOST_BOTS: usize = 16;

/// Most games of one contest: all of them are kept in memory.
pub const MOST_GAMES: u64 = 2_000_000;

/// Words of an option that leave it to the game or to a player what it will be.
const LEFT_OPEN: [&str; 2] = ["random", "choose"];

/// How often an option is drawn anew before it counts as one that cannot be drawn.
const TRIES: usize = 1000;

/// A contest between bots.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// The ways to set the game up; every seed is played in all of them. All have the same number of seats.
    pub settings: Vec<Setting<G>>,
    /// The bots. As many as there are seats meet at one table, in which a bot may be named several times; one alone sits
    /// at all seats; of more than there are seats, every selection meets.
    pub bots: Vec<Maker>,
    /// So many games of every selection in every setting, rounded up so that everybody sits everywhere equally often.
    pub games: u64,
    /// The seed all games follow from.
    pub seed: Seed,
    /// On how many threads; 0 means as many as there are cores.
    pub threads: usize,
    /// Stop as soon as this is settled about the first bot.
    pub settle: Option<Question>,
    /// Report on the balance of the game. For every seed, these options, which have a word for each seat, are drawn by lot.
    pub balance: Option<Vec<&'static str>>,
}

/// One way to set the game up.
#[derive(Clone, Debug)]
pub struct Setting<G: Game> {
    /// What distinguishes it from the others; empty if it is the only one.
    pub label: String,
    /// The options.
    pub options: G::Options,
}

/// Why a contest cannot be held.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[allow(missing_docs)]
pub enum BadContest {
    #[error("no bots are named; name some, for example steady,greedy")]
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

/// Who sits where in which game, worked out from a contest.
#[derive(Clone, PartialEq, Debug)]
pub struct Schedule {
    /// The bots, each once.
    pub bots: Vec<Maker>,
    /// The seats of a table, by places in `bots`: every table that is played with one seed in one setting.
    pub tables: Vec<Vec<usize>>,
    /// Who has which row of the standings, in every setting.
    pub rows: Vec<Vec<Who>>,
    /// How many settings there are.
    pub settings: usize,
    /// How many seeds are played.
    pub groups: u64,
}

/// What a number of a game means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// The number of its seed: games of one seed belong together.
    pub group: u64,
    /// Its setting.
    pub setting: usize,
    /// Its table.
    pub table: usize,
}

impl Schedule {
    /// Works a contest out.
    ///
    /// # Errors
    /// If its bots do not fit its seats, or it asks for what does not go together.
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
        let tables: Vec<Vec<usize>> = selections.iter().flat_map(|table| rotations(table)).collect();
        let turns = (tables.len() / selections.len()) as u64;
        let groups = contest.games.div_ceil(turns).max(1);
        let schedule = Schedule { bots, tables, rows, settings, groups };
        let games = groups.saturating_mul(schedule.group_size());
        if games > MOST_GAMES { Err(BadContest::TooManyGames { games }) } else { Ok(schedule) }
    }

    /// Games with one seed.
    pub fn group_size(&self) -> u64 {
        (self.settings * self.tables.len()) as u64
    }

    /// All games.
    pub fn games(&self) -> u64 {
        self.groups * self.group_size()
    }

    /// What a number of a game means.
    pub fn place(&self, game: u64) -> Place {
        let within = (game % self.group_size()) as usize;
        let tables = self.tables.len();
        Place { group: game / self.group_size(), setting: within / tables, table: within % tables }
    }

    /// Seats at a table.
    pub fn seats(&self) -> usize {
        self.tables[0].len()
    }

    /// What names a log of the contest.
    pub fn header<G: Insight>(&self, contest: &Contest<G>) -> Header {
        let (samovar_arena, version) = Header::versions();
        let name = |bot: &usize| self.bots[*bot].to_string();
        let budgets = |setting: &Setting<G>| {
            let budget =
                |bot: &Maker| Some((bot.to_string(), bot.budget::<G>(&setting.options)?.to_string()));
            self.bots.iter().filter_map(budget).collect()
        };
        Header {
            samovar_arena,
            version,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            components: G::components_hash(),
            net: format!("{:016x}", sheet::hash(G::net())),
            settings: contest.settings.iter().map(|setting| G::write_options(&setting.options)).collect(),
            tables: self.tables.iter().map(|table| table.iter().map(name).collect()).collect(),
            budgets: contest.settings.iter().map(budgets).collect(),
            seed: contest.seed,
            drawn: contest.balance.as_ref().map(|keys| keys.iter().map(|key| (*key).to_owned()).collect()),
        }
    }
}

/// Who has which row of the standings.
fn rows<G: Game>(setting: &Setting<G>, seed: Seed) -> Vec<Who> {
    G::new(&setting.options, seed.nth(0)).standings().rows.iter().map(|row| row.who).collect()
}

/// The bots, each once, and the selections of them that meet.
fn selections(named: &[Maker], seats: usize) -> Result<(Vec<Maker>, Vec<Vec<usize>>), BadContest> {
    let mut bots: Vec<Maker> = Vec::new();
    let mut places = Vec::new();
    for bot in named {
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
            let example = example.iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
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

/// Every selection of `count` out of `many`, in order.
fn choose(many: usize, count: usize) -> Vec<Vec<usize>> {
    let within = |selection: &u32| selection.count_ones() as usize == count;
    let places = |selection: u32| (0..many).filter(|place| selection >> place & 1 == 1).collect::<Vec<_>>();
    let mut all: Vec<Vec<usize>> = (0..1 << many).filter(within).map(places).collect();
    all.sort();
    all
}

/// A table with everybody moved on by one seat, and so on, until it is as it was.
fn rotations(table: &[usize]) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![table.to_vec()];
    for by in 1..table.len() {
        let mut turned = table.to_vec();
        turned.rotate_right(by);
        if turned == table {
            break;
        }
        all.push(turned);
    }
    all
}

/// What was drawn for each seat, by option.
pub type Lots = Vec<BTreeMap<String, String>>;

/// The options of a game of a balance report: of the setting, but for those that are drawn by lot.
///
/// # Errors
/// If the game refuses whatever is drawn.
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

/// The options of a game that have a word for each seat: what a balance report draws by lot where nothing is said.
pub fn by_seat<G: Game>() -> Vec<&'static str> {
    let by_seat = |kind: &OptionKind| matches!(kind, OptionKind::PerSeat(_));
    G::option_specs().iter().filter(|spec| by_seat(&spec.kind)).map(|spec| spec.key).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bots(names: &[&str]) -> Vec<Maker> {
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
        let (_, tables) = selections(&bots(&["random", "greedy", "novice"]), 2).expect("tables");
        assert_eq!(tables, [[0, 1], [0, 2], [1, 2]]);
        let (_, alone) = selections(&bots(&["random", "greedy"]), 1).expect("tables");
        assert_eq!(alone, [[0], [1]]);
    }

    #[test]
    fn a_bot_may_be_named_as_often_as_there_are_seats() {
        let (unique, tables) = selections(&bots(&["novice", "greedy", "greedy"]), 3).expect("a table");
        assert_eq!((unique.len(), tables), (2, vec![vec![0, 1, 1]]));
        let error = selections(&bots(&["novice", "greedy", "greedy"]), 2).expect_err("too many");
        assert_eq!(error, BadContest::Twice { bot: "greedy".to_owned(), seats: 2 });
    }

    #[test]
    fn too_few_bots_are_told_how_one_plays_against_three() {
        let error = selections(&bots(&["steady", "greedy"]), 4).expect_err("too few").to_string();
        assert!(error.contains("steady,greedy,greedy,greedy for one against 3"), "{error}");
    }
}
