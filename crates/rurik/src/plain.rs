//! The plainest answers, and the answers that are offered in one move with the decision before them.

use samovar_engine::ActionList;

use crate::action::Action;
use crate::legal::{check, legal_actions};
use crate::state::{Deck, Frame, Rurik, Step};

/// What nearly everybody would answer.
pub(crate) fn plain(game: &Rurik) -> Option<Action> {
    match game.frames.top()? {
        // Most advisors are placed without a bribe.
        Frame::Bribe(..) => Some(Action::Bribe(0)),
        // The decks are alike for whoever knows no card in them.
        Frame::Check { .. } | Frame::Draw { .. } => {
            let mine = 1 << game.active.index();
            let known = |deck: &Deck| deck.known().iter().any(|seats| seats & mine != 0);
            let first = Action::Deck(1);
            (!game.decks.iter().any(known) && check(game, first).is_ok()).then_some(first)
        }
        _ => None,
    }
}

/// Whether an answer goes with the decision before it.
pub(crate) fn joins(game: &Rurik, answer: Action) -> bool {
    let Some(frame) = game.frames.top() else { return false };
    match (frame, answer) {
        // Small bribes; for a large one, one looks at the board again.
        (Frame::Bribe(..), Action::Bribe(coins)) => (1..=3).contains(&coins),
        (Frame::Check { .. } | Frame::Draw { .. }, Action::Deck(_)) => true,
        // What an action, a scheme or a deed gives and takes.
        (Frame::Muster { .. }, Action::Muster(..) | Action::Done) => true,
        (Frame::Move { .. } | Frame::Anywhere { .. }, Action::Move(..) | Action::Done) => true,
        (Frame::Attack { .. }, Action::Attack(..) | Action::Done) => true,
        (Frame::Escort { .. }, Action::Escort(_)) => true,
        (Frame::Market(_), Action::Extra(_)) => true,
        (Frame::Church(_), Action::Expel(_) | Action::Skip) => true,
        (Frame::Pay { .. }, Action::Pay(_)) => true,
        (Frame::Remove { .. }, Action::Remove(..)) | (Frame::Raze { .. }, Action::Raze(..)) => true,
        (Frame::Marker, Action::Marker(_)) | (Frame::Deed, Action::Choose(_)) => true,
        // The points of a Tax or Build action are spent after it.
        (Frame::Turn(Step::After), Action::Tax(_) | Action::Build(..) | Action::End) => true,
        (Frame::Turn(Step::Before), Action::Take(..)) => true,
        _ => false,
    }
}

/// The only answer, unless it tells that a scheme in hand cannot be played.
pub(crate) fn sole(game: &Rurik) -> Option<Action> {
    let mut answers = ActionList::new();
    legal_actions(game, &mut answers);
    match answers[..] {
        [only] if !game.may_have_scheme() => Some(only),
        _ => None,
    }
}
