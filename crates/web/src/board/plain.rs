//! A view as nested lists, for a game without a drawing of its own.

use maud::{Markup, html};
use serde_json::Value;

use super::{Drawn, Scene};

pub(super) fn draw(scene: &Scene<'_>) -> Drawn {
    let view = scene.table.view.clone().unwrap_or(Value::Null);
    Drawn { board: html! { div.plain { (tree(&view)) } }, players: html! {} }
}

fn tree(value: &Value) -> Markup {
    html! {
        @match value {
            Value::Object(fields) => dl {
                @for (name, value) in fields { dt { (name) } dd { (tree(value)) } }
            },
            Value::Array(items) => ol { @for item in items { li { (tree(item)) } } },
            Value::String(text) => (text),
            Value::Null => "–",
            other => (other),
        }
    }
}
