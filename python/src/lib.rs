//! The compiled part of the Python package `samovar`. What it offers is described in `samovar/_samovar.pyi`.

mod json;
mod play;
mod state;
mod vector;
mod wrong;

use pyo3::prelude::*;

/// The compiled part of samovar.
#[pymodule]
mod _samovar {
    use pyo3::prelude::*;
    use samovar_games::kinds;

    #[pymodule_export]
    use crate::state::{Bot, State};
    #[pymodule_export]
    use crate::vector::Vector;
    #[pymodule_export]
    use crate::wrong::IllegalAction;

    /// The names of all games.
    #[pyfunction]
    fn games() -> Vec<&'static str> {
        kinds().iter().map(|kind| kind.name()).collect()
    }

    /// The names of all bots.
    #[pyfunction]
    fn bots() -> Vec<&'static str> {
        samovar_bots::NAMES.to_vec()
    }

    /// What is to be known of a game before it is played, as a dict.
    #[pyfunction]
    fn info<'py>(py: Python<'py>, game: &str) -> PyResult<Bound<'py, PyAny>> {
        crate::json::to_python(py, &crate::play::info(crate::play::kind(game)?)?)
    }
}
