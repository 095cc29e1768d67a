//! Playing a lesson from its first step to its last, for tests and for its writers.

use samovar_engine::{Turn, steps};

use super::{Course, Lesson, Step};
use crate::deed::{Deed, Sitting};
use crate::fold::{Fold, Stage};
use crate::permit::{self, Click};

/// The person who rehearses.
pub const LEARNER: &str = "learner";

/// A step when the learner comes to it, or after one of the moves made there.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The table.
    pub fold: Fold,
    /// The place of the step.
    pub place: usize,
    /// The step.
    pub step: &'static Step,
    /// What the learner does next; `None` where there is only something to read.
    pub play: Option<&'static str>,
}

impl Step {
    /// The moves that lead to its end.
    pub fn path(&self) -> impl Iterator<Item = &str> {
        let only = self.allow.first().filter(|_| self.play.is_empty() && self.allow.len() == 1);
        self.play.iter().chain(only.map(|only| &only.0)).map(String::as_str)
    }

    /// What it allows.
    pub fn allowed(&self) -> impl Iterator<Item = &str> {
        self.allow.iter().map(|pattern| pattern.0.as_str())
    }

    /// Whether something it allows matches an action, by the place of what it allows.
    pub fn allows_by(&self, place: usize, action: &str) -> bool {
        self.allow[place].matches(action)
    }
}

/// Plays a lesson to its end as its file says, and hands back every moment at which the learner has something to do or to
/// read; the last one is the table at the end.
///
/// # Errors
/// What goes wrong, and where, in English.
pub fn rehearse(lesson: &'static Lesson) -> Result<(Vec<Moment>, Fold), String> {
    let person = Sitting::person(LEARNER, "", None);
    let setup = lesson.setup(LEARNER, person)?;
    let mut fold = Fold::open(setup, 0).map_err(|error| error.to_string())?;
    take(&mut fold, &Deed::start(lesson.game))?;
    let mut moments = Vec::new();
    for (place, step) in lesson.steps.iter().enumerate() {
        let at = |error: String| format!("step {} ({}): {error}", place + 1, step.text);
        let is_here = |fold: &Fold| course(fold).is_some_and(|course| course.done() == place);
        if !is_here(&fold) {
            return Err(at("the step before does not end where it should".to_owned()));
        }
        let moment = |fold: &Fold, play| Moment { fold: fold.clone(), place, step, play };
        if step.is_read() {
            moments.push(moment(&fold, None));
            let deed = permit::read(&fold, LEARNER).map_err(|error| at(error.to_string()))?;
            take(&mut fold, &deed).map_err(at)?;
            continue;
        }
        for line in step.path() {
            if !is_here(&fold) {
                return Err(at(format!("it has ended before {line}")));
            }
            let at = |error: String| at(format!("{line}: {error}"));
            moments.push(moment(&fold, Some(line)));
            let deed =
                permit::act(&fold, LEARNER, &Click::on(line)).map_err(|error| at(error.to_string()))?;
            take(&mut fold, &deed).map_err(at)?;
            others(&mut fold).map_err(at)?;
        }
    }
    if fold.is_learned() { Ok((moments, fold)) } else { Err("the last step does not end".to_owned()) }
}

fn course(fold: &Fold) -> Option<&Course> {
    fold.course.as_ref()
}

fn take(fold: &mut Fold, deed: &Deed) -> Result<(), String> {
    fold.take(deed, 0).map_err(|error| error.to_string())
}

/// Lets the others do what the lesson says, until it is the learner's turn.
fn others(fold: &mut Fold) -> Result<(), String> {
    while let (Stage::Playing, Some(game)) = (fold.stage, &fold.game)
        && let Turn::Decide(seat) = game.turn()
        && seat != Lesson::SEAT
        && !fold.is_learned()
    {
        let reply = course(fold).and_then(|course| course.reply(&**game)).ok_or_else(|| {
            let legal = game.legal().join(", ");
            format!("the lesson does not say what {seat} does then; allowed are: {legal}")
        })?;
        debug_assert_eq!(steps(reply).count(), 1);
        let deed =
            Deed::Act { seat: seat.index() as u8, action: reply.to_owned(), bot: true, stood_in: false };
        take(fold, &deed)?;
    }
    Ok(())
}
