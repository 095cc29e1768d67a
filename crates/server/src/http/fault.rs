//! What goes wrong, told to pages and programs alike: one function from every error to status, code and words.

use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use samovar_engine::{Message, Rejected};
use samovar_table::fold::{Denial, Refused};

use crate::limits::Wait;
use crate::metrics::metrics;
use crate::room::NotDone;
use crate::store::StoreError;

/// Why a request was not answered as it was meant. It becomes a page or JSON once it is known who reads it.
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

impl Fault {
    /// A fault in words.
    pub fn new(status: StatusCode, words: Message) -> Fault {
        Fault { status, words, rule: None, faults: Vec::new(), retry_after: None }
    }

    /// A fault in words without arguments.
    pub fn saying(status: StatusCode, id: &'static str) -> Fault {
        Fault::new(status, Message::new(id))
    }

    /// A body, query or path that cannot be read, and why.
    pub fn unreadable(status: StatusCode, id: &'static str, reason: impl ToString) -> Fault {
        Fault::new(status, Message::new(id).with("reason", reason.to_string()))
    }

    /// The code programs know it by.
    pub fn code(&self) -> &str {
        let id = &*self.words.id;
        match (self.rule, self.faults.is_empty()) {
            (Some(_), _) => "refused",
            (None, false) => "bad-options",
            (None, true) => id.split_once('-').map_or(id, |(_, code)| code),
        }
    }
}

impl IntoResponse for Fault {
    fn into_response(self) -> Response {
        let mut response = self.status.into_response();
        response.extensions_mut().insert(self);
        response
    }
}

impl From<Wait> for Fault {
    fn from(wait: Wait) -> Fault {
        let words = Message::new("api-too-many").with("seconds", wait.seconds());
        Fault { retry_after: Some(wait.seconds()), ..Fault::new(StatusCode::TOO_MANY_REQUESTS, words) }
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        tracing::error!(%error, "the store failed");
        metrics().store_failed(&error);
        let words = match error {
            StoreError::Full(_) => "table-store-full",
            StoreError::ReadOnly(_) => "table-store-read-only",
            _ => "table-store-failed",
        };
        Fault { retry_after: Some(1), ..Fault::saying(StatusCode::SERVICE_UNAVAILABLE, words) }
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
            Refused::Step { action, why } => {
                let fault = Fault::from(*why);
                let words =
                    Message::new("table-step-refused").with("action", action).with("reason", fault.words);
                Fault { words, ..fault }
            }
            Refused::Options(faults) => {
                Fault { faults: faults.0, ..refused(Message::new("api-bad-options")) }
            }
            Refused::Table { denial: Denial::NotYours, words } => Fault::new(StatusCode::FORBIDDEN, words),
            Refused::Table { denial: Denial::NotNow, words } => Fault::new(StatusCode::CONFLICT, words),
            Refused::Table { denial: Denial::Invalid, words } => refused(words),
        }
    }
}

impl From<NotDone> for Fault {
    fn from(why: NotDone) -> Fault {
        match why {
            NotDone::Moved => Fault::saying(StatusCode::CONFLICT, "table-moved-on"),
            NotDone::Refused(why) => why.into(),
            NotDone::Store(error) => error.into(),
            NotDone::Busy => {
                metrics().limited("busy");
                Fault { retry_after: Some(1), ..Fault::saying(StatusCode::SERVICE_UNAVAILABLE, "table-busy") }
            }
            NotDone::Broken => Fault::saying(StatusCode::INTERNAL_SERVER_ERROR, "table-broken"),
            NotDone::Log(..) => {
                tracing::error!(error = %why, "a table cannot be opened");
                Fault::saying(StatusCode::INTERNAL_SERVER_ERROR, "table-log-broken")
            }
        }
    }
}
