//! The home page, new tables, languages.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use samovar_engine::{Kind, Message, Seed};
use samovar_games::find;
use samovar_web::form::{Asked, AskedSeat};
use samovar_web::model::{Home, NewTable, TableLine};
use samovar_web::page;

use super::problem::{Problem, Reply};
use super::visitor::{
    Fields, Posted, Visitor, form, is_secure, language_cookie, own_path, set_cookie, unfit_name,
};
use crate::hall::Hall;
use crate::room::NotDone;
use crate::store::Listed;
use crate::text::{clean_name, promise};
use samovar_table::card;
use samovar_table::deed::{Setup, Sitting, Teaching};
use samovar_table::fold::{Refused, Stage};

/// The most tables a list shows.
const MANY: i64 = 50;

/// When nobody is to be bothered with a table any more: a week without anything, in seconds.
const STALE: u64 = 7 * 24 * 60 * 60;

pub async fn home(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Reply {
    let mine = my_tables(&hall, &visitor).await?;
    let not_mine = |line: &TableLine| !mine.iter().any(|own| own.id == line.id);
    let mut open = lines(&hall, &visitor, hall.store.listed(Stage::Lobby.word(), MANY).await?);
    let mut running = lines(&hall, &visitor, hall.store.listed(Stage::Playing.word(), MANY).await?);
    open.retain(|line| not_mine(line) && line.idle < STALE);
    running.retain(|line| not_mine(line) && line.idle < STALE);
    let home = Home { mine, open, running };
    visitor.draw(&hall, StatusCode::OK, move |reader| page::home(reader, &home)).await
}

pub async fn my_tables(hall: &Hall, visitor: &Visitor) -> Result<Vec<TableLine>, Problem> {
    let Some(person) = visitor.id() else { return Ok(Vec::new()) };
    Ok(lines(hall, visitor, hall.store.tables_of(person, MANY).await?))
}

fn lines(hall: &Hall, visitor: &Visitor, listed: Vec<Listed>) -> Vec<TableLine> {
    let now = hall.now_ms();
    listed.iter().filter_map(|listed| card::line(listed, visitor.id(), now)).collect()
}

pub async fn new(State(hall): State<Arc<Hall>>, visitor: Visitor, RawQuery(query): RawQuery) -> Reply {
    let fields = Fields(form(query.unwrap_or_default().as_bytes()));
    let kind = kind(fields.get("game").unwrap_or_default())?;
    let form = new_table(&hall, kind, fields, Vec::new());
    visitor.draw(&hall, StatusCode::OK, move |reader| page::new_table(reader, &form)).await
}

fn new_table(hall: &Hall, kind: &dyn Kind, fields: Fields, faults: Vec<Message>) -> NewTable {
    NewTable { game: kind.name().to_owned(), fields: fields.0, faults, bots: hall.bots.clone() }
}

pub fn kind(name: &str) -> Result<&'static dyn Kind, Problem> {
    find(name).ok_or_else(|| Problem {
        words: Some(Message::new("table-no-game").with("game", name)),
        ..Problem::new(StatusCode::NOT_FOUND)
    })
}

pub async fn make(State(hall): State<Arc<Hall>>, mut posted: Posted) -> Reply {
    let kind = kind(posted.fields.get("game").unwrap_or_default())?;
    let asked = Asked::read(kind, &posted.fields.0);
    let name = (!asked.name.is_empty()).then_some(asked.name.as_str());
    let person = posted.visitor.remembered(&hall, name).await?;
    for seat in &asked.seats {
        if let AskedSeat::Guest(name) = seat
            && let Some(fault) = unfit_name(&hall, &clean_name(name)).await?
        {
            return Err(Problem::saying(StatusCode::UNPROCESSABLE_ENTITY, fault));
        }
    }
    let promise = promise(posted.fields.get("promise")).map_err(NotDone::from)?;
    let sit = |seat: &AskedSeat| match seat {
        AskedSeat::Me => Sitting::person(&person.id, &person.name, promise),
        AskedSeat::Guest(name) => Sitting::person(&person.id, &clean_name(name), promise),
        AskedSeat::Open => Sitting::Nobody,
        AskedSeat::Invited => Sitting::invited(hall.settings.random.id()),
        AskedSeat::Bot(level) => Sitting::Bot { level: hall.bot_or_usual(level).to_owned() },
    };
    let setup = Setup {
        game: kind.name().to_owned(),
        options: asked.options.clone(),
        listed: asked.public,
        correspondence: asked.pace.correspondence,
        clock: asked.pace.clock,
        hints: asked.hints,
        host: person.id.clone(),
        secret: Seed::new(hall.settings.random.bytes()),
        seats: asked.seats.iter().map(sit).collect(),
        position: None,
        teaching: asked.coach.then_some(Teaching::Coach),
    };
    let full = !setup.seats.iter().any(Sitting::is_empty);
    let id = match hall.rooms.make(setup).await {
        Ok(id) => id,
        Err(NotDone::Refused(Refused::Options(faults))) => {
            let form = new_table(&hall, kind, posted.fields, faults.0);
            let path = format!("/new?game={}", kind.name());
            let visitor = Visitor { path, ..posted.visitor };
            let status = StatusCode::UNPROCESSABLE_ENTITY;
            return visitor.draw(&hall, status, move |reader| page::new_table(reader, &form)).await;
        }
        Err(error) => return Err(error.into()),
    };
    if asked.start && full {
        hall.begin(&id).await?;
    }
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

pub async fn language(posted: Posted) -> Response {
    let back = posted.fields.get("back").and_then(own_path).unwrap_or("/");
    let mut response = Redirect::to(back).into_response();
    if let Some(language) = posted.fields.get("language").and_then(|code| code.parse().ok()) {
        set_cookie(&mut response, language_cookie(language, is_secure(&posted.visitor.base)));
    }
    response
}
