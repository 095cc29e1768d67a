//! The player who looks ahead.

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use samovar_engine::{ActionList, Insight, Knowledge, MOST_RIVALS, Recall, Rng, Seat, Seed, Turn, Viewer};

use crate::{Bot, BotFailed, Budget};

/// How much a promising action is tried before it has shown what it is worth.
const CURIOSITY: f32 = 0.4;

/// The most that promises may differ, as weights.
const PROMISES: (f32, f32) = (0.002, 50.0);

/// How much worse than the others, as a chance, an action is taken to be that was never tried.
const DOUBT: f32 = 0.05;

/// The part of a position's value that is victory; the rest is by how much, so that hopeless games are played well too.
const VICTORY: f32 = 0.8;

/// The part of the iterations left by which the most visited answer has to be ahead to be settled. For certainty that
/// would be all of them; an eighth saves half the time for a few other choices, most of them between near equals.
const SETTLED: f32 = 0.125;

/// Iterations between looks at the clock and at whether the question is settled.
const STRETCH: u32 = 64;

/// The chances of everybody at the table, in the order of the standings.
pub type Chances = [f32; MOST_RIVALS];

/// Monte-Carlo tree search over what a seat may know.
///
/// Every iteration fills what is hidden with a new sample, walks down the tree by what was best and what was tried least
/// ([PUCT], with priors from one step of look-ahead), adds one action, and carries the chances of that position back to all
/// who decided on the way: each seat thinks of its own. Positions are judged by what the game learned from play
/// ([`Insight::judge`]), at once or, if the budget says so, after everybody has played on for a few turns by the same judge.
///
/// The number of iterations is fixed, so that strength does not depend on the machine and a choice can be repeated: it
/// follows from the seed, the questions asked so far, and what the seat may know. A bot that only has to choose does with
/// less where further iterations would hardly change the choice. Where a choice leads to the next question of the same seat
/// with nothing revealed between, the thoughts about it count for that question.
///
/// [PUCT]: https://doi.org/10.1007/s10472-011-9258-6
#[derive(Debug)]
pub struct Search<G: Insight> {
    budget: Budget,
    limit: Option<Duration>,
    rng: Rng,
    /// What was thought about the question that follows, and what the seat sees if that is asked.
    ahead: Option<(Tree<G::Action>, G::View)>,
}

/// What a search found.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Every legal action, the most visited first. What was never tried has no visits.
    pub moves: Vec<Considered<A>>,
    /// What it expects to happen, beginning with the best action.
    pub line: Vec<A>,
    /// Everybody's chance to win, in the order of the standings: the seats, then the opponent of a solo game. Together
    /// they make one, and beyond those it is 0.
    pub chances: Chances,
}

/// An action as a search sees it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance of the seat to win after it, from 0 to 1; an estimate, and 0 if it was never tried.
    pub value: f32,
}

impl<G: Insight> Search<G> {
    /// A player with a budget for every decision, whose chance follows from a seed.
    pub fn new(budget: impl Into<Budget>, seed: Seed) -> Search<G> {
        let Budget { iterations, playout, threads } = budget.into();
        let budget = Budget { iterations: iterations.max(1), playout, threads: threads.max(1) };
        Search { budget, limit: None, rng: Rng::new(seed), ahead: None }
    }

    /// Stops thinking after a time, with what it has found by then: for tables, where people wait.
    pub fn with_limit(self, limit: Duration) -> Search<G> {
        Search { limit: Some(limit), ..self }
    }

    /// Thinks about a decision, with all its iterations: the answers that will not be chosen are looked at too.
    pub fn think(&mut self, known: &Knowledge<G>) -> Thought<G::Action> {
        self.grow(known, Aim::Know).thought(known.seat())
    }

    /// The tree of a decision, grown to the budget.
    fn grow(&mut self, known: &Knowledge<G>, aim: Aim) -> Tree<G::Action> {
        let deadline = self.limit.map(|limit| Instant::now() + limit);
        let mut actions = ActionList::new();
        known.legal_actions(&mut actions);
        let follows = |(tree, view): &(Tree<G::Action>, G::View)| {
            *view == known.view() && tree.answers(tree.root).all(|edge| actions.contains(&edge.action))
        };
        let begun = self.ahead.take().filter(follows).map(|(tree, _)| tree);
        let any = actions[0];
        let mut tree = begun.unwrap_or_else(|| Tree::new(any));
        let Budget { threads, .. } = self.budget;
        if threads == 1 {
            tree.grow(known, self.budget, aim, deadline, &mut self.rng);
            return tree;
        }
        let share = Budget { iterations: self.budget.iterations.div_ceil(threads), ..self.budget };
        let rngs: Vec<Rng> = (0..threads).map(|_| self.rng.fork()).collect();
        let grown = std::thread::scope(|scope| {
            let grow = |mut rng: Rng| {
                scope.spawn(move || {
                    let mut tree = Tree::new(any);
                    tree.grow(known, share, aim, deadline, &mut rng);
                    tree
                })
            };
            let trees: Vec<_> = rngs.into_iter().map(grow).collect();
            trees.into_iter().map(|tree| tree.join().expect("a search does not break")).collect::<Vec<_>>()
        });
        let mut grown = grown.into_iter();
        let mut tree = grown.next().expect("at least two threads");
        grown.for_each(|other| tree.add_answers(&other));
        tree
    }
}

