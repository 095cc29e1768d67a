//! The command `samovar`: serve the table in the browser; play, simulate, drive, replay and verify games.
//!
//! The library exists for the binary and its tests; only [`protocol`] is meant for other users.

mod admin;
mod arena;
mod backup;
mod bots;
mod calibrate;
mod cli;
mod components;
mod draw;
mod fault;
mod interrupt;
mod list;
mod model;
mod new_bot;
mod pen;
mod play;
mod progress;
pub mod protocol;
mod replay;
mod serve;
mod setup;
mod sim;
mod standings;
mod verify;
mod words;

use std::io;
use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command, ServeArgs};
use fault::{Interrupted, Usage};

/// Runs the command line of this process: 0 is success, 1 a failure, 2 wrong usage, 130 an interruption by Ctrl+C.
pub fn run() -> ExitCode {
    let cli = Cli::parse();
    match obey(&cli) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) if error.is::<Interrupted>() => {
            eprintln!("interrupted: {error}");
            ExitCode::from(interrupt::CODE)
        }
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(if error.is::<Usage>() { 2 } else { 1 })
        }
    }
}

fn obey(cli: &Cli) -> anyhow::Result<()> {
    if let Some(directory) = &cli.components {
        components::install(directory)?;
    }
    match &cli.command {
        None => serve::serve(&ServeArgs::nothing_said()),
        Some(Command::Serve(args)) => serve::serve(args),
        Some(Command::Games(args)) => list::show(args),
        Some(Command::Play(args)) => play::play(args),
        Some(Command::Sim(args)) => sim::simulate(args),
        Some(Command::Arena(args)) => arena::compete(args),
        Some(Command::Calibrate(args)) => calibrate::calibrate(args),
        Some(Command::Engine) => protocol::serve(io::stdin().lock(), io::stdout().lock()),
        Some(Command::NewBot(args)) => new_bot::write(args),
        Some(Command::Model(args)) => model::show(args),
        Some(Command::Replay(args)) => replay::replay(args),
        Some(Command::Verify(args)) => verify::verify(args),
        Some(Command::Backup(args)) => backup::backup(args),
        Some(Command::Restore(args)) => backup::restore(args),
        Some(Command::Admin(args)) => admin::obey(args),
        Some(Command::Words { what }) => words::obey(what),
    }
}

/// Whether the reader of our output has closed it, as in `samovar games | head -1`. That is not a failure.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    let error = error.downcast_ref::<io::Error>();
    error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
