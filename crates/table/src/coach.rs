//! The coach of a first game: what it explains, when it says what it would do, and which moves it comments on.
//!
//! It thinks as whoever is asked for a hint does: only of what the seat that decides may know. It speaks less and less: a
//! kind of question is explained once and advised on a few times.

use std::sync::Arc;

use samovar_engine::{Message, Seat};

use crate::deed::Teaching;
use crate::fold::{Fold, Step};
use crate::model::{CoachView, Hint, Remark};

/// How often it says what it would do at questions of the same kind.
const ADVISED: usize = 5;

/// A move that lowers the chance by so much is commented on.
const COSTLY: f32 = 0.08;
/// The same for somebody who has made [`MANY`] moves.
const VERY_COSTLY: f32 = 0.15;
const MANY: usize = 16;

/// So many points that could have been had at once are worth a comment, unless the chance says that the move was as good.
const LYING: i32 = 3;
const SLIGHT: f32 = 0.02;

/// What a coach has thought at a table so far.
#[derive(Clone, PartialEq, Default, Debug)]
pub struct Thoughts {
    /// What it would do, and after which entry.
    advice: Option<(i64, Arc<Hint>)>,
    /// What it thinks of the last move it was asked about.
    remark: Option<Remark>,
}

impl Thoughts {
    /// Whether it has thought of what to do after an entry.
    pub fn is_advice_for(&self, seq: i64) -> bool {
        self.advice.as_ref().is_some_and(|(known, _)| *known == seq)
    }

    /// Its thoughts with what it would do after an entry.
    #[must_use]
    pub fn with(&self, seq: i64, hint: Arc<Hint>) -> Thoughts {
        Thoughts { advice: Some((seq, hint)), remark: self.remark.clone() }
    }

    /// Its thoughts once the table has moved on.
    #[must_use]
    pub fn after(&self, fold: &Fold) -> Thoughts {
        let Some((seq, hint)) = &self.advice else { return self.clone() };
        let moved = first_step(fold).filter(|step| step.seq == seq + 1 && !step.bot);
        match moved {
            Some(step) => Thoughts { advice: None, remark: remark(fold, hint, step) },
            None => self.clone(),
        }
    }
}

/// The first step of the last move.
fn first_step(fold: &Fold) -> Option<&Step> {
    let seq = fold.steps.last()?.seq;
    fold.steps.iter().rev().take_while(|step| step.seq == seq).last().map(|step| &**step)
}

/// What is to be said about a move, if it cost much.
fn remark(fold: &Fold, hint: &Hint, step: &Step) -> Option<Remark> {
    let best = hint.moves.first()?;
    let tried = |action: &str| hint.tried.iter().find(|one| one.action == action);
    let (played, better) = (tried(&step.action)?, tried(&best.choice.action)?);
    let fall = better.chance - played.chance;
    let points = hint.tried.iter().map(|one| one.gains).max()? - played.gains;
    let lies = points >= LYING && better.gains - played.gains >= LYING && fall >= SLIGHT;
    let costly = if moves_of(fold, step.seat).count() > MANY { VERY_COSTLY } else { COSTLY };
    (played.action != better.action && (lies || fall >= costly)).then(|| Remark {
        seq: step.seq.unsigned_abs(),
        played: played.words.clone(),
        better: best.clone(),
        chance: played.chance,
        points: if lies { better.gains - played.gains } else { 0 },
    })
}

/// The first steps of the moves a seat made itself.
fn moves_of(fold: &Fold, seat: Seat) -> impl Iterator<Item = &Step> {
    let steps = fold.steps.iter().map(|step| &**step);
    let begins = steps.scan(0, |last, step| {
        let begins = step.seq != *last;
        *last = step.seq;
        Some(begins.then_some(step))
    });
    begins.flatten().filter(move |step| step.seat == seat && !step.bot)
}

/// How often a seat has answered a kind of question.
fn times(fold: &Fold, seat: Seat, kind: &str) -> usize {
    moves_of(fold, seat).filter(|step| step.asked.as_deref() == Some(kind)).count()
}

/// The seat that the coach thinks for now: a person has a choice there.
pub fn asked(fold: &Fold) -> Option<Seat> {
    let seat = fold.deciding().filter(|_| fold.coach)?;
    let is_choice = fold.game.as_ref().is_some_and(|game| game.legal().len() > 1);
    (is_choice && fold.places[seat.index()].is_played_by_its_person()).then_some(seat)
}

/// The id of what a coach says first: how to win a game.
pub fn opening(game: &str) -> String {
    format!("coach-{game}-goal")
}

/// The id of what a coach says about a kind of question.
pub fn explanation(question: &Message) -> String {
    format!("coach-{}", question.id.replacen("-ask-", "-", 1))
}

/// What the coach says to a person; `None` if it has nothing to do with them.
pub fn view(fold: &Fold, thoughts: &Thoughts, person: &str) -> Option<CoachView> {
    if fold.setup.teaching != Some(Teaching::Coach) || fold.seats_of(person).next().is_none() {
        return None;
    }
    let mut said = CoachView { is_on: fold.coach, ..CoachView::default() };
    if !fold.coach {
        return Some(said);
    }
    let own = fold.seats_of(person).flat_map(|seat| moves_of(fold, seat).map(|step| step.seq));
    let own = own.max();
    let last = own.unwrap_or_default().unsigned_abs();
    said.remark = thoughts.remark.clone().filter(|remark| remark.seq == last);
    let seat = asked(fold).filter(|seat| fold.places[seat.index()].is_of(person));
    if let (Some(seat), Some(game)) = (seat, &fold.game) {
        let question = game.question();
        let times = times(fold, seat, &question.id);
        said.opens = own.is_none().then(|| opening(&fold.setup.game));
        said.explains = match times {
            0 => Some(explanation(&question)),
            ADVISED => Some("coach-yours".to_owned()),
            _ => None,
        };
        said.advises = times < ADVISED;
        let advice = thoughts.advice.as_ref().filter(|(seq, _)| *seq == fold.seq && said.advises);
        said.advice = advice.map(|(_, hint)| hint.clone());
    }
    Some(said)
}
