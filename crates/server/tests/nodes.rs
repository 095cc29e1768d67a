//! Several servers at one PostgreSQL: any request to any of them, live updates across, one that thinks, another that takes
//! over.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::browser::{Browser, DONE, DUEL, settings};
use crate::common::{postgres, until};
use axum::http::StatusCode;
use samovar_server::clock::Clock;
use samovar_server::hall::Hall;
use samovar_server::settings::Settings;
use samovar_server::store::Store;
use samovar_table::fold::Stage;
use sqlx::Row;
use sqlx::postgres::PgPool;

/// A server at a database. Its lease is short, so that another takes over soon, but long enough to be renewed in time on a
/// busy machine.
async fn server(url: &str, bot_pause: u64) -> Arc<Hall> {
    let store = Store::open(url).await.expect("it opens");
    let bot_pause = Duration::from_millis(bot_pause);
    Hall::open(
        store,
        Settings { lease: Duration::from_secs(2), bot_pause, random: Default::default(), ..settings() },
    )
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_with_two_servers_serves_every_table_at_both() {
    let Some((_postgres, url)) = postgres() else { return };
    let (first, second) = (server(&url, 0).await, server(&url, 0).await);
    let mut anna = Browser::visiting(&first).await;
    let id = anna.make(DUEL).await;
    let mut boris = Browser::visiting(&second).await;
    assert_eq!(boris.post(&format!("/t/{id}/seat/1/take"), &[("name", "Boris")]).await.status, DONE);
    assert_eq!(anna.post(&format!("/t/{id}/start"), &[]).await.status, DONE);
    let mut at_first = anna.listen(&id).await;
    let mut at_second = boris.listen(&id).await;
    let mut times = Vec::new();
    for turn in 0..40 {
        // Whoever has to decide sends it to one server and then to the other.
        let fold = anna.room(&id).await.fold();
        let place = fold.deciding().expect("it runs").index();
        let player = if place == 0 { &anna } else { &boris };
        let mut player = player.at(if turn % 2 == 0 { &first } else { &second });
        assert_eq!(player.room(&id).await.fold().seq, fold.seq, "what one server wrote is read at the other");
        let begun = Instant::now();
        assert_eq!(player.act(&id).await.status, DONE);
        let watching = if turn % 2 == 0 { &mut at_second } else { &mut at_first };
        assert!(!watching.until(fold.seq + 1).await.is_empty());
        times.push(begun.elapsed());
        let other = if turn % 2 == 0 { &mut at_first } else { &mut at_second };
        assert!(!other.until(fold.seq + 1).await.is_empty());
    }
    times.sort_unstable();
    println!("seen at the other server after {:?} (median of {})", times[times.len() / 2], times.len());
    assert!(times[times.len() / 2] < Duration::from_millis(500), "{times:?}");

    // Who is at the other server is here too.
    let id = anna.make(DUEL).await;
    assert_eq!(boris.post(&format!("/t/{id}/seat/1/take"), &[]).await.status, DONE);
    for player in [&mut anna, &mut boris] {
        assert_eq!(player.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    }
    until("presence", async || {
        let scene = boris.room(&id).await.scene();
        scene.here.len() == 2
    })
    .await;
    drop(at_first);
    first.close().await;
    until("absence", async || boris.room(&id).await.scene().here.len() == 1).await;
    second.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_lets_one_server_think_and_another_take_over() {
    let Some((_postgres, url)) = postgres() else { return };
    let (first, second) = (server(&url, 20).await, server(&url, 20).await);
    let mut anna = Browser::visiting(&first).await;
    let bots =
        [("game", "stroganov"), ("o-players", "2"), ("seat-0", "bot random"), ("seat-1", "bot random")];
    let id = anna.make(&[bots.as_slice(), &[("start", "1")]].concat()).await;
    let watcher = anna.at(&second);
    let live = watcher.listen(&id).await;
    let pool = PgPool::connect(&url).await.expect("it answers");
    let thinker = async || -> Option<String> {
        let query = sqlx::query("SELECT node FROM lease WHERE table_id = $1").bind(&id);
        query.fetch_optional(&pool).await.expect("an answer").map(|row| row.get(0))
    };
    until("thinking", async || watcher.room(&id).await.fold().steps.len() > 10).await;
    let node = thinker().await.expect("one thinks");
    for _ in 0..20 {
        assert_eq!(thinker().await.as_ref(), Some(&node), "always the same one");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    // It dies without a word.
    first.stop.cancel();
    let then = watcher.room(&id).await.fold().steps.len();
    until("taking over", async || watcher.room(&id).await.fold().steps.len() > then + 10).await;
    assert_ne!(thinker().await.expect("one thinks"), node);
    drop(live);
    pool.close().await;
    second.close().await;
    assert!(watcher.room(&id).await.fold().stage != Stage::Abandoned);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_lets_one_server_stop_a_clock() {
    let Some((_postgres, url)) = postgres() else { return };
    let clock = Clock::held_at(1_000_000);
    let at = async || {
        let store = Store::open(&url).await.expect("it opens");
        Hall::open(
            store,
            Settings {
                clock: clock.clone(),
                bot_pause: Duration::from_secs(60),
                random: Default::default(),
                ..settings()
            },
        )
    };
    let (first, second) = (at().await, at().await);
    let mut anna = Browser::visiting(&first).await;
    let id = anna
        .make(&[("game", "stroganov"), ("o-players", "1"), ("seat-0", "me"), ("clock", "60"), ("start", "1")])
        .await;
    clock.set(2_000_000);
    let (one, other) = tokio::join!(first.look(), second.look());
    one.and(other).expect("both look");
    let ran_out = async |hall: &Arc<Hall>| {
        let fold = anna.at(hall).room(&id).await.fold();
        fold.notes.iter().filter(|(_, words)| words.id == "table-log-time-up").count()
    };
    until("stopping", async || ran_out(&first).await > 0 && ran_out(&second).await > 0).await;
    assert_eq!((ran_out(&first).await, ran_out(&second).await), (1, 1));
    first.close().await;
    second.close().await;
}
