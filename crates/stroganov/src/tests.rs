//! Tests of the rules. Every test names the ids it proves; `citations` checks that none is left out.

mod administration;
mod advanced;
mod auxiliary;
mod basic;
mod citations;
mod contract;
mod icons;
mod insight;
mod loading;
mod options;
mod payment;
mod press;
mod resample;
mod scene;
mod scoring;
mod setup;
mod solo;
mod story;
mod tables;
mod trophy;
mod turn;
mod winter;
mod wish;
mod words;
