//! A table as one person sees it: what pages are drawn from.
//!
//! This is the only way from a table to a page. Nothing of the game gets through but `view(viewer)`,
//! `Happening::seen_by(viewer)`, the question, and the choices of whoever has to decide.

use std::sync::Arc;

use crate::model::{
    self, AnalysisView, ChatLine, Contribution, Fairness, LessonView, LogLine, Pace, Regard, ReplayView,
    SeatInfo, Sitter, TableView, Verification,
};
use samovar_engine::{
    Choice, Colour, Message, Record, Seat, Sight, Standings, Start, Table, Told, Turn, Viewer, Who,
};
use samovar_games::find;

use crate::analysis::{self, Analysed};
use crate::coach::{self, Thoughts};
use crate::deed::Sitting;
use crate::fold::{Fold, Place, Stage, Step};
use crate::lesson::{self, Course, Lesson};
use crate::log::Said;
use crate::permit;
use crate::proof;

/// How many lines of the log a page holds.
const LOG_LINES: usize = 80;

/// All there is to see at a table at one moment. Never changes: the next moment is another scene.
#[derive(Clone, Debug)]
pub struct Scene {
    /// The table.
    pub fold: Arc<Fold>,
    /// What was said.
    pub chat: Arc<Vec<Said>>,
    /// The people who have the table open.
    pub here: Arc<Vec<String>>,
    /// What the coach has thought so far.
    pub thoughts: Arc<Thoughts>,
}

impl Scene {
    /// A table as it is, without anybody there.
    pub fn of(fold: Arc<Fold>) -> Scene {
        Scene { fold, chat: Arc::default(), here: Arc::default(), thoughts: Arc::default() }
    }
}

/// Who looks at a table.
#[derive(Clone, Copy, Debug)]
pub struct Looker<'a> {
    /// The person, if it is one who has ever done anything.
    pub person: Option<&'a str>,
    /// The key of an invitation the person came by.
    pub invitation: Option<&'a str>,
    /// The address of the server as the person knows it.
    pub base: &'a str,
    /// What time it is.
    pub now_ms: i64,
    /// The names of the bots that can take a seat.
    pub bots: &'a [String],
    /// The people whom the person has muted or blocked.
    pub aside: &'a [(String, Regard)],
}

impl Looker<'_> {
    /// What the person thinks of another.
    fn regard(&self, other: &str) -> Regard {
        let known = self.aside.iter().find(|(of, _)| of == other);
        known.map(|(_, regard)| *regard).unwrap_or_default()
    }
}

/// A table as one person sees it.
pub fn table(id: &str, scene: &Scene, looker: Looker<'_>) -> TableView {
    let fold = &*scene.fold;
    let person = looker.person.unwrap_or_default();
    let viewer = viewer(fold, person);
    let game = fold.game.as_deref();
    let mine = fold.deciding().filter(|seat| {
        let place = &fold.places[seat.index()];
        place.is_of(person) && place.away.is_none() && fold.course.as_ref().is_none_or(Course::is_to_act)
    });
    let over = game.filter(|_| fold.stage == Stage::Over);
    let sight = game.map(|game| game.sight(viewer, mine.is_some()));
    TableView {
        id: id.to_owned(),
        seq: fold.seq.unsigned_abs(),
        game: fold.setup.game.clone(),
        stage: fold.stage,
        options: game.map_or_else(|| fold.setup.options.clone(), Table::options),
        pace: Pace { correspondence: fold.setup.correspondence, clock: fold.setup.clock },
        public: fold.setup.listed,
        link: format!("{}/t/{id}", looker.base),
        seats: seats(scene, looker),
        colours: colours(fold, sight.as_deref()),
        automas: game.map(automas).unwrap_or_default(),
        bots: looker.bots.to_vec(),
        host: !person.is_empty() && fold.setup.host == person,
        viewer,
        turn: game.map(Table::turn),
        question: game.filter(|_| fold.deciding().is_some()).map(Table::question),
        choices: choices(fold, sight.as_deref()),
        sight,
        may_undo: fold.undoable(person).is_some(),
        may_hint: game.is_some() && permit::hint(fold, person).is_ok(),
        hint: None,
        coach: coach::view(fold, &scene.thoughts, person),
        lesson: fold.course.as_ref().map(|course| lesson(fold, course, person)),
        summary: mine.map(|_| summary(fold, viewer)).unwrap_or_default(),
        log: log(fold, viewer),
        new_from: new_from(fold, person),
        chat: chat(scene, looker),
        may_chat: fold.seats_of(person).next().is_some(),
        standings: over.and_then(|game| standings(fold, game)),
        may_analyse: over.is_some() && fold.is_of_these_rules(),
        fairness: fairness(fold),
        rematch: fold.rematch.clone(),
    }
}

