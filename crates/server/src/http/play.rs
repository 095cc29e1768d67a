//! Playing: decisions, undo, questions, chat, and the ways to end a table.

use axum::http::{HeaderValue, StatusCode, header};
use samovar_engine::{Message, Rejected, Seed};
use samovar_table::deed::{Deed, Setup, Sitting};
use samovar_table::fold::{Refused, Stage};
use samovar_table::permit::{self, Click};
use samovar_web::model::{Hint, Notice, TableView, Why};
use samovar_web::part;

use super::at::At;
use super::html;
use super::problem::Reply;
use super::seat::change;
use super::table::{again, refuse};
use super::visitor::Posted;
use crate::room::NotDone;
use crate::text::{line, promise};

pub async fn act(at: At<Posted>) -> Reply {
    let person = at.by.person();
    let end_turns = at.by.fields.get("auto_end") == Some("1");
    let click = Click { end_turns, ..Click::on(at.by.fields.get("action").unwrap_or_default()) };
    // Without a seq nobody knows which question was answered.
    let expected = at.by.fields.number("seq").unwrap_or(0);
    change(&at, Some(expected), move |fold| permit::act(fold, &person, &click)).await
}

pub async fn undo(at: At<Posted>) -> Reply {
    let person = at.by.person();
    let expected = at.by.fields.number("seq").unwrap_or(0);
    change(&at, Some(expected), move |fold| permit::undo(fold, &person)).await
}

pub async fn why(at: At<Posted>) -> Reply {
    let fold = at.room.fold();
    let action = at.by.fields.get("action").unwrap_or_default();
    let refusal = match (permit::to_decide(&fold, &at.by.person()), fold.game.as_deref()) {
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
    if at.by.visitor.script {
        let why = Why { game: fold.setup.game.clone(), action: action.to_owned(), refusal };
        return Ok(html(StatusCode::OK, part::why(&at.by.visitor.reader(), &why)));
    }
    let words = refusal.map_or(Message::new("table-allowed"), |(_, words)| words);
    again(&at, StatusCode::OK, Some(Notice { fault: false, words }), At::table).await
}

pub async fn hint(at: At<Posted>) -> Reply {
    let scene = at.room.scene();
    let advice = match permit::hint(&scene.fold, &at.by.person()) {
        Ok(_) => at.hall.thinkers.advise(&at.room, &scene.fold).await,
        Err(why) => Err(why.into()),
    };
    let advice = match advice {
        Ok(advice) => advice,
        Err(error) => return refuse(&at, error).await,
    };
    let table = move |at: &At<Posted>| TableView { hint: Some(Hint::clone(&advice)), ..at.table_in(&scene) };
    if at.by.visitor.script {
        let drawn = at.work(move |at| part::hint(&at.by.visitor.reader(), &table(at)));
        return Ok(html(StatusCode::OK, drawn.await?));
    }
    again(&at, StatusCode::OK, None, table).await
}

pub async fn chat(at: At<Posted>) -> Reply {
    let person = at.by.person();
    let name = match permit::speak(&at.room.fold(), &person) {
        Ok(name) => name,
        Err(why) => return refuse(&at, why).await,
    };
    let text = line(at.by.fields.get("text").unwrap_or_default());
    if !text.is_empty() {
        at.hall.say(&at.room, person, name, text).await?;
    }
    Ok(at.by.done(&format!("/t/{}", at.room.id)))
}

pub async fn resign(at: At<Posted>) -> Reply {
    let person = at.by.person();
    let named = at.by.fields.number("seat").and_then(|seat| u8::try_from(seat).ok());
    change(&at, None, move |fold| permit::resign(fold, named, &person)).await
}

pub async fn abandon(at: At<Posted>) -> Reply {
    let person = at.by.person();
    change(&at, None, move |fold| permit::give_up(fold, &person)).await
}

pub async fn rematch(at: At<Posted>) -> Reply {
    let again = match make_rematch(&at, &at.by.person()).await {
        Ok(again) => again,
        Err(error) => return refuse(&at, error).await,
    };
    let to = format!("/t/{again}");
    let mut response = at.by.done(&to);
    if let Ok(to) = HeaderValue::from_str(&to) {
        response.headers_mut().insert(header::LOCATION, to);
    }
    Ok(response)
}

/// The table for another game of the same people: the one there is, or a new one.
async fn make_rematch(at: &At<Posted>, person: &str) -> Result<String, NotDone> {
    let (hall, room) = (&at.hall, &at.room);
    let promise = promise(at.by.fields.get("promise"))?;
    let fold = room.fold();
    if let Some(again) = &fold.rematch {
        return Ok(again.clone());
    }
    if fold.seats_of(person).next().is_none() {
        return Err(Refused::not_yours("table-only-seated").into());
    }
    if !matches!(fold.stage, Stage::Over | Stage::Abandoned) {
        return Err(Refused::not_now("table-not-finished").into());
    }
    let blocked_by = hall.store.blocked_by(person).await?;
    let sit = |place: &samovar_table::fold::Place| match &place.by {
        Sitting::Person { person: of, .. } if of.is_empty() => Sitting::Nobody,
        Sitting::Person { person: of, name, .. } if of == person => Sitting::person(of, name, promise),
        // Whoever has blocked the person is not asked.
        Sitting::Person { person: of, .. } if blocked_by.contains(of) => {
            Sitting::invited(hall.settings.random.id())
        }
        // The others are asked, not seated: their seats are kept for them.
        Sitting::Person { person, name, .. } => {
            let key = hall.settings.random.id();
            Sitting::Invited { key, person: person.clone(), name: name.clone() }
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
        Some(_) => Err(Refused::not_now("table-rematch-already")),
    });
    match told.await {
        Ok(_) if alone => {
            // A table that cannot start yet waits for its people.
            let _ = hall.begin(&again).await;
            Ok(again)
        }
        Ok(_) => Ok(again),
        // Somebody else was quicker: theirs it is.
        Err(_) => room.fold().rematch.clone().ok_or(NotDone::Moved),
    }
}
