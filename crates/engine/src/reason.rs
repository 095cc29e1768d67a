//! Why a move is good or bad, as data.

use std::cmp::Reverse;

use serde::Serialize;

use crate::plain::answer_plainly;
use crate::{ActionList, Game, Knowledge, Message, Rng, Seat, Seed, Turn};

/// In how many samples of what a seat cannot know a gain has to be the same.
const SAMPLES: usize = 64;

/// A fact about a move, in points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Reason {
    /// What kind of fact it is.
    pub kind: ReasonKind,
    /// The part of the standings that changes (a message id).
    pub part: &'static str,
    /// By how many points it changes.
    pub points: i32,
    /// Whose points they are: the place in the standings, in which the automatic opponent of a solo game follows the seats.
    pub whose: Seat,
    /// Whether it follows from the rules and from what the seat knows. Everything else is an estimate.
    pub sure: bool,
}

/// The kinds of reasons.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ReasonKind {
    /// The score changes as soon as the move is played.
    Now,
    /// At the end it should be higher or lower than after the move it is compared with: the next best one, or for others
    /// the best.
    Later,
}

/// The reasons for and against a move of the seat that decides: the parts of everybody's score that change as soon as it
/// is played, the seat's own first, large changes before small ones. Empty if nothing certain changes, or the move
/// cannot be played.
///
/// A `line` is a choice and, if need be, some answers to what is asked after it; the plainest answers to the rest are
/// added, as in [`moves`](crate::moves). A change counts only if it is the same in all samples of what the seat cannot know,
/// so reasons tell it nothing new. Before the end, the score is the one as if the game ended now.
pub fn reasons<G: Game>(known: &Knowledge<'_, G>, line: &[G::Action]) -> Vec<Reason> {
    let mut rng = Rng::new(Seed::from_text("reasons"));
    let mut certain: Option<Vec<Reason>> = None;
    for _ in 0..SAMPLES {
        let Some(changes) = changes(known.sample(&mut rng), line, known.seat()) else { return Vec::new() };
        match &mut certain {
            None => certain = Some(changes),
            Some(certain) => certain.retain(|reason| changes.contains(reason)),
        }
        if certain.as_ref().is_some_and(Vec::is_empty) {
            break;
        }
    }
    let mut certain = certain.unwrap_or_default();
    certain.sort_by_key(|reason| (reason.whose != known.seat(), reason.whose, Reverse(reason.points.abs())));
    certain
}

/// What a line changes in one state; `None` if it cannot be played there.
fn changes<G: Game>(mut state: G, line: &[G::Action], seat: Seat) -> Option<Vec<Reason>> {
    let (before, reveals) = (state.standings(), state.reveals());
    for action in line {
        let mut legal = ActionList::new();
        state.legal_actions(&mut legal);
        if state.turn() != Turn::Decide(seat) || !legal.contains(action) {
            return None;
        }
        state.play_unchecked(*action);
    }
    answer_plainly(&mut state, seat, reveals, |_, _| {});
    let mut reasons = Vec::new();
    for (place, (old, new)) in before.rows.iter().zip(&state.standings().rows).enumerate() {
        for ((part, old), (_, new)) in old.parts.iter().zip(&new.parts) {
            if old != new {
                let whose = Seat::new(place as u8);
                reasons.push(Reason { kind: ReasonKind::Now, part, points: new - old, whose, sure: true });
            }
        }
    }
    Some(reasons)
}

/// Reasons for a move of `seat`, as sentences: what it gains, then what it means for everybody else.
pub fn reasoning(reasons: &[Reason], seat: Seat) -> Vec<Message> {
    let of_one = |of: &[Reason]| {
        if of[0].kind == ReasonKind::Later {
            return Some(expectation(&of[0], seat));
        }
        let points: i32 = of.iter().map(|reason| reason.points).sum();
        let parts = changed_parts(of)?;
        let id = match (of[0].whose == seat, points) {
            (true, 1..) => "reason-now-gains",
            (true, 0) => "reason-now-trades",
            (true, _) => "reason-now-loses",
            (false, _) => "reason-now-other",
        };
        let message = Message::new(id).with("parts", parts);
        Some(match id {
            "reason-now-trades" => message,
            "reason-now-other" => message.with("who", of[0].whose),
            _ => message.with("points", points.abs()),
        })
    };
    let together = |one: &Reason, next: &Reason| {
        one.whose == next.whose && one.kind == ReasonKind::Now && next.kind == one.kind
    };
    reasons.chunk_by(together).filter_map(of_one).collect()
}

/// What a move should lead to, compared with another one: the next best if it speaks for the move, and the best otherwise.
fn expectation(reason: &Reason, seat: Seat) -> Message {
    let own = reason.whose == seat;
    let id = match (own, reason.points > 0) {
        (true, true) => "reason-later-more",
        (true, false) => "reason-later-fewer",
        (false, true) => "reason-later-leaves",
        (false, false) => "reason-later-denies",
    };
    let message =
        Message::new(id).with("points", reason.points.abs()).with("part", Message::new(reason.part));
    if own { message } else { message.with("who", reason.whose) }
}

/// The parts of a score that change: "Wishes +5, Furs −1".
pub fn changed_parts(reasons: &[Reason]) -> Option<Message> {
    let told = reasons.iter().rev().map(|reason| {
        let sign = if reason.points < 0 { '−' } else { '+' };
        Message::new("reason-part")
            .with("part", Message::new(reason.part))
            .with("change", format!("{sign}{}", reason.points.abs()))
    });
    told.reduce(|rest, part| Message::new("reason-parts").with("one", part).with("rest", rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reason(part: &'static str, points: i32, whose: u8) -> Reason {
        Reason { kind: ReasonKind::Now, part, points, whose: Seat::new(whose), sure: true }
    }

    fn told(reasons: &[Reason]) -> Vec<String> {
        reasoning(reasons, Seat::new(1)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn everybody_has_a_sentence_with_the_sum_and_its_parts() {
        assert_eq!(
            told(&[reason("wishes", 5, 1), reason("furs", -1, 1), reason("war", -2, 0)]),
            [
                "reason-now-gains(parts=reason-parts(one=reason-part(part=wishes, change=+5), \
                 rest=reason-part(part=furs, change=−1)), points=4)",
                "reason-now-other(parts=reason-part(part=war, change=−2), who=0)",
            ]
        );
    }

    #[test]
    fn every_estimate_has_a_sentence_of_its_own_after_what_is_certain() {
        let later = |part, points, whose| Reason {
            kind: ReasonKind::Later,
            sure: false,
            ..reason(part, points, whose)
        };
        assert_eq!(
            told(&[reason("furs", 2, 1), later("wishes", 4, 1), later("trade", -3, 0)])[1..],
            ["reason-later-more(points=4, part=wishes)", "reason-later-denies(points=3, part=trade, who=0)",]
        );
        assert_eq!(
            told(&[later("wishes", -4, 1), later("trade", 3, 0)]),
            ["reason-later-fewer(points=4, part=wishes)", "reason-later-leaves(points=3, part=trade, who=0)",]
        );
    }

    #[test]
    fn a_loss_and_an_exchange_are_not_called_gains() {
        assert_eq!(
            told(&[reason("furs", -1, 1)]),
            ["reason-now-loses(parts=reason-part(part=furs, change=−1), points=1)"]
        );
        let even = told(&[reason("vp", 1, 1), reason("furs", -1, 1)]);
        assert!(even[0].starts_with("reason-now-trades("), "{even:?}");
        assert_eq!(told(&[]), Vec::<String>::new());
    }
}
