//! Every rule of the catalogue is proven by a test that names it and named where it is decided; what cannot be stands in
//! `rules/exempt.toml` or `rules/unnamed.toml` with a reason.

samovar_engine::citations!("RUR", "rurik.md", "");
