//! What goes wrong, as pages in words.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use samovar_engine::Message;
use samovar_web::model::{ErrorPage, Reader, Why};
use samovar_web::{page, part};

use super::fault::Fault;
use super::html;
use crate::limits::Wait;

/// The answer of a page.
pub type Reply = Result<Response, Problem>;

/// Why a request is not answered as it was meant. It becomes a page once it is known who reads it.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// What went wrong; if there is nothing more to say than the status, none.
    pub words: Option<Message>,
    /// The rule of the game that forbids it.
    pub rule: Option<&'static str>,
    /// That game.
    pub game: &'static str,
    /// Where to go from here.
    pub back: Box<str>,
    /// Seconds after which to try again.
    pub retry_after: Option<u32>,
}

impl Problem {
    /// A problem that its status explains.
    pub fn new(status: StatusCode) -> Problem {
        Problem { status, words: None, rule: None, game: "", back: "/".into(), retry_after: None }
    }

    /// A problem in words.
    pub fn saying(status: StatusCode, id: &'static str) -> Problem {
        Problem { words: Some(Message::new(id)), ..Problem::new(status) }
    }

    /// Somebody asks too much; the status says it all.
    pub fn too_many(wait: Wait) -> Problem {
        Problem { retry_after: Some(wait.seconds()), ..Problem::new(StatusCode::TOO_MANY_REQUESTS) }
    }

    /// The problem with a way back to a table.
    #[must_use]
    pub fn at_table(self, id: &str) -> Problem {
        Problem { back: format!("/t/{id}").into(), ..self }
    }

    /// The whole page.
    pub fn page(&self, reader: &Reader) -> Response {
        let error = ErrorPage {
            status: self.status.as_u16(),
            words: self.words.clone(),
            back: self.back.to_string(),
        };
        self.in_time(html(self.status, page::error(reader, &error)))
    }

    /// The answer with when to try again.
    fn in_time(&self, mut response: Response) -> Response {
        if let Some(seconds) = self.retry_after {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }

    /// A fragment for the page that is open already.
    pub fn fragment(&self, reader: &Reader) -> Response {
        let rule = self.rule.unwrap_or_default().to_owned();
        let words = self.words.clone().unwrap_or(Message::new("table-not-done"));
        let why = Why { game: self.game.to_owned(), action: String::new(), refusal: Some((rule, words)) };
        self.in_time(html(self.status, part::why(reader, &why)))
    }
}

impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Whatever is a fault for programs is a problem for people; pages tell the first of several faults, and the rule.
impl<E> From<E> for Problem
where
    Fault: From<E>,
{
    fn from(error: E) -> Problem {
        let fault = Fault::from(error);
        Problem {
            words: Some(fault.faults.into_iter().next().unwrap_or(fault.words)),
            rule: fault.rule,
            retry_after: fault.retry_after,
            ..Problem::new(fault.status)
        }
    }
}
