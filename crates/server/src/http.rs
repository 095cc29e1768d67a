//! What browsers ask for.

mod account;
mod asset;
mod home;
mod live;
mod play;
mod problem;
mod seat;
mod table;
mod visitor;

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::hall::Hall;
pub use problem::Problem;
pub use visitor::{Fields, Posted, Visitor};

/// The longest form anybody may send, in bytes.
const LONGEST_FORM: usize = 64 * 1024;

/// Scripts and styles of our own, nothing from elsewhere, no script in the page itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    font-src 'self'; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// Everything the server answers.
pub fn router(hall: Arc<Hall>) -> Router {
    let pages = Router::new()
        .route("/", get(home::home))
        .route("/new", get(home::new))
        .route("/tables", post(home::make))
        .route("/rules/{game}", get(home::rules))
        .route("/language", post(home::language))
        .route("/account", get(account::show).post(account::change))
        .route("/t/{id}", get(table::show))
        .route("/t/{id}/events", get(live::events))
        .route("/t/{id}/turn", get(table::turn))
        .route("/t/{id}/replay", get(table::replay))
        .route("/t/{id}/record", get(table::record))
        .route("/t/{id}/verify", get(table::verify))
        .route("/t/{id}/seat/{seat}/take", post(seat::take))
        .route("/t/{id}/seat/{seat}/leave", post(seat::leave))
        .route("/t/{id}/seat/{seat}/bot", post(seat::bot))
        .route("/t/{id}/seat/{seat}/person", post(seat::person))
        .route("/t/{id}/start", post(seat::start))
        .route("/t/{id}/act", post(play::act))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/why", post(play::why))
        .route("/t/{id}/chat", post(play::chat))
        .route("/t/{id}/resign", post(play::resign))
        .route("/t/{id}/abandon", post(play::abandon))
        .route("/t/{id}/rematch", post(play::rematch))
        .fallback(|| async { Problem::new(StatusCode::NOT_FOUND) })
        .method_not_allowed_fallback(|| async { Problem::new(StatusCode::METHOD_NOT_ALLOWED) })
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
        .layer(middleware::from_fn_with_state(hall.clone(), visitor::receive));
    let compress = SizeAbove::new(256).and(NotForContentType::IMAGES);
    Router::new()
        .route("/healthz", get(healthz))
        .route("/assets/{name}", get(asset::serve))
        .merge(pages)
        .layer(middleware::from_fn(protect))
        .layer(CompressionLayer::new().compress_when(compress))
        .layer(middleware::from_fn(trace))
        .with_state(hall)
}

/// Serves until the hall stops; then open requests are finished, at most for some seconds.
///
/// # Errors
/// If the listener fails.
pub async fn serve(hall: Arc<Hall>, listener: TcpListener) -> std::io::Result<()> {
    let stop = hall.stop.clone();
    let served =
        axum::serve(listener, router(hall.clone())).with_graceful_shutdown(stop.clone().cancelled_owned());
    let result = tokio::select! {
        result = served.into_future() => result,
        () = async { stop.cancelled().await; tokio::time::sleep(Duration::from_secs(10)).await } => {
            tracing::warn!("some requests were broken off");
            Ok(())
        }
    };
    hall.close().await;
    result
}

async fn healthz(State(hall): State<Arc<Hall>>) -> Response {
    match hall.store.alive().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// Headers that keep every answer safe.
async fn protect(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "same-origin"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (header::HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (header::HeaderName::from_static("permissions-policy"), "camera=(), microphone=(), geolocation=()"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// A line of the server's log for every answer.
async fn trace(request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let begun = Instant::now();
    let response = next.run(request).await;
    let status = response.status();
    let ms = begun.elapsed().as_secs_f64() * 1000.0;
    if status.is_server_error() {
        tracing::error!(%method, path, status = status.as_u16(), ms, "answered");
    } else {
        tracing::debug!(%method, path, status = status.as_u16(), ms, "answered");
    }
    response
}
