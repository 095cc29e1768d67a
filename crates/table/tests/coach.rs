//! The coach of a first game: when it speaks, when it falls silent, and what it comments on.

use std::sync::Arc;

use samovar_engine::{Choice, Message, Reason, ReasonKind, Seat, Seed, Turn};
use samovar_table::coach::{Thoughts, asked, view};
use samovar_table::deed::{Deed, Setup, Sitting, Teaching};
use samovar_table::fold::Fold;
use samovar_table::model::{Advised, Hint, Tried};
use samovar_table::permit::{self, Click};
use serde_json::json;

const ANNA: &str = "anna";

fn first_game() -> Fold {
    let setup = Setup {
        game: "stroganov".to_owned(),
        options: json!({"players": 2}).as_object().expect("options").clone(),
        listed: false,
        correspondence: false,
        clock: None,
        hints: false,
        host: ANNA.to_owned(),
        secret: Seed::from_text("a first game"),
        seats: vec![Sitting::person(ANNA, "Anna", None), Sitting::Bot { level: "random".to_owned() }],
        position: None,
        teaching: Some(Teaching::Coach),
    };
    let mut fold = Fold::open(setup, 0).expect("a table");
    fold.take(&Deed::start("stroganov"), 0).expect("it begins");
    fold
}

/// Lets the bot answer whatever is asked of it, the first thing it may.
fn until_anna(fold: &mut Fold) {
    while fold.deciding().is_some_and(|seat| seat != Seat::new(0)) {
        let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
        let seat = fold.deciding().expect("somebody decides").index() as u8;
        fold.take(&Deed::Act { seat, action, bot: true, stood_in: false }, 0).expect("it is legal");
    }
}

fn act(fold: &mut Fold, action: &str) {
    let deed = permit::act(fold, ANNA, &Click::on(action)).expect("it is allowed");
    fold.take(&deed, 0).expect("it is legal");
}

/// A hint by which the first action there is beats all others by so much, and brings so many points more.
fn hint(fold: &Fold, by: f32, points: i32) -> Arc<Hint> {
    let choices: Vec<Choice> = fold.game.as_ref().expect("it runs").choices();
    let tried = choices.iter().enumerate().map(|(place, choice)| Tried {
        action: choice.action.clone(),
        words: Message::new("played"),
        chance: if place == 0 { 0.5 } else { 0.5 - by },
        gains: if place == 0 { points } else { 0 },
    });
    let best = Advised { choice: choices[0].clone(), chance: 0.5, reasons: Vec::new() };
    Arc::new(Hint { moves: vec![best], line: Vec::new(), plan: Vec::new(), tried: tried.collect() })
}

/// What the coach says of a move it was asked about: whether it is costly, and the points left lying.
fn comment(by: f32, points: i32, place: usize) -> Option<i32> {
    let mut fold = first_game();
    until_anna(&mut fold);
    let thoughts = Thoughts::default().with(fold.seq, hint(&fold, by, points));
    let action = fold.game.as_ref().expect("it runs").legal()[place].clone();
    act(&mut fold, &action);
    let thoughts = thoughts.after(&fold);
    view(&fold, &thoughts, ANNA).expect("a coach").remark.map(|remark| remark.points)
}

#[test]
fn a_kind_of_question_is_explained_once_and_advised_on_a_few_times() {
    let mut fold = first_game();
    let mut told = Vec::new();
    for _ in 0..80 {
        until_anna(&mut fold);
        let Some(Turn::Decide(_)) = fold.game.as_ref().map(|game| game.turn()) else { break };
        let said = view(&fold, &Thoughts::default(), ANNA).expect("a coach");
        let kind = fold.game.as_ref().expect("it runs").question().id.to_string();
        if asked(&fold).is_some() {
            told.push((kind, said.explains.is_some(), said.advises));
        }
        let action = fold.game.as_ref().expect("it runs").legal().last().expect("something").clone();
        act(&mut fold, &action);
    }
    let of = |kind: &str| -> Vec<(bool, bool)> {
        told.iter()
            .filter(|(known, _, _)| known == kind)
            .map(|(_, explains, advises)| (*explains, *advises))
            .collect()
    };
    let moves = of("stroganov-ask-move");
    assert!(moves.len() > 6, "{told:?}");
    assert_eq!(moves[0], (true, true));
    assert_eq!(moves[1..5], [(false, true); 4]);
    assert_eq!(moves[5], (true, false), "it says that it leaves them to her");
    assert!(moves[6..].iter().all(|said| *said == (false, false)), "{moves:?}");
}

