//! The front door: where a request really comes from, the path everything is served under, and who asks too much.

use std::net::{IpAddr, Ipv6Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::body::{Body, to_bytes};
use axum::extract::{Request, State};
use axum::http::uri::{PathAndQuery, Uri};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use samovar_engine::Message;
use samovar_web::model::Reader;

use super::api;
use super::api::fault::Fault;
use super::problem::Problem;
use super::visitor::language;
use crate::hall::Hall;
use crate::limits::Wait;
use crate::metrics::metrics;
use crate::settings::Settings;

/// The other end of a connection; the listener puts it into every request.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub IpAddr);

/// Where a request really comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    /// The address, as far as limits look at it: all of an IPv4 address, the network of an IPv6 one.
    pub address: IpAddr,
    /// All of the address.
    pub whole: IpAddr,
    /// Whether it comes from this very machine, with no proxy in between: no limits then.
    pub local: bool,
    /// Whether a proxy we trust says that it was reached over TLS.
    pub https: bool,
}

impl Client {
    /// Whom a request comes from, by its connection and what proxies that are trusted say.
    pub fn of(settings: &Settings, peer: Option<IpAddr>, headers: &HeaderMap) -> Client {
        let trusted = |address: IpAddr| settings.proxies.iter().any(|net| net.contains(&address));
        let peer = peer.map_or(IpAddr::V6(Ipv6Addr::LOCALHOST), |peer| peer.to_canonical());
        let forwarded = headers.contains_key("x-forwarded-for");
        if !trusted(peer) {
            if forwarded {
                warn_of_proxy();
            }
            let local = peer.is_loopback() && !forwarded;
            return Client { address: network(peer), whole: peer, local, https: false };
        }
        // Each proxy adds at the end whom it heard; what stands before the first we do not trust may be a lie.
        let mut address = peer;
        for text in list(headers, "x-forwarded-for").into_iter().rev() {
            let Ok(next) = text.parse::<IpAddr>() else { break };
            address = next.to_canonical();
            if !trusted(address) {
                break;
            }
        }
        let https = list(headers, "x-forwarded-proto").last().is_some_and(|proto| *proto == "https");
        Client { address: network(address), whole: address, local: false, https }
    }

    /// The address that limits count against; none for this machine itself.
    pub fn limited(self) -> Option<IpAddr> {
        (!self.local).then_some(self.address)
    }
}

/// The parts of a header that is a list, in order.
fn list<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    let texts = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    texts.flat_map(|text| text.split(',')).map(str::trim).filter(|part| !part.is_empty()).collect()
}

/// One visitor has a whole IPv6 network of 64 bits to choose addresses from.
fn network(address: IpAddr) -> IpAddr {
    match address {
        IpAddr::V4(_) => address,
        IpAddr::V6(long) => IpAddr::V6(Ipv6Addr::from_bits(long.to_bits() >> 64 << 64)),
    }
}

/// Says once that somebody seems to have forgotten `--trusted-proxy`.
fn warn_of_proxy() {
    static SAID: AtomicBool = AtomicBool::new(false);
    if !SAID.swap(true, Ordering::Relaxed) {
        tracing::warn!(
            "a request has X-Forwarded-For, but no proxy is trusted: all visitors count as one; see --trusted-proxy"
        );
    }
}

/// Lets a request in: finds out where it comes from, takes the base path off, and turns away who asks too much.
pub async fn enter(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map(|peer| peer.0);
    let client = Client::of(&hall.settings, peer, request.headers());
    request.extensions_mut().insert(client);
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

/// The answer to somebody who asks too much.
fn too_many(request: &Request, wait: Wait) -> Response {
    if request.uri().path().starts_with("/api/") {
        return fault(wait).answer(api::language(request.headers()));
    }
    let reader = Reader { language: language(request.headers()), path: "/".to_owned(), ..Reader::default() };
    problem(wait).page(&reader)
}

/// The same for a page.
pub fn problem(wait: Wait) -> Problem {
    Problem { retry_after: Some(wait.seconds()), ..Problem::new(StatusCode::TOO_MANY_REQUESTS) }
}

/// The same for a program.
pub fn fault(wait: Wait) -> Fault {
    let words = Message::new("api-too-many").with("seconds", wait.seconds());
    Fault { retry_after: Some(wait.seconds()), ..Fault::new(StatusCode::TOO_MANY_REQUESTS, words) }
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

    fn client(peer: &str, proxies: &[&str], forwarded: &[&str]) -> Client {
        let proxies = proxies.iter().map(|net| net.parse().expect("a network")).collect();
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().expect("text"));
        }
        headers.insert("x-forwarded-proto", HeaderValue::from_static("https"));
        Client::of(
            &Settings { proxies, ..Settings::default() },
            Some(peer.parse().expect("an address")),
            &headers,
        )
    }

    fn address(text: &str) -> IpAddr {
        text.parse().expect("an address")
    }

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let direct = client("203.0.113.9", &["10.0.0.0/8"], &["198.51.100.7"]);
        assert_eq!((direct.address, direct.https, direct.local), (address("203.0.113.9"), false, false));
        let behind = client("10.0.0.1", &["10.0.0.0/8"], &["198.51.100.7"]);
        assert_eq!((behind.address, behind.https), (address("198.51.100.7"), true));
    }

    #[test]
    fn who_lies_before_the_proxy_gains_nothing() {
        let liar = client("10.0.0.1", &["10.0.0.0/8"], &["1.1.1.1, 198.51.100.7, 10.0.0.2"]);
        assert_eq!(liar.address, address("198.51.100.7"));
        let twice = client("10.0.0.1", &["10.0.0.0/8"], &["1.1.1.1", "198.51.100.7"]);
        assert_eq!(twice.address, address("198.51.100.7"));
        let nonsense = client("10.0.0.1", &["10.0.0.0/8"], &["198.51.100.7, what"]);
        assert_eq!(nonsense.address, address("10.0.0.1"));
    }

    #[test]
    fn this_machine_is_not_limited_unless_it_is_a_proxy() {
        assert!(client("127.0.0.1", &[], &[]).local);
        assert!(!client("127.0.0.1", &[], &["198.51.100.7"]).local);
        assert_eq!(
            client("127.0.0.1", &["127.0.0.1/32"], &["198.51.100.7"]).address,
            address("198.51.100.7")
        );
        assert_eq!(client("::ffff:203.0.113.9", &[], &[]).address, address("203.0.113.9"));
    }

    #[test]
    fn an_ipv6_visitor_is_a_network() {
        let one = client("2001:db8::1:2:3:4", &[], &[]);
        assert_eq!(one.address, client("2001:db8::5:6:7:8", &[], &[]).address);
        assert_eq!(one.whole, address("2001:db8::1:2:3:4"));
    }

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
