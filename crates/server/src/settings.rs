//! What a server can be told about itself.

use std::time::Duration;

use ipnet::IpNet;
use samovar_bots::Maker;
use samovar_engine::Level;

use crate::clock::Clock;
use crate::limits::Limits;
use crate::offer::Offer;
use crate::random::Random;

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
    /// Where chance comes from.
    pub random: Random,
    /// What time it is.
    pub clock: Clock,
    /// The address people use, if it differs from what their browsers send (`https://tea.example`).
    pub origin: Option<String>,
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
            random: Random::default(),
            clock: Clock::default(),
            origin: None,
            base_path: String::new(),
            proxies: Vec::new(),
            limits: Limits::default(),
            metrics_for: Vec::new(),
        }
    }
}
