//! What browsers ask for.

pub mod access;
mod account;
pub mod api;
mod asset;
mod at;
pub mod client;
mod fault;
mod front;
mod guides;
mod home;
mod learn;
mod listen;
mod live;
mod play;
mod preferences;
mod problem;
mod regard;
pub mod routes;
mod seat;
mod stream;
mod table;
mod visitor;

use std::sync::Arc;
use std::time::Instant;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Extension, MatchedPath, Request, State};
use axum::http::{Extensions, HeaderMap, HeaderValue, Method, StatusCode, Uri, Version, header};
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::any;
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{NotForContentType, Predicate, SizeAbove};

use crate::hall::Hall;
use crate::metrics::{self, metrics};
use client::Client;
pub use client::Peer;
pub use listen::serve;
pub use problem::Problem;
use routes::{Door, ROUTES};
pub use visitor::{Fields, Posted, Visitor};

/// The longest form anybody may send, in bytes.
const LONGEST_FORM: usize = 64 * 1024;

/// Scripts and styles of our own, nothing from elsewhere, no script in the page itself.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
    font-src 'self'; media-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; \
    base-uri 'none'; frame-ancestors 'none'";

/// Everything the server answers.
pub fn router(hall: Arc<Hall>) -> Router {
    let pages = behind(Door::Page)
        .fallback(|| async { Problem::new(StatusCode::NOT_FOUND) })
        .method_not_allowed_fallback(not_so)
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
        .layer(middleware::from_fn_with_state(hall.clone(), visitor::receive));
    let api = behind(Door::Api)
        .route("/api/{*rest}", any(api::nowhere))
        .method_not_allowed_fallback(api::not_so)
        .layer(DefaultBodyLimit::max(LONGEST_FORM))
        .layer(middleware::from_fn_with_state(hall.clone(), api::caller::receive));
    let compress = SizeAbove::new(256).and(NotForContentType::IMAGES);
    let inside = behind(Door::Open)
        .merge(pages)
        .merge(api)
        .layer(middleware::from_fn(measure))
        .with_state(hall.clone());
    // Who comes in may be looking for another path: routes are sought only behind the front door.
    Router::new()
        .fallback_service(inside)
        .layer(middleware::from_fn_with_state(hall, front::enter))
        .layer(middleware::from_fn(protect))
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(is_stream))
        .layer(CompressionLayer::new().compress_when(compress))
        .layer(middleware::from_fn(trace))
}

/// Whether an answer is a stream of events: many small pieces that each have to be compressed at once.
fn is_stream(_: StatusCode, _: Version, headers: &HeaderMap, _: &Extensions) -> bool {
    headers.get(header::CONTENT_TYPE).is_some_and(|kind| kind == "text/event-stream")
}

/// The routes of one door.
fn behind(door: Door) -> Router<Arc<Hall>> {
    let routes = ROUTES.iter().filter(|route| route.door == door);
    routes.fold(Router::new(), |router, route| router.route(route.path, (route.answer)()))
}

async fn healthz(State(hall): State<Arc<Hall>>) -> Response {
    match hall.store.alive().await {
        Ok(()) => "ok\n".into_response(),
        Err(error) => {
            tracing::error!(%error, "not healthy");
            (StatusCode::SERVICE_UNAVAILABLE, "the database cannot be used\n").into_response()
        }
    }
}

/// The numbers of this server, for this machine and those it was told of.
async fn numbers(State(hall): State<Arc<Hall>>, Extension(client): Extension<Client>) -> Response {
    let allowed = hall.settings.metrics_for.iter().any(|net| net.contains(&client.whole));
    if !client.local && !allowed {
        return (StatusCode::FORBIDDEN, "not for this address; see --metrics-for\n").into_response();
    }
    match hall.store.count_tables().await {
        Ok(stored) => {
            let text = metrics::text(&stored, hall.rooms.census(), hall.guard.streams());
            ([(header::CONTENT_TYPE, metrics::MEDIA)], text).into_response()
        }
        Err(error) => {
            tracing::error!(%error, "cannot count the tables");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

/// What is only for forms, asked for like a page. Whoever reloads the answer to a form of a table, or comes back to its
/// address, is led to the table.
async fn not_so(method: Method, uri: Uri) -> Response {
    let table = uri.path().strip_prefix("/t/").and_then(|rest| rest.split('/').next());
    match table.filter(|_| method == Method::GET) {
        Some(table) => Redirect::to(&format!("/t/{table}")).into_response(),
        None => Problem::new(StatusCode::METHOD_NOT_ALLOWED).into_response(),
    }
}

/// A page.
fn html(status: StatusCode, text: String) -> Response {
    (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], text).into_response()
}

/// Counts every answer by its route.
async fn measure(path: Option<MatchedPath>, request: Request, next: Next) -> Response {
    let method = request.method().clone();
    let begun = Instant::now();
    let response = next.run(request).await;
    let route = path.as_ref().map_or("none", MatchedPath::as_str);
    metrics().answered(method.as_str(), route, response.status().as_u16(), begun.elapsed());
    response
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
