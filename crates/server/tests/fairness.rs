//! Promises and reveals over HTTP: pages, programs, no script, somebody who never reveals, rematches, restarts, two servers.

use std::sync::Arc;
use std::time::Duration;

use crate::common::browser::{AGAINST_BOT, Answer, Browser, DONE, DUEL, SOLO, settings};
use crate::common::program::Program;
use crate::common::{File, open, postgres, until};
use axum::http::StatusCode;
use samovar_engine::{Fingerprint, Record};
use samovar_games::find;
use samovar_server::clock::Clock;
use samovar_server::hall::Hall;
use samovar_server::settings::Settings;
use samovar_server::store::Store;
use samovar_table::fold::{REVEAL_MS, Stage};
use samovar_table::proof::{self, Added};
use serde_json::json;

/// What a browser promises that will add this text.
fn promise(text: &str) -> String {
    Fingerprint::of(text).to_string()
}

async fn reveal(browser: &mut Browser, id: &str, seat: u8, text: &str) -> Answer {
    browser.post(&format!("/t/{id}/seat/{seat}/reveal"), &[("added", text)]).await
}

async fn begun(browser: &Browser, id: &str) {
    until("the start", async || browser.room(id).await.fold().stage == Stage::Playing).await;
}

/// Ends a game, and says what its record proves.
async fn proven(browser: &mut Browser, id: &str) -> Vec<Added> {
    assert_eq!(browser.post(&format!("/t/{id}/abandon"), &[]).await.status, DONE);
    let record: Record = browser.get(&format!("/t/{id}/record")).await.body.parse().expect("a record");
    proof::check(&record, find(&record.game).expect("a game")).expect("it is sound").seats
}

#[tokio::test]
async fn who_plays_alone_sees_the_commitment_before_anything_is_revealed() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(&[SOLO, &[("promise", &promise("my own chance"))]].concat()).await;
    let fold = anna.room(&id).await.fold();
    assert_eq!((fold.stage, fold.draw().added), (Stage::Lobby, vec![String::new()]));
    let page = anna.get(&format!("/t/{id}")).await.body;
    let commitment = fold.setup.secret.commitment().to_string();
    assert!(
        page.contains(&commitment)
            && page.contains(&promise("my own chance"))
            && page.contains("data-drawing")
    );
    assert!(!page.contains("my own chance"));
    assert_eq!(reveal(&mut anna, &id, 0, "another chance").await.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert_eq!(reveal(&mut anna, &id, 0, "my own chance").await.status, DONE);
    begun(&anna, &id).await;
    let fold = anna.room(&id).await.fold();
    assert_eq!(fold.setup.secret.commitment().to_string(), commitment, "the secret stays what it was");
    assert!(anna.get(&format!("/t/{id}")).await.body.contains("my own chance"));
    assert_eq!(proven(&mut anna, &id).await, [Added::AsPromised]);
}

#[tokio::test]
async fn without_a_script_a_seat_adds_nothing_and_everybody_can_see_it() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(AGAINST_BOT).await;
    assert_eq!(anna.room(&id).await.fold().stage, Stage::Playing, "nobody waits for anything");
    assert_eq!(anna.room(&id).await.fold().draw().added, ["", ""], "the server makes nothing up");
    assert!(anna.get(&format!("/t/{id}")).await.body.contains("this seat promised nothing"));
    assert_eq!(proven(&mut anna, &id).await, [Added::Nothing, Added::Bot]);
}

