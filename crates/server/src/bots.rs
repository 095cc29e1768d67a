//! Asking a bot at a table of any game.

mod seated;

use std::time::Duration;

use samovar_bots::{Bot, BotFailed, Considered, Maker, Thought};
use samovar_engine::{Insight, Knowledge, Seed, Table};
use samovar_games::with_session;
pub use seated::Seated;

/// What a bot would do now; `None` if the game is over.
///
/// # Errors
/// If it is a program that does not answer. A program is started for the one question; [`Seated`] keeps it.
pub fn ask(table: &dyn Table, bot: &Maker, seed: Seed) -> Result<Option<String>, BotFailed> {
    with_session!(table, session => ask_game(session.state(), bot, seed)).transpose().map(Option::flatten)
}

/// What a bot that searches thinks of the decision to be taken, in notation; `None` if it does not search or the game is
/// over.
///
/// It follows from what the seat that decides may know, the bot and the seed, and from nothing else. What it expects of
/// others comes from samples of what they may hold.
pub fn think(table: &dyn Table, bot: &Maker, seed: Seed) -> Option<Thought<String>> {
    with_session!(table, session => think_game(session.state(), bot, seed))?
}

/// What a bot would do at a table, where people wait: a search stops in time with what it has found, and a program has to
/// answer in time. In which turns a weak level errs follows from `moods`, which stays the same for the whole game.
pub fn ask_in_time(
    table: &dyn Table,
    bot: &Maker,
    seed: Seed,
    moods: Seed,
    time: Duration,
) -> Result<Option<String>, BotFailed> {
    if !bot.searches() {
        return ask(table, &bot.clone().with_patience(time), seed);
    }
    Ok(with_session!(table, session => search_game(session.state(), bot, seed, moods, time)).flatten())
}

fn ask_game<G: Insight>(state: &G, bot: &Maker, seed: Seed) -> Result<Option<String>, BotFailed> {
    let Some(known) = Knowledge::of(state) else { return Ok(None) };
    let mut bot = bot.make::<G>(&state.options(), known.seat(), seed)?;
    Ok(Some(bot.choose(&known)?.to_string()))
}

fn think_game<G: Insight>(state: &G, bot: &Maker, seed: Seed) -> Option<Thought<String>> {
    let known = Knowledge::of(state)?;
    Some(in_notation(bot.search::<G>(&state.options(), seed)?.think(&known)))
}

fn search_game<G: Insight>(
    state: &G,
    bot: &Maker,
    seed: Seed,
    moods: Seed,
    time: Duration,
) -> Option<String> {
    let known = Knowledge::of(state)?;
    let player = bot.player::<G>(&state.options(), seed)?;
    // Our own bots do not fail.
    Some(player.with_moods(moods).with_limit(time).choose(&known).ok()?.to_string())
}

fn in_notation<A: ToString>(thought: Thought<A>) -> Thought<String> {
    let written = |one: Considered<A>| Considered {
        action: one.action.to_string(),
        visits: one.visits,
        value: one.value,
        chance: one.chance,
    };
    Thought {
        moves: thought.moves.into_iter().map(written).collect(),
        line: thought.line.iter().map(ToString::to_string).collect(),
        chances: thought.chances,
    }
}
