//! What lists show of a table, so that a list needs no log.

use samovar_engine::Seat;

use serde::{Deserialize, Serialize};

use crate::deed::Sitting;
use crate::fold::{Fold, STAND_IN};
use crate::log::Listed;
use crate::model::{Pace, SeatInfo, Sitter, Stage, TableLine};

/// What lists show of a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Card {
    game: String,
    correspondence: bool,
    clock: Option<u32>,
    seats: Vec<CardSeat>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum CardSeat {
    Nobody,
    Invited,
    Person { person: String, name: String, away: bool },
    Bot { level: String },
}

impl Card {
    /// The card of a table.
    pub fn of(fold: &Fold) -> Card {
        let seats = fold.places.iter().map(|place| match &place.by {
            Sitting::Nobody => CardSeat::Nobody,
            Sitting::Invited { .. } => CardSeat::Invited,
            Sitting::Bot { level } => CardSeat::Bot { level: level.clone() },
            Sitting::Person { person, name, .. } => {
                CardSeat::Person { person: person.clone(), name: name.clone(), away: place.away.is_some() }
            }
        });
        Card {
            game: fold.setup.game.clone(),
            correspondence: fold.setup.correspondence,
            clock: fold.setup.clock,
            seats: seats.collect(),
        }
    }

    /// As it is stored.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("cards are plain data")
    }
}

/// The line of a table in a list as a person sees it; `None` if its card cannot be read.
pub fn line(listed: &Listed, person: Option<&str>, now_ms: i64) -> Option<TableLine> {
    let card: Card = serde_json::from_str(&listed.card).ok()?;
    let seats = card.seats.into_iter().enumerate().map(|(number, seat)| {
        let sitter = match seat {
            CardSeat::Nobody => Sitter::Open,
            CardSeat::Invited => Sitter::Invited { key: None, mine: false, name: String::new() },
            CardSeat::Bot { level } => Sitter::Bot { level, instead_of: None },
            CardSeat::Person { name, away: true, .. } => {
                Sitter::Bot { level: STAND_IN.to_owned(), instead_of: Some(name) }
            }
            CardSeat::Person { person: of, name, .. } => {
                Sitter::Person { name, mine: person == Some(of.as_str()), here: false }
            }
        };
        SeatInfo { sitter, ..SeatInfo::open(Seat::new(number as u8)) }
    });
    Some(TableLine {
        id: listed.id.clone(),
        game: card.game,
        stage: match listed.stage.as_str() {
            "lobby" => Stage::Lobby,
            "playing" => Stage::Playing,
            "over" => Stage::Over,
            _ => Stage::Abandoned,
        },
        seats: seats.collect(),
        my_move: person.is_some_and(|person| listed.waits == person),
        idle: u64::try_from((now_ms - listed.changed_ms) / 1000).unwrap_or(0),
        pace: Pace { correspondence: card.correspondence, clock: card.clock },
    })
}
