//! The player who looks ahead.

use std::cmp::Reverse;
use std::time::{Duration, Instant};

use samovar_engine::{
    Accumulator, ActionList, Chances, Insight, Knowledge, MAX_RANKED, Rng, Seat, Seed, Turn, Viewer, softmax,
};

use crate::model::Runner;
use crate::{Bot, BotFailed, Budget, Model, Thinking};

/// The exploration constant of PUCT: how much priors count against the values found so far.
const EXPLORATION: f32 = 0.4;

/// The range of priors, before they are normalized. The best of the actions first seen has a prior of 1.
const PRIOR_RANGE: (f32, f32) = (0.002, 50.0);

/// How much lower than the mean of its siblings the value of an untried action is assumed to be.
const UNTRIED_PENALTY: f32 = 0.05;

/// How much winning counts in the value of a position. The rest is the margin, so that hopeless games are played well too.
const WIN_WEIGHT: f32 = 0.8;

/// A choice is decided when the most visited answer is ahead by more than this share of the iterations left. Only 1 would
/// be certain. An eighth saves half the time and changes few choices, most of them between near equals.
const DECIDED: f32 = 0.125;

/// Iterations between checks of the clock and of whether the choice is decided.
const CHECK_EVERY: u32 = 64;

/// Monte-Carlo tree search over what a seat may know.
///
/// Every iteration samples what is hidden, walks down the tree with [PUCT], expands one action, evaluates the position
/// reached, and backs up everybody's value: each seat maximizes its own. The chance of winning that people are shown is backed up
/// beside it, and has no influence on the choice. Priors come from a one-step
/// look-ahead. Positions are evaluated with [`Insight::net`], either at once or after a rollout of a few turns, in which
/// everybody plays by the same look-ahead.
///
/// The number of iterations is fixed, so strength does not depend on the machine, and a choice can be repeated: it follows
/// from the seed, the questions asked so far, and what the seat may know. A bot that only has to choose stops early when
/// more iterations would hardly change the choice. If the seat's own next question follows with nothing revealed in
/// between, the search keeps its subtree.
///
/// [PUCT]: https://doi.org/10.1007/s10472-011-9258-6
#[derive(Debug)]
pub struct Search<G: Insight> {
    budget: Budget,
    limit: Option<Duration>,
    mind: Mind,
    rng: Rng,
    /// The subtree of the seat's next question, and the view by which that question is recognized.
    subtree: Option<(Tree<G::Action>, G::View)>,
    /// What was tried in the last choice, and the value of what was chosen.
    visits: Vec<(G::Action, u32)>,
    value: f32,
}

/// The result of a search.
#[derive(Clone, PartialEq, Debug)]
pub struct Thought<A> {
    /// Every legal action, the most visited first. Some may have no visits.
    pub moves: Vec<Considered<A>>,
    /// The expected continuation, starting with the best action.
    pub line: Vec<A>,
    /// Everybody's chance of winning after the best action, in the order of the standings: the seats, then the opponent of a
    /// solo game. They add up to 1; unused entries are 0.
    pub chances: Chances,
}

/// What a search found about one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// How often it was tried.
    pub visits: u32,
    /// What the search maximizes, from 0 to 1: a mixture of victory and margin; 0 without visits.
    pub value: f32,
    /// The estimated chance of winning after it, from 0 to 1; 0 without visits.
    pub chance: f32,
}

impl<G: Insight> Search<G> {
    /// A search with a budget for every decision. All its randomness comes from `seed`.
    pub fn new(budget: impl Into<Budget>, seed: Seed) -> Search<G> {
        let Budget { iterations, rollout, threads } = budget.into();
        let budget = Budget { iterations: iterations.max(1), rollout, threads: threads.max(1) };
        Search {
            budget,
            limit: None,
            mind: Mind::Own,
            rng: Rng::new(seed),
            subtree: None,
            visits: Vec::new(),
            value: 0.0,
        }
    }

    /// Also stops after a time, with what it has found by then. Results then depend on the machine.
    pub fn with_limit(self, limit: Duration) -> Search<G> {
        Search { limit: Some(limit), ..self }
    }

    /// With the priors and values of a model that [fits](Model::fits) the game, instead of those of [`Insight::net`].
    pub(crate) fn with_model(self, model: &Model) -> Search<G> {
        Search { mind: Mind::Model(Runner::new(model)), ..self }
    }