#[tokio::test]
async fn two_people_reveal_only_after_both_have_promised() {
    let (_file, hall) = open().await;
    let (mut anna, mut boris) = (Browser::visiting(&hall).await, Browser::visiting(&hall).await);
    let id = anna.make(&[DUEL, &[("promise", &promise("a"))]].concat()).await;
    assert_eq!(reveal(&mut anna, &id, 0, "a").await.status, StatusCode::CONFLICT);
    let take = format!("/t/{id}/seat/1/take");
    assert_eq!(
        boris.post(&take, &[("name", "B"), ("promise", "b")]).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    assert_eq!(boris.post(&take, &[("name", "B"), ("promise", &promise("b"))]).await.status, DONE);
    assert_eq!(anna.post(&format!("/t/{id}/start"), &[]).await.status, DONE);
    assert_eq!(boris.post(&format!("/t/{id}/seat/1/leave"), &[]).await.status, StatusCode::CONFLICT);
    assert_eq!(reveal(&mut boris, &id, 0, "a").await.status, StatusCode::FORBIDDEN, "it is not his");
    assert_eq!(reveal(&mut boris, &id, 1, "b").await.status, DONE);
    assert_eq!(anna.room(&id).await.fold().stage, Stage::Lobby);
    assert_eq!(reveal(&mut anna, &id, 0, "a").await.status, DONE);
    begun(&anna, &id).await;
    assert_eq!(anna.room(&id).await.fold().draw().added, ["a", "b"]);
}

/// A server whose clock stands still.
async fn held() -> (File, Arc<Hall>, Clock) {
    let (file, clock) = (File::new(), Clock::held_at(1_000_000));
    let hall = Hall::open(file.open().await, Settings { clock: clock.clone(), ..settings() });
    (file, hall, clock)
}

#[tokio::test]
async fn somebody_who_never_reveals_holds_nobody_up_for_long() {
    let (_file, hall, clock) = held().await;
    let (mut anna, mut boris) = (Browser::visiting(&hall).await, Browser::visiting(&hall).await);
    let id = anna.make(&[DUEL, &[("promise", &promise("a"))]].concat()).await;
    let take = format!("/t/{id}/seat/1/take");
    assert_eq!(boris.post(&take, &[("name", "B"), ("promise", &promise("b"))]).await.status, DONE);
    assert_eq!(anna.post(&format!("/t/{id}/start"), &[]).await.status, DONE);
    assert_eq!(reveal(&mut anna, &id, 0, "a").await.status, DONE);
    assert_eq!(anna.post(&format!("/t/{id}/start"), &[]).await.status, StatusCode::CONFLICT, "he has time");
    clock.set(1_000_000 + REVEAL_MS);
    begun(&anna, &id).await;
    assert!(anna.get(&format!("/t/{id}")).await.body.contains("not revealed in time"));
    assert_eq!(reveal(&mut boris, &id, 1, "b").await.status, StatusCode::CONFLICT);
    assert_eq!(anna.post(&format!("/t/{id}/resign"), &[("seat", "0")]).await.status, DONE);
    assert_eq!(proven(&mut boris, &id).await, [Added::AsPromised, Added::Withheld]);
}

#[tokio::test]
async fn a_server_that_stops_while_people_reveal_begins_the_game_later() {
    let (file, hall, clock) = held().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(&[SOLO, &[("promise", &promise("a"))]].concat()).await;
    assert_eq!(anna.room(&id).await.fold().stage, Stage::Lobby);
    hall.close().await;
    clock.set(1_000_000 + REVEAL_MS);
    let hall = Hall::open(file.open().await, Settings { clock, ..settings() });
    begun(&anna.at(&hall), &id).await;
}

#[tokio::test]
async fn a_rematch_promises_anew() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(SOLO).await;
    assert_eq!(anna.post(&format!("/t/{id}/abandon"), &[]).await.status, DONE);
    let again = anna.post(&format!("/t/{id}/rematch"), &[("promise", &promise("again"))]).await;
    let again = again.location().strip_prefix("/t/").expect("a table").to_owned();
    let secrets = [anna.room(&id).await.fold().setup.secret, anna.room(&again).await.fold().setup.secret];
    assert_ne!(secrets[0], secrets[1]);
    assert_eq!(anna.room(&again).await.fold().stage, Stage::Lobby, "it waits for what was promised");
    assert_eq!(reveal(&mut anna, &again, 0, "again").await.status, DONE);
    begun(&anna, &again).await;
    assert_eq!(anna.room(&again).await.fold().draw().added, ["again"]);
}

