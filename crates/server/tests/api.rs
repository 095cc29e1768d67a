//! The JSON API: every operation, every answer held against the description.

use std::sync::Arc;

use crate::common::browser::{Browser, settings};
use crate::common::program::Program;
use crate::common::twins::{Pair, pairs};
use crate::common::{File, open};
use axum::body::Body;
use axum::http::{Method, StatusCode};
use samovar_server::clock::Clock;
use samovar_server::hall::Hall;
use samovar_server::http::api::openapi;
use samovar_server::http::routes::{Door, ROUTES};
use samovar_server::settings::Settings;
use serde_json::{Value, json};

/// Two accounts at a table that has begun; first the one who decides.
async fn duel(hall: &Arc<Hall>) -> (Program, Program, String) {
    let anna = Program::of(hall, "Anna").await;
    let boris = Program::of(hall, "Boris").await;
    let table = anna.done("/api/v1/tables", json!({"game": "stroganov", "options": {"players": 2}})).await;
    let id = table["id"].as_str().expect("an id").to_owned();
    boris.done(&format!("/api/v1/tables/{id}/join"), json!({})).await;
    let begun = anna.done(&format!("/api/v1/tables/{id}/start"), json!({})).await;
    if begun["deciding"] == 0 { (anna, boris, id) } else { (boris, anna, id) }
}

#[test]
fn every_route_for_programs_is_described_and_nothing_else() {
    let description: Value = serde_json::from_str(openapi::text()).expect("JSON");
    let mut described = Vec::new();
    for (path, operations) in description["paths"].as_object().expect("paths") {
        for method in operations.as_object().expect("operations").keys() {
            described.push(format!("{} {path}", method.to_uppercase()));
        }
    }
    let api = ROUTES.iter().filter(|route| route.door == Door::Api);
    let mut routes: Vec<String> = api.map(|route| format!("{} {}", route.method, route.path)).collect();
    described.sort();
    routes.sort();
    assert_eq!(routes, described);
    assert_eq!(description["openapi"], "3.1.0");
}

#[tokio::test]
async fn the_description_is_served() {
    let (_file, hall) = open().await;
    let mut browser = Browser::new(&hall);
    let answer = browser.get("/openapi.json").await;
    assert_eq!((answer.status, answer.body.as_str()), (StatusCode::OK, openapi::text()));
    assert_eq!(answer.header("content-type"), "application/json");
}

#[tokio::test]
async fn two_programs_play_a_whole_game() {
    let (_file, hall) = open().await;
    let (first, second, id) = duel(&hall).await;
    let at = format!("/api/v1/tables/{id}");
    let mut decisions = 0;
    loop {
        let state = first.get(&at).await.json();
        if state["stage"] == "over" {
            break;
        }
        let who = if state["your_move"] == true { &first } else { &second };
        let done = who.act(&id).await;
        assert_eq!(done.status, StatusCode::OK, "{}", done.body);
        decisions += 1;
        assert!(decisions < 2000, "it never ends");
    }
    let end = second.get(&at).await.json();
    assert_eq!(end["standings"].as_array().expect("standings").len(), 2);
    assert!(end["fairness"]["secret"].is_string());
    let record = first.get(&format!("{at}/record")).await;
    assert!(record.body.contains("result: "), "{}", record.body);
    assert_eq!(first.act(&id).await.code(), "not-running");
}

#[tokio::test]
async fn games_and_options_are_listed() {
    let (_file, hall) = open().await;
    let answer = Program::nobodys(&hall).get("/api/v1/games").await.json();
    let games = answer["games"].as_array().expect("games");
    assert_eq!(games.len(), samovar_games::kinds().len());
    assert_eq!(games[0]["options"][0]["key"], "players");
    assert_eq!(answer["bots"], json!(samovar_bots::NAMES));
}

