//! Who may do what: one table of all routes and all kinds of visitor. A route that is not in it fails the test.

use std::sync::Arc;

use crate::common::browser::HOST;
use crate::common::open;
use axum::body::Body;
use axum::http::{Method, Request, StatusCode, header};
use http_body_util::BodyExt;
use samovar_engine::Seed;
use samovar_server::hall::Hall;
use samovar_server::http::router;
use samovar_server::http::routes::{Door, ROUTES, Route};
use samovar_server::people::new_token;
use samovar_server::random::hash;
use samovar_server::room::Room;
use samovar_server::store::{Person, Token};
use samovar_table::deed::{Deed, Setup, Sitting, Teaching};
use samovar_table::lesson::lesson;
use serde_json::json;
use tower::ServiceExt;

/// How far the table is that is asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    /// The route speaks of no table.
    NoTable,
    /// Two sit there, the third seat is empty.
    Lobby,
    /// All three sit there.
    Full,
    /// The game runs, and the first decision is to be taken.
    Playing,
    /// One decision was taken that can be taken back.
    Undoable,
    /// There is a coach.
    Coached,
    /// A lesson is taught, and there is something to read.
    Reading,
    /// The table was given up.
    Ended,
}
use At::{Coached, Ended, Full, Lobby, NoTable, Playing, Reading, Undoable};

/// Which seat is meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Which {
    /// That of who decides; in the lobby the first.
    Own,
    /// The last one: empty in the lobby.
    Last,
}
use Which::{Last, Own};

/// What a route answers to a stranger, a spectator (an account without a seat), somebody on another seat, the owner of
/// the seat, and the host (an account without a seat that made the table).
type Expected = [u16; 5];

const EVERYBODY: Expected = [200; 5];
/// A page that was done and leads on.
const ALL_LED_ON: Expected = [303; 5];

