//! When each action may be taken: told to whoever asks about one that is no answer to the question.

use samovar_engine::When;

use crate::action::Action;
use crate::state::{Frame, Stroganov};

/// When an action may be taken.
pub(crate) const fn when(action: Action) -> When {
    match action {
        Action::Draft(_) => When("STR-035", "stroganov-when-draft"),
        Action::Go(_) => When("STR-050", "stroganov-when-go"),
        Action::Skip => When("STR-Q48", "stroganov-when-skip"),
        Action::End => When("STR-051", "stroganov-when-end"),
        Action::Coin | Action::Horses | Action::Step(..) | Action::Trade => {
            When("STR-050", "stroganov-when-basic")
        }
        Action::Hunt(..) => When("STR-050", "stroganov-when-hunt"),
        Action::Bonus(_) => When("STR-080", "stroganov-when-bonus"),
        Action::Visit(_) => When("STR-050", "stroganov-when-visit"),
        Action::Yurt(_) => When("STR-050", "stroganov-when-yurt"),
        Action::Wish(_) => When("STR-050", "stroganov-when-wish"),
        Action::Build(_) => When("STR-050", "stroganov-when-build"),
        Action::Claim(_) => When("STR-050", "stroganov-when-claim"),
        Action::Pay(_) => When("STR-089", "stroganov-when-pay"),
        Action::Show(_) => When("STR-165", "stroganov-when-show"),
        Action::Keep(_) => When("STR-175", "stroganov-when-keep"),
        Action::Take(_) => When("STR-354", "stroganov-when-take"),
        Action::Buy(_) | Action::BuyBag | Action::Lower(_) | Action::Swap(_) => {
            When("STR-Q46", "stroganov-when-market")
        }
        Action::Fulfil(_) => When("STR-Q46", "stroganov-when-fulfill"),
        Action::Extra(_) => When("STR-Q46", "stroganov-when-extra"),
        Action::Income(_) => When("STR-191", "stroganov-when-income"),
        Action::Advance => When("STR-139", "stroganov-when-advance"),
        Action::Reward(_) => When("STR-139", "stroganov-when-reward"),
        Action::Sing(_) => When("STR-196", "stroganov-when-sing"),
    }
}

/// Whether the question is about something that has been begun, and not what to begin.
pub(crate) fn is_begun(game: &Stroganov) -> bool {
    let free = |frame| matches!(frame, Frame::Draft | Frame::Turn(_) | Frame::Income | Frame::Songs { .. });
    game.frames.top().is_some_and(|frame| !free(frame))
}
