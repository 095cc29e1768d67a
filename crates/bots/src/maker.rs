//! The names of bots.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use samovar_engine::{Fingerprint, Insight, Level, Seat, Seed};

use crate::budget::{Budget, MAX_ITERATIONS, MAX_ROLLOUT, MAX_THREADS};
use crate::model::{ByModel, Model, Runner};
use crate::program::{Command, Place, Program, Programs};
use crate::{Bot, BotFailed, Greedy, Player, Random, Search, WhyFailed};

/// The name of a bot, as it is written on command lines. [`Maker::make`] makes the bot.
///
/// ```
/// use samovar_bots::Maker;
/// for text in ["random", "greedy", "expert", "search", "search:2000", "search:2000+2x4", "exec:python3 'my bot.py'"] {
///     assert_eq!(text.parse::<Maker>().expect("a bot").to_string(), text);
/// }
/// assert!("search:0".parse::<Maker>().is_err());
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Maker {
    /// `random`: [`Random`].
    Random,
    /// `greedy`: [`Greedy`].
    Greedy,
    /// One of the levels, for example `casual` or `master`: a [`Player`] with its budget in the game and its errors.
    Level(Level),
    /// `search:BUDGET`: [`Search`] with that budget; `search`: with that of [`Level::EXPERT`].
    Search(Option<Budget>),
    /// `onnx:FILE`, `onnx:FILE@BUDGET`: a [`Model`], alone or inside a search.
    Model(Model),
    /// `exec:COMMAND`: an external program.
    Exec(Command),
}

/// Why a text does not name a bot, and what would.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BadMaker {
    /// There is no bot of that name.
    #[error("there is no bot {0:?}; a bot is {known}", known = known())]
    Unknown(String),
    /// `search:` without a valid budget.
    #[error(
        "{0:?} is no number of iterations; search:N takes a whole number from 1 to {MAX_ITERATIONS}, for example search:2000; \
         search:N+P adds rollouts of 1 to {MAX_ROLLOUT} turns, for example search:2000+2; and search:NxT or search:N+PxT uses \
         1 to {MAX_THREADS} threads, for example search:2000x2"
    )]
    Budget(String),
    /// `onnx:` without a model.
    #[error(
        "{0:?} is no model: {1}; onnx:FILE names an ONNX file as docs/models.md describes it, and onnx:FILE@N searches with it"
    )]
    Model(String, String),
    /// `exec:` without a valid command.
    #[error(
        "{0:?} is no command: {1}; exec:COMMAND names a program and its arguments, for example exec:python3 examples/seat.py"
    )]
    Command(String, &'static str),
}

/// All names of bots, in words.
fn known() -> String {
    let levels = Level::ALL.map(Level::name).join(", ");
    format!(
        "random, greedy, {levels}, search (as {}), search:N with N iterations, search:N+P with rollouts, search:NxT on T threads, \
         onnx:FILE, or exec:COMMAND",
        Level::EXPERT.name()
    )
}

impl Maker {
    /// Makes the bot for a seat of a game with these options. All its randomness comes from `seed`. A program gets a process
    /// of its own.
    ///
    /// # Errors
    /// If it is a program, and cannot be started or refuses the seat.
    pub fn make<G: Insight>(
        &self,
        options: &G::Options,
        seat: Seat,
        seed: Seed,
    ) -> Result<Box<dyn Bot<G>>, BotFailed> {
        self.make_at(&Arc::default(), options, Place { deal: seed, game: 0, seat }, seed)
    }

