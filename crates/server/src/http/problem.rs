//! What goes wrong, as pages in words.

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use samovar_engine::{Message, Rejected};
use samovar_web::model::{ErrorPage, Reader, Why};
use samovar_web::{page, part};

use super::visitor::html;
use samovar_table::fold::Refused;
use crate::metrics::metrics;
use crate::room::NotDone;
use crate::store::StoreError;

/// Why a request is not answered as it was meant. It becomes a page once it is known who reads it.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// What went wrong; if there is nothing more to say than the status, none.
    pub words: Option<Message>,
    /// The rule that forbids it, of which game.
    pub rule: Option<(String, &'static str)>,
    /// Where to go from here.
    pub back: String,
    /// Seconds after which to try again.
    pub retry_after: Option<u32>,
}

impl Problem {
    /// A problem that its status explains.
    pub fn new(status: StatusCode) -> Problem {
        Problem { status, words: None, rule: None, back: "/".to_owned(), retry_after: None }
    }

    /// A problem in words.
    pub fn saying(status: StatusCode, id: &'static str) -> Problem {
        Problem { words: Some(Message::new(id)), ..Problem::new(status) }
    }

    /// The problem with a way back to a table.
    #[must_use]
    pub fn at_table(self, id: &str) -> Problem {
        Problem { back: format!("/t/{id}"), ..self }
    }

    /// The whole page.
    pub fn page(&self, reader: &Reader) -> Response {
        let error =
            ErrorPage { status: self.status.as_u16(), words: self.words.clone(), back: self.back.clone() };
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
        let (game, rule) = self.rule.clone().unwrap_or_default();
        let words = self.words.clone().unwrap_or(Message::new("table-not-done"));
        let why = Why { game, action: String::new(), refusal: Some((rule.to_owned(), words)) };
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

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        tracing::error!(%error, "the store failed");
        metrics().store_failed(&error);
        let words = match error {
            StoreError::Full(_) => "table-store-full",
            StoreError::ReadOnly(_) => "table-store-read-only",
            _ => "table-store-failed",
        };
        Problem::saying(StatusCode::SERVICE_UNAVAILABLE, words)
    }
}

impl From<Refused> for Problem {
    fn from(why: Refused) -> Problem {
        let refused = Problem::new(StatusCode::UNPROCESSABLE_ENTITY);
        match why {
            Refused::Rules(Rejected::Refused(refusal)) => {
                Problem { words: Some(refusal.reason), rule: Some((String::new(), refusal.rule)), ..refused }
            }
            Refused::Rules(Rejected::Unreadable(reason)) => {
                let words = Message::new("table-unreadable").with("reason", reason);
                Problem { words: Some(words), ..refused }
            }
            Refused::Options(faults) => Problem { words: faults.0.into_iter().next(), ..refused },
            Refused::Table(words) => Problem { words: Some(words), ..refused },
        }
    }
}

impl From<NotDone> for Problem {
    fn from(why: NotDone) -> Problem {
        match why {
            NotDone::Moved => Problem::saying(StatusCode::CONFLICT, "table-moved-on"),
            NotDone::Refused(why) => why.into(),
            NotDone::Store(error) => error.into(),
            NotDone::Log(..) => {
                tracing::error!(error = %why, "a table cannot be opened");
                Problem::saying(StatusCode::INTERNAL_SERVER_ERROR, "table-log-broken")
            }
        }
    }
}
