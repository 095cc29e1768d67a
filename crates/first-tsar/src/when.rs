//! When each action may be taken: told to whoever asks about one that is no answer to the question.

use samovar_engine::When;

use crate::action::Action;
use crate::state::{FirstTsar, Frame};

/// When an action may be taken.
pub(crate) const fn when(action: Action) -> When {
    match action {
        Action::Keep(_) => When("TSR-067", "first-tsar-when-keep"),
        Action::Settle(_) => When("TSR-071", "first-tsar-when-settle"),
        Action::Plan(_) => When("TSR-084", "first-tsar-when-plan"),
        Action::Coins(_) => When("TSR-088", "first-tsar-when-coins"),
        Action::Leave(..) => When("TSR-092", "first-tsar-when-leave"),
        Action::Income(..) => When("TSR-119", "first-tsar-when-income"),
        Action::Warrior(_) => When("TSR-126", "first-tsar-when-warrior"),
        Action::Move(..) => When("TSR-126", "first-tsar-when-move"),
        Action::TakeProject(_) | Action::DrawProject => When("TSR-143", "first-tsar-when-take-project"),
        Action::Complete(_) => When("TSR-143", "first-tsar-when-complete"),
        Action::Give(..) | Action::Take(_) => When("TSR-161", "first-tsar-when-exchange"),
        Action::Swap(..) => When("TSR-250", "first-tsar-when-swap"),
        Action::TakeTitle(_) | Action::DrawTitle => When("TSR-164", "first-tsar-when-take-title"),
        Action::TakeEstate(_) | Action::DrawEstate => When("TSR-164", "first-tsar-when-take-estate"),
        Action::Send(_) => When("TSR-111", "first-tsar-when-send"),
        Action::SellLocal(..)
        | Action::SellForeign(_)
        | Action::Discard(..)
        | Action::Cover(_)
        | Action::Use(_) => When("TSR-Q17", "first-tsar-when-free"),
        Action::Slot(_) => When("TSR-137", "first-tsar-when-slot"),
        Action::Drop(_) => When("TSR-139", "first-tsar-when-drop"),
        Action::Effect(_) => When("TSR-153", "first-tsar-when-effect"),
        Action::Resolve => When("TSR-Q48", "first-tsar-when-resolve"),
        Action::Pay => When("TSR-256", "first-tsar-when-pay"),
        Action::Build(_) => When("TSR-150", "first-tsar-when-build"),
        Action::War(_) => When("TSR-155", "first-tsar-when-war"),
        Action::Reward(_) => When("TSR-185", "first-tsar-when-reward"),
        Action::Skip => When("TSR-Q45", "first-tsar-when-skip"),
        Action::End => When("TSR-Q12", "first-tsar-when-end"),
    }
}

/// Whether the question is about something that has been begun, and not what to begin.
pub(crate) fn is_begun(game: &FirstTsar) -> bool {
    let free = |frame| {
        matches!(frame, Frame::Keep | Frame::Settle | Frame::Plan | Frame::Turn | Frame::Prize { .. })
    };
    game.frames.top().is_some_and(|frame| !free(frame))
}