/// What the reader may answer.
fn choices(fold: &Fold, sight: Option<&dyn Sight>) -> Vec<Choice> {
    let choices = sight.map(Sight::choices).unwrap_or_default();
    match &fold.course {
        Some(course) => course.offered(choices),
        None => choices,
    }
}

fn lesson(fold: &Fold, course: &Course, person: &str) -> LessonView {
    let (lesson, step) = (course.lesson, course.step());
    LessonView {
        name: lesson.name,
        title: lesson.title(),
        text: step.map_or_else(|| format!("{}-end", lesson.title()), |step| lesson.text(step)),
        done: (course.done(), lesson.steps.len()),
        is_read: step.is_some_and(lesson::Step::is_read),
        is_free: step.is_some_and(lesson::Step::is_free),
        mine: fold.places[Lesson::SEAT.index()].is_of(person),
        show: step.map(|step| step.show.clone()).unwrap_or_default(),
        next: lesson.next().map(|next| next.name),
    }
}

/// Through whose eyes a person looks: the own seat that decides, or that decided last, or the first; else a stranger's.
pub fn viewer(fold: &Fold, person: &str) -> Viewer {
    let mine = |seat: &Seat| fold.places[seat.index()].is_of(person);
    let decided = || fold.steps.iter().rev().map(|step| step.seat).find(|seat| mine(seat));
    let seat = fold.deciding().filter(mine).or_else(decided).or_else(|| fold.seats_of(person).next());
    seat.map_or(Viewer::Spectator, Viewer::Seat)
}

fn seats(scene: &Scene, looker: Looker<'_>) -> Vec<SeatInfo> {
    let fold = &*scene.fold;
    let person = looker.person.unwrap_or_default();
    let is_host = !person.is_empty() && fold.setup.host == person;
    let info = |seat: Seat| {
        let place = &fold.places[seat.index()];
        let sitter = match (&place.by, place.bot()) {
            (Sitting::Nobody, _) => Sitter::Open,
            (Sitting::Invited { key, person: of, name }, _) => Sitter::Invited {
                key: is_host.then(|| key.clone()),
                mine: looker.invitation == Some(key) || !of.is_empty() && of == person,
                name: name.clone(),
            },
            (Sitting::Person { name, .. }, Some(level)) => {
                Sitter::Bot { level: level.to_owned(), instead_of: Some(name.clone()) }
            }
            (Sitting::Bot { level }, _) => Sitter::Bot { level: level.clone(), instead_of: None },
            (Sitting::Person { name, person: of, .. }, None) => Sitter::Person {
                name: name.clone(),
                mine: place.is_of(person),
                here: scene.here.contains(of),
            },
        };
        let clock = place.is_played_by_its_person().then(|| fold.left_ms(seat, looker.now_ms)).flatten();
        let running = fold.running_clock() == Some(seat);
        let clock = clock.map(|left| model::Clock { left_ms: left.unsigned_abs(), running });
        let number = seat.index() as u8;
        let away_for = permit::replaceable_in(fold, number, person, &scene.here, looker.now_ms);
        SeatInfo {
            seat,
            sitter,
            clock,
            gives_up: place.gives_up,
            may_return: fold.stage == Stage::Playing && permit::person(fold, number, person).is_ok(),
            replaceable_in: away_for.map(i64::unsigned_abs),
            regard: permit::other(fold, number, person).ok().map(|other| looker.regard(other)),
        }
    };
    Seat::first(fold.places.len()).map(info).collect()
}

/// The colours of the seats, by default before the start if the options can't be read.
fn colours(fold: &Fold, sight: Option<&dyn Sight>) -> Vec<Colour> {
    let chosen = || find(&fold.setup.game).map(|kind| kind.colours(&fold.setup.options));
    let colours = sight.map(Sight::colours).or_else(chosen);
    colours.map_or_else(Vec::new, |colours| colours[..fold.places.len()].to_vec())
}

fn automas(game: &dyn Table) -> Vec<String> {
    let automa = |who: Who| if let Who::Automa(id) = who { Some(id.to_owned()) } else { None };
    game.standings().rows.iter().filter_map(|row| automa(row.who)).collect()
}

/// What happened since the turn, or the phase in which players don't take turns, began.
fn summary(fold: &Fold, viewer: Viewer) -> Vec<LogLine> {
    let mut lines = Vec::new();
    let since_switch = &fold.steps[fold.earlier()..];
    for (step, happening) in
        since_switch.iter().rev().flat_map(|step| step.happened.iter().rev().map(move |one| (step, one)))
    {
        if happening.full.begins_turn() {
            break;
        }
        lines.extend(happening.seen_by(viewer).map(|told| line(step, told)));
    }
    lines.reverse();
    lines
}

