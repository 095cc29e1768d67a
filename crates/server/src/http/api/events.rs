//! What happens at a table, pushed as it happens.

use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::response::sse::Event;
use samovar_table::show::Scene;
use serde::Deserialize;
use utoipa::IntoParams;

use super::caller::{Asked, Caller};
use super::fault::{Fault, Faults};
use super::model::Update;
use crate::http::at::At;
use crate::http::stream::{Scenes, answer};

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
    at: At<Caller>,
    scenes: Scenes,
    /// How far it was told; none before the first event.
    place: Option<Place>,
    begin: Place,
}

/// The stream of a table: server-sent events named `update`, each with what is new since the one before, as the account
/// may see it. The first comes at once.
#[utoipa::path(get, path = "/api/v1/tables/{id}/events", tag = "play", params(("id" = String, Path, description = "The table"), Since), security((), ("token" = [])), responses((status = 200, description = "Events named `update`; their data is an `Update`.", body = String, content_type = "text/event-stream"), Faults))]
pub async fn events(
    Asked(since): Asked<Since>,
    headers: HeaderMap,
    at: At<Caller>,
) -> Result<Response, Fault> {
    let last = headers.get("last-event-id").map(|id| id.to_str().unwrap_or_default().to_owned());
    let bad = || Fault::unreadable(StatusCode::BAD_REQUEST, "api-bad-query", "since: 17.3");
    let begin = match last.or(since.since) {
        None => Place::default(),
        Some(text) => Place::read(&text).ok_or_else(bad)?,
    };
    let hall = at.hall.clone();
    let bond = at.by.bond(&hall);
    let scenes = Scenes::of(&hall, &at.room, at.by.id(), at.by.address)?;
    Ok(answer(Follower { at, scenes, place: None, begin }, &hall, bond))
}

impl crate::http::stream::Follower for Follower {
    /// The next news. A slow reader gets everything it missed in one event.
    async fn next(&mut self) -> Option<Event> {
        loop {
            let scene = self.scenes.next().await?;
            let said = scene.chat.last().map_or(0, |line| line.number);
            let now = Place { seq: scene.fold.seq, said };
            if self.place == Some(now) {
                continue;
            }
            let after = self.place.unwrap_or(self.begin);
            let told = self.at.work(move |at| serde_json::to_string(&update(at, &scene, after)));
            self.place = Some(now);
            let data = told.await.ok()?.unwrap_or_default();
            return Some(Event::default().event("update").id(now.write()).data(data));
        }
    }
}

fn update(at: &At<Caller>, scene: &Scene, after: Place) -> Update {
    let mut table = at.table_in(scene);
    let chat = std::mem::take(&mut table.chat);
    let chat = chat.into_iter().filter(|line| line.id > after.said.unsigned_abs()).collect();
    let caller = &at.by;
    let person = caller.id().unwrap_or_default();
    Update { chat, ..Update::of(&scene.fold, person, after.seq, &table, caller.language) }
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
