//! Tests of the rules. Every test names the ids it proves.

mod contract;
mod examples;
// A stage has more props than any one play needs.
#[allow(dead_code)]
mod scene;
mod tables;
