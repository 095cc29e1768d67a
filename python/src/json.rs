//! JSON as Python has it.

use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyFloat, PyInt, PyList, PyString, PyTuple};
use serde_json::{Map, Value};

use crate::wrong::Wrong;

/// JSON as dicts, lists, strings and numbers.
pub fn to_python<'py>(py: Python<'py>, value: &Value) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Value::Null => py.None().into_bound(py),
        Value::Bool(yes) => PyBool::new(py, *yes).to_owned().into_any(),
        Value::Number(number) => match (number.as_i64(), number.as_f64()) {
            (Some(whole), _) => whole.into_pyobject(py)?.into_any(),
            (None, float) => PyFloat::new(py, float.unwrap_or(f64::NAN)).into_any(),
        },
        Value::String(text) => PyString::new(py, text).into_any(),
        Value::Array(items) => {
            let items = items.iter().map(|item| to_python(py, item)).collect::<PyResult<Vec<_>>>()?;
            PyList::new(py, items)?.into_any()
        }
        Value::Object(fields) => {
            let dict = PyDict::new(py);
            for (key, field) in fields {
                dict.set_item(key, to_python(py, field)?)?;
            }
            dict.into_any()
        }
    })
}

/// The options of a game from a dict.
pub fn options(values: &Bound<'_, PyDict>) -> Result<Map<String, Value>, Wrong> {
    let mut options = Map::new();
    for (key, value) in values {
        let key = key.to_string();
        let value = plain(&value).ok_or_else(|| {
            let shown = value.repr().map_or_else(|_| "this".to_owned(), |shown| shown.to_string());
            Wrong::Type(format!(
                "the option {key} is a number, a bool, a word or a list of words, not {shown}"
            ))
        })?;
        options.insert(key, value);
    }
    Ok(options)
}

/// A number, a bool, a word, or a list of these.
fn plain(value: &Bound<'_, PyAny>) -> Option<Value> {
    if let Ok(yes) = value.cast::<PyBool>() {
        return Some(yes.is_true().into());
    }
    if value.is_instance_of::<PyInt>() {
        return value.extract::<i64>().ok().map(Value::from);
    }
    if let Ok(text) = value.cast::<PyString>() {
        return Some(text.to_str().ok()?.into());
    }
    if value.is_instance_of::<PyList>() || value.is_instance_of::<PyTuple>() {
        return value.try_iter().ok()?.map(|item| plain(&item.ok()?)).collect();
    }
    None
}
