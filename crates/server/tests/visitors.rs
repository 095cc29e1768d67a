//! Sessions, forms from elsewhere, languages, names and passwords.

use crate::common::browser::{Browser, DONE, SOLO};
use crate::common::{File, open};
use axum::body::Body;
use axum::http::{Method, StatusCode};
use samovar_server::hall::Hall;
use samovar_table::fold::Stage;

const REFUSED: StatusCode = StatusCode::UNPROCESSABLE_ENTITY;

#[tokio::test]
async fn every_answer_is_protected() {
    let (_file, hall) = open().await;
    let mut anna = Browser::new(&hall);
    for path in ["/", "/nowhere", "/healthz", "/assets/nothing", "/account"] {
        let answer = anna.get(path).await;
        let policy = answer.header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self';"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn a_newcomer_gets_a_token_that_scripts_cannot_read_and_nothing_is_stored_yet() {
    let (_file, hall) = open().await;
    let mut anna = Browser::new(&hall);
    let answer = anna.get("/").await;
    let cookie = answer.header("set-cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"), "{cookie}");
    let token = anna.token.clone().expect("a token");
    assert_eq!(token.len(), 64);
    assert_eq!(anna.get("/").await.header("set-cookie"), "", "once is enough");
    let id = anna.make(SOLO).await;
    let person = anna.room(&id).await.fold().people()[0].clone();
    assert!(!person.contains(&token) && !token.contains(&person));
    assert_eq!(hall.store.person_of(&token).await.expect("answered"), None, "the token itself is not stored");
}

#[tokio::test]
async fn behind_tls_the_token_never_travels_in_the_open() {
    let file = File::new();
    let origin = Some("https://tea.example".to_owned());
    let settings = samovar_server::settings::Settings { origin, ..crate::common::browser::settings() };
    let hall = Hall::open(file.open().await, settings);
    let mut anna = Browser::new(&hall);
    assert!(anna.get("/").await.header("set-cookie").contains("; Secure"));
}

#[tokio::test]
async fn forms_from_elsewhere_do_nothing() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let csrf = anna.csrf();
    let with = |csrf: &'static str| [SOLO, &[("csrf", csrf)]].concat();
    let csrf: &'static str = Box::leak(csrf.into_boxed_str());
    let forbidden = StatusCode::FORBIDDEN;
    assert_eq!(anna.post_bare("/tables", SOLO, Vec::new()).await.status, forbidden, "no token");
    assert_eq!(anna.post_bare("/tables", &with("0"), Vec::new()).await.status, forbidden, "a wrong one");
    for header in [
        ("origin", "http://coffee.example"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let answer = anna.post_bare("/tables", &with(csrf), vec![header]).await;
        assert_eq!(answer.status, forbidden, "{header:?}");
    }
    let own = vec![("origin", "http://tea.example"), ("sec-fetch-site", "same-origin")];
    assert_eq!(anna.post_bare("/tables", &with(csrf), own).await.status, DONE);
    let mut fresh = Browser::new(&hall);
    assert_eq!(fresh.post("/tables", SOLO).await.status, forbidden, "no cookie");
    let mut other = Browser::visiting(&hall).await;
    assert_eq!(
        other.post_bare("/tables", &with(csrf), Vec::new()).await.status,
        forbidden,
        "another's token"
    );
}

#[tokio::test]
async fn a_form_can_be_too_long() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let long = "x".repeat(100_000);
    assert_eq!(anna.post("/tables", &[("game", &long)]).await.status, StatusCode::PAYLOAD_TOO_LARGE);
}

#[tokio::test]
async fn the_language_is_the_browsers_until_another_is_chosen() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let page = async |anna: &mut Browser, accept: &'static str| {
        let headers = vec![("accept-language", accept)];
        anna.ask(Method::GET, "/nowhere", headers, Body::empty()).await.body
    };
    let czech = page(&mut anna, "cs").await;
    assert_eq!(page(&mut anna, "de, en;q=0.5, cs-CZ;q=0.9").await, czech);
    assert_eq!(page(&mut anna, "tlh").await, page(&mut anna, "en-GB").await);
    let answer = anna.post("/language", &[("language", "cs"), ("back", "/account?x=1")]).await;
    assert_eq!((answer.status, answer.location()), (DONE, "/account?x=1"));
    assert_eq!(page(&mut anna, "en").await, czech);
}

#[tokio::test]
async fn a_choice_of_language_leads_nowhere_else() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    for back in ["https://coffee.example", "//coffee.example", "/\\coffee.example", "javascript:1", "", "x"] {
        let answer = anna.post("/language", &[("language", "fr"), ("back", back)]).await;
        assert_eq!(answer.location(), "/", "{back:?}");
    }
}

