//! What a person prefers.

use std::sync::Arc;

use axum::extract::{RawQuery, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use samovar_web::model::{PreferencesPage, Reader};
use samovar_web::page;

use super::html;
use super::problem::Problem;
use super::visitor::{Fields, Posted, Visitor, form, own_path};
use crate::hall::Hall;

type Reply = Result<Response, Problem>;

pub async fn show(visitor: Visitor, RawQuery(query): RawQuery) -> Response {
    let fields = Fields(form(query.unwrap_or_default().as_bytes()));
    let back = fields.get("back").and_then(own_path).unwrap_or_default().to_owned();
    let page = PreferencesPage { saved: fields.get("saved").is_some(), back, ..PreferencesPage::default() };
    html(StatusCode::OK, page::preferences(&visitor.reader(), &page))
}

pub async fn change(State(hall): State<Arc<Hall>>, mut posted: Posted) -> Reply {
    let back = posted.fields.get("back").and_then(own_path).unwrap_or_default().to_owned();
    let chosen = match posted.visitor.preferences().with(&posted.fields.0) {
        Ok(chosen) => chosen,
        Err(faults) => {
            let mut problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY);
            if posted.visitor.script {
                problem.words = faults.into_iter().next();
                return Err(problem);
            }
            let reader = Reader { path: "/preferences".to_owned(), ..posted.visitor.reader() };
            let page = PreferencesPage { faults, back, ..PreferencesPage::default() };
            return Ok(html(problem.status, page::preferences(&reader, &page)));
        }
    };
    let person = posted.visitor.remembered(&hall, None).await?;
    hall.store.set_preferences(&person.id, &chosen.write()).await?;
    if posted.visitor.script {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    let to = if back.is_empty() { "/preferences?saved=1" } else { &back };
    Ok(Redirect::to(to).into_response())
}
