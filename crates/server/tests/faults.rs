//! What goes wrong around a server: a database that goes away and comes back, connections that are cut, a disk without room,
//! clocks that are set back. Nothing is lost, nothing is done twice, everything goes on without a restart.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crate::common::browser::{Browser, DONE, SOLO, hall, settings};
use crate::common::postgres::Postgres;
use crate::common::{File, postgres, until};
use axum::http::StatusCode;
use samovar_server::clock::Clock;
use samovar_server::hall::Hall;
use samovar_server::room::NotDone;
use samovar_server::settings::Settings;
use samovar_server::store::Store;
use samovar_table::deed::Deed;
use samovar_table::fold::Stage;
use sqlx::AssertSqlSafe;
use sqlx::postgres::{PgPool, PgPoolOptions};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};

const AWAY: StatusCode = StatusCode::SERVICE_UNAVAILABLE;

/// What a player sent to a table: the number the entry would get, the action, and whether it was acknowledged.
type Sent = Vec<(i64, String, bool)>;

/// Takes the first decision there is.
async fn act(browser: &mut Browser, id: &str, sent: &mut Sent) -> StatusCode {
    let fold = browser.room(id).await.fold();
    let Some(action) = fold.game.as_ref().and_then(|game| game.legal().first().cloned()) else { return DONE };
    let fields = [("action", action.as_str()), ("seq", &fold.seq.to_string())];
    let status = browser.post(&format!("/t/{id}/act"), &fields).await.status;
    sent.push((fold.seq + 1, action, status == DONE));
    status
}

/// Whether everything that was acknowledged is stored once, in order, and nothing that nobody sent.
async fn all_is_there(hall: &Hall, id: &str, sent: &Sent) {
    let entries = hall.store.entries(id, 0).await.expect("a log");
    for (place, entry) in entries.iter().enumerate() {
        assert_eq!(entry.seq, place as i64 + 1, "the log has no gaps");
        if let Ok(Deed::Act { action, .. }) = Deed::read(&entry.body) {
            let known = sent.iter().any(|(seq, one, _)| (*seq, one) == (entry.seq, &action));
            assert!(known, "nobody sent {action} as entry {}", entry.seq);
        }
    }
    for (seq, action, _) in sent.iter().filter(|(_, _, acknowledged)| *acknowledged) {
        let entry = &entries[*seq as usize - 1];
        let Ok(Deed::Act { action: stored, .. }) = Deed::read(&entry.body) else { panic!("entry {seq}") };
        assert_eq!(stored, *action, "entry {seq} was acknowledged");
    }
}

async fn open(url: &str) -> Arc<Hall> {
    hall(Store::open(url).await.expect("it opens"))
}

/// Does something to the database behind the server's back.
async fn behind(url: &str, text: &str) {
    let pool = PgPool::connect(url).await.expect("it answers");
    sqlx::raw_sql(AssertSqlSafe(text.to_owned())).execute(&pool).await.expect("it is done");
    pool.close().await;
}

const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
    WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'";

