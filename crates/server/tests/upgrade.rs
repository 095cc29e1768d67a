//! A running table survives an upgrade of the rules.
//!
//! There is only one version of the rules in a program, so the tests turn it around: a table is played by the rules in force,
//! then its log is made to say that other rules played it.

use std::sync::Arc;

use crate::common::File;
use crate::common::browser::{Browser, hall};
use axum::http::StatusCode;
use samovar_engine::{Happening, Seat, Turn};
use samovar_games::find;
use samovar_server::hall::Hall;
use samovar_server::store::{Entry, Store};
use samovar_table::deed::Deed;
use samovar_table::fold::{Fold, Rules, Stage};

const DUEL: &[(&str, &str)] = &[
    ("game", "stroganov"),
    ("o-players", "2"),
    ("seat-0", "me"),
    ("seat-1", "guest"),
    ("guest-1", "Boris"),
    ("name", "Anna"),
    ("start", "1"),
];
/// Nothing any rules know.
const UNKNOWN: &str = "dance 9";

/// A table in the middle of a game, and what its players saw of it.
struct Before {
    file: File,
    anna: Browser,
    id: String,
    fold: Arc<Fold>,
    page: String,
}

async fn played(decisions: usize) -> Before {
    let file = File::new();
    let hall = hall(file.open().await);
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(DUEL).await;
    for _ in 0..decisions {
        assert_eq!(anna.act(&id).await.status, StatusCode::SEE_OTHER);
    }
    let fold = anna.room(&id).await.fold();
    let page = anna.get(&format!("/t/{id}")).await.body;
    hall.close().await;
    Before { file, anna, id, fold, page }
}

impl Before {
    /// Makes the log say that a version of the rules played it which knew actions that are unknown now.
    async fn was_played_by(&self, version: u32) {
        let store = self.file.open().await;
        let entries = store.entries(&self.id, 0).await.expect("a log");
        let changed = entries.iter().filter_map(|entry| Some((entry.seq, older(entry, version)?.write())));
        let changed: Vec<(i64, String)> = changed.collect();
        assert!(changed.len() > 1, "the start and some decisions");
        assert!(store.rewrite(&self.id, 0, "", &changed, "{}").await.expect("answered"));
        store.close().await;
    }

    async fn opened(&self) -> (Arc<Hall>, Browser) {
        let hall = hall(self.file.open().await);
        let anna = self.anna.at(&hall);
        (hall, anna)
    }
}

fn older(entry: &Entry, version: u32) -> Option<Deed> {
    match Deed::read(&entry.body).expect("a deed") {
        Deed::Start { .. } => Some(Deed::Start { rules: version, components: "older".to_owned() }),
        Deed::Act { seat, bot, stood_in, .. } => {
            Some(Deed::Act { seat, action: UNKNOWN.to_owned(), bot, stood_in })
        }
        _ => None,
    }
}

/// The lines of the log on a page.
fn log(page: &str) -> &str {
    let from = page.find("id=\"log\"").expect("a log");
    let to = page[from..].find("</section>").expect("its end");
    &page[from..from + to]
}

/// Whether a page shows the board.
fn has_board(page: &str) -> bool {
    let from = page.find("<section id=\"board\"").expect("a place for it");
    let to = page[from..].find('>').expect("its end");
    !page[from..from + to].contains("hidden")
}

