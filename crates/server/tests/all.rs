//! All integration tests of this crate as one program: linking each file on its own takes far longer.

mod analysis;
mod api;
mod authorisation;
mod backup;
mod common;
mod fairness;
mod faults;
mod guard;
mod hints;
mod learning;
mod live;
mod load;
mod nodes;
mod programs;
mod random;
mod store;
mod tables;
mod torn;
mod upgrade;
mod visitors;
