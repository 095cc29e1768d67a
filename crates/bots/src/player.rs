//! A player of a certain strength: a search that overlooks things.

use std::time::Duration;

use samovar_engine::{Accumulator, Action, ActionList, Insight, Knowledge, Rng, Seat, Seed};

use crate::{Bot, BotFailed, Dice, Search, Thinking};

/// Among how many actions, the best as far as it sees, a player chooses who overlooks something.
const AMONG: usize = 4;

/// How many points at once are never overlooked, as a part of [`Insight::WIN_TEMPERATURE`].
const SEEN_BY_ALL: f32 = 0.25;

/// A player of a [`Level`](samovar_engine::Level): a [`Search`] that overlooks something in a share of its turns.
///
/// Those of the lower levels err like people: in whole turns, in what they choose and not in how they pay for it, and
/// among actions that look good to somebody who thinks only of the own points. They don't miss points that are there for the
/// taking.
#[derive(Debug)]
pub struct Player<G: Insight> {
    search: Search<G>,
    /// In how many of a hundred turns it overlooks something.
    errs: u8,
    /// What decides in which turns.
    moods: Seed,
    /// Whether it has overlooked something in its last decision.
    errs_now: bool,
    rng: Rng,
}

impl<G: Insight> Player<G> {
    /// A player who errs in so many of a hundred turns and searches in the others. Its own randomness comes from `seed`.
    pub(crate) fn new(search: Search<G>, errs: u8, seed: Seed) -> Player<G> {
        Player { search, errs, moods: seed, errs_now: false, rng: Rng::new(seed.nth(0)) }
    }

    /// Whether it errs in a turn follows from this seed and not from its own. So players that are made anew for every
    /// decision err in whole turns too.
    pub fn with_moods(self, moods: Seed) -> Player<G> {
        Player { moods, ..self }
    }

    /// Also stops after a time, as [`Search::with_limit`].
    pub fn with_limit(self, limit: Duration) -> Player<G> {
        Player { search: self.search.with_limit(limit), ..self }
    }

    /// Whether it overlooks something in the turn that goes on since so many reveals.
    fn is_erring(&self, seat: Seat, reveals: u32) -> bool {
        let turn = u64::from(reveals) * 4 + seat.index() as u64;
        self.errs > 0 && Dice::new(self.moods.nth(turn)).below(100) < usize::from(self.errs)
    }
}

impl<G: Insight> Bot<G> for Player<G> {
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed> {
        if self.errs > 0 {
            let sample = known.sample(&mut self.rng);
            if self.is_erring(known.seat(), sample.reveals()) && sample.default_answer().is_none() {
                let tempting = tempting(&sample, known.seat());
                self.errs_now = true;
                return Ok(tempting[self.rng.below(tempting.len() as u32) as usize]);
            }
        }
        self.errs_now = false;
        self.search.choose(known)
    }

    fn thinking(&self) -> Option<Thinking<'_, G::Action>> {
        if self.errs_now { None } else { self.search.thinking() }
    }
}

/// What looks good to somebody who thinks only of the own points, the best first. Nothing that leaves a lot of points at
/// once to others, and nothing that only ends something unless it looks best.
fn tempting<G: Insight>(state: &G, seat: Seat) -> ActionList<G::Action> {
    let mut actions = ActionList::new();
    state.legal_actions(&mut actions);
    let mut net = Accumulator::new(G::net());
    let mut judged: Vec<(G::Action, f32, i32)> = Vec::with_capacity(actions.len());
    for action in actions {
        let after = state.after(action);
        let [own, _] = after.expected_points(&mut net, seat);
        judged.push((action, own, after.standings().of(seat).total));
    }
    let most = judged.iter().map(|(_, _, total)| *total).max().unwrap_or_default() as f32;
    judged.retain(|(_, _, total)| *total as f32 >= most - SEEN_BY_ALL * G::WIN_TEMPERATURE);
    judged.sort_by(|one, other| other.1.total_cmp(&one.1));
    let ordered = judged.into_iter().map(|(action, ..)| action).enumerate();
    let open = ordered.filter(|(place, action)| *place == 0 || action.closes().is_none());
    open.take(AMONG).map(|(_, action)| action).collect()
}

#[cfg(test)]
mod tests {
    use samovar_engine::{Action, Turn};
    use samovar_first_tsar::FirstTsar;
    use samovar_rurik::Rurik;
    use samovar_stroganov::Stroganov;

    use super::*;

    /// Plays a game in which everybody always overlooks something, and looks at what tempts them.
    fn err<G: Insight>() {
        let options = G::read_options(&serde_json::Map::new()).expect("defaults");
        let mut state = G::new(&options, Seed::from_text("err"));
        let mut dice = Dice::new(Seed::from_text("tea"));
        let (mut decisions, mut choices) = (0, 0);
        while let Turn::Decide(seat) = state.turn() {
            let mut legal = ActionList::new();
            state.legal_actions(&mut legal);
            let tempting = tempting(&state, seat);
            let total = |action: &G::Action| state.after(*action).standings().of(seat).total as f32;
            let most = legal.iter().map(total).fold(f32::MIN, f32::max);
            for action in &tempting {
                assert!(legal.contains(action), "{action} is not legal");
                assert!(
                    total(action) >= most - G::WIN_TEMPERATURE / 4.0,
                    "{}: {action} misses points",
                    G::NAME
                );
            }
            assert!(tempting.iter().skip(1).all(|action| action.closes().is_none()));
            assert!((1..=AMONG).contains(&tempting.len()));
            (decisions, choices) = (decisions + 1, choices + usize::from(tempting.len() > 1));
            state.play_unchecked(tempting[dice.below(tempting.len())]);
        }
        assert!(choices * 4 > decisions, "{}: {choices} choices in {decisions} decisions", G::NAME);
    }

    #[test]
    fn what_tempts_a_weak_player_never_misses_many_points_at_once() {
        err::<Stroganov>();
        err::<Rurik>();
        err::<FirstTsar>();
    }
}