    /// The same at one of many games: a program is started only if no process of `programs` can take the seat.
    ///
    /// # Errors
    /// As [`Maker::make`].
    pub fn make_at<G: Insight>(
        &self,
        programs: &Arc<Programs>,
        options: &G::Options,
        place: Place,
        seed: Seed,
    ) -> Result<Box<dyn Bot<G>>, BotFailed> {
        Ok(match self {
            Maker::Random => Box::new(Random::new(seed)),
            Maker::Greedy => Box::new(Greedy::new(seed)),
            Maker::Exec(command) => Box::new(Program::<G>::sit(command, programs, options, place, seed)?),
            Maker::Model(model) => {
                self.plays::<G>(place.seat)?;
                match self.player::<G>(options, seed) {
                    Some(player) => Box::new(player),
                    None => Box::new(ByModel(Runner::new(model))),
                }
            }
            Maker::Level(_) | Maker::Search(_) => {
                Box::new(self.player::<G>(options, seed).expect("it searches"))
            }
        })
    }

    /// Whether it can sit down at a game. A model only plays the game it was made for.
    ///
    /// # Errors
    /// Why it cannot.
    pub fn plays<G: Insight>(&self, seat: Seat) -> Result<(), BotFailed> {
        let Maker::Model(model) = self else { return Ok(()) };
        let failed = |why| BotFailed { bot: self.to_string(), seat, why: WhyFailed::OtherGame(why) };
        model.fits::<G>().map_err(failed)
    }

    /// The player of a game with these options; `None` for bots that do not search.
    pub fn player<G: Insight>(&self, options: &G::Options, seed: Seed) -> Option<Player<G>> {
        let errs = if let Maker::Level(level) = self { level.in_game(G::NAME).errs } else { 0 };
        Some(Player::new(self.search(options, seed)?, errs, seed))
    }

    /// Its search for a game with these options, which errs at no level; `None` for bots that do not search.
    pub fn search<G: Insight>(&self, options: &G::Options, seed: Seed) -> Option<Search<G>> {
        let search = Search::new(self.budget::<G>(options)?, seed);
        match self {
            Maker::Model(model) => model.fits::<G>().is_ok().then(|| search.with_model(model)),
            _ => Some(search),
        }
    }

    /// The budget of its search in a game with these options; `None` for bots that do not search.
    pub fn budget<G: Insight>(&self, options: &G::Options) -> Option<Budget> {
        match self {
            Maker::Random | Maker::Greedy | Maker::Exec(_) => None,
            Maker::Model(model) => model.budget,
            Maker::Level(level) => Some(Budget::of_level::<G>(*level, options)),
            Maker::Search(budget) => {
                Some(budget.unwrap_or_else(|| Budget::of_level::<G>(Level::EXPERT, options)))
            }
        }
    }

    /// Whether it searches, and so can explain its choices.
    pub fn searches(&self) -> bool {
        matches!(self, Maker::Level(_) | Maker::Search(_) | Maker::Model(Model { budget: Some(_), .. }))
    }

    /// Whether it is an external program. Those run with the rights of whoever starts them, and may fail.
    pub fn is_program(&self) -> bool {
        matches!(self, Maker::Exec(_))
    }

    /// The files it consists of, as far as its name tells, with what they contain.
    ///
    /// # Errors
    /// The file that cannot be read, and why.
    pub fn files(&self) -> Result<BTreeMap<String, Fingerprint>, String> {
        match self {
            Maker::Exec(command) => command.files(),
            Maker::Model(model) => Ok([(model.file.clone(), model.fingerprint())].into()),
            Maker::Random | Maker::Greedy | Maker::Level(_) | Maker::Search(_) => Ok(BTreeMap::new()),
        }
    }

    /// The same bot. If it is a program, it has this long for every answer.
    #[must_use]
    pub fn with_patience(self, patience: Duration) -> Maker {
        match self {
            Maker::Exec(command) => Maker::Exec(command.with_patience(patience)),
            other => other,
        }
    }
}

/// Splits a list at its commas, except inside quotes and after a backslash.
pub fn split(list: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut from, mut quote, mut escaped) = (0, None, false);
    for (place, letter) in list.char_indices() {
        match (letter, quote) {
            _ if escaped => escaped = false,
            ('\\', None | Some('"')) => escaped = true,
            ('\'' | '"', None) => quote = Some(letter),
            (letter, Some(open)) if letter == open => quote = None,
            (',', None) => {
                parts.push(list[from..place].trim());
                from = place + 1;
            }
            _ => {}
        }
    }
    parts.push(list[from..].trim());
    parts
}

