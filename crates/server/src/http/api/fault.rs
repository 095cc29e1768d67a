//! What goes wrong, as JSON with a code for programs and words for people.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use samovar_engine::Message;
use samovar_words::{Language, Names, say};
use serde::Serialize;
use utoipa::ToSchema;

pub use crate::http::fault::Fault;

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
    /// It as JSON, in a language.
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
