//! Live updates, and what does not get through.

use std::sync::Arc;

use crate::common::browser::{self, Browser, settings};
use crate::common::twins::{Pair, pairs};
use crate::common::{File, open, postgres};
use axum::http::StatusCode;
use samovar_server::clock::Clock;
use samovar_server::hall::Hall;
use samovar_server::settings::Settings;
use serde_json::Value;

/// Two people at a table that has begun; first the one who decides.
async fn duel(hall: &Arc<Hall>) -> (Browser, Browser, String) {
    let (anna, boris, id) = browser::duel(hall).await;
    let first = anna.room(&id).await.fold().deciding().expect("it runs").index();
    if first == 0 { (anna, boris, id) } else { (boris, anna, id) }
}

#[tokio::test]
async fn everybody_sees_a_move_and_only_the_next_to_decide_gets_choices() {
    let (_file, hall) = open().await;
    let (mut first, second, id) = duel(&hall).await;
    let stranger = Browser::visiting(&hall).await;
    let mut streams = Vec::new();
    for browser in [&first, &second, &stranger] {
        let mut live = browser.listen(&id).await;
        let seq = browser.room(&id).await.fold().seq;
        live.until(seq).await;
        streams.push(live);
    }
    while first.act(&id).await.status == StatusCode::SEE_OTHER {
        let seq = first.room(&id).await.fold().seq;
        for live in &mut streams {
            assert!(!live.until(seq).await.is_empty());
        }
    }
    // Now it is the other's move.
    for (mut browser, decides) in [(first, false), (second, true), (stranger, false)] {
        let page = browser.get(&format!("/t/{id}")).await.body;
        assert_eq!(page.contains("name=\"action\""), decides);
    }
}

#[tokio::test]
async fn who_comes_back_is_up_to_date_at_once() {
    let (_file, hall) = open().await;
    let (mut first, second, id) = duel(&hall).await;
    let before = first.room(&id).await.fold().seq;
    first.act(&id).await;
    let mut late = second.listen_since(&id, before).await;
    let (_, seq, parts) = late.next().await.expect("an event");
    assert_eq!(seq.parse::<i64>().expect("a number"), before + 1);
    assert!(parts.contains("id=\"turn\"") && parts.contains("id=\"board\"") && parts.contains("id=\"more\""));
    // Who is up to date is told only who is here and what was said.
    let mut current = second.listen_since(&id, before + 1).await;
    let (_, _, parts) = current.next().await.expect("an event");
    assert!(parts.contains("id=\"seats\"") && parts.contains("id=\"chat\""), "{parts}");
    assert!(!parts.contains("id=\"board\""), "{parts}");
    // Who lost the stream gets everything once more, whoever drew the page.
    let mut again = second.listen_after(&id, before + 1).await;
    let (_, _, parts) = again.next().await.expect("an event");
    assert!(parts.contains("id=\"board\"") && !parts.contains("data-same"), "{parts}");
}

#[tokio::test]
async fn who_was_away_is_shown_entry_by_entry_what_happened() {
    let (_file, hall) = open().await;
    let (mut first, mut second, id) = duel(&hall).await;
    let before = first.room(&id).await.fold().seq;
    for _ in 0..5 {
        first.act(&id).await;
        second.act(&id).await;
    }
    let now = first.room(&id).await.fold().seq;
    assert!(now >= before + 3, "several decisions were taken: {before} to {now}");
    let mut late = second.listen_since(&id, before).await;
    let mut turns = Vec::new();
    loop {
        let (_, seq, part) = late.next().await.expect("an event");
        let seq: i64 = seq.parse().expect("a number");
        if part.contains("id=\"turn\"") {
            turns.push(seq);
        }
        // What could have been decided then is of no use any more.
        assert!(seq == now || !part.contains("id=\"decision\""), "{seq}: {part}");
        if part.contains("id=\"more\"") {
            break;
        }
    }
    assert_eq!(turns, (before + 1..=now).collect::<Vec<_>>(), "each entry is shown");
}

#[tokio::test]
async fn a_page_in_the_background_asks_only_whose_turn_it_is() {
    let (_file, hall) = open().await;
    let (mut first, mut second, id) = duel(&hall).await;
    let turn = format!("/t/{id}/turn");
    let (one, other) = (first.get(&turn).await.body, second.get(&turn).await.body);
    assert!(one.contains("id=\"turn\"") && one.contains("data-mine=\"1\""), "{one}");
    assert!(other.contains("data-mine=\"0\"") && !other.contains("id=\"board\""), "{other}");
}

