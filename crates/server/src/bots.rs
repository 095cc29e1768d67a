//! Asking a bot at a table of any game.

mod seated;

use std::sync::Arc;
use std::time::Duration;

use samovar_bots::{Bot, BotFailed, Considered, Maker, Place, Programs, Thought};
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

/// What a bot does at one of many tables. A program keeps its seat from one decision to the next, and its process serves
/// others meanwhile. The `deal` stands for the table.
///
/// # Errors
/// If it is a program that does not answer.
pub fn ask_at_table(
    table: &dyn Table,
    bot: &Maker,
    programs: &Arc<Programs>,
    deal: Seed,
    seed: Seed,
) -> Result<Option<String>, BotFailed> {
    let ask = with_session!(table, session => ask_seated(session.state(), bot, programs, deal, seed));
    ask.transpose().map(Option::flatten)
}

fn ask_seated<G: Insight>(
    state: &G,
    bot: &Maker,
    programs: &Arc<Programs>,
    deal: Seed,
    seed: Seed,
) -> Result<Option<String>, BotFailed> {
    let Some(known) = Knowledge::of(state) else { return Ok(None) };
    let place = Place { deal, game: 0, seat: known.seat() };
    let mut bot = bot.make_at::<G>(programs, &state.options(), place, seed)?;
    Ok(Some(bot.choose(&known)?.to_string()))
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
    let searched = with_session!(table, session => search_game(session.state(), bot, seed, moods, time));
    searched.transpose().map(Option::flatten)
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
) -> Result<Option<String>, BotFailed> {
    let Some(known) = Knowledge::of(state) else { return Ok(None) };
    bot.plays::<G>(known.seat())?;
    let Some(player) = bot.player::<G>(&state.options(), seed) else { return Ok(None) };
    Ok(Some(player.with_moods(moods).with_limit(time).choose(&known)?.to_string()))
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
