//! Which languages there are.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use crate::{has, locales, source, text};

/// A language people can choose. Every folder of `locales` is one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Language(u8);

impl Language {
    /// The fallback for the other languages.
    pub const ENGLISH: Language = Language(0);
    /// English with accents and longer words, to find texts that are cut off or not translated. Nobody is offered it; ask
    /// for it by its code, `qps`.
    pub const PSEUDO: Language = Language(locales::ALL.len() as u8);

    /// All languages people are offered, English first, the others by their code.
    pub fn all() -> impl ExactSizeIterator<Item = Language> + Clone {
        (0..Language::PSEUDO.0).map(Language)
    }

    /// Its code, the name of its folder.
    pub fn code(self) -> &'static str {
        locales::ALL.get(self.index()).map_or("qps", |locale| locale.code)
    }

    /// Its name in the language itself.
    pub fn name(self) -> String {
        text(self, "language-name").unwrap_or_else(|| self.code().to_owned())
    }

    /// How much of English it says itself, in percent, rounded down. The rest is shown in English.
    pub fn share(self) -> u8 {
        static SHARES: LazyLock<Vec<u8>> = LazyLock::new(|| {
            let ids: Vec<_> = source::messages(Language::ENGLISH).map(|message| message.id).collect();
            let own = |language| ids.iter().filter(|id| has(language, id)).count() * 100 / ids.len();
            Language::all().chain([Language::PSEUDO]).map(|language| own(language) as u8).collect()
        });
        SHARES[self.index()]
    }

    /// The language a person asks for in the environment or on the command line, such as `cs_CZ.UTF-8` or `fr`.
    pub fn of_locale(locale: &str) -> Option<Language> {
        locale.split(['_', '-', '.', '@']).next()?.to_ascii_lowercase().parse().ok()
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The text is not the code of a language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UnknownLanguage;

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let known: Vec<_> = Language::all().map(Language::code).collect();
        write!(f, "not a language; there are: {}", known.join(", "))
    }
}

impl std::error::Error for UnknownLanguage {}

impl FromStr for Language {
    type Err = UnknownLanguage;
    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let mut known = Language::all().chain([Language::PSEUDO]);
        known.find(|language| language.code() == code).ok_or(UnknownLanguage)
    }
}
