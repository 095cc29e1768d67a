//! Taking seats, leaving them, and starting.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::response::Response;

use super::home::{entropy, known_bot};
use super::problem::Problem;
use super::table::{refuse, room};
use super::visitor::{Posted, clean_name};
use crate::hall::Hall;
use crate::room::NotDone;
use samovar_table::deed::Deed;
use samovar_table::fold::{Fold, Refused};
use samovar_table::permit::{self, Wish};

type Reply = Result<Response, Problem>;
type At = Path<(String, u8)>;

/// Changes a table and answers the form.
pub async fn change(
    hall: &Arc<Hall>,
    id: &str,
    posted: &Posted,
    expected: Option<i64>,
    decide: impl FnOnce(&Fold) -> Result<Deed, Refused> + Send + 'static,
) -> Reply {
    let room = room(hall, id).await?;
    match hall.change(&room, expected, decide).await {
        Ok(_) => Ok(posted.done(&format!("/t/{id}"))),
        Err(NotDone::Log(seq, id, why)) => Err(NotDone::Log(seq, id, why).into()),
        Err(error) => Ok(refuse(hall, &room, &posted.visitor, error.into())),
    }
}

pub async fn take(State(hall): State<Arc<Hall>>, Path((id, seat)): At, mut posted: Posted) -> Reply {
    let typed = posted.fields.get("name").map(str::to_owned);
    let here = posted.fields.get("here").is_some();
    let own_name = typed.as_deref().filter(|_| !here);
    let person = posted.visitor.remembered(&hall, own_name).await?;
    let wish = Wish {
        invitation: posted.visitor.invitation.clone(),
        added: entropy(&hall, &posted.fields),
        guest: here.then(|| typed.as_deref().map(clean_name).unwrap_or_default()),
    };
    change(&hall, &id, &posted, None, move |fold| {
        permit::sit(fold, seat, permit::Person { id: &person.id, name: &person.name }, wish)
    })
    .await
}

pub async fn leave(State(hall): State<Arc<Hall>>, Path((id, seat)): At, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    change(&hall, &id, &posted, None, move |fold| permit::leave(fold, seat, &person)).await
}

pub async fn bot(State(hall): State<Arc<Hall>>, Path((id, seat)): At, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    let level = known_bot(&hall, posted.fields.get("level").unwrap_or_default()).to_owned();
    let here = room(&hall, &id).await?.scene().here;
    let now = hall.now_ms();
    let decide = move |fold: &Fold| permit::bot(fold, seat, &person, &level, &here, now);
    change(&hall, &id, &posted, None, decide).await
}

pub async fn person(State(hall): State<Arc<Hall>>, Path((id, seat)): At, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    change(&hall, &id, &posted, None, move |fold| permit::person(fold, seat, &person)).await
}

pub async fn start(State(hall): State<Arc<Hall>>, Path(id): Path<String>, posted: Posted) -> Reply {
    let person = posted.visitor.id().unwrap_or_default().to_owned();
    change(&hall, &id, &posted, None, move |fold| permit::start(fold, &person)).await
}
