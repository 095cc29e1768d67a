//! Names and passwords.

use std::sync::Arc;

use argon2::Argon2;
use argon2::password_hash::PasswordVerifier;
use argon2::password_hash::phc::PasswordHash;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use samovar_engine::Message;
use samovar_web::model::{Access, Account};
use samovar_web::page;

use super::access::{self, Attempt};
use super::home::my_tables;
use super::problem::{Problem, Reply};
use super::visitor::{Posted, Visitor, is_secure, session_cookie, session_hash, set_cookie, unfit_name};
use crate::hall::Hall;
use crate::names;
use crate::people::{self, LONGEST_PASSWORD, SHORTEST_PASSWORD};
use crate::store::{Person, StoreError};
use crate::text::clean_name;
use samovar_table::deed::Deed;

pub async fn show(State(hall): State<Arc<Hall>>, visitor: Visitor) -> Reply {
    page(&hall, &visitor, StatusCode::OK, Account::default()).await
}

/// The account page, with what the last form left to say.
async fn page(hall: &Hall, visitor: &Visitor, status: StatusCode, account: Account) -> Reply {
    let tables = my_tables(hall, visitor).await?;
    let access = Access { new_token: account.access.new_token, ..access::access(hall, visitor).await? };
    let account = Account { tables, access, ..account };
    visitor.draw(hall, status, move |reader| page::account(reader, &account)).await
}

pub async fn change(State(hall): State<Arc<Hall>>, posted: Posted) -> Reply {
    let name = clean_name(posted.fields.get("name").unwrap_or_default());
    // Blanks around a password are part of it.
    let typed = |name: &str| posted.fields.0.iter().find(|(key, _)| key == name);
    let typed = |name: &str| typed(name).map(|(_, value)| value.clone()).unwrap_or_default();
    let (password, new_password) = (typed("password"), typed("new-password"));
    let visitor = posted.visitor.clone();
    let done = match posted.fields.get("do") {
        Some("name") => rename(&hall, posted.visitor, &name).await?,
        Some("register") => register(&hall, posted.visitor, &name, password).await?,
        Some("sign-in") => sign_in(&hall, posted.visitor, &name, password).await?,
        Some("sign-out") => sign_out(&hall, posted.visitor).await?,
        Some("password") => change_password(&hall, posted.visitor, password, new_password).await?,
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
    if let Some(fault) = unfit_name(hall, name).await? {
        return Ok(Err(fault));
    }
    visitor.remembered(hall, Some(name)).await?;
    Ok(Ok(go("/account")))
}

async fn register(hall: &Hall, mut visitor: Visitor, name: &str, password: String) -> Done {
    if name.is_empty() {
        return Ok(Err("account-name-empty"));
    }
    if let Some(fault) = names::fault(name).or_else(|| unfit(&password)) {
        return Ok(Err(fault));
    }
    if visitor.person.as_ref().is_some_and(|person| person.login.is_some()) {
        return Ok(Err("account-already"));
    }
    access::count_account(hall, visitor.limited).await?;
    let person = visitor.remembered(hall, None).await?;
    let hashed = hash_password(hall, &visitor, password).await?;
    let login = Some(name.to_lowercase());
    let person = Person { name: name.to_owned(), login, password: Some(hashed), ..person };
    match hall.store.change_person(&person).await {
        Ok(()) => Ok(Ok(new_session(hall, &visitor, &person.id, "/account").await?)),
        Err(StoreError::Taken) => Ok(Err("account-name-taken")),
        Err(error) => Err(error.into()),
    }
}

/// What is wrong with a password that somebody chose.
fn unfit(password: &str) -> Option<&'static str> {
    if password.chars().count() < SHORTEST_PASSWORD {
        return Some("account-password-short");
    }
    (password.len() > LONGEST_PASSWORD).then_some("account-password-long")
}

