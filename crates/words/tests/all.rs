//! All integration tests of this crate as one program: linking each file on its own takes far longer.

mod games;
mod glossary;
mod languages;
mod sources;
mod words;