#[tokio::test(flavor = "multi_thread")]
async fn postgres_goes_away_and_comes_back() {
    let Some((mut postgres, url)) = postgres() else { return };
    let (first, second) = (open(&url).await, open(&url).await);
    let mut anna = Browser::visiting(&first).await;
    let id = anna.make(SOLO).await;
    let mut sent = Sent::new();
    assert_eq!(act(&mut anna, &id, &mut sent).await, DONE);
    let mut elsewhere = anna.at(&second);
    let seq = elsewhere.room(&id).await.fold().seq;
    let mut live = elsewhere.listen_since(&id, seq).await;

    postgres.stop();
    let begun = Instant::now();
    let fold = anna.room(&id).await.fold();
    let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
    let fields = [("action", action.as_str()), ("seq", &fold.seq.to_string())];
    let refused = anna.post(&format!("/t/{id}/act"), &fields).await;
    sent.push((fold.seq + 1, action, refused.status == DONE));
    assert_eq!(refused.status, AWAY);
    assert!(refused.body.contains("cannot reach its database"), "{}", refused.body);
    assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    assert_eq!(anna.get("/healthz").await.status, AWAY);
    assert_eq!(anna.get("/").await.status, AWAY);

    postgres.start_again();
    until("coming back", async || anna.get("/healthz").await.status == StatusCode::OK).await;
    until("acting", async || act(&mut anna, &id, &mut sent).await == DONE).await;
    all_is_there(&first, &id, &sent).await;

    // The other server hears of it too, on the stream that was open all the time.
    let seq = anna.room(&id).await.fold().seq;
    assert!(!live.until(seq).await.is_empty());
    assert_eq!(act(&mut elsewhere, &id, &mut sent).await, DONE);
    all_is_there(&second, &id, &sent).await;
    first.close().await;
    second.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_connections_are_cut_while_people_play() {
    let Some((_postgres, url)) = postgres() else { return };
    let hall = open(&url).await;
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(SOLO).await;
    // The one connection that is spared.
    let knife = PgPoolOptions::new().max_connections(1).connect(&url).await.expect("it answers");
    let mut sent = Sent::new();
    for round in 0..15 {
        // Each time at another moment of what is being stored.
        let cut = async {
            tokio::time::sleep(Duration::from_millis(round % 5)).await;
            sqlx::raw_sql(CUT).execute(&knife).await.expect("it cuts");
        };
        let ((), status) = tokio::join!(cut, act(&mut anna, &id, &mut sent));
        // Somebody who is told that the table moved on looks again.
        assert!([DONE, AWAY, StatusCode::CONFLICT].contains(&status), "{status}");
        until("going on", async || act(&mut anna, &id, &mut sent).await == DONE).await;
        assert_eq!(anna.room(&id).await.fold().stage, Stage::Playing, "there was something to decide");
    }
    all_is_there(&hall, &id, &sent).await;
    knife.close().await;
    hall.close().await;
}

/// Stands between a server and PostgreSQL and can lose the answer to a COMMIT.
struct Lossy {
    folder: tempfile::TempDir,
    /// Whether the next one is lost.
    lose: Arc<AtomicBool>,
}

impl Lossy {
    fn before(postgres: &Postgres) -> Lossy {
        let folder = tempfile::tempdir().expect("a folder");
        let lose = Arc::new(AtomicBool::new(false));
        let listener = UnixListener::bind(folder.path().join(SOCKET)).expect("a socket");
        let (real, losing) = (postgres.folder().join(SOCKET), lose.clone());
        tokio::spawn(async move {
            while let Ok((server, _)) = listener.accept().await {
                let database = UnixStream::connect(&real).await.expect("PostgreSQL is there");
                tokio::spawn(pass_on(server, database, losing.clone()));
            }
        });
        Lossy { folder, lose }
    }

    fn url(&self) -> String {
        format!("postgres://samovar@localhost/postgres?host={}", self.folder.path().display())
    }

    fn has_lost(&self) -> bool {
        !self.lose.load(Ordering::SeqCst)
    }
}

const SOCKET: &str = ".s.PGSQL.5432";

/// Passes bytes on in both directions until an end closes or an answer is to be lost.
async fn pass_on(mut server: UnixStream, mut database: UnixStream, lose: Arc<AtomicBool>) -> io::Result<()> {
    let (mut asked, mut answered) = (vec![0; 65_536], vec![0; 65_536]);
    loop {
        tokio::select! {
            count = server.read(&mut asked) => {
                let asked = &asked[..count?];
                if asked.is_empty() {
                    return Ok(());
                }
                database.write_all(asked).await?;
                if asked.windows(6).any(|word| word == b"COMMIT") && lose.swap(false, Ordering::SeqCst) {
                    // It is done, and nobody hears of it.
                    let answer = database.read(&mut answered).await?;
                    assert!(answer > 0, "PostgreSQL has answered");
                    return Ok(());
                }
            }
            count = database.read(&mut answered) => {
                let answered = &answered[..count?];
                if answered.is_empty() {
                    return Ok(());
                }
                server.write_all(answered).await?;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_stores_something_and_the_answer_is_lost() {
    let Some((postgres, _)) = postgres() else { return };
    let lossy = Lossy::before(&postgres);
    let hall = open(&lossy.url()).await;
    let mut anna = Browser::visiting(&hall).await;
    lossy.lose.store(true, Ordering::SeqCst);
    let id = anna.make(SOLO).await;
    assert!(lossy.has_lost());
    let mut sent = Sent::new();
    for _ in 0..3 {
        lossy.lose.store(true, Ordering::SeqCst);
        assert_eq!(act(&mut anna, &id, &mut sent).await, DONE);
        assert!(lossy.has_lost());
    }
    all_is_there(&hall, &id, &sent).await;
    hall.close().await;
}

#[tokio::test]
async fn the_same_deed_at_the_same_moment_is_taken_from_one_of_two_servers() {
    let file = File::new();
    let clock = Clock::held_at(1_000_000);
    let at = async || Hall::open(file.open().await, Settings { clock: clock.clone(), ..settings() });
    let (first, second) = (at().await, at().await);
    let mut anna = Browser::visiting(&first).await;
    let id = anna.make(SOLO).await;
    let (here, there) = (anna.room(&id).await, anna.at(&second).room(&id).await);
    let fold = here.fold();
    assert_eq!(there.fold().seq, fold.seq);
    let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
    let deed = Deed::Act { seat: 0, action, bot: false, stood_in: false };
    let same = deed.clone();
    assert!(here.change(Some(fold.seq), |_| Ok(deed)).await.is_ok());
    // Word for word and to the millisecond what is stored, and yet another's.
    let again = there.change(Some(fold.seq), |_| Ok(same)).await;
    assert!(matches!(again, Err(NotDone::Moved)), "{again:?}");
    assert_eq!(there.fold().seq, fold.seq + 1, "it has caught up");
    first.close().await;
    second.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn postgres_that_can_only_be_read_or_is_full_says_so() {
    let Some((_postgres, url)) = postgres() else { return };
    let hall = open(&url).await;
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(SOLO).await;
    let mut sent = Sent::new();
    let mut says = async |words: &str, sent: &mut Sent| {
        let fold = anna.room(&id).await.fold();
        let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
        let fields = [("action", action.as_str()), ("seq", &fold.seq.to_string())];
        let answer = anna.post(&format!("/t/{id}/act"), &fields).await;
        sent.push((fold.seq + 1, action, answer.status == DONE));
        (answer.status == AWAY && answer.body.contains(words)) || (words.is_empty() && answer.status == DONE)
    };
    behind(&url, &format!("ALTER DATABASE postgres SET default_transaction_read_only = on; {CUT}")).await;
    until("being read-only", async || says("read-only right now", &mut sent).await).await;
    let back = format!(
        "BEGIN READ WRITE; ALTER DATABASE postgres SET default_transaction_read_only = off; COMMIT; {CUT}"
    );
    behind(&url, &back).await;
    until("coming back", async || says("", &mut sent).await).await;
    behind(
        &url,
        "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no room' \
         USING ERRCODE = '53100'; END $$; CREATE TRIGGER full_disk BEFORE INSERT ON entry EXECUTE FUNCTION full_disk()",
    )
    .await;
    assert!(says("no space left", &mut sent).await);
    behind(&url, "DROP TRIGGER full_disk ON entry").await;
    assert!(says("", &mut sent).await);
    all_is_there(&hall, &id, &sent).await;
    hall.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_that_is_removed_or_replaced_takes_no_move() {
    let file = File::new();
    let hall = hall(file.open().await);
    let (path, aside) = (file.path("deep/in/tables.db"), file.path("aside.db"));
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(SOLO).await;
    let mut sent = Sent::new();
    assert_eq!(act(&mut anna, &id, &mut sent).await, DONE);
    assert_eq!(anna.get("/healthz").await.status, StatusCode::OK);

    for replaced in [false, true] {
        std::fs::rename(&path, &aside).expect("moved");
        if replaced {
            std::fs::copy(&aside, &path).expect("another file in its place");
        }
        for _ in 0..3 {
            assert_eq!(act(&mut anna, &id, &mut sent).await, AWAY, "{replaced}");
        }
        until("being ill", async || hall.store.alive().await.is_err()).await;
        assert_eq!(anna.get("/healthz").await.status, AWAY);
        std::fs::rename(&aside, &path).expect("put back");
        until("being well", async || hall.store.alive().await.is_ok()).await;
        assert_eq!(anna.get("/healthz").await.status, StatusCode::OK);
        assert_eq!(act(&mut anna, &id, &mut sent).await, DONE);
    }
    hall.close().await;
    let again = self::hall(file.open().await);
    all_is_there(&again, &id, &sent).await;
    again.close().await;
}

#[tokio::test]
async fn a_sqlite_file_that_can_only_be_read_is_shown_and_says_so() {
    let file = File::new();
    let before = hall(file.open().await);
    let mut anna = Browser::visiting(&before).await;
    let id = anna.make(SOLO).await;
    before.close().await;
    let hall = open(&format!("{}?mode=ro", file.url())).await;
    let mut anna = anna.at(&hall);
    assert_eq!(anna.get(&format!("/t/{id}")).await.status, StatusCode::OK);
    let fold = anna.room(&id).await.fold();
    let action = fold.game.as_ref().expect("it runs").legal()[0].clone();
    let answer =
        anna.post(&format!("/t/{id}/act"), &[("action", &action), ("seq", &fold.seq.to_string())]).await;
    assert_eq!(answer.status, AWAY);
    assert!(answer.body.contains("read-only right now"), "{}", answer.body);
    assert_eq!(anna.room(&id).await.fold().seq, fold.seq, "nothing is shown that is not stored");
    hall.close().await;
}

#[tokio::test]
async fn a_clock_that_is_set_back_stops_no_game_and_gives_nobody_time() {
    let file = File::new();
    let hour = 3_600_000;
    let clock = Clock::held_at(100 * hour);
    let hall = Hall::open(file.open().await, Settings { clock: clock.clone(), ..settings() });
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(&[SOLO, &[("clock", "600")]].concat()).await;
    let left = async |anna: &Browser| anna.room(&id).await.fold().places[0].left_ms;
    clock.set(100 * hour + 10_000);
    assert_eq!(anna.act(&id).await.status, DONE);
    assert_eq!(left(&anna).await, 590_000);
    clock.set(99 * hour);
    assert_eq!(anna.act(&id).await.status, DONE);
    assert_eq!(left(&anna).await, 590_000, "time that went back costs nothing and brings nothing");
    hall.look().await.expect("it looks");
    clock.set(100 * hour + 20_000);
    assert_eq!(anna.act(&id).await.status, DONE);
    assert_eq!(left(&anna).await, 580_000);
    let entries = hall.store.entries(&id, 0).await.expect("a log");
    assert!(entries.is_sorted_by_key(|entry| entry.at_ms), "the log never goes back in time");
    hall.close().await;
}
