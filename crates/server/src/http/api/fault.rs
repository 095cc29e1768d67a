//! What goes wrong, as JSON with a code for programs and words for people.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use samovar_engine::{Message, Rejected};
use samovar_words::{Language, Names, say};
use serde::Serialize;
use utoipa::ToSchema;

use samovar_table::fold::Refused;
use crate::metrics::metrics;
use crate::room::NotDone;
use crate::store::StoreError;

/// Why a request was not answered as it was meant. It becomes JSON once it is known in which language.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The status.
    pub status: StatusCode,
    /// What went wrong; its id without the first part is the code.
    pub words: Message,
    /// The rule of the game that forbids it.
    pub rule: Option<&'static str>,
    /// Everything that is wrong, if it is more than one thing.
    pub faults: Vec<Message>,
    /// Seconds after which to try again.
    pub retry_after: Option<u32>,
}

/// What a program is told when something went wrong.
#[derive(Serialize, ToSchema)]
pub struct Error {
    /// The fault.
    error: ErrorBody,
}

/// What went wrong.
#[derive(Serialize, ToSchema)]
struct ErrorBody {
    /// For programs: never changes with the language.
    #[schema(pattern = "^[a-z][a-z-]*$", example = "not-your-move")]
    code: String,
    /// For people, in the language of `Accept-Language`.
    message: String,
    /// The id of the rule of the game that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(nullable = false, example = "STR-112")]
    rule: Option<&'static str>,
    /// Everything that is wrong, where it can be more than one thing (options of a new table).
    #[serde(skip_serializing_if = "Vec::is_empty")]
    faults: Vec<String>,
}

impl Fault {
    /// A fault in words.
    pub fn new(status: StatusCode, words: Message) -> Fault {
        Fault { status, words, rule: None, faults: Vec::new(), retry_after: None }
    }

    /// A fault in words that need no more.
    pub fn saying(status: StatusCode, id: &'static str) -> Fault {
        Fault::new(status, Message::new(id))
    }

    /// A body, query or path that cannot be read, and why.
    pub fn unreadable(status: StatusCode, id: &'static str, reason: impl ToString) -> Fault {
        Fault::new(status, Message::new(id).with("reason", reason.to_string()))
    }

    /// The code programs know it by.
    pub fn code(&self) -> &'static str {
        let id = self.words.id;
        match (self.rule, self.faults.is_empty()) {
            (Some(_), _) => "refused",
            (None, false) => "bad-options",
            (None, true) => id.split_once('-').map_or(id, |(_, code)| code),
        }
    }

    /// The answer in a language.
    pub fn answer(&self, language: Language) -> Response {
        let words = |message: &Message| say(language, message, &Names::default());
        let error = Error {
            error: ErrorBody {
                code: self.code().to_owned(),
                message: words(&self.words),
                rule: self.rule,
                faults: self.faults.iter().map(words).collect(),
            },
        };
        let mut response = (self.status, Json(error)).into_response();
        let headers = response.headers_mut();
        if let Some(seconds) = self.retry_after {
            headers.insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        if self.status == StatusCode::UNAUTHORIZED {
            headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
        }
        response
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        tracing::error!(%error, "the store failed");
        metrics().store_failed(&error);
        Fault { retry_after: Some(1), ..Fault::saying(StatusCode::SERVICE_UNAVAILABLE, "table-store-failed") }
    }
}

impl From<Refused> for Fault {
    fn from(why: Refused) -> Fault {
        let refused = |words| Fault::new(StatusCode::UNPROCESSABLE_ENTITY, words);
        match why {
            Refused::Rules(Rejected::Refused(refusal)) => {
                Fault { rule: Some(refusal.rule), ..refused(refusal.reason) }
            }
            Refused::Rules(Rejected::Unreadable(reason)) => {
                refused(Message::new("table-unreadable").with("reason", reason))
            }
            Refused::Options(faults) => {
                Fault { faults: faults.0, ..refused(Message::new("api-bad-options")) }
            }
            Refused::Table(words) => Fault::new(status(words.id), words),
        }
    }
}

/// The status of what a table refuses: not there, not for you, or not now.
fn status(id: &str) -> StatusCode {
    match id {
        "table-no-table" => StatusCode::NOT_FOUND,
        "table-only-host"
        | "table-only-seated"
        | "table-not-your-seat"
        | "table-invited-only"
        | "table-no-hints" => StatusCode::FORBIDDEN,
        "table-no-game" | "table-no-seat" | "table-wrong-seats" | "table-bad-position" => {
            StatusCode::UNPROCESSABLE_ENTITY
        }
        "table-broken" => StatusCode::INTERNAL_SERVER_ERROR,
        _ => StatusCode::CONFLICT,
    }
}

impl From<NotDone> for Fault {
    fn from(why: NotDone) -> Fault {
        match why {
            NotDone::Moved => Fault::saying(StatusCode::CONFLICT, "table-moved-on"),
            NotDone::Refused(why) => why.into(),
            NotDone::Store(error) => error.into(),
            NotDone::Log(..) => {
                tracing::error!(error = %why, "a table cannot be opened");
                Fault::saying(StatusCode::INTERNAL_SERVER_ERROR, "table-log-broken")
            }
        }
    }
}

/// The faults every operation may answer.
pub struct Faults;

impl utoipa::IntoResponses for Faults {
    fn responses() -> std::collections::BTreeMap<String, utoipa::openapi::RefOr<utoipa::openapi::Response>> {
        use utoipa::openapi::{ContentBuilder, Ref, ResponseBuilder};
        let fault = |(status, words): &(u16, &str)| {
            let content = ContentBuilder::new().schema(Some(Ref::from_schema_name("Error"))).build();
            let response = ResponseBuilder::new().description(*words).content("application/json", content);
            (status.to_string(), response.build().into())
        };
        FAULTS.iter().map(fault).collect()
    }
}

const FAULTS: &[(u16, &str)] = &[
    (400, "The body, the query or a header cannot be read."),
    (401, "No token, or one that is not valid."),
    (403, "Not for this account."),
    (404, "There is no such table or seat."),
    (405, "Not by this method."),
    (408, "The request took too long to arrive."),
    (409, "Not now: the table has moved on, or is not in the stage for it."),
    (413, "The body is too long."),
    (415, "The body is not JSON."),
    (422, "The rules of the game, or the options of a table, do not allow it."),
    (429, "Too many requests; `Retry-After` says when to try again."),
    (500, "The server failed."),
    (503, "The database does not answer; try again."),
];
