//! Playing: decisions, undo, questions, chat.

use axum::Json;
use axum::http::StatusCode;
use samovar_engine::{Message, Rejected};
use samovar_table::deed::Deed;
use samovar_table::fold::Fold;
use samovar_table::permit::{self, Click};
use samovar_web::model::names;
use samovar_words::say;

use super::caller::{Known, Sent};
use super::fault::{Fault, Faults};
use super::model::{Decision, Done, Hint, Judgement, Question, Regret, ToSay};
use super::{Reply, at_most};
use crate::http::at::At;
use crate::room::NotDone;
use crate::text::{LONGEST_LINE, line};

/// The longest notation, in characters.
const LONGEST_ACTION: usize = 200;

/// The longest move, in characters.
const LONGEST_MOVE: usize = 1000;

/// Decides: one action, or a whole move in one line, of which all is played or nothing. The same decision sent again with the same `seq`, because the answer was lost, is played once.
#[utoipa::path(post, path = "/api/v1/tables/{id}/actions", tag = "play", params(("id" = String, Path, description = "The table")), request_body = Decision, responses((status = 200, body = Done), Faults))]
pub async fn act(at: At<Known>, Sent(sent): Sent<Decision>) -> Reply<Done> {
    at_most("action", Some(&sent.action), LONGEST_MOVE)?;
    let person = at.by.person.id.clone();
    let click = Click { end_turns: sent.auto_end, ..Click::on(&sent.action) };
    let decide = {
        let (person, click) = (person.clone(), click.clone());
        move |fold: &Fold| permit::act(fold, &person, &click)
    };
    match at.hall.change(&at.room, Some(sent.seq), decide).await {
        Ok(fold) => Ok(Json(Done::of(&fold, &person, false))),
        Err(NotDone::Moved) if is_stored(&at, sent.seq, &click).await? => {
            Ok(Json(Done::of(&at.room.fold(), &person, true)))
        }
        Err(why) => Err(why.into()),
    }
}

/// Whether what came after an entry was this very decision of this person.
async fn is_stored(at: &At<Known>, seq: i64, click: &Click) -> Result<bool, Fault> {
    let (fold, person) = (at.room.fold(), &at.by.person.id);
    if seq < 1 || seq >= fold.seq || fold.seats_of(person).next().is_none() {
        return Ok(false);
    }
    let entries = at.hall.store.entries(&at.room.id, seq).await?;
    let next = entries.first().filter(|entry| entry.seq == seq + 1);
    Ok(match next.and_then(|entry| Deed::read(&entry.body).ok()) {
        Some(Deed::Act { seat, action: stored, bot: false, .. }) => {
            let place = fold.places.get(usize::from(seat));
            click.led_to(&stored) && place.is_some_and(|place| place.is_of(person))
        }
        _ => false,
    })
}

/// What a bot would do in the account's place, what it expects, and what else it considered. Where others play too, only if
/// the table was made with `hints`.
#[utoipa::path(get, path = "/api/v1/tables/{id}/hint", tag = "play", params(("id" = String, Path, description = "The table")), responses((status = 200, body = Hint), Faults))]
pub async fn hint(at: At<Known>) -> Reply<Hint> {
    let scene = at.room.scene();
    let seat = permit::hint(&scene.fold, &at.by.person.id)?;
    let advice = at.hall.thinkers.advise(&at.room, &scene.fold).await?;
    let told = at.work(move |at| Hint::of(&at.table_in(&scene), seat, &advice, at.by.caller.language));
    Ok(Json(told.await?))
}

/// Takes the last decision back, as long as it was the account's own and nothing was revealed.
#[utoipa::path(post, path = "/api/v1/tables/{id}/undo", tag = "play", params(("id" = String, Path, description = "The table")), request_body = Regret, responses((status = 200, body = Done), Faults))]
pub async fn undo(at: At<Known>, Sent(sent): Sent<Regret>) -> Reply<Done> {
    let person = at.by.person.id.clone();
    let fold = at.hall.change(&at.room, Some(sent.seq), move |fold| permit::undo(fold, &person)).await?;
    Ok(Json(Done::of(&fold, &at.by.person.id, false)))
}

/// Whether an action is allowed now, and if not, by which rule.
#[utoipa::path(post, path = "/api/v1/tables/{id}/check", tag = "play", params(("id" = String, Path, description = "The table")), request_body = Question, responses((status = 200, body = Judgement), Faults))]
pub async fn check(at: At<Known>, Sent(sent): Sent<Question>) -> Reply<Judgement> {
    let scene = at.room.scene();
    at_most("action", Some(&sent.action), LONGEST_ACTION)?;
    permit::to_decide(&scene.fold, &at.by.person.id)?;
    let game = scene.fold.game.as_deref();
    let game = game.ok_or_else(|| Fault::saying(StatusCode::CONFLICT, "table-not-running"))?;
    let (rule, reason) = match game.check(&sent.action) {
        Ok(()) => return Ok(Json(Judgement { allowed: true, rule: None, reason: None })),
        Err(Rejected::Refused(refusal)) => (Some(refusal.rule.to_owned()), refusal.reason),
        Err(Rejected::Unreadable(reason)) => (None, Message::new("table-unreadable").with("reason", reason)),
    };
    let language = at.by.caller.language;
    let reason = at.work(move |at| say(language, &reason, &names(&at.table_in(&scene), language))).await?;
    Ok(Json(Judgement { allowed: false, rule, reason: Some(reason) }))
}

/// Says something at the table.
#[utoipa::path(post, path = "/api/v1/tables/{id}/chat", tag = "play", params(("id" = String, Path, description = "The table")), request_body = ToSay, responses((status = 204, description = "Said."), Faults))]
pub async fn chat(at: At<Known>, Sent(sent): Sent<ToSay>) -> Result<StatusCode, Fault> {
    let name = permit::speak(&at.room.fold(), &at.by.person.id)?;
    at_most("text", Some(&sent.text), LONGEST_LINE)?;
    let text = line(&sent.text);
    if text.is_empty() {
        return Err(Fault::saying(StatusCode::UNPROCESSABLE_ENTITY, "api-nothing-said"));
    }
    at.hall.say(&at.room, at.by.person.id, name, text).await?;
    Ok(StatusCode::NO_CONTENT)
}
