//! Every rule of the catalogue is proven by a test that names it and named where it is decided; what cannot be stands in
//! `rules/exempt.toml` or `rules/unnamed.toml` with a reason.

use crate::action::Action;
use crate::when::when;

samovar_engine::citations!("RUR", "rurik.md", "");

#[test]
fn a_rule_says_when_each_action_may_be_taken() {
    assert_eq!(CATALOGUE.unruled(Action::all().map(when)), []);
}
