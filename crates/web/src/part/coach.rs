//! What is said beside the question: by the coach of a first game, or by a lesson, with what it speaks of marked on the
//! board.

use maud::{Markup, html};
use samovar_engine::{Choice, ChoiceStep, Message, Reason, changed_parts, reasoning};

use super::{Parts, csrf, labelled, percent, why_so};
use crate::model::{Advised, CoachView, Hint, LessonView, Reader, Remark, Stage};
use crate::{art, board, says};

/// How many steps after the best move are told.
const PLANNED: usize = 2;

impl Parts<'_> {
    /// What is said. `data-show` selects what it speaks of.
    pub fn coach(&self) -> Markup {
        let lesson = self.table.lesson.as_ref();
        let coach = self.table.coach.as_ref().filter(|coach| self.speaks(coach));
        let show = match (lesson, coach) {
            (Some(lesson), _) => self.shown(lesson),
            (None, Some(coach)) => coach.advice.as_ref().and_then(|hint| {
                let best = &hint.moves.first()?.choice;
                Some(format!("{}, {}", target(&best.action), listed(&best.line(self.way(hint, best)))))
            }),
            (None, None) => None,
        };
        html! {
            section #coach.lesson[lesson.is_some()].advises[coach.is_some_and(|coach| coach.advises)] aria-label=(self.text("lesson-coach")) hidden[lesson.is_none() && coach.is_none()] data-show=[show] {
                @if let Some(lesson) = lesson { (self.lesson(lesson)) }
                @else if let Some(coach) = coach { (self.coached(coach)) }
            }
        }
    }

    /// Whether the coach has something to say.
    fn speaks(&self, coach: &CoachView) -> bool {
        let says =
            coach.opens.is_some() || coach.explains.is_some() || coach.advises || coach.remark.is_some();
        coach.is_on && self.table.stage == Stage::Playing && says
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
            [] => self.table.choices.iter().map(|choice| target(&choice.action)).collect(),
            named => named.iter().map(|one| selector(one)).collect(),
        };
        (!whole.is_empty()).then(|| whole.join(", "))
    }

    fn coached(&self, coach: &CoachView) -> Markup {
        html! {
            h2.vh { (self.text("lesson-coach")) }
            (self.quiet())
            div.said role="status" aria-live="polite" {
                @if let Some(remark) = &coach.remark { (self.remark(remark)) }
                @if let Some(explains) = &coach.explains { p { (self.text(explains)) } }
                @match &coach.advice {
                    Some(hint) => (self.what_it_would_do(hint)),
                    None if coach.advises => p.hint.thinking { (self.text("coach-thinking")) },
                    None => {}
                }
                // What is asked comes first: what it would do is read without scrolling.
                @if let Some(opens) = &coach.opens { p { (self.text(opens)) } }
            }
        }
    }

    /// The button that asks the coach to be quiet.
    fn quiet(&self) -> Markup {
        let words = self.text("coach-quiet");
        html! {
            form.inline method="post" action=(self.path("coach")) {
                (csrf(self.reader))
                input type="hidden" name="on" value="0";
                button.quiet type="submit" aria-label=(words) title=(words) { (art::icon("close")) }
            }
        }
    }

    /// A move that cost much, what would have been better, and the way back.
    fn remark(&self, remark: &Remark) -> Markup {
        let table = self.table;
        let Remark { played, better, points, .. } = remark;
        let words = board::whole_words(&better.choice, &better.choice.then);
        let id = if *points > 0 { "coach-points-lying" } else { "coach-costly" };
        let costly = Message::new(id)
            .with("played", played.clone())
            .with("better", words)
            .with("points", *points)
            .with("before", percent(better.chance))
            .with("after", percent(remark.chance));
        html! {
            div.remark {
                p { (says::markup(&self.pen, table, &costly)) }
                (self.why(better))
                @if table.may_undo {
                    form.inline method="post" action=(self.path("undo")) data-stay {
                        (csrf(self.reader))
                        input type="hidden" name="seq" value=(table.seq);
                        button type="submit" { (art::icon("undo")) (self.text("coach-take-back")) }
                    }
                }
            }
        }
    }

    /// The best move, why, and what comes after it.
    fn what_it_would_do(&self, hint: &Hint) -> Markup {
        let table = self.table;
        let Some(best) = hint.moves.first() else { return html! {} };
        let way = self.way(hint, &best.choice);
        let whole = board::whole_words(&best.choice, way);
        let words = |advised: &Advised| board::whole_words(&advised.choice, &advised.choice.then);
        let equal = hint.moves.get(1).filter(|other| other.is_about_as_good_as(best));
        html! {
            p { strong { button.point type="button" data-point title=(self.text("coach-show")) { (says::markup(&self.pen, table, &labelled(Message::new("coach-advice"), whole))) " " (art::icon("forward")) } } }
            (self.why(best))
            @if let Some(plan) = Self::plan(hint, way.len()) { p { (says::markup(&self.pen, table, &labelled(Message::new("coach-plan"), plan))) } }
            @if best.reasons.iter().all(|reason| !reason.sure) { (self.worth(&hint.plan)) }
            @if let Some(other) = equal { p.hint { (says::markup(&self.pen, table, &labelled(Message::new("coach-equal"), words(other)))) } }
        }
    }

    /// The way to go on from the best move that is offered with it and is expected, too.
    fn way<'a>(&self, hint: &Hint, best: &'a Choice) -> &'a [ChoiceStep] {
        let own = hint.line.iter().take_while(|step| self.table.deciding() == Some(step.seat));
        let expected: Vec<&str> = own.map(|step| step.choice.action.as_str()).collect();
        let agrees =
            |way: &[ChoiceStep]| way.iter().zip(&expected).all(|(step, action)| step.action == *action);
        let ways = std::iter::once(&best.then).chain(&best.more).filter(|way| agrees(way));
        let longest = ways.filter(|way| way.len() <= expected.len()).max_by_key(|way| way.len());
        match longest {
            Some(way) => way,
            None if agrees(&best.then) => &best.then,
            None => &[],
        }
    }

    /// What the reader would do after the best move and `done` steps that go with it.
    fn plan(hint: &Hint, done: usize) -> Option<Message> {
        let later = hint.line.iter().skip(done);
        let mut steps = later.filter(|step| step.planned).map(|step| &step.choice);
        let first = steps.next()?;
        let then = steps.take(PLANNED - 1);
        let then: Vec<ChoiceStep> = then
            .map(|choice| ChoiceStep { action: choice.action.clone(), words: choice.words.clone() })
            .collect();
        Some(board::whole_words(first, &then))
    }

    /// The points that the plan brings, if it does.
    fn worth(&self, plan: &[Reason]) -> Markup {
        let own = plan.iter().filter(|reason| self.table.deciding() == Some(reason.whose)).copied();
        let own: Vec<Reason> = own.collect();
        let points: i32 = own.iter().map(|reason| reason.points).sum();
        let parts = changed_parts(&own).filter(|_| points > 0);
        let said = parts.map(|parts| Message::new("coach-worth").with("points", points).with("parts", parts));
        why_so(&self.pen, said.as_slice())
    }

    /// What speaks for a move.
    fn why(&self, advised: &Advised) -> Markup {
        let seat = match self.table.viewer {
            samovar_engine::Viewer::Seat(seat) => seat,
            samovar_engine::Viewer::Spectator => return html! {},
        };
        // What others gain all the same is no reason for the move.
        let speaks = |reason: &&Reason| reason.whose == seat || reason.points < 0;
        let reasons: Vec<Reason> = advised.reasons.iter().filter(speaks).copied().collect();
        why_so(&self.pen, &reasoning(&reasons, seat))
    }

    /// The button that asks a quiet coach to speak again.
    pub fn coach_again(&self) -> Markup {
        html! {
            @if self.table.coach.as_ref().is_some_and(|coach| !coach.is_on) && self.table.stage == Stage::Playing {
                (self.button("coach", "", &[("on", "1")], &self.text("coach-again")))
            }
        }
    }
}

/// A button that starts a lesson.
pub(crate) fn start_lesson(reader: &Reader, game: &str, lesson: &str, class: &str, words: &str) -> Markup {
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

/// The selector of a move in the list, and of the step it is behind.
fn listed(line: &str) -> String {
    let button = format!("button[value=\"{line}\"]");
    format!("#decision {button}, #decision .step:has({button}) > summary")
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
