//! Lessons and first games: what they are at a server that keeps tables for many people.

use std::sync::Arc;
use std::time::Duration;

use crate::common::browser::{self, Browser, DONE};
use crate::common::{File, open};
use axum::http::StatusCode;
use samovar_engine::Turn;
use samovar_server::clock::Clock;
use samovar_server::hall::{Hall, LESSON_MS};
use samovar_server::room::Room;
use samovar_server::settings::Settings;
use samovar_server::store::Swept;
use samovar_table::lesson::{Lesson, lesson, lessons};

/// A first game of Anna's.
const FIRST_GAME: &[(&str, &str)] = &[
    ("game", "stroganov"),
    ("o-players", "2"),
    ("seat-0", "me"),
    ("seat-1", "bot random"),
    ("start", "1"),
    ("coach", "1"),
];

/// Begins a lesson and hands back the id of its table.
async fn begin(anna: &mut Browser, lesson: &Lesson) -> String {
    let answer = anna.post(&format!("/learn/{}/lessons/{}", lesson.game, lesson.name), &[]).await;
    assert_eq!(answer.status, DONE, "{}", answer.body);
    answer.location().strip_prefix("/t/").expect("a table").to_owned()
}

/// Waits until a step is reached and it is the learner's turn there.
async fn reached(room: &Arc<Room>, place: usize) {
    let here = |scene: &samovar_table::show::Scene| {
        let done = scene.fold.course.as_ref().expect("a lesson is taught").done();
        let is_mine = scene.fold.game.as_ref().is_some_and(|game| game.turn() == Turn::Decide(Lesson::SEAT));
        done == place && is_mine
    };
    let mut scenes = room.watch();
    let waited = tokio::time::timeout(Duration::from_secs(60), scenes.wait_for(here)).await;
    waited.unwrap_or_else(|_| panic!("step {place} is not reached")).expect("the room is open");
}

/// Plays a lesson to its end by forms alone.
async fn learn(anna: &mut Browser, lesson: &Lesson) -> String {
    let id = begin(anna, lesson).await;
    let room = anna.room(&id).await;
    for (place, step) in lesson.steps.iter().enumerate() {
        reached(&room, place).await;
        let seq = room.fold().seq.to_string();
        if step.is_read() {
            assert_eq!(anna.post(&format!("/t/{id}/read"), &[("seq", &seq)]).await.status, DONE);
        }
        for line in step.path() {
            let seq = room.fold().seq.to_string();
            let fields = [("seq", &*seq), ("action", line)];
            let answer = anna.post(&format!("/t/{id}/act"), &fields).await;
            assert_eq!(answer.status, DONE, "{line}: {}", answer.body);
        }
    }
    assert!(room.fold().is_learned());
    id
}

#[tokio::test]
async fn a_guest_learns_with_one_click_and_it_is_remembered() {
    let (_file, hall) = open().await;
    for lesson in lessons() {
        let mut anna = Browser::visiting(&hall).await;
        let list = format!("/learn/{}/lessons", lesson.game);
        assert!(!anna.get(&list).await.body.contains("class=\"tick\""));
        learn(&mut anna, lesson).await;
        assert_eq!(anna.get(&list).await.body.matches("class=\"tick\"").count(), 1, "{}", lesson.title());
        // Again is fine, too.
        learn(&mut anna, lesson).await;
        assert_eq!(anna.get(&list).await.body.matches("class=\"tick\"").count(), 1);
    }
}

#[tokio::test]
async fn no_list_shows_a_lesson_and_nobody_is_sent_there() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = begin(&mut anna, lesson("stroganov", "hunt").expect("a lesson")).await;
    let other = anna.make(browser::AGAINST_BOT).await;
    for path in ["/", "/account", &format!("/t/{other}")] {
        assert!(!anna.get(path).await.body.contains(&format!("href=\"/t/{id}\"")), "{path}");
    }
    let mut boris = Browser::visiting(&hall).await;
    assert!(!boris.get("/").await.body.contains(&id));
}

#[tokio::test]
async fn what_a_step_does_not_allow_is_answered_with_its_detour_and_changes_nothing() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = begin(&mut anna, lesson("stroganov", "hunt").expect("a lesson")).await;
    let room = anna.room(&id).await;
    for _ in 0..2 {
        let seq = room.fold().seq.to_string();
        assert_eq!(anna.post(&format!("/t/{id}/read"), &[("seq", &seq)]).await.status, DONE);
    }
    let seq = room.fold().seq;
    let answer = anna.post(&format!("/t/{id}/act"), &[("seq", &seq.to_string()), ("action", "go 2")]).await;
    assert_eq!(answer.status, StatusCode::CONFLICT);
    assert!(answer.body.contains("three steps"), "{}", answer.body);
    assert_eq!(room.fold().seq, seq);
    assert_eq!(anna.post(&format!("/t/{id}/hint"), &[]).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn there_are_no_lessons_of_other_games_or_names() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    assert_eq!(anna.get("/learn/chess/lessons").await.status, StatusCode::NOT_FOUND);
    for path in ["/learn/chess/lessons/hunt", "/learn/stroganov/lessons/chess", "/learn/rurik/lessons/hunt"] {
        assert_eq!(anna.post(path, &[]).await.status, StatusCode::NOT_FOUND, "{path}");
    }
}

