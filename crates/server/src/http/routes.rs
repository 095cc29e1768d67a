//! The one list of routes. Whatever the server answers stands here, so that tests can go through all of it.

use std::sync::Arc;

use axum::routing::{MethodRouter, get, post};

use super::{
    account, api, asset, guides, healthz, home, learn, live, numbers, play, preferences, regard, seat, table,
};
use crate::hall::Hall;

/// Through which door a request comes in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Door {
    /// Nobody is asked who they are.
    Open,
    /// Browsers: sessions by cookie, forms with a token, problems as pages.
    Page,
    /// Programs: accounts by token, faults as JSON.
    Api,
}

/// A route.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// Its method.
    pub method: &'static str,
    /// Its path, with names in braces for what varies.
    pub path: &'static str,
    /// Its door.
    pub door: Door,
    /// Who answers.
    pub(super) answer: fn() -> MethodRouter<Arc<Hall>>,
}

type Answer = fn() -> MethodRouter<Arc<Hall>>;

const fn route(method: &'static str, path: &'static str, door: Door, answer: Answer) -> Route {
    Route { method, path, door, answer }
}

/// Every route there is.
pub const ROUTES: &[Route] = &[
    route("GET", "/healthz", Door::Open, || get(healthz)),
    route("GET", "/assets/{name}", Door::Open, || get(asset::serve)),
    route("GET", "/metrics", Door::Open, || get(numbers)),
    route("GET", "/openapi.json", Door::Open, || get(api::openapi::serve)),
    route("GET", "/", Door::Page, || get(home::home)),
    route("GET", "/new", Door::Page, || get(home::new)),
    route("POST", "/tables", Door::Page, || post(home::make)),
    route("GET", "/learn", Door::Page, || get(guides::overview)),
    route("GET", "/learn/{game}", Door::Page, || get(guides::guide)),
    route("GET", "/rules/{game}", Door::Page, || get(guides::rules)),
    route("GET", "/reference/{game}", Door::Page, || get(guides::reference)),
    route("GET", "/glossary/{game}", Door::Page, || get(guides::glossary)),
    route("GET", "/help/{game}/{shelf}", Door::Page, || get(guides::help)),
    route("GET", "/learn/{game}/lessons", Door::Page, || get(learn::lessons)),
    route("POST", "/learn/{game}/lessons/{lesson}", Door::Page, || post(learn::begin)),
    route("GET", "/fairness", Door::Page, || get(guides::fairness)),
    route("POST", "/language", Door::Page, || post(home::language)),
    route("GET", "/account", Door::Page, || get(account::show)),
    route("POST", "/account", Door::Page, || post(account::change)),
    route("GET", "/preferences", Door::Page, || get(preferences::show)),
    route("POST", "/preferences", Door::Page, || post(preferences::change)),
    route("GET", "/t/{id}", Door::Page, || get(table::show)),
    route("GET", "/t/{id}/events", Door::Page, || get(live::events)),
    route("GET", "/t/{id}/turn", Door::Page, || get(table::turn)),
    route("GET", "/t/{id}/replay", Door::Page, || get(table::replay)),
    route("GET", "/t/{id}/record", Door::Page, || get(table::record)),
    route("GET", "/t/{id}/analysis", Door::Page, || get(table::analysis)),
    route("GET", "/t/{id}/verify", Door::Page, || get(table::verify)),
    route("POST", "/t/{id}/seat/{seat}/take", Door::Page, || post(seat::take)),
    route("POST", "/t/{id}/seat/{seat}/leave", Door::Page, || post(seat::leave)),
    route("POST", "/t/{id}/seat/{seat}/bot", Door::Page, || post(seat::bot)),
    route("POST", "/t/{id}/seat/{seat}/person", Door::Page, || post(seat::person)),
    route("POST", "/t/{id}/seat/{seat}/reveal", Door::Page, || post(seat::reveal)),
    route("POST", "/t/{id}/seat/{seat}/regard", Door::Page, || post(regard::regard)),
    route("POST", "/t/{id}/seat/{seat}/report", Door::Page, || post(regard::report)),
    route("POST", "/t/{id}/start", Door::Page, || post(seat::start)),
    route("POST", "/t/{id}/act", Door::Page, || post(play::act)),
    route("POST", "/t/{id}/read", Door::Page, || post(learn::read)),
    route("POST", "/t/{id}/coach", Door::Page, || post(learn::coach)),
    route("POST", "/t/{id}/undo", Door::Page, || post(play::undo)),
    route("POST", "/t/{id}/why", Door::Page, || post(play::why)),
    route("POST", "/t/{id}/hint", Door::Page, || post(play::hint)),
    route("POST", "/t/{id}/chat", Door::Page, || post(play::chat)),
    route("POST", "/t/{id}/resign", Door::Page, || post(play::resign)),
    route("POST", "/t/{id}/abandon", Door::Page, || post(play::abandon)),
    route("POST", "/t/{id}/rematch", Door::Page, || post(play::rematch)),
    route("GET", "/api/v1/games", Door::Api, || get(api::games::games)),
    route("GET", "/api/v1/me", Door::Api, || get(api::games::me)),
    route("GET", "/api/v1/tables", Door::Api, || get(api::tables::list)),
    route("POST", "/api/v1/tables", Door::Api, || post(api::tables::make)),
    route("GET", "/api/v1/tables/{id}", Door::Api, || get(api::tables::show)),
    route("GET", "/api/v1/tables/{id}/actions", Door::Api, || get(api::tables::actions)),
    route("POST", "/api/v1/tables/{id}/actions", Door::Api, || post(api::play::act)),
    route("GET", "/api/v1/tables/{id}/hint", Door::Api, || get(api::play::hint)),
    route("GET", "/api/v1/tables/{id}/events", Door::Api, || get(api::events::events)),
    route("GET", "/api/v1/tables/{id}/record", Door::Api, || get(api::tables::record)),
    route("GET", "/api/v1/tables/{id}/chain", Door::Api, || get(api::tables::chain)),
    route("GET", "/api/v1/tables/{id}/analysis", Door::Api, || get(api::tables::analysis)),
    route("POST", "/api/v1/tables/{id}/join", Door::Api, || post(api::seats::join)),
    route("POST", "/api/v1/tables/{id}/leave", Door::Api, || post(api::seats::leave)),
    route("POST", "/api/v1/tables/{id}/bot", Door::Api, || post(api::seats::bot)),
    route("POST", "/api/v1/tables/{id}/reveal", Door::Api, || post(api::seats::reveal)),
    route("POST", "/api/v1/tables/{id}/start", Door::Api, || post(api::seats::start)),
    route("POST", "/api/v1/tables/{id}/undo", Door::Api, || post(api::play::undo)),
    route("POST", "/api/v1/tables/{id}/check", Door::Api, || post(api::play::check)),
    route("POST", "/api/v1/tables/{id}/chat", Door::Api, || post(api::play::chat)),
    route("POST", "/api/v1/tables/{id}/resign", Door::Api, || post(api::seats::resign)),
    route("POST", "/api/v1/tables/{id}/abandon", Door::Api, || post(api::seats::abandon)),
];
