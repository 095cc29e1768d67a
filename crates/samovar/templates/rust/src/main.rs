//! A bot for the games of Samovar. Change [`Table::choose`]; the rest speaks the protocol.
//!
//! Try it: `cargo build --release`, then
//! `samovar sim stroganov --bots "Mine=exec:target/release/my-bot,random" --games 20 --brief`

use std::collections::HashMap;
use std::error::Error;
use std::io::{BufRead, Write, stdin, stdout};

use serde_json::{Value, json};

/// A seat in one game. A process sits at many tables at once, so everything that belongs to a game is kept here.
struct Table {
    /// For choices at random: the same seed plays the same game again.
    random: u64,
}

impl Table {
    /// `told` has the game, its options and the number of players, the seat, and a seed.
    fn sit(told: &Value) -> Table {
        let seed = told["seed"].as_str().unwrap_or_default();
        Table { random: seed.bytes().fold(1, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into())) }
    }

    /// The place of one of the legal actions. `view` is everything the seat may know.
    fn choose(&mut self, _view: &Value, legal: &[Value]) -> usize {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.random >> 33) as usize % legal.len()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut tables = HashMap::new();
    for line in stdin().lock().lines() {
        let told: Value = serde_json::from_str(&line?)?;
        let number = told["table"].as_u64().ok_or("a message without a table")?;
        let answer = match told["cmd"].as_str() {
            Some("sit") => {
                tables.insert(number, Table::sit(&told));
                json!({"ok": true, "many": true})
            }
            Some("choose") => {
                let table = tables.get_mut(&number).ok_or("a table where I do not sit")?;
                let legal = told["legal"].as_array().ok_or("a question without answers")?;
                json!({"action": legal[table.choose(&told["view"], legal)]})
            }
            // "over", with the final standings, or "leave".
            _ => {
                tables.remove(&number);
                continue;
            }
        };
        writeln!(stdout(), "{answer}")?;
        stdout().flush()?;
    }
    Ok(())
}
