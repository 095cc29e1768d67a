//! The player who looks ahead.

use samovar_engine::{ActionList, Insight, Knowledge, Rng, Seat, Seed, Turn};

use crate::Bot;

/// How much a promising action is tried before it has shown what it is worth.
const CURIOSITY: f32 = 1.6;

/// How many points of difference one step of look-ahead has to show to count for e times as promising.
const TRUST: f32 = 1.2;

/// Seats and automatic opponents, at most.
const MOST: usize = 4;

/// The chances of everybody at the table, as far as a position shows them.
type Chances = [f32; MOST];

/// Monte-Carlo tree search over what the seat may know.
///
/// Every iteration fills what is hidden with a new sample, walks down the tree by what was best and what was tried least
/// ([PUCT], with priors from one step of look-ahead), adds one decision, and carries the chances of that position back to all
/// who decided on the way: each seat thinks of its own. The number of iterations is fixed, so that strength does not depend on
/// the machine and choices can be repeated.
///
/// [PUCT]: https://doi.org/10.1007/s10472-011-9258-6
#[derive(Clone, Debug)]
pub struct Search {
    iterations: u32,
    rng: Rng,
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Thought<A> {
    /// Every legal action, the most visited first.
    pub moves: Vec<Considered<A>>,
    /// What it expects to happen, beginning with the best action.
    pub line: Vec<A>,
}

/// An action as a search sees it.
#[derive(Clone, Copy, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// The chance of the seat to win after it, from 0 to 1.
    pub value: f32,
}

impl Search {
    /// A searching player with a budget of iterations a decision.
    pub fn new(iterations: u32, seed: Seed) -> Search {
        Search { iterations: iterations.max(1), rng: Rng::new(seed) }
    }

    /// Thinks about a decision.
    pub fn think<G: Insight>(&mut self, known: &Knowledge<G>) -> Thought<G::Action> {
        let mut tree = Tree::new();
        for _ in 0..self.iterations {
            let mut sample = known.sample(&mut self.rng);
            tree.iterate(&mut sample);
        }
        let root = &tree.nodes[0];
        let seat = known.seat().index();
        let mut moves: Vec<Considered<G::Action>> = root
            .edges
            .iter()
            .map(|edge| Considered { action: edge.action, visits: edge.visits, value: edge.mean(seat) })
            .collect();
        moves.sort_by(|one, other| other.visits.cmp(&one.visits).then(other.value.total_cmp(&one.value)));
        Thought { moves, line: tree.line() }
    }
}

impl<G: Insight> Bot<G> for Search {
    fn choose(&mut self, known: &Knowledge<G>) -> G::Action {
        let mut actions = ActionList::new();
        known.legal_actions(&mut actions);
        if let [only] = actions[..] {
            return only;
        }
        self.think(known).moves[0].action
    }
}

struct Tree<A> {
    nodes: Vec<Node<A>>,
    /// The way of the iteration from the root: nodes and the edges taken there.
    path: Vec<(usize, usize)>,
}

/// A decision, by what led to it.
struct Node<A> {
    visits: u32,
    edges: Vec<Edge<A>>,
}

/// An action that was legal at least once.
struct Edge<A> {
    action: A,
    /// What one step of look-ahead thinks of it, before it is weighed against the others.
    promise: f32,
    visits: u32,
    total: Chances,
    /// The decision it leads to; 0 before there is one.
    to: usize,
}

impl<A> Edge<A> {
    fn mean(&self, seat: usize) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total[seat] / self.visits as f32 }
    }
}

impl<A: Copy + PartialEq> Tree<A> {
    fn new() -> Tree<A> {
        Tree { nodes: vec![Node { visits: 0, edges: Vec::new() }], path: Vec::new() }
    }

