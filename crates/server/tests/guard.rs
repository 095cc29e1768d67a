//! Limits, passwords, sessions, proxies, base path: what keeps the server standing and its visitors apart.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::common::File;
use crate::common::browser::{Answer, Browser, DONE, HOST, SOLO, get, settings};
use crate::common::program::Program;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use samovar_engine::Seed;
use samovar_server::clock::Clock;
use samovar_server::hall::{ATTEMPT_MS, GUEST_MS, Hall, SESSION_MS};
use samovar_server::http::Peer;
use samovar_server::http::router;
use samovar_server::limits::{Limits, Rate};
use samovar_server::random::{Random, hash};
use samovar_server::settings::Settings;
use samovar_server::store::Swept;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tower::ServiceExt;

const REFUSED: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;
const TOO_MANY: StatusCode = StatusCode::TOO_MANY_REQUESTS;

#[tokio::test]
async fn who_asks_too_much_is_told_when_to_try_again() {
    let file = File::new();
    let limits = Limits { per_address: Rate::new(1), ..Limits::default() };
    let hall = Hall::open(file.open().await, Settings { limits, ..settings() });
    for path in ["/", "/api/v1/games"] {
        let from = if path == "/" { "192.0.2.1" } else { "192.0.2.2" };
        for _ in 0..10 {
            assert_eq!(get(&hall, from, path, &[]).await.status, StatusCode::OK);
        }
        let turned_away = get(&hall, from, path, &[]).await;
        assert_eq!(turned_away.status, TOO_MANY, "{path}");
        assert_eq!(turned_away.headers["retry-after"], "1");
        assert_eq!(turned_away.body.contains("\"too-many\""), path != "/", "{}", turned_away.body);
        assert_eq!(get(&hall, "192.0.2.3", path, &[]).await.status, StatusCode::OK, "others are served");
    }
}

#[tokio::test]
async fn an_account_cannot_ask_too_much_from_many_addresses() {
    let file = File::new();
    let limits = Limits { per_person: Rate::new(1), ..Limits::default() };
    let hall = Hall::open(file.open().await, Settings { limits, ..settings() });
    let anna = Program::of(&hall, "Anna").await;
    let bearer = format!("Bearer {}", anna.token.expect("a token"));
    let mut statuses = Vec::new();
    for number in 0..12 {
        let from = format!("192.0.2.{number}");
        statuses.push(get(&hall, &from, "/api/v1/me", &[("authorization", &bearer)]).await.status);
    }
    assert_eq!(statuses.iter().filter(|status| **status == StatusCode::OK).count(), 10, "{statuses:?}");
    assert_eq!(statuses[11], TOO_MANY);
}

#[tokio::test]
async fn an_address_has_a_bounded_number_of_streams() {
    let file = File::new();
    let limits = Limits { streams_per_address: 2, ..Limits::default() };
    let hall = Hall::open(file.open().await, Settings { limits, ..settings() });
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(&[("game", "stroganov"), ("o-players", "1"), ("start", "1")]).await;
    let open = async |from: &str, path: &str| {
        let mut request =
            Request::builder().uri(path).header(header::HOST, HOST).body(Body::empty()).expect("one");
        request.extensions_mut().insert(Peer(from.parse().expect("an address")));
        router(hall.clone()).oneshot(request).await.expect("an answer")
    };
    let (page, api) = (format!("/t/{id}/events"), format!("/api/v1/tables/{id}/events"));
    let one = open("192.0.2.1", &page).await;
    let two = open("192.0.2.1", &api).await;
    assert_eq!((one.status(), two.status()), (StatusCode::OK, StatusCode::OK));
    assert_eq!(open("192.0.2.1", &page).await.status(), TOO_MANY);
    assert_eq!(open("192.0.2.1", &api).await.status(), TOO_MANY);
    assert_eq!(open("192.0.2.2", &api).await.status(), StatusCode::OK);
    assert_eq!(hall.guard.streams(), 2);
    drop(one);
    assert_eq!(open("192.0.2.1", &page).await.status(), StatusCode::OK);
}

/// A hall with a clock that can be set, and an account in it.
async fn with_account() -> (File, Arc<Hall>, Clock, Browser) {
    let file = File::new();
    let clock = Clock::held_at(1_800_000_000_000);
    let hall = Hall::open(file.open().await, Settings { clock: clock.clone(), ..settings() });
    let mut anna = Browser::visiting(&hall).await;
    let register = [("do", "register"), ("name", "Anna"), ("password", "long enough")];
    assert_eq!(anna.post("/account", &register).await.status, DONE);
    (file, hall, clock, anna)
}