#[tokio::test]
async fn tables_are_listed_and_made_as_asked() {
    let (_file, hall) = open().await;
    let anna = Program::of(&hall, "Anna").await;
    let new = json!({
        "game": "stroganov", "options": {"players": 3}, "listed": true, "correspondence": true, "clock": 86400,
        "seats": [{"sits": "invited"}, {"sits": "me"}, {"sits": "bot", "level": "random"}],
    });
    let table = anna.done("/api/v1/tables", new).await;
    assert_eq!(
        (&table["stage"], &table["host"], &table["clock"]),
        (&json!("lobby"), &json!(true), &json!(86400))
    );
    assert_eq!((&table["seats"][1]["you"], &table["seats"][2]["level"]), (&json!(true), &json!("random")));
    let key = table["seats"][0]["key"].as_str().expect("the host sees the key");
    let id = table["id"].as_str().expect("an id");
    let at = format!("/api/v1/tables/{id}");

    let boris = Program::of(&hall, "Boris").await;
    let stranger = Program::nobodys(&hall);
    for other in [&boris, &stranger] {
        assert!(!other.get(&at).await.body.contains(key), "nobody else does");
        let tables = other.get("/api/v1/tables").await.json();
        assert_eq!(tables["tables"][0]["id"], id);
        assert_eq!(other.get("/api/v1/tables?stage=playing").await.json()["tables"], json!([]));
    }
    assert_eq!(anna.get("/api/v1/tables?mine=true").await.json()["tables"][0]["id"], id);
    assert_eq!(boris.get("/api/v1/tables?mine=true").await.json()["tables"], json!([]));
    assert_eq!(stranger.get("/api/v1/tables?mine=true").await.code(), "no-token");

    let join = format!("{at}/join");
    assert_eq!(boris.post(&join, json!({})).await.code(), "seat-taken");
    assert_eq!(boris.post(&join, json!({"seat": 0})).await.code(), "invited-only");
    assert_eq!(boris.post(&join, json!({"seat": 0, "key": "wrong"})).await.code(), "invited-only");
    assert_eq!(boris.done(&join, json!({"key": key})).await["seats"][0]["name"], "Boris");
    assert_eq!(boris.post(&format!("{at}/start"), json!({})).await.code(), "only-host");
    assert_eq!(anna.done(&format!("{at}/start"), json!({})).await["stage"], "playing");
    assert_eq!(boris.done(&format!("{at}/leave"), json!({})).await["seats"][0]["sits"], "bot");
    assert_eq!(boris.done(&join, json!({})).await["seats"][0]["sits"], "person");
    assert_eq!(boris.done(&format!("{at}/resign"), json!({})).await["seats"][0]["sits"], "bot");
    assert_eq!(boris.post(&join, json!({})).await.code(), "resigned-for-good");
    assert_eq!(anna.done(&format!("{at}/abandon"), json!({})).await["stage"], "abandoned");
}