    /// Searches with the whole budget, even when the choice is decided: the values of the other answers are wanted too.
    pub fn think(&mut self, known: &Knowledge<G>) -> Thought<G::Action> {
        self.grow(known, Purpose::Values).thought(known.seat())
    }

    /// The search tree of a decision.
    fn grow(&mut self, known: &Knowledge<G>, purpose: Purpose) -> Tree<G::Action> {
        let deadline = self.limit.map(|limit| Instant::now() + limit);
        let mut actions = ActionList::new();
        known.legal_actions(&mut actions);
        let follows = |(tree, view): &(Tree<G::Action>, G::View)| {
            *view == known.view() && tree.answers(tree.root).all(|edge| actions.contains(&edge.action))
        };
        let begun = self.subtree.take().filter(follows).map(|(tree, _)| tree);
        let any = actions[0];
        let mut tree = begun.unwrap_or_else(|| Tree::new(any));
        let Budget { threads, .. } = self.budget;
        if threads == 1 {
            tree.grow(known, self.budget, purpose, deadline, &mut self.mind, &mut self.rng);
            return tree;
        }
        let share = Budget { iterations: self.budget.iterations.div_ceil(threads), ..self.budget };
        let rngs: Vec<Rng> = (0..threads).map(|_| self.rng.fork()).collect();
        let grown = std::thread::scope(|scope| {
            let grow = |mut rng: Rng| {
                let mut mind = self.mind.clone();
                scope.spawn(move || {
                    let mut tree = Tree::new(any);
                    tree.grow(known, share, purpose, deadline, &mut mind, &mut rng);
                    tree
                })
            };
            let trees: Vec<_> = rngs.into_iter().map(grow).collect();
            trees.into_iter().map(|tree| tree.join().expect("a search does not panic")).collect::<Vec<_>>()
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
        self.visits.clear();
        if let [only] = actions[..] {
            return Ok(only);
        }
        let mut tree = self.grow(known, Purpose::Choice);
        let best = tree.best(tree.root);
        let action = tree.edges[best].action;
        self.visits.extend(tree.answers(tree.root).map(|edge| (edge.action, edge.visits)));
        self.value = tree.edges[best].mean(known.seat().index());
        let mut next = known.sample(&mut self.rng);
        let reveals = next.reveals();
        next.play_unchecked(action);
        if self.budget.threads == 1 && next.turn() == Turn::Decide(known.seat()) && next.reveals() == reveals
        {
            tree.root = best;
            self.subtree = Some((tree, next.view(Viewer::Seat(known.seat()))));
        }
        Ok(action)
    }

    fn thinking(&self) -> Option<Thinking<'_, G::Action>> {
        (!self.visits.is_empty()).then_some(Thinking { visits: &self.visits, value: self.value })
    }
}

/// What a search thinks of positions with.
#[derive(Clone, Debug)]
enum Mind {
    /// The evaluation net of the game.
    Own,
    /// A model that somebody has trained.
    Model(Runner),
}

impl Mind {
    /// What an action is worth at a decision.
    fn judge_one<G: Insight>(&mut self, state: &G, seat: Seat, action: G::Action) -> f32 {
        match self {
            Mind::Own => look_ahead(state, action, &mut Accumulator::new(G::net()), seat),
            Mind::Model(runner) => {
                runner.look(|row| {
                    state.observe(seat, row);
                });
                runner.likes(action)
            }
        }
    }

    /// What all of the actions are worth at a decision. It does not matter if there is only one.
    fn judge<G: Insight>(&mut self, state: &G, seat: Seat, actions: &[G::Action]) -> ActionList<f32> {
        match self {
            _ if actions.len() == 1 => std::iter::once(0.0).collect(),
            Mind::Own => {
                let mut net = Accumulator::new(G::net());
                actions.iter().map(|action| look_ahead(state, *action, &mut net, seat)).collect()
            }
            Mind::Model(runner) => {
                runner.look(|row| {
                    state.observe(seat, row);
                });
                actions.iter().map(|action| runner.likes(*action)).collect()
            }
        }
    }

