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
mod solo;
mod solo_act;
mod solo_claim;
mod solo_position;
mod solo_stage;
mod solo_strategy;
mod solo_turn;
mod solo_words;
mod strategy;
mod tax;
mod turn;