/// Every route: method and path, the table, the seat, what is sent, what is answered. In what is sent, SEQ stands for
/// the last entry of the table, ACTION for something that may be done, SEAT for the seat.
#[rustfmt::skip]
const TABLE: &[(&str, At, Which, &str, Expected)] = &[
    ("GET /healthz", NoTable, Own, "", EVERYBODY),
    ("GET /assets/{name}", NoTable, Own, "", EVERYBODY),
    ("GET /metrics", NoTable, Own, "", EVERYBODY),
    ("GET /openapi.json", NoTable, Own, "", EVERYBODY),
    ("GET /", NoTable, Own, "", EVERYBODY),
    ("GET /new", NoTable, Own, "", EVERYBODY),
    ("GET /learn", NoTable, Own, "", EVERYBODY),
    ("GET /learn/{game}", NoTable, Own, "", EVERYBODY),
    ("GET /rules/{game}", NoTable, Own, "", EVERYBODY),
    ("GET /reference/{game}", NoTable, Own, "", EVERYBODY),
    ("GET /glossary/{game}", NoTable, Own, "", EVERYBODY),
    ("GET /help/{game}/{shelf}", NoTable, Own, "", EVERYBODY),
    ("GET /learn/{game}/lessons", NoTable, Own, "", EVERYBODY),
    ("GET /fairness", NoTable, Own, "", EVERYBODY),
    ("POST /learn/{game}/lessons/{lesson}", NoTable, Own, "", ALL_LED_ON),
    ("GET /account", NoTable, Own, "", EVERYBODY),
    ("POST /tables", NoTable, Own, "game=stroganov", ALL_LED_ON),
    ("POST /language", NoTable, Own, "language=fr", ALL_LED_ON),
    ("POST /account", NoTable, Own, "do=sign-out", ALL_LED_ON),
    // Only an account has tokens.
    ("POST /account", NoTable, Own, "do=make-token&label=bot", [422, 200, 200, 200, 200]),
    ("GET /preferences", NoTable, Own, "", EVERYBODY),
    ("POST /preferences", NoTable, Own, "speed=fast", ALL_LED_ON),
    ("POST /preferences", NoTable, Own, "speed=warp", [422; 5]),
    ("GET /t/{id}", Playing, Own, "", EVERYBODY),
    ("GET /t/{id}/events", Playing, Own, "", EVERYBODY),
    ("GET /t/{id}/turn", Playing, Own, "", EVERYBODY),
    ("GET /t/{id}/record", Playing, Own, "", EVERYBODY),
    ("GET /t/{id}/record", Lobby, Own, "", [409; 5]),
    ("GET /t/{id}/replay", Playing, Own, "", [409; 5]),
    ("GET /t/{id}/replay", Ended, Own, "", EVERYBODY),
    // The table was given up: there is no end to be judged.
    ("GET /t/{id}/analysis", Playing, Own, "", [409; 5]),
    ("GET /t/{id}/analysis", Ended, Own, "", [409; 5]),
    ("GET /t/{id}/verify", Playing, Own, "", [409; 5]),
    ("GET /t/{id}/verify", Ended, Own, "", EVERYBODY),
    // A free seat is for whoever has none.
    ("POST /t/{id}/seat/{seat}/take", Lobby, Last, "name=X", [303, 303, 409, 409, 303]),
    ("POST /t/{id}/seat/{seat}/take", Lobby, Own, "name=X", [409; 5]),
    ("POST /t/{id}/seat/{seat}/take", Playing, Own, "name=X", [403, 403, 403, 409, 403]),
    ("POST /t/{id}/seat/{seat}/leave", Lobby, Own, "", [403, 403, 403, 303, 303]),
    ("POST /t/{id}/seat/{seat}/leave", Playing, Own, "", [403, 403, 403, 303, 403]),
    ("POST /t/{id}/seat/{seat}/bot", Lobby, Last, "level=random", [403, 403, 403, 403, 303]),
    ("POST /t/{id}/seat/{seat}/bot", Playing, Own, "level=random", [403, 403, 409, 303, 403]),
    ("POST /t/{id}/seat/{seat}/person", Lobby, Last, "", [403, 403, 403, 403, 409]),
    ("POST /t/{id}/seat/{seat}/person", Playing, Own, "", [403, 403, 403, 409, 403]),
    ("POST /t/{id}/seat/{seat}/reveal", Playing, Own, "added=tea", [403, 403, 403, 409, 403]),
    ("POST /t/{id}/seat/{seat}/regard", Playing, Own, "as=muted", [403, 303, 303, 409, 303]),
    ("POST /t/{id}/seat/{seat}/regard", Playing, Last, "as=blocked", [403, 409, 409, 409, 409]),
    ("POST /t/{id}/seat/{seat}/report", Playing, Own, "text=tea", [403, 200, 200, 409, 200]),
    ("POST /t/{id}/start", Full, Own, "", [403, 403, 403, 403, 303]),
    ("POST /t/{id}/start", Lobby, Own, "", [403, 403, 403, 403, 409]),
    ("POST /t/{id}/act", Playing, Own, "seq=SEQ&action=ACTION", [403, 403, 409, 303, 403]),
    ("POST /t/{id}/read", Reading, Own, "seq=SEQ", [403, 403, 403, 303, 403]),
    ("POST /t/{id}/coach", Coached, Own, "on=0", [403, 403, 303, 303, 403]),
    ("POST /t/{id}/coach", Playing, Own, "on=0", [403, 403, 409, 409, 403]),
    ("POST /t/{id}/read", Playing, Own, "seq=SEQ", [403, 403, 403, 409, 403]),
    ("POST /t/{id}/undo", Undoable, Own, "seq=SEQ", [403, 403, 409, 303, 403]),
    ("POST /t/{id}/why", Playing, Own, "action=ACTION", EVERYBODY),
    ("POST /t/{id}/hint", Playing, Own, "", [403, 403, 409, 200, 403]),
    ("POST /t/{id}/hint", Lobby, Own, "", [409; 5]),
    ("POST /t/{id}/chat", Playing, Own, "text=tea", [403, 403, 303, 303, 403]),
    ("POST /t/{id}/resign", Playing, Own, "seat=SEAT", [403, 403, 403, 303, 403]),
    ("POST /t/{id}/abandon", Lobby, Own, "", [403, 403, 403, 403, 303]),
    ("POST /t/{id}/abandon", Playing, Own, "", [403, 403, 303, 303, 403]),
    ("POST /t/{id}/rematch", Ended, Own, "", [403, 403, 303, 303, 403]),
    ("POST /t/{id}/rematch", Playing, Own, "", [403, 403, 409, 409, 403]),
    ("GET /api/v1/games", NoTable, Own, "", EVERYBODY),
    ("GET /api/v1/me", NoTable, Own, "", [401, 200, 200, 200, 200]),
    ("GET /api/v1/tables", NoTable, Own, "", EVERYBODY),
    ("POST /api/v1/tables", NoTable, Own, r#"{"game": "stroganov"}"#, [401, 201, 201, 201, 201]),
    ("GET /api/v1/tables/{id}", Playing, Own, "", EVERYBODY),
    ("GET /api/v1/tables/{id}/actions", Playing, Own, "", EVERYBODY),
    ("GET /api/v1/tables/{id}/events", Playing, Own, "", EVERYBODY),
    ("GET /api/v1/tables/{id}/record", Playing, Own, "", EVERYBODY),
    ("GET /api/v1/tables/{id}/record", Lobby, Own, "", [409; 5]),
    ("POST /api/v1/tables/{id}/actions", Playing, Own, r#"{"seq": SEQ, "action": "ACTION"}"#, [401, 403, 409, 200, 403]),
    ("POST /api/v1/tables/{id}/undo", Undoable, Own, r#"{"seq": SEQ}"#, [401, 403, 409, 200, 403]),
    ("POST /api/v1/tables/{id}/check", Playing, Own, r#"{"action": "ACTION"}"#, [401, 403, 409, 200, 403]),
    ("GET /api/v1/tables/{id}/analysis", Playing, Own, "", [409; 5]),
    ("GET /api/v1/tables/{id}/analysis", Ended, Own, "", [409; 5]),
    ("GET /api/v1/tables/{id}/hint", Playing, Own, "", [401, 403, 409, 200, 403]),
    ("GET /api/v1/tables/{id}/hint", Lobby, Own, "", [401, 409, 409, 409, 409]),
    ("POST /api/v1/tables/{id}/chat", Playing, Own, r#"{"text": "tea"}"#, [401, 403, 204, 204, 403]),
    ("POST /api/v1/tables/{id}/join", Lobby, Last, r#"{"seat": SEAT}"#, [401, 200, 409, 409, 200]),
    ("POST /api/v1/tables/{id}/join", Lobby, Own, r#"{"seat": SEAT}"#, [401, 409, 409, 409, 409]),
    ("POST /api/v1/tables/{id}/join", Playing, Own, r#"{"seat": SEAT}"#, [401, 403, 403, 409, 403]),
    ("POST /api/v1/tables/{id}/leave", Lobby, Own, r#"{"seat": SEAT}"#, [401, 403, 403, 200, 200]),
    ("POST /api/v1/tables/{id}/leave", Playing, Own, r#"{"seat": SEAT}"#, [401, 403, 403, 200, 403]),
    ("POST /api/v1/tables/{id}/bot", Lobby, Last, r#"{"seat": SEAT, "level": "random"}"#, [401, 403, 403, 403, 200]),
    ("POST /api/v1/tables/{id}/bot", Playing, Own, r#"{"seat": SEAT, "level": "random"}"#, [401, 403, 409, 200, 403]),
    ("GET /api/v1/tables/{id}/chain", Lobby, Own, "", EVERYBODY),
    ("GET /api/v1/tables/{id}/chain", Playing, Own, "", EVERYBODY),
    ("POST /api/v1/tables/{id}/reveal", Playing, Own, r#"{"seat": SEAT, "added": "tea"}"#, [401, 403, 403, 409, 403]),
    ("POST /api/v1/tables/{id}/start", Full, Own, "{}", [401, 403, 403, 403, 200]),
    ("POST /api/v1/tables/{id}/resign", Playing, Own, r#"{"seat": SEAT}"#, [401, 403, 403, 200, 403]),
    ("POST /api/v1/tables/{id}/abandon", Lobby, Own, "{}", [401, 403, 403, 403, 200]),
    ("POST /api/v1/tables/{id}/abandon", Playing, Own, "{}", [401, 403, 200, 200, 403]),
];

const VISITORS: [&str; 5] = ["stranger", "spectator", "other seat", "own seat", "host"];

#[test]
fn every_route_is_in_the_table() {
    let name = |route: &Route| format!("{} {}", route.method, route.path);
    for route in ROUTES {
        assert!(TABLE.iter().any(|row| row.0 == name(route)), "{} has no entry", name(route));
    }
    for row in TABLE {
        assert!(ROUTES.iter().any(|route| name(route) == row.0), "{} is no route", row.0);
    }
}

/// Somebody with a session and a token.
#[derive(Clone)]
struct Somebody {
    person: String,
    session: String,
    token: Option<String>,
}

impl Somebody {
    async fn new(hall: &Arc<Hall>, name: &str) -> Somebody {
        let person = Person {
            id: name.to_owned(),
            name: name.to_owned(),
            login: Some(name.to_owned()),
            ..Person::default()
        };
        hall.store.add_person(&person, 1).await.expect("a new account");
        let session = hall.settings.random.token();
        hall.store.add_session(&hash(&["session", &session]), name, 1).await.expect("a session");
        let (token, kept) = new_token(&hall.settings.random);
        let named = Token { id: name.to_owned(), label: name.to_owned(), created_ms: 1, used_ms: 0 };
        hall.store.add_token(&kept, name, &named).await.expect("a token");
        Somebody { person: name.to_owned(), session, token: Some(token) }
    }
}

/// The people of one question: by kind, in the order of [`VISITORS`].
async fn people(hall: &Arc<Hall>, number: usize) -> [Somebody; 5] {
    let somebody = async |kind: &str| Somebody::new(hall, &format!("{kind}{number}")).await;
    let stranger = Somebody { person: String::new(), session: hall.settings.random.token(), token: None };
    [
        stranger,
        somebody("spectator").await,
        somebody("other").await,
        somebody("own").await,
        somebody("host").await,
    ]
}

/// The table that is asked for.
async fn table(hall: &Arc<Hall>, at: At, people: &[Somebody; 5]) -> Arc<Room> {
    let sit = |person: &Somebody| Sitting::Person {
        person: person.person.clone(),
        name: person.person.clone(),
        added: "tea".to_owned(),
        promise: None,
    };
    let [_, _, other, own, host] = people;
    let last = if at == Lobby { Sitting::Nobody } else { Sitting::Bot { level: "random".to_owned() } };
    let mut setup = Setup {
        game: "stroganov".to_owned(),
        options: json!({"players": 3}).as_object().expect("an object").clone(),
        listed: true,
        correspondence: false,
        clock: None,
        hints: true,
        host: host.person.clone(),
        secret: Seed::from_text("the same for all"),
        seats: vec![sit(own), sit(other), last],
        position: None,
        teaching: None,
    };
    if at == Full {
        setup.seats[2] = sit(other);
    }
    if at == Coached {
        setup.teaching = Some(Teaching::Coach);
    }
    if at == Reading {
        setup = lesson("stroganov", "hunt")
            .expect("a lesson")
            .setup(&host.person, sit(own))
            .expect("it is possible");
        setup.seats[1] = sit(other);
    }
    // A game in which a person decides first, and can take that decision back if that is wanted.
    for number in 0..1000 {
        setup.secret = Seed::from_text(&number.to_string());
        let id = hall.rooms.make(setup.clone()).await.expect("a table");
        let room = hall.room(&id).await.expect("it opens").expect("it is there");
        if matches!(at, Lobby | Full | NoTable) {
            return room;
        }
        let fold = room.change(None, |fold| Ok(Deed::start(&fold.setup.game))).await.expect("it begins");
        if fold.deciding().is_none_or(|seat| seat.index() != 0) {
            continue;
        }
        if at == Ended {
            for person in [other, own] {
                room.change(None, |_| Ok(Deed::give_up(&person.person))).await.expect("it ends");
            }
        }
        if at == Undoable && !decide_undoably(&room).await {
            continue;
        }
        return room;
    }
    panic!("no such table");
}

/// Plays until the first seat has decided something that can be taken back.
async fn decide_undoably(room: &Room) -> bool {
    let own = samovar_engine::Seat::new(0);
    for _ in 0..200 {
        let fold = room.fold();
        let (Some(seat), Some(game)) = (fold.deciding(), &fold.game) else { return false };
        let undoable = |action: &&String| {
            let mut copy = game.copy();
            copy.play(action).is_ok()
                && copy.may_undo(own, 1)
                && copy.turn() == samovar_engine::Turn::Decide(own)
        };
        let legal = game.legal();
        let found = legal.iter().find(undoable).filter(|_| seat == own).cloned();
        let action = found.clone().unwrap_or_else(|| legal[0].clone());
        let deed = Deed::Act { seat: seat.index() as u8, action, bot: seat.index() == 2, stood_in: false };
        room.change(None, |_| Ok(deed)).await.expect("it is legal");
        if found.is_some() {
            return true;
        }
    }
    false
}

/// Sends what a row says as somebody, and hands back the status.
async fn ask(
    hall: &Arc<Hall>,
    row: &(&str, At, Which, &str, Expected),
    room: &Room,
    who: &Somebody,
) -> StatusCode {
    let (method, path) = row.0.split_once(' ').expect("a method and a path");
    let fold = room.fold();
    let seat = if row.2 == Own { 0 } else { 2 };
    let action = fold.game.as_ref().and_then(|game| game.legal().first().cloned()).unwrap_or_default();
    let path = path.replace("{id}", &room.id).replace("{seat}", &seat.to_string());
    let path = path
        .replace("{name}", "style.css")
        .replace("{game}", "stroganov")
        .replace("{shelf}", "aid")
        .replace("{lesson}", "hunt");
    let path = if path == "/new" { "/new?game=stroganov".to_owned() } else { path };
    let route =
        ROUTES.iter().find(|route| (route.method, route.path) == row.0.split_once(' ').expect("both"));
    let door = route.expect("a route").door;
    let sent = row.3.replace("SEQ", &fold.seq.to_string()).replace("SEAT", &seat.to_string());
    let mut request = Request::builder().method(Method::from_bytes(method.as_bytes()).expect("a method"));
    request = request.uri(path).header(header::HOST, HOST);
    let body = match door {
        Door::Open => String::new(),
        Door::Page => {
            request = request.header(header::COOKIE, format!("samovar={}", who.session));
            request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
            let csrf = hash(&["csrf", &who.session])[..32].to_owned();
            format!("{}&csrf={csrf}", sent.replace("ACTION", &action.replace(' ', "+")))
        }
        Door::Api => {
            if let Some(token) = &who.token {
                request = request.header(header::AUTHORIZATION, format!("Bearer {token}"));
            }
            request = request.header(header::CONTENT_TYPE, "application/json");
            sent.replace("ACTION", &action)
        }
    };
    let request = request.body(Body::from(body)).expect("a request");
    let response = router(hall.clone()).oneshot(request).await.expect("an answer");
    let (parts, mut body) = response.into_parts();
    // A stream never ends: its beginning is enough.
    let _ = body.frame().await;
    parts.status
}

#[tokio::test]
async fn everybody_may_do_what_the_table_says_and_nothing_else() {
    let (_file, hall) = open().await;
    let mut wrong = Vec::new();
    for (number, row) in TABLE.iter().enumerate() {
        let people = people(&hall, number).await;
        for ((who, visitor), expected) in people.iter().zip(VISITORS).zip(row.4) {
            let room = table(&hall, row.1, &people).await;
            let before = (room.fold().seq, room.scene().chat.len());
            let status = ask(&hall, row, &room, who).await;
            if status != expected {
                wrong.push(format!("{} ({:?}) by {visitor}: {status}, not {expected}", row.0, row.1));
            }
            let after = (room.fold().seq, room.scene().chat.len());
            if status.is_client_error() && after != before {
                wrong.push(format!("{} by {visitor} was refused and changed the table", row.0));
            }
            if status.is_server_error() {
                wrong.push(format!("{} by {visitor} failed", row.0));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
