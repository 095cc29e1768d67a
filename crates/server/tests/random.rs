//! Whatever comes from outside, nothing fails: random requests at the whole router.

use std::sync::Arc;

use crate::common::File;
use crate::common::browser::{Browser, HOST, hall};
use crate::common::program::Program;
use axum::body::Body;
use axum::http::{HeaderName, HeaderValue, Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use samovar_server::hall::Hall;
use samovar_server::http::router;
use samovar_server::http::routes::ROUTES;
use samovar_server::random::hash;
use serde_json::json;
use tower::ServiceExt;

/// What is thrown.
#[derive(Clone, Debug)]
struct Thrown {
    route: usize,
    /// Another method than the route's.
    method: Option<&'static str>,
    /// What stands for the names in the path: mostly what is there.
    place: Option<String>,
    query: String,
    headers: Vec<(&'static str, Vec<u8>)>,
    /// Whether a session and a token that are valid come along.
    known: bool,
    body: Vec<u8>,
}

const HEADERS: &[&str] = &[
    "cookie",
    "authorization",
    "accept-language",
    "last-event-id",
    "content-type",
    "origin",
    "sec-fetch-site",
    "x-samovar",
    "x-forwarded-for",
    "x-forwarded-proto",
    "user-agent",
    "if-none-match",
    "host",
    "accept-encoding",
    "range",
];

/// Text that means something here, whole and broken.
fn text() -> impl Strategy<Value = String> {
    let words = [
        "end",
        "draft S1",
        "1",
        "0",
        "-1",
        "99999999999999999999",
        "1.5",
        "17.3",
        "me",
        "open",
        "bot greedy",
        "stroganov",
        "true",
        "null",
        "{}",
        "[]",
        "fr",
        "cs;q=0.5,en;q=nan",
        "samovar=",
        "samovar_",
        "Bearer ",
        "name",
        "\u{0}",
        "\u{202e}",
        "%00",
        "%",
        "&",
        "=",
        "../..",
        "application/json",
        "application/x-www-form-urlencoded",
        "'",
        "\"",
        "<script>",
        "čaj",
    ];
    prop_oneof![
        3 => prop::sample::select(words.to_vec()).prop_map(str::to_owned),
        1 => "\\PC{0,20}",
        1 => prop::collection::vec(prop::sample::select(words.to_vec()), 0..6).prop_map(|words| words.concat()),
    ]
}

fn form() -> impl Strategy<Value = Vec<u8>> {
    let keys = [
        "csrf",
        "seq",
        "action",
        "text",
        "name",
        "password",
        "do",
        "game",
        "o-players",
        "seat-0",
        "seat-1",
        "clock",
        "pace",
        "public",
        "start",
        "promise",
        "level",
        "here",
        "seat",
        "language",
        "back",
        "label",
        "id",
    ];
    let pair = (prop::sample::select(keys.to_vec()), text());
    prop::collection::vec(pair, 0..6)
        .prop_map(|pairs| {
            pairs.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join("&")
        })
        .prop_map(String::into_bytes)
}

fn json_body() -> impl Strategy<Value = Vec<u8>> {
    let keys = [
        "game", "options", "seats", "seat", "seq", "action", "text", "level", "key", "promise", "added",
        "clock", "start", "players", "sits",
    ];
    let leaf = prop_oneof![
        any::<bool>().prop_map(|flag| json!(flag)),
        any::<i64>().prop_map(|number| json!(number)),
        (0..5_i64).prop_map(|number| json!(number)),
        any::<f64>().prop_map(|number| json!(number)),
        text().prop_map(|text| json!(text)),
        Just(json!(null)),
        Just(json!("stroganov")),
    ];
    let tree = leaf.prop_recursive(3, 24, 5, move |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(|list| json!(list)),
            prop::collection::vec((prop::sample::select(keys.to_vec()), inner), 0..5)
                .prop_map(|pairs| pairs.into_iter().map(|(key, value)| (key.to_owned(), value)).collect()),
        ]
    });
    tree.prop_map(|tree: serde_json::Value| tree.to_string().into_bytes())
}

