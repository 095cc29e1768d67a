//! The rules of Rurik: Dawn of Kiev (Stan Kordonskiy, PieceKeeper Games 2019) as a pure state machine.
//!
//! An unofficial, non-commercial fan implementation.

pub mod components;
