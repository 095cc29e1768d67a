//! Tests of the rules. Every test names the ids it proves.

mod assignment;
mod contract;
mod effects;
mod ending;
mod examples;
mod exchange;
mod favor;
mod free;
mod insight;
mod limits;
mod loading;
mod maneuver;
mod planning;
mod production;
mod projects;
mod regions;
mod reward;
mod rounds;
mod scene;
mod scoring;
mod setup;
mod tables;
mod trade;
mod turn;
mod words;
