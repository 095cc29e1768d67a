//! A table's page, its record, its replay, its proof.

use axum::extract::Query;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect};
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
    let reader = at.reader().await;
    Ok(html(StatusCode::OK, at.work(move |at| page::table(&reader, &at.table())).await?))
}

/// Whose turn it is, for a page in the background.
pub async fn turn(at: At<Visitor>) -> Reply {
    let reader = at.reader().await;
    Ok(html(StatusCode::OK, at.work(move |at| part::turn(&reader, &at.table())).await?))
}

/// The answer to a form that could not do what it should: a fragment for the page's own script, for others the table
/// with the reason on top.
pub async fn refuse(at: &At<Posted>, problem: impl Into<Problem>) -> Reply {
    let mut problem = problem.into().at_table(&at.room.id);
    problem.game =
        find(&at.room.fold().setup.game).filter(|_| problem.rule.is_some()).map_or("", |kind| kind.name());
    if at.by.visitor.script || problem.status.is_server_error() {
        return Ok(problem.into_response());
    }
    let notice = problem.words.map(|words| Notice { fault: true, words });
    again(at, problem.status, notice, At::table).await
}

/// The page of a table in answer to a form.
pub async fn again(
    at: &At<Posted>,
    status: StatusCode,
    notice: Option<Notice>,
    table: impl FnOnce(&At<Posted>) -> TableView + Send + 'static,
) -> Reply {
    let reader = Reader { notice, path: format!("/t/{}", at.room.id), ..at.by.visitor.reader() };
    Ok(html(status, at.work(move |at| page::table(&reader, &table(at))).await?))
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
    let drawn = at.work(move |at| {
        let replay = show::replay(&at.room.id, &scene, at.looker(), moment.step, viewer)?;
        Some(page::replay(&at.by.reader(), &replay))
    });
    let drawn = drawn.await?.ok_or_else(|| not_now(&at, "table-not-finished"))?;
    Ok(html(StatusCode::OK, drawn))
}

/// What a table cannot show in the stage it is in.
fn not_now(at: &At<Visitor>, why: &'static str) -> Problem {
    Problem::saying(StatusCode::CONFLICT, why).at_table(&at.room.id)
}

pub async fn record(at: At<Visitor>) -> Reply {
    let fold = at.room.fold();
    let record = at.work(|at| {
        let record = show::record(&at.room.fold(), at.by.id().unwrap_or_default());
        record.map(|record| record.to_string())
    });
    let record = record.await?.ok_or_else(|| not_now(&at, "table-not-running"))?;
    let disposition = format!("attachment; filename=\"{}-{}.record\"", fold.setup.game, at.room.id);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, record).into_response())
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
    let drawn = at.work(move |at| {
        let view = show::analysis(&at.room.id, &at.room.scene(), at.looker(), &analysed);
        (page::analysis(&at.by.reader(), &view), view.progress.is_some())
    });
    let (page, goes_on) = drawn.await?;
    let mut response = html(StatusCode::OK, page);
    if goes_on {
        response.headers_mut().insert(header::REFRESH, HeaderValue::from_static("2"));
    }
    Ok(response)
}

pub async fn verify(at: At<Visitor>) -> Reply {
    let fold = at.room.fold();
    if !fold.is_of_these_rules() {
        return Err(not_now(&at, "table-verify-other-rules"));
    }
    let drawn = at.work(move |at| {
        let verification = show::verify(&at.room.id, &fold)?;
        Some(page::verification(&at.by.reader(), &verification))
    });
    let drawn = drawn.await?.ok_or_else(|| not_now(&at, "table-not-finished"))?;
    Ok(html(StatusCode::OK, drawn))
}
