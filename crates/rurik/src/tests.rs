//! Tests of the rules. Every test names the ids it proves.

mod attack;
mod build;
mod contract;
mod examples;
mod march;
mod muster;
mod resample;
mod ruling;
mod scene;
mod scheme;
mod setup;
mod smoke;
mod strategy;
mod tax;
mod turn;
