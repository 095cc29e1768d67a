//! Lets bots play to a moment worth a picture, and prints it as a position for a `pictures.toml`. The names that can be shown
//! there come after it.
//!
//! ```text
//! cargo run -p samovar-web --example position -- GAME OPTIONS SEED DECISIONS [VERB [BOT]]
//! cargo run -p samovar-web --example position -- rurik '{"players": 3}' tea 60 build
//! ```
//!
//! The game stops after so many decisions or, with a verb, at the first question after that to which such an answer is allowed.

use samovar_bots::Maker;
use samovar_engine::{Insight, Knowledge, Seed, Table, Turn};
use samovar_games::{find, with_session};
use serde_json::{Map, Value};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, options, seed, decisions, rest @ ..] = args.as_slice() else {
        eprintln!("GAME OPTIONS SEED DECISIONS [VERB [BOT]]");
        std::process::exit(2);
    };
    let read: Map<String, Value> = serde_json::from_str(options).expect("options as JSON");
    let decisions: usize = decisions.parse().expect("a number of decisions");
    let verb = rest.first().map_or("", String::as_str);
    let bot = rest.get(1).map_or("greedy", String::as_str);
    let kind = find(game).expect("a game");
    let mut table = kind.new_table(&read, Seed::from_text(seed)).expect("options that are allowed");
    let mut played = Vec::new();
    let is_there = |table: &dyn Table| {
        table.played() >= decisions && table.legal().iter().any(|action| action.starts_with(verb))
    };
    while table.turn() != Turn::Over && !is_there(&*table) {
        let dice = Seed::from_text(&played.len().to_string());
        let action = with_session!(&*table, session => ask(session.state(), bot, dice)).expect("a game");
        table.play(&action).expect("a legal action");
        played.push(action);
    }
    println!("[position.NAME]\noptions = {}\nseed = {seed:?}\nplay = [", inline(&read));
    for line in played.chunks(8) {
        println!("    {:?},", line.join("; "));
    }
    println!("]\n\n# {:?} answers {}:", table.turn(), table.question().id);
    println!("# {}", table.legal().join(" | "));
}

/// Options as TOML.
fn inline(options: &Map<String, Value>) -> String {
    let fields: Vec<String> = options.iter().map(|(key, value)| format!("{key} = {value}")).collect();
    format!("{{ {} }}", fields.join(", "))
}

/// What a bot would do.
fn ask<G: Insight>(state: &G, level: &str, seed: Seed) -> String {
    let known = Knowledge::of(state).expect("somebody decides");
    let maker: Maker = level.parse().expect("a bot");
    let mut bot = maker.make::<G>(&state.options(), known.seat(), seed).expect("no program");
    bot.choose(&known).expect("our own bots answer").to_string()
}