impl<G: Insight> Bot<G> for Search<G> {
    fn choose(&mut self, known: &Knowledge<G>) -> Result<G::Action, BotFailed> {
        let mut actions = ActionList::new();
        known.legal_actions(&mut actions);
        if let [only] = actions[..] {
            return Ok(only);
        }
        let mut tree = self.grow(known, Aim::Choose);
        let best = tree.best();
        let action = tree.edges[best].action;
        let mut next = known.sample(&mut self.rng);
        let reveals = next.reveals();
        next.play_unchecked(action);
        if self.budget.threads == 1 && next.turn() == Turn::Decide(known.seat()) && next.reveals() == reveals
        {
            tree.root = best;
            self.ahead = Some((tree, next.view(Viewer::Seat(known.seat()))));
        }
        Ok(action)
    }
}

/// What a tree is grown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Aim {
    /// The best answer, which may be settled early.
    Choose,
    /// What every answer is worth.
    Know,
}

/// All actions that were legal at least once, by what led to them; the edge to a decision is the head of a chain of the
/// answers to it.
#[derive(Debug)]
struct Tree<A> {
    edges: Vec<Edge<A>>,
    /// The place of the edge that leads to the decision thought about.
    root: usize,
    /// The places of the edges taken in an iteration.
    path: Vec<usize>,
}

#[derive(Debug)]
struct Edge<A> {
    action: A,
    /// How promising it is beside the other answers, from one step of look-ahead.
    weight: f32,
    visits: u32,
    total: Chances,
    /// The next answer to the same decision; 0 after the last.
    next: u32,
    /// The first answer to the decision it leads to; 0 before there is one.
    first: u32,
    /// What the best answer there promised, when they were first looked at.
    level: f32,
}

impl<A> Edge<A> {
    fn new(action: A, weight: f32) -> Edge<A> {
        Edge { action, weight, visits: 0, total: [0.0; MOST_RIVALS], next: 0, first: 0, level: 0.0 }
    }

