//! The options of a game in words.

use samovar_engine::{Kind, Message, OptionKind, OptionSpec, Scope};
use serde_json::{Map, Value};

use crate::form::default_of_seat;
use crate::pen::Pen;

/// What an option is called.
pub(crate) fn label(pen: &Pen, kind: &dyn Kind, key: &str) -> String {
    pen.first(&[&format!("{}-label-{key}", kind.name())]).unwrap_or_else(|| key.to_owned())
}

/// The word for a value of an option.
pub(crate) fn value(pen: &Pen, kind: &dyn Kind, key: &str, value: &str) -> String {
    let game = kind.name();
    let ids = [format!("{game}-value-{key}-{value}"), format!("{game}-value-{value}")];
    pen.first(&[&ids[0], &ids[1]]).unwrap_or_else(|| value.to_owned())
}

/// The options that are not as usual, each in words.
pub(crate) fn unusual(pen: &Pen, kind: &dyn Kind, options: &Map<String, Value>, seats: usize) -> Vec<String> {
    let beside = if seats > 1 { Scope::Solo } else { Scope::Several };
    let specs = kind.option_specs().iter().filter(|spec| spec.key != "players" && spec.scope != beside);
    specs.filter_map(|spec| words(pen, kind, spec, options.get(spec.key)?, seats)).collect()
}

fn words(pen: &Pen, kind: &dyn Kind, spec: &OptionSpec, chosen: &Value, seats: usize) -> Option<String> {
    let label = label(pen, kind, spec.key);
    let value = |word: &str| value(pen, kind, spec.key, word);
    let said = |value: String| {
        pen.say(&Message::new("table-option").with("label", label.as_str()).with("value", value))
    };
    let chosen = plain(chosen);
    match spec.kind {
        OptionKind::PerSeat(_) => {
            let all: Vec<&str> = chosen.split(',').map(str::trim).collect();
            // One word stands for all seats.
            let of = |seat: usize| if all.len() == 1 { all.first() } else { all.get(seat) };
            let is_usual = |seat: usize| of(seat).is_none_or(|word| *word == default_of_seat(spec, seat));
            if (0..seats).all(is_usual) {
                return None;
            }
            let each: Vec<String> = all.into_iter().map(value).collect();
            Some(said(each.join(", ")))
        }
        _ if chosen == spec.default => None,
        OptionKind::Flag if chosen == "true" => Some(label),
        OptionKind::Flag => Some(pen.say(&Message::new("table-option-off").with("label", label))),
        OptionKind::Number { .. } => Some(said(chosen)),
        OptionKind::Choice(_) => Some(said(value(&chosen))),
    }
}

/// A value as forms write it: lists with commas.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => values.iter().map(plain).collect::<Vec<_>>().join(","),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn unusual_in(game: &str, seats: usize, options: Value) -> Vec<String> {
        let kind = samovar_games::find(game).expect("a game");
        unusual(&Pen::default(), kind, options.as_object().expect("an object"), seats)
    }

    #[test]
    fn usual_options_are_not_spoken_of() {
        let usual =
            json!({"players": "2", "boards": "a,a", "colours": "blue,red", "region_furs": "ascending"});
        assert!(unusual_in("stroganov", 2, usual).is_empty());
        let usual = json!({"players": 2, "boards": "a", "colours": ["blue", "red"]});
        assert!(unusual_in("stroganov", 2, usual).is_empty(), "as programs write them");
        let solo = json!({"players": 2, "solo_leader_card": false, "deed_row": false});
        assert!(unusual_in("rurik", 2, solo).is_empty(), "what concerns only the solo game");
        for kind in samovar_games::kinds() {
            let usual = kind.new_table(&Map::new(), samovar_engine::Seed::from_text("tea")).expect("a table");
            assert!(unusual_in(kind.name(), 2, Value::Object(usual.options())).is_empty(), "{}", kind.name());
        }
    }

    #[test]
    fn others_are_told_in_words() {
        let other = json!({"players": "3", "boards": "a,b,a", "region_furs": "random"});
        let words = ["Region furs: at random", "Player boards: side a, side b, side a"];
        assert_eq!(unusual_in("stroganov", 3, other), words);
        let other = json!({"deed_row": "true", "first_player": "1"});
        assert_eq!(unusual_in("rurik", 2, other), ["First player: seat 2", "Variant: deed row"]);
        let solo = json!({"players": 1, "solo_leader_card": false});
        assert_eq!(unusual_in("rurik", 1, solo), ["without “Sviatopolk’s card”"]);
    }
}
