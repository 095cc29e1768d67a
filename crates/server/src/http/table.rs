//! A table's page, its record, its replay, its proof.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use samovar_engine::{Seat, Viewer};
use samovar_web::model::{Notice, Reader};
use samovar_web::{page, part};
use serde::Deserialize;

use super::problem::Problem;
use super::visitor::{Visitor, html, invitation_cookie, is_secure, set_cookie};
use crate::hall::Hall;
use crate::room::{NotDone, Room};
use samovar_table::show::{self, Looker};

type Reply = Result<Response, Problem>;

/// The table of this id.
pub async fn room(hall: &Hall, id: &str) -> Result<Arc<Room>, Problem> {
    let room = hall.room(id).await?;
    room.ok_or_else(|| Problem::saying(StatusCode::NOT_FOUND, "table-no-table"))
}

/// Who looks.
pub fn looker<'a>(hall: &'a Hall, visitor: &'a Visitor) -> Looker<'a> {
    let invitation = visitor.invitation.as_deref();
    Looker { person: visitor.id(), invitation, base: &visitor.base, now_ms: hall.now_ms(), bots: &hall.bots }
}

#[derive(Deserialize)]
pub struct Invitation {
    invite: Option<String>,
}

pub async fn show(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Query(invitation): Query<Invitation>,
    visitor: Visitor,
) -> Reply {
    let room = room(&hall, &id).await?;
    if let Some(key) = invitation.invite {
        // The key is kept, and leaves the address, which people like to copy.
        let mut response = Redirect::to(&format!("/t/{id}")).into_response();
        if let Some(kept) = invitation_cookie(&id, &key, is_secure(&visitor.base)) {
            set_cookie(&mut response, kept);
        }
        return Ok(response);
    }
    let table = show::table(&id, &room.scene(), looker(&hall, &visitor));
    Ok(html(StatusCode::OK, page::table(&visitor.reader(), &table)))
}

/// Whose turn it is, for a page in the background.
pub async fn turn(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Reply {
    let room = room(&hall, &id).await?;
    let table = show::table(&id, &room.scene(), looker(&hall, &visitor));
    Ok(html(StatusCode::OK, part::turn(&visitor.reader(), &table)))
}

/// The answer to a form that could not do what it should: a fragment for the page's own script, for others the table
/// with the reason on top.
pub fn refuse(hall: &Hall, room: &Room, visitor: &Visitor, problem: Problem) -> Response {
    let mut problem = problem.at_table(&room.id);
    let scene = room.scene();
    if let Some((game, _)) = &mut problem.rule {
        game.clone_from(&scene.fold.setup.game);
    }
    if visitor.script || problem.status.is_server_error() {
        return problem.into_response();
    }
    let notice = problem.words.map(|words| Notice { fault: true, words });
    let reader = Reader { notice, path: format!("/t/{}", room.id), ..visitor.reader() };
    html(problem.status, page::table(&reader, &show::table(&room.id, &scene, looker(hall, visitor))))
}

#[derive(Deserialize)]
pub struct Moment {
    step: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<String>,
}

pub async fn replay(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
    visitor: Visitor,
) -> Reply {
    let room = room(&hall, &id).await?;
    let scene = room.scene();
    let seat = moment.seat.as_deref().and_then(|seat| seat.parse::<u8>().ok());
    let seat = seat.filter(|seat| usize::from(*seat) < scene.fold.places.len());
    let viewer = match (&moment.seat, seat) {
        (_, Some(seat)) => Viewer::Seat(Seat::new(seat)),
        (Some(_), None) => Viewer::Spectator,
        (None, None) => show::viewer(&scene.fold, visitor.id().unwrap_or_default()),
    };
    let looker = looker(&hall, &visitor);
    let replay = show::replay(&id, &scene, looker, moment.step, viewer);
    let replay = replay.ok_or_else(|| not_finished(&id))?;
    Ok(html(StatusCode::OK, page::replay(&visitor.reader(), &replay)))
}

fn not_finished(id: &str) -> Problem {
    Problem::saying(StatusCode::CONFLICT, "table-not-finished").at_table(id)
}

pub async fn record(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Reply {
    let room = room(&hall, &id).await?;
    let fold = room.fold();
    let not_begun = || Problem::saying(StatusCode::CONFLICT, "table-not-running").at_table(&id);
    let record = show::record(&fold, visitor.id().unwrap_or_default()).ok_or_else(not_begun)?;
    let disposition = format!("attachment; filename=\"{}-{id}.record\"", fold.setup.game);
    let headers = [
        (header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()),
        (header::CONTENT_DISPOSITION, disposition),
    ];
    Ok((headers, record.to_string()).into_response())
}

/// What a bot thinks of the game; a page that has to wait for it comes again by itself.
pub async fn analysis(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Reply {
    let room = room(&hall, &id).await?;
    let problem = |why: NotDone| match why {
        NotDone::Refused(why) => Problem { status: StatusCode::CONFLICT, ..Problem::from(why) }.at_table(&id),
        other => other.into(),
    };
    let analysed = hall.thinkers.analysis(&room).await.map_err(problem)?;
    let view = show::analysis(&id, &room.scene(), looker(&hall, &visitor), &analysed);
    let mut response = html(StatusCode::OK, page::analysis(&visitor.reader(), &view));
    if view.progress.is_some() {
        response.headers_mut().insert(header::REFRESH, HeaderValue::from_static("2"));
    }
    Ok(response)
}

pub async fn verify(State(hall): State<Arc<Hall>>, Path(id): Path<String>, visitor: Visitor) -> Reply {
    let room = room(&hall, &id).await?;
    let fold = room.fold();
    if !fold.is_of_these_rules() {
        return Err(Problem::saying(StatusCode::CONFLICT, "table-verify-other-rules").at_table(&id));
    }
    let verification = show::verify(&id, &fold).ok_or_else(|| not_finished(&id))?;
    Ok(html(StatusCode::OK, page::verification(&visitor.reader(), &verification)))
}
