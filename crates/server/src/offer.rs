//! Bots that whoever runs a server offers at its tables, programs of their own among them.
//!
//! People at tables choose by name. What a name stands for is said where the server is started, and nowhere else.

use std::fmt;
use std::str::FromStr;

use samovar_bots::{BadNamed, Maker, Named};

use crate::text::is_unseen;

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
    /// People could not see what it is called.
    #[error("{0:?} cannot be a name: it has letters that cannot be seen")]
    Unseen(String),
    /// The name cannot be used, or there is no such bot.
    #[error(transparent)]
    BadNamed(#[from] BadNamed),
}

impl FromStr for Offer {
    type Err = BadOffer;

    fn from_str(text: &str) -> Result<Offer, BadOffer> {
        let no_name = || BadOffer::NoName(text.to_owned());
        if !text.contains('=') {
            return Err(no_name());
        }
        let Named { name, bot } = text.parse()?;
        let name = name.ok_or_else(no_name)?;
        if name.chars().any(is_unseen) { Err(BadOffer::Unseen(name)) } else { Ok(Offer { name, bot }) }
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
