//! Somebody with a browser: cookies, forms, pages, live updates.

use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::Response;
use http_body_util::BodyExt;
use samovar_bots::Maker;
use samovar_engine::Seed;
use samovar_server::clock::Clock;
use samovar_server::hall::Hall;
use samovar_server::http::client::Peer;
use samovar_server::http::router;
use samovar_server::random::{Random, hash};
use samovar_server::room::Room;
use samovar_server::settings::Settings;
use samovar_server::store::Store;
use serde_json::Value;
use tower::ServiceExt;

/// The address of the server in tests.
pub const HOST: &str = "tea.example";

/// The answer to a form that was taken.
pub const DONE: StatusCode = StatusCode::SEE_OTHER;

/// A table where Anna plays alone.
pub const SOLO: &[(&str, &str)] =
    &[("game", "stroganov"), ("o-players", "1"), ("seat-0", "me"), ("name", "Anna"), ("start", "1")];
/// A table of Anna's where somebody else may sit down.
pub const DUEL: &[(&str, &str)] =
    &[("game", "stroganov"), ("o-players", "2"), ("seat-0", "me"), ("seat-1", "open"), ("name", "Anna")];
/// A table where Anna plays against a bot.
pub const AGAINST_BOT: &[(&str, &str)] = &[
    ("game", "stroganov"),
    ("o-players", "2"),
    ("seat-0", "me"),
    ("seat-1", "bot random"),
    ("name", "Anna"),
    ("start", "1"),
];

/// Anna and Boris at a table that has begun.
pub async fn duel(hall: &Arc<Hall>) -> (Browser, Browser, String) {
    let (mut anna, mut boris) = (Browser::visiting(hall).await, Browser::visiting(hall).await);
    let id = anna.make(DUEL).await;
    assert_eq!(boris.post(&format!("/t/{id}/seat/1/take"), &[("name", "Boris")]).await.status, DONE);
    assert_eq!(anna.post(&format!("/t/{id}/start"), &[]).await.status, DONE);
    (anna, boris, id)
}

/// Settings for tests: no pauses, the same chance every time.
pub fn settings() -> Settings {
    Settings {
        bot_pause: Duration::ZERO,
        thinkers: 2,
        adviser: Maker::Search(Some(60.into())),
        analysis_iterations: 10,
        random: Random::fixed(Seed::from_text("tests")),
        clock: Clock::default(),
        known_hosts: vec![HOST.to_owned()],
        ..Settings::default()
    }
}

/// A hall over a store.
pub fn hall(store: Store) -> Arc<Hall> {
    Hall::open(store, settings())
}

/// Somebody with a browser.
#[derive(Clone)]
pub struct Browser {
    hall: Arc<Hall>,
    router: Router,
    /// The token in the cookie.
    pub token: Option<String>,
    language: Option<String>,
    invitation: Option<String>,
    /// Whether forms are sent by the page's own script.
    pub script: bool,
}

/// What came back.
#[derive(Clone, Debug)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Answer {
    pub async fn of(response: Response) -> Answer {
        let (parts, body) = response.into_parts();
        let bytes = body.collect().await.expect("a body").to_bytes();
        let body = String::from_utf8(bytes.to_vec()).expect("text");
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// Where a redirect leads.
    pub fn location(&self) -> &str {
        self.headers.get(header::LOCATION).expect("a redirect").to_str().expect("text")
    }

    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }

    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|_| panic!("JSON, not {:?}", self.body))
    }

    /// The code of a fault.
    pub fn code(&self) -> String {
        self.json()["error"]["code"].as_str().expect("a code").to_owned()
    }
}

/// Sends a GET from an address, without a browser.
pub async fn get(hall: &Arc<Hall>, from: &str, path: &str, headers: &[(&str, &str)]) -> Answer {
    let mut request = Request::builder().uri(path).header(header::HOST, HOST);
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    let mut request = request.body(Body::empty()).expect("a request");
    request.extensions_mut().insert(Peer(from.parse().expect("an address")));
    Answer::of(router(hall.clone()).oneshot(request).await.expect("an answer")).await
}

impl Browser {
    /// Somebody who was never here.
    pub fn new(hall: &Arc<Hall>) -> Browser {
        Browser {
            hall: hall.clone(),
            router: router(hall.clone()),
            token: None,
            language: None,
            invitation: None,
            script: false,
        }
    }

    /// Somebody who has looked at the home page.
    pub async fn visiting(hall: &Arc<Hall>) -> Browser {
        let mut browser = Browser::new(hall);
        assert_eq!(browser.get("/").await.status, StatusCode::OK);
        browser
    }

    /// The same browser at a server that was started again.
    pub fn at(&self, hall: &Arc<Hall>) -> Browser {
        Browser { hall: hall.clone(), router: router(hall.clone()), ..self.clone() }
    }

    pub async fn get(&mut self, path: &str) -> Answer {
        self.ask(Method::GET, path, Vec::new(), Body::empty()).await
    }

    /// Sends a form as a page of ours would.
    pub async fn post(&mut self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let csrf = self.csrf();
        let mut fields = fields.to_vec();
        fields.push(("csrf", &csrf));
        self.post_bare(path, &fields, Vec::new()).await
    }

