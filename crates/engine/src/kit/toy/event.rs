//! The events in the log.

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, Viewer, told};

use super::Card;

told! {
    /// Something that happened. A card is `None` if this viewer may not see it.
    #[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
    #[serde(tag = "event", rename_all = "snake_case")]
    pub enum Event {
        Drew { seat: Seat, open: bool as _, card: Option<Card> as [card] } => "toy-drew";
        Served { seat: Seat, card: Card } => "toy-served-card";
        Rested { seat: Seat } => "toy-rested";
        Looked { seat: Seat, card: Option<Card> as [card] } => "toy-looked";
        Kept { seat: Seat } => "toy-kept";
        Buried { seat: Seat } => "toy-buried";
        TurnEnded { seat: Seat } => "toy-turn-ended";
        Offered { seat: Seat, card: Option<Card> as [card] } => "toy-offered";
        Rolled { die: u8 } => "toy-rolled";
        Shown { seat: Seat, card: Card } => "toy-shown";
        Won { seat: Seat, points: u8 } => "toy-won";
        RoundEnded { round: u8 } => "toy-round-ended";
    }
}

impl crate::Event for Event {
    fn message(&self) -> Message {
        self.told()
    }

    fn seen_by(&self, viewer: Viewer) -> Option<Event> {
        let only = |seat, card: Option<Card>| card.filter(|_| viewer == Viewer::Seat(seat));
        Some(match *self {
            Event::Drew { seat, open: false, card } => {
                Event::Drew { seat, open: false, card: only(seat, card) }
            }
            Event::Looked { seat, card } => Event::Looked { seat, card: only(seat, card) },
            Event::Offered { seat, card } => Event::Offered { seat, card: only(seat, card) },
            open => open,
        })
    }

    fn begins_turn(&self) -> bool {
        matches!(self, Event::TurnEnded { .. } | Event::RoundEnded { .. })
    }
}
