//! The toy passes the whole kit.
#![cfg(feature = "kit")]

use samovar_engine::kit::{self, Plan, toy::Toy};

#[test]
fn the_toy_passes_every_check() {
    let report = kit::check_all::<Toy>(&Plan::new(60, "tea").with_every(4)).unwrap();
    println!("{report}");
}