    /// Sends exactly these fields and headers.
    pub async fn post_bare(
        &mut self,
        path: &str,
        fields: &[(&str, &str)],
        mut headers: Vec<(&'static str, &'static str)>,
    ) -> Answer {
        headers.push(("content-type", "application/x-www-form-urlencoded"));
        let body: Vec<String> =
            fields.iter().map(|(key, value)| format!("{}={}", encode(key), encode(value))).collect();
        self.ask(Method::POST, path, headers, Body::from(body.join("&"))).await
    }

    /// The token that forms carry.
    pub fn csrf(&self) -> String {
        hash(&["csrf", self.token.as_deref().unwrap_or_default()])[..32].to_owned()
    }

    pub async fn ask(
        &mut self,
        method: Method,
        path: &str,
        headers: Vec<(&'static str, &'static str)>,
        body: Body,
    ) -> Answer {
        let response = self.send(method, path, headers, body).await;
        for cookie in response.headers().get_all(header::SET_COOKIE) {
            let cookie = cookie.to_str().expect("text").to_owned();
            let value = |name: &str| {
                cookie.strip_prefix(name).map(|rest| rest.split(';').next().unwrap_or_default().to_owned())
            };
            self.token = value("samovar=").or(self.token.take());
            self.language = value("samovar-language=").or(self.language.take());
            self.invitation = value("samovar-invitation=").or(self.invitation.take());
        }
        Answer::of(response).await
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        headers: Vec<(&'static str, &'static str)>,
        body: Body,
    ) -> Response {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
        if self.script {
            request = request.header("x-samovar", "1");
        }
        let mut cookies = Vec::new();
        cookies.extend(self.token.as_ref().map(|token| format!("samovar={token}")));
        cookies.extend(self.language.as_ref().map(|language| format!("samovar-language={language}")));
        cookies.extend(self.invitation.as_ref().map(|key| format!("samovar-invitation={key}")));
        if !cookies.is_empty() {
            request = request.header(header::COOKIE, cookies.join("; "));
        }
        for (name, value) in headers {
            request = request.header(name, value);
        }
        self.router.clone().oneshot(request.body(body).expect("a request")).await.expect("an answer")
    }

    /// Opens the live updates of a table.
    pub async fn listen(&self, table: &str) -> Live {
        self.listen_since(table, 0).await
    }

    /// Opens the live updates of a table for a page that shows it as it was at an entry.
    pub async fn listen_since(&self, table: &str, seq: i64) -> Live {
        let path = format!("/t/{table}/events?since={seq}");
        let response = self.send(Method::GET, &path, Vec::new(), Body::empty()).await;
        Live::of(response)
    }

    /// Opens the live updates of a table as a browser does that lost them after an entry.
    pub async fn listen_after(&self, table: &str, seq: i64) -> Live {
        let path = format!("/t/{table}/events?since=0");
        let last: &'static str = seq.to_string().leak();
        let response = self.send(Method::GET, &path, vec![("last-event-id", last)], Body::empty()).await;
        Live::of(response)
    }

    /// Makes a table and hands back its id.
    pub async fn make(&mut self, fields: &[(&str, &str)]) -> String {
        let answer = self.post("/tables", fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.body);
        answer.location().strip_prefix("/t/").expect("a table").to_owned()
    }

    /// Does the first thing that can be done at a table where it is this person's move.
    pub async fn act(&mut self, table: &str) -> Answer {
        let fold = self.room(table).await.fold();
        let action = fold.game.as_ref().expect("it has begun").legal()[0].clone();
        let path = format!("/t/{table}/act");
        self.post(&path, &[("action", &action), ("seq", &fold.seq.to_string())]).await
    }

    /// The table behind the pages.
    pub async fn room(&self, table: &str) -> Arc<Room> {
        self.hall.room(table).await.expect("it opens").expect("it is there")
    }
}

/// Live updates.
pub struct Live {
    body: Body,
    bytes: Vec<u8>,
}

impl Live {
    pub fn of(response: Response) -> Live {
        assert_eq!(response.status(), StatusCode::OK);
        Live { body: response.into_body(), bytes: Vec::new() }
    }

    /// The next event: its name, its id, its data.
    pub async fn next(&mut self) -> Option<(String, String, String)> {
        loop {
            if let Some(end) = self.bytes.windows(2).position(|pair| pair == b"\n\n") {
                let event: Vec<u8> = self.bytes.drain(..end + 2).collect();
                let event = String::from_utf8(event).expect("text");
                if event.starts_with(':') {
                    continue;
                }
                let field = |name: &str| -> String {
                    let lines = event.lines().filter_map(|line| line.strip_prefix(name));
                    lines.map(|line| line.strip_prefix(' ').unwrap_or(line)).collect::<Vec<_>>().join("\n")
                };
                return Some((field("event:"), field("id:"), field("data:")));
            }
            let frame = tokio::time::timeout(Duration::from_secs(60), self.body.frame()).await;
            let data: Bytes = frame.expect("an event in time")?.expect("a frame").into_data().ok()?;
            self.bytes.extend_from_slice(&data);
        }
    }

    /// Reads until an event has this id or a later one, and hands back all of them.
    pub async fn until(&mut self, seq: i64) -> Vec<String> {
        let mut parts = Vec::new();
        loop {
            let (name, id, data) = self.next().await.expect("the stream goes on");
            assert_eq!(name, "moment");
            parts.push(data);
            if id.parse::<i64>().expect("a number") >= seq {
                return parts;
            }
        }
    }
}

fn encode(text: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    text.bytes()
        .map(|byte| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") })
        .collect()
}
