//! Tests of the rules. Every test names the ids it proves.

mod contract;
mod examples;
mod resample;
mod scene;
mod smoke;
mod solo;
mod solo_act;
mod solo_claim;
mod solo_position;
mod solo_stage;
mod solo_strategy;
mod solo_turn;
mod solo_words;
