//! Live updates: every viewer's own fragments, pushed as they change.

use std::collections::{HashMap, VecDeque};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::stream::unfold;
use samovar_web::diff::Fragment;
use samovar_web::model::Reader;
use samovar_web::part::{self, Part};
use serde::Deserialize;
use tokio::sync::watch;

use super::front::rebase_html;
use super::problem::Problem;
use super::table::{looker, room};
use super::visitor::Visitor;
use crate::hall::Hall;
use crate::limits::Counted;
use crate::room::{Presence, Room};
use samovar_table::show;
use samovar_table::show::Scene;

/// The fragments that change without an entry in the log: who is here, what was said.
const BESIDE_THE_LOG: &[&str] = &["seats", "chat"];

/// The fragments that tell what happened while a page was away; a decision that is past is no longer asked.
const OF_THE_PAST: &[&str] = &["turn", "board", "players", "log"];

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
    sent: HashMap<&'static str, Fragment>,
    /// Moments still to be sent.
    waiting: VecDeque<Event>,
    _open: (Presence, Counted),
}

/// What a page that opens the stream shows already.
#[derive(Deserialize)]
pub struct Known {
    since: Option<u64>,
}

/// The stream of a table. A page that was away is first shown what happened meanwhile, entry by entry, and then what it
/// does not show yet; after that come the fragments that changed.
pub async fn events(
    State(hall): State<Arc<Hall>>,
    Path(id): Path<String>,
    Query(known): Query<Known>,
    headers: HeaderMap,
    visitor: Visitor,
) -> Result<Response, Problem> {
    let room = room(&hall, &id).await?;
    // A browser that lost the stream says itself how far it came.
    let last: Option<u64> = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let since = last.or(known.since);
    let counted = hall.guard.stream(visitor.limited);
    let counted =
        counted.ok_or_else(|| Problem::saying(StatusCode::TOO_MANY_REQUESTS, "api-too-many-streams"))?;
    let presence = room.enter(visitor.id().map(str::to_owned));
    let mut scenes = room.watch();
    scenes.mark_changed();
    // The fragments are those of the table's page.
    let reader = Reader { path: format!("/t/{id}"), ..visitor.reader() };
    let stop = hall.stop.clone();
    let mut watcher = Watcher {
        hall,
        room,
        visitor,
        reader,
        scenes,
        sent: HashMap::new(),
        waiting: VecDeque::new(),
        _open: (presence, counted),
    };
    watcher.begin(since, last.is_none()).await?;
    let stream = unfold(watcher, |mut watcher| async move {
        let event = watcher.next().await?;
        Some((Ok::<_, Infallible>(event), watcher))
    });
    let stream = stream.take_until(stop.cancelled_owned());
    let mut response = Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE)).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    Ok(response)
}

impl Watcher {
    /// Takes for sent what a page shows that is as far as the table; another is told what it missed. A page that lost its
    /// stream may have been drawn by a server of another version: it gets everything once more.
    async fn begin(&mut self, since: Option<u64>, is_first: bool) -> Result<(), Problem> {
        let Some(since) = since.and_then(|since| i64::try_from(since).ok()) else { return Ok(()) };
        let scene = self.room.scene();
        if is_first && since == scene.fold.seq {
            let logged = self.parts(&scene).into_iter().filter(|part| !BESIDE_THE_LOG.contains(&part.id));
            self.sent.extend(logged.map(|part| (part.id, Fragment::new(part.html))));
        }
        for moment in self.room.moments(since).await? {
            let past = self.parts(&moment).into_iter().filter(|part| OF_THE_PAST.contains(&part.id));
            self.send(moment.fold.seq, past);
        }
        Ok(())
    }

    /// The next moment at which something changed; `None` when there will be no more.
    async fn next(&mut self) -> Option<Event> {
        while self.waiting.is_empty() {
            tokio::select! {
                changed = self.scenes.changed() => changed.ok()?,
                () = self.room.gone.cancelled() => return None,
            }
            let scene = self.scenes.borrow_and_update().clone();
            let parts = self.parts(&scene);
            self.send(scene.fold.seq, parts);
        }
        self.waiting.pop_front()
    }

    fn parts(&self, scene: &Scene) -> Vec<Part> {
        let table = show::table(&self.room.id, scene, looker(&self.hall, &self.visitor));
        part::all(&self.reader, &table)
    }

    /// Sends what changed of the fragments, all of it in one event: a page has taken in a moment as a whole or not at all,
    /// so it can say by a number what it shows.
    fn send(&mut self, seq: i64, parts: impl IntoIterator<Item = Part>) {
        let mut changed = String::new();
        for part in parts {
            let before = self.sent.get(part.id);
            if before.is_some_and(|before| before.html() == part.html) {
                continue;
            }
            let now = Fragment::new(part.html);
            match before {
                Some(before) => now.since(before, &mut changed),
                None => changed.push_str(now.html()),
            }
            self.sent.insert(part.id, now);
        }
        if !changed.is_empty() {
            let html = rebase_html(&self.hall.settings.base_path, changed);
            self.waiting.push_back(Event::default().event("moment").id(seq.to_string()).data(html));
        }
    }
}