/// What happened as everybody at the table was told.
fn story(fold: &Fold) -> Vec<(i64, Seat, Vec<Happening>)> {
    fold.steps.iter().map(|step| (step.seq, step.seat, step.happened.clone())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_table_goes_on_under_later_rules() {
    let before = played(40).await;
    before.was_played_by(0).await;
    let (hall, mut anna) = before.opened().await;

    let fold = anna.room(&before.id).await.fold();
    assert_eq!(fold.seq, before.fold.seq + 1, "one entry says that the rules have changed");
    let kind = find("stroganov").expect("listed");
    assert_eq!(fold.rules, Some(Rules::in_force(kind)));
    assert_eq!(
        fold.game.as_ref().expect("it is played").state(),
        before.fold.game.as_ref().expect("it").state()
    );
    assert_eq!(story(&fold), story(&before.fold), "what happened before is told as it was");
    assert_eq!(fold.deciding(), before.fold.deciding());
    let page = anna.get(&format!("/t/{}", before.id)).await.body;
    for line in log(&before.page).split("<li").skip(1).take(20) {
        let words = line.split_once('>').map_or(line, |(_, words)| words);
        assert!(page.contains(words), "{words}");
    }

    // Nothing before the change is taken back, what comes after it is.
    assert!(!fold.may_undo(fold.steps.last().expect("a step").seat));
    assert_eq!(anna.act(&before.id).await.status, StatusCode::SEE_OTHER);

    // Opened again, nothing changes twice.
    hall.close().await;
    let (hall, mut anna) = before.opened().await;
    assert_eq!(anna.room(&before.id).await.fold().seq, before.fold.seq + 2);

    // It plays on to its end, and what the new rules played holds.
    while anna.room(&before.id).await.fold().stage == Stage::Playing {
        assert_eq!(anna.act(&before.id).await.status, StatusCode::SEE_OTHER);
    }
    let fold = anna.room(&before.id).await.fold();
    let record = fold.record().expect("a record");
    let replayed = find("stroganov").expect("a game").replay(&record, None).expect("it holds");
    assert_eq!(replayed.table.turn(), Turn::Over);
    let verified = anna.get(&format!("/t/{}/verify", before.id)).await;
    assert_eq!(verified.status, StatusCode::OK);
    assert!(verified.body.contains("since the rules were changed"), "{}", verified.body);
    for step in [0, 1, 39, 40, 41, fold.steps.len()] {
        let replay = anna.get(&format!("/t/{}/replay?step={step}", before.id)).await;
        assert_eq!(replay.status, StatusCode::OK, "step {step}");
        // The board of what earlier rules played cannot be drawn; what happened is told.
        assert_eq!(has_board(&replay.body), step >= 40, "step {step}");
        assert_eq!(replay.body.contains(UNKNOWN), (1..=40).contains(&step), "step {step}");
    }
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_and_undo_of_the_earlier_part_are_kept() {
    let file = File::new();
    let first = hall(file.open().await);
    let mut anna = Browser::visiting(&first).await;
    let id = anna.make(&[DUEL, &[("clock", "600")]].concat()).await;
    for _ in 0..10 {
        anna.act(&id).await;
        let fold = anna.room(&id).await.fold();
        if fold.steps.last().is_some_and(|step| fold.may_undo(step.seat)) {
            let seq = fold.seq.to_string();
            let undone = anna.post(&format!("/t/{id}/undo"), &[("seq", &seq)]).await;
            assert_eq!(undone.status, StatusCode::SEE_OTHER);
            anna.act(&id).await;
        }
    }
    let fold = anna.room(&id).await.fold();
    assert!(fold.notes.iter().any(|(_, words)| words.id == "table-log-undo"), "something was taken back");
    let page = anna.get(&format!("/t/{id}")).await.body;
    first.close().await;
    let before = Before { file, anna, id, fold, page };
    before.was_played_by(0).await;
    let (hall, anna) = before.opened().await;
    let fold = anna.room(&before.id).await.fold();
    assert_eq!(story(&fold), story(&before.fold));
    let left = |fold: &Fold| fold.places.iter().map(|place| place.left_ms).collect::<Vec<_>>();
    let (now, then) = (left(&fold), left(&before.fold));
    // Whoever is to move goes on thinking while the server is upgraded.
    assert!(now.iter().zip(&then).filter(|(now, then)| now != then).count() <= 1, "{now:?} {then:?}");
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ended_under_earlier_rules_stays_as_it_was() {
    let before = played(0).await;
    let (hall, mut anna) = before.opened().await;
    while anna.room(&before.id).await.fold().stage == Stage::Playing {
        assert_eq!(anna.act(&before.id).await.status, StatusCode::SEE_OTHER);
    }
    let ended = anna.room(&before.id).await.fold();
    hall.close().await;
    before.was_played_by(0).await;
    let (hall, mut anna) = before.opened().await;
    let fold = anna.room(&before.id).await.fold();
    assert_eq!(fold.seq, ended.seq, "nothing is added to it");
    assert_eq!(fold.result, ended.result);
    assert_eq!(story(&fold), story(&ended));
    let record = anna.get(&format!("/t/{}/record", before.id)).await.body;
    assert!(record.contains("rules: 0\n") && record.contains("\nresult: "), "{record}");
    let page = anna.get(&format!("/t/{}", before.id)).await;
    assert!(has_board(&page.body), "its last position is shown");
    let refused = anna.get(&format!("/t/{}/verify", before.id)).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(anna.get(&format!("/t/{}/replay?step=3", before.id)).await.status, StatusCode::OK);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_later_rules_is_shown_but_not_played() {
    let before = played(10).await;
    before.was_played_by(999).await;
    let (hall, mut anna) = before.opened().await;
    let fold = anna.room(&before.id).await.fold();
    assert_eq!(fold.seq, before.fold.seq, "nothing is added to it");
    assert_eq!(anna.get(&format!("/t/{}", before.id)).await.status, StatusCode::OK);
    let seq = fold.seq.to_string();
    let refused = anna.post(&format!("/t/{}/act", before.id), &[("action", "hunt 1"), ("seq", &seq)]).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert!(refused.body.contains("other rules"), "{}", refused.body);
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_position_the_rules_in_force_do_not_take_is_told_in_words() {
    let before = played(10).await;
    before.was_played_by(0).await;
    let store = before.file.open().await;
    spoil_position(&store, &before.id).await;
    store.close().await;
    let (hall, mut anna) = before.opened().await;
    let page = anna.get(&format!("/t/{}", before.id)).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("cannot continue from its last position"));
    let store = hall.store.clone();
    assert_eq!(store.head(&before.id).await.expect("answered").expect("a table").seq, before.fold.seq + 1);
    hall.close().await;
}

/// Stores a position of no game by an entry that changes nothing else.
async fn spoil_position(store: &Store, id: &str) {
    use samovar_server::store::{Append, Listing, Row};
    let head = store.head(id).await.expect("answered").expect("a table");
    let body = Deed::Back { seat: 0 }.write();
    let entry = Entry { seq: head.seq + 1, at_ms: 0, body, story: String::new(), mark: 0 };
    let row = Row {
        listing: Listing::Private,
        stage: "playing".into(),
        waits: String::new(),
        due_ms: 0,
        card: "{}".into(),
    };
    let position = Some("{\"board\": 7}".to_owned());
    let append = Append { table: id.to_owned(), edition: head.edition, entry, row, members: None, position };
    assert_eq!(store.append(&[append]).await.expect("written"), [true]);
}
