//! The texts about the games: how to play, rulebooks, glossaries, and the drawer at a table.

use axum::extract::{Path, RawQuery};
use axum::http::StatusCode;
use axum::response::Response;
use samovar_web::model::{Help, Reader, RulesQuery, Shelf};
use samovar_web::{page, part};

use super::home::kind;
use super::html;
use super::problem::{Problem, Reply};
use super::visitor::{Fields, Visitor, form};

pub async fn overview(visitor: Visitor) -> Response {
    html(StatusCode::OK, page::learn(&visitor.reader()))
}

pub async fn guide(visitor: Visitor, Path(game): Path<String>) -> Reply {
    let kind = kind(&game)?;
    Ok(html(StatusCode::OK, page::guide(&visitor.reader(), kind.name())))
}

pub async fn rules(visitor: Visitor, Path(game): Path<String>, RawQuery(query): RawQuery) -> Reply {
    look_up(&visitor, &game, query, page::rulebook)
}

pub async fn reference(visitor: Visitor, Path(game): Path<String>, RawQuery(query): RawQuery) -> Reply {
    look_up(&visitor, &game, query, page::reference)
}

pub async fn glossary(visitor: Visitor, Path(game): Path<String>, RawQuery(query): RawQuery) -> Reply {
    look_up(&visitor, &game, query, page::glossary)
}

/// A page of a text in which one can search.
fn look_up(
    visitor: &Visitor,
    game: &str,
    query: Option<String>,
    page: fn(&Reader, &RulesQuery) -> String,
) -> Reply {
    let game = kind(game)?.name().to_owned();
    let query = RulesQuery { game, query: searched(query) };
    Ok(html(StatusCode::OK, page(&visitor.reader(), &query)))
}

fn searched(query: Option<String>) -> String {
    let fields = Fields(form(query.unwrap_or_default().as_bytes()));
    fields.get("q").unwrap_or_default().to_owned()
}

/// What the drawer at a table shows.
pub async fn help(
    visitor: Visitor,
    Path((game, shelf)): Path<(String, String)>,
    RawQuery(query): RawQuery,
) -> Reply {
    let game = kind(&game)?.name().to_owned();
    let shelf = Shelf::named(&shelf).ok_or_else(|| Problem::new(StatusCode::NOT_FOUND))?;
    let help = Help { game, shelf, query: searched(query) };
    Ok(html(StatusCode::OK, part::help(&visitor.reader(), &help)))
}
