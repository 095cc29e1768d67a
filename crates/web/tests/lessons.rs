//! Every lesson to its end, in every language.

use std::collections::BTreeSet;
use std::sync::Arc;

use samovar_engine::steps;
use samovar_table::fold::{Fold, Refused};
use samovar_table::lesson::{LEARNER, Lesson, Moment, Step, lessons, rehearse};
use samovar_table::permit::{self, Click};
use samovar_table::show::{self, Looker, Scene};
use samovar_web::model::{LessonLine, LessonsPage, Reader, TableView};
use samovar_web::page;
use samovar_words::source::messages;
use samovar_words::{Language, has, text};

use crate::common::{attributes, balanced, reader};

/// The longest text of a step: a phone shows it together with the board.
const LONGEST: usize = 300;

/// What nobody calls a step, because texts of the whole lesson are called that.
const RESERVED: [&str; 2] = ["about", "end"];

fn moments(lesson: &'static Lesson) -> (Vec<Moment>, Fold) {
    rehearse(lesson).unwrap_or_else(|why| panic!("{}: {why}", lesson.title()))
}

fn view(fold: &Fold) -> TableView {
    let scene = Scene::of(Arc::new(fold.clone()));
    let looker =
        Looker { person: Some(LEARNER), invitation: None, base: "", now_ms: 0, bots: &[], aside: &[] };
    show::table("abc", &scene, looker)
}

fn drawn(language: Language, fold: &Fold) -> String {
    page::table(&Reader { language, ..reader() }, &view(fold))
}

/// The texts of a step: what is said, and the detour.
fn texts(lesson: &Lesson, step: &Step) -> Vec<String> {
    let text = lesson.text(step);
    let detour = (!step.is_read() && !step.is_free()).then(|| format!("{text}-detour"));
    std::iter::once(text).chain(detour).collect()
}

#[test]
fn every_lesson_is_played_to_its_end_in_every_language() {
    for lesson in lessons() {
        let (moments, end) = moments(lesson);
        for language in Language::all() {
            for moment in &moments {
                let html = drawn(language, &moment.fold);
                balanced(&html).expect("a page");
                let says = text(language, &lesson.text(moment.step)).expect("a text");
                let first = says.lines().next().expect("a line");
                let place = format!("{language}: {}", lesson.text(moment.step));
                assert!(html.contains(&maud::html! { (first) }.0), "{place}: {first}");
                assert_eq!(html.contains("id=\"next\""), moment.step.is_read(), "{place}");
            }
            let says = text(language, &format!("{}-end", lesson.title())).expect("a text");
            let html = drawn(language, &end);
            assert!(html.contains(&maud::html! { (says) }.0), "{language}: {says}");
            assert!(html.contains(&format!("/learn/{}/lessons\"", lesson.game)));
        }
    }
}

#[test]
fn what_a_step_shows_is_on_the_page() {
    for lesson in lessons() {
        for Moment { fold, step, .. } in moments(lesson).0 {
            let html = drawn(Language::ENGLISH, &fold);
            let is_there = |shown: &String| match shown.strip_prefix('#') {
                Some(id) => attributes(&html, "id").any(|one| one == id),
                None => {
                    let is_action = |one: String| one == *shown || one.starts_with(&format!("{shown};"));
                    attributes(&html, "data-rule").any(|rules| rules.split(' ').any(|rule| rule == shown))
                        || attributes(&html, "data-action").any(is_action)
                }
            };
            let missing: Vec<_> = step.show.iter().filter(|shown| !is_there(shown)).collect();
            assert!(missing.is_empty(), "{}: {missing:?}", lesson.text(step));
        }
    }
}

/// Everything that is legal on the way through a moment.
fn legal(moment: &Moment) -> BTreeSet<String> {
    let Some(line) = moment.play else { return BTreeSet::new() };
    let mut game = moment.fold.game.clone().expect("it is played by these rules");
    let mut legal = BTreeSet::new();
    for action in steps(line) {
        legal.extend(game.legal());
        game.play(action).expect("it was rehearsed");
    }
    legal
}

