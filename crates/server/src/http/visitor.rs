//! Who asks: sessions by cookie, languages, and forms that were really sent from our own pages.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use axum::body::Bytes;
use axum::extract::{FromRequest, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Redirect, Response};
use samovar_table::show::Looker;
use samovar_web::model::Reader;
use samovar_web::preferences::Preferences;
use samovar_words::Language;

use super::at::{Asker, At, id};
use super::client::{Client, accepted};
use super::html;
use super::problem::{Problem, Reply};
use super::stream::Bond;
use crate::hall::Hall;
use crate::metrics::metrics;
use crate::names;
use crate::random::hash;
use crate::store::{Credential, Person, StoreError};
use crate::text::clean_name;
use crate::turns::Claim;

/// The cookie with the token of the session.
const SESSION: &str = "samovar";
/// The cookie with the chosen language.
const LANGUAGE: &str = "samovar-language";
/// The cookie by which a browser is known where somebody has signed in before.
const DEVICE: &str = "samovar-device";
/// The cookie with the key of an invitation, for the pages of one table.
const INVITATION: &str = "samovar-invitation";
/// How long a session lasts: a year, in seconds.
const YEAR: u32 = 365 * 24 * 60 * 60;
/// The header by which the page's own script says that it wants fragments.
const SCRIPT: &str = "x-samovar";

/// Who asks.
#[derive(Clone, Debug)]
pub struct Visitor {
    /// The person, once there was anything to remember.
    pub person: Option<Person>,
    /// The token in the visitor's cookie.
    pub token: String,
    /// Whether the visitor came without a token.
    pub fresh: bool,
    /// The token that the visitor was given instead of it, because there is something to remember now.
    pub(super) renewed: Arc<OnceLock<String>>,
    /// The token by which the browser is known where somebody has signed in before.
    pub device: Option<String>,
    /// The visitor's language.
    pub language: Language,
    /// Path and query of what was asked for.
    pub path: String,
    /// The address of the server as the visitor knows it.
    pub base: String,
    /// The key of an invitation the visitor came by.
    pub invitation: Option<String>,
    /// Whether the page's own script asks.
    pub script: bool,
    /// Where the visitor comes from.
    pub address: IpAddr,
    /// The address that limits count against, if any do.
    pub limited: Option<IpAddr>,
}

impl Visitor {
    /// Who sent a request.
    async fn of(hall: &Hall, client: Client, headers: &HeaderMap, path: &str) -> Result<Visitor, StoreError> {
        let known = cookie(headers, SESSION).filter(|token| token.len() == 64);
        let person = match &known {
            Some(token) => hall.store.person_of(&session_hash(token)).await?,
            None => None,
        };
        let fresh = known.is_none();
        Ok(Visitor {
            person,
            token: known.unwrap_or_else(|| hall.settings.random.token()),
            fresh,
            renewed: Arc::default(),
            device: cookie(headers, DEVICE).filter(|token| token.len() == 64),
            language: language(headers),
            path: path.to_owned(),
            base: client.base(&hall.settings, headers),
            address: client.address,
            limited: client.limited(),
            invitation: cookie(headers, INVITATION),
            script: headers.contains_key(SCRIPT),
        })
    }

    /// What pages have to know of the visitor.
    pub fn reader(&self) -> Reader {
        Reader {
            language: self.language,
            csrf: csrf(&self.token),
            name: self.person.as_ref().map(|person| person.name.clone()).unwrap_or_default(),
            account: self.person.as_ref().is_some_and(|person| person.login.is_some()),
            path: self.path.clone(),
            notice: None,
            preferences: self.preferences(),
            next: None,
        }
    }

    /// What the visitor asks for at a table, among what others ask for.
    pub fn claim(&self, table: &str) -> Claim {
        Claim::of(self.limited, self.id(), table)
    }

    /// A page drawn off the threads that answer, when it is the visitor's turn.
    pub async fn draw(
        &self,
        hall: &Hall,
        status: StatusCode,
        draw: impl FnOnce(&Reader) -> String + Send + 'static,
    ) -> Reply {
        let reader = self.reader();
        Ok(html(status, hall.workers.run(self.claim(""), move || draw(&reader)).await?))
    }

    /// What a stream of the visitor's hangs on.
    pub fn bond(&self, hall: &Hall) -> Bond {
        let session = || Credential::Session(session_hash(&self.token));
        Bond::of(&hall.store, self.person.clone().map(|person| (person, session())))
    }

