//! Teaches a game's judge by playing: `learn GAME FILE [GENERATIONS [SEED]]`.
//!
//! Every generation plays a few hundred games with itself, each seat taking what the judge so far thinks best, with a
//! little noise and sometimes at random; then the judge is moved towards what came of the positions ([TD(λ)]). The games
//! of a generation are played on all cores and learned from in order, so the file that is written follows from the seed
//! alone.
//!
//! [TD(λ)]: https://doi.org/10.1007/BF00115009

use std::process::ExitCode;

use rayon::prelude::*;
use samovar_bots::Dice;
use samovar_engine::{ActionList, ENVY, FORESEEN, HIDDEN, Insight, Net, Seat, Seed, Sketch, Turn, Who};
use samovar_games::with_game;
use serde_json::{Map, Value, json};

/// Games of a generation.
const GAMES: u64 = 128;

/// How much a later estimate counts beside what came of it in the end.
const LAMBDA: f32 = 0.97;

/// Noise of a choice as a part of a lead ([`Insight::LEAD`]), in the first generation and in the last.
const NOISE: (f32, f32) = (0.02, 0.004);

/// One of so many decisions is taken at random: a search looks at positions that nobody would play for, too.
const STRAY: usize = 60;

/// A seat learns from one of so many decisions of others, too: a search judges everybody in the midst of others' turns.
const WATCH: usize = 4;

/// How far a step goes, in the first generation and in the last.
const STEP: (f32, f32) = (0.001, 0.0001);

/// Positions that make a step.
const BATCH: usize = 64;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [game, file, rest @ ..] = &words[..] else {
        eprintln!("usage: learn GAME FILE [GENERATIONS [SEED]]");
        return ExitCode::from(2);
    };
    let generations = rest.first().map_or(Ok(1000), |text| text.parse());
    let Ok(generations) = generations else {
        eprintln!("GENERATIONS is a number, not {}", rest[0]);
        return ExitCode::from(2);
    };
    let seed = Seed::from_text(rest.get(1).map_or("samovar", |text| text));
    let lesson = Lesson { file, generations, seed };
    match with_game!(game, G => lesson.learn::<G>()) {
        Some(Ok(())) => ExitCode::SUCCESS,
        Some(Err(error)) => {
            eprintln!("{file}: {error}");
            ExitCode::FAILURE
        }
        None => {
            eprintln!("there is no game {game}");
            ExitCode::from(2)
        }
    }
}

struct Lesson<'a> {
    file: &'a str,
    generations: u64,
    seed: Seed,
}

impl Lesson<'_> {
    fn learn<G: Insight>(self) -> std::io::Result<()> {
        let tables = tables_of::<G>();
        let width = G::new(&tables[0], self.seed).sketch(Seat::new(0)).width();
        let mut learner = Learner::new(width, &mut Dice::new(self.seed));
        if let Some(net) = std::fs::read_to_string(self.file).ok().and_then(|text| Net::read(&text).ok())
            && net.inputs.len() == width
        {
            eprintln!("going on from {}", self.file);
            learner.net = net;
        }
        for generation in 0..self.generations {
            let past = generation as f32 / self.generations as f32;
            let between = |(first, last): (f32, f32)| first * (last / first).powf(past);
            let play = |number: u64| {
                let seed = self.seed.nth(generation * GAMES + number);
                let table = &tables[(number as usize) % tables.len()];
                play(G::new(table, seed), &learner.net, G::LEAD * between(NOISE), seed)
            };
            let games: Vec<Played> = (0..GAMES).into_par_iter().map(play).collect();
            if generation % 20 == 0 || generation + 1 == self.generations {
                report(generation, &games, tables.len());
                std::fs::write(self.file, learner.net.to_string())?;
            }
            let mut lessons: Vec<_> = games.into_iter().flat_map(|game| game.lessons).collect();
            let mut dice = Dice::new(self.seed.nth(u64::MAX - generation));
            for last in (1..lessons.len()).rev() {
                lessons.swap(last, dice.below(last + 1));
            }
            lessons.chunks(BATCH).for_each(|batch| learner.learn(batch, between(STEP)));
        }
        std::fs::write(self.file, learner.net.to_string())
    }
}

