//! One visitor's requests cost the others nothing.

use axum::http::StatusCode;

use super::common::browser::{Browser, duel, get};
use super::common::open;

#[tokio::test]
async fn the_past_is_drawn_only_for_those_who_play() {
    let (_file, hall) = open().await;
    let (mut first, mut second, id) = duel(&hall).await;
    while first.room(&id).await.fold().seq < 12 {
        first.act(&id).await;
        second.act(&id).await;
    }
    let now = first.room(&id).await.fold().seq;
    let stranger = Browser::visiting(&hall).await;
    for mut live in [stranger.listen_since(&id, 1).await, stranger.listen_after(&id, 1).await] {
        let (_, seq, parts) = live.next().await.expect("an event");
        assert_eq!(seq, now.to_string(), "a stranger is shown the present at once");
        assert!(parts.contains("id=\"board\""), "{parts}");
    }
    let (_, seq, _) = second.listen_since(&id, 3).await.next().await.expect("an event");
    assert_eq!(seq, "4", "who plays is shown what happened");
    let answer = get(&hall, "203.0.113.1", &format!("/t/{id}"), &[]).await;
    assert_eq!(answer.status, StatusCode::OK);
}
