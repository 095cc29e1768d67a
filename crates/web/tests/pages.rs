//! Pages of real positions: every choice has its button and its place, nothing is left without words, everything closes
//! what it opens.

mod common;

use std::collections::HashSet;

use common::{attributes, balanced, games, reader, table_view, wander};
use samovar_engine::{Seat, Turn, Viewer};
use samovar_web::model::*;
use samovar_web::{page, part};

/// What can be done only by a button.
const PLACELESS: [&str; 2] = ["skip", "end"];

#[test]
fn every_choice_is_a_button_and_has_a_place_on_the_board() {
    for game in games() {
        wander(game, |table, step| {
            let Turn::Decide(seat) = table.turn() else { return };
            if step % 3 != 0 {
                return;
            }
            let view = table_view(table, Viewer::Seat(seat), &[]);
            let parts = part::all(&reader(), &view);
            let html = |id: &str| &parts.iter().find(|part| part.id == id).expect("a part").html;
            let buttons: HashSet<String> = attributes(html("decision"), "value").collect();
            let drawn = format!("{}{}", html("board"), html("players"));
            let places: HashSet<String> = attributes(&drawn, "data-action").collect();
            let legal = table.legal();
            for action in &legal {
                assert!(buttons.contains(action), "no button: {action}");
                let placed = places.contains(action) || PLACELESS.contains(&action.as_str());
                assert!(placed, "no place: {action}");
            }
            assert!(places.iter().all(|action| legal.contains(action)), "lit but not allowed: {places:?}");
        });
    }
}

#[test]
fn whoever_does_not_decide_is_offered_nothing() {
    for game in games() {
        wander(game, |table, step| {
            if step % 40 != 0 {
                return;
            }
            let html = page::table(&reader(), &table_view(table, Viewer::Spectator, &[]));
            assert_eq!(attributes(&html, "data-action").count(), 0);
            assert!(!html.contains("id=\"act\""));
        });
    }
}

#[test]
fn pages_close_what_they_open_and_name_nothing_twice() {
    for game in games() {
        wander(game, |table, step| {
            if step % 30 == 0 || table.turn() == Turn::Over {
                for viewer in [Viewer::Seat(Seat::new(0)), Viewer::Spectator] {
                    sound(&page::table(&reader(), &table_view(table, viewer, &[])));
                }
            }
        });
    }
}

#[test]
fn lines_of_the_log_have_words_and_a_symbol() {
    for mut game in games() {
        let mut log = Vec::new();
        while game.turn() != Turn::Over {
            let legal = game.legal();
            let seq = game.played() as u64 + 1;
            let happened = game.play(&legal[(seq as usize * 7) % legal.len()]).expect("a legal action");
            log.extend(happened.into_iter().map(|happening| LogLine { seq, words: happening.full.words }));
        }
        for lines in log.chunks(60) {
            let html = page::table(&reader(), &table_view(&*game, Viewer::Spectator, lines));
            sound(&html);
            let told = html.matches("class=\"emblem\"").count();
            let bare = html.matches("<span class=\"emblem\"></span>").count();
            assert_eq!(told, lines.len());
            assert!(bare * 2 < told, "{bare} of {told} lines have no symbol");
        }
    }
}

#[test]
fn every_language_has_words_for_everything() {
    for language in samovar_words::Language::ALL {
        let reader = Reader { language, ..reader() };
        for game in games() {
            wander(game, |table, step| {
                if step % 50 == 0 || table.turn() == Turn::Over {
                    sound(&page::table(&reader, &table_view(table, Viewer::Seat(Seat::new(0)), &[])));
                }
            });
        }
        sound(&page::home(&reader, &Home::default()));
        let new = NewTable { game: "stroganov".into(), bots: vec!["greedy".into()], ..NewTable::default() };
        sound(&page::new_table(&reader, &new));
        sound(&page::account(&reader, &Account::default()));
    }
}

#[test]
fn the_other_pages_are_sound() {
    let table = common::start(serde_json::json!({"players": 3}), "lynx");
    let view = table_view(&*table, Viewer::Seat(Seat::new(0)), &[]);
    let line = |stage, my_move| TableLine {
        id: "t".into(),
        game: "stroganov".into(),
        stage,
        seats: view.seats.clone(),
        my_move,
        idle: 7200,
        pace: Pace::default(),
    };
    let lines = vec![line(Stage::Playing, false), line(Stage::Playing, true), line(Stage::Lobby, false)];
    let home = Home { mine: lines.clone(), open: lines.clone(), running: lines.clone() };
    let html = page::home(&reader(), &home);
    sound(&html);
    let (yours, other) =
        (html.find("Your move").expect("a move"), html.find("being played").expect("a table"));
    assert!(yours < other, "tables that wait for me come first");
    let new = NewTable { game: "stroganov".into(), bots: vec!["greedy".into()], ..NewTable::default() };
    sound(&page::new_table(&Reader::default(), &new));
    sound(&page::new_table(&Reader::default(), &NewTable { game: "checkers".into(), ..new }));
    sound(&page::account(&reader(), &Account { tables: lines, ..Account::default() }));
    sound(&page::account(&Reader { account: true, ..reader() }, &Account::default()));
    for status in [400, 403, 404, 409, 418, 422, 429, 500, 503] {
        sound(&page::error(&reader(), &ErrorPage { status, words: None, back: "/".into() }));
    }
    let checks = vec![(samovar_engine::Message::new("web-seed"), true)];
    let outcome =
        Verification { id: "t".into(), game: "stroganov".into(), checks, fairness: Fairness::default() };
    sound(&page::verification(&reader(), &outcome));
    let lobby = TableView {
        stage: Stage::Lobby,
        view: None,
        turn: None,
        question: None,
        choices: vec![],
        ..view.clone()
    };
    sound(&page::table(&reader(), &lobby));
    let table = TableView { choices: Vec::new(), ..view };
    sound(&page::replay(
        &reader(),
        &ReplayView { table, step: 0, steps: 9, decision: None, happened: vec![] },
    ));
}

