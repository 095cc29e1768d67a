//! Every rule of the catalogue is proven by a test that names it, or stands in `rules/exempt.toml` with a reason.

use samovar_engine::kit::citations::{Catalogue, tests_in};

#[test]
fn every_rule_is_named_by_a_test_or_exempt() {
    let catalogue = Catalogue {
        prefix: "RUR",
        text: include_str!("../../../../rules/rurik.md"),
        exempt: include_str!("../../../../rules/exempt.toml"),
        unnamed: include_str!("../../../../rules/unnamed.toml"),
        untested: "",
    };
    let found = catalogue.complaints(&tests_in(env!("CARGO_MANIFEST_DIR")));
    assert!(found.is_empty(), "{} complaints:\n{}", found.len(), found.join("\n"));
}