#[tokio::test]
async fn what_is_asked_wrongly_is_refused_in_words() {
    let (_file, hall) = open().await;
    let mut anna = Program::of(&hall, "Anna").await;
    let tables = "/api/v1/tables";
    for (body, status, code) in [
        (json!({"game": "checkers"}), 422, "no-game"),
        (json!({"game": "stroganov", "options": {"players": 9, "teh": 1}}), 422, "bad-options"),
        (json!({"game": "stroganov", "seats": [{"sits": "me"}]}), 422, "wrong-seats"),
        (json!({"game": "stroganov", "seats": [{"sits": "me"}, {"sits": "me"}]}), 422, "one-seat"),
        (
            json!({"game": "stroganov", "seats": [{"sits": "bot", "level": "deep"}, {"sits": "me"}]}),
            422,
            "no-bot",
        ),
        (json!({"game": "stroganov", "seats": [{"sits": "bot"}, {"sits": "me"}]}), 422, "no-bot"),
        (
            json!({"game": "stroganov", "seats": [{"sits": "me", "level": "random"}, {"sits": "open"}]}),
            422,
            "level-of-bot",
        ),
        (json!({"game": "stroganov", "seats": [{"sits": "dog"}, {"sits": "me"}]}), 400, "bad-body"),
        (
            json!({"game": "stroganov", "seats": [{"sits": "open", "teh": 1}, {"sits": "me"}]}),
            400,
            "bad-body",
        ),
        (json!({"game": "stroganov", "promise": "x".repeat(64)}), 422, "bad-promise"),
        (json!({"game": "stroganov", "clock": 0}), 422, "bad-clock"),
        (json!({"game": "stroganov", "teh": 1}), 400, "bad-body"),
        (json!({}), 400, "bad-body"),
        (json!([]), 400, "bad-body"),
        (json!(["stroganov"]), 400, "bad-body"),
        (json!({"game": "stroganov", "seats": [["me"], {"sits": "open"}]}), 400, "bad-body"),
    ] {
        let answer = anna.post(tables, body.clone()).await;
        assert_eq!(
            (answer.status.as_u16(), answer.code().as_str()),
            (status, code),
            "{body}: {}",
            answer.body
        );
    }
    let two = anna.post(tables, json!({"game": "stroganov", "options": {"players": 9, "teh": 1}})).await;
    assert_eq!(two.json()["error"]["faults"].as_array().expect("faults").len(), 2);
    let body = || Body::from("{}");
    assert_eq!(anna.ask(Method::POST, tables, &[], body()).await.code(), "not-json");
    let plain = [("content-type", "text/plain")];
    assert_eq!(anna.ask(Method::POST, tables, &plain, body()).await.code(), "not-json");
    let json = [("content-type", "application/json; charset=utf-8")];
    assert_eq!(anna.ask(Method::POST, tables, &json, Body::from("{")).await.code(), "bad-body");
    let long = Body::from(format!("{{\"game\": \"{}\"}}", "x".repeat(100_000)));
    assert_eq!(anna.ask(Method::POST, tables, &json, long).await.code(), "body-too-long");
    for query in ["?stage=soon", "?limit=0", "?limit=201", "?limit=x", "?teh=1", "?mine=maybe"] {
        assert_eq!(anna.get(&format!("{tables}{query}")).await.code(), "bad-query", "{query}");
    }
    assert_eq!(anna.get("/api/v1/tables/none").await.code(), "no-table");
    assert_eq!(anna.get("/api/v1/tables/%00").await.code(), "no-table");
    assert_eq!(anna.get("/api/v1/teapot").await.code(), "no-route");
    assert_eq!(anna.ask(Method::PUT, tables, &[], Body::empty()).await.code(), "no-method");
    let french = Program { language: "fr", ..anna.clone() }.get("/api/v1/tables/none").await.json();
    assert_ne!(french["error"]["message"], anna.get("/api/v1/tables/none").await.json()["error"]["message"]);
    anna.token = Some("samovar_wrong".to_owned());
    let answer = anna.get("/api/v1/games").await;
    assert_eq!((answer.status, answer.code().as_str()), (StatusCode::UNAUTHORIZED, "bad-token"));
    assert_eq!(answer.headers["www-authenticate"], "Bearer");
}

#[tokio::test]
async fn a_cookie_opens_nothing_here() {
    let (_file, hall) = open().await;
    let mut browser = Browser::visiting(&hall).await;
    let register = [("do", "register"), ("name", "Anna"), ("password", "long enough")];
    assert_eq!(browser.post("/account", &register).await.status, StatusCode::SEE_OTHER);
    let cookie = format!("samovar={}", browser.token.as_deref().expect("a session"));
    let program = Program::nobodys(&hall);
    let answer = program.ask(Method::GET, "/api/v1/me", &[("cookie", &cookie)], Body::empty()).await;
    assert_eq!(answer.code(), "no-token");
    assert!(!answer.headers.contains_key("set-cookie"));
    let headers = [("cookie", cookie.as_str()), ("content-type", "application/json")];
    let body = Body::from(json!({"game": "stroganov"}).to_string());
    assert_eq!(program.ask(Method::POST, "/api/v1/tables", &headers, body).await.code(), "no-token");
}