    /// What the visitor prefers.
    pub fn preferences(&self) -> Preferences {
        Preferences::read(self.person.as_ref().map_or("", |person| &person.preferences))
    }

    /// The visitor's id, if there was anything to remember.
    pub fn id(&self) -> Option<&str> {
        self.person.as_ref().map(|person| person.id.as_str())
    }

    /// The visitor as somebody who will be remembered, with a new name if one is given.
    ///
    /// From here on the visitor has another token: one that somebody else put into the browser is worth nothing.
    pub async fn remembered(&mut self, hall: &Hall, name: Option<&str>) -> Result<Person, Problem> {
        let name = name.map(clean_name).filter(|name| !name.is_empty());
        let is_guest = self.person.as_ref().is_none_or(|person| person.login.is_none());
        if let Some(name) = name.as_ref().filter(|_| is_guest)
            && let Some(fault) = unfit_name(hall, name).await?
        {
            return Err(Problem::saying(StatusCode::UNPROCESSABLE_ENTITY, fault));
        }
        let person = match self.person.take() {
            Some(person) => match name {
                Some(name) if name != person.name && is_guest => {
                    let renamed = Person { name, ..person };
                    hall.store.change_person(&renamed).await?;
                    renamed
                }
                _ => person,
            },
            None => {
                let id = hall.settings.random.id();
                let guest = Person { id, name: name.unwrap_or_default(), ..Person::default() };
                self.token = hall.settings.random.token();
                hall.store.add_person(&guest, hall.now_ms()).await?;
                hall.store.add_session(&session_hash(&self.token), &guest.id, hall.now_ms()).await?;
                // A request remembers its visitor once.
                let _ = self.renewed.set(self.token.clone());
                guest
            }
        };
        self.person = Some(person.clone());
        Ok(person)
    }
}

/// Why nobody may play as a guest under a name (the id of a message): it hides something, or looks like an account's.
pub async fn unfit_name(hall: &Hall, name: &str) -> Result<Option<&'static str>, StoreError> {
    if let Some(fault) = names::fault(name) {
        return Ok(Some(fault));
    }
    if name.is_empty() {
        return Ok(None);
    }
    let account = hall.store.person_looking(&names::look(name)).await?;
    Ok(account.map(|_| "account-name-of-account"))
}

impl Asker for Visitor {
    fn looker<'a>(&'a self, hall: &'a Hall) -> Looker<'a> {
        let invitation = self.invitation.as_deref();
        let (person, base, now_ms) = (self.id(), self.base.as_str(), hall.now_ms());
        let aside = self.person.as_ref().map_or(&[][..], |person| &person.aside);
        Looker { person, invitation, base, now_ms, bots: &hall.bots, aside }
    }

    fn claim(&self, table: &str) -> Claim {
        Visitor::claim(self, table)
    }
}

/// Finds out who asks, lets the request through, and turns problems into pages.
pub async fn receive(State(hall): State<Arc<Hall>>, mut request: Request, next: Next) -> Response {
    let headers = request.headers().clone();
    let path = request.uri().path_and_query().map_or("/", |path| path.as_str()).to_owned();
    let is_page = request.method() == Method::GET;
    let client = Client::found(&hall.settings, request.extensions(), &headers);
    let visitor = match Visitor::of(&hall, client, &headers, &path).await {
        Ok(visitor) => visitor,
        Err(error) => {
            let language = language(&headers);
            return Problem::from(error).page(&Reader { language, ..Reader::default() });
        }
    };
    if let (Some(person), Some(_)) = (visitor.id(), client.limited())
        && let Err(wait) = hall.guard.person(person)
    {
        metrics().limited("person");
        return Problem::too_many(wait).page(&visitor.reader());
    }
    note_use(&hall, &visitor, &headers).await;
    request.extensions_mut().insert(visitor.clone());
    let answered = tokio::time::timeout(hall.settings.limits.request, next.run(request)).await;
    let mut response = answered.unwrap_or_else(|_| StatusCode::REQUEST_TIMEOUT.into_response());
    if let Some(problem) = response.extensions_mut().remove::<Problem>() {
        // Nobody can come back to where a form was sent.
        let path = if is_page { visitor.path.clone() } else { problem.back.to_string() };
        let reader = Reader { path, ..visitor.reader() };
        response = if visitor.script { problem.fragment(&reader) } else { problem.page(&reader) };
    } else if is_bare_error(&response) {
        // What the framework refused by itself, such as a form that is too long.
        let path = if is_page { visitor.path.clone() } else { "/".to_owned() };
        response = Problem::new(response.status()).page(&Reader { path, ..visitor.reader() });
    }
    let starts = |value: &HeaderValue| value.as_bytes().starts_with(b"samovar=");
    let token = visitor.renewed.get().or(visitor.fresh.then_some(&visitor.token));
    if let Some(token) = token
        && !response.headers().get_all(header::SET_COOKIE).iter().any(starts)
    {
        set_cookie(&mut response, session_cookie(token, is_secure(&visitor.base)));
    }
    response
}

