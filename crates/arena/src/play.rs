//! One game from set-up to its end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use samovar_bots::{Bot, BotFailed, Random};
use samovar_engine::{ActionList, Game, Knowledge, Seat, Seed, Standings, Turn};

use crate::played::Times;

/// Questions after which a game counts as endless.
const ENDLESS: u64 = 1_000_000;

/// The seed of the bot at a seat: of the game's family, and of no use to guess the game's own chance.
pub fn bot_seed(game: Seed, seat: Seat) -> Seed {
    game.nth(seat.index() as u64)
}

/// Somebody who takes decisions. Beside [`Bot`] it exists so that random play, which needs nothing but the list, is fast.
pub trait Player<G: Game> {
    /// One of the legal actions.
    fn answer(&mut self, state: &G, legal: &[G::Action]) -> Result<G::Action, BotFailed>;

    /// Is told how the game ended.
    fn over(&mut self, _: &Standings) {}
}

impl<G: Game> Player<G> for Random {
    #[inline]
    fn answer(&mut self, _: &G, legal: &[G::Action]) -> Result<G::Action, BotFailed> {
        Ok(self.pick(legal))
    }
}

impl<G: Game> Player<G> for Box<dyn Bot<G>> {
    fn answer(&mut self, state: &G, _: &[G::Action]) -> Result<G::Action, BotFailed> {
        let known = Knowledge::of(state).expect("somebody has to decide");
        self.choose(&known)
    }

    fn over(&mut self, standings: &Standings) {
        Bot::over(&mut **self, standings);
    }
}

/// A bot with a clock beside it that runs while there is a choice.
pub struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// What the clock has shown.
    pub times: Times,
}

impl<G: Game> Timed<G> {
    pub fn new(bot: Box<dyn Bot<G>>) -> Timed<G> {
        Timed { bot, times: Times::default() }
    }
}

impl<G: Game> Player<G> for Timed<G> {
    fn answer(&mut self, state: &G, legal: &[G::Action]) -> Result<G::Action, BotFailed> {
        let begun = Instant::now();
        let answer = self.bot.answer(state, legal);
        if legal.len() > 1 {
            self.times.add(begun.elapsed());
        }
        answer
    }

    fn over(&mut self, standings: &Standings) {
        self.bot.over(standings);
    }
}

/// Somebody who looks on.
pub trait Watch<G: Game> {
    /// A seat is asked; an error stops the game.
    fn asked(&mut self, state: &G, seat: Seat, legal: &[G::Action]) -> Result<(), String>;

    /// Whether it wants to be told what happens; if not, the game is faster.
    fn listens(&self) -> bool;

    /// This was done, and that came of it.
    fn happened(&mut self, action: G::Action, events: &[G::Event]);
}

/// Plays a game.
///
/// # Errors
/// If it is stuck or endless, a player fails, a watcher stops it, or the rules break; in words.
pub fn play<G: Game, P: Player<G>>(
    options: &G::Options,
    seed: Seed,
    players: &mut [P],
    watch: &mut impl Watch<G>,
) -> Result<Standings, String> {
    let play = || play_through(options, seed, players, watch);
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| Err(panic_text(&*panic)))
}

fn play_through<G: Game, P: Player<G>>(
    options: &G::Options,
    seed: Seed,
    players: &mut [P],
    watch: &mut impl Watch<G>,
) -> Result<Standings, String> {
    let mut state = G::new(options, seed);
    let mut legal = ActionList::new();
    let mut events = Vec::new();
    let mut questions = 0;
    let listens = watch.listens();
    while let Turn::Decide(seat) = state.turn() {
        legal.clear();
        state.legal_actions(&mut legal);
        questions += 1;
        if legal.is_empty() || questions > ENDLESS {
            return Err(stuck(seat, &legal));
        }
        watch.asked(&state, seat, &legal)?;
        let action = players[seat.index()].answer(&state, &legal).map_err(|failed| failed.to_string())?;
        if listens {
            state.apply(action, &mut events);
            watch.happened(action, &events);
            events.clear();
        } else {
            state.play_unchecked(action);
        }
    }
    let standings = state.standings();
    players.iter_mut().for_each(|player| player.over(&standings));
    Ok(standings)
}

#[cold]
fn stuck<A>(seat: Seat, legal: &[A]) -> String {
    if legal.is_empty() {
        format!("seat {seat} has to decide, but nothing is allowed")
    } else {
        format!("it has not ended after {ENDLESS} questions")
    }
}

fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    format!("it broke: {}", text.unwrap_or("no reason given"))
}
