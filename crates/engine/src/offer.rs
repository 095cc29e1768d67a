//! Building lists of legal actions, and explaining why an action is refused.

use crate::{ActionList, Message, Refusal};

/// Receives legal actions.
pub trait Offers<A> {
    /// Adds an action.
    fn add(&mut self, action: A);
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
        self.several = self.first.is_some();
        self.first = self.first.or(Some(action));
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

/// The result of checking an action.
pub type Judged = Result<(), Why>;

/// Passes if the condition holds.
///
/// # Errors
/// The given reason, if it does not.
#[inline]
pub fn demand(condition: bool, why: Why) -> Judged {
    if condition { Ok(()) } else { Err(why) }
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
    fn a_list_never_has_enough() {
        let mut list = ActionList::new();
        list.add(1);
        Offers::add(&mut list, 2);
        assert_eq!(list.as_slice(), [1, 2]);
        assert!(!Offers::<i32>::enough(&list));
    }

    #[test]
    fn a_reason_becomes_a_refusal() {
        let why = Why("TOY-001", "toy-why", 3);
        assert_eq!(demand(true, why), Ok(()));
        let refusal = Refusal::from(demand(false, why).unwrap_err());
        assert_eq!(refusal, Refusal::new("TOY-001", Message::new("toy-why").with("number", 3)));
    }
}
