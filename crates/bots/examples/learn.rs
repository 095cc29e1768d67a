//! Trains a game's evaluation net by self-play: `learn GAME FILE [GENERATIONS [SEED]]`.
//!
//! Every generation plays 128 games with the net as it is. Each seat takes the action with the best one-step value in a
//! sample of what it cannot know, with a little noise, and now and then a random one; some games have more of either. Then
//! the net is trained on the positions and what came of them ([TD(λ)], with Adam). The games of a generation are played on
//! all cores but learned from in a fixed order, so the file depends on the seed and on what it held before alone.
//!
//! Every 20 generations it writes the net to FILE, the whole training to FILE.training, and how long the rest will take to
//! standard error. The same command continues an interrupted training, with the same result as without the interruption.
//!
//! [TD(λ)]: https://doi.org/10.1007/BF00115009

use std::io;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use rayon::prelude::*;
use samovar_bots::Dice;
use samovar_engine::{
    Accumulator, ActionList, Features, HIDDEN, Insight, Knowledge, Net, OUTPUTS, RIVAL_WEIGHT, Rng, Seat,
    Seed, Turn, Who,
};
use samovar_games::with_game;
use serde_json::{Map, Value, json};

/// Games per generation.
const GAMES: u64 = 128;

/// Generations between two reports, after each of which the training can go on later.
const REPORT_EVERY: u64 = 20;

/// λ: how much the final result counts against later estimates.
const LAMBDA: f32 = 0.97;

/// The scale of the Gumbel noise on values, relative to [`Insight::WIN_TEMPERATURE`], in the first and the last generation.
const NOISE: (f32, f32) = (0.02, 0.004);

/// The games of a generation take turns at these ways to stray from the best play: how often they have that noise, and one
/// in how many decisions is random. A search also evaluates positions that good play would never reach.
const WAYS: [Way; 3] = [
    Way { noise: 1.0, random_every: 60 },
    Way { noise: 1.0, random_every: 10 },
    Way { noise: 5.0, random_every: 60 },
];

/// A seat also learns from one in this many decisions of others: a search evaluates every seat during others' turns.
const OTHERS_EVERY: usize = 4;

/// The learning rate in the first and the last generation.
const LEARNING_RATE: (f32, f32) = (0.001, 0.0001);

/// Positions per batch.
const BATCH: usize = 64;

