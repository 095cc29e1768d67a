//! The reference player: one step of look-ahead.

use samovar_engine::{Accumulator, ActionList, Insight, Knowledge, Rng, Seed};

use crate::{Bot, BotFailed, Dice};

/// Plays the action with the best value ([`Insight::evaluate`]) one small decision ahead, and chooses at random among
/// equals. It samples what it cannot know once per decision, the same for all actions.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    dice: Dice,
    rng: Rng,
}

impl Greedy {
    /// A greedy player. All its randomness comes from `seed`.
    pub fn new(seed: Seed) -> Greedy {
        Greedy { dice: Dice::new(seed), rng: Rng::new(seed) }
    }
}

/// Tells the value ([`Insight::evaluate`]) of every legal action for the seat that decides, one small decision ahead and in one
/// sample of what the seat cannot know.
pub fn look_ahead<G: Insight>(known: &Knowledge<G>, rng: &mut Rng, mut tell: impl FnMut(G::Action, f32)) {
    let mut actions = ActionList::new();
    known.legal_actions(&mut actions);
    let sample = known.sample(rng);
    let mut net = Accumulator::new(G::net());
    for action in actions {
        tell(action, sample.after(action).evaluate(&mut net, known.seat()));
    }
}

impl<G: Insight> Bot<G> for Greedy {
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed> {
        let mut actions = ActionList::new();
        known.legal_actions(&mut actions);
        if let [only] = actions[..] {
            return Ok(only);
        }
        let mut best = actions[0];
        let mut best_value = f32::NEG_INFINITY;
        let mut equals = 0;
        look_ahead(known, &mut self.rng, |action, value| {
            if value > best_value {
                (best, best_value, equals) = (action, value, 1);
            } else if value == best_value {
                equals += 1;
                if self.dice.below(equals) == 0 {
                    best = action;
                }
            }
        });
        Ok(best)
    }
}

#[cfg(test)]
mod tests {
    use samovar_engine::{Game, Turn};
    use samovar_first_tsar::FirstTsar;

    use super::*;

    #[test]
    fn greedy_takes_an_action_with_the_best_value_for_its_seat() {
        let options = FirstTsar::read_options(&serde_json::Map::new()).expect("defaults");
        let mut state = FirstTsar::new(&options, Seed::from_text("kept"));
        let mut greedy = Greedy::new(Seed::from_text("tea"));
        while let Turn::Decide(seat) = state.turn() {
            let known = Knowledge::of(&state).expect("a question");
            let sample = known.sample(&mut greedy.rng.clone());
            let action = greedy.choose(&known).expect("greedy answers");
            let value = |action| sample.after(action).evaluate(&mut Accumulator::new(FirstTsar::net()), seat);
            let mut actions = ActionList::new();
            known.legal_actions(&mut actions);
            let best = actions.iter().map(|action| value(*action)).fold(f32::MIN, f32::max);
            assert_eq!(value(action), best);
            state.play_unchecked(action);
        }
    }
}