    fn mean(&self, seat: usize) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total[seat] / self.visits as f32 }
    }
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree with nothing but its root, which is no action: `any` only fills the place.
    fn new(any: A) -> Tree<A> {
        Tree { edges: vec![Edge::new(any, 1.0)], root: 0, path: Vec::new() }
    }

    /// The answers to the decision an edge leads to.
    fn answers(&self, edge: usize) -> impl Iterator<Item = &Edge<A>> {
        let place = |next: u32| (next != 0).then_some(&self.edges[next as usize]);
        std::iter::successors(place(self.edges[edge].first), move |edge| place(edge.next))
    }

    /// Iterates until the decision has been thought about so often, time is up, or the choice, if that is all, is settled.
    fn grow<G: Insight<Action = A>>(
        &mut self,
        known: &Knowledge<G>,
        budget: Budget,
        aim: Aim,
        deadline: Option<Instant>,
        rng: &mut Rng,
    ) {
        let begun: u32 = self.answers(self.root).map(|edge| edge.visits).sum();
        for left in (1..=budget.iterations.saturating_sub(begun)).rev() {
            if left % STRETCH == 0
                && self.edges[self.root].first != 0
                && (aim == Aim::Choose && self.is_settled(left)
                    || deadline.is_some_and(|time| Instant::now() >= time))
            {
                return;
            }
            self.iterate(&mut known.sample(rng), budget.playout);
        }
    }

    /// Whether the most visited answer will hardly be overtaken in the iterations that are left.
    fn is_settled(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.answers(self.root) {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        (most - second) as f32 > SETTLED * left as f32
    }

    /// Adds the visits of another tree of the same decision.
    fn add_answers(&mut self, other: &Tree<A>) {
        let mut place = other.edges[other.root].first as usize;
        while place != 0 {
            let more = &other.edges[place];
            if let Some(mine) = self.find(self.edges[self.root].first, more.action) {
                let mine = &mut self.edges[mine as usize];
                mine.visits += more.visits;
                mine.total.iter_mut().zip(more.total).for_each(|(total, more)| *total += more);
            }
            place = more.next as usize;
        }
    }

    /// The place of the most visited answer; of equals, the first.
    fn best(&self) -> usize {
        let mut best = self.edges[self.root].first as usize;
        let mut place = best;
        while place != 0 {
            if self.edges[place].visits > self.edges[best].visits {
                best = place;
            }
            place = self.edges[place].next as usize;
        }
        best
    }

    fn thought(&self, seat: Seat) -> Thought<A> {
        let mut moves: Vec<Considered<A>> = self
            .answers(self.root)
            .map(|edge| Considered {
                action: edge.action,
                visits: edge.visits,
                value: edge.mean(seat.index()),
            })
            .collect();
        moves.sort_by_key(|considered| Reverse(considered.visits)); // equals in the order of the list
        let visits = moves.iter().map(|considered| considered.visits).sum::<u32>().max(1) as f32;
        let chances = std::array::from_fn(|rival| {
            self.answers(self.root).map(|edge| edge.total[rival]).sum::<f32>() / visits
        });
        Thought { moves, line: self.line(), chances }
    }

    fn iterate<G: Insight<Action = A>>(&mut self, state: &mut G, playout: u32) {
        self.path.clear();
        let mut here = self.root;
        while let Turn::Decide(seat) = state.turn() {
            here = self.select(here, state, seat);
            self.path.push(here);
            let edge = &self.edges[here];
            state.play_unchecked(edge.action);
            if edge.visits == 0 {
                break;
            }
        }
        play_on(state, playout);
        let chances = chances(state); // which is done with
        for place in &self.path {
            let edge = &mut self.edges[*place];
            edge.visits += 1;
            edge.total.iter_mut().zip(chances).for_each(|(total, chance)| *total += chance);
        }
    }

    /// The answer to try: what is best for the seat so far, with an eye on what was tried little.
    fn select<G: Insight<Action = A>>(&mut self, here: usize, state: &G, seat: Seat) -> usize {
        let legal = self.legal(here, state, seat);
        if let [only] = legal[..] {
            return only as usize;
        }
        let (mut weights, mut visits, mut total) = (0.0, 0, 0.0);
        for place in &legal {
            let edge = &self.edges[*place as usize];
            weights += edge.weight;
            visits += edge.visits;
            total += edge.total[seat.index()];
        }
        let untried = if visits == 0 { 0.5 } else { total / visits as f32 - DOUBT };
        let eagerness = CURIOSITY * (visits.max(1) as f32).sqrt() / weights;
        let mut best = (0, f32::NEG_INFINITY);
        for place in &legal {
            let edge = &self.edges[*place as usize];
            let mean = if edge.visits == 0 { untried } else { edge.mean(seat.index()) };
            let score = mean + eagerness * edge.weight / (1 + edge.visits) as f32;
            if score > best.1 {
                best = (*place as usize, score);
            }
        }
        best.0
    }

    /// The places of the legal answers to a decision. Those that are new are looked at and added: what is hidden may be
    /// another thing in every iteration, and with it what others may do.
    fn legal<G: Insight<Action = A>>(&mut self, here: usize, state: &G, seat: Seat) -> ActionList<u32> {
        let mut actions = ActionList::new();
        state.legal_actions(&mut actions);
        let mut places = ActionList::new();
        if self.edges[here].first == 0 {
            self.add_all(here, state, seat, &actions);
        }
        let first = self.edges[here].first;
        let mut hint = first;
        for action in &actions {
            let place = match self.find(hint, *action).or_else(|| self.find(first, *action)) {
                Some(place) => place,
                None => self.add(here, state, seat, *action),
            };
            places.push(place);
            hint = match self.edges[place as usize].next {
                0 => first,
                next => next,
            };
        }
        places
    }

    /// An action in a chain, from a place on.
    fn find(&self, from: u32, action: A) -> Option<u32> {
        let mut place = from;
        while place != 0 {
            let edge = &self.edges[place as usize];
            if edge.action == action {
                return Some(place);
            }
            place = edge.next;
        }
        None
    }

    /// Makes the chain of answers to a decision that was never looked at.
    fn add_all<G: Insight<Action = A>>(&mut self, here: usize, state: &G, seat: Seat, actions: &[A]) {
        let first = self.edges.len();
        let mut judge = Recall::new(G::judge());
        let mut level = f32::NEG_INFINITY;
        for (place, action) in actions.iter().enumerate() {
            let promise = if actions.len() == 1 { 0.0 } else { promise(state, *action, &mut judge, seat) };
            level = level.max(promise);
            let mut edge = Edge::new(*action, promise);
            edge.next = if place + 1 == actions.len() { 0 } else { (first + place + 1) as u32 };
            self.edges.push(edge);
        }
        for edge in &mut self.edges[first..] {
            edge.weight = weight::<G>(edge.weight, level);
        }
        self.edges[here].first = first as u32;
        self.edges[here].level = level;
    }

    /// Adds an answer to the end of a chain.
    fn add<G: Insight<Action = A>>(&mut self, here: usize, state: &G, seat: Seat, action: A) -> u32 {
        let new = self.edges.len() as u32;
        let promise = promise(state, action, &mut Recall::new(G::judge()), seat);
        let weight = weight::<G>(promise, self.edges[here].level);
        self.edges.push(Edge::new(action, weight));
        let mut last = self.edges[here].first as usize;
        while self.edges[last].next != 0 {
            last = self.edges[last].next as usize;
        }
        self.edges[last].next = new;
        new
    }

    /// The most visited way from the root.
    fn line(&self) -> Vec<A> {
        let mut line = Vec::new();
        let mut here = &self.edges[self.root];
        while here.first != 0 {
            let mut best = &self.edges[here.first as usize];
            let mut place = best.next as usize;
            while place != 0 {
                let edge = &self.edges[place];
                if edge.visits > best.visits {
                    best = edge;
                }
                place = edge.next as usize;
            }
            if best.visits == 0 {
                break;
            }
            line.push(best.action);
            here = best;
        }
        line
    }
}