#[tokio::test]
async fn an_account_keeps_the_guests_tables() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let id = anna.make(SOLO).await;
    let before = anna.token.clone();
    let register = |name, password| [("do", "register"), ("name", name), ("password", password)];
    assert_eq!(anna.post("/account", &register("Anna", "short")).await.status, REFUSED);
    assert_eq!(anna.post("/account", &register("  ", "long enough")).await.status, REFUSED);
    assert_eq!(anna.post("/account", &register("Anna", "long enough")).await.status, DONE);
    assert_ne!(anna.token, before, "a new session");
    assert_eq!(anna.act(&id).await.status, DONE, "still her seat");
    assert_eq!(anna.post("/account", &register("Anna", "long enough")).await.status, REFUSED, "once");

    let mut other = Browser::visiting(&hall).await;
    assert_eq!(other.post("/account", &register("aNNa", "long enough")).await.status, REFUSED, "taken");
    let sign_in = |password| [("do", "sign-in"), ("name", "anna"), ("password", password)];
    assert_eq!(other.post("/account", &sign_in("wrong enough")).await.status, REFUSED);
    let nobody = [("do", "sign-in"), ("name", "nobody"), ("password", "long enough")];
    assert_eq!(other.post("/account", &nobody).await.status, REFUSED);
    let as_guest: Vec<_> = SOLO.iter().copied().filter(|(field, _)| *field != "name").collect();
    let theirs = other.make(&as_guest).await;
    assert_eq!(other.post("/account", &sign_in("long enough")).await.status, DONE);
    assert_eq!(other.act(&id).await.status, DONE, "her seat from another browser");
    assert_eq!(anna.act(&theirs).await.status, DONE, "and what she began there as a guest");

    assert_eq!(other.post("/account", &[("do", "sign-out")]).await.status, DONE);
    assert_eq!(other.act(&id).await.status, StatusCode::FORBIDDEN);
    assert_eq!(anna.act(&id).await.status, DONE, "others stay signed in");
}

#[tokio::test]
async fn preferences_stay_with_the_person_and_an_account_has_them_everywhere() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let root = async |browser: &mut Browser, path: &str| {
        let page = browser.get(path).await.body;
        page.split("<head>").next().expect("a root element").to_owned()
    };
    assert!(root(&mut anna, "/").await.contains("data-theme=\"system\""));
    let answer = anna.post("/preferences", &[("theme", "dark"), ("sound", "0"), ("sound", "1")]).await;
    assert_eq!((answer.status, answer.location()), (DONE, "/preferences?saved=1"));
    assert!(anna.get(answer.location()).await.body.contains("Your preferences are saved."));
    for path in ["/", "/account", "/preferences", "/nowhere"] {
        let root = root(&mut anna, path).await;
        assert!(root.contains("data-theme=\"dark\"") && root.contains("data-sound=\"1\""), "{path}: {root}");
    }
    // One at a time, as the page's own script changes them.
    anna.script = true;
    assert_eq!(anna.post("/preferences", &[("speed", "fast")]).await.status, StatusCode::NO_CONTENT);
    assert_eq!(anna.post("/preferences", &[("speed", "warp")]).await.status, REFUSED);
    anna.script = false;
    let refused = anna.post("/preferences", &[("speed", "warp"), ("theme", "light")]).await;
    assert_eq!(refused.status, REFUSED);
    assert!(refused.body.contains("warp"), "the fault is named");
    assert!(root(&mut anna, "/").await.contains("data-theme=\"dark\""), "nothing of it was taken");

    let register = [("do", "register"), ("name", "Anna"), ("password", "long enough")];
    assert_eq!(anna.post("/account", &register).await.status, DONE);
    let mut phone = Browser::visiting(&hall).await;
    assert!(!root(&mut phone, "/").await.contains("data-theme=\"dark\""));
    let sign_in = [("do", "sign-in"), ("name", "Anna"), ("password", "long enough")];
    assert_eq!(phone.post("/account", &sign_in).await.status, DONE);
    let there = root(&mut phone, "/").await;
    assert!(there.contains("data-theme=\"dark\"") && there.contains("data-speed=\"fast\""), "{there}");
    assert_eq!(phone.post("/preferences", &[("theme", "light")]).await.status, DONE);
    assert!(root(&mut anna, "/").await.contains("data-theme=\"light\""), "and back");
}

