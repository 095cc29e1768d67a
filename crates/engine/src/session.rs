//! One game being played: its state, how it came about, and the way back.

use std::sync::Arc;

use serde_json::Value;

use crate::{Fault, Game, Log, Record, Refusal, Seat, Seed, Start, Turn, Viewer};

/// A game with its past, so that it can be undone and written down.
#[derive(Clone, Debug)]
pub struct Session<G: Game> {
    start: Start,
    state: G,
    /// Shared between copies: a copy of a long game costs no more than its list.
    past: Vec<Arc<Step<G>>>,
}

/// One decision of the past.
#[derive(Clone, Debug)]
struct Step<G: Game> {
    before: G,
    seat: Seat,
    action: G::Action,
}

impl<G: Game> Session<G> {
    /// A new game.
    pub fn new(options: &G::Options, seed: Seed) -> Session<G> {
        Session { start: Start::Seed(seed), state: G::new(options, seed), past: Vec::new() }
    }

    /// A game that goes on from a position.
    ///
    /// # Errors
    /// Everything that is wrong with the position.
    pub fn load(position: &Value) -> Result<Session<G>, Vec<Fault>> {
        let state = G::load(position)?;
        Ok(Session { start: Start::Position(position.clone()), state, past: Vec::new() })
    }

    /// The state now.
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Every decision so far with the seat that took it.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = (Seat, G::Action)> {
        self.past.iter().map(|step| (step.seat, step.action))
    }

    /// Carries an action out.
    ///
    /// # Errors
    /// The refusal; nothing has changed then.
    pub fn play(&mut self, action: G::Action, log: &mut impl Log<G::Event>) -> Result<(), Refusal> {
        self.state.check(action)?;
        if let Turn::Decide(seat) = self.state.turn() {
            self.past.push(Arc::new(Step { before: self.state.clone(), seat, action }));
            self.state.apply(action, log);
        }
        Ok(())
    }

    /// Goes back one decision, whatever was revealed; hands back the seat whose decision it was.
    pub fn undo(&mut self) -> Option<Seat> {
        let step = self.past.pop()?;
        self.state = step.before.clone();
        Some(step.seat)
    }

    /// Whether `seat` may take the last decision back by the rule of the table: it was the seat's own, and nothing was
    /// revealed and no turn ended by it.
    pub fn may_undo(&self, seat: Seat) -> bool {
        let last = self.past.last();
        last.is_some_and(|step| step.seat == seat && step.before.reveals() == self.state.reveals())
    }

    /// The game so far, as text.
    pub fn record(&self) -> Record {
        let totals = || self.state.standings().rows.iter().map(|row| row.total).collect();
        Record {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            components: G::components_hash(),
            options: G::write_options(&self.state.options()),
            start: self.start.clone(),
            result: (self.state.turn() == Turn::Over).then(totals),
            actions: self.past.iter().map(|step| step.action.to_string()).collect(),
        }
    }

    /// The game so far as a viewer may know it: without the decisions that are hidden from the viewer.
    pub fn record_seen_by(&self, viewer: Viewer) -> Record {
        let seen = |step: &Arc<Step<G>>| step.before.action_seen_by(step.action, viewer);
        let actions = self.past.iter().filter_map(seen).map(|action| action.to_string()).collect();
        Record { actions, ..self.record() }
    }
}