/// Changes the password of an account; every other browser is signed out, and programs need new tokens.
async fn change_password(hall: &Hall, visitor: Visitor, password: String, new_password: String) -> Done {
    let Some(person) = visitor.person.clone().filter(|person| person.login.is_some()) else {
        return Ok(Err("account-guest-password"));
    };
    if let Some(fault) = unfit(&new_password) {
        return Ok(Err(fault));
    }
    let attempt = Attempt::begin(hall, person.login.as_deref().unwrap_or_default(), &visitor).await?;
    if !check_password(hall, &visitor, password, person.password.clone()).await? {
        return Ok(Err("account-wrong"));
    }
    attempt.was_right(hall).await?;
    let person = Person { password: Some(hash_password(hall, &visitor, new_password).await?), ..person };
    hall.store.change_person(&person).await?;
    access::end_other_sessions(hall, &visitor).await?;
    hall.store.end_tokens(&person.id).await?;
    hall.store.forget_places(&person.id).await?;
    let known = access::know_place(hall, &visitor, &person.id).await?;
    let token = renew_session(hall, &visitor, &person.id).await?;
    let cookie = session_cookie(&token, is_secure(&visitor.base));
    let visitor = Visitor { token, person: Some(person), ..visitor };
    let account = Account { password_changed: true, ..Account::default() };
    let mut response = page(hall, &visitor, StatusCode::OK, account).await?;
    set_cookie(&mut response, cookie);
    set_cookie(&mut response, known);
    Ok(Ok(response))
}

async fn sign_in(hall: &Arc<Hall>, visitor: Visitor, name: &str, password: String) -> Done {
    let login = name.to_lowercase();
    let attempt = Attempt::begin(hall, &login, &visitor).await?;
    let person = hall.store.person_by_login(&login).await?;
    let hashed = person.as_ref().and_then(|person| person.password.clone());
    // Somebody who does not exist takes as long as somebody who does.
    let right = check_password(hall, &visitor, password, hashed).await?;
    let Some(person) = person.filter(|_| right) else { return Ok(Err("account-wrong")) };
    attempt.was_right(hall).await?;
    if let Some(guest) =
        visitor.person.as_ref().filter(|guest| guest.login.is_none() && guest.id != person.id)
    {
        adopt(hall, &guest.id, &person.id).await?;
        if person.preferences.is_empty() && !guest.preferences.is_empty() {
            hall.store.set_preferences(&person.id, &guest.preferences).await?;
        }
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
        let attempt = Attempt::begin(hall, login, &visitor).await?;
        if !check_password(hall, &visitor, password, person.password.clone()).await? {
            return Ok(Err("account-wrong"));
        }
        attempt.was_right(hall).await?;
    }
    hall.forget(&person.id).await?;
    sign_out(hall, visitor).await
}

/// A session under a new token, so that a token somebody else knew is worth nothing.
async fn renew_session(hall: &Hall, visitor: &Visitor, person: &str) -> Result<String, Problem> {
    let token = hall.settings.random.token();
    hall.store.end_session(&session_hash(&visitor.token)).await?;
    hall.store.add_session(&session_hash(&token), person, hall.now_ms()).await?;
    Ok(token)
}

/// A new session, and on to a page.
async fn new_session(hall: &Hall, visitor: &Visitor, person: &str, to: &str) -> Result<Response, Problem> {
    let token = renew_session(hall, visitor, person).await?;
    let mut response = go(to);
    set_cookie(&mut response, session_cookie(&token, is_secure(&visitor.base)));
    set_cookie(&mut response, access::know_place(hall, visitor, person).await?);
    Ok(response)
}

/// Gives a guest's seats to an account, and what the guest has learned.
async fn adopt(hall: &Arc<Hall>, from: &str, to: &str) -> Result<(), Problem> {
    hall.store.hand_lessons_over(from, to).await?;
    hall.store.hand_regards_over(from, to).await?;
    for table in hall.store.every_table_of(from).await? {
        let Some(room) = hall.room(&table).await? else { continue };
        let (from, to) = (from.to_owned(), to.to_owned());
        hall.change(&room, None, |_| Ok(Deed::Adopt { from, to })).await?;
    }
    Ok(())
}

async fn hash_password(hall: &Hall, visitor: &Visitor, password: String) -> Result<String, Problem> {
    let salt = hall.settings.random.bytes();
    let work = move || people::hash_password(&password, &salt[..16]);
    let hashed = hall.workers.run(visitor.claim(""), work).await?;
    hashed.map_err(|_| Problem::new(StatusCode::INTERNAL_SERVER_ERROR))
}

async fn check_password(
    hall: &Hall,
    visitor: &Visitor,
    password: String,
    hashed: Option<String>,
) -> Result<bool, Problem> {
    if password.len() > LONGEST_PASSWORD {
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
    Ok(hall.workers.run(visitor.claim(""), work).await?)
}
