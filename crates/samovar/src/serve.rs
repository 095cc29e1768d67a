//! `samovar serve`: the table in the browser.

use std::env;
use std::io::{IsTerminal, Write, stdout};
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, anyhow};
use samovar_server::hall::Hall;
use samovar_server::http;
use samovar_server::limits::{Limits, Rate};
use samovar_server::offer::Offer;
use samovar_server::settings::Settings;
use samovar_server::store::Store;
use tokio::net::TcpListener;
#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};
use tracing_subscriber::Layer;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use crate::cli::{LogFormat, ServeArgs};
use crate::fault::Usage;

pub fn serve(args: &ServeArgs) -> anyhow::Result<()> {
    log_to_stderr(args)?;
    let origin = args.origin.as_deref().map(origin).transpose()?;
    names_differ(&args.bot)?;
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(run(args, origin))
}

async fn run(args: &ServeArgs, origin: Option<String>) -> anyhow::Result<()> {
    let database = args.database.clone().unwrap_or_else(default_database);
    let listener = TcpListener::bind(args.addr).await;
    let listener = listener
        .with_context(|| format!("cannot listen at {}; choose another address with --addr", args.addr))?;
    let store = Store::open(&database).await.with_context(|| format!("cannot open {}", shown(&database)))?;
    let (keeper, settings) = (Arc::new(store.clone()), settings(args, origin.clone()));
    let hall = Hall::start(keeper, store, settings).await.context("the database does not tell the time")?;
    let address = listener.local_addr().context("cannot listen")?;
    // Whoever reads the greeting may stop the server immediately, so signals must be handled before it.
    let told = Signals::new().context("cannot listen to signals")?;
    greet(&places(address, origin.as_deref(), &args.base_path), &database);
    let stop = hall.stop.clone();
    tokio::spawn(async move {
        told.wait().await;
        tracing::info!("stopping");
        stop.cancel();
    });
    http::serve(hall, listener).await.context("the server failed")?;
    tracing::info!("stopped");
    Ok(())
}

fn settings(args: &ServeArgs, origin: Option<String>) -> Settings {
    let rate = Rate::new(args.rate);
    Settings {
        origin,
        bot_pause: Duration::from_millis(args.bot_pause),
        bot_time: Duration::from_millis(args.bot_time),
        offers: args.bot.clone(),
        known_hosts: args.known_host.clone(),
        base_path: args.base_path.clone(),
        proxies: args.trusted_proxy.clone(),
        limits: Limits { per_address: rate, per_person: rate, ..Limits::default() },
        metrics_for: args.metrics_for.clone(),
        ..Settings::default()
    }
}

/// Where browsers find the table: the given origin, or every address of this machine that the server listens on.
fn places(address: SocketAddr, origin: Option<&str>, base_path: &str) -> Vec<String> {
    let end = if base_path.is_empty() { String::new() } else { format!("{base_path}/") };
    if let Some(origin) = origin {
        return vec![format!("{origin}{end}")];
    }
    let at = |ip: IpAddr| format!("http://{}{end}", SocketAddr::new(ip, address.port()));
    if !address.ip().is_unspecified() {
        return vec![at(address.ip())];
    }
    let own = if_addrs::get_if_addrs().unwrap_or_default().into_iter().map(|interface| interface.ip());
    // A link-local address only works together with the name of a network interface.
    let usable = |ip: &IpAddr| match ip {
        IpAddr::V4(short) => !short.is_link_local(),
        IpAddr::V6(long) => address.is_ipv6() && !long.is_unicast_link_local(),
    };
    let mut own: Vec<IpAddr> = own.filter(usable).collect();
    own.sort_by_key(|ip| (!ip.is_loopback(), ip.is_ipv6(), *ip));
    own.dedup();
    if own.is_empty() { vec![at(address.ip())] } else { own.into_iter().map(at).collect() }
}

/// Prints where the table is. If nobody reads it, the server runs anyway.
fn greet(places: &[String], database: &str) {
    let open = places.join(" or ");
    let text = format!(
        "Samovar is ready. Open {open} in your browser.\n\
         The tables are kept in {}. Ctrl+C stops; tables go on where they were.\n\
         What else there is: samovar help\n",
        shown(database)
    );
    let _ = stdout().lock().write_all(text.as_bytes());
}

/// The signals that stop this process gracefully.
#[cfg(unix)]
struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

#[cfg(unix)]
impl Signals {
    /// Starts listening for them.
    fn new() -> std::io::Result<Signals> {
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
        })
    }

    /// Waits until one arrives.
    async fn wait(mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// The signal that stops this process gracefully.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> std::io::Result<Signals> {
        Ok(Signals)
    }

    async fn wait(self) {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    }
}

/// A file in its own folder: in the user's data directory, or in the current directory.
pub fn default_database() -> String {
    let given = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = given("XDG_DATA_HOME").or_else(|| Some(given("HOME")?.join(".local/share")));
    let folder = data.map_or_else(|| PathBuf::from("samovar-data"), |data| data.join("samovar"));
    format!("sqlite:{}", folder.join("samovar.db").display())
}

/// The address of a database without its password, so that it can be printed.
pub fn shown(database: &str) -> String {
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

/// Two bots with the same name could not be told apart.
fn names_differ(offers: &[Offer]) -> Result<(), Usage> {
    let mut names: Vec<&str> = offers.iter().map(|offer| offer.name.as_str()).collect();
    names.sort_unstable();
    match names.windows(2).find(|pair| pair[0] == pair[1]) {
        Some(pair) => {
            Err(Usage(format!("--bot names {:?} twice; each bot needs a name of its own", pair[0])))
        }
        None => Ok(()),
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
    fn every_address_of_this_machine_is_named() {
        let at = |address: &str| places(address.parse().expect("an address"), None, "");
        assert_eq!(at("192.0.2.1:80"), ["http://192.0.2.1:80"]);
        let all = at("0.0.0.0:8080");
        assert!(all.contains(&"http://127.0.0.1:8080".to_owned()), "{all:?}");
        assert!(!all.iter().any(|place| place.contains("0.0.0.0")), "{all:?}");
        let address = "0.0.0.0:8080".parse().expect("an address");
        assert_eq!(places(address, Some("https://tea.example"), "/tea"), ["https://tea.example/tea/"]);
    }

    #[test]
    fn an_origin_is_scheme_and_host() {
        assert_eq!(origin("https://tea.example/").ok().as_deref(), Some("https://tea.example"));
        for bad in ["tea.example", "https://", "ftp://tea.example", "https://tea.example/cup"] {
            assert!(origin(bad).is_err(), "{bad}");
        }
    }
}
