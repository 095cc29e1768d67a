//! The plainest answers, and the answers that are offered in one move with the decision before them.

use samovar_engine::ActionList;

use crate::action::{Action, Quarry, StandIn};
use crate::legal::legal_actions;
use crate::state::{Frame, Step, Stroganov};

/// What nearly everybody would answer.
pub(crate) fn plain(game: &Stroganov) -> Option<Action> {
    let answers = answers(game);
    match game.frames.top()? {
        // A fur of a demanded value, the lowest of several: it needs no coin, and neither coins nor tigers come back easily.
        // The order of payment puts it first.
        Frame::Pay { accept, .. } => match answers.first()? {
            pay @ Action::Pay(Quarry::Fur(fur)) if accept.has(*fur) => Some(*pay),
            _ => None,
        },
        // A coin, not a tiger, which is worth more.
        Frame::Show { .. } => answers.first().copied().filter(|first| *first == Action::Show(StandIn::Coin)),
        _ => None,
    }
}

/// Whether an answer goes with the decision before it.
pub(crate) fn joins(game: &Stroganov, answer: Action) -> bool {
    let Some(frame) = game.frames.top() else { return false };
    match (frame, answer) {
        // Other ways to pay.
        (Frame::Pay { .. }, Action::Pay(_)) | (Frame::Show { .. }, Action::Show(_)) => true,
        // One goes to a tile in order to hunt there, and hunts twice at once.
        (Frame::Turn(Step::Basic) | Frame::Hunt, Action::Hunt(..)) => true,
        (Frame::SecondHunt, Action::Hunt(..) | Action::Skip) => true,
        // What an action brings: the two bonuses of a trade, a fur, a song, a trophy, a place.
        (Frame::TradeBonus { .. }, Action::Bonus(_)) => true,
        (Frame::Market, Action::Take(_)) => true,
        (Frame::StoryEnd, Action::Sing(_) | Action::Advance | Action::Skip) => true,
        (Frame::TrophyMove, Action::Advance | Action::Skip) => true,
        (Frame::TrophyReward { .. } | Frame::TwoRewards { .. }, Action::Reward(_) | Action::Skip) => true,
        (Frame::Village { .. }, Action::Visit(_)) | (Frame::Yurt, Action::Yurt(_)) => true,
        (Frame::Build, Action::Build(_)) | (Frame::Fulfil, Action::Fulfil(_)) => true,
        // The end of a turn or window with the last thing done in it.
        (Frame::Turn(Step::Second | Step::Finish) | Frame::Income | Frame::Songs { .. }, Action::End) => true,
        _ => false,
    }
}

/// The only answer. Everything that decides what may be done lies open.
pub(crate) fn sole(game: &Stroganov) -> Option<Action> {
    match answers(game)[..] {
        [only] => Some(only),
        _ => None,
    }
}

fn answers(game: &Stroganov) -> ActionList<Action> {
    let mut answers = ActionList::new();
    legal_actions(game, &mut answers);
    answers
}
