//! The command `samovar`; everything it does is in the library.

use std::process::ExitCode;

use mimalloc::MiMalloc;

/// Pages are many small texts: an allocator that is quick with them pays.
#[global_allocator]
static ALLOCATOR: MiMalloc = MiMalloc;

fn main() -> ExitCode {
    samovar::run()
}