#[test]
fn whatever_is_allowed_is_legal_at_some_time() {
    for lesson in lessons() {
        let (moments, _) = moments(lesson);
        for (place, step) in lesson.steps.iter().enumerate() {
            let here = moments.iter().filter(|moment| moment.place == place);
            let legal: BTreeSet<String> = here.flat_map(legal).collect();
            for (number, allowed) in step.allowed().enumerate() {
                let is_legal = legal.iter().any(|action| step.allows_by(number, action));
                assert!(is_legal, "{}: {allowed} is never legal", lesson.text(step));
            }
        }
        for moment in moments.iter().filter(|moment| moment.play.is_some()) {
            let offered = view(&moment.fold).choices;
            assert!(!offered.is_empty(), "{}: nothing is offered", lesson.text(moment.step));
            for choice in offered {
                permit::act(&moment.fold, LEARNER, &Click::on(&choice.line(&choice.then)))
                    .expect("it is allowed");
            }
        }
    }
}

/// What is said to whoever tries an action.
fn refused(fold: &Fold, action: &str) -> Option<String> {
    match permit::act(fold, LEARNER, &Click::on(action)) {
        Err(Refused::Table { words, .. }) => Some(words.id.to_string()),
        Err(other) => panic!("{other}"),
        Ok(_) => None,
    }
}

#[test]
fn a_detour_is_told_and_changes_nothing() {
    for lesson in lessons() {
        let (moments, end) = moments(lesson);
        for moment in &moments {
            let game = moment.fold.game.as_deref().expect("it is played by these rules");
            let expected = match moment.step.is_read() {
                true => "lesson-read-on".to_owned(),
                false => format!("{}-detour", lesson.text(moment.step)),
            };
            for action in game.legal().iter().filter(|action| !moment.step.allows(action)) {
                if game.turn() == samovar_engine::Turn::Decide(Lesson::SEAT) {
                    assert_eq!(refused(&moment.fold, action).as_ref(), Some(&expected), "{action}");
                }
            }
        }
        assert!(view(&end).choices.is_empty(), "{}: nothing is offered after its end", lesson.title());
    }
}

#[test]
fn a_lesson_has_all_its_texts_and_no_others() {
    let mut expected = BTreeSet::new();
    for lesson in lessons() {
        let title = lesson.title();
        let mut names = BTreeSet::new();
        expected.extend([title.clone(), format!("{title}-about"), format!("{title}-end")]);
        for step in &lesson.steps {
            let is_free = !RESERVED.contains(&step.text.as_str()) && !step.text.ends_with("-detour");
            assert!(is_free && names.insert(&step.text), "{title}: {} cannot be a step", step.text);
            expected.extend(texts(lesson, step));
        }
    }
    let files = |file: &str| file.strip_suffix("-lessons").is_some();
    let said: BTreeSet<String> = messages(Language::ENGLISH)
        .filter(|message| files(message.file))
        .map(|message| message.id.to_owned())
        .collect();
    let difference: Vec<_> = said.symmetric_difference(&expected).collect();
    assert!(difference.is_empty(), "missing or left over: {difference:?}");
    assert!(expected.iter().all(|id| has(Language::ENGLISH, id)));
}

#[test]
fn texts_are_short_enough_for_a_phone() {
    for id in lessons().iter().flat_map(|lesson| lesson.steps.iter().map(|step| lesson.text(step))) {
        let length = text(Language::ENGLISH, &id).map_or(0, |text| text.chars().count());
        assert!(length <= LONGEST, "{id} has {length} characters, more than {LONGEST}");
    }
}

#[test]
fn the_list_ticks_what_is_done_and_puts_the_next_one_first() {
    let line =
        |lesson: &'static Lesson, is_done| LessonLine { name: lesson.name, title: lesson.title(), is_done };
    for game in ["stroganov", "rurik", "first-tsar"] {
        let all = samovar_table::lesson::of_game(game).map(|lesson| line(lesson, lesson.name == "hunt"));
        let list = LessonsPage { game: game.to_owned(), lessons: all.collect() };
        for language in Language::all() {
            let html = page::lessons(&Reader { language, ..reader() }, &list);
            balanced(&html).expect("a page");
            let done = list.lessons.iter().filter(|lesson| lesson.is_done).count();
            assert_eq!(html.matches("class=\"tick\"").count(), done);
            assert_eq!(html.matches("/lessons/").count(), list.lessons.len(), "each can be started");
            assert!(html.matches("class=\"primary\"").count() <= 1);
        }
    }
}
