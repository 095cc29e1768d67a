//! Tests of the rules. Every test names the ids it proves.

mod agenda;
mod bonus;
mod claim;
mod contract;
mod convert;
mod deed;
mod examples;
mod leader;
mod resample;
mod scene;
mod schemes;
mod score;
mod smoke;
mod variant;
