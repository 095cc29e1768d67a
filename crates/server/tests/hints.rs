//! Hints: who gets them, what they say, what they follow from.

use std::sync::Arc;

use crate::common::browser::{AGAINST_BOT, Browser};
use crate::common::open;
use crate::common::program::Program;
use crate::common::twins::{Pair, pairs};
use axum::http::StatusCode;
use samovar_bots::Maker;
use samovar_engine::{Seed, Turn};
use samovar_games::find;
use samovar_server::advice::advise;
use samovar_server::hall::Hall;
use serde_json::{Value, json};

/// Somebody who has to decide at a table with a bot.
async fn alone(hall: &Arc<Hall>) -> (Browser, String) {
    let mut anna = Browser::visiting(hall).await;
    let id = anna.make(AGAINST_BOT).await;
    let room = anna.room(&id).await;
    room.watch().wait_for(|scene| scene.fold.waits() != "bot").await.expect("the bot decides");
    (anna, id)
}

/// Two people at a table that has begun; first the one who decides.
async fn together(hall: &Arc<Hall>, hints: bool) -> (Program, Program, String) {
    let (anna, boris) = (Program::of(hall, "Anna").await, Program::of(hall, "Boris").await);
    let new = json!({"game": "stroganov", "options": {"players": 2}, "hints": hints});
    let id = anna.done("/api/v1/tables", new).await["id"].as_str().expect("an id").to_owned();
    boris.done(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    let begun = anna.done(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    if begun["deciding"] == 0 { (anna, boris, id) } else { (boris, anna, id) }
}

#[tokio::test]
async fn a_hint_can_be_asked_for_and_played_without_a_script() {
    let (_file, hall) = open().await;
    let (mut anna, id) = alone(&hall).await;
    let table = anna.get(&format!("/t/{id}")).await.body;
    assert!(table.contains("id=\"hintform\""), "{table}");
    let fold = anna.room(&id).await.fold();
    let page = anna.post(&format!("/t/{id}/hint"), &[]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("<!DOCTYPE html>") && !page.body.contains("id=\"hintform\""));
    let best = page.body.split("class=\"choice best\"").nth(1).expect("the best is marked");
    let best = best.split("value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a value");
    assert!(fold.game.as_ref().expect("it runs").legal().iter().any(|legal| legal == best), "{best}");
    assert!(page.body.contains("% to win"), "it says how good the chances are");
    let fields = [("action", best), ("seq", &*fold.seq.to_string())];
    assert_eq!(anna.post(&format!("/t/{id}/act"), &fields).await.status, StatusCode::SEE_OTHER);
    assert!(anna.room(&id).await.fold().seq > fold.seq, "it was played");
}

#[tokio::test]
async fn the_script_gets_a_fragment_that_belongs_to_one_entry() {
    let (_file, hall) = open().await;
    let (mut anna, id) = alone(&hall).await;
    anna.script = true;
    let seq = anna.room(&id).await.fold().seq;
    let fragment = anna.post(&format!("/t/{id}/hint"), &[]).await;
    assert!(fragment.body.starts_with("<div class=\"advice\" id=\"hint-"), "{}", fragment.body);
    assert!(fragment.body.contains(&format!("id=\"hint-{seq}\"")), "{}", fragment.body);
}

#[tokio::test]
async fn where_others_play_there_are_hints_only_if_the_table_was_opened_so() {
    let (_file, hall) = open().await;
    let (first, _, id) = together(&hall, false).await;
    let table = first.get(&format!("/api/v1/tables/{id}")).await.json();
    assert_eq!((&table["your_move"], &table["may_hint"]), (&json!(true), &json!(false)));
    let refused = first.get(&format!("/api/v1/tables/{id}/hint")).await;
    assert_eq!((refused.status, refused.code()), (StatusCode::FORBIDDEN, "no-hints".to_owned()));
}

#[tokio::test]
async fn a_program_is_told_what_a_bot_would_do() {
    let (_file, hall) = open().await;
    let (first, second, id) = together(&hall, true).await;
    let hint = first.get(&format!("/api/v1/tables/{id}/hint")).await;
    assert_eq!(hint.status, StatusCode::OK, "{}", hint.body);
    let hint = hint.json();
    let choices = first.get(&format!("/api/v1/tables/{id}/actions")).await.json();
    let offered: Vec<&Value> =
        choices["actions"].as_array().expect("actions").iter().map(|choice| &choice["action"]).collect();
    let moves = hint["moves"].as_array().expect("moves");
    assert!(!moves.is_empty() && moves.len() <= 4);
    for advised in moves {
        assert!(offered.contains(&&advised["action"]), "{advised}");
        assert!((0.0..=1.0).contains(&advised["chance"].as_f64().expect("a number")), "{advised}");
    }
    assert_eq!(hint["seq"], choices["seq"]);
    let other = second.get(&format!("/api/v1/tables/{id}/hint")).await;
    assert_eq!(other.code(), "not-your-move");
}

#[tokio::test]
async fn who_asks_again_is_told_the_same_without_thinking_again() {
    let (_file, hall) = open().await;
    let (anna, id) = alone(&hall).await;
    let room = anna.room(&id).await;
    let fold = room.fold();
    let first = hall.thinkers.advise(&room, &fold).await.expect("a hint");
    let again = hall.thinkers.advise(&room, &fold).await.expect("a hint");
    assert!(Arc::ptr_eq(&first, &again));
}

#[test]
fn a_hint_follows_only_from_what_the_seat_may_know() {
    let mut compared = Vec::new();
    for Pair { game, seat, worlds, .. } in pairs() {
        let kind = find(game).expect("it is there");
        let load = |world: &Value| kind.load(world).unwrap_or_else(|faults| panic!("{faults:?}"));
        let (one, other) = (load(&worlds.0), load(&worlds.1));
        if one.turn() != Turn::Decide(seat) {
            continue;
        }
        let (adviser, seed) = (Maker::Search(Some(200.into())), Seed::from_text("hint"));
        let hint = advise(&*one, &adviser, seed).expect("the game runs");
        assert_eq!(Some(&hint), advise(&*other, &adviser, seed).as_ref(), "{game}, seat {seat}");
        assert!(!hint.line.is_empty(), "{game}: it expects something");
        compared.push(game);
    }
    for kind in samovar_games::kinds() {
        assert!(compared.contains(&kind.name()), "{} was compared", kind.name());
    }
}
