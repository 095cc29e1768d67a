//! The command line.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::{Args, Parser, Subcommand, ValueEnum};
use ipnet::IpNet;
use samovar_engine::Fingerprint;
use samovar_server::offer::Offer;
use samovar_words::Language;

/// A home for heavy board games: play them in the browser or the terminal, simulate them by the thousand, drive them
/// from programs. Without a command, it serves the table in the browser.
#[derive(Debug, Parser)]
#[command(name = "samovar", version, after_help = EXAMPLES)]
pub struct Cli {
    /// Use your own component tables: DIR/<game>/<file>.toml replaces the table with that name
    #[arg(long, global = true, env = "SAMOVAR_COMPONENTS", value_name = "DIR")]
    pub components: Option<PathBuf>,
    #[command(subcommand)]
    pub command: Option<Command>,
}

const EXAMPLES: &str = "\
Examples:
  samovar                                            the table in the browser, at http://127.0.0.1:8080
  samovar games                                      what can be played, with all options
  samovar play stroganov                             you against the greedy bot
  samovar play stroganov --solo ivan                 alone against Ivan
  samovar play stroganov --seats human,human,greedy --record evening.record
  samovar play rurik --seats human,expert            you against a bot that looks ahead
  samovar play first-tsar --language fr              in French
  samovar sim rurik --bots 'exec:python3 examples/seat.py,greedy' --games 20
  samovar sim stroganov --players 4 --bots random --games 10000 --seed 1
  samovar sim rurik --bots strong --games 500 --data rurik.npz     what they decided, as training data
  samovar new-bot python my-bot                      the beginning of a bot of your own
  samovar arena stroganov --bots expert,greedy --games 200 --seed 1
  samovar calibrate rurik --players 2 --games 400 --seed 1
  samovar verify evening.record
  samovar backup tables.backup                       everything a server keeps, while it runs

Ends with 0 when all went well, 1 when something failed, 2 when the command was used wrongly, 130 after Ctrl+C.";

#[derive(Debug, Subcommand)]
pub enum Command {
    /// Serve the table in the browser (the default without a command)
    Serve(ServeArgs),
    /// List the games with their player counts, options and allowed values
    Games(GamesArgs),
    /// Play a game in this terminal, against bots and people at the same screen
    Play(PlayArgs),
    /// Play many games between bots and report scores, speed and what was used
    Sim(SimArgs),
    /// Let bots play against each other and report their strength, with confidence intervals (docs/bots.md)
    Arena(ArenaArgs),
    /// Play games to see how true the chances of winning are that hints and analyses show (docs/bots.md)
    Calibrate(CalibrateArgs),
    /// Let another program drive a game: one JSON object per line in, one per line out (docs/protocol.md)
    Engine,
    /// Write the beginning of a bot of your own, with a test, into a new folder (docs/bots.md)
    NewBot(NewBotArgs),
    /// Print what a model of a game sees and says, as one JSON object (docs/models.md)
    Model(ModelArgs),
    /// Show a recorded game, decision by decision
    Replay(ReplayArgs),
    /// Check that a recorded game follows the rules, and that its result is right
    Verify(VerifyArgs),
    /// Write everything a server stores to a file; the server may keep running
    Backup(BackupArgs),
    /// Load a backup into an empty database of either kind, or replace everything in one
    Restore(RestoreArgs),
    /// Manage the tables and accounts of a server; it may keep running
    Admin(AdminArgs),
    /// For translators: check the words of a language, or list them with their comments (docs/translating.md)
    Words {
        #[command(subcommand)]
        what: Words,
    },
}

#[derive(Debug, Subcommand)]
pub enum Words {
    /// Report what is wrong or missing in a language
    Check {
        /// The code of the language, such as fr [default: all]
        language: Option<Language>,
    },
    /// Print every message in English with its comment and an example, and in a language
    List {
        /// The code of the language, such as fr; qps is English with accents [default: English only]
        language: Option<Language>,
        /// Only what the language does not say yet
        #[arg(long)]
        missing: bool,
    },
}

#[derive(Debug, Args)]
pub struct Speech {
    /// The language to speak, such as fr [default: that of the environment (LC_ALL, LC_MESSAGES, LANG), or English]
    #[arg(long, env = "SAMOVAR_LANGUAGE", value_name = "CODE")]
    pub language: Option<Language>,
}

