//! Every rule of the catalogue is proven by a test that names it and named where it is decided; what cannot be stands in
//! `rules/exempt.toml` or `rules/unnamed.toml` with a reason.

use samovar_engine::kit::citations::{Catalogue, sources_in, tests_in};

const CATALOGUE: Catalogue<'_> = Catalogue {
    prefix: "RUR",
    text: include_str!("../../../../rules/rurik.md"),
    exempt: include_str!("../../../../rules/exempt.toml"),
    unnamed: include_str!("../../../../rules/unnamed.toml"),
    untested: "",
};

#[test]
fn every_rule_is_named_by_a_test_or_exempt() {
    let found = CATALOGUE.complaints(&tests_in(env!("CARGO_MANIFEST_DIR")));
    assert!(found.is_empty(), "{} complaints:\n{}", found.len(), found.join("\n"));
}

#[test]
fn every_rule_is_named_where_it_is_decided() {
    let found = CATALOGUE.source_complaints(&sources_in(env!("CARGO_MANIFEST_DIR")));
    assert!(found.is_empty(), "{} complaints:\n{}", found.len(), found.join("\n"));
}
