//! What a bot thinks of a game that is over: everybody's chance to win at every decision, and what it would have done.

use std::ops::ControlFlow;

use samovar_bots::Search;
use samovar_engine::{Insight, Knowledge, Seat, Seed, Session, Table};
use samovar_games::{find, with_session};
use samovar_web::model::{Fall, Instead, TurnChances};
use serde::{Deserialize, Serialize};

use crate::fold::{Fold, Stage, Step};

/// Raised when an analysis that is kept has to be made anew.
const VERSION: u32 = 1;

/// How many turns are named for each seat.
const FALLS: usize = 3;

/// Less than this is no fall.
const SLIGHT: f32 = 0.03;

/// An analysis as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Analysis {
    version: u32,
    /// How many decisions of the table came before: they were played by other rules.
    earlier: usize,
    /// Every decision since.
    decisions: Vec<Weighed>,
    /// How it ended: 1 is shared by the winners.
    end: Vec<f32>,
}

/// A decision as a search sees it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weighed {
    /// Everybody's chance to win before it, in the order of the standings, as far as the seat that decides can know.
    chances: Vec<f32>,
    /// What the search would have done.
    best: String,
    /// How much better it is than what was done, as a chance; nothing if what was done was not even tried.
    loss: Option<f32>,
}

impl Analysis {
    /// The text that is kept.
    ///
    /// # Panics
    /// Never: an analysis is plain data.
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

/// An analysis that is being made, decision by decision.
pub struct Making {
    table: Box<dyn Table>,
    /// What was decided, the next first.
    actions: std::vec::IntoIter<String>,
    analysis: Analysis,
}

impl Making {
    /// Begins; `None` if the game is not over, or the rules in force are not those it was played by.
    pub fn begin(fold: &Fold) -> Option<Making> {
        if fold.stage != Stage::Over || !fold.is_of_these_rules() {
            return None;
        }
        let record = fold.record()?;
        let table = find(&fold.setup.game)?.replay(&record, Some(0)).ok()?.table;
        let end = fold.game.as_ref()?.standings();
        let winners = end.rows.iter().filter(|row| row.rank == 1).count().max(1);
        let share = |rank: u8| if rank == 1 { 1.0 / winners as f32 } else { 0.0 };
        let analysis = Analysis {
            version: VERSION,
            earlier: fold.earlier(),
            decisions: Vec::with_capacity(record.actions.len()),
            end: end.rows.iter().map(|row| share(row.rank)).collect(),
        };
        Some(Making { table, actions: record.actions.into_iter(), analysis })
    }

    /// How many decisions there are in all.
    pub fn decisions(&self) -> usize {
        self.analysis.decisions.len() + self.actions.len()
    }

    /// Weighs the next decision; ends with the analysis when there is none left.
    ///
    /// # Panics
    /// If a decision of a finished game is not legal: then its log is broken.
    pub fn on(mut self, iterations: u32) -> ControlFlow<Analysis, Making> {
        let Some(action) = self.actions.next() else { return ControlFlow::Break(self.analysis) };
        let seed = Seed::from_text("analysis").nth(self.analysis.decisions.len() as u64);
        let weighed =
            with_session!(&*self.table, session => weigh(session.state(), iterations, seed, &action));
        let weighed = weighed.flatten().expect("somebody decides");
        self.analysis.decisions.push(weighed);
        self.table.play(&action).expect("a finished game can be played again");
        ControlFlow::Continue(self)
    }
}

fn weigh<G: Insight>(state: &G, iterations: u32, seed: Seed, played: &str) -> Option<Weighed> {
    let known = Knowledge::of(state)?;
    let thought = Search::new(iterations, seed).think(&known);
    let rivals = state.standings().rows.len();
    let best = thought.moves.first()?;
    let played = thought.moves.iter().find(|one| one.action.to_string() == played);
    let tried = played.filter(|one| one.visits > 0);
    Some(Weighed {
        best: best.action.to_string(),
        loss: tried.map(|one| short(best.value - one.value).max(0.0)),
        chances: thought.chances[..rivals].iter().copied().map(short).collect(),
    })
}

/// A chance with three digits: nobody knows more.
fn short(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}

/// Everybody's chance before the first decision, and after each turn. A turn is all that a seat decides without another, as
/// long as the game does not say that the next one begins.
pub fn turns(fold: &Fold, analysis: &Analysis) -> (Vec<f32>, Vec<TurnChances>) {
    let steps = &fold.steps[analysis.earlier..];
    let chances = |place: usize| analysis.decisions.get(place).map_or(&analysis.end, |one| &one.chances);
    let mut turns: Vec<TurnChances> = Vec::new();
    for (place, step) in steps.iter().enumerate() {
        let number = analysis.earlier + place + 1;
        let goes_on = place > 0 && steps[place - 1].seat == step.seat && !ends_a_turn(&steps[place - 1]);
        match turns.last_mut() {
            Some(turn) if goes_on => (turn.to, turn.chances) = (number, chances(place + 1).clone()),
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

fn ends_a_turn(step: &Step) -> bool {
    step.happened.iter().any(|happening| happening.full.begins_turn)
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
                fall.instead = better.map(|choice| Instead { step: number, choice });
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
