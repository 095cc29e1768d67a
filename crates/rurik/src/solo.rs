//! The Rebellion (catalogue 2.21 to 2.25): what it does of its own accord.
//!
//! Set-up, neutral troops, attacks on it and its tokens are part of the common rules; here are its placements, its turns
//! and its part of the Claim Phase. `Options` do not let a solo game begin as long as these are not written.

use samovar_engine::Log;

use crate::event::Event;
use crate::state::Rurik;

impl Rurik {
    /// Places the next advisor by the bottom card (RUR-251 to RUR-257), with [`Rurik::place_advisor`].
    pub(crate) fn rebellion_places(&mut self, _: &mut impl Log<Event>) {
        unreachable!("the Rebellion does not play yet")
    }

    /// A whole turn (RUR-258 to RUR-297). The turn is counted already; a casualty check of its attacks is asked of the
    /// human by `Frame::Check`, for which the rest of the turn has to be owed below it.
    pub(crate) fn rebellion_turn(&mut self, _: &mut impl Log<Event>) {
        unreachable!("the Rebellion does not play yet")
    }

    /// Assigns the priority at the start of the Claim Phase (RUR-298).
    pub(crate) fn rebellion_takes_stock(&mut self, _: &mut impl Log<Event>) {
        unreachable!("the Rebellion does not play yet")
    }

    /// Unlocks bonuses after both sides advanced (RUR-300).
    pub(crate) fn rebellion_falls_behind(&mut self, _: &mut impl Log<Event>) {
        unreachable!("the Rebellion does not play yet")
    }

    /// After step F with the public text of the solo leader card (RUR-Q125).
    pub(crate) fn rebellion_ends_round(&mut self, _: &mut impl Log<Event>) {
        unreachable!("the Rebellion does not play yet")
    }
}