fn line(step: &Step, told: &Told) -> LogLine {
    LogLine {
        seq: step.seq.unsigned_abs(),
        by: Some(step.seat),
        begins_turn: told.begins_turn(),
        words: told.words(),
        event: Some(told.event.clone()),
    }
}

fn log(fold: &Fold, viewer: Viewer) -> Vec<LogLine> {
    let seen = |step: &Step| -> Vec<LogLine> {
        let told = step.happened.iter().filter_map(|happening| happening.seen_by(viewer));
        told.map(|told| line(step, told)).collect()
    };
    let note = |(seq, words): &(i64, Message)| LogLine {
        seq: seq.unsigned_abs(),
        by: None,
        begins_turn: false,
        words: words.clone(),
        event: None,
    };
    let steps = fold.steps.iter().rev().flat_map(|step| seen(step).into_iter().rev()).take(LOG_LINES);
    let notes = fold.notes.iter().rev().map(note).take(LOG_LINES);
    let mut lines: Vec<LogLine> = steps.chain(notes).collect();
    lines.reverse();
    lines.sort_by_key(|line| line.seq);
    lines.drain(..lines.len().saturating_sub(LOG_LINES));
    lines
}

fn new_from(fold: &Fold, person: &str) -> u64 {
    let own = |step: &&std::sync::Arc<Step>| !step.bot && fold.places[step.seat.index()].is_of(person);
    let last = fold.steps.iter().rev().find(own);
    last.map_or(fold.seq + 1, |step| step.seq + 1).unsigned_abs()
}

fn chat(scene: &Scene, looker: Looker<'_>) -> Vec<ChatLine> {
    let line = |said: &Said| ChatLine {
        id: said.number.unsigned_abs(),
        name: said.name.clone(),
        seat: scene.fold.seats_of(&said.person).next(),
        text: said.said.clone(),
    };
    let heard = scene.chat.iter().filter(|said| looker.regard(&said.person) == Regard::Welcome);
    heard.map(line).collect()
}

/// What proves that chance was fair; secret and seed only when nothing depends on them any more.
pub fn fairness(fold: &Fold) -> Fairness {
    let draw = fold.draw();
    let opened = matches!(fold.stage, Stage::Over | Stage::Abandoned) && fold.rules.is_some();
    let contribution = |(seat, place): (Seat, &Place)| match &place.by {
        Sitting::Person { name, added, promise, .. } => Some(Contribution {
            seat,
            name: name.clone(),
            promise: promise.map(|promise| promise.to_string()),
            added: added.clone(),
        }),
        Sitting::Nobody | Sitting::Invited { .. } | Sitting::Bot { .. } => None,
    };
    let lines = fold.chain.as_ref().map_or(0, |chain| chain.lines().len());
    let links = fold.chain.as_ref().map(|chain| chain.links(lines - 1));
    Fairness {
        commitment: draw.commitment().to_string(),
        contributions: Seat::first(fold.places.len()).zip(&fold.places).filter_map(contribution).collect(),
        is_drawing: fold.start_due_ms().is_some(),
        table: fold.chain.as_ref().map(|chain| chain.lines()[0].to_string()),
        lines,
        link: links.and_then(|links| links.last().map(ToString::to_string)),
        head: fold.chain.as_ref().map(|chain| chain.head().to_string()),
        secret: opened.then(|| draw.secret.to_string()),
        seed: opened.then(|| draw.seed().to_string()),
    }
}

/// The record of a table as a person may have it: all of it once the game has ended, else what the person may know, with
/// the seed sealed. `None` before the start, and while rules other than the current ones play it.
pub fn record(fold: &Fold, person: &str) -> Option<Record> {
    match fold.stage {
        Stage::Over | Stage::Abandoned => fold.record(),
        Stage::Lobby | Stage::Playing => {
            let start = Start::Commitment(fold.draw().commitment());
            Some(Record { start, ..fold.game.as_deref()?.record_seen_by(viewer(fold, person)) })
        }
    }
}

