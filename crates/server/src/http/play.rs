//! Playing: decisions, undo, questions, chat, and the ways to end a table.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::Response;
use samovar_engine::{Message, Rejected, Seed};
use samovar_web::model::{Hint, Notice, Reader, TableView, Why};
use samovar_web::{page, part};

use super::home::{begin, entropy};
use super::problem::Problem;
use super::seat::change;
use super::table::{looker, refuse, room};
use super::visitor::{Posted, html, is_unseen};
use crate::hall::Hall;
use crate::room::{NotDone, Room};
use samovar_table::deed::{Deed, Setup, Sitting};
use samovar_table::fold::{Refused, Stage};
use samovar_table::permit;
use samovar_table::show;

/// The longest line of chat, in characters.
pub const LONGEST_LINE: usize = 500;

type Reply = Result<Response, Problem>;

pub async fn act(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    let action = posted.fields.get("action").unwrap_or_default().to_owned();
    // Without a seq nobody knows which question was answered.
    let expected = posted.fields.number("seq").unwrap_or(0);
    change(&hall, &id, &posted, Some(expected), move |fold| permit::act(fold, &person, action)).await
}

pub async fn undo(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    let expected = posted.fields.number("seq").unwrap_or(0);
    change(&hall, &id, &posted, Some(expected), move |fold| permit::undo(fold, &person)).await
}

pub async fn why(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let room = room(&hall, &id).await?;
    let fold = room.fold();
    let person = posted.visitor.id().unwrap_or_default();
    let action = posted.fields.get("action").unwrap_or_default();
    let refusal = match (permit::to_decide(&fold, person), fold.game.as_deref()) {
        (Err(Refused::Table { words, .. }), _) => Some((String::new(), words)),
        (Ok(_), Some(game)) => match game.check(action) {
            Ok(()) => None,
            Err(Rejected::Refused(refusal)) => Some((refusal.rule.to_owned(), refusal.reason)),
            Err(Rejected::Unreadable(reason)) => {
                Some((String::new(), Message::new("table-unreadable").with("reason", reason)))
            }
        },
        _ => Some((String::new(), Message::new("table-not-running"))),
    };
    let reader = posted.visitor.reader();
    if posted.visitor.script {
        let why = Why { game: fold.setup.game.clone(), action: action.to_owned(), refusal };
        return Ok(html(StatusCode::OK, part::why(&reader, &why)));
    }
    let words = refusal.map_or(Message::new("table-allowed"), |(_, words)| words);
    let notice = Some(Notice { fault: false, words });
    let reader = Reader { notice, path: format!("/t/{id}"), ..reader };
    let table = show::table(&id, &room.scene(), looker(&hall, &posted.visitor));
    Ok(html(StatusCode::OK, page::table(&reader, &table)))
}

pub async fn hint(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let room = room(&hall, &id).await?;
    let scene = room.scene();
    let person = posted.visitor.id().unwrap_or_default();
    let advice = match permit::hint(&scene.fold, person) {
        Ok(_) => hall.thinkers.advise(&room, &scene.fold).await,
        Err(why) => Err(why.into()),
    };
    let advice = match advice {
        Ok(advice) => advice,
        Err(error) => return Ok(refuse(&hall, &room, &posted.visitor, error.into())),
    };
    let table = show::table(&id, &scene, looker(&hall, &posted.visitor));
    let table = TableView { hint: Some(Hint::clone(&advice)), ..table };
    if posted.visitor.script {
        return Ok(html(StatusCode::OK, part::hint(&posted.visitor.reader(), &table)));
    }
    let reader = Reader { path: format!("/t/{id}"), ..posted.visitor.reader() };
    Ok(html(StatusCode::OK, page::table(&reader, &table)))
}

/// A line of chat as it is kept: nothing that cannot be seen, and not too long.
pub fn line(text: &str) -> String {
    let seen = |letter: char| if letter.is_whitespace() { ' ' } else { letter };
    let plain: String = text.chars().map(seen).filter(|letter| !is_unseen(*letter)).collect();
    plain.trim().chars().take(LONGEST_LINE).collect()
}

pub async fn chat(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let room = room(&hall, &id).await?;
    let person = posted.visitor.id().unwrap_or_default();
    let name = match permit::speak(&room.fold(), person) {
        Ok(name) => name,
        Err(why) => return Ok(refuse(&hall, &room, &posted.visitor, why.into())),
    };
    let text = line(posted.fields.get("text").unwrap_or_default());
    if !text.is_empty() {
        hall.say(&room, person.to_owned(), name, text).await?;
    }
    Ok(posted.done(&format!("/t/{id}")))
}

pub async fn resign(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    let named = posted.fields.number("seat").and_then(|seat| u8::try_from(seat).ok());
    change(&hall, &id, &posted, None, move |fold| permit::resign(fold, named, &person)).await
}

pub async fn abandon(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    change(&hall, &id, &posted, None, move |fold| permit::give_up(fold, &person)).await
}

pub async fn rematch(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let room = room(&hall, &id).await?;
    let person = posted.visitor.id().unwrap_or_default();
    let again = match make_rematch(&hall, &room, person, entropy(&hall, &posted.fields)).await {
        Ok(again) => again,
        Err(error) => return Ok(refuse(&hall, &room, &posted.visitor, error.into())),
    };
    let to = format!("/t/{again}");
    let mut response = posted.done(&to);
    if let Ok(to) = HeaderValue::from_str(&to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    Ok(response)
}

/// The table for another game of the same people: the one there is, or a new one.
async fn make_rematch(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    person: &str,
    added: String,
) -> Result<String, NotDone> {
    let fold = room.fold();
    if let Some(again) = &fold.rematch {
        return Ok(again.clone());
    }
    if fold.seats_of(person).next().is_none() {
        return Err(Refused::not_yours(Message::new("table-only-seated")).into());
    }
    if !matches!(fold.stage, Stage::Over | Stage::Abandoned) {
        return Err(Refused::not_now(Message::new("table-not-finished")).into());
    }
    let sit = |place: &samovar_table::fold::Place| match &place.by {
        Sitting::Person { person: of, .. } if of.is_empty() => Sitting::Nobody,
        Sitting::Person { person: of, name, .. } => {
            let added = if of == person { added.clone() } else { String::new() };
            Sitting::Person { person: of.clone(), name: name.clone(), added }
        }
        Sitting::Nobody | Sitting::Invited { .. } | Sitting::Bot { .. } => place.by.clone(),
    };
    let setup = Setup {
        host: person.to_owned(),
        secret: Seed::new(hall.settings.random.bytes()),
        seats: fold.places.iter().map(sit).collect(),
        ..fold.setup.clone()
    };
    let alone = setup.seats.iter().all(|seat| match seat {
        Sitting::Person { person: of, .. } => of == person,
        Sitting::Bot { .. } => true,
        Sitting::Nobody | Sitting::Invited { .. } => false,
    });
    let again = hall.rooms.make(setup).await?;
    let table = again.clone();
    let told = hall.change(room, None, move |fold| match fold.rematch {
        None => Ok(Deed::Rematch { table }),
        Some(_) => Err(Refused::not_now(Message::new("table-rematch-already"))),
    });
    match told.await {
        Ok(_) if alone => {
            // A table that cannot start yet waits for its people.
            let _ = begin(hall, &again).await;
            Ok(again)
        }
        Ok(_) => Ok(again),
        // Somebody else was quicker: theirs it is.
        Err(_) => room.fold().rematch.clone().ok_or(NotDone::Moved),
    }
}
