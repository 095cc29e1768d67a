//! What can go wrong, and the exception it becomes.

use pyo3::exceptions::{PyRuntimeError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use samovar_bots::BotFailed;

pyo3::create_exception!(
    samovar,
    IllegalAction,
    PyValueError,
    "An action that is not allowed now. Nothing has changed. The attribute `rule` is the id of the rule that forbids it, as in \
     the catalogue `rules/GAME.md`, or None if it is no action at all."
);

/// Why something cannot be done.
#[derive(Debug)]
pub enum Wrong {
    /// The rules do not allow the action.
    Illegal { rule: Option<&'static str>, message: String },
    /// An argument has a value that makes no sense.
    Value(String),
    /// An argument has the wrong type.
    Type(String),
    /// A program that was asked did not answer properly.
    Failed(String),
}

impl Wrong {
    /// The same, after a text that says where.
    pub fn at(self, place: &str) -> Wrong {
        match self {
            Wrong::Illegal { rule, message } => {
                Wrong::Illegal { rule, message: format!("{place}: {message}") }
            }
            Wrong::Value(message) => Wrong::Value(format!("{place}: {message}")),
            Wrong::Type(message) => Wrong::Type(format!("{place}: {message}")),
            Wrong::Failed(message) => Wrong::Failed(format!("{place}: {message}")),
        }
    }
}

impl From<BotFailed> for Wrong {
    fn from(failed: BotFailed) -> Wrong {
        Wrong::Failed(failed.to_string())
    }
}

impl From<Wrong> for PyErr {
    fn from(wrong: Wrong) -> PyErr {
        match wrong {
            Wrong::Illegal { rule, message } => Python::attach(|py| {
                let error = IllegalAction::new_err(message);
                match error.value(py).setattr("rule", rule) {
                    Ok(()) => error,
                    Err(other) => other,
                }
            }),
            Wrong::Value(message) => PyValueError::new_err(message),
            Wrong::Type(message) => PyTypeError::new_err(message),
            Wrong::Failed(message) => PyRuntimeError::new_err(message),
        }
    }
}