#[tokio::test]
async fn a_token_is_made_listed_and_ended_on_the_account_page() {
    let (_file, hall) = open().await;
    let mut browser = Browser::visiting(&hall).await;
    let make = [("do", "make-token"), ("label", "my bot")];
    assert_eq!(browser.post("/account", &make).await.status, StatusCode::UNPROCESSABLE_ENTITY, "a guest");
    let register = [("do", "register"), ("name", "Anna"), ("password", "long enough")];
    assert_eq!(browser.post("/account", &register).await.status, StatusCode::SEE_OTHER);
    let page = browser.post("/account", &make).await.body;
    let token =
        page.split("<code id=\"token\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a token");
    let program = Program { token: Some(token.to_owned()), ..Program::nobodys(&hall) };
    assert_eq!(program.get("/api/v1/me").await.json()["name"], "Anna");

    let page = browser.get("/account").await.body;
    assert!(page.contains("my bot") && !page.contains(token), "shown once");
    let id =
        page.split("name=\"id\" value=\"").nth(1).and_then(|rest| rest.split('"').next()).expect("an id");
    let end = [("do", "end-token"), ("id", id)];
    let mut other = Browser::visiting(&hall).await;
    other.post("/account", &[("do", "register"), ("name", "Boris"), ("password", "long enough")]).await;
    assert_eq!(other.post("/account", &end).await.status, StatusCode::NOT_FOUND, "not another's");
    assert_eq!(program.get("/api/v1/me").await.status, StatusCode::OK);
    assert_eq!(browser.post("/account", &end).await.status, StatusCode::SEE_OTHER);
    assert_eq!(program.get("/api/v1/me").await.code(), "bad-token");
    assert!(!browser.get("/account").await.body.contains("my bot"));
}

#[tokio::test]
async fn an_account_has_a_bounded_number_of_tokens_and_takes_them_along() {
    let (_file, hall) = open().await;
    let mut browser = Browser::visiting(&hall).await;
    let register = [("do", "register"), ("name", "Anna"), ("password", "long enough")];
    assert_eq!(browser.post("/account", &register).await.status, StatusCode::SEE_OTHER);
    let make = [("do", "make-token"), ("label", "my bot")];
    let page = browser.post("/account", &make).await.body;
    for _ in 1..20 {
        assert_eq!(browser.post("/account", &make).await.status, StatusCode::OK);
    }
    assert_eq!(browser.post("/account", &make).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let token =
        page.split("<code id=\"token\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a token");
    let program = Program { token: Some(token.to_owned()), ..Program::nobodys(&hall) };
    let delete = [("do", "delete"), ("password", "long enough")];
    assert_eq!(browser.post("/account", &delete).await.status, StatusCode::SEE_OTHER);
    assert_eq!(program.get("/api/v1/me").await.code(), "bad-token");
}

#[tokio::test]
async fn a_decision_whose_answer_was_lost_is_played_once() {
    let (_file, hall) = open().await;
    let (first, second, id) = duel(&hall).await;
    let at = format!("/api/v1/tables/{id}/actions");
    let choices = first.get(&at).await.json();
    let decision = json!({"seq": choices["seq"], "action": choices["actions"][0]["action"]});
    let done = first.done(&at, decision.clone()).await;
    assert_eq!(
        (&done["repeated"], done["seq"].as_u64()),
        (&json!(false), choices["seq"].as_u64().map(|seq| seq + 1))
    );
    let again = first.done(&at, decision.clone()).await;
    assert_eq!((&again["repeated"], &again["seq"]), (&json!(true), &done["seq"]));
    // Another decision, another's decision, or one nobody asked for: the table has moved on.
    let other = json!({"seq": choices["seq"], "action": "end"});
    assert_eq!(first.post(&at, other).await.code(), "moved-on");
    assert_eq!(second.post(&at, decision).await.code(), "moved-on");
    for seq in [0, 1, 9_007_199_254_740_991_u64] {
        let answer = first.post(&at, json!({"seq": seq, "action": "end"})).await;
        assert_eq!((answer.status, answer.code().as_str()), (StatusCode::CONFLICT, "moved-on"));
    }
}

#[tokio::test]
async fn a_whole_move_is_one_decision() {
    let (_file, hall) = open().await;
    let (first, second, id) = duel(&hall).await;
    let (at, act) = (format!("/api/v1/tables/{id}"), format!("/api/v1/tables/{id}/actions"));
    for _ in 0..200 {
        let who = if first.get(&at).await.json()["your_move"] == true { &first } else { &second };
        let choices = who.get(&act).await.json();
        let actions = choices["actions"].as_array().expect("a list");
        let moves = actions.iter().flat_map(|choice| choice["moves"].as_array().expect("a list"));
        let Some(line) = moves.filter_map(|one| one["action"].as_str()).find(|line| !line.contains("; end"))
        else {
            assert_eq!(who.act(&id).await.status, StatusCode::OK);
            continue;
        };
        let seq = choices["seq"].as_u64().expect("a number");
        let wrong = who.post(&act, json!({"seq": seq, "action": format!("{line}; draft S1")})).await;
        assert_eq!((wrong.status, wrong.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "refused"));
        let words = wrong.json()["error"]["message"].as_str().expect("words").to_owned();
        assert!(words.contains("draft S1"), "{words}");
        assert_eq!(who.get(&act).await.json()["seq"], seq, "nothing happened");
        let decision = json!({"seq": seq, "action": line, "auto_end": false});
        assert_eq!(who.done(&act, decision.clone()).await["seq"], seq + 1);
        assert_eq!(who.done(&act, decision).await["repeated"], true);
        let state = who.get(&at).await.json();
        if state["may_undo"] == true {
            assert_eq!(who.done(&format!("{at}/undo"), json!({ "seq": seq + 1 })).await["seq"], seq + 2);
            assert_eq!(who.get(&act).await.json()["actions"], choices["actions"]);
            return;
        }
    }
    panic!("some move can be taken back");
}

#[tokio::test]
async fn only_who_decides_sees_choices_and_the_rules_say_why_not() {
    let (_file, hall) = open().await;
    let (first, second, id) = duel(&hall).await;
    let at = format!("/api/v1/tables/{id}");
    let stranger = Program::nobodys(&hall);
    for (who, decides) in [(&first, true), (&second, false), (&stranger, false)] {
        let choices = who.get(&format!("{at}/actions")).await.json();
        assert_eq!(!choices["actions"].as_array().expect("a list").is_empty(), decides);
        assert_eq!(choices["your_move"], decides);
    }
    let seq = first.get(&at).await.json()["seq"].clone();
    let act = format!("{at}/actions");
    assert_eq!(second.post(&act, json!({"seq": seq, "action": "end"})).await.code(), "not-your-move");
    let refused = first.post(&act, json!({"seq": seq, "action": "end"})).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::UNPROCESSABLE_ENTITY, "refused"));
    assert!(refused.json()["error"]["rule"].as_str().expect("a rule").starts_with("STR-"));
    assert_eq!(first.post(&act, json!({"seq": seq, "action": "dance"})).await.code(), "unreadable");
    let check = format!("{at}/check");
    assert_eq!(first.done(&check, json!({"action": "end"})).await["allowed"], false);
    let action = first.get(&act).await.json()["actions"][0]["action"].clone();
    assert_eq!(first.done(&check, json!({"action": action})).await["allowed"], true);
    assert_eq!(second.post(&check, json!({"action": action})).await.code(), "not-your-move");
    assert_eq!(first.get(&at).await.json()["seq"], seq, "nothing happened");
}

