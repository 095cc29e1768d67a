//! Playing: decisions, undo, questions, chat.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use samovar_engine::Rejected;
use samovar_words::say;

use super::caller::{Id, Known, Sent};
use super::fault::{Fault, Faults};
use super::model::{Decision, Done, Hint, Judgement, Question, Regret, ToSay};
use super::{Reply, at_most, looker, room};
use crate::hall::Hall;
use crate::http::play::{LONGEST_LINE, line};
use crate::room::{NotDone, Room};
use samovar_table::deed::Deed;
use samovar_table::permit;
use samovar_table::show;

/// The longest notation, in characters.
const LONGEST_ACTION: usize = 200;

/// Decides. The same decision sent again with the same `seq`, because the answer was lost, is played once.
#[utoipa::path(post, path = "/api/v1/tables/{id}/actions", tag = "play", params(("id" = String, Path, description = "The table")), request_body = Decision, responses((status = 200, body = Done), Faults))]
pub async fn act(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(sent): Sent<Decision>,
) -> Reply<Done> {
    let room = room(&hall, &id).await?;
    at_most("action", Some(&sent.action), LONGEST_ACTION)?;
    let (person, action) = (known.person.id.clone(), sent.action.trim().to_owned());
    let acted = {
        let (person, action) = (person.clone(), action.clone());
        hall.change(&room, Some(sent.expected()), move |fold| permit::act(fold, &person, action)).await
    };
    match acted {
        Ok(fold) => Ok(Json(Done::of(&fold, &person, false))),
        Err(NotDone::Moved) if is_stored(&hall, &room, sent.expected(), &person, &action).await? => {
            Ok(Json(Done::of(&room.fold(), &person, true)))
        }
        Err(why) => Err(why.into()),
    }
}

/// Whether what came after an entry was this very decision of this person.
async fn is_stored(hall: &Hall, room: &Room, seq: i64, person: &str, action: &str) -> Result<bool, Fault> {
    let fold = room.fold();
    if seq < 1 || seq >= fold.seq || fold.seats_of(person).next().is_none() {
        return Ok(false);
    }
    let entries = hall.store.entries(&room.id, seq).await?;
    let next = entries.first().filter(|entry| entry.seq == seq + 1);
    Ok(match next.and_then(|entry| Deed::read(&entry.body).ok()) {
        Some(Deed::Act { seat, action: stored, bot: false, .. }) => {
            let place = fold.places.get(usize::from(seat));
            stored == action && place.is_some_and(|place| place.is_of(person))
        }
        _ => false,
    })
}

/// What a bot would do in the account's place, what it expects, and what else it considered. Where others play too, only if
/// the table was made with `hints`.
#[utoipa::path(get, path = "/api/v1/tables/{id}/hint", tag = "play", params(("id" = String, Path, description = "The table")), responses((status = 200, body = Hint), Faults))]
pub async fn hint(State(hall): State<Arc<Hall>>, Id(id): Id, known: Known) -> Reply<Hint> {
    let room = room(&hall, &id).await?;
    let scene = room.scene();
    let seat = permit::hint(&scene.fold, &known.person.id)?;
    let advice = hall.thinkers.advise(&room, &scene.fold).await?;
    let table = show::table(&id, &scene, looker(&hall, &known.caller));
    Ok(Json(Hint::of(&table, seat, &advice, known.caller.language)))
}

/// Takes the last decision back, as long as it was the account's own and nothing was revealed.
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo", tag = "play", params(("id" = String, Path, description = "The table")), request_body = Regret, responses((status = 200, body = Done), Faults))]
pub async fn undo(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(sent): Sent<Regret>,
) -> Reply<Done> {
    let room = room(&hall, &id).await?;
    let person = known.person.id.clone();
    let decide = move |fold: &samovar_table::fold::Fold| permit::undo(fold, &person);
    let fold = super::change(&hall, &room, Some(sent.expected()), decide).await?;
    Ok(Json(Done::of(&fold, &known.person.id, false)))
}

/// Whether an action is allowed now, and if not, by which rule.
#[utoipa::path(post, path = "/api/v1/tables/{id}/check", tag = "play", params(("id" = String, Path, description = "The table")), request_body = Question, responses((status = 200, body = Judgement), Faults))]
pub async fn check(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(sent): Sent<Question>,
) -> Reply<Judgement> {
    let room = room(&hall, &id).await?;
    let scene = room.scene();
    at_most("action", Some(&sent.action), LONGEST_ACTION)?;
    permit::to_decide(&scene.fold, &known.person.id)?;
    let game = scene.fold.game.as_deref();
    let game = game.ok_or_else(|| Fault::saying(StatusCode::CONFLICT, "table-not-running"))?;
    let language = known.caller.language;
    let names =
        || samovar_web::model::names(&show::table(&id, &scene, looker(&hall, &known.caller)), language);
    let forbidden = |rule: Option<&str>, reason| Judgement {
        allowed: false,
        rule: rule.map(str::to_owned),
        reason: Some(reason),
    };
    Ok(Json(match game.check(&sent.action) {
        Ok(()) => Judgement { allowed: true, rule: None, reason: None },
        Err(Rejected::Refused(refusal)) => {
            forbidden(Some(refusal.rule), say(language, &refusal.reason, &names()))
        }
        Err(Rejected::Unreadable(reason)) => {
            let words = samovar_engine::Message::new("table-unreadable").with("reason", reason);
            forbidden(None, say(language, &words, &names()))
        }
    }))
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/chat", tag = "play", params(("id" = String, Path, description = "The table")), request_body = ToSay, responses((status = 204, description = "Said."), Faults))]
pub async fn chat(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    known: Known,
    Sent(sent): Sent<ToSay>,
) -> Result<StatusCode, Fault> {
    let room = room(&hall, &id).await?;
    let name = permit::speak(&room.fold(), &known.person.id)?;
    at_most("text", Some(&sent.text), LONGEST_LINE)?;
    let text = line(&sent.text);
    if text.is_empty() {
        return Err(Fault::saying(StatusCode::UNPROCESSABLE_ENTITY, "api-nothing-said"));
    }
    hall.say(&room, known.person.id, name, text).await?;
    Ok(StatusCode::NO_CONTENT)
}
