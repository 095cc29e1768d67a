//! Taking seats, leaving them, and starting.

use axum::extract::Path;
use axum::http::StatusCode;
use samovar_table::fold::Fold;
use samovar_table::permit::{self, Permit, Wish};

use super::at::At;
use super::problem::{Problem, Reply};
use super::regard::unwelcome;
use super::table::refuse;
use super::visitor::{Posted, unfit_name};
use crate::room::NotDone;
use crate::text::{LONGEST_ADDED, clean_name, promise};

type Which = Path<(String, u8)>;

/// Changes a table and answers the form.
pub async fn change(
    at: &At<Posted>,
    expected: Option<i64>,
    decide: impl FnOnce(&Fold) -> Permit + Send + 'static,
) -> Reply {
    match at.hall.change(&at.room, expected, decide).await {
        Ok(_) => Ok(at.by.done(&format!("/t/{}", at.room.id))),
        Err(broken @ NotDone::Log(..)) => Err(broken.into()),
        Err(error) => refuse(at, error).await,
    }
}

pub async fn take(Path((_, seat)): Which, mut at: At<Posted>) -> Reply {
    let typed = at.by.fields.get("name").map(str::to_owned);
    let here = at.by.fields.get("here").is_some();
    let own_name = typed.as_deref().filter(|_| !here);
    let person = at.by.visitor.remembered(&at.hall, own_name).await?;
    let promise = match promise(at.by.fields.get("promise")) {
        Ok(promise) => promise,
        Err(why) => return refuse(&at, why).await,
    };
    let guest = here.then(|| typed.as_deref().map(clean_name).unwrap_or_default());
    if let Some(name) = &guest
        && let Some(fault) = unfit_name(&at.hall, name).await?
    {
        return refuse(&at, Problem::saying(StatusCode::UNPROCESSABLE_ENTITY, fault)).await;
    }
    if let Some(why) = unwelcome(&at.hall, &at.room.fold(), &person.id).await? {
        return refuse(&at, why).await;
    }
    let wish = Wish { invitation: at.by.visitor.invitation.clone(), promise, guest };
    change(&at, None, move |fold| {
        permit::sit(fold, seat, permit::Person { id: &person.id, name: &person.name }, wish)
    })
    .await
}

pub async fn leave(Path((_, seat)): Which, at: At<Posted>) -> Reply {
    let person = at.by.person();
    change(&at, None, move |fold| permit::leave(fold, seat, &person)).await
}

pub async fn bot(Path((_, seat)): Which, at: At<Posted>) -> Reply {
    let person = at.by.person();
    let level = at.hall.bot_or_usual(at.by.fields.get("level").unwrap_or_default()).to_owned();
    let (here, now) = (at.room.scene().here, at.hall.now_ms());
    change(&at, None, move |fold| permit::bot(fold, seat, &person, &level, &here, now)).await
}

pub async fn person(Path((_, seat)): Which, at: At<Posted>) -> Reply {
    let person = at.by.person();
    change(&at, None, move |fold| permit::person(fold, seat, &person)).await
}

/// Reveals what was promised for the seed; the page's script does it.
pub async fn reveal(Path((_, seat)): Which, at: At<Posted>) -> Reply {
    let person = at.by.person();
    let added = at.by.fields.get("added").unwrap_or_default();
    let added: String = added.chars().take(LONGEST_ADDED).collect();
    change(&at, None, move |fold| permit::reveal(fold, seat, &person, added)).await
}

pub async fn start(at: At<Posted>) -> Reply {
    let person = at.by.person();
    change(&at, None, move |fold| permit::start(fold, &person)).await
}
