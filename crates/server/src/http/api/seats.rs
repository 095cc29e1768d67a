//! Taking seats, leaving them, and starting.

use axum::Json;
use samovar_engine::Seat;
use samovar_table::deed::Sitting;
use samovar_table::fold::{Fold, Refused, Stage};
use samovar_table::permit::{self, Permit, Wish};

use super::caller::{Known, Sent};
use super::fault::Faults;
use super::model::{Join, NewBot, Nothing, OwnSeat, Reveal, Table};
use super::tables::bot as known_bot;
use super::{Reply, at_most};
use crate::http::at::At;
use crate::http::regard::unwelcome;
use crate::text::{LONGEST_ADDED, promise};

/// The longest key of an invitation, in characters.
const LONGEST_KEY: usize = 64;

/// Takes a seat; once the game runs, comes back to the own one.
#[utoipa::path(post, path = "/api/v1/tables/{id}/join", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = Join, responses((status = 200, body = Table), Faults))]
pub async fn join(at: At<Known>, Sent(join): Sent<Join>) -> Reply<Table> {
    let person = at.by.person.clone();
    at_most("key", join.key.as_deref(), LONGEST_KEY)?;
    if let Some(why) = unwelcome(&at.hall, &at.room.fold(), &person.id).await? {
        return Err(why.into());
    }
    let promise = promise(join.promise.as_deref())?;
    let wish = Wish { invitation: join.key, promise, guest: None };
    change(at, move |fold| {
        let seat = join.seat.or_else(|| free(fold, &person.id, wish.invitation.as_deref()));
        let seat = seat.ok_or(Refused::not_now("table-seat-taken"))?;
        permit::sit(fold, seat, permit::Person { id: &person.id, name: &person.name }, wish)
    })
    .await
}

/// The seat for somebody who names none: the own one once the game runs, else the one the key is for or that is kept for
/// this person, else an open one.
fn free(fold: &Fold, person: &str, key: Option<&str>) -> Option<u8> {
    let own = fold.seats_of(person).next().map(|seat| seat.index() as u8);
    if own.is_some() || fold.stage != Stage::Lobby {
        return own.or(Some(0));
    }
    let by = |seat: &Seat| &fold.places[seat.index()].by;
    let invited = |seat: &Seat| {
        let kept = |of: &str| !of.is_empty() && of == person;
        matches!(by(seat), Sitting::Invited { key: of, person, .. } if Some(of.as_str()) == key || kept(person))
    };
    let open = |seat: &Seat| matches!(by(seat), Sitting::Nobody);
    let first = |fits: &dyn Fn(&Seat) -> bool| Seat::first(fold.places.len()).find(|seat| fits(seat));
    first(&invited).or_else(|| first(&open)).map(|seat| seat.index() as u8)
}

/// Gives a seat back before the start; afterwards a bot plays it until its owner joins again.
#[utoipa::path(post, path = "/api/v1/tables/{id}/leave", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = OwnSeat, responses((status = 200, body = Table), Faults))]
pub async fn leave(at: At<Known>, Sent(own): Sent<OwnSeat>) -> Reply<Table> {
    let person = at.by.person.id.clone();
    change(at, move |fold| {
        let seat = own.seat.or_else(|| fold.seats_of(&person).next().map(|seat| seat.index() as u8));
        permit::leave(fold, seat.ok_or(Refused::not_yours("table-only-seated"))?, &person)
    })
    .await
}

/// Puts a bot on an empty seat before the start; afterwards on the own one, or that of somebody who is away too long.
#[utoipa::path(post, path = "/api/v1/tables/{id}/bot", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = NewBot, responses((status = 200, body = Table), Faults))]
pub async fn bot(at: At<Known>, Sent(new): Sent<NewBot>) -> Reply<Table> {
    let level = known_bot(&at.hall, &new.level)?;
    let person = at.by.person.id.clone();
    let (here, now) = (at.room.scene().here, at.hall.now_ms());
    change(at, move |fold| permit::bot(fold, new.seat, &person, &level, &here, now)).await
}

/// Reveals what the account promised for the seed, once the table is `drawing`. The game begins when everybody has, and
/// ten seconds after the start at the latest.
#[utoipa::path(post, path = "/api/v1/tables/{id}/reveal", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = Reveal, responses((status = 200, body = Table), Faults))]
pub async fn reveal(at: At<Known>, Sent(reveal): Sent<Reveal>) -> Reply<Table> {
    let person = at.by.person.id.clone();
    at_most("added", Some(&reveal.added), LONGEST_ADDED)?;
    change(at, move |fold| {
        let owes = |seat: &Seat| fold.places[seat.index()].by.owes();
        let first = || fold.seats_of(&person).find(owes).or_else(|| fold.seats_of(&person).next());
        let seat = reveal.seat.or_else(|| first().map(|seat| seat.index() as u8));
        permit::reveal(fold, seat.ok_or(Refused::not_yours("table-only-seated"))?, &person, reveal.added)
    })
    .await
}

/// Begins the game. Where somebody has promised something for the seed, the table is `drawing` first; see `reveal`.
#[utoipa::path(post, path = "/api/v1/tables/{id}/start", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = Nothing, responses((status = 200, body = Table), Faults))]
pub async fn start(at: At<Known>, Sent(_): Sent<Nothing>) -> Reply<Table> {
    let person = at.by.person.id.clone();
    change(at, move |fold| permit::start(fold, &person)).await
}

/// Gives a seat up for good; a bot plays it to the end.
#[utoipa::path(post, path = "/api/v1/tables/{id}/resign", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = OwnSeat, responses((status = 200, body = Table), Faults))]
pub async fn resign(at: At<Known>, Sent(own): Sent<OwnSeat>) -> Reply<Table> {
    let person = at.by.person.id.clone();
    change(at, move |fold| permit::resign(fold, own.seat, &person)).await
}

/// Would give the table up: before the start its host does, later everybody who plays has to agree.
#[utoipa::path(post, path = "/api/v1/tables/{id}/abandon", tag = "seats", params(("id" = String, Path, description = "The table")), request_body = Nothing, responses((status = 200, body = Table), Faults))]
pub async fn abandon(at: At<Known>, Sent(_): Sent<Nothing>) -> Reply<Table> {
    let person = at.by.person.id.clone();
    change(at, move |fold| permit::give_up(fold, &person)).await
}

/// Changes a table and shows it.
async fn change(at: At<Known>, decide: impl FnOnce(&Fold) -> Permit + Send + 'static) -> Reply<Table> {
    at.hall.change(&at.room, None, decide).await?;
    Ok(Json(at.work(|at| Table::of(at.table(), at.by.caller.language)).await?))
}