const WRONG: &[(&str, &str)] = &[("do", "sign-in"), ("name", "Anna"), ("password", "wrong enough")];
const RIGHT: &[(&str, &str)] = &[("do", "sign-in"), ("name", "Anna"), ("password", "long enough")];

#[tokio::test]
async fn wrong_passwords_are_slowed_down_and_right_ones_forgiven() {
    let (file, hall, clock, _anna) = with_account().await;
    let mut guesser = Browser::visiting(&hall).await;
    for _ in 0..5 {
        assert_eq!(guesser.post("/account", WRONG).await.status, REFUSED);
    }
    let turned_away = guesser.post("/account", RIGHT).await;
    assert_eq!(
        (turned_away.status, turned_away.header("retry-after")),
        (TOO_MANY, "1"),
        "not even the right one"
    );
    // It is remembered over a restart, and holds for whoever tries.
    hall.close().await;
    let random = Random::fixed(Seed::from_text("another start"));
    let hall = Hall::open(file.open().await, Settings { clock: clock.clone(), random, ..settings() });
    let mut guesser = Browser::visiting(&hall).await;
    assert_eq!(guesser.post("/account", WRONG).await.status, TOO_MANY);
    let mut now = clock.now_ms();
    for wait in [1, 2, 4, 8, 16, 32] {
        now += wait * 1000;
        clock.set(now - 1);
        assert_eq!(guesser.post("/account", WRONG).await.status, TOO_MANY, "{wait}");
        clock.set(now);
        assert_eq!(guesser.post("/account", WRONG).await.status, REFUSED, "{wait}");
    }
    clock.set(now + 64_000);
    assert_eq!(guesser.post("/account", RIGHT).await.status, DONE);
    let mut other = Browser::visiting(&hall).await;
    assert_eq!(
        other.post("/account", WRONG).await.status,
        REFUSED,
        "a right one wipes the slate of the account"
    );
}

#[tokio::test]
async fn accounts_are_not_made_by_the_thousand() {
    let (_file, hall, clock, _anna) = with_account().await;
    let mut statuses = Vec::new();
    for number in 0..7 {
        let session = hall.settings.random.token();
        let csrf = &hash(&["csrf", &session])[..32];
        let form = format!("csrf={csrf}&do=register&name=Clone{number}&password=long+enough");
        let cookie = format!("samovar={session}");
        let request = Request::post("/account").header(header::HOST, HOST).header(header::COOKIE, cookie);
        let mut request = request.body(Body::from(form)).expect("a request");
        request.extensions_mut().insert(Peer("192.0.2.1".parse().expect("an address")));
        let response = router(hall.clone()).oneshot(request).await.expect("an answer");
        statuses.push(response.status());
        if number == 5 {
            clock.set(clock.now_ms() + 1000);
        }
    }
    assert_eq!(statuses, [DONE, DONE, DONE, DONE, DONE, TOO_MANY, DONE]);
}

#[tokio::test(flavor = "multi_thread")]
async fn many_guesses_at_once_count_as_many() {
    let (_file, hall, _clock, _anna) = with_account().await;
    let guesser = Browser::visiting(&hall).await;
    let guesses: Vec<_> = (0..20)
        .map(|_| {
            let mut guesser = guesser.clone();
            tokio::spawn(async move { guesser.post("/account", WRONG).await.status })
        })
        .collect();
    let mut tried = 0;
    for guess in guesses {
        tried += usize::from(guess.await.expect("it runs") == REFUSED);
    }
    assert_eq!(tried, 5);
}

#[tokio::test]
async fn an_account_is_deleted_only_with_patience() {
    let (_file, _hall, _clock, mut anna) = with_account().await;
    let delete = |password| [("do", "delete"), ("password", password)];
    for _ in 0..5 {
        assert_eq!(anna.post("/account", &delete("wrong enough")).await.status, REFUSED);
    }
    assert_eq!(anna.post("/account", &delete("long enough")).await.status, TOO_MANY);
}