    /// The prior of an action of this worth beside the best one, which has 1.
    fn prior<G: Insight>(&self, worth: f32, best: f32) -> f32 {
        let temperature = if matches!(self, Mind::Own) { G::PRIOR_TEMPERATURE } else { 1.0 };
        ((worth - best) / temperature).exp().clamp(PRIOR_RANGE.0, PRIOR_RANGE.1)
    }

    /// What everybody's position is worth to a search, and everybody's chance of winning. May leave pending questions
    /// answered.
    fn outlook<G: Insight>(&mut self, state: &mut G) -> (Chances, Chances) {
        if let (Mind::Model(runner), Turn::Decide(seat)) = (self, state.turn()) {
            runner.look(|row| {
                state.observe(seat, row);
            });
            if let Some(value) = runner.value() {
                let values = shared(state, seat, value);
                return (values, values);
            }
        }
        outlook(state)
    }
}

/// Everybody's share of the victory if that of one seat is known: the others have the rest, in proportion to what the
/// evaluation net gives them.
fn shared<G: Insight>(state: &G, seat: Seat, value: f32) -> Chances {
    let mut resolved = state.clone();
    resolved.resolve_pending();
    let mut shares = softmax(&resolved.expected_standings(), resolved.win_temperature());
    let others = (1.0 - shares[seat.index()]).max(f32::MIN_POSITIVE);
    shares.iter_mut().for_each(|share| *share *= (1.0 - value) / others);
    shares[seat.index()] = value;
    shares
}

/// What a tree is grown for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Purpose {
    /// The best answer, which may be decided early.
    Choice,
    /// The value of every answer.
    Values,
}

/// The search tree. An edge is an action that was legal at least once after the actions that lead to it; the answers to
/// one decision are a linked list that starts at the edge leading to it.
#[derive(Debug)]
struct Tree<A> {
    edges: Vec<Edge<A>>,
    /// The index of the edge that leads to the decision to take.
    root: usize,
    /// The indices of the edges taken in the current iteration.
    path: Vec<usize>,
}

#[derive(Debug)]
struct Edge<A> {
    action: A,
    /// The prior, not normalized.
    prior: f32,
    visits: u32,
    /// The sum of everybody's values, which a search maximizes.
    total: Chances,
    /// The sum of everybody's chances of winning, for people.
    total_chance: Chances,
    /// The next answer to the same decision; 0 after the last.
    next: u32,
    /// The first answer to the decision it leads to; 0 before there is one.
    first: u32,
    /// The best one-step evaluation among the answers there when they were first seen. Priors are relative to it.
    best_evaluation: f32,
}

impl<A> Edge<A> {
    fn new(action: A, prior: f32) -> Edge<A> {
        let nothing = [0.0; MAX_RANKED];
        Edge {
            action,
            prior,
            visits: 0,
            total: nothing,
            total_chance: nothing,
            next: 0,
            first: 0,
            best_evaluation: 0.0,
        }
    }

    /// Adds what another look at the action says, or the sum of several.
    fn add(&mut self, visits: u32, values: &Chances, chances: &Chances) {
        self.visits += visits;
        self.total.iter_mut().zip(values).for_each(|(total, value)| *total += value);
        self.total_chance.iter_mut().zip(chances).for_each(|(total, chance)| *total += chance);
    }

    fn mean(&self, seat: usize) -> f32 {
        if self.visits == 0 { 0.0 } else { self.total[seat] / self.visits as f32 }
    }

    fn chances(&self) -> Chances {
        self.total_chance.map(|total| total / self.visits.max(1) as f32)
    }
}

impl<A: Copy + PartialEq> Tree<A> {
    /// A tree with nothing but its root. The root has no action of its own: `any` is a placeholder.
    fn new(any: A) -> Tree<A> {
        Tree { edges: vec![Edge::new(any, 1.0)], root: 0, path: Vec::new() }
    }

    /// The answers to the decision an edge leads to.
    fn answers(&self, edge: usize) -> impl Iterator<Item = &Edge<A>> {
        let at = |index: u32| (index != 0).then_some(&self.edges[index as usize]);
        std::iter::successors(at(self.edges[edge].first), move |edge| at(edge.next))
    }