/// Notes now and then that a session is used, and by which browser.
async fn note_use(hall: &Hall, visitor: &Visitor, headers: &HeaderMap) {
    let hash = session_hash(&visitor.token);
    if visitor.person.is_none() || !hall.guard.is_to_be_noted(&hash, hall.now_ms()) {
        return;
    }
    let agent = headers.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let agent: String = agent.chars().take(200).collect();
    if let Err(error) = hall.store.touch_session(&hash, hall.now_ms(), &agent).await {
        tracing::warn!(%error, "the use of a session was not noted");
    }
}

fn is_bare_error(response: &Response) -> bool {
    let html = |value: &HeaderValue| value.as_bytes().starts_with(b"text/html");
    let error = response.status().is_client_error() || response.status().is_server_error();
    error && !response.headers().get(header::CONTENT_TYPE).is_some_and(html)
}

impl<S: Send + Sync> axum::extract::FromRequestParts<S> for Visitor {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut axum::http::request::Parts, _: &S) -> Result<Visitor, Problem> {
        let visitor = parts.extensions.get::<Visitor>().cloned();
        visitor.ok_or_else(|| Problem::new(StatusCode::INTERNAL_SERVER_ERROR))
    }
}

/// The fields of a form.
#[derive(Clone, Debug, Default)]
pub struct Fields(pub Vec<(String, String)>);

impl Fields {
    /// The last value of a field that is not empty.
    pub fn get(&self, name: &str) -> Option<&str> {
        let found = self.0.iter().rev().find(|(key, _)| key == name);
        found.map(|(_, value)| value.trim()).filter(|value| !value.is_empty())
    }

    /// The number in a field.
    pub fn number(&self, name: &str) -> Option<i64> {
        self.get(name)?.parse().ok()
    }
}

/// A form that was sent from one of our own pages.
#[derive(Clone, Debug)]
pub struct Posted {
    /// Who sent it.
    pub visitor: Visitor,
    /// What was filled in.
    pub fields: Fields,
}

impl FromRequest<Arc<Hall>> for Posted {
    type Rejection = Problem;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<Posted, Problem> {
        let visitor = request.extensions().get::<Visitor>().cloned();
        let visitor = visitor.ok_or_else(|| Problem::new(StatusCode::INTERNAL_SERVER_ERROR))?;
        if !is_from_here(request.headers(), &visitor.base) {
            return Err(Problem::saying(StatusCode::FORBIDDEN, "table-other-site"));
        }
        let too_long = |_| Problem::new(StatusCode::PAYLOAD_TOO_LARGE);
        let body = Bytes::from_request(request, hall).await.map_err(too_long)?;
        let fields = Fields(form(&body));
        let given = fields.get("csrf").unwrap_or_default();
        if visitor.fresh || hash(&[given]) != hash(&[&csrf(&visitor.token)]) {
            return Err(Problem::saying(StatusCode::FORBIDDEN, "table-stale-form"));
        }
        Ok(Posted { visitor, fields })
    }
}

/// A form about a table. Whether it comes from a page of ours is checked before the table is opened.
impl FromRequest<Arc<Hall>> for At<Posted> {
    type Rejection = Problem;

    async fn from_request(request: Request, hall: &Arc<Hall>) -> Result<At<Posted>, Problem> {
        let (mut parts, body) = request.into_parts();
        let id = id(&mut parts, hall).await;
        let posted = Posted::from_request(Request::from_parts(parts, body), hall).await?;
        Ok(At::new(hall, &id, posted).await?)
    }
}

impl Asker for Posted {
    fn looker<'a>(&'a self, hall: &'a Hall) -> Looker<'a> {
        self.visitor.looker(hall)
    }