/// The set-ups to learn from.
fn tables_of<G: Insight>() -> Vec<G::Options> {
    let variants: &[Value] = match G::NAME {
        "stroganov" => &[
            json!({"players": 1}),
            json!({"players": 2}),
            json!({"players": 1, "opponent": "katyusha", "coin_for_lack": true, "coin_for_trade_fur": true}),
            json!({"players": 4}),
            json!({"players": 1}),
            json!({"players": 2}),
            json!({"players": 1, "opponent": "katyusha", "coin_for_lack": true, "coin_for_trade_fur": true}),
            json!({"players": 3}),
        ],
        "rurik" => &[
            json!({"players": 1, "difficulty": "very-hard"}),
            json!({"players": 2}),
            json!({"players": 1, "difficulty": "medium"}),
            json!({"players": 4}),
            json!({"players": 1, "difficulty": "very-hard"}),
            json!({"players": 2}),
            json!({"players": 1, "difficulty": "very-hard"}),
            json!({"players": 3}),
        ],
        _ => &[json!({"players": 2}), json!({"players": 4}), json!({"players": 3}), json!({"players": 4})],
    };
    let read = |value: &Value| {
        let options: Map<String, Value> = value.as_object().cloned().expect("an object");
        G::read_options(&options).expect("options of the game")
    };
    variants.iter().map(read).collect()
}

/// A position, and what it should have been expected to give.
struct Position {
    sketch: Sketch,
    target: [f32; FORESEEN],
}

/// A game, and what can be learned from it.
struct Played {
    lessons: Vec<Position>,
    /// Points of the first seat, and of the best of the others.
    points: [f32; FORESEEN],
}

/// A position on the way, and what was thought of it.
#[derive(Clone)]
struct Met {
    sketch: Sketch,
    thought: [f32; FORESEEN],
    /// What was thought of the best there was, where another action was taken at random.
    instead_of: Option<[f32; FORESEEN]>,
}

impl Met {
    /// A position in which nothing is half done.
    fn new<G: Insight>(state: &G, net: &Net, seat: Seat) -> Met {
        let sketch = state.sketch(seat);
        let thought = if state.turn() == Turn::Over { sketch.now } else { net.foresee(&sketch) };
        Met { sketch, thought, instead_of: None }
    }
}

fn play<G: Insight>(mut state: G, net: &Net, noise: f32, seed: Seed) -> Played {
    let mut dice = Dice::new(seed);
    let mut met: Vec<Vec<Met>> = vec![Vec::new(); state.seats()];
    let mut legal = ActionList::new();
    while let Turn::Decide(seat) = state.turn() {
        legal.clear();
        state.legal_actions(&mut legal);
        if let [only] = legal[..] {
            state.play_unchecked(only);
            continue;
        }
        let mut best: Option<(f32, G::Action, Met)> = None;
        for action in &legal {
            let next = Met::new(&state.after(*action), net, seat);
            let chance = (1 + dice.below(1 << 24)) as f32 / (1 << 24) as f32;
            let value = next.thought[0] - ENVY * next.thought[1];
            let value = value + noise * -(-(chance * 0.999_999).ln()).ln();
            if best.as_ref().is_none_or(|best| value > best.0) {
                best = Some((value, *action, next));
            }
        }
        let (_, mut action, mut next) = best.expect("there is always something to do");
        if dice.below(STRAY) == 0 {
            action = legal[dice.below(legal.len())];
            next = Met { instead_of: Some(next.thought), ..Met::new(&state.after(action), net, seat) };
        }
        met[seat.index()].push(next);
        let after = state.after(action);
        for other in Seat::first(state.seats()).filter(|other| *other != seat) {
            if dice.below(WATCH) == 0 {
                met[other.index()].push(Met::new(&after, net, other));
            }
        }
        state.play_unchecked(action);
    }
    let standings = state.standings();
    let mut lessons = Vec::new();
    let results = |seat: usize| {
        let mine = standings.rows.iter().find(|row| row.who == Who::Seat(Seat::new(seat as u8)));
        let others = standings.rows.iter().filter(|row| row.who != Who::Seat(Seat::new(seat as u8)));
        let best = others.map(|row| row.total).max().unwrap_or(0);
        [mine.map_or(0, |row| row.total) as f32, best as f32]
    };
    for (seat, positions) in met.into_iter().enumerate() {
        let mut target = results(seat);
        for Met { sketch, thought, instead_of } in positions.into_iter().rev() {
            lessons.push(Position { sketch, target });
            if let Some(best) = instead_of {
                target = best; // what came of straying says nothing about the positions before
                continue;
            }
            for (target, thought) in target.iter_mut().zip(thought) {
                *target = LAMBDA * *target + (1.0 - LAMBDA) * thought;
            }
        }
    }
    Played { lessons, points: results(0) }
}

