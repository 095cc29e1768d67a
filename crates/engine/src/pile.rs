//! A pile of things in plain data.

/// A pile with room for `N` things that can be copied like a number: cards face down, questions still open.
///
/// The top is the last of the list. What lies above the top is never looked at, nor compared.
#[derive(Clone, Copy, Debug)]
pub struct Pile<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// A pile of nothing. The filler stands where nothing lies.
    pub const fn empty(filler: T) -> Pile<T, N> {
        assert!(N <= u8::MAX as usize, "the length is a byte");
        Pile { things: [filler; N], len: 0 }
    }

    /// Takes everything away and puts these there, the last one on top.
    ///
    /// # Panics
    /// If they are more than `N`.
    pub fn refill(&mut self, things: &[T]) {
        self.things[..things.len()].copy_from_slice(things);
        self.len = things.len() as u8;
    }

    /// Everything, the top last.
    #[inline]
    pub fn all(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }

    /// Everything, to be changed or put into another order.
    pub fn all_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }

    /// How many there are.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether nothing is left.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The one on top.
    #[inline]
    pub fn top(&self) -> Option<T> {
        (self.len > 0).then(|| self.things[usize::from(self.len) - 1])
    }

    /// Puts one on top.
    ///
    /// # Panics
    /// If there is no room.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Takes the one on top away.
    ///
    /// # Panics
    /// May panic if there is none.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
    }

    /// Takes the one on top, if there is one.
    #[inline]
    pub fn draw(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.things[usize::from(self.len)])
    }

    /// Takes the one on top if it is of the wanted sort.
    pub fn draw_if(&mut self, wanted: impl Fn(T) -> bool) -> Option<T> {
        if wanted(self.top()?) { self.draw() } else { None }
    }

    /// Puts another in the place of the one on top.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub fn replace_top(&mut self, thing: T) {
        self.things[usize::from(self.len) - 1] = thing;
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Pile<T, N>) -> bool {
        self.all() == other.all()
    }
}

impl<T: Copy + Eq, const N: usize> Eq for Pile<T, N> {}

#[cfg(test)]
mod tests {
    use super::*;

    fn pile(things: &[u8]) -> Pile<u8, 4> {
        let mut pile = Pile::empty(0);
        pile.refill(things);
        pile
    }

    #[test]
    fn what_was_put_on_last_is_taken_first() {
        let mut pile = pile(&[1, 2]);
        pile.push(3);
        assert_eq!((pile.all(), pile.len(), pile.top()), ([1, 2, 3].as_slice(), 3, Some(3)));
        pile.replace_top(4);
        assert_eq!([pile.draw(), pile.draw(), pile.draw(), pile.draw()], [Some(4), Some(2), Some(1), None]);
        assert!(pile.is_empty() && pile.top().is_none());
    }

    #[test]
    fn only_a_wanted_top_is_taken() {
        let mut pile = pile(&[2, 3]);
        assert_eq!(pile.draw_if(|thing| thing == 2), None);
        assert_eq!(pile.draw_if(|thing| thing == 3), Some(3));
        assert_eq!(pile.all(), [2]);
        assert_eq!(Pile::<u8, 4>::empty(0).draw_if(|_| true), None);
    }

    #[test]
    fn what_lay_there_before_does_not_count() {
        let mut one_less = pile(&[1, 2]);
        assert_ne!(one_less, pile(&[1]));
        one_less.pop();
        assert_eq!(one_less, pile(&[1]));
    }

    #[test]
    fn everything_can_be_put_into_another_order() {
        let mut pile = pile(&[1, 2]);
        pile.all_mut().reverse();
        assert_eq!(pile.all(), [2, 1]);
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn there_is_no_room_for_more() {
        pile(&[1, 2, 3, 4]).push(5);
    }
}
