//! Tests of the rules. Every test names the ids it proves.

mod contract;
mod effects;
mod ending;
mod examples;
mod exchange;
mod free;
mod insight;
mod limits;
mod loading;
mod projects;
mod regions;
mod reward;
mod rounds;
// A stage has more props than any one play needs.
#[allow(dead_code)]
mod scene;
mod scoring;
mod tables;
mod words;
