//! A request about a table: which table, and who asks. The same for pages and programs.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use samovar_table::model::TableView;
use samovar_table::permit;
use samovar_table::show::{self, Looker, Scene};
use samovar_web::model::Reader;

use super::fault::Fault;
use super::visitor::Visitor;
use crate::hall::Hall;
use crate::room::{NotDone, Room};
use crate::turns::Claim;

/// A table, and who asks for it.
#[derive(Clone)]
pub struct At<W> {
    pub hall: Arc<Hall>,
    pub room: Arc<Room>,
    pub by: W,
}

/// Somebody who asks for a table.
pub trait Asker {
    /// How this person looks at a table.
    fn looker<'a>(&'a self, hall: &'a Hall) -> Looker<'a>;

    /// What this person asks for at a table, among what others ask for.
    fn claim(&self, table: &str) -> Claim;
}

impl<W: Asker> At<W> {
    pub async fn new(hall: &Arc<Hall>, id: &str, by: W) -> Result<At<W>, Fault> {
        let room = hall.room_for(by.claim(id), id).await?;
        let room = room.ok_or_else(|| Fault::saying(StatusCode::NOT_FOUND, "table-no-table"))?;
        if let Some(person) = by.looker(hall).person {
            room.asked(person);
        }
        Ok(At { hall: hall.clone(), room, by })
    }

    /// Does something about the table off the threads that answer, when it is this person's turn.
    pub async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&At<W>) -> T + Send + 'static,
    ) -> Result<T, NotDone>
    where
        W: Clone + Send + Sync + 'static,
    {
        let (at, claim) = (self.clone(), self.by.claim(&self.room.id));
        self.hall.workers.run(claim, move || work(&at)).await
    }

    /// The table as it is now for whoever asks.
    pub fn table(&self) -> TableView {
        self.table_in(&self.room.scene())
    }

    /// The table of a scene for whoever asks.
    pub fn table_in(&self, scene: &Scene) -> TableView {
        show::table(&self.room.id, scene, self.looker())
    }

    pub fn looker(&self) -> Looker<'_> {
        self.by.looker(&self.hall)
    }
}

impl At<Visitor> {
    /// Who reads the table's page, with the way to another table that waits. A failure of the database costs only that.
    pub async fn reader(&self) -> Reader {
        let fold = self.room.fold();
        let waits = |person: &&str| {
            permit::to_decide(&fold, person).is_err() && fold.seats_of(person).next().is_some()
        };
        let next = match self.by.id().filter(waits) {
            Some(person) => self.hall.store.waits_for(person, &self.room.id).await.unwrap_or_else(|error| {
                tracing::warn!(%error, "cannot look for the next table");
                None
            }),
            None => None,
        };
        Reader { path: format!("/t/{}", self.room.id), next, ..self.by.reader() }
    }
}

impl<W> FromRequestParts<Arc<Hall>> for At<W>
where
    W: Asker + FromRequestParts<Arc<Hall>> + Send,
    W::Rejection: From<Fault>,
{
    type Rejection = W::Rejection;

    async fn from_request_parts(parts: &mut Parts, hall: &Arc<Hall>) -> Result<At<W>, W::Rejection> {
        let by = W::from_request_parts(parts, hall).await?;
        let id = id(parts, hall).await;
        Ok(At::new(hall, &id, by).await?)
    }
}

/// The id in the path; nothing, and so no table's, if it cannot be read.
pub async fn id(parts: &mut Parts, hall: &Arc<Hall>) -> String {
    let Ok(params) = RawPathParams::from_request_parts(parts, hall).await else { return String::new() };
    params.iter().find(|(name, _)| *name == "id").map(|(_, id)| id.to_owned()).unwrap_or_default()
}
