//! The front door: the path everything is served under, and who asks too much.

use std::sync::Arc;

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use samovar_engine::Message;
use samovar_web::model::Reader;

use super::client::{Client, Peer, accepted};
use super::fault::Fault;
use super::problem::Problem;
use super::visitor::language;
use crate::hall::Hall;
use crate::limits::Wait;
use crate::metrics::metrics;

/// Lets a request in: finds out where it comes from, takes the base path off, and turns away who asks too much.
pub async fn enter(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let client = Client::of(&hall.settings, peer, request.headers());
    request.extensions_mut().insert(client);
    if !hall.settings.answers_to(host(&request)) {
        return foreign(&request);
    }
    let base = hall.settings.base_path.as_str();
    if !base.is_empty() {
        match below(base, request.uri()) {
            Below::At(uri) => *request.uri_mut() = uri,
            Below::Root => return Redirect::permanent(&format!("{base}/")).into_response(),
            Below::Elsewhere => return (StatusCode::NOT_FOUND, "there is nothing here\n").into_response(),
        }
    }
    if let Some(address) = client.limited()
        && let Err(wait) = hall.guard.address(address)
    {
        metrics().limited("address");
        return too_many(&request, wait);
    }
    let response = next.run(request).await;
    if base.is_empty() { response } else { rebase(base, response).await }
}

/// The name by which a request calls the server, without a port; empty if it says none.
fn host(request: &Request) -> &str {
    let said = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let said = said.or_else(|| request.uri().host()).unwrap_or_default();
    match said.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => said,
    }
}

/// The answer to a request that calls the server by a name it does not know: a page of another site may have had that
/// name point here, to speak to this server as if it were its own.
fn foreign(request: &Request) -> Response {
    let words = Message::new("server-unknown-host").with("host", host(request));
    if request.uri().path().contains("/api/") {
        return Fault::new(StatusCode::MISDIRECTED_REQUEST, words).answer(accepted(request.headers()));
    }
    let reader = Reader { language: language(request.headers()), path: "/".to_owned(), ..Reader::default() };
    Problem { words: Some(words), ..Problem::new(StatusCode::MISDIRECTED_REQUEST) }.page(&reader)
}

/// The answer to somebody who asks too much.
fn too_many(request: &Request, wait: Wait) -> Response {
    if request.uri().path().starts_with("/api/") {
        return Fault::from(wait).answer(accepted(request.headers()));
    }
    let reader = Reader { language: language(request.headers()), path: "/".to_owned(), ..Reader::default() };
    Problem::too_many(wait).page(&reader)
}

enum Below {
    At(Uri),
    Root,
    Elsewhere,
}

/// An address without the base path.
fn below(base: &str, uri: &Uri) -> Below {
    let whole = uri.path_and_query().map_or("/", PathAndQuery::as_str);
    let Some(rest) = whole.strip_prefix(base) else { return Below::Elsewhere };
    if rest.is_empty() || rest.starts_with('?') {
        return Below::Root;
    }
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = rest.starts_with('/').then(|| rest.parse().ok()).flatten();
    match parts.path_and_query.is_some().then(|| Uri::from_parts(parts)) {
        Some(Ok(uri)) => Below::At(uri),
        _ => Below::Elsewhere,
    }
}

/// An answer whose addresses and cookies are those below the base path.
async fn rebase(base: &str, mut response: Response) -> Response {
    let headers = response.headers_mut();
    let moved =
        |value: &HeaderValue, text: String| HeaderValue::from_str(&text).unwrap_or_else(|_| value.clone());
    if let Some(location) = headers.get(header::LOCATION).cloned()
        && let Ok(path) = location.to_str()
        && path.starts_with('/')
        && !path.starts_with("//")
    {
        headers.insert(header::LOCATION, moved(&location, format!("{base}{path}")));
    }
    let cookies: Vec<HeaderValue> = headers.get_all(header::SET_COOKIE).iter().cloned().collect();
    headers.remove(header::SET_COOKIE);
    for cookie in cookies {
        let text = cookie.to_str().unwrap_or_default().replacen("; Path=/", &format!("; Path={base}/"), 1);
        headers.append(header::SET_COOKIE, moved(&cookie, text));
    }
    let is_page =
        headers.get(header::CONTENT_TYPE).is_some_and(|media| media.as_bytes().starts_with(b"text/html"));
    if !is_page {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    // Our own pages, made in memory: as long as they are.
    let Ok(bytes) = to_bytes(body, usize::MAX).await else {
        return StatusCode::INTERNAL_SERVER_ERROR.into_response();
    };
    parts.headers.remove(header::CONTENT_LENGTH);
    let text = rebase_html(base, String::from_utf8_lossy(&bytes).into_owned());
    Response::from_parts(parts, Body::from(text))
}

/// The attributes that hold addresses.
const ADDRESSES: &[&str] = &[" href", " action", " src"];

/// A page or fragment whose addresses are those below the base path.
///
/// Quotes in text are escaped, so `="/` is nowhere but where the value of an attribute begins.
pub fn rebase_html(base: &str, html: String) -> String {
    if base.is_empty() {
        return html;
    }
    let mut moved = String::with_capacity(html.len() + html.len() / 16);
    let mut rest = html.as_str();
    while let Some(place) = rest.find("=\"/") {
        let name = &rest[..place];
        moved.push_str(name);
        moved.push_str("=\"");
        let is_data = || {
            let letters = name.trim_end_matches(|letter: char| letter.is_ascii_lowercase() || letter == '-');
            name[letters.len()..].starts_with("data-") && letters.ends_with(' ')
        };
        if ADDRESSES.iter().any(|attribute| name.ends_with(attribute)) || is_data() {
            moved.push_str(base);
        }
        rest = &rest[place + 2..];
    }
    moved.push_str(rest);
    moved
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_move_below_the_base_path() {
        let html = r#"<a class="x" href="/t/1?a=/b">="/</a><form action="/tables"><input value="/joe"><p data-events="/t/1/events">"#;
        let moved = r#"<a class="x" href="/tea/t/1?a=/b">="/</a><form action="/tea/tables"><input value="/joe"><p data-events="/tea/t/1/events">"#;
        assert_eq!(rebase_html("/tea", html.to_owned()), moved);
        assert_eq!(rebase_html("", html.to_owned()), html);
    }

    #[test]
    fn the_base_path_comes_off_whole() {
        let at = |path: &str| match below("/tea", &path.parse().expect("an address")) {
            Below::At(uri) => uri.to_string(),
            Below::Root => "root".to_owned(),
            Below::Elsewhere => "elsewhere".to_owned(),
        };
        assert_eq!(at("/tea/t/1?x=/tea"), "/t/1?x=/tea");
        assert_eq!(at("/tea/"), "/");
        assert_eq!(at("/tea"), "root");
        for other in ["/", "/teapot", "/coffee/tea"] {
            assert_eq!(at(other), "elsewhere", "{other}");
        }
    }
}
