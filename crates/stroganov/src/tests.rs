//! Tests of the rules. Every test names the ids it proves; `citations` checks that none is left out.

mod contract;
mod scene;
