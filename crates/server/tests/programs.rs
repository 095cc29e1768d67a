//! Bots that a server offers of its own: programs at tables, and how long anybody may think.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::File;
use crate::common::browser::{Browser, settings};
use crate::common::program::Program;
use axum::http::StatusCode;
use samovar_server::hall::Hall;
use samovar_server::offer::BadOffer;
use samovar_server::room::Room;
use samovar_server::settings::Settings;
use samovar_table::deed::Sitting;
use samovar_table::fold::{Fold, STAND_IN};
use serde_json::{Value, json};

/// A program that does the first thing it may.
const FIRST: &str = r#"
import json, sys
for line in sys.stdin:
    told = json.loads(line)
    if told["cmd"] == "sit":
        answer = {"ok": True}
    elif told["cmd"] == "choose":
        answer = {"action": told["legal"][0]}
    else:
        break
    print(json.dumps(answer), flush=True)
"#;

/// A server that offers bots and gives them so long.
async fn offering(file: &File, offers: &[&str], time: Duration) -> Arc<Hall> {
    let offer = |text: &&str| text.parse().unwrap_or_else(|error: BadOffer| panic!("{error}"));
    let offers = offers.iter().map(offer).collect();
    Hall::open(file.open().await, Settings { offers, bot_time: time, ..settings() })
}

/// A game of two bots.
async fn bots(hall: &Arc<Hall>, first: &str, second: &str) -> Arc<Room> {
    let anna = Program::of(hall, &format!("Anna{}", hall.settings.random.id())).await;
    let bot = |level: &str| json!({"sits": "bot", "level": level});
    let new = json!({"game": "stroganov", "options": {"players": 2}, "seats": [bot(first), bot(second)], "start": true});
    let id = anna.done("/api/v1/tables", new).await["id"].as_str().expect("an id").to_owned();
    hall.room(&id).await.expect("it opens").expect("it is there")
}

/// Waits until so many decisions have been taken.
async fn decisions(room: &Room, count: usize) -> Arc<Fold> {
    let enough = |scene: &samovar_table::show::Scene| scene.fold.steps.len() >= count;
    let waited = tokio::time::timeout(Duration::from_secs(60), async {
        room.watch().wait_for(enough).await.expect("the room is open").fold.clone()
    });
    waited.await.expect("bots decide in time")
}

fn failures(fold: &Fold) -> usize {
    fold.notes.iter().filter(|(_, words)| words.id == "table-log-bot-failed").count()
}

#[tokio::test]
async fn a_program_takes_a_seat_under_its_name() {
    let file = File::new();
    let script = file.path("first.py");
    std::fs::write(&script, FIRST).expect("a file can be written");
    let offer = format!("Ivan=exec:python3 {}", script.display());
    let hall = offering(&file, &[&offer], Duration::from_secs(30)).await;
    let games = Program::nobodys(&hall).get("/api/v1/games").await.json();
    assert_eq!(games["bots"][0], "Ivan");
    let mut browser = Browser::visiting(&hall).await;
    assert!(browser.get("/new?game=stroganov").await.body.contains("value=\"bot Ivan\""));
    let described: Value = serde_json::from_str(&browser.get("/openapi.json").await.body).expect("JSON");
    assert_eq!(described["components"]["schemas"]["NewBot"]["properties"]["level"]["enum"][0], "Ivan");

    let room = bots(&hall, "Ivan", "Ivan").await;
    let fold = decisions(&room, 6).await;
    assert_eq!(failures(&fold), 0, "{:?}", fold.notes);
    // It did what it always does: the first thing on the list.
    let record = fold.record().expect("it has begun");
    let kind = samovar_games::find("stroganov").expect("it is there");
    for (place, step) in fold.steps.iter().enumerate().take(6) {
        let table = kind.replay(&record, Some(place)).unwrap_or_else(|error| panic!("{error}")).table;
        assert_eq!(step.action, table.legal()[0]);
    }
}

/// A program for many tables that says which process hears what.
const MANY: &str = r#"
import json, os, sys
for line in sys.stdin:
    told = json.loads(line)
    with open(sys.argv[1], "a") as file:
        print(os.getpid(), told["cmd"], told["table"], told.get("seat"), file=file)
    if told["cmd"] == "sit":
        answer = {"ok": True, "many": True}
    elif told["cmd"] == "choose":
        answer = {"action": told["legal"][0]}
    else:
        continue
    print(json.dumps(answer), flush=True)
"#;

