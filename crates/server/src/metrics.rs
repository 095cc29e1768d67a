//! What a host wants to know, for Prometheus.
//!
//! One process has one set of numbers, wherever they arise; what can be counted when somebody asks is counted then.

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

use crate::store::StoreError;
use samovar_table::deed::Deed;
use samovar_table::fold::Stage;

pub const MEDIA: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

type Labels<const N: usize> = [(&'static str, String); N];

/// Milliseconds to ten seconds, finer where it matters.
const SECONDS: [f64; 14] =
    [0.0005, 0.001, 0.002, 0.004, 0.008, 0.015, 0.03, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0];

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

/// What is counted as it happens.
pub struct Metrics {
    requests: Family<Labels<3>, Counter>,
    answered: Family<Labels<1>, Histogram, fn() -> Histogram>,
    stored: Family<Labels<1>, Counter>,
    until_stored: Histogram,
    limited: Family<Labels<1>, Counter>,
    store_errors: Counter,
    bots_waiting: Gauge,
    bots_thinking: Gauge,
}

static METRICS: LazyLock<Metrics> = LazyLock::new(|| Metrics {
    requests: Family::default(),
    answered: Family::new_with_constructor(seconds),
    stored: Family::default(),
    until_stored: seconds(),
    limited: Family::default(),
    store_errors: Counter::default(),
    bots_waiting: Gauge::default(),
    bots_thinking: Gauge::default(),
});

/// The numbers of this process.
pub fn metrics() -> &'static Metrics {
    &METRICS
}

impl Metrics {
    pub fn answered(&self, method: &str, route: &str, status: u16, took: Duration) {
        let door = match route {
            _ if route.starts_with("/api/") => "api",
            _ if route.starts_with("/assets/") => "asset",
            _ => "page",
        };
        let labels = [("method", known(method)), ("route", route.to_owned()), ("status", status.to_string())];
        self.requests.get_or_create(&labels).inc();
        self.answered.get_or_create(&[("door", door.to_owned())]).observe(took.as_secs_f64());
    }

    pub fn stored(&self, deed: &Deed, took: Duration) {
        let kind = match deed {
            Deed::Act { bot: true, .. } => "act_bot",
            Deed::Act { bot: false, .. } => "act",
            Deed::Undo { .. } => "undo",
            _ => "other",
        };
        self.stored.get_or_create(&[("kind", kind.to_owned())]).inc();
        self.until_stored.observe(took.as_secs_f64());
    }

    pub fn limited(&self, what: &str) {
        self.limited.get_or_create(&[("what", what.to_owned())]).inc();
    }

    pub fn store_failed(&self, error: &StoreError) {
        // A name that is taken is no failure.
        if !matches!(error, StoreError::Taken) {
            self.store_errors.inc();
        }
    }

    /// A bot waits until it may think, until what is handed back is dropped.
    pub fn bot_waits(&self) -> Busy {
        Busy::begin(&self.bots_waiting)
    }

    /// A bot thinks until what is handed back is dropped.
    pub fn bot_thinks(&self) -> Busy {
        Busy::begin(&self.bots_thinking)
    }
}

/// The methods there are; who invents others makes no new lines.
fn known(method: &str) -> String {
    let methods = ["GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH"];
    methods.iter().find(|known| **known == method).map_or("other", |known| known).to_owned()
}

pub struct Busy(Gauge);

impl Busy {
    fn begin(gauge: &Gauge) -> Busy {
        gauge.inc();
        Busy(gauge.clone())
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Who has which tables open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Census {
    pub rooms: usize,
    /// People with a table open, each once a table.
    pub people: usize,
    /// Seats whose owner has the table open.
    pub seats: usize,
}

/// All numbers as text: those counted since the start, how many tables of each stage are stored, who has them open, and
/// how many streams there are.
pub fn text(stored: &[(String, i64)], census: Census, streams: usize) -> String {
    let mut registry = Registry::with_prefix("samovar");
    let metrics = metrics();

    let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
    registry.register("build", "The program that answers", build);
    let tables = Family::<Labels<1>, Gauge>::default();
    for stage in [Stage::Lobby, Stage::Playing, Stage::Over, Stage::Abandoned] {
        let count = stored.iter().find(|(word, _)| word == stage.word()).map_or(0, |(_, count)| *count);
        tables.get_or_create(&[("stage", stage.word().to_owned())]).set(count);
    }
    registry.register("tables", "Tables in the database, by stage", tables);
    for (name, help, value) in [
        ("rooms_open", "Tables this server has in memory", census.rooms),
        ("people_connected", "People with a table open, each once a table", census.people),
        ("seats_connected", "Seats whose owner has the table open", census.seats),
        ("streams_open", "Live streams open", streams),
    ] {
        let gauge: Gauge = Gauge::default();
        gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        registry.register(name, help, gauge);
    }
    registry.register("requests", "Requests answered", metrics.requests.clone());
    registry.register(
        "request_seconds",
        "Time until a request was answered; of a stream, until it began",
        metrics.answered.clone(),
    );
    registry.register(
        "entries_stored",
        "Entries of tables' logs stored by this server",
        metrics.stored.clone(),
    );
    registry.register(
        "stored_seconds",
        "Time until an entry was stored, waiting for its table included",
        metrics.until_stored.clone(),
    );
    registry.register("limited", "Requests turned away because there were too many", metrics.limited.clone());
    registry.register(
        "store_errors",
        "Requests that failed because the database did",
        metrics.store_errors.clone(),
    );
    registry.register("bots_waiting", "Bots that wait until they may think", metrics.bots_waiting.clone());
    registry.register("bots_thinking", "Bots that think", metrics.bots_thinking.clone());
    let mut text = String::new();
    // Writing into memory does not fail.
    let _ = encode(&mut text, &registry);
    text
}
