//! The levels of the program's own bots.

/// A level of the program's own bots, by its place in the table below.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// How a level plays a game, and how well.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rung {
    /// Iterations of search per decision.
    pub iterations: u32,
    /// In how many of a hundred turns it overlooks something.
    pub errs: u8,
    /// Its rating in games of two, on one scale for each game. The scale is that of Elo: 400 points are odds of ten to one.
    pub rating: i16,
}

/// The games of the table, in the order of its columns. A game that is not among them is played as the first.
const GAMES: [&str; 3] = ["stroganov", "rurik", "first-tsar"];

const fn rung(iterations: u32, errs: u8, rating: i16) -> Rung {
    Rung { iterations, errs, rating }
}

/// The table: a level is a row, weakest first. docs/bots.md says how it was measured.
const TABLE: [(&str, [Rung; GAMES.len()]); Level::COUNT] = [
    ("newcomer", [rung(1, 28, 960), rung(1, 38, 900), rung(1, 58, 910)]),
    ("beginner", [rung(1, 11, 1100), rung(1, 12, 1090), rung(1, 38, 1080)]),
    ("casual", [rung(6, 0, 1260), rung(9, 0, 1280), rung(1, 20, 1250)]),
    ("capable", [rung(42, 0, 1450), rung(40, 0, 1430), rung(1, 0, 1430)]),
    ("seasoned", [rung(180, 0, 1610), rung(200, 0, 1570), rung(32, 0, 1600)]),
    ("strong", [rung(1_000, 0, 1740), rung(1_000, 0, 1750), rung(1_000, 0, 1780)]),
    ("expert", [rung(10_000, 0, 1880), rung(10_000, 0, 1910), rung(10_000, 0, 1930)]),
    ("master", [rung(100_000, 0, 2000), rung(100_000, 0, 2060), rung(100_000, 0, 2030)]),
];

/// What levels were called before there were eight, in logs and records of that time.
const FORMER: [(&str, &str); 2] = [("novice", "strong"), ("steady", "expert")];

impl Level {
    /// How many there are.
    pub const COUNT: usize = 8;

    /// All of them, weakest first.
    pub const ALL: [Level; Level::COUNT] = {
        let mut all = [Level(0); Level::COUNT];
        let mut place = 0;
        while place < Level::COUNT {
            all[place] = Level(place as u8);
            place += 1;
        }
        all
    };

    /// The level whose search gives hints.
    pub const EXPERT: Level = Level(6);

    /// The level that is offered first to somebody who does not know the levels yet.
    pub const USUAL: Level = Level(1);

    /// The level of this name, or of one that it had before.
    pub fn find(name: &str) -> Option<Level> {
        let former = FORMER.iter().find(|(former, _)| *former == name);
        let name = former.map_or(name, |(_, name)| name);
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Its name as a bot.
    pub const fn name(self) -> &'static str {
        TABLE[self.0 as usize].0
    }

    /// How strong it is, from 1 to [`Level::COUNT`].
    pub const fn strength(self) -> usize {
        self.0 as usize + 1
    }

    /// How it plays a game.
    pub fn in_game(self, game: &str) -> Rung {
        let column = GAMES.iter().position(|known| *known == game).unwrap_or(0);
        TABLE[usize::from(self.0)].1[column]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_found_by_its_name_and_by_the_one_it_had() {
        for level in Level::ALL {
            assert_eq!(Level::find(level.name()), Some(level));
        }
        assert_eq!(Level::find("novice").map(Level::name), Some("strong"));
        assert_eq!(Level::find("steady"), Some(Level::EXPERT));
        assert_eq!(Level::find("greedy"), None);
    }

    #[test]
    fn from_level_to_level_bots_search_more_err_less_and_are_rated_higher() {
        for game in GAMES {
            let rungs = Level::ALL.map(|level| level.in_game(game));
            for pair in rungs.windows(2) {
                assert!(pair[0].iterations <= pair[1].iterations && pair[0].errs >= pair[1].errs, "{game}");
                assert!(pair[0].rating < pair[1].rating, "{game}: {pair:?}");
            }
            assert_eq!(rungs[7].errs, 0);
        }
    }

    #[test]
    fn the_usual_level_is_in_the_lower_half() {
        assert!(Level::USUAL.strength() <= Level::COUNT / 2);
    }
}