#[tokio::test]
async fn an_account_knows_what_its_owner_learned_as_a_guest() {
    let (_file, hall) = open().await;
    let account = |what| [("do", what), ("name", "Anna"), ("password", "long enough")];
    let mut anna = Browser::visiting(&hall).await;
    assert_eq!(anna.post("/account", &account("register")).await.status, DONE);
    let mut guest = Browser::visiting(&hall).await;
    learn(&mut guest, lesson("stroganov", "hunt").expect("a lesson")).await;
    assert_eq!(guest.post("/account", &account("sign-in")).await.status, DONE);
    for browser in [&mut guest, &mut anna] {
        assert!(browser.get("/learn/stroganov/lessons").await.body.contains("class=\"tick\""));
    }
}

#[tokio::test]
async fn tables_of_old_lessons_are_removed_and_others_stay() {
    let file = File::new();
    let clock = Clock::held_at(1_000_000_000_000);
    let settings = Settings { clock: clock.clone(), ..browser::settings() };
    let hall = Hall::open(file.open().await, settings);
    let mut anna = Browser::visiting(&hall).await;
    let id = begin(&mut anna, lesson("stroganov", "hunt").expect("a lesson")).await;
    let game = anna.make(browser::AGAINST_BOT).await;
    let nothing = Swept::default();
    assert_eq!(hall.sweep().await.expect("swept"), nothing);
    clock.set(clock.now_ms() + LESSON_MS + 1);
    assert_eq!(hall.sweep().await.expect("swept"), Swept { lessons: 1, ..nothing });
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(anna.get(&format!("/t/{game}")).await.status, StatusCode::OK);
}

/// A first game in which the coach has thought of what to do.
async fn coached(anna: &mut Browser) -> String {
    let id = anna.make(FIRST_GAME).await;
    thought(&anna.room(&id).await).await;
    id
}

/// Waits until it is the learner's move and the coach has thought.
async fn thought(room: &Arc<Room>) {
    let is_ready = |scene: &samovar_table::show::Scene| scene.thoughts.is_advice_for(scene.fold.seq);
    let mut scenes = room.watch();
    let waited = tokio::time::timeout(Duration::from_secs(60), scenes.wait_for(is_ready)).await;
    waited.expect("the coach thinks").expect("the room is open");
}

#[tokio::test]
async fn the_coach_of_a_first_game_explains_and_says_what_it_would_do_to_whom_it_concerns() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = coached(&mut anna).await;
    let page = anna.get(&format!("/t/{id}")).await.body;
    assert!(page.contains("A Wish is a task") && page.contains("I would do this"), "{page}");
    let mut stranger = Browser::visiting(&hall).await;
    let page = stranger.get(&format!("/t/{id}")).await.body;
    assert!(!page.contains("A Wish is a task") && !page.contains("I would do this"), "{page}");
    assert!(!stranger.get("/").await.body.contains(&id), "a first game is nobody else's business");
}

#[tokio::test]
async fn what_the_coach_thinks_arrives_by_itself() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(FIRST_GAME).await;
    let room = anna.room(&id).await;
    let mut live = anna.listen(&id).await;
    loop {
        let (_, _, data) = live.next().await.expect("the stream goes on");
        if data.contains("I would do this") {
            break;
        }
    }
    assert!(room.scene().thoughts.is_advice_for(room.fold().seq));
}

#[tokio::test]
async fn a_coach_that_was_asked_to_be_quiet_is_until_it_is_asked_again() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = coached(&mut anna).await;
    let path = format!("/t/{id}");
    assert_eq!(anna.post(&format!("{path}/coach"), &[("on", "0")]).await.status, DONE);
    assert!(!anna.get(&path).await.body.contains("A Wish is a task"));
    assert!(!anna.room(&id).await.needs_advice(), "and it does not think");
    assert_eq!(anna.post(&format!("{path}/coach"), &[("on", "1")]).await.status, DONE);
    assert!(anna.get(&path).await.body.contains("A Wish is a task"));
    thought(&anna.room(&id).await).await;
}

#[tokio::test]
async fn a_first_game_goes_on_with_its_coach_after_a_restart_and_as_a_rematch() {
    let file = File::new();
    let hall = browser::hall(file.open().await);
    let mut anna = Browser::visiting(&hall).await;
    let id = coached(&mut anna).await;
    hall.close().await;
    let hall = browser::hall(file.open().await);
    let mut anna = anna.at(&hall);
    assert!(anna.get(&format!("/t/{id}")).await.body.contains("A Wish is a task"));
    thought(&anna.room(&id).await).await;
    assert_eq!(anna.post(&format!("/t/{id}/abandon"), &[]).await.status, DONE);
    let again = anna.post(&format!("/t/{id}/rematch"), &[]).await;
    let again = again.location().strip_prefix("/t/").expect("a table").to_owned();
    thought(&anna.room(&again).await).await;
}