#[tokio::test]
async fn one_process_serves_the_decisions_of_many_tables_but_one_seat_at_each() {
    let file = File::new();
    let [script, heard] = ["many.py", "heard"].map(|name| file.path(name));
    std::fs::write(&script, MANY).expect("a file can be written");
    let offer = format!("Ivan=exec:python3 {} {}", script.display(), heard.display());
    let hall = offering(&file, &[&offer], Duration::from_secs(30)).await;
    for _ in 0..3 {
        let room = bots(&hall, "Ivan", "Ivan").await;
        let fold = decisions(&room, 8).await;
        assert_eq!(failures(&fold), 0, "{:?}", fold.notes);
    }
    hall.close().await;
    let heard = std::fs::read_to_string(heard).expect("what they heard");
    let lines: Vec<Vec<&str>> = heard.lines().map(|line| line.split(' ').collect()).collect();
    let sat: Vec<_> = lines.iter().filter(|line| line[1] == "sit").collect();
    let choices = lines.iter().filter(|line| line[1] == "choose").count();
    assert!(choices >= 24, "{choices}");
    // Two seats at three tables; the seat of a process that is busy elsewhere may be taken by another one, too.
    assert!((6..=choices / 2).contains(&sat.len()), "a seat is kept from decision to decision: {heard}");
    let mut processes: Vec<&str> = lines.iter().map(|line| line[0]).collect();
    processes.sort_unstable();
    processes.dedup();
    // Some more than two if several tables decide at the same moment, but none for each decision.
    assert!((2..=6).contains(&processes.len()), "{processes:?}");
    for process in processes {
        let tables: Vec<_> = sat.iter().filter(|line| line[0] == process).map(|line| line[2]).collect();
        let mut different = tables.clone();
        different.dedup();
        assert_eq!(different, tables, "each table of a process has a number of its own");
    }
}

#[tokio::test]
async fn where_a_program_fails_the_table_says_so_and_another_bot_decides() {
    let file = File::new();
    let hall =
        offering(&file, &["Broken=exec:false", "Gone=exec:no-such-program"], Duration::from_secs(30)).await;
    for name in ["Broken", "Gone"] {
        let room = bots(&hall, name, "random").await;
        let fold = decisions(&room, 12).await;
        let seat = fold.places.iter().position(|place| place.bot() == Some(name)).expect("it sits there");
        let decided = fold.steps.iter().filter(|step| step.seat.index() == seat).count();
        assert!(decided > 0 && failures(&fold) == decided, "{name}: {decided}, {:?}", fold.notes);
        let page = Browser::visiting(&hall).await.get(&format!("/t/{}", room.id)).await.body;
        assert!(page.contains("another bot decides this time"), "{page}");
    }
    // Others do not notice.
    let room = bots(&hall, STAND_IN, "random").await;
    let fold = decisions(&room, 12).await;
    assert_eq!(failures(&fold), 0);
}

#[tokio::test]
async fn nobody_waits_for_a_bot_longer_than_was_said() {
    let file = File::new();
    let slow = ["Slow=exec:sleep 600", "Deep=search:1000000"];
    let hall = offering(&file, &slow, Duration::from_millis(100)).await;
    for (name, fails) in [("Slow", true), ("Deep", false)] {
        let begun = Instant::now();
        let room = bots(&hall, name, name).await;
        let fold = decisions(&room, 2).await;
        assert!(begun.elapsed() < Duration::from_secs(20), "{name}: {:?}", begun.elapsed());
        assert_eq!(failures(&fold) > 0, fails, "{name}: {:?}", fold.notes);
    }
}

#[tokio::test]
async fn a_bot_that_is_not_offered_any_more_is_stood_in_for() {
    let file = File::new();
    let first = offering(&file, &["Ivan=random"], Duration::from_secs(30)).await;
    let room = bots(&first, "Ivan", "Ivan").await;
    let (id, seq) = (room.id.clone(), room.fold().seq);
    first.close().await;
    let again = offering(&file, &[], Duration::from_secs(30)).await;
    let room = again.room(&id).await.expect("it opens").expect("it is there");
    assert!(room.fold().stage == samovar_table::fold::Stage::Playing && room.fold().seq >= seq);
    let before = failures(&room.fold());
    again.wake_bots(&room);
    let count = room.fold().steps.len() + 3;
    let fold = decisions(&room, count).await;
    assert!(failures(&fold) >= before + 3, "{:?}", fold.notes);
}

#[tokio::test]
async fn nobody_at_a_table_can_name_a_program() {
    let file = File::new();
    let hall = offering(&file, &["Ivan=random"], Duration::from_secs(30)).await;
    let anna = Program::of(&hall, "Anna").await;
    for level in ["exec:touch /tmp/never", "search:1000000", "ivan", ""] {
        let seats = json!([{"sits": "me"}, {"sits": "bot", "level": level}]);
        let new = json!({"game": "stroganov", "options": {"players": 2}, "seats": seats});
        let refused = anna.post("/api/v1/tables", new).await;
        assert_eq!((refused.status, refused.code()), (StatusCode::UNPROCESSABLE_ENTITY, "no-bot".to_owned()));
        assert!(refused.body.contains("Ivan, random, greedy"), "{}", refused.body);
        let mut browser = Browser::visiting(&hall).await;
        let seat = format!("bot {level}");
        let fields = [("game", "stroganov"), ("o-players", "2"), ("seat-1", &*seat), ("name", "Boris")];
        let id = browser.make(&fields).await;
        let by = browser.room(&id).await.fold().places[1].by.clone();
        let greedy = Sitting::Bot { level: STAND_IN.to_owned() };
        assert!(by == greedy || by == Sitting::Nobody, "{level}: {by:?}");
    }
}
