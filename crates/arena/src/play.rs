//! One game from set-up to end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

use samovar_bots::{Bot, BotFailed, Random};
use samovar_engine::{ActionList, Game, Knowledge, Seat, Seed, Standings, Turn};

use crate::played::Times;

/// A game with more questions than this counts as endless.
const ENDLESS: u64 = 1_000_000;

/// The seed of the bot at a seat. It follows from the seed of the game, but does not reveal it.
pub fn bot_seed(game: Seed, seat: Seat) -> Seed {
    game.nth(seat.index() as u64)
}

/// Takes decisions. It exists beside [`Bot`] to keep random play fast, which needs nothing but the legal actions.
pub trait Player<G: Game> {
    /// Chooses one of the legal actions.
    fn answer(&mut self, state: &G, legal: &[G::Action]) -> Result<G::Action, BotFailed>;

    /// Tells the player how the game ended.
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

/// A bot whose decisions are timed, except those with only one legal action.
pub struct Timed<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// How long its decisions took.
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

/// Observes a game.
pub trait Observer<G: Game> {
    /// Called before every decision. An error stops the game.
    fn asked(&mut self, state: &G, seat: Seat, legal: &[G::Action]) -> Result<(), String>;

    /// Whether [`Observer::happened`] should be called. Games are faster without.
    fn listens(&self) -> bool;

    /// Called after an action with its events.
    fn happened(&mut self, action: G::Action, events: &[G::Event]);
}

/// Plays a game.
///
/// # Errors
/// If the game is stuck or endless, a player fails, the observer stops it, or the game panics; in words.
pub fn play<G: Game, P: Player<G>>(
    options: &G::Options,
    seed: Seed,
    players: &mut [P],
    observer: &mut impl Observer<G>,
) -> Result<Standings, String> {
    let play = || play_through(options, seed, players, observer);
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| Err(panic_text(&*panic)))
}

fn play_through<G: Game, P: Player<G>>(
    options: &G::Options,
    seed: Seed,
    players: &mut [P],
    observer: &mut impl Observer<G>,
) -> Result<Standings, String> {
    let mut state = G::new(options, seed);
    let mut legal = ActionList::new();
    let mut events = Vec::new();
    let mut questions = 0;
    let listens = observer.listens();
    while let Turn::Decide(seat) = state.turn() {
        legal.clear();
        state.legal_actions(&mut legal);
        questions += 1;
        if legal.is_empty() || questions > ENDLESS {
            return Err(stuck(seat, &legal));
        }
        observer.asked(&state, seat, &legal)?;
        let action = players[seat.index()].answer(&state, &legal).map_err(|failed| failed.to_string())?;
        if listens {
            state.apply(action, &mut events);
            observer.happened(action, &events);
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