#[tokio::test]
async fn a_decision_is_taken_back() {
    let (_file, hall) = open().await;
    let (first, second, id) = duel(&hall).await;
    let at = format!("/api/v1/tables/{id}");
    for _ in 0..200 {
        let who = if first.get(&at).await.json()["your_move"] == true { &first } else { &second };
        assert_eq!(who.act(&id).await.status, StatusCode::OK);
        let state = who.get(&at).await.json();
        if state["may_undo"] == true {
            let other = if who.person == first.person { &second } else { &first };
            let seq = state["seq"].as_u64().expect("a number");
            assert_eq!(other.post(&format!("{at}/undo"), json!({ "seq": seq })).await.code(), "no-undo");
            assert_eq!(who.post(&format!("{at}/undo"), json!({ "seq": seq - 1 })).await.code(), "moved-on");
            assert_eq!(who.done(&format!("{at}/undo"), json!({ "seq": seq })).await["seq"], seq + 1);
            return;
        }
    }
    panic!("some decision reveals nothing");
}

#[tokio::test]
async fn events_arrive_and_go_on_where_they_were_lost() {
    let (_file, hall) = open().await;
    let (first, second, id) = duel(&hall).await;
    let mut live = second.listen(&id, "").await;
    let (begun, update) = live.next().await.expect("an event");
    assert_eq!((&update["stage"], &update["your_move"]), (&json!("playing"), &json!(false)));
    assert_eq!(first.act(&id).await.status, StatusCode::OK);
    let (place, update) = live.next().await.expect("an event");
    let happened = update["happened"].as_array().expect("a list").clone();
    assert!(!happened.is_empty() && happened.iter().all(|event| event["seq"] == update["seq"]), "{update}");
    first.done(&format!("/api/v1/tables/{id}/chat"), json!({"text": " tea?\u{0}\n "})).await;
    let (_, update) = live.next().await.expect("an event");
    assert_eq!((&update["chat"][0]["text"], &update["happened"]), (&json!("tea?"), &json!([])));
    drop(live);

    // Who was away is told all that happened meanwhile, and nothing twice.
    let mut late = second.listen(&id, &format!("?since={begun}")).await;
    let (_, update) = late.next().await.expect("an event");
    assert_eq!(
        (update["happened"].as_array(), &update["chat"][0]["text"]),
        (Some(&happened), &json!("tea?"))
    );
    let mut later = second.listen(&id, &format!("?since={place}")).await;
    let (_, update) = later.next().await.expect("an event");
    assert_eq!((&update["happened"], &update["chat"][0]["text"]), (&json!([]), &json!("tea?")));
    assert_eq!(second.get(&format!("/api/v1/tables/{id}/events?since=x")).await.code(), "bad-query");
    let bad = [("last-event-id", "17")];
    let path = format!("/api/v1/tables/{id}/events");
    assert_eq!(second.ask(Method::GET, &path, &bad, Body::empty()).await.code(), "bad-query");
    hall.close().await;
    while late.next().await.is_some() {}
}

