//! Makes an analysis: a search weighs every decision of a game that is over.

use std::ops::ControlFlow;

use samovar_bots::Search;
use samovar_engine::{Insight, Knowledge, Seed, Table};
use samovar_games::{find, with_session};
use samovar_table::analysis::{Analysis, VERSION, Weighed};
use samovar_table::fold::{Fold, Stage};

/// An analysis that is being made, decision by decision.
pub struct Making {
    table: Box<dyn Table>,
    /// What was decided, the next first.
    actions: std::vec::IntoIter<String>,
    analysis: Analysis,
}

impl Making {
    /// Begins; `None` if the game is not over, or the current rules are not those it was played by.
    pub fn begin(fold: &Fold) -> Option<Making> {
        if fold.stage != Stage::Over || !fold.is_of_these_rules() {
            return None;
        }
        let record = fold.record()?;
        let table = find(&fold.setup.game)?.replay(&record, Some(0)).ok()?.table;
        let end = fold.game.as_ref()?.standings();
        let analysis = Analysis {
            version: VERSION,
            earlier: fold.earlier(),
            decisions: Vec::with_capacity(record.actions.len()),
            end: end.shares().collect(),
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
        loss: tried.map(|one| short(best.chance - one.chance).max(0.0)),
        chances: thought.chances[..rivals].iter().copied().map(short).collect(),
    })
}

/// A chance with three digits: nobody knows more.
fn short(chance: f32) -> f32 {
    (chance * 1000.0).round() / 1000.0
}
