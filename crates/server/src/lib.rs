//! The table in the browser: tables, seats, clocks, chat, storage and live updates; serves what `samovar-web` draws.
//!
//! A table is its log ([`deed`]); its state is what comes of it ([`fold`]). A [`room::Room`] holds the newest state of an
//! open table and is the one door for every change: tried on a copy, stored, and only then shown. The [`hall::Hall`] has all
//! rooms, plays the bots and watches the clocks. [`show`] turns a table into what one person may see of it, and [`http`]
//! speaks to browsers.

pub mod advice;
pub mod analysis;
pub mod bots;
pub mod clock;
pub mod cluster;
pub mod hall;
pub mod http;
pub mod limits;
pub mod metrics;
pub mod offer;
pub mod people;
pub mod random;
pub mod room;
pub mod rooms;
pub mod settings;
pub mod store;
pub mod thinkers;
