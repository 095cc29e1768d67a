//! Names and passwords.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::phc::PasswordHash;
use argon2::password_hash::{PasswordHasher, PasswordVerifier};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use samovar_engine::Message;
use samovar_web::model::{Access, Account};
use samovar_web::page;

use super::access::{self, Attempt};
use super::home::my_tables;
use super::problem::Problem;
use super::visitor::{
    Posted, Visitor, clean_name, html, is_secure, session_cookie, session_hash, set_cookie,
};
use crate::card::Card;
use crate::deed::Deed;
use crate::fold::{Away, Stage};
use crate::hall::Hall;
use crate::room::Room;
use crate::store::{Person, StoreError};

/// The shortest password, in characters.
const SHORTEST: usize = 8;
/// The longest, in bytes: enough for anybody, too little to keep the server busy.
const LONGEST: usize = 256;
/// More than anybody has.
const ALL_TABLES: i64 = 10_000;

type Reply = Result<Response, Problem>;

pub async fn show(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Reply {
    page(&hall, &visitor, StatusCode::OK, Account::default()).await
}

/// The account page, with what the last form left to say.
async fn page(hall: &Hall, visitor: &Visitor, status: StatusCode, account: Account) -> Reply {
    let tables = my_tables(hall, visitor).await?;
    let access = Access { new_token: account.access.new_token, ..access::access(hall, visitor).await? };
    Ok(html(status, page::account(&visitor.reader(), &Account { tables, access, ..account })))
}

pub async fn change(State(hall): State<Arc<Hall>>, posted: Posted) -> Reply {
    let name = clean_name(posted.fields.get("name").unwrap_or_default());
    let password = posted.fields.0.iter().find(|(key, _)| key == "password");
    let password = password.map(|(_, value)| value.clone()).unwrap_or_default();
    let visitor = posted.visitor.clone();
    let done = match posted.fields.get("do") {
        Some("name") => rename(&hall, posted.visitor, &name).await?,
        Some("register") => register(&hall, posted.visitor, &name, password).await?,
        Some("sign-in") => sign_in(&hall, posted.visitor, &name, password).await?,
        Some("sign-out") => sign_out(&hall, posted.visitor).await?,
        Some("delete") => delete(&hall, posted.visitor, password).await?,
        Some("make-token") => {
            make_token(&hall, &visitor, posted.fields.get("label").unwrap_or_default()).await?
        }
        Some("end-token") => {
            access::end_token(&hall, &visitor, posted.fields.get("id").unwrap_or_default()).await?;
            Ok(go("/account"))
        }
        Some("end-session") => {
            access::end_session(&hall, &visitor, posted.fields.get("id").unwrap_or_default()).await?;
            Ok(go("/account"))
        }
        Some("end-other-sessions") => {
            access::end_other_sessions(&hall, &visitor).await?;
            Ok(go("/account"))
        }
        _ => return Err(Problem::new(StatusCode::BAD_REQUEST)),
    };
    match done {
        Ok(response) => Ok(response),
        Err(fault) => {
            let account = Account { typed: name, faults: vec![Message::new(fault)], ..Account::default() };
            page(&hall, &visitor, StatusCode::UNPROCESSABLE_ENTITY, account).await
        }
    }
}

/// What came of it: an answer, or what was wrong.
type Done = Result<Result<Response, &'static str>, Problem>;

fn go(to: &str) -> Response {
    Redirect::to(to).into_response()
}

/// Makes a token and shows it, this once.
async fn make_token(hall: &Hall, visitor: &Visitor, label: &str) -> Done {
    Ok(match access::make_token(hall, visitor, label).await? {
        Ok(token) => {
            let access = Access { new_token: Some(token), ..Access::default() };
            Ok(page(hall, visitor, StatusCode::OK, Account { access, ..Account::default() }).await?)
        }
        Err(fault) => Err(fault),
    })
}

async fn rename(hall: &Hall, mut visitor: Visitor, name: &str) -> Done {
    if name.is_empty() {
        return Ok(Err("account-name-empty"));
    }
    if visitor.person.as_ref().is_some_and(|person| person.login.is_some()) {
        return Ok(Err("account-name-fixed"));
    }
    visitor.remembered(hall, Some(name)).await?;
    Ok(Ok(go("/account")))
}

async fn register(hall: &Hall, mut visitor: Visitor, name: &str, password: String) -> Done {
    if name.is_empty() {
        return Ok(Err("account-name-empty"));
    }
    if password.chars().count() < SHORTEST {
        return Ok(Err("account-password-short"));
    }
    if password.len() > LONGEST {
        return Ok(Err("account-password-long"));
    }
    if visitor.person.as_ref().is_some_and(|person| person.login.is_some()) {
        return Ok(Err("account-already"));
    }
    let person = visitor.remembered(hall, None).await?;
    let hashed = hash_password(hall, password).await?;
    let login = Some(name.to_lowercase());
    let person = Person { name: name.to_owned(), login, password: Some(hashed), ..person };
    match hall.store.change_person(&person).await {
        Ok(()) => Ok(Ok(new_session(hall, &visitor, &person.id, "/account").await?)),
        Err(StoreError::Taken) => Ok(Err("account-name-taken")),
        Err(error) => Err(error.into()),
    }
}

async fn sign_in(hall: &Arc<Hall>, visitor: Visitor, name: &str, password: String) -> Done {
    let login = name.to_lowercase();
    let attempt = Attempt::begin(hall, &login, visitor.address).await?;
    let person = hall.store.person_by_login(&login).await?;
    let hashed = person.as_ref().and_then(|person| person.password.clone());
    // Somebody who does not exist takes as long as somebody who does.
    let right = check_password(hall, password, hashed).await?;
    let Some(person) = person.filter(|_| right) else { return Ok(Err("account-wrong")) };
    attempt.was_right(hall).await?;
    if let Some(guest) =
        visitor.person.as_ref().filter(|guest| guest.login.is_none() && guest.id != person.id)
    {
        adopt(hall, &guest.id, &person.id).await?;
    }
    Ok(Ok(new_session(hall, &visitor, &person.id, "/").await?))
}

async fn sign_out(hall: &Hall, visitor: Visitor) -> Done {
    hall.store.end_session(&session_hash(&visitor.token)).await?;
    let mut response = go("/");
    set_cookie(&mut response, session_cookie(&hall.settings.random.token(), is_secure(&visitor.base)));
    Ok(Ok(response))
}

async fn delete(hall: &Arc<Hall>, visitor: Visitor, password: String) -> Done {
    let Some(person) = &visitor.person else { return Ok(Ok(go("/"))) };
    if let Some(login) = &person.login {
        let attempt = Attempt::begin(hall, login, visitor.address).await?;
        if !check_password(hall, password, person.password.clone()).await? {
            return Ok(Err("account-wrong"));
        }
        attempt.was_right(hall).await?;
    }
    forget(hall, &person.id).await?;
    sign_out(hall, visitor).await
}

/// A session under a new token, so that a token somebody else knew is worth nothing.
async fn new_session(hall: &Hall, visitor: &Visitor, person: &str, to: &str) -> Result<Response, Problem> {
    let token = hall.settings.random.token();
    hall.store.end_session(&session_hash(&visitor.token)).await?;
    hall.store.add_session(&session_hash(&token), person, hall.now_ms()).await?;
    let mut response = go(to);
    set_cookie(&mut response, session_cookie(&token, is_secure(&visitor.base)));
    Ok(response)
}

/// Gives a guest's seats to an account.
async fn adopt(hall: &Arc<Hall>, from: &str, to: &str) -> Result<(), Problem> {
    for listed in hall.store.tables_of(from, ALL_TABLES).await? {
        let Some(room) = hall.room(&listed.id).await? else { continue };
        let (from, to) = (from.to_owned(), to.to_owned());
        hall.change(&room, None, |_| Ok(Deed::Adopt { from, to })).await?;
    }
    Ok(())
}

/// Forgets a person: seats are given up, and the name leaves every log and every list.
async fn forget(hall: &Arc<Hall>, person: &str) -> Result<(), Problem> {
    let tables = hall.store.tables_of(person, ALL_TABLES).await?;
    for listed in &tables {
        let Some(room) = hall.room(&listed.id).await? else { continue };
        give_up_seats(hall, &room, person).await;
        for entry in hall.store.entries(&listed.id, 0).await? {
            let Ok(deed) = Deed::read(&entry.body) else { continue };
            let (deed, changed) = deed.forgetting(person);
            if changed {
                hall.store.rewrite(&listed.id, entry.seq, &deed.write()).await?;
            }
        }
    }
    hall.store.forget_person(person).await?;
    for listed in &tables {
        if let Some(room) = hall.room(&listed.id).await? {
            room.reread().await?;
            hall.store.redraw(&listed.id, &Card::of(&room.fold()).write()).await?;
        }
    }
    Ok(())
}

async fn give_up_seats(hall: &Arc<Hall>, room: &Arc<Room>, person: &str) {
    let fold = room.fold();
    for seat in fold.seats_of(person) {
        let away = fold.places[seat.index()].away;
        let seat = seat.index() as u8;
        let deed = match fold.stage {
            Stage::Lobby => Deed::Rise { seat },
            Stage::Playing if away != Some(Away::Resigned) => Deed::Resign { seat },
            _ => continue,
        };
        // The table may have ended by the last deed; then there is nothing left to give up.
        let _ = hall.change(room, None, move |_| Ok(deed)).await;
    }
}

async fn hash_password(hall: &Hall, password: String) -> Result<String, Problem> {
    let salt = hall.settings.random.bytes();
    let work = move || {
        let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt[..16]);
        hash.map(|hash: PasswordHash| hash.to_string()).map_err(|error| error.to_string())
    };
    let hashed = hall.hashing(work).await.and_then(Result::ok);
    hashed.ok_or_else(|| Problem::new(StatusCode::INTERNAL_SERVER_ERROR))
}

async fn check_password(hall: &Hall, password: String, hashed: Option<String>) -> Result<bool, Problem> {
    if password.len() > LONGEST {
        return Ok(false);
    }
    let work = move || {
        // The hash of nothing anybody knows.
        let nobody =
            "$argon2id$v=19$m=19456,t=2,p=1$c2Ftb3ZhcnNhbW92YXI$YWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXphYmNkZWY";
        let known = hashed.is_some();
        let hash = hashed.unwrap_or_else(|| nobody.to_owned());
        let right = PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok());
        known && right
    };
    hall.hashing(work).await.ok_or_else(|| Problem::new(StatusCode::INTERNAL_SERVER_ERROR))
}
