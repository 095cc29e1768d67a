//! The table in the browser: tables, seats, clocks, chat, storage and live updates; serves what `samovar-web` draws.
//!
//! What a table is, who may do what there and what each person is shown is [`samovar_table`]'s business. Here a
//! [`room::Room`] holds the newest state of an open table and is the one door for every change: tried on a copy, stored
//! ([`store`]), and only then shown. `rooms` are the open tables, `thinkers` play the bots and give advice,
//! `workers` do what takes long, all in fair [`turns`], a `cluster` is servers that share a database; the [`hall::Hall`] wires them together and watches the clocks. [`http`]
//! speaks to browsers and programs.

pub mod advice;
mod analysis;
pub mod bots;
pub mod clock;
mod cluster;
pub mod hall;
pub mod http;
pub mod limits;
mod metrics;
pub mod names;
pub mod offer;
pub mod people;
pub mod random;
pub mod room;
mod rooms;
pub mod settings;
pub mod store;
mod text;
mod thinkers;
pub mod turns;
pub mod workers;