/// Lets everybody take what promises most, one step ahead, until so many more turns have ended or pieces were drawn.
fn play_on<G: Insight>(state: &mut G, playout: u32) {
    let end = state.reveals() + playout;
    let mut judge = Recall::new(G::judge());
    while state.reveals() < end
        && let Turn::Decide(seat) = state.turn()
    {
        let mut actions = ActionList::new();
        state.legal_actions(&mut actions);
        let mut best = (actions[0], f32::NEG_INFINITY);
        if actions.len() > 1 {
            for action in &actions {
                let promise = promise(state, *action, &mut judge, seat);
                if promise > best.1 {
                    best = (*action, promise);
                }
            }
        }
        state.play_unchecked(best.0);
    }
}

/// What one step of look-ahead thinks of an action, in points.
fn promise<G: Insight>(state: &G, action: G::Action, judge: &mut Recall<'_>, seat: Seat) -> f32 {
    state.after(action).evaluate(judge, seat)
}

/// How promising an action is beside one that promises `level`.
fn weight<G: Insight>(promise: f32, level: f32) -> f32 {
    ((promise - level) / G::TELLING).exp().clamp(PROMISES.0, PROMISES.1)
}

/// Everybody's chance to win, by the points foreseen and a little by how much; together they make one.
fn chances<G: Insight>(state: &mut G) -> Chances {
    let over = state.turn() == Turn::Over;
    state.settle();
    let outlook = state.outlook();
    let margins = shares(&outlook, G::LEAD);
    let lead = state.lead();
    if !over && lead == G::LEAD {
        return margins;
    }
    let victory = if over { victories(state) } else { shares(&outlook, lead) };
    std::array::from_fn(|who| (1.0 - VICTORY) * margins[who] + VICTORY * victory[who])
}

/// Everybody's share of the victory, where e times as much goes with a lead of so many points.
fn shares(points: &[f32], lead: f32) -> Chances {
    let most = points.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut shares = [0.0; MOST_RIVALS];
    shares.iter_mut().zip(points).for_each(|(share, points)| *share = ((points - most) / lead).exp());
    let all: f32 = shares.iter().sum();
    shares.map(|share| share / all)
}

/// Who has won.
fn victories<G: Insight>(state: &G) -> Chances {
    let rows = state.standings().rows;
    let winners = rows.iter().filter(|row| row.rank == 1).count();
    let mut victories = [0.0; MOST_RIVALS];
    victories.iter_mut().zip(&rows).for_each(|(victory, row)| {
        *victory = if row.rank == 1 { 1.0 / winners as f32 } else { 0.0 };
    });
    victories
}

#[cfg(test)]
mod tests {
    use samovar_engine::Game;
    use samovar_stroganov::{Action, Stroganov};

    use super::*;

    /// What an action promises, whatever others were looked at before.
    fn alone(state: &Stroganov, action: Action, seat: Seat) -> f32 {
        promise(state, action, &mut Recall::new(Stroganov::judge()), seat)
    }

