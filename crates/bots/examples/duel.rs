use samovar_bots::by_name;
use samovar_engine::{Game, Insight, Knowledge, Seed, Seat};
use samovar_stroganov::Stroganov;
use std::time::{Duration, Instant};
fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let games: u64 = args[0].parse().unwrap();
    let opts = &args[1];
    let names: Vec<&str> = args[2].split(',').collect();
    run::<Stroganov>(games, opts, &names);
}
fn run<G: Insight>(games: u64, opts: &str, names: &[&str]) {
    let values: serde_json::Map<String, serde_json::Value> = serde_json::from_str(opts).unwrap();
    let options = G::read_options(&values).unwrap();
    let n = names.len();
    let mut wins = vec![0.0; n + 1];
    let mut score = vec![0.0; n + 1];
    let mut time = vec![Duration::ZERO; n];
    let mut count = vec![0u64; n];
    for index in 0..games {
        let seed = Seed::from_text("duel").nth(index / n as u64);
        let rot = (index % n as u64) as usize;
        let mut state = G::new(&options, seed);
        let mut bots: Vec<_> = (0..n).map(|s| by_name::<G>(names[(s + rot) % n], seed.nth(1000 + s as u64)).unwrap()).collect();
        while let Some(known) = Knowledge::of(&state) {
            let s = known.seat().index();
            let t = Instant::now();
            let a = bots[s].choose(&known);
            time[(s + rot) % n] += t.elapsed();
            count[(s + rot) % n] += 1;
            state.play_unchecked(a);
        }
        let standings = state.standings();
        for s in 0..n {
            let row = standings.of(Seat::new(s as u8));
            score[(s + rot) % n] += row.total as f64;
            if row.rank == 1 { wins[(s + rot) % n] += 1.0; }
        }
        if standings.rows.len() > n { score[n] += standings.rows[n].total as f64; }
    }
    for s in 0..n {
        println!("{:14} wins {:.1} % score {:.1} {:.2} ms/decision ({} decisions/game)", names[s], 100.0 * wins[s] / games as f64, score[s] / games as f64, time[s].as_secs_f64() * 1000.0 / count[s] as f64, count[s] / games);
    }
    println!("automa {:.1}", score[n] / games as f64);
}