    /// Iterates until the budget is used up, time is up, or, if only the choice matters, it is decided.
    fn grow<G: Insight<Action = A>>(
        &mut self,
        known: &Knowledge<G>,
        budget: Budget,
        purpose: Purpose,
        deadline: Option<Instant>,
        mind: &mut Mind,
        rng: &mut Rng,
    ) {
        let begun: u32 = self.answers(self.root).map(|edge| edge.visits).sum();
        for left in (1..=budget.iterations.saturating_sub(begun)).rev() {
            if left % CHECK_EVERY == 0
                && self.edges[self.root].first != 0
                && (purpose == Purpose::Choice && self.is_decided(left)
                    || deadline.is_some_and(|time| Instant::now() >= time))
            {
                return;
            }
            self.iterate(&mut known.sample(rng), budget.rollout, mind);
        }
    }

    /// Whether the most visited answer is unlikely to be overtaken in the iterations left.
    fn is_decided(&self, left: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in self.answers(self.root) {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        (most - second) as f32 > DECIDED * left as f32
    }

    /// Adds the visits and values of another tree of the same decision.
    fn add_answers(&mut self, other: &Tree<A>) {
        for more in other.answers(other.root) {
            if let Some(mine) = self.find(self.edges[self.root].first, more.action) {
                self.edges[mine as usize].add(more.visits, &more.total, &more.total_chance);
            }
        }
    }

    /// The index of the most visited answer to the decision an edge leads to; of equals, the first.
    fn best(&self, edge: usize) -> usize {
        let mut best = self.edges[edge].first as usize;
        let mut index = best;
        while index != 0 {
            if self.edges[index].visits > self.edges[best].visits {
                best = index;
            }
            index = self.edges[index].next as usize;
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
                chance: edge.chances()[seat.index()],
            })
            .collect();
        moves.sort_by_key(|considered| Reverse(considered.visits)); // stable: equals keep the order of the list
        let chances = self.edges[self.best(self.root)].chances();
        Thought { moves, line: self.line(), chances }
    }

    fn iterate<G: Insight<Action = A>>(&mut self, state: &mut G, rollout: u32, mind: &mut Mind) {
        self.path.clear();
        let mut here = self.root;
        while let Turn::Decide(seat) = state.turn() {
            here = self.select(here, state, seat, mind);
            self.path.push(here);
            let edge = &self.edges[here];
            state.play_unchecked(edge.action);
            if edge.visits == 0 {
                break;
            }
        }
        roll_out(state, rollout);
        let (values, chances) = mind.outlook(state);
        for index in &self.path {
            self.edges[*index].add(1, &values, &chances);
        }
    }

    /// The answer to try next, by PUCT.
    fn select<G: Insight<Action = A>>(
        &mut self,
        here: usize,
        state: &G,
        seat: Seat,
        mind: &mut Mind,
    ) -> usize {
        let legal = self.legal(here, state, seat, mind);
        if let [only] = legal[..] {
            return only as usize;
        }
        let (mut priors, mut visits, mut total) = (0.0, 0, 0.0);
        for index in &legal {
            let edge = &self.edges[*index as usize];
            priors += edge.prior;
            visits += edge.visits;
            total += edge.total[seat.index()];
        }
        let untried = if visits == 0 { 0.5 } else { total / visits as f32 - UNTRIED_PENALTY };
        let exploration = EXPLORATION * (visits.max(1) as f32).sqrt() / priors;
        let mut best = (0, f32::NEG_INFINITY);
        for index in &legal {
            let edge = &self.edges[*index as usize];
            let mean = if edge.visits == 0 { untried } else { edge.mean(seat.index()) };
            let score = mean + exploration * edge.prior / (1 + edge.visits) as f32;
            if score > best.1 {
                best = (*index as usize, score);
            }
        }
        best.0
    }

    /// The indices of the legal answers to a decision, in the order of the list. New ones are added: every iteration samples
    /// what is hidden, and with it what is legal for others may change.
    fn legal<G: Insight<Action = A>>(
        &mut self,
        here: usize,
        state: &G,
        seat: Seat,
        mind: &mut Mind,
    ) -> ActionList<u32> {
        let mut actions = ActionList::new();
        state.legal_actions(&mut actions);
        let mut indices = ActionList::new();
        if self.edges[here].first == 0 {
            self.add_all(here, state, seat, &actions, mind);
        }
        let first = self.edges[here].first;
        let mut hint = first;
        for action in &actions {
            let index = match self.find(hint, *action).or_else(|| self.find(first, *action)) {
                Some(index) => index,
                None => self.add(here, state, seat, *action, mind),
            };
            indices.push(index);
            hint = match self.edges[index as usize].next {
                0 => first,
                next => next,
            };
        }
        indices
    }