#[tokio::test]
async fn a_program_promises_reveals_and_follows_the_chain() {
    let (_file, hall) = open().await;
    let program = Program::of(&hall, "Ivan").await;
    let new = json!({
        "game": "stroganov", "options": {"players": 2}, "start": true, "promise": promise("chance"),
        "seats": [{"sits": "me"}, {"sits": "bot", "level": "random"}],
    });
    let table = program.done("/api/v1/tables", new).await;
    let path = format!("/api/v1/tables/{}", table["id"].as_str().expect("an id"));
    assert_eq!((&table["stage"], &table["fairness"]["is_drawing"]), (&json!("lobby"), &json!(true)));
    assert_eq!(
        table["fairness"]["contributions"][0],
        json!({"seat": 0, "promise": promise("chance"), "added": ""})
    );
    let wrong = program.post(&format!("{path}/reveal"), json!({"added": "no chance"})).await;
    assert_eq!((wrong.status.as_u16(), wrong.code().as_str()), (422, "not-promised"));
    program.done(&format!("{path}/reveal"), json!({"added": "chance"})).await;
    until("the start", async || program.get(&path).await.json()["stage"] == "playing").await;

    // What is known stays, and what is new goes on from it.
    let chain = program.get(&format!("{path}/chain")).await.json();
    let first = chain["table"].as_str().expect("a first line");
    assert_eq!(table["fairness"]["table"], *first);
    let mut head = Fingerprint::of(first);
    let mut known = 1;
    for _ in 0..5 {
        until("a turn", async || program.get(&format!("{path}/actions")).await.json()["your_move"] == true)
            .await;
        program.act(table["id"].as_str().expect("an id")).await;
        let chain = program.get(&format!("{path}/chain?since={known}")).await.json();
        let links = chain["links"].as_array().expect("links");
        for link in links {
            head = head.then(link.as_str().expect("text").parse().expect("a link"));
        }
        known += links.len();
        assert_eq!((&chain["head"], &chain["lines"]), (&json!(head), &json!(known)));
    }
    let refused = program.post("/api/v1/tables", json!({"game": "stroganov", "promise": "x"})).await;
    assert_eq!(refused.code(), "bad-promise");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_with_two_servers_draws_once() {
    let Some((_postgres, url)) = postgres() else { return };
    let server = async || {
        let store = Store::open(&url).await.expect("it opens");
        let lease = Duration::from_secs(2);
        Hall::open(store, Settings { lease, random: Default::default(), ..settings() })
    };
    let (first, second) = (server().await, server().await);
    let (mut anna, mut boris) = (Browser::visiting(&first).await, Browser::visiting(&second).await);
    let id = anna.make(&[DUEL, &[("promise", &promise("a"))]].concat()).await;
    let take = format!("/t/{id}/seat/1/take");
    assert_eq!(boris.post(&take, &[("name", "B"), ("promise", &promise("b"))]).await.status, DONE);
    until("his seat", async || !anna.room(&id).await.fold().places[1].by.is_empty()).await;
    assert_eq!(anna.post(&format!("/t/{id}/start"), &[]).await.status, DONE);
    until("closed seats", async || boris.room(&id).await.fold().closed_ms.is_some()).await;
    assert_eq!(reveal(&mut boris, &id, 1, "b").await.status, DONE);
    until("his text", async || anna.room(&id).await.fold().draw().added[1] == "b").await;
    assert_eq!(reveal(&mut anna, &id, 0, "a").await.status, DONE);
    begun(&anna, &id).await;
    begun(&boris, &id).await;
    let (here, there) = (anna.room(&id).await.fold(), boris.room(&id).await.fold());
    assert_eq!((&here.chain, here.draw().added), (&there.chain, vec!["a".to_owned(), "b".to_owned()]));
    let entries = first.store.entries(&id, 0).await.expect("a log");
    assert_eq!(entries.iter().filter(|entry| entry.body.contains("\"deed\":\"start\"")).count(), 1);
    first.close().await;
    second.close().await;
}
