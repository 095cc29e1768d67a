//! One game from set-up to end.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use samovar_bots::{Bot, BotFailed, Greedy, Named, Place, Programs, Random, Thinking};
use samovar_engine::{ActionList, Game, Insight, Knowledge, Seat, Seed, Standings, Turn, Who};

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
    fn answer(&mut self, state: &G, legal: &[G::Action]) -> Result<G::Action, String>;

    /// What it found out about its last decision.
    #[inline]
    fn thinking(&self) -> Option<Thinking<'_, G::Action>> {
        None
    }

    /// Tells the player how the game ended.
    fn over(&mut self, _: &Standings) {}
}

impl<G: Game> Player<G> for Random {
    #[inline]
    fn answer(&mut self, _: &G, legal: &[G::Action]) -> Result<G::Action, String> {
        Ok(self.pick(legal))
    }
}

/// What becomes of a game in which a program fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum OnFailure {
    /// It fails too, and with it whatever it is part of.
    #[default]
    Stop,
    /// The program has lost it: it is last, with the points it had. `greedy` plays on in its place, so that what the others
    /// do still counts.
    Lose,
}

/// A bot at a seat of a game, and what is to be known of it afterwards.
pub struct Contender<G: Insight> {
    /// What it is called.
    title: String,
    bot: Box<dyn Bot<G>>,
    seed: Seed,
    on_failure: OnFailure,
    /// How long its decisions took, except those with only one legal action.
    pub times: Times,
    /// Why it has lost the game, if it failed.
    pub failure: Option<Failure>,
}

/// A program that failed in a game, which goes on without it.
pub struct Failure {
    /// What went wrong, in words.
    pub reason: String,
    /// The points it had; `None` before the first decision.
    points: Option<i32>,
}

impl<G: Insight> Contender<G> {
    /// A bot at a place. All its randomness comes from `seed`.
    ///
    /// # Errors
    /// If it is a program that does not take the seat, in words, unless that is how it loses.
    pub fn new(
        named: &Named,
        programs: &Arc<Programs>,
        options: &G::Options,
        place: Place,
        seed: Seed,
        on_failure: OnFailure,
    ) -> Result<Contender<G>, String> {
        let title = named.title().into_owned();
        let mut contender = Contender {
            title,
            bot: Box::new(Greedy::new(seed)),
            seed,
            on_failure,
            times: Times::default(),
            failure: None,
        };
        match named.bot.make_at(programs, options, place, seed) {
            Ok(bot) => contender.bot = bot,
            Err(failed) => contender.fails(failed, None)?,
        }
        Ok(contender)
    }

    /// Notes a failure by which it loses.
    ///
    /// # Errors
    /// The failure in words, if games stop at it. One that cannot even begin is no program, and always stops them.
    fn fails(&mut self, failed: BotFailed, points: Option<i32>) -> Result<(), String> {
        let stops = self.on_failure == OnFailure::Stop || failed.why.is_before_the_game();
        let reason = BotFailed { bot: self.title.clone(), ..failed }.to_string();
        if stops {
            return Err(reason);
        }
        self.failure = Some(Failure { reason, points });
        self.bot = Box::new(Greedy::new(self.seed));
        Ok(())
    }
}

impl<G: Insight> Player<G> for Contender<G> {
    fn answer(&mut self, state: &G, legal: &[G::Action]) -> Result<G::Action, String> {
        let known = Knowledge::of(state).expect("somebody has to decide");
        let points = || Some(state.standings().of(known.seat()).total);
        if let Some(failure) = &mut self.failure {
            failure.points = failure.points.or_else(points);
        }
        let begun = Instant::now();
        let answer = match self.bot.choose(&known) {
            Ok(answer) => answer,
            Err(failed) => {
                self.fails(failed, points())?;
                self.bot.choose(&known).map_err(|failed| failed.to_string())?
            }
        };
        if legal.len() > 1 && self.failure.is_none() {
            self.times.add(begun.elapsed());
        }
        Ok(answer)
    }

    fn thinking(&self) -> Option<Thinking<'_, G::Action>> {
        if self.failure.is_none() { self.bot.thinking() } else { None }
    }

    fn over(&mut self, standings: &Standings) {
        self.bot.over(standings);
    }
}

/// The result of a game, in which those who failed are last.
pub fn judged<G: Insight>(mut standings: Standings, contenders: &[Contender<G>]) -> Standings {
    let failure = |who: Who| match who {
        Who::Seat(seat) => contenders[seat.index()].failure.as_ref(),
        Who::Automa(_) => None,
    };
    let others: Vec<u8> =
        standings.rows.iter().filter(|row| failure(row.who).is_none()).map(|row| row.rank).collect();
    if others.len() == standings.rows.len() {
        return standings;
    }
    for row in &mut standings.rows {
        if let Some(failure) = failure(row.who) {
            row.rank = others.len() as u8 + 1;
            row.total = failure.points.unwrap_or(row.total);
        } else {
            row.rank = 1 + others.iter().filter(|rank| **rank < row.rank).count() as u8;
        }
    }
    standings
}

/// Ends games early, from another thread.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// No game goes on from here.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether games are to end.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Why a game has no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Unfinished {
    /// It was to end early.
    Stopped,
    /// Something went wrong, in words.
    Wrong(String),
}

impl From<String> for Unfinished {
    fn from(reason: String) -> Unfinished {
        Unfinished::Wrong(reason)
    }
}

/// Observes a game.
pub trait Observer<G: Game> {
    /// Called before every decision. An error stops the game.
    fn asked(&mut self, state: &G, seat: Seat, legal: &[G::Action]) -> Result<(), Unfinished>;

    /// Called with what was decided, before it happens.
    #[inline]
    fn decided(&mut self, _: &G, _: &Decision<'_, G::Action>) {}

    /// Whether [`Observer::happened`] should be called. Games are faster without.
    fn listens(&self) -> bool;

    /// Called after an action with its events.
    fn happened(&mut self, action: G::Action, events: &[G::Event]);
}

/// A decision of a seat.
pub struct Decision<'a, A> {
    pub seat: Seat,
    pub legal: &'a [A],
    pub chosen: A,
    pub thinking: Option<Thinking<'a, A>>,
}

/// Plays a game.
///
/// # Errors
/// If the game is stuck or endless, a player fails, the observer stops it, or the game panics.
pub fn play<G: Game, P: Player<G>>(
    options: &G::Options,
    seed: Seed,
    players: &mut [P],
    observer: &mut impl Observer<G>,
) -> Result<Standings, Unfinished> {
    let play = || play_through(options, seed, players, observer);
    catch_unwind(AssertUnwindSafe(play)).unwrap_or_else(|panic| Err(panic_text(&*panic).into()))
}

fn play_through<G: Game, P: Player<G>>(
    options: &G::Options,
    seed: Seed,
    players: &mut [P],
    observer: &mut impl Observer<G>,
) -> Result<Standings, Unfinished> {
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
            return Err(stuck(seat, &legal).into());
        }
        observer.asked(&state, seat, &legal)?;
        let player = &mut players[seat.index()];
        let action = player.answer(&state, &legal)?;
        let decision = Decision { seat, legal: &legal, chosen: action, thinking: player.thinking() };
        observer.decided(&state, &decision);
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
