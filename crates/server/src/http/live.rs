//! Live updates: every viewer's own fragments, pushed as they change.

use std::collections::VecDeque;

use axum::extract::Query;
use axum::http::HeaderMap;
use axum::response::Response;
use axum::response::sse::Event;
use samovar_table::show::Scene;
use samovar_web::model::Reader;
use samovar_web::push::{Fragments, Memo, Shown};
use serde::Deserialize;

use super::at::At;
use super::front::rebase_html;
use super::problem::Problem;
use super::stream::{Follower, Scenes, answer};
use super::visitor::Visitor;

/// The fragments that change without an entry in the log: who is here, what was said, what a coach thinks.
const BESIDE_THE_LOG: &[&str] = &["seats", "coach", "chat"];

/// The fragments that tell what happened while a page was away; a decision that is past is no longer asked.
const OF_THE_PAST: &[&str] = &["turn", "board", "players", "log"];

/// One open page.
struct Watcher {
    at: At<Visitor>,
    reader: Reader,
    scenes: Scenes,
    /// What the page shows once it has taken in everything that was sent.
    shown: Shown,
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
    at.hall.wake_coach(&at.room);
    let hall = at.hall.clone();
    let scenes = Scenes::of(&hall, &at.room, at.by.id(), at.by.limited)?;
    // Which table waits next is asked once, not with every push.
    let reader = at.reader(&at.table_in(&at.room.scene())).await;
    let mut watcher = Watcher { at, reader, scenes, shown: Shown::default(), waiting: VecDeque::new() };
    watcher.begin(since, last.is_none()).await?;
    Ok(answer(watcher, &hall))
}

impl Follower for Watcher {
    /// The next moment at which something changed.
    async fn next(&mut self) -> Option<Event> {
        while self.waiting.is_empty() {
            let scene = self.scenes.next().await?;
            let fragments = self.draw(&scene);
            let changed = self.at.room.drawn.patch(&mut self.shown, fragments);
            self.send(scene.fold.seq, changed);
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
            let logged = self.draw(&scene).into_iter().filter(|(id, _)| !BESIDE_THE_LOG.contains(id));
            self.shown.note(logged);
        }
        // Nobody else is shown the past: what it looked like is not kept.
        let memo = Memo::default();
        for moment in self.at.room.moments(since).await? {
            let past = memo.draw(&self.reader, &self.at.table_in(&moment));
            let past = past.into_iter().filter(|(id, _)| OF_THE_PAST.contains(id));
            let changed = memo.patch(&mut self.shown, past);
            self.send(moment.fold.seq, changed);
        }
        Ok(())
    }

    fn draw(&self, scene: &Scene) -> Fragments {
        self.at.room.drawn.draw(&self.reader, &self.at.table_in(scene))
    }

    /// Sends what changed, all of it in one event: a page has taken in a moment as a whole or not at all, so it can say by a
    /// number what it shows.
    fn send(&mut self, seq: i64, changed: String) {
        if !changed.is_empty() {
            let html = rebase_html(&self.at.hall.settings.base_path, changed);
            self.waiting.push_back(Event::default().event("moment").id(seq.to_string()).data(html));
        }
    }
}