    fn iterate<G: Insight<Action = A>>(&mut self, state: &mut G) {
        self.path.clear();
        let mut here = 0;
        let mut actions = ActionList::new();
        let chances = loop {
            let Turn::Decide(seat) = state.turn() else { break chances(state) };
            actions.clear();
            state.legal_actions(&mut actions);
            let taken = self.select(here, state, seat, &actions);
            self.path.push((here, taken));
            let edge = &self.nodes[here].edges[taken];
            state.play_unchecked(edge.action);
            if edge.visits == 0 {
                break chances(state);
            }
            here = match edge.to {
                0 => {
                    let new = self.nodes.len();
                    self.nodes.push(Node { visits: 0, edges: Vec::new() });
                    self.nodes[here].edges[taken].to = new;
                    new
                }
                node => node,
            };
        };
        for (node, edge) in &self.path {
            let node = &mut self.nodes[*node];
            node.visits += 1;
            let edge = &mut node.edges[*edge];
            edge.visits += 1;
            for (total, chance) in edge.total.iter_mut().zip(chances) {
                *total += chance;
            }
        }
    }

    /// The edge to go from a node: what is best for the seat so far, with an eye on what was tried little.
    fn select<G: Insight<Action = A>>(&mut self, node: usize, state: &G, seat: Seat, actions: &[A]) -> usize {
        let node = &mut self.nodes[node];
        let mut legal = ActionList::<usize>::new();
        for action in actions {
            let known = node.edges.iter().position(|edge| edge.action == *action);
            let place = known.unwrap_or_else(|| {
                let promise = if actions.len() == 1 { 0.0 } else { promise(state, *action, seat) };
                let edge = Edge { action: *action, promise, visits: 0, total: [0.0; MOST], to: 0 };
                node.edges.push(edge);
                node.edges.len() - 1
            });
            legal.push(place);
        }
        if let [only] = legal[..] {
            return only;
        }
        let edges = &node.edges;
        let most = legal.iter().map(|place| edges[*place].promise).fold(f32::NEG_INFINITY, f32::max);
        let weight = |place: usize| ((edges[place].promise - most) / TRUST).exp().max(0.002);
        let all: f32 = legal.iter().map(|place| weight(*place)).sum();
        // What was never tried is taken to be a little worse than what was.
        let (visits, value) = legal.iter().fold((0, 0.0), |(visits, value), place| {
            (visits + edges[*place].visits, value + edges[*place].total[seat.index()])
        });
        let unknown = if visits == 0 { 0.5 } else { value / visits as f32 - 0.05 };
        let eagerness = CURIOSITY * (visits.max(1) as f32).sqrt() / all;
        let score = |place: usize| {
            let edge = &edges[place];
            let mean = if edge.visits == 0 { unknown } else { edge.mean(seat.index()) };
            mean + eagerness * weight(place) / (1 + edge.visits) as f32
        };
        let mut best = legal[0];
        let mut best_score = f32::NEG_INFINITY;
        for place in legal {
            let score = score(place);
            if score > best_score {
                (best, best_score) = (place, score);
            }
        }
        best
    }

    /// The most visited way from the root.
    fn line(&self) -> Vec<A> {
        let mut line = Vec::new();
        let mut here = 0;
        while let Some(edge) = self.nodes[here].edges.iter().max_by_key(|edge| edge.visits) {
            if edge.visits == 0 {
                break;
            }
            line.push(edge.action);
            if edge.to == 0 {
                break;
            }
            here = edge.to;
        }
        line
    }
}

/// What one step of look-ahead thinks of an action.
fn promise<G: Insight>(state: &G, action: G::Action, seat: Seat) -> f32 {
    let mut next = state.clone();
    next.play_unchecked(action);
    next.evaluate(seat)
}

/// Everybody's chance by how far they are ahead of the best of the others.
fn chances<G: Insight>(state: &G) -> Chances {
    let players = state.rivals();
    let mut worth = [f32::NEG_INFINITY; MOST];
    for (seat, worth) in Seat::first(players).zip(&mut worth) {
        *worth = state.evaluate(seat);
    }
    let over = state.turn() == Turn::Over;
    std::array::from_fn(|seat| {
        if seat >= players {
            return 0.0;
        }
        let others = worth.iter().enumerate().filter(|(other, _)| *other != seat);
        let best = others.map(|(_, worth)| *worth).fold(f32::NEG_INFINITY, f32::max);
        let ahead = worth[seat] - best;
        let chance = 1.0 / (1.0 + (-ahead / G::SPREAD).exp());
        if over { 0.8 * f32::from(u8::from(ahead > 0.0)) + 0.2 * chance } else { chance }
    })
}
