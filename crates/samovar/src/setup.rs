//! What every command needs before a game starts: the game, its options, a seed.

use samovar_bots::{Maker, split};
use samovar_engine::{BadOptions, Game, Kind, Seed};
use samovar_games::{find, kinds};
use samovar_words::{Language, Names, say};
use serde_json::{Map, Value};

use crate::cli::Patience;
use crate::fault::Usage;

pub fn game(name: &str) -> Result<&'static dyn Kind, Usage> {
    find(name).ok_or_else(|| {
        let known: Vec<_> = kinds().iter().map(|kind| kind.name()).collect();
        Usage(format!("there is no game {name:?}; known: {}", known.join(", ")))
    })
}

/// The options on a command line as values.
pub fn options(given: &[(String, String)]) -> Result<Map<String, Value>, Usage> {
    let mut values = Map::new();
    for (key, value) in given {
        set_option(&mut values, key, value)?;
    }
    Ok(values)
}

/// Sets another option.
pub fn set_option(values: &mut Map<String, Value>, key: &str, value: &str) -> Result<(), Usage> {
    match values.insert(key.to_owned(), value.into()) {
        Some(before) if before != value => {
            Err(Usage(format!("the option {key} is given twice, as {before} and as {value:?}")))
        }
        _ => Ok(()),
    }
}

/// The names on a command line, split at commas.
pub fn names(lists: &[String]) -> Vec<String> {
    lists.iter().flat_map(|list| split(list)).map(str::to_owned).collect()
}

/// The bots on a command line, split at commas.
pub fn bots(lists: &[String], patience: &Patience) -> Result<Vec<Maker>, Usage> {
    let bot = |name: String| match name.parse::<Maker>() {
        Ok(bot) => Ok(bot.with_patience(patience.patience)),
        Err(bad) => Err(Usage(bad.to_string())),
    };
    names(lists).into_iter().map(bot).collect()
}

/// The options of a game; `with` says which of several set-ups they are of.
pub fn read_options<G: Game>(values: &Map<String, Value>, with: &str) -> Result<G::Options, Usage> {
    G::read_options(values).map_err(|faults| bad_options(&format!("{}{with}", G::NAME), &faults))
}

/// A command line whose options are wrong.
pub fn bad_options(of: &str, faults: &BadOptions) -> Usage {
    Usage(format!("options of {of}: {}", option_faults(faults)))
}

/// What is wrong with options, in words.
pub fn option_faults(faults: &BadOptions) -> String {
    let words: Vec<_> =
        faults.0.iter().map(|fault| say(Language::ENGLISH, fault, &Names::default())).collect();
    words.join("; ")
}

/// The seed for a text, or a new one from the operating system.
pub fn seed(text: Option<&str>) -> anyhow::Result<Seed> {
    if let Some(text) = text {
        return Ok(Seed::from_text(text));
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| {
        anyhow::anyhow!("no random seed from the operating system: {error}; give --seed TEXT")
    })?;
    Ok(Seed::new(bytes))
}