/// Results of the first seat by set-up.
fn report(generation: u64, games: &[Played], tables: usize) {
    let mut line = format!("{generation:5}");
    for table in 0..tables {
        let of_table: Vec<_> = games.iter().skip(table).step_by(tables).collect();
        let mean = |which: usize| {
            of_table.iter().map(|game| game.points[which]).sum::<f32>() / of_table.len() as f32
        };
        let won = of_table.iter().filter(|game| game.points[0] > game.points[1]).count();
        line += &format!("  {:5.1}:{:5.1} {:3}%", mean(0), mean(1), 100 * won / of_table.len());
    }
    println!("{line}");
}

/// A net and the momentum of its learning (Adam).
struct Learner {
    net: Net,
    gradient: Net,
    mean: Net,
    square: Net,
    touched: Vec<u16>,
    steps: i32,
}

impl Learner {
    fn new(width: usize, dice: &mut Dice) -> Learner {
        let silent = Net::silent(width);
        let mut net = silent.clone();
        let mut draw = |size: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * size;
        net.inputs.iter_mut().flatten().for_each(|weight| *weight = draw(0.15));
        net.outputs.iter_mut().flatten().for_each(|weight| *weight = draw(0.3));
        Learner {
            net,
            gradient: silent.clone(),
            mean: silent.clone(),
            square: silent,
            touched: Vec::new(),
            steps: 0,
        }
    }

    fn learn(&mut self, batch: &[Position], step: f32) {
        let share = 1.0 / batch.len() as f32;
        for position in batch {
            let cells = self.net.cells(&position.sketch);
            let lit = cells.map(|cell| cell.max(0.0));
            let thought = self.net.foresee(&position.sketch);
            let mut back = [0.0; HIDDEN];
            for (which, (thought, target)) in thought.iter().zip(position.target).enumerate() {
                let fault = (thought - target).clamp(-8.0, 8.0) * share;
                self.gradient.bases[which] += fault;
                for cell in 0..HIDDEN {
                    self.gradient.outputs[which][cell] += fault * lit[cell];
                    back[cell] += fault * self.net.outputs[which][cell];
                }
            }
            for cell in 0..HIDDEN {
                if cells[cell] <= 0.0 {
                    back[cell] = 0.0;
                }
                self.gradient.starts[cell] += back[cell];
            }
            for (place, number) in position.sketch.marks() {
                self.touched.push(place);
                let row = &mut self.gradient.inputs[usize::from(place)];
                row.iter_mut().zip(back).for_each(|(sum, back)| *sum += number * back);
            }
        }
        self.touched.sort_unstable();
        self.touched.dedup();
        self.steps += 1;
        let correction = (1.0 - 0.999_f32.powi(self.steps)).sqrt() / (1.0 - 0.9_f32.powi(self.steps));
        let step = step * correction;
        let Learner { net, gradient, mean, square, .. } = self;
        let update = |weights: &mut [f32], gradient: &mut [f32], mean: &mut [f32], square: &mut [f32]| {
            for (((weight, gradient), mean), square) in weights.iter_mut().zip(gradient).zip(mean).zip(square)
            {
                *mean += 0.1 * (*gradient - *mean);
                *square += 0.001 * (*gradient * *gradient - *square);
                *weight -= step * *mean / (square.sqrt() + 1e-8);
                *gradient = 0.0;
            }
        };
        update(&mut net.starts, &mut gradient.starts, &mut mean.starts, &mut square.starts);
        update(&mut net.bases, &mut gradient.bases, &mut mean.bases, &mut square.bases);
        for which in 0..FORESEEN {
            update(
                &mut net.outputs[which],
                &mut gradient.outputs[which],
                &mut mean.outputs[which],
                &mut square.outputs[which],
            );
        }
        for place in self.touched.drain(..).map(usize::from) {
            update(
                &mut net.inputs[place],
                &mut gradient.inputs[place],
                &mut mean.inputs[place],
                &mut square.inputs[place],
            );
        }
    }
}