    fn claim(&self, table: &str) -> Claim {
        self.visitor.claim(table)
    }
}

impl Posted {
    /// Who sent it; nobody for a visitor who has done nothing yet.
    pub fn person(&self) -> String {
        self.visitor.id().unwrap_or_default().to_owned()
    }

    /// The answer to a form that did what it should: nothing for the page's own script, the page itself for others.
    pub fn done(&self, to: &str) -> Response {
        if self.visitor.script {
            StatusCode::NO_CONTENT.into_response()
        } else {
            Redirect::to(to).into_response()
        }
    }
}

/// Whether a form comes from a page of ours, as far as the browser says.
fn is_from_here(headers: &HeaderMap, base: &str) -> bool {
    let text = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let site = text("sec-fetch-site").is_none_or(|site| site == "same-origin" || site == "none");
    let host = |address: &str| {
        let host = address.split_once("://").map_or(address, |(_, host)| host);
        host.split('/').next().unwrap_or_default().to_ascii_lowercase()
    };
    let origin = text("origin").is_none_or(|origin| origin != "null" && host(origin) == host(base));
    site && origin
}

/// A path, if it leads to a page of ours, and not to what browsers take for another host.
pub fn own_path(path: &str) -> Option<&str> {
    let ours = path.starts_with('/') && !path.starts_with("//") && !path.contains(['\\', '\r', '\n', '\t']);
    ours.then_some(path)
}

/// The pairs of a form.
pub fn form(body: &[u8]) -> Vec<(String, String)> {
    let pairs = body.split(|byte| *byte == b'&').filter(|pair| !pair.is_empty());
    let pair = |pair: &[u8]| {
        let at = pair.iter().position(|byte| *byte == b'=').unwrap_or(pair.len());
        (decode(&pair[..at]), decode(pair.get(at + 1..).unwrap_or_default()))
    };
    pairs.map(pair).collect()
}

fn decode(text: &[u8]) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut place = 0;
    while place < text.len() {
        let digit = |at: usize| text.get(at).and_then(|byte| char::from(*byte).to_digit(16));
        match (text[place], digit(place + 1), digit(place + 2)) {
            (b'+', ..) => bytes.push(b' '),
            (b'%', Some(high), Some(low)) => {
                bytes.push((high << 4 | low) as u8);
                place += 2;
            }
            (byte, ..) => bytes.push(byte),
        }
        place += 1;
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// What the database knows of a session's token.
pub fn session_hash(token: &str) -> String {
    hash(&["session", token])
}

/// The token that forms carry; it follows from the session's.
fn csrf(token: &str) -> String {
    hash(&["csrf", token])[..32].to_owned()
}

/// The cookie that keeps a session.
pub fn session_cookie(token: &str, secure: bool) -> String {
    kept(SESSION, token, "/", secure)
}

/// The cookie that keeps a browser known.
pub fn device_cookie(token: &str, secure: bool) -> String {
    kept(DEVICE, token, "/", secure)
}

/// The cookie that keeps a language.
pub fn language_cookie(language: Language, secure: bool) -> String {
    kept(LANGUAGE, language.code(), "/", secure)
}

/// The cookie that keeps an invitation to a table; anything but letters and digits is no key.
pub fn invitation_cookie(table: &str, key: &str, secure: bool) -> Option<String> {
    let plain = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
    (plain(table) && plain(key)).then(|| kept(INVITATION, key, &format!("/t/{table}"), secure))
}

/// A cookie for a year, for us alone; over TLS only if that is how we are reached.
fn kept(name: &str, value: &str, path: &str, secure: bool) -> String {
    let secure = if secure { "; Secure" } else { "" };
    format!("{name}={value}; Path={path}; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}")
}

/// Adds a cookie to an answer.
pub fn set_cookie(response: &mut Response, cookie: String) {
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, value);
    }
}

/// Whether an address is reached over TLS.
pub fn is_secure(base: &str) -> bool {
    base.starts_with("https:")
}

fn cookie(headers: &HeaderMap, name: &str) -> Option<String> {
    let texts = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    let mut pairs = texts.flat_map(|text| text.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(key, _)| *key == name).map(|(_, value)| value.to_owned())
}

/// The chosen language, or the first of the browser's that we speak.
pub fn language(headers: &HeaderMap) -> Language {
    if let Some(chosen) = cookie(headers, LANGUAGE).and_then(|code| code.parse().ok()) {
        return chosen;
    }
    accepted(headers)
}
