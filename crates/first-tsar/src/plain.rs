//! The plainest answers, and the answers that are offered in one move with the decision before them.

use samovar_engine::ActionList;

use crate::action::{Action, Yield};
use crate::legal::legal_actions;
use crate::state::{FirstTsar, Frame};

/// What nearly everybody would answer.
pub(crate) fn plain(game: &FirstTsar) -> Option<Action> {
    match game.frames.top()? {
        // Most boyars go without coins.
        Frame::Coins(_) => Some(Action::Coins(0)),
        _ => None,
    }
}

/// Whether an answer goes with the decision before it.
pub(crate) fn joins(game: &FirstTsar, answer: Action) -> bool {
    let Some(frame) = game.frames.top() else { return false };
    match (frame, answer) {
        // A few coins; for many, one looks at the other chambers again.
        (Frame::Coins(_), Action::Coins(coins)) => (1..=3).contains(&coins),
        // The actions of the chamber with leaving it, where to go with the last of them, and then the end of the turn.
        (Frame::Turn, Action::Send(_)) => game.errand.left == 0,
        (Frame::Turn, Action::End) => true,
        (
            Frame::Turn,
            Action::Income(_, Yield::Full)
            | Action::Warrior(_)
            | Action::Complete(_)
            | Action::TakeProject(_)
            | Action::DrawProject
            | Action::TakeTitle(_)
            | Action::DrawTitle
            | Action::TakeEstate(_)
            | Action::DrawEstate
            | Action::Take(_),
        ) => true,
        (Frame::Turn, _) => false,
        // What an effect gives and takes.
        (Frame::Slot(_), Action::Slot(_)) => true,
        (Frame::Exchange | Frame::Any, Action::Take(_)) => true,
        (Frame::Bargain(_), Action::Pay | Action::Skip) => true,
        (Frame::Income, Action::Income(..) | Action::Skip) => true,
        (Frame::Warrior, Action::Warrior(_) | Action::Skip) => true,
        (Frame::Complete, Action::Complete(_) | Action::Skip) => true,
        (Frame::Building, Action::Build(_) | Action::Skip) => true,
        (Frame::War, Action::War(_) | Action::Skip) => true,
        (Frame::TakeProject { .. }, Action::TakeProject(_) | Action::DrawProject | Action::Skip) => true,
        (Frame::TakeTitle, Action::TakeTitle(_) | Action::DrawTitle | Action::Skip) => true,
        (Frame::TakeEstate, Action::TakeEstate(_) | Action::DrawEstate | Action::Skip) => true,
        (Frame::Trades { .. }, Action::Effect(_)) | (Frame::Pause(_), Action::Resolve) => true,
        (Frame::Prize { .. }, Action::Reward(_)) => true,
        _ => false,
    }
}

/// The only answer, unless it tells that no project in hand can be completed by an Estate.
pub(crate) fn sole(game: &FirstTsar) -> Option<Action> {
    let me = game.me();
    let mut answers = ActionList::new();
    legal_actions(game, &mut answers);
    match answers[..] {
        [only] if me.hand.is_empty() || me.estates.without(me.used).is_empty() => Some(only),
        _ => None,
    }
}
