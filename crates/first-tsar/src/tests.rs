//! Tests of the rules. Every test names the ids it proves.

mod contract;
