//! All integration tests of this crate as one program: linking each file on its own takes far longer.

mod admin;
mod api;
mod arena;
mod calibrate;
mod common;
mod disk;
mod engine;
mod fair;
mod games;
mod kill;
mod play;
mod serve;
mod sim;
mod spoken;