#[tokio::test]
async fn sessions_are_listed_and_ended() {
    let (_file, hall, _clock, mut anna) = with_account().await;
    let mut phone = Browser::visiting(&hall).await;
    let mut tablet = Browser::visiting(&hall).await;
    for other in [&mut phone, &mut tablet] {
        assert_eq!(other.post("/account", RIGHT).await.status, DONE);
    }
    let agent = "Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0";
    phone.ask(axum::http::Method::GET, "/account", vec![("user-agent", agent)], Body::empty()).await;
    let page = anna.get("/account").await.body;
    assert!(page.contains("Firefox, Android"), "{page}");
    let ids: Vec<&str> =
        page.split("name=\"id\" value=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    assert_eq!(ids.len(), 2, "her own is not among those that can be ended");
    let signed_in = async |browser: &mut Browser| browser.get("/account").await.body.contains("sign-out");
    assert!(signed_in(&mut phone).await && signed_in(&mut tablet).await);

    let mut stranger = Browser::visiting(&hall).await;
    stranger.post("/account", &[("do", "register"), ("name", "Boris"), ("password", "long enough")]).await;
    let end = [("do", "end-session"), ("id", ids[0])];
    assert_eq!(stranger.post("/account", &end).await.status, StatusCode::NOT_FOUND, "not another's");
    assert_eq!(anna.post("/account", &end).await.status, DONE);
    assert!(signed_in(&mut phone).await != signed_in(&mut tablet).await, "one of them is out");
    assert_eq!(anna.post("/account", &[("do", "end-other-sessions")]).await.status, DONE);
    assert!(!signed_in(&mut phone).await && !signed_in(&mut tablet).await);
    assert!(signed_in(&mut anna).await && signed_in(&mut stranger).await);
}

#[tokio::test]
async fn a_password_is_changed_by_its_owner_and_ends_other_sessions() {
    let (_file, hall, _clock, mut anna) = with_account().await;
    let mut phone = Browser::visiting(&hall).await;
    assert_eq!(phone.post("/account", RIGHT).await.status, DONE);
    let change = |old, new| [("do", "password"), ("password", old), ("new-password", new)];
    let stays = anna.token.clone();
    assert_eq!(anna.post("/account", &change("long enough", "short")).await.status, REFUSED);
    assert_eq!(anna.post("/account", &change("wrong enough", "other enough")).await.status, REFUSED);
    assert_eq!(anna.token, stays, "nothing has changed");
    let signed_in = async |browser: &mut Browser| browser.get("/account").await.body.contains("sign-out");
    assert!(signed_in(&mut phone).await);

    let changed = anna.post("/account", &change("long enough", "other enough")).await;
    assert_eq!(changed.status, StatusCode::OK);
    assert!(changed.body.contains("Your password is changed."), "{}", changed.body);
    assert_ne!(anna.token, stays, "the session goes on under another token");
    assert!(changed.body.contains(&anna.csrf()), "the page's forms are of the new session");
    assert!(signed_in(&mut anna).await && !signed_in(&mut phone).await);
    assert_eq!(phone.post("/account", RIGHT).await.status, REFUSED);
    let other = [("do", "sign-in"), ("name", "Anna"), ("password", "other enough")];
    assert_eq!(phone.post("/account", &other).await.status, DONE);

    let mut guest = Browser::visiting(&hall).await;
    let refused = guest.post("/account", &change("", "other enough")).await;
    assert_eq!(refused.status, REFUSED);
    assert!(refused.body.contains("only an account has a password"), "{}", refused.body);
}

#[tokio::test]
async fn a_new_password_is_set_only_with_patience() {
    let (_file, _hall, _clock, mut anna) = with_account().await;
    let change = |old| [("do", "password"), ("password", old), ("new-password", "other enough")];
    for _ in 0..5 {
        assert_eq!(anna.post("/account", &change("wrong enough")).await.status, REFUSED);
    }
    assert_eq!(anna.post("/account", &change("long enough")).await.status, TOO_MANY);
}

#[tokio::test]
async fn every_cookie_is_for_tls_where_that_is_how_we_are_reached() {
    let file = File::new();
    for (origin, secure) in [(format!("https://{HOST}"), true), (format!("http://{HOST}"), false)] {
        let random = samovar_server::random::Random::default();
        let hall = Hall::open(file.open().await, Settings { origin: Some(origin), random, ..settings() });
        let mut anna = Browser::visiting(&hall).await;
        let id = anna.make(&[("game", "stroganov"), ("o-players", "2"), ("seat-1", "open")]).await;
        let answers = [
            Browser::new(&hall).get("/").await,
            anna.post("/language", &[("language", "fr")]).await,
            anna.get(&format!("/t/{id}?invite=key")).await,
        ];
        for (name, answer) in ["samovar=", "samovar-language=", "samovar-invitation="].iter().zip(answers) {
            let cookie = answer.header("set-cookie");
            assert!(cookie.starts_with(name), "{cookie}");
            assert_eq!(cookie.contains("; Secure"), secure, "{cookie}");
        }
        hall.close().await;
    }
}

#[tokio::test]
async fn what_nobody_needs_is_cleaned_up() {
    let (_file, hall, clock, mut anna) = with_account().await;
    let begun = clock.now_ms();
    let mut passing = Browser::visiting(&hall).await;
    assert_eq!(passing.post("/account", &[("do", "name"), ("name", "Passing")]).await.status, DONE);
    let mut player = Browser::visiting(&hall).await;
    player.make(&[("game", "stroganov"), ("o-players", "1"), ("name", "Player")]).await;
    assert_eq!(player.post("/account", WRONG).await.status, REFUSED);
    let nothing = Swept::default();
    assert_eq!(hall.sweep().await.expect("swept"), nothing);
    clock.set(begun + ATTEMPT_MS + 1);
    assert_eq!(hall.sweep().await.expect("swept"), Swept { attempts: 1, ..nothing });
    clock.set(begun + GUEST_MS + 1);
    assert_eq!(
        hall.sweep().await.expect("swept"),
        Swept { guests: 1, ..nothing },
        "not the one with a table"
    );
    // Who comes back stays; who does not is signed out after a year.
    clock.set(begun + SESSION_MS - 1);
    assert!(anna.get("/account").await.body.contains("sign-out"));
    clock.set(begun + SESSION_MS + 1);
    assert_eq!(hall.sweep().await.expect("swept"), Swept { sessions: 1, ..nothing });
    assert!(anna.get("/account").await.body.contains("sign-out"));
}

#[tokio::test]
async fn a_trusted_proxy_says_who_asks_and_how() {
    let file = File::new();
    let proxies = vec!["10.0.0.0/8".parse().expect("a network")];
    let limits = Limits { per_address: Rate::new(1), ..Limits::default() };
    let hall = Hall::open(file.open().await, Settings { proxies, limits, ..settings() });
    let tls = [("x-forwarded-for", "198.51.100.7"), ("x-forwarded-proto", "https")];
    let secure = |answer: &Answer| answer.headers["set-cookie"].to_str().expect("text").contains("; Secure");
    assert!(secure(&get(&hall, "10.0.0.1", "/", &tls).await));
    assert!(!secure(&get(&hall, "192.0.2.1", "/", &tls).await), "anybody can say so");
    for _ in 0..9 {
        get(&hall, "10.0.0.1", "/", &tls).await;
    }
    assert_eq!(get(&hall, "10.0.0.1", "/", &tls).await.status, TOO_MANY);
    let other = [("x-forwarded-for", "198.51.100.8")];
    assert_eq!(get(&hall, "10.0.0.1", "/", &other).await.status, StatusCode::OK, "another visitor");
    let liar = [("x-forwarded-for", "203.0.113.1, 198.51.100.7")];
    assert_eq!(get(&hall, "10.0.0.1", "/", &liar).await.status, TOO_MANY, "the same visitor");
}

#[tokio::test]
async fn everything_can_be_served_below_a_path() {
    let file = File::new();
    let hall = Hall::open(file.open().await, Settings { base_path: "/tea".to_owned(), ..settings() });
    let mut anna = Browser::new(&hall);
    let moved = anna.get("/tea").await;
    assert_eq!((moved.status, moved.location()), (StatusCode::PERMANENT_REDIRECT, "/tea/"));
    for elsewhere in ["/", "/teapot", "/account"] {
        assert_eq!(anna.get(elsewhere).await.status, StatusCode::NOT_FOUND, "{elsewhere}");
    }
    let home = anna.get("/tea/").await;
    assert_eq!(home.status, StatusCode::OK);
    assert!(home.header("set-cookie").contains("; Path=/tea/;"), "{}", home.header("set-cookie"));
    let made = anna.post("/tea/tables", &[("game", "stroganov"), ("o-players", "2")]).await;
    let table = made.location().to_owned();
    assert!(table.starts_with("/tea/t/"), "{table}");
    let page = anna.get(&table).await.body;
    assert!(page.contains(&format!("http://{HOST}{table}")), "the link for friends");
    for html in [&home.body, &page] {
        for address in html.split(" href=\"/").skip(1).chain(html.split(" action=\"/").skip(1)) {
            assert!(address.starts_with("tea/"), "{}", &address[..40.min(address.len())]);
        }
    }
    let style = page
        .split(" href=\"")
        .find(|rest| rest.contains("style.css"))
        .and_then(|rest| rest.split('"').next());
    assert_eq!(anna.get(style.expect("a style")).await.status, StatusCode::OK);
    let language = anna.post("/tea/language", &[("language", "fr"), ("back", "/account")]).await;
    assert_eq!(language.location(), "/tea/account");
    let games = anna.get("/tea/api/v1/games").await;
    assert!(games.body.contains("stroganov"), "{}", games.body);
}

/// How long an impatient server waits. Only what a test is about is so short: on a busy machine any request takes longer.
const SHORT: Duration = Duration::from_millis(300);

/// A server on a real port that waits only shortly for others to take what it sends, a connection with little room, and
/// somebody at a table.
async fn waiting_for_no_reader() -> (File, Arc<Hall>, TcpStream, Browser, String) {
    let limits = Limits { write: SHORT, ..Limits::default() };
    let (file, hall, address) = listening(Settings { limits, ..settings() }).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("a small buffer");
    let deaf = socket.connect(address).await.expect("it listens");
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(SOLO).await;
    (file, hall, deaf, anna, id)
}

/// A server on a real port.
async fn listening(settings: Settings) -> (File, Arc<Hall>, SocketAddr) {
    let file = File::new();
    let hall = Hall::open(file.open().await, settings);
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let address = listener.local_addr().expect("an address");
    tokio::spawn(samovar_server::http::serve(hall.clone(), listener));
    (file, hall, address)
}

/// What comes back until the other end closes.
async fn rest(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let read = tokio::time::timeout(Duration::from_secs(60), stream.read_to_end(&mut bytes)).await;
    // A connection that is broken off is closed, too.
    let _ = read.expect("the server lets go");
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_slow_does_not_hold_the_server() {
    let limits = Limits { head: SHORT, request: SHORT, ..Limits::default() };
    let (_file, hall, address) = listening(Settings { limits, ..settings() }).await;
    // Nothing said, half a head, half a body.
    let mut silent = TcpStream::connect(address).await.expect("it listens");
    rest(&mut silent).await;
    let mut half = TcpStream::connect(address).await.expect("it listens");
    half.write_all(b"GET / HTTP/1.1\r\nhost: x\r\nx-slow: ").await.expect("sent");
    rest(&mut half).await;
    let mut body = TcpStream::connect(address).await.expect("it listens");
    let head = "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
    let token = Program::of(&hall, "Anna").await.token.expect("a token");
    let head = format!("{head}authorization: Bearer {token}\r\ncontent-length: 100\r\n\r\n{{");
    body.write_all(head.as_bytes()).await.expect("sent");
    let answer = rest(&mut body).await;
    assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("too-slow"), "{answer}");
    hall.stop.cancel();
}

/// A connection from an address of this machine.
async fn connect_from(from: &str, to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::new(from.parse().expect("an address"), 0)).expect("an address of this machine");
    socket.connect(to).await.expect("it listens")
}

