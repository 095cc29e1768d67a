//! Taking seats, leaving them, and starting.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;
use samovar_engine::Message;

use super::home::{entropy, known_bot};
use super::problem::Problem;
use super::table::{refuse, room};
use super::visitor::{Posted, clean_name};
use crate::deed::{Deed, Sitting, Why};
use crate::fold::{Away, Fold, Place, Refused, Stage};
use crate::hall::Hall;
use crate::room::NotDone;

/// How long the others have to wait before they may replace somebody who is not there.
const PATIENCE_MS: i64 = 60_000;
/// The same where players may be away for days.
const LONG_PATIENCE_MS: i64 = 3 * 24 * 60 * 60 * 1000;

type Reply = Result<Response, Problem>;
type At = Path<(String, u8)>;

/// Refuses with a message of the table.
pub fn no<T>(id: &'static str) -> Result<T, Refused> {
    Err(Refused::Table(Message::new(id)))
}

/// Changes a table and answers the form.
pub async fn change(
    hall: &Arc<Hall>,
    id: &str,
    posted: &Posted,
    expected: Option<i64>,
    decide: impl FnOnce(&Fold) -> Result<Deed, Refused> + Send + 'static,
) -> Reply {
    let room = room(hall, id).await?;
    match hall.change(&room, expected, decide).await {
        Ok(_) => Ok(posted.done(&format!("/t/{id}"))),
        Err(NotDone::Log(seq, id, why)) => Err(NotDone::Log(seq, id, why).into()),
        Err(error) => Ok(refuse(hall, &room, &posted.visitor, error.into())),
    }
}

/// Whether a person runs the table: whoever made it, or anybody seated if that person is gone.
pub fn is_host(fold: &Fold, person: &str) -> bool {
    let host = &fold.setup.host;
    if host.is_empty() { fold.seats_of(person).next().is_some() } else { host == person }
}

fn place(fold: &Fold, seat: u8) -> Result<&Place, Refused> {
    fold.places.get(usize::from(seat)).ok_or(Refused::Table(Message::new("table-no-seat")))
}

pub async fn take(State(hall): State<Arc<Hall>>, Path((id, seat)): At, mut posted: Posted) -> Reply {
    let typed = posted.fields.get("name").map(str::to_owned);
    let here = posted.fields.get("here").is_some();
    let own_name = typed.as_deref().filter(|_| !here);
    let person = posted.visitor.remembered(&hall, own_name).await?;
    let added = entropy(&hall, &posted.fields);
    let invitation = posted.visitor.invitation.clone();
    change(&hall, &id, &posted, None, move |fold| {
        let place = place(fold, seat)?;
        if fold.stage == Stage::Playing {
            return back(place, seat, &person.id);
        }
        match &place.by {
            Sitting::Nobody => {}
            Sitting::Invited { key }
                if here && is_host(fold, &person.id) || invitation.as_ref() == Some(key) => {}
            Sitting::Invited { .. } => return no("table-invited-only"),
            Sitting::Person { .. } | Sitting::Bot { .. } => return no("table-seat-taken"),
        }
        if !here && fold.seats_of(&person.id).next().is_some() {
            return no("table-seated-already");
        }
        let name = if here { typed.as_deref().map(clean_name).unwrap_or_default() } else { person.name };
        Ok(Deed::Sit { seat, by: Sitting::Person { person: person.id, name, added } })
    })
    .await
}

/// The owner of a seat comes back to it.
fn back(place: &Place, seat: u8, person: &str) -> Result<Deed, Refused> {
    if !place.is_of(person) {
        return no("table-not-your-seat");
    }
    match place.away {
        Some(Away::For(_)) => Ok(Deed::Back { seat }),
        Some(Away::Resigned) => no("table-resigned-for-good"),
        None => no("table-seated-already"),
    }
}

pub async fn leave(State(hall): State<Arc<Hall>>, Path((id, seat)): At, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    change(&hall, &id, &posted, None, move |fold| {
        let place = place(fold, seat)?;
        let own = place.is_of(&person);
        match fold.stage {
            Stage::Lobby if own || is_host(fold, &person) => Ok(Deed::Rise { seat }),
            Stage::Playing if own && place.away.is_none() => Ok(Deed::Away { seat, why: Why::Left }),
            Stage::Lobby | Stage::Playing => no("table-not-your-seat"),
            Stage::Over | Stage::Abandoned => no("table-not-running"),
        }
    })
    .await
}

pub async fn bot(State(hall): State<Arc<Hall>>, Path((id, seat)): At, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    let level = known_bot(posted.fields.get("level").unwrap_or_default()).to_owned();
    let scene = room(&hall, &id).await?.scene();
    let now = hall.now_ms();
    change(&hall, &id, &posted, None, move |fold| {
        let place = place(fold, seat)?;
        if fold.stage == Stage::Lobby {
            let free = place.by.is_empty() || place.bot().is_some();
            return match is_host(fold, &person) {
                true if free => Ok(Deed::Sit { seat, by: Sitting::Bot { level } }),
                true => no("table-seat-taken"),
                false => no("table-only-host"),
            };
        }
        if fold.seats_of(&person).next().is_none() {
            return no("table-only-seated");
        }
        let patience = if fold.setup.correspondence { LONG_PATIENCE_MS } else { PATIENCE_MS };
        let owner = place.person().unwrap_or_default().to_owned();
        let waited = fold.waits() == owner && now - fold.at_ms >= patience;
        let gone = !owner.is_empty() && !scene.here.contains(&owner) && waited;
        match place.is_played_by_its_person() {
            true if place.is_of(&person) => Ok(Deed::Away { seat, why: Why::Left }),
            true if gone => Ok(Deed::Away { seat, why: Why::Replaced }),
            true => no("table-wait-longer"),
            false => no("table-seat-taken"),
        }
    })
    .await
}

pub async fn person(State(hall): State<Arc<Hall>>, Path((id, seat)): At, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    change(&hall, &id, &posted, None, move |fold| {
        let place = place(fold, seat)?;
        match fold.stage {
            Stage::Playing => back(place, seat, &person),
            Stage::Lobby if !is_host(fold, &person) => no("table-only-host"),
            Stage::Lobby if matches!(place.by, Sitting::Bot { .. }) => Ok(Deed::Rise { seat }),
            Stage::Lobby => no("table-seat-taken"),
            Stage::Over | Stage::Abandoned => no("table-not-running"),
        }
    })
    .await
}

pub async fn start(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    change(&hall, &id, &posted, None, move |fold| {
        if is_host(fold, &person) { Ok(Deed::start(&fold.setup.game)) } else { no("table-only-host") }
    })
    .await
}
