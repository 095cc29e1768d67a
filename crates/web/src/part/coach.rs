//! The coach: what is said beside the question in a lesson, with what it speaks of marked on the board.

use maud::{Markup, html};
use samovar_engine::{Choice, Message};

use super::{Parts, csrf};
use crate::model::LessonView;

impl Parts<'_> {
    /// What the coach says. `data-show` selects what it speaks of.
    pub fn coach(&self) -> Markup {
        html! {
            section #coach aria-label=(self.text("lesson-coach")) hidden[self.table.lesson.is_none()] data-show=[self.table.lesson.as_ref().and_then(|lesson| self.shown(lesson))] {
                @if let Some(lesson) = &self.table.lesson { (self.lesson(lesson)) }
            }
        }
    }

    fn lesson(&self, lesson: &LessonView) -> Markup {
        let (done, steps) = lesson.done;
        let progress =
            Message::new("lesson-progress").with("step", (done + 1).min(steps)).with("steps", steps);
        html! {
            h2 {
                (self.text(&lesson.title))
                span.progress { @if lesson.is_over() { (self.text("lesson-finished")) } @else { (self.pen.say(&progress)) } }
            }
            div.said role="status" aria-live="polite" { @for line in self.text(&lesson.text).lines().filter(|line| !line.is_empty()) { p { (line) } } }
            @if lesson.is_over() {
                div.doings {
                    @if let Some(next) = lesson.next { (start_lesson(self.reader, &self.table.game, next, "primary", &self.text("lesson-next-lesson"))) }
                    a.button href=(format!("/learn/{}/lessons", self.table.game)) { (self.text("lesson-all")) }
                }
            } @else if lesson.is_read && lesson.mine {
                form #next.doings method="post" action=(self.path("read")) data-stay {
                    (csrf(self.reader))
                    input type="hidden" name="seq" value=(self.table.seq);
                    button.primary type="submit" { (self.text("lesson-next")) }
                }
            }
        }
    }

    /// The selector of what a step speaks of; where it names nothing, of what it asks for.
    fn shown(&self, lesson: &LessonView) -> Option<String> {
        let whole: Vec<String> = match lesson.show.as_slice() {
            [] if lesson.is_free => Vec::new(),
            [] => self.table.choices.iter().map(|choice: &Choice| target(&choice.action)).collect(),
            named => named.iter().map(|one| selector(one)).collect(),
        };
        (!whole.is_empty()).then(|| whole.join(", "))
    }
}

/// A button that starts a lesson.
pub(crate) fn start_lesson(
    reader: &crate::model::Reader,
    game: &str,
    lesson: &str,
    class: &str,
    words: &str,
) -> Markup {
    html! {
        form.inline method="post" action=(format!("/learn/{game}/lessons/{lesson}")) {
            (csrf(reader))
            button class=(class) type="submit" { (words) }
        }
    }
}

/// The selector of what a lesson shows: an element, the places that name a rule, or those where an action is done.
fn selector(shown: &str) -> String {
    if shown.starts_with('#') {
        return shown.to_owned();
    }
    let is_rule = shown.split_once('-').is_some_and(|(game, number)| {
        game.bytes().all(|letter| letter.is_ascii_uppercase())
            && number.bytes().any(|digit| digit.is_ascii_digit())
    });
    if is_rule { format!(".table [data-rule~=\"{shown}\"]") } else { target(shown) }
}

/// The selector of the places where an action is done, alone or with what goes with it.
fn target(action: &str) -> String {
    format!(".table [data-action=\"{action}\"], .table [data-action^=\"{action};\"]")
}

#[cfg(test)]
mod tests {
    use super::selector;

    #[test]
    fn what_is_shown_is_an_element_a_rule_or_an_action() {
        assert_eq!(selector("#glance-0"), "#glance-0");
        assert_eq!(selector("STR-071"), ".table [data-rule~=\"STR-071\"]");
        assert_eq!(selector("RUR-C12"), ".table [data-rule~=\"RUR-C12\"]");
        assert_eq!(selector("hunt 3"), ".table [data-action=\"hunt 3\"], .table [data-action^=\"hunt 3;\"]");
    }
}
