//! A table as data, without storage, network or threads.
//!
//! A table is its log ([`deed`]); its state is what follows from it ([`fold`]). [`permit`] says what a person may do there,
//! [`show`] what a person is shown ([`model`]), [`bots`] what bots are called, [`lesson`] and [`coach`] what is taught at some of them, and
//! [`proof`] what a record proves, and [`story`] keeps what happened readable under later rules. The server stores and serves tables; whoever else runs them (a simulation, a page without a server)
//! uses this crate alone.

pub mod analysis;
pub mod bots;
pub mod card;
pub mod coach;
pub mod deed;
pub mod fold;
pub mod lesson;
pub mod log;
pub mod model;
pub mod permit;
pub mod proof;
pub mod show;
pub mod story;