#[tokio::test]
async fn chat_and_presence_arrive_without_a_move() {
    let file = File::new();
    let clock = Clock::held_at(1_000_000);
    let hall = Hall::open(file.open().await, Settings { clock: clock.clone(), ..settings() });
    let (mut first, second, id) = duel(&hall).await;
    let seq = first.room(&id).await.fold().seq;
    let mut live = second.listen_since(&id, seq).await;
    first.post(&format!("/t/{id}/chat"), &[("text", "<script>alert(1)</script>")]).await;
    loop {
        let (_, _, part) = live.next().await.expect("an event");
        assert!(!part.contains("<script>"), "{part}");
        if part.contains("&lt;script&gt;alert(1)&lt;/script&gt;") {
            break;
        }
    }
    clock.set(clock.now_ms() + 60_000);
    hall.look().await.expect("it looks");
    // Who has asked for nothing for a while is gone.
    let (_, _, part) = live.next().await.expect("an event");
    assert!(part.contains("id=\"seats\"") && part.contains("class=\"presence\""), "{part}");
    let here = first.listen(&id).await;
    loop {
        let (_, _, part) = live.next().await.expect("an event");
        // The one who was here already is not told again.
        if part.contains("id=\"seats\"") && part.contains("presence here") && part.contains("data-same") {
            break;
        }
    }
    drop(here);
}

#[tokio::test]
async fn a_stream_ends_when_the_server_stops() {
    let (_file, hall) = open().await;
    let (first, _, id) = duel(&hall).await;
    let mut live = first.listen(&id).await;
    assert!(live.next().await.is_some());
    hall.close().await;
    while live.next().await.is_some() {}
}

#[tokio::test]
async fn two_servers_at_one_postgres_follow_each_other() {
    let Some((_postgres, url)) = postgres() else { return };
    let open = async || {
        let store = samovar_server::store::Store::open(&url).await.expect("PostgreSQL opens");
        // Chance of its own, or both would draw the same ids.
        Hall::open(store, Settings { random: Default::default(), ..settings() })
    };
    let (here, there) = (open().await, open().await);
    let (mut first, second, id) = duel(&here).await;
    let elsewhere = second.at(&there);
    let mut live = elsewhere.listen(&id).await;
    let seq = first.room(&id).await.fold().seq;
    live.until(seq).await;
    assert_eq!(first.act(&id).await.status, StatusCode::SEE_OTHER);
    live.until(seq + 1).await;
    // Who moves on an old view loses, wherever it is.
    let fold = first.room(&id).await.fold();
    let action = fold.game.as_ref().expect("begun").legal()[0].clone();
    let fields = [("action", action.as_str()), ("seq", &*seq.to_string())];
    let lost = first.at(&there).post(&format!("/t/{id}/act"), &fields).await.status;
    assert_eq!(lost, StatusCode::CONFLICT);
    drop(live);
    here.close().await;
    there.close().await;
}

/// Everything a seat gets over the wire at a table that begins with a position.
async fn wire(pair: &Pair, world: &Value) -> Vec<String> {
    let file = File::new();
    let clock = Clock::held_at(1_800_000_000_000);
    let hall = Hall::open(file.open().await, Settings { clock, ..settings() });
    let mut me = Browser::visiting(&hall).await;
    assert_eq!(me.post("/account", &[("do", "name"), ("name", "Me")]).await.status, StatusCode::SEE_OTHER);
    let session = samovar_server::random::hash(&["session", me.token.as_deref().expect("a token")]);
    let person = hall.store.person_of(&session).await.expect("answered").expect("remembered");
    let id = pair.make(world, &hall, &person.id).await;
    assert_eq!(me.post(&format!("/t/{id}/start"), &[]).await.status, StatusCode::SEE_OTHER);
    let mut seen = Vec::new();
    for path in ["/".to_owned(), format!("/t/{id}"), format!("/t/{id}/record")] {
        seen.push(me.get(&path).await.body);
    }
    let mut live = me.listen(&id).await;
    while seen.last().is_none_or(|part| !part.contains("id=\"more\"")) {
        seen.push(live.next().await.expect("an event").2);
    }
    seen.push(me.post(&format!("/t/{id}/why"), &[("action", "dance")]).await.body);
    seen.push(me.post(&format!("/t/{id}/hint"), &[]).await.body);
    seen
}

#[tokio::test]
async fn what_a_seat_may_not_know_never_reaches_its_wire() {
    for pair in pairs() {
        let one = wire(&pair, &pair.worlds.0).await;
        let other = wire(&pair, &pair.worlds.1).await;
        assert_eq!(one.len(), other.len());
        for (one, other) in one.iter().zip(&other) {
            assert_eq!(one, other, "{pair}");
        }
    }
}

#[tokio::test]
async fn no_secret_leaves_the_server_before_the_end() {
    let (_file, hall) = open().await;
    let (mut first, _, id) = duel(&hall).await;
    let draw = first.room(&id).await.fold().draw();
    let (secret, seed) = (draw.secret.to_string(), draw.seed().to_string());
    let mut live = first.listen(&id).await;
    let mut texts = live.until(first.room(&id).await.fold().seq).await;
    for path in ["/".to_owned(), format!("/t/{id}"), format!("/t/{id}/record"), format!("/t/{id}/verify")] {
        texts.push(first.get(&path).await.body);
    }
    for text in texts {
        assert!(!text.contains(&secret) && !text.contains(&seed), "{text}");
    }
    assert!(first.get(&format!("/t/{id}")).await.body.contains(&draw.commitment().to_string()));
}
