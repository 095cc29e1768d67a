//! What bots tell people, as pages: hints and analyses.

use crate::common::{attributes, balanced, games, reader, start, table_view, wander};
use samovar_engine::{Choice, Closing, Message, Reason, ReasonKind, Seat, Table, Turn, Viewer};
use samovar_web::model::*;
use samovar_web::{page, part};
use serde_json::json;

fn gain(whose: Seat) -> Reason {
    Reason { kind: ReasonKind::Now, part: "rurik-score-deeds", points: 5, whose, sure: true }
}

#[test]
fn a_hint_names_its_choices_with_their_chances_and_can_be_played() {
    for game in games() {
        wander(game, |table, step| {
            let Turn::Decide(seat) = table.turn() else { return };
            if step % 40 != 3 {
                return;
            }
            let view = TableView { may_hint: true, ..table_view(table, Viewer::Seat(seat), &[]) };
            let asks = page::table(&reader(), &view);
            assert!(asks.contains("action=\"/t/abc/hint\""), "{asks}");
            let choices = table.choices();
            let moves = choices
                .iter()
                .take(3)
                .map(|choice| Advised { choice: choice.clone(), chance: 0.634, reasons: vec![gain(seat)] })
                .collect();
            let line = vec![Expected { seat, choice: choices[0].clone(), planned: true }];
            let told = part::hint(
                &reader(),
                &TableView { hint: Some(Hint { moves, line, plan: Vec::new(), tried: Vec::new() }), ..view },
            );
            assert_eq!(balanced(&told), Ok(1));
            assert_eq!(told.matches("Gains 5 points at once: ").count(), choices.len().min(3), "{told}");
            assert_eq!(
                told.matches("About as good as the best.").count(),
                choices.len().min(3) - 1,
                "{told}"
            );
            assert!(told.contains("63%") && !told.contains("/t/abc/hint\""), "{told}");
            let offered: Vec<String> = attributes(&told, "value").collect();
            let ways = choices.iter().take(3).flat_map(|choice| {
                let alone = (!choice.then.is_empty()).then(|| choice.action.clone());
                let more = choice.more.iter().map(|more| choice.line(more));
                [choice.line(&choice.then)].into_iter().chain(more).chain(alone)
            });
            assert_eq!(offered, ways.collect::<Vec<_>>());
        });
    }
}

/// An analysis of two turns, the second of which was a mistake.
fn analysis(table: &dyn Table) -> AnalysisView {
    let choice = |words| Choice {
        action: "end".into(),
        words: Message::new(words),
        closes: Some(Closing::Turn),
        then: Vec::new(),
        more: Vec::new(),
    };
    let turn = |seat, to, chances: [f32; 2]| TurnChances {
        seat: Seat::new(seat),
        from: to,
        to,
        chances: chances.into(),
    };
    AnalysisView {
        table: table_view(table, Viewer::Spectator, &[]),
        progress: None,
        start: vec![0.5, 0.5],
        turns: vec![turn(0, 1, [0.6, 0.4]), turn(1, 2, [0.9, 0.1])],
        falls: vec![Fall {
            seat: Seat::new(1),
            turn: 2,
            from: 2,
            to: 2,
            before: 0.4,
            after: 0.1,
            played: vec![choice("web-undo")],
            instead: Some(Instead {
                step: 2,
                choice: choice("web-resign"),
                reasons: vec![gain(Seat::new(1)), Reason { points: -2, ..gain(Seat::new(0)) }],
                reasons_of_played: Vec::new(),
            }),
        }],
    }
}

#[test]
fn an_analysis_has_a_line_for_everybody_and_leads_to_every_turn() {
    let table = start("stroganov", json!({"players": 2}), "lynx");
    let html = page::analysis(&reader(), &analysis(&*table));
    assert_eq!(balanced(&html), Ok(1));
    assert_eq!(html.matches("<polyline").count(), 2);
    assert!(html.contains("points=\"0.0,50.0 500.0,40.0 1000.0,10.0\""), "{html}");
    for step in [1, 2] {
        assert!(html.contains(&format!("/t/abc/replay?step={step}&amp;as=")), "turn {step}");
    }
    assert!(html.contains("from 40% to 10%") && html.contains("Undo") && html.contains("Resign"));
    assert!(html.contains("Gains 5 points at once: Deeds +5."), "{html}");
    assert!(html.contains("Player-0 at once: Deeds −2."), "{html}");
    let waiting = AnalysisView { progress: Some((3, 12)), turns: vec![], ..analysis(&*table) };
    let html = page::analysis(&reader(), &waiting);
    assert!(html.contains("decision 3 of 12") && !html.contains("<polyline"), "{html}");
}
