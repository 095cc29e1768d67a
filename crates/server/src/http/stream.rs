//! What happens at a table as server-sent events, for pages and programs alike.

use std::convert::Infallible;
use std::net::IpAddr;
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
            changed = self.scenes.changed() => changed.ok()?,
            () = self.gone.cancelled() => return None,
        }
        Some(self.scenes.borrow_and_update().clone())
    }
}

/// Whoever turns scenes into events.
pub trait Follower: Send + 'static {
    /// The next event; `None` when there will be no more.
    fn next(&mut self) -> impl Future<Output = Option<Event>> + Send;
}

/// The events of a follower until the server stops.
pub fn answer(follower: impl Follower, hall: &Hall) -> Response {
    let stream = unfold(follower, |mut follower| async move {
        let event = follower.next().await?;
        Some((Ok::<_, Infallible>(event), follower))
    });
    let stream = stream.take_until(hall.stop.clone().cancelled_owned());
    let mut response = Sse::new(stream).keep_alive(KeepAlive::new().interval(ALIVE)).into_response();
    // Proxies must not hold events back.
    response.headers_mut().insert("x-accel-buffering", HeaderValue::from_static("no"));
    response
}
