//! The numbers a server reports. They count for a whole process, so this test has one of its own.

#[allow(dead_code, reason = "the other tests use more of it")]
mod common;

use axum::http::StatusCode;
use common::File;
use common::browser::{Browser, get, settings};
use samovar_server::hall::{Hall, Settings};

#[tokio::test]
async fn the_numbers_are_for_the_host() {
    let file = File::new();
    let metrics_for = ["10.0.0.0/8", "2001:db8::7/128"].map(|net| net.parse().expect("a network")).to_vec();
    let hall = Hall::open(file.open().await, Settings { metrics_for, ..settings() });
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(&[("game", "stroganov"), ("o-players", "1"), ("start", "1")]).await;
    let live = anna.listen(&id).await;
    assert_eq!(anna.act(&id).await.status, StatusCode::SEE_OTHER);
    assert_eq!(get(&hall, "192.0.2.1", "/metrics", &[]).await.status, StatusCode::FORBIDDEN);
    assert_eq!(get(&hall, "10.1.2.3", "/metrics", &[]).await.status, StatusCode::OK);
    assert_eq!(get(&hall, "2001:db8::7", "/metrics", &[]).await.status, StatusCode::OK);
    assert_eq!(get(&hall, "2001:db8::8", "/metrics", &[]).await.status, StatusCode::FORBIDDEN);
    let text = get(&hall, "127.0.0.1", "/metrics", &[]).await.body;
    let has = |line: &str| text.lines().any(|known| known == line);
    assert!(has("samovar_tables{stage=\"playing\"} 1") && has("samovar_tables{stage=\"lobby\"} 0"), "{text}");
    assert!(has("samovar_streams_open 1") && has("samovar_seats_connected 1"), "{text}");
    assert!(has("samovar_entries_stored_total{kind=\"act\"} 1"), "{text}");
    assert!(has("samovar_requests_total{method=\"POST\",route=\"/t/{id}/act\",status=\"303\"} 1"), "{text}");
    assert!(
        text.contains("samovar_stored_seconds_bucket") && text.contains("samovar_request_seconds_bucket")
    );
    assert!(text.contains("samovar_build_info{version=") && text.contains("samovar_bots_thinking 0"));
    assert!(!text.contains(&id), "no table is named");
    drop(live);
}
