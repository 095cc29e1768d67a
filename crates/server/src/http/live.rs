//! Live updates: every viewer's own fragments, pushed as they change.

use std::collections::{HashMap, VecDeque};

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::response::sse::Event;
use samovar_table::show::Scene;
use samovar_web::diff::Fragment;
use samovar_web::model::Reader;
use samovar_web::part::{self, Part};
use serde::Deserialize;

use super::at::At;
use super::front::rebase_html;
use super::problem::Problem;
use super::stream::{Follower, Scenes, answer};
use super::visitor::Visitor;

/// The fragments that change without an entry in the log: who is here, what was said.
const BESIDE_THE_LOG: &[&str] = &["seats", "chat"];

/// The fragments that tell what happened while a page was away; a decision that is past is no longer asked.
const OF_THE_PAST: &[&str] = &["turn", "board", "players", "log"];

/// One open page.
struct Watcher {
    at: At<Visitor>,
    reader: Reader,
    scenes: Scenes,
    /// The fragments as they were last sent.
    sent: HashMap<&'static str, Fragment>,
    /// Moments still to be sent.
    waiting: VecDeque<Event>,
}

/// What a page that opens the stream shows already.
#[derive(Deserialize)]
pub struct Known {
    since: Option<u64>,
}

/// The stream of a table. A page that was away is first shown what it missed, entry by entry, and then what it
/// does not show yet; after that come the fragments that changed.
pub async fn events(
    Query(known): Query<Known>,
    headers: HeaderMap,
    at: At<Visitor>,
) -> Result<Response, Problem> {
    // A browser that lost the stream says itself how far it came.
    let last: Option<u64> = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let since = last.or(known.since);
    let hall = at.hall.clone();
    let scenes = Scenes::of(&hall, &at.room, at.by.id(), at.by.limited)?;
    // The fragments are those of the table's page.
    let reader = Reader { path: format!("/t/{}", at.room.id), ..at.by.reader() };
    let mut watcher = Watcher { at, reader, scenes, sent: HashMap::new(), waiting: VecDeque::new() };
    watcher.begin(since, last.is_none()).await?;
    Ok(answer(watcher, &hall))
}

impl Follower for Watcher {
    /// The next moment at which something changed.
    async fn next(&mut self) -> Option<Event> {
        while self.waiting.is_empty() {
            let scene = self.scenes.next().await?;
            let parts = self.parts(&scene);
            self.send(scene.fold.seq, parts);
        }
        self.waiting.pop_front()
    }
}

impl Watcher {
    /// Takes for sent what a page shows that is as far as the table; another is told what it missed. A page that lost its
    /// stream may have been drawn by a server of another version: it gets everything once more.
    async fn begin(&mut self, since: Option<u64>, is_first: bool) -> Result<(), Problem> {
        let Some(since) = since.and_then(|since| i64::try_from(since).ok()) else { return Ok(()) };
        let scene = self.at.room.scene();
        if is_first && since == scene.fold.seq {
            let logged = self.parts(&scene).into_iter().filter(|part| !BESIDE_THE_LOG.contains(&part.id));
            self.sent.extend(logged.map(|part| (part.id, Fragment::new(part.html))));
        }
        for moment in self.at.room.moments(since).await? {
            let past = self.parts(&moment).into_iter().filter(|part| OF_THE_PAST.contains(&part.id));
            self.send(moment.fold.seq, past);
        }
        Ok(())
    }

    fn parts(&self, scene: &Scene) -> Vec<Part> {
        part::all(&self.reader, &self.at.table_in(scene))
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
            let html = rebase_html(&self.at.hall.settings.base_path, changed);
            self.waiting.push_back(Event::default().event("moment").id(seq.to_string()).data(html));
        }
    }
}
