//! What a coach says, and that it says something of every kind of question.

use std::collections::BTreeSet;

use samovar_engine::{Choice, ChoiceStep, Message, Reason, ReasonKind, Seat, Turn, Viewer};
use samovar_table::coach::{explanation, opening};
use samovar_web::model::{Advised, CoachView, Expected, Hint, Reader, Remark, TableView, Tried};
use samovar_web::{page, part};
use samovar_words::source::messages;
use samovar_words::{Language, text};
use serde_json::json;
use std::sync::Arc;

use crate::common::{balanced, reader, start, table_view};

/// The longest explanation: a phone shows it together with the board and the choices.
const LONGEST: usize = 240;

#[test]
fn every_game_and_every_kind_of_question_is_explained_once_and_shortly() {
    let all = || messages(Language::ENGLISH);
    for game in ["stroganov", "rurik", "first-tsar"] {
        let asks = format!("{game}-ask-");
        let kinds: BTreeSet<String> = all()
            .filter(|message| message.id.starts_with(&asks) && !message.id.ends_with("-ask-over"))
            .map(|message| explanation(&Message::new(message.id)))
            .chain([opening(game)])
            .collect();
        let file = format!("{game}-coach");
        let explained: BTreeSet<String> =
            all().filter(|message| message.file == file).map(|message| message.id.to_owned()).collect();
        let difference: Vec<_> = kinds.symmetric_difference(&explained).collect();
        assert!(difference.is_empty(), "missing or left over: {difference:?}");
        for id in explained {
            let words = text(Language::ENGLISH, &id).expect("it needs no arguments");
            assert!(words.chars().count() <= LONGEST, "{id}: {} characters", words.chars().count());
        }
    }
}

/// A table whose reader is coached.
fn coached(coach: impl FnOnce(&TableView) -> CoachView) -> TableView {
    let table = start("stroganov", json!({"players": 2}), "lynx");
    let view = table_view(&*table, Viewer::Seat(table.turn().seat().unwrap_or(Seat::new(0))), &[]);
    let coach = coach(&view);
    TableView { coach: Some(coach), ..view }
}

fn panel(language: Language, view: &TableView) -> String {
    let parts = part::all(&Reader { language, ..reader() }, view);
    parts.into_iter().find(|part| part.id == "coach").expect("a part").html
}

fn advised(view: &TableView, place: usize, chance: f32) -> Advised {
    Advised { choice: view.choices[place].clone(), chance, reasons: Vec::new() }
}

#[test]
fn what_it_would_do_is_told_with_what_is_about_as_good() {
    let hint = |view: &TableView, other| Hint {
        moves: vec![advised(view, 0, 0.6), advised(view, 1, other)],
        line: Vec::new(),
        plan: Vec::new(),
        tried: Vec::<Tried>::new(),
    };
    for language in Language::all() {
        let equal = text(language, "coach-equal").expect("words");
        for (other, is_equal) in [(0.59, true), (0.4, false)] {
            let view = coached(|view| CoachView {
                is_on: true,
                advises: true,
                advice: Some(Arc::new(hint(view, other))),
                ..CoachView::default()
            });
            let html = panel(language, &view);
            assert_eq!(html.contains(&equal), is_equal, "{language}: {html}");
            assert!(html.contains("data-show="), "the best move is marked");
            balanced(&page::table(&Reader { language, ..reader() }, &view)).expect("a page");
        }
    }
}

#[test]
fn the_move_it_would_make_is_told_as_it_expects_it_to_go_on_and_with_what_the_turn_brings() {
    let step = |action: &str| ChoiceStep { action: action.into(), words: Message::new("stroganov-do-skip") };
    let seat = Seat::new(0);
    let view = coached(|view| {
        let mut best = advised(view, 0, 0.6);
        best.choice.action = "send".into();
        (best.choice.then, best.choice.more) = (vec![step("pay 0")], vec![vec![step("pay 1")]]);
        let expected = |action: &str, planned| {
            let choice = Choice { action: action.into(), then: Vec::new(), ..view.choices[0].clone() };
            Expected { seat, choice, planned }
        };
        let gain = |part, points| Reason { kind: ReasonKind::Now, part, points, whose: seat, sure: true };
        let hint = Hint {
            moves: vec![best],
            line: vec![expected("pay 1", false), expected("go 2", true)],
            plan: vec![gain("stroganov-score-vp", 5), gain("stroganov-score-goods", -1)],
            tried: Vec::new(),
        };
        CoachView { is_on: true, advises: true, advice: Some(Arc::new(hint)), ..CoachView::default() }
    });
    let view = TableView { turn: Some(Turn::Decide(seat)), ..view };
    let html = panel(Language::ENGLISH, &view);
    assert!(html.contains("send; pay 1") && !html.contains("send; pay 0"), "{html}");
    assert_eq!(html.matches("And after that").count(), 1, "{html}");
    assert!(html.contains("this turn brings 4 points: "), "{html}");
}

#[test]
fn a_costly_move_is_named_with_the_way_back_while_there_is_one() {
    let remark = |view: &TableView| Remark {
        seq: 3,
        played: Message::new("stroganov-do-end"),
        better: advised(view, 0, 0.62),
        chance: 0.48,
        points: 5,
    };
    for language in Language::all() {
        let coach =
            |view: &TableView| CoachView { is_on: true, remark: Some(remark(view)), ..CoachView::default() };
        let view = coached(coach);
        let html = panel(language, &TableView { may_undo: true, ..view.clone() });
        for said in ["62", "48", "5", "/undo"] {
            assert!(html.contains(said), "{language}: {said}: {html}");
        }
        assert!(!panel(language, &TableView { may_undo: false, ..view }).contains("/undo"));
    }
}

#[test]
fn a_coach_with_nothing_to_say_is_not_there_and_a_quiet_one_can_be_asked_back() {
    let silent = coached(|_| CoachView { is_on: true, ..CoachView::default() });
    assert!(panel(Language::ENGLISH, &silent).contains(" hidden"));
    let quiet =
        coached(|_| CoachView { explains: Some("coach-stroganov-draft".into()), ..CoachView::default() });
    assert!(panel(Language::ENGLISH, &quiet).contains(" hidden"));
    let more = |view: &TableView| part::all(&reader(), view).into_iter().find(|part| part.id == "more");
    let asks = |view: &TableView| more(view).is_some_and(|more| more.html.contains("/coach\""));
    assert!(asks(&quiet) && !asks(&silent));
}

#[test]
fn a_first_game_is_one_click_away() {
    let html = page::home(&reader(), &samovar_web::model::Home::default());
    assert_eq!(html.matches("name=\"coach\" value=\"1\"").count(), samovar_games::kinds().len());
}
