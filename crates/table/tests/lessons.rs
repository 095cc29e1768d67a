//! Lessons at their tables: how far the learner is, what others do, and what stays as it was.

use samovar_engine::{Seat, Turn};
use samovar_table::deed::{Deed, Setup, Sitting, Teaching};
use samovar_table::fold::{Fold, Refused};
use samovar_table::lesson::{LEARNER, Lesson, lesson, lessons, rehearse};
use samovar_table::log::Entry;
use samovar_table::permit::{self, Click};
use samovar_table::story::Story;

fn setup(lesson: &Lesson) -> Setup {
    let learner = Sitting::person(LEARNER, "", None);
    lesson.setup(LEARNER, learner).expect("the lesson is possible")
}

fn begun(game: &str, name: &str) -> Fold {
    let mut fold = Fold::open(setup(lesson(game, name).expect("a lesson")), 0).expect("a table");
    take(&mut fold, Deed::start(game));
    fold
}

fn take(fold: &mut Fold, deed: Deed) {
    fold.take(&deed, 0).expect("it is possible");
}

fn done(fold: &Fold) -> usize {
    fold.course.as_ref().expect("a lesson is taught").done()
}

fn act(fold: &mut Fold, line: &str) {
    let deed = permit::act(fold, LEARNER, &Click::on(line)).expect("it is allowed");
    take(fold, deed);
}

fn read(fold: &mut Fold) {
    let deed = permit::read(fold, LEARNER).expect("there is something to read");
    take(fold, deed);
}

#[test]
fn every_lesson_is_played_to_its_end() {
    assert!(lessons().len() >= 3);
    for lesson in lessons() {
        let (_, end) = rehearse(lesson).unwrap_or_else(|why| panic!("{}: {why}", lesson.title()));
        assert!(end.is_learned() && end.bot_to_decide().is_none() && end.waits().is_empty());
    }
}

#[test]
fn a_step_ends_when_it_was_read_or_done_and_comes_back_with_undo() {
    let mut fold = begun("stroganov", "hunt");
    assert!(permit::act(&fold, LEARNER, &Click::on("go 3")).is_err(), "there is something to read first");
    read(&mut fold);
    read(&mut fold);
    assert!(permit::read(&fold, LEARNER).is_err(), "there is something to do first");
    assert_eq!(done(&fold), 2);
    act(&mut fold, "go 3");
    assert_eq!(done(&fold), 3);
    let undo = permit::undo(&fold, LEARNER).expect("it can be taken back");
    take(&mut fold, undo);
    assert_eq!(done(&fold), 2);
    act(&mut fold, "go 3");
    assert_eq!(done(&fold), 3);
}

#[test]
fn of_a_whole_move_as_much_is_played_as_the_lesson_allows() {
    let mut fold = begun("stroganov", "hunt");
    read(&mut fold);
    read(&mut fold);
    let allowed = |line| match permit::act(&fold, LEARNER, &Click::on(line)) {
        Ok(Deed::Act { action, .. }) => Some(action),
        _ => None,
    };
    assert_eq!(allowed("go 3; hunt 8").as_deref(), Some("go 3"), "one step at a time");
    assert_eq!(allowed("go 2; hunt 3"), None);
}

#[test]
fn a_step_of_several_actions_takes_them_at_once_or_one_by_one() {
    let mut fold = begun("rurik", "advisors");
    read(&mut fold);
    read(&mut fold);
    let mut slow = fold.clone();
    act(&mut fold, "place 5 muster; bribe 0");
    act(&mut slow, "place 5 muster");
    assert_eq!((done(&fold), done(&slow)), (3, 2));
    act(&mut slow, "bribe 0");
    assert_eq!(done(&slow), 3);
}

#[test]
fn only_the_learner_reads_on() {
    let fold = begun("stroganov", "hunt");
    for other in ["", "somebody"] {
        assert!(matches!(permit::read(&fold, other), Err(Refused::Table { .. })), "{other}");
    }
}

#[test]
fn others_do_what_the_lesson_says_if_they_can() {
    let mut fold = begun("rurik", "advisors");
    let reply = |fold: &Fold| {
        let (course, game) = (fold.course.as_ref()?, fold.game.as_deref()?);
        course.reply(game)
    };
    read(&mut fold);
    read(&mut fold);
    assert_eq!(reply(&fold), None, "the learner decides");
    act(&mut fold, "place 5 muster; bribe 0");
    assert_eq!(fold.game.as_ref().map(|game| game.turn()), Some(Turn::Decide(Seat::new(1))));
    let action = reply(&fold).expect("a reply").to_owned();
    assert_eq!(action, "place 1 tax");
    take(&mut fold, Deed::Act { seat: 1, action, bot: true, stood_in: false });
    assert_eq!(reply(&fold), Some("bribe 0"));
}

#[test]
fn nobody_asks_a_bot_in_a_lesson() {
    let mut fold = begun("stroganov", "hunt");
    read(&mut fold);
    read(&mut fold);
    assert!(permit::hint(&fold, LEARNER).is_err());
}

/// The entries that make a table.
fn log(setup: &Setup, deeds: &[Deed]) -> Vec<Entry> {
    let mut fold = Fold::open(setup.clone(), 0).expect("a table");
    let entry = |seq, deed: &Deed, story: Option<Story>| Entry {
        seq,
        at_ms: 0,
        body: deed.write(),
        story: story.map(|story| story.write()).unwrap_or_default(),
        mark: 0,
    };
    let mut entries = vec![entry(1, &Deed::Open(Box::new(setup.clone())), None)];
    for deed in deeds {
        take(&mut fold, deed.clone());
        entries.push(entry(fold.seq, deed, fold.story(deed)));
    }
    entries
}

#[test]
fn a_log_stays_readable_when_its_lesson_changes_or_is_gone() {
    let mut setup = setup(lesson("stroganov", "hunt").expect("a lesson"));
    let act = |action: &str| Deed::Act { seat: 0, action: action.to_owned(), bot: false, stood_in: false };
    // What this lesson does not allow, and reading where there is nothing to read.
    let deeds = [Deed::start("stroganov"), act("go 2"), Deed::Read, Deed::Read, Deed::Read, act("coin")];
    let fold = Fold::of(&log(&setup, &deeds)).expect("it can be read").expect("a table");
    assert_eq!(fold.steps.len(), 2);
    setup.teaching = Some(Teaching::Lesson("no such lesson".to_owned()));
    let fold = Fold::of(&log(&setup, &deeds)).expect("it can be read").expect("a table");
    assert!(fold.course.is_none() && permit::act(&fold, LEARNER, &Click::on("horses")).is_ok());
}

#[test]
fn a_table_of_before_there_were_lessons_reads_on() {
    let old = r#"{"deed":"open","game":"rurik","options":{},"listed":true,"correspondence":false,"clock":null,
        "host":"anna","secret":"SECRET","seats":[]}"#;
    let old = old.replace("SECRET", &"0".repeat(64));
    let Deed::Open(setup) = Deed::read(&old).expect("a deed") else { panic!("an opening") };
    assert_eq!(setup.teaching, None);
    assert!(!Deed::Open(setup).write().contains("teaching"), "and is written as it was");
}
