//! All integration tests of this crate as one program: linking each file on its own takes far longer.

mod games;
mod languages;
mod sources;
mod words;

/// Cargo no longer finds test files by itself, so one that is not a module here would never run.
#[test]
fn every_file_is_a_module() {
    for entry in
        std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests")).expect("the tests are there")
    {
        let path = entry.expect("an entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let known = name == "all" || include_str!("all.rs").contains(&format!("\nmod {name};\n"));
        assert!(known, "{} is not a module of all.rs", path.display());
    }
}