#[test]
fn a_move_that_was_taken_back_is_asked_anew() {
    let mut fold = first_game();
    until_anna(&mut fold);
    let explains = |fold: &Fold| view(fold, &Thoughts::default(), ANNA).expect("a coach").explains;
    let first = explains(&fold);
    assert!(first.is_some());
    let kind = |fold: &Fold| fold.game.as_ref().map(|game| game.question().id.to_string());
    let before = kind(&fold);
    let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
    act(&mut fold, &action);
    if let Ok(undo) = permit::undo(&fold, ANNA) {
        fold.take(&undo, 0).expect("it is possible");
        assert_eq!((kind(&fold), explains(&fold)), (before, first));
    }
}

#[test]
fn costly_moves_are_commented_on_and_others_are_not() {
    assert_eq!(comment(0.2, 0, 1), Some(0), "much was lost");
    assert_eq!(comment(0.2, 0, 0), None, "it was the best");
    assert_eq!(comment(0.03, 0, 1), None, "little was lost");
    assert_eq!(comment(0.03, 4, 1), Some(4), "points were left lying");
    assert_eq!(comment(0.0, 4, 1), None, "but not if the move was as good");
}

#[test]
fn a_comment_stays_until_the_next_move_and_goes_with_it() {
    let mut fold = first_game();
    until_anna(&mut fold);
    let thoughts = Thoughts::default().with(fold.seq, hint(&fold, 0.2, 0));
    let action = fold.game.as_ref().expect("it runs").legal()[1].clone();
    act(&mut fold, &action);
    let mut thoughts = thoughts.after(&fold);
    let remark = |fold: &Fold, thoughts: &Thoughts| view(fold, thoughts, ANNA).expect("a coach").remark;
    assert!(remark(&fold, &thoughts).is_some());
    until_anna(&mut fold);
    thoughts = thoughts.after(&fold);
    assert!(remark(&fold, &thoughts).is_some(), "others' moves change nothing");
    let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
    act(&mut fold, &action);
    assert!(remark(&fold, &thoughts.after(&fold)).is_none());
}

#[test]
fn a_quiet_coach_says_nothing_and_thinks_of_nothing_until_it_is_asked_again() {
    let mut fold = first_game();
    until_anna(&mut fold);
    assert!(asked(&fold).is_some());
    assert!(permit::coach(&fold, "somebody", false).is_err());
    for (on, thinks) in [(false, false), (true, true)] {
        let deed = permit::coach(&fold, ANNA, on).expect("it is Anna's coach");
        fold.take(&deed, 0).expect("it is possible");
        let said = view(&fold, &Thoughts::default(), ANNA).expect("a coach");
        assert_eq!((asked(&fold).is_some(), said.is_on, said.explains.is_some()), (thinks, on, on));
    }
}

#[test]
fn others_do_not_hear_it() {
    let fold = first_game();
    assert!(view(&fold, &Thoughts::default(), "").is_none());
    assert!(view(&fold, &Thoughts::default(), "somebody").is_none());
}

#[test]
fn an_estimate_gives_way_to_what_is_certain_of_the_same_points() {
    let fold = first_game();
    let hint = hint(&fold, 0.0, 0);
    let mut best = hint.moves[0].clone();
    let reason = |kind, part, whose| Reason { kind, part, points: 3, whose: Seat::new(whose), sure: false };
    let now = reason(ReasonKind::Now, "wishes", 0);
    best.reasons.push(now);
    best.add(reason(ReasonKind::Later, "wishes", 0));
    best.add(reason(ReasonKind::Later, "wishes", 1));
    best.add(reason(ReasonKind::Later, "furs", 0));
    let said: Vec<_> =
        best.reasons.iter().map(|reason| (reason.kind, reason.part, reason.whose.index())).collect();
    assert_eq!(
        said,
        [(ReasonKind::Now, "wishes", 0), (ReasonKind::Later, "wishes", 1), (ReasonKind::Later, "furs", 0)]
    );
    let other = |by| Advised { chance: best.chance - by, ..best.clone() };
    assert!(other(0.015).is_about_as_good_as(&best) && !other(0.03).is_about_as_good_as(&best));
}
