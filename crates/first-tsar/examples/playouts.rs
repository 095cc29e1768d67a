//! Random games on one core: `cargo run --release -p samovar-first-tsar --example playouts -- [games] [players]`.
//!
//! Prints one line: games, questions, decisions (questions with more than one answer), seconds, and the cost of a clone.

use std::hint::black_box;
use std::time::Instant;

use samovar_engine::{ActionList, Game, Seed, Turn};
use samovar_first_tsar::{FirstTsar, Options};

/// Xorshift: quick and good enough to choose random actions.
struct Quick(u64);

impl Quick {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (((self.0 >> 32) * bound as u64) >> 32) as usize
    }
}

fn main() {
    let mut args = std::env::args().skip(1).map(|arg| arg.parse::<u64>().expect("a number"));
    let games = args.next().unwrap_or(20_000);
    let options = Options::for_players(args.next().unwrap_or(4) as u8);
    let mut quick = Quick(0x9e37_79b9_7f4a_7c15);
    let (mut questions, mut decisions, mut longest) = (0u64, 0u64, 0);
    let seed = Seed::from_text("playouts");
    let mut list = ActionList::new();
    let begun = Instant::now();
    for index in 0..games {
        let mut game = FirstTsar::new(&options, seed.nth(index));
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
    let clone = clone_nanoseconds(&options, seed);
    println!(
        "{{\"games\":{games},\"questions\":{questions},\"decisions\":{decisions},\"seconds\":{seconds:.3},\
         \"games_per_second\":{:.0},\"decisions_per_game\":{:.1},\"decisions_per_second\":{:.0},\
         \"longest_list\":{longest},\"state_bytes\":{},\"clone_ns\":{clone:.1}}}",
        games as f64 / seconds,
        decisions as f64 / games as f64,
        decisions as f64 / seconds,
        size_of::<FirstTsar>(),
    );
}

fn clone_nanoseconds(options: &Options, seed: Seed) -> f64 {
    let game = FirstTsar::new(options, seed);
    let mut copies = vec![game; 64];
    let begun = Instant::now();
    let rounds = 20_000;
    for round in 0..rounds {
        copies[round % 64] = *black_box(&game);
        black_box(&mut copies);
    }
    begun.elapsed().as_nanos() as f64 / rounds as f64
}
