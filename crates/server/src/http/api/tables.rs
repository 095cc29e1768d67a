//! Tables: listed, made, looked at.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use samovar_engine::{Kind, Message, Seed};
use samovar_games::find;

use super::Reply;
use super::caller::{Asked, Caller, Known, Sent};
use super::fault::{Fault, Faults};
use super::model::{
    Analysis, Chain, Choices, KnownLines, Line, NewSeat, NewSits, NewTable, Table, Tables, Wanted,
};
use crate::hall::Hall;
use crate::http::at::At;
use crate::text::promise;
use samovar_table::card;
use samovar_table::deed::{Setup, Sitting};
use samovar_table::fold::Refused;
use samovar_table::show;

/// The most tables of a list.
const MOST: u8 = 200;
/// The longest clock, in seconds: a year.
const LONGEST_CLOCK: u32 = 365 * 24 * 60 * 60;

/// The listed tables of a stage, or the account's own.
#[utoipa::path(get, path = "/api/v1/tables", tag = "tables", params(Wanted), security((), ("token" = [])), responses((status = 200, body = Tables), Faults))]
pub async fn list(
    State(hall): State<Arc<Hall>>,
    caller: Caller,
    Asked(wanted): Asked<Wanted>,
) -> Reply<Tables> {
    if !(1..=MOST).contains(&wanted.limit) {
        return Err(Fault::unreadable(StatusCode::BAD_REQUEST, "api-bad-query", format!("limit: 1–{MOST}")));
    }
    let limit = i64::from(wanted.limit);
    let listed = match (wanted.mine, caller.id()) {
        (true, None) => return Err(Fault::saying(StatusCode::UNAUTHORIZED, "api-no-token")),
        (true, Some(person)) => hall.store.tables_of(person, limit).await?,
        (false, _) => hall.store.listed(wanted.stage.word(), limit).await?,
    };
    let now = hall.now_ms();
    let lines = listed.iter().filter_map(|listed| card::line(listed, caller.id(), now));
    Ok(Json(Tables { tables: lines.map(Line::from).collect() }))
}

/// Makes a table.
#[utoipa::path(post, path = "/api/v1/tables", tag = "tables", request_body = NewTable, responses((status = 201, body = Table), Faults))]
pub async fn make(
    State(hall): State<Arc<Hall>>,
    known: Known,
    Sent(new): Sent<NewTable>,
) -> Result<Response, Fault> {
    let setup = setup(&hall, &known, &new)?;
    let full = !setup.seats.iter().any(Sitting::is_empty);
    let id = hall.rooms.make(setup).await?;
    if new.start && full {
        hall.begin(&id).await?;
    }
    let at = At::new(&hall, &id, known).await?;
    let table = at.work(|at| Table::of(at.table(), at.by.caller.language)).await?;
    Ok((StatusCode::CREATED, Json(table)).into_response())
}

fn setup(hall: &Hall, known: &Known, new: &NewTable) -> Result<Setup, Fault> {
    let refuse = |words| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, words);
    let kind = find(&new.game)
        .ok_or_else(|| refuse(Message::new("table-no-game").with("game", new.game.as_str())))?;
    if new.clock.is_some_and(|clock| !(1..=LONGEST_CLOCK).contains(&clock)) {
        return Err(refuse(Message::new("api-bad-clock").with("most", LONGEST_CLOCK)));
    }
    let secret = Seed::new(hall.settings.random.bytes());
    Ok(Setup {
        game: kind.name().to_owned(),
        options: new.options.clone(),
        listed: new.listed,
        correspondence: new.correspondence,
        clock: new.clock,
        hints: new.hints,
        host: known.person.id.clone(),
        secret,
        seats: seats(hall, known, new, kind, secret)?,
        position: None,
        teaching: None,
    })
}

