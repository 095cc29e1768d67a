//! Which program asks, for whom, and what it sends.

use std::net::IpAddr;
use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Query, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use samovar_table::show::Looker;
use samovar_words::Language;
use serde::de::DeserializeOwned;

use super::fault::Fault;
use crate::hall::Hall;
use crate::http::at::Asker;
use crate::http::client::{Client, accepted};
use crate::http::stream::Bond;
use crate::metrics::metrics;
use crate::people::{TOKEN_PREFIX, token_hash};
use crate::store::{Credential, Person};
use crate::turns::Claim;

/// Who asks.
#[derive(Clone, Debug)]
pub struct Caller {
    /// The owner of the account; none without a token.
    pub person: Option<Person>,
    /// What is stored of the token, if there is one.
    token: Option<String>,
    /// The language of the words.
    pub language: Language,
    /// The address of the server as the program knows it.
    pub base: String,
    /// The address that limits count against, if any do.
    pub address: Option<IpAddr>,
}

impl Caller {
    /// The account's id, if there is a token.
    pub fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    /// What a stream of the program's hangs on.
    pub fn bond(&self, hall: &Hall) -> Bond {
        let token = self.token.clone().map(Credential::Token);
        Bond::of(&hall.store, self.person.clone().zip(token))
    }
}

impl Asker for Caller {
    fn looker<'a>(&'a self, hall: &'a Hall) -> Looker<'a> {
        Looker {
            person: self.id(),
            invitation: None,
            base: &self.base,
            now_ms: hall.now_ms(),
            bots: &hall.bots,
            aside: self.person.as_ref().map_or(&[], |person| &person.aside),
        }
    }

    fn claim(&self, table: &str) -> Claim {
        Claim::of(self.address, self.id(), table)
    }
}

/// The token of a request, if it brings one.
fn token(headers: &HeaderMap) -> Result<Option<&str>, Fault> {
    let Some(value) = headers.get(header::AUTHORIZATION) else { return Ok(None) };
    let bad = || Fault::saying(StatusCode::UNAUTHORIZED, "api-bad-token");
    let (scheme, token) = value.to_str().ok().and_then(|text| text.split_once(' ')).ok_or_else(bad)?;
    let known = scheme.eq_ignore_ascii_case("bearer") && token.starts_with(TOKEN_PREFIX);
    if known { Ok(Some(token.trim())) } else { Err(bad()) }
}

async fn recognise(hall: &Hall, client: Client, headers: &HeaderMap) -> Result<Option<Person>, Fault> {
    let Some(token) = token(headers)? else { return Ok(None) };
    let hash = token_hash(token);
    let Some(person) = hall.store.person_of_token(&hash).await? else {
        return Err(Fault::saying(StatusCode::UNAUTHORIZED, "api-bad-token"));
    };
    if client.limited().is_some() {
        hall.guard.person(&person.id).map_err(|wait| {
            metrics().limited("person");
            Fault::from(wait)
        })?;
    }
    if hall.guard.is_to_be_noted(&hash, hall.now_ms()) {
        hall.store.touch_token(&hash, hall.now_ms()).await?;
    }
    Ok(Some(person))
}

/// Finds out who asks, lets the request through, and turns faults into JSON.
pub async fn receive(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let language = accepted(request.headers());
    let client = Client::found(&hall.settings, request.extensions(), request.headers());
    let person = match recognise(&hall, client, request.headers()).await {
        Ok(person) => person,
        Err(fault) => return fault.answer(language),
    };
    let base = client.base(&hall.settings, request.headers());
    let token = token(request.headers()).ok().flatten().map(token_hash);
    let address = client.limited();
    request.extensions_mut().insert(Caller { person, token, language, base, address });
    let answered = tokio::time::timeout(hall.settings.limits.request, next.run(request)).await;
    let late = |_| Fault::saying(StatusCode::REQUEST_TIMEOUT, "api-too-slow").into_response();
    let mut response = answered.unwrap_or_else(late);
    match response.extensions_mut().remove::<Fault>() {
        Some(fault) => {
            let mut answer = fault.answer(language);
            // What the framework adds: the methods that are allowed.
            if let Some(allow) = response.headers_mut().remove(header::ALLOW) {
                answer.headers_mut().insert(header::ALLOW, allow);
            }
            answer
        }
        None => response,
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Caller {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Caller, Fault> {
        let caller = parts.extensions.get::<Caller>().cloned();
        caller.ok_or_else(|| Fault::saying(StatusCode::INTERNAL_SERVER_ERROR, "table-broken"))
    }
}

/// A caller with a token.
#[derive(Clone)]
pub struct Known {
    /// Who asks.
    pub caller: Caller,
    /// The owner of the account.
    pub person: Person,
}

impl Asker for Known {
    fn looker<'a>(&'a self, hall: &'a Hall) -> Looker<'a> {
        self.caller.looker(hall)
    }

    fn claim(&self, table: &str) -> Claim {
        self.caller.claim(table)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Known {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Known, Fault> {
        let caller = Caller::from_request_parts(parts, state).await?;
        let person = caller.person.clone();
        let person = person.ok_or_else(|| Fault::saying(StatusCode::UNAUTHORIZED, "api-no-token"))?;
        Ok(Known { caller, person })
    }
}

/// The query of a request.
pub struct Asked<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = Fault;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Asked<T>, Fault> {
        let query = Query::<T>::from_request_parts(parts, state).await;
        let bad = |error: axum::extract::rejection::QueryRejection| {
            Fault::unreadable(StatusCode::BAD_REQUEST, "api-bad-query", error.body_text())
        };
        Ok(Asked(query.map_err(bad)?.0))
    }
}

/// The body of a request.
pub struct Sent<T>(pub T);

impl<T: DeserializeOwned> FromRequest<Arc<Hall>> for Sent<T> {
    type Rejection = Fault;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Sent<T>, Fault> {
        let media = request.headers().get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let media = media.unwrap_or_default().split(';').next().unwrap_or_default().trim();
        if !media.eq_ignore_ascii_case("application/json") {
            return Err(Fault::saying(StatusCode::UNSUPPORTED_MEDIA_TYPE, "api-not-json"));
        }
        let body = Bytes::from_request(request, hall).await;
        let body = body.map_err(|rejected| match rejected.status() {
            StatusCode::PAYLOAD_TOO_LARGE => {
                Fault::saying(StatusCode::PAYLOAD_TOO_LARGE, "api-body-too-long")
            }
            _ => Fault::unreadable(StatusCode::BAD_REQUEST, "api-bad-body", rejected.body_text()),
        })?;
        let bad = |error| Fault::unreadable(StatusCode::BAD_REQUEST, "api-bad-body", error);
        // Serde would also read the fields of an object from a list.
        if body.trim_ascii_start().first().is_some_and(|first| *first != b'{') {
            return Err(Fault::unreadable(StatusCode::BAD_REQUEST, "api-bad-body", "expected an object"));
        }
        serde_json::from_slice(&body).map(Sent).map_err(bad)
    }
}
