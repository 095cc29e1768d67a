//! A program that plays through the JSON API; every answer is held against the description.

use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex};

use axum::Router;
use axum::body::Body;
use axum::http::{Method, Request, header};
use samovar_server::hall::Hall;
use samovar_server::http::api::openapi;
use samovar_server::http::router;
use samovar_server::people::new_token;
use samovar_server::store::{Person, Token};
use serde_json::{Value, json};
use tower::ServiceExt;

use super::browser::{Answer, HOST, Live};

/// The description, with nothing allowed that it does not name.
static DESCRIPTION: LazyLock<Value> = LazyLock::new(|| {
    let mut description: Value = serde_json::from_str(openapi::text()).expect("JSON");
    description["$schema"] = json!("https://json-schema.org/draft/2020-12/schema");
    let schemas = description["components"]["schemas"].as_object_mut().expect("schemas");
    for schema in schemas.values_mut().filter(|schema| schema["properties"].is_object()) {
        schema["additionalProperties"] = json!(false);
    }
    description
});

/// Schemas that were read already.
static VALIDATORS: LazyLock<Mutex<HashMap<String, Arc<jsonschema::Validator>>>> =
    LazyLock::new(Mutex::default);

/// A program.
#[derive(Clone)]
pub struct Program {
    pub router: Router,
    /// The token it speaks by.
    pub token: Option<String>,
    /// The person it speaks for.
    pub person: String,
    pub language: &'static str,
}

impl Program {
    /// A program without a token.
    pub fn nobodys(hall: &Arc<Hall>) -> Program {
        Program { router: router(hall.clone()), token: None, person: String::new(), language: "en" }
    }

    /// A program with the token of a new account.
    pub async fn of(hall: &Arc<Hall>, name: &str) -> Program {
        let person = Person {
            id: format!("person{}", name.to_lowercase()),
            name: name.to_owned(),
            login: Some(name.to_lowercase()),
            ..Person::default()
        };
        hall.store.add_person(&person, hall.now_ms()).await.expect("a new account");
        let (token, hash) = new_token(&hall.settings.random);
        let kept = Token { id: format!("token{name}"), label: name.to_owned(), created_ms: 1, used_ms: 0 };
        hall.store.add_token(&hash, &person.id, &kept).await.expect("a new token");
        Program { token: Some(token), person: person.id, ..Program::nobodys(hall) }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask(Method::GET, path, &[], Body::empty()).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        let json = [("content-type", "application/json")];
        self.ask(Method::POST, path, &json, Body::from(body.to_string())).await
    }

    /// Posts what has to succeed.
    pub async fn done(&self, path: &str, body: Value) -> Value {
        let answer = self.post(path, body.clone()).await;
        assert!(answer.status.is_success(), "{path} {body}: {} {}", answer.status, answer.body);
        if answer.body.is_empty() { Value::Null } else { answer.json() }
    }

    pub fn request(
        &self,
        method: &Method,
        path: &str,
        headers: &[(&str, &str)],
        body: Body,
    ) -> Request<Body> {
        let mut request = Request::builder().method(method).uri(path).header(header::HOST, HOST);
        request = request.header(header::ACCEPT_LANGUAGE, self.language);
        if let Some(token) = &self.token {
            request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        request.body(body).expect("a request")
    }

    pub async fn ask(&self, method: Method, path: &str, headers: &[(&str, &str)], body: Body) -> Answer {
        let request = self.request(&method, path, headers, body);
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        let answer = Answer::of(response).await;
        is_as_described(&method, path, &answer);
        answer
    }

    /// Opens the events of a table.
    pub async fn listen(&self, table: &str, since: &str) -> Events {
        let path = format!("/api/v1/tables/{table}/events{since}");
        let request = self.request(&Method::GET, &path, &[], Body::empty());
        let response = self.router.clone().oneshot(request).await.expect("an answer");
        Events(Live::of(response))
    }

    /// Does the first thing that can be done.
    pub async fn act(&self, table: &str) -> Answer {
        let choices = self.get(&format!("/api/v1/tables/{table}/actions")).await.json();
        let action = choices["actions"][0]["action"].as_str().unwrap_or("end");
        let body = json!({ "seq": choices["seq"], "action": action });
        self.post(&format!("/api/v1/tables/{table}/actions"), body).await
    }
}

/// Server-sent events.
pub struct Events(Live);

impl Events {
    /// The next event: its id and its data, held against the description.
    pub async fn next(&mut self) -> Option<(String, Value)> {
        let (name, id, data) = self.0.next().await?;
        assert_eq!(name, "update");
        let data = serde_json::from_str(&data).expect("JSON");
        conforms("#/components/schemas/Update", &data);
        Some((id, data))
    }
}

/// The path in the description that a path is one of.
fn template(path: &str) -> Option<String> {
    let path = path.split('?').next().unwrap_or_default();
    let fits = |template: &&String| {
        let (named, given) = (template.split('/').collect::<Vec<_>>(), path.split('/').collect::<Vec<_>>());
        let same = |(named, given): (&&str, &&str)| named.starts_with('{') || named == given;
        named.len() == given.len() && named.iter().zip(&given).all(same)
    };
    DESCRIPTION["paths"].as_object().expect("paths").keys().find(fits).cloned()
}

/// Whether an answer is one that the description foretells.
fn is_as_described(method: &Method, path: &str, answer: &Answer) {
    let media = answer.header("content-type");
    let described = template(path);
    let operation =
        described.as_ref().map(|path| &DESCRIPTION["paths"][path][method.as_str().to_lowercase()]);
    let Some((described, operation)) =
        described.as_ref().zip(operation).filter(|(_, found)| found.is_object())
    else {
        // What is not described is an error, in the form of every error.
        assert!(answer.status.is_client_error(), "{method} {path}: {}", answer.status);
        return conforms("#/components/schemas/Error", &answer.json());
    };
    let status = answer.status.as_str();
    let response = &operation["responses"][status];
    assert!(response.is_object(), "{method} {path}: {status} is not described: {}", answer.body);
    let Some(content) = response["content"].as_object() else {
        return assert!(answer.body.is_empty(), "{method} {path}: {}", answer.body);
    };
    let plain = media.split(';').next().unwrap_or_default();
    assert!(content.contains_key(plain), "{method} {path}: {status} as {media}");
    if plain == "application/json" {
        let escape =
            |text: &str| text.replace('~', "~0").replace('/', "~1").replace('{', "%7B").replace('}', "%7D");
        let method = method.as_str().to_lowercase();
        let place = escape(described);
        let media = escape(plain);
        conforms(
            &format!("#/paths/{place}/{method}/responses/{status}/content/{media}/schema"),
            &answer.json(),
        );
    }
}

/// Whether a value is what a schema of the description says.
pub fn conforms(schema: &str, value: &Value) {
    let mut validators = VALIDATORS.lock().expect("nobody failed here");
    let validator = validators.entry(schema.to_owned()).or_insert_with(|| {
        let mut root = DESCRIPTION.clone();
        root["$ref"] = json!(schema);
        Arc::new(jsonschema::validator_for(&root).unwrap_or_else(|error| panic!("{schema}: {error}")))
    });
    let validator = validator.clone();
    drop(validators);
    let faults: Vec<String> =
        validator.iter_errors(value).map(|fault| format!("{}: {fault}", fault.instance_path())).collect();
    assert!(faults.is_empty(), "{schema}: {faults:#?}\n{value}");
}