impl Speech {
    /// The language that was asked for, or else that of the environment.
    pub fn language(&self) -> Language {
        let of = |name: &&str| std::env::var(name).ok().filter(|value| !value.is_empty());
        let set = || ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(of);
        self.language.or_else(|| Language::of_locale(&set()?)).unwrap_or_default()
    }
}

#[derive(Debug, Args)]
pub struct DatabaseArgs {
    /// Where the tables are stored: sqlite:FILE or postgres://… [default: where `samovar serve` stores them]
    #[arg(long, env = "SAMOVAR_DATABASE", hide_env_values = true, global = true, value_name = "URL")]
    pub database: Option<String>,
}

#[derive(Debug, Args)]
pub struct BackupArgs {
    /// The file to write; - is standard output
    pub file: PathBuf,
    #[command(flatten)]
    pub database: DatabaseArgs,
}

#[derive(Debug, Args)]
pub struct RestoreArgs {
    /// A file written by `samovar backup`; - is standard input
    pub file: PathBuf,
    /// Replace everything in the database
    #[arg(long)]
    pub replace: bool,
    #[command(flatten)]
    pub database: DatabaseArgs,
}

#[derive(Debug, Args)]
pub struct AdminArgs {
    #[command(subcommand)]
    pub what: Admin,
    #[command(flatten)]
    pub database: DatabaseArgs,
}

#[derive(Debug, Subcommand)]
pub enum Admin {
    /// Lists what players have reported, newest first
    Reports(ListArgs),
    /// Removes a report that was dealt with
    RemoveReport {
        /// The report's id, as `samovar admin reports` shows it
        id: String,
    },
    /// List the tables, most recently changed first
    Tables(ListArgs),
    /// List the accounts by name
    Accounts(ListArgs),
    /// Remove a table with everything that was played and said there
    RemoveTable {
        /// The table, as in its address
        id: String,
    },
    /// Remove an account: its seats are given up, and its name is removed from every table
    RemoveAccount {
        /// The name
        name: String,
    },
    /// Give an account a new password, read from standard input. It is signed out everywhere, and its tokens end
    Password {
        /// The name
        name: String,
    },
}

