//! The lessons of a game.

use maud::{Markup, html};
use samovar_engine::Message;

use super::{game_name, learn, pen, shell};
use crate::model::{LessonLine, LessonsPage, Reader};
use crate::part::start_lesson;
use crate::pen::Pen;

pub(super) fn page(reader: &Reader, page: &LessonsPage) -> String {
    let pen = pen(reader);
    let title = pen.say(&Message::new("lessons-of").with("game", game_name(&pen, &page.game)));
    let next = page.lessons.iter().position(|lesson| !lesson.is_done);
    let content = html! {
        main #content.narrow {
            h1 { (title) }
            (learn::shelf(&pen, &page.game, "lessons"))
            @if page.lessons.is_empty() { p { (pen.text("lessons-none")) } } @else { p { (pen.text("lessons-intro")) } }
            ol.lessons {
                @for (place, lesson) in page.lessons.iter().enumerate() {
                    li.card.done[lesson.is_done] { (line(reader, &pen, &page.game, lesson, next == Some(place))) }
                }
            }
        }
    };
    shell(reader, &title, "plain-page", content)
}

/// A lesson; the first that is not done stands out.
fn line(reader: &Reader, pen: &Pen, game: &str, lesson: &LessonLine, stands_out: bool) -> Markup {
    let word = if lesson.is_done { "lessons-again" } else { "lessons-start" };
    html! {
        h2 {
            (pen.text(&lesson.title))
            @if lesson.is_done { " " span.tick role="img" aria-label=(pen.text("lessons-done")) { "✓" } }
        }
        p { (pen.text(&format!("{}-about", lesson.title))) }
        (start_lesson(reader, game, lesson.name, if stands_out { "primary" } else { "" }, &pen.text(word)))
    }
}
