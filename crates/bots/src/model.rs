//! Models that somebody has trained: nets in ONNX files. `docs/models.md` describes what they have to be like.

mod onnx;
mod plan;

use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;
use std::{fmt, fs};

use samovar_engine::{Action, ActionList, Fingerprint, Insight, Knowledge};

use crate::{BadMaker, Bot, BotFailed, Budget, properties};
use onnx::File;
use plan::Plan;

/// A net in an ONNX file, alone or inside a search: `FILE` or `FILE@BUDGET`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Model {
    /// The file, as it was written.
    pub file: String,
    /// The budget of the search; `None` if the model decides alone.
    pub budget: Option<Budget>,
    net: Arc<Net>,
}

/// A net that has been read.
#[derive(Debug)]
struct Net {
    properties: BTreeMap<String, String>,
    plan: Plan,
    /// Of the file.
    fingerprint: Fingerprint,
}

impl PartialEq for Net {
    fn eq(&self, other: &Net) -> bool {
        self.fingerprint == other.fingerprint
    }
}

impl Eq for Net {}

impl Hash for Net {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.fingerprint.hash(state);
    }
}

impl FromStr for Model {
    type Err = BadMaker;

    fn from_str(text: &str) -> Result<Model, BadMaker> {
        let searches = text.rsplit_once('@').and_then(|(file, budget)| Some((file, budget.parse().ok()?)));
        let (file, budget): (&str, Option<Budget>) =
            searches.map_or((text, None), |(file, budget)| (file, Some(budget)));
        let bad = |why: String| BadMaker::Model(file.to_owned(), why);
        if budget.is_some_and(|budget| budget.rollout > 0) {
            return Err(bad("a search with a model has no rollouts; write FILE@N or FILE@NxT".to_owned()));
        }
        let bytes = fs::read(file).map_err(|error| bad(format!("it cannot be read: {error}")))?;
        let file_read = File::read(&bytes).map_err(bad)?;
        let plan = Plan::of(&file_read.graph).map_err(bad)?;
        let net = Net { properties: file_read.properties, plan, fingerprint: Fingerprint::of(&bytes) };
        Ok(Model { file: file.to_owned(), budget, net: Arc::new(net) })
    }
}

impl fmt::Display for Model {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        self.budget.map_or(Ok(()), |budget| write!(f, "@{budget}"))
    }
}

impl Model {
    /// The fingerprint of the file.
    pub fn fingerprint(&self) -> Fingerprint {
        self.net.fingerprint
    }

    /// Whether it was made for a game as it is now.
    ///
    /// # Errors
    /// What it was made for, and what it should have been made for.
    pub fn fits<G: Insight>(&self) -> Result<(), String> {
        let Net { properties: its, plan, .. } = &*self.net;
        for (name, wanted) in properties::<G>() {
            let wanted = wanted.as_str().unwrap_or_default();
            match its.get(&name) {
                Some(found) if found == wanted => {}
                Some(found) => {
                    return Err(format!(
                        "it is no model for {} as it is now: its {name} is {found:?}, and should be {wanted:?}",
                        G::NAME
                    ));
                }
                None => {
                    return Err(format!(
                        "the property {name:?} is missing, which should be {wanted:?}; samovar model {} prints all of them",
                        G::NAME
                    ));
                }
            }
        }
        let width = crate::contract::width::<G>();
        if plan.width(0) != width {
            return Err(format!("its input has {} numbers; it should have {width}", plan.width(0)));
        }
        let policy = plan.width(plan.policy);
        if policy != G::Action::COUNT {
            return Err(format!("its policy has {policy} numbers; it should have {}", G::Action::COUNT));
        }
        Ok(())
    }
}

/// A model at work, with room for what it computes.
#[derive(Clone, Debug)]
pub(crate) struct Runner {
    net: Arc<Net>,
    rows: Vec<Vec<f32>>,
}

impl Runner {
    /// # Panics
    /// Later, unless the model [fits](Model::fits) the game.
    pub fn new(model: &Model) -> Runner {
        Runner { net: model.net.clone(), rows: model.net.plan.rows() }
    }

    /// Looks at an observation, which `observe` writes.
    pub fn look(&mut self, observe: impl FnOnce(&mut [f32])) {
        observe(&mut self.rows[0]);
        self.net.plan.run(&mut self.rows);
    }

    /// How much it likes an action where it has looked. What is not a number is liked least.
    pub fn likes<A: Action>(&self, action: A) -> f32 {
        let logit = self.rows[self.net.plan.policy][action.index()];
        if logit.is_nan() { f32::MIN } else { logit.clamp(f32::MIN, f32::MAX) }
    }

    /// The share of the victory it expects for the seat, if it says so.
    pub fn value(&self) -> Option<f32> {
        let value = self.rows[self.net.plan.value?][0];
        Some(if value.is_nan() { 0.5 } else { value.clamp(0.0, 1.0) })
    }
}

/// Plays the action that a model likes best.
#[derive(Clone, Debug)]
pub(crate) struct ByModel(pub Runner);

impl<G: Insight> Bot<G> for ByModel {
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed> {
        let mut actions = ActionList::new();
        known.legal_actions(&mut actions);
        let ByModel(runner) = self;
        runner.look(|row| known.observe(row));
        let better = |best: G::Action, action: G::Action| {
            if runner.likes(action) > runner.likes(best) { action } else { best }
        };
        Ok(actions.into_iter().reduce(better).expect("a question has answers"))
    }
}
