//! A table's page, its record, its replay, its proof.

use axum::extract::Query;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use samovar_engine::{Seat, Viewer};
use samovar_games::find;
use samovar_table::model::TableView;
use samovar_table::show;
use samovar_web::model::{Notice, Reader};
use samovar_web::{page, part};
use serde::Deserialize;

use super::at::At;
use super::html;
use super::problem::{Problem, Reply};
use super::visitor::{Posted, Visitor, invitation_cookie, is_secure, set_cookie};
use crate::room::NotDone;

#[derive(Deserialize)]
pub struct Invitation {
    invite: Option<String>,
}

pub async fn show(Query(invitation): Query<Invitation>, at: At<Visitor>) -> Reply {
    let (id, visitor) = (&at.room.id, &at.by);
    if let Some(key) = invitation.invite {
        // The key is kept, and leaves the address, which people like to copy.
        let mut response = Redirect::to(&format!("/t/{id}")).into_response();
        if let Some(kept) = invitation_cookie(id, &key, is_secure(&visitor.base)) {
            set_cookie(&mut response, kept);
        }
        return Ok(response);
    }
    at.hall.wake_coach(&at.room);
    let table = at.table();
    Ok(html(StatusCode::OK, page::table(&at.reader(&table).await, &table)))
}

/// Whose turn it is, for a page in the background.
pub async fn turn(at: At<Visitor>) -> Reply {
    let table = at.table();
    Ok(html(StatusCode::OK, part::turn(&at.reader(&table).await, &table)))
}

/// The answer to a form that could not do what it should: a fragment for the page's own script, for others the table
/// with the reason on top.
pub fn refuse(at: &At<Posted>, problem: impl Into<Problem>) -> Response {
    let mut problem = problem.into().at_table(&at.room.id);
    let table = at.table();
    problem.game = find(&table.game).filter(|_| problem.rule.is_some()).map_or("", |kind| kind.name());
    if at.by.visitor.script || problem.status.is_server_error() {
        return problem.into_response();
    }
    let notice = problem.words.map(|words| Notice { fault: true, words });
    again(at, problem.status, notice, &table)
}

/// The page of a table in answer to a form.
pub fn again(at: &At<Posted>, status: StatusCode, notice: Option<Notice>, table: &TableView) -> Response {
    let reader = Reader { notice, path: format!("/t/{}", table.id), ..at.by.visitor.reader() };
    html(status, page::table(&reader, table))
}

#[derive(Deserialize)]
pub struct Moment {
    step: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<String>,
}

pub async fn replay(Query(moment): Query<Moment>, at: At<Visitor>) -> Reply {
    let scene = at.room.scene();
    let seat = moment.seat.as_deref().and_then(|seat| seat.parse::<u8>().ok());
    let seat = seat.filter(|seat| usize::from(*seat) < scene.fold.places.len());
    let viewer = match (&moment.seat, seat) {
        (_, Some(seat)) => Viewer::Seat(Seat::new(seat)),
        (Some(_), None) => Viewer::Spectator,
        (None, None) => show::viewer(&scene.fold, at.by.id().unwrap_or_default()),
    };
    let replay = show::replay(&at.room.id, &scene, at.looker(), moment.step, viewer);
    let replay = replay.ok_or_else(|| not_now(&at, "table-not-finished"))?;
    Ok(html(StatusCode::OK, page::replay(&at.by.reader(), &replay)))
}

/// What a table cannot show in the stage it is in.
fn not_now(at: &At<Visitor>, why: &'static str) -> Problem {
    Problem::saying(StatusCode::CONFLICT, why).at_table(&at.room.id)
}

pub async fn record(at: At<Visitor>) -> Reply {
    let fold = at.room.fold();
    let record = show::record(&fold, at.by.id().unwrap_or_default());
    let record = record.ok_or_else(|| not_now(&at, "table-not-running"))?;
    let disposition = format!("attachment; filename=\"{}-{}.record\"", fold.setup.game, at.room.id);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// What a bot thinks of the game; a page that has to wait for it comes again by itself.
pub async fn analysis(at: At<Visitor>) -> Reply {
    let problem = |why: NotDone| match why {
        NotDone::Refused(why) => {
            Problem { status: StatusCode::CONFLICT, ..Problem::from(why) }.at_table(&at.room.id)
        }
        other => other.into(),
    };
    let analysed = at.hall.thinkers.analysis(&at.room).await.map_err(problem)?;
    let view = show::analysis(&at.room.id, &at.room.scene(), at.looker(), &analysed);
    let mut response = html(StatusCode::OK, page::analysis(&at.by.reader(), &view));
    if view.progress.is_some() {
        response.headers_mut().insert(header::REFRESH, HeaderValue::from_static("2"));
    }
    Ok(response)
}

pub async fn verify(at: At<Visitor>) -> Reply {
    let fold = at.room.fold();
    if !fold.is_of_these_rules() {
        return Err(not_now(&at, "table-verify-other-rules"));
    }
    let verification = show::verify(&at.room.id, &fold);
    let verification = verification.ok_or_else(|| not_now(&at, "table-not-finished"))?;
    Ok(html(StatusCode::OK, page::verification(&at.by.reader(), &verification)))
}
