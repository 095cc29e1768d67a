//! The description of the interface, made from the very types that are sent.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{IntoResponse, Response};
use samovar_games::kinds;
use serde_json::Value;
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::{Modify, OpenApi};

use super::fault::Error;
use super::model::Update;
use super::{events, games, play, seats, tables};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Samovar",
        description = "Tables for programs. See docs/api.md.",
        license(name = "MIT"),
    ),
    paths(
        games::games, games::me, tables::list, tables::make, tables::show, tables::actions, tables::record,
        tables::analysis,
        seats::join, seats::leave, seats::bot, seats::start, seats::resign, seats::abandon,
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

static TEXT: LazyLock<String> = LazyLock::new(|| {
    let mut description = serde_json::to_value(Description::openapi()).expect("a description is plain data");
    let schemas = &mut description["components"]["schemas"];
    // What the registries know, the types do not.
    schemas["NewTable"]["properties"]["game"]["enum"] = kinds().iter().map(|kind| kind.name()).collect();
    let levels: Vec<Value> = samovar_bots::NAMES.iter().map(|name| Value::from(*name)).collect();
    schemas["NewBot"]["properties"]["level"]["enum"] = levels.clone().into();
    schemas["NewSeat"]["properties"]["level"]["enum"] = levels.into_iter().chain([Value::Null]).collect();
    serde_json::to_string_pretty(&description).expect("a description is plain data")
});

/// The description.
pub fn text() -> &'static str {
    &TEXT
}

/// Serves the description.
pub async fn serve() -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text()).into_response()
}
