//! Tests of the rules. Every test names the ids it proves.

mod agenda;
mod attack;
mod bonus;
mod build;
mod claim;
mod contract;
mod convert;
mod deed;
mod examples;
mod leader;
mod march;
mod muster;
mod resample;
mod ruling;
mod scene;
mod scheme;
mod schemes;
mod score;
mod setup;
mod smoke;
mod strategy;
mod tax;
mod turn;
mod variant;
