//! Every rule of the catalogue is proven by a test that names it and named where it is decided; what cannot be stands in
//! `rules/exempt.toml` or `rules/unnamed.toml` with a reason.

use crate::action::Action;
use crate::when::when;

samovar_engine::citations!("STR", "stroganov.md", "C");

#[test]
fn a_rule_says_when_each_action_may_be_taken() {
    assert_eq!(CATALOGUE.unruled(Action::all().map(when)), []);
}

#[test]
fn the_catalogue_defines_as_many_entries_as_it_says() {
    let counts = [Some('C'), None, Some('D'), Some('Q'), Some('E')].map(|letter| CATALOGUE.count(letter));
    let said =
        CATALOGUE.text.lines().find(|line| line.starts_with("**Size.**")).expect("a line with the sizes");
    let said: Vec<usize> =
        said.split(|letter: char| !letter.is_ascii_digit()).filter_map(|n| n.parse().ok()).collect();
    assert_eq!(counts[..], said[..5]);
}
