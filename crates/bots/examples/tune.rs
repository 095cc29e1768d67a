use samovar_bots::{by_name, Dice};
use samovar_engine::{Game, Knowledge, Seed, Seat};
use samovar_stroganov::{Stroganov, insight::{N, W}};
use std::sync::atomic::Ordering::Relaxed;
fn set(w: &[f32]) { for (i, x) in w.iter().enumerate() { W[i].store(x.to_bits(), Relaxed); } }
fn fitness(w: &[f32], round: u64, games: u64) -> f64 {
    set(w);
    let mut total = 0.0;
    for (k, opts) in ["{\"players\":1}", "{\"players\":2}"].iter().enumerate() {
        let values = serde_json::from_str(opts).unwrap();
        let options = Stroganov::read_options(&values).unwrap();
        let n = k + 1;
        for index in 0..games {
            let seed = Seed::from_text("tune").nth(round * 100_000 + index);
            let mut state = Stroganov::new(&options, seed);
            let mut bots: Vec<_> = (0..n).map(|s| by_name::<Stroganov>("greedy", seed.nth(1000 + s as u64)).unwrap()).collect();
            while let Some(known) = Knowledge::of(&state) { let a = bots[known.seat().index()].choose(&known); state.play_unchecked(a); }
            let st = state.standings();
            for s in 0..n { total += st.of(Seat::new(s as u8)).total as f64 / n as f64; }
        }
    }
    total / (2.0 * games as f64)
}
fn main() {
    let rounds: u64 = std::env::args().nth(1).unwrap().parse().unwrap();
    let mut mean: Vec<f32> = vec![0.0; N];
    let init = [(0,0.0,0.2),(2,0.0,0.3),(4,0.0,0.4),(6,0.0,0.5),(8,0.0,0.2),(10,0.0,0.8),(12,0.0,1.0),(14,0.0,1.0),(16,0.0,0.6),(18,0.0,0.5),(20,0.0,2.0),(22,0.1,0.2),(24,0.3,0.1),(26,0.1,0.0),(28,0.1,0.2),(30,0.0,0.1),(32,0.0,0.0),(34,0.0,0.02)];
    for (i,a,b) in init { mean[i]=a; mean[i+1]=b; }
    if let Some(file) = std::env::args().nth(2) { let t = std::fs::read_to_string(file).unwrap(); for (i, x) in t.split_whitespace().enumerate() { mean[i] = x.parse().unwrap(); } }
    let mut sigma: Vec<f32> = (0..N).map(|i| if i >= 34 { 0.02 } else if i >= 32 { 0.05 } else { 0.25 }).collect();
    let mut dice = Dice::new(Seed::from_text("dice"));
    let mut gauss = || { let u: f32 = (0..12).map(|_| dice.below(1 << 20) as f32 / (1 << 20) as f32).sum(); u - 6.0 };
    let (pop, elite, games) = (24, 6, 60);
    println!("start {:.2}", fitness(&mean, 999, 200));
    for round in 0..rounds {
        let mut all: Vec<(f64, Vec<f32>)> = (0..pop).map(|_| {
            let w: Vec<f32> = (0..N).map(|i| mean[i] + sigma[i] * gauss()).collect();
            (fitness(&w, round, games), w)
        }).collect();
        all.sort_by(|a, b| b.0.total_cmp(&a.0));
        for i in 0..N {
            let m: f32 = all[..elite].iter().map(|x| x.1[i]).sum::<f32>() / elite as f32;
            let v: f32 = all[..elite].iter().map(|x| (x.1[i] - mean[i]).powi(2)).sum::<f32>() / elite as f32;
            mean[i] = 0.4 * mean[i] + 0.6 * m;
            sigma[i] = (0.75 * sigma[i] + 0.25 * v.sqrt()).max(0.004);
        }
        if round % 5 == 4 { println!("{round} best {:.2} mean {:.2}", all[0].0, fitness(&mean, 999, 200)); println!("{}", mean.iter().map(|x| format!("{x:.3}")).collect::<Vec<_>>().join(" ")); }
    }
}