#[derive(Debug, Args)]
pub struct ListArgs {
    /// How many to list
    #[arg(long, short = 'n', default_value_t = 50, value_name = "N")]
    pub limit: u32,
    /// How many to skip first
    #[arg(long, default_value_t = 0, value_name = "N")]
    pub after: u32,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct ServeArgs {
    /// Where to listen; 0.0.0.0:8080 also accepts connections from other machines
    #[arg(long, env = "SAMOVAR_ADDR", default_value = "127.0.0.1:8080", value_name = "ADDRESS:PORT")]
    pub addr: SocketAddr,
    /// Where the tables are stored: sqlite:FILE or postgres://… [default: a file in its own folder, printed at the
    /// start]
    #[arg(long, env = "SAMOVAR_DATABASE", hide_env_values = true, value_name = "URL")]
    pub database: Option<String>,
    /// The address people use if there is a proxy in front, such as https://tea.example
    #[arg(long, env = "SAMOVAR_ORIGIN", value_name = "ORIGIN")]
    pub origin: Option<String>,
    /// Further names by which browsers may call the server, separated by commas; not needed with --origin, for addresses
    /// and for names of a home network
    #[arg(long, env = "SAMOVAR_KNOWN_HOST", value_delimiter = ',', value_name = "NAME")]
    pub known_host: Vec<String>,
    /// The path everything is served under, such as /samovar, if a proxy also serves other things
    #[arg(long, env = "SAMOVAR_BASE_PATH", default_value = "", value_name = "PATH", value_parser = base_path)]
    pub base_path: String,
    /// The network of a proxy in front, such as 127.0.0.1/32. What it reports about a visitor's address and TLS is
    /// trusted. May be repeated, or separated by commas
    #[arg(long, env = "SAMOVAR_TRUSTED_PROXY", value_delimiter = ',', value_name = "CIDR")]
    pub trusted_proxy: Vec<IpNet>,
    /// How many requests per second an address or a person may send over time; 0 means no limit
    #[arg(long, env = "SAMOVAR_RATE", default_value_t = 50, value_name = "N")]
    pub rate: u32,
    /// A network that may read /metrics, besides this machine; may be repeated, or separated by commas
    #[arg(long, env = "SAMOVAR_METRICS_FOR", value_delimiter = ',', value_name = "CIDR")]
    pub metrics_for: Vec<IpNet>,
    /// How long a bot takes at least for each decision, in milliseconds, so that people can follow
    #[arg(long, env = "SAMOVAR_BOT_PAUSE", default_value_t = 400, value_name = "MS")]
    pub bot_pause: u64,
    /// How long a bot may think about a decision, in milliseconds; then it plays the best action it has found
    #[arg(long, env = "SAMOVAR_BOT_TIME", default_value_t = 10_000, value_name = "MS", value_parser = clap::value_parser!(u64).range(1..))]
    pub bot_time: u64,
    /// A bot to offer at tables under a name, such as 'Ivan=exec:python3 ivan.py' or deep=search:50000; may be repeated
    /// (in the environment variable, one per line)
    #[arg(long, env = "SAMOVAR_BOT", value_delimiter = '\n', value_name = "NAME=BOT")]
    pub bot: Vec<Offer>,
    /// What to log to standard error: error, warn, info, debug, or by module as in info,samovar_server=debug
    #[arg(long, env = "SAMOVAR_LOG", default_value = "info", value_name = "LEVEL")]
    pub log: String,
    /// The format of the log
    #[arg(long, env = "SAMOVAR_LOG_FORMAT", default_value = "text", value_name = "FORMAT")]
    pub log_format: LogFormat,
}

impl ServeArgs {
    /// The settings for `samovar` without a command: defaults and environment variables.
    pub fn nothing_said() -> ServeArgs {
        match Cli::parse_from(["samovar", "serve"]).command {
            Some(Command::Serve(args)) => args,
            _ => unreachable!("serve is serve"),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum LogFormat {
    Text,
    Json,
}

#[derive(Debug, Args)]
pub struct GamesArgs {
    #[command(flatten)]
    pub speech: Speech,
    /// Print one JSON object per line
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct PlayArgs {
    /// The game, as listed by `samovar games`
    pub game: String,
    /// Who sits where, separated by commas: human, a level (newcomer, beginner, casual, capable, seasoned, strong,
    /// expert, master), random, greedy, search, search:N (N iterations per decision), onnx:FILE (a model) or exec:COMMAND
    /// (your own program, see docs/bots.md); NAME=BOT gives a bot a name [default: you first, greedy bots elsewhere]
    #[arg(long, value_name = "WHO,…")]
    pub seats: Vec<String>,
    #[command(flatten)]
    pub patience: Patience,
    /// The bot that gives hints: a level, search or search:N
    #[arg(long, default_value = samovar_engine::Level::EXPERT.name(), value_name = "BOT")]
    pub hint: String,
    /// Play alone against this automatic opponent: ivan or katyusha in Stroganov, rebellion in Rurik
    #[arg(long, value_name = "NAME")]
    pub solo: Option<String>,
    #[command(flatten)]
    pub options: GameOptions,
    /// Any text; the same seed gives the same game [default: a random one, which is printed]
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    /// Save the game here at every decision; if the file exists, continue the game in it
    #[arg(long, value_name = "FILE")]
    pub record: Option<PathBuf>,
    #[command(flatten)]
    pub speech: Speech,
}

#[derive(Debug, Args)]
pub struct Patience {
    /// How long a program (exec:COMMAND) may take for each answer, in seconds
    #[arg(long, default_value = "10", value_parser = seconds, value_name = "SECONDS")]
    pub patience: Duration,
}

#[derive(Debug, Args)]
pub struct GameOptions {
    /// An option of the game, as listed by `samovar games`; may be repeated
    #[arg(long = "option", short = 'o', value_name = "KEY=VALUE", value_parser = key_value)]
    pub given: Vec<(String, String)>,
}

#[derive(Debug, Args)]
pub struct Tables {
    /// Number of players; 1 is the solo game [default: the number of bots, or the game's own default]
    #[arg(long, short, value_name = "N")]
    pub players: Option<u32>,
    #[command(flatten)]
    pub options: GameOptions,
    /// Number of threads [default: one per core]
    #[arg(long, short, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    #[command(flatten)]
    pub patience: Patience,
}

#[derive(Debug, Args)]
pub struct SimArgs {
    /// The game, as listed by `samovar games`
    pub game: String,
    /// The bots, separated by commas: one for all seats, or one for each. A bot is random, greedy, a level (newcomer,
    /// beginner, casual, capable, seasoned, strong, expert, master), search, search:N (N iterations per decision), search:N+P (with rollouts), search:NxT (on T threads),
    /// onnx:FILE or onnx:FILE@N (a model, see docs/models.md) or exec:COMMAND (your own program, see docs/bots.md).
    /// NAME=BOT gives it a name
    #[arg(long, short, default_value = "random", value_name = "BOT,…")]
    pub bots: Vec<String>,
    /// Number of games
    #[arg(long, short, default_value_t = 1000, value_name = "N", value_parser = games)]
    pub games: u64,
    /// Any text; the same seed gives the same result for any number of threads [default: a random one]
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    #[command(flatten)]
    pub tables: Tables,
    /// Count the use of actions and pieces in every Nth game [default: chosen so that at least 256 games are counted]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub usage_every: Option<u64>,
    /// At every question, account for all pieces and check every legal action; save and load in one game in 64
    #[arg(long)]
    pub check: bool,
    #[command(flatten)]
    pub keeping: Keeping,
    /// Print the scores only, without what was used
    #[arg(long, conflicts_with = "json")]
    pub brief: bool,
    /// Print one JSON object instead of tables
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = ARENA_EXAMPLES)]
pub struct ArenaArgs {
    /// The game, as listed by `samovar games`
    pub game: String,
    /// The bots, separated by commas: one for each seat, one for all, or more bots than seats, in which case every
    /// combination plays; a comma in quotes belongs to a command
    #[arg(long, short, value_name = "BOT,…")]
    pub bots: Vec<String>,
    /// Number of games for each combination of bots and options, rounded up so that every bot plays every seat equally
    /// often
    #[arg(long, short, default_value_t = 200, value_name = "N", value_parser = games)]
    pub games: u64,
    /// Any text; the same seed gives the same result for any number of threads [default: that of the log, or a random
    /// one]
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    #[command(flatten)]
    pub tables: Tables,
    /// Play with every value of this option; may be repeated
    #[arg(long, value_name = "KEY")]
    pub each: Vec<String>,
    /// Play the solo game at every difficulty
    #[arg(long)]
    pub each_difficulty: bool,
    /// Stop as soon as it is settled whether the first bot wins more or less than RATE; or, with two rates, more than
    /// the first or less than the second
    #[arg(long, value_name = "RATE[,RATE]")]
    pub settle: Option<samovar_arena::Question>,
    /// Report on the balance of the game: who wins with what, from games of one bot against itself [default bot:
    /// expert]
    #[arg(long)]
    pub balance: bool,
    /// Keep every finished game here; if the file exists, continue the contest in it
    #[arg(long, visible_alias = "resume", value_name = "FILE")]
    pub log: Option<PathBuf>,
    #[command(flatten)]
    pub keeping: Keeping,
    /// Write a report with plots to one HTML file
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print one JSON object instead of tables
    #[arg(long)]
    pub json: bool,
}

const ARENA_EXAMPLES: &str = "\
Examples:
  samovar arena rurik --bots expert,greedy --games 400 --seed 1 --log rurik.log --html rurik.html
  samovar arena stroganov --bots expert,greedy,greedy,greedy       one against three
  samovar arena stroganov --bots random,greedy,strong --players 2  everybody against everybody
  samovar arena stroganov --bots search:4000,expert --settle 0.5   stops as soon as it is known who is better
  samovar arena rurik --bots master --each-difficulty              alone against every difficulty
  samovar arena rurik --balance --players 4 --games 1000           who wins with what

A bot is random, greedy, a level (newcomer, beginner, casual, capable, seasoned, strong, expert, master), search:N (N
iterations), search:N+P (with rollouts), search:NxT (on T threads), onnx:FILE or onnx:FILE@N (a model, see docs/models.md) or
exec:COMMAND (a program, see docs/bots.md). NAME=BOT gives it a name.";

#[derive(Debug, Args)]
pub struct NewBotArgs {
    /// The language it is written in
    pub language: Template,
    /// The folder to make
    pub folder: PathBuf,
}

/// A language for which there is the beginning of a bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Template {
    Python,
    Rust,
}

#[derive(Debug, Args)]
pub struct ModelArgs {
    /// The game, as listed by `samovar games`
    pub game: String,
}

/// What is kept of games, and what becomes of those in which a program fails.
#[derive(Debug, Args)]
pub struct Keeping {
    /// What happens when a program fails: stop everything, or the program loses that game and greedy plays on for it
    #[arg(long, default_value = "stop", value_name = "WHAT")]
    pub on_failure: Failing,
    /// Write every game to this folder, as a record for `samovar replay`
    #[arg(long, value_name = "DIR")]
    pub records: Option<PathBuf>,
    /// Write every decision to this file, as training data (docs/models.md)
    #[arg(long, value_name = "FILE.npz", value_parser = npz)]
    pub data: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub enum Failing {
    Stop,
    Lose,
}

#[derive(Debug, Args)]
pub struct CalibrateArgs {
    /// The game, as listed by `samovar games`
    pub game: String,
    /// Who plays, separated by commas: one bot for all seats, or one for each
    #[arg(long, short, default_value = "capable", value_name = "BOT,…")]
    pub bots: Vec<String>,
    /// Whose search tells the chances: a level, search, search:N or search:N+P. Hints are by expert, and analyses by
    /// search:1000
    #[arg(long, default_value = samovar_engine::Level::EXPERT.name(), value_name = "BOT")]
    pub by: String,
    /// Number of games
    #[arg(long, short, default_value_t = 400, value_name = "N", value_parser = games)]
    pub games: u64,
    /// Any text; the same seed gives the same result for any number of threads [default: a random one]
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    /// Tell chances at one in N decisions
    #[arg(long, default_value_t = 50, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub every: u32,
    #[command(flatten)]
    pub tables: Tables,
    /// Instead, fit the temperatures in the game's insight.rs that turn expected points into chances
    #[arg(long, conflicts_with_all = ["by", "html"])]
    pub fit: bool,
    /// Write a report with the reliability curve to one HTML file
    #[arg(long, value_name = "FILE")]
    pub html: Option<PathBuf>,
    /// Print one JSON object instead of tables
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The record
    pub file: PathBuf,
    #[command(flatten)]
    pub speech: Speech,
    /// Stop after this many decisions
    #[arg(long, value_name = "N")]
    pub to: Option<usize>,
    /// Print one JSON object per line: every decision, then the position
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct VerifyArgs {
    /// The record
    pub file: PathBuf,
    /// The commitment that the table showed before the game: the record has to open it
    #[arg(long, value_name = "HEX")]
    pub commitment: Option<Fingerprint>,
    /// A head of the table's chain that you kept during the game: the record has to tell the same story up to there
    #[arg(long, value_name = "HEX")]
    pub head: Option<Fingerprint>,
    /// Compute again what the bots of the table decided
    #[arg(long)]
    pub bots: bool,
    /// Print one JSON object
    #[arg(long)]
    pub json: bool,
}

fn base_path(text: &str) -> Result<String, String> {
    let path = text.trim_end_matches('/');
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-_.~".contains(&byte);
    let whole = path.starts_with('/') && !path.contains("//") && path.bytes().all(plain);
    if path.is_empty() || whole {
        Ok(path.to_owned())
    } else {
        Err("a base path begins with / and has letters, digits, - and _, for example /samovar".to_owned())
    }
}

fn npz(text: &str) -> Result<PathBuf, String> {
    if text.ends_with(".npz") && text.len() > ".npz".len() {
        return Ok(PathBuf::from(text));
    }
    Err("data is written as an NPZ file, for example rurik.npz".to_owned())
}

fn games(text: &str) -> Result<u64, String> {
    let number = text.parse().ok().filter(|number| *number > 0);
    number.ok_or_else(|| "a number of games is a whole number from 1 on, for example 1000".to_owned())
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse::<f64>().ok().filter(|seconds| (0.001..=86_400.0).contains(seconds));
    seconds
        .map(Duration::from_secs_f64)
        .ok_or_else(|| "a number of seconds from 0.001 to 86400, for example 2.5".to_owned())
}

fn key_value(text: &str) -> Result<(String, String), String> {
    match text.split_once('=') {
        Some((key, value)) if !key.trim().is_empty() => Ok((key.trim().to_owned(), value.trim().to_owned())),
        _ => Err("an option is KEY=VALUE, for example players=3".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn a_base_path_begins_with_a_slash() {
        assert_eq!(base_path("/samovar/"), Ok("/samovar".to_owned()));
        assert_eq!(base_path(""), Ok(String::new()));
        assert_eq!(base_path("/"), Ok(String::new()));
        for bad in ["samovar", "//x", "/a b", "/a?b", "/ä", "/a\"b"] {
            assert!(base_path(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn patience_is_a_positive_number_of_seconds() {
        assert_eq!(seconds("2.5"), Ok(Duration::from_millis(2500)));
        for bad in ["0", "-1", "soon", "NaN", "1e9", ""] {
            assert!(seconds(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn the_command_line_is_consistent() {
        Cli::command().debug_assert();
    }
}
