//! Every rule of the catalogue is proven by a test that names it and named where it is decided; what cannot be stands in
//! `rules/exempt.toml` or `rules/unnamed.toml` with a reason.

use crate::action::Action;
use crate::when::when;

samovar_engine::citations!("TSR", "first-tsar.md", "");

#[test]
fn a_rule_says_when_each_action_may_be_taken() {
    assert_eq!(CATALOGUE.unruled(Action::all().map(when)), []);
}

/// Rules, rulings, examples, checks of tables.
#[test]
fn the_whole_catalogue_is_read() {
    let counts = [None, Some('Q'), Some('E'), Some('T')].map(|letter| CATALOGUE.count(letter));
    assert_eq!(counts, [257, 97, 40, 10]);
}
