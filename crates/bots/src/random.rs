//! The player without a plan.

use samovar_engine::{ActionList, Game, Knowledge, Seed};

use crate::{Bot, BotFailed, Dice};

/// Plays any legal action, each with the same chance.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    dice: Dice,
}

impl Random {
    /// A random player whose choices follow from a seed.
    pub fn new(seed: Seed) -> Random {
        Random { dice: Dice::new(seed) }
    }

    /// One of the actions of a list, for those who have it already.
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
