//! A server in memory to throw requests at.

use std::sync::{Arc, OnceLock};

use axum::Router;
use axum::body::Body;
use axum::http::{HeaderValue, Request, StatusCode, header};
use http_body_util::BodyExt;
use samovar_engine::Seed;
use samovar_table::deed::{Setup, Sitting};
use samovar_server::hall::Hall;
use samovar_server::people::new_token;
use samovar_server::http::router;
use samovar_server::random::hash;
use samovar_server::settings::Settings;
use samovar_server::store::{Person, Store, Token};
use tokio::runtime::Runtime;
use tower::ServiceExt;

/// The server and somebody who knows it.
pub struct Server {
    runtime: Runtime,
    router: Router,
    /// A table at which it is that person's move.
    pub table: String,
    /// The token of the person's session.
    pub session: String,
    /// What the person's forms carry.
    pub csrf: String,
    /// The token of the person's program.
    pub token: String,
}

/// The one server of this process.
pub fn server() -> &'static Server {
    static SERVER: OnceLock<Server> = OnceLock::new();
    SERVER.get_or_init(Server::start)
}

impl Server {
    fn start() -> Server {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
        let folder = std::env::temp_dir().join(format!("samovar-fuzz-{}", std::process::id()));
        let url = format!("sqlite:{}", folder.join("tables.db").display());
        let (hall, table, session, token) = runtime.block_on(async {
            let store = Store::open(&url).await.expect("a database");
            let hall = Hall::open(store, Settings::default());
            let (table, session, token) = furnish(&hall).await;
            (hall, table, session, token)
        });
        let csrf = hash(&["csrf", &session])[..32].to_owned();
        Server { router: router(hall), runtime, table, session, csrf, token }
    }

    /// Sends a request with these headers and hands back the status; what is no request is not sent.
    pub fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &[u8])],
        body: &[u8],
    ) -> Option<StatusCode> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, "tea.example");
        for (name, value) in headers {
            request = request.header(*name, HeaderValue::from_bytes(value).ok()?);
        }
        let request = request.body(Body::from(body.to_vec())).ok()?;
        Some(self.runtime.block_on(async {
            let response = self.router.clone().oneshot(request).await.expect("an answer");
            let (parts, mut body) = response.into_parts();
            // A stream never ends: its beginning is enough.
            let _ = body.frame().await;
            parts.status
        }))
    }

    /// Sends a request that must not fail, whatever comes of it.
    pub fn survives(&self, method: &str, path: &str, headers: &[(&str, &[u8])], body: &[u8]) {
        if let Some(status) = self.send(method, path, headers, body) {
            assert!(!status.is_server_error(), "{method} {path}: {status}");
        }
    }
}

/// An account with a session, a token and a table.
async fn furnish(hall: &Arc<Hall>) -> (String, String, String) {
    let person =
        Person { id: "anna".into(), name: "Anna".into(), login: Some("anna".into()), password: None };
    hall.store.add_person(&person, 1).await.expect("a person");
    let session = hall.settings.random.token();
    hall.store.add_session(&hash(&["session", &session]), "anna", 1).await.expect("a session");
    let (token, kept) = new_token(&hall.settings.random);
    let named = Token { id: "t".into(), label: "t".into(), created_ms: 1, used_ms: 0 };
    hall.store.add_token(&kept, "anna", &named).await.expect("a token");
    let setup = Setup {
        game: "stroganov".into(),
        options: serde_json::json!({"players": 1}).as_object().expect("an object").clone(),
        listed: true,
        correspondence: false,
        clock: None,
        hints: false,
        host: "anna".into(),
        secret: Seed::from_text("tea"),
        seats: vec![Sitting::Person { person: "anna".into(), name: "Anna".into(), added: "tea".into(), promise: None }],
        position: None,
        teaching: None,
    };
    let table = hall.rooms.make(setup).await.expect("a table");
    let room = hall.room(&table).await.expect("it opens").expect("it is there");
    let start = |fold: &samovar_table::fold::Fold| Ok(samovar_table::deed::Deed::start(&fold.setup.game));
    hall.change(&room, None, start).await.expect("it begins");
    (table, session, token)
}
