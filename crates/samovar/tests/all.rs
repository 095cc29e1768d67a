//! All integration tests of this crate as one program: linking each file on its own takes far longer.

mod admin;
mod api;
mod arena;
mod calibrate;
mod common;
mod data;
mod disk;
mod engine;
mod fair;
mod games;
#[cfg(unix)]
mod interrupt;
mod kill;
mod new_bot;
mod play;
mod serve;
mod sim;
mod spoken;
