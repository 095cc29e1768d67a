//! The same suite on both databases.

use std::sync::Arc;
use std::time::Duration;

use crate::common::postgres::{Postgres, is_off};
use crate::common::{File, postgres, until};
use samovar_server::store::{
    Append, Attempts, Entry, Head, Listed, Listing, News, Person, Row, Stale, Store, StoreError, Token,
    Writer,
};

#[tokio::test]
async fn a_sqlite_file_keeps_everything() {
    let file = File::new();
    suite(&file.open().await).await;
    // Opened again, it is all there.
    let again = file.open().await;
    assert_eq!(again.entries("t1", 0).await.expect("entries").len(), 3);
}

#[cfg(unix)]
#[tokio::test]
async fn a_sqlite_file_is_for_nobody_else_to_read() {
    use std::fs::{Permissions, metadata, set_permissions};
    use std::os::unix::fs::PermissionsExt;
    let file = File::new();
    let path = file.path("deep/in/tables.db");
    let mode = |path: &std::path::Path| metadata(path).expect("it is there").permissions().mode() & 0o777;
    let store = file.open().await;
    for name in ["deep/in/tables.db", "deep/in/tables.db-wal", "deep/in/tables.db-shm"] {
        assert_eq!(mode(&file.path(name)), 0o600, "{name}");
    }
    assert_eq!((mode(&file.path("deep")), mode(&file.path("deep/in"))), (0o700, 0o700));
    store.close().await;
    // One that an earlier version made is closed to others.
    set_permissions(&path, Permissions::from_mode(0o644)).expect("set");
    file.open().await.close().await;
    assert_eq!(mode(&path), 0o600);
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_keeps_everything() {
    let Some((_postgres, url)) = postgres() else { return };
    let store = Store::open(&url).await.expect("PostgreSQL can be opened");
    suite(&store).await;
    let again = Store::open(&url).await.expect("PostgreSQL can be opened");
    assert_eq!(again.entries("t1", 0).await.expect("entries").len(), 3);

    let mut news = again.news().await.expect("it listens");
    assert!(store.append(&[append("news", 1)]).await.expect("it writes")[0]);
    assert_eq!(news.recv().await, Some(News::Table("news".to_owned(), 1)));
    assert_eq!(store.say("news", "anna", "Anna", "tea?", 1).await.expect("said"), 1);
    assert_eq!(news.recv().await, Some(News::Chat("news".to_owned(), 1)));
    assert!(store.remove_table("news").await.expect("removed"));
    assert_eq!(news.recv().await, Some(News::Again("news".to_owned())));
    people_are_kept_at_hand_until_another_server_changes_them(&store, &again).await;
    one_server_thinks_for_a_table(&store, &again).await;
    drop(news);
    store.close().await;
    again.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_is_reached_over_tls_if_its_certificate_is_right() {
    if is_off() {
        return;
    }
    let (_postgres, url, certificate) = Postgres::start_with_tls();
    let trusted = format!("{url}?sslmode=verify-full&sslrootcert={}", certificate.display());
    let store = Store::open(&trusted).await.expect("it is reached");
    store.alive().await.expect("it answers");
    let pool = sqlx::PgPool::connect(&trusted).await.expect("it is reached");
    let query = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
    assert!(sqlx::query_scalar::<_, bool>(query).fetch_one(&pool).await.expect("an answer"));
    pool.close().await;
    store.close().await;
    // Encrypted, but to whom is not asked.
    Store::open(&format!("{url}?sslmode=require")).await.expect("it is reached").close().await;
    // The system's authorities do not know it.
    let refused = Store::open(&format!("{url}?sslmode=verify-full")).await.expect_err("refused").to_string();
    assert!(refused.contains("certificate"), "{refused}");
}

#[tokio::test]
async fn an_unknown_database_is_refused_by_name() {
    let error = Store::open("mysql://tea").await.expect_err("refused");
    assert!(error.to_string().contains("mysql://tea"), "{error}");
}

async fn suite(store: &Store) {
    store.alive().await.expect("it answers");
    entries_are_written_once(store).await;
    a_rewritten_log_is_another_edition(store).await;
    whoever_left_a_table_is_still_found_in_its_log(store).await;
    a_removed_table_leaves_nothing(store).await;
    one_of_many_racers_wins(store).await;
    a_conflict_fails_only_itself(store).await;
    lists_show_what_they_should(store).await;
    lessons_are_remembered_and_their_tables_are_listed_nowhere(store).await;
    chat_is_numbered(store).await;
    people_and_sessions(store).await;
    tokens_attempts_and_what_is_swept(store).await;
}

async fn people_are_kept_at_hand_until_another_server_changes_them(store: &Store, again: &Store) {
    let mut person = Person { id: "kept".to_owned(), name: "Olga".to_owned(), ..Person::default() };
    store.add_person(&person, 1).await.expect("added");
    store.add_session("kept", "kept", 1).await.expect("begun");
    let name = async || again.person_of("kept").await.expect("answered").map(|person| person.name);
    assert_eq!(name().await.as_deref(), Some("Olga"));
    person.name = "Olga II".to_owned();
    store.change_person(&person).await.expect("changed");
    until("telling the other server", async || name().await.as_deref() == Some("Olga II")).await;
    store.forget_person("kept").await.expect("forgotten");
    until("telling the other server", async || name().await.is_none()).await;
}

async fn one_server_thinks_for_a_table(store: &Store, again: &Store) {
    let lease = async |node: &str, ms| store.lease("leased", node, ms).await.expect("answered");
    assert!(lease("a", 60_000).await);
    assert!(lease("a", 60_000).await, "it may ask again");
    assert!(!lease("b", 60_000).await);
    let waiting = Append { row: row("playing", "bot", 0, false), ..append("leased", 1) };
    assert!(store.append(&[waiting]).await.expect("written")[0]);
    let due = async |node| again.due(node, "playing", 10_000, 10_000, 100).await.expect("a list");
    assert!(due("a").await.contains(&"leased".to_owned()));
    assert!(!due("b").await.contains(&"leased".to_owned()));
    again.release("a").await.expect("given up");
    assert!(due("b").await.contains(&"leased".to_owned()));
    assert!(lease("b", 20).await);
    tokio::time::sleep(Duration::from_millis(40)).await;
    assert!(lease("a", 60_000).await, "the lease of a server that died runs out");
}

fn row(stage: &str, waits: &str, due_ms: i64, listed: bool) -> Row {
    let listing = if listed { Listing::Public } else { Listing::Private };
    Row { listing, stage: stage.to_owned(), waits: waits.to_owned(), due_ms, card: "{}".to_owned() }
}

fn append(table: &str, seq: i64) -> Append {
    Append {
        table: table.to_owned(),
        edition: 0,
        entry: Entry {
            seq,
            at_ms: 1000 + seq,
            body: format!("{table} {seq} čaj"),
            story: format!("story {seq}"),
            mark: -seq,
        },
        row: row("lobby", "", 0, false),
        members: (seq == 1).then(|| vec!["anna".to_owned(), "boris".to_owned()]),
        position: (seq != 2).then(|| format!("position {seq}")),
    }
}

async fn entries_are_written_once(store: &Store) {
    assert_eq!(store.append(&[append("t1", 1), append("t1", 2)]).await.expect("written"), [true, true]);
    assert_eq!(store.append(&[append("t1", 2)]).await.expect("answered"), [false], "written already");
    assert_eq!(store.append(&[append("t1", 1)]).await.expect("answered"), [false], "made already");
    assert_eq!(store.append(&[append("t1", 4)]).await.expect("answered"), [false], "a gap");
    assert_eq!(store.append(&[append("none", 2)]).await.expect("answered"), [false], "no such table");
    assert_eq!(store.append(&[append("t1", 3)]).await.expect("written"), [true]);
    let entries = store.entries("t1", 1).await.expect("entries");
    assert_eq!(entries, [append("t1", 2).entry, append("t1", 3).entry]);
    assert!(store.entries("none", 0).await.expect("entries").is_empty());
    assert_eq!(store.position("t1").await.expect("answered"), Some((3, "position 3".to_owned())));
    assert_eq!(store.position("none").await.expect("answered"), None);
    assert_eq!(store.head("t1").await.expect("answered"), Some(Head { seq: 3, edition: 0 }));
    assert_eq!(store.head("none").await.expect("answered"), None);
}

async fn a_rewritten_log_is_another_edition(store: &Store) {
    let entries = [append("edited", 1), append("edited", 2)];
    assert_eq!(store.append(&entries).await.expect("written"), [true, true]);
    let forgotten = [(2, "forgotten".to_owned())];
    assert!(store.rewrite("edited", 0, "", &forgotten, "card").await.expect("answered"));
    // Whoever has read the log before cannot bring back what it said.
    let known = [(2, "known".to_owned())];
    assert!(!store.rewrite("edited", 0, "", &known, "known").await.expect("answered"));
    assert_eq!(store.entries("edited", 1).await.expect("entries")[0].body, "forgotten");
    assert_eq!(store.head("edited").await.expect("answered"), Some(Head { seq: 2, edition: 1 }));
    // Whoever has not read it again cannot go on with it.
    assert_eq!(store.append(&[append("edited", 3)]).await.expect("answered"), [false]);
    let read = Append { edition: 1, ..append("edited", 3) };
    assert_eq!(store.append(&[read]).await.expect("written"), [true]);
}

async fn a_removed_table_leaves_nothing(store: &Store) {
    assert_eq!(store.append(&[append("removed", 1)]).await.expect("written"), [true]);
    store.say("removed", "anna", "Anna", "tea?", 1).await.expect("said");
    assert!(store.remove_table("removed").await.expect("removed"));
    assert!(!store.remove_table("removed").await.expect("answered"));
    assert_eq!(store.head("removed").await.expect("answered"), None);
    assert!(store.entries("removed", 0).await.expect("entries").is_empty());
    assert!(store.chat("removed", 0, 9).await.expect("chat").is_empty());
    assert_eq!(store.position("removed").await.expect("answered"), None);
    let tables = store.tables_of("anna", 100).await.expect("a list");
    assert!(!tables.iter().any(|listed| listed.id == "removed"));
}

async fn one_of_many_racers_wins(store: &Store) {
    assert!(store.append(&[append("race", 1)]).await.expect("written")[0]);
    for seq in 2..8 {
        let racers = (0..16).map(|racer| {
            let store = store.clone();
            let mut append = append("race", seq);
            append.entry.body = format!("racer {racer}");
            tokio::spawn(async move { store.append(&[append]).await.expect("answered")[0] })
        });
        let racers: Vec<_> = racers.collect();
        let mut winners = 0;
        for racer in racers {
            winners += usize::from(racer.await.expect("it runs"));
        }
        assert_eq!(winners, 1, "entry {seq}");
    }
    assert_eq!(store.entries("race", 0).await.expect("entries").len(), 7);
}

async fn a_conflict_fails_only_itself(store: &Store) {
    let writer = Writer::start(Arc::new(store.clone()));
    let many = (0..40).map(|number| {
        let writer = writer.clone();
        let table = format!("many{}", number / 2);
        tokio::spawn(async move { writer.append(append(&table, 1)).await.expect("answered") })
    });
    let many: Vec<_> = many.collect();
    let mut written = 0;
    for one in many {
        written += usize::from(one.await.expect("it runs"));
    }
    assert_eq!(written, 20);
}

async fn lessons_are_remembered_and_their_tables_are_listed_nowhere(store: &Store) {
    for id in ["pupil", "guest"] {
        let person = Person { id: id.to_owned(), ..Person::default() };
        store.add_person(&person, 1).await.expect("added");
    }
    let done = async |person: &str, game: &str| store.lessons_of(person, game).await.expect("answered");
    for (person, game, name) in
        [("pupil", "rurik", "b"), ("pupil", "rurik", "b"), ("guest", "rurik", "a"), ("guest", "rurik", "b")]
    {
        store.note_lesson(person, game, name).await.expect("noted");
    }
    assert_eq!(done("pupil", "rurik").await, ["b"]);
    assert!(done("pupil", "stroganov").await.is_empty());
    store.hand_lessons_over("guest", "pupil").await.expect("handed over");
    assert_eq!(done("pupil", "rurik").await, ["a", "b"]);
    store.forget_person("guest").await.expect("forgotten");
    assert!(done("guest", "rurik").await.is_empty(), "lessons go with their person");

    let taught = Append {
        row: Row { listing: Listing::Lesson, ..row("playing", "pupil", 0, false) },
        members: Some(vec!["pupil".to_owned()]),
        entry: Entry { at_ms: 3_000, ..append("taught", 1).entry },
        ..append("taught", 1)
    };
    assert_eq!(store.append(&[taught]).await.expect("written"), [true]);
    assert!(store.tables_of("pupil", 10).await.expect("a list").is_empty());
    assert_eq!(store.every_table_of("pupil").await.expect("a list"), ["taught"]);
    assert!(store.listed("playing", 100).await.expect("a list").iter().all(|listed| listed.id != "taught"));
    assert_eq!(store.waits_for("pupil", "").await.expect("answered"), None);
    assert!(store.old_lessons(3_000, 10).await.expect("a list").is_empty());
    assert_eq!(store.old_lessons(3_001, 10).await.expect("a list"), ["taught"]);
    assert!(store.remove_table("taught").await.expect("removed"));
}

async fn whoever_left_a_table_is_still_found_in_its_log(store: &Store) {
    let sat = Append { members: Some(vec!["passer-by".to_owned()]), ..append("left", 1) };
    let mut left = Append { members: Some(Vec::new()), ..append("left", 2) };
    left.entry.body = r#"{"deed":"sit","by":{"person":"passer-by"}}"#.to_owned();
    assert_eq!(store.append(&[sat, left]).await.expect("written"), [true, true]);
    assert!(store.tables_of("passer-by", 10).await.expect("a list").is_empty());
    assert_eq!(store.every_table_of("passer-by").await.expect("a list"), ["left"]);
    assert!(store.every_table_of("passer").await.expect("a list").is_empty(), "it is somebody else");
    assert!(store.remove_table("left").await.expect("removed"));
}

async fn lists_show_what_they_should(store: &Store) {
    let make = |table: &str, at_ms: i64, row: Row| Append {
        entry: Entry { at_ms, ..append(table, 1).entry },
        row,
        members: Some(vec!["vera".to_owned()]),
        ..append(table, 1)
    };
    let tables = [
        make("old", 5_000, row("playing", "bot", 0, true)),
        make("new", 9_000, row("playing", "vera", 20_000, true)),
        make("secret", 9_500, row("playing", "bot", 0, false)),
        make("lobby", 9_600, row("lobby", "", 0, true)),
    ];
    assert_eq!(store.append(&tables).await.expect("written"), [true; 4]);
    let ids = |listed: Vec<Listed>| listed.into_iter().map(|listed| listed.id).collect::<Vec<_>>();
    assert_eq!(ids(store.listed("playing", 10).await.expect("a list")), ["new", "old"]);
    assert_eq!(ids(store.listed("playing", 1).await.expect("a list")), ["new"]);
    assert_eq!(ids(store.tables_of("vera", 10).await.expect("a list")), ["lobby", "secret", "new", "old"]);
    assert!(store.tables_of("nobody", 10).await.expect("a list").is_empty());
    let due = async |now, bots| store.due("node", "playing", now, bots, 10).await.expect("a list");
    assert_eq!(due(10_000, 6_000).await, ["old"]);
    assert_eq!(due(10_000, 9_500).await, ["old", "secret"]);
    assert_eq!(due(20_000, 0).await, ["new"]);
    assert_eq!(due(8_000, 4_000).await, ["secret"], "nobody waits for a time that a wrong clock has told");
    let next = async |besides: &str| store.waits_for("vera", besides).await.expect("answered");
    assert_eq!(next("other").await.as_deref(), Some("new"));
    assert_eq!(next("new").await, None, "besides this one");
    let longer =
        Append { row: row("playing", "vera", 0, false), ..make("longer", 8_000, row("", "", 0, false)) };
    let ended = make("ended", 1_000, row("over", "vera", 0, false));
    assert_eq!(store.append(&[longer, ended]).await.expect("written"), [true; 2]);
    assert_eq!(next("other").await.as_deref(), Some("longer"), "which has waited longest");
    assert_eq!(store.waits_for("nobody", "").await.expect("answered"), None);
    for table in ["longer", "ended"] {
        assert!(store.remove_table(table).await.expect("removed"));
    }
    // Who leaves is on the list no longer.
    let left = Append { members: Some(Vec::new()), ..append("old", 2) };
    assert!(store.append(&[left]).await.expect("written")[0]);
    assert!(!ids(store.tables_of("vera", 10).await.expect("a list")).contains(&"old".to_owned()));
}

async fn chat_is_numbered(store: &Store) {
    let many = (0..10).map(|number| {
        let store = store.clone();
        tokio::spawn(async move {
            store.say("t1", "anna", "Anna", &format!("line {number}"), 1).await.expect("said")
        })
    });
    let many: Vec<_> = many.collect();
    let mut numbers = Vec::new();
    for one in many {
        numbers.push(one.await.expect("it runs"));
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    let newest = store.chat("t1", 0, 3).await.expect("chat");
    assert_eq!(newest.iter().map(|line| line.number).collect::<Vec<_>>(), [8, 9, 10]);
    assert_eq!(store.chat("t1", 9, 3).await.expect("chat").len(), 1);
    assert!(store.chat("t2", 0, 3).await.expect("chat").is_empty());
}

async fn people_and_sessions(store: &Store) {
    let person = |id: &str, login: Option<&str>| Person {
        id: id.to_owned(),
        name: "Žofie".to_owned(),
        login: login.map(str::to_owned),
        password: login.map(|_| "hash".to_owned()),
        preferences: String::new(),
        aside: Vec::new(),
    };
    store.add_person(&person("p1", None), 1).await.expect("added");
    store.add_person(&person("p2", None), 1).await.expect("two guests may share a name");
    store.change_person(&person("p1", Some("žofie"))).await.expect("changed");
    let taken = store.change_person(&person("p2", Some("žofie"))).await;
    assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
    let taken = store.add_person(&person("p3", Some("žofie")), 1).await;
    assert!(matches!(taken, Err(StoreError::Taken)), "{taken:?}");
    assert_eq!(store.person_by_login("žofie").await.expect("answered"), Some(person("p1", Some("žofie"))));
    assert_eq!(store.person_by_login("nobody").await.expect("answered"), None);

    store.add_session("s1", "p1", 1).await.expect("begun");
    store.add_session("s2", "p1", 1).await.expect("begun");
    store.add_session("other", "p2", 1).await.expect("begun");
    let preferences = async |session: &str| {
        store.person_of(session).await.expect("answered").map(|person| person.preferences)
    };
    assert_eq!(preferences("s1").await.as_deref(), Some(""));
    store.set_preferences("p1", "speed=fast").await.expect("changed");
    assert_eq!(preferences("s1").await.as_deref(), Some("speed=fast"));
    assert_eq!(preferences("s2").await.as_deref(), Some("speed=fast"), "in every browser");
    assert_eq!(preferences("other").await.as_deref(), Some(""), "nobody else's");
    store.change_person(&person("p1", Some("žofie"))).await.expect("changed");
    let kept = store.person_by_login("žofie").await.expect("answered").expect("there").preferences;
    assert_eq!(kept, "speed=fast", "a new name or password changes nothing");
    assert_eq!(store.person_of("s1").await.expect("answered").expect("there").id, "p1");
    store.end_session("s1").await.expect("ended");
    assert_eq!(store.person_of("s1").await.expect("answered"), None);
    assert!(store.add_session("s3", "nobody", 1).await.is_err());

    store.say("t9", "p1", "Žofie", "good-bye", 1).await.expect("said");
    store.forget_person("p1").await.expect("forgotten");
    assert_eq!(store.person_of("s2").await.expect("answered"), None);
    assert_eq!(store.person_by_login("žofie").await.expect("answered"), None);
    assert!(store.chat("t9", 0, 10).await.expect("chat").is_empty());
}

async fn tokens_attempts_and_what_is_swept(store: &Store) {
    let guest = |id: &str| Person { id: id.to_owned(), name: id.to_owned(), ..Person::default() };
    let account = Person { login: Some("olga".to_owned()), ..guest("olga") };
    for person in [&guest("passing"), &guest("back"), &account] {
        store.add_person(person, 1000).await.expect("added");
        store.add_session(&format!("session {}", person.id), &person.id, 1000).await.expect("a session");
    }

    let token = |id: &str, created_ms| Token {
        id: id.to_owned(),
        label: format!("{id} čaj"),
        created_ms,
        used_ms: 0,
    };
    store.add_token("hash a", "olga", &token("a", 1)).await.expect("added");
    store.add_token("hash b", "olga", &token("b", 2)).await.expect("added");
    assert!(matches!(store.add_token("hash a", "olga", &token("c", 3)).await, Err(StoreError::Taken)));
    assert_eq!(store.person_of_token("hash a").await.expect("answered"), Some(account));
    assert_eq!(store.person_of_token("hash c").await.expect("answered"), None);
    store.touch_token("hash a", 7).await.expect("noted");
    let used = Token { used_ms: 7, ..token("a", 1) };
    assert_eq!(store.tokens_of("olga").await.expect("answered"), [token("b", 2), used], "the newest first");
    assert!(!store.end_token("back", "a").await.expect("answered"), "another's");
    assert!(store.end_token("olga", "a").await.expect("answered"));
    assert!(!store.end_token("olga", "a").await.expect("answered"), "once");
    assert_eq!(store.person_of_token("hash a").await.expect("answered"), None);

    store.add_session("session two", "olga", 2000).await.expect("a session");
    store.touch_session("session olga", 5000, "a browser").await.expect("noted");
    let sessions = store.sessions_of("olga").await.expect("answered");
    let shown: Vec<_> =
        sessions.iter().map(|one| (one.hash.as_str(), one.seen_ms, one.agent.as_str())).collect();
    assert_eq!(shown, [("session olga", 5000, "a browser"), ("session two", 0, "")]);
    store.end_other_sessions("olga", "session two").await.expect("ended");
    assert_eq!(store.sessions_of("olga").await.expect("answered").len(), 1);

    let none = Attempts::default();
    let (one, two) =
        (Attempts { failed: 1, until_ms: 0, last_ms: 10 }, Attempts { failed: 2, until_ms: 99, last_ms: 20 });
    assert_eq!(store.attempts("olga").await.expect("answered"), none);
    assert!(store.set_attempts("olga", none, one).await.expect("answered"));
    assert!(!store.set_attempts("olga", none, two).await.expect("answered"), "somebody was quicker");
    assert!(store.set_attempts("olga", one, two).await.expect("answered"));
    assert!(!store.set_attempts("olga", one, two).await.expect("answered"), "somebody was quicker");
    assert_eq!(store.attempts("olga").await.expect("answered"), two);

    store.touch_session("session back", 9000, "").await.expect("noted");
    let swept =
        store.sweep(Stale { sessions_ms: 1500, guests_ms: 8000, attempts_ms: 50 }).await.expect("swept");
    assert!(swept.guests > 0 && swept.attempts == 0, "{swept:?}");
    assert_eq!(
        store.person_of("session back").await.expect("answered").map(|person| person.id),
        Some("back".to_owned())
    );
    assert_eq!(store.person_of("session passing").await.expect("answered"), None);
    let swept =
        store.sweep(Stale { sessions_ms: 3000, guests_ms: 0, attempts_ms: 100 }).await.expect("swept");
    assert_eq!((swept.attempts, store.sessions_of("olga").await.expect("answered").len()), (1, 0));
    store.forget_person("olga").await.expect("forgotten");
    assert_eq!(store.person_of_token("hash b").await.expect("answered"), None, "tokens go with their owner");
    let counted = store.count_tables().await.expect("counted");
    assert!(counted.iter().any(|(stage, count)| stage == "lobby" && *count > 0), "{counted:?}");
}