#[tokio::test]
async fn chat_is_for_those_who_sit_there() {
    let (_file, hall) = open().await;
    let (first, _, id) = duel(&hall).await;
    let vera = Program::of(&hall, "Vera").await;
    let at = format!("/api/v1/tables/{id}/chat");
    assert_eq!(vera.post(&at, json!({"text": "hello"})).await.code(), "only-seated");
    assert_eq!(first.post(&at, json!({"text": " \u{202e}\u{0} "})).await.code(), "nothing-said");
    assert_eq!(first.post(&at, json!({"text": "č".repeat(501)})).await.code(), "too-long");
    assert_eq!(first.post(&at, json!({"text": "č".repeat(500)})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(first.post(&at, json!({"text": "hello"})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(vera.get(&format!("/api/v1/tables/{id}")).await.json()["chat"][1]["text"], "hello");
}

/// Everything a seat gets over the wire at a table that begins with a position.
async fn wire(pair: &Pair, world: &Value) -> Vec<String> {
    let file = File::new();
    let clock = Clock::held_at(1_800_000_000_000);
    let hall = Hall::open(file.open().await, Settings { clock, ..settings() });
    let me = Program::of(&hall, "Me").await;
    let id = pair.make(world, &hall, &me.person).await;
    let at = format!("/api/v1/tables/{id}");
    let mut seen = vec![me.done(&format!("{at}/start"), json!({})).await.to_string()];
    for path in [
        "/api/v1/tables?stage=playing".to_owned(),
        at.clone(),
        format!("{at}/actions"),
        format!("{at}/record"),
    ] {
        seen.push(me.get(&path).await.body);
    }
    seen.push(me.post(&format!("{at}/check"), json!({"action": "dance"})).await.body);
    seen.push(me.post(&format!("{at}/actions"), json!({"action": "dance", "seq": 2})).await.body);
    seen.push(me.post(&format!("{at}/undo"), json!({"seq": 2})).await.body);
    let (place, update) = me.listen(&id, "").await.next().await.expect("an event");
    seen.extend([place, update.to_string()]);
    seen
}

#[tokio::test]
async fn what_a_seat_may_not_know_never_reaches_its_program() {
    for pair in pairs() {
        let one = wire(&pair, &pair.worlds.0).await;
        let other = wire(&pair, &pair.worlds.1).await;
        assert_eq!(one, other, "{pair}");
    }
}

#[test]
#[should_panic(expected = "teapot")]
fn an_answer_that_is_not_described_is_noticed() {
    let update =
        json!({"seq": 1, "stage": "lobby", "your_move": false, "happened": [], "notes": [], "chat": []});
    crate::common::program::conforms("#/components/schemas/Update", &update);
    let mut more = update;
    more["teapot"] = json!(true);
    crate::common::program::conforms("#/components/schemas/Update", &more);
}
