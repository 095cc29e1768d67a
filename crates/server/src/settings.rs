//! What a server can be told about itself.

use std::net::IpAddr;
use std::time::Duration;

use ipnet::IpNet;
use samovar_bots::Maker;
use samovar_engine::Level;

use crate::clock::Clock;
use crate::limits::Limits;
use crate::offer::Offer;
use crate::random::Random;
use crate::workers::Work;

/// What a server can be told about itself.
#[derive(Clone, Debug)]
pub struct Settings {
    /// How long a bot takes at least for each decision, so that people can follow. It thinks meanwhile, so all levels play
    /// at about the same pace.
    pub bot_pause: Duration,
    /// How long a bot may think about a decision; then it plays the best it has found.
    pub bot_time: Duration,
    /// The bots that are offered beside those everybody has.
    pub offers: Vec<Offer>,
    /// How many bots may think at once.
    pub thinkers: usize,
    /// The bot that gives hints; one that searches.
    pub adviser: Maker,
    /// The iterations a search thinks about each decision of a game that is over.
    pub analysis_iterations: u32,
    /// How long a server thinks for a table before it has to ask the others again; so long after it died another one takes
    /// over.
    pub lease: Duration,
    /// Where it does what takes long.
    pub work: Work,
    /// Where chance comes from.
    pub random: Random,
    /// What time it is.
    pub clock: Clock,
    /// The address people use, if it differs from what their browsers send (`https://tea.example`).
    pub origin: Option<String>,
    /// Names of the server beside those nobody else can have point here; unused if there is an origin.
    pub known_hosts: Vec<String>,
    /// The path everything is served under, such as `/samovar`; empty for none.
    pub base_path: String,
    /// The networks of proxies that may say whom they speak for.
    pub proxies: Vec<IpNet>,
    /// How much one visitor may ask.
    pub limits: Limits,
    /// The networks, beside this machine, that may read the numbers of this server.
    pub metrics_for: Vec<IpNet>,
}

impl Default for Settings {
    fn default() -> Settings {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Settings {
            bot_pause: Duration::from_millis(400),
            bot_time: Duration::from_secs(10),
            offers: Vec::new(),
            thinkers: cores.saturating_sub(1).max(1),
            adviser: Maker::Level(Level::EXPERT),
            analysis_iterations: 1_000,
            lease: Duration::from_secs(6),
            work: Work::default(),
            random: Random::default(),
            clock: Clock::default(),
            origin: None,
            known_hosts: Vec::new(),
            base_path: String::new(),
            proxies: Vec::new(),
            limits: Limits::default(),
            metrics_for: Vec::new(),
        }
    }
}

/// Names that no foreign site can have: those of this machine and of a home network.
const LOCAL_NAMES: &[&str] = &[".localhost", ".local", ".home.arpa", ".internal", ".lan"];

impl Settings {
    /// Whether the server answers to a name. With an origin it does to any, for it knows its own address and takes forms
    /// from nowhere else. Without one, only to names that no page of another site can have point here.
    pub fn answers_to(&self, host: &str) -> bool {
        let host = host.trim_end_matches('.').to_ascii_lowercase();
        let address = host.trim_start_matches('[').trim_end_matches(']');
        self.origin.is_some()
            || !host.contains('.') && !host.contains(':')
            || address.parse::<IpAddr>().is_ok()
            || LOCAL_NAMES.iter().any(|end| host.ends_with(end))
            || self.known_hosts.iter().any(|known| known.eq_ignore_ascii_case(&host))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_without_an_origin_answers_to_names_that_nobody_else_can_have() {
        let mut settings = Settings { known_hosts: vec!["tea.example".to_owned()], ..Settings::default() };
        for host in [
            "",
            "localhost",
            "LOCALHOST",
            "samovar",
            "pi.local",
            "127.0.0.1",
            "[::1]",
            "192.168.0.7",
            "Tea.Example",
        ] {
            assert!(settings.answers_to(host), "{host}");
        }
        for host in
            ["evil.example", "tea.example.evil.example", "127.0.0.1.evil.example", "localhost.evil.example"]
        {
            assert!(!settings.answers_to(host), "{host}");
        }
        settings.origin = Some("https://tea.example".to_owned());
        assert!(settings.answers_to("evil.example"));
    }
}