#[test]
fn every_rule_spoken_of_is_in_the_reference() {
    let rules = page::rules(&reader(), &RulesQuery { game: "stroganov".into(), query: String::new() });
    whole(&rules);
    let known: HashSet<String> = attributes(&rules, "id").collect();
    for game in games() {
        wander(game, |table, step| {
            if step % 30 == 0 {
                let html = page::table(&reader(), &table_view(table, Viewer::Spectator, &[]));
                for rule in attributes(&html, "data-rule")
                    .flat_map(|ids| ids.split(' ').map(str::to_owned).collect::<Vec<_>>())
                {
                    assert!(known.contains(&rule), "no such rule: {rule}");
                }
            }
        });
    }
}

#[test]
fn the_reference_can_be_searched() {
    let found =
        |query: &str| page::rules(&reader(), &RulesQuery { game: "stroganov".into(), query: query.into() });
    let html = found("TIGER pool");
    assert!(html.contains("id=\"STR-096\"") && !html.contains("id=\"STR-001\""));
    assert!(found("str-112").contains("id=\"STR-112\""));
    assert!(found("\"><script>").contains("No rule has these words"));
    sound(&found("\"><script>"));
}

#[test]
fn what_people_write_is_shown_and_nothing_more() {
    let table = common::start(serde_json::json!({"players": 2}), "lynx");
    let nasty = "<script>alert('x')</script>\"><img src=x onerror=y>";
    let mut view = table_view(&*table, Viewer::Seat(Seat::new(0)), &[]);
    for seat in &mut view.seats {
        seat.sitter = Sitter::Person { name: nasty.into(), mine: false, here: true };
    }
    view.link = nasty.into();
    view.chat = vec![ChatLine { id: 1, name: nasty.into(), seat: None, text: nasty.into() }];
    view.fairness.added = vec![(nasty.into(), nasty.into())];
    let reader = Reader { name: nasty.into(), path: nasty.into(), csrf: nasty.into(), ..Reader::default() };
    let lobby = TableView { stage: Stage::Lobby, view: None, turn: None, choices: vec![], ..view.clone() };
    let replay = ReplayView {
        table: view.clone(),
        step: 1,
        steps: 2,
        decision: Some((Seat::new(0), nasty.into())),
        happened: vec![],
    };
    for html in [page::table(&reader, &view), page::table(&reader, &lobby), page::replay(&reader, &replay)] {
        assert!(!html.contains("<script>") && !html.contains("<img"), "{html}");
        sound(&html);
    }
}

#[test]
fn a_fragment_is_one_element_with_its_id() {
    let table = common::start(serde_json::json!({"players": 4}), "lynx");
    for part in part::all(&reader(), &table_view(&*table, Viewer::Seat(Seat::new(0)), &[])) {
        let first = part.html.split('>').next().expect("an element");
        assert!(first.contains(&format!("id=\"{}\"", part.id)), "{first}");
        assert_eq!(balanced(&part.html), Ok(1), "{}", part.id);
    }
    let refusal = Some(("STR-057".to_owned(), samovar_engine::Message::new("stroganov-why-move-first")));
    let html = part::why(&reader(), &Why { game: "stroganov".into(), action: "coin".into(), refusal });
    assert_eq!(balanced(&html), Ok(1));
    assert!(html.contains("/rules/stroganov#STR-057") && html.contains("has to ride first"), "{html}");
}

#[test]
fn the_same_view_gives_the_same_bytes() {
    for game in games() {
        let view = table_view(&*game, Viewer::Seat(Seat::new(0)), &[]);
        assert_eq!(part::all(&reader(), &view), part::all(&reader(), &view.clone()));
    }
}

/// What holds for every page: elements are closed, ids are unique, symbols are there, everything has words.
fn sound(html: &str) {
    whole(html);
    for without_words in ["stroganov-", "web-", "player("] {
        assert!(!html.contains(without_words), "{}", around(html, without_words));
    }
}

/// Elements are closed, ids are unique, symbols are there.
fn whole(html: &str) {
    balanced(html).unwrap_or_else(|fault| panic!("{fault}"));
    let mut ids = HashSet::new();
    for id in attributes(html, "id") {
        assert!(ids.insert(id.clone()), "two elements are called {id}");
    }
    for symbol in attributes(html, "href").filter(|href| href.starts_with('#')) {
        assert!(ids.contains(&symbol[1..]) || symbol.starts_with("#STR-"), "there is no {symbol}");
    }
    for form in attributes(html, "form") {
        assert!(ids.contains(&form), "there is no form {form}");
    }
    assert!(!html.contains(" style=\"\"") && !html.contains("onclick"));
}

fn around<'a>(html: &'a str, text: &str) -> &'a str {
    let at = html.find(text).unwrap_or(0);
    let from = (0..=at.saturating_sub(60)).rev().find(|place| html.is_char_boundary(*place)).unwrap_or(0);
    let to = (at + 60..html.len()).find(|place| html.is_char_boundary(*place)).unwrap_or(html.len());
    &html[from..to]
}