/// A finished game after `step` decisions, none if it is not said, as `viewer` saw it; `None` if it is not finished.
///
/// What was decided under other rules is told, not shown: they would be needed for the board.
pub fn replay(
    id: &str,
    scene: &Scene,
    looker: Looker<'_>,
    step: Option<usize>,
    viewer: Viewer,
) -> Option<ReplayView> {
    let fold = &*scene.fold;
    if !matches!(fold.stage, Stage::Over | Stage::Abandoned) || fold.rules.is_none() {
        return None;
    }
    let steps = fold.steps.len();
    let step = step.unwrap_or(0).min(steps);
    let before = past(fold, step.saturating_sub(1));
    let after = if step == steps { fold.game.clone() } else { past(fold, step) };
    let after = after.as_deref();
    let taken = step.checked_sub(1).map(|last| fold.steps[last].clone());
    let mut past = fold.clone();
    past.steps.truncate(step);
    let told = taken.iter().flat_map(|taken| taken.happened.iter().map(move |one| (taken, one)));
    let happened = told.filter_map(|(taken, one)| Some(line(taken, one.seen_by(viewer)?))).collect();
    let begins = (0..steps).filter(|place| fold.begins_turn(*place));
    let turns = begins.map(|place| (place, fold.steps[place].seat)).collect();
    let view = TableView {
        viewer,
        sight: after.map(|after| after.sight(viewer, false)),
        turn: after.map(Table::turn),
        question: after.filter(|after| after.turn() != Turn::Over).map(Table::question),
        choices: Vec::new(),
        may_undo: false,
        may_hint: false,
        coach: None,
        summary: Vec::new(),
        log: log(&past, viewer),
        new_from: fold.seq.unsigned_abs() + 1,
        standings: after.filter(|after| after.turn() == Turn::Over).and_then(|after| standings(fold, after)),
        ..table(id, scene, looker)
    };
    let decision = taken.map(|taken| {
        let choices = before.map(|before| before.choices()).unwrap_or_default();
        let choice = choices.into_iter().find(|choice| choice.action == taken.action);
        // Decisions under other rules have no words: their notation stands for itself.
        (taken.seat, choice.map_or_else(|| Message::owned(taken.action.clone()), |choice| choice.words))
    });
    Some(ReplayView { table: view, step, steps, turns, decision, happened })
}

/// What a bot thinks of a finished game.
pub fn analysis(id: &str, scene: &Scene, looker: Looker<'_>, analysed: &Analysed) -> AnalysisView {
    let table = table(id, scene, looker);
    match analysed {
        Analysed::Underway { done, of } => AnalysisView {
            table,
            progress: Some((*done, *of)),
            start: Vec::new(),
            turns: Vec::new(),
            falls: Vec::new(),
        },
        Analysed::Done(analysis) => {
            let (start, turns) = analysis::turns(&scene.fold, analysis);
            let falls = analysis::falls(&scene.fold, analysis);
            AnalysisView { table, progress: None, start, turns, falls }
        }
    }
}

/// The game after this many decisions, if the current rules are those that played it.
fn past(fold: &Fold, step: usize) -> Option<Box<dyn Table>> {
    let since = step.checked_sub(fold.earlier())?;
    let record = fold.record().filter(|_| fold.is_of_these_rules())?;
    Some(find(&fold.setup.game)?.replay(&record, Some(since)).ok()?.table)
}

/// The standings of a game that is over, if the current rules come to the result it ended with.
fn standings(fold: &Fold, game: &dyn Table) -> Option<Standings> {
    let standings = game.standings();
    let totals: Vec<i32> = standings.rows.iter().map(|row| row.total).collect();
    fold.result.as_ref().is_none_or(|result| *result == totals).then_some(standings)
}

/// Checks a finished table: the seed, every decision, the result, the chain. `None` if it is not finished, or was played
/// by rules other than the current ones.
pub fn verify(id: &str, fold: &Fold) -> Option<Verification> {
    if !matches!(fold.stage, Stage::Over | Stage::Abandoned) || !fold.is_of_these_rules() {
        return None;
    }
    let game = fold.game.as_deref()?;
    let draw = fold.draw();
    let record = fold.record()?;
    let kind = find(&fold.setup.game)?;
    let replayed = kind.replay(&record, None);
    let same = replayed.as_ref().is_ok_and(|replay| replay.table.state() == game.state());
    let (decisions, result) = match fold.switch {
        Some(_) => ("table-check-decisions-since", "table-check-result-since"),
        None => ("table-check-decisions", "table-check-result"),
    };
    let number = Message::new(decisions).with("count", record.actions.len());
    let mut checks = Vec::new();
    if fold.switch.is_none() {
        let seed = matches!(game.record().start, Start::Seed(seed) if seed == draw.seed());
        checks.push((Message::new("table-check-seed"), seed));
    }
    let chain = proof::check(&record, kind).is_ok();
    checks.extend([
        (number, replayed.is_ok()),
        (Message::new(result), same),
        (Message::new("table-check-chain"), chain),
    ]);
    Some(Verification { id: id.to_owned(), game: fold.setup.game.clone(), checks, fairness: fairness(fold) })
}
