//! What every command needs before a game starts: the game, its options, a seed.

use std::sync::Arc;

use samovar_arena::{Conduct, Keeper, Lapse, OnFailure, Stop};
use samovar_bots::{BadNamed, Named, split};
use samovar_engine::{BadOptions, Game, Insight, Kind, Seed};
use samovar_games::{find, kinds};
use samovar_words::{Language, Names, say};
use serde_json::{Map, Value};

use crate::cli::{Failing, Keeping, Patience};
use crate::fault::Usage;
use crate::interrupt::on_interrupt;

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
pub fn bots(lists: &[String], patience: &Patience) -> Result<Vec<Named>, Usage> {
    let bot = |text: String| bot(&text, patience).map_err(|bad| Usage(bad.to_string()));
    names(lists).into_iter().map(bot).collect()
}

/// The bot of a text.
pub fn bot(text: &str, patience: &Patience) -> Result<Named, BadNamed> {
    let Named { name, bot } = text.parse()?;
    Ok(Named { name, bot: bot.with_patience(patience.patience) })
}

/// How games are played that can be interrupted. The first Ctrl+C says so, and what is being waited for.
pub fn conduct<G: Insight>(keeping: &Keeping) -> anyhow::Result<Conduct> {
    let keeper = match (&keeping.records, &keeping.data) {
        (None, None) => None,
        (records, data) => Some(Arc::new(Keeper::new::<G>(records.as_deref(), data.as_deref())?)),
    };
    let on_failure = match keeping.on_failure {
        Failing::Stop => OnFailure::Stop,
        Failing::Lose => OnFailure::Lose,
    };
    let stop = Stop::default();
    let said = || eprintln!("stopping; Ctrl+C again ends at once");
    on_interrupt(stop.clone(), said)?;
    Ok(Conduct { on_failure, stop, keeper })
}

/// What is said of games that programs lost because they failed; empty if there are none.
pub fn failures(failures: &[Lapse]) -> String {
    let line = |lapse: &Lapse| {
        let games = if lapse.games == 1 { "one game".to_owned() } else { format!("{} games", lapse.games) };
        format!("{} lost {games} by failing; in game {}: {}", lapse.bot, lapse.first, lapse.reason)
    };
    failures.iter().map(line).collect::<Vec<_>>().join("\n")
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