/// How games stray from the best play.
#[derive(Clone, Copy)]
struct Way {
    noise: f32,
    random_every: usize,
}

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
    let training = Training { file: file.into(), generations, seed };
    match with_game!(game, G => training.run::<G>()) {
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

struct Training {
    file: PathBuf,
    generations: u64,
    seed: Seed,
}

impl Training {
    fn run<G: Insight>(self) -> io::Result<()> {
        let setups = setups::<G>();
        let width = G::new(&setups[0], self.seed).features(Seat::new(0)).width();
        let (first, mut learner) = self.begin(G::NAME, width)?;
        let begun = Instant::now();
        for generation in first..self.generations {
            let progress = generation as f32 / self.generations as f32;
            let between = |(first, last): (f32, f32)| first * (last / first).powf(progress);
            let net = Net::built_in(&learner.net.to_string()); // as a program would use it
            let play = |number: u64| {
                let seed = self.seed.nth(generation * GAMES + number);
                let setup = &setups[(number as usize) % setups.len()];
                let way = WAYS[(number as usize) % WAYS.len()];
                let noise = way.noise * G::WIN_TEMPERATURE * between(NOISE);
                play(G::new(setup, seed), &net, Way { noise, ..way }, seed)
            };
            let games: Vec<Played> = (0..GAMES).into_par_iter().map(play).collect();
            if generation % REPORT_EVERY == 0 || generation + 1 == self.generations {
                report(generation, &games, setups.len());
            }
            let mut examples: Vec<_> = games.into_iter().flat_map(|game| game.examples).collect();
            let mut dice = Dice::new(self.seed.nth(u64::MAX - generation));
            for last in (1..examples.len()).rev() {
                examples.swap(last, dice.below(last + 1));
            }
            examples.chunks(BATCH).for_each(|batch| learner.learn(batch, between(LEARNING_RATE)));
            let done = generation + 1;
            if done % REPORT_EVERY == 0 && done < self.generations {
                replace(&self.file, learner.net.to_string().as_bytes())?;
                replace(&self.state(), &self.saved(G::NAME, done, &learner))?;
                let each = begun.elapsed().as_secs_f32() / (done - first) as f32;
                let left = each * (self.generations - done) as f32 / 60.0;
                eprintln!("{done} of {} generations, {each:.1} s each: {left:.0} min left", self.generations);
            }
        }
        replace(&self.file, learner.net.to_string().as_bytes())?;
        match std::fs::remove_file(self.state()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Where the training is kept until it is finished.
    fn state(&self) -> PathBuf {
        let mut path = self.file.clone().into_os_string();
        path.push(".training");
        path.into()
    }

    /// The first line of that file: which training it is.
    fn name(&self, game: &str, width: usize) -> String {
        let Training { generations, seed, .. } = self;
        format!("{game}, {generations} generations, {width} features, {HIDDEN} units, seed {seed}")
    }

    /// The training after some generations: its name, how many there were, and all numbers of the learner.
    fn saved(&self, game: &str, done: u64, learner: &Learner) -> Vec<u8> {
        let mut bytes = self.name(game, learner.net.hidden_weights.len()).into_bytes();
        bytes.push(b'\n');
        bytes.extend(done.to_le_bytes());
        bytes.extend(learner.steps.to_le_bytes());
        let mut learner = learner.clone();
        learner.numbers().for_each(|number| bytes.extend(number.to_le_bytes()));
        bytes
    }

    /// The next generation and its learner: of this training if it was interrupted, otherwise with the net of the file, if
    /// there is one.
    fn begin(&self, game: &str, width: usize) -> io::Result<(u64, Learner)> {
        let mut learner = Learner::new(width, &mut Dice::new(self.seed));
        let bad = |text: String| io::Error::new(io::ErrorKind::InvalidData, text);
        match std::fs::read(self.state()) {
            Ok(bytes) => {
                let state = self.state();
                let rest = bytes
                    .strip_prefix(format!("{}\n", self.name(game, width)).as_bytes())
                    .ok_or_else(|| {
                        let first: Vec<u8> =
                            bytes.iter().copied().take_while(|byte| *byte != b'\n').take(200).collect();
                        let first = String::from_utf8_lossy(&first).into_owned();
                        bad(format!(
                            "{} belongs to another training ({first}); finish that or delete it",
                            state.display()
                        ))
                    })?;
                let cut = || bad(format!("{} is cut short; delete it", state.display()));
                let (done, rest) = rest.split_first_chunk().ok_or_else(cut)?;
                let (steps, rest) = rest.split_first_chunk().ok_or_else(cut)?;
                learner.steps = i32::from_le_bytes(*steps);
                let mut words = rest.chunks_exact(4);
                for number in learner.numbers() {
                    let word = words.next().ok_or_else(cut)?;
                    *number = f32::from_le_bytes([word[0], word[1], word[2], word[3]]);
                }
                let done = u64::from_le_bytes(*done);
                eprintln!("continuing after {done} generations");
                return Ok((done, learner));
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Err(_) => {}
        }
        match std::fs::read_to_string(&self.file) {
            Ok(text) => {
                learner.net = Net::read(&text).map_err(bad)?;
                let found = learner.net.hidden_weights.len();
                if found != width {
                    return Err(bad(format!("its net has {found} features instead of {width}")));
                }
                eprintln!("starting from {}", self.file.display());
            }
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            Err(_) => {}
        }
        Ok((0, learner))
    }
}

/// Writes a file that is either the old or the new one, whenever it is interrupted.
fn replace(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    std::fs::write(&new, bytes)?;
    std::fs::rename(&new, path)
}

/// The set-ups to learn from.
fn setups<G: Insight>() -> Vec<G::Options> {
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

/// A training example: a position and its target values.
struct Example {
    features: Features,
    target: [f32; OUTPUTS],
}

/// A finished game and its training examples.
struct Played {
    examples: Vec<Example>,
    /// Points of the first seat, and of the best of the others.
    points: [f32; OUTPUTS],
}

/// A position of a game as it was played, with its evaluation at the time.
#[derive(Clone)]
struct Visited {
    features: Features,
    prediction: [f32; OUTPUTS],
    /// The prediction for the best action, where a random one was taken.
    instead_of: Option<[f32; OUTPUTS]>,
}

impl Visited {
    /// A position with nothing pending.
    fn new<G: Insight>(state: &G, net: &mut Accumulator<'_>, seat: Seat) -> Visited {
        let features = state.features(seat);
        let prediction = if state.turn() == Turn::Over { features.now } else { net.evaluate(&features) };
        Visited { features, prediction, instead_of: None }
    }
}

fn play<G: Insight>(mut state: G, net: &Net, way: Way, seed: Seed) -> Played {
    let mut dice = Dice::new(seed);
    let mut rng = Rng::new(seed.nth(0));
    let mut nets = vec![Accumulator::new(net); state.seats()];
    let mut visited: Vec<Vec<Visited>> = vec![Vec::new(); state.seats()];
    let mut legal = ActionList::new();
    while let Turn::Decide(seat) = state.turn() {
        legal.clear();
        state.legal_actions(&mut legal);
        if let [only] = legal[..] {
            state.play_unchecked(only);
            continue;
        }
        let sample = Knowledge::of(&state).expect("a question").sample(&mut rng);
        let net = &mut nets[seat.index()];
        let mut best: Option<(f32, G::Action, [f32; OUTPUTS])> = None;
        for action in &legal {
            let points = sample.after(*action).expected_points(net, seat);
            let chance = (1 + dice.below(1 << 24)) as f32 / (1 << 24) as f32;
            let value = points[0] - RIVAL_WEIGHT * points[1];
            let value = value + way.noise * -(-(chance * 0.999_999).ln()).ln();
            if best.is_none_or(|best| value > best.0) {
                best = Some((value, *action, points));
            }
        }
        let (_, mut action, points) = best.expect("there is always something to do");
        let mut instead_of = None;
        if dice.below(way.random_every) == 0 {
            action = legal[dice.below(legal.len())];
            instead_of = Some(points);
        }
        let after = state.after(action);
        for other in Seat::first(state.seats()) {
            if other == seat || dice.below(OTHERS_EVERY) == 0 {
                let next = Visited::new(&after, &mut nets[other.index()], other);
                let instead_of = instead_of.filter(|_| other == seat);
                visited[other.index()].push(Visited { instead_of, ..next });
            }
        }
        state.play_unchecked(action);
    }
    let standings = state.standings();
    let mut examples = Vec::new();
    let results = |seat: usize| {
        let mine = standings.rows.iter().find(|row| row.who == Who::Seat(Seat::new(seat as u8)));
        let others = standings.rows.iter().filter(|row| row.who != Who::Seat(Seat::new(seat as u8)));
        let best = others.map(|row| row.total).max().unwrap_or(0);
        [mine.map_or(0, |row| row.total) as f32, best as f32]
    };
    for (seat, positions) in visited.into_iter().enumerate() {
        let mut target = results(seat);
        for Visited { features, prediction, instead_of } in positions.into_iter().rev() {
            examples.push(Example { features, target });
            if let Some(best) = instead_of {
                target = best; // the result of a random action says nothing about earlier positions
                continue;
            }
            for (target, prediction) in target.iter_mut().zip(prediction) {
                *target = LAMBDA * *target + (1.0 - LAMBDA) * prediction;
            }
        }
    }
    Played { examples, points: results(0) }
}

/// Results of the first seat by set-up.
fn report(generation: u64, games: &[Played], setups: usize) {
    let mut line = format!("{generation:5}");
    for setup in 0..setups {
        let games: Vec<_> = games.iter().skip(setup).step_by(setups).collect();
        let mean =
            |which: usize| games.iter().map(|game| game.points[which]).sum::<f32>() / games.len() as f32;
        let won = games.iter().filter(|game| game.points[0] > game.points[1]).count();
        line += &format!("  {:5.1}:{:5.1} {:3}%", mean(0), mean(1), 100 * won / games.len());
    }
    println!("{line}");
}

/// A net in training, with the state of the optimizer (Adam).
#[derive(Clone)]
struct Learner {
    net: Net,
    gradient: Net,
    mean: Net,
    square: Net,
    /// Features of the current batch: only their weights have a gradient.
    touched: Vec<u16>,
    steps: i32,
}

impl Learner {
    fn new(width: usize, dice: &mut Dice) -> Learner {
        let zero = Net::zero(width);
        let mut net = zero.clone();
        let mut draw = |size: f32| (dice.below(2001) as f32 / 1000.0 - 1.0) * size;
        net.hidden_weights.iter_mut().flatten().for_each(|weight| *weight = draw(0.15));
        net.output_weights.iter_mut().flatten().for_each(|weight| *weight = draw(0.3));
        Learner {
            net,
            gradient: zero.clone(),
            mean: zero.clone(),
            square: zero,
            touched: Vec::new(),
            steps: 0,
        }
    }

    /// Everything but the gradient, which is zero between batches, and the number of steps.
    fn numbers(&mut self) -> impl Iterator<Item = &mut f32> {
        [&mut self.net, &mut self.mean, &mut self.square].into_iter().flat_map(|net| {
            let hidden = net.hidden_weights.iter_mut().flatten().chain(&mut net.hidden_bias);
            hidden.chain(net.output_weights.iter_mut().flatten()).chain(&mut net.output_bias)
        })
    }

    fn learn(&mut self, batch: &[Example], learning_rate: f32) {
        let share = 1.0 / batch.len() as f32;
        for example in batch {
            let hidden = self.net.hidden(&example.features);
            let active = hidden.map(|unit| unit.max(0.0));
            let prediction = self.net.evaluate(&example.features);
            let mut back = [0.0; HIDDEN];
            for (output, (prediction, target)) in prediction.iter().zip(example.target).enumerate() {
                let error = (prediction - target).clamp(-8.0, 8.0) * share;
                self.gradient.output_bias[output] += error;
                for unit in 0..HIDDEN {
                    self.gradient.output_weights[output][unit] += error * active[unit];
                    back[unit] += error * self.net.output_weights[output][unit];
                }
            }
            for unit in 0..HIDDEN {
                if hidden[unit] <= 0.0 {
                    back[unit] = 0.0;
                }
                self.gradient.hidden_bias[unit] += back[unit];
            }
            for (index, number) in example.features.nonzero() {
                self.touched.push(index);
                let row = &mut self.gradient.hidden_weights[usize::from(index)];
                row.iter_mut().zip(back).for_each(|(sum, back)| *sum += number * back);
            }
        }
        self.touched.sort_unstable();
        self.touched.dedup();
        self.steps += 1;
        let correction = (1.0 - 0.999_f32.powi(self.steps)).sqrt() / (1.0 - 0.9_f32.powi(self.steps));
        let rate = learning_rate * correction;
        let Learner { net, gradient, mean, square, .. } = self;
        let update = |weights: &mut [f32], gradient: &mut [f32], mean: &mut [f32], square: &mut [f32]| {
            for (((weight, gradient), mean), square) in weights.iter_mut().zip(gradient).zip(mean).zip(square)
            {
                *mean += 0.1 * (*gradient - *mean);
                *square += 0.001 * (*gradient * *gradient - *square);
                *weight -= rate * *mean / (square.sqrt() + 1e-8);
                *gradient = 0.0;
            }
        };
        update(
            &mut net.hidden_bias,
            &mut gradient.hidden_bias,
            &mut mean.hidden_bias,
            &mut square.hidden_bias,
        );
        update(
            &mut net.output_bias,
            &mut gradient.output_bias,
            &mut mean.output_bias,
            &mut square.output_bias,
        );
        for output in 0..OUTPUTS {
            update(
                &mut net.output_weights[output],
                &mut gradient.output_weights[output],
                &mut mean.output_weights[output],
                &mut square.output_weights[output],
            );
        }
        for index in self.touched.drain(..).map(usize::from) {
            update(
                &mut net.hidden_weights[index],
                &mut gradient.hidden_weights[index],
                &mut mean.hidden_weights[index],
                &mut square.hidden_weights[index],
            );
        }
    }
}
