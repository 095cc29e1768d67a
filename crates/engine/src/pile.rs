//! A stack with a fixed capacity, as plain data.

/// A stack of up to `N` things that is copied like a number: a face-down deck, or the questions still open.
///
/// The top is the last item. Whatever is stored beyond the top is never read or compared.
#[derive(Clone, Copy, Debug)]
pub struct Pile<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Pile<T, N> {
    /// An empty pile. `filler` occupies the unused places.
    pub const fn empty(filler: T) -> Pile<T, N> {
        assert!(N <= u8::MAX as usize, "the length is a byte");
        Pile { things: [filler; N], len: 0 }
    }

    /// Replaces the contents; the last one is on top.
    ///
    /// # Panics
    /// If there are more than `N`.
    pub fn refill(&mut self, things: &[T]) {
        self.things[..things.len()].copy_from_slice(things);
        self.len = things.len() as u8;
    }

    /// All items, the top last.
    #[inline]
    pub fn all(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }

    /// All items, to change or reorder them.
    pub fn all_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }

    /// The number of items.
    #[inline]
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are no items.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The item on top.
    #[inline]
    pub fn top(&self) -> Option<T> {
        // One comparison: the place below an empty pile is out of bounds, too.
        self.things.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    /// Puts an item on top.
    ///
    /// # Panics
    /// If the pile is full.
    #[inline]
    pub fn push(&mut self, thing: T) {
        self.things[usize::from(self.len)] = thing;
        self.len += 1;
    }

    /// Removes the item on top.
    ///
    /// # Panics
    /// May panic if the pile is empty.
    #[inline]
    pub fn pop(&mut self) {
        self.len -= 1;
    }

    /// Removes and returns the item on top, if there is one.
    #[inline]
    pub fn draw(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.things[usize::from(self.len)])
    }

    /// Removes and returns the item on top if it satisfies the condition.
    pub fn draw_if(&mut self, wanted: impl Fn(T) -> bool) -> Option<T> {
        if wanted(self.top()?) { self.draw() } else { None }
    }

    /// Replaces the item on top.
    ///
    /// # Panics
    /// If the pile is empty.
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
