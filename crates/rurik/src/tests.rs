//! Tests of the rules. Every test names the ids it proves.

mod contract;
mod examples;
mod scene;
mod solo;
mod solo_act;
mod solo_claim;
mod solo_position;
mod solo_stage;
mod solo_strategy;
mod solo_turn;
mod solo_words;
