//! The player who takes what lies in front.

use samovar_engine::{ActionList, Insight, Knowledge, Recall, Rng, Seed};

use crate::{Bot, BotFailed, Dice};

/// Plays the action after which it stands best by [`Insight::evaluate`] and [`Insight::yardstick`], one small decision
/// ahead; among equals it throws dice. What it cannot know it fills with one sample a decision, the same for all actions.
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
        let mut judge = Recall::new(G::yardstick());
        let mut best = actions[0];
        let mut best_value = f32::NEG_INFINITY;
        let mut equals = 0;
        for action in actions {
            let value = sample.after(action).evaluate(&mut judge, known.seat());
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

#[cfg(test)]
mod tests {
    use samovar_engine::{Game, Net, Turn};
    use samovar_first_tsar::FirstTsar;

    use super::*;

    #[test]
    fn greedy_keeps_its_judge_when_the_judge_of_the_game_learns_more() {
        let options = FirstTsar::read_options(&serde_json::Map::new()).expect("defaults");
        let mut state = FirstTsar::new(&options, Seed::from_text("kept"));
        let mut greedy = Greedy::new(Seed::from_text("tea"));
        let mut otherwise = 0;
        while let Turn::Decide(seat) = state.turn() {
            let known = Knowledge::of(&state).expect("a question");
            let sample = known.sample(&mut greedy.rng.clone());
            let action = greedy.choose(&known).expect("greedy answers");
            let value =
                |action, judge: &'static Net| sample.after(action).evaluate(&mut Recall::new(judge), seat);
            let mut actions = ActionList::new();
            known.legal_actions(&mut actions);
            let best = |judge| actions.iter().map(|action| value(*action, judge)).fold(f32::MIN, f32::max);
            assert_eq!(value(action, FirstTsar::yardstick()), best(FirstTsar::yardstick()));
            otherwise += usize::from(value(action, FirstTsar::judge()) < best(FirstTsar::judge()));
            state.play_unchecked(action);
        }
        assert!(otherwise > 20, "the judges agree: {otherwise}");
    }
}
