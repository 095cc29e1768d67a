//! Building lists of legal actions, and explaining why an action is refused.

use crate::{ActionList, Message, Refusal};

/// Receives legal actions.
pub trait Offers<A> {
    /// Adds an action.
    fn add(&mut self, action: A);
    /// Adds actions as long as they make a difference.
    #[inline]
    fn add_all(&mut self, actions: impl IntoIterator<Item = A>) {
        for action in actions {
            self.add(action);
            if self.enough() {
                return;
            }
        }
    }
    /// Whether further actions would make no difference, so that the caller can stop.
    fn enough(&self) -> bool {
        false
    }
}

impl<A> Offers<A> for ActionList<A> {
    #[inline]
    fn add(&mut self, action: A) {
        self.push(action);
    }

    #[inline]
    fn add_all(&mut self, actions: impl IntoIterator<Item = A>) {
        self.extend(actions); // counts only once
    }
}

/// Receives actions only to find out whether there is a choice at all.
#[derive(Clone, Copy, Debug)]
pub struct FirstTwo<A> {
    /// The first action, if there is any.
    pub first: Option<A>,
    /// Whether there is more than one.
    pub several: bool,
}

impl<A> FirstTwo<A> {
    /// The first two of what is offered.
    #[inline]
    pub fn of(offer: impl FnOnce(&mut FirstTwo<A>)) -> FirstTwo<A> {
        let mut found = FirstTwo { first: None, several: false };
        offer(&mut found);
        found
    }

    /// The action without an alternative; there must be one at least.
    #[inline]
    pub fn sole(self) -> Option<A> {
        debug_assert!(self.first.is_some(), "a question without an answer");
        if self.several { None } else { self.first }
    }
}

impl<A: Copy> Offers<A> for FirstTwo<A> {
    #[inline]
    fn add(&mut self, action: A) {
        if self.first.is_none() {
            self.first = Some(action);
        } else {
            self.several = true;
        }
    }

    #[inline]
    fn enough(&self) -> bool {
        self.several
    }
}

/// Why an action is refused: the rule's id, the message's id, and a number for the message. `Copy`, because most
/// refusals are never shown to anybody.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Why(pub &'static str, pub &'static str, pub u16);

/// When an action may be taken: the id of the rule that says so, and the message's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct When(pub &'static str, pub &'static str);

/// What stands against an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Objection {
    /// A rule, for a reason of its own.
    Rule(Why),
    /// It is no answer to the question: there are other times for it.
    NotAsked,
}

/// The result of checking an action.
pub type Judged = Result<(), Objection>;

/// Passes if the condition holds.
///
/// # Errors
/// The given reason, if it does not.
#[inline]
pub fn demand(condition: bool, why: Why) -> Judged {
    if condition { Ok(()) } else { Err(Objection::Rule(why)) }
}

/// Passes if the action answers the question.
///
/// # Errors
/// That there are other times for it, if it does not.
#[inline]
pub fn asked(answers: bool) -> Judged {
    if answers { Ok(()) } else { Err(Objection::NotAsked) }
}

impl Objection {
    /// The refusal of an action that may be taken `when`. `begun` says whether the question is about something that has
    /// been begun, and so has to be answered before anything else.
    pub fn refusal(self, when: When, begun: bool) -> Refusal {
        let When(rule, words) = when;
        match self {
            Objection::Rule(why) => why.into(),
            Objection::NotAsked if begun => {
                Refusal::new(rule, Message::new("when-begun").with("when", Message::new(words)))
            }
            Objection::NotAsked => Refusal::new(rule, Message::new(words)),
        }
    }
}

impl From<Why> for Objection {
    fn from(why: Why) -> Objection {
        Objection::Rule(why)
    }
}

impl From<Why> for Refusal {
    fn from(Why(rule, reason, number): Why) -> Refusal {
        Refusal::new(rule, Message::new(reason).with("number", number))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_are_enough_to_know_that_there_is_a_choice() {
        let of = |actions: &str| FirstTwo::of(|out| actions.chars().for_each(|action| out.add(action)));
        assert_eq!((of("").first, of("").enough()), (None, false));
        assert_eq!((of("a").sole(), of("a").enough()), (Some('a'), false));
        for more in ["ab", "abc"] {
            assert_eq!((of(more).first, of(more).enough(), of(more).sole()), (Some('a'), true, None));
        }
    }

    #[test]
    fn actions_after_the_second_are_not_even_made() {
        let mut asked = 0;
        let found = FirstTwo::of(|out| out.add_all((1..=9).inspect(|_| asked += 1)));
        assert_eq!((found.first, found.several), (Some(1), true));
        assert_eq!(asked, 2);
    }

    #[test]
    fn a_list_never_has_enough() {
        let mut list = ActionList::new();
        list.add(1);
        Offers::add(&mut list, 2);
        list.add_all(3..=5);
        assert_eq!(list.as_slice(), [1, 2, 3, 4, 5]);
        assert!(!Offers::<i32>::enough(&list));
    }

    #[test]
    fn a_reason_becomes_a_refusal() {
        const WHEN: When = When("TOY-002", "toy-when");
        assert_eq!(demand(true, Why("TOY-001", "toy-why", 3)), Ok(()));
        let objection = demand(false, Why("TOY-001", "toy-why", 3)).unwrap_err();
        let refusal = Refusal::new("TOY-001", Message::new("toy-why").with("number", 3));
        assert_eq!(objection.refusal(WHEN, false), refusal);
        assert_eq!(objection.refusal(WHEN, true), refusal);
    }

    #[test]
    fn an_action_that_answers_another_question_is_refused_by_the_rule_that_says_when() {
        const WHEN: When = When("TOY-002", "toy-when");
        assert_eq!(asked(true), Ok(()));
        let objection = asked(false).unwrap_err();
        let when = Message::new("toy-when");
        assert_eq!(objection.refusal(WHEN, false), Refusal::new("TOY-002", when.clone()));
        let begun = Message::new("when-begun").with("when", when);
        assert_eq!(objection.refusal(WHEN, true), Refusal::new("TOY-002", begun));
    }
}
