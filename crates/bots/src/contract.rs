//! What a model and a game have to agree on. `docs/models.md` says what it is for.

use samovar_engine::{Action, Fingerprint, Insight, Part, Seed};
use serde_json::{Map, Value};

/// The properties of a model for a game, by name: which game, which rules, which actions, which observation.
pub fn properties<G: Insight>() -> Map<String, Value> {
    let lines: String = parts::<G>().iter().map(|part| format!("{} {}\n", part.name, part.len)).collect();
    let properties = [
        ("samovar.game", G::NAME.to_owned()),
        ("samovar.rules", G::RULES_VERSION.to_string()),
        ("samovar.actions", G::Action::list_hash().to_string()),
        ("samovar.observation", Fingerprint::of(lines).to_string()),
    ];
    properties.into_iter().map(|(name, value)| (name.to_owned(), value.into())).collect()
}

/// What an observation of a game consists of.
pub fn parts<G: Insight>() -> Vec<Part> {
    let options = G::read_options(&Map::new()).expect("the defaults are right");
    G::new(&options, Seed::from_text("")).observation_parts()
}

/// How many numbers an observation has.
pub fn width<G: Insight>() -> usize {
    parts::<G>().iter().map(|part| part.len).sum()
}
