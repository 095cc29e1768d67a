//! Pages and boards: pure functions from plain data to HTML and SVG.
//!
//! Whoever serves the table fills in the structs of [`model`] and gets markup back; nothing here waits, stores or asks
//! the clock. What a reader may not know never gets here: a page is drawn from a viewer's view, a viewer's log and a
//! viewer's list of choices.

mod art;
pub mod asset;
mod board;
pub mod bots;
mod chart;
pub mod diff;
pub mod form;
mod glossary;
mod guides;
mod markup;
pub mod model;
mod options;
pub mod page;
pub mod part;
mod pen;
mod picture;
pub mod preferences;
mod prose;
pub mod push;
mod qr;
mod says;
