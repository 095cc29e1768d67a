//! Whole moves: a choice together with answers to what is asked after it, so that one click is enough.

use crate::{Action as _, ActionList, Game, Message, Seat, Turn};

/// The most answers in one move. Games stay far below; it only keeps a mistake in one from looping.
const LONGEST: usize = 16;

/// The most moves that are offered besides the plainest one, so that a page stays easy to read.
const MOST: usize = 12;

/// Answers that follow a choice, with words.
type Line<A> = Vec<(A, Message)>;

/// The moves that begin with one choice.
#[derive(Clone, PartialEq, Debug)]
pub struct Moves<A> {
    /// The plainest answers to everything that is asked after it, up to a question that matters.
    pub plain: Line<A>,
    /// Longer ways to go on, or others: what the game offers together with the choice.
    pub more: Vec<Line<A>>,
}

/// The actions of a move that is written in one line, `visit 3; pay 5`. No notation contains a semicolon.
pub fn steps(line: &str) -> impl Iterator<Item = &str> {
    line.split(';').map(str::trim)
}

/// The moves that begin with an action.
///
/// They stop where another seat decides and at whatever shows somebody something new, so they tell the seat nothing that
/// it does not know. The kit checks that exchanging everything hidden makes no difference.
pub fn moves<G: Game>(state: &G, action: G::Action) -> Moves<G::Action> {
    let mut moves = Moves { plain: Vec::new(), more: Vec::new() };
    if state.turn() == Turn::Over {
        return moves;
    }
    let mut after = state.clone();
    after.play_unchecked(action);
    let asked = Ahead { start: state, state: after, line: Vec::new() };
    let mut ahead = Ahead { state: asked.state.clone(), line: Vec::new(), ..asked };
    ahead.answer_plainly();
    moves.plain.clone_from(&ahead.line);
    // What is offered after the plainest answers, and other answers to the first question.
    let mut level = ahead.joined();
    if !moves.plain.is_empty() {
        level.extend(asked.joined().into_iter().filter(|other| other.line != moves.plain));
    }
    loop {
        if moves.more.len() + level.len() > MOST {
            // Too many to read. What only closes something is still worth a click less.
            level.retain(|one| one.line.last().is_some_and(|(answer, _)| answer.closes().is_some()));
        }
        if level.is_empty() || moves.more.len() + level.len() > MOST {
            return moves;
        }
        moves.more.extend(level.iter().map(|one| one.line.clone()));
        level = level.iter().flat_map(Ahead::joined).collect();
    }
}

/// Answers what is asked of a seat with the plainest answers, as long as it is still its decision and nothing more than at
/// the beginning of its move has been revealed. Every answer is told first, with the state it is given in.
pub(crate) fn answer_plainly<G: Game>(
    state: &mut G,
    seat: Seat,
    reveals: u32,
    mut told: impl FnMut(&G, G::Action),
) {
    for _ in 0..LONGEST {
        if state.turn() != Turn::Decide(seat) || state.reveals() != reveals {
            return;
        }
        let Some(answer) = state.plain() else { return };
        told(state, answer);
        state.play_unchecked(answer);
    }
}

/// A state reached by answering.
struct Ahead<'a, G: Game> {
    start: &'a G,
    state: G,
    line: Line<G::Action>,
}

impl<'a, G: Game> Ahead<'a, G> {
    /// Whether the seat that began decides again, and nothing was shown to anybody.
    fn goes_on(&self) -> bool {
        self.line.len() < LONGEST
            && self.state.turn() == self.start.turn()
            && self.state.reveals() == self.start.reveals()
    }

    fn answer(&mut self, answer: G::Action) {
        self.line.push((answer, self.state.describe(answer)));
        self.state.play_unchecked(answer);
    }

    fn answer_plainly(&mut self) {
        let Some(seat) = self.start.turn().seat() else { return };
        let told = |state: &G, answer| self.line.push((answer, state.describe(answer)));
        answer_plainly(&mut self.state, seat, self.start.reveals(), told);
    }

    /// Every answer that is offered together with what led here, each with the plainest answers to what follows.
    fn joined(&self) -> Vec<Ahead<'a, G>> {
        let mut legal = ActionList::new();
        if self.goes_on() {
            self.state.legal_actions(&mut legal);
        }
        legal.retain(|answer| self.state.joins(*answer));
        let further = legal.iter().map(|answer| {
            let mut next = Ahead { start: self.start, state: self.state.clone(), line: self.line.clone() };
            next.answer(*answer);
            next.answer_plainly();
            next
        });
        further.collect()
    }
}
