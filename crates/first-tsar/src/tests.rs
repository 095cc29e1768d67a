//! Tests of the rules. Every test names the ids it proves.

mod assignment;
mod contract;
mod examples;
mod favor;
mod maneuver;
mod planning;
mod production;
// A stage has more props than any one play needs.
#[allow(dead_code)]
mod scene;
mod setup;
mod tables;
mod trade;
mod turn;
