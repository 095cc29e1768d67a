//! The description of the interface, made from the very types that are sent.

use std::borrow::Cow;
use std::sync::{Arc, LazyLock};

use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use samovar_bots::NAMES;
use samovar_games::kinds;
use serde_json::Value;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::fault::Error;
use super::model::Update;
use super::{events, games, play, seats, tables};
use crate::hall::Hall;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Samovar",
        description = "Tables for programs. See docs/api.md.",
        license(name = "MIT"),
    ),
    paths(
        games::games, games::me, tables::list, tables::make, tables::show, tables::actions, tables::record,
        tables::analysis, tables::chain,
        seats::join, seats::leave, seats::bot, seats::reveal, seats::start, seats::resign, seats::abandon,
        play::act, play::hint, play::undo, play::check, play::chat, events::events,
    ),
    components(schemas(Error, Update)),
    security(("token" = [])),
    modifiers(&Tokens),
)]
struct Description;

/// Tokens in `Authorization: Bearer …`.
struct Tokens;

impl Modify for Tokens {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let bearer = HttpBuilder::new().scheme(HttpAuthScheme::Bearer);
        let bearer = bearer.description(Some("A token of the account page.")).build();
        let components = openapi.components.get_or_insert_default();
        components.add_security_scheme("token", SecurityScheme::Http(bearer));
    }
}

static TEXT: LazyLock<String> = LazyLock::new(|| describe(&NAMES));

/// The description of a server with these bots.
fn describe<T: AsRef<str>>(bots: &[T]) -> String {
    let mut description = serde_json::to_value(Description::openapi()).expect("a description is plain data");
    let schemas = &mut description["components"]["schemas"];
    // What the registries know, the types do not.
    schemas["NewTable"]["properties"]["game"]["enum"] = kinds().iter().map(|kind| kind.name()).collect();
    let levels: Vec<Value> = bots.iter().map(|name| Value::from(name.as_ref())).collect();
    schemas["NewBot"]["properties"]["level"]["enum"] = levels.clone().into();
    schemas["NewSeat"]["properties"]["level"]["enum"] = levels.into_iter().chain([Value::Null]).collect();
    serde_json::to_string_pretty(&description).expect("a description is plain data")
}

/// The description of a server that offers no bots of its own.
pub fn text() -> &'static str {
    &TEXT
}

/// Serves the description.
pub async fn serve(State(hall): State<Arc<Hall>>) -> Response {
    let own = !hall.settings.offers.is_empty();
    let text = if own { Cow::from(describe(&hall.bots)) } else { Cow::from(text()) };
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
