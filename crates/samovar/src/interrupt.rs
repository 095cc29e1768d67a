//! Ctrl+C: the first ends what is going on in order, the second at once.

use std::process::exit;
use std::{io, thread};

use anyhow::Context;
use samovar_arena::Stop;

/// How a process ends that was interrupted.
pub const CODE: u8 = 130;

#[cfg(unix)]
fn listen() -> io::Result<tokio::signal::unix::Signal> {
    tokio::signal::unix::signal(tokio::signal::unix::SignalKind::interrupt())
}

#[cfg(windows)]
fn listen() -> io::Result<tokio::signal::windows::CtrlC> {
    tokio::signal::windows::ctrl_c()
}

/// Sets `stop` and calls `then` at the first Ctrl+C from now on.
pub fn on_interrupt(stop: Stop, then: impl FnOnce() + Send + 'static) -> anyhow::Result<()> {
    let failed = "cannot listen to Ctrl+C";
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build().context(failed)?;
    let mut signals = {
        let _within = runtime.enter();
        listen().context(failed)?
    };
    thread::spawn(move || {
        runtime.block_on(async {
            if signals.recv().await.is_some() {
                stop.stop();
                then();
            }
            if signals.recv().await.is_some() {
                exit(CODE.into());
            }
        });
    });
    Ok(())
}
