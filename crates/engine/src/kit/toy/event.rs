//! The events in the log.

use serde::{Deserialize, Serialize};

use crate::{Message, Seat, Viewer};

use super::Card;

/// Something that happened. A card is `None` if this viewer may not see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    Drew { seat: Seat, open: bool, card: Option<Card> },
    Served { seat: Seat, card: Card },
    Rested { seat: Seat },
    Looked { seat: Seat, card: Option<Card> },
    Kept { seat: Seat },
    Buried { seat: Seat },
    TurnEnded { seat: Seat },
    Offered { seat: Seat, card: Option<Card> },
    Rolled { die: u8 },
    Shown { seat: Seat, card: Card },
    Won { seat: Seat, points: u8 },
    RoundEnded { round: u8 },
}

impl crate::Event for Event {
    fn message(&self) -> Message {
        let of = |id, seat: Seat| Message::new(id).with("seat", seat);
        let with = |message: Message, card: Option<Card>| match card {
            Some(card) => message.with("card", card.to_string()),
            None => message,
        };
        match *self {
            Event::Drew { seat, card, .. } => with(of("toy-drew", seat), card),
            Event::Served { seat, card } => with(of("toy-served-card", seat), Some(card)),
            Event::Rested { seat } => of("toy-rested", seat),
            Event::Looked { seat, card } => with(of("toy-looked", seat), card),
            Event::Kept { seat } => of("toy-kept", seat),
            Event::Buried { seat } => of("toy-buried", seat),
            Event::TurnEnded { seat } => of("toy-turn-ended", seat),
            Event::Offered { seat, card } => with(of("toy-offered", seat), card),
            Event::Rolled { die } => Message::new("toy-rolled").with("die", die),
            Event::Shown { seat, card } => with(of("toy-shown", seat), Some(card)),
            Event::Won { seat, points } => of("toy-won", seat).with("points", points),
            Event::RoundEnded { round } => Message::new("toy-round-ended").with("round", round),
        }
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
