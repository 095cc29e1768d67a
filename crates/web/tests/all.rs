//! All integration tests of this crate as one program: linking each file on its own takes far longer.

mod advice;
mod coach;
mod common;
mod first_tsar;
mod forms;
mod lessons;
mod pages;
mod push;
mod why;
