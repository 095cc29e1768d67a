//! When each action may be taken: told to whoever asks about one that is no answer to the question.

use samovar_engine::When;

use crate::action::Action;
use crate::state::{Frame, Phase, Rurik};

/// When an action may be taken.
pub(crate) const fn when(action: Action) -> When {
    match action {
        Action::Lead(_) => When("RUR-019", "rurik-when-lead"),
        Action::Agenda(_) => When("RUR-021", "rurik-when-agenda"),
        Action::Deploy(_) => When("RUR-029", "rurik-when-deploy"),
        Action::Place(..) => When("RUR-042", "rurik-when-place"),
        Action::Bribe(_) => When("RUR-053", "rurik-when-bribe"),
        Action::Take(..) | Action::Forfeit(..) => When("RUR-056", "rurik-when-resolve"),
        Action::Rescue(_) => When("RUR-063", "rurik-when-rescue"),
        Action::Muster(..) => When("RUR-070", "rurik-when-muster"),
        Action::Move(..) => When("RUR-075", "rurik-when-move"),
        Action::Escort(_) => When("RUR-161", "rurik-when-escort"),
        Action::Attack(..) => When("RUR-080", "rurik-when-attack"),
        Action::Deck(_) => When("RUR-118", "rurik-when-deck"),
        Action::Tax(_) => When("RUR-Q28", "rurik-when-tax"),
        Action::Extra(_) => When("RUR-114", "rurik-when-extra"),
        Action::Build(..) => When("RUR-Q28", "rurik-when-build"),
        Action::Expel(_) => When("RUR-109", "rurik-when-expel"),
        Action::Keep(_) | Action::Top(_) => When("RUR-119", "rurik-when-keep"),
        Action::Marker(_) => When("RUR-121", "rurik-when-marker"),
        // RUR-Q26
        Action::Play(_) => When("RUR-067", "rurik-when-play"),
        Action::Accomplish(_) => When("RUR-067", "rurik-when-accomplish"),
        Action::Convert(_) => When("RUR-067", "rurik-when-convert"),
        Action::Pay(_) => When("RUR-132", "rurik-when-pay"),
        Action::Remove(..) => When("RUR-132", "rurik-when-remove"),
        Action::Raze(..) => When("RUR-195", "rurik-when-raze"),
        Action::Discard(_) => When("RUR-132", "rurik-when-discard"),
        Action::Hold(_) => When("RUR-Q127", "rurik-when-hold"),
        Action::Choose(_) => When("RUR-146", "rurik-when-choose"),
        Action::Send(..) => When("RUR-Q73", "rurik-when-send"),
        Action::Skip => When("RUR-Q64", "rurik-when-skip"),
        Action::Done => When("RUR-Q27", "rurik-when-done"),
        Action::End => When("RUR-Q25", "rurik-when-end"),
    }
}

/// Whether the question is about something that has been begun, and not what to begin.
pub(crate) fn is_begun(game: &Rurik) -> bool {
    match game.frames.top() {
        None | Some(Frame::Turn(_)) => false,
        Some(Frame::Bribe(..)) => true,
        Some(_) => game.phase == Phase::Action,
    }
}