    /// The index of an action in a list of answers, searched from an index on.
    fn find(&self, from: u32, action: A) -> Option<u32> {
        let mut index = from;
        while index != 0 {
            let edge = &self.edges[index as usize];
            if edge.action == action {
                return Some(index);
            }
            index = edge.next;
        }
        None
    }

    /// Makes the list of answers to a decision that is reached for the first time.
    fn add_all<G: Insight<Action = A>>(
        &mut self,
        here: usize,
        state: &G,
        seat: Seat,
        actions: &[A],
        mind: &mut Mind,
    ) {
        let first = self.edges.len();
        let mut best = f32::NEG_INFINITY;
        let worths = mind.judge(state, seat, actions);
        for (index, (action, worth)) in actions.iter().zip(worths).enumerate() {
            best = best.max(worth);
            let mut edge = Edge::new(*action, worth); // becomes a prior when the best is known
            edge.next = if index + 1 == actions.len() { 0 } else { (first + index + 1) as u32 };
            self.edges.push(edge);
        }
        for edge in &mut self.edges[first..] {
            edge.prior = mind.prior::<G>(edge.prior, best);
        }
        self.edges[here].first = first as u32;
        self.edges[here].best_evaluation = best;
    }

    /// Appends an answer to a decision that was reached before.
    fn add<G: Insight<Action = A>>(
        &mut self,
        here: usize,
        state: &G,
        seat: Seat,
        action: A,
        mind: &mut Mind,
    ) -> u32 {
        let new = self.edges.len() as u32;
        let worth = mind.judge_one(state, seat, action);
        let prior = mind.prior::<G>(worth, self.edges[here].best_evaluation);
        self.edges.push(Edge::new(action, prior));
        let mut last = self.edges[here].first as usize;
        while self.edges[last].next != 0 {
            last = self.edges[last].next as usize;
        }
        self.edges[last].next = new;
        new
    }

    /// The principal variation: the most visited answer at every step.
    fn line(&self) -> Vec<A> {
        let best =
            |edge: usize| Some(self.best(edge)).filter(|best| self.edges[*best].visits > 0 && *best != 0);
        std::iter::successors(best(self.root), |edge| best(*edge))
            .map(|edge| self.edges[edge].action)
            .collect()
    }
}

/// Plays on, everybody by a one-step look-ahead, until the turns that have ended and the pieces that were drawn
/// ([`Game::reveals`](samovar_engine::Game::reveals)) have grown by `rollout`.
pub(crate) fn roll_out<G: Insight>(state: &mut G, rollout: u32) {
    let end = state.reveals().saturating_add(rollout);
    let mut net = Accumulator::new(G::net());
    while state.reveals() < end
        && let Turn::Decide(seat) = state.turn()
    {
        let mut actions = ActionList::new();
        state.legal_actions(&mut actions);
        let mut best = (actions[0], f32::NEG_INFINITY);
        if actions.len() > 1 {
            for action in &actions {
                let value = look_ahead(state, *action, &mut net, seat);
                if value > best.1 {
                    best = (*action, value);
                }
            }
        }
        state.play_unchecked(best.0);
    }
}

/// The value of the position after an action, in points.
fn look_ahead<G: Insight>(state: &G, action: G::Action, net: &mut Accumulator<'_>, seat: Seat) -> f32 {
    state.after(action).evaluate(net, seat)
}

/// What everybody's position is worth to a search, by expected points and partly by the margin, and everybody's chance of
/// winning. Leaves pending questions answered.
fn outlook<G: Insight>(state: &mut G) -> (Chances, Chances) {
    let over = state.turn() == Turn::Over;
    state.resolve_pending();
    let points = state.expected_standings();
    let chances = if state.turn() == Turn::Over {
        winners(state)
    } else {
        softmax(&points, state.chance_temperature())
    };
    let margins = softmax(&points, G::WIN_TEMPERATURE);
    let temperature = state.win_temperature();
    if !over && temperature == G::WIN_TEMPERATURE {
        return (margins, chances);
    }
    let wins = if over { chances } else { softmax(&points, temperature) };
    let values = std::array::from_fn(|row| (1.0 - WIN_WEIGHT) * margins[row] + WIN_WEIGHT * wins[row]);
    (values, chances)
}

