//! The texts about the games: how to play, rulebooks, glossaries, and the drawer at a table.

use std::sync::Arc;

use axum::extract::{Path, RawQuery, State};
use axum::http::StatusCode;
use samovar_web::model::{Help, Reader, RulesQuery, Shelf};
use samovar_web::{page, part};

use super::home::kind;
use super::problem::{Problem, Reply};
use super::visitor::{Fields, Visitor, form};
use crate::hall::Hall;

type Which = State<Arc<Hall>>;

pub async fn overview(State(hall): Which, visitor: Visitor) -> Reply {
    visitor.draw(&hall, StatusCode::OK, page::learn).await
}

/// What is proven about chance.
pub async fn fairness(State(hall): Which, visitor: Visitor) -> Reply {
    visitor.draw(&hall, StatusCode::OK, page::fair_chance).await
}

pub async fn guide(State(hall): Which, visitor: Visitor, Path(game): Path<String>) -> Reply {
    let kind = kind(&game)?;
    visitor.draw(&hall, StatusCode::OK, |reader| page::guide(reader, kind.name())).await
}

pub async fn rules(
    State(hall): Which,
    visitor: Visitor,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Reply {
    look_up(&hall, &visitor, &game, query, page::rulebook).await
}

pub async fn reference(
    State(hall): Which,
    visitor: Visitor,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Reply {
    look_up(&hall, &visitor, &game, query, page::reference).await
}

pub async fn glossary(
    State(hall): Which,
    visitor: Visitor,
    Path(game): Path<String>,
    RawQuery(query): RawQuery,
) -> Reply {
    look_up(&hall, &visitor, &game, query, page::glossary).await
}

/// A page of a text in which one can search.
async fn look_up(
    hall: &Hall,
    visitor: &Visitor,
    game: &str,
    query: Option<String>,
    page: fn(&Reader, &RulesQuery) -> String,
) -> Reply {
    let game = kind(game)?.name().to_owned();
    let query = RulesQuery { game, query: searched(query) };
    visitor.draw(hall, StatusCode::OK, move |reader| page(reader, &query)).await
}

fn searched(query: Option<String>) -> String {
    let fields = Fields(form(query.unwrap_or_default().as_bytes()));
    fields.get("q").unwrap_or_default().to_owned()
}

/// What the drawer at a table shows.
pub async fn help(
    State(hall): Which,
    visitor: Visitor,
    Path((game, shelf)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Reply {
    let game = kind(&game)?.name().to_owned();
    let shelf = Shelf::named(&shelf).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND))?;
    let help = Help { game, shelf, query: searched(query) };
    visitor.draw(&hall, StatusCode::OK, move |reader| part::help(reader, &help)).await
}
