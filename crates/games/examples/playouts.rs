//! Random games on one core: `cargo run --release -p samovar-games --example playouts -- GAME [games] [players]`.
//!
//! Prints one line: games, questions, decisions (questions with more than one answer), seconds, and the cost of a clone.

use std::hint::black_box;
use std::time::Instant;

use samovar_engine::{ActionList, Game, Seed, Turn};
use samovar_games::{kinds, with_game};
use serde_json::{Map, Value};

/// Xorshift: fast, and good enough to choose random actions.
struct Quick(u64);

impl Quick {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

fn playouts<G: Game>(games: u64, players: u64) -> Result<String, String> {
    let values = Map::from_iter([("players".to_owned(), Value::from(players))]);
    let options = G::read_options(&values).map_err(|bad| bad.to_string())?;
    let mut quick = Quick(0x9e37_79b9_7f4a_7c15);
    let (mut questions, mut decisions, mut longest) = (0u64, 0u64, 0);
    let seed = Seed::from_text("playouts");
    let mut list = ActionList::new();
    let begun = Instant::now();
    for index in 0..games {
        let mut game = G::new(&options, seed.nth(index));
        while game.turn() != Turn::Over {
            list.clear();
            game.legal_actions(&mut list);
            questions += 1;
            decisions += u64::from(list.len() > 1);
            longest = longest.max(list.len());
            game.play_unchecked(list[quick.below(list.len())]);
        }
    }
    let seconds = begun.elapsed().as_secs_f64();
    let clone = clone_nanoseconds(&G::new(&options, seed));
    Ok(format!(
        "{{\"games\":{games},\"questions\":{questions},\"decisions\":{decisions},\"seconds\":{seconds:.3},\
         \"games_per_second\":{:.0},\"decisions_per_game\":{:.1},\"decisions_per_second\":{:.0},\
         \"longest_list\":{longest},\"state_bytes\":{},\"clone_ns\":{clone:.1}}}",
        games as f64 / seconds,
        decisions as f64 / games as f64,
        decisions as f64 / seconds,
        size_of::<G>(),
    ))
}

fn clone_nanoseconds<G: Game>(game: &G) -> f64 {
    let mut copies = vec![game.clone(); 64];
    let begun = Instant::now();
    let rounds = 20_000;
    for round in 0..rounds {
        copies[round % 64] = black_box(game).clone();
        black_box(&mut copies);
    }
    begun.elapsed().as_nanos() as f64 / rounds as f64
}

fn main() -> Result<(), String> {
    let names = kinds().iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    let mut args = std::env::args().skip(1);
    let game = args.next().ok_or_else(|| format!("say which game: {names}"))?;
    let mut numbers = args.map(|arg| arg.parse::<u64>().map_err(|_| format!("{arg} is not a number")));
    let games = numbers.next().unwrap_or(Ok(20_000))?;
    let players = numbers.next().unwrap_or(Ok(4))?;
    let line = with_game!(&game, G => playouts::<G>(games, players));
    println!("{}", line.unwrap_or_else(|| Err(format!("there is no game {game}; there are {names}")))?);
    Ok(())
}
