//! Whom people mute and block, and what they report.

use axum::extract::Path;
use axum::http::StatusCode;
use samovar_engine::Message;
use samovar_table::fold::{Fold, Refused};
use samovar_table::model::Regard;
use samovar_table::permit;
use samovar_web::model::Notice;

use super::at::At;
use super::problem::{Problem, Reply};
use super::table::{again, refuse};
use super::visitor::Posted;
use crate::hall::Hall;
use crate::store::{Report, StoreError};
use crate::text::line;

/// The most reports of one person that nobody has dealt with.
const MOST_REPORTS: i64 = 20;

type Which = Path<(String, u8)>;

/// Mutes or blocks the person on a seat, or welcomes that person again.
pub async fn regard(Path((_, seat)): Which, at: At<Posted>) -> Reply {
    let Some(regard) = at.by.fields.get("as").and_then(Regard::read) else {
        return Err(Problem::new(StatusCode::BAD_REQUEST));
    };
    let (fold, person) = (at.room.fold(), at.by.person());
    let other = match permit::other(&fold, seat, &person) {
        Ok(other) => other,
        Err(why) => return refuse(&at, why).await,
    };
    at.hall.store.set_regard(&person, other, regard).await?;
    Ok(at.by.done(&format!("/t/{}", at.room.id)))
}

/// Reports the person on a seat to whoever runs the server.
pub async fn report(Path((_, seat)): Which, at: At<Posted>) -> Reply {
    let (fold, person) = (at.room.fold(), at.by.person());
    let other = match permit::other(&fold, seat, &person) {
        Ok(other) => other.to_owned(),
        Err(why) => return refuse(&at, why).await,
    };
    let words = line(at.by.fields.get("text").unwrap_or_default());
    if words.is_empty() {
        return refuse(&at, Problem::saying(StatusCode::UNPROCESSABLE_ENTITY, "api-nothing-said")).await;
    }
    if at.hall.store.count_reports(&person).await? >= MOST_REPORTS {
        return refuse(&at, Refused::not_now("table-too-many-reports")).await;
    }
    let name = fold.places[usize::from(seat)].name().unwrap_or_default().to_owned();
    let by_name = at.by.visitor.person.as_ref().map(|person| person.name.clone()).unwrap_or_default();
    let (id, at_ms, table) = (at.hall.settings.random.id(), at.hall.now_ms(), at.room.id.clone());
    at.hall.store.add_report(&Report { id, at_ms, person, other, by_name, name, table, words }).await?;
    let notice = Notice { fault: false, words: Message::new("table-reported") };
    again(&at, StatusCode::OK, Some(notice), At::table).await
}

/// Why somebody may not join a table that has not begun: whoever made it or sits there has blocked that person.
pub async fn unwelcome(hall: &Hall, fold: &Fold, person: &str) -> Result<Option<Refused>, StoreError> {
    if fold.seats_of(person).next().is_some() {
        return Ok(None);
    }
    let there = |one: &String| *one == fold.setup.host || fold.seats_of(one).next().is_some();
    let blocked = hall.store.blocked_by(person).await?.iter().any(there);
    Ok(blocked.then_some(Refused::not_yours("table-blocked")))
}
