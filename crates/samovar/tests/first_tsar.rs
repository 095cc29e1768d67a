//! Whatever The First Tsar says in a game, there are words for it, and they fit what they speak of.

use samovar_engine::{Message, Rejected, Seed, Table, Turn};
use samovar_first_tsar::Action;
use samovar_games::find;
use samovar_words::{Language, Names, say};
use serde_json::{Map, Value, json};

fn check(message: &Message) {
    for language in Language::ALL {
        let said = say(language, message, &Names::default());
        assert!(!said.contains("first-tsar-"), "{message} has no words that fit: {said}");
        assert!(!said.contains("  ") && !said.contains(" ,") && !said.contains(" ."), "{message}: {said:?}");
    }
}

fn new_table(options: Value) -> Box<dyn Table> {
    let options: Map<String, Value> = serde_json::from_value(options).expect("options");
    let kind = find("first-tsar").expect("the game is listed");
    kind.new_table(&options, Seed::from_text("sable")).expect("the options are allowed")
}

/// Plays on without sense until the game is over, listening to all that is said.
fn listen(mut table: Box<dyn Table>) {
    let mut dice = 7u32;
    for decision in 0.. {
        check(&table.question());
        if table.turn() == Turn::Over {
            break;
        }
        table.choices().iter().for_each(|choice| check(&choice.words));
        if decision % 8 == 0 {
            for action in Action::all() {
                match table.check(&action.to_string()) {
                    Err(Rejected::Refused(refusal)) => check(&refusal.reason),
                    Err(unreadable) => panic!("{action}: {unreadable}"),
                    Ok(()) => {}
                }
            }
        }
        let legal = table.legal();
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let happened = table.play(&legal[(dice >> 8) as usize % legal.len()]).expect("a legal action");
        happened.iter().for_each(|happening| check(&happening.full.words));
    }
    for (category, _) in table.standings().rows.iter().flat_map(|row| &row.parts) {
        check(&Message::new(category));
    }
}

#[test]
fn all_that_is_said_has_words() {
    for players in 2..=4 {
        listen(new_table(json!({"players": players})));
    }
}

#[test]
fn faults_in_options_have_words() {
    let kind = find("first-tsar").expect("the game is listed");
    for options in [json!({"players": 1}), json!({"players": 2, "colours": ["red", "red"]})] {
        let options: Map<String, Value> = serde_json::from_value(options).expect("options");
        let faults = kind.new_table(&options, Seed::from_text("sable")).err().expect("faults");
        faults.0.iter().for_each(check);
    }
}
