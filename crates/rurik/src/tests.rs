//! Tests of the rules. Every test names the ids it proves.

mod contract;
mod examples;
mod resample;
mod scene;
mod smoke;
