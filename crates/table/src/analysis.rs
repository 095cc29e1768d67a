//! What a bot thinks of a game that is over: everybody's chance to win at every decision, and what it would have done.

use samovar_engine::Seat;
use samovar_games::find;
use serde::{Deserialize, Serialize};

use crate::fold::Fold;
use crate::model::{Fall, Instead, TurnChances};

/// Raised when stored analyses have to be made again.
pub const VERSION: u32 = 2;

/// How many turns are named for each seat.
const FALLS: usize = 3;

/// Less than this is no fall.
const SLIGHT: f32 = 0.03;

/// An analysis as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    /// The version of its form.
    pub version: u32,
    /// How many decisions of the table came before: they were played by other rules.
    pub earlier: usize,
    /// Every decision since.
    pub decisions: Vec<Weighed>,
    /// How it ended: 1 is shared by the winners.
    pub end: Vec<f32>,
}

/// A decision as a search sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// Everybody's chance to win before it, in the order of the standings, as far as the seat that decides can know.
    pub chances: Vec<f32>,
    /// What the search would have done.
    pub best: String,
    /// How much better it is than what was done, as a chance; nothing if what was done was not even tried.
    pub loss: Option<f32>,
}

impl Analysis {
    /// The text that is kept.
    pub fn write(&self) -> String {
        serde_json::to_string(self).expect("an analysis is plain data")
    }

    /// The analysis of a text that was kept, if it is one of this table that still holds.
    pub fn read(text: &str, fold: &Fold) -> Option<Analysis> {
        let analysis: Analysis = serde_json::from_str(text).ok()?;
        let whole = analysis.earlier == fold.earlier()
            && analysis.earlier + analysis.decisions.len() == fold.steps.len();
        (analysis.version == VERSION && whole).then_some(analysis)
    }
}

/// How far the analysis of a table is.
#[derive(Clone, PartialEq, Debug)]
pub enum Analysed {
    /// It is being made.
    Underway {
        /// How many decisions have been weighed.
        done: usize,
        /// How many there are.
        of: usize,
    },
    /// It is there.
    Done(Analysis),
}

/// Everybody's chance before the first decision, and after each turn. A turn is all that a seat decides without another, as
/// long as the game does not say that the next one begins.
pub fn turns(fold: &Fold, analysis: &Analysis) -> (Vec<f32>, Vec<TurnChances>) {
    let steps = &fold.steps[analysis.earlier..];
    let chances = |place: usize| analysis.decisions.get(place).map_or(&analysis.end, |one| &one.chances);
    let mut turns: Vec<TurnChances> = Vec::new();
    for (place, step) in steps.iter().enumerate() {
        let number = analysis.earlier + place + 1;
        match turns.last_mut() {
            Some(turn) if !fold.begins_turn(number - 1) => {
                (turn.to, turn.chances) = (number, chances(place + 1).clone())
            }
            _ => turns.push(TurnChances {
                seat: step.seat,
                from: number,
                to: number,
                chances: chances(place + 1).clone(),
            }),
        }
    }
    (chances(0).clone(), turns)
}

/// The turns in which each seat's own chance fell most, with what was done and what a bot would have done.
pub fn falls(fold: &Fold, analysis: &Analysis) -> Vec<Fall> {
    let (start, turns) = turns(fold, analysis);
    let before = |number: usize, seat: Seat| {
        let chances = if number == 0 { &start } else { &turns[number - 1].chances };
        chances.get(seat.index()).copied().unwrap_or_default()
    };
    let mut falls = Vec::new();
    for seat in Seat::first(fold.places.len()) {
        let own = turns.iter().enumerate().filter(|(_, turn)| turn.seat == seat);
        let mut own: Vec<Fall> = own
            .map(|(number, turn)| Fall {
                seat,
                turn: number + 1,
                from: turn.from,
                to: turn.to,
                before: before(number, seat),
                after: turn.chances.get(seat.index()).copied().unwrap_or_default(),
                played: Vec::new(),
                instead: None,
            })
            .filter(|fall| fall.before - fall.after >= SLIGHT)
            .collect();
        own.sort_by(|one, other| (other.before - other.after).total_cmp(&(one.before - one.after)));
        falls.extend(own.into_iter().take(FALLS));
    }
    tell(fold, analysis, &mut falls);
    falls
}

/// Plays the game once more to say what was done and what would have been better.
fn tell(fold: &Fold, analysis: &Analysis, falls: &mut [Fall]) {
    let record = fold.record();
    let replay =
        record.zip(find(&fold.setup.game)).and_then(|(record, kind)| kind.replay(&record, Some(0)).ok());
    let Some(mut table) = replay.map(|replay| replay.table) else { return };
    let worst: Vec<Option<usize>> = falls.iter().map(|fall| worst(fold, analysis, fall)).collect();
    for (place, step) in fold.steps[analysis.earlier..].iter().enumerate() {
        let number = analysis.earlier + place + 1;
        for (fall, worst) in falls.iter_mut().zip(&worst) {
            if !(fall.from..=fall.to).contains(&number) {
                continue;
            }
            let choices = table.choices();
            let find = |action: &str| choices.iter().find(|choice| choice.action == action).cloned();
            fall.played.extend(find(&step.action));
            if *worst == Some(number) {
                let better = find(&analysis.decisions[place].best);
                fall.instead = better.map(|choice| Instead {
                    step: number,
                    reasons: table.reasons(&choice.action),
                    reasons_of_played: table.reasons(&step.action),
                    choice,
                });
            }
        }
        if table.play(&step.action).is_err() {
            return;
        }
    }
}

/// The decision of a turn that a bot would have taken otherwise and that cost most; `None` if it would have done the same.
fn worst(fold: &Fold, analysis: &Analysis, fall: &Fall) -> Option<usize> {
    let cost = |number: &usize| {
        let weighed = &analysis.decisions[number - 1 - analysis.earlier];
        (weighed.best != fold.steps[number - 1].action).then(|| weighed.loss.unwrap_or_default())
    };
    let costs = (fall.from..=fall.to).filter_map(|number| Some((number, cost(&number)?)));
    costs.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(number, _)| number)
}
