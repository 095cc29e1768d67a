//! Live updates: every viewer's own fragments, pushed as they change.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::stream::unfold;
use samovar_web::model::Reader;
use samovar_web::part;
use tokio::sync::watch;

use super::problem::Problem;
use super::table::{looker, room};
use super::visitor::Visitor;
use crate::hall::Hall;
use crate::room::{Presence, Room, Scene};
use crate::show;

/// How often a quiet stream says that it is alive.
const ALIVE: Duration = Duration::from_secs(20);

/// One open page.
struct Watcher {
    hall: Arc<Hall>,
    room: Arc<Room>,
    visitor: Visitor,
    reader: Reader,
    scenes: watch::Receiver<Scene>,
    /// The fragments as they were last sent.
    sent: HashMap<&'static str, String>,
    /// Those still to be sent.
    waiting: VecDeque<Event>,
    _presence: Presence,
}

/// The stream of a table. It begins with all fragments, so that a page that was away is right again at once; after that
/// come those that changed.
pub async fn events(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = room(&hall, &id).await?;
    let presence = room.enter(visitor.id().map(str::to_owned));
    let mut scenes = room.watch();
    scenes.mark_changed();
    // The fragments are those of the table's page.
    let reader = Reader { path: format!("/t/{id}"), ..visitor.reader() };
    let stop = hall.stop.clone();
    let watcher = Watcher {
        hall,
        room,
        visitor,
        reader,
        scenes,
        sent: HashMap::new(),
        waiting: VecDeque::new(),
        _presence: presence,
    };
    let stream = unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<_, Infallible>(event), watcher))
    });
    let stream = stream.take_until(stop.cancelled_owned());
    let mut response = Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE)).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert("x-accel-buffering", axum::http::HeaderValue::from_static("no"));
    Ok(response)
}

impl Watcher {
    /// The next fragment that changed; `None` when there will be no more.
    async fn next(&mut self) -> Option<Event> {
        while self.waiting.is_empty() {
            self.scenes.changed().await.ok()?;
            let scene = self.scenes.borrow_and_update().clone();
            self.draw(&scene);
        }
        self.waiting.pop_front()
    }

    fn draw(&mut self, scene: &Scene) {
        let table = show::table(&self.room.id, scene, looker(&self.hall, &self.visitor));
        for part in part::all(&self.reader, &table) {
            if self.sent.get(part.id) != Some(&part.html) {
                let event = Event::default().event("part").id(table.seq.to_string()).data(&part.html);
                self.waiting.push_back(event);
                self.sent.insert(part.id, part.html);
            }
        }
    }
}
