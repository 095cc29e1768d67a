//! Taking seats, leaving them, and starting.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use samovar_engine::{Message, Seat};

use super::caller::{Id, Known, Sent};
use super::fault::{Fault, Faults};
use super::model::{Join, NewBot, Nothing, OwnSeat, Table};
use super::tables::{bot as known_bot, state};
use super::{Reply, at_most, change, room};
use crate::hall::Hall;
use crate::http::home::{LONGEST_ADDED, added};
use samovar_table::deed::Sitting;
use samovar_table::fold::{Fold, Refused, Stage};
use samovar_table::permit::{self, Permit, Wish};

/// The longest key of an invitation, in characters.
const LONGEST_KEY: usize = 64;

/// Takes a seat; once the game runs, comes back to the own one.
#[utoipa::path(post, path = "/api/v1/tables/{id}/join", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = Join, responses((status = 200, body = Table), Faults))]
pub async fn join(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(join): Sent<Join>,
) -> Reply<Table> {
    let person = known.person.clone();
    at_most("entropy", join.entropy.as_deref(), LONGEST_ADDED)?;
    at_most("key", join.key.as_deref(), LONGEST_KEY)?;
    let wish = Wish { invitation: join.key, added: added(&hall, join.entropy.as_deref()), guest: None };
    at(&hall, &id, known, move |fold| {
        let seat = join.seat.or_else(|| free(fold, &person.id, wish.invitation.as_deref()));
        match seat {
            Some(seat) => {
                permit::sit(fold, seat, permit::Person { id: &person.id, name: &person.name }, wish)
            }
            None => Err(Refused::not_now(Message::new("table-seat-taken"))),
        }
    })
    .await
}

/// The seat for somebody who names none: the own one once the game runs, else the one the key is for, else an open one.
fn free(fold: &Fold, person: &str, key: Option<&str>) -> Option<u8> {
    let own = fold.seats_of(person).next().map(|seat| seat.index() as u8);
    if own.is_some() || fold.stage != Stage::Lobby {
        return own.or(Some(0));
    }
    let by = |seat: &Seat| &fold.places[seat.index()].by;
    let invited = |seat: &Seat| matches!(by(seat), Sitting::Invited { key: of } if Some(of.as_str()) == key);
    let mut seats = Seat::first(fold.places.len());
    let seat = seats.find(invited).or_else(|| {
        let mut seats = Seat::first(fold.places.len());
        seats.find(|seat| matches!(by(seat), Sitting::Nobody))
    });
    seat.map(|seat| seat.index() as u8)
}

/// Gives a seat back before the start; afterwards a bot plays it until its owner joins again.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = OwnSeat, responses((status = 200, body = Table), Faults))]
pub async fn leave(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(own): Sent<OwnSeat>,
) -> Reply<Table> {
    let person = known.person.id.clone();
    at(&hall, &id, known, move |fold| {
        let first = || fold.seats_of(&person).next().map(|seat| seat.index() as u8);
        match own.seat.or_else(first) {
            Some(seat) => permit::leave(fold, seat, &person),
            None => Err(Refused::not_yours(Message::new("table-only-seated"))),
        }
    })
    .await
}

/// Puts a bot on an empty seat before the start; afterwards on the own one, or that of somebody who is away too long.
#[utoipa::path(post, path = "/api/v1/tables/{id}/bot", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = NewBot, responses((status = 200, body = Table), Faults))]
pub async fn bot(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(new): Sent<NewBot>,
) -> Reply<Table> {
    let level = known_bot(&hall, &new.level)?;
    let person = known.person.id.clone();
    let here = room(&hall, &id).await?.scene().here;
    let now = hall.now_ms();
    at(&hall, &id, known, move |fold| permit::bot(fold, new.seat, &person, &level, &here, now)).await
}

/// Begins the game.
#[utoipa::path(post, path = "/api/v1/tables/{id}/start", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = Nothing, responses((status = 200, body = Table), Faults))]
pub async fn start(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(_): Sent<Nothing>,
) -> Reply<Table> {
    let person = known.person.id.clone();
    at(&hall, &id, known, move |fold| permit::start(fold, &person)).await
}

/// Gives a seat up for good; a bot plays it to the end.
#[utoipa::path(post, path = "/api/v1/tables/{id}/resign", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = OwnSeat, responses((status = 200, body = Table), Faults))]
pub async fn resign(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(own): Sent<OwnSeat>,
) -> Reply<Table> {
    let person = known.person.id.clone();
    at(&hall, &id, known, move |fold| permit::resign(fold, own.seat, &person)).await
}

/// Would give the table up: before the start its host does, later everybody who plays has to agree.
#[utoipa::path(post, path = "/api/v1/tables/{id}/abandon", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = Nothing, responses((status = 200, body = Table), Faults))]
pub async fn abandon(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(_): Sent<Nothing>,
) -> Reply<Table> {
    let person = known.person.id.clone();
    at(&hall, &id, known, move |fold| permit::give_up(fold, &person)).await
}

/// Changes a table and shows it.
async fn at(
    hall: &Arc<Hall>,
    id: &str,
    known: Known,
    decide: impl FnOnce(&Fold) -> Permit + Send + 'static,
) -> Reply<Table> {
    let room = room(hall, id).await?;
    change(hall, &room, None, decide).await?;
    Ok::<_, Fault>(Json(state(hall, &room, &known.caller)))
}
