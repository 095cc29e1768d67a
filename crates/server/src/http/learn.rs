//! Lessons: the list of them, and the tables at which they are taught.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect};
use samovar_engine::Message;
use samovar_table::deed::Sitting;
use samovar_table::lesson::{self, Lesson};
use samovar_table::permit;
use samovar_web::model::{LessonLine, LessonsPage};
use samovar_web::page;

use super::at::At;
use super::home::kind;
use super::problem::{Problem, Reply};
use super::seat::change;
use super::visitor::{Posted, Visitor};
use crate::hall::Hall;

pub async fn lessons(State(hall): State<Arc<Hall>>, visitor: Visitor, Path(game): Path<String>) -> Reply {
    let game = kind(&game)?.name();
    let done = match visitor.id() {
        Some(person) => hall.store.lessons_of(person, game).await?,
        None => Vec::new(),
    };
    let line = |lesson: &'static Lesson| LessonLine {
        name: lesson.name,
        title: lesson.title(),
        is_done: done.iter().any(|done| done == lesson.name),
    };
    let page = LessonsPage { game: game.to_owned(), lessons: lesson::of_game(game).map(line).collect() };
    visitor.draw(&hall, StatusCode::OK, move |reader| page::lessons(reader, &page)).await
}

/// Opens a table at which a lesson begins at once.
pub async fn begin(
    State(hall): State<Arc<Hall>>,
    Path((game, name)): Path<(String, String)>,
    mut posted: Posted,
) -> Reply {
    let lesson = lesson::lesson(kind(&game)?.name(), &name);
    let lesson = lesson.ok_or_else(|| Problem::saying(StatusCode::NOT_FOUND, "table-no-lesson"))?;
    let person = posted.visitor.remembered(&hall, None).await?;
    let learner = Sitting::person(&person.id, &person.name, None);
    let setup = lesson.setup(&person.id, learner).map_err(|why| {
        tracing::error!(lesson = lesson.title(), why, "a lesson cannot be set up");
        Problem { words: Some(Message::new("table-not-done")), ..Problem::new(StatusCode::CONFLICT) }
    })?;
    let id = hall.rooms.make(setup).await?;
    hall.begin(&id).await?;
    Ok(Redirect::to(&format!("/t/{id}")).into_response())
}

/// Asks the coach to be quiet, or to speak again.
pub async fn coach(at: At<Posted>) -> Reply {
    let person = at.by.person();
    let on = at.by.fields.get("on") == Some("1");
    change(&at, None, move |fold| permit::coach(fold, &person, on)).await
}

/// Reads on at a step that is only read.
pub async fn read(at: At<Posted>) -> Reply {
    let person = at.by.person();
    let expected = at.by.fields.number("seq").unwrap_or(0);
    change(&at, Some(expected), move |fold| permit::read(fold, &person)).await
}
