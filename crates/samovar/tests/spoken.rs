//! Whatever is said in a game, there are words for it in every language, and they fit what they speak of.

use samovar_engine::{Message, Rejected, Seed, Table, Turn};
use samovar_games::find;
use samovar_words::{Language, Names, THEY, attribute, say};
use serde_json::{Map, Value, json};

fn check(game: &str, message: &Message) {
    for language in Language::all() {
        let said = say(language, message, &Names::default());
        assert!(!said.contains(&format!("{game}-")), "{message} has no words that fit: {said}");
        assert!(!said.contains("  ") && !said.contains(" ,") && !said.contains(" ."), "{message}: {said:?}");
    }
}

/// Plays without sense until the game is over, listening to all that is said, also of actions that are refused.
fn listen(game: &str, options: Value, actions: &[String]) {
    let options: Map<String, Value> = serde_json::from_value(options).expect("options");
    let kind = find(game).expect("the game is listed");
    let mut table: Box<dyn Table> =
        kind.new_table(&options, Seed::from_text("sable")).expect("the options are allowed");
    let check = |message: &Message| check(game, message);
    let mut dice = 7u32;
    for decision in 0.. {
        check(&table.question());
        if table.turn() == Turn::Over {
            break;
        }
        for language in Language::all() {
            let others = attribute(language, &table.question(), THEY, &Names::default());
            assert!(others.is_some(), "{language}: {} does not say what others see", table.question());
        }
        table.choices().iter().for_each(|choice| check(&choice.words));
        if decision % 8 == 0 {
            for action in actions {
                match table.check(action) {
                    Err(Rejected::Refused(refusal)) => check(&refusal.reason),
                    Err(unreadable) => panic!("{action}: {unreadable}"),
                    Ok(()) => {}
                }
            }
        }
        let legal = table.legal();
        dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let happened = table.play(&legal[(dice >> 8) as usize % legal.len()]).expect("a legal action");
        happened.iter().for_each(|happening| check(&happening.full.words()));
    }
    for (category, _) in table.standings().rows.iter().flat_map(|row| &row.parts) {
        check(&Message::new(category));
    }
}

#[test]
fn all_that_is_said_in_stroganov_has_words() {
    let actions: Vec<_> = samovar_stroganov::Action::all().map(|action| action.to_string()).collect();
    for options in [
        json!({"players": 4, "boards": "b"}),
        json!({"players": 2}),
        json!({"players": 1, "opponent": "ivan", "coin_for_lack": true}),
        json!({"players": 1, "opponent": "katyusha", "coin_for_trade_fur": true}),
    ] {
        listen("stroganov", options, &actions);
    }
}

#[test]
fn all_that_is_said_in_rurik_has_words() {
    let actions: Vec<_> = samovar_rurik::Action::all().map(|action| action.to_string()).collect();
    for options in [
        json!({"players": 4, "deed_row": true}),
        json!({"players": 2, "rebel_rewards": true}),
        json!({"players": 1, "difficulty": "very-hard"}),
    ] {
        listen("rurik", options, &actions);
    }
}

#[test]
fn all_that_is_said_in_the_first_tsar_has_words() {
    let actions: Vec<_> = samovar_first_tsar::Action::all().map(|action| action.to_string()).collect();
    for players in 2..=4 {
        listen("first-tsar", json!({"players": players}), &actions);
    }
}

#[test]
fn every_piece_of_rurik_has_a_name() {
    use samovar_rurik::{components::*, phrase};
    let names = Region::ALL.map(phrase::region).into_iter();
    names
        .chain(Good::ALL.map(phrase::good))
        .chain(Structure::ALL.map(phrase::structure))
        .chain(Column::ALL.map(phrase::column))
        .chain(Track::ALL.map(phrase::track))
        .chain(Leader::ALL.into_iter().flat_map(|leader| [phrase::leader(leader), phrase::ability(leader)]))
        .chain(AgendaId::ALL.into_iter().flat_map(|agenda| [phrase::agenda(agenda), phrase::goal(agenda)]))
        .chain(DeedId::ALL.map(phrase::deed))
        .chain(Conversion::ALL.map(phrase::conversion))
        .chain(Priority::ALL.map(phrase::priority))
        .for_each(|name| check("rurik", &name));
}

#[test]
fn every_piece_of_the_first_tsar_has_a_name() {
    use samovar_first_tsar::{components::*, phrase};
    let tokens = |token| [phrase::token(token, 1), phrase::short_token(token, 2)];
    City::all()
        .map(phrase::city)
        .chain(Chamber::ALL.map(phrase::chamber))
        .chain(Region::ALL.map(phrase::region))
        .chain(ProjectId::all().map(phrase::project))
        .chain(TitleId::all().map(phrase::title))
        .chain(EstateId::all().map(phrase::estate))
        .chain(Hue::ALL.map(phrase::hue))
        .chain(ProjectKind::ALL.map(phrase::kind))
        .chain(Token::ALL.into_iter().flat_map(tokens))
        .for_each(|name| check("first-tsar", &name));
}

#[test]
fn faults_in_options_have_words() {
    for (game, options) in [
        ("stroganov", json!({"players": 2, "focus": "a"})),
        ("stroganov", json!({"players": 2, "colours": ["red", "red"]})),
        ("rurik", json!({"players": 5})),
        ("first-tsar", json!({"players": 1})),
        ("first-tsar", json!({"players": 2, "colours": ["red", "red"]})),
    ] {
        let options: Map<String, Value> = serde_json::from_value(options).expect("options");
        let kind = find(game).expect("the game is listed");
        let faults = kind.new_table(&options, Seed::from_text("sable")).err().expect("faults");
        faults.0.iter().for_each(|fault| check(game, fault));
    }
}
