//! Bots that somebody has given a name.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use crate::{BadMaker, Maker};

/// The longest name, in characters.
const LONGEST: usize = 40;

/// A bot, with a name of its own if it was given one: `BOT` or `NAME=BOT`.
///
/// ```
/// use samovar_bots::Named;
/// let mine: Named = "Mine=exec:python3 bot.py --level=2".parse().expect("a bot with a name");
/// assert_eq!((&*mine.title(), mine.bot.is_program()), ("Mine", true));
/// let plain: Named = "exec:python3 bot.py --level=2".parse().expect("a bot");
/// assert_eq!(plain.title(), "exec:python3 bot.py --level=2");
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Named {
    /// The name it was given.
    pub name: Option<String>,
    /// Which bot it is.
    pub bot: Maker,
}

/// Why a text is no bot with or without a name, and what would be one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadNamed {
    /// The name cannot be used.
    #[error("{0:?} cannot be a name: it has 1 to {LONGEST} letters, and is not that of another bot")]
    Name(String),
    /// There is no such bot.
    #[error(transparent)]
    Bot(#[from] BadMaker),
}

impl Named {
    /// What it is called: by its name, or as it was written.
    pub fn title(&self) -> Cow<'_, str> {
        self.name.as_deref().map_or_else(|| self.bot.to_string().into(), Cow::Borrowed)
    }
}

impl From<Maker> for Named {
    fn from(bot: Maker) -> Named {
        Named { name: None, bot }
    }
}

impl FromStr for Named {
    type Err = BadNamed;

    fn from_str(text: &str) -> Result<Named, BadNamed> {
        let text = text.trim();
        // What follows these may contain anything.
        let is_plain = ["exec:", "onnx:"].iter().any(|start| text.starts_with(start));
        let Some((name, bot)) = text.split_once('=').filter(|_| !is_plain) else {
            return Ok(text.parse::<Maker>()?.into());
        };
        let name = name.trim();
        let fits = (1..=LONGEST).contains(&name.chars().count()) && !name.contains(char::is_control);
        if !fits || name.parse::<Maker>().is_ok() {
            return Err(BadNamed::Name(name.to_owned()));
        }
        Ok(Named { name: Some(name.to_owned()), bot: bot.parse()? })
    }
}

impl fmt::Display for Named {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(name) = &self.name {
            write!(f, "{name}=")?;
        }
        self.bot.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_with_or_without_a_name_is_its_own_text() {
        for text in ["greedy", "Deep=search:50000", "Mine=exec:python3 a.py --x=1", "exec:a b=c"] {
            assert_eq!(text.parse::<Named>().expect("a bot").to_string(), text);
        }
        let spaced: Named = " Mine = greedy ".parse().expect("a bot");
        assert_eq!(spaced.to_string(), "Mine=greedy");
    }

    #[test]
    fn a_wrong_name_is_told_what_is_right() {
        let says = |text: &str| text.parse::<Named>().expect_err("no bot").to_string();
        let long = format!("{}=greedy", "x".repeat(LONGEST + 1));
        for wrong in ["=greedy", "greedy=random", "search:5=random", "a\u{7}b=greedy", &long] {
            assert!(says(wrong).contains("cannot be a name: it has 1 to 40 letters"), "{wrong}");
        }
        assert!(says("Mine=grandmaster").contains("there is no bot \"grandmaster\""));
    }
}
