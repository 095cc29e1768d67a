//! The player who takes what lies in front.

use samovar_engine::{ActionList, Insight, Knowledge, Rng, Seed};

use crate::{Bot, BotFailed, Dice};

/// Plays the action after which it stands best by [`Insight::evaluate`], one small decision ahead; among equals it
/// throws dice. What it cannot know it fills with one sample a decision, the same for all actions.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    dice: Dice,
    rng: Rng,
}

impl Greedy {
    /// A greedy player whose chance follows from a seed.
    pub fn new(seed: Seed) -> Greedy {
        Greedy { dice: Dice::new(seed), rng: Rng::new(seed) }
    }
}

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed> {
        let mut actions = ActionList::new();
        known.legal_actions(&mut actions);
        if let [only] = actions[..] {
            return Ok(only);
        }
        let sample = known.sample(&mut self.rng);
        let mut best = actions[0];
        let mut best_value = f32::NEG_INFINITY;
        let mut equals = 0;
        for action in actions {
            let mut next = sample.clone();
            next.play_unchecked(action);
            next.settle();
            let value = next.evaluate(known.seat());
            if value > best_value {
                (best, best_value, equals) = (action, value, 1);
            } else if value == best_value {
                equals += 1;
                if self.dice.below(equals) == 0 {
                    best = action;
                }
            }
        }
        Ok(best)
    }
}