    #[test]
    fn a_choice_is_settled_when_one_answer_is_an_eighth_of_what_is_left_ahead() {
        let answers = [20, 60, 10];
        let mut tree = Tree::new(0);
        tree.edges[0].first = 1;
        for (answer, visits) in answers.into_iter().enumerate() {
            let next = if answer + 1 < answers.len() { answer as u32 + 2 } else { 0 };
            tree.edges.push(Edge { visits, next, ..Edge::new(answer, 1.0) });
        }
        assert!(tree.is_settled(319));
        assert!(!tree.is_settled(320));
    }

    #[test]
    fn only_who_has_to_choose_stops_early() {
        let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
        let state = Stroganov::new(&options, Seed::from_text("early"));
        let known = Knowledge::of(&state).expect("a first question");
        let visits = |aim| {
            let tree = Search::new(1000, Seed::from_text("tea")).grow(&known, aim);
            tree.answers(tree.root).map(|edge| edge.visits).sum::<u32>()
        };
        assert_eq!(visits(Aim::Know), 1000);
        assert!(visits(Aim::Choose) < 1000);
    }

    #[test]
    fn six_points_ahead_are_worth_more_where_fewer_make_a_lead() {
        let sure = shares(&[40.0, 46.0], 1.5);
        let open = shares(&[40.0, 46.0], 12.0);
        assert!(sure[1] > 0.98 && (0.6..0.7).contains(&open[1]), "{sure:?} {open:?}");
        assert!((open.iter().sum::<f32>() - 1.0).abs() < 1e-6);
        assert_eq!(open[2..], [0.0, 0.0], "nobody sits there");
    }

    #[test]
    fn one_iteration_takes_what_the_judge_thinks_best_one_step_ahead() {
        let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
        let mut state = Stroganov::new(&options, Seed::from_text("one"));
        let mut search = Search::<Stroganov>::new(1, Seed::from_text("tea"));
        for _ in 0..100 {
            let known = Knowledge::of(&state).expect("a game takes longer");
            let mut actions = ActionList::new();
            known.legal_actions(&mut actions);
            let sample = known.sample(&mut search.rng.clone());
            let action = search.choose(&known).expect("a search answers");
            let best = actions.iter().map(|action| alone(&sample, *action, known.seat()));
            assert_eq!(alone(&sample, action, known.seat()), best.fold(f32::MIN, f32::max));
            state.play_unchecked(action);
        }
    }

    #[test]
    fn a_playout_goes_on_until_turns_have_ended_or_the_game_has() {
        let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
        let mut state = Stroganov::new(&options, Seed::from_text("on"));
        let asked = state;
        play_on(&mut state, 0);
        assert!(state == asked, "nobody plays on");
        let (mut playouts, mut further) = (0, 0);
        while let Turn::Decide(seat) = state.turn() {
            let mut actions = ActionList::new();
            state.legal_actions(&mut actions);
            let best = actions.iter().copied().reduce(|best, action| {
                if alone(&state, action, seat) > alone(&state, best, seat) { action } else { best }
            });
            let (begun, mut stepwise) = (state.reveals(), state);
            stepwise.play_unchecked(best.expect("a question has answers"));
            let left = (begun + 2).saturating_sub(stepwise.reveals());
            play_on(&mut stepwise, left);
            play_on(&mut state, 2);
            assert!(state == stepwise, "the first step is the most promising one");
            assert!(state.reveals() >= begun + 2 || state.turn() == Turn::Over);
            playouts += 1;
            further += usize::from(state.reveals() > begun + 2);
        }
        assert!(
            playouts > 20 && further < playouts / 2,
            "{further} of {playouts} end with more than one draw"
        );
        let end = state;
        play_on(&mut state, 2);
        assert!(state == end);
    }

    #[test]
    fn thoughts_about_the_next_question_are_kept() {
        let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
        let mut state = Stroganov::new(&options, Seed::from_text("ahead"));
        let mut search = Search::<Stroganov>::new(20, Seed::from_text("tea"));
        let mut kept = 0;
        for _ in 0..60 {
            let known = Knowledge::of(&state).expect("a game takes longer");
            let begun = search.ahead.as_ref().filter(|(_, view)| *view == known.view());
            let begun =
                begun.map_or(0, |(tree, _)| tree.answers(tree.root).map(|edge| edge.visits).sum::<u32>());
            kept += begun;
            let action = search.choose(&known).expect("a search answers");
            state.play_unchecked(action);
        }
        assert!(kept > 100, "{kept}");
    }
}
