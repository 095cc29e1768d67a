//! What happens at a table, pushed as it happens.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::stream::unfold;
use serde::Deserialize;
use tokio::sync::watch;
use utoipa::IntoParams;

use super::caller::{Asked, Caller, Id};
use super::fault::{Fault, Faults};
use super::model::{Said, Update};
use super::{looker, room};
use crate::hall::Hall;
use crate::limits::Counted;
use crate::room::{Presence, Room};
use samovar_table::show;
use samovar_table::show::Scene;

/// How often a quiet stream says that it is alive.
const ALIVE: Duration = Duration::from_secs(20);

/// How far a program has followed a table: the last entry of its log, the last line of its chat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    seq: i64,
    said: i64,
}

impl Place {
    /// The place that the id of an event names.
    pub fn read(text: &str) -> Option<Place> {
        let (seq, said) = text.split_once('.')?;
        let number = |text: &str| text.parse::<i64>().ok().filter(|number| *number >= 0);
        Some(Place { seq: number(seq)?, said: number(said)? })
    }

    fn write(self) -> String {
        format!("{}.{}", self.seq, self.said)
    }
}

/// Where to begin.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct Since {
    /// The id of the last event that was seen (or send it as `Last-Event-ID`). Without it the stream begins with the
    /// whole past.
    #[param(pattern = "^[0-9]{1,15}[.][0-9]{1,15}$", example = "0.0")]
    since: Option<String>,
}

/// One program that follows.
struct Follower {
    hall: Arc<Hall>,
    room: Arc<Room>,
    caller: Caller,
    scenes: watch::Receiver<Scene>,
    place: Option<Place>,
    _open: (Presence, Counted),
}

/// The stream of a table: server-sent events named `update`, each with what is new since the one before, as the account
/// may see it. The first comes at once.
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", tag = "play", params(("id" = String, Path, description = "The table"), Since), security((), ("token" = [])), responses((status = 200, description = "Events named `update`; their data is an `Update`.", body = String, content_type = "text/event-stream"), Faults))]
pub async fn events(
    State(hall): State<Arc<Hall>>,
    Id(id): Id,
    Asked(since): Asked<Since>,
    headers: HeaderMap,
    caller: Caller,
) -> Result<Response, Fault> {
    let last = headers.get("last-event-id").map(|id| id.to_str().unwrap_or_default().to_owned());
    let bad = || Fault::unreadable(StatusCode::BAD_REQUEST, "api-bad-query", "since: 17.3");
    let begin = match last.or(since.since) {
        None => Place::default(),
        Some(text) => Place::read(&text).ok_or_else(bad)?,
    };
    let room = room(&hall, &id).await?;
    let counted = hall.guard.stream(caller.address);
    let many = || Fault::saying(StatusCode::TOO_MANY_REQUESTS, "api-too-many-streams");
    let counted = counted.ok_or_else(many)?;
    let presence = room.enter(caller.id().map(str::to_owned));
    let mut scenes = room.watch();
    scenes.mark_changed();
    let stop = hall.stop.clone();
    let follower = Follower { hall, room, caller, scenes, place: None, _open: (presence, counted) };
    let stream = unfold((follower, begin), |(mut follower, begin)| async move {
        let event = follower.next(begin).await?;
        Some((Ok::<_, Infallible>(event), (follower, begin)))
    });
    let stream = stream.take_until(stop.cancelled_owned());
    let mut response = Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE)).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

impl Follower {
    /// The next news; `None` when there will be no more. Who is slow gets all that happened meanwhile in one event.
    async fn next(&mut self, begin: Place) -> Option<Event> {
        loop {
            tokio::select! {
                changed = self.scenes.changed() => changed.ok()?,
                () = self.room.gone.cancelled() => return None,
            }
            let scene = self.scenes.borrow_and_update().clone();
            let said = scene.chat.last().map_or(0, |line| line.number);
            let now = Place { seq: scene.fold.seq, said };
            if self.place == Some(now) {
                continue;
            }
            let update = self.update(&scene, self.place.unwrap_or(begin));
            self.place = Some(now);
            let data = serde_json::to_string(&update).unwrap_or_default();
            return Some(Event::default().event("update").id(now.write()).data(data));
        }
    }

    fn update(&self, scene: &Scene, after: Place) -> Update {
        let table = show::table(&self.room.id, scene, looker(&self.hall, &self.caller));
        let language = self.caller.language;
        let person = self.caller.id().unwrap_or_default();
        let chat = table.chat.iter().filter(|line| line.id > after.said.unsigned_abs());
        let chat = chat.map(Said::of).collect();
        Update {
            chat,
            ..Update::of(
                &scene.fold,
                person,
                after.seq,
                &samovar_web::model::names(&table, language),
                language,
            )
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_an_event_names_a_place() {
        assert_eq!(Place::read("17.3"), Some(Place { seq: 17, said: 3 }));
        assert_eq!(Place::read("17.3").map(Place::write).as_deref(), Some("17.3"));
        for bad in ["", "17", "17.", ".3", "-1.0", "1.-1", "1.2.3", "99999999999999999999.0", "a.b"] {
            assert_eq!(Place::read(bad), None, "{bad}");
        }
    }
}
