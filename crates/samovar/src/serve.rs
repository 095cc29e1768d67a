//! `samovar serve`: the table in the browser.

use std::env;
use std::io::{IsTerminal, Write, stdout};
use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, anyhow};
use samovar_server::hall::{Hall, Settings};
use samovar_server::{http, store};
use tokio::net::TcpListener;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::cli::{LogFormat, ServeArgs};
use crate::fault::Usage;

pub fn serve(args: &ServeArgs) -> anyhow::Result<()> {
    log_to_stderr(args)?;
    let origin = args.origin.as_deref().map(origin).transpose()?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(run(args, origin))
}

async fn run(args: &ServeArgs, origin: Option<String>) -> anyhow::Result<()> {
    let database = args.database.clone().unwrap_or_else(default_database);
    let listener = TcpListener::bind(args.addr).await;
    let listener = listener
        .with_context(|| format!("cannot listen at {}; choose another address with --addr", args.addr))?;
    let store = store::open(&database).await.with_context(|| format!("cannot open {}", shown(&database)))?;
    let bot_pause = Duration::from_millis(args.bot_pause);
    let hall = Hall::open(store, Settings { origin: origin.clone(), bot_pause, ..Settings::default() });
    let address = listener.local_addr().context("cannot listen")?;
    greet(address, origin.as_deref(), &database);
    let stop = hall.stop.clone();
    tokio::spawn(async move {
        told_to_stop().await;
        tracing::info!("stopping");
        stop.cancel();
    });
    http::serve(hall, listener).await.context("the server failed")?;
    tracing::info!("stopped");
    Ok(())
}

/// Says where the table is. If nobody listens, the server serves all the same.
fn greet(address: SocketAddr, origin: Option<&str>, database: &str) {
    let open = origin.map_or_else(|| format!("http://{address}"), str::to_owned);
    let text = format!(
        "Samovar is ready. Open {open} in your browser.\n\
         The tables are kept in {}. Ctrl+C stops; tables go on where they were.\n\
         What else there is: samovar help\n",
        shown(database)
    );
    let _ = stdout().lock().write_all(text.as_bytes());
}

/// Waits until somebody stops this process kindly.
async fn told_to_stop() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! {
        () = interrupt => {}
        () = terminate => {}
    }
}

/// A file in a folder of its own: that of the user's data, or here.
fn default_database() -> String {
    let given = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = given("XDG_DATA_HOME").or_else(|| Some(given("HOME")?.join(".local/share")));
    let folder = data.map_or_else(|| PathBuf::from("samovar-data"), |data| data.join("samovar"));
    format!("sqlite:{}", folder.join("samovar.db").display())
}

/// The address of a database as it may be shown: without a password.
fn shown(database: &str) -> String {
    let Some((kind, rest)) = database.split_once("://") else {
        return database.trim_start_matches("sqlite:").to_owned();
    };
    match rest.split_once('@') {
        Some((who, place)) => {
            let name = who.split(':').next().unwrap_or_default();
            format!("{kind}://{name}@{place}")
        }
        None => database.to_owned(),
    }
}

fn origin(text: &str) -> Result<String, Usage> {
    let host = text.strip_prefix("https://").or_else(|| text.strip_prefix("http://"));
    match host.map(|host| host.trim_end_matches('/')) {
        Some(host) if !host.is_empty() && !host.contains('/') => Ok(text.trim_end_matches('/').to_owned()),
        _ => Err(Usage(format!("{text:?} is not an origin such as https://tea.example"))),
    }
}

fn log_to_stderr(args: &ServeArgs) -> anyhow::Result<()> {
    let bad = |error| Usage(format!("--log {:?}: {error}", args.log));
    let targets: Targets = args.log.parse().map_err(bad)?;
    let colours = std::io::stderr().is_terminal();
    let layer = tracing_subscriber::fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
    let layer = match args.log_format {
        LogFormat::Text => layer.boxed(),
        LogFormat::Json => layer.json().boxed(),
    };
    let subscriber = tracing_subscriber::registry().with(layer.with_filter(targets));
    subscriber.try_init().map_err(|error| anyhow!("cannot log: {error}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(shown("postgres://anna:secret@db/samovar"), "postgres://anna@db/samovar");
        assert_eq!(shown("postgres://db/samovar"), "postgres://db/samovar");
        assert_eq!(shown("sqlite:tea.db"), "tea.db");
    }

    #[test]
    fn an_origin_is_scheme_and_host() {
        assert_eq!(origin("https://tea.example/").ok().as_deref(), Some("https://tea.example"));
        for bad in ["tea.example", "https://", "ftp://tea.example", "https://tea.example/cup"] {
            assert!(origin(bad).is_err(), "{bad}");
        }
    }
}
