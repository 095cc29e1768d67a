//! What a bot thinks of a game that is over.

use std::sync::Arc;
use std::time::Duration;

use crate::common::browser::{Browser, hall};
use crate::common::program::Program;
use crate::common::{File, open};
use axum::http::StatusCode;
use samovar_server::hall::Hall;
use samovar_table::fold::Stage;
use serde_json::{Value, json};

/// A game of two bots to its end.
async fn finished(hall: &Arc<Hall>, game: &str) -> String {
    let anna = Program::of(hall, &format!("Anna{game}")).await;
    let bot = json!({"sits": "bot", "level": "random"});
    let new = json!({"game": game, "options": {"players": 2}, "seats": [bot, bot], "start": true});
    let id = anna.done("/api/v1/tables", new).await["id"].as_str().expect("an id").to_owned();
    let room = hall.room(&id).await.expect("it opens").expect("it is there");
    room.watch().wait_for(|scene| scene.fold.stage == Stage::Over).await.expect("it ends");
    id
}

/// The analysis of a table, when it is ready.
async fn ready(hall: &Arc<Hall>, id: &str) -> Value {
    let stranger = Program::nobodys(hall);
    for _ in 0..600 {
        let answer = stranger.get(&format!("/api/v1/tables/{id}/analysis")).await;
        assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
        let analysis = answer.json();
        if analysis["ready"] == true {
            return analysis;
        }
        assert_eq!(analysis["turns"], json!([]));
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("it is never ready");
}

fn numbers(value: &Value) -> Vec<f64> {
    value.as_array().expect("numbers").iter().map(|number| number.as_f64().expect("a number")).collect()
}

#[tokio::test]
async fn everybodys_chance_is_known_after_each_turn_and_ends_with_who_won() {
    let (_file, hall) = open().await;
    for kind in samovar_games::kinds() {
        let id = finished(&hall, kind.name()).await;
        let analysis = ready(&hall, &id).await;
        let fold = hall.room(&id).await.expect("it opens").expect("it is there").fold();
        let turns = analysis["turns"].as_array().expect("turns");
        assert_eq!(
            (&analysis["done"], &analysis["of"]),
            (&json!(fold.steps.len()), &json!(fold.steps.len()))
        );
        // Turns follow one another without a gap.
        let mut next = 1;
        for turn in turns {
            assert_eq!(turn["from"], json!(next));
            next = turn["to"].as_u64().expect("a number") + 1;
            let sum: f64 = numbers(&turn["chances"]).iter().sum();
            assert!((sum - 1.0).abs() < 0.01, "{turn}");
        }
        assert_eq!(next, fold.steps.len() as u64 + 1);
        let rows = fold.game.as_ref().expect("it was played").standings().rows;
        let last = numbers(&turns.last().expect("turns")["chances"]);
        for (row, chance) in rows.iter().zip(last) {
            assert_eq!(row.rank == 1, chance > 0.0, "{}", kind.name());
        }
    }
}

#[tokio::test]
async fn a_fall_says_what_was_done_and_what_a_bot_would_have_done() {
    let (_file, hall) = open().await;
    let id = finished(&hall, "stroganov").await;
    let analysis = ready(&hall, &id).await;
    let fold = hall.room(&id).await.expect("it opens").expect("it is there").fold();
    let falls = analysis["falls"].as_array().expect("falls");
    assert!(!falls.is_empty(), "random players make mistakes");
    let page = Browser::visiting(&hall).await.get(&format!("/t/{id}/analysis")).await.body;
    for fall in falls {
        let turn = &analysis["turns"][fall["turn"].as_u64().expect("a number") as usize - 1];
        assert_eq!(turn["seat"], fall["seat"]);
        assert!(fall["before"].as_f64() > fall["after"].as_f64(), "{fall}");
        let step = |name: &str| turn[name].as_u64().expect("a number") as usize;
        let done: Vec<&str> =
            fold.steps[step("from") - 1..step("to")].iter().map(|step| step.action.as_str()).collect();
        let told: Vec<&str> = fall["played"]
            .as_array()
            .expect("decisions")
            .iter()
            .map(|choice| choice["action"].as_str().expect("notation"))
            .collect();
        assert_eq!(done, told);
        if let Some(instead) = fall["instead"].as_object() {
            let number = instead["step"].as_u64().expect("a number") as usize;
            assert!((step("from")..=step("to")).contains(&number));
            assert_ne!(instead["action"], json!(fold.steps[number - 1].action));
            let done = fall["played"][number - step("from")]["words"].as_str().expect("words");
            assert!(page.contains(&format!("Instead of “{done}” a bot would")), "{done}");
        }
    }
    assert!(falls.iter().any(|fall| fall["instead"].is_object()), "{falls:?}");
}

#[tokio::test]
async fn the_page_waits_for_it_and_then_draws_a_line_for_everybody() {
    let (_file, hall) = open().await;
    let id = finished(&hall, "stroganov").await;
    let mut stranger = Browser::visiting(&hall).await;
    let link = format!("/t/{id}/analysis");
    assert!(stranger.get(&format!("/t/{id}")).await.body.contains(&link), "the table links to it");
    let waiting = stranger.get(&link).await;
    assert_eq!((waiting.status, waiting.header("refresh")), (StatusCode::OK, "2"));
    assert!(waiting.body.contains("<progress"), "{}", waiting.body);
    ready(&hall, &id).await;
    let page = stranger.get(&link).await;
    assert_eq!((page.status, page.header("refresh")), (StatusCode::OK, ""));
    assert_eq!(page.body.matches("<polyline").count(), 2);
    assert!(page.body.contains(&format!("/t/{id}/replay?step=")), "{}", page.body);
}

#[tokio::test]
async fn it_is_made_once_and_kept() {
    let file = File::new();
    let first = hall(file.open().await);
    let id = finished(&first, "stroganov").await;
    let analysis = ready(&first, &id).await;
    first.close().await;
    let again = hall(file.open().await);
    // Nothing has to be waited for.
    let answer = Program::nobodys(&again).get(&format!("/api/v1/tables/{id}/analysis")).await;
    assert_eq!(answer.json(), analysis);
    // What cannot be read any more is made anew, and comes out the same.
    again.store.keep_analysis(&id, "{}").await.expect("it is kept");
    assert_eq!(ready(&again, &id).await, analysis);
    assert!(again.store.remove_table(&id).await.expect("it answers"));
    assert_eq!(again.store.analysis(&id).await.expect("it answers"), None);
}
