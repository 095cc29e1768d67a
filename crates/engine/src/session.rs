//! A game in progress, with its history.

use std::sync::Arc;

use serde_json::Value;

use crate::{Fault, Game, Log, NoLog, Record, Refusal, Seat, Seed, Start, Turn, Viewer};

/// A state of the past is kept for every so many decisions; those between are played again when they are needed.
const EVERY: usize = 16;

/// A game with its history, which is needed for undo and for the record.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    /// What the record begins with. `None` if it is the first state.
    start: Option<Start>,
    state: G,
    past: Vec<Step<G>>,
    /// The state before every so many decisions. Shared between clones.
    kept: Vec<Arc<G>>,
}

/// A past decision.
#[derive(Clone, Copy, Debug)]
struct Step<G: Game> {
    seat: Seat,
    action: G::Action,
    /// What the state before it had revealed.
    reveals: u32,
}

impl<G: Game> Session<G> {
    /// A new game.
    pub fn new(options: &G::Options, seed: Seed) -> Session<G> {
        Session { start: Some(Start::Seed(seed)), ..Session::of(G::new(options, seed)) }
    }

    /// A game that goes on from a state, without what led there.
    pub fn of(state: G) -> Session<G> {
        Session { start: None, state, past: Vec::new(), kept: Vec::new() }
    }

    /// A game that starts from a position.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn load(position: &Value) -> Result<Session<G>, Vec<Fault>> {
        Ok(Session { start: Some(Start::Position(position.clone())), ..Session::of(G::load(position)?) })
    }

    /// The current state.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Every decision so far, with the seat that made it.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = (Seat, G::Action)> {
        self.past.iter().map(|step| (step.seat, step.action))
    }

    /// Plays an action.
    ///
    /// # Errors
    /// The refusal. Nothing has changed in that case.
    pub fn play(&mut self, action: G::Action, log: &mut impl Log<G::Event>) -> Result<(), Refusal> {
        self.state.check(action)?;
        self.play_legal(action, log);
        Ok(())
    }

    /// Plays an action that is known to be legal.
    ///
    /// # Panics
    /// As [`Game::apply`].
    pub fn play_legal(&mut self, action: G::Action, log: &mut impl Log<G::Event>) {
        if let Turn::Decide(seat) = self.state.turn() {
            if self.past.len().is_multiple_of(EVERY) {
                self.kept.push(Arc::new(self.state.clone()));
            }
            self.past.push(Step { seat, action, reveals: self.state.reveals() });
            self.state.apply(action, log);
        }
    }

    /// Goes back one decision, even if it revealed something. Returns the seat that had made it.
    pub fn undo(&mut self) -> Option<Seat> {
        let step = self.past.pop()?;
        let since = self.past.len() / EVERY * EVERY;
        self.state = G::clone(&self.kept[since / EVERY]);
        for step in &self.past[since..] {
            self.state.apply(step.action, &mut NoLog);
        }
        self.kept.truncate(self.past.len().div_ceil(EVERY));
        Some(step.seat)
    }

    /// Whether `seat` may take back the last `decisions` at a table: it made all of them itself, and since then nothing was
    /// revealed and no turn ended.
    pub fn may_undo(&self, seat: Seat, decisions: usize) -> bool {
        let Some(first) = self.past.len().checked_sub(decisions) else { return false };
        let last = &self.past[first..];
        last.iter().all(|step| step.seat == seat)
            && last.first().is_some_and(|step| step.reveals == self.state.reveals())
    }

    /// The record of the game so far.
    pub fn record(&self) -> Record {
        let totals = || self.state.standings().rows.iter().map(|row| row.total).collect();
        Record {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            components: G::components_hash(),
            options: G::write_options(&self.state.options()),
            start: self.start.clone().unwrap_or_else(|| Start::Position(self.first().save())),
            result: (self.state.turn() == Turn::Over).then(totals),
            actions: self.past.iter().map(|step| step.action.to_string()).collect(),
            chain: None,
        }
    }

    /// The state the game started with.
    pub fn first(&self) -> &G {
        self.kept.first().map_or(&self.state, |first| first)
    }

    /// The record of the game so far as a viewer may know it: decisions hidden from the viewer are left out.
    pub fn record_seen_by(&self, viewer: Viewer) -> Record {
        let mut state = self.first().clone();
        let seen = |step: &Step<G>| {
            let seen = state.action_seen_by(step.action, viewer);
            state.apply(step.action, &mut NoLog);
            seen
        };
        let actions = self.past.iter().filter_map(seen).map(|action| action.to_string()).collect();
        Record { actions, ..self.record() }
    }
}
