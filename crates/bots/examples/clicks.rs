//! Counts the clicks of a person who follows hints: `clicks [BOT [GAMES]]`.
//!
//! For every game in the list, a person plays ten games against one greedy bot. Everything the hint advises is decided, as
//! before. A click plays one of the moves that the page offers at that moment: an action alone, or one with answers that go
//! with it. It counts for as many decisions as its result agrees with what the hint bot decided itself, one decision after
//! the other; where the bot would answer differently from every move on offer, the rest is asked again. A question with a
//! sole answer and nothing to undo is not asked; the last column is for somebody who lets turns end by themselves.

use std::collections::BTreeMap;
use std::process::ExitCode;

use rayon::prelude::*;
use samovar_bots::{Bot, Maker};
use samovar_engine::{Action, ActionList, Closing, Insight, Knowledge, Moves, Seat, Seed, Turn, moves};
use samovar_games::{kinds, with_game};
use serde_json::Map;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let hint = words.first().map_or("expert", String::as_str);
    let games = words.get(1).map_or(Ok(10), |text| text.parse());
    let (Ok(hint), Ok(games)) = (hint.parse::<Maker>(), games) else {
        eprintln!("usage: clicks [BOT [GAMES]]");
        return ExitCode::from(2);
    };
    println!(
        "{:12} {:>10} {:>8} {:>8} {:>20}",
        "game", "decisions", "clicks", "saving", "turns end themselves"
    );
    let mut asked = Vec::new();
    for kind in kinds() {
        let counts = with_game!(kind.name(), G => count::<G>(&hint, games)).expect("a game of the list");
        let each = |count: usize| count as f64 / f64::from(games);
        let saving = |clicks: usize| 100.0 * (1.0 - clicks as f64 / counts.decisions as f64);
        println!(
            "{:12} {:>10.1} {:>8.1} {:>6.1} % {:>9.1} = {:>6.1} %",
            kind.name(),
            each(counts.decisions),
            each(counts.clicks),
            saving(counts.clicks),
            each(counts.clicks_without_ends),
            saving(counts.clicks_without_ends),
        );
        asked.push((kind.name(), counts.asked));
    }
    for (game, asked) in asked {
        println!("\n{game}: what is still asked, times a game");
        let mut asked: Vec<_> = asked.into_iter().collect();
        asked.sort_by_key(|(_, count)| std::cmp::Reverse(*count));
        for (question, count) in asked.into_iter().take(12) {
            println!("  {:5.1}  {question}", count as f64 / f64::from(games));
        }
    }
    ExitCode::SUCCESS
}

#[derive(Default)]
struct Counts {
    decisions: usize,
    clicks: usize,
    clicks_without_ends: usize,
    /// The decisions that cost a click, by question and verb.
    asked: BTreeMap<String, usize>,
}

impl Counts {
    fn and(mut self, other: Counts) -> Counts {
        self.decisions += other.decisions;
        self.clicks += other.clicks;
        self.clicks_without_ends += other.clicks_without_ends;
        for (question, count) in other.asked {
            *self.asked.entry(question).or_default() += count;
        }
        self
    }
}

fn count<G: Insight>(hint: &Maker, games: u32) -> Counts {
    let games = 0..games;
    games.into_par_iter().map(|number| play::<G>(hint, number)).reduce(Counts::default, Counts::and)
}

fn play<G: Insight>(hint: &Maker, number: u32) -> Counts {
    let options = G::read_options(&Map::new()).expect("the defaults are allowed");
    let seed = Seed::from_text(&format!("clicks {number}"));
    let (person, rival) = (Seat::new(0), Seat::new(1));
    let mut hints = hint.make::<G>(&options, person, seed).expect("a built-in bot");
    let mut opponent = Maker::Greedy.make::<G>(&options, rival, seed).expect("a built-in bot");
    let mut counts = Counts::default();
    let mut state = G::new(&options, seed);
    loop {
        match state.turn() {
            Turn::Over => return counts,
            Turn::Decide(seat) if seat == person => {
                let stretch = stretch(&state, &mut *hints);
                counts.decisions += stretch.len() - 1;
                counts.clicks_without_ends += clicks(&stretch, true, &mut BTreeMap::new());
                counts.clicks += clicks(&stretch, false, &mut counts.asked);
                state = stretch.into_iter().next_back().expect("the state it began with").0;
            }
            Turn::Decide(_) => {
                let known = Knowledge::of(&state).expect("somebody decides");
                let action = opponent.choose(&known).expect("a built-in bot");
                state.play_unchecked(action);
            }
        }
    }
}

/// The states the hint bot leads through, each with what it decides there, until somebody else decides.
fn stretch<G: Insight>(state: &G, hints: &mut dyn Bot<G>) -> Vec<(G, Option<G::Action>)> {
    let mut states = Vec::new();
    let mut now = state.clone();
    while now.turn() == state.turn() {
        let known = Knowledge::of(&now).expect("somebody decides");
        let action = hints.choose(&known).expect("a built-in bot");
        states.push((now.clone(), Some(action)));
        now.play_unchecked(action);
    }
    states.push((now, None));
    states
}

/// How many clicks lead through a stretch, each the longest move on offer that agrees with it.
fn clicks<G: Insight>(
    stretch: &[(G, Option<G::Action>)],
    ends: bool,
    asked: &mut BTreeMap<String, usize>,
) -> usize {
    let (mut at, mut clicks) = (0, 0);
    while let Some(action) = stretch[at].1 {
        let before = &stretch[at].0;
        let verb = action.to_string();
        let verb = verb.split(' ').next().unwrap_or_default();
        *asked.entry(format!("{}: {verb}", before.question().id)).or_default() += 1;
        at = longest(stretch, at);
        clicks += 1;
        // What the table plays by itself.
        while let (state, Some(_)) = &stretch[at]
            && let Some(sole) = state.sole()
            && sole.closes() == Some(Closing::Turn)
            && (ends || state.reveals() != before.reveals())
        {
            at += 1;
        }
    }
    clicks
}

/// Where the longest move on offer leads that agrees with a stretch.
fn longest<G: Insight>(stretch: &[(G, Option<G::Action>)], at: usize) -> usize {
    let state = &stretch[at].0;
    let mut legal = ActionList::new();
    state.legal_actions(&mut legal);
    let mut best = at + 1;
    for action in legal {
        let Moves { plain, more } = moves(state, action);
        for line in more.into_iter().chain([plain]) {
            let mut after = state.clone();
            after.play_unchecked(action);
            line.iter().for_each(|(answer, _)| after.play_unchecked(*answer));
            let agrees = stretch.iter().rposition(|(reached, _)| *reached == after);
            best = best.max(agrees.unwrap_or(0));
        }
    }
    best
}
