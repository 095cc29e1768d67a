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

use axum::Json;
use axum::http::StatusCode;
use samovar_engine::Message;

use self::fault::Fault;

/// What a handler answers.
type Reply<T> = Result<Json<T>, Fault>;

/// Refuses a text that is longer than the description allows, in characters.
fn at_most(field: &'static str, text: Option<&str>, most: usize) -> Result<(), Fault> {
    if text.is_none_or(|text| text.chars().count() <= most) {
        return Ok(());
    }
    let words = Message::new("api-too-long").with("field", field).with("most", most);
    Err(Fault::new(StatusCode::UNPROCESSABLE_ENTITY, words))
}

/// Answers whatever has no route here.
pub async fn nowhere() -> Fault {
    Fault::saying(StatusCode::NOT_FOUND, "api-no-route")
}

/// Answers whatever has a route, but not by this method.
pub async fn not_so() -> Fault {
    Fault::saying(StatusCode::METHOD_NOT_ALLOWED, "api-no-method")
}