impl FromStr for Maker {
    type Err = BadMaker;

    fn from_str(text: &str) -> Result<Maker, BadMaker> {
        let text = text.trim();
        if let Some(command) = text.strip_prefix("exec:") {
            return command.parse().map(Maker::Exec);
        }
        if let Some(model) = text.strip_prefix("onnx:") {
            return model.parse().map(Maker::Model);
        }
        if let Some(budget) = text.strip_prefix("search:") {
            return budget.parse().map(|budget| Maker::Search(Some(budget)));
        }
        match text {
            "random" => Ok(Maker::Random),
            "greedy" => Ok(Maker::Greedy),
            "search" => Ok(Maker::Search(None)),
            _ => Level::find(text).map(Maker::Level).ok_or_else(|| BadMaker::Unknown(text.to_owned())),
        }
    }
}

impl fmt::Display for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Maker::Random => f.write_str("random"),
            Maker::Greedy => f.write_str("greedy"),
            Maker::Level(level) => f.write_str(level.name()),
            Maker::Search(None) => f.write_str("search"),
            Maker::Search(Some(budget)) => write!(f, "search:{budget}"),
            Maker::Model(model) => write!(f, "onnx:{model}"),
            Maker::Exec(command) => write!(f, "exec:{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use samovar_engine::Game;
    use samovar_stroganov::Stroganov;

    use super::*;
    use crate::NAMES;

    fn says(text: &str) -> String {
        text.parse::<Maker>().expect_err("no bot").to_string()
    }

    #[test]
    fn every_listed_name_is_a_bot_and_its_own_text() {
        for name in NAMES {
            assert_eq!(name.parse::<Maker>().expect("a bot").to_string(), name);
        }
        assert!(Level::ALL.iter().all(|level| NAMES.contains(&level.name())));
    }

    #[test]
    fn plain_search_thinks_as_an_expert() {
        let bot = |text: &str| text.parse::<Maker>().expect("a bot");
        let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
        let budget = |text: &str| bot(text).budget::<Stroganov>(&options);
        assert_eq!(budget("search"), budget("expert"));
        assert_eq!(budget("steady"), budget("expert"), "it was called so");
        assert_eq!(budget("search:7"), Some(7.into()));
        assert_eq!(budget("greedy"), None);
        assert!(NAMES.iter().all(|name| bot(name).searches() == budget(name).is_some()));
    }

    #[test]
    fn a_wrong_name_is_told_what_is_right() {
        for right in ["random", "greedy", "newcomer", "expert", "master", "search:N", "exec:COMMAND"] {
            assert!(says("grandmaster").contains(right), "{}", says("grandmaster"));
        }
        assert!(says("").contains("there is no bot \"\""));
        for wrong in
            ["search:", "search:0", "search:-1", "search:many", "search:1000001", "search: 5", "search:9x0"]
        {
            assert!(says(wrong).contains("from 1 to 1000000"), "{wrong}: {}", says(wrong));
        }
    }

    #[test]
    fn a_command_needs_words_on_one_line_and_closed_quotes() {
        assert!(says("exec:").contains("names nothing"));
        assert!(says("exec:  ").contains("names nothing"));
        assert!(says("exec:python3 'bot.py").contains("quote"));
        assert!(says("exec:python3\nbot.py").contains("one line"));
    }

    #[test]
    fn a_list_is_split_outside_quotes() {
        assert_eq!(split("random, greedy"), ["random", "greedy"]);
        assert_eq!(
            split("exec:a 'b,c' \"d,\\\",e\" f\\,g,random"),
            ["exec:a 'b,c' \"d,\\\",e\" f\\,g", "random"]
        );
        assert_eq!(split(""), [""]);
        assert_eq!(split("random,,greedy"), ["random", "", "greedy"]);
    }
}
