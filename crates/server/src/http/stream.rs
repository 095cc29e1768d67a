//! What happens at a table as server-sent events, for pages and programs alike.

use std::convert::Infallible;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::http::{HeaderValue, StatusCode};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt;
use futures_util::stream::unfold;
use samovar_table::show::Scene;
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;

use super::fault::Fault;
use crate::hall::Hall;
use crate::limits::Counted;
use crate::room::{Presence, Room};
use crate::store::{Credential, Person, Store, Tie};

/// How often a quiet stream says that it is alive.
const ALIVE: Duration = Duration::from_secs(20);

/// The scenes of a table from now on. Whoever holds them counts as present, and as one stream of an address.
pub struct Scenes {
    scenes: watch::Receiver<Scene>,
    gone: CancellationToken,
    _open: (Presence, Counted),
}

impl Scenes {
    /// Begins to follow a table; the first scene is the one it is at.
    pub fn of(
        hall: &Hall,
        room: &Arc<Room>,
        person: Option<&str>,
        address: Option<IpAddr>,
    ) -> Result<Scenes, Fault> {
        let many = || Fault::saying(StatusCode::TOO_MANY_REQUESTS, "api-too-many-streams");
        let counted = hall.guard.stream(address).ok_or_else(many)?;
        let presence = room.enter(person.map(str::to_owned));
        let mut scenes = room.watch();
        scenes.mark_changed();
        Ok(Scenes { scenes, gone: room.gone.clone(), _open: (presence, counted) })
    }

    /// The newest scene once there is another; `None` when there will be no more. A slow reader skips scenes.
    pub async fn next(&mut self) -> Option<Scene> {
        tokio::select! {
            biased;
            changed = self.scenes.changed() => changed.ok()?,
            () = self.gone.cancelled() => return None,
        }
        Some(self.scenes.borrow_and_update().clone())
    }
}

/// A stream hangs on the session or token by which it was asked for: it ends with it.
pub struct Bond {
    store: Store,
    held: Option<(Person, Credential, Tie)>,
    /// Whether it has to be asked if the session or token still holds.
    unsure: bool,
}

impl Bond {
    /// The bond of somebody, or of a stranger, who has nothing that could end.
    pub fn of(store: &Store, known: Option<(Person, Credential)>) -> Bond {
        let tied = |(person, credential): (Person, Credential)| {
            let tie = store.tie(&credential, &person.id);
            (person, credential, tie)
        };
        // It may have ended between the question who asks and now.
        Bond { store: store.clone(), held: known.map(tied), unsure: true }
    }

    /// Waits until it is unsure.
    async fn shaken(&mut self) {
        match &mut self.held {
            Some((.., tie)) => tie.woken().await,
            None => std::future::pending().await,
        }
        self.unsure = true;
    }

    /// Whether the session or token is still that of the same person, with the same name and preferences.
    async fn holds(&mut self) -> bool {
        let Some((person, credential, _)) = &self.held else { return true };
        let holder = self.store.holder(credential).await;
        self.unsure = false;
        // Whoever cannot be recognised now comes again.
        holder.is_ok_and(|holder| holder.as_ref() == Some(person))
    }
}

/// Whoever turns scenes into events.
pub trait Follower: Send + 'static {
    /// The next event; `None` when there will be no more.
    fn next(&mut self) -> impl Future<Output = Option<Event>> + Send;
}

/// The events of a follower until the server stops or its bond breaks.
pub fn answer(follower: impl Follower, hall: &Hall, bond: Bond) -> Response {
    let stream = unfold((follower, bond), |(mut follower, mut bond)| async move {
        let event = {
            let mut next = pin!(follower.next());
            loop {
                if bond.unsure && !bond.holds().await {
                    return None;
                }
                tokio::select! {
                    biased;
                    () = bond.shaken() => {}
                    event = &mut next => break event?,
                }
            }
        };
        Some((Ok::<_, Infallible>(event), (follower, bond)))
    });
    let stream = stream.take_until(hall.stop.clone().cancelled_owned());
    let mut response = Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE)).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