#[tokio::test]
async fn an_account_without_preferences_takes_over_the_guests() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let register = [("do", "register"), ("name", "Anna"), ("password", "long enough")];
    assert_eq!(anna.post("/account", &register).await.status, DONE);
    let sign_in = [("do", "sign-in"), ("name", "Anna"), ("password", "long enough")];
    for (chosen, kept) in [("125", "125"), ("150", "125")] {
        let mut guest = Browser::visiting(&hall).await;
        assert_eq!(guest.post("/preferences", &[("zoom", chosen)]).await.status, DONE);
        assert_eq!(guest.post("/account", &sign_in).await.status, DONE);
        let page = guest.get("/").await.body;
        assert!(page.contains(&format!("data-zoom=\"{kept}\"")), "{chosen}");
    }
}

#[tokio::test]
async fn saving_preferences_leads_back_to_a_page_of_ours_and_nowhere_else() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let page = anna.get("/preferences?back=/t/abc").await.body;
    assert!(page.contains("name=\"back\" value=\"/t/abc\""));
    for (back, to) in [
        ("/t/abc", "/t/abc"),
        ("https://coffee.example", "/preferences?saved=1"),
        ("//coffee.example", "/preferences?saved=1"),
        ("/\\coffee.example", "/preferences?saved=1"),
    ] {
        let answer = anna.post("/preferences", &[("zoom", "125"), ("back", back)]).await;
        assert_eq!((answer.status, answer.location()), (DONE, to), "{back}");
    }
}

#[tokio::test]
async fn a_guest_can_change_the_name_an_account_cannot() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    assert_eq!(anna.post("/account", &[("do", "name"), ("name", " Anna \u{202e}\n K. ")]).await.status, DONE);
    let id = anna.make(&[("game", "stroganov"), ("o-players", "1")]).await;
    assert_eq!(anna.room(&id).await.fold().places[0].name(), Some("Anna K."));
    assert_eq!(anna.post("/account", &[("do", "name"), ("name", "")]).await.status, REFUSED);
    let register = [("do", "register"), ("name", "Anna"), ("password", "long enough")];
    assert_eq!(anna.post("/account", &register).await.status, DONE);
    assert_eq!(anna.post("/account", &[("do", "name"), ("name", "Vera")]).await.status, REFUSED);
    assert_eq!(anna.post("/account", &[("do", "dance")]).await.status, StatusCode::BAD_REQUEST);
}

#[tokio::test]
async fn who_is_deleted_is_forgotten_everywhere() {
    let (_file, hall) = open().await;
    let mut anna = Browser::visiting(&hall).await;
    let register = [("do", "register"), ("name", "Anastasia"), ("password", "long enough")];
    assert_eq!(anna.post("/account", &register).await.status, DONE);
    let playing = anna.make(SOLO).await;
    let lobby = anna.make(&[("game", "stroganov"), ("o-players", "2"), ("public", "1")]).await;
    assert_eq!(anna.post(&format!("/t/{playing}/chat"), &[("text", "my secret")]).await.status, DONE);
    let delete = |password| [("do", "delete"), ("password", password)];
    assert_eq!(anna.post("/account", &delete("wrong enough")).await.status, REFUSED);
    assert_eq!(anna.post("/account", &delete("long enough")).await.status, DONE);

    let scene = anna.room(&playing).await.scene();
    assert_eq!(scene.fold.stage, Stage::Abandoned);
    assert!(scene.chat.is_empty());
    assert_eq!(anna.room(&lobby).await.fold().places[0].person(), None);
    for table in [&playing, &lobby] {
        for entry in hall.store.entries(table, 0).await.expect("entries") {
            assert!(!entry.body.contains("Anastasia"), "{}", entry.body);
        }
    }
    let listed = hall.store.listed(Stage::Lobby.word(), 10).await.expect("a list");
    assert!(listed.len() == 1 && !listed[0].card.contains("Anastasia"), "{listed:?}");
    assert_eq!(hall.store.person_by_login("anastasia").await.expect("answered"), None);
    let mut again = Browser::visiting(&hall).await;
    assert_eq!(again.post("/account", &register).await.status, DONE, "the name is free again");
}

#[tokio::test]
async fn a_seeded_server_makes_the_same_table_whoever_looks_in() {
    let made = async |strangers: usize| {
        let (_file, hall) = open().await;
        let mut anna = Browser::visiting(&hall).await;
        for _ in 0..strangers {
            Browser::visiting(&hall).await;
        }
        let id = anna.make(SOLO).await;
        let setup = anna.room(&id).await.fold().setup.clone();
        (id, setup)
    };
    assert_eq!(made(3).await, made(0).await);
}
