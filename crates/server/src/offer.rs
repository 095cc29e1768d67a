//! Bots that whoever runs a server offers at its tables, programs of their own among them.
//!
//! People at tables choose by name. What a name stands for is said where the server is started, and nowhere else.

use std::fmt;
use std::str::FromStr;

use samovar_bots::{BadMaker, Maker};

use crate::text::is_unseen;

/// The longest name, in characters.
const LONGEST: usize = 40;

/// A bot under a name of its own: `NAME=BOT`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    /// What it is called at tables.
    pub name: String,
    /// Which bot it is.
    pub bot: Maker,
}

/// A text that is no offer, and what would be one.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadOffer {
    /// There is no name.
    #[error("{0:?} has no name: write NAME=BOT, for example Ivan=exec:python3 ivan.py")]
    NoName(String),
    /// The name cannot be used.
    #[error(
        "{0:?} cannot be a name: it has 1 to {LONGEST} letters that can be seen, and is not that of another bot"
    )]
    BadName(String),
    /// There is no such bot.
    #[error(transparent)]
    BadBot(#[from] BadMaker),
}

impl FromStr for Offer {
    type Err = BadOffer;

    fn from_str(text: &str) -> Result<Offer, BadOffer> {
        let (name, bot) = text.split_once('=').ok_or_else(|| BadOffer::NoName(text.to_owned()))?;
        let name = name.trim();
        let fits = (1..=LONGEST).contains(&name.chars().count()) && !name.chars().any(is_unseen);
        if !fits || name.parse::<Maker>().is_ok() {
            return Err(BadOffer::BadName(name.to_owned()));
        }
        Ok(Offer { name: name.to_owned(), bot: bot.parse()? })
    }
}

impl fmt::Display for Offer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.name, self.bot)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_offer_is_a_name_and_a_bot() {
        let offer: Offer = " Ivan = exec:python3 ivan.py --level=2".parse().expect("an offer");
        assert_eq!((offer.name.as_str(), offer.bot.is_program()), ("Ivan", true));
        assert_eq!(offer.to_string(), "Ivan=exec:python3 ivan.py --level=2");
    }

    #[test]
    fn what_is_no_offer_is_told_what_would_be_one() {
        let says = |text: &str| text.parse::<Offer>().expect_err("no offer").to_string();
        assert!(says("Ivan").contains("NAME=BOT"));
        for taken in ["=random", " = random", "greedy=random", "search:5=random", "a\u{202e}b=random"] {
            assert!(says(taken).contains("cannot be a name"), "{taken}");
        }
        assert!(says("Ivan=grandmaster").contains("there is no bot"));
    }
}
