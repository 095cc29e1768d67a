//! The longer texts for players of a game: Markdown files in `guides/<language>/<game>-<book>.md`.

use crate::Language;

/// The files by the codes of their languages, with the name of each without its end.
const ALL: &[(&str, &[(&str, &str)])] = include!(concat!(env!("OUT_DIR"), "/guides.rs"));

/// A text about a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Book {
    /// How to play, for somebody who has never seen the game.
    Guide,
    /// The player aid: all of a turn on one page.
    Aid,
    /// The rulebook, to look things up in.
    Rules,
}

impl Book {
    /// All of them.
    pub const ALL: [Book; 3] = [Book::Guide, Book::Aid, Book::Rules];

    /// Its name in the names of files and in addresses.
    pub fn name(self) -> &'static str {
        match self {
            Book::Guide => "guide",
            Book::Aid => "aid",
            Book::Rules => "rules",
        }
    }

    /// Its text in a language, without falling back to English.
    pub fn own(self, language: Language, game: &str) -> Option<&'static str> {
        let (_, files) = ALL.iter().find(|(code, _)| *code == language.code())?;
        let is_it =
            |name: &str| name.strip_prefix(game).and_then(|rest| rest.strip_prefix('-')) == Some(self.name());
        files.iter().find(|(name, _)| is_it(name)).map(|(_, text)| *text)
    }

    /// Its text, in English if the language does not have it, with the language it is in.
    pub fn of(self, language: Language, game: &str) -> Option<(Language, &'static str)> {
        [language, Language::ENGLISH].into_iter().find_map(|in_it| Some((in_it, self.own(in_it, game)?)))
    }
}

/// Every file there is, with its language: for checks.
pub fn files() -> impl Iterator<Item = (Language, &'static str, &'static str)> {
    let of = |(code, files): &'static (&str, &[(&str, &str)])| {
        let language: Language = code.parse().unwrap_or_else(|_| panic!("guides/{code} is no language"));
        files.iter().map(move |(name, text)| (language, *name, *text))
    };
    ALL.iter().flat_map(of)
}