/// Whether a connection is answered rather than closed; asked on a line that stays open.
async fn is_answered(stream: &mut TcpStream) -> bool {
    is_answered_within(stream, Duration::from_secs(60)).await
}

async fn is_answered_within(stream: &mut TcpStream, patience: Duration) -> bool {
    if stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n").await.is_err() {
        return false;
    }
    let mut bytes = [0; 1024];
    let read = tokio::time::timeout(patience, stream.read(&mut bytes)).await;
    matches!(read, Ok(Ok(count)) if bytes[..count].starts_with(b"HTTP/1.1 200"))
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_a_bounded_number_of_connections() {
    let limits = Limits { connections_per_address: 2, uncounted: Vec::new(), ..Limits::default() };
    let proxies = vec!["127.0.0.3/32".parse().expect("a network")];
    let (_file, hall, address) = listening(Settings { limits, proxies, ..settings() }).await;
    let mut one = connect_from("127.0.0.1", address).await;
    let mut two = connect_from("127.0.0.1", address).await;
    assert!(is_answered(&mut one).await && is_answered(&mut two).await);
    assert!(!is_answered(&mut connect_from("127.0.0.1", address).await).await, "one too many");
    assert!(is_answered(&mut connect_from("127.0.0.2", address).await).await, "others are served");
    assert!(is_answered(&mut one).await, "whoever was there stays");
    drop(two);
    let begun = Instant::now();
    while !is_answered(&mut connect_from("127.0.0.1", address).await).await {
        assert!(begun.elapsed() < Duration::from_secs(60), "the place is free again");
    }
    let mut of_proxy = Vec::new();
    for _ in 0..5 {
        of_proxy.push(connect_from("127.0.0.3", address).await);
        assert!(is_answered(of_proxy.last_mut().expect("one")).await, "a proxy speaks for many");
    }
    hall.stop.cancel();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_has_a_bounded_number_of_connections() {
    let limits = Limits { connections: 3, ..Limits::default() };
    let (_file, hall, address) = listening(Settings { limits, ..settings() }).await;
    let mut open = Vec::new();
    for _ in 0..3 {
        open.push(connect_from("127.0.0.1", address).await);
        assert!(is_answered(open.last_mut().expect("one")).await);
    }
    let mut waiting = connect_from("127.0.0.1", address).await;
    assert!(!is_answered_within(&mut waiting, Duration::from_millis(500)).await, "there is no room");
    drop(open.pop());
    let mut bytes = [0; 12];
    let read = tokio::time::timeout(Duration::from_secs(60), waiting.read_exact(&mut bytes)).await;
    read.expect("in time").expect("it is answered when somebody leaves");
    assert_eq!(&bytes, b"HTTP/1.1 200");
    hall.stop.cancel();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_nobody_reads_is_let_go_and_holds_up_nobody() {
    let (_file, hall, mut deaf, mut anna, id) = waiting_for_no_reader().await;
    let request = format!("GET /t/{id}/events?since=0 HTTP/1.1\r\nhost: x\r\n\r\n");
    deaf.write_all(request.as_bytes()).await.expect("sent");
    let mut live = anna.listen(&id).await;
    let begun = Instant::now();
    // Said again and again, until the other end can take no more.
    while hall.guard.streams() < 2 {
        assert!(begun.elapsed() < Duration::from_secs(60), "the stream opens");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let line = "tea ".repeat(120);
    while hall.guard.streams() == 2 {
        assert!(begun.elapsed() < Duration::from_secs(60), "the server lets go");
        assert_eq!(anna.post(&format!("/t/{id}/chat"), &[("text", &line)]).await.status, DONE);
    }
    let said = anna.room(&id).await.last_said();
    assert!(said > 0);
    let mut heard = String::new();
    while !heard.contains("tea") {
        heard = live.next().await.expect("who reads goes on").2;
    }
    hall.stop.cancel();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_read_is_let_go() {
    let (_file, hall, mut deaf, _anna, id) = waiting_for_no_reader().await;
    let asked = ask_until_let_go(&mut deaf, &format!("GET /t/{id} HTTP/1.1\r\nhost: x\r\n\r\n")).await;
    // The other end gave up: what is read ends early.
    let answer = rest(&mut deaf).await;
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    assert!(answer.matches("HTTP/1.1 200").count() < asked, "not all was sent");
    hall.stop.cancel();
}

/// Asks without reading what is answered until the other end closes the connection, and says how often.
async fn ask_until_let_go(stream: &mut TcpStream, request: &str) -> usize {
    let begun = Instant::now();
    for asked in 0.. {
        assert!(begun.elapsed() < Duration::from_secs(60), "the server lets go");
        let sent = tokio::time::timeout(Duration::from_secs(2), stream.write_all(request.as_bytes())).await;
        if let Ok(Err(_)) = sent {
            return asked;
        }
    }
    unreachable!("it is let go or gives up")
}

#[tokio::test]
async fn a_token_and_a_session_are_worth_nothing_in_the_database() {
    let (_file, hall, _clock, mut anna) = with_account().await;
    let page = anna.post("/account", &[("do", "make-token"), ("label", "bot")]).await.body;
    let token =
        page.split("<code id=\"token\">").nth(1).and_then(|rest| rest.split('<').next()).expect("a token");
    assert_eq!(hall.store.person_of_token(token).await.expect("answered"), None);
    assert!(hall.store.person_of_token(&hash(&["token", token])).await.expect("answered").is_some());
    let session = anna.token.expect("a session");
    assert_eq!(hall.store.person_of(&session).await.expect("answered"), None);
}

#[tokio::test]
async fn this_machine_itself_is_not_limited() {
    let file = File::new();
    let limits = Limits { per_address: Rate::new(1), per_person: Rate::new(1), ..Limits::default() };
    let hall = Hall::open(file.open().await, Settings { limits, ..settings() });
    for _ in 0..30 {
        assert_eq!(get(&hall, "127.0.0.1", "/", &[]).await.status, StatusCode::OK);
    }
}

/// Sends the form of the account page from an address, by a browser that is known or not.
async fn sign_in_from(hall: &Arc<Hall>, from: &str, device: Option<&str>, password: &str) -> StatusCode {
    let session = hall.settings.random.token();
    let csrf = &hash(&["csrf", &session])[..32];
    let form = format!("csrf={csrf}&do=sign-in&name=Anna&password={password}");
    let device = device.map_or(String::new(), |device| format!("; samovar-device={device}"));
    let request = Request::post("/account").header(header::HOST, HOST);
    let request = request.header(header::COOKIE, format!("samovar={session}{device}"));
    let mut request = request.body(Body::from(form)).expect("a request");
    request.extensions_mut().insert(Peer(from.parse().expect("an address")));
    router(hall.clone()).oneshot(request).await.expect("an answer").status()
}

#[tokio::test]
async fn strangers_who_guess_do_not_lock_the_owner_out() {
    let (_file, hall, _clock, mut anna) = with_account().await;
    let signed_in = anna.post("/account", RIGHT).await;
    let cookies = signed_in.headers.get_all("set-cookie").iter().map(|cookie| cookie.to_str().expect("text"));
    let device =
        cookies.filter_map(|cookie| cookie.strip_prefix("samovar-device=")).next().expect("a cookie");
    let device = &device[..64];
    assert_eq!(
        sign_in_from(&hall, "198.51.100.1", None, "long+enough").await,
        DONE,
        "this network is known now"
    );
    for number in 1..=5 {
        let from = format!("203.0.113.{number}");
        assert_eq!(sign_in_from(&hall, &from, None, "wrong+enough").await, REFUSED);
    }
    assert_eq!(
        sign_in_from(&hall, "203.0.113.9", None, "long+enough").await,
        TOO_MANY,
        "for strangers it is locked"
    );
    assert_eq!(sign_in_from(&hall, "198.51.100.1", None, "long+enough").await, DONE, "a known network");
    assert_eq!(
        sign_in_from(&hall, "203.0.113.1", Some(device), "long+enough").await,
        DONE,
        "a known browser"
    );
    // What is known does not guess without end, either.
    for _ in 0..5 {
        assert_eq!(sign_in_from(&hall, "203.0.113.1", Some(device), "wrong+enough").await, REFUSED);
    }
    assert_eq!(sign_in_from(&hall, "203.0.113.1", Some(device), "long+enough").await, TOO_MANY);
    assert_eq!(sign_in_from(&hall, "203.0.113.9", None, "long+enough").await, TOO_MANY, "it stays locked");
}

#[tokio::test]
async fn a_session_that_is_ended_and_a_password_that_is_changed_end_their_streams() {
    let (_file, hall, _clock, mut anna) = with_account().await;
    let id = anna.make(SOLO).await;
    let mut phone = Browser::visiting(&hall).await;
    assert_eq!(phone.post("/account", RIGHT).await.status, DONE);
    let mut boris = Browser::visiting(&hall).await;
    boris.post("/account", &[("do", "register"), ("name", "Boris"), ("password", "long enough")]).await;
    let made = anna.post("/account", &[("do", "make-token"), ("label", "bot")]).await.body;
    let token = made.split("samovar_").nth(1).expect("a token")[..64].to_owned();
    let program = Program { token: Some(format!("samovar_{token}")), ..Program::nobodys(&hall) };
    let (mut own, mut phones) = (anna.listen(&id).await, phone.listen(&id).await);
    let (mut programs, mut other) = (program.listen(&id, "").await, boris.listen(&id).await);
    for stream in [&mut own, &mut phones, &mut other] {
        stream.next().await.expect("it is open");
    }
    programs.next().await.expect("it is open");
    assert_eq!(anna.post("/account", &[("do", "end-other-sessions")]).await.status, DONE);
    while phones.next().await.is_some() {}
    let change = [("do", "password"), ("password", "long enough"), ("new-password", "other enough")];
    assert_eq!(anna.post("/account", &change).await.status, StatusCode::OK);
    while own.next().await.is_some() {}
    while programs.next().await.is_some() {}
    assert_eq!(
        program.get("/api/v1/me").await.status,
        StatusCode::UNAUTHORIZED,
        "tokens end with the password"
    );
    // Whoever is not concerned goes on.
    assert_eq!(anna.act(&id).await.status, DONE);
    assert!(other.next().await.is_some());
}

#[tokio::test]
async fn a_token_that_is_ended_ends_its_stream_at_every_server() {
    let Some((_postgres, url)) = crate::common::postgres() else { return };
    let open = async || {
        let store = samovar_server::store::Store::open(&url).await.expect("PostgreSQL opens");
        Hall::open(store, Settings { random: samovar_server::random::Random::default(), ..settings() })
    };
    let (here, there) = (open().await, open().await);
    let mut anna = Browser::visiting(&here).await;
    anna.post("/account", &[("do", "register"), ("name", "Anna"), ("password", "long enough")]).await;
    let id = anna.make(SOLO).await;
    let made = anna.post("/account", &[("do", "make-token"), ("label", "bot")]).await.body;
    let token = made.split("samovar_").nth(1).expect("a token")[..64].to_owned();
    let program = Program { token: Some(format!("samovar_{token}")), ..Program::nobodys(&there) };
    let mut stream = program.listen(&id, "").await;
    let mut page = anna.at(&there).listen(&id).await;
    assert!(stream.next().await.is_some() && page.next().await.is_some());
    let own = anna.get("/account").await.body;
    let named = own
        .split("name=\"id\" value=\"")
        .nth(1)
        .expect("a token")
        .split('"')
        .next()
        .expect("an id")
        .to_owned();
    assert_eq!(anna.post("/account", &[("do", "end-token"), ("id", &named)]).await.status, DONE);
    while stream.next().await.is_some() {}
    assert_eq!(anna.post("/account", &[("do", "sign-out")]).await.status, DONE);
    while page.next().await.is_some() {}
    here.close().await;
    there.close().await;
}

#[tokio::test]
async fn nobody_plays_or_registers_under_a_name_that_looks_like_an_accounts() {
    let (_file, hall, _clock, _anna) = with_account().await;
    let mut guest = Browser::visiting(&hall).await;
    let seats = [("game", "stroganov"), ("o-players", "2"), ("seat-0", "me")];
    let same = ["Anna", "anna", "\u{ff21}nna", "An na"];
    let mixed = ["\u{410}nna", "Ann\u{430}"];
    let unseen = ["An\u{ad}na", "\u{3164}Anna"];
    for (names, words) in [
        (same.as_slice(), "belongs to an account"),
        (mixed.as_slice(), "mixes letters"),
        (unseen.as_slice(), "cannot be seen"),
    ] {
        for name in names {
            let answers = [
                guest.post("/account", &[("do", "name"), ("name", name)]).await,
                guest.post("/tables", &[seats.as_slice(), &[("name", name)]].concat()).await,
                guest
                    .post("/tables", &[seats.as_slice(), &[("seat-1", "guest"), ("guest-1", name)]].concat())
                    .await,
            ];
            for answer in answers {
                assert!(answer.status == REFUSED && answer.body.contains(words), "{name:?}: {}", answer.body);
            }
            let register = [("do", "register"), ("name", name), ("password", "long enough")];
            assert_eq!(guest.post("/account", &register).await.status, REFUSED, "{name:?}");
        }
    }
    assert_eq!(guest.post("/account", &[("do", "name"), ("name", "Hanna")]).await.status, DONE);
}

#[tokio::test]
async fn a_token_that_was_put_into_a_browser_is_not_that_of_its_session() {
    let file = File::new();
    let hall = Hall::open(file.open().await, settings());
    let planted = "0123456789abcdef".repeat(4);
    let mut victim = Browser::new(&hall);
    victim.token = Some(planted.clone());
    let id = victim.make(SOLO).await;
    assert_ne!(victim.token.as_deref(), Some(planted.as_str()), "it was renewed");
    assert_eq!(victim.act(&id).await.status, DONE);
    let mut attacker = Browser::new(&hall);
    attacker.token = Some(planted);
    assert_eq!(attacker.act(&id).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_foreign_name_that_points_here_is_refused() {
    let file = File::new();
    let hall = Hall::open(file.open().await, settings());
    for path in ["/", "/api/v1/games", "/healthz"] {
        for (host, expected) in
            [("evil.example", 421), ("localhost:8080", 200), ("[::1]:8080", 200), (HOST, 200)]
        {
            let request =
                Request::get(path).header(header::HOST, host).body(Body::empty()).expect("a request");
            let answer = Answer::of(router(hall.clone()).oneshot(request).await.expect("an answer")).await;
            assert_eq!(answer.status.as_u16(), expected, "{path} at {host}");
            assert!(expected == 200 || answer.body.contains("--origin"), "{}", answer.body);
        }
    }
}

#[tokio::test]
async fn every_answer_has_the_headers_that_keep_it_safe() {
    let file = File::new();
    let limits = Limits { per_address: Rate::new(1), ..Limits::default() };
    let base_path = "/tea".to_owned();
    let hall = Hall::open(file.open().await, Settings { limits, base_path, ..settings() });
    let mut seen = Vec::new();
    let paths =
        ["/tea/", "/tea/nowhere", "/elsewhere", "/tea", "/tea/api/v1/me", "/tea/tables", "/tea/assets/none"];
    for path in paths.into_iter().chain(["/tea/"; 10]) {
        let answer = get(&hall, "192.0.2.1", path, &[]).await;
        seen.push(answer.status.as_u16());
        for name in
            ["content-security-policy", "x-content-type-options", "referrer-policy", "x-frame-options"]
        {
            assert!(answer.headers.contains_key(name), "{path}: {} has no {name}", answer.status);
        }
    }
    for status in [200, 308, 401, 404, 405, 429] {
        assert!(seen.contains(&status), "{status} in {seen:?}");
    }
}