/// Who has won a finished game; winners who tie share.
fn winners<G: Insight>(state: &G) -> Chances {
    let mut shares = [0.0; MAX_RANKED];
    shares.iter_mut().zip(state.standings().shares()).for_each(|(place, share)| *place = share);
    shares
}

#[cfg(test)]
mod tests {
    use samovar_engine::Game;
    use samovar_stroganov::{Action, Stroganov};

    use super::*;

    /// The one-step value of an action, with a fresh accumulator.
    fn alone(state: &Stroganov, action: Action, seat: Seat) -> f32 {
        look_ahead(state, action, &mut Accumulator::new(Stroganov::net()), seat)
    }

    #[test]
    fn a_choice_is_decided_when_one_answer_is_an_eighth_of_what_is_left_ahead() {
        let answers = [20, 60, 10];
        let mut tree = Tree::new(0);
        tree.edges[0].first = 1;
        for (answer, visits) in answers.into_iter().enumerate() {
            let next = if answer + 1 < answers.len() { answer as u32 + 2 } else { 0 };
            tree.edges.push(Edge { visits, next, ..Edge::new(answer, 1.0) });
        }
        assert!(tree.is_decided(319));
        assert!(!tree.is_decided(320));
    }

    #[test]
    fn only_a_search_for_a_choice_stops_early() {
        let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
        let state = Stroganov::new(&options, Seed::from_text("early"));
        let known = Knowledge::of(&state).expect("a first question");
        let visits = |purpose| {
            let tree = Search::new(1000, Seed::from_text("tea")).grow(&known, purpose);
            tree.answers(tree.root).map(|edge| edge.visits).sum::<u32>()
        };
        assert_eq!(visits(Purpose::Values), 1000);
        assert!(visits(Purpose::Choice) < 1000);
    }

    #[test]
    fn one_iteration_takes_the_best_one_step_evaluation() {
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
    fn a_rollout_goes_on_until_turns_have_ended_or_the_game_has() {
        let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
        let mut state = Stroganov::new(&options, Seed::from_text("on"));
        let asked = state;
        roll_out(&mut state, 0);
        assert!(state == asked, "nobody plays on");
        let (mut rollouts, mut further) = (0, 0);
        while let Turn::Decide(seat) = state.turn() {
            let mut actions = ActionList::new();
            state.legal_actions(&mut actions);
            let best = actions.iter().copied().reduce(|best, action| {
                if alone(&state, action, seat) > alone(&state, best, seat) { action } else { best }
            });
            let (begun, mut stepwise) = (state.reveals(), state);
            stepwise.play_unchecked(best.expect("a question has answers"));
            let left = (begun + 2).saturating_sub(stepwise.reveals());
            roll_out(&mut stepwise, left);
            roll_out(&mut state, 2);
            assert!(state == stepwise, "the first step is the one with the best value");
            assert!(state.reveals() >= begun + 2 || state.turn() == Turn::Over);
            rollouts += 1;
            further += usize::from(state.reveals() > begun + 2);
        }
        assert!(
            rollouts > 20 && further < rollouts / 2,
            "{further} of {rollouts} end with more than one draw"
        );
        let end = state;
        roll_out(&mut state, 2);
        assert!(state == end);
    }

    #[test]
    fn the_subtree_of_the_next_question_is_kept() {
        let options = Stroganov::read_options(&serde_json::Map::new()).expect("defaults");
        let mut state = Stroganov::new(&options, Seed::from_text("ahead"));
        let mut search = Search::<Stroganov>::new(20, Seed::from_text("tea"));
        let mut kept = 0;
        for _ in 0..60 {
            let known = Knowledge::of(&state).expect("a game takes longer");
            let begun = search.subtree.as_ref().filter(|(_, view)| *view == known.view());
            let begun =
                begun.map_or(0, |(tree, _)| tree.answers(tree.root).map(|edge| edge.visits).sum::<u32>());
            kept += begun;
            let action = search.choose(&known).expect("a search answers");
            state.play_unchecked(action);
        }
        assert!(kept > 100, "{kept}");
    }
}
