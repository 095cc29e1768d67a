//! Any view as indented lines, for games without a drawing of their own.

use serde_json::Value;

use crate::pen::{Ink, Pen};

pub fn draw(view: &Value, pen: &Pen) -> String {
    let mut out = String::new();
    lines(view, 0, pen, &mut out);
    out
}

fn lines(value: &Value, depth: usize, pen: &Pen, out: &mut String) {
    let indent = "  ".repeat(depth);
    let mut entry = |name: &str, value: &Value| {
        let name = pen.paint(Ink::Dim, name);
        if is_flat(value) {
            out.push_str(&format!("{indent}{name} {}\n", flat(value)));
        } else {
            out.push_str(&format!("{indent}{name}\n"));
            lines(value, depth + 1, pen, out);
        }
    };
    match value {
        Value::Object(fields) => fields.iter().for_each(|(name, value)| entry(&format!("{name}:"), value)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(place, value)| entry(&format!("{place}."), value))
        }
        _ => out.push_str(&format!("{indent}{}\n", flat(value))),
    }
}

/// Whether a value fits on a line: no lists or objects inside it.
fn is_flat(value: &Value) -> bool {
    let plain = |value: &Value| !value.is_array() && !value.is_object();
    match value {
        Value::Array(items) => items.iter().all(plain),
        Value::Object(fields) => fields.values().all(plain),
        _ => true,
    }
}

fn flat(value: &Value) -> String {
    match value {
        Value::Null => "–".to_owned(),
        Value::String(text) => text.clone(),
        Value::Array(items) if items.is_empty() => "–".to_owned(),
        Value::Array(items) => items.iter().map(flat).collect::<Vec<_>>().join(" "),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(name, value)| format!("{name} {}", flat(value)));
            fields.collect::<Vec<_>>().join(", ")
        }
        _ => value.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_fits_on_a_line_stays_on_it() {
        let view =
            json!({"round": 2, "hand": [3, 5], "players": [{"name": "a", "coins": 1}, {"deep": [[1], []]}]});
        let drawn = draw(&view, &Pen::default());
        assert_eq!(
            drawn,
            "round: 2\nhand: 3 5\nplayers:\n  0. name a, coins 1\n  1.\n    deep:\n      0. 1\n      1. –\n"
        );
    }
}
