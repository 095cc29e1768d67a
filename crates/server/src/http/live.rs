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
use crate::hall::Hall;
use crate::room::NotDone;

/// The fragments that change without an entry in the log: who is here, what was said, what a coach thinks.
const BESIDE_THE_LOG: &[&str] = &["seats", "coach", "chat"];

/// The fragments that tell what happened while a page was away; a decision that is past is no longer asked.
const OF_THE_PAST: &[&str] = &["turn", "board", "players", "log"];

/// One open page.
struct Watcher {
    /// None while it is drawn, and after that was broken off.
    page: Option<Box<Page>>,
    scenes: Scenes,
    /// Moments still to be sent.
    waiting: VecDeque<Event>,
}

/// What a page shows, and who reads it.
struct Page {
    at: At<Visitor>,
    reader: Reader,
    /// What it shows once it has taken in everything that was sent.
    shown: Shown,
}

/// What a page that opens the stream shows already.
#[derive(Deserialize)]
pub struct Known {
    since: Option<u64>,
}

/// The stream of a table. A page of somebody who plays and was away is first shown what it missed, entry by entry, and
/// then what it does not show yet; after that come the fragments that changed.
pub async fn events(
    Query(known): Query<Known>,
    headers: HeaderMap,
    at: At<Visitor>,
) -> Result<Response, Problem> {
    // A browser that lost the stream says itself how far it came.
    let last: Option<u64> = headers.get("last-event-id").and_then(|id| id.to_str().ok()?.parse().ok());
    let since = last.or(known.since).and_then(|since| i64::try_from(since).ok());
    at.hall.wake_coach(&at.room);
    let hall = at.hall.clone();
    let bond = at.by.bond(&hall);
    let scenes = Scenes::of(&hall, &at.room, at.by.id(), at.by.limited)?;
    // Which table waits next is asked once, not with every push.
    let reader = at.reader().await;
    let page = Some(Box::new(Page { at, reader, shown: Shown::default() }));
    let mut watcher = Watcher { page, scenes, waiting: VecDeque::new() };
    if let Some(since) = since {
        watcher.begin(since, last.is_none()).await?;
    }
    Ok(answer(watcher, &hall, bond))
}

impl Follower for Watcher {
    /// The next moment at which something changed.
    async fn next(&mut self) -> Option<Event> {
        while self.waiting.is_empty() {
            let scene = self.scenes.next().await?;
            // Whoever is not served now comes again and says how far the page came.
            let event = self.draw(move |page| page.push(&scene)).await.ok()?;
            self.waiting.extend(event);
        }
        self.waiting.pop_front()
    }
}

impl Watcher {
    /// Draws off the threads that answer, when it is this reader's turn.
    async fn draw<T: Send + 'static>(
        &mut self,
        draw: impl FnOnce(&mut Page) -> T + Send + 'static,
    ) -> Result<T, NotDone> {
        let mut page = self.page.take().ok_or(NotDone::Broken)?;
        let (workers, claim) = (page.at.hall.workers.clone(), page.at.by.claim(&page.at.room.id));
        let drawing = workers.run(claim, move || {
            let drawn = draw(&mut page);
            (page, drawn)
        });
        let (page, drawn) = drawing.await?;
        self.page = Some(page);
        Ok(drawn)
    }

    /// Takes for sent what a page shows that is as far as the table; another is told what it missed. A page that lost its
    /// stream may have been drawn by a server of another version: it gets everything once more.
    async fn begin(&mut self, since: i64, is_first: bool) -> Result<(), NotDone> {
        let Some(page) = &self.page else { return Ok(()) };
        let room = page.at.room.clone();
        let scene = room.scene();
        if is_first && since == scene.fold.seq {
            return self.draw(move |page| page.note(&scene)).await;
        }
        // The past is drawn for one reader alone, from the whole log: only for those who play.
        let plays = page.at.by.id().is_some_and(|person| scene.fold.seats_of(person).next().is_some());
        if plays && let Some(missed) = room.missed(since).await? {
            let moments = self.draw(move |page| Ok::<_, NotDone>(page.catch_up(&missed.moments()?))).await?;
            self.waiting.extend(moments?);
        }
        Ok(())
    }
}

impl Page {
    /// Takes for shown what a page was drawn with.
    fn note(&mut self, scene: &Scene) {
        let logged = self.draw(scene).into_iter().filter(|(id, _)| !BESIDE_THE_LOG.contains(id));
        self.shown.note(logged);
    }

    /// What happened while the page was away.
    fn catch_up(&mut self, moments: &[Scene]) -> Vec<Event> {
        // Nobody else is shown the past: what it looked like is not kept.
        let memo = Memo::default();
        let event = |moment: &Scene| {
            let past = memo.draw(&self.reader, &self.at.table_in(moment));
            let past = past.into_iter().filter(|(id, _)| OF_THE_PAST.contains(id));
            let changed = memo.patch(&mut self.shown, past);
            event(&self.at.hall, moment, changed)
        };
        moments.iter().filter_map(event).collect()
    }

    /// What changed, if anything did.
    fn push(&mut self, scene: &Scene) -> Option<Event> {
        let fragments = self.draw(scene);
        let changed = self.at.room.drawn.patch(&mut self.shown, fragments);
        event(&self.at.hall, scene, changed)
    }

    fn draw(&self, scene: &Scene) -> Fragments {
        self.at.room.drawn.draw(&self.reader, &self.at.table_in(scene))
    }
}

/// What changed, all of it in one event: a page has taken in a moment as a whole or not at all, so it can say by a number
/// what it shows.
fn event(hall: &Hall, scene: &Scene, changed: String) -> Option<Event> {
    let html = (!changed.is_empty()).then(|| rebase_html(&hall.settings.base_path, changed))?;
    Some(Event::default().event("moment").id(scene.fold.seq.to_string()).data(html))
}