/// Who sits where: as it was said, or the account first and the other seats open.
fn seats(
    hall: &Hall,
    known: &Known,
    new: &NewTable,
    kind: &dyn Kind,
    secret: Seed,
) -> Result<Vec<Sitting>, Fault> {
    let wanted = if new.seats.is_empty() {
        let players = kind.new_table(&new.options, secret).map_err(Refused::from)?.seats();
        let seat =
            |number| NewSeat { sits: if number == 0 { NewSits::Me } else { NewSits::Open }, level: None };
        (0..players).map(seat).collect()
    } else {
        new.seats.clone()
    };
    if wanted.iter().filter(|seat| seat.sits == NewSits::Me).count() > 1 {
        return Err(Fault::saying(StatusCode::UNPROCESSABLE_ENTITY, "api-one-seat"));
    }
    let promise = promise(new.promise.as_deref())?;
    let sit = |seat: &NewSeat| match seat.sits {
        _ if seat.level.is_some() && seat.sits != NewSits::Bot => {
            Err(Fault::saying(StatusCode::UNPROCESSABLE_ENTITY, "api-level-of-bot"))
        }
        NewSits::Me => Ok(Sitting::person(&known.person.id, &known.person.name, promise)),
        NewSits::Open => Ok(Sitting::Nobody),
        NewSits::Invited => Ok(Sitting::invited(hall.settings.random.id())),
        NewSits::Bot => Ok(Sitting::Bot { level: bot(hall, seat.level.as_deref().unwrap_or_default())? }),
    };
    wanted.iter().map(sit).collect()
}

/// The name of a bot that is offered here.
pub fn bot(hall: &Hall, level: &str) -> Result<String, Fault> {
    let known = hall.bots.iter().find(|name| *name == level);
    let words = || Message::new("api-no-bot").with("level", level).with("allowed", hall.bots.join(", "));
    known.cloned().ok_or_else(|| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, words()))
}

/// A table as the account sees it: seats, what may be known of the game, log, chat.
#[utoipa::path(get, path = "/api/v1/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table")), security((), ("token" = [])), responses((status = 200, body = Table), Faults))]
pub async fn show(at: At<Caller>) -> Reply<Table> {
    Ok(Json(at.work(|at| Table::of(at.table(), at.by.language)).await?))
}

/// What the account may do now, in notation and words.
#[utoipa::path(get, path = "/api/v1/tables/{id}/actions", tag = "play", params(("id" = String, Path, description = "The table")), security((), ("token" = [])), responses((status = 200, body = Choices), Faults))]
pub async fn actions(at: At<Caller>) -> Reply<Choices> {
    Ok(Json(at.work(|at| Choices::of(&at.table(), at.by.language)).await?))
}

/// What a bot thinks of a game that is over: everybody's chance to win after each turn, and the turns that cost most. It is
/// made when somebody first asks: ask again until it is `ready`.
#[utoipa::path(get, path = "/api/v1/tables/{id}/analysis", tag = "tables", params(("id" = String, Path, description = "The table")), security((), ("token" = [])), responses((status = 200, body = Analysis), Faults))]
pub async fn analysis(at: At<Caller>) -> Reply<Analysis> {
    let analysed = at.hall.thinkers.analysis(&at.room).await?;
    let told = at.work(move |at| {
        let view = show::analysis(&at.room.id, &at.room.scene(), at.looker(), &analysed);
        Analysis::of(view, at.by.language)
    });
    Ok(Json(told.await?))
}

/// The chain of a table: what binds the server to everything it has told. See docs/fairness.md.
#[utoipa::path(get, path = "/api/v1/tables/{id}/chain", tag = "tables", params(("id" = String, Path, description = "The table"), KnownLines), security((), ("token" = [])), responses((status = 200, body = Chain), Faults))]
pub async fn chain(at: At<Caller>, Asked(known): Asked<KnownLines>) -> Reply<Chain> {
    let fold = at.room.fold();
    let chain = fold.chain.as_ref();
    Ok(Json(Chain {
        table: chain.map(|chain| chain.lines()[0].to_string()),
        lines: chain.map_or(0, |chain| chain.lines().len()),
        links: chain.map_or_else(Vec::new, |chain| {
            chain.links(known.since as usize).iter().map(ToString::to_string).collect()
        }),
        head: chain.map(|chain| chain.head().to_string()),
    }))
}

/// The record of a game as text: all of it at the end, before that what the account may know.
#[utoipa::path(get, path = "/api/v1/tables/{id}/record", tag = "tables", params(("id" = String, Path, description = "The table")), security((), ("token" = [])), responses((status = 200, body = String, content_type = "text/plain"), Faults))]
pub async fn record(at: At<Caller>) -> Result<Response, Fault> {
    let record = at.work(|at| {
        let record = show::record(&at.room.fold(), at.by.id().unwrap_or_default());
        record.map(|record| record.to_string())
    });
    let record = record.await?.ok_or_else(|| Fault::saying(StatusCode::CONFLICT, "table-not-running"))?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
}
