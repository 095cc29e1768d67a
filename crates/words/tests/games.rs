//! A game says nothing it has no English words for, and no words wait for a message that never comes.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use samovar_words::{Language, has, text};

/// A game, and the ids that stand in no source file as a whole.
struct Game {
    name: &'static str,
    /// What the ids begin with that are put together from a family and a name.
    families: &'static [&'static str],
    /// The same for words that take a count.
    counted: &'static [&'static str],
    /// Ids shown by the command on their own.
    alone: &'static [&'static str],
    /// The module in which pages draw it; none where they show plain lines.
    board: Option<&'static str>,
}

const GAMES: [Game; 3] = [
    Game {
        name: "stroganov",
        families: &["help-", "wish-", "terrain-", "colour-", "hint-"],
        counted: &["goods-", "short-", "number-"],
        alone: &["name", "about", "hints", "ivan", "katyusha"],
        board: Some("stroganov"),
    },
    Game {
        name: "rurik",
        families: &[
            "help-",
            "region-",
            "good-",
            "structure-",
            "column-",
            "track-",
            "leader-",
            "ability-",
            "agenda-",
            "goal-",
            "deed-",
            "conversion-",
            "priority-",
            "colour-",
            "hint-",
        ],
        counted: &[],
        alone: &["name", "about", "hints", "rebellion"],
        board: Some("rurik"),
    },
    Game {
        name: "first-tsar",
        families: &[
            "help-", "city-", "region-", "chamber-", "project-", "title-", "estate-", "hue-", "kind-",
            "colour-", "hint-",
        ],
        counted: &["goods-", "short-"],
        alone: &["name", "about", "hints"],
        board: Some("first_tsar"),
    },
];

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

impl Game {
    /// Every message id of the game in quotes in a source file, or in the files of a directory.
    fn ids_in(&self, path: &Path, ids: &mut BTreeSet<String>) {
        if path.is_dir() {
            for entry in fs::read_dir(path).expect("a directory") {
                self.ids_in(&entry.expect("an entry").path(), ids);
            }
            return;
        }
        let source = fs::read_to_string(path).expect("a source file");
        let mark = format!("\"{}-", self.name);
        for (_, rest) in source.match_indices(&mark).map(|(at, _)| source[at..].split_at(1)) {
            let id = rest.split('"').next().unwrap_or_default();
            if id.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '-') && !id.ends_with('-')
            {
                ids.insert(id.to_owned());
            }
        }
    }

    /// What sources below `crates` can send.
    fn used(&self, sources: &[&str]) -> BTreeSet<String> {
        let mut ids = BTreeSet::new();
        sources.iter().for_each(|source| self.ids_in(&crates().join(source), &mut ids));
        ids
    }

    /// What the rules can send, and what the drawn board in the terminal writes besides.
    fn rules_and_terminal(&self) -> BTreeSet<String> {
        self.used(&[&format!("{}/src", self.name), "samovar/src/draw"])
    }

    /// What an English file says.
    fn said(&self, file: &str) -> BTreeSet<String> {
        let path = crates().join("words/locales/en").join(file).with_extension("ftl");
        let file = fs::read_to_string(path).expect("the English file");
        let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_owned());
        let prefix = format!("{}-", self.name);
        file.lines().filter(|line| line.starts_with(&prefix)).filter_map(id).collect()
    }

    /// Whether an id is put together, or shown on its own.
    fn is_apart(&self, id: &str) -> bool {
        let name = id.strip_prefix(self.name).and_then(|rest| rest.strip_prefix('-')).unwrap_or_default();
        self.alone.contains(&name)
            || self.families.iter().chain(self.counted).any(|family| name.starts_with(family))
    }
}

#[test]
fn every_message_has_english_words() {
    for game in GAMES {
        let used = game.rules_and_terminal();
        assert!(used.len() > 200, "{used:?}");
        let pages = game.board.map(|board| {
            let pages = game.used(&[&format!("web/src/board/{board}.rs"), &format!("web/src/board/{board}")]);
            assert!(pages.len() > 20, "{pages:?}");
            pages
        });
        let pages = pages.unwrap_or_default();
        let missing: Vec<_> = used.union(&pages).filter(|id| !has(Language::ENGLISH, id)).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}

#[test]
fn no_words_are_left_over() {
    for game in GAMES {
        let used = game.rules_and_terminal();
        let idle: Vec<_> =
            game.said(game.name).into_iter().filter(|id| !used.contains(id) && !game.is_apart(id)).collect();
        assert!(idle.is_empty(), "{idle:?}");
    }
}

#[test]
fn no_words_of_pages_are_left_over() {
    for game in GAMES.into_iter().filter(|game| game.board.is_some()) {
        let used = game.used(&["web/src"]);
        let asked = |id: &str| {
            id.contains("-label-")
                || id.contains("-value-")
                || ["-solo", "-credits"].iter().any(|end| id.ends_with(end))
        };
        let said = game.said(&format!("{}-web", game.name));
        let idle: Vec<_> = said.into_iter().filter(|id| !used.contains(id) && !asked(id)).collect();
        assert!(idle.is_empty(), "{idle:?}");
    }
}

#[test]
fn every_wish_is_explained() {
    for (letter, count) in [("S", 9), ("A", 14), ("B", 14)] {
        for number in 1..=count {
            assert!(
                text(Language::ENGLISH, &format!("stroganov-wish-{letter}{number}")).is_some(),
                "{letter}{number}"
            );
        }
    }
}

#[test]
fn what_stands_alone_needs_no_arguments() {
    for game in GAMES {
        let used = game.rules_and_terminal();
        let game = Game { counted: &[], ..game };
        for id in game.said(game.name).difference(&used).filter(|id| game.is_apart(id)) {
            assert!(text(Language::ENGLISH, id).is_some(), "{id}");
        }
    }
}
