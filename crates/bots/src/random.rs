//! Random play.

use samovar_engine::{ActionList, Game, Knowledge, Seed};

use crate::{Bot, BotFailed, Dice};

/// Plays a legal action at random, all with equal probability.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random player. All its choices follow from `seed`.
    pub fn new(seed: Seed) -> Random {
        Random { dice: Dice::new(seed) }
    }

    /// Picks one of the legal actions, for callers that have the list already.
    ///
    /// # Panics
    /// If the list is empty.
    #[inline]
    pub fn pick<A: Copy>(&mut self, actions: &[A]) -> A {
        actions[self.dice.below(actions.len())]
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed> {
        let mut actions = ActionList::new();
        known.legal_actions(&mut actions);
        Ok(self.pick(&actions))
    }
}
