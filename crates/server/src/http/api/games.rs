//! What can be played, and for whom a token speaks.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use samovar_games::kinds;
use samovar_web::model::game_word;

use super::Reply;
use super::caller::{Caller, Known};
use super::fault::Faults;
use super::model::{Game, GameOption, Games, Me};
use crate::hall::Hall;

/// What can be played, with all options.
#[utoipa::path(get, path = "/api/v1/games", tag = "games", security((), ("token" = [])), responses((status = 200, body = Games), Faults))]
pub async fn games(State(hall): State<Arc<Hall>>, caller: Caller) -> Json<Games> {
    let game = |kind: &&'static dyn samovar_engine::Kind| Game {
        name: kind.name().to_owned(),
        title: game_word(caller.language, kind.name(), "name"),
        rules: kind.rules_version(),
        components: kind.components_hash(),
        options: kind.option_specs().iter().map(GameOption::of).collect(),
    };
    Json(Games { games: kinds().iter().map(game).collect(), bots: hall.bots.clone() })
}

/// For whom the token speaks.
#[utoipa::path(get, path = "/api/v1/me", tag = "games", responses((status = 200, body = Me), Faults))]
pub async fn me(known: Known) -> Reply<Me> {
    Ok(Json(Me { name: known.person.name }))
}
