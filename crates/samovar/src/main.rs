//! The command `samovar`; everything it does is in the library.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Pages consist of many small strings, so a fast allocator pays off.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    samovar::run()
}
