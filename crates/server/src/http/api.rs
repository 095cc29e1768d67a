//! What programs ask for: JSON under `/api/v1`, described by `/openapi.json` and docs/api.md.
//!
//! A program speaks for an account by a token (`Authorization: Bearer …`); without one it sees what any stranger sees.
//! Cookies count for nothing here, so no form of another site can speak for anybody.

pub mod caller;
pub mod events;
pub mod fault;
pub mod games;
pub mod model;
pub mod openapi;
pub mod play;
pub mod seats;
pub mod tables;

use std::sync::Arc;

use axum::Json;
use axum::http::{HeaderMap, StatusCode, header};
use samovar_engine::Message;
use samovar_words::Language;

use self::caller::Caller;
use self::fault::Fault;
use crate::hall::Hall;
use crate::room::Room;
use samovar_table::permit::Permit;
use samovar_table::show::Looker;

/// What a handler answers.
type Reply<T> = Result<Json<T>, Fault>;

/// The table of this id.
async fn room(hall: &Hall, id: &str) -> Result<Arc<Room>, Fault> {
    hall.room(id).await?.ok_or_else(|| Fault::saying(StatusCode::NOT_FOUND, "table-no-table"))
}

/// Changes a table for whoever asks.
async fn change(
    hall: &Arc<Hall>,
    room: &Arc<Room>,
    expected: Option<i64>,
    decide: impl FnOnce(&samovar_table::fold::Fold) -> Permit + Send + 'static,
) -> Result<Arc<samovar_table::fold::Fold>, Fault> {
    Ok(hall.change(room, expected, decide).await?)
}

/// Refuses a text that is longer than the description allows, in characters.
fn at_most(field: &'static str, text: Option<&str>, most: usize) -> Result<(), Fault> {
    if text.is_none_or(|text| text.chars().count() <= most) {
        return Ok(());
    }
    let words = Message::new("api-too-long").with("field", field).with("most", most);
    Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, words))
}

/// Who looks.
fn looker<'a>(hall: &'a Hall, caller: &'a Caller) -> Looker<'a> {
    Looker {
        person: caller.id(),
        invitation: None,
        base: &caller.base,
        now_ms: hall.now_ms(),
        bots: &hall.bots,
    }
}

/// The language a program asks for; English if it says nothing.
pub fn language(headers: &HeaderMap) -> Language {
    let text = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    super::visitor::accepted(text.unwrap_or_default())
}

/// Answers whatever has no route here.
pub async fn nowhere() -> Fault {
    Fault::saying(StatusCode::NOT_FOUND, "api-no-route")
}

/// Answers whatever has a route, but not by this method.
pub async fn not_so() -> Fault {
    Fault::saying(StatusCode::METHOD_NOT_ALLOWED, "api-no-method")
}