fn thrown() -> impl Strategy<Value = Thrown> {
    let methods = ["GET", "POST", "PUT", "DELETE", "HEAD", "OPTIONS", "PATCH", "BREW"];
    let header = (
        prop::sample::select(HEADERS.to_vec()),
        prop_oneof![
            3 => text().prop_map(String::into_bytes),
            1 => prop::collection::vec(any::<u8>(), 0..40),
        ],
    );
    // Well formed, and yet refused wherever it fits.
    let refused = ["do=register", "game=stroganov&o-players=9", r#"{"game": "checkers"}"#];
    let body = prop_oneof![
        form(),
        json_body(),
        prop::sample::select(refused.to_vec()).prop_map(|text| text.as_bytes().to_vec()),
        prop::collection::vec(any::<u8>(), 0..200),
        Just(vec![b'['; 50_000]),
        Just(vec![b'x'; 70_000]),
    ];
    (
        0..ROUTES.len() + 2,
        prop::option::weighted(0.1, prop::sample::select(methods.to_vec())),
        prop::option::weighted(0.15, text()),
        prop_oneof![2 => Just(String::new()), 1 => text()],
        prop::collection::vec(header, 0..4),
        prop::bool::weighted(0.7),
        body,
    )
        .prop_map(|(route, method, place, query, headers, known, body)| Thrown {
            route,
            method,
            place,
            query,
            headers,
            known,
            body,
        })
}

/// What is there to be hit.
struct Target {
    hall: Arc<Hall>,
    tables: Vec<String>,
    session: String,
    token: String,
    _file: File,
}

async fn target() -> Target {
    let file = File::new();
    let hall = hall(file.open().await);
    let program = Program::of(&hall, "Anna").await;
    let session = hall.settings.random.token();
    hall.store.add_session(&hash(&["session", &session]), &program.person, 1).await.expect("a session");
    let mut anna = Browser::new(&hall);
    anna.token = Some(session.clone());
    let solo = [("game", "stroganov"), ("o-players", "1"), ("start", "1")];
    let lobby =
        anna.make(&[("game", "stroganov"), ("o-players", "3"), ("seat-1", "invited"), ("public", "1")]).await;
    let (playing, ended) = (anna.make(&solo).await, anna.make(&solo).await);
    anna.post(&format!("/t/{ended}/abandon"), &[]).await;
    Target {
        hall,
        tables: vec![lobby, playing, ended],
        session,
        token: program.token.expect("a token"),
        _file: file,
    }
}

/// The request, if it can be sent at all.
fn request(target: &Target, thrown: &Thrown) -> Option<Request<Body>> {
    let others = [("POST", "/api/{rest}"), ("GET", "/{rest}")];
    let (method, path) = match ROUTES.get(thrown.route) {
        Some(route) => (route.method, route.path),
        None => others[thrown.route - ROUTES.len()],
    };
    let table = &target.tables[thrown.body.len() % target.tables.len()];
    let encode = |text: &String| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    let placed = thrown.place.as_ref().map(encode);
    let or = |usual: &str| placed.clone().unwrap_or_else(|| usual.to_owned());
    let path =
        path.replace("{id}", &or(table)).replace("{seat}", &or("0")).replace("{game}", &or("stroganov"));
    let path = path.replace("{name}", &or("style.css")).replace("{rest}", &or("nowhere"));
    let path = path.replace("{shelf}", &or("rules"));
    let query: String = thrown.query.chars().filter(|letter| letter.is_ascii_graphic()).collect();
    let query = if path.ends_with("/events") && query.is_empty() { "since=0".to_owned() } else { query };
    let method = Method::from_bytes(thrown.method.unwrap_or(method).as_bytes()).ok()?;
    let is_api = path.starts_with("/api/");
    let mut request =
        Request::builder().method(method).uri(format!("{path}?{query}")).header(header::HOST, HOST);
    let mut body = thrown.body.clone();
    if thrown.known {
        if is_api {
            request = request.header(header::AUTHORIZATION, format!("Bearer {}", target.token));
            request = request.header(header::CONTENT_TYPE, "application/json");
        } else {
            request = request.header(header::COOKIE, format!("samovar={}", target.session));
            let csrf = hash(&["csrf", &target.session])[..32].to_owned();
            body.extend_from_slice(format!("&csrf={csrf}").as_bytes());
        }
    }
    for (name, value) in &thrown.headers {
        request = request.header(HeaderName::from_static(name), HeaderValue::from_bytes(value).ok()?);
    }
    request.body(Body::from(body)).ok()
}

#[test]
fn whatever_is_sent_something_sensible_is_answered() {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let target = runtime.block_on(target());
    let router = router(target.hall.clone());
    let mut runner = TestRunner::new(Config { cases: 3000, failure_persistence: None, ..Config::default() });
    let answers = std::cell::RefCell::new(std::collections::BTreeMap::<u16, usize>::new());
    let result = runner.run(&thrown(), |thrown| {
        let Some(request) = request(&target, &thrown) else { return Ok(()) };
        let status = runtime.block_on(answer(&router, request));
        *answers.borrow_mut().entry(status.as_u16()).or_default() += 1;
        prop_assert!(!status.is_server_error(), "{status}");
        Ok(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
    let answers = answers.into_inner();
    for status in [200, 303, 400, 401, 403, 404, 405, 409, 413, 422] {
        assert!(answers.contains_key(&status), "{status} never came about: {answers:?}");
    }
}

async fn answer(router: &axum::Router, request: Request<Body>) -> StatusCode {
    let response = router.clone().oneshot(request).await.expect("an answer");
    let (parts, mut body) = response.into_parts();
    // A stream never ends: its beginning is enough.
    let _ = tokio::time::timeout(std::time::Duration::from_secs(5), body.frame()).await;
    parts.status
}
